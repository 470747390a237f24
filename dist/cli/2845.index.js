"use strict";
exports.id = 2845;
exports.ids = [2845];
exports.modules = {

/***/ 60391:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K1: () => (/* binding */ remoteFor),
/* harmony export */   NE: () => (/* binding */ knownBy),
/* harmony export */   NL: () => (/* binding */ stagedSources),
/* harmony export */   NS: () => (/* binding */ isRemotePolicy),
/* harmony export */   TE: () => (/* binding */ policySources)
/* harmony export */ });
/* harmony import */ var _platform_disk_bytes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76988);
/* harmony import */ var _platform_native_path_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9144);
/* harmony import */ var _policy_file_tree_library_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(63073);
/* harmony import */ var _policy_find_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(24733);
/* harmony import */ var _repo_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(64951);
/* harmony import */ var _repo_tree_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(72456);






async function policySources(options, machine, root, repo, { isOnDisk = true, owner = "HEAD" } = {}) {
    const { policy, staged } = options;
    const { directory } = machine;
    const own = () => repo && (0,_policy_find_js__WEBPACK_IMPORTED_MODULE_3__/* .findPolicy */ .i)(repo);
    if (policy === undefined)
        return { policy: await own(), upper: undefined };
    if (isRemotePolicy(policy))
        return { policy: await own(), upper: await organisationPolicy(policy, remoteFor(options, machine)) };
    const path = root === undefined ? undefined : (0,_platform_native_path_js__WEBPACK_IMPORTED_MODULE_1__/* .pathBelow */ .Br)(root, (0,_platform_native_path_js__WEBPACK_IMPORTED_MODULE_1__/* .absolutePath */ .Hi)(directory, policy));
    if (path === undefined)
        return { policy: await own(), upper: readPolicyFile(directory, policy) };
    const isFound = repo?.entries.has(path) === true;
    if (staged && !isFound)
        throw new _repo_tree_js__WEBPACK_IMPORTED_MODULE_5__/* .UserError */ .yo(`${owner} has no policy file \`${path}\``);
    if (repo && isFound)
        return { policy: await (0,_policy_find_js__WEBPACK_IMPORTED_MODULE_3__/* .findPolicy */ .i)(repo, path), upper: undefined };
    return { policy: isOnDisk ? { ...readPolicyFile(directory, policy), path } : undefined, upper: undefined };
}
async function stagedSources(options, machine, { root, repo, base, slug }) {
    const tree = base?.repo ?? repo;
    const remote = fetchedOnce(remoteFor(options, machine));
    const libraryOf = (files, commit) => (0,_policy_file_tree_library_js__WEBPACK_IMPORTED_MODULE_2__/* .libraryIn */ .T)(files, commit, remote, { repository: knownBy(slug) });
    const sources = {
        ...(await policySources(options, machine, root, tree, { owner: base ? "HEAD" : "the index" })),
        policyCommit: base?.commit ?? null,
        library: libraryOf(tree, base?.commit),
        baseline: await (0,_policy_find_js__WEBPACK_IMPORTED_MODULE_3__/* .findBaseline */ .X)(tree),
    };
    if (!base)
        return sources;
    const named = options.policy !== undefined && sources.upper === undefined;
    const path = named ? (0,_platform_native_path_js__WEBPACK_IMPORTED_MODULE_1__/* .pathBelow */ .Br)(root, (0,_platform_native_path_js__WEBPACK_IMPORTED_MODULE_1__/* .absolutePath */ .Hi)(machine.directory, options.policy)) : undefined;
    const policy = path === undefined || repo.entries.has(path) ? await (0,_policy_find_js__WEBPACK_IMPORTED_MODULE_3__/* .findPolicy */ .i)(repo, path) : undefined;
    return {
        ...sources,
        next: { policy, library: libraryOf(repo), baseline: await (0,_policy_find_js__WEBPACK_IMPORTED_MODULE_3__/* .findBaseline */ .X)(repo) },
    };
}
function knownBy(slug) {
    return async () => ({ name: await slug() });
}
function isRemotePolicy(policy) {
    return policy.includes("//") && policy.includes("@");
}
async function organisationPolicy(policy, remote) {
    const { referenceOf, referenceText } = await Promise.resolve(/* import() */).then(__webpack_require__.bind(__webpack_require__, 73594));
    const reference = referenceOf(policy);
    if (typeof reference === "string" || reference.kind !== "remote")
        throw new _repo_tree_js__WEBPACK_IMPORTED_MODULE_5__/* .UserError */ .yo(typeof reference === "string" ? reference : `\`${policy}\` does not name a file of another repository`);
    const found = await remote(reference);
    if (typeof found === "string")
        throw new _repo_tree_js__WEBPACK_IMPORTED_MODULE_5__/* .UserError */ .yo(`the policy \`${referenceText(reference)}\` could not be fetched: ${found}`);
    return { ...found.source, path: referenceText(reference) };
}
function remoteFor({ offline, remote: given }, { environment }) {
    let remote = given;
    return async (reference) => {
        remote ??= (await __webpack_require__.e(/* import() */ 2788).then(__webpack_require__.bind(__webpack_require__, 2788))).remoteOf(environment, offline);
        return remote(reference);
    };
}
function fetchedOnce(remote) {
    const answers = new Map();
    return (reference) => {
        const key = JSON.stringify(reference);
        const answer = answers.get(key) ?? remote(reference);
        answers.set(key, answer);
        return answer;
    };
}
function readPolicyFile(directory, path) {
    let bytes;
    try {
        bytes = (0,_platform_disk_bytes_js__WEBPACK_IMPORTED_MODULE_0__/* .readFile */ .TA)((0,_platform_native_path_js__WEBPACK_IMPORTED_MODULE_1__/* .absolutePath */ .Hi)(directory, path));
    }
    catch (error) {
        if (error instanceof _repo_tree_js__WEBPACK_IMPORTED_MODULE_5__/* .UnreadableFile */ .ie && error.message === _platform_disk_bytes_js__WEBPACK_IMPORTED_MODULE_0__/* .goneMessage */ .N)
            throw new _repo_tree_js__WEBPACK_IMPORTED_MODULE_5__/* .UserError */ .yo(`there is no policy file \`${path}\`${path.startsWith("preset:") ? "; name a preset in `extends` of a policy" : ""}`);
        throw error instanceof _repo_tree_js__WEBPACK_IMPORTED_MODULE_5__/* .UnreadableFile */ .ie ? new _repo_tree_js__WEBPACK_IMPORTED_MODULE_5__/* .UserError */ .yo(`the policy file \`${path}\` ${error.message}`) : error;
    }
    const text = (0,_repo_text_js__WEBPACK_IMPORTED_MODULE_4__/* .decodeText */ .g7)(bytes);
    if (text === undefined)
        throw new _repo_tree_js__WEBPACK_IMPORTED_MODULE_5__/* .UserError */ .yo(`the policy file \`${path}\` is not UTF-8 text`);
    return { path, text };
}


/***/ }),

/***/ 24652:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G2: () => (/* binding */ governingPolicy),
/* harmony export */   Lv: () => (/* binding */ notesOnOtherPolicy),
/* harmony export */   cq: () => (/* binding */ baselineFrom),
/* harmony export */   dK: () => (/* binding */ repairNotes),
/* harmony export */   h9: () => (/* binding */ readPolicies),
/* harmony export */   kD: () => (/* binding */ policyBefore)
/* harmony export */ });
/* harmony import */ var _evaluate_govern_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(36096);
/* harmony import */ var _policy_model_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(53861);


async function governingPolicy(sources, today) {
    const [{ decide }, read] = await Promise.all([Promise.all(/* import() */[__webpack_require__.e(5), __webpack_require__.e(5149), __webpack_require__.e(4997), __webpack_require__.e(4914)]).then(__webpack_require__.bind(__webpack_require__, 5149)), readPolicies(sources)]);
    const [baseline, staged] = await Promise.all([
        sources.baseline && baselineFrom(sources.baseline),
        stagedBaseline(sources),
    ]);
    const head = staged ?? baseline;
    if (read.run !== "staged" || !head)
        return (0,_evaluate_govern_js__WEBPACK_IMPORTED_MODULE_0__/* .govern */ .c)(read, baseline, today, decide);
    return (0,_evaluate_govern_js__WEBPACK_IMPORTED_MODULE_0__/* .govern */ .c)({ ...read, head: { ...read.head, baseline: head } }, baseline ?? noBaseline, today, decide);
}
async function policyBefore(sources, { policies }, today) {
    if (!sources)
        return {};
    const [{ newEntries }, governing] = await Promise.all([
        __webpack_require__.e(/* import() */ 2126).then(__webpack_require__.bind(__webpack_require__, 2126)),
        governingPolicy(sources, today),
    ]);
    if ("kind" in governing)
        return { before: { decisions: undefined, baseline: undefined, added: [] } };
    const { decisions, baseline } = governing;
    const [old, fresh] = [decisions.policies.at(-1), policies.at(-1)];
    const { grants, waivers } = old && fresh ? newEntries(old, fresh, today) : { grants: [], waivers: [] };
    return { before: { decisions, baseline, added: [...grants, ...waivers].map(({ at }) => at) } };
}
function notesOnOtherPolicy({ policy, before }, { base }) {
    if (base === undefined || !before)
        return [];
    const [now, old] = [policy, before.policy].map((source) => (source && "text" in source ? source.text : undefined));
    if (now === old)
        return [];
    return [
        `the policy differs from that of ${base}, with which a pull request is checked, so it may fail there; \`diff ${base}\` shows what the policy changes`,
    ];
}
async function stagedBaseline({ baseline, next }) {
    if (!next || (isText(baseline) && isText(next.baseline) && baseline.text === next.baseline.text))
        return undefined;
    return next.baseline ? baselineFrom(next.baseline) : noBaseline;
}
async function readPolicies(sources) {
    const { policy, next, upper, library, policyCommit } = sources;
    const [own, organisation] = await Promise.all([
        policyFrom(policy, library, policyCommit),
        upper && organisationFrom(upper, library),
    ]);
    const files = { policy: own, baseline: noBaseline };
    return {
        run: next ? "staged" : "plain",
        head: next ? { policy: await stagedPolicy(own, sources, next), baseline: noBaseline } : files,
        base: next && files,
        defaultBranch: undefined,
        organisation,
        fallback: undefined,
        path: undefined,
    };
}
async function stagedPolicy(own, { library }, next) {
    const text = isText(next.policy) ? next.policy.text : undefined;
    const unread = { kind: "unread", text };
    const isSame = own.kind === "read" && own.source.text === text;
    if (isSame && (library === next.library || isOneFile(own.policy)))
        return unread;
    const staged = await policyFrom(next.policy, next.library, null);
    return own.kind === "broken" || staged.kind === "broken" ? staged : unread;
}
function isOneFile({ sources, organisation }) {
    return !organisation && sources.filter(({ ref }) => !ref.startsWith("preset:")).length < 2;
}
function isText(found) {
    return found !== undefined && "text" in found;
}
const noBaseline = { kind: "none" };
async function policyFrom(found, library, commit) {
    if (found === undefined)
        return { kind: "none" };
    if ("kind" in found)
        return { kind: "broken", cause: "invalid", problems: found };
    const policy = await readFrom(found, library, commit);
    return "kind" in policy
        ? { kind: "broken", cause: "invalid", problems: policy }
        : { kind: "read", policy, source: found };
}
async function organisationFrom(source, library) {
    const outside = {
        ...library,
        file: async () => "a policy outside the repository can extend only presets and files of other repositories",
    };
    const policy = await readFrom(source, outside, null);
    if ("kind" in policy)
        return { kind: "broken", name: source.path, problems: policy };
    if (!policy.organisation)
        return { kind: "read", policy };
    const { at } = policy.organisation;
    const message = "a policy from outside the repository cannot name another one above it; remove `organisation`";
    return { kind: "broken", name: source.path, problems: { kind: "problems", problems: [{ message, at }] } };
}
async function readFrom(source, library, commit) {
    const { readPolicy } = await Promise.all(/* import() */[__webpack_require__.e(9007), __webpack_require__.e(1090)]).then(__webpack_require__.bind(__webpack_require__, 19007));
    return readPolicy(source, library, commit ?? undefined);
}
async function baselineFrom(found) {
    if ("kind" in found)
        return { kind: "broken", problems: found, source: undefined };
    const { readBaseline } = await Promise.all(/* import() */[__webpack_require__.e(5), __webpack_require__.e(1722), __webpack_require__.e(4997), __webpack_require__.e(668)]).then(__webpack_require__.bind(__webpack_require__, 71722));
    const baseline = readBaseline(found);
    return "kind" in baseline
        ? { kind: "broken", problems: baseline, source: found }
        : { kind: "read", baseline, source: found };
}
const repairAdvice = "the policy and the baseline of `HEAD` decide about every commit, so no later one passes while this file is invalid; correct it and stage it with `git add`, or delete it with `git rm`";
function repairNotes({ problems }, isStaged) {
    const own = [..._policy_model_js__WEBPACK_IMPORTED_MODULE_1__/* .policyPaths */ .ff, _policy_model_js__WEBPACK_IMPORTED_MODULE_1__/* .baselinePath */ .XB];
    const isOwn = ({ at, related = [] }) => [at, ...related.map((other) => other.at)].some(({ source }) => own.includes(source.path)) &&
        !at.source.path.includes("//");
    return isStaged && problems.some(isOwn) ? [repairAdvice] : [];
}


/***/ }),

/***/ 36096:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Q: () => (/* binding */ baselineRefusal),
  c: () => (/* binding */ govern)
});

// EXTERNAL MODULE: ./build/bundle/src/policy/model.js
var model = __webpack_require__(53861);
// EXTERNAL MODULE: ./build/bundle/src/policy/organisation.js
var organisation = __webpack_require__(8236);
;// CONCATENATED MODULE: ./build/bundle/src/policy/policy-files.js
function hasSameFaults(a, b) {
    const faultsOf = ({ policy, baseline }) => JSON.stringify([policy, baseline].map((state) => state.kind === "broken" ? state.problems.problems.map(({ message, at }) => [at.source.path, message]) : null));
    return faultsOf(a) === faultsOf(b);
}
function holdsSame(a, b) {
    const contentOf = ({ policy, baseline }) => JSON.stringify([
        policy.kind === "read" ? policy.policy.sources.map(({ ref, text }) => [ref, text]) : null,
        policy.kind === "broken" ? policy.problems.problems.map(({ message }) => message) : null,
        baseline.kind === "none" ? null : baseline.source?.text,
    ]);
    return contentOf(a) === contentOf(b);
}

;// CONCATENATED MODULE: ./build/bundle/src/policy/governing.js



function chooseGoverning(input) {
    const ceiling = ceilingOf(input.organisation, input.fallback);
    if ("kind" in ceiling)
        return (isCommand(input) ? refuseRepository(input) : undefined) ?? ceiling;
    return refuseRepository(input) ?? combinePolicies(input, ceiling);
}
function refuseOrganisation(organisation, fallback) {
    const ceiling = ceilingOf(organisation, fallback);
    return "kind" in ceiling ? ceiling : undefined;
}
function ceilingOf(organisation, fallback) {
    if (organisation === undefined)
        return { policy: undefined, note: undefined };
    if (organisation.kind === "read")
        return { policy: organisation.policy, note: undefined };
    const missing = `the policy \`${organisation.name}\` could not be fetched`;
    if (fallback === undefined) {
        const fault = organisation.kind === "broken" ? organisation.problems : `${missing}: ${organisation.reason}`;
        return { kind: "refused", by: "organisation", fault };
    }
    const reason = organisation.kind === "unreachable"
        ? organisation.reason
        : (organisation.problems.problems[0]?.message ?? "it cannot be read");
    return { policy: (0,model/* presetPolicy */.W)(fallback), note: `${missing}, so preset:${fallback} is the ceiling: ${reason}` };
}
function refuseRepository(input) {
    const { head, defaultBranch, fallback } = input;
    const [owner, own] = governingTree(input);
    const refuse = (by, { problems }) => ({
        kind: "refused",
        by,
        fault: problems,
    });
    if (own.policy.kind === "broken" && !isRepaired(input)) {
        if (input.run === "staged" && head.policy.kind === "broken")
            return refuse("head", head.policy);
        if (isCommand(input) || isUnreachable(own.policy, fallback))
            return refuse(owner, own.policy);
    }
    if (defaultBranch?.policy.kind === "broken" && isUnreachable(defaultBranch.policy, fallback))
        return refuse("default branch", defaultBranch.policy);
    if (head.policy.kind === "broken" && !isExcused(head, head.policy, own, fallback))
        return refuse("head", head.policy);
    return undefined;
}
function isRepaired({ run, head }) {
    return run === "staged" && (head.policy.kind === "read" || head.policy.kind === "none");
}
function isUnreachable({ cause }, fallback) {
    return cause === "unreachable" && fallback === undefined;
}
function isExcused(head, { cause }, own, fallback) {
    if (cause === "unreachable" && fallback !== undefined)
        return true;
    return head !== own && (cause === "withheld" || hasSameFaults(head, own));
}
function governingTree({ base, defaultBranch, head }) {
    if (base)
        return ["base", base];
    if (defaultBranch)
        return ["default branch", defaultBranch];
    return ["head", head];
}
const reasons = {
    base: "the policy of the base applies, so that no change can excuse itself",
    "default branch": "the policy of the default branch applies to commits on other branches",
    head: "there is no base or default branch to take a policy from, so the commit's own policy applies",
};
function combinePolicies(input, ceiling) {
    const { base, defaultBranch, head } = input;
    const [owner, own] = governingTree(input);
    const stricterOf = base && defaultBranch && !holdsSame(base, defaultBranch)
        ? countingPolicy("default branch", defaultBranch, input)
        : undefined;
    const counting = countingPolicy(owner, own, input);
    const unread = head.policy.kind === "broken" && head.policy.cause === "withheld" ? head.policy.problems.problems : [];
    const notes = [
        ceiling.note,
        unread.length > 0 ? unreadNote : undefined,
        stricterOf?.note,
        counting.note,
        stricterOf ? stricterNote : otherBranchNote(input),
        isCommand(input) ? undefined : (0,organisation/* pinNote */.uA)(counting.policy.organisation, ceiling.policy),
        stagedNote(own.policy, head.policy),
    ];
    return {
        kind: "governed",
        governs: owner,
        because: reasons[owner],
        policy: counting.policy,
        substitute: counting.substitute,
        ceiling: ceiling.policy,
        stricterOf: stricterOf?.policy,
        proposal: input.run === "pull-request" && base ? proposalOf(head, base) : undefined,
        unread,
        notes: notes.filter((note) => note !== undefined),
    };
}
const unreadNote = "the policy in this change extends a file that is not fetched for pull requests, so the tool cannot tell what it loosens";
const stricterNote = "the base is not the default branch, so the stricter of its policy and the default branch's applies";
function countingPolicy(owner, { policy }, input) {
    switch (policy.kind) {
        case "read":
            return { policy: policy.policy, substitute: "itself", note: undefined };
        case "broken":
            return substituteFor(owner, policy, input);
        default:
            return {
                policy: (0,model/* presetPolicy */.W)("recommended"),
                substitute: input.organisation ? "organisation alone" : "recommended",
                note: missingNote(owner, input),
            };
    }
}
function substituteFor(owner, { cause, problems }, { organisation, fallback, run }) {
    const [whose, change] = run === "staged" ? ["`HEAD`", " to the commit that repairs it"] : [ownerNames[owner], ""];
    const noteFor = (what) => `the policy of ${whose} is invalid, so ${what} applies${change}: ${problems.problems[0]?.message ?? ""}`;
    if (cause === "unreachable" && fallback !== undefined)
        return { policy: (0,model/* presetPolicy */.W)(fallback), substitute: "fallback", note: noteFor(`preset:${fallback}`) };
    return organisation
        ? {
            policy: (0,model/* presetPolicy */.W)("recommended"),
            substitute: "organisation alone",
            note: noteFor("only the organisation's policy"),
        }
        : { policy: (0,model/* presetPolicy */.W)("strict"), substitute: "strict", note: noteFor("preset:strict") };
}
const ownerNames = {
    base: "the base",
    "default branch": "the default branch",
    head: "this commit",
};
function missingNote(owner, { path, organisation, head }) {
    const checking = organisation ? "only the organisation's policy applies" : "preset:recommended applies";
    if (path !== undefined)
        return `${ownerNames[owner]} has no policy \`${path}\` yet, so ${checking}`;
    if (head.policy.kind !== "read")
        return undefined;
    return `${ownerNames[owner]} has no policy, so ${checking}; the policy in this change takes effect once merged`;
}
function otherBranchNote({ base, defaultBranch, head }) {
    return !base && defaultBranch && !holdsSame(head, defaultBranch)
        ? "this is not the default branch; the default branch's policy applies"
        : undefined;
}
function stagedNote(head, staged) {
    if (staged.kind !== "unread" || staged.text === (head.kind === "read" ? head.source.text : undefined))
        return undefined;
    return `staged policy changes take effect once committed; until then, ${head.kind === "none" ? "preset:recommended" : "HEAD's policy"} applies`;
}
function proposalOf(head, base) {
    if (head.policy.kind === "broken")
        return undefined;
    const policy = head.policy.kind === "read" ? head.policy.policy : (0,model/* presetPolicy */.W)("recommended");
    return { policy, isChange: !holdsSame(head, base) };
}
function isCommand({ run }) {
    return run === "staged" || run === "plain";
}

;// CONCATENATED MODULE: ./build/bundle/src/policy/governing-baseline.js


function chooseBaseline(input, refusal) {
    const { base, defaultBranch, head } = input;
    const [, own] = governingTree(input);
    if (refusal !== undefined) {
        const isNoted = isCommand(input) ? own.baseline.kind !== "none" : own.baseline.kind === "read";
        return { kind: "chosen", baseline: undefined, note: isNoted ? refusal : undefined };
    }
    const isRepaired = input.run === "staged" && head.baseline.kind !== "broken";
    if (own.baseline.kind === "broken" && isCommand(input) && !isRepaired)
        return { kind: "refused", problems: (head.baseline.kind === "broken" ? head.baseline : own.baseline).problems };
    if (head.baseline.kind === "broken" && (head === own || !hasSameFaults(head, own)))
        return { kind: "refused", problems: head.baseline.problems };
    const baseline = readBaselineOf(own);
    return {
        kind: "chosen",
        baseline: base && defaultBranch ? sharedBaseline(baseline, readBaselineOf(defaultBranch)) : baseline,
        note: own.baseline.kind === "broken" ? "the baseline is invalid and is ignored" : undefined,
    };
}
function readBaselineOf({ baseline }) {
    return baseline.kind === "read" ? baseline.baseline : undefined;
}
function sharedBaseline(a, b) {
    if (!a || !b)
        return undefined;
    return { entries: new Map([...a.entries].filter(([fingerprint]) => b.entries.has(fingerprint))) };
}

// EXTERNAL MODULE: ./build/bundle/src/repo/text.js
var repo_text = __webpack_require__(64951);
// EXTERNAL MODULE: ./build/bundle/src/repo/tree.js
var tree = __webpack_require__(72456);
;// CONCATENATED MODULE: ./build/bundle/src/evaluate/govern.js




async function govern(read, baseline, today, decide) {
    const choice = chooseGoverning(read);
    if (choice.kind === "refused") {
        if (typeof choice.fault === "string")
            throw new tree/* UserError */.yo(choice.fault);
        return choice.fault;
    }
    const decisions = await decide(choice.policy, today, choice.ceiling);
    if (!baseline)
        return { decisions, baseline: undefined, notes: choice.notes };
    const own = { ...(read.base ?? read.head), baseline };
    const chosen = chooseBaseline(read.base ? { ...read, base: own } : { ...read, head: own }, decisions.baseline === "refuse" ? `the baseline is ignored: ${baselineRefusal(decisions)}` : undefined);
    if (chosen.kind === "refused")
        return chosen.problems;
    return {
        decisions,
        baseline: chosen.baseline,
        notes: chosen.note === undefined ? choice.notes : [...choice.notes, chosen.note],
    };
}
function baselineRefusal({ policies }) {
    const at = policies.map(({ baseline }) => baseline).find((stated) => stated?.value === "refuse")?.at;
    if (at)
        return `the policy forbids baselines (${at.source.path}:${(0,repo_text/* positionAt */.t$)(at.source, at.span.start).line})`;
    const above = policies.find(({ baseline }) => baseline?.value !== "allow")?.sources.at(-1)?.ref ?? "";
    return `below the policy \`${above}\`, which does not say \`baseline: allow\`, no baseline counts`;
}


/***/ }),

/***/ 49581:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ holdsOnlyKnown),
/* harmony export */   Z: () => (/* binding */ listedAsKnown)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var _repo_name_list_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(61968);



function listedAsKnown(folder, found, isTop) {
    if (folder.odd)
        return undefined;
    const files = [];
    for (const entry of found) {
        if (entry.isFile())
            files.push(entry.name);
        else if (!entry.isDirectory())
            return undefined;
    }
    if (files.join(_repo_name_list_js__WEBPACK_IMPORTED_MODULE_2__/* .between */ .Tq) !== folder.files || folder.files.includes(lost))
        return undefined;
    return files.length === found.length && !folder.folders ? folder.files : mixedList(folder, found, isTop);
}
function mixedList(folder, found, isTop) {
    const names = [];
    let known = 0;
    for (const entry of found) {
        const { name } = entry;
        if (entry.isFile())
            names.push(name);
        else if (folder.folders?.has(name) && !name.includes(lost)) {
            known++;
            names.push(`${name}/`);
        }
        else if (!isTop || name !== ".git")
            return undefined;
    }
    return known === (folder.folders?.size ?? 0) ? names.join(_repo_name_list_js__WEBPACK_IMPORTED_MODULE_2__/* .between */ .Tq) : undefined;
}
const lost = "\ufffd";
function holdsOnlyKnown(root, top) {
    const left = [{ directory: root, folder: top }];
    try {
        for (let next = left.pop(); next; next = left.pop()) {
            const { directory, folder } = next;
            const found = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(directory, { withFileTypes: true });
            folder.listed = listedAsKnown(folder, found, folder === top);
            if (folder.listed === undefined && !areKnown(folder, found, folder === top))
                return false;
            if (!folder.folders)
                continue;
            for (const { name } of found) {
                const inside = folder.folders.get(name);
                if (inside)
                    left.push({ directory: `${directory}${node_path__WEBPACK_IMPORTED_MODULE_1__.sep}${name}`, folder: inside });
            }
        }
        return true;
    }
    catch {
        return false;
    }
}
function areKnown(folder, found, isTop) {
    const names = folder.names();
    return found.every((entry) => {
        const { name } = entry;
        if (name.includes(lost))
            return false;
        if (isTop && name === ".git")
            return true;
        const expected = names.get(name);
        return entry.isDirectory() ? expected === "directory" || expected === "submodule" : expected === "file";
    });
}


/***/ }),

/***/ 76988:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ goneMessage),
/* harmony export */   O$: () => (/* binding */ borrowFile),
/* harmony export */   TA: () => (/* binding */ readFile),
/* harmony export */   q3: () => (/* binding */ asUnreadable)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _repo_tree_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(72456);


const goneMessage = "is gone since it was listed";
const faults = {
    EACCES: "may not be read: permission denied",
    EPERM: "may not be read: permission denied",
    ENOENT: goneMessage,
    ENOTDIR: goneMessage,
    ELOOP: "has become a link since it was listed",
    EISDIR: "is not a regular file",
    ENXIO: "is not a regular file",
    ENODEV: "is not a regular file",
    EIO: "cannot be read: input or output error",
    EBUSY: "is in use by another program",
    ENAMETOOLONG: "has a path that is too long for this system",
};
function readFile(path) {
    return Buffer.from(borrowFile(path));
}
function borrowFile(path) {
    return asUnreadable(() => {
        const file = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(path, flags);
        try {
            return bytesOf(file);
        }
        finally {
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(file);
        }
    });
}
const flags = node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_RDONLY | (node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NOFOLLOW ?? 0) | (node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NONBLOCK ?? 0);
function bytesOf(file) {
    const stats = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(file);
    const { size } = stats;
    if (!stats.isFile())
        throw new _repo_tree_js__WEBPACK_IMPORTED_MODULE_1__/* .UnreadableFile */ .ie("is not a regular file");
    if (size > _repo_tree_js__WEBPACK_IMPORTED_MODULE_1__/* .limits */ .Fy.fileBytes)
        throw new _repo_tree_js__WEBPACK_IMPORTED_MODULE_1__/* .UnreadableFile */ .ie((0,_repo_tree_js__WEBPACK_IMPORTED_MODULE_1__/* .tooLarge */ .g$)(size));
    if (size > room.length)
        room = Buffer.allocUnsafeSlow(Math.max(size, smallRoom));
    let length = 0;
    for (let part = -1; part !== 0 && length < size; length += part)
        part = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readSync)(file, room, length, size - length, null);
    return room.subarray(0, length);
}
const smallRoom = 1 << 16;
let room = Buffer.alloc(0);
function asUnreadable(call) {
    try {
        return call();
    }
    catch (error) {
        const fault = error instanceof Error && "code" in error ? faults[String(error.code)] : undefined;
        throw fault === undefined ? error : new _repo_tree_js__WEBPACK_IMPORTED_MODULE_1__/* .UnreadableFile */ .ie(fault);
    }
}


/***/ }),

/***/ 31227:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   RO: () => (/* binding */ endYoungGrowth),
/* harmony export */   bQ: () => (/* binding */ prepareShortRun),
/* harmony export */   pZ: () => (/* binding */ prepareLongRun)
/* harmony export */ });
const later = {
    byBudget: ["--interrupt-budget=500000"],
    byCount: ["--invocation-count-for-maglev=4000", "--invocation-count-for-turbofan=30000"],
};
const laterOptimising = [
    ["11.3.", later.byBudget],
    ["12.4.", later.byCount],
    ["13.6.", later.byCount],
];
const fewYoung = ["--semi-space-growth-factor=1", "--no-parallel-scavenge"];
const manyYoung = ["--heap-growing-percent=30", "--semi-space-growth-factor=2", "--parallel-scavenge"];
const enoughYoung = 32 << 20;
const engine = () => process.getBuiltinModule("node:v8");
const own = laterOptimising.find(([version]) => process.versions.v8.startsWith(version))?.[1];
function prepareShortRun() {
    if (own)
        setAll([...own, ...fewYoung]);
}
function prepareLongRun() {
    if (own)
        setAll(manyYoung);
}
function endYoungGrowth() {
    const young = engine()
        .getHeapSpaceStatistics()
        .find(({ space_name }) => space_name === "new_space");
    if (!young || young.space_size < enoughYoung)
        return false;
    if (own)
        setAll(["--semi-space-growth-factor=1"]);
    return true;
}
function setAll(flags) {
    for (const flag of flags)
        engine().setFlagsFromString(flag);
}


/***/ }),

/***/ 3986:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dj: () => (/* binding */ ensureMemoryForReport),
/* harmony export */   EJ: () => (/* binding */ ensureMemory),
/* harmony export */   Nc: () => (/* binding */ ensureMemoryForFile),
/* harmony export */   Q0: () => (/* binding */ ensureMemoryForResult)
/* harmony export */ });
/* harmony import */ var _repo_tree_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(72456);
/* harmony import */ var _engine_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(31227);


const share = 0.7;
const mebibyte = 1 << 20;
const filesPerLook = 16;
const manyFiles = 64 * filesPerLook;
const bytesPerEntry = 2048;
const resultsPerLook = 256;
let files = 0;
let isYoungLargeEnough = false;
let results = 0;
let nextCollection = 0;
function ensureMemoryForFile() {
    if (++files % filesPerLook !== 0)
        return;
    if (files === filesPerLook)
        (0,_engine_js__WEBPACK_IMPORTED_MODULE_1__/* .prepareShortRun */ .bQ)();
    if (files === manyFiles)
        (0,_engine_js__WEBPACK_IMPORTED_MODULE_1__/* .prepareLongRun */ .pZ)();
    if (files > manyFiles && !isYoungLargeEnough)
        isYoungLargeEnough = (0,_engine_js__WEBPACK_IMPORTED_MODULE_1__/* .endYoungGrowth */ .RO)();
    ensureMemory();
}
function ensureMemoryForResult() {
    if (++results % resultsPerLook === 0)
        ensureMemory();
}
function ensureMemoryForReport(entries) {
    ensureMemory(entries * bytesPerEntry);
}
function ensureMemory(needed = 0) {
    const before = heap();
    const most = share * before.limit - needed;
    if (before.used < Math.max(most, needed > 0 ? 0 : nextCollection))
        return;
    collect();
    const { used, limit } = heap();
    nextCollection = (used + limit) / 2;
    if (used >= most)
        throw new _repo_tree_js__WEBPACK_IMPORTED_MODULE_0__/* .RunFailure */ .ae(exhausted(used + needed, limit));
}
function heap() {
    const statistics = process.getBuiltinModule("node:v8").getHeapStatistics();
    return { used: statistics.used_heap_size, limit: oldGeneration(statistics.heap_size_limit) };
}
function oldGeneration(limit) {
    const options = [...process.execArgv, process.env["NODE_OPTIONS"] ?? ""].join(" ");
    const named = /--max[-_]old[-_]space[-_]size[= ](\d+)/.exec(options)?.[1];
    return named === undefined ? limit - Math.min(192 * mebibyte, limit / 2) : Number(named) * mebibyte;
}
function collect() {
    process.getBuiltinModule("node:v8").setFlagsFromString("--expose-gc");
    process.getBuiltinModule("node:vm").runInNewContext("gc")();
}
function exhausted(used, limit) {
    const [now = 0, most = 0] = [used, limit].map((bytes) => Math.round(bytes / mebibyte));
    return `this repository needs more memory than Node.js may use (${now} of ${most} MiB); set NODE_OPTIONS=--max-old-space-size=${2 * Math.max(now, most)}, or, on the command line, check fewer hosts at once with \`--host ID\``;
}


/***/ }),

/***/ 68311:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ absenceText)
/* harmony export */ });
function absenceText(resolution) {
    switch (resolution.kind) {
        case "missing":
            return resolution.link === undefined
                ? "does not exist in this repository"
                : "is a symbolic link to a file that does not exist; replace it by the file itself";
        case "outside":
            return resolution.link === undefined
                ? "lies outside this repository"
                : "is a symbolic link that leads outside this repository; replace it by the file itself";
        case "loop":
            return "is a symbolic link that leads to itself; replace it by the file itself";
        case "directory":
            return "is a directory, not a file";
        default:
            return "is no file of this repository";
    }
}


/***/ }),

/***/ 73594:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $S: () => (/* binding */ namesSameFile),
/* harmony export */   T4: () => (/* binding */ isPinned),
/* harmony export */   Wm: () => (/* binding */ pinnedText),
/* harmony export */   referenceOf: () => (/* binding */ referenceOf),
/* harmony export */   referenceText: () => (/* binding */ referenceText),
/* harmony export */   rz: () => (/* binding */ pinnedReferenceOf)
/* harmony export */ });
/* harmony import */ var _repo_spelling_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(26782);
/* harmony import */ var _model_rule_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(78301);


function referenceOf(text) {
    if (text.startsWith("preset:"))
        return presetReference(text);
    const remote = remotePattern.exec(text);
    if (remote) {
        const [, owner = "", repository = "", path = "", ref = "", sha256] = remote;
        if (isOutside(path) || /^\.{1,2}$/.test(repository) || isImpossibleRef(ref))
            return `\`${text}\` names a repository, a path or a ref that there cannot be`;
        return { kind: "remote", owner, repository, path: normalizedPath(path), ref, sha256: sha256?.toLowerCase() };
    }
    if (/^[^#]+@[^#]+#/.test(text))
        return `\`${text}\` pins no content: a digest reads \`#sha256:\` and 64 hexadecimal digits`;
    if (/\/\/|[@#]/.test(text))
        return `\`${text}\` is no reference; one to another repository reads \`owner/repo//path@ref\`, with \`#sha256:…\` to pin its content`;
    if (isOutside(text))
        return `\`${text}\` is not a file of this repository`;
    return { kind: "file", path: normalizedPath(text) };
}
function presetReference(text) {
    const preset = _model_rule_js__WEBPACK_IMPORTED_MODULE_0__/* .presets */ .v4.find((name) => `preset:${name}` === text);
    if (preset)
        return { kind: "preset", preset };
    const names = _model_rule_js__WEBPACK_IMPORTED_MODULE_0__/* .presets */ .v4.map((name) => `preset:${name}`);
    return `there is no \`${text}\`${(0,_repo_spelling_js__WEBPACK_IMPORTED_MODULE_1__/* .suggestion */ .h)(text, names)}`;
}
const remotePattern = /^([A-Za-z0-9][\w.-]{0,99})\/([\w.-]{1,100})\/\/([^@#]{1,400})@([^@#\s]{1,250})(?:#sha256:([0-9a-fA-F]{64}))?$/;
function isImpossibleRef(ref) {
    return /^-|\.\.|[\s~^:?*[\\]/.test(ref);
}
function isPinned({ ref, sha256 }) {
    return sha256 !== undefined || /^[0-9a-f]{40,64}$/.test(ref);
}
function referenceText(reference) {
    switch (reference.kind) {
        case "preset":
            return `preset:${reference.preset}`;
        case "file":
            return reference.path;
        case "remote":
            return `${reference.owner}/${reference.repository}//${reference.path}@${reference.ref}`;
    }
}
function pinnedReferenceOf(text) {
    const example = "`acme/policy//agents.yml@COMMIT#sha256:…`";
    const reference = referenceOf(text);
    if (typeof reference === "string")
        return reference;
    if (reference.kind !== "remote")
        return `\`${text}\` does not name a file of another repository; write it as ${example}`;
    const { sha256 } = reference;
    if (sha256 === undefined)
        return `\`${text}\` has no digest, so neither a vendored copy nor a moved ref can be checked; write it as ${example}, or run \`agent-profile-check init --organisation ${text} --from FILE\``;
    return { ...reference, sha256 };
}
function pinnedText(reference) {
    return `${referenceText(reference)}#sha256:${reference.sha256}`;
}
function namesSameFile(a, b) {
    const homeOf = ({ owner, repository }) => `${owner}/${repository}`.toLowerCase();
    return homeOf(a) === homeOf(b) && a.path === b.path;
}
function isOutside(path) {
    return path === "" || path.startsWith("/") || /^[A-Za-z]:|[\\\0]/.test(path) || path.split("/").includes("..");
}
function normalizedPath(path) {
    return path
        .split("/")
        .filter((part) => part !== "" && part !== ".")
        .join("/");
}


/***/ }),

/***/ 63073:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ libraryIn)
/* harmony export */ });
/* harmony import */ var _absence_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(68311);
/* harmony import */ var _reference_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73594);
/* harmony import */ var _vendored_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(93232);



function libraryIn(repo, commit, fetched, { named, change, repository } = {}) {
    const copy = async (reference) => (await (0,_vendored_js__WEBPACK_IMPORTED_MODULE_0__/* .vendoredCopy */ .n4)(repo, reference)) ?? (await (0,_vendored_js__WEBPACK_IMPORTED_MODULE_0__/* .vendoredCopy */ .n4)(change, reference));
    const remote = async (reference) => (await copy(reference)) ?? fetched(reference);
    return {
        remote,
        ...(repository ? { repository } : {}),
        async organisation(reference) {
            const found = await copy(reference);
            if (found)
                return found;
            const stale = change === undefined ? await (0,_vendored_js__WEBPACK_IMPORTED_MODULE_0__/* .staleCopy */ .JX)(repo, reference) : undefined;
            if (stale)
                return stale;
            if (named && (0,_reference_js__WEBPACK_IMPORTED_MODULE_1__/* .namesSameFile */ .$S)(named, reference))
                return undefined;
            const answer = await fetched(reference);
            return typeof answer === "string" ? (0,_vendored_js__WEBPACK_IMPORTED_MODULE_0__/* .missingOrganisation */ .DZ)(reference, answer) : answer;
        },
        async file(path) {
            const content = await repo?.read(path);
            switch (content?.kind) {
                case "text":
                    return { source: content.source, ...(commit === undefined ? {} : { commit }) };
                case "not-utf8":
                    return "it is not UTF-8 text";
                case "unjudged":
                    return `it ${content.problem}`;
                case "absent":
                    return `it ${(0,_absence_text_js__WEBPACK_IMPORTED_MODULE_2__/* .absenceText */ .X)(content.resolution)}`;
                case undefined:
                    return "there is no tree to read it from";
            }
        },
    };
}


/***/ }),

/***/ 93232:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DZ: () => (/* binding */ missingOrganisation),
/* harmony export */   Ee: () => (/* binding */ isVendored),
/* harmony export */   JX: () => (/* binding */ staleCopy),
/* harmony export */   lR: () => (/* binding */ renewCommand),
/* harmony export */   n4: () => (/* binding */ vendoredCopy),
/* harmony export */   pw: () => (/* binding */ vendoredPath)
/* harmony export */ });
/* harmony import */ var _platform_hash_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81957);
/* harmony import */ var _repo_path_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(76311);
/* harmony import */ var _repo_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(64951);
/* harmony import */ var _reference_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(73594);




const vendoredPath = ".github/agent-profile-check.organisation.yml";
const mostCopies = 50;
function isVendored(path) {
    return /^\.github\/agent-profile-check\.organisation(?:[.-][^/]*)?\.ya?ml$/.test(path);
}
async function vendoredCopy(repo, reference) {
    if (!repo || reference.sha256 === undefined)
        return undefined;
    for (const path of copiesIn(repo)) {
        const text = await textOf(repo, path, reference.sha256);
        if (text !== undefined)
            return foundAs(reference, text);
    }
    return undefined;
}
async function staleCopy(repo, reference) {
    if (!repo?.entries.has(vendoredPath))
        return undefined;
    const content = await repo.read(vendoredPath);
    const found = content.kind === "text"
        ? `has the digest sha256:${(0,_platform_hash_js__WEBPACK_IMPORTED_MODULE_0__.sha256)(content.source.text)}`
        : content.kind === "unjudged"
            ? content.problem
            : "is not a UTF-8 text file";
    return {
        message: `the vendored copy \`${vendoredPath}\` ${found}, but \`organisation\` requires sha256:${reference.sha256}; restore the copy, or renew the key and the copy: ${renewCommand(reference)}`,
        related: [{ message: "the vendored copy", at: (0,_repo_text_js__WEBPACK_IMPORTED_MODULE_1__/* .placeOfPath */ .Es)(vendoredPath) }],
    };
}
function renewCommand(reference) {
    return `\`agent-profile-check init --organisation ${(0,_reference_js__WEBPACK_IMPORTED_MODULE_2__.referenceText)(reference)} --from FILE\``;
}
function copiesIn(repo) {
    return repo
        .names(".github")
        .map((name) => `.github/${name}`)
        .filter(isVendored)
        .sort((a, b) => Number(b === vendoredPath) - Number(a === vendoredPath) || (0,_repo_path_js__WEBPACK_IMPORTED_MODULE_3__/* .byBytes */ .bg)(a, b))
        .slice(0, mostCopies);
}
async function textOf(repo, path, digest) {
    const content = await repo.read(path);
    if (content.kind !== "text")
        return undefined;
    const { text } = content.source;
    return [text, text.replaceAll("\r\n", "\n")].find((candidate) => (0,_platform_hash_js__WEBPACK_IMPORTED_MODULE_0__.sha256)(candidate) === digest);
}
function foundAs(reference, text) {
    const source = { path: (0,_reference_js__WEBPACK_IMPORTED_MODULE_2__.referenceText)(reference), text };
    return /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(reference.ref) ? { source, commit: reference.ref } : { source };
}
function missingOrganisation(reference, reason) {
    return {
        kind: "unfetched",
        message: `the organisation's policy \`${(0,_reference_js__WEBPACK_IMPORTED_MODULE_2__/* .pinnedText */ .Wm)(reference)}\` has no vendored copy (\`${vendoredPath}\`) and could not be fetched: ${reason}; write the copy with ${renewCommand(reference)}`,
    };
}


/***/ }),

/***/ 24733:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ findBaseline),
/* harmony export */   i: () => (/* binding */ findPolicy)
/* harmony export */ });
/* harmony import */ var _absence_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(68311);
/* harmony import */ var _model_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(53861);
/* harmony import */ var _repo_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(64951);



async function findPolicy(repo, path) {
    const paths = path === undefined
        ? _model_js__WEBPACK_IMPORTED_MODULE_0__/* .policyPaths */ .ff.filter((candidate) => repo.entries.has(candidate) || repo.resolve(candidate).kind === "file")
        : [path];
    const [first, second] = paths;
    if (first === undefined)
        return undefined;
    if (second !== undefined)
        return refuse(second, `there are two policies, \`${first}\` and \`${second}\`; keep one`, first);
    return textOf(repo, first, "policy");
}
async function findBaseline(repo) {
    return repo.entries.has(_model_js__WEBPACK_IMPORTED_MODULE_0__/* .baselinePath */ .XB) ? textOf(repo, _model_js__WEBPACK_IMPORTED_MODULE_0__/* .baselinePath */ .XB, "baseline") : undefined;
}
async function textOf(repo, path, what) {
    const content = await repo.read(path);
    switch (content.kind) {
        case "text":
            return content.source;
        case "not-utf8":
            return refuse(path, `the ${what} is not UTF-8 text`);
        case "unjudged":
            return refuse(path, `the ${what} ${content.problem}`);
        case "absent":
            return refuse(path, `the ${what} ${(0,_absence_text_js__WEBPACK_IMPORTED_MODULE_2__/* .absenceText */ .X)(content.resolution)}`);
    }
}
function refuse(at, message, rival) {
    return {
        kind: "problems",
        problems: [
            {
                message,
                at: (0,_repo_text_js__WEBPACK_IMPORTED_MODULE_1__/* .placeOfPath */ .Es)(at),
                ...(rival === undefined ? {} : { related: [{ message: "the other policy", at: (0,_repo_text_js__WEBPACK_IMPORTED_MODULE_1__/* .placeOfPath */ .Es)(rival) }] }),
            },
        ],
    };
}


/***/ }),

/***/ 53861:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ presetPolicy),
/* harmony export */   X4: () => (/* binding */ nearPolicyNames),
/* harmony export */   XB: () => (/* binding */ baselinePath),
/* harmony export */   eY: () => (/* binding */ codeOwners),
/* harmony export */   ff: () => (/* binding */ policyPaths),
/* harmony export */   jq: () => (/* binding */ isForeign),
/* harmony export */   zp: () => (/* binding */ presetPlace)
/* harmony export */ });
/* harmony import */ var _repo_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(64951);

const codeOwners = "codeowners";
const baselinePath = ".github/agent-profile-check.baseline.json";
const policyPaths = [
    ".github/agent-profile-check.yml",
    ".github/agent-profile-check.yaml",
    ".agent-profile-check.yml",
];
const nearPolicyNames = [
    "agent-profile-check",
    "agent-profiles-check",
    "agent-profile-checks",
    "agent_profile_check",
].flatMap((stem) => ["yml", "yaml", "json"].flatMap((ending) => ["", "."].map((dot) => `${dot}${stem}.${ending}`)));
function presetPolicy(preset) {
    return {
        preset,
        presetAt: undefined,
        hosts: {},
        ceiling: undefined,
        grants: [],
        servers: undefined,
        models: undefined,
        ignore: [],
        rules: {},
        overrides: [],
        waivers: [],
        grantable: undefined,
        waivable: undefined,
        baseline: undefined,
        rollout: undefined,
        approvals: { widening: undefined, policy: undefined },
        organisation: undefined,
        sources: [{ ref: `preset:${preset}`, text: `preset:${preset}` }],
    };
}
function isForeign({ source: { path } }) {
    return path.includes("//") || /^(?:\/|\.\.(?:\/|$)|[A-Za-z]:)/.test(path);
}
function presetPlace(preset) {
    return (0,_repo_text_js__WEBPACK_IMPORTED_MODULE_0__/* .placeOfPath */ .Es)(`preset:${preset}`);
}


/***/ }),

/***/ 8236:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $E: () => (/* binding */ contentOf),
/* harmony export */   P$: () => (/* binding */ isCovered),
/* harmony export */   iQ: () => (/* binding */ ceilingsOf),
/* harmony export */   uA: () => (/* binding */ pinNote)
/* harmony export */ });
/* harmony import */ var _file_reference_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73594);
/* harmony import */ var _file_vendored_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(93232);


function ceilingsOf({ organisation }, outer) {
    const named = organisation?.policy;
    if (!outer)
        return named ? [named] : [];
    return named && organisation && !isCovered(organisation, outer) ? [outer, named] : [outer];
}
function isCovered({ reference, policy }, outer) {
    const own = outer.sources.at(-1);
    if (!own)
        return false;
    if (policy && contentOf(policy) === contentOf(outer))
        return true;
    const named = (0,_file_reference_js__WEBPACK_IMPORTED_MODULE_1__.referenceOf)(own.ref);
    if (typeof named !== "string" && named.kind === "remote")
        return (0,_file_reference_js__WEBPACK_IMPORTED_MODULE_1__/* .namesSameFile */ .$S)(named, reference);
    return !own.ref.startsWith("preset:") && `/${own.ref.replaceAll("\\", "/")}`.endsWith(`/${reference.path}`);
}
function pinNote(organisation, outer) {
    const own = outer?.sources.at(-1);
    if (!organisation || !outer || !own || own.ref.startsWith("preset:"))
        return undefined;
    const key = (0,_file_reference_js__WEBPACK_IMPORTED_MODULE_1__.referenceText)(organisation.reference);
    const named = (0,_file_reference_js__WEBPACK_IMPORTED_MODULE_1__.referenceOf)(own.ref);
    if (!isCovered(organisation, outer))
        return `the workflow names the policy \`${own.ref}\`, and \`organisation\` names \`${key}\`: both apply here, but hooks know only the second, so the verdicts can differ`;
    const { policy } = organisation;
    const isSame = policy ? contentOf(policy) === contentOf(outer) : key === own.ref;
    if (isSame || typeof named === "string" || named.kind !== "remote")
        return undefined;
    return `the workflow names the policy \`${own.ref}\`, and \`organisation\` names another version, \`${key}\`: the first applies here and the second in hooks, so the verdicts can differ; renew the key with ${(0,_file_vendored_js__WEBPACK_IMPORTED_MODULE_0__/* .renewCommand */ .lR)(named)}`;
}
function contentOf({ sources }) {
    return JSON.stringify(sources.map(({ text }) => text));
}


/***/ }),

/***/ 61968:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Mr: () => (/* binding */ pathsIn),
/* harmony export */   Tq: () => (/* binding */ between),
/* harmony export */   Tt: () => (/* binding */ holdsHidden),
/* harmony export */   iP: () => (/* binding */ holdsName),
/* harmony export */   ry: () => (/* binding */ countIn),
/* harmony export */   wX: () => (/* binding */ namesIn)
/* harmony export */ });
/* harmony import */ var _path_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76311);

const between = "\0";
function namesIn(list) {
    return list === "" ? [] : list.split(between);
}
function pathsIn(directory, list) {
    return namesIn(list).map((name) => (0,_path_js__WEBPACK_IMPORTED_MODULE_0__/* .join */ .fj)(directory, name));
}
function countIn(list) {
    let count = list === "" ? 0 : 1;
    for (let at = list.indexOf(between); at >= 0; at = list.indexOf(between, at + 1))
        count++;
    return count;
}
function holdsName(list, name) {
    if (name === "" || name.includes(between))
        return false;
    for (let at = list.indexOf(name); at >= 0; at = list.indexOf(name, at + 1)) {
        const end = at + name.length;
        if ((at === 0 || list[at - 1] === between) && (end === list.length || list[end] === between))
            return true;
    }
    return false;
}
function holdsHidden(list) {
    return list.startsWith(".") || list.includes(`${between}.`);
}


/***/ }),

/***/ 50239:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ isSameObject),
/* harmony export */   Q: () => (/* binding */ Questions)
/* harmony export */ });
class Questions {
    #paths = new Set();
    #directories = new Set();
    #names = new Set();
    #kinds = new Set();
    #searches = new Set();
    contents = new Set();
    identities = new Set();
    parts = new Set();
    #asksForHidden = false;
    #asksForSize = false;
    path(path) {
        this.#paths.add(path);
    }
    directory(path) {
        this.#directories.add(path);
    }
    name(name) {
        this.#names.add(name);
    }
    kind(kind) {
        this.#kinds.add(kind);
    }
    search(passes) {
        this.#searches.add(passes);
    }
    hidden() {
        this.#asksForHidden = true;
    }
    size() {
        this.#asksForSize = true;
    }
    haveSameAnswers(one, other) {
        const isSame = (questions, answer) => [...questions].every((question) => written(answer(one, question)) === written(answer(other, question)));
        return (!(this.#asksForSize && one.size !== other.size) &&
            !(this.#asksForHidden && written(one.hidden()) !== written(other.hidden())) &&
            [...this.#paths].every((path) => isSameEntry(one.get(path), other.get(path))) &&
            isSame(this.#directories, (entries, path) => [...entries.inside(path)].sort()) &&
            isSame(this.#names, (entries, name) => entries.holding(name)) &&
            isSame(this.#kinds, (entries, kind) => [...entries.ofKind(kind)].map(factsOf)) &&
            isSame(this.#searches, (entries, passes) => entries.having(passes).map(factsOf)));
    }
}
function written(answer) {
    return JSON.stringify(answer);
}
function factsOf({ path, kind, target, unjudged, id }) {
    const needsNoId = kind === "file" || kind === "directory" || target !== undefined;
    return [path, kind, target, unjudged, needsNoId ? undefined : id];
}
function isSameEntry(one, other) {
    if (!one || !other)
        return one === other;
    return written(factsOf(one)) === written(factsOf(other));
}
function isSameObject(one, other) {
    const areFiles = one?.kind === "file" && other?.kind === "file" && (one.unjudged ?? other.unjudged) === undefined;
    return areFiles && one.id !== undefined && one.id === other.id;
}


/***/ }),

/***/ 49603:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  T: () => (/* binding */ RepoIndex)
});

// EXTERNAL MODULE: ./build/bundle/src/repo/content.js
var repo_content = __webpack_require__(70231);
// EXTERNAL MODULE: ./build/bundle/src/repo/name-list.js
var name_list = __webpack_require__(61968);
// EXTERNAL MODULE: ./build/bundle/src/repo/path.js
var repo_path = __webpack_require__(76311);
;// CONCATENATED MODULE: ./build/bundle/src/repo/own-tilde.js

const ownTilde = "./~";
function parentOf(path) {
    return path === ownTilde ? "" : (0,repo_path/* directoryOf */.jt)(path);
}
function lastOf(path) {
    return path === ownTilde ? ownTilde : (0,repo_path/* nameOf */.Vb)(path);
}

;// CONCATENATED MODULE: ./build/bundle/src/repo/same-path.js
const plainFile = "file";
function isReplacedBy(known, entry) {
    if (known !== plainFile && known.kind === "unnameable")
        return false;
    if (entry.kind === "unnameable")
        return true;
    return (known !== plainFile &&
        known.kind === "directory" &&
        known.unjudged === undefined &&
        (entry.kind !== "directory" || entry.unjudged !== undefined));
}

// EXTERNAL MODULE: ./build/bundle/src/repo/tree.js
var repo_tree = __webpack_require__(72456);
// EXTERNAL MODULE: ./build/bundle/src/repo/many.js
var many = __webpack_require__(46447);
;// CONCATENATED MODULE: ./build/bundle/src/repo/entries.js






class Entries {
    #directories;
    #special;
    #hidden;
    #holding = new Map();
    #size;
    #questions;
    constructor(directories = new Map(), special = new Map(), hidden = new Map(), size = 0) {
        this.#directories = directories;
        this.#special = special;
        this.#hidden = hidden;
        this.#size = size;
    }
    static async from(list) {
        const entries = new Entries();
        const building = new Map();
        entries.#add({ path: "", kind: "directory" }, building);
        await list({
            entry: (entry) => entries.#add(entry, building),
            files: (directory, names) => entries.#addFiles(directory, names, building),
        });
        for (const [directory, inside] of building)
            entries.#directories.set(directory, inside);
        return entries;
    }
    noting(questions) {
        const entries = new Entries(this.#directories, this.#special, this.#hidden, this.#size);
        entries.#holding = this.#holding;
        entries.#questions = questions;
        return entries;
    }
    get size() {
        this.#questions?.size();
        return this.#size;
    }
    get(path) {
        this.#questions?.path(path);
        const directory = parentOf(path);
        if (directory === path)
            return this.#special.get(path);
        const inside = this.#directories.get(directory);
        const found = typeof inside === "string" ? this.#named(inside, path) : inside?.get(lastOf(path));
        return found === plainFile ? { path, kind: "file" } : found;
    }
    #named(list, path) {
        if (!(0,name_list/* holdsName */.iP)(list, lastOf(path)))
            return undefined;
        this.#directories.set(parentOf(path), tableOf(list));
        return plainFile;
    }
    has(path) {
        this.#questions?.path(path);
        const directory = parentOf(path);
        if (directory === path)
            return this.#special.has(path);
        const inside = this.#directories.get(directory);
        return typeof inside === "string" ? this.#named(inside, path) !== undefined : inside?.has(lastOf(path)) === true;
    }
    inside(directory) {
        this.#questions?.directory(directory);
        const inside = this.#directories.get(directory) ?? "";
        return typeof inside === "string" ? (0,name_list/* namesIn */.wX)(inside) : inside.keys();
    }
    holding(name) {
        this.#questions?.name(name);
        if (name.startsWith("."))
            return this.#hidden.get(name) ?? [];
        let found = this.#holding.get(name);
        if (!found)
            this.#holding.set(name, (found = [...this.#directories].flatMap(([directory, inside]) => (typeof inside === "string" ? (0,name_list/* holdsName */.iP)(inside, name) : inside.has(name)) ? [directory] : [])));
        return found;
    }
    hidden() {
        this.#questions?.hidden();
        return [...this.#hidden].flatMap(([name, directories]) => directories.map((directory) => (0,repo_path/* join */.fj)(directory, name)));
    }
    *ofKind(kind) {
        this.#questions?.kind(kind);
        for (const entry of this.#special.values())
            if (entry.kind === kind)
                yield entry;
    }
    having(passes, mayPass = () => true) {
        this.#questions?.search(passes);
        const found = [];
        const later = ["/", ""];
        for (let next = later.pop(); next !== undefined; next = later.pop())
            this.#search(next, 0, { passes, mayPass, later }, found);
        return found;
    }
    *values() {
        for (const root of ["", "/"]) {
            const entry = this.#special.get(root);
            if (entry)
                yield entry;
        }
        yield* this.having(() => true);
    }
    *keys() {
        for (const { path } of this.values())
            yield path;
    }
    *[Symbol.iterator]() {
        for (const entry of this.values())
            yield [entry.path, entry];
    }
    withoutIds(paths) {
        const [directories, special] = [new Map(this.#directories), new Map(this.#special)];
        for (const path of paths) {
            const entry = this.get(path);
            if (entry?.id === undefined)
                continue;
            const { id: _, ...bare } = entry;
            special.set(path, bare);
            const inside = directories.get(parentOf(path)) ?? "";
            const names = typeof inside === "string" ? tableOf(inside) : new Map(inside);
            directories.set(parentOf(path), names.set(lastOf(path), bare));
        }
        const entries = new Entries(directories, special, this.#hidden, this.#size);
        entries.#questions = this.#questions;
        return entries;
    }
    #add(entry, building) {
        const { path } = entry;
        const directory = parentOf(path);
        if (directory === path) {
            if (!this.#special.has(path))
                this.#size++;
            this.#special.set(path, this.#special.get(path) ?? entry);
            return;
        }
        const names = this.#tableIn(directory, building) ?? this.#opening(directory, building);
        const name = lastOf(path);
        const known = names.get(name);
        if (known !== undefined && !isReplacedBy(known, entry))
            return;
        const isPlain = isPlainFile(entry) && !(known !== undefined && building.has(path));
        names.set(name, isPlain ? plainFile : entry);
        if (!isPlain)
            this.#special.set(path, entry);
        else if (known !== undefined)
            this.#special.delete(path);
        if (known !== undefined)
            return;
        this.#size++;
        this.#noteHidden(directory, name);
    }
    #noteHidden(directory, name) {
        if (!name.startsWith("."))
            return;
        (0,many/* addTo */.DN)(this.#hidden, name, directory);
    }
    #addFiles(directory, list, building) {
        if (building.has(directory)) {
            for (const path of (0,name_list/* pathsIn */.Mr)(directory, list))
                this.#add({ path, kind: "file" }, building);
            return;
        }
        this.#opening(directory, building);
        building.set(directory, list);
        this.#size += (0,name_list/* countIn */.ry)(list);
        if ((0,name_list/* holdsHidden */.Tt)(list))
            for (const name of (0,name_list/* namesIn */.wX)(list))
                this.#noteHidden(directory, name);
    }
    #tableIn(directory, building) {
        const inside = building.get(directory);
        if (typeof inside !== "string")
            return inside;
        const names = tableOf(inside);
        building.set(directory, names);
        return names;
    }
    #opening(directory, building) {
        if (directory.length > 2 * repo_tree/* limits */.Fy.levels)
            this.#openAbove(directory, building);
        const names = new Map();
        building.set(directory, names);
        if (this.#special.has(directory))
            return names;
        const around = this.#tableIn(parentOf(directory), building);
        if (around?.get(lastOf(directory)) === plainFile) {
            const file = { path: directory, kind: "file" };
            around.set(lastOf(directory), file);
            this.#special.set(directory, file);
        }
        else
            this.#add({ path: directory, kind: "directory" }, building);
        return names;
    }
    #openAbove(directory, building) {
        const above = [];
        for (let at = parentOf(directory); at.length > repo_tree/* limits */.Fy.levels && !building.has(at); at = parentOf(at))
            above.push(at);
        for (let next = above.pop(); next !== undefined; next = above.pop())
            this.#opening(next, building);
    }
    #search(directory, level, search, found) {
        const inside = this.#directories.get(directory);
        if (inside === undefined)
            return;
        const { passes, mayPass } = search;
        const isWhole = passes(`${directory}/`);
        if (typeof inside === "string") {
            if (!isWhole && !mayPass(inside))
                return;
            for (const name of (0,name_list/* namesIn */.wX)(inside))
                if (isWhole || passes(name))
                    found.push({ path: (0,repo_path/* join */.fj)(directory, name), kind: "file" });
            return;
        }
        for (const [name, entry] of inside) {
            const isFound = isWhole || passes(name);
            if (entry === plainFile) {
                if (isFound)
                    found.push({ path: (0,repo_path/* join */.fj)(directory, name), kind: "file" });
                continue;
            }
            if (isFound)
                found.push(entry);
            if (level === repo_tree/* limits */.Fy.levels)
                search.later.push(entry.path);
            else
                this.#search(entry.path, level + 1, search, found);
        }
    }
}
function tableOf(list) {
    return new Map((0,name_list/* namesIn */.wX)(list).map((name) => [name, plainFile]));
}
function isPlainFile({ kind, id, unjudged, target }) {
    return kind === "file" && id === undefined && unjudged === undefined && target === undefined;
}

// EXTERNAL MODULE: ./build/bundle/src/repo/questions.js
var repo_questions = __webpack_require__(50239);
;// CONCATENATED MODULE: ./build/bundle/src/repo/resolve.js




function isUserPath(listing, path) {
    return listing.holdsUser && (path === "~" || path.startsWith("~/") || path.startsWith("/"));
}
function resolvePath(listing, path, follow) {
    const deep = path.length > 2 * repo_tree/* limits */.Fy.levels ? listedStartOf(listing, path) : undefined;
    const { root, segments } = deep ?? startOf(listing, path);
    if (root === undefined)
        return { kind: "outside", target: path };
    const walk = { directory: root, pending: segments, link: undefined, followed: 0 };
    while (walk.pending.length > 0) {
        const resolution = step(listing, walk, follow);
        if (resolution)
            return resolution;
    }
    return { kind: "directory", path: walk.directory };
}
function listedStartOf({ entries }, path) {
    const slashes = [];
    for (let at = path.indexOf("/", 1); at > 0; at = path.indexOf("/", at + 1))
        slashes.push(at);
    let root;
    let first = 0;
    for (let last = slashes.length; first < last;) {
        const middle = (first + last) >> 1;
        const entry = entries.get(path.slice(0, slashes[middle]));
        if (entry?.kind === "directory" && entry.unjudged === undefined) {
            root = entry.path;
            first = middle + 1;
        }
        else
            last = middle;
    }
    return root === undefined ? undefined : { root, segments: path.slice((slashes[first - 1] ?? 0) + 1).split("/") };
}
function startOf({ holdsUser }, path) {
    const segments = path.split("/");
    if (path.startsWith("/"))
        return { root: holdsUser ? "/" : undefined, segments };
    return holdsUser && segments[0] === "~" ? { root: "~", segments: segments.slice(1) } : { root: "", segments };
}
function step(listing, walk, follow) {
    const segment = walk.pending.shift() ?? "";
    if (segment === "." || segment === "")
        return undefined;
    if (segment === "..")
        return climb(listing, walk);
    const { directory, pending } = walk;
    const path = directory === "" && segment === "~" && listing.holdsUser ? ownTilde : (0,repo_path/* join */.fj)(directory, segment);
    const entry = listing.entries.get(path);
    if (!entry)
        return { kind: "missing", path: joined([path, ...pending]), ...viaLink(walk) };
    return enter(listing, walk, entry, follow);
}
function enter(listing, walk, entry, follow) {
    const { path, kind, unjudged } = entry;
    const isLast = walk.pending.length === 0;
    if (unjudged !== undefined)
        return { kind: "unjudged", path, problem: unjudged };
    switch (kind) {
        case "submodule":
            return { kind: "unjudged", path, problem: "is a submodule, whose files are not part of this tree" };
        case "unnameable":
            return { kind: "missing", path };
        case "link":
            return !follow && isLast ? { kind: "missing", path } : followLink(listing, walk, entry);
        case "file":
            return isLast ? { kind: "file", path } : { kind: "not-a-directory", path };
        case "directory":
            walk.directory = path;
            return undefined;
    }
}
function climb(listing, walk) {
    const { directory, pending, link } = walk;
    const isRoot = directory === "" || directory === "/" || (directory === "~" && isUserPath(listing, directory));
    if (isRoot)
        return { kind: "outside", target: link?.target ?? joined([directory, "..", ...pending]), ...viaLink(walk) };
    walk.directory = parentOf(directory);
    return undefined;
}
function followLink(listing, walk, entry) {
    const { path, target = "" } = entry;
    if (++walk.followed > repo_tree/* limits */.Fy.links)
        return { kind: "loop", link: path };
    walk.link = entry;
    if (target === "")
        return { kind: "missing", path, link: path };
    const { root, segments } = isUserPath(listing, path)
        ? startOf(listing, target)
        : { root: undefined, segments: target.split("/") };
    if (/^(?:[A-Za-z]:)?[\\/]/.test(target) && root === undefined)
        return { kind: "outside", target, link: path };
    if (target.startsWith("/") || root === "~")
        walk.directory = root ?? walk.directory;
    walk.pending = [...segments, ...walk.pending];
    return undefined;
}
function viaLink({ link }) {
    return link ? { link: link.path } : {};
}
function joined(segments) {
    return segments.filter((segment) => segment !== "" && segment !== ".").join("/");
}
function reachPath(listing, boundary, from, value) {
    if (isAbsolute(value))
        return { kind: "outside", how: "absolute", target: value };
    const limit = resolvePath(listing, boundary, true);
    const root = limit.kind === "directory" ? limit.path : boundary;
    const path = (0,repo_path/* join */.fj)(from, value);
    const climbs = (0,repo_path/* isWithin */.UO)(from, boundary) && climbsOut(boundary, from, value);
    const resolution = resolvePath(listing, path, true);
    if (resolution.kind === "loop")
        return climbs ? { kind: "outside", how: "parent", target: value } : { kind: "nowhere" };
    if (resolution.kind === "outside")
        return outside(resolution.target, resolution.link);
    if (climbs)
        return outside(resolution.path, undefined);
    if (!(0,repo_path/* isWithin */.UO)(resolution.path, root))
        return outside(resolution.path, firstLinkOn(listing, path));
    if (resolution.kind === "unjudged")
        return { kind: "nowhere", isUnknown: true };
    return resolution.kind === "file" || resolution.kind === "directory"
        ? { kind: "inside", path: resolution.path }
        : { kind: "nowhere" };
}
function isAbsolute(value) {
    return /^(?:[/\\]|~$|~\/|[A-Za-z]:[\\/])/.test(value);
}
function climbsOut(boundary, from, value) {
    return [value, value.replaceAll("\\", "/")].some((path) => !(0,repo_path/* isWithin */.UO)((0,repo_path/* plain */.pj)((0,repo_path/* join */.fj)(from, path)) ?? "..", boundary));
}
function outside(target, link) {
    return link === undefined
        ? { kind: "outside", how: "parent", target }
        : { kind: "outside", how: "link", target, link };
}
function firstLinkOn({ entries }, path) {
    let ancestor = "";
    for (const segment of path.split("/")) {
        ancestor = (0,repo_path/* plain */.pj)((0,repo_path/* join */.fj)(ancestor, segment)) ?? "";
        if (entries.get(ancestor)?.kind === "link")
            return ancestor;
    }
    return undefined;
}

;// CONCATENATED MODULE: ./build/bundle/src/repo/glimpses.js

const together = 256;
async function glimpsesOf(tree, paths, take) {
    const give = (path, bytes) => take(path, Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString("latin1"));
    if (await tree.glimpse?.(paths, give))
        return;
    const read = async (path) => {
        try {
            give(path, await tree.read(path));
        }
        catch (error) {
            if (!(error instanceof repo_tree/* UnreadableFile */.ie))
                throw error;
        }
    };
    for (let at = 0; at < paths.length; at += together)
        await Promise.all(paths.slice(at, at + together).map(read));
}

;// CONCATENATED MODULE: ./build/bundle/src/repo/repo-index.js








class RepoIndex {
    entries;
    #tree;
    #listing;
    #contents = new Map();
    #identified = new Set();
    #lender;
    #trustsIds = false;
    #notes;
    #made = new Map();
    #alike = new Map();
    #most;
    #bytes = 0;
    constructor(tree, entries, most) {
        this.entries = entries;
        this.#tree = tree;
        this.#most = most;
        this.#listing = { entries, holdsUser: tree.holdsUser === true };
    }
    static async of(tree, most = repo_tree/* limits */.Fy.totalBytes) {
        const list = async (take) => {
            if (tree.each)
                return tree.each(take);
            for (const entry of await tree.list())
                take.entry(entry);
        };
        return new RepoIndex(tree, await Entries.from(list), most);
    }
    noting(questions) {
        const index = new RepoIndex(this.#tree, this.entries.noting(questions), this.#most);
        index.#notes = { reader: this, questions };
        return index;
    }
    answersAlike(questions) {
        let alike = this.#alike.get(questions);
        if (!alike)
            this.#alike.set(questions, (alike = this.#answersAlike(questions)));
        return alike;
    }
    async #answersAlike(questions) {
        const lender = this.#lender;
        for (const part of questions.parts)
            if (!(await this.answersAlike(part)))
                return false;
        if (!lender || !questions.haveSameAnswers(this.entries, lender.entries))
            return false;
        const { contents, identities } = questions;
        if (this.#trustsIds)
            return [...contents, ...identities].every((path) => (0,repo_questions/* isSameObject */.G)(this.entries.get(path), lender.entries.get(path)));
        const answers = await Promise.all([
            ...[...contents].map((path) => this.#hasText(path, lender)),
            ...[...identities].map((path) => this.#hasIdentity(path, lender)),
        ]);
        return !answers.includes(false);
    }
    async #hasText(path, lender) {
        if ([this, lender].some(({ entries }) => entries.get(path)?.kind !== "file"))
            return false;
        const [content, lent] = await Promise.all([this.#contentAt(path), lender.#contentAt(path)]);
        return content.kind === "text" && lent.kind === "text" && content.source.text === lent.source.text;
    }
    async #hasIdentity(path, lender) {
        const [identity, lent] = await Promise.all([this.identify(path), lender.identify(path)]);
        return identity !== undefined && JSON.stringify(identity) === JSON.stringify(lent);
    }
    once(make) {
        const { reader, questions } = this.#notes ?? { reader: this };
        let made = reader.#made.get(make);
        if (!made) {
            const own = new repo_questions/* Questions */.Q();
            reader.#made.set(make, (made = { value: make(reader.noting(own)), questions: own }));
        }
        questions?.parts.add(made.questions);
        return made.value;
    }
    withTexts(texts) {
        const tree = this.#tree;
        const next = new RepoIndex({
            ...(tree.holdsUser ? { holdsUser: true } : {}),
            list: () => tree.list(),
            read: (path) => {
                const text = texts.get(path);
                return text === undefined ? tree.read(path) : Promise.resolve(new TextEncoder().encode(text));
            },
            identify: async (path) => (texts.has(path) ? undefined : tree.identify?.(path)),
        }, this.entries.withoutIds(texts.keys()), this.#most);
        const { reader, questions } = this.#notes ?? { reader: this };
        for (const [path, content] of reader.#contents)
            if (!texts.has(path))
                next.#contents.set(path, content);
        if (questions)
            next.#notes = { reader: next, questions };
        return next;
    }
    async without(paths) {
        const entries = await Entries.from(async (take) => {
            for (const entry of this.entries.values())
                if (entry.kind !== "directory" && !paths.has(entry.path))
                    take.entry(entry);
        });
        return new RepoIndex(this.#tree, entries, this.#most);
    }
    get readsAtOnce() {
        return this.#tree.readNow !== undefined;
    }
    async glimpses(paths, take) {
        for (const path of paths)
            this.#notes?.questions.contents.add(path);
        await glimpsesOf(this.#tree, paths, take);
    }
    resolve(path, { follow = true } = {}) {
        const direct = this.entries.get(path);
        if (direct && direct.unjudged === undefined && (direct.kind === "file" || direct.kind === "directory"))
            return { kind: direct.kind, path };
        return resolvePath(this.#listing, path, follow);
    }
    reach(boundary, from, value) {
        return reachPath(this.#listing, boundary, from, value);
    }
    isUsers(path) {
        return isUserPath(this.#listing, path);
    }
    holding(name) {
        return this.entries.holding(name);
    }
    hidden() {
        return this.entries.hidden();
    }
    names(directory) {
        const resolution = this.resolve(directory);
        if (resolution.kind !== "directory")
            return [];
        return [...this.entries.inside(resolution.path)].sort(repo_path/* byBytes */.bg);
    }
    async identityOf(path) {
        return (await this.identify(path))?.id;
    }
    async identify(path) {
        const resolution = this.resolve(path);
        if (resolution.kind !== "file" && resolution.kind !== "unjudged")
            return undefined;
        this.#notes?.questions.identities.add(resolution.path);
        (this.#notes?.reader ?? this).#identified.add(resolution.path);
        return this.#tree.identify?.(resolution.path);
    }
    agreesWith(next, { whole = false } = {}) {
        if (this.entries.size !== next.entries.size)
            return false;
        for (const [path, entry] of this.entries) {
            const match = next.entries.get(path);
            if (!match || !isSameKind(entry, match))
                return false;
            if (entry.kind === "directory" || !(whole || this.#isRelevant(entry)))
                continue;
            if (entry.id === undefined || entry.id !== match.id || entry.isExecutable !== match.isExecutable)
                return false;
        }
        return true;
    }
    #isRelevant({ path, kind }) {
        return (kind !== "file" || this.#contents.has(path) || this.#identified.has(path) || (0,repo_path/* nameOf */.Vb)(path) === ".gitattributes");
    }
    shareCache(lender, sharesObjects) {
        const attributes = ({ entries }) => JSON.stringify(entries
            .having(isAttributes, name_list/* holdsHidden */.Tt)
            .map(({ path, kind, id }) => [path, kind, id])
            .sort());
        this.#lender = lender;
        this.#alike.clear();
        this.#trustsIds = sharesObjects && attributes(this) === attributes(lender);
    }
    read(path) {
        if (this.entries.get(path)?.kind === "unnameable")
            return this.#contentAt(path);
        const resolution = this.resolve(path);
        if (resolution.kind === "unjudged")
            return Promise.resolve({
                kind: "unjudged",
                source: { path: resolution.path, text: "" },
                problem: resolution.problem,
            });
        if (resolution.kind !== "file")
            return Promise.resolve({ kind: "absent", resolution });
        return this.#contentAt(resolution.path);
    }
    #contentAt(path) {
        this.#notes?.questions.contents.add(path);
        const reader = this.#notes?.reader ?? this;
        if (reader !== this)
            return reader.#contentAt(path);
        let content = this.#contents.get(path);
        if (!content)
            this.#contents.set(path, (content = this.#contentOf(path)));
        return content;
    }
    async #contentOf(path) {
        const lent = this.#lender && (await this.#lentText(path, this.#lender));
        if (lent?.isSameObject)
            return lent.content;
        if (this.#bytes >= this.#most)
            return (0,repo_content/* unjudged */.bC)(path, `was not read: the limit is ${this.#most >> 20} MiB in all`);
        let bytes;
        try {
            bytes = this.#tree.readNow?.(path) ?? (await this.#tree.read(path));
        }
        catch (error) {
            if (error instanceof repo_tree/* UnreadableFile */.ie)
                return (0,repo_content/* unjudged */.bC)(path, error.message);
            throw error;
        }
        const content = (0,repo_content/* contentOf */.$E)(path, bytes);
        if (content.kind === "text" && lent?.content.source.text === content.source.text)
            return lent.content;
        if (content.kind !== "unjudged")
            this.#bytes += bytes.length;
        return content;
    }
    async #lentText(path, lender) {
        const content = await lender.#contents.get(path);
        if (content?.kind !== "text")
            return undefined;
        const [entry, match] = [this.entries.get(path), lender.entries.get(path)];
        return { content, isSameObject: this.#trustsIds && (0,repo_questions/* isSameObject */.G)(entry, match) };
    }
}
function isAttributes(name) {
    return name === ".gitattributes";
}
function isSameKind(a, b) {
    return a.kind === b.kind && a.target === b.target && a.unjudged === b.unjudged;
}


/***/ })

};
;