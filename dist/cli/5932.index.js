"use strict";
exports.id = 5932;
exports.ids = [5932,5703];
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

/***/ 81036:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E8: () => (/* binding */ server),
/* harmony export */   IQ: () => (/* binding */ plugin),
/* harmony export */   JD: () => (/* binding */ approves),
/* harmony export */   RC: () => (/* binding */ bypasses),
/* harmony export */   ac: () => (/* binding */ leads),
/* harmony export */   eK: () => (/* binding */ starts),
/* harmony export */   vR: () => (/* binding */ widens),
/* harmony export */   zC: () => (/* binding */ narrows)
/* harmony export */ });
function does(effect, because, when) {
    return [{ effect, because, ...(when ? { when } : {}) }];
}
const bypasses = (because, when) => does("bypasses", because, when);
const approves = (because, when) => does("auto-approves", because, when);
const widens = (because, when) => does("widens", because, when);
const narrows = (because, when) => does("narrows", because, when);
const starts = (because) => [
    { effect: "widens", because, may: ["execute", "external"] },
];
const leads = (because) => [{ effect: "widens", because, may: ["network"] }];
const server = { effect: "widens", because: "connects a server", may: ["execute", "external"] };
const plugin = {
    effect: "widens",
    because: "installs tools, hooks and servers",
    may: ["execute", "external"],
};


/***/ }),

/***/ 49137:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ valuesAt)
/* harmony export */ });
/* harmony import */ var _fields_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(18012);

function valuesAt(node, path) {
    const last = new Map((0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .tableEntries */ .zH)(node).map(({ name = "", value }) => [name, value]));
    return [...last].flatMap(([name, value]) => {
        if (name === path)
            return [value];
        return name !== "" && path.startsWith(`${name}.`) ? valuesAt(value, path.slice(name.length + 1)) : [];
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

/***/ 3394:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p: () => (/* binding */ readLenientMarkdown)
/* harmony export */ });
/* harmony import */ var _parsers_yaml_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(32034);

async function readLenientMarkdown(text) {
    const markdown = (0,_parsers_yaml_index_js__WEBPACK_IMPORTED_MODULE_0__/* .splitMarkdown */ .EI)(text);
    const top = { start: 0, end: 0 };
    const empty = { kind: "table", span: top, entries: [] };
    const whole = { start: 0, end: text.length };
    if (markdown.kind === "none")
        return { kind: "none", tables: [empty], frontmatter: empty, body: whole, isBroken: true };
    const { tables, fault } = await (0,_parsers_yaml_index_js__WEBPACK_IMPORTED_MODULE_0__/* .readFrontmatter */ .zT)(text, markdown.front);
    const [frontmatter] = tables;
    if (markdown.kind === "misplaced") {
        const problem = { message: `the frontmatter ${markdown.because}`, span: markdown.at };
        return { kind: "misplaced", tables: [empty, ...tables], frontmatter, body: whole, isBroken: true, problem };
    }
    if (markdown.kind === "unclosed") {
        const problem = { message: "the frontmatter has no closing `---`", span: { start: 0, end: 3 } };
        const body = { start: text.length, end: text.length };
        return { kind: "unclosed", tables: [...tables, empty], frontmatter, body, isBroken: true, problem };
    }
    const { body, loose } = markdown;
    if (fault) {
        const problem = { message: `the frontmatter is not valid YAML: ${fault.message}`, span: fault.span };
        return { kind: "fenced", tables: [...tables, empty], frontmatter, body, isBroken: true, problem };
    }
    return {
        kind: "fenced",
        tables,
        frontmatter,
        body,
        isBroken: false,
        ...(loose ? { problem: { message: "the closing fence is longer than `---`", span: loose } } : {}),
    };
}


/***/ }),

/***/ 31029:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ onlyToolsIn),
/* harmony export */   L: () => (/* binding */ flowList)
/* harmony export */ });
/* harmony import */ var _parsers_node_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(70536);

function onlyToolsIn(table, source, { key, value, readers }) {
    return (tools) => {
        const line = `${key}: ${value(tools.length > 0 ? tools : readers)}`;
        return { title: line, safe: false, edits: editsFor(table, source, key, line) };
    };
}
function editsFor(table, source, key, text) {
    const { start } = table.span;
    const isBlock = (start === 0 || source.text[start - 1] === "\n") && source.text[start] !== "{";
    const named = table.entries.filter(({ name }) => name === key);
    if (!isBlock || table.entries.length === 0 || named.length > 1)
        return [];
    const entry = (0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_0__/* .entryOf */ .Ms)(table, key);
    if (!entry)
        return [{ at: { source, span: { start, end: start } }, text: `${text}\n` }];
    const from = entry.key.span.start;
    const to = from + source.text.slice(from, entry.value.span.end).trimEnd().length;
    const written = source.text.slice(entry.key.span.end, to);
    if (entry.value.span.start < entry.key.span.end || /^["']?\s*:\s*[&*!]|[-,[]\s*[&*]\w/.test(written))
        return [];
    return [{ at: { source, span: { start: from, end: to } }, text }];
}
function flowList(tools) {
    return `[${tools.map((tool) => (/^[\w./-]+$/.test(tool) ? tool : JSON.stringify(tool))).join(", ")}]`;
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

/***/ 80782:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  "default": () => (/* binding */ copilot)
});

// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/layers.js
var _kit_layers = __webpack_require__(78939);
// EXTERNAL MODULE: ./build/bundle/src/model/host.js
var host = __webpack_require__(3641);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/external.js
var external = __webpack_require__(79514);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/sessions.js
var sessions = __webpack_require__(46068);
// EXTERNAL MODULE: ./build/bundle/src/repo/path.js
var repo_path = __webpack_require__(76311);
// EXTERNAL MODULE: ./build/bundle/src/model/capability.js
var capability = __webpack_require__(95885);
;// CONCATENATED MODULE: ./build/bundle/src/hosts/copilot/builtins.js

const builtins = [
    ["code-review", capability/* capabilities */.R7],
    ["explore", ["read", "execute", "network", "external"]],
    ["general-purpose", capability/* capabilities */.R7],
    ["research", capability/* capabilities */.R7],
    ["rubber-duck", capability/* capabilities */.R7],
    ["security-review", capability/* capabilities */.R7],
    ["task", capability/* capabilities */.R7],
];

;// CONCATENATED MODULE: ./build/bundle/src/hosts/copilot/cli/native.js
function withCliReading(item, file, listed) {
    const { profile } = item;
    if (!profile)
        return item;
    const cli = file === undefined
        ? { leftOut: "Copilot CLI does not read this folder" }
        : file.reading.kind === "leftOut"
            ? { leftOut: file.reading.fault.message }
            : listed.has(file.path)
                ? file.reading.agent
                : { leftOut: "Copilot CLI loads another file with the same id" };
    return { ...item, profile: { ...profile, native: { ...profile.native, cli } } };
}

;// CONCATENATED MODULE: ./build/bundle/src/hosts/copilot/cli/sessions.js

function listedPaths(sessions) {
    const listed = new Set();
    for (const folders of sessions) {
        const taken = new Set();
        for (const files of folders) {
            for (const { id, path, reading } of claimsOfFolder(files)) {
                if (reading.kind === "agent" && !taken.has(id))
                    listed.add(path);
                if (reading.kind === "agent")
                    taken.add(id);
            }
        }
    }
    return listed;
}
function claimsOfFolder(files) {
    const claims = new Map();
    for (const file of files.toSorted((a, b) => (0,repo_path/* byBytes */.bg)(a.path, b.path)))
        if (!claims.has(file.id))
            claims.set(file.id, file);
    return claims.values();
}

// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/own-files.js
var own_files = __webpack_require__(86319);
;// CONCATENATED MODULE: ./build/bundle/src/hosts/copilot/folders.js

const folders = [
    {
        root: "**/.github/copilot",
        judged: ["settings.json", "settings.local.json"],
        harmless: own_files/* ordinaryFiles */.i,
    },
    {
        root: "**/.github/hooks",
        judged: ["**/*.json"],
        harmless: own_files/* ordinaryFiles */.i,
    },
    { root: "**/.github/agents", judged: ["**/*.md"], harmless: own_files/* ordinaryFiles */.i },
    { root: "**/.github/chatmodes", judged: ["**/*.md"], harmless: own_files/* ordinaryFiles */.i },
];

// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/lenient-markdown.js
var lenient_markdown = __webpack_require__(3394);
// EXTERNAL MODULE: ./build/bundle/src/parsers/node.js
var parsers_node = __webpack_require__(70536);
// EXTERNAL MODULE: ./build/bundle/src/repo/text.js
var repo_text = __webpack_require__(64951);
// EXTERNAL MODULE: ./build/bundle/src/parsers/yaml/rust.js + 25 modules
var rust = __webpack_require__(16878);
;// CONCATENATED MODULE: ./build/bundle/src/hosts/copilot/cli/document.js


const document_top = { start: 0, end: 0 };
const maxLevels = 127;
function readCliDocument(text) {
    const start = text.startsWith("\ufeff") ? 1 : 0;
    const lineEnd = text.indexOf("\n", start);
    if (lineEnd < 0 || !isFence(text, start, lineEnd))
        return { message: "Copilot CLI requires `---` on the first line", span: document_top };
    const front = frontAfter(text, lineEnd + 1);
    if (!front)
        return { message: "Copilot CLI requires a second line `---`", span: { start, end: start + 3 } };
    const yaml = text
        .slice(front.start, front.end)
        .replace(/\r?\n$/, "")
        .replace(/\r(?=\r\n)/g, " ");
    const { node, problem } = (0,rust.readSerdeYaml)(yaml, front.start);
    const fault = problem ?? (0,rust/* valueFaultIn */.Dn)(node, maxLevels) ?? (0,rust/* repeatedKeyIn */.$R)(node);
    if (fault)
        return { message: `Copilot CLI cannot read the frontmatter: ${fault.message}`, span: inside(fault.span, text) };
    if (node.kind === "table")
        return node;
    const isEmpty = node.kind === "scalar" && node.value === null;
    return {
        message: "Copilot CLI requires keys in the frontmatter",
        span: document_top,
        ...(isEmpty && { isUndescribed: true }),
    };
}
function isFence(text, start, end) {
    return text.startsWith("---", start) && (0,repo_text/* trimEnd */.s8)(text.slice(start, end)) === "---";
}
function frontAfter(text, start) {
    for (let at = start; at < text.length;) {
        const newline = text.indexOf("\n", at);
        const end = newline < 0 ? text.length : newline;
        if (isFence(text, at, end))
            return { start, end: at };
        at = end + 1;
    }
    return undefined;
}
function inside({ start, end }, text) {
    return { start: Math.min(start, text.length), end: Math.min(end, text.length) };
}
function isFault(reading) {
    return !("kind" in reading);
}

;// CONCATENATED MODULE: ./build/bundle/src/hosts/copilot/cli/values.js
function isText(node) {
    return node?.kind === "scalar" && typeof node.value === "string";
}
const isBoolean = (node) => node.kind === "scalar" && typeof node.value === "boolean";
const isNull = (node) => node.kind === "scalar" && (node.value === null || (typeof node.value === "number" && !Number.isFinite(node.value)));
function isTable(node) {
    return node?.kind === "table";
}
function isTexts(node) {
    return node?.kind === "list" && node.items.every(isText);
}
const isTextTable = (node) => node.kind === "table" && node.entries.every(({ value }) => isText(value));
const isPositive = (node) => node.kind === "scalar" &&
    (typeof node.value === "number" || typeof node.value === "bigint") &&
    node.value > 0 &&
    Number.isFinite(Number(node.value));
const isPositiveInteger = (node) => isPositive(node) && node.kind === "scalar" && node.number === "integer";
function isOneOf(...words) {
    return (node) => isText(node) && words.includes(node.value);
}
function fieldOf(table, name) {
    return table.entries.find((entry) => entry.name === name && isText(entry.key) && !entry.key.tag?.startsWith("!"))
        ?.value;
}

;// CONCATENATED MODULE: ./build/bundle/src/hosts/copilot/cli/rules.js

function wrong(path, expected, { span }) {
    return { message: `Copilot CLI requires \`${path}\` to be ${expected}`, span };
}
function wrongKey(table, rules, prefix) {
    if (!isTable(table))
        return undefined;
    for (const [key, [test, expected]] of Object.entries(rules)) {
        const value = fieldOf(table, key);
        if (value && !test(value))
            return wrong(prefix + key, expected, value);
    }
    return undefined;
}

;// CONCATENATED MODULE: ./build/bundle/src/hosts/copilot/cli/hooks.js


const events = {
    sessionStart: "SessionStart",
    sessionEnd: "SessionEnd",
    userPromptSubmitted: "UserPromptSubmit",
    userPromptTransformed: undefined,
    preToolUse: "PreToolUse",
    preMcpToolCall: undefined,
    postToolUse: "PostToolUse",
    postToolUseFailure: "PostToolUseFailure",
    permissionRequest: "PermissionRequest",
    errorOccurred: "ErrorOccurred",
    agentStop: "Stop",
    subagentStart: "SubagentStart",
    subagentStop: "SubagentStop",
    preCompact: "PreCompact",
    notification: "Notification",
};
const ownEvent = new Map(Object.entries(events).flatMap(([own, other]) => [own, other].flatMap((name) => (name ? [[name, own]] : []))));
const matched = new Set("preToolUse preMcpToolCall postToolUse permissionRequest subagentStart preCompact notification".split(" "));
const decisions = new Set(["preToolUse", "preMcpToolCall", "permissionRequest"]);
const hooks_text = [isText, "text"];
const shells = ["bash", "powershell", "command", "linux", "osx", "windows"];
const timeouts = Object.fromEntries(["timeout", "timeoutSec"].map((key) => [key, [isPositive, "a number above zero"]]));
const commandKeys = {
    ...Object.fromEntries([...shells, "exec", "cwd"].map((key) => [key, hooks_text])),
    args: [isTexts, "a list of texts"],
    env: [isTextTable, "a mapping of texts"],
    ...timeouts,
};
const httpKeys = {
    headers: [isTextTable, "a mapping of texts"],
    allowedEnvVars: [isTexts, "a list of texts"],
    ...timeouts,
};
function hookFault(hooks) {
    for (const { name = "…", key, value } of hooks.entries) {
        const event = isText(key) && !key.tag?.startsWith("!") ? ownEvent.get(name) : undefined;
        if (event === undefined)
            return { message: `Copilot CLI has no hook event \`${name}\``, span: key.span };
        if (value.kind !== "list")
            return wrong(`hooks.${name}`, "a list", value);
        for (const item of value.items) {
            const fault = itemFault(`hooks.${name}`, item, event);
            if (fault)
                return fault;
        }
    }
    return undefined;
}
function itemFault(path, item, event) {
    if (!isTable(item))
        return wrong(path, "a list of mappings", item);
    const group = fieldOf(item, "hooks");
    if (group?.kind !== "list")
        return hookFaultIn(path, item, event);
    for (const hook of group.items) {
        const fault = isTable(hook) ? hookFaultIn(path, hook, event) : wrong(`${path}.hooks`, "a list of mappings", hook);
        if (fault)
            return fault;
    }
    const matcher = fieldOf(item, "matcher");
    const needsGroups = group.items.some((hook) => isTable(hook) && !fieldOf(hook, "matcher"));
    return isText(matcher) && needsGroups ? matcherFault(path, matcher, event) : undefined;
}
function hookFaultIn(path, hook, event) {
    const type = fieldOf(hook, "type");
    if (type && isOneOf("prompt")(type))
        return promptFault(path, hook, event);
    const fault = type && isOneOf("http")(type)
        ? httpFault(path, hook, event)
        : type && !isOneOf("command")(type)
            ? wrong(`${path}.type`, "`command`, `http`, or `prompt` in `sessionStart`", type)
            : commandFault(path, hook);
    const matcher = fieldOf(hook, "matcher");
    return fault ?? (matcher ? matcherFault(path, matcher, event) : undefined);
}
function promptFault(path, hook, event) {
    const prompt = fieldOf(hook, "prompt");
    if (event !== "sessionStart")
        return wrong(`${path}.type`, "`command` or `http`", hook);
    return isText(prompt) && prompt.value !== "" ? undefined : wrong(`${path}.prompt`, "text", prompt ?? hook);
}
function httpFault(path, hook, event) {
    const url = fieldOf(hook, "url");
    const protocols = decisions.has(event) ? ["https:"] : ["https:", "http:"];
    if (isText(url) && URL.canParse(url.value) && protocols.includes(new URL(url.value).protocol))
        return wrongKey(hook, httpKeys, `${path}.`);
    return wrong(`${path}.url`, decisions.has(event) ? "an `https` address" : "an `http` or `https` address", url ?? hook);
}
function commandFault(path, hook) {
    const hasShell = shells.some((key) => fieldOf(hook, key));
    const hasProgram = fieldOf(hook, "exec") !== undefined;
    if (hasShell === hasProgram)
        return wrong(path, "either a command or `exec`", hook);
    return wrongKey(hook, commandKeys, `${path}.`);
}
function matcherFault(path, matcher, event) {
    if (!matched.has(event))
        return undefined;
    return isText(matcher) && matcher.value !== "" && isExpression(matcher.value)
        ? undefined
        : wrong(`${path}.matcher`, "a regular expression", matcher);
}
function isExpression(pattern) {
    try {
        return new RegExp(pattern) instanceof RegExp;
    }
    catch {
        return false;
    }
}

;// CONCATENATED MODULE: ./build/bundle/src/hosts/copilot/cli/schema.js



const schema_text = [isText, "text"];
const switched = [isBoolean, "`true` or `false`"];
const texts = [isTexts, "a list of texts"];
const mapping = [isTable, "a mapping"];
const textOrTexts = [(node) => isText(node) || isTexts(node), "text or a list of texts"];
const keys = {
    name: schema_text,
    description: schema_text,
    tools: textOrTexts,
    model: [
        (node) => isText(node) || (isTexts(node) && node.items.length > 0),
        "text or a list of texts that is not empty",
    ],
    "model-policy": [isOneOf("preferred", "required"), "`preferred` or `required`"],
    "reasoning-effort": schema_text,
    skills: texts,
    infer: switched,
    "user-invocable": switched,
    "disable-model-invocation": switched,
    "include-custom-instructions": switched,
    "deferred-tool-loading": switched,
    "strict-tools-list": switched,
    github: mapping,
    "mcp-servers": [(node) => isTable(node) || isNull(node), "a mapping"],
    hooks: mapping,
};
const githubKeys = {
    permissions: [isTextTable, "a mapping of texts"],
    toolsets: texts,
};
const serverKeys = {
    timeout: [isPositiveInteger, "a whole number above zero"],
    deferTools: [isOneOf("auto", "never"), "`auto` or `never`"],
};
const remoteKeys = { headers: [isTextTable, "a mapping of texts"] };
const localKeys = {
    env: [isTextTable, "a mapping of texts"],
    cwd: schema_text,
};
function faultIn(table) {
    const description = fieldOf(table, "description");
    if (!description || isNull(description))
        return {
            message: "Copilot CLI requires `description`",
            span: { start: table.span.start, end: table.span.start },
            isUndescribed: true,
        };
    const hooks = fieldOf(table, "hooks");
    return (wrongKey(table, keys, "") ??
        wrongKey(fieldOf(table, "github"), githubKeys, "github.") ??
        serverFault(fieldOf(table, "mcp-servers")) ??
        (isTable(hooks) ? hookFault(hooks) : undefined));
}
function serverFault(servers) {
    if (!isTable(servers))
        return undefined;
    for (const { name = "…", value } of servers.entries) {
        const fault = serverFaultIn(`mcp-servers.${name}`, value);
        if (fault)
            return fault;
    }
    return undefined;
}
function serverFaultIn(path, server) {
    if (!isTable(server))
        return wrong(path, "a mapping", server);
    const type = fieldOf(server, "type");
    const isRemote = type !== undefined && isOneOf("http", "sse")(type);
    if (type && !isRemote && !isOneOf("local", "stdio")(type))
        return wrong(`${path}.type`, "`local`, `stdio`, `http` or `sse`", type);
    const required = isRemote
        ? { url: schema_text, tools: texts }
        : { command: schema_text, args: texts, tools: texts };
    for (const [key, [test, expected]] of Object.entries(required)) {
        const value = fieldOf(server, key);
        if (!value || !test(value))
            return wrong(`${path}.${key}`, expected, value ?? server);
    }
    if (!isRemote && fieldOf(server, "url"))
        return wrong(path, "without `url`, because it is a local server", server);
    return wrongKey(server, { ...serverKeys, ...(isRemote ? remoteKeys : localKeys) }, `${path}.`);
}

// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/tools.js
var tools = __webpack_require__(96918);
;// CONCATENATED MODULE: ./build/bundle/src/hosts/copilot/cli/tools.js


const tools_tools = (0,tools/* toolTable */.T9)({
    read: `read notebookRead view readFile read_file grep glob search grep_search file_search semantic_search codebase fileSearch
      textSearch session_store_sql fetch_copilot_cli_documentation`,
    write: "edit multiEdit write notebookEdit create editFiles createFile createDirectory",
    execute: "execute shell bash read_bash stop_bash list_bash runInTerminal runCommands",
    network: "web web_fetch webFetch web_search webSearch fetch",
    delegate: "agent custom-agent task runSubagent read_agent write_agent list_agents",
    state: "todo todos todoWrite update_todo sql skill tool_search_tool",
}, (name) => name.toLowerCase());
const sets = new Set("read search edit execute web agent vscode todo".split(" "));
function namesIn(text, trim) {
    return text
        .split(",")
        .map(trim)
        .filter((name) => name !== "");
}
function cliCapabilities(names) {
    return (0,capability/* inOrder */.al)(names.flatMap(capabilitiesOfName));
}
function lookupCli(name) {
    if (name === "*")
        return capability/* capabilities */.R7;
    const slash = name.indexOf("/");
    if (slash < 0)
        return tools_tools.lookup(name);
    const own = sets.has(name.slice(0, slash).toLowerCase()) ? tools_tools.lookup(name.slice(slash + 1)) : undefined;
    const isServers = slash > 0 && slash < name.length - 1 && !sets.has(name.slice(0, slash).toLowerCase());
    return own ?? (isServers ? ["external"] : undefined);
}
function capabilitiesOfName(name) {
    return lookupCli(name) ?? [];
}

;// CONCATENATED MODULE: ./build/bundle/src/hosts/copilot/cli/reading.js





function isCliCandidate(path) {
    return path.endsWith(".md") && !path.split("/").some((name) => name.startsWith("."));
}
function cliIdOf(path) {
    return path.replace(/(?:\.agent)?\.md$/, "").replace(/[/\\]/g, "--");
}
function readAsCli(source, id, path) {
    const table = readCliDocument(source.text);
    if (isFault(table))
        return { kind: "leftOut", fault: table };
    const fault = faultIn(table);
    if (fault)
        return { kind: "leftOut", fault };
    return { kind: "agent", agent: agentOf(table, id, path), table };
}
function agentOf(table, id, path) {
    const name = textAt(table, "name");
    const names = cliToolsIn(table);
    const models = textsOf(fieldOf(table, "model"));
    const policy = textAt(table, "model-policy");
    const skills = fieldOf(table, "skills");
    const invocable = fieldOf(table, "user-invocable");
    return {
        id,
        name: name || id,
        description: textAt(table, "description") ?? "",
        path,
        tools: names.slice(0, maxTexts),
        ...(models[0] === undefined ? {} : { model: models[0], models: models.slice(0, maxTexts) }),
        ...(policy === undefined ? {} : { modelPolicy: policy }),
        ...(skills ? { skills: textsOf(skills).slice(0, maxTexts) } : {}),
        userInvocable: !(invocable?.kind === "scalar" && invocable.value === false),
        capabilities: cliCapabilities(names),
    };
}
function cliToolsIn(table) {
    const node = fieldOf(table, "tools");
    if (!node)
        return ["*"];
    return isText(node) ? namesIn(node.value, repo_text/* trim */.Bq) : textsOf(node);
}
function textAt(table, key) {
    const node = fieldOf(table, key);
    return isText(node) ? node.value : undefined;
}
const maxTexts = 500;
function textsOf(node) {
    if (isText(node))
        return [node.value];
    return isTexts(node) ? node.items.flatMap((item) => (isText(item) ? [item.value] : [])) : [];
}

// EXTERNAL MODULE: ./build/bundle/src/model/fact.js
var fact = __webpack_require__(7277);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/fields.js
var fields = __webpack_require__(18012);
// EXTERNAL MODULE: ./build/bundle/src/model/profile.js
var model_profile = __webpack_require__(64682);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/unknown-keys.js
var unknown_keys = __webpack_require__(13172);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/profile.js
var profile = __webpack_require__(56132);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/only-tools.js
var only_tools = __webpack_require__(31029);
;// CONCATENATED MODULE: ./build/bundle/src/hosts/copilot/cli/cuts.js
const breaks = {
    "\r": "a carriage return alone",
    "\u0085": "the character U+0085",
    "\u2028": "the character U+2028",
    "\u2029": "the character U+2029",
};
const maxValues = 2_000;
function cutsIn(table, source) {
    if (!/\r(?!\n)|[\x85\u2028\u2029]/.test(source.text))
        return [];
    const found = [];
    const seen = new Set();
    const stack = [table];
    for (let node = stack.pop(); node && seen.size < maxValues; node = stack.pop()) {
        if (node.kind === "scalar" || seen.has(node))
            continue;
        seen.add(node);
        stack.push(...(node.kind === "list" ? node.items : node.entries.map(({ value }) => value)));
        for (const start of node.kind === "list" ? node.items : node.entries.map(({ key }) => key)) {
            const finding = cutAt(start, source);
            if (finding)
                found.push(finding);
        }
    }
    return found.toSorted((a, b) => a.at.span.start - b.at.span.start);
}
function cutAt({ span }, source) {
    let before = span.start - 1;
    while (before >= 0 && /[ \t\ufeff?-]/.test(source.text[before] ?? ""))
        before--;
    const name = breaks[source.text[before] ?? ""];
    return name === undefined
        ? undefined
        : {
            kind: "cut",
            what: source.text.slice(span.start, Math.min(span.end, span.start + 60)),
            because: `follows ${name}, which ends a line in Copilot CLI but is not visible as a line end; write a line feed`,
            at: { source, span },
        };
}

;// CONCATENATED MODULE: ./build/bundle/src/hosts/copilot/keys.js


const keys_keys = {
    keys: new Set(`name description tools model target mcp-servers disable-model-invocation user-invocable infer metadata agents
    handoffs argument-hint hooks skills include-custom-instructions models modelPolicy model-policy reasoningEffort
    reasoning-effort sidekick github deferred-tool-loading strict-tools-list`.split(/\s+/)),
    own: { tools: "tools" },
    ignores: false,
};
const onlyCli = "only Copilot CLI has it";
const onlyEditor = "only VS Code has it";
const partly = new Map(Object.entries({
    "mcp-servers": "VS Code does not use it",
    metadata: "only the cloud agent has it",
    infer: "it is retired in the cloud agent and deprecated in VS Code; use `disable-model-invocation` and `user-invocable`",
    agents: "only VS Code has it; in Copilot CLI it limits nothing, and in the cloud agent it may limit nothing (not verified)",
    handoffs: onlyEditor,
    "argument-hint": onlyEditor,
    hooks: "VS Code runs them only with `chat.useCustomAgentHooks`, Copilot CLI only lists them, and the cloud agent has none",
    skills: onlyCli,
    github: onlyCli,
    "include-custom-instructions": onlyCli,
    "model-policy": onlyCli,
    "reasoning-effort": onlyCli,
    "deferred-tool-loading": onlyCli,
    "strict-tools-list": onlyCli,
    models: "it is documented only for Copilot CLI and had no effect there; write a list under `model`",
    modelPolicy: "it is documented only for Copilot CLI and had no effect there; use `model-policy`",
    reasoningEffort: "it is documented only for Copilot CLI and had no effect there; use `reasoning-effort`",
    sidekick: onlyCli,
}));
const foreign = new Set("disallowedTools permissionMode maxTurns mcpServers memory background effort isolation color initialPrompt".split(" "));
function ineffectiveKeysOf(table, source, isClaudes) {
    const found = table.entries.flatMap(({ name = "", key, value }) => {
        const at = { source, span: key.span };
        if (keys_keys.keys.has(name))
            return partlyKnownKey(name, value, at);
        return isClaudes && foreign.has(name) ? [foreignKey(name, value, at)] : [];
    });
    const unknown = (0,unknown_keys/* unknownKeysIn */.QU)(table, source, keys_keys).filter(({ what }) => !isClaudes || !foreign.has(what));
    return [...found, ...unknown, ...oddValuesOf(table, source)];
}
function partlyKnownKey(name, value, at) {
    const because = partly.get(name);
    return because === undefined || (0,parsers_node/* isEmptyValue */.Po)(value) || (name === "agents" && isOpen(value))
        ? []
        : [{ kind: "metadata", what: name, because, at }];
}
function foreignKey(name, value, at) {
    if (name === "disallowedTools" && !(0,parsers_node/* isEmptyValue */.Po)(value) && !isEmpty(value))
        return {
            kind: "value",
            what: name,
            because: "Copilot CLI ignores this key and grants these tools; only VS Code removes them",
            at,
        };
    if (name === "permissionMode" && ["plan", "dontAsk"].includes((0,parsers_node/* textOf */.b6)(value) ?? ""))
        return {
            kind: "value",
            what: name,
            because: "a profile has no permission modes, so it limits nothing",
            at,
        };
    return { kind: "metadata", what: name, because: "unknown key", at };
}
function isOpen(value) {
    return (0,unknown_keys/* textsIn */.Ej)(value).includes("*");
}
function isEmpty(value) {
    return value.kind !== "scalar" && (value.kind === "list" ? value.items : value.entries).length === 0;
}
function oddValuesOf(table, source) {
    const found = [];
    const add = (what, because, node) => {
        found.push({ kind: "value", what, because, at: { source, span: node.span } });
    };
    const model = (0,parsers_node/* valueOf */.RP)(table, "model");
    const named = (0,parsers_node/* textOf */.b6)(model);
    if (model && named !== undefined && /\||^__|[{}<>]/.test(named))
        add(`model: ${named}`, "it names no known model, so the agent may fail or run on another (not verified)", model);
    const target = (0,parsers_node/* valueOf */.RP)(table, "target");
    const reader = (0,parsers_node/* textOf */.b6)(target);
    if (target && !(0,parsers_node/* isEmptyValue */.Po)(target) && reader !== "vscode" && reader !== "github-copilot") {
        add(`target: ${reader ?? JSON.stringify((0,parsers_node/* jsonOf */.o_)(target)).slice(0, 60)}`, "it is neither `vscode` nor `github-copilot`; Copilot CLI ignores it, and others may read it as both (not verified)", target);
    }
    const servers = (0,parsers_node/* valueOf */.RP)(table, "mcp-servers");
    if (reader === "vscode" && servers && !(0,parsers_node/* isEmptyValue */.Po)(servers))
        add("mcp-servers", "`target` is `vscode`, which does not use it", servers);
    return found;
}

// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/hooks-and-servers.js
var hooks_and_servers = __webpack_require__(80300);
;// CONCATENATED MODULE: ./build/bundle/src/hosts/copilot/powers.js





function powersOf(table, source, isClaudes) {
    const servers = (0,hooks_and_servers/* serversOf */.U2)((0,parsers_node/* valueOf */.RP)(table, "mcp-servers"), source);
    const hooks = (0,hooks_and_servers/* hooksOf */.uj)((0,parsers_node/* valueOf */.RP)(table, "hooks"), source);
    const extraGrants = [
        ...(0,hooks_and_servers/* serverGrants */.bN)(servers, "mcp-servers"),
        ...githubGrants((0,parsers_node/* valueOf */.RP)(table, "github"), source),
        ...(0,hooks_and_servers/* hookGrants */.ZW)(hooks, "hooks"),
    ];
    return {
        extraGrants,
        hooks,
        servers,
        bypasses: [
            ...sidekickOf((0,parsers_node/* valueOf */.RP)(table, "sidekick"), source),
            ...(isClaudes ? [] : (0,unknown_keys/* unhonouredModesIn */.dI)(table, source, keys_keys)),
        ],
    };
}
function githubGrants(node, source) {
    const toolsets = (0,parsers_node/* valueOf */.RP)(node, "toolsets");
    const hasToolsets = toolsets !== undefined && !(toolsets.kind === "list" && toolsets.items.length === 0);
    if (!node || !(hasToolsets || (0,parsers_node/* valueOf */.RP)(node, "permissions")))
        return [];
    return (0,tools/* grantEach */.Ud)({ source, span: node.span }, ["network", "external"], "github");
}
function sidekickOf(node, source) {
    if (!node || (0,parsers_node/* isEmptyValue */.Po)(node))
        return [];
    const triggers = (0,parsers_node/* valueOf */.RP)(node, "triggers");
    const events = (triggers?.kind === "list" ? triggers.items : triggers ? [triggers] : []).map((item) => (0,parsers_node/* textOf */.b6)(item) ?? (0,parsers_node/* textOf */.b6)((0,parsers_node/* valueOf */.RP)(item, "event")) ?? "…");
    return [
        {
            setting: "sidekick",
            value: events.join(", ") || "…",
            effect: "auto-approve",
            because: "lets Copilot CLI start this agent on its own",
            certainty: "documented",
            at: { source, span: (triggers ?? node).span },
        },
    ];
}

;// CONCATENATED MODULE: ./build/bundle/src/hosts/copilot/tools.js




const copilot_tools_tools = (0,tools/* toolTable */.T9)({
    read: "read search notebookread grep glob ls view readfile read_file grep_search file_search semantic_search session_store_sql fetch_copilot_cli_documentation problems getnotebooksummary readnotebookcelloutput readcelloutput viewimage terminallastcommand terminalselection gettaskoutput getterminaloutput testfailure changes codebase filesearch listdirectory textsearch searchresults usages findtestfiles vscodeapi getprojectsetupinfo extensions",
    write: "edit multiedit write notebookedit editfiles createfile createdirectory editnotebook createjupyternotebook rename create str_replace str_replace_editor apply_patch new newworkspace updateuserpreferences memory vscode",
    execute: "execute shell bash powershell runinterminal runcommands runtask runtasks createandruntask runtests runnotebooks runnotebookcell runcommand runvscodecommand installextension killterminal awaitterminal vscode",
    network: "web websearch webfetch web_search web_fetch fetch githubrepo githubtextsearch browser opensimplebrowser",
    delegate: "agent custom-agent task runsubagent read_agent list_agents write_agent",
    state: "todo todos todowrite update_todo sql skill tool_search_tool askquestions think",
});
const tools_sets = new Set("read search edit execute web agent vscode browser todo runcommands runtasks new".split(" "));
function readTools(list, source, home) {
    if (!list)
        return { grants: (0,fact/* implied */.TU)((0,tools/* grantEach */.Ud)(home), home, "no `tools` key means every tool"), ineffective: [] };
    const at = { source, span: list.span };
    const unnamed = unnamedTools(list, at);
    if (unnamed)
        return unnamed;
    const ineffective = [];
    const grants = [];
    for (const item of list.kind === "list" ? list.items : [list]) {
        if (item.kind !== "scalar" || item.value === null) {
            ineffective.push({
                kind: "value",
                what: "tools",
                because: "one of its entries is not text",
                at: { source, span: item.span },
            });
            continue;
        }
        const entries = entriesOf(item, source);
        const because = list.kind === "list" ? unmatchedEntry(item.text, entries) : undefined;
        if (because !== undefined)
            ineffective.push({ kind: "unknown-tool", what: item.text, because, at: { source, span: item.span } });
        for (const entry of entries) {
            grants.push(...grantsOfEntry(entry));
            const fault = faultOf(entry);
            if (fault)
                ineffective.push(fault);
        }
    }
    return { grants: (0,fact/* stated */.Eo)(grants, at), ineffective };
}
function unnamedTools(list, at) {
    if ((0,parsers_node/* isEmptyValue */.Po)(list)) {
        const isNull = list.kind === "scalar" && list.value === null;
        const byCli = isNull ? "Copilot CLI skips the agent" : "Copilot CLI grants no tool";
        return {
            grants: (0,fact/* implied */.TU)((0,tools/* grantEach */.Ud)(at), at, "`tools` without a value may mean every tool (not verified)"),
            ineffective: [
                {
                    kind: "value",
                    what: "tools",
                    because: `it has no value: ${byCli}, and others may grant every tool (not verified)`,
                    at,
                },
            ],
        };
    }
    if (list.kind === "table" || (list.kind === "scalar" && typeof list.value !== "string")) {
        const because = "it is not a list of names: Copilot CLI skips the agent, and another reader may grant every tool";
        return {
            grants: (0,fact/* implied */.TU)((0,tools/* grantEach */.Ud)(at), at, "`tools` without names may mean every tool"),
            ineffective: [{ kind: "limit", what: "tools", because, at }],
        };
    }
    return undefined;
}
function unmatchedEntry(text, entries) {
    if (entries.length > 1)
        return "it is one entry with several names, of which Copilot CLI grants none; write one entry per name";
    return entries.length === 1 && text.trim() !== text
        ? "it has spaces around it, so Copilot CLI grants nothing for it; remove them"
        : undefined;
}
function entriesOf({ text, span }, source) {
    const offset = source.text.startsWith(text, span.start)
        ? span.start
        : source.text.startsWith(text, span.start + 1)
            ? span.start + 1
            : undefined;
    return partsOf(text).flatMap(({ part, index }) => {
        const written = part.trim();
        if (written === "")
            return [];
        const start = index + part.indexOf(written);
        const at = {
            source,
            span: offset === undefined ? span : { start: offset + start, end: offset + start + written.length },
        };
        const scope = written.endsWith(")") ? written.indexOf("(") : -1;
        const name = (scope < 0 ? written : written.slice(0, scope)).trim().toLowerCase();
        return [{ written, name, scoped: name.length < written.length, at }];
    });
}
function partsOf(text) {
    const parts = [];
    const last = text.lastIndexOf(")");
    let index = 0;
    for (let i = 0; i <= text.length; i += 1) {
        if (text[i] === "(" && i < last)
            i = text.indexOf(")", i);
        else if (i === text.length || text[i] === ",") {
            parts.push({ part: text.slice(index, i), index });
            index = i + 1;
        }
    }
    return parts;
}
function grantsOfEntry({ written, name, at }) {
    return (0,tools/* grantEach */.Ud)(at, name === "*" ? capability/* capabilities */.R7 : tools_powersOf(name), written);
}
function tools_powersOf(name) {
    const slash = name.indexOf("/");
    const set = slash < 0 ? undefined : name.slice(0, slash);
    if (set === undefined || !tools_sets.has(set))
        return copilot_tools_tools.lookup(name) ?? ["external"];
    return copilot_tools_tools.lookup(name.slice(slash + 1)) ?? copilot_tools_tools.lookup(set) ?? [];
}
function faultOf({ written, name, scoped, at }) {
    if (scoped)
        return {
            kind: "scope",
            what: written,
            because: "Copilot CLI grants nothing for an entry with a scope, and others may grant the whole tool (not verified)",
            at,
            certainty: "assumed",
        };
    const isWord = /^(?:all|any|everything|inherit|all[- ]tools)$/.test(name);
    if (!isWord && !/^(?!\*$).*\*/.test(name.replace(/^[^*/]+\/\*$/, "")))
        return undefined;
    const because = isWord
        ? "unknown tool, for which Copilot CLI grants nothing; use `*` to grant every tool"
        : "the only patterns of Copilot CLI are `*` and `server/*`, so it grants nothing for this one";
    return { kind: "unknown-tool", what: written, because, at };
}

;// CONCATENATED MODULE: ./build/bundle/src/hosts/copilot/profile.js














const toolLine = { key: "tools", value: only_tools/* flowList */.L, readers: ["read", "search"] };
function readProfile([first, ...others], file) {
    const { cli, source } = file;
    const parsed = others.reduce((profile, table) => (0,model_profile/* union */.KC)(profile, profileOf(table, file)), profileOf(first, file));
    if (cli?.kind !== "agent")
        return parsed;
    const both = (0,model_profile/* union */.KC)(parsed, profileOf(cli.table, file));
    const further = cliGrants(both, cli.table, source);
    return {
        ...(further.length > 0 ? (0,model_profile/* union */.KC)(both, { ...both, grants: (0,fact/* stated */.Eo)(further, (0,fields/* startOfTable */.Eo)(cli.table, source)) }) : both),
        ineffective: [...both.ineffective, ...cutsIn(cli.table, source)],
    };
}
function cliGrants(profile, table, source) {
    const granted = new Set(((0,fact/* known */.eO)(profile.grants) ?? []).map(({ capability }) => capability));
    const list = (0,parsers_node/* valueOf */.RP)(table, "tools");
    const at = list ? { source, span: list.span } : (0,fields/* startOfTable */.Eo)(table, source);
    return cliToolsIn(table).flatMap((name) => {
        const further = (lookupCli(name) ?? []).filter((capability) => !granted.has(capability));
        return (0,tools/* grantEach */.Ud)(at, further, name);
    });
}
function profileOf(table, { source, body, id, isClaudes }) {
    const home = (0,fields/* startOfTable */.Eo)(table, source);
    const { grants, ineffective } = readTools((0,parsers_node/* valueOf */.RP)(table, "tools"), source, home);
    return (0,profile/* profileFrom */.A)({
        home,
        name: (0,fields/* nameOrFileName */._T)((0,fields/* textFact */.yM)((0,parsers_node/* valueOf */.RP)(table, "name"), source, home), id, home),
        identity: id,
        description: (0,fields/* textFact */.yM)((0,parsers_node/* valueOf */.RP)(table, "description"), source, home),
        model: modelOf((0,parsers_node/* valueOf */.RP)(table, "model") ?? (0,parsers_node/* valueOf */.RP)(table, "models"), source, home),
        grants,
        onlyTools: (0,only_tools/* onlyToolsIn */.F)(table, source, toolLine),
        ...powersOf(table, source, isClaudes),
        ineffective: [...ineffectiveKeysOf(table, source, isClaudes), ...ineffective],
        prompt: (0,fields/* bodyPrompt */.$c)(source, body),
        native: (0,fields/* knownValues */.s2)(table, keys_keys.keys),
    });
}
function modelOf(node, source, home) {
    return node?.kind === "list"
        ? (0,fact/* stated */.Eo)((0,unknown_keys/* textsIn */.Ej)(node).join(", "), { source, span: node.span })
        : (0,fields/* textFact */.yM)(node, source, home);
}

;// CONCATENATED MODULE: ./build/bundle/src/hosts/copilot/agent.js






const maxPrompt = 30_000;
async function agent_agentOf(source, place) {
    const { folder, path, relative } = place;
    const isForCli = folder === "agents" || folder === "claude";
    const id = isForCli ? cliIdOf(relative) : (0,repo_path/* nameOf */.Vb)(path).replace(/(?:\.agent|\.chatmode)?\.md$/, "");
    const cli = isForCli && isCliCandidate(relative) ? readAsCli(source, id, path) : undefined;
    const markdown = await (0,lenient_markdown/* readLenientMarkdown */.p)(source.text);
    const reason = reasonForDocument(markdown, source.text, folder, (0,repo_path/* nameOf */.Vb)(path));
    if (reason !== undefined) {
        const problem = { message: reason, at: (0,repo_text/* startOf */.GH)(source), kind: "document" };
        return { result: { verdict: { kind: "dropped", problem } }, id, cli };
    }
    const { tables, body } = markdown;
    const file = { source, body, id, isClaudes: folder === "claude", cli };
    const profile = readProfile(tables, file);
    const result = relative.includes("/")
        ? nestedResult(profile, place, cli, source)
        : topResult(profile, markdown, { source, place, id, cli });
    return { result, id, cli };
}
function topResult(profile, markdown, { source, place, id, cli }) {
    const leniency = refusedBySome(markdown, source) ??
        refusedByCli(place, cli, source) ??
        refusedByGitHub(id, profile.prompt.text, { source, span: markdown.body });
    return {
        verdict: { kind: "loaded" },
        profile,
        ...(leniency ? { leniency } : {}),
        ...(place.folder === "modes" || place.folder === "editor" ? { certainty: "documented" } : {}),
    };
}
function nestedResult(profile, { folder, path, relative }, cli, source) {
    if (cli?.kind === "agent")
        return { verdict: { kind: "loaded" }, profile };
    if (folder === "claude" || profile.description.state !== "stated")
        return { verdict: { kind: "passed-over" } };
    const root = path.slice(0, path.length - relative.length - 1);
    const where = `it is in a subfolder of \`${root}\``;
    const problem = cli
        ? {
            message: `${where}, which only Copilot CLI reads, and ${cli.fault.message}`,
            at: { source, span: cli.fault.span },
        }
        : { message: `${where}, which nothing reads`, at: (0,repo_text/* startOf */.GH)(source) };
    return { verdict: { kind: "dropped", problem }, profile };
}
function reasonForDocument({ kind, frontmatter }, text, folder, name) {
    if (kind === "none" && name === "README.md")
        return "it is a README, which VS Code skips";
    if (kind === "none" && text.trim() === "")
        return "it is empty";
    if (folder !== "claude" || kind === "misplaced")
        return undefined;
    if (kind === "none")
        return "it has no frontmatter, so it is not read as an agent here";
    return hasValue(frontmatter, "name") || hasValue(frontmatter, "description")
        ? undefined
        : "it has neither `name` nor `description`, so it is not read as an agent here";
}
function hasValue(table, key) {
    const node = (0,parsers_node/* valueOf */.RP)(table, key);
    return node !== undefined && !(0,parsers_node/* isEmptyValue */.Po)(node);
}
function refusedBySome({ kind, problem }, source) {
    if (kind === "none")
        return {
            message: "it has no frontmatter; only VS Code loads it",
            at: (0,repo_text/* startOf */.GH)(source),
            kind: "strict-readers",
        };
    if (!problem)
        return undefined;
    const message = kind === "misplaced" ? `${problem.message}; VS Code reads it as part of the prompt` : problem.message;
    return { message, at: { source, span: problem.span }, kind: "strict-readers" };
}
function refusedByCli({ folder }, cli, source) {
    if (folder !== "agents" && folder !== "claude")
        return undefined;
    if (!cli)
        return {
            message: "Copilot CLI skips files whose name begins with a dot",
            at: (0,repo_text/* startOf */.GH)(source),
            kind: "strict-readers",
        };
    if (cli.kind === "agent" || cli.fault.isUndescribed)
        return undefined;
    return { message: cli.fault.message, at: { source, span: cli.fault.span }, kind: "strict-readers" };
}
function refusedByGitHub(id, prompt, { source, span }) {
    const kind = "strict-readers";
    const certainty = "documented";
    const wrong = /[^\w.-]/u.exec(id)?.[0];
    if (wrong !== undefined)
        return {
            message: `the file name contains \`${wrong}\`; use only letters, digits, \`.\`, \`-\` and \`_\``,
            at: (0,repo_text/* startOf */.GH)(source),
            kind,
            certainty,
        };
    if (prompt.length > maxPrompt)
        return {
            message: `the prompt has ${prompt.length} characters; GitHub accepts at most ${maxPrompt}`,
            at: { source, span: { start: span.start, end: span.start } },
            kind,
            certainty,
        };
    return undefined;
}

// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/beside.js
var beside = __webpack_require__(45171);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/collect.js
var collect = __webpack_require__(91307);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/settings.js
var settings = __webpack_require__(84876);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/unknown-settings.js
var unknown_settings = __webpack_require__(95373);
;// CONCATENATED MODULE: ./build/bundle/src/hosts/copilot/command-line.js





const rules = [
    {
        path: "disableAllHooks",
        when: /^true$/,
        effect: "widens",
        because: "turns off hooks, including those that guard tools",
    },
    {
        path: "enabledPlugins.*",
        when: /^true$/,
        effect: "widens",
        because: "installs a plugin with agents, hooks and servers",
        may: ["execute", "external"],
    },
    { path: "extraKnownMarketplaces.*", effect: "widens", because: "adds a source of plugins" },
    ...["deniedUrls", "disabledMcpServers", "disabledSkills"].map((path) => ({ path, effect: "narrows", because: "is turned off for every agent" })),
];
const harmless = (because, paths) => paths.split(/\s+/).map((path) => ({ path, because }));
const harmlessSettings = [
    ...harmless("names the file's form", "$schema version"),
    ...harmless("chooses a model or a text", `companyAnnouncements contextTier effortLevel includeCoAuthoredBy mergeStrategy model respectGitignore`),
    ...harmless("applies only in the user's own settings", `allowedUrls askUser autoModelTier autoUpdate banner bashEnv beep builtInAgents colorMode compactPaste continueOnAutoMode
    copyOnSelect customAgents disabledMcpServers dynamicRetrieval editorMode enabledMcpServers experimental footer ide
    ignoredSkillsLocations keepAlive logLevel mcp mouse permissions pinnedPrompts powershellFlags
    proxyKerberosServicePrincipal proxyUrl remote remoteExport remoteSessions renderHexColors renderMarkdown sandbox
    screenReader scrollbar shellShortcut showTimestamps showTipsOnStartup sidebar skillDirectories statusLine
    stayInAutopilot storeTokenPlaintext stream streamerMode subagents tabs taskbarPresence terminalNotifications
    terminalProgress theme toolSearch transcriptView trustedFolders updateTerminalTitle worktreeBaseRef
    worktreePathTemplate`),
];
function commandLineAuthority(root, source) {
    return (0,settings/* authorityFrom */.W5)(rules, root, source).map(named);
}
function named(authority) {
    const [, setting, name] = /^(enabledPlugins|extraKnownMarketplaces)\.(.*)$/s.exec(authority.setting) ?? [];
    return setting === undefined || name === undefined ? authority : { ...authority, setting, value: name };
}
function unknownCommandLineSettings(source, root) {
    return (0,unknown_settings/* unknownSettings */.I3)(root, source, "Copilot CLI", [...rules, ...harmlessSettings]);
}
function languageAuthority(root, source) {
    return (0,fields/* tableEntries */.zH)((0,parsers_node/* lastOf */.g1)(root, "lspServers")).flatMap(({ name = "", value: config }) => (0,hooks_and_servers/* serverOf */.FN)(name, config, source)
        .filter(({ kind }) => kind === "command")
        .map(({ at }) => ({
        setting: "lspServers",
        value: name,
        effect: "widens",
        because: "starts a command for every agent of the CLI",
        content: (0,settings/* contentOf */.$E)(config, source),
        may: ["execute"],
        names: (0,settings/* commandTexts */.Ot)(config),
        at,
    })));
}

// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/dotted.js
var dotted = __webpack_require__(49137);
;// CONCATENATED MODULE: ./build/bundle/src/hosts/copilot/editor-settings.js
const editorRules = [
    {
        path: "chat.permissions.default",
        when: /^(?:autoApprove|autopilot)$/,
        effect: "bypasses",
        because: "may start every session without asking for any tool call",
    },
    {
        path: "chat.assistedPermissions.enabled",
        when: /^true$/,
        effect: "widens",
        because: "may let a model approve tool calls instead of a person",
    },
    {
        path: "chat.autopilot.advanced.enabled",
        when: /^true$/,
        effect: "widens",
        because: "may let a model decide when an autonomous session ends",
    },
    {
        path: "chat.tools.terminal.enableAutoApprove",
        when: /^false$/,
        effect: "narrows",
        because: "asks for every terminal command",
    },
    {
        path: "chat.tools.terminal.ignoreDefaultAutoApproveRules",
        when: /^true$/,
        effect: "widens",
        because: "may remove the built-in rules that ask before dangerous commands",
    },
    {
        path: "chat.tools.terminal.autoApproveWorkspaceNpmScripts",
        when: /^true$/,
        effect: "widens",
        because: "may run every script of the workspace's `package.json` without asking",
        may: ["execute"],
    },
    {
        path: "chat.tools.terminal.autoApproveWorkspaceNpmScripts",
        when: /^false$/,
        effect: "narrows",
        because: "asks before scripts of the workspace's `package.json`",
    },
    ...["chat.tools.autoApprove", "chat.agent.autoApprove", "github.copilot.chat.agent.autoApprove"].map((path) => ({
        path,
        when: /^true$/,
        effect: "bypasses",
        because: "may run every tool without asking in a version of the editor that has this name",
    })),
    {
        path: "github.copilot.chat.agent.terminal.allowList",
        effect: "widens",
        because: "may run in the terminal without asking in a version of the editor that has this name",
        may: ["execute"],
    },
    {
        path: "github.copilot.chat.agent.terminal.denyList",
        effect: "narrows",
        because: "may not run in the terminal without asking in a version of the editor that has this name",
    },
    {
        path: "chat.agentHost.localFilePermissions",
        effect: "widens",
        because: "may let an agent host read or write these files",
        isWhole: true,
    },
    {
        path: "chat.agent.sandbox.allowNetwork",
        when: /^true$/,
        effect: "widens",
        because: "may reach every address from inside the sandbox",
        may: ["network"],
    },
    {
        path: "chat.agent.sandbox.allowUnsandboxedCommands",
        when: /^true$/,
        effect: "widens",
        because: "may run commands outside the sandbox",
        may: ["execute"],
    },
    {
        path: "chat.agent.sandbox.allowAutoApprove",
        when: /^true$/,
        effect: "widens",
        because: "may run commands inside the sandbox without asking",
        may: ["execute"],
    },
    {
        path: "github.copilot.chat.githubMcpServer.enabled",
        when: /^true$/,
        effect: "widens",
        because: "may connect GitHub's own server",
        may: ["network", "external"],
    },
    {
        path: "chat.tools.terminal.blockDetectedFileWrites",
        when: /^never$/,
        effect: "widens",
        because: "may let terminal commands write anywhere without asking",
    },
    {
        path: "chat.agent.sandbox.enabled",
        when: /^(?:true|on)$/,
        effect: "narrows",
        because: "runs terminal commands in a sandbox",
    },
    {
        path: "chat.useCustomAgentHooks",
        when: /^true$/,
        effect: "widens",
        because: "may run the hooks of agents",
    },
    {
        path: "chat.defaultConfiguration.approvals",
        when: /^(?:autoApprove|autopilot)$/,
        effect: "bypasses",
        because: "may start every session without asking for any tool call",
    },
    {
        path: "chat.defaultConfiguration.mode",
        when: /^autopilot$/,
        effect: "widens",
        because: "may start every session in a mode that continues without a person",
    },
    {
        path: "github.copilot.chat.claudeAgent.allowDangerouslySkipPermissions",
        when: /^true$/,
        effect: "bypasses",
        because: "may let sessions of the Claude agent skip every permission check",
    },
    {
        path: "chat.autoReply",
        when: /^(?!false$)/,
        effect: "widens",
        because: "may answer an agent's questions in place of a person",
    },
    {
        path: "chat.tools.terminal.autoReplyToPrompts",
        when: /^true$/,
        effect: "widens",
        because: "may answer the prompts of terminal commands in place of a person",
    },
    {
        path: "chat.editing.autoAcceptDelay",
        when: /^(?!0$)/,
        effect: "widens",
        because: "may accept edits after a delay in place of a person",
    },
    {
        path: "chat.subagents.allowInvocationsFromSubagents",
        when: /^true$/,
        effect: "widens",
        because: "may let subagents start subagents of their own",
    },
    {
        path: "chat.useCustomizationsInParentRepositories",
        when: /^true$/,
        effect: "widens",
        because: "may read agents and hooks of directories above the opened one",
    },
    ...["linux", "osx", "windows"].map((system) => ({
        path: `chat.tools.terminal.terminalProfile.${system}`,
        effect: "widens",
        because: "may run every terminal command of an agent in this shell",
        may: ["execute"],
        isWhole: true,
    })),
    ...["linux", "mac", "windows"].flatMap((system) => [
        ...["allowRead", "allowWrite"].map((key) => ({
            path: `chat.agent.sandbox.fileSystem.${system}.${key}`,
            effect: "widens",
            because: `may be ${key === "allowRead" ? "read" : "written"} from inside the sandbox`,
        })),
        ...["denyRead", "denyWrite"].map((key) => ({
            path: `chat.agent.sandbox.fileSystem.${system}.${key}`,
            effect: "narrows",
            because: `may not be ${key === "denyRead" ? "read" : "written"} from inside the sandbox`,
        })),
    ]),
    {
        path: "chat.agent.networkFilter",
        when: /^true$/,
        effect: "narrows",
        because: "limits the addresses that agents' tools can reach",
    },
    { path: "chat.agent.allowedNetworkDomains", effect: "widens", because: "may be reached by agents' tools" },
    { path: "chat.agent.deniedNetworkDomains", effect: "narrows", because: "may not be reached by agents' tools" },
    {
        path: "chat.plugins.enabledPlugins",
        effect: "widens",
        because: "may install a plugin with agents, hooks and servers",
        may: ["execute", "external"],
    },
    ...["chat.plugins.marketplaces", "chat.plugins.extraMarketplaces"].map((path) => ({ path, effect: "widens", because: "may add a place that plugins come from" })),
    {
        path: "chat.plugins.strictMarketplaces",
        when: /^true$/,
        effect: "narrows",
        because: "takes plugins only from an organisation's sources",
    },
    {
        path: "chat.mcp.discovery.enabled",
        when: /^(?!false$)/,
        effect: "widens",
        because: "may import servers from other programs' settings",
        may: ["execute", "external"],
    },
    {
        path: "chat.mcp.serverSampling",
        effect: "widens",
        because: "may let a server ask models",
    },
    {
        path: "chat.mcp.access",
        when: /^(?:none|registry|false)$/,
        effect: "narrows",
        because: "limits which servers run",
    },
    {
        path: "github.copilot.chat.additionalReadAccessFolders",
        effect: "widens",
        because: "may be read although it is outside the workspace",
    },
    {
        path: "github.copilot.chat.planAgent.additionalTools",
        effect: "widens",
        because: "may be called by the agent that plans",
    },
    {
        path: "github.copilot.chat.otel.enabled",
        when: /^true$/,
        effect: "widens",
        because: "may send a record of what agents do to a collector",
        may: ["network"],
    },
    ...["exporterType", "otlpEndpoint", "outfile"].map((key) => ({
        path: `github.copilot.chat.otel.${key}`,
        effect: "widens",
        because: "may decide where the record of what agents do is sent",
        may: ["network"],
    })),
    {
        path: "github.copilot.chat.otel.captureContent",
        when: /^true$/,
        effect: "widens",
        because: "may add prompts and answers to the record of what agents do",
        may: ["network"],
    },
    ...["github.copilot.chat.customOAIModels", "github.copilot.chat.byok", "github.copilot.advanced"].map((path) => ({
        path,
        effect: "widens",
        because: "may decide where model requests are sent",
        may: ["network"],
        isWhole: true,
    })),
];

;// CONCATENATED MODULE: ./build/bundle/src/hosts/copilot/harmless-editor-settings.js
const readElsewhere = [
    "chat.tools.global.autoApprove",
    "chat.tools.terminal.autoApprove",
    "chat.tools.urls.autoApprove",
    "chat.tools.edits.autoApprove",
    "chat.tools.eligibleForAutoApproval",
    "chat.agentFilesLocations",
    "chat.modeFilesLocations",
    "chat.hookFilesLocations",
    "chat.pluginLocations",
    "chat.plugins.paths",
];
const harmless_editor_settings_harmless = (because, paths) => paths.split(/\s+/).map((path) => ({ path, because }));
const harmlessEditorSettings = [
    ...harmless_editor_settings_harmless("decides how the editor looks", `chat.commandCenter chat.editor chat.fontFamily chat.fontSize chat.verbose chat.math chat.viewTitle chat.emptyState
    chat.artifacts chat.checkpoints chat.editRequests chat.notifyWindowOnConfirmation chat.notifyWindowOnResponseReceived
    chat.requestQueuing chat.viewSessions chat.editMode chat.agentsControl chat.unifiedAgentsBar chat.planWidget
    chat.agentSessionProjection chat.inlineReferences chat.tools.terminal.simpleCollapsible chat.tools.autoExpandFailures
    chat.tools.todos chat.tools.terminal.outputLocation chat.tools.confirmationCarousel chat.viewProgressBadge
    chat.contextUsage chat.persistentProgress chat.progressBorder chat.agent.codeBlockProgress
    chat.restoreLastPanelSession chat.editorAssociations chat.growthNotification chat.titleBar chat.customizations
    chat.planReview chat.agentsHandoffTip chat.turnStatusPills chat.experimental.incrementalRendering
    chat.agent.thinkingStyle chat.agent.thinking chat.editing.explainChanges chat.editing.revealNextChangeOnResolve
    chat.editing.openChangedFileInDiffEditor chat.agentSessionsViewLocation chat.showAgentSessionsViewDescription
    chat.tips chat.implicitContext chat.sendElementsToChat chat.promptFilesRecommendations
    github.copilot.chat.localeOverride github.copilot.chat.terminalChatLocation github.copilot.editor
    github.copilot.renameSuggestions github.copilot.nextEditSuggestions github.copilot.chat.startDebugging
    github.copilot.chat.setupTests github.copilot.chat.scopeSelection`),
    ...harmless_editor_settings_harmless("asks before something is thrown away, or limits how long agents run", `chat.editing.confirmEditRequestRemoval chat.editing.confirmEditRequestRetry chat.agent.maxRequests
    chat.exitAfterDelegation chat.tools.terminal.enforceTimeoutFromModel
    chat.tools.terminal.preventShellHistory chat.tools.terminal.shellIntegrationTimeout github.copilot.chat.agent.maxRequests
    chat.tools.riskAssessment`),
    ...harmless_editor_settings_harmless("switches on or off what an editor has anyway", `chat.disableAIFeatures chat.detectParticipant chat.agent.enabled chat.extensionTools chat.mcp.apps chat.mcp.autoStart
    chat.mcp.gallery chat.mcp.enabled chat.tools.compressOutput chat.tools.memory chat.copilotMemory chat.plugins.enabled
    chat.generalPurposeAgent chat.customAgentInSubagent chat.edits2 chat.newSession chat.agentHost.enabled
    chat.agentHost.byokModels.enabled chat.agentHost.codexAgent.enabled chat.agentHost.claudeAgent.enabled
    chat.repoInfo chat.sessionSync chat.useCloudButtonV2 chat.autopilot.enabled chat.codeBlock
    chat.experimental.permissionsSandboxToggle chat.experimental.collectInstructionsInExtension
    github.copilot.enable github.copilot.chat.useProjectTemplates github.copilot.chat.codesearch github.copilot.chat.edits
    github.copilot.chat.localIndex github.copilot.chat.newWorkspaceCreation
    github.copilot.chat.agent.enabled github.copilot.chat.agent.autoFix github.copilot.chat.agent.runTasks
    github.copilot.chat.agent.currentEditorContext github.copilot.chat.agent.thinkingTool
    github.copilot.chat.agent.modelDetails github.copilot.chat.agent.backgroundTodoAgent
    github.copilot.chat.copilotMemory github.copilot.chat.customAgents.showOrganizationAndEnterpriseAgents
    github.copilot.chat.searchSubagent github.copilot.chat.switchAgent
    github.copilot.chat.claudeAgent.enabled github.copilot.chat.summarizeAgentConversationHistory
    github.copilot.chat.virtualTools github.copilot.chat.cli.customAgents github.copilot.chat.cli.mcp.enabled
    github.copilot.chat.cli.branchSupport github.copilot.chat.editor github.copilot.chat.skillTool
    github.copilot.chat.organizationCustomAgents github.copilot.chat.organizationInstructions
    github.copilot.chat.reviewAgent github.copilot.chat.reviewSelection github.copilot.chat.generateTests
    github.copilot.chat.languageContext github.copilot.chat.search github.copilot.chat.notebook
    github.copilot.chat.copilotDebugCommand github.copilot.chat.followUps github.copilot.chat.runCommand`),
    ...harmless_editor_settings_harmless("chooses a model", `chat.utilityModel chat.utilitySmallModel chat.byokUtilityModelDefault chat.planAgent chat.exploreAgent
    chat.defaultModel github.copilot.selectedCompletionModel github.copilot.chat.implementAgent inlineChat`),
    ...harmless_editor_settings_harmless("adds text to prompts, and a person reads it as text", `chat.useAgentsMdFile chat.useClaudeMdFile chat.useNestedAgentsMdFiles chat.instructionsFilesLocations
    chat.includeApplyingInstructions chat.includeReferencedInstructions chat.promptFilesLocations chat.promptFiles
    chat.useAgentSkills chat.useClaudeSkills chat.agentSkillsLocations github.copilot.chat.codeGeneration
    github.copilot.chat.testGeneration github.copilot.chat.commitMessageGeneration
    github.copilot.chat.pullRequestDescriptionGeneration`),
];

;// CONCATENATED MODULE: ./build/bundle/src/hosts/copilot/editor.js







const patternRules = [
    ["chat.tools.terminal.autoApprove", /^(?:\/[\^]?(?:\.[*+]?)?\$?\/[a-z]*|\*+|\.\*)$/, "terminal commands"],
    ["chat.tools.urls.autoApprove", /^(?:\*+|https?:\/\/\*+(?:\/\*+)?)$/, "addresses"],
    ["chat.tools.edits.autoApprove", /^(?:\*\*\/)?\*+$/, "edits"],
];
const everyTool = "chat.tools.global.autoApprove";
function editorAuthority(source, node, isMachine = false) {
    const decisions = [
        ...(0,dotted/* valuesAt */.I)(node, everyTool).flatMap((value) => globalDecision(value, isMachine)),
        ...editorRules.flatMap((rule) => (0,dotted/* valuesAt */.I)(node, rule.path).flatMap((value) => ruleDecisions(rule, value, source))),
        ...patternRules.flatMap((rule) => (0,dotted/* valuesAt */.I)(node, rule[0]).flatMap((value) => patternDecisions(value, rule))),
        ...(0,dotted/* valuesAt */.I)(node, "chat.tools.eligibleForAutoApproval").flatMap(neverEligible),
        ...(0,dotted/* valuesAt */.I)(node, hookLocations).flatMap(hookSwitches),
    ];
    return decisions.map(({ node: { span }, ...decision }) => ({ ...decision, at: { source, span } }));
}
function unknownEditorSettings(source, node) {
    const known = [...editorRules, ...readElsewhere.map((path) => ({ path })), ...harmlessEditorSettings];
    const own = (0,fields/* tableEntries */.zH)(nested(node)).filter(({ name }) => name === "chat" || name === "github");
    const others = (0,fields/* tableEntries */.zH)(nested(node)).flatMap(({ name, value }) => name === "github"
        ? (0,fields/* tableEntries */.zH)(value).flatMap((entry) => (entry.name === "copilot" ? [] : [`github.${entry.name ?? ""}`]))
        : []);
    const root = { kind: "table", span: node?.span ?? { start: 0, end: 0 }, entries: own };
    return (0,unknown_settings/* unknownSettings */.I3)(root, source, "VS Code", [...known, ...others.map((path) => ({ path }))]);
}
function nested(node) {
    if (node?.kind !== "table")
        return node;
    return {
        ...node,
        entries: node.entries.map(({ key, name, value }) => {
            const [first, ...rest] = (name ?? "").split(".").toReversed();
            const inner = { key, name: first, value: nested(value) ?? value };
            return rest.reduce((entry, segment) => ({
                key,
                name: segment,
                value: { kind: "table", span: value.span, entries: [entry] },
            }), inner);
        }),
    };
}
function globalDecision(node, isMachine) {
    if (!isTrue(node))
        return [];
    const because = isMachine
        ? "runs every tool without asking in a container made from this file"
        : "may run every tool without asking (not verified: VS Code declares it for users and machines, not for repositories)";
    return [{ setting: everyTool, value: "true", node, effect: "bypasses", because }];
}
function ruleDecisions({ path, when, effect, because, may, isWhole }, node, source) {
    const setting = path.startsWith("chat.defaultConfiguration") ? "chat.defaultConfiguration" : path;
    const common = { setting, effect, because, ...(may ? { may } : {}) };
    const isEmpty = node.kind === "scalar" && (node.value === null || node.text === "");
    if (isEmpty || isEmptyCollection(node))
        return [];
    const names = may?.includes("execute") === true ? { names: (0,settings/* commandTexts */.Ot)(node) } : {};
    if (isWhole)
        return [{ ...common, ...names, value: (0,parsers_node/* textOf */.b6)(node) ?? "…", content: (0,settings/* contentOf */.$E)(node, source), node }];
    return itemsOf(node)
        .filter(({ value }) => when === undefined || when.test(value))
        .map(({ value, node: item }) => ({ ...common, ...names, value, content: (0,settings/* contentOf */.$E)(item, source), node: item }));
}
function isEmptyCollection(node) {
    return (node.kind === "list" && node.items.length === 0) || (node.kind === "table" && node.entries.length === 0);
}
function itemsOf(node) {
    if (node.kind === "scalar")
        return [{ value: node.text, node }];
    if (node.kind === "list")
        return node.items.map((item) => ({ value: (0,parsers_node/* textOf */.b6)(item) ?? "…", node: item }));
    return node.entries.flatMap(({ name = "", value }) => (0,parsers_node/* textOf */.b6)(value) === "false" ? [] : [{ value: name, node: value }]);
}
function patternDecisions(table, [setting, whole, what]) {
    return (0,fields/* tableEntries */.zH)(table).map(({ name = "", value: node }) => {
        const decision = { setting, value: name, node };
        const isApproved = isTrue(node) || isTrue((0,parsers_node/* lastOf */.g1)(node, "approve")) || isTrue((0,parsers_node/* lastOf */.g1)(node, "approveRequest"));
        if (!isApproved)
            return { ...decision, effect: "narrows", because: `asks for matching ${what}` };
        return whole.test(name) && what === "terminal commands"
            ? { ...decision, effect: "auto-approves", because: `may run all ${what} without asking` }
            : { ...decision, effect: "widens", because: `may pass matching ${what} without asking` };
    });
}
function neverEligible(table) {
    return (0,fields/* tableEntries */.zH)(table)
        .filter(({ value }) => (0,parsers_node/* textOf */.b6)(value) === "false")
        .map(({ name = "", value: node }) => ({
        setting: "chat.tools.eligibleForAutoApproval",
        value: name,
        node,
        effect: "narrows",
        because: "needs confirmation every time",
    }));
}
const hookLocations = "chat.hookFilesLocations";
function hookSwitches(table) {
    return (0,fields/* tableEntries */.zH)(table).map(({ name = "", value: node }) => {
        const decision = { setting: hookLocations, value: name, effect: "widens", node };
        return isTrue(node)
            ? { ...decision, because: "may run the hooks of the files there", may: ["execute"], names: [name] }
            : { ...decision, because: "may turn off the hooks of the files there, which may guard tools" };
    });
}
function isTrue(node) {
    return node?.kind === "scalar" && node.value === true;
}
function locationsIn(node) {
    const switchedOn = (...settings) => settings.flatMap((setting) => (0,dotted/* valuesAt */.I)(node, setting).flatMap((value) => value.kind === "list"
        ? value.items.flatMap((item) => (0,parsers_node/* textOf */.b6)(item) ?? [])
        : (0,fields/* tableEntries */.zH)(value).flatMap((entry) => entry.name !== undefined && isTrue(entry.value) ? [entry.name] : [])));
    return {
        agents: switchedOn("chat.agentFilesLocations", "chat.modeFilesLocations"),
        hooks: switchedOn(hookLocations),
        plugins: switchedOn("chat.pluginLocations", "chat.plugins.paths"),
    };
}
function settingsOfContainer(node) {
    return [(0,parsers_node/* lastOf */.g1)((0,parsers_node/* lastOf */.g1)((0,parsers_node/* lastOf */.g1)(node, "customizations"), "vscode"), "settings"), (0,parsers_node/* lastOf */.g1)(node, "settings")].flatMap((settings) => settings ?? []);
}

;// CONCATENATED MODULE: ./build/bundle/src/hosts/copilot/settings.js








const settings_beside = "runs for every agent, whatever its tools";
const hooks = { read: (root, source) => (0,beside/* hookAuthority */.j)((0,parsers_node/* lastOf */.g1)(root, "hooks"), source, settings_beside) };
const commandLine = {
    read: (root, source) => [...hooks.read(root, source), ...commandLineAuthority(root, source)],
    unknown: unknownCommandLineSettings,
};
const servers = (key) => ({
    read: (root, source) => (0,beside/* serverAuthority */.Z)((0,parsers_node/* lastOf */.g1)(root, key), source, "agents"),
});
const editorKind = (settingsIn, isMachine, serversIn = () => undefined) => ({
    settingsIn,
    read: (root, source) => [
        ...settingsIn(root).flatMap((settings) => [
            ...editorAuthority(source, settings, isMachine),
            ...(0,beside/* serverAuthority */.Z)((0,parsers_node/* lastOf */.g1)((0,parsers_node/* lastOf */.g1)(settings, "mcp"), "servers"), source, "agents"),
        ]),
        ...(0,beside/* serverAuthority */.Z)(serversIn(root), source, "agents"),
    ],
    unknown: (source, root) => settingsIn(root).flatMap((settings) => unknownEditorSettings(source, settings)),
});
const editor = editorKind((root) => [root], false);
const container = editorKind(settingsOfContainer, true, (root) => (0,parsers_node/* lastOf */.g1)((0,parsers_node/* lastOf */.g1)((0,parsers_node/* lastOf */.g1)((0,parsers_node/* lastOf */.g1)(root, "customizations"), "vscode"), "mcp"), "servers"));
const workspace = editorKind((root) => [(0,parsers_node/* lastOf */.g1)(root, "settings") ?? []].flat(), false, (root) => (0,parsers_node/* lastOf */.g1)((0,parsers_node/* lastOf */.g1)(root, "mcp"), "servers"));
const files = [
    [".github/copilot/settings.json", commandLine],
    [".github/copilot/settings.local.json", commandLine],
    [".vscode/settings.json", editor],
    [".devcontainer/devcontainer.json", container],
    [".devcontainer.json", container],
    [".github/mcp.json", servers("mcpServers")],
    [".mcp.json", servers("mcpServers")],
    [".vscode/mcp.json", servers("servers")],
    [".github/lsp.json", { read: languageAuthority }],
    [".claude/settings.json", hooks],
    [".claude/settings.local.json", hooks],
];
const pluginFiles = files.flatMap(([path, kind]) => (kind === commandLine ? [path] : []));
const hooksFolder = ".github/hooks";
const containers = ".devcontainer";
const extensions = ".github/extensions";
const settingsFiles = [
    ...files.map(([path]) => path),
    `${containers}/*/devcontainer.json`,
    `${hooksFolder}/**/*.json`,
];
const mentionsChat = (text) => /"(?:chat|github|mcp|settings|customizations)[".]|\\u/.test(text);
class Reader {
    authority = [];
    unjudged = [];
    locations = [];
    #hooks = [];
    #plugins = [];
    #repo;
    #directory;
    constructor(repo, directory) {
        this.#repo = repo;
        this.#directory = directory;
    }
    async add(path, kind) {
        const { authority, unjudged } = await (0,settings/* readSettingsFiles */.Dm)(this.#repo, [
            {
                path,
                ...(kind.settingsIn ? { isRelevant: mentionsChat } : {}),
                read: (root, source) => {
                    for (const settings of kind.settingsIn?.(root) ?? [])
                        this.#addLocations(locationsIn(settings));
                    this.unjudged.push(...(kind.unknown?.(source, root) ?? []));
                    return kind.read(root, source);
                },
            },
        ]);
        this.authority.push(...authority);
        this.unjudged.push(...unjudged);
    }
    #addLocations({ agents, hooks: hookPlaces, plugins }) {
        this.locations.push(...agents);
        this.#hooks.push(...hookPlaces.flatMap((path) => this.#inside(path)));
        this.#plugins.push(...plugins.flatMap((path) => this.#inside(path)));
    }
    #inside(written) {
        if (/^(?:[~/\\]|[A-Za-z]:)/.test(written))
            return [];
        const path = (0,repo_path/* plain */.pj)((0,repo_path/* join */.fj)(this.#directory, written));
        return path === undefined ? [] : [path];
    }
    async addHooks(place, { deep }) {
        const found = (0,collect/* collectFiles */.C0)(this.#repo, place, { isIncluded: (name) => name.endsWith(".json"), deep });
        this.unjudged.push(...found.unjudged);
        for (const path of found.files)
            await this.add(path, hooks);
    }
    addExtensions() {
        const root = (0,repo_path/* join */.fj)(this.#directory, extensions);
        for (const name of this.#repo.names(root)) {
            const { files: code } = (0,collect/* collectFiles */.C0)(this.#repo, (0,repo_path/* join */.fj)(root, name), { isIncluded: () => true, deep: true });
            const entry = code.find((path) => /\/extension\.[cm]?js$/.test(path));
            if (entry === undefined)
                continue;
            this.authority.push({
                setting: "extension",
                value: name,
                effect: "widens",
                because: "is code that the CLI runs in a session, with tools of its own",
                may: ["execute", "external"],
                names: code,
                at: (0,repo_text/* placeOfPath */.Es)(entry),
            });
        }
    }
    async addNamed() {
        for (const place of new Set(this.#hooks))
            await this.addHooks(place, { deep: false });
        const plugins = [...new Set(this.#plugins)];
        for (const plugin of plugins)
            await this.#addPlugin(plugin);
        return plugins;
    }
    async #addPlugin(root) {
        const { files: code } = (0,collect/* collectFiles */.C0)(this.#repo, root, { isIncluded: () => true, deep: true });
        const [first] = code;
        if (first === undefined)
            return;
        this.authority.push({
            setting: "chat.pluginLocations",
            value: root,
            effect: "widens",
            because: "may add a plugin with its agents, hooks and servers",
            may: ["execute", "external"],
            names: code,
            at: (0,repo_text/* placeOfPath */.Es)(first),
        });
        for (const name of ["hooks.json", "hooks/hooks.json"])
            await this.add((0,repo_path/* join */.fj)(root, name), hooks);
        for (const name of [".mcp.json", "mcp.json"])
            await this.add((0,repo_path/* join */.fj)(root, name), servers("mcpServers"));
    }
}
async function settingsIn(repo, directory) {
    const reader = new Reader(repo, directory);
    for (const [path, kind] of files)
        await reader.add((0,repo_path/* join */.fj)(directory, path), kind);
    const folder = (0,repo_path/* join */.fj)(directory, containers);
    for (const name of repo.names(folder))
        if (repo.resolve((0,repo_path/* join */.fj)(folder, name)).kind === "directory")
            await reader.add((0,repo_path/* join */.fj)(folder, `${name}/devcontainer.json`), container);
    await reader.addHooks((0,repo_path/* join */.fj)(directory, hooksFolder), { deep: true });
    reader.addExtensions();
    const plugins = await reader.addNamed();
    return { authority: reader.authority, unjudged: reader.unjudged, locations: reader.locations, plugins };
}
async function workspaceSettings(repo, path) {
    const reader = new Reader(repo, (0,repo_path/* directoryOf */.jt)(path));
    await reader.add(path, workspace);
    const plugins = await reader.addNamed();
    return { authority: reader.authority, unjudged: reader.unjudged, locations: reader.locations, plugins };
}

;// CONCATENATED MODULE: ./build/bundle/src/hosts/copilot/layers.js




const layers_folders = [
    [".github/agents", "agents"],
    [".github/chatmodes", "modes"],
    [".claude/agents", "claude"],
];
async function readProject(search, directory) {
    const settings = await settingsIn(search.repo, directory);
    const layers = [];
    for (const [path, folder] of layers_folders)
        layers.push(...(await readAgents(search, "project", (0,repo_path/* join */.fj)(directory, path), folder, directory)));
    layers.push(...(await readNamed(search, settings, directory, layers)));
    return { settings: settingsLayer(settings, (0,repo_path/* join */.fj)(directory, ".github"), directory), folders: layers };
}
async function readWorkspace(search, path, directory) {
    const settings = await workspaceSettings(search.repo, path);
    return { settings: settingsLayer(settings, path, ""), folders: await readNamed(search, settings, directory, []) };
}
function settingsLayer({ authority, unjudged }, root, governs) {
    return authority.length + unjudged.length === 0
        ? []
        : [{ layer: { name: "project", root, status: "loaded", authority, governs }, items: [], unjudged }];
}
async function readNamed(search, { locations, plugins }, directory, known) {
    const layers = [];
    const isKnown = (root) => [...known, ...layers].some(({ layer }) => layer.root === root);
    for (const location of locations) {
        const root = /^(?:[~/\\]|[A-Za-z]:)/.test(location)
            ? undefined
            : (0,repo_path/* plain */.pj)((0,repo_path/* join */.fj)(directory, location.replace(/\/?\*.*$/, "")));
        if (root !== undefined && root !== "" && !isKnown(root))
            layers.push(...(await readAgents(search, "project", root, "editor", directory)));
    }
    for (const plugin of plugins) {
        const root = (0,repo_path/* join */.fj)(plugin, "agents");
        if (!isKnown(root))
            layers.push(...(await readAgents(search, "plugin", root, "editor", directory)));
    }
    return layers;
}
async function readAgents({ repo, seen, byCli }, name, root, folder, directory = root) {
    const ending = folder === "modes" ? /\.chatmode\.md$/ : /\.md$/;
    const layer = { name, root, status: "loaded", authority: [] };
    const relativeOf = (path) => (path === root ? (0,repo_path/* nameOf */.Vb)(path) : path.slice(root.length + 1));
    const found = await (0,_kit_layers/* readLayer */.w6)(repo, layer, {
        isIncluded: (file) => ending.test(file),
        isExcluded: (path) => /(?:^|\/)\.(?:[^/]*\/|(?![^/]*\.md$))/.test(relativeOf(path)),
        deep: true,
        seen,
        read: async (source, path) => {
            const { result, id, cli } = await agent_agentOf(source, { folder, path, relative: relativeOf(path) });
            const item = { layer, files: [source.path], ...result };
            if (cli)
                byCli.set(item, { id, path, reading: cli });
            return [item];
        },
    });
    return found ? [{ ...found, of: { directory, folder } }] : [];
}

;// CONCATENATED MODULE: ./build/bundle/src/hosts/copilot/organisation.js


const governing = ".github-private";
const agentsFolder = "agents";
const managedSettings = "copilot/managed-settings.json";
const organisation = [
    { repositories: [".github", governing], patterns: [`${agentsFolder}/**/*.md`] },
    { repositories: [governing], patterns: [managedSettings] },
];
function holdsAgents(names) {
    return organisation[0]?.repositories.some((name) => names.includes(name)) ?? false;
}
const everywhere = "for every member of the enterprise";
const organisation_rules = [
    {
        path: "permissions.disableBypassPermissionsMode",
        effect: "narrows",
        because: `switches off modes without prompts ${everywhere}`,
    },
    { path: "permissions.allow", effect: "widens", because: `runs without a prompt ${everywhere}` },
    { path: "permissions.deny", effect: "narrows", because: `is denied ${everywhere}` },
    { path: "permissions.ask", effect: "narrows", because: `needs a prompt ${everywhere}` },
    {
        path: "enabledPlugins.*",
        when: /^true$/,
        effect: "widens",
        because: `installs a plugin with agents, hooks and servers ${everywhere}`,
        may: ["execute", "external"],
    },
    {
        path: "extraKnownMarketplaces.*",
        effect: "widens",
        because: `adds a source of plugins ${everywhere}`,
        shown: "a marketplace",
    },
    {
        path: "strictKnownMarketplaces",
        effect: "narrows",
        because: `limits where plugins come from ${everywhere}`,
        shown: "a marketplace",
    },
    { path: "telemetry.endpoint", effect: "widens", because: `receives what members do with Copilot`, may: ["network"] },
    {
        path: "allowedMcpServers",
        effect: "narrows",
        because: `limits which servers start ${everywhere}`,
        shown: "a server",
    },
    {
        path: "deniedMcpServers",
        effect: "narrows",
        because: `keeps a server from starting ${everywhere}`,
        shown: "a server",
    },
    {
        path: "sandbox",
        effect: "narrows",
        because: `is the minimum that a sandbox restricts ${everywhere}`,
        shown: "restrictions",
    },
    {
        path: "remoteControl",
        effect: "narrows",
        because: `limits who controls sessions remotely`,
        shown: "restrictions",
    },
];
const known = [
    ...organisation_rules,
    ...["$schema", "model", "permissions.model", "telemetry.*"].map((path) => ({
        path,
        because: "chooses a model or what is reported",
    })),
];
async function managedLayerIn(repo, names) {
    if (!names.includes(governing))
        return [];
    const problems = [];
    const { authority, unjudged } = await (0,settings/* readSettingsFiles */.Dm)(repo, [
        {
            path: managedSettings,
            read: (root, source) => {
                problems.push(...(0,unknown_settings/* unknownSettings */.I3)(root, source, "GitHub Copilot", known));
                return (0,settings/* authorityFrom */.W5)(organisation_rules, root, source);
            },
        },
    ]);
    const all = [...unjudged, ...problems];
    if (authority.length + all.length === 0)
        return [];
    return [
        {
            layer: {
                name: "organisation",
                root: managedSettings,
                status: "loaded",
                authority: authority.map((one) => ({ ...one, certainty: "documented" })),
                governs: "",
            },
            items: [],
            unjudged: all,
        },
    ];
}

// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/ci/index.js
var ci = __webpack_require__(2898);
// EXTERNAL MODULE: ./build/bundle/src/hosts/copilot/launch.js
var launch = __webpack_require__(15703);
// EXTERNAL MODULE: ./build/bundle/src/hosts/copilot/setup-steps.js
var setup_steps = __webpack_require__(48973);
;// CONCATENATED MODULE: ./build/bundle/src/hosts/copilot/index.js















const hints = ['"chat.', '"chat"', '"github"', '"github.copilot"', '"github.copilot.chat', "\\u00"];
const isWorkspaceFile = (path) => path.endsWith(".code-workspace");
/* harmony default export */ const copilot = ((0,host/* defineHost */.YB)({
    title: "GitHub Copilot",
    url: "https://docs.github.com/en/copilot/reference/custom-agents-configuration",
    editions: ["2026-08"],
    certainty: "measured",
    patterns: [
        "**/.github/agents/**/*.md",
        "**/.github/chatmodes/*.chatmode.md",
        "**/.claude/agents/**/*.md",
        ...settingsFiles.map((path) => `**/${path}`),
        "~/.copilot/agents/**/*.md",
    ],
    ownPatterns: [
        "**/.github/agents/**",
        "**/.github/chatmodes/**",
        "**/.github/copilot/**",
        "**/.github/extensions/**",
        "**/.github/hooks/**/*.json",
        "**/.github/lsp.json",
        "**/.github/mcp.json",
        "**/.vscode/mcp.json",
        "~/.copilot/agents/**",
    ],
    detectionHints: [
        ".vscode/settings.json",
        ".devcontainer/devcontainer.json",
        ".devcontainer/*/devcontainer.json",
        ".devcontainer.json",
        "*.code-workspace",
    ].flatMap((path) => hints.map((text) => ({ path: `**/${path}`, text }))),
    folders: folders,
    organisation: organisation,
    launch: launch.launch,
    load: (0,ci/* withLaunches */.AA)(launch.launch, async (repo, where) => {
        const search = { repo, seen: new Set(), byCli: new Map() };
        const projects = (0,sessions/* lineages */.DS)(where.starts, where);
        const found = [];
        const read = [];
        for (const directory of projects) {
            const project = await readProject(search, directory);
            found.push(...project.settings, ...project.folders);
            read.push(...project.folders);
        }
        for (const path of [...repo.entries.keys()].filter(isWorkspaceFile).sort()) {
            if (repo.isUsers(path) || where.starts.length === 0)
                continue;
            const workspace = await readWorkspace(search, path, (0,repo_path/* directoryOf */.jt)(path));
            found.push(...workspace.settings, ...workspace.folders);
            read.push(...workspace.folders);
        }
        const settings = projects.flatMap((directory) => pluginFiles.map((path) => (0,repo_path/* join */.fj)(directory, path)));
        const { repositoryNames = [] } = where;
        found.push(...(await (0,setup_steps/* setupLayersIn */.Z)(repo)));
        found.push(...(await managedLayerIn(repo, repositoryNames)));
        const managed = repositoryNames.includes(".github-private") ? [managedSettings] : [];
        found.push(...(await (0,external/* externalLayersIn */.xd)(repo, [...settings, ...managed])));
        const home = where.user?.home;
        const user = home === undefined ? [] : await readAgents(search, "user", (0,repo_path/* join */.fj)(home, ".copilot/agents"), "agents");
        const named = [];
        for (const root of where.dirs.map(repo_path/* tidied */.GE))
            named.push(...(await readAgents(search, "project", root, "agents")));
        const shared = holdsAgents(repositoryNames) ? await readAgents(search, "organisation", agentsFolder, "agents") : [];
        const listed = listedPaths([...sessionsOf(where, read, user), ...[...shared, ...named].map((folder) => [folder])].map((session) => session.map(({ items }) => items.flatMap((item) => search.byCli.get(item) ?? []))));
        return (0,_kit_layers/* loadFrom */.TH)([...found, ...user, ...shared, ...named], (0,_kit_layers/* builtinLayer */.vN)(builtins), (item) => withCliReading(item, search.byCli.get(item), listed));
    }),
}));
function sessionsOf(where, layers, user) {
    const found = new Map(layers.map((read) => [`${read.of.folder} ${read.of.directory}`, read]));
    if (where.starts.length === 0)
        return [user];
    return where.starts.map((start) => {
        const directories = (0,sessions/* lineage */.OZ)(start, where);
        return [
            ...user,
            ...["agents", "claude"].flatMap((kind) => directories.flatMap((path) => found.get(`${kind} ${path}`) ?? [])),
        ];
    });
}


/***/ }),

/***/ 15703:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   launch: () => (/* binding */ launch)
/* harmony export */ });
/* harmony import */ var _kit_ci_launch_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(88187);
/* harmony import */ var _setup_steps_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48973);
/* harmony import */ var _kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(81036);



const asksNothing = "runs every tool without asking";
const paths = "lets tools work in every directory";
const allowed = [
    ...(0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_1__/* .approves */ .JD)("runs every command without asking", /^(?:shell|powershell|bash)$/),
    ...(0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_1__/* .approves */ .JD)("writes files without asking", /^(?:write|edit|create)$/),
    ...(0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_1__/* .widens */ .vR)("runs without asking", /^(?!(?:shell|powershell|bash|write|edit|create|read|view)$)/),
];
const flags = {
    "--allow-all --yolo": (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_1__/* .bypasses */ .RC)("runs every tool without asking, in every directory and for every address"),
    "--allow-all-tools": (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_1__/* .bypasses */ .RC)(asksNothing),
    "--allow-all-paths": (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_1__/* .widens */ .vR)(paths),
    "--allow-all-urls": (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_1__/* .widens */ .vR)("lets tools fetch every address without asking"),
    "--allow-tool LIST...": allowed,
    "--allow-url LIST...": (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_1__/* .widens */ .vR)("is fetched without asking"),
    "--deny-tool LIST...": (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_1__/* .narrows */ .zC)("is denied"),
    "--deny-url LIST...": (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_1__/* .narrows */ .zC)("is denied"),
    "--available-tools LIST...": (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_1__/* .narrows */ .zC)("is one of the only tools allowed"),
    "--excluded-tools LIST...": (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_1__/* .narrows */ .zC)("is taken away"),
    "--disallow-temp-dir": (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_1__/* .narrows */ .zC)("keeps tools out of the directory for temporary files"),
    "--add-dir VALUE": (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_1__/* .widens */ .vR)("lets tools work in that directory too"),
    "--additional-mcp-config VALUE": "servers",
    "--disable-mcp-server VALUE": (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_1__/* .narrows */ .zC)("is not started"),
    "--disable-builtin-mcps": (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_1__/* .narrows */ .zC)("starts no built-in servers"),
    "--enable-mcp-server VALUE": (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_1__/* .starts */ .eK)("starts a server that is turned off"),
    "--enable-all-github-mcp-tools": (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_1__/* .widens */ .vR)("lets agents use every tool of GitHub's server"),
    "--add-github-mcp-toolset VALUE": (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_1__/* .widens */ .vR)("lets agents use these tools of GitHub's server"),
    "--add-github-mcp-tool VALUE": (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_1__/* .widens */ .vR)("lets agents use this tool of GitHub's server"),
    "--mcp-github-auth VALUE": (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_1__/* .leads */ .ac)("gives GitHub's token to a server"),
    "--allow-all-mcp-server-instructions": (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_1__/* .widens */ .vR)("puts the instructions of every server into the prompt"),
    "--plugin-dir VALUE": (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_1__/* .starts */ .eK)("loads a plugin with agents, hooks and servers"),
    "--extension-sdk-path VALUE": (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_1__/* .starts */ .eK)("loads code of extensions"),
    "--bash-env [VALUE]": (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_1__/* .starts */ .eK)("lets files of the shell's environment run before each command"),
    "--trust-folder": (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_1__/* .widens */ .vR)("trusts the directory, so that its settings and hooks apply"),
    "--assisted-approval": (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_1__/* .approves */ .JD)("hands approvals to another agent"),
    "--remote": (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_1__/* .widens */ .vR)("lets the session be controlled remotely"),
    "--remote-export": (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_1__/* .leads */ .ac)("moves the session to another machine"),
    "--connect [VALUE]": (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_1__/* .leads */ .ac)("runs the session on another machine"),
    "--secret-env-vars LIST...": (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_1__/* .narrows */ .zC)("is hidden from tools"),
    "--experimental": (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_1__/* .widens */ .vR)("enables experimental features, such as extensions"),
    ...(0,_kit_ci_launch_js__WEBPACK_IMPORTED_MODULE_2__/* .harmless */ .I)(`--version -v; --interactive -i VALUE; --fleet; --prompt -p VALUE; --silent -s; --disable-client-telemetry
    --enable-memory; --model VALUE; --reasoning-effort --effort VALUE; --context VALUE; --auto-tier VALUE
    --agent VALUE; --resume -r [VALUE]; --continue; --name -n VALUE; --session-id VALUE; --banner; --screen-reader
    --plain-diff; --log-dir VALUE; --log-level VALUE; --stream VALUE; --output-format VALUE; --share [VALUE]
    --share-gist; --attachment VALUE; --max-autopilot-continues VALUE; --mode VALUE; --autopilot; --plan
    --mouse [VALUE]; --acp; --environment-host VALUE; --environment-compute-id VALUE; --dynamic-retrieval VALUE
    --max-ai-credits VALUE; --usage-output-file VALUE; --no-custom-instructions; --no-auto-update; --no-ask-user
    --no-color; --no-experimental; --no-bash-env; --no-mouse; --no-remote; --no-remote-export
    --no-eager-powershell-resolution; --help -h`),
};
const launch = {
    program: "copilot",
    programs: ["copilot", "@github/copilot"],
    otherwise: ["svc", "env", "job", "app", "deploy", "pipeline", "task", "secret", "storage"],
    uses: [],
    files: _setup_steps_js__WEBPACK_IMPORTED_MODULE_0__/* .setupFiles */ .N,
    flags,
    commands: {
        mcp: _kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_1__/* .server */ .E8,
        plugin: _kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_1__/* .plugin */ .IQ,
        ...Object.fromEntries("login help init config update version sessions memories skill instruction lsp sandbox completion logout"
            .split(" ")
            .map((name) => [name, "harmless"])),
    },
    variables: { COPILOT_ALLOW_ALL: (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_1__/* .bypasses */ .RC)(asksNothing, /^(?!(?:false|0)?$)/) },
    actions: [],
};


/***/ }),

/***/ 48973:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ setupFiles),
/* harmony export */   Z: () => (/* binding */ setupLayersIn)
/* harmony export */ });
/* harmony import */ var _kit_ci_workflows_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(19064);

const setupFiles = [".github/workflows/copilot-setup-steps.yml", ".github/workflows/copilot-setup-steps.yaml"];
async function setupLayersIn(repo) {
    const found = (await (0,_kit_ci_workflows_js__WEBPACK_IMPORTED_MODULE_0__/* .workflowsIn */ .co)(repo)).filter(({ path }) => setupFiles.includes(path));
    const layers = found.map(async ({ path, source, read }) => {
        const { steps, problem } = await read();
        const [first] = steps;
        const layer = { name: "project", root: path, status: "loaded", governs: "" };
        if (!first || source === undefined)
            return problem ? [{ layer: { ...layer, authority: [] }, items: [], unjudged: [problem] }] : [];
        const scripts = steps.flatMap(({ run }) => (run ? [run.text] : []));
        return [
            {
                layer: {
                    ...layer,
                    authority: [
                        {
                            setting: "copilot-setup-steps",
                            value: steps.length === 1 ? "1 step" : `${steps.length} steps`,
                            effect: "widens",
                            because: "runs on the cloud agent's machine before each session",
                            content: source.text,
                            may: ["execute"],
                            names: scripts,
                            certainty: "documented",
                            at: first.at,
                        },
                    ],
                },
                items: [],
                unjudged: [],
            },
        ];
    });
    return (await Promise.all(layers)).flat();
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


/***/ }),

/***/ 87509:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {


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
    return ticked.length === 0
        ? "nothing"
        : ticked.length === 1
            ? (ticked[0] ?? "")
            : ticked.length === 2
                ? ticked.join(" or ")
                : `one of ${ticked.join(", ")}`;
}


/***/ }),

/***/ 79683:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

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