"use strict";
exports.id = 929;
exports.ids = [929];
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

/***/ 7471:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A5: () => (/* binding */ toolEntriesOf),
/* harmony export */   UD: () => (/* binding */ capabilityOfTool),
/* harmony export */   US: () => (/* binding */ markdownAgents)
/* harmony export */ });
/* harmony import */ var _model_capability_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5885);
/* harmony import */ var _hooks_and_servers_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(300);
/* harmony import */ var _model_fact_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(7277);
/* harmony import */ var _fields_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8012);
/* harmony import */ var _parsers_node_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(536);
/* harmony import */ var _repo_path_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(6311);
/* harmony import */ var _model_profile_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4682);
/* harmony import */ var _unknown_keys_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3172);
/* harmony import */ var _parsers_yaml_index_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1517);









const meanings = new Map([
    [
        "read",
        "read readfile readmanyfiles readlints view open ls list listdir listdirectory listfiles grep grepsearch search searchfile searchfiles searchcontent glob findfiles codebaseretrieval codebasesearch lsp",
    ],
    [
        "write",
        "write writefile writetofile create createfile createrule savefile edit editfile multiedit replace replaceinfile strreplaceeditor notebookedit applypatch patch removefiles delete deletefile deletefiles",
    ],
    [
        "execute",
        "bash shell powershell execute exec run runcommand executecommand runshellcommand terminal launchprocess writeprocess killprocess monitor",
    ],
    ["network", "web webfetch websearch fetch fetchurl browser openbrowser"],
    ["delegate", "task agent subagent skill useskill delegate"],
    [undefined, "todowrite todoread askuserquestion think"],
].flatMap(([capability, names]) => names.split(" ").map((name) => [name, capability])));
function markdownAgents(kind) {
    return async (source, path, isOwn) => {
        const markdown = (0,_parsers_yaml_index_js__WEBPACK_IMPORTED_MODULE_4__/* .splitMarkdown */ .EI)(source.text);
        const problem = (message, span, sort) => ({
            message,
            at: { source, span },
            ...(sort === undefined ? {} : { kind: sort }),
        });
        const dropped = (why, profile) => [
            { verdict: isOwn ? { kind: "dropped", problem: why } : { kind: "passed-over" }, ...(profile ? { profile } : {}) },
        ];
        const top = { start: 0, end: 0 };
        if (markdown.kind === "none")
            return dropped(problem("it has no frontmatter and is a document to this host", top, "document"));
        const { tables, fault } = await (0,_parsers_yaml_index_js__WEBPACK_IMPORTED_MODULE_4__/* .readFrontmatter */ .zT)(source.text, markdown.front);
        const [table] = tables;
        const profile = tables
            .map((one) => readProfile(kind, one, source, path, bodyOf(markdown, source), isOwn))
            .reduce(_model_profile_js__WEBPACK_IMPORTED_MODULE_2__/* .union */ .KC);
        if (!["name", "description", "tools"].some((key) => (0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_5__/* .valueOf */ .RP)(table, key)))
            return dropped(problem("it has no key of a subagent and is a document to this host", top, "document"), profile);
        if (markdown.kind === "misplaced")
            return dropped(problem(`the frontmatter ${markdown.because}, so this host may leave it out`, markdown.at), profile);
        if (markdown.kind === "unclosed")
            return dropped(problem("the frontmatter has no closing `---`, so this host may leave it out", { start: 0, end: 3 }), profile);
        if (fault)
            return dropped(problem(`the frontmatter is no YAML: ${fault.message}`, fault.span), profile);
        const lack = kind.required.find((key) => isEmpty((0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_5__/* .valueOf */ .RP)(table, key)));
        if (lack !== undefined)
            return dropped(problem(`it has no \`${lack}\`, which this host wants`, (0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_5__/* .valueOf */ .RP)(table, lack)?.span ?? { start: table.span.start, end: table.span.start }), profile);
        const absent = kind.wanted?.find((key) => isEmpty((0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_5__/* .valueOf */ .RP)(table, key)));
        const lenient = absent === undefined
            ? {}
            : {
                leniency: problem(`it has no \`${absent}\`, which some editions of this host want`, (0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_5__/* .valueOf */ .RP)(table, absent)?.span ?? { start: table.span.start, end: table.span.start }, "strict-readers"),
            };
        return [{ verdict: { kind: "loaded" }, profile, ...lenient }];
    };
}
function isEmpty(node) {
    return !node || (0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_5__/* .isEmptyValue */ .Po)(node);
}
function bodyOf(markdown, source) {
    return markdown.kind === "fenced" ? markdown.body : { start: markdown.front.end, end: source.text.length };
}
function readProfile(kind, table, source, path, body, isOwn) {
    const { keys, deny } = kind;
    const home = { source, span: { start: table.span.start, end: table.span.start } };
    const text = (key) => (0,_fields_js__WEBPACK_IMPORTED_MODULE_6__/* .textFact */ .y)((0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_5__/* .valueOf */ .RP)(table, key), source, home);
    const written = text("name");
    const name = written.state === "missing" && !kind.required.includes("name")
        ? (0,_model_fact_js__WEBPACK_IMPORTED_MODULE_7__/* .implied */ .TU)((0,_repo_path_js__WEBPACK_IMPORTED_MODULE_8__/* .stemOf */ .Vc)(path), home, "the file's name is its name")
        : written;
    const hooks = keys.keys.has("hooks") ? (0,_hooks_and_servers_js__WEBPACK_IMPORTED_MODULE_1__/* .hooksOf */ .uj)((0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_5__/* .valueOf */ .RP)(table, "hooks"), source) : [];
    const servers = keys.keys.has("mcpServers") ? (0,_hooks_and_servers_js__WEBPACK_IMPORTED_MODULE_1__/* .serversOf */ .U2)((0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_5__/* .valueOf */ .RP)(table, "mcpServers"), source) : [];
    const denied = deny === undefined ? [] : toolEntriesOf((0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_5__/* .valueOf */ .RP)(table, deny), source).map((entry) => entry.name);
    const { grants, ineffective } = readTools(kind, table, source, home, denied);
    const doubts = [...kind.doubtful].flatMap(([key, because]) => {
        const node = (0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_5__/* .valueOf */ .RP)(table, key);
        return node && !(0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_5__/* .isEmptyValue */ .Po)(node) ? [{ kind: "limit", what: key, because, at: { source, span: node.span } }] : [];
    });
    const strays = [...(0,_unknown_keys_js__WEBPACK_IMPORTED_MODULE_3__/* .unknownKeysIn */ .QU)(table, source, keys), ...doubts];
    return {
        name,
        identity: (0,_model_fact_js__WEBPACK_IMPORTED_MODULE_7__/* .known */ .eO)(name),
        description: text("description"),
        model: text("model"),
        permissionMode: text("permissionMode"),
        grants,
        denied,
        extraGrants: [
            ...(0,_hooks_and_servers_js__WEBPACK_IMPORTED_MODULE_1__/* .hookGrants */ .ZW)(hooks, "hooks"),
            ...(0,_hooks_and_servers_js__WEBPACK_IMPORTED_MODULE_1__/* .serverGrants */ .bN)(servers, "mcpServers"),
            ...memoryOf(kind, table, source),
        ],
        hooks,
        servers,
        paths: [],
        bypasses: [...modesIn(kind, table, source), ...(isOwn ? (0,_unknown_keys_js__WEBPACK_IMPORTED_MODULE_3__/* .unhonouredModesIn */ .dI)(table, source, keys) : [])],
        ineffective: [...(isOwn ? strays : strays.map(_unknown_keys_js__WEBPACK_IMPORTED_MODULE_3__/* .asForeignFile */ .LN)), ...ineffective],
        prompt: (0,_fields_js__WEBPACK_IMPORTED_MODULE_6__/* .bodyPrompt */ .$)(source, body),
        native: (0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_5__/* .jsonOf */ .o_)(table),
    };
}
function memoryOf({ keys }, table, source) {
    const node = (0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_5__/* .valueOf */ .RP)(table, "memory");
    if (!node || !keys.keys.has("memory") || (0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_5__/* .isEmptyValue */ .Po)(node) || (node.kind === "scalar" && node.value === false))
        return [];
    return ["read", "write"].map((capability) => ({
        tool: "memory",
        capability,
        scope: null,
        at: { source, span: node.span },
    }));
}
function modesIn({ modes, switches = new Map() }, table, source) {
    return table.entries.flatMap(({ name: setting = "", value }) => {
        const words = (0,_unknown_keys_js__WEBPACK_IMPORTED_MODULE_3__/* .textsIn */ .Ej)(value);
        const named = setting === "permissionMode"
            ? [...modes].find(([mode]) => words.some((word) => (0,_unknown_keys_js__WEBPACK_IMPORTED_MODULE_3__/* .normalizedKey */ .pj)(word) === (0,_unknown_keys_js__WEBPACK_IMPORTED_MODULE_3__/* .normalizedKey */ .pj)(mode)))?.[1]
            : undefined;
        const meaning = named ?? (words.join() === "true" ? switches.get(setting) : undefined);
        return meaning ? [{ setting, value: words.join(", "), ...meaning, at: { source, span: value.span } }] : [];
    });
}
function capabilityOfTool(name) {
    const plain = (0,_unknown_keys_js__WEBPACK_IMPORTED_MODULE_3__/* .normalizedKey */ .pj)(name);
    return meanings.has(plain) ? meanings.get(plain) : "external";
}
function toolEntriesOf(node, source) {
    if (!node)
        return [];
    const seen = new Set();
    const items = node.kind === "list" ? node.items.flatMap((item) => flat(item, 0, seen)) : [node];
    return items.flatMap((item) => {
        if (item.kind !== "scalar" || (0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_5__/* .isEmptyValue */ .Po)(item))
            return [];
        const names = item.text.replace(/^\s*\[|\]\s*$/g, "").match(/(?:[^,()]|\([^)]*\)?)+/g) ?? [];
        return names.flatMap((whole) => {
            const [, name = "", scope = ""] = /^\s*["']?([^("']*)["']?(?:\((.*)\))?\s*$/s.exec(whole) ?? [];
            return name.trim() === ""
                ? []
                : [{ name: name.trim(), scope: /^[:*\s]*$/.test(scope) ? null : scope, at: { source, span: item.span } }];
        });
    });
}
function flat(node, depth, seen) {
    if (node.kind === "scalar" || depth > 2)
        return [node];
    if (seen.has(node))
        return [];
    seen.add(node);
    return (node.kind === "list" ? node.items : node.entries.map(({ key }) => key)).flatMap((item) => flat(item, depth + 1, seen));
}
function readTools({ allow, emptyMeansAll = false, whole = {} }, table, source, home, denied) {
    const everything = (at) => _model_capability_js__WEBPACK_IMPORTED_MODULE_0__/* .capabilities */ .R7.map((capability) => ({ tool: "*", capability, scope: null, at }));
    const list = allow === undefined ? undefined : (0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_5__/* .valueOf */ .RP)(table, allow);
    if (allow === undefined)
        return { grants: (0,_model_fact_js__WEBPACK_IMPORTED_MODULE_7__/* .implied */ .TU)(everything(home), home, "no key is known to take tools away"), ineffective: [] };
    const left = (at) => everything(at).filter(({ capability }) => !(whole[capability]?.every((name) => denied.includes(name)) ?? false));
    if (!list)
        return {
            grants: (0,_model_fact_js__WEBPACK_IMPORTED_MODULE_7__/* .implied */ .TU)(left(home), home, `no \`${allow}\` key means every tool${denied.length > 0 && whole.execute ? " that is not denied" : ""}`),
            ineffective: [],
        };
    const at = { source, span: list.span };
    const entries = toolEntriesOf(list, source);
    if (entries.length === 0) {
        const odd = list.kind === "table"
            ? { kind: "limit", what: allow, because: "it is no list of names, so this host may grant every tool", at }
            : {
                kind: "value",
                what: allow,
                because: `it names no tool, which ${emptyMeansAll ? "means every tool to this host" : "this host may read as every tool or as none"}`,
                at,
            };
        return {
            grants: (0,_model_fact_js__WEBPACK_IMPORTED_MODULE_7__/* .implied */ .TU)(left(at), at, `\`${allow}\` without names ${emptyMeansAll ? "means" : "may mean"} every tool`),
            ineffective: [odd],
        };
    }
    const without = new Set(denied);
    const kept = entries.filter(({ name }) => !without.has(name));
    const grants = kept.flatMap(({ name, scope, at: place }) => {
        if (/^(?:\*+|all|any|inherit)$/i.test(name))
            return everything(place);
        const capability = capabilityOfTool(name);
        return capability ? [{ tool: name, capability, scope: capability === "delegate" ? null : scope, at: place }] : [];
    });
    return { grants: (0,_model_fact_js__WEBPACK_IMPORTED_MODULE_7__/* .stated */ .Eo)(grants, at), ineffective: [] };
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

/***/ 929:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   "default": () => (__WEBPACK_DEFAULT_EXPORT__)
/* harmony export */ });
/* harmony import */ var _kit_markdown_host_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7471);
/* harmony import */ var _kit_folders_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4944);
/* harmony import */ var _model_host_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3641);



const kind = {
    keys: {
        keys: new Set("name description tools disallowedTools mcpServers model permissionMode reasoningLevel effort maxTurns skills allowPromptArgument".split(" ")),
        own: { tools: "tools", denied: "disallowedTools", mode: "permissionMode", turns: "maxTurns" },
        ignores: false,
    },
    required: ["description"],
    allow: "tools",
    emptyMeansAll: true,
    deny: "disallowedTools",
    whole: { read: ["Read", "Glob", "Grep"], write: ["Write", "Edit"], execute: ["Bash"] },
    doubtful: new Map(),
    modes: new Map([
        ["bypassPermissions", { effect: "bypass", because: "may run every tool call without asking" }],
        ["brave", { effect: "bypass", because: "may run every tool call without asking" }],
        ["acceptEdits", { effect: "auto-approve", because: "may edit files without asking" }],
        ["auto", { effect: "auto-approve", because: "may let a model approve tool calls instead of a person" }],
    ]),
};
const settingRules = [
    {
        path: "mcpServers.*.command",
        effect: "widens",
        because: "starts a command whose tools subagents may call",
        shown: "a command",
    },
    {
        path: "mcpServers.*.url",
        effect: "widens",
        because: "connects to an address whose tools subagents may call",
        shown: "an address",
    },
    { path: "agent-locations", effect: "widens", because: "is a further place of subagents" },
    { path: "mcp-locations", effect: "widens", because: "is a further place of servers" },
    {
        path: "proxies",
        effect: "widens",
        because: "is an address of its own, where prompts may be sent",
        shown: "an address",
    },
];
const named = {
    isIncluded: (name) => name.endsWith(".md"),
    read: (0,_kit_markdown_host_js__WEBPACK_IMPORTED_MODULE_0__/* .markdownAgents */ .US)(kind),
};
const own = ".junie/agents";
const shared = ".agents";
const further = ".agents/agents";
const folders = [
    { path: own, isOwn: true, ...named },
    { path: shared, isOwn: false, isFlat: true, ...named },
    { path: further, isOwn: false, ...named },
];
const settings = [".junie/mcp/mcp.json", ".junie/config.json"];
const patterns = (prefix) => [
    `${prefix}${own}/**/*.md`,
    `${prefix}${shared}/*.md`,
    `${prefix}${further}/**/*.md`,
];
/* harmony default export */ const __WEBPACK_DEFAULT_EXPORT__ = ((0,_model_host_js__WEBPACK_IMPORTED_MODULE_2__/* .defineHost */ .Y)({
    title: "Junie",
    url: "https://junie.jetbrains.com/docs/junie-cli-subagents.html",
    editions: ["2026-08"],
    patterns: [...patterns("**/"), ...settings.map((path) => `**/${path}`), ...patterns("~/")],
    ownPatterns: [`**/${own}/**`, ...settings.map((path) => `**/${path}`), `~/${own}/**`],
    load: (repo, where) => (0,_kit_folders_js__WEBPACK_IMPORTED_MODULE_1__/* .loadFolders */ .u)(repo, where, { folders, ofUser: folders, named, depth: "may", settings, settingRules }),
}));


/***/ }),

/***/ 6407:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   k: () => (/* binding */ isOffered)
/* harmony export */ });
function isOffered({ verdict }) {
    return verdict.kind === "loaded" || verdict.kind === "shadowed" || verdict.kind === "lost";
}


/***/ })

};
;