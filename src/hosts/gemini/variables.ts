/** The variables of `.gemini/.env` and `.env`, which Gemini CLI sets where the machine does not. */
import type { Substitution } from "../_kit/settings/substitution.ts";
import { type HarmlessVariables, variableRules, type VariablesFile } from "../_kit/settings/variables.ts";

const harmless: readonly HarmlessVariables[] = [
  {
    names: /^(?:CLI_TITLE|GEMINI_CLI_SURFACE|GEMINI_CLI_IDE_PID|NO_BROWSER)$/,
    because: "changes what a terminal shows",
  },
  {
    names: /^GEMINI_(?:MODEL|TELEMETRY_(?:ENABLED|TRACES_ENABLED|TARGET|OTLP_PROTOCOL))$/,
    because: "changes which model is asked, and what is counted",
  },
  {
    names:
      /^(?:GEMINI_API_KEY|GOOGLE_API_KEY|GOOGLE_CLOUD_PROJECT|GOOGLE_CLOUD_LOCATION|OTLP_GOOGLE_CLOUD_PROJECT|GOOGLE_GENAI_API_VERSION)$/,
    because: "decides which account calls the model",
  },
];

const own = [
  {
    names: /^(?:GEMINI_SANDBOX|SANDBOX\w*|SEATBELT_PROFILE|BUILD_SANDBOX|GEMINI_SANDBOX_\w+)$/,
    because: "decides in which sandbox tools run",
  },
  {
    names: /^(?:GEMINI_CLI_TRUST\w*|GEMINI_CLI_SYSTEM_\w+|GEMINI_CLI_HOME)$/,
    because: "decides which folders and settings are trusted",
    may: ["execute"] as const,
  },
  {
    names: /^GEMINI_CLI_IDE_SERVER_STDIO_(?:COMMAND|ARGS)$/,
    because: "is a command that the session starts",
    may: ["execute", "external"] as const,
  },
];

/** The host does not take these from a file `.env` outside of `.gemini`, unless the settings say otherwise. */
const barred: HarmlessVariables = {
  names: /^(?:DEBUG|DEBUG_MODE|GEMINI_CLI_IDE_SERVER_STDIO_(?:COMMAND|ARGS))$/,
  because: "is not taken from this file",
};

/** Relative to the directory in which a session starts. In a folder that is not trusted only four names count. */
export const variables: readonly VariablesFile[] = [
  { path: ".gemini/.env", rules: variableRules("*", harmless, own) },
  { path: ".env", rules: variableRules("*", [...harmless, barred], own) },
];

/** In every text of the settings; a variable that is not set stays as it is written. */
export const substitution: Substitution = { isBare: true, fallback: ":-" };
