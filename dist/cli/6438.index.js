"use strict";
exports.id = 6438;
exports.ids = [6438,9504];
exports.modules = {

/***/ 52210:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I5: () => (/* binding */ ownersAt),
/* harmony export */   ad: () => (/* binding */ ownersFileOf),
/* harmony export */   oX: () => (/* binding */ codeownersPaths),
/* harmony export */   qx: () => (/* binding */ ownersIn),
/* harmony export */   xX: () => (/* binding */ placeOfLine),
/* harmony export */   y1: () => (/* binding */ lineFor)
/* harmony export */ });
/* harmony import */ var _repo_git_wildmatch_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(50228);
/* harmony import */ var _repo_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(64951);


const codeownersPaths = [".github/CODEOWNERS", "CODEOWNERS", "docs/CODEOWNERS"];
const maxBytes = 3_000_000;
function ownersIn(text) {
    const lines = ownerLines(text);
    return (path) => lines.findLast(({ matches }) => matches(path))?.owners ?? [];
}
function ownerLines(text) {
    return [...text.matchAll(/[^\n]+/g)].flatMap(({ 0: line, index }) => {
        const [pattern, ...owners] = wordsOf(line.replace(/^\ufeff/, ""));
        if (pattern === undefined || /^[#!]|\[/.test(pattern))
            return [];
        return [{ pattern, owners, start: index, end: index + line.trimEnd().length, matches: matcherOf(pattern) }];
    });
}
async function ownersFileOf(tree) {
    for (const path of codeownersPaths) {
        const content = await tree.read(path);
        if (content.kind === "text") {
            const { source, bytes } = content;
            const unused = source.path !== path
                ? `\`${path}\` is a symbolic link, which GitHub does not follow (not verified)`
                : bytes >= maxBytes
                    ? `\`${path}\` has more than 3 MB, so GitHub does not load it`
                    : undefined;
            return { source, lines: ownerLines(source.text), ...(unused === undefined ? {} : { unused }) };
        }
        if (content.kind !== "absent")
            return `\`${path}\` cannot be read`;
    }
    return { source: undefined, lines: [] };
}
async function ownersAt(tree) {
    const file = await ownersFileOf(tree);
    return typeof file === "string" ? file : (path) => lineFor(file, path)?.owners ?? [];
}
function lineFor({ lines }, path) {
    return lines.findLast(({ matches }) => matches(path));
}
function placeOfLine({ source }, line) {
    return source && (line ? { source, span: { start: line.start, end: line.end } } : (0,_repo_text_js__WEBPACK_IMPORTED_MODULE_1__/* .startOf */ .GH)(source));
}
function wordsOf(line) {
    const words = line.match(/(?:\\.|[^\s\\])+/g) ?? [];
    const comment = words.findIndex((word) => word.startsWith("#"));
    return comment < 0 ? words : words.slice(0, comment);
}
function matcherOf(pattern) {
    const isDirectory = pattern.endsWith("/");
    const body = pattern.replace(/^\//, "").replace(/\/$/, "");
    const isAnchored = pattern.replace(/\/$/, "").includes("/");
    const path = isAnchored ? body : `**/${body}`;
    const last = body.slice(body.lastIndexOf("/") + 1);
    const matchers = [...(isDirectory ? [] : [path]), ...(isDirectory || !last.includes("*") ? [`${path}/**`] : [])].map(_repo_git_wildmatch_js__WEBPACK_IMPORTED_MODULE_0__/* .wildmatch */ .cG);
    return (file) => matchers.some((matches) => matches(file, false));
}


/***/ }),

/***/ 9504:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  R: () => (/* binding */ filesOf),
  D: () => (/* binding */ filesOfSetting),
  ownersFrom: () => (/* binding */ ownersFrom),
  reviewContext: () => (/* binding */ reviewContext)
});

// EXTERNAL MODULE: ./build/bundle/src/repo/git/attribute-file.js
var attribute_file = __webpack_require__(28480);
// EXTERNAL MODULE: ./build/bundle/src/repo/git/attributes.js
var git_attributes = __webpack_require__(98104);
;// CONCATENATED MODULE: ./build/bundle/src/compare/changed-files.js
function changedFiles(before, after) {
    let added;
    const changeOf = (path) => {
        const [was, is] = [listedIn(before, path), listedIn(after, path)];
        if (was && is)
            return hasOtherId(was, is) ? "changed" : undefined;
        return is ? "added" : was && "removed";
    };
    return {
        changeOf,
        paths: () => [...new Set([...before.entries.keys(), ...after.entries.keys()])].filter(changeOf),
        addsFiles: () => (added ??= [...after.entries.keys()].some((path) => listedIn(after, path) && !listedIn(before, path))),
    };
}
function listedIn({ entries }, path) {
    const entry = entries.get(path);
    return entry === undefined || entry.kind === "directory" || entry.kind === "unnameable" ? undefined : entry;
}
function hasOtherId(a, b) {
    if (a.id === undefined || b.id === undefined)
        return false;
    return a.id !== b.id || a.kind !== b.kind || a.isExecutable !== b.isExecutable;
}

// EXTERNAL MODULE: ./build/bundle/src/approvals/code-owners.js
var code_owners = __webpack_require__(52210);
;// CONCATENATED MODULE: ./build/bundle/src/approvals/diff-size.js
const diffLimits = {
    loaded: { lines: 400, bytes: 20 * 1024 },
    total: { lines: 20_000, bytes: 1024 * 1024 },
    files: 300,
};
function diffSizeOf({ before, after }) {
    const counts = new Map();
    for (const line of linesOf(before))
        counts.set(line, (counts.get(line) ?? 0) - 1);
    for (const line of linesOf(after))
        counts.set(line, (counts.get(line) ?? 0) + 1);
    let [lines, bytes] = [0, 0];
    for (const [line, count] of counts) {
        lines += Math.abs(count);
        bytes += Math.abs(count) * (Buffer.byteLength(line) + 2);
    }
    return { lines, bytes };
}
function linesOf(text) {
    return text === null || text === "" ? [] : text.replace(/\n$/, "").split("\n");
}
function isAbove({ lines, bytes }, limit) {
    return lines > limit.lines || bytes > limit.bytes;
}
function largeIn(sides, changed) {
    const shown = new Set(inPathOrder(changed).slice(0, diffLimits.files));
    const isCut = (path) => changed.length > diffLimits.files && !shown.has(path);
    const moved = movedIn(sides);
    let total = { lines: 0, bytes: 0 };
    return new Set(inPathOrder([...sides.keys()]).filter((path) => {
        const isMoved = moved.has(path);
        const size = isMoved ? { lines: 0, bytes: 0 } : diffSizeOf(sides.get(path) ?? { before: null, after: null });
        total = { lines: total.lines + size.lines, bytes: total.bytes + size.bytes };
        return ((isMoved || size.lines > 0) &&
            (isCut(path) || isAbove(size, diffLimits.loaded) || isAbove(total, diffLimits.total)));
    }));
}
function movedIn(sides) {
    const gone = new Map();
    for (const [path, { before, after }] of sides) {
        if (before === null || after !== null)
            continue;
        const same = gone.get(before);
        if (same)
            same.push(path);
        else
            gone.set(before, [path]);
    }
    const moved = new Set();
    for (const [path, { before, after }] of sides) {
        const from = before === null && after !== null ? gone.get(after)?.shift() : undefined;
        if (from !== undefined)
            moved.add(path).add(from);
    }
    return moved;
}
function inPathOrder(paths) {
    return [...paths].sort((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b)));
}

// EXTERNAL MODULE: ./build/bundle/src/repo/path.js
var repo_path = __webpack_require__(76311);
;// CONCATENATED MODULE: ./build/bundle/src/approvals/index.js






async function reviewContext(changes, settings, head, base, decisions) {
    const paths = [...new Set([...changes.flatMap(filesOf), ...settings.flatMap(filesOfSetting)])];
    const [ownersOf, ...sides] = await Promise.all([
        ownersFrom(base),
        attributesAbove(paths, head),
        attributesAbove(paths, base),
    ]);
    const isFolded = async (path) => {
        const texts = path.endsWith(".yml") ? await Promise.all([head, base].map((repo) => repo.read(path))) : [];
        return sides.some((attributes, at) => {
            const content = texts[at];
            return (0,git_attributes/* isFoldedBy */.eL)(attributes, path, content?.kind === "text" ? content.source.text : "");
        });
    };
    const owned = paths.map((path) => [path, ownersOf(path)]);
    const subjects = changes.flatMap(({ after }) => (after ? [after] : []));
    return {
        folded: new Set((await Promise.all(paths.map(async (path) => ((await isFolded(path)) ? [path] : [])))).flat()),
        owners: new Map(owned.filter(([, owners]) => owners.length > 0)),
        allowances: new Map(subjects.map((subject) => [subject, decisions.allowance(subject.host, subject.item)])),
        endsOfGrants: new Map(decisions.entries.grants.flatMap(({ at, until }) => (until === undefined ? [] : [[at, until]]))),
        approvals: decisions.policies.flatMap(({ approvals }) => approvals.widening ?? []),
        large: largeIn(await textsOf(paths, base, head), changedFiles(base, head).paths()),
        settingsTexts: await textsOf([...new Set(settings.map(({ path }) => path))], base, head),
    };
}
async function textsOf(paths, base, head) {
    const texts = await Promise.all(paths.map(async (path) => {
        const [before, after] = await Promise.all([textAt(base, path), textAt(head, path)]);
        return before === undefined || after === undefined || before === after
            ? []
            : [[path, { before, after }]];
    }));
    return new Map(texts.flat());
}
async function textAt(repo, path) {
    const content = await repo.read(path);
    if (content.kind === "absent")
        return null;
    return content.kind === "text" ? content.source.text : undefined;
}
function filesOf({ before, after, widenings, differences }) {
    const sides = [before, after].flatMap((side) => (side ? [side.item] : []));
    const places = [
        ...sides.flatMap(({ profile }) => (profile ? [profile.name.at] : [])),
        ...[...widenings, ...differences].map(({ at }) => at),
    ];
    return [...new Set([...sides.flatMap(({ files }) => files), ...places.map(({ source }) => source.path)])];
}
function filesOfSetting({ path, before, material }) {
    return [...new Set([path, ...(before ? [before.at.source.path] : []), ...material])];
}
async function ownersFrom(base) {
    const owners = await (0,code_owners/* ownersAt */.I5)(base);
    return typeof owners === "string" ? () => [] : owners;
}
async function attributesAbove(paths, repo) {
    const directories = new Set([""]);
    for (const path of paths)
        for (let directory = (0,repo_path/* directoryOf */.jt)(path); !directories.has(directory); directory = (0,repo_path/* directoryOf */.jt)(directory))
            directories.add(directory);
    const left = new attribute_file/* LinesLeft */.TN();
    const found = [...directories].map(async (directory) => {
        const content = await repo.read((0,repo_path/* join */.fj)(directory, ".gitattributes"));
        return content.kind === "text" ? [(0,attribute_file/* parseAttributes */.vB)(directory, content.source.text, left, "disk")] : [];
    });
    return (await Promise.all(found)).flat();
}


/***/ }),

/***/ 96438:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   widenedUnder: () => (/* binding */ widenedUnder)
/* harmony export */ });
/* unused harmony exports applyApprovals, policyApproval */
/* harmony import */ var _compare_settings_effects_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(84909);
/* harmony import */ var _model_fact_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7277);
/* harmony import */ var _policy_model_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(53861);
/* harmony import */ var _repo_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(64951);
/* harmony import */ var _index_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9504);
/* harmony import */ var _policy_path_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(68264);
/* harmony import */ var _sanitize_counted_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(14135);







async function widenedUnder({ policies, ignored }, { changes, settings }, approve) {
    const approvals = distinctApprovals(policies.map((policy) => policy.approvals.widening));
    if (approvals.length === 0)
        return { unapproved: [], notes: [] };
    const unapproved = [];
    const given = new Set();
    const gains = [
        ...settingGains(settings.filter(_compare_settings_effects_js__WEBPACK_IMPORTED_MODULE_4__/* .isLooser */ .NM), ignored),
        ...changes.flatMap((change) => subagentGains(change, ignored)),
    ];
    for (const { files, ...problem } of gains) {
        const status = await statusUnder(approvals, files, approve);
        if (status.missing === undefined)
            given.add(status.given);
        else
            unapproved.push({
                topic: "widened-unapproved",
                ...problem,
                message: `${problem.message}; ${status.missing}`,
                ...awaitedFor("gain", status),
            });
    }
    return { unapproved, notes: [...given].map((words) => `gained power ${words}`) };
}
function subagentGains(change, ignored) {
    const subject = change.after ?? change.before;
    const file = subject?.item.files[0];
    if (!subject || (file !== undefined && ignored(file)))
        return [];
    return wideningsByFile(change).flatMap(({ path, widenings, files }) => {
        const [first, ...more] = widenings;
        if (!first)
            return [];
        const name = (subject.item.profile && (0,_model_fact_js__WEBPACK_IMPORTED_MODULE_5__/* .known */ .eO)(subject.item.profile.name)) ?? path;
        return [
            {
                message: `\`${name}\`: ${first.message}${more.length > 0 ? `, and ${more.length} more` : ""}`,
                at: first.at,
                identity: widenings.map(({ kind, message }) => `${kind} ${message}`).join("; "),
                item: subject.item,
                files,
            },
        ];
    });
}
function settingGains(settings, ignored) {
    const files = [...new Set(settings.map(({ path }) => path))].filter((path) => !ignored(path));
    return files.flatMap((path) => {
        const own = settings.filter((change) => change.path === path);
        const [first, ...more] = own;
        if (!first)
            return [];
        const { title, setting, because, at } = first;
        return [
            {
                message: `\`${setting}\` of ${title} ${because}${more.length > 0 ? `, and ${(0,_sanitize_counted_js__WEBPACK_IMPORTED_MODULE_6__/* .counted */ .h)(more.length, "more setting in this file is", "more settings in this file are")} looser` : ""}`,
                at,
                identity: own
                    .map((change) => [change.host, change.setting, change.after?.content ?? change.after?.value, change.because].join(" "))
                    .join("; "),
                files: [...new Set(own.flatMap(_index_js__WEBPACK_IMPORTED_MODULE_2__/* .filesOfSetting */ .D))],
            },
        ];
    });
}
function wideningsByFile({ before, after, widenings }) {
    const own = [(after ?? before)?.item.files[0], before?.item.files[0]];
    return [...new Set(widenings.map(({ at }) => at.source.path))].map((path) => ({
        path,
        widenings: widenings.filter(({ at }) => at.source.path === path),
        files: [path, ...own].flatMap((file) => (file !== undefined && (0,_policy_path_js__WEBPACK_IMPORTED_MODULE_3__/* .isOwn */ .N)((0,_repo_text_js__WEBPACK_IMPORTED_MODULE_1__/* .placeOfPath */ .Es)(file)) ? [file] : [])),
    }));
}
const guarded = {
    loosened: { unprotected: "loosened-unprotected", what: "the loosened policy", thing: "policy" },
    "weakened-gate": { unprotected: "weakened-gate-unprotected", what: "the weakened check", thing: "check" },
};
async function applyApprovals(problems, decisions, approve, owners) {
    const stated = distinctApprovals(decisions.policies.map((policy) => policy.approvals.policy));
    const kept = [];
    const notes = new Set();
    for (const problem of problems) {
        const { topic, message } = problem;
        if (topic !== "loosened" && topic !== "weakened-gate") {
            kept.push(problem);
            continue;
        }
        const policy = ownPolicyPath(decisions);
        const paths = await ownedPaths(policy, problem, owners);
        if (stated.length === 0 && paths.length === 0) {
            kept.push({
                ...problem,
                topic: guarded[topic].unprotected,
                identity: problem.identity ?? message,
                message: `${message}; ${adviceFor(policy)}`,
            });
            continue;
        }
        const required = stated.length > 0 ? stated : [{ by: [codeOwners], count: 1, at: placeOfPath(policy) }];
        const files = stated.length > 0 ? (paths.length > 0 ? paths : [policy]) : paths.slice(0, 1);
        const status = await statusUnder(required, files, approve);
        if (status.missing === undefined)
            notes.add(`${guarded[topic].what} ${status.given}`);
        else
            kept.push({
                ...problem,
                topic: topic === "loosened" && stated.length > 0 ? "loosened-unapproved" : topic,
                identity: problem.identity ?? message,
                message: `${message}; ${status.missing}`,
                ...awaitedFor(problem.entry ?? guarded[topic].thing, status),
            });
    }
    return { problems: kept, notes: [...notes] };
}
async function policyApproval(places, decisions, approve, owners) {
    const stated = distinctApprovals(decisions.policies.map((policy) => policy.approvals.policy));
    if (stated.length === 0)
        return undefined;
    const policy = ownPolicyPath(decisions);
    const owned = await Promise.all(places.map((at) => ownedPaths(policy, { at }, owners)));
    const paths = [...new Set(owned.flat())];
    return statusUnder(stated, paths.length > 0 ? paths : [policy], approve);
}
async function ownedPaths(policy, { at, related = [] }, owners) {
    const places = [at, ...related.map((place) => place.at)].filter(isOwn).map(({ source }) => source.path);
    const paths = [...new Set([policy, ...places])];
    const owned = await Promise.all(paths.map(async (path) => (await owners(path)).length > 0));
    return paths.filter((_, i) => owned[i]);
}
function adviceFor(policy) {
    const pattern = policy.startsWith(".github/") ? "/.github/" : `/${policy}`;
    return `nobody is required to approve this: add the line \`${pattern} @OWNER\` to \`.github/CODEOWNERS\`, or \`approvals: { policy: { by: ["@OWNER"] } }\` to the policy`;
}
function distinctApprovals(approvals) {
    const distinct = new Map(approvals.flatMap((approval) => approval ? [[JSON.stringify([approval.by, approval.count]), approval]] : []));
    return [...distinct.values()];
}
function awaitedFor(topic, { from }) {
    return from.length === 0 ? {} : { awaited: { topic, from } };
}
async function statusUnder(approvals, paths, approve) {
    const missing = [];
    const from = [];
    let isStuck = false;
    const by = new Set();
    for (const approval of approvals) {
        const status = await approve(approval, paths);
        if (status.kind === "missing") {
            missing.push(missingText(approval, status));
            from.push(approval);
            isStuck ||= status.isStuck ?? false;
        }
        else if (status.kind === "approved")
            for (const login of status.by)
                by.add(`\`${login}\``);
    }
    const given = by.size > 0
        ? `is approved by ${[...by].join(", ")}`
        : `needed approval by ${approvals.map(approvalText).join(" and ")} before entering the merge queue`;
    return {
        missing: missing.length === 0 ? undefined : missing.join("; "),
        from: isStuck ? [] : from.map(({ by: names, count }) => ({ by: names, count })),
        given,
    };
}
function approvalText({ by, count }) {
    const [only = "", ...others] = by;
    if (others.length > 0 || (count > 1 && only !== _policy_model_js__WEBPACK_IMPORTED_MODULE_0__/* .codeOwners */ .eY))
        return `${count} of ${by.join(", ")}`;
    if (only !== _policy_model_js__WEBPACK_IMPORTED_MODULE_0__/* .codeOwners */ .eY)
        return only;
    return count > 1 ? `${count} code owners` : "a code owner";
}
const maxReasons = 5;
function missingText(approval, { by, why }) {
    const given = by.length === 0
        ? "nobody with that right approved"
        : `only ${by.map((login) => `\`${login}\``).join(", ")} approved`;
    const reasons = [
        ...why.slice(0, maxReasons),
        ...(why.length > maxReasons ? [(0,_sanitize_counted_js__WEBPACK_IMPORTED_MODULE_6__/* .counted */ .h)(why.length - maxReasons, "more reason")] : []),
    ];
    return `this needs approval by ${approvalText(approval)}, but ${given} this commit${reasons.length > 0 ? ` (${reasons.join("; ")})` : ""}`;
}


/***/ }),

/***/ 68264:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ isOwn),
/* harmony export */   a: () => (/* binding */ ownPolicyPath)
/* harmony export */ });
/* harmony import */ var _policy_model_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(53861);
/* harmony import */ var _repo_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(64951);


function isOwn(at) {
    return !(0,_policy_model_js__WEBPACK_IMPORTED_MODULE_0__/* .isForeign */ .jq)(at) && !at.source.path.startsWith("preset:");
}
function ownPolicyPath({ sources }) {
    return sources.findLast(({ ref }) => isOwn((0,_repo_text_js__WEBPACK_IMPORTED_MODULE_1__/* .placeOfPath */ .Es)(ref)))?.ref ?? _policy_model_js__WEBPACK_IMPORTED_MODULE_0__/* .policyPaths */ .ff[0];
}


/***/ })

};
;