"use strict";
exports.id = 6147;
exports.ids = [6147];
exports.modules = {

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
    const above = [];
    for (let directory = start;; directory = (0,_repo_path_js__WEBPACK_IMPORTED_MODULE_0__/* .directoryOf */ .jt)(directory)) {
        above.push(directory);
        if (directory === "" || repositoryRoots.includes(directory) || directory === (0,_repo_path_js__WEBPACK_IMPORTED_MODULE_0__/* .directoryOf */ .jt)(directory))
            return above;
    }
}
function lineages(starts, where) {
    return [...new Set(starts.flatMap((start) => lineage(start, where)))].sort();
}
function winnersOf(sessions) {
    const offered = new Set();
    const better = new Map();
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
                else if (!better.has(item))
                    better.set(item, winner);
            }
        }
    }
    return (item) => {
        const by = better.get(item);
        return by && !offered.has(item) ? { ...item, verdict: { kind: "shadowed", by } } : item;
    };
}


/***/ }),

/***/ 6147:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  "default": () => (/* binding */ roo)
});

// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/builtins.js
var builtins = __webpack_require__(6965);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/settings.js
var _kit_settings = __webpack_require__(4876);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/collect.js
var collect = __webpack_require__(1307);
// EXTERNAL MODULE: ./build/bundle/src/model/host.js
var host = __webpack_require__(3641);
// EXTERNAL MODULE: ./build/bundle/src/repo/path.js
var path = __webpack_require__(6311);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/sessions.js
var sessions = __webpack_require__(6068);
// EXTERNAL MODULE: ./build/bundle/src/parsers/node.js
var parsers_node = __webpack_require__(536);
// EXTERNAL MODULE: ./build/bundle/src/model/profile.js
var model_profile = __webpack_require__(4682);
// EXTERNAL MODULE: ./build/bundle/src/parsers/json.js
var parsers_json = __webpack_require__(5930);
// EXTERNAL MODULE: ./build/bundle/src/parsers/yaml/index.js + 5 modules
var yaml = __webpack_require__(1517);
// EXTERNAL MODULE: ./build/bundle/src/model/fact.js
var fact = __webpack_require__(7277);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/fields.js
var fields = __webpack_require__(8012);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/unknown-keys.js
var unknown_keys = __webpack_require__(3172);
;// CONCATENATED MODULE: ./build/bundle/src/hosts/roo/mode.js




const names = "slug name roleDefinition whenToUse description customInstructions groups source allowedMcpServers";
const keys = { keys: new Set(names.split(" ")), own: { tools: "groups" }, ignores: true };
const groups = new Map([
    ["read", "read"],
    ["edit", "write"],
    ["command", "execute"],
    ["mcp", "external"],
    ["modes", "delegate"],
    ["browser", undefined],
]);
function refusalOf(mode) {
    const problem = (message, node) => ({ kind: "problem", message, span: node.span });
    if (mode.kind !== "table")
        return problem("a mode is no mapping", mode);
    for (const key of ["slug", "name", "roleDefinition"]) {
        const node = (0,parsers_node/* valueOf */.RP)(mode, key);
        if (!node)
            return problem(`a mode has no \`${key}\``, { ...mode, span: { start: mode.span.start, end: mode.span.start } });
        if (!isText(node) || (0,parsers_node/* textOf */.b6)(node) === "")
            return problem(`\`${key}\` is no text`, node);
        if (key === "slug" && !/^[a-zA-Z0-9-]+$/.test((0,parsers_node/* textOf */.b6)(node) ?? ""))
            return problem("`slug` is not of letters, digits and `-`", node);
    }
    for (const key of ["whenToUse", "description", "customInstructions"]) {
        const node = (0,parsers_node/* valueOf */.RP)(mode, key);
        if (node && !isText(node))
            return problem(`\`${key}\` is no text`, node);
    }
    const from = (0,parsers_node/* valueOf */.RP)(mode, "source");
    if (from && !["global", "project"].includes(isText(from) ? ((0,parsers_node/* textOf */.b6)(from) ?? "") : ""))
        return problem("`source` is neither `global` nor `project`", from);
    const list = (0,parsers_node/* valueOf */.RP)(mode, "groups");
    if (!list)
        return problem("a mode has no `groups`", { ...mode, span: { start: mode.span.start, end: mode.span.start } });
    return list.kind === "list" ? groupsFault(list.items, problem) : problem("`groups` is no list", list);
}
function groupsFault(items, problem) {
    const seen = new Set();
    for (const item of items) {
        const { name, options } = groupOf(item);
        if (name === undefined || !groups.has(name))
            return problem(`\`${(0,parsers_node/* textOf */.b6)(item) ?? name ?? "…"}\` is no group`, item);
        if (name === "browser")
            continue;
        if (seen.has(name))
            return problem(`the group \`${name}\` stands twice`, item);
        seen.add(name);
        if (item.kind !== "list")
            continue;
        if (item.items.length !== 2 || options?.kind !== "table")
            return problem(`the group \`${name}\` has no mapping beside its name`, item);
        const regex = (0,parsers_node/* valueOf */.RP)(options, "fileRegex");
        if (regex && (!isText(regex) || !isRegex((0,parsers_node/* textOf */.b6)(regex) ?? "")))
            return problem("`fileRegex` is no regular expression", regex);
        const told = (0,parsers_node/* valueOf */.RP)(options, "description");
        if (told && !isText(told))
            return problem("a group's `description` is no text", told);
    }
    return undefined;
}
function isText(node) {
    return node.kind === "scalar" && typeof node.value === "string";
}
function isRegex(text) {
    try {
        return new RegExp(text) instanceof RegExp;
    }
    catch {
        return false;
    }
}
function groupOf(item) {
    if (item.kind !== "list")
        return { name: (0,parsers_node/* textOf */.b6)(item), options: undefined };
    return { name: (0,parsers_node/* textOf */.b6)(item.items[0]), options: item.items[1] };
}
function readProfile(table, source, loads) {
    const slug = (0,parsers_node/* valueOf */.RP)(table, "slug");
    const home = { source, span: slug?.span ?? { start: table.span.start, end: table.span.start } };
    const text = (key) => (0,fields/* textFact */.y)((0,parsers_node/* valueOf */.RP)(table, key), source, home);
    const { grants, ineffective } = readTools((0,parsers_node/* valueOf */.RP)(table, "groups"), source, home);
    const role = (0,parsers_node/* valueOf */.RP)(table, "roleDefinition");
    const more = (0,parsers_node/* valueOf */.RP)(table, "customInstructions");
    const servers = (0,parsers_node/* valueOf */.RP)(table, "allowedMcpServers");
    const limit = servers
        ? [
            {
                kind: "limit",
                what: "allowedMcpServers",
                because: "Zoo Code knows this key and Roo Code does not, so it may limit nothing",
                at: { source, span: servers.span },
            },
        ]
        : [];
    const name = text("slug");
    return {
        name,
        identity: (0,fact/* known */.eO)(name),
        description: (0,parsers_node/* valueOf */.RP)(table, "description")
            ? text("description")
            : (0,parsers_node/* valueOf */.RP)(table, "whenToUse")
                ? text("whenToUse")
                : firstSentence(role, source, home),
        model: (0,fact/* missing */.LO)(home),
        permissionMode: (0,fact/* missing */.LO)(home),
        grants,
        denied: [],
        extraGrants: [],
        hooks: [],
        servers: [],
        paths: [],
        bypasses: (0,unknown_keys/* unhonouredModesIn */.dI)(table, source, keys),
        ineffective: [...(0,unknown_keys/* unknownKeysIn */.QU)(table, source, keys), ...ineffective, ...limit],
        prompt: role
            ? {
                source: "inline",
                path: null,
                text: [(0,parsers_node/* textOf */.b6)(role) ?? "", (0,parsers_node/* textOf */.b6)(more) ?? ""].join("\n").trim(),
                at: { source, span: role.span },
            }
            : { source: "none", path: null, text: "", at: home },
        native: loads ? (0,parsers_node/* jsonOf */.o_)(table) : undefined,
    };
}
function firstSentence(role, source, home) {
    const sentence = (0,parsers_node/* textOf */.b6)(role)?.split(".")[0]?.trim();
    return role && sentence
        ? (0,fact/* implied */.TU)(sentence, { source, span: role.span }, "the first sentence of `roleDefinition` stands for it")
        : (0,fact/* missing */.LO)(home);
}
function readTools(list, source, home) {
    const at = list ? { source, span: list.span } : home;
    const always = { tool: "new_task", capability: "delegate", scope: null, at };
    const found = [];
    const ineffective = [];
    for (const item of list?.kind === "list" ? list.items : []) {
        const { name = "", options } = groupOf(item);
        const place = { source, span: item.span };
        const capability = groups.get(name);
        const regex = (0,parsers_node/* valueOf */.RP)(options, "fileRegex");
        const scope = name === "edit" && regex ? ((0,parsers_node/* textOf */.b6)(regex) ?? "") : "";
        if (capability)
            found.push({ tool: name, capability, scope: /^(?:\^?\.[*+]\$?)?$/.test(scope) ? null : scope, at: place });
        else if (name === "browser")
            ineffective.push({
                kind: "removed-tool",
                what: name,
                because: "this host no longer has such a group and takes it away without a word",
                at: place,
            });
        else
            found.push({ tool: name, capability: "external", scope: null, at: place });
        if (regex && name !== "edit")
            ineffective.push({
                kind: "limit",
                what: `${name}: fileRegex`,
                because: "only `edit` is bound to files",
                at: { source, span: regex.span },
            });
    }
    return { grants: (0,fact/* stated */.Eo)([...found, always], at), ineffective };
}

;// CONCATENATED MODULE: ./build/bundle/src/hosts/roo/modes.js





const odd = new Map([
    ..."\u00a0",
    ..."\u200b\u200c\u200d\ufeff",
    ..."\u2010\u2011\u2012\u2013\u2014\u2015\u2212",
    ..."\u2018\u2019",
    ..."\u201c\u201d",
].map((unit, i) => [unit, i === 0 ? " " : i < 5 ? "" : i < 12 ? "-" : i < 14 ? "'" : '"']));
function cleaned(source) {
    const text = source.text.replace(/^\ufeff|[\u00a0\u200b-\u200d\u2010-\u2015\u2212\u2018\u2019\u201c\u201d]/g, (unit) => odd.get(unit) ?? unit);
    return text === source.text ? source : { ...source, text };
}
async function modesOf(written) {
    const source = cleaned(written);
    const { node, fault } = await parsed(source.text, written.text);
    const at = (problem) => ({ message: problem.message, at: { source, span: problem.span } });
    const lists = (node?.entries ?? []).flatMap(({ name, value }) => (name === "customModes" ? [value] : []));
    const [list] = lists;
    const modes = lists.flatMap((one) => (one.kind === "list" ? one.items : [])).slice(0, most);
    if (!list || list.kind !== "list" || (fault && modes.length === 0)) {
        const problem = fault ?? {
            kind: "problem",
            message: list ? "`customModes` is no list" : "it has no `customModes`",
            span: list?.span ?? { start: 0, end: 0 },
        };
        return [
            {
                verdict: fault || list
                    ? { kind: "rejected", problem: at(problem) }
                    : { kind: "dropped", problem: { ...at(problem), kind: "document" } },
            },
        ];
    }
    const refusals = refusalsOf(modes, fault, list);
    const [first] = refusals.values();
    return modes.map((mode) => {
        const refusal = refusals.get(mode);
        const profile = mode.kind === "table"
            ? (0,yaml/* withOccurrences */.tI)(mode)
                .map((table) => readProfile(table, source, first === undefined))
                .reduce(model_profile/* union */.KC)
            : undefined;
        const lost = first && {
            message: `the host refuses the whole file, because elsewhere in it ${first.message}`,
            at: { source, span: startOf(mode) },
            related: [at(first)],
        };
        const verdict = refusal
            ? { kind: "rejected", problem: at(refusal) }
            : lost
                ? { kind: "lost", problem: lost }
                : { kind: "loaded" };
        return { verdict, ...(profile ? { profile } : {}) };
    });
}
const most = 1_000;
function startOf(mode) {
    const slug = (0,parsers_node/* valueOf */.RP)(mode, "slug");
    return slug?.span ?? { start: mode.span.start, end: mode.span.start };
}
function refusalsOf(modes, fault, list) {
    const found = new Map();
    if (fault)
        found.set(modes[0] ?? list, fault);
    const slugs = new Set();
    for (const mode of modes) {
        const slug = (0,parsers_node/* textOf */.b6)((0,parsers_node/* valueOf */.RP)(mode, "slug"));
        const twice = slug !== undefined && slugs.has(slug)
            ? { kind: "problem", message: `the slug \`${slug}\` stands twice`, span: startOf(mode) }
            : undefined;
        if (slug !== undefined)
            slugs.add(slug);
        const repeated = mode.kind === "table" ? (0,yaml/* repeatedKeyOf */.FF)(mode) : undefined;
        const refusal = (repeated && { ...repeated, message: `the file is no YAML: ${repeated.message}` }) ?? refusalOf(mode) ?? twice;
        if (refusal && !found.has(mode))
            found.set(mode, refusal);
    }
    return found;
}
async function parsed(text, written) {
    const { node, problems } = await (0,yaml/* parseYaml */.hN)(text, 0);
    const table = node.kind === "table" ? node : undefined;
    const [problem] = problems;
    const twice = table && (0,yaml/* repeatedKeyOf */.FF)(table);
    if (!problem)
        return { node: table, ...(twice ? { fault: { ...twice, message: `the file is no YAML: ${twice.message}` } } : {}) };
    const json = (0,parsers_json/* parseJson */.qF)(written);
    if (json.kind === "table")
        return { node: json };
    const end = Math.min(problem.span.end, text.length);
    return {
        node: table,
        fault: {
            ...problem,
            message: `the file is no YAML: ${problem.message}`,
            span: { start: Math.min(problem.span.start, end), end },
        },
    };
}

;// CONCATENATED MODULE: ./build/bundle/src/hosts/roo/index.js







const file = ".roomodes";
const servers = ".roo/mcp.json";
const roo_builtins = [
    ["architect", ["read", "write", "delegate", "external"]],
    ["code", ["read", "write", "execute", "delegate", "external"]],
    ["ask", ["read", "delegate", "external"]],
    ["debug", ["read", "write", "execute", "delegate", "external"]],
    ["orchestrator", ["delegate"]],
];
const settingRules = [
    {
        path: "mcpServers.*.command",
        effect: "widens",
        because: "starts a command whose tools modes may call",
        shown: "a command",
    },
    {
        path: "mcpServers.*.url",
        effect: "widens",
        because: "connects to an address whose tools modes may call",
        shown: "an address",
    },
    {
        path: "mcpServers.*.alwaysAllow",
        when: /^\*+$/,
        effect: "auto-approves",
        because: "may call every tool of the server without asking",
    },
    { path: "mcpServers.*.alwaysAllow", when: /^(?!\*+$)/, effect: "widens", because: "may be called without asking" },
    { path: "mcpServers.*.disabledTools", effect: "narrows", because: "is no tool for any mode" },
];
/* harmony default export */ const roo = ((0,host/* defineHost */.Y)({
    title: "Roo Code",
    url: "https://github.com/RooCodeInc/Roo-Code",
    editions: ["3.54"],
    patterns: [`**/${file}`, `**/${servers}`],
    ownPatterns: [`**/${file}`, "**/.roo/**"],
    async load(repo, where) {
        const seen = new Set();
        const found = [];
        for (const start of where.starts) {
            const settings = await (0,_kit_settings/* readSettings */.sb)(repo, [(0,path/* join */.fj)(start, servers)], settingRules);
            const layer = {
                name: "project",
                root: (0,path/* join */.fj)(start, file),
                status: "loaded",
                authority: settings.authority,
            };
            const read = await readModes(repo, layer, seen);
            if (read.items.length + read.unjudged.length + settings.authority.length + settings.unjudged.length > 0)
                found.push({ ...read, unjudged: [...settings.unjudged, ...read.unjudged] });
        }
        for (const dir of where.dirs.map(path/* tidied */.GE))
            found.push(await readModes(repo, { name: "project", root: dir, status: "loaded", authority: [] }, seen));
        if (found.length === 0)
            return host/* absentLoad */._;
        const builtin = { name: "builtin", root: "", status: "loaded", authority: [] };
        const base = { layer: builtin, items: (0,builtins/* builtinsOf */.K)(builtin, roo_builtins), unjudged: [] };
        const sight = (0,sessions/* winnersOf */.AY)(found.map((read) => [read, base]));
        return {
            status: "loaded",
            layers: [...found.map(({ layer }) => layer), builtin],
            items: [...found, base].flatMap(({ items }) => items).map((item) => sight(item)),
            unjudged: found.flatMap(({ unjudged }) => unjudged),
        };
    },
}));
async function readModes(repo, layer, seen) {
    const { files, broken, unjudged } = (0,collect/* collectFiles */.C0)(repo, layer.root, {
        isIncluded: (name) => name === file || name === (0,path/* nameOf */.Vb)(layer.root) || /\.ya?ml$/.test(name),
        deep: false,
        seen,
    });
    const { all, unjudged: unread } = await (0,collect/* readEach */.e2)(repo, files, async (source) => (await modesOf(source)).map((made) => ({ layer, files: [source.path], ...made })));
    const gone = broken.map((problem) => ({ layer, files: [problem.at.source.path], verdict: { kind: "dropped", problem } }));
    return { layer, items: [...all.flat(), ...gone], unjudged: [...unjudged, ...unread] };
}


/***/ }),

/***/ 6407:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   k: () => (/* binding */ isOffered)
/* harmony export */ });
function isOffered({ verdict }) {
    return verdict.kind === "loaded" || verdict.kind === "shadowed" || verdict.kind === "lost";
}


/***/ })

};
;