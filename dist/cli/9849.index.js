"use strict";
exports.id = 9849;
exports.ids = [9849];
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

/***/ 36653:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ loadSingleFolder)
/* harmony export */ });
/* harmony import */ var _settings_local_plugins_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(63093);
/* harmony import */ var _layers_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48966);
/* harmony import */ var _repo_path_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(76311);
/* harmony import */ var _put_aside_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(3826);
/* harmony import */ var _sessions_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(59325);
/* harmony import */ var _settings_index_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9009);
/* harmony import */ var _repo_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(64951);
/* harmony import */ var _settings_unknown_settings_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(62199);
/* harmony import */ var _settings_variables_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(41922);
/* harmony import */ var _whole_files_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(89707);
/* harmony import */ var _repo_many_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(46447);











async function loadSingleFolder(repo, where, host) {
    const settingsIn = (directory) => host.settings.map((file) => (0,_repo_path_js__WEBPACK_IMPORTED_MODULE_6__/* .join */ .fj)((0,_repo_path_js__WEBPACK_IMPORTED_MODULE_6__/* .join */ .fj)(directory, host.own), file));
    const variablesIn = (directory) => (0,_repo_path_js__WEBPACK_IMPORTED_MODULE_6__/* .nameOf */ .Vb)(directory).startsWith(".")
        ? []
        : (host.variables ?? []).map(({ path, rules }) => ({ path: (0,_repo_path_js__WEBPACK_IMPORTED_MODULE_6__/* .join */ .fj)(directory, path), rules }));
    const home = where.user?.home;
    const { texts: userSettings } = await readSettingsTexts(repo, home === undefined ? [] : settingsIn(home), host);
    const search = { repo, host, seen: new Set(), userSettings };
    const readIn = (name, directory) => readFolder(search, name, (0,_repo_path_js__WEBPACK_IMPORTED_MODULE_6__/* .join */ .fj)((0,_repo_path_js__WEBPACK_IMPORTED_MODULE_6__/* .join */ .fj)(directory, host.own), host.folder), {
        paths: settingsIn(directory),
        variables: variablesIn(directory),
        own: (0,_repo_path_js__WEBPACK_IMPORTED_MODULE_6__/* .join */ .fj)(directory, host.own),
        ...(name === "project" ? { governs: directory } : {}),
    });
    const projects = [];
    for (const start of where.starts)
        projects.push(await readIn("project", start));
    const user = home === undefined ? [] : await readIn("user", home);
    const named = [];
    for (const root of where.dirs.map(_repo_path_js__WEBPACK_IMPORTED_MODULE_6__/* .tidied */ .GE))
        (0,_repo_many_js__WEBPACK_IMPORTED_MODULE_7__/* .append */ .BC)(named, await readFolder(search, "project", root, { paths: [], variables: [] }));
    const external = (0,_settings_index_js__WEBPACK_IMPORTED_MODULE_2__/* .takesPlugins */ .X1)(host.settingRules)
        ? await (0,_settings_local_plugins_js__WEBPACK_IMPORTED_MODULE_0__/* .pluginLayersIn */ .$)(repo, where.starts.map((directory) => ({ directory, paths: settingsIn(directory) })))
        : [];
    const builtins = (0,_layers_js__WEBPACK_IMPORTED_MODULE_1__/* .builtinLayer */ .vN)(host.builtins ?? []);
    const inOrder = (layers) => host.builtinsFirst === true ? [builtins, ...layers] : [...layers, builtins];
    const sessions = [...projects.map((project) => [...project, ...user]), ...named.map((layer) => [layer])];
    return (0,_layers_js__WEBPACK_IMPORTED_MODULE_1__/* .loadFrom */ .TH)([...projects.flat(), ...user, ...external, ...named], builtins, (0,_sessions_js__WEBPACK_IMPORTED_MODULE_8__/* .winnersOf */ .AY)(sessions.map(inOrder)));
}
const nothing = { authority: [], unjudged: [] };
async function readFolder({ repo, host, seen, userSettings }, name, root, { paths, variables, own, governs }) {
    const { texts, ...settings } = await readSettingsTexts(repo, paths, host);
    const set = await (0,_settings_variables_js__WEBPACK_IMPORTED_MODULE_4__/* .readVariables */ .Ch)(repo, variables);
    const whole = own === undefined ? nothing : (0,_whole_files_js__WEBPACK_IMPORTED_MODULE_5__/* .readWholeFiles */ .l)(repo, own, host.wholeFiles ?? []);
    const beside = own === undefined ? nothing : ((await host.readBeside?.(repo, own)) ?? nothing);
    const kept = settings.authority.filter(({ setting }) => beside.replaces?.includes(setting) !== true);
    const authority = [...kept, ...set.authority, ...whole.authority, ...beside.authority];
    const layer = {
        name,
        root,
        status: "loaded",
        authority: host.appliedSettings?.(authority) ?? authority,
        ...(governs === undefined ? {} : { governs }),
    };
    const applied = name === "user" ? texts : [...userSettings, ...texts];
    const { items, unjudged } = await (0,_layers_js__WEBPACK_IMPORTED_MODULE_1__/* .readFiles */ .Ul)(repo, layer, markdownFiles(repo, layer, host, seen, applied));
    const unread = [...settings.unjudged, ...set.unjudged, ...whole.unjudged, ...beside.unjudged, ...unjudged];
    const exists = repo.resolve(root).kind === "directory" || items.length + unread.length + layer.authority.length > 0;
    return exists ? [{ layer, items, unjudged: unread }] : [];
}
async function readSettingsTexts(repo, paths, { settingRules, knownSettings, settingsReading, furtherAuthority, faultsIn, substitution }) {
    const texts = [];
    const keep = (root, source) => {
        texts.push({ root, source });
        return furtherAuthority?.(root, source) ?? [];
    };
    const { authority, unjudged } = await (0,_settings_index_js__WEBPACK_IMPORTED_MODULE_2__/* .readSettings */ .sb)(repo, paths, settingRules, keep, substitution, settingsReading);
    const unknown = texts.flatMap(({ root, source }) => (0,_settings_unknown_settings_js__WEBPACK_IMPORTED_MODULE_9__/* .unknownIn */ .e3)({ settingRules, knownSettings }, root, source));
    const faults = texts.flatMap(({ root, source }) => faultsIn?.(root, source) ?? []);
    return { authority, unjudged: [...unjudged, ...unknown, ...faults], texts };
}
const markdown = /\.(?:md|markdown|mdx)$/i;
function markdownFiles(repo, layer, { read, isSkipped = () => false, followsLinks }, seen, settings) {
    const readFile = async (source, path) => {
        const files = [source.path];
        const skipped = { layer, files, verdict: { kind: "passed-over" } };
        if (isSkipped((0,_repo_path_js__WEBPACK_IMPORTED_MODULE_6__/* .nameOf */ .Vb)(path)))
            return [skipped];
        const problem = reasonNotRead(repo, layer.root, { source, path }, followsLinks);
        const results = await read(source, path, settings);
        if (problem === undefined)
            return results.map((result) => ({ layer, files, ...result }));
        const subagents = results.filter(({ profile, verdict }) => profile?.description.state === "stated" && verdict.kind === "loaded");
        if (subagents.length === 0)
            return [skipped];
        return subagents.map(({ profile }) => ({
            layer,
            files,
            verdict: { kind: "dropped", problem },
            ...(profile ? { profile } : {}),
        }));
    };
    return { isIncluded: (name) => markdown.test(name), deep: true, seen, read: readFile };
}
function reasonNotRead(repo, root, { source, path }, followsLinks) {
    const at = (0,_repo_text_js__WEBPACK_IMPORTED_MODULE_3__/* .startOf */ .GH)(source);
    if (path !== root && (0,_repo_path_js__WEBPACK_IMPORTED_MODULE_6__/* .directoryOf */ .jt)(path) !== root)
        return (0,_put_aside_js__WEBPACK_IMPORTED_MODULE_10__/* .nestedProblem */ .D)(root, path, at);
    if (!path.endsWith(".md"))
        return { message: "its name does not end in `.md`, and no other file is read", at };
    const directory = repo.resolve((0,_repo_path_js__WEBPACK_IMPORTED_MODULE_6__/* .directoryOf */ .jt)(path));
    const entry = directory.kind === "directory" ? repo.entries.get((0,_repo_path_js__WEBPACK_IMPORTED_MODULE_6__/* .join */ .fj)(directory.path, (0,_repo_path_js__WEBPACK_IMPORTED_MODULE_6__/* .nameOf */ .Vb)(path))) : undefined;
    const isSkipped = entry?.kind === "link" && !followsLinks;
    return isSkipped ? { message: "it is a link, and only regular files are read", at } : undefined;
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


/***/ })

};
;