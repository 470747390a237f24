/** The variables of Qwen Code's settings and `.env` files that do no harm, or that it refuses from a project. */
import type { Substitution } from "../_kit/settings/substitution.ts";
import { type HarmlessVariables, variableRules, type VariablesFile } from "../_kit/settings/variables.ts";

/** By the source of 0.24.4, `shared-env-keys`: names are compared without their case, `-` is `_`. */
const refused: HarmlessVariables = {
  names: new RegExp(
    `^(?:${[
      "NODE_OPTIONS|NODE_PATH|NODE_REPL_EXTERNAL_MODULE|OPENSSL_CONF|LD_PRELOAD|LD_AUDIT|DYLD_INSERT_LIBRARIES|BASH_ENV|ZDOTDIR|BASH[-_]FUNC[-_].*",
      "NPM[-_]CONFIG[-_](?:NODE[-_]OPTIONS|USERCONFIG|GLOBALCONFIG|SCRIPT[-_]SHELL|PREFIX|NODE[-_]GYP|INIT[-_]MODULE)",
      "NPM_CONFIG_GIT|EDITOR|BROWSER|GIT_CONFIG_(?:KEY|VALUE)_\\d+|DEV|SANDBOX|SANDBOX_ENFORCEMENT",
      "QWEN_(?:HOME|RUNTIME_DIR|AGENT_EXECUTION_BACKEND|UPDATE_BASE_URL|CLI_ENTRY|CDP_MCP_COMMAND)",
      "QWEN_CODE_(?:MCP_APPROVALS_PATH|TRUSTED_FOLDERS_PATH|SYSTEM_SETTINGS_PATH|SYSTEM_DEFAULTS_PATH|WARNINGS_FILE|PRIVATE_RELAUNCH_ENV_PROVENANCE)",
      "QWEN_SERVE_(?:CDP_TUNNEL_OVER_WS|NEW_FILE_MODE|MAX_WORKSPACES|SESSION_ATTACHMENTS_ROOT)",
    ].join("|")})$`,
    "i",
  ),
  because: "is ignored if a project sets it",
};

/** Refused but in a file of the host's own folder, unless the settings say otherwise. */
const excluded: HarmlessVariables = { names: /^(?:DEBUG|DEBUG_MODE)$/, because: "is not taken from this file" };

const harmless: readonly HarmlessVariables[] = [
  refused,
  { names: /^(?:QWEN|OPENAI|GEMINI|ANTHROPIC)_MODEL$/, because: "changes which model is asked" },
  { names: /^(?:CLI_TITLE|NO_BROWSER)$/, because: "changes what a terminal shows" },
];

/** Variables of `.env` that give no power. */
export const variables: readonly HarmlessVariables[] = [...harmless, excluded];

/** Relative to the directory in which a session starts. Both are read only in a folder that is trusted. */
export const variableFiles: readonly VariablesFile[] = [
  { path: ".qwen/.env", rules: variableRules("*", harmless) },
  { path: ".env", rules: variableRules("*", variables) },
];

/** In every text of the settings; a variable that is not set stays as it is written. */
export const substitution: Substitution = { isBare: true };
