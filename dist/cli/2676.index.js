"use strict";
exports.id = 2676;
exports.ids = [2676,4449];
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

/***/ 2676:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  "default": () => (/* binding */ cursor)
});

// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/layers.js
var _kit_layers = __webpack_require__(78939);
// EXTERNAL MODULE: ./build/bundle/src/model/host.js
var host = __webpack_require__(3641);
// EXTERNAL MODULE: ./build/bundle/src/repo/path.js
var repo_path = __webpack_require__(76311);
// EXTERNAL MODULE: ./build/bundle/src/model/fact.js
var fact = __webpack_require__(7277);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/fields.js
var fields = __webpack_require__(18012);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/lenient-markdown.js
var lenient_markdown = __webpack_require__(3394);
// EXTERNAL MODULE: ./build/bundle/src/parsers/node.js
var parsers_node = __webpack_require__(70536);
// EXTERNAL MODULE: ./build/bundle/src/model/profile.js
var model_profile = __webpack_require__(64682);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/unknown-keys.js
var unknown_keys = __webpack_require__(13172);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/profile.js
var profile = __webpack_require__(56132);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/tools.js
var tools = __webpack_require__(96918);
;// CONCATENATED MODULE: ./build/bundle/src/hosts/cursor/agent.js









const keys = {
    keys: new Set(["name", "description", "model", "readonly", "is_background"]),
    own: {},
    ignores: false,
};
async function agentOf(source, path, isOwn) {
    const markdown = await (0,lenient_markdown/* readLenientMarkdown */.p)(source.text);
    const top = { start: 0, end: 0 };
    const reason = reasonForDocument(markdown, source.text, path, isOwn);
    if (reason !== undefined)
        return { verdict: { kind: "dropped", problem: { message: reason, at: { source, span: top }, kind: "document" } } };
    const profile = markdown.tables.map((table) => readProfile(table, source, markdown.body, path, isOwn)).reduce(model_profile/* union */.KC);
    const refused = markdown.kind === "none"
        ? { message: "it has no frontmatter, so it may count as a document (not verified)", span: top }
        : markdown.problem;
    return {
        verdict: { kind: "loaded" },
        profile,
        ...(refused
            ? {
                leniency: {
                    message: refused.message,
                    at: { source, span: refused.span },
                    kind: "strict-readers",
                    certainty: "assumed",
                },
            }
            : {}),
    };
}
function reasonForDocument({ kind, frontmatter }, text, path, isOwn) {
    if (kind === "none") {
        if (isOwn && text.trim() !== "" && (0,repo_path/* nameOf */.Vb)(path) !== "README.md")
            return undefined;
        return text.trim() === "" ? "it is empty" : "it has no frontmatter, so it counts as a document";
    }
    return isOwn || (0,parsers_node/* valueOf */.RP)(frontmatter, "name") || (0,parsers_node/* valueOf */.RP)(frontmatter, "description")
        ? undefined
        : "it has no `name`, so it counts as a document";
}
function readProfile(table, source, body, path, isOwn) {
    const home = (0,fields/* startOfTable */.Eo)(table, source);
    const { grants, ineffective } = readTools(table, source, home);
    const unknown = (0,unknown_keys/* unknownKeysIn */.QU)(table, source, keys);
    return (0,profile/* profileFrom */.A)({
        home,
        name: (0,fields/* nameOrFileName */._T)((0,fields/* textFact */.yM)((0,parsers_node/* valueOf */.RP)(table, "name"), source, home), (0,repo_path/* stemOf */.Vc)(path), home),
        description: (0,fields/* textFact */.yM)((0,parsers_node/* valueOf */.RP)(table, "description"), source, home),
        model: (0,fields/* textFact */.yM)((0,parsers_node/* valueOf */.RP)(table, "model"), source, home),
        grants,
        bypasses: isOwn ? (0,unknown_keys/* unhonouredModesIn */.dI)(table, source, keys) : [],
        ineffective: [...(isOwn ? unknown : unknown.map(unknown_keys/* asForeignFile */.LN)), ...ineffective],
        prompt: (0,fields/* bodyPrompt */.$c)(source, body),
        native: (0,fields/* knownValues */.s2)(table, keys.keys),
    });
}
const readOnly = [
    ["read", null],
    ["execute", "commands that change nothing"],
    ["network", null],
    ["delegate", null],
];
function readTools(table, source, home) {
    const node = (0,parsers_node/* valueOf */.RP)(table, "readonly");
    const at = node ? { source, span: node.span } : home;
    if (node?.kind === "scalar" && node.value === true)
        return {
            grants: (0,fact/* stated */.Eo)(readOnly.map(([capability, scope]) => ({ tool: "readonly", capability, scope, at })), at),
            ineffective: [],
        };
    const isOff = !node || (0,parsers_node/* isEmptyValue */.Po)(node) || (node.kind === "scalar" && node.value === false);
    const because = (0,parsers_node/* valueOf */.RP)(table, "tools")
        ? "without `readonly: true` a subagent has every tool of its parent, whatever `tools` says"
        : "without `readonly: true` a subagent has every tool of its parent";
    return {
        grants: (0,fact/* implied */.TU)((0,tools/* grantEach */.Ud)(at), at, because),
        ineffective: isOff
            ? []
            : [
                {
                    kind: "limit",
                    what: `readonly: ${(0,parsers_node/* textOf */.b6)(node) ?? "…"}`,
                    because: "it is not `true`, so it may be read as false (not verified)",
                    at,
                    certainty: "assumed",
                    cause: "frontmatter",
                },
            ],
    };
}

// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/own-files.js
var own_files = __webpack_require__(86319);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/beside.js
var beside = __webpack_require__(45171);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/settings.js
var settings = __webpack_require__(84876);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/unknown-settings.js
var unknown_settings = __webpack_require__(95373);
;// CONCATENATED MODULE: ./build/bundle/src/hosts/cursor/settings.js






const listRule = (path, meaningOf) => ({ path, isList: true, meaningOf });
const valueRule = (path, meanings) => ({
    path,
    isList: false,
    meaningOf: (text) => (Object.hasOwn(meanings, text) ? meanings[text] : undefined),
});
const permissionRules = [
    listRule("terminalAllowlist", (text) => /^[*.^$:\s]*\*[.^$:\s]*$/.test(text)
        ? ["auto-approves", "may run every terminal command without asking"]
        : ["widens", "may run without asking"]),
    listRule("mcpAllowlist", (text) => isEveryServer(text)
        ? ["auto-approves", "may call every tool of every server without asking"]
        : ["widens", "may be called without asking"]),
    listRule("autoRun.allow_instructions", () => ["widens", "tells the approving model what to let pass"]),
    listRule("autoRun.block_instructions", () => ["narrows", "tells the approving model what to stop"]),
];
const sandboxRules = [
    valueRule("type", {
        insecure_none: ["bypasses", "turns off the sandbox of terminal commands"],
        workspace_readonly: ["narrows", "lets terminal commands only read"],
    }),
    listRule("additionalReadwritePaths", () => ["widens", "may be written from inside the sandbox"]),
    listRule("additionalReadonlyPaths", () => ["widens", "may be read from inside the sandbox"]),
    listRule("additionalReadPaths", () => ["widens", "may be read from inside the sandbox"]),
    valueRule("enableSharedBuildCache", {
        true: ["widens", "lets sandboxed commands write files that others build from"],
    }),
    valueRule("disableTmpWrite", { true: ["narrows", "keeps terminal commands from writing to temporary folders"] }),
    valueRule("networkPolicy.default", {
        allow: ["widens", "opens the network to terminal commands"],
        deny: ["narrows", "closes the network to terminal commands"],
    }),
    listRule("networkPolicy.allow", () => ["widens", "may be reached from inside the sandbox"]),
    listRule("networkPolicy.deny", () => ["narrows", "may not be reached from inside the sandbox"]),
    valueRule("readBoundary", { workspace: ["narrows", "keeps terminal commands from reading elsewhere"] }),
];
const commandLineRules = [
    listRule("permissions.allow", meaningOfAllowed),
    listRule("permissions.deny", () => ["narrows", "is denied in every mode"]),
];
function meaningOfAllowed(text) {
    const [, tool = text, scope = ""] = /^(\w+)\s*(?:\(([^)]*)\))?$/.exec(text) ?? [];
    const isWhole = /^[*:.\s]*$/.test(scope);
    if (isWhole && /^shell$/i.test(tool))
        return ["auto-approves", "runs every terminal command without asking"];
    if (/^mcp$/i.test(tool) && isEveryServer(scope))
        return ["auto-approves", "calls every tool of every server without asking"];
    if (/^write$/i.test(tool) && (isWhole || /^\s*(?:\*\*\/)?\*+\s*$/.test(scope)))
        return ["auto-approves", "writes any file without asking"];
    return ["widens", isWhole ? "allows the tool without asking, whatever its arguments" : "is allowed without asking"];
}
function isEveryServer(pattern) {
    return /^\s*\*+\s*(?:[:,]\s*\*+\s*)?$/.test(pattern);
}
const byRules = (rules) => (root, source) => rules.flatMap(({ path, isList, meaningOf }) => nodesAt(root, path, isList).flatMap((node) => {
    const value = (0,parsers_node/* textOf */.b6)(node);
    const meaning = value === undefined ? undefined : meaningOf(value);
    if (value === undefined || !meaning)
        return [];
    const [effect, because] = meaning;
    return [{ setting: path, value, effect, because, at: { source, span: node.span } }];
}));
function nodesAt(root, path, isList) {
    const node = path.split(".").reduce(parsers_node/* lastOf */.g1, root);
    if (isList)
        return (0,fields/* listItems */.Dw)(node).filter((item) => item.kind === "scalar" && typeof item.value === "string");
    return node ? [node] : [];
}
const servers = (root, source) => (0,beside/* serverAuthority */.Z)((0,parsers_node/* lastOf */.g1)(root, "mcpServers"), source, "agents");
const hooks = (root, source) => (0,beside/* hookAuthority */.j)((0,parsers_node/* lastOf */.g1)(root, "hooks"), source, "runs beside every agent");
function commandsAt(root, key, source, because) {
    const node = (0,parsers_node/* lastOf */.g1)(root, key);
    return (node?.kind === "list" ? node.items : node ? [node] : []).flatMap((command) => {
        const value = (0,parsers_node/* textOf */.b6)(command) ?? "";
        if (value === "" && command.kind === "scalar")
            return [];
        return [
            {
                setting: key,
                value: value || "…",
                effect: "widens",
                because,
                content: (0,settings/* contentOf */.$E)(command, source),
                may: ["execute"],
                names: (0,settings/* commandTexts */.Ot)(command),
                at: { source, span: command.span },
            },
        ];
    });
}
const environment = (root, source) => [
    ...["install", "start"].flatMap((key) => commandsAt(root, key, source, "is a command that prepares the machine of agents in the cloud")),
    ...(0,fields/* listItems */.Dw)((0,parsers_node/* lastOf */.g1)(root, "terminals")).flatMap((terminal) => commandsAt(terminal, "command", source, "is a command that runs with agents in the cloud").map((found) => ({ ...found, setting: "terminals" }))),
    ...commandsAt((0,parsers_node/* lastOf */.g1)(root, "build"), "dockerfile", source, "builds the machine of agents in the cloud").map((found) => ({ ...found, setting: "build.dockerfile" })),
];
const worktreeKeys = ["setup-worktree", "setup-worktree-unix", "setup-worktree-windows"];
const worktrees = (root, source) => worktreeKeys.flatMap((key) => commandsAt(root, key, source, "runs where an agent gets a worktree"));
const known = (paths) => paths.split(/\s+/).map((path) => ({ path }));
const userKeys = (0,unknown_settings/* harmlessKeys */.OF)("$schema version editor model network approvalMode sandbox attribution display hasChangedDefaultModel privacyCache modelParameters maxMode", "applies only in the user's own settings");
const files = [
    {
        name: "permissions.json",
        read: byRules(permissionRules),
        known: [...permissionRules, ...known("$schema version")],
    },
    {
        name: "sandbox.json",
        read: byRules(sandboxRules),
        known: [...sandboxRules, ...known("$schema version networkPolicy.version")],
    },
    { name: "cli.json", read: byRules(commandLineRules), known: [...commandLineRules, ...userKeys] },
    { name: "mcp.json", read: servers, known: known("$schema mcpServers") },
    { name: "hooks.json", read: hooks, known: known("$schema version") },
    {
        name: "environment.json",
        read: environment,
        known: known("$schema name user install start terminals build.dockerfile build.context snapshot ports agentCanUpdateSnapshot repositoryDependencies"),
    },
    { name: "worktrees.json", read: worktrees, known: known(`$schema ${worktreeKeys.join(" ")}`) },
];
const settingsFiles = files.map(({ name }) => name);
async function settingsIn(repo, folder) {
    const unknown = [];
    const { authority, unjudged } = await (0,settings/* readSettingsFiles */.Dm)(repo, files.map(({ name, read, known: keys }) => ({
        path: (0,repo_path/* join */.fj)(folder, name),
        read: (root, source) => {
            unknown.push(...(0,unknown_settings/* unknownSettings */.I3)(root, source, "Cursor", keys));
            return read(root, source);
        },
    })));
    return { authority, unjudged: [...unjudged, ...unknown] };
}

;// CONCATENATED MODULE: ./build/bundle/src/hosts/cursor/folders.js


const folders = [
    {
        root: "**/.cursor",
        judged: ["agents/**/*.md", ...settingsFiles],
        harmless: [
            ...own_files/* ordinaryFiles */.i,
            ...(0,own_files/* harmlessFiles */.X)("belongs to a skill, which reads or runs it", "skills/**"),
            ...(0,own_files/* harmlessFiles */.X)("builds a machine only if `environment.json` names it", "Dockerfile *.dockerfile Dockerfile.*"),
            ...(0,own_files/* harmlessFiles */.X)("is data of a hook's script", "hooks/**/*.json hooks/**/*.yaml hooks/**/*.yml hooks/**/*.toml hooks/**/*.jsonl"),
            ...(0,own_files/* harmlessFiles */.X)("is the text of a rule or a command", "rules/** commands/** plans/** notepads/**"),
        ],
    },
];

// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/ci/index.js
var ci = __webpack_require__(2898);
// EXTERNAL MODULE: ./build/bundle/src/hosts/cursor/launch.js
var launch = __webpack_require__(14449);
;// CONCATENATED MODULE: ./build/bundle/src/hosts/cursor/index.js








const own = ".cursor/agents";
const shared = [".claude/agents", ".codex/agents"];
const builtins = [
    ["explore", ["read", "execute", "network", "external"]],
    ["bash", ["read", "write", "execute", "network"]],
    ["browser", ["read", "network", "external"]],
];
const patternsBelow = (start) => [
    `${start}/${own}/**/*.md`,
    ...shared.map((path) => `${start}/${path}/*.md`),
    ...settingsFiles.map((name) => `${start}/.cursor/${name}`),
];
/* harmony default export */ const cursor = ((0,host/* defineHost */.YB)({
    title: "Cursor",
    url: "https://cursor.com/docs/agent/subagents",
    editions: ["2026-08"],
    certainty: "documented",
    patterns: [...patternsBelow("**"), ...patternsBelow("~")],
    ownPatterns: [`**/${own}/**`, ...settingsFiles.map((name) => `**/.cursor/${name}`), `~/${own}/**`],
    folders: folders,
    launch: launch.launch,
    load: (0,ci/* withLaunches */.AA)(launch.launch, async (repo, where) => {
        const search = { repo, seen: new Set() };
        const found = [];
        for (const start of where.starts)
            found.push(...(await readWorkspace(search, "project", start)));
        const home = where.user?.home;
        if (home !== undefined)
            found.push(...(await readWorkspace(search, "user", home)));
        for (const root of where.dirs.map(repo_path/* tidied */.GE))
            found.push(...(await readFolder(search, { name: "project", root, status: "loaded", authority: [] }, true)));
        return (0,_kit_layers/* loadFrom */.TH)(found, (0,_kit_layers/* builtinLayer */.vN)(builtins));
    }),
}));
async function readWorkspace(search, name, directory) {
    const layerOf = (path, authority = []) => ({
        name,
        root: (0,repo_path/* join */.fj)(directory, path),
        status: "loaded",
        authority,
        ...(name === "project" ? { governs: directory } : {}),
    });
    const { authority, unjudged } = await settingsIn(search.repo, (0,repo_path/* join */.fj)(directory, ".cursor"));
    const [first] = await readFolder(search, layerOf(own, authority), true);
    const layers = [];
    if (first)
        layers.push({ ...first, unjudged: [...unjudged, ...first.unjudged] });
    else if (authority.length + unjudged.length > 0)
        layers.push({ layer: layerOf(".cursor", authority), items: [], unjudged });
    const winners = new Map((first?.items ?? []).flatMap((item) => item.verdict.kind === "loaded" && item.profile?.identity !== undefined
        ? [[item.profile.identity, item]]
        : []));
    for (const path of shared) {
        for (const read of await readFolder(search, layerOf(path), false))
            layers.push({ ...read, items: read.items.map((item) => shadowedBy(winners, item)) });
    }
    return layers;
}
function shadowedBy(winners, item) {
    const by = item.profile?.identity === undefined ? undefined : winners.get(item.profile.identity);
    if (!by || !item.profile || item.verdict.kind !== "loaded")
        return item;
    const { leniency: _, ...rest } = item;
    return { ...rest, verdict: { kind: "shadowed", by }, profile: { ...item.profile, ineffective: [] } };
}
async function readFolder({ repo, seen }, layer, isOwn) {
    const { root } = layer;
    const found = await (0,_kit_layers/* readLayer */.w6)(repo, layer, {
        isIncluded: (file) => file.endsWith(".md"),
        deep: isOwn,
        seen,
        read: async (source, path) => {
            const isTop = path === root || (0,repo_path/* directoryOf */.jt)(path) === root;
            return [{ layer, files: [source.path], ...(await agentOf(source, path, isOwn && isTop)) }];
        },
    });
    return found ? [found] : [];
}


/***/ }),

/***/ 14449:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   launch: () => (/* binding */ launch)
/* harmony export */ });
/* harmony import */ var _kit_ci_launch_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(88187);
/* harmony import */ var _kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81036);


const flags = {
    "--force -f --yolo": (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .bypasses */ .RC)("runs every command that no rule denies"),
    "--approve-mcps": (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .starts */ .eK)("starts every server without asking"),
    "--trust": (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .widens */ .vR)("trusts the directory, so that its settings apply"),
    "--sandbox VALUE": [
        ...(0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .widens */ .vR)("runs commands outside a sandbox", /^disabled$/),
        ...(0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .narrows */ .zC)("runs commands in a sandbox", /^enabled$/),
    ],
    "--plugin-dir VALUE": (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .starts */ .eK)("loads a plugin with agents, hooks and servers"),
    "--cloud -c": (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .leads */ .ac)("runs the session on another machine"),
    "--header -H VALUE": (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .widens */ .vR)("sends this text with every request"),
    "--skip-worktree-setup": (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .narrows */ .zC)("does not run the scripts of a new work tree"),
    ...(0,_kit_ci_launch_js__WEBPACK_IMPORTED_MODULE_1__/* .harmless */ .I)(`--print -p; --mode VALUE; --plan; --continue; --resume [VALUE]; --name -n VALUE; --workspace VALUE
    --model -m VALUE; --list-models; --worktree -w [VALUE]; --worktree-base VALUE; --output-format VALUE
    --stream-partial-output; --api-key -a VALUE; --fullscreen; --browser; --background -b; --help -h; --version -v`),
};
const launch = {
    program: "cursor-agent",
    programs: ["cursor-agent"],
    uses: [],
    flags,
    commands: {
        agent: "start",
        ...Object.fromEntries("login logout status whoami about models mcp update ls resume create-chat install-shell-integration help rule"
            .split(" ")
            .map((name) => [name, "harmless"])),
    },
    actions: [],
};


/***/ })

};
;