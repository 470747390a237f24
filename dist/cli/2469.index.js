"use strict";
exports.id = 2469;
exports.ids = [2469,6225];
exports.modules = {

/***/ 6225:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  changesBetween: () => (/* reexport */ evaluate/* changesBetween */.i),
  decide: () => (/* reexport */ decide),
  evaluate: () => (/* reexport */ evaluate/* evaluate */._)
});

// EXTERNAL MODULE: ./build/bundle/src/evaluate/index.js + 6 modules
var evaluate = __webpack_require__(8591);
// EXTERNAL MODULE: ./build/bundle/src/model/capability.js
var capability = __webpack_require__(5885);
// EXTERNAL MODULE: ./build/bundle/src/repo/text.js
var repo_text = __webpack_require__(4951);
;// CONCATENATED MODULE: ./build/bundle/src/policy/decide/allowance.js


function allowanceOf(stack, profile) {
    return allowance(stack.organisation
        ? limitedParts(stack, stack.organisation, profile)
        : { ...ceilingIn(stack.repository, profile), ...grantsIn(stack.repository, profile) });
}
function ceilingIn(view, profile) {
    const { value, stated } = view.ceiling(profile);
    return { ceiling: value.value, at: value.at, stated };
}
function grantsIn(view, profile) {
    const { current, ended } = view.grants(profile);
    return { added: capabilitiesIn(current), grants: current, ended };
}
function limitedParts({ repository, selects }, organisation, profile) {
    const limit = { ...ceilingIn(organisation, profile), ...grantsIn(organisation, profile) };
    const own = { ...ceilingIn(repository, profile), ...grantsIn(repository, profile) };
    const { grantable } = organisation.policy;
    const delegated = grantable && selects(grantable, profile) ? grantable.may : [];
    const allowed = new Set([
        ...limit.ceiling,
        ...limit.added,
        ...own.added.filter((capability) => delegated.includes(capability)),
    ]);
    const ceiling = own.stated ? own.ceiling.filter((capability) => limit.ceiling.includes(capability)) : limit.ceiling;
    return {
        ceiling,
        at: ceiling.length < limit.ceiling.length ? own.at : limit.at,
        stated: limit.stated || own.stated,
        added: [...limit.added, ...own.added].filter((capability) => allowed.has(capability)),
        grants: [...limit.grants, ...own.grants],
        ended: [...limit.ended, ...own.ended],
    };
}
function capabilitiesIn(grants) {
    return grants.flatMap(({ may }) => may);
}
function allowance({ ceiling, at, stated, added, grants, ended }) {
    const may = (0,capability/* inOrder */.al)([...ceiling, ...added]);
    const granted = may.filter((capability) => !ceiling.includes(capability));
    const giving = grants.filter((grant) => grant.may.some((capability) => granted.includes(capability)));
    const addition = granted.length > 0 ? ` and its grants (${granted.join(", ")})` : "";
    return {
        may,
        granted,
        grants: giving.map((grant) => grant.at),
        from: `the ceiling of ${at.source.path} (${ceiling.join(", ") || "nothing"})${addition}${endedText(ended[0])}`,
        stated,
    };
}
function endedText(grant) {
    if (!grant)
        return "";
    const { source, span } = grant.at;
    return `; the grant at ${source.path}:${(0,repo_text/* positionAt */.t$)(source, span.start).line} ended on ${grant.until}`;
}

// EXTERNAL MODULE: ./build/bundle/src/policy/decide/dates.js
var dates = __webpack_require__(3212);
// EXTERNAL MODULE: ./build/bundle/src/policy/decide/effective.js
var effective = __webpack_require__(9696);
// EXTERNAL MODULE: ./build/bundle/src/policy/model.js
var model = __webpack_require__(3861);
;// CONCATENATED MODULE: ./build/bundle/src/policy/decide/entries.js



function entriesOf(policy, organisation) {
    const listed = (list) => [
        ...(organisation ? list(organisation) : []).map((entry) => ({ ...entry, origin: "organisation" })),
        ...list(policy).map((entry) => ({
            ...entry,
            origin: (0,model/* isForeign */.jq)(entry.at) ? "extended" : "repository",
        })),
    ];
    return {
        grants: listed(({ grants }) => grants),
        waivers: listed(({ waivers }) => waivers),
        ignores: listed(({ ignore }) => ignore),
        overrides: listed(({ overrides }) => overrides),
    };
}
function unusedEntries({ grants, waivers }, { selects, today }, profiles, findings) {
    const isChecked = ({ at, until }) => !(0,model/* isForeign */.jq)(at) && (until === undefined || until >= today);
    const unusedGrants = grants.filter((grant) => isChecked(grant) && !profiles.some((profile) => selects(grant, profile)));
    const unusedWaivers = waivers.filter((waiver) => isChecked(waiver) &&
        !findings.some((finding) => (0,effective/* matchesFinding */.rU)(waiver, finding) && selects(waiver, (0,effective/* profileOf */.dp)(finding))));
    return [
        ...unusedGrants.map((grant) => ({
            topic: "unused",
            message: `the grant of ${grant.owner} is about no profile`,
            at: grant.at,
            identity: (0,dates/* identityOfEntry */.wA)(grant),
        })),
        ...unusedWaivers.map((waiver) => ({
            topic: "unused",
            message: `the waiver of ${waiver.owner} for \`${waiver.rule}\` is about no finding`,
            at: waiver.at,
            identity: (0,dates/* identityOfEntry */.wA)(waiver),
        })),
    ];
}
function movedHome(problem, { sources }) {
    let { at } = problem;
    for (let steps = 0; (0,model/* isForeign */.jq)(at) && steps < sources.length; steps++) {
        const extending = sources.find(({ ref }) => ref === at.source.path)?.at;
        if (!extending)
            return problem;
        at = extending;
    }
    return at === problem.at ? problem : { ...problem, at, related: [{ message: "written here", at: problem.at }] };
}

// EXTERNAL MODULE: ./build/bundle/src/policy/decide/hosts.js
var hosts = __webpack_require__(2374);
// EXTERNAL MODULE: ./build/bundle/src/policy/decide/selector.js
var selector = __webpack_require__(364);
// EXTERNAL MODULE: ./build/bundle/src/policy/decide/days.js
var days = __webpack_require__(7034);
// EXTERNAL MODULE: ./build/bundle/src/policy/decide/levels.js
var decide_levels = __webpack_require__(778);
;// CONCATENATED MODULE: ./build/bundle/src/policy/decide/stack.js





function levelOn({ repository, organisation }, day, rule, kind, profile) {
    if (!organisation)
        return repository.level(rule, kind, profile, day);
    const limit = organisation.level(rule, kind, profile, day);
    const decided = repository.decided(rule, kind, profile);
    const isStated = !isSilent(repository.policy, decided);
    const level = isStated ? decided.value : inheritedLevel(repository, organisation, rule, kind, profile);
    const { rollout } = isStated || repository.policy.rollout !== undefined ? repository.policy : organisation.policy;
    return (0,decide_levels/* stricter */.Rn)(limit, (0,decide_levels/* capped */.uo)(level, (0,decide_levels/* stageOf */.gV)(rollout, rule, day)));
}
function optionsFor({ repository, organisation }, rule, profile) {
    return Object.fromEntries(Object.entries((0,effective/* ruleOf */.Y)(rule)?.options ?? {}).map(([name, { tightens }]) => {
        const option = repository.option(rule, name, profile);
        if (!organisation)
            return [name, option.value];
        const limit = organisation.option(rule, name, profile).value;
        if (isSilent(repository.policy, option))
            return [name, limit];
        return [name, tightens === "up" ? Math.max(limit, option.value) : Math.min(limit, option.value)];
    }));
}
function waiverFor({ repository, organisation, today }, finding) {
    const profile = (0,effective/* profileOf */.dp)(finding);
    if (!organisation)
        return repository.waiver(finding, profile);
    const { waivable } = organisation.policy;
    const isAllowed = ({ rule, until }) => waivable !== undefined && (0,dates/* isWaivable */.uF)(waivable.rules, rule) && (0,days/* daysBetween */.Y)(today, until) <= waivable.maxDays;
    return organisation.waiver(finding, profile) ?? repository.waiver(finding, profile, isAllowed);
}
function isSilent(policy, { at }) {
    return policy.presetAt === undefined && isOfPreset(policy, at);
}
function isOfPreset({ preset }, at) {
    return at.source.path === (0,model/* presetPlace */.zp)(preset).source.path;
}
function inheritedLevel(repository, organisation, rule, kind, profile) {
    const { policy } = organisation;
    const decided = organisation.decided(rule, kind, profile);
    const { levels, levelsUnstated } = (0,effective/* ruleOf */.Y)(rule) ?? {};
    const isMilder = kind === undefined && levels && levelsUnstated && isOfPreset(policy, decided.at);
    return isMilder && repository.ceiling(profile).stated ? levels[policy.preset] : decided.value;
}

;// CONCATENATED MODULE: ./build/bundle/src/policy/decide/upcoming.js



function upcomingIn(stack, findings) {
    const days = laterDays(stack);
    if (days.length === 0)
        return [];
    const levels = new Map(findings.map((finding) => [finding, finding.severity]));
    return days.flatMap((day) => {
        const raised = { warn: new Map(), enforce: new Map() };
        for (const finding of findings) {
            const level = levelOn(stack, day, finding.rule, finding.kind, (0,effective/* profileOf */.dp)(finding));
            const counts = level === "error" ? raised.enforce : raised.warn;
            if ((0,decide_levels/* isLaxer */.Vi)(levels.get(finding) ?? "off", level))
                counts.set(finding.rule, (counts.get(finding.rule) ?? 0) + 1);
            levels.set(finding, level);
        }
        return ["warn", "enforce"].flatMap((stage) => {
            const rules = raised[stage];
            const count = [...rules.values()].reduce((sum, ofRule) => sum + ofRule, 0);
            return count === 0 ? [] : [{ day, stage, findings: count, rules }];
        });
    });
}
function laterDays({ repository, organisation, today }) {
    const days = (0,decide_levels/* rolloutDays */.D1)(organisation?.policy.rollout, repository.policy.rollout);
    return [...new Set(days.filter((day) => day > today))].sort();
}

;// CONCATENATED MODULE: ./build/bundle/src/policy/decide/index.js








async function decide(policy, today, organisation) {
    const policies = organisation ? [organisation, policy] : [policy];
    const matches = await (0,selector/* matcherFor */.s)(policies);
    const selects = (0,selector/* selectsBy */.N)(matches);
    const longestWaiver = Math.min(...policies.map(({ preset }) => effective/* waiverDays */.EA[preset]));
    const stack = {
        repository: (0,effective/* viewOf */.du)(policy, today, selects, longestWaiver),
        organisation: organisation && (0,effective/* viewOf */.du)(organisation, today, selects),
        selects,
        today,
    };
    const isUnwaived = policies.every(({ waivers }) => waivers.length === 0);
    return {
        today,
        policies,
        sources: sourcesOf(policy, organisation),
        hosts: (0,hosts/* decideHosts */.QL)(policy.hosts, organisation?.hosts),
        baseline: organisation?.baseline?.value === "refuse" ? "refuse" : (policy.baseline?.value ?? "allow"),
        entries: entriesOf(policy, organisation),
        problems: await problemsIn(stack, longestWaiver),
        ...settingsIn(stack, policies),
        ignored: (path) => (organisation ?? policy).ignore.find(({ paths }) => paths.some((pattern) => matches(path, pattern))),
        waiver: (finding) => (isUnwaived ? undefined : waiverFor(stack, finding)),
        unused: (profiles, findings) => unusedEntries(policy, stack, profiles, findings),
        upcoming: (findings) => upcomingIn(stack, findings),
    };
}
function sourcesOf(policy, organisation) {
    if (!organisation)
        return policy.sources;
    const isNamed = policy.presetAt !== undefined;
    return [...organisation.sources, ...policy.sources.filter(({ ref }) => isNamed || !ref.startsWith("preset:"))];
}
async function problemsIn({ repository, organisation, today }, longestWaiver) {
    const { policy } = repository;
    const exceeding = organisation ? (await __webpack_require__.e(/* import() */ 4928).then(__webpack_require__.bind(__webpack_require__, 4928))).looseningsIn(organisation, repository, today) : [];
    const own = [...(0,dates/* expiryProblems */.gi)(policy, today, longestWaiver), ...exceeding];
    return [
        ...(organisation ? (0,dates/* expiryProblems */.gi)(organisation.policy, today, effective/* waiverDays */.EA[organisation.policy.preset], true) : []),
        ...own.map((problem) => movedHome(problem, policy)),
    ];
}
function settingsIn(stack, policies) {
    const isUniform = policies.every(({ overrides }) => overrides.length === 0);
    const isUngranted = isUniform && policies.every(({ grants }) => grants.length === 0);
    const levels = new Map();
    const options = new Map();
    let shared;
    return {
        levelOf(rule, kind, profile) {
            if (!isUniform)
                return levelOn(stack, stack.today, rule, kind, profile);
            const key = kind === undefined ? rule : `${rule}/${kind}`;
            let level = levels.get(key);
            if (level === undefined)
                levels.set(key, (level = levelOn(stack, stack.today, rule, kind, undefined)));
            return level;
        },
        optionsOf(rule, profile) {
            if (!isUniform)
                return optionsFor(stack, rule, profile);
            let known = options.get(rule);
            if (!known)
                options.set(rule, (known = optionsFor(stack, rule, undefined)));
            return known;
        },
        allowance(host, item) {
            const allowance = () => allowanceOf(stack, { host, item, path: item.files[0] ?? "" });
            return isUngranted ? (shared ??= allowance()) : allowance();
        },
        settingsAllowance: (host, path) => allowanceOf(stack, { host, item: null, path, beside: { kind: "settings" } }),
        skillAllowance: (host, item, path) => allowanceOf(stack, { host, item, path: item.files[0] ?? "", beside: { kind: "skill", path } }),
    };
}

;// CONCATENATED MODULE: ./build/bundle/src/cli/lazy.js




/***/ }),

/***/ 7894:
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
                const severity = decisions.levelOf(id, report.kind, {
                    host,
                    item,
                    path: item?.files[0] ?? report.at.source.path,
                });
                const layer = report.layer ?? item?.layer ?? ofLayer;
                const certainty = report.certainty ?? item?.certainty ?? ofHost;
                if (findings.length % findingsPerLook === 0)
                    (0,memory/* ensureMemory */.EJ)();
                if (severity !== "off")
                    findings.push({ rule: id, severity, certainty, host, edition, layer, item, ...(0,finding/* withFewRelated */.Yn)(report) });
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
    const unknown = {
        host: null,
        title: "",
        edition: null,
        load: {
            ...model_host/* absentLoad */._e,
            unjudged: [...(await Promise.all(unknownHosts.map((host) => (0,unknown_hosts/* problemOf */.Zw)(host, repo)))), ...nearPoliciesIn(repo)],
        },
    };
    return (0,editions/* withoutRepeats */.jP)((0,editions/* withFurther */.Hn)([...loads, unknown].flatMap((load) => runRules(load, decisions)), loads.flatMap(({ fewer = [], ...host }) => fewer.flatMap((load) => runRules({ ...host, load }, decisions)))), loads);
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

/***/ 3212:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   gi: () => (/* binding */ expiryProblems),
/* harmony export */   uF: () => (/* binding */ isWaivable),
/* harmony export */   wA: () => (/* binding */ identityOfEntry)
/* harmony export */ });
/* harmony import */ var _days_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7034);

const noticeDays = 14;
function expiryProblems({ grants, waivers }, today, longest, isOrganisation = false) {
    const dated = [
        ...grants.map((entry) => ({ entry, what: "grant" })),
        ...waivers.map((entry) => ({ entry, what: "waiver" })),
    ];
    return dated.flatMap(({ what, entry }) => {
        const { until, owner, at } = entry;
        if (until === undefined)
            return [];
        const problem = (topic, message) => [
            {
                topic: isOrganisation ? "expiring" : topic,
                message: `the ${what} of ${owner} ${message}`,
                at,
                identity: identityOfEntry(entry),
            },
        ];
        const left = (0,_days_js__WEBPACK_IMPORTED_MODULE_0__/* .daysBetween */ .Y)(today, until);
        if (left < 0)
            return problem("expired", `ended on ${until} and counts no more`);
        if (what === "waiver" && left > longest)
            return problem("too-long", `runs until ${until}, ${left} days; ${longest} are taken at the most, so it does not count`);
        return left <= noticeDays
            ? problem("expiring", `ends on ${until}, ${left === 0 ? "which is today" : `in ${left} ${left === 1 ? "day" : "days"}`}`)
            : [];
    });
}
function identityOfEntry(entry) {
    const { profiles, paths, hosts, owner, until } = entry;
    return JSON.stringify(["rule" in entry ? entry.rule : entry.may, profiles, paths, hosts, owner, until]);
}
function isWaivable(rules, rule) {
    return rules.includes(rule) || rules.includes(rule.split("/")[0] ?? rule);
}


/***/ }),

/***/ 7034:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ daysBetween)
/* harmony export */ });
function daysBetween(from, to) {
    return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000);
}


/***/ }),

/***/ 9696:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EA: () => (/* binding */ waiverDays),
/* harmony export */   Y: () => (/* binding */ ruleOf),
/* harmony export */   dp: () => (/* binding */ profileOf),
/* harmony export */   du: () => (/* binding */ viewOf),
/* harmony export */   rU: () => (/* binding */ matchesFinding)
/* harmony export */ });
/* harmony import */ var _generated_catalogue_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7344);
/* harmony import */ var _model_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3861);
/* harmony import */ var _days_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7034);
/* harmony import */ var _levels_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(778);




const presetCeiling = ["read"];
const waiverDays = { recommended: 180, strict: 90 };
function viewOf(policy, today, selects, longest = waiverDays[policy.preset]) {
    const origin = { policy, presetAt: (0,_model_js__WEBPACK_IMPORTED_MODULE_1__/* .presetPlace */ .zp)(policy.preset) };
    const matching = (profile) => (override) => profile !== undefined && selects(override, profile);
    const decided = (id, kind, profile) => first(levelStatements(origin, matching(profile), id, kind));
    return {
        policy,
        decided,
        level: (id, kind, profile, day) => (0,_levels_js__WEBPACK_IMPORTED_MODULE_2__/* .capped */ .uo)(decided(id, kind, profile).value, (0,_levels_js__WEBPACK_IMPORTED_MODULE_2__/* .stageOf */ .gV)(policy.rollout, id, day)),
        option: (id, name, profile) => first(optionStatements(origin, matching(profile), id, name)),
        ceiling: (profile) => ({
            value: first(ceilingStatements(origin, matching(profile))),
            stated: statesCeiling(policy, matching(profile)),
        }),
        decidedIn: (matches, id, kind) => first(levelStatements(origin, matches, id, kind)),
        optionIn: (matches, id, name) => first(optionStatements(origin, matches, id, name)),
        ceilingIn: (matches) => first(ceilingStatements(origin, matches)),
        statements: {
            level: (id, kind, profile) => levelStatements(origin, matching(profile), id, kind),
            option: (id, name, profile) => optionStatements(origin, matching(profile), id, name),
            ceiling: (profile) => ceilingStatements(origin, matching(profile)),
        },
        overrides: (profile) => policy.overrides.filter((override) => selects(override, profile)),
        grants(profile) {
            const grants = policy.grants.filter((grant) => selects(grant, profile));
            return {
                current: grants.filter(({ until }) => until === undefined || until >= today),
                ended: grants.filter(({ until }) => until !== undefined && until < today),
            };
        },
        waiver: (finding, profile, isAllowed = () => true) => policy.waivers.find((waiver) => matchesFinding(waiver, finding) &&
            selects(waiver, profile) &&
            waiver.until >= today &&
            (0,_days_js__WEBPACK_IMPORTED_MODULE_3__/* .daysBetween */ .Y)(today, waiver.until) <= longest &&
            isAllowed(waiver)),
    };
}
function* statementsIn(policy, matches, settingOf) {
    for (let i = policy.overrides.length - 1; i >= 0; i--) {
        const override = policy.overrides[i];
        const stated = override && settingOf(override);
        if (override && stated && matches(override))
            yield stated;
    }
    const general = settingOf(policy);
    if (!general)
        return;
    yield general;
    yield* general.over ?? [];
}
function* levelStatements({ policy, presetAt }, matches, id, kind) {
    if (kind !== undefined)
        yield* statementsIn(policy, matches, ({ rules: settings }) => settings[`${id}/${kind}`]?.level);
    const { kindLevels, ruleLevels } = presetLevels(ruleOf(id), kind, () => statesCeiling(policy, matches));
    const value = (kindLevels ?? ruleLevels)?.[policy.preset] ?? "error";
    if (!kindLevels || value !== "off")
        yield* statementsIn(policy, matches, ({ rules: settings }) => settings[id]?.level);
    yield { value, at: presetAt };
}
function presetLevels(rule, kind, isStated) {
    const { levels, kinds = {}, levelsUnstated = levels, kindsUnstated = {} } = rule ?? {};
    const isUnstated = (rule?.levelsUnstated ?? rule?.kindsUnstated) !== undefined && !isStated();
    const ofKinds = isUnstated ? { ...kinds, ...kindsUnstated } : kinds;
    return {
        kindLevels: kind === undefined ? undefined : ofKinds[kind],
        ruleLevels: isUnstated ? levelsUnstated : levels,
    };
}
function* optionStatements({ policy, presetAt }, matches, id, name) {
    yield* statementsIn(policy, matches, ({ rules: settings }) => settings[id]?.options[name]);
    yield { value: ruleOf(id)?.options?.[name]?.presets[policy.preset] ?? 0, at: presetAt };
}
function* ceilingStatements({ policy, presetAt }, matches) {
    yield* statementsIn(policy, matches, ({ ceiling }) => ceiling);
    yield { value: presetCeiling, at: presetAt };
}
function statesCeiling(policy, matches) {
    return !statementsIn(policy, matches, ({ ceiling }) => ceiling).next().done;
}
function first(statements) {
    for (const statement of statements)
        return statement;
    throw new Error("nothing was said");
}
function matchesFinding({ rule }, finding) {
    return rule === finding.rule || rule === `${finding.rule}/${finding.kind}`;
}
function profileOf({ host, item, at }) {
    return { host, item, path: item?.files[0] ?? at.source.path };
}
function ruleOf(id) {
    return Object.hasOwn(_generated_catalogue_js__WEBPACK_IMPORTED_MODULE_0__/* .rules */ .a, id) ? _generated_catalogue_js__WEBPACK_IMPORTED_MODULE_0__/* .rules */ .a[id] : undefined;
}


/***/ }),

/***/ 2374:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   QL: () => (/* binding */ decideHosts),
/* harmony export */   fx: () => (/* binding */ usualEdition)
/* harmony export */ });
/* unused harmony export uniteHosts */
/* harmony import */ var _generated_hosts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9824);
/* harmony import */ var _model_host_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3641);


function decideHosts(own, organisation = own) {
    return forEach(own, organisation, (id) => {
        const usual = usualEdition(organisation, id);
        return {
            ...joined([], organisation[id]?.dirs ?? [], own[id]?.dirs ?? []),
            editions: [...new Set([usual, own[id]?.edition?.value ?? usual])],
        };
    });
}
function usualEdition(organisation, id) {
    return organisation[id]?.edition?.value ?? defaultOf(id);
}
function uniteHosts(first, second) {
    return forEach(first, second, (id) => {
        const [a, b] = [first[id], second[id]];
        const usual = [defaultOf(id)];
        return {
            ...joined([...(a?.fewerDirs ?? []), ...(b?.fewerDirs ?? []), b?.dirs ?? []], a?.dirs ?? [], b?.dirs ?? []),
            editions: [...new Set([...(b?.editions ?? usual), ...(a?.editions ?? usual)])],
        };
    });
}
function joined(fewer, first, second) {
    const dirs = distinctBy([...first, ...second], ({ value }) => value);
    const lists = [...fewer, first].filter((list) => new Set(list.map(({ value }) => value)).size < dirs.length);
    return { dirs, fewerDirs: distinctBy(lists, (list) => JSON.stringify(list.map(({ value }) => value).sort())) };
}
function forEach(first, second, decide) {
    const ids = new Set([...Object.keys(second), ...Object.keys(first)]);
    return Object.fromEntries([...ids].map((id) => [id, decide(id)]));
}
function defaultOf(id) {
    return (0,_model_host_js__WEBPACK_IMPORTED_MODULE_1__/* .defaultEditionOf */ .F0)(_generated_hosts_js__WEBPACK_IMPORTED_MODULE_0__/* .hosts */ .S[id] ?? { editions: [""] });
}
function distinctBy(values, keyOf) {
    return [...new Map(values.toReversed().map((value) => [keyOf(value), value])).values()].toReversed();
}


/***/ }),

/***/ 778:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D1: () => (/* binding */ rolloutDays),
/* harmony export */   Rn: () => (/* binding */ stricter),
/* harmony export */   Vi: () => (/* binding */ isLaxer),
/* harmony export */   gV: () => (/* binding */ stageOf),
/* harmony export */   uo: () => (/* binding */ capped)
/* harmony export */ });
/* unused harmony export levelOrder */
/* harmony import */ var _model_finding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(290);

const levelOrder = ["off", ..._model_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .severities */ .gO];
function stricter(a, b) {
    return levelOrder.indexOf(a) >= levelOrder.indexOf(b) ? a : b;
}
function isLaxer(a, b) {
    return levelOrder.indexOf(a) < levelOrder.indexOf(b);
}
function capped(level, stage) {
    const limit = stage === "observe" ? "note" : stage === "warn" ? "warning" : "error";
    return isLaxer(limit, level) ? limit : level;
}
function stageOf(rollout, rule, day) {
    if (!rollout)
        return "enforce";
    return stageIn(rollout.rules[rule], day) ?? stageIn(rollout, day) ?? "enforce";
}
function rolloutDays(...rollouts) {
    return rollouts
        .flatMap((rollout) => (rollout ? [rollout, ...Object.values(rollout.rules)] : []))
        .flatMap(({ warnFrom, enforceFrom }) => [warnFrom?.value, enforceFrom?.value])
        .filter((day) => day !== undefined);
}
function stageIn(schedule, day) {
    if (!schedule)
        return undefined;
    if (schedule.enforceFrom && schedule.enforceFrom.value <= day)
        return "enforce";
    if (schedule.warnFrom && schedule.warnFrom.value <= day)
        return "warn";
    if (schedule.stage)
        return schedule.stage.value;
    return (schedule.enforceFrom ?? schedule.warnFrom) ? "observe" : undefined;
}


/***/ }),

/***/ 364:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ selectsBy),
/* harmony export */   s: () => (/* binding */ matcherFor)
/* harmony export */ });
/* harmony import */ var _model_fact_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7277);

async function matcherFor(policies) {
    const hasPatterns = policies.some(({ grants, ignore, overrides, waivers, grantable }) => grants.length + ignore.length + overrides.length + waivers.length > 0 || grantable);
    if (!hasPatterns)
        return () => false;
    const [{ Minimatch }, { globOf }] = await Promise.all([__webpack_require__.e(/* import() */ 3581).then(__webpack_require__.bind(__webpack_require__, 3581)), __webpack_require__.e(/* import() */ 8471).then(__webpack_require__.bind(__webpack_require__, 8471))]);
    const options = { dot: true, nocomment: true, nonegate: true, noext: true, platform: "linux" };
    const classOf = (set) => {
        const pattern = new Minimatch(`x${set}`, options);
        return (character) => pattern.match(`x${character}`);
    };
    const compiled = new Map();
    return (text, pattern) => {
        let matches = compiled.get(pattern);
        if (!matches)
            compiled.set(pattern, (matches = globOf(new Minimatch(pattern, options).globParts, classOf)));
        return matches(text);
    };
}
function selectsBy(matcher) {
    return (selector, ref) => {
        const { profiles, paths, hosts } = selector;
        const { host, item, path } = ref;
        const name = item?.profile && (0,_model_fact_js__WEBPACK_IMPORTED_MODULE_0__/* .known */ .eO)(item.profile.name);
        return (isAbout(selector, ref, matcher) &&
            (hosts.length === 0 || (host !== null && hosts.includes(host))) &&
            (profiles.length === 0 ||
                profiles.some((pattern) => pattern === "*" ||
                    pattern === "**" ||
                    (name !== undefined && matcher(asOneSegment(name), asOneSegment(pattern))))) &&
            (paths.length === 0 || paths.some((pattern) => matcher(path, pattern))));
    };
}
function isAbout({ settings, skills = [] }, { path, beside }, matcher) {
    if (beside?.kind === "settings")
        return settings?.some((pattern) => matcher(path, pattern)) ?? true;
    if (settings !== undefined && settings.length > 0)
        return false;
    return skills.length === 0 || (beside?.kind === "skill" && skills.some((pattern) => matcher(beside.path, pattern)));
}
function asOneSegment(name) {
    return name.replaceAll("/", "\u2215");
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
                : [{ certainty: "measured", ...report, rule: id, severity, host, edition, layer: item?.layer ?? null, item }];
        });
    });
}
function isPolicyFinding({ rule }) {
    return Object.hasOwn(_generated_catalogue_js__WEBPACK_IMPORTED_MODULE_0__/* .rules */ .a, rule) && _generated_catalogue_js__WEBPACK_IMPORTED_MODULE_0__/* .rules */ .a[rule]?.subject === "policy";
}


/***/ })

};
;