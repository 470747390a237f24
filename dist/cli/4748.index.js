"use strict";
exports.id = 4748;
exports.ids = [4748,8840];
exports.modules = {

/***/ 81968:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   z: () => (/* binding */ reasonsOf)
/* harmony export */ });
/* harmony import */ var _model_capability_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(95885);

function reasonsOf(widenings, placeOf) {
    const groups = new Map();
    for (const { capability, message, at } of widenings) {
        const phrase = capability === null ? "" : _model_capability_js__WEBPACK_IMPORTED_MODULE_0__/* .phrases */ .HJ[capability];
        const from = phrase === "" ? -1 : message.indexOf(phrase);
        const [start, end] = from < 0 ? [message, ""] : [message.slice(0, from), message.slice(from + phrase.length)];
        const key = JSON.stringify([start, end, from < 0, placeOf(at)]);
        const group = groups.get(key);
        if (group && from >= 0)
            group.parts.push(phrase);
        else
            groups.set(key, { start, parts: from < 0 ? [] : [phrase], end, at });
    }
    return [...groups.values()].map(({ start, parts, end, at }) => ({
        message: `${start}${parts.length > 1 ? `${parts.slice(0, -1).join(", ")} and ${parts.at(-1)}` : parts.join("")}${end}`,
        at,
    }));
}


/***/ }),

/***/ 95147:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   JJ: () => (/* binding */ shownValue),
/* harmony export */   jR: () => (/* binding */ settingJson),
/* harmony export */   pU: () => (/* binding */ widenedBySettings)
/* harmony export */ });
/* harmony import */ var _sanitize_secrets_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(97544);
/* harmony import */ var _repo_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(64951);
/* harmony import */ var _sanitize_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(32426);
/* harmony import */ var _effects_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(56847);




function settingJson(change, hash) {
    const { path, host, layer, effect, setting, before, after, because, material, at, isOfBase, subjects } = change;
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
        ...(0,_repo_text_js__WEBPACK_IMPORTED_MODULE_1__/* .positionAt */ .t$)(at.source, at.span.start),
        ofBase: isOfBase,
        subagents: subjects.length,
    };
}
function shownValue({ setting, value }) {
    return (0,_sanitize_text_js__WEBPACK_IMPORTED_MODULE_2__/* .visible */ .RK)((0,_sanitize_secrets_js__WEBPACK_IMPORTED_MODULE_0__/* .redacted */ .pc)(value, setting));
}
function widenedBySettings(changes) {
    return new Set(changes.filter(_effects_js__WEBPACK_IMPORTED_MODULE_3__/* .isLooser */ .e).flatMap(({ subjects }) => subjects)).size;
}


/***/ }),

/***/ 8840:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   compareSettings: () => (/* binding */ compareSettings),
/* harmony export */   lineOf: () => (/* binding */ lineOf)
/* harmony export */ });
/* harmony import */ var _inspect_material_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57619);
/* harmony import */ var _model_load_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6407);
/* harmony import */ var _repo_path_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(76311);
/* harmony import */ var _repo_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(64951);
/* harmony import */ var _effects_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(56847);





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
    return joined(changes).sort((a, b) => (0,_effects_js__WEBPACK_IMPORTED_MODULE_2__/* .dangerOf */ .N)(a.effect, a.after?.may) - (0,_effects_js__WEBPACK_IMPORTED_MODULE_2__/* .dangerOf */ .N)(b.effect, b.after?.may) ||
        (0,_repo_path_js__WEBPACK_IMPORTED_MODULE_3__/* .byBytes */ .bg)(a.path, b.path) ||
        a.at.span.start - b.at.span.start ||
        (0,_repo_path_js__WEBPACK_IMPORTED_MODULE_3__/* .byBytes */ .bg)(a.host, b.host) ||
        (0,_repo_path_js__WEBPACK_IMPORTED_MODULE_3__/* .byBytes */ .bg)(a.setting, b.setting));
}
function joined(changes) {
    const known = new Map();
    for (const change of changes) {
        const { host, setting, effect, because, at, before, after } = change;
        const texts = [before, after].map((side) => side && (side.content ?? side.value));
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
            group.settings.push(...authority);
        }
    return groups;
}
function subjectsUnder({ host, governs }, { subjects }) {
    return subjects.filter(({ host: own, item }) => own === host && (0,_model_load_js__WEBPACK_IMPORTED_MODULE_4__/* .isOffered */ .k)(item) && (governs === undefined || (0,_repo_path_js__WEBPACK_IMPORTED_MODULE_3__/* .isWithin */ .UO)(item.files[0] ?? "", governs)));
}
function changesIn(before, after, materials) {
    const { gone, added, kept } = matched(before, after);
    const goneBySetting = groupedBy(gone, ({ setting }) => setting);
    const altered = added.map((setting) => {
        const old = goneBySetting.get(setting.setting)?.shift();
        return old ? alteredBy(old, setting) : addedBy(setting);
    });
    const left = [...goneBySetting.values()].flat();
    return [
        ...altered,
        ...left.map((old) => removedBy(old, after)),
        ...kept.flatMap(([old, setting]) => {
            const files = (0,_inspect_material_js__WEBPACK_IMPORTED_MODULE_0__/* .differingFiles */ .Ys)(materials.before.get(old) ?? [], materials.after.get(setting) ?? []);
            return files.length === 0 ? [] : [restartedBy(old, setting, files)];
        }),
    ];
}
function matched(before, after) {
    const [were, are] = [groupedBy(before, keyOf), groupedBy(after, keyOf)];
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
function groupedBy(values, keyOfValue) {
    const groups = new Map();
    for (const value of values) {
        const group = groups.get(keyOfValue(value));
        if (group)
            group.push(value);
        else
            groups.set(keyOfValue(value), [value]);
    }
    return groups;
}
function keyOf({ setting, value, effect, content = value }) {
    return JSON.stringify([setting, value, effect, content]);
}
function addedBy(setting) {
    const { effect, because, at } = setting;
    return { setting: setting.setting, before: null, after: setting, effect, because, material: [], at, isOfBase: false };
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
        return { ...change, effect: "widens", because: `is gone: it ${inPast(old.because)}` };
    if (old.isGuard === true)
        return { ...change, effect: "widens", because: "is gone: it may have stopped what tools do" };
    return { ...change, effect: "narrows", because: `is gone: it ${inPast(old.because)}` };
}
function inPast(because) {
    return because.replace(/^is /, "was ").replace(/^are /, "were ");
}
function restartedBy(before, after, material) {
    const files = material.slice(0, 3).map((path) => `\`${path}\``);
    const more = material.length > files.length ? ` and ${material.length - files.length} more files` : "";
    const because = `stays, and what it starts has changed: ${files.join(", ")}${more}`;
    return { ...addedBy(after), before, effect: "widens", because, material };
}
function isAsStrict(setting, old) {
    if (setting.effect === "unhonoured")
        return false;
    return (setting.effect !== "narrows" ||
        (setting.strictness !== undefined && old.strictness !== undefined && setting.strictness >= old.strictness));
}
function lineOf({ at }) {
    return (0,_repo_text_js__WEBPACK_IMPORTED_MODULE_1__/* .positionAt */ .t$)(at.source, at.span.start).line;
}


/***/ }),

/***/ 6407:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   k: () => (/* binding */ isOffered)
/* harmony export */ });
function isOffered({ verdict }) {
    return verdict.kind === "loaded" || verdict.kind === "shadowed" || verdict.kind === "lost";
}


/***/ }),

/***/ 82605:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N6: () => (/* binding */ untoldDifferences),
/* harmony export */   PC: () => (/* binding */ gainSentence),
/* harmony export */   Wt: () => (/* binding */ isPower),
/* harmony export */   bi: () => (/* binding */ lettersOf),
/* harmony export */   dx: () => (/* binding */ kindWord),
/* harmony export */   hF: () => (/* binding */ unexplainedTools),
/* harmony export */   kk: () => (/* binding */ lostTools),
/* harmony export */   o1: () => (/* binding */ legend),
/* harmony export */   yT: () => (/* binding */ changedSentence)
/* harmony export */ });
/* harmony import */ var _model_capability_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(95885);

function isPower({ kind }) {
    return kind !== "grant";
}
function gainSentence({ changed, gained, regranted, files, looser }) {
    if (changed + files === 0)
        return "No subagent changed";
    const parts = [
        ...(gained > 0 ? [[gained, "gained power"]] : []),
        ...(regranted > 0 ? [[regranted, "changed under a grant"]] : []),
        ...(looser === undefined || looser === 0
            ? []
            : [[looser, `now ${looser === 1 ? "runs" : "run"} under looser settings`]]),
    ].map(([count, words], at) => `${at === 0 ? counted(count, "subagent") : count} ${words}`);
    const all = [...parts, ...(looser === 0 ? ["settings next to the profiles are looser"] : [])];
    return all.length === 0 ? "No subagent gained power" : capitalised(all.join("; "));
}
function changedSentence({ changed, files }) {
    const parts = [
        ...(changed > 0 ? [counted(changed, "subagent")] : []),
        ...(files > 0 ? [counted(files, "settings file")] : []),
    ];
    return parts.length === 0 ? "" : `${parts.join(" and ")} changed`;
}
function counted(count, noun) {
    return `${count} ${noun}${count === 1 ? "" : "s"}`;
}
function capitalised(text) {
    return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}
function kindWord(kind) {
    return kind === "changed" ? undefined : kind === "added" ? "new" : kind;
}
function lettersOf(held, mark = (letter) => letter, none = "-") {
    return _model_capability_js__WEBPACK_IMPORTED_MODULE_0__/* .capabilities */ .R7
        .map((capability) => (held(capability) ? mark(_model_capability_js__WEBPACK_IMPORTED_MODULE_0__/* .letters */ .Mm.get(capability) ?? "", capability) : none))
        .join("");
}
const legend = [..._model_capability_js__WEBPACK_IMPORTED_MODULE_0__/* .letters */ .Mm].map(([capability, letter]) => `${letter} ${capability}`).join(", ");
function unexplainedTools(gained, widenings) {
    return gained.filter((tool) => !widenings.some(({ message }) => message.includes(tool === "*" ? "every tool" : `\`${tool}\``)));
}
function lostTools(gained, lost) {
    return lost.filter((tool) => !gained.some((wider) => includes(wider, tool)));
}
function includes(wider, tool) {
    if (wider === tool.replace(/\(.*$/s, "").trim() || tool.startsWith(`${wider}__`))
        return true;
    return wider.endsWith("*") && tool.startsWith(wider.slice(0, -1));
}
function untoldDifferences(differences, widenings, isSamePlace) {
    return differences.filter(({ field, before, at }) => !widenings.some((widening) => widening.kind === field || (before === null && isSamePlace(widening.at, at))));
}


/***/ }),

/***/ 24748:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  diffPretty: () => (/* binding */ diffPretty)
});

// EXTERNAL MODULE: ./build/bundle/src/compare/effects.js
var effects = __webpack_require__(56847);
// EXTERNAL MODULE: ./build/bundle/src/compare/settings-json.js
var settings_json = __webpack_require__(95147);
// EXTERNAL MODULE: ./build/bundle/src/compare/reasons.js
var reasons = __webpack_require__(81968);
// EXTERNAL MODULE: ./build/bundle/src/model/fact.js
var fact = __webpack_require__(7277);
// EXTERNAL MODULE: ./build/bundle/src/sanitize/colors.js
var colors = __webpack_require__(86605);
// EXTERNAL MODULE: ./build/bundle/src/sanitize/text.js
var sanitize_text = __webpack_require__(32426);
// EXTERNAL MODULE: ./build/bundle/src/model/profile.js
var model_profile = __webpack_require__(64682);
// EXTERNAL MODULE: ./build/bundle/src/reports/change-words.js
var change_words = __webpack_require__(82605);
// EXTERNAL MODULE: ./build/bundle/src/reports/instruction-words.js
var instruction_words = __webpack_require__(5125);
;// CONCATENATED MODULE: ./build/bundle/src/reports/diff/instructions.js



const named = 5;
function instructionsLines(changes, columns) {
    if (changes.length === 0)
        return [];
    const shown = changes.slice(0, named).map((change) => `${change.path} ${(0,instruction_words/* instructionWords */.s)(change, "-")}`);
    const more = changes.length > named ? `; and ${changes.length - named} more` : "";
    return (0,colors/* wrap */.L)((0,sanitize_text/* visible */.RK)(`Instructions changed (not checked): ${shown.join("; ")}${more}`), columns, sanitize_text/* widthOf */.qz);
}

// EXTERNAL MODULE: ./build/bundle/src/compare/settings.js
var settings = __webpack_require__(8840);
// EXTERNAL MODULE: ./build/bundle/src/reports/setting-groups.js
var setting_groups = __webpack_require__(78302);
;// CONCATENATED MODULE: ./build/bundle/src/reports/diff/settings.js






const examples = 3;
const longest = 100;
function settingBlocks(settings, columns, styles) {
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
        const looser = changes.some(effects/* isLooser */.e);
        const subagents = (0,settings_json/* widenedBySettings */.pU)(changes);
        const title = looser ? styles.red(styles.bold("Looser settings")) : styles.cyan(styles.bold("Changed settings"));
        const whom = looser ? `, for ${subagents} subagent${subagents === 1 ? "" : "s"}` : "";
        const lines = groups.flatMap((group) => linesOf(group, columns, styles));
        return `${title}: ${(0,sanitize_text/* visible */.RK)(path)} (${host})${whom}\n${lines.map((line) => `  ${line}\n`).join("")}`;
    });
}
function linesOf(group, columns, styles) {
    const [first] = group;
    const values = group.slice(0, examples).map(({ change }) => valuesOf(change));
    const more = group.length > examples ? ` and ${group.length - examples} more` : "";
    const count = group.length > 1 ? `${group.length} × ` : "";
    const text = `${(0,setting_groups/* kindOfSetting */.cg)(first)}: ${count}${first.setting} = ${values.join(", ")}${more}; ${first.because} (line ${(0,settings.lineOf)(first.change)})`;
    const paint = (0,effects/* isLooser */.e)(first.change) ? styles.yellow : (plain) => plain;
    return (0,colors/* wrap */.L)((0,sanitize_text/* visible */.RK)(text), columns - 4, sanitize_text/* widthOf */.qz).map((line, i) => paint(i === 0 ? line : `  ${line}`));
}
function valuesOf({ before, after, material }) {
    return (0,setting_groups/* shownValues */.Q$)(before && (0,settings_json/* shownValue */.JJ)(before), after && (0,settings_json/* shownValue */.JJ)(after), material.length > 0, cut);
}
function cut(text) {
    return text.length > longest
        ? `${text.slice(0, /[\ud800-\udbff]/.test(text[longest - 1] ?? "") ? longest - 1 : longest)}…`
        : text;
}

// EXTERNAL MODULE: ./build/bundle/src/repo/text.js
var repo_text = __webpack_require__(64951);
;// CONCATENATED MODULE: ./build/bundle/src/reports/diff/pretty.js











const pretty_longest = 120;
function diffPretty({ base, commit, changes = [], settings = [], instructions = [] }, { color, columns }) {
    const styles = (0,colors/* stylesFor */.K)(color);
    const widened = changes.filter((change) => change.widened);
    const gained = widened.filter(({ widenings }) => widenings.some(change_words/* isPower */.Wt));
    const regranted = widened.filter((change) => !gained.includes(change));
    const others = changes.filter((change) => !change.widened);
    const counts = {
        changed: changes.length,
        gained: gained.length,
        regranted: regranted.length,
        files: new Set(settings.map(({ path }) => path)).size,
        looser: settings.some(effects/* isLooser */.e) ? (0,settings_json/* widenedBySettings */.pU)(settings) : undefined,
    };
    const section = (title, paint, list) => list.length === 0
        ? []
        : [`${paint(styles.bold(title))}\n${list.map((change) => block(change, columns, styles)).join("")}`];
    const blocks = [
        ...settingBlocks(settings, columns, styles),
        ...section("Gained power", styles.red, gained),
        ...section("Changed under a grant", styles.yellow, regranted),
        ...section(widened.length > 0 ? "Other changes" : "Changes", styles.cyan, others),
    ];
    const changed = (0,change_words/* changedSentence */.yT)(counts);
    const span = `from ${base?.slice(0, 12) ?? "nothing"} to ${commit?.slice(0, 12) ?? "the working tree"}`;
    return [
        ...blocks.map((text) => `${text}\n`),
        ...instructionsLines(instructions, columns).map((line) => `${line}\n`),
        ...(changes.length > 0 ? [`${styles.dim(change_words/* legend */.o1)}\n`] : []),
        ...(changed === ""
            ? [`${styles.bold((0,change_words/* gainSentence */.PC)(counts))} ${span}\n`]
            : [
                ...(0,colors/* wrap */.L)((0,change_words/* gainSentence */.PC)(counts), columns, sanitize_text/* widthOf */.qz).map((line) => `${styles.bold(line)}\n`),
                `${changed} ${span}\n`,
            ]),
    ].join("");
}
function block(change, columns, styles) {
    const { before, after, widenings } = change;
    const subject = after ?? before;
    if (!subject)
        return "";
    const path = subject.item.files[0] ?? "";
    const previous = before?.item.files[0];
    const way = `${previous !== undefined && previous !== path ? `${previous} → ` : ""}${path}`;
    const kind = (0,change_words/* kindWord */.dx)(change.kind);
    const of = ` (${subject.title}${kind === undefined ? "" : `, ${kind}`}): ${powers(before, after)}`;
    const name = nameIn(subject);
    const fits = (0,sanitize_text/* widthOf */.qz)(name) + (0,sanitize_text/* widthOf */.qz)(of) + 2 + (0,sanitize_text/* widthOf */.qz)((0,sanitize_text/* visible */.RK)(way)) <= columns;
    const lines = [
        ...(fits ? [] : sentence(way, columns, styles.dim)),
        ...(0,reasons/* reasonsOf */.z)(widenings.filter(change_words/* isPower */.Wt), spot).flatMap(({ message, at }) => sentence(`${message} (${placeIn(at, path)})`, columns, styles.yellow)),
    ];
    const head = `${styles.bold(name)}${of}${fits ? `  ${styles.dim((0,sanitize_text/* visible */.RK)(way))}` : ""}`;
    const rest = (0,sanitize_text/* visible */.RK)(differencesIn(change));
    const isShort = fits && lines.length === 0 && (0,sanitize_text/* widthOf */.qz)(name) + (0,sanitize_text/* widthOf */.qz)(of) + (0,sanitize_text/* widthOf */.qz)(way) + (0,sanitize_text/* widthOf */.qz)(rest) + 6 <= columns;
    if (isShort)
        return `${head}${rest === "" ? "" : `  ${rest}`}\n`;
    if (rest !== "")
        lines.push(...sentence(rest, columns));
    return `${head}\n${lines.map((line) => `  ${line}\n`).join("")}`;
}
function differencesIn({ before, after, gained, lost, granted, widenings, differences, prompt }) {
    const isToolTold = lost.length === 0 &&
        (0,change_words/* unexplainedTools */.hF)(gained.map(({ tool }) => tool), widenings).length === 0;
    const untold = (0,change_words/* untoldDifferences */.N6)(differences.filter(({ field }) => field !== "path" && !(field === "tools" && isToolTold)), widenings, (a, b) => spot(a) === spot(b));
    return [
        ...(granted === "new" ? widenings.filter((widening) => !(0,change_words/* isPower */.Wt)(widening)).map(({ message }) => message) : []),
        ...untold.map(({ field, before: was, after: is }) => `${field}: ${value(was)} → ${value(is)}`),
        ...(prompt && before && after ? [promptWords(prompt)] : []),
        ...(prompt && prompt.hidden > 0 && !before ? [`prompt: ${hiddenWords(prompt)}`] : []),
    ].join("; ");
}
function nameIn({ item: { files, profile } }) {
    return (0,sanitize_text/* visible */.RK)((profile && (0,fact/* known */.eO)(profile.name)) ?? files[0] ?? "");
}
function powers(before, after) {
    const [was, is] = [before, after].map((subject) => subject && powersIn(subject));
    if (is === null)
        return `${was} → gone`;
    return was === null || was === is ? `${is}` : `${was} → ${is}`;
}
function powersIn({ item: { profile } }) {
    if (!profile)
        return "unknown";
    const held = (0,model_profile/* capabilitiesOf */.SF)(profile);
    return (0,change_words/* lettersOf */.bi)((capability) => held.includes(capability));
}
function promptWords(prompt) {
    const hidden = prompt.hidden > 0 ? `, ${hiddenWords(prompt)}` : "";
    return `prompt: +${prompt.added} -${prompt.removed} lines${hidden}`;
}
function hiddenWords({ hidden }) {
    return `${hidden} new hidden character${hidden === 1 ? "" : "s"}`;
}
function value(text) {
    if (text === null)
        return "none";
    return text.length > pretty_longest
        ? `${text.slice(0, /[\ud800-\udbff]/.test(text[pretty_longest - 1] ?? "") ? pretty_longest - 1 : pretty_longest)}…`
        : text;
}
function placeIn(at, path) {
    return at.source.path === path ? `line ${(0,repo_text/* positionAt */.t$)(at.source, at.span.start).line}` : spot(at);
}
function spot({ source, span }) {
    return `${source.path}:${(0,repo_text/* positionAt */.t$)(source, span.start).line}`;
}
function sentence(text, columns, paint = (plain) => plain) {
    return (0,colors/* wrap */.L)((0,sanitize_text/* visible */.RK)(text), columns - 4, sanitize_text/* widthOf */.qz).map((line, i) => paint(i === 0 ? line : `  ${line}`));
}


/***/ }),

/***/ 5125:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   s: () => (/* binding */ instructionWords)
/* harmony export */ });
function instructionWords({ kind, added, removed, hidden }, minus) {
    const [plus, less] = [`+${added}`, `${minus}${removed}`];
    const parts = [
        ...(kind === "added" ? ["new"] : kind === "removed" ? ["removed"] : added === null ? ["changed"] : []),
        ...(added === null || removed === null
            ? []
            : [kind === "added" ? plus : kind === "removed" ? less : `${plus} ${less}`]),
        ...(hidden > 0 ? [`${hidden} new hidden character${hidden === 1 ? "" : "s"}`] : []),
    ];
    return parts.join(", ");
}


/***/ }),

/***/ 78302:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L1: () => (/* binding */ groupSettings),
/* harmony export */   Q$: () => (/* binding */ shownValues),
/* harmony export */   cg: () => (/* binding */ kindOfSetting)
/* harmony export */ });
function groupSettings(settings) {
    const files = new Map();
    for (const one of settings) {
        const { host, path, setting, effect, because } = one;
        const key = JSON.stringify([host, path]);
        const file = files.get(key) ?? { host, path, groups: new Map() };
        files.set(key, file);
        const name = JSON.stringify([setting, effect, because]);
        const group = file.groups.get(name);
        if (group)
            group.push(one);
        else
            file.groups.set(name, [one]);
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
    return isSame ? shown(after) : `${shown(after)} (another)`;
}
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

/***/ 86605:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ stylesFor),
/* harmony export */   L: () => (/* binding */ wrap)
/* harmony export */ });
const codes = {
    bold: [1, 22],
    dim: [2, 22],
    red: [31, 39],
    yellow: [33, 39],
    cyan: [36, 39],
    green: [32, 39],
};
function stylesFor(color) {
    const paint = ([on, off]) => (text) => color && text !== "" ? `\u001b[${on}m${text}\u001b[${off}m` : text;
    return {
        bold: paint(codes.bold),
        dim: paint(codes.dim),
        red: paint(codes.red),
        yellow: paint(codes.yellow),
        cyan: paint(codes.cyan),
        green: paint(codes.green),
    };
}
function wrap(text, width, widthOf, taken = 0) {
    const lines = [];
    let line = "";
    for (const word of text.split(" ")) {
        if (line !== "" && widthOf(line) + 1 + widthOf(word) > width - (lines.length === 0 ? taken : 0)) {
            lines.push(line);
            line = word;
        }
        else
            line = line === "" ? word : `${line} ${word}`;
    }
    return [...lines, line];
}


/***/ }),

/***/ 97544:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

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
        return isSecret(key ?? "", value) && !/^(?:[\d.]+|true|false|null)$/.test(value)
            ? whole.slice(0, end - value.length) + stars(value) + whole.slice(end)
            : whole;
    });
    return shapes.reduce((text, shape) => text.replace(shape, stars), inPairs);
}
const vendorForms = [
    /\b(?:gh[opusr]_|github_pat_|glpat-|xox[abeoprs]-|sk-|sk_live_|rk_live_|npm_|pypi-|hf_|AIza|ya29\.)[A-Za-z0-9_.-]{16,}/g,
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
const suspect = /gh[opusr]_|github_pat_|glpat-|xox|[sr]k[-_]|npm_|pypi-|hf_|AIza|ya29|A[KS]IA|eyJ|-----BEGIN|bearer|basic|token|:\/\/|api[_-]?key|secret|password/i;
function mayHoldSecret(text) {
    return suspect.test(text) || /auth|passw|passphrase|credential|private/i.test(text);
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
function isSecret(key, value) {
    const snake = key
        .replace(/([a-z0-9])([A-Z])/g, "$1_$2")
        .replaceAll("-", "_")
        .toLowerCase();
    return secretKey.test(snake) && value.length > 0 && !/^(?:\$\{?[\w:.-]+\}?|\$\{\{.*\}\}|env:\w+)$/.test(value);
}


/***/ })

};
;