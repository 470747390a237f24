"use strict";
exports.id = 249;
exports.ids = [249,8840];
exports.modules = {

/***/ 1968:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   z: () => (/* binding */ reasonsOf)
/* harmony export */ });
/* harmony import */ var _model_capability_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5885);

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

/***/ 5147:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   JJ: () => (/* binding */ shownValue),
/* harmony export */   jR: () => (/* binding */ settingJson),
/* harmony export */   pU: () => (/* binding */ widenedBySettings)
/* harmony export */ });
/* harmony import */ var _sanitize_secrets_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7544);
/* harmony import */ var _repo_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4951);
/* harmony import */ var _sanitize_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2426);
/* harmony import */ var _effects_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6847);




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
/* harmony import */ var _inspect_material_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7619);
/* harmony import */ var _model_load_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6407);
/* harmony import */ var _repo_path_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6311);
/* harmony import */ var _repo_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4951);
/* harmony import */ var _effects_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6847);





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
        return { ...change, effect: "widens", because: `is gone: it ${old.because}` };
    if (old.isGuard === true)
        return { ...change, effect: "widens", because: "is gone: it may have stopped what tools do" };
    return { ...change, effect: "narrows", because: `is gone: it ${old.because}` };
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

/***/ 2630:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  diffPretty: () => (/* binding */ diffPretty)
});

// EXTERNAL MODULE: ./build/bundle/src/model/capability.js
var capability = __webpack_require__(5885);
// EXTERNAL MODULE: ./build/bundle/src/compare/effects.js
var effects = __webpack_require__(6847);
// EXTERNAL MODULE: ./build/bundle/src/compare/settings-json.js
var settings_json = __webpack_require__(5147);
// EXTERNAL MODULE: ./build/bundle/src/compare/reasons.js
var reasons = __webpack_require__(1968);
// EXTERNAL MODULE: ./build/bundle/src/model/fact.js
var fact = __webpack_require__(7277);
// EXTERNAL MODULE: ./build/bundle/src/sanitize/colors.js
var colors = __webpack_require__(6605);
// EXTERNAL MODULE: ./build/bundle/src/sanitize/text.js
var sanitize_text = __webpack_require__(2426);
// EXTERNAL MODULE: ./build/bundle/src/model/profile.js
var model_profile = __webpack_require__(4682);
// EXTERNAL MODULE: ./build/bundle/src/compare/settings.js
var settings = __webpack_require__(8840);
// EXTERNAL MODULE: ./build/bundle/src/reports/setting-groups.js
var setting_groups = __webpack_require__(8302);
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
        const mark = looser
            ? styles.red(`settings changed, ${subagents} subagent${subagents === 1 ? " runs" : "s run"} under looser ones`)
            : styles.cyan("settings changed");
        const lines = groups.flatMap((group) => linesOf(group, columns, styles));
        return `${styles.bold((0,sanitize_text/* visible */.RK)(path))} (${host}): ${mark}\n${lines.map((line) => `  ${line}\n`).join("")}`;
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
var repo_text = __webpack_require__(4951);
;// CONCATENATED MODULE: ./build/bundle/src/reports/diff/pretty.js










const pretty_longest = 120;
function diffPretty({ base, commit, changes = [], settings = [] }, { color, columns }) {
    const styles = (0,colors/* stylesFor */.K)(color);
    const [wider, others] = [changes.filter(({ widened }) => widened), changes.filter(({ widened }) => !widened)];
    const span = `from ${base?.slice(0, 12) ?? "nothing"} to ${commit?.slice(0, 12) ?? "the working tree"}`;
    const total = changes.length === 0
        ? "no subagent changed"
        : `${changes.length} subagent${changes.length === 1 ? "" : "s"} changed, ${wider.length === 0 ? "none" : wider.length} may do more`;
    const looser = settings.some(effects/* isLooser */.e) ? `, ${looserWords((0,settings_json/* widenedBySettings */.pU)(settings))}` : "";
    const blocks = [
        ...settingBlocks(settings, columns, styles),
        ...[...wider, ...others].map((change) => block(change, columns, styles)),
    ];
    return `${blocks.map((text) => `${text}\n`).join("")}${styles.bold(`${total}${looser}`)}, ${span}\n`;
}
function looserWords(subagents) {
    if (subagents === 0)
        return "settings beside the profiles are looser";
    return `${subagents} now ${subagents === 1 ? "runs" : "run"} under looser settings`;
}
function block(change, columns, styles) {
    const { before, after, widened, widenings, differences, prompt } = change;
    const subject = after ?? before;
    if (!subject)
        return "";
    const mark = widened ? styles.red(`${kindIn(change)}, may do more`) : styles.cyan(kindIn(change));
    const previous = before?.item.files[0];
    const path = subject.item.files[0] ?? "";
    const texts = differences.filter(({ field }) => field !== "path");
    const lines = [
        ...sentence(`${previous !== undefined && previous !== path ? `${previous} → ` : ""}${path}`, columns, styles.dim),
        ...powers(before, after, columns),
        ...(0,reasons/* reasonsOf */.z)(widenings, spot).flatMap(({ message, at }) => sentence(`${message} (${spot(at)})`, columns, styles.yellow)),
        ...texts.flatMap(({ field, before: was, after: is }) => sentence(`${field}: ${value(was)} → ${value(is)}`, columns)),
        ...(prompt ? sentence(promptWords(prompt), columns) : []),
    ];
    return `${styles.bold(nameIn(subject))} (${subject.title}): ${mark}\n${lines.map((line) => `  ${line}\n`).join("")}`;
}
function kindIn({ kind, granted }) {
    return granted === "new" ? `${kind}, uses a grant` : kind;
}
function nameIn({ item: { files, profile } }) {
    return (0,sanitize_text/* visible */.RK)((profile && (0,fact/* known */.eO)(profile.name)) ?? files[0] ?? "");
}
function powers(before, after, columns) {
    const [was, is] = [before, after].map((subject) => subject && powersIn(subject));
    if (was === is)
        return [];
    return sentence(was === null ? `may: ${is}` : is === null ? `could: ${was}` : `may: ${was} → ${is}`, columns);
}
function powersIn({ item: { profile } }) {
    if (!profile)
        return "not known";
    const held = (0,model_profile/* capabilitiesOf */.SF)(profile);
    return held.length === capability/* capabilities */.R7.length ? "everything" : held.join(" ") || "nothing";
}
function promptWords({ added, removed, hidden }) {
    const lines = (count) => `${count} line${count === 1 ? "" : "s"}`;
    return `prompt: ${lines(added)} added, ${lines(removed)} removed${hidden > 0 ? `, ${hidden} hidden character${hidden === 1 ? "" : "s"} more` : ""}`;
}
function value(text) {
    if (text === null)
        return "nothing";
    return text.length > pretty_longest
        ? `${text.slice(0, /[\ud800-\udbff]/.test(text[pretty_longest - 1] ?? "") ? pretty_longest - 1 : pretty_longest)}…`
        : text;
}
function spot({ source, span }) {
    return `${source.path}:${(0,repo_text/* positionAt */.t$)(source, span.start).line}`;
}
function sentence(text, columns, paint = (plain) => plain) {
    return (0,colors/* wrap */.L)((0,sanitize_text/* visible */.RK)(text), columns - 4, sanitize_text/* widthOf */.qz).map((line, i) => paint(i === 0 ? line : `  ${line}`));
}


/***/ }),

/***/ 8302:
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

/***/ 6605:
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

/***/ 7544:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $f: () => (/* binding */ isSecret),
/* harmony export */   Iv: () => (/* binding */ masked),
/* harmony export */   K1: () => (/* binding */ vendorForms),
/* harmony export */   V2: () => (/* binding */ pair),
/* harmony export */   Wq: () => (/* binding */ weakForms),
/* harmony export */   cT: () => (/* binding */ withoutSecrets),
/* harmony export */   h6: () => (/* binding */ addressForm),
/* harmony export */   pc: () => (/* binding */ redacted)
/* harmony export */ });
const secretKey = /(?:^|[_.-])(?:api_?keys?|auth(?:orization)?|credentials?|passphrase|passw(?:or)?d|private_?key|secrets?|(?:access_?|auth_?|bearer_?|refresh_?)?tokens?)$/;
function redacted(text, key = "") {
    return String(withoutSecrets(text, () => "…", key)).replaceAll("sha256:…", "(a secret)");
}
const pair = /(?<key>[\w.-]+)["']?\s*[:=]\s*(?:"(?<double>(?:[^"\\]|\\.)*)"|'(?<single>[^']*)'|(?<plain>[^\s"'{}[\],][^,}\]\n]*))/g;
function masked(line) {
    if (!suspect.test(line) && !/auth|passw|passphrase|credential|private/i.test(line))
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