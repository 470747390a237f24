"use strict";
exports.id = 7784;
exports.ids = [7784];
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

/***/ 37471:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ markdownAgents)
/* harmony export */ });
/* harmony import */ var _fields_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(18012);
/* harmony import */ var _hooks_and_servers_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(80300);
/* harmony import */ var _model_fact_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(7277);
/* harmony import */ var _model_profile_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(64682);
/* harmony import */ var _parsers_node_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(70536);
/* harmony import */ var _parsers_yaml_index_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(32034);
/* harmony import */ var _profile_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(56132);
/* harmony import */ var _repo_path_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(76311);
/* harmony import */ var _tool_vocabulary_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(63728);
/* harmony import */ var _tools_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(96918);
/* harmony import */ var _unknown_keys_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(13172);











function markdownAgents(host) {
    return async (source, path, isOwn = true) => {
        const markdown = (0,_parsers_yaml_index_js__WEBPACK_IMPORTED_MODULE_2__/* .splitMarkdown */ .EI)(source.text);
        const dropped = (problem, profile) => [
            { verdict: isOwn ? { kind: "dropped", problem } : { kind: "passed-over" }, ...(profile ? { profile } : {}) },
        ];
        if (markdown.kind === "none")
            return dropped(documentProblem("it has no frontmatter, so it counts as a document", source));
        const body = bodyOf(markdown, source);
        const parses = await (0,_parsers_yaml_index_js__WEBPACK_IMPORTED_MODULE_2__/* .readFrontmatter */ .zT)(source.text, markdown.front);
        const profile = parses.tables.map((table) => readProfile(table, { host, source, path, body, isOwn })).reduce(_model_profile_js__WEBPACK_IMPORTED_MODULE_1__/* .union */ .KC);
        const problem = reasonToDrop(host, markdown, parses, source);
        if (problem)
            return dropped(problem, profile);
        const leniency = missingBySome(host, parses.tables[0], source);
        return [{ verdict: { kind: "loaded" }, profile, ...(leniency ? { leniency } : {}) }];
    };
}
function bodyOf(markdown, source) {
    return markdown.kind === "fenced" ? markdown.body : { start: markdown.front.end, end: source.text.length };
}
function documentProblem(message, source) {
    return { message, at: { source, span: { start: 0, end: 0 } }, kind: "document" };
}
function reasonToDrop(host, markdown, { tables: [table], fault }, source) {
    const problem = (message, span) => ({ message, at: { source, span }, certainty: "assumed" });
    if (!["name", "description", "tools"].some((key) => (0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_6__/* .valueOf */ .RP)(table, key)))
        return documentProblem("it has none of the keys `name`, `description` and `tools`, so it counts as a document", source);
    if (markdown.kind === "misplaced")
        return problem(`the frontmatter ${markdown.because} (how the host treats it is not verified)`, markdown.at);
    if (markdown.kind === "unclosed")
        return problem("the frontmatter has no closing `---` (how the host treats it is not verified)", {
            start: 0,
            end: 3,
        });
    if (fault)
        return problem(`the frontmatter is not valid YAML: ${fault.message}`, fault.span);
    const lacking = host.required.find((key) => isAbsent((0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_6__/* .valueOf */ .RP)(table, key)));
    return lacking === undefined
        ? undefined
        : { message: `it has no \`${lacking}\`, which is required`, at: placeOfKey(table, lacking, source) };
}
function missingBySome({ requiredBySome }, table, source) {
    const lacking = requiredBySome?.find((key) => isAbsent((0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_6__/* .valueOf */ .RP)(table, key)));
    if (lacking === undefined)
        return undefined;
    const message = `it has no \`${lacking}\`, which some versions may require (not verified)`;
    return { message, at: placeOfKey(table, lacking, source), kind: "strict-readers", certainty: "assumed" };
}
function isAbsent(node) {
    return !node || (0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_6__/* .isEmptyValue */ .Po)(node);
}
function placeOfKey(table, key, source) {
    const node = (0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_6__/* .valueOf */ .RP)(table, key);
    return node ? { source, span: node.span } : (0,_fields_js__WEBPACK_IMPORTED_MODULE_7__/* .startOfTable */ .Eo)(table, source);
}
function readProfile(table, { host, source, path, body, isOwn }) {
    const { keys, deny } = host;
    const home = (0,_fields_js__WEBPACK_IMPORTED_MODULE_7__/* .startOfTable */ .Eo)(table, source);
    const text = (key) => (0,_fields_js__WEBPACK_IMPORTED_MODULE_7__/* .textFact */ .yM)((0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_6__/* .valueOf */ .RP)(table, key), source, home);
    const written = text("name");
    const name = written.state === "missing" && !host.required.includes("name")
        ? (0,_model_fact_js__WEBPACK_IMPORTED_MODULE_8__/* .implied */ .TU)((0,_repo_path_js__WEBPACK_IMPORTED_MODULE_9__/* .stemOf */ .Vc)(path), home, "the file name is the name")
        : written;
    const hooks = keys.keys.has("hooks") ? (0,_hooks_and_servers_js__WEBPACK_IMPORTED_MODULE_0__/* .hooksOf */ .uj)((0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_6__/* .valueOf */ .RP)(table, "hooks"), source) : [];
    const servers = keys.keys.has("mcpServers") ? (0,_hooks_and_servers_js__WEBPACK_IMPORTED_MODULE_0__/* .serversOf */ .U2)((0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_6__/* .valueOf */ .RP)(table, "mcpServers"), source) : [];
    const denied = deny === undefined ? [] : (0,_tool_vocabulary_js__WEBPACK_IMPORTED_MODULE_3__/* .toolEntriesOf */ .A)((0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_6__/* .valueOf */ .RP)(table, deny), source).map((entry) => entry.name);
    const tools = readTools(host, table, source, denied);
    const ignored = [...(0,_unknown_keys_js__WEBPACK_IMPORTED_MODULE_5__/* .unknownKeysIn */ .QU)(table, source, keys), ...unverifiedLimitsIn(host, table, source)];
    return (0,_profile_js__WEBPACK_IMPORTED_MODULE_10__/* .profileFrom */ .A)({
        home,
        name,
        description: text("description"),
        model: text("model"),
        permissionMode: text("permissionMode"),
        grants: tools.grants,
        denied: tools.denied,
        extraGrants: [
            ...(0,_hooks_and_servers_js__WEBPACK_IMPORTED_MODULE_0__/* .hookGrants */ .ZW)(hooks, "hooks"),
            ...(0,_hooks_and_servers_js__WEBPACK_IMPORTED_MODULE_0__/* .serverGrants */ .bN)(servers, "mcpServers"),
            ...memoryGrants(host, table, source),
        ],
        hooks,
        servers,
        bypasses: [...bypassesIn(host, table, source), ...(isOwn ? (0,_unknown_keys_js__WEBPACK_IMPORTED_MODULE_5__/* .unhonouredModesIn */ .dI)(table, source, keys) : [])],
        ineffective: [...(isOwn ? ignored : ignored.map(_unknown_keys_js__WEBPACK_IMPORTED_MODULE_5__/* .asForeignFile */ .LN)), ...tools.ineffective],
        prompt: (0,_fields_js__WEBPACK_IMPORTED_MODULE_7__/* .bodyPrompt */ .$c)(source, body),
        native: (0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_6__/* .jsonOf */ .o_)(table),
    });
}
function unverifiedLimitsIn({ unverifiedLimits }, table, source) {
    return [...(unverifiedLimits ?? [])].flatMap(([key, because]) => {
        const node = (0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_6__/* .valueOf */ .RP)(table, key);
        return node && !(0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_6__/* .isEmptyValue */ .Po)(node)
            ? [{ kind: "limit", what: key, because, at: { source, span: node.span }, certainty: "assumed" }]
            : [];
    });
}
function memoryGrants({ keys }, table, source) {
    const node = (0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_6__/* .valueOf */ .RP)(table, "memory");
    if (!node || !keys.keys.has("memory") || (0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_6__/* .isEmptyValue */ .Po)(node) || (node.kind === "scalar" && node.value === false))
        return [];
    return (0,_tools_js__WEBPACK_IMPORTED_MODULE_4__/* .grantEach */ .Ud)({ source, span: node.span }, ["read", "write"], "memory");
}
function bypassesIn({ modes, switches }, table, source) {
    return table.entries.flatMap(({ name: setting = "", value }) => {
        const words = (0,_unknown_keys_js__WEBPACK_IMPORTED_MODULE_5__/* .textsIn */ .Ej)(value);
        const mode = setting === "permissionMode"
            ? [...modes].find(([name]) => words.some((word) => (0,_unknown_keys_js__WEBPACK_IMPORTED_MODULE_5__/* .normalizedKey */ .pj)(word) === (0,_unknown_keys_js__WEBPACK_IMPORTED_MODULE_5__/* .normalizedKey */ .pj)(name)))?.[1]
            : undefined;
        const meaning = mode ?? (words.join() === "true" ? switches?.get(setting) : undefined);
        return meaning ? [{ setting, value: words.join(", "), ...meaning, at: { source, span: value.span } }] : [];
    });
}
function readTools(host, table, source, denied) {
    const { allow, toolsByCapability = {} } = host;
    const home = (0,_fields_js__WEBPACK_IMPORTED_MODULE_7__/* .startOfTable */ .Eo)(table, source);
    if (allow === undefined)
        return { grants: (0,_model_fact_js__WEBPACK_IMPORTED_MODULE_8__/* .implied */ .TU)((0,_tools_js__WEBPACK_IMPORTED_MODULE_4__/* .grantEach */ .Ud)(home), home, "no known key restricts tools"), denied, ineffective: [] };
    const notDenied = (at) => (0,_tools_js__WEBPACK_IMPORTED_MODULE_4__/* .grantEach */ .Ud)(at).filter(({ capability }) => !(toolsByCapability[capability]?.every((name) => denied.includes(name)) ?? false));
    const list = (0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_6__/* .valueOf */ .RP)(table, allow);
    if (!list) {
        const because = `no \`${allow}\` key means every tool${denied.length > 0 && toolsByCapability.execute ? " that is not denied" : ""}`;
        return { grants: (0,_model_fact_js__WEBPACK_IMPORTED_MODULE_8__/* .implied */ .TU)(notDenied(home), home, because), denied, ineffective: [] };
    }
    const at = { source, span: list.span };
    const entries = (0,_tool_vocabulary_js__WEBPACK_IMPORTED_MODULE_3__/* .toolEntriesOf */ .A)(list, source);
    if (entries.length === 0) {
        const because = `\`${allow}\` without names ${host.emptyMeansAll === true ? "means" : "may mean"} every tool`;
        return { grants: (0,_model_fact_js__WEBPACK_IMPORTED_MODULE_8__/* .implied */ .TU)(notDenied(at), at, because), denied, ineffective: [emptyList(host, allow, list, at)] };
    }
    const deniedNames = new Set(denied);
    const grants = entries.flatMap(({ name, scope, at: place }) => {
        if (deniedNames.has(name))
            return [];
        if (/^(?:\*+|all|any|inherit)$/i.test(name))
            return (0,_tools_js__WEBPACK_IMPORTED_MODULE_4__/* .grantEach */ .Ud)(place);
        const capability = (0,_tool_vocabulary_js__WEBPACK_IMPORTED_MODULE_3__/* .capabilityOfTool */ .U)(name);
        const tool = scope === null ? name : `${name}(${scope})`;
        return capability ? [{ tool, capability, scope: capability === "delegate" ? null : scope, at: place }] : [];
    });
    return { grants: (0,_model_fact_js__WEBPACK_IMPORTED_MODULE_8__/* .stated */ .Eo)(grants, at), denied, ineffective: [] };
}
function emptyList({ emptyMeansAll }, key, list, at) {
    if (list.kind === "table")
        return {
            kind: "limit",
            what: key,
            because: "it is not a list of names, so it may grant every tool (not verified)",
            at,
        };
    const meaning = emptyMeansAll === true ? "means every tool" : "may mean every tool or none (not verified)";
    return { kind: "value", what: key, because: `it names no tool, which ${meaning}`, at };
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