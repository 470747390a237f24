"use strict";
exports.id = 6252;
exports.ids = [6252];
exports.modules = {

/***/ 45171:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ serverAuthority),
/* harmony export */   j: () => (/* binding */ hookAuthority)
/* harmony export */ });
/* harmony import */ var _model_capability_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(95885);
/* harmony import */ var _parsers_node_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(70536);
/* harmony import */ var _fields_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(18012);
/* harmony import */ var _hooks_and_servers_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(80300);
/* harmony import */ var _settings_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(84876);





const hookPowers = [
    ...["command", "exec", "bash", "powershell", "windows", "linux", "osx"].map((key) => [key, "execute"]),
    ["url", "network"],
    ["tool", "external"],
];
function powersOf(hook) {
    const isCommand = (0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_3__/* .textOf */ .b6)((0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_3__/* .valueOf */ .RP)(hook, "type")) === "command";
    return (0,_model_capability_js__WEBPACK_IMPORTED_MODULE_0__/* .inOrder */ .al)([
        ...(isCommand ? ["execute"] : []),
        ...hookPowers.flatMap(([key, power]) => ((0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_3__/* .valueOf */ .RP)(hook, key) ? [power] : [])),
    ]);
}
function hookAuthority(hooks, source, because) {
    const contents = new Map();
    const contentOfEvent = (event, hook) => {
        const known = contents.get(event) ?? (0,_settings_js__WEBPACK_IMPORTED_MODULE_2__/* .contentOf */ .$E)((0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_3__/* .lastOf */ .g1)(hooks, event) ?? hook, source);
        contents.set(event, known);
        return known;
    };
    return (0,_hooks_and_servers_js__WEBPACK_IMPORTED_MODULE_1__/* .hookTables */ .xf)(hooks, source).map(({ hook: { name, value, at }, table }) => {
        const may = powersOf(table);
        return {
            setting: name === "" ? "hooks" : `hooks.${name}`,
            value,
            effect: "widens",
            because,
            content: `${value} ${contentOfEvent(name, table)}`,
            isGuard: (0,_settings_js__WEBPACK_IMPORTED_MODULE_2__/* .isBefore */ .Y8)(name),
            ...(may.length > 0 ? { may } : {}),
            ...(may.includes("execute") ? { names: (0,_settings_js__WEBPACK_IMPORTED_MODULE_2__/* .commandTexts */ .Ot)(table) } : {}),
            at,
        };
    });
}
function serverAuthority(servers, source, whose) {
    return (0,_fields_js__WEBPACK_IMPORTED_MODULE_4__/* .tableEntries */ .zH)(servers).flatMap(({ name = "", value: config }) => (0,_hooks_and_servers_js__WEBPACK_IMPORTED_MODULE_1__/* .serverOf */ .FN)(name, config, source).map((server) => {
        const { kind, at } = server;
        const starts = kind === "command";
        return {
            setting: "server",
            value: name,
            effect: "widens",
            because: starts
                ? `starts a command whose tools ${whose} may call`
                : `connects to an address whose tools ${whose} may call`,
            content: (0,_settings_js__WEBPACK_IMPORTED_MODULE_2__/* .contentOf */ .$E)(config, source),
            ...(kind === "reference" ? {} : { server }),
            may: [starts ? "execute" : "network", "external"],
            ...(starts ? { names: (0,_settings_js__WEBPACK_IMPORTED_MODULE_2__/* .commandTexts */ .Ot)(config) } : {}),
            at,
        };
    }));
}


/***/ }),

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

/***/ 28879:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ matchesWildcard)
/* harmony export */ });
const maxLength = 200;
function matchesWildcard(pattern, name) {
    return name.length <= maxLength && matches(pattern.replace(/\*+/g, "*"), name);
}
function matches(pattern, name) {
    if (pattern.length > maxLength)
        return false;
    let [at, from] = [0, 0];
    let [star, starEnd] = [-1, 0];
    while (from < name.length) {
        if (pattern[at] === "*") {
            star = at;
            starEnd = from;
            at += 1;
        }
        else if (pattern[at] === "?" || pattern[at] === name[from]) {
            at += 1;
            from += 1;
        }
        else if (star >= 0) {
            starEnd += 1;
            at = star + 1;
            from = starEnd;
        }
        else
            return false;
    }
    if (pattern[at] === "*")
        at += 1;
    return at === pattern.length;
}


/***/ }),

/***/ 36252:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  "default": () => (/* binding */ kiro)
});

// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/layers.js
var _kit_layers = __webpack_require__(78939);
// EXTERNAL MODULE: ./build/bundle/src/model/capability.js
var capability = __webpack_require__(95885);
// EXTERNAL MODULE: ./build/bundle/src/model/host.js
var host = __webpack_require__(3641);
// EXTERNAL MODULE: ./build/bundle/src/repo/path.js
var repo_path = __webpack_require__(76311);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/lenient-markdown.js
var lenient_markdown = __webpack_require__(3394);
// EXTERNAL MODULE: ./build/bundle/src/parsers/node.js
var parsers_node = __webpack_require__(70536);
// EXTERNAL MODULE: ./build/bundle/src/parsers/json.js
var json = __webpack_require__(5930);
// EXTERNAL MODULE: ./build/bundle/src/parsers/yaml/index.js + 12 modules
var yaml = __webpack_require__(32034);
// EXTERNAL MODULE: ./build/bundle/src/model/fact.js
var fact = __webpack_require__(7277);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/hooks-and-servers.js
var hooks_and_servers = __webpack_require__(80300);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/fields.js
var fields = __webpack_require__(18012);
// EXTERNAL MODULE: ./build/bundle/src/model/profile.js
var model_profile = __webpack_require__(64682);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/unknown-keys.js
var unknown_keys = __webpack_require__(13172);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/profile.js
var profile = __webpack_require__(56132);
// EXTERNAL MODULE: ./build/bundle/src/repo/text.js
var repo_text = __webpack_require__(64951);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/collect.js
var collect = __webpack_require__(91307);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/tools.js
var tools = __webpack_require__(96918);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/wildcard.js
var wildcard = __webpack_require__(28879);
;// CONCATENATED MODULE: ./build/bundle/src/hosts/kiro/tools.js





const tools_tools = (0,tools/* toolTable */.T9)({
    read: "fs_read fsRead read glob grep code ls imageRead knowledge",
    write: "fs_write fsWrite write",
    execute: "execute_bash execute_cmd executeCmd shell use_aws aws",
    network: "web web_fetch web_search use_aws aws",
    delegate: "subagent use_subagent agent_crew delegate skill crew",
    state: "context todo_list todo task thinking introspect report_issue report session summary switch_to_execution",
});
const foreignTools = (0,tools/* toolTable */.T9)({
    read: "ls readfile readmultiplefiles readcode listdirectory filesearch grepsearch getdiagnostics notebookread",
    write: "edit multiedit notebookedit create fswrite fsappend strreplace editcode deletefile semanticrename smartrelocate",
    execute: "bash executebash executepwsh controlbashprocess controlpwshprocess getprocessoutput",
    network: "webfetch websearch remote_web_search",
    delegate: "task agent invokesubagent",
}, normalized);
function normalized(name) {
    return name.replace(/\(.*$/s, "").trim().toLowerCase();
}
function isKnown(name) {
    const bare = withoutBuiltin(name);
    return (tools_tools.has(bare) || name === "*" || bare.startsWith("@") || isAgent(name) || (bare !== name && /[*?]/.test(bare)));
}
function withoutBuiltin(name) {
    const rest = name.startsWith("@builtin/") ? name.slice("@builtin/".length) : undefined;
    return rest === undefined ? name : rest === "" || rest === "*" ? "@builtin" : rest;
}
function isAgent(name) {
    return name.startsWith("#") || name.startsWith("subagent/");
}
function powersOf(written) {
    if (written === "*")
        return capability/* capabilities */.R7;
    const name = withoutBuiltin(written);
    if (isAgent(name))
        return ["delegate"];
    if (name === "@builtin")
        return capability/* capabilities */.R7.filter((capability) => capability !== "external");
    if (name.startsWith("@"))
        return ["external"];
    const direct = tools_tools.lookup(name);
    if (direct)
        return direct;
    if (/[*?]/.test(name)) {
        const matched = tools_tools.names
            .filter((tool) => (0,wildcard/* matchesWildcard */._)(name, tool))
            .flatMap((tool) => tools_tools.lookup(tool) ?? []);
        return name.startsWith("*") && name === written ? [...matched, "external"] : matched;
    }
    return foreignTools.lookup(name) ?? tools_tools.lookup(normalized(name)) ?? ["external"];
}
function entriesOf(node, source) {
    const items = node?.kind === "list" ? node.items : node?.kind === "scalar" && !(0,parsers_node/* isEmptyValue */.Po)(node) ? [node] : [];
    return items.flatMap((item) => item.kind === "scalar" && typeof item.value === "string"
        ? [{ name: item.text.trim(), at: { source, span: item.span } }]
        : []);
}
function readTools(list, aliases, source, home) {
    if (!list)
        return { grants: (0,fact/* implied */.TU)((0,tools/* grantEach */.Ud)(home), home, "no `tools` key may mean every tool"), ineffective: [] };
    const at = { source, span: list.span };
    if (list.kind === "table" || (0,parsers_node/* isEmptyValue */.Po)(list) || (list.kind === "scalar" && typeof list.value !== "string")) {
        return {
            grants: (0,fact/* implied */.TU)((0,tools/* grantEach */.Ud)(at), at, "`tools` without names may mean every tool"),
            ineffective: [
                {
                    kind: "value",
                    what: "tools",
                    because: "it is not a list of names, so it may mean every tool (not verified)",
                    at,
                    certainty: "assumed",
                },
            ],
        };
    }
    const ineffective = [];
    const grants = entriesOf(list, source).flatMap(({ name, at: place }) => {
        const isAlias = aliases.has(name);
        if (!isKnown(name) && !isAlias)
            ineffective.push(...misspelled(name, place));
        return (0,tools/* grantEach */.Ud)(place, isAlias ? ["external"] : powersOf(name), name);
    });
    return { grants: (0,fact/* stated */.Eo)(grants, at), ineffective };
}
function misspelled(name, at) {
    const spelling = normalized(name);
    if (!tools_tools.has(spelling) || foreignTools.has(name))
        return [];
    const because = `unknown tool; did you mean \`${spelling}\`?`;
    return [{ kind: "value", what: name, because, at, meant: spelling, certainty: "assumed" }];
}

// EXTERNAL MODULE: ./build/bundle/src/model/interpreter.js
var model_interpreter = __webpack_require__(69349);
;// CONCATENATED MODULE: ./build/bundle/src/hosts/kiro/auto-approved.js






const sensitive = new Set(["write", "execute", "network", "delegate", "external"]);
const maxPatterns = 100;
function autoApprovedIn(table, source, granted, edition) {
    const allowed = entriesOf((0,parsers_node/* valueOf */.RP)(table, "allowedTools"), source);
    const approvals = { table, source, edition, granted, allowed };
    const parts = [inToolSettings(approvals), inPermissions(approvals)];
    return {
        bypasses: [...inAllowedTools(approvals), ...parts.flatMap(({ bypasses }) => bypasses)],
        ineffective: parts.flatMap(({ ineffective }) => ineffective),
    };
}
const readerOf = (edition) => (edition === "2" ? "" : " in CLI 2, and may in later ones");
const knownIn = (edition) => (edition === "2" ? {} : { certainty: "assumed" });
function inAllowedTools({ table, source, granted, edition, allowed }) {
    const tools = (0,parsers_node/* valueOf */.RP)(table, "tools");
    const given = tools && new Set(entriesOf(tools, source).map(({ name }) => groupOf(name)));
    return allowed.flatMap(({ name, at }) => {
        const powers = powersOf(name).filter((capability) => sensitive.has(capability));
        if (powers.length === 0)
            return [];
        const isUsable = powers.some((capability) => granted.has(capability)) && (!given || isGiven(name, given));
        return [{ setting: "allowedTools", value: name, ...meaningOfAllowed(name, isUsable, edition), at }];
    });
}
function meaningOfAllowed(name, isUsable, edition) {
    if (name === "*" && edition === "2")
        return { effect: "unhonoured", because: "may do nothing: CLI 2 accepts no bare `*` here" };
    if (name === "*")
        return {
            effect: "bypass",
            because: "may run every tool without asking: CLI 2 accepts no bare `*` here, but its conversion to CLI 3 does",
        };
    return isUsable
        ? { effect: "auto-approve", because: `runs without asking${readerOf(edition)}`, ...knownIn(edition) }
        : { effect: "unhonoured", because: "does nothing: `tools` does not give it" };
}
function inToolSettings(approvals) {
    const { table, allowed } = approvals;
    const groups = new Set(allowed.map(({ name }) => groupOf(name)));
    const patterns = allowed.flatMap(({ name }) => (name !== "*" && /[*?]/.test(name) ? [name] : []));
    const parts = (0,fields/* tableEntries */.zH)((0,parsers_node/* valueOf */.RP)(table, "toolsSettings")).flatMap(({ name: tool = "", value }) => {
        const isAllowed = groups.has(groupOf(tool)) ||
            patterns.length > maxPatterns ||
            patterns.some((pattern) => (0,wildcard/* matchesWildcard */._)(pattern, tool));
        return [
            ...["allowedCommands", "allowedPaths", "allowedServices", "trusted"].map((key) => inToolSetting(approvals, { tool, key, list: (0,parsers_node/* valueOf */.RP)(value, key), isAllowed })),
            trustedAgents(approvals, `toolsSettings.${tool}.trustedAgents`, (0,parsers_node/* valueOf */.RP)(value, "trustedAgents")),
        ];
    });
    return {
        bypasses: parts.flatMap(({ bypasses }) => bypasses),
        ineffective: parts.flatMap(({ ineffective }) => ineffective),
    };
}
function inToolSetting({ source, edition }, { tool, key, list, isAllowed }) {
    if (!list)
        return { bypasses: [], ineffective: [] };
    const setting = `toolsSettings.${tool}.${key}`;
    if (isAllowed) {
        const because = `\`allowedTools\` lists \`${tool}\`, which runs without asking whatever this says`;
        const at = { source, span: list.span };
        return { bypasses: [], ineffective: [{ kind: "limit", what: setting, because, at }] };
    }
    const because = `leaves nothing to confirm${readerOf(edition)}`;
    const bypasses = entriesOf(list, source)
        .filter(({ name }) => matchesEverything(key, name))
        .map(({ name, at }) => ({ setting, value: name, effect: "auto-approve", because, at }));
    const interpreters = entriesOf(key === "allowedCommands" ? list : undefined, source).flatMap(({ name, at }) => {
        const interpreter = matchesEverything(key, name) ? undefined : (0,model_interpreter/* interpreterIn */.g)(name, "regex");
        return interpreter === undefined ? [] : [byInterpreter(setting, name, interpreter, at)];
    });
    return { bypasses: [...bypasses, ...interpreters], ineffective: [] };
}
function byInterpreter(setting, value, interpreter, at) {
    const because = `lets \`${interpreter}\` run any code without asking, which is every command`;
    return { setting, value, effect: "interpreter", because, at };
}
function trustedAgents({ source, edition }, setting, list) {
    const trusted = entriesOf(list, source).find(({ name }) => name === "*");
    const because = `starts any agent without asking${readerOf(edition)}`;
    return {
        bypasses: trusted ? [{ setting, value: "*", effect: "auto-approve", because, at: trusted.at }] : [],
        ineffective: [],
    };
}
function inPermissions({ table, source, edition }) {
    const bypasses = [];
    const ineffective = [];
    for (const rule of rulesIn((0,parsers_node/* valueOf */.RP)(table, "permissions"))) {
        const { capability, effect, matches, node } = rule;
        const at = { source, span: node.span };
        if (effect === "allow" && !["fs_read", "context", "diagnostics", "skill"].includes(capability)) {
            const value = `allow ${capability}${matches.length > 0 ? ` ${matches.join(", ")}` : ""}`;
            bypasses.push({ setting: "permissions", value, ...meaningOfAllowRule(rule, edition), at });
        }
        else if (edition === "2" && effect === "deny")
            ineffective.push({
                kind: "limit",
                what: `permissions: deny ${capability}`,
                because: "unknown key in CLI 2, so it limits nothing there",
                at,
            });
    }
    return { bypasses, ineffective };
}
function meaningOfAllowRule({ capability, matches }, edition) {
    if (edition === "2")
        return { effect: "unhonoured", because: "does nothing in CLI 2: unknown key" };
    const isWhole = matches.length === 0 || matches.some((pattern) => /^[*/.]*\*[/.]*$/.test(pattern));
    return isWhole && ["all", "builtin"].includes(capability)
        ? { effect: "bypass", because: "runs every tool of that kind without asking" }
        : { effect: "auto-approve", because: "runs without asking" };
}
const groups = new Map([
    "fs_read fsRead read",
    "fs_write fsWrite write",
    "execute_bash execute_cmd executeCmd shell",
    "use_aws aws",
    "subagent use_subagent agent_crew crew",
].flatMap((names) => names.split(" ").map((name) => [name, names])));
function groupOf(name) {
    const bare = withoutBuiltin(name);
    return groups.get(bare) ?? bare;
}
function isGiven(name, given) {
    return /^@(?!builtin)|[*?]/.test(name) || given.has("*") || given.has("@builtin") || given.has(groupOf(name));
}
function matchesEverything(key, pattern) {
    if (key === "trusted")
        return /^\^?(?:https?\??:(?:\\?\/){2}|\(https?\|https?\):\/\/)?\(?\.[*+]\)?\$?$/.test(pattern);
    return key === "allowedCommands"
        ? /^\^?(?:\(?\.[*+]\)?|\[\\s\\S\][*+])?\$?$/.test(pattern)
        : /^(?:~?\/|\.\/)?\*{0,2}(?:\/\*{1,2})?$/.test(pattern);
}
function rulesIn(node) {
    const list = node?.kind === "table" ? (0,parsers_node/* lastOf */.g1)(node, "rules") : node;
    return (0,fields/* listItems */.Dw)(list).flatMap((rule) => {
        const capability = (0,parsers_node/* textOf */.b6)((0,parsers_node/* lastOf */.g1)(rule, "capability"));
        if (capability === undefined)
            return [];
        const match = (0,parsers_node/* lastOf */.g1)(rule, "match");
        const matches = (match?.kind === "list" ? match.items : match && !(0,parsers_node/* isEmptyValue */.Po)(match) ? [match] : []).map((item) => (0,parsers_node/* textOf */.b6)(item) ?? "…");
        const exclude = (0,parsers_node/* lastOf */.g1)(rule, "exclude");
        return [
            {
                capability,
                effect: (0,parsers_node/* textOf */.b6)((0,parsers_node/* lastOf */.g1)(rule, "effect")) ?? "ask",
                matches,
                excludes: exclude !== undefined && !(0,parsers_node/* isEmptyValue */.Po)(exclude),
                node: rule,
            },
        ];
    });
}
function deniedIn(table) {
    const denied = rulesIn((0,parsers_node/* valueOf */.RP)(table, "permissions")).filter(({ effect, matches, excludes }) => effect === "deny" && matches.length === 0 && !excludes);
    const written = new Set(denied.map(({ capability }) => capability));
    const denials = new Set([...written].flatMap((name) => permissionCapabilities.get(name) ?? []));
    if (written.has("web_fetch") && written.has("web_search"))
        denials.add("network");
    return { capabilities: denials, written: [...written] };
}
const permissionCapabilities = new Map([
    ["fs_read", ["read"]],
    ["fs_write", ["write"]],
    ["filesystem", ["read", "write"]],
    ["shell", ["execute"]],
    ["mcp", ["external"]],
    ["subagent", ["delegate"]],
    ["all", capability/* capabilities */.R7],
]);

;// CONCATENATED MODULE: ./build/bundle/src/hosts/kiro/profile.js












const keys = {
    keys: new Set("$schema name description prompt systemPrompt model tools allowedTools excludedTools toolsSettings toolAliases toolSchema mcpServers includeMcpJson useLegacyMcpJson includePowers resources hooks permissions keyboardShortcut welcomeMessage".split(" ")),
    own: { tools: "tools", denied: "excludedTools", mode: "permissions" },
    ignores: false,
};
async function readProfile([first, ...others], site, body) {
    let profile = await profileOf(first, site, body);
    for (const table of others)
        profile = (0,model_profile/* union */.KC)(profile, await profileOf(table, site, body));
    return profile;
}
async function profileOf(table, site, body) {
    const { source, edition } = site;
    const home = (0,fields/* startOfTable */.Eo)(table, source);
    const name = (0,fields/* nameOrFileName */._T)((0,fields/* textFact */.yM)((0,parsers_node/* valueOf */.RP)(table, "name"), source, home), site.id, home);
    const aliases = (0,parsers_node/* valueOf */.RP)(table, "toolAliases");
    const own = readTools((0,parsers_node/* valueOf */.RP)(table, "tools"), new Set(aliases?.kind === "table" ? aliases.entries.flatMap(({ value }) => (0,parsers_node/* textOf */.b6)(value) ?? []) : []), source, home);
    const denied = body ? deniedIn(table) : { capabilities: new Set(), written: [] };
    const excluded = (0,parsers_node/* valueOf */.RP)(table, "excludedTools");
    const grants = without(own.grants, denied.capabilities);
    const servers = (0,hooks_and_servers/* serversOf */.U2)((0,parsers_node/* valueOf */.RP)(table, "mcpServers"), source);
    const hooks = (0,hooks_and_servers/* hooksOf */.uj)((0,parsers_node/* valueOf */.RP)(table, "hooks"), source);
    const extraGrants = [...(0,hooks_and_servers/* serverGrants */.bN)(servers, "mcpServers"), ...(0,hooks_and_servers/* hookGrants */.ZW)(hooks, "hooks")];
    const autoApproved = autoApprovedIn(table, source, new Set([...((0,fact/* known */.eO)(grants) ?? []), ...extraGrants].map(({ capability }) => capability)), edition);
    const { prompt, paths: promptPaths } = await promptOf(table, site, body, home);
    const paths = [...promptPaths, ...resourcesOf((0,parsers_node/* valueOf */.RP)(table, "resources"), site)];
    const missing = filesMissing(paths);
    return (0,profile/* profileFrom */.A)({
        home,
        name,
        identity: edition === "2" ? ((0,fact/* known */.eO)(name) ?? site.id) : site.id,
        description: (0,fields/* textFact */.yM)((0,parsers_node/* valueOf */.RP)(table, "description"), source, home),
        model: (0,fields/* textFact */.yM)((0,parsers_node/* valueOf */.RP)(table, "model"), source, home),
        grants,
        denied: body ? [...denied.written, ...entriesOf(excluded, source).map((entry) => entry.name)] : [],
        extraGrants,
        hooks,
        servers,
        paths,
        ...(missing.length > 0 ? { missing } : {}),
        references: resourcePatterns((0,parsers_node/* valueOf */.RP)(table, "resources"), site.workspace),
        bypasses: [...autoApproved.bypasses, ...(0,unknown_keys/* unhonouredModesIn */.dI)(table, source, keys)],
        ineffective: [
            ...(0,unknown_keys/* unknownKeysIn */.QU)(table, source, keys),
            ...(excluded && !body && entriesOf(excluded, source).length > 0
                ? [
                    {
                        kind: "limit",
                        what: "excludedTools",
                        because: "unknown key in CLI 2, so it removes nothing there",
                        at: { source, span: excluded.span },
                    },
                ]
                : []),
            ...own.ineffective,
            ...autoApproved.ineffective,
        ],
        ...(body || (0,parsers_node/* valueOf */.RP)(table, "prompt") || (0,parsers_node/* valueOf */.RP)(table, "systemPrompt") ? {} : { hasDefaultPrompt: true }),
        prompt,
        native: (0,fields/* knownValues */.s2)(table, keys.keys),
    });
}
function without(grants, denied) {
    if (denied.size === 0 || (grants.state !== "stated" && grants.state !== "implied"))
        return grants;
    return { ...grants, value: grants.value.filter(({ capability }) => !denied.has(capability)) };
}
async function promptOf(table, site, body, home) {
    const { repo, source, workspace } = site;
    const node = (0,parsers_node/* valueOf */.RP)(table, "prompt") ?? (0,parsers_node/* valueOf */.RP)(table, "systemPrompt");
    const written = (0,parsers_node/* textOf */.b6)(node);
    if (!node || written === undefined || (0,parsers_node/* isEmptyValue */.Po)(node)) {
        return { prompt: body ? (0,fields/* bodyPrompt */.$c)(source, body) : (0,profile/* noPrompt */.O)(home), paths: [] };
    }
    const at = { source, span: node.span };
    if (!written.startsWith("file://"))
        return { prompt: { source: "inline", path: null, text: written, at }, paths: [] };
    const reach = repo.reach(workspace, (0,repo_path/* directoryOf */.jt)(site.path), written.slice("file://".length));
    const paths = [{ key: "prompt", value: written, reach, at }];
    const read = reach.kind === "inside" ? await (0,collect/* readOne */.JF)(repo, reach.path) : undefined;
    if (read === undefined || "message" in read)
        return { prompt: { source: "file", path: reach.kind === "inside" ? reach.path : null, text: "", at }, paths };
    return { prompt: { source: "file", path: read.path, text: read.text.trim(), at: (0,repo_text/* startOf */.GH)(read) }, paths };
}
function resourcesOf(node, { repo, source, workspace }) {
    return (0,fields/* listItems */.Dw)(node).flatMap((item) => {
        const text = item.kind === "table" ? (0,parsers_node/* valueOf */.RP)(item, "source") : item;
        const value = (0,parsers_node/* textOf */.b6)(text);
        const path = /^(?:file|skill):\/\/(.*)$/s.exec(value ?? "")?.[1];
        if (!text || value === undefined || path === undefined || path === "")
            return [];
        const fixed = path.replace(/[^/]*[*?[{].*$/s, "");
        return [
            {
                key: "resources",
                value,
                within: "the repository, in which Kiro resolves it",
                reach: repo.reach(workspace, workspace, fixed === "" ? "." : (0,repo_path/* join */.fj)("", fixed)),
                at: { source, span: text.span },
            },
        ];
    });
}
function filesMissing(paths) {
    return paths.flatMap(({ key, value, reach, at }) => {
        if (reach.kind !== "nowhere" || reach.isUnknown || /[*?[{$]/.test(value))
            return [];
        return [{ key, value, advice: "add the file, or correct the path", at }];
    });
}
function resourcePatterns(node, workspace) {
    return (0,fields/* listItems */.Dw)(node).flatMap((item) => {
        const value = (0,parsers_node/* textOf */.b6)(item.kind === "table" ? (0,parsers_node/* valueOf */.RP)(item, "source") : item) ?? "";
        const path = /^(?:file|skill):\/\/(?:\.\/)?(.+)$/s.exec(value)?.[1];
        if (path === undefined)
            return [];
        const pattern = (0,repo_path/* join */.fj)(workspace, path.replace(/\/$/, ""));
        return /[*?[{]/.test(path) ? [pattern] : [pattern, `${pattern}/**`];
    });
}

;// CONCATENATED MODULE: ./build/bundle/src/hosts/kiro/agent.js






async function jsonAgentOf(site) {
    const { source } = site;
    const at = (span) => ({ source, span });
    const strict = (0,json/* parseJson */.qF)(source.text);
    const node = strict.kind === "problem" ? (0,json/* parseJsonc */.pX)(source.text) : strict;
    if (node.kind === "problem")
        return { verdict: { kind: "rejected", problem: { message: `it is no JSON: ${node.message}`, at: at(node.span) } } };
    if (node.kind !== "table")
        return { verdict: { kind: "rejected", problem: { message: "it is no JSON object", at: at(node.span) } } };
    const profile = await readProfile((0,yaml/* withOccurrences */.tI)(node), site, undefined);
    const problem = strict.kind === "problem"
        ? { message: `it is no JSON: ${strict.message}`, at: at(strict.span) }
        : wrongTypeIn(node, at);
    if (problem)
        return { verdict: { kind: "rejected", problem }, profile };
    const repeated = (0,yaml/* repeatedKeyOf */.FF)(node);
    const unknown = node.entries.find(({ name }) => name !== undefined && !keys.keys.has(name));
    const leniency = foreignHooksIn(node, site, at) ??
        (repeated
            ? { message: repeated.message, at: at(repeated.span), kind: "strict-readers" }
            : unknown && {
                message: `CLI 2 may reject the file because of the key \`${unknown.name ?? ""}\`, as its predecessor does (not verified)`,
                at: at(unknown.key.span),
                kind: "strict-readers",
                certainty: "assumed",
            });
    return { verdict: { kind: "loaded" }, profile, ...(leniency ? { leniency } : {}) };
}
async function markdownAgentOf(site, isTop) {
    const { source, path } = site;
    const { text } = source;
    const top = { start: 0, end: 0 };
    const markdown = await (0,lenient_markdown/* readLenientMarkdown */.p)(text);
    if (markdown.kind === "none" && (!isTop || text.trim() === "" || (0,repo_path/* nameOf */.Vb)(path) === "README.md")) {
        const message = text.trim() === "" ? "it is empty" : "it has no frontmatter, so it counts as a document";
        return { verdict: { kind: "dropped", problem: { message, at: { source, span: top }, kind: "document" } } };
    }
    const profile = await readProfile(markdown.tables, site, markdown.body);
    const refused = refusedBySome(markdown, site);
    const leniency = refused && {
        message: refused.message,
        at: { source, span: refused.span },
        kind: "strict-readers",
        certainty: "assumed",
    };
    return { verdict: { kind: "loaded" }, profile, ...(leniency ? { leniency } : {}) };
}
function refusedBySome({ kind, frontmatter, problem, isBroken }, site) {
    if (kind === "none")
        return {
            message: "it has no frontmatter, so it may count as a document (not verified)",
            span: { start: 0, end: 0 },
        };
    if (isBroken)
        return problem;
    const at = (span) => ({ source: site.source, span });
    const wrong = wrongTypeIn(frontmatter, at) ?? foreignHooksIn(frontmatter, site, at);
    return wrong ? { message: wrong.message, span: wrong.at.span } : problem;
}
const kinds = [
    ["text", ["$schema", "name", "description", "prompt", "systemPrompt", "model", "keyboardShortcut", "welcomeMessage"]],
    ["names", ["tools", "allowedTools", "excludedTools"]],
    ["mapping", ["mcpServers", "toolAliases", "toolsSettings"]],
    ["hooks", ["hooks"]],
    ["flag", ["useLegacyMcpJson", "includeMcpJson"]],
    ["list", ["resources"]],
];
const called = {
    text: "no text",
    names: "not a list of names",
    mapping: "no mapping",
    hooks: "neither a list nor a mapping",
    flag: "neither true nor false",
    list: "no list",
};
function wrongTypeIn(table, at) {
    for (const [kind, names] of kinds) {
        for (const name of names) {
            const node = (0,parsers_node/* valueOf */.RP)(table, name);
            if (node && !((0,parsers_node/* isEmptyValue */.Po)(node) && kind === "text") && !isOf(kind, node))
                return { message: `\`${name}\` is ${called[kind]}`, at: at(node.span) };
        }
    }
    return undefined;
}
function isOf(kind, node) {
    if (kind === "mapping")
        return node.kind === "table";
    if (kind === "list")
        return node.kind === "list";
    if (kind === "hooks")
        return node.kind !== "scalar";
    if (kind === "names")
        return ((0,parsers_node/* textOf */.b6)(node) === "*" ||
            (node.kind === "list" && node.items.every((item) => item.kind === "scalar" && typeof item.value === "string")));
    return node.kind === "scalar" && typeof node.value === (kind === "flag" ? "boolean" : "string");
}
function foreignHooksIn(table, { edition }, at) {
    const hooks = (0,parsers_node/* valueOf */.RP)(table, "hooks");
    if (edition === "2" && hooks?.kind === "list")
        return {
            message: "`hooks` is a list, but older versions of CLI 2 require a mapping",
            at: at(hooks.span),
            kind: "strict-readers",
        };
    return edition !== "2" && hooks?.kind === "table"
        ? { message: "`hooks` is a mapping, but CLI 3 requires a list", at: at(hooks.span), kind: "strict-readers" }
        : undefined;
}

// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/own-files.js
var own_files = __webpack_require__(86319);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/beside.js
var beside = __webpack_require__(45171);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/settings.js
var _kit_settings = __webpack_require__(84876);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/unknown-settings.js
var unknown_settings = __webpack_require__(95373);
;// CONCATENATED MODULE: ./build/bundle/src/hosts/kiro/settings.js






const servers = "settings/mcp.json";
const languages = "settings/lsp.json";
const settingsFiles = [servers, languages, "hooks/*.json", "hooks/*.hook"];
const serverRules = ["mcpServers.*", "powers.mcpServers.*"].flatMap((path) => [
    {
        path: `${path}.command`,
        effect: "widens",
        because: "starts a command whose tools agents can call",
        may: ["execute", "external"],
    },
    {
        path: `${path}.url`,
        effect: "widens",
        because: "connects to an address whose tools agents can call",
        may: ["network", "external"],
    },
    {
        path: `${path}.autoApprove`,
        when: /^\*+$/,
        effect: "auto-approves",
        because: "calls every tool of the server without asking",
    },
    { path: `${path}.autoApprove`, when: /^(?!\*+$)/, effect: "widens", because: "is called without asking" },
    { path: `${path}.disabledTools`, effect: "narrows", because: "is a tool that no agent gets" },
]);
const knownServers = [
    ...serverRules,
    ...(0,unknown_settings/* serverKeys */.yl)("mcpServers.*"),
    ...(0,unknown_settings/* serverKeys */.yl)("powers.mcpServers.*"),
    ...(0,unknown_settings/* harmlessKeys */.OF)("$schema mcpServers.*.oauthScopes powers.mcpServers.*.oauthScopes", "gives a server no power"),
];
const languageRules = [
    {
        path: "languages.*.command",
        effect: "widens",
        because: "is a language server that the session starts",
        may: ["execute"],
    },
];
const knownLanguages = [
    ...languageRules,
    ...(0,unknown_settings/* harmlessKeys */.OF)(`languages.*.name languages.*.args languages.*.file_extensions languages.*.project_patterns languages.*.exclude_patterns
    languages.*.multi_workspace languages.*.initialization_options languages.*.request_timeout_secs`, "is compared with the command of its server"),
];
const knownHookKeys = (0,unknown_settings/* harmlessKeys */.OF)("$schema version name description enabled when then shortName workspaceFolderName", "is compared with its hook");
async function settingsIn(repo, folder) {
    const unknown = [];
    const report = (known) => (root, source) => {
        unknown.push(...(0,unknown_settings/* unknownSettings */.I3)(root, source, "Kiro", known));
        return [];
    };
    const settings = await (0,_kit_settings/* readSettings */.sb)(repo, [(0,repo_path/* join */.fj)(folder, servers)], serverRules, report(knownServers));
    const language = await (0,_kit_settings/* readSettings */.sb)(repo, [(0,repo_path/* join */.fj)(folder, languages)], languageRules, report(knownLanguages));
    const { files, unjudged } = (0,collect/* collectFiles */.C0)(repo, (0,repo_path/* join */.fj)(folder, "hooks"), {
        isIncluded: (name) => /\.(?:json|hook)$/.test(name),
        deep: false,
    });
    const hooks = await (0,_kit_settings/* readSettingsFiles */.Dm)(repo, files.map((path) => ({
        path,
        read: (root, source) => {
            report(knownHookKeys)(root, source);
            return hooksIn(root, source);
        },
    })));
    return {
        authority: [...settings.authority, ...language.authority, ...hooks.authority],
        unjudged: [...settings.unjudged, ...language.unjudged, ...unjudged, ...hooks.unjudged, ...unknown],
    };
}
const settings_beside = "runs beside every agent";
function hooksIn(root, source) {
    const hooks = (0,parsers_node/* lastOf */.g1)(root, "hooks") ?? root;
    const entries = hooks.kind === "list" ? hooks.items : [hooks];
    return entries
        .flatMap((entry) => (0,beside/* hookAuthority */.j)(entry, source, settings_beside).map((found) => withTrigger(found, entry, source)))
        .filter(({ may = [] }) => may.length > 0);
}
function withTrigger(found, entry, source) {
    const trigger = (0,parsers_node/* textOf */.b6)((0,parsers_node/* lastOf */.g1)(entry, "trigger")) ?? (0,parsers_node/* textOf */.b6)((0,parsers_node/* lastOf */.g1)((0,parsers_node/* lastOf */.g1)(entry, "when"), "type"));
    return trigger === undefined
        ? found
        : {
            ...found,
            setting: `hooks.${trigger}`,
            isGuard: (0,_kit_settings/* isBefore */.Y8)(trigger),
            content: (0,_kit_settings/* contentOf */.$E)(entry, source),
        };
}

;// CONCATENATED MODULE: ./build/bundle/src/hosts/kiro/folders.js


const folders = [
    {
        root: "**/.kiro",
        judged: ["agents/**/*.json", "agents/**/*.md", ...settingsFiles],
        harmless: [
            ...own_files/* ordinaryFiles */.i,
            ...(0,own_files/* harmlessFiles */.X)("is the text of a specification or a rule", "specs/** steering/** prompts/**"),
            ...(0,own_files/* harmlessFiles */.X)("belongs to a skill, which reads or runs it", "skills/**"),
            ...(0,own_files/* harmlessFiles */.X)("is too deep in the folder to be read as hooks", "hooks/*/**"),
        ],
    },
];

;// CONCATENATED MODULE: ./build/bundle/src/hosts/kiro/index.js







const folder = ".kiro/agents";
const builtins = [
    ["kiro_default", capability/* capabilities */.R7],
    ["spec", capability/* capabilities */.R7],
];
/* harmony default export */ const kiro = ((0,host/* defineHost */.YB)({
    title: "Kiro",
    url: "https://kiro.dev/docs/custom-agents/",
    editions: ["3", "2"],
    certainty: "documented",
    patterns: [
        `**/${folder}/**/*.json`,
        `**/${folder}/**/*.md`,
        ...settingsFiles.map((name) => `**/.kiro/${name}`),
        `~/${folder}/**/*.json`,
        `~/${folder}/**/*.md`,
        ...settingsFiles.map((name) => `~/.kiro/${name}`),
    ],
    ownPatterns: [`**/${folder}/**`, ...settingsFiles.map((name) => `**/.kiro/${name}`), `~/${folder}/**`],
    folders: folders,
    async load(repo, where, edition) {
        const search = { repo, edition, seen: new Set() };
        const found = [];
        for (const start of where.starts)
            found.push(...(await readWorkspace(search, "project", start)));
        const home = where.user?.home;
        if (home !== undefined)
            found.push(...(await readWorkspace(search, "user", home)));
        for (const root of where.dirs.map(repo_path/* tidied */.GE)) {
            const workspace = repo.resolve(root).kind === "file" ? (0,repo_path/* directoryOf */.jt)(root) : root;
            const layer = { name: "project", root, status: "loaded", authority: [] };
            found.push(...(await readAgents(search, layer, workspace)));
        }
        return (0,_kit_layers/* loadFrom */.TH)(found, (0,_kit_layers/* builtinLayer */.vN)(builtins));
    },
}));
async function readWorkspace(search, name, directory) {
    const { authority, unjudged } = await settingsIn(search.repo, (0,repo_path/* join */.fj)(directory, ".kiro"));
    const layer = {
        name,
        root: (0,repo_path/* join */.fj)(directory, folder),
        status: "loaded",
        authority,
        ...(name === "project" ? { governs: directory } : {}),
    };
    const [agents] = await readAgents(search, layer, directory);
    if (agents)
        return [{ ...agents, unjudged: [...unjudged, ...agents.unjudged] }];
    return authority.length + unjudged.length > 0
        ? [{ layer: { ...layer, root: (0,repo_path/* join */.fj)(directory, ".kiro") }, items: [], unjudged }]
        : [];
}
async function readAgents({ repo, edition, seen }, layer, workspace) {
    const { root } = layer;
    const ending = edition === "2" ? /\.json$/ : /\.(?:json|md)$/;
    const found = await (0,_kit_layers/* readLayer */.w6)(repo, layer, {
        isIncluded: (file) => ending.test(file),
        deep: true,
        seen,
        read: async (source, path) => {
            const isTop = path === root || (0,repo_path/* directoryOf */.jt)(path) === root;
            const below = path === root ? (0,repo_path/* nameOf */.Vb)(path) : path.slice(root === "" ? 0 : root.length + 1);
            const id = (edition === "2" ? (0,repo_path/* nameOf */.Vb)(path) : below).replace(ending, "");
            const site = { repo, source, path, workspace, id, edition };
            return [
                path.endsWith(".md")
                    ? { layer, files: [source.path], ...(await markdownAgentOf(site, isTop)) }
                    : await readJson(layer, site, isTop),
            ];
        },
    });
    return found ? [{ ...found, items: withoutPromptFiles(found.items) }] : [];
}
async function readJson(layer, site, isTop) {
    const agent = await jsonAgentOf(site);
    const files = [site.source.path];
    const item = { layer, files, ...agent };
    if (isTop)
        return item;
    const { profile } = agent;
    if (!profile || (profile.description.state !== "stated" && profile.prompt.source === "none"))
        return { layer, files, verdict: { kind: "passed-over" } };
    if (site.edition !== "2" || agent.verdict.kind !== "loaded")
        return item;
    const message = `it is in a subfolder of \`${layer.root}\`, which CLI 2 does not read`;
    return { ...item, verdict: { kind: "dropped", problem: { message, at: profile.name.at } } };
}
function withoutPromptFiles(items) {
    const prompts = new Set(items.flatMap(({ files: [file], profile }) => profile?.prompt.source === "file" && profile.prompt.path !== null && profile.prompt.path !== file
        ? [profile.prompt.path]
        : []));
    const isPrompt = ({ files: [file = ""], profile }) => prompts.has(file) && profile?.description.state !== "stated";
    return items.map((item) => isPrompt(item) ? { layer: item.layer, files: item.files, verdict: { kind: "passed-over" } } : item);
}


/***/ }),

/***/ 69349:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ interpreterIn)
/* harmony export */ });
const programs = /^(?:(?:ba|z|k|da|a|fi|c|tc)?sh|pwsh|powershell|cmd|python\d*(?:\.\d+)?|pypy\d*|node|deno|bun|ruby|perl|php|lua|osascript|tclsh|eval|exec|command|sudo|doas|su|env|xargs|nohup|nice|time|timeout|busybox|stdbuf|setsid)$/i;
const openFlags = /^(?:-(?![vVh]$)[a-zA-Z]{1,3}|--(?:eval|print|command|require|import)|-Command|\/c)$/;
function interpreterIn(pattern, meaning) {
    const text = shortened(pattern);
    if (text.length > longest)
        return undefined;
    const [words, isOpen] = meaning === "regex" ? ofRegex(text) : ofGlob(text);
    const [program = "", ...rest] = words.trim().split(/\s+/);
    const name = program.replace(/^.*[/\\]/, "").replace(/\.exe$/i, "");
    if (!(isOpen || meaning === "prefix") || !programs.test(name))
        return undefined;
    return rest.every((word) => openFlags.test(word)) ? name : undefined;
}
const longest = 200;
function shortened(pattern) {
    return pattern.trim().replace(/\s+/g, " ").replace(/\*+/g, "*");
}
function ofGlob(text) {
    const [, words = text, end = ""] = /^(.*?)((?::?\s?\*)*)$/s.exec(text) ?? [];
    return [words, end !== ""];
}
function ofRegex(text) {
    const inner = text.replace(/^\/(.*)\/[a-z]*$/s, "$1").replace(/^\^/, "");
    const words = inner.replace(/(?:\\[bs ]|\.[*+]|[()?+*\s])*\$?$/, "");
    const end = inner.slice(words.length);
    return [words.replace(/\\[s ][+*]?/g, " ").replaceAll("\\", ""), /[.]/.test(end) || !end.endsWith("$")];
}


/***/ })

};
;