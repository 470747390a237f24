"use strict";
exports.id = 2922;
exports.ids = [2922];
exports.modules = {

/***/ 35376:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ callRulesOf)
/* harmony export */ });
/* harmony import */ var _profiles_fields_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(70536);
/* harmony import */ var _entries_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(67672);
/* harmony import */ var _tool_settings_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(13388);





const lists = [
    ["availableAgents", "ask"],
    ["allowedCommands", "allow"],
    ["allowedPaths", "allow"],
    ["allowedServices", "allow"],
    ["trusted", "allow"],
    ["trustedAgents", "allow"],
    ["deniedCommands", "deny"],
    ["deniedPaths", "deny"],
    ["deniedServices", "deny"],
    ["blocked", "deny"],
];
function callRulesOf({ source, allowed, settings, nameOf, home, more = [] }) {
    const ofTools = (0,_profiles_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .tableEntries */ .zH)(settings).flatMap(({ name: tool = "", value }) => {
        const action = nameOf(tool);
        return action === undefined ? [] : rulesOfTool(action, value, source);
    });
    const ofAllowed = allowed.flatMap(({ name, at }) => {
        const action = nameOf(name);
        return action === undefined ? [] : [{ action, resource: "*", effect: "allow", at }];
    });
    const base = { action: "*", resource: "*", effect: "ask", at: home };
    return [{ below: [[base]], own: [...ofAllowed, ...more, ...ofTools] }];
}
function rulesOfTool(action, settings, source) {
    const rule = (effect, resource, { span }) => ({
        action,
        resource,
        effect,
        at: { source, span },
    });
    const [available, byDefault, readOnly] = ["availableAgents", "denyByDefault", "autoAllowReadonly"].map((key) => (0,_profiles_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .valueOf */ .RP)(settings, key));
    return [
        ...(available ? [rule("deny", "*", available)] : []),
        ...(byDefault && (0,_profiles_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .textOf */ .b6)(byDefault) === "true" ? [rule("deny", "*", byDefault)] : []),
        ...(readOnly && (0,_profiles_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .textOf */ .b6)(readOnly) === "true"
            ? [
                {
                    ...rule("allow", "autoAllowReadonly", readOnly),
                    isLiteral: true,
                    shown: "commands that only read",
                },
            ]
            : []),
        ...lists.flatMap(([key, effect]) => (0,_entries_js__WEBPACK_IMPORTED_MODULE_2__/* .entriesOf */ .M)((0,_profiles_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .valueOf */ .RP)(settings, key), source).map(({ name, at }) => ({
            action,
            ...((0,_tool_settings_js__WEBPACK_IMPORTED_MODULE_0__/* .matchesEverything */ .rM)(key, name) ? { resource: "*" } : { resource: name, isLiteral: true }),
            effect,
            at,
        }))),
    ];
}


/***/ }),

/***/ 67672:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ entriesOf)
/* harmony export */ });
/* harmony import */ var _parsers_node_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(70536);

function entriesOf(node, source) {
    const items = node?.kind === "list" ? node.items : node?.kind === "scalar" && !(0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_0__/* .isEmptyValue */ .Po)(node) ? [node] : [];
    return items.flatMap((item) => ((0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_0__/* .isText */ .KH)(item) ? [{ name: item.text.trim(), at: { source, span: item.span } }] : []));
}


/***/ }),

/***/ 67176:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Aj: () => (/* binding */ filesMissing),
/* harmony export */   F3: () => (/* binding */ resourcesOf),
/* harmony export */   Gh: () => (/* binding */ promptOf),
/* harmony export */   OZ: () => (/* binding */ resourcePatterns)
/* harmony export */ });
/* harmony import */ var _parsers_node_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(70536);
/* harmony import */ var _repo_path_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(76311);
/* harmony import */ var _repo_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(64951);
/* harmony import */ var _loading_collect_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(77012);
/* harmony import */ var _profiles_fields_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(22583);
/* harmony import */ var _profiles_profile_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(66189);






async function promptOf(table, site, body, home) {
    const { repo, source, workspace } = site;
    const node = (0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_3__/* .valueOf */ .RP)(table, "prompt") ?? (0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_3__/* .valueOf */ .RP)(table, "systemPrompt");
    const written = (0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_3__/* .textOf */ .b6)(node);
    if (!node || written === undefined || (0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_3__/* .isEmptyValue */ .Po)(node)) {
        return { prompt: body ? (0,_profiles_fields_js__WEBPACK_IMPORTED_MODULE_4__/* .bodyPrompt */ .$c)(source, body) : (0,_profiles_profile_js__WEBPACK_IMPORTED_MODULE_2__/* .noPrompt */ .O)(home), paths: [] };
    }
    const at = { source, span: node.span };
    if (!written.startsWith("file://"))
        return { prompt: { source: "inline", path: null, text: written, at }, paths: [] };
    const reach = repo.reach(workspace, (0,_repo_path_js__WEBPACK_IMPORTED_MODULE_5__/* .directoryOf */ .jt)(site.path), written.slice("file://".length));
    const paths = [{ key: "prompt", value: written, reach, at }];
    const read = reach.kind === "inside" ? (await (0,_loading_collect_js__WEBPACK_IMPORTED_MODULE_1__/* .readDecoded */ .Jy)(repo, reach.path)).source : undefined;
    if (read === undefined)
        return { prompt: { source: "file", path: reach.kind === "inside" ? reach.path : null, text: "", at }, paths };
    return { prompt: { source: "file", path: read.path, text: read.text.trim(), at: (0,_repo_text_js__WEBPACK_IMPORTED_MODULE_0__/* .startOf */ .GH)(read) }, paths };
}
function resourcesOf(node, site) {
    const { repo, source, workspace, title, isOfUser = () => false } = site;
    return (0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_3__/* .listItems */ .Dw)(node).flatMap((item) => {
        const text = item.kind === "table" ? (0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_3__/* .valueOf */ .RP)(item, "source") : item;
        const value = (0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_3__/* .textOf */ .b6)(text);
        const [, scheme = "", path = ""] = /^(file|skill):\/\/(.*)$/s.exec(value ?? "") ?? [];
        if (!text || value === undefined || path === "" || isOfUser(scheme, path))
            return [];
        const fixed = path.replace(/[^/]*[*?[{].*$/s, "");
        const reach = repo.reach(workspace, workspace, fixed === "" ? "." : (0,_repo_path_js__WEBPACK_IMPORTED_MODULE_5__/* .join */ .fj)("", fixed));
        const instead = reach.kind === "outside" ? besideProfile(fixed, site) : undefined;
        return [
            {
                key: "resources",
                value,
                within: `the repository, in which ${title} resolves it`,
                reach,
                ...(instead === undefined ? {} : { instead: `${scheme}://${instead}${path.slice(fixed.length)}` }),
                at: { source, span: text.span },
            },
        ];
    });
}
function besideProfile(fixed, { repo, path, workspace }) {
    const reach = repo.reach(workspace, (0,_repo_path_js__WEBPACK_IMPORTED_MODULE_5__/* .directoryOf */ .jt)(path), fixed);
    if (reach.kind !== "inside")
        return undefined;
    const from = workspace === "" ? reach.path : reach.path.slice(workspace.length + 1);
    return fixed.endsWith("/") ? `${from}/` : from;
}
function filesMissing(paths) {
    return paths.flatMap(({ key, value, reach, at }) => {
        if (reach.kind !== "nowhere" || reach.isUnknown || /[*?[{$]/.test(value))
            return [];
        return [{ key, value, advice: "add the file, or correct the path", at }];
    });
}
function resourcePatterns(node, workspace) {
    return (0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_3__/* .listItems */ .Dw)(node).flatMap((item) => {
        const value = (0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_3__/* .textOf */ .b6)(item.kind === "table" ? (0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_3__/* .valueOf */ .RP)(item, "source") : item) ?? "";
        const path = /^(?:file|skill):\/\/(?:\.\/)?(.+)$/s.exec(value)?.[1];
        if (path === undefined)
            return [];
        const pattern = (0,_repo_path_js__WEBPACK_IMPORTED_MODULE_5__/* .join */ .fj)(workspace, path.replace(/\/$/, ""));
        return /[*?[{]/.test(path) ? [pattern] : [pattern, `${pattern}/**`];
    });
}


/***/ }),

/***/ 13388:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  rM: () => (/* binding */ matchesEverything),
  Ar: () => (/* binding */ settingLists),
  GZ: () => (/* binding */ toolSettingIn)
});

// EXTERNAL MODULE: ./build/bundle/src/model/interpreter.js
var model_interpreter = __webpack_require__(69349);
// EXTERNAL MODULE: ./build/bundle/src/parsers/node.js
var node = __webpack_require__(70536);
;// CONCATENATED MODULE: ./build/bundle/src/hosts/_kit/agent-json/command-patterns.js
const longest = 1_000;
function openingOf(pattern) {
    if (pattern.length > longest)
        return "run";
    const { hasRun, alternatives } = partsOf(pattern);
    if (hasRun)
        return "run";
    const isWhole = alternatives.every((text, i) => (i === 0 || /^(?:\^|\\A)/.test(text)) && (i === alternatives.length - 1 || /(?:(?<!\\)\$|\\z)$/.test(text)));
    return isWhole ? undefined : "ends";
}
const token = /\[\^?\]?(?:\[:\^?\w+:\]|\\.|[^\]\\])*\]|\\[pP](?:\{[^}]*\}|.)|\\.|\((?:\?(?:P?<\w*>|[\w-]*:?))?|\{\d*,?\d*\}|./gsu;
function partsOf(pattern) {
    const groups = [false];
    const alternatives = [""];
    let hasRun = false;
    let isLastWide = false;
    for (const [text] of pattern.matchAll(token)) {
        if (text === "|" && groups.length === 1) {
            alternatives.push("");
            isLastWide = false;
            continue;
        }
        alternatives.push((alternatives.pop() ?? "") + text);
        if (isRepetition(text)) {
            if (isLastWide && isLong(text))
                hasRun = true;
            continue;
        }
        if (text.startsWith("("))
            groups.push(false);
        isLastWide = text === ")" && groups.length > 1 ? groups.pop() === true : isWide(text);
        if (isLastWide)
            groups[groups.length - 1] = true;
    }
    return { hasRun, alternatives };
}
function isRepetition(text) {
    return /^(?:[*+?]|\{\d+,?\d*\})$/.test(text);
}
function isLong(repetition) {
    if (repetition === "*" || repetition === "+")
        return true;
    const [, , comma, most] = /^\{(\d+)(,?)(\d*)\}$/.exec(repetition) ?? [];
    if (comma === undefined)
        return false;
    return comma === "," && most === "" ? true : Number(most || repetition.slice(1, -1)) > 2;
}
function isWide(text) {
    if (text === ".")
        return true;
    const has = text.startsWith("[")
        ? classOf(text)
        : /^\\[SWDP]/.test(text)
            ? (one) => escapeHas(text, one)
            : undefined;
    if (!has || !["s", "h"].every(has))
        return false;
    return ["|", ";", "&", "`"].some(has) || (has("(") && ["$", "<", ">"].some(has));
}
function classOf(text) {
    const [, negation = "", body = ""] = /^\[(\^?)(.*)\]$/su.exec(text) ?? [];
    const items = [...body.matchAll(/\[:(\^?)(\w+):\]|(\\.|[^\\])-(\\.|[^\\])|\\.|./gsu)];
    const isIn = (one) => items.some(([item, not, name, from, to]) => {
        if (name !== undefined)
            return /^(?:punct|graph|print|ascii)$/.test(name) !== (not === "^") || /[a-z]/.test(one);
        if (from !== undefined && to !== undefined)
            return one >= literalClass(from) && one <= literalClass(to);
        return escapeHas(item, one);
    });
    return negation === "" ? isIn : (one) => !isIn(one);
}
function literalClass(text) {
    return text.replace(/^\\/, "");
}
function escapeHas(text, one) {
    const isLetter = /\w/.test(one);
    if (/^\\[wp]/.test(text))
        return isLetter;
    if (/^\\[WP]/.test(text))
        return !isLetter;
    if (/^\\[sd]/.test(text))
        return false;
    return /^\\[SD]/.test(text) || literalClass(text) === one;
}

// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/agent-json/entries.js
var agent_json_entries = __webpack_require__(67672);
;// CONCATENATED MODULE: ./build/bundle/src/hosts/_kit/agent-json/tool-settings.js




const settingLists = ["allowedCommands", "allowedPaths", "allowedServices", "trusted"];
function toolSettingIn(source, setting) {
    const { tool, key, settings, allowedBy, readers } = setting;
    const list = (0,node/* valueOf */.RP)(settings, key);
    if (!list)
        return { bypasses: [], ineffective: [] };
    const what = `toolsSettings.${tool}.${key}`;
    if (allowedBy !== undefined)
        return { bypasses: [], ineffective: withoutEffect(source, setting, what, list) };
    const because = `leaves nothing to confirm${readers}`;
    const bypasses = (0,agent_json_entries/* entriesOf */.M)(list, source).flatMap(({ name, at }) => {
        if (matchesEverything(key, name))
            return [{ setting: what, value: name, effect: "auto-approve", because, at }];
        if (key !== "allowedCommands")
            return [];
        const interpreter = (0,model_interpreter/* interpreterIn */.gk)(name.endsWith("$") ? name : `${name}$`, "regex");
        if (interpreter)
            return [byInterpreter(what, name, interpreter, at)];
        const opening = openingOf(name);
        return opening ? [byOpening(setting, what, { name, opening, at })] : [];
    });
    return { bypasses, ineffective: [] };
}
function withoutEffect(source, { key, settings, allowedBy = "" }, what, list) {
    const entries = (0,agent_json_entries/* entriesOf */.M)(list, source);
    const at = { source, span: list.span };
    const because = `\`allowedTools\` has \`${allowedBy}\`, so the tool runs without asking whatever this says`;
    if ((0,node/* textOf */.b6)((0,node/* valueOf */.RP)(settings, "denyByDefault")) === "true")
        return [{ kind: "limit", what, because: `${because}, and \`denyByDefault\` denies nothing`, at }];
    if (entries.every(({ name }) => matchesEverything(key, name)))
        return [];
    return [{ kind: "value", what, because: `${because}; remove one of the two`, at }];
}
function byInterpreter(setting, value, interpreter, at) {
    const because = `lets ${(0,model_interpreter/* shownInterpreter */.w$)(interpreter)} run any code without asking, which is every command`;
    return { setting, value, effect: "interpreter", because, at };
}
function byOpening({ readers, another }, setting, { name, opening, at }) {
    const because = opening === "run"
        ? `also matches a line with another command in it (\`${another}\`), so every command runs without asking${readers}; list the characters that arguments may have, as in \`[\\w ./=-]*\``
        : `also matches lines that only begin with its first alternative or end with its last, so every command runs without asking${readers}; put the alternatives in parentheses`;
    return { setting, value: name, effect: "auto-approve", because, at };
}
function matchesEverything(key, pattern) {
    if (key === "trusted" || key === "blocked")
        return /^\^?(?:https?\??:(?:\\?\/){2}|\(https?\|https?\):\/\/)?\(?\.[*+]\)?\$?$/.test(pattern);
    return key.endsWith("Commands")
        ? /^\^?(?:\(?\.[*+]\)?|\[\\s\\S\][*+])?\$?$/.test(pattern)
        : /^(?:~?\/|\.\/)?\*{0,2}(?:\/\*{1,2})?$/.test(pattern);
}


/***/ }),

/***/ 85076:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ workspaceServersOf)
/* harmony export */ });
/* harmony import */ var _parsers_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45433);
/* harmony import */ var _parsers_node_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(70536);
/* harmony import */ var _loading_collect_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(77012);
/* harmony import */ var _settings_hooks_and_servers_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(24754);





async function workspaceServersOf(table, { repo, source }, keys, file) {
    const key = keys.find((name) => (0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_3__/* .textOf */ .b6)((0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_3__/* .valueOf */ .RP)(table, name)) === "true");
    const node = key === undefined ? undefined : (0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_3__/* .valueOf */ .RP)(table, key);
    if (key === undefined || !node)
        return { servers: [], grants: [] };
    const at = { source, span: node.span };
    const found = await (0,_loading_collect_js__WEBPACK_IMPORTED_MODULE_1__/* .readOne */ .JF)(repo, file);
    const servers = found && !("message" in found) ? serversIn(found) : [];
    return {
        servers,
        grants: [{ tool: key, capability: "external", scope: null, at }, ...(0,_settings_hooks_and_servers_js__WEBPACK_IMPORTED_MODULE_2__/* .serverGrants */ .bN)(servers, key)],
    };
}
function serversIn(source) {
    const node = (0,_parsers_json_js__WEBPACK_IMPORTED_MODULE_0__.parseJsonc)(source.text);
    if (node.kind !== "table")
        return [];
    return (0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_3__/* .tableEntries */ .zH)((0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_3__/* .valueOf */ .RP)((0,_parsers_json_js__WEBPACK_IMPORTED_MODULE_0__/* .withLastValues */ .pV)(node), "mcpServers")).flatMap(({ name = "", value }) => (0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_3__/* .textOf */ .b6)((0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_3__/* .valueOf */ .RP)(value, "disabled")) === "true" ? [] : (0,_settings_hooks_and_servers_js__WEBPACK_IMPORTED_MODULE_2__/* .serverOf */ .FN)(name, value, source));
}


/***/ }),

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

/***/ 28879:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ matchesToolName)
/* harmony export */ });
const maxLength = 200;
function matchesToolName(pattern, name) {
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

/***/ 69349:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   gk: () => (/* binding */ interpreterIn),
/* harmony export */   w$: () => (/* binding */ shownInterpreter)
/* harmony export */ });
/* unused harmony export runners */
const programs = /^(?:(?:ba|z|k|da|a|fi|c|tc)?sh|nu|xonsh|elvish|pwsh|powershell|cmd|python\d*(?:\.\d+)?|ipython\d*|pypy\d*|node|deno|bun|tsx|ts-node|ruby|irb|perl|php|lua|luajit|julia|rscript|groovy|jshell|jbang|elixir|iex|ghci|runghc|osascript|tclsh|expect|eval|exec|command|sudo|doas|su|runuser|pkexec|gosu|env|cross-env|xargs|parallel|entr|watch|script|nohup|nice|ionice|chrt|taskset|time|timeout|flock|busybox|stdbuf|setsid|setpriv|chroot|unshare|nsenter|systemd-run|xvfb-run|strace|ltrace|npx|pnpx|bunx|uvx|nodemon|concurrently)$/i;
const others = new Map(Object.entries({
    "-exec": "find",
    "--exec": "fd fdfind",
    "system()": "awk gawk mawk nawk",
    "--eval": "make gmake mingw32-make emacs",
    "/f": "nmake",
    "--command": "just",
    "--taskfile": "task go-task",
    "-P": "cmake",
    "-f": "ninja scons ant",
    "-e": "rake",
    "--init-script": "gradle gradlew",
    "exec:exec": "mvn mvnw",
    "--run_under": "bazel bazelisk",
    "--config": "cargo",
    ":!": "vi vim nvim ex ed",
    shell: "gdb lldb",
    "new-session": "tmux",
    "-X": "screen",
    ProxyCommand: "ssh",
    "--run": "nix-shell",
}).flatMap(([how, names]) => names.split(" ").map((name) => [name, how])));
const subcommands = new Map(Object.entries({
    npm: "exec x",
    pnpm: "exec dlx",
    yarn: "exec dlx node",
    bun: "run x exec",
    deno: "run eval repl",
    go: "run",
    uv: "run,tool run",
    pipx: "run",
    poetry: "run",
    pipenv: "run",
    pdm: "run",
    hatch: "run",
    rye: "run",
    conda: "run",
    mamba: "run",
    bundle: "exec",
    dotnet: "exec fsi",
    mix: "run",
    nix: "run shell develop",
    mise: "exec x",
    asdf: "exec",
    direnv: "exec",
    tox: "exec",
    composer: "exec",
    docker: "run exec compose,compose run,compose exec,container run,container exec",
    podman: "run exec compose,compose run,compose exec,container run,container exec",
    nerdctl: "run exec compose,compose run,compose exec,container run,container exec",
    "docker-compose": "run exec",
    kubectl: "run exec debug",
}).map(([name, lists]) => {
    const [words = "", ...pairs] = lists.split(",");
    return [name, [...words.split(" "), ...pairs]];
}));
const runners = [
    ...others.keys(),
    ...[...subcommands].flatMap(([name, ways]) => [name, ...ways.map((way) => `${name} ${way}`)]),
];
const openFlags = /^(?:-(?![vVh]$)[a-zA-Z]{1,3}|--(?:eval|print|command|require|import|yes|package)?|-Command|\/c)$/;
function interpreterIn(pattern, meaning) {
    const text = shortened(pattern);
    if (text.length > longest)
        return undefined;
    const [words, isOpen] = meaning === "regex" ? ofRegex(text) : ofGlob(text);
    if (!isOpen && meaning !== "prefix")
        return undefined;
    const [program = "", ...rest] = words.trim().split(/\s+/);
    const name = program.replace(/^.*[/\\]/, "").replace(/\.(?:exe|cmd|bat)$/i, "");
    const key = name.toLowerCase();
    if (isFree(rest) || key === "find") {
        if (programs.test(name))
            return { name };
        const how = others.get(key) ?? subcommands.get(key)?.[0];
        if (how !== undefined)
            return { name, how };
    }
    const way = subcommands.get(key)?.findLast((one) => isFree(rest, one.split(" ")));
    return way === undefined ? undefined : { name: `${name} ${way}` };
}
function isFree(words, start = []) {
    return start.every((word, i) => words[i] === word) && words.slice(start.length).every((word) => openFlags.test(word));
}
function shownInterpreter({ name, how }) {
    return how === undefined ? `\`${name}\`` : `\`${name}\` (\`${how}\`)`;
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