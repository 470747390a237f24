"use strict";
exports.id = 8025;
exports.ids = [8025,9857,3473,1091];
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

/***/ 27557:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ unreadPrompts),
/* harmony export */   j: () => (/* binding */ unreadFiles)
/* harmony export */ });
/* harmony import */ var _collect_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77012);

async function unreadFiles(repo, paths) {
    const problems = [];
    for (const path of new Set(paths)) {
        const { problem } = await (0,_collect_js__WEBPACK_IMPORTED_MODULE_0__/* .readDecoded */ .Jy)(repo, path);
        if (problem)
            problems.push(problem);
    }
    return problems;
}
async function unreadPrompts(repo, items) {
    const prompts = items.flatMap(({ profile }) => profile?.prompt ?? []);
    return unreadFiles(repo, prompts.flatMap(({ source, path }) => (source === "file" && path !== null ? [path] : [])));
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

/***/ 3845:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  "default": () => (/* binding */ vibe)
});

// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/ci/index.js
var ci = __webpack_require__(2898);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/loading/layers.js
var loading_layers = __webpack_require__(48966);
// EXTERNAL MODULE: ./build/bundle/src/model/host.js
var host = __webpack_require__(3641);
// EXTERNAL MODULE: ./build/bundle/src/repo/many.js
var many = __webpack_require__(46447);
// EXTERNAL MODULE: ./build/bundle/src/repo/path.js
var repo_path = __webpack_require__(76311);
// EXTERNAL MODULE: ./build/bundle/src/parsers/node.js
var parsers_node = __webpack_require__(70536);
// EXTERNAL MODULE: ./build/bundle/src/repo/text.js
var repo_text = __webpack_require__(64951);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/loading/collect.js
var collect = __webpack_require__(77012);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/loading/named-files.js
var named_files = __webpack_require__(27557);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/settings/index.js + 1 modules
var settings = __webpack_require__(9009);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/toml.js
var toml = __webpack_require__(63329);
;// CONCATENATED MODULE: ./build/bundle/src/hosts/vibe/prompts.js


const promptsFolder = ".vibe/prompts";
const builtinPrompts = new Set(`cli explore tests lean minimal compact cli_2026-07_v2 agents_doc compact_summary_prefix dangerous_directory
  project_context turn_summary`.split(/\s+/));
function isBuiltinPrompt(key, name) {
    return key === "compaction_prompt_id" ? name.toLowerCase() === "compact" : builtinPrompts.has(name.toLowerCase());
}
function fileOf(name) {
    const dot = name.lastIndexOf(".");
    return `${dot > 0 && dot < name.length - 1 ? name.slice(0, dot) : name}.md`;
}
function promptFile(repo, start, name) {
    const path = (0,repo_path/* join */.fj)((0,repo_path/* join */.fj)(start, promptsFolder), fileOf(name));
    return (0,collect/* mayBeFile */.r9)(repo, path) ? path : undefined;
}
function replacedPrompts(repo, start) {
    const folder = (0,repo_path/* join */.fj)(start, promptsFolder);
    if (repo.resolve(folder).kind !== "directory")
        return [];
    return repo
        .names(folder)
        .map((name) => (0,repo_path/* join */.fj)(folder, name))
        .filter((path) => {
        const name = (0,repo_path/* nameOf */.Vb)(path);
        return name.endsWith(".md") && builtinPrompts.has(name.slice(0, -3)) && (0,collect/* mayBeFile */.r9)(repo, path);
    });
}

// EXTERNAL MODULE: ./build/bundle/src/model/capability.js
var capability = __webpack_require__(95885);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/settings/unknown-settings.js
var unknown_settings = __webpack_require__(62199);
// EXTERNAL MODULE: ./build/bundle/src/model/fact.js
var fact = __webpack_require__(7277);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/profiles/fields.js
var fields = __webpack_require__(22583);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/settings/hooks-and-servers.js
var hooks_and_servers = __webpack_require__(24754);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/profiles/profile.js
var profile = __webpack_require__(66189);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/profiles/unknown-keys.js
var unknown_keys = __webpack_require__(60875);
// EXTERNAL MODULE: ./build/bundle/src/model/interpreter.js
var model_interpreter = __webpack_require__(69349);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/profiles/tools.js
var tools = __webpack_require__(37655);
;// CONCATENATED MODULE: ./build/bundle/src/hosts/vibe/tools.js


const tools_tools = (0,tools/* toolTable */.T9)({
    read: "read grep skill",
    write: "write_file edit",
    execute: "bash",
    network: "web_fetch web_search",
    delegate: "task",
    state: "todo ask_user_question exit_plan_mode",
});
const newerTools = (0,tools/* toolTable */.T9)({
    execute: `git_bash powershell run_typescript process bash_output bash_stdin bash_sessions bash_log_file git_bash_output
    git_bash_stdin git_bash_sessions git_bash_log_file powershell_output powershell_stdin powershell_sessions
    powershell_log_file`,
    delegate: "subagent",
    state: "cron",
});
const formerNames = new Map([
    ["read_file", "read"],
    ["search_replace", "edit"],
]);
const meantBy = (0,tools/* ownToolNames */.tj)({
    read: "readfile view notebookread readmanyfiles fsread",
    grep: "search grepsearch searchfilecontent glob ls list listdirectory findfiles",
    write_file: "write writefile create createfile fswrite",
    edit: "searchreplace multiedit notebookedit replace strreplace applypatch editfile",
    bash: "shell execute runshellcommand runcommand terminal executebash",
    web_fetch: "webfetch fetch fetchurl",
    web_search: "websearch googlewebsearch",
    task: "agent",
    todo: "todowrite todoread todolist",
});
const neverAsking = new Set([
    "read",
    "grep",
    "skill",
    "todo",
    "ask_user_question",
    "exit_plan_mode",
]);
const fileTools = new Set(["read", "grep", "write_file", "edit"]);
function powersOf(names) {
    const given = new Set([...names].flatMap((name) => tools_tools.lookup(name) ?? []));
    return capability/* capabilities */.R7.filter((capability) => given.has(capability));
}
const builtins = [["explore", ["read"]]];
const builtinNames = new Set("default plan accept-edits auto-approve explore lean ask smart-approve".split(" "));

// EXTERNAL MODULE: ./build/bundle/src/sanitize/listed.js
var listed = __webpack_require__(88508);
;// CONCATENATED MODULE: ./build/bundle/src/hosts/vibe/values.js


const truths = /^(?:1|on|t|true|y|yes)$/i;
const lies = /^(?:0|off|f|false|n|no)$/i;
function boolOf(node) {
    if (node?.kind !== "scalar")
        return undefined;
    const { value } = node;
    if (typeof value === "boolean")
        return value;
    if (typeof value === "number")
        return value === 1 ? true : value === 0 ? false : undefined;
    if (typeof value !== "string")
        return undefined;
    return truths.test(value) ? true : lies.test(value) ? false : undefined;
}
function scalar(says, takes) {
    return (node) => (node.kind === "scalar" && takes(node.value) ? undefined : { says, node });
}
const values_text = scalar("is not text", (value) => typeof value === "string");
const anything = () => undefined;
const flag = (node) => boolOf(node) === undefined ? { says: "is neither true nor false", node } : undefined;
const number = scalar("is not a number", (value) => typeof value === "number" ||
    typeof value === "bigint" ||
    typeof value === "boolean" ||
    (typeof value === "string" && /^[\s+\-_.\da-z]+$/i.test(value) && /\d|inf|nan/i.test(value)));
const integer = (node) => {
    const { value } = node.kind === "scalar" ? node : { value: undefined };
    return typeof value === "number" && !Number.isInteger(value)
        ? { says: "is not a whole number", node }
        : number(node) && { says: "is not a whole number", node };
};
function oneOf(...words) {
    return scalar(`is none of ${(0,listed/* listed */.K)(words.map((word) => `\`${word}\``))}`, (value) => typeof value === "string" && words.includes(value));
}
function listOf(item) {
    return (node) => {
        if (node.kind !== "list")
            return { says: "is not a list", node };
        for (const one of node.items) {
            const fault = item(one);
            if (fault)
                return { says: `has an entry that ${fault.says}`, node: fault.node };
        }
        return undefined;
    };
}
const textsByName = (node) => {
    if (node.kind !== "table")
        return { says: "is not a table", node };
    const wrong = node.entries.find(({ value }) => values_text(value));
    return wrong && { says: "has a value that is not text", node: wrong.value };
};
function tableOf({ required = [], keys, isClosed }) {
    return (node) => {
        if (node.kind !== "table")
            return { says: "is not a table", node };
        const lacking = required.find((key) => (0,parsers_node/* valueOf */.RP)(node, key) === undefined);
        if (lacking !== undefined)
            return { says: `has no \`${lacking}\``, node };
        return faultOfKeys(node, keys) ?? (isClosed ? unknownKey(node, keys) : undefined);
    };
}
function faultOfKeys(table, keys) {
    for (const { name = "", value } of table.entries) {
        const fault = Object.hasOwn(keys, name) ? keys[name]?.(value) : undefined;
        if (fault)
            return { says: `has a \`${name}\` that ${fault.says}`, node: fault.node };
    }
    return undefined;
}
function unknownKey(table, keys) {
    const unknown = table.entries.find(({ name = "" }) => !Object.hasOwn(keys, name));
    return unknown && { says: `has the key \`${unknown.name}\`, which is refused there`, node: unknown.key };
}
function distinct(check, nameOf) {
    return (node) => {
        const fault = check(node);
        if (fault || node.kind !== "list")
            return fault;
        const seen = new Set();
        for (const item of node.items) {
            const name = nameOf(item);
            if (name === undefined)
                continue;
            if (seen.has(name))
                return { says: `has two entries of the name \`${name}\``, node: item };
            seen.add(name);
        }
        return undefined;
    };
}
function aliasOf(item) {
    return (0,parsers_node/* textOf */.b6)((0,parsers_node/* valueOf */.RP)(item, "alias") ?? (0,parsers_node/* valueOf */.RP)(item, "name"));
}

;// CONCATENATED MODULE: ./build/bundle/src/hosts/vibe/approvals.js






function asksNothing(table) {
    return boolOf((0,parsers_node/* valueOf */.RP)(table, "bypass_tool_permissions")) === true;
}
function toolTableOf(table, tool) {
    const found = (0,parsers_node/* valueOf */.RP)((0,parsers_node/* valueOf */.RP)(table, "tools"), tool);
    return found?.kind === "table" ? found : undefined;
}
function permissionOf(settings) {
    return (0,parsers_node/* textOf */.b6)((0,parsers_node/* valueOf */.RP)(settings, "permission"));
}
function approvalsIn(table, source, isGiven) {
    const settings = (0,parsers_node/* valueOf */.RP)(table, "tools");
    const parts = (0,parsers_node/* tableEntries */.zH)(settings).map(({ name = "", key, value }) => approvalsOf({ tool: name, settings: value, source, at: { source, span: key.span }, isGiven }));
    const isOther = settings !== undefined && settings.kind !== "table";
    return {
        bypasses: [...switches(table, source), ...parts.flatMap(({ bypasses }) => bypasses)],
        ineffective: [...(isOther ? [noTable(settings, source)] : []), ...parts.flatMap(({ ineffective }) => ineffective)],
    };
}
function switches(table, source) {
    return ["bypass_tool_permissions", "auto_approve"].flatMap((setting) => {
        const node = (0,parsers_node/* valueOf */.RP)(table, setting);
        if (!node || boolOf(node) !== true)
            return [];
        const isOld = setting === "auto_approve";
        return [
            {
                setting,
                value: (0,parsers_node/* textOf */.b6)(node) ?? "",
                effect: "bypass",
                because: isOld
                    ? "runs every tool without asking in versions before 2.9; later ones call it `bypass_tool_permissions`"
                    : 'runs every tool without asking, also those with `permission = "never"` and those on a denylist',
                at: { source, span: node.span },
                ...(isOld ? { certainty: "documented" } : {}),
            },
        ];
    });
}
function noTable(node, source) {
    return {
        kind: "limit",
        what: "tools",
        because: "it is no table of tools, so it limits nothing; name the only tools in `enabled_tools`",
        at: { source, span: node.span },
        meant: "enabled_tools",
    };
}
function approvalsOf(one) {
    const { tool, settings, at, isGiven } = one;
    const what = `tools.${tool}`;
    if (!tools_tools.has(tool)) {
        const idle = idleNameOf(tool);
        if (idle)
            return { bypasses: [], ineffective: [{ what, at, ...idle }] };
    }
    if (settings.kind !== "table")
        return {
            bypasses: [],
            ineffective: [
                /^(?:allow|deny)list$|_tools$/.test(tool)
                    ? { kind: "limit", what, because: "it is in the table of tools, so it limits nothing", at }
                    : { kind: "value", what, because: "it is no table, so the tool has its defaults", at },
            ],
        };
    return {
        bypasses: isGiven(tool) ? [...byPermission(one, settings), ...byLists(one, settings)] : [],
        ineffective: [...idlePermission(one, settings), ...idleLists(one, settings)],
    };
}
function idleNameOf(tool) {
    const now = formerNames.get(tool);
    if (now !== undefined)
        return { kind: "removed-tool", because: `it is not read by this tool's new name; write \`${now}\``, meant: now };
    const { meant } = (0,tools/* nearName */.cR)(tool, tools_tools.names);
    if (meant !== undefined)
        return { kind: "unknown-tool", because: `it is read by no tool; the name is \`${meant}\``, meant };
    return /[*?[]/.test(tool)
        ? { kind: "unknown-tool", because: "it is read by no tool, because a pattern is no name here" }
        : undefined;
}
const does = {
    write: "writes files in the directory of the session without asking",
    execute: "runs commands without asking",
    network: "reaches the network without asking",
    delegate: "starts every subagent without asking",
};
function byPermission({ tool, source }, settings) {
    const node = (0,parsers_node/* valueOf */.RP)(settings, "permission");
    if (!node || permissionOf(settings) !== "always" || neverAsking.has(tool))
        return [];
    const [capability] = tools_tools.lookup(tool) ?? [];
    const because = (capability && does[capability]) ?? "runs this tool of a server without asking";
    const setting = `tools.${tool}.permission`;
    return [{ setting, value: "always", effect: "auto-approve", because, at: { source, span: node.span } }];
}
function byLists(one, settings) {
    const { tool, source } = one;
    const allowed = (0,parsers_node/* listItems */.Dw)((0,parsers_node/* valueOf */.RP)(settings, "allowlist")).flatMap((item) => byEntry(one, item));
    const secrets = (0,parsers_node/* valueOf */.RP)(settings, "sensitive_patterns");
    const isOpen = neverAsking.has(tool) || permissionOf(settings) === "always";
    if (!fileTools.has(tool) || !isOpen || secrets?.kind !== "list")
        return allowed;
    if (secrets.items.some((item) => ((0,parsers_node/* textOf */.b6)(item) ?? "").endsWith(".env")))
        return allowed;
    const setting = `tools.${tool}.sensitive_patterns`;
    const because = "takes `.env` files off the files about which the tool asks";
    const value = `[${secrets.items.map((item) => (0,parsers_node/* textOf */.b6)(item) ?? "").join(", ")}]`;
    return [...allowed, { setting, value, effect: "auto-approve", because, at: { source, span: secrets.span } }];
}
function byEntry({ tool, source }, item) {
    const value = (0,parsers_node/* textOf */.b6)(item) ?? "";
    const bypass = (effect, because) => [
        { setting: `tools.${tool}.allowlist`, value, effect, because, at: { source, span: item.span } },
    ];
    if (tool === "task")
        return value === "explore" ? [] : bypass("auto-approve", "lets the subagents of this name start without asking");
    if (fileTools.has(tool))
        return matchesNoPath(value)
            ? []
            : bypass("auto-approve", "lets the tool work on these files without asking, wherever they are");
    if (tool !== "bash" || value.trim() === "" || harmlessCommands.has(value))
        return [];
    const interpreter = (0,model_interpreter/* interpreterIn */.gk)(value, "prefix");
    return interpreter
        ? bypass("interpreter", `lets ${(0,model_interpreter/* shownInterpreter */.w$)(interpreter)} run any code without asking, which is every command`)
        : bypass("auto-approve", "lets commands that begin so run without asking");
}
const harmlessCommands = new Set([
    ..."cd echo tree whoami basename cat comm cut date diff dirname du file find fmt fold grep head join less ls".split(" "),
    ..."md5sum more nl od paste pwd readlink sha1sum sha256sum shasum sort stat sum tac tail tr uname uniq wc".split(" "),
    ..."which".split(" "),
    "git diff",
    "git log",
    "git status",
]);
function matchesNoPath(pattern) {
    return !/^(?:[*?[/]|[a-z][:?*[])/i.test(pattern);
}
function deniesAll(tool, settings) {
    const all = fileTools.has(tool) ? /^\/?\*+$/ : /^\*+$/;
    return (0,parsers_node/* listItems */.Dw)((0,parsers_node/* valueOf */.RP)(settings, "denylist")).some((item) => all.test((0,parsers_node/* textOf */.b6)(item) ?? ""));
}
const permissions = new Set(["always", "ask", "never"]);
function idlePermission({ tool, source, isGiven }, settings) {
    const node = (0,parsers_node/* valueOf */.RP)(settings, "permission");
    if (!node)
        return [];
    const at = { source, span: node.span };
    const what = `tools.${tool}.permission`;
    const permission = (0,parsers_node/* isText */.KH)(node) ? node.value : undefined;
    if (!permissions.has(permission)) {
        const because = "it is none of `always`, `ask` and `never`, so every call of the tool fails";
        return [{ kind: "value", what, because, at }];
    }
    if (permission !== "never" || !isGiven(tool))
        return [];
    const because = whyNotNever(tool, settings);
    return because === undefined
        ? []
        : [{ kind: "limit", what, because: `${because}; name the tool in \`disabled_tools\``, at }];
}
function whyNotNever(tool, settings) {
    if (tool === "bash")
        return "does not end the tool: the commands on its allowlist run, and others ask";
    if (tool === "skill")
        return "does not end the tool, which never asks";
    const allowed = (0,parsers_node/* valueOf */.RP)(settings, "allowlist");
    if (tool === "task")
        return !allowed || (0,parsers_node/* listItems */.Dw)(allowed).length > 0
            ? "does not end the tool: the subagents on its allowlist start, by default `explore`"
            : undefined;
    if (!fileTools.has(tool) || deniesAll(tool, settings))
        return undefined;
    const isEmpty = (node) => node?.kind === "list" && node.items.length === 0;
    return isEmpty((0,parsers_node/* valueOf */.RP)(settings, "sensitive_patterns"))
        ? undefined
        : "does not end the tool, which still asks about `.env` files";
}
const listless = new Set(["web_fetch", "web_search", "skill"]);
function idleLists({ tool, source }, settings) {
    const denied = (0,parsers_node/* valueOf */.RP)(settings, "denylist");
    return (0,parsers_node/* listItems */.Dw)(denied).flatMap((item) => {
        const value = (0,parsers_node/* textOf */.b6)(item) ?? "";
        const because = listless.has(tool)
            ? "denies nothing, because the tool reads no denylist"
            : tool === "bash" && /[*?]/.test(value)
                ? "denies nothing, because an entry is the beginning of a command and no pattern"
                : fileTools.has(tool) && matchesNoPath(value)
                    ? "denies nothing, because it is compared with whole paths; begin it with `*`"
                    : undefined;
        const what = `tools.${tool}.denylist`;
        return because === undefined
            ? []
            : [{ kind: "limit", what, because: `\`${value}\` ${because}`, at: { source, span: item.span } }];
    });
}

;// CONCATENATED MODULE: ./build/bundle/src/hosts/vibe/config-keys.js


const texts = listOf(values_text);
const provider = tableOf({
    required: ["name", "api_base"],
    keys: {
        ...each(values_text, "name api_base api_key_env_var browser_auth_base_url browser_auth_api_base_url api_style"),
        ...each(values_text, "reasoning_field_name project_id region"),
        backend: oneOf("mistral", "generic"),
        extra_headers: textsByName,
    },
});
const model = tableOf({
    required: ["name", "provider"],
    keys: {
        ...each(values_text, "name provider alias"),
        ...each(number, "temperature input_price output_price"),
        thinking: oneOf("off", "low", "medium", "high", "max"),
        supports_images: flag,
        auto_compact_threshold: integer,
    },
});
const voiceProvider = tableOf({
    required: ["name"],
    keys: { ...each(values_text, "name api_base api_key_env_var"), client: oneOf("mistral") },
});
const transcribeModel = tableOf({
    required: ["name", "provider"],
    keys: {
        ...each(values_text, "name provider alias language"),
        ...each(integer, "sample_rate target_streaming_delay_ms"),
        encoding: oneOf("pcm_s16le"),
    },
});
const speechModel = tableOf({ required: ["name", "provider"], keys: each(values_text, "name provider alias voice") });
const positive = (node) => {
    const fault = number(node);
    const value = node.kind === "scalar" ? node.value : undefined;
    return fault ?? (typeof value === "number" && value <= 0 ? { says: "is not positive", node } : undefined);
};
const legacyKeys = ["headers", "api_key_env", "api_key_header", "api_key_format"];
const staticKeys = { ...each(values_text, "api_key_env api_key_header api_key_format"), headers: textsByName };
const auth = (node) => {
    if (node.kind !== "table")
        return { says: "is not a table", node };
    const type = (0,parsers_node/* textOf */.b6)((0,parsers_node/* valueOf */.RP)(node, "type"));
    if (type === "static")
        return tableOf({ keys: { type: values_text, ...staticKeys }, isClosed: true })(node);
    if (type !== "oauth")
        return { says: "has a `type` that is neither `static` nor `oauth`", node };
    const keys = { type: values_text, scopes: texts, client_id: values_text, client_metadata_url: values_text, redirect_port: integer };
    return tableOf({ required: ["scopes"], keys, isClosed: true })(node);
};
const anyServer = {
    ...each(values_text, "name prompt"),
    ...each(positive, "startup_timeout_sec tool_timeout_sec"),
    ...each(flag, "sampling_enabled disabled"),
    disabled_tools: texts,
};
const commandServer = tableOf({
    required: ["name", "command"],
    keys: {
        ...anyServer,
        command: (node) => (node.kind === "list" ? texts(node) : values_text(node)),
        args: texts,
        env: textsByName,
        cwd: values_text,
    },
});
const addressServer = tableOf({ required: ["name", "url"], keys: { ...anyServer, ...staticKeys, url: values_text, auth } });
const server = (node) => {
    const transport = (0,parsers_node/* textOf */.b6)((0,parsers_node/* valueOf */.RP)(node, "transport"));
    if (transport === "stdio")
        return commandServer(node);
    if (transport !== "http" && transport !== "streamable-http")
        return { says: "has no `transport` of `stdio`, `http` or `streamable-http`", node };
    const legacy = legacyKeys.find((key) => (0,parsers_node/* valueOf */.RP)(node, key));
    if (legacy !== undefined && (0,parsers_node/* valueOf */.RP)(node, "auth"))
        return { says: `has both \`${legacy}\` and \`auth\``, node };
    return addressServer(node);
};
function serverName(item) {
    return (0,parsers_node/* textOf */.b6)((0,parsers_node/* valueOf */.RP)(item, "name"))
        ?.replace(/[^\w-]/g, "_")
        .replace(/^[_-]+|[_-]+$/g, "");
}
const paths = (node) => {
    if (node.kind === "list")
        return texts(node);
    if (node.kind === "table" || typeof node.value === "string" || node.value === false || node.value === 0)
        return undefined;
    return { says: "is not a list", node };
};
const promptName = (node) => {
    const name = (0,parsers_node/* isText */.KH)(node) ? node.value : undefined;
    if (name === undefined)
        return { says: "is not text", node };
    return name === "" || name === "." || name === ".." || /[/\\]/.test(name)
        ? { says: "is not the name of a file", node }
        : undefined;
};
function each(check, names) {
    return Object.fromEntries(names.split(" ").map((name) => [name, check]));
}
const flags = `disable_welcome_banner_animation autocopy_to_clipboard file_watcher_for_autocomplete ask_confirmation_on_exit
  context_warnings voice_mode_enabled narrator_enabled bypass_tool_permissions raise_on_compaction_failure enable_telemetry
  include_commit_signature include_model_info include_project_context include_prompt_detail enable_update_checks
  enable_notifications enable_system_trust_store vibe_code_enabled enable_otel enable_experimental_hooks enable_connectors
  experimental_enable_registry_skills`.replace(/\s+/g, " ");
const configKeys = {
    ...each(flag, flags),
    ...each(values_text, "active_model displayed_workdir active_transcribe_model active_tts_model default_agent otel_endpoint"),
    ...each(values_text, "console_base_url vibe_base_url vibe_code_sessions_base_url vibe_code_api_key_env_var"),
    ...each(values_text, "vibe_code_project_name"),
    ...each(promptName, "system_prompt_id compaction_prompt_id"),
    ...each(number, "api_timeout api_retry_max_elapsed_time"),
    ...each(texts, "applied_migrations agent_paths enabled_tools disabled_tools enabled_agents disabled_agents"),
    ...each(texts, "installed_agents enabled_skills disabled_skills"),
    ...each(paths, "tool_paths skill_paths"),
    ...each(anything, "theme tools"),
    ...each(anything, "title_prompt_id managed_shell_tools_enabled enable_background_processes enable_subagents"),
    ...each(anything, "otel_redaction show_subagent_status_list cursor_blink enable_auto_approve"),
    auto_compact_threshold: integer,
    experiment_overrides: textsByName,
    providers: listOf(provider),
    models: distinct(listOf(model), aliasOf),
    compaction_model: model,
    transcribe_providers: listOf(voiceProvider),
    transcribe_models: distinct(listOf(transcribeModel), aliasOf),
    tts_providers: listOf(voiceProvider),
    tts_models: distinct(listOf(speechModel), aliasOf),
    project_context: tableOf({ keys: { default_commit_count: integer, timeout_seconds: number } }),
    experiments: tableOf({ keys: { enable: flag, api_host: values_text, client_key: values_text } }),
    session_logging: tableOf({ keys: { save_dir: anything, session_prefix: values_text, enabled: flag }, isClosed: true }),
    mcp_servers: distinct(listOf(server), serverName),
    connectors: listOf(tableOf({ required: ["name"], keys: { name: values_text, disabled: flag, disabled_tools: texts } })),
};
const agentKeys = {
    display_name: anything,
    description: anything,
    safety: oneOf("safe", "neutral", "destructive", "yolo"),
    agent_type: oneOf("agent", "subagent"),
    base_disabled: (node) => (node.kind === "list" ? texts(node) : undefined),
};

;// CONCATENATED MODULE: ./build/bundle/src/hosts/vibe/patterns.js
const blank = /^[\t-\r\x1c-\x20\x85\xa0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]+/;
const blankAtEnd = /[\t-\r\x1c-\x20\x85\xa0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]$/;
function stripped(text) {
    let end = text.length;
    while (end > 0 && blankAtEnd.test(text[end - 1] ?? ""))
        end--;
    return text.slice(0, end).replace(blank, "");
}
function patternOf(raw) {
    const text = stripped(raw);
    if (text === "")
        return undefined;
    return text.startsWith("re:") ? regexOf(text.slice(3)) : globOf(text.toLowerCase());
}
function globOf(text) {
    const steps = stepsOf(text);
    const matches = (name) => isMatch(steps, name.toLowerCase());
    if (!/[*?[]/.test(text))
        return { matches, words: [text], ...(isName(text) ? {} : { isForeign: true }) };
    if (/^\*+$/.test(text))
        return { matches, isAll: true };
    return { matches, ...(isName(text.replace(/\[[^\]]*\]|[*?[\]]/g, "")) ? {} : { isForeign: true }) };
}
function isName(text) {
    return /^[\w.-]*$/.test(text);
}
function stepsOf(text) {
    const steps = [];
    for (let at = 0; at < text.length; at++) {
        const sign = text[at] ?? "";
        const end = sign === "[" ? endOfSet(text, at) : -1;
        if (sign === "*") {
            if (steps.at(-1) !== "any")
                steps.push("any");
        }
        else if (sign === "?")
            steps.push(() => true);
        else if (end > 0) {
            steps.push(setOf(text.slice(at + 1, end)));
            at = end;
        }
        else
            steps.push((other) => other === sign);
    }
    return steps;
}
function endOfSet(text, start) {
    const first = text[start + 1] === "!" ? start + 2 : start + 1;
    return text.indexOf("]", first + 1);
}
function setOf(inner) {
    const isNegated = inner.startsWith("!");
    const signs = isNegated ? inner.slice(1) : inner;
    const singles = new Set();
    const ranges = [];
    for (let at = 0; at < signs.length; at++) {
        const [from = "", dash, to] = signs.slice(at, at + 3);
        if (dash === "-" && to !== undefined) {
            ranges.push([from, to]);
            at += 2;
        }
        else
            singles.add(from);
    }
    return (sign) => (singles.has(sign) || ranges.some(([from, to]) => from <= sign && sign <= to)) !== isNegated;
}
function isMatch(steps, name) {
    let [at, from, star, starEnd] = [0, 0, -1, 0];
    while (from < name.length) {
        const step = steps[at];
        if (step === "any") {
            star = at++;
            starEnd = from;
        }
        else if (step?.(name[from] ?? "")) {
            at++;
            from++;
        }
        else if (star >= 0) {
            at = star + 1;
            from = ++starEnd;
        }
        else
            return false;
    }
    while (steps[at] === "any")
        at++;
    return at === steps.length;
}
function regexOf(source) {
    const bare = source.replace(/^\^/, "").replace(/\$$/, "");
    const inner = /^\((?:\?:)?([^()]*)\)$/.exec(bare)?.[1] ?? bare;
    const parts = inner.split("|").map((part) => part.replace(/^\^/, "").replace(/\$$/, ""));
    if (!parts.every((part) => /^(?:[\w \-@/:,=#&~!]|\.\*|\.(?![+?{]))*$/.test(part)))
        return { matches: () => undefined };
    const globs = parts.map((part) => globOf(part.toLowerCase().replaceAll(".*", "*").replaceAll(".", "?")));
    return {
        matches: (name) => globs.some((glob) => glob.matches(name) === true),
        ...(globs.every(({ words }) => words) ? { words: globs.flatMap(({ words = [] }) => words) } : {}),
        ...(globs.some(({ isAll }) => isAll) ? { isAll: true } : {}),
    };
}

;// CONCATENATED MODULE: ./build/bundle/src/hosts/vibe/grants.js








function entriesOf(node, source) {
    return (0,parsers_node/* listItems */.Dw)(node).flatMap((item) => {
        if (item.kind !== "scalar")
            return [];
        const pattern = patternOf(item.text);
        return [{ text: item.text, at: { source, span: item.span }, ...(pattern ? { pattern } : {}) }];
    });
}
function readTools(table, source, home) {
    const enabled = entriesOf((0,parsers_node/* valueOf */.RP)(table, "enabled_tools"), source);
    const denied = [
        ...entriesOf((0,parsers_node/* valueOf */.RP)(table, "disabled_tools"), source),
        ...entriesOf((0,parsers_node/* valueOf */.RP)(table, "base_disabled"), source),
    ];
    const refused = refusedIn(table);
    const read = enabled.length > 0 ? onlyThese(enabled, refused) : allBut(denied, refused, home);
    const ineffective = enabled.length > 0 ? besideEnabled(table, source) : denied.flatMap(idleDenial);
    return { ...read, ineffective: [...read.ineffective, ...ineffective] };
}
function refusedIn(table) {
    return new Set(asksNothing(table) ? [] : tools_tools.names.filter((name) => isRefused(name, toolTableOf(table, name))));
}
function isRefused(tool, settings) {
    const isNever = permissionOf(settings) === "never";
    if (tool === "web_fetch" || tool === "web_search")
        return isNever;
    if (tool !== "task" && !fileTools.has(tool))
        return false;
    if (deniesAll(tool, settings))
        return true;
    const isEmpty = (key) => {
        const node = (0,parsers_node/* valueOf */.RP)(settings, key);
        return node?.kind === "list" && node.items.length === 0;
    };
    const hasAllowed = (0,parsers_node/* listItems */.Dw)((0,parsers_node/* valueOf */.RP)(settings, "allowlist")).length > 0;
    return isNever && !hasAllowed && isEmpty(tool === "task" ? "allowlist" : "sensitive_patterns");
}
function onlyThese(entries, refused) {
    const grants = entries.flatMap((entry) => grantsOf(entry, refused));
    const names = new Set(tools_tools.names.filter((name) => entries.some(({ pattern }) => pattern && pattern.matches(name) !== false)));
    const external = entries.some(mayBeOfServer);
    return {
        grants: (0,fact/* stated */.Eo)(grants, entries[0]?.at ?? grants[0]?.at ?? { source: { path: "", text: "" }, span: { start: 0, end: 0 } }),
        denied: [],
        ineffective: entries.flatMap(idleEntry),
        isGiven: (tool) => (tools_tools.has(tool) ? names.has(tool) : external),
    };
}
function grantsOf(entry, refused) {
    const { text, at, pattern } = entry;
    const matched = tools_tools.names.filter((name) => pattern && pattern.matches(name) !== false && !refused.has(name));
    const elsewhere = (pattern?.words ?? []).flatMap((word) => otherVersions(word) ?? []);
    const given = (0,capability/* inOrder */.al)([...powersOf(matched), ...elsewhere, ...(mayBeOfServer(entry) ? ["external"] : [])]);
    return given.map((capability) => ({ tool: text, capability, scope: null, at }));
}
function otherVersions(word) {
    const former = formerNames.get(word);
    return former === undefined ? newerTools.lookup(word) : tools_tools.lookup(former);
}
function mayBeOfServer({ pattern }) {
    if (!pattern || pattern.isForeign)
        return false;
    return pattern.words?.every((word) => tools_tools.has(word) || otherVersions(word) || meansTool(word)) !== true;
}
function meansTool(word) {
    return !word.includes("_") && meantBy(word) !== undefined;
}
function idleEntry({ text, at, pattern }) {
    if (!pattern)
        return [{ kind: "unknown-tool", what: text, because: "it is blank and matches no tool", at }];
    if (pattern.isForeign)
        return [{ kind: "unknown-tool", what: text, because: "matches no tool: Vibe has no scopes here", at }];
    return (pattern.words ?? []).flatMap((word) => {
        if (tools_tools.has(word))
            return [];
        const now = formerNames.get(word);
        if (now !== undefined)
            return [
                {
                    kind: "unknown-tool",
                    what: text,
                    because: `it is the former name of \`${now}\`, and gives nothing in 2.18; write \`${now}\``,
                    at,
                    meant: now,
                },
            ];
        const meant = meansTool(word) ? meantBy(word) : undefined;
        if (meant === undefined)
            return [];
        return [{ kind: "unknown-tool", what: text, because: "it is the name of no tool of Vibe", at, meant }];
    });
}
function allBut(denied, refused, home) {
    const isDenied = (name) => denied.some(({ pattern }) => pattern?.matches(name) === true);
    const left = tools_tools.names.filter((name) => !isDenied(name));
    const external = !denied.some(({ pattern }) => pattern?.isAll);
    const powers = new Set(powersOf(left.filter((name) => !refused.has(name))));
    const given = capability/* capabilities */.R7.filter((one) => (one === "external" ? external : powers.has(one)));
    return {
        grants: (0,fact/* implied */.TU)((0,tools/* grantEach */.Ud)(home, given), home, "without `enabled_tools` it has every tool that is not disabled"),
        denied: denied.map(({ text }) => text),
        ineffective: [],
        isGiven: (tool) => (tools_tools.has(tool) ? left.includes(tool) : external),
    };
}
function besideEnabled(table, source) {
    const node = (0,parsers_node/* valueOf */.RP)(table, "disabled_tools");
    if ((0,parsers_node/* listItems */.Dw)(node).length === 0 || !node)
        return [];
    const because = "disables nothing, because `enabled_tools` is there; leave the tools out of that list";
    return [{ kind: "limit", what: "disabled_tools", because, at: { source, span: node.span } }];
}
function idleDenial({ text, at, pattern }) {
    const limit = (because, meant) => [
        { kind: "limit", what: `disabled_tools: ${text}`, because, at, ...(meant === undefined ? {} : { meant }) },
    ];
    if (pattern?.isForeign)
        return limit("disables nothing, because Vibe has no scopes here");
    const [word, ...others] = pattern?.words ?? [];
    if (word === undefined || others.length > 0 || tools_tools.has(word))
        return [];
    const now = formerNames.get(word);
    if (now !== undefined)
        return limit(`disables nothing, because the tool is now named \`${now}\``, now);
    const meant = meansTool(word) ? meantBy(word) : undefined;
    return meant === undefined ? [] : limit(`disables nothing, because the tool is named \`${meant}\` in Vibe`, meant);
}

;// CONCATENATED MODULE: ./build/bundle/src/hosts/vibe/starts.js






function serversIn(table, source) {
    return (0,parsers_node/* listItems */.Dw)((0,parsers_node/* valueOf */.RP)(table, "mcp_servers")).flatMap((config) => (0,hooks_and_servers/* serverOf */.FN)((0,parsers_node/* textOf */.b6)((0,parsers_node/* valueOf */.RP)(config, "name")) ?? "", config, source).map((server) => ({ server, config })));
}
function connectorsIn(table, source) {
    return (0,parsers_node/* listItems */.Dw)((0,parsers_node/* valueOf */.RP)(table, "connectors")).flatMap((config) => {
        const name = (0,parsers_node/* valueOf */.RP)(config, "name");
        if (!name || boolOf((0,parsers_node/* valueOf */.RP)(config, "disabled")) === true)
            return [];
        const value = (0,parsers_node/* textOf */.b6)(name) ?? "";
        return [{ name: value, kind: "reference", value, at: { source, span: name.span } }];
    });
}
const lists = ["providers", "transcribe_providers", "tts_providers"];
const addresses = ["console_base_url", "vibe_code_sessions_base_url"];
const sessionAddresses = ["otel_endpoint"];
function endpointsIn(table, source, isSession) {
    const found = [...addresses, ...(isSession ? sessionAddresses : [])].flatMap((setting) => endpointAt(setting, (0,parsers_node/* valueOf */.RP)(table, setting), undefined, source));
    const host = isSession ? (0,parsers_node/* valueOf */.RP)((0,parsers_node/* valueOf */.RP)(table, "experiments"), "api_host") : undefined;
    const ofLists = lists.flatMap((list) => (0,parsers_node/* listItems */.Dw)((0,parsers_node/* valueOf */.RP)(table, list)).flatMap((item) => {
        const setting = `${list}.${(0,parsers_node/* textOf */.b6)((0,parsers_node/* valueOf */.RP)(item, "name")) ?? ""}.api_base`;
        return endpointAt(setting, (0,parsers_node/* valueOf */.RP)(item, "api_base"), (0,parsers_node/* textOf */.b6)((0,parsers_node/* valueOf */.RP)(item, "api_key_env_var")), source);
    }));
    return [...ofLists, ...found, ...endpointAt("experiments.api_host", host, undefined, source)];
}
function endpointAt(setting, node, key, source) {
    const url = (0,parsers_node/* textOf */.b6)(node);
    if (!node || url === undefined || url === "" || isOwn(url))
        return [];
    return [{ setting, url, ...(key === undefined || key === "" ? {} : { key }), at: { source, span: node.span } }];
}
const mistral = /^(?:[a-z-]+\.)*mistral\.(?:ai|services)$/;
const local = /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/;
function isOwn(url) {
    if (!URL.canParse(url))
        return false;
    const { protocol, hostname } = new URL(url);
    return local.test(hostname) || ((protocol === "https:" || protocol === "wss:") && mistral.test(hostname));
}
function endpointGrants(endpoints) {
    return endpoints.map(({ setting, url, at }) => ({ tool: setting, capability: "network", scope: url, at }));
}
const maxFiles = 200;
function toolFilesIn(table, source, start, repo) {
    return pathsIn((0,parsers_node/* valueOf */.RP)(table, "tool_paths")).flatMap(({ text, node }) => {
        const at = { source, span: node.span };
        const target = start === undefined || /^[/~]/.test(text) ? undefined : (0,repo_path/* plain */.pj)((0,repo_path/* join */.fj)(start, text));
        if (target === undefined)
            return [{ path: text, at }];
        const { files } = pythonIn(repo, target);
        const isFolder = repo.resolve(target).kind === "directory";
        if (files.length === 0 || files.length > maxFiles || !isFolder)
            return [{ path: target === "" ? "." : target, at }];
        return files.map((path) => ({ path, at }));
    });
}
function pythonIn(repo, folder) {
    return (0,collect/* collectFiles */.C0)(repo, folder, {
        isIncluded: (name) => name.endsWith(".py") && !name.startsWith("_"),
        deep: true,
    });
}
function pathsIn(node) {
    if (!node)
        return [];
    if (node.kind === "list")
        return node.items.map((item) => ({ text: (0,parsers_node/* textOf */.b6)(item) ?? "", node: item }));
    if (node.kind === "table")
        return node.entries.map(({ name = "", key }) => ({ text: name, node: key }));
    return typeof node.value === "string" ? [...new Set(node.value)].map((text) => ({ text, node })) : [];
}

;// CONCATENATED MODULE: ./build/bundle/src/hosts/vibe/agent.js















const knownKeys = {
    keys: new Set([...Object.keys(agentKeys), ...Object.keys(configKeys), "auto_approve"]),
    own: { tools: "enabled_tools", denied: "disabled_tools" },
    ignores: true,
};
async function agentOf(source, place) {
    const table = await (0,toml/* pythonTomlOf */.a)(source);
    if (table.kind === "problem") {
        const message = `it is not TOML as Python reads it: ${table.message.replaceAll("\n", ", ")}`;
        return { verdict: { kind: "dropped", problem: { message, at: { source, span: table.span } } } };
    }
    if (table.kind !== "table")
        return { verdict: { kind: "passed-over" } };
    const problem = faultIn(table, source, { ...agentKeys, ...configKeys }) ?? promptFault(table, source, place);
    return {
        verdict: problem ? { kind: "dropped", problem } : { kind: "loaded" },
        profile: await readProfile(table, source, place, problem === undefined),
    };
}
function faultIn(table, source, keys) {
    for (const { name = "", value } of table.entries) {
        const fault = Object.hasOwn(keys, name) ? keys[name]?.(value) : undefined;
        if (fault)
            return { message: `\`${name}\` ${fault.says}`, at: { source, span: fault.node.span } };
    }
    return undefined;
}
async function readProfile(table, source, place, isLoaded) {
    const home = (0,repo_text/* startOf */.GH)(source);
    const tools = readTools(table, source, home);
    const approvals = approvalsIn(table, source, tools.isGiven);
    const servers = serversIn(table, source).map(({ server }) => server);
    const connectors = connectorsIn(table, source);
    const code = codeIn(table, source, place);
    const unknown = (0,unknown_keys/* unknownKeysIn */.QU)(table, source, knownKeys);
    const isSubagent = (0,parsers_node/* textOf */.b6)((0,parsers_node/* valueOf */.RP)(table, "agent_type")) === "subagent";
    const { subagents = new Set() } = place;
    if (isSubagent)
        subagents.add((0,repo_path/* stemOf */.Vc)(place.path));
    return (0,profile/* profileFrom */.A)({
        home,
        name: (0,fact/* implied */.TU)((0,repo_path/* stemOf */.Vc)(place.path), home, "the file name is the name"),
        description: (0,fields/* textFact */.yM)((0,parsers_node/* valueOf */.RP)(table, "description"), source, home),
        ...(isSubagent ? {} : { needsNoDescription: true }),
        model: (0,fields/* textFact */.yM)((0,parsers_node/* valueOf */.RP)(table, "active_model"), source, home),
        grants: tools.grants,
        mayStart: (identity) => subagents.has(identity) || identity === "explore",
        denied: tools.denied,
        extraGrants: [
            ...(0,hooks_and_servers/* serverGrants */.bN)(servers, "mcp_servers"),
            ...(0,hooks_and_servers/* serverGrants */.bN)(connectors, "connectors"),
            ...code.flatMap(({ at }) => [
                { tool: "tool_paths", capability: "execute", scope: null, at },
                { tool: "tool_paths", capability: "external", scope: null, at },
            ]),
            ...endpointGrants(endpointsIn(table, source, false)),
        ],
        hooks: code,
        servers: [...servers, ...connectors],
        onlyTools: onlyToolsIn(table, source),
        bypasses: [...approvals.bypasses, ...(0,unknown_keys/* unhonouredModesIn */.dI)(table, source, knownKeys)],
        ineffective: [
            ...tools.ineffective,
            ...approvals.ineffective,
            ...unknown.map(withPrompt),
            ...misplacedLists(table, source),
            ...sessionKeys(table, source),
            ...labelIn(table, source, tools.isGiven),
        ],
        ...(await promptsIn(table, source, place, home)),
        hasDefaultPrompt: true,
        native: isLoaded ? () => (0,fields/* knownValues */.s2)(table, knownKeys.keys) : undefined,
    });
}
function codeIn(table, source, { repo, start }) {
    return toolFilesIn(table, source, start, repo).map(({ path, at }) => ({
        name: "tool_paths",
        kind: "command",
        value: path,
        content: path,
        at,
    }));
}
function onlyToolsIn(table, source) {
    const entry = (0,parsers_node/* entryOf */.Ms)(table, "enabled_tools");
    return (names) => {
        const list = names.length > 0 ? names : ["read", "grep"];
        const line = `enabled_tools = [${list.map((name) => JSON.stringify(name)).join(", ")}]`;
        const start = { start: 0, end: 0 };
        const edit = entry
            ? { at: { source, span: { start: entry.key.span.start, end: entry.value.span.end } }, text: line }
            : { at: { source, span: start }, text: `${line}\n` };
        return { title: line, safe: false, edits: [edit] };
    };
}
function misplacedLists(table, source) {
    return table.entries.flatMap(({ name = "", value }) => value.kind !== "table" || name === "tools"
        ? []
        : ["enabled_tools", "disabled_tools"].flatMap((key) => {
            const entry = (0,parsers_node/* entryOf */.Ms)(value, key);
            if (!entry)
                return [];
            const because = `it is in the table \`[${name}]\`, so it limits nothing; move it above the first table`;
            return [{ kind: "limit", what: `${name}.${key}`, because, at: { source, span: entry.key.span } }];
        }));
}
const promptKeys = new Set(["prompt", "system_prompt", "instructions", "developer_instructions"]);
function withPrompt(unknown) {
    if (!promptKeys.has(unknown.what))
        return unknown;
    const because = 'unknown key, so this text is lost; put it into `.vibe/prompts/NAME.md`, and write `system_prompt_id = "NAME"`';
    return { kind: "value", what: unknown.what, because, at: unknown.at };
}
const onlyInConfig = `default_agent enabled_agents disabled_agents installed_agents agent_paths enable_experimental_hooks
  enable_otel otel_endpoint experiments experiment_overrides session_logging`.split(/\s+/);
function sessionKeys(table, source) {
    return onlyInConfig.flatMap((name) => {
        const entry = (0,parsers_node/* entryOf */.Ms)(table, name);
        if (!entry)
            return [];
        const because = "counts only in `config.toml`, because a session reads it before it chooses an agent";
        return [{ kind: "value", what: name, because, at: { source, span: entry.key.span } }];
    });
}
function labelIn(table, source, isGiven) {
    const node = (0,parsers_node/* valueOf */.RP)(table, "safety");
    const acting = ["bash", "write_file", "edit"].filter(isGiven);
    if (!node || (0,parsers_node/* textOf */.b6)(node) !== "safe" || acting.length === 0)
        return [];
    const because = `it is a label and limits nothing: the agent has ${acting.map((name) => `\`${name}\``).join(", ")}; list its tools in \`enabled_tools\``;
    return [{ kind: "value", what: "safety", because, at: { source, span: node.span } }];
}
async function promptsIn(table, source, place, home) {
    const missing = promptKeysOfVibe.flatMap((key) => missingPrompt(key, (0,parsers_node/* valueOf */.RP)(table, key), source, place) ?? []);
    const prompt = (await promptOf((0,parsers_node/* valueOf */.RP)(table, "system_prompt_id"), place)) ?? (0,profile/* noPrompt */.O)(home);
    return { prompt, ...(missing.length > 0 ? { missing } : {}) };
}
function promptFault(table, source, place) {
    if (place.home === undefined)
        return undefined;
    for (const key of promptKeysOfVibe) {
        const found = missingPrompt(key, (0,parsers_node/* valueOf */.RP)(table, key), source, place);
        if (found)
            return { message: `\`${key}\` names \`${found.value}\`, which is no prompt`, at: found.at };
    }
    return undefined;
}
const promptKeysOfVibe = ["system_prompt_id", "compaction_prompt_id"];
function agent_promptName(node) {
    const name = (0,parsers_node/* isText */.KH)(node) ? node.value : "";
    return name === "" || /[/\\]/.test(name) ? undefined : name;
}
function missingPrompt(key, node, source, place) {
    const name = agent_promptName(node);
    if (!node || name === undefined || isBuiltinPrompt(key, name) || fileIn(place, name) !== undefined)
        return undefined;
    const advice = "Vibe leaves the agent out unless the user's own folder has that prompt; write `.vibe/prompts/NAME.md`";
    return { key, value: name, advice, at: { source, span: node.span } };
}
function fileIn({ repo, start = "", home }, name) {
    return promptFile(repo, start, name) ?? (home === undefined ? undefined : promptFile(repo, home, name));
}
async function promptOf(node, place) {
    const name = agent_promptName(node);
    const path = name === undefined ? undefined : fileIn(place, name);
    if (path === undefined)
        return undefined;
    const { source, problem } = await (0,collect/* readDecoded */.Jy)(place.repo, path);
    if (source)
        return { source: "file", path: source.path, text: source.text.trim(), at: (0,repo_text/* startOf */.GH)(source) };
    return problem && { source: "file", path: problem.at.source.path, text: "", at: problem.at };
}

;// CONCATENATED MODULE: ./build/bundle/src/hosts/vibe/settings.js














const configFile = ".vibe/config.toml";
const nothing = { authority: [], ineffective: [], unjudged: [] };
async function readConfig(repo, path, start, home) {
    const content = await repo.read(path);
    if (content.kind === "not-utf8")
        return failed("is not UTF-8", (0,repo_text/* startOf */.GH)(content.source));
    const source = await (0,collect/* readOne */.JF)(repo, path);
    if (source === undefined)
        return nothing;
    if ("message" in source)
        return { ...nothing, unjudged: [source] };
    const table = await (0,toml/* pythonTomlOf */.a)(source);
    if (table.kind === "problem") {
        const message = `is not TOML as Python reads it: ${table.message.replaceAll("\n", ", ")}`;
        return failed(message, { source, span: table.span });
    }
    if (table.kind !== "table")
        return nothing;
    const place = { repo, ...(start === undefined ? {} : { start }), ...(home === undefined ? {} : { home }) };
    const fault = faultIn(table, source, configKeys) ?? promptFault(table, source, place);
    return {
        ...decidedIn(repo, table, source, start),
        unjudged: (0,unknown_settings/* unknownSettings */.I3)(table, source, "Mistral Vibe", known),
        ...(fault ? { failure: stopping(fault.message, fault.at) } : {}),
        config: { table, source },
    };
}
function failed(message, at) {
    return { ...nothing, failure: stopping(message, at) };
}
function stopping(message, at) {
    return { message: `${message}, so Mistral Vibe does not start`, at };
}
const known = (0,unknown_settings/* harmlessKeys */.OF)([...Object.keys(configKeys), "auto_approve"].join(" "), "is read here");
function decidedIn(repo, table, source, start) {
    const { bypasses, ineffective } = approvalsIn(table, source, () => true);
    return {
        authority: [
            ...(start === undefined ? [] : [replacement(source)]),
            ...bypasses.map((bypass) => asAuthority(bypass)),
            ...agentsIn(table, source),
            ...limitsIn(table, source),
            ...startsIn(repo, table, source, start),
            ...settings_promptsIn(table, source),
            ...hookSwitch(table, source),
        ],
        ineffective,
    };
}
function replacement(source) {
    return {
        setting: "config.toml",
        value: source.path,
        effect: "widens",
        because: "is read in place of the user's own `config.toml`, so that what that one limits does not count here",
        at: (0,repo_text/* startOf */.GH)(source),
    };
}
function asAuthority({ setting, value, effect, because, at, certainty }) {
    return {
        setting,
        value,
        effect: effect === "bypass" ? "bypasses" : effect === "unhonoured" ? effect : "auto-approves",
        because,
        at,
        ...(certainty ? { certainty } : {}),
    };
}
const chosen = {
    default: undefined,
    ask: undefined,
    plan: undefined,
    lean: undefined,
    "auto-approve": { effect: "bypasses", because: "runs every tool of the session without asking" },
    "accept-edits": { effect: "auto-approves", because: "edits files without asking" },
    "smart-approve": { effect: "auto-approves", because: "runs tools without asking that a model judges safe" },
};
function agentsIn(table, source) {
    const node = (0,parsers_node/* valueOf */.RP)(table, "default_agent");
    const value = (0,parsers_node/* textOf */.b6)(node);
    if (!node || value === undefined)
        return [];
    const what = Object.hasOwn(chosen, value)
        ? chosen[value]
        : { effect: "widens", because: "is the agent with which every session starts" };
    return what ? [{ setting: "default_agent", value, ...what, at: { source, span: node.span } }] : [];
}
function limitsIn(table, source) {
    const narrows = (setting, node, because) => node && (node.kind !== "list" || node.items.length > 0)
        ? [
            {
                setting,
                value: node.kind === "list" ? node.items.map((item) => (0,parsers_node/* textOf */.b6)(item) ?? "").join(", ") : ((0,parsers_node/* textOf */.b6)(node) ?? ""),
                effect: "narrows",
                because,
                content: (0,settings/* contentOf */.$E)(node, source),
                at: { source, span: node.span },
            },
        ]
        : [];
    const ofTools = (0,parsers_node/* tableEntries */.zH)((0,parsers_node/* valueOf */.RP)(table, "tools")).flatMap(({ name = "", value }) => {
        const permission = value.kind === "table" && permissionOf(value) !== "always" ? (0,parsers_node/* valueOf */.RP)(value, "permission") : undefined;
        return [
            ...narrows(`tools.${name}.permission`, permission, "is what agents without a permission of their own have"),
            ...narrows(`tools.${name}.denylist`, (0,parsers_node/* valueOf */.RP)(value, "denylist"), "is what agents without a list of their own have"),
        ];
    });
    const because = "counts for agents that have no such list";
    return [
        ...narrows("enabled_tools", (0,parsers_node/* valueOf */.RP)(table, "enabled_tools"), because),
        ...narrows("disabled_tools", (0,parsers_node/* valueOf */.RP)(table, "disabled_tools"), because),
        ...ofTools,
    ];
}
function startsIn(repo, table, source, start) {
    const servers = serversIn(table, source).map(({ server, config }) => {
        const isCommand = server.kind === "command";
        return {
            setting: "mcp_servers",
            value: server.name,
            effect: "widens",
            because: isCommand ? "starts a command whose tools agents may call" : "is an address whose tools agents may call",
            content: (0,settings/* contentOf */.$E)(config, source),
            ...(server.kind === "reference" ? {} : { server }),
            may: (0,capability/* inOrder */.al)(["external", isCommand ? "execute" : "network"]),
            ...(isCommand ? { names: (0,settings/* commandTexts */.Ot)(config) } : {}),
            at: server.at,
        };
    });
    const connectors = connectorsIn(table, source).map(({ name, at }) => ({
        setting: "connectors",
        value: name,
        effect: "widens",
        because: "switches on a connector of the user's account, whose tools agents may call",
        may: ["external"],
        at,
    }));
    const code = toolFilesIn(table, source, start, repo).map(({ path, at }) => codeAuthority("tool_paths", path, at));
    const endpoints = endpointsIn(table, source, true).map(({ setting, url, key, at }) => ({
        setting,
        value: url,
        effect: "widens",
        because: key === undefined
            ? "gets what sessions send, and is neither Mistral's own address nor on this machine"
            : `gets what sessions send and the value of \`${key}\`, and is neither Mistral's own address nor on this machine`,
        content: `${url} ${key ?? ""}`,
        may: ["network"],
        at,
    }));
    return [...servers, ...connectors, ...code, ...endpoints];
}
function codeAuthority(setting, path, at = (0,repo_text/* placeOfPath */.Es)(path)) {
    return {
        setting,
        value: path,
        effect: "widens",
        because: "is Python code that runs when a session starts, and that may replace a tool",
        may: ["execute", "external"],
        names: [path],
        at,
    };
}
function settings_promptsIn(table, source) {
    return ["system_prompt_id", "compaction_prompt_id"].flatMap((setting) => {
        const node = (0,parsers_node/* valueOf */.RP)(table, setting);
        const value = (0,parsers_node/* textOf */.b6)(node);
        if (!node || value === undefined || isBuiltinPrompt(setting, value))
            return [];
        const because = "is the prompt of every agent that names none";
        return [{ setting, value, effect: "widens", because, at: { source, span: node.span } }];
    });
}
function hookSwitch(table, source) {
    const node = (0,parsers_node/* valueOf */.RP)(table, "enable_experimental_hooks");
    if (!node || boolOf(node) !== true)
        return [];
    const because = "lets the commands of `hooks.toml` run";
    return [
        {
            setting: "enable_experimental_hooks",
            value: (0,parsers_node/* textOf */.b6)(node) ?? "",
            effect: "widens",
            because,
            at: { source, span: node.span },
        },
    ];
}
function textsAt(table, key) {
    return (0,parsers_node/* listItems */.Dw)((0,parsers_node/* valueOf */.RP)(table, key)).map((node) => ({ text: (0,parsers_node/* textOf */.b6)(node) ?? "", node }));
}

;// CONCATENATED MODULE: ./build/bundle/src/hosts/vibe/beside.js











const hooksFile = ".vibe/hooks.toml";
const toolsFolder = ".vibe/tools";
async function readBeside(repo, directory) {
    const hooks = await readHooks(repo, (0,repo_path/* join */.fj)(directory, hooksFile));
    const folder = (0,repo_path/* join */.fj)(directory, toolsFolder);
    const { kind } = repo.resolve(folder);
    const code = kind === "file" || kind === "not-a-directory" ? { files: [], unjudged: [] } : pythonIn(repo, folder);
    const prompts = replacedPrompts(repo, directory);
    return {
        authority: [
            ...hooks.authority,
            ...code.files.map((path) => codeAuthority("tools", path)),
            ...prompts.map(replacedPrompt),
        ],
        unjudged: [
            ...hooks.unjudged,
            ...code.unjudged,
            ...(0,collect/* unreadFolder */.II)(repo, (0,repo_path/* join */.fj)(directory, promptsFolder)),
            ...(await (0,named_files/* unreadFiles */.j)(repo, prompts)),
        ],
    };
}
function replacedPrompt(path) {
    return {
        setting: "prompts",
        value: path,
        effect: "widens",
        because: "replaces the built-in prompt of its name",
        names: [path],
        at: (0,repo_text/* placeOfPath */.Es)(path),
    };
}
async function readHooks(repo, path) {
    const read = await (0,collect/* readOne */.JF)(repo, path);
    if (read === undefined)
        return { authority: [], unjudged: [] };
    if ("message" in read)
        return { authority: [], unjudged: [read] };
    const source = { ...read, text: read.text.replace(/\r(?!\n)/g, "\n") };
    const root = await (0,toml/* pythonTomlOf */.a)(source);
    if (root.kind === "problem") {
        const message = `is not TOML as Python reads it, so none of its hooks runs: ${root.message.replaceAll("\n", ", ")}`;
        return { authority: [], unjudged: [{ message, at: { source: read, span: root.span } }] };
    }
    const items = (0,parsers_node/* listItems */.Dw)((0,parsers_node/* valueOf */.RP)(root, "hooks"));
    return { authority: items.flatMap((item) => hookIn(item, read)), unjudged: [] };
}
function hookIn(item, source) {
    const command = (0,parsers_node/* valueOf */.RP)(item, "command");
    const line = (0,parsers_node/* textOf */.b6)(command);
    if (!command || line === undefined || line.trim() === "")
        return [];
    const event = (0,parsers_node/* textOf */.b6)((0,parsers_node/* valueOf */.RP)(item, "type")) ?? "";
    return [
        {
            setting: event === "" ? "hooks" : `hooks.${event}`,
            value: line,
            inMessages: "a command",
            effect: "widens",
            because: "runs for every agent, whatever its tools; up to 2.18 only where `enable_experimental_hooks` is on",
            content: (0,settings/* contentOf */.$E)(item, source),
            isGuard: event === "before_tool" || event === "pre_tool",
            may: ["execute"],
            names: (0,settings/* commandTexts */.Ot)(command),
            line: { event, text: line },
            at: { source, span: command.span },
        },
    ];
}

// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/loading/own-files.js
var own_files = __webpack_require__(39948);
;// CONCATENATED MODULE: ./build/bundle/src/hosts/vibe/folders.js

const folders = [
    {
        root: "**/.vibe",
        judged: ["agents/**", "config.toml", "hooks.toml", "tools/**/*.py", "prompts/*.md"],
        harmless: [
            ...own_files/* ordinaryFiles */.i,
            ...(0,own_files/* harmlessFiles */.X)("belongs to a skill, whose text agents read", "skills/**"),
            ...(0,own_files/* harmlessFiles */.X)("counts only in the user's own folder", ".env trusted_folders.toml"),
        ],
    },
];

// EXTERNAL MODULE: ./build/bundle/src/hosts/vibe/launch.js
var launch = __webpack_require__(81091);
;// CONCATENATED MODULE: ./build/bundle/src/hosts/vibe/layers.js







async function readFolder(repo, root, { name, start, home, subagents }) {
    const authority = [];
    const layer = { name, root, status: "loaded", authority, ...(start === undefined ? {} : { governs: start }) };
    const isIncluded = (file) => /\.toml$/i.test(file);
    const { files, broken, unjudged } = (0,collect/* collectProfiles */.tr)(repo, root, { isIncluded, deep: false });
    const isFolder = repo.resolve(root).kind === "directory";
    const paths = isFolder
        ? repo
            .names(root)
            .filter(isIncluded)
            .map((file) => (0,repo_path/* join */.fj)(root, file))
            .filter((path) => repo.resolve(path).kind === "file")
        : files;
    if (!isFolder && paths.length + broken.length + unjudged.length === 0)
        return [];
    const items = [];
    const problems = [...unjudged];
    for (const path of paths) {
        const read = await readItem(repo, layer, {
            repo,
            path,
            subagents,
            ...(start === undefined ? {} : { start }),
            ...(home === undefined ? {} : { home }),
        });
        (0,many/* append */.BC)(items, read.items);
        (0,many/* append */.BC)(problems, read.problems);
    }
    (0,many/* append */.BC)(problems, await (0,named_files/* unreadPrompts */.N)(repo, items));
    for (const item of items)
        (0,many/* append */.BC)(authority, replacementBy(item));
    for (const problem of broken)
        items.push({ layer, files: [problem.at.source.path], verdict: { kind: "dropped", problem } });
    return [{ layer, items, unjudged: problems }];
}
async function readItem(repo, layer, place) {
    const { path } = place;
    const content = await repo.read(path);
    if (content.kind === "not-utf8") {
        const { source } = content;
        const problem = { message: "it is not UTF-8, so Vibe leaves it out", at: (0,repo_text/* startOf */.GH)(source) };
        return { items: [{ layer, files: [source.path], verdict: { kind: "dropped", problem } }], problems: [] };
    }
    const { results, unjudged } = await (0,collect/* readEach */.e2)(repo, [path], async (source) => {
        const result = await agentOf(source, place);
        const item = { layer, files: [source.path], ...result };
        if ((0,repo_path/* nameOf */.Vb)(path).endsWith(".toml") || item.verdict.kind !== "loaded")
            return item;
        const message = "its name does not end in `.toml` in lower case, and no other file is read";
        return { ...item, verdict: { kind: "dropped", problem: { message, at: (0,repo_text/* startOf */.GH)(source) } } };
    });
    return { items: results, problems: unjudged };
}
const replaces = {
    default: "replaces the agent with which sessions start",
    explore: "replaces the subagent that is started without asking",
};
function replacementBy({ verdict, profile }) {
    const name = profile?.identity ?? "";
    if (verdict.kind !== "loaded" || !profile || !builtinNames.has(name))
        return [];
    const because = Object.hasOwn(replaces, name) ? replaces[name] : undefined;
    return [
        {
            setting: "agents",
            value: name,
            effect: "widens",
            because: because ?? "replaces the built-in agent of this name",
            at: profile.name.at,
        },
    ];
}

;// CONCATENATED MODULE: ./build/bundle/src/hosts/vibe/winners.js



function verdictsOf(sessions, builtins) {
    const verdicts = new Map();
    const offered = new Set();
    for (const { layers, config } of sessions) {
        const winners = winnersOf(layers);
        for (const item of layers.flatMap(({ items }) => items)) {
            const name = item.profile?.identity;
            if (name === undefined || item.verdict.kind !== "loaded")
                continue;
            const winner = winners.get(name);
            const excluded = excludedBy(config, name);
            if (winner && winner !== item)
                verdicts.set(item, { kind: "shadowed", by: winner });
            else if (config.failure)
                verdicts.set(item, lostBy(item, "Mistral Vibe does not start because of", config.failure));
            else if (excluded)
                verdicts.set(item, lostBy(item, "it is left out by", excluded));
            else
                offered.add(item);
        }
        for (const builtin of builtins.items) {
            const by = winners.get(builtin.profile?.identity ?? "");
            if (by)
                verdicts.set(builtin, { kind: "shadowed", by });
            else
                offered.add(builtin);
        }
    }
    return (item) => {
        const verdict = offered.has(item) ? undefined : verdicts.get(item);
        return verdict ? { ...item, verdict } : item;
    };
}
function winnersOf(layers) {
    const winners = new Map();
    for (const item of layers.flatMap(({ items }) => items)) {
        const name = item.profile?.identity;
        if (name === undefined || item.verdict.kind !== "loaded")
            continue;
        if (!winners.has(name) || builtinNames.has(name))
            winners.set(name, item);
    }
    return winners;
}
function excludedBy({ config }, name) {
    if (!config)
        return undefined;
    const { table, source } = config;
    const enabled = textsAt(table, "enabled_agents");
    if (enabled.length > 0) {
        const [{ node }] = enabled;
        return enabled.some(({ text }) => patternOf(text)?.matches(name) !== false && patternOf(text))
            ? undefined
            : { message: "`enabled_agents` does not name it", at: { source, span: node.span } };
    }
    const denied = textsAt(table, "disabled_agents").find(({ text }) => patternOf(text)?.matches(name) === true);
    return denied && { message: "`disabled_agents` names it", at: { source, span: denied.node.span } };
}
function lostBy(item, because, { message, at }) {
    const own = item.profile?.name.at ?? at;
    const problem = { message: `${because} \`${at.source.path}\``, at: own, related: [{ message, at }] };
    return { kind: "lost", problem };
}

;// CONCATENATED MODULE: ./build/bundle/src/hosts/vibe/index.js













const agentsFolder = ".vibe/agents";
const patterns = [
    `${agentsFolder}/*.toml`,
    configFile,
    hooksFile,
    `${toolsFolder}/**/*.py`,
    `${promptsFolder}/*.md`,
];
/* harmony default export */ const vibe = ((0,host/* defineHost */.YB)({
    title: "Mistral Vibe",
    url: "https://docs.mistral.ai/vibe/code/cli/agents",
    editions: ["2.18"],
    certainty: "measured",
    limitsStarts: true,
    patterns: ["**/", "~/"].flatMap((prefix) => patterns.map((pattern) => `${prefix}${pattern}`)),
    folders: folders,
    launch: launch.launch,
    load: (0,ci/* withLaunches */.AA)(launch.launch, async (repo, where) => {
        const home = where.user?.home;
        const subagents = new Set();
        const user = home === undefined ? undefined : await readDirectory(repo, { name: "user", directory: home, home, subagents });
        const projects = [];
        for (const start of where.starts)
            projects.push(await readDirectory(repo, { name: "project", directory: start, home, subagents }));
        const named = [];
        for (const root of where.dirs.map(repo_path/* tidied */.GE))
            (0,many/* append */.BC)(named, await readFolder(repo, root, {
                name: "project",
                start: "",
                subagents,
                ...(home === undefined ? {} : { home }),
            }));
        const base = (0,loading_layers/* builtinLayer */.vN)(builtins);
        const none = { authority: [], ineffective: [], unjudged: [] };
        const sessions = [
            ...projects.map(({ agents, config }) => ({
                layers: [...agents, ...(user?.agents ?? [])],
                config: config.config || config.failure ? config : (user?.config ?? config),
            })),
            ...(projects.length === 0 && user ? [{ layers: user.agents, config: user.config }] : []),
            ...named.map((layer) => ({ layers: [layer], config: none })),
        ];
        const found = [...projects.flatMap(layersOf), ...(user ? layersOf(user) : []), ...named];
        const load = (0,loading_layers/* loadFrom */.TH)(found, base, verdictsOf(sessions, base));
        const failure = sessions.find(({ config }) => config.failure)?.config.failure;
        return failure && load.status !== "absent" ? { ...load, status: "failed", problem: failure } : load;
    }),
}));
function layersOf({ agents, settings }) {
    return [...agents, ...settings];
}
async function readDirectory(repo, { name, directory, home, subagents }) {
    const start = name === "user" ? undefined : directory;
    const config = await readConfig(repo, (0,repo_path/* join */.fj)(directory, configFile), start, home);
    const { paths: named, problems } = agentPathsIn(config, start);
    const paths = named.filter((path) => repo.resolve(path).kind !== "file");
    const place = { name, subagents, ...(start === undefined ? {} : { start }), ...(home === undefined ? {} : { home }) };
    const agents = [];
    for (const path of [...paths, (0,repo_path/* join */.fj)(directory, agentsFolder)])
        if (!agents.some(({ layer }) => layer.root === path))
            (0,many/* append */.BC)(agents, await readFolder(repo, path, place));
    const beside = await readBeside(repo, directory);
    const authority = [...config.authority, ...beside.authority];
    const unjudged = [...config.unjudged, ...problems, ...beside.unjudged];
    const layer = {
        name,
        root: (0,repo_path/* join */.fj)(directory, ".vibe"),
        status: config.failure ? "failed" : "loaded",
        ...(config.failure ? { problem: config.failure } : {}),
        authority,
        ...(config.ineffective.length > 0 ? { ineffective: config.ineffective } : {}),
        ...(start === undefined ? {} : { governs: start }),
    };
    const isEmpty = authority.length + unjudged.length + config.ineffective.length === 0 && !config.failure;
    return { agents, config, settings: isEmpty ? [] : [{ layer, items: [], unjudged }] };
}
function agentPathsIn({ config }, start) {
    const paths = [];
    const problems = [];
    if (!config || start === undefined)
        return { paths, problems };
    for (const { text, node } of textsAt(config.table, "agent_paths")) {
        const path = /^[~/]/.test(text) ? undefined : (0,repo_path/* plain */.pj)((0,repo_path/* join */.fj)(start, text));
        const at = { source: config.source, span: node.span };
        if (path !== undefined)
            paths.push(path);
        else
            problems.push({ message: `names \`${text}\`, whose agents are outside this tree and not checked`, at });
    }
    return { paths, problems };
}


/***/ }),

/***/ 81091:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   launch: () => (/* binding */ launch)
/* harmony export */ });
/* harmony import */ var _kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81036);
/* harmony import */ var _kit_ci_launch_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(88187);


const asksNothing = "runs every tool of every agent without asking";
const flags = {
    "--auto-approve --yolo": (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .bypasses */ .RC)(asksNothing),
    "--agent VALUE": [
        ...(0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .bypasses */ .RC)(asksNothing, /^auto-approve$/),
        ...(0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .autoApproves */ .ED)("edits files without asking", /^accept-edits$/),
        ...(0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .widens */ .vR)("runs the session as this agent", /^(?!auto-approve$|accept-edits$|default$|ask$|plan$)/),
    ],
    "--trust": (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .widens */ .vR)("trusts the directory, so that its settings, agents and Python tools count"),
    "--add-dir VALUE": (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .widens */ .vR)("lets tools work in that directory too, and trusts its settings, agents and Python tools"),
    "--enabled-tools VALUE": (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .narrows */ .zC)("is one of the only tools of the session"),
    "--disabled-tools VALUE": (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .narrows */ .zC)("is taken from the session"),
    "--agent-socket VALUE": (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .widens */ .vR)("takes tools and instructions from this socket"),
    ...(0,_kit_ci_launch_js__WEBPACK_IMPORTED_MODULE_1__/* .harmlessFlags */ .xK)(`--version -v; --help -h; --prompt -p [VALUE]; --max-turns VALUE; --max-price VALUE; --max-tokens VALUE
    --output VALUE; --setup; --check-upgrade; --workdir VALUE; --continue -c; --resume [VALUE]
    --prompt-file VALUE; --time-limit VALUE; --output-dir VALUE; --worktree; --legacy-harness`),
};
const withoutShell = {
    VIBE_ENABLED_TOOLS: /^\s*\[\s*(?:"(?!bash)[\w-]+"\s*,?\s*)*\]\s*$/,
    VIBE_DISABLED_TOOLS: /"bash"/,
};
const uses = ["mistralai/mistral-vibe"];
const launch = {
    program: "vibe",
    programs: ["vibe", "mistral-vibe"],
    prefixes: ["VIBE", "MISTRAL"],
    uses,
    flags,
    commands: {},
    unprompted: [
        {
            by: ["-p", "--prompt"],
            unless: withoutShell,
            unlessOnly: { "--enabled-tools": /^(?!bash)[\w-]+$/ },
            effect: "auto-approves",
            because: "runs commands of a list without asking, such as `echo` and `git log`, also with a redirection that writes any file",
            instead: "name the tools that it needs with `--enabled-tools`, without `bash`",
            certainty: "measured",
        },
    ],
    variables: {
        VIBE_BYPASS_TOOL_PERMISSIONS: (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .bypasses */ .RC)(asksNothing, /^(?:1|on|t|true|y|yes)$/i),
        VIBE_DEFAULT_AGENT: [
            ...(0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .bypasses */ .RC)(asksNothing, /^auto-approve$/),
            ...(0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .autoApproves */ .ED)("edits files without asking", /^accept-edits$/),
            ...(0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .widens */ .vR)("runs the session as this agent", /^(?!auto-approve$|accept-edits$|default$|ask$|plan$)/),
        ],
        VIBE_TOOLS: [
            ...(0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .autoApproves */ .ED)("runs every command without asking", /"bash"\s*:\s*\{[^}]*"permission"\s*:\s*"always"/),
            ...(0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .widens */ .vR)("decides which tools ask", /^(?!.*"bash"\s*:\s*\{[^}]*"permission"\s*:\s*"always")/s),
        ],
        VIBE_ENABLED_TOOLS: (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .narrows */ .zC)("are the only tools of the session"),
        VIBE_DISABLED_TOOLS: (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .narrows */ .zC)("are taken from the session"),
    },
    actions: [
        {
            name: "mistral-vibe",
            uses,
            inputs: (0,_kit_ci_launch_js__WEBPACK_IMPORTED_MODULE_1__/* .harmlessFlags */ .xK)("prompt; mistral_api_key; install_python; python_version"),
            startsWith: "-p",
        },
    ],
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


/***/ }),

/***/ 69349:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   gk: () => (/* binding */ interpreterIn),
/* harmony export */   w$: () => (/* binding */ shownInterpreter)
/* harmony export */ });
/* unused harmony export runners */
const programs = /^(?:(?:ba|z|k|da|a|fi|c|tc)?sh|nu|xonsh|elvish|pwsh|powershell|cmd|python\d*(?:\.\d+)?|ipython\d*|pypy\d*|node|deno|bun|tsx|ts-node|ruby|irb|perl|php|lua|luajit|julia|rscript|groovy|jshell|jbang|elixir|iex|ghci|runghc|osascript|tclsh|expect|eval|exec|command|sudo|doas|su|runuser|pkexec|gosu|env|cross-env|xargs|parallel|entr|watch|script|nohup|nice|ionice|chrt|taskset|time|timeout|flock|busybox|stdbuf|setsid|setpriv|chroot|unshare|nsenter|systemd-run|xvfb-run|strace|ltrace|npx|pnpx|bunx|uvx|nodemon|concurrently)$/i;
const others = new Map(Object.entries({
    "-exec": "find",
    "--exec": "fd fdfind",
    "system()": "awk gawk mawk nawk",
    "--eval": "make gmake mingw32-make emacs",
    "/f": "nmake",
    "--command": "just",
    "--taskfile": "task go-task",
    "-P": "cmake",
    "-f": "ninja scons ant",
    "-e": "rake",
    "--init-script": "gradle gradlew",
    "exec:exec": "mvn mvnw",
    "--run_under": "bazel bazelisk",
    "--config": "cargo",
    ":!": "vi vim nvim ex ed",
    shell: "gdb lldb",
    "new-session": "tmux",
    "-X": "screen",
    ProxyCommand: "ssh",
    "--run": "nix-shell",
}).flatMap(([how, names]) => names.split(" ").map((name) => [name, how])));
const subcommands = new Map(Object.entries({
    npm: "exec x",
    pnpm: "exec dlx",
    yarn: "exec dlx node",
    bun: "run x exec",
    deno: "run eval repl",
    go: "run",
    uv: "run,tool run",
    pipx: "run",
    poetry: "run",
    pipenv: "run",
    pdm: "run",
    hatch: "run",
    rye: "run",
    conda: "run",
    mamba: "run",
    bundle: "exec",
    dotnet: "exec fsi",
    mix: "run",
    nix: "run shell develop",
    mise: "exec x",
    asdf: "exec",
    direnv: "exec",
    tox: "exec",
    composer: "exec",
    docker: "run exec compose,compose run,compose exec,container run,container exec",
    podman: "run exec compose,compose run,compose exec,container run,container exec",
    nerdctl: "run exec compose,compose run,compose exec,container run,container exec",
    "docker-compose": "run exec",
    kubectl: "run exec debug",
}).map(([name, lists]) => {
    const [words = "", ...pairs] = lists.split(",");
    return [name, [...words.split(" "), ...pairs]];
}));
const runners = [
    ...others.keys(),
    ...[...subcommands].flatMap(([name, ways]) => [name, ...ways.map((way) => `${name} ${way}`)]),
];
const openFlags = /^(?:-(?![vVh]$)[a-zA-Z]{1,3}|--(?:eval|print|command|require|import|yes|package)?|-Command|\/c)$/;
function interpreterIn(pattern, meaning) {
    const text = shortened(pattern);
    if (text.length > longest)
        return undefined;
    const [words, isOpen] = meaning === "regex" ? ofRegex(text) : ofGlob(text);
    if (!isOpen && meaning !== "prefix")
        return undefined;
    const [program = "", ...rest] = words.trim().split(/\s+/);
    const name = program.replace(/^.*[/\\]/, "").replace(/\.(?:exe|cmd|bat)$/i, "");
    const key = name.toLowerCase();
    if (isFree(rest) || key === "find") {
        if (programs.test(name))
            return { name };
        const how = others.get(key) ?? subcommands.get(key)?.[0];
        if (how !== undefined)
            return { name, how };
    }
    const way = subcommands.get(key)?.findLast((one) => isFree(rest, one.split(" ")));
    return way === undefined ? undefined : { name: `${name} ${way}` };
}
function isFree(words, start = []) {
    return start.every((word, i) => words[i] === word) && words.slice(start.length).every((word) => openFlags.test(word));
}
function shownInterpreter({ name, how }) {
    return how === undefined ? `\`${name}\`` : `\`${name}\` (\`${how}\`)`;
}
const longest = 200;
function shortened(pattern) {
    return pattern.trim().replace(/\s+/g, " ").replace(/\*+/g, "*");
}
function ofGlob(text) {
    const [, words = text, end = ""] = /^(.*?)((?::?\s?\*)*)$/s.exec(text) ?? [];
    return [words, end !== ""];
}
function ofRegex(text) {
    const inner = text.replace(/^\/(.*)\/[a-z]*$/s, "$1").replace(/^\^/, "");
    const words = inner.replace(/(?:\\[bs ]|\.[*+]|[()?+*\s])*\$?$/, "");
    const end = inner.slice(words.length);
    return [words.replace(/\\[s ][+*]?/g, " ").replaceAll("\\", ""), /[.]/.test(end) || !end.endsWith("$")];
}


/***/ })

};
;