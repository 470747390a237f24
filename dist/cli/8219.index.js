"use strict";
exports.id = 8219;
exports.ids = [8219,7463,8065];
exports.modules = {

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

/***/ 53582:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ onlyToolsIn),
/* harmony export */   L: () => (/* binding */ flowList)
/* harmony export */ });
/* harmony import */ var _parsers_node_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(70536);

function onlyToolsIn(table, source, { key, value, readers, powersOf }) {
    const spot = spotIn(table, key);
    return (tools) => {
        const idle = namesIn(spot, source).filter((name) => powersOf(name)?.length === 0);
        const line = `${key}: ${value([...new Set([...(tools.length > 0 ? tools : readers), ...idle])])}`;
        return { title: line, safe: false, edits: spot ? editsFor(spot, source, line) : [] };
    };
}
function spotIn(table, key) {
    const named = table.entries.filter(({ name }) => name === key);
    if (table.entries.length === 0 || named.length > 1)
        return undefined;
    const entry = (0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_0__/* .entryOf */ .Ms)(table, key);
    return { start: table.span.start, ...(entry ? { entry: { key: entry.key.span, value: entry.value.span } } : {}) };
}
function namesIn(spot, { text }) {
    if (!spot?.entry)
        return [];
    const written = text.slice(spot.entry.value.start, spot.entry.value.end);
    return written.replace(/\([^)\n]*\)?|(?:^|\s)#.*/g, " ").match(/[\w./-]*\w/g) ?? [];
}
function editsFor({ start, entry }, source, text) {
    const isBlock = (start === 0 || source.text[start - 1] === "\n") && source.text[start] !== "{";
    if (!isBlock)
        return [];
    if (!entry)
        return [{ at: { source, span: { start, end: start } }, text: `${text}\n` }];
    const from = entry.key.start;
    const to = from + source.text.slice(from, entry.value.end).trimEnd().length;
    const written = source.text.slice(entry.key.end, to);
    if (entry.value.start < entry.key.end || /^["']?\s*:\s*[&*!]|[-,[]\s*[&*]\w/.test(written))
        return [];
    return [{ at: { source, span: { start: from, end: to } }, text }];
}
function flowList(tools) {
    return `[${tools.map((tool) => (/^[\w./-]+$/.test(tool) ? tool : JSON.stringify(tool))).join(", ")}]`;
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

/***/ 98219:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  "default": () => (/* binding */ codebuddy)
});

// EXTERNAL MODULE: ./build/bundle/src/model/host.js
var host = __webpack_require__(3641);
// EXTERNAL MODULE: ./build/bundle/src/repo/many.js
var many = __webpack_require__(46447);
// EXTERNAL MODULE: ./build/bundle/src/repo/path.js
var repo_path = __webpack_require__(76311);
// EXTERNAL MODULE: ./build/bundle/src/repo/text.js
var repo_text = __webpack_require__(64951);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/ci/index.js
var ci = __webpack_require__(2898);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/loading/folders.js
var folders = __webpack_require__(70523);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/loading/layers.js
var loading_layers = __webpack_require__(48966);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/loading/collect.js
var collect = __webpack_require__(77012);
;// CONCATENATED MODULE: ./build/bundle/src/hosts/codebuddy/code.js



function commandsIn(source) {
    return [...source.text.matchAll(/!`([^`]+)`/g)].map(({ index, 0: whole, 1: line = "" }) => ({
        line: line.trim(),
        at: { source, span: { start: index, end: index + whole.length } },
    }));
}
async function textsIn(repo, root, isIncluded, nameOfText) {
    const found = (0,collect/* collectFiles */.C0)(repo, root, { isIncluded, deep: true });
    const read = await (0,collect/* readEach */.e2)(repo, found.files, (source, path) => ({
        name: nameOfText(source, path),
        path: source.path,
        commands: commandsIn(source),
    }));
    return { texts: read.results, unjudged: [...found.unjudged, ...read.unjudged] };
}
function skillsIn(repo, own) {
    return textsIn(repo, (0,repo_path/* join */.fj)(own, "skills"), (name) => name === "SKILL.md", ({ text }, path) => /^name[ \t]*:[ \t]*["']?([^"'\r\n]*?)["']?[ \t]*$/m.exec(text)?.[1] || (0,repo_path/* nameOf */.Vb)((0,repo_path/* directoryOf */.jt)(path)));
}
async function readCode(repo, own) {
    const skills = await skillsIn(repo, own);
    const root = (0,repo_path/* join */.fj)(own, "commands");
    const commands = await textsIn(repo, root, (name) => name.endsWith(".md"), (_, path) => path
        .slice(root.length + 1)
        .replace(/\.md$/, "")
        .replaceAll("/", ":"));
    const authority = [];
    for (const [texts, when] of [
        [skills.texts, "when an agent calls the skill, or a person"],
        [commands.texts, "when a person or CI calls the command"],
    ])
        for (const { name, commands: found } of texts)
            (0,many/* append */.BC)(authority, found.map((one) => authorityOf(one, name, when)));
    return { authority, unjudged: [...skills.unjudged, ...commands.unjudged] };
}
function authorityOf({ line, at }, name, when) {
    return {
        setting: "inline command",
        value: line.split("\n", 1)[0]?.slice(0, 80) ?? "",
        effect: "widens",
        because: `runs without asking ${when}: \`${name}\``,
        content: `${at.source.path} ${line}`,
        may: ["execute"],
        names: [line],
        at,
    };
}
async function preloadedBy(preloads, repo, own) {
    if (preloads.length === 0)
        return [];
    const names = new Set(preloads.map(({ name }) => name));
    const { texts } = await skillsIn(repo, own);
    return texts
        .filter(({ name }) => names.has(name))
        .flatMap(({ name, path, commands }) => commands.map(({ line, at }) => ({
        name,
        path,
        how: "preloaded",
        asks: false,
        may: ["execute"],
        because: `runs \`${line.split("\n", 1)[0]?.slice(0, 80) ?? ""}\` without asking when the subagent starts`,
        content: line,
        at,
    })));
}

// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/loading/own-files.js
var own_files = __webpack_require__(39948);
;// CONCATENATED MODULE: ./build/bundle/src/hosts/codebuddy/folders.js

const ownFolders = [
    {
        root: "**/.codebuddy",
        judged: [
            "settings.json",
            "settings.local.json",
            "models.json",
            "scheduled_tasks.json",
            "agents/**",
            "skills/**",
            "commands/**",
        ],
        harmless: [
            ...own_files/* ordinaryFiles */.i,
            ...(0,own_files/* harmlessFiles */.X)("is written by sessions", "plans/** logs/** sessions/** worktrees/** memory/** memories/**"),
            ...(0,own_files/* harmlessFiles */.X)("runs only if an agent calls it, apart from the machine", "workflows/**"),
            ...(0,own_files/* harmlessFiles */.X)("is not read there", ".mcp.json mcp.json"),
            ...(0,own_files/* harmlessFiles */.X)("runs only if a setting names it, and is compared then", "hooks/** scripts/**"),
        ],
    },
];

// EXTERNAL MODULE: ./build/bundle/src/hosts/codebuddy/launch.js
var launch = __webpack_require__(48970);
// EXTERNAL MODULE: ./build/bundle/src/model/fact.js
var fact = __webpack_require__(7277);
// EXTERNAL MODULE: ./build/bundle/src/parsers/node.js
var parsers_node = __webpack_require__(70536);
// EXTERNAL MODULE: ./build/bundle/src/repo/spelling.js
var spelling = __webpack_require__(26782);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/profiles/fields.js
var fields = __webpack_require__(22583);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/profiles/hidden-line-breaks.js
var hidden_line_breaks = __webpack_require__(29810);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/settings/hooks-and-servers.js
var hooks_and_servers = __webpack_require__(24754);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/profiles/limits.js
var limits = __webpack_require__(64154);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/profiles/only-tools.js
var only_tools = __webpack_require__(53582);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/profiles/profile.js
var profile = __webpack_require__(66189);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/profiles/tools.js
var profiles_tools = __webpack_require__(37655);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/profiles/unknown-keys.js
var unknown_keys = __webpack_require__(60875);
// EXTERNAL MODULE: ./build/bundle/src/parsers/yaml/index.js + 7 modules
var yaml = __webpack_require__(8065);
;// CONCATENATED MODULE: ./build/bundle/src/hosts/codebuddy/document.js

async function readDocument(source) {
    const { text } = source;
    const fences = fencesOf(text);
    if (!fences)
        return { table: (0,yaml/* mappingOf */.GS)(undefined, 0), body: { start: 0, end: text.length } };
    const { front, end } = fences;
    const lineEnd = text.indexOf("\n", end);
    const common = {
        front,
        body: { start: end, end: text.length },
        afterFence: { start: end, end: lineEnd < 0 ? text.length : lineEnd },
    };
    const reading = await (0,yaml/* readCoreYaml */.pK)(text.slice(front.start, front.end), front.start);
    if (reading.kind === "read")
        return { ...common, table: tableOf(reading.node, front.start) };
    const [first] = reading.problems;
    const refusal = reading.excessive ? first : (0,yaml/* diagnosisOf */.jo)(text, front, first);
    return {
        ...common,
        table: (0,yaml/* mappingOf */.GS)(undefined, front.start),
        refusal,
        ...(reading.excessive ? { isOpen: true } : {}),
    };
}
function tableOf(node, start) {
    return node.kind === "table" ? node : (0,yaml/* mappingOf */.GS)(undefined, start);
}
function fencesOf(text) {
    if (!text.startsWith("---"))
        return undefined;
    const blank = 3 + (/^\s*/.exec(text.slice(3))?.[0].length ?? 0);
    const feed = text.lastIndexOf("\n", blank - 1);
    if (feed < 3)
        return undefined;
    const closing = text.indexOf("\n---", feed + 1);
    if (closing >= 0)
        return { front: { start: feed + 1, end: closing }, end: closing + 4 };
    const before = text.lastIndexOf("\n", feed - 1);
    return before >= 3 && text.startsWith("---", feed + 1)
        ? { front: { start: before + 1, end: feed }, end: feed + 4 }
        : undefined;
}

// EXTERNAL MODULE: ./build/bundle/src/model/capability.js
var capability = __webpack_require__(95885);
// EXTERNAL MODULE: ./build/bundle/src/hosts/codebuddy/keys.js
var keys = __webpack_require__(65053);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/profiles/tool-vocabulary.js
var tool_vocabulary = __webpack_require__(46189);
;// CONCATENATED MODULE: ./build/bundle/src/hosts/codebuddy/tools.js



const own = (0,profiles_tools/* toolTable */.T9)({
    read: "Read Glob Grep LSP NotebookRead",
    write: "Write Edit MultiEdit NotebookEdit SkillManage EnterWorktree LeaveWorktree ImageGen ImageEdit VideoGen",
    execute: "Bash PowerShell pwsh ps ComputerUse",
    network: "WebFetch WebSearch ImageGen ImageEdit VideoGen WeChatReply WeComReply",
    delegate: "Agent Skill SlashCommand TeamCreate Workflow CronCreate",
    external: "ListMcpResources ReadMcpResource DelegateTool",
    state: `SendMessage ExitPlanMode EnterPlanMode AskUserQuestion StructuredOutput TodoWrite TaskCreate TaskGet TaskUpdate
      TaskList TaskStop TaskOutput KillShell BashOutput TeamDelete CronDelete CronList ToolSearch DeferExecuteTool
      WaitForMcpServers`,
}, (name) => name.toLowerCase());
const toolNames = own.names;
const serverTool = /^mcp__.+?__(?!\*$).+$/;
const ofEditor = /^(?:task|[a-z]+(?:_[a-z]+)+)$/;
function grantedBy(name) {
    if (serverTool.test(name))
        return ["external"];
    const granted = own.lookup(name);
    if (granted || !ofEditor.test(name) || name.startsWith("mcp__"))
        return granted;
    const capability = (0,tool_vocabulary/* capabilityOfTool */.U)(name);
    return capability ? [capability] : [];
}
const meantBy = (0,profiles_tools/* ownToolNames */.tj)({
    Read: "view readfile readmanyfiles cat open",
    Glob: "ls list listdir listfiles findfiles searchfile",
    Grep: "search searchcontent grepsearch codebasesearch searchcode",
    Write: "writefile writetofile create createfile",
    Edit: "replaceinfile editfile strreplace applypatch patch replace",
    Bash: "shell execute executecommand runcommand runterminalcmd terminal",
    WebFetch: "fetch fetchurl web browser",
    WebSearch: "searchweb",
    Agent: "task subagent",
});
const builtins = [
    ["general-purpose", capability/* capabilities */.R7],
    ["statusline-setup", ["read", "write"]],
    ["Explore", ["read", "execute", "network", "delegate"]],
    ["Plan", ["read", "write", "execute", "network", "delegate"]],
];

;// CONCATENATED MODULE: ./build/bundle/src/hosts/codebuddy/grants.js






function wordsOf(node, source) {
    if (node.kind === "list")
        return node.items.flatMap((item) => {
            const text = (0,parsers_node/* isText */.KH)(item) ? item.value.trim() : "";
            return text === "" ? [] : [{ text, span: item.span }];
        });
    return (0,parsers_node/* isText */.KH)(node) ? partsOf(node, source) : [];
}
function partsOf({ text, span }, source) {
    const offset = source.text.slice(span.start, span.end).indexOf(text);
    const words = [];
    let depth = 0;
    let from = 0;
    for (let at = 0; at <= text.length; at += 1) {
        const sign = text[at];
        if (sign === "{")
            depth += 1;
        else if (sign === "}")
            depth = Math.max(0, depth - 1);
        if (at < text.length && (sign !== "," || depth > 0))
            continue;
        const part = text.slice(from, at);
        const name = part.trim();
        const start = span.start + offset + from + part.indexOf(name);
        if (name !== "")
            words.push({ text: name, span: offset < 0 ? span : { start, end: start + name.length } });
        from = at + 1;
    }
    return words;
}
function toolIn(text) {
    const inner = /^(?:Defer|NoDefer)\s*\((.*)\)$/s.exec(text)?.[1]?.trim() ?? text;
    return /[(),]/.test(inner) ? undefined : inner;
}
function powersOf(text) {
    const tool = toolIn(text);
    if (tool === undefined || (tool !== text && tool.startsWith("mcp__")))
        return undefined;
    return grantedBy(tool);
}
function everyTool(at, because) {
    return { grants: (0,fact/* implied */.TU)((0,profiles_tools/* grantEach */.Ud)(at, capability/* capabilities */.R7), at, because), denied: [], ineffective: [] };
}
function readTools(table, source, home, name) {
    const node = (0,parsers_node/* valueOf */.RP)(table, "tools");
    const builtin = builtins.find(([own]) => own === name)?.[1];
    const isKept = !node || (0,keys/* isUnset */.K$)(node) || wordsOf(node, source).length === 0;
    if (builtin && isKept) {
        const grants = (0,fact/* implied */.TU)((0,profiles_tools/* grantEach */.Ud)(home, builtin), home, "without `tools` it has those of the built-in subagent");
        return { grants, denied: [], ineffective: [] };
    }
    if (!node || (0,keys/* isUnset */.K$)(node))
        return everyTool(node ? { source, span: node.span } : home, "without `tools` it has every tool");
    const at = { source, span: node.span };
    const words = wordsOf(node, source);
    if (words.length === 0) {
        const isNames = node.kind === "list" || (0,parsers_node/* isText */.KH)(node);
        const because = isNames
            ? "it names no tool, which means every tool"
            : "it is no list of names, so every tool is given";
        const every = everyTool(at, `\`tools\` without names means every tool`);
        return { ...every, ineffective: [{ kind: isNames ? "value" : "limit", what: "tools", because, at }] };
    }
    return {
        grants: (0,fact/* stated */.Eo)(words.flatMap(({ text, span }) => (0,profiles_tools/* grantEach */.Ud)({ source, span }, powersOf(text) ?? [], text)), at),
        denied: [],
        ineffective: words.flatMap((word) => unknownTool(word, source)),
    };
}
function unknownTool({ text, span }, source) {
    if (powersOf(text) !== undefined)
        return [];
    const isScoped = toolIn(text) === undefined;
    const meant = isScoped ? undefined : meantBy(text);
    const near = meant === undefined ? (isScoped ? {} : (0,profiles_tools/* nearName */.cR)(text, toolNames)) : { meant };
    return [{ kind: "unknown-tool", what: text, because: reasonFor(text, isScoped), at: { source, span }, ...near }];
}
function reasonFor(text, isScoped) {
    if (isScoped)
        return "CodeBuddy drops a name with parentheses, so it gives nothing; scopes are for `permissions` in settings";
    if (text.startsWith("mcp__"))
        return "only the whole name of a tool counts, as in `mcp__server__tool`, so it gives nothing";
    if (text.includes("*"))
        return "CodeBuddy has no wildcards here, so it gives nothing; without `tools` it has every tool";
    return "CodeBuddy has no tool of this name, so it gives nothing";
}

;// CONCATENATED MODULE: ./build/bundle/src/hosts/codebuddy/template.js
const maxShown = 80;
function codeIn(source, { start, end }) {
    const text = source.text.slice(start, end);
    if (!/\{[{%]|\$\{/.test(text))
        return [];
    const { expanded, odd } = withDefaults(text);
    const found = callIn(text) ?? odd ?? (expanded !== text && callIn(expanded) ? { start: 0, end: text.length } : undefined);
    if (!found)
        return [];
    const value = text.slice(found.start, Math.min(found.end, found.start + maxShown)).trim();
    const at = { source, span: { start: start + found.start, end: start + found.end } };
    return [{ name: "template", kind: "command", value, content: text, isSetting: true, at }];
}
function withDefaults(text) {
    const isInTag = tagsBefore(text);
    const parts = [];
    let done = 0;
    let odd;
    for (const { start, end, value } of variablesIn(text)) {
        parts.push(text.slice(done, start), value);
        done = end;
        if (/[{%]/.test(text[start - 1] ?? "") || /[{%#]/.test(text[end] ?? "") || isInTag(start))
            odd ??= { start, end };
    }
    return { expanded: parts.join("") + text.slice(done), odd };
}
function* variablesIn(text) {
    const [closeFrom, colonFrom, breakFrom] = [finder(text, "}"), finder(text, ":"), finder(text, "\n")];
    for (let start = text.indexOf("${"); start >= 0;) {
        const close = closeFrom(start + 2);
        if (close === undefined)
            return;
        const colon = colonFrom(start + 2) ?? close;
        const isPlain = colon >= close;
        const counts = isPlain || (text[colon + 1] === "-" && (breakFrom(colon) ?? close) >= close);
        if (counts)
            yield { start, end: close + 1, value: isPlain ? "" : text.slice(colon + 2, close) };
        start = text.indexOf("${", counts ? close + 1 : start + 2);
    }
}
function finder(text, sign) {
    let found = -1;
    return (from) => {
        if (found < from)
            found = text.indexOf(sign, from);
        if (found < 0)
            found = Number.POSITIVE_INFINITY;
        return Number.isFinite(found) ? found : undefined;
    };
}
function tagsBefore(text) {
    const edges = /\{[{%]|[}%]\}/g;
    let next = edges.exec(text);
    let isOpen = false;
    return (at) => {
        for (; next && next.index < at; next = edges.exec(text))
            isOpen = next[0].startsWith("{");
        return isOpen;
    };
}
function callIn(text) {
    const opening = /\{\{|\{%|\{#/g;
    for (let open = opening.exec(text); open; open = opening.exec(text)) {
        if (open[0] === "{#") {
            const close = text.indexOf("#}", open.index + 2);
            if (close < 0)
                return undefined;
            opening.lastIndex = close + 2;
            continue;
        }
        const tag = tagAt(text, open.index);
        if (!tag)
            return undefined;
        if (tag.calls)
            return { start: open.index, end: tag.end };
        opening.lastIndex = tag.end;
    }
    return undefined;
}
function tagAt(text, start) {
    const rest = /\{%-?\s*(?:raw|verbatim)\b/y;
    rest.lastIndex = start;
    let calls = rest.test(text);
    for (let at = start + 2; at < text.length; at += 1) {
        const sign = text[at];
        if (sign === '"' || sign === "'") {
            at = endOfQuoted(text, at);
            if (at < 0)
                return undefined;
        }
        else if ((sign === "}" || sign === "%") && text[at + 1] === "}")
            return { end: at + 2, calls };
        else if (sign === "(" || (sign === "r" && text[at + 1] === "/"))
            calls = true;
    }
    return undefined;
}
function endOfQuoted(text, start) {
    for (let at = start + 1; at < text.length; at += 1) {
        if (text[at] === "\\")
            at += 1;
        else if (text[at] === text[start])
            return at;
    }
    return -1;
}

// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/profiles/no-fence.js
var no_fence = __webpack_require__(80069);
;// CONCATENATED MODULE: ./build/bundle/src/hosts/codebuddy/profile.js

















const toolLine = {
    key: "tools",
    value: (tools) => tools.join(", "),
    readers: ["Read", "Grep", "Glob"],
    powersOf: powersOf,
};
async function agentOf(source, path) {
    const document = await readDocument(source);
    const { table } = document;
    const fault = (0,keys/* faultIn */._8)(table, source) ?? (0,keys/* mainAgentFault */.$A)(nameIn(table, path), placeOfName(table, source));
    const profile = readProfile(document, source, path, fault);
    if (fault)
        return { verdict: { kind: fault.stopsSessions ? "rejected" : "dropped", problem: fault }, profile };
    const leniency = leniencyOf(document, source);
    return { verdict: { kind: "loaded" }, profile, ...(leniency ? { leniency } : {}) };
}
function nameIn(table, path) {
    const node = (0,parsers_node/* valueOf */.RP)(table, "name");
    return (0,parsers_node/* isText */.KH)(node) && node.value !== "" ? node.value : fileNameOf(path);
}
function fileNameOf(path) {
    return (0,repo_path/* nameOf */.Vb)(path).replace(/\.md$/, "");
}
function placeOfName(table, source) {
    const node = (0,parsers_node/* valueOf */.RP)(table, "name");
    return node ? { source, span: node.span } : (0,fields/* startOfTable */.Eo)(table, source);
}
function readProfile(document, source, path, fault) {
    const { table, front, body, refusal } = document;
    const home = (0,fields/* startOfTable */.Eo)(table, source);
    const name = nameFact(table, source, path, home);
    const hooks = (0,hooks_and_servers/* hooksOf */.uj)((0,parsers_node/* valueOf */.RP)(table, "hooks"), source);
    const code = codeIn(source, body);
    const because = whyEveryTool(document, nameIn(table, path));
    const tools = because === undefined ? readTools(table, source, home, nameIn(table, path)) : everyTool(home, because);
    return (0,profile/* profileFrom */.A)({
        home,
        name,
        description: textOrNothing(table, "description", source, home),
        model: textOrNothing(table, "model", source, home),
        permissionMode: textOrNothing(table, "permissionMode", source, home),
        grants: tools.grants,
        ...(because === undefined ? { onlyTools: (0,only_tools/* onlyToolsIn */.F)(table, source, toolLine) } : {}),
        extraGrants: [...(0,hooks_and_servers/* hookGrants */.ZW)(hooks, "hooks"), ...code.flatMap(({ at }) => (0,profiles_tools/* grantEach */.Ud)(at, ["execute"], "prompt"))],
        hooks: [...hooks, ...code],
        preloads: preloadsIn(table, source),
        limits: limitsIn(table, source),
        bypasses: [...bypassesIn(table, source), ...(0,unknown_keys/* unhonouredModesIn */.dI)(table, source, keys/* knownKeys */.eE)],
        ineffective: [
            ...(0,unknown_keys/* unknownKeysIn */.QU)(table, source, keys/* knownKeys */.eE),
            ...tools.ineffective,
            ...modeFaults(table, source),
            ...lostIn(document, source),
            ...(front ? (0,hidden_line_breaks/* hiddenLineBreaks */.F)(source, front) : []),
            ...cutIn(document, source),
        ],
        prompt: (0,fields/* bodyPrompt */.$c)(source, body),
        native: fault || refusal ? undefined : () => (0,fields/* knownValues */.s2)(table, keys/* knownKeys */.eE.keys),
    });
}
function whyEveryTool({ front, refusal }, name) {
    if (!front)
        return "it has no frontmatter that CodeBuddy finds, which means every tool";
    if (refusal)
        return "the frontmatter is not valid YAML, which means every tool";
    return name === "fork" ? "`fork` is the built-in way to start a copy of the session, with its tools" : undefined;
}
function nameFact(table, source, path, home) {
    const node = (0,parsers_node/* valueOf */.RP)(table, "name");
    if ((0,keys/* isUnset */.K$)(node) || !node)
        return (0,fact/* implied */.TU)(fileNameOf(path), home, "the file name is the name");
    const at = { source, span: node.span };
    return (0,parsers_node/* isText */.KH)(node) ? (0,fact/* stated */.Eo)(node.value, at) : (0,fact/* unreadable */.O$)(at, "is not text");
}
function textOrNothing(table, key, source, home) {
    const node = (0,parsers_node/* valueOf */.RP)(table, key);
    if (!node || (0,keys/* isUnset */.K$)(node))
        return (0,fact/* missing */.LO)(node ? { source, span: node.span } : home);
    const at = { source, span: node.span };
    const word = (0,parsers_node/* isText */.KH)(node) ? node.value : key === "permissionMode" ? (0,keys/* wordOf */.aG)(node) : "";
    return word === "" ? (0,fact/* unreadable */.O$)(at, "is not text") : (0,fact/* stated */.Eo)(key === "model" ? word.trim() : word, at);
}
function preloadsIn(table, source) {
    const node = (0,parsers_node/* valueOf */.RP)(table, "skills");
    return node ? wordsOf(node, source).map(({ text, span }) => ({ name: text, at: { source, span } })) : [];
}
const modes = new Map([
    ["bypassPermissions", { effect: "bypass", because: "runs every tool call without asking" }],
    ["acceptEdits", { effect: "auto-approve", because: "edits files without asking" }],
    ["auto", { effect: "auto-approve", because: "lets a model approve tool calls instead of a person" }],
]);
const strictModes = new Map([
    ["plan", [2, "edits only the plan without asking"]],
    ["dontAsk", [2, "denies everything that would need a question"]],
    ["default", [1, "asks where no rule allows, whatever the session's mode"]],
]);
function bypassesIn(table, source) {
    const node = (0,parsers_node/* valueOf */.RP)(table, "permissionMode");
    const value = (0,keys/* wordOf */.aG)(node);
    const meaning = modes.get(value);
    const auto = (0,parsers_node/* valueOf */.RP)(table, "enabledAutoRun");
    return [
        ...(node && meaning ? [{ setting: "permissionMode", value, ...meaning, at: { source, span: node.span } }] : []),
        ...(auto && (0,parsers_node/* textOf */.b6)(auto) === "true" ? [autoRun({ source, span: auto.span })] : []),
    ];
}
function autoRun(at) {
    const because = "may run commands without asking in CodeBuddy's editor (not verified)";
    return { setting: "enabledAutoRun", value: "true", effect: "auto-approve", because, at, certainty: "assumed" };
}
function limitsIn(table, source) {
    const node = (0,parsers_node/* valueOf */.RP)(table, "permissionMode");
    return (0,limits/* modeLimits */.e)("permissionMode", (0,keys/* wordOf */.aG)(node), node, source, strictModes);
}
function modeFaults(table, source) {
    const node = (0,parsers_node/* valueOf */.RP)(table, "permissionMode");
    const value = (0,keys/* wordOf */.aG)(node);
    if (!node || (0,keys/* isUnset */.K$)(node) || value === "ignore" || modes.has(value) || strictModes.has(value))
        return [];
    const asksLess = /bypass|accept|auto|yolo|full|work/i.test(value);
    const meant = (0,spelling/* suggestion */.h)(value, [...modes.keys(), ...strictModes.keys()]);
    const because = asksLess
        ? `CodeBuddy has no such mode for subagents, so the session's mode counts${meant}`
        : `CodeBuddy has no such mode for subagents, so it limits nothing and the session's mode counts${meant}`;
    const what = value === "" ? "permissionMode" : `permissionMode: ${value}`;
    const instead = (0,spelling/* choiceOf */.FH)([...strictModes.keys()]);
    return [
        { kind: asksLess ? "value" : "limit", what, varies: value, because, instead, at: { source, span: node.span } },
    ];
}
function lostIn({ front, refusal }, source) {
    if (!front || !refusal)
        return [];
    const because = "the frontmatter is not valid YAML, so every tool is granted; fix the YAML";
    const yaml = source.text.slice(front.start, front.end);
    return [...yaml.matchAll(/^([ \t]*["']?)(tools)["']?[ \t]*:/gm)].map(({ index, 1: before = "", 2: key = "" }) => {
        const start = front.start + index + before.length;
        return {
            kind: "limit",
            what: key,
            because,
            at: { source, span: { start, end: start + key.length } },
            cause: "frontmatter",
        };
    });
}
function cutIn({ afterFence }, source) {
    if (!afterFence)
        return [];
    const rest = source.text.slice(afterFence.start, afterFence.end);
    if (rest.trim() === "")
        return [];
    const because = "ends the frontmatter, because every line that begins with three dashes does; put `---` alone on its line";
    return [{ kind: "cut", what: `---${rest.trimEnd().slice(0, 40)}`, because, at: { source, span: afterFence } }];
}
const withEveryTool = "without its frontmatter, so with every tool";
function leniencyOf({ front, refusal }, source) {
    if (refusal)
        return {
            message: `the frontmatter is not valid YAML: ${refusal.message}`,
            as: withEveryTool,
            at: { source, span: refusal.span },
            kind: "strict-readers",
        };
    if (front)
        return undefined;
    const top = source.text.slice(0, 2_000);
    const fence = /^[\s\ufeff\u200b]*---/.exec(top);
    const isMeant = fence && /^[ \t]*(?:name|description|tools)[ \t]*:/m.test(top);
    return {
        message: isMeant
            ? (0,no_fence/* fenceFault */.eh)(source.text, "the first line must be `---`, and a later line must begin with `---`")
            : "it has no frontmatter, and CodeBuddy takes every Markdown file here for a subagent; move other documents elsewhere",
        as: withEveryTool,
        at: { source, span: { start: 0, end: fence ? fence[0].length : 0 } },
        kind: "strict-readers",
    };
}

// EXTERNAL MODULE: ./build/bundle/src/hosts/codebuddy/settings.js
var settings = __webpack_require__(58120);
;// CONCATENATED MODULE: ./build/bundle/src/hosts/codebuddy/index.js













const codebuddy_own = ".codebuddy";
const agents = `${codebuddy_own}/agents`;
const files = {
    isIncluded: (name) => /\.(?:md|mdc|markdown)$/i.test(name),
    read: async (source, path, _, repo) => {
        const result = await agentOf(source, path);
        if (!path.endsWith(".md"))
            return notRead(source, result);
        const skills = await preloadedBy(result.profile?.preloads ?? [], repo, ownDirectoryOf(path));
        return [result.profile && skills.length > 0 ? { ...result, profile: { ...result.profile, skills } } : result];
    },
};
function notRead(source, { profile, leniency, verdict }) {
    if (verdict.kind !== "loaded" || leniency || !profile)
        return [];
    const message = "its name does not end in `.md`, and no other file is read";
    return [{ verdict: { kind: "dropped", problem: { message, at: (0,repo_text/* startOf */.GH)(source) } }, profile }];
}
function ownDirectoryOf(path) {
    const end = path.lastIndexOf(`${agents}/`);
    return end < 0 ? (0,repo_path/* join */.fj)((0,repo_path/* directoryOf */.jt)(path), codebuddy_own) : path.slice(0, end + codebuddy_own.length);
}
const folder = { path: agents, isOwn: true, ...files };
const shown = settings/* settings */.W0.filter((path) => path !== "mcp.json");
const texts = [`${codebuddy_own}/skills/**/SKILL.md`, `${codebuddy_own}/commands/**/*.md`];
/* harmony default export */ const codebuddy = ((0,host/* defineHost */.YB)({
    title: "CodeBuddy",
    url: "https://www.codebuddy.ai/docs/cli/sub-agents",
    editions: ["2.117"],
    formerEditions: { "2026-08": "2.117" },
    certainty: "measured",
    patterns: [
        ...[`${agents}/**/*.md`, ...texts, ...shown].map((path) => `**/${path}`),
        "mcp.json",
        ...[`${agents}/**/*.md`, ...texts, ...settings/* userSettings */.Lq].map((path) => `~/${path}`),
    ],
    ownPatterns: [`**/${codebuddy_own}/**`, `~/${codebuddy_own}/**`],
    folders: ownFolders,
    launch: launch.launch,
    load: (0,ci/* withLaunches */.AA)(launch.launch, async (repo, given) => {
        const where = { ...given, starts: given.starts.filter((start) => (0,repo_path/* nameOf */.Vb)(start) !== codebuddy_own) };
        const load = await (0,folders/* loadFolders */.u)(repo, where, {
            folders: [folder],
            userFolders: [folder],
            policyFolder: files,
            depth: "unverified",
            settings: settings/* settings */.W0,
            userSettings: settings/* userSettings */.Lq,
            settingsReading: settings/* reading */.hF,
            settingRules: settings/* settingRules */.gG,
            knownSettings: settings/* knownSettings */.Xd,
            furtherAuthority: settings/* furtherAuthority */.et,
            builtins: builtins,
        });
        const beside = [];
        for (const start of where.starts)
            (0,many/* append */.BC)(beside, await codeLayer(repo, "project", start));
        const home = where.user?.home;
        if (home !== undefined)
            (0,many/* append */.BC)(beside, await codeLayer(repo, "user", home));
        return withLayers(load, beside);
    }),
}));
async function codeLayer(repo, name, directory) {
    const root = (0,repo_path/* join */.fj)(directory, codebuddy_own);
    const { authority, unjudged } = await readCode(repo, root);
    if (authority.length + unjudged.length === 0)
        return [];
    const governs = name === "project" ? { governs: directory } : {};
    return [{ layer: { name, root, status: "loaded", authority, ...governs }, items: [], unjudged }];
}
function withLayers(load, beside) {
    if (beside.length === 0)
        return load;
    if (load.status === "absent")
        return (0,loading_layers/* loadFrom */.TH)(beside, undefined);
    return {
        ...load,
        layers: [...beside.map(({ layer }) => layer), ...load.layers],
        unjudged: [...beside.flatMap(({ unjudged }) => unjudged), ...load.unjudged],
    };
}


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