"use strict";
exports.id = 3723;
exports.ids = [3723];
exports.modules = {

/***/ 3723:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  "default": () => (/* binding */ goose)
});

// EXTERNAL MODULE: ./build/bundle/src/folders.js
var folders = __webpack_require__(4914);
// EXTERNAL MODULE: ./build/bundle/src/host.js
var host = __webpack_require__(1889);
// EXTERNAL MODULE: ./build/bundle/src/fact.js
var src_fact = __webpack_require__(7557);
// EXTERNAL MODULE: ./build/bundle/src/node.js
var src_node = __webpack_require__(1391);
// EXTERNAL MODULE: ./build/bundle/src/shape.js
var src_shape = __webpack_require__(6210);
// EXTERNAL MODULE: ./build/bundle/src/strays.js
var strays = __webpack_require__(8085);
// EXTERNAL MODULE: ./build/bundle/src/syntaxes/yaml/index.js + 30 modules
var syntaxes_yaml = __webpack_require__(8745);
// EXTERNAL MODULE: ./build/bundle/src/text.js
var src_text = __webpack_require__(80);
;// CONCATENATED MODULE: ./build/bundle/src/hosts/goose/agent.js






const fields = { name: (0,src_shape/* required */.mw)(src_shape/* string */.Yj), description: (0,src_shape/* optional */.lq)((0,src_shape/* option */.uK)(src_shape/* string */.Yj), null), model: (0,src_shape/* optional */.lq)((0,src_shape/* option */.uK)(src_shape/* string */.Yj), null) };
const metadata = (0,src_shape/* struct */.w3)("AgentMetadata", fields);
const keys = { keys: new Set(Object.keys(fields)), own: {}, ignores: true };
const powers = ["read", "write", "execute", "network", "external"];
const dashes = "---";
function agentsOf(source, _path, isOwn) {
    const { text } = source;
    const open = text.indexOf(dashes);
    const close = open < 0 ? -1 : text.indexOf(dashes, open + 3);
    const yaml = close < 0 ? "" : (0,src_text/* trim */.Bq)(text.slice(open + 3, close));
    const left = (problem, profile) => [{ verdict: isOwn ? { kind: "dropped", problem } : { kind: "passed-over" }, ...(profile ? { profile } : {}) }];
    if (close < 0) {
        const isMeant = open >= 0 && /^(?:name|description)[ \t]*:/m.test(text.slice(open));
        return left({ message: isMeant ? "the frontmatter has no closing `---`" : "it has no frontmatter and is a document to this host", at: { source, span: { start: Math.max(open, 0), end: Math.max(open, 0) } }, ...(isMeant ? {} : { kind: "document" }) });
    }
    const base = yaml === "" ? open + 3 : text.indexOf(yaml, open + 3);
    const read = (0,syntaxes_yaml.readSerdeYaml)(yaml, base);
    const decoded = (0,syntaxes_yaml.decodeSerdeYaml)(read, metadata);
    const refused = decoded instanceof src_shape/* Refusal */.P_ || "span" in decoded ? decoded : undefined;
    const mended = (0,syntaxes_yaml/* mendSerdeYaml */.xw)(yaml, read);
    const profile = profileOf(mended, source, base, close, isOwn);
    if (refused) {
        const isMeant = /^(?:name|description|tools)[ \t]*:/m.test(yaml);
        return left({ message: `the host leaves it out: ${refused.message}`, at: { source, span: refused.span }, ...(isMeant ? {} : { kind: "document" }) }, profile);
    }
    const before = (0,src_text/* trim */.Bq)(text.slice(0, open).replace(/^\ufeff/, ""));
    const strict = isOwn && before !== "" ? { message: "text stands before the frontmatter", at: (0,src_text/* startOf */.GH)(source), kind: "strict-readers" } : undefined;
    return [{ verdict: { kind: "loaded" }, profile, ...(strict ? { leniency: strict } : {}) }];
}
function profileOf(mended, source, base, close, isOwn) {
    const table = mended.node.kind === "table" ? mended.node : { kind: "table", span: { start: base, end: base }, entries: [] };
    const home = { source, span: { start: base, end: base } };
    const fact = (key) => factOf(mended, table, source, key, home);
    const name = fact("name");
    const because = (0,src_node/* entryOf */.Ms)(table, "tools") ? "a delegate has every extension of its session, whatever `tools` says" : "a delegate has every extension of its session";
    const body = (0,src_text/* trim */.Bq)(source.text.slice(close + 3));
    const start = body === "" ? source.text.length : source.text.indexOf(body, close + 3);
    const span = { start, end: start + body.length };
    return {
        name,
        identity: (0,src_fact/* known */.eO)(name),
        description: fact("description"),
        model: fact("model"),
        permissionMode: (0,src_fact/* missing */.LO)(home),
        grants: (0,src_fact/* implied */.TU)(powers.map((capability) => ({ tool: "*", capability, scope: null, at: home })), home, because),
        denied: [],
        extraGrants: [],
        hooks: [],
        servers: [],
        paths: [],
        bypasses: isOwn ? (0,strays/* unhonouredIn */.l4)(table, source, keys) : [],
        ineffective: [...(0,strays/* straysIn */.ML)(table, source, keys).map((stray) => (isOwn ? stray : (0,strays/* inPassing */.vz)(stray))), ...cutShort(source, close, isOwn)],
        prompt: { source: body === "" ? "none" : "body", path: null, text: body, at: { source, span } },
        native: (0,src_node/* jsonOf */.o_)(table),
    };
}
function factOf({ broken }, table, source, key, home) {
    const span = broken.get(key);
    if (span)
        return (0,src_fact/* unreadable */.O$)({ source, span }, "the YAML is broken here");
    const value = (0,src_node/* entryOf */.Ms)(table, key)?.value;
    if (!value)
        return (0,src_fact/* missing */.LO)(home);
    const at = { source, span: value.span };
    const shape = fields[key].shape;
    const read = shape(value, syntaxes_yaml.serdeYaml);
    if (read instanceof src_shape/* Refusal */.P_)
        return (0,src_fact/* unreadable */.O$)({ source, span: read.span }, read.message);
    return typeof read === "string" ? (0,src_fact/* stated */.Eo)(read, at) : (0,src_fact/* missing */.LO)(at);
}
function cutShort(source, close, isOwn) {
    const before = source.text.slice(source.text.lastIndexOf("\n", close - 1) + 1, close);
    if (before.trim() === "")
        return [];
    return [{ kind: isOwn ? "value" : "metadata", what: dashes, because: "three dashes end the frontmatter wherever they stand, and what follows is prompt", at: { source, span: { start: close, end: close + 3 } } }];
}

// EXTERNAL MODULE: ./build/bundle/src/extras.js
var extras = __webpack_require__(4616);
// EXTERNAL MODULE: ./build/bundle/src/fields.js
var src_fields = __webpack_require__(3690);
// EXTERNAL MODULE: ./build/bundle/src/path.js
var src_path = __webpack_require__(976);
;// CONCATENATED MODULE: ./build/bundle/src/hosts/goose/recipe.js








async function recipesOf(source, path, _isOwn, survey) {
    const { node, problems } = await (0,syntaxes_yaml/* parseYaml */.hN)(source.text, 0);
    const dropped = (problem, profile) => [{ verdict: { kind: "dropped", problem }, ...(profile ? { profile } : {}) }];
    const [problem] = problems;
    if (node.kind !== "table")
        return dropped({ message: "it is no recipe: no mapping stands in it", at: (0,src_text/* startOf */.GH)(source), kind: "document" });
    const inner = (0,src_node/* valueOf */.RP)(node, "recipe");
    const table = inner?.kind === "table" ? inner : node;
    const profile = recipe_profileOf(table, source, path, survey);
    if (problem)
        return dropped({ message: `the recipe is no YAML: ${problem.message}`, at: { source, span: problem.span } }, profile);
    const lack = ["title", "description"].find((key) => !(0,src_node/* valueOf */.RP)(table, key));
    if (lack !== undefined)
        return dropped({ message: `it has no \`${lack}\``, at: { source, span: { start: table.span.start, end: table.span.start } } }, profile);
    if (!(0,src_node/* valueOf */.RP)(table, "instructions") && !(0,src_node/* valueOf */.RP)(table, "prompt"))
        return dropped({ message: "it has neither `instructions` nor `prompt`", at: { source, span: { start: table.span.start, end: table.span.start } } }, profile);
    return [{ verdict: { kind: "loaded" }, profile }];
}
function recipe_profileOf(table, source, path, survey) {
    const home = { source, span: { start: table.span.start, end: table.span.start } };
    const at = (node) => ({ source, span: node.span });
    const name = (0,src_fact/* implied */.TU)((0,src_path/* stemOf */.Vc)(path), home, "the file's name is its name");
    const servers = itemsOf((0,src_node/* valueOf */.RP)(table, "extensions")).flatMap((extension) => serverOf(extension, at));
    const retry = (0,src_node/* valueOf */.RP)(table, "retry");
    const commands = [...itemsOf((0,src_node/* valueOf */.RP)(retry, "checks")).flatMap((check) => (0,src_node/* valueOf */.RP)(check, "command") ?? []), ...[(0,src_node/* valueOf */.RP)(retry, "on_failure")].flatMap((node) => node ?? [])].filter((node) => !(0,src_node/* isNothing */.qv)(node));
    const hooks = commands.map((node) => ({ name: "retry", kind: "command", value: (0,src_node/* textOf */.b6)(node) ?? "", at: at(node) }));
    const others = itemsOf((0,src_node/* valueOf */.RP)(table, "sub_recipes")).flatMap((recipe) => (0,src_node/* valueOf */.RP)(recipe, "path") ?? []);
    const delegate = others.slice(0, 1).map((node) => ({ tool: "sub_recipes", capability: "delegate", scope: null, at: at(node) }));
    const instructions = (0,src_node/* valueOf */.RP)(table, "instructions") ?? (0,src_node/* valueOf */.RP)(table, "prompt");
    return {
        name,
        identity: (0,src_fact/* known */.eO)(name),
        description: (0,src_fields/* textFact */.y)((0,src_node/* valueOf */.RP)(table, "description"), source, home),
        model: (0,src_fields/* textFact */.y)((0,src_node/* valueOf */.RP)((0,src_node/* valueOf */.RP)(table, "settings"), "goose_model"), source, home),
        permissionMode: (0,src_fact/* missing */.LO)(home),
        grants: (0,src_fact/* implied */.TU)(powers.map((capability) => ({ tool: "*", capability, scope: null, at: home })), home, "a delegate has every extension of its session, whatever `extensions` says"),
        denied: [],
        extraGrants: [...(0,extras/* grantsOfServers */.jh)(servers, "extensions"), ...(0,extras/* grantsOfHooks */.dc)(hooks, "retry"), ...delegate],
        hooks,
        servers,
        paths: others.map((node) => ({ key: "sub_recipes.path", value: (0,src_node/* textOf */.b6)(node) ?? "", reach: survey.reach("", (0,src_path/* directoryOf */.jt)(path), (0,src_node/* textOf */.b6)(node) ?? ""), at: at(node) })),
        bypasses: [],
        ineffective: [],
        prompt: instructions ? { source: "inline", path: null, text: (0,src_node/* textOf */.b6)(instructions) ?? "", at: at(instructions) } : { source: "none", path: null, text: "", at: home },
        native: (0,src_node/* jsonOf */.o_)(table),
    };
}
function serverOf(extension, at) {
    const name = (0,src_node/* textOf */.b6)((0,src_node/* valueOf */.RP)(extension, "name")) ?? "";
    const type = (0,src_node/* textOf */.b6)((0,src_node/* valueOf */.RP)(extension, "type")) ?? "";
    const command = (0,src_node/* valueOf */.RP)(extension, "cmd") ?? (0,src_node/* valueOf */.RP)(extension, "code");
    const address = (0,src_node/* valueOf */.RP)(extension, "uri");
    if (command)
        return [{ name, kind: "command", value: [(0,src_node/* textOf */.b6)(command) ?? "", ...itemsOf((0,src_node/* valueOf */.RP)(extension, "args")).map((node) => (0,src_node/* textOf */.b6)(node) ?? "")].join(" "), at: at(command) }];
    if (address)
        return [{ name, kind: "url", value: (0,src_node/* textOf */.b6)(address) ?? "", at: at(address) }];
    return /^(?:builtin|platform)$/.test(type) ? [] : [{ name, kind: "reference", value: name, at: at(extension) }];
}
function itemsOf(node) {
    return node?.kind === "list" ? node.items.slice(0, 500) : [];
}

;// CONCATENATED MODULE: ./build/bundle/src/hosts/goose/index.js




const agents = (path, isOwn) => ({ path, isOwn, isWanted: (name) => name.endsWith(".md"), read: agentsOf });
const recipes = (path) => ({ path, isOwn: true, isWanted: (name) => /\.(?:yaml|json)$/.test(name), read: recipesOf });
const goose_folders = [agents(".goose/agents", true), agents(".claude/agents", false), agents(".agents/agents", false)];
const ofProject = [recipes(".goose/recipes"), recipes(".agents/recipes"), ...goose_folders];
const ofUser = [recipes(".goose/recipes"), recipes(".config/goose/recipes"), recipes(".agents/recipes"), agents(".goose/agents", true), agents(".agents/agents", false), agents(".config/goose/agents", true), agents(".claude/agents", false)];
const named = { isWanted: (name) => /\.(?:md|yaml|json)$/.test(name), read: (source, path, isOwn, survey) => (path.endsWith(".md") ? agentsOf(source, path, isOwn) : recipesOf(source, path, isOwn, survey)) };
const patterns = (all, prefix) => all.flatMap(({ path }) => (path.endsWith("recipes") ? [`${prefix}${path}/*.yaml`, `${prefix}${path}/*.json`] : [`${prefix}${path}/*.md`]));
/* harmony default export */ const goose = ((0,host/* defineHost */.Y)({
    title: "goose",
    url: "https://goose-docs.ai/docs/guides/context-engineering/custom-agents",
    editions: ["2026-08"],
    places: [...patterns(ofProject, "**/"), ...patterns(ofUser, "~/")],
    own: ["**/.goose/**", "**/.agents/recipes/**", "~/.goose/**"],
    load: (survey, where) => (0,folders/* loadFolders */.u)(survey, where, { folders: ofProject, ofUser, named, depth: "flat", settings: [], dials: [] }),
}));


/***/ })

};
;