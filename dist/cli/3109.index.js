"use strict";
exports.id = 3109;
exports.ids = [3109];
exports.modules = {

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

/***/ 43320:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ hookFaultIn),
/* harmony export */   z: () => (/* binding */ repeatIn)
/* harmony export */ });
/* harmony import */ var _parsers_node_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(70536);

function hookFaultIn(hooks, shape) {
    if (hooks.kind === "list" && hooks.items.length === 0)
        return undefined;
    if (hooks.kind !== "table")
        return { what: "hooks that are no mapping", span: hooks.span };
    const repeated = repeatIn(hooks, shape);
    if (repeated)
        return repeated;
    for (const event of shape.events) {
        const value = (0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_0__/* .lastOf */ .g1)(hooks, event);
        if (!value)
            continue;
        if (value.kind !== "list")
            return { what: `\`${event}\` that is no list`, span: value.span };
        for (const matcher of value.items) {
            const fault = matcherFault(matcher, shape);
            if (fault)
                return fault;
        }
    }
    return undefined;
}
function repeatIn({ entries }, { refusesRepeats }) {
    if (!refusesRepeats)
        return undefined;
    const seen = new Set();
    const again = entries.find(({ name }) => seen.size === seen.add(name).size);
    return again && { what: "a key twice", span: again.key.span };
}
function matcherFault(matcher, shape) {
    if (matcher.kind !== "table")
        return { what: "a matcher that is no mapping", span: matcher.span };
    const pattern = (0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_0__/* .lastOf */ .g1)(matcher, "matcher");
    if (pattern && !(0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_0__/* .isText */ .KH)(pattern))
        return { what: "a `matcher` that is no text", span: pattern.span };
    const hooks = (0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_0__/* .lastOf */ .g1)(matcher, "hooks");
    if (hooks?.kind !== "list")
        return { what: "a matcher without a list of `hooks`", span: (hooks ?? matcher).span };
    for (const hook of hooks.items) {
        const fault = hookFault(hook, shape);
        if (fault)
            return fault;
    }
    return repeatIn(matcher, shape);
}
function hookFault(hook, shape) {
    const type = (0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_0__/* .textOf */ .b6)((0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_0__/* .lastOf */ .g1)(hook, "type"));
    const command = (0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_0__/* .lastOf */ .g1)(hook, "command");
    const isWhole = type === "command" ? command !== undefined && (0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_0__/* .isText */ .KH)(command) : shape.types.includes(type ?? "");
    if (hook.kind !== "table" || !isWhole)
        return { what: "a hook of no known form", span: hook.span };
    const timeout = (0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_0__/* .lastOf */ .g1)(hook, "timeout");
    if (timeout && !isNumber(timeout))
        return { what: "a `timeout` that is no number", span: timeout.span };
    return repeatIn(hook, shape);
}
function isNumber(node) {
    return node.kind === "scalar" && /^(?:number|bigint)$/.test(typeof node.value);
}


/***/ }),

/***/ 40644:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   JV: () => (/* binding */ appliedSettings),
/* harmony export */   T_: () => (/* binding */ hooksDisabled),
/* harmony export */   by: () => (/* binding */ readHooks),
/* harmony export */   ql: () => (/* binding */ hooksFaultIn)
/* harmony export */ });
/* harmony import */ var _parsers_node_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(70536);
/* harmony import */ var _repo_path_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(76311);
/* harmony import */ var _kit_settings_authority_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(91806);
/* harmony import */ var _kit_settings_hook_shape_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(43320);
/* harmony import */ var _kit_settings_hooks_off_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(68415);
/* harmony import */ var _kit_settings_index_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9009);
/* harmony import */ var _kit_settings_unknown_settings_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(62199);
/* harmony import */ var _reading_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(94084);








const hooksFile = "hooks.json";
const shape = {
    events: "PreToolUse PostToolUse Notification UserPromptSubmit Stop SubagentStop PreCompact SessionStart SessionEnd".split(" "),
    types: ["command"],
};
const switches = new Set(["hooksDisabled", "hooks.hooksDisabled"]);
const hooksDisabled = {
    when: /^true$/,
    effect: "widens",
    because: "turns off every hook, also those of the user that guard tools",
    endsGuards: true,
};
async function readHooks(repo, own) {
    let replaces = [];
    const read = await (0,_kit_settings_index_js__WEBPACK_IMPORTED_MODULE_2__/* .readSettingsFiles */ .Dm)(repo, [
        {
            path: (0,_repo_path_js__WEBPACK_IMPORTED_MODULE_4__/* .join */ .fj)(own, hooksFile),
            isRelevant: (text) => text.trim() !== "",
            read: (root, source) => {
                replaces = eventsIn(root).map((event) => `hooks.${event}`);
                return [
                    ...(0,_kit_settings_index_js__WEBPACK_IMPORTED_MODULE_2__/* .authorityFrom */ .W5)([{ path: "hooksDisabled", ...hooksDisabled }], root, source),
                    ...(0,_kit_settings_authority_js__WEBPACK_IMPORTED_MODULE_0__/* .hookAuthority */ .j)(withoutHooks(root), source, beside),
                    ...(0,_kit_settings_index_js__WEBPACK_IMPORTED_MODULE_2__/* .hooksIn */ .aS)(root, source).map((hook) => ({ ...hook, isGuard: false })),
                ];
            },
            unjudged: (root, source) => [
                ...(0,_kit_settings_unknown_settings_js__WEBPACK_IMPORTED_MODULE_5__/* .unknownSettings */ .I3)(root, source, "Factory", [...shape.events, "hooksDisabled", "showHookOutput"].map((path) => ({ path }))),
                ...(root.kind === "table" ? faultIn(root, source, "the hooks of `settings.json` run instead") : []),
            ],
            reading: _reading_js__WEBPACK_IMPORTED_MODULE_3__/* .reading */ .h,
        },
    ]);
    return { ...read, replaces };
}
function eventsIn(root) {
    if (root.kind !== "table" || (0,_kit_settings_hook_shape_js__WEBPACK_IMPORTED_MODULE_6__/* .hookFaultIn */ .R)(root, shape))
        return [];
    return shape.events.filter((event) => (0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_7__/* .lastOf */ .g1)(root, event) !== undefined);
}
const beside = "runs beside every droid";
function withoutHooks(root) {
    if (root.kind !== "table")
        return undefined;
    return { ...root, entries: root.entries.filter(({ name }) => name !== "hooks") };
}
function hooksFaultIn(root, source) {
    const hooks = (0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_7__/* .lastOf */ .g1)(root, "hooks");
    return hooks ? faultIn(hooks, source, "also those that guard tools") : [];
}
function appliedSettings(authority) {
    const applied = authority.flatMap((entry) => {
        if (!entry.setting.startsWith("hooks.") || (0,_repo_path_js__WEBPACK_IMPORTED_MODULE_4__/* .nameOf */ .Vb)(entry.at.source.path) !== "settings.local.json")
            return [entry];
        return entry.endsGuards ? [] : [{ ...entry, isGuard: false }];
    });
    return (0,_kit_settings_hooks_off_js__WEBPACK_IMPORTED_MODULE_1__/* .withHooksOff */ .g)(applied, switches);
}
function faultIn(hooks, source, instead) {
    const fault = (0,_kit_settings_hook_shape_js__WEBPACK_IMPORTED_MODULE_6__/* .hookFaultIn */ .R)(hooks, shape);
    if (!fault)
        return [];
    const message = `has ${fault.what}, and because of it Factory runs no hook of this file; ${instead}`;
    return [{ message, at: { source, span: fault.span }, scope: "part" }];
}


/***/ }),

/***/ 3109:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   launch: () => (/* binding */ launch)
/* harmony export */ });
/* harmony import */ var _kit_ci_launch_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(88187);
/* harmony import */ var _kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81036);
/* harmony import */ var _kit_settings_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9009);
/* harmony import */ var _permission_rules_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(20763);
/* harmony import */ var _settings_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(81403);





const flags = {
    "--skip-permissions-unsafe": (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .bypasses */ .RC)("runs every tool call without asking"),
    "--auto VALUE": [
        ...(0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .autoApproves */ .ED)("runs nearly every command without asking", /^high$/i),
        ...(0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .autoApproves */ .ED)("edits files, installs packages and runs commands without asking", /^medium$/i),
        ...(0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .autoApproves */ .ED)("changes files, and runs commands that the model calls a low risk, without asking", /^(?!(?:high|medium)$)/i),
    ],
    "--settings VALUE": "settings",
    "--only-tools --enabled-tools LIST...": (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .narrows */ .zC)("is one of the only tools allowed"),
    "--add-tools LIST...": (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .widens */ .vR)("is a further tool"),
    "--remove-tools --disabled-tools LIST...": (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .narrows */ .zC)("is removed from the session"),
    "--mission": (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .widens */ .vR)("starts other agents, which approve by themselves"),
    "--use-spec": (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .narrows */ .zC)("plans first"),
    ...(0,_kit_ci_launch_js__WEBPACK_IMPORTED_MODULE_4__/* .harmlessFlags */ .xK)(`--output-format -o VALUE; --input-format VALUE; --file -f VALUE; --disable-builtin-skills; --session-id -s VALUE
    --fork VALUE; --model -m VALUE; --reasoning-effort -r VALUE; --spec-model VALUE; --spec-reasoning-effort VALUE
    --cwd VALUE; --worktree -w [VALUE]; --worktree-dir VALUE; --tag VALUE; --log-group-id VALUE; --worker-model VALUE
    --worker-reasoning-effort VALUE; --validator-model VALUE; --validator-reasoning-effort VALUE
    --append-system-prompt VALUE; --append-system-prompt-file VALUE; --list-tools; --resume [VALUE]; --last
    --help -h; --version -v`),
};
const inputs = {
    droid_args: "arguments",
    settings: "settings",
    allowed_bots: (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .widens */ .vR)("lets bots start the agent"),
    allowed_non_write_users: (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .widens */ .vR)("lets people without write access start the agent"),
    auto_fix: (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .widens */ .vR)("lets the agent push commits", /^true$/i),
    path_to_droid_executable: (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .startsCode */ .bR)("is started in place of droid"),
    path_to_bun_executable: (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .startsCode */ .bR)("runs the action"),
    experimental_allowed_domains: (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .narrows */ .zC)("is one of the only addresses that the session reaches"),
    ...(0,_kit_ci_launch_js__WEBPACK_IMPORTED_MODULE_4__/* .harmlessFlags */ .xK)(`trigger_phrase; assignee_trigger; label_trigger; factory_api_key; github_token; additional_permissions
    use_sticky_comment; track_progress; automatic_review; automatic_security_review; security_model
    security_severity_threshold; security_block_on_critical; security_block_on_high; security_notify_team
    security_scan_schedule; security_scan_days; review_depth; review_model; reasoning_effort; include_suggestions
    review_candidates_path; review_validated_path; review_candidates_max_turns; review_validator_max_turns; fill_model
    show_full_output; ci_steward; retry_mode; max_retries; max_fix_attempts; max_runs_per_pr; steward_model
    instructions; config_path`),
};
const noShell = /^(?!Execute)\w[\w-]*$/i;
const uses = ["factory-ai/droid-action"];
const launch = {
    program: "droid",
    programs: ["droid", "@factory/cli"],
    ownFlags: ["--skip-permissions-unsafe"],
    prefixes: ["FACTORY", "DROID"],
    uses,
    flags,
    commands: {
        exec: "start",
        resume: "start",
        mcp: _kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .connectsServer */ .DL,
        plugin: _kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .installsPlugin */ .gM,
        ...Object.fromEntries("daemon search find update computer doctor help rules".split(" ").map((name) => [name, "harmless"])),
    },
    unprompted: [
        {
            by: ["exec"],
            unless: { "--auto": /./, "--use-spec": /./ },
            unlessOnly: { "--only-tools": noShell, "--enabled-tools": noShell },
            effect: "auto-approves",
            because: "runs every command that the model calls a low risk without asking",
            instead: "name the tools that it needs with `--only-tools`, without `Execute`",
            certainty: "measured",
        },
    ],
    actions: [{ name: "droid-action", uses, inputs }],
    settings: (root, source) => [
        ...(0,_kit_settings_index_js__WEBPACK_IMPORTED_MODULE_1__/* .authorityFrom */ .W5)(_settings_js__WEBPACK_IMPORTED_MODULE_3__/* .settingRules */ .g, root, source),
        ...(0,_permission_rules_js__WEBPACK_IMPORTED_MODULE_2__/* .permissionRulesIn */ .K)(root, source),
        ...(0,_kit_settings_index_js__WEBPACK_IMPORTED_MODULE_1__/* .hooksIn */ .aS)(root, source),
    ],
};


/***/ }),

/***/ 20763:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ permissionFaultsIn),
/* harmony export */   K: () => (/* binding */ permissionRulesIn)
/* harmony export */ });
/* harmony import */ var _parsers_node_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(70536);
/* harmony import */ var _kit_settings_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9009);


const decisions = new Map([
    ["allow", { effect: "widens", because: "is a command that runs without asking in a folder that its user trusts" }],
    ["ask", { effect: "narrows", because: "is a command that needs confirmation in a folder that its user trusts" }],
    ["block", { effect: "narrows", because: "is a command that never runs in a folder that its user trusts" }],
]);
const version = 1;
function permissionRulesIn(root, source) {
    const isTaken = faultOf(root) === undefined;
    return rulesOf(root).flatMap((rule) => {
        const decision = decisions.get((0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_1__/* .textOf */ .b6)((0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_1__/* .lastOf */ .g1)(rule, "decision")) ?? "");
        if (!decision || isOff(rule) || (decision.effect === "narrows" && !isTaken))
            return [];
        const prefix = prefixOf(rule);
        return [
            {
                setting: "permissionRules",
                value: prefix ? wordsOf(prefix) : "…",
                ...decision,
                content: (0,_kit_settings_index_js__WEBPACK_IMPORTED_MODULE_0__/* .contentOf */ .$E)(rule, source),
                at: { source, span: (prefix ?? rule).span },
            },
        ];
    });
}
function permissionFaultsIn(root, source) {
    const fault = faultOf(root);
    if (!fault)
        return [];
    const message = `has ${fault.what}, and because of it Factory ${fault.outcome}, also where it blocks; ${fault.instead}`;
    return [{ message, at: { source, span: fault.node.span }, scope: "part" }];
}
const appliesNone = "applies none of these rules";
function faultOf(root) {
    const all = (0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_1__/* .lastOf */ .g1)(root, "permissionRules");
    if (!all)
        return undefined;
    const instead = `write \`{ "version": ${version}, "rules": [] }\``;
    const rules = (0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_1__/* .lastOf */ .g1)(all, "rules");
    if (all.kind !== "table" || rules?.kind !== "list")
        return { what: "`permissionRules` without a list of `rules`", outcome: appliesNone, instead, node: all };
    const written = (0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_1__/* .lastOf */ .g1)(all, "version");
    if (written?.kind !== "scalar" || written.value !== version)
        return {
            what: `\`permissionRules\` of another version than ${version}`,
            outcome: appliesNone,
            instead,
            node: written ?? all,
        };
    const other = all.entries.find(({ name }) => name !== "version" && name !== "rules");
    if (other)
        return { what: "a key that no rules have", outcome: appliesNone, instead: "remove it", node: other.key };
    return repeatedIn(rules.items) ?? rules.items.map(ruleFault).find((fault) => fault !== undefined);
}
function repeatedIn(rules) {
    const ids = new Set();
    for (const rule of rules) {
        const id = (0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_1__/* .lastOf */ .g1)(rule, "id");
        const text = (0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_1__/* .textOf */ .b6)(id);
        if (id && text !== undefined && ids.size === ids.add(text).size)
            return { what: "two rules of one `id`", outcome: appliesNone, instead: "give each its own", node: id };
    }
    return undefined;
}
function ruleFault(rule) {
    const outcome = "leaves this rule out";
    const fault = (what, instead, node = rule) => ({ what, outcome, instead, node });
    const id = (0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_1__/* .lastOf */ .g1)(rule, "id");
    if (!id || !(0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_1__/* .isText */ .KH)(id) || /^(?:builtin\/|$)/.test((0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_1__/* .textOf */ .b6)(id) ?? ""))
        return fault("a rule without an `id` of its own", 'write a text that does not begin with "builtin/"', id);
    const decision = (0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_1__/* .lastOf */ .g1)(rule, "decision");
    if (!decisions.has((0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_1__/* .textOf */ .b6)(decision) ?? ""))
        return fault("a rule without a `decision`", "write `allow`, `ask` or `block`", decision);
    if (!prefixOf(rule))
        return fault("a rule without a `match`", 'write `{ "prefix": ["git", "status"] }`', (0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_1__/* .lastOf */ .g1)(rule, "match"));
    const tests = (0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_1__/* .lastOf */ .g1)(rule, "tests");
    const isTested = tests && ["match", "noMatch"].every((key) => isFilled((0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_1__/* .lastOf */ .g1)(tests, key)));
    if (!isTested)
        return fault("a rule without `tests`", "name a command that it matches under `match`, and one that it does not under `noMatch`", tests);
    return undefined;
}
function isFilled(node) {
    return node?.kind === "list" && node.items.length > 0;
}
function rulesOf(root) {
    const all = (0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_1__/* .lastOf */ .g1)(root, "permissionRules");
    const rules = all?.kind === "table" ? (0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_1__/* .lastOf */ .g1)(all, "rules") : all;
    return rules?.kind === "list" ? rules.items.filter(({ kind }) => kind === "table") : [];
}
function isOff(rule) {
    return (0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_1__/* .textOf */ .b6)((0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_1__/* .lastOf */ .g1)(rule, "enabled")) === "false";
}
function prefixOf(rule) {
    const match = (0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_1__/* .lastOf */ .g1)(rule, "match");
    const prefix = (0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_1__/* .lastOf */ .g1)(match, "prefix");
    return isFilled(prefix) ? prefix : undefined;
}
function wordsOf(prefix) {
    const items = prefix.kind === "list" ? prefix.items : [];
    return items
        .map((word) => word.kind === "list" ? word.items.map((one) => (0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_1__/* .textOf */ .b6)(one) ?? "…").join("|") : ((0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_1__/* .textOf */ .b6)(word) ?? "…"))
        .join(" ");
}


/***/ }),

/***/ 94084:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ reading)
/* harmony export */ });
/* harmony import */ var _parsers_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45433);

const reading = {
    dialect: _parsers_json_js__WEBPACK_IMPORTED_MODULE_0__/* .jsonDialects */ ._s.commented,
    otherwise: "Factory ignores the whole file, with the hooks and rules that guard; write strict JSON",
};


/***/ }),

/***/ 81403:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ knownSettings),
/* harmony export */   g: () => (/* binding */ settingRules)
/* harmony export */ });
/* harmony import */ var _hooks_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(40644);
/* harmony import */ var _kit_settings_unknown_settings_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(62199);


const levels = [
    "autonomyMode",
    "autonomyLevel",
    "sessionDefaultSettings.autonomyMode",
    "sessionDefaultSettings.autonomyLevel",
    "subagentAutonomyLevel",
];
const settingRules = [
    ...levels.flatMap((path) => [
        { path, when: /^(?:auto-)?high$/, effect: "bypasses", because: "runs commands of every risk without asking" },
        {
            path,
            when: /^(?:auto-)?(?:low|medium)$/,
            effect: "auto-approves",
            because: "edits files and runs some commands without asking",
        },
        { path, when: /^(?:off|normal|spec)$/, effect: "narrows", because: "asks before each change" },
    ]),
    {
        path: "maxAutonomyLevel",
        when: /^(?:auto-)?(?:off|low|medium)$/,
        effect: "narrows",
        because: "is the highest risk that a session or a droid may run without asking",
    },
    { path: "commandAllowlist", effect: "widens", because: "is a command that runs without asking" },
    { path: "commandDenylist", effect: "narrows", because: "is a command that always needs confirmation" },
    { path: "commandBlocklist", effect: "narrows", because: "is a command that is never run" },
    {
        path: "enableDroidShield",
        when: /^false$/,
        effect: "widens",
        because: "turns off secret scanning and the git guard",
    },
    { path: "hooks.hooksDisabled", ..._hooks_js__WEBPACK_IMPORTED_MODULE_0__/* .hooksDisabled */ .T_ },
    { path: "sandbox.enabled", when: /^true$/, effect: "narrows", because: "runs commands in a sandbox" },
    { path: "sandbox.filesystem.allowWrite", effect: "widens", because: "may be written from inside the sandbox" },
    { path: "sandbox.filesystem.allowRead", effect: "widens", because: "may be read from inside the sandbox" },
    { path: "sandbox.filesystem.denyWrite", effect: "narrows", because: "may not be written from inside the sandbox" },
    { path: "sandbox.filesystem.denyRead", effect: "narrows", because: "may not be read from inside the sandbox" },
    {
        path: "sandbox.network.allowedDomains",
        when: /^\*+$/,
        effect: "widens",
        because: "opens the network to the sandbox",
    },
    {
        path: "sandbox.network.allowedDomains",
        when: /^(?!\*+$)/,
        effect: "widens",
        because: "may be reached from inside the sandbox",
    },
    {
        path: "sandbox.network.allowUnixSockets",
        effect: "widens",
        because: "is a socket that may be reached from inside the sandbox",
    },
    {
        path: "sandbox.network.allowAllUnixSockets",
        when: /^true$/,
        effect: "widens",
        because: "opens every socket of this machine to the sandbox",
    },
    {
        path: "sandbox.network.allowLocalBinding",
        when: /^true$/,
        effect: "widens",
        because: "lets commands in the sandbox listen for connections",
    },
    {
        path: "allowBackgroundProcesses",
        when: /^true$/,
        effect: "widens",
        because: "lets commands keep running in the background",
    },
    {
        path: "allowSubagentsInScripts",
        when: /^true$/,
        effect: "widens",
        because: "lets scripts of a session start droids",
    },
    {
        path: "blockOnMcpLoad",
        when: /^true$/,
        effect: "narrows",
        because: "starts no droid before the servers are connected, so that lists of tools limit their tools too",
    },
    { path: "disabledSkills", effect: "narrows", because: "is a skill that is turned off" },
    {
        path: "strictEnabledPlugins",
        when: /^true$/,
        effect: "narrows",
        because: "allows only the plugins of these settings",
    },
    { path: "strictKnownMarketplaces", effect: "narrows", because: "is one of the only sources of plugins", shown: "…" },
    { path: "networkPolicy", effect: "narrows", because: "limits what the network may be used for", shown: "…" },
    { path: "mcpPolicy", effect: "narrows", because: "limits which servers may be used", shown: "…" },
    { path: "mcpAutonomyOverrides.*", effect: "widens", because: "sets what this server's tools may do without asking" },
    {
        path: "mcpAutonomyUrlOverrides",
        effect: "widens",
        because: "sets what the tools of a server may do without asking",
        shown: "…",
    },
    {
        path: "customModels",
        effect: "widens",
        because: "is a model at a custom address, to which prompts are sent",
        shown: "a model",
        may: ["network"],
    },
    {
        path: "enabledPlugins.*",
        when: /^(?!false$)/,
        effect: "widens",
        because: "installs a plugin with its droids, hooks and servers",
        may: ["execute", "external"],
    },
    { path: "extraKnownMarketplaces.*", effect: "widens", because: "adds a source of plugins", shown: "…" },
    {
        path: "mcpServers.*.command",
        effect: "widens",
        because: "is a command whose tools every droid can use",
        shown: "a command",
        may: ["execute", "external"],
    },
    {
        path: "mcpServers.*.url",
        effect: "widens",
        because: "is an address whose tools every droid can use",
        may: ["network", "external"],
    },
    {
        path: "statusLine.command",
        effect: "widens",
        because: "is a command that the session starts",
        shown: "a command",
        may: ["execute"],
    },
    {
        path: "cloudSessionSync",
        when: /^true$/,
        effect: "widens",
        because: "publishes sessions on the web",
        may: ["network"],
    },
];
const withoutEffect = "hooksDisabled allowManagedHooksOnly trustedFolders enableCustomDroids env builtInToolAutonomyOverrides missionPolicy userModelPolicies webSearchDisabled telemetry advancedAnalyticsEnabled cycleTimeBoundaries restrictMemberVisibility restrictApiKeyCreationToManagers localComputersEnabled managedComputersEnabled managedComputersAllowedEmails byomComputersEnabled byomComputersAllowedEmails personaSettings sessionRetentionDays";
const knownSettings = {
    title: "Factory",
    harmless: [
        ...(0,_kit_settings_unknown_settings_js__WEBPACK_IMPORTED_MODULE_1__/* .harmlessKeys */ .OF)(withoutEffect, "has no effect in a file of a project"),
        ...(0,_kit_settings_unknown_settings_js__WEBPACK_IMPORTED_MODULE_1__/* .harmlessKeys */ .OF)("$schema model reasoningEffort specModeModel specModeReasoningEffort sessionDefaultSettings.model sessionDefaultSettings.reasoningEffort sessionDefaultSettings.specModeModel sessionDefaultSettings.specModeReasoningEffort modelPolicy missionModelSettings compactionModel compactionTokenLimit compactionTokenLimitPerModel diffMode completionSound awaitingInputSound soundFocusMode includeCoAuthoredByDroid ideAutoConnect todoDisplayMode showThinkingInMainView theme language vimMode statusLine.type statusLine.padding ideExtensionPromptedAt ideActivationNudgedForVersion logoAnimation maxTurns specSaveEnabled specSaveDir enableReadinessReport showTokenUsageIndicator sessionDefaultSettings.interactionMode missionOrchestratorModel missionOrchestratorReasoningEffort subagentModelSettings voiceDictationEnabled routedModelVisibilityEnabled imageGenerationEnabled wikiCloudSync enableOneHourAnthropicCaching droidShield20OptIn outputStyle sandbox.mode sandbox.network.httpProxyPort sandbox.network.socksProxyPort disableAutoUpdate factoryRouterGuidance factoryRouterRules disableWeeklyUsageSummary toolExecutionMode enableCompletionBell completionSoundFocusMode awaitingInputSoundFocusMode toolResultDisplay streamAssistantResponses keepSystemAwakeDuringMissions modelFavorites dismissedNewModels statusLine.maxRows overrideTerminalColors hasSeenMissionOnboarding reauthBannerShownTui worktreeDirectory worktreeAutoDeleteLimit windowZoomLevel remoteAccessEnabled automationQuitWarningDismissed keepAwakeEnabled llmRequestTimeout subagentInactivityTimeout subagentSounds preferredComputer nerdFont compactionThresholdCheckEnabled modelFallbacks chatWarningDescription usageCapAlertsEnabled localSignalsOptIn localSignalsBackfillOptIn localSignalsBackfillFromDate advancedAnalyticsConsentVersion", "changes which model is asked, and what a terminal shows"),
        { path: "permissionRules", because: "is read rule by rule" },
        ...(0,_kit_settings_unknown_settings_js__WEBPACK_IMPORTED_MODULE_1__/* .serverKeys */ .yl)("mcpServers.*"),
    ],
};


/***/ })

};
;