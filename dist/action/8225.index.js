"use strict";
exports.id = 8225;
exports.ids = [8225];
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

/***/ 8225:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  "default": () => (/* binding */ augment)
});

// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/folders.js
var folders = __webpack_require__(4944);
// EXTERNAL MODULE: ./build/bundle/src/model/host.js
var host = __webpack_require__(3641);
// EXTERNAL MODULE: ./build/bundle/src/model/fact.js
var fact = __webpack_require__(7277);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/fields.js
var fields = __webpack_require__(8012);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/unknown-keys.js
var unknown_keys = __webpack_require__(3172);
// EXTERNAL MODULE: ./build/bundle/src/parsers/node.js
var parsers_node = __webpack_require__(536);
// EXTERNAL MODULE: ./build/bundle/src/repo/path.js
var repo_path = __webpack_require__(6311);
// EXTERNAL MODULE: ./build/bundle/src/model/profile.js
var model_profile = __webpack_require__(4682);
// EXTERNAL MODULE: ./build/bundle/src/parsers/yaml/index.js + 5 modules
var yaml = __webpack_require__(1517);
// EXTERNAL MODULE: ./build/bundle/src/model/capability.js
var capability = __webpack_require__(5885);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/markdown-host.js
var markdown_host = __webpack_require__(7471);
;// CONCATENATED MODULE: ./build/bundle/src/hosts/augment/tools.js




const names = {
    read: "view view-range-untruncated search-untruncated codebase-retrieval codebase-retrieval-raw grep-search read-process list-processes conversation-retrieval view-session git-commit-retrieval read ls grep find",
    write: "save-file str-replace-editor apply_patch remove-files write edit",
    execute: "launch-process write-process kill-process setup-script bash shell",
    network: "web-fetch web-search open-browser github-api",
    state: "view_tasklist add_tasks update_tasks reorganize_tasklist ask-user render-mermaid report-to-parent enter-plan-mode exit-plan-mode",
};
const tools = new Map(Object.entries(names).flatMap(([capability, list]) => list
    .split(" ")
    .map((name) => [
    name,
    capability === "state" ? undefined : capability,
])));
const whole = {
    write: "save-file str-replace-editor apply_patch remove-files",
    execute: "launch-process",
};
function readTools(table, source, home) {
    const allow = (0,parsers_node/* valueOf */.RP)(table, "tools");
    const deny = (0,parsers_node/* valueOf */.RP)(table, "disabled_tools");
    const allowed = (0,markdown_host/* toolEntriesOf */.A5)(allow, source);
    const denied = (0,markdown_host/* toolEntriesOf */.A5)(deny, source);
    const at = allow ? { source, span: allow.span } : home;
    if (denied.length > 0) {
        const unused = allowed.length > 0
            ? [{ kind: "limit", what: "tools", because: "beside `disabled_tools` this host does not go by it", at }]
            : [];
        return {
            ...allBut(denied, deny ? { source, span: deny.span } : home),
            ineffective: [...unused, ...denied.flatMap(unknownDenied)],
        };
    }
    if (allowed.length > 0)
        return { grants: (0,fact/* stated */.Eo)(allowed.flatMap(grantOf), at), denied: [], ineffective: allowed.flatMap(unknownAllowed) };
    const because = allow ? "`tools` without names means every tool" : "no `tools` key means every tool";
    const odd = allow && !(0,parsers_node/* isEmptyValue */.Po)(allow)
        ? [{ kind: "limit", what: "tools", because: "it names no tool, which means every tool to this host", at }]
        : [];
    return { grants: (0,fact/* implied */.TU)(everything(at), at, because), denied: [], ineffective: odd };
}
function everything(at) {
    return capability/* capabilities */.R7.map((capability) => ({ tool: "*", capability, scope: null, at }));
}
function allBut(denied, at) {
    const gone = new Set(denied.filter(({ scope }) => scope === null).map(({ name }) => name));
    const left = everything(at).filter(({ capability }) => !(whole[capability]?.split(" ").every((name) => gone.has(name)) ?? false));
    return { grants: (0,fact/* implied */.TU)(left, at, "`disabled_tools` leaves every other tool"), denied: [...gone] };
}
function grantOf({ name, scope, at }) {
    const capability = tools.has(name) ? tools.get(name) : (0,markdown_host/* capabilityOfTool */.UD)(name);
    return capability ? [{ tool: name, capability, scope, at }] : [];
}
function unknownAllowed({ name, at }) {
    if (tools.has(name) || (0,markdown_host/* capabilityOfTool */.UD)(name) === "external")
        return [];
    return [{ kind: "unknown-tool", what: name, because: "this host has no tool that is called so, to the letter", at }];
}
function unknownDenied({ name, scope, at }) {
    const because = scope === null
        ? "this host has no tool that is called so, to the letter, so it denies nothing"
        : "a tool is denied as a whole, and this is no tool's name";
    return scope === null && (tools.has(name) || (0,markdown_host/* capabilityOfTool */.UD)(name) === "external")
        ? []
        : [{ kind: "limit", what: name, because, at }];
}

;// CONCATENATED MODULE: ./build/bundle/src/hosts/augment/agent.js








const known36 = "name description model color hidden tools disabled_tools finish_tool provider_model provider_api_key provider_base_url replace_system_prompt disable_rules disable_workspace_guidelines disable_skills tool_description instruction_description";
const keys = {
    keys: new Set(known36.split(" ")),
    own: { tools: "tools", denied: "disabled_tools" },
    ignores: true,
};
async function agentsOf(source, path, isOwn) {
    const below = /(?:^|\/)\.(?:augment|claude|agents)\/agents\/(.+)$/.exec(path)?.[1] ?? path.slice(path.lastIndexOf("/") + 1);
    if (below.split("/").some((segment) => segment.startsWith(".")))
        return [{ verdict: { kind: "passed-over" } }];
    const called = [...below.split("/").slice(0, -1), (0,repo_path/* stemOf */.Vc)(path)].join(":");
    const found = frontOf(source.text);
    if (!found)
        return [
            {
                verdict: { kind: "loaded" },
                profile: without(source, called, { start: 0, end: source.text.length }),
                ...lenientIn(source, isOwn),
            },
        ];
    const { tables, fault } = await (0,yaml/* readFrontmatter */.zT)(source.text, found.front);
    const [table, ...others] = (0,yaml/* mergedFirst */.x4)(tables);
    if (!fault)
        return [
            {
                verdict: { kind: "loaded" },
                profile: [table, ...others].map((one) => readProfile(one, source, called, found.body, isOwn)).reduce(model_profile/* union */.KC),
            },
        ];
    const written = readProfile(table, source, called, found.body, isOwn);
    const lost = ["tools", "disabled_tools"].flatMap((key) => {
        const node = (0,parsers_node/* valueOf */.RP)(table, key);
        return node
            ? [
                {
                    kind: "limit",
                    what: key,
                    because: "the frontmatter is no YAML, so this host loads the subagent without it",
                    at: { source, span: node.span },
                },
            ]
            : [];
    });
    const profile = {
        ...(0,model_profile/* union */.KC)(without(source, called, found.body), written),
        description: written.description,
        ineffective: [...written.ineffective, ...lost],
    };
    const leniency = {
        message: `the frontmatter is no YAML, so this host takes the file without it: ${fault.message}`,
        at: { source, span: fault.span },
        kind: "strict-readers",
    };
    return [{ verdict: { kind: "loaded" }, profile, leniency }];
}
function lenientIn(source, isOwn) {
    const key = /^[ \t]*(?:name|description|tools|disabled_tools)[ \t]*:/m.exec(source.text.slice(0, 2_000));
    if (!isOwn || !key || !/^\ufeff?\s*---/.test(source.text))
        return {};
    const message = "the frontmatter is not between a first line and a line of three dashes each, so this host takes the file without it";
    return {
        leniency: {
            message,
            at: { source, span: { start: 0, end: source.text.indexOf("---") + 3 } },
            kind: "strict-readers",
        },
    };
}
function frontOf(text) {
    const opening = /^---\s*\n/.exec(text)?.[0];
    if (opening === undefined)
        return undefined;
    const start = opening.length;
    const closing = /\n---(?=\s*\n)\s*\n/g;
    for (const from of [start, start - 1]) {
        closing.lastIndex = from;
        const found = closing.exec(text);
        const before = from === start ? start : opening.lastIndexOf("\n", start - 2) + 1;
        if (found && before > 3 && before <= found.index)
            return { front: { start: before, end: found.index }, body: { start: closing.lastIndex, end: text.length } };
    }
    return undefined;
}
function without(source, called, body) {
    const home = { source, span: { start: 0, end: 0 } };
    const none = { kind: "table", span: home.span, entries: [] };
    const granted = {
        grants: (0,fact/* implied */.TU)(everything(home), home, "this host sees no frontmatter here, which means every tool"),
        denied: [],
        ineffective: [],
    };
    return assembled(none, source, home, (0,fact/* implied */.TU)(called, home, "the file's name is its name"), granted, body);
}
function readProfile(table, source, called, body, isOwn) {
    const home = { source, span: { start: table.span.start, end: table.span.start } };
    const node = (0,parsers_node/* valueOf */.RP)(table, "name");
    const written = node && !(0,parsers_node/* isEmptyValue */.Po)(node) ? ((0,parsers_node/* textOf */.b6)(node) ?? "").trim() : "";
    const name = node && written !== ""
        ? (0,fact/* stated */.Eo)(tidy(written), { source, span: node.span })
        : (0,fact/* implied */.TU)(tidy(called), home, "the file's name is its name");
    const granted = readTools(table, source, home);
    const strays = [...(0,unknown_keys/* unknownKeysIn */.QU)(table, source, keys), ...granted.ineffective];
    return {
        ...assembled(table, source, home, name, granted, body),
        bypasses: isOwn ? (0,unknown_keys/* unhonouredModesIn */.dI)(table, source, keys) : [],
        ineffective: isOwn ? strays : strays.map(unknown_keys/* asForeignFile */.LN),
    };
}
function assembled(table, source, home, name, { grants, denied }, body) {
    const text = (key) => {
        const node = (0,parsers_node/* valueOf */.RP)(table, key);
        const words = node && !(0,parsers_node/* isEmptyValue */.Po)(node) ? (0,parsers_node/* textOf */.b6)(node)?.trim() : undefined;
        return node && words
            ? (0,fact/* stated */.Eo)(words, { source, span: node.span })
            : (0,fact/* missing */.LO)(node ? { source, span: node.span } : home);
    };
    const address = text("provider_base_url");
    const extraGrants = address.state === "stated"
        ? [{ tool: "provider_base_url", capability: "network", scope: null, at: address.at }]
        : [];
    return {
        name,
        identity: (0,fact/* known */.eO)(name),
        description: text("description"),
        model: text("model"),
        permissionMode: (0,fact/* missing */.LO)(home),
        grants,
        denied,
        extraGrants,
        hooks: [],
        servers: [],
        paths: [],
        bypasses: [],
        ineffective: [],
        prompt: (0,fields/* bodyPrompt */.$)(source, body),
        native: (0,parsers_node/* jsonOf */.o_)(table),
    };
}
function tidy(name) {
    return name
        .replace(/\s+/g, "-")
        .replace(/[^a-zA-Z0-9_-]/g, "-")
        .replace(/-+/g, "-");
}

// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/settings.js
var settings = __webpack_require__(4876);
;// CONCATENATED MODULE: ./build/bundle/src/hosts/augment/settings.js


const commands = /^(?:launch-process|shell|bash)$/;
const edits = /^(?:save-file|str-replace-editor|remove-files|apply_patch|write|edit)$/;
const reads = /^(?:view|codebase-retrieval|grep-search|read-process|list-processes|git-commit-retrieval)$/;
function permissionsIn(root, source) {
    const list = (0,parsers_node/* lastOf */.g1)(root, "toolPermissions");
    const decided = new Set();
    const guarded = new Set();
    const found = [];
    for (const rule of list?.kind === "list" ? list.items : []) {
        if ((0,parsers_node/* textOf */.b6)((0,parsers_node/* lastOf */.g1)(rule, "eventType")) === "tool-response")
            continue;
        const tool = (0,parsers_node/* textOf */.b6)((0,parsers_node/* lastOf */.g1)(rule, "toolName")) ?? "";
        const bound = commands.test(tool) ? (0,parsers_node/* textOf */.b6)((0,parsers_node/* lastOf */.g1)(rule, "shellInputRegex")) : undefined;
        const type = (0,parsers_node/* textOf */.b6)((0,parsers_node/* lastOf */.g1)((0,parsers_node/* lastOf */.g1)(rule, "permission"), "type")) ?? "";
        const whole = bound === undefined || /^\^?(?:\.[*+])?\$?$/.test(bound);
        const meaning = decided.has(tool) || decided.has("*") ? undefined : meaningOf(type, tool, whole, guarded.has(tool));
        if (type === "deny" || type === "ask-user")
            guarded.add(tool);
        if (whole)
            decided.add(tool);
        if (meaning)
            found.push({
                setting: "toolPermissions",
                value: `${type} ${tool}${whole ? "" : ` ${bound}`}`.slice(0, 120),
                effect: meaning[0],
                because: meaning[1],
                content: (0,settings/* contentOf */.$E)(rule, source),
                at: { source, span: rule.span },
            });
    }
    return found;
}
function meaningOf(type, tool, whole, isGuarded) {
    if (type === "deny")
        return ["narrows", "is denied"];
    if (type === "ask-user")
        return ["narrows", "is asked about"];
    if (type === "script-policy")
        return ["widens", "starts a command that decides instead of a person"];
    if (type === "webhook-policy")
        return ["widens", "asks an address that decides instead of a person"];
    if (type !== "allow" || reads.test(tool))
        return undefined;
    if (whole && tool === "*")
        return ["bypasses", "may run every tool without asking"];
    if (whole && commands.test(tool))
        return [
            "auto-approves",
            isGuarded ? "runs every command without asking that no rule above it stops" : "runs every command without asking",
        ];
    if (whole && edits.test(tool))
        return ["auto-approves", "changes any file without asking"];
    return ["widens", "is allowed without asking"];
}

;// CONCATENATED MODULE: ./build/bundle/src/hosts/augment/index.js




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
    {
        path: "enabledPlugins.*",
        when: /^true$/,
        effect: "widens",
        because: "brings the plugin's subagents, hooks and servers",
    },
    { path: "startupScript", effect: "widens", because: "is a script that runs before every command", shown: "a script" },
    { path: "bringYourOwnKey.*", effect: "widens", because: "may send prompts on an account of its own", shown: "…" },
    { path: "removedTools", effect: "narrows", because: "is a tool that no session has" },
];
const named = {
    isIncluded: (name) => /^[^.].*\.(?:md|txt)$/.test(name),
    read: agentsOf,
};
const own = ".augment/agents";
const shared = [".claude/agents", ".agents/agents"];
const augment_folders = [
    { path: own, isOwn: true, ...named },
    ...shared.map((path) => ({ path, isOwn: false, ...named })),
];
const augment_settings = [".augment/settings.json", ".augment/settings.local.json"];
const patterns = (prefix) => [own, ...shared].flatMap((path) => [`${prefix}${path}/**/*.md`, `${prefix}${path}/**/*.txt`]);
/* harmony default export */ const augment = ((0,host/* defineHost */.Y)({
    title: "Augment",
    url: "https://docs.augmentcode.com/cli/subagents",
    editions: ["2026-08"],
    patterns: [
        ...patterns("**/"),
        ...augment_settings.map((path) => `**/${path}`),
        ...patterns("~/"),
        "~/.augment/settings.json",
    ],
    ownPatterns: ["**/.augment/**", "~/.augment/**"],
    load: (repo, where) => (0,folders/* loadFolders */.u)(repo, where, {
        folders: augment_folders,
        ofUser: augment_folders,
        named,
        depth: "may",
        settings: augment_settings,
        settingRules,
        furtherAuthority: permissionsIn,
    }),
}));


/***/ })

};
;