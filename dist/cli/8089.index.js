"use strict";
exports.id = 8089;
exports.ids = [8089,9504];
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

/***/ 84909:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   NM: () => (/* binding */ isLooser),
/* harmony export */   Nz: () => (/* binding */ dangerOf),
/* harmony export */   kl: () => (/* binding */ isOfStart)
/* harmony export */ });
function isLooser({ effect }) {
    return effect !== "narrows" && effect !== "unhonoured";
}
function isOfStart({ before, after }) {
    return (after ?? before)?.ofStart === true;
}
function dangerOf(effect, may = []) {
    if (effect === "bypasses")
        return 0;
    if (effect === "auto-approves")
        return 1;
    if (effect === "unhonoured")
        return 6;
    if (effect === "narrows")
        return 7;
    if (may.includes("execute"))
        return 2;
    if (may.includes("external"))
        return 4;
    return may.includes("network") ? 3 : 5;
}


/***/ }),

/***/ 6161:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   j: () => (/* binding */ settingJson),
/* harmony export */   p: () => (/* binding */ widenedBySettings)
/* harmony export */ });
/* harmony import */ var _sanitize_secrets_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(97544);
/* harmony import */ var _repo_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(64951);
/* harmony import */ var _sanitize_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(32426);
/* harmony import */ var _effects_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(84909);




function settingJson(change, hash) {
    const { path, host, layer, effect, setting, before, after, because, material, reasons, at, isOfBase, subjects } = change;
    return {
        path,
        host,
        layer,
        effect,
        setting: (0,_sanitize_secrets_js__WEBPACK_IMPORTED_MODULE_0__/* .withoutSecrets */ .cT)(setting, hash),
        before: before && shownValue(before),
        after: after && shownValue(after),
        because,
        may: after?.may ?? [],
        material,
        ...(reasons.length > 0 ? { reasons } : {}),
        ...(0,_repo_text_js__WEBPACK_IMPORTED_MODULE_1__/* .positionAt */ .t$)(at.source, at.span.start),
        ofBase: isOfBase,
        subagents: subjects.length,
        ...((0,_effects_js__WEBPACK_IMPORTED_MODULE_3__/* .isOfStart */ .kl)(change) ? { start: true } : {}),
    };
}
function shownValue({ setting, value }) {
    return (0,_sanitize_text_js__WEBPACK_IMPORTED_MODULE_2__/* .visible */ .RK)((0,_sanitize_secrets_js__WEBPACK_IMPORTED_MODULE_0__/* .redacted */ .pc)(value, setting));
}
function widenedBySettings(changes) {
    return new Set(changes.filter(_effects_js__WEBPACK_IMPORTED_MODULE_3__/* .isLooser */ .NM).flatMap(({ subjects }) => subjects)).size;
}


/***/ }),

/***/ 34772:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ delegationOf),
/* harmony export */   s: () => (/* binding */ delegationPathsIn)
/* harmony export */ });
/* harmony import */ var _model_delegation_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(20221);

const none = new Map();
function delegationPathsIn({ loads, subjects }) {
    let byItem;
    const hosts = new Map(loads.toReversed().map((hostLoad) => [hostLoad.host, { hostLoad, reachable: (0,_model_delegation_js__WEBPACK_IMPORTED_MODULE_0__/* .reachableIn */ .Z)(hostLoad.load) }]));
    return ({ host, item }) => {
        const found = hosts.get(host);
        const reached = found?.reachable(item);
        if (!found || !reached || reached.size === 0)
            return none;
        const known = (byItem ??= new Map(subjects.map((subject) => [subject.item, subject])));
        const { title, edition } = found.hostLoad;
        return new Map([...reached].map(([capability, holder]) => {
            const subject = known.get(holder) ?? { host, title, edition, item: holder };
            known.set(holder, subject);
            return [capability, [subject]];
        }));
    };
}
function delegationOf(changes) {
    const edges = new Map();
    const nodes = new Set();
    for (const { after, widenings } of changes) {
        for (const { chain } of widenings) {
            let from = after;
            for (const to of from ? chain : []) {
                if (!from)
                    break;
                nodes.add(from).add(to);
                edges.set(from, (edges.get(from) ?? new Set()).add(to));
                from = to;
            }
        }
    }
    return {
        nodes: [...nodes],
        edges: [...edges].flatMap(([from, targets]) => [...targets].map((to) => ({ from, to }))),
    };
}


/***/ }),

/***/ 20221:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ displayName),
/* harmony export */   Z: () => (/* binding */ reachableIn)
/* harmony export */ });
/* harmony import */ var _capability_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(95885);
/* harmony import */ var _fact_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7277);
/* harmony import */ var _repo_path_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76311);
/* harmony import */ var _profile_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(64682);




const none = new Map();
function reachableIn({ items }) {
    let offered;
    let ofAll;
    return ({ verdict, profile }) => {
        if (!profile || verdict.kind !== "loaded")
            return none;
        const own = (0,_profile_js__WEBPACK_IMPORTED_MODULE_1__/* .capabilitiesOf */ .SF)(profile);
        if (!own.includes("delegate") || own.length === _capability_js__WEBPACK_IMPORTED_MODULE_0__/* .capabilities */ .R7.length)
            return none;
        const candidates = (offered ??= offeredIn(items));
        const { mayStart } = profile;
        const holders = mayStart
            ? holdersIn(candidates.filter(({ identity }) => mayStart(identity)))
            : (ofAll ??= holdersIn(candidates));
        return beyond(holders, own);
    };
}
function beyond(holders, own) {
    let found;
    for (const [capability, holder] of holders)
        if (!own.includes(capability))
            (found ??= new Map()).set(capability, holder);
    return found ?? none;
}
function offeredIn(items) {
    const offered = items.flatMap((item) => item.verdict.kind === "loaded" && item.profile
        ? [{ item, identity: item.profile.identity ?? "", may: (0,_profile_js__WEBPACK_IMPORTED_MODULE_1__/* .capabilitiesOf */ .SF)(item.profile) }]
        : []);
    return offered.sort((a, b) => Number(b.item.files.length > 0) - Number(a.item.files.length > 0) ||
        b.may.length - a.may.length ||
        (0,_repo_path_js__WEBPACK_IMPORTED_MODULE_2__/* .byBytes */ .bg)(a.item.files[0] ?? "", b.item.files[0] ?? ""));
}
function holdersIn(offered) {
    return new Map(_capability_js__WEBPACK_IMPORTED_MODULE_0__/* .capabilities */ .R7.flatMap((capability) => {
        const holder = offered.find(({ may }) => may.includes(capability));
        return holder ? [[capability, holder.item]] : [];
    }));
}
function displayName({ files, profile }) {
    const name = `\`${(profile && (0,_fact_js__WEBPACK_IMPORTED_MODULE_3__/* .known */ .eO)(profile.name)) ?? files[0] ?? ""}\``;
    return files.length === 0 ? `the built-in ${name}` : name;
}


/***/ }),

/***/ 96258:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ startGrantsOf),
/* harmony export */   j: () => (/* binding */ startsOf)
/* harmony export */ });
/* harmony import */ var _repo_many_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(46447);

function startsOf({ hooks, servers, extraGrants }) {
    if (extraGrants.length === 0 || hooks.length + servers.length === 0)
        return [];
    const grants = (0,_repo_many_js__WEBPACK_IMPORTED_MODULE_0__/* .groupBy */ .$z)(extraGrants, (grant) => keyOfPlace(grant.at));
    const starts = (what, all) => all.flatMap((of) => {
        const given = grants.get(keyOfPlace(of.at));
        return given ? [{ what, of, grants: given }] : [];
    });
    return [...starts("hook", hooks), ...starts("server", servers)];
}
function startGrantsOf(profile) {
    return new Set(profile ? startsOf(profile).flatMap(({ grants }) => grants) : []);
}
function keyOfPlace({ source, span }) {
    return `${span.start} ${source.path}`;
}


/***/ }),

/***/ 10505:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N0: () => (/* binding */ changesIn),
/* harmony export */   w5: () => (/* binding */ delegationIn)
/* harmony export */ });
/* unused harmony export isReader */
/* harmony import */ var _model_finding_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(10290);
/* harmony import */ var _model_profile_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(64682);
/* harmony import */ var _model_starts_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(96258);
/* harmony import */ var _approvals_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9504);
/* harmony import */ var _compare_widenings_delegation_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(34772);
/* harmony import */ var _sanitize_secrets_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(97544);
/* harmony import */ var _subject_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(37377);
/* harmony import */ var _repo_many_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(46447);








function changesIn(result) {
    const { changes, findings } = result;
    if (!changes)
        return null;
    const ofItem = byItem(findings);
    const objectionsTo = (change) => change.after ? objectionsIn(ofItem.get(change.after.item) ?? []) : [];
    return changes.map((change) => changeModel(change, objectionsTo(change), result));
}
function changeModel(change, objections, result) {
    const { kind, before, after, gained, lost, widened, fields, prompt } = change;
    const path = pathOf(after ?? before);
    const previous = pathOf(before);
    return {
        kind,
        ...(change.isUnchecked ? { isUnchecked: true } : {}),
        host: (after ?? before)?.title ?? "",
        name: nameOfEither(change),
        path,
        previousPath: previous === "" || previous === path ? null : previous,
        before: before && (0,_subject_js__WEBPACK_IMPORTED_MODULE_4__/* .sideOf */ .Jh)(before),
        after: after && (0,_subject_js__WEBPACK_IMPORTED_MODULE_4__/* .sideOf */ .Jh)(after),
        gained: toolsOf(withoutStarts(gained, after)),
        lost: toolsOf(withoutStarts(lost, before)),
        readers: toolsOf(gained.filter(({ tool }) => isReader(tool, gained))),
        isWidened: widened,
        widenings: wideningsOf(change),
        differences: differencesOf(change),
        fields,
        prompt,
        objections,
        allowance: allowanceOf(after, result),
        ...reviewOf(change, path, result),
    };
}
function pathOf(subject) {
    return subject?.item.files[0] ?? "";
}
function nameOfEither({ before, after }) {
    const subject = after ?? before;
    return subject && (0,_subject_js__WEBPACK_IMPORTED_MODULE_4__/* .nameOf */ .Vb)(subject);
}
function wideningsOf({ after, widenings }) {
    return widenings.map(({ kind, capability, message, at, files, reasons }) => ({
        ...(files ? { files } : {}),
        ...(reasons ? { reasons } : {}),
        kind,
        capability,
        message,
        at: { ...(0,_subject_js__WEBPACK_IMPORTED_MODULE_4__/* .spotAt */ .AH)(at), isOfBase: after === null },
    }));
}
function differencesOf({ differences }) {
    return differences.map(({ field, before, after, at }) => ({
        field,
        before,
        after,
        at: { ...(0,_subject_js__WEBPACK_IMPORTED_MODULE_4__/* .spotAt */ .AH)(at), isOfBase: after === null },
    }));
}
function reviewOf(change, path, { reviewContext }) {
    if (!reviewContext)
        return { owners: [], isFolded: false, isLarge: false };
    const { owners, folded, large } = reviewContext;
    const files = (0,_approvals_index_js__WEBPACK_IMPORTED_MODULE_1__/* .filesOf */ .R)(change);
    return {
        owners: owners.get(path) ?? [],
        isFolded: files.some((file) => folded.has(file)),
        isLarge: files.some((file) => large.has(file)),
    };
}
function byItem(evaluated) {
    const found = new Map();
    for (const a of evaluated) {
        const { item } = a.finding;
        if (item)
            (0,_repo_many_js__WEBPACK_IMPORTED_MODULE_5__/* .addTo */ .DN)(found, item, a);
    }
    return found;
}
function objectionsIn(evaluated) {
    const texts = evaluated.map(({ finding: { rule, kind = null, severity, class: ofClass, awaited, isUnstated }, state }) => ({
        rule,
        kind,
        severity,
        state,
        isPower: ofClass === "power",
        ...(awaited ? { isAwaited: true } : {}),
        ...(isUnstated ? { isUnstated } : {}),
    }));
    return texts.sort((a, b) => rankOf(b.severity) - rankOf(a.severity));
}
function rankOf(severity) {
    return _model_finding_js__WEBPACK_IMPORTED_MODULE_6__/* .severities */ .gO.indexOf(severity);
}
function isReader(tool, grants) {
    return grants.every((grant) => grant.tool !== tool || grant.capability === "read");
}
function withoutStarts(grants, of) {
    const starts = (0,_model_starts_js__WEBPACK_IMPORTED_MODULE_7__/* .startGrantsOf */ .T)(of?.item.profile);
    return grants.filter((grant) => !starts.has(grant));
}
function toolsOf(grants) {
    return [...new Set(grants.map(({ tool }) => (0,_sanitize_secrets_js__WEBPACK_IMPORTED_MODULE_3__/* .redacted */ .pc)(tool)))];
}
function allowanceOf(after, result) {
    const allowance = after && result.reviewContext?.allowances.get(after);
    if (!allowance)
        return null;
    const held = after.item.profile ? (0,_model_profile_js__WEBPACK_IMPORTED_MODULE_0__/* .capabilitiesOf */ .SF)(after.item.profile) : [];
    return {
        isEnough: held.every((capability) => allowance.may.includes(capability)),
        grants: allowance.grants.map((at) => (0,_subject_js__WEBPACK_IMPORTED_MODULE_4__/* .policySpot */ .v)(at, result)),
    };
}
function delegationIn({ changes = [] }) {
    const { nodes, edges } = (0,_compare_widenings_delegation_js__WEBPACK_IMPORTED_MODULE_2__/* .delegationOf */ .S)(changes);
    if (edges.length === 0)
        return null;
    const places = new Map(nodes.map((subject, i) => [subject, i]));
    const changed = new Set(changes.map(({ after }) => after));
    return {
        nodes: nodes.map((subject) => ({
            name: (0,_subject_js__WEBPACK_IMPORTED_MODULE_4__/* .nameOf */ .Vb)(subject),
            host: subject.title,
            capabilities: (0,_subject_js__WEBPACK_IMPORTED_MODULE_4__/* .sideOf */ .Jh)(subject).capabilities,
            isChanged: changed.has(subject),
        })),
        edges: edges.map(({ from, to }) => ({ from: places.get(from) ?? -1, to: places.get(to) ?? -1 })),
    };
}


/***/ }),

/***/ 37377:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AH: () => (/* binding */ spotAt),
/* harmony export */   Jh: () => (/* binding */ sideOf),
/* harmony export */   Vb: () => (/* binding */ nameOf),
/* harmony export */   v: () => (/* binding */ policySpot)
/* harmony export */ });
/* harmony import */ var _model_fact_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7277);
/* harmony import */ var _model_profile_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(64682);
/* harmony import */ var _repo_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(64951);



function spotAt({ source, span }) {
    return { path: source.path, line: (0,_repo_text_js__WEBPACK_IMPORTED_MODULE_1__/* .positionAt */ .t$)(source, span.start).line };
}
function policySpot(at, { sources, base }) {
    return {
        ...spotAt(at),
        isOfBase: base !== null && sources.some(({ ref, commit }) => ref === at.source.path && commit === base),
    };
}
function sideOf({ item: { verdict, profile } }) {
    return {
        capabilities: profile ? (0,_model_profile_js__WEBPACK_IMPORTED_MODULE_0__/* .capabilitiesOf */ .SF)(profile) : null,
        verdict: verdict.kind,
        mode: (profile && (0,_model_fact_js__WEBPACK_IMPORTED_MODULE_2__/* .known */ .eO)(profile.permissionMode)) ?? null,
        model: (profile && (0,_model_fact_js__WEBPACK_IMPORTED_MODULE_2__/* .known */ .eO)(profile.model)) ?? null,
    };
}
function nameOf({ item: { profile } }) {
    return (profile && (0,_model_fact_js__WEBPACK_IMPORTED_MODULE_2__/* .known */ .eO)(profile.name)) ?? null;
}


/***/ }),

/***/ 97544:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $f: () => (/* binding */ isSecret),
/* harmony export */   Iv: () => (/* binding */ masked),
/* harmony export */   K1: () => (/* binding */ vendorForms),
/* harmony export */   V2: () => (/* binding */ pair),
/* harmony export */   Wq: () => (/* binding */ weakForms),
/* harmony export */   cT: () => (/* binding */ withoutSecrets),
/* harmony export */   dV: () => (/* binding */ mayHoldSecret),
/* harmony export */   h6: () => (/* binding */ addressForm),
/* harmony export */   pc: () => (/* binding */ redacted)
/* harmony export */ });
const secretKey = /(?:^|[_.-])(?:api_?keys?|auth(?:orization)?|credentials?|passphrase|passw(?:or)?d|private_?key|secrets?|(?:access_?|auth_?|bearer_?|refresh_?)?tokens?)$/;
const partOfSecretKey = /key|auth|credential|passphrase|passw|secret|token/iu;
function redacted(text, key = "") {
    return String(withoutSecrets(text, () => "…", key)).replaceAll("sha256:…", "(a secret)");
}
const pair = /(?<![\w.-])(?<key>[\w.-]+)["']?\s*[:=]\s*(?:"(?<double>(?:[^"\\]|\\.)*)"|'(?<single>[^']*)'|(?<plain>[^\s"'{}[\],][^,}\]\n]*))/g;
function masked(line) {
    if (!mayHoldSecret(line))
        return line;
    const stars = (text) => "*".repeat(text.length);
    const inPairs = line.replace(pair, (whole, ...rest) => {
        const { key, double, single, plain } = rest.at(-1);
        const value = double ?? single ?? plain ?? "";
        const end = whole.length - (plain === undefined ? 1 : 0);
        return isSecret(key ?? "", value) && !/^[\d.]+$/.test(value)
            ? whole.slice(0, end - value.length) + stars(value) + whole.slice(end)
            : whole;
    });
    return shapes.reduce((text, shape) => text.replace(shape, stars), inPairs);
}
const vendorForms = [
    /\b(?:gh[opusr]_|github_pat_|glpat-|xox[abeoprs]-|sk-|sk_live_|rk_live_|npm_|pypi-|hf_|AIza|ya29\.)[A-Za-z0-9_.-]{16,}/g,
    /\bxai-[A-Za-z0-9]{40,}\b/g,
    /\b(?:AKIA|ASIA)[A-Z0-9]{16}\b/g,
    /\beyJ[A-Za-z0-9_-]{10,}\.[A-Za-z0-9_-]{10,}(?:\.[A-Za-z0-9_-]+)?/g,
    /-----BEGIN [A-Z ]*PRIVATE KEY-----[\s\S]*?(?:-----END [A-Z ]*PRIVATE KEY-----|$)/g,
];
const addressForm = /(?<=:\/\/[^/\s:@]*:)[^/\s:@]+(?=@)/g;
const weakForms = [
    /(?<=\b(?:bearer|basic|token) )[A-Za-z0-9+/_.=-]{16,}/gi,
    /(?<=(?:api[_-]?key|token|secret|password)["']?[=:] ?["']?)[^\s"'&$<{]{8,}/gi,
];
const shapes = [...vendorForms, weakForms[0], addressForm, weakForms[1]].filter((form) => form !== undefined);
const suspect = /gh[opusr]_|github_pat_|glpat-|xox|[sr]k[-_]|xai-|npm_|pypi-|hf_|AIza|ya29|A[KS]IA|eyJ|-----BEGIN|bearer|basic|token|:\/\/|api[_-]?key|secret|password/i;
const suspectOrKey = new RegExp(`${suspect.source}|auth|passw|passphrase|credential|private`, "i");
function mayHoldSecret(text) {
    return suspectOrKey.test(text);
}
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
const switching = /^(?:true|false|null|none|read|write)$/;
function isSecret(key, value) {
    if (!partOfSecretKey.test(key) || switching.test(value))
        return false;
    const snake = key
        .replace(/([a-z0-9])([A-Z])/g, "$1_$2")
        .replaceAll("-", "_")
        .toLowerCase();
    return secretKey.test(snake) && value.length > 0 && !/^(?:\$\{?[\w:.-]+\}?|\$\{\{.*\}\}|env:\w+)$/.test(value);
}


/***/ })

};
;