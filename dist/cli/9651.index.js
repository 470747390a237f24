"use strict";
exports.id = 9651;
exports.ids = [9651];
exports.modules = {

/***/ 9651:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Ms: () => (/* binding */ byEdition),
  hz: () => (/* binding */ byPlace),
  hh: () => (/* reexport */ certaintyOf),
  Pb: () => (/* reexport */ certaintyOfHost),
  GL: () => (/* binding */ hostsInUse),
  Nn: () => (/* binding */ inspect)
});

// EXTERNAL MODULE: ./build/bundle/src/generated/catalogue.js + 17 modules
var catalogue = __webpack_require__(7344);
// EXTERNAL MODULE: ./build/bundle/src/inspect/editions.js
var editions = __webpack_require__(4611);
// EXTERNAL MODULE: ./build/bundle/src/model/host.js
var model_host = __webpack_require__(3641);
// EXTERNAL MODULE: ./build/bundle/src/repo/path.js
var repo_path = __webpack_require__(6311);
// EXTERNAL MODULE: ./build/bundle/src/repo/patterns.js
var repo_patterns = __webpack_require__(3987);
// EXTERNAL MODULE: ./build/bundle/src/repo/text.js
var repo_text = __webpack_require__(4951);
// EXTERNAL MODULE: ./build/bundle/src/model/delegation.js
var delegation = __webpack_require__(221);
// EXTERNAL MODULE: ./build/bundle/src/model/finding.js
var finding = __webpack_require__(290);
// EXTERNAL MODULE: ./build/bundle/src/model/rule.js
var model_rule = __webpack_require__(8301);
// EXTERNAL MODULE: ./build/bundle/src/platform/memory.js
var memory = __webpack_require__(3986);
;// CONCATENATED MODULE: ./build/bundle/src/model/certainty.js
const certainties = ["measured", "documented", "assumed"];
function weakest(...facts) {
    return certainties.findLast((certainty) => facts.includes(certainty)) ?? "measured";
}

;// CONCATENATED MODULE: ./build/bundle/src/inspect/certainty.js


function certaintyOfHost(host) {
    return (host === null ? undefined : catalogue/* hosts */.S[host]?.certainty) ?? "documented";
}
function certaintyOf(host, { certainty, verdict, leniency, profile }) {
    const ofHost = certainty ?? certaintyOfHost(host);
    const facts = [
        ...("problem" in verdict ? [verdict.problem] : []),
        ...(leniency ? [leniency] : []),
        ...(profile?.bypasses ?? []),
        ...(profile?.ineffective ?? []).filter(({ kind }) => kind !== "metadata"),
    ];
    return weakest(...facts.map((fact) => fact.certainty ?? ofHost), ofHost);
}

;// CONCATENATED MODULE: ./build/bundle/src/inspect/run-rules.js






function isListed({ files, verdict }) {
    return files.length > 0 && verdict.kind !== "passed-over";
}
const findingsPerLook = 500;
function runRules({ host, title, edition, load }, decisions, isReader) {
    if (load.status === "absent" && load.layers.length + load.items.length + load.unjudged.length === 0)
        return [];
    const listed = load.items.filter(isListed);
    const ofHost = certaintyOfHost(host);
    const findings = [];
    const reachable = (0,delegation/* reachableIn */.Z)(load);
    for (const [id, rule] of Object.entries(catalogue/* rules */.a)) {
        const context = {
            host: title,
            options: decisions.optionsOf(id),
            allowance: (item) => decisions.allowance(host ?? "", item),
            settingsAllowance: (path) => decisions.settingsAllowance(host ?? "", path),
            skillAllowance: (item, path) => decisions.skillAllowance(host ?? "", item, path),
            reachable,
        };
        const contextOf = (item) => {
            const options = rule.options
                ? decisions.optionsOf(id, { host, item, path: item.files[0] ?? "" })
                : context.options;
            return options === context.options ? context : { ...context, options };
        };
        const add = (reports, ofItem, ofLayer = null) => {
            for (const report of reports) {
                const item = report.item ?? ofItem;
                const layer = report.layer ?? item?.layer ?? ofLayer;
                const certainty = report.certainty ?? item?.certainty ?? ofHost;
                const path = item?.files[0] ?? report.at.source.path;
                const cap = rule.isCapped ? capOf(certainty, isReader(host, path)) : undefined;
                const severity = decisions.levelOf(id, report.kind, { host, item, path }, cap);
                if (findings.length % findingsPerLook === 0)
                    (0,memory/* ensureMemory */.EJ)();
                if (severity !== "off")
                    findings.push({
                        rule: id,
                        class: (0,model_rule/* classOf */.Kl)(rule, report.kind),
                        severity,
                        host,
                        edition,
                        certainty,
                        layer,
                        item,
                        ...(0,finding/* withFewRelated */.Yn)(report),
                        ...(cap && { cap }),
                    });
            }
        };
        switch (rule.subject) {
            case "profile":
                for (const item of listed)
                    if (item.profile)
                        add(rule.check(item.profile, item, contextOf(item)), item);
                for (const [layer, report] of layerReports(rule, load.layers, context))
                    add([report], null, layer);
                break;
            case "item":
                for (const item of listed)
                    add(rule.check(item, contextOf(item)), item);
                break;
            case "layer":
                for (const layer of load.layers)
                    add(rule.check(layer, listed.filter((item) => item.layer === layer), context), null, layer);
                break;
            case "load":
                add(rule.check(load, context), null);
                break;
            case "policy":
        }
    }
    return findings;
}
function capOf(certainty, isReader) {
    if (isReader)
        return "reader";
    return certainty === "assumed" ? "assumed" : undefined;
}
function* layerReports({ checkLayer }, layers, context) {
    const told = new Set();
    for (const layer of checkLayer ? layers : [])
        for (const report of checkLayer?.(layer, context) ?? []) {
            const key = JSON.stringify([report.at.source.path, report.at.span.start, report.message]);
            if (told.has(key))
                continue;
            told.add(key);
            yield [layer, report];
        }
}

;// CONCATENATED MODULE: ./build/bundle/src/inspect/folder-readers.js


function folderReadersIn(loads) {
    const own = new Map(loads.flatMap(({ host, own: patterns, use }) => (use.kind === "none" ? [] : [[host, patterns]])));
    const owns = (host, path) => own.get(host)?.some((pattern) => (0,repo_patterns/* matches */.cK)(path, pattern)) ?? false;
    const known = new Map();
    return (host, path) => {
        if (host === null || own.size < 2)
            return false;
        const key = `${host} ${(0,repo_path/* directoryOf */.jt)(path)} ${(0,repo_path/* extensionOf */.je)(path) ?? ""}`;
        let isReader = known.get(key);
        if (isReader === undefined) {
            isReader = !owns(host, path) && [...own.keys()].some((other) => other !== host && owns(other, path));
            known.set(key, isReader);
        }
        return isReader;
    };
}

// EXTERNAL MODULE: ./build/bundle/src/repo/spelling.js
var spelling = __webpack_require__(6782);
;// CONCATENATED MODULE: ./build/bundle/src/inspect/profile-look.js

const headLength = 8_000;
const profileKeys = ["name", "tools", "model", "mode", "permission", "sandbox_mode", "developer_instructions"];
const documents = /^(?:readme|changelog|contributing|license|index|notes?|todo|template|skill|memory)$/i;
function isDocument(path) {
    return documents.test((0,repo_path/* stemOf */.Vc)(path).replace(/\..*$/, "")) || (0,repo_path/* nameOf */.Vb)(path).startsWith("_");
}
async function lookOf(repo, path) {
    const content = await repo.read(path);
    return content.kind === "text" ? lookOfText(content.source.text) : undefined;
}
function lookOfText(text) {
    const head = text.slice(0, headLength).replace(/^\ufeff/, "");
    const markdown = /^---[ \t]*\r?\n([\s\S]*?)\r?\n---[ \t]*(?:\r?\n|$)/.exec(head);
    if (markdown)
        return lookIn("markdown", markdown[1] ?? "", /^["']?([\w-]+)["']?[ \t]*:[ \t]*(.*)$/gm);
    if (/^\s*\{/.test(head))
        return lookIn("json", head, /^(?: {0,4}|\t)"([\w-]+)"[ \t]*:[ \t]*(.*)$/gm);
    const toml = lookIn("toml", head.replace(/^[ \t]*\[[\s\S]*/m, ""), /^["']?([\w-]+)["']?[ \t]*=[ \t]*(.*)$/gm);
    return toml ?? lookIn("yaml", head, /^([\w-]+)[ \t]*:[ \t]*(.*)$/gm);
}
function lookIn(format, text, pattern) {
    const values = new Map();
    for (const [, key = "", value = ""] of text.matchAll(pattern))
        values.set(key, values.get(key) ?? value);
    if (!values.has("description") || !profileKeys.some((key) => values.has(key)))
        return undefined;
    const name = /^["']?([A-Za-z0-9][\w.-]*)["']?,?[ \t\r]*$/.exec(values.get("name") ?? "")?.[1];
    return { name, format, keys: new Set(values.keys()) };
}

;// CONCATENATED MODULE: ./build/bundle/src/inspect/near-miss.js





const profileFolder = /^(?:(?:sub)?agents?|droids?|(?:chat)?modes?|recipes)$/;
const folderSynonyms = ["agents", "agent", "subagents", "subagent"];
const maxReads = 200;
function profilePlacesOf(hosts) {
    return [...hosts].flatMap(({ title, patterns, ownPatterns = patterns }) => (0,repo_patterns/* ownPatternsOf */.l_)(patterns, ownPatterns).flatMap((pattern) => {
        const { anchor, path, fixed } = (0,repo_patterns/* parsePattern */.EY)(pattern);
        const [directory = "", folder = "", ...deeper] = fixed.split("/");
        const name = (0,repo_path/* nameOf */.Vb)(path);
        const isPlace = directory.startsWith(".") && profileFolder.test(folder) && deeper.length === 0;
        if ((anchor !== "every" && anchor !== "root") || !isPlace || !/^\*\.[^*]+$/.test(name))
            return [];
        return [{ title, pattern: path, isEverywhere: anchor === "every", directory, folder, ending: name.slice(1) }];
    }));
}
async function nearMissesIn(repo, hosts, isRead) {
    const problems = new Map();
    let reads = 0;
    for (const candidate of candidatesIn(repo, profilePlacesOf(hosts))) {
        const { path } = candidate;
        if (problems.has(path) || isRead(path) || isDocument(path) || repo.resolve(path).kind !== "file")
            continue;
        if (++reads > maxReads)
            break;
        const look = await lookOf(repo, path);
        const problem = look && problemOf(repo, candidate, look);
        if (problem)
            problems.set(path, problem);
    }
    return [...problems.values()];
}
function problemOf(repo, { path, place: { title, pattern, ending }, home, not, target: named }, { name, format }) {
    const target = named ?? (name === undefined ? undefined : (0,repo_path/* join */.fj)(home, `${name}${ending}`));
    if (target !== undefined && repo.resolve(target).kind !== "missing")
        return undefined;
    const message = `looks like a profile, but ${title} reads \`${pattern}\`, not \`${not}\``;
    const problem = { kind: "near-miss", at: (0,repo_text/* placeOfPath */.Es)(path) };
    if (format !== formatOf(ending))
        return { ...problem, message: `${message}; write it as \`${target ?? (0,repo_path/* join */.fj)(home, `*${ending}`)}\`` };
    if (target === undefined)
        return { ...problem, message: `${message}; move the file to \`${home}\`` };
    const fix = { title: `git mv ${quoted(path)} ${quoted(target)}`, safe: false, edits: [] };
    const isPlain = ![path, target].some((text) => /[\0-\x1f\x7f]/.test(text));
    return {
        ...problem,
        message: `${message}; move the file to \`${target}\``,
        ...(isPlain ? { fixes: [fix] } : {}),
    };
}
function quoted(path) {
    return /^[\w./@+][\w./@+-]*$/.test(path) ? path : `'${path.replaceAll("'", "'\\''")}'`;
}
function formatOf(ending) {
    if (ending.endsWith(".md") || ending.endsWith(".txt"))
        return "markdown";
    if (ending.endsWith(".toml"))
        return "toml";
    return ending.endsWith(".json") ? "json" : ending.endsWith("ml") ? "yaml" : undefined;
}
function* candidatesIn(repo, places) {
    const directories = new Set(places.map(({ directory }) => directory));
    for (const directory of directories) {
        const ofDirectory = places.filter((place) => place.directory === directory);
        for (const root of repo.holding(directory))
            yield* inDirectory(repo, root, (0,repo_path/* join */.fj)(root, directory), ofDirectory);
    }
    for (const path of repo.hidden()) {
        const name = (0,repo_path/* nameOf */.Vb)(path);
        if (directories.has(name))
            continue;
        const near = places.filter(({ directory }) => isNear(name, directory));
        if (near.length > 0)
            yield* inMisspelt(repo, path, near);
    }
}
function* inDirectory(repo, root, directory, places) {
    if (repo.isUsers(directory))
        return;
    const here = places.filter(({ isEverywhere }) => isEverywhere || root === "");
    const known = new Set(here.map(({ folder }) => folder));
    for (const name of repo.names(directory)) {
        const path = (0,repo_path/* join */.fj)(directory, name);
        const { kind } = repo.resolve(path);
        if (kind === "file") {
            const place = here.find(({ folder }) => (0,repo_path/* stemOf */.Vc)(name).toLowerCase() === folder);
            if (place && (0,repo_path/* extensionOf */.je)(name) !== undefined)
                yield { path, place, home: (0,repo_path/* join */.fj)(directory, place.folder), not: (0,repo_path/* join */.fj)(place.directory, name) };
        }
        else if (kind === "directory") {
            const own = here.filter(({ folder }) => folder === name);
            const near = known.has(name) ? [] : here.filter(({ folder }) => isNearFolder(name, folder));
            for (const file of filesIn(repo, path))
                yield* known.has(name) ? wrongEnding((0,repo_path/* join */.fj)(path, file), path, own) : wrongFolder(file, path, directory, near);
        }
    }
}
function* wrongEnding(path, home, own) {
    const [place] = own;
    const extension = (0,repo_path/* extensionOf */.je)(path);
    if (place === undefined || extension === undefined || !profileEnding.test(path))
        return;
    if (own.some(({ pattern, isEverywhere }) => (0,repo_patterns/* matches */.cK)(path, isEverywhere ? `**/${pattern}` : pattern)))
        return;
    if (own.some(({ ending }) => path.endsWith(ending)))
        return;
    const target = (0,repo_path/* join */.fj)((0,repo_path/* directoryOf */.jt)(path), `${(0,repo_path/* stemOf */.Vc)(path)}${place.ending}`);
    yield { path, place, home, not: `.${extension}`, target };
}
const profileEnding = /\.(?:mdx?|markdown|mdown|mkd|mdc|txt|toml|ya?ml|json)$/i;
function* wrongFolder(file, folder, directory, near) {
    const place = near.find(({ ending }) => file.endsWith(ending)) ?? near[0];
    if (!place || !profileEnding.test(file))
        return;
    const name = file.endsWith(place.ending) ? file : `${(0,repo_path/* stemOf */.Vc)(file)}${place.ending}`;
    const home = (0,repo_path/* join */.fj)(directory, place.folder);
    const target = (0,repo_path/* join */.fj)(home, (0,repo_path/* join */.fj)((0,repo_path/* directoryOf */.jt)(file), name));
    yield { path: (0,repo_path/* join */.fj)(folder, file), place, home, not: `${place.directory}/${(0,repo_path/* nameOf */.Vb)(folder)}/`, target };
}
function* inMisspelt(repo, path, near) {
    for (const place of near) {
        const folder = (0,repo_path/* join */.fj)(path, place.folder);
        if (repo.isUsers(path) || repo.resolve(folder).kind !== "directory")
            continue;
        const home = (0,repo_path/* join */.fj)((0,repo_path/* directoryOf */.jt)(path), (0,repo_path/* join */.fj)(place.directory, place.folder));
        const not = `${(0,repo_path/* nameOf */.Vb)(path)}/${place.folder}/`;
        for (const file of filesIn(repo, folder))
            if (file.endsWith(place.ending))
                yield { path: (0,repo_path/* join */.fj)(folder, file), place, home, not, target: (0,repo_path/* join */.fj)(home, file) };
    }
}
function filesIn(repo, folder, prefix = "") {
    return repo.names((0,repo_path/* join */.fj)(folder, prefix)).flatMap((name) => {
        const file = (0,repo_path/* join */.fj)(prefix, name);
        const entry = repo.entries.get((0,repo_path/* join */.fj)(folder, file));
        if (entry?.kind === "directory")
            return filesIn(repo, folder, file);
        return entry?.kind === "file" ? [file] : [];
    });
}
function isNearFolder(name, folder) {
    const plain = name.toLowerCase().replaceAll(/[-_ .]/g, "");
    if (plain === folder || (folderSynonyms.includes(plain) && !/mode|recipe/.test(folder)))
        return true;
    if (plain === `${folder}s` || `${plain}s` === folder)
        return true;
    return folder.length >= 6 && plain[0] === folder[0] && (0,spelling/* editsBetween */.y)(plain, folder) === 1;
}
function isNear(name, directory) {
    if (name.length < 6 || name.length > directory.length || name[1] !== directory[1])
        return false;
    return ((0,spelling/* editsBetween */.y)(name.toLowerCase(), directory) === 1 && (name.length < directory.length || isSwap(name, directory)));
}
function isSwap(name, directory) {
    return [...name.toLowerCase()].sort().join("") === [...directory].sort().join("");
}

// EXTERNAL MODULE: ./build/bundle/src/inspect/unknown-hosts.js
var unknown_hosts = __webpack_require__(4994);
;// CONCATENATED MODULE: ./build/bundle/src/inspect/unread.js



const unread_maxReads = 50;
const maxDirs = 100;
const named = /\.(agent|chatmode)\.md$/;
const likelyFolder = /^(?:sub-?agents?|agents?|droids|chatmodes)$/i;
const foreign = /(?:^|\/)(?:node_modules|vendor|third_party|fixtures?|__fixtures__|testdata|tests?|__tests__|spec)\//i;
async function unreadIn(repo, titles, isRead, isEmpty) {
    const folders = foldersIn(repo, isRead, isEmpty);
    const found = [];
    let reads = 0;
    for (const folder of folders) {
        let host = named.test(folder.ending) ? "copilot" : undefined;
        for (const file of host === undefined ? folder.files.slice(0, 2) : []) {
            if (++reads > unread_maxReads)
                break;
            const look = await lookOf(repo, file);
            host = look && hostOf(look, likelyRoot(file) !== undefined);
            if (host !== undefined)
                break;
        }
        if (host !== undefined && titles.has(host))
            found.push({ folder, host });
    }
    return grouped(found, titles);
}
function hostOf({ format, keys }, isLikely) {
    if (format === "toml")
        return keys.has("developer_instructions") || keys.has("sandbox_mode") ? "codex" : undefined;
    if (format !== "markdown")
        return undefined;
    if (keys.has("mode"))
        return isLikely ? "opencode" : undefined;
    return keys.has("name") && (keys.has("tools") || keys.has("model")) ? "claude" : undefined;
}
function foldersIn(repo, isRead, isEmpty) {
    const folders = new Map();
    for (const { path, kind } of repo.entries.values()) {
        if (kind !== "file" || !(path.endsWith(".md") || path.endsWith(".toml")) || !path.includes("/"))
            continue;
        const ending = named.exec(path)?.[0] ?? (path.endsWith(".md") ? ".md" : ".toml");
        const isNamed = named.test(ending);
        if (!isNamed && !isEmpty && likelyRoot(path) === undefined)
            continue;
        const isHidden = isNamed ? /(?:^|\/)\.(?!github\/)/.test(path) : /(?:^|\/)\./.test(path);
        if (isHidden || foreign.test(path) || isDocument(path) || isRead(path) || repo.isUsers(path))
            continue;
        const directory = (0,repo_path/* directoryOf */.jt)(path);
        const key = `${directory} ${ending}`;
        const folder = folders.get(key);
        if (folder)
            folder.files.push(path);
        else
            folders.set(key, { path: directory, ending, files: [path] });
    }
    return [...folders.values()].sort((a, b) => rankOf(a) - rankOf(b) || b.files.length - a.files.length || (0,repo_path/* byBytes */.bg)(a.path, b.path));
}
function rankOf({ path, ending }) {
    if (named.test(ending))
        return 0;
    return likelyRoot(`${path}/`) === undefined ? 2 : 1;
}
function likelyRoot(path) {
    const parts = path.split("/").slice(0, -1);
    const at = parts.findIndex((part) => likelyFolder.test(part));
    return at < 0 ? undefined : parts.slice(0, at + 1).join("/");
}
function grouped(found, titles) {
    const groups = new Map();
    for (const { folder, host } of found) {
        const [root = ""] = folder.path.split("/");
        const group = groups.get(`${host} ${root}`) ?? { host, root, folders: [] };
        groups.set(`${host} ${root}`, group);
        group.folders.push(folder);
    }
    return [...groups.values()]
        .map(({ host, root, folders }) => {
        const all = [...new Set(folders.map(({ path }) => likelyRoot(`${path}/`) ?? path))].sort(repo_path/* byBytes */.bg);
        const dirs = all.filter((dir) => !all.some((other) => other !== dir && (0,repo_path/* isWithin */.UO)(dir, other)));
        const ending = folders[0]?.ending ?? ".md";
        return {
            host,
            title: titles.get(host) ?? host,
            root,
            dirs: dirs.slice(0, maxDirs),
            shape: `${dirs[0] ?? root}/${folders[0]?.path === dirs[0] ? "" : "**/"}*${ending}`,
            files: folders.reduce((sum, { files }) => sum + files.length, 0),
        };
    })
        .sort((a, b) => (0,repo_path/* byBytes */.bg)(a.root, b.root) || (0,repo_path/* byBytes */.bg)(a.host, b.host));
}
function policyLineFor(unread) {
    const hosts = new Map();
    for (const { host, dirs } of unread)
        hosts.set(host, [...(hosts.get(host) ?? []), ...dirs]);
    const entries = [...hosts].map(([host, dirs]) => `${host}: { dirs: [${dirs.map(scalar).join(", ")}] }`);
    return `hosts: { ${entries.join(", ")} }`;
}
function scalar(path) {
    return /^[A-Za-z][\w./-]*$/.test(path) && !/^(?:true|false|null|yes|no|on|off|y|n)$/i.test(path)
        ? path
        : JSON.stringify(path);
}
function unreadProblem(unread, policies) {
    const { title, root, dirs, shape, files } = unread;
    const line = policyLineFor([unread]);
    const where = dirs.length > 1
        ? `\`${shape}\` and ${dirs.length - 1} more ${dirs.length > 2 ? "folders" : "folder"}`
        : `\`${shape}\``;
    const what = files === 1 ? "a file that looks like a profile" : `${files} files that look like profiles`;
    const how = line.length > 160 ? "add these folders to `hosts` in the policy" : `add \`${line}\` to the policy`;
    return {
        kind: "unread",
        message: `holds ${what} of ${title} (${where}), and no host reads them there; to check them, ${how}`,
        at: (0,repo_text/* placeOfPath */.Es)(dirs.length === 1 ? (dirs[0] ?? root) : root),
        fixes: [fixFor(line, policies)],
    };
}
function fixFor(line, policies) {
    const own = policies.at(-1)?.sources.findLast(({ ref }) => !ref.startsWith("preset:") && !ref.includes("//"));
    const isSimple = own !== undefined && /^[a-z-]+:/m.test(own.text) && !/^(?:hosts\s*:|[{"'%]|---|\.\.\.)/m.test(own.text);
    if (!isSimple)
        return { title: line, safe: false, edits: [] };
    const end = own.text.length;
    const at = { source: { path: own.ref, text: own.text }, span: { start: end, end } };
    return { title: line, safe: false, edits: [{ at, text: `${own.text.endsWith("\n") ? "" : "\n"}${line}\n` }] };
}
function unreadSummary(unread) {
    if (unread.length === 0)
        return undefined;
    const files = unread.reduce((sum, { files: count }) => sum + count, 0);
    const names = unread.map(({ shape }) => `\`${shape}\``);
    const shown = names.length > 3 ? `${names.slice(0, 3).join(", ")} and ${names.length - 3} more` : names.join(", ");
    const what = files === 1 ? "1 file looks like a profile" : `${files} files look like profiles`;
    return `${what} (${shown}), and no host reads ${files === 1 ? "it" : "them"} there; to check ${files === 1 ? "it" : "them"}, write in the policy: ${policyLineFor(unread)}`;
}

;// CONCATENATED MODULE: ./build/bundle/src/inspect/misplaced.js




const knownPatterns = Object.values(catalogue/* hosts */.S).flatMap(({ patterns, ownPatterns = [] }) => [
    ...patterns,
    ...ownPatterns,
]);
const titles = new Map(Object.entries(catalogue/* hosts */.S).map(([id, { title }]) => [id, title]));
async function misplacedIn(repo, loads) {
    const read = new Set(loads.flatMap(({ load }) => [...pathsReadBy(load)]));
    const nearMisses = await nearMissesIn(repo, Object.values(catalogue/* hosts */.S), (path) => read.has(path));
    const near = new Set(nearMisses.map(({ at }) => at.source.path));
    const judged = new Set([...near, ...loads.flatMap(({ load }) => [...(0,unknown_hosts/* judgedPathsOf */.hy)(load)])]);
    const isEmpty = !loads.some(({ load }) => load.items.some(({ files }) => files.length > 0));
    return {
        loads: near.size === 0 ? loads : loads.map((load) => withoutNear(load, near)),
        nearMisses,
        unknownHosts: (0,unknown_hosts/* unknownHostsIn */.rs)(repo, knownPatterns, judged),
        unread: await unreadIn(repo, titles, (path) => read.has(path) || judged.has(path), isEmpty),
    };
}
function pathsReadBy({ items, unjudged }) {
    return new Set([
        ...items.flatMap(({ files, verdict }) => (verdict.kind === "passed-over" ? [] : files)),
        ...unjudged.flatMap(({ kind, at }) => (kind === "unknown-file" ? [] : [at.source.path])),
    ]);
}
function withoutNear(hostLoad, near) {
    const unjudged = hostLoad.load.unjudged.filter(({ kind, at }) => kind !== "unknown-file" || !near.has(at.source.path));
    return { ...hostLoad, load: { ...hostLoad.load, unjudged } };
}

// EXTERNAL MODULE: ./build/bundle/src/policy/model.js
var model = __webpack_require__(3861);
;// CONCATENATED MODULE: ./build/bundle/src/inspect/near-policy.js



const own = [...model/* policyPaths */.ff, model/* baselinePath */.XB];
function nearPoliciesIn(repo) {
    return (0,repo_patterns/* caseFoldedPaths */.zB)((0,repo_patterns/* nearMatchesIn */.Zj)(repo, own).odd, own).map((path) => {
        const meant = own.find((one) => one.toLowerCase() === path.toLowerCase()) ?? model/* policyPaths */.ff[0];
        return {
            message: `is not read: its name is nearly that of \`${meant}\`, which it replaces on a file system that folds names; give it that name, or remove it`,
            at: (0,repo_text/* placeOfPath */.Es)(path),
        };
    });
}

;// CONCATENATED MODULE: ./build/bundle/src/inspect/unknown-files.js



const maxFiles = 50;
function unknownFilesIn(repo, title, folders, load) {
    const read = unknown_files_pathsReadBy(load);
    const unknown = folders.flatMap((folder) => {
        const known = [...folder.judged, ...folder.harmless.map(({ pattern }) => pattern)].map(withDepth);
        return directoriesOf(repo, folder.root).flatMap((directory) => filesBelow(repo, directory, "")
            .filter((file) => !read.has((0,repo_path/* join */.fj)(directory, file)) && !known.some((pattern) => (0,repo_patterns/* matches */.cK)(file, pattern)))
            .map((file) => (0,repo_path/* join */.fj)(directory, file)));
    });
    const paths = [...new Set(unknown)].sort();
    const left = paths.length - maxFiles;
    return paths.slice(0, maxFiles).map((path, i) => ({
        kind: "unknown-file",
        message: `lies in a folder of ${title}, and this tool does not know what ${title} makes of it${i === maxFiles - 1 && left > 0 ? `; so do ${left} more files` : ""}`,
        at: (0,repo_text/* placeOfPath */.Es)(path),
    }));
}
function withDepth(pattern) {
    return pattern.endsWith("/**") ? `${pattern}/*` : pattern;
}
function unknown_files_pathsReadBy({ items, layers, unjudged }) {
    return new Set([
        ...items.flatMap(({ files }) => files),
        ...layers.flatMap(({ authority }) => authority.map(({ at }) => at.source.path)),
        ...unjudged.map(({ at }) => at.source.path),
    ]);
}
function directoriesOf(repo, root) {
    const anywhere = "**/";
    const name = root.startsWith(anywhere) ? root.slice(anywhere.length) : undefined;
    const [first = ""] = name?.split("/") ?? [];
    const paths = name === undefined ? [root] : repo.holding(first).map((directory) => (0,repo_path/* join */.fj)(directory, name));
    return paths.filter((path) => !repo.isUsers(path) && repo.resolve(path).kind === "directory");
}
function filesBelow(repo, directory, prefix) {
    return repo.names((0,repo_path/* join */.fj)(directory, prefix)).flatMap((name) => {
        const path = (0,repo_path/* join */.fj)(prefix, name);
        const isLink = repo.entries.get((0,repo_path/* join */.fj)(directory, path))?.kind === "link";
        return !isLink && repo.resolve((0,repo_path/* join */.fj)(directory, path)).kind === "directory"
            ? filesBelow(repo, directory, path)
            : [path];
    });
}

// EXTERNAL MODULE: ./build/bundle/src/inspect/organisation.js
var organisation = __webpack_require__(5398);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/ci/index.js + 4 modules
var ci = __webpack_require__(5874);
;// CONCATENATED MODULE: ./build/bundle/src/inspect/detect.js



async function detectHost(id, host, repo, input) {
    const isBare = repo.entries.size === 1 && input.user === undefined;
    const path = isBare
        ? undefined
        : (ownIn(host, repo, input.user) ??
            (await hintedIn(host.detectionHints ?? [], repo)) ??
            (host.launch && (await (0,ci/* launchedIn */.aU)(repo, host.launch))));
    if (path !== undefined)
        return { kind: "own", path };
    if (input.policy(id))
        return { kind: "policy" };
    if (input.requested(id))
        return { kind: "asked" };
    if (input.base(id))
        return { kind: "base" };
    return { kind: "none", shared: isBare ? undefined : host.ownPatterns && firstOf(host.patterns, repo, input.user) };
}
function ownIn({ patterns, ownPatterns }, repo, user) {
    if (ownPatterns)
        return firstOf(ownPatterns, repo, user);
    return user !== undefined || (0,repo_patterns/* isAnyPresent */.OU)(repo, patterns) ? (firstOf(patterns, repo, user) ?? "") : undefined;
}
async function hintedIn(hints, repo) {
    const textsOf = new Map();
    for (const { path, text } of hints)
        textsOf.set(path, [...(textsOf.get(path) ?? []), text]);
    for (const [pattern, texts] of textsOf) {
        for (const path of hintPaths(pattern, repo)) {
            const content = await repo.read(path);
            if (content.kind === "text"
                ? texts.some((text) => content.source.text.includes(text))
                : content.kind !== "absent" || content.resolution.kind === "outside")
                return path;
        }
    }
    return undefined;
}
function hintPaths(pattern, repo) {
    return pattern.replace(/^\*\*\//, "").includes("*")
        ? [...repo.entries.keys()].filter((path) => !repo.isUsers(path) && (0,repo_patterns/* matches */.cK)(path, pattern)).sort()
        : startsOf(pattern, repo, undefined).filter((path) => exists(path, repo));
}
function firstOf(patterns, repo, user) {
    for (const pattern of patterns) {
        const path = startsOf(pattern, repo, user).find((start) => exists(start, repo));
        if (path !== undefined)
            return path;
    }
    return undefined;
}
function startsOf(pattern, repo, user) {
    const { anchor, path, fixed } = (0,repo_patterns/* parsePattern */.EY)(pattern);
    const start = path.includes("*") ? fixed : path;
    if (start === "")
        return [];
    return detect_directoriesOf(anchor, path, repo, user).map((directory) => (0,repo_path/* join */.fj)(directory, start));
}
function detect_directoriesOf(anchor, path, repo, user) {
    if (anchor === "every")
        return [...repo.holding(path.split("/")[0] ?? "")].filter((directory) => !repo.isUsers(directory)).sort();
    const root = (0,repo_patterns/* anchorRoot */.kB)(anchor, user);
    return root === undefined ? [] : [root];
}
function exists(path, repo) {
    const resolution = repo.resolve(path);
    if (resolution.kind === "directory")
        return repo.names(path).length > 0;
    return resolution.kind !== "missing" || resolution.link !== undefined;
}

;// CONCATENATED MODULE: ./build/bundle/src/inspect/index.js
















async function inspect(repo, options) {
    const repositoryRoots = [
        "",
        ...[...repo.entries.values()].filter(({ kind }) => kind === "submodule").map(({ path }) => path),
    ];
    const selected = selectedHosts(options);
    const nearMatches = (0,repo_patterns/* nearMatchesIn */.Zj)(repo, selected.flatMap(([, { patterns }]) => patterns));
    const loaded = (await Promise.all(selected.map(([id, host]) => loadsOf(id, host, { repo, repositoryRoots, nearMatches, options })))).flat();
    const isWhole = options.hosts === undefined && options.starts === undefined;
    const misplaced = isWhole
        ? await misplacedIn(repo, loaded)
        : { loads: loaded, nearMisses: [], unknownHosts: [], unread: [] };
    const { loads, unknownHosts, unread } = misplaced;
    const findings = options.skipsRules ? [] : await findingsIn(misplaced, repo, options.decisions);
    const counted = findings.filter(({ at, item }) => !options.decisions.ignored(item?.files[0] ?? at.source.path));
    return {
        loads,
        unknownHosts,
        unread,
        subjects: (0,editions/* withoutEchoes */.Kx)(loads.flatMap(subjectsOf)).sort(bySubject),
        findings: counted.sort(byPlace),
        ignored: findings.length - counted.length,
    };
}
async function findingsIn({ loads, nearMisses, unknownHosts, unread }, repo, decisions) {
    const isReader = folderReadersIn(loads);
    const unjudged = [
        ...(await Promise.all(unknownHosts.map((host) => (0,unknown_hosts/* problemOf */.Zw)(host, repo)))),
        ...nearPoliciesIn(repo),
        ...(await withProblems(repo, model_host/* absentLoad */._e, nearMisses)).unjudged,
        ...unread.map((profiles) => unreadProblem(profiles, decisions.policies)),
    ];
    const unknown = { host: null, title: "", edition: null, load: { ...model_host/* absentLoad */._e, unjudged } };
    return (0,editions/* withoutRepeats */.jP)((0,editions/* withFurther */.Hn)([...loads, unknown].flatMap((load) => runRules(load, decisions, isReader)), loads.flatMap(({ fewer = [], ...host }) => fewer.flatMap((load) => runRules({ ...host, load }, decisions, isReader)))), loads);
}
async function hostsInUse(repo, options) {
    const uses = await Promise.all(selectedHosts(options).map(async ([id, host]) => ({
        id,
        use: await detectHost(id, host, repo, detectionInputOf(options)),
    })));
    return uses.flatMap(({ id, use }) => (use.kind === "none" ? [] : [id]));
}
function selectedHosts({ hosts, repositoryNames = [], }) {
    return Object.entries(catalogue/* hosts */.S)
        .filter(([id]) => hosts?.includes(id) ?? true)
        .map(([id, host]) => [id, (0,organisation/* inRepository */.y)(host, repositoryNames)]);
}
function detectionInputOf({ decisions, hosts, editions = {}, usedAtBase, user }) {
    return {
        requested: (id) => hosts !== undefined || Object.hasOwn(editions, id),
        policy: (id) => Object.hasOwn(decisions.hosts, id),
        base: (id) => usedAtBase?.includes(id) ?? false,
        user,
    };
}
async function loadsOf(id, host, input) {
    const { repo, repositoryRoots, options } = input;
    const { title, patterns, ownPatterns = patterns } = host;
    const setting = options.decisions.hosts[id];
    const use = await detectHost(id, host, repo, detectionInputOf(options));
    const where = (dirs) => ({
        starts: options.starts ?? (use.kind === "none" ? [] : (0,repo_patterns/* startDirectories */.oQ)(repo, patterns)),
        repositoryRoots,
        dirs: dirs.map(({ value }) => value),
        ...(options.user ? { user: options.user } : {}),
        ...(options.repositoryNames ? { repositoryNames: options.repositoryNames } : {}),
    });
    const unreadable = nearMatchProblems(host, use, input);
    const folders = use.kind === "none" ? [] : await foldersOf(host);
    const selected = options.editions?.[id] ?? (options.everyEdition ? editions/* allEditions */.HY : undefined);
    return Promise.all((0,editions/* editionsOf */.jk)(host, selected, setting?.editions).map(async (edition) => {
        const identified = { host: id, title, edition, use, own: ownPatterns };
        if (use.kind === "none")
            return { ...identified, load: await withProblems(repo, model_host/* absentLoad */._e, unreadable) };
        const loadFrom = (dirs) => host.load(repo, where(dirs), edition);
        const [loaded, ...fewer] = await Promise.all([
            loadFrom(setting?.dirs ?? []),
            ...(setting?.fewerDirs ?? []).map(loadFrom),
        ]);
        const judged = (0,unknown_hosts/* judgedPathsOf */.hy)(loaded);
        const unknown = unknownFilesIn(repo, title, folders, fewer[0] ?? loaded).filter(({ at }) => !judged.has(at.source.path));
        return {
            ...identified,
            load: await withProblems(repo, loaded, [...unreadable, ...unknown]),
            ...(fewer.length > 0 ? { fewer: await Promise.all(fewer.map((load) => withProblems(repo, load, []))) } : {}),
        };
    }));
}
async function foldersOf({ folders, loadFolders }) {
    return folders ?? (await loadFolders?.()) ?? [];
}
async function withProblems(repo, load, more) {
    const unjudged = [...load.unjudged, ...more].map(async (problem) => {
        const identity = await repo.identityOf(problem.at.source.path);
        return identity === undefined ? problem : { ...problem, identity };
    });
    return { ...load, unjudged: await Promise.all(unjudged) };
}
function nearMatchProblems({ title, patterns, ownPatterns = patterns }, use, { repo, nearMatches: { odd, links } }) {
    if (odd.length + links.length === 0)
        return [];
    const checked = use.kind === "none" ? (0,repo_patterns/* ownPatternsOf */.l_)(patterns, ownPatterns) : patterns;
    return [
        ...(0,repo_patterns/* caseFoldedPaths */.zB)(odd, checked).map((path) => ({
            message: `becomes a place of ${title} on a file system that folds names, and is not read here`,
            at: (0,repo_text/* placeOfPath */.Es)(path),
        })),
        ...(0,repo_patterns/* unreachablePaths */.j8)(repo, links, checked).map((path) => ({
            message: "is a link to something that is not part of this tree",
            at: (0,repo_text/* placeOfPath */.Es)(path),
        })),
    ];
}
function byEdition(inspection) {
    const ranks = (0,editions/* ranksOf */.Ll)(inspection.loads);
    if (ranks.length === 1)
        return [inspection];
    const listed = new Map(inspection.subjects.map((subject) => [subject.item, subject]));
    return ranks.map((loads) => ({
        ...inspection,
        loads,
        subjects: loads
            .flatMap(subjectsOf)
            .map((subject) => listed.get(subject.item) ?? subject)
            .sort(bySubject),
    }));
}
function subjectsOf({ host, title, edition, load }) {
    return load.items.filter(isListed).map((item) => ({ host, title, edition, item }));
}
function byPlace(a, b) {
    return ((0,repo_path/* byBytes */.bg)(a.at.source.path, b.at.source.path) ||
        a.at.span.start - b.at.span.start ||
        (0,repo_path/* byBytes */.bg)(a.rule, b.rule) ||
        (0,repo_path/* byBytes */.bg)(a.host ?? "", b.host ?? "") ||
        (0,repo_path/* byBytes */.bg)(a.message, b.message));
}
function bySubject(a, b) {
    return (0,repo_path/* byBytes */.bg)(a.item.files[0] ?? "", b.item.files[0] ?? "") || (0,repo_path/* byBytes */.bg)(a.host, b.host);
}


/***/ })

};
;