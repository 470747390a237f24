"use strict";
exports.id = 6970;
exports.ids = [6970,3473];
exports.modules = {

/***/ 88187:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CW: () => (/* binding */ powerFlagsOf),
/* harmony export */   RO: () => (/* binding */ flagShapes),
/* harmony export */   xK: () => (/* binding */ harmlessFlags)
/* harmony export */ });
function sameUse(use, names) {
    return Object.fromEntries(names.map((name) => [name, use]));
}
function harmlessFlags(names) {
    return sameUse("harmless", names
        .split(/[\n;]/)
        .map((name) => name.trim())
        .filter((name) => name !== ""));
}
function takenBy(argument) {
    if (argument === "")
        return "nothing";
    if (argument.endsWith("..."))
        return "values";
    return argument.startsWith("[") ? "optional" : "value";
}
function flagShapes(flags) {
    return new Map(Object.entries(flags).flatMap(([written, use]) => {
        const words = written.split(" ");
        const argument = words.find((word) => !word.startsWith("-")) ?? "";
        const shape = { use, takes: takenBy(argument), isList: argument.startsWith("LIST") };
        return words.filter((word) => word.startsWith("-")).map((name) => [name, shape]);
    }));
}
function powerFlagsOf(flags) {
    return [...flagShapes(flags)].flatMap(([name, { use }]) => use === "harmless" || !name.startsWith("--") ? [] : [name]);
}


/***/ }),

/***/ 91806:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ serverAuthority),
/* harmony export */   j: () => (/* binding */ hookAuthority)
/* harmony export */ });
/* harmony import */ var _model_capability_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(95885);
/* harmony import */ var _parsers_node_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(70536);
/* harmony import */ var _hooks_and_servers_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(24754);
/* harmony import */ var _model_hook_events_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(79308);
/* harmony import */ var _index_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9009);






const hookPowers = [
    ...["command", "exec", "bash", "powershell", "windows", "linux", "osx"].map((key) => [key, "execute"]),
    ["url", "network"],
    ["tool", "external"],
];
function powersOf(hook) {
    const isCommand = (0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_4__/* .textOf */ .b6)((0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_4__/* .valueOf */ .RP)(hook, "type")) === "command";
    return (0,_model_capability_js__WEBPACK_IMPORTED_MODULE_0__/* .inOrder */ .al)([
        ...(isCommand ? ["execute"] : []),
        ...hookPowers.flatMap(([key, power]) => ((0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_4__/* .valueOf */ .RP)(hook, key) ? [power] : [])),
    ]);
}
function hookAuthority(hooks, source, because, host) {
    return (0,_hooks_and_servers_js__WEBPACK_IMPORTED_MODULE_1__/* .hookTables */ .xf)(hooks, source).map(({ hook: { name, value, isLine, content = value, at }, table }) => {
        const may = powersOf(table);
        return {
            setting: name === "" ? "hooks" : `hooks.${name}`,
            value,
            effect: "widens",
            because,
            content,
            isGuard: (0,_model_hook_events_js__WEBPACK_IMPORTED_MODULE_2__/* .mayRefuse */ .q)(name, host),
            ...(may.length > 0 ? { may } : {}),
            ...(may.includes("execute") ? { names: (0,_index_js__WEBPACK_IMPORTED_MODULE_3__/* .commandTexts */ .Ot)(table) } : {}),
            ...(isLine ? { line: { event: name, text: value } } : {}),
            at,
        };
    });
}
function serverAuthority(servers, source, whose) {
    return (0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_4__/* .tableEntries */ .zH)(servers).flatMap(({ name = "", value: config }) => (0,_hooks_and_servers_js__WEBPACK_IMPORTED_MODULE_1__/* .serverOf */ .FN)(name, config, source).map((server) => {
        const { kind, at } = server;
        const starts = kind === "command";
        return {
            setting: "server",
            value: name,
            effect: "widens",
            because: starts
                ? `starts a command whose tools ${whose} may call`
                : `connects to an address whose tools ${whose} may call`,
            content: (0,_index_js__WEBPACK_IMPORTED_MODULE_3__/* .contentOf */ .$E)(config, source),
            ...(kind === "reference" ? {} : { server }),
            may: [starts ? "execute" : "network", "external"],
            ...(starts ? { names: (0,_index_js__WEBPACK_IMPORTED_MODULE_3__/* .commandTexts */ .Ot)(config) } : {}),
            at,
        };
    }));
}


/***/ }),

/***/ 62199:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I3: () => (/* binding */ unknownSettings),
/* harmony export */   OF: () => (/* binding */ harmlessKeys),
/* harmony export */   e3: () => (/* binding */ unknownIn),
/* harmony export */   yl: () => (/* binding */ serverKeys)
/* harmony export */ });
/* harmony import */ var _sanitize_counted_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(14135);

function harmlessKeys(paths, because) {
    return paths.split(/\s+/).map((path) => ({ path, because }));
}
function serverKeys(path) {
    return "args env cwd type transport headers headersHelper timeout startup_timeout description disabled enabled alwaysAllow disabledTools enabledTools oauth auth"
        .split(" ")
        .map((key) => ({ path: `${path}.${key}`, because: "is compared with the command or the address of its server" }));
}
const maxKeys = 50;
function unknownSettings(root, source, title, known) {
    if (root.kind !== "table") {
        const message = `is not an object, so ${title} finds no setting in it; write an object`;
        return [{ message, at: { source, span: root.span } }];
    }
    const tree = treeOf([...known, { path: "hooks" }]);
    const keys = unknownKeys(root, tree, "");
    return keys.slice(0, maxKeys).map(({ path, key }, i) => ({
        kind: "unknown-key",
        message: `has the key \`${path}\`, whose effect in ${title} this tool does not know${i === maxKeys - 1 && keys.length > maxKeys ? ` (and ${(0,_sanitize_counted_js__WEBPACK_IMPORTED_MODULE_0__/* .counted */ .h)(keys.length - maxKeys, "more key")})` : ""}`,
        at: { source, span: key.span },
    }));
}
function unknownIn({ settingRules, knownSettings, }, root, source) {
    return knownSettings
        ? unknownSettings(root, source, knownSettings.title, [...settingRules, ...knownSettings.harmless])
        : [];
}
function treeOf(known) {
    const top = { below: new Map(), isWhole: false };
    for (const { path, effect } of known) {
        let level = top;
        for (const segment of path.split(".")) {
            const next = level.below.get(segment) ?? { below: new Map(), isWhole: false };
            level.below.set(segment, next);
            level = next;
        }
        if (effect === undefined)
            level.isWhole = true;
    }
    return top;
}
function unknownKeys({ entries }, { below }, prefix) {
    return entries.flatMap(({ name, key, value }) => {
        if (name?.startsWith("//"))
            return [];
        const path = prefix === "" ? (name ?? "") : `${prefix}.${name ?? ""}`;
        const level = below.get(name ?? "") ?? below.get("*");
        if (!level)
            return [{ path, key }];
        return level.below.size > 0 && !level.isWhole && value.kind === "table" ? unknownKeys(value, level, path) : [];
    });
}


/***/ }),

/***/ 63329:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ tomlOf),
/* harmony export */   a: () => (/* binding */ pythonTomlOf)
/* harmony export */ });
/* harmony import */ var _parsers_toml_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(63823);
/* harmony import */ var _memoize_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(53797);


const tomlOf = (0,_memoize_js__WEBPACK_IMPORTED_MODULE_1__/* .memoize */ .Bj)((source) => (0,_parsers_toml_index_js__WEBPACK_IMPORTED_MODULE_0__.parseToml)(source.text, 0, "0.9"));
const pythonTomlOf = (0,_memoize_js__WEBPACK_IMPORTED_MODULE_1__/* .memoize */ .Bj)((source) => (0,_parsers_toml_index_js__WEBPACK_IMPORTED_MODULE_0__.parseToml)(source.text, 0, "tomllib"));


/***/ }),

/***/ 16970:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   launch: () => (/* binding */ launch)
/* harmony export */ });
/* harmony import */ var _kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81036);
/* harmony import */ var _kit_ci_launch_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(88187);
/* harmony import */ var _settings_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(12882);



const flags = {
    "--dangerously-skip-permissions": (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .bypasses */ .RC)("approves everything that no rule denies"),
    "--skip-confirmations": (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .bypasses */ .RC)("confirms plans and changes by itself"),
    "--full-auto --auto [VALUE]": (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .autoApproves */ .ED)("runs the tools that `automation.full_auto.allowed_tools` names without asking a person"),
    "--permission-mode VALUE": [
        ...(0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .bypasses */ .RC)("approves everything that no rule denies", /^bypass[-_]?permissions$/i),
        ...(0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .autoApproves */ .ED)("asks less", /^(?:accept[-_]?edits|(?:trusted[-_])?auto)$/i),
    ],
    "--allowed-tools LIST": (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .widens */ .vR)("runs without asking"),
    "--disallowed-tools LIST": (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .narrows */ .zC)("is removed from the session"),
    "--dry-run": (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .narrows */ .zC)("changes nothing"),
    "--config -c VALUE": "pair",
    ...(0,_kit_ci_launch_js__WEBPACK_IMPORTED_MODULE_2__/* .harmlessFlags */ .xK)(`--color VALUE; --model VALUE; --provider VALUE; --api-key-env VALUE; --workspace --workspace-dir VALUE
    --research-preview; --security-level VALUE; --show-file-diffs; --max-concurrent-ops VALUE; --api-rate-limit VALUE
    --max-tool-calls VALUE; --debug; --verbose; --quiet -q; --log-level VALUE; --no-color; --theme VALUE
    --tick-rate -t VALUE; --frame-rate -f VALUE; --enable-skills; --chrome; --no-chrome; --codex-experimental
    --no-codex-experimental; --print -p [VALUE]; --resume -r [VALUE]; --continue --continue-session
    --fork-session VALUE; --all; --session-id VALUE; --summarize; --agent VALUE; --ide; --json; --events VALUE
    --last-message-file VALUE; --output-format VALUE; --last; --last-diff; --target VALUE; --file VALUE
    --style VALUE; --help -h; --version -V`),
};
const launch = {
    program: "vtcode",
    programs: ["vtcode"],
    prefixes: ["VTCODE"],
    uses: [],
    flags,
    commands: {
        mcp: _kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .connectsServer */ .DL,
        plugins: _kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .installsPlugin */ .gM,
        skills: _kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .installsPlugin */ .gM,
        ...Object.fromEntries("exec ask chat chat-verbose review continue acp analyze benchmark".split(" ").map(starts)),
        ...Object.fromEntries("session-store schema trajectory notify bench-allocator create-project revert snapshots cleanup-snapshots init init-project config login logout auth models man list-skills dependencies deps secret check update"
            .split(" ")
            .map((name) => [name, "harmless"])),
    },
    variables: {
        VTCODE_TRUST_WORKSPACE: (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .autoApproves */ .ED)("lets `vtcode exec` run the tools that `automation.full_auto.allowed_tools` names without asking", /^(?:full-auto|1|yes|on|trust(?:ed)?)$/i),
        VTCODE_PROVIDER: (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .opensNetwork */ .w9)("decides whose model is asked"),
    },
    actions: [],
    settings: _settings_js__WEBPACK_IMPORTED_MODULE_1__/* .settingsAuthority */ .zf,
};
function starts(name) {
    return [name, "start"];
}


/***/ }),

/***/ 12882:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  sb: () => (/* binding */ readSettings),
  zf: () => (/* binding */ settingsAuthority),
  pb: () => (/* binding */ settingsFiles)
});

// EXTERNAL MODULE: ./build/bundle/src/parsers/node.js
var node = __webpack_require__(70536);
// EXTERNAL MODULE: ./build/bundle/src/parsers/json.js + 2 modules
var json = __webpack_require__(45433);
// EXTERNAL MODULE: ./build/bundle/src/repo/path.js
var path = __webpack_require__(76311);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/settings/authority.js
var authority = __webpack_require__(91806);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/loading/collect.js
var collect = __webpack_require__(77012);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/settings/hooks-and-servers.js
var hooks_and_servers = __webpack_require__(24754);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/settings/index.js + 1 modules
var settings = __webpack_require__(9009);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/toml.js
var toml = __webpack_require__(63329);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/settings/unknown-settings.js
var unknown_settings = __webpack_require__(62199);
;// CONCATENATED MODULE: ./build/bundle/src/hosts/vtcode/settings-keys.js
const each = (effect, paths, rest) => paths.split(/\s+/).map((path) => ({ path, effect, ...rest }));
const widens = (paths, because, rest = {}) => each("widens", paths, { because, ...rest });
const narrows = (paths, because, rest = {}) => each("narrows", paths, { because, ...rest });
const bypasses = (paths, because, when) => each("bypasses", paths, { because, when });
const yes = /^true$/;
const no = /^false$/;
const everything = /^(?:\^?(?:\.[*+])?\$?|\*+)$/;
const approvals = [
    ...bypasses("tools.default_policy", "runs every tool that no policy names without asking", /^allow$/),
    ...narrows("tools.default_policy", "blocks every tool that no policy names", { when: /^deny$/ }),
    ...widens("tools.policies.*", "runs the tool without asking", { when: /^allow$/ }),
    ...narrows("tools.policies.*", "asks before the tool runs, or blocks it", { when: /^(?:prompt|deny)$/ }),
    ...each("auto-approves", "permissions.allow", {
        because: "runs every command without asking",
        when: /^(?:bash|\*)$/i,
    }),
    ...widens("permissions.allow", "runs without asking", { when: /^(?!(?:bash|\*)$)/i }),
    ...narrows("permissions.ask permissions.deny", "needs confirmation, or is denied, in every session"),
    ...bypasses("permissions.enabled", "turns off the permission system", no),
    ...widens("permissions.resolve_commands", "approves commands by name, wherever they are", { when: no }),
    ...["permissions.auto", "permissions.auto_permission"].flatMap((auto) => [
        ...narrows(`${auto}.block_rules`, "tells the approving model what to stop"),
        ...widens(`${auto}.allow_exceptions`, "tells the approving model what to let pass"),
        ...widens(`${auto}.drop_broad_allow_rules`, "keeps wide rules while a model approves calls", { when: no }),
        ...widens(`${auto}.environment.*`, "is trusted by the model that approves calls"),
    ]),
    ...["allow_list", "allow_glob", "allow_regex"].flatMap((key) => [
        ...each("auto-approves", `commands.${key}`, { because: "runs every command without asking", when: everything }),
        ...widens(`commands.${key}`, "is a command that runs without asking", { when: /^(?!(?:\^?(?:\.[*+])?\$?|\*+)$)/ }),
    ]),
    ...narrows("commands.deny_list commands.deny_glob commands.deny_regex", "is a command that never runs"),
    ...bypasses("security.human_in_the_loop", "asks nobody before dangerous actions", no),
    ...widens("security.auto_apply_detected_patches", "applies patches without asking", { when: yes }),
    ...narrows("security.zero_trust_mode", "trusts no content", { when: yes }),
    ...bypasses("automation.full_auto.enabled", "lets sessions run without a person", yes),
    ...widens("automation.full_auto.allowed_tools", "runs without asking in sessions without a person"),
    ...widens("automation.full_auto.require_profile_ack", "starts such sessions without an acknowledgement", {
        when: no,
    }),
    ...widens("automation.full_auto.profile_path", "is the path of the acknowledgement of such sessions"),
    ...widens("acp.zed.workspace_trust", "never asks in sessions that an editor starts", { when: /^full_auto$/ }),
    ...widens("agent.require_plan_confirmation", "goes from a plan to edits without asking", { when: no }),
    ...narrows("dotfile_protection.enabled", "protects hidden files", { when: yes }),
    ...widens("dotfile_protection.enabled", "lets tools change hidden files", { when: no }),
    ...widens(`dotfile_protection.require_explicit_confirmation dotfile_protection.block_during_automation
    dotfile_protection.prevent_cascading_modifications dotfile_protection.require_secondary_auth_for_whitelist`.replace(/\s+/g, " "), "asks less before hidden files change", { when: no }),
    ...widens("dotfile_protection.whitelist", "is a hidden file that tools may change"),
];
const sandbox = [
    ...narrows("sandbox.enabled", "runs commands in a sandbox", { when: yes }),
    ...["sandbox.default_policy", "sandbox.default_mode"].flatMap((path) => [
        ...bypasses(path, "lets commands do anything", /^danger_full_access$/),
        ...narrows(path, "limits what commands may write", { when: /^(?:read_only|workspace_write|external)$/ }),
    ]),
    ...widens("sandbox.network.allow_all", "opens the network to commands", { when: yes }),
    ...widens("sandbox.network.policy", "opens the network to commands", { when: /^allow_all$/ }),
    ...narrows("sandbox.network.block_all", "closes the network to commands", { when: yes }),
    ...narrows("sandbox.network.policy", "closes the network to commands", { when: /^block_all$/ }),
    ...widens("sandbox.network.allowlist", "may be reached by commands"),
    ...widens("sandbox.sensitive_paths.use_defaults", "lets commands read keys and credentials", { when: no }),
    ...widens("sandbox.sensitive_paths.exceptions", "may be read, although it may hold credentials"),
    ...narrows("sandbox.sensitive_paths.additional", "may not be read by commands"),
    ...widens("sandbox.seccomp.enabled", "filters no system calls", { when: no }),
    ...widens("sandbox.seccomp.profile", "filters fewer system calls", { when: /^(?:permissive|disabled)$/ }),
    ...widens("sandbox.seccomp.log_only", "lets filtered system calls pass", { when: yes }),
    ...narrows("sandbox.seccomp.additional_blocked", "is a system call that is blocked"),
    ...widens("sandbox.external.docker.image", "is the image in which commands run"),
    ...widens("sandbox.external.microvm.kernel_path sandbox.external.microvm.rootfs_path", "is the machine in which commands run"),
];
const powers = [
    ...widens("notify", "is a command that runs for every notification", { may: ["execute"] }),
    ...widens("ui.status_line.command", "is a command that runs in every session", { may: ["execute"] }),
    ...widens("ui.terminal_title.command", "is a command that runs in every session", { may: ["execute"] }),
    ...widens("pty.preferred_shell", "is the shell that runs every command", { may: ["execute"] }),
    ...widens("tools.editor.preferred_editor", "is a command that opens files", { may: ["execute"] }),
    ...widens("commands.extra_path_entries", "is searched first for every command", { may: ["execute"] }),
    ...widens("agent.codex_app_server.command agent.codex_app_server.args", "is a command that runs in sessions", {
        may: ["execute"],
    }),
    ...widens("tools.plugins.manifests", "is code that a session loads", { may: ["execute"] }),
    ...widens("tools.plugins.default_trust", "trusts plugins that do not state their trust level", { when: /^trusted$/ }),
    ...widens("tools.plugins.allow", "is a plugin that may load"),
    ...narrows("tools.plugins.deny", "is a plugin that never loads"),
    ...widens("mcp.server.enabled", "offers its tools to other programs", { when: yes, may: ["network"] }),
    ...widens("mcp.lifecycle.allow_model_control", "lets the model connect servers", { when: yes, may: ["external"] }),
    ...narrows("mcp.allowlist.enforce mcp.requirements.enforce", "limits which servers and tools are used", {
        when: yes,
    }),
    ...widens("mcp.allowlist.default.* mcp.allowlist.providers.*.*", "is a part of a server that may be used"),
    ...widens("mcp.requirements.allowed_stdio_commands", "is a server's command that may start"),
    ...widens("mcp.requirements.allowed_http_endpoints", "is a server's address that may be used"),
    ...widens("mcp.security.auth_enabled", "lets anybody call its own server", { when: no }),
    ...widens("mcp.security.validation.*", "checks less of what servers get", { when: no }),
    ...widens("provider_overrides.*.base_url provider_overrides.*.api_key_env", "decides where model requests are sent", {
        may: ["network"],
    }),
    ...widens("agent.api_key_env", "is the variable whose value is sent to the model's provider", {
        when: /^(?!(?:[A-Z0-9]+_)*(?:API_KEY|API_TOKEN|HF_TOKEN)$|$)/,
        may: ["network"],
    }),
    ...widens("tools.web_fetch.allowed_domains", "may be fetched"),
    ...narrows("tools.web_fetch.blocked_domains tools.web_fetch.blocked_patterns", "is never fetched"),
    ...narrows("tools.web_fetch.mode", "fetches only what is listed", { when: /^whitelist$/ }),
    ...widens("tools.web_fetch.strict_https_only", "fetches also without encryption", { when: no }),
    ...widens("tools.web_fetch.dynamic_whitelist_path", "is a file of addresses that may be fetched"),
];
const agents = [
    ...widens("default_primary_agent", "starts every session as this agent", { when: /^(?!build$)/ }),
    ...widens("subagents.max_depth", "lets subagents start subagents of their own", { when: /^(?!0*[01]$)/ }),
    ...narrows("subagents.enabled", "switches subagents off", { when: no }),
];
const apart = ["hooks", "mcp.providers", "custom_providers"];
const settingRules = [...approvals, ...sandbox, ...powers, ...agents];
const harmless = (because, paths) => paths
    .trim()
    .split(/\s+/)
    .map((path) => ({ path, because }));
const harmlessSettings = [
    ...harmless("changes how a session looks or how long steps may take", `features file_opener history tui chat debug context optimization syntax_highlighting timeouts prompt_cache ide_context
    model output_style provider acp.enabled acp.zed.enabled acp.zed.transport acp.zed.tools telemetry.trajectory_enabled
    telemetry.dashboards_enabled telemetry.sample_interval_ms telemetry.retention_days telemetry.bottleneck_tracing
    telemetry.trajectory_max_files telemetry.trajectory_max_age_days telemetry.trajectory_max_size_mb`),
    ...harmless("decides how the terminal looks", uiKeys()),
    ...harmless("sizes the terminals of commands", `pty.enabled pty.default_rows pty.default_cols pty.max_sessions pty.command_timeout_seconds pty.stdout_tail_lines
    pty.scrollback_lines pty.max_scrollback_bytes pty.large_output_threshold_kb pty.emulation_backend
    pty.shell_zsh_fork`),
    ...harmless("chooses a model, a prompt or a limit", `agent.provider agent.default_model agent.theme agent.system_prompt_mode agent.max_system_prompt_tokens
    agent.system_prompt_budget_warning agent.trim_system_prompt agent.tool_documentation_mode agent.shell_prompt_profile
    agent.enable_split_tool_results agent.todo_planning_mode agent.ui_surface agent.max_conversation_turns
    agent.idle_turn_limit agent.reasoning_effort agent.verbosity agent.temperature agent.refine_temperature
    agent.enable_self_review agent.max_review_passes agent.refine_prompts_enabled agent.refine_prompts_max_passes
    agent.refine_prompts_model agent.small_model agent.prompt_suggestions agent.onboarding agent.project_doc_max_bytes
    agent.project_doc_fallback_filenames agent.instruction_max_bytes agent.rule_doc_max_bytes agent.instruction_files
    agent.instruction_paths agent.instructions agent.instruction_excludes agent.instruction_import_max_depth
    agent.persistent_memory agent.custom_api_keys agent.credential_storage_mode agent.checkpointing agent.vibe_coding
    agent.max_task_retries agent.harness agent.include_temporal_context agent.temporal_context_use_utc
    agent.include_working_directory agent.include_structured_reasoning_tags agent.user_instructions
    agent.circuit_breaker agent.open_responses agent.default_editing_mode agent.custom_prompts
    agent.custom_slash_commands agent.codex_app_server.startup_timeout_secs
    agent.codex_app_server.experimental_features`),
    ...harmless("limits loops, sizes and times", `tools.profile tools.max_tool_loops tools.max_repeated_tool_calls tools.max_consecutive_blocked_tool_calls_per_turn
    tools.max_tool_rate_per_second tools.max_sequential_spool_chunk_reads tools.web_search tools.loop_thresholds
    tools.client_tool_search tools.editor.enabled tools.editor.suspend_tui tools.plugins.enabled tools.plugins.auto_reload
    tools.web_fetch.dynamic_blocklist_enabled tools.web_fetch.dynamic_blocklist_path
    tools.web_fetch.dynamic_whitelist_enabled tools.web_fetch.enable_audit_logging tools.web_fetch.audit_log_path
    automation.full_auto.max_turns automation.full_auto.verify_mutations automation.scheduled_tasks automation.loop_engine
    subagents.max_concurrent subagents.default_timeout_seconds subagents.default_model subagents.auto_delegate_read_only
    subagents.background sandbox.resource_limits sandbox.external.sandbox_type sandbox.external.docker.memory_limit
    sandbox.external.docker.cpu_limit sandbox.external.docker.network_mode sandbox.external.microvm.vmm
    sandbox.external.microvm.memory_mb sandbox.external.microvm.vcpus mcp.enabled mcp.ui mcp.max_concurrent_connections
    mcp.request_timeout_seconds mcp.retry_attempts mcp.startup_timeout_seconds mcp.tool_timeout_seconds
    mcp.experimental_use_rmcp_client mcp.connection_pooling_enabled mcp.tool_cache_capacity mcp.connection_timeout_seconds
    mcp.security.api_key_env mcp.security.rate_limit mcp.server.bind_address mcp.server.port mcp.server.transport
    mcp.server.name mcp.server.version mcp.server.exposed_tools`),
    ...harmless("keeps records, or asks more", `permissions.audit_enabled permissions.audit_directory permissions.log_allowed_commands permissions.log_denied_commands
    permissions.log_permission_prompts permissions.cache_enabled permissions.cache_ttl_seconds permissions.auto.model
    permissions.auto.probe_model permissions.auto.max_consecutive_denials permissions.auto.max_total_denials
    permissions.auto_permission.model permissions.auto_permission.probe_model
    permissions.auto_permission.max_consecutive_denials permissions.auto_permission.max_total_denials
    security.require_write_tool_for_claims security.hitl_notification_bell security.encrypt_payloads
    security.integrity_checks dotfile_protection.audit_logging_enabled dotfile_protection.audit_log_path
    dotfile_protection.create_backups dotfile_protection.backup_directory dotfile_protection.max_backups_per_file
    dotfile_protection.preserve_permissions dotfile_protection.additional_protected_patterns
    dotfile_protection.blocked_operations`),
    ...harmless("chooses instructions, which are text, or how somebody signs in", "skills workspace auth provider_overrides.*.models provider_overrides.*.display_name"),
];
function uiKeys() {
    return `ui.tool_output_mode ui.tool_output_max_lines ui.tool_output_spool_bytes ui.tool_output_spool_dir ui.allow_tool_ansi
    ui.inline_viewport_rows ui.layout_mode ui.reasoning_display_mode ui.reasoning_visible_default ui.screen_reader_mode
    ui.reduce_motion_mode ui.reduce_motion_keep_progress_animation ui.minimum_contrast ui.bold_is_bright
    ui.safe_colors_only ui.color_scheme_mode ui.show_turn_timer ui.keyboard_protocol ui.notifications ui.display_mode
    ui.show_sidebar ui.dim_completed_todos ui.message_block_spacing ui.show_diagnostics_in_transcript ui.theme
    ui.fullscreen ui.vim_mode ui.status_line.mode ui.status_line.refresh_interval_ms ui.status_line.command_timeout_ms
    ui.terminal_title.items`;
}
const knownSettings = [
    ...settingRules,
    ...harmlessSettings,
    ...apart.map((path) => ({ path })),
];
const policyRules = [
    ...widens("policies.*", "runs the tool without asking", { when: /^allow$/ }),
    ...narrows("policies.*", "asks before the tool runs, or blocks it", { when: /^(?:prompt|deny)$/ }),
    ...widens("approval_cache.allowed approval_cache.prefixes approval_cache.regexes", "runs without asking"),
    ...widens("mcp.providers.*.*", "is a server's tool that is approved", { when: /^allow$/ }),
    ...widens("mcp.providers.*.tools.*", "is a server's tool that is approved", { when: /^allow$/ }),
    ...narrows("mcp.allowlist.enforce", "limits which servers and tools are used", { when: yes }),
    ...widens("mcp.allowlist.default.* mcp.allowlist.providers.*.*", "is a part of a server that may be used"),
];
const knownPolicy = [
    ...policyRules,
    ...harmless("lists tools, or limits their arguments", "version available_tools constraints mcp.providers.*"),
];

// EXTERNAL MODULE: ./build/bundle/src/repo/many.js
var many = __webpack_require__(46447);
;// CONCATENATED MODULE: ./build/bundle/src/hosts/vtcode/settings.js












const settings_name = "vtcode.toml";
const policy = ".vtcode/tool-policy.json";
const settingsFiles = [`.vtcode/projects/*/config/${settings_name}`, `.vtcode/${settings_name}`, settings_name, policy];
async function readSettings(repo, layer, start) {
    const projects = (0,path/* join */.fj)(start, ".vtcode/projects");
    const paths = [
        ...repo.names(projects).map((project) => (0,path/* join */.fj)(projects, `${project}/config/${settings_name}`)),
        (0,path/* join */.fj)(start, `.vtcode/${settings_name}`),
        (0,path/* join */.fj)(start, settings_name),
        (0,path/* join */.fj)(start, policy),
    ];
    const authority = [];
    const unjudged = [...(0,collect/* unreadFolder */.II)(repo, projects)];
    for (const path of paths) {
        const source = await (0,collect/* readOne */.JF)(repo, path);
        if (source === undefined)
            continue;
        if ("message" in source) {
            unjudged.push(source);
            continue;
        }
        const isPolicy = path.endsWith(".json");
        const root = isPolicy ? (0,json.parseJsonc)(source.text) : await (0,toml/* tomlOf */.W)(source);
        if (root.kind === "problem") {
            const message = `cannot be read as ${isPolicy ? "JSON" : "TOML"}: ${root.message.replaceAll("\n", ", ")}`;
            unjudged.push({ message, at: { source, span: root.span } });
            continue;
        }
        (0,many/* append */.BC)(authority, isPolicy ? (0,settings/* authorityFrom */.W5)(policyRules, root, source) : settingsAuthority(root, source));
        (0,many/* append */.BC)(unjudged, (0,unknown_settings/* unknownSettings */.I3)(root, source, "VT Code", isPolicy ? knownPolicy : knownSettings));
    }
    if (authority.length + unjudged.length === 0)
        return [];
    const governs = layer === "user" ? {} : { governs: start };
    return [
        { layer: { name: layer, root: (0,path/* join */.fj)(start, settings_name), status: "loaded", authority, ...governs }, items: [], unjudged },
    ];
}
function settingsAuthority(root, source) {
    return [
        ...(0,settings/* authorityFrom */.W5)(settingRules, root, source),
        ...(0,authority/* hookAuthority */.j)((0,node/* lastOf */.g1)((0,node/* lastOf */.g1)(root, "hooks"), "lifecycle"), source, "runs for every agent, whatever its tools"),
        ...(0,node/* listItems */.Dw)((0,node/* lastOf */.g1)((0,node/* lastOf */.g1)(root, "mcp"), "providers")).flatMap((server) => serverIn(server, source)),
        ...(0,node/* listItems */.Dw)((0,node/* lastOf */.g1)(root, "custom_providers")).flatMap((provider) => providerIn(provider, source)),
    ];
}
function serverIn(server, source) {
    const command = (0,node/* lastOf */.g1)(server, "command");
    const isOff = (0,node/* textOf */.b6)((0,node/* lastOf */.g1)(server, "enabled")) === "false";
    if (isOff || server.kind !== "table")
        return [];
    return [
        {
            setting: "mcp.providers",
            value: (0,node/* textOf */.b6)((0,node/* lastOf */.g1)(server, "name")) ?? "…",
            effect: "widens",
            because: command
                ? "starts a command whose tools agents can call"
                : "connects to an address whose tools agents can call",
            content: (0,settings/* contentOf */.$E)(server, source),
            ...connectedBy(server, source),
            may: command ? ["execute", "external"] : ["network", "external"],
            ...(command ? { names: (0,settings/* commandTexts */.Ot)(server) } : {}),
            at: { source, span: server.span },
        },
    ];
}
function connectedBy(server, source) {
    const command = (0,node/* lastOf */.g1)(server, "command");
    const endpoint = (0,node/* lastOf */.g1)(server, "endpoint");
    const name = (0,node/* textOf */.b6)((0,node/* lastOf */.g1)(server, "name")) ?? "";
    const at = { source, span: (command ?? endpoint ?? server).span };
    if (command)
        return { server: { name, kind: "command", value: (0,hooks_and_servers/* commandLine */.ay)(command, (0,node/* lastOf */.g1)(server, "args")), at } };
    return endpoint ? { server: { name, kind: "url", value: (0,node/* textOf */.b6)(endpoint) ?? "", at } } : {};
}
function providerIn(provider, source) {
    const auth = (0,node/* lastOf */.g1)(provider, "auth");
    const runs = (0,node/* lastOf */.g1)(auth, "command") !== undefined;
    return [
        {
            setting: "custom_providers",
            value: (0,node/* textOf */.b6)((0,node/* lastOf */.g1)(provider, "base_url")) ?? (0,node/* textOf */.b6)((0,node/* lastOf */.g1)(provider, "name")) ?? "…",
            effect: "widens",
            because: runs
                ? "decides where model requests are sent, and runs a command for their key"
                : "decides where model requests are sent",
            content: (0,settings/* contentOf */.$E)(provider, source),
            may: runs ? ["execute", "network"] : ["network"],
            ...(auth && runs ? { names: (0,settings/* commandTexts */.Ot)(auth) } : {}),
            at: { source, span: provider.span },
        },
    ];
}


/***/ })

};
;