"use strict";
exports.id = 6038;
exports.ids = [6038];
exports.modules = {

/***/ 147:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  hz: () => (/* binding */ byPlace),
  hh: () => (/* reexport */ certaintyOf),
  Pb: () => (/* reexport */ certaintyOfHost),
  GL: () => (/* binding */ hostsInUse),
  Nn: () => (/* binding */ inspect)
});

// EXTERNAL MODULE: ./build/bundle/src/generated/catalogue.js + 15 modules
var catalogue = __webpack_require__(2737);
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
function runRules({ host, title, edition, load }, decisions) {
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
                const severity = decisions.levelOf(id, report.kind, {
                    host,
                    item,
                    path: item?.files[0] ?? report.at.source.path,
                });
                const layer = report.layer ?? item?.layer ?? ofLayer;
                const certainty = report.certainty ?? item?.certainty ?? ofHost;
                if (severity !== "off")
                    findings.push({ rule: id, severity, certainty, host, edition, layer, item, ...report });
            }
        };
        switch (rule.subject) {
            case "profile":
                for (const item of listed)
                    if (item.profile)
                        add(rule.check(item.profile, item, contextOf(item)), item);
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

// EXTERNAL MODULE: ./build/bundle/src/inspect/unknown-hosts.js
var unknown_hosts = __webpack_require__(4994);
;// CONCATENATED MODULE: ./build/bundle/src/inspect/detect.js


async function detectHost(id, host, repo, input) {
    const isBare = repo.entries.size === 1 && input.user === undefined;
    const path = isBare
        ? undefined
        : (ownIn(host, repo, input.user) ?? (await hintedIn(host.detectionHints ?? [], repo)));
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
    for (const { path: pattern, text } of hints) {
        for (const path of startsOf(pattern, repo, undefined)) {
            if (!exists(path, repo))
                continue;
            const content = await repo.read(path);
            if (content.kind === "text"
                ? content.source.text.includes(text)
                : content.kind !== "absent" || content.resolution.kind === "outside")
                return path;
        }
    }
    return undefined;
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
    return directoriesOf(anchor, path, repo, user).map((directory) => (0,repo_path/* join */.fj)(directory, start));
}
function directoriesOf(anchor, path, repo, user) {
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
        ? (0,unknown_hosts/* unknownHostsIn */.rs)(repo, knownPatterns, loads.flatMap(({ load }) => pathsReadBy(load)))
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
    const unknown = {
        host: null,
        title: "",
        edition: null,
        load: { ...model_host/* absentLoad */._e, unjudged: await Promise.all(unknownHosts.map((host) => (0,unknown_hosts/* problemOf */.Zw)(host, repo))) },
    };
    return (0,editions/* withoutRepeats */.jP)([...loads, unknown].flatMap((load) => runRules(load, decisions)), loads);
}
const knownPatterns = Object.values(catalogue/* hosts */.S).flatMap(({ patterns, ownPatterns = [] }) => [
    ...patterns,
    ...ownPatterns,
]);
function pathsReadBy({ layers, items, unjudged }) {
    return [
        ...layers.map(({ root }) => root),
        ...items.flatMap(({ files }) => files),
        ...unjudged.map(({ at }) => at.source.path),
    ];
}
async function hostsInUse(repo, options) {
    const uses = await Promise.all(selectedHosts(options).map(async ([id, host]) => ({
        id,
        use: await detectHost(id, host, repo, detectionInputOf(options)),
    })));
    return uses.flatMap(({ id, use }) => (use.kind === "none" ? [] : [id]));
}
function selectedHosts({ hosts }) {
    return Object.entries(catalogue/* hosts */.S).filter(([id]) => hosts?.includes(id) ?? true);
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
    const where = {
        starts: options.starts ?? (use.kind === "none" ? [] : (0,repo_patterns/* startDirectories */.oQ)(repo, patterns)),
        repositoryRoots,
        dirs: setting?.dirs.map(({ value }) => value) ?? [],
        ...(options.user ? { user: options.user } : {}),
    };
    const unreadable = nearMatchProblems(host, use, input);
    const selected = options.editions?.[id] ?? (options.everyEdition ? editions/* allEditions */.HY : setting?.edition?.value);
    return Promise.all((0,editions/* editionsOf */.jk)(host, selected).map(async (edition) => {
        const loaded = use.kind === "none" ? model_host/* absentLoad */._e : await host.load(repo, where, edition);
        const unjudged = [...loaded.unjudged, ...unreadable].map(async (problem) => {
            const identity = await repo.identityOf(problem.at.source.path);
            return identity === undefined ? problem : { ...problem, identity };
        });
        const load = { ...loaded, unjudged: await Promise.all(unjudged) };
        return { host: id, title, edition, use, own: ownPatterns, load };
    }));
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

/***/ 6038:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   listJson: () => (/* binding */ listJson)
/* harmony export */ });
/* harmony import */ var _model_fact_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7277);
/* harmony import */ var _inspect_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(147);
/* harmony import */ var _sanitize_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4947);
/* harmony import */ var _model_profile_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4682);
/* harmony import */ var _repo_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4951);
/* harmony import */ var _sanitize_secrets_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7544);






function listJson({ repository, commit, inspection, ownersOf = () => [], }, hash) {
    return (0,_sanitize_json_js__WEBPACK_IMPORTED_MODULE_1__/* .writeJson */ .G)({
        version: 1,
        repository,
        commit,
        hosts: inspection.loads.map(({ host, edition, load }) => ({
            host,
            edition,
            status: load.status,
            problem: problemOf(load.problem),
        })),
        layers: inspection.loads.flatMap((load) => layersOf(load, hash)),
        profiles: inspection.subjects.map((subject) => profileOf(subject, hash, ownersOf)),
        strangers: inspection.unknownHosts,
    });
}
function layersOf({ host, load }, hash) {
    return load.layers.map(({ name, root, status, problem, authority }) => ({
        host,
        layer: name,
        root,
        status,
        problem: problemOf(problem),
        authority: authority.map(({ setting, value, effect, at, certainty }) => ({
            setting,
            value: (0,_sanitize_secrets_js__WEBPACK_IMPORTED_MODULE_4__/* .withoutSecrets */ .c)(value, hash, setting),
            path: at.source.path,
            line: (0,_repo_text_js__WEBPACK_IMPORTED_MODULE_3__/* .positionAt */ .t$)(at.source, at.span.start).line,
            effect,
            certainty: certainty ?? (0,_inspect_index_js__WEBPACK_IMPORTED_MODULE_0__/* .certaintyOfHost */ .Pb)(host),
        })),
    }));
}
function profileOf({ host, edition, item }, hash, ownersOf) {
    const { layer, files, verdict, profile } = item;
    return {
        host,
        edition,
        layer: layer.name,
        path: files[0] ?? null,
        files,
        name: (profile && (0,_model_fact_js__WEBPACK_IMPORTED_MODULE_5__/* .known */ .eO)(profile.name)) ?? null,
        verdict: verdict.kind,
        problem: "problem" in verdict ? problemOf(verdict.problem) : null,
        shadowedBy: verdict.kind === "shadowed" ? winnerOf(host, verdict.by) : null,
        ...(profile ? powersOf(profile, hash) : unread),
        certainty: (0,_inspect_index_js__WEBPACK_IMPORTED_MODULE_0__/* .certaintyOf */ .hh)(host, item),
        owners: files[0] === undefined ? [] : ownersOf(files[0]),
    };
}
function winnerOf(host, { layer, files }) {
    return { host, layer: layer.name, path: files[0] ?? null };
}
const unread = {
    description: null,
    model: null,
    permissionMode: null,
    capabilities: [],
    grants: [],
    denied: [],
    hooks: [],
    servers: [],
    prompt: { source: "none", path: null, bytes: 0, sha256: null },
    native: null,
};
function powersOf(profile, hash) {
    const { description, model, permissionMode, denied, hooks, servers, prompt, native } = profile;
    return {
        description: (0,_model_fact_js__WEBPACK_IMPORTED_MODULE_5__/* .known */ .eO)(description) ?? null,
        model: (0,_model_fact_js__WEBPACK_IMPORTED_MODULE_5__/* .known */ .eO)(model) ?? null,
        permissionMode: (0,_model_fact_js__WEBPACK_IMPORTED_MODULE_5__/* .known */ .eO)(permissionMode) ?? null,
        capabilities: (0,_model_profile_js__WEBPACK_IMPORTED_MODULE_2__/* .capabilitiesOf */ .SF)(profile),
        grants: (0,_model_profile_js__WEBPACK_IMPORTED_MODULE_2__/* .grantsOf */ .Rr)(profile).map(({ tool, capability, scope }) => ({
            tool: (0,_sanitize_secrets_js__WEBPACK_IMPORTED_MODULE_4__/* .withoutSecrets */ .c)(tool, hash),
            capability,
            scope: (0,_sanitize_secrets_js__WEBPACK_IMPORTED_MODULE_4__/* .withoutSecrets */ .c)(scope, hash),
        })),
        denied: (0,_sanitize_secrets_js__WEBPACK_IMPORTED_MODULE_4__/* .withoutSecrets */ .c)(denied, hash),
        hooks: extras(hooks, hash),
        servers: extras(servers, hash),
        prompt: {
            source: prompt.source,
            path: prompt.path,
            bytes: new TextEncoder().encode(prompt.text).length,
            sha256: hash(prompt.text),
        },
        native: native === undefined ? null : (0,_sanitize_secrets_js__WEBPACK_IMPORTED_MODULE_4__/* .withoutSecrets */ .c)(native, hash),
    };
}
function extras(items, hash) {
    return items.map(({ name, kind, value }) => ({ name, kind, value: (0,_sanitize_secrets_js__WEBPACK_IMPORTED_MODULE_4__/* .withoutSecrets */ .c)(value, hash) }));
}
function problemOf(problem) {
    if (!problem)
        return null;
    const { message, at } = problem;
    return { message, path: at.source.path, ...(0,_repo_text_js__WEBPACK_IMPORTED_MODULE_3__/* .positionAt */ .t$)(at.source, at.span.start) };
}


/***/ }),

/***/ 4947:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ writeJson)
/* harmony export */ });
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2426);

function writeJson(value) {
    return `${write(value, "")}\n`;
}
function write(value, margin) {
    if (typeof value === "bigint")
        return value.toString();
    if (Object.is(value, -0))
        return "-0";
    if (typeof value === "string")
        return quoted(value);
    if (value === null || typeof value !== "object")
        return JSON.stringify(value) ?? "null";
    const deeper = `${margin}  `;
    const array = Array.isArray(value);
    const parts = array
        ? value.map((item) => write(item, deeper))
        : Object.entries(value).flatMap(([key, item]) => item === undefined ? [] : [`${quoted(key)}: ${write(item, deeper)}`]);
    const [open, close] = array ? ["[", "]"] : ["{", "}"];
    return parts.length === 0 ? open + close : `${open}\n${deeper}${parts.join(`,\n${deeper}`)}\n${margin}${close}`;
}
function quoted(text) {
    const json = JSON.stringify(text);
    return /[^\x20-\x7e]|##\[/.test(json) ? (0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .inertJson */ .nl)(json) : json;
}


/***/ }),

/***/ 7544:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ withoutSecrets),
/* harmony export */   p: () => (/* binding */ redacted)
/* harmony export */ });
const secretKey = /(?:^|[_.-])(?:api_?keys?|auth(?:orization)?|credentials?|passphrase|passw(?:or)?d|private_?key|secrets?|(?:access_?|auth_?|bearer_?|refresh_?)?tokens?)$/;
function redacted(text, key = "") {
    return String(withoutSecrets(text, () => "…", key)).replaceAll("sha256:…", "(a secret)");
}
const shapes = [
    /\b(?:gh[opusr]_|github_pat_|glpat-|xox[abeoprs]-|sk-|sk_live_|rk_live_|npm_|pypi-|hf_|AIza|ya29\.)[A-Za-z0-9_.-]{16,}/g,
    /\b(?:AKIA|ASIA)[A-Z0-9]{16}\b/g,
    /\beyJ[A-Za-z0-9_-]{10,}\.[A-Za-z0-9_-]{10,}(?:\.[A-Za-z0-9_-]+)?/g,
    /-----BEGIN [A-Z ]*PRIVATE KEY-----[\s\S]*?(?:-----END [A-Z ]*PRIVATE KEY-----|$)/g,
    /(?<=\b(?:bearer|basic|token) )[A-Za-z0-9+/_.=-]{16,}/gi,
    /(?<=:\/\/[^/\s:@]*:)[^/\s:@]+(?=@)/g,
    /(?<=(?:api[_-]?key|token|secret|password)["']?[=:] ?["']?)[^\s"'&$<{]{8,}/gi,
];
const suspect = /gh[opusr]_|github_pat_|glpat-|xox|[sr]k[-_]|npm_|pypi-|hf_|AIza|ya29|A[KS]IA|eyJ|-----BEGIN|bearer|basic|token|:\/\/|api[_-]?key|secret|password/i;
function withoutSecrets(value, hash, key = "") {
    if (typeof value === "string") {
        if (isSecret(key, value))
            return `sha256:${hash(value)}`;
        return suspect.test(value)
            ? shapes.reduce((text, shape) => text.replace(shape, (secret) => `sha256:${hash(secret)}`), value)
            : value;
    }
    if (value === null || typeof value !== "object")
        return value;
    if (Array.isArray(value))
        return value.map((item) => withoutSecrets(item, hash, key));
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, withoutSecrets(inner, hash, name)]));
}
function isSecret(key, value) {
    const snake = key.replace(/([a-z0-9])([A-Z])/g, "$1_$2").toLowerCase();
    return secretKey.test(snake) && value.length > 0 && !/^(?:\$\{?[\w:.-]+\}?|\$\{\{.*\}\}|env:\w+)$/.test(value);
}


/***/ })

};
;