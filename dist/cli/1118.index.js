"use strict";
exports.id = 1118;
exports.ids = [1118,668];
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


/***/ }),

/***/ 26951:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  policyDifferenceIn: () => (/* binding */ policyDifferenceIn),
  policyPowerIn: () => (/* binding */ policyPowerIn)
});

// EXTERNAL MODULE: ./build/bundle/src/generated/hosts.js
var hosts = __webpack_require__(39824);
// EXTERNAL MODULE: ./build/bundle/src/inspect/index.js + 15 modules
var inspect = __webpack_require__(65831);
// EXTERNAL MODULE: ./build/bundle/src/inspect/organisation.js
var organisation = __webpack_require__(5398);
// EXTERNAL MODULE: ./build/bundle/src/policy/model.js
var model = __webpack_require__(53861);
// EXTERNAL MODULE: ./build/bundle/src/repo/path.js
var repo_path = __webpack_require__(76311);
// EXTERNAL MODULE: ./build/bundle/src/repo/patterns.js
var repo_patterns = __webpack_require__(13987);
// EXTERNAL MODULE: ./build/bundle/src/repo/text.js
var repo_text = __webpack_require__(64951);
// EXTERNAL MODULE: ./build/bundle/src/approvals/code-owners.js
var code_owners = __webpack_require__(52210);
// EXTERNAL MODULE: ./build/bundle/src/repo/git/wildmatch.js
var wildmatch = __webpack_require__(50228);
;// CONCATENATED MODULE: ./build/bundle/src/approvals/future-paths.js



const maxTries = 300_000;
const maxComparisons = 3_000_000;
const maxNames = 64;
const maxCombined = 20;
function futurePaths(paths, places, changed) {
    const beside = [...new Set(paths.map((path) => (0,repo_path/* join */.fj)((0,repo_path/* directoryOf */.jt)(path), `*${/\.[^/]+$/.exec(path)?.[0] ?? ""}`)))];
    const known = [...new Set([...beside, ...places.flatMap(pathsOf)])].map((path) => path.split("/"));
    const anywhere = [...new Set(places.flatMap(({ patterns }) => patterns))].map(repo_patterns/* parsePattern */.EY);
    if (changed.length * (known.length + 2 * anywhere.length) > maxTries)
        return undefined;
    const found = new Set(combinedNames(beside, changed));
    for (const line of changed) {
        const glob = globOf(line);
        if (!glob)
            continue;
        const named = new Set(glob);
        const created = anywhere.flatMap(({ anchor, path }) => {
            const names = path.split("/");
            return anchor === "every" && named.has(names[0] ?? "")
                ? [
                    ["**", ...names],
                    ["0", ...names],
                ]
                : [];
        });
        for (const place of [...known, ...created]) {
            const path = commonPath(glob, place)?.join("/");
            if (path !== undefined && line.matches(path))
                found.add(path);
        }
        if (found.size * changed.length > maxComparisons)
            return undefined;
    }
    return [...found];
}
function pathsOf({ patterns, starts }) {
    return patterns.map(repo_patterns/* parsePattern */.EY).flatMap(({ anchor, path }) => {
        if (anchor === "root")
            return [path];
        return anchor === "every" ? starts.map((start) => (0,repo_path/* join */.fj)(start, path)) : [];
    });
}
function globOf({ pattern }) {
    const body = pattern.replace(/^\//, "").replace(/\/$/, "");
    const names = body.replace(/\\(.)/g, "$1").split("/");
    const isAnchored = pattern.replace(/\/$/, "").includes("/");
    const isFolder = pattern.endsWith("/") || !names.at(-1)?.includes("*");
    const glob = [...(isAnchored ? [] : ["**"]), ...names, ...(isFolder ? ["**"] : [])];
    return glob.length > maxNames ? undefined : glob;
}
function lastOf({ pattern }) {
    const body = pattern.replace(/\/$/, "").replace(/\\(.)/g, "$1");
    return body.slice(body.lastIndexOf("/") + 1);
}
function combinedNames(beside, changed) {
    if (changed.length > maxCombined)
        return [];
    const last = changed.map(lastOf);
    const names = last.flatMap((a) => last.map((b) => joined(a, b)));
    return beside.flatMap((place) => {
        const extension = place.slice(place.lastIndexOf("*") + 1);
        return names.map((name) => (0,repo_path/* join */.fj)((0,repo_path/* directoryOf */.jt)(place), name.endsWith(extension) ? name : `${name}${extension}`));
    });
}
function commonPath(a, b) {
    const failed = new Set();
    const search = (i, j) => {
        const [first, second] = [a[i], b[j]];
        if (first === undefined && second === undefined)
            return [];
        const key = i * (b.length + 1) + j;
        if (failed.has(key))
            return undefined;
        const path = step(first, second, i, j);
        if (!path)
            failed.add(key);
        return path;
    };
    const before = (name, rest) => rest && [name, ...rest];
    const step = (first, second, i, j) => {
        if (first === "**") {
            const empty = search(i + 1, j);
            if (empty || second === undefined)
                return empty;
            const more = search(i, j + 1);
            return second === "**" ? more : before(filled(second), more);
        }
        if (second === "**")
            return search(i, j + 1) ?? (first === undefined ? undefined : before(filled(first), search(i + 1, j)));
        if (first === undefined || second === undefined)
            return undefined;
        const name = commonName(first, second);
        return name === undefined ? undefined : before(name, search(i + 1, j + 1));
    };
    return search(0, 0);
}
function commonName(written, own) {
    if (!/[*?]/.test(written))
        return (0,repo_patterns/* matches */.cK)(written, own) ? written : undefined;
    if (!own.includes("*"))
        return matchesName(own, written) ? own : undefined;
    return [filled(written), filled(own), joined(written, own), joined(own, written)].find((name) => matchesName(name, written) && (0,repo_patterns/* matches */.cK)(name, own));
}
const compiled = new Map();
function matchesName(name, written) {
    let test = compiled.get(written);
    if (!test)
        compiled.set(written, (test = (0,wildmatch/* wildmatch */.cG)(written)));
    return test(name, false);
}
function filled(name) {
    return name.replace(/[*?]+/g, "0");
}
function joined(a, b) {
    return `${a.slice(0, a.search(/[*?]|$/))}0${b.slice(b.search(/[^*?]*$/))}`;
}

// EXTERNAL MODULE: ./build/bundle/src/approvals/policy-path.js
var policy_path = __webpack_require__(68264);
// EXTERNAL MODULE: ./build/bundle/src/model/load.js
var load = __webpack_require__(6407);
;// CONCATENATED MODULE: ./build/bundle/src/approvals/ownership.js











async function ownershipChanges(base, head, options, files = "required") {
    const { decisions } = options;
    const approvals = decisions.policies.map((policy) => policy.approvals);
    const namesOwners = (kind) => approvals.some((approval) => approval[kind]?.by.includes(model/* codeOwners */.eY));
    const isDefault = approvals.every(({ policy }) => policy === undefined);
    const hasPolicy = model/* policyPaths */.ff.some((path) => base.entries.has(path));
    const isRequired = namesOwners("widening") || namesOwners("policy") || (isDefault && hasPolicy);
    if (!(isRequired || files === "all") || !hasOtherOwners(base, head))
        return [];
    const [before, read] = await Promise.all([(0,code_owners/* ownersFileOf */.ad)(base), (0,code_owners/* ownersFileOf */.ad)(head)]);
    if (typeof read === "string")
        return [unreadable(read, head)];
    if (typeof before === "string")
        return [unreadable(before, base)];
    const after = asUsed(read, before);
    const changed = changedLines(before.lines, after.lines);
    const profiles = files === "all" || namesOwners("widening")
        ? await profilePaths(base, head, { ...options, skipsRules: true }, changed)
        : [];
    if (!profiles)
        return [tooMany(after, changed)];
    const watched = new Set([
        ...policyFilesOf(decisions, base, head),
        ...higherPaths(before),
        ...higherPaths(after),
        ...profiles,
    ]);
    return changedOwners(before, after, watched, (path) => base.entries.has(path) || head.entries.has(path));
}
function asUsed(after, before) {
    return after.unused !== undefined && before.unused === undefined ? { ...after, lines: [] } : after;
}
function hasOtherOwners(base, head) {
    return code_owners/* codeownersPaths */.oX.some((path) => {
        const [before, after] = [base.entries.get(path), head.entries.get(path)];
        if (!before && !after)
            return [base, head].some(({ entries }) => entries.get((0,repo_path/* directoryOf */.jt)(path))?.kind === "link");
        return before?.kind !== "file" || after?.kind !== "file" || before.id === undefined || before.id !== after.id;
    });
}
function unreadable(reason, tree) {
    const path = code_owners/* codeownersPaths */.oX.find((candidate) => tree.entries.has(candidate)) ?? code_owners/* codeownersPaths */.oX[0];
    return {
        topic: "loosened",
        message: `${reason}, so the code owners are unknown; replace it with a regular text file`,
        at: (0,repo_text/* placeOfPath */.Es)(path),
        identity: path,
    };
}
function tooMany(after, changed) {
    return {
        topic: "loosened",
        message: `\`CODEOWNERS\` changes in ${changed.length} lines, too many to compare, and this policy requires approval by code owners; split the change`,
        at: (0,code_owners/* placeOfLine */.xX)(after, after.lines.find((line) => changed.includes(line))) ?? (0,repo_text/* placeOfPath */.Es)(code_owners/* codeownersPaths */.oX[0]),
        identity: String(changed.length),
    };
}
function policyFilesOf(decisions, base, head) {
    const own = decisions.sources.flatMap(({ ref }) => (base.entries.has(ref) ? [ref] : []));
    const present = [...model/* policyPaths */.ff, model/* baselinePath */.XB].filter((path) => base.entries.has(path) || head.entries.has(path));
    return [(0,policy_path/* ownPolicyPath */.a)(decisions), ...own, ...present];
}
function higherPaths({ source }) {
    const at = code_owners/* codeownersPaths */.oX.findIndex((path) => path === source?.path);
    return code_owners/* codeownersPaths */.oX.slice(0, at + 1);
}
async function profilePaths(base, head, options, changed) {
    const before = await (0,inspect/* inspect */.Nn)(base, options);
    const usedAtBase = before.loads.flatMap(({ host, use }) => (use.kind === "none" ? [] : [host]));
    const after = await (0,inspect/* inspect */.Nn)(head, { ...options, usedAtBase });
    const paths = [...new Set([before, after].flatMap(pathsIn))].filter((path) => base.entries.has(path) || head.entries.has(path));
    const inUse = new Set([before, after].flatMap(({ loads }) => loads.flatMap(({ host, use }) => (use.kind === "none" ? [] : [host]))));
    const future = futurePaths(paths, [...inUse].map((host) => placesOf(host, [base, head], options)), changed);
    return future && [...paths, ...future];
}
function pathsIn({ loads }) {
    return loads.flatMap(({ load: { items, layers } }) => [
        ...items.flatMap(({ verdict, files }) => (verdict.kind === "passed-over" ? [] : files)),
        ...layers.flatMap(({ authority }) => authority.map(({ at }) => at.source.path)),
    ]);
}
function placesOf(id, trees, { decisions, repositoryNames = [] }) {
    const host = hosts/* hosts */.S[id];
    const { patterns } = host ? (0,organisation/* inRepository */.yJ)(host, repositoryNames) : { patterns: [] };
    const named = (decisions.hosts[id]?.dirs ?? []).flatMap(({ value }) => (0,repo_patterns/* patternsIn */.fv)(value, patterns));
    return {
        patterns: [...patterns, ...named],
        starts: [...new Set(trees.flatMap((tree) => (0,repo_patterns/* startDirectories */.oQ)(tree, patterns)))],
    };
}
function changedLines(before, after) {
    const isSame = (a, b) => a !== undefined && a.pattern === b?.pattern && a.owners.join(" ") === b.owners.join(" ");
    let start = 0;
    while (isSame(before[start], after[start]))
        start++;
    let end = 0;
    while (end < Math.min(before.length, after.length) - start &&
        isSame(before[before.length - 1 - end], after[after.length - 1 - end]))
        end++;
    return [...before.slice(start, before.length - end), ...after.slice(start, after.length - end)];
}
function changedOwners(before, after, paths, exists) {
    const groups = new Map();
    for (const path of paths) {
        const [old, fresh] = [(0,code_owners/* lineFor */.y1)(before, path), (0,code_owners/* lineFor */.y1)(after, path)];
        if (setText(old) === setText(fresh))
            continue;
        const key = JSON.stringify([setText(old), setText(fresh), fresh?.start]);
        const group = groups.get(key) ?? { old, fresh, paths: [] };
        groups.set(key, group);
        group.paths.push(path);
    }
    const because = before.unused === undefined && after.unused !== undefined ? `, because ${after.unused}` : "";
    return [...groups.values()].map(({ old, fresh, paths: changed }) => {
        const at = (0,code_owners/* placeOfLine */.xX)(after, fresh) ?? (0,repo_text/* placeOfPath */.Es)(before.source?.path ?? code_owners/* codeownersPaths */.oX[0]);
        const previous = (0,code_owners/* placeOfLine */.xX)(before, old);
        return {
            topic: "loosened",
            message: `\`CODEOWNERS\` assigns ${filesText(changed, exists)} to ${ownersText(fresh)} (was ${ownersText(old)})${because}; this policy requires approval by code owners, so this changes who approves`,
            at,
            identity: JSON.stringify([changed[0], setText(old), setText(fresh)]),
            ...(previous ? { related: [(0,load/* atBase */.rX)(previous)] } : {}),
        };
    });
}
function filesText(paths, exists) {
    const [first, ...more] = paths.filter(exists);
    if (first === undefined)
        return `new files such as \`${paths[0] ?? ""}\``;
    return `\`${first}\`${more.length > 0 ? ` and ${more.length} more` : ""}`;
}
function ownersText(line) {
    return line && line.owners.length > 0 ? line.owners.map((owner) => `\`${owner}\``).join(", ") : "nobody";
}
function setText(line) {
    return [...new Set((line?.owners ?? []).map((owner) => owner.toLowerCase()))].toSorted().join(" ");
}

// EXTERNAL MODULE: ./build/bundle/src/compare/power.js + 1 modules
var power = __webpack_require__(94471);
// EXTERNAL MODULE: ./build/bundle/src/inspect/unread/unjudged.js
var unjudged = __webpack_require__(8260);
// EXTERNAL MODULE: ./build/bundle/src/model/rule.js
var rule = __webpack_require__(78301);
// EXTERNAL MODULE: ./build/bundle/src/generated/catalogue.js + 35 modules
var catalogue = __webpack_require__(5);
// EXTERNAL MODULE: ./build/bundle/src/model/host.js
var model_host = __webpack_require__(3641);
// EXTERNAL MODULE: ./build/bundle/src/policy/organisation.js
var policy_organisation = __webpack_require__(8236);
// EXTERNAL MODULE: ./build/bundle/src/policy/diff/entries.js
var entries = __webpack_require__(2126);
// EXTERNAL MODULE: ./build/bundle/src/policy/decide/levels.js
var levels = __webpack_require__(70778);
;// CONCATENATED MODULE: ./build/bundle/src/policy/diff/levels.js


const levelNames = Object.entries(catalogue/* rules */.a).flatMap(([rule, { kinds = {} }]) => [undefined, ...Object.keys(kinds)].map((kind) => ({ rule, kind })));
const capsOf = ({ rule }) => catalogue/* rules */.a[rule]?.isCapped ? [undefined, "reader", "assumed"] : [undefined];
function levelChanges(name, scope, pairFor) {
    const pairs = capsOf(name).flatMap((cap) => {
        const pair = pairFor(cap);
        return pair && pair.before.value !== pair.after.value ? [{ pair, cap }] : [];
    });
    return ["looser", "tighter"].flatMap((direction) => {
        const changed = pairs.filter(({ pair }) => (0,levels/* isLaxerLevel */.bP)(pair.after.value, pair.before.value) === (direction === "looser"));
        const [first] = changed;
        if (!first)
            return [];
        const values = (first.cap === undefined ? [first] : changed).map(({ pair: { before, after }, cap }) => `${after.value}${scope}${findingsOf(cap)} (was ${before.value})`);
        const { rule, kind } = name;
        const message = `\`${kind ? `${rule}/${kind}` : rule}\` is ${values.join(", and ")}`;
        return [{ ...first.pair, direction, message }];
    });
}
function findingsOf(cap) {
    if (cap === undefined)
        return "";
    return cap === "reader"
        ? " in findings of hosts that only read another host's folder"
        : " in findings that rest on an assumed fact";
}

// EXTERNAL MODULE: ./build/bundle/src/policy/decide/scope.js
var decide_scope = __webpack_require__(24249);
// EXTERNAL MODULE: ./build/bundle/src/policy/decide/stack.js
var stack = __webpack_require__(66741);
// EXTERNAL MODULE: ./build/bundle/src/policy/rollout.js
var rollout = __webpack_require__(51701);
// EXTERNAL MODULE: ./build/bundle/src/policy/waves.js
var policy_waves = __webpack_require__(98478);
;// CONCATENATED MODULE: ./build/bundle/src/policy/diff/rollout.js





function diffRollout(old, fresh, ceilings, today, gone, report) {
    const steps = stepsBetween({ policy: old, ceilings }, { policy: fresh, ceilings }, today);
    const at = fresh.rollout?.at ?? gone;
    if (steps.some((step) => step < 0))
        report("looser", at, "the rollout takes effect later than before", old.rollout?.at);
    if (steps.some((step) => step > 0))
        report("tighter", at, "the rollout takes effect earlier than before", old.rollout?.at);
}
function diffInheritedRollout(policy, before, after, today, at, report) {
    if (before.length === after.length)
        return;
    const steps = stepsBetween({ policy, ceilings: before }, { policy, ceilings: after }, today);
    const cause = after.length > before.length ? "it follows" : "it no longer follows";
    const because = `${cause} the rollout of the organisation's policy`;
    if (steps.some((step) => step < 0))
        report("looser", at, `what this policy does not state takes effect later than before: ${because}`);
    if (steps.some((step) => step > 0))
        report("tighter", at, `what this policy does not state takes effect earlier than before: ${because}`);
}
function stepsBetween(before, after, today) {
    const upper = [...before.ceilings, ...after.ceilings].flatMap(({ rollout }) => rollout ?? []);
    const [old, fresh] = [before.policy.rollout, after.policy.rollout];
    const ids = ["", ...[old, fresh, ...upper].flatMap((rollout) => Object.keys(rollout?.rules ?? {}))];
    const readings = [
        ...(statesRolledOutSetting(before) || statesRolledOutSetting(after) ? [stageOfStated] : []),
        stageOfUnstated,
    ];
    return situationsIn(old, fresh).flatMap((waves) => {
        const [first, second] = [rolloutInWaves(old, waves), rolloutInWaves(fresh, waves)];
        const days = [today, ...(0,levels/* rolloutDays */.D1)(first, second, ...upper).filter((day) => day > today)];
        return ids.flatMap((rule) => days.flatMap((day) => readings.map((stageIn) => rollout/* stages */._.indexOf(stageIn(after, second, rule, day)) - rollout/* stages */._.indexOf(stageIn(before, first, rule, day)))));
    });
}
function statesRolledOutSetting({ policy, ceilings }) {
    const { ceiling, overrides, rules } = policy;
    return (ceilings.length === 0 ||
        ceiling !== undefined ||
        overrides.length > 0 ||
        Object.keys(rules).length > 0 ||
        (0,stack/* statesPreset */._E)(policy));
}
function stageOfStated(_, own, rule, day) {
    return (0,levels/* stageOf */.gV)(own, rule, day);
}
function stageOfUnstated({ policy, ceilings }, own, rule, day) {
    if (ceilings.length === 0 || (0,stack/* statesPreset */._E)(policy))
        return (0,levels/* stageOf */.gV)(own, rule, day);
    const upper = ceilings.map(({ rollout }) => (0,levels/* stageOf */.gV)(rollout, rule, day));
    const scheduled = (0,levels/* scheduledStage */.U_)(own, rule, day);
    return furthestStage(scheduled === undefined ? upper : [...upper, scheduled]);
}
function furthestStage(some) {
    return rollout/* stages */._.findLast((stage) => some.includes(stage)) ?? "enforce";
}
function situationsIn(...rollouts) {
    const waves = new Map(rollouts.flatMap((rollout) => rollout?.waves ?? []).map((wave) => [keyOf(wave), patternsOf(wave)]));
    const found = new Map([["", new Set()]]);
    for (const pattern of new Set([...waves.values()].flat())) {
        const [having, others] = [[], []];
        for (const [key, patterns] of waves) {
            if (patterns.some((wider) => (0,decide_scope/* isPathWithin */.ZU)(pattern, wider)))
                having.push(key);
            else if (patterns.some((other) => mayHaveSame(pattern, other)))
                others.push(key);
        }
        for (const all of [having, ...others.map((other) => [...having, other].sort())])
            found.set(all.join("\n"), new Set(all));
    }
    return [...found.values()];
}
function mayHaveSame(a, b) {
    return a.startsWith(policy_waves/* propertyPrefix */.cx) || b.startsWith(policy_waves/* propertyPrefix */.cx) || (0,decide_scope/* mayMatchSame */.Xx)([a], [b]);
}
function patternsOf({ repositories }) {
    return repositories.map((pattern) => pattern.toLowerCase());
}
function keyOf(wave) {
    return JSON.stringify([...patternsOf(wave)].sort());
}
function rolloutInWaves(rollout, waves) {
    const wave = rollout?.waves.find((one) => waves.has(keyOf(one)));
    return rollout && wave ? (0,policy_waves/* withSchedule */.Ml)(rollout, wave) : rollout;
}

// EXTERNAL MODULE: ./build/bundle/src/policy/decide/list-scope.js
var list_scope = __webpack_require__(1116);
;// CONCATENATED MODULE: ./build/bundle/src/policy/diff/lists.js

function diffLists(old, fresh, placeOf, report) {
    diffList("servers", old.servers, fresh.servers, list_scope/* isServerWithin */.j, placeOf, report);
    diffList("models", old.models, fresh.models, list_scope/* isTextWithin */.l, placeOf, report);
}
function diffList(key, before, after, isInside, placeOf, report) {
    if (!after) {
        if (before)
            report("looser", placeOf(key), `\`${key}\` is gone, so every ${noun[key]} is allowed`, before.at);
        return;
    }
    if (!before)
        return report("tighter", after.at, `\`${key}\` lists the ${noun[key]}s that are allowed`);
    const textOf = (value) => (typeof value === "string" ? value : JSON.stringify(value));
    const isIn = ({ allow }, entry) => allow.some(({ value }) => isInside(entry, value));
    for (const { value, at } of after.allow)
        if (!isIn(before, value))
            report("looser", at, `\`${key}\` allows ${textOf(value)} too`);
    for (const { value, at } of before.allow)
        if (!isIn(after, value)) {
            const all = after.allow.some((entry) => isInside(entry.value, value)) ? "all of " : "";
            report("tighter", placeOf(key), `\`${key}\` no longer allows ${all}${textOf(value)}`, at);
        }
}
const noun = { servers: "server", models: "model" };

// EXTERNAL MODULE: ./build/bundle/src/policy/file/reference.js
var file_reference = __webpack_require__(73594);
;// CONCATENATED MODULE: ./build/bundle/src/policy/diff/organisation.js


function diffOrganisation({ organisation: old }, { organisation: fresh }, outer, gone, looserIn, report) {
    const [before, after] = [old, fresh].map((named) => (named && outer && (0,policy_organisation/* isCovered */.P$)(named, outer) ? undefined : named));
    if (before && !after && !fresh)
        report("looser", gone, `the organisation's policy \`${nameOf(before)}\` no longer applies`, before.at);
    else if (before && !after && fresh)
        report("looser", fresh.at, `${nowText(fresh)} (was \`${nameOf(before)}\`)`, before.at);
    else if (!before && after)
        report("tighter", after.at, `${nowText(after)}, as a ceiling over this one${delayText(after)}`, old?.at);
    else if (before && after && !isSame(before, after))
        report("looser", after.at, `${nowText(after)} (was \`${nameOf(before)}\`)${looserText(before, after, looserIn)}`, before.at);
}
function delayText({ policy }) {
    const { rollout } = policy ?? {};
    if (!rollout)
        return "";
    const { enforceFrom } = rollout;
    return enforceFrom ? `, enforced from ${enforceFrom.value} on` : ", which its rollout decides when to enforce";
}
function nowText(named) {
    return `the organisation's policy is \`${nameOf(named)}\``;
}
function nameOf({ reference }) {
    return (0,file_reference.referenceText)(reference);
}
function isSame(before, after) {
    if (before.policy && after.policy)
        return (0,policy_organisation/* contentOf */.$E)(before.policy) === (0,policy_organisation/* contentOf */.$E)(after.policy);
    const keyOf = (reference) => (0,file_reference/* pinnedText */.Wm)(reference);
    return keyOf(before.reference) === keyOf(after.reference);
}
function looserText(before, after, looserIn) {
    const looser = before.policy && after.policy ? looserIn(before.policy, after.policy) : [];
    const named = looser.slice(0, 3).map(({ message }) => message);
    return named.length === 0 ? "" : `: ${named.join("; ")}${looser.length > named.length ? "; …" : ""}`;
}

;// CONCATENATED MODULE: ./build/bundle/src/policy/diff/overrides.js



function diffOverrides(old, fresh, gone, report) {
    const reported = new Set();
    const reportOnce = (direction, at, message, atBase) => {
        const key = JSON.stringify([direction, at.source.path, at.span.start, message]);
        if (!reported.has(key))
            report(direction, at, message, atBase);
        reported.add(key);
    };
    for (const situation of situationsOf([...old.policy.overrides, ...fresh.policy.overrides])) {
        const comparison = { old, fresh, situation, gone, report: reportOnce };
        diffCeiling(comparison);
        diffLevels(comparison);
        diffOptions(comparison);
    }
}
const noOverride = () => false;
function changeOf({ old, fresh, situation, gone }, settingIn) {
    const [before, after] = [settingIn(old, situation), settingIn(fresh, situation)];
    const isGeneralAfter = after.at === settingIn(fresh, noOverride).at;
    if (isGeneralAfter && before.at === settingIn(old, noOverride).at)
        return undefined;
    return { before, after, at: isGeneralAfter ? gone : after.at, cause: isGeneralAfter ? before.at : after.at };
}
function diffCeiling(comparison) {
    const change = changeOf(comparison, (view, matches) => view.ceilingIn(matches));
    if (!change)
        return;
    const { before, after, at } = change;
    const added = after.value.filter((capability) => !before.value.includes(capability));
    const removed = before.value.filter((capability) => !after.value.includes(capability));
    const { report } = comparison;
    if (added.length > 0)
        report("looser", at, `the ceiling of some profiles adds ${added.join(", ")}`, before.at);
    if (removed.length > 0)
        report("tighter", at, `the ceiling of some profiles no longer has ${removed.join(", ")}`, before.at);
}
function diffLevels(comparison) {
    const reported = { looser: new Set(), tighter: new Set() };
    for (const name of levelNames) {
        const changes = levelChanges(name, " for some profiles", (cap) => changeOf(comparison, (view, matches) => view.decidedIn(matches, name.rule, name.kind, cap)));
        for (const { direction, message, at, cause, before } of changes) {
            if (reported[direction].has(cause))
                continue;
            reported[direction].add(cause);
            comparison.report(direction, at, message, before.at);
        }
    }
}
function diffOptions(comparison) {
    for (const [id, { options = {} }] of Object.entries(catalogue/* rules */.a)) {
        for (const [name, { tightens }] of Object.entries(options)) {
            const change = changeOf(comparison, (view, matches) => view.optionIn(matches, id, name));
            if (!change || change.before.value === change.after.value)
                continue;
            const { before, after, at } = change;
            const isTighter = tightens === "up" ? after.value > before.value : after.value < before.value;
            comparison.report(isTighter ? "tighter" : "looser", at, `\`${name}\` of \`${id}\` is ${after.value} for some profiles (was ${before.value})`, before.at);
        }
    }
}
function situationsOf(overrides) {
    const scopes = new Map(overrides.map((override) => [overrides_keyOf(override), override]));
    return [...scopes.values()].flatMap((scope) => {
        const covering = new Set([...scopes].filter(([, override]) => (0,decide_scope/* selectorCovers */.Gw)(override, scope)).map(([key]) => key));
        const overlapping = [...scopes]
            .filter(([key, override]) => !covering.has(key) && (0,decide_scope/* mayOverlap */.$5)(override, scope))
            .map(([key]) => key);
        return [undefined, ...overlapping].map((added) => (override) => covering.has(overrides_keyOf(override)) || (added !== undefined && overrides_keyOf(override) === added));
    });
}
function overrides_keyOf({ profiles, paths, hosts }) {
    return JSON.stringify([profiles, paths, hosts].map((patterns) => [...patterns].sort()));
}

;// CONCATENATED MODULE: ./build/bundle/src/policy/diff/pins.js

function diffPins({ sources: old }, { sources: fresh }, gone, report) {
    for (const { ref, isPinned, at } of fresh) {
        if (isPinned !== false || old.some((source) => source.ref === ref && !source.isPinned))
            continue;
        const [file, rev] = splitRef(ref);
        const before = old.find((source) => source.ref === ref) ??
            old.find((source) => source.isPinned !== undefined && splitRef(source.ref)[0] === file);
        report("looser", placeHere(at) ?? gone, `\`${file}\` is fetched from \`${rev}\`, which can move${before ? ` (was ${pinOf(before)})` : ""}; pin it to a commit`, placeHere(before?.at));
    }
}
function placeHere(at) {
    return at && !(0,model/* isForeign */.jq)(at) ? at : undefined;
}
function pinOf({ ref, isPinned }) {
    const [, rev] = splitRef(ref);
    if (/^[0-9a-f]{40,64}$/.test(rev))
        return "pinned to a commit";
    return isPinned ? "pinned by a digest" : `\`${rev}\``;
}
function splitRef(ref) {
    const end = ref.indexOf("@");
    return [ref.slice(0, end), ref.slice(end + 1)];
}

// EXTERNAL MODULE: ./build/bundle/src/policy/decide/effective.js
var effective = __webpack_require__(19696);
// EXTERNAL MODULE: ./build/bundle/src/sanitize/counted.js
var counted = __webpack_require__(14135);
;// CONCATENATED MODULE: ./build/bundle/src/policy/diff/index.js
















function diffPolicies(before, after, today, outer) {
    const diff = { looser: [], tighter: [] };
    const report = (direction, at, message, old, entry) => {
        const related = old && !isOfPreset({ at: old }) ? [(0,load/* atBase */.rX)(old)] : undefined;
        diff[direction].push({ message, at, ...(related ? { related } : {}), ...(entry ? { entry } : {}) });
    };
    const placeOf = placesIn(after.source, before.source);
    const [old, fresh] = [before.policy, after.policy];
    const views = [(0,effective/* viewOf */.du)(old, today, () => false), (0,effective/* viewOf */.du)(fresh, today, () => false)];
    diffPreset(old, fresh, placeOf, report);
    diff_diffCeiling(old.ceiling, fresh.ceiling, placeOf("ceiling"), report);
    diff_diffLevels(...views, placeOf("rules"), report);
    diff_diffOptions(...views, placeOf("rules"), report);
    diffOverrides(...views, placeOf("overrides"), report);
    (0,entries.diffEntries)(old, fresh, today, placeOf, report);
    diffLists(old, fresh, placeOf, report);
    diffHosts(old, fresh, placeOf("hosts"), report);
    const ceilings = [(0,policy_organisation/* ceilingsOf */.iQ)(old, outer), (0,policy_organisation/* ceilingsOf */.iQ)(fresh, outer)];
    diffRollout(old, fresh, ceilings[1], today, placeOf("rollout"), report);
    diffApprovals(old, fresh, placeOf("approvals"), report);
    diffBaseline(before, after, placeOf("baseline"), report);
    diffPins(old, fresh, placeOf("extends"), report);
    diffOrganisation(old, fresh, outer, placeOf("organisation"), (a, b) => loosenedIn(a, b, today), report);
    diffInheritedRollout(old, ...ceilings, today, fresh.organisation?.at ?? placeOf("organisation"), report);
    if (!before.source || after.source)
        return diff;
    const looser = diff.looser.length > 0 ? [removedPolicy(before.source, diff.looser)] : [];
    return { ...diff, looser, isRemoved: true };
}
function loosenedIn(before, after, today) {
    const sideOf = (policy) => ({ policy, baseline: undefined, source: undefined });
    return diffPolicies(sideOf(before), sideOf(after), today).looser;
}
function removedPolicy(source, looser) {
    const reasons = looser.slice(0, 3).map(({ message }) => message);
    return {
        message: `the policy is removed, so preset:recommended applies: ${reasons.join("; ")}`,
        at: (0,repo_text/* placeOfPath */.Es)(source.path),
        related: [(0,load/* atBase */.rX)((0,repo_text/* startOf */.GH)(source))],
    };
}
function placesIn(after, before) {
    if (after)
        return (key) => keyIn(after, key);
    return () => (0,repo_text/* placeOfPath */.Es)(before ? before.path : "preset:recommended");
}
function keyIn(source, key) {
    const found = new RegExp(`^["']?${key}["']?[ \\t]*:`, "m").exec(source.text);
    return found ? { source, span: { start: found.index, end: found.index + key.length } } : (0,repo_text/* startOf */.GH)(source);
}
function diffPreset(old, fresh, placeOf, report) {
    if (old.preset === fresh.preset)
        return;
    report(rule/* presets */.v4.indexOf(fresh.preset) < rule/* presets */.v4.indexOf(old.preset) ? "looser" : "tighter", fresh.presetAt ?? placeOf("extends"), `the preset is preset:${fresh.preset} (was preset:${old.preset})`, old.presetAt);
}
function diff_diffCeiling(old, fresh, gone, report) {
    const before = old?.value ?? rule/* presetCeiling */.bD;
    const after = fresh?.value ?? rule/* presetCeiling */.bD;
    const added = after.filter((capability) => !before.includes(capability));
    const removed = before.filter((capability) => !after.includes(capability));
    const at = fresh?.at ?? gone;
    if (added.length > 0)
        report("looser", at, `the ceiling adds ${added.join(", ")}`, old?.at);
    if (removed.length > 0)
        report("tighter", at, `the ceiling no longer has ${removed.join(", ")}`, old?.at);
    if (added.length === 0)
        diffStatedCeiling(old, fresh, removed.length > 0, at, report);
}
function diffStatedCeiling(old, fresh, isNarrower, at, report) {
    if (old && !fresh)
        report("looser", at, "the ceiling is removed, so the default one applies with lower severities", old.at);
    if (!old && fresh && !isNarrower)
        report("tighter", at, "the ceiling is stated, so it applies with higher severities");
}
function isOfPreset({ at }) {
    return at.source.path.startsWith("preset:");
}
function diff_diffLevels(old, fresh, gone, report) {
    const reported = new Set();
    for (const name of levelNames) {
        const changes = levelChanges(name, "", (cap) => {
            const question = { ...name, profile: undefined, cap };
            const [before, after] = [old.decided(question), fresh.decided(question)];
            return isOfPreset(before) && isOfPreset(after) ? undefined : { before, after };
        });
        for (const { direction, message, before, after } of changes) {
            const cause = [after, before]
                .map((stated) => (isOfPreset(stated) ? "preset" : `${stated.at.source.path} ${stated.at.span.start}`))
                .join(" / ");
            if (reported.has(`${direction} ${cause}`))
                continue;
            reported.add(`${direction} ${cause}`);
            report(direction, isOfPreset(after) ? gone : after.at, message, before.at);
        }
    }
}
function diff_diffOptions(old, fresh, gone, report) {
    for (const [id, { options = {} }] of Object.entries(catalogue/* rules */.a)) {
        for (const [name, { tightens }] of Object.entries(options)) {
            const [before, after] = [old.option(id, name, undefined), fresh.option(id, name, undefined)];
            if (before.value === after.value || (isOfPreset(before) && isOfPreset(after)))
                continue;
            const isTighter = tightens === "up" ? after.value > before.value : after.value < before.value;
            report(isTighter ? "tighter" : "looser", isOfPreset(after) ? gone : after.at, `\`${name}\` of \`${id}\` is ${after.value} (was ${before.value})`, before.at);
        }
    }
}
function diffHosts(old, fresh, gone, report) {
    for (const [id, host] of Object.entries(catalogue/* hosts */.S)) {
        const [before, after] = [old.hosts[id], fresh.hosts[id]];
        diffEdition(host, before?.edition, after?.edition, gone, report);
        diffDirectories(id, before?.dirs ?? [], after?.dirs ?? [], gone, report);
    }
}
function diffEdition(host, before, after, gone, report) {
    const { title, editions } = host;
    const [old, fresh] = [before?.value ?? (0,model_host/* defaultEditionOf */.F0)(host), after?.value ?? (0,model_host/* defaultEditionOf */.F0)(host)];
    if (old === fresh)
        return;
    report(editions.indexOf(fresh) > editions.indexOf(old) ? "looser" : "tighter", after?.at ?? gone, `${title} is checked as edition ${fresh} (was ${old})`, before?.at);
}
function diffDirectories(id, before, after, gone, report) {
    const missingIn = (dirs) => {
        const known = new Set(dirs.map(({ value }) => value));
        return ({ value }) => !known.has(value);
    };
    for (const { value, at } of before.filter(missingIn(after)))
        report("looser", gone, `\`hosts.${id}.dirs\` no longer has \`${value}\`, so profiles there are not checked`, at);
    for (const { value, at } of after.filter(missingIn(before)))
        report("tighter", at, `\`hosts.${id}.dirs\` adds \`${value}\``);
}
function diffApprovals(old, fresh, gone, report) {
    for (const kind of ["widening", "policy"]) {
        const [before, after] = [old.approvals[kind], fresh.approvals[kind]];
        if (requiresLess(after, before))
            report("looser", after?.at ?? gone, `\`approvals.${kind}\` ${after ? "requires less" : "is removed"}`, before?.at);
        else if (requiresLess(before, after))
            report("tighter", after?.at ?? gone, `\`approvals.${kind}\` requires more`, before?.at);
    }
}
function requiresLess(a, b) {
    if (!b)
        return false;
    const names = ({ by }) => by.map((name) => (name === model/* codeOwners */.eY ? name : `@${name.replace(/^@/, "").toLowerCase()}`));
    return a === undefined || a.count < b.count || names(a).some((name) => !names(b).includes(name));
}
function diffBaseline(before, after, gone, report) {
    const [old, fresh] = [before.policy.baseline, after.policy.baseline];
    const [wasRefused, isRefused] = [old?.value === "refuse", fresh?.value === "refuse"];
    if (wasRefused && !isRefused)
        report("looser", fresh?.at ?? gone, "baselines are allowed (were forbidden)", old?.at);
    if (!wasRefused && isRefused)
        report("tighter", fresh?.at ?? gone, "baselines are forbidden");
    diffBaselineEntries(before.baseline, after.baseline, report);
}
function diffBaselineEntries(before, after, report) {
    const added = entriesOnlyIn(after, before);
    const removed = entriesOnlyIn(before, after);
    if (added[0]) {
        report("looser", added[0].at, `the baseline accepts ${(0,counted/* counted */.h)(added.length, "more finding")}`);
    }
    if (removed[0]) {
        const { at } = removed[0];
        report("tighter", (0,repo_text/* placeOfPath */.Es)(at.source.path), `the baseline no longer accepts ${(0,counted/* counted */.h)(removed.length, "finding")}`, at);
    }
}
function entriesOnlyIn(baseline, next) {
    const entries = [...(baseline?.entries ?? [])].filter(([fingerprint]) => !next?.entries.has(fingerprint));
    return entries.map(([, entry]) => entry);
}

// EXTERNAL MODULE: ./build/bundle/src/policy/gate/index.js + 13 modules
var gate = __webpack_require__(86649);
// EXTERNAL MODULE: ./build/bundle/src/evaluate/baseline.js
var evaluate_baseline = __webpack_require__(71722);
// EXTERNAL MODULE: ./build/bundle/src/policy/file/tree-library.js
var tree_library = __webpack_require__(63073);
// EXTERNAL MODULE: ./build/bundle/src/policy/file/index.js
var file = __webpack_require__(19007);
// EXTERNAL MODULE: ./build/bundle/src/policy/find.js
var find = __webpack_require__(24733);
// EXTERNAL MODULE: ./build/bundle/src/policy/gate/npmrc.js
var npmrc = __webpack_require__(11888);
// EXTERNAL MODULE: ./build/bundle/src/policy/gate/usage.js
var usage = __webpack_require__(85809);
// EXTERNAL MODULE: ./build/bundle/src/repo/content.js
var repo_content = __webpack_require__(70231);
;// CONCATENATED MODULE: ./build/bundle/src/evaluate/repo-policy.js







const noPolicy = { commit: undefined, policy: { kind: "none" }, baseline: { kind: "none" } };
async function repoPolicyIn(tree, path, remote, beyond = {}) {
    const [policy, baseline] = await Promise.all([policyIn(tree, path, remote, beyond), baselineIn(tree.repo)]);
    return { commit: tree.commit, policy, baseline };
}
async function policyIn({ repo, commit }, path, remote, beyond) {
    const source = await (0,find/* findPolicy */.i)(repo, path);
    if (source === undefined)
        return { kind: "none" };
    if ("kind" in source)
        return { kind: "broken", cause: "invalid", problems: source };
    let cause = "invalid";
    const library = (0,tree_library/* libraryIn */.T)(repo, commit, async (reference) => {
        const found = await remote(reference);
        if (typeof found === "string")
            cause = "unreachable";
        return found;
    }, beyond);
    const policy = await (0,file.readPolicy)(source, library, commit);
    return "kind" in policy ? { kind: "broken", cause, problems: policy } : { kind: "read", policy, source };
}
async function baselineIn(repo) {
    const source = await (0,find/* findBaseline */.X)(repo);
    if (source === undefined)
        return { kind: "none" };
    if ("kind" in source)
        return { kind: "broken", problems: source, source: undefined };
    const baseline = (0,evaluate_baseline.readBaseline)(source);
    return "kind" in baseline ? { kind: "broken", problems: baseline, source } : { kind: "read", baseline, source };
}
async function gateSources(before, after, isSelected) {
    const [old, fresh] = await Promise.all([contentsIn(before, isSelected), contentsIn(after, isSelected)]);
    const wereText = new Set(old.flatMap(([path, { kind }]) => (kind === "text" ? [path] : [])));
    const isSpoilt = ([path, { kind }]) => kind === "not-utf8" && wereText.has(path) && /\.ya?ml$/i.test(path);
    return { old: textsOf(old), fresh: textsOf(fresh.filter((file) => !isSpoilt(file))) };
}
async function contentsIn(repo, isSelected) {
    return Promise.all([...repo.entries.values()]
        .filter(({ path, kind }) => (kind === "file" || (kind !== "directory" && path === usage/* npmrcPath */.sI)) && isSelected(path))
        .map(async ({ path }) => [path, await repo.read(path)]));
}
function textsOf(files) {
    return files.flatMap(([path, content]) => {
        const source = (0,repo_content/* readableText */.Gh)(content);
        return path === usage/* npmrcPath */.sI ? { path, text: source?.text ?? npmrc/* unreadNpmrc */.K } : (source ?? []);
    });
}

;// CONCATENATED MODULE: ./build/bundle/src/evaluate/policy-power.js







async function policyDifferenceOf(before, after, options) {
    const ofPolicies = differenceOfPolicies(before.files, after.files, options.decisions.today);
    const [ofGates, ofOwners] = await Promise.all([
        differenceOfGates(before.repo, after.repo),
        differenceOfOwners(before.repo, after.repo, options),
    ]);
    return {
        ...ofPolicies,
        gate: ofGates.problems,
        owners: ofOwners.problems,
        power: (0,power/* joinedPower */.li)([ofPolicies.power, ofGates.power, ofOwners.power]),
    };
}
async function policyPowerOf(before, after, options) {
    return (await policyDifferenceOf(before, after, options)).power;
}
function differenceOfPolicies(before, after, today) {
    const [old, fresh] = [stateOf(before), stateOf(after)];
    if (!old || !fresh)
        return { power: "undecided", looser: [], tighter: [], unread: [...faultsOf(before), ...faultsOf(after)] };
    const { looser, tighter } = diffPolicies(old, fresh, today);
    return { power: powerOfPolicies(old, fresh, looser.length, today), looser, tighter, unread: [] };
}
function powerOfPolicies(old, fresh, looser, today) {
    if (looser > 0)
        return "widened";
    if (diffPolicies(fresh, old, today).looser.length > 0)
        return "narrowed";
    return meaningOf(old) === meaningOf(fresh) ? "unchanged" : "undecided";
}
function faultsOf({ policy, baseline }) {
    return [policy, baseline].flatMap((state) => (state.kind === "broken" ? state.problems.problems : []));
}
function stateOf({ policy, baseline }) {
    if (policy.kind === "broken" || policy.kind === "unread" || baseline.kind === "broken")
        return undefined;
    return {
        policy: policy.kind === "read" ? policy.policy : (0,model/* presetPolicy */.W)("recommended"),
        source: policy.kind === "read" ? policy.source : undefined,
        baseline: baseline.kind === "read" ? baseline.baseline : undefined,
    };
}
function meaningOf({ policy, baseline }) {
    const entries = [...(baseline?.entries ?? [])].sort(([a], [b]) => (a < b ? -1 : 1));
    return JSON.stringify([policy, entries], (key, value) => ["sources", "at", "ownerAt", "presetAt", "over", "reason"].includes(key) ? undefined : value);
}
async function differenceOfGates(before, after) {
    const [{ old, fresh }, wasUnread, isUnread] = await Promise.all([
        gateSources(before, after, gate/* isGate */.cE),
        unreadGates(before),
        unreadGates(after),
    ]);
    const problems = await (0,gate/* weakenedGates */.hY)(old, fresh);
    if (problems.length > 0)
        return { power: "widened", problems };
    if (wasUnread !== isUnread)
        return { power: "undecided", problems };
    const isNarrowed = (await (0,gate/* weakenedGates */.hY)(fresh, old, (name) => name !== "version")).length > 0;
    return { power: isNarrowed ? "narrowed" : "unchanged", problems };
}
const gateFolders = [".github", ".github/workflows"];
async function unreadGates(repo) {
    const isUnread = async (path, kind) => kind !== "file" || (await repo.read(path)).kind !== "text";
    const found = [];
    for (const { path, kind } of repo.entries.values())
        if (kind !== "directory" && ((0,gate/* isGate */.cE)(path) || gateFolders.includes(path)) && (await isUnread(path, kind)))
            found.push(JSON.stringify([path, await (0,unjudged/* identityAt */.s)(path, repo)]));
    return found.sort().join("\n");
}
async function differenceOfOwners(before, after, options) {
    const problems = await ownershipChanges(before, after, options);
    if (problems.length > 0)
        return { power: "widened", problems };
    const others = await ownershipChanges(before, after, options, "all");
    return { power: others.length > 0 ? "undecided" : "unchanged", problems };
}

// EXTERNAL MODULE: ./build/bundle/src/platform/native-path.js
var native_path = __webpack_require__(9144);
// EXTERNAL MODULE: ./build/bundle/src/cli/policy-sources.js
var policy_sources = __webpack_require__(60391);
;// CONCATENATED MODULE: ./build/bundle/src/cli/power.js




function policyPowerIn(input, options, machine, inspection) {
    const { base } = input;
    return base && (async () => (await policyDifferenceIn({ ...input, base }, options, machine, inspection)).power);
}
async function policyDifferenceIn({ root, repo, commit, base }, options, machine, inspection) {
    const { policy } = options;
    const named = policy === undefined || policy.includes("//") ? undefined : policy;
    const path = named === undefined ? undefined : (0,native_path/* pathBelow */.Br)(root, (0,native_path/* absolutePath */.Hi)(machine.directory, named));
    const remote = (0,policy_sources/* remoteFor */.K1)(options, machine);
    const sideOf = async (tree, id, change) => ({
        repo: tree,
        files: path === undefined || tree.entries.has(path)
            ? await repoPolicyIn({ repo: tree, commit: id }, path, remote, { change })
            : noPolicy,
    });
    return policyDifferenceOf(await sideOf(base.repo, base.commit, repo), await sideOf(repo, commit), inspection);
}


/***/ }),

/***/ 94471:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  li: () => (/* binding */ joinedPower),
  xc: () => (/* binding */ powerOfDifferences)
});

// UNUSED EXPORTS: powers

// EXTERNAL MODULE: ./build/bundle/src/model/fact.js
var fact = __webpack_require__(7277);
// EXTERNAL MODULE: ./build/bundle/src/model/profile.js
var model_profile = __webpack_require__(64682);
// EXTERNAL MODULE: ./build/bundle/src/compare/settings/effects.js
var effects = __webpack_require__(84909);
;// CONCATENATED MODULE: ./build/bundle/src/compare/fields/harmless.js
const common = "name description model prompt verdict edition path layer reach files shadows";
const harmless = new Set([
    common,
    "displayname slug title whentouse intent emoji icon color badgecolor labels tags metadata version createdat updatedat schema",
    "keyboardshortcut welcomemessage argumenthint nicknamecandidates aliases hidden trackerid runname tooldescription instructiondescription",
    "models modelpolicy providermodel provider providerid modelid variant reasoningeffort reasoninglevel modelreasoningeffort modelreasoningsummary",
    "modelverbosity planmodereasoningeffort effort thinking temperature topp sampling personality servicetier forcedefaultmodel",
    "systemprompt initialprompt instructions custominstructions developerinstructions roledefinition usermessagetemplate",
    "includecustominstructions agentsmd promptmode replacesystemprompt disablerules disableworkspaceguidelines inheritprojectprompt",
    "maxturns maxsteps maxiterations maxiterationperrun maxbudgetperrun maxruns maxaicredits maxdailyaicredits maxturncachemisses",
    "requestlimit requestlimitmode ratelimit userratelimit timeoutmins timeoutminutes background isbackground concurrency",
].flatMap((words) => words.split(" ")));
const deciding = {
    "gh-aw": /^(?:models|version|max-daily-ai-credits\.)/,
};
function isHarmless(field, differences, host) {
    if (Object.hasOwn(deciding, host) && deciding[host]?.test(field) === true)
        return false;
    const key = (field.split(".")[0] ?? "").replace(/[-_$]/g, "").toLowerCase();
    if (harmless.has(key))
        return true;
    return (key === "steps" &&
        differences.every(({ field: own, before, after }) => own !== field || [before, after].every((value) => /^\d*$/.test(value ?? ""))));
}

// EXTERNAL MODULE: ./build/bundle/src/repo/many.js
var many = __webpack_require__(46447);
;// CONCATENATED MODULE: ./build/bundle/src/compare/power.js





const powers = ["unchanged", "narrowed", "undecided", "widened"];
function joinedPower(parts) {
    return (powers[(0,many/* largest */.nQ)(parts.map((part) => powers.indexOf(part)), 0)] ?? "undecided");
}
function powerOfDifferences(forward, reverse) {
    return joinedPower([...powerOfChanges(forward.changes, reverse.changes), ...powerOfSettings(forward, reverse)]);
}
function powerOfChanges(forward, reverse) {
    const regained = new Set(reverse.filter(gainsPower).map(({ before, after }) => keyOf(after, before)));
    const parts = forward.map((change) => {
        if (gainsPower(change))
            return "widened";
        if (regained.has(keyOf(change.before, change.after)))
            return "narrowed";
        return isOpen(change) ? "undecided" : "unchanged";
    });
    return [...parts, ...(regained.size > 0 ? ["narrowed"] : [])];
}
function gainsPower({ widened, before, after }) {
    if (widened)
        return true;
    const had = offeredBefore(before);
    return offeredCapabilities(after).some((capability) => !had.includes(capability));
}
function offeredCapabilities(subject) {
    const { verdict, profile } = subject?.item ?? {};
    return verdict?.kind === "loaded" && profile ? (0,model_profile/* capabilitiesOf */.SF)(profile) : [];
}
function offeredBefore(subject) {
    const verdict = subject?.item.verdict;
    if (verdict?.kind !== "shadowed")
        return offeredCapabilities(subject);
    return verdict.by.profile ? (0,model_profile/* capabilitiesOf */.SF)(verdict.by.profile) : [];
}
function isOpen({ gained, lost, fields, differences, before, after }) {
    const { host = "" } = after ?? before ?? {};
    return (gained.length + lost.length > 0 ||
        fields.some((field) => !isHarmless(field, differences, host)) ||
        [before, after].some((subject) => subject?.item.profile?.grants.state === "unreadable"));
}
function keyOf(before, after) {
    return JSON.stringify([before, after].map((subject) => subject && [subject.host, subject.item.files, subject.item.profile && (0,fact/* known */.eO)(subject.item.profile.name)]));
}
function powerOfSettings(forward, reverse) {
    const isUnhonoured = ({ effect, before, after }) => [effect, before?.effect, after?.effect].includes("unhonoured");
    return [
        ...(forward.settings.some(effects/* isLooser */.NM) ? ["widened"] : []),
        ...(forward.settings.some(isUnhonoured) ? ["undecided"] : []),
        ...(reverse.settings.some(effects/* isLooser */.NM) ? ["narrowed"] : []),
    ];
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

/***/ 8260:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ unjudgedIn),
/* harmony export */   s: () => (/* binding */ identityAt)
/* harmony export */ });
/* harmony import */ var _repo_path_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76311);
/* harmony import */ var _near_policy_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45475);
/* harmony import */ var _unknown_files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(81372);



const batchSize = 64;
async function unjudgedIn(inspection, repo) {
    const { loads, nearMisses, unknownHosts, unread } = inspection;
    const problems = [
        ...loads.flatMap(problemsOf),
        ...[...nearMisses, ...(0,_near_policy_js__WEBPACK_IMPORTED_MODULE_0__/* .nearPoliciesIn */ .A)(repo)].map(({ message, at }) => ({ host: "", message, path: at.source.path })),
    ];
    const files = [
        ...filesBelow(repo, [
            ...unknownHosts.map(({ path }) => path),
            ...unread.flatMap(({ dirs }) => dirs),
            ...problems.flatMap(({ path }) => directoriesAt(path, repo)),
        ]),
        ...(loads.some(isCut) ? hiddenFiles(repo) : []),
    ];
    const identities = await identitiesOf([...problems.map(({ path }) => path), ...files], repo);
    return new Set([
        ...problems.map(({ host, message, path }) => JSON.stringify([host, message, path, identities.get(path)])),
        ...files.map((path) => JSON.stringify([path, identities.get(path)])),
    ]);
}
function problemsOf({ host, load }) {
    const failed = [load, ...load.layers].filter(({ status }) => status === "failed");
    return [...load.unjudged, ...failed.flatMap(({ problem }) => problem ?? [])].map(({ message, at }) => ({
        host,
        message,
        path: at.source.path,
    }));
}
function isCut({ load }) {
    return load.unjudged.filter(({ kind }) => kind === "unknown-file").length >= _unknown_files_js__WEBPACK_IMPORTED_MODULE_1__/* .maxFiles */ .M;
}
function hiddenFiles({ entries }) {
    return [...entries.values()]
        .filter(({ path, kind }) => kind !== "directory" && /(?:^|\/)\.[^/]+\//.test(path))
        .map(({ path }) => path);
}
function filesBelow({ entries }, directories) {
    if (directories.length === 0)
        return [];
    return [...entries.values()]
        .filter(({ path, kind }) => kind !== "directory" && directories.some((directory) => (0,_repo_path_js__WEBPACK_IMPORTED_MODULE_2__/* .isWithin */ .UO)(path, directory)))
        .map(({ path }) => path);
}
function directoriesAt(path, repo) {
    const resolution = path === "" ? undefined : repo.resolve(path);
    return resolution?.kind === "directory" && resolution.path !== "" ? [path, resolution.path] : [];
}
async function identitiesOf(paths, repo) {
    const distinct = [...new Set(paths)];
    const identities = new Map();
    for (let at = 0; at < distinct.length; at += batchSize)
        for (const [path, identity] of await Promise.all(distinct.slice(at, at + batchSize).map(async (path) => [path, await identityAt(path, repo)])))
            identities.set(path, identity);
    return identities;
}
async function identityAt(path, repo) {
    const { kind = "directory", target, id } = repo.entries.get(path) ?? {};
    if (kind === "link")
        return JSON.stringify([kind, target, (await repo.identityOf(path)) ?? null]);
    if (kind === "submodule")
        return JSON.stringify([kind, id ?? unknown()]);
    const resolution = repo.resolve(path);
    if (resolution.kind !== "file" && resolution.kind !== "unjudged")
        return JSON.stringify(resolution.kind);
    const identity = await repo.identify(path);
    if (identity !== undefined)
        return [identity.id, ...(identity.checkout ? [identity.checkout.how] : [])].join(" ");
    const content = await repo.read(path);
    return content.kind === "text" ? content.source.text : unknown();
}
let unknowns = 0;
function unknown() {
    return `unknown ${unknowns++}`;
}


/***/ }),

/***/ 3212:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S1: () => (/* binding */ noticeDays),
/* harmony export */   gi: () => (/* binding */ expiryProblems),
/* harmony export */   uF: () => (/* binding */ isWaivable),
/* harmony export */   wA: () => (/* binding */ identityOfEntry)
/* harmony export */ });
/* harmony import */ var _days_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77034);
/* harmony import */ var _sanitize_counted_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(14135);
/* harmony import */ var _repo_many_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(46447);



const noticeDays = 14;
function expiryProblems({ grants, waivers }, today, longest, { isOrganisation = false } = {}) {
    const dated = [
        ...grants.map((entry) => ({ entry, what: "grant" })),
        ...waivers.map((entry) => ({ entry, what: "waiver" })),
    ];
    const ending = new Map();
    const faults = dated.flatMap(({ what, entry }) => {
        const { until, owner, at } = entry;
        if (until === undefined)
            return [];
        const problem = (topic, message) => [
            {
                topic: isOrganisation ? "expiring" : topic,
                message: `this ${what} (owner ${owner}) ${message}`,
                at,
                identity: identityOfEntry(entry),
            },
        ];
        const left = (0,_days_js__WEBPACK_IMPORTED_MODULE_0__/* .daysBetween */ .Y)(today, until);
        if (left < 0)
            return problem("expired", `ended on ${until} and no longer applies; renew it or remove it`);
        if (what === "waiver" && left > longest)
            return problem("too-long", `runs for ${left} days, until ${until}, and is ignored; the limit is ${(0,_sanitize_counted_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .h)(longest, "day")}`);
        const key = JSON.stringify([owner, until]);
        if (left <= noticeDays)
            (0,_repo_many_js__WEBPACK_IMPORTED_MODULE_2__/* .addTo */ .DN)(ending, key, { what, entry });
        return [];
    });
    return [...faults, ...[...ending.values()].flatMap((entries) => endingProblem(entries, today))];
}
function endingProblem(entries, today) {
    const [first, ...others] = entries;
    if (!first)
        return [];
    const { at, owner, until = today } = first.entry;
    const left = (0,_days_js__WEBPACK_IMPORTED_MODULE_0__/* .daysBetween */ .Y)(today, until);
    const when = `${left === 0 ? "today" : `in ${(0,_sanitize_counted_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .h)(left, "day")}`}, on ${until}`;
    if (others.length === 0)
        return [
            {
                topic: "expiring",
                message: `this ${first.what} (owner ${owner}) ends ${when}; renew it if it is still needed`,
                at,
                identity: identityOfEntry(first.entry),
            },
        ];
    const counts = ["grant", "waiver"].flatMap((what) => {
        const count = entries.filter((entry) => entry.what === what).length;
        return count === 0 ? [] : [(0,_sanitize_counted_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .h)(count, what)];
    });
    return [
        {
            topic: "expiring",
            message: `${counts.join(" and ")} of ${owner} end ${when}; renew those that are still needed`,
            at,
            identity: JSON.stringify(entries.map(({ entry }) => identityOfEntry(entry))),
            related: others.map(({ what, entry }) => ({ message: `this ${what} ends too`, at: entry.at })),
        },
    ];
}
function identityOfEntry(entry) {
    const { profiles, paths, hosts, settings = [], skills = [], owner, until } = entry;
    const besides = settings.length + skills.length > 0 ? [settings, skills] : [];
    return JSON.stringify(["rule" in entry ? entry.rule : entry.may, profiles, paths, hosts, owner, until, ...besides]);
}
function isWaivable(rules, rule) {
    return rules.includes(rule) || rules.includes(rule.split("/")[0] ?? rule);
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

/***/ 19696:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EA: () => (/* binding */ waiverDays),
/* harmony export */   Y: () => (/* binding */ ruleOf),
/* harmony export */   YH: () => (/* binding */ questionOf),
/* harmony export */   dp: () => (/* binding */ profileOf),
/* harmony export */   du: () => (/* binding */ viewOf),
/* harmony export */   rU: () => (/* binding */ matchesFinding)
/* harmony export */ });
/* harmony import */ var _generated_catalogue_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5);
/* harmony import */ var _model_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(53861);
/* harmony import */ var _model_rule_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(78301);
/* harmony import */ var _days_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(77034);
/* harmony import */ var _levels_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(70778);





const waiverDays = { required: 180, recommended: 180, strict: 90 };
function viewOf(policy, today, selects, longest = waiverDays[policy.preset]) {
    const origin = { policy, presetAt: (0,_model_js__WEBPACK_IMPORTED_MODULE_1__/* .presetPlace */ .zp)(policy.preset) };
    const matching = (profile) => (override) => profile !== undefined && selects(override, profile);
    const decided = ({ profile, ...question }) => firstStatement(levelStatements(origin, matching(profile), question));
    return {
        policy,
        decided,
        level: (question, day) => (0,_levels_js__WEBPACK_IMPORTED_MODULE_2__/* .cappedByStage */ .rX)(decided(question).value, (0,_levels_js__WEBPACK_IMPORTED_MODULE_2__/* .stageOf */ .gV)(policy.rollout, question.rule, day)),
        option: (id, name, profile) => firstStatement(optionStatements(origin, matching(profile), id, name)),
        ceiling: (profile) => ({
            value: firstStatement(ceilingStatements(origin, matching(profile))),
            stated: statesCeiling(policy, matching(profile)),
        }),
        decidedIn: (matches, rule, kind, cap) => firstStatement(levelStatements(origin, matches, { rule, kind, cap })),
        optionIn: (matches, id, name) => firstStatement(optionStatements(origin, matches, id, name)),
        ceilingIn: (matches) => firstStatement(ceilingStatements(origin, matches)),
        statements: {
            level: (rule, kind, profile) => levelStatements(origin, matching(profile), { rule, kind }),
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
function* levelStatements({ policy, presetAt }, matches, { rule: id, kind, cap, isCeilingStated, }) {
    if (kind !== undefined)
        yield* statementsIn(policy, matches, ({ rules: settings }) => settings[`${id}/${kind}`]?.level);
    const rule = ruleOf(id);
    const { kindLevels, ruleLevels } = presetLevels(rule, kind, () => isCeilingStated ?? statesCeiling(policy, matches));
    const value = levelIn(policy.preset, rule, kind, kindLevels ?? ruleLevels, cap);
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
function levelIn(preset, rule, kind, levels, cap) {
    const level = levels?.[(0,_model_rule_js__WEBPACK_IMPORTED_MODULE_4__/* .baseOf */ .bx)(preset)] ?? "error";
    const isMilder = preset === "required" && level === "error" && rule && (0,_model_rule_js__WEBPACK_IMPORTED_MODULE_4__/* .classOf */ .Kl)(rule, kind) === "correctness";
    const own = isMilder ? "warning" : level;
    if (cap === undefined)
        return own;
    const most = capLevels[cap][(0,_model_rule_js__WEBPACK_IMPORTED_MODULE_4__/* .baseOf */ .bx)(preset)];
    return (0,_levels_js__WEBPACK_IMPORTED_MODULE_2__/* .isLaxerLevel */ .bP)(most, own) ? most : own;
}
const capLevels = {
    reader: { recommended: "note", strict: "warning" },
    assumed: { recommended: "warning", strict: "error" },
};
function* optionStatements({ policy, presetAt }, matches, id, name) {
    yield* statementsIn(policy, matches, ({ rules: settings }) => settings[id]?.options[name]);
    yield { value: ruleOf(id)?.options?.[name]?.presets[(0,_model_rule_js__WEBPACK_IMPORTED_MODULE_4__/* .baseOf */ .bx)(policy.preset)] ?? 0, at: presetAt };
}
function* ceilingStatements({ policy, presetAt }, matches) {
    yield* statementsIn(policy, matches, ({ ceiling }) => ceiling);
    yield { value: _model_rule_js__WEBPACK_IMPORTED_MODULE_4__/* .presetCeiling */ .bD, at: presetAt };
}
function statesCeiling(policy, matches) {
    return !statementsIn(policy, matches, ({ ceiling }) => ceiling).next().done;
}
function firstStatement(statements) {
    for (const statement of statements)
        return statement;
    throw new Error("nothing was said");
}
function matchesFinding({ rule }, finding) {
    return rule === finding.rule || rule === `${finding.rule}/${finding.kind}`;
}
function questionOf(finding) {
    const { rule, kind, cap } = finding;
    return { rule, kind, cap, profile: profileOf(finding) };
}
function profileOf({ host, item, at }) {
    return { host, item, path: item?.files[0] ?? at.source.path };
}
function ruleOf(id) {
    return Object.hasOwn(_generated_catalogue_js__WEBPACK_IMPORTED_MODULE_0__/* .rules */ .a, id) ? _generated_catalogue_js__WEBPACK_IMPORTED_MODULE_0__/* .rules */ .a[id] : undefined;
}


/***/ }),

/***/ 70778:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D1: () => (/* binding */ rolloutDays),
/* harmony export */   U_: () => (/* binding */ scheduledStage),
/* harmony export */   bP: () => (/* binding */ isLaxerLevel),
/* harmony export */   gV: () => (/* binding */ stageOf),
/* harmony export */   rX: () => (/* binding */ cappedByStage),
/* harmony export */   zG: () => (/* binding */ stricterLevel)
/* harmony export */ });
/* unused harmony export levelOrder */
/* harmony import */ var _model_finding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(10290);

const levelOrder = ["off", ..._model_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .severities */ .gO];
function stricterLevel(a, b) {
    return levelOrder.indexOf(a) >= levelOrder.indexOf(b) ? a : b;
}
function isLaxerLevel(a, b) {
    return levelOrder.indexOf(a) < levelOrder.indexOf(b);
}
function cappedByStage(level, stage) {
    const limit = stage === "observe" ? "note" : stage === "warn" ? "warning" : "error";
    return isLaxerLevel(limit, level) ? limit : level;
}
function stageOf(rollout, rule, day) {
    return scheduledStage(rollout, rule, day) ?? "enforce";
}
function scheduledStage(rollout, rule, day) {
    return rollout && (stageIn(rollout.rules[rule], day) ?? stageIn(rollout, day));
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

/***/ 31547:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ isOpenEnded),
/* harmony export */   n: () => (/* binding */ fitsLine)
/* harmony export */ });
/* harmony import */ var _model_command_line_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(50717);

const anyWords = "**";
function isOpenEnded(pattern) {
    return (0,_model_command_line_js__WEBPACK_IMPORTED_MODULE_0__/* .wordsOf */ .Z)(pattern).at(-1) === anyWords;
}
function fitsLine(pattern, line, fits) {
    const [parts, words] = [(0,_model_command_line_js__WEBPACK_IMPORTED_MODULE_0__/* .wordsOf */ .Z)(pattern), (0,_model_command_line_js__WEBPACK_IMPORTED_MODULE_0__/* .wordsOf */ .Z)(line)];
    const isOpen = parts.at(-1) === anyWords;
    const exact = isOpen ? parts.slice(0, -1) : parts;
    return ((isOpen ? words.length >= exact.length : words.length === exact.length) &&
        exact.every((part, i) => {
            const word = words[i] ?? "";
            return word === part || (mayStandFor(word, part) && fits(word, part));
        }));
}
function mayStandFor(word, part) {
    return !word.split(/[/\\]/).includes("..") && (part.startsWith("-") || !word.startsWith("-"));
}


/***/ }),

/***/ 1116:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   j: () => (/* binding */ isServerWithin),
/* harmony export */   l: () => (/* binding */ isTextWithin)
/* harmony export */ });
/* harmony import */ var _line_patterns_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(31547);
/* harmony import */ var _scope_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(24249);
/* harmony import */ var _selector_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(60364);



function isTextWithin(pattern, wider) {
    return (0,_scope_js__WEBPACK_IMPORTED_MODULE_0__/* .isWithin */ .UO)((0,_selector_js__WEBPACK_IMPORTED_MODULE_1__/* .asOneSegment */ .IH)(pattern), (0,_selector_js__WEBPACK_IMPORTED_MODULE_1__/* .asOneSegment */ .IH)(wider));
}
function isServerWithin(entry, wider) {
    if ("url" in entry || "url" in wider) {
        const plain = (url) => url.replace("://", ":/");
        return "url" in entry && "url" in wider && (0,_scope_js__WEBPACK_IMPORTED_MODULE_0__/* .isPathWithin */ .ZU)(plain(entry.url), plain(wider.url));
    }
    const isLine = ({ command }) => /\s/.test(command);
    const [own, other] = [entry.package, wider.package];
    const isSameKind = own === undefined
        ? other === undefined && isLine(entry) === isLine(wider)
        : other !== undefined && (0,_scope_js__WEBPACK_IMPORTED_MODULE_0__/* .isPathWithin */ .ZU)(own, other);
    const isInside = own === undefined && isLine(entry) ? isLineWithin : isTextWithin;
    return isSameKind && isInside(entry.command, wider.command) && (wider.pinned !== true || entry.pinned === true);
}
function isLineWithin(line, wider) {
    return ((0,_line_patterns_js__WEBPACK_IMPORTED_MODULE_2__/* .isOpenEnded */ .V)(wider) || !(0,_line_patterns_js__WEBPACK_IMPORTED_MODULE_2__/* .isOpenEnded */ .V)(line)) && (0,_line_patterns_js__WEBPACK_IMPORTED_MODULE_2__/* .fitsLine */ .n)(wider, line, _scope_js__WEBPACK_IMPORTED_MODULE_0__/* .isPathWithin */ .ZU);
}


/***/ }),

/***/ 24249:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $5: () => (/* binding */ mayOverlap),
/* harmony export */   Gw: () => (/* binding */ selectorCovers),
/* harmony export */   UO: () => (/* binding */ isWithin),
/* harmony export */   Xx: () => (/* binding */ mayMatchSame),
/* harmony export */   YU: () => (/* binding */ overridesNextTo),
/* harmony export */   ZU: () => (/* binding */ isPathWithin),
/* harmony export */   _7: () => (/* binding */ situationOf)
/* harmony export */ });
/* harmony import */ var _selector_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(60364);

function selectorCovers(wide, narrow) {
    return (["settings", "skills"].every((key) => coversTargets(wide[key], narrow[key])) &&
        (wide.profiles.some(_selector_js__WEBPACK_IMPORTED_MODULE_0__/* .isAnyName */ .Mg) || coversList(wide.profiles, narrow.profiles, isWithin)) &&
        coversList(wide.paths, pathsOf(narrow), isPathWithin) &&
        coversList(wide.hosts, narrow.hosts, (a, b) => a === b));
}
function coversTargets(wide, narrow = []) {
    if (wide === undefined)
        return true;
    return wide.length > 0 === narrow.length > 0 && coversList(wide, narrow, isPathWithin);
}
function pathsOf({ paths, settings = [] }) {
    return settings.length > 0 ? settings : paths;
}
function coversList(wide, narrow, isInside) {
    if (wide.length === 0)
        return true;
    return narrow.length > 0 && narrow.every((pattern) => wide.some((wider) => isInside(pattern, wider)));
}
function isWithin(pattern, wider) {
    if (pattern === wider || wider === "**")
        return true;
    const [, start, wildcard, end] = /^([^*?[\]{}\\]*)(\*\*?)([^*?[\]{}\\]*)$/.exec(wider) ?? [];
    if (start === undefined || end === undefined || !isEnclosed(pattern, start, end))
        return false;
    const inner = pattern.slice(start.length, pattern.length - end.length);
    if (wildcard === "**")
        return start.endsWith("/") && end === "" && inner !== "";
    return !inner.includes("/") && !inner.includes("**") && !(inner === "" && start === "");
}
function isPathWithin(pattern, wider) {
    if (isWithin(pattern, wider))
        return true;
    const [names, wide] = [pattern, wider].map((text) => (/[[\]{}\\]/.test(text) ? [] : text.split("/")));
    if (!names || !wide || [...names, ...wide].some((name) => /^\.{0,2}$/.test(name)))
        return false;
    return names.length > 0 && wide.length > 0 && areWithin(names, wide);
}
function areWithin(names, wide) {
    let below = [...names.map(() => false), true];
    for (const [at, name] of [...wide.entries()].toReversed()) {
        const row = [];
        const isLast = at === wide.length - 1;
        for (let i = names.length; i >= 0; i--) {
            const own = names[i];
            if (name === "**")
                row[i] = isLast ? own !== undefined : below[i] === true || (own !== undefined && row[i + 1] === true);
            else
                row[i] = own !== undefined && own !== "**" && below[i + 1] === true && (name === "*" || isWithin(own, name));
        }
        below = row;
    }
    return below[0] === true;
}
function isEnclosed(pattern, start, end) {
    return pattern.startsWith(start) && pattern.endsWith(end) && pattern.length >= start.length + end.length;
}
function mayOverlap(a, b) {
    return (mayMatchSame(a.profiles, b.profiles) &&
        mayMatchSame(pathsOf(a), pathsOf(b)) &&
        mayShare(a.hosts, b.hosts, (first, second) => first !== second));
}
function mayShare(a, b, isApart) {
    return a.length === 0 || b.length === 0 || a.some((first) => b.some((second) => !isApart(first, second)));
}
function situationOf(scope, organisation, repository) {
    const covering = (overrides) => {
        const found = new Set(scope ? overrides.filter((override) => selectorCovers(override, scope)) : []);
        return (override) => found.has(override);
    };
    return { organisation: covering(organisation), repository: covering(repository) };
}
function overridesNextTo(scope, overrides) {
    const covering = new Set(overrides.filter((override) => selectorCovers(override, scope)));
    const overlapping = overrides.filter((override) => !covering.has(override) && mayOverlap(override, scope));
    return [
        (override) => covering.has(override),
        ...overlapping.map((added) => (override) => override === added || covering.has(override)),
    ];
}
function mayMatchSame(a, b) {
    return mayShare(a, b, haveDifferentStarts);
}
function haveDifferentStarts(a, b) {
    const [startOfA, startOfB] = [literalStart(a), literalStart(b)];
    const [isLiteralA, isLiteralB] = [startOfA === a, startOfB === b];
    if (isLiteralA)
        return !a.startsWith(startOfB) || (isLiteralB && a !== b);
    if (isLiteralB)
        return !b.startsWith(startOfA);
    return !startOfA.startsWith(startOfB) && !startOfB.startsWith(startOfA);
}
function literalStart(pattern) {
    return /^[^*?[\]{}\\]*/.exec(pattern)?.[0] ?? "";
}


/***/ }),

/***/ 60364:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   IH: () => (/* binding */ asOneSegment),
/* harmony export */   Mg: () => (/* binding */ isAnyName),
/* harmony export */   Nd: () => (/* binding */ selectsBy),
/* harmony export */   l2: () => (/* binding */ patternMatcher),
/* harmony export */   sp: () => (/* binding */ matcherFor)
/* harmony export */ });
/* harmony import */ var _model_fact_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7277);

async function matcherFor(policies) {
    const hasPatterns = policies.some(({ grants, ignore, overrides, waivers, grantable, servers, models }) => grants.length + ignore.length + overrides.length + waivers.length > 0 || grantable || servers || models);
    return hasPatterns ? patternMatcher() : () => false;
}
async function patternMatcher() {
    const [{ Minimatch }, { globOf }] = await Promise.all([__webpack_require__.e(/* import() */ 3581).then(__webpack_require__.bind(__webpack_require__, 33581)), __webpack_require__.e(/* import() */ 8471).then(__webpack_require__.bind(__webpack_require__, 38471))]);
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
                profiles.some((pattern) => isAnyName(pattern) || (name !== undefined && matcher(asOneSegment(name), asOneSegment(pattern))))) &&
            (paths.length === 0 || paths.some((pattern) => matcher(path, pattern))));
    };
}
function isAnyName(pattern) {
    return pattern === "*" || pattern === "**";
}
function isAbout({ settings, skills = [] }, { path, beside }, matcher) {
    if (beside?.kind === "settings")
        return settings?.some((pattern) => matcher(path, pattern)) ?? true;
    if (settings !== undefined && settings.length > 0)
        return false;
    return skills.length === 0 || (beside?.kind === "skill" && skills.some((pattern) => matcher(beside.path, pattern)));
}
function asOneSegment(name) {
    return name.replace(/[/\u2215]/g, (character) => (character === "/" ? "\u2215" : "/"));
}


/***/ }),

/***/ 66741:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A5: () => (/* binding */ optionsFor),
/* harmony export */   Qd: () => (/* binding */ waiverFor),
/* harmony export */   _E: () => (/* binding */ statesPreset),
/* harmony export */   k2: () => (/* binding */ dependsOnPower),
/* harmony export */   uU: () => (/* binding */ levelOn)
/* harmony export */ });
/* harmony import */ var _model_capability_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(95885);
/* harmony import */ var _model_profile_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(64682);
/* harmony import */ var _model_rule_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(78301);
/* harmony import */ var _model_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(53861);
/* harmony import */ var _dates_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3212);
/* harmony import */ var _days_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(77034);
/* harmony import */ var _effective_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(19696);
/* harmony import */ var _levels_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(70778);








function levelOn(stack, day, question) {
    const { repository, organisation } = stack;
    if (!organisation)
        return repository.level(question, day);
    const limit = organisation.level(question, day);
    const { rollout } = repository.policy;
    const decided = repository.decided(question);
    if (!isSilent(repository.policy, decided))
        return (0,_levels_js__WEBPACK_IMPORTED_MODULE_4__/* .stricterLevel */ .zG)(limit, (0,_levels_js__WEBPACK_IMPORTED_MODULE_4__/* .cappedByStage */ .rX)(decided.value, (0,_levels_js__WEBPACK_IMPORTED_MODULE_4__/* .stageOf */ .gV)(rollout, question.rule, day)));
    if (failsOwnCeiling(repository, question))
        return (0,_levels_js__WEBPACK_IMPORTED_MODULE_4__/* .stricterLevel */ .zG)(limit, (0,_levels_js__WEBPACK_IMPORTED_MODULE_4__/* .cappedByStage */ .rX)(statedLevel(organisation, question), (0,_levels_js__WEBPACK_IMPORTED_MODULE_4__/* .stageOf */ .gV)(rollout, question.rule, day)));
    const stage = (0,_levels_js__WEBPACK_IMPORTED_MODULE_4__/* .scheduledStage */ .U_)(rollout, question.rule, day);
    return stage ? (0,_levels_js__WEBPACK_IMPORTED_MODULE_4__/* .stricterLevel */ .zG)(limit, (0,_levels_js__WEBPACK_IMPORTED_MODULE_4__/* .cappedByStage */ .rX)(organisation.decided(question).value, stage)) : limit;
}
function dependsOnPower({ repository, organisation }, rule) {
    return organisation !== undefined && repository.policy.ceiling !== undefined && isAboutCeiling(rule);
}
function optionsFor({ repository, organisation }, rule, profile) {
    return Object.fromEntries(Object.entries((0,_effective_js__WEBPACK_IMPORTED_MODULE_3__/* .ruleOf */ .Y)(rule)?.options ?? {}).map(([name, { tightens }]) => {
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
    const profile = (0,_effective_js__WEBPACK_IMPORTED_MODULE_3__/* .profileOf */ .dp)(finding);
    if (!organisation)
        return repository.waiver(finding, profile);
    const { waivable } = organisation.policy;
    const isAllowed = ({ rule, until }) => waivable !== undefined && (0,_dates_js__WEBPACK_IMPORTED_MODULE_5__/* .isWaivable */ .uF)(waivable.rules, rule) && (0,_days_js__WEBPACK_IMPORTED_MODULE_6__/* .daysBetween */ .Y)(today, until) <= waivable.maxDays;
    return organisation.waiver(finding, profile) ?? repository.waiver(finding, profile, isAllowed);
}
function isSilent(policy, { at }) {
    return isOfPreset(policy, at) && !statesPreset(policy);
}
function statesPreset({ preset, presetAt }) {
    return presetAt !== undefined && _model_rule_js__WEBPACK_IMPORTED_MODULE_7__/* .presets */ .v4.indexOf(preset) > _model_rule_js__WEBPACK_IMPORTED_MODULE_7__/* .presets */ .v4.indexOf(_model_rule_js__WEBPACK_IMPORTED_MODULE_7__/* .defaultPreset */ .FS);
}
function isOfPreset({ preset }, at) {
    return at.source.path === (0,_model_js__WEBPACK_IMPORTED_MODULE_2__/* .presetPlace */ .zp)(preset).source.path;
}
function isAboutCeiling(rule) {
    const { levelsUnstated, kindsUnstated } = (0,_effective_js__WEBPACK_IMPORTED_MODULE_3__/* .ruleOf */ .Y)(rule) ?? {};
    return (levelsUnstated ?? kindsUnstated) !== undefined;
}
function failsOwnCeiling(repository, { rule, kind, profile }) {
    if (!isAboutCeiling(rule))
        return false;
    const { stated, value } = repository.ceiling(profile);
    if (!stated)
        return false;
    const own = profile ? repository.grants(profile).current.flatMap(({ may }) => may) : [];
    const may = new Set([...value.value, ...own]);
    const known = kind === undefined && profile?.item?.profile ? (0,_model_profile_js__WEBPACK_IMPORTED_MODULE_1__/* .capabilitiesOf */ .SF)(profile.item.profile) : _model_capability_js__WEBPACK_IMPORTED_MODULE_0__/* .capabilities */ .R7;
    const does = known.includes("delegate") ? _model_capability_js__WEBPACK_IMPORTED_MODULE_0__/* .capabilities */ .R7 : known;
    return does.some((capability) => !may.has(capability));
}
function statedLevel(organisation, question) {
    return organisation.decided({ ...question, isCeilingStated: true }).value;
}


/***/ }),

/***/ 2126:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   diffEntries: () => (/* binding */ diffEntries),
/* harmony export */   newEntries: () => (/* binding */ newEntries)
/* harmony export */ });
/* harmony import */ var _decide_dates_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3212);
/* harmony import */ var _decide_scope_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(24249);


function diffEntries(old, fresh, today, placeOf, report) {
    const isCurrent = currentOn(today);
    diffList(old.grants.filter(isCurrent), fresh.grants.filter(isCurrent), {
        includes: includesGrant,
        entry: "grant",
        name: ({ owner, may }) => `the grant of ${owner} (${may.join(", ")})`,
        gone: placeOf("grants"),
        report,
    });
    diffList(old.waivers.filter(isCurrent), fresh.waivers.filter(isCurrent), {
        includes: includesWaiver,
        entry: "waiver",
        name: ({ owner, rule }) => `the waiver of ${owner} for \`${rule}\``,
        gone: placeOf("waivers"),
        report,
    });
    diffIgnores(old, fresh, placeOf("ignore"), report);
    diffGrantable(old.grantable, fresh.grantable, placeOf("grantable"), report);
    diffWaivable(old.waivable, fresh.waivable, placeOf("waivable"), report);
}
function newEntries(old, fresh, today) {
    const isCurrent = currentOn(today);
    const newIn = (before, after, includes) => {
        const [current, next] = [before.filter(isCurrent), after.filter(isCurrent)];
        return next.filter((entry) => !current.some((candidate) => includes(candidate, entry)) &&
            editedFrom(entry, current, next, includes) === undefined);
    };
    return {
        grants: newIn(old.grants, fresh.grants, includesGrant),
        waivers: newIn(old.waivers, fresh.waivers, includesWaiver),
    };
}
function currentOn(today) {
    return ({ until }) => until === undefined || until >= today;
}
function includesGrant(wide, narrow) {
    return outlasts(wide, narrow) && narrow.may.every((capability) => wide.may.includes(capability));
}
function includesWaiver(wide, narrow) {
    return outlasts(wide, narrow) && (wide.rule === narrow.rule || narrow.rule.startsWith(`${wide.rule}/`));
}
function editedFrom(entry, old, fresh, includes) {
    const isKept = (candidate) => fresh.some((next) => next !== entry && includes(next, candidate) && includes(candidate, next));
    return old.find((candidate) => candidate.owner === entry.owner && isSimilar(candidate, entry) && !isKept(candidate));
}
function diffList(old, fresh, { includes, entry: kind, name, gone, report }) {
    for (const entry of fresh) {
        if (old.some((candidate) => includes(candidate, entry)))
            continue;
        const previous = editedFrom(entry, old, fresh, includes);
        const message = previous ? `covers more than before${datesText(previous, entry)}` : "is new";
        report("looser", entry.at, `${name(entry)} ${message}`, previous?.at, previous ? undefined : kind);
    }
    for (const entry of old) {
        if (fresh.some((candidate) => includes(candidate, entry)))
            continue;
        const narrowed = fresh.find((candidate) => includes(entry, candidate));
        const message = narrowed
            ? `${name(narrowed)} covers less than before${datesText(entry, narrowed)}`
            : `${name(entry)} is removed`;
        report("tighter", narrowed?.at ?? gone, message, entry.at);
    }
}
function outlasts(wide, narrow) {
    return ((0,_decide_scope_js__WEBPACK_IMPORTED_MODULE_0__/* .selectorCovers */ .Gw)(wide, narrow) &&
        (wide.until === undefined || (narrow.until !== undefined && narrow.until <= wide.until)));
}
function isSimilar(a, b) {
    return ((0,_decide_scope_js__WEBPACK_IMPORTED_MODULE_0__/* .selectorCovers */ .Gw)(a, b) ||
        (0,_decide_scope_js__WEBPACK_IMPORTED_MODULE_0__/* .selectorCovers */ .Gw)(b, a) ||
        ["profiles", "paths", "settings", "skills"].some((key) => (a[key] ?? []).some((pattern) => (b[key] ?? []).includes(pattern))));
}
function datesText(before, after) {
    return before.until === after.until ? "" : ` (until ${after.until ?? "any day"}, was ${before.until ?? "any day"})`;
}
function diffIgnores(old, fresh, gone, report) {
    const [before, after] = [ignoredPaths(old), ignoredPaths(fresh)];
    for (const { paths, at } of fresh.ignore) {
        const added = paths.filter((path) => !before.some((wider) => (0,_decide_scope_js__WEBPACK_IMPORTED_MODULE_0__/* .isPathWithin */ .ZU)(path, wider)));
        if (added.length > 0)
            report("looser", at, `\`ignore\` excludes ${quoted(added)}`);
    }
    for (const { paths, at } of old.ignore) {
        const removed = paths.filter((path) => !after.some((wider) => (0,_decide_scope_js__WEBPACK_IMPORTED_MODULE_0__/* .isPathWithin */ .ZU)(path, wider)));
        const partly = removed.filter((path) => after.some((narrower) => (0,_decide_scope_js__WEBPACK_IMPORTED_MODULE_0__/* .isPathWithin */ .ZU)(narrower, path)));
        const wholly = removed.filter((path) => !partly.includes(path));
        if (partly.length > 0)
            report("tighter", gone, `\`ignore\` no longer excludes all of ${quoted(partly)}`, at);
        if (wholly.length > 0)
            report("tighter", gone, `\`ignore\` no longer excludes ${quoted(wholly)}`, at);
    }
}
function ignoredPaths({ ignore }) {
    return ignore.flatMap(({ paths }) => paths);
}
function quoted(patterns) {
    return patterns.map((pattern) => `\`${pattern}\``).join(", ");
}
function diffGrantable(before, after, gone, report) {
    const at = after?.at ?? gone;
    if (!grantableCovers(before, after))
        report("looser", at, "`grantable` allows more grants", before?.at);
    else if (!grantableCovers(after, before))
        report("tighter", at, "`grantable` allows fewer grants", before?.at);
}
function grantableCovers(wide, narrow) {
    if (narrow === undefined)
        return true;
    return (wide !== undefined &&
        (0,_decide_scope_js__WEBPACK_IMPORTED_MODULE_0__/* .selectorCovers */ .Gw)(wide, narrow) &&
        narrow.may.every((capability) => wide.may.includes(capability)));
}
function diffWaivable(before, after, gone, report) {
    const at = after?.at ?? gone;
    if (!waivableCovers(before, after))
        report("looser", at, "`waivable` allows more waivers", before?.at);
    else if (!waivableCovers(after, before))
        report("tighter", at, "`waivable` allows fewer waivers", before?.at);
}
function waivableCovers(wide, narrow) {
    if (narrow === undefined)
        return true;
    return (wide !== undefined && narrow.maxDays <= wide.maxDays && narrow.rules.every((rule) => (0,_decide_dates_js__WEBPACK_IMPORTED_MODULE_1__/* .isWaivable */ .uF)(wide.rules, rule)));
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

/***/ 51701:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ stages)
/* harmony export */ });
const stages = ["observe", "warn", "enforce"];


/***/ }),

/***/ 98478:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ml: () => (/* binding */ withSchedule),
/* harmony export */   cx: () => (/* binding */ propertyPrefix),
/* harmony export */   forRepository: () => (/* binding */ forRepository),
/* harmony export */   j5: () => (/* binding */ waveOf)
/* harmony export */ });
/* harmony import */ var _decide_selector_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(60364);

const propertyPrefix = "property:";
async function waveOf({ rollout }, repository) {
    if (!rollout || rollout.waves.length === 0)
        return undefined;
    const matches = await (0,_decide_selector_js__WEBPACK_IMPORTED_MODULE_0__/* .patternMatcher */ .l2)();
    return rollout.waves.find(({ repositories }) => repositories.some((pattern) => hasRepository(pattern.toLowerCase(), repository, matches)));
}
function hasRepository(pattern, { name, properties = {} }, matches) {
    if (!pattern.startsWith(propertyPrefix))
        return name !== null && matches(name.toLowerCase(), pattern);
    const equals = pattern.indexOf("=");
    const [key, value] = [pattern.slice(propertyPrefix.length, equals), pattern.slice(equals + 1)];
    return Object.entries(properties).some(([property, own]) => property.toLowerCase() === key &&
        (typeof own === "string" ? [own] : own).some((text) => matches(oneSegment(text), oneSegment(value))));
}
function oneSegment(text) {
    return text.toLowerCase().replaceAll("/", "\u001f");
}
async function forRepository(policy, repository) {
    const { rollout } = policy;
    const wave = await waveOf(policy, repository);
    return rollout && wave ? { ...policy, rollout: withSchedule(rollout, wave) } : policy;
}
function withSchedule(rollout, { stage, warnFrom, enforceFrom }) {
    return { ...rollout, stage, warnFrom, enforceFrom };
}


/***/ })

};
;