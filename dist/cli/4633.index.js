"use strict";
exports.id = 4633;
exports.ids = [4633];
exports.modules = {

/***/ 89502:
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
/* harmony import */ var _profile_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(56132);
/* harmony import */ var _repo_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(64951);
/* harmony import */ var _tools_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(96918);




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

/***/ 49137:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ valuesAt)
/* harmony export */ });
/* harmony import */ var _fields_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(18012);

function valuesAt(node, path) {
    const last = new Map((0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .tableEntries */ .zH)(node).map(({ name = "", value }) => [name, value]));
    return [...last].flatMap(([name, value]) => {
        if (name === path)
            return [value];
        return name !== "" && path.startsWith(`${name}.`) ? valuesAt(value, path.slice(name.length + 1)) : [];
    });
}


/***/ }),

/***/ 78939:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   TH: () => (/* binding */ loadFrom),
/* harmony export */   Ul: () => (/* binding */ readFiles),
/* harmony export */   vN: () => (/* binding */ builtinLayer),
/* harmony export */   w6: () => (/* binding */ readLayer)
/* harmony export */ });
/* harmony import */ var _builtins_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6965);
/* harmony import */ var _collect_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(91307);
/* harmony import */ var _model_host_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3641);



async function readLayer(repo, layer, files) {
    const isFolder = repo.resolve(layer.root).kind === "directory";
    const { isFound, ...found } = await readFiles(repo, layer, files);
    return isFolder || isFound ? found : undefined;
}
async function readFiles(repo, layer, { read, ...options }) {
    const { files, broken, unjudged } = (0,_collect_js__WEBPACK_IMPORTED_MODULE_1__/* .collectFiles */ .C0)(repo, layer.root, options);
    const { results, unjudged: unread } = await (0,_collect_js__WEBPACK_IMPORTED_MODULE_1__/* .readEach */ .e2)(repo, files, read);
    const dropped = broken.map((problem) => ({ layer, files: [problem.at.source.path], verdict: { kind: "dropped", problem } }));
    return {
        layer,
        items: [...results.flat(), ...dropped],
        unjudged: [...unjudged, ...unread],
        isFound: files.length + broken.length + unjudged.length > 0,
    };
}
function builtinLayer(agents) {
    const layer = { name: "builtin", root: "", status: "loaded", authority: [] };
    return { layer, items: (0,_builtins_js__WEBPACK_IMPORTED_MODULE_0__/* .builtinsOf */ .K)(layer, agents), unjudged: [] };
}
function loadFrom(found, builtins, resolve = (item) => item) {
    if (found.length === 0)
        return _model_host_js__WEBPACK_IMPORTED_MODULE_2__/* .absentLoad */ ._e;
    const layers = builtins ? [...found, builtins] : found;
    return {
        status: "loaded",
        layers: layers.map(({ layer }) => layer),
        items: layers.flatMap(({ items }) => items).map(resolve),
        unjudged: found.flatMap(({ unjudged }) => unjudged),
    };
}


/***/ }),

/***/ 86319:
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

/***/ 56132:
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

/***/ 46068:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AY: () => (/* binding */ winnersOf),
/* harmony export */   DS: () => (/* binding */ lineages),
/* harmony export */   OZ: () => (/* binding */ lineage)
/* harmony export */ });
/* harmony import */ var _model_load_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6407);
/* harmony import */ var _repo_path_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76311);


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

/***/ 95373:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I3: () => (/* binding */ unknownSettings),
/* harmony export */   OF: () => (/* binding */ harmlessKeys),
/* harmony export */   e3: () => (/* binding */ unknownIn),
/* harmony export */   yl: () => (/* binding */ serverKeys)
/* harmony export */ });
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
    if (root.kind !== "table")
        return [];
    const tree = treeOf([...known.map(({ path }) => path), "hooks"]);
    const keys = unknownKeys(root, tree, "");
    return keys.slice(0, maxKeys).map(({ path, key }, i) => ({
        kind: "unknown-key",
        message: `has the key \`${path}\`, whose effect in ${title} this tool does not know${i === maxKeys - 1 && keys.length > maxKeys ? ` (and ${keys.length - maxKeys} more keys)` : ""}`,
        at: { source, span: key.span },
    }));
}
function unknownIn({ settingRules, knownSettings, }, root, source) {
    return knownSettings
        ? unknownSettings(root, source, knownSettings.title, [...settingRules, ...knownSettings.harmless])
        : [];
}
function treeOf(paths) {
    const top = { below: new Map() };
    for (const path of paths) {
        let level = top;
        for (const segment of path.split(".")) {
            const next = level.below.get(segment) ?? { below: new Map() };
            level.below.set(segment, next);
            level = next;
        }
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
        return level.below.size > 0 && value.kind === "table" ? unknownKeys(value, level, path) : [];
    });
}


/***/ }),

/***/ 34633:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  "default": () => (/* binding */ roo)
});

// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/layers.js
var _kit_layers = __webpack_require__(78939);
// EXTERNAL MODULE: ./build/bundle/src/model/host.js
var host = __webpack_require__(3641);
// EXTERNAL MODULE: ./build/bundle/src/repo/path.js
var path = __webpack_require__(76311);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/sessions.js
var sessions = __webpack_require__(46068);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/own-files.js
var own_files = __webpack_require__(86319);
;// CONCATENATED MODULE: ./build/bundle/src/hosts/roo/folders.js

const folders = [
    {
        root: "**/.roo",
        judged: ["mcp.json", "tools/*.ts", "tools/*.js"],
        harmless: [
            ...own_files/* ordinaryFiles */.i,
            ...(0,own_files/* harmlessFiles */.X)("is the text of a rule or a command", "rules/** rules-*/** commands/** system-prompt-*"),
            ...(0,own_files/* harmlessFiles */.X)("belongs to a skill, which reads or runs it", "skills/** skills-*/**"),
        ],
    },
];

// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/beyond.js
var beyond = __webpack_require__(89502);
// EXTERNAL MODULE: ./build/bundle/src/parsers/node.js
var parsers_node = __webpack_require__(70536);
// EXTERNAL MODULE: ./build/bundle/src/model/profile.js
var model_profile = __webpack_require__(64682);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/fields.js
var fields = __webpack_require__(18012);
// EXTERNAL MODULE: ./build/bundle/src/parsers/json.js
var parsers_json = __webpack_require__(5930);
// EXTERNAL MODULE: ./build/bundle/src/parsers/yaml/index.js + 12 modules
var yaml = __webpack_require__(32034);
// EXTERNAL MODULE: ./build/bundle/src/model/fact.js
var fact = __webpack_require__(7277);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/unknown-keys.js
var unknown_keys = __webpack_require__(13172);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/profile.js
var profile = __webpack_require__(56132);
;// CONCATENATED MODULE: ./build/bundle/src/hosts/roo/mode.js





const keyNames = "slug name roleDefinition whenToUse description customInstructions groups source allowedMcpServers";
const keys = { keys: new Set(keyNames.split(" ")), own: { tools: "groups" }, ignores: true };
const groups = new Map([
    ["read", "read"],
    ["edit", "write"],
    ["command", "execute"],
    ["mcp", "external"],
    ["modes", "delegate"],
    ["browser", undefined],
]);
function refusalOf(mode) {
    if (mode.kind !== "table")
        return problem("a mode is not a mapping", mode.span);
    return requiredFault(mode) ?? optionalFault(mode) ?? sourceFault((0,parsers_node/* valueOf */.RP)(mode, "source")) ?? groupsFault(mode);
}
const problem = (message, span) => ({ kind: "problem", message, span });
const startOf = ({ span }) => ({ start: span.start, end: span.start });
function requiredFault(mode) {
    for (const key of ["slug", "name", "roleDefinition"]) {
        const node = (0,parsers_node/* valueOf */.RP)(mode, key);
        if (!node)
            return problem(`a mode has no \`${key}\``, startOf(mode));
        if (!isText(node) || (0,parsers_node/* textOf */.b6)(node) === "")
            return problem(`\`${key}\` is no text`, node.span);
        if (key === "slug" && !/^[a-zA-Z0-9-]+$/.test((0,parsers_node/* textOf */.b6)(node) ?? ""))
            return problem("`slug` has characters other than letters, digits and `-`", node.span);
    }
    return undefined;
}
function optionalFault(mode) {
    for (const key of ["whenToUse", "description", "customInstructions"]) {
        const node = (0,parsers_node/* valueOf */.RP)(mode, key);
        if (node && !isText(node))
            return problem(`\`${key}\` is no text`, node.span);
    }
    return undefined;
}
function sourceFault(node) {
    return node && !(isText(node) && ["global", "project"].includes((0,parsers_node/* textOf */.b6)(node) ?? ""))
        ? problem("`source` is neither `global` nor `project`", node.span)
        : undefined;
}
function groupsFault(mode) {
    const list = (0,parsers_node/* valueOf */.RP)(mode, "groups");
    if (!list)
        return problem("a mode has no `groups`", startOf(mode));
    if (list.kind !== "list")
        return problem("`groups` is no list", list.span);
    const seen = new Set();
    for (const item of list.items) {
        const { name } = groupOf(item);
        if (name === undefined || !groups.has(name))
            return problem(`\`${(0,parsers_node/* textOf */.b6)(item) ?? name ?? "…"}\` is no group`, item.span);
        if (name === "browser")
            continue;
        if (seen.has(name))
            return problem(`the group \`${name}\` is listed twice`, item.span);
        seen.add(name);
        const fault = item.kind === "list" ? groupOptionsFault(name, item) : undefined;
        if (fault)
            return fault;
    }
    return undefined;
}
function groupOptionsFault(name, item) {
    const { options } = groupOf(item);
    if (item.items.length !== 2 || options?.kind !== "table")
        return problem(`the group \`${name}\` has no mapping next to its name`, item.span);
    const regex = (0,parsers_node/* valueOf */.RP)(options, "fileRegex");
    if (regex && (!isText(regex) || !isRegex((0,parsers_node/* textOf */.b6)(regex) ?? "")))
        return problem("`fileRegex` is not a valid regular expression", regex.span);
    const description = (0,parsers_node/* valueOf */.RP)(options, "description");
    return description && !isText(description)
        ? problem("a group's `description` is no text", description.span)
        : undefined;
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
function readProfile(table, source, isLoaded) {
    const slug = (0,parsers_node/* valueOf */.RP)(table, "slug");
    const home = slug ? { source, span: slug.span } : (0,fields/* startOfTable */.Eo)(table, source);
    const text = (key) => (0,fields/* textFact */.yM)((0,parsers_node/* valueOf */.RP)(table, key), source, home);
    const { grants, ineffective } = readTools((0,parsers_node/* valueOf */.RP)(table, "groups"), source, home);
    const role = (0,parsers_node/* valueOf */.RP)(table, "roleDefinition");
    const instructions = (0,parsers_node/* valueOf */.RP)(table, "customInstructions");
    const servers = (0,parsers_node/* valueOf */.RP)(table, "allowedMcpServers");
    const limit = servers
        ? [
            {
                kind: "limit",
                what: "allowedMcpServers",
                because: "only Zoo Code has this key, so it limits nothing in Roo Code",
                at: { source, span: servers.span },
            },
        ]
        : [];
    const name = text("slug");
    return (0,profile/* profileFrom */.A)({
        home,
        name,
        description: (0,parsers_node/* valueOf */.RP)(table, "description")
            ? text("description")
            : (0,parsers_node/* valueOf */.RP)(table, "whenToUse")
                ? text("whenToUse")
                : firstSentence(role, source, home),
        grants,
        bypasses: (0,unknown_keys/* unhonouredModesIn */.dI)(table, source, keys),
        ineffective: [...(0,unknown_keys/* unknownKeysIn */.QU)(table, source, keys), ...ineffective, ...limit],
        prompt: role
            ? {
                source: "inline",
                path: null,
                text: [(0,parsers_node/* textOf */.b6)(role) ?? "", (0,parsers_node/* textOf */.b6)(instructions) ?? ""].join("\n").trim(),
                at: { source, span: role.span },
            }
            : (0,profile/* noPrompt */.O)(home),
        native: isLoaded ? (0,parsers_node/* jsonOf */.o_)(table) : undefined,
    });
}
function firstSentence(role, source, home) {
    const sentence = (0,parsers_node/* textOf */.b6)(role)?.split(".")[0]?.trim();
    return role && sentence
        ? (0,fact/* implied */.TU)(sentence, { source, span: role.span }, "the first sentence of `roleDefinition` is used")
        : (0,fact/* missing */.LO)(home);
}
function readTools(list, source, home) {
    const at = list ? { source, span: list.span } : home;
    const always = { tool: "new_task", capability: "delegate", scope: null, at };
    const found = [];
    const ineffective = [];
    for (const item of (0,fields/* listItems */.Dw)(list)) {
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
                because: "this group was removed and is silently dropped",
                at: place,
            });
        else
            found.push({ tool: name, capability: "external", scope: null, at: place });
        if (regex && name !== "edit")
            ineffective.push({
                kind: "limit",
                what: `${name}: fileRegex`,
                because: "only `edit` can be limited to files",
                at: { source, span: regex.span },
            });
    }
    return { grants: (0,fact/* stated */.Eo)([...found, always], at), ineffective };
}

;// CONCATENATED MODULE: ./build/bundle/src/hosts/roo/modes.js







const replacements = new Map([
    ..."\u00a0",
    ..."\u200b\u200c\u200d\ufeff",
    ..."\u2010\u2011\u2012\u2013\u2014\u2015\u2212",
    ..."\u2018\u2019",
    ..."\u201c\u201d",
].map((unit, i) => [unit, i === 0 ? " " : i < 5 ? "" : i < 12 ? "-" : i < 14 ? "'" : '"']));
function cleaned(source) {
    const text = source.text.replace(/^\ufeff|[\u00a0\u200b-\u200d\u2010-\u2015\u2212\u2018\u2019\u201c\u201d]/g, (unit) => replacements.get(unit) ?? unit);
    return text === source.text ? source : { ...source, text };
}
async function modesOf(written) {
    const source = cleaned(written);
    const { node, fault } = await parsed(source.text, written.text);
    const lists = (node?.entries ?? []).flatMap(({ name, value }) => (name === "customModes" ? [value] : []));
    const [list] = lists;
    const all = lists.flatMap(fields/* listItems */.Dw);
    const modes = all.slice(0, maxModes);
    if (!list || list.kind !== "list" || (fault && modes.length === 0))
        return { results: [withoutModes(source, fault, list)], unjudged: [] };
    const refusals = refusalsOf(modes, fault, list);
    const [first] = refusals.values();
    const results = modes.map((mode) => {
        const refusal = refusals.get(mode);
        const tables = mode.kind === "table" ? (0,yaml/* withOccurrences */.tI)(mode) : [];
        const [profile, ...others] = tables.map((table) => readProfile(table, source, first === undefined));
        return {
            verdict: refusal
                ? { kind: "rejected", problem: problemIn(source, refusal) }
                : first
                    ? { kind: "lost", problem: lostBy(first, mode, source) }
                    : { kind: "loaded" },
            ...(profile ? { profile: others.reduce(model_profile/* union */.KC, profile) } : {}),
        };
    });
    return { results, unjudged: (0,beyond/* listBeyond */.E)(all, maxModes, "modes", source) };
}
function problemIn(source, { message, span }) {
    return { message, at: { source, span } };
}
function withoutModes(source, fault, list) {
    const problem = problemIn(source, fault ?? {
        kind: "problem",
        message: list ? "`customModes` is no list" : "it has no `customModes`",
        span: list?.span ?? { start: 0, end: 0 },
    });
    return {
        verdict: fault || list ? { kind: "rejected", problem } : { kind: "dropped", problem: { ...problem, kind: "document" } },
    };
}
function lostBy(first, mode, source) {
    return {
        message: `the whole file is rejected, because elsewhere in it ${first.message}`,
        at: { source, span: modes_startOf(mode) },
        related: [problemIn(source, first)],
    };
}
const maxModes = 1_000;
function modes_startOf(mode) {
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
            ? { kind: "problem", message: `the slug \`${slug}\` is used twice`, span: modes_startOf(mode) }
            : undefined;
        if (slug !== undefined)
            slugs.add(slug);
        const repeated = mode.kind === "table" ? (0,yaml/* repeatedKeyOf */.FF)(mode) : undefined;
        const refusal = (repeated && { ...repeated, message: `the file is not valid YAML: ${repeated.message}` }) ??
            refusalOf(mode) ??
            twice;
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
        return {
            node: table,
            ...(twice ? { fault: { ...twice, message: `the file is not valid YAML: ${twice.message}` } } : {}),
        };
    const json = (0,parsers_json/* parseJson */.qF)(written);
    if (json.kind === "table")
        return { node: json };
    const end = Math.min(problem.span.end, text.length);
    return {
        node: table,
        fault: {
            ...problem,
            message: `the file is not valid YAML: ${problem.message}`,
            span: { start: Math.min(problem.span.start, end), end },
        },
    };
}

// EXTERNAL MODULE: ./build/bundle/src/repo/text.js
var repo_text = __webpack_require__(64951);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/collect.js
var collect = __webpack_require__(91307);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/dotted.js
var dotted = __webpack_require__(49137);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/settings.js
var settings = __webpack_require__(84876);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/unknown-settings.js
var unknown_settings = __webpack_require__(95373);
;// CONCATENATED MODULE: ./build/bundle/src/hosts/roo/settings.js







const servers = ".roo/mcp.json";
const settingRules = [
    {
        path: "mcpServers.*.command",
        effect: "widens",
        because: "starts a command whose tools modes can call",
        shown: "a command",
        may: ["execute", "external"],
    },
    {
        path: "mcpServers.*.url",
        effect: "widens",
        because: "connects to an address whose tools modes can call",
        shown: "an address",
        may: ["network", "external"],
    },
    {
        path: "mcpServers.*.alwaysAllow",
        when: /^\*+$/,
        effect: "auto-approves",
        because: "may call every tool of the server without asking",
    },
    { path: "mcpServers.*.alwaysAllow", when: /^(?!\*+$)/, effect: "widens", because: "may be called without asking" },
    { path: "mcpServers.*.disabledTools", effect: "narrows", because: "is a tool that no mode gets" },
];
const known = [
    ...settingRules,
    ...(0,unknown_settings/* serverKeys */.yl)("mcpServers.*"),
    ...(0,unknown_settings/* harmlessKeys */.OF)("$schema mcpServers.*.watchPaths", "is compared with the command or the address of its server"),
];
async function settingsIn(repo, start) {
    const unknown = [];
    const own = await (0,settings/* readSettings */.sb)(repo, [(0,path/* join */.fj)(start, servers)], settingRules, (root, source) => {
        unknown.push(...(0,unknown_settings/* unknownSettings */.I3)(root, source, "Roo Code", known));
        return [];
    });
    const editor = await (0,settings/* readSettingsFiles */.Dm)(repo, [
        {
            path: (0,path/* join */.fj)(start, ".vscode/settings.json"),
            isRelevant: (text) => /"roo-cline|\\u/.test(text),
            read: editorAuthority,
        },
    ]);
    return {
        authority: [...own.authority, ...toolsIn(repo, (0,path/* join */.fj)(start, ".roo")), ...editor.authority],
        unjudged: [...own.unjudged, ...unknown, ...editor.unjudged],
    };
}
function toolsIn(repo, own) {
    const { files } = (0,collect/* collectFiles */.C0)(repo, (0,path/* join */.fj)(own, "tools"), {
        isIncluded: (name) => /\.[cm]?[jt]s$/.test(name),
        deep: false,
    });
    return files.map((path) => ({
        setting: "tool",
        value: path,
        effect: "widens",
        because: "is code that modes can call as a tool without asking",
        may: ["execute"],
        names: [path],
        at: (0,repo_text/* placeOfPath */.Es)(path),
    }));
}
function editorAuthority(root, source) {
    const each = (setting, meaningOf) => (0,dotted/* valuesAt */.I)(root, setting)
        .flatMap((value) => (value.kind === "list" ? value.items : [value]))
        .map((node) => {
        const text = (0,parsers_node/* textOf */.b6)(node) ?? "…";
        return {
            setting,
            value: text,
            ...meaningOf(text),
            content: (0,settings/* contentOf */.$E)(node, source),
            at: { source, span: node.span },
        };
    });
    return [
        ...each("roo-cline.allowedCommands", (text) => text === "*"
            ? { effect: "auto-approves", because: "may run every command without asking" }
            : { effect: "widens", because: "may run without asking" }),
        ...each("roo-cline.deniedCommands", () => ({ effect: "narrows", because: "never runs without asking" })),
        ...each("roo-cline.autoImportSettingsPath", () => ({
            effect: "widens",
            because: "is a settings file that the extension imports",
        })),
    ];
}

;// CONCATENATED MODULE: ./build/bundle/src/hosts/roo/index.js







const file = ".roomodes";
const builtins = [
    ["architect", ["read", "write", "delegate", "external"]],
    ["code", ["read", "write", "execute", "delegate", "external"]],
    ["ask", ["read", "delegate", "external"]],
    ["debug", ["read", "write", "execute", "delegate", "external"]],
    ["orchestrator", ["delegate"]],
];
/* harmony default export */ const roo = ((0,host/* defineHost */.YB)({
    title: "Roo Code",
    url: "https://github.com/RooCodeInc/Roo-Code",
    editions: ["3.54"],
    certainty: "documented",
    patterns: [`**/${file}`, `**/${servers}`, "**/.vscode/settings.json"],
    ownPatterns: [`**/${file}`, "**/.roo/**"],
    detectionHints: [{ path: "**/.vscode/settings.json", text: '"roo-cline' }],
    folders: folders,
    async load(repo, where) {
        const seen = new Set();
        const found = [];
        for (const start of where.starts) {
            const { authority, unjudged } = await settingsIn(repo, start);
            const layer = {
                name: "project",
                root: (0,path/* join */.fj)(start, file),
                status: "loaded",
                authority,
                governs: start,
            };
            const modes = await readModes(repo, layer, seen);
            if (modes.items.length + modes.unjudged.length + authority.length + unjudged.length > 0)
                found.push({ ...modes, unjudged: [...unjudged, ...modes.unjudged] });
        }
        for (const root of where.dirs.map(path/* tidied */.GE))
            found.push(await readModes(repo, { name: "project", root, status: "loaded", authority: [] }, seen));
        const base = (0,_kit_layers/* builtinLayer */.vN)(builtins);
        return (0,_kit_layers/* loadFrom */.TH)(found, base, (0,sessions/* winnersOf */.AY)(found.map((layer) => [layer, base])));
    },
}));
async function readModes(repo, layer, seen) {
    const beyond = [];
    const { items, unjudged } = await (0,_kit_layers/* readFiles */.Ul)(repo, layer, {
        isIncluded: (name) => name === file || name === (0,path/* nameOf */.Vb)(layer.root) || /\.ya?ml$/.test(name),
        deep: false,
        seen,
        async read(source) {
            const modes = await modesOf(source);
            beyond.push(...modes.unjudged);
            return modes.results.map((mode) => ({ layer, files: [source.path], ...mode }));
        },
    });
    return { layer, items, unjudged: [...unjudged, ...beyond] };
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