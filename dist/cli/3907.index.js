"use strict";
exports.id = 3907;
exports.ids = [3907];
exports.modules = {

/***/ 6288:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  changesBetween: () => (/* reexport */ evaluate/* changesBetween */.i),
  decide: () => (/* reexport */ decide),
  evaluate: () => (/* reexport */ evaluate/* evaluate */._)
});

// EXTERNAL MODULE: ./build/bundle/src/evaluate/index.js
var evaluate = __webpack_require__(7133);
// EXTERNAL MODULE: ./build/bundle/src/model/capability.js
var capability = __webpack_require__(5885);
// EXTERNAL MODULE: ./build/bundle/src/policy/model.js
var model = __webpack_require__(3861);
// EXTERNAL MODULE: ./build/bundle/src/repo/text.js
var repo_text = __webpack_require__(4951);
// EXTERNAL MODULE: ./build/bundle/src/policy/decide/days.js
var days = __webpack_require__(7034);
// EXTERNAL MODULE: ./build/bundle/src/policy/decide/dates.js
var dates = __webpack_require__(3212);
// EXTERNAL MODULE: ./build/bundle/src/policy/decide/levels.js
var decide_levels = __webpack_require__(778);
// EXTERNAL MODULE: ./build/bundle/src/policy/decide/selector.js
var selector = __webpack_require__(364);
// EXTERNAL MODULE: ./build/bundle/src/policy/decide/effective.js
var effective = __webpack_require__(9696);
;// CONCATENATED MODULE: ./build/bundle/src/policy/decide/index.js








async function decide(policy, today, upper) {
    const policies = upper ? [upper, policy] : [policy];
    const matcher = await (0,selector/* matcherFor */.s)(policies);
    const selects = (0,selector/* selectsBy */.N)(matcher);
    const longest = Math.min(...policies.map(({ preset }) => effective/* waiverDays */.EA[preset]));
    const own = (0,effective/* viewOf */.du)(policy, today, selects, longest);
    const above = upper && (0,effective/* viewOf */.du)(upper, today, selects);
    const attempted = above ? (await __webpack_require__.e(/* import() */ 4928).then(__webpack_require__.bind(__webpack_require__, 4928))).looseningsIn(above, own, today) : [];
    const isUniform = policies.every(({ overrides }) => overrides.length === 0);
    const isUngranted = isUniform && policies.every(({ grants }) => grants.length === 0);
    const isUnwaived = policies.every(({ waivers }) => waivers.length === 0);
    const levels = new Map();
    const options = new Map();
    let everyones;
    const isSilent = ({ at }) => policy.presetAt === undefined && at.source.path === (0,model/* presetPlace */.zp)(policy.preset).source.path;
    const granted = (grant, about) => {
        const free = upper?.grantable;
        return free && selects(free, about) ? grant.may.filter((capability) => free.may.includes(capability)) : [];
    };
    const inherited = (rule, kind, about) => {
        const decided = above?.decided(rule, kind, about);
        const judgement = (0,effective/* ruleOf */.Y)(rule);
        const isOpen = kind === undefined &&
            judgement?.levelsUnstated &&
            upper &&
            decided?.at.source.path === (0,model/* presetPlace */.zp)(upper.preset).source.path;
        return isOpen && own.ceiling(about).stated ? judgement.levels[upper.preset] : decided?.value;
    };
    const levelOn = (day, rule, kind, about) => {
        if (!above)
            return own.level(rule, kind, about, day);
        const decided = own.decided(rule, kind, about);
        const limit = above.level(rule, kind, about, day);
        const level = isSilent(decided) ? inherited(rule, kind, about) : decided.value;
        const isSaid = !isSilent(decided) || policy.rollout !== undefined;
        return level === undefined
            ? limit
            : (0,decide_levels/* stricter */.Rn)(limit, (0,decide_levels/* capped */.uo)(level, isSaid ? (0,decide_levels/* stageOf */.gV)(policy.rollout, rule, day) : (0,decide_levels/* stageOf */.gV)(upper?.rollout, rule, day)));
    };
    const optionsFor = (rule, about) => {
        const names = Object.entries((0,effective/* ruleOf */.Y)(rule)?.options ?? {});
        return Object.fromEntries(names.map(([name, { tightens }]) => {
            const mine = own.option(rule, name, about);
            if (!above)
                return [name, mine.value];
            const limit = above.option(rule, name, about).value;
            return [
                name,
                isSilent(mine) ? limit : tightens === "up" ? Math.max(limit, mine.value) : Math.min(limit, mine.value),
            ];
        }));
    };
    const allowanceOf = (about) => {
        const [mine, mineGrants] = [own.ceiling(about), own.grants(about)];
        if (!above)
            return allowed(mine.value.value, mineGrants.current.flatMap(({ may }) => may), mineGrants.current, mine.value.at, mine.stated, mineGrants.ended);
        const [theirs, theirGrants] = [above.ceiling(about), above.grants(about)];
        const most = new Set([
            ...theirs.value.value,
            ...theirGrants.current.flatMap(({ may }) => may),
            ...mineGrants.current.flatMap((grant) => granted(grant, about)),
        ]);
        const narrow = mine.stated
            ? mine.value.value.filter((capability) => theirs.value.value.includes(capability))
            : theirs.value.value;
        const added = [...theirGrants.current, ...mineGrants.current]
            .flatMap(({ may }) => may)
            .filter((capability) => most.has(capability));
        const isNarrowed = mine.stated && narrow.length < theirs.value.value.length;
        return allowed(narrow, added, [...theirGrants.current, ...mineGrants.current], isNarrowed ? mine.value.at : theirs.value.at, theirs.stated || mine.stated, [...theirGrants.ended, ...mineGrants.ended]);
    };
    return {
        sources: [
            ...(upper?.sources ?? []),
            ...policy.sources.filter(({ ref }) => !upper || policy.presetAt !== undefined || !ref.startsWith("preset:")),
        ],
        views: policies,
        hosts: upper ? under(upper.hosts, policy.hosts) : policy.hosts,
        baseline: upper?.baseline?.value === "refuse" ? "refuse" : (policy.baseline?.value ?? "allow"),
        faults: [
            ...(upper ? (0,dates/* expiryProblems */.gi)(upper, today, effective/* waiverDays */.EA[upper.preset], true) : []),
            ...[...(0,dates/* expiryProblems */.gi)(policy, today, longest), ...attempted].map((fault) => atHome(fault, policy)),
        ],
        unused(about, findings) {
            const isOurs = ({ at, until }) => !(0,model/* isForeign */.jq)(at) && (until === undefined || until >= today);
            const grants = policy.grants.filter((grant) => isOurs(grant) && !about.some((one) => selects(grant, one)));
            const waivers = policy.waivers.filter((waiver) => isOurs(waiver) && !findings.some((finding) => (0,effective/* isAbout */.KH)(waiver, finding) && selects(waiver, aboutOf(finding))));
            return [
                ...grants.map((grant) => ({
                    message: `the grant of ${grant.owner} is about no profile`,
                    at: grant.at,
                    identity: (0,dates/* identityOfEntry */.wA)(grant),
                })),
                ...waivers.map((waiver) => ({
                    message: `the waiver of ${waiver.owner} for \`${waiver.rule}\` is about no finding`,
                    at: waiver.at,
                    identity: (0,dates/* identityOfEntry */.wA)(waiver),
                })),
            ];
        },
        upcoming(findings) {
            const days = steps(policies, today);
            if (days.length === 0)
                return [];
            const before = new Map(findings.map((finding) => [finding, finding.severity]));
            return days.flatMap((day) => {
                const rising = { warn: new Map(), enforce: new Map() };
                for (const finding of findings) {
                    const level = levelOn(day, finding.rule, finding.kind, aboutOf(finding));
                    const { [level === "error" ? "enforce" : "warn"]: rules } = rising;
                    if ((0,decide_levels/* isLaxer */.Vi)(before.get(finding) ?? "off", level))
                        rules.set(finding.rule, (rules.get(finding.rule) ?? 0) + 1);
                    before.set(finding, level);
                }
                return ["warn", "enforce"].flatMap((stage) => {
                    const rules = rising[stage];
                    return rules.size === 0
                        ? []
                        : [{ day, stage, findings: [...rules.values()].reduce((sum, count) => sum + count), rules }];
                });
            });
        },
        levelOf(rule, kind, about) {
            if (!isUniform)
                return levelOn(today, rule, kind, about);
            const name = kind === undefined ? rule : `${rule}/${kind}`;
            let level = levels.get(name);
            if (level === undefined)
                levels.set(name, (level = levelOn(today, rule, kind, undefined)));
            return level;
        },
        optionsOf(rule, about) {
            if (!isUniform)
                return optionsFor(rule, about);
            let known = options.get(rule);
            if (!known)
                options.set(rule, (known = optionsFor(rule, undefined)));
            return known;
        },
        allowance(host, item) {
            const of = () => allowanceOf({ host, item, path: item.files[0] ?? "" });
            return isUngranted ? (everyones ??= of()) : of();
        },
        ignored: (path) => (upper ?? policy).ignore.find(({ paths }) => paths.some((glob) => matcher(path, glob))),
        waiver(finding) {
            if (isUnwaived)
                return undefined;
            const about = aboutOf(finding);
            if (!above || !upper)
                return own.waiver(finding, about);
            const free = upper.waivable;
            return (above.waiver(finding, about) ??
                own.waiver(finding, about, ({ rule, until }) => free !== undefined && (0,dates/* isWaivable */.uF)(free.rules, rule) && (0,days/* daysBetween */.Y)(today, until) <= free.maxDays));
        },
    };
}
function allowed(ceiling, added, grants, at, stated, ended) {
    const may = (0,capability/* inOrder */.al)([...ceiling, ...added]);
    const more = may.filter((capability) => !ceiling.includes(capability));
    const late = ended[0];
    const over = late
        ? `; the grant at ${late.at.source.path}:${(0,repo_text/* positionAt */.t$)(late.at.source, late.at.span.start).line} ended on ${late.until}`
        : "";
    const giving = more.length === 0
        ? []
        : grants.filter((grant) => grant.may.some((capability) => more.includes(capability))).map((grant) => grant.at);
    return {
        may,
        granted: more,
        grants: giving,
        from: `the ceiling of ${at.source.path} (${ceiling.join(", ") || "nothing"})${more.length > 0 ? ` and its grants (${more.join(", ")})` : ""}${over}`,
        stated,
    };
}
function atHome(fault, { sources }) {
    let at = fault.at;
    for (let steps = 0; (0,model/* isForeign */.jq)(at) && steps < sources.length; steps++) {
        const named = sources.find(({ ref }) => ref === at.source.path)?.at;
        if (!named)
            return fault;
        at = named;
    }
    return at === fault.at ? fault : { ...fault, at, related: [{ message: "written here", at: fault.at }] };
}
function aboutOf({ host, item, at }) {
    return { host, item, path: item?.files[0] ?? at.source.path };
}
function steps(policies, today) {
    const schedules = policies.flatMap(({ rollout }) => (rollout ? [rollout, ...Object.values(rollout.rules)] : []));
    const days = schedules.flatMap(({ warnFrom, enforceFrom }) => [warnFrom?.value, enforceFrom?.value]);
    return [...new Set(days.filter((day) => day !== undefined && day > today))].sort();
}
function under(upper, lower) {
    const ids = new Set([...Object.keys(upper), ...Object.keys(lower)]);
    return Object.fromEntries([...ids].map((id) => {
        const [above, below] = [upper[id], lower[id]];
        const known = new Set(above?.dirs.map(({ value }) => value));
        return [
            id,
            {
                dirs: [...(above?.dirs ?? []), ...(below?.dirs ?? []).filter(({ value }) => !known.has(value))],
                edition: above?.edition ?? below?.edition,
            },
        ];
    }));
}

;// CONCATENATED MODULE: ./build/bundle/src/cli/lazy.js




/***/ }),

/***/ 7133:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ evaluate),
/* harmony export */   i: () => (/* binding */ changesBetween)
/* harmony export */ });
/* harmony import */ var _generated_hosts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9824);
/* harmony import */ var _platform_hash_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(1957);
/* harmony import */ var _inspect_editions_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4611);
/* harmony import */ var _model_finding_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(290);
/* harmony import */ var _inspect_index_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9099);
/* harmony import */ var _repo_path_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(6311);
/* harmony import */ var _policy_findings_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(668);
/* harmony import */ var _model_profile_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4682);
/* harmony import */ var _repo_text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4951);
/* harmony import */ var _repo_tree_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(2456);










async function evaluate({ tool, repo, base, options: ask, repository, commit, policyCommit, notes, failOn, gate, governanceChange: movement, approve, policyChanges, proposed, baseline, }) {
    const seen = await (0,_inspect_index_js__WEBPACK_IMPORTED_MODULE_2__/* .inspect */ .Nn)(repo, await besideOf(base, ask));
    const prints = new Map();
    const printOf = (finding) => {
        let print = prints.get(finding);
        if (print === undefined)
            prints.set(finding, (print = (0,_platform_hash_js__WEBPACK_IMPORTED_MODULE_7__.fingerprint)((0,_model_finding_js__WEBPACK_IMPORTED_MODULE_8__/* .identityOf */ .c)(finding))));
        return print;
    };
    const covers = baseline || proposed?.baseline ? (await __webpack_require__.e(/* import() */ 9341).then(__webpack_require__.bind(__webpack_require__, 1722))).covers : () => false;
    base?.repo.shareCache(repo, base.sharesObjects === true);
    const before = base &&
        ((await isUntouched(base, { inspection: seen, repo }, ask))
            ? seen
            : await (0,_inspect_index_js__WEBPACK_IMPORTED_MODULE_2__/* .inspect */ .Nn)(base.repo, ask).catch(unreadable));
    const fault = typeof before === "string" ? before : undefined;
    const earlier = before === undefined || typeof before === "string"
        ? undefined
        : governed(before, ask, undefined, staleIn(baseline, before.findings, printOf, covers));
    const changes = earlier &&
        base &&
        (before === seen ? [] : await changesOf({ inspection: earlier, repo: base.repo }, { inspection: seen, repo }, ask));
    const widened = approve &&
        base &&
        (await widenedIn(changes ??
            (await changesOf({ inspection: { ...seen, loads: [], subjects: [] }, repo: base.repo }, { inspection: seen, repo }, ask)), ask, approve));
    const inspection = governed(seen, ask, movement, staleIn(proposed ? proposed.baseline : baseline, seen.findings, printOf, covers), proposed?.decisions, widened?.unapproved);
    const states = statesOf(inspection.findings, earlier && new Set(earlier.findings.map(printOf)), printOf);
    const { decisions } = ask;
    const waiverOf = (finding) => base === undefined || states.get(finding) === "existing" ? decisions.waiver(finding) : undefined;
    return {
        tool,
        repository,
        commit,
        base: base?.commit ?? null,
        sources: decisions.sources.map(({ ref, text, commit: read }) => ({
            ref,
            commit: ref.startsWith("preset:") ? null : (read ?? policyCommit),
            get sha256() {
                return (0,_platform_hash_js__WEBPACK_IMPORTED_MODULE_7__.sha256)(text);
            },
        })),
        inspection,
        findings: inspection.findings.map((finding) => {
            const waiver = waiverOf(finding) ?? null;
            const entry = baseline?.entries.get(printOf(finding));
            const isBaselined = entry !== undefined && covers(entry, finding);
            return new Standing(finding, waiver ? "waived" : isBaselined ? "existing" : (states.get(finding) ?? "new"), waiver, isBaselined, printOf);
        }),
        changes,
        ...(changes && base && changes.length > 0
            ? {
                reviewContext: await (await __webpack_require__.e(/* import() */ 8382).then(__webpack_require__.bind(__webpack_require__, 8382))).reviewContext(changes, repo, base.repo, decisions),
            }
            : {}),
        notes: [
            ...notes,
            ...(widened?.notes ?? []),
            ...(fault === undefined ? [] : [`the base cannot be read, so every finding is new: ${fault}`]),
            ...vacant(inspection, repo, ask),
            ...looked(inspection, ask),
        ],
        failOn,
        gate,
        ...(policyChanges ? { policyChanges } : {}),
        upcoming: decisions.upcoming(inspection.findings.filter((finding) => !waiverOf(finding))),
    };
}
async function changesBetween(base, repo, ask) {
    if (base.sharesObjects && repo.agreesWith(base.repo, { whole: true }))
        return { changes: [], notes: [] };
    const unjudged = { ...ask, isUnjudged: true };
    const inspection = await (0,_inspect_index_js__WEBPACK_IMPORTED_MODULE_2__/* .inspect */ .Nn)(repo, await besideOf(base, unjudged));
    base.repo.shareCache(repo, base.sharesObjects === true);
    const before = (await isUntouched(base, { inspection, repo }, ask)) ? inspection : await (0,_inspect_index_js__WEBPACK_IMPORTED_MODULE_2__/* .inspect */ .Nn)(base.repo, unjudged);
    const unread = ({ loads }, side) => loads.flatMap(({ load }) => load.unjudged.map(({ message, at }) => `${side}\`${at.source.path}\` ${message}`));
    const notes = [
        ...new Set([...unread(inspection, ""), ...(before === inspection ? [] : unread(before, "at the base, "))]),
    ];
    return {
        changes: before === inspection ? [] : await changesOf({ inspection: before, repo: base.repo }, { inspection, repo }, ask),
        notes,
    };
}
async function isUntouched({ repo: other, sharesObjects: sharesObjects }, head, { decisions }) {
    if (!sharesObjects)
        return false;
    await holdersIn(head, decisions);
    return head.repo.agreesWith(other);
}
async function changesOf(before, after, { decisions }) {
    const { compare } = await __webpack_require__.e(/* import() */ 2642).then(__webpack_require__.bind(__webpack_require__, 2642));
    return compare(compared(before.inspection), compared(after.inspection), new Map([...(await holdersIn(before, decisions)), ...(await holdersIn(after, decisions))]));
}
async function widenedIn(changes, { decisions }, approve) {
    return (await __webpack_require__.e(/* import() */ 1634).then(__webpack_require__.bind(__webpack_require__, 1634))).widenedUnder(decisions, changes, approve);
}
async function besideOf(base, ask) {
    return base ? { ...ask, usedAtBase: await (0,_inspect_index_js__WEBPACK_IMPORTED_MODULE_2__/* .hostsInUse */ .GL)(base.repo, ask) } : ask;
}
function compared(inspection) {
    const { loads, subjects } = inspection;
    return { ...inspection, loads: (0,_inspect_editions_js__WEBPACK_IMPORTED_MODULE_1__/* .newestOf */ .su)(loads, loads), subjects: (0,_inspect_editions_js__WEBPACK_IMPORTED_MODULE_1__/* .newestOf */ .su)(subjects, loads) };
}
function statesOf(findings, base, printOf) {
    return new Map(findings.map((finding) => [finding, base?.has(printOf(finding)) ? "existing" : "new"]));
}
async function holdersIn({ inspection: { subjects }, repo }, decisions) {
    const holding = subjects.filter(({ host, item }) => {
        const { granted } = decisions.allowance(host, item);
        return (granted.length > 0 &&
            item.profile !== undefined &&
            (0,_model_profile_js__WEBPACK_IMPORTED_MODULE_4__/* .capabilitiesOf */ .SF)(item.profile).some((capability) => granted.includes(capability)));
    });
    if (holding.length === 0)
        return new Map();
    const { fingerprintOf } = await __webpack_require__.e(/* import() */ 8096).then(__webpack_require__.bind(__webpack_require__, 8096));
    return new Map(await Promise.all(holding.map(async (subject) => [subject, await fingerprintOf(subject.item, repo)])));
}
function governed(inspection, { decisions, hosts: some, starts }, movement = { loosened: [], weakened: [] }, stale = [], answering = decisions, unapproved = []) {
    const whole = some === undefined && starts === undefined;
    const about = inspection.subjects.map(({ host, item }) => ({ host, item, path: item.files[0] ?? "" }));
    const standing = (0,_policy_findings_js__WEBPACK_IMPORTED_MODULE_3__/* .policyFacts */ ._X)(answering, about, inspection.findings, movement, unapproved);
    const own = (0,_policy_findings_js__WEBPACK_IMPORTED_MODULE_3__/* .checkPolicy */ .hM)(decisions, { ...standing, unused: whole ? [...standing.unused, ...stale] : [] }, (item) => inspection.subjects.find((subject) => subject.item === item));
    return own.length === 0 ? inspection : { ...inspection, findings: [...inspection.findings, ...own].sort(_inspect_index_js__WEBPACK_IMPORTED_MODULE_2__/* .byPlace */ .hz) };
}
function staleIn(baseline, findings, printOf, covers) {
    if (!baseline)
        return [];
    const found = new Map(findings.map((finding) => [printOf(finding), finding]));
    return [...baseline.entries.values()]
        .filter((entry) => !covers(entry, found.get(entry.fingerprint)))
        .map(({ rule, kind, path, profile, at }) => ({
        message: `the entry of the baseline for \`${kind === null ? rule : `${rule}/${kind}`}\` in \`${path}\`${profile === null ? "" : ` (\`${profile}\`)`} matches no finding any more; \`baseline --prune\` takes it out`,
        at,
    }));
}
class Standing {
    finding;
    state;
    waiver;
    isBaselined;
    #printOf;
    constructor(finding, state, waiver, isBaselined, printOf) {
        this.finding = finding;
        this.state = state;
        this.waiver = waiver;
        this.isBaselined = isBaselined;
        this.#printOf = printOf;
    }
    get fingerprint() {
        return this.#printOf(this.finding);
    }
}
function unreadable(error) {
    if (error instanceof _repo_tree_js__WEBPACK_IMPORTED_MODULE_6__/* .UserError */ .yo)
        return error.message;
    throw error;
}
function vacant({ loads }, repo, { decisions }) {
    return loads.flatMap(({ host, title, load }) => (decisions.hosts[host]?.dirs ?? []).flatMap(({ value, at }) => {
        const path = (0,_repo_path_js__WEBPACK_IMPORTED_MODULE_9__/* .plain */ .pj)(value) ?? value;
        const layers = load.layers.filter(({ name, status }) => name !== "builtin" && status !== "absent");
        if (layers.some(({ root }) => (0,_repo_path_js__WEBPACK_IMPORTED_MODULE_9__/* .isWithin */ .UO)(root, path)) ||
            load.unjudged.some((problem) => (0,_repo_path_js__WEBPACK_IMPORTED_MODULE_9__/* .isWithin */ .UO)(problem.at.source.path, path)))
            return [];
        const { line } = (0,_repo_text_js__WEBPACK_IMPORTED_MODULE_5__/* .positionAt */ .t$)(at.source, at.span.start);
        const isThere = ["file", "directory"].includes(repo.resolve(path).kind);
        return [
            `\`hosts.${host}.dirs\` (${at.source.path}:${line}) names \`${value}\`, ${isThere ? `in which ${title} finds nothing to read` : "which is not there"}`,
        ];
    }));
}
function looked({ loads, subjects }, { decisions, user }) {
    if (subjects.length > 0)
        return [];
    const usual = loads.flatMap(({ host }) => {
        const places = (_generated_hosts_js__WEBPACK_IMPORTED_MODULE_0__/* .hosts */ .S[host]?.patterns ?? [])
            .filter((place) => user !== undefined || !/^[~$/]/.test(place))
            .map((place) => place.replace(/^\*\*\//, ""));
        const profiles = places.filter((place) => place.includes("*"));
        return (profiles.length > 0 ? profiles : places).map((place) => place.replace(/\/?[^/]*\*.*$/, ""));
    });
    const named = loads.flatMap(({ host, title }) => (decisions.hosts[host]?.dirs ?? []).map(({ value }) => `\`${value || "."}\` for ${title}`));
    const quoted = [...new Set(usual)].filter((place) => place !== "").map((place) => `\`${place}\``);
    return [`no profile found; looked for ${[quoted.join(", "), ...named].filter((part) => part !== "").join(" and ")}`];
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

const notice = 14;
function expiryProblems({ grants, waivers }, today, longest, isAbove = false) {
    const all = [
        ...grants.map((entry) => ({ entry, what: "grant" })),
        ...waivers.map((entry) => ({ entry, what: "waiver" })),
    ];
    return all.flatMap(({ what, entry }) => {
        const { until, owner, at } = entry;
        if (until === undefined)
            return [];
        const say = (about, message) => [
            {
                about: isAbove ? "ending" : about,
                message: `the ${what} of ${owner} ${message}`,
                at,
                identity: identityOfEntry(entry),
            },
        ];
        const left = (0,_days_js__WEBPACK_IMPORTED_MODULE_0__/* .daysBetween */ .Y)(today, until);
        if (left < 0)
            return say("ended", `ended on ${until} and counts no more`);
        if (what === "waiver" && left > longest)
            return say("far", `runs until ${until}, ${left} days; ${longest} are taken at the most, so it does not count`);
        return left <= notice
            ? say("ending", `ends on ${until}, ${left === 0 ? "which is today" : `in ${left} ${left === 1 ? "day" : "days"}`}`)
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
/* harmony export */   KH: () => (/* binding */ isAbout),
/* harmony export */   Y: () => (/* binding */ ruleOf),
/* harmony export */   du: () => (/* binding */ viewOf)
/* harmony export */ });
/* harmony import */ var _generated_catalogue_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8280);
/* harmony import */ var _model_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3861);
/* harmony import */ var _days_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7034);
/* harmony import */ var _levels_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(778);




const presetCeiling = ["read"];
const waiverDays = { recommended: 180, strict: 90 };
function viewOf(policy, today, selects, longest = waiverDays[policy.preset]) {
    const preset = (0,_model_js__WEBPACK_IMPORTED_MODULE_1__/* .presetPlace */ .zp)(policy.preset);
    function* told(world, own) {
        for (let i = policy.overrides.length - 1; i >= 0; i--) {
            const override = policy.overrides[i];
            const stated = override && own(override);
            if (override && stated && world(override))
                yield stated;
        }
        const general = own(policy);
        if (!general)
            return;
        yield general;
        yield* general.over ?? [];
    }
    const isStated = (world) => first(told(world, (part) => part.ceiling)) !== undefined;
    function* level(id, kind, world) {
        const rule = ruleOf(id);
        if (kind !== undefined)
            yield* told(world, ({ rules: own }) => own[`${id}/${kind}`]?.level);
        const ofKind = kind === undefined ? undefined : rule?.kinds?.[kind];
        const levels = ofKind ?? (rule?.levelsUnstated && !isStated(world) ? rule.levelsUnstated : rule?.levels);
        const silent = { value: levels?.[policy.preset] ?? "error", at: preset };
        if (!ofKind || silent.value !== "off")
            yield* told(world, ({ rules: own }) => own[id]?.level);
        yield silent;
    }
    function* option(id, name, world) {
        yield* told(world, ({ rules: own }) => own[id]?.options[name]);
        yield { value: ruleOf(id)?.options?.[name]?.presets[policy.preset] ?? 0, at: preset };
    }
    function* ceiling(world) {
        yield* told(world, (part) => part.ceiling);
        yield { value: presetCeiling, at: preset };
    }
    const around = (about) => (override) => about !== undefined && selects(override, about);
    const decided = (id, kind, about) => foremost(level(id, kind, around(about)));
    return {
        policy,
        decided,
        level: (id, kind, about, day) => (0,_levels_js__WEBPACK_IMPORTED_MODULE_2__/* .capped */ .uo)(decided(id, kind, about).value, (0,_levels_js__WEBPACK_IMPORTED_MODULE_2__/* .stageOf */ .gV)(policy.rollout, id, day)),
        option: (id, name, about) => foremost(option(id, name, around(about))),
        ceiling: (about) => ({ value: foremost(ceiling(around(about))), stated: isStated(around(about)) }),
        decidedIn: (world, id, kind) => foremost(level(id, kind, world)),
        optionIn: (world, id, name) => foremost(option(id, name, world)),
        ceilingIn: (world) => foremost(ceiling(world)),
        said: {
            level: (id, kind, about) => level(id, kind, around(about)),
            option: (id, name, about) => option(id, name, around(about)),
            ceiling: (about) => ceiling(around(about)),
        },
        overrides: (about) => policy.overrides.filter((override) => selects(override, about)),
        grants(about) {
            const matching = policy.grants.filter((grant) => selects(grant, about));
            return {
                current: matching.filter(({ until }) => until === undefined || until >= today),
                ended: matching.filter(({ until }) => until !== undefined && until < today),
            };
        },
        waiver: (finding, about, free = () => true) => policy.waivers.find((waiver) => isAbout(waiver, finding) &&
            selects(waiver, about) &&
            waiver.until >= today &&
            (0,_days_js__WEBPACK_IMPORTED_MODULE_3__/* .daysBetween */ .Y)(today, waiver.until) <= longest &&
            free(waiver)),
    };
}
function first(some) {
    for (const one of some)
        return one;
    return undefined;
}
function foremost(some) {
    for (const one of some)
        return one;
    throw new Error("nothing was said");
}
function isAbout({ rule }, finding) {
    return rule === finding.rule || rule === `${finding.rule}/${finding.kind}`;
}
function ruleOf(id) {
    return Object.hasOwn(_generated_catalogue_js__WEBPACK_IMPORTED_MODULE_0__/* .rules */ .a, id) ? _generated_catalogue_js__WEBPACK_IMPORTED_MODULE_0__/* .rules */ .a[id] : undefined;
}


/***/ }),

/***/ 778:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Rn: () => (/* binding */ stricter),
/* harmony export */   Vi: () => (/* binding */ isLaxer),
/* harmony export */   gV: () => (/* binding */ stageOf),
/* harmony export */   uo: () => (/* binding */ capped)
/* harmony export */ });
/* unused harmony export order */
/* harmony import */ var _model_finding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(290);

const order = ["off", ..._model_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .severities */ .g];
function stricter(one, other) {
    return order.indexOf(one) >= order.indexOf(other) ? one : other;
}
function isLaxer(one, other) {
    return order.indexOf(one) < order.indexOf(other);
}
function capped(level, stage) {
    const most = stage === "observe" ? "note" : stage === "warn" ? "warning" : "error";
    return isLaxer(most, level) ? most : level;
}
function stageOf(rollout, rule, today) {
    if (!rollout)
        return "enforce";
    return stageIn(rollout.rules[rule], today) ?? stageIn(rollout, today) ?? "enforce";
}
function stageIn(schedule, today) {
    if (!schedule)
        return undefined;
    if (schedule.enforceFrom && schedule.enforceFrom.value <= today)
        return "enforce";
    if (schedule.warnFrom && schedule.warnFrom.value <= today)
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
    const some = policies.some(({ grants, ignore, overrides, waivers, grantable }) => grants.length + ignore.length + overrides.length + waivers.length > 0 || grantable);
    if (!some)
        return () => false;
    const [{ Minimatch }, { globOf }] = await Promise.all([__webpack_require__.e(/* import() */ 3581).then(__webpack_require__.bind(__webpack_require__, 3581)), __webpack_require__.e(/* import() */ 8471).then(__webpack_require__.bind(__webpack_require__, 8471))]);
    const options = { dot: true, nocomment: true, nonegate: true, noext: true, platform: "linux" };
    const classOf = (set) => {
        const one = new Minimatch(`x${set}`, options);
        return (character) => one.match(`x${character}`);
    };
    const compiled = new Map();
    return (text, glob) => {
        let matches = compiled.get(glob);
        if (!matches)
            compiled.set(glob, (matches = globOf(new Minimatch(glob, options).globParts, classOf)));
        return matches(text);
    };
}
function selectsBy(matcher) {
    return ({ profiles, paths, hosts }, { host, item, path }) => {
        const name = item?.profile && (0,_model_fact_js__WEBPACK_IMPORTED_MODULE_0__/* .known */ .eO)(item.profile.name);
        return ((hosts.length === 0 || (host !== null && hosts.includes(host))) &&
            (profiles.length === 0 ||
                profiles.some((glob) => glob === "*" || glob === "**" || (name !== undefined && matcher(inOneWord(name), inOneWord(glob))))) &&
            (paths.length === 0 || paths.some((glob) => matcher(path, glob))));
    };
}
function inOneWord(name) {
    return name.replaceAll("/", "\u2215");
}


/***/ })

};
;