"use strict";
exports.id = 9088;
exports.ids = [9088,842];
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

/***/ 91806:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ serverAuthority),
/* harmony export */   j: () => (/* binding */ hookAuthority)
/* harmony export */ });
/* harmony import */ var _model_capability_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(95885);
/* harmony import */ var _parsers_node_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(70536);
/* harmony import */ var _hooks_and_servers_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(24754);
/* harmony import */ var _model_hook_events_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(79308);
/* harmony import */ var _index_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9009);






const hookPowers = [
    ...["command", "exec", "bash", "powershell", "windows", "linux", "osx"].map((key) => [key, "execute"]),
    ["url", "network"],
    ["tool", "external"],
];
function powersOf(hook) {
    const isCommand = (0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_4__/* .textOf */ .b6)((0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_4__/* .valueOf */ .RP)(hook, "type")) === "command";
    return (0,_model_capability_js__WEBPACK_IMPORTED_MODULE_0__/* .inOrder */ .al)([
        ...(isCommand ? ["execute"] : []),
        ...hookPowers.flatMap(([key, power]) => ((0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_4__/* .valueOf */ .RP)(hook, key) ? [power] : [])),
    ]);
}
function hookAuthority(hooks, source, because, host) {
    return (0,_hooks_and_servers_js__WEBPACK_IMPORTED_MODULE_1__/* .hookTables */ .xf)(hooks, source).map(({ hook: { name, value, isLine, content = value, at }, table }) => {
        const may = powersOf(table);
        return {
            setting: name === "" ? "hooks" : `hooks.${name}`,
            value,
            effect: "widens",
            because,
            content,
            isGuard: (0,_model_hook_events_js__WEBPACK_IMPORTED_MODULE_2__/* .mayRefuse */ .q)(name, host),
            ...(may.length > 0 ? { may } : {}),
            ...(may.includes("execute") ? { names: (0,_index_js__WEBPACK_IMPORTED_MODULE_3__/* .commandTexts */ .Ot)(table) } : {}),
            ...(isLine ? { line: { event: name, text: value } } : {}),
            at,
        };
    });
}
function serverAuthority(servers, source, whose) {
    return (0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_4__/* .tableEntries */ .zH)(servers).flatMap(({ name = "", value: config }) => (0,_hooks_and_servers_js__WEBPACK_IMPORTED_MODULE_1__/* .serverOf */ .FN)(name, config, source).map((server) => {
        const { kind, at } = server;
        const starts = kind === "command";
        return {
            setting: "server",
            value: name,
            effect: "widens",
            because: starts
                ? `starts a command whose tools ${whose} may call`
                : `connects to an address whose tools ${whose} may call`,
            content: (0,_index_js__WEBPACK_IMPORTED_MODULE_3__/* .contentOf */ .$E)(config, source),
            ...(kind === "reference" ? {} : { server }),
            may: [starts ? "execute" : "network", "external"],
            ...(starts ? { names: (0,_index_js__WEBPACK_IMPORTED_MODULE_3__/* .commandTexts */ .Ot)(config) } : {}),
            at,
        };
    }));
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

/***/ 49088:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  "default": () => (/* binding */ goose)
});

// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/loading/folders.js
var folders = __webpack_require__(70523);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/ci/index.js
var ci = __webpack_require__(2898);
// EXTERNAL MODULE: ./build/bundle/src/model/host.js
var host = __webpack_require__(3641);
// EXTERNAL MODULE: ./build/bundle/src/hosts/goose/launch.js
var launch = __webpack_require__(60842);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/loading/own-files.js
var own_files = __webpack_require__(39948);
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
var parsers_node = __webpack_require__(70536);
// EXTERNAL MODULE: ./build/bundle/src/parsers/decode.js + 1 modules
var parsers_decode = __webpack_require__(87509);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/profiles/unknown-keys.js
var unknown_keys = __webpack_require__(60875);
// EXTERNAL MODULE: ./build/bundle/src/parsers/yaml/rust.js + 15 modules
var rust = __webpack_require__(1362);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/profiles/profile.js
var profile = __webpack_require__(66189);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/profiles/tools.js
var tools = __webpack_require__(37655);
// EXTERNAL MODULE: ./build/bundle/src/repo/text.js
var repo_text = __webpack_require__(64951);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/profiles/no-fence.js
var no_fence = __webpack_require__(80069);
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
        const fault = (0,rust/* explainedFault */.FX)(text, { start, end: start + yaml.length }, decoded);
        const message = `the frontmatter is not valid: ${fault.message}`;
        const at = { source, span: fault.span };
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
        ? { message: no_fence/* noClosingFence */.OH, at }
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
        native: () => (0,parsers_node/* jsonOf */.o_)(table),
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

// EXTERNAL MODULE: ./build/bundle/src/repo/many.js
var many = __webpack_require__(46447);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/settings/authority.js
var settings_authority = __webpack_require__(91806);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/loading/collect.js
var collect = __webpack_require__(77012);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/settings/index.js + 1 modules
var settings = __webpack_require__(9009);
// EXTERNAL MODULE: ./build/bundle/src/repo/path.js
var repo_path = __webpack_require__(76311);
;// CONCATENATED MODULE: ./build/bundle/src/hosts/goose/plugins.js






const place = ".agents/plugins";
const hooksFile = "hooks/hooks.json";
const measuredFile = ".mcp.json";
const serverFiles = [measuredFile, "plugin.json", ".plugin/plugin.json", ".claude-plugin/plugin.json"];
const maxHooksWithFiles = 20;
const pluginPatterns = [hooksFile, ...serverFiles].map((file) => `${place}/*/${file}`);
async function pluginLayers(repo, where) {
    const layers = [];
    for (const start of where.starts)
        (0,many/* append */.BC)(layers, await layersIn(repo, start, { name: "plugin", governs: start }));
    const home = where.user?.home;
    if (home !== undefined)
        (0,many/* append */.BC)(layers, await layersIn(repo, home, { name: "user" }));
    return layers;
}
async function layersIn(repo, directory, layer) {
    const folder = (0,repo_path/* join */.fj)(directory, place);
    const unread = (0,collect/* unreadFolder */.II)(repo, folder);
    const layers = unread.length > 0
        ? [{ layer: { ...layer, root: folder, status: "loaded", authority: [] }, items: [], unjudged: unread }]
        : [];
    for (const name of repo.names(folder)) {
        const root = (0,repo_path/* join */.fj)(folder, name);
        if (repo.resolve(root).kind === "file")
            continue;
        const found = (0,collect/* collectFiles */.C0)(repo, root, { isIncluded: () => true, deep: true });
        const ofPlugin = (authority, i) => i < maxHooksWithFiles ? { ...authority, names: [...(authority.names ?? []), ...found.files] } : authority;
        const hooks = {
            path: (0,repo_path/* join */.fj)(root, hooksFile),
            read: (node, source) => (0,settings_authority/* hookAuthority */.j)((0,parsers_node/* lastOf */.g1)(node, "hooks"), source, "runs beside every agent and delegate").map(ofPlugin),
        };
        const servers = serverFiles.map((file) => ({
            path: (0,repo_path/* join */.fj)(root, file),
            read: (node, source) => (0,settings_authority/* serverAuthority */.Z)((0,parsers_node/* lastOf */.g1)(node, "mcpServers"), source, "agents").map((server) => ({
                ...server,
                certainty: file === measuredFile ? "measured" : "assumed",
            })),
        }));
        const isInTree = repo.resolve(root).kind === "directory";
        const { authority, unjudged } = await (0,settings/* readSettingsFiles */.Dm)(repo, isInTree ? [hooks, ...servers] : []);
        if (authority.length + unjudged.length + found.unjudged.length > 0)
            layers.push({
                layer: { ...layer, root, status: "loaded", authority },
                items: [],
                unjudged: [...unjudged, ...found.unjudged],
            });
    }
    return layers;
}

// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/settings/hooks-and-servers.js
var hooks_and_servers = __webpack_require__(24754);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/profiles/fields.js
var profiles_fields = __webpack_require__(22583);
// EXTERNAL MODULE: ./build/bundle/src/model/union.js
var union = __webpack_require__(36216);
// EXTERNAL MODULE: ./build/bundle/src/parsers/yaml/index.js + 7 modules
var yaml = __webpack_require__(8065);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/settings/command-texts.js
var command_texts = __webpack_require__(65271);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/settings/start-content.js
var start_content = __webpack_require__(36219);
// EXTERNAL MODULE: ./build/bundle/src/platform/hash.js
var hash = __webpack_require__(81957);
;// CONCATENATED MODULE: ./build/bundle/src/hosts/goose/parameters.js
const parameters_text = `"(?:[^"\\\\\\n]|\\\\[nt\\\\'"])*"|'(?:[^'\\\\\\n]|\\\\[nt\\\\'"])*'`;
const oneFilter = new RegExp(`\\s*\\|\\s*([a-z]+)\\s*(?:\\(\\s*((?:${parameters_text}|\\d{1,2})(?:\\s*,\\s*(?:${parameters_text}))?)?\\s*\\))?`, "y");
const oneArgument = new RegExp(`${parameters_text}|\\d+`, "g");
function parameterIn(tag) {
    const [start = "", name] = /^\s*([A-Za-z_]\w*)/.exec(tag) ?? [];
    if (name === undefined)
        return undefined;
    const filters = [];
    let at = start.length;
    while (tag.slice(at).trim() !== "") {
        oneFilter.lastIndex = at;
        const found = oneFilter.exec(tag);
        const filter = found && filterOf(found[1] ?? "", (found[2] ?? "").match(oneArgument) ?? []);
        if (!filter)
            return undefined;
        filters.push(filter);
        at = oneFilter.lastIndex;
    }
    return {
        name,
        hasFilters: filters.length > 0,
        render: (value) => filters.reduce((result, filter) => filter(result), value) ?? "word",
    };
}
const plain = new Map([
    ["lower", (value) => value.toLowerCase()],
    ["upper", (value) => value.toUpperCase()],
    ["trim", (value) => value.trim()],
    ["capitalize", (value) => value.slice(0, 1).toUpperCase() + value.slice(1).toLowerCase()],
    ["title", (value) => value.toLowerCase().replace(/(?<![\p{L}\p{N}])\p{L}/gu, (first) => first.toUpperCase())],
]);
function filterOf(name, written) {
    const [one, other] = written.map(literal);
    const simple = plain.get(name);
    if (simple && one === undefined)
        return (value) => value && simple(value);
    if (one === undefined)
        return undefined;
    return other === undefined ? withOne(name, one) : withTwo(name, one, other);
}
function withOne(name, one) {
    if ((name === "default" || name === "d") && isInert(one))
        return (value) => value ?? one;
    if (name !== "indent" || !/^\d{1,2}$/.test(one))
        return undefined;
    return (value) => value?.replace(/\n$/, "").replace(/\n(?!\n)/g, `\n${" ".repeat(Number(one))}`);
}
function withTwo(name, one, other) {
    return name === "replace" && one !== "" && isInert(other)
        ? (value) => value?.replaceAll(one, () => other)
        : undefined;
}
function literal(written) {
    if (/^\d/.test(written))
        return written;
    const of = { n: "\n", t: "\t" };
    return written.slice(1, -1).replace(/\\(.)/gs, (_, one) => of[one] ?? one);
}
function isInert(written) {
    return /^(?:[\w./@+=-]*| )$/.test(written);
}

;// CONCATENATED MODULE: ./build/bundle/src/hosts/goose/template.js





const tag = /\{%[^]*?(?:%\}|$)|\{#[^]*?(?:#\}|$)|\{\{([^]*?)(?:\}\}|$)/g;
async function templateProblem(source, recipe) {
    const { text } = source;
    const tags = [...text.matchAll(tag)].map((match) => ({ match, parameter: parameterIn(match[1] ?? "") }));
    const at = (match) => ({
        source,
        span: { start: match.index, end: match.index + match[0].length },
    });
    const filtered = tags.find(({ parameter }) => parameter?.hasFilters === true);
    const opaque = tags.find(({ parameter }) => !parameter) ?? (filtered && (await hidesText(text)) ? filtered : undefined);
    if (opaque)
        return {
            message: "is a template with more than parameters, which can render to any recipe, so it is not checked and every tool is assumed; use `{{ name }}`, at most with filters such as `lower` or `replace(' ', '-')`, or write the text out",
            at: at(opaque.match),
            scope: "part",
            identity: (0,hash.sha256)(tags.map(({ match }) => match[0]).join("\n")),
        };
    const [first] = tags;
    const defaults = defaultsOf(recipe);
    if (!first || (defaults.size === 0 && !filtered))
        return undefined;
    const asWords = filled(text, () => "word");
    const asDefaults = filled(text, ({ name, render }) => render(defaults.get(name)));
    if ((await shapeOf(asWords)) === (await shapeOf(asDefaults)))
        return undefined;
    return {
        message: "has a parameter whose `default` changes the keys of the recipe where it is filled in, so the recipe is not checked and every tool is assumed; use a default without line breaks, quotes and brackets",
        at: at(first.match),
        scope: "part",
        identity: (0,hash.sha256)(asDefaults),
    };
}
function filled(text, valueOfParameter) {
    return text.replace(tag, (whole, inner) => {
        const parameter = parameterIn(inner ?? "");
        return parameter ? valueOfParameter(parameter) : whole;
    });
}
async function hidesText(text) {
    return (await shapeOf(text)) !== (await shapeOf(filled(text, ({ name }) => `{{ ${name} }}`)));
}
function filledIn(text, recipe) {
    if (!text.includes("{{"))
        return text;
    const defaults = defaultsOf(recipe);
    return filled(text, ({ name, render }) => (name === "recipe_dir" ? "." : render(defaults.get(name))));
}
function defaultsOf(recipe) {
    return new Map((0,parsers_node/* listItems */.Dw)((0,parsers_node/* valueOf */.RP)(recipe, "parameters")).flatMap((parameter) => {
        const [key, value] = [(0,parsers_node/* textOf */.b6)((0,parsers_node/* valueOf */.RP)(parameter, "key")), (0,parsers_node/* textOf */.b6)((0,parsers_node/* valueOf */.RP)(parameter, "default"))];
        return key === undefined || value === undefined ? [] : [[key, value]];
    }));
}
async function shapeOf(text) {
    const { node, problems } = await (0,yaml/* parseYaml */.hN)(text, 0);
    return JSON.stringify([problems.length > 0, shape(node)]);
}
function shape(node) {
    if (node.kind === "scalar")
        return 0;
    if (node.kind === "list")
        return node.items.map(shape);
    return { entries: node.entries.map(({ name, key, value }) => [name ?? shape(key), shape(value)]) };
}

;// CONCATENATED MODULE: ./build/bundle/src/hosts/goose/commands.js






function startedTexts(recipe, source) {
    return [...serversIn(recipe, source), ...retriesIn(recipe, source)].flatMap(({ kind, value, names = [] }) => kind === "command" ? [value, ...names] : []);
}
function serversIn(recipe, source) {
    return (0,parsers_node/* listItems */.Dw)((0,parsers_node/* valueOf */.RP)(recipe, "extensions")).flatMap((extension) => serverOf(extension, recipe, source));
}
function retriesIn(recipe, source) {
    return retryCommands((0,parsers_node/* valueOf */.RP)(recipe, "retry")).map((node) => {
        const value = (0,parsers_node/* textOf */.b6)(node) ?? "";
        const at = { source, span: node.span };
        return { name: "retry", kind: "command", value, content: value, at, ...withDefaults(value, value, recipe) };
    });
}
function withDefaults(value, content, recipe, names = []) {
    const texts = [value, ...names];
    const changed = texts.map((text) => filledIn(text, recipe)).filter((text, i) => text !== texts[i]);
    if (changed.length === 0)
        return {};
    return { names: [...names, ...changed], content: (0,parsers_node/* textOfData */.jc)([content, ...changed]) };
}
function retryCommands(retry) {
    const checks = (0,parsers_node/* listItems */.Dw)((0,parsers_node/* valueOf */.RP)(retry, "checks")).flatMap((check) => (0,parsers_node/* valueOf */.RP)(check, "command") ?? []);
    const onFailure = (0,parsers_node/* valueOf */.RP)(retry, "on_failure");
    return [...checks, ...(onFailure ? [onFailure] : [])].filter((node) => !(0,parsers_node/* isEmptyValue */.Po)(node));
}
function serverOf(extension, recipe, source) {
    const name = (0,parsers_node/* textOf */.b6)((0,parsers_node/* valueOf */.RP)(extension, "name")) ?? "";
    const type = (0,parsers_node/* textOf */.b6)((0,parsers_node/* valueOf */.RP)(extension, "type")) ?? "";
    const command = (0,parsers_node/* valueOf */.RP)(extension, "cmd") ?? (0,parsers_node/* valueOf */.RP)(extension, "code");
    const address = (0,parsers_node/* valueOf */.RP)(extension, "uri");
    const server = (kind, value, { span }) => {
        const content = (0,start_content/* startContent */.I)([], [extension], source);
        const around = kind === "command" ? (0,command_texts/* surroundings */.i5)(extension) : {};
        const at = { source, span };
        return { name, kind, value, ...around, content, at, ...withDefaults(value, content, recipe, around.names) };
    };
    if (command) {
        return [server("command", (0,hooks_and_servers/* commandLine */.ay)(command, (0,parsers_node/* valueOf */.RP)(extension, "args")), command)];
    }
    if (address)
        return [server("url", (0,parsers_node/* textOf */.b6)(address) ?? "", address)];
    return /^(?:builtin|platform)$/.test(type) ? [] : [server("reference", name, extension)];
}

// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/loading/named-files.js
var named_files = __webpack_require__(27557);
// EXTERNAL MODULE: ./build/bundle/src/model/profile.js
var model_profile = __webpack_require__(64682);
;// CONCATENATED MODULE: ./build/bundle/src/hosts/goose/parts.js










const mostRead = 300;
const takenIn = /\{%[-+]?\s*(include|extends|import|from)\b([^]*?)(?:[-+]?%\}|$)/g;
const literals = /"([^"\\]*)"|'([^'\\]*)'/g;
const isLiteral = /^\s*(?:"[^"\\]*"|'[^'\\]*'|\[\s*(?:"[^"\\]*"|'[^'\\]*'|,|\s)*\])\s*$/;
const afterName = /\s(?:ignore\s+missing\b|with(?:out)?\s+context\b|import\b|as\b)[^]*$/;
async function partsOf(first, path, repo) {
    const found = ownStarts(first, path);
    const seen = new Set();
    const open = [first];
    for (let part = open.shift(); part; part = open.shift())
        for (const [path, isRecipe] of [...templatesIn(part, repo), ...subRecipesIn(part, repo)]) {
            const target = (0,model_profile/* targetOf */.$r)(path);
            const directory = isRecipe ? (0,repo_path/* directoryOf */.jt)(target) : part.directory;
            const key = JSON.stringify([target, isRecipe ? "" : directory]);
            if (seen.has(key) && part !== first)
                continue;
            const next = seen.has(key) || seen.size >= mostRead ? undefined : await partAt(path, directory, isRecipe, repo);
            seen.add(key);
            if (next)
                open.push(next);
            const starts = next ? startsOf(next) : [];
            const reach = part === first || target === "" ? path.reach : { kind: "inside", path: target };
            found.push({ ...path, reach, ...(starts.length > 0 ? { starts } : {}) });
        }
    return found;
}
async function unreadParts(paths, repo) {
    return (0,named_files/* unreadFiles */.j)(repo, paths.flatMap(({ reach, searches }) => (reach.kind === "inside" && !searches ? [reach.path] : [])));
}
async function partAt(path, directory, isRecipe, repo) {
    const target = (0,model_profile/* targetOf */.$r)(path);
    if (target === "" || path.searches)
        return undefined;
    const { source } = await (0,collect/* readDecoded */.Jy)(repo, target);
    if (!source)
        return undefined;
    const { node } = await (0,yaml/* parseYaml */.hN)(source.text, 0);
    const inner = (0,parsers_node/* valueOf */.RP)(node, "recipe");
    const recipe = inner?.kind === "table" ? inner : node;
    return { source, directory, recipe, isOpen: !isRecipe || (await templateProblem(source, recipe)) !== undefined };
}
const starting = /(?:^|[\s,{"'-])(?:cmd|code|command|on_failure|args)["']?\s*:/;
function startsOf({ recipe, source, isOpen }) {
    const { text } = source;
    return [...startedTexts(recipe, source), ...(isOpen && starting.test(text) ? [text] : [])];
}
function ownStarts({ source, isOpen }, path) {
    if (!isOpen || !starting.test(source.text))
        return [];
    const reach = { kind: "inside", path };
    return [{ key: "template", value: path, reach, starts: [source.text], at: (0,repo_text/* startOf */.GH)(source) }];
}
function templatesIn({ source, directory }, repo) {
    return [...source.text.matchAll(takenIn)].flatMap((match) => {
        const [whole, key = "", rest = ""] = match;
        const name = rest.replace(afterName, "");
        const start = match.index + whole.indexOf(rest, key.length);
        if (!isLiteral.test(name)) {
            const at = { source, span: { start: match.index, end: match.index + whole.length } };
            const reach = { kind: "inside", path: directory };
            return [[{ key, value: name.trim(), reach, isStarted: true, searches: "everything", at }, false]];
        }
        return [...name.matchAll(literals)].map((literal) => {
            const value = literal[1] ?? literal[2] ?? "";
            const from = start + literal.index + 1;
            const at = { source, span: { start: from, end: from + value.length } };
            return [{ key, value, reach: repo.reach(directory, directory, value), isStarted: true, at }, false];
        });
    });
}
function subRecipesIn({ source, directory, recipe }, repo) {
    return (0,parsers_node/* listItems */.Dw)((0,parsers_node/* valueOf */.RP)(recipe, "sub_recipes")).flatMap((item) => {
        const node = (0,parsers_node/* valueOf */.RP)(item, "path");
        if (!node)
            return [];
        const value = (0,parsers_node/* textOf */.b6)(node) ?? "";
        const reach = repo.reach("", directory, filledIn(value, recipe));
        return [[{ key: "sub_recipes.path", value, reach, isStarted: true, at: { source, span: node.span } }, true]];
    });
}

;// CONCATENATED MODULE: ./build/bundle/src/hosts/goose/recipe.js














async function recipesOf(source, path, _isOwn, repo) {
    const { node, problems } = await (0,yaml/* parseYaml */.hN)(source.text, 0);
    const inner = (0,parsers_node/* valueOf */.RP)(node, "recipe");
    const recipe = inner?.kind === "table" ? inner : node;
    const template = await templateProblem(source, recipe);
    if (recipe.kind !== "table" && !template) {
        const message = "it is not a recipe, because it contains no mapping";
        return [{ verdict: { kind: "dropped", problem: { message, at: (0,repo_text/* startOf */.GH)(source), kind: "document" } } }];
    }
    const table = recipe.kind === "table" ? recipe : { kind: "table", span: recipe.span, entries: [] };
    const file = { source, path, repo, isTemplate: template !== undefined };
    const profiles = await Promise.all((0,yaml/* withOccurrences */.tI)(table).map((occurrence) => recipe_readProfile(occurrence, file)));
    const profile = profiles.reduce(union/* union */.K);
    const unread = await unreadParts(profile.paths, repo);
    if (template)
        return [{ verdict: { kind: "loaded" }, profile, unjudged: [template, ...unread] }];
    const repeated = (node.kind === "table" ? (0,yaml/* repeatedKeyOf */.FF)(node) : undefined) ?? (0,yaml/* repeatedKeyOf */.FF)(table);
    const problem = repeated
        ? { message: repeated.message, at: { source, span: repeated.span } }
        : (syntaxProblem(problems[0], source) ?? missingKey(table, source));
    return [{ verdict: problem ? { kind: "dropped", problem } : { kind: "loaded" }, profile, unjudged: unread }];
}
function syntaxProblem(problem, source) {
    if (!problem)
        return undefined;
    const { message, span } = (0,yaml/* diagnosisOf */.jo)(source.text, { start: 0, end: source.text.length }, problem);
    return { message: `the recipe is not valid YAML: ${message}`, at: { source, span } };
}
function missingKey(table, source) {
    const at = (0,profiles_fields/* startOfTable */.Eo)(table, source);
    const lacking = ["title", "description"].find((key) => !(0,parsers_node/* valueOf */.RP)(table, key));
    if (lacking !== undefined)
        return { message: `it has no \`${lacking}\``, at };
    return (0,parsers_node/* valueOf */.RP)(table, "instructions") || (0,parsers_node/* valueOf */.RP)(table, "prompt")
        ? undefined
        : { message: "it has neither `instructions` nor `prompt`", at };
}
async function recipe_readProfile(table, { source, path, repo, isTemplate }) {
    const home = (0,profiles_fields/* startOfTable */.Eo)(table, source);
    const at = (node) => ({ source, span: node.span });
    const servers = serversIn(table, source);
    const hooks = retriesIn(table, source);
    const subRecipes = (0,parsers_node/* listItems */.Dw)((0,parsers_node/* valueOf */.RP)(table, "sub_recipes")).flatMap((recipe) => (0,parsers_node/* valueOf */.RP)(recipe, "path") ?? []);
    const delegate = subRecipes.slice(0, 1).flatMap((node) => (0,tools/* grantEach */.Ud)(at(node), ["delegate"], "sub_recipes"));
    const paths = await partsOf({ source, directory: (0,repo_path/* directoryOf */.jt)(path), recipe: table, isOpen: isTemplate }, path, repo);
    const instructions = (0,parsers_node/* valueOf */.RP)(table, "instructions") ?? (0,parsers_node/* valueOf */.RP)(table, "prompt");
    return (0,profile/* profileFrom */.A)({
        home,
        name: (0,model_fact/* implied */.TU)((0,repo_path/* stemOf */.Vc)(path), home, "the file name is the name"),
        description: (0,profiles_fields/* textFact */.yM)((0,parsers_node/* valueOf */.RP)(table, "description"), source, home),
        model: (0,profiles_fields/* textFact */.yM)((0,parsers_node/* valueOf */.RP)((0,parsers_node/* valueOf */.RP)(table, "settings"), "goose_model"), source, home),
        permissionMode: delegateMode(home),
        grants: isTemplate
            ? (0,model_fact/* implied */.TU)((0,tools/* grantEach */.Ud)(home), home, "its template can render to any recipe, which may mean every tool")
            : (0,model_fact/* implied */.TU)((0,tools/* grantEach */.Ud)(home, powers), home, "a delegate has every extension of its session, whatever `extensions` says"),
        extraGrants: [...(0,hooks_and_servers/* serverGrants */.bN)(servers, "extensions"), ...(0,hooks_and_servers/* hookGrants */.ZW)(hooks, "retry"), ...delegate],
        hooks,
        servers,
        paths,
        prompt: instructions
            ? { source: "inline", path: null, text: (0,parsers_node/* textOf */.b6)(instructions) ?? "", at: at(instructions) }
            : (0,profile/* noPrompt */.O)(home),
        native: () => (0,parsers_node/* jsonOf */.o_)(table),
    });
}

;// CONCATENATED MODULE: ./build/bundle/src/hosts/goose/index.js








const agents = (path) => ({
    path,
    isOwn: true,
    isIncluded: (name) => name.endsWith(".md"),
    read: agentsOf,
});
const sharedAgents = (path) => ({ ...agents(path), isOwn: false });
const recipes = (path) => ({
    path,
    isOwn: true,
    isIncluded: (name) => /\.(?:yaml|json)$/.test(name),
    read: recipesOf,
});
const agentFolders = [
    agents(".goose/agents"),
    sharedAgents(".claude/agents"),
    sharedAgents(".agents/agents"),
];
const projectFolders = [recipes(".goose/recipes"), recipes(".agents/recipes"), ...agentFolders];
const userFolders = [
    recipes(".goose/recipes"),
    recipes(".config/goose/recipes"),
    recipes(".agents/recipes"),
    agents(".goose/agents"),
    sharedAgents(".agents/agents"),
    agents(".config/goose/agents"),
    sharedAgents(".claude/agents"),
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
    patterns: [
        ...patterns(projectFolders, "**/"),
        ...patterns(userFolders, "~/"),
        ...["**/", "~/"].flatMap((prefix) => pluginPatterns.map((pattern) => `${prefix}${pattern}`)),
    ],
    ownPatterns: ["**/.goose/**", "**/.agents/recipes/**", "~/.goose/**"],
    folders: folders_folders,
    launch: launch.launch,
    load: (0,ci/* withLaunches */.AA)(launch.launch, async (repo, where) => {
        const load = await (0,folders/* loadFolders */.u)(repo, where, {
            folders: projectFolders,
            userFolders,
            policyFolder,
            depth: "flat",
            settings: [],
            settingRules: [],
        });
        const plugins = await pluginLayers(repo, where);
        if (plugins.length === 0)
            return load;
        return {
            ...load,
            status: "loaded",
            layers: [...load.layers, ...plugins.map(({ layer }) => layer)],
            unjudged: [...load.unjudged, ...plugins.flatMap(({ unjudged }) => unjudged)],
        };
    }),
}));


/***/ }),

/***/ 60842:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   launch: () => (/* binding */ launch)
/* harmony export */ });
/* harmony import */ var _kit_ci_launch_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(88187);
/* harmony import */ var _kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81036);


const asksNothing = "runs every tool call without asking";
const asks = { GOOSE_MODE: /^(?:approve|smart_approve|chat)$/ };
const plain = {
    effect: "bypasses",
    because: `${asksNothing} where \`GOOSE_MODE\` says nothing else`,
    instead: "set the variable `GOOSE_MODE` to `approve` or `chat`",
    certainty: "measured",
};
const settingsFolder = (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .startsCode */ .bR)("is a folder of settings, which may start servers and say what asks");
const recipe = (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .startsCode */ .bR)("is a recipe, which may start servers and run other recipes");
const flags = {
    "--recipe VALUE": recipe,
    "--sub-recipe VALUE": recipe,
    "--with-extension VALUE": (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .startsCode */ .bR)("starts a server"),
    "--with-remote-extension --with-streamable-http-extension VALUE": [
        { effect: "widens", because: "connects a server", may: ["external"] },
    ],
    "--with-builtin VALUE": (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .widens */ .vR)("adds tools"),
    "--no-profile": (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .narrows */ .zC)("starts no servers of the user"),
    ...(0,_kit_ci_launch_js__WEBPACK_IMPORTED_MODULE_1__/* .harmlessFlags */ .xK)(`--instructions -i VALUE; --text -t VALUE; --system VALUE; --params VALUE; --explain; --render-recipe; --quiet -q
    --output-format VALUE; --provider VALUE; --model VALUE; --interactive -s; --no-session; --resume -r; --stats
    --scheduled-job-id VALUE; --debug; --max-tool-repetitions VALUE; --max-turns VALUE; --container VALUE
    --name -n VALUE; --session-id VALUE; --path -p VALUE; --history; --fork; --help -h`),
};
const launch = {
    program: "goose",
    programs: ["goose"],
    subcommands: ["run", "session", "s", "serve", "acp", "review"],
    prefixes: ["GOOSE"],
    uses: [],
    flags,
    commands: { run: "start", session: "start", s: "start", review: "start" },
    unprompted: [
        {
            by: ["--with-builtin"],
            unless: asks,
            ...plain,
        },
        {
            by: ["run", "session", "s"],
            unless: { ...asks, "--no-profile": /./, "--explain": /./, "--render-recipe": /./ },
            ...plain,
        },
    ],
    variables: {
        GOOSE_MODE: [
            ...(0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .bypasses */ .RC)(asksNothing, /^(?!(?:approve|smart_approve|chat)$)[\w -]*$/),
            ...(0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .autoApproves */ .ED)("lets the model say which calls only read, also that of an agent, which runs commands", /^smart_approve$/),
            ...(0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .narrows */ .zC)("ends the run at the first call that asks, or makes none", /^(?:approve|chat)$/),
        ],
        GOOSE_PATH_ROOT: settingsFolder,
        XDG_CONFIG_HOME: settingsFolder,
        GOOSE_ADDITIONAL_CONFIG_FILES: (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .startsCode */ .bR)("are files of settings, which may start servers and say what asks"),
        GOOSE_RECIPE_PATH: (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .startsCode */ .bR)("is a folder of recipes, which may start servers"),
    },
    actions: [],
};


/***/ }),

/***/ 87509:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Xc: () => (/* reexport */ DecodeError),
  D8: () => (/* binding */ anything),
  zM: () => (/* binding */ decode_boolean),
  S5: () => (/* binding */ expectedOneOf),
  In: () => (/* binding */ float32),
  p_: () => (/* binding */ list),
  Tj: () => (/* binding */ map),
  c9: () => (/* binding */ omittable),
  yL: () => (/* binding */ oneOf),
  uK: () => (/* binding */ decode_option),
  lq: () => (/* binding */ optional),
  mw: () => (/* binding */ required),
  x8: () => (/* binding */ signed),
  Yj: () => (/* binding */ string),
  w3: () => (/* binding */ struct),
  ad: () => (/* binding */ unsigned)
});

;// CONCATENATED MODULE: ./build/bundle/src/parsers/dialect.js
class DecodeError {
    message;
    span;
    context;
    constructor(message, span, context = {}) {
        this.message = message;
        this.span = span;
        this.context = context;
    }
    within(segment, span) {
        if (this.context.pathless)
            return this;
        const { path = [], unplaced, ...rest } = this.context;
        return unplaced
            ? new DecodeError(this.message, span, { ...rest, near: this.span })
            : new DecodeError(this.message, this.span, { ...rest, path: [segment, ...path] });
    }
}

// EXTERNAL MODULE: ./build/bundle/src/repo/path.js
var path = __webpack_require__(76311);
// EXTERNAL MODULE: ./build/bundle/src/parsers/shape.js
var shape = __webpack_require__(79683);
;// CONCATENATED MODULE: ./build/bundle/src/parsers/decode.js




function refuse(node, dialect, expected) {
    return new DecodeError(dialect.mismatch?.(node, expected) ?? `invalid type: ${dialect.describe(node)}, expected ${expected}`, node.span);
}
const string = (0,shape/* shaped */.e9)(({ text = { type: "string" } }) => text, (node, dialect) => {
    const value = node.kind === "scalar" ? dialect.string(node) : undefined;
    return value ?? refuse(node, dialect, "a string");
});
const decode_boolean = (0,shape/* shaped */.e9)(() => ({ type: "boolean" }), (node, dialect) => {
    const value = node.kind === "scalar" ? dialect.bool(node) : undefined;
    return value ?? refuse(node, dialect, "a boolean");
});
function unsigned(bits, name = bits === 64 ? "usize" : `u${bits}`) {
    return (0,shape/* shaped */.e9)(() => ({ type: "integer", minimum: 0, ...(bits < 64 ? { maximum: 2 ** bits - 1 } : {}) }), (node, dialect) => {
        const value = node.kind === "scalar" ? (dialect.unsigned ?? dialect.integer)(node) : undefined;
        if (value === undefined)
            return refuse(node, dialect, name);
        return value >= 0n && value < 1n << BigInt(bits)
            ? value
            : new DecodeError(`invalid value: integer \`${value}\`, expected ${name}`, node.span);
    });
}
const signed = (0,shape/* shaped */.e9)(() => ({ type: "integer" }), (node, dialect) => {
    const value = node.kind === "scalar" ? dialect.integer(node) : undefined;
    if (value === undefined)
        return refuse(node, dialect, "i64");
    return value >= -(1n << 63n) && value < 1n << 63n
        ? value
        : new DecodeError(`invalid value: integer \`${value}\`, expected i64`, node.span);
});
const float32 = (0,shape/* shaped */.e9)(() => ({ type: "number" }), (node, dialect) => {
    const value = node.kind === "scalar" ? dialect.float(node) : undefined;
    return value === undefined ? refuse(node, dialect, "f32") : Math.fround(value);
});
function oneOf(...words) {
    return (0,shape/* shaped */.e9)(() => ({ type: "string", enum: words }), (node, dialect) => {
        const value = dialect.variant
            ? dialect.variant(node, words)
            : node.kind === "scalar"
                ? dialect.string(node)
                : undefined;
        if (value instanceof DecodeError)
            return value;
        if (value === undefined)
            return refuse(node, dialect, "a variant name");
        const found = words.find((word) => word === value);
        return found ?? new DecodeError(`unknown variant \`${value}\`, expected ${expectedOneOf(words)}`, node.span);
    });
}
function decode_option(inner) {
    return (0,shape/* shaped */.e9)((options) => (0,shape/* orNull */.Xd)((0,shape/* shapeOf */.F5)(inner, options)), (node, dialect) => {
        const none = dialect.isNone(node);
        if (typeof none === "object")
            return new DecodeError(none.problem, node.span, { unplaced: true });
        return none ? null : inner(node, dialect);
    });
}
function list(item) {
    return (0,shape/* shaped */.e9)((options) => ({ type: "array", items: (0,shape/* shapeOf */.F5)(item, options) }), (node, dialect) => {
        if (dialect.isUnit(node))
            return [];
        if (node.kind !== "list")
            return refuse(node, dialect, "a sequence");
        const items = [];
        for (const [i, entry] of node.items.entries()) {
            const value = item(entry, dialect);
            if (value instanceof DecodeError)
                return value.within(i, node.span);
            items.push(value);
        }
        return items;
    });
}
function map(value) {
    return (0,shape/* shaped */.e9)((options) => ({ type: "object", additionalProperties: (0,shape/* shapeOf */.F5)(value, options) }), (node, dialect) => {
        const table = tableOf(node, dialect);
        if (!table)
            return dialect.isUnit(node) ? new Map() : refuse(node, dialect, "a map");
        const values = new Map();
        for (const entry of table.entries) {
            if (entry.name === undefined)
                return refuse(entry.key, dialect, "a string");
            const read = value(entry.value, dialect);
            if (read instanceof DecodeError)
                return read.within(entry.name, table.span);
            values.set(entry.name, read);
        }
        return new Map([...values].sort(([a], [b]) => (0,path/* byBytes */.bg)(a, b)));
    });
}
const anything = (node) => node;
function required(decode) {
    return { decode, fallback: "required" };
}
function optional(decode, value) {
    return { decode, fallback: { value } };
}
function omittable(decode) {
    return { decode: decode_option(decode), fallback: { value: null, positional: "required" } };
}
function struct(name, fields, { unknown = "ignore" } = {}) {
    return (0,shape/* shaped */.e9)((options) => objectOf(fields, unknown, options), (node, dialect) => {
        const values = {};
        const table = tableOf(node, dialect);
        const problem = table
            ? readEntries(table, fields, unknown, dialect, values)
            : node.kind === "list" && dialect.positional
                ? readItems(node, name, fields, dialect, values)
                : undefined;
        if (problem)
            return problem;
        if (!table && !(node.kind === "list" && dialect.positional) && !dialect.isUnit(node))
            return refuse(node, dialect, `struct ${name}`);
        for (const [key, { fallback }] of Object.entries(fields)) {
            if (Object.hasOwn(values, key))
                continue;
            if (fallback === "required")
                return new DecodeError(`missing field \`${key}\``, node.span, { whole: true });
            values[key] = fallback.value;
        }
        return values;
    });
}
function objectOf(fields, unknown, options) {
    const all = Object.entries(fields);
    const required = all.flatMap(([name, { fallback }]) => (fallback === "required" ? [name] : []));
    return {
        type: options.positional ? ["object", "array"] : "object",
        properties: Object.fromEntries(all.map(([name, { decode }]) => [name, (0,shape/* shapeOf */.F5)(decode, options)])),
        ...(required.length > 0 ? { required } : {}),
        ...(unknown === "deny" ? { additionalProperties: false } : {}),
    };
}
function tableOf(node, dialect) {
    return node.kind === "table" ? node : dialect.table?.(node);
}
function readItems(node, name, fields, dialect, values) {
    const expected = Object.entries(fields);
    for (const [i, [key, { decode, fallback }]] of expected.entries()) {
        const item = node.items[i];
        if (!item) {
            if (fallback !== "required" && fallback.positional === undefined)
                continue;
            return new DecodeError(`invalid length ${i}, expected struct ${name} with ${expected.length} element${expected.length === 1 ? "" : "s"}`, node.span);
        }
        const value = decode(item, dialect);
        if (value instanceof DecodeError)
            return value.within(i, node.span);
        values[key] = value;
    }
    if (!dialect.exact || node.items.length <= expected.length)
        return undefined;
    return new DecodeError(`invalid length ${node.items.length}, expected fewer elements in array`, node.span);
}
function readEntries(table, fields, unknown, dialect, values) {
    for (const { key, name: written, value } of table.entries) {
        const name = dialect.field ? dialect.field(key, Object.keys(fields)) : written;
        if (name === undefined)
            return refuse(key, dialect, "field identifier");
        const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
        if (!field) {
            if (unknown === "ignore")
                continue;
            return new DecodeError(`unknown field \`${name}\`, expected ${expectedOneOf(Object.keys(fields))}`, key.span);
        }
        if (Object.hasOwn(values, name))
            return new DecodeError(`duplicate field \`${name}\``, table.span, { near: key.span });
        const read = field.decode(value, dialect);
        if (read instanceof DecodeError)
            return read.within(name, table.span);
        values[name] = read;
    }
    return undefined;
}
function expectedOneOf(names) {
    const ticked = names.map((name) => `\`${name}\``);
    if (ticked.length === 0)
        return "nothing";
    return ticked.length <= 2 ? ticked.join(" or ") : `one of ${ticked.join(", ")}`;
}


/***/ }),

/***/ 79683:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F5: () => (/* binding */ shapeOf),
/* harmony export */   Xd: () => (/* binding */ orNull),
/* harmony export */   e9: () => (/* binding */ shaped)
/* harmony export */ });
const shapes = new WeakMap();
function shaped(shape, decoder) {
    shapes.set(decoder, shape);
    return decoder;
}
function shapeOf(decoder, options = {}) {
    return shapes.get(decoder)?.(options) ?? {};
}
function orNull(schema) {
    const { type, enum: words } = schema;
    if (type === undefined)
        return Object.keys(schema).length === 0 ? {} : { anyOf: [schema, { type: "null" }] };
    const types = Array.isArray(type) ? type : [type];
    return {
        ...schema,
        type: types.includes("null") ? types : [...types, "null"],
        ...(Array.isArray(words) ? { enum: [...words, null] } : {}),
    };
}


/***/ })

};
;