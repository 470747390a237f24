"use strict";
exports.id = 3597;
exports.ids = [3597,7374];
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

/***/ 64154:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ modeLimits)
/* harmony export */ });
function modeLimits(setting, value, node, source, values) {
    const meaning = node && values.get(value);
    return meaning
        ? [{ setting, value, strictness: meaning[0], because: meaning[1], at: { source, span: node.span } }]
        : [];
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

/***/ 46189:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ toolEntriesOf),
/* harmony export */   U: () => (/* binding */ capabilityOfTool)
/* harmony export */ });
/* harmony import */ var _parsers_node_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(70536);
/* harmony import */ var _tools_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(37655);
/* harmony import */ var _unknown_keys_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(60875);



const vocabulary = (0,_tools_js__WEBPACK_IMPORTED_MODULE_0__/* .toolTable */ .T9)({
    read: `read readfile readfiles readmanyfiles readlints view open ls list listdir listdirectory listfiles grep grepsearch
      search searchfile searchfiles searchcodebase searchcontent glob findfiles codebaseretrieval codebasesearch lsp`,
    write: `write writefile writetofile create createfile createrule savefile edit editor editfile multiedit replace
      replaceinfile strreplaceeditor notebookedit applypatch patch removefiles delete deletefile deletefiles`,
    execute: `bash shell powershell execute exec run runcommand runcommands executecommand runshellcommand terminal launchprocess
      writeprocess killprocess monitor`,
    network: "web webfetch websearch fetch fetchurl fetchwebcontent browser openbrowser",
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

/***/ 53806:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ serverRules)
/* harmony export */ });
function serverRules(whose) {
    return [
        {
            path: "mcpServers.*.command",
            effect: "widens",
            because: `starts a command whose tools ${whose} can call`,
            shown: "a command",
            may: ["execute", "external"],
        },
        {
            path: "mcpServers.*.url",
            effect: "widens",
            because: `connects to an address whose tools ${whose} can call`,
            shown: "an address",
            may: ["network", "external"],
        },
    ];
}


/***/ }),

/***/ 73597:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  "default": () => (/* binding */ junie)
});

// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/profiles/fields.js
var fields = __webpack_require__(22583);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/settings/hooks-and-servers.js
var hooks_and_servers = __webpack_require__(24754);
// EXTERNAL MODULE: ./build/bundle/src/model/fact.js
var fact = __webpack_require__(7277);
// EXTERNAL MODULE: ./build/bundle/src/model/profile.js
var profile = __webpack_require__(64682);
// EXTERNAL MODULE: ./build/bundle/src/model/union.js
var union = __webpack_require__(36216);
// EXTERNAL MODULE: ./build/bundle/src/parsers/node.js
var parsers_node = __webpack_require__(70536);
// EXTERNAL MODULE: ./build/bundle/src/parsers/yaml/index.js + 7 modules
var yaml = __webpack_require__(8065);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/profiles/limits.js
var limits = __webpack_require__(64154);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/profiles/profile.js
var profiles_profile = __webpack_require__(66189);
// EXTERNAL MODULE: ./build/bundle/src/repo/path.js
var repo_path = __webpack_require__(76311);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/profiles/tool-vocabulary.js
var tool_vocabulary = __webpack_require__(46189);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/profiles/tools.js
var tools = __webpack_require__(37655);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/profiles/unknown-keys.js
var unknown_keys = __webpack_require__(60875);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/profiles/no-fence.js
var no_fence = __webpack_require__(80069);
;// CONCATENATED MODULE: ./build/bundle/src/hosts/_kit/profiles/markdown-host.js














function markdownAgents(host) {
    return async (source, path, isOwn = true) => {
        const markdown = (0,yaml/* splitMarkdown */.EI)(source.text);
        const dropped = (problem, profile) => [
            { verdict: isOwn ? { kind: "dropped", problem } : { kind: "passed-over" }, ...(profile ? { profile } : {}) },
        ];
        if (markdown.kind === "none")
            return dropped(documentProblem("it has no frontmatter, so it counts as a document", source));
        const body = bodyOf(markdown, source);
        const parses = await (0,yaml/* readFrontmatter */.zT)(source.text, markdown.front);
        const profile = parses.tables.map((table) => readProfile(table, { host, source, path, body, isOwn })).reduce(union/* union */.K);
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
    if (!["name", "description", "tools"].some((key) => (0,parsers_node/* valueOf */.RP)(table, key)))
        return documentProblem("it has none of the keys `name`, `description` and `tools`, so it counts as a document", source);
    if (markdown.kind === "misplaced")
        return problem(`the frontmatter ${markdown.because} (not verified)`, markdown.at);
    if (markdown.kind === "unclosed")
        return problem(`${no_fence/* noClosingFence */.OH} (not verified)`, { start: 0, end: 3 });
    if (fault)
        return problem(`the frontmatter is not valid YAML: ${fault.message}`, fault.span);
    const lacking = host.required.find((key) => isAbsent((0,parsers_node/* valueOf */.RP)(table, key)));
    return lacking === undefined
        ? undefined
        : { message: `it has no \`${lacking}\`, which is required`, at: placeOfKey(table, lacking, source) };
}
function missingBySome({ requiredBySome }, table, source) {
    const lacking = requiredBySome?.find((key) => isAbsent((0,parsers_node/* valueOf */.RP)(table, key)));
    if (lacking === undefined)
        return undefined;
    const message = `it has no \`${lacking}\`, which some versions may require (not verified)`;
    return { message, at: placeOfKey(table, lacking, source), kind: "strict-readers", certainty: "assumed" };
}
function isAbsent(node) {
    return !node || (0,parsers_node/* isEmptyValue */.Po)(node);
}
function placeOfKey(table, key, source) {
    const node = (0,parsers_node/* valueOf */.RP)(table, key);
    return node ? { source, span: node.span } : (0,fields/* startOfTable */.Eo)(table, source);
}
function readProfile(table, { host, source, path, body, isOwn }) {
    const { keys, deny } = host;
    const home = (0,fields/* startOfTable */.Eo)(table, source);
    const text = (key) => (0,fields/* textFact */.yM)((0,parsers_node/* valueOf */.RP)(table, key), source, home);
    const written = text("name");
    const name = written.state === "missing" && !host.required.includes("name")
        ? (0,fact/* implied */.TU)((0,repo_path/* stemOf */.Vc)(path), home, "the file name is the name")
        : written;
    const hooks = keys.keys.has("hooks") ? (0,hooks_and_servers/* hooksOf */.uj)((0,parsers_node/* valueOf */.RP)(table, "hooks"), source) : [];
    const servers = keys.keys.has("mcpServers") ? (0,hooks_and_servers/* serversOf */.U2)((0,parsers_node/* valueOf */.RP)(table, "mcpServers"), source) : [];
    const denied = deny === undefined ? [] : (0,tool_vocabulary/* toolEntriesOf */.A)((0,parsers_node/* valueOf */.RP)(table, deny), source).map((entry) => entry.name);
    const tools = readTools(host, table, source, denied);
    const ignored = [...(0,unknown_keys/* unknownKeysIn */.QU)(table, source, keys), ...unverifiedLimitsIn(host, table, source)];
    return (0,profiles_profile/* profileFrom */.A)({
        home,
        name,
        description: text("description"),
        model: text("model"),
        permissionMode: text("permissionMode"),
        grants: tools.grants,
        denied: tools.denied,
        extraGrants: [
            ...(0,hooks_and_servers/* hookGrants */.ZW)(hooks, "hooks"),
            ...(0,hooks_and_servers/* serverGrants */.bN)(servers, "mcpServers"),
            ...memoryGrants(host, table, source),
        ],
        hooks,
        servers,
        limits: limitsIn(host, table, source),
        bypasses: [...bypassesIn(host, table, source), ...(isOwn ? (0,unknown_keys/* unhonouredModesIn */.dI)(table, source, keys) : [])],
        ineffective: [...(isOwn ? ignored : ignored.map(unknown_keys/* asForeignFile */.LN)), ...tools.ineffective],
        prompt: (0,fields/* bodyPrompt */.$c)(source, body),
        native: () => (0,parsers_node/* jsonOf */.o_)(table),
    });
}
function unverifiedLimitsIn({ unverifiedLimits }, table, source) {
    return [...(unverifiedLimits ?? [])].flatMap(([key, because]) => {
        const node = (0,parsers_node/* valueOf */.RP)(table, key);
        return node && !(0,parsers_node/* isEmptyValue */.Po)(node)
            ? [{ kind: "limit", what: key, because, at: { source, span: node.span }, certainty: "assumed" }]
            : [];
    });
}
function memoryGrants({ keys }, table, source) {
    const node = (0,parsers_node/* valueOf */.RP)(table, "memory");
    if (!node || !keys.keys.has("memory") || (0,parsers_node/* isEmptyValue */.Po)(node) || (node.kind === "scalar" && node.value === false))
        return [];
    return (0,tools/* grantEach */.Ud)({ source, span: node.span }, ["read", "write"], "memory");
}
function bypassesIn({ modes, switches }, table, source) {
    return table.entries.flatMap(({ name: setting = "", value }) => {
        const words = (0,unknown_keys/* textsIn */.Ej)(value);
        const mode = setting === "permissionMode"
            ? [...modes].find(([name]) => words.some((word) => (0,unknown_keys/* normalizedKey */.pj)(word) === (0,unknown_keys/* normalizedKey */.pj)(name)))?.[1]
            : undefined;
        const meaning = mode ?? (words.join() === "true" ? switches?.get(setting) : undefined);
        return meaning ? [{ setting, value: words.join(", "), ...meaning, at: { source, span: value.span } }] : [];
    });
}
function limitsIn({ strictModes }, table, source) {
    const node = (0,parsers_node/* valueOf */.RP)(table, "permissionMode");
    const word = (0,unknown_keys/* normalizedKey */.pj)(node ? (0,unknown_keys/* textsIn */.Ej)(node).join(", ") : "");
    const name = [...strictModes.keys()].find((mode) => (0,unknown_keys/* normalizedKey */.pj)(mode) === word);
    return (0,limits/* modeLimits */.e)("permissionMode", name ?? "", node, source, strictModes);
}
function readTools(host, table, source, denied) {
    const { allow, toolsByCapability = {} } = host;
    const home = (0,fields/* startOfTable */.Eo)(table, source);
    if (allow === undefined)
        return { grants: (0,fact/* implied */.TU)((0,tools/* grantEach */.Ud)(home), home, "no known key restricts tools"), denied, ineffective: [] };
    const notDenied = (at) => (0,tools/* grantEach */.Ud)(at).filter(({ capability }) => !(toolsByCapability[capability]?.every((name) => denied.includes(name)) ?? false));
    const list = (0,parsers_node/* valueOf */.RP)(table, allow);
    if (!list) {
        const because = `no \`${allow}\` key means every tool${denied.length > 0 && toolsByCapability.execute ? " that is not denied" : ""}`;
        return { grants: (0,fact/* implied */.TU)(notDenied(home), home, because), denied, ineffective: [] };
    }
    const at = { source, span: list.span };
    const entries = (0,tool_vocabulary/* toolEntriesOf */.A)(list, source);
    if (entries.length === 0) {
        const because = `\`${allow}\` without names ${host.emptyMeansAll === true ? "means" : "may mean"} every tool`;
        return { grants: (0,fact/* implied */.TU)(notDenied(at), at, because), denied, ineffective: [emptyList(host, allow, list, at)] };
    }
    const deniedNames = new Set(denied);
    const grants = entries.flatMap(({ name, scope, at: place }) => {
        if (deniedNames.has(name))
            return [];
        if (/^(?:\*+|all|any|inherit)$/i.test(name))
            return (0,tools/* grantEach */.Ud)(place);
        const capability = (0,tool_vocabulary/* capabilityOfTool */.U)(name);
        const tool = scope === null ? name : `${name}(${scope})`;
        return capability ? [{ tool, capability, scope: capability === "delegate" ? null : scope, at: place }] : [];
    });
    return { grants: (0,fact/* stated */.Eo)(grants, at), denied, ineffective: [] };
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

// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/loading/folders.js
var folders = __webpack_require__(70523);
// EXTERNAL MODULE: ./build/bundle/src/model/host.js
var host = __webpack_require__(3641);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/loading/own-files.js
var own_files = __webpack_require__(39948);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/settings/unknown-settings.js
var unknown_settings = __webpack_require__(62199);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/ci/index.js
var ci = __webpack_require__(2898);
;// CONCATENATED MODULE: ./build/bundle/src/hosts/junie/agent.js

const agent = {
    keys: {
        keys: new Set("name description tools disallowedTools mcpServers model permissionMode reasoningLevel effort maxTurns skills allowPromptArgument".split(" ")),
        own: { tools: "tools", denied: "disallowedTools", mode: "permissionMode", turns: "maxTurns" },
        ignores: false,
        forms: { permissionMode: unknown_keys/* oneWord */.ZH },
    },
    required: ["description"],
    allow: "tools",
    emptyMeansAll: true,
    deny: "disallowedTools",
    toolsByCapability: { read: ["Read", "Glob", "Grep"], write: ["Write", "Edit"], execute: ["Bash"] },
    strictModes: new Map([
        ["plan", [2, "may let tools only read (not verified)"]],
        ["dontAsk", [2, "may deny everything that would need a prompt (not verified)"]],
        ["default", [1, "may ask where no rule allows (not verified)"]],
    ]),
    modes: new Map([
        [
            "bypassPermissions",
            { effect: "bypass", because: "may run every tool call without asking", certainty: "assumed" },
        ],
        ["brave", { effect: "bypass", because: "may run every tool call without asking", certainty: "assumed" }],
        ["acceptEdits", { effect: "auto-approve", because: "may edit files without asking", certainty: "assumed" }],
        [
            "auto",
            {
                effect: "auto-approve",
                because: "may let a model approve tool calls instead of a person",
                certainty: "assumed",
            },
        ],
    ]),
};

// EXTERNAL MODULE: ./build/bundle/src/hosts/junie/launch.js
var launch = __webpack_require__(77374);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/settings/server-rules.js
var server_rules = __webpack_require__(53806);
;// CONCATENATED MODULE: ./build/bundle/src/hosts/junie/index.js









const settingRules = [
    ...(0,server_rules/* serverRules */.F)("subagents"),
    {
        path: "brave",
        when: /^true$/,
        effect: "bypasses",
        because: "runs every command, every tool of a server and every edit outside the project without asking",
    },
    { path: "agent-locations", effect: "widens", because: "is an additional folder of subagents" },
    { path: "mcp-locations", effect: "widens", because: "is an additional folder of servers", searches: "everything" },
    {
        path: "model-locations",
        effect: "widens",
        because: "is an additional folder of models, which may have addresses",
        searches: "everything",
    },
    { path: "flags", effect: "widens", because: "switches on a feature (what it does is not documented)" },
    {
        path: "byok.*",
        effect: "widens",
        because: "is a key with which prompts go to this provider, to the account of whoever owns the key",
        shown: "a key",
    },
    {
        path: "proxies",
        effect: "widens",
        because: "is a custom address to which prompts may be sent",
        shown: "an address",
        may: ["network"],
    },
];
const knownSettings = {
    title: "Junie",
    harmless: [
        ...(0,unknown_settings/* harmlessKeys */.OF)("$schema model defaultModel provider theme language telemetry guidelines version", "changes which model is asked, and what a terminal shows"),
        ...(0,unknown_settings/* harmlessKeys */.OF)("effort time-limit auto-update", "changes how long a model thinks and works, and when Junie updates"),
        ...(0,unknown_settings/* harmlessKeys */.OF)("skill-locations command-locations guidelines-location", "names texts for a prompt"),
        ...(0,unknown_settings/* harmlessKeys */.OF)("agent-default-location agent-default-locations mcp-default-locations model-default-locations skill-default-locations command-default-locations", "can only switch off folders, which are checked all the same"),
        ...(0,unknown_settings/* serverKeys */.yl)("mcpServers.*"),
    ],
};
const ownFolders = [
    {
        root: "**/.junie",
        judged: ["mcp/mcp.json", "config.json", "agents/**", "skills/**"],
        harmless: [
            ...own_files/* ordinaryFiles */.i,
            ...(0,own_files/* harmlessFiles */.X)("is read from the user's home directory only", "allowlist.json"),
            ...(0,own_files/* harmlessFiles */.X)("is written by sessions", "memory/** plans/** logs/** sessions/**"),
            ...(0,own_files/* harmlessFiles */.X)("runs only if a setting names it, and is compared then", "hooks/** scripts/**"),
        ],
    },
];
const files = {
    isIncluded: (name) => name.endsWith(".md"),
    read: markdownAgents(agent),
};
const own = ".junie/agents";
const shared = ".agents";
const further = ".agents/agents";
const junie_folders = [
    { path: own, isOwn: true, ...files },
    { path: shared, isOwn: false, isFlat: true, ...files },
    { path: further, isOwn: false, ...files },
];
const settings = [".junie/mcp/mcp.json", ".junie/config.json"];
const patterns = (prefix) => [
    `${prefix}${own}/**/*.md`,
    `${prefix}${further}/**/*.md`,
    `${prefix}${shared}/*.md`,
];
/* harmony default export */ const junie = ((0,host/* defineHost */.YB)({
    title: "Junie",
    url: "https://junie.jetbrains.com/docs/junie-cli-subagents.html",
    editions: ["2026-08"],
    certainty: "documented",
    patterns: [...patterns("**/"), ...settings.map((path) => `**/${path}`), ...patterns("~/")],
    ownPatterns: [`**/${own}/**`, ...settings.map((path) => `**/${path}`), `~/${own}/**`],
    folders: ownFolders,
    launch: launch.launch,
    load: (0,ci/* withLaunches */.AA)(launch.launch, (repo, where) => (0,folders/* loadFolders */.u)(repo, where, {
        folders: junie_folders,
        userFolders: junie_folders,
        policyFolder: files,
        depth: "unverified",
        settings,
        settingRules,
        knownSettings,
        namedFolders: { key: "agent-locations", ...files },
    })),
}));


/***/ }),

/***/ 77374:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   launch: () => (/* binding */ launch)
/* harmony export */ });
/* harmony import */ var _kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81036);
/* harmony import */ var _kit_ci_launch_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(88187);


const uses = ["jetbrains/junie-github-action"];
const launch = {
    program: "junie",
    programs: ["junie", "@jetbrains/junie"],
    prefixes: ["JUNIE"],
    uses,
    flags: (0,_kit_ci_launch_js__WEBPACK_IMPORTED_MODULE_1__/* .harmlessFlags */ .xK)(`--auth VALUE; --model VALUE; --cache-dir VALUE; --output-format VALUE; --input-format VALUE
    --json-output-file VALUE; --openai-api-key VALUE; --anthropic-api-key VALUE; --grok-api-key VALUE
    --openrouter-api-key VALUE; --google-api-key VALUE; --help; --version`),
    commands: {},
    actions: [
        {
            name: "junie-github-action",
            uses,
            inputs: {
                code_review_feedback_api_base_url: (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .opensNetwork */ .w9)("is where reviews are sent"),
                allowed_mcp_servers: (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .widens */ .vR)("connects servers of the action"),
                ...(0,_kit_ci_launch_js__WEBPACK_IMPORTED_MODULE_1__/* .harmlessFlags */ .xK)(`trigger_phrase; assignee_trigger; label_trigger; base_branch; resolve_conflicts
          create_new_branch_for_pr; silent_mode; skip_feedback; use_single_comment
          attach_github_context_to_custom_prompt; skip_pr; output_branch; prompt; junie_version; model; junie_work_dir
          junie_guidelines_filename; jira_base_url; jira_email; jira_api_token; youtrack_token; junie_api_key
          openai_api_key; anthropic_api_key; grok_api_key; openrouter_api_key; google_api_key; custom_github_token`),
            },
        },
    ],
};


/***/ })

};
;