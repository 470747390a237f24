"use strict";
exports.id = 9063;
exports.ids = [9063];
exports.modules = {

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

/***/ 79514:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bt: () => (/* binding */ readPluginSettings),
/* harmony export */   FK: () => (/* binding */ externalPluginsIn),
/* harmony export */   Gp: () => (/* binding */ pluginFrom),
/* harmony export */   IX: () => (/* binding */ isLocal),
/* harmony export */   vG: () => (/* binding */ externalLayer),
/* harmony export */   xd: () => (/* binding */ externalLayersIn)
/* harmony export */ });
/* harmony import */ var _collect_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(91307);
/* harmony import */ var _fields_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(18012);
/* harmony import */ var _parsers_node_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(70536);
/* harmony import */ var _parsers_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5930);




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
        at,
    };
}
function withoutLogin(address) {
    return address.replace(/^(\w+:\/\/)[^/@]*@/, "$1");
}
function externalLayer(plugin) {
    const { name, from, isPinned, isOffered, at } = plugin;
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
    };
    return { layer, items: [], unjudged: isPinned ? [] : [unpinned] };
}
function unpinnedMessage({ name, from, isOffered, isElsewhere }) {
    if (isOffered)
        return `offers the plugin \`${name}\` from ${from} without pinning a commit, so what its users install can change at any time; add its commit as \`sha\``;
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
        const source = await (0,_collect_js__WEBPACK_IMPORTED_MODULE_0__/* .readOne */ .JF)(repo, path);
        if (source === undefined || "message" in source || !/"enabledPlugins"|Marketplaces"|\\u/.test(source.text))
            continue;
        const root = (0,_parsers_json_js__WEBPACK_IMPORTED_MODULE_1__/* .parseJsonc */ .pX)(source.text);
        if (root.kind === "problem")
            continue;
        for (const key of ["additionalMarketplaces", "extraKnownMarketplaces"])
            for (const { name = "", value } of (0,_fields_js__WEBPACK_IMPORTED_MODULE_3__/* .tableEntries */ .zH)((0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_2__/* .lastOf */ .g1)(root, key)))
                marketplaces.set(name, (0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_2__/* .lastOf */ .g1)(value, "source"));
        for (const { name = "", key, value } of (0,_fields_js__WEBPACK_IMPORTED_MODULE_3__/* .tableEntries */ .zH)((0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_2__/* .lastOf */ .g1)(root, "enabledPlugins")))
            if ((0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_2__/* .textOf */ .b6)(value) !== "false")
                enabled.push({ name, at: { source, span: key.span } });
    }
    return { marketplaces, enabled };
}
async function externalPluginsIn(repo, paths, own) {
    const { marketplaces, enabled } = await readPluginSettings(repo, paths);
    return enabled.flatMap(({ name, at }) => {
        const marketplace = name.split("@").at(-1) ?? "";
        const origin = marketplaces.get(marketplace);
        const isInside = own ? own.has(marketplace) && (!origin || isLocal(origin)) : origin && isLocal(origin);
        if (isInside)
            return [];
        return [
            origin
                ? pluginFrom(name, origin, at)
                : { name, from: `the marketplace \`${marketplace}\``, isPinned: false, isElsewhere: true, at },
        ];
    });
}
function isLocal(origin) {
    return /^(?:directory|file)$/.test((0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_2__/* .textOf */ .b6)((0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_2__/* .lastOf */ .g1)(origin, "source")) ?? "");
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

/***/ 31091:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ pluginLayersIn)
/* harmony export */ });
/* harmony import */ var _collect_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(91307);
/* harmony import */ var _external_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(79514);
/* harmony import */ var _fields_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(18012);
/* harmony import */ var _parsers_node_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(70536);
/* harmony import */ var _parsers_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5930);
/* harmony import */ var _repo_path_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(76311);






async function pluginLayersIn(repo, starts) {
    const layers = [];
    for (const { directory, paths } of starts) {
        layers.push(...(await localLayer(repo, directory, paths)), ...(await (0,_external_js__WEBPACK_IMPORTED_MODULE_1__/* .externalLayersIn */ .xd)(repo, paths)));
    }
    return layers;
}
async function localLayer(repo, directory, paths) {
    const { marketplaces, enabled } = await (0,_external_js__WEBPACK_IMPORTED_MODULE_1__/* .readPluginSettings */ .Bt)(repo, paths);
    const authority = [];
    const unjudged = [];
    for (const { name, at } of enabled) {
        const [plugin = "", marketplace = ""] = name.split(/@(?=[^@]*$)/);
        const origin = marketplaces.get(marketplace);
        if (!origin || !(0,_external_js__WEBPACK_IMPORTED_MODULE_1__/* .isLocal */ .IX)(origin))
            continue;
        const place = (0,_repo_path_js__WEBPACK_IMPORTED_MODULE_3__/* .tidied */ .GE)((0,_repo_path_js__WEBPACK_IMPORTED_MODULE_3__/* .join */ .fj)(directory, (0,_repo_path_js__WEBPACK_IMPORTED_MODULE_3__/* .tidied */ .GE)((0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_4__/* .textOf */ .b6)((0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_4__/* .lastOf */ .g1)(origin, "path")) ?? "")));
        const isFile = (0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_4__/* .textOf */ .b6)((0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_4__/* .lastOf */ .g1)(origin, "source")) === "file";
        const home = await homeOf(repo, plugin, isFile ? (0,_repo_path_js__WEBPACK_IMPORTED_MODULE_3__/* .directoryOf */ .jt)(place) : place, isFile ? place : undefined);
        const found = (0,_collect_js__WEBPACK_IMPORTED_MODULE_0__/* .collectFiles */ .C0)(repo, home, { isIncluded: () => true, deep: true });
        unjudged.push(...found.unjudged);
        authority.push({
            setting: "plugin",
            value: name,
            effect: "widens",
            because: `installs subagents, hooks, servers and programs from \`${home === "" ? "." : home}\``,
            may: ["execute", "external"],
            names: found.files,
            at,
        });
    }
    const layer = { name: "plugin", root: directory, status: "loaded", authority, governs: directory };
    return authority.length > 0 ? [{ layer, items: [], unjudged }] : [];
}
async function homeOf(repo, plugin, market, file) {
    const lists = repo
        .names(market)
        .filter((name) => /^\..+-plugin$/.test(name))
        .map((name) => (0,_repo_path_js__WEBPACK_IMPORTED_MODULE_3__/* .join */ .fj)(market, `${name}/marketplace.json`));
    for (const path of file === undefined ? lists : [file]) {
        const source = await (0,_collect_js__WEBPACK_IMPORTED_MODULE_0__/* .readOne */ .JF)(repo, path);
        const root = source === undefined || "message" in source ? undefined : (0,_parsers_json_js__WEBPACK_IMPORTED_MODULE_2__/* .parseJsonc */ .pX)(source.text);
        if (!root || root.kind === "problem")
            continue;
        const entry = (0,_fields_js__WEBPACK_IMPORTED_MODULE_5__/* .listItems */ .Dw)((0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_4__/* .lastOf */ .g1)(root, "plugins")).find((item) => (0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_4__/* .textOf */ .b6)((0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_4__/* .lastOf */ .g1)(item, "name")) === plugin);
        const written = (0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_4__/* .textOf */ .b6)((0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_4__/* .lastOf */ .g1)(entry, "source"));
        const home = written === undefined ? undefined : (0,_repo_path_js__WEBPACK_IMPORTED_MODULE_3__/* .tidied */ .GE)((0,_repo_path_js__WEBPACK_IMPORTED_MODULE_3__/* .join */ .fj)(market, (0,_repo_path_js__WEBPACK_IMPORTED_MODULE_3__/* .tidied */ .GE)(written)));
        if (home !== undefined && repo.resolve(home).kind === "directory")
            return home;
    }
    return market;
}


/***/ }),

/***/ 31029:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ onlyToolsIn),
/* harmony export */   L: () => (/* binding */ flowList)
/* harmony export */ });
/* harmony import */ var _parsers_node_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(70536);

function onlyToolsIn(table, source, { key, value, readers }) {
    return (tools) => {
        const line = `${key}: ${value(tools.length > 0 ? tools : readers)}`;
        return { title: line, safe: false, edits: editsFor(table, source, key, line) };
    };
}
function editsFor(table, source, key, text) {
    const { start } = table.span;
    const isBlock = (start === 0 || source.text[start - 1] === "\n") && source.text[start] !== "{";
    const named = table.entries.filter(({ name }) => name === key);
    if (!isBlock || table.entries.length === 0 || named.length > 1)
        return [];
    const entry = (0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_0__/* .entryOf */ .Ms)(table, key);
    if (!entry)
        return [{ at: { source, span: { start, end: start } }, text: `${text}\n` }];
    const from = entry.key.span.start;
    const to = from + source.text.slice(from, entry.value.span.end).trimEnd().length;
    const written = source.text.slice(entry.key.span.end, to);
    if (entry.value.span.start < entry.key.span.end || /^["']?\s*:\s*[&*!]|[-,[]\s*[&*]\w/.test(written))
        return [];
    return [{ at: { source, span: { start: from, end: to } }, text }];
}
function flowList(tools) {
    return `[${tools.map((tool) => (/^[\w./-]+$/.test(tool) ? tool : JSON.stringify(tool))).join(", ")}]`;
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

/***/ 4777:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  T: () => (/* binding */ loadSingleFolder)
});

// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/local-plugins.js
var local_plugins = __webpack_require__(31091);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/layers.js
var _kit_layers = __webpack_require__(78939);
// EXTERNAL MODULE: ./build/bundle/src/repo/path.js
var repo_path = __webpack_require__(76311);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/sessions.js
var _kit_sessions = __webpack_require__(46068);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/settings.js
var settings = __webpack_require__(84876);
// EXTERNAL MODULE: ./build/bundle/src/repo/text.js
var repo_text = __webpack_require__(64951);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/unknown-settings.js
var unknown_settings = __webpack_require__(95373);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/variables.js
var _kit_variables = __webpack_require__(99260);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/collect.js
var collect = __webpack_require__(91307);
;// CONCATENATED MODULE: ./build/bundle/src/hosts/_kit/whole-files.js



function readWholeFiles(repo, directory, files) {
    if (files.length === 0)
        return { authority: [], unjudged: [] };
    const found = (0,collect/* collectFiles */.C0)(repo, directory, {
        isIncluded: (name) => files.some((file) => file.name.test(name)),
        deep: false,
    });
    return {
        authority: found.files.flatMap((path) => files
            .filter(({ name }) => name.test((0,repo_path/* nameOf */.Vb)(path)))
            .map(({ because, may }) => ({
            setting: (0,repo_path/* nameOf */.Vb)(path),
            value: (0,repo_path/* join */.fj)(directory, (0,repo_path/* nameOf */.Vb)(path)),
            effect: "widens",
            because,
            ...(may ? { may } : {}),
            names: [path],
            at: (0,repo_text/* placeOfPath */.Es)(path),
        }))),
        unjudged: found.unjudged,
    };
}

;// CONCATENATED MODULE: ./build/bundle/src/hosts/_kit/single-folder.js









async function loadSingleFolder(repo, where, host) {
    const settingsIn = (directory) => host.settings.map((file) => (0,repo_path/* join */.fj)((0,repo_path/* join */.fj)(directory, host.own), file));
    const variablesIn = (directory) => (0,repo_path/* nameOf */.Vb)(directory).startsWith(".")
        ? []
        : (host.variables ?? []).map(({ path, rules }) => ({ path: (0,repo_path/* join */.fj)(directory, path), rules }));
    const home = where.user?.home;
    const { texts: userSettings } = await readSettingsTexts(repo, home === undefined ? [] : settingsIn(home), host);
    const search = { repo, host, seen: new Set(), userSettings };
    const readIn = (name, directory) => readFolder(search, name, (0,repo_path/* join */.fj)((0,repo_path/* join */.fj)(directory, host.own), host.folder), {
        paths: settingsIn(directory),
        variables: variablesIn(directory),
        own: (0,repo_path/* join */.fj)(directory, host.own),
        ...(name === "project" ? { governs: directory } : {}),
    });
    const projects = [];
    for (const start of where.starts)
        projects.push(await readIn("project", start));
    const user = home === undefined ? [] : await readIn("user", home);
    const named = [];
    for (const root of where.dirs.map(repo_path/* tidied */.GE))
        named.push(...(await readFolder(search, "project", root, { paths: [], variables: [] })));
    const external = (0,settings/* takesPlugins */.X1)(host.settingRules)
        ? await (0,local_plugins/* pluginLayersIn */.$)(repo, where.starts.map((directory) => ({ directory, paths: settingsIn(directory) })))
        : [];
    const builtins = (0,_kit_layers/* builtinLayer */.vN)(host.builtins ?? []);
    const inOrder = (layers) => host.builtinsFirst === true ? [builtins, ...layers] : [...layers, builtins];
    const sessions = [...projects.map((project) => [...project, ...user]), ...named.map((layer) => [layer])];
    return (0,_kit_layers/* loadFrom */.TH)([...projects.flat(), ...user, ...external, ...named], builtins, (0,_kit_sessions/* winnersOf */.AY)(sessions.map(inOrder)));
}
const nothing = { authority: [], unjudged: [] };
async function readFolder({ repo, host, seen, userSettings }, name, root, { paths, variables, own, governs }) {
    const { texts, ...settings } = await readSettingsTexts(repo, paths, host);
    const set = await (0,_kit_variables/* readVariables */.C)(repo, variables);
    const whole = own === undefined ? nothing : readWholeFiles(repo, own, host.wholeFiles ?? []);
    const layer = {
        name,
        root,
        status: "loaded",
        authority: [...settings.authority, ...set.authority, ...whole.authority],
        ...(governs === undefined ? {} : { governs }),
    };
    const applied = name === "user" ? texts : [...userSettings, ...texts];
    const { items, unjudged } = await (0,_kit_layers/* readFiles */.Ul)(repo, layer, markdownFiles(repo, layer, host, seen, applied));
    const unread = [...settings.unjudged, ...set.unjudged, ...whole.unjudged, ...unjudged];
    const exists = repo.resolve(root).kind === "directory" || items.length + unread.length + layer.authority.length > 0;
    return exists ? [{ layer, items, unjudged: unread }] : [];
}
async function readSettingsTexts(repo, paths, { settingRules, knownSettings }) {
    const texts = [];
    const { authority, unjudged } = await (0,settings/* readSettings */.sb)(repo, paths, settingRules, (root, source) => {
        texts.push({ root, source });
        return [];
    });
    const unknown = texts.flatMap(({ root, source }) => (0,unknown_settings/* unknownIn */.e3)({ settingRules, knownSettings }, root, source));
    return { authority, unjudged: [...unjudged, ...unknown], texts };
}
const markdown = /\.(?:md|markdown|mdx)$/i;
function markdownFiles(repo, layer, { read, isSkipped = () => false, followsLinks }, seen, settings) {
    const readFile = async (source, path) => {
        const files = [source.path];
        const skipped = { layer, files, verdict: { kind: "passed-over" } };
        if (isSkipped((0,repo_path/* nameOf */.Vb)(path)))
            return [skipped];
        const because = reasonNotRead(repo, layer.root, path, followsLinks);
        const results = await read(source, path, settings);
        if (because === undefined)
            return results.map((result) => ({ layer, files, ...result }));
        const subagents = results.filter(({ profile, verdict }) => profile?.description.state === "stated" && verdict.kind === "loaded");
        if (subagents.length === 0)
            return [skipped];
        return subagents.map(({ profile }) => ({
            layer,
            files,
            verdict: { kind: "dropped", problem: { message: because, at: (0,repo_text/* startOf */.GH)(source) } },
            ...(profile ? { profile } : {}),
        }));
    };
    return { isIncluded: (name) => markdown.test(name), deep: true, seen, read: readFile };
}
function reasonNotRead(repo, root, path, followsLinks) {
    if (path !== root && (0,repo_path/* directoryOf */.jt)(path) !== root)
        return `it is in a subfolder of \`${root}\`, where no profile is read; move it to \`${root}\``;
    if (!path.endsWith(".md"))
        return "its name does not end in `.md`, and no other file is read";
    const directory = repo.resolve((0,repo_path/* directoryOf */.jt)(path));
    const entry = directory.kind === "directory" ? repo.entries.get((0,repo_path/* join */.fj)(directory.path, (0,repo_path/* nameOf */.Vb)(path))) : undefined;
    return entry?.kind === "link" && !followsLinks ? "it is a link, and only regular files are read" : undefined;
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

/***/ 99260:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ readVariables),
/* harmony export */   S: () => (/* binding */ variableRules)
/* harmony export */ });
/* harmony import */ var _collect_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(91307);
/* harmony import */ var _settings_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(84876);


const starts = "can change which programs are started";
const leads = "can redirect network traffic or change which servers are trusted";
const starting = [
    "PATH(?:EXT)?",
    "(?:\\w+_)?SHELL(?:_PREFIX)?",
    "BASH_ENV|BASH_FUNC_.*|ENV|ZDOTDIR|PROMPT_COMMAND|PS4|IFS|COMSPEC|PSMODULEPATH|CDPATH",
    "HOME|USERPROFILE|APPDATA|LOCALAPPDATA|XDG_\\w+|\\w+_CONFIG_DIR|\\w+_CONFIG_HOME|\\w+_ENV_FILE",
    "LD_\\w+|DYLD_\\w+|GCONV_PATH|GLIBC_TUNABLES|OPENSSL_(?:CONF|MODULES|ENGINES)|SSLKEYLOGFILE",
    "NODE_(?:OPTIONS|PATH|REPL_EXTERNAL_MODULE)|NPM_CONFIG_.*|YARN_\\w+|PNPM_\\w+|BUN_\\w+|DENO_\\w+|ELECTRON_RUN_AS_NODE|TS_NODE_\\w+",
    "PYTHON(?!UNBUFFERED$|DONTWRITEBYTECODE$|IOENCODING$|UTF8$|HASHSEED$)\\w+|PIP_\\w+|UV_\\w+|VIRTUAL_ENV|CONDA_\\w+",
    "PERL5?(?:LIB|OPT|DB|SHELL)\\w*|RUBY(?:OPT|LIB|SHELL)|GEM_\\w+|BUNDLE_\\w+|LUA_\\w+|PHPRC|PHP_INI_SCAN_DIR|R_\\w+|TCLLIBPATH",
    "CLASSPATH|JAVA_\\w+|_JAVA_OPTIONS|JDK_JAVA_OPTIONS|MAVEN_\\w+|GRADLE_\\w+|SBT_OPTS|DOTNET_\\w+|CORECLR_\\w+|COR_\\w+|MSBUILD\\w*",
    "RUSTC?(?:_\\w+|FLAGS)|CARGO_\\w+|GO(?:FLAGS|PATH|ROOT|BIN|TOOLCHAIN|ENV|PROXY|CACHEPROG)|CGO_\\w+|CC|CXX|CPP|LD|AR|AS|FC|MAKE|MAKEFLAGS|MAKEFILES|CMAKE_\\w+|(?:C|CXX|CPP|LD)FLAGS",
    "GIT_.*|SSH_ASKPASS|SSH_AUTH_SOCK|SUDO_ASKPASS|GH_CONFIG_DIR|HG\\w*|SVN_\\w+|GPG_\\w+|GNUPGHOME",
    "(?:\\w*_)?(?:EDITOR|PAGER|BROWSER|VISUAL|ASKPASS)|MANPAGER|LESS(?:OPEN|CLOSE|KEY)?|VIMINIT|EXINIT|VIM|TERMINFO|TERMCAP",
    "DOCKER_\\w+|BUILDKIT_\\w+|KUBECONFIG|TF_\\w+|AWS_(?:CONFIG_FILE|SHARED_CREDENTIALS_FILE)|GOOGLE_APPLICATION_CREDENTIALS|CLOUDSDK_\\w+",
    "CLAUDE_CODE_PLUGIN_(?:CACHE|SEED)_DIR|\\w+_(?:COMMAND|CMD|EXEC|WRAPPER|HELPER|PRELOAD|LAUNCHER|PLUGINS?|BASH_PATH|SCRIPT|HOOKS?|STARTUP_HOOKS|BIN|BINARY|EXECUTABLE)",
].join("|");
const leading = [
    "(?:\\w+_)?(?:HTTPS?|ALL|NO|FTP|SOCKS)_PROXY|(?:\\w+_)?PROXY(?:_URL)?",
    "\\w*(?:BASE_?UR[LI]|ENDPOINT).*|(?:ANTHROPIC|CLAUDE|OPENAI|AZURE|GEMINI|GOOGLE|QWEN|DASHSCOPE|CODEBUDDY|FACTORY|AUGMENT|AUGGIE|JUNIE|OTEL|MCP)_\\w*(?:URL|HOST|HOSTS|ORIGIN|DOMAIN|GATEWAY|RESOURCE|REGISTRY|HEADERS|EXTRA_BODY).*",
    "\\w*_EXPORTER.*|\\w*_HEADERS",
    "NODE_TLS_REJECT_UNAUTHORIZED|NODE_EXTRA_CA_CERTS|NODE_USE_\\w*CA|SSL_CERT_(?:FILE|DIR)|CURL_CA_BUNDLE|REQUESTS_CA_BUNDLE|\\w*_(?:CA_BUNDLE|CA_CERTS?|CLIENT_CERT|CLIENT_KEY|CERT_STORE|SSL_VERIFY|TLS_VERIFY|INSECURE.*)",
].join("|");
const harmlessEverywhere = [
    {
        names: /^(?:NO_COLOR|FORCE_COLOR|CLICOLOR(?:_FORCE)?|COLORTERM|TERM|COLUMNS|LINES|FORCE_HYPERLINK)$/,
        because: "changes how output looks",
    },
    { names: /^(?:TZ|LANG|LANGUAGE|LC_[A-Z]+)$/, because: "changes dates and the language of messages" },
    {
        names: /^PYTHON(?:UNBUFFERED|DONTWRITEBYTECODE|IOENCODING|UTF8|HASHSEED)$/,
        because: "changes how Python writes, not what it runs",
    },
    { names: /^(?:DO_NOT_TRACK|DISABLE_TELEMETRY|\w+_TELEMETRY_OPTOUT)$/, because: "sends less" },
];
const whole = (pattern) => new RegExp(`^(?:${pattern})$`, "is");
const anyBut = (pattern) => new RegExp(`^(?!(?:${pattern})$)`, "is");
function variableRules(path, harmless, own = []) {
    const rule = { path, effect: "widens", shown: "…", blankToo: true };
    const isHarmless = [...harmlessEverywhere, ...harmless].map(({ names }) => names);
    const elsewhere = [...isHarmless, ...own.map(({ names }) => names)];
    return [
        ...own.map(({ names, because, may }) => ({
            ...rule,
            except: [...isHarmless, new RegExp(`^(?!${names.source})`, names.flags)],
            because,
            ...(may ? { may } : {}),
        })),
        { ...rule, except: [anyBut(starting), ...elsewhere], because: starts, may: ["execute"] },
        { ...rule, except: [whole(starting), anyBut(leading), ...elsewhere], because: leads, may: ["network"] },
        {
            ...rule,
            except: [whole(starting), whole(leading), ...elsewhere],
            because: "is set for the host and its child processes",
        },
    ];
}
async function readVariables(repo, files) {
    const unjudged = [];
    const authority = [];
    for (const { path, rules } of files) {
        const source = await (0,_collect_js__WEBPACK_IMPORTED_MODULE_0__/* .readOne */ .JF)(repo, path);
        if (source === undefined)
            continue;
        if ("message" in source)
            unjudged.push(source);
        else
            authority.push(...(0,_settings_js__WEBPACK_IMPORTED_MODULE_1__/* .authorityFrom */ .W5)(rules, variablesIn(source), source));
    }
    return { authority, unjudged };
}
function variablesIn(source) {
    const line = /^[^\S\r\n]*(?:export[^\S\r\n]+)?([\w.-]+)(?:[^\S\r\n]*=|:[^\S\r\n])/gm;
    const found = [...source.text.matchAll(line)];
    const scalar = (start, end) => {
        const text = source.text.slice(start, end).trim();
        return { kind: "scalar", span: { start, end: start + text.length }, value: text, text, style: "plain" };
    };
    return {
        kind: "table",
        span: { start: 0, end: source.text.length },
        entries: found.map(({ index, 0: written, 1: name = "" }, i) => {
            const end = index + written.length;
            const start = end + (/^[^\S\r\n]*/.exec(source.text.slice(end, end + 1_000))?.[0].length ?? 0);
            const key = index + written.indexOf(name);
            const value = scalar(start, Math.max(start, found[i + 1]?.index ?? source.text.length));
            return { key: scalar(key, key + name.length), name, value };
        }),
    };
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