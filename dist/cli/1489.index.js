"use strict";
exports.id = 1489;
exports.ids = [1489,668];
exports.modules = {

/***/ 83226:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  evaluateNarrowed: () => (/* binding */ evaluateNarrowed)
});

// EXTERNAL MODULE: ./build/bundle/src/generated/catalogue.js + 35 modules
var catalogue = __webpack_require__(5);
// EXTERNAL MODULE: ./build/bundle/src/generated/hosts.js
var hosts = __webpack_require__(39824);
// EXTERNAL MODULE: ./build/bundle/src/repo/path.js
var repo_path = __webpack_require__(76311);
// EXTERNAL MODULE: ./build/bundle/src/repo/patterns.js
var repo_patterns = __webpack_require__(13987);
// EXTERNAL MODULE: ./build/bundle/src/inspect/unchanged/elsewhere.js
var elsewhere = __webpack_require__(32852);
// EXTERNAL MODULE: ./build/bundle/src/inspect/unchanged/starting.js
var unchanged_starting = __webpack_require__(29302);
;// CONCATENATED MODULE: ./build/bundle/src/inspect/unchanged/name-search.js

function searchFor(paths, texts) {
    const own = texts.flatMap((text) => (text === undefined || isOdd(settingsIn(text)) ? [] : [text]));
    const stated = own.flatMap((text) => [...text.matchAll(naming)].map(([, name = ""]) => name));
    const names = [...paths.flatMap(namesOfPath), ...stated.filter((name) => /[A-Za-z0-9]/.test(name))];
    const patterns = new Set(names.map(patternOf));
    if (own.length < texts.length || patterns.has(undefined))
        return undefined;
    const plain = new RegExp([...patterns].join("|"), "i");
    const named = { test: (text) => readings(text).some((reading) => plain.test(reading)) };
    const words = new Set(own.flatMap(readings).flatMap(wordsIn));
    return {
        isKnown(name) {
            const pattern = patternOf(name);
            return pattern !== undefined && patterns.has(pattern);
        },
        isRelated: (path, text) => named.test(path) ||
            named.test(text) ||
            hasOddSettings(text) ||
            namesOfPath(path).some((name) => words.has(name.toLowerCase())),
        isNamed(path, text) {
            const searched = isMarkdown.test(path) ? (frontmatterIn(text) ?? "") : text;
            return named.test(searched) || isOdd(searched);
        },
    };
}
function mayBear(name) {
    const pattern = patternOf(name);
    if (pattern === undefined)
        return () => true;
    const plain = new RegExp(pattern, "i");
    return (path, text) => plain.test(path) || readings(text).some((reading) => plain.test(reading));
}
const isMarkdown = /\.(?:md|mdc|markdown)$/i;
function frontmatterIn(text) {
    return /^(?:\xef\xbb\xbf)?\s*(---|\+\+\+)[\s\S]*?(?:\n\1\r?\n|$)/.exec(text)?.[0];
}
function settingsIn(text) {
    return frontmatterIn(text) ?? text;
}
function readings(text) {
    return text.includes("\\") ? [text, text.replace(/\\[abefnrtvLNP]/g, " ")] : [text];
}
function wordsIn(text) {
    const words = text.toLowerCase().match(/[a-z0-9]+(?:[._-]+[a-z0-9]+)*/g) ?? [];
    return words.flatMap((word) => (word.includes(".") ? [word, ...namesOfPath(word)] : [word]));
}
function namesOfPath(path) {
    const name = (0,repo_path/* nameOf */.Vb)(path);
    return [...new Set([name.replace(/\.[^.]*$/, ""), name.replace(/\..*$/, "")])];
}
const naming = /^[ \t]*["']?(?:name|id|slug|title)["']?[ \t]*[:=][ \t]*["']?([^"'\r\n#]*)/gim;
const value = /^(?:[\W_etz\d]*|true|false|null|none|yes|no|on|off|[yn]|inf|infinity|nan)$/i;
function patternOf(name) {
    const parts = name.match(/[A-Za-z0-9]+/g);
    if (!parts || /[^ -~]/.test(name.trim()) || value.test(parts.join("-")))
        return undefined;
    return `(?<![A-Za-z0-9])${parts.map((part) => part.toLowerCase()).join("[^A-Za-z0-9]*")}(?![A-Za-z0-9])`;
}
const unusual = /[\0\\\x80-\xff]|!binary/;
function isOdd(text) {
    return unusual.test(text) && odd.test(text);
}
function hasOddSettings(text) {
    return unusual.test(text) && odd.test(settingsIn(text));
}
const odd = /\0|!binary|\\[uUxN0-7]|\\\r?\n|^\xfe\xff|^\xff\xfe|\xc2[\xaa\xb2\xb3\xb9\xba\xbc-\xbe]|\xc4[\xb0-\xb3\xbf]|\xc5[\x80\x89\xbf]|\xc7[\x84-\x8c\xb1-\xb3]|[\xc9-\xcb\xcd-\xd4][\x80-\xbf]|\xe1[\xb2\xb4-\xbf]|\xe2(?:\x81[\xb0-\xbf]|\x82[\x80-\xa8]|[\x84\x85\x91-\x93\xb1]|\x86\x89)|\xe3[\x89-\x8b\x8d-\x8f]|\xea(?:\x9c|\x9d|\x9e|\x9f|\xad)|\xef[\xac\xbc\xbd]|\xf0[\x90\x9c-\x9e]|\xf0\x9f[\x84-\x86\xaf]/;

;// CONCATENATED MODULE: ./build/bundle/src/inspect/unchanged/unrelated.js






const most = {
    changed: 40,
    links: 100,
    searched: 2_000,
    left: 100,
};
const fewest = 20;
async function unrelatedIn(head, base, least = fewest) {
    const differences = differencesOf(head, base);
    if (!differences)
        return undefined;
    const changed = new Set(differences.flatMap(({ path }) => ((0,elsewhere/* isProfile */.S9)(path) ? [path] : [])));
    if (changed.size === 0 || changed.size > most.changed)
        return undefined;
    const files = [...head.entries.values()].flatMap(({ path, kind }) => (kind === "file" ? [path] : []));
    const profiles = new Set(files.filter(elsewhere/* isProfile */.S9));
    const same = [...profiles].filter((path) => !changed.has(path));
    if (same.length < least || files.some(elsewhere/* isPlugin */.qD) || !areBeside(changed, same))
        return undefined;
    if (isLinked([...changed, ...same], head) || isLinked([...changed, ...same], base))
        return undefined;
    const search = await searchIn(changed, head, base);
    if (!search || !(await areOthersAlike(differences, files, head, search)))
        return undefined;
    const samples = samplesOf(same, changed);
    const candidates = same.filter((path) => !samples.has(path));
    const unrelated = await readableWhere(candidates, head, (path, text) => !search.isRelated(path, text));
    if (unrelated.size < least)
        return undefined;
    const left = files.filter((path) => !unrelated.has(path) && !samples.has(path) && (0,elsewhere/* mayBeLookedFor */.gn)(path));
    return {
        changed,
        unrelated,
        idle: idleAmong([...changed, ...left]),
        isKnown: search.isKnown,
        mayHave: async (name) => (await readableWhere([...unrelated], head, mayBear(name))).size > 0,
    };
}
function idleAmong(paths) {
    if (paths.length > most.left)
        return new Set();
    const all = Object.entries(hosts/* hosts */.S);
    const isRead = ({ patterns, ownPatterns = [] }) => paths.some((path) => [...patterns, ...ownPatterns].some((pattern) => (0,repo_patterns/* matches */.cK)(path, pattern)));
    return new Set(all.flatMap(([id, host]) => (isRead(host) ? [] : [id])));
}
function differencesOf(head, base) {
    const found = new Map();
    const [after, before] = [head, base].map(({ entries }) => new Set(entries.values()));
    for (const [own, others, other] of [
        [after, before, base],
        [before, after, head],
    ])
        for (const entry of own ?? []) {
            if (entry.kind === "directory")
                continue;
            if (isUncertain(entry))
                return undefined;
            if (others?.has(entry))
                continue;
            const match = other.entries.get(entry.path);
            if (match && isSame(entry, match))
                continue;
            if ((0,elsewhere/* isProfile */.S9)(entry.path) && (entry.kind !== "file" || (match && match.kind !== "file")))
                return undefined;
            found.set(entry.path, {
                path: entry.path,
                isNameable: entry.kind !== "unnameable",
                before: modeOf(base.entries.get(entry.path)),
                after: modeOf(head.entries.get(entry.path)),
            });
        }
    return [...found.values()];
}
function isUncertain({ path, kind, unjudged }) {
    return unjudged !== undefined || (kind !== "file" && (0,elsewhere/* isOddPlace */.fL)(path));
}
function isSame(a, b) {
    return a.kind === b.kind && a.id !== undefined && a.id === b.id;
}
const modes = {
    none: "000000",
    directory: "000000",
    file: "100644",
    unnameable: "100644",
    link: "120000",
    submodule: "160000",
};
function modeOf(entry) {
    return modes[entry?.kind ?? "none"];
}
function areBeside(changed, same) {
    const folders = new Set(same.map(repo_path/* directoryOf */.jt));
    return [...changed].every((path) => folders.has((0,repo_path/* directoryOf */.jt)(path)));
}
function isLinked(paths, repo) {
    const targets = new Map([...repo.entries.ofKind("link")].map(({ path, target = "/" }) => [path, target]));
    if (targets.size === 0)
        return false;
    return targets.size > most.links || (0,elsewhere/* leadingTo */.SY)(paths, targets).length > 0;
}
async function searchIn(changed, head, base) {
    const paths = [...changed];
    const sides = await Promise.all([head, base].map(async (repo) => {
        const texts = new Map();
        const there = paths.filter((path) => repo.entries.has(path));
        await repo.glimpses(there, (path, text) => texts.set(path, text));
        return paths.map((path) => (repo.entries.has(path) ? texts.get(path) : ""));
    }));
    const texts = sides.flat();
    return searchFor(paths, texts);
}
async function areOthersAlike(differences, files, repo, search) {
    const starting = new Set((0,unchanged_starting/* startingAmong */.lV)(files, files.filter(elsewhere/* isNotable */._r)));
    const named = files.filter((path) => !(0,elsewhere/* isProfile */.S9)(path) && ((0,elsewhere/* mayBeLookedFor */.gn)(path) || starting.has(path)));
    if (named.length > most.searched)
        return false;
    const silent = await readableWhere(named, repo, (path, text) => !search.isNamed(path, text));
    if (silent.size < named.length)
        return false;
    const others = differences.filter(({ path }) => !(0,elsewhere/* isProfile */.S9)(path));
    if (others.length === 0)
        return true;
    const links = [...repo.entries.ofKind("link")];
    const odd = [...links, ...repo.entries.ofKind("submodule"), ...repo.entries.ofKind("unnameable")];
    return (0,elsewhere/* areElsewhere */.ZX)(others, {
        odd: odd.map(({ path }) => path),
        targets: async () => new Map(links.map(({ path, target = "/" }) => [path, target])),
        paths: files,
        notable: files.filter(elsewhere/* isNotable */._r),
        holds: async (fits, paths) => (await readableWhere(paths, repo, (_, text) => !fits(text))).size < paths.length,
    });
}
function samplesOf(paths, changed) {
    const isRead = (path, { patterns }) => patterns.some((pattern) => (0,repo_patterns/* matches */.cK)(path, pattern));
    const readers = Object.values(hosts/* hosts */.S).filter((host) => [...changed].some((path) => isRead(path, host)));
    const first = new Map();
    for (const path of paths) {
        const folder = (0,repo_path/* directoryOf */.jt)(path);
        if (path < (first.get(folder) ?? "\uffff"))
            first.set(folder, path);
    }
    return new Set([...first.values()].filter((path) => readers.some((host) => isRead(path, host))));
}
async function readableWhere(paths, repo, passes) {
    const found = new Set();
    await repo.glimpses(paths, (path, text) => {
        if (passes(path, text))
            found.add(path);
    });
    return found;
}

// EXTERNAL MODULE: ./build/bundle/src/model/capability.js
var capability = __webpack_require__(95885);
// EXTERNAL MODULE: ./build/bundle/src/model/fact.js
var fact = __webpack_require__(7277);
// EXTERNAL MODULE: ./build/bundle/src/model/profile.js
var model_profile = __webpack_require__(64682);
// EXTERNAL MODULE: ./build/bundle/src/evaluate/index.js + 1 modules
var evaluate = __webpack_require__(85445);
// EXTERNAL MODULE: ./build/bundle/src/evaluate/inspect-both.js + 2 modules
var inspect_both = __webpack_require__(25935);
// EXTERNAL MODULE: ./build/bundle/src/evaluate/result.js
var evaluate_result = __webpack_require__(97916);
;// CONCATENATED MODULE: ./build/bundle/src/evaluate/narrowed.js









async function evaluateNarrowed(input, least) {
    const { repo, base, options } = input;
    if (!base?.sharesObjects || input.gate !== "new" || asksForMore(input))
        return undefined;
    const found = await unrelatedIn(repo, base.repo, least);
    if (!found || [...found.changed].some((path) => options.decisions.ignored(path)))
        return undefined;
    const [head, before] = await Promise.all([repo, base.repo].map((tree) => tree.without(found.unrelated)));
    if (!head || !before)
        return undefined;
    const narrowed = { repo: head, base: { ...base, repo: before }, options: { ...options, idleHosts: found.idle } };
    const trees = await (0,inspect_both/* inspectBoth */.M)(head, narrowed.base, narrowed.options);
    if (!(await isSelfContained(trees, found)))
        return undefined;
    const result = await (0,evaluate/* evaluateTrees */.tN)(trees, { ...input, ...narrowed });
    return isOnlyAboutChanged(result, found) ? resultOfChanged(result, found, input) : undefined;
}
const partsOfInput = {
    tool: "alike",
    repo: "checked",
    base: "checked",
    options: "checked",
    repository: "alike",
    slug: "alike",
    commit: "alike",
    policyCommit: "alike",
    notes: "alike",
    failOn: "alike",
    gate: "checked",
    policyProblems: "absent",
    approve: "absent",
    policyChanges: "absent",
    proposed: "absent",
    before: "absent",
    policyPower: "absent",
    baseline: "alike",
};
const partsOfOptions = {
    decisions: "checked",
    hosts: "absent",
    idleHosts: "absent",
    editions: "absent",
    everyEdition: "absent",
    repositoryNames: "alike",
    usedAtBase: "alike",
    starts: "absent",
    user: "absent",
    skipsRules: "absent",
    sharedLoads: "alike",
    isOnly: "alike",
    skipsNative: "alike",
};
function asksForMore(input) {
    const { options } = input;
    return (hasAny(input, partsOfInput) ||
        hasAny(options, partsOfOptions) ||
        Object.values(options.decisions.hosts).some((settings) => [settings?.dirs, settings?.editions].some((set) => set?.length)));
}
function hasAny(given, parts) {
    return Object.keys(parts).some((name) => parts[name] === "absent" && isGiven(given[name]));
}
function isGiven(value) {
    const isEmpty = typeof value === "object" && value !== null && Object.keys(value).length === 0;
    return value !== undefined && value !== false && !isEmpty;
}
async function isSelfContained({ head, base, fault }, found) {
    if (!base || fault)
        return false;
    const [after, before] = [head.inspection.loads, base.inspection.loads];
    const isOnlyChanged = after.length === before.length &&
        after.every((load, at) => {
            const other = before[at];
            return (other !== undefined &&
                JSON.stringify(stateBesideChanged(load, found)) === JSON.stringify(stateBesideChanged(other, found)));
        }) &&
        [...after, ...before].every((load) => isByItself(load, found)) &&
        !base.inspection.findings.some((finding) => isReportedOnce(finding) && found.changed.has(finding.at.source.path));
    if (!isOnlyChanged)
        return false;
    for (const [at, load] of after.entries())
        if (!(await reachesTheSame(load, before[at], found)))
            return false;
    return true;
}
function isOfChanged({ files }, { changed }) {
    return changed.has(files[0] ?? "");
}
function stateBesideChanged({ host, edition, use, load }, found) {
    const layerOf = ({ name, root, status, problem, authority }) => [
        name,
        root,
        status,
        problem?.message,
        authority.map(({ setting, value, effect, at }) => [setting, value, effect, at.source.path]),
    ];
    const itemOf = ({ files, layer, verdict, profile }) => [
        files,
        layer.root,
        verdict.kind,
        "problem" in verdict ? verdict.problem.message : undefined,
        profile?.identity,
        profile && (0,model_profile/* capabilitiesOf */.SF)(profile),
    ];
    return [
        [host, edition, use.kind, load.status, load.problem?.message],
        load.layers.map(layerOf),
        load.items.filter((item) => !isOfChanged(item, found)).map(itemOf),
    ];
}
function isByItself({ load }, found) {
    return load.items.every((item) => {
        if (!isOfChanged(item, found))
            return !item.files.some((path) => found.changed.has(path));
        const { profile, verdict } = item;
        const names = profile ? [profile.identity, (0,fact/* known */.eO)(profile.name)] : [];
        return (verdict.kind !== "rejected" &&
            profile?.identity !== "" &&
            names.every((name) => name === undefined || name === "" || found.isKnown(name)));
    });
}
async function reachesTheSame({ host, load }, before, found) {
    const isChanged = (item) => isOfChanged(item, found);
    const changedBefore = before?.load.items.filter(isChanged) ?? [];
    const others = load.items.filter((item) => !isChanged(item));
    const limitsStarts = hostOf(host)?.limitsStarts === true;
    for (const path of found.changed) {
        const [items = [], earlier = []] = [load.items, changedBefore].map((of) => of.filter(({ files }) => files[0] === path));
        const [now, was] = [powersOf(items), powersOf(earlier)];
        if (now.includes("delegate") && now.length < capability/* capabilities */.R7.length)
            return false;
        const moved = [...new Set([...now, ...was])].filter((power) => now.includes(power) !== was.includes(power));
        if (limitsStarts) {
            const [names, namesBefore] = [startedAs(items, load.items), startedAs(earlier, before?.load.items ?? [])];
            if (moved.length > 0 || JSON.stringify(names) !== JSON.stringify(namesBefore))
                return false;
            continue;
        }
        const roots = new Set([...items, ...earlier].map(({ layer }) => layer.root));
        const beside = powersOf(others.filter(({ files, layer }) => files.length > 0 && roots.has(layer.root)));
        const needed = moved.filter((power) => !beside.includes(power));
        const builtin = others.filter(({ files }) => files.length === 0);
        if (!(await areHeld(needed, builtin, found)))
            return false;
    }
    return true;
}
async function areHeld(needed, builtin, { mayHave }) {
    let open = needed;
    for (const item of builtin) {
        const powers = powersOf([item]);
        if (!open.some((power) => powers.includes(power)))
            continue;
        if (!(await mayHave(item.profile?.identity ?? "")))
            open = open.filter((power) => !powers.includes(power));
    }
    return open.length === 0;
}
function powersOf(items) {
    return items.flatMap(({ verdict, profile }) => (profile && verdict.kind === "loaded" ? (0,model_profile/* capabilitiesOf */.SF)(profile) : []));
}
function startedAs(items, all) {
    return items.flatMap(({ verdict, profile }) => {
        if (!profile || verdict.kind !== "loaded")
            return [];
        const name = profile.identity ?? "";
        return [[name, all.some((other) => other.profile?.mayStart?.(name) === true)]];
    });
}
const hostOf = (id) => hosts/* hosts */.S[id];
const ruleOf = (id) => catalogue/* rules */.a[id];
function isOnlyAboutChanged(result, { changed }) {
    const isOwn = ({ at, item, related = [] }) => changed.has(at.source.path) &&
        (item === null || changed.has(item.files[0] ?? "")) &&
        related.every((place) => changed.has(place.at.source.path));
    return (result.settings?.length === 0 &&
        (0,evaluate_result/* conclusionOf */.vu)(result) === "clean" &&
        result.findings.every(({ finding, state }) => (isOwn(finding) ? !isShared(finding) : state !== "new") &&
            !(hostOf(finding.host)?.failsWhole && dependsOn(finding, "verdict") && changed.has(finding.at.source.path))));
}
function isShared(finding) {
    return dependsOn(finding, "files") || isReportedOnce(finding);
}
function dependsOn({ rule }, what) {
    return ruleOf(rule)?.dependsOn === what;
}
function isReportedOnce({ rule, kind }) {
    return kind !== undefined && ruleOf(rule)?.kinds?.[kind]?.isOnce === true;
}
function resultOfChanged(result, { changed, unrelated }, { options }) {
    const isOfPath = ({ at, item }) => changed.has(item?.files[0] ?? at.source.path);
    const { inspection } = result;
    const findings = result.findings.filter(({ finding }) => isOfPath(finding));
    return {
        ...result,
        inspection: {
            ...inspection,
            subjects: inspection.subjects.filter((subject) => isOfChanged(subject.item, { changed })),
            findings: inspection.findings.filter(isOfPath),
            ignored: 0,
        },
        findings,
        upcoming: options.decisions.upcoming(findings.flatMap(({ finding, waiver }) => (waiver ? [] : [finding]))),
        leftOut: unrelated.size,
    };
}


/***/ }),

/***/ 91135:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ absent)
/* harmony export */ });
const absent = "000000";


/***/ }),

/***/ 32852:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S9: () => (/* binding */ isProfile),
/* harmony export */   SY: () => (/* binding */ leadingTo),
/* harmony export */   Vk: () => (/* binding */ isLeading),
/* harmony export */   ZX: () => (/* binding */ areElsewhere),
/* harmony export */   _r: () => (/* binding */ isNotable),
/* harmony export */   fL: () => (/* binding */ isOddPlace),
/* harmony export */   gn: () => (/* binding */ mayBeLookedFor),
/* harmony export */   qD: () => (/* binding */ isPlugin)
/* harmony export */ });
/* unused harmony export lineMatcher */
/* harmony import */ var _generated_places_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(43935);
/* harmony import */ var _repo_path_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(76311);
/* harmony import */ var _changed_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(91135);
/* harmony import */ var _unread_profile_look_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(66321);
/* harmony import */ var _starting_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(29302);





const plain = /^[A-Za-z0-9_-]+(?:\.[A-Za-z0-9_-]+)*$/;
const plainProgram = /^[A-Za-z0-9_[\]()@+$=,-](?:[A-Za-z0-9_[\]()@+$=,.-]*[A-Za-z0-9_[\]()@+$=,-])?$/;
const ofOthers = /^\.(?:changeset|dockerignore|editorconfig|env\.example|eslintignore|eslintrc(?:\.[a-z]+)?|gitignore|gitkeep|golangci\.ya?ml|idea|node-version|npmignore|npmrc|nvmrc|prettierignore|prettierrc(?:\.[a-z]+)?|python-version|ruff\.toml|storybook|tool-versions|yarn)$/;
const likelyFolder = /^(?:sub-?agents?|agents?|droids?|(?:chat)?modes?|recipes|skills|plugins|prompts|hooks|rules)$/;
const programs = /\.(?:[cm]?[jt]sx?|py|pyi|go|rs|java|kt|kts|scala|swift|rb|php|cs|csproj|fs|sln|c|cc|cpp|cmake|h|hpp|m|mm|ml|razor|resx|xaml|bzl|feature|erb|haml|tex|vim|wasm|webm|dart|lua|pl|ex|exs|erl|hs|clj|jl|nix|sol|zig|sql|prisma|graphql|proto|vue|svelte|astro|css|scss|sass|less|html?|hbs|ejs|j2|svg|png|jpe?g|gif|webp|avif|ico|woff2?|ttf|otf|pdf|mp[34]|zip|gz|map|po|pot|snap)$/i;
const data = /(?:\.(?:mdx|rst|adoc|txt|json[5cl]?|ya?ml|lock|sum|mod|csv|tsv|xml|ini|cfg|properties|gradle|tf|tfvars|tpl|tmpl|ipynb|patch|sh|bash|zsh|ps1|bat|plist|example)|(?:^|\/)(?:Dockerfile|Makefile|LICENSE|NOTICE|VERSION|Procfile|Gemfile|Rakefile|Pipfile|Podfile|Jenkinsfile|gradlew|\.[a-z][a-z-]+))$/i;
const documents = /\.(?:md|markdown|toml)$/i;
const most = { changed: 400, odd: 100, searched: 2_000 };
async function areElsewhere(changed, around) {
    const { odd, paths, notable } = around;
    if (changed.length === 0)
        return true;
    if (changed.length > most.changed || odd.length > most.odd || odd.some(isOddPlace))
        return false;
    if (!changed.every(isOfNoHost) || notable.some(isPlugin))
        return false;
    if (changed.some(({ path }) => mayBeUnread(path)) && !paths.some(isProfile))
        return false;
    const targets = odd.length > 0 ? await around.targets() : new Map();
    const searches = searchesFor(changed, around, targets);
    const links = leadingTo(changed.map(({ path }) => path), targets);
    const starting = (0,_starting_js__WEBPACK_IMPORTED_MODULE_1__/* .startingAmong */ .lV)(paths, notable);
    const files = [...searches.flatMap(([, each]) => each), ...starting];
    if (files.length > most.searched || files.some((path) => /[^ -~]/.test(path)))
        return false;
    const found = await Promise.all([
        ...searches.map(([lines, each]) => each.length > 0 && around.holds(lineMatcher(lines), each)),
        (0,_starting_js__WEBPACK_IMPORTED_MODULE_1__/* .namesFiles */ .E_)(starting, around.holds),
        mayBeIncluded([...changed.map(({ path }) => path), ...links], notable, around),
        starting.length > 0 && (0,_starting_js__WEBPACK_IMPORTED_MODULE_1__/* .mayStartByScripts */ .B0)(changed, starting, around.holds),
    ]);
    return !found.includes(true);
}
function lineMatcher(lines) {
    const pattern = new RegExp(lines.map((line) => line.replaceAll("[^", "[^\\n")).join("|"), "im");
    return (text) => pattern.test(text);
}
function searchesFor(changed, { paths: all, notable }, targets) {
    const paths = changed.map(({ path }) => path);
    const links = leadingTo(paths, targets);
    const gone = changed.flatMap(({ path, after }) => (after === _changed_file_js__WEBPACK_IMPORTED_MODULE_2__/* .absent */ .G ? [path] : []));
    const folders = foldersOf(changed, all);
    const settings = notable.filter(isSettingsFile);
    const byName = linesWith([...[...paths, ...links].map(_repo_path_js__WEBPACK_IMPORTED_MODULE_3__/* .nameOf */ .Vb), ...folders.map(_repo_path_js__WEBPACK_IMPORTED_MODULE_3__/* .nameOf */ .Vb)]);
    const byFolder = linesWith([...paths, ...links].flatMap((path) => path.split("/")));
    return [
        [
            [...byFolder, marketplaces, ...(links.length > 0 || !paths.every((path) => programs.test(path)) ? [dots] : [])],
            settings.filter((path) => !namesFilesOnly(path)),
        ],
        [
            [...byName, marketplaces],
            [...settings.filter(namesFilesOnly), ...notable.filter((path) => _generated_places_js__WEBPACK_IMPORTED_MODULE_0__/* .naming */ .b7.test(path))],
        ],
        [["imports|[@#]import|@include"], notable.filter((path) => workflow.test(path))],
        [["locations|plugins"], settings.filter((path) => editor.test(path))],
        ...(gone.length > 0 ? [[byName, all.filter(mayBeLookedFor)]] : []),
    ];
}
function foldersOf(changed, paths) {
    const moved = new Set(changed.flatMap(({ path, before, after }) => (before === _changed_file_js__WEBPACK_IMPORTED_MODULE_2__/* .absent */ .G || after === _changed_file_js__WEBPACK_IMPORTED_MODULE_2__/* .absent */ .G ? [path] : [])));
    if (moved.size === 0)
        return [];
    const kept = new Set();
    let last = "/";
    for (const path of paths) {
        if (moved.has(path) || (path.startsWith(last) && !path.includes("/", last.length)))
            continue;
        kept.add((0,_repo_path_js__WEBPACK_IMPORTED_MODULE_3__/* .directoryOf */ .jt)(path));
        last = `${(0,_repo_path_js__WEBPACK_IMPORTED_MODULE_3__/* .directoryOf */ .jt)(path)}/`;
    }
    const all = new Set([...kept].flatMap(_repo_path_js__WEBPACK_IMPORTED_MODULE_3__/* .withAncestors */ .f$));
    return [...new Set([...moved].map(_repo_path_js__WEBPACK_IMPORTED_MODULE_3__/* .directoryOf */ .jt).flatMap(_repo_path_js__WEBPACK_IMPORTED_MODULE_3__/* .withAncestors */ .f$))].filter((folder) => !all.has(folder));
}
function leadingTo(paths, targets) {
    return [...targets].flatMap(([link, target]) => {
        const isPlainTarget = !target.startsWith("/") && !/[^./][^/]*\/+\.\.(?:\/|$)/.test(target);
        const real = isPlainTarget ? (0,_repo_path_js__WEBPACK_IMPORTED_MODULE_3__/* .plain */ .pj)((0,_repo_path_js__WEBPACK_IMPORTED_MODULE_3__/* .join */ .fj)((0,_repo_path_js__WEBPACK_IMPORTED_MODULE_3__/* .directoryOf */ .jt)(link), target)) : undefined;
        const isElsewhere = real !== undefined &&
            !paths.some((path) => (0,_repo_path_js__WEBPACK_IMPORTED_MODULE_3__/* .isWithin */ .UO)(path, real)) &&
            ![...targets.keys()].some((other) => (0,_repo_path_js__WEBPACK_IMPORTED_MODULE_3__/* .isWithin */ .UO)(real, other));
        return isElsewhere ? [] : [link];
    });
}
async function mayBeIncluded(paths, notable, { holds }) {
    const files = notable.filter(_starting_js__WEBPACK_IMPORTED_MODULE_1__/* .isGitlab */ .I6);
    return files.length > 0 && paths.some((path) => /\.ya?ml$/i.test(path)) && holds(_starting_js__WEBPACK_IMPORTED_MODULE_1__/* .mayInclude */ .SH, files);
}
function isOfNoHost({ path, isNameable, before, after }) {
    const isFile = (mode) => mode === _changed_file_js__WEBPACK_IMPORTED_MODULE_2__/* .absent */ .G || mode === "100644" || mode === "100755";
    if (!isNameable || !isFile(after) || !isFile(before))
        return false;
    if (programs.test(path))
        return path.split("/").every((part) => plainProgram.test(part) || ofOthers.test(part));
    return ((data.test(path) || documents.test(path)) &&
        !mayBeLookedFor(path) &&
        !isSettings(path) &&
        !_unread_profile_look_js__WEBPACK_IMPORTED_MODULE_4__/* .tellingEnding */ .tg.test(path) &&
        !_unread_profile_look_js__WEBPACK_IMPORTED_MODULE_4__/* .extensionManifest */ .Lk.test(path));
}
function isPlain(part) {
    return plain.test(part) || ofOthers.test(part);
}
function mayBeUnread(path) {
    return documents.test(path) && path.includes("/") && !(0,_unread_profile_look_js__WEBPACK_IMPORTED_MODULE_4__/* .isDocument */ .wz)(path);
}
function isProfile(path) {
    return _generated_places_js__WEBPACK_IMPORTED_MODULE_0__/* .profilePaths */ .IU.test(path) && !(0,_unread_profile_look_js__WEBPACK_IMPORTED_MODULE_4__/* .isDocument */ .wz)(path);
}
function mayBeLookedFor(path) {
    return (_generated_places_js__WEBPACK_IMPORTED_MODULE_0__/* .pipelinePaths */ .x8.test(path) ||
        path.split("/").some((part) => {
            const folded = part.toLowerCase();
            return !isPlain(part) || _generated_places_js__WEBPACK_IMPORTED_MODULE_0__/* .names */ .Dy.has(folded) || likelyFolder.test(folded);
        }));
}
function isOddPlace(path) {
    return mayBeLookedFor(path) || workspace.test(path);
}
function isSettings(path) {
    return _generated_places_js__WEBPACK_IMPORTED_MODULE_0__/* .settingNames */ .H$.has((0,_repo_path_js__WEBPACK_IMPORTED_MODULE_3__/* .nameOf */ .Vb)(path).toLowerCase());
}
function isPlugin(path) {
    return /(?:^|\/)\.[^/]+-plugin\/|(?:^|(?:^|\/)\.[^/]+\/(?:.*\/)?)(?:plugin|marketplace)\.json$/i.test(path);
}
const commands = /(?:^|\/)(?:(?:\.?mcp|lsp|hooks|environment|worktrees|permissions|sandbox|cli|launch|tool-policy|models)\.json|\.(?:roo|kilocode)modes|\.(?:claude|codebuddy|factory|qoder)\/settings(?:\.local)?\.json)$/i;
const marketplaces = "marketplaces";
const editor = /(?:^|\/)(?:\.vscode\/settings|\.?devcontainer)\.json$|\.code-workspace$/i;
const workspace = /\.code-workspace$/i;
function namesFilesOnly(path) {
    return commands.test(path) || editor.test(path);
}
const workflow = /(?:^|\/)\.github\/workflows\/[^/]*\.md$/i;
function isSettingsFile(path) {
    return (isSettings(path) && _generated_places_js__WEBPACK_IMPORTED_MODULE_0__/* .settingPaths */ .FK.test(path)) || workspace.test(path);
}
function isNotable(path) {
    return isLeading(path) || isPlugin(path);
}
function isLeading(path) {
    return isSettingsFile(path) || _generated_places_js__WEBPACK_IMPORTED_MODULE_0__/* .naming */ .b7.test(path) || workflow.test(path) || (0,_starting_js__WEBPACK_IMPORTED_MODULE_1__/* .isStarting */ .zd)(path);
}
const spellings = ["\\\\[uUx]|\\\\\r?$", "(file|skill):[^ \"']*%"];
const escapedBrackets = "\\\\([[]|]|[()$+@,=])";
const dots = "(^|[\"'=:,( {[])[./]+([\"',) }]|]|\r?$)";
function linesWith(found) {
    const isName = (text) => `(^|[^A-Za-z0-9_-])${text.replace(/[[\]()+$.]/g, "\\$&")}([^A-Za-z0-9_-]|$)`;
    const hasBrackets = found.some((text) => /[^\w.-]/.test(text));
    return [...new Set([...found.map(isName), ...spellings, ...(hasBrackets ? [escapedBrackets] : [])])];
}


/***/ }),

/***/ 29302:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B0: () => (/* binding */ mayStartByScripts),
/* harmony export */   E_: () => (/* binding */ namesFiles),
/* harmony export */   I6: () => (/* binding */ isGitlab),
/* harmony export */   SH: () => (/* binding */ mayInclude),
/* harmony export */   lV: () => (/* binding */ startingAmong),
/* harmony export */   zd: () => (/* binding */ isStarting)
/* harmony export */ });
/* harmony import */ var _changed_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(91135);
/* harmony import */ var _generated_places_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(43935);
/* harmony import */ var _hosts_kit_ci_names_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(62890);



const workflowOrAction = /(?:^|\/)\.github\/workflows\/[^/]+\.ya?ml$|(?:^|\/)action\.ya?ml$/;
function isStarting(path) {
    return workflowOrAction.test(path) || _generated_places_js__WEBPACK_IMPORTED_MODULE_0__/* .pipelinePaths */ .x8.test(path);
}
function isGitlab(path) {
    return /^\.gitlab-ci\.ya?ml$/.test(path);
}
function startingAmong(paths, notable) {
    const starting = notable.filter(isStarting);
    if (starting.length === 0)
        return starting;
    const mayInclude = starting.some(isGitlab);
    const others = paths.filter((path) => (0,_hosts_kit_ci_names_js__WEBPACK_IMPORTED_MODULE_1__/* .isCallable */ .du)(path) || (mayInclude && /\.ya?ml$/.test(path)));
    return [...starting, ...others.filter((path) => !isStarting(path))];
}
const openFlag = /\\[xu]|--?[\w-]*\$|\$\{\w+\}[\w-]|\}\}[\w-]/i;
async function namesFiles(starting, holds) {
    if (starting.length === 0 || !(await holds((text) => (0,_hosts_kit_ci_names_js__WEBPACK_IMPORTED_MODULE_1__/* .mayName */ .vx)({ plain: (0,_hosts_kit_ci_names_js__WEBPACK_IMPORTED_MODULE_1__.plainOf)(text) }, _generated_places_js__WEBPACK_IMPORTED_MODULE_0__/* .startNames */ .$d), starting)))
        return false;
    return holds((text) => _generated_places_js__WEBPACK_IMPORTED_MODULE_0__/* .fileFlags */ .oy.test((0,_hosts_kit_ci_names_js__WEBPACK_IMPORTED_MODULE_1__.plainOf)(text)) || openFlag.test(text), starting);
}
function mayInclude(text) {
    return (0,_hosts_kit_ci_names_js__WEBPACK_IMPORTED_MODULE_1__/* .mayName */ .vx)({ plain: (0,_hosts_kit_ci_names_js__WEBPACK_IMPORTED_MODULE_1__.plainOf)(text) }, ["include"]);
}
async function mayStartByScripts(changed, starting, holds) {
    const scripts = changed.filter(({ path }) => (0,_hosts_kit_ci_names_js__WEBPACK_IMPORTED_MODULE_1__/* .isCallable */ .du)(path));
    const present = scripts.flatMap(({ path, after }) => (after === _changed_file_js__WEBPACK_IMPORTED_MODULE_2__/* .absent */ .G ? [] : [path]));
    const namesHost = (text) => (0,_hosts_kit_ci_names_js__WEBPACK_IMPORTED_MODULE_1__.mayRun)({ plain: (0,_hosts_kit_ci_names_js__WEBPACK_IMPORTED_MODULE_1__.plainOf)(text) }, _generated_places_js__WEBPACK_IMPORTED_MODULE_0__/* .startNames */ .$d);
    if (present.length > 0 && (await holds(namesHost, present)))
        return true;
    const isMoved = scripts.some(({ before, after }) => before === _changed_file_js__WEBPACK_IMPORTED_MODULE_2__/* .absent */ .G || after === _changed_file_js__WEBPACK_IMPORTED_MODULE_2__/* .absent */ .G);
    if (!isMoved && (present.length === 0 || !(await holds(_hosts_kit_ci_names_js__WEBPACK_IMPORTED_MODULE_1__.mayCall, present))))
        return false;
    return holds(namesHost, starting.filter(_hosts_kit_ci_names_js__WEBPACK_IMPORTED_MODULE_1__/* .isCallable */ .du));
}


/***/ }),

/***/ 668:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _X: () => (/* binding */ policyFacts),
/* harmony export */   eK: () => (/* binding */ isPolicyFinding),
/* harmony export */   hM: () => (/* binding */ checkPolicy)
/* harmony export */ });
/* harmony import */ var _generated_catalogue_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5);
/* harmony import */ var _model_rule_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(78301);


function policyFacts(decisions, found = [], inspected) {
    const unused = inspected ? decisions.unused(inspected.profiles, inspected.findings, inspected) : [];
    const problems = [...decisions.problems, ...unused, ...found];
    return {
        ...decisions.entries,
        today: decisions.today,
        problems: (...topics) => problems.filter(({ topic }) => topics.includes(topic)),
    };
}
function checkPolicy(decisions, facts, hostOf = () => undefined, rules = _generated_catalogue_js__WEBPACK_IMPORTED_MODULE_0__/* .rules */ .a) {
    return Object.entries(rules).flatMap(([id, rule]) => {
        if (rule.subject !== "policy")
            return [];
        return [...rule.check(facts, { options: decisions.optionsOf(id) })].flatMap((report) => {
            const severity = decisions.levelOf(id, report.kind);
            const { item = null } = report;
            const { host = null, edition = null } = (item && hostOf(item)) ?? {};
            return severity === "off"
                ? []
                : [
                    {
                        certainty: "measured",
                        ...report,
                        rule: id,
                        class: (0,_model_rule_js__WEBPACK_IMPORTED_MODULE_1__/* .classOf */ .Kl)(rule, report.kind),
                        severity,
                        host,
                        edition,
                        layer: item?.layer ?? null,
                        item,
                    },
                ];
        });
    });
}
function isPolicyFinding({ rule }) {
    return Object.hasOwn(_generated_catalogue_js__WEBPACK_IMPORTED_MODULE_0__/* .rules */ .a, rule) && _generated_catalogue_js__WEBPACK_IMPORTED_MODULE_0__/* .rules */ .a[rule]?.subject === "policy";
}


/***/ })

};
;