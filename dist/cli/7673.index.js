"use strict";
exports.id = 7673;
exports.ids = [7673,5760];
exports.modules = {

/***/ 13983:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   compareSettings: () => (/* binding */ compareSettings),
/* harmony export */   lineOf: () => (/* binding */ lineOf)
/* harmony export */ });
/* harmony import */ var _named_files_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(75934);
/* harmony import */ var _inspect_material_material_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(80738);
/* harmony import */ var _inspect_material_differing_files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(65760);
/* harmony import */ var _model_load_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(6407);
/* harmony import */ var _repo_path_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(76311);
/* harmony import */ var _repo_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(64951);
/* harmony import */ var _effects_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(84909);
/* harmony import */ var _repo_many_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(46447);








function compareSettings(before, after, materials) {
    const [were, are] = [groupsIn(before), groupsIn(after)];
    const changes = [...new Set([...were.keys(), ...are.keys()])].flatMap((key) => {
        const [old, now] = [were.get(key), are.get(key)];
        const group = now ?? old;
        if (!group)
            return [];
        const subjects = subjectsUnder(group, after);
        return changesIn(old?.settings ?? [], now?.settings ?? [], materials).map((change) => ({
            host: group.host,
            title: group.title,
            layer: group.layer,
            path: change.at.source.path,
            subjects,
            ...change,
        }));
    });
    return mergeLayers(changes).sort((a, b) => (0,_effects_js__WEBPACK_IMPORTED_MODULE_3__/* .dangerOf */ .Nz)(a.effect, a.after?.may) - (0,_effects_js__WEBPACK_IMPORTED_MODULE_3__/* .dangerOf */ .Nz)(b.effect, b.after?.may) ||
        (0,_repo_path_js__WEBPACK_IMPORTED_MODULE_4__/* .byBytes */ .bg)(a.path, b.path) ||
        a.at.span.start - b.at.span.start ||
        (0,_repo_path_js__WEBPACK_IMPORTED_MODULE_4__/* .byBytes */ .bg)(a.host, b.host) ||
        (0,_repo_path_js__WEBPACK_IMPORTED_MODULE_4__/* .byBytes */ .bg)(a.setting, b.setting));
}
function mergeLayers(changes) {
    const known = new Map();
    for (const change of changes) {
        const { host, setting, effect, because, at, before, after } = change;
        const texts = [before, after].map((side) => side && [side.content ?? side.value, side.command]);
        const key = JSON.stringify([host, at.source.path, at.span.start, setting, effect, because, texts]);
        const same = known.get(key);
        known.set(key, same ? { ...same, subjects: [...new Set([...same.subjects, ...change.subjects])] } : change);
    }
    return [...known.values()];
}
function groupsIn({ loads }) {
    const groups = new Map();
    for (const { host, title, load } of loads)
        for (const { name, root, governs, authority } of load.layers) {
            if (authority.length === 0)
                continue;
            const key = JSON.stringify([host, name, governs ?? [root]]);
            const group = groups.get(key) ?? { host, title, layer: name, governs, settings: [] };
            groups.set(key, group);
            (0,_repo_many_js__WEBPACK_IMPORTED_MODULE_5__/* .append */ .BC)(group.settings, authority);
        }
    return groups;
}
function subjectsUnder({ host, governs }, { subjects }) {
    return subjects.filter(({ host: own, item }) => own === host && (0,_model_load_js__WEBPACK_IMPORTED_MODULE_6__/* .isOffered */ .kd)(item) && (governs === undefined || (0,_repo_path_js__WEBPACK_IMPORTED_MODULE_4__/* .isWithin */ .UO)(item.files[0] ?? "", governs)));
}
function changesIn(before, after, materials) {
    const { gone, added, kept } = equalPairs(before, after);
    const { pairs, left } = alteredPairs(gone, added);
    const altered = pairs.map(([old, setting]) => (old ? alteredBy(old, setting) : addedBy(setting)));
    return [
        ...altered,
        ...left.map((old) => removedBy(old, after)),
        ...kept.flatMap(([old, setting]) => {
            const files = (0,_inspect_material_differing_files_js__WEBPACK_IMPORTED_MODULE_1__.differencesOf)(materials.before.get(old) ?? [], materials.after.get(setting) ?? []);
            return files.paths.length === 0 ? [] : [restartedBy(old, setting, files)];
        }),
    ];
}
function alteredPairs(gone, added) {
    const sameValue = ({ setting, value }) => JSON.stringify([setting, value]);
    const byValue = (0,_repo_many_js__WEBPACK_IMPORTED_MODULE_5__/* .groupBy */ .$z)(gone, sameValue);
    const twins = new Map(added.map((setting) => [setting, byValue.get(sameValue(setting))?.shift()]));
    const bySetting = (0,_repo_many_js__WEBPACK_IMPORTED_MODULE_5__/* .groupBy */ .$z)([...byValue.values()].flat(), ({ setting }) => setting);
    const pairs = added.map((setting) => [twins.get(setting) ?? bySetting.get(setting.setting)?.shift(), setting]);
    return { pairs, left: [...bySetting.values()].flat() };
}
function equalPairs(before, after) {
    const [were, are] = [(0,_repo_many_js__WEBPACK_IMPORTED_MODULE_5__/* .groupBy */ .$z)(before, keyOf), (0,_repo_many_js__WEBPACK_IMPORTED_MODULE_5__/* .groupBy */ .$z)(after, keyOf)];
    const kept = [...are].flatMap(([key, settings]) => {
        const old = were.get(key);
        return settings.flatMap((setting, i) => {
            const twin = old?.[i] ?? old?.[0];
            return twin ? [[twin, setting]] : [];
        });
    });
    return {
        kept,
        added: after.filter((setting) => !were.has(keyOf(setting))),
        gone: before.filter((setting) => !are.has(keyOf(setting))),
    };
}
function keyOf({ setting, value, effect, content = value, command }) {
    return JSON.stringify([setting, value, effect, content, command]);
}
function addedBy(setting) {
    const { effect, because, at } = setting;
    return {
        setting: setting.setting,
        before: null,
        after: setting,
        effect,
        because,
        material: [],
        reasons: [],
        at,
        isOfBase: false,
    };
}
function alteredBy(before, after) {
    const change = { ...addedBy(after), before };
    if (after.effect !== "narrows" && after.effect !== "unhonoured")
        return change;
    if (before.effect === "narrows" && !isAsStrict(after, before))
        return { ...change, effect: "widens", because: `no longer ${before.because}` };
    return change;
}
function removedBy(old, after) {
    const change = { ...addedBy(old), before: old, after: null, isOfBase: true };
    if (old.effect === "narrows" && !after.some((setting) => setting.setting === old.setting && isAsStrict(setting, old)))
        return { ...change, effect: "widens", because: `is gone: it ${inPastTense(old.because)}` };
    if (old.isGuard === true)
        return { ...change, effect: "widens", because: "is gone: it may have stopped what tools do" };
    return { ...change, effect: "narrows", because: `is gone: it ${inPastTense(old.because)}` };
}
function inPastTense(because) {
    return because.replace(/^is /, "was ").replace(/^are /, "were ");
}
function restartedBy(before, after, { paths, reasons }) {
    const because = `stays, and what it starts has changed: ${(0,_named_files_js__WEBPACK_IMPORTED_MODULE_7__.namedFiles)(paths, reasons)}`;
    return { ...addedBy(after), before, effect: "widens", because, material: paths, reasons };
}
function isAsStrict(setting, old) {
    if (setting.effect !== "narrows" || setting.strictness === undefined || old.strictness === undefined)
        return false;
    return setting.strictness >= old.strictness;
}
function lineOf({ at }) {
    return (0,_repo_text_js__WEBPACK_IMPORTED_MODULE_2__/* .positionAt */ .t$)(at.source, at.span.start).line;
}


/***/ }),

/***/ 65760:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   differencesOf: () => (/* binding */ differencesOf),
/* harmony export */   differingFiles: () => (/* binding */ differingFiles)
/* harmony export */ });
const known = new WeakMap();
function differingFiles(before, after) {
    return differencesOf(before, after).paths;
}
function differencesOf(before, after) {
    const others = known.get(before) ?? new WeakMap();
    known.set(before, others);
    let found = others.get(after);
    if (!found)
        others.set(after, (found = differencesBetween(before, after)));
    return found;
}
function differencesBetween(before, after) {
    const old = new Map(before.map((file) => [file.path, file]));
    const now = new Set(after.map(({ path }) => path));
    const [wasCut, isCut] = [before, after].map((files) => files.some(({ isOfCut }) => isOfCut));
    const reasons = [];
    const found = [
        ...after.flatMap((file) => {
            const was = old.get(file.path);
            if (was === undefined || was.identity !== file.identity)
                return was === undefined && wasCut ? [] : [file.path];
            const reason = reasonOf(was, file);
            if (!reason)
                return [];
            reasons.push(reason);
            return [file.path, ...reason.by];
        }),
        ...before.flatMap(({ path }) => (now.has(path) || isCut ? [] : [path])),
    ];
    return { paths: [...new Set(found)], reasons };
}
function reasonOf(before, { path, checkout, isExecutable }) {
    if (before.checkout?.how !== checkout?.how)
        return checkoutReason(path, before.checkout, checkout);
    if (before.isExecutable === undefined || isExecutable === undefined || before.isExecutable === isExecutable)
        return undefined;
    return { path, because: isExecutable ? "executable now" : "no longer executable, so it cannot start", by: [] };
}
function checkoutReason(path, before, after) {
    const effect = after ?? before;
    if (!effect)
        return undefined;
    const lines = effect.by
        .map(({ path: file, line }) => `\`${file}${line === undefined ? "" : `:${line}`}\``)
        .join(" and ");
    const by = lines === "" ? "" : after ? ` by ${lines}` : `, as ${lines} of the base said`;
    return {
        path,
        because: `${after ? "now" : "no longer"} checked out with \`${effect.how}\`${by}`,
        by: effect.by.map((one) => one.path),
    };
}


/***/ }),

/***/ 75691:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ isEqual)
/* harmony export */ });
function isEqual(a, b) {
    if (a === b)
        return true;
    if (!isPlain(a) || !isPlain(b) || Array.isArray(a) !== Array.isArray(b))
        return false;
    const names = Object.keys(a);
    return (names.length === Object.keys(b).length && names.every((name) => Object.hasOwn(b, name) && isEqual(a[name], b[name])));
}
function isPlain(value) {
    if (typeof value !== "object" || value === null)
        return false;
    const prototype = Object.getPrototypeOf(value);
    return prototype === Object.prototype || prototype === Array.prototype || prototype === null;
}


/***/ }),

/***/ 6407:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   SM: () => (/* binding */ isServed),
/* harmony export */   kD: () => (/* binding */ uncheckedIn),
/* harmony export */   kd: () => (/* binding */ isOffered),
/* harmony export */   rX: () => (/* binding */ atBase)
/* harmony export */ });
function atBase(at) {
    return { message: "at the base", at, isOfBase: true };
}
function isOffered({ verdict }) {
    return verdict.kind === "loaded" || verdict.kind === "shadowed" || verdict.kind === "lost";
}
function isServed(item) {
    return isOffered(item) && item.verdict.kind !== "shadowed";
}
function uncheckedIn({ unjudged }) {
    return unjudged.filter(({ kind, scope }) => kind === undefined && scope === undefined);
}


/***/ }),

/***/ 2484:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ku: () => (/* binding */ wholeLine),
/* harmony export */   vI: () => (/* binding */ shortened),
/* harmony export */   xS: () => (/* binding */ longest)
/* harmony export */ });
const longest = 120;
function shortened(text, longest, onCut) {
    if (text.length <= longest)
        return text;
    onCut();
    return `${text.slice(0, /[\ud800-\udbff]/.test(text[longest - 1] ?? "") ? longest - 1 : longest)}…`;
}
function wholeLine(base, commit, command) {
    const revisions = [base, commit].flatMap((id) => (id ? [` ${id.slice(0, 12)}`] : [])).join("");
    const shows = `${command} diff${revisions} --format json`;
    return {
        text: `Long values and lists are cut here; every change: ${shows}; the changed lines: --format markdown`,
        shows,
    };
}


/***/ }),

/***/ 63971:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  diffPretty: () => (/* binding */ diffPretty)
});

// EXTERNAL MODULE: ./build/bundle/src/compare/widenings/reasons.js
var widenings_reasons = __webpack_require__(61697);
// EXTERNAL MODULE: ./build/bundle/src/model/fact.js
var fact = __webpack_require__(7277);
// EXTERNAL MODULE: ./build/bundle/src/sanitize/colors.js
var colors = __webpack_require__(86605);
// EXTERNAL MODULE: ./build/bundle/src/sanitize/text.js
var sanitize_text = __webpack_require__(32426);
// EXTERNAL MODULE: ./build/bundle/src/model/profile.js
var model_profile = __webpack_require__(64682);
// EXTERNAL MODULE: ./build/bundle/src/model/starts.js
var model_starts = __webpack_require__(96258);
// EXTERNAL MODULE: ./build/bundle/src/reports/change-words.js
var change_words = __webpack_require__(82605);
// EXTERNAL MODULE: ./build/bundle/src/reports/commands.js
var commands = __webpack_require__(63691);
// EXTERNAL MODULE: ./build/bundle/src/compare/settings/effects.js
var effects = __webpack_require__(84909);
// EXTERNAL MODULE: ./build/bundle/src/compare/settings/json.js
var json = __webpack_require__(6161);
// EXTERNAL MODULE: ./build/bundle/src/reports/starts.js
var starts = __webpack_require__(99660);
;// CONCATENATED MODULE: ./build/bundle/src/reports/diff/counts.js






function countLines({ base, commit, changes = [], settings = [] }, counted, columns, { bold }) {
    const own = settings.filter((change) => !(0,effects/* isOfStart */.kl)(change));
    const ofStarts = settings.filter(effects/* isOfStart */.kl);
    const counts = {
        ...counted,
        changed: changes.length,
        files: filesIn(own),
        startFiles: filesIn(ofStarts),
        starts: (0,starts/* looserStarts */.c)(ofStarts.filter(effects/* isLooser */.NM).map(changedStart), sanitize_text/* visible */.RK),
        looser: own.some(effects/* isLooser */.NM) ? (0,json/* widenedBySettings */.p)(own) : undefined,
    };
    const changed = (0,change_words/* changedSentence */.yT)(counts);
    const span = `from ${base?.slice(0, 12) ?? "nothing"} to ${commit?.slice(0, 12) ?? "the working tree"}`;
    if (changed === "")
        return [`${bold((0,change_words/* gainSentence */.PC)(counts))} ${span}\n`];
    return [...(0,colors/* wrap */.L)((0,change_words/* gainSentence */.PC)(counts), columns, sanitize_text/* widthOf */.qz).map((line) => `${bold(line)}\n`), `${changed} ${span}\n`];
}
function filesIn(settings) {
    return new Set(settings.map(({ path }) => path)).size;
}
function changedStart({ title, path, effect, before }) {
    return { host: title, path, effect, isNew: before === null };
}
function refusedFilesIn(settings, refusedBy) {
    const refused = settings.filter((change) => refusedBy(change).length > 0);
    return {
        refusedFiles: filesIn(refused.filter((change) => !(0,effects/* isOfStart */.kl)(change))),
        refusedStarts: filesIn(refused.filter(effects/* isOfStart */.kl)),
    };
}

// EXTERNAL MODULE: ./build/bundle/src/reports/diff/cuts.js
var cuts = __webpack_require__(2484);
;// CONCATENATED MODULE: ./build/bundle/src/reports/diff/not-loaded.js


function notLoadedIn({ before, after, widenings, differences }, onCut) {
    if (!after)
        return [];
    const { verdict } = after.item;
    const words = (0,change_words/* notLoadedWords */.OM)(after.title, {
        was: before && before.item.verdict.kind,
        is: verdict.kind,
        ...("problem" in verdict ? { why: (0,cuts/* shortened */.vI)(verdict.problem.message, cuts/* longest */.xS, onCut) } : {}),
        follows: widenings.length > 0 || differences.some(({ field }) => field !== "verdict"),
    });
    return words === undefined ? [] : [words];
}
function withoutVerdict(change) {
    return { ...change, differences: change.differences.filter(({ field }) => field !== "verdict") };
}

// EXTERNAL MODULE: ./build/bundle/src/reports/instruction-words.js
var instruction_words = __webpack_require__(5125);
;// CONCATENATED MODULE: ./build/bundle/src/reports/diff/instructions.js



const named = 5;
function instructionsLines(changes, columns, onCut) {
    if (changes.length === 0)
        return [];
    if (changes.length > named)
        onCut();
    const shown = changes.slice(0, named).map((change) => `${change.path} ${(0,instruction_words/* instructionWords */.s)(change, "-")}`);
    const more = changes.length > named ? `; and ${changes.length - named} more` : "";
    return (0,colors/* wrap */.L)((0,sanitize_text/* visible */.RK)(`Instructions changed (not checked): ${shown.join("; ")}${more}`), columns, sanitize_text/* widthOf */.qz);
}

// EXTERNAL MODULE: ./build/bundle/src/reports/started-code.js
var started_code = __webpack_require__(95656);
;// CONCATENATED MODULE: ./build/bundle/src/reports/diff/started.js




function separateStarted({ changes = [], settings = [] }) {
    return {
        started: (0,started_code/* startedCode */.zi)(settings.map((change) => ({ ...change, host: change.title })), changes.map(({ before, after, widenings }) => ({ widenings, ...subjectWords(after ?? before) }))),
        changes: changes.filter((change) => !(0,started_code/* startsOnly */.CL)(change)),
        settings: settings.filter((change) => !(0,started_code/* isOnlyStarting */.bK)(change)),
    };
}
function subjectWords(subject) {
    const { files = [], profile } = subject?.item ?? {};
    return { name: (profile && (0,fact/* known */.eO)(profile.name)) ?? files[0] ?? "", host: subject?.title ?? "" };
}
function ownWideningsOf({ widenings }) {
    return widenings.filter((widening) => !(0,started_code/* isOfStartedCode */.WI)(widening));
}
const asIs = (text) => text;
function startedBlocks(started, columns, { bold, yellow }) {
    if (started.length === 0)
        return [];
    const lines = started.flatMap((one) => (0,colors/* wrap */.L)((0,sanitize_text/* visible */.RK)((0,started_code/* startedSentence */.$6)(one, { code: asIs, prose: asIs })), columns - 4, sanitize_text/* widthOf */.qz).map((line, i) => `  ${yellow(i === 0 ? line : `  ${line}`)}\n`));
    return [`${yellow(bold("Started code changed"))}\n${lines.join("")}`];
}

// EXTERNAL MODULE: ./build/bundle/src/reports/setting-refusals.js
var setting_refusals = __webpack_require__(45715);
// EXTERNAL MODULE: ./build/bundle/src/reports/diff/policy.js
var policy = __webpack_require__(85431);
// EXTERNAL MODULE: ./build/bundle/src/compare/settings/index.js
var settings = __webpack_require__(13983);
// EXTERNAL MODULE: ./build/bundle/src/reports/setting-target.js
var setting_target = __webpack_require__(52639);
// EXTERNAL MODULE: ./build/bundle/src/reports/setting-groups.js
var setting_groups = __webpack_require__(78302);
// EXTERNAL MODULE: ./build/bundle/src/sanitize/counted.js
var counted = __webpack_require__(14135);
;// CONCATENATED MODULE: ./build/bundle/src/reports/diff/settings.js









const examples = 3;
const longest = 100;
function settingBlocks(settings, against, columns, styles, onCut) {
    const shown = settings.map((change) => ({
        host: change.title,
        path: change.path,
        setting: change.setting,
        effect: change.effect,
        may: change.after?.may ?? [],
        because: change.because,
        change,
    }));
    return (0,setting_groups/* groupSettings */.L1)(shown).map(({ host, path, groups }) => {
        const changes = groups.flat().map(({ change }) => change);
        const looser = changes.some(effects/* isLooser */.NM);
        const isStart = changes.every(effects/* isOfStart */.kl);
        const noun = isStart ? "start" : "settings";
        const title = looser ? styles.red(styles.bold(`Looser ${noun}`)) : styles.cyan(styles.bold(`Changed ${noun}`));
        const whom = looser && !isStart ? `, for ${(0,counted/* counted */.h)((0,json/* widenedBySettings */.p)(changes), "subagent")}` : "";
        const rules = [...new Set(changes.flatMap(against))];
        const lines = [
            ...groups.flatMap((group) => linesOf(group, columns, styles, onCut)),
            ...(rules.length > 0 ? [styles.red(`not allowed: ${rules.join(", ")}`)] : []),
        ];
        return `${title}: ${(0,sanitize_text/* visible */.RK)(path)} (${host})${whom}\n${lines.map((line) => `  ${line}\n`).join("")}`;
    });
}
function linesOf(group, columns, styles, onCut) {
    const [first] = group;
    const values = group.slice(0, examples).map(({ change }) => valuesOf(change, onCut));
    if (group.length > examples)
        onCut();
    const more = group.length > examples ? ` and ${group.length - examples} more` : "";
    const count = group.length > 1 ? `${group.length} × ` : "";
    const text = `${(0,setting_groups/* kindWords */.Gk)(first)}: ${count}${first.setting} = ${values.join(", ")}${more}; ${first.because} (line ${(0,settings.lineOf)(first.change)})`;
    const paint = (0,effects/* isLooser */.NM)(first.change) ? styles.yellow : (plain) => plain;
    return (0,colors/* wrap */.L)((0,sanitize_text/* visible */.RK)(text), columns - 4, sanitize_text/* widthOf */.qz).map((line, i) => paint(i === 0 ? line : `  ${line}`));
}
function valuesOf({ before, after, material }, onCut) {
    return (0,setting_groups/* shownValues */.Q$)(before && (0,setting_target/* shownTarget */.l)(before), after && (0,setting_target/* shownTarget */.l)(after), material.length > 0, (text) => (0,cuts/* shortened */.vI)(text, longest, onCut));
}

// EXTERNAL MODULE: ./build/bundle/src/reports/diff/verdict.js
var verdict = __webpack_require__(50652);
;// CONCATENATED MODULE: ./build/bundle/src/reports/diff/verdict-words.js

const verdict_words_named = 4;
const findingWords = { refused: "not allowed", awaited: "needs approval", warned: "warned", noted: "noted" };
function verdictWords({ decision, coveredBy, isUnlimited, rules, grants, until }) {
    const places = abbreviated(grants.map(({ path, line }) => `${path}:${line}`));
    const end = until === null ? "" : ` until ${until}`;
    const [the, does] = grants.length === 1 ? ["the grant", "does"] : ["the grants", "do"];
    const allowed = coveredBy === "grant" ? `allowed by ${the} at ${places}${end}` : "allowed by the ceiling";
    switch (decision) {
        case "none":
            return "";
        case "grant":
        case "ceiling":
            return allowed;
        case "waived":
            return `waived${end}: ${rulesText(rules)}`;
        case "refused":
        case "awaited": {
            const isBeyond = decision === "refused" && grants.length > 0 && rules.some(({ rule }) => rule === "max-capability");
            const beyond = isBeyond ? `; ${the} at ${places} ${does} not cover all of it` : "";
            return `${findingWords[decision]}: ${rulesText(rules)}${beyond}`;
        }
        default: {
            const words = isUnlimited ? "no ceiling set" : findingWords[decision];
            return `${coveredBy === null ? "" : `${allowed}; `}${words}: ${rulesText(rules)}`;
        }
    }
}
function rulesText(rules) {
    const fresh = new Set(rules.flatMap(({ rule, isNew }) => (isNew ? [rule] : [])));
    return abbreviated([...new Set(rules.map(({ rule }) => (fresh.has(rule) ? rule : `${rule} (not new)`)))]);
}
function abbreviated(parts) {
    return parts.length > verdict_words_named
        ? `${parts.slice(0, verdict_words_named - 1).join(", ")} and ${parts.length - verdict_words_named + 1} more`
        : parts.join(", ");
}
function outcomeLine({ widened, verdicts, refusedFiles, refusedStarts, base, commit, command, }) {
    const count = (isCounted) => widened.filter((change) => {
        const verdict = verdicts.get(change);
        return verdict !== undefined && isCounted(verdict);
    }).length;
    const refused = count(({ decision }) => decision === "refused");
    const awaited = count(({ decision }) => decision === "awaited");
    const parts = [
        ...(refused > 0 ? [`${refused} of ${widened.length} ${(0,counted/* nounFor */.A)(refused, "is", "are")} not allowed`] : []),
        ...(awaited > 0 ? [`${awaited} of ${widened.length} ${(0,counted/* nounFor */.A)(awaited, "needs", "need")} approval`] : []),
        ...(refusedFiles > 0 ? [`${(0,counted/* counted */.h)(refusedFiles, "settings file is", "settings files are")} not allowed`] : []),
        ...(refusedStarts > 0
            ? [`${(0,counted/* counted */.h)(refusedStarts, "file that starts agents is", "files that start agents are")} not allowed`]
            : []),
    ];
    const of = base === null ? "" : ` --base ${base.slice(0, 12)}`;
    const at = commit === null ? "" : ` --at ${commit.slice(0, 12)}`;
    const shows = `${command} check${of}${at}`;
    return { text: [...parts, `for the verdict: ${shows}`].join("; "), shows };
}

// EXTERNAL MODULE: ./build/bundle/src/repo/text.js
var repo_text = __webpack_require__(64951);
;// CONCATENATED MODULE: ./build/bundle/src/reports/diff/pretty.js





















function diffPretty(compared, screen) {
    const { instructions = [], policyDifference } = compared;
    const { color, columns } = screen;
    const styles = (0,colors/* stylesFor */.K)(color);
    const { started, changes, settings } = separateStarted(compared);
    const verdicts = (0,verdict/* verdictsOn */.I)(compared);
    const refusedBy = (0,setting_refusals/* settingRefusals */.q)(compared.findings ?? []);
    const widened = worstFirst(changes.filter((change) => ownWideningsOf(change).length > 0), verdicts);
    const gained = widened.filter((change) => ownWideningsOf(change).some(change_words/* isPower */.Wt));
    const regranted = widened.filter((change) => !gained.includes(change));
    const others = changes.filter((change) => !widened.includes(change));
    let isCut = false;
    const onCut = () => void (isCut = true);
    const section = (title, paint, list) => list.length === 0
        ? []
        : [
            `${paint(styles.bold(title))}\n${list.map((change) => block(change, verdicts?.get(change), columns, styles, onCut)).join("")}`,
        ];
    const blocks = [
        ...(policyDifference ? (0,policy/* policyBlock */.Mh)(policyDifference, columns, styles, onCut) : []),
        ...settingBlocks(settings, refusedBy, columns, styles, onCut),
        ...section("Gained power", styles.red, gained),
        ...section("Changed under a grant", styles.yellow, regranted),
        ...startedBlocks(started, columns, styles),
        ...section(widened.length > 0 ? "Other changes" : "Changes", styles.cyan, others),
    ];
    const instructionWords = instructionsLines(instructions, columns, onCut);
    return [
        ...blocks.map((text) => `${text}\n`),
        ...instructionWords.map((line) => `${line}\n`),
        ...(isCut ? wholeLines(compared, screen, styles) : []),
        ...(changes.length > 0 ? [`${styles.dim(change_words/* legend */.o1)}\n`] : []),
        ...countLines({ ...compared, changes, settings }, { gained: gained.length, regranted: regranted.length, started: (0,started_code/* startedCount */.xG)(started) }, columns, styles),
        ...(policyDifference ? powerLines(policyDifference, styles) : []),
        ...(verdicts ? outcomeLines(compared, { widened, verdicts, ...refusedFilesIn(settings, refusedBy) }, screen) : []),
    ].join("");
}
function wholeLines({ base, commit }, { columns, command = "agent-profile-check" }, { dim }) {
    const { text, shows } = (0,cuts/* wholeLine */.ku)(base, commit, command);
    return (0,commands/* wrapAround */.e)(text, [shows], columns, dim).map((line) => `${line}\n`);
}
function powerLines(difference, { bold }) {
    const line = (0,policy/* policyPowerLine */.aL)(difference);
    return line === "" ? [] : [`${bold(line)}\n`];
}
function outcomeLines({ base, commit }, outcome, { columns, command = "agent-profile-check" }) {
    if (outcome.widened.length + outcome.refusedFiles + outcome.refusedStarts === 0)
        return [];
    const { text, shows } = outcomeLine({ ...outcome, base, commit, command });
    return (0,commands/* wrapAround */.e)(text, [shows], columns, (line) => line).map((line) => `${line}\n`);
}
function worstFirst(changes, verdicts) {
    const ranked = new Set(verdicts?.keys());
    const included = new Set(changes);
    return [...[...ranked].filter((change) => included.has(change)), ...changes.filter((change) => !ranked.has(change))];
}
function block(change, verdict, columns, styles, onCut) {
    const { before, after } = change;
    const subject = after ?? before;
    if (!subject)
        return "";
    const widenings = ownWideningsOf(change);
    const path = subject.item.files[0] ?? "";
    const name = nameIn(subject);
    const way = wayOf(change, path);
    const of = ` (${[subject.title, (0,change_words/* kindWord */.dx)(change.kind)].filter(Boolean).join(", ")}): ${powers(change)}`;
    const width = (0,sanitize_text/* widthOf */.qz)(name) + (0,sanitize_text/* widthOf */.qz)(of) + 2 + (0,sanitize_text/* widthOf */.qz)((0,sanitize_text/* visible */.RK)(way));
    const fits = width <= columns;
    const head = `${styles.bold(name)}${of}${fits ? besideName(way, name, styles) : ""}`;
    const notLoaded = notLoadedIn(change, onCut);
    const reasons = [
        ...(fits ? [] : sentence(way, columns, styles.dim)),
        ...notLoaded.flatMap((words) => sentence(words, columns)),
        ...(0,widenings_reasons/* reasonsOf */.z)(widenings.filter(change_words/* isPower */.Wt), spot).flatMap(({ message, at }) => sentence(`${message} (${placeIn(at, path)})`, columns, styles.yellow)),
    ];
    const remaining = notLoaded.length === 0 ? change : withoutVerdict(change);
    const rest = (0,sanitize_text/* visible */.RK)(differencesIn({ ...remaining, widenings }, verdict, onCut));
    const allowed = widenings.length > 0 && verdict ? (0,sanitize_text/* visible */.RK)(verdictWords(verdict)) : "";
    const line = [head, rest].filter(Boolean).join("  ");
    if (reasons.length === 0 && allowed === "" && width + (0,sanitize_text/* widthOf */.qz)(rest) + 4 <= columns)
        return `${line}\n`;
    const lines = [...reasons, ...(rest === "" ? [] : sentence(rest, columns))];
    const paint = verdict?.allowed === false ? styles.red : styles.dim;
    return `${head}\n${withVerdict(lines, allowed, columns, paint)
        .map((text) => `  ${text}\n`)
        .join("")}`;
}
function besideName(way, name, { dim }) {
    return way === name ? "" : `  ${dim((0,sanitize_text/* visible */.RK)(way))}`;
}
function wayOf({ before }, path) {
    const previous = before?.item.files[0];
    return previous !== undefined && previous !== path ? `${previous} → ${path}` : path;
}
function painted({ text, paint }) {
    return paint(text);
}
function withVerdict(lines, verdict, columns, paint) {
    if (verdict === "")
        return lines.map(painted);
    const last = lines.at(-1);
    if (last && (0,sanitize_text/* widthOf */.qz)(last.text) + (0,sanitize_text/* widthOf */.qz)(verdict) + 4 <= columns)
        return [...lines.slice(0, -1).map(painted), `${painted(last)}  ${paint(verdict)}`];
    return [...lines, ...sentence(verdict, columns, paint)].map(painted);
}
function differencesIn({ before, after, gained, lost, granted, widenings, differences, prompt }, verdict, onCut) {
    const value = (text) => (text === null ? "none" : (0,cuts/* shortened */.vI)(text, cuts/* longest */.xS, onCut));
    const values = (was, is) => {
        const sides = was === null || is === null ? [was, is] : (0,change_words/* contrasted */.CF)(was, is);
        if (sides.some((side, at) => side !== [was, is][at]))
            onCut();
        return sides.map(value).join(" → ");
    };
    const starts = (0,model_starts/* startGrantsOf */.T)(after?.item.profile);
    const areToolsExplained = lost.length === 0 &&
        (0,change_words/* unexplainedTools */.hF)(gained.filter((grant) => !starts.has(grant)).map(({ tool }) => tool), widenings, differences).length === 0;
    const unexplained = (0,change_words/* unexplainedDifferences */.Ou)(differences.filter(({ field }) => field !== "path" && !(field === "tools" && areToolsExplained)), widenings, (a, b) => spot(a) === spot(b));
    return [
        ...(granted === "new" && (verdict?.coveredBy !== "grant" || verdict.allowed === false)
            ? widenings.filter((widening) => !(0,change_words/* isPower */.Wt)(widening)).map(({ message }) => message)
            : []),
        ...unexplained.map(({ field, before: was, after: is }) => `${field}: ${values(was, is)}`),
        ...(prompt && before && after ? [promptWords(prompt)] : []),
        ...(prompt && prompt.hidden > 0 && !before ? [`prompt: ${(0,counted/* counted */.h)(prompt.hidden, "new hidden character")}`] : []),
    ].join("; ");
}
function nameIn({ item: { files, profile } }) {
    return (0,sanitize_text/* visible */.RK)((profile && (0,fact/* known */.eO)(profile.name)) ?? files[0] ?? "");
}
function powers({ before, after, isUnchecked }) {
    const [was, is] = [before, after].map((subject) => subject && powersIn(subject));
    if (is === null)
        return `${was} → ${isUnchecked ? "could not be read" : "gone"}`;
    return was === null || was === is ? `${is}` : `${was} → ${is}`;
}
function powersIn({ item: { profile, verdict } }) {
    if (!profile)
        return `unknown, ${verdict.kind}`;
    const held = (0,model_profile/* capabilitiesOf */.SF)(profile);
    return (0,change_words/* lettersOf */.bi)((capability) => held.includes(capability));
}
function promptWords(prompt) {
    const hidden = prompt.hidden > 0 ? `, ${(0,counted/* counted */.h)(prompt.hidden, "new hidden character")}` : "";
    return `prompt: +${prompt.added} -${prompt.removed} lines${hidden}`;
}
function placeIn(at, path) {
    return at.source.path === path ? `line ${(0,repo_text/* positionAt */.t$)(at.source, at.span.start).line}` : spot(at);
}
function spot({ source, span }) {
    return `${source.path}:${(0,repo_text/* positionAt */.t$)(source, span.start).line}`;
}
function sentence(text, columns, paint = (plain) => plain) {
    return (0,colors/* wrap */.L)((0,sanitize_text/* visible */.RK)(text), columns - 4, sanitize_text/* widthOf */.qz).map((line, i) => ({ text: i === 0 ? line : `  ${line}`, paint }));
}


/***/ }),

/***/ 50652:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ verdictsOn)
/* harmony export */ });
/* unused harmony export changeDecisions */
/* harmony import */ var _repo_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(64951);
/* harmony import */ var _markdown_allowed_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(87155);
/* harmony import */ var _markdown_changes_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7429);
/* harmony import */ var _markdown_model_change_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(10505);




const changeDecisions = (/* unused pure expression or super */ null && (["refused", "awaited", "warned", "noted", "waived", "grant", "ceiling", "none"]));
const ofFinding = {
    no: "refused",
    awaited: "awaited",
    warned: "warned",
    unlimited: "noted",
    noted: "noted",
    waived: "waived",
};
function verdictsOn(judged) {
    const { findings, changes = [], reviewContext, base } = judged;
    if (!findings)
        return undefined;
    const models = (0,_markdown_model_change_js__WEBPACK_IMPORTED_MODULE_3__/* .changesIn */ .N0)({ changes, findings, base, sources: [], ...(reviewContext ? { reviewContext } : {}) }) ?? [];
    const changeOf = new Map(models.map((model, at) => [model, changes[at]]));
    return new Map((0,_markdown_changes_js__WEBPACK_IMPORTED_MODULE_2__/* .worstFirst */ .m)(models).flatMap((model) => {
        const change = changeOf.get(model);
        if (!change?.after)
            return [];
        const { finding, by, policy } = (0,_markdown_allowed_js__WEBPACK_IMPORTED_MODULE_1__/* .answerOf */ .ut)(model);
        const coveredBy = policy === "grant" || policy === "ceiling" ? policy : null;
        const decision = finding === null ? (coveredBy ?? "none") : ofFinding[finding];
        const rules = new Map(by.map(({ rule, kind, state }) => [
            JSON.stringify([rule, kind, state]),
            { rule, kind, isNew: state !== "existing" },
        ]));
        const places = reviewContext?.allowances.get(change.after)?.grants ?? [];
        const verdict = {
            decision,
            coveredBy,
            allowed: allowedBy(decision, coveredBy),
            isUnlimited: finding === "unlimited",
            rules: [...rules.values()],
            grants: places.map(({ source, span }) => ({ path: source.path, line: (0,_repo_text_js__WEBPACK_IMPORTED_MODULE_0__/* .positionAt */ .t$)(source, span.start).line })),
            until: endOf(decision === "waived" ? decision : coveredBy, change, judged),
        };
        return [[change, verdict]];
    }));
}
function allowedBy(decision, coveredBy) {
    if (decision === "refused" || decision === "awaited")
        return false;
    return decision === "waived" || coveredBy !== null ? true : null;
}
function endOf(cause, { after }, { findings = [], reviewContext }) {
    const grants = (after && reviewContext?.allowances.get(after)?.grants) ?? [];
    const days = cause === "waived"
        ? findings.flatMap(({ finding, waiver }) => (waiver && finding.item === after?.item ? [waiver.until] : []))
        : cause === "grant"
            ? grants.flatMap((at) => reviewContext?.endsOfGrants.get(at) ?? [])
            : [];
    return days.toSorted()[0] ?? null;
}


/***/ }),

/***/ 5125:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   s: () => (/* binding */ instructionWords)
/* harmony export */ });
/* harmony import */ var _sanitize_counted_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(14135);

const maxShown = 80;
function instructionWords({ kind, added, removed, hidden, outside = [] }, minus, quoted = (text) => `\`${text}\``) {
    const [first, ...others] = outside;
    const more = others.length > 0 ? ` and ${others.length} more` : "";
    const [plus, less] = [`+${added}`, `${minus}${removed}`];
    const parts = [
        ...(kind === "added" ? ["new"] : kind === "removed" ? ["removed"] : added === null ? ["changed"] : []),
        ...(added === null || removed === null
            ? []
            : [kind === "added" ? plus : kind === "removed" ? less : `${plus} ${less}`]),
        ...(hidden > 0 ? [(0,_sanitize_counted_js__WEBPACK_IMPORTED_MODULE_0__/* .counted */ .h)(hidden, "new hidden character")] : []),
        ...(first === undefined ? [] : [`imports ${quoted(first.slice(0, maxShown))}${more} from outside the repository`]),
    ];
    return parts.join(", ");
}


/***/ }),

/***/ 78302:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gk: () => (/* binding */ kindWords),
/* harmony export */   L1: () => (/* binding */ groupSettings),
/* harmony export */   Q$: () => (/* binding */ shownValues),
/* harmony export */   U2: () => (/* binding */ settingKinds),
/* harmony export */   cg: () => (/* binding */ kindOfSetting)
/* harmony export */ });
/* harmony import */ var _repo_many_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(46447);

function groupSettings(settings) {
    const files = new Map();
    for (const one of settings) {
        const { host, path, setting, effect, because } = one;
        const key = JSON.stringify([host, path]);
        const file = files.get(key) ?? { host, path, groups: new Map() };
        files.set(key, file);
        const name = JSON.stringify([setting, effect, because]);
        (0,_repo_many_js__WEBPACK_IMPORTED_MODULE_0__/* .addTo */ .DN)(file.groups, name, one);
    }
    return [...files.values()].map(({ host, path, groups }) => ({ host, path, groups: [...groups.values()] }));
}
function shownValues(before, after, isSame, shown) {
    if (before === null)
        return shown(after ?? "");
    if (after === null)
        return `${shown(before)} → none`;
    if (before !== after)
        return `${shown(before)} → ${shown(after)}`;
    return isSame ? shown(after) : `${shown(after)} (changed)`;
}
function kindWords(setting) {
    const kind = kindOfSetting(setting);
    return kind === "starts code" && setting.because.startsWith("would ") ? "would start code" : kind;
}
const settingKinds = [
    "asks nobody",
    "asks less",
    "starts code",
    "connects a server",
    "leads elsewhere",
    "allows more",
    "has no effect here",
    "allows less",
];
function kindOfSetting({ effect, may }) {
    if (effect === "bypasses")
        return "asks nobody";
    if (effect === "auto-approves")
        return "asks less";
    if (effect === "unhonoured")
        return "has no effect here";
    if (effect === "narrows")
        return "allows less";
    if (may.includes("execute"))
        return "starts code";
    if (may.includes("external"))
        return "connects a server";
    return may.includes("network") ? "leads elsewhere" : "allows more";
}


/***/ }),

/***/ 45715:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ settingRefusals)
/* harmony export */ });
function settingRefusals(findings) {
    const refusals = new Map();
    for (const { finding, state } of findings) {
        const { item, host, rule, severity, at } = finding;
        if (item !== null || severity !== "error" || state === "waived" || finding.class !== "power")
            continue;
        const key = JSON.stringify([host, at.source.path]);
        refusals.set(key, (refusals.get(key) ?? new Set()).add(rule));
    }
    return ({ host, path }) => [...(refusals.get(JSON.stringify([host, path])) ?? [])];
}


/***/ }),

/***/ 52639:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ targetOf),
/* harmony export */   l: () => (/* binding */ shownTarget)
/* harmony export */ });
/* harmony import */ var _sanitize_secrets_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(97544);
/* harmony import */ var _sanitize_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(32426);
/* harmony import */ var _repo_untyped_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7706);



function targetOf(authority, hash) {
    return String((0,_sanitize_secrets_js__WEBPACK_IMPORTED_MODULE_0__/* .withoutSecrets */ .cT)(writtenIn(authority), hash, authority.setting));
}
function shownTarget(authority) {
    const { setting, value, may = [], server } = authority;
    const isStarted = server ? server.kind !== "url" : may.includes("execute") && !/^hooks\b/.test(setting);
    return (0,_sanitize_text_js__WEBPACK_IMPORTED_MODULE_1__/* .visible */ .RK)((0,_sanitize_secrets_js__WEBPACK_IMPORTED_MODULE_0__/* .redacted */ .pc)(isStarted ? writtenIn(authority) : value, setting));
}
function writtenIn({ setting, value, may = [], server, names = [], content }) {
    if (server)
        return server.value;
    if (may.length === 0)
        return value;
    const [name, ...others] = names;
    if (/^hooks\b/.test(setting) && name !== undefined && others.length === 0)
        return name;
    return textIn(setting, (0,_repo_untyped_json_js__WEBPACK_IMPORTED_MODULE_2__/* .parsedJson */ .U4)(content ?? "")) ?? addressIn(content) ?? value;
}
function textIn(setting, content) {
    if (typeof content === "string")
        return content;
    if (typeof content !== "object" || content === null)
        return undefined;
    const table = content;
    const text = table[setting.slice(setting.lastIndexOf(".") + 1)];
    const { args } = table;
    if (typeof text !== "string")
        return undefined;
    const words = Array.isArray(args) ? args.filter((arg) => typeof arg === "string") : [];
    return [text, ...words].join(" ");
}
function addressIn(content = "") {
    return /^[a-z][a-z0-9+.-]*:\/\/\S+/i.exec(content)?.[0];
}


/***/ }),

/***/ 99660:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ looserStarts)
/* harmony export */ });
/* harmony import */ var _repo_many_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(46447);
/* harmony import */ var _sanitize_counted_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(14135);


const ways = [
    ["now runs without prompts", "now run without prompts"],
    ["without prompts has changed", "without prompts have changed"],
    ["is looser", "are looser"],
];
function looserStarts(starts, file) {
    const places = (0,_repo_many_js__WEBPACK_IMPORTED_MODULE_0__/* .groupBy */ .$z)(starts, ({ host, path }) => JSON.stringify([host, path]));
    const byWay = (0,_repo_many_js__WEBPACK_IMPORTED_MODULE_0__/* .groupBy */ .$z)(places.values(), (changes) => (0,_repo_many_js__WEBPACK_IMPORTED_MODULE_0__/* .smallest */ .o9)(changes.map(wayOf)));
    return ways.flatMap(([one, many], way) => {
        const group = byWay.get(way);
        if (!group)
            return [];
        const [[{ host, path }]] = group;
        if (group.length === 1)
            return [`a start of ${host} in ${file(path)} ${one}`];
        const paths = new Set(group.map(([first]) => first.path));
        const hosts = new Set(group.map(([first]) => first.host));
        const where = paths.size === 1 ? file(path) : (0,_sanitize_counted_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .h)(paths.size, "file");
        return [`starts of ${hosts.size === 1 ? host : (0,_sanitize_counted_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .h)(hosts.size, "host")} in ${where} ${many}`];
    });
}
function wayOf({ effect, isNew }) {
    if (effect !== "bypasses")
        return 2;
    return isNew ? 0 : 1;
}


/***/ })

};
;