"use strict";
exports.id = 3951;
exports.ids = [3951];
exports.modules = {

/***/ 90192:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ changeJson)
/* harmony export */ });
/* harmony import */ var _model_fact_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7277);
/* harmony import */ var _model_profile_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(64682);
/* harmony import */ var _sanitize_secrets_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(97544);
/* harmony import */ var _repo_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(64951);




function changeJson({ kind, before, after, gained, lost, widened, fields, granted, widenings, differences, prompt }, hash) {
    const subject = after ?? before;
    const [path = null, previous] = [subject?.item.files[0], before?.item.files[0]];
    return {
        kind,
        host: subject?.host ?? null,
        name: subject ? nameOf(subject) : null,
        path,
        previousPath: previous === undefined || previous === path ? null : previous,
        before: before && sideOf(before, hash),
        after: after && sideOf(after, hash),
        gained: gained.map((grant) => grantOf(grant, hash)),
        lost: lost.map((grant) => grantOf(grant, hash)),
        widened,
        fields,
        grant: granted ?? null,
        widenings: widenings.map((widening) => wideningOf(widening, after === null)),
        differences: differences.map(differenceOf),
        prompt,
    };
}
function sideOf({ item: { layer, verdict, profile } }, hash) {
    return {
        capabilities: profile ? (0,_model_profile_js__WEBPACK_IMPORTED_MODULE_0__/* .capabilitiesOf */ .SF)(profile) : [],
        permissionMode: (profile && (0,_model_fact_js__WEBPACK_IMPORTED_MODULE_3__/* .known */ .eO)(profile.permissionMode)) ?? null,
        model: (profile && (0,_model_fact_js__WEBPACK_IMPORTED_MODULE_3__/* .known */ .eO)(profile.model)) ?? null,
        promptSha256: profile ? hash(profile.prompt.text) : null,
        verdict: verdict.kind,
        layer: layer.name,
    };
}
function grantOf({ tool, capability, scope }, hash) {
    return { capability, tool: (0,_sanitize_secrets_js__WEBPACK_IMPORTED_MODULE_1__/* .withoutSecrets */ .cT)(tool, hash), scope: (0,_sanitize_secrets_js__WEBPACK_IMPORTED_MODULE_1__/* .withoutSecrets */ .cT)(scope, hash) };
}
function wideningOf({ kind, capability, message, at, chain }, ofBase) {
    return {
        kind,
        capability,
        message,
        ...positionOf(at),
        ofBase,
        way: chain.map((subject) => ({ name: nameOf(subject), path: subject.item.files[0] ?? null })),
    };
}
function differenceOf({ field, before, after, at }) {
    return { field, before, after, ...positionOf(at), ofBase: after === null };
}
function nameOf({ item: { profile } }) {
    return (profile && (0,_model_fact_js__WEBPACK_IMPORTED_MODULE_3__/* .known */ .eO)(profile.name)) ?? null;
}
function positionOf({ source, span }) {
    return { path: source.path, ...(0,_repo_text_js__WEBPACK_IMPORTED_MODULE_2__/* .positionAt */ .t$)(source, span.start) };
}


/***/ }),

/***/ 56847:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ dangerOf),
/* harmony export */   e: () => (/* binding */ isLooser)
/* harmony export */ });
function isLooser({ effect }) {
    return effect !== "narrows" && effect !== "unhonoured";
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

/***/ 4728:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   x: () => (/* binding */ boundedLists)
/* harmony export */ });
/* harmony import */ var _platform_memory_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3986);

const largestReport = 64 * 1024 * 1024;
const overhead = 12;
const copies = 3;
function boundedLists(lists, ranks = {}, limit = largestReport) {
    let left = limit;
    (0,_platform_memory_js__WEBPACK_IMPORTED_MODULE_0__/* .ensureMemory */ .EJ)();
    const bounded = Object.entries(lists).map(([name, items]) => {
        if (!items)
            return { name, items, omitted: 0 };
        const rank = ranks[name];
        const order = items.map((item, at) => ({ item, at, rank: rank?.(item) ?? 0 }));
        const kept = order
            .sort((a, b) => a.rank - b.rank || a.at - b.at)
            .filter(({ item }) => {
            const size = sizeOf(item);
            const fits = size <= left;
            if (fits)
                left -= size;
            return fits;
        });
        const inOrder = kept.sort((a, b) => a.at - b.at).map(({ item }) => item);
        return { name, items: inOrder, omitted: items.length - kept.length };
    });
    (0,_platform_memory_js__WEBPACK_IMPORTED_MODULE_0__/* .ensureMemory */ .EJ)(copies * (limit - left));
    return {
        ...Object.fromEntries(bounded.map(({ name, items }) => [name, items])),
        omitted: Object.fromEntries(bounded.map(({ name, omitted }) => [name, omitted])),
    };
}
function sizeOf(value) {
    if (typeof value === "string")
        return value.length + overhead;
    if (typeof value !== "object" || value === null)
        return overhead;
    if (Array.isArray(value))
        return value.reduce((sum, item) => sum + sizeOf(item), overhead);
    return Object.entries(value).reduce((sum, [key, item]) => sum + key.length + sizeOf(item), overhead);
}


/***/ }),

/***/ 63951:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   diffJson: () => (/* binding */ diffJson)
/* harmony export */ });
/* harmony import */ var _compare_change_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(90192);
/* harmony import */ var _compare_settings_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(95147);
/* harmony import */ var _sanitize_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(34947);
/* harmony import */ var _bounded_lists_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4728);




function diffJson({ base, commit, changes = [], settings = [], instructions = [], power = "undecided" }, hash) {
    return (0,_sanitize_json_js__WEBPACK_IMPORTED_MODULE_2__/* .writeJson */ .G)({
        version: 1,
        base,
        head: commit,
        power,
        ...(0,_bounded_lists_js__WEBPACK_IMPORTED_MODULE_3__/* .boundedLists */ .x)({
            changes: changes.map((change) => (0,_compare_change_json_js__WEBPACK_IMPORTED_MODULE_0__/* .changeJson */ .R)(change, hash)),
            settings: settings.map((change) => (0,_compare_settings_json_js__WEBPACK_IMPORTED_MODULE_1__/* .settingJson */ .jR)(change, hash)),
            instructions,
        }),
    });
}


/***/ }),

/***/ 34947:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

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