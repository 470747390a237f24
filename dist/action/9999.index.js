"use strict";
exports.id = 9999;
exports.ids = [9999];
exports.modules = {

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

/***/ 9514:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bt: () => (/* binding */ readPluginSettings),
/* harmony export */   FK: () => (/* binding */ externalPluginsIn),
/* harmony export */   Gp: () => (/* binding */ pluginFrom),
/* harmony export */   IX: () => (/* binding */ isLocal),
/* harmony export */   vG: () => (/* binding */ externalLayer),
/* harmony export */   xd: () => (/* binding */ externalLayersIn)
/* harmony export */ });
/* harmony import */ var _collect_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1307);
/* harmony import */ var _fields_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8012);
/* harmony import */ var _parsers_node_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(536);
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
/* harmony import */ var _local_plugins_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1091);
/* harmony import */ var _layers_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8939);
/* harmony import */ var _repo_path_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6311);
/* harmony import */ var _sessions_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6068);
/* harmony import */ var _settings_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4876);
/* harmony import */ var _repo_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4951);
/* harmony import */ var _unknown_settings_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(5373);







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

/***/ 8939:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   TH: () => (/* binding */ loadFrom),
/* harmony export */   Ul: () => (/* binding */ readFiles),
/* harmony export */   vN: () => (/* binding */ builtinLayer),
/* harmony export */   w6: () => (/* binding */ readLayer)
/* harmony export */ });
/* harmony import */ var _builtins_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6965);
/* harmony import */ var _collect_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1307);
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

/***/ 1091:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ pluginLayersIn)
/* harmony export */ });
/* harmony import */ var _collect_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1307);
/* harmony import */ var _external_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9514);
/* harmony import */ var _fields_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8012);
/* harmony import */ var _parsers_node_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(536);
/* harmony import */ var _parsers_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5930);
/* harmony import */ var _repo_path_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6311);






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

/***/ 5373:
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

/***/ 9999:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  "default": () => (/* binding */ goose)
});

// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/folders.js
var folders = __webpack_require__(4944);
// EXTERNAL MODULE: ./build/bundle/src/model/host.js
var host = __webpack_require__(3641);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/own-files.js
var own_files = __webpack_require__(6319);
;// CONCATENATED MODULE: ./build/bundle/src/hosts/goose/folders.js

const folders_folders = [
    {
        root: "**/.goose",
        judged: ["agents/**/*.md", "recipes/*.yaml", "recipes/*.json"],
        harmless: [
            ...own_files/* ordinaryFiles */.i,
            ...(0,own_files/* harmlessFiles */.X)("belongs to a skill, which reads or runs it", "skills/**"),
            ...(0,own_files/* harmlessFiles */.X)("is too deep in the folder to be read as a recipe", "recipes/*/**"),
        ],
    },
];

// EXTERNAL MODULE: ./build/bundle/src/model/fact.js
var model_fact = __webpack_require__(7277);
// EXTERNAL MODULE: ./build/bundle/src/parsers/node.js
var parsers_node = __webpack_require__(536);
// EXTERNAL MODULE: ./build/bundle/src/parsers/decode.js + 1 modules
var parsers_decode = __webpack_require__(7509);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/unknown-keys.js
var unknown_keys = __webpack_require__(3172);
// EXTERNAL MODULE: ./build/bundle/src/parsers/yaml/rust.js + 25 modules
var rust = __webpack_require__(6878);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/profile.js
var profile = __webpack_require__(6132);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/tools.js
var tools = __webpack_require__(6918);
// EXTERNAL MODULE: ./build/bundle/src/repo/text.js
var repo_text = __webpack_require__(4951);
;// CONCATENATED MODULE: ./build/bundle/src/hosts/goose/agent.js








const fields = {
    name: (0,parsers_decode/* required */.mw)(parsers_decode/* string */.Yj),
    description: (0,parsers_decode/* optional */.lq)((0,parsers_decode/* option */.uK)(parsers_decode/* string */.Yj), null),
    model: (0,parsers_decode/* optional */.lq)((0,parsers_decode/* option */.uK)(parsers_decode/* string */.Yj), null),
};
const metadata = (0,parsers_decode/* struct */.w3)("AgentMetadata", fields);
const keys = { keys: new Set(Object.keys(fields)), own: {}, ignores: true };
const powers = ["read", "write", "execute", "network", "external"];
function delegateMode(home) {
    return (0,model_fact/* implied */.TU)("auto", home, "a delegate runs in the mode `auto`, which never asks, whatever the session's mode");
}
const dashes = "---";
function agentsOf(source, _path, isOwn) {
    const { text } = source;
    const open = text.indexOf(dashes);
    const close = open < 0 ? -1 : text.indexOf(dashes, open + dashes.length);
    const dropped = (problem, profile) => [
        { verdict: isOwn ? { kind: "dropped", problem } : { kind: "passed-over" }, ...(profile ? { profile } : {}) },
    ];
    if (close < 0)
        return dropped(unclosedProblem(source, open));
    const yaml = (0,repo_text/* trim */.Bq)(text.slice(open + dashes.length, close));
    const start = yaml === "" ? open + dashes.length : text.indexOf(yaml, open + dashes.length);
    const read = (0,rust.readSerdeYaml)(yaml, start);
    const decoded = (0,rust.decodeSerdeYaml)(read, metadata);
    const profile = readProfile((0,rust/* repairSerdeYaml */.Gz)(yaml, read), { source, start, close, isOwn });
    if (decoded instanceof parsers_decode/* DecodeError */.Xc || "span" in decoded) {
        const isMeant = /^(?:name|description|tools)[ \t]*:/m.test(yaml);
        const message = `it is skipped: ${decoded.message}`;
        const at = { source, span: decoded.span };
        return dropped({ message, at, ...(isMeant ? {} : { kind: "document" }) }, profile);
    }
    const before = (0,repo_text/* trim */.Bq)(text.slice(0, open).replace(/^\ufeff/, ""));
    const leniency = isOwn && before !== ""
        ? { message: "text precedes the frontmatter; remove it", at: (0,repo_text/* startOf */.GH)(source), kind: "strict-readers" }
        : undefined;
    return [{ verdict: { kind: "loaded" }, profile, ...(leniency ? { leniency } : {}) }];
}
function unclosedProblem(source, open) {
    const start = Math.max(open, 0);
    const at = { source, span: { start, end: start } };
    const isMeant = open >= 0 && /^(?:name|description)[ \t]*:/m.test(source.text.slice(open));
    return isMeant
        ? { message: "the frontmatter has no closing `---`", at }
        : { message: "it has no frontmatter, so it counts as a document", at, kind: "document" };
}
function readProfile(repaired, { source, start, close, isOwn }) {
    const span = { start, end: start };
    const table = repaired.node.kind === "table" ? repaired.node : { kind: "table", span, entries: [] };
    const home = { source, span };
    const fact = (key) => factOf(repaired, table, source, key, home);
    const because = (0,parsers_node/* entryOf */.Ms)(table, "tools")
        ? "a delegate has every extension of its session, whatever `tools` says"
        : "a delegate has every extension of its session";
    const unknown = (0,unknown_keys/* unknownKeysIn */.QU)(table, source, keys);
    return (0,profile/* profileFrom */.A)({
        home,
        name: fact("name"),
        description: fact("description"),
        model: fact("model"),
        permissionMode: delegateMode(home),
        grants: (0,model_fact/* implied */.TU)((0,tools/* grantEach */.Ud)(home, powers), home, because),
        bypasses: isOwn ? (0,unknown_keys/* unhonouredModesIn */.dI)(table, source, keys) : [],
        ineffective: [...(isOwn ? unknown : unknown.map(unknown_keys/* asForeignFile */.LN)), ...cutShort(source, close, isOwn)],
        prompt: promptAfter(source, close + dashes.length),
        native: (0,parsers_node/* jsonOf */.o_)(table),
    });
}
function promptAfter(source, from) {
    const text = (0,repo_text/* trim */.Bq)(source.text.slice(from));
    const start = text === "" ? source.text.length : source.text.indexOf(text, from);
    const at = { source, span: { start, end: start + text.length } };
    return { source: text === "" ? "none" : "body", path: null, text, at };
}
function factOf({ broken }, table, source, key, home) {
    const span = broken.get(key);
    if (span)
        return (0,model_fact/* unreadable */.O$)({ source, span }, "the YAML is broken here");
    const value = (0,parsers_node/* entryOf */.Ms)(table, key)?.value;
    if (!value)
        return (0,model_fact/* missing */.LO)(home);
    const at = { source, span: value.span };
    const decode = fields[key].decode;
    const read = decode(value, rust.serdeYaml);
    if (read instanceof parsers_decode/* DecodeError */.Xc)
        return (0,model_fact/* unreadable */.O$)({ source, span: read.span }, read.message);
    return typeof read === "string" ? (0,model_fact/* stated */.Eo)(read, at) : (0,model_fact/* missing */.LO)(at);
}
function cutShort(source, close, isOwn) {
    const before = source.text.slice(source.text.lastIndexOf("\n", close - 1) + 1, close);
    if (before.trim() === "")
        return [];
    return [
        {
            kind: isOwn ? "value" : "metadata",
            what: dashes,
            because: "three dashes end the frontmatter anywhere, and this is part of the prompt",
            at: { source, span: { start: close, end: close + 3 } },
        },
    ];
}

// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/hooks-and-servers.js
var hooks_and_servers = __webpack_require__(300);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/fields.js
var _kit_fields = __webpack_require__(8012);
// EXTERNAL MODULE: ./build/bundle/src/repo/path.js
var repo_path = __webpack_require__(6311);
// EXTERNAL MODULE: ./build/bundle/src/model/profile.js
var model_profile = __webpack_require__(4682);
// EXTERNAL MODULE: ./build/bundle/src/parsers/yaml/index.js + 12 modules
var yaml = __webpack_require__(2034);
;// CONCATENATED MODULE: ./build/bundle/src/hosts/goose/recipe.js











async function recipesOf(source, path, _isOwn, repo) {
    const { node, problems } = await (0,yaml/* parseYaml */.hN)(source.text, 0);
    if (node.kind !== "table") {
        const message = "it is not a recipe, because it contains no mapping";
        return [{ verdict: { kind: "dropped", problem: { message, at: (0,repo_text/* startOf */.GH)(source), kind: "document" } } }];
    }
    const inner = (0,parsers_node/* valueOf */.RP)(node, "recipe");
    const table = inner?.kind === "table" ? inner : node;
    const profile = (0,yaml/* withOccurrences */.tI)(table)
        .map((recipe) => recipe_readProfile(recipe, source, path, repo))
        .reduce(model_profile/* union */.KC);
    const repeated = (0,yaml/* repeatedKeyOf */.FF)(node) ?? (0,yaml/* repeatedKeyOf */.FF)(table);
    const problem = repeated
        ? { message: repeated.message, at: { source, span: repeated.span } }
        : (syntaxProblem(problems[0], source) ?? missingKey(table, source));
    return [{ verdict: problem ? { kind: "dropped", problem } : { kind: "loaded" }, profile }];
}
function syntaxProblem(problem, source) {
    return problem && { message: `the recipe is not valid YAML: ${problem.message}`, at: { source, span: problem.span } };
}
function missingKey(table, source) {
    const at = (0,_kit_fields/* startOfTable */.Eo)(table, source);
    const lacking = ["title", "description"].find((key) => !(0,parsers_node/* valueOf */.RP)(table, key));
    if (lacking !== undefined)
        return { message: `it has no \`${lacking}\``, at };
    return (0,parsers_node/* valueOf */.RP)(table, "instructions") || (0,parsers_node/* valueOf */.RP)(table, "prompt")
        ? undefined
        : { message: "it has neither `instructions` nor `prompt`", at };
}
function recipe_readProfile(table, source, path, repo) {
    const home = (0,_kit_fields/* startOfTable */.Eo)(table, source);
    const at = (node) => ({ source, span: node.span });
    const servers = (0,_kit_fields/* listItems */.Dw)((0,parsers_node/* valueOf */.RP)(table, "extensions")).flatMap((extension) => serverOf(extension, at));
    const hooks = retryCommands((0,parsers_node/* valueOf */.RP)(table, "retry")).map((node) => ({ name: "retry", kind: "command", value: (0,parsers_node/* textOf */.b6)(node) ?? "", at: at(node) }));
    const subRecipes = (0,_kit_fields/* listItems */.Dw)((0,parsers_node/* valueOf */.RP)(table, "sub_recipes")).flatMap((recipe) => (0,parsers_node/* valueOf */.RP)(recipe, "path") ?? []);
    const delegate = subRecipes.slice(0, 1).flatMap((node) => (0,tools/* grantEach */.Ud)(at(node), ["delegate"], "sub_recipes"));
    const instructions = (0,parsers_node/* valueOf */.RP)(table, "instructions") ?? (0,parsers_node/* valueOf */.RP)(table, "prompt");
    return (0,profile/* profileFrom */.A)({
        home,
        name: (0,model_fact/* implied */.TU)((0,repo_path/* stemOf */.Vc)(path), home, "the file name is the name"),
        description: (0,_kit_fields/* textFact */.yM)((0,parsers_node/* valueOf */.RP)(table, "description"), source, home),
        model: (0,_kit_fields/* textFact */.yM)((0,parsers_node/* valueOf */.RP)((0,parsers_node/* valueOf */.RP)(table, "settings"), "goose_model"), source, home),
        permissionMode: delegateMode(home),
        grants: (0,model_fact/* implied */.TU)((0,tools/* grantEach */.Ud)(home, powers), home, "a delegate has every extension of its session, whatever `extensions` says"),
        extraGrants: [...(0,hooks_and_servers/* serverGrants */.bN)(servers, "extensions"), ...(0,hooks_and_servers/* hookGrants */.ZW)(hooks, "retry"), ...delegate],
        hooks,
        servers,
        paths: subRecipes.map((node) => ({
            key: "sub_recipes.path",
            value: (0,parsers_node/* textOf */.b6)(node) ?? "",
            reach: repo.reach("", (0,repo_path/* directoryOf */.jt)(path), (0,parsers_node/* textOf */.b6)(node) ?? ""),
            at: at(node),
        })),
        prompt: instructions
            ? { source: "inline", path: null, text: (0,parsers_node/* textOf */.b6)(instructions) ?? "", at: at(instructions) }
            : (0,profile/* noPrompt */.O)(home),
        native: (0,parsers_node/* jsonOf */.o_)(table),
    });
}
function retryCommands(retry) {
    const checks = (0,_kit_fields/* listItems */.Dw)((0,parsers_node/* valueOf */.RP)(retry, "checks")).flatMap((check) => (0,parsers_node/* valueOf */.RP)(check, "command") ?? []);
    const onFailure = (0,parsers_node/* valueOf */.RP)(retry, "on_failure");
    return [...checks, ...(onFailure ? [onFailure] : [])].filter((node) => !(0,parsers_node/* isEmptyValue */.Po)(node));
}
function serverOf(extension, at) {
    const name = (0,parsers_node/* textOf */.b6)((0,parsers_node/* valueOf */.RP)(extension, "name")) ?? "";
    const type = (0,parsers_node/* textOf */.b6)((0,parsers_node/* valueOf */.RP)(extension, "type")) ?? "";
    const command = (0,parsers_node/* valueOf */.RP)(extension, "cmd") ?? (0,parsers_node/* valueOf */.RP)(extension, "code");
    const address = (0,parsers_node/* valueOf */.RP)(extension, "uri");
    if (command)
        return [
            {
                name,
                kind: "command",
                value: [command, ...(0,_kit_fields/* listItems */.Dw)((0,parsers_node/* valueOf */.RP)(extension, "args"))].map((node) => (0,parsers_node/* textOf */.b6)(node) ?? "").join(" "),
                at: at(command),
            },
        ];
    if (address)
        return [{ name, kind: "url", value: (0,parsers_node/* textOf */.b6)(address) ?? "", at: at(address) }];
    return /^(?:builtin|platform)$/.test(type) ? [] : [{ name, kind: "reference", value: name, at: at(extension) }];
}

;// CONCATENATED MODULE: ./build/bundle/src/hosts/goose/index.js





const agents = (path, isOwn) => ({
    path,
    isOwn,
    isIncluded: (name) => name.endsWith(".md"),
    read: agentsOf,
});
const recipes = (path) => ({
    path,
    isOwn: true,
    isIncluded: (name) => /\.(?:yaml|json)$/.test(name),
    read: recipesOf,
});
const agentFolders = [
    agents(".goose/agents", true),
    agents(".claude/agents", false),
    agents(".agents/agents", false),
];
const projectFolders = [recipes(".goose/recipes"), recipes(".agents/recipes"), ...agentFolders];
const userFolders = [
    recipes(".goose/recipes"),
    recipes(".config/goose/recipes"),
    recipes(".agents/recipes"),
    agents(".goose/agents", true),
    agents(".agents/agents", false),
    agents(".config/goose/agents", true),
    agents(".claude/agents", false),
];
const policyFolder = {
    isIncluded: (name) => /\.(?:md|yaml|json)$/.test(name),
    read: (source, path, isOwn, repo) => path.endsWith(".md") ? agentsOf(source, path, isOwn) : recipesOf(source, path, isOwn, repo),
};
const patterns = (folders, prefix) => folders.flatMap(({ path }) => path.endsWith("recipes") ? [`${prefix}${path}/*.yaml`, `${prefix}${path}/*.json`] : [`${prefix}${path}/*.md`]);
/* harmony default export */ const goose = ((0,host/* defineHost */.YB)({
    title: "goose",
    url: "https://goose-docs.ai/docs/guides/context-engineering/custom-agents",
    editions: ["2026-08"],
    certainty: "documented",
    patterns: [...patterns(projectFolders, "**/"), ...patterns(userFolders, "~/")],
    ownPatterns: ["**/.goose/**", "**/.agents/recipes/**", "~/.goose/**"],
    folders: folders_folders,
    load: (repo, where) => (0,folders/* loadFolders */.u)(repo, where, {
        folders: projectFolders,
        userFolders,
        policyFolder,
        depth: "flat",
        settings: [],
        settingRules: [],
    }),
}));


/***/ })

};
;