"use strict";
exports.id = 9355;
exports.ids = [9355,7463,8065];
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

/***/ 29810:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ hiddenLineBreaks)
/* harmony export */ });
const maxBreaks = 5;
function hiddenLineBreaks(source, front) {
    const yaml = source.text.slice(front.start, front.end);
    if (!yaml.includes("\r") || !source.text.includes("\n"))
        return [];
    return [...yaml.matchAll(/\r(?!\n)([^\r\n]*\S[^\r\n]*)/g)].slice(0, maxBreaks).map(({ 1: rest = "", index }) => ({
        kind: "cut",
        what: rest.trim().slice(0, 60),
        because: "is a separate line, because a carriage return before it ends a line that editors and reviews do not show; use a line feed",
        at: { source, span: { start: front.start + index, end: front.start + index + 1 + rest.length } },
    }));
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

/***/ 9355:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  "default": () => (/* binding */ qoder)
});

// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/ci/index.js
var ci = __webpack_require__(2898);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/loading/folders.js
var folders = __webpack_require__(70523);
// EXTERNAL MODULE: ./build/bundle/src/model/host.js
var host = __webpack_require__(3641);
// EXTERNAL MODULE: ./build/bundle/src/repo/path.js
var repo_path = __webpack_require__(76311);
// EXTERNAL MODULE: ./build/bundle/src/repo/text.js
var repo_text = __webpack_require__(64951);
// EXTERNAL MODULE: ./build/bundle/src/model/capability.js
var capability = __webpack_require__(95885);
// EXTERNAL MODULE: ./build/bundle/src/model/fact.js
var fact = __webpack_require__(7277);
// EXTERNAL MODULE: ./build/bundle/src/parsers/node.js
var parsers_node = __webpack_require__(70536);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/profiles/hidden-line-breaks.js
var hidden_line_breaks = __webpack_require__(29810);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/profiles/fields.js
var fields = __webpack_require__(22583);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/settings/hooks-and-servers.js
var hooks_and_servers = __webpack_require__(24754);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/profiles/limits.js
var limits = __webpack_require__(64154);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/profiles/profile.js
var profile = __webpack_require__(66189);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/profiles/tools.js
var tools = __webpack_require__(37655);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/profiles/unknown-keys.js
var unknown_keys = __webpack_require__(60875);
// EXTERNAL MODULE: ./build/bundle/src/parsers/yaml/index.js + 7 modules
var parsers_yaml = __webpack_require__(8065);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/profiles/no-fence.js
var no_fence = __webpack_require__(80069);
;// CONCATENATED MODULE: ./build/bundle/src/hosts/qoder/document.js


async function readDocument(source) {
    const { text } = source;
    const opening = /^---\r?\n/.exec(text)?.[0].length;
    const close = opening === undefined ? -1 : text.indexOf("\n---", opening);
    if (opening === undefined || close < 0)
        return without(source, opening !== undefined);
    const front = { start: opening, end: Math.max(opening, text[close - 1] === "\r" ? close - 1 : close) };
    const newline = text.indexOf("\n", close + 1);
    const lineEnd = newline < 0 ? text.length : newline;
    const document = {
        front,
        afterFence: { start: close + 4, end: lineEnd },
        body: { start: Math.min(lineEnd + 1, text.length), end: text.length },
    };
    const { node, refusal, isRepaired } = await readYaml(text, front);
    const at = (span) => ({ source, span });
    if (refusal) {
        const { message, span } = (0,parsers_yaml/* diagnosisOf */.jo)(text, front, refusal);
        const problem = {
            message: `the frontmatter is not valid YAML: ${message}`,
            at: at(span),
            certainty: "measured",
        };
        if (isRepaired && node?.kind === "table")
            return { ...document, table: node, leniency: { ...problem, kind: "strict-readers" } };
        const { tables } = await (0,parsers_yaml/* readFrontmatter */.zT)(text, front);
        return { ...document, table: tables[0], problem };
    }
    const table = (0,parsers_yaml/* mappingOf */.GS)(node, front.start);
    if (!node || node.kind === "table")
        return { ...document, table };
    const problem = { message: "the frontmatter is not a mapping", at: at(node.span), certainty: "measured" };
    return { ...document, table, problem };
}
async function readYaml(text, { start, end }) {
    const yaml = text.slice(start, end);
    const first = await (0,parsers_yaml/* readJsYaml */.f5)(yaml, start, 4);
    if (first.kind === "read")
        return { node: first.node };
    const second = await (0,parsers_yaml/* readJsYaml */.f5)(await quoted(yaml), start, 4);
    if (second.kind === "refused")
        return { refusal: first.problem };
    const { tables } = await (0,parsers_yaml/* readFrontmatter */.zT)(text, { start, end });
    return { refusal: first.problem, isRepaired: true, node: placedBy(second.node, tables[0], start) };
}
const blockOpener = /^[^\s#][^:]*:[ \t]+[|>][+-]?[ \t\r]*$/;
async function quoted(yaml) {
    const lines = [];
    let inBlock = false;
    for (const written of yaml.split("\n")) {
        const line = written.replace(/^[ \t]+/, (blanks) => blanks.replaceAll("\t", "  "));
        inBlock = inBlock ? /^\s|^$/.test(line) : false;
        lines.push(inBlock ? line.replace(/^ +/, "  ") : await quotedLine(line));
        inBlock ||= blockOpener.test(line);
    }
    return lines.join("\n");
}
async function quotedLine(line) {
    const [, key = "", value = ""] = /^(\s*(?:[^\s:#-]|-\S)[^:]*:[ \t]+)([^ \t].*?)[ \t\r]*$/s.exec(line) ?? [];
    if (value === "")
        return line;
    const isDoubtful = /^[[{]|\r/.test(value) || (await (0,parsers_yaml/* readJsYaml */.f5)(line, 0, 4)).kind === "refused";
    return isDoubtful ? `${key}"${value.replace(/[\\"]/g, "\\$&")}"` : line;
}
function placedBy(node, places, start) {
    if (node?.kind !== "table")
        return node;
    const top = { start, end: start };
    return {
        ...node,
        span: places.span,
        entries: node.entries.map((entry) => {
            const place = places.entries.find(({ name }) => name === entry.name);
            return {
                name: entry.name,
                key: { ...entry.key, span: place?.key.span ?? top },
                value: { ...entry.value, span: place?.value.span ?? top },
            };
        }),
    };
}
const meant = /^\s*\ufeff?\s*---[ \t]*\r?\n(?:[^\n]*\n){0,20}?(?:name|description)[ \t]*:/m;
function openingFault(text, looks) {
    return looks ? (0,no_fence/* fenceFault */.eh)(text, "the first line is not exactly `---`") : "it has no frontmatter";
}
function without(source, isOpen) {
    const { text } = source;
    const looks = isOpen || meant.test(text.slice(0, 8192));
    const message = isOpen ? no_fence/* noClosingFence */.OH : openingFault(text, looks);
    const top = { start: 0, end: 0 };
    const problem = { message, at: { source, span: top }, certainty: "measured" };
    return {
        table: (0,parsers_yaml/* mappingOf */.GS)(undefined, 0),
        front: top,
        afterFence: top,
        body: { start: 0, end: text.length },
        problem: looks ? problem : { ...problem, kind: "document" },
    };
}

;// CONCATENATED MODULE: ./build/bundle/src/hosts/qoder/fields.js

const isWhole = (node) => node.kind === "scalar" && (typeof node.value === "bigint" || Number.isInteger(node.value));
const isPositive = (node) => isWhole(node) && node.kind === "scalar" && Number(node.value) > 0;
const fields_text = { is: parsers_node/* isText */.KH, otherwise: "not text" };
const positive = { is: isPositive, otherwise: "no whole number above 0" };
const names = {
    is: (node) => (0,parsers_node/* isText */.KH)(node) || (node.kind === "list" && node.items.every(parsers_node/* isText */.KH)),
    otherwise: "neither text nor a list of texts",
};
const oneOf = (...words) => ({
    is: (node) => (0,parsers_node/* isText */.KH)(node) && words.includes((0,parsers_node/* textOf */.b6)(node) ?? ""),
    otherwise: `none of ${words.map((word) => `\`${word}\``).join(", ")}`,
});
const isServer = (node) => node.kind === "table";
const servers = {
    is: (node) => node.kind === "list"
        ? node.items.every((item) => (0,parsers_node/* isText */.KH)(item) || (item.kind === "table" && item.entries.every(({ value }) => isServer(value))))
        : node.kind === "table" && node.entries.every(({ value }) => isServer(value)),
    otherwise: "neither a list of servers nor a mapping of them",
};
const hookTypes = /^(?:command|prompt|agent|http|url|function|callback|script|mcp_tool)$/;
function isHookEntry(entry) {
    const hooks = (0,parsers_node/* valueOf */.RP)(entry, "hooks");
    if (entry.kind !== "table" || hooks?.kind !== "list")
        return entry.kind === "table";
    return hooks.items.every((hook) => hookTypes.test((0,parsers_node/* textOf */.b6)((0,parsers_node/* valueOf */.RP)(hook, "type")) ?? "command"));
}
const hooks = {
    is: (node) => node.kind === "table" && node.entries.every(({ value }) => value.kind === "list" && value.items.every(isHookEntry)),
    otherwise: "no mapping of events to lists of hooks",
};
const efforts = oneOf("low", "medium", "high", "xhigh", "max");
const fields_fields = {
    name: fields_text,
    description: fields_text,
    kind: oneOf("local", "remote"),
    tools: names,
    disallowedTools: names,
    permissionMode: fields_text,
    model: fields_text,
    temperature: {
        is: (node) => node.kind === "scalar" && /^(?:number|bigint)$/.test(typeof node.value),
        otherwise: "no number",
    },
    maxTurns: positive,
    timeoutMins: positive,
    effort: {
        is: (node) => efforts.is(node) || isPositive(node),
        otherwise: `${efforts.otherwise} and no whole number above 0`,
    },
    skills: names,
    color: oneOf("red", "blue", "green", "yellow", "purple", "orange", "pink", "cyan"),
    initialPrompt: fields_text,
    memory: oneOf("user", "project", "local"),
    isolation: oneOf("worktree"),
    background: {
        is: (node) => node.kind === "scalar" && /^(?:true|false)$/.test(String(node.value)),
        otherwise: "neither `true` nor `false`",
    },
    mcpServers: servers,
    hooks,
};
function wrongField(table) {
    for (const key of ["name", "description"]) {
        const node = (0,parsers_node/* valueOf */.RP)(table, key);
        if (!node || ((0,parsers_node/* isEmptyValue */.Po)(node) && (0,parsers_node/* textOf */.b6)(node) === ""))
            return { key, message: `it has no \`${key}\`, which is required` };
    }
    for (const { name = "", value } of table.entries) {
        const field = Object.hasOwn(fields_fields, name) ? fields_fields[name] : undefined;
        if (field && !field.is(value))
            return { key: name, message: `\`${name}\` is ${field.otherwise}` };
    }
    return undefined;
}

;// CONCATENATED MODULE: ./build/bundle/src/hosts/qoder/agent.js












const everyCapability = capability/* capabilities */.R7;
const knownKeys = {
    keys: new Set(Object.keys(fields_fields)),
    own: { tools: "tools", denied: "disallowedTools", mode: "permissionMode", turns: "maxTurns", isolation: "isolation" },
    ignores: true,
    forms: { permissionMode: unknown_keys/* oneWord */.ZH },
};
async function agentOf(source) {
    const document = await readDocument(source);
    const { table, leniency, problem } = document;
    if (problem?.kind === "document")
        return { verdict: { kind: "dropped", problem } };
    const wrong = problem ? undefined : wrongField(table);
    const at = { source, span: (wrong && (0,parsers_node/* valueOf */.RP)(table, wrong.key)?.span) ?? (0,fields/* startOfTable */.Eo)(table, source).span };
    const fault = problem ?? (wrong && { message: wrong.message, at, certainty: "measured" });
    const profile = readProfile(document, source, fault === undefined);
    if (fault)
        return { verdict: { kind: "rejected", problem: fault }, profile };
    return { verdict: { kind: "loaded" }, profile, ...(leniency ? { leniency } : {}) };
}
function readProfile(document, source, isLoaded) {
    const { table, front, body } = document;
    const home = (0,fields/* startOfTable */.Eo)(table, source);
    const hooks = (0,hooks_and_servers/* hooksOf */.uj)((0,parsers_node/* valueOf */.RP)(table, "hooks"), source);
    const servers = (0,hooks_and_servers/* serversOf */.U2)((0,parsers_node/* valueOf */.RP)(table, "mcpServers"), source);
    const limit = ["tools", "disallowedTools"].find((key) => (0,parsers_node/* valueOf */.RP)(table, key));
    const because = limit === undefined
        ? "without `tools` it has every tool"
        : `what \`${limit}\` leaves was not measured, so every tool counts (not verified)`;
    return (0,profile/* profileFrom */.A)({
        home,
        name: (0,fields/* textFact */.yM)((0,parsers_node/* valueOf */.RP)(table, "name"), source, home),
        description: (0,fields/* textFact */.yM)((0,parsers_node/* valueOf */.RP)(table, "description"), source, home),
        model: (0,fields/* textFact */.yM)((0,parsers_node/* valueOf */.RP)(table, "model"), source, home),
        permissionMode: (0,fields/* textFact */.yM)((0,parsers_node/* valueOf */.RP)(table, "permissionMode"), source, home),
        grants: (0,fact/* implied */.TU)((0,tools/* grantEach */.Ud)(home), home, because),
        extraGrants: [...(0,hooks_and_servers/* hookGrants */.ZW)(hooks, "hooks"), ...(0,hooks_and_servers/* serverGrants */.bN)(servers, "mcpServers")],
        hooks,
        servers,
        limits: limitsIn(table, source),
        bypasses: [...modeIn(table, source), ...(0,unknown_keys/* unhonouredModesIn */.dI)(table, source, knownKeys)],
        ineffective: [
            ...(0,unknown_keys/* unknownKeysIn */.QU)(table, source, knownKeys),
            ...(0,hidden_line_breaks/* hiddenLineBreaks */.F)(source, front),
            ...cutIn(document, source),
        ],
        prompt: (0,fields/* bodyPrompt */.$c)(source, body),
        native: isLoaded ? () => (0,fields/* knownValues */.s2)(table, knownKeys.keys) : undefined,
    });
}
const strict = new Map([
    ["plan", [2, "may let tools only read (not verified)"]],
    ["dontask", [2, "may deny everything that would need a prompt (not verified)"]],
    ["default", [1, "may ask where no rule allows (not verified)"]],
]);
function limitsIn(table, source) {
    const node = (0,parsers_node/* valueOf */.RP)(table, "permissionMode");
    return (0,limits/* modeLimits */.e)("permissionMode", (0,unknown_keys/* normalizedKey */.pj)((0,parsers_node/* textOf */.b6)(node) ?? ""), node, source, strict);
}
function modeIn(table, source) {
    const node = (0,parsers_node/* valueOf */.RP)(table, "permissionMode");
    const value = (0,parsers_node/* textOf */.b6)(node) ?? "";
    const mode = (0,unknown_keys/* normalizedKey */.pj)(value);
    const effect = /^(?:bypass|yolo)/.test(mode) ? "bypass" : /^(?:accept|auto)/.test(mode) ? "auto-approve" : undefined;
    if (!node || !effect)
        return [];
    const because = effect === "bypass" ? "may run every tool without asking" : "may run some tools without asking";
    return [
        {
            setting: "permissionMode",
            value,
            effect,
            because: `${because} (not verified)`,
            at: { source, span: node.span },
            certainty: "assumed",
        },
    ];
}
function cutIn({ afterFence }, source) {
    const rest = source.text.slice(afterFence.start, afterFence.end);
    if (/^\s*$/.test(rest))
        return [];
    const because = "ends the frontmatter, because every line that begins with three dashes does; put `---` alone on its line";
    const what = `---${rest.trimEnd().slice(0, 40)}`;
    return [{ kind: "cut", what, because, at: { source, span: afterFence }, certainty: "measured" }];
}

// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/loading/own-files.js
var own_files = __webpack_require__(39948);
;// CONCATENATED MODULE: ./build/bundle/src/hosts/qoder/folders.js

const folders_folders = [
    {
        root: "**/.qoder",
        judged: ["agents/**", "settings.json", "settings.local.json"],
        harmless: [
            ...own_files/* ordinaryFiles */.i,
            ...(0,own_files/* harmlessFiles */.X)("is text for a prompt", "rules/** commands/** quests/** repowiki/** specs/**"),
            ...(0,own_files/* harmlessFiles */.X)("belongs to a skill, which reads or runs it", "skills/**"),
            ...(0,own_files/* harmlessFiles */.X)("runs only if a setting names it, and is compared then", "hooks/** scripts/**"),
        ],
    },
];

// EXTERNAL MODULE: ./build/bundle/src/hosts/qoder/launch.js
var launch = __webpack_require__(30874);
// EXTERNAL MODULE: ./build/bundle/src/hosts/qoder/settings.js
var settings = __webpack_require__(29304);
;// CONCATENATED MODULE: ./build/bundle/src/hosts/qoder/index.js









const own = ".qoder/agents";
const files = {
    isIncluded: (name) => /\.md$/i.test(name),
    read: async (source, path, _, repo) => {
        const because = reasonNotRead(source, path, repo);
        const result = await agentOf(source);
        if (because === undefined)
            return [result];
        if (result.verdict.kind !== "loaded")
            return [];
        const problem = { message: because, at: (0,repo_text/* startOf */.GH)(source), certainty: "measured" };
        return [{ ...result, verdict: { kind: "dropped", problem } }];
    },
};
const folder = { path: own, isOwn: true, ...files };
const patterns = (start) => [
    `${start}/${own}/**/*.md`,
    ...settings/* settings */.W0.map((path) => `${start}/${path}`),
];
/* harmony default export */ const qoder = ((0,host/* defineHost */.YB)({
    title: "Qoder CLI",
    url: "https://docs.qoder.com/cli",
    editions: ["1.1"],
    certainty: "assumed",
    patterns: [...patterns("**"), ...patterns("~")],
    ownPatterns: ["**/.qoder/**", "~/.qoder/**"],
    folders: folders_folders,
    launch: launch.launch,
    load: (0,ci/* withLaunches */.AA)(launch.launch, (repo, where) => (0,folders/* loadFolders */.u)(repo, where, {
        folders: [folder],
        userFolders: [folder],
        policyFolder: files,
        depth: "unverified",
        settings: settings/* settings */.W0,
        settingsReading: settings/* reading */.hF,
        settingRules: settings/* settingRules */.gG,
        knownSettings: settings/* knownSettings */.Xd,
        builtins: ["Explore", "general-purpose", "Plan", "qoder-guide", "statusline-setup"].map((name) => [name, everyCapability]),
    })),
}));
function reasonNotRead(source, path, repo) {
    const [root = ""] = /^(?:.*?\/)?\.qoder\/agents(?=\/)/.exec(path) ?? [];
    const real = root === "" ? undefined : repo.resolve(root);
    if (real?.kind !== "directory")
        return path.endsWith(".md") ? undefined : otherExtension;
    if (!(0,repo_path/* isWithin */.UO)(source.path, real.path))
        return "it is a link, and Qoder CLI follows none";
    const names = source.path.slice(real.path.length + 1).split("/");
    if (names.some((name) => name.startsWith("_")))
        return "its name, or a folder's, begins with `_`, and no such file is read";
    return source.path.endsWith(".md") ? undefined : otherExtension;
}
const otherExtension = "its name does not end in `.md`, and no other file is read";


/***/ }),

/***/ 30874:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   launch: () => (/* binding */ launch)
/* harmony export */ });
/* harmony import */ var _kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81036);
/* harmony import */ var _kit_ci_launch_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(88187);
/* harmony import */ var _kit_settings_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9009);
/* harmony import */ var _settings_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(29304);




const asksNothing = "runs every tool of every agent without asking";
const flags = {
    "--dangerously-skip-permissions": (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .bypasses */ .RC)(asksNothing),
    "--permission-mode VALUE": [
        ...(0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .bypasses */ .RC)(asksNothing, /^bypass_permissions$/),
        ...(0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .autoApproves */ .ED)("edits files without asking", /^(?:accept_edits|auto)$/),
    ],
    "--allowed-tools LIST...": (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .widens */ .vR)("runs without asking"),
    "--disallowed-tools LIST...": (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .narrows */ .zC)("is denied"),
    "--tools LIST...": (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .narrows */ .zC)("is one of the only tools allowed"),
    "--allowed-mcp-server-names LIST...": (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .narrows */ .zC)("is one of the only servers allowed"),
    "--mcp-config VALUE": "servers",
    "--settings VALUE": "settings",
    "--setting-sources VALUE": (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .widens */ .vR)("decides which settings apply"),
    "--plugin-dir VALUE": (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .startsCode */ .bR)("loads a plugin with agents, hooks and servers"),
    "--agents VALUE": (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .widens */ .vR)("defines subagents that no file holds"),
    "--agent VALUE": (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .widens */ .vR)("runs the session as this agent"),
    "--add-dir VALUE": (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .widens */ .vR)("lets tools work in that directory too"),
    "--config-dir VALUE": (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .widens */ .vR)("replaces the user's settings"),
    ...(0,_kit_ci_launch_js__WEBPACK_IMPORTED_MODULE_3__/* .harmlessFlags */ .xK)(`--debug -d; --model -m VALUE; --reasoning-effort VALUE; --thinking VALUE; --thinking-budget VALUE
    --context-window VALUE; --list-models; --prompt-interactive -i VALUE; --cwd -w VALUE; --worktree [VALUE]
    --attachment VALUE; --continue -c; --fork-session; --resume -r [VALUE]; --name -n VALUE; --session-id VALUE
    --remote [VALUE]; --remote-session VALUE; --teleport VALUE; --remote-control VALUE; --list-sessions
    --delete-session VALUE; --output-format -o VALUE; --input-format VALUE; --max-output-tokens VALUE; --print -p
    --no-session-persistence; --append-system-prompt VALUE; --system-prompt VALUE; --output-style VALUE
    --max-model-request-retries VALUE; --strict-mcp-config; --version -v; --help -h`),
};
const launch = {
    program: "qodercli",
    programs: ["qodercli", "@qoder-ai/qodercli"],
    prefixes: ["QODER"],
    uses: [],
    flags,
    commands: {
        mcp: _kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .connectsServer */ .DL,
        plugins: _kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .installsPlugin */ .gM,
        plugin: _kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .installsPlugin */ .gM,
        commit: "start",
        ...Object.fromEntries("skills skill hooks hook agents agent login".split(" ").map((name) => [name, "harmless"])),
    },
    actions: [],
    settings: (root, source) => [...(0,_kit_settings_index_js__WEBPACK_IMPORTED_MODULE_1__/* .authorityFrom */ .W5)(_settings_js__WEBPACK_IMPORTED_MODULE_2__/* .settingRules */ .gG, root, source), ...(0,_kit_settings_index_js__WEBPACK_IMPORTED_MODULE_1__/* .hooksIn */ .aS)(root, source)],
};


/***/ }),

/***/ 29304:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W0: () => (/* binding */ settings),
/* harmony export */   Xd: () => (/* binding */ knownSettings),
/* harmony export */   gG: () => (/* binding */ settingRules),
/* harmony export */   hF: () => (/* binding */ reading)
/* harmony export */ });
/* harmony import */ var _parsers_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45433);
/* harmony import */ var _kit_settings_unknown_settings_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(62199);


const settings = [".qoder/settings.json", ".qoder/settings.local.json", ".mcp.json"];
const reading = {
    dialect: { ..._parsers_json_js__WEBPACK_IMPORTED_MODULE_0__/* .jsonDialects */ ._s.stripped, mark: true },
    otherwise: "Qoder CLI ignores the whole file, with the rules and hooks that guard; write strict JSON",
};
const modes = ["permissions.defaultMode", "permissions.defaultPermissionMode", "general.defaultPermissionMode"];
const settingRules = [
    ...modes.flatMap((path) => [
        {
            path,
            when: /^(?:bypass|yolo)/i,
            effect: "bypasses",
            because: "may run every tool of every agent without asking (not verified)",
        },
        {
            path,
            when: /^(?:accept|auto)/i,
            effect: "auto-approves",
            because: "may run some tools of every agent without asking (not verified)",
        },
        { path, when: /^dont_?ask$/i, effect: "narrows", because: "may deny what would be asked (not verified)" },
    ]),
    {
        path: "permissions.allow",
        when: /^(?:Bash|Write|Edit|\*)(?:\([*:\s]*\))?$/,
        effect: "auto-approves",
        because: "may run in every agent without asking (not verified)",
    },
    {
        path: "permissions.allow",
        when: /^(?!(?:Bash|Write|Edit|\*)(?:\([*:\s]*\))?$)/,
        effect: "widens",
        because: "may run in every agent without asking (not verified)",
    },
    { path: "permissions.deny", effect: "narrows", because: "may be denied in every agent (not verified)" },
    { path: "permissions.ask", effect: "narrows", because: "may need a confirmation (not verified)" },
    {
        path: "permissions.additionalDirectories",
        effect: "widens",
        because: "lets tools work in that directory too (not verified)",
    },
    { path: "permissions.trustDirectories", effect: "widens", because: "trusts that directory (not verified)" },
    {
        path: "mcpServers.*.command",
        effect: "widens",
        because: "is a command whose tools every agent may call",
        shown: "a command",
        may: ["execute", "external"],
    },
    {
        path: "mcpServers.*.url",
        effect: "widens",
        because: "is an address whose tools every agent may call",
        may: ["network", "external"],
    },
    {
        path: "enabledPlugins.*",
        when: /^(?!false$)/,
        effect: "widens",
        because: "installs a plugin with its agents, hooks and servers",
        may: ["execute", "external"],
    },
    { path: "extraKnownMarketplaces.*", effect: "widens", because: "adds a source of plugins", shown: "…" },
    {
        path: "disableAllHooks",
        when: /^true$/,
        effect: "widens",
        because: "turns off hooks, including those that guard tools (not verified)",
        endsGuards: true,
    },
    {
        path: "tools.discoveryCommand",
        effect: "widens",
        because: "is a command that lists further tools (not verified)",
        may: ["execute"],
    },
    {
        path: "tools.callCommand",
        effect: "widens",
        because: "is a command that runs further tools (not verified)",
        may: ["execute"],
    },
    {
        path: "mcp.serverCommand",
        effect: "widens",
        because: "is a command that starts a server (not verified)",
        may: ["execute", "external"],
    },
    {
        path: "statusLine.command",
        effect: "widens",
        because: "is a command that the session starts (not verified)",
        shown: "a command",
        may: ["execute"],
    },
];
const knownSettings = {
    title: "Qoder CLI",
    harmless: [
        ...(0,_kit_settings_unknown_settings_js__WEBPACK_IMPORTED_MODULE_1__/* .harmlessKeys */ .OF)("$schema model language output outputStyle ui accessibility notifications privacy vimMode theme autoUpdate enableAutoUpdate preferredEditor statusLine.type statusLine.padding", "changes which model is asked, and what a terminal shows"),
        ...(0,_kit_settings_unknown_settings_js__WEBPACK_IMPORTED_MODULE_1__/* .serverKeys */ .yl)("mcpServers.*"),
    ],
};


/***/ }),

/***/ 8065:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  jo: () => (/* reexport */ diagnosis/* diagnosisOf */.j),
  l_: () => (/* reexport */ values/* hostValueOf */.l_),
  tr: () => (/* reexport */ values/* isEndless */.tr),
  GS: () => (/* reexport */ mappingOf),
  E5: () => (/* reexport */ parseQuickly),
  hN: () => (/* reexport */ lenient.parseYaml),
  Ju: () => (/* reexport */ readBunYaml),
  pK: () => (/* reexport */ readCoreYaml),
  zT: () => (/* reexport */ readFrontmatter),
  f5: () => (/* reexport */ readJsYaml),
  Mv: () => (/* reexport */ readKeysAlone),
  E$: () => (/* reexport */ repeatedIn),
  FF: () => (/* reexport */ repeatedKeyOf),
  EI: () => (/* reexport */ splitMarkdown),
  c_: () => (/* reexport */ tableOf),
  tI: () => (/* reexport */ withOccurrences)
});

// UNUSED EXPORTS: plainWords

// EXTERNAL MODULE: ./build/bundle/src/parsers/yaml/lenient.js
var lenient = __webpack_require__(97463);
// EXTERNAL MODULE: ./build/bundle/src/parsers/yaml/frontmatter/diagnosis.js
var diagnosis = __webpack_require__(98820);
// EXTERNAL MODULE: ./build/bundle/src/parsers/yaml/quick/index.js + 8 modules
var yaml_quick = __webpack_require__(57319);
;// CONCATENATED MODULE: ./build/bundle/src/parsers/yaml/frontmatter/simple.js

const words = new Map([
    ...["null", "Null", "NULL"].map((word) => [word, { value: null }]),
    ...["true", "True", "TRUE"].map((word) => [word, { value: true }]),
    ...["false", "False", "FALSE"].map((word) => [word, { value: false }]),
]);
const integer = /^(?:0|[1-9][0-9]{0,14})$/;
const decimal = /^(?:0|[1-9][0-9]{0,5})\.[0-9]{1,8}$/;
const word = /^(?:[^-+.0-9~]|[0-9]+[a-z]?-[A-Za-z])/;
function typedOf(text) {
    if (text === "<<")
        return undefined;
    if (word.test(text))
        return (text.length <= 5 ? words.get(text) : undefined) ?? { value: text };
    if (integer.test(text))
        return { value: Number(text), number: "integer" };
    return decimal.test(text) ? { value: Number(text), number: "float" } : undefined;
}
function exactlyTypedOf(text) {
    const typed = text === text.trim() ? typedOf(text) : undefined;
    return typeof typed?.value === "number" && String(typed.value) !== text ? undefined : typed;
}
const simple_lenient = {
    key: typedOf,
    value: (text) => (text === "" ? { value: null } : typedOf(text)),
    repeats: true,
    quotedKeys: true,
    gaps: true,
    endsWith: "line",
    blockScalarEnds: "line",
    emptyAt: "blanks",
    listAt: "dash",
    atFault: "recovers",
};
const core = {
    key: (name) => (words.has(name) ? undefined : { value: name }),
    value: exactlyTypedOf,
    repeats: false,
    quotedKeys: false,
    gaps: true,
    endsWith: "line",
    blockScalarEnds: "line",
    emptyAt: "blanks",
    listAt: "dash",
    atFault: "declines",
};
const jsYaml = { ...core, quotedKeys: true, endsWith: "value", blockScalarEnds: "content" };
function readCoreQuickly(text, base) {
    return (0,yaml_quick/* readQuick */.e)(text, base, core)?.node;
}
function readJsQuickly(text, base) {
    return (0,yaml_quick/* readQuick */.e)(text, base, jsYaml)?.node;
}
function readLenient(text, base) {
    const quick = (0,yaml_quick/* readQuick */.e)(text, base, simple_lenient);
    if (!quick)
        return undefined;
    const { node, faults } = quick;
    return { node, problems: faults.length < 2 ? faults : faults.toSorted((a, b) => a.span.start - b.span.start) };
}

// EXTERNAL MODULE: ./build/bundle/src/repo/many.js
var many = __webpack_require__(46447);
;// CONCATENATED MODULE: ./build/bundle/src/parsers/yaml/frontmatter/repeats.js

const maxOccurrences = 16;
const fewEntries = 16;
function repeatedEntryOf({ entries }) {
    if (entries.length <= fewEntries)
        return entries.find(({ name }, i) => {
            if (name !== undefined)
                for (let before = 0; before < i; before++)
                    if (entries[before]?.name === name)
                        return true;
            return false;
        });
    const seen = new Set();
    for (const entry of entries) {
        if (entry.name === undefined)
            continue;
        if (seen.has(entry.name))
            return entry;
        seen.add(entry.name);
    }
    return undefined;
}
function findEntry(root, test) {
    const seen = new Set();
    const find = (node) => {
        if (node.kind === "scalar" || seen.has(node))
            return undefined;
        seen.add(node);
        if (node.kind === "list")
            return findFirst(node.items, find);
        return test(node) ?? findFirst(node.entries, ({ value }) => find(value));
    };
    return find(root);
}
function findFirst(items, find) {
    for (const item of items) {
        const found = find(item);
        if (found !== undefined)
            return found;
    }
    return undefined;
}
function hasMerge(root) {
    return findEntry(root, ({ entries }) => entries.find(({ name }) => name === "<<")) !== undefined;
}
function occurrencesOf(table) {
    if (!repeatedEntryOf(table))
        return [table];
    const byName = new Map();
    for (const entry of table.entries) {
        if (entry.name === undefined)
            continue;
        (0,many/* addTo */.DN)(byName, entry.name, entry);
    }
    const repeated = (0,many/* largest */.nQ)([...byName.values()].map(({ length }) => length));
    return Array.from({ length: Math.min(repeated, maxOccurrences) }, (_, i) => ({
        ...table,
        entries: [...byName.values()].flatMap((same) => same[i === maxOccurrences - 1 ? same.length - 1 : Math.min(i, same.length - 1)] ?? []),
    }));
}
function mergedOf(table) {
    if (!hasMerge(table))
        return undefined;
    const done = new Map();
    let found = false;
    const merge = (node, depth) => {
        const known = done.get(node);
        if (known || node.kind === "scalar" || depth === 0)
            return known ?? node;
        const merged = node.kind === "list"
            ? { ...node, items: node.items.map((item) => merge(item, depth - 1)) }
            : { ...node, entries: entriesOf(node, depth) };
        done.set(node, merged);
        return merged;
    };
    const entriesOf = (from, depth) => {
        const own = from.entries
            .filter(({ name }) => name !== "<<")
            .map((entry) => ({ ...entry, value: merge(entry.value, depth - 1) }));
        const sources = from.entries.filter(({ name }) => name === "<<");
        if (sources.length === 0)
            return own;
        found = true;
        const names = new Set(own.map(({ name }) => name));
        for (const { value } of sources) {
            for (const source of value.kind === "list" ? value.items : [value]) {
                const merged = merge(source, depth - 1);
                if (merged.kind !== "table")
                    continue;
                for (const entry of merged.entries) {
                    if (names.has(entry.name))
                        continue;
                    names.add(entry.name);
                    own.push(entry);
                }
            }
        }
        return own;
    };
    const merged = merge(table, 12);
    return found && merged.kind === "table" ? merged : undefined;
}

;// CONCATENATED MODULE: ./build/bundle/src/parsers/yaml/frontmatter/alternatives.js




async function readFrontmatter(text, front) {
    const yaml = text.slice(front.start, front.end);
    const { node, problems } = await parseQuickly(yaml, front.start);
    const [problem] = problems;
    if (problem)
        return { tables: await readKeysAlone(yaml, front, node), fault: (0,diagnosis/* diagnosisOf */.j)(text, front, problem) };
    const table = tableOf(node, front);
    const repeatedKey = repeatedKeyOf(table);
    return { tables: withOccurrences(table), ...(repeatedKey ? { fault: repeatedKey } : {}) };
}
async function parseQuickly(yaml, base) {
    return readLenient(yaml, base) ?? (0,lenient.parseYaml)(yaml, base);
}
function tableOf(node, front) {
    return node.kind === "table" ? node : { kind: "table", span: { start: front.start, end: front.start }, entries: [] };
}
function withOccurrences(table) {
    const [first = table, ...others] = occurrencesOf(table);
    const merged = mergedOf(first);
    return merged ? [first, ...others, merged] : [first, ...others];
}
function repeatedKeyOf(table) {
    return repetition(repeatedEntryOf(table));
}
function repeatedIn(root) {
    return repetition(findEntry(root, repeatedEntryOf));
}
function repetition(entry) {
    return entry && { kind: "problem", message: `the key \`${entry.name}\` appears twice`, span: entry.key.span };
}
const pieces = /^[ \t]*["']?([A-Za-z_][\w-]*)["']?[ \t]*:(?=[ \t\r\n]|$)/gm;
const maxPieces = 200;
async function readKeysAlone(yaml, front, whole) {
    const indent = /^[ \t]*(?=\S)/m.exec(yaml)?.[0].length ?? 0;
    const starts = [...yaml.matchAll(pieces)]
        .filter(([line]) => /^[ \t]*/.exec(line)?.[0].length === indent)
        .slice(0, maxPieces);
    const entries = [];
    for (const [i, found] of starts.entries()) {
        const end = starts[i + 1]?.index ?? yaml.length;
        entries.push(await pieceOf(yaml.slice(found.index, end), front.start + found.index, found[1] ?? ""));
    }
    const rest = tableOf(whole, front).entries.filter(({ name }) => name !== undefined && !/\s/.test(name));
    const byLine = { kind: "table", span: front, entries: [...entries, ...notIn(entries, rest)] };
    const byParser = { kind: "table", span: front, entries: [...rest, ...notIn(rest, entries)] };
    return [...withOccurrences(byLine), ...withOccurrences(byParser)];
}
function notIn(known, others) {
    if (others.length === 0)
        return others;
    const names = new Set(known.map(({ name }) => name));
    return others.filter(({ name }) => !names.has(name));
}
async function pieceOf(text, base, name) {
    const colon = text.indexOf(":");
    const start = base + text.indexOf(name);
    const key = {
        kind: "scalar",
        span: { start, end: start + name.length },
        value: name,
        text: name,
        style: "plain",
    };
    const { node, problems } = await parseQuickly(text, base);
    const read = node.kind === "table" && node.entries.length === 1 ? node.entries[0] : undefined;
    if (problems.length === 0 && read)
        return { ...read, key };
    const newline = text.indexOf("\n", colon);
    const line = text.slice(colon + 1, newline < 0 ? text.length : newline);
    const value = line.trim();
    const at = base + colon + 1 + (line.length - line.trimStart().length);
    return {
        key,
        name,
        value: { kind: "scalar", span: { start: at, end: at + value.length }, value, text: value, style: "plain" },
    };
}

;// CONCATENATED MODULE: ./build/bundle/src/parsers/yaml/bun.js


async function readBunYaml(text, base) {
    const { node, problems, unresolved, excessive } = await parseQuickly(text.includes("\r") ? text.replace(/\r(?!\n)/g, "\n") : text, base);
    const alias = unresolved && { kind: "problem", message: "an alias has no anchor", span: unresolved };
    const nul = text.indexOf("\0");
    const problem = problems.find(({ message }) => !tolerated.test(message)) ??
        alias ??
        (nul < 0 ? undefined : nulAt(base + nul)) ??
        lateKeyIn(node, text, base);
    const repeated = repeatedIn(node);
    return {
        node: repeated || hasMerge(node) ? settled(node) : node,
        ...(repeated ? { repeated } : {}),
        ...(problem ? { problem } : {}),
        ...(excessive ? { excessive } : {}),
    };
}
const tolerated = /^(?:Plain value cannot start with flow indicator character ,|Tags and anchors must be separated from the next token)/;
function nulAt(at) {
    const span = { start: at, end: at + 1 };
    return { kind: "problem", message: "a NUL character is not allowed", span };
}
function lateKeyIn(root, text, base) {
    const entries = root.kind === "table" ? root.entries : [];
    for (const { key } of entries) {
        if (key.kind !== "scalar" || key.text !== "" || key.style !== "plain")
            continue;
        const at = key.span.start - base;
        const before = text.slice(text.lastIndexOf("\n", at - 1) + 1, at);
        if (/[^\s?]/.test(before))
            return { kind: "problem", message: "a value ends with `:`", span: key.span };
    }
    return undefined;
}
function settled(node) {
    const done = new Map();
    const last = (from) => {
        const known = done.get(from);
        if (known || from.kind === "scalar")
            return known ?? from;
        const result = from.kind === "list"
            ? { ...from, items: from.items.map(last) }
            : { ...from, entries: lastEntries(from).map((entry) => ({ ...entry, value: last(entry.value) })) };
        done.set(from, result);
        return result;
    };
    const result = last(node);
    return result.kind === "scalar" ? result : (mergedIn(result) ?? result);
}
function lastEntries({ entries }) {
    const lasts = new Map(entries.map((entry) => [entry.name, entry]));
    return entries.filter((entry) => entry.name === undefined || entry.name === "<<" || lasts.get(entry.name) === entry);
}
function mergedIn(node) {
    if (node.kind === "table")
        return mergedOf(node);
    return node.kind === "list" ? { ...node, items: node.items.map((item) => mergedIn(item) ?? item) } : undefined;
}

;// CONCATENATED MODULE: ./build/bundle/src/parsers/yaml/frontmatter/fences.js
const opening = /\ufeff?---[ \t]*\r?\n/y;
function splitMarkdown(text) {
    opening.lastIndex = 0;
    if (!opening.test(text))
        return misplacedIn(text);
    const start = opening.lastIndex;
    const fences = closingFences(text, start);
    const first = fences[0];
    if (!first)
        return { kind: "unclosed", front: { start, end: text.length } };
    const found = partAt(text, start, first);
    if (first.exact)
        return { kind: "fenced", ...found };
    const exact = fences.find((fence) => fence.exact);
    return {
        kind: "fenced",
        ...found,
        loose: { start: first.start, end: first.end },
        ...(exact ? { further: partAt(text, start, exact) } : {}),
    };
}
function closingFences(text, start) {
    const fences = [];
    for (let at = start; at >= 0 && at < text.length; at = nextLine(text, at)) {
        if (!text.startsWith("---", at))
            continue;
        const newline = text.indexOf("\n", at);
        const end = newline < 0 ? text.length : newline;
        const exact = text.slice(at, end).trimEnd() === "---";
        if (exact || fences.length === 0)
            fences.push({ start: at, end, exact });
        if (exact)
            break;
    }
    return fences;
}
function nextLine(text, at) {
    const newline = text.indexOf("\n", at);
    return newline < 0 ? -1 : newline + 1;
}
function partAt(text, start, fence) {
    return {
        front: { start, end: fence.start },
        body: { start: Math.min(fence.end + 1, text.length), end: text.length },
    };
}
const firstKey = /^[ \t]*(?:name|description|tools)[ \t]*:(?=[ \t\r\n]|$)/;
const searchedLines = 30;
function misplacedBy(text, fence) {
    if (!fence)
        return "has no opening `---`";
    if (fence.start > 0)
        return "does not begin on the file's first line";
    return /^\s/.test(text) ? "is indented" : "has more than `---` on its first line";
}
function misplacedIn(text) {
    const oldMac = /^\ufeff?---[ \t]*\r(?!\n)/.exec(text);
    if (oldMac)
        return {
            kind: "misplaced",
            front: { start: oldMac[0].length, end: text.length },
            because: "ends its lines with carriage returns alone",
            at: { start: 0, end: 3 },
        };
    let before = true;
    let example = false;
    let fence;
    let at = 0;
    for (let count = 0; count < searchedLines && at >= 0 && at < text.length; count++) {
        const end = nextLine(text, at);
        const line = text.slice(at, end < 0 ? text.length : end);
        const content = line.trim().replace(/^\ufeff/, "");
        if (content.startsWith("```"))
            example = !before && !example;
        else if (firstKey.test(line) && (fence || before) && !example) {
            const closing = fence ? /^[ \t]*---+[ \t]*\r?$/m : /^[ \t]*(?:---+[ \t]*)?\r?$/m;
            const rest = text.slice(at).search(closing);
            const front = { start: at, end: rest < 0 ? text.length : at + rest };
            return {
                kind: "misplaced",
                front,
                because: misplacedBy(text, fence),
                at: fence ?? { start: at, end: at + line.trimEnd().length },
            };
        }
        fence =
            content === "---" || (at === 0 && content.startsWith("---"))
                ? { start: at, end: at + line.trimEnd().length }
                : content === ""
                    ? fence
                    : undefined;
        if (content !== "" && !content.startsWith("```") && !fence)
            before = false;
        at = end;
    }
    return { kind: "none" };
}

;// CONCATENATED MODULE: ./build/bundle/src/parsers/yaml/js-yaml/index.js

async function readJsYaml(text, base, generation) {
    const plain = readJsQuickly(text, base);
    return plain ? { kind: "read", node: plain } : (await __webpack_require__.e(/* import() */ 2256).then(__webpack_require__.bind(__webpack_require__, 52256))).parseJsYaml(text, base, generation);
}
function mappingOf(node, at) {
    return node?.kind === "table" ? node : { kind: "table", span: { start: at, end: at }, entries: [] };
}

// EXTERNAL MODULE: ./build/bundle/src/parsers/yaml/js-yaml/values.js
var values = __webpack_require__(97206);
;// CONCATENATED MODULE: ./build/bundle/src/parsers/yaml/core.js

async function readCoreYaml(text, base) {
    const plain = readCoreQuickly(text, base);
    return plain ? { kind: "read", node: plain } : (await __webpack_require__.e(/* import() */ 4611).then(__webpack_require__.bind(__webpack_require__, 94611))).parseCoreYaml(text, base);
}

;// CONCATENATED MODULE: ./build/bundle/src/parsers/yaml/index.js











/***/ }),

/***/ 97206:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   aw: () => (/* binding */ binary),
/* harmony export */   l_: () => (/* binding */ hostValueOf),
/* harmony export */   tr: () => (/* binding */ isEndless)
/* harmony export */ });
const binary = "tag:yaml.org,2002:binary";
function hostValueOf(node) {
    if (node.kind === "list")
        return node.items.map(hostValueOf);
    if (node.kind === "table")
        return Object.fromEntries(node.entries.flatMap(({ name, value }) => (name === undefined ? [] : [[name, hostValueOf(value)]])));
    const { value, tag } = node;
    if (tag === binary && typeof value === "string")
        return Uint8Array.from(value === "" ? [] : value.split(","), Number);
    return typeof value === "object" && value !== null ? new Date(value.text) : value;
}
function isEndless(node) {
    if (node.kind === "scalar")
        return false;
    if (node.endless)
        return true;
    return node.kind === "list" ? node.items.some(isEndless) : node.entries.some(({ value }) => isEndless(value));
}


/***/ }),

/***/ 97463:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ forgetReadings),
/* harmony export */   parseYaml: () => (/* binding */ parseYaml)
/* harmony export */ });
function parseYaml(text, base) {
    const known = recent.get(text);
    if (known?.base === base)
        return known.reading;
    const reading = __webpack_require__.e(/* import() */ 8549).then(__webpack_require__.bind(__webpack_require__, 8549)).then(({ parsed }) => parsed(text, base));
    if (!known)
        recentLength += text.length;
    recent.set(text, { base, reading });
    for (const [oldest] of recent) {
        if (recentLength <= mostRecent)
            break;
        recent.delete(oldest);
        recentLength -= oldest.length;
    }
    return reading;
}
function forgetReadings() {
    recent.clear();
    recentLength = 0;
}
const recent = new Map();
let recentLength = 0;
const mostRecent = 1 << 20;


/***/ })

};
;