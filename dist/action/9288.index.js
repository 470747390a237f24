"use strict";
exports.id = 9288;
exports.ids = [9288];
exports.modules = {

/***/ 9514:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FK: () => (/* binding */ externalPluginsIn),
/* harmony export */   Gp: () => (/* binding */ pluginFrom),
/* harmony export */   vG: () => (/* binding */ externalLayer),
/* harmony export */   xd: () => (/* binding */ externalLayersIn)
/* harmony export */ });
/* harmony import */ var _collect_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1307);
/* harmony import */ var _parsers_node_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(536);
/* harmony import */ var _parsers_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5930);



function pluginFrom(name, source, at) {
    const text = (key) => (0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_2__/* .textOf */ .b6)((0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_2__/* .lastOf */ .g1)(source, key));
    const commit = [text("sha"), text("commit"), text("ref")].find((word) => word !== undefined && /^[0-9a-f]{40}$/.test(word));
    const version = text("source") === "npm" && /^\d+\.\d+\.\d+[\w.+-]*$/.test(text("version") ?? "") ? text("version") : undefined;
    const place = text("repo") ?? text("url") ?? text("package") ?? text("path") ?? (0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_2__/* .textOf */ .b6)(source) ?? "a place that is not named";
    const revision = commit ?? version ?? text("ref") ?? text("version");
    return {
        name,
        from: withoutLogin(revision === undefined ? place : `${place} at ${revision}`),
        isPinned: (commit ?? version) !== undefined,
        at,
    };
}
function withoutLogin(address) {
    return address.replace(/^(\w+:\/\/)[^/@]*@/, "$1");
}
function externalLayer({ name, from, isPinned, at }) {
    const layer = {
        name: "outside",
        root: name,
        status: "absent",
        authority: [
            {
                setting: "plugin",
                value: name,
                effect: "widens",
                because: `brings subagents, hooks and servers from ${from}`,
                at,
            },
        ],
    };
    const unpinned = {
        message: `takes the plugin \`${name}\` from ${from}, pinned to no commit, so what its subagents may do can change at any time`,
        at,
        kind: "unpinned",
    };
    return { layer, items: [], unjudged: isPinned ? [] : [unpinned] };
}
async function externalLayersIn(repo, paths) {
    return (await externalPluginsIn(repo, paths))
        .map(externalLayer)
        .map(({ layer, ...read }) => ({ ...read, layer: { ...layer, authority: [] } }));
}
async function externalPluginsIn(repo, paths, own) {
    const places = new Map();
    const enabled = [];
    for (const path of paths) {
        const source = await (0,_collect_js__WEBPACK_IMPORTED_MODULE_0__/* .readOne */ .JF)(repo, path);
        if (source === undefined ||
            "message" in source ||
            !/"enabledPlugins"|"extraKnownMarketplaces"|\\u/.test(source.text))
            continue;
        const node = (0,_parsers_json_js__WEBPACK_IMPORTED_MODULE_1__/* .parseJsonc */ .pX)(source.text);
        if (node.kind === "problem")
            continue;
        for (const { name = "", value } of entriesOf((0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_2__/* .lastOf */ .g1)(node, "extraKnownMarketplaces")))
            places.set(name, (0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_2__/* .lastOf */ .g1)(value, "source"));
        for (const { name = "", key, value } of entriesOf((0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_2__/* .lastOf */ .g1)(node, "enabledPlugins")))
            if ((0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_2__/* .textOf */ .b6)(value) === "true")
                enabled.push({ name, at: { source, span: key.span } });
    }
    return enabled.flatMap(({ name, at }) => {
        const market = name.split("@").at(-1) ?? "";
        const place = places.get(market);
        if (own ? own.has(market) && (!place || isHere(place)) : place && isHere(place))
            return [];
        return [
            place
                ? pluginFrom(name, place, at)
                : { name, from: `the marketplace \`${market}\`, whose place is not written here`, isPinned: false, at },
        ];
    });
}
function isHere(place) {
    return /^(?:directory|file)$/.test((0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_2__/* .textOf */ .b6)((0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_2__/* .lastOf */ .g1)(place, "source")) ?? "");
}
function entriesOf(node) {
    return node?.kind === "table" ? node.entries.slice(0, 500) : [];
}


/***/ }),

/***/ 4944:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   u: () => (/* binding */ loadFolders)
/* harmony export */ });
/* harmony import */ var _builtins_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6965);
/* harmony import */ var _settings_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4876);
/* harmony import */ var _collect_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1307);
/* harmony import */ var _model_host_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3641);
/* harmony import */ var _repo_path_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(6311);
/* harmony import */ var _external_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9514);
/* harmony import */ var _sessions_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(6068);
/* harmony import */ var _repo_text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4951);








async function loadFolders(repo, where, host) {
    const seen = new Set();
    const projects = [];
    for (const start of where.starts)
        projects.push(await readAll(repo, "project", start, host.folders, host, seen));
    const home = where.user?.home;
    const user = home === undefined ? [] : await readAll(repo, "user", home, host.ofUser, host, seen);
    const named = [];
    for (const root of where.dirs.map(_repo_path_js__WEBPACK_IMPORTED_MODULE_6__/* .tidied */ .GE))
        named.push(...(await readFolder(repo, { name: "project", root, status: "loaded", authority: [] }, { path: root, isOwn: true, ...host.named }, host, seen)));
    const outside = (0,_settings_js__WEBPACK_IMPORTED_MODULE_1__/* .takesPlugins */ .X1)(host.settingRules)
        ? await (0,_external_js__WEBPACK_IMPORTED_MODULE_4__/* .externalLayersIn */ .xd)(repo, where.starts.flatMap((start) => host.settings.map((path) => (0,_repo_path_js__WEBPACK_IMPORTED_MODULE_6__/* .join */ .fj)(start, path))))
        : [];
    const found = [...projects.flat(), ...user, ...outside, ...named];
    if (found.length === 0)
        return _model_host_js__WEBPACK_IMPORTED_MODULE_3__/* .absentLoad */ ._;
    const layer = { name: "builtin", root: "", status: "loaded", authority: [] };
    const base = { layer, items: (0,_builtins_js__WEBPACK_IMPORTED_MODULE_0__/* .builtinsOf */ .K)(layer, host.builtins ?? []), unjudged: [] };
    const sight = (0,_sessions_js__WEBPACK_IMPORTED_MODULE_7__/* .winnersOf */ .AY)([
        ...projects.map((project) => [...project, ...user, base]),
        ...named.map((read) => [read, base]),
    ]);
    return {
        status: "loaded",
        layers: [...found.map((read) => read.layer), ...(host.builtins ? [layer] : [])],
        items: [...found, base].flatMap(({ items }) => items).map((item) => unlimited(sight(item))),
        unjudged: found.flatMap(({ unjudged }) => unjudged),
    };
}
function unlimited(item) {
    return item.verdict.kind === "shadowed" && item.profile
        ? { ...item, profile: { ...item.profile, ineffective: [] } }
        : item;
}
async function readAll(repo, name, directory, folders, host, seen) {
    const layers = [];
    for (const folder of folders)
        layers.push(...(await readFolder(repo, { name, root: (0,_repo_path_js__WEBPACK_IMPORTED_MODULE_6__/* .join */ .fj)(directory, folder.path), status: "loaded", authority: [] }, folder, host, seen)));
    const { authority, unjudged } = await (0,_settings_js__WEBPACK_IMPORTED_MODULE_1__/* .readSettings */ .sb)(repo, host.settings.map((path) => (0,_repo_path_js__WEBPACK_IMPORTED_MODULE_6__/* .join */ .fj)(directory, path)), host.settingRules, host.furtherAuthority);
    const [own] = host.folders;
    if (authority.length + unjudged.length > 0 && own)
        layers.unshift({
            layer: { name, root: (0,_repo_path_js__WEBPACK_IMPORTED_MODULE_6__/* .join */ .fj)(directory, (0,_repo_path_js__WEBPACK_IMPORTED_MODULE_6__/* .directoryOf */ .jt)(own.path)), status: "loaded", authority },
            items: [],
            unjudged,
        });
    return layers;
}
async function readFolder(repo, layer, { isOwn, isFlat, isIncluded: isWanted, read }, { depth }, seen) {
    const { root } = layer;
    const { files, broken, unjudged } = (0,_collect_js__WEBPACK_IMPORTED_MODULE_2__/* .collectFiles */ .C0)(repo, root, {
        isIncluded: isWanted,
        deep: isFlat !== true && (isOwn || depth === "may"),
        seen,
    });
    if (repo.resolve(root).kind !== "directory" && files.length + broken.length + unjudged.length === 0)
        return [];
    const { all, unjudged: unread } = await (0,_collect_js__WEBPACK_IMPORTED_MODULE_2__/* .readEach */ .e2)(repo, files, async (source, path) => {
        const made = await read(source, path, isOwn, repo);
        const items = made.map((one) => ({ layer, files: [source.path], ...one }));
        if (depth === "may" || (0,_repo_path_js__WEBPACK_IMPORTED_MODULE_6__/* .directoryOf */ .jt)(path) === root || path === root || !(0,_repo_path_js__WEBPACK_IMPORTED_MODULE_6__/* .isWithin */ .UO)(path, root))
            return items;
        const problem = {
            message: `it lies in a folder below \`${root}\`, and the host reads none there`,
            at: (0,_repo_text_js__WEBPACK_IMPORTED_MODULE_5__/* .startOf */ .GH)(source),
        };
        return items.map((item) => item.verdict.kind === "loaded"
            ? { ...item, verdict: { kind: "dropped", problem } }
            : { ...item, verdict: { kind: "passed-over" } });
    });
    const gone = broken.map((problem) => ({ layer, files: [problem.at.source.path], verdict: { kind: "dropped", problem } }));
    return [{ layer, items: [...all.flat(), ...gone], unjudged: [...unjudged, ...unread] }];
}


/***/ }),

/***/ 6068:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AY: () => (/* binding */ winnersOf),
/* harmony export */   DS: () => (/* binding */ lineages),
/* harmony export */   OZ: () => (/* binding */ lineage)
/* harmony export */ });
/* harmony import */ var _model_load_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6407);
/* harmony import */ var _repo_path_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6311);


function lineage(start, { repositoryRoots }) {
    const above = [];
    for (let directory = start;; directory = (0,_repo_path_js__WEBPACK_IMPORTED_MODULE_0__/* .directoryOf */ .jt)(directory)) {
        above.push(directory);
        if (directory === "" || repositoryRoots.includes(directory) || directory === (0,_repo_path_js__WEBPACK_IMPORTED_MODULE_0__/* .directoryOf */ .jt)(directory))
            return above;
    }
}
function lineages(starts, where) {
    return [...new Set(starts.flatMap((start) => lineage(start, where)))].sort();
}
function winnersOf(sessions) {
    const offered = new Set();
    const better = new Map();
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
                else if (!better.has(item))
                    better.set(item, winner);
            }
        }
    }
    return (item) => {
        const by = better.get(item);
        return by && !offered.has(item) ? { ...item, verdict: { kind: "shadowed", by } } : item;
    };
}


/***/ }),

/***/ 9288:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  "default": () => (/* binding */ goose)
});

// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/folders.js
var folders = __webpack_require__(4944);
// EXTERNAL MODULE: ./build/bundle/src/model/host.js
var host = __webpack_require__(3641);
// EXTERNAL MODULE: ./build/bundle/src/model/fact.js
var model_fact = __webpack_require__(7277);
// EXTERNAL MODULE: ./build/bundle/src/parsers/node.js
var parsers_node = __webpack_require__(536);
// EXTERNAL MODULE: ./build/bundle/src/parsers/decode.js
var decode = __webpack_require__(5182);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/unknown-keys.js
var unknown_keys = __webpack_require__(3172);
// EXTERNAL MODULE: ./build/bundle/src/parsers/yaml/rust.js + 25 modules
var rust = __webpack_require__(8775);
// EXTERNAL MODULE: ./build/bundle/src/repo/text.js
var repo_text = __webpack_require__(4951);
;// CONCATENATED MODULE: ./build/bundle/src/hosts/goose/agent.js






const fields = {
    name: (0,decode/* required */.mw)(decode/* string */.Yj),
    description: (0,decode/* optional */.lq)((0,decode/* option */.uK)(decode/* string */.Yj), null),
    model: (0,decode/* optional */.lq)((0,decode/* option */.uK)(decode/* string */.Yj), null),
};
const metadata = (0,decode/* struct */.w3)("AgentMetadata", fields);
const keys = { keys: new Set(Object.keys(fields)), own: {}, ignores: true };
const powers = ["read", "write", "execute", "network", "external"];
function unasked(home) {
    return (0,model_fact/* implied */.TU)("auto", home, "a delegate runs in the mode `auto`, which asks nothing, whatever the session's mode is");
}
const dashes = "---";
function agentsOf(source, _path, isOwn) {
    const { text } = source;
    const open = text.indexOf(dashes);
    const close = open < 0 ? -1 : text.indexOf(dashes, open + 3);
    const yaml = close < 0 ? "" : (0,repo_text/* trim */.Bq)(text.slice(open + 3, close));
    const left = (problem, profile) => [
        { verdict: isOwn ? { kind: "dropped", problem } : { kind: "passed-over" }, ...(profile ? { profile } : {}) },
    ];
    if (close < 0) {
        const isMeant = open >= 0 && /^(?:name|description)[ \t]*:/m.test(text.slice(open));
        return left({
            message: isMeant
                ? "the frontmatter has no closing `---`"
                : "it has no frontmatter and is a document to this host",
            at: { source, span: { start: Math.max(open, 0), end: Math.max(open, 0) } },
            ...(isMeant ? {} : { kind: "document" }),
        });
    }
    const base = yaml === "" ? open + 3 : text.indexOf(yaml, open + 3);
    const read = (0,rust.readSerdeYaml)(yaml, base);
    const decoded = (0,rust.decodeSerdeYaml)(read, metadata);
    const refused = decoded instanceof decode/* DecodeError */.Xc || "span" in decoded ? decoded : undefined;
    const mended = (0,rust/* mendSerdeYaml */.xw)(yaml, read);
    const profile = readProfile(mended, source, base, close, isOwn);
    if (refused) {
        const isMeant = /^(?:name|description|tools)[ \t]*:/m.test(yaml);
        return left({
            message: `the host leaves it out: ${refused.message}`,
            at: { source, span: refused.span },
            ...(isMeant ? {} : { kind: "document" }),
        }, profile);
    }
    const before = (0,repo_text/* trim */.Bq)(text.slice(0, open).replace(/^\ufeff/, ""));
    const strict = isOwn && before !== ""
        ? { message: "text stands before the frontmatter", at: (0,repo_text/* startOf */.GH)(source), kind: "strict-readers" }
        : undefined;
    return [{ verdict: { kind: "loaded" }, profile, ...(strict ? { leniency: strict } : {}) }];
}
function readProfile(mended, source, base, close, isOwn) {
    const table = mended.node.kind === "table" ? mended.node : { kind: "table", span: { start: base, end: base }, entries: [] };
    const home = { source, span: { start: base, end: base } };
    const fact = (key) => factOf(mended, table, source, key, home);
    const name = fact("name");
    const because = (0,parsers_node/* entryOf */.Ms)(table, "tools")
        ? "a delegate has every extension of its session, whatever `tools` says"
        : "a delegate has every extension of its session";
    const body = (0,repo_text/* trim */.Bq)(source.text.slice(close + 3));
    const start = body === "" ? source.text.length : source.text.indexOf(body, close + 3);
    const span = { start, end: start + body.length };
    return {
        name,
        identity: (0,model_fact/* known */.eO)(name),
        description: fact("description"),
        model: fact("model"),
        permissionMode: unasked(home),
        grants: (0,model_fact/* implied */.TU)(powers.map((capability) => ({ tool: "*", capability, scope: null, at: home })), home, because),
        denied: [],
        extraGrants: [],
        hooks: [],
        servers: [],
        paths: [],
        bypasses: isOwn ? (0,unknown_keys/* unhonouredModesIn */.dI)(table, source, keys) : [],
        ineffective: [
            ...(0,unknown_keys/* unknownKeysIn */.QU)(table, source, keys).map((stray) => (isOwn ? stray : (0,unknown_keys/* asForeignFile */.LN)(stray))),
            ...cutShort(source, close, isOwn),
        ],
        prompt: { source: body === "" ? "none" : "body", path: null, text: body, at: { source, span } },
        native: (0,parsers_node/* jsonOf */.o_)(table),
    };
}
function factOf({ broken }, table, source, key, home) {
    const span = broken.get(key);
    if (span)
        return (0,model_fact/* unreadable */.O$)({ source, span }, "the YAML is broken here");
    const value = (0,parsers_node/* entryOf */.Ms)(table, key)?.value;
    if (!value)
        return (0,model_fact/* missing */.LO)(home);
    const at = { source, span: value.span };
    const shape = fields[key].shape;
    const read = shape(value, rust.serdeYaml);
    if (read instanceof decode/* DecodeError */.Xc)
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
            because: "three dashes end the frontmatter wherever they stand, and what follows is prompt",
            at: { source, span: { start: close, end: close + 3 } },
        },
    ];
}

// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/hooks-and-servers.js
var hooks_and_servers = __webpack_require__(300);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/fields.js
var _kit_fields = __webpack_require__(8012);
// EXTERNAL MODULE: ./build/bundle/src/repo/path.js
var repo_path = __webpack_require__(6311);
// EXTERNAL MODULE: ./build/bundle/src/model/profile.js
var model_profile = __webpack_require__(4682);
// EXTERNAL MODULE: ./build/bundle/src/parsers/yaml/index.js + 5 modules
var yaml = __webpack_require__(1517);
;// CONCATENATED MODULE: ./build/bundle/src/hosts/goose/recipe.js









async function recipesOf(source, path, _isOwn, repo) {
    const { node, problems } = await (0,yaml/* parseYaml */.hN)(source.text, 0);
    const dropped = (problem, profile) => [
        { verdict: { kind: "dropped", problem }, ...(profile ? { profile } : {}) },
    ];
    const [problem] = problems;
    if (node.kind !== "table")
        return dropped({ message: "it is no recipe: no mapping stands in it", at: (0,repo_text/* startOf */.GH)(source), kind: "document" });
    const inner = (0,parsers_node/* valueOf */.RP)(node, "recipe");
    const table = inner?.kind === "table" ? inner : node;
    const profile = (0,yaml/* withOccurrences */.tI)(table)
        .map((one) => recipe_readProfile(one, source, path, repo))
        .reduce(model_profile/* union */.KC);
    const twice = (0,yaml/* repeatedKeyOf */.FF)(node) ?? (0,yaml/* repeatedKeyOf */.FF)(table);
    if (twice)
        return dropped({ message: twice.message, at: { source, span: twice.span } }, profile);
    if (problem)
        return dropped({ message: `the recipe is no YAML: ${problem.message}`, at: { source, span: problem.span } }, profile);
    const lack = ["title", "description"].find((key) => !(0,parsers_node/* valueOf */.RP)(table, key));
    if (lack !== undefined)
        return dropped({ message: `it has no \`${lack}\``, at: { source, span: { start: table.span.start, end: table.span.start } } }, profile);
    if (!(0,parsers_node/* valueOf */.RP)(table, "instructions") && !(0,parsers_node/* valueOf */.RP)(table, "prompt"))
        return dropped({
            message: "it has neither `instructions` nor `prompt`",
            at: { source, span: { start: table.span.start, end: table.span.start } },
        }, profile);
    return [{ verdict: { kind: "loaded" }, profile }];
}
function recipe_readProfile(table, source, path, repo) {
    const home = { source, span: { start: table.span.start, end: table.span.start } };
    const at = (node) => ({ source, span: node.span });
    const name = (0,model_fact/* implied */.TU)((0,repo_path/* stemOf */.Vc)(path), home, "the file's name is its name");
    const servers = itemsOf((0,parsers_node/* valueOf */.RP)(table, "extensions")).flatMap((extension) => serverOf(extension, at));
    const retry = (0,parsers_node/* valueOf */.RP)(table, "retry");
    const commands = [
        ...itemsOf((0,parsers_node/* valueOf */.RP)(retry, "checks")).flatMap((check) => (0,parsers_node/* valueOf */.RP)(check, "command") ?? []),
        ...[(0,parsers_node/* valueOf */.RP)(retry, "on_failure")].flatMap((node) => node ?? []),
    ].filter((node) => !(0,parsers_node/* isEmptyValue */.Po)(node));
    const hooks = commands.map((node) => ({ name: "retry", kind: "command", value: (0,parsers_node/* textOf */.b6)(node) ?? "", at: at(node) }));
    const others = itemsOf((0,parsers_node/* valueOf */.RP)(table, "sub_recipes")).flatMap((recipe) => (0,parsers_node/* valueOf */.RP)(recipe, "path") ?? []);
    const delegate = others
        .slice(0, 1)
        .map((node) => ({ tool: "sub_recipes", capability: "delegate", scope: null, at: at(node) }));
    const instructions = (0,parsers_node/* valueOf */.RP)(table, "instructions") ?? (0,parsers_node/* valueOf */.RP)(table, "prompt");
    return {
        name,
        identity: (0,model_fact/* known */.eO)(name),
        description: (0,_kit_fields/* textFact */.y)((0,parsers_node/* valueOf */.RP)(table, "description"), source, home),
        model: (0,_kit_fields/* textFact */.y)((0,parsers_node/* valueOf */.RP)((0,parsers_node/* valueOf */.RP)(table, "settings"), "goose_model"), source, home),
        permissionMode: unasked(home),
        grants: (0,model_fact/* implied */.TU)(powers.map((capability) => ({ tool: "*", capability, scope: null, at: home })), home, "a delegate has every extension of its session, whatever `extensions` says"),
        denied: [],
        extraGrants: [...(0,hooks_and_servers/* serverGrants */.bN)(servers, "extensions"), ...(0,hooks_and_servers/* hookGrants */.ZW)(hooks, "retry"), ...delegate],
        hooks,
        servers,
        paths: others.map((node) => ({
            key: "sub_recipes.path",
            value: (0,parsers_node/* textOf */.b6)(node) ?? "",
            reach: repo.reach("", (0,repo_path/* directoryOf */.jt)(path), (0,parsers_node/* textOf */.b6)(node) ?? ""),
            at: at(node),
        })),
        bypasses: [],
        ineffective: [],
        prompt: instructions
            ? { source: "inline", path: null, text: (0,parsers_node/* textOf */.b6)(instructions) ?? "", at: at(instructions) }
            : { source: "none", path: null, text: "", at: home },
        native: (0,parsers_node/* jsonOf */.o_)(table),
    };
}
function serverOf(extension, at) {
    const name = (0,parsers_node/* textOf */.b6)((0,parsers_node/* valueOf */.RP)(extension, "name")) ?? "";
    const type = (0,parsers_node/* textOf */.b6)((0,parsers_node/* valueOf */.RP)(extension, "type")) ?? "";
    const command = (0,parsers_node/* valueOf */.RP)(extension, "cmd") ?? (0,parsers_node/* valueOf */.RP)(extension, "code");
    const address = (0,parsers_node/* valueOf */.RP)(extension, "uri");
    if (command)
        return [
            {
                name,
                kind: "command",
                value: [(0,parsers_node/* textOf */.b6)(command) ?? "", ...itemsOf((0,parsers_node/* valueOf */.RP)(extension, "args")).map((node) => (0,parsers_node/* textOf */.b6)(node) ?? "")].join(" "),
                at: at(command),
            },
        ];
    if (address)
        return [{ name, kind: "url", value: (0,parsers_node/* textOf */.b6)(address) ?? "", at: at(address) }];
    return /^(?:builtin|platform)$/.test(type) ? [] : [{ name, kind: "reference", value: name, at: at(extension) }];
}
function itemsOf(node) {
    return node?.kind === "list" ? node.items : [];
}

;// CONCATENATED MODULE: ./build/bundle/src/hosts/goose/index.js




const agents = (path, isOwn) => ({
    path,
    isOwn,
    isIncluded: (name) => name.endsWith(".md"),
    read: agentsOf,
});
const recipes = (path) => ({
    path,
    isOwn: true,
    isIncluded: (name) => /\.(?:yaml|json)$/.test(name),
    read: recipesOf,
});
const goose_folders = [
    agents(".goose/agents", true),
    agents(".claude/agents", false),
    agents(".agents/agents", false),
];
const ofProject = [recipes(".goose/recipes"), recipes(".agents/recipes"), ...goose_folders];
const ofUser = [
    recipes(".goose/recipes"),
    recipes(".config/goose/recipes"),
    recipes(".agents/recipes"),
    agents(".goose/agents", true),
    agents(".agents/agents", false),
    agents(".config/goose/agents", true),
    agents(".claude/agents", false),
];
const named = {
    isIncluded: (name) => /\.(?:md|yaml|json)$/.test(name),
    read: (source, path, isOwn, repo) => path.endsWith(".md") ? agentsOf(source, path, isOwn) : recipesOf(source, path, isOwn, repo),
};
const patterns = (all, prefix) => all.flatMap(({ path }) => path.endsWith("recipes") ? [`${prefix}${path}/*.yaml`, `${prefix}${path}/*.json`] : [`${prefix}${path}/*.md`]);
/* harmony default export */ const goose = ((0,host/* defineHost */.Y)({
    title: "goose",
    url: "https://goose-docs.ai/docs/guides/context-engineering/custom-agents",
    editions: ["2026-08"],
    patterns: [...patterns(ofProject, "**/"), ...patterns(ofUser, "~/")],
    ownPatterns: ["**/.goose/**", "**/.agents/recipes/**", "~/.goose/**"],
    load: (repo, where) => (0,folders/* loadFolders */.u)(repo, where, { folders: ofProject, ofUser, named, depth: "flat", settings: [], settingRules: [] }),
}));


/***/ })

};
;