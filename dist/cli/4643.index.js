"use strict";
exports.id = 4643;
exports.ids = [4643,9857,4449,3473];
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

/***/ 35912:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ builtinProfile),
/* harmony export */   K: () => (/* binding */ builtinsOf)
/* harmony export */ });
/* harmony import */ var _model_fact_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7277);
/* harmony import */ var _profiles_profile_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(66189);
/* harmony import */ var _repo_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(64951);
/* harmony import */ var _profiles_tools_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(37655);




function builtinsOf(layer, agents) {
    return agents.map(([name, granted]) => ({
        layer,
        files: [],
        verdict: { kind: "loaded" },
        profile: builtinProfile(name, granted, "it is built in"),
    }));
}
function builtinProfile(name, granted, because) {
    const at = (0,_repo_text_js__WEBPACK_IMPORTED_MODULE_1__/* .placeOfPath */ .Es)("");
    return (0,_profiles_profile_js__WEBPACK_IMPORTED_MODULE_0__/* .profileFrom */ .A)({
        home: at,
        name: (0,_model_fact_js__WEBPACK_IMPORTED_MODULE_3__/* .implied */ .TU)(name, at, "it is built in"),
        grants: (0,_model_fact_js__WEBPACK_IMPORTED_MODULE_3__/* .implied */ .TU)((0,_profiles_tools_js__WEBPACK_IMPORTED_MODULE_2__/* .grantEach */ .Ud)(at, granted), at, because),
    });
}


/***/ }),

/***/ 48966:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   TH: () => (/* binding */ loadFrom),
/* harmony export */   Ul: () => (/* binding */ readFiles),
/* harmony export */   vN: () => (/* binding */ builtinLayer),
/* harmony export */   w6: () => (/* binding */ readLayer)
/* harmony export */ });
/* harmony import */ var _builtins_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(35912);
/* harmony import */ var _collect_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(77012);
/* harmony import */ var _model_host_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3641);



async function readLayer(repo, layer, files) {
    const isFolder = repo.resolve(layer.root).kind === "directory";
    const { isFound, ...found } = await readFiles(repo, layer, files);
    return isFolder || isFound ? found : undefined;
}
async function readFiles(repo, layer, { read, ...options }) {
    const { files, broken, unjudged } = (0,_collect_js__WEBPACK_IMPORTED_MODULE_1__/* .collectProfiles */ .tr)(repo, layer.root, options);
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

/***/ 39948:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

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

/***/ 53797:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bj: () => (/* binding */ memoize),
/* harmony export */   C$: () => (/* binding */ forgetResults),
/* harmony export */   YY: () => (/* binding */ memoizeEach)
/* harmony export */ });
let known = new WeakMap();
function memoize(make) {
    return (key) => {
        let results = known.get(make);
        if (!results)
            known.set(make, (results = new WeakMap()));
        let result = results.get(key);
        if (!result)
            results.set(key, (result = { value: make(key) }));
        return result.value;
    };
}
function memoizeEach(make, nameOf) {
    const ways = memoize(() => new Map());
    return (key, way) => {
        const results = ways(key);
        const name = nameOf(way);
        let result = results.get(name);
        if (!result)
            results.set(name, (result = { value: make(key, way) }));
        return result.value;
    };
}
function forgetResults() {
    known = new WeakMap();
}


/***/ }),

/***/ 80069:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   OH: () => (/* binding */ noClosingFence),
/* harmony export */   eh: () => (/* binding */ fenceFault),
/* harmony export */   sm: () => (/* binding */ noFenceAt)
/* harmony export */ });
const meant = /^\s*\ufeff\s*---|^---[ \t]*\r?\n(?:[^\n]*\n){0,20}?(?:name|description)[ \t]*:/m;
const noClosingFence = "the frontmatter has no closing `---`; write one on a line of its own below the last key";
function fenceFault(text, otherwise) {
    if (text.startsWith("\ufeff"))
        return "a byte-order mark comes before the opening `---`; remove it";
    if (!text.startsWith("---"))
        return "something comes before the opening `---`; remove it";
    return /\n[ \t]*---/.test(text) ? otherwise : noClosingFence;
}
const searched = 8192;
function noFenceAt(text, start) {
    const because = (message) => ({ message, isOpen: false, isDocument: false });
    if (text.startsWith("---", start))
        return {
            ...because(noClosingFence),
            isOpen: true,
        };
    const looks = meant.test(text.slice(0, searched));
    if (text.startsWith("\ufeff", start))
        return {
            ...because("a byte-order mark precedes the `---` of the frontmatter; remove it"),
            isDocument: !looks,
        };
    if (looks)
        return because("text precedes the `---` of the frontmatter; remove it");
    return { ...because("it has no `---` frontmatter"), isDocument: true };
}


/***/ }),

/***/ 66189:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ profileFrom),
/* harmony export */   O: () => (/* binding */ noPrompt)
/* harmony export */ });
/* harmony import */ var _model_fact_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7277);

const optionalFields = {
    needsNoDescription: true,
    deniedCertainty: true,
    unknownModel: true,
    onlyTools: true,
    rules: true,
    mayStart: true,
    limits: true,
    powerSettings: true,
    preloads: true,
    skills: true,
    missing: true,
    references: true,
    hasDefaultPrompt: true,
};
const optionalKeys = Object.keys(optionalFields);
function take(key, fields, profile) {
    const value = fields[key];
    if (value !== undefined)
        profile[key] = value;
}
function profileFrom(fields) {
    const { home, name } = fields;
    const absent = (0,_model_fact_js__WEBPACK_IMPORTED_MODULE_0__/* .missing */ .LO)(home);
    const profile = {
        name,
        identity: "identity" in fields ? fields.identity : (0,_model_fact_js__WEBPACK_IMPORTED_MODULE_0__/* .known */ .eO)(name),
        description: fields.description ?? absent,
        model: fields.model ?? absent,
        permissionMode: fields.permissionMode ?? absent,
        grants: fields.grants,
        denied: listOf(fields.denied),
        extraGrants: listOf(fields.extraGrants),
        hooks: listOf(fields.hooks),
        servers: listOf(fields.servers),
        paths: listOf(fields.paths),
        bypasses: listOf(fields.bypasses),
        ineffective: listOf(fields.ineffective),
        prompt: fields.prompt ?? noPrompt(home),
        native: fields.native,
    };
    for (let i = 0; i < optionalKeys.length; i++)
        take(optionalKeys[i], fields, profile);
    return profile;
}
function listOf(list = none) {
    return list.length === 0 ? none : list;
}
const none = Object.freeze([]);
function noPrompt(home) {
    return { source: "none", path: null, text: "", at: home };
}


/***/ }),

/***/ 37655:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T9: () => (/* binding */ toolTable),
/* harmony export */   Ud: () => (/* binding */ grantEach),
/* harmony export */   cR: () => (/* binding */ nearName),
/* harmony export */   tj: () => (/* binding */ ownToolNames)
/* harmony export */ });
/* harmony import */ var _model_capability_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(95885);

function toolTable(names, normalize = (name) => name) {
    const spellings = new Set();
    const tools = new Map();
    for (const [group, list] of Object.entries(names)) {
        for (const name of list.trim().split(/\s+/)) {
            const key = normalize(name);
            spellings.add(name);
            tools.set(key, [...(tools.get(key) ?? []), ..._model_capability_js__WEBPACK_IMPORTED_MODULE_0__/* .capabilities */ .R7.filter((capability) => capability === group)]);
        }
    }
    return {
        names: [...spellings],
        has: (name) => tools.has(normalize(name)),
        lookup: (name) => tools.get(normalize(name)),
    };
}
function ownToolNames(names) {
    const meanings = new Map(Object.entries(names).flatMap(([own, words]) => words.split(" ").map((word) => [word, own])));
    return (name) => meanings.get(name
        .toLowerCase()
        .replace(/\(.*$/s, "")
        .replace(/[-_\s]/g, ""));
}
function nearName(name, own) {
    const fold = (text) => text.toLowerCase().replace(/[-_\s]/g, "");
    const [meant, second] = own.filter((candidate) => fold(candidate) === fold(name));
    return meant === undefined || second !== undefined ? {} : { meant };
}
function grantEach(at, granted = _model_capability_js__WEBPACK_IMPORTED_MODULE_0__/* .capabilities */ .R7, tool = "*") {
    return granted.map((capability) => ({ tool, capability, scope: null, at }));
}


/***/ }),

/***/ 60875:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ej: () => (/* binding */ textsIn),
/* harmony export */   Fj: () => (/* binding */ limitKindOf),
/* harmony export */   Jx: () => (/* binding */ meantKey),
/* harmony export */   LN: () => (/* binding */ asForeignFile),
/* harmony export */   QU: () => (/* binding */ unknownKeysIn),
/* harmony export */   ZH: () => (/* binding */ oneWord),
/* harmony export */   dI: () => (/* binding */ unhonouredModesIn),
/* harmony export */   pj: () => (/* binding */ normalizedKey),
/* harmony export */   t9: () => (/* binding */ meantByRefused)
/* harmony export */ });
/* harmony import */ var _parsers_node_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(70536);
/* harmony import */ var _repo_spelling_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(26782);
/* harmony import */ var _memoize_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(53797);



const limitKeys = new Map(Object.entries({
    tools: "tool tools allowedtool allowedtools allowtools toolsallowed allowed availabletools enabledtools onlytools includetools toolallowlist toolwhitelist",
    denied: "disallowedtool disallowedtools denytools deniedtools blockedtools blocktools excludetools excludedtools forbiddentools disabledtools restrictedtools toolblacklist tooldenylist",
    mode: "permissionmode permission permissions permissionsmode defaultmode approvalmode approvalpolicy sandbox sandboxmode toolssettings",
    other: "readonly restrictions disabled disable enabled allowedpaths deniedpaths allowedcommands deniedcommands allowedservers",
    turns: "maxturn maxturns maxsteps maxiterations",
    isolation: "isolate isolated",
}).flatMap(([kind, keys]) => keys.split(" ").map((key) => [key, kind])));
function normalizedKey(key) {
    const lower = key.toLowerCase();
    return /[-_ ]/.test(lower) ? lower.replace(/[-_ ]/g, "") : lower;
}
function limitKindOf(key) {
    return limitKeys.get(normalizedKey(key));
}
const oneWord = { takes: ({ kind }) => kind === "scalar", called: "one word" };
function unknownKeysIn(table, source, host) {
    const found = [];
    for (const { name, key, value } of table.entries)
        if (name !== undefined && !host.keys.has(name) && name !== "<<" && name.trim() !== "")
            found.push(findingFor({ name, value, at: { source, span: key.span } }, table, host));
    return found;
}
const spellingsOf = (0,_memoize_js__WEBPACK_IMPORTED_MODULE_0__/* .memoize */ .Bj)((keys) => new Map([...keys].map((key) => [normalizedKey(key), key])));
function findingFor(unknown, table, host) {
    const { name, value, at } = unknown;
    const normalized = normalizedKey(name);
    const kind = limitKeys.get(normalized);
    if (kind !== undefined && isLimit(normalized, kind, value))
        return limitFinding(unknown, kind, table, host);
    if (/\s/.test(name.trim()) || name.length > 60) {
        return {
            kind: "value",
            what: name.slice(0, 60),
            varies: name.slice(0, 60),
            because: "its colon turns this text into a key and ends the value before it; put that value in quotes",
            at,
        };
    }
    const own = meantKey(host.keys, name);
    if (own === undefined)
        return { kind: "metadata", what: name, because: "unknown key", at };
    const limit = limitKindOf(own);
    if (limit !== undefined && host.own[limit] === own && isLimit(normalizedKey(own), limit, value))
        return limitFinding(unknown, limit, table, host);
    const form = otherFormOf(own, value, host);
    const because = `unknown key; did you mean \`${own}\`${form ? `, which takes ${form}` : ""}?`;
    if (form || (0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_1__/* .entryOf */ .Ms)(table, own))
        return { kind: "value", what: name, because, at };
    return { kind: "value", what: name, because, at, meant: own, ...(own === "description" ? { cause: own } : {}) };
}
function meantKey(keys, name) {
    const normalized = normalizedKey(name);
    return spellingsOf(keys).get(normalized) ?? keyMeantBy(keys, normalized);
}
function meantByRefused(keys, name) {
    const normalized = normalizedKey(name);
    const numbers = [`${normalized}s`, normalized.replace(/s$/, "")];
    return meantKey(keys, name) ?? numbers.flatMap((other) => spellingsOf(keys).get(other) ?? [])[0];
}
function otherFormOf(own, value, { forms = {} }) {
    const form = Object.hasOwn(forms, own) ? forms[own] : undefined;
    return form && !form.takes(value) ? form.called : undefined;
}
const keyMeantBy = (0,_memoize_js__WEBPACK_IMPORTED_MODULE_0__/* .memoizeEach */ .YY)((keys, normalized) => {
    if (normalized.length < 5 || normalized.length > longestTyped)
        return undefined;
    let fewest = normalized.length < 8 ? 1 : 2;
    let near = [];
    for (const [own, spelling] of spellingsOf(keys)) {
        if (own.length < 4 || own === `${normalized}s` || normalized === `${own}s`)
            continue;
        if (Math.abs(own.length - normalized.length) > fewest)
            continue;
        const edits = (0,_repo_spelling_js__WEBPACK_IMPORTED_MODULE_2__/* .editsBetween */ .yx)(own, normalized);
        if (edits > fewest)
            continue;
        near = edits < fewest ? [spelling] : [...near, spelling];
        fewest = edits;
    }
    return near.length === 1 ? near[0] : undefined;
}, (normalized) => normalized);
const longestTyped = 40;
function limitFinding({ name, value, at }, kind, table, host) {
    const { own: ownKeys, ignores } = host;
    const own = ownKeys[kind];
    const effect = ignores ? "so it limits nothing" : "so it may limit nothing (not verified)";
    const certainty = ignores ? {} : { certainty: "assumed" };
    if (own === undefined)
        return { kind: "limit", what: name, because: `unknown key, ${effect}`, at, ...certainty };
    const form = otherFormOf(own, value, host);
    if (form) {
        const instead = [...new Set([ownKeys.tools, ownKeys.denied])].filter((key) => key !== undefined && !(0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_1__/* .entryOf */ .Ms)(table, key));
        const advice = instead.length > 0 ? `; limit it with ${instead.map((key) => `\`${key}\``).join(" or ")}` : "";
        return { kind: "limit", what: name, because: `unknown key, ${effect}${advice}`, at, ...certainty };
    }
    if (!(0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_1__/* .entryOf */ .Ms)(table, own))
        return {
            kind: "limit",
            what: name,
            because: `unknown key, ${effect}; use \`${own}\``,
            at,
            meant: own,
            ...certainty,
        };
    return { kind: "value", what: name, because: `unknown key; only \`${own}\` applies`, at };
}
function isLimit(key, kind, value) {
    if (kind === "mode" && textsIn(value).some((text) => /bypass|accept|auto|yolo|danger|never/i.test(text)))
        return false;
    if (value.kind !== "scalar")
        return true;
    return value.value !== null && value.value !== "" && value.value !== (key === "enabled");
}
function asForeignFile(ineffective) {
    const isToolLimit = ineffective.kind === "limit" && ["tools", "disallowedTools", "permissionMode"].includes(ineffective.what);
    const { meant: _, ...foreign } = ineffective;
    return isToolLimit ? foreign : { ...foreign, kind: "metadata" };
}
const permissiveMode = /^(?:bypass(?:permissions?)?|dangerously\w*|skippermissions|yolo|never|none|off|ignore|unrestricted|fullaccess|fullauto|danger\w*|accept\w*|auto\w*)$/;
function unhonouredModesIn(table, source, { keys, ignores }) {
    const found = [];
    for (const { name = "", key, value } of table.entries) {
        if (keys.has(name))
            continue;
        const normalized = normalizedKey(name);
        const isSwitch = /^(?:dangerously|skippermissions|yolo$)/.test(normalized);
        if (!isSwitch && limitKeys.get(normalized) !== "mode")
            continue;
        const words = textsIn(value);
        const isPermissive = isSwitch
            ? words.join() === "true"
            : words.some((word) => permissiveMode.test(normalizedKey(word)));
        if (!isPermissive)
            continue;
        const because = ignores ? "does nothing: unknown key" : "may do nothing: unknown key (not verified)";
        const certainty = ignores ? {} : { certainty: "assumed" };
        const at = { source, span: key.span };
        found.push({ setting: name, value: words.join(", "), effect: "unhonoured", because, at, ...certainty });
    }
    return found;
}
const maxItems = 8;
function textsIn(node, depth = 0) {
    if (node.kind === "scalar")
        return [node.text];
    const inner = node.kind === "list" ? node.items : node.entries.map(({ value }) => value);
    return depth > 2 ? [] : inner.slice(0, maxItems).flatMap((item) => textsIn(item, depth + 1));
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

/***/ 34807:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  "default": () => (/* binding */ cursor)
});

// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/loading/layers.js
var loading_layers = __webpack_require__(48966);
// EXTERNAL MODULE: ./build/bundle/src/model/host.js
var host = __webpack_require__(3641);
// EXTERNAL MODULE: ./build/bundle/src/repo/path.js
var repo_path = __webpack_require__(76311);
// EXTERNAL MODULE: ./build/bundle/src/model/fact.js
var fact = __webpack_require__(7277);
// EXTERNAL MODULE: ./build/bundle/src/parsers/node.js
var parsers_node = __webpack_require__(70536);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/profiles/fields.js
var fields = __webpack_require__(22583);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/memoize.js
var memoize = __webpack_require__(53797);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/profiles/profile.js
var profile = __webpack_require__(66189);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/profiles/tools.js
var tools = __webpack_require__(37655);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/profiles/unknown-keys.js
var unknown_keys = __webpack_require__(60875);
;// CONCATENATED MODULE: ./build/bundle/src/hosts/cursor/lines.js

const opening = /(?<=^|[\n\r\u2028\u2029])---(?=\s*\n)/g;
function readDocument(text, keys) {
    const marks = /^\ufeff*/.exec(text)?.[0].length ?? 0;
    opening.lastIndex = marks;
    const isFirst = text.startsWith("---", marks) && /\s*\n/y.test(text.slice(marks + 3));
    const at = isFirst ? marks : opening.exec(text)?.index;
    if (at === undefined)
        return { kind: "none" };
    const blank = at + 3 + (/^\s*/.exec(text.slice(at + 3))?.[0].length ?? 0);
    const start = text.lastIndexOf("\n", blank - 1) + 1;
    const front = frontFrom(text, at + 3, start);
    if (!front)
        return { kind: "unclosed" };
    return {
        kind: "fenced",
        table: tableOf(text, front, keys),
        body: { start: front.end + "\n---".length, end: text.length },
        isLate: text.slice(marks, at).trim() !== "",
    };
}
function frontFrom(text, afterDashes, start) {
    const end = text.indexOf("\n---", start);
    if (end >= 0)
        return { start, end };
    const hasEmptyLine = text.indexOf("\n", afterDashes) < start - 1;
    return hasEmptyLine && text.startsWith("---", start) ? { start: start - 1, end: start - 1 } : undefined;
}
function tableOf(text, front, keys) {
    const entries = new Map();
    let open;
    for (let start = front.start; start < front.end;) {
        const newline = text.indexOf("\n", start);
        const end = newline < 0 || newline > front.end ? front.end : newline;
        const line = text.slice(start, end);
        const content = line.trim();
        const at = start + line.length - line.trimStart().length;
        start = end + 1;
        if (content === "" || content.startsWith("#"))
            continue;
        if (open && content.startsWith("- "))
            open.items.push((0,parsers_node/* plainScalarAt */.kW)(content.slice(2).trim(), at + 2));
        const colon = content.indexOf(":");
        if (colon < 0)
            continue;
        const entry = entryAt(content, colon, at, keys);
        const name = entry.name ?? "";
        if (!keys.has(name) && line.trimStart() !== line)
            continue;
        entries.delete(name);
        entries.set(name, entry);
        open = undefined;
        if (keys.has(name) || content.length > colon + 1)
            continue;
        open = { entry, items: [] };
        entries.set(name, { ...entry, value: { kind: "list", span: entry.value.span, items: open.items } });
    }
    return { kind: "table", span: front, entries: [...entries.values()] };
}
function entryAt(content, colon, at, keys) {
    const written = content.slice(0, colon).trim();
    const name = keys.has(written.toLowerCase()) ? written.toLowerCase() : written;
    const value = content.slice(colon + 1).trim();
    const node = (0,parsers_node/* plainScalarAt */.kW)(value, at + content.length - value.length);
    const meant = keys.has(name) ? undefined : plainValues.get(value);
    return { key: (0,parsers_node/* plainScalarAt */.kW)(written, at), name, value: meant === undefined ? node : { ...node, value: meant } };
}
const plainValues = new Map([
    ["true", true],
    ["false", false],
    ["null", null],
    ["~", null],
]);

// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/profiles/no-fence.js
var no_fence = __webpack_require__(80069);
;// CONCATENATED MODULE: ./build/bundle/src/hosts/cursor/agent.js










const keys = {
    keys: new Set(["name", "description", "model", "readonly", "is_background", "background", "force-default-model"]),
    own: {},
    ignores: true,
};
const listOfTools = { ...keys, ignores: false };
const leftOut = "claude-code-tutor";
const agentOf = (0,memoize/* memoizeEach */.YY)(readAgent, ({ path, isOwn }) => `${isOwn} ${path}`);
function readAgent(source, { path, isOwn }) {
    const top = { start: 0, end: 0 };
    if (source.text.startsWith(utf16Mark))
        return unreadText(source, path);
    const document = readDocument(source.text, keys.keys);
    if (document.kind === "none") {
        const message = source.text.trim() === "" ? "it is empty" : "it has no frontmatter, so it counts as a document";
        return dropped({ message, at: { source, span: top }, kind: "document" }, isOwn);
    }
    if (document.kind === "unclosed")
        return dropped({ message: no_fence/* noClosingFence */.OH, at: { source, span: top } }, isOwn);
    const { table, body, isLate } = document;
    const profile = readProfile(table, { source, path, isOwn, body, isLate });
    const problem = reasonToDrop(source, body, profile);
    return problem ? { ...dropped(problem, isOwn), profile } : { verdict: { kind: "loaded" }, profile };
}
const utf16Mark = "\ufffd\ufffd";
function unreadText(source, path) {
    const home = { source, span: { start: 0, end: 0 } };
    return {
        verdict: { kind: "loaded" },
        profile: (0,profile/* profileFrom */.A)({
            home,
            name: (0,fact/* implied */.TU)(nameOfFile(path), home, "the file name is the name"),
            grants: (0,fact/* implied */.TU)((0,tools/* grantEach */.Ud)(home), home, "Cursor reads UTF-16, and this tool does not"),
        }),
    };
}
function dropped(problem, isOwn) {
    return { verdict: { kind: "dropped", problem: isOwn ? problem : { ...problem, kind: "document" } } };
}
function reasonToDrop(source, body, { identity }) {
    const at = { source, span: { start: 0, end: 0 } };
    if (source.text.includes("\0"))
        return { message: "it contains a NUL, so Cursor does not read it as text", at };
    if (source.text.slice(body.start, body.end).trim() === "")
        return { message: "it has no text below the frontmatter", at: { source, span: body } };
    return identity === leftOut ? { message: `Cursor leaves out the name \`${leftOut}\``, at } : undefined;
}
function readProfile(table, { source, path, isOwn, body, isLate }) {
    const home = (0,fields/* startOfTable */.Eo)(table, source);
    const { grants, ineffective } = readTools(table, source, home, isLate);
    const unknown = unknownIn(table, source);
    return (0,profile/* profileFrom */.A)({
        home,
        name: (0,fields/* nameOrFileName */._T)((0,fields/* textFact */.yM)((0,parsers_node/* valueOf */.RP)(table, "name"), source, home), nameOfFile(path), home),
        description: (0,fields/* textFact */.yM)((0,parsers_node/* valueOf */.RP)(table, "description"), source, home),
        model: (0,fields/* textFact */.yM)((0,parsers_node/* valueOf */.RP)(table, "model"), source, home),
        grants,
        bypasses: isOwn ? (0,unknown_keys/* unhonouredModesIn */.dI)(table, source, keys) : [],
        ineffective: [...(isOwn ? unknown : unknown.map(unknown_keys/* asForeignFile */.LN)), ...ineffective],
        prompt: (0,fields/* bodyPrompt */.$c)(source, body),
        native: () => (0,fields/* knownValues */.s2)(table, keys.keys),
    });
}
function nameOfFile(path) {
    return (0,repo_path/* stemOf */.Vc)((0,repo_path/* nameOf */.Vb)(path)).replace(/[\s_]+/g, "-");
}
function unknownIn(table, source) {
    const only = (isTools) => ({
        ...table,
        entries: table.entries.filter(({ name }) => (name?.toLowerCase() === "tools") === isTools),
    });
    const found = [...(0,unknown_keys/* unknownKeysIn */.QU)(only(false), source, keys), ...(0,unknown_keys/* unknownKeysIn */.QU)(only(true), source, listOfTools)];
    return found.sort((a, b) => a.at.span.start - b.at.span.start);
}
const readOnly = [
    ["read", null],
    ["execute", "commands that change nothing"],
    ["network", null],
    ["delegate", null],
];
function readTools(table, source, home, isLate) {
    const node = (0,parsers_node/* valueOf */.RP)(table, "readonly");
    const at = node ? { source, span: node.span } : home;
    const written = (0,parsers_node/* textOf */.b6)(node)?.toLowerCase() ?? "";
    const doubt = node && doubtAbout(node.span, source, isLate);
    if (written === "true" && doubt === undefined)
        return {
            grants: (0,fact/* stated */.Eo)(readOnly.map(([capability, scope]) => ({ tool: "readonly", capability, scope, at })), at),
            ineffective: [],
        };
    const because = (0,parsers_node/* valueOf */.RP)(table, "tools")
        ? "without `readonly: true` a subagent has every tool of its parent, whatever `tools` says"
        : "without `readonly: true` a subagent has every tool of its parent";
    return { grants: (0,fact/* implied */.TU)((0,tools/* grantEach */.Ud)(at), at, because), ineffective: limitsNothing(written, at, doubt) };
}
const off = new Set(["", "false", "no", "off", "null", "~"]);
function limitsNothing(written, at, doubt) {
    if (off.has(written))
        return [];
    const what = `readonly: ${written.slice(0, 60)}`;
    if (written === "true" && doubt !== undefined)
        return [
            { kind: "limit", what, because: `${doubt}, so it may limit nothing (not verified)`, at, certainty: "assumed" },
        ];
    const because = "it is not the plain word `true`, so it limits nothing; write `readonly: true`";
    return [{ kind: "limit", what, because, at, ...(on.test(written) ? { fixes: [plainly(at)] } : {}) }];
}
const on = /^(["']?)(?:true|yes|on|y|1)\1$/i;
function plainly(at) {
    return { title: "readonly: true", safe: true, edits: [{ at, text: "true" }] };
}
function doubtAbout({ start }, source, isLate) {
    if (isLate)
        return "other text comes before the frontmatter";
    const line = source.text.lastIndexOf("\n", start - 1) + 1;
    return /^\S/.test(source.text.slice(line, start)) ? undefined : "its line is indented";
}

// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/loading/own-files.js
var own_files = __webpack_require__(39948);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/settings/authority.js
var authority = __webpack_require__(91806);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/settings/index.js + 1 modules
var settings = __webpack_require__(9009);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/settings/unknown-settings.js
var unknown_settings = __webpack_require__(62199);
// EXTERNAL MODULE: ./build/bundle/src/repo/many.js
var many = __webpack_require__(46447);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/loading/collect.js
var collect = __webpack_require__(77012);
// EXTERNAL MODULE: ./build/bundle/src/parsers/json.js + 2 modules
var json = __webpack_require__(45433);
;// CONCATENATED MODULE: ./build/bundle/src/hosts/cursor/hooks.js





const hooksPath = ".cursor/hooks.json";
async function readHooks(repo, { directory, isUser }, unknownIn) {
    const path = (0,repo_path/* join */.fj)(directory, hooksPath);
    const source = await (0,collect/* readOne */.JF)(repo, path);
    if (source === undefined)
        return { authority: [], unjudged: [] };
    if ("message" in source)
        return { authority: [], unjudged: [source] };
    if (source.text === "")
        return { authority: [], unjudged: [] };
    const { text, originOf } = withoutComments(source.text);
    const endOf = (offset) => (offset === 0 ? 0 : originOf(offset - 1) + 1);
    const placeOf = ({ start, end }) => ({
        source,
        span: { start: start === end ? endOf(start) : originOf(start), end: endOf(end) },
    });
    const rejected = ({ message, span }) => ({
        authority: [],
        unjudged: [],
        problem: { message: `${message}; because of it Cursor runs none of the hooks in this file`, at: placeOf(span) },
    });
    if (!isUser && isLinked(repo, directory))
        return rejected(problemAt("it is, or is below, a symbolic link", hooks_top));
    const fault = strictFaultIn(text);
    if (fault)
        return rejected({ ...fault, message: describe(fault.message, text, source.text) });
    const read = (0,json.parseJsonc)(text);
    if (read.kind === "problem") {
        const message = `cannot be read as JSON: ${read.message}`;
        return { authority: [], unjudged: [{ message, at: placeOf(read.span) }] };
    }
    const root = (0,json/* withLastValues */.pV)(read);
    const invalid = faultIn(root);
    if (invalid)
        return rejected(invalid);
    const own = { path: source.path, text };
    const moved = (found) => ({ ...found, at: placeOf(found.at.span) });
    return {
        authority: (0,authority/* hookAuthority */.j)((0,parsers_node/* lastOf */.g1)(root, "hooks"), own, "runs beside every agent", "cursor").map(moved),
        unjudged: unknownIn(root, own).map(moved),
    };
}
const hooks_top = { start: 0, end: 0 };
function isLinked(repo, directory) {
    const file = repo.resolve((0,repo_path/* join */.fj)(directory, hooksPath));
    const workspace = repo.resolve(directory);
    return (file.kind === "file" && file.path !== (0,repo_path/* join */.fj)(workspace.kind === "directory" ? workspace.path : directory, hooksPath));
}
function withoutComments(text) {
    const lines = cut(text, [...text.matchAll(/\/\/.*$/gm)].map(({ 0: match, index }) => ({ start: index, end: index + match.length })));
    const blocks = cut(lines.text, blocksIn(lines.text));
    return { text: blocks.text, originOf: (offset) => lines.originOf(blocks.originOf(offset)) };
}
function blocksIn(text) {
    const spans = [];
    for (let start = text.indexOf("/*"); start >= 0;) {
        const end = text.indexOf("*/", start + 2);
        if (end < 0)
            break;
        spans.push({ start, end: end + 2 });
        start = text.indexOf("/*", end + 2);
    }
    return spans;
}
function cut(text, spans) {
    const parts = [{ left: 0, origin: 0 }];
    let left = "";
    let at = 0;
    for (const { start, end } of spans) {
        left += text.slice(at, start);
        at = end;
        parts.push({ left: left.length, origin: at });
    }
    const originOf = (offset) => {
        let [low, high] = [0, parts.length - 1];
        while (low < high) {
            const middle = Math.ceil((low + high) / 2);
            if ((parts[middle]?.left ?? 0) <= offset)
                low = middle;
            else
                high = middle - 1;
        }
        const part = parts[low] ?? { left: 0, origin: 0 };
        return part.origin + offset - part.left;
    };
    return { text: left + text.slice(at), originOf };
}
function strictFaultIn(text) {
    try {
        JSON.parse(text);
        return undefined;
    }
    catch {
        const read = (0,json/* parseJson */.qF)(text);
        return read.kind === "problem" ? read : problemAt("no JSON", hooks_top);
    }
}
function describe(fault, parsed, written) {
    if (written.startsWith("\ufeff"))
        return "it begins with a byte-order mark";
    return parsed === written
        ? `it is not strict JSON (${fault})`
        : `Cursor removes comments, also from \`//\` inside a text such as an address, and what is left is not strict JSON (${fault})`;
}
const events = new Set(`beforeShellExecution beforeMCPExecution afterShellExecution afterMCPExecution beforeReadFile afterFileEdit
  beforeTabFileRead afterTabFileEdit stop beforeSubmitPrompt afterAgentResponse afterAgentThought sessionStart
  sessionEnd preCompact subagentStart subagentStop preToolUse postToolUse postToolUseFailure workspaceOpen`.split(/\s+/));
const problemAt = (message, span) => ({ kind: "problem", message, span });
const problem = (message, { span }) => problemAt(message, span);
function faultIn(root) {
    if (root.kind !== "table")
        return problem("it is not an object", root);
    const version = (0,parsers_node/* lastOf */.g1)(root, "version");
    if (!version)
        return problem('`version` is missing; write `"version": 1`', root);
    if (!isPositiveInteger(version))
        return problem('`version` is not a positive integer; write `"version": 1`', version);
    const hooks = (0,parsers_node/* lastOf */.g1)(root, "hooks");
    if (hooks?.kind !== "table")
        return problem(`\`hooks\` is ${hooks ? "not an object" : "missing"}`, hooks ?? root);
    for (const { key, name = "", value } of hooks.entries) {
        if (!events.has(name))
            return problem(`\`hooks\` has the event \`${name}\`, which Cursor does not have`, key);
        if (value.kind !== "list")
            return problem(`\`hooks.${name}\` is not a list`, value);
        for (const hook of value.items) {
            const fault = faultOfHook(hook, name);
            if (fault)
                return fault;
        }
    }
    return undefined;
}
const isFilledText = (node) => (0,parsers_node/* isText */.KH)(node) && (0,parsers_node/* textOf */.b6)(node)?.trim() !== "";
function isPositiveInteger(node) {
    return isPositive(node) && node.kind === "scalar" && (typeof node.value === "bigint" || Number.isInteger(node.value));
}
function isPositive(node) {
    return node.kind === "scalar" && (typeof node.value === "number" || typeof node.value === "bigint") && node.value > 0;
}
function isPattern(node) {
    const text = (0,parsers_node/* textOf */.b6)(node) ?? "";
    if (!(0,parsers_node/* isText */.KH)(node))
        return false;
    if (text === "*")
        return true;
    try {
        return new RegExp(text) instanceof RegExp;
    }
    catch {
        return false;
    }
}
const optional = [
    ["matcher", isPattern, "a regular expression"],
    ["timeout", isPositive, "a positive number"],
    ["loop_limit", (node) => (0,parsers_node/* isNull */.kZ)(node) || isPositiveInteger(node), "a positive integer or null"],
    ["failClosed", (node) => node.kind === "scalar" && typeof node.value === "boolean", "true or false"],
];
function faultOfHook(hook, event) {
    if (hook.kind !== "table")
        return problem(`a hook of \`${event}\` is not an object`, hook);
    const type = (0,parsers_node/* lastOf */.g1)(hook, "type");
    if (type && !((0,parsers_node/* isText */.KH)(type) && /^(?:command|prompt)$/.test((0,parsers_node/* textOf */.b6)(type) ?? "")))
        return problem(`\`type\` of a hook of \`${event}\` is neither \`command\` nor \`prompt\``, type);
    const isPrompt = (0,parsers_node/* textOf */.b6)(type) === "prompt";
    const required = isPrompt ? ["prompt", isFilledText, "a text"] : ["command", parsers_node/* isText */.KH, "a text"];
    if (!(0,parsers_node/* lastOf */.g1)(hook, required[0]))
        return problem(`a hook of \`${event}\` has no \`${required[0]}\``, hook);
    const model = isPrompt ? [["model", isFilledText, "a text"]] : [];
    return firstOf(hook, event, [required, ...model, ...optional]);
}
function firstOf(hook, event, checks) {
    for (const [key, isValid, expected] of checks) {
        const value = (0,parsers_node/* lastOf */.g1)(hook, key);
        if (value && !isValid(value))
            return problem(`\`${key}\` of a hook of \`${event}\` is not ${expected}`, value);
    }
    return undefined;
}

;// CONCATENATED MODULE: ./build/bundle/src/hosts/cursor/settings.js








const listRule = (path, meaningOf) => ({ path, isList: true, meaningOf });
const valueRule = (path, meanings) => ({
    path,
    isList: false,
    meaningOf: (text) => (Object.hasOwn(meanings, text) ? meanings[text] : undefined),
});
const permissionRules = [
    listRule("terminalAllowlist", (text) => /^[*.^$:\s]*\*[.^$:\s]*$/.test(text)
        ? ["auto-approves", "may run every terminal command without asking"]
        : ["widens", "may run without asking"]),
    listRule("mcpAllowlist", (text) => isEveryServer(text)
        ? ["auto-approves", "may call every tool of every server without asking"]
        : ["widens", "may be called without asking"]),
    listRule("autoRun.allow_instructions", () => ["widens", "tells the approving model what to let pass"]),
    listRule("autoRun.block_instructions", () => ["narrows", "tells the approving model what to stop"]),
];
const sandboxRules = [
    valueRule("type", {
        insecure_none: ["bypasses", "turns off the sandbox of terminal commands"],
        workspace_readonly: ["narrows", "lets terminal commands only read"],
    }),
    listRule("additionalReadwritePaths", () => ["widens", "may be written from inside the sandbox"]),
    listRule("additionalReadonlyPaths", () => ["widens", "may be read from inside the sandbox"]),
    listRule("additionalReadPaths", () => ["widens", "may be read from inside the sandbox"]),
    valueRule("enableSharedBuildCache", {
        true: ["widens", "lets sandboxed commands write files that others build from"],
    }),
    valueRule("disableTmpWrite", { true: ["narrows", "keeps terminal commands from writing to temporary folders"] }),
    valueRule("networkPolicy.default", {
        allow: ["widens", "opens the network to terminal commands"],
        deny: ["narrows", "closes the network to terminal commands"],
    }),
    listRule("networkPolicy.allow", () => ["widens", "may be reached from inside the sandbox"]),
    listRule("networkPolicy.deny", () => ["narrows", "may not be reached from inside the sandbox"]),
    valueRule("readBoundary", { workspace: ["narrows", "keeps terminal commands from reading elsewhere"] }),
];
const commandLineRules = [
    listRule("permissions.allow", meaningOfAllowed),
    listRule("permissions.deny", () => ["narrows", "is denied in every mode"]),
];
function meaningOfAllowed(text) {
    const [, tool = text, scope = ""] = /^(\w+)\s*(?:\(([^)]*)\))?$/.exec(text) ?? [];
    const isWhole = /^[*:.\s]*$/.test(scope);
    if (isWhole && /^shell$/i.test(tool))
        return ["auto-approves", "runs every terminal command without asking"];
    if (/^mcp$/i.test(tool) && isEveryServer(scope))
        return ["auto-approves", "calls every tool of every server without asking"];
    if (/^write$/i.test(tool) && (isWhole || /^\s*(?:\*\*\/)?\*+\s*$/.test(scope)))
        return ["auto-approves", "writes any file without asking"];
    return ["widens", isWhole ? "allows the tool without asking, whatever its arguments" : "is allowed without asking"];
}
function isEveryServer(pattern) {
    return /^\s*\*+\s*(?:[:,]\s*\*+\s*)?$/.test(pattern);
}
const byRules = (rules) => (root, source) => rules.flatMap(({ path, isList, meaningOf }) => nodesAt(root, path, isList).flatMap((node) => {
    const value = (0,parsers_node/* textOf */.b6)(node);
    const meaning = value === undefined ? undefined : meaningOf(value);
    if (value === undefined || !meaning)
        return [];
    const [effect, because] = meaning;
    return [{ setting: path, value, effect, because, at: { source, span: node.span } }];
}));
function nodesAt(root, path, isList) {
    const node = path.split(".").reduce(parsers_node/* lastOf */.g1, root);
    if (isList)
        return (0,parsers_node/* listItems */.Dw)(node).filter(parsers_node/* isText */.KH);
    return node ? [node] : [];
}
const servers = (root, source) => (0,authority/* serverAuthority */.Z)((0,parsers_node/* lastOf */.g1)(root, "mcpServers"), source, "agents");
function commandsAt(root, key, source, because) {
    const node = (0,parsers_node/* lastOf */.g1)(root, key);
    return (node?.kind === "list" ? node.items : node ? [node] : []).flatMap((command) => {
        const value = (0,parsers_node/* textOf */.b6)(command) ?? "";
        if (value === "" && command.kind === "scalar")
            return [];
        return [
            {
                setting: key,
                value: value || "…",
                effect: "widens",
                because,
                content: (0,settings/* contentOf */.$E)(command, source),
                may: ["execute"],
                names: (0,settings/* commandTexts */.Ot)(command),
                at: { source, span: command.span },
            },
        ];
    });
}
const machineRules = [
    {
        path: "snapshot",
        effect: "widens",
        because: "is the image of the machine of agents in the cloud, whose content is not in the repository",
        may: ["execute"],
    },
    {
        path: "agentCanUpdateSnapshot",
        when: /^true$/,
        effect: "widens",
        because: "lets agents change the image from which later agents start",
    },
    {
        path: "repositoryDependencies",
        effect: "widens",
        because: "is a repository that agents in the cloud can reach too",
    },
    {
        path: "build.context",
        effect: "widens",
        because: "is the folder whose files are used to build the machine of agents in the cloud",
    },
];
const environment = (root, source) => [
    ...["install", "start"].flatMap((key) => commandsAt(root, key, source, "is a command that prepares the machine of agents in the cloud")),
    ...(0,parsers_node/* listItems */.Dw)((0,parsers_node/* lastOf */.g1)(root, "terminals")).flatMap((terminal) => commandsAt(terminal, "command", source, "is a command that runs with agents in the cloud").map((found) => ({ ...found, setting: "terminals" }))),
    ...commandsAt((0,parsers_node/* lastOf */.g1)(root, "build"), "dockerfile", source, "builds the machine of agents in the cloud").map((found) => ({ ...found, setting: "build.dockerfile" })),
    ...(0,settings/* authorityFrom */.W5)(machineRules, root, source),
];
const worktreeKeys = ["setup-worktree", "setup-worktree-unix", "setup-worktree-windows"];
const worktrees = (root, source) => worktreeKeys.flatMap((key) => commandsAt(root, key, source, "runs where an agent gets a worktree"));
const known = (paths) => paths.split(/\s+/).map((path) => ({ path }));
const userKeys = (0,unknown_settings/* harmlessKeys */.OF)("$schema version editor model network approvalMode sandbox attribution display hasChangedDefaultModel privacyCache modelParameters maxMode", "applies only in the user's own settings");
const files = [
    {
        name: "permissions.json",
        read: byRules(permissionRules),
        known: [...permissionRules, ...known("$schema version")],
        reading: settings/* asEditors */.Hx,
    },
    {
        name: "sandbox.json",
        read: byRules(sandboxRules),
        known: [...sandboxRules, ...known("$schema version networkPolicy.version")],
    },
    { name: "cli.json", read: byRules(commandLineRules), known: [...commandLineRules, ...userKeys] },
    { name: "mcp.json", read: servers, known: known("$schema mcpServers") },
    {
        name: "environment.json",
        read: environment,
        known: known("$schema name user install start terminals build.dockerfile build.context snapshot ports agentCanUpdateSnapshot repositoryDependencies"),
    },
    { name: "worktrees.json", read: worktrees, known: known(`$schema ${worktreeKeys.join(" ")}`) },
];
const settingsFiles = [...files.map(({ name }) => name), "hooks.json"];
async function settingsIn(repo, where) {
    const unknown = [];
    const { authority, unjudged } = await (0,settings/* readSettingsFiles */.Dm)(repo, files.map(({ name, read, known: keys, reading }) => ({
        ...(reading ? { reading } : {}),
        path: (0,repo_path/* join */.fj)(where.directory, `.cursor/${name}`),
        read: (root, source) => {
            (0,many/* append */.BC)(unknown, (0,unknown_settings/* unknownSettings */.I3)(root, source, "Cursor", keys));
            return read(root, source);
        },
    })));
    const hooks = await readHooks(repo, where, (root, source) => (0,unknown_settings/* unknownSettings */.I3)(root, source, "Cursor", known("$schema version stop_hook_loop_limit")));
    return {
        authority: [...authority, ...hooks.authority],
        unjudged: [...unjudged, ...unknown, ...hooks.unjudged],
        ...(hooks.problem ? { problem: hooks.problem } : {}),
    };
}

;// CONCATENATED MODULE: ./build/bundle/src/hosts/cursor/folders.js


const folders = [
    {
        root: "**/.cursor",
        judged: ["agents/**/*.md", "agents/**/*.mdc", "agents/**/*.markdown", ...settingsFiles],
        harmless: [
            ...own_files/* ordinaryFiles */.i,
            ...(0,own_files/* harmlessFiles */.X)("belongs to a skill, which reads or runs it", "skills/**"),
            ...(0,own_files/* harmlessFiles */.X)("builds a machine only if `environment.json` names it", "Dockerfile *.dockerfile Dockerfile.*"),
            ...(0,own_files/* harmlessFiles */.X)("is data of a hook's script", "hooks/**/*.json hooks/**/*.yaml hooks/**/*.yml hooks/**/*.toml hooks/**/*.jsonl"),
            ...(0,own_files/* harmlessFiles */.X)("is the text of a rule or a command", "rules/** commands/** plans/** notepads/**"),
        ],
    },
];

// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/ci/index.js
var ci = __webpack_require__(2898);
// EXTERNAL MODULE: ./build/bundle/src/hosts/cursor/launch.js
var launch = __webpack_require__(14449);
;// CONCATENATED MODULE: ./build/bundle/src/hosts/cursor/index.js










const own = ".cursor/agents";
const shared = [".claude/agents", ".grok/agents", ".codex/agents"];
const extensions = ["md", "mdc", "markdown"];
const maxDepth = 10;
const skipped = new Set(["node_modules", "__pycache__", "dist", "build"]);
const builtins = [
    ["explore", ["read", "execute", "network", "external"]],
    ["bash", ["read", "write", "execute", "network"]],
    ["browser", ["read", "network", "external"]],
];
const patternsBelow = (start) => [
    ...[own, ...shared].flatMap((path) => extensions.map((extension) => `${start}/${path}/**/*.${extension}`)),
    ...settingsFiles.map((name) => `${start}/.cursor/${name}`),
];
/* harmony default export */ const cursor = ((0,host/* defineHost */.YB)({
    title: "Cursor",
    url: "https://cursor.com/docs/agent/subagents",
    editions: ["2026-08"],
    certainty: "documented",
    patterns: [...patternsBelow("**"), ...patternsBelow("~")],
    ownPatterns: [`**/${own}/**`, ...settingsFiles.map((name) => `**/.cursor/${name}`), `~/${own}/**`],
    folders: folders,
    launch: launch.launch,
    load: (0,ci/* withLaunches */.AA)(launch.launch, async (repo, where) => {
        const search = { repo, seen: new Set() };
        const found = [];
        for (const start of where.starts)
            (0,many/* append */.BC)(found, await readWorkspace(search, "project", start));
        const home = where.user?.home;
        if (home !== undefined)
            (0,many/* append */.BC)(found, await readWorkspace(search, "user", home));
        for (const root of where.dirs.map(repo_path/* tidied */.GE))
            (0,many/* append */.BC)(found, await readFolder(search, { name: "project", root, status: "loaded", authority: [] }, true));
        return (0,loading_layers/* loadFrom */.TH)(found, (0,loading_layers/* builtinLayer */.vN)(builtins));
    }),
}));
async function readWorkspace(search, name, directory) {
    const layerOf = (path, authority = []) => ({
        name,
        root: (0,repo_path/* join */.fj)(directory, path),
        status: "loaded",
        authority,
        ...(name === "project" ? { governs: directory } : {}),
    });
    const { authority, unjudged, problem } = await settingsIn(search.repo, { directory, isUser: name === "user" });
    const [first] = await readFolder(search, layerOf(own, authority), true);
    const layers = [];
    if (first)
        layers.push({ ...first, unjudged: [...unjudged, ...first.unjudged] });
    else if (authority.length + unjudged.length > 0)
        layers.push({ layer: layerOf(".cursor", authority), items: [], unjudged });
    if (problem) {
        const layer = { ...layerOf(hooksPath), status: "failed", problem };
        layers.push({ layer, items: [], unjudged: [] });
    }
    const winners = new Map(namesIn(first?.items ?? []));
    for (const path of shared) {
        for (const read of await readFolder(search, layerOf(path), false)) {
            const items = read.items.map((item) => shadowedBy(winners, item));
            layers.push({ ...read, items });
            for (const [name, item] of namesIn(items))
                if (!winners.has(name))
                    winners.set(name, item);
        }
    }
    return layers;
}
function namesIn(items) {
    return items.flatMap((item) => item.verdict.kind === "loaded" && item.profile?.identity !== undefined
        ? [[item.profile.identity, item]]
        : []);
}
function shadowedBy(winners, item) {
    const by = item.profile?.identity === undefined ? undefined : winners.get(item.profile.identity);
    if (!by || !item.profile || item.verdict.kind !== "loaded")
        return item;
    const { leniency: _, ...rest } = item;
    return { ...rest, verdict: { kind: "shadowed", by }, profile: { ...item.profile, ineffective: [] } };
}
async function readFolder({ repo, seen }, layer, isOwn) {
    const { root } = layer;
    const found = await (0,loading_layers/* readLayer */.w6)(repo, layer, {
        isIncluded: (file) => /.\.(?:md|mdc|markdown)$/i.test(file),
        deep: true,
        seen,
        isExcluded: (path) => repo.resolve(path).kind === "directory" && isSkipped(path, root),
        read: (source, path) => [{ layer, files: [source.path], ...agentOf(source, { path, isOwn }) }],
    });
    return found ? [found] : [];
}
function isSkipped(path, root) {
    const name = (0,repo_path/* nameOf */.Vb)(path);
    return name.startsWith(".") || skipped.has(name) || depthOf(path) - depthOf(root) > maxDepth;
}
function depthOf(path) {
    return path.split("/").length;
}


/***/ }),

/***/ 14449:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   launch: () => (/* binding */ launch)
/* harmony export */ });
/* harmony import */ var _kit_ci_launch_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(88187);
/* harmony import */ var _kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81036);


const flags = {
    "--force -f --yolo": (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .bypasses */ .RC)("runs every command that no rule denies"),
    "--approve-mcps": (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .startsCode */ .bR)("starts every server without asking"),
    "--trust": (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .widens */ .vR)("trusts the directory, so that its settings apply"),
    "--sandbox VALUE": [
        ...(0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .widens */ .vR)("runs commands outside a sandbox", /^disabled$/),
        ...(0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .narrows */ .zC)("runs commands in a sandbox", /^enabled$/),
    ],
    "--plugin-dir VALUE": (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .startsCode */ .bR)("loads a plugin with agents, hooks and servers"),
    "--cloud -c": (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .opensNetwork */ .w9)("runs the session on another machine"),
    "--header -H VALUE": (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .widens */ .vR)("sends this text with every request"),
    "--skip-worktree-setup": (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .narrows */ .zC)("does not run the scripts of a new work tree"),
    ...(0,_kit_ci_launch_js__WEBPACK_IMPORTED_MODULE_1__/* .harmlessFlags */ .xK)(`--print -p; --mode VALUE; --plan; --continue; --resume [VALUE]; --name -n VALUE; --workspace VALUE
    --model -m VALUE; --list-models; --worktree -w [VALUE]; --worktree-base VALUE; --output-format VALUE
    --stream-partial-output; --api-key -a VALUE; --fullscreen; --browser; --background -b; --help -h; --version -v`),
};
const launch = {
    program: "cursor-agent",
    programs: ["cursor-agent"],
    prefixes: ["CURSOR"],
    uses: [],
    flags,
    commands: {
        agent: "start",
        ...Object.fromEntries("login logout status whoami about models mcp update ls resume create-chat install-shell-integration help rule"
            .split(" ")
            .map((name) => [name, "harmless"])),
    },
    unprompted: [
        {
            by: ["--print", "-p"],
            unless: { "--mode": /^(?:ask|plan)$/, "--plan": /./, "--cloud": /./, "-c": /./ },
            effect: "auto-approves",
            because: "edits files of the workspace without asking",
            instead: "add `--mode ask`",
            certainty: "documented",
        },
    ],
    actions: [],
};


/***/ }),

/***/ 50717:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ wordsOf),
/* harmony export */   c: () => (/* binding */ lineOf)
/* harmony export */ });
function lineOf(words) {
    return words.map(quoted).join(" ");
}
function wordsOf(line) {
    return [...line.matchAll(/"((?:[^"\\]|\\[^])*)"|'([^']*)'|(\S+)/g)].map(([, a, b, c]) => a?.replace(/\\(["\\])/g, "$1") ?? b ?? c ?? "");
}
function quoted(word) {
    if (word !== "" && !/[\s"']/.test(word))
        return word;
    return word.includes("'") ? `"${word.replace(/["\\]/g, "\\$&")}"` : `'${word}'`;
}


/***/ }),

/***/ 3641:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F0: () => (/* binding */ defaultEditionOf),
/* harmony export */   Us: () => (/* binding */ formerEdition),
/* harmony export */   YB: () => (/* binding */ defineHost),
/* harmony export */   _e: () => (/* binding */ absentLoad)
/* harmony export */ });
function defineHost(host) {
    return host;
}
function defaultEditionOf({ editions, defaultEdition }) {
    return defaultEdition ?? editions[0];
}
function formerEdition({ formerEditions = {} }, edition) {
    const successor = Object.hasOwn(formerEditions, edition) ? formerEditions[edition] : undefined;
    return successor === undefined ? undefined : `edition \`${edition}\` is now named \`${successor}\``;
}
const absentLoad = { status: "absent", layers: [], items: [], unjudged: [] };


/***/ })

};
;