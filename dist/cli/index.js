#!/usr/bin/env node
/******/ (() => { // webpackBootstrap
/******/ 	"use strict";
/******/ 	var __webpack_modules__ = ({

/***/ 10811:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ startNoHost)
/* harmony export */ });
/* harmony import */ var _generated_places_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(43935);
/* harmony import */ var _platform_disk_quick_look_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(58706);
/* harmony import */ var _repo_path_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(76311);



const gitlab = /^\.gitlab-ci\./;
async function startNoHost(directory) {
    const inside = (folder) => (0,_platform_disk_quick_look_js__WEBPACK_IMPORTED_MODULE_1__/* .namesAt */ .Qo)((0,_repo_path_js__WEBPACK_IMPORTED_MODULE_2__/* .join */ .fj)(directory, folder)).map((name) => (0,_repo_path_js__WEBPACK_IMPORTED_MODULE_2__/* .join */ .fj)(folder, name));
    const inFolders = _generated_places_js__WEBPACK_IMPORTED_MODULE_0__/* .pipelineFolders */ .qU.flatMap(inside);
    const nested = _generated_places_js__WEBPACK_IMPORTED_MODULE_0__/* .nestedPipelineFolders */ .nL.flatMap(inside).flatMap(inside);
    const paths = [...(0,_platform_disk_quick_look_js__WEBPACK_IMPORTED_MODULE_1__/* .namesAt */ .Qo)(directory), ...inFolders, ...nested].filter((path) => _generated_places_js__WEBPACK_IMPORTED_MODULE_0__/* .pipelinePaths */ .x8.test(path));
    if (paths.length === 0)
        return true;
    const { mayCall, mayRun, plainOf } = await __nccwpck_require__.e(/* import() */ 2890).then(__nccwpck_require__.bind(__nccwpck_require__, 62890));
    return paths.every((path) => {
        const text = (0,_platform_disk_quick_look_js__WEBPACK_IMPORTED_MODULE_1__/* .textAt */ .$6)((0,_repo_path_js__WEBPACK_IMPORTED_MODULE_2__/* .join */ .fj)(directory, path));
        const names = gitlab.test(path) ? [..._generated_places_js__WEBPACK_IMPORTED_MODULE_0__/* .startNames */ .$d, "include"] : _generated_places_js__WEBPACK_IMPORTED_MODULE_0__/* .startNames */ .$d;
        return text !== undefined && !mayRun({ plain: plainOf(text) }, names) && !mayCall(text);
    });
}


/***/ }),

/***/ 43935:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   $d: () => (/* binding */ startNames),
/* harmony export */   Dy: () => (/* binding */ names),
/* harmony export */   FK: () => (/* binding */ settingPaths),
/* harmony export */   H$: () => (/* binding */ settingNames),
/* harmony export */   IU: () => (/* binding */ profilePaths),
/* harmony export */   St: () => (/* binding */ emptyNote),
/* harmony export */   b7: () => (/* binding */ naming),
/* harmony export */   nL: () => (/* binding */ nestedPipelineFolders),
/* harmony export */   oy: () => (/* binding */ fileFlags),
/* harmony export */   qU: () => (/* binding */ pipelineFolders),
/* harmony export */   x8: () => (/* binding */ pipelinePaths)
/* harmony export */ });
const names = new Set([
    ".a3s",
    ".agent",
    ".agent-profile-check.json",
    ".agent-profile-check.yaml",
    ".agent-profile-check.yml",
    ".agent-profile-checks.json",
    ".agent-profile-checks.yaml",
    ".agent-profile-checks.yml",
    ".agent-profiles-check.json",
    ".agent-profiles-check.yaml",
    ".agent-profiles-check.yml",
    ".agent_profile_check.json",
    ".agent_profile_check.yaml",
    ".agent_profile_check.yml",
    ".agents",
    ".amazonq",
    ".antigravity",
    ".augment",
    ".claude",
    ".claude-plugin",
    ".cline",
    ".clinerules",
    ".codebuddy",
    ".codex",
    ".cursor",
    ".defect",
    ".devcontainer",
    ".devcontainer.json",
    ".devcontainer/devcontainer.json",
    ".env",
    ".env.development",
    ".env.development.local",
    ".env.local",
    ".env.production",
    ".env.production.local",
    ".env.test",
    ".env.test.local",
    ".factory",
    ".gemini",
    ".github/agents",
    ".github/aw",
    ".github/chatmodes",
    ".github/copilot",
    ".github/extensions",
    ".github/hooks",
    ".github/lsp.json",
    ".github/mcp.json",
    ".github/workflows",
    ".goose",
    ".grok",
    ".junie",
    ".kilo",
    ".kilocode",
    ".kilocodemodes",
    ".kimi-code",
    ".kiro",
    ".letta",
    ".mcp.json",
    ".opencode",
    ".openhands",
    ".qoder",
    ".qwen",
    ".roo",
    ".roomodes",
    ".vibe",
    ".vscode/mcp.json",
    ".vscode/settings.json",
    ".vtcode",
    "_agent",
    "_agents",
    "action.yaml",
    "action.yml",
    "agent-profile-check.baseline.json",
    "agent-profile-check.json",
    "agent-profile-check.yaml",
    "agent-profile-check.yml",
    "agent-profile-checks.json",
    "agent-profile-checks.yaml",
    "agent-profile-checks.yml",
    "agent-profiles-check.json",
    "agent-profiles-check.yaml",
    "agent-profiles-check.yml",
    "agent_profile_check.json",
    "agent_profile_check.yaml",
    "agent_profile_check.yml",
    "agents",
    "bunfig.toml",
    "copilot",
    "kilo.json",
    "kilo.jsonc",
    "mcp.json",
    "opencode.json",
    "opencode.jsonc",
    "tui.json",
    "tui.jsonc",
    "vtcode.toml",
]);
const settingNames = new Set([
    ".clinerules",
    ".codebuddy.json",
    ".devcontainer.json",
    ".env",
    ".env.development",
    ".env.development.local",
    ".env.local",
    ".env.production",
    ".env.production.local",
    ".env.test",
    ".env.test.local",
    ".kilocodemodes",
    ".mcp.json",
    ".roomodes",
    "agent.json",
    "agents.json",
    "aw.json",
    "bunfig.toml",
    "cli.json",
    "cline_mcp_settings.json",
    "config.acl",
    "config.hcl",
    "config.json",
    "config.local.toml",
    "config.toml",
    "devcontainer.json",
    "environment.json",
    "extension.cjs",
    "extension.js",
    "extension.mjs",
    "hooks.json",
    "hooks.toml",
    "kilo.json",
    "kilo.jsonc",
    "launch.json",
    "local.toml",
    "lsp.json",
    "managed-settings.json",
    "marketplace.json",
    "mcp.json",
    "mcp_config.json",
    "models.json",
    "opencode.json",
    "opencode.jsonc",
    "permissions.json",
    "plugin.json",
    "plugins.json",
    "pre-commit.sh",
    "sandbox.bashrc",
    "sandbox.dockerfile",
    "sandbox.json",
    "scheduled_tasks.json",
    "settings.json",
    "settings.local.json",
    "setup.sh",
    "skill.md",
    "tool-policy.json",
    "tui.json",
    "tui.jsonc",
    "vtcode.toml",
    "worktrees.json",
]);
const settingPaths = /^(?:(?:.*\/)?(?:\.a3s\/config\.acl|\.a3s\/config\.hcl|\.agent\/agents\.json|\.agent\/hooks\.json|\.agent\/mcp_config\.json|\.agent\/plugins\.json|\.agent\/plugins\/[^/]*\/hooks\.json|\.agent\/plugins\/[^/]*\/mcp_config\.json|\.agents\/agents\.json|\.agents\/hooks\.json|\.agents\/mcp_config\.json|\.agents\/plugins\.json|\.agents\/plugins\/[^/]*\/\.claude-plugin\/plugin\.json|\.agents\/plugins\/[^/]*\/\.mcp\.json|\.agents\/plugins\/[^/]*\/\.plugin\/plugin\.json|\.agents\/plugins\/[^/]*\/hooks\.json|\.agents\/plugins\/[^/]*\/hooks\/hooks\.json|\.agents\/plugins\/[^/]*\/mcp_config\.json|\.agents\/plugins\/[^/]*\/plugin\.json|\.agents\/skills\/[^/]*\/\.mcp\.json|\.amazonq\/mcp\.json|\.antigravity\/settings\.json|\.augment\/settings\.json|\.augment\/settings\.local\.json|\.claude-plugin\/marketplace\.json|\.claude-plugin\/plugin\.json|\.claude\/launch\.json|\.claude\/settings\.json|\.claude\/settings\.local\.json|\.clinerules|\.codebuddy\/models\.json|\.codebuddy\/scheduled_tasks\.json|\.codebuddy\/settings\.json|\.codebuddy\/settings\.local\.json|\.codebuddy\/skills\/(?:.+\/)?SKILL\.md|\.codex\/config\.toml|\.codex\/hooks\.json|\.cursor\/cli\.json|\.cursor\/environment\.json|\.cursor\/hooks\.json|\.cursor\/mcp\.json|\.cursor\/permissions\.json|\.cursor\/sandbox\.json|\.cursor\/worktrees\.json|\.devcontainer\.json|\.devcontainer\/[^/]*\/devcontainer\.json|\.devcontainer\/devcontainer\.json|\.env|\.env\.development|\.env\.development\.local|\.env\.local|\.env\.production|\.env\.production\.local|\.env\.test|\.env\.test\.local|\.factory\/hooks\.json|\.factory\/mcp\.json|\.factory\/settings\.json|\.factory\/settings\.local\.json|\.gemini\/\.env|\.gemini\/sandbox\.Dockerfile|\.gemini\/sandbox\.bashrc|\.gemini\/settings\.json|\.github\/copilot\/settings\.json|\.github\/copilot\/settings\.local\.json|\.github\/extensions\/[^/]*\/extension\.cjs|\.github\/extensions\/[^/]*\/extension\.js|\.github\/extensions\/[^/]*\/extension\.mjs|\.github\/lsp\.json|\.github\/mcp\.json|\.grok\/config\.toml|\.junie\/config\.json|\.junie\/mcp\/mcp\.json|\.kilo\/kilo\.json|\.kilo\/kilo\.jsonc|\.kilo\/mcp\.json|\.kilo\/opencode\.json|\.kilo\/opencode\.jsonc|\.kilo\/tui\.json|\.kilo\/tui\.jsonc|\.kilocode\/kilo\.json|\.kilocode\/kilo\.jsonc|\.kilocode\/mcp\.json|\.kilocode\/opencode\.json|\.kilocode\/opencode\.jsonc|\.kilocode\/tui\.json|\.kilocode\/tui\.jsonc|\.kilocodemodes|\.kimi-code\/mcp\.json|\.kiro\/settings\/lsp\.json|\.kiro\/settings\/mcp\.json|\.letta\/settings\.json|\.letta\/settings\.local\.json|\.mcp\.json|\.opencode\/opencode\.json|\.opencode\/opencode\.jsonc|\.opencode\/tui\.json|\.opencode\/tui\.jsonc|\.openhands\/hooks\.json|\.openhands\/microagents\/[^/]*\/\.mcp\.json|\.openhands\/pre-commit\.sh|\.openhands\/setup\.sh|\.openhands\/skills\/[^/]*\/\.mcp\.json|\.qoder\/settings\.json|\.qoder\/settings\.local\.json|\.qwen\/\.env|\.qwen\/settings\.json|\.roo\/mcp\.json|\.roomodes|\.vibe\/config\.toml|\.vibe\/hooks\.toml|\.vscode\/mcp\.json|\.vscode\/settings\.json|\.vtcode\/projects\/[^/]*\/config\/vtcode\.toml|\.vtcode\/tool-policy\.json|\.vtcode\/vtcode\.toml|_agent\/agents\.json|_agent\/hooks\.json|_agent\/mcp_config\.json|_agent\/plugins\.json|_agent\/plugins\/[^/]*\/hooks\.json|_agent\/plugins\/[^/]*\/mcp_config\.json|_agents\/agents\.json|_agents\/hooks\.json|_agents\/mcp_config\.json|_agents\/plugins\.json|_agents\/plugins\/[^/]*\/hooks\.json|_agents\/plugins\/[^/]*\/mcp_config\.json|bunfig\.toml|kilo\.json|kilo\.jsonc|opencode\.json|opencode\.jsonc|tui\.json|tui\.jsonc|vtcode\.toml)|(?:\.defect\/agents\/[^/]*\/config\.toml|\.defect\/config\.local\.toml|\.defect\/config\.toml|\.github\/workflows\/aw\.json|\.kimi-code\/local\.toml|\.mcp\.json|mcp\.json))$/i;
const naming = /^(?:(?:.*\/)?(?:\.agent\/agents\/[^/]*\/agent\.json|\.agents\/agents\/[^/]*\/agent\.json|\.amazonq\/cli-agents\/[^/]*\.json|\.claude\/commands\/(?:.+\/)?[^/]*\.md|\.claude\/skills\/[^/]*\/SKILL\.md|\.kiro\/agents\/(?:.+\/)?[^/]*\.json|\.kiro\/agents\/(?:.+\/)?[^/]*\.md|_agent\/agents\/[^/]*\/agent\.json|_agents\/agents\/[^/]*\/agent\.json)|(?:\.github\/workflows\/[^/]*\.md))$/i;
const profilePaths = /(?:^|\/)\.a3s\/agents\/(?:(?!node_modules\/)[\w-]+\/)*[\w-]+(?:\.[\w-]+)*\.md$|(?:^|\/)\.agent\/agents\/(?:(?!node_modules\/)[\w-]+\/)*[\w-]+(?:\.[\w-]+)*\.md$|(?:^|\/)\.augment\/agents\/(?:(?!node_modules\/)[\w-]+\/)*[\w-]+(?:\.[\w-]+)*\.md$|(?:^|\/)\.claude\/agents\/(?:(?!node_modules\/)[\w-]+\/)*[\w-]+(?:\.[\w-]+)*\.md$|(?:^|\/)\.codebuddy\/agents\/(?:(?!node_modules\/)[\w-]+\/)*[\w-]+(?:\.[\w-]+)*\.md$|(?:^|\/)\.codex\/agents\/(?:(?!node_modules\/)[\w-]+\/)*[\w-]+(?:\.[\w-]+)*\.toml$|(?:^|\/)\.cursor\/agents\/(?:(?!node_modules\/)[\w-]+\/)*[\w-]+(?:\.[\w-]+)*\.md$|(?:^|\/)\.factory\/droids\/[\w-]+(?:\.[\w-]+)*\.md$|(?:^|\/)\.gemini\/agents\/[\w-]+(?:\.[\w-]+)*\.md$|(?:^|\/)\.github\/agents\/(?:(?!node_modules\/)[\w-]+\/)*[\w-]+(?:\.[\w-]+)*\.md$|(?:^|\/)\.goose\/agents\/[\w-]+(?:\.[\w-]+)*\.md$|(?:^|\/)\.grok\/agents\/[\w-]+(?:\.[\w-]+)*\.md$|(?:^|\/)\.junie\/agents\/(?:(?!node_modules\/)[\w-]+\/)*[\w-]+(?:\.[\w-]+)*\.md$|(?:^|\/)\.kilo\/agent\/(?:(?!node_modules\/)[\w-]+\/)*[\w-]+(?:\.[\w-]+)*\.md$|(?:^|\/)\.kilo\/agents\/(?:(?!node_modules\/)[\w-]+\/)*[\w-]+(?:\.[\w-]+)*\.md$|(?:^|\/)\.kilocode\/agent\/(?:(?!node_modules\/)[\w-]+\/)*[\w-]+(?:\.[\w-]+)*\.md$|(?:^|\/)\.kilocode\/agents\/(?:(?!node_modules\/)[\w-]+\/)*[\w-]+(?:\.[\w-]+)*\.md$|(?:^|\/)\.kiro\/agents\/(?:(?!node_modules\/)[\w-]+\/)*[\w-]+(?:\.[\w-]+)*\.json$|(?:^|\/)\.kiro\/agents\/(?:(?!node_modules\/)[\w-]+\/)*[\w-]+(?:\.[\w-]+)*\.md$|(?:^|\/)\.letta\/agents\/[\w-]+(?:\.[\w-]+)*\.md$|(?:^|\/)\.opencode\/agent\/(?:(?!node_modules\/)[\w-]+\/)*[\w-]+(?:\.[\w-]+)*\.md$|(?:^|\/)\.opencode\/agents\/(?:(?!node_modules\/)[\w-]+\/)*[\w-]+(?:\.[\w-]+)*\.md$|(?:^|\/)\.openhands\/agents\/[\w-]+(?:\.[\w-]+)*\.md$|(?:^|\/)\.qoder\/agents\/(?:(?!node_modules\/)[\w-]+\/)*[\w-]+(?:\.[\w-]+)*\.md$|(?:^|\/)\.qwen\/agents\/[\w-]+(?:\.[\w-]+)*\.md$|(?:^|\/)\.vibe\/agents\/[\w-]+(?:\.[\w-]+)*\.toml$|(?:^|\/)\.vtcode\/agents\/[\w-]+(?:\.[\w-]+)*\.md$|^\.defect\/agents\/[\w-]+(?:\.[\w-]+)*\.md$|^\.kimi-code\/agents\/(?:(?!node_modules\/)[\w-]+\/)*[\w-]+(?:\.[\w-]+)*\.md$/;
const pipelinePaths = /^\.gitlab-ci\.ya?ml$|^\.circleci\/[^/]+\.ya?ml$|^(?:azure-pipelines[^/]*|\.azure-pipelines\/[^/]+)\.ya?ml$|^bitbucket-pipelines\.ya?ml$|^(?:buildkite|\.?buildkite\/[^/]+)\.(?:ya?ml|json)$|^(?:\.drone|\.woodpecker|\.woodpecker\/[^/]+)\.ya?ml$|^\.travis\.ya?ml$|^Jenkinsfile(?:\.[^/]*)?$|^\.pre-commit-config\.ya?ml$|^prek\.toml$|^(?:\.config\/)?\.?lefthook(?:-local)?\.(?:ya?ml|json)$|^(?:\.config\/)?\.?lefthook(?:-local)?\.toml$|^\.(?:husky|githooks)\/[^/.][^/]*$|^\.lefthook(?:-local)?\/[^/]+\/[^/.][^/]*$|^(?:\.devcontainer|\.devcontainer\/(?:[^/]+\/)?devcontainer)\.json$/;
const pipelineFolders = [
    ".circleci",
    ".azure-pipelines",
    ".buildkite",
    "buildkite",
    ".woodpecker",
    ".config",
    ".husky",
    ".githooks",
    ".devcontainer",
    ".lefthook",
    ".lefthook-local",
];
const nestedPipelineFolders = [".devcontainer", ".lefthook", ".lefthook-local"];
const startNames = [
    "@anthropic-ai/claude-code",
    "@augmentcode/auggie",
    "@factory/cli",
    "@github/copilot",
    "@google/gemini-cli",
    "@jetbrains/junie",
    "@kilocode/cli",
    "@letta-ai/letta-code",
    "@moonshot-ai/kimi-code",
    "@openai/codex",
    "@qoder-ai/qodercli",
    "@qwen-code/qwen-code",
    "@tencent-ai/codebuddy-code",
    "@xai-official/grok",
    "agy",
    "anomalyco/opencode/github",
    "anthropics/claude-code-action",
    "anthropics/claude-code-action/base-action",
    "anthropics/claude-code-base-action",
    "auggie",
    "augmentcode/augment-agent",
    "cbc",
    "chat",
    "claude",
    "claude-code",
    "cline",
    "codebuddy",
    "codex",
    "copilot",
    "cursor-agent",
    "droid",
    "factory-ai/droid-action",
    "gemini",
    "gemini-cli",
    "google-github-actions/run-gemini-cli",
    "goose",
    "grok",
    "jetbrains/junie-github-action",
    "junie",
    "kilo",
    "kimi",
    "kiro-cli",
    "kiro-cli-chat",
    "letta",
    "letta-ai/letta-code-action",
    "mistral-vibe",
    "mistralai/mistral-vibe",
    "openai/codex-action",
    "opencode",
    "opencode-ai",
    "openhands",
    "openhands/extensions/plugins/pr-review",
    "openhands/extensions/plugins/qa-changes",
    "openhands/extensions/plugins/release-notes",
    "openhands/extensions/plugins/vulnerability-remediation",
    "qodercli",
    "qwen",
    "qwen-code",
    "qwenlm/qwen-code-action",
    "sst/opencode/github",
    "vibe",
    "vtcode",
];
const fileFlags = /(?:--additional-mcp-config|--augment-cache-dir|--bash-env|--config|--data-dir|--enable-mcp-server|--extension-sdk-path|--extensions|--hooks-dir|--mcp-config|--permission|--plugin-dir|--plugin-url|--recipe|--settings|--startup-script|--startup-script-file|--sub-recipe|--with-extension)(?![\w-])|(?<![\w-])(?:acp-command|codex-home|extensions|extensions-repo|extensions-version|mcp_config|openhands-sdk-package|path_to_bun_executable|path_to_claude_code_executable|path_to_droid_executable|path_to_letta_executable|plugin_marketplaces|plugins|settings)["']?\s*:|(?<!\w)(?:(?:ANTHROPIC|ANTIGRAVITY|AUGMENT|CLAUDE|CLINE|CODEBUDDY|CODEX|COPILOT|CURSOR|DASHSCOPE|DROID|FACTORY|GEMINI|GOOGLE|GOOSE|GROK|JUNIE|KILO|KIMI|KIRO|LETTA|LLM|MISTRAL|MOONSHOT|OPENAI|OPENCODE|OPENHANDS|QODER|QWEN|VIBE|VTCODE|XAI)_\w*(?:CONFIG(?:_(?:DIR|HOME|PATH|FILE|CONTENT))?|DATA_DIR|ENV_FILE|HOME|PLUGIN(?:_\w+)?_DIRS?|SETTINGS(?:_(?:PATH|FILE|DIR))?|SHARE_DIR|SHELL(?:_PREFIX)?|SYSTEM_DEFAULTS_PATH)|BASH_ENV|BUN_OPTIONS|DYLD_INSERT_LIBRARIES|GOOSE_ADDITIONAL_CONFIG_FILES|GOOSE_PATH_ROOT|GOOSE_RECIPE_PATH|LD_AUDIT|LD_PRELOAD|LETTA_EXTENSIONS_DIR|LETTA_MODS_DIR|NODE_OPTIONS|OPENHANDS_PERSISTENCE_DIR|OPENHANDS_VERSION|OPENHANDS_WORK_DIR|XDG_CONFIG_HOME)(?!\w)/i;
const emptyNote = "no profile found; looked in the usual places of 28 hosts, such as `.claude/agents`, `.codex/agents`, `.github/agents` (the command `hosts` lists them)";


/***/ }),

/***/ 45757:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   z: () => (/* binding */ tool)
/* harmony export */ });
const tool = {
    name: "agent-profile-check",
    version: "0.1.0",
    homepage: "https://github.com/agent-profile-check/agent-profile-check/blob/main",
};


/***/ }),

/***/ 66321:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Ht: () => (/* binding */ mayHoldProfiles),
/* harmony export */   Li: () => (/* binding */ lookOf),
/* harmony export */   Lk: () => (/* binding */ extensionManifest),
/* harmony export */   WS: () => (/* binding */ likelyRootOf),
/* harmony export */   tg: () => (/* binding */ tellingEnding),
/* harmony export */   wz: () => (/* binding */ isDocument)
/* harmony export */ });
const headLength = 8_000;
const profileKeys = ["name", "tools", "model", "mode", "permission", "sandbox_mode", "developer_instructions"];
const document = /(?:^|\/)(?:_[^/]*|(?:readme|changelog|contributing|license|index|notes?|todo|template|skill|memory)(?:\.[^/]*)?)$/i;
const tellingEnding = /\.(?:agent|chatmode)\.md$/;
const extensionManifest = /(?:^|\/)(?:gemini|qwen)-extension\.json$/;
const likelyFolder = /^(?:sub-?agents?|agents?|droids|chatmodes)$/i;
function likelyRootOf(path) {
    const parts = path.split("/").slice(0, -1);
    const at = parts.findIndex((part) => likelyFolder.test(part));
    return at < 0 ? undefined : parts.slice(0, at + 1).join("/");
}
const severalFiles = 3;
function mayHoldProfiles(directory, files) {
    if (files.some((file) => tellingEnding.test(file)))
        return true;
    const likely = directory === "" ? [] : files.filter((file) => /\.(?:md|toml)$/.test(file) && !isDocument(file));
    if (likely.length === 0)
        return false;
    return likelyRootOf(`${directory}/`) !== undefined || likely.length >= severalFiles;
}
function isDocument(path) {
    return document.test(path);
}
async function lookOf(repo, path) {
    const content = await repo.read(path);
    return content.kind === "text" ? lookOfText(content.source.text) : undefined;
}
function lookOfText(text) {
    const head = text.slice(0, headLength).replace(/^\ufeff/, "");
    const markdown = /^---[ \t]*\r?\n([\s\S]*?)\r?\n---[ \t]*(?:\r?\n|$)/.exec(head);
    if (markdown)
        return lookIn("markdown", markdown[1] ?? "", /^["']?([\w-]+)["']?[ \t]*:[ \t]*(.*)$/gm);
    if (/^\s*\{/.test(head))
        return lookIn("json", head, /^(?: {0,4}|\t)"([\w-]+)"[ \t]*:[ \t]*(.*)$/gm);
    const toml = lookIn("toml", head.replace(/^[ \t]*\[[\s\S]*/m, ""), /^["']?([\w-]+)["']?[ \t]*=[ \t]*(.*)$/gm);
    return toml ?? lookIn("yaml", head, /^([\w-]+)[ \t]*:[ \t]*(.*)$/gm);
}
function lookIn(format, text, pattern) {
    const values = new Map();
    for (const [, key = "", value = ""] of text.matchAll(pattern))
        values.set(key, values.get(key) ?? value);
    if (!values.has("description") || !profileKeys.some((key) => values.has(key)))
        return undefined;
    const name = /^["']?([A-Za-z0-9][\w.-]*)["']?,?[ \t\r]*$/.exec(values.get("name") ?? "")?.[1];
    return { name, format, keys: new Set(values.keys()) };
}


/***/ }),

/***/ 58706:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   $6: () => (/* binding */ textAt),
/* harmony export */   Ii: () => (/* binding */ isPlainTop),
/* harmony export */   LN: () => (/* binding */ isWhollyCheckedOut),
/* harmony export */   Qo: () => (/* binding */ namesAt),
/* harmony export */   i1: () => (/* binding */ textsAt),
/* harmony export */   th: () => (/* binding */ treeLacksNames),
/* harmony export */   wd: () => (/* binding */ isDirectory)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(73024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__nccwpck_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__nccwpck_require__.n(node_path__WEBPACK_IMPORTED_MODULE_1__);


const limits = { directories: 40, entries: 400 };
const plain = /^\.?[A-Za-z0-9_-]+(?:\.[A-Za-z0-9_-]+)*$/;
function treeLacksNames(root, names, inHidden, isTelling) {
    const parents = new Set([...names].flatMap((name) => (name.includes("/") ? [name.slice(0, name.indexOf("/"))] : [])));
    const pending = [{ path: root, relative: "", name: "" }];
    let entries = 0;
    for (const directory of pending) {
        const inside = listed(directory.path);
        if (!inside || (entries += inside.length) > limits.entries)
            return false;
        if (!isPlainDirectory(directory.name, inside, { anywhere: names, parents, inHidden }))
            return false;
        const files = inside.flatMap((entry) => (entry.isFile() ? [entry.name] : []));
        if (isTelling(directory.relative, files))
            return false;
        for (const { name } of inside.filter((entry) => entry.isDirectory() && entry.name !== ".git")) {
            const relative = directory.relative === "" ? name : `${directory.relative}/${name}`;
            pending.push({ path: `${directory.path}${node_path__WEBPACK_IMPORTED_MODULE_1__.sep}${name}`, relative, name: name.toLowerCase() });
        }
        if (pending.length > limits.directories)
            return false;
    }
    return true;
}
function isPlainDirectory(directory, inside, names) {
    const isParent = names.parents.has(directory);
    if (isParent && inside.every(({ name }) => name === ".git"))
        return false;
    return inside.every((entry) => (entry.name === ".git" ? !isParent : isPlainEntry(directory, entry, names)));
}
function isPlainEntry(directory, entry, { anywhere, inHidden }) {
    const name = entry.name.toLowerCase();
    if (!plain.test(entry.name) || !(entry.isDirectory() || entry.isFile()))
        return false;
    return (!anywhere.has(name) && !anywhere.has(`${directory}/${name}`) && !(directory.startsWith(".") && inHidden.has(name)));
}
const maxBytes = 200_000;
function textsAt(directory) {
    const found = [];
    for (const { name } of listed(directory) ?? []) {
        const text = textAt(`${directory}${node_path__WEBPACK_IMPORTED_MODULE_1__.sep}${name}`);
        if (text === undefined)
            return undefined;
        found.push([name, text]);
    }
    return found;
}
function textAt(path) {
    try {
        const file = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path);
        return file.isFile() && file.size <= maxBytes ? (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path, "utf8") : undefined;
    }
    catch {
        return undefined;
    }
}
function namesAt(directory) {
    return (listed(directory) ?? []).map(({ name }) => name);
}
function isDirectory(path) {
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
}
function listed(directory) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(directory, { withFileTypes: true });
    }
    catch {
        return undefined;
    }
}
function isWhollyCheckedOut(gitDirectory) {
    return ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)([gitDirectory, "index"].join(node_path__WEBPACK_IMPORTED_MODULE_1__.sep)) && !(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)([gitDirectory, "info", "sparse-checkout"].join(node_path__WEBPACK_IMPORTED_MODULE_1__.sep)));
}
function isPlainTop(directory) {
    const isThere = (...path) => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)([directory, ...path].join(node_path__WEBPACK_IMPORTED_MODULE_1__.sep), { throwIfNoEntry: false })?.isDirectory() === true;
    if (!isThere(".git", "objects") || !isThere(".git", "refs") || isThere("objects") || isThere("refs"))
        return false;
    try {
        const config = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)([directory, ".git", "config"].join(node_path__WEBPACK_IMPORTED_MODULE_1__.sep), "utf8");
        const head = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)([directory, ".git", "HEAD"].join(node_path__WEBPACK_IMPORTED_MODULE_1__.sep));
        return head.isFile() && !/worktreeconfig|bare(?!\s*=\s*false\b)/i.test(config);
    }
    catch {
        return false;
    }
}


/***/ }),

/***/ 92804:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   E6: () => (/* binding */ flushErrors),
/* harmony export */   Hd: () => (/* binding */ isTerminal),
/* harmony export */   oG: () => (/* binding */ writeError),
/* harmony export */   xs: () => (/* binding */ controllingColumns),
/* harmony export */   yg: () => (/* binding */ outputTerminal),
/* harmony export */   zh: () => (/* binding */ writeOutput)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(73024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__nccwpck_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);

const pendingWrites = [];
const streaming = new Set();
function writeOutput(text) {
    return new Promise((resolve, reject) => {
        const settle = (error) => (error && !isBrokenPipe(error) ? reject(error) : resolve());
        const rest = writeNow(1, text, settle);
        if (rest.length === 0)
            return settle();
        const { stdout } = process;
        stdout.once("error", settle);
        stdout.write(rest, settle);
    });
}
function writeError(text) {
    const rest = writeNow(2, text, () => undefined);
    if (rest.length === 0)
        return;
    const { stderr } = process;
    if (stderr.listenerCount("error") === 0)
        stderr.on("error", () => undefined);
    pendingWrites.push(new Promise((resolve) => stderr.write(rest, () => resolve())));
}
async function flushErrors() {
    await Promise.all(pendingWrites);
}
function isPlain(descriptor) {
    try {
        const device = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(descriptor);
        return !streaming.has(descriptor) && (!device.isCharacterDevice() || device.rdev === (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)("/dev/null").rdev);
    }
    catch {
        return false;
    }
}
function isTerminal(descriptor) {
    return !isPlain(descriptor) && process.getBuiltinModule("node:tty").isatty(descriptor);
}
function outputTerminal() {
    if (isPlain(1))
        return { isTerminal: false, columns: undefined };
    const { isTTY, columns } = process.stdout;
    return { isTerminal: isTTY === true, columns };
}
function controllingColumns() {
    try {
        const { WriteStream } = process.getBuiltinModule("node:tty");
        const terminal = new WriteStream((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)("/dev/tty", "r+"));
        const { columns } = terminal;
        terminal.destroy();
        return columns || undefined;
    }
    catch {
        return undefined;
    }
}
function writeNow(descriptor, text, failed) {
    let bytes = Buffer.from(text);
    try {
        if (isPlain(descriptor))
            while (bytes.length > 0)
                bytes = bytes.subarray((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeSync)(descriptor, bytes));
    }
    catch (error) {
        const isFull = error instanceof Error && "code" in error && error.code === "EAGAIN";
        if (!isFull) {
            failed(error instanceof Error ? error : new Error(String(error)));
            return Buffer.alloc(0);
        }
    }
    if (bytes.length > 0)
        streaming.add(descriptor);
    return bytes;
}
function isBrokenPipe(error) {
    return "code" in error && (error.code === "EPIPE" || error.code === "EOF");
}


/***/ }),

/***/ 76311:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   GE: () => (/* binding */ tidied),
/* harmony export */   UO: () => (/* binding */ isWithin),
/* harmony export */   Vb: () => (/* binding */ nameOf),
/* harmony export */   Vc: () => (/* binding */ stemOf),
/* harmony export */   bg: () => (/* binding */ byBytes),
/* harmony export */   f$: () => (/* binding */ withAncestors),
/* harmony export */   fj: () => (/* binding */ join),
/* harmony export */   je: () => (/* binding */ extensionOf),
/* harmony export */   jt: () => (/* binding */ directoryOf),
/* harmony export */   pj: () => (/* binding */ plain)
/* harmony export */ });
function join(directory, name) {
    if (directory === "" || name === "")
        return directory + name;
    return directory === "/" ? `/${name}` : `${directory}/${name}`;
}
function directoryOf(path) {
    const slash = path.lastIndexOf("/");
    return slash < 0 ? "" : slash === 0 ? "/" : path.slice(0, slash);
}
function withAncestors(directory) {
    if (directory === "")
        return [];
    return directory.split("/").map((_, at, parts) => parts.slice(0, at + 1).join("/"));
}
function nameOf(path) {
    return path.slice(path.lastIndexOf("/") + 1);
}
function extensionOf(path) {
    const name = nameOf(path);
    const dot = name.lastIndexOf(".");
    return dot <= 0 || name === ".." ? undefined : name.slice(dot + 1);
}
function stemOf(path) {
    const name = nameOf(path);
    const extension = extensionOf(path);
    return extension === undefined ? name : name.slice(0, name.length - extension.length - 1);
}
function isWithin(path, directory) {
    return directory === "" || path === directory || path.startsWith(directory === "/" ? "/" : `${directory}/`);
}
function plain(path) {
    const segments = [];
    for (const segment of path.split("/")) {
        if (segment === "..") {
            if (segments.pop() === undefined)
                return undefined;
        }
        else if (segment !== "" && segment !== ".")
            segments.push(segment);
    }
    return (path.startsWith("/") ? "/" : "") + segments.join("/");
}
function byBytes(a, b) {
    if (a === b)
        return 0;
    return surrogate.test(a) || surrogate.test(b) ? byPoints(a, b) : a < b ? -1 : 1;
}
const surrogate = /[\ud800-\udfff]/;
function byPoints(a, b) {
    const length = Math.min(a.length, b.length);
    for (let i = 0; i < length; i++) {
        const difference = rank(a.charCodeAt(i)) - rank(b.charCodeAt(i));
        if (difference !== 0)
            return difference;
    }
    return a.length - b.length;
}
function rank(unit) {
    return unit >= 0xd800 && unit < 0xe000 ? unit + 0x10000 : unit;
}
function tidied(written) {
    return written
        .replace(/^(?:\.\/+)+/, "")
        .replace(/\/+$/, "")
        .replace(/^\.$/, "");
}


/***/ }),

/***/ 72456:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Fy: () => (/* binding */ limits),
/* harmony export */   Ke: () => (/* binding */ inConflict),
/* harmony export */   U3: () => (/* binding */ ForeignObject),
/* harmony export */   ae: () => (/* binding */ RunFailure),
/* harmony export */   g$: () => (/* binding */ tooLarge),
/* harmony export */   ie: () => (/* binding */ UnreadableFile),
/* harmony export */   kg: () => (/* binding */ combine),
/* harmony export */   yo: () => (/* binding */ UserError),
/* harmony export */   zv: () => (/* binding */ isOfMachine)
/* harmony export */ });
function combine(repository, user) {
    return {
        holdsUser: true,
        list: async () => {
            const [own, users] = await Promise.all([repository.list(), user.list()]);
            return [...own.map((entry) => (isHome(entry.path) ? { ...entry, path: `./${entry.path}` } : entry)), ...users];
        },
        identify: async (path) => isHome(path) || path.startsWith("/")
            ? undefined
            : repository.identify?.(path.startsWith("./~") ? path.slice(2) : path),
        read: (path) => isHome(path) || path.startsWith("/")
            ? user.read(path)
            : repository.read(path.startsWith("./~") ? path.slice(2) : path),
        ...(repository.readNow
            ? {
                readNow: (path) => isHome(path) || path.startsWith("/")
                    ? undefined
                    : repository.readNow?.(path.startsWith("./~") ? path.slice(2) : path),
            }
            : {}),
    };
}
function isHome(path) {
    return path === "~" || path.startsWith("~/");
}
class UnreadableFile extends Error {
}
class UserError extends Error {
}
class RunFailure extends Error {
}
class ForeignObject extends RunFailure {
}
function isOfMachine(error) {
    return error instanceof RunFailure || (error instanceof Error && "syscall" in error);
}
const limits = {
    fileBytes: 4 * 1024 * 1024,
    totalBytes: 1024 * 1024 * 1024,
    entries: 500_000,
    links: 40,
    levels: 200,
};
function inConflict(path) {
    const command = /^[\w./@+-]+$/.test(path) ? `\`git add ${path}\`` : "`git add`";
    return `has a merge conflict, so it could not be checked; resolve it and run ${command}`;
}
function tooLarge(bytes) {
    return `is ${Math.ceil((bytes / (1 << 20)) * 10) / 10} MiB large; the limit is ${limits.fileBytes >> 20} MiB`;
}


/***/ }),

/***/ 13868:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ invalidFile),
/* harmony export */   m: () => (/* binding */ undecidedLine)
/* harmony export */ });
function undecidedLine(reason) {
    return `Not decided: ${reason}`;
}
function invalidFile(problems) {
    if (problems.length > 0 && problems.every(({ kind }) => kind === "unfetched"))
        return "the policy could not be fetched";
    return problems.length > 0 && problems.every(({ at }) => at.source.path.endsWith(".baseline.json"))
        ? "the baseline is invalid"
        : "the policy is invalid";
}


/***/ }),

/***/ 14135:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ nounFor),
/* harmony export */   h: () => (/* binding */ counted)
/* harmony export */ });
function counted(count, one, many = `${one}s`) {
    return `${count} ${nounFor(count, one, many)}`;
}
function nounFor(count, one, many = `${one}s`) {
    return count === 1 ? one : many;
}


/***/ }),

/***/ 32426:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Mg: () => (/* binding */ withoutMiddle),
/* harmony export */   P: () => (/* binding */ withoutHidden),
/* harmony export */   RK: () => (/* binding */ visible),
/* harmony export */   k_: () => (/* binding */ hiddenIn),
/* harmony export */   nl: () => (/* binding */ inertJson),
/* harmony export */   qz: () => (/* binding */ widthOf),
/* harmony export */   wF: () => (/* binding */ graphemesOf)
/* harmony export */ });
/* harmony import */ var _counted_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(14135);

const hidden = () => /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}\p{Co}\p{Cn}\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u2800\u3164\ufe00-\ufe0f\uffa0\u{e0100}-\u{e01ef}]/gu;
const joinsEmoji = () => /^\p{Extended_Pictographic}[\ufe0f\p{Emoji_Modifier}]*$/u;
const escapes = { "\n": "\\n", "\r": "\\r", "\t": "\\t" };
function visible(text) {
    if (/^[\x20-\x7e]*$/.test(text) && !/##\[|(?:^| )::/.test(text))
        return text;
    return text
        .replace(hidden(), (character, at) => isPartOfEmoji(text, character, at) ? character : (escapes[character] ?? escape(character)))
        .replaceAll("##[", `##${escape("[")}`)
        .replace(/(^|\s):(?=:)/g, (_, space) => `${space}${escape(":")}`);
}
function withoutMiddle(text, most) {
    if (text.length <= most)
        return text;
    const half = most >> 1;
    const start = text.slice(0, half).replace(/[\ud800-\udbff]$/, "");
    const end = text.slice(-half).replace(/^[\udc00-\udfff]/, "");
    return `${start}…(${(0,_counted_js__WEBPACK_IMPORTED_MODULE_0__/* .counted */ .h)(text.length - start.length - end.length, "more character")})…${end}`;
}
function withoutHidden(text) {
    return text.replace(hidden(), "");
}
function hiddenIn(text) {
    const counts = new Map();
    if (/^[\t\n\r\x20-\x7e]*$/.test(text))
        return counts;
    for (const { 0: character, index } of text.matchAll(hidden())) {
        if (!Object.hasOwn(escapes, character) && !isPartOfEmoji(text, character, index))
            counts.set(character, (counts.get(character) ?? 0) + 1);
    }
    return counts;
}
function inertJson(json) {
    const units = (text) => text
        .split("")
        .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`)
        .join("");
    return json.replace(hidden(), units).replaceAll("##[", "#\\u0023[");
}
function escape(character) {
    return `<U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}>`;
}
function isPartOfEmoji(text, character, at) {
    if (character !== "\u200d" && character !== "\ufe0f")
        return false;
    const before = /\p{Extended_Pictographic}[\ufe0f\p{Emoji_Modifier}]*$/u.test(text.slice(Math.max(0, at - 8), at));
    return before && (character === "\ufe0f" || joinsEmoji().test(String.fromCodePoint(text.codePointAt(at + 1) ?? 0)));
}
function widthOf(text) {
    if (/^[\x20-\x7e→…]*$/.test(text))
        return text.length;
    let width = 0;
    for (const segment of graphemesOf(text))
        width += isWide(segment) ? 2 : /^\p{M}+$/u.test(segment) ? 0 : 1;
    return width;
}
let segmenter;
const alone = () => /^[\0-\x0c\x0e-\u02ff\u0370-\u0482\u048a-\u058f\u1e00-\u200b\u200e-\u20cf\u2100-\u2bff\u3001-\u3029\u3041-\u3096\u30a1-\u30ff\u3400-\u9fff\u{1f300}-\u{1f3fa}\u{1f400}-\u{1faff}]*$/u;
function graphemesOf(text) {
    if (alone().test(text))
        return [...text];
    segmenter ??= new Intl.Segmenter("en", { granularity: "grapheme" });
    return [...segmenter.segment(text)].map(({ segment }) => segment);
}
const wide = [
    [0x1100, 0x115f],
    [0x2e80, 0x303e],
    [0x3041, 0xa4cf],
    [0xa960, 0xa97f],
    [0xac00, 0xd7a3],
    [0xf900, 0xfaff],
    [0xfe30, 0xfe6f],
    [0xff01, 0xff60],
    [0xffe0, 0xffe6],
    [0x17000, 0x18aff],
    [0x1b000, 0x1b2ff],
    [0x20000, 0x3fffd],
];
function isWide(grapheme) {
    if (/^\p{Emoji_Presentation}|\ufe0f/u.test(grapheme))
        return true;
    const point = grapheme.codePointAt(0) ?? 0;
    return point >= 0x1100 && wide.some(([first, last]) => point >= first && point <= last);
}


/***/ }),

/***/ 20181:
/***/ ((module) => {

module.exports = require("buffer");

/***/ }),

/***/ 34589:
/***/ ((module) => {

module.exports = require("node:assert");

/***/ }),

/***/ 16698:
/***/ ((module) => {

module.exports = require("node:async_hooks");

/***/ }),

/***/ 4573:
/***/ ((module) => {

module.exports = require("node:buffer");

/***/ }),

/***/ 37540:
/***/ ((module) => {

module.exports = require("node:console");

/***/ }),

/***/ 77598:
/***/ ((module) => {

module.exports = require("node:crypto");

/***/ }),

/***/ 53053:
/***/ ((module) => {

module.exports = require("node:diagnostics_channel");

/***/ }),

/***/ 40610:
/***/ ((module) => {

module.exports = require("node:dns");

/***/ }),

/***/ 78474:
/***/ ((module) => {

module.exports = require("node:events");

/***/ }),

/***/ 73024:
/***/ ((module) => {

module.exports = require("node:fs");

/***/ }),

/***/ 51455:
/***/ ((module) => {

module.exports = require("node:fs/promises");

/***/ }),

/***/ 37067:
/***/ ((module) => {

module.exports = require("node:http");

/***/ }),

/***/ 32467:
/***/ ((module) => {

module.exports = require("node:http2");

/***/ }),

/***/ 77030:
/***/ ((module) => {

module.exports = require("node:net");

/***/ }),

/***/ 48161:
/***/ ((module) => {

module.exports = require("node:os");

/***/ }),

/***/ 76760:
/***/ ((module) => {

module.exports = require("node:path");

/***/ }),

/***/ 643:
/***/ ((module) => {

module.exports = require("node:perf_hooks");

/***/ }),

/***/ 41792:
/***/ ((module) => {

module.exports = require("node:querystring");

/***/ }),

/***/ 57075:
/***/ ((module) => {

module.exports = require("node:stream");

/***/ }),

/***/ 41692:
/***/ ((module) => {

module.exports = require("node:tls");

/***/ }),

/***/ 73136:
/***/ ((module) => {

module.exports = require("node:url");

/***/ }),

/***/ 57975:
/***/ ((module) => {

module.exports = require("node:util");

/***/ }),

/***/ 73429:
/***/ ((module) => {

module.exports = require("node:util/types");

/***/ }),

/***/ 30714:
/***/ ((module) => {

module.exports = require("node:vm");

/***/ }),

/***/ 75919:
/***/ ((module) => {

module.exports = require("node:worker_threads");

/***/ }),

/***/ 38522:
/***/ ((module) => {

module.exports = require("node:zlib");

/***/ }),

/***/ 932:
/***/ ((module) => {

module.exports = require("process");

/***/ }),

/***/ 13193:
/***/ ((module) => {

module.exports = require("string_decoder");

/***/ })

/******/ 	});
/************************************************************************/
/******/ 	// The module cache
/******/ 	var __webpack_module_cache__ = {};
/******/ 	
/******/ 	// The require function
/******/ 	function __nccwpck_require__(moduleId) {
/******/ 		// Check if module is in cache
/******/ 		var cachedModule = __webpack_module_cache__[moduleId];
/******/ 		if (cachedModule !== undefined) {
/******/ 			return cachedModule.exports;
/******/ 		}
/******/ 		// Create a new module (and put it into the cache)
/******/ 		var module = __webpack_module_cache__[moduleId] = {
/******/ 			// no module.id needed
/******/ 			// no module.loaded needed
/******/ 			exports: {}
/******/ 		};
/******/ 	
/******/ 		// Execute the module function
/******/ 		var threw = true;
/******/ 		try {
/******/ 			__webpack_modules__[moduleId](module, module.exports, __nccwpck_require__);
/******/ 			threw = false;
/******/ 		} finally {
/******/ 			if(threw) delete __webpack_module_cache__[moduleId];
/******/ 		}
/******/ 	
/******/ 		// Return the exports of the module
/******/ 		return module.exports;
/******/ 	}
/******/ 	
/******/ 	// expose the modules object (__webpack_modules__)
/******/ 	__nccwpck_require__.m = __webpack_modules__;
/******/ 	
/************************************************************************/
/******/ 	/* webpack/runtime/asset-relocator-loader */
/******/ 	if (typeof __nccwpck_require__ !== 'undefined') __nccwpck_require__.ab = __dirname + "/";
/******/ 	
/******/ 	/* webpack/runtime/compat get default export */
/******/ 	(() => {
/******/ 		// getDefaultExport function for compatibility with non-harmony modules
/******/ 		__nccwpck_require__.n = (module) => {
/******/ 			var getter = module && module.__esModule ?
/******/ 				() => (module['default']) :
/******/ 				() => (module);
/******/ 			__nccwpck_require__.d(getter, { a: getter });
/******/ 			return getter;
/******/ 		};
/******/ 	})();
/******/ 	
/******/ 	/* webpack/runtime/create fake namespace object */
/******/ 	(() => {
/******/ 		var getProto = Object.getPrototypeOf ? (obj) => (Object.getPrototypeOf(obj)) : (obj) => (obj.__proto__);
/******/ 		var leafPrototypes;
/******/ 		// create a fake namespace object
/******/ 		// mode & 1: value is a module id, require it
/******/ 		// mode & 2: merge all properties of value into the ns
/******/ 		// mode & 4: return value when already ns object
/******/ 		// mode & 16: return value when it's Promise-like
/******/ 		// mode & 8|1: behave like require
/******/ 		__nccwpck_require__.t = function(value, mode) {
/******/ 			if(mode & 1) value = this(value);
/******/ 			if(mode & 8) return value;
/******/ 			if(typeof value === 'object' && value) {
/******/ 				if((mode & 4) && value.__esModule) return value;
/******/ 				if((mode & 16) && typeof value.then === 'function') return value;
/******/ 			}
/******/ 			var ns = Object.create(null);
/******/ 			__nccwpck_require__.r(ns);
/******/ 			var def = {};
/******/ 			leafPrototypes = leafPrototypes || [null, getProto({}), getProto([]), getProto(getProto)];
/******/ 			for(var current = mode & 2 && value; typeof current == 'object' && !~leafPrototypes.indexOf(current); current = getProto(current)) {
/******/ 				Object.getOwnPropertyNames(current).forEach((key) => (def[key] = () => (value[key])));
/******/ 			}
/******/ 			def['default'] = () => (value);
/******/ 			__nccwpck_require__.d(ns, def);
/******/ 			return ns;
/******/ 		};
/******/ 	})();
/******/ 	
/******/ 	/* webpack/runtime/define property getters */
/******/ 	(() => {
/******/ 		// define getter functions for harmony exports
/******/ 		__nccwpck_require__.d = (exports, definition) => {
/******/ 			for(var key in definition) {
/******/ 				if(__nccwpck_require__.o(definition, key) && !__nccwpck_require__.o(exports, key)) {
/******/ 					Object.defineProperty(exports, key, { enumerable: true, get: definition[key] });
/******/ 				}
/******/ 			}
/******/ 		};
/******/ 	})();
/******/ 	
/******/ 	/* webpack/runtime/ensure chunk */
/******/ 	(() => {
/******/ 		__nccwpck_require__.f = {};
/******/ 		// This file contains only the entry chunk.
/******/ 		// The chunk loading function for additional chunks
/******/ 		__nccwpck_require__.e = (chunkId) => {
/******/ 			return Promise.all(Object.keys(__nccwpck_require__.f).reduce((promises, key) => {
/******/ 				__nccwpck_require__.f[key](chunkId, promises);
/******/ 				return promises;
/******/ 			}, []));
/******/ 		};
/******/ 	})();
/******/ 	
/******/ 	/* webpack/runtime/get javascript chunk filename */
/******/ 	(() => {
/******/ 		// This function allow to reference async chunks
/******/ 		__nccwpck_require__.u = (chunkId) => {
/******/ 			// return url for filenames based on template
/******/ 			return "" + chunkId + ".index.js";
/******/ 		};
/******/ 	})();
/******/ 	
/******/ 	/* webpack/runtime/hasOwnProperty shorthand */
/******/ 	(() => {
/******/ 		__nccwpck_require__.o = (obj, prop) => (Object.prototype.hasOwnProperty.call(obj, prop))
/******/ 	})();
/******/ 	
/******/ 	/* webpack/runtime/make namespace object */
/******/ 	(() => {
/******/ 		// define __esModule on exports
/******/ 		__nccwpck_require__.r = (exports) => {
/******/ 			if(typeof Symbol !== 'undefined' && Symbol.toStringTag) {
/******/ 				Object.defineProperty(exports, Symbol.toStringTag, { value: 'Module' });
/******/ 			}
/******/ 			Object.defineProperty(exports, '__esModule', { value: true });
/******/ 		};
/******/ 	})();
/******/ 	
/******/ 	/* webpack/runtime/require chunk loading */
/******/ 	(() => {
/******/ 		// no baseURI
/******/ 		
/******/ 		// object to store loaded chunks
/******/ 		// "1" means "loaded", otherwise not loaded yet
/******/ 		var installedChunks = {
/******/ 			8792: 1
/******/ 		};
/******/ 		
/******/ 		// no on chunks loaded
/******/ 		
/******/ 		var installChunk = (chunk) => {
/******/ 			var moreModules = chunk.modules, chunkIds = chunk.ids, runtime = chunk.runtime;
/******/ 			for(var moduleId in moreModules) {
/******/ 				if(__nccwpck_require__.o(moreModules, moduleId)) {
/******/ 					__nccwpck_require__.m[moduleId] = moreModules[moduleId];
/******/ 				}
/******/ 			}
/******/ 			if(runtime) runtime(__nccwpck_require__);
/******/ 			for(var i = 0; i < chunkIds.length; i++)
/******/ 				installedChunks[chunkIds[i]] = 1;
/******/ 		
/******/ 		};
/******/ 		
/******/ 		// require() chunk loading for javascript
/******/ 		__nccwpck_require__.f.require = (chunkId, promises) => {
/******/ 			// "1" is the signal for "already loaded"
/******/ 			if(!installedChunks[chunkId]) {
/******/ 				if(true) { // all chunks have JS
/******/ 					installChunk(require("./" + __nccwpck_require__.u(chunkId)));
/******/ 				} else installedChunks[chunkId] = 1;
/******/ 			}
/******/ 		};
/******/ 		
/******/ 		// no external install chunk
/******/ 		
/******/ 		// no HMR
/******/ 		
/******/ 		// no HMR manifest
/******/ 	})();
/******/ 	
/************************************************************************/
var __webpack_exports__ = {};

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __nccwpck_require__(73024);
// EXTERNAL MODULE: ./build/bundle/src/generated/places.js
var places = __nccwpck_require__(43935);
// EXTERNAL MODULE: ./build/bundle/src/inspect/unread/profile-look.js
var profile_look = __nccwpck_require__(66321);
// EXTERNAL MODULE: ./build/bundle/src/platform/disk/quick-look.js
var quick_look = __nccwpck_require__(58706);
// EXTERNAL MODULE: ./build/bundle/src/repo/path.js
var path = __nccwpck_require__(76311);
// EXTERNAL MODULE: ./build/bundle/src/cli/quick/pipelines.js
var pipelines = __nccwpck_require__(10811);
;// CONCATENATED MODULE: ./build/bundle/src/cli/quick/empty.js





const inHidden = new Set(["agents", "agent", "subagents"]);
async function isPlainRepository(directory) {
    return ((0,quick_look/* isPlainTop */.Ii)(directory) &&
        (0,quick_look/* isWhollyCheckedOut */.LN)((0,path/* join */.fj)(directory, ".git")) &&
        (0,quick_look/* treeLacksNames */.th)(directory, places/* names */.Dy, inHidden, profile_look/* mayHoldProfiles */.Ht) &&
        (0,quick_look/* namesAt */.Qo)((0,path/* join */.fj)(directory, ".github/workflows")).length === 0 &&
        (await (0,pipelines/* startNoHost */.U)(directory)));
}

;// CONCATENATED MODULE: ./build/bundle/src/cli/quick/lazy.js
const isCommitElsewhere = async (...parameters) => (await Promise.all(/* import() */[__nccwpck_require__.e(6555), __nccwpck_require__.e(8737), __nccwpck_require__.e(6258)]).then(__nccwpck_require__.bind(__nccwpck_require__, 45130))).isCommitElsewhere(...parameters);

;// CONCATENATED MODULE: ./build/bundle/src/cli/quick/index.js



async function quickAnswer(words, directory, run) {
    const [first, ...others] = words;
    switch ((first === "check" ? others : words).join(" ")) {
        case "":
            return !run.isTerminal && (await isPlainRepository(directory))
                ? { text: "Passed: no agent profiles found\n\n", note: places/* emptyNote */.St }
                : undefined;
        case "--staged":
            return (await isCommitElsewhere(directory, run))
                ? { text: "Passed: nothing that is staged belongs to a subagent\n" }
                : undefined;
        default:
            return undefined;
    }
}

// EXTERNAL MODULE: ./build/bundle/src/generated/tool.js
var tool = __nccwpck_require__(45757);
// EXTERNAL MODULE: ./build/bundle/src/platform/streams.js
var streams = __nccwpck_require__(92804);
// EXTERNAL MODULE: ./build/bundle/src/reports/undecided.js
var undecided = __nccwpck_require__(13868);
// EXTERNAL MODULE: ./build/bundle/src/repo/tree.js
var tree = __nccwpck_require__(72456);
// EXTERNAL MODULE: ./build/bundle/src/sanitize/text.js
var sanitize_text = __nccwpck_require__(32426);
;// CONCATENATED MODULE: ./build/bundle/src/cli.js







const { argv, env } = process;
const prefix = `${tool/* tool */.z.name}: `;
process.exitCode = 3;
let ended = false;
let crashed = false;
process.on("uncaughtException", (error) => crash(error));
process.on("unhandledRejection", (error) => crash(error));
process.on("exit", () => {
    if (!ended)
        crash(new Error("the run came to an end before its answer"));
});
runWords(argv.slice(2)).then(end, (error) => error instanceof tree/* UserError */.yo ? endWithMistake(error.message) : crash(error));
async function runWords(words) {
    const directory = process.cwd();
    const quick = await quickAnswer(words, directory, {
        environment: env,
        isTerminal: (0,streams/* isTerminal */.Hd)(1),
        today,
        takeCompiledCode,
    }).catch(() => undefined);
    if (!quick) {
        await takeCompiledCode();
        const { answer } = await Promise.all(/* import() */[__nccwpck_require__.e(4997), __nccwpck_require__.e(9778)]).then(__nccwpck_require__.bind(__nccwpck_require__, 89778));
        return answer(words, { directory, environment: env, today: today(), script: argv[1] });
    }
    if (quick.note !== undefined)
        (0,streams/* writeError */.oG)(`${prefix}${quick.note}\n`);
    await (0,streams/* writeOutput */.zh)(quick.text);
    return 0;
}
async function takeCompiledCode() {
    if ( false || __nccwpck_require__.compile)
        return;
    const { keepCompiledCode } = await __nccwpck_require__.e(/* import() */ 2218).then(__nccwpck_require__.bind(__nccwpck_require__, 12218));
    keepCompiledCode(__nccwpck_require__, env);
}
function today() {
    return new Date().toISOString().slice(0, 10);
}
function endWithMistake(message) {
    (0,streams/* writeError */.oG)(`${prefix}${(0,sanitize_text/* visible */.RK)(message)}\n`);
    return end(2);
}
async function end(code) {
    await (0,streams/* flushErrors */.E6)();
    ended = true;
    process.exit(code);
}
function crash(error) {
    if (crashed)
        return;
    crashed = true;
    ended = true;
    const message = error instanceof Error ? error.message : String(error);
    const home = tool/* tool */.z.homepage.replace(/\/blob\/.*$/, "");
    const further = (0,tree/* isOfMachine */.zv)(error) ? "" : `; please report it at ${home}/issues`;
    const stack = env.AGENT_PROFILE_CHECK_DEBUG && error instanceof Error ? `${error.stack ?? ""}\n` : "";
    try {
        (0,external_node_fs_.writeSync)(2, `${prefix}${(0,sanitize_text/* visible */.RK)((0,undecided/* undecidedLine */.m)(message))}${further}\n${stack}`);
    }
    finally {
        process.exit(3);
    }
}

module.exports = __webpack_exports__;
/******/ })()
;