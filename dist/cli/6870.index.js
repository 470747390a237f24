"use strict";
exports.id = 6870;
exports.ids = [6870];
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

/***/ 4944:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   u: () => (/* binding */ loadFolders)
/* harmony export */ });
/* harmony import */ var _local_plugins_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31091);
/* harmony import */ var _layers_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(78939);
/* harmony import */ var _repo_path_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(76311);
/* harmony import */ var _sessions_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(46068);
/* harmony import */ var _settings_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(84876);
/* harmony import */ var _repo_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(64951);
/* harmony import */ var _unknown_settings_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(95373);







async function loadFolders(repo, where, host) {
    const search = { repo, host, seen: new Set() };
    const projects = [];
    for (const start of where.starts)
        projects.push(await readDirectory(search, "project", start, host.folders));
    const home = where.user?.home;
    const user = home === undefined ? [] : await readDirectory(search, "user", home, host.userFolders);
    const named = [];
    for (const path of where.dirs.map(_repo_path_js__WEBPACK_IMPORTED_MODULE_4__/* .tidied */ .GE))
        named.push(...(await readFolder(search, "project", { path, isOwn: true, ...host.policyFolder })));
    const external = (0,_settings_js__WEBPACK_IMPORTED_MODULE_2__/* .takesPlugins */ .X1)(host.settingRules)
        ? await (0,_local_plugins_js__WEBPACK_IMPORTED_MODULE_0__/* .pluginLayersIn */ .$)(repo, where.starts.map((directory) => ({ directory, paths: host.settings.map((path) => (0,_repo_path_js__WEBPACK_IMPORTED_MODULE_4__/* .join */ .fj)(directory, path)) })))
        : [];
    const builtins = (0,_layers_js__WEBPACK_IMPORTED_MODULE_1__/* .builtinLayer */ .vN)(host.builtins ?? []);
    const withWinner = (0,_sessions_js__WEBPACK_IMPORTED_MODULE_5__/* .winnersOf */ .AY)([
        ...projects.map((project) => [...project, ...user, builtins]),
        ...named.map((layer) => [layer, builtins]),
    ]);
    return (0,_layers_js__WEBPACK_IMPORTED_MODULE_1__/* .loadFrom */ .TH)([...projects.flat(), ...user, ...external, ...named], host.builtins && builtins, (item) => withoutIneffective(withWinner(item)));
}
function withoutIneffective(item) {
    return item.verdict.kind === "shadowed" && item.profile
        ? { ...item, profile: { ...item.profile, ineffective: [] } }
        : item;
}
async function readDirectory(search, name, directory, folders) {
    const { repo, host } = search;
    const layers = [];
    for (const folder of folders)
        layers.push(...(await readFolder(search, name, { ...folder, path: (0,_repo_path_js__WEBPACK_IMPORTED_MODULE_4__/* .join */ .fj)(directory, folder.path) })));
    const unknown = [];
    const { authority, unjudged: unread } = await (0,_settings_js__WEBPACK_IMPORTED_MODULE_2__/* .readSettings */ .sb)(repo, host.settings.map((path) => (0,_repo_path_js__WEBPACK_IMPORTED_MODULE_4__/* .join */ .fj)(directory, path)), host.settingRules, (root, source) => {
        unknown.push(...(0,_unknown_settings_js__WEBPACK_IMPORTED_MODULE_6__/* .unknownIn */ .e3)(host, root, source));
        return host.furtherAuthority?.(root, source) ?? [];
    });
    const unjudged = [...unread, ...unknown];
    const [own] = host.folders;
    if (authority.length + unjudged.length > 0 && own)
        layers.unshift({
            layer: {
                name,
                root: (0,_repo_path_js__WEBPACK_IMPORTED_MODULE_4__/* .join */ .fj)(directory, (0,_repo_path_js__WEBPACK_IMPORTED_MODULE_4__/* .directoryOf */ .jt)(own.path)),
                status: "loaded",
                authority,
                ...(name === "project" ? { governs: directory } : {}),
            },
            items: [],
            unjudged,
        });
    return layers;
}
async function readFolder({ repo, host: { depth }, seen }, name, { path: root, isOwn, isFlat, isIncluded, read }) {
    const layer = { name, root, status: "loaded", authority: [] };
    const found = await (0,_layers_js__WEBPACK_IMPORTED_MODULE_1__/* .readLayer */ .w6)(repo, layer, {
        isIncluded,
        deep: isFlat !== true && (isOwn || depth === "unverified"),
        seen,
        read: async (source, path) => {
            const results = await read(source, path, isOwn, repo);
            const items = results.map((result) => ({ layer, files: [source.path], ...result }));
            const isNested = (0,_repo_path_js__WEBPACK_IMPORTED_MODULE_4__/* .directoryOf */ .jt)(path) !== root && path !== root && (0,_repo_path_js__WEBPACK_IMPORTED_MODULE_4__/* .isWithin */ .UO)(path, root);
            return depth === "flat" && isNested ? items.map((item) => asNested(item, root, source)) : items;
        },
    });
    return found ? [found] : [];
}
function asNested(item, root, source) {
    if (item.verdict.kind !== "loaded")
        return { ...item, verdict: { kind: "passed-over" } };
    const message = `it is in a subfolder of \`${root}\`, where no profile is read; move it to \`${root}\``;
    return { ...item, verdict: { kind: "dropped", problem: { message, at: (0,_repo_text_js__WEBPACK_IMPORTED_MODULE_3__/* .startOf */ .GH)(source) } } };
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

/***/ 63728:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ toolEntriesOf),
/* harmony export */   U: () => (/* binding */ capabilityOfTool)
/* harmony export */ });
/* harmony import */ var _parsers_node_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(70536);
/* harmony import */ var _tools_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(96918);
/* harmony import */ var _unknown_keys_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(13172);



const vocabulary = (0,_tools_js__WEBPACK_IMPORTED_MODULE_0__/* .toolTable */ .T9)({
    read: `read readfile readmanyfiles readlints view open ls list listdir listdirectory listfiles grep grepsearch
      search searchfile searchfiles searchcontent glob findfiles codebaseretrieval codebasesearch lsp`,
    write: `write writefile writetofile create createfile createrule savefile edit editfile multiedit replace
      replaceinfile strreplaceeditor notebookedit applypatch patch removefiles delete deletefile deletefiles`,
    execute: `bash shell powershell execute exec run runcommand executecommand runshellcommand terminal launchprocess
      writeprocess killprocess monitor`,
    network: "web webfetch websearch fetch fetchurl browser openbrowser",
    delegate: "task agent subagent skill useskill delegate",
    state: "todowrite todoread askuserquestion think",
}, _unknown_keys_js__WEBPACK_IMPORTED_MODULE_1__/* .normalizedKey */ .pj);
function capabilityOfTool(name) {
    const found = vocabulary.lookup(name);
    return found ? found[0] : "external";
}
function toolEntriesOf(node, source) {
    if (!node)
        return [];
    const seen = new Set();
    const items = node.kind === "list" ? node.items.flatMap((item) => flattened(item, 0, seen)) : [node];
    return items.flatMap((item) => {
        if (item.kind !== "scalar" || (0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_2__/* .isEmptyValue */ .Po)(item))
            return [];
        const words = item.text.replace(/^\s*\[|\]\s*$/g, "").match(/(?:[^,()]|\([^)]*\)?)+/g) ?? [];
        return words.flatMap((word) => {
            const [, name = "", scope = ""] = /^\s*["']?([^("']*)["']?(?:\((.*)\))?\s*$/s.exec(word) ?? [];
            return name.trim() === ""
                ? []
                : [{ name: name.trim(), scope: /^[:*\s]*$/.test(scope) ? null : scope, at: { source, span: item.span } }];
        });
    });
}
const maxNesting = 2;
function flattened(node, depth, seen) {
    if (node.kind === "scalar" || depth > maxNesting)
        return [node];
    if (seen.has(node))
        return [];
    seen.add(node);
    const inner = node.kind === "list" ? node.items : node.entries.map(({ key }) => key);
    return inner.flatMap((item) => flattened(item, depth + 1, seen));
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

/***/ 76870:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  "default": () => (/* binding */ augment)
});

// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/folders.js
var folders = __webpack_require__(4944);
// EXTERNAL MODULE: ./build/bundle/src/model/host.js
var host = __webpack_require__(3641);
// EXTERNAL MODULE: ./build/bundle/src/model/fact.js
var fact = __webpack_require__(7277);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/fields.js
var fields = __webpack_require__(18012);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/unknown-keys.js
var unknown_keys = __webpack_require__(13172);
// EXTERNAL MODULE: ./build/bundle/src/parsers/node.js
var parsers_node = __webpack_require__(70536);
// EXTERNAL MODULE: ./build/bundle/src/repo/path.js
var repo_path = __webpack_require__(76311);
// EXTERNAL MODULE: ./build/bundle/src/parsers/yaml/index.js + 12 modules
var yaml = __webpack_require__(32034);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/profile.js
var profile = __webpack_require__(56132);
;// CONCATENATED MODULE: ./build/bundle/src/hosts/augment/frontmatter.js


async function frontmatterOf(text) {
    const found = fencesOf(text);
    if (!found)
        return undefined;
    const { front, body } = found;
    const reading = await (0,yaml/* readJsYaml */.f5)(text.slice(front.start, front.end), front.start, 4.3);
    const nothing = (0,yaml/* mappingOf */.GS)(undefined, front.start);
    return reading.kind === "refused"
        ? { table: nothing, refusal: reading.problem, span: front, body }
        : { table: (0,yaml/* mappingOf */.GS)(reading.node, front.start), span: front, body };
}
function fencesOf(text) {
    const opening = /^---\s*\n/.exec(text)?.[0];
    if (opening === undefined)
        return undefined;
    const start = opening.length;
    const closing = /\n---(?=\s*\n)\s*\n/g;
    for (const from of [start, start - 1]) {
        closing.lastIndex = from;
        const found = closing.exec(text);
        const before = from === start ? start : opening.lastIndexOf("\n", start - 2) + 1;
        if (found && before > 3 && before <= found.index)
            return { front: { start: before, end: found.index }, body: { start: closing.lastIndex, end: text.length } };
    }
    return undefined;
}
function textFrom(node) {
    if ((0,yaml/* isEndless */.tr)(node))
        return "";
    const value = (0,yaml/* hostValueOf */.l_)(node);
    if (value === null)
        return "";
    return (typeof value === "object" ? JSON.stringify(value) : String(value)).trim();
}
function namesIn(table, key) {
    const node = (0,parsers_node/* valueOf */.RP)(table, key);
    if (node?.kind === "scalar") {
        const text = (0,yaml/* hostValueOf */.l_)(node);
        const words = typeof text === "string" ? text.split(",") : [];
        return words.map((word) => ({ name: word.trim(), span: node.span })).filter(({ name }) => name !== "");
    }
    if (node?.kind !== "list")
        return [];
    const names = [];
    for (const item of node.items) {
        const name = stringOf((0,yaml/* hostValueOf */.l_)(item));
        if (name === undefined)
            return [];
        if (name !== "")
            names.push({ name, span: item.span });
    }
    return names;
}
function stringOf(value) {
    try {
        return String(value).trim();
    }
    catch {
        return undefined;
    }
}

// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/tools.js
var tools = __webpack_require__(96918);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/tool-vocabulary.js
var tool_vocabulary = __webpack_require__(63728);
;// CONCATENATED MODULE: ./build/bundle/src/hosts/augment/tools.js





const tools_tools = (0,tools/* toolTable */.T9)({
    read: "view view-range-untruncated search-untruncated codebase-retrieval codebase-retrieval-raw grep-search read-process list-processes conversation-retrieval view-session git-commit-retrieval read ls grep find",
    write: "save-file str-replace-editor apply_patch remove-files write edit",
    execute: "launch-process write-process kill-process setup-script bash shell",
    network: "web-fetch web-search open-browser github-api",
    state: "view_tasklist add_tasks update_tasks reorganize_tasklist ask-user render-mermaid report-to-parent enter-plan-mode exit-plan-mode",
});
const toolsByCapability = {
    write: "save-file str-replace-editor apply_patch remove-files",
    execute: "launch-process",
};
function readTools(table, source, home) {
    const allow = (0,parsers_node/* valueOf */.RP)(table, "tools");
    const deny = (0,parsers_node/* valueOf */.RP)(table, "disabled_tools");
    const allowed = namesIn(table, "tools");
    const denied = namesIn(table, "disabled_tools");
    const at = allow ? { source, span: allow.span } : home;
    const fault = (what, because, place) => ({
        kind: "limit",
        what,
        because,
        at: place,
    });
    const ineffective = [];
    if (deny && denied.length === 0 && !isBlank(deny))
        ineffective.push(fault("disabled_tools", "it names no tool, so it removes none", { source, span: deny.span }));
    if (denied.length > 0) {
        if (allowed.length > 0)
            ineffective.push(fault("tools", "`disabled_tools` replaces it; keep one of the two", at));
        return {
            ...allBut(denied, deny ? { source, span: deny.span } : home),
            ineffective: [...ineffective, ...denied.flatMap((name) => unknownDenied(name, source))],
        };
    }
    if (allowed.length > 0)
        return {
            grants: (0,fact/* stated */.Eo)(allowed.flatMap((name) => grantOf(name, source)), at),
            denied: [],
            ineffective: [...ineffective, ...allowed.flatMap((name) => unknownAllowed(name, source))],
        };
    const because = allow ? "`tools` without names means every tool" : "no `tools` key means every tool";
    if (allow && !isBlank(allow))
        ineffective.push(fault("tools", "it names no tool, so every tool is granted; write a list such as `[view, grep-search]`", at));
    return { grants: (0,fact/* implied */.TU)((0,tools/* grantEach */.Ud)(at), at, because), denied: [], ineffective };
}
function isBlank(node) {
    return node.kind === "scalar" && (node.value === null || node.text.trim() === "");
}
function allBut(denied, at) {
    const removed = new Set(denied.map(({ name }) => name));
    const left = (0,tools/* grantEach */.Ud)(at).filter(({ capability }) => !(toolsByCapability[capability]?.split(" ").every((name) => removed.has(name)) ?? false));
    return { grants: (0,fact/* implied */.TU)(left, at, "`disabled_tools` leaves every other tool"), denied: [...removed] };
}
function grantOf({ name, span }, source) {
    const granted = tools_tools.lookup(name) ?? foreign(name);
    return granted.map((capability) => ({ tool: name, capability, scope: null, at: { source, span } }));
}
function foreign(name) {
    if (name.startsWith("sub-agent"))
        return ["delegate"];
    return isPossible(name) ? ["external"] : [];
}
function isPossible(name) {
    return /^[a-zA-Z0-9_-]+$/.test(name) && (name.includes("_") || (0,tool_vocabulary/* capabilityOfTool */.U)(name) === "external");
}
function isTool(name) {
    return tools_tools.has(name) || foreign(name).length > 0;
}
function unknownAllowed({ name, span }, source) {
    const because = "unknown tool (names are case-sensitive), so it grants nothing";
    const at = { source, span };
    return isTool(name) ? [] : [{ kind: "unknown-tool", what: name, because, at, ...(0,tools/* nearName */.cR)(name, tools_tools.names) }];
}
function unknownDenied({ name, span }, source) {
    const because = /[(*]/.test(name)
        ? "only whole tools can be denied, by their exact names, so this denies nothing"
        : "unknown tool (names are case-sensitive), so it denies nothing";
    const at = { source, span };
    return isTool(name) ? [] : [{ kind: "limit", what: name, because, at, ...(0,tools/* nearName */.cR)(name, tools_tools.names) }];
}

;// CONCATENATED MODULE: ./build/bundle/src/hosts/augment/agent.js










const keyNames = "name description model color hidden tools disabled_tools finish_tool provider_model provider_api_key provider_base_url replace_system_prompt disable_rules disable_workspace_guidelines disable_skills tool_description instruction_description";
const keys = {
    keys: new Set(keyNames.split(" ")),
    own: { tools: "tools", denied: "disabled_tools" },
    ignores: true,
};
async function agentsOf(source, path, isOwn) {
    const below = /(?:^|\/)\.(?:augment|claude|agents)\/agents\/(.+)$/.exec(path)?.[1] ?? path.slice(path.lastIndexOf("/") + 1);
    if (below.split("/").some((segment) => segment.startsWith(".")))
        return [{ verdict: { kind: "passed-over" } }];
    const fileName = [...below.split("/").slice(0, -1), (0,repo_path/* stemOf */.Vc)(path)].join(":");
    const front = await frontmatterOf(source.text);
    const body = front?.body ?? { start: 0, end: source.text.length };
    const file = { source, file: (0,repo_path/* nameOf */.Vb)(path), fileName, body, isOwn };
    if (!front) {
        const profile = withoutFrontmatter(file, "the file has no frontmatter that Augment accepts, which means every tool");
        return [{ verdict: { kind: "loaded" }, profile, ...unseenIn(source, isOwn) }];
    }
    const { table, refusal } = front;
    if (!refusal)
        return [{ verdict: { kind: "loaded" }, profile: readProfile(table, file) }];
    return [
        {
            verdict: { kind: "loaded" },
            profile: refusedProfile(front, file),
            leniency: refusalOf(front, refusal, source),
        },
    ];
}
function refusalOf({ span }, refusal, source) {
    const { message, span: at } = (0,yaml/* diagnosisOf */.jo)(source.text, span, refusal);
    return {
        message: `the frontmatter is not valid YAML, so Augment loads the file without it, with every tool: ${message}`,
        at: { source, span: at },
        kind: "strict-readers",
    };
}
function refusedProfile({ span }, file) {
    const { source } = file;
    const because = "the frontmatter is not valid YAML, so every tool is granted; fix the YAML";
    const lost = [
        ...source.text.slice(span.start, span.end).matchAll(/^([ \t]*["']?)(tools|disabled_tools)["']?[ \t]*:/gm),
    ];
    const ineffective = lost.map(({ index, 1: before = "", 2: key = "" }) => {
        const start = span.start + index + before.length;
        return {
            kind: "limit",
            what: key,
            because,
            at: { source, span: { start, end: start + key.length } },
            cause: "frontmatter",
        };
    });
    const profile = withoutFrontmatter(file, "the frontmatter is not valid YAML, which means every tool");
    const home = { source, span: { start: span.start, end: span.start } };
    return {
        ...profile,
        name: (0,fact/* implied */.TU)(normalizedName(file.fileName), home, "the file name is the name"),
        identity: normalizedName(file.fileName),
        ineffective: file.isOwn ? ineffective : ineffective.map(unknown_keys/* asForeignFile */.LN),
    };
}
function unseenIn(source, isOwn) {
    const key = /^[ \t]*(?:name|description|tools|disabled_tools)[ \t]*:/m.exec(source.text.slice(0, 2_000));
    if (!isOwn || !key || !/^\ufeff?\s*---/.test(source.text))
        return {};
    const message = "Augment finds no frontmatter and loads the file with every tool; the first line must be exactly `---`, and another such line must close it";
    return {
        leniency: {
            message,
            at: { source, span: { start: 0, end: source.text.indexOf("---") + 3 } },
            kind: "strict-readers",
        },
    };
}
function withoutFrontmatter(file, because) {
    const table = { kind: "table", span: { start: 0, end: 0 }, entries: [] };
    const home = (0,fields/* startOfTable */.Eo)(table, file.source);
    return (0,profile/* profileFrom */.A)({
        ...fieldsOf(table, file),
        name: (0,fact/* implied */.TU)(file.fileName, home, "the file name is the name"),
        grants: (0,fact/* implied */.TU)((0,tools/* grantEach */.Ud)(home), home, because),
    });
}
function readProfile(table, file) {
    const { source, fileName, isOwn } = file;
    const home = (0,fields/* startOfTable */.Eo)(table, source);
    const written = textAt(table, "name", source);
    const name = written
        ? (0,fact/* stated */.Eo)(normalizedName(written.text), written.at)
        : (0,fact/* implied */.TU)(normalizedName(fileName), home, "the file name is the name");
    const { grants, denied, ineffective: faults } = readTools(table, source, home);
    const ineffective = [...(0,unknown_keys/* unknownKeysIn */.QU)(table, source, keys), ...faults];
    return (0,profile/* profileFrom */.A)({
        ...fieldsOf(table, file),
        name,
        grants,
        denied,
        bypasses: isOwn ? (0,unknown_keys/* unhonouredModesIn */.dI)(table, source, keys) : [],
        ineffective: isOwn ? ineffective : ineffective.map(unknown_keys/* asForeignFile */.LN),
    });
}
function textAt(table, key, source) {
    const node = (0,parsers_node/* valueOf */.RP)(table, key);
    const text = node ? textFrom(node) : "";
    return node && text !== "" ? { text, at: { source, span: node.span } } : undefined;
}
function fieldsOf(table, { source, body, file }) {
    const home = (0,fields/* startOfTable */.Eo)(table, source);
    const placeOf = (key) => {
        const node = (0,parsers_node/* valueOf */.RP)(table, key);
        return node ? { source, span: node.span } : home;
    };
    const description = textAt(table, "description", source);
    const model = textAt(table, "model", source);
    const address = textAt(table, "provider_base_url", source);
    return {
        home,
        description: description
            ? (0,fact/* stated */.Eo)(description.text, description.at)
            : (0,fact/* implied */.TU)(`Configuration from ${file}`, placeOf("description"), "Augment uses the file name"),
        model: model ? (0,fact/* stated */.Eo)(model.text, model.at) : (0,fact/* missing */.LO)(placeOf("model")),
        extraGrants: address ? (0,tools/* grantEach */.Ud)(address.at, ["network"], "provider_base_url") : [],
        prompt: (0,fields/* bodyPrompt */.$c)(source, body),
        native: (0,parsers_node/* jsonOf */.o_)(table),
    };
}
function normalizedName(name) {
    return name
        .trim()
        .replace(/\s+/g, "-")
        .replace(/[^a-zA-Z0-9_-]/g, "-")
        .replace(/-+/g, "-");
}

// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/own-files.js
var own_files = __webpack_require__(86319);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/settings.js
var settings = __webpack_require__(84876);
;// CONCATENATED MODULE: ./build/bundle/src/hosts/augment/settings.js



const commands = /^(?:launch-process|shell|bash)$/;
const edits = /^(?:save-file|str-replace-editor|remove-files|apply_patch|write|edit)$/;
const reads = /^(?:view|codebase-retrieval|grep-search|read-process|list-processes|git-commit-retrieval)$/;
function permissionsIn(root, source) {
    const decided = new Set();
    const guarded = new Set();
    return (0,fields/* listItems */.Dw)((0,parsers_node/* lastOf */.g1)(root, "toolPermissions")).flatMap((node) => {
        if ((0,parsers_node/* textOf */.b6)((0,parsers_node/* lastOf */.g1)(node, "eventType")) === "tool-response")
            return [];
        const { tool, type, pattern, isWhole } = ruleOf(node);
        const isDecided = decided.has(tool) || decided.has("*");
        const meaning = isDecided ? undefined : meaningOf(type, tool, isWhole, guarded.has(tool));
        if (type === "deny" || type === "ask-user")
            guarded.add(tool);
        if (isWhole)
            decided.add(tool);
        if (!meaning)
            return [];
        const [effect, because] = meaning;
        const value = `${type} ${tool}${isWhole ? "" : ` ${pattern}`}`.slice(0, maxShown);
        const content = (0,settings/* contentOf */.$E)(node, source);
        const starts = may(type);
        return [
            {
                setting: "toolPermissions",
                value,
                effect,
                because,
                content,
                ...(starts ? { may: [starts] } : {}),
                ...(starts === "execute" ? { names: (0,settings/* commandTexts */.Ot)(node) } : {}),
                at: { source, span: node.span },
            },
        ];
    });
}
function may(type) {
    if (type === "script-policy")
        return "execute";
    return type === "webhook-policy" ? "network" : undefined;
}
const maxShown = 120;
function ruleOf(node) {
    const tool = (0,parsers_node/* textOf */.b6)((0,parsers_node/* lastOf */.g1)(node, "toolName")) ?? "";
    const pattern = commands.test(tool) ? (0,parsers_node/* textOf */.b6)((0,parsers_node/* lastOf */.g1)(node, "shellInputRegex")) : undefined;
    return {
        tool,
        type: (0,parsers_node/* textOf */.b6)((0,parsers_node/* lastOf */.g1)((0,parsers_node/* lastOf */.g1)(node, "permission"), "type")) ?? "",
        pattern,
        isWhole: pattern === undefined || /^\^?(?:\.[*+])?\$?$/.test(pattern),
    };
}
function meaningOf(type, tool, isWhole, isGuarded) {
    if (type === "deny")
        return ["narrows", "is denied"];
    if (type === "ask-user")
        return ["narrows", "is asked about"];
    if (type === "script-policy")
        return ["widens", "starts a command that decides instead of a person"];
    if (type === "webhook-policy")
        return ["widens", "asks an address that decides instead of a person"];
    if (type !== "allow" || reads.test(tool))
        return undefined;
    if (isWhole && tool === "*")
        return ["bypasses", "may run every tool without asking"];
    if (isWhole && commands.test(tool))
        return [
            "auto-approves",
            isGuarded
                ? "runs every command without asking unless an earlier rule stops it"
                : "runs every command without asking",
        ];
    if (isWhole && edits.test(tool))
        return ["auto-approves", "changes any file without asking"];
    return ["widens", "is allowed without asking"];
}

// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/unknown-settings.js
var unknown_settings = __webpack_require__(95373);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/variables.js
var variables = __webpack_require__(99260);
;// CONCATENATED MODULE: ./build/bundle/src/hosts/augment/index.js







const settingRules = [
    {
        path: "mcpServers.*.command",
        effect: "widens",
        because: "starts a command whose tools subagents can call",
        shown: "a command",
        may: ["execute", "external"],
    },
    {
        path: "mcpServers.*.url",
        effect: "widens",
        because: "connects to an address whose tools subagents can call",
        shown: "an address",
        may: ["network", "external"],
    },
    {
        path: "enabledPlugins.*",
        when: /^(?!false$)/,
        effect: "widens",
        because: "installs the plugin's subagents, hooks and servers",
        may: ["execute", "external"],
    },
    {
        path: "startupScript",
        effect: "widens",
        because: "is a script that runs before every command",
        shown: "a script",
        may: ["execute"],
    },
    {
        path: "bringYourOwnKey.*",
        effect: "widens",
        because: "may send prompts through its own account",
        shown: "…",
        may: ["network"],
    },
    ...(0,variables/* variableRules */.S)("env.*", []),
    { path: "indexingAllowDirs", effect: "widens", because: "is a directory whose files are sent to the index" },
    { path: "worktreeDir", effect: "widens", because: "is where subagents work in isolation" },
    { path: "featureFlagOverrides", effect: "widens", because: "changes undocumented features", shown: "…" },
    {
        path: "autoUpdateMarketplaces",
        when: /^true$/,
        effect: "widens",
        because: "changes plugins without asking",
    },
    { path: "extraKnownMarketplaces.*", effect: "widens", because: "adds a source of plugins", shown: "…" },
    { path: "removedTools", effect: "narrows", because: "is a tool that no session gets" },
];
const files = {
    isIncluded: (name) => /^[^.].*\.(?:md|txt)$/.test(name),
    read: agentsOf,
};
const own = ".augment/agents";
const shared = [".claude/agents", ".agents/agents"];
const augment_folders = [
    { path: own, isOwn: true, ...files },
    ...shared.map((path) => ({ path, isOwn: false, ...files })),
];
const augment_settings = [".augment/settings.json", ".augment/settings.local.json"];
const patterns = (prefix) => [own, ...shared].flatMap((path) => [`${prefix}${path}/**/*.md`, `${prefix}${path}/**/*.txt`]);
const knownSettings = {
    title: "Augment",
    harmless: [
        ...(0,unknown_settings/* harmlessKeys */.OF)("$schema model models vimMode verbose compact notificationMode shell autoUpdate collapseLongPastedText enableChatInputCompletions numPastedLinesToCollapse dismissedMarketplaces recommendedMarketplaces enableHeapsnapshot showMetrics experimentalAsyncIndexing theme cloudAgent enableToolSearch enableRawRetrievalTool updateTerminalTitle keepTranscriptOnNewSession indexingDenyDirs toolPermissions", "changes what a terminal shows, or is judged by rules of its own"),
        ...(0,unknown_settings/* serverKeys */.yl)("mcpServers.*"),
    ],
};
const ownFolders = [
    {
        root: "**/.augment",
        judged: ["settings.json", "settings.local.json", "agents/**", "skills/**"],
        harmless: [
            ...own_files/* ordinaryFiles */.i,
            ...(0,own_files/* harmlessFiles */.X)("is written by sessions", "sessions/** plans/** vfs/** knowledgebase/** session.json"),
            ...(0,own_files/* harmlessFiles */.X)("runs only if a setting names it, and is compared then", "hooks/** scripts/**"),
        ],
    },
];
/* harmony default export */ const augment = ((0,host/* defineHost */.YB)({
    title: "Augment",
    url: "https://docs.augmentcode.com/cli/subagents",
    editions: ["2026-08"],
    certainty: "measured",
    patterns: [
        ...patterns("**/"),
        ...augment_settings.map((path) => `**/${path}`),
        ...patterns("~/"),
        "~/.augment/settings.json",
    ],
    ownPatterns: ["**/.augment/**", "~/.augment/**"],
    folders: ownFolders,
    load: (repo, where) => (0,folders/* loadFolders */.u)(repo, where, {
        folders: augment_folders,
        userFolders: augment_folders,
        policyFolder: files,
        depth: "unverified",
        settings: augment_settings,
        settingRules,
        knownSettings,
        furtherAuthority: permissionsIn,
    }),
}));


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