"use strict";
exports.id = 874;
exports.ids = [874,3473];
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

/***/ 30874:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   launch: () => (/* binding */ launch)
/* harmony export */ });
/* harmony import */ var _kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81036);
/* harmony import */ var _kit_ci_launch_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(88187);
/* harmony import */ var _kit_settings_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9009);
/* harmony import */ var _settings_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(29304);




const asksNothing = "runs every tool of every agent without asking";
const flags = {
    "--dangerously-skip-permissions": (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .bypasses */ .RC)(asksNothing),
    "--permission-mode VALUE": [
        ...(0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .bypasses */ .RC)(asksNothing, /^bypass_permissions$/),
        ...(0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .autoApproves */ .ED)("edits files without asking", /^(?:accept_edits|auto)$/),
    ],
    "--allowed-tools LIST...": (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .widens */ .vR)("runs without asking"),
    "--disallowed-tools LIST...": (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .narrows */ .zC)("is denied"),
    "--tools LIST...": (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .narrows */ .zC)("is one of the only tools allowed"),
    "--allowed-mcp-server-names LIST...": (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .narrows */ .zC)("is one of the only servers allowed"),
    "--mcp-config VALUE": "servers",
    "--settings VALUE": "settings",
    "--setting-sources VALUE": (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .widens */ .vR)("decides which settings apply"),
    "--plugin-dir VALUE": (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .startsCode */ .bR)("loads a plugin with agents, hooks and servers"),
    "--agents VALUE": (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .widens */ .vR)("defines subagents that no file holds"),
    "--agent VALUE": (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .widens */ .vR)("runs the session as this agent"),
    "--add-dir VALUE": (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .widens */ .vR)("lets tools work in that directory too"),
    "--config-dir VALUE": (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .widens */ .vR)("replaces the user's settings"),
    ...(0,_kit_ci_launch_js__WEBPACK_IMPORTED_MODULE_3__/* .harmlessFlags */ .xK)(`--debug -d; --model -m VALUE; --reasoning-effort VALUE; --thinking VALUE; --thinking-budget VALUE
    --context-window VALUE; --list-models; --prompt-interactive -i VALUE; --cwd -w VALUE; --worktree [VALUE]
    --attachment VALUE; --continue -c; --fork-session; --resume -r [VALUE]; --name -n VALUE; --session-id VALUE
    --remote [VALUE]; --remote-session VALUE; --teleport VALUE; --remote-control VALUE; --list-sessions
    --delete-session VALUE; --output-format -o VALUE; --input-format VALUE; --max-output-tokens VALUE; --print -p
    --no-session-persistence; --append-system-prompt VALUE; --system-prompt VALUE; --output-style VALUE
    --max-model-request-retries VALUE; --strict-mcp-config; --version -v; --help -h`),
};
const launch = {
    program: "qodercli",
    programs: ["qodercli", "@qoder-ai/qodercli"],
    prefixes: ["QODER"],
    uses: [],
    flags,
    commands: {
        mcp: _kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .connectsServer */ .DL,
        plugins: _kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .installsPlugin */ .gM,
        plugin: _kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .installsPlugin */ .gM,
        commit: "start",
        ...Object.fromEntries("skills skill hooks hook agents agent login".split(" ").map((name) => [name, "harmless"])),
    },
    actions: [],
    settings: (root, source) => [...(0,_kit_settings_index_js__WEBPACK_IMPORTED_MODULE_1__/* .authorityFrom */ .W5)(_settings_js__WEBPACK_IMPORTED_MODULE_2__/* .settingRules */ .gG, root, source), ...(0,_kit_settings_index_js__WEBPACK_IMPORTED_MODULE_1__/* .hooksIn */ .aS)(root, source)],
};


/***/ }),

/***/ 29304:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W0: () => (/* binding */ settings),
/* harmony export */   Xd: () => (/* binding */ knownSettings),
/* harmony export */   gG: () => (/* binding */ settingRules),
/* harmony export */   hF: () => (/* binding */ reading)
/* harmony export */ });
/* harmony import */ var _parsers_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45433);
/* harmony import */ var _kit_settings_unknown_settings_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(62199);


const settings = [".qoder/settings.json", ".qoder/settings.local.json", ".mcp.json"];
const reading = {
    dialect: { ..._parsers_json_js__WEBPACK_IMPORTED_MODULE_0__/* .jsonDialects */ ._s.stripped, mark: true },
    otherwise: "Qoder CLI ignores the whole file, with the rules and hooks that guard; write strict JSON",
};
const modes = ["permissions.defaultMode", "permissions.defaultPermissionMode", "general.defaultPermissionMode"];
const settingRules = [
    ...modes.flatMap((path) => [
        {
            path,
            when: /^(?:bypass|yolo)/i,
            effect: "bypasses",
            because: "may run every tool of every agent without asking (not verified)",
        },
        {
            path,
            when: /^(?:accept|auto)/i,
            effect: "auto-approves",
            because: "may run some tools of every agent without asking (not verified)",
        },
        { path, when: /^dont_?ask$/i, effect: "narrows", because: "may deny what would be asked (not verified)" },
    ]),
    {
        path: "permissions.allow",
        when: /^(?:Bash|Write|Edit|\*)(?:\([*:\s]*\))?$/,
        effect: "auto-approves",
        because: "may run in every agent without asking (not verified)",
    },
    {
        path: "permissions.allow",
        when: /^(?!(?:Bash|Write|Edit|\*)(?:\([*:\s]*\))?$)/,
        effect: "widens",
        because: "may run in every agent without asking (not verified)",
    },
    { path: "permissions.deny", effect: "narrows", because: "may be denied in every agent (not verified)" },
    { path: "permissions.ask", effect: "narrows", because: "may need a confirmation (not verified)" },
    {
        path: "permissions.additionalDirectories",
        effect: "widens",
        because: "lets tools work in that directory too (not verified)",
    },
    { path: "permissions.trustDirectories", effect: "widens", because: "trusts that directory (not verified)" },
    {
        path: "mcpServers.*.command",
        effect: "widens",
        because: "is a command whose tools every agent may call",
        shown: "a command",
        may: ["execute", "external"],
    },
    {
        path: "mcpServers.*.url",
        effect: "widens",
        because: "is an address whose tools every agent may call",
        may: ["network", "external"],
    },
    {
        path: "enabledPlugins.*",
        when: /^(?!false$)/,
        effect: "widens",
        because: "installs a plugin with its agents, hooks and servers",
        may: ["execute", "external"],
    },
    { path: "extraKnownMarketplaces.*", effect: "widens", because: "adds a source of plugins", shown: "…" },
    {
        path: "disableAllHooks",
        when: /^true$/,
        effect: "widens",
        because: "turns off hooks, including those that guard tools (not verified)",
        endsGuards: true,
    },
    {
        path: "tools.discoveryCommand",
        effect: "widens",
        because: "is a command that lists further tools (not verified)",
        may: ["execute"],
    },
    {
        path: "tools.callCommand",
        effect: "widens",
        because: "is a command that runs further tools (not verified)",
        may: ["execute"],
    },
    {
        path: "mcp.serverCommand",
        effect: "widens",
        because: "is a command that starts a server (not verified)",
        may: ["execute", "external"],
    },
    {
        path: "statusLine.command",
        effect: "widens",
        because: "is a command that the session starts (not verified)",
        shown: "a command",
        may: ["execute"],
    },
];
const knownSettings = {
    title: "Qoder CLI",
    harmless: [
        ...(0,_kit_settings_unknown_settings_js__WEBPACK_IMPORTED_MODULE_1__/* .harmlessKeys */ .OF)("$schema model language output outputStyle ui accessibility notifications privacy vimMode theme autoUpdate enableAutoUpdate preferredEditor statusLine.type statusLine.padding", "changes which model is asked, and what a terminal shows"),
        ...(0,_kit_settings_unknown_settings_js__WEBPACK_IMPORTED_MODULE_1__/* .serverKeys */ .yl)("mcpServers.*"),
    ],
};


/***/ })

};
;