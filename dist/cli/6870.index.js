"use strict";
exports.id = 6870;
exports.ids = [6870,7463,2094,8065];
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

/***/ 76870:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  "default": () => (/* binding */ augment)
});

// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/loading/folders.js
var folders = __webpack_require__(70523);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/ci/index.js
var ci = __webpack_require__(2898);
// EXTERNAL MODULE: ./build/bundle/src/model/host.js
var host = __webpack_require__(3641);
// EXTERNAL MODULE: ./build/bundle/src/hosts/augment/launch.js
var launch = __webpack_require__(32094);
// EXTERNAL MODULE: ./build/bundle/src/model/fact.js
var fact = __webpack_require__(7277);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/profiles/fields.js
var fields = __webpack_require__(22583);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/profiles/unknown-keys.js
var unknown_keys = __webpack_require__(60875);
// EXTERNAL MODULE: ./build/bundle/src/parsers/node.js
var parsers_node = __webpack_require__(70536);
// EXTERNAL MODULE: ./build/bundle/src/repo/path.js
var repo_path = __webpack_require__(76311);
// EXTERNAL MODULE: ./build/bundle/src/parsers/yaml/index.js + 7 modules
var yaml = __webpack_require__(8065);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/profiles/profile.js
var profile = __webpack_require__(66189);
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

// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/profiles/tools.js
var tools = __webpack_require__(37655);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/profiles/tool-vocabulary.js
var tool_vocabulary = __webpack_require__(46189);
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

// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/profiles/no-fence.js
var no_fence = __webpack_require__(80069);
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
const withEveryTool = "without its frontmatter, so with every tool";
function refusalOf({ span }, refusal, source) {
    const { message, span: at } = (0,yaml/* diagnosisOf */.jo)(source.text, span, refusal);
    return {
        message: `the frontmatter is not valid YAML: ${message}`,
        as: withEveryTool,
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
    const exactly = "the first line must be exactly `---`, and another such line must close the frontmatter";
    const message = (0,no_fence/* fenceFault */.eh)(source.text, exactly);
    return {
        leniency: {
            message,
            as: withEveryTool,
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
        hooks: address ? [{ name: "provider_base_url", kind: "url", value: address.text, at: address.at }] : [],
        prompt: (0,fields/* bodyPrompt */.$c)(source, body),
        native: () => (0,parsers_node/* jsonOf */.o_)(table),
    };
}
function normalizedName(name) {
    return name
        .trim()
        .replace(/\s+/g, "-")
        .replace(/[^a-zA-Z0-9_-]/g, "-")
        .replace(/-+/g, "-");
}

// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/loading/own-files.js
var own_files = __webpack_require__(39948);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/settings/index.js + 1 modules
var settings = __webpack_require__(9009);
;// CONCATENATED MODULE: ./build/bundle/src/hosts/augment/settings.js



const commands = /^(?:launch-process|shell|bash)$/;
const edits = /^(?:save-file|str-replace-editor|remove-files|apply_patch|write|edit)$/;
const reads = /^(?:view|codebase-retrieval|grep-search|read-process|list-processes|git-commit-retrieval)$/;
const idle = /^(?:\*|shell|bash|write|edit)$/;
const types = new Set(["allow", "deny", "ask-user", "script-policy", "webhook-policy"]);
function permissionsFaultIn(root, source) {
    const wrong = wrongRuleIn(root);
    if (!wrong)
        return [];
    const message = "has a rule of `toolPermissions` without a `toolName` or a known `permission.type`, and because of it Augment applies no rule of this file, also none that denies";
    return [{ message, at: { source, span: wrong.span }, scope: "part" }];
}
function wrongRuleIn(root) {
    return (0,parsers_node/* listItems */.Dw)((0,parsers_node/* lastOf */.g1)(root, "toolPermissions")).find((rule) => {
        const name = (0,parsers_node/* lastOf */.g1)(rule, "toolName");
        const isNamed = (0,parsers_node/* isText */.KH)(name);
        return !isNamed || !types.has((0,parsers_node/* textOf */.b6)((0,parsers_node/* lastOf */.g1)((0,parsers_node/* lastOf */.g1)(rule, "permission"), "type")) ?? "");
    });
}
function permissionsIn(root, source) {
    const decided = new Set();
    const guarded = new Set();
    const isIgnored = wrongRuleIn(root) !== undefined;
    return (0,parsers_node/* listItems */.Dw)((0,parsers_node/* lastOf */.g1)(root, "toolPermissions")).flatMap((node) => {
        if ((0,parsers_node/* textOf */.b6)((0,parsers_node/* lastOf */.g1)(node, "eventType")) === "tool-response")
            return [];
        const { tool, type, pattern, isWhole } = ruleOf(node);
        const found = decided.has(tool) ? undefined : meaningOf(type, tool, isWhole, guarded.has(tool));
        const meaning = found?.[0] === "narrows" && (isIgnored || idle.test(tool)) ? undefined : found;
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
const strictness = ["allow", "ask-user", "deny"];
function idlePermissions(root, source) {
    const decided = new Map();
    return (0,parsers_node/* listItems */.Dw)((0,parsers_node/* lastOf */.g1)(root, "toolPermissions")).flatMap((node) => {
        if ((0,parsers_node/* textOf */.b6)((0,parsers_node/* lastOf */.g1)(node, "eventType")) === "tool-response")
            return [];
        const { tool, type, pattern, isWhole } = ruleOf(node);
        const earlier = decided.get(tool);
        if (isWhole && earlier === undefined)
            decided.set(tool, type);
        if (earlier === undefined || tool === "*" || !isStricter(type, earlier))
            return [];
        return [
            {
                kind: "limit",
                what: `${type} ${tool}${isWhole ? "" : ` ${pattern}`}`.slice(0, maxShown),
                because: `the earlier \`${earlier}\` for \`${tool}\` matches every call, and the first rule that matches decides; put this one first`,
                certainty: "documented",
                at: { source, span: node.span },
            },
        ];
    });
}
function isStricter(type, earlier) {
    return strictness.includes(earlier) && strictness.indexOf(type) > strictness.indexOf(earlier);
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

// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/settings/unknown-settings.js
var unknown_settings = __webpack_require__(62199);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/settings/variables.js
var variables = __webpack_require__(41922);
// EXTERNAL MODULE: ./build/bundle/src/parsers/json.js + 2 modules
var json = __webpack_require__(45433);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/settings/server-rules.js
var server_rules = __webpack_require__(53806);
;// CONCATENATED MODULE: ./build/bundle/src/hosts/augment/index.js











const settingRules = [
    ...(0,server_rules/* serverRules */.F)("subagents"),
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
    ...(0,variables/* variableRules */.Sw)("env.*", []),
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
    launch: launch.launch,
    load: (0,ci/* withLaunches */.AA)(launch.launch, (repo, where) => (0,folders/* loadFolders */.u)(repo, where, {
        folders: augment_folders,
        userFolders: augment_folders,
        policyFolder: files,
        depth: "unverified",
        settings: augment_settings,
        settingsReading: {
            dialect: json/* jsonDialects */._s.commentedWithCommas,
            otherwise: "Augment ignores the whole file, with the rules that guard; write strict JSON",
        },
        settingRules,
        faultsIn: permissionsFaultIn,
        knownSettings,
        furtherAuthority: permissionsIn,
        idleSettings: idlePermissions,
    })),
}));


/***/ }),

/***/ 32094:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   launch: () => (/* binding */ launch)
/* harmony export */ });
/* harmony import */ var _kit_ci_launch_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(88187);
/* harmony import */ var _kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81036);


const shell = /^(?:launch-process|shell|bash)\b/;
const noShell = /^launch-process:(?:deny|ask-user)$/;
const flags = {
    "--permission VALUE": [
        ...(0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .autoApproves */ .ED)("runs every command without asking", /^(?:launch-process|shell|bash|\*):allow$/),
        ...(0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .widens */ .vR)("runs without asking", new RegExp(`^(?!${shell.source}|\\*).*:allow$`)),
        ...(0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .startsCode */ .bR)("lets a script decide").map((effect) => ({ ...effect, when: /:script-policy\(/ })),
        ...(0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .opensNetwork */ .w9)("lets a server decide").map((effect) => ({ ...effect, when: /:webhook-policy\(/ })),
        ...(0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .narrows */ .zC)("is denied", /:deny$/),
    ],
    "--remove-tool VALUE": (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .narrows */ .zC)("is removed from the session"),
    "--mcp-config VALUE": "servers",
    "--plugin-dir VALUE": (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .startsCode */ .bR)("loads plugins with agents, hooks and servers"),
    "--startup-script VALUE": (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .startsCode */ .bR)("is a script that runs before every command"),
    "--startup-script-file VALUE": (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .startsCode */ .bR)("is a script that runs before every command"),
    "--augment-cache-dir VALUE": (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .startsCode */ .bR)("is a folder of settings and sessions"),
    "--add-workspace VALUE": (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .widens */ .vR)("lets tools work in that directory too"),
    ...(0,_kit_ci_launch_js__WEBPACK_IMPORTED_MODULE_1__/* .harmlessFlags */ .xK)(`--instruction -i VALUE; --queue VALUE; --instruction-file -if VALUE; --image VALUE...; --file VALUE...
    --ask -a; --enhance-prompt; --print -p; --quiet -q; --output-format VALUE; --show-cost; --no-update-terminal-title; --mcp
    --acp; --model -m VALUE; --reasoning-effort VALUE; --persona VALUE; --workspace-root -w VALUE
    --discover-workspaces; --no-discover-workspaces; --rules VALUE; --retry-timeout VALUE; --max-turns VALUE
    --allow-indexing; --wait-for-indexing; --continue -c; --resume -r [VALUE]; --dont-save-session
    --augment-session-json VALUE; --github-api-token VALUE; --shell VALUE; --help -h; --version -v`),
};
const uses = ["augmentcode/augment-agent"];
const launch = {
    program: "auggie",
    programs: ["auggie", "@augmentcode/auggie"],
    prefixes: ["AUGMENT"],
    uses,
    flags,
    commands: {
        mcp: _kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .connectsServer */ .DL,
        ...Object.fromEntries("login logout token session model account context upgrade tools"
            .split(" ")
            .map((name) => [name, "harmless"])),
    },
    unprompted: [
        {
            by: ["--print", "-p", "--quiet", "-q", "--instruction", "-i", "--instruction-file", "-if", ""],
            unless: { "--permission": noShell, "--remove-tool": /^launch-process$/, "--mcp": /./, "--acp": /./ },
            unlessSettings: /^(?:toolPermissions = (?:deny|ask-user)|removedTools =) launch-process$/,
            effect: "bypasses",
            because: "runs every command, edit and fetch that no rule denies, without asking",
            instead: "add `--permission launch-process:deny`, and the same for each tool that it does not need",
            certainty: "measured",
        },
    ],
    actions: [
        {
            name: "augment-agent",
            uses,
            startsWith: "--print",
            inputs: {
                augment_api_url: (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .opensNetwork */ .w9)("decides where requests go"),
                ...(0,_kit_ci_launch_js__WEBPACK_IMPORTED_MODULE_1__/* .harmlessFlags */ .xK)(`augment_session_auth; augment_api_token; github_token; instruction; instruction_file; template_directory
          template_name; pull_number; repo_name; custom_context; model`),
            },
        },
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