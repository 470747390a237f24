"use strict";
exports.id = 6680;
exports.ids = [6680,6053];
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

/***/ 76680:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  "default": () => (/* binding */ openhands)
});

// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/loading/collect.js
var collect = __webpack_require__(77012);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/loading/folders.js
var folders = __webpack_require__(70523);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/loading/sessions.js
var sessions = __webpack_require__(59325);
// EXTERNAL MODULE: ./build/bundle/src/model/host.js
var host = __webpack_require__(3641);
// EXTERNAL MODULE: ./build/bundle/src/repo/path.js
var repo_path = __webpack_require__(76311);
// EXTERNAL MODULE: ./build/bundle/src/repo/text.js
var repo_text = __webpack_require__(64951);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/ci/index.js
var ci = __webpack_require__(2898);
// EXTERNAL MODULE: ./build/bundle/src/hosts/openhands/launch.js
var launch = __webpack_require__(36053);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/loading/own-files.js
var own_files = __webpack_require__(39948);
;// CONCATENATED MODULE: ./build/bundle/src/hosts/openhands/folders.js

const folders_folders = [
    {
        root: "**/.openhands",
        judged: [
            "agents/*.md",
            "agents/*.MD",
            "hooks.json",
            "setup.sh",
            "pre-commit.sh",
            "skills/**/*.md",
            "skills/*/.mcp.json",
            "microagents/**/*.md",
            "microagents/*/.mcp.json",
        ],
        harmless: [
            ...own_files/* ordinaryFiles */.i,
            ...(0,own_files/* harmlessFiles */.X)("belongs to a skill, which reads or runs it", "microagents/** skills/**"),
            ...(0,own_files/* harmlessFiles */.X)("is text for a prompt", "memory/**"),
            ...(0,own_files/* harmlessFiles */.X)("is too deep in the folder to be read as an agent", "agents/*/**"),
            ...(0,own_files/* harmlessFiles */.X)("runs only if a hook names it, and is compared then", "hooks/** scripts/**"),
            ...(0,own_files/* harmlessFiles */.X)("is written by sessions", "acp/** conversations/**"),
        ],
    },
];

// EXTERNAL MODULE: ./build/bundle/src/model/fact.js
var fact = __webpack_require__(7277);
// EXTERNAL MODULE: ./build/bundle/src/model/capability.js
var capability = __webpack_require__(95885);
// EXTERNAL MODULE: ./build/bundle/src/parsers/node.js
var parsers_node = __webpack_require__(70536);
;// CONCATENATED MODULE: ./build/bundle/src/parsers/yaml/pyyaml/text.js
const pair = "python:tuple";
const set = "tag:yaml.org,2002:set";
function pythonText(node) {
    return node.kind === "scalar" ? node.text : reprOf(node, 0);
}
const deepest = 40;
function reprOf(node, depth) {
    if (node.kind === "scalar") {
        const { value, text } = node;
        return typeof value === "string" && node.tag === undefined ? quoted(value) : text;
    }
    if (depth > deepest)
        return "…";
    const inner = (child) => reprOf(child, depth + 1);
    if (node.kind === "list") {
        if (node.endless)
            return "[...]";
        const items = node.items.map(inner).join(", ");
        return node.tag === pair ? `(${items})` : `[${items}]`;
    }
    if (node.endless)
        return "{...}";
    if (node.tag === set)
        return node.entries.length === 0 ? "set()" : `{${node.entries.map(({ key }) => inner(key)).join(", ")}}`;
    return `{${node.entries.map(({ key, value }) => `${inner(key)}: ${inner(value)}`).join(", ")}}`;
}
const escapes = { "\\": "\\\\", "\n": "\\n", "\r": "\\r", "\t": "\\t" };
function quoted(text, isHidden = () => false) {
    const quote = text.includes("'") && !text.includes('"') ? '"' : "'";
    const inner = [...text].map((character) => {
        if (character === quote)
            return `\\${quote}`;
        const known = escapes[character];
        if (known !== undefined)
            return known;
        const code = character.codePointAt(0) ?? 0;
        if (character === " " || !(/[\p{C}\p{Z}]/u.test(character) || isHidden(code)))
            return character;
        const hex = code.toString(16);
        return code < 0x100
            ? `\\x${hex.padStart(2, "0")}`
            : code < 0x10000
                ? `\\u${hex.padStart(4, "0")}`
                : `\\U${hex.padStart(8, "0")}`;
    });
    return `${quote}${inner.join("")}${quote}`;
}
function floatText(value) {
    if (Number.isNaN(value))
        return "nan";
    if (!Number.isFinite(value))
        return value < 0 ? "-inf" : "inf";
    if (Object.is(value, -0))
        return "-0.0";
    const exponent = value === 0 ? 0 : Number(value.toExponential().split("e")[1]);
    if (exponent < -4 || exponent >= 16) {
        const [mantissa = "", power = ""] = value.toExponential().split("e");
        const sign = power.startsWith("-") ? "-" : "+";
        return `${mantissa}e${sign}${power.replace(/^[-+]/, "").padStart(2, "0")}`;
    }
    const text = value.toString();
    return text.includes(".") ? text : `${text}.0`;
}

// EXTERNAL MODULE: ./build/bundle/src/parsers/yaml/frontmatter/diagnosis.js
var diagnosis = __webpack_require__(98820);
// EXTERNAL MODULE: ./build/bundle/src/parsers/yaml/bounds.js
var bounds = __webpack_require__(40667);
// EXTERNAL MODULE: ./build/bundle/src/parsers/yaml/libyaml/machine.js
var machine = __webpack_require__(3246);
// EXTERNAL MODULE: ./build/bundle/src/parsers/yaml/libyaml/cursor.js
var cursor = __webpack_require__(7309);
// EXTERNAL MODULE: ./build/bundle/src/parsers/yaml/libyaml/parser.js + 1 modules
var libyaml_parser = __webpack_require__(33698);
// EXTERNAL MODULE: ./build/bundle/src/parsers/yaml/libyaml/scanner.js + 3 modules
var scanner = __webpack_require__(63406);
// EXTERNAL MODULE: ./build/bundle/src/parsers/yaml/serde/document.js
var serde_document = __webpack_require__(20521);
;// CONCATENATED MODULE: ./build/bundle/src/parsers/yaml/pyyaml/scalars.js

const core = "tag:yaml.org,2002:";
const bytes = `${core}binary`;
const merge = `${core}merge`;
const valueless = new Set([`${core}value`, `${core}yaml`]);
const implicit = [
    [`${core}bool`, /^(?:yes|Yes|YES|no|No|NO|true|True|TRUE|false|False|FALSE|on|On|ON|off|Off|OFF)$/],
    [
        `${core}float`,
        /^(?:[-+]?\d[\d_]*\.[\d_]*(?:[eE][-+]\d+)?|\.\d[\d_]*(?:[eE][-+]\d+)?|[-+]?\d[\d_]*(?::[0-5]?\d)+\.[\d_]*|[-+]?\.(?:inf|Inf|INF)|\.(?:nan|NaN|NAN))$/,
    ],
    [
        `${core}int`,
        /^(?:[-+]?0b[01_]+|[-+]?0[0-7_]+|[-+]?(?:0|[1-9][\d_]*)|[-+]?0x[\da-fA-F_]+|[-+]?[1-9][\d_]*(?::[0-5]?\d)+)$/,
    ],
    [merge, /^<<$/],
    [`${core}null`, /^(?:~|null|Null|NULL|)$/],
    [
        `${core}timestamp`,
        /^(?:\d{4}-\d\d-\d\d|\d{4}-\d\d?-\d\d?(?:[Tt]|[ \t]+)\d\d?:\d\d:\d\d(?:\.\d*)?(?:[ \t]*(?:Z|[-+]\d\d?(?::\d\d)?))?)$/,
    ],
    [`${core}value`, /^=$/],
    [`${core}yaml`, /^[!&*]$/],
];
function tagOf({ tag, style, text }) {
    if (tag !== undefined && tag !== "!")
        return tag;
    const found = style === "plain" && tag === undefined ? implicit.find(([, pattern]) => pattern.test(text)) : undefined;
    return found?.[0] ?? `${core}str`;
}
function valueOfScalar(tag, text) {
    switch (tag) {
        case `${core}str`:
            return { value: text, text };
        case `${core}null`:
            return { value: null, text: "None" };
        case `${core}bool`:
            return booleanOf(text);
        case `${core}int`:
            return integerOf(text);
        case `${core}float`:
            return floatOf(text);
        case `${core}timestamp`:
            return momentOf(text);
        case bytes:
            return bytesOf(text);
        default:
            return valueless.has(tag) || tag === merge
                ? `no value is known for \`${text}\``
                : `no value is known for the tag \`${tag}\``;
    }
}
function booleanOf(text) {
    const word = text.toLowerCase();
    if (["yes", "true", "on"].includes(word))
        return { value: true, text: "True" };
    return ["no", "false", "off"].includes(word) ? { value: false, text: "False" } : `\`${text}\` is no boolean`;
}
function integerOf(text) {
    const digits = text.replaceAll("_", "");
    const negative = digits.startsWith("-");
    const value = magnitudeOf(digits.replace(/^[-+]/, ""));
    if (value === undefined)
        return `\`${text}\` is no integer`;
    const integer = negative ? -value : value;
    const safe = integer >= Number.MIN_SAFE_INTEGER && integer <= Number.MAX_SAFE_INTEGER;
    return { value: safe ? Number(integer) : integer, text: String(integer), number: "integer" };
}
function magnitudeOf(text) {
    if (text === "0")
        return 0n;
    if (/^0b[01]+$/.test(text) || /^0x[\da-fA-F]+$/.test(text))
        return BigInt(text);
    if (/^0o?[0-7]+$/.test(text))
        return BigInt(`0o${text.replace(/^0o?/, "")}`);
    if (/^\d+(?::\d+)+$/.test(text))
        return text.split(":").reduce((sum, part) => sum * 60n + BigInt(part), 0n);
    return /^[1-9]\d*$/.test(text) ? BigInt(text) : undefined;
}
function floatOf(text) {
    const digits = text.replaceAll("_", "").toLowerCase().trim();
    const negative = digits.startsWith("-");
    const magnitude = digits.replace(/^[-+]/, "");
    const value = floatMagnitude(magnitude);
    if (value === undefined)
        return `\`${text}\` is no number`;
    const number = negative ? -value : value;
    return { value: number, text: floatText(number), number: "float" };
}
function floatMagnitude(text) {
    if (/^(?:\.inf|inf|infinity)$/.test(text))
        return Infinity;
    if (/^(?:\.nan|nan)$/.test(text))
        return NaN;
    const parts = text.split(":");
    if (!parts.every((part) => /^(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?$/.test(part)))
        return undefined;
    return parts.reduceRight((sum, part, i) => sum + Number(part) * 60 ** (parts.length - 1 - i), 0);
}
const moment = /^(\d{4})-(\d\d?)-(\d\d?)(?:(?:[Tt]|[ \t]+)(\d\d?):(\d\d):(\d\d)(?:\.(\d*))?(?:[ \t]*(Z|([-+])(\d\d?)(?::(\d\d))?))?)?$/;
function momentOf(text) {
    const found = moment.exec(text);
    if (!found)
        return `\`${text}\` is no date`;
    const [, year = "", month = "", day = "", hour, minute = "", second = "", fraction = "", zone, sign, hours, minutes] = found;
    const dated = new Date(Date.UTC(2000, Number(month) - 1, Number(day)));
    dated.setUTCFullYear(Number(year), Number(month) - 1, Number(day));
    const isDay = Number(year) > 0 && dated.getUTCMonth() === Number(month) - 1 && dated.getUTCDate() === Number(day);
    const isTime = Number(hour ?? 0) < 24 && Number(minute) < 60 && Number(second) < 60 && Number(hours ?? 0) < 24;
    if (!isDay || !isTime)
        return `\`${text}\` is no date`;
    const date = [year, month.padStart(2, "0"), day.padStart(2, "0")].join("-");
    if (hour === undefined)
        return asMoment(date);
    const micro = fraction.slice(0, 6).padEnd(6, "0");
    const offset = zone === undefined ? "" : sign === undefined ? "+00:00" : `${sign}${hours?.padStart(2, "0")}:${minutes ?? "00"}`;
    return asMoment(`${date} ${hour.padStart(2, "0")}:${minute}:${second}${Number(micro) > 0 ? `.${micro}` : ""}${offset}`);
}
function asMoment(text) {
    return { value: { kind: "moment", text }, text };
}
function bytesOf(text) {
    const letters = text.replace(/[^A-Za-z0-9+/=]/g, "");
    const padding = /=*$/.exec(letters)?.[0].length ?? 0;
    if (/[^\0-\x7f]/.test(text) || (letters.length - padding) % 4 === 1 || letters.length % 4 !== 0)
        return "the bytes are no base64";
    const shown = quoted(atob(letters), (code) => code > 0x7e);
    return { value: `b${shown}`, text: `b${shown}` };
}

;// CONCATENATED MODULE: ./build/bundle/src/parsers/yaml/pyyaml/document.js








const document_deepest = 500;
const mostCopies = 100_000;
const mostValues = 100_000;
const document_core = "tag:yaml.org,2002:";
const asList = new Set([`${document_core}omap`, `${document_core}pairs`]);
const asTable = new Set([`${document_core}map`, `${document_core}set`]);
function readPyYaml(text, base) {
    const { node, problem } = (0,serde_document/* readDocument */.u0)(text, base);
    const builder = new Builder();
    const built = builder.build(node, 0);
    return { ...(0,bounds/* withinBounds */.z)(built, mostValues), problem: problem ?? repeatedAnchor(text, base) ?? builder.problem };
}
function stringOf(node) {
    return node?.kind === "scalar" && typeof node.value === "string" && node.tag !== bytes ? node.text : undefined;
}
function problemAt(message, at) {
    return { kind: "problem", message, span: { start: at, end: at } };
}
function repeatedAnchor(text, base) {
    if (!text.includes("&"))
        return undefined;
    const parser = new libyaml_parser/* Parser */.i(new scanner/* Scanner */.L(text), machine/* libyaml */.B5);
    const seen = new Set();
    for (;;) {
        const event = nextOf(parser);
        if (!event)
            return undefined;
        if (event.type === "stream-end" || event.type === "document-end")
            return undefined;
        const anchor = "anchor" in event && event.type !== "alias" ? event.anchor : undefined;
        if (anchor === undefined)
            continue;
        if (seen.has(anchor))
            return problemAt(`the anchor \`${anchor}\` is there twice`, base + event.start.offset);
        seen.add(anchor);
    }
}
function nextOf(parser) {
    try {
        return parser.next();
    }
    catch (error) {
        if (error instanceof cursor/* Fault */.vC)
            return undefined;
        throw error;
    }
}
class Builder {
    problem;
    #built = new Map();
    #copies = 0;
    #refuse(message, span) {
        this.problem ??= { kind: "problem", message, span };
    }
    build(node, depth) {
        const known = this.#built.get(node);
        if (known ?? depth > document_deepest)
            return known ?? node;
        const built = node.kind === "scalar"
            ? this.#scalar(node)
            : node.kind === "list"
                ? this.#list(node, depth + 1)
                : this.#table(node, depth + 1);
        this.#built.set(node, built);
        return built;
    }
    #scalar(node) {
        const { kind, span, style, text } = node;
        const tag = tagOf(node);
        const read = valueOfScalar(tag, text);
        if (typeof read === "string") {
            this.#refuse(read, span);
            return { kind, span, style, value: text, text };
        }
        return { kind, span, style, ...read, ...(tag === bytes ? { tag } : {}) };
    }
    #list({ kind, span, items, tag, endless }, depth) {
        const isPairs = tag !== undefined && asList.has(tag);
        if (tag !== undefined && tag !== "!" && tag !== `${document_core}seq` && !isPairs)
            this.#refuse(`a list cannot have the tag \`${tag}\``, span);
        const built = items.map((item) => this.build(item, depth));
        return {
            kind,
            span,
            items: isPairs ? built.map((item) => this.#pair(item)) : built,
            ...(endless ? { endless } : {}),
        };
    }
    #pair(item) {
        const [entry, second] = item.kind === "table" ? item.entries : [];
        if (entry && !second)
            return { kind: "list", span: item.span, items: [entry.key, entry.value], tag: pair };
        this.#refuse("a pair is a mapping with one key", item.span);
        return item;
    }
    #table(node, depth) {
        const { kind, span, tag, endless } = node;
        if (tag !== undefined && tag !== "!" && !asTable.has(tag))
            this.#refuse(`a mapping cannot have the tag \`${tag}\``, span);
        const entries = new Map();
        for (const { key: written, value } of this.#flattened(node, new Set())) {
            const key = this.#key(written, depth);
            const name = stringOf(key);
            const identity = name === undefined ? `${typeof valueIn(key)} ${textIn(key)}` : `text ${name}`;
            entries.set(identity, { key, name, value: this.build(value, depth) });
        }
        return {
            kind,
            span,
            entries: [...entries.values()],
            ...(tag === `${document_core}set` ? { tag } : {}),
            ...(endless ? { endless } : {}),
        };
    }
    #key(key, depth) {
        if (key.kind === "scalar" && key.style === "plain" && key.text === "=" && key.tag === undefined)
            return { kind: "scalar", span: key.span, style: key.style, value: "=", text: "=" };
        if (key.kind !== "scalar")
            this.#refuse("a list or a mapping cannot be a key", key.span);
        return this.build(key, depth);
    }
    #flattened(node, open) {
        if (!node.entries.some(({ key }) => isMerge(key)) || open.has(node))
            return node.entries.filter(({ key }) => !isMerge(key));
        open.add(node);
        const merged = node.entries.flatMap(({ key, value }) => (isMerge(key) ? this.#merged(value, open) : []));
        open.delete(node);
        this.#copies += merged.length;
        if (this.#copies > mostCopies) {
            this.#refuse("merge keys copy too many entries", node.span);
            return [];
        }
        return [...merged, ...node.entries.filter(({ key }) => !isMerge(key))];
    }
    #merged(value, open) {
        const sources = value.kind === "list" ? value.items.toReversed() : [value];
        return sources.flatMap((source) => {
            if (source.kind === "table")
                return this.#flattened(source, open);
            this.#refuse("`<<` takes a mapping or a list of mappings", value.span);
            return [];
        });
    }
}
function isMerge(key) {
    return key.kind === "scalar" && tagOf(key) === merge;
}
function valueIn(key) {
    return key.kind === "scalar" ? key.value : key;
}
function textIn(key) {
    return key.kind === "scalar" ? key.text : String(key.span.start);
}

;// CONCATENATED MODULE: ./build/bundle/src/parsers/yaml/python.js




function asPython(node) {
    if (node.kind === "list")
        return { ...node, items: node.items.map(asPython) };
    if (node.kind === "table")
        return { ...node, entries: node.entries.map((entry) => ({ ...entry, value: asPython(entry.value) })) };
    const { value, number } = node;
    if (value === null)
        return { ...node, text: "None" };
    if (typeof value === "boolean")
        return { ...node, text: value ? "True" : "False" };
    return typeof value === "number" && number === "float" ? { ...node, text: floatText(value) } : node;
}

// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/profiles/fields.js
var fields = __webpack_require__(22583);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/settings/hooks-and-servers.js
var hooks_and_servers = __webpack_require__(24754);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/settings/start-content.js
var start_content = __webpack_require__(36219);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/profiles/limits.js
var limits = __webpack_require__(64154);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/profiles/profile.js
var profile = __webpack_require__(66189);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/profiles/tools.js
var tools = __webpack_require__(37655);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/profiles/unknown-keys.js
var unknown_keys = __webpack_require__(60875);
// EXTERNAL MODULE: ./build/bundle/src/parsers/json.js + 2 modules
var json = __webpack_require__(45433);
;// CONCATENATED MODULE: ./build/bundle/src/hosts/openhands/document.js


const space = "[\\t-\\r\\x1c-\\x20\\x85\\xa0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000]";
const leading = new RegExp(`^${space}*`);
const trailing = new RegExp(`${space}$`);
const dashes = new RegExp(`(?<![^\\n\\r])-{3,}(?!-)${space}*(?=[\\n\\r]|$)`, "g");
const braces = /(?<![^\n\r])[{}](?=[\n\r]|$)/g;
const reserved = new Set(["content", "handler", "self"]);
function readDocument({ text }) {
    const start = leading.exec(text)?.[0].length ?? 0;
    let end = text.length;
    while (end > start && trailing.test(text[end - 1] ?? ""))
        end--;
    const whole = { start, end };
    const nothing = { table: emptyAt(start), form: "none", body: whole };
    const yaml = fencesIn(text, whole, dashes);
    if (yaml)
        return yaml.close ? checked(readYaml(text, yaml.front), "yaml", yaml.body) : nothing;
    const json = fencesIn(text, whole, braces);
    if (json)
        return json.close ? checked(readJson(text, json.front), "json", json.body) : nothing;
    return /^\+{3,}[ \t]*(?=[\n\r])/.test(text.slice(start, end)) ? { ...nothing, form: "toml" } : nothing;
}
function fencesIn(text, { start, end }, fence) {
    const within = text.slice(start, end);
    fence.lastIndex = 0;
    const open = fence.exec(within);
    if (open?.index !== 0)
        return undefined;
    const front = start + open[0].length;
    const close = fence.exec(within);
    if (!close)
        return { close: false, front: { start, end: start }, body: { start, end } };
    const from = start + close.index;
    return { close: true, front: { start: front, end: from }, body: { start: from + close[0].length, end } };
}
function emptyAt(at) {
    return { kind: "table", span: { start: at, end: at }, entries: [] };
}
function readYaml(text, { start, end }) {
    const { problem, ...read } = readPyYaml(text.slice(start, end), start);
    return { ...read, problem: problem && (0,diagnosis/* diagnosisOf */.j)(text, { start, end }, problem), at: start };
}
const words = /"(?:[^"\\]|\\.)*"|Infinity|NaN/gs;
function readJson(text, { start, end }) {
    const front = text
        .slice(start, end)
        .replace(words, (word) => (word.startsWith('"') ? word : `1.${"0".repeat(word.length - 2)}`));
    const padded = `${" ".repeat(start - 1)}{${front}}`;
    const node = (0,json/* parseJson */.qF)(padded);
    return node.kind === "problem"
        ? { node: undefined, problem: node, at: start }
        : { node: asPython((0,json/* withLastValues */.pV)(node)), problem: undefined, at: start };
}
function checked({ node, problem, excess, at }, form, body) {
    const table = node?.kind === "table" ? node : emptyAt(at);
    const wrong = table.entries.find(({ name }) => name === undefined || reserved.has(name));
    const what = form === "yaml" ? "YAML" : "JSON";
    const refusal = problem
        ? { message: `the frontmatter is not valid ${what}: ${problem.message}`, span: problem.span }
        : wrong && {
            message: wrong.name === undefined
                ? "a key of the frontmatter is not a text; put it in quotes"
                : `the key \`${wrong.name}\` is one that the reader of frontmatter keeps for itself; rename it`,
            span: wrong.key.span,
        };
    return { table, form, ...(refusal ? { refusal } : {}), ...(excess ? { excess } : {}), body };
}

// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/profiles/tool-vocabulary.js
var tool_vocabulary = __webpack_require__(46189);
;// CONCATENATED MODULE: ./build/bundle/src/hosts/openhands/tools.js




const tools_tools = (0,tools/* toolTable */.T9)({
    read: "file_editor read_file list_directory glob grep planning_file_editor",
    write: "file_editor apply_patch edit write_file planning_file_editor",
    execute: "terminal",
    network: "browser_tool_set",
    delegate: "task_tool_set task delegate workflow_tool_set workflow",
    state: "task_tracker tom_consult sleeptime_compute finish think FinishTool ThinkTool",
});
const classes = (0,tools/* toolTable */.T9)({
    read: "FileEditorTool",
    write: "FileEditorTool ApplyPatchTool",
    execute: "TerminalTool BashTool",
    network: "BrowserToolSet",
    delegate: "DelegateTool TaskToolSet",
    state: "TaskTrackerTool",
});
function isForeign(name) {
    return (0,tool_vocabulary/* capabilityOfTool */.U)(name) !== "external" || "meant" in (0,tools/* nearName */.cR)(name, tools_tools.names);
}
function powersOf(name) {
    const known = tools_tools.lookup(name) ?? classes.lookup(name);
    return known ?? (isForeign(name) ? [] : ["external"]);
}
function readTools(list, source, home) {
    const none = (at, because) => (0,fact/* implied */.TU)([], at, because);
    if (!list)
        return { grants: none(home, "no `tools` key means no tool"), denied: [], ineffective: [] };
    const at = { source, span: list.span };
    const items = list.kind === "list" ? list.items : stringOf(list) !== undefined ? [list] : undefined;
    if (!items) {
        const isNothing = list.kind === "scalar" && list.value === null;
        return {
            grants: none(at, "`tools` without a list means no tool"),
            denied: [],
            ineffective: isNothing
                ? []
                : [{ kind: "value", what: "tools", because: "it is neither a list nor a name, so the agent has no tool", at }],
        };
    }
    const ineffective = [];
    const grants = items.flatMap((item) => {
        const name = pythonText(item);
        const place = { source, span: item.span };
        if (!tools_tools.has(name) && !classes.has(name) && (isForeign(name) || name.includes(",")))
            ineffective.push(unknownTool(name, place));
        return (0,tools/* grantEach */.Ud)(place, name.includes(",") ? [] : powersOf(name), name);
    });
    return { grants: (0,fact/* stated */.Eo)(grants, at), denied: [], ineffective };
}
function unknownTool(name, at) {
    const because = name.includes(",")
        ? "this text is one name, and OpenHands has no tool of that name, so the agent cannot start; write a list"
        : "OpenHands has no tool of that name, so the agent cannot start";
    return { kind: "unknown-tool", what: name, because, at, ...(0,tools/* nearName */.cR)(name, tools_tools.names) };
}

;// CONCATENATED MODULE: ./build/bundle/src/hosts/openhands/hooks.js






function hooksIn(node) {
    return (0,parsers_node/* tableEntries */.zH)((0,parsers_node/* valueOf */.RP)(node, "hooks") ?? node).flatMap(({ name: event = "", value }) => (0,parsers_node/* listItems */.Dw)(value).flatMap((matcher) => (0,parsers_node/* listItems */.Dw)((0,parsers_node/* valueOf */.RP)(matcher, "hooks")).flatMap((table) => table.kind === "table" ? [{ event, table, matcher }] : [])));
}
function isAgent({ table }) {
    return (0,parsers_node/* textOf */.b6)((0,parsers_node/* valueOf */.RP)(table, "type")) === "agent";
}
function startOf(hook, source) {
    const { event, table, matcher } = hook;
    const command = (0,parsers_node/* valueOf */.RP)(table, "command");
    const value = (0,parsers_node/* textOf */.b6)(command) ?? "";
    const around = matcher.kind === "table" ? [(0,start_content/* plainPart */.u)(matcher)] : [];
    const content = (0,start_content/* startContent */.I)([event, value], [...around, table], source);
    const common = { name: event, content };
    return [
        ...(command && value !== "" ? [{ ...common, kind: "command", value, at: placeOf(command, source) }] : []),
        ...(isAgent(hook) ? [{ ...common, kind: "builtin", value: "agent", at: placeOf(table, source) }] : []),
    ];
}
function toolsOfHook(hook, source) {
    const items = isAgent(hook) ? (0,parsers_node/* listItems */.Dw)((0,parsers_node/* valueOf */.RP)(hook.table, "tools")) : [];
    const powers = (0,capability/* inOrder */.al)(items.flatMap((item) => powersOf((0,parsers_node/* textOf */.b6)(item) ?? "")));
    return (0,tools/* grantEach */.Ud)(placeOf(hook.table, source), powers, "hooks");
}
function placeOf({ span }, source) {
    return { source, span };
}

;// CONCATENATED MODULE: ./build/bundle/src/hosts/openhands/refusals.js



const modes = ["always_confirm", "confirm_risky", "never_confirm"];
function modeOf(node) {
    return node && !isNothing(node) && node.kind === "scalar" ? node.text.trim().toLowerCase() : undefined;
}
function isNothing(node) {
    return !node || (node.kind === "scalar" && node.value === null);
}
function refusalIn(table) {
    for (const [key, faultOf] of checks) {
        const node = (0,parsers_node/* valueOf */.RP)(table, key);
        if (!node || isNothing(node))
            continue;
        const message = faultOf(node);
        if (message !== undefined)
            return { message: `\`${key}\` ${message}`, span: node.span };
    }
    const servers = serversIn(table);
    const fault = servers && serversFault(servers.node);
    return fault === undefined || !servers
        ? undefined
        : { message: `\`${servers.key}\` ${fault}`, span: servers.node.span };
}
const checks = [
    [
        "permission_mode",
        (node) => (modes.some((mode) => mode === modeOf(node)) ? undefined : `is none of ${modes.join(", ")}`),
    ],
    ["max_iteration_per_run", (node) => countFault(node, /^\s*[-+]?\d+(?:_\d+)*\s*$/)],
    [
        "max_budget_per_run",
        (node) => countFault(node, /^\s*[-+]?(?:\d[\d_]*\.?[\d_]*|\.\d[\d_]*|inf(?:inity)?)(?:e[-+]?\d+)?\s*$/i),
    ],
    ["profile_store_dir", (node) => (stringOf(node) === undefined ? "is not a text" : undefined)],
    ["hooks", (node) => (node.kind === "table" ? hooksFault(node) : undefined)],
    ["condenser", condenserFault],
];
function countFault(node, form) {
    if (node.kind !== "scalar")
        return undefined;
    const isBudget = form.ignoreCase;
    if (typeof node.value === "boolean")
        return isBudget || node.value ? undefined : "is not above zero";
    const written = stringOf(node);
    if (written !== undefined) {
        if (!form.test(written))
            return "is not a number";
        return /^\s*-/.test(written) || /^[^1-9]*$/.test(written.replace(/inf/i, "1")) ? "is not above zero" : undefined;
    }
    if (node.number === undefined || (node.number === "float" && !isBudget))
        return undefined;
    return Number(node.value) > 0 ? undefined : "is not above zero";
}
function condenserFault(node) {
    if (node.kind === "table" || (node.kind === "scalar" && typeof node.value === "boolean"))
        return undefined;
    const word = stringOf(node)?.trim().toLowerCase() ?? "?";
    const words = ["", "default", "inherit", "none", "off", "false", "no", "disable", "disabled"];
    return words.includes(word) ? undefined : "is neither `default`, `none` nor a mapping";
}
function serversIn(table) {
    const key = (0,parsers_node/* valueOf */.RP)(table, "mcp_config") ? "mcp_config" : "mcp_servers";
    const node = (0,parsers_node/* valueOf */.RP)(table, key);
    if (!node || isNothing(node))
        return undefined;
    const inner = (0,parsers_node/* valueOf */.RP)(node, "mcpServers");
    if (inner && isNothing(inner))
        return undefined;
    return { key, node: inner ?? node };
}
function serversFault(node) {
    if (node.kind !== "table")
        return "is not a mapping of servers";
    for (const { name, value } of node.entries) {
        const fault = name === undefined ? "has a name that is not a text" : serverFault(value);
        if (fault !== undefined)
            return name === undefined ? fault : `has the server \`${name}\`, which ${fault}`;
    }
    return undefined;
}
const filled = (node) => ((stringOf(node) ?? "") === "" ? "is not a text" : undefined);
const refusals_text = (node) => (stringOf(node) === undefined ? "is not a text" : undefined);
const texts = (node) => node.kind === "list" && node.items.every((item) => stringOf(item) !== undefined)
    ? undefined
    : "is not a list of texts";
const textMap = (node) => node.kind === "table" && node.entries.every(({ name, value }) => name !== undefined && stringOf(value) !== undefined)
    ? undefined
    : "is not a mapping of texts";
const flag = (node) => {
    const word = node.kind === "scalar" ? (stringOf(node) ?? String(node.value)).toLowerCase() : "?";
    return /^(?:true|false|0|1|t|f|y|n|yes|no|on|off)$/.test(word) ? undefined : "is neither true nor false";
};
const number = (node) => node.kind === "scalar" &&
    (node.number !== undefined || typeof node.value === "boolean" || /^\s*[-+]?\d/.test(node.text))
    ? undefined
    : "is not a number";
const whole = (node) => number(node) ??
    (/^\s*[-+]?\d+(?:_\d+)*(?:\.0*)?\s*$|^(?:True|False)$/.test((0,parsers_node/* textOf */.b6)(node) ?? "")
        ? undefined
        : "is not a whole number");
const serverKeys = new Map([
    ["url", filled],
    ["command", filled],
    ["args", texts],
    ["env", textMap],
    ["headers", textMap],
    ["cwd", refusals_text],
    ["description", refusals_text],
    ["icon", refusals_text],
    ["timeout", number],
    ["sse_read_timeout", number],
    ["keep_alive", flag],
]);
function serverFault(server) {
    if (server.kind !== "table")
        return "is not a mapping";
    for (const [key, check] of serverKeys) {
        const node = (0,parsers_node/* valueOf */.RP)(server, key);
        const fault = node && !isNothing(node) ? check(node) : undefined;
        if (fault !== undefined)
            return `has a \`${key}\` that ${fault}`;
    }
    const enabled = (0,parsers_node/* valueOf */.RP)(server, "enabled");
    if (enabled && flag(enabled) !== undefined)
        return "has an `enabled` that is neither true nor false";
    return transportFault(server) ?? authFault(server);
}
function transportFault(server) {
    const node = (0,parsers_node/* valueOf */.RP)(server, "transport") ?? (0,parsers_node/* valueOf */.RP)(server, "type");
    if (!node || isNothing(node))
        return undefined;
    const transport = (0,parsers_node/* textOf */.b6)(node);
    if (transport === "stdio")
        return filledIn(server, "command") ? undefined : "needs a `command`";
    if (["http", "shttp", "streamable-http", "sse"].includes(transport ?? ""))
        return filledIn(server, "url") ? undefined : "needs a `url`";
    return "has a transport that OpenHands does not know";
}
function filledIn(server, key) {
    return !isNothing((0,parsers_node/* valueOf */.RP)(server, key));
}
function authFault(server) {
    const auth = (0,parsers_node/* valueOf */.RP)(server, "auth");
    if (!auth || isNothing(auth))
        return undefined;
    return /^(?:none|api_key|bearer|basic|header|oauth2)$/.test((0,parsers_node/* textOf */.b6)((0,parsers_node/* valueOf */.RP)(auth, "strategy")) ?? "")
        ? undefined
        : "has an `auth` without a strategy that OpenHands knows";
}
const events = new Set("pre_tool_use post_tool_use user_prompt_submit session_start session_end stop".split(" "));
function hooksFault(hooks) {
    const wrapped = (0,parsers_node/* valueOf */.RP)(hooks, "hooks");
    if (wrapped && wrapped.kind !== "table")
        return "holds `hooks` that is not a mapping";
    const seen = new Set();
    for (const { name, value } of wrapped?.kind === "table" ? wrapped.entries : hooks.entries) {
        const event = name?.replace(/(?<!^)(?=[A-Z])/g, "_").toLowerCase() ?? "";
        if (!events.has(event))
            return `names the event \`${name ?? "…"}\`, which OpenHands does not have`;
        if (seen.has(event))
            return `names the event \`${event}\` twice`;
        seen.add(event);
        if (value.kind !== "list" || !value.items.every((item) => item.kind === "table"))
            return `has \`${event}\`, which is not a list of mappings`;
        for (const matcher of value.items) {
            const fault = matcherFault(matcher);
            if (fault !== undefined)
                return `has a hook in \`${event}\` that ${fault}`;
        }
    }
    return undefined;
}
function matcherFault(matcher) {
    const pattern = (0,parsers_node/* valueOf */.RP)(matcher, "matcher");
    if (pattern && stringOf(pattern) === undefined)
        return "has a `matcher` that is not a text";
    const hooks = (0,parsers_node/* valueOf */.RP)(matcher, "hooks");
    if (hooks && hooks.kind !== "list")
        return "has `hooks` that are not a list";
    return (0,parsers_node/* listItems */.Dw)(hooks)
        .map(hookFault)
        .find((fault) => fault !== undefined);
}
const hookKeys = new Map([
    ["command", refusals_text],
    ["name", (node) => (isNothing(node) ? undefined : refusals_text(node))],
    ["prompt", (node) => (isNothing(node) ? undefined : refusals_text(node))],
    ["system_prompt", (node) => (isNothing(node) ? undefined : refusals_text(node))],
    ["tools", texts],
    ["timeout", whole],
    ["max_iterations", whole],
    ["async", flag],
]);
function hookFault(hook) {
    if (hook.kind !== "table")
        return "is not a mapping";
    for (const { name = "", value } of (0,parsers_node/* tableEntries */.zH)(hook)) {
        const fault = hookKeys.get(name)?.(value);
        if (fault !== undefined)
            return `has a \`${name}\` that ${fault}`;
    }
    return faultOfType(hook);
}
function faultOfType(hook) {
    const filled = (key) => ((0,parsers_node/* textOf */.b6)((0,parsers_node/* valueOf */.RP)(hook, key)) ?? "") !== "";
    const isAsync = /^(?:true|1|t|y|yes|on)$/i.test((0,parsers_node/* textOf */.b6)((0,parsers_node/* valueOf */.RP)(hook, "async")) ?? "");
    const type = (0,parsers_node/* textOf */.b6)((0,parsers_node/* valueOf */.RP)(hook, "type")) ?? ((0,parsers_node/* valueOf */.RP)(hook, "type") ? "?" : "command");
    if (type === "command")
        return filled("command") ? undefined : "has no `command`";
    if (type !== "prompt" && type !== "agent")
        return "has a `type` that is not command, prompt or agent";
    if (type === "prompt" && (isNothing((0,parsers_node/* valueOf */.RP)(hook, "prompt")) || !filled("prompt")))
        return "has no `prompt`";
    return filled("command") || isAsync
        ? `has a \`command\` or \`async\`, which a hook of type ${type} cannot have`
        : undefined;
}

// EXTERNAL MODULE: ./build/bundle/src/repo/many.js
var many = __webpack_require__(46447);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/settings/authority.js
var authority = __webpack_require__(91806);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/memoize.js
var memoize = __webpack_require__(53797);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/settings/index.js + 1 modules
var settings = __webpack_require__(9009);
;// CONCATENATED MODULE: ./build/bundle/src/hosts/openhands/skills.js









const places = [".agents/skills", ".openhands/skills", ".openhands/microagents"];
const skillPatterns = places.flatMap((place) => [`${place}/**/*.md`, `${place}/*/.mcp.json`]);
const skillsIn = (0,memoize/* memoizeEach */.YY)(readSkills, (directory) => directory);
async function skillLayers(repo, directories, name) {
    const layers = [];
    for (const directory of directories) {
        const { byName, unjudged } = await skillsIn(repo, directory);
        const authority = [...byName.values()].flat();
        const governs = name === "project" ? { governs: directory } : {};
        const layer = { name, root: (0,repo_path/* join */.fj)(directory, ".openhands"), status: "loaded", authority, ...governs };
        if (authority.length + unjudged.length > 0)
            layers.push({ layer, items: [], unjudged });
    }
    return layers;
}
async function readSkills(repo, directory) {
    const byName = new Map();
    const unjudged = [];
    const add = (name, authority) => {
        if (authority.length > 0)
            byName.set(name, [...(byName.get(name) ?? []), ...authority]);
    };
    for (const place of places) {
        const root = (0,repo_path/* join */.fj)(directory, place);
        const found = (0,collect/* collectFiles */.C0)(repo, root, { isIncluded: (name) => name.endsWith(".md") || isSkill(name), deep: true });
        (0,many/* append */.BC)(unjudged, found.unjudged);
        const homes = found.files.filter((path) => isSkill((0,repo_path/* nameOf */.Vb)(path))).map(repo_path/* directoryOf */.jt);
        const ownHomes = homes.filter((home) => (0,repo_path/* directoryOf */.jt)(home) === root);
        const files = found.files.filter((path) => isSkill((0,repo_path/* nameOf */.Vb)(path))
            ? ownHomes.includes((0,repo_path/* directoryOf */.jt)(path))
            : (0,repo_path/* nameOf */.Vb)(path) !== "README.md" && !ownHomes.some((home) => (0,repo_path/* isWithin */.UO)(path, home)));
        const read = await (0,collect/* readEach */.e2)(repo, files, (source, path) => {
            const { table, body, form, excess } = readDocument(source);
            const isFolder = isSkill((0,repo_path/* nameOf */.Vb)(path));
            const given = isFolder ? (0,repo_path/* nameOf */.Vb)((0,repo_path/* directoryOf */.jt)(path)) : path.slice(root.length + 1).replace(/\.md$/, "");
            const name = (0,parsers_node/* textOf */.b6)((0,parsers_node/* valueOf */.RP)(table, "name")) ?? given;
            const tools = isFolder ? undefined : (0,parsers_node/* valueOf */.RP)(table, "mcp_tools");
            if (!isFolder && (excess || form === "toml"))
                unjudged.push(unreadServers(source, excess));
            add(name, [...commandsIn(source, body.start, name), ...skills_serversIn(tools, source)]);
            return { path, name };
        });
        (0,many/* append */.BC)(unjudged, read.unjudged);
        for (const { path, name } of read.results) {
            if (!isSkill((0,repo_path/* nameOf */.Vb)(path)))
                continue;
            const servers = await (0,settings/* readSettingsFiles */.Dm)(repo, [
                { path: (0,repo_path/* join */.fj)((0,repo_path/* directoryOf */.jt)(path), ".mcp.json"), read: (node, source) => skills_serversIn(node, source) },
            ]);
            add(name, servers.authority);
            (0,many/* append */.BC)(unjudged, servers.unjudged);
        }
    }
    return { byName, unjudged };
}
function unreadServers(source, excess) {
    const message = "has frontmatter that is not checked, which may hold servers in `mcp_tools`; write it as plain YAML";
    return { message, at: excess ? { source, span: excess.span } : (0,repo_text/* startOf */.GH)(source), scope: "part" };
}
function isSkill(name) {
    return name.toLowerCase() === "skill.md";
}
function skills_serversIn(node, source) {
    return (0,authority/* serverAuthority */.Z)((0,parsers_node/* lastOf */.g1)(node, "mcpServers") ?? node, source, "agents").map((server) => ({
        ...server,
        certainty: "assumed",
    }));
}
const inline = /```[^]*?(?:```|$)|\\!`[^`]+`|(?<!!)`[^`]+`|!`([^`]+)`/g;
function commandsIn(source, start, name) {
    return [...source.text.slice(start).matchAll(inline)].flatMap((match) => {
        const [whole, command] = match;
        if (command === undefined)
            return [];
        const at = { source, span: { start: start + match.index, end: start + match.index + whole.length } };
        return [
            {
                setting: "inline command",
                value: command.trim(),
                effect: "widens",
                because: `runs in a shell, without a question, when a model invokes the skill \`${name}\``,
                content: `${source.path} ${command}`,
                may: ["execute"],
                names: [command],
                at,
            },
        ];
    });
}

// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/profiles/no-fence.js
var no_fence = __webpack_require__(80069);
;// CONCATENATED MODULE: ./build/bundle/src/hosts/openhands/profile.js



















const keys = {
    keys: new Set("name description model color tools skills max_iteration_per_run max_budget_per_run hooks profile_store_dir mcp_config mcp_servers permission_mode condenser".split(" ")),
    own: { tools: "tools", mode: "permission_mode", turns: "max_iteration_per_run" },
    ignores: true,
    forms: { permission_mode: unknown_keys/* oneWord */.ZH },
};
async function agentsOf(source, path, isOwn, repo) {
    const document = readDocument(source);
    const { excess } = document;
    const read = profileOf(document, source, path, isOwn);
    const ofSkills = await skillGrants(document.table, source, repo, sessionOf(path));
    const profile = {
        ...read,
        extraGrants: [...read.extraGrants, ...ofSkills],
        paths: modelFiles(document.table, source, path, repo),
    };
    const refusal = document.refusal ?? (excess ? undefined : refusalIn(document.table));
    if (!refusal) {
        const unjudged = excess
            ? [{ message: excessive(excess), at: { source, span: excess.span }, scope: "part" }]
            : [];
        return [{ verdict: { kind: "loaded" }, profile, ...unseenIn(document, source, isOwn), unjudged }];
    }
    if (!isOwn)
        return [{ verdict: { kind: "passed-over" }, profile }];
    const problem = { message: refusal.message, at: { source, span: refusal.span } };
    return [{ verdict: { kind: "dropped", problem }, profile }];
}
function excessive({ message }) {
    return `has frontmatter that ${message} because of its aliases, so what is here is not checked, and every tool is assumed; write it without aliases`;
}
const keyLine = /^[ \t]*(name|description|tools|permission_mode|mcp_config|hooks)[ \t]*:/m;
const searched = 2_000;
function unseenIn({ form }, source, isOwn) {
    const top = source.text.slice(0, searched);
    const fence = /^[\s\ufeff\u200b]*---/m.exec(top);
    if (form !== "none" || !isOwn || !fence || !keyLine.test(top.slice(fence.index)))
        return {};
    const end = fence.index + fence[0].length;
    const message = (0,no_fence/* fenceFault */.eh)(source.text, "`---` must be alone on the first line and on the line after the keys");
    return {
        leniency: {
            message,
            as: "as an agent without tools, with all of it as its prompt",
            at: { source, span: { start: end - 3, end } },
            kind: "strict-readers",
        },
    };
}
function cutIn({ form, body }, source) {
    const text = source.text.slice(body.start, Math.min(body.end, body.start + searched));
    const block = /^\s*(?:[\w-]+[ \t]*:[^\n]*\n(?:[ \t]+[^\n]*\n)*)+-{3,}[ \t]*(?:\n|$)/.exec(text)?.[0] ?? "";
    const key = keyLine.exec(block);
    if (form !== "yaml" || !key)
        return [];
    const start = body.start + key.index + key[0].indexOf(key[1] ?? "");
    const because = "is part of the prompt, because the line of dashes before it ends the frontmatter";
    const what = key[1] ?? "";
    return [{ kind: "cut", what, because, at: { source, span: { start, end: start + what.length } } }];
}
function profileOf(document, source, path, isOwn) {
    const { table, form, body } = document;
    const home = form === "none" || form === "toml" ? (0,repo_text/* startOf */.GH)(source) : (0,fields/* startOfTable */.Eo)(table, source);
    const name = nameOfFile(table, source, path, home);
    const hooks = hooksIn((0,parsers_node/* valueOf */.RP)(table, "hooks")).flatMap((hook) => startOf(hook, source));
    const servers = serversOf(table, source);
    const anythingBecause = reasonForEverything(document);
    const { grants, ineffective: faults } = readTools((0,parsers_node/* valueOf */.RP)(table, "tools"), source, home);
    const ineffective = [
        ...(0,unknown_keys/* unknownKeysIn */.QU)(table, source, keys),
        ...faults,
        ...unusedIn(table, source),
        ...cutIn(document, source),
    ];
    return (0,profile/* profileFrom */.A)({
        home,
        name,
        description: textAt(table, "description", source, home),
        model: textAt(table, "model", source, home),
        permissionMode: isNothing((0,parsers_node/* valueOf */.RP)(table, "permission_mode"))
            ? (0,fact/* missing */.LO)(home)
            : textAt(table, "permission_mode", source, home),
        grants: anythingBecause ? (0,fact/* implied */.TU)((0,tools/* grantEach */.Ud)(home), home, anythingBecause) : grants,
        extraGrants: [
            ...(0,hooks_and_servers/* hookGrants */.ZW)(hooks.filter(({ kind }) => kind === "command"), "hooks"),
            ...hooksIn((0,parsers_node/* valueOf */.RP)(table, "hooks")).flatMap((hook) => toolsOfHook(hook, source)),
            ...(0,hooks_and_servers/* serverGrants */.bN)(servers, serversIn(table)?.key ?? "mcp_config"),
        ],
        hooks,
        servers,
        limits: limitsIn(table, source),
        powerSettings: powerSettingsIn(table, source),
        bypasses: [...bypassesIn(table, source), ...(isOwn ? (0,unknown_keys/* unhonouredModesIn */.dI)(table, source, keys) : [])],
        ineffective: isOwn ? ineffective : ineffective.map(unknown_keys/* asForeignFile */.LN),
        prompt: (0,fields/* bodyPrompt */.$c)(source, body),
        native: () => (0,parsers_node/* jsonOf */.o_)(table),
    });
}
function reasonForEverything({ form, excess }) {
    if (form === "toml")
        return "its TOML counts where the package `toml` is installed, which may mean every tool";
    return excess && "its frontmatter is not checked as a whole, which may mean every tool";
}
function sessionOf(path) {
    return /^(.*?)\/?\.(?:agents|openhands)\/agents\/[^/]+$/.exec(path)?.[1] ?? "";
}
function modelFiles(table, source, path, repo) {
    const [folder, model] = [(0,parsers_node/* valueOf */.RP)(table, "profile_store_dir"), (0,parsers_node/* valueOf */.RP)(table, "model")];
    const [written, name] = [(0,parsers_node/* textOf */.b6)(folder)?.trim() ?? "", ((0,parsers_node/* textOf */.b6)(model) ?? "").trim().replace(/\.json$/, "")];
    if (!folder || written === "" || /^[~/]/.test(written) || !/^[\w.-]+$/.test(name) || name === "inherit")
        return [];
    const at = { source, span: folder.span };
    return [...new Set([sessionOf(path), ""])].flatMap((start) => {
        const reach = repo.reach("", start, `${written}/${name}.json`);
        return reach.kind === "inside" ? [{ key: "profile_store_dir", value: written, reach, isStarted: true, at }] : [];
    });
}
async function skillGrants(table, source, repo, directory) {
    const node = (0,parsers_node/* valueOf */.RP)(table, "skills");
    if (!node || isNothing(node))
        return [];
    const items = node.kind === "list" ? node.items : [node];
    const [own, root] = [await skillsIn(repo, directory), await skillsIn(repo, "")];
    return items.flatMap((item) => ((0,parsers_node/* textOf */.b6)(item) ?? "").split(",").flatMap((word) => {
        const found = own.byName.get(word.trim()) ?? root.byName.get(word.trim()) ?? [];
        const may = (0,capability/* inOrder */.al)([...new Set(found.flatMap((authority) => authority.may ?? []))]);
        return (0,tools/* grantEach */.Ud)({ source, span: item.span }, may, "skills");
    }));
}
function nameOfFile(table, source, path, home) {
    const written = textAt(table, "name", source, home);
    return (0,fact/* known */.eO)(written) === undefined ? (0,fact/* implied */.TU)((0,repo_path/* stemOf */.Vc)(path), home, "the file name is the name") : written;
}
function textAt(table, key, source, home) {
    const node = (0,parsers_node/* valueOf */.RP)(table, key);
    return node ? (0,fact/* stated */.Eo)(pythonText(node), { source, span: node.span }) : (0,fact/* missing */.LO)(home);
}
function serversOf(table, source) {
    const isOff = (config) => /^(?:false|0|f|n|no|off)$/i.test((0,parsers_node/* textOf */.b6)((0,parsers_node/* valueOf */.RP)(config, "enabled")) ?? "");
    return (0,parsers_node/* tableEntries */.zH)(serversIn(table)?.node).flatMap(({ name = "", value }) => isOff(value) ? [] : (0,hooks_and_servers/* serverOf */.FN)(name, value, source));
}
function unusedIn(table, source) {
    const hooks = (0,parsers_node/* valueOf */.RP)(table, "hooks");
    const both = (0,parsers_node/* valueOf */.RP)(table, "mcp_config") && (0,parsers_node/* valueOf */.RP)(table, "mcp_servers");
    const unused = (what, because, { span }) => ({
        kind: "value",
        what,
        because,
        at: { source, span },
    });
    return [
        ...(hooks && hooks.kind !== "table" && !isNothing(hooks)
            ? [unused("hooks", "it is not a mapping of events", hooks)]
            : []),
        ...(both ? [unused("mcp_servers", "only `mcp_config` applies", both)] : []),
    ];
}
const strict = new Map([
    ["always_confirm", [1, "asks before every action, whatever the session's policy is"]],
]);
function powerSettingsIn(table, source) {
    return ["profile_store_dir", "condenser"].flatMap((setting) => {
        const node = (0,parsers_node/* valueOf */.RP)(table, setting);
        if (!node || isNothing(node))
            return [];
        const values = [(0,parsers_node/* textOf */.b6)(node) ?? (0,start_content/* startContent */.I)([], [node], source)];
        return [{ setting, values, at: { source, span: node.span } }];
    });
}
function limitsIn(table, source) {
    const node = (0,parsers_node/* valueOf */.RP)(table, "permission_mode");
    return (0,limits/* modeLimits */.e)("permission_mode", modeOf(node) ?? "", node, source, strict);
}
function bypassesIn(table, source) {
    const node = (0,parsers_node/* valueOf */.RP)(table, "permission_mode");
    const mode = modeOf(node);
    if (!node || (mode !== "never_confirm" && mode !== "confirm_risky"))
        return [];
    const at = { source, span: node.span };
    const setting = "permission_mode";
    return mode === "never_confirm"
        ? [
            {
                setting,
                value: mode,
                effect: "bypass",
                because: "runs every action without asking, whatever the session's policy is",
                at,
            },
        ]
        : [
            {
                setting,
                value: mode,
                effect: "auto-approve",
                because: "asks only about actions that are rated as risky",
                at,
            },
        ];
}

// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/settings/unknown-settings.js
var unknown_settings = __webpack_require__(62199);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/settings/variables.js
var variables = __webpack_require__(41922);
;// CONCATENATED MODULE: ./build/bundle/src/hosts/openhands/settings.js










const settingsFiles = [".openhands/hooks.json"];
const settings_events = ["pre_tool_use", "post_tool_use", "user_prompt_submit", "session_start", "session_end", "stop"];
const pascal = settings_events.map((event) => event.replace(/(?:^|_)(.)/g, (_, letter) => letter.toUpperCase()));
const knownSettings = {
    title: "OpenHands",
    harmless: (0,unknown_settings/* harmlessKeys */.OF)(["$schema", "hooks", ...settings_events, ...pascal].join(" "), "is compared hook by hook"),
};
const variablesFile = ".env";
const ownVariables = [
    {
        names: /^OPENHANDS_(?:PERSISTENCE|WORK)_DIR$/,
        because: "is a folder whose settings, servers, hooks or skills count",
        may: ["execute"],
    },
];
const variableRulesHere = (0,variables/* variableRules */.Sw)("*", [], ownVariables);
async function variablesOf(repo, start) {
    const path = (0,repo_path/* join */.fj)(start, variablesFile);
    const { authority, unjudged } = await (0,variables/* readVariables */.Ch)(repo, [{ path, rules: variableRulesHere }]);
    if (authority.length + unjudged.length === 0)
        return undefined;
    return { layer: { name: "project", root: path, status: "loaded", authority, governs: start }, items: [], unjudged };
}
const wholeFiles = [
    { name: /^setup\.sh$/, because: "runs every time that OpenHands begins to work in the repository", may: ["execute"] },
    { name: /^pre-commit\.sh$/, because: "runs before each commit that OpenHands makes", may: ["execute"] },
];
const beside = "runs beside every agent";
function authorityIn(root, source) {
    const commands = (0,parsers_node/* valueOf */.RP)(root, "hooks") ? [] : (0,authority/* hookAuthority */.j)(root, source, beside);
    return [
        ...commands,
        ...hooksIn(root)
            .filter(isAgent)
            .map(({ table }) => agentAuthority(table, source)),
    ];
}
function agentAuthority(hook, source) {
    const tools = (0,parsers_node/* listItems */.Dw)((0,parsers_node/* valueOf */.RP)(hook, "tools")).map((tool) => (0,parsers_node/* textOf */.b6)(tool) ?? "");
    return {
        setting: "hooks.agent",
        value: tools.join(", "),
        effect: "widens",
        because: "starts an agent with these tools beside every agent",
        content: (0,settings/* contentOf */.$E)(hook, source),
        may: (0,capability/* inOrder */.al)(["delegate", ...tools.flatMap(powersOf)]),
        at: { source, span: hook.span },
    };
}

;// CONCATENATED MODULE: ./build/bundle/src/hosts/openhands/index.js












const files = {
    isIncluded: (name) => /.\.md$/i.test(name) && name !== "README.md" && name !== "readme.md",
    read: agentsOf,
};
const shared = ".agents/agents";
const own = ".openhands/agents";
const openhands_folders = [
    { path: shared, isOwn: false, ...files },
    { path: own, isOwn: true, ...files },
];
const patterns = (prefix) => [`${prefix}${own}/*.md`, `${prefix}${shared}/*.md`];
const builtins = [
    ["general-purpose", ["read", "write", "execute"]],
    ["code-explorer", ["execute"]],
    ["bash-runner", ["execute"]],
    ["web-researcher", ["execute", "network", "external"]],
];
const plugins = [".agents/plugins", ".openhands/plugins"];
/* harmony default export */ const openhands = ((0,host/* defineHost */.YB)({
    title: "OpenHands",
    url: "https://docs.openhands.dev/sdk/guides/agent-file-based",
    editions: ["2026-11"],
    certainty: "documented",
    patterns: [
        ...patterns("**/"),
        ...settingsFiles.map((path) => `**/${path}`),
        "**/.openhands/setup.sh",
        "**/.openhands/pre-commit.sh",
        ...patterns("~/"),
        "**/.env",
        ...["**/", "~/"].flatMap((prefix) => skillPatterns.map((pattern) => `${prefix}${pattern}`)),
    ],
    ownPatterns: ["**/.openhands/**", "~/.openhands/agents/**"],
    folders: folders_folders,
    launch: launch.launch,
    load: (0,ci/* withLaunches */.AA)(launch.launch, async (repo, where) => {
        const load = await (0,folders/* loadFolders */.u)(repo, where, {
            folders: openhands_folders,
            userFolders: openhands_folders,
            policyFolder: files,
            depth: "flat",
            settings: settingsFiles,
            settingRules: [],
            knownSettings: knownSettings,
            furtherAuthority: authorityIn,
            wholeFiles: wholeFiles,
            isSorted: true,
            builtins,
        });
        const roots = where.starts.map((start) => (0,sessions/* lineage */.OZ)(start, where).at(-1) ?? start);
        const skills = await skillLayers(repo, [...new Set([...where.starts, ...roots])], "project");
        const home = where.user?.home;
        const found = home === undefined ? skills : [...skills, ...(await skillLayers(repo, [home], "user"))];
        const variables = await Promise.all(where.starts.map((start) => variablesOf(repo, start)));
        const set = variables.filter((one) => one !== undefined);
        return {
            ...load,
            status: found.length > 0 ? "loaded" : load.status,
            layers: [...load.layers, ...[...found, ...set].map(({ layer }) => layer)],
            unjudged: [
                ...load.unjudged,
                ...set.flatMap(({ unjudged }) => unjudged),
                ...found.flatMap(({ unjudged }) => unjudged),
                ...where.starts.flatMap((start) => pluginsIn(repo, start)),
            ],
        };
    }),
}));
function pluginsIn(repo, start) {
    const message = "holds plugins, which OpenHands loads with their agents, hooks and servers; they are not checked";
    return plugins
        .map((folder) => (0,repo_path/* join */.fj)(start, folder))
        .filter((path) => repo.names(path).length > 0 || (0,collect/* unreadFolder */.II)(repo, path).length > 0)
        .map((path) => ({ message, at: (0,repo_text/* placeOfPath */.Es)(path) }));
}


/***/ }),

/***/ 36053:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   launch: () => (/* binding */ launch)
/* harmony export */ });
/* harmony import */ var _kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81036);
/* harmony import */ var _kit_ci_launch_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(88187);


const asksNothing = "runs every command and edit without asking";
const flags = {
    "--always-approve --yolo": (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .bypasses */ .RC)(asksNothing).map(measured),
    "--llm-approve": (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .autoApproves */ .ED)("runs what the model calls a low risk without asking").map(measured),
    "--override-with-envs": (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .widens */ .vR)("takes the model's address from variables, also from `.env` in the repository").map(measured),
    "--server-url --cloud-url VALUE": (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .opensNetwork */ .w9)("runs the session on that server"),
    "--cloud": (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .opensNetwork */ .w9)("runs the session on another machine"),
    "--host VALUE": (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .widens */ .vR)("lets others reach the session"),
    "--mount-cwd": (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .widens */ .vR)("gives the server's container this directory"),
    ...(0,_kit_ci_launch_js__WEBPACK_IMPORTED_MODULE_1__/* .harmlessFlags */ .xK)(`--headless; --task -t VALUE; --file -f VALUE; --json; --exit-without-confirmation; --resume [VALUE]; --last
    --gpu; --port VALUE; --debug; --limit -l VALUE; --help -h; --version -v`),
};
const sandbox = "give it a sandbox of its own";
const started = (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .bypasses */ .RC)("starts an agent that runs every tool without asking").map((effect) => ({ ...effect, instead: sandbox }));
const common = {
    llm_base_url: (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .opensNetwork */ .w9)("decides where requests go"),
    extensions_repo: (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .startsCode */ .bR)("is the repository whose scripts run"),
    extensions_version: (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .startsCode */ .bR)("is the version of the scripts that run"),
    lmnr_api_key: (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .opensNetwork */ .w9)("sends what the agent does to the account with this key"),
    ...(0,_kit_ci_launch_js__WEBPACK_IMPORTED_MODULE_1__/* .harmlessFlags */ .xK)("llm_model; llm_api_key; github_token"),
};
function dashed(inputs) {
    return Object.fromEntries(Object.entries(inputs).map(([name, use]) => [name.replaceAll("_", "-"), use]));
}
const actions = [
    {
        name: "pr-review",
        uses: ["openhands/extensions/plugins/pr-review"],
        always: started,
        inputs: dashed({
            ...common,
            agent_kind: (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .widens */ .vR)("decides which agent is started"),
            acp_command: (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .startsCode */ .bR)("is the command that is started as the agent"),
            openhands_sdk_package: (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .startsCode */ .bR)("is the package that is installed and run"),
            use_sub_agents: (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .widens */ .vR)("lets the agent start others", /^true$/i),
            load_public_skills: (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .narrows */ .zC)("loads no skills of others", /^false$/i),
            ...(0,_kit_ci_launch_js__WEBPACK_IMPORTED_MODULE_1__/* .harmlessFlags */ .xK)("review_style; require_evidence; collect_feedback; acp_prompt_timeout; enable_uv_cache"),
        }),
    },
    {
        name: "qa-changes",
        uses: ["openhands/extensions/plugins/qa-changes"],
        always: started,
        inputs: dashed({ ...common, ...(0,_kit_ci_launch_js__WEBPACK_IMPORTED_MODULE_1__/* .harmlessFlags */ .xK)("max_budget; timeout_minutes; max_iterations") }),
    },
    {
        name: "vulnerability-remediation",
        uses: ["openhands/extensions/plugins/vulnerability-remediation"],
        always: started,
        inputs: dashed({ ...common, ...(0,_kit_ci_launch_js__WEBPACK_IMPORTED_MODULE_1__/* .harmlessFlags */ .xK)("max_vulnerabilities; severity_threshold") }),
    },
    {
        name: "release-notes",
        uses: ["openhands/extensions/plugins/release-notes"],
        always: started,
        inputs: dashed({ ...common, ...(0,_kit_ci_launch_js__WEBPACK_IMPORTED_MODULE_1__/* .harmlessFlags */ .xK)("tag; previous_tag; include_internal; output_format") }),
    },
];
const settingsFolder = (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .startsCode */ .bR)("is the folder of its settings, which may start servers").map(measured);
const launch = {
    program: "openhands",
    programs: ["openhands"],
    prefixes: ["OPENHANDS", "LLM"],
    uses: actions.flatMap(({ uses }) => uses),
    flags,
    commands: {
        acp: "start",
        web: "start",
        serve: "start",
        cloud: "start",
        mcp: _kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .connectsServer */ .DL,
        ...Object.fromEntries("login logout view".split(" ").map((name) => [name, "harmless"])),
    },
    unprompted: [
        {
            by: ["--headless"],
            effect: "bypasses",
            because: `${asksNothing}, as \`--always-approve\` does`,
            instead: sandbox,
            certainty: "measured",
        },
    ],
    variables: {
        OPENHANDS_PERSISTENCE_DIR: settingsFolder,
        OPENHANDS_WORK_DIR: (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .startsCode */ .bR)("is the directory whose hooks and skills count"),
        OPENHANDS_CLOUD_URL: (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .opensNetwork */ .w9)("is the server that has the session"),
        OPENHANDS_VERSION: (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .startsCode */ .bR)("is the version of the image that `serve` starts"),
        EXTENSIONS_REF: (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .widens */ .vR)("is the version of the public skills that are loaded"),
    },
    actions,
};
function measured(effect) {
    return { ...effect, certainty: "measured" };
}


/***/ })

};
;