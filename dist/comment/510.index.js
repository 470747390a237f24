"use strict";
exports.id = 510;
exports.ids = [510];
exports.modules = {

/***/ 8013:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ agentsOf)
/* harmony export */ });
/* harmony import */ var _capability_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4901);
/* harmony import */ var _extras_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4616);
/* harmony import */ var _fact_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(7557);
/* harmony import */ var _fields_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(3690);
/* harmony import */ var _node_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1391);
/* harmony import */ var _path_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(976);
/* harmony import */ var _profile_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5330);
/* harmony import */ var _strays_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8085);
/* harmony import */ var _syntaxes_yaml_index_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6541);









const meanings = new Map([
    ["read", "read readfile readmanyfiles readlints view open ls list listdir listdirectory listfiles grep grepsearch search searchfile searchfiles searchcontent glob findfiles codebaseretrieval codebasesearch lsp"],
    ["write", "write writefile writetofile create createfile createrule savefile edit editfile multiedit replace replaceinfile strreplaceeditor notebookedit applypatch patch removefiles delete deletefile deletefiles"],
    ["execute", "bash shell powershell execute exec run runcommand executecommand runshellcommand terminal launchprocess writeprocess killprocess monitor"],
    ["network", "web webfetch websearch fetch fetchurl browser openbrowser"],
    ["delegate", "task agent subagent skill useskill delegate"],
    [undefined, "todowrite todoread askuserquestion think"],
].flatMap(([capability, names]) => names.split(" ").map((name) => [name, capability])));
function agentsOf(kind) {
    return async (source, path, isOwn) => {
        const markdown = (0,_syntaxes_yaml_index_js__WEBPACK_IMPORTED_MODULE_4__/* .documentOf */ .lM)(source.text);
        const problem = (message, span, sort) => ({ message, at: { source, span }, ...(sort === undefined ? {} : { kind: sort }) });
        const dropped = (why, profile) => [{ verdict: isOwn ? { kind: "dropped", problem: why } : { kind: "passed-over" }, ...(profile ? { profile } : {}) }];
        const top = { start: 0, end: 0 };
        if (markdown.kind === "none")
            return dropped(problem("it has no frontmatter and is a document to this host", top, "document"));
        const { tables, fault } = await (0,_syntaxes_yaml_index_js__WEBPACK_IMPORTED_MODULE_4__/* .readFront */ .ae)(source.text, markdown.front);
        const [table] = tables;
        const profile = tables.map((one) => profileOf(kind, one, source, path, bodyOf(markdown, source), isOwn)).reduce(_profile_js__WEBPACK_IMPORTED_MODULE_2__/* .union */ .KC);
        if (!["name", "description", "tools"].some((key) => (0,_node_js__WEBPACK_IMPORTED_MODULE_5__/* .valueOf */ .RP)(table, key)))
            return dropped(problem("it has no key of a subagent and is a document to this host", top, "document"), profile);
        if (markdown.kind === "misplaced")
            return dropped(problem(`the frontmatter ${markdown.because}, so this host may leave it out`, markdown.at), profile);
        if (markdown.kind === "unclosed")
            return dropped(problem("the frontmatter has no closing `---`, so this host may leave it out", { start: 0, end: 3 }), profile);
        if (fault)
            return dropped(problem(`the frontmatter is no YAML: ${fault.message}`, fault.span), profile);
        const lack = kind.required.find((key) => {
            const node = (0,_node_js__WEBPACK_IMPORTED_MODULE_5__/* .valueOf */ .RP)(table, key);
            return !node || (0,_node_js__WEBPACK_IMPORTED_MODULE_5__/* .isNothing */ .qv)(node);
        });
        if (lack !== undefined)
            return dropped(problem(`it has no \`${lack}\`, which this host wants`, (0,_node_js__WEBPACK_IMPORTED_MODULE_5__/* .valueOf */ .RP)(table, lack)?.span ?? { start: table.span.start, end: table.span.start }), profile);
        return [{ verdict: { kind: "loaded" }, profile }];
    };
}
function bodyOf(markdown, source) {
    return markdown.kind === "fenced" ? markdown.body : { start: markdown.front.end, end: source.text.length };
}
function profileOf(kind, table, source, path, body, isOwn) {
    const { keys, deny } = kind;
    const home = { source, span: { start: table.span.start, end: table.span.start } };
    const text = (key) => (0,_fields_js__WEBPACK_IMPORTED_MODULE_6__/* .textFact */ .y)((0,_node_js__WEBPACK_IMPORTED_MODULE_5__/* .valueOf */ .RP)(table, key), source, home);
    const written = text("name");
    const name = written.state === "missing" && !kind.required.includes("name") ? (0,_fact_js__WEBPACK_IMPORTED_MODULE_7__/* .implied */ .TU)((0,_path_js__WEBPACK_IMPORTED_MODULE_8__/* .stemOf */ .Vc)(path), home, "the file's name is its name") : written;
    const hooks = keys.keys.has("hooks") ? (0,_extras_js__WEBPACK_IMPORTED_MODULE_1__/* .hooksOf */ .uj)((0,_node_js__WEBPACK_IMPORTED_MODULE_5__/* .valueOf */ .RP)(table, "hooks"), source) : [];
    const servers = keys.keys.has("mcpServers") ? (0,_extras_js__WEBPACK_IMPORTED_MODULE_1__/* .serversOf */ .U2)((0,_node_js__WEBPACK_IMPORTED_MODULE_5__/* .valueOf */ .RP)(table, "mcpServers"), source) : [];
    const denied = deny === undefined ? [] : entriesOf((0,_node_js__WEBPACK_IMPORTED_MODULE_5__/* .valueOf */ .RP)(table, deny), source).map((entry) => entry.name);
    const { grants, ineffective } = grantsOf(kind, table, source, home, denied);
    const doubts = [...kind.doubtful].flatMap(([key, because]) => {
        const node = (0,_node_js__WEBPACK_IMPORTED_MODULE_5__/* .valueOf */ .RP)(table, key);
        return node && !(0,_node_js__WEBPACK_IMPORTED_MODULE_5__/* .isNothing */ .qv)(node) ? [{ kind: "limit", what: key, because, at: { source, span: node.span } }] : [];
    });
    const strays = [...(0,_strays_js__WEBPACK_IMPORTED_MODULE_3__/* .straysIn */ .ML)(table, source, keys), ...doubts];
    return {
        name,
        identity: (0,_fact_js__WEBPACK_IMPORTED_MODULE_7__/* .known */ .eO)(name),
        description: text("description"),
        model: text("model"),
        permissionMode: text("permissionMode"),
        grants,
        denied,
        extraGrants: [...(0,_extras_js__WEBPACK_IMPORTED_MODULE_1__/* .grantsOfHooks */ .dc)(hooks, "hooks"), ...(0,_extras_js__WEBPACK_IMPORTED_MODULE_1__/* .grantsOfServers */ .jh)(servers, "mcpServers"), ...memoryOf(kind, table, source)],
        hooks,
        servers,
        paths: [],
        bypasses: [...modesIn(kind, table, source), ...(isOwn ? (0,_strays_js__WEBPACK_IMPORTED_MODULE_3__/* .unhonouredIn */ .l4)(table, source, keys) : [])],
        ineffective: [...(isOwn ? strays : strays.map(_strays_js__WEBPACK_IMPORTED_MODULE_3__/* .inPassing */ .vz)), ...ineffective],
        prompt: (0,_fields_js__WEBPACK_IMPORTED_MODULE_6__/* .bodyPrompt */ .$)(source, body),
        native: (0,_node_js__WEBPACK_IMPORTED_MODULE_5__/* .jsonOf */ .o_)(table),
    };
}
function memoryOf({ keys }, table, source) {
    const node = (0,_node_js__WEBPACK_IMPORTED_MODULE_5__/* .valueOf */ .RP)(table, "memory");
    if (!node || !keys.keys.has("memory") || (0,_node_js__WEBPACK_IMPORTED_MODULE_5__/* .isNothing */ .qv)(node) || (node.kind === "scalar" && node.value === false))
        return [];
    return ["read", "write"].map((capability) => ({ tool: "memory", capability, scope: null, at: { source, span: node.span } }));
}
function modesIn({ modes, switches = new Map() }, table, source) {
    return table.entries.flatMap(({ name: setting = "", value }) => {
        const words = (0,_strays_js__WEBPACK_IMPORTED_MODULE_3__/* .textsIn */ .Ej)(value);
        const named = setting === "permissionMode" ? [...modes].find(([mode]) => words.some((word) => (0,_strays_js__WEBPACK_IMPORTED_MODULE_3__/* .plainKey */ .y7)(word) === (0,_strays_js__WEBPACK_IMPORTED_MODULE_3__/* .plainKey */ .y7)(mode)))?.[1] : undefined;
        const meaning = named ?? (words.join() === "true" ? switches.get(setting) : undefined);
        return meaning ? [{ setting, value: words.join(", "), ...meaning, at: { source, span: value.span } }] : [];
    });
}
function entriesOf(node, source) {
    if (!node)
        return [];
    const items = node.kind === "list" ? node.items.slice(0, 500).flatMap((item) => flat(item, 0)) : [node];
    return items.flatMap((item) => {
        if (item.kind !== "scalar" || (0,_node_js__WEBPACK_IMPORTED_MODULE_5__/* .isNothing */ .qv)(item))
            return [];
        const names = item.text.replace(/^\s*\[|\]\s*$/g, "").match(/(?:[^,()]|\([^)]*\)?)+/g) ?? [];
        return names.flatMap((whole) => {
            const [, name = "", scope = ""] = /^\s*["']?([^("']*)["']?(?:\((.*)\))?\s*$/s.exec(whole) ?? [];
            return name.trim() === "" ? [] : [{ name: name.trim(), scope: /^[:*\s]*$/.test(scope) ? null : scope, at: { source, span: item.span } }];
        });
    });
}
function flat(node, depth) {
    if (node.kind === "scalar" || depth > 2)
        return [node];
    return (node.kind === "list" ? node.items : node.entries.map(({ key }) => key)).slice(0, 50).flatMap((item) => flat(item, depth + 1));
}
function grantsOf({ allow, emptyMeansAll = false }, table, source, home, denied) {
    const everything = (at) => _capability_js__WEBPACK_IMPORTED_MODULE_0__/* .capabilities */ .R7.map((capability) => ({ tool: "*", capability, scope: null, at }));
    const list = allow === undefined ? undefined : (0,_node_js__WEBPACK_IMPORTED_MODULE_5__/* .valueOf */ .RP)(table, allow);
    if (allow === undefined)
        return { grants: (0,_fact_js__WEBPACK_IMPORTED_MODULE_7__/* .implied */ .TU)(everything(home), home, "no key is known to take tools away"), ineffective: [] };
    if (!list)
        return { grants: (0,_fact_js__WEBPACK_IMPORTED_MODULE_7__/* .implied */ .TU)(everything(home), home, `no \`${allow}\` key means every tool`), ineffective: [] };
    const at = { source, span: list.span };
    const entries = entriesOf(list, source);
    if (entries.length === 0) {
        const odd = list.kind === "table" ? { kind: "limit", what: allow, because: "it is no list of names, so this host may grant every tool", at } : { kind: "value", what: allow, because: `it names no tool, which ${emptyMeansAll ? "means every tool to this host" : "this host may read as every tool or as none"}`, at };
        return { grants: (0,_fact_js__WEBPACK_IMPORTED_MODULE_7__/* .implied */ .TU)(everything(at), at, `\`${allow}\` without names ${emptyMeansAll ? "means" : "may mean"} every tool`), ineffective: [odd] };
    }
    const kept = entries.filter(({ name }) => !denied.includes(name));
    const grants = kept.flatMap(({ name, scope, at: place }) => {
        if (/^(?:\*+|all|any|inherit)$/i.test(name))
            return everything(place);
        const plain = (0,_strays_js__WEBPACK_IMPORTED_MODULE_3__/* .plainKey */ .y7)(name);
        const capability = meanings.has(plain) ? meanings.get(plain) : "external";
        return capability ? [{ tool: name, capability, scope: capability === "delegate" ? null : scope, at: place }] : [];
    });
    return { grants: (0,_fact_js__WEBPACK_IMPORTED_MODULE_7__/* .stated */ .Eo)(grants, at), ineffective: [] };
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

/***/ 4914:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   u: () => (/* binding */ loadFolders)
/* harmony export */ });
/* harmony import */ var _builtins_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1911);
/* harmony import */ var _dials_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3524);
/* harmony import */ var _gather_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1888);
/* harmony import */ var _host_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1889);
/* harmony import */ var _path_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(976);
/* harmony import */ var _sessions_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(842);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(80);







async function loadFolders(survey, where, host) {
    const seen = new Set();
    const projects = [];
    for (const start of where.starts)
        projects.push(await readAll(survey, "project", start, host.folders, host, seen));
    const home = where.user?.home;
    const user = home === undefined ? [] : await readAll(survey, "user", home, host.ofUser, host, seen);
    const named = [];
    for (const root of where.dirs.map(_path_js__WEBPACK_IMPORTED_MODULE_5__/* .tidied */ .GE))
        named.push(...(await readFolder(survey, { name: "project", root, status: "loaded", authority: [] }, { path: root, isOwn: true, ...host.named }, host, seen)));
    const found = [...projects.flat(), ...user, ...named];
    if (found.length === 0)
        return _host_js__WEBPACK_IMPORTED_MODULE_3__/* .absent */ .G;
    const layer = { name: "builtin", root: "", status: "loaded", authority: [] };
    const base = { layer, items: (0,_builtins_js__WEBPACK_IMPORTED_MODULE_0__/* .builtinsOf */ .K)(layer, host.builtins ?? []), unjudged: [] };
    const sight = (0,_sessions_js__WEBPACK_IMPORTED_MODULE_6__/* .winnersOf */ .AY)([...projects.map((project) => [...project, ...user, base]), ...named.map((read) => [read, base])]);
    return {
        status: "loaded",
        layers: [...found.map((read) => read.layer), ...(host.builtins ? [layer] : [])],
        items: [...found, base].flatMap(({ items }) => items).map((item) => unlimited(sight(item))),
        unjudged: found.flatMap(({ unjudged }) => unjudged),
    };
}
function unlimited(item) {
    return item.verdict.kind === "shadowed" && item.profile ? { ...item, profile: { ...item.profile, ineffective: [] } } : item;
}
async function readAll(survey, name, directory, folders, host, seen) {
    const layers = [];
    for (const folder of folders)
        layers.push(...(await readFolder(survey, { name, root: (0,_path_js__WEBPACK_IMPORTED_MODULE_5__/* .join */ .fj)(directory, folder.path), status: "loaded", authority: [] }, folder, host, seen)));
    const { authority, unjudged } = await (0,_dials_js__WEBPACK_IMPORTED_MODULE_1__/* .readDials */ .w)(survey, host.settings.map((path) => (0,_path_js__WEBPACK_IMPORTED_MODULE_5__/* .join */ .fj)(directory, path)), host.dials, host.tell);
    const [own] = host.folders;
    if (authority.length + unjudged.length > 0 && own)
        layers.unshift({ layer: { name, root: (0,_path_js__WEBPACK_IMPORTED_MODULE_5__/* .join */ .fj)(directory, (0,_path_js__WEBPACK_IMPORTED_MODULE_5__/* .directoryOf */ .jt)(own.path)), status: "loaded", authority }, items: [], unjudged });
    return layers;
}
async function readFolder(survey, layer, { isOwn, isWanted, read }, { depth }, seen) {
    const { root } = layer;
    const { files, broken, unjudged } = (0,_gather_js__WEBPACK_IMPORTED_MODULE_2__/* .filesIn */ .nG)(survey, root, { isWanted, deep: isOwn || depth === "may", seen });
    if (survey.look(root).kind !== "directory" && files.length + broken.length + unjudged.length === 0)
        return [];
    const { all, unjudged: unread } = await (0,_gather_js__WEBPACK_IMPORTED_MODULE_2__/* .readEach */ .e2)(survey, files, async (source, path) => {
        const made = await read(source, path, isOwn, survey);
        const items = made.map((one) => ({ layer, files: [source.path], ...one }));
        if (depth === "may" || (0,_path_js__WEBPACK_IMPORTED_MODULE_5__/* .directoryOf */ .jt)(path) === root || path === root || !(0,_path_js__WEBPACK_IMPORTED_MODULE_5__/* .isWithin */ .UO)(path, root))
            return items;
        const problem = { message: `it lies in a folder below \`${root}\`, and the host reads none there`, at: (0,_text_js__WEBPACK_IMPORTED_MODULE_4__/* .startOf */ .GH)(source) };
        return items.map((item) => (item.verdict.kind === "loaded" ? { ...item, verdict: { kind: "dropped", problem } } : { ...item, verdict: { kind: "passed-over" } }));
    });
    const gone = broken.map((problem) => ({ layer, files: [problem.at.source.path], verdict: { kind: "dropped", problem } }));
    return [{ layer, items: [...all.flat(), ...gone], unjudged: [...unjudged, ...unread] }];
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

/***/ 1889:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ absent),
/* harmony export */   Y: () => (/* binding */ defineHost)
/* harmony export */ });
function defineHost(host) {
    return host;
}
const absent = { status: "absent", layers: [], items: [], unjudged: [] };


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


/***/ })

};
;