"use strict";
exports.id = 2528;
exports.ids = [2528,668];
exports.modules = {

/***/ 22143:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runPolicyTestCommand: () => (/* binding */ runPolicyTestCommand)
});

// EXTERNAL MODULE: ./build/bundle/src/cli/run.js + 1 modules
var run = __webpack_require__(49986);
// EXTERNAL MODULE: ./build/bundle/src/platform/disk/bytes.js
var bytes = __webpack_require__(76988);
// EXTERNAL MODULE: ./build/bundle/src/platform/native-path.js
var native_path = __webpack_require__(9144);
// EXTERNAL MODULE: ./build/bundle/src/cli/policy.js
var cli_policy = __webpack_require__(24652);
// EXTERNAL MODULE: ./build/bundle/src/repo/path.js
var path = __webpack_require__(76311);
// EXTERNAL MODULE: ./build/bundle/src/policy/file/document.js + 2 modules
var file_document = __webpack_require__(16188);
;// CONCATENATED MODULE: ./build/bundle/src/policy/file/test-cases.js

const maxCharacters = 4 * 1024 * 1024;
async function readCases(source) {
    const read = await (0,file_document/* readDocument */.u)(source, {
        what: "a file of cases",
        characters: maxCharacters,
        empty: "there are no cases in it",
        shape: async () => (await Promise.all(/* import() */[__webpack_require__.e(8816), __webpack_require__.e(3143)]).then(__webpack_require__.bind(__webpack_require__, 33143))).casesShape,
    });
    if ("kind" in read)
        return read;
    const { value, at } = read;
    return {
        policy: value.policy === undefined ? undefined : { value: value.policy, at: at("policy") },
        cases: value.cases.map(({ name, files, host, expect }, i) => ({
            name,
            files: new Map(Object.entries(files)),
            host,
            expect: expect.map(({ rule, kind, severity, path, line }, j) => ({
                rule,
                kind,
                severity,
                path,
                line,
                at: at("cases", i, "expect", j),
            })),
            at: at("cases", i, "name"),
        })),
    };
}

// EXTERNAL MODULE: ./build/bundle/src/policy/find.js
var find = __webpack_require__(24733);
// EXTERNAL MODULE: ./build/bundle/src/sanitize/json.js
var json = __webpack_require__(34947);
// EXTERNAL MODULE: ./build/bundle/src/repo/text.js
var repo_text = __webpack_require__(64951);
// EXTERNAL MODULE: ./build/bundle/src/sanitize/colors.js
var colors = __webpack_require__(86605);
// EXTERNAL MODULE: ./build/bundle/src/sanitize/text.js
var sanitize_text = __webpack_require__(32426);
// EXTERNAL MODULE: ./build/bundle/src/sanitize/counted.js
var counted = __webpack_require__(14135);
;// CONCATENATED MODULE: ./build/bundle/src/reports/policy-test/pretty.js




function policyTestPretty(files, { color, columns }) {
    const styles = (0,colors/* stylesFor */.K)(color);
    const blocks = files.map(({ path, results }) => `${styles.bold((0,sanitize_text/* visible */.RK)(path))}\n${results.map((result) => block(result, columns, styles)).join("")}\n`);
    const all = files.flatMap(({ results }) => results);
    const failed = all.filter((result) => !isPassed(result)).length;
    const paint = failed > 0 ? styles.red : styles.green;
    return `${blocks.join("")}${paint(`${(0,counted/* counted */.h)(all.length, "case")}: ${all.length - failed} passed, ${failed} failed`)}\n`;
}
function isPassed({ missing, unexpected }) {
    return missing.length + unexpected.length === 0;
}
function block(result, columns, { dim, red, green }) {
    const { test, missing, unexpected } = result;
    if (isPassed(result))
        return `  ${green("passed")}  ${(0,sanitize_text/* visible */.RK)(test.name)}\n`;
    const { line } = (0,repo_text/* positionAt */.t$)(test.at.source, test.at.span.start);
    const sentence = (mark, text) => (0,colors/* wrap */.L)((0,sanitize_text/* visible */.RK)(text), Math.max(30, columns - 12), sanitize_text/* widthOf */.qz)
        .map((part, i) => `          ${i === 0 ? mark : " "} ${part}\n`)
        .join("");
    const pairs = paired(missing, unexpected);
    const differing = pairs.map(([expected, finding]) => sentence(red("~"), `${nameOf(expected)}: ${differences(expected, finding).join(", ")} (${placeOf(finding)})`));
    const lacking = missing
        .filter((expected) => !pairs.some(([a]) => a === expected))
        .map((expected) => sentence(red("-"), `expected ${wordsOf(expected)}`));
    const more = unexpected
        .filter((finding) => !pairs.some(([, item]) => item === finding))
        .map((finding) => sentence(red("+"), `found ${finding.severity} ${nameOf(finding)} ${placeOf(finding)}: ${finding.message}`));
    return `  ${red("failed")}  ${(0,sanitize_text/* visible */.RK)(test.name)} ${dim(`(line ${line})`)}\n${[...differing, ...lacking, ...more].join("")}`;
}
function paired(missing, unexpected) {
    const left = [...unexpected];
    return missing.flatMap((expected) => {
        const near = left
            .filter(({ rule }) => rule === expected.rule)
            .sort((a, b) => differences(expected, a).length - differences(expected, b).length)[0];
        if (!near)
            return [];
        left.splice(left.indexOf(near), 1);
        return [[expected, near]];
    });
}
function differences({ kind, severity, path, line }, { kind: ownKind, severity: ownSeverity, at }) {
    const found = (0,repo_text/* positionAt */.t$)(at.source, at.span.start).line;
    const parts = [
        ["kind", kind, ownKind ?? "none"],
        ["severity", severity, ownSeverity],
        ["path", path, at.source.path],
        ["line", line, found],
    ];
    return parts.flatMap(([what, expected, is]) => expected === undefined || expected === is ? [] : [`${what} ${is} instead of ${expected}`]);
}
function nameOf({ rule, kind }) {
    return kind === undefined ? rule : `${rule}/${kind}`;
}
function wordsOf(expected) {
    const place = expected.path === undefined
        ? expected.line === undefined
            ? ""
            : ` on line ${expected.line}`
        : ` ${expected.path}${expected.line === undefined ? "" : `:${expected.line}`}`;
    return `${expected.severity === undefined ? "" : `${expected.severity} `}${nameOf(expected)}${place}, which was not found`;
}
function placeOf({ at }) {
    return `${at.source.path}:${(0,repo_text/* positionAt */.t$)(at.source, at.span.start).line}`;
}

;// CONCATENATED MODULE: ./build/bundle/src/reports/policy-test/json.js



function policyTestJson(files) {
    const all = files.flatMap(({ results }) => results);
    const passed = all.filter(isPassed).length;
    return (0,json/* writeJson */.G)({
        version: 1,
        summary: { cases: all.length, passed, failed: all.length - passed },
        files: files.map(({ path, results }) => ({
            path,
            cases: results.map((result) => ({
                name: result.test.name,
                line: (0,repo_text/* positionAt */.t$)(result.test.at.source, result.test.at.span.start).line,
                passed: isPassed(result),
                missing: result.missing.map(({ rule, kind, severity, path: where, line }) => ({
                    rule,
                    kind: kind ?? null,
                    severity: severity ?? null,
                    path: where ?? null,
                    line: line ?? null,
                })),
                unexpected: result.unexpected.map(({ rule, kind, severity, message, at }) => ({
                    rule,
                    kind: kind ?? null,
                    severity,
                    path: at.source.path,
                    line: (0,repo_text/* positionAt */.t$)(at.source, at.span.start).line,
                    message,
                })),
            })),
        })),
    });
}

// EXTERNAL MODULE: ./build/bundle/src/cli/input.js + 5 modules
var cli_input = __webpack_require__(1953);
// EXTERNAL MODULE: ./build/bundle/src/repo/tree.js
var tree = __webpack_require__(72456);
// EXTERNAL MODULE: ./build/bundle/src/inspect/index.js + 15 modules
var inspect = __webpack_require__(65831);
// EXTERNAL MODULE: ./build/bundle/src/policy/decide/index.js + 6 modules
var decide = __webpack_require__(5149);
// EXTERNAL MODULE: ./build/bundle/src/policy/file/index.js
var file = __webpack_require__(19007);
// EXTERNAL MODULE: ./build/bundle/src/policy/file/tree-library.js
var tree_library = __webpack_require__(63073);
// EXTERNAL MODULE: ./build/bundle/src/policy/findings.js
var policy_findings = __webpack_require__(668);
// EXTERNAL MODULE: ./build/bundle/src/repo/repo-index.js + 5 modules
var repo_index = __webpack_require__(49603);
// EXTERNAL MODULE: ./build/bundle/src/evaluate/apply-policy.js + 3 modules
var apply_policy = __webpack_require__(70338);
;// CONCATENATED MODULE: ./build/bundle/src/evaluate/policy-test.js









async function runPolicyTest(test, tested) {
    const repo = await repo_index/* RepoIndex */.T.of({
        list: async () => [...test.files.keys()].map((path) => ({ path, kind: "file" })),
        read: async (path) => new TextEncoder().encode(test.files.get(path) ?? ""),
    });
    const own = await decisionsBelow(tested, repo);
    if (own && "kind" in own)
        return {
            ...own,
            problems: own.problems.map((problem) => ({
                ...problem,
                related: [...(problem.related ?? []), { message: "in this case", at: test.at }],
            })),
        };
    const decisions = own ?? tested;
    const inspection = await (0,inspect/* inspect */.Nn)(repo, {
        decisions,
        ...(test.host === undefined ? {} : { hosts: [test.host] }),
    });
    const { findings } = own ? await withPolicyFindings(inspection, repo, own) : inspection;
    const counted = findings.filter((finding) => decisions.waiver(finding) === undefined && (!(0,policy_findings/* isPolicyFinding */.eK)(finding) || isIn(finding.at.source, test)));
    const matches = matchExpectations(test.expect, counted);
    return {
        test,
        missing: test.expect.filter((_, i) => !matches.includes(i)),
        unexpected: counted.filter((_, i) => matches[i] === undefined),
    };
}
function isIn({ path, text }, { files }) {
    return files.get(path) === text;
}
async function decisionsBelow(tested, repo) {
    const found = await (0,find/* findPolicy */.i)(repo);
    if (found === undefined || "kind" in found)
        return found;
    const read = await (0,file.readPolicy)(found, (0,tree_library/* libraryIn */.T)(repo, undefined, notInCases));
    return "kind" in read ? read : (0,decide.decide)(read, tested.today, tested.policies[0]);
}
async function notInCases() {
    return "a case has no files of other repositories";
}
async function withPolicyFindings(inspection, repo, decisions) {
    const applied = await (0,apply_policy/* applyPolicy */.V)({ head: { inspection, repo } }, {}, { base: undefined, options: { decisions } });
    return applied.inspection;
}
function matchExpectations(expected, findings) {
    const matches = findings.map(() => undefined);
    const match = (expectation, seen) => findings.some((finding, i) => {
        const candidate = expected[expectation];
        if (seen.has(i) || !candidate || !meetsExpectation(finding, candidate))
            return false;
        seen.add(i);
        const holder = matches[i];
        if (holder !== undefined && !match(holder, seen))
            return false;
        matches[i] = expectation;
        return true;
    });
    for (const i of expected.keys())
        match(i, new Set());
    return matches;
}
function meetsExpectation({ rule, kind, severity, at }, expected) {
    return (rule === expected.rule &&
        (expected.kind === undefined || expected.kind === kind) &&
        (expected.severity === undefined || expected.severity === severity) &&
        (expected.path === undefined || expected.path === at.source.path) &&
        (expected.line === undefined || expected.line === (0,repo_text/* positionAt */.t$)(at.source, at.span.start).line));
}

;// CONCATENATED MODULE: ./build/bundle/src/cli/commands/policy-test.js













async function runPolicyTestCommand(requested, environment) {
    const input = await (0,cli_input/* evaluationInput */.f)({ ...requested, base: undefined, staged: false, user: false, places: ["**/*"] }, environment);
    try {
        const today = requested.today ?? environment.today;
        const files = [];
        for (const file of requested.files) {
            const source = sourceOf(file, input, environment);
            const read = await readCases(source);
            if ("kind" in read)
                return (0,run/* refused */.J5)(read, environment);
            const decisions = await decisionsFor(read, source, input, today, requested.policy);
            if ("kind" in decisions)
                return (0,run/* refused */.J5)(decisions, environment);
            const results = [];
            for (const test of read.cases) {
                const result = await runPolicyTest(test, decisions);
                if ("kind" in result)
                    return (0,run/* refused */.J5)(result, environment);
                results.push(result);
            }
            files.push({ path: source.path, results });
        }
        const screen = environment.screen();
        const failed = files.some(({ results }) => results.some((result) => !isPassed(result)));
        return {
            code: failed ? 1 : 0,
            texts: requested.outputs.map(({ format, file }) => ({
                file,
                text: format === "json"
                    ? policyTestJson(files)
                    : policyTestPretty(files, file === undefined ? screen : { ...screen, color: false }),
            })),
            notes: input.notes,
        };
    }
    finally {
        await input.close();
    }
}
async function decisionsFor({ policy }, source, input, today, given) {
    const evaluated = { ...input, baseline: undefined };
    if (policy === undefined || given !== undefined) {
        const governing = await (0,cli_policy/* governingPolicy */.G2)(evaluated, today);
        return "kind" in governing ? governing : governing.decisions;
    }
    const route = (0,path/* plain */.pj)((0,path/* join */.fj)((0,path/* directoryOf */.jt)(source.path), policy.value));
    if (route === undefined || route.startsWith("/") || !input.repo.entries.has(route))
        return {
            kind: "problems",
            problems: [
                { message: `there is no policy \`${policy.value}\` next to this file in the repository`, at: policy.at },
            ],
        };
    const governing = await (0,cli_policy/* governingPolicy */.G2)({ ...evaluated, policy: await (0,find/* findPolicy */.i)(input.repo, route), upper: undefined }, today);
    return "kind" in governing
        ? {
            kind: "problems",
            problems: governing.problems.map((problem) => ({
                ...problem,
                related: [...(problem.related ?? []), { message: "named here", at: policy.at }],
            })),
        }
        : governing.decisions;
}
function sourceOf(file, { root }, { directory }) {
    const path = (0,native_path/* pathBelow */.Br)(root, (0,native_path/* absolutePath */.Hi)(directory, file)) ?? file;
    try {
        const text = (0,repo_text/* decodeText */.g7)((0,bytes/* readFile */.TA)((0,native_path/* absolutePath */.Hi)(directory, file)));
        if (text === undefined)
            throw new tree/* UserError */.yo(`the file \`${file}\` is not UTF-8 text`);
        return { path, text };
    }
    catch (error) {
        throw error instanceof tree/* UnreadableFile */.ie
            ? new tree/* UserError */.yo(`the file \`${file}\` ${error.message.replace("is gone since it was listed", "does not exist")}`)
            : error;
    }
}


/***/ }),

/***/ 70338:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  V: () => (/* binding */ applyPolicy),
  x: () => (/* binding */ unmatchedPatterns)
});

// EXTERNAL MODULE: ./build/bundle/src/platform/memory.js
var memory = __webpack_require__(3986);
// EXTERNAL MODULE: ./build/bundle/src/inspect/index.js + 15 modules
var inspect = __webpack_require__(65831);
// EXTERNAL MODULE: ./build/bundle/src/model/load.js
var model_load = __webpack_require__(6407);
// EXTERNAL MODULE: ./build/bundle/src/policy/findings.js
var policy_findings = __webpack_require__(668);
// EXTERNAL MODULE: ./build/bundle/src/repo/path.js
var repo_path = __webpack_require__(76311);
// EXTERNAL MODULE: ./build/bundle/src/repo/text.js
var repo_text = __webpack_require__(64951);
// EXTERNAL MODULE: ./build/bundle/src/model/finding.js
var finding = __webpack_require__(10290);
// EXTERNAL MODULE: ./build/bundle/src/repo/many.js
var many = __webpack_require__(46447);
;// CONCATENATED MODULE: ./build/bundle/src/evaluate/known-findings.js


function isAmong(findings, { fingerprintOf, formerPath, isWaived }) {
    const same = new Set(findings);
    const keyOf = ({ rule, at }) => `${rule} ${at.source.path}`;
    let all;
    const groups = new Map();
    const isKnown = (finding, by = "", counts = () => true) => {
        const key = keyOf(finding);
        let group = groups.get(key + by);
        if (!group) {
            const here = (all ??= (0,many/* groupBy */.$z)(findings, keyOf)).get(key) ?? [];
            groups.set(key + by, (group = groupOf(here.filter(counts), fingerprintOf)));
        }
        return isIn(group, finding, fingerprintOf);
    };
    return (finding) => {
        if (same.has(finding) || isKnown(finding))
            return true;
        const { at, severity } = finding;
        const path = formerPath(at.source.path);
        if (path === undefined)
            return false;
        const isCovered = isWaived(finding);
        return isKnown({ ...finding, at: { ...at, source: { ...at.source, path } } }, ` ${severity} ${isCovered}`, (one) => isAtLeast(one, severity) && (isCovered || !isWaived(one)));
    };
}
function isIn({ fingerprints, findings, aboutPowers }, finding, fingerprintOf) {
    if (fingerprints.has(fingerprintOf(finding)))
        return true;
    const members = membersOf(finding);
    if (members.length > 0)
        return members.every((member) => fingerprints.has(fingerprintOf(member)));
    return hasFewer(finding, findings, fingerprintOf) || hasLessPower(finding, aboutPowers, fingerprintOf);
}
function isAtLeast({ severity }, least) {
    return finding/* severities */.gO.indexOf(severity) >= finding/* severities */.gO.indexOf(least);
}
function groupOf(findings, fingerprintOf) {
    let aboutPowers;
    return {
        findings,
        fingerprints: new Set(findings.flatMap((one) => [one, ...membersOf(one)].map(fingerprintOf))),
        aboutPowers: () => (aboutPowers ??= (0,many/* groupBy */.$z)(findings.filter(({ powers }) => powers), (one) => subjectOf(one, fingerprintOf))),
    };
}
function hasFewer(finding, among, fingerprintOf) {
    const { contents = [], ...rest } = finding;
    if (contents.length === 0)
        return false;
    return among.some(({ contents: more = [], ...one }) => {
        if (more.length <= contents.length || one.kind !== finding.kind || one.value !== finding.value)
            return false;
        const had = new Set(more);
        return contents.every((content) => had.has(content)) && fingerprintOf(one) === fingerprintOf(rest);
    });
}
function hasLessPower(finding, aboutPowers, fingerprintOf) {
    const { powers, severity } = finding;
    if (!powers)
        return false;
    const earlier = aboutPowers().get(subjectOf(finding, fingerprintOf)) ?? [];
    const had = earlier.filter((one) => isAtLeast(one, severity));
    if (new Set(had.map(({ kind }) => kind)).size < had.length)
        return false;
    const held = had.flatMap((one) => one.powers?.held ?? []);
    const whole = wholeIn(held);
    const reached = new Set([...had.flatMap((one) => one.powers?.reached ?? []), ...whole]);
    const scopes = new Set(held.map(keyOfScope));
    return (powers.held.every((power) => whole.has(power.capability) || scopes.has(keyOfScope(power))) &&
        powers.reached.every((capability) => reached.has(capability)));
}
function subjectOf(finding, fingerprintOf) {
    return fingerprintOf({ ...finding, kind: "", value: "" });
}
function wholeIn(held) {
    return new Set(held.flatMap(({ capability, scope }) => (scope === null ? [capability] : [])));
}
function keyOfScope({ capability, scope }) {
    return JSON.stringify([capability, scope]);
}
function membersOf(finding) {
    const { members = [], contents: _, ...one } = finding;
    return members.map((value) => ({ ...one, value }));
}

// EXTERNAL MODULE: ./build/bundle/src/inspect/findings/identity.js
var identity = __webpack_require__(29771);
// EXTERNAL MODULE: ./build/bundle/src/platform/hash.js
var hash = __webpack_require__(81957);
;// CONCATENATED MODULE: ./build/bundle/src/evaluate/lazy-finding.js


function memoizedFingerprints() {
    const known = new Map();
    return (finding) => {
        let value = known.get(finding);
        if (value === undefined)
            known.set(finding, (value = (0,hash.fingerprint)((0,identity/* identityOf */.c)(finding))));
        return value;
    };
}
class LazyFinding {
    finding;
    state;
    waiver;
    isBaselined;
    #fingerprintOf;
    constructor(evaluated, fingerprintOf) {
        this.finding = evaluated.finding;
        this.state = evaluated.state;
        this.waiver = evaluated.waiver;
        this.isBaselined = evaluated.isBaselined;
        this.#fingerprintOf = fingerprintOf;
    }
    get fingerprint() {
        return this.#fingerprintOf(this.finding);
    }
}

;// CONCATENATED MODULE: ./build/bundle/src/evaluate/renamed-files.js
function formerPathsIn(differences, { base, head }) {
    const former = new Map();
    for (const change of differences?.changes ?? []) {
        const [was, is] = pathsOf(change);
        if (was === undefined || is === undefined || was === is)
            continue;
        const isFree = head.repo?.entries.get(was) === undefined && base?.repo?.entries.get(is) === undefined;
        former.set(is, isFree && (!former.has(is) || former.get(is) === was) ? was : undefined);
    }
    return (path) => former.get(path);
}
function pathsOf({ kind, before, after }) {
    return kind === "renamed" ? [before?.item.files[0], after?.item.files[0]] : [];
}

;// CONCATENATED MODULE: ./build/bundle/src/evaluate/apply-policy.js









async function applyPolicy({ head, base }, { differences, widened }, input) {
    const { options, proposed, baseline } = input;
    const { decisions } = options;
    const before = input.before ?? { decisions, baseline, added: [] };
    const checked = proposed ?? { decisions, baseline, added: before.added };
    const fingerprintOf = memoizedFingerprints();
    const { staleIn, covers } = await baselinesOf([baseline, checked.baseline, before.baseline], fingerprintOf);
    const known = base && before.decisions
        ? withPolicyFindings(base, options, {
            decisions: before.decisions,
            stale: staleIn(before.baseline, base.inspection),
            problems: [],
        })
        : base?.inspection;
    const inspection = withPolicyFindings(head, options, {
        decisions: checked.decisions,
        stale: staleIn(checked.baseline, head.inspection),
        problems: [...(input.policyProblems ?? []), ...(widened?.unapproved ?? [])],
        added: checked.added,
    });
    const context = {
        decisions,
        hasBase: input.base !== undefined,
        isExisting: known
            ? isAmong(known.findings, {
                fingerprintOf,
                formerPath: formerPathsIn(differences, { head, base }),
                isWaived: (finding) => decisions.waiver(finding) !== undefined,
            })
            : () => false,
        isBaselined: (finding) => covers(baseline, finding) && covers(before.baseline, finding),
        hasLostGrant: lostGrantsIn(differences, decisions),
        fingerprintOf,
    };
    const findings = inspection.findings.map((finding) => evaluatedFinding(finding, context));
    const isReworded = findings.some(({ finding }, i) => finding !== inspection.findings[i]);
    return {
        inspection: isReworded ? { ...inspection, findings: findings.map(({ finding }) => finding) } : inspection,
        findings,
        upcoming: decisions.upcoming(findings.flatMap(({ finding, waiver }) => (waiver ? [] : [finding]))),
    };
}
async function baselinesOf(baselines, fingerprintOf) {
    const code = baselines.some(Boolean) ? await __webpack_require__.e(/* import() */ 1722).then(__webpack_require__.bind(__webpack_require__, 71722)) : undefined;
    return {
        staleIn(entries, inspected) {
            if (!entries || !code)
                return [];
            const unchecked = uncheckedPlaces(inspected);
            const stale = code.staleEntries(entries, inspected.findings, fingerprintOf);
            return stale.filter(({ path }) => !unchecked.some((place) => (0,repo_path/* isWithin */.UO)(path, place.path)));
        },
        covers(entries, finding) {
            const entry = entries?.entries.get(fingerprintOf(finding));
            return entry !== undefined && code?.entryAccepts(entry, finding) === true;
        },
    };
}
function evaluatedFinding(finding, context) {
    (0,memory/* ensureMemoryForResult */.Q0)();
    const isExisting = context.isExisting(finding);
    const matching = context.decisions.waiver(finding);
    const waiver = !context.hasBase || isExisting ? (matching ?? null) : null;
    const isBaselined = context.isBaselined(finding);
    const state = waiver ? "waived" : isBaselined || isExisting ? "existing" : "new";
    const explained = state === "new" && !finding.isUnstated ? withReason(finding, matching, context) : finding;
    return new LazyFinding({ finding: explained, state, waiver, isBaselined }, context.fingerprintOf);
}
function withReason(finding, matching, context) {
    if (matching)
        return notWaived(finding, matching, context.decisions);
    return context.hasLostGrant(finding)
        ? withText(finding, "; the grant that it had does not match its new name or path")
        : finding;
}
function notWaived(finding, { at }, { policies }) {
    const place = `${at.source.path}:${(0,repo_text/* positionAt */.t$)(at.source, at.span.start).line}`;
    const way = finding.rule === "max-capability" ? "" : `; ${policies.length > 1 ? fromAbove : fromOverrides}`;
    return withText(finding, `; the waiver at ${place} covers existing findings only, and this one is new${way}`);
}
function withText(finding, text) {
    const { message, groupKey } = finding;
    return { ...finding, message: message + text, ...(groupKey === undefined ? {} : { groupKey: groupKey + text }) };
}
function lostGrantsIn(differences, decisions) {
    const former = new Map((differences?.changes ?? []).flatMap(({ kind, before, after }) => before && after && (kind === "renamed" || kind === "moved") ? [[after.item, before.item]] : []));
    return ({ rule, host, item }) => {
        const was = item && former.get(item);
        if (rule !== "max-capability" || host === null || !was)
            return false;
        const { granted } = decisions.allowance(host, item);
        return decisions.allowance(host, was).granted.some((capability) => !granted.includes(capability));
    };
}
const fromOverrides = "if intended, first lower its severity for this profile under `overrides` of the policy, in a change of its own";
const fromAbove = "if intended, ask the owner of the organisation's policy for another severity under `overrides`";
function withPolicyFindings({ inspection, repo }, { decisions, hosts, starts }, checked) {
    const { findings } = inspection;
    const isWhole = hosts === undefined && starts === undefined;
    const { grants, overrides, ignores } = checked.decisions.entries;
    const facts = isWhole
        ? (0,policy_findings/* policyFacts */._X)(checked.decisions, [...checked.stale, ...checked.problems], {
            profiles: grants.length + overrides.length + ignores.length > 0 ? grantableIn(inspection) : [],
            findings,
            repo,
            unchecked: uncheckedPlaces(inspection),
            added: checked.added ?? [],
        })
        : (0,policy_findings/* policyFacts */._X)(checked.decisions, checked.problems);
    const added = (0,policy_findings/* checkPolicy */.hM)(decisions, facts, (item) => inspection.subjects.find((subject) => subject.item === item));
    return added.length === 0 ? inspection : { ...inspection, findings: [...findings, ...added].sort(inspect/* byPlace */.hz) };
}
const ofTree = new Set(["unused-override", "unused-ignore", "unused-directory"]);
function unmatchedPatterns(inspection, repo, decisions) {
    return decisions
        .unused(grantableIn(inspection), inspection.findings, { repo })
        .filter(({ topic }) => ofTree.has(topic));
}
function uncheckedPlaces({ loads }) {
    return loads.flatMap(({ host, load }) => (0,model_load/* uncheckedIn */.kD)(load).map(({ at }) => ({ host, path: at.source.path })));
}
function grantableIn({ subjects, loads }) {
    const profiles = subjects.flatMap(({ host, item }) => {
        const ref = { host, item, path: item.files[0] ?? "" };
        const skills = new Set((item.profile?.skills ?? []).map(({ path }) => path));
        return [ref, ...[...skills].map((path) => ({ ...ref, beside: { kind: "skill", path } }))];
    });
    const settings = loads.flatMap(({ host, load }) => {
        const paths = new Set(load.layers.flatMap(({ authority }) => authority.flatMap(({ may, at }) => (may ? [at.source.path] : []))));
        return [...paths].map((path) => ({ host, item: null, path, beside: { kind: "settings" } }));
    });
    return [...profiles, ...settings];
}


/***/ }),

/***/ 77034:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ dayAfter),
/* harmony export */   Y: () => (/* binding */ daysBetween)
/* harmony export */ });
function daysBetween(from, to) {
    return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000);
}
function dayAfter(day, days) {
    return new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}


/***/ }),

/***/ 67209:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AI: () => (/* binding */ globProblem),
/* harmony export */   Ho: () => (/* binding */ globLimits),
/* harmony export */   bi: () => (/* binding */ sizeProblem)
/* harmony export */ });
const globLimits = { length: 256, wildcardsInSegment: 3, deepWildcards: 4, alternatives: 64 };
function globProblem(pattern) {
    if (pattern.startsWith("/") || pattern.startsWith("!"))
        return "a pattern is relative to the repository's root and does not start with `/` or `!`";
    if (pattern.split("/").includes(".."))
        return "a pattern does not leave the repository by `..`";
    if (pattern.endsWith("/"))
        return `a pattern names files: for all in a directory, \`${pattern}**\``;
    if (/(?:^|\/)\.?\//.test(pattern))
        return "a pattern has no `./` and no `//`";
    const plain = pattern.replace(/\\[^]/g, "");
    if (plain.split("/").some((segment) => segment.replace(/\[[!^]?\]?(?:\[:\w+:\]|[^\]])*\]/g, "").includes("[")))
        return "a set in a pattern is closed, as in `[ab]`; the sign itself is `\\[`";
    if (/[@+!?*]\([^)]*\)/.test(plain))
        return "extended patterns such as `@(a|b)` are not taken; alternatives are `{a,b}`";
    return sizeProblem(pattern);
}
function sizeProblem(pattern) {
    const groups = [...pattern.matchAll(/\{([^{}]*)\}/g)];
    if (groups.length !== (pattern.match(/\{/g)?.length ?? 0))
        return "braces in a pattern are closed and not nested";
    if (groups.some(([, inside]) => inside?.includes("..")))
        return "a pattern lists its alternatives; ranges such as `{1..9}` are not taken";
    const product = groups.reduce((count, [, inside = ""]) => count * inside.split(",").length, 1);
    if (product > globLimits.alternatives)
        return `a pattern expands to at most ${globLimits.alternatives} alternatives, this one to ${product}`;
    const segments = pattern.split("/");
    if (segments.filter((segment) => segment === "**").length > globLimits.deepWildcards)
        return `a pattern has at most ${globLimits.deepWildcards} \`**\``;
    if (segments.some((segment) => segment !== "**" && (segment.match(/\*+/g)?.length ?? 0) > globLimits.wildcardsInSegment)) {
        return `a pattern has at most ${globLimits.wildcardsInSegment} \`*\` between two slashes`;
    }
    return undefined;
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


/***/ }),

/***/ 34947:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ writeJson),
/* harmony export */   c: () => (/* binding */ writeJsonLine)
/* harmony export */ });
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(32426);

function writeJson(value) {
    return `${write(value, "")}\n`;
}
function writeJsonLine(value) {
    return `${compact(value)}\n`;
}
function compact(value) {
    if (typeof value === "bigint")
        return value.toString();
    if (Object.is(value, -0))
        return "-0";
    if (typeof value === "string")
        return quoted(value);
    if (value === null || typeof value !== "object")
        return JSON.stringify(value) ?? "null";
    if (Array.isArray(value))
        return `[${value.map((item) => compact(item)).join(",")}]`;
    const members = Object.entries(value).flatMap(([key, item]) => item === undefined ? [] : [`${quoted(key)}:${compact(item)}`]);
    return `{${members.join(",")}}`;
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


/***/ })

};
;