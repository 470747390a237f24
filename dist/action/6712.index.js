"use strict";
exports.id = 6712;
exports.ids = [6712];
exports.modules = {

/***/ 9502:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ listBeyond)
/* harmony export */ });
function listBeyond(items, limit, what, source) {
    const first = items[limit];
    if (!first)
        return [];
    const message = `has ${items.length} ${what}, of which this tool checks only the first ${limit}; split the file`;
    return [{ message, at: { source, span: { start: first.span.start, end: first.span.start } } }];
}


/***/ }),

/***/ 6965:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ builtinProfile),
/* harmony export */   K: () => (/* binding */ builtinsOf)
/* harmony export */ });
/* harmony import */ var _model_fact_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7277);
/* harmony import */ var _profile_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6132);
/* harmony import */ var _repo_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4951);
/* harmony import */ var _tools_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6918);




function builtinsOf(layer, agents) {
    return agents.map(([name, granted]) => ({
        layer,
        files: [],
        verdict: { kind: "loaded" },
        profile: builtinProfile(name, granted, "it is built in"),
    }));
}
function builtinProfile(name, granted, because) {
    const at = (0,_repo_text_js__WEBPACK_IMPORTED_MODULE_0__/* .placeOfPath */ .Es)("");
    return (0,_profile_js__WEBPACK_IMPORTED_MODULE_2__/* .profileFrom */ .A)({
        home: at,
        name: (0,_model_fact_js__WEBPACK_IMPORTED_MODULE_3__/* .implied */ .TU)(name, at, "it is built in"),
        grants: (0,_model_fact_js__WEBPACK_IMPORTED_MODULE_3__/* .implied */ .TU)((0,_tools_js__WEBPACK_IMPORTED_MODULE_1__/* .grantEach */ .Ud)(at, granted), at, because),
    });
}


/***/ }),

/***/ 6319:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ harmlessFiles),
/* harmony export */   i: () => (/* binding */ ordinaryFiles)
/* harmony export */ });
function harmlessFiles(because, patterns) {
    return patterns
        .trim()
        .split(/\s+/)
        .map((pattern) => ({ pattern, because }));
}
function withExtensions(extensions) {
    return extensions
        .split(" ")
        .map((extension) => `**/*.${extension}`)
        .join(" ");
}
const ordinaryFiles = [
    ...harmlessFiles("is text for people or for a prompt", `${withExtensions("md mdx markdown mdc txt rst adoc csv log")} **/LICENSE **/NOTICE **/README **/CODEOWNERS`),
    ...harmlessFiles("is a picture or a font", withExtensions("png jpg jpeg gif svg webp ico pdf woff woff2 ttf")),
    ...harmlessFiles("is for Git", "**/.gitignore **/.gitkeep **/.gitattributes **/.keep"),
    ...harmlessFiles("runs only if a setting names it, and is compared then", withExtensions("sh bash zsh fish ps1 psm1 bat cmd py js mjs cjs ts mts cts jsx tsx rb pl go rs lua php java kt swift c cc cpp h css html sql")),
    ...harmlessFiles("is a template, which runs only if a setting names it", withExtensions("tmpl tpl hbs j2 jinja template example sample")),
];


/***/ }),

/***/ 6132:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ profileFrom),
/* harmony export */   O: () => (/* binding */ noPrompt)
/* harmony export */ });
/* harmony import */ var _model_fact_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7277);

function profileFrom({ home, name, grants, mayStart, ...fields }) {
    const absent = (0,_model_fact_js__WEBPACK_IMPORTED_MODULE_0__/* .missing */ .LO)(home);
    return {
        name,
        identity: (0,_model_fact_js__WEBPACK_IMPORTED_MODULE_0__/* .known */ .eO)(name),
        description: absent,
        model: absent,
        permissionMode: absent,
        grants,
        denied: [],
        ...(mayStart ? { mayStart } : {}),
        extraGrants: [],
        hooks: [],
        servers: [],
        paths: [],
        bypasses: [],
        ineffective: [],
        prompt: noPrompt(home),
        native: undefined,
        ...fields,
    };
}
function noPrompt(home) {
    return { source: "none", path: null, text: "", at: home };
}


/***/ }),

/***/ 6068:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AY: () => (/* binding */ winnersOf),
/* harmony export */   DS: () => (/* binding */ lineages),
/* harmony export */   OZ: () => (/* binding */ lineage)
/* harmony export */ });
/* harmony import */ var _model_load_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6407);
/* harmony import */ var _repo_path_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6311);


function lineage(start, { repositoryRoots }) {
    const directories = [];
    for (let directory = start;; directory = (0,_repo_path_js__WEBPACK_IMPORTED_MODULE_0__/* .directoryOf */ .jt)(directory)) {
        directories.push(directory);
        if (directory === "" || repositoryRoots.includes(directory) || directory === (0,_repo_path_js__WEBPACK_IMPORTED_MODULE_0__/* .directoryOf */ .jt)(directory))
            return directories;
    }
}
function lineages(starts, where) {
    return [...new Set(starts.flatMap((start) => lineage(start, where)))].sort();
}
function winnersOf(sessions) {
    const offered = new Set();
    const winnerOf = new Map();
    for (const session of sessions) {
        const winners = new Map();
        for (const { items, layer } of session) {
            for (const item of items) {
                const name = item.profile?.identity;
                if (name === undefined || !(0,_model_load_js__WEBPACK_IMPORTED_MODULE_1__/* .isOffered */ .k)(item))
                    continue;
                const winner = winners.get(name);
                if (!winner || winner.layer === layer) {
                    offered.add(item);
                    if (!winner)
                        winners.set(name, item);
                }
                else if (!winnerOf.has(item))
                    winnerOf.set(item, winner);
            }
        }
    }
    return (item) => {
        const by = winnerOf.get(item);
        return by && !offered.has(item) ? { ...item, verdict: { kind: "shadowed", by } } : item;
    };
}


/***/ }),

/***/ 6712:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  "default": () => (/* binding */ opencode)
});

// EXTERNAL MODULE: ./build/bundle/src/model/host.js
var host = __webpack_require__(3641);
// EXTERNAL MODULE: ./build/bundle/src/repo/path.js
var repo_path = __webpack_require__(6311);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/memoize.js
var memoize = __webpack_require__(3797);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/sessions.js
var _kit_sessions = __webpack_require__(6068);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/builtins.js
var builtins = __webpack_require__(6965);
// EXTERNAL MODULE: ./build/bundle/src/model/capability.js
var capability = __webpack_require__(5885);
;// CONCATENATED MODULE: ./build/bundle/src/hosts/opencode/builtins.js


const builtin = { name: "builtin", root: "", status: "loaded", authority: [] };
const agents = {
    1: [
        ["build", capability/* capabilities */.R7],
        ["plan", capability/* capabilities */.R7],
        ["general", capability/* capabilities */.R7],
        ["explore", ["read", "execute", "network"]],
    ],
    2: [
        ["build", capability/* capabilities */.R7],
        ["plan", ["read", "execute", "network", "delegate", "external"]],
        ["general", capability/* capabilities */.R7],
        ["explore", ["read", "network"]],
    ],
};
function builtins_builtins(edition) {
    return (0,builtins/* builtinsOf */.K)(builtin, agents[edition]);
}
const first = {
    plan: "!edit edit:.opencode/plans/*.md !task:general",
    explore: "!* grep glob list bash webfetch websearch read",
    compaction: "!*",
    title: "!*",
    summary: "!*",
};
const second = { ...first, plan: "!edit", explore: "!* grep glob webfetch websearch read" };
const kilo = {
    ...first,
    plan: "!* skill task !task:general read grep glob list bash webfetch websearch !edit edit:.kilo/plans/*.md edit:plans/*.md edit:.plans/*.md edit:.opencode/plans/*.md",
    explore: "!* grep glob list bash skill webfetch websearch read",
    ask: "!* read grep glob list bash skill webfetch websearch",
    orchestrator: "!* read grep glob list bash skill task webfetch websearch",
};
const rules = {
    opencode: { 1: first, 2: second },
    kilo: { 1: kilo, 2: kilo },
};
function builtinBelow(name, { edition, family }, at) {
    const known = rules[family][edition];
    const list = Object.hasOwn(known, name) ? known[name] : undefined;
    return list === undefined
        ? undefined
        : {
            name,
            rules: list.split(" ").map((word) => {
                const [action = "", resource = "*"] = word.replace("!", "").split(":");
                const effect = word.startsWith("!") ? "deny" : "allow";
                return { action, resource, effect, written: `${action}: ${effect}`, from: "default", at };
            }),
        };
}

// EXTERNAL MODULE: ./build/bundle/src/hosts/opencode/commands.js
var opencode_commands = __webpack_require__(5161);
// EXTERNAL MODULE: ./build/bundle/src/repo/patterns.js
var patterns = __webpack_require__(3987);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/collect.js
var collect = __webpack_require__(1307);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/settings.js
var settings = __webpack_require__(4876);
// EXTERNAL MODULE: ./build/bundle/src/repo/text.js
var repo_text = __webpack_require__(4951);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/fields.js
var fields = __webpack_require__(8012);
// EXTERNAL MODULE: ./build/bundle/src/model/fact.js
var fact = __webpack_require__(7277);
// EXTERNAL MODULE: ./build/bundle/src/hosts/opencode/document.js + 1 modules
var opencode_document = __webpack_require__(2280);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/profile.js
var profile = __webpack_require__(6132);
// EXTERNAL MODULE: ./build/bundle/src/parsers/node.js
var parsers_node = __webpack_require__(536);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/unknown-keys.js
var unknown_keys = __webpack_require__(3172);
// EXTERNAL MODULE: ./build/bundle/src/model/interpreter.js
var model_interpreter = __webpack_require__(9349);
// EXTERNAL MODULE: ./build/bundle/src/hosts/opencode/rules.js
var opencode_rules = __webpack_require__(2444);
// EXTERNAL MODULE: ./build/bundle/src/hosts/opencode/tools.js
var tools = __webpack_require__(9552);
;// CONCATENATED MODULE: ./build/bundle/src/hosts/opencode/grants.js





function defaultsAt(at) {
    const rule = (action, effect) => ({
        action,
        resource: "*",
        effect,
        written: `${action}: ${effect}`,
        from: "default",
        at,
    });
    return [rule("*", "allow"), rule("external_directory", "ask"), rule("doom_loop", "ask"), rule("question", "deny")];
}
function grantsFrom(own, { builtin, sessions, key: named }, edition, home) {
    const grants = grantsIn(own, { builtin, sessions }, edition, home);
    const base = own.findLast(({ action, resource }) => (0,opencode_rules/* isEverything */.CM)(action) && (0,opencode_rules/* isEverything */.CM)(resource));
    if (base)
        return (0,fact/* stated */.Eo)(grants, base.at);
    if (builtin)
        return (0,fact/* implied */.TU)(grants, own[0]?.at ?? home, `it changes the built-in \`${builtin.name}\`, whose permissions stay on`);
    const narrowed = sessions.some(({ above }) => above.some(({ effect }) => effect === "deny"));
    const [first] = own;
    if (!first)
        return (0,fact/* implied */.TU)(grants, home, `no \`${named}\` means every tool${narrowed ? " that the project's settings do not deny" : ""}`);
    const denies = narrowed || own.some(({ effect }) => effect === "deny");
    return (0,fact/* implied */.TU)(grants, first.at, denies
        ? `every tool that no rule${narrowed ? ", the project's settings included," : ""} denies is on`
        : "no rule denies a tool, so every tool is on");
}
function grantsIn(own, { builtin, sessions }, edition, home) {
    const grants = new Map();
    for (const { above, own: merged = own } of sessions) {
        const rules = [...defaultsAt(home), ...(builtin?.rules ?? []), ...above, ...merged];
        const found = granted(rules, edition, home);
        const embedded = edition === "1"
            ? []
            : granted(rules.map((rule) => ({ ...rule, action: rule.original ?? rule.action })), "1", home);
        const more = embedded.filter(({ capability }) => !found.some((grant) => grant.capability === capability));
        for (const grant of [...found, ...more]) {
            const key = `${grant.capability} ${grant.tool} ${grant.scope}`;
            if (!grants.has(key))
                grants.set(key, grant);
        }
    }
    return [...grants.values()];
}
function startsOf(own, { builtin, sessions }, edition, home) {
    const [action] = (0,tools/* powersIn */.g5)(edition).flatMap((power) => (power.capability === "delegate" ? [power.action] : []));
    const lists = sessions.map(({ above, own: merged = own }) => [...defaultsAt(home), ...(builtin?.rules ?? []), ...above, ...merged].filter((rule) => (0,opencode_rules/* matchesWildcard */._W)(action ?? "", rule.action)));
    if (lists.some((rules) => rules.every(({ effect }) => effect !== "deny")))
        return undefined;
    return (name) => lists.some((rules) => rules.findLast(({ resource }) => (0,opencode_rules/* matchesWildcard */._W)(name, resource))?.effect !== "deny");
}
const mostNames = 50;
function granted(rules, edition, home) {
    const grants = [];
    const add = (action, tool, capability) => {
        const { rule, exceptions } = (0,opencode_rules/* outcomeOf */.sG)(action, rules);
        if (rule && rule.effect !== "deny")
            grants.push({
                tool,
                capability,
                scope: null,
                at: rule.from === "profile" ? rule.at : home,
                ...(rule.effect === "ask" ? { asks: true } : {}),
            });
        else
            for (const { resource, at, from } of exceptions)
                grants.push({ tool, capability, scope: resource, at: from === "profile" ? at : home });
    };
    for (const { action, capability } of (0,tools/* powersIn */.g5)(edition))
        add(action, action, capability);
    add("\0", "*", "external");
    if (!grants.some(({ capability, scope }) => capability === "external" && scope === null)) {
        const names = [...new Set(rules.map(({ action }) => action))].filter((name) => !(0,tools/* isKnown */.qE)(name, edition) &&
            (0,tools/* meantBy */.Pn)(name, edition) === undefined &&
            !(0,opencode_rules/* isEverything */.CM)(name) &&
            !matchesSomeKnown(name, edition));
        if (names.length <= mostNames)
            for (const name of names)
                add(name, name, "external");
        else
            grants.push({ tool: "*", capability: "external", scope: null, at: home });
    }
    const whole = capability/* capabilities */.R7.every((capability) => grants.some((grant) => grant.capability === capability && grant.scope === null));
    const every = whole &&
        (0,tools/* powersIn */.g5)(edition).every(({ action }) => grants.some(({ tool, scope }) => tool === action && scope === null));
    return every
        ? capability/* capabilities */.R7.map((capability) => ({
            tool: "*",
            capability,
            scope: null,
            at: grants.find((grant) => grant.capability === capability)?.at ?? home,
            ...(grants.every((grant) => grant.capability !== capability || grant.asks) ? { asks: true } : {}),
        }))
        : grants;
}
function matchesSomeKnown(pattern, edition) {
    return (0,tools/* powersIn */.g5)(edition).some(({ action }) => (0,opencode_rules/* matchesWildcard */._W)(action, pattern));
}
const wide = /^(?:~|\$HOME|\/(?:home|Users|root)(?:\/[^/]*)?)?\/?\*+(?:\/\*+)*$/;
function bypassesOf(own, below, edition, home) {
    const found = [...outsideBypasses(own), ...overrides(own, below, edition, home), ...interpreters(own, edition)];
    return found
        .filter(({ rule }, i) => found.findIndex((earlier) => earlier.rule.at === rule.at) === i)
        .map(({ rule, effect, because }) => ({
        setting: rule.written.slice(0, rule.written.lastIndexOf(":")),
        value: rule.effect,
        effect,
        because,
        at: rule.at,
    }));
}
function outsideBypasses(own) {
    const { rule, exceptions } = (0,opencode_rules/* outcomeOf */.sG)("external_directory", own);
    const found = [];
    if (rule?.effect === "allow")
        found.push((0,opencode_rules/* isEverything */.CM)(rule.action)
            ? { rule, effect: "bypass", because: "runs every tool without asking, even on files outside the project" }
            : { rule, effect: "auto-approve", because: "reaches files outside the project without asking" });
    for (const exception of exceptions)
        if (exception.effect === "allow" && wide.test(exception.resource))
            found.push({
                rule: exception,
                effect: "auto-approve",
                because: "reaches files far outside the project without asking",
            });
    return found;
}
function interpreters(own, edition) {
    return (0,tools/* powersIn */.g5)(edition).flatMap(({ action, capability }) => {
        const { rule, exceptions } = (0,opencode_rules/* outcomeOf */.sG)(action, own);
        if (capability !== "execute" || !rule || rule.effect === "allow")
            return [];
        return exceptions.flatMap((exception) => {
            const interpreter = exception.effect === "allow" ? (0,model_interpreter/* interpreterIn */.g)(exception.resource, "text") : undefined;
            const because = `lets \`${interpreter}\` run any code without asking, which is every command`;
            return interpreter === undefined ? [] : [{ rule: exception, effect: "interpreter", because }];
        });
    });
}
function overrides(own, { builtin, sessions }, edition, home) {
    const allowing = (0,tools/* powersIn */.g5)(edition).flatMap(({ action, capability }) => {
        const rule = capability === "write" || capability === "execute" ? (0,opencode_rules/* outcomeOf */.sG)(action, own).rule : undefined;
        return rule?.effect === "allow" ? [{ action, rule }] : [];
    });
    return sessions.flatMap(({ above }) => allowing.flatMap(({ action, rule }) => {
        const before = (0,opencode_rules/* outcomeOf */.sG)(action, [...defaultsAt(home), ...(builtin?.rules ?? []), ...above]).rule;
        if (before?.from !== "settings" || before.effect === "allow")
            return [];
        const because = `takes back \`${before.written}\` of \`${before.at.source.path}\``;
        return [{ rule, effect: "auto-approve", because }];
    }));
}

;// CONCATENATED MODULE: ./build/bundle/src/hosts/opencode/idle-rules.js




function ineffectiveRules(own, below, edition, home) {
    const readings = readingsOf(own, below, edition, home);
    const blocks = new Map();
    for (const idle of own.flatMap((rule, i) => idleAt(own, i, rule, readings, edition))) {
        const key = JSON.stringify([idle.kind, idle.rule.original ?? idle.rule.action, idle.because]);
        const block = blocks.get(key);
        if (block)
            block.push(idle);
        else
            blocks.set(key, [idle]);
    }
    return [...blocks.values()].map(([{ kind, rule, because }, ...others]) => ({
        kind,
        what: rule.written,
        because,
        at: rule.at,
        ...(others.length > 0
            ? { related: others.map(({ rule: { written, at } }) => ({ message: `\`${written}\` too`, at })) }
            : {}),
    }));
}
function readingsOf(own, { builtin, sessions }, edition, home) {
    const isRenamed = edition === "2" && own.some(({ original }) => original === "write" || original === "patch");
    return sessions.flatMap(({ above, own: merged = own }) => {
        const rules = [...defaultsAt(home), ...(builtin?.rules ?? []), ...above, ...merged];
        const embedded = rules.map((rule) => ({ ...rule, action: rule.original ?? rule.action }));
        return [{ rules, isEmbedded: false }, ...(isRenamed ? [{ rules: embedded, isEmbedded: true }] : [])];
    });
}
function idleAt(own, i, rule, readings, edition) {
    const { action, original, effect } = rule;
    if ((original === "write" || original === "patch") && effect !== "allow") {
        const embedded = readings.filter(({ isEmbedded }) => isEmbedded);
        const because = "the second edition in opencode 1.18.33 asks for `edit`, so it denies nothing there";
        return isUndone(rule, "edit", embedded) ? [{ kind: "limit", rule, because }] : [];
    }
    const meant = (0,tools/* meantBy */.Pn)(action, edition);
    const first = readings.filter(({ isEmbedded }) => !isEmbedded);
    if (meant !== undefined)
        return isUndone(rule, meant, first) ? [{ rule, ...wordsFor(rule, meant) }] : [];
    const later = own.slice(i + 1, i + 1 + (own.length > 200 ? 20 : 200)).findLast((later) => (0,opencode_rules/* covers */.hU)(later, rule));
    if (!later || later.effect === effect || targetsOf(action, edition).every((target) => !isUndone(rule, target, first)))
        return [];
    const because = `the later \`${later.written}\` matches the same, and the last match wins`;
    return [{ kind: (0,opencode_rules/* isStricter */.V$)(effect, later.effect) ? "limit" : "value", rule, because }];
}
function wordsFor({ action, effect }, meant) {
    if (effect !== "allow")
        return {
            kind: "limit",
            because: `the permission is named \`${meant}\`, so this ${effect === "deny" ? "denies" : "asks about"} nothing`,
        };
    return action === "write" || action === "patch"
        ? { kind: "value", because: `writing a file needs \`${meant}\`, so this allows nothing` }
        : { kind: "unknown-tool", because: `unknown tool; did you mean \`${meant}\`?` };
}
function targetsOf(action, edition) {
    const targets = (0,tools/* powersIn */.g5)(edition).flatMap((power) => ((0,opencode_rules/* matchesWildcard */._W)(power.action, action) ? [power.action] : []));
    return targets.length > 0 ? targets : (0,opencode_rules/* samplesOf */.lc)(action);
}
function isUndone(rule, target, readings) {
    const samples = (0,opencode_rules/* samplesOf */.lc)(rule.resource);
    return readings.some(({ rules }) => samples.some((sample) => {
        const decisive = (0,opencode_rules/* effectAt */.v1)(rules, target, sample);
        return decisive !== undefined && decisive.effect !== rule.effect;
    }));
}
function idleTools(table, source, own, { builtin, sessions }) {
    const tools = (0,parsers_node/* valueOf */.RP)(table, "tools");
    if (builtin || sessions.some(({ above }) => above.some(({ effect }) => effect !== "allow")))
        return [];
    if (tools?.kind !== "table" ||
        tools.entries.length === 0 ||
        own.some(({ effect, action }) => effect === "deny" || (0,opencode_rules/* isEverything */.CM)(action)))
        return [];
    const names = new Set(own.map(({ action }) => action));
    const left = ["edit", "bash", "webfetch", "task"].filter((action) => !names.has(action));
    if (!left.includes("edit") && !left.includes("bash"))
        return [];
    const key = table.entries.find(({ value }) => value === tools)?.key ?? tools;
    const actions = `\`${left.join("`, `")}\``;
    return [
        {
            kind: "limit",
            what: "tools",
            varies: actions,
            because: `it enables what is already enabled, and ${actions} ${left.length === 1 ? "stays" : "stay"} on; write \`false\` for tools to turn off`,
            at: { source, span: key.span },
        },
    ];
}

;// CONCATENATED MODULE: ./build/bundle/src/hosts/opencode/schema.js


const isText = (node) => node.kind === "scalar" && typeof node.value === "string";
const schema_text = { schema: { type: "string" }, is: isText, words: "text" };
const yesNo = {
    schema: { type: "boolean" },
    is: (node) => node.kind === "scalar" && typeof node.value === "boolean",
    words: "`true` or `false`",
};
const decimal = {
    schema: { type: "number" },
    is: (node) => node.kind === "scalar" && typeof node.value === "number" && Number.isFinite(node.value),
    words: "a number",
};
const count = {
    schema: { type: "integer", minimum: 1 },
    is: (node) => node.kind === "scalar" && typeof node.value === "number" && Number.isSafeInteger(node.value) && node.value > 0,
    words: "a whole number above zero",
};
const mapping = {
    schema: { type: "object" },
    is: (node) => node.kind === "table",
    words: "a mapping",
};
const mode = {
    schema: { type: "string", enum: ["subagent", "primary", "all"] },
    is: (node) => isText(node) && node.kind === "scalar" && ["subagent", "primary", "all"].includes(node.text),
    words: "`subagent`, `primary` or `all`",
};
const color = {
    schema: { type: "string", pattern: "^(?:#[0-9a-fA-F]{6}|primary|secondary|accent|success|warning|error|info)$" },
    is: (node) => isText(node) &&
        node.kind === "scalar" &&
        /^(?:#[0-9a-fA-F]{6}|primary|secondary|accent|success|warning|error|info)$/.test(node.text),
    words: "a colour such as `#ff5733` or one of the theme's names",
};
const switches = {
    schema: { type: "object", additionalProperties: { type: "boolean" } },
    is: (node) => node.kind === "table" && node.entries.every(({ value }) => yesNo.is(value)),
    words: "a mapping of tools to `true` or `false`",
};
const whole = new Set(["question", "todowrite", "webfetch", "websearch", "doom_loop"]);
const effect = { type: "string", enum: ["allow", "ask", "deny"] };
const permissionOf = (isWord) => ({
    schema: {
        anyOf: [
            effect,
            {
                type: "object",
                additionalProperties: { anyOf: [effect, { type: "object", additionalProperties: effect }] },
            },
        ],
    },
    is: (node) => isWord(node) ||
        (node.kind === "table" &&
            node.entries.every(({ name = "", value }) => isWord(value) ||
                (!whole.has(name) && value.kind === "table" && value.entries.every((inner) => isWord(inner.value))))),
    words: "`allow`, `ask` or `deny`, or a mapping of tools or of their patterns to these",
});
const isEffect = (node) => (0,opencode_rules/* effectOf */.$x)(node) !== undefined;
const permission = permissionOf(isEffect);
const permissions = {
    is: (node) => node.kind === "list" &&
        node.items.every((item) => {
            const [action, resource] = [(0,parsers_node/* valueOf */.RP)(item, "action"), (0,parsers_node/* valueOf */.RP)(item, "resource")];
            return (action !== undefined &&
                resource !== undefined &&
                isText(action) &&
                isText(resource) &&
                (0,opencode_rules/* effectOf */.$x)((0,parsers_node/* valueOf */.RP)(item, "effect")) !== undefined);
        }),
    words: "a list of `{action, resource, effect}` with the effects `allow`, `ask` and `deny`",
};
const oldKeys = {
    name: { is: () => true, words: "anything" },
    model: schema_text,
    variant: schema_text,
    temperature: decimal,
    top_p: decimal,
    prompt: schema_text,
    tools: switches,
    disable: yesNo,
    description: schema_text,
    mode,
    hidden: yesNo,
    options: mapping,
    color,
    steps: count,
    maxSteps: count,
    permission,
};
const kiloKeys = {
    ...oldKeys,
    permission: permissionOf((node) => isEffect(node) || (node.kind === "scalar" && node.value === null)),
};
function isModel(text) {
    return /^[^/#]+\/[^#]+(?:#[^#]+)?$/.test(text);
}
const nativeKeys = {
    model: { is: (node) => isText(node) || node.kind === "table", words: "text or a mapping" },
    variant: schema_text,
    request: mapping,
    system: schema_text,
    description: schema_text,
    mode,
    hidden: yesNo,
    color,
    steps: count,
    disabled: yesNo,
    permissions,
};
const nativeEntryKeys = {
    ...nativeKeys,
    model: {
        is: (node) => (node.kind === "scalar" ? isText(node) && isModel(node.text) : node.kind === "table"),
        words: "`provider/model`",
    },
    color: {
        is: (node) => node.kind === "scalar" && /^#[0-9a-fA-F]{6}$/.test(node.text),
        words: "a colour such as `#ff5733`",
    },
};
const emptyInKilo = new Set("permission description model variant temperature top_p steps maxSteps prompt name".split(" "));
function refusalOf(table, keys, mayBeEmpty = new Set()) {
    for (const { name = "", value } of table.entries) {
        const type = Object.hasOwn(keys, name) ? keys[name] : undefined;
        if (mayBeEmpty.has(name) && value.kind === "scalar" && value.value === null)
            continue;
        if (type && !type.is(value))
            return { kind: "problem", message: `\`${name}\` is not ${type.words}`, span: value.span };
    }
    return undefined;
}

;// CONCATENATED MODULE: ./build/bundle/src/hosts/opencode/profile.js












const oldKnown = {
    keys: new Set(Object.keys(oldKeys)),
    own: { tools: "permission", denied: "permission", mode: "permission", turns: "steps" },
    ignores: true,
};
const nativeKnown = {
    keys: new Set(Object.keys(nativeKeys)),
    own: { tools: "permissions", denied: "permissions", mode: "permissions", turns: "steps" },
    ignores: true,
};
function readersOnly({ table, source, shape, body }, own) {
    if (shape !== "old")
        return {};
    const title = "permission: { edit: deny, bash: deny }";
    const isPlain = own.length === 0 && body !== undefined && source.text[table.span.start - 1] === "\n";
    const { start } = table.span;
    const at = { source, span: { start, end: start } };
    return {
        onlyTools: () => ({
            title,
            safe: false,
            edits: isPlain && table.entries.length > 0 ? [{ at, text: `${title}\n` }] : [],
        }),
    };
}
function readProfile(written) {
    const { table, source, shape, edition, id, at, paths = [] } = written;
    const home = { source, span: { start: at.span.start, end: at.span.start } };
    const text = (key) => (0,fields/* textFact */.yM)((0,parsers_node/* valueOf */.RP)(table, key), source, home);
    const rules = shape === "old" ? (0,opencode_rules/* oldRules */.pQ)(table, source, "profile") : (0,opencode_rules/* nativeRules */.vt)(table, source, "profile");
    const own = shape === "old" && edition === "2" ? rules.map(tools/* withNewName */.Ii) : rules;
    const name = nameOf(written);
    const below = {
        builtin: builtinBelow(written.body ? ((0,fact/* known */.eO)(name) ?? id) : id, written, home),
        sessions: written.sessions,
        key: shape === "old" ? "permission" : "permissions",
    };
    return (0,profile/* profileFrom */.A)({
        home,
        name,
        description: text("description"),
        ...((0,parsers_node/* textOf */.b6)((0,parsers_node/* valueOf */.RP)(table, "mode")) === "primary" ? { isForPeople: true } : {}),
        model: text("model"),
        grants: grantsFrom(own, below, edition, home),
        denied: own.filter(({ effect, resource }) => effect === "deny" && resource === "*").map(({ action }) => action),
        ...readersOnly(written, own),
        mayStart: startsOf(own, below, edition, home),
        paths,
        bypasses: [...bypassesOf(own, below, edition, home), ...unhonoured(table, source, shape)],
        ineffective: [
            ...unknownKeys(table, source, shape),
            ...ineffectiveRules(own, below, edition, home),
            ...(shape === "old" ? idleTools(table, source, rules, below) : []),
            ...wrongModel(written),
            ...ignoredName(written),
            ...ignoredPrompt(written),
        ],
        ...promptIn(written, below, home),
        native: written.loads ? (0,parsers_node/* jsonOf */.o_)(table) : undefined,
    });
}
function nameIn(table) {
    const node = (0,parsers_node/* valueOf */.RP)(table, "name");
    if (!node)
        return undefined;
    if (node.kind === "scalar")
        return node.value === null ? "null" : node.text;
    return node.kind === "list" ? node.items.map((item) => (0,parsers_node/* textOf */.b6)(item) ?? "").join(",") : "[object Object]";
}
function nameOf({ table, source, edition, id, at, body }) {
    const node = edition === "1" ? (0,parsers_node/* valueOf */.RP)(table, "name") : undefined;
    const isNothing = !body && node?.kind === "scalar" && node.value === null;
    const name = node && !isNothing ? nameIn(table) : undefined;
    return node && name !== undefined ? (0,fact/* stated */.Eo)(name, { source, span: node.span }) : (0,fact/* stated */.Eo)(id, at);
}
function promptIn(written, { builtin }, home) {
    const { body, shape } = written;
    return {
        ...(body && !builtin ? {} : { hasDefaultPrompt: true }),
        prompt: body ?? promptOf(written, shape === "old" ? "prompt" : "system", home),
    };
}
function promptOf({ table, source, paths = [], files, original }, key, home) {
    const node = (0,parsers_node/* valueOf */.RP)(table, key);
    if (node?.kind !== "scalar" || (0,parsers_node/* isEmptyValue */.Po)(node))
        return (0,profile/* noPrompt */.O)(home);
    const at = { source, span: node.span };
    const name = /^\s*\{file:([^}]+)\}\s*$/.exec((0,parsers_node/* textOf */.b6)((0,parsers_node/* lastOf */.g1)(original, key)) ?? "")?.[1];
    if (name === undefined)
        return { source: "inline", path: null, text: node.text, at };
    const content = files?.get(name);
    if (content)
        return { source: "file", path: content.path, text: content.text.trim(), at: (0,repo_text/* startOf */.GH)(content) };
    const reach = paths.find(({ value }) => value === name.trim())?.reach;
    return { source: "file", path: reach?.kind === "inside" ? reach.path : null, text: "", at };
}
function unknownKeys(table, source, shape) {
    const known = shape === "old" ? oldKnown : nativeKnown;
    const foreign = shape === "old" ? nativeKnown : oldKnown;
    return (0,unknown_keys/* unknownKeysIn */.QU)(table, source, known).map((unknown) => {
        if (unknown.what === "permissions" ||
            unknown.what === "permission" ||
            (unknown.what === "tools" && shape === "native")) {
            const key = shape === "old"
                ? table.entries.find(({ name }) => name !== undefined && !nativeKnown.keys.has(name))?.name
                : undefined;
            const why = key === undefined
                ? "unknown key in settings of this shape"
                : `\`${key}\` selects the first edition's shape, which has no such key and passes it to the model's provider`;
            return { ...unknown, kind: "limit", because: `${why}, so it limits nothing` };
        }
        if (unknown.kind === "limit" || unknown.kind === "value")
            return shape === "old"
                ? {
                    ...unknown,
                    because: unknown.because.replace("unknown key", "unknown key, which is passed to the model's provider"),
                }
                : unknown;
        if (foreign.keys.has(unknown.what))
            return { ...unknown, kind: "value", because: "unknown key in settings of this shape" };
        return shape === "old" ? { ...unknown, because: "unknown key, which is passed to the model's provider" } : unknown;
    });
}
function unhonoured(table, source, shape) {
    return (0,unknown_keys/* unhonouredModesIn */.dI)(table, source, shape === "old" ? oldKnown : nativeKnown).filter(({ setting }) => !/^permissions?$/.test((0,unknown_keys/* normalizedKey */.pj)(setting)));
}
function wrongModel({ table, source, family }) {
    const node = (0,parsers_node/* valueOf */.RP)(table, "model");
    const text = (0,parsers_node/* textOf */.b6)(node);
    if (!node || text === undefined || (0,parsers_node/* isEmptyValue */.Po)(node) || isModel(text))
        return [];
    const because = `it is not \`provider/model\`, so ${family === "kilo" ? "Kilo" : "opencode"} reads it as a provider without a model`;
    return [{ kind: "value", what: `model: ${text}`, because, at: { source, span: node.span }, varies: text }];
}
function ignoredPrompt({ table, source, shape, body }) {
    const key = shape === "old" ? "prompt" : "system";
    const entry = (0,parsers_node/* entryOf */.Ms)(table, key);
    if (!body || !entry)
        return [];
    return [
        {
            kind: "value",
            what: key,
            because: "the prompt is the text below the frontmatter; write it there, and remove the key",
            at: { source, span: entry.key.span },
            cause: key,
            ...(shape === "old" ? {} : { certainty: "documented" }),
        },
    ];
}
function ignoredName({ table, source, edition, id, body }) {
    const node = (0,parsers_node/* valueOf */.RP)(table, "name");
    if (!node)
        return [];
    const at = { source, span: node.span };
    const what = `name: ${(0,parsers_node/* textOf */.b6)(node) ?? "…"}`;
    if (edition === "2")
        return (0,parsers_node/* isEmptyValue */.Po)(node) || (0,parsers_node/* textOf */.b6)(node) === id
            ? []
            : [
                {
                    kind: "value",
                    what,
                    because: "edition 2 takes the name from the file's path",
                    at,
                    varies: (0,parsers_node/* textOf */.b6)(node) ?? "…",
                },
            ];
    const isText = node.kind === "scalar" && (node.value === null || typeof node.value === "string");
    if (isText || !body)
        return [];
    return [
        { kind: "value", what, because: "it is not text, so the list of agents cannot be shown; put it in quotes", at },
    ];
}

;// CONCATENATED MODULE: ./build/bundle/src/hosts/opencode/agent.js







const noRules = new Map();
async function draftOf(file) {
    const { source, reader, layer } = file;
    const edition = reader.family === "kilo" ? "1" : reader.edition;
    if (source.text === "" && edition === "2") {
        const problem = problemAt(source, { start: 0, end: 0 }, "it is empty", "document");
        const empty = { layer, files: [source.path], verdict: { kind: "dropped", problem } };
        return { key: undefined, rules: noRules, finish: () => empty };
    }
    const document = await (0,opencode_document/* readDocument */.u)(source.text);
    const shape = shapeOf(document.table, edition);
    const refusal = refusalIn(document, shape, file);
    const profileIn = (sessions) => profileOf(document, file, shape, sessions, !refusal);
    return refusal ? refusedDraft(file, refusal, profileIn) : takenDraft(document, file, shape, profileIn);
}
function refusedDraft({ source, layer, reader }, refusal, profileIn) {
    const { kind, problem, keepsLimits } = refusal;
    const isFatal = kind === "rejected" && reader.family === "opencode";
    return {
        key: undefined,
        rules: noRules,
        finish: (sessions) => {
            const profile = profileIn(sessions);
            return {
                layer,
                files: [source.path],
                verdict: { kind, problem },
                profile: keepsLimits ? profile : { ...profile, ineffective: [] },
            };
        },
        ...(isFatal ? { fatal: problem } : {}),
    };
}
function takenDraft(document, file, shape, profileIn) {
    const { source, layer, id, reader } = file;
    const isFirst = reader.family === "kilo" || reader.edition === "1";
    const off = offOf(document.table, shape, source);
    const leniency = leniencyOf(document, file);
    return {
        key: isFirst ? (nameIn(document.table) ?? id) : id,
        rules: isFirst ? (0,opencode_rules/* ruleMapOf */.iN)(document.table, source, "profile") : noRules,
        isOff: off?.isOff,
        ...(off?.problem ? { off: off.problem } : {}),
        finish: (sessions) => {
            const item = { layer, files: [source.path], profile: profileIn(sessions) };
            const problem = isFirst ? offIn(sessions) : off?.problem;
            if (problem)
                return { ...item, verdict: { kind: "dropped", problem } };
            return { ...item, verdict: { kind: "loaded" }, ...(leniency ? { leniency } : {}) };
        },
    };
}
function offIn(sessions) {
    return sessions.every(({ off }) => off) ? sessions[0]?.off : undefined;
}
function problemAt(source, span, message, kind) {
    return { message, at: { source, span }, ...(kind === undefined ? {} : { kind }) };
}
function hostOf({ family }) {
    return family === "kilo" ? "Kilo" : "opencode";
}
function shapeOf(table, edition) {
    const hasForeignKey = () => table.entries.some(({ name }) => name !== undefined && !nativeKnown.keys.has(name));
    return edition === "1" || hasForeignKey() ? "old" : "native";
}
function refusalIn({ table, fault }, shape, file) {
    const { source, reader } = file;
    if (fault?.kind === "ignored")
        return undefined;
    if (fault?.kind === "dropped") {
        const host = hostOf(reader);
        const message = `${whyIgnored(fault.problem.message)}, even after ${host} rewrote values with a colon. If the same process reads the text again, ${host} loads the agent without its limits`;
        return { kind: "dropped", problem: problemAt(source, fault.problem.span, message), keepsLimits: true };
    }
    const isFirst = reader.family === "kilo" || reader.edition === "1";
    if (isFirst && nameIn(table) === "__proto__")
        return { kind: "dropped", problem: problemAt(source, table.span, "no agent can have the name `__proto__`") };
    return wrongKeyIn(table, shape, file);
}
function wrongKeyIn(table, shape, { source, reader }) {
    const isKilo = reader.family === "kilo";
    const oldKind = isKilo ? kiloKeys : oldKeys;
    const found = refusalOf(table, shape === "old" ? fileKeys(oldKind) : nativeKeys, isKilo ? emptyInKilo : new Set());
    if (!found)
        return undefined;
    const isSilent = reader.folder === "modes" || (!isKilo && reader.edition === "2");
    return { kind: isSilent ? "dropped" : "rejected", problem: problemAt(source, found.span, found.message) };
}
function fileKeys(keys) {
    return Object.fromEntries(Object.entries(keys).filter(([key]) => key !== "prompt"));
}
function offOf(table, shape, source) {
    const key = shape === "old" ? "disable" : "disabled";
    const value = table.entries.find(({ name }) => name === key)?.value;
    if (value?.kind !== "scalar" || typeof value.value !== "boolean")
        return undefined;
    return value.value
        ? { isOff: true, problem: problemAt(source, value.span, `\`${key}: true\` switches it off`, "document") }
        : { isOff: false };
}
function whyIgnored(message) {
    return `the frontmatter is not YAML: ${message}`;
}
function leniencyOf({ fault }, { source, reader }) {
    if (!fault)
        return undefined;
    const host = hostOf(reader);
    const effect = fault.kind === "repaired"
        ? `${host} repairs this only the first time that a process reads the text, and after that loads the agent without its limits`
        : `${host} loads the agent without it, with every tool and the whole file as its prompt`;
    return problemAt(source, fault.problem.span, `${whyIgnored(fault.problem.message)}; ${effect}`, "strict-readers");
}
const limits = new Set(["permission", "permissions", "tools", "disable", "disabled"]);
function profileOf(document, file, shape, sessions, loads) {
    const { source, id, reader } = file;
    const { fault, table } = document;
    const written = {
        table,
        source,
        shape,
        edition: reader.family === "kilo" ? "1" : reader.edition,
        family: reader.family,
        id,
        at: (0,repo_text/* startOf */.GH)(source),
        sessions: fault ? [...sessions, ...sessions.map(({ above }) => ({ above, own: [] }))] : sessions,
        body: (0,fields/* bodyPrompt */.$c)(source, document.body),
        loads,
    };
    const profile = withProgram(readProfile(written), document, file);
    if (!fault)
        return profile;
    const home = (0,repo_text/* startOf */.GH)(source);
    const because = `${whyIgnored(fault.problem.message)}, so ${fault.kind === "repaired" ? "its limits hold only the first time that a process reads the text" : "no limit in it holds"}`;
    return {
        ...profile,
        grants: (0,fact/* implied */.TU)((0,fact/* known */.eO)(profile.grants) ?? [], home, because),
        denied: [],
        ineffective: [...profile.ineffective, ...lostLimits(document.meant ?? table, source, because)],
    };
}
function lostLimits({ entries }, source, because) {
    return entries.flatMap(({ name, key }) => name !== undefined && limits.has(name)
        ? [{ kind: "limit", what: name, because, at: { source, span: key.span }, cause: "frontmatter" }]
        : []);
}
function withProgram(profile, { program }, { source, reader }) {
    if (!program)
        return profile;
    const at = { source, span: program };
    return {
        ...profile,
        extraGrants: [{ tool: "frontmatter", capability: "execute", scope: null, at }],
        bypasses: [
            ...profile.bypasses,
            {
                setting: "frontmatter",
                value: source.text.slice(program.start, program.end).trim(),
                effect: "bypass",
                because: `is JavaScript, which ${hostOf(reader)} runs without asking as soon as it reads the file`,
                at,
            },
        ],
    };
}

// EXTERNAL MODULE: ./build/bundle/src/parsers/json.js
var json = __webpack_require__(5930);
;// CONCATENATED MODULE: ./build/bundle/src/hosts/opencode/settings-schema.js


const hasVariable = (node) => isText(node) && node.kind === "scalar" && node.text.includes("{env:");
const oneOf = (...words) => ({
    is: (node) => hasVariable(node) || (isText(node) && node.kind === "scalar" && words.includes(node.text)),
    words: `${words.length > 1 ? "one of " : ""}${words.map((word) => `\`${word}\``).join(", ")}`,
});
const either = (words, ...types) => ({
    is: (node) => types.some((type) => type.is(node)),
    words,
});
const listOf = (words, type) => ({
    is: (node) => node.kind === "list" && node.items.every((item) => type.is(item)),
    words,
});
const mapOf = (words, type) => ({
    is: (node) => node.kind === "table" && node.entries.every(({ value }) => type.is(value)),
    words,
});
const settings_schema_fields = (words, keys, needed = []) => ({
    is: (node) => node.kind === "table" &&
        refusalOf(node, keys) === undefined &&
        needed.every((key) => node.entries.some(({ name }) => name === key)),
    words,
});
const wholeNumber = {
    is: (node) => node.kind === "scalar" && typeof node.value === "number" && Number.isSafeInteger(node.value) && node.value >= 0,
    words: "a whole number",
};
const off = { is: (node) => node.kind === "scalar" && node.value === false, words: "`false`" };
const texts = listOf("a list of texts", schema_text);
const textMap = mapOf("a mapping of texts", schema_text);
const agentKeys = Object.fromEntries(Object.entries(oldKeys).map(([key, { is, words }]) => [
    key,
    { is: (node) => hasVariable(node) || is(key === "permission" ? withWords(node) : node), words },
]));
const agent = settings_schema_fields("an agent whose keys have the right types", agentKeys);
const settings_schema_agents = mapOf("a mapping of agents whose keys have the right types", agent);
const oauth = settings_schema_fields("…", {
    clientId: schema_text,
    clientSecret: schema_text,
    scope: schema_text,
    callbackPort: count,
    redirectUri: schema_text,
});
const server = either("a server with `type: local` and a list `command`, with `type: remote` and a `url`, or `enabled` alone", settings_schema_fields("…", { type: oneOf("local"), command: texts, cwd: schema_text, environment: textMap, enabled: yesNo, timeout: count }, ["type", "command"]), settings_schema_fields("…", {
    type: oneOf("remote"),
    url: schema_text,
    enabled: yesNo,
    headers: textMap,
    oauth: either("…", oauth, off),
    timeout: count,
}, ["type", "url"]), settings_schema_fields("…", { enabled: yesNo }, ["enabled"]));
const command = settings_schema_fields("…", { template: schema_text, description: schema_text, agent: schema_text, model: schema_text, variant: schema_text, subtask: yesNo }, ["template"]);
const formatter = settings_schema_fields("…", { disabled: yesNo, command: texts, environment: textMap, extensions: texts });
const languageServer = either("…", { is: (node) => literal((0,parsers_node/* lastOf */.g1)(node, "disabled")) === true, words: "…" }, settings_schema_fields("…", { command: texts, extensions: texts, disabled: yesNo, env: textMap, initialization: mapping }, [
    "command",
]));
const provider = settings_schema_fields("…", {
    api: schema_text,
    name: schema_text,
    env: texts,
    id: schema_text,
    npm: schema_text,
    whitelist: texts,
    blacklist: texts,
    options: settings_schema_fields("…", { apiKey: schema_text, baseURL: schema_text, enterpriseUrl: schema_text, setCacheKey: yesNo }),
    models: mapOf("…", mapping),
});
const settings_schema_plugin = either("…", schema_text, {
    is: (node) => node.kind === "list" && node.items.length === 2 && node.items[0] !== undefined && isText(node.items[0]),
    words: "…",
});
const reference = either("…", schema_text, settings_schema_fields("…", { repository: schema_text, branch: schema_text, path: schema_text }));
const keys = {
    $schema: schema_text,
    shell: schema_text,
    logLevel: oneOf("DEBUG", "INFO", "WARN", "ERROR"),
    server: settings_schema_fields("a mapping of the server's settings", {
        port: count,
        hostname: schema_text,
        mdns: yesNo,
        mdnsDomain: schema_text,
        cors: texts,
    }),
    command: mapOf("a mapping of commands, each with a `template`", command),
    skills: settings_schema_fields("a mapping with lists `paths` and `urls`", { paths: texts, urls: texts }),
    references: mapOf("a mapping of references", reference),
    reference: mapOf("a mapping of references", reference),
    watcher: settings_schema_fields("a mapping with a list `ignore`", { ignore: texts }),
    snapshot: yesNo,
    plugin: listOf("a list of plugins, each a text or a pair of a text and its options", settings_schema_plugin),
    share: oneOf("manual", "auto", "disabled"),
    autoshare: yesNo,
    autoupdate: either("`true`, `false` or `notify`", yesNo, oneOf("notify")),
    disabled_providers: texts,
    enabled_providers: texts,
    model: schema_text,
    small_model: schema_text,
    default_agent: schema_text,
    subagent_depth: wholeNumber,
    username: schema_text,
    mode: settings_schema_agents,
    agent: settings_schema_agents,
    provider: mapOf("a mapping of providers whose keys have the right types", provider),
    mcp: mapOf(server.words, server),
    formatter: either("`true`, `false` or a mapping of formatters", yesNo, mapOf("…", formatter)),
    lsp: either("`true`, `false` or a mapping of language servers", yesNo, mapOf("…", languageServer)),
    instructions: texts,
    layout: oneOf("auto", "stretch"),
    permission: agentKeys["permission"] ?? permission,
    tools: switches,
    attachment: settings_schema_fields("a mapping of the settings of images", { image: mapping }),
    enterprise: settings_schema_fields("a mapping with a text `url`", { url: schema_text }),
    tool_output: settings_schema_fields("a mapping of whole numbers", { max_lines: count, max_bytes: count }),
    compaction: settings_schema_fields("a mapping of the compaction's settings", { auto: yesNo, prune: yesNo, tail_turns: wholeNumber }),
    experimental: settings_schema_fields("a mapping of experimental settings", {
        disable_paste_summary: yesNo,
        batch_tool: yesNo,
        openTelemetry: yesNo,
        primary_tools: texts,
        continue_loop_on_deny: yesNo,
        mcp_timeout: count,
    }),
};
function withWords(node) {
    if (node.kind === "table")
        return { ...node, entries: node.entries.map((entry) => ({ ...entry, value: withWords(entry.value) })) };
    return hasVariable(node) && node.kind === "scalar" ? { ...node, value: "allow", text: "allow" } : node;
}
function literal(node) {
    return node?.kind === "scalar" ? node.value : undefined;
}
function settingsRefusal(root) {
    for (const key of ["agent", "mode"]) {
        const found = agentsRefusal(key, (0,parsers_node/* lastOf */.g1)(root, key));
        if (found)
            return found;
    }
    return refusalOf({ ...root, entries: root.entries.flatMap((entry) => translated(entry)) }, keys);
}
function agentRefusal(table) {
    return refusalOf(table, agentKeys);
}
function agentsRefusal(key, node) {
    for (const { name = "", value } of node?.kind === "table" ? node.entries : []) {
        if (value.kind !== "table")
            return { kind: "problem", message: `\`${key}.${name}\` is no mapping`, span: value.span };
        const found = agentRefusal(value);
        if (found)
            return found;
    }
    return undefined;
}
function translated(entry) {
    const { name, value } = entry;
    if (name === "skills" && value.kind === "list" && value.items.every(isText))
        return [];
    if (name !== "mcp" || value.kind !== "table")
        return [entry];
    const entries = value.entries.filter(({ name: server, value: one }) => {
        if ((server === "servers" || server === "timeout") && one.kind === "table")
            return false;
        return literal((0,parsers_node/* lastOf */.g1)(one, "disabled")) === undefined && (0,parsers_node/* lastOf */.g1)(one, "codemode") === undefined;
    });
    return [{ ...entry, value: { ...value, entries } }];
}

;// CONCATENATED MODULE: ./build/bundle/src/hosts/opencode/variables.js


const mostFiles = 200;
async function filesPutIn(repo, source) {
    const files = new Map();
    let missing;
    const named = namedIn(source.text);
    for (const { name, span } of named.slice(0, mostFiles)) {
        const target = files.has(name) ? undefined : pathOf(repo, source.path, name);
        if (target === undefined)
            continue;
        const { kind } = repo.resolve(target);
        const read = kind === "file" ? await (0,collect/* readOne */.JF)(repo, target) : undefined;
        if (read && !("message" in read))
            files.set(name, read);
        const why = absences.get(kind);
        if (why !== undefined)
            missing ??= { message: `\`{file:${name}}\` names ${why}`, at: { source, span } };
    }
    const [left] = named.slice(mostFiles);
    const message = `inserts more than ${mostFiles} files, of which this tool reads only the first ${mostFiles}`;
    return {
        files,
        ...(missing ? { missing } : {}),
        cut: left ? [{ message, at: { source, span: left.span } }] : [],
    };
}
const absences = new Map([
    ["missing", "a file that does not exist"],
    ["not-a-directory", "a file that does not exist"],
    ["loop", "a link that leads in a circle"],
    ["directory", "a directory"],
]);
function namedIn(text) {
    return [...text.matchAll(/\{file:([^}]+)\}/g)].flatMap((found) => {
        const [whole, name = ""] = found;
        const line = text.lastIndexOf("\n", found.index - 1) + 1;
        if (name.includes("{env:") || /^\s*\/\//.test(text.slice(line, found.index)))
            return [];
        return [{ name, span: { start: found.index, end: found.index + whole.length } }];
    });
}
function pathOf(repo, from, name) {
    const reach = repo.reach(repo.isUsers(from) ? "~" : "", (0,repo_path/* directoryOf */.jt)(from), name);
    if (reach.kind === "inside")
        return reach.path;
    return reach.kind === "nowhere" ? (0,repo_path/* join */.fj)((0,repo_path/* directoryOf */.jt)(from), name) : undefined;
}
function withFiles(node, files) {
    if (files.size === 0)
        return node;
    const put = (text) => text.replace(/\{file:([^}]+)\}/g, (whole, name) => files.get(name)?.text.trim() ?? whole);
    const walk = (inner) => {
        if (inner.kind === "list")
            return { ...inner, items: inner.items.map(walk) };
        if (inner.kind === "table")
            return {
                ...inner,
                entries: inner.entries.map((entry) => ({
                    key: walk(entry.key),
                    name: entry.name === undefined ? undefined : put(entry.name),
                    value: walk(entry.value),
                })),
            };
        if (typeof inner.value !== "string" || !inner.text.includes("{file:"))
            return inner;
        const text = put(inner.text);
        return { ...inner, value: text, text };
    };
    return walk(node);
}
const put = /\{(?:env|file):[^{}]*\}/;
function puzzlesIn(root, source) {
    const found = [];
    const walk = (node, inRules, depth) => {
        if (found.length >= 10 || depth > 20)
            return;
        if (node.kind === "scalar") {
            if (inRules && put.test(node.text))
                found.push({
                    message: "has a variable or a file in a rule, so the rule cannot be checked",
                    at: { source, span: node.span },
                });
        }
        else if (node.kind === "list")
            for (const item of node.items)
                walk(item, inRules, depth + 1);
        else {
            for (const { name = "", key, value } of node.entries) {
                if (put.test(name))
                    found.push({
                        message: "has a variable or a file in a key, so the key cannot be checked",
                        at: { source, span: key.span },
                    });
                else
                    walk(value, inRules || /^(?:permissions?|tools)$/.test(name), depth + 1);
            }
        }
    };
    walk(root, false, 0);
    return found;
}

// EXTERNAL MODULE: ./build/bundle/src/hosts/opencode/settings.js
var opencode_settings = __webpack_require__(3374);
// EXTERNAL MODULE: ./build/bundle/src/hosts/opencode/settings-keys.js
var settings_keys = __webpack_require__(2083);
;// CONCATENATED MODULE: ./build/bundle/src/hosts/opencode/config.js












async function readConfig(repo, path, edition, family) {
    const source = await (0,collect/* readOne */.JF)(repo, path);
    if (source === undefined || "message" in source)
        return source;
    const nothing = { kind: "table", span: { start: 0, end: 0 }, entries: [] };
    const none = new Map();
    const common = {
        path,
        source,
        root: nothing,
        written: nothing,
        files: new Map(),
        rules: [],
        tools: none,
        permission: none,
        authority: [],
        unjudged: [],
    };
    if (source.text === "" || source.text === "\ufeff")
        return common;
    const parsed = parsedIn(source, edition);
    if (parsed.kind === "problem")
        return { ...common, problem: { message: parsed.message, at: { source, span: parsed.span } } };
    if (parsed.kind === "unjudged")
        return { ...common, unjudged: [parsed.problem] };
    const { written } = parsed;
    const { files, missing, cut } = await filesPutIn(repo, source);
    const root = withFiles(written, files);
    if (root.kind !== "table" || written.kind !== "table")
        return { ...common, problem: { message: "it is not a JSON object", at: { source, span: written.span } } };
    const problem = edition === "1" ? (missing ?? refusedBy(root, source, family)) : undefined;
    return {
        ...common,
        root,
        written,
        files,
        rules: edition === "1" ? [] : (0,opencode_settings/* rulesOf */.f)(root, source),
        tools: (0,opencode_rules/* toolRules */.q3)(root, source, "settings"),
        permission: (0,opencode_rules/* permissionRules */.$F)(root, source, "settings"),
        authority: (0,opencode_settings/* authorityOf */.v)(root, source, edition),
        unjudged: [...puzzlesIn(root, source), ...cut, ...(0,settings_keys/* unknownKeysIn */.Q)(written, source, family)],
        ...(problem ? { problem } : {}),
    };
}
function parsedIn(source, edition) {
    const parsed = (0,json/* parseJsonc */.pX)(source.text);
    if (parsed.kind === "problem") {
        if (/[:[,]\s*\{(?:env|file):/.test(source.text)) {
            const message = "has a variable or a file in place of a JSON value, so the settings cannot be checked";
            return { kind: "unjudged", problem: { message, at: { source, span: parsed.span } } };
        }
        const empty = { kind: "table", span: parsed.span, entries: [] };
        if (source.text.trim() === "" && edition === "2")
            return { kind: "read", written: empty };
        return { ...parsed, message: `it is not JSON: ${parsed.message}` };
    }
    const tab = edition === "1" ? tabIn(parsed, source) : undefined;
    if (tab)
        return { kind: "problem", message: "it is not JSON: a text holds a tab", span: tab.span };
    return { kind: "read", written: (0,json/* withLastValues */.pV)(parsed) };
}
function tabIn(node, source) {
    if (!/"[^"\n]*\t/.test(source.text))
        return undefined;
    const inside = (inner) => {
        if (inner.kind === "scalar")
            return source.text.slice(inner.span.start, inner.span.end).includes("\t") ? inner : undefined;
        const nodes = inner.kind === "list" ? inner.items : inner.entries.flatMap(({ key, value }) => [key, value]);
        for (const one of nodes) {
            const found = inside(one);
            if (found)
                return found;
        }
        return undefined;
    };
    return inside(node);
}
function refusedBy(root, source, family) {
    const lost = newKeyIn(root);
    if (lost)
        return {
            message: "the first edition rejects a file with `permissions`, a key of the second edition",
            at: { source, span: lost.span },
        };
    const refusal = family === "opencode" ? settingsRefusal(root) : undefined;
    return refusal && { message: refusal.message, at: { source, span: refusal.span } };
}
function newKeyIn(root) {
    const inside = ["agents", "agent", "mode"].flatMap((key) => valuesOf((0,parsers_node/* lastOf */.g1)(root, key)).map(({ value }) => value));
    return [root, ...inside].flatMap((table) => table.kind === "table" ? table.entries.filter(({ name }) => name === "permissions").map(({ key }) => key) : [])[0];
}
function draftsIn(settings) {
    const { root } = settings.config;
    const drafts = (key, shape) => valuesOf((0,parsers_node/* lastOf */.g1)(root, key)).map((entry) => entryDraft(settings, key, shape, entry));
    const old = drafts("agent", "old");
    const isTaken = ({ key }) => settings.edition === "1" && old.some((draft) => draft.key === key);
    return {
        agents: [...old, ...drafts("agents", "native").filter((draft) => !isTaken(draft))],
        modes: drafts("mode", "old"),
    };
}
function entryDraft({ repo, config, layer, edition, family }, key, shape, { name, at, value }) {
    const { source, problem: broken } = config;
    const refusal = value.kind === "table"
        ? entryRefusal(value, shape, family)
        : { message: `\`${key}.${name}\` is not a mapping`, span: value.span };
    const empty = { kind: "table", span: { start: value.span.start, end: value.span.start }, entries: [] };
    const table = value.kind === "table" ? value : empty;
    const original = (0,parsers_node/* lastOf */.g1)((0,parsers_node/* lastOf */.g1)(config.written, key), name);
    const paths = pathsIn(repo, source, original?.kind === "table" ? original : table);
    const read = (sessions) => readProfile({
        table,
        source,
        shape,
        edition,
        family,
        id: name,
        at: { source, span: at.span },
        sessions,
        loads: !refusal && !broken,
        paths,
        files: config.files,
        ...(original ? { original } : {}),
    });
    const files = [source.path, ...new Set(paths.flatMap(({ reach }) => (reach.kind === "inside" ? [reach.path] : [])))];
    const item = (verdict, profile) => ({ layer, files, verdict, profile });
    const unmerged = { key: undefined, rules: new Map() };
    if (broken)
        return { ...unmerged, finish: (sessions) => item({ kind: "lost", problem: broken }, read(sessions)) };
    if (refusal) {
        const problem = { message: refusal.message, at: { source, span: refusal.span } };
        const kind = edition === "1" && shape === "old" ? "rejected" : "dropped";
        return { ...unmerged, finish: (sessions) => item({ kind, problem }, { ...read(sessions), ineffective: [] }) };
    }
    const off = offOf(table, shape, source);
    return {
        key: name,
        rules: edition === "1" && shape === "old" ? (0,opencode_rules/* ruleMapOf */.iN)(table, source, "profile") : new Map(),
        isOff: off?.isOff,
        ...(off?.problem ? { off: off.problem } : {}),
        finish: (sessions) => {
            const problem = edition === "1" ? offIn(sessions) : off?.problem;
            return item(problem ? { kind: "dropped", problem } : { kind: "loaded" }, read(sessions));
        },
    };
}
function entryRefusal(value, shape, family) {
    if (shape === "native")
        return refusalOf(value, nativeEntryKeys);
    return family === "kilo" ? refusalOf(value, kiloKeys, emptyInKilo) : agentRefusal(value);
}
function valuesOf(node) {
    if (node?.kind !== "table")
        return [];
    const last = new Map(node.entries.flatMap(({ name, key, value }) => name === undefined ? [] : [[name, { name, at: key, value }]]));
    return [...last.values()];
}
function pathsIn(repo, source, table) {
    const directory = (0,repo_path/* directoryOf */.jt)(source.path);
    const found = [];
    const walk = (node, key, isOutermost = false) => {
        if (node.kind === "list")
            for (const item of node.items)
                walk(item, key);
        else if (node.kind === "table")
            for (const { name = "", value } of node.entries)
                walk(value, isOutermost ? name : key);
        else {
            for (const [, path = ""] of node.text.matchAll(/\{file:([^{}]+)\}/g))
                found.push({
                    key,
                    value: path.trim(),
                    reach: repo.reach(directory, directory, path.trim()),
                    at: { source, span: node.span },
                });
        }
    };
    walk(table, "", true);
    return found;
}

;// CONCATENATED MODULE: ./build/bundle/src/hosts/opencode/layers.js






function governedBy({ governs }) {
    return governs === undefined ? {} : { governs };
}
function ownIn(family, directory) {
    return family === "kilo" ? [(0,repo_path/* join */.fj)(directory, ".kilocode"), (0,repo_path/* join */.fj)(directory, ".kilo")] : [(0,repo_path/* join */.fj)(directory, ".opencode")];
}
async function readSettings(place, paths, isFatal = true) {
    const { repo, family, edition, name } = place;
    const shape = family === "kilo" ? "1" : edition;
    const read = await Promise.all(paths.map((path) => readConfig(repo, path, shape, family)));
    const layers = read.flatMap((config) => {
        if (!config || !("root" in config))
            return [];
        const failed = config.problem && { status: "failed", problem: config.problem };
        const layer = {
            name,
            root: config.path,
            status: "loaded",
            authority: config.authority,
            ...governedBy(place),
            ...failed,
        };
        const entries = draftsIn({ repo, config, layer, edition: shape, family });
        const fatal = isFatal && shape === "1" && family === "opencode" ? config.problem : undefined;
        const drafts = [...entries.agents, ...entries.modes];
        return [{ layer, config, entries, drafts, unjudged: config.unjudged, ...(fatal ? { fatal } : {}) }];
    });
    return { layers, unjudged: read.flatMap((config) => (config && "message" in config ? [config] : [])) };
}
const layers_agents = ["agent", "agents"];
const modes = ["mode", "modes"];
async function readFolder(place, own, seen) {
    const { repo, name } = place;
    const packages = await packagesIn(repo, own);
    const code = [...codeIn(repo, own), ...packages.authority];
    const layer = { name, root: own, status: "loaded", authority: code, ...governedBy(place) };
    const read = (names, folder) => Promise.all(names.map((directory) => readAgents(place, layer, { root: (0,repo_path/* join */.fj)(own, directory), folder, seen })));
    const ofAgents = await read(layers_agents, "agents");
    const all = [...ofAgents, ...(await read(modes, "modes"))];
    const drafts = all.flatMap((found) => found.drafts);
    const unjudged = [...packages.unjudged, ...all.flatMap((found) => found.unjudged)];
    const present = drafts.length + unjudged.length + code.length > 0 ||
        [...layers_agents, ...modes].some((directory) => repo.resolve((0,repo_path/* join */.fj)(own, directory)).kind === "directory");
    const fatal = all.find((found) => found.fatal)?.fatal;
    const inAgents = ofAgents.flatMap((found) => found.drafts);
    return present
        ? {
            layer,
            drafts,
            agents: inAgents,
            modes: drafts.slice(inAgents.length),
            unjudged,
            ...(fatal ? { fatal } : {}),
        }
        : undefined;
}
async function readAgents({ repo, family, edition }, layer, { root, folder, seen }) {
    const { files, broken, unjudged } = (0,collect/* collectFiles */.C0)(repo, root, {
        isIncluded: (file) => file.endsWith(".md"),
        deep: folder === "agents",
        seen,
    });
    const reader = { edition, family, folder };
    const idOf = (path) => (path === root ? (0,repo_path/* nameOf */.Vb)(path) : path.slice(root === "" ? 0 : root.length + 1)).replace(/\.md$/, "");
    const { results, unjudged: unread } = await (0,collect/* readEach */.e2)(repo, files, (source, path) => draftOf({ layer, source, id: idOf(path), reader }));
    const gone = broken.map((problem) => ({
        key: undefined,
        rules: new Map(),
        finish: () => ({ layer, files: [problem.at.source.path], verdict: { kind: "dropped", problem } }),
    }));
    const fatal = results.find((draft) => draft.fatal)?.fatal;
    return {
        layer,
        drafts: [...results, ...gone],
        unjudged: [...unjudged, ...unread],
        ...(fatal ? { fatal } : {}),
    };
}
function codeIn(repo, own) {
    return ["plugin", "plugins", "tool", "tools"].flatMap((folder) => {
        const { files } = (0,collect/* collectFiles */.C0)(repo, (0,repo_path/* join */.fj)(own, folder), {
            isIncluded: (name) => /\.[cm]?[jt]s$/.test(name),
            deep: false,
        });
        const setting = folder.startsWith("plugin") ? "plugin" : "tool";
        return files.map((path) => ({
            setting,
            value: path,
            effect: "widens",
            because: "is code that runs in every session",
            may: ["execute"],
            names: [path],
            at: (0,repo_text/* placeOfPath */.Es)(path),
        }));
    });
}
const packageRules = [
    ...["dependencies.*", "devDependencies.*", "optionalDependencies.*", "peerDependencies.*"].map((path) => ({
        path,
        effect: "widens",
        because: "is a package that a session installs for plugins and tools",
        may: ["execute", "network"],
    })),
    { path: "scripts.*", effect: "widens", because: "may run where a session installs packages", may: ["execute"] },
];
const ownPackages = /^(?:dev|optional|peer)?dependencies\.(?:@opencode-ai\/(?:plugin|sdk)|@kilocode\/(?:plugin|sdk)|@types\/.*|typescript|bun-types)$/i;
async function packagesIn(repo, own) {
    const { authority, unjudged } = await (0,settings/* readSettingsFiles */.Dm)(repo, [
        { path: (0,repo_path/* join */.fj)(own, "package.json"), read: (root, source) => (0,settings/* authorityFrom */.W5)(packageRules, root, source) },
    ]);
    return { authority: authority.filter(({ setting }) => !ownPackages.test(setting)), unjudged };
}

// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/beyond.js
var beyond = __webpack_require__(9502);
// EXTERNAL MODULE: ./build/bundle/src/model/profile.js
var model_profile = __webpack_require__(4682);
// EXTERNAL MODULE: ./build/bundle/src/parsers/yaml/index.js + 12 modules
var yaml = __webpack_require__(2034);
;// CONCATENATED MODULE: ./build/bundle/src/hosts/opencode/modes.js









const modesFile = ".kilocodemodes";
const kilosOwn = new Set(["code", "build", "architect", "ask", "debug", "orchestrator"]);
const actions = new Map([
    ["read", "read"],
    ["edit", "edit"],
    ["browser", "bash"],
    ["command", "bash"],
    ["mcp", "mcp"],
]);
const modes_keys = {
    keys: new Set("slug name roleDefinition groups customInstructions whenToUse description source".split(" ")),
    own: { tools: "groups", mode: "groups" },
    ignores: true,
};
const maxModes = 1_000;
async function readModes(repo, name, directory) {
    const path = (0,repo_path/* join */.fj)(directory, modesFile);
    const source = await (0,collect/* readOne */.JF)(repo, path);
    if (source === undefined)
        return [];
    const layer = { name, root: path, status: "loaded", authority: [] };
    if ("message" in source)
        return [{ layer, drafts: [], unjudged: [source] }];
    const { node, problems } = await (0,yaml/* parseYaml */.hN)(source.text, 0);
    const list = (0,parsers_node/* valueOf */.RP)(node, "customModes");
    const problemAt = (message, span) => ({ message, at: { source, span } });
    const dropped = (problem) => [
        {
            layer,
            drafts: [unmerged(() => ({ layer, files: [source.path], verdict: { kind: "dropped", problem } }))],
            unjudged: [],
        },
    ];
    const [broken] = problems;
    if (list?.kind !== "list")
        return dropped(broken
            ? problemAt(`the file is not YAML: ${broken.message}`, broken.span)
            : { message: "it has no list `customModes`", at: (0,repo_text/* startOf */.GH)(source), kind: "document" });
    const modes = list.items.slice(0, maxModes);
    const bad = modes.find((mode) => mode.kind !== "table" ||
        (0,yaml/* repeatedKeyOf */.FF)(mode) !== undefined ||
        (!isKilos(mode) && (0,parsers_node/* valueOf */.RP)(mode, "groups")?.kind !== "list"));
    const cause = broken
        ? problemAt(`the file is not YAML: ${broken.message}`, broken.span)
        : bad &&
            problemAt("a mode is not a mapping, repeats a key or has no list `groups`", {
                start: bad.span.start,
                end: bad.span.start,
            });
    const itemOf = (mode, sessions) => {
        const profile = mode.kind === "table"
            ? (0,yaml/* withOccurrences */.tI)(mode)
                .map((table) => readMode(table, source, sessions))
                .reduce(model_profile/* union */.KC)
            : undefined;
        const made = { layer, files: [source.path], ...(profile ? { profile } : {}) };
        if (cause && mode === bad)
            return { ...made, verdict: { kind: "dropped", problem: cause } };
        if (cause) {
            const problem = problemAt(`Kilo loads no mode of the file because ${cause.message}`, mode.span);
            return { ...made, verdict: { kind: "lost", problem } };
        }
        if (!isKilos(mode))
            return { ...made, verdict: { kind: "loaded" } };
        const problem = { ...problemAt("Kilo has a built-in agent of that name", mode.span), kind: "document" };
        return { ...made, verdict: { kind: "dropped", problem } };
    };
    return [
        {
            layer,
            drafts: modes.map((mode) => unmerged((sessions) => itemOf(mode, sessions))),
            unjudged: (0,beyond/* listBeyond */.E)(list.items, maxModes, "modes", source),
        },
    ];
}
function unmerged(finish) {
    return { key: undefined, rules: new Map(), finish };
}
function isKilos(mode) {
    return kilosOwn.has((0,parsers_node/* textOf */.b6)((0,parsers_node/* valueOf */.RP)(mode, "slug")) ?? "");
}
function readMode(mode, source, sessions) {
    const slug = (0,parsers_node/* valueOf */.RP)(mode, "slug") ?? mode;
    const entry = (name, value) => value ? [{ key: word(name, value.span), name, value }] : [];
    const table = {
        kind: "table",
        span: mode.span,
        entries: [
            ...entry("description", (0,parsers_node/* valueOf */.RP)(mode, "description") ?? (0,parsers_node/* valueOf */.RP)(mode, "whenToUse") ?? (0,parsers_node/* valueOf */.RP)(mode, "name")),
            ...entry("prompt", (0,parsers_node/* valueOf */.RP)(mode, "roleDefinition")),
            ...entry("permission", modes_permissionOf((0,parsers_node/* valueOf */.RP)(mode, "groups") ?? slug)),
        ],
    };
    const profile = readProfile({
        table,
        source,
        shape: "old",
        edition: "1",
        family: "kilo",
        id: (0,parsers_node/* textOf */.b6)(slug) ?? "undefined",
        at: { source, span: slug.span },
        sessions,
        loads: true,
    });
    return { ...profile, ineffective: [...(0,unknown_keys/* unknownKeysIn */.QU)(mode, source, modes_keys), ...profile.ineffective] };
}
function modes_permissionOf(groups) {
    const entries = new Map();
    const items = groups.kind === "list" ? groups.items : [];
    if (items.length > maxModes)
        for (const action of actions.values())
            entries.set(action, { key: word(action, groups.span), name: action, value: word("allow", groups.span) });
    for (const item of items.length > maxModes ? [] : items) {
        const group = (0,parsers_node/* textOf */.b6)(item.kind === "list" ? item.items[0] : item) ?? "";
        const pattern = item.kind === "list" ? (0,parsers_node/* textOf */.b6)((0,parsers_node/* valueOf */.RP)(item.items[1], "fileRegex")) : undefined;
        const action = actions.get(group) ?? group;
        const whole = word("allow", item.span);
        const bound = {
            kind: "table",
            span: item.span,
            entries: [
                { key: word(pattern ?? "", item.span), name: pattern ?? "", value: whole },
                { key: word("*", item.span), name: "*", value: word("deny", item.span) },
            ],
        };
        entries.set(action, { key: word(action, item.span), name: action, value: pattern ? bound : whole });
    }
    for (const action of new Set(actions.values()))
        if (!entries.has(action))
            entries.set(action, { key: word(action, groups.span), name: action, value: word("deny", groups.span) });
    return { kind: "table", span: groups.span, entries: [...entries.values()] };
}
function word(text, span) {
    return { kind: "scalar", span, value: text, text, style: "plain" };
}

;// CONCATENATED MODULE: ./build/bundle/src/hosts/opencode/sessions.js

function sessionOf(draft, steps, above) {
    let own = new Map();
    let last;
    for (const step of steps) {
        const found = step.includes(draft) ? draft : step.findLast(({ key }) => key === draft.key);
        if (!found)
            continue;
        own = (0,opencode_rules/* mergedRules */.Yp)(own, found.rules);
        if (found.isOff !== undefined)
            last = found;
    }
    return { above, own: (0,opencode_rules/* rulesIn */.BZ)(own), ...(last?.isOff && last.off ? { off: last.off } : {}) };
}

;// CONCATENATED MODULE: ./build/bundle/src/hosts/opencode/family.js







const filesOf = (directory, names) => names.map((name) => (0,repo_path/* join */.fj)(directory, name));
const settingsNames = {
    opencode: { side: ["opencode.json", "opencode.jsonc"], own: ["opencode.json", "opencode.jsonc"] },
    kilo: {
        side: ["kilo.json", "kilo.jsonc"],
        own: ["kilo.jsonc", "kilo.json", "opencode.jsonc", "opencode.json"],
    },
};
async function readFamily(scope) {
    const { family, directories } = scope;
    const user = await readUser(scope);
    const projects = new Map();
    for (const directory of directories)
        projects.set(directory, await readDirectory(scope, directory));
    const merging = new Merging(scope, user, projects);
    const finished = (found, directory) => ({
        layer: found.layer,
        items: found.drafts.map((draft) => draft.finish(merging.sessionsOf(draft, directory))),
        unjudged: found.unjudged,
        family,
        directory,
        ...(found.fatal ? { fatal: found.fatal } : {}),
    });
    const reads = [];
    const add = (layers, unjudged, directory) => {
        const [first, ...others] = layers.map((found) => finished(found, directory));
        if (first)
            reads.push({ ...first, unjudged: [...unjudged, ...first.unjudged] }, ...others);
        else if (unjudged.length > 0) {
            const layer = { name: "project", root: directory ?? "", status: "absent", authority: [] };
            reads.push({ layer, items: [], unjudged, family, directory });
        }
    };
    const addOwn = ({ settings, folder }, directory) => add([...settings.layers, ...(folder ? [folder] : [])], settings.unjudged, directory);
    for (const own of [...(user.config ? [user.config] : []), ...user.home])
        addOwn(own, undefined);
    add(user.former, [], undefined);
    for (const [directory, { side, own, former }] of projects) {
        add(side.layers, side.unjudged, directory);
        for (const folder of own)
            addOwn(folder, directory);
        add(former, [], directory);
    }
    return reads;
}
async function readOwn(place, own, isFatal = true) {
    const settings = await readSettings(place, filesOf(own, settingsNames[place.family].own), isFatal);
    return { settings, folder: await readFolder(place, own, place.seen) };
}
async function readUser(scope) {
    const { where, family, repo } = scope;
    const config = (0,patterns/* anchorRoot */.kB)("xdgConfigHome", where.user);
    const home = where.user?.home;
    return {
        config: config === undefined ? undefined : await readOwn({ ...scope, name: "user" }, (0,repo_path/* join */.fj)(config, family), false),
        home: home === undefined
            ? []
            : await Promise.all(ownIn(family, home).map((own) => readOwn({ ...scope, name: "user" }, own))),
        former: family === "kilo" && home !== undefined ? await readModes(repo, "user", home) : [],
    };
}
async function readDirectory(scope, directory) {
    const { repo, family } = scope;
    const names = settingsNames[family].side;
    const place = { ...scope, name: "project", governs: directory };
    const side = await readSettings(place, filesOf(directory, names));
    const alien = family === "kilo" ? (await readSettings(place, filesOf(directory, settingsNames.opencode.side))).layers : [];
    const own = [];
    for (const folder of ownIn(family, directory))
        own.push(await readOwn(place, folder));
    return { side, alien, own, former: family === "kilo" ? await readModes(repo, "project", directory) : [] };
}
const mostSessions = 20;
class Merging {
    scope;
    user;
    projects;
    known = new Map();
    constructor(scope, user, projects) {
        this.scope = scope;
        this.user = user;
        this.projects = projects;
    }
    sessionsOf(draft, directory) {
        const start = directory ?? "";
        const { starts } = this.scope.where;
        const reading = this.scope.directories.filter((path) => (0,_kit_sessions/* lineage */.OZ)(path, this.scope.where).includes(start) &&
            starts.includes(path) &&
            (path === start || this.matters(this.projects.get(path), draft.key)));
        const paths = reading.length > 0 ? reading : [start];
        const sessions = new Map();
        for (const path of paths.slice(0, mostSessions)) {
            const session = this.sessionAt(path, draft);
            sessions.set(keyOf(session), session);
        }
        return [...sessions.values(), ...(paths.length > mostSessions ? [{ above: [], own: [] }] : [])];
    }
    matters(held, key) {
        if (!held)
            return false;
        const settings = [...held.side.layers, ...held.alien, ...held.own.flatMap((own) => own.settings.layers)];
        if (settings.some(({ config: { rules, tools, permission } }) => rules.length + tools.size + permission.size > 0))
            return true;
        if (key === undefined || this.scope.edition === "2")
            return false;
        const layers = [...settings, ...held.own.flatMap(({ folder }) => (folder ? [folder] : []))];
        return layers.some(({ drafts }) => drafts.some((draft) => draft.key === key));
    }
    sessionAt(start, draft) {
        const known = this.known.get(start) ?? this.partsAt(start);
        this.known.set(start, known);
        if (this.isNewShape || draft.key === undefined)
            return { above: known.above };
        return sessionOf(draft, known.steps, known.above);
    }
    get isNewShape() {
        return this.scope.family === "opencode" && this.scope.edition === "2";
    }
    partsAt(start) {
        const { user, isNewShape } = this;
        const down = (0,_kit_sessions/* lineage */.OZ)(start, this.scope.where)
            .toReversed()
            .flatMap((path) => this.projects.get(path) ?? []);
        const folders = (isNewShape ? down : down.toReversed()).flatMap(({ own }) => own);
        const config = user.config ? [user.config] : [];
        const before = [
            ...config.flatMap(({ settings }) => settings.layers),
            ...(isNewShape ? user.home.flatMap(({ settings }) => settings.layers) : []),
            ...down.flatMap(({ side }) => side.layers),
            ...down.flatMap(({ alien }) => alien),
        ];
        const after = [...folders, ...(isNewShape ? [] : user.home)];
        const settings = [...before, ...after.flatMap(({ settings: own }) => own.layers)];
        return {
            above: isNewShape ? settings.flatMap(({ config: { rules } }) => rules) : mergedSettings(settings),
            steps: [
                ...before.map(({ entries }) => entries.agents),
                ...config.flatMap(stepsIn),
                ...after.flatMap((own) => [...own.settings.layers.map(({ entries }) => entries.agents), ...stepsIn(own)]),
                ...settings.map(({ entries }) => entries.modes),
            ],
        };
    }
}
function stepsIn({ folder }) {
    return folder ? [folder.agents, folder.modes] : [];
}
function mergedSettings(layers) {
    const none = new Map();
    const tools = layers.reduce((all, { config }) => (0,opencode_rules/* mergedRules */.Yp)(all, config.tools), none);
    const permission = layers.reduce((all, { config }) => (0,opencode_rules/* mergedRules */.Yp)(all, config.permission), none);
    return (0,opencode_rules/* rulesIn */.BZ)((0,opencode_rules/* mergedRules */.Yp)(tools, permission));
}
function keyOf({ above, own, off }) {
    const plain = (rules) => rules?.map(({ action, resource, effect }) => [action, resource, effect]);
    return JSON.stringify([plain(above), plain(own), off !== undefined]);
}

// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/own-files.js
var own_files = __webpack_require__(6319);
;// CONCATENATED MODULE: ./build/bundle/src/hosts/opencode/folders.js

const code = ["plugin", "plugins", "tool", "tools"].flatMap((folder) => ["js", "ts", "mjs", "mts", "cjs", "cts"].map((extension) => `${folder}/*.${extension}`));
const judged = [
    "agent/**/*.md",
    "agents/**/*.md",
    "mode/*.md",
    "modes/*.md",
    "command/**/*.md",
    "commands/**/*.md",
    "opencode.json",
    "opencode.jsonc",
    "package.json",
    ...code,
];
const harmless = [
    ...own_files/* ordinaryFiles */.i,
    ...(0,own_files/* harmlessFiles */.X)("is a theme", "themes/*.json"),
    ...(0,own_files/* harmlessFiles */.X)("belongs to a skill, which reads or runs it", "skill/** skills/**"),
    ...(0,own_files/* harmlessFiles */.X)("is written by package installation", "node_modules/** bun.lock bun.lockb package-lock.json"),
    ...(0,own_files/* harmlessFiles */.X)("is for the type checker", "tsconfig.json"),
];
const folders = [
    { root: "**/.opencode", judged, harmless },
    ...["**/.kilo", "**/.kilocode"].map((root) => ({ root, judged: [...judged, "kilo.json", "kilo.jsonc"], harmless })),
];

// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/ci/index.js
var ci = __webpack_require__(2898);
// EXTERNAL MODULE: ./build/bundle/src/hosts/opencode/launch.js
var launch = __webpack_require__(8760);
;// CONCATENATED MODULE: ./build/bundle/src/hosts/opencode/index.js












const files = ["agent/**/*.md", "agents/**/*.md", "mode/*.md", "modes/*.md", "opencode.json", "opencode.jsonc"];
const forked = [...files, "kilo.json", "kilo.jsonc"];
/* harmony default export */ const opencode = ((0,host/* defineHost */.YB)({
    title: "opencode or Kilo",
    url: "https://opencode.ai/docs/agents",
    editions: ["2", "1"],
    defaultEdition: "1",
    certainty: "measured",
    patterns: [
        "**/opencode.json",
        "**/opencode.jsonc",
        "**/kilo.json",
        "**/kilo.jsonc",
        ...opencode_commands/* commandPatterns */.Vg,
        ...files.map((name) => `**/.opencode/${name}`),
        ...forked.map((name) => `**/.kilo/${name}`),
        ...forked.map((name) => `**/.kilocode/${name}`),
        `**/${modesFile}`,
        `~/${modesFile}`,
        ...files.map((name) => `$XDG_CONFIG_HOME/opencode/${name}`),
        ...files.map((name) => `~/.opencode/${name}`),
        ...forked.map((name) => `$XDG_CONFIG_HOME/kilo/${name}`),
        ...forked.map((name) => `~/.kilo/${name}`),
        ...forked.map((name) => `~/.kilocode/${name}`),
    ],
    folders: folders,
    launch: launch.launch,
    load: (0,ci/* withLaunches */.AA)(launch.launch, async (repo, where, chosen) => {
        const edition = chosen === "2" ? "2" : "1";
        const scope = { repo, where, edition, directories: projectsOf(where), seen: new Set() };
        const reads = [];
        for (const family of ["opencode", "kilo"])
            reads.push(...(await readFamily({ ...scope, family })));
        for (const root of where.dirs.map(repo_path/* tidied */.GE)) {
            const layer = { name: "project", root, status: "loaded", authority: [] };
            const place = { repo, family: "opencode", name: "project", edition };
            const { drafts, unjudged } = await readAgents(place, layer, { root, folder: "agents", seen: scope.seen });
            const items = drafts.map((draft) => draft.finish([{ above: [] }]));
            if (items.length + unjudged.length > 0)
                reads.push({ layer, items, unjudged, family: "opencode", directory: undefined });
        }
        const commands = await (0,opencode_commands/* readCommands */.P4)(repo, scope.directories);
        if (reads.length === 0 && !commands.some(({ isOwn }) => isOwn))
            return host/* absentLoad */._e;
        const lost = lossIn(reads, where);
        const everywhere = reads.find(({ directory, fatal }) => (directory === "" || directory === undefined) && fatal)?.fatal;
        return {
            status: everywhere ? "failed" : "loaded",
            ...(everywhere ? { problem: everywhere } : {}),
            layers: [...reads, ...commands].map(({ layer }) => layer).concat(builtin),
            items: [...reads.flatMap((read) => read.items.map((item) => lost(read, item))), ...builtins_builtins(edition)],
            unjudged: [...reads, ...commands].flatMap(({ unjudged }) => unjudged),
        };
    }),
}));
function projectsOf(where) {
    const starts = where.starts.filter((start) => !/^\.(?:opencode|kilo|kilocode)$/.test((0,repo_path/* nameOf */.Vb)(start)));
    return (0,_kit_sessions/* lineages */.DS)(starts, where);
}
function lossIn(reads, where) {
    const fatal = reads.flatMap(({ family, directory, fatal: problem }) => problem ? [{ family, directory, problem }] : []);
    if (fatal.length === 0)
        return (_, item) => item;
    const causesOf = (0,memoize/* memoize */.B)((home) => {
        const start = home.directory ?? "";
        const reading = where.starts.filter((path) => (0,repo_path/* isWithin */.UO)(path, start));
        return (reading.length > 0 ? reading : [start]).map((path) => fatal.find(({ family, directory }) => family === home.family && (directory === undefined || (0,_kit_sessions/* lineage */.OZ)(path, where).includes(directory)))?.problem);
    });
    return (home, item) => {
        if (item.verdict.kind !== "loaded")
            return item;
        const causes = causesOf(home);
        const [cause] = causes;
        return cause && causes.every((problem) => problem)
            ? { ...item, verdict: { kind: "lost", problem: because(cause) } }
            : item;
    };
}
function because({ message, at }) {
    return { message: `opencode does not start because of \`${at.source.path}\`: ${message}`, at };
}


/***/ })

};
;