"use strict";
exports.id = 2215;
exports.ids = [2215,9857];
exports.modules = {

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

/***/ 59325:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

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
function winnersOf(sessions, isSorted = false) {
    const offered = new Set();
    const winnerOf = new Map();
    for (const session of sessions) {
        const winners = new Map();
        for (const { items, layer } of session) {
            for (const item of items) {
                const name = item.profile?.identity;
                if (name === undefined || !(0,_model_load_js__WEBPACK_IMPORTED_MODULE_1__/* .isOffered */ .kd)(item))
                    continue;
                const winner = winners.get(name);
                if (!winner || (winner.layer === layer && !isSorted)) {
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

/***/ 86460:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bt: () => (/* binding */ readPluginSettings),
/* harmony export */   FK: () => (/* binding */ externalPluginsIn),
/* harmony export */   Gp: () => (/* binding */ pluginFrom),
/* harmony export */   IX: () => (/* binding */ isLocal),
/* harmony export */   vG: () => (/* binding */ externalLayer),
/* harmony export */   xd: () => (/* binding */ externalLayersIn)
/* harmony export */ });
/* harmony import */ var _loading_collect_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77012);
/* harmony import */ var _parsers_node_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(70536);
/* harmony import */ var _repo_repository_name_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(53290);
/* harmony import */ var _parsers_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(45433);





function pluginFrom(name, source, at) {
    const text = (key) => (0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_2__/* .textOf */ .b6)((0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_2__/* .lastOf */ .g1)(source, key));
    const commit = [text("sha"), text("commit"), text("ref")].find((word) => word !== undefined && /^[0-9a-f]{40}$/.test(word));
    const version = text("source") === "npm" && /^\d+\.\d+\.\d+[\w.+-]*$/.test(text("version") ?? "") ? text("version") : undefined;
    const origin = text("repo") ?? text("url") ?? text("package") ?? text("path") ?? (0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_2__/* .textOf */ .b6)(source) ?? "an unnamed source";
    const revision = commit ?? version ?? text("ref") ?? text("version");
    return {
        name,
        from: withoutLogin(revision === undefined ? origin : `${origin} at ${revision}`),
        isPinned: (commit ?? version) !== undefined,
        ...repositoryOf(source),
        at,
    };
}
function repositoryOf(source) {
    const address = (0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_2__/* .textOf */ .b6)((0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_2__/* .lastOf */ .g1)(source, "repo") ?? (0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_2__/* .lastOf */ .g1)(source, "url"));
    const repository = address === undefined || (0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_2__/* .lastOf */ .g1)(source, "package") ? undefined : (0,_repo_repository_name_js__WEBPACK_IMPORTED_MODULE_3__/* .githubNameIn */ .WL)(address);
    return repository === undefined ? {} : { repository };
}
function withoutLogin(address) {
    return address.replace(/^(\w+:\/\/)[^/@]*@/, "$1");
}
function externalLayer(plugin) {
    const { name, from, isPinned, isOffered, repository, at } = plugin;
    const layer = {
        name: "outside",
        root: name,
        status: "absent",
        authority: [
            {
                setting: "plugin",
                value: name,
                effect: "widens",
                because: `installs subagents, hooks and servers from ${from}`,
                may: ["execute", "external"],
                at,
            },
        ],
    };
    const unpinned = {
        message: unpinnedMessage(plugin),
        at,
        kind: isOffered ? "unpinned-offer" : "unpinned",
        ...(repository === undefined ? {} : { repository }),
    };
    return { layer, items: [], unjudged: isPinned ? [] : [unpinned] };
}
function unpinnedMessage({ name, from, isOffered, isElsewhere, vendor }) {
    if (isOffered)
        return `offers the plugin \`${name}\` from ${from} without pinning a commit, so what its users install can change at any time; add its commit as \`sha\``;
    if (vendor !== undefined)
        return `enables the plugin \`${name}\` from ${from}, a name that is reserved for ${vendor}, and no commit pins it, so its subagents can change at any time; keep a copy of the plugin in the repository, or pin a commit in \`extraKnownMarketplaces\` (not verified for reserved names)`;
    if (isElsewhere)
        return `enables the plugin \`${name}\`, but does not say where ${from} is, so the machine decides which subagents it brings; add the marketplace to \`extraKnownMarketplaces\` with a commit as \`ref\``;
    return `installs the plugin \`${name}\` from ${from} without pinning a commit, so its subagents can change at any time; pin a commit`;
}
async function externalLayersIn(repo, paths) {
    return (await externalPluginsIn(repo, paths))
        .map(externalLayer)
        .map(({ layer, ...read }) => ({ ...read, layer: { ...layer, authority: [] } }));
}
async function readPluginSettings(repo, paths) {
    const marketplaces = new Map();
    const enabled = [];
    for (const path of paths) {
        const source = await (0,_loading_collect_js__WEBPACK_IMPORTED_MODULE_0__/* .readOne */ .JF)(repo, path);
        if (source === undefined || "message" in source || !/"enabledPlugins"|Marketplaces"|\\u/.test(source.text))
            continue;
        const root = (0,_parsers_json_js__WEBPACK_IMPORTED_MODULE_1__/* .parseAnyJson */ .C_)(source.text);
        if (root.kind === "problem")
            continue;
        for (const key of ["additionalMarketplaces", "extraKnownMarketplaces"])
            for (const { name = "", value } of (0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_2__/* .tableEntries */ .zH)((0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_2__/* .lastOf */ .g1)(root, key)))
                marketplaces.set(name, (0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_2__/* .lastOf */ .g1)(value, "source"));
        for (const { name = "", key, value } of (0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_2__/* .tableEntries */ .zH)((0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_2__/* .lastOf */ .g1)(root, "enabledPlugins")))
            if ((0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_2__/* .textOf */ .b6)(value) !== "false")
                enabled.push({ name, at: { source, span: key.span } });
    }
    return { marketplaces, enabled };
}
async function externalPluginsIn(repo, paths, own, reserved) {
    const { marketplaces, enabled } = await readPluginSettings(repo, paths);
    return enabled.flatMap(({ name, at }) => {
        const marketplace = name.split("@").at(-1) ?? "";
        const origin = marketplaces.get(marketplace);
        const isInside = own ? own.has(marketplace) && (!origin || isLocal(origin)) : origin && isLocal(origin);
        if (isInside)
            return [];
        if (origin)
            return [pluginFrom(name, origin, at)];
        const vendor = reserved?.names.has(marketplace) ? { vendor: reserved.vendor } : {};
        return [{ name, from: `the marketplace \`${marketplace}\``, isPinned: false, isElsewhere: true, ...vendor, at }];
    });
}
function isLocal(origin) {
    return /^(?:directory|file)$/.test((0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_2__/* .textOf */ .b6)((0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_2__/* .lastOf */ .g1)(origin, "source")) ?? "");
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

/***/ 6407:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   SM: () => (/* binding */ isServed),
/* harmony export */   kD: () => (/* binding */ uncheckedIn),
/* harmony export */   kd: () => (/* binding */ isOffered),
/* harmony export */   rX: () => (/* binding */ atBase)
/* harmony export */ });
function atBase(at) {
    return { message: "at the base", at, isOfBase: true };
}
function isOffered({ verdict }) {
    return verdict.kind === "loaded" || verdict.kind === "shadowed" || verdict.kind === "lost";
}
function isServed(item) {
    return isOffered(item) && item.verdict.kind !== "shadowed";
}
function uncheckedIn({ unjudged }) {
    return unjudged.filter(({ kind, scope }) => kind === undefined && scope === undefined);
}


/***/ }),

/***/ 53290:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   RB: () => (/* binding */ comparedNamesIn),
/* harmony export */   WL: () => (/* binding */ githubNameIn)
/* harmony export */ });
/* unused harmony exports repositoryNameIn, repositoryNamesIn */
function repositoryNameIn(address) {
    const isUrl = /^[a-z][a-z\d+.-]*:\/\//i.test(address);
    const path = isUrl ? address.replace(/[?#].*$/s, "") : address;
    const segments = path
        .trim()
        .split(isUrl ? "/" : /[/\\:]/)
        .filter((segment) => segment !== "");
    if (segments.at(-1) === ".git")
        segments.pop();
    if (isUrl && !/^file:/i.test(address))
        segments.splice(0, 2);
    const name = (isUrl ? decoded(segments.at(-1)) : segments.at(-1))?.replace(/\.git$/i, "");
    return name === undefined || name === "" || name === "." || name === ".." ? undefined : name;
}
function decoded(segment) {
    if (segment === undefined)
        return undefined;
    try {
        return decodeURIComponent(segment);
    }
    catch {
        return segment;
    }
}
function githubNameIn(address) {
    const found = /^(?:(?:https?|ssh|git):\/\/(?:[^/@]*@)?github\.com\/|(?:[\w.-]+@)?github\.com:)?([\w-]+\/[\w.-]+?)(?:\.git)?\/?$/i.exec(address.trim());
    return found?.[1]?.toLowerCase();
}
function comparedNamesIn(addresses) {
    return [...new Set([...repositoryNamesIn(addresses), ...addresses.flatMap((one) => githubNameIn(one) ?? [])])];
}
function repositoryNamesIn(addresses) {
    return [...new Set(addresses.flatMap((address) => repositoryNameIn(address)?.toLowerCase() ?? []))];
}


/***/ })

};
;