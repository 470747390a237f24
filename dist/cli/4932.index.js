"use strict";
exports.id = 4932;
exports.ids = [4932];
exports.modules = {

/***/ 24932:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  readPlugins: () => (/* binding */ readPlugins)
});

// EXTERNAL MODULE: ./build/bundle/src/model/fact.js
var fact = __webpack_require__(7277);
// EXTERNAL MODULE: ./build/bundle/src/parsers/node.js
var parsers_node = __webpack_require__(70536);
// EXTERNAL MODULE: ./build/bundle/src/repo/path.js
var repo_path = __webpack_require__(76311);
// EXTERNAL MODULE: ./build/bundle/src/repo/text.js
var repo_text = __webpack_require__(64951);
// EXTERNAL MODULE: ./build/bundle/src/hosts/claude/discovery.js
var discovery = __webpack_require__(45414);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/settings/external.js
var external = __webpack_require__(86460);
// EXTERNAL MODULE: ./build/bundle/src/hosts/claude/files.js + 2 modules
var files = __webpack_require__(15503);
// EXTERNAL MODULE: ./build/bundle/src/hosts/claude/plugins/enabled.js
var enabled = __webpack_require__(25902);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/loading/collect.js
var collect = __webpack_require__(77012);
// EXTERNAL MODULE: ./build/bundle/src/parsers/json.js + 2 modules
var json = __webpack_require__(45433);
// EXTERNAL MODULE: ./build/bundle/src/hosts/claude/editions.js
var editions = __webpack_require__(76273);
// EXTERNAL MODULE: ./build/bundle/src/hosts/claude/hooks/lost-guards.js
var lost_guards = __webpack_require__(45732);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/settings/index.js + 1 modules
var _kit_settings = __webpack_require__(9009);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/profiles/fields.js
var fields = __webpack_require__(22583);
// EXTERNAL MODULE: ./build/bundle/src/hosts/claude/settings/servers.js
var servers = __webpack_require__(90440);
// EXTERNAL MODULE: ./build/bundle/src/hosts/claude/settings/index.js + 1 modules
var claude_settings = __webpack_require__(61966);
// EXTERNAL MODULE: ./build/bundle/src/repo/many.js
var many = __webpack_require__(46447);
// EXTERNAL MODULE: ./build/bundle/src/repo/patterns.js
var patterns = __webpack_require__(13987);
;// CONCATENATED MODULE: ./build/bundle/src/hosts/claude/plugins/folded.js



const opened = {
    ".mcp.json": undefined,
    ".lsp.json": undefined,
    "settings.json": undefined,
    hooks: /^hooks\.json$/,
    monitors: /^monitors\.json$/,
    agents: /\.md$/,
    commands: /\.md$/,
    skills: /./,
    bin: /./,
};
function foldedIn(repo, root) {
    return repo.names(root).flatMap((name) => {
        const folded = (0,patterns/* foldName */.zN)(name);
        if (!Object.hasOwn(opened, folded))
            return [];
        const inside = opened[folded];
        const path = (0,repo_path/* join */.fj)(root, name);
        const counting = inside ? repo.names(path).filter((each) => inside.test((0,patterns/* foldName */.zN)(each))) : [];
        if (name === folded)
            return folded === "hooks" || folded === "monitors"
                ? counting.flatMap((each) => (each === (0,patterns/* foldName */.zN)(each) ? [] : [problemAt((0,repo_path/* join */.fj)(path, each), each)]))
                : [];
        return inside && counting.length === 0 ? [] : [problemAt(path, name)];
    });
}
function problemAt(path, name) {
    return {
        message: `is read by Claude Code on file systems that ignore case or Unicode forms, but is not checked here; name it \`${(0,patterns/* foldName */.zN)(name)}\``,
        at: (0,repo_text/* placeOfPath */.Es)(path),
    };
}

;// CONCATENATED MODULE: ./build/bundle/src/hosts/claude/plugins/parts.js










const usual = {
    hooks: "hooks/hooks.json",
    mcpServers: ".mcp.json",
    lspServers: ".lsp.json",
    monitors: "monitors/monitors.json",
};
const language = "starts a language server";
const bare = {
    mcpServers: servers/* servers */.b.map((rule) => ({ ...rule, path: rule.path.replace("mcpServers.", "") })),
    lspServers: [{ path: "*.command", effect: "widens", because: language, shown: "a command", may: ["execute"] }],
};
const inManifest = [
    ...servers/* servers */.b,
    { path: "lspServers.*.command", effect: "widens", because: language, shown: "a command", may: ["execute"] },
];
async function besideOf(repo, root, described) {
    const authority = described.flatMap(({ node, source }) => [
        ...(0,_kit_settings/* authorityFrom */.W5)(inManifest, node, source),
        ...(0,_kit_settings/* hooksIn */.aS)(node, source),
        ...monitorsIn(node, source),
    ]);
    const unjudged = [];
    for (const key of ["hooks", "mcpServers", "lspServers", "monitors"]) {
        const named = described.flatMap(({ node, source }) => [(0,parsers_node/* lastOf */.g1)(node, key), (0,parsers_node/* lastOf */.g1)((0,parsers_node/* lastOf */.g1)(node, "experimental"), key)]
            .flatMap((value) => textsOf(value))
            .map((item) => ({ path: (0,repo_path/* tidied */.GE)((0,repo_path/* join */.fj)(root, (0,repo_path/* tidied */.GE)(item.text))), at: { source, span: item.span } })));
        for (const { path, at } of named)
            if (repo.resolve(path).kind === "missing")
                unjudged.push({ message: `names \`${path}\`, where nothing is`, at, scope: "part" });
        const paths = new Set([(0,repo_path/* join */.fj)(root, usual[key]), ...named.map(({ path }) => path)]);
        const read = await (0,_kit_settings/* readSettings */.sb)(repo, [...paths], [...inManifest, ...(bare[key] ?? [])], monitorsIn);
        (0,many/* append */.BC)(authority, read.authority);
        (0,many/* append */.BC)(unjudged, read.unjudged);
    }
    const settings = await (0,_kit_settings/* readSettings */.sb)(repo, [(0,repo_path/* join */.fj)(root, "settings.json")], claude_settings/* settingRules */.gG.filter(({ path }) => ["agent", "subagentStatusLine.command"].includes(path)));
    const programs = programsIn(repo, root);
    const all = [...authority, ...settings.authority, ...programs.authority];
    return {
        authority: all.map((entry) => withPaths(entry, root)),
        unjudged: [...unjudged, ...settings.unjudged, ...programs.unjudged, ...foldedIn(repo, root)],
    };
}
function withPaths(entry, root) {
    return entry.names
        ? {
            ...entry,
            names: entry.names.map((text) => text.replaceAll(/\$(?:\{CLAUDE_PLUGIN_ROOT\}|CLAUDE_PLUGIN_ROOT\b)/g, root === "" ? "." : root)),
        }
        : entry;
}
function textsOf(node) {
    const items = node?.kind === "list" ? node.items : node ? [node] : [];
    return items.flatMap((item) => (item.kind === "scalar" && !(0,parsers_node/* isEmptyValue */.Po)(item) ? [item] : []));
}
function monitorsIn(root, source) {
    const lists = [root, (0,parsers_node/* lastOf */.g1)(root, "monitors"), (0,parsers_node/* lastOf */.g1)((0,parsers_node/* lastOf */.g1)(root, "experimental"), "monitors")];
    return lists
        .flatMap((list) => (0,parsers_node/* listItems */.Dw)(list))
        .flatMap((item) => {
        const command = (0,parsers_node/* lastOf */.g1)(item, "command");
        if (!command)
            return [];
        return [
            {
                setting: `monitors.${(0,parsers_node/* textOf */.b6)((0,parsers_node/* lastOf */.g1)(item, "name")) ?? ""}`,
                value: (0,fields/* textsOf */.CB)(command).join(" ") || "…",
                inMessages: "a command",
                effect: "widens",
                because: "runs in every session, outside a sandbox",
                content: (0,_kit_settings/* contentOf */.$E)(command, source),
                may: ["execute"],
                names: (0,_kit_settings/* commandTexts */.Ot)(command),
                at: { source, span: command.span },
            },
        ];
    });
}
function programsIn(repo, root) {
    const { files, unjudged } = (0,collect/* collectFiles */.C0)(repo, (0,repo_path/* join */.fj)(root, "bin"), { isIncluded: () => true, deep: false });
    const authority = files.map((path) => ({
        setting: "bin",
        value: path,
        effect: "widens",
        because: "is a program that commands can call by name",
        may: ["execute"],
        names: [path],
        at: (0,repo_text/* placeOfPath */.Es)(path),
    }));
    return { authority, unjudged };
}

// EXTERNAL MODULE: ./build/bundle/src/hosts/claude/settings/files.js + 2 modules
var settings_files = __webpack_require__(80462);
;// CONCATENATED MODULE: ./build/bundle/src/hosts/claude/plugins/guards.js








async function lostGuardOf(repo, root, manifest, edition) {
    if ((0,editions/* isOlder */.tW)(edition))
        return undefined;
    const own = manifest?.node.kind === "table" ? (0,lost_guards/* lostGuardIn */.N)((0,json/* withLastValues */.pV)(manifest.node), "manifest") : undefined;
    if (own && manifest)
        return { message: own.message, at: { source: manifest.source, span: own.span } };
    const named = textsOf((0,parsers_node/* lastOf */.g1)(manifest?.node, "hooks")).map(({ text }) => (0,repo_path/* tidied */.GE)((0,repo_path/* join */.fj)(root, (0,repo_path/* tidied */.GE)(text))));
    for (const path of new Set([(0,repo_path/* join */.fj)(root, usual.hooks), ...named])) {
        const lost = await lostIn(repo, path);
        if (lost)
            return lost;
    }
    return undefined;
}
async function lostIn(repo, path) {
    const source = await (0,collect/* readOne */.JF)(repo, path);
    if (source === undefined || "message" in source)
        return undefined;
    if (source.text.startsWith("\ufeff") || (0,settings_files/* strictFaultIn */.Hc)(source.text))
        return undefined;
    const root = (0,json.parseJsonc)(source.text);
    const lost = root.kind === "table" ? (0,lost_guards/* lostGuardIn */.N)((0,json/* withLastValues */.pV)(root), "hooks") : undefined;
    return lost && { message: lost.message, at: { source, span: lost.span } };
}

;// CONCATENATED MODULE: ./build/bundle/src/hosts/claude/skills/plugins.js

function inSkillsFolders(repo) {
    return new Map(repo.holding(".claude").flatMap((directory) => {
        const skills = (0,repo_path/* join */.fj)(directory, ".claude/skills");
        return repo.names(skills).flatMap((name) => {
            const found = repo.resolve((0,repo_path/* join */.fj)(skills, name));
            return found.kind === "directory" ? [[found.path, directory]] : [];
        });
    }));
}
function splitOff(reads, { root, refused }, switchedOn) {
    const directory = switchedOn.get(root);
    return directory === undefined || refused ? reads : reads.flatMap((read) => splitOne(read, root, directory));
}
function splitOne({ layer, items, unjudged }, root, directory) {
    const { authority } = layer;
    const isUsers = directory.startsWith("~");
    const own = {
        name: isUsers ? "user" : "project",
        root,
        status: "loaded",
        authority: authority.map((setting) => ({
            ...setting,
            because: `${setting.because}; the plugin is in a skills folder, so it is enabled automatically`,
        })),
        ...(isUsers ? {} : { governs: directory }),
    };
    const agents = { ...layer, authority: [] };
    return [
        ...(authority.length > 0 ? [{ layer: own, items: [], unjudged: [] }] : []),
        { layer: agents, items: items.map((item) => ({ ...item, layer: agents })), unjudged },
    ];
}

// EXTERNAL MODULE: ./build/bundle/src/hosts/claude/plugins/places.js
var places = __webpack_require__(34339);
// EXTERNAL MODULE: ./build/bundle/src/hosts/claude/settings/json-types.js
var json_types = __webpack_require__(46728);
;// CONCATENATED MODULE: ./build/bundle/src/hosts/claude/plugins/manifest.js






async function readJsonFile(repo, path, faultOf) {
    const source = await (0,collect/* readOne */.JF)(repo, path);
    if (source === undefined)
        return undefined;
    if ("message" in source)
        return { kind: "unjudged", problem: source };
    const problemAt = (message, span) => ({ message, at: { source, span } });
    const strict = (0,settings_files/* strictFaultIn */.Hc)(source.text);
    const node = (0,json.parseJsonc)(source.text);
    const described = node.kind === "table" ? { source, node } : undefined;
    const refused = (message, span) => ({
        kind: "refused",
        problem: problemAt(message, span),
        ...(described ? { described } : {}),
    });
    if (strict)
        return refused(`it is not strict JSON (${strict.message})`, strict.span);
    if (node.kind === "problem")
        return { kind: "unjudged", problem: problemAt(`cannot be read as JSON: ${node.message}`, node.span) };
    if (node.kind !== "table")
        return refused("it must be an object", node.span);
    const fault = faultOf(node);
    return fault ? refused(fault.message, fault.span) : { kind: "read", source, node };
}
const manifest_name = (0,json_types/* typeOf */.QP)("a string without blanks, `@`, `:`, `/` and `\\`", (node) => (0,parsers_node/* isText */.KH)(node) && /^[^@:\s/\\\p{C}]+$/u.test((0,parsers_node/* textOf */.b6)(node) ?? ""));
const isAgentPath = (node) => (0,parsers_node/* isText */.KH)(node) && /^\.\/[^]*\.md$/.test((0,parsers_node/* textOf */.b6)(node) ?? "");
const agents = (0,json_types/* typeOf */.QP)("a path or an array of paths that begin with `./` and end in `.md`", (node) => node.kind === "list" ? node.items.every(isAgentPath) : isAgentPath(node));
const part = (0,json_types/* typeOf */.QP)("a path that begins with `./`, an array or an object", (node) => node.kind === "scalar" ? (0,parsers_node/* isText */.KH)(node) && ((0,parsers_node/* textOf */.b6)(node) ?? "").startsWith("./") : true);
const anyPart = (0,json_types/* typeOf */.QP)("a path, an array or an object", (node) => node.kind !== "scalar" || (0,parsers_node/* isText */.KH)(node));
const manifest_servers = (0,json_types/* typeOf */.QP)("a path, an array or an object of objects", (node) => node.kind === "scalar" ? (0,parsers_node/* isText */.KH)(node) : (0,parsers_node/* tableEntries */.zH)(node).every(({ value }) => value.kind === "table"));
const list = (0,json_types/* typeOf */.QP)("an array", ({ kind }) => kind === "list");
const manifestTypes = [
    ["name", manifest_name],
    ["version", json_types/* text */.Qq],
    ["agents", agents],
    ["hooks", part],
    ["commands", part],
    ["mcpServers", manifest_servers],
    ["skills", anyPart],
    ["lspServers", anyPart],
    ["outputStyles", anyPart],
    ["monitors", anyPart],
    ["dependencies", list],
    ["channels", list],
    ["settings", json_types/* object */.Ik],
    ["userConfig", json_types/* object */.Ik],
];
function manifestFault(root) {
    if (!(0,parsers_node/* lastOf */.g1)(root, "name"))
        return { message: "it has no `name`", span: { start: root.span.start, end: root.span.start + 1 } };
    return typeFaultIn(root, manifestTypes);
}
function entryFault(entry) {
    return typeFaultIn(entry, [["agents", agents]]);
}
function marketFault(root) {
    const missing = ["name", "owner", "plugins"].find((key) => !(0,parsers_node/* lastOf */.g1)(root, key));
    return missing === undefined
        ? undefined
        : { message: `it has no \`${missing}\``, span: { start: root.span.start, end: root.span.start + 1 } };
}
function typeFaultIn(root, types) {
    for (const [key, type] of types) {
        const node = (0,parsers_node/* lastOf */.g1)(root, key);
        const fault = node && type.faultOf(node);
        if (fault)
            return { message: `\`${key}\` must be ${type.says}`, span: fault.span };
    }
    return undefined;
}
function agentPaths(root, source) {
    const node = (0,parsers_node/* lastOf */.g1)(root, "agents");
    const nodes = node?.kind === "list" ? (0,parsers_node/* listItems */.Dw)(node) : node ? [node] : [];
    return nodes.flatMap((item) => {
        const written = (0,parsers_node/* textOf */.b6)(item);
        return written === undefined ? [] : [{ text: written, at: { source, span: item.span } }];
    });
}

;// CONCATENATED MODULE: ./build/bundle/src/hosts/claude/plugins/index.js















async function readPlugins(repo, seen, edition, enabling) {
    const unjudged = [];
    const plugins = new Map();
    const remotes = [];
    const markets = new Set();
    const refused = [];
    const switchedOn = inSkillsFolders(repo);
    const homes = homesIn(repo, switchedOn);
    for (const home of homes) {
        const file = await readJsonFile(repo, (0,repo_path/* join */.fj)(home, `${places/* pluginFolder */.S$}/plugin.json`), manifestFault);
        if (file?.kind === "unjudged")
            unjudged.push(file.problem);
        else if (file)
            plugins.set(home, pluginOf(file, home));
    }
    const listed = homes.map((home) => ({ home, path: (0,repo_path/* join */.fj)(home, `${places/* pluginFolder */.S$}/marketplace.json`) }));
    const named = enabling.markets
        .filter((path) => !listed.some((market) => market.path === path))
        .map((path) => ({ home: (0,repo_path/* directoryOf */.jt)(path), path }));
    for (const { home, path } of [...listed, ...named]) {
        const file = await readJsonFile(repo, path, marketFault);
        if (file?.kind === "unjudged")
            unjudged.push(file.problem);
        else if (file) {
            const market = file.kind === "read" ? file : file.described;
            markets.add((0,parsers_node/* textOf */.b6)((0,parsers_node/* lastOf */.g1)(market?.node, "name")) ?? "");
            if (file.kind === "read")
                addMarket(repo, home, file, plugins, remotes);
            else
                refused.push(failedLayer(path, file.problem));
        }
    }
    const layers = unjudged.length > 0
        ? [{ layer: { name: "plugin", root: places/* pluginFolder */.S$, status: "failed", authority: [] }, items: [], unjudged }]
        : [];
    const all = await Promise.all([...plugins.values()].map((plugin) => guarded(repo, plugin, edition)));
    for (const plugin of all) {
        const read = await readPlugin(repo, plugin, seen, edition);
        (0,many/* append */.BC)(layers, (0,enabled/* enabledParts */.M)(splitOff(read, plugin, switchedOn), plugin, enabling));
    }
    const found = all.filter((plugin) => !plugin.refused);
    return { layers: [...layers, ...refused], plugins: found, remotes, markets };
}
async function guarded(repo, plugin, edition) {
    const { root, described } = plugin;
    const manifest = described.find(({ source }) => source.path === (0,repo_path/* join */.fj)(root, `${places/* pluginFolder */.S$}/plugin.json`));
    const lost = plugin.refused ? undefined : await lostGuardOf(repo, root, manifest, edition);
    return lost ? { ...plugin, refused: lost } : plugin;
}
function homesIn(repo, switchedOn) {
    return repo
        .holding(places/* pluginFolder */.S$)
        .filter((directory) => !repo.isUsers(directory) || switchedOn.has(directory))
        .sort(repo_path/* byBytes */.bg);
}
function failedLayer(root, problem) {
    return { layer: { name: "plugin", root, status: "failed", problem, authority: [] }, items: [], unjudged: [] };
}
function pluginOf(file, home) {
    const manifest = file.kind === "read" ? file : file.described;
    return {
        root: home,
        name: (0,parsers_node/* textOf */.b6)((0,parsers_node/* lastOf */.g1)(manifest?.node, "name")) ?? (0,repo_path/* nameOf */.Vb)(home),
        ...(file.kind === "read"
            ? { agents: (0,parsers_node/* lastOf */.g1)(file.node, "agents") && namedIn(file, home), added: [] }
            : { agents: undefined, added: manifest ? namedIn(manifest, home) : [] }),
        described: manifest ? [manifest] : [],
        ...(file.kind === "refused" ? { refused: file.problem } : {}),
    };
}
function addMarket(repo, home, { source, node }, plugins, remotes) {
    const base = (0,parsers_node/* textOf */.b6)((0,parsers_node/* lastOf */.g1)((0,parsers_node/* lastOf */.g1)(node, "metadata"), "pluginRoot")) ?? "";
    for (const entry of (0,parsers_node/* listItems */.Dw)((0,parsers_node/* lastOf */.g1)(node, "plugins"))) {
        const from = (0,parsers_node/* lastOf */.g1)(entry, "source");
        const name = (0,parsers_node/* textOf */.b6)((0,parsers_node/* lastOf */.g1)(entry, "name")) ?? "";
        if (!from)
            continue;
        if (from.kind === "scalar") {
            const root = rootIn(repo, home, base, from.text);
            plugins.set(root, listedPlugin(plugins.get(root), root, name, { source, node: entry }));
        }
        else
            remotes.push({ ...(0,external/* pluginFrom */.Gp)(name, from, { source, span: from.span }), isOffered: true });
    }
}
function rootIn(repo, home, base, path) {
    const direct = within(home, path);
    const root = [direct, within(home, `${base}/${path}`)].find((path) => repo.resolve(path).kind === "directory");
    return root ?? direct;
}
function listedPlugin(known, root, name, entry) {
    const fault = entry.node.kind === "table" ? entryFault(entry.node) : undefined;
    const added = fault ? [] : namedIn(entry, root);
    if (known)
        return { ...known, added: [...known.added, ...added], described: [...known.described, entry] };
    const plugin = { root, name, agents: undefined, added, described: [entry] };
    return fault
        ? { ...plugin, refused: { message: fault.message, at: { source: entry.source, span: fault.span } } }
        : plugin;
}
function within(root, path) {
    return (0,repo_path/* tidied */.GE)((0,repo_path/* join */.fj)(root, (0,repo_path/* tidied */.GE)(path)));
}
function namedIn({ node, source }, root) {
    return agentPaths(node, source).map(({ text, at }) => ({ path: within(root, text), at }));
}
async function readPlugin(repo, plugin, seen, edition) {
    const { root, name, described, refused } = plugin;
    const { authority, unjudged } = refused ? nothing : await besideOf(repo, root, described);
    const problem = refused && { ...refused, message: `${refused.message}, so the plugin \`${name}\` is not loaded` };
    const layer = {
        name: "plugin",
        root: (0,repo_path/* join */.fj)(root, "agents"),
        status: problem ? "failed" : "loaded",
        ...(problem ? { problem } : {}),
        authority,
        governs: root,
    };
    const items = [];
    const problems = [...unjudged];
    for (const { place, unlisted, verdict, missing } of placesIn(repo, plugin)) {
        if (missing) {
            if (!problem)
                problems.push(missing);
            continue;
        }
        const found = (0,discovery/* pluginFilesBelow */._p)(repo, place, seen);
        const made = await (0,files/* readFiles */.U)(repo, layer, found.files, { edition, inPlugin: true });
        const read = [...made.items, ...(0,files/* brokenItems */.O)(layer, found.broken), ...(0,files/* brokenItems */.O)(layer, found.links)];
        for (const item of read.map((item) => scoped(item, name, place))) {
            const other = problem
                ? { kind: "lost", problem }
                : unlisted
                    ? notListed(item, root, unlisted)
                    : verdict;
            items.push(other && item.verdict.kind === "loaded" ? { ...item, verdict: other } : item);
        }
        (0,many/* append */.BC)(problems, [...found.unjudged, ...made.unjudged]);
    }
    if (items.length + problems.length + authority.length === 0 && !refused)
        return [];
    return [{ layer, items, unjudged: problems }];
}
function placesIn(repo, { root, agents, added }) {
    const usual = (0,repo_path/* join */.fj)(root, "agents");
    const [first] = agents ?? [];
    const named = [...(agents ?? []), ...added].map(({ path, at }) => {
        const place = (0,repo_path/* plain */.pj)(path);
        if (repo.resolve(path).kind === "missing")
            return { place: path, missing: { message: `names \`${path}\`, where nothing is`, at } };
        return place === undefined || !(0,repo_path/* isWithin */.UO)(place, root)
            ? {
                place: path,
                verdict: dropped("it is outside the plugin's folder, so it is not loaded", at),
            }
            : { place };
    });
    if (!agents)
        return [{ place: usual }, ...named];
    return first ? [...named, { place: usual, unlisted: first.at }] : named;
}
function notListed({ files: [file = ""], profile }, root, listed) {
    const own = (0,repo_path/* isWithin */.UO)(file, root) && root !== "" ? file.slice(root.length + 1) : file;
    const manifest = `\`${listed.source.path}\``;
    const message = `\`agents\` in ${manifest} replaces the plugin's folder \`agents\` and does not list \`./${own}\`; add it there`;
    const at = profile ? (0,repo_text/* startOf */.GH)(profile.name.at.source) : listed;
    return {
        kind: "dropped",
        problem: { message, at, related: [{ message: "the list that is read instead", at: listed }] },
    };
}
const nothing = { authority: [], unjudged: [] };
function dropped(message, at) {
    return { kind: "dropped", problem: { message, at } };
}
const longestName = 256;
function stemIn(file) {
    return (0,repo_path/* nameOf */.Vb)(file).replace(/\.md$/, "");
}
function scoped(item, plugin, place) {
    const { profile, files: [file = ""], } = item;
    if (!profile)
        return item;
    const above = (0,repo_path/* directoryOf */.jt)(file);
    const folders = above !== place && (0,repo_path/* isWithin */.UO)(above, place) ? above.slice(place.length + 1).split("/") : [];
    const written = (0,fact/* known */.eO)(profile.name) ?? "";
    const name = written === "" || written.length > longestName
        ? (0,fact/* implied */.TU)(stemIn(file), profile.name.at, "a plugin's subagent without a name takes its file's")
        : profile.name;
    return {
        ...item,
        profile: { ...profile, name, identity: [plugin, ...folders, (0,fact/* known */.eO)(name) ?? stemIn(file)].join(":") },
    };
}


/***/ })

};
;