"use strict";
exports.id = 7535;
exports.ids = [7535];
exports.modules = {

/***/ 8700:
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
    const read = pathsReadBy(load);
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
function pathsReadBy({ items, layers, unjudged }) {
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

// EXTERNAL MODULE: ./build/bundle/src/inspect/unknown-hosts.js
var unknown_hosts = __webpack_require__(4994);
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
    const loads = (await Promise.all(selected.map(([id, host]) => loadsOf(id, host, { repo, repositoryRoots, nearMatches, options })))).flat();
    const unknownHosts = options.hosts === undefined && options.starts === undefined
        ? (0,unknown_hosts/* unknownHostsIn */.rs)(repo, knownPatterns, new Set(loads.flatMap(({ load }) => [...(0,unknown_hosts/* judgedPathsOf */.hy)(load)])))
        : [];
    const findings = options.skipsRules ? [] : await findingsIn(loads, unknownHosts, repo, options.decisions);
    const counted = findings.filter(({ at, item }) => !options.decisions.ignored(item?.files[0] ?? at.source.path));
    return {
        loads,
        unknownHosts,
        subjects: (0,editions/* withoutEchoes */.Kx)(loads.flatMap(subjectsOf)).sort(bySubject),
        findings: counted.sort(byPlace),
        ignored: findings.length - counted.length,
    };
}
async function findingsIn(loads, unknownHosts, repo, decisions) {
    const isReader = folderReadersIn(loads);
    const unknown = {
        host: null,
        title: "",
        edition: null,
        load: {
            ...model_host/* absentLoad */._e,
            unjudged: [...(await Promise.all(unknownHosts.map((host) => (0,unknown_hosts/* problemOf */.Zw)(host, repo)))), ...nearPoliciesIn(repo)],
        },
    };
    return (0,editions/* withoutRepeats */.jP)((0,editions/* withFurther */.Hn)([...loads, unknown].flatMap((load) => runRules(load, decisions, isReader)), loads.flatMap(({ fewer = [], ...host }) => fewer.flatMap((load) => runRules({ ...host, load }, decisions, isReader)))), loads);
}
const knownPatterns = Object.values(catalogue/* hosts */.S).flatMap(({ patterns, ownPatterns = [] }) => [
    ...patterns,
    ...ownPatterns,
]);
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


/***/ }),

/***/ 668:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _X: () => (/* binding */ policyFacts),
/* harmony export */   eK: () => (/* binding */ isPolicyFinding),
/* harmony export */   hM: () => (/* binding */ checkPolicy)
/* harmony export */ });
/* harmony import */ var _generated_catalogue_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7344);
/* harmony import */ var _model_rule_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8301);


function policyFacts(decisions, found = [], inspected) {
    const unused = inspected ? decisions.unused(inspected.profiles, inspected.findings) : [];
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