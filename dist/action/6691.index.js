"use strict";
exports.id = 6691;
exports.ids = [6691];
exports.modules = {

/***/ 1911:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ builtinsOf)
/* harmony export */ });
/* harmony import */ var _fact_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7557);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(80);


function builtinsOf(layer, agents) {
    const at = (0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .placeOfPath */ .Es)("");
    return agents.map(([name, may]) => {
        const profile = {
            name: (0,_fact_js__WEBPACK_IMPORTED_MODULE_1__/* .implied */ .TU)(name, at, "it is built in"),
            identity: name,
            description: (0,_fact_js__WEBPACK_IMPORTED_MODULE_1__/* .missing */ .LO)(at),
            model: (0,_fact_js__WEBPACK_IMPORTED_MODULE_1__/* .missing */ .LO)(at),
            permissionMode: (0,_fact_js__WEBPACK_IMPORTED_MODULE_1__/* .missing */ .LO)(at),
            grants: (0,_fact_js__WEBPACK_IMPORTED_MODULE_1__/* .implied */ .TU)(may.map((capability) => ({ tool: "*", capability, scope: null, at })), at, "it is built in"),
            denied: [],
            extraGrants: [],
            hooks: [],
            servers: [],
            paths: [],
            bypasses: [],
            ineffective: [],
            prompt: { source: "none", path: null, text: "", at },
            native: undefined,
        };
        return { layer, files: [], verdict: { kind: "loaded" }, profile };
    });
}


/***/ }),

/***/ 3524:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   w: () => (/* binding */ readDials)
/* harmony export */ });
/* unused harmony export authorityBy */
/* harmony import */ var _extras_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4616);
/* harmony import */ var _gather_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1888);
/* harmony import */ var _node_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1391);
/* harmony import */ var _syntaxes_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7973);




const most = 200;
function authorityBy(dials, root, source) {
    return dials.flatMap(({ path, when, effect, because, shown }) => reached(root, path.split("."), "")
        .flatMap(({ setting, node }) => (node.kind === "list" ? node.items.map((item) => ({ setting, node: item })) : [{ setting, node }]))
        .filter(({ node }) => !(node.kind === "scalar" && (0,_node_js__WEBPACK_IMPORTED_MODULE_3__/* .isNothing */ .qv)(node)) && (when === undefined || when.test((0,_node_js__WEBPACK_IMPORTED_MODULE_3__/* .textOf */ .b6)(node) ?? "")))
        .slice(0, most)
        .map(({ setting, node }) => ({ setting, value: shown ?? ((0,_node_js__WEBPACK_IMPORTED_MODULE_3__/* .textOf */ .b6)(node) ?? "…").slice(0, 120), effect, because, at: { source, span: node.span } })));
}
function reached(node, [segment, ...rest], above) {
    if (segment === undefined)
        return [{ setting: above, node }];
    if (node.kind !== "table")
        return [];
    const last = new Map(node.entries.flatMap(({ name, value }) => (name !== undefined && (segment === "*" || name === segment) ? [[name, value]] : [])));
    return [...last].flatMap(([name, value]) => reached(value, rest, above === "" ? name : `${above}.${name}`));
}
async function readDials(survey, paths, dials, tell = () => []) {
    const authority = [];
    const unjudged = [];
    for (const path of paths) {
        const source = await (0,_gather_js__WEBPACK_IMPORTED_MODULE_1__/* .readOne */ .JF)(survey, path);
        if (source === undefined)
            continue;
        if ("message" in source) {
            unjudged.push(source);
            continue;
        }
        const root = (0,_syntaxes_json_js__WEBPACK_IMPORTED_MODULE_2__/* .parseJsonc */ .p)(source.text);
        if (root.kind === "problem") {
            if (source.text.trim() !== "")
                unjudged.push({ message: `cannot be read as JSON: ${root.message}`, at: { source, span: root.span } });
        }
        else
            authority.push(...authorityBy(dials, root, source), ...tell(root, source), ...hooksIn(root, source));
    }
    return { authority, unjudged };
}
function hooksIn(root, source) {
    return (0,_extras_js__WEBPACK_IMPORTED_MODULE_0__/* .hooksOf */ .uj)((0,_node_js__WEBPACK_IMPORTED_MODULE_3__/* .lastOf */ .g1)(root, "hooks"), source).map(({ name, kind, at }) => ({ setting: `hooks.${name}`, value: kind, effect: "widens", because: "runs beside every agent, whatever its tools", at }));
}


/***/ }),

/***/ 4616:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U2: () => (/* binding */ serversOf),
/* harmony export */   dc: () => (/* binding */ grantsOfHooks),
/* harmony export */   jh: () => (/* binding */ grantsOfServers),
/* harmony export */   uj: () => (/* binding */ hooksOf)
/* harmony export */ });
/* harmony import */ var _node_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1391);
/* harmony import */ var _strays_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8085);


const most = 500;
const deepest = 40;
function grantsOfHooks(hooks, tool) {
    const means = { command: "execute", url: "network", builtin: "delegate", reference: "external" };
    return hooks.flatMap(({ kind, at }) => {
        const capability = means[kind];
        return capability ? [{ tool, capability, scope: null, at }] : [];
    });
}
function grantsOfServers(servers, tool) {
    return servers.flatMap(({ kind, at }) => {
        const tools = { tool, capability: "external", scope: null, at };
        return kind === "reference" ? [tools] : [tools, { tool, capability: kind === "url" ? "network" : "execute", scope: null, at }];
    });
}
function hooksOf(node, source) {
    const extras = [];
    const seen = new Set();
    const walk = (from, event, depth) => {
        if (extras.length >= most || seen.has(from) || depth > deepest)
            return;
        seen.add(from);
        if (from.kind === "list")
            for (const item of from.items)
                walk(item, event, depth + 1);
        if (from.kind !== "table")
            return;
        const extra = hookOf(from, event, source);
        if (extra)
            extras.push(extra);
        for (const { name, value } of from.entries)
            if (value.kind !== "scalar")
                walk(value, event === "" ? (name ?? "") : event, depth + 1);
    };
    if (node)
        walk(node, "", 0);
    return extras.slice(0, most);
}
function hookOf(table, event, source) {
    const type = (0,_node_js__WEBPACK_IMPORTED_MODULE_1__/* .textOf */ .b6)((0,_node_js__WEBPACK_IMPORTED_MODULE_1__/* .valueOf */ .RP)(table, "type"));
    const kinds = [
        ["command", "command"],
        ["url", "url"],
        ["prompt", type === "agent" ? "builtin" : "prompt"],
        ["tool", "reference"],
        ...["bash", "powershell", "windows", "linux", "osx"].map((shell) => [shell, "command"]),
    ];
    for (const [key, kind] of kinds) {
        const value = (0,_node_js__WEBPACK_IMPORTED_MODULE_1__/* .valueOf */ .RP)(table, key);
        const text = (0,_node_js__WEBPACK_IMPORTED_MODULE_1__/* .textOf */ .b6)(value);
        if (value && text !== undefined && text !== "")
            return { name: event, kind, value: text, at: { source, span: value.span } };
    }
    const command = (0,_node_js__WEBPACK_IMPORTED_MODULE_1__/* .valueOf */ .RP)(table, "command");
    if (command || type === "command")
        return { name: event, kind: "command", value: command ? (0,_strays_js__WEBPACK_IMPORTED_MODULE_0__/* .textsIn */ .Ej)(command).join(" ") : "", at: { source, span: (command ?? table).span } };
    return undefined;
}
function serversOf(node, source) {
    const extras = [];
    for (const item of node === undefined ? [] : node.kind === "list" ? node.items : [node]) {
        if (extras.length >= most)
            break;
        if (item.kind === "table") {
            for (const { name, value } of item.entries.slice(0, most))
                extras.push(...serverOf(name ?? "", value, source));
        }
        else if (item.kind === "scalar" && !(0,_node_js__WEBPACK_IMPORTED_MODULE_1__/* .isNothing */ .qv)(item)) {
            for (const name of item.text.split(","))
                if (name.trim())
                    extras.push({ name: name.trim(), kind: "reference", value: name.trim(), at: { source, span: item.span } });
        }
    }
    return extras;
}
function serverOf(name, config, source) {
    const command = (0,_node_js__WEBPACK_IMPORTED_MODULE_1__/* .valueOf */ .RP)(config, "command");
    const url = (0,_node_js__WEBPACK_IMPORTED_MODULE_1__/* .valueOf */ .RP)(config, "url") ?? (0,_node_js__WEBPACK_IMPORTED_MODULE_1__/* .valueOf */ .RP)(config, "httpUrl") ?? (0,_node_js__WEBPACK_IMPORTED_MODULE_1__/* .valueOf */ .RP)(config, "serverUrl");
    const found = [];
    if (command) {
        const rest = (0,_node_js__WEBPACK_IMPORTED_MODULE_1__/* .valueOf */ .RP)(config, "args");
        const words = [(0,_node_js__WEBPACK_IMPORTED_MODULE_1__/* .textOf */ .b6)(command) ?? "", ...(rest?.kind === "list" ? rest.items.slice(0, 50).map((item) => (0,_node_js__WEBPACK_IMPORTED_MODULE_1__/* .textOf */ .b6)(item) ?? "") : [])];
        found.push({ name, kind: "command", value: words.join(" "), at: { source, span: command.span } });
    }
    if (url)
        found.push({ name, kind: "url", value: (0,_node_js__WEBPACK_IMPORTED_MODULE_1__/* .textOf */ .b6)(url) ?? "", at: { source, span: url.span } });
    const helper = (0,_node_js__WEBPACK_IMPORTED_MODULE_1__/* .valueOf */ .RP)(config, "headersHelper");
    if (helper)
        found.push({ name, kind: "command", value: (0,_node_js__WEBPACK_IMPORTED_MODULE_1__/* .textOf */ .b6)(helper) ?? "", at: { source, span: helper.span } });
    const type = (0,_node_js__WEBPACK_IMPORTED_MODULE_1__/* .valueOf */ .RP)(config, "type");
    if (found.length === 0 && type && /^(?:stdio|local|sse|https?|ws|streamable-?http)$/i.test((0,_node_js__WEBPACK_IMPORTED_MODULE_1__/* .textOf */ .b6)(type) ?? "")) {
        found.push({ name, kind: /^(?:stdio|local)$/i.test((0,_node_js__WEBPACK_IMPORTED_MODULE_1__/* .textOf */ .b6)(type) ?? "") ? "command" : "url", value: name, at: { source, span: type.span } });
    }
    return found.length > 0 ? found : [{ name, kind: "reference", value: name, at: { source, span: config.span } }];
}


/***/ }),

/***/ 3690:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ bodyPrompt),
/* harmony export */   y: () => (/* binding */ textFact)
/* harmony export */ });
/* harmony import */ var _fact_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7557);
/* harmony import */ var _node_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1391);


function textFact(node, source, home) {
    if (!node)
        return (0,_fact_js__WEBPACK_IMPORTED_MODULE_0__/* .missing */ .LO)(home);
    const at = { source, span: node.span };
    if (node.kind !== "scalar")
        return (0,_fact_js__WEBPACK_IMPORTED_MODULE_0__/* .unreadable */ .O$)(at, "is no text");
    return (0,_node_js__WEBPACK_IMPORTED_MODULE_1__/* .isNothing */ .qv)(node) && node.value === null ? (0,_fact_js__WEBPACK_IMPORTED_MODULE_0__/* .missing */ .LO)(at) : (0,_fact_js__WEBPACK_IMPORTED_MODULE_0__/* .stated */ .Eo)(node.text, at);
}
function bodyPrompt(source, { start, end }) {
    const text = source.text.slice(start, end).trim();
    return { source: text === "" ? "none" : "body", path: null, text, at: { source, span: { start, end } } };
}


/***/ }),

/***/ 2296:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ loadFlat)
/* harmony export */ });
/* harmony import */ var _builtins_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1911);
/* harmony import */ var _dials_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3524);
/* harmony import */ var _gather_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1888);
/* harmony import */ var _host_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1889);
/* harmony import */ var _path_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(976);
/* harmony import */ var _sessions_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(842);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(80);







const markdown = /\.(?:md|markdown|mdx)$/i;
async function readFlat(survey, layer, root, { read, isSkipped = () => false, followsLinks }, seen) {
    const { files, broken, unjudged } = (0,_gather_js__WEBPACK_IMPORTED_MODULE_2__/* .filesIn */ .nG)(survey, root, { isWanted: (name) => markdown.test(name), deep: true, seen });
    const { all, unjudged: unread } = await (0,_gather_js__WEBPACK_IMPORTED_MODULE_2__/* .readEach */ .e2)(survey, files, async (source, path) => {
        const because = whyNot(survey, root, path, followsLinks);
        const passed = { layer, files: [source.path], verdict: { kind: "passed-over" } };
        if (isSkipped((0,_path_js__WEBPACK_IMPORTED_MODULE_5__/* .nameOf */ .Vb)(path)))
            return [passed];
        const made = await read(source, path);
        if (because === undefined)
            return made.map((one) => ({ layer, files: [source.path], ...one }));
        const meant = made.filter(({ profile, verdict }) => profile?.description.state === "stated" && verdict.kind === "loaded");
        if (meant.length === 0)
            return [passed];
        return meant.map(({ profile }) => ({ layer, files: [source.path], verdict: { kind: "dropped", problem: { message: because, at: (0,_text_js__WEBPACK_IMPORTED_MODULE_4__/* .startOf */ .GH)(source) } }, ...(profile ? { profile } : {}) }));
    });
    const gone = broken.map((problem) => ({ layer, files: [problem.at.source.path], verdict: { kind: "dropped", problem } }));
    return { items: [...all.flat(), ...gone], unjudged: [...unjudged, ...unread] };
}
function whyNot(survey, root, path, followsLinks) {
    if (path !== root && (0,_path_js__WEBPACK_IMPORTED_MODULE_5__/* .directoryOf */ .jt)(path) !== root)
        return `it lies in a folder below \`${root}\`, and the host reads none there`;
    if (!path.endsWith(".md"))
        return "its name does not end in `.md`, which is all that the host reads";
    const sight = survey.look((0,_path_js__WEBPACK_IMPORTED_MODULE_5__/* .directoryOf */ .jt)(path));
    const entry = sight.kind === "directory" ? survey.entries.get((0,_path_js__WEBPACK_IMPORTED_MODULE_5__/* .join */ .fj)(sight.path, (0,_path_js__WEBPACK_IMPORTED_MODULE_5__/* .nameOf */ .Vb)(path))) : undefined;
    return entry?.kind === "link" && !followsLinks ? "it is a link, and the host reads plain files only" : undefined;
}
async function loadFlat(survey, where, host) {
    const seen = new Set();
    const beside = (name, directory) => {
        const own = (0,_path_js__WEBPACK_IMPORTED_MODULE_5__/* .join */ .fj)(directory, host.own);
        return readFlatLayer(survey, name, (0,_path_js__WEBPACK_IMPORTED_MODULE_5__/* .join */ .fj)(own, host.folder), host, { paths: host.settings.map((file) => (0,_path_js__WEBPACK_IMPORTED_MODULE_5__/* .join */ .fj)(own, file)), dials: host.dials }, seen);
    };
    const projects = [];
    for (const start of where.starts)
        projects.push(await beside("project", start));
    const user = where.user?.home === undefined ? [] : await beside("user", where.user.home);
    const named = [];
    for (const root of where.dirs.map(_path_js__WEBPACK_IMPORTED_MODULE_5__/* .tidied */ .GE))
        named.push(...(await readFlatLayer(survey, "project", root, host, { paths: [], dials: [] }, seen)));
    const found = [...projects.flat(), ...user, ...named];
    if (found.length === 0)
        return _host_js__WEBPACK_IMPORTED_MODULE_3__/* .absent */ .G;
    const builtin = { name: "builtin", root: "", status: "loaded", authority: [] };
    const base = { layer: builtin, items: (0,_builtins_js__WEBPACK_IMPORTED_MODULE_0__/* .builtinsOf */ .K)(builtin, host.builtins), unjudged: [] };
    const order = (reads) => (host.builtinsFirst ? [base, ...reads] : [...reads, base]);
    const sight = (0,_sessions_js__WEBPACK_IMPORTED_MODULE_6__/* .winnersOf */ .AY)([...projects.map((project) => order([...project, ...user])), ...named.map((one) => order([one]))]);
    return {
        status: "loaded",
        layers: [...found.map(({ layer }) => layer), builtin],
        items: [...found, base].flatMap(({ items }) => items).map((item) => sight(item)),
        unjudged: found.flatMap(({ unjudged }) => unjudged),
    };
}
async function readFlatLayer(survey, name, root, host, { paths, dials }, seen) {
    const settings = await (0,_dials_js__WEBPACK_IMPORTED_MODULE_1__/* .readDials */ .w)(survey, paths, dials);
    const layer = { name, root, status: "loaded", authority: settings.authority };
    const { items, unjudged } = await readFlat(survey, layer, root, host, seen);
    const isThere = survey.look(root).kind === "directory" || items.length + unjudged.length + settings.authority.length + settings.unjudged.length > 0;
    return isThere ? [{ layer, items, unjudged: [...settings.unjudged, ...unjudged] }] : [];
}


/***/ }),

/***/ 1888:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   JF: () => (/* binding */ readOne),
/* harmony export */   e2: () => (/* binding */ readEach),
/* harmony export */   nG: () => (/* binding */ filesIn)
/* harmony export */ });
/* harmony import */ var _path_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(976);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(80);


const deepest = 100;
function filesIn(survey, directory, { isWanted, deep, seen = new Set(), isOut = () => false }) {
    const files = [];
    const broken = [];
    const unjudged = [];
    const visited = new Set();
    const visit = (path, depth) => {
        if (depth > 0 && isOut(path))
            return;
        const sight = survey.look(path);
        const wanted = isWanted((0,_path_js__WEBPACK_IMPORTED_MODULE_1__/* .nameOf */ .Vb)(path));
        if (sight.kind === "directory") {
            if (visited.has(sight.path) || (depth > 0 && !deep))
                return;
            visited.add(sight.path);
            if (depth > deepest)
                unjudged.push({ message: `is nested deeper than ${deepest} directories`, at: (0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .placeOfPath */ .Es)(path) });
            else
                for (const name of survey.names(path))
                    visit((0,_path_js__WEBPACK_IMPORTED_MODULE_1__/* .join */ .fj)(path, name), depth + 1);
            return;
        }
        const beyond = beyondOf(sight, survey.entries.get(path)?.kind === "unnameable");
        if (beyond !== undefined && (wanted || (sight.kind !== "missing" && (deep || depth === 0))))
            unjudged.push({ message: beyond, at: (0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .placeOfPath */ .Es)(path) });
        else if (wanted && sight.kind === "file") {
            if (!seen.has(sight.path))
                files.push(path);
            seen.add(sight.path);
        }
        else if (wanted && depth > 0) {
            broken.push({ message: sight.kind === "loop" ? "it is a link that leads in a circle" : "it is a link that leads to nothing", at: (0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .placeOfPath */ .Es)(path) });
        }
    };
    visit(directory, 0);
    return { files, broken, unjudged };
}
function beyondOf(sight, unnameable) {
    if (sight.kind === "outside")
        return `leads out of this tree, to \`${sight.target}\``;
    if (sight.kind === "unjudged")
        return sight.problem;
    return unnameable ? "has a name that is not UTF-8" : undefined;
}
const together = 64;
async function readEach(survey, paths, read) {
    const all = [];
    const unjudged = [];
    const one = async (path) => {
        const source = await readOne(survey, path);
        if (source === undefined)
            return { problem: { message: "cannot be read as a file", at: (0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .placeOfPath */ .Es)(path) } };
        return "message" in source ? { problem: source } : { made: await read(source, path) };
    };
    for (let at = 0; at < paths.length; at += together) {
        for (const result of await Promise.all(paths.slice(at, at + together).map(one))) {
            if ("made" in result)
                all.push(result.made);
            else
                unjudged.push(result.problem);
        }
    }
    return { all, unjudged };
}
async function readOne(survey, path) {
    const content = await survey.read(path);
    switch (content.kind) {
        case "text":
            return content.source;
        case "not-utf8":
            return { message: "is not UTF-8, and this host replaces what it cannot decode", at: (0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .startOf */ .GH)(content.source) };
        case "unjudged":
            return { message: content.problem, at: (0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .startOf */ .GH)(content.source) };
        case "absent":
            return content.sight.kind === "outside" ? { message: `leads out of this tree, to \`${content.sight.target}\``, at: (0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .placeOfPath */ .Es)(path) } : undefined;
    }
}


/***/ }),

/***/ 7247:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   k: () => (/* binding */ isOffered)
/* harmony export */ });
function isOffered({ verdict }) {
    return verdict.kind === "loaded" || verdict.kind === "shadowed" || verdict.kind === "lost";
}


/***/ }),

/***/ 842:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AY: () => (/* binding */ winnersOf),
/* harmony export */   DS: () => (/* binding */ lineages),
/* harmony export */   OZ: () => (/* binding */ lineage)
/* harmony export */ });
/* harmony import */ var _load_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7247);
/* harmony import */ var _path_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(976);


function lineage(start, { repositoryRoots }) {
    const above = [];
    for (let directory = start;; directory = (0,_path_js__WEBPACK_IMPORTED_MODULE_0__/* .directoryOf */ .jt)(directory)) {
        above.push(directory);
        if (directory === "" || repositoryRoots.includes(directory) || directory === (0,_path_js__WEBPACK_IMPORTED_MODULE_0__/* .directoryOf */ .jt)(directory))
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
                if (name === undefined || !(0,_load_js__WEBPACK_IMPORTED_MODULE_1__/* .isOffered */ .k)(item))
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

/***/ 8085:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ej: () => (/* binding */ textsIn),
/* harmony export */   ML: () => (/* binding */ straysIn),
/* harmony export */   l4: () => (/* binding */ unhonouredIn),
/* harmony export */   vz: () => (/* binding */ inPassing),
/* harmony export */   y7: () => (/* binding */ plainKey)
/* harmony export */ });
/* harmony import */ var _node_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1391);

const limits = new Map(Object.entries({
    tools: "tool tools allowedtool allowedtools allowtools toolsallowed allowed availabletools enabledtools onlytools includetools toolallowlist toolwhitelist",
    denied: "disallowedtool disallowedtools denytools deniedtools blockedtools blocktools excludetools excludedtools forbiddentools disabledtools restrictedtools toolblacklist tooldenylist",
    mode: "permissionmode permission permissions permissionsmode defaultmode approvalmode approvalpolicy sandbox sandboxmode toolssettings",
    other: "readonly restrictions disablehooks disabled disable enabled allowedpaths deniedpaths allowedcommands deniedcommands allowedservers",
    turns: "maxturn maxturns maxsteps maxiterations",
    isolation: "isolate isolated",
}).flatMap(([limited, list]) => list.split(" ").map((key) => [key, limited])));
function plainKey(key) {
    return key.toLowerCase().replace(/[-_ ]/g, "");
}
function straysIn(table, source, host) {
    const names = new Map([...host.keys].map((key) => [plainKey(key), key]));
    return table.entries.flatMap((entry) => {
        const { name } = entry;
        return name === undefined || name.trim() === "" || name === "<<" || host.keys.has(name) ? [] : [judge(table, entry, name, source, host, names)];
    });
}
function judge(table, { key, value }, name, source, { own, ignores }, names) {
    const at = { source, span: key.span };
    const plain = plainKey(name);
    const limited = limits.get(plain);
    if (limited !== undefined && limitsSomething(plain, limited, value)) {
        const real = own[limited];
        const so = ignores ? "so it limits nothing" : "so it may limit nothing";
        if (real === undefined)
            return { kind: "limit", what: name, because: `this host has no such key, ${so}`, at };
        if (!(0,_node_js__WEBPACK_IMPORTED_MODULE_0__/* .entryOf */ .Ms)(table, real))
            return { kind: "limit", what: name, because: `this host has no such key (its own is \`${real}\`), ${so}`, at };
        return { kind: "value", what: name, because: `this host has no such key: \`${real}\` decides`, at };
    }
    if (/\s/.test(name.trim()) || name.length > 60) {
        return { kind: "value", what: name.slice(0, 60), because: "a colon makes a key of this text, and the value before it ends there", at };
    }
    const known = names.get(plain);
    if (known !== undefined)
        return { kind: "value", what: name, because: `this host has no such key; its own is \`${known}\``, at };
    return { kind: "metadata", what: name, because: "this host has no such key", at };
}
function limitsSomething(key, limited, value) {
    if (limited === "mode" && textsIn(value).some((text) => /bypass|accept|auto|yolo|danger|never/i.test(text)))
        return false;
    if (value.kind !== "scalar")
        return true;
    return value.value !== null && value.value !== "" && value.value !== (key === "enabled");
}
function inPassing(stray) {
    const relied = stray.kind === "limit" && ["tools", "disallowedTools", "permissionMode"].includes(stray.what);
    return relied ? stray : { ...stray, kind: "metadata" };
}
const freeing = /^(?:bypass(?:permissions?)?|dangerously\w*|skippermissions|yolo|never|none|off|ignore|unrestricted|fullaccess|fullauto|danger\w*|accept\w*|auto\w*)$/;
function unhonouredIn(table, source, { keys, ignores }) {
    return table.entries.flatMap(({ name = "", key, value }) => {
        const plain = plainKey(name);
        const switches = /^(?:dangerously|skippermissions|yolo$)/.test(plain);
        if (keys.has(name) || !(switches || limits.get(plain) === "mode"))
            return [];
        const words = textsIn(value);
        if (switches ? words.join() !== "true" : !words.some((word) => freeing.test(plainKey(word))))
            return [];
        const because = `${ignores ? "does" : "may do"} nothing: this host has no such key`;
        return [{ setting: name, value: words.join(", "), effect: "unhonoured", because, at: { source, span: key.span } }];
    });
}
function textsIn(node, depth = 0) {
    if (node.kind === "scalar")
        return [node.text];
    const inner = node.kind === "list" ? node.items : node.entries.map(({ value }) => value);
    return depth > 2 ? [] : inner.slice(0, 8).flatMap((item) => textsIn(item, depth + 1));
}


/***/ })

};
;