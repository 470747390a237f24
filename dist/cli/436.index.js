"use strict";
exports.id = 436;
exports.ids = [436];
exports.modules = {

/***/ 77012:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C0: () => (/* binding */ collectFiles),
/* harmony export */   II: () => (/* binding */ unreadFolder),
/* harmony export */   JF: () => (/* binding */ readOne),
/* harmony export */   Jy: () => (/* binding */ readDecoded),
/* harmony export */   Zw: () => (/* binding */ problemOf),
/* harmony export */   b9: () => (/* binding */ linkToNothing),
/* harmony export */   e2: () => (/* binding */ readEach),
/* harmony export */   ki: () => (/* binding */ linkToNothingIn),
/* harmony export */   r9: () => (/* binding */ mayBeFile),
/* harmony export */   tr: () => (/* binding */ collectProfiles)
/* harmony export */ });
/* harmony import */ var _repo_content_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(70231);
/* harmony import */ var _repo_path_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76311);
/* harmony import */ var _repo_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(64951);
/* harmony import */ var _repo_many_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(46447);




const maxDepth = 100;
function collectFiles(repo, root, options) {
    const { files, broken, unjudged } = collectProfiles(repo, root, options);
    const gone = broken.filter(({ at }) => linkToNothingIn(repo, repo.resolve(at.source.path)) !== undefined);
    return { files, unjudged: [...unjudged, ...gone.map(({ at }) => ({ message: linkToNothing, at }))] };
}
function unreadFolder(repo, folder) {
    return collectFiles(repo, folder, { isIncluded: () => false, deep: false }).unjudged;
}
function collectProfiles(repo, root, { isIncluded, deep, filesFirst = false, seen = new Set(), isExcluded = () => false }) {
    const files = [];
    const broken = [];
    const unjudged = [];
    const visited = new Set();
    const visit = (path, depth) => {
        if (depth > 0 && isExcluded(path))
            return;
        const resolution = repo.resolve(path);
        if (resolution.kind === "directory")
            visitDirectory(path, resolution.path, depth);
        else
            visitFile(path, resolution, depth);
    };
    const visitDirectory = (path, realPath, depth) => {
        if (visited.has(realPath) || (depth > 0 && !deep))
            return;
        visited.add(realPath);
        if (depth > maxDepth)
            unjudged.push({
                message: `is nested deeper than ${maxDepth} directories, so it is not checked`,
                at: (0,_repo_text_js__WEBPACK_IMPORTED_MODULE_1__/* .placeOfPath */ .Es)(path),
            });
        else
            for (const below of inOrder(repo.names(path).map((name) => (0,_repo_path_js__WEBPACK_IMPORTED_MODULE_2__/* .join */ .fj)(path, name))))
                visit(below, depth + 1);
    };
    const inOrder = (paths) => {
        if (!filesFirst)
            return paths;
        const isDirectory = (path) => repo.resolve(path).kind === "directory";
        return [...paths.filter((path) => !isDirectory(path)), ...paths.filter(isDirectory)];
    };
    const visitFile = (path, resolution, depth) => {
        const included = isIncluded((0,_repo_path_js__WEBPACK_IMPORTED_MODULE_2__/* .nameOf */ .Vb)(path));
        const reason = unreadableReason(resolution, repo.entries.get(path)?.kind === "unnameable");
        const mayHoldFiles = resolution.kind !== "missing" && (deep || depth === 0);
        if (reason !== undefined && (included || mayHoldFiles))
            unjudged.push({ message: reason, at: (0,_repo_text_js__WEBPACK_IMPORTED_MODULE_1__/* .placeOfPath */ .Es)(resolution.kind === "unjudged" ? resolution.path : path) });
        else if (included && resolution.kind === "file") {
            if (!seen.has(resolution.path))
                files.push(path);
            seen.add(resolution.path);
        }
        else if (resolution.kind !== "file")
            visitGone(path, resolution, depth);
    };
    const visitGone = (path, resolution, depth) => {
        const link = linkToNothingIn(repo, resolution);
        const place = depth > 0 ? path : link;
        if (place === undefined)
            return;
        if (isIncluded((0,_repo_path_js__WEBPACK_IMPORTED_MODULE_2__/* .nameOf */ .Vb)(path)))
            broken.push({ message: brokenLink(resolution), at: (0,_repo_text_js__WEBPACK_IMPORTED_MODULE_1__/* .placeOfPath */ .Es)(place) });
        else if (depth === 0 || (deep && link !== undefined && mayBeFolder(path)))
            unjudged.push({ message: linkToNothing, at: (0,_repo_text_js__WEBPACK_IMPORTED_MODULE_1__/* .placeOfPath */ .Es)(place) });
    };
    visit(root, 0);
    return { files, broken, unjudged };
}
function mayBeFolder(path) {
    return !/[^.].*\./s.test((0,_repo_path_js__WEBPACK_IMPORTED_MODULE_2__/* .nameOf */ .Vb)(path));
}
function brokenLink({ kind }) {
    return kind === "loop" ? "it is a circular link" : "it is a broken link";
}
function outsideLink(target) {
    return `is a link out of this tree to \`${target}\`, which is not checked; replace the link with the file`;
}
function linkToNothingIn(repo, resolution) {
    if (resolution.kind !== "missing" || resolution.link === undefined)
        return undefined;
    return repo.resolve(resolution.link).kind === "missing" ? resolution.link : undefined;
}
function mayBeFile(repo, path) {
    const resolution = repo.resolve(path);
    return (resolution.kind === "file" ||
        resolution.kind === "outside" ||
        resolution.kind === "unjudged" ||
        linkToNothingIn(repo, resolution) !== undefined);
}
const linkToNothing = "is a link to something that is not in this tree, so what a host finds there later is not checked; replace the link with the file, or remove it";
function unreadableReason(resolution, isUnnameable) {
    if (resolution.kind === "outside")
        return outsideLink(resolution.target);
    if (resolution.kind === "unjudged")
        return resolution.problem;
    return isUnnameable ? "has a name that is not UTF-8" : undefined;
}
const batchSize = 64;
async function readEach(repo, paths, read) {
    const results = [];
    const unjudged = [];
    const readPath = async (path) => {
        const content = await repo.read(path);
        if (content.kind === "text")
            return { results: [await read(content.source, path)] };
        const problem = problemOf(repo, path, content) ?? { message: "cannot be read as a file", at: (0,_repo_text_js__WEBPACK_IMPORTED_MODULE_1__/* .placeOfPath */ .Es)(path) };
        return { results: content.kind === "not-utf8" ? [await read(content.decoded, path)] : [], problem };
    };
    for (let start = 0; start < paths.length; start += batchSize) {
        for (const file of await Promise.all(paths.slice(start, start + batchSize).map(readPath))) {
            (0,_repo_many_js__WEBPACK_IMPORTED_MODULE_3__/* .append */ .BC)(results, file.results);
            if (file.problem)
                unjudged.push(file.problem);
        }
    }
    return { results, unjudged };
}
async function readOne(repo, path) {
    const content = await repo.read(path);
    return content.kind === "text" ? content.source : problemOf(repo, path, content);
}
async function readDecoded(repo, path) {
    const content = await repo.read(path);
    return {
        source: (0,_repo_content_js__WEBPACK_IMPORTED_MODULE_0__/* .readableText */ .Gh)(content),
        problem: content.kind === "text" ? undefined : problemOf(repo, path, content),
    };
}
function problemOf(repo, path, content) {
    switch (content.kind) {
        case "not-utf8":
            return {
                message: "is not valid UTF-8, so invalid bytes are replaced when the file is read; save it as UTF-8",
                at: (0,_repo_text_js__WEBPACK_IMPORTED_MODULE_1__/* .startOf */ .GH)(content.source),
            };
        case "unjudged":
            return { message: content.problem, at: (0,_repo_text_js__WEBPACK_IMPORTED_MODULE_1__/* .startOf */ .GH)(content.source) };
        case "absent": {
            const { resolution } = content;
            if (resolution.kind === "outside")
                return { message: outsideLink(resolution.target), at: (0,_repo_text_js__WEBPACK_IMPORTED_MODULE_1__/* .placeOfPath */ .Es)(path) };
            const link = linkToNothingIn(repo, resolution);
            return link === undefined ? undefined : { message: linkToNothing, at: (0,_repo_text_js__WEBPACK_IMPORTED_MODULE_1__/* .placeOfPath */ .Es)(link) };
        }
    }
}


/***/ }),

/***/ 70523:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   u: () => (/* binding */ loadFolders)
/* harmony export */ });
/* harmony import */ var _settings_local_plugins_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(63093);
/* harmony import */ var _layers_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48966);
/* harmony import */ var _put_aside_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(3826);
/* harmony import */ var _parsers_node_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(70536);
/* harmony import */ var _repo_path_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(76311);
/* harmony import */ var _sessions_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(59325);
/* harmony import */ var _settings_index_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9009);
/* harmony import */ var _repo_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(64951);
/* harmony import */ var _settings_unknown_settings_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(62199);
/* harmony import */ var _whole_files_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(89707);
/* harmony import */ var _repo_many_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(46447);











async function loadFolders(repo, where, host) {
    const search = { repo, host, seen: new Set() };
    const projects = [];
    for (const start of where.starts)
        projects.push(await readDirectory(search, "project", start, host.folders));
    const home = where.user?.home;
    const user = home === undefined ? [] : await readDirectory(search, "user", home, host.userFolders);
    const named = [];
    for (const path of where.dirs.map(_repo_path_js__WEBPACK_IMPORTED_MODULE_5__/* .tidied */ .GE))
        (0,_repo_many_js__WEBPACK_IMPORTED_MODULE_6__/* .append */ .BC)(named, await readFolder(search, "project", { path, isOwn: true, ...host.policyFolder }));
    const external = (0,_settings_index_js__WEBPACK_IMPORTED_MODULE_2__/* .takesPlugins */ .X1)(host.settingRules)
        ? await (0,_settings_local_plugins_js__WEBPACK_IMPORTED_MODULE_0__/* .pluginLayersIn */ .$)(repo, where.starts.map((directory) => ({ directory, paths: host.settings.map((path) => (0,_repo_path_js__WEBPACK_IMPORTED_MODULE_5__/* .join */ .fj)(directory, path)) })))
        : [];
    const builtins = (0,_layers_js__WEBPACK_IMPORTED_MODULE_1__/* .builtinLayer */ .vN)(host.builtins ?? []);
    const withWinner = (0,_sessions_js__WEBPACK_IMPORTED_MODULE_7__/* .winnersOf */ .AY)([...projects.map((project) => [...project, ...user, builtins]), ...named.map((layer) => [layer, builtins])], host.isSorted);
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
        (0,_repo_many_js__WEBPACK_IMPORTED_MODULE_6__/* .append */ .BC)(layers, await readFolder(search, name, { ...folder, path: (0,_repo_path_js__WEBPACK_IMPORTED_MODULE_5__/* .join */ .fj)(directory, folder.path) }));
    const unknown = [];
    const named = [];
    const ineffective = [];
    const own = folders.find(({ isOwn }) => isOwn);
    if (!own)
        return layers;
    const root = (0,_repo_path_js__WEBPACK_IMPORTED_MODULE_5__/* .join */ .fj)(directory, (0,_repo_path_js__WEBPACK_IMPORTED_MODULE_5__/* .directoryOf */ .jt)(own.path));
    const settings = await (0,_settings_index_js__WEBPACK_IMPORTED_MODULE_2__/* .readSettings */ .sb)(repo, ((name === "user" ? host.userSettings : undefined) ?? host.settings).map((path) => (0,_repo_path_js__WEBPACK_IMPORTED_MODULE_5__/* .join */ .fj)(directory, path)), host.settingRules, (node, source) => {
        (0,_repo_many_js__WEBPACK_IMPORTED_MODULE_6__/* .append */ .BC)(unknown, [...(0,_settings_unknown_settings_js__WEBPACK_IMPORTED_MODULE_8__/* .unknownIn */ .e3)(host, node, source), ...(host.faultsIn?.(node, source) ?? [])]);
        (0,_repo_many_js__WEBPACK_IMPORTED_MODULE_6__/* .append */ .BC)(ineffective, host.idleSettings?.(node, source) ?? []);
        if (host.namedFolders)
            (0,_repo_many_js__WEBPACK_IMPORTED_MODULE_6__/* .append */ .BC)(named, namedIn(node, source, host.namedFolders.key, root, directory));
        return host.furtherAuthority?.(node, source) ?? [];
    }, undefined, host.settingsReading);
    for (const { path } of named)
        if (path !== undefined && host.namedFolders && !layers.some(({ layer }) => layer.root === path))
            (0,_repo_many_js__WEBPACK_IMPORTED_MODULE_6__/* .append */ .BC)(layers, await readFolder(search, name, { ...host.namedFolders, path, isOwn: true }));
    const whole = (0,_whole_files_js__WEBPACK_IMPORTED_MODULE_4__/* .readWholeFiles */ .l)(repo, root, host.wholeFiles ?? []);
    const authority = [...settings.authority, ...whole.authority];
    const unjudged = [...settings.unjudged, ...whole.unjudged, ...unknown, ...named.flatMap(outside)];
    if (authority.length + unjudged.length + ineffective.length > 0)
        layers.unshift({
            layer: {
                name,
                root,
                status: "loaded",
                authority,
                ...(ineffective.length > 0 ? { ineffective } : {}),
                ...(name === "project" ? { governs: directory } : {}),
            },
            items: [],
            unjudged,
        });
    return layers;
}
function namedIn(settings, source, key, root, directory) {
    const value = (0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_9__/* .lastOf */ .g1)(settings, key);
    return (value?.kind === "list" ? value.items : value ? [value] : []).flatMap((node) => {
        const written = (0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_9__/* .textOf */ .b6)(node)?.trim() ?? "";
        if (written === "")
            return [];
        const path = /^[~/]|^[A-Za-z]:|[$\\]/.test(written) ? undefined : (0,_repo_path_js__WEBPACK_IMPORTED_MODULE_5__/* .plain */ .pj)((0,_repo_path_js__WEBPACK_IMPORTED_MODULE_5__/* .join */ .fj)(root, written));
        const isLost = path === undefined || (/^[~/]/.test(directory) && !(0,_repo_path_js__WEBPACK_IMPORTED_MODULE_5__/* .isWithin */ .UO)(path, directory));
        return [{ written, path: isLost ? undefined : path, at: { source, span: node.span } }];
    });
}
function outside({ written, path, at }) {
    const message = `names the folder \`${written}\`, whose subagents are not checked: it is not a path in the repository`;
    return path === undefined ? [{ message, at, scope: "part" }] : [];
}
async function readFolder({ repo, host: { depth }, seen }, name, { path: root, isOwn, isFlat, isIncluded, read }) {
    const layer = { name, root, status: "loaded", authority: [] };
    const unread = [];
    const found = await (0,_layers_js__WEBPACK_IMPORTED_MODULE_1__/* .readLayer */ .w6)(repo, layer, {
        isIncluded,
        deep: isFlat !== true && (isOwn || depth === "unverified"),
        filesFirst: depth === "flat",
        seen,
        read: async (source, path) => {
            const results = await read(source, path, isOwn, repo);
            const items = results.map(({ unjudged = [], ...result }) => {
                (0,_repo_many_js__WEBPACK_IMPORTED_MODULE_6__/* .append */ .BC)(unread, unjudged);
                return { layer, files: [source.path], ...result };
            });
            const isNested = (0,_repo_path_js__WEBPACK_IMPORTED_MODULE_5__/* .directoryOf */ .jt)(path) !== root && path !== root && (0,_repo_path_js__WEBPACK_IMPORTED_MODULE_5__/* .isWithin */ .UO)(path, root);
            return depth === "flat" && isNested
                ? items.map((item) => asNested(item, (0,_put_aside_js__WEBPACK_IMPORTED_MODULE_10__/* .nestedProblem */ .D)(root, path, (0,_repo_text_js__WEBPACK_IMPORTED_MODULE_3__/* .startOf */ .GH)(source))))
                : items;
        },
    });
    return found ? [{ ...found, unjudged: [...found.unjudged, ...unread.sort(byPlace)] }] : [];
}
function byPlace({ at: a }, { at: b }) {
    return (0,_repo_path_js__WEBPACK_IMPORTED_MODULE_5__/* .byBytes */ .bg)(a.source.path, b.source.path) || a.span.start - b.span.start;
}
function asNested(item, problem) {
    if (item.verdict.kind !== "loaded")
        return { ...item, verdict: { kind: "passed-over" } };
    return { ...item, verdict: { kind: "dropped", problem } };
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

/***/ 3826:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ nestedProblem)
/* harmony export */ });
/* harmony import */ var _repo_path_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76311);

const aside = /^(?:\..*|_?(?:archived?|backups?|deprecated|disabled|old|unused))$/i;
function nestedProblem(root, path, at) {
    const message = `it is in a subfolder of \`${root}\`, where no profile is read`;
    const folders = (0,_repo_path_js__WEBPACK_IMPORTED_MODULE_0__/* .directoryOf */ .jt)(path).slice(root.length).split("/");
    if (folders.some((name) => aside.test(name)))
        return { message, at, kind: "document" };
    return { message: `${message}; move it to \`${root}\``, at };
}


/***/ }),

/***/ 89707:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   l: () => (/* binding */ readWholeFiles)
/* harmony export */ });
/* harmony import */ var _collect_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77012);
/* harmony import */ var _repo_path_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76311);
/* harmony import */ var _repo_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(64951);



function readWholeFiles(repo, directory, files) {
    if (files.length === 0)
        return { authority: [], unjudged: [] };
    const found = (0,_collect_js__WEBPACK_IMPORTED_MODULE_0__/* .collectFiles */ .C0)(repo, directory, {
        isIncluded: (name) => files.some((file) => file.name.test(name)),
        deep: false,
    });
    return {
        authority: found.files.flatMap((path) => files
            .filter(({ name }) => name.test((0,_repo_path_js__WEBPACK_IMPORTED_MODULE_2__/* .nameOf */ .Vb)(path)))
            .map(({ because, may, certainty }) => ({
            setting: (0,_repo_path_js__WEBPACK_IMPORTED_MODULE_2__/* .nameOf */ .Vb)(path),
            value: (0,_repo_path_js__WEBPACK_IMPORTED_MODULE_2__/* .join */ .fj)(directory, (0,_repo_path_js__WEBPACK_IMPORTED_MODULE_2__/* .nameOf */ .Vb)(path)),
            effect: "widens",
            because,
            ...(may ? { may } : {}),
            ...(certainty ? { certainty } : {}),
            names: [path],
            at: (0,_repo_text_js__WEBPACK_IMPORTED_MODULE_1__/* .placeOfPath */ .Es)(path),
        }))),
        unjudged: found.unjudged,
    };
}


/***/ }),

/***/ 63093:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ pluginLayersIn)
/* harmony export */ });
/* harmony import */ var _loading_collect_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77012);
/* harmony import */ var _external_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(86460);
/* harmony import */ var _parsers_node_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(70536);
/* harmony import */ var _parsers_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(45433);
/* harmony import */ var _repo_path_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(76311);
/* harmony import */ var _repo_many_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(46447);







async function pluginLayersIn(repo, starts) {
    const layers = [];
    for (const { directory, paths } of starts) {
        (0,_repo_many_js__WEBPACK_IMPORTED_MODULE_3__/* .append */ .BC)(layers, [...(await localLayer(repo, directory, paths)), ...(await (0,_external_js__WEBPACK_IMPORTED_MODULE_1__/* .externalLayersIn */ .xd)(repo, paths))]);
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
        const place = (0,_repo_path_js__WEBPACK_IMPORTED_MODULE_4__/* .tidied */ .GE)((0,_repo_path_js__WEBPACK_IMPORTED_MODULE_4__/* .join */ .fj)(directory, (0,_repo_path_js__WEBPACK_IMPORTED_MODULE_4__/* .tidied */ .GE)((0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_5__/* .textOf */ .b6)((0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_5__/* .lastOf */ .g1)(origin, "path")) ?? "")));
        const isFile = (0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_5__/* .textOf */ .b6)((0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_5__/* .lastOf */ .g1)(origin, "source")) === "file";
        const home = await homeOf(repo, plugin, isFile ? (0,_repo_path_js__WEBPACK_IMPORTED_MODULE_4__/* .directoryOf */ .jt)(place) : place, isFile ? place : undefined);
        const found = (0,_loading_collect_js__WEBPACK_IMPORTED_MODULE_0__/* .collectFiles */ .C0)(repo, home, { isIncluded: () => true, deep: true });
        (0,_repo_many_js__WEBPACK_IMPORTED_MODULE_3__/* .append */ .BC)(unjudged, found.unjudged);
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
        .map((name) => (0,_repo_path_js__WEBPACK_IMPORTED_MODULE_4__/* .join */ .fj)(market, `${name}/marketplace.json`));
    for (const path of file === undefined ? lists : [file]) {
        const source = await (0,_loading_collect_js__WEBPACK_IMPORTED_MODULE_0__/* .readOne */ .JF)(repo, path);
        const root = source === undefined || "message" in source ? undefined : (0,_parsers_json_js__WEBPACK_IMPORTED_MODULE_2__/* .parseAnyJson */ .C_)(source.text);
        if (!root || root.kind === "problem")
            continue;
        const entry = (0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_5__/* .listItems */ .Dw)((0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_5__/* .lastOf */ .g1)(root, "plugins")).find((item) => (0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_5__/* .textOf */ .b6)((0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_5__/* .lastOf */ .g1)(item, "name")) === plugin);
        const written = (0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_5__/* .textOf */ .b6)((0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_5__/* .lastOf */ .g1)(entry, "source"));
        const home = written === undefined ? undefined : (0,_repo_path_js__WEBPACK_IMPORTED_MODULE_4__/* .tidied */ .GE)((0,_repo_path_js__WEBPACK_IMPORTED_MODULE_4__/* .join */ .fj)(market, (0,_repo_path_js__WEBPACK_IMPORTED_MODULE_4__/* .tidied */ .GE)(written)));
        if (home !== undefined && repo.resolve(home).kind === "directory")
            return home;
    }
    return market;
}


/***/ }),

/***/ 41922:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bc: () => (/* binding */ searchedBy),
/* harmony export */   Ch: () => (/* binding */ readVariables),
/* harmony export */   Sw: () => (/* binding */ variableRules),
/* harmony export */   kZ: () => (/* binding */ variableEffect)
/* harmony export */ });
/* harmony import */ var _loading_collect_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77012);
/* harmony import */ var _index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9009);
/* harmony import */ var _repo_many_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(46447);



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
const programs = "PATH";
const modules = "NODE_PATH|PYTHONPATH|LUA_C?PATH.*|CLASSPATH|PSMODULEPATH|GOPATH|TCLLIBPATH|CDPATH";
const searched = [
    ["programs", programs],
    ["modules", modules],
    ["everything", `(?!(?:${programs}|${modules})$).*`],
];
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
const isStarting = whole(starting);
const isLeading = whole(leading);
function variableEffect(name) {
    return isStarting.test(name) ? "starts" : isLeading.test(name) ? "leads" : undefined;
}
function searchedBy(name) {
    return searched.find(([, names]) => whole(names).test(name))?.[0] ?? "everything";
}
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
            ...(may?.includes("execute") ? { searches: "everything" } : { namesCode: true }),
        })),
        ...searched.map(([searches, names]) => ({
            ...rule,
            except: [anyBut(starting), anyBut(names), ...elsewhere],
            because: starts,
            may: ["execute"],
            searches,
        })),
        { ...rule, except: [isStarting, anyBut(leading), ...elsewhere], because: leads, may: ["network"], namesCode: true },
        {
            ...rule,
            except: [isStarting, isLeading, ...elsewhere],
            because: "is set for the host and its child processes",
            namesCode: true,
        },
    ];
}
async function readVariables(repo, files) {
    const unjudged = [];
    const authority = [];
    for (const { path, rules } of files) {
        const source = await (0,_loading_collect_js__WEBPACK_IMPORTED_MODULE_0__/* .readOne */ .JF)(repo, path);
        if (source === undefined)
            continue;
        if ("message" in source)
            unjudged.push(source);
        else
            (0,_repo_many_js__WEBPACK_IMPORTED_MODULE_2__/* .append */ .BC)(authority, (0,_index_js__WEBPACK_IMPORTED_MODULE_1__/* .authorityFrom */ .W5)(rules, variablesIn(source), source));
    }
    return { authority, unjudged };
}
function variablesIn(source) {
    const line = /^[^\S\r\n]*(?:export[^\S\r\n]+)?([\w.-]+)(?:[^\S\r\n]*=|:[^\S\r\n])/gm;
    const found = [...source.text.matchAll(line)];
    const texts = new Map();
    const scalar = (start, end, name) => {
        const written = source.text.slice(start, end).trim();
        const text = name === undefined ? written : withVariables(written, texts);
        if (name !== undefined)
            texts.set(name, text);
        return { kind: "scalar", span: { start, end: start + written.length }, value: text, text, style: "plain" };
    };
    return {
        kind: "table",
        span: { start: 0, end: source.text.length },
        entries: found.map(({ index, 0: written, 1: name = "" }, i) => {
            const end = index + written.length;
            const start = end + (/^[^\S\r\n]*/.exec(source.text.slice(end, end + 1_000))?.[0].length ?? 0);
            const key = index + written.indexOf(name);
            const value = scalar(start, Math.max(start, found[i + 1]?.index ?? source.text.length), name);
            return { key: scalar(key, key + name.length), name, value };
        }),
    };
}
const maxText = 10_000;
function withVariables(written, texts) {
    let left = maxText;
    const whole = written.replace(/(?<!\\)\$(?:\{(\w+)[^}]*\}|(\w+))/g, (variable, braced, bare = "") => {
        const text = texts.get(braced ?? bare) ?? variable;
        left -= text.length;
        return left < 0 ? variable : text;
    });
    return whole === written ? written : `${written}\n${whole}`;
}


/***/ }),

/***/ 80436:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  "default": () => (/* binding */ gh_aw)
});

// EXTERNAL MODULE: ./build/bundle/src/model/host.js
var host = __webpack_require__(3641);
// EXTERNAL MODULE: ./build/bundle/src/repo/path.js
var repo_path = __webpack_require__(76311);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/loading/folders.js
var folders = __webpack_require__(70523);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/settings/unknown-settings.js
var unknown_settings = __webpack_require__(62199);
// EXTERNAL MODULE: ./build/bundle/src/repo/text.js
var repo_text = __webpack_require__(64951);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/loading/collect.js
var collect = __webpack_require__(77012);
// EXTERNAL MODULE: ./build/bundle/src/platform/hash.js
var hash = __webpack_require__(81957);
;// CONCATENATED MODULE: ./build/bundle/src/hosts/gh-aw/hash.js



const maxLength = 1_048_576;
async function frontmatterHash(text, path, repo, isReplaced = false) {
    const parts = partsOf(text);
    if (!parts || /^inlined-imports:[ \t]*true\b/m.test(parts.front))
        return undefined;
    const expressions = expressionsIn(parts.body);
    if (isReplaced && hasReplacement([parts.front, ...expressions]))
        return undefined;
    const imported = { repo, seen: new Set(), paths: [], fronts: [], isUnknown: false };
    await follow(imported, parts.front, path);
    if (imported.isUnknown)
        return undefined;
    const fronts = imported.fronts.map(normalized);
    const counted = {
        "frontmatter-text": normalized(parts.front),
        ...(fronts.length > 0 ? { "imported-frontmatters": fronts.toSorted().join("\n---\n") } : {}),
        ...(imported.paths.length > 0 ? { imports: imported.paths.toSorted() } : {}),
        ...(expressions.length > 0 ? { "template-expressions": expressions } : {}),
    };
    const json = JSON.stringify(counted);
    return json.length > maxLength ? undefined : (0,hash.sha256)(json);
}
function partsOf(text) {
    const lines = text.split("\n");
    const isFence = (line) => line.trim() === "---";
    if (!isFence(lines[0] ?? ""))
        return undefined;
    const end = lines.findIndex((line, i) => i > 0 && isFence(line));
    return end < 0 ? undefined : { front: lines.slice(1, end).join("\n"), body: lines.slice(end + 1).join("\n") };
}
function normalized(front) {
    return front.trim().replaceAll("\r\n", "\n");
}
function hasReplacement(counted) {
    return counted.some((text) => text.includes("\ufffd"));
}
async function follow(imported, front, importer) {
    for (const written of importsIn(front).toSorted()) {
        const path = (0,repo_path/* plain */.pj)((0,repo_path/* join */.fj)((0,repo_path/* directoryOf */.jt)(importer), written));
        if (path === undefined || imported.seen.has(path))
            continue;
        imported.seen.add(path);
        const { source, problem } = await (0,collect/* readDecoded */.Jy)(imported.repo, path);
        if (!source) {
            imported.isUnknown ||= problem !== undefined;
            continue;
        }
        const parts = partsOf(source.text) ?? (source.text.startsWith("---") ? undefined : { front: "" });
        if (!parts)
            continue;
        imported.isUnknown ||= problem !== undefined && hasReplacement([parts.front]);
        imported.paths.push(written);
        imported.fronts.push(parts.front);
        await follow(imported, parts.front, path);
    }
}
function importsIn(front) {
    const found = [];
    let outer;
    for (const line of front.split("\n")) {
        const content = line.trim();
        if (content === "" || content.startsWith("#"))
            continue;
        const indent = line.length - line.trimStart().length;
        if (content.startsWith("imports:"))
            outer = indent;
        else if (outer !== undefined) {
            if (indent <= outer)
                break;
            const item = content.startsWith("-")
                ? content
                    .slice(1)
                    .trim()
                    .replace(/^["']|["']$/g, "")
                : "";
            if (item !== "")
                found.push(item);
        }
    }
    return found;
}
function expressionsIn(body) {
    const found = [...body.matchAll(/\$\{\{([^}]+)\}\}/g)];
    return [...new Set(found.flatMap(([whole, inner = ""]) => (/env\.|vars\./.test(inner) ? [whole] : [])))].toSorted();
}

;// CONCATENATED MODULE: ./build/bundle/src/hosts/gh-aw/locks.js




const extension = ".lock.yml";
const header = "# gh-aw-metadata:";
const guard = "check_workflow_timestamp";
async function misfitsIn(repo, folder) {
    const locks = repo.names(folder).filter((name) => name.endsWith(extension));
    const found = await Promise.all(locks.map((name) => misfitOf(repo, (0,repo_path/* join */.fj)(folder, name))));
    return found.flat();
}
async function misfitOf(repo, path) {
    const { source: lock, problem } = await (0,collect/* readDecoded */.Jy)(repo, path);
    const sourcePath = `${path.slice(0, -extension.length)}.md`;
    if (!lock)
        return problem && repo.resolve(sourcePath).kind === "file" ? [problem] : [];
    if (!lock.text.includes(header))
        return [];
    return [...(problem ? [problem] : []), ...(await comparedWith(repo, lock, sourcePath))];
}
async function comparedWith(repo, lock, sourcePath) {
    const { source, problem } = await (0,collect/* readDecoded */.Jy)(repo, sourcePath);
    if (!source && !problem) {
        const message = `runs an agent, and \`${(0,repo_path/* nameOf */.Vb)(sourcePath)}\`, from which it was compiled, does not exist, so what the agent may do is not checked`;
        return [{ message, at: (0,repo_text/* startOf */.GH)(lock) }];
    }
    const stated = hashIn(lock.text);
    if (stated === undefined || !source)
        return [];
    const computed = await frontmatterHash(source.text, sourcePath, repo, problem !== undefined);
    return computed === undefined || computed === stated ? [] : [staleLock(lock, source)];
}
function staleLock(lock, source) {
    const name = (0,repo_path/* nameOf */.Vb)(lock.path);
    const effect = lock.text.includes(guard)
        ? "so it stops before its agent starts"
        : "and nothing stops its agent, which may do what is compiled there";
    const message = `does not fit \`${name}\`, which GitHub runs and which was compiled from other frontmatter, ${effect}; run \`gh aw compile\``;
    return { message, at: (0,repo_text/* startOf */.GH)(source), related: [{ message: "the lock file", at: (0,repo_text/* startOf */.GH)(lock) }] };
}
function hashIn(text) {
    const start = text.indexOf(header);
    const line = text.slice(start, (text.indexOf("\n", start) + 1 || text.length + 1) - 1);
    return /"frontmatter_hash":"([0-9a-f]{64})"/.exec(line)?.[1];
}

// EXTERNAL MODULE: ./build/bundle/src/model/fact.js
var fact = __webpack_require__(7277);
// EXTERNAL MODULE: ./build/bundle/src/model/capability.js
var capability = __webpack_require__(95885);
// EXTERNAL MODULE: ./build/bundle/src/model/profile.js
var profile = __webpack_require__(64682);
// EXTERNAL MODULE: ./build/bundle/src/model/union.js
var union = __webpack_require__(36216);
// EXTERNAL MODULE: ./build/bundle/src/parsers/node.js
var parsers_node = __webpack_require__(70536);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/profiles/fields.js
var fields = __webpack_require__(22583);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/settings/hooks-and-servers.js
var hooks_and_servers = __webpack_require__(24754);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/settings/start-content.js
var start_content = __webpack_require__(36219);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/profiles/profile.js
var profiles_profile = __webpack_require__(66189);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/profiles/tools.js
var profiles_tools = __webpack_require__(37655);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/profiles/unknown-keys.js
var unknown_keys = __webpack_require__(60875);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/settings/setting-rule.js
var setting_rule = __webpack_require__(52214);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/settings/command-texts.js
var command_texts = __webpack_require__(65271);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/settings/variables.js
var variables = __webpack_require__(41922);
;// CONCATENATED MODULE: ./build/bundle/src/hosts/gh-aw/code.js






const code_image = { kind: "command", named: ["image"], before: "docker run " };
const code_packages = { kind: "reference", named: ["name", "package"], may: ["execute", "external"] };
const codeRules = [
    { path: "container", ...code_image },
    { path: "services.*", ...code_image },
    { path: "jobs.*.container", ...code_image },
    { path: "jobs.*.services.*", ...code_image },
    { path: "sandbox.mcp.container", ...code_image },
    { path: "sandbox.agent.images.*", ...code_image },
    { path: "sandbox.agent.command", kind: "command" },
    { path: "sandbox.mcp.command", kind: "command" },
    { path: "runtimes.*.action-repo", kind: "reference", may: ["execute", "external"] },
    { path: "engine.extensions", kind: "reference", may: ["execute", "external"] },
    { path: "skills", kind: "reference", named: ["skill"] },
    { path: "apm.packages", ...code_packages },
    { path: "dependencies", ...code_packages },
    { path: "dependencies.packages", ...code_packages },
    { path: "imports.apm-packages", ...code_packages },
];
const code_variables = [
    "env",
    "container.env",
    "services.*.env",
    "jobs.*.env",
    "jobs.*.container.env",
    "jobs.*.services.*.env",
    "engine.env",
    "sandbox.agent.env",
    "sandbox.mcp.env",
    "mcp-scripts.*.env",
    "safe-inputs.*.env",
    "safe-outputs.env",
    "safe-outputs.jobs.*.env",
    "safe-outputs.scripts.*.env",
    "safe-outputs.threat-detection.env",
    "safe-outputs.threat-detection.engine.env",
];
function codeIn(parts) {
    return parts.flatMap((part) => [
        ...codeRules.flatMap((rule) => codeAt(rule, part)),
        ...code_variables.flatMap((path) => variablesAt(path, part)),
    ]);
}
function codeAt({ path, kind, named = [], before = "", may }, { table, source }) {
    return (0,setting_rule/* nodesOf */.N)({ path }, table).flatMap(({ setting, node, parent }) => {
        const name = node.kind === "table" ? named.map((key) => (0,parsers_node/* valueOf */.RP)(node, key)).find(Boolean) : node;
        const text = (0,parsers_node/* textOf */.b6)(name) ?? "";
        if (text === "" && node.kind !== "table")
            return [];
        const content = (0,start_content/* startContent */.I)([setting, kind], [node, ...(path.startsWith("runtimes.") ? [parent] : [])], source);
        const at = { source, span: (name ?? node).span };
        const names = kind === "command" ? [`${before}${(0,fields/* textsOf */.CB)(node).join(" ")}`, ...(0,command_texts/* commandTexts */.Ot)(node)] : [];
        const local = kind === "reference" && text.startsWith("./") ? [text] : undefined;
        const hook = {
            name: setting,
            kind,
            value: `${before}${text}`,
            ...(names.length > 0 ? { names } : {}),
            ...(local ? { names: local, searches: "everything" } : {}),
            content,
            at,
        };
        return [{ hook, grants: grantsOf(setting, at, may ?? (kind === "command" ? ["execute"] : ["external"])) }];
    });
}
const identity = /^GIT_(?:AUTHOR|COMMITTER)_(?:NAME|EMAIL|DATE)$/;
function variablesAt(path, { table, source }) {
    return (0,setting_rule/* nodesOf */.N)({ path: `${path}.*` }, table).flatMap(({ setting, node }) => {
        const name = lastKey(setting);
        const effect = identity.test(name) ? undefined : (0,variables/* variableEffect */.kZ)(name);
        if (effect === undefined || isSecret(node))
            return [];
        const [kind, capability] = effect === "starts" ? ["command", "execute"] : ["url", "network"];
        const at = { source, span: node.span };
        const started = effect === "starts" ? { names: textsOfVariable(name, node), searches: (0,variables/* searchedBy */.Bc)(name) } : {};
        const hook = { name: setting, kind, value: (0,parsers_node/* textOf */.b6)(node) ?? "", ...started, at };
        return [{ hook, grants: grantsOf(setting, at, [capability]) }];
    });
}
function namedByVariables(parts) {
    return parts.flatMap(({ table, source }) => code_variables
        .flatMap((path) => (0,setting_rule/* nodesOf */.N)({ path: `${path}.*` }, table))
        .flatMap(({ setting, node }) => {
        const name = lastKey(setting);
        const value = (0,parsers_node/* textOf */.b6)(node) ?? "";
        if (value === "" || (0,variables/* variableEffect */.kZ)(name) === "starts" || isSecret(node))
            return [];
        const at = { source, span: node.span };
        const reach = { kind: "nowhere" };
        return [{ key: setting, value, reach, starts: textsOfVariable(name, node), namesCode: true, at }];
    }));
}
function lastKey(setting) {
    return setting.slice(setting.lastIndexOf(".") + 1);
}
function textsOfVariable(name, node) {
    const text = ((0,parsers_node/* textOf */.b6)(node) ?? "").replace(workspace, ".");
    return [text, (0,command_texts/* assignmentOf */.tq)(name, text)];
}
const workspace = /\$\{\{\s*github\.workspace\s*\}\}|\$\{?GITHUB_WORKSPACE\b\}?/g;
function isSecret(node) {
    return /\$\{\{[^}]*\bsecrets\b/.test((0,parsers_node/* textOf */.b6)(node) ?? "");
}
function grantsOf(tool, at, may) {
    return may.map((capability) => ({ tool, capability, scope: null, at }));
}

;// CONCATENATED MODULE: ./build/bundle/src/hosts/gh-aw/bypasses.js




function bypassesIn(parts) {
    return parts.flatMap(({ table, source }) => [
        ...ofPermissions(table, source),
        ...ofSandbox(table, source),
        ...ofEngine(table, source),
        ...ofChecks(table, source),
        ...ofTexts(table, source),
    ]);
}
function bypass(source, setting, node, effect, because) {
    return [{ setting, value: (0,parsers_node/* textOf */.b6)(node) ?? "…", effect, because, at: { source, span: node.span } }];
}
const harmlessScopes = new Set(["id-token", "copilot-requests", "models"]);
const writes = "gives the agent's own job a token that writes to GitHub, past `safe-outputs`";
function ofPermissions(table, source) {
    const permissions = (0,parsers_node/* valueOf */.RP)(table, "permissions");
    if (permissions && (0,parsers_node/* textOf */.b6)(permissions) === "write-all")
        return bypass(source, "permissions", permissions, "bypass", writes);
    return (0,parsers_node/* tableEntries */.zH)(permissions).flatMap(({ name = "", value }) => (0,parsers_node/* textOf */.b6)(value) === "write" && !harmlessScopes.has(name)
        ? bypass(source, `permissions.${name}`, value, "bypass", writes)
        : []);
}
const isOff = (node) => node !== undefined && /^(?:false|disable|none)$/.test((0,parsers_node/* textOf */.b6)(node) ?? "");
function ofSandbox(table, source) {
    const sandbox = (0,parsers_node/* valueOf */.RP)(table, "sandbox");
    const network = (0,parsers_node/* valueOf */.RP)(table, "network");
    const off = "runs the agent without its sandbox and its firewall";
    const places = [
        ["sandbox", sandbox],
        ["sandbox.agent", (0,parsers_node/* valueOf */.RP)(sandbox, "agent")],
        ["network.firewall", (0,parsers_node/* valueOf */.RP)(network, "firewall")],
    ];
    return [
        ...places.flatMap(([setting, node]) => (isOff(node) ? bypass(source, setting, node, "bypass", off) : [])),
        ...(0,parsers_node/* tableEntries */.zH)((0,parsers_node/* valueOf */.RP)(table, "features")).flatMap(({ name = "", value }) => /^dangerously-/i.test(name) && (0,parsers_node/* textOf */.b6)(value) !== "false" && (0,parsers_node/* textOf */.b6)(value) !== ""
            ? bypass(source, `features.${name}`, value, "bypass", "lets a workflow switch a protection off")
            : []),
        ...(0,parsers_node/* listItems */.Dw)((0,parsers_node/* valueOf */.RP)(network, "allowed"))
            .filter((item) => (0,parsers_node/* textOf */.b6)(item) === "*")
            .flatMap((item) => bypass(source, "network.allowed", item, "auto-approve", "opens every address to the agent")),
    ];
}
const openFlags = /^--?(?:allow-all.*|yolo|dangerously.*|full-auto)$|^(?:bypassPermissions|danger-full-access|never)$|^--permission-mode=bypassPermissions$/;
function ofEngine(table, source) {
    const engine = (0,parsers_node/* valueOf */.RP)(table, "engine");
    const mode = (0,parsers_node/* valueOf */.RP)(engine, "permission-mode");
    const args = (0,parsers_node/* listItems */.Dw)((0,parsers_node/* valueOf */.RP)(engine, "args")).filter((item) => openFlags.test((0,parsers_node/* textOf */.b6)(item) ?? ""));
    const found = args.flatMap((item) => bypass(source, "engine.args", item, "bypass", "starts the engine so that it asks for nothing"));
    if (!mode)
        return found;
    const own = { bypassPermissions: "bypass", acceptEdits: "auto-approve", auto: "auto-approve" };
    const effect = own[((0,parsers_node/* textOf */.b6)(mode) ?? "")];
    const because = "lets Claude use every tool, whatever `tools` says";
    return effect
        ? [
            ...found,
            ...bypass(source, "engine.permission-mode", mode, effect, effect === "bypass" ? because : "lets Claude approve some tool calls by itself"),
        ]
        : found;
}
function ofChecks(table, source) {
    const strict = (0,parsers_node/* valueOf */.RP)(table, "strict");
    const detection = (0,parsers_node/* valueOf */.RP)((0,parsers_node/* valueOf */.RP)(table, "safe-outputs"), "threat-detection");
    const isUnchecked = isOff(detection) ? detection : (0,parsers_node/* valueOf */.RP)(detection, "enabled");
    const roles = (0,parsers_node/* valueOf */.RP)(table, "roles") ?? (0,parsers_node/* valueOf */.RP)((0,parsers_node/* valueOf */.RP)(table, "on"), "roles");
    return [
        ...(isOff(strict)
            ? bypass(source, "strict", strict, "auto-approve", "lets the compiler accept what strict mode refuses: write permissions, a sandbox that is off, secrets of the agent")
            : []),
        ...(isOff(isUnchecked)
            ? bypass(source, "safe-outputs.threat-detection", isUnchecked, "auto-approve", "applies outputs that nothing checked")
            : []),
        ...(roles && ((0,parsers_node/* textOf */.b6)(roles) === "all" || (0,parsers_node/* listItems */.Dw)(roles).some((role) => (0,parsers_node/* textOf */.b6)(role) === "all"))
            ? bypass(source, "on.roles", roles, "auto-approve", "lets anyone start the workflow, also people without access")
            : []),
    ];
}
const anything = /[^]/;
const untrusted = "lets pull requests of every fork start the workflow";
const installs = "runs the scripts of packages that are installed";
const textRules = [
    { path: "runtimes.*.run-install-scripts", when: /^true$/, effect: "auto-approve", because: installs },
    { path: "run-install-scripts", when: /^true$/, effect: "auto-approve", because: installs },
    {
        path: "safe-outputs.threat-detection.engine",
        when: /^false$/,
        effect: "auto-approve",
        because: "applies outputs that no model checked",
    },
    {
        path: "threat-detection-suppress",
        when: anything,
        effect: "auto-approve",
        because: "switches a rule off that looks for threats in outputs",
    },
    {
        path: "tools.github.private-to-public-flows",
        when: anything,
        effect: "auto-approve",
        because: "lets what the agent read in private repositories reach public places",
    },
    { path: "on.forks", when: /^\*$/, effect: "auto-approve", because: untrusted },
    { path: "on.*.forks", when: /^\*$/, effect: "auto-approve", because: untrusted },
    {
        path: "sandbox.agent.runtime",
        when: /^docker-sudo-iptables$/,
        effect: "auto-approve",
        because: "runs the firewall with privileges, and lets the agent reach services of its machine",
    },
];
function ofTexts(table, source) {
    const ofRules = textRules.flatMap(({ path, when, effect, because }) => (0,setting_rule/* nodesOf */.N)({ path }, table).flatMap(({ setting, node }) => {
        const rule = node.kind === "table" ? (0,parsers_node/* valueOf */.RP)(node, "rule") : undefined;
        return when.test((0,parsers_node/* textOf */.b6)(rule ?? node) ?? "") ? bypass(source, setting, rule ?? node, effect, because) : [];
    }));
    const secret = "hands a secret to the agent's own container, where its model can read it";
    return [
        ...ofRules,
        ...(0,setting_rule/* nodesOf */.N)({ path: "env.*" }, table)
            .filter(({ node }) => isSecret(node))
            .flatMap(({ setting, node }) => bypass(source, setting, node, "auto-approve", secret)),
    ];
}

// EXTERNAL MODULE: ./build/bundle/src/parsers/yaml/index.js + 7 modules
var yaml = __webpack_require__(8065);
;// CONCATENATED MODULE: ./build/bundle/src/hosts/gh-aw/document.js





async function readWorkflow(source, path, repo) {
    const markdown = (0,yaml/* splitMarkdown */.EI)(source.text);
    if (markdown.kind !== "fenced")
        return undefined;
    const parses = await (0,yaml/* readFrontmatter */.zT)(source.text, markdown.front);
    if (!parses.tables.some((table) => (0,parsers_node/* valueOf */.RP)(table, "on")))
        return undefined;
    const search = { repo, seen: new Set([path]), imported: [], remote: [], lacking: [], unjudged: [] };
    for (const table of parses.tables)
        await followImports(search, importsOf(table), source, path, 0);
    await followImports(search, includesIn(source, markdown.body), source, path, 0);
    const { imported, remote, lacking, unjudged } = search;
    return { parses, body: markdown.body, imported, remote, lacking, unjudged };
}
const deepest = 10;
async function followImports(search, imports, source, path, depth) {
    const { repo } = search;
    for (const { spec, span, isInText } of imports) {
        const at = { source, span };
        const written = spec.replace(/#.*$/s, "").replace(/\?$/, "");
        const local = copyOf(written, repo) ?? localPath(written, path);
        const isThere = local !== undefined && repo.resolve(local).kind === "file";
        if (!isThere && (isRemote(written) || (0,repo_path/* isWithin */.UO)(path, copies))) {
            search.remote.push({ spec: written, isPinned: /@[0-9a-f]{40}$/.test(written), at });
            continue;
        }
        if (local === undefined || !isThere) {
            if (!spec.endsWith("?") && !isInText)
                search.lacking.push({ spec, at });
            continue;
        }
        if (search.seen.has(local) || depth >= deepest)
            continue;
        search.seen.add(local);
        const found = await (0,collect/* readDecoded */.Jy)(repo, local);
        if (found.problem)
            search.unjudged.push(found.problem);
        if (found.source)
            await addParts(search, found.source, local, depth);
    }
}
async function addParts(search, source, path, depth) {
    const markdown = (0,yaml/* splitMarkdown */.EI)(source.text);
    if (markdown.kind !== "fenced")
        return;
    const { tables } = await (0,yaml/* readFrontmatter */.zT)(source.text, markdown.front);
    for (const table of tables) {
        search.imported.push({ table, source, isMain: false });
        await followImports(search, importsOf(table), source, path, depth + 1);
    }
    await followImports(search, includesIn(source, markdown.body), source, path, depth + 1);
}
const include = /^[^\S\n]*(?:@(?:include|import)\??[^\S\n]+(\S.*?)|\{\{#import\??\s*:?\s*(.+?)\s*\}\})[^\S\n]*$/gm;
function includesIn({ text }, { start, end }) {
    return [...text.slice(start, end).matchAll(include)].map(([line, bare = "", braced = bare], i, all) => {
        const from = start + (all[i]?.index ?? 0);
        return { spec: braced, span: { start: from, end: from + line.length }, isInText: true };
    });
}
function importsOf(table) {
    const imports = (0,parsers_node/* valueOf */.RP)(table, "imports");
    const list = imports?.kind === "table" ? (0,parsers_node/* valueOf */.RP)(imports, "aw") : imports;
    return (0,parsers_node/* listItems */.Dw)(list).flatMap((item) => {
        const node = item.kind === "table" ? ((0,parsers_node/* valueOf */.RP)(item, "uses") ?? (0,parsers_node/* valueOf */.RP)(item, "path")) : item;
        const spec = (0,parsers_node/* textOf */.b6)(node);
        return node && spec !== undefined && spec !== "" ? [{ spec, span: node.span }] : [];
    });
}
function isRemote(spec) {
    return /^[\w.-]+\/[\w.-]+\/[^@]+(?:@.+)?$/.test(spec) && !/^(?:\.|shared\/)/.test(spec);
}
const copies = ".github/aw/imports";
function copyOf(spec, repo) {
    const [, owner, name, path, commit] = /^([\w.-]+)\/([\w.-]+)\/([^@]+)@([0-9a-f]{40})$/.exec(spec) ?? [];
    if (path === undefined || spec.includes(".."))
        return undefined;
    const copy = `${copies}/${owner}/${name}/${commit}/${path.replaceAll("/", "_")}`;
    return repo.resolve(copy).kind === "file" ? copy : undefined;
}
function localPath(spec, importer) {
    if (spec.startsWith("/"))
        return (0,repo_path/* plain */.pj)(spec.slice(1));
    return spec.startsWith(".github/") ? (0,repo_path/* plain */.pj)(spec) : (0,repo_path/* plain */.pj)((0,repo_path/* join */.fj)((0,repo_path/* directoryOf */.jt)(importer), spec));
}

;// CONCATENATED MODULE: ./build/bundle/src/hosts/gh-aw/outputs.js






const ofGit = /^(?:create-pull-request|push-to-pull-request-branch)$/;
const ofAgents = /^(?:assign-to-agent|create-agent-session|create-agent-task|dispatch-workflow|call-workflow|dispatch-repository)$/;
const ofCode = /^(?:jobs|scripts|actions|steps)$/;
const control = /^(?:allowed-domains|allowed-github-references|allowed-mentions|concurrency-group|env|environment|failure-issue-repo|footer|github-app|github-token|group-reports|id-token|max-.*|mentions|messages|missing-data|missing-tool|needs|noop|report-.*|runs-on|staged|threat-detection|timeout-minutes|activation-comments|data-enabled|url-.*)$/;
function needsGit(parts) {
    return parts.some(({ table }) => (0,parsers_node/* tableEntries */.zH)((0,parsers_node/* valueOf */.RP)(table, "safe-outputs")).some(({ name = "" }) => ofGit.test(name)));
}
function outputGrants(parts) {
    return parts.flatMap(({ table, source }) => (0,parsers_node/* tableEntries */.zH)((0,parsers_node/* valueOf */.RP)(table, "safe-outputs")).flatMap(({ name = "", key, value }) => {
        if (control.test(name) || (value.kind === "scalar" && value.value === false))
            return [];
        return (0,profiles_tools/* grantEach */.Ud)({ source, span: key.span }, powersOf(name), `safe-outputs.${name}`);
    }));
}
function codeOfOutputs(parts) {
    return parts.flatMap(({ table, source }) => (0,parsers_node/* tableEntries */.zH)((0,parsers_node/* valueOf */.RP)(table, "safe-outputs")).flatMap(({ name: key = "", key: { span }, value }) => {
        const name = `safe-outputs.${key}`;
        if (!ofCode.test(key))
            return [];
        const content = (0,start_content/* startContent */.I)([key], [value], source);
        return [{ name, kind: "reference", value: key, content, at: { source, span } }];
    }));
}
function startedByOutputs(parts) {
    return parts.flatMap(({ table, source }) => {
        const outputs = (0,parsers_node/* valueOf */.RP)(table, "safe-outputs");
        const jobs = (0,parsers_node/* tableEntries */.zH)((0,parsers_node/* valueOf */.RP)(outputs, "jobs")).flatMap(({ name = "", value }) => stepsOfJob(`safe-outputs.jobs.${name}`, value, source));
        const steps = (0,parsers_node/* listItems */.Dw)((0,parsers_node/* valueOf */.RP)(outputs, "steps")).flatMap((step) => commandOf("safe-outputs.steps", step, source));
        const actions = (0,parsers_node/* tableEntries */.zH)((0,parsers_node/* valueOf */.RP)(outputs, "actions")).flatMap(({ name = "", value }) => commandOf(`safe-outputs.actions.${name}`, value, source));
        const scripts = (0,parsers_node/* tableEntries */.zH)((0,parsers_node/* valueOf */.RP)(outputs, "scripts")).map(({ name = "", key, value }) => ({
            key: `safe-outputs.scripts.${name}`,
            value: name,
            reach: { kind: "nowhere" },
            starts: (0,command_texts/* commandTexts */.Ot)(value),
            at: { source, span: key.span },
        }));
        return [...[...jobs, ...steps, ...actions].flatMap(startedByStep), ...scripts];
    });
}
function startedByStep({ name, kind, value, names = [], searches, at }) {
    const path = searches ? (0,repo_path/* plain */.pj)(value) : undefined;
    if (path !== undefined && searches)
        return [{ key: name, value, reach: { kind: "inside", path }, isStarted: true, starts: names, searches, at }];
    return kind === "command" ? [{ key: name, value, reach: { kind: "nowhere" }, starts: [value, ...names], at }] : [];
}
function powersOf(name) {
    if (ofGit.test(name))
        return ["write", "external"];
    if (ofAgents.test(name))
        return ["delegate", "external"];
    return ofCode.test(name) ? ["execute", "external"] : ["external"];
}
const stepKeys = ["pre-steps", "steps", "pre-agent-steps", "post-steps"];
function stepsIn(parts) {
    return parts.flatMap(({ table, source }) => [
        ...stepKeys.flatMap((key) => (0,parsers_node/* listItems */.Dw)((0,parsers_node/* valueOf */.RP)(table, key)).flatMap((step) => commandOf(key, step, source))),
        ...(0,parsers_node/* tableEntries */.zH)((0,parsers_node/* valueOf */.RP)(table, "jobs")).flatMap(({ name = "", value }) => stepsOfJob(`jobs.${name}`, value, source)),
        ...stepsOfJob("on", (0,parsers_node/* valueOf */.RP)(table, "on"), source),
        ...stepsOfJob("engine", (0,parsers_node/* valueOf */.RP)(table, "engine"), source),
        ...stepsOfJob("secret-masking", (0,parsers_node/* valueOf */.RP)(table, "secret-masking"), source),
        ...stepsOfJob("safe-outputs.threat-detection", (0,parsers_node/* valueOf */.RP)((0,parsers_node/* valueOf */.RP)(table, "safe-outputs"), "threat-detection"), source),
        ...["mcp-scripts", "safe-inputs"].flatMap((key) => (0,parsers_node/* tableEntries */.zH)((0,parsers_node/* valueOf */.RP)(table, key)).flatMap(({ name = "", value }) => ["run", "script", "py", "go"].flatMap((language) => {
            const script = (0,parsers_node/* valueOf */.RP)(value, language);
            if (!script)
                return [];
            const [text, content] = [(0,parsers_node/* textOf */.b6)(script) ?? "", (0,start_content/* startContent */.I)([name, language], [value], source)];
            return [{ name, kind: "command", value: text, content, at: { source, span: script.span } }];
        }))),
    ]);
}
function stepsOfJob(name, job, source) {
    if (job?.kind !== "table")
        return [];
    const around = [(0,parsers_node/* valueOf */.RP)(job, "env"), (0,parsers_node/* valueOf */.RP)((0,parsers_node/* valueOf */.RP)(job, "defaults"), "run")].filter((node) => node !== undefined);
    const lists = job.entries.filter(({ name: key = "" }) => /^(?:[a-z]+-)*steps$/.test(key));
    return [
        ...lists.flatMap(({ name: key = "", value }) => (0,parsers_node/* listItems */.Dw)(value).flatMap((step) => commandOf(`${name}.${key}`, step, source, around))),
        ...((0,parsers_node/* valueOf */.RP)(job, "uses") ? commandOf(name, job, source) : []),
    ];
}
function commandOf(name, step, source, around = []) {
    const run = (0,parsers_node/* valueOf */.RP)(step, "run");
    const uses = (0,parsers_node/* valueOf */.RP)(step, "uses");
    const node = run ?? uses;
    if (!node)
        return [];
    const [value, content] = [(0,parsers_node/* textOf */.b6)(node) ?? "", (0,start_content/* startContent */.I)([name], [...around, step], source)];
    const at = { source, span: node.span };
    return [
        {
            name,
            kind: run ? "command" : "reference",
            value,
            content,
            ...(run ? (0,command_texts/* surroundings */.i5)(step, ...around) : localAction(value)),
            at,
        },
    ];
}
function localAction(uses) {
    return uses.startsWith("./") ? { names: [uses, `uses: ${uses}`], searches: "everything" } : {};
}

;// CONCATENATED MODULE: ./build/bundle/src/hosts/gh-aw/power-settings.js


const harmless = new Set(`name description intent emoji labels metadata resources source redirect tracker-id private version infer
  disable-model-invocation import-schema inlined-imports run-name timeout-minutes timeout_minutes concurrency max-turns
  max-runs max-turn-cache-misses max-ai-credits max-daily-ai-credits`.split(/\s+/));
const reportedWhole = new RegExp(`^(?:${[
    "imports|mcp-servers|mcp-scripts|safe-inputs|plugins|skills|apm|dependencies|services|container",
    "safe-outputs\\.(?:jobs|scripts|actions)|jobs\\.[^.]*\\.(?:services|container)",
    "engine\\.(?:driver|extensions)|sandbox\\.agent\\.images",
    "(?:(?:jobs\\.[^.]*|on|engine|safe-outputs(?:\\.threat-detection)?)\\.)?(?:[a-z]+-)*steps",
].join("|")})$`);
const reportedValue = /^(?:strict|features\.dangerously-.*|tools\.[^.]*|network\.allowed|engine\.(?:model|permission-mode|command)|sandbox\.(?:agent|mcp)\.command|sandbox\.mcp\.container|runtimes\.[^.]*\.action-repo)$/;
const allowing = /^(?:allowed(?!-repos$|-base-branches$|-input$).*|min-integrity|title-prefix|required-.*)$/;
const denying = /^(?:blocked.*|excluded-.*|skip-.*|manual-approval|if|protected-files|cooldown)$/;
const restricting = {
    "read-only": "true",
    lockdown: "true",
    staged: "true",
    draft: "true",
    checkout: "false",
    "continue-on-error": "false",
};
const limitsBelow = /^(?:user-rate-limit|rate-limit|secret-masking)(?:\.|$)/;
function powerSettingsIn(parts) {
    return parts.flatMap(({ table, source }) => table.entries.flatMap(({ name = "", value }) => (harmless.has(name) ? [] : valuesAt(name, value, source))));
}
function valuesAt(path, node, source) {
    if (reportedWhole.test(path))
        return [];
    if (node.kind !== "table")
        return reportedValue.test(path) ? [] : settingOf(path, node, source);
    if (node.entries.length === 0)
        return path === "network" ? settingOf(path, node, source) : [];
    return node.entries.flatMap(({ name = "", value }) => valuesAt(`${path}.${name}`, value, source));
}
function settingOf(path, node, source) {
    const setting = path === "engine" ? "engine.id" : path;
    if (isPlain(setting, node))
        return [];
    const at = { source, span: node.span };
    const items = node.kind === "list" ? node.items : [node];
    const values = items.flatMap((item) => levelsOf(setting, (0,parsers_node/* textOf */.b6)(item)) ?? (0,start_content/* startContent */.I)([], [item], source));
    const limit = limitOf(setting, node);
    return [{ setting, values, ...(limit ? { limit } : {}), at }];
}
function isPlain(setting, node) {
    if (node.kind !== "scalar")
        return false;
    const isTrue = node.value === true;
    return (0,parsers_node/* isEmptyValue */.Po)(node) || (isTrue && /^safe-outputs\.(?!staged$)[^.]+$|\.continue-on-error$/.test(setting));
}
function levelsOf(setting, text) {
    if (text === undefined || !/(?:^|\.)permissions(?:\.|$)/.test(setting))
        return text === undefined ? undefined : [text];
    return text === "none" ? [] : text.startsWith("write") ? ["read", "read-all", text] : [text];
}
function limitOf(setting, node) {
    const last = setting.slice(setting.lastIndexOf(".") + 1);
    if (setting === "network")
        return node.kind === "table" ? "denies" : undefined;
    if (allowing.test(last))
        return "allows";
    if (denying.test(last) || limitsBelow.test(setting))
        return "denies";
    if (Object.hasOwn(restricting, last) && restricting[last] === (0,parsers_node/* textOf */.b6)(node))
        return "denies";
    return /^max(?:-|$)/.test(last) ? "quota" : undefined;
}

;// CONCATENATED MODULE: ./build/bundle/src/hosts/gh-aw/tools.js





const tools_isOff = (node) => node.kind === "scalar" && node.value === false;
function entriesIn(parts, key) {
    return parts.flatMap(({ table, source }) => (0,parsers_node/* tableEntries */.zH)((0,parsers_node/* valueOf */.RP)(table, key)).map((entry) => ({ ...entry, source })));
}
const stateOnly = new Set(["timeout", "startup-timeout", "cli-proxy", "tasks"]);
const knownTools = {
    "web-fetch": ["network"],
    "web-search": ["network"],
    playwright: ["network"],
    "cache-memory": ["read", "write"],
    "comment-memory": ["write", "external"],
    "drive-memory": ["read", "write", "external"],
    "repo-memory": ["read", "write", "external"],
};
function readTools(parts, home, needsGit) {
    const entries = entriesIn(parts, "tools");
    const ofTools = entries
        .filter(({ name = "", value }) => !builtin.has(name) && isServer(value))
        .flatMap(({ name = "", value, source }) => (0,hooks_and_servers/* serverOf */.FN)(name, value, source));
    const ofServers = entriesIn(parts, "mcp-servers").flatMap(({ name = "", value, source }) => serversOf(name, value, source));
    return {
        grants: [
            ...(0,profiles_tools/* grantEach */.Ud)(home, ["read", "delegate"], "engine"),
            ...defaultGrants(new Set(entries.map(({ name }) => name)), home),
            ...entries.flatMap(({ name = "", value, source }) => tools_grantsOf(name, value, source)),
            ...(needsGit ? [{ tool: "bash", capability: "execute", scope: "git", at: home }] : []),
        ],
        servers: [...ofTools, ...ofServers],
        ineffective: needsGit ? shellThatStays(entries) : [],
    };
}
const builtin = new Set(["bash", "edit"]);
function defaultGrants(named, home) {
    return [
        ...(named.has("bash") ? [] : everyCommand(home)),
        ...(named.has("edit") ? [] : (0,profiles_tools/* grantEach */.Ud)(home, ["write"], "edit")),
        ...(named.has("github") ? [] : (0,profiles_tools/* grantEach */.Ud)(home, ["external"], "github")),
    ];
}
function tools_grantsOf(name, value, source) {
    const at = { source, span: value.span };
    if (name === "bash")
        return commandsOf(value, source);
    if (stateOnly.has(name) || tools_isOff(value))
        return [];
    return (0,profiles_tools/* grantEach */.Ud)(at, name === "edit" ? ["write"] : (knownTools[name] ?? ["external"]), name);
}
const isServer = (node) => ["command", "url", "container"].some((key) => (0,parsers_node/* valueOf */.RP)(node, key) !== undefined);
function serversOf(name, config, source) {
    const container = (0,parsers_node/* valueOf */.RP)(config, "container");
    if (!container)
        return (0,hooks_and_servers/* serverOf */.FN)(name, config, source);
    const [value, content] = [`docker run ${(0,parsers_node/* textOf */.b6)(container) ?? ""}`, (0,start_content/* startContent */.I)([], [config], source)];
    return [{ name, kind: "command", value, content, at: { source, span: container.span } }];
}
function everyCommand(at) {
    return (0,profiles_tools/* grantEach */.Ud)(at, ["execute", "network"], "bash");
}
const isEvery = (command) => command === "*" || command === ":*";
function commandsOf(node, source) {
    const at = { source, span: node.span };
    if (node.kind === "list") {
        const commands = node.items.map((item) => ({ text: (0,parsers_node/* textOf */.b6)(item) ?? "*", place: { source, span: item.span } }));
        const every = commands.find(({ text }) => isEvery(text));
        return every
            ? everyCommand(every.place)
            : commands.map(({ text, place }) => ({ tool: "bash", capability: "execute", scope: text, at: place }));
    }
    if (tools_isOff(node))
        return [];
    return node.kind === "scalar" && node.value === null
        ? [{ tool: "bash", capability: "execute", scope: "echo, ls, cat, grep, …", at }]
        : everyCommand(at);
}
function shellThatStays(entries) {
    return entries
        .filter(({ name, value }) => name === "bash" && (tools_isOff(value) || (value.kind === "list" && value.items.length === 0)))
        .map(({ value, source }) => ({
        kind: "limit",
        what: "tools.bash",
        because: "`safe-outputs` needs commands of Git, which are added whatever this says",
        at: { source, span: value.span },
    }));
}
const ordinary = /^(?:defaults|github|local)$/;
function networkGrants(parts) {
    return parts.flatMap(({ table, source }) => {
        const network = (0,parsers_node/* valueOf */.RP)(table, "network");
        const allowed = (0,parsers_node/* listItems */.Dw)((0,parsers_node/* valueOf */.RP)(network, "allowed")).flatMap((item) => {
            const domain = (0,parsers_node/* textOf */.b6)(item) ?? "*";
            return ordinary.test(domain)
                ? []
                : [
                    {
                        tool: "network",
                        capability: "network",
                        scope: domain === "*" ? null : domain,
                        at: { source, span: item.span },
                    },
                ];
        });
        const hosted = (0,parsers_node/* valueOf */.RP)((0,parsers_node/* valueOf */.RP)(network, "hosted-web"), "enabled");
        return (0,parsers_node/* textOf */.b6)(hosted) === "true" && hosted
            ? [...allowed, ...(0,profiles_tools/* grantEach */.Ud)({ source, span: hosted.span }, ["network"], "hosted-web")]
            : allowed;
    });
}
function isClosed(table) {
    const network = (0,parsers_node/* valueOf */.RP)(table, "network");
    return network?.kind === "table" && network.entries.length === 0;
}

;// CONCATENATED MODULE: ./build/bundle/src/hosts/gh-aw/profile.js




















const keys = {
    keys: new Set(`name description intent emoji labels metadata on if imports import-schema inlined-imports pre-steps steps pre-agent-steps
    post-steps jobs cache checkout ambient-folders permissions github-app engine network tools mcp-servers mcp-scripts
    safe-inputs skills plugins safe-outputs threat-detection-suppress run-name runs-on runs-on-slim timeout-minutes
    timeout_minutes concurrency env excluded-env max-turns max-runs max-turn-cache-misses max-ai-credits
    max-daily-ai-credits user-rate-limit rate-limit secrets environment container services observability resources runtimes
    source redirect tracker-id private check-for-updates features strict sandbox secret-masking roles bots experiments
    evals version infer disable-model-invocation models runner apm dependencies run-install-scripts
    work-queue-policy docker-image-pull-policy`.split(/\s+/)),
    own: { tools: "tools", mode: "permissions", turns: "max-turns" },
    ignores: false,
};
async function workflowsOf(source, path, _isOwn, repo) {
    const workflow = await readWorkflow(source, path, repo);
    if (!workflow)
        return [{ verdict: { kind: "passed-over" } }];
    const lock = await lockOf(repo, path);
    const profile = workflow.parses.tables
        .map((table) => profileOf(workflow, table, source, path, repo, lock))
        .reduce(union/* union */.K);
    const problem = refusalOf(workflow, source);
    const verdict = problem ? { kind: "rejected", problem } : { kind: "loaded" };
    return [
        { verdict, profile, unjudged: workflow.unjudged },
        ...subagentsIn(workflow.body, source, profile).map((sub) => ({ verdict, profile: sub })),
    ];
}
async function lockOf(repo, path) {
    const { source } = await (0,collect/* readDecoded */.Jy)(repo, `${path.replace(/\.md$/, "")}.lock.yml`);
    return source && (0,hash.sha256)(source.text);
}
function refusalOf({ parses, lacking }, source) {
    const stays = "so the compiler refuses it, and the lock file from before still runs";
    if (parses.fault)
        return {
            message: `the frontmatter is not valid YAML, ${stays}: ${parses.fault.message}`,
            at: { source, span: parses.fault.span },
        };
    const [first] = lacking;
    return first && { message: `it imports \`${first.spec}\`, which does not exist, ${stays}`, at: first.at };
}
function profileOf(workflow, table, source, path, repo, lock) {
    const { body, imported, remote } = workflow;
    const home = (0,fields/* startOfTable */.Eo)(table, source);
    const parts = [{ table, source, isMain: true }, ...imported];
    const tools = readTools(parts, home, needsGit(parts));
    const hooks = [...stepsIn(parts), ...engineCommands(table, source)];
    const code = codeIn(parts);
    const grants = isClosed(table) ? tools.grants.filter(({ capability }) => capability !== "network") : tools.grants;
    const engine = (0,parsers_node/* valueOf */.RP)(table, "engine");
    const model = (0,parsers_node/* valueOf */.RP)(engine, "model");
    const mode = (0,parsers_node/* valueOf */.RP)(engine, "permission-mode");
    const isStated = (0,parsers_node/* valueOf */.RP)(table, "tools") !== undefined;
    return (0,profiles_profile/* profileFrom */.A)({
        home,
        name: nameOf(table, body, source, path, home),
        identity: (0,repo_path/* stemOf */.Vc)(path),
        description: (0,fields/* textFact */.yM)((0,parsers_node/* valueOf */.RP)(table, "description"), source, home),
        needsNoDescription: true,
        model: model ? (0,fields/* textFact */.yM)(model, source, home) : (0,fact/* missing */.LO)(home),
        permissionMode: mode ? (0,fields/* textFact */.yM)(mode, source, home) : (0,fact/* missing */.LO)(home),
        grants: isStated
            ? (0,fact/* stated */.Eo)(grants, home)
            : (0,fact/* implied */.TU)(grants, home, "without `tools` the agent has every command, may edit files and reads GitHub"),
        extraGrants: [
            ...networkGrants(parts),
            ...outputGrants(parts),
            ...(0,hooks_and_servers/* hookGrants */.ZW)(hooks, "steps"),
            ...code.flatMap((one) => one.grants),
            ...(0,hooks_and_servers/* serverGrants */.bN)(tools.servers, "mcp-servers"),
            ...pluginGrants(table, source),
            ...remote.flatMap(({ at }) => (0,profiles_tools/* grantEach */.Ud)(at, capability/* capabilities */.R7, "imports")),
        ],
        hooks: [
            ...hooks,
            ...code.map(({ hook }) => hook),
            ...pluginsIn(table, source),
            ...codeOfOutputs(parts),
            ...remote.map(({ spec, at }) => ({ name: "imports", kind: "reference", value: spec, at })),
        ].map((one) => ({ ...one, isSetting: true })),
        servers: tools.servers,
        paths: [...pathsIn(body, source, repo), ...pathsOfEngine(table, source), ...namedBy(parts)],
        references: runtimeImports(body, source).flatMap(({ path: named }) => (isAddress(named) ? [] : [inGithub(named)])),
        bypasses: bypassesIn(parts),
        powerSettings: powerSettingsIn(parts),
        ineffective: [...(0,unknown_keys/* unknownKeysIn */.QU)(table, source, keys), ...tools.ineffective],
        prompt: (0,fields/* bodyPrompt */.$c)(source, body),
        native: () => ({ ...(0,parsers_node/* jsonOf */.o_)(table), ...(lock === undefined ? {} : { "lock file": lock }) }),
    });
}
function nameOf(table, { start, end }, source, path, home) {
    const written = (0,fields/* textFact */.yM)((0,parsers_node/* valueOf */.RP)(table, "name"), source, home);
    if (written.state === "stated")
        return written;
    const heading = /^#[ \t]+(\S.*?)[ \t]*$/m.exec(source.text.slice(start, end));
    if (!heading)
        return (0,fact/* implied */.TU)((0,repo_path/* stemOf */.Vc)(path), home, "the file name is the name");
    const at = start + heading.index;
    return (0,fact/* stated */.Eo)(heading[1] ?? "", { source, span: { start: at, end: at + heading[0].length } });
}
function namedBy(parts) {
    return [...namedByVariables(parts), ...startedByOutputs(parts)];
}
function pathsOfEngine(table, source) {
    const node = (0,parsers_node/* valueOf */.RP)((0,parsers_node/* valueOf */.RP)(table, "engine"), "args");
    if (!node)
        return [];
    const value = (0,fields/* textsOf */.CB)(node).join(" ");
    const at = { source, span: node.span };
    return [{ key: "engine.args", value, reach: { kind: "nowhere" }, starts: [value], at }];
}
function engineCommands(table, source) {
    const engine = (0,parsers_node/* valueOf */.RP)(table, "engine");
    return ["command", "driver"].flatMap((key) => {
        const node = (0,parsers_node/* valueOf */.RP)(engine, key);
        if (!node || !engine)
            return [];
        const [value, content] = [(0,parsers_node/* textOf */.b6)(node) ?? "", (0,start_content/* startContent */.I)([key], [engine], source)];
        return [{ name: `engine.${key}`, kind: "command", value, content, at: { source, span: node.span } }];
    });
}
function pluginGrants(table, source) {
    const node = (0,parsers_node/* valueOf */.RP)(table, "plugins");
    return node ? (0,profiles_tools/* grantEach */.Ud)({ source, span: node.span }, ["execute", "external"], "plugins") : [];
}
function pluginsIn(table, source) {
    const node = (0,parsers_node/* valueOf */.RP)(table, "plugins");
    if (!node)
        return [];
    const [value, content] = [(0,parsers_node/* textOf */.b6)(node) ?? "plugins", (0,start_content/* startContent */.I)([], [node], source)];
    const at = { source, span: node.span };
    const names = (0,fields/* textsOf */.CB)(node).filter((text) => text.startsWith("./"));
    const local = names.length > 0 ? { names, searches: "everything" } : {};
    return [{ name: "plugins", kind: "reference", value, ...local, content, at }];
}
const directive = /\{\{#(?:runtime-)?import\??[ \t:]+([^\s}]+)[^}]*\}\}/g;
function runtimeImports({ start, end }, source) {
    return [...source.text.slice(start, end).matchAll(directive)].map((found) => {
        const from = start + found.index + found[0].indexOf(found[1] ?? "");
        const path = found[1] ?? "";
        return { path, at: { source, span: { start: from, end: from + path.length } } };
    });
}
function isAddress(path) {
    return /^https?:\/\//i.test(path);
}
function inGithub(path) {
    const bare = path.replace(/[#:].*$/s, "").replace(/^\.?\//, "");
    return /^\.(?:github|agents)\//.test(bare) ? bare : `.github/${bare}`;
}
function pathsIn(body, source, repo) {
    return runtimeImports(body, source)
        .filter(({ path }) => !isAddress(path))
        .map(({ path, at }) => ({
        key: "runtime-import",
        value: path,
        within: "the repository's `.github`",
        reach: repo.reach("", "", inGithub(path)),
        at,
    }));
}
const subagent = /^##[ \t]+agent:[ \t]*`([a-z][a-z0-9_-]*)`[ \t]*$/gm;
function subagentsIn({ start, end }, source, parent) {
    const text = source.text.slice(start, end);
    return [...text.matchAll(subagent)].map((found) => {
        const name = found[1] ?? "";
        const at = { source, span: { start: start + found.index, end: start + found.index + found[0].length } };
        const rest = text.slice(found.index + found[0].length);
        const length = /^##[ \t]/m.exec(rest)?.index ?? rest.length;
        const from = start + found.index + found[0].length;
        const description = /^description:[ \t]*(.*)$/m.exec(rest.slice(0, length))?.[1];
        return (0,profiles_profile/* profileFrom */.A)({
            home: at,
            name: (0,fact/* stated */.Eo)(name, at),
            identity: `${parent.identity ?? ""}/${name}`,
            description: description ? (0,fact/* stated */.Eo)(description, at) : (0,fact/* missing */.LO)(at),
            grants: (0,fact/* implied */.TU)([...(parent.grants.state === "stated" || parent.grants.state === "implied" ? parent.grants.value : [])], at, "a subagent has the tools of its workflow"),
            prompt: (0,fields/* bodyPrompt */.$c)(source, { start: from, end: from + length }),
        });
    });
}

;// CONCATENATED MODULE: ./build/bundle/src/hosts/gh-aw/unpinned.js





async function unpinnedIn(repo, folder, isIncluded) {
    const { files } = (0,collect/* collectFiles */.C0)(repo, folder, { isIncluded, deep: false });
    const { results } = await (0,collect/* readEach */.e2)(repo, files, async (source, path) => {
        const workflow = await readWorkflow(source, path, repo);
        return workflow ? problemsOf(workflow, source) : [];
    });
    return results.flat();
}
function problemsOf(workflow, source) {
    const imports = workflow.remote.filter(({ isPinned }) => !isPinned);
    const addresses = runtimeImports(workflow.body, source).filter(({ path }) => isAddress(path));
    return [
        ...imports.map(({ spec, at }) => unpinned(`imports \`${spec}\` without pinning a commit`, "pin a commit", at)),
        ...skillsIn(workflow, source),
        ...addresses.map(({ path, at }) => unpinned(`takes a part of its prompt from \`${path}\` at run time`, "keep the text in the repository", at)),
    ];
}
function unpinned(what, advice, at) {
    return { message: `${what}, so it can change at any time; ${advice}`, at, kind: "unpinned-import" };
}
function skillsIn({ parses }, source) {
    return (0,parsers_node/* listItems */.Dw)((0,parsers_node/* valueOf */.RP)(parses.tables[0], "skills")).flatMap((item) => {
        const node = item.kind === "table" ? (0,parsers_node/* valueOf */.RP)(item, "skill") : item;
        const spec = (0,parsers_node/* textOf */.b6)(node) ?? "";
        if (!node || !/^[\w.-]+\/[\w.-]+.*@/.test(spec) || /@[0-9a-f]{40}$/.test(spec))
            return [];
        const at = { source, span: node.span };
        return [unpinned(`installs the skill \`${spec}\` without pinning a commit`, "pin a commit", at)];
    });
}

;// CONCATENATED MODULE: ./build/bundle/src/hosts/gh-aw/index.js







const folder = ".github/workflows";
const settings = [`${folder}/aw.json`];
const files = { isIncluded: (name) => name.endsWith(".md"), read: workflowsOf };
const replaces = "replaces it in every workflow that is compiled";
const settingRules = [
    { path: "strict", when: /^true$/, effect: "narrows", because: "compiles every workflow in strict mode" },
    {
        path: "require_self_hosted_runners",
        when: /^true$/,
        effect: "narrows",
        because: "refuses workflows with jobs on other machines",
    },
    { path: "action_pins.*", effect: "widens", because: `is an action that ${replaces}`, may: ["execute"] },
    {
        path: "action_pin_prefixes.*",
        effect: "widens",
        because: "is the place from which actions with this prefix come in every workflow that is compiled",
        may: ["execute"],
    },
    { path: "container_pins.*.image", effect: "widens", because: `is an image that ${replaces}`, may: ["execute"] },
    { path: "container_pins.*.digest", effect: "widens", because: `is the version of an image that ${replaces}` },
    { path: "maintenance.runs_on", effect: "widens", because: "is the machine of the jobs that maintain workflows" },
    {
        path: "maintenance.compile.create_pull_request_github_token",
        effect: "widens",
        because: "is the secret with which a job pushes workflows that it compiled",
        shown: "a secret",
    },
    {
        path: "auto_upgrade",
        when: /^true$/,
        effect: "widens",
        because: "has a workflow upgrade the compiler, and all that it compiles, by itself",
    },
    {
        path: "auto_upgrade.options",
        effect: "widens",
        because: "is an option of the workflow that upgrades the compiler by itself",
    },
    {
        path: "auto_upgrade.cron",
        effect: "widens",
        because: "has a workflow upgrade the compiler, and all that it compiles, by itself at these times",
    },
];
const knownSettings = {
    title: "GitHub Agentic Workflows",
    harmless: [
        ...(0,unknown_settings/* harmlessKeys */.OF)("$schema artifact_retention_days utc help_command", "changes what is kept and shown"),
        ...(0,unknown_settings/* harmlessKeys */.OF)("ghes", "chooses versions of GitHub's own actions for artifacts"),
        ...(0,unknown_settings/* harmlessKeys */.OF)("maintenance.action_failure_issue_expires maintenance.label_triggers maintenance.disabled_jobs", "switches off jobs that tidy up"),
    ],
};
const hints = ["\non:", "\r\non:", "\nsafe-outputs:", "\nengine:"];
/* harmony default export */ const gh_aw = ((0,host/* defineHost */.YB)({
    title: "GitHub Agentic Workflows",
    url: "https://github.github.com/gh-aw/reference/frontmatter/",
    editions: ["2026-11"],
    certainty: "documented",
    naming: [".github/workflows/*.md"],
    patterns: [`${folder}/*.md`, `${folder}/*.lock.yml`, ...settings],
    ownPatterns: [...settings, ".github/aw/**"],
    detectionHints: [
        ...hints.map((text) => ({ path: `${folder}/*.md`, text })),
        { path: `${folder}/*.lock.yml`, text: header },
    ],
    async load(repo, where) {
        const load = await (0,folders/* loadFolders */.u)(repo, { ...where, starts: where.repositoryRoots }, {
            folders: [{ path: folder, isOwn: true, isFlat: true, ...files }],
            userFolders: [],
            policyFolder: files,
            depth: "flat",
            settings,
            settingRules,
            knownSettings,
        });
        const found = await Promise.all(where.repositoryRoots.flatMap((root) => {
            const path = (0,repo_path/* join */.fj)(root, folder);
            return [unpinnedIn(repo, path, files.isIncluded), misfitsIn(repo, path)];
        }));
        return { ...load, unjudged: [...load.unjudged, ...found.flat()] };
    },
}));


/***/ }),

/***/ 70536:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $e: () => (/* binding */ maxValues),
/* harmony export */   Bc: () => (/* binding */ placedAt),
/* harmony export */   Dw: () => (/* binding */ listItems),
/* harmony export */   Hn: () => (/* binding */ isTrue),
/* harmony export */   KH: () => (/* binding */ isText),
/* harmony export */   Ms: () => (/* binding */ entryOf),
/* harmony export */   P5: () => (/* binding */ setOwn),
/* harmony export */   Po: () => (/* binding */ isEmptyValue),
/* harmony export */   RP: () => (/* binding */ valueOf),
/* harmony export */   Wu: () => (/* binding */ isFalse),
/* harmony export */   b6: () => (/* binding */ textOf),
/* harmony export */   dn: () => (/* binding */ plainScalar),
/* harmony export */   g1: () => (/* binding */ lastOf),
/* harmony export */   jc: () => (/* binding */ textOfData),
/* harmony export */   kW: () => (/* binding */ plainScalarAt),
/* harmony export */   kZ: () => (/* binding */ isNull),
/* harmony export */   o_: () => (/* binding */ jsonOf),
/* harmony export */   zH: () => (/* binding */ tableEntries)
/* harmony export */ });
function entryOf(table, name) {
    const { entries } = table;
    for (let i = 0; i < entries.length; i++)
        if (entries[i]?.name === name)
            return entries[i];
    return undefined;
}
function valueOf(node, name) {
    return node?.kind === "table" ? entryOf(node, name)?.value : undefined;
}
function lastOf(node, name) {
    if (node?.kind !== "table")
        return undefined;
    const { entries } = node;
    for (let i = entries.length - 1; i >= 0; i--)
        if (entries[i]?.name === name)
            return entries[i]?.value;
    return undefined;
}
function placedAt(node, span) {
    if (node.kind === "list")
        return { ...node, span, items: node.items.map((item) => placedAt(item, span)) };
    if (node.kind === "scalar")
        return { ...node, span };
    const entries = node.entries.map(({ key, name, value }) => ({
        key: placedAt(key, span),
        name,
        value: placedAt(value, span),
    }));
    return { ...node, span, entries };
}
function listItems(node) {
    return node?.kind === "list" ? node.items : [];
}
function tableEntries(node) {
    return node?.kind === "table" ? node.entries : [];
}
function textOf(node) {
    return node?.kind === "scalar" ? node.text : undefined;
}
function isText(node) {
    return node?.kind === "scalar" && typeof node.value === "string";
}
function isNull(node) {
    return node?.kind === "scalar" && node.value === null;
}
function isTrue(node) {
    return node?.kind === "scalar" && node.value === true;
}
function isFalse(node) {
    return node?.kind === "scalar" && node.value === false;
}
function plainScalar(text, span) {
    return { kind: "scalar", span, value: text, text, style: "plain" };
}
function plainScalarAt(text, start) {
    return plainScalar(text, { start, end: start + text.length });
}
function isEmptyValue(node) {
    return node.kind === "scalar" && (node.value === null || node.text.trim() === "");
}
const maxValues = 2_000;
function jsonOf(node, budget = { left: maxValues }, depth = 0) {
    if (--budget.left < 0 || depth > 40)
        return null;
    if (node.kind === "scalar")
        return typeof node.value === "object" && node.value !== null ? node.text : node.value;
    if (node.kind === "table")
        return recordOf(node.entries, budget, depth);
    const items = [];
    for (const item of node.items) {
        if (items.length >= maxValues)
            break;
        items.push(jsonOf(item, budget, depth + 1));
    }
    return items;
}
function textOfData(value) {
    return JSON.stringify(value, (_, inner) => typeof inner === "bigint" || (typeof inner === "number" && !Number.isFinite(inner)) ? String(inner) : inner);
}
function recordOf(entries, budget, depth) {
    const record = {};
    const count = Math.min(entries.length, maxValues);
    for (let i = 0; i < count; i++) {
        const { name, value } = entries[i];
        if (name !== undefined)
            setOwn(record, name, jsonOf(value, budget, depth + 1));
    }
    return record;
}
function setOwn(record, name, value) {
    if (name === "__proto__")
        Object.defineProperty(record, name, { value, writable: true, enumerable: true, configurable: true });
    else
        record[name] = value;
}


/***/ }),

/***/ 70231:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $E: () => (/* binding */ contentOf),
/* harmony export */   Gh: () => (/* binding */ readableText),
/* harmony export */   bC: () => (/* binding */ unjudged)
/* harmony export */ });
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(64951);
/* harmony import */ var _tree_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(72456);


function unjudged(path, problem) {
    return { kind: "unjudged", source: { path, text: "" }, problem };
}
function readableText(content) {
    if (content.kind === "text")
        return content.source;
    return content.kind === "not-utf8" ? content.decoded : undefined;
}
function contentOf(path, bytes) {
    if (bytes.length > _tree_js__WEBPACK_IMPORTED_MODULE_1__/* .limits */ .Fy.fileBytes)
        return unjudged(path, (0,_tree_js__WEBPACK_IMPORTED_MODULE_1__/* .tooLarge */ .g$)(bytes.length));
    const text = (0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .decodeText */ .g7)(bytes);
    if (text === undefined)
        return { kind: "not-utf8", source: { path, text: "" }, decoded: { path, text: (0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .decodeLossily */ .y2)(bytes) } };
    if (/^version https:\/\/git-lfs\.github\.com\/spec\/v1\r?\n/.test(text))
        return unjudged(path, "is a Git LFS pointer, whose content is not part of this tree");
    return { kind: "text", source: { path, text }, bytes: bytes.length };
}


/***/ }),

/***/ 64951:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bq: () => (/* binding */ trim),
/* harmony export */   Dw: () => (/* binding */ trimStart),
/* harmony export */   Es: () => (/* binding */ placeOfPath),
/* harmony export */   GH: () => (/* binding */ startOf),
/* harmony export */   HO: () => (/* binding */ TextNotKept),
/* harmony export */   Vt: () => (/* binding */ outlined),
/* harmony export */   W4: () => (/* binding */ outlineOf),
/* harmony export */   g7: () => (/* binding */ decodeText),
/* harmony export */   mh: () => (/* binding */ lineAt),
/* harmony export */   s8: () => (/* binding */ trimEnd),
/* harmony export */   t$: () => (/* binding */ positionAt),
/* harmony export */   y2: () => (/* binding */ decodeLossily)
/* harmony export */ });
function startOf(source) {
    return { source, span: { start: 0, end: 0 } };
}
function placeOfPath(path) {
    return startOf({ path, text: "" });
}
const lasting = new WeakMap();
let [recent, former] = [new Map(), new Map()];
const [mostRecent, smallText] = [512, 1 << 16];
class TextNotKept extends Error {
    constructor(what) {
        super(`${what} was not kept`);
        this.name = "TextNotKept";
    }
}
function outlined(path, outline) {
    const source = {
        path,
        get text() {
            throw new TextNotKept(`the text of ${path}`);
        },
    };
    lasting.set(source, outline);
    return source;
}
function positionAt(source, offset) {
    const { starts, length } = outlineOf(source);
    let low = 0;
    for (let high = starts.length - 1; low < high;) {
        const middle = (low + high + 1) >> 1;
        if ((starts[middle] ?? 0) <= offset)
            low = middle;
        else
            high = middle - 1;
    }
    return { line: low + 1, column: Math.min(offset, length) - (starts[low] ?? 0) + 1 };
}
function lineAt(source, line) {
    const { starts } = outlineOf(source);
    return source.text.slice(starts[line - 1], starts[line] ?? source.text.length).replace(/\r?\n$/, "");
}
function outlineOf(source) {
    const known = recent.get(source) ?? lasting.get(source);
    if (known)
        return known;
    const outline = former.get(source) ?? outlineIn(source);
    if (outline.length > smallText)
        lasting.set(source, outline);
    else {
        if (recent.size >= mostRecent)
            [recent, former] = [new Map(), recent];
        recent.set(source, outline);
    }
    return outline;
}
function outlineIn({ text }) {
    const starts = [0];
    for (let at = text.indexOf("\n"); at >= 0; at = text.indexOf("\n", at + 1))
        starts.push(at + 1);
    return { starts, length: text.length };
}
const strict = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });
const lossy = new TextDecoder("utf-8", { ignoreBOM: true });
function decodeLossily(bytes) {
    return lossy.decode(bytes);
}
function decodeText(bytes) {
    try {
        return strict.decode(bytes);
    }
    catch {
        return undefined;
    }
}
function trim(text) {
    return trimStart(trimEnd(text));
}
function trimStart(text) {
    return isOrdinary(text.charCodeAt(0))
        ? text
        : text.replace(/^[\t-\r \u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]+/, "");
}
function isOrdinary(code) {
    return code > 0x20 && code < 0x7f;
}
function trimEnd(text) {
    let end = text.length;
    if (isOrdinary(text.charCodeAt(end - 1)))
        return text;
    while (end > 0 && /[\t-\r \u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]/.test(text[end - 1] ?? ""))
        end--;
    return text.slice(0, end);
}


/***/ })

};
;