"use strict";
exports.id = 2936;
exports.ids = [2936,5934];
exports.modules = {

/***/ 75934:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   changedWords: () => (/* binding */ changedWords),
/* harmony export */   namedFiles: () => (/* binding */ namedFiles),
/* harmony export */   withoutReasons: () => (/* binding */ withoutReasons)
/* harmony export */ });
/* harmony import */ var _sanitize_counted_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(14135);

const most = 3;
function namedFiles(paths, reasons) {
    const shown = withoutReasons(paths, reasons);
    const more = shown.length - most;
    const named = shown.slice(0, most).map((path) => {
        const reason = reasons.find((one) => one.path === path);
        return reason ? `\`${path}\` (${reason.because})` : `\`${path}\``;
    });
    return `${named.join(", ")}${more > 0 ? ` and ${(0,_sanitize_counted_js__WEBPACK_IMPORTED_MODULE_0__/* .counted */ .h)(more, "more file")}` : ""}`;
}
function withoutReasons(paths, reasons) {
    const by = new Set(reasons.flatMap((reason) => reason.by));
    return paths.filter((path) => !by.has(path));
}
function changedWords(paths, reasons) {
    const isSame = withoutReasons(paths, reasons).every((path) => reasons.some((one) => one.path === path));
    return isSame ? "whose content is the same" : "whose content has changed";
}


/***/ }),

/***/ 61697:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   z: () => (/* binding */ reasonsOf)
/* harmony export */ });
/* harmony import */ var _model_capability_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(95885);
/* harmony import */ var _sanitize_listed_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(88508);


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
        message: `${start}${(0,_sanitize_listed_js__WEBPACK_IMPORTED_MODULE_1__/* .listed */ .K)(parts)}${end}`,
        at,
    }));
}


/***/ }),

/***/ 82605:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CF: () => (/* binding */ contrasted),
/* harmony export */   OM: () => (/* binding */ notLoadedWords),
/* harmony export */   Ou: () => (/* binding */ unexplainedDifferences),
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
/* harmony import */ var _sanitize_counted_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(14135);
/* harmony import */ var _sanitize_listed_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(88508);



function isPower({ kind }) {
    return kind !== "grant";
}
function gainSentence({ started, ...counts }) {
    const own = ownGainSentence(counts);
    return started === 0 ? own : `${own}; ${(0,_sanitize_counted_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .h)(started, "started file")} changed`;
}
function ownGainSentence(counts) {
    const { changed, gained, regranted, files, startFiles, starts, looser, unchecked = 0 } = counts;
    if (unchecked === 0 && changed + files + startFiles === 0)
        return "No subagent changed";
    const parts = [
        ...(gained > 0 ? [[gained, "gained power"]] : []),
        ...(regranted > 0 ? [[regranted, "changed under a grant"]] : []),
        ...(looser === undefined || looser === 0
            ? []
            : [[looser, `now ${(0,_sanitize_counted_js__WEBPACK_IMPORTED_MODULE_1__/* .nounFor */ .A)(looser, "runs", "run")} under looser settings`]]),
    ].map(([count, words], at) => `${at === 0 ? (0,_sanitize_counted_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .h)(count, "subagent") : count} ${words}`);
    const gains = [...parts, ...(looser === 0 ? ["settings next to the profiles are looser"] : []), ...starts];
    const all = [...gains, ...(unchecked > 0 ? [uncheckedWords(unchecked, gains.length > 0)] : [])];
    return all.length === 0 ? "No subagent gained power" : capitalised(all.join("; "));
}
function uncheckedWords(count, isMore) {
    return `${(0,_sanitize_counted_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .h)(count, "file")} could not be checked, so it is not known whether ${isMore ? "another" : "a"} subagent gained power`;
}
function changedSentence({ changed, files, startFiles }) {
    const parts = [
        ...(changed > 0 ? [(0,_sanitize_counted_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .h)(changed, "subagent")] : []),
        ...(files > 0 ? [(0,_sanitize_counted_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .h)(files, "settings file")] : []),
        ...(startFiles > 0 ? [(0,_sanitize_counted_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .h)(startFiles, "file that starts agents", "files that start agents")] : []),
    ];
    return parts.length === 0 ? "" : `${(0,_sanitize_listed_js__WEBPACK_IMPORTED_MODULE_2__/* .listed */ .K)(parts)} changed`;
}
function capitalised(text) {
    return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}
function kindWord(kind) {
    return kind === "changed" ? undefined : kind === "added" ? "new" : kind;
}
const notLoaded = new Set(["dropped", "rejected"]);
function notLoadedWords(host, { was, is, why, follows }) {
    if (is === null || !notLoaded.has(is) || !follows)
        return undefined;
    const loads = was === null || notLoaded.has(was) ? "does not load" : "no longer loads";
    return `${host} ${loads} this file${why === undefined ? "" : ` (${why})`}, so what follows counts only once it does`;
}
function lettersOf(held, mark = (letter) => letter, none = "-") {
    return _model_capability_js__WEBPACK_IMPORTED_MODULE_0__/* .capabilities */ .R7
        .map((capability) => (held(capability) ? mark(_model_capability_js__WEBPACK_IMPORTED_MODULE_0__/* .letters */ .Mm.get(capability) ?? "", capability) : none))
        .join("");
}
const legend = [..._model_capability_js__WEBPACK_IMPORTED_MODULE_0__/* .letters */ .Mm].map(([capability, letter]) => `${letter} ${capability}`).join(", ");
function unexplainedTools(gained, widenings, differences = []) {
    return gained.filter((tool) => !differences.some(({ field }) => field === tool) &&
        !widenings.some(({ message }) => message.includes(tool === "*" ? "every tool" : `\`${tool}\``)));
}
function lostTools(gained, lost) {
    return lost.filter((tool) => !gained.some((wider) => includes(wider, tool)));
}
function includes(wider, tool) {
    if (wider === tool.replace(/\(.*$/s, "").trim() || tool.startsWith(`${wider}__`))
        return true;
    return wider.endsWith("*") && tool.startsWith(wider.slice(0, -1));
}
function unexplainedDifferences(differences, widenings, isSamePlace) {
    return differences.filter(({ field, before, at }) => !widenings.some((widening) => widening.kind === field ||
        widening.message.startsWith(`\`${field}\` is `) ||
        (before === null && isSamePlace(widening.at, at))));
}
const longestWhole = 100;
const around = 24;
function contrasted(before, after) {
    if (Math.max(before.length, after.length) <= longestWhole)
        return [before, after];
    const most = Math.min(before.length, after.length);
    let start = 0;
    while (start < most && before[start] === after[start])
        start++;
    let end = 0;
    while (end < most - start && before[before.length - 1 - end] === after[after.length - 1 - end])
        end++;
    const from = start > around + 8 ? wholeFrom(before, start - around) : 0;
    const to = end > around + 8 ? end - around : 0;
    const part = (text) => `${from > 0 ? "…" : ""}${text.slice(from, wholeFrom(text, text.length - to))}${to > 0 ? "…" : ""}`;
    return [part(before), part(after)];
}
function wholeFrom(text, at) {
    return /[\udc00-\udfff]/.test(text[at] ?? "") ? at - 1 : at;
}


/***/ }),

/***/ 85431:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   JX: () => (/* binding */ policyWord),
/* harmony export */   Mh: () => (/* binding */ policyBlock),
/* harmony export */   NU: () => (/* binding */ policyChangesOf),
/* harmony export */   aL: () => (/* binding */ policyPowerLine),
/* harmony export */   jQ: () => (/* binding */ policyTitle),
/* harmony export */   nF: () => (/* binding */ policyJson)
/* harmony export */ });
/* unused harmony exports whatChanged, waysOfPolicy */
/* harmony import */ var _repo_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(64951);
/* harmony import */ var _sanitize_colors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(86605);
/* harmony import */ var _sanitize_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(32426);



const shown = 8;
const whatChanged = (/* unused pure expression or super */ null && (["policy", "gate", "owners"]));
const waysOfPolicy = (/* unused pure expression or super */ null && (["looser", "tighter", "unknown"]));
function policyChangesOf({ looser, tighter, unread, gate, owners }) {
    const all = (what, change, problems) => problems.map((problem) => ({ what, change, problem }));
    return [
        ...all("policy", "looser", looser),
        ...all("gate", "looser", gate),
        ...all("owners", "looser", owners),
        ...all("policy", "unknown", unread),
        ...all("policy", "tighter", tighter),
    ];
}
function policyJson(difference) {
    return (difference ? policyChangesOf(difference) : []).map(({ what, change, problem: { message, at } }) => ({
        what,
        change,
        message,
        path: at.source.path,
        ...(0,_repo_text_js__WEBPACK_IMPORTED_MODULE_0__/* .positionAt */ .t$)(at.source, at.span.start),
    }));
}
function policyBlock(difference, columns, styles, onCut) {
    const changes = policyChangesOf(difference);
    if (changes.length === 0)
        return [];
    const { red, yellow, cyan, bold } = styles;
    const plain = (text) => text;
    const isLooser = changes.some(({ change }) => change === "looser");
    const title = (isLooser ? red : cyan)(bold(policyTitle(changes)));
    const paints = { looser: yellow, unknown: yellow, tighter: plain };
    const lines = changes
        .slice(0, shown)
        .flatMap((one) => (0,_sanitize_colors_js__WEBPACK_IMPORTED_MODULE_1__/* .wrap */ .L)((0,_sanitize_text_js__WEBPACK_IMPORTED_MODULE_2__/* .visible */ .RK)(`${policyWord(one)}: ${one.problem.message} (${spot(one.problem)})`), columns - 4, _sanitize_text_js__WEBPACK_IMPORTED_MODULE_2__/* .widthOf */ .qz).map((line, i) => paints[one.change](`${i === 0 ? "  " : "    "}${line}`)));
    const left = changes.length - shown;
    if (left > 0)
        onCut();
    return [[title, ...lines, ...(left > 0 ? [`  and ${left} more`] : [])].map((line) => `${line}\n`).join("")];
}
function policyTitle(changes) {
    const looser = changes.filter(({ change }) => change === "looser");
    if (looser.length === 0)
        return "Changed policy";
    return looser.every(({ what }) => what === "gate") ? "Weakened check" : "Looser policy";
}
function policyWord({ what, change }) {
    return what === "gate" && change === "looser" ? "weaker" : change;
}
function spot({ at: { source, span } }) {
    return `${source.path}:${(0,_repo_text_js__WEBPACK_IMPORTED_MODULE_0__/* .positionAt */ .t$)(source, span.start).line}`;
}
function policyPowerLine({ power, looser, gate, owners }) {
    if (power !== "widened")
        return "";
    const [first = "", ...more] = [
        ...(looser.length > 0 ? ["the policy allows more"] : []),
        ...(gate.length > 0 ? ["this check guards less"] : []),
        ...(owners.length > 0 ? ["other code owners approve"] : []),
    ];
    return `Power is widened: ${[first, ...more].join(", and ")}`;
}


/***/ }),

/***/ 87155:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   KX: () => (/* binding */ allowedLines),
/* harmony export */   XY: () => (/* binding */ allowedCell),
/* harmony export */   gH: () => (/* binding */ haveVariousOwners),
/* harmony export */   j: () => (/* binding */ approverLines),
/* harmony export */   jw: () => (/* binding */ ownerLines),
/* harmony export */   ut: () => (/* binding */ answerOf)
/* harmony export */ });
/* harmony import */ var _policy_model_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(53861);
/* harmony import */ var _escape_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(92140);
/* harmony import */ var _links_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(54710);
/* harmony import */ var _phrases_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(96577);




function answerOf({ objections, allowance }) {
    const { grants = [], isEnough = false } = allowance ?? {};
    const granted = grants.length > 0 ? "grant" : "ceiling";
    return { ...findingAnswer(objections), policy: isEnough ? granted : allowance ? "silent" : "unknown" };
}
function findingAnswer(objections) {
    const counting = objections.filter(({ state }) => state !== "waived");
    const errors = counting.filter(({ severity }) => severity === "error");
    if (errors.length > 0)
        return { finding: errors.every(({ isAwaited }) => isAwaited) ? "awaited" : "no", by: errors };
    const powers = counting.filter(({ isPower }) => isPower);
    const worst = powers[0]?.severity;
    if (worst !== undefined)
        return {
            finding: worst === "warning" ? "warned" : powers.every(({ isUnstated }) => isUnstated) ? "unlimited" : "noted",
            by: powers.filter(({ severity }) => severity === worst),
        };
    const waived = objections.filter(({ state, isPower }) => state === "waived" && isPower);
    return waived.length > 0 ? { finding: "waived", by: waived } : { finding: null, by: [] };
}
const findingWords = {
    no: "❌ **no**",
    awaited: "⏳ **needs approval**",
    warned: "⚠️ **warned**",
    unlimited: "ℹ️ no ceiling set",
    noted: "ℹ️ noted",
    waived: "⚠️ waived",
};
function allowedCell(change, page) {
    const { finding, policy } = answerOf(change);
    if (finding === "no" || finding === "awaited")
        return findingWords[finding];
    const isAnswered = policy === "grant" || policy === "ceiling";
    return [
        ...(isAnswered || finding === null ? [policyWords(policy, change, page)] : []),
        ...(finding === null ? [] : [findingWords[finding]]),
    ].join("<br>");
}
function policyWords(policy, { allowance }, page) {
    if (policy === "ceiling")
        return "✅ by the ceiling";
    if (policy !== "grant")
        return policy === "silent" ? "✅ no finding" : "no finding";
    const grants = allowance?.grants ?? [];
    return `✅ by ${(0,_phrases_js__WEBPACK_IMPORTED_MODULE_3__/* .nounFor */ .Ax)(grants.length, "grant")}, ${(0,_phrases_js__WEBPACK_IMPORTED_MODULE_3__/* .abbreviated */ .gl)(grants.map((at) => (0,_links_js__WEBPACK_IMPORTED_MODULE_2__/* .linkTo */ .uM)(`line ${at.line ?? 1}`, at, page)), 3)}`;
}
function allowedLines(change, page) {
    const { finding, by, policy } = answerOf(change);
    const grants = (0,_phrases_js__WEBPACK_IMPORTED_MODULE_3__/* .abbreviated */ .gl)((change.allowance?.grants ?? []).map((at) => (0,_links_js__WEBPACK_IMPORTED_MODULE_2__/* .spotLink */ .z$)(at, page)), 3);
    const isBeyond = grants !== "" && finding === "no" && by.some(({ rule }) => rule === "max-capability");
    const namesGrant = change.widenings.some(({ kind }) => kind === "grant");
    const words = { ...findingWords, no: "❌ not allowed" };
    return [
        ...(policy === "grant" && finding !== "no" && finding !== "awaited" && !namesGrant
            ? [`✅ allowed by the grant at ${grants}`]
            : []),
        ...(finding === null
            ? []
            : [
                `${words[finding]}: ${rulesOf(by, page)}${isBeyond ? `; the grant at ${grants} does not cover all of it` : ""}`,
            ]),
    ];
}
function rulesOf(objections, page) {
    const rules = new Map(objections.map((one) => [
        `${one.rule}/${one.kind ?? ""}/${one.state}`,
        `${(0,_links_js__WEBPACK_IMPORTED_MODULE_2__/* .ruleLink */ .lN)(one, page)}${one.state === "existing" ? " (not new)" : ""}`,
    ]));
    return (0,_phrases_js__WEBPACK_IMPORTED_MODULE_3__/* .abbreviated */ .gl)([...rules.values()], 4);
}
function approverLines({ changes, settings, approvals, isReviewKnown, isPastReview, }) {
    const widened = widenedIn(changes ?? [], settings ?? []);
    if (widened.length === 0)
        return [];
    const required = approvals.map(({ by, count }) => `The policy asks for ${(0,_phrases_js__WEBPACK_IMPORTED_MODULE_3__/* .plural */ .LS)(count, "approval")} by ${(0,_phrases_js__WEBPACK_IMPORTED_MODULE_3__/* .listed */ .KE)(by.map((name) => (name === _policy_model_js__WEBPACK_IMPORTED_MODULE_0__/* .codeOwners */ .eY ? "code owners" : (0,_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(name))), "or")}.`);
    return [
        [
            ...required,
            ...(isReviewKnown ? [ownerSentence(widened, approvals.length > 0 || isPastReview === true)] : []),
        ].join(" "),
    ].filter((line) => line !== "");
}
function widenedIn(changes, settings) {
    return [...changes, ...settings].filter(({ isWidened }) => isWidened);
}
function ownerSentence(widened, isPlain) {
    const owners = [...new Set(widened.flatMap((one) => one.owners))];
    const unowned = new Set(widened.filter((one) => one.owners.length === 0).map(({ path }) => path)).size;
    const names = `${(0,_phrases_js__WEBPACK_IMPORTED_MODULE_3__/* .abbreviated */ .gl)(owners.map((owner) => (0,_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(owner)), 4)}`;
    const noun = (0,_phrases_js__WEBPACK_IMPORTED_MODULE_3__/* .nounFor */ .Ax)(owners.length, "code owner");
    const without = `${(0,_phrases_js__WEBPACK_IMPORTED_MODULE_3__/* .plural */ .LS)(unowned, "file has", "files have")} no code owner`;
    if (isPlain) {
        if (owners.length === 0)
            return "There is no code owner.";
        return `${noun.replace("c", "C")}: ${names}${unowned > 0 ? `; ${without}` : ""}.`;
    }
    if (owners.length === 0)
        return "More power can be approved by anyone with write access (no code owner).";
    return `More power can be approved by ${names} (${noun})${unowned > 0 ? `; ${without}, so there by anyone with write access` : ""}.`;
}
function haveVariousOwners({ changes, settings }) {
    return new Set(widenedIn(changes ?? [], settings ?? []).map(({ owners }) => JSON.stringify(owners))).size > 1;
}
function ownerLines({ owners }) {
    return owners.length === 0
        ? []
        : [
            `${(0,_phrases_js__WEBPACK_IMPORTED_MODULE_3__/* .nounFor */ .Ax)(owners.length, "owner")}: ${(0,_phrases_js__WEBPACK_IMPORTED_MODULE_3__/* .abbreviated */ .gl)(owners.map((owner) => (0,_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(owner)), 4)}`,
        ];
}


/***/ }),

/***/ 7429:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  C: () => (/* binding */ changesBlocks),
  m: () => (/* binding */ worstFirst)
});

// EXTERNAL MODULE: ./build/bundle/src/reports/change-words.js
var change_words = __webpack_require__(82605);
// EXTERNAL MODULE: ./build/bundle/src/reports/markdown/allowed.js
var allowed = __webpack_require__(87155);
// EXTERNAL MODULE: ./build/bundle/src/compare/widenings/reasons.js
var reasons = __webpack_require__(61697);
// EXTERNAL MODULE: ./build/bundle/src/reports/markdown/escape.js
var markdown_escape = __webpack_require__(92140);
// EXTERNAL MODULE: ./build/bundle/src/reports/markdown/links.js
var links = __webpack_require__(54710);
// EXTERNAL MODULE: ./build/bundle/src/reports/markdown/phrases.js
var phrases = __webpack_require__(96577);
;// CONCATENATED MODULE: ./build/bundle/src/reports/markdown/change-cells.js





const limit = 8;
const longestList = 120;
function powersCell({ before, after }) {
    const [had, has] = [before, after].map((side) => side && side.capabilities);
    if (had === null && before)
        return after ? `unknown → ${powersCell({ before: null, after })}` : "unknown";
    if (has === null && after)
        return before ? `${powersCell({ before: after && before, after: before })} → unknown` : "unknown";
    const both = (0,change_words/* lettersOf */.bi)((capability) => had?.includes(capability) === true || has?.includes(capability) === true, (letter, capability) => {
        if (has?.includes(capability) !== true)
            return `<s>${letter}</s>`;
        return (before ? had?.includes(capability) : capability === "read") === true ? letter : `<b>${letter}</b>`;
    }, "·");
    return `<code>${both.replace(/<\/([bs])><\1>/g, "")}</code>`;
}
const ways = {
    bypass: "asks less",
    scope: "in more ways",
    reach: "more through others",
    skill: "more through skills",
    material: "other content",
};
function gainCell(change) {
    const words = new Set(change.widenings.flatMap(({ kind }) => ways[kind] ?? []));
    return words.size === 0 ? powersCell(change) : `${powersCell(change)}<br>**${[...words].join(", ")}**`;
}
function reasonLines(change, page) {
    const [grants, powers] = [true, false].map((isGrant) => change.widenings.filter(({ kind }) => (kind === "grant") === isGrant));
    const why = [
        ...notLoadedLine(change, powers ?? []),
        ...(0,reasons/* reasonsOf */.z)(powers ?? [], keyOfSpot).map(({ message, at }) => `${(0,markdown_escape/* prose */.CS)(message)} (${placeOf(at, change, page)})`),
        ...(grants ?? []).map((widening) => grantLine(widening, change, page)),
    ];
    return why.length > limit ? [...why.slice(0, limit), `…and ${(0,phrases/* plural */.LS)(why.length - limit, "more reason")}`] : why;
}
function notLoadedLine({ host, before, after }, follows) {
    const words = (0,change_words/* notLoadedWords */.OM)(host, {
        was: before && before.verdict,
        is: after && after.verdict,
        follows: follows.length > 0,
    });
    return words === undefined ? [] : [words];
}
function grantLine({ message }, { allowance }, page) {
    const places = (allowance?.grants ?? []).map((at) => (0,links/* spotLink */.z$)(at, page));
    return `${(0,markdown_escape/* prose */.CS)(message)}${places.length > 0 ? ` (${(0,phrases/* abbreviated */.gl)(places, 3)})` : ""}`;
}
function keyOfSpot({ path, line }) {
    return JSON.stringify([path, line]);
}
function placeOf(at, { path }, page) {
    return at.path === path && at.line !== null ? (0,links/* linkTo */.uM)(`line ${at.line}`, at, page) : (0,links/* spotLink */.z$)(at, page);
}
function differenceLines(change, page) {
    const { before, after, fields, prompt, isWidened } = change;
    if (!before || !after)
        return after ? oneSided(change, after) : [change.isUnchecked ? "the file could not be read" : "the file is gone"];
    const shown = unexplained(change);
    const texts = [
        "tools",
        "prompt",
        "verdict",
        "reach",
        "bypass",
        "path",
        ...change.differences.map(({ field }) => field),
    ];
    const others = [...new Set(fields)].filter((field) => !texts.includes(field));
    const tools = toolLines(change, page);
    return [
        ...(isWidened ? [] : notLoadedLine(change, [...tools, ...shown])),
        ...tools,
        ...shown.slice(0, limit).map((difference) => differenceLine(difference, page)),
        ...(shown.length > limit ? [`…and ${(0,phrases/* plural */.LS)(shown.length - limit, "more difference")}`] : []),
        ...(prompt ? [promptLine(prompt)] : fields.includes("prompt") ? ["prompt: changed"] : []),
        ...(others.length > 0
            ? [`${isWidened || shown.length > 0 ? "also: " : ""}${(0,phrases/* abbreviated */.gl)(others.map(phrases/* fieldWords */.Q9), limit)}`]
            : []),
    ];
}
function unexplained({ widenings, differences, previousPath }) {
    const elsewhere = ["tools", "prompt", "verdict", ...(previousPath === null ? [] : ["path"])];
    return (0,change_words/* unexplainedDifferences */.Ou)(differences.filter(({ field }) => !elsewhere.includes(field)), widenings, (a, b) => keyOfSpot(a) === keyOfSpot(b));
}
function toolLines({ gained, lost, widenings, differences }, page) {
    const list = differences.find(({ field }) => field === "tools");
    const length = Math.max(list?.before?.length ?? 0, list?.after?.length ?? 0);
    if (list && lost.length > 0 && length <= longestList)
        return [differenceLine(list, page)];
    const [unexplained, gone] = [(0,change_words/* unexplainedTools */.hF)(gained, widenings, differences), (0,change_words/* lostTools */.kk)(gained, lost)];
    const parts = [
        ...(unexplained.length > 0 ? [`gains ${toolsOf(unexplained)}`] : []),
        ...(gone.length > 0 ? [`loses ${toolsOf(gone)}`] : []),
    ];
    return parts.length === 0 ? [] : [parts.join("; ")];
}
function oneSided(change, { mode, model }) {
    const tools = (0,change_words/* unexplainedTools */.hF)(change.readers, change.widenings);
    const namesBypass = change.widenings.some(({ kind }) => kind === "bypass");
    return [
        ...(tools.length > 0 ? [`${change.isWidened ? "also reads" : "reads"}, by ${toolsOf(tools)}`] : []),
        ...(namesBypass ? [] : change_cells_valueOf("mode", mode)),
        ...change_cells_valueOf("model", model),
    ];
}
function change_cells_valueOf(field, value) {
    return value === null ? [] : [`${field}: ${(0,markdown_escape/* code */.aY)(value)}`];
}
function differenceLine({ field, before, after, at }, page) {
    const sides = before === null || after === null ? [before, after] : (0,change_words/* contrasted */.CF)(before, after);
    const [was, is] = sides.map((value) => value === null ? "none" : field === "tools" && value === "every tool" ? value : (0,markdown_escape/* code */.aY)(value));
    return `${(0,links/* linkTo */.uM)((0,phrases/* fieldWords */.Q9)(field), at, page)}: ${was} → ${is}`;
}
function promptLine({ added, removed, hidden }) {
    const lines = added + removed === 0 ? "changed" : `+${added} −${removed} lines`;
    return `prompt: ${lines}${hidden > 0 ? `, **${(0,phrases/* plural */.LS)(hidden, "hidden character")}**` : ""}`;
}
function toolsOf(tools) {
    return (0,phrases/* abbreviated */.gl)(tools.map((tool) => (tool === "*" ? "every tool" : (0,markdown_escape/* code */.aY)(tool))), 6);
}

// EXTERNAL MODULE: ./build/bundle/src/reports/markdown/started.js
var started = __webpack_require__(36146);
// EXTERNAL MODULE: ./build/bundle/src/repo/many.js
var many = __webpack_require__(46447);
;// CONCATENATED MODULE: ./build/bundle/src/reports/markdown/changes.js








const unfolded = 5;
const legendLine = `<sub>${change_words/* legend */.o1}; **bold**: gained; ~~struck out~~: lost.</sub>`;
function changesBlocks(page) {
    const changes = (0,started/* ownChangesIn */.v4)(page.model);
    const widened = changes.filter(({ isWidened }) => isWidened);
    const gained = widened.filter(({ widenings }) => widenings.some(change_words/* isPower */.Wt));
    const regranted = widened.filter((change) => !gained.includes(change));
    const others = changes.filter(({ isWidened }) => !isWidened);
    const blocks = [
        ...widenedBlocks({ title: "Gained power", what: "gained power", shares: [0.2, 0.35] }, gained, page),
        ...widenedBlocks({ title: "Changed under a grant", what: "changed under a grant", shares: [0.1, 0.15] }, regranted, page),
        othersBlock(others, widened.length > 0, page),
    ].filter(({ lines }) => lines.length > 0);
    return blocks.map((block, at) => (at === 0 ? { ...block, foot: ["", legendLine, ...(block.foot ?? [])] } : block));
}
function widenedBlocks({ title, what, shares: [ofTable, ofReasons], }, changes, page) {
    const isOwnerNamed = (0,allowed/* haveVariousOwners */.gH)(page.model);
    const cells = (change, where) => [gainCell(change), (0,allowed/* allowedCell */.XY)(change, where)];
    const reasons = (change, where) => [
        ...reasonLines(change, where),
        ...differenceLines(change, where),
        ...(0,allowed/* allowedLines */.KX)(change, where),
        ...(isOwnerNamed ? (0,allowed/* ownerLines */.jw)(change) : []),
    ];
    const chunks = chunksOf(worstFirst(changes), (change, where) => [...cells(change, where), ...reasons(change, where)], page);
    const weights = chunks.map(({ length }) => length);
    const ambiguous = ambiguousIn(chunks);
    return [
        {
            head: [`### ${title}`, "", (0,markdown_escape/* tableRow */.jD)(["Subagent", "Can do", "Allowed?"]), (0,markdown_escape/* tableRow */.jD)(["---", "---", "---"])],
            lines: linesOf(chunks, (first, chunk, where, inside) => (0,markdown_escape/* tableRow */.jD)([subjectCell(first, chunk, where, ambiguous.has(subjectOf(first))), ...cells(first, inside)]), page),
            weights,
            share: ofTable,
            inJson: "changes",
            omittedLine: (left) => `…and ${(0,phrases/* plural */.LS)(left, "more subagent")} that ${what}.`,
        },
        {
            head: [],
            lines: linesOf(chunks, (first, chunk, where, inside) => [`- ${titleOf(first, chunk, where)}`, ...reasons(first, inside)].join("<br>"), page),
            weights,
            share: ofReasons,
            inJson: "changes",
            omittedLine: (left) => `…and the reasons of ${(0,phrases/* plural */.LS)(left, "more subagent")} that ${what}.`,
        },
    ];
}
function othersBlock(changes, areOthers, page) {
    const title = `${areOthers ? "Other changed" : "Changed"} subagents`;
    const isFolded = changes.length > unfolded;
    const cells = (change, where) => [
        powersCell(change),
        differenceLines(change, where).join("<br>") || "nothing else",
    ];
    const chunks = chunksOf(changes, cells, page);
    return {
        head: [
            isFolded ? `<details><summary><b>${changes.length} ${title.toLowerCase()}</b></summary>` : `### ${title}`,
            "",
            (0,markdown_escape/* tableRow */.jD)(["Subagent", "Can do", "What changed"]),
            (0,markdown_escape/* tableRow */.jD)(["---", "---", "---"]),
        ],
        lines: linesOf(chunks, (first, chunk, where, inside) => (0,markdown_escape/* tableRow */.jD)([subjectWithPath(first, chunk, where), ...cells(first, inside)]), page),
        weights: chunks.map(({ length }) => length),
        ...(isFolded ? { foot: ["", "</details>"] } : {}),
        share: 0.3,
        inJson: "changes",
        omittedLine: (left) => `…and ${(0,phrases/* plural */.LS)(left, "more changed subagent")}.`,
    };
}
function worstFirst(changes) {
    const severities = ["error", "warning", "note"];
    const rank = ({ objections, widenings }) => {
        const counting = objections.filter(({ state }) => state !== "waived");
        const worst = (0,many/* smallest */.o9)(counting.map(({ severity }) => severities.indexOf(severity)), severities.length);
        const isNew = counting.some(({ severity, state }) => severities.indexOf(severity) === worst && state === "new");
        return 4 * worst + (isNew ? 0 : 2) + (widenings.some(({ kind }) => kind === "bypass") ? 0 : 1);
    };
    return changes
        .map((change) => ({ change, rank: rank(change) }))
        .sort((a, b) => a.rank - b.rank)
        .map(({ change }) => change);
}
function chunksOf(changes, cells, page) {
    const groups = new Map();
    for (const change of changes) {
        const key = JSON.stringify([
            change.host,
            standingOf(change),
            change.isFolded,
            change.isLarge,
            cells(change, { ...page, links: undefined }),
        ]);
        (0,many/* addTo */.DN)(groups, key, change);
    }
    const chunks = [...groups.values()].flatMap((group) => (page.isSummary ? (0,phrases/* slices */.wc)(group, (0,phrases/* shownOf */.Rp)(page)) : [group]));
    return chunks.flatMap(([first, ...more]) => (first ? [[first, ...more]] : []));
}
function linesOf(chunks, write, page) {
    return chunks.map((chunk) => (0,links/* shortenedToFit */.Bc)((where) => write(chunk[0], chunk, where, chunk.length === 1 ? where : withoutLinesOf(chunk[0], where)), page));
}
function withoutLinesOf({ path }, { links, ...page }) {
    return { ...page, links: links && { ...links, without: path } };
}
function ambiguousIn(chunks) {
    const [seen, twice] = [new Set(), new Set()];
    for (const chunk of chunks)
        for (const subject of new Set(chunk.map(subjectOf)))
            (seen.has(subject) ? twice : seen).add(subject);
    return twice;
}
function subjectOf({ name, host }) {
    return JSON.stringify([name, host]);
}
function subjectCell(change, chunk, page, needsPath) {
    if (chunk.length > 1 || needsPath)
        return subjectWithPath(change, chunk, page);
    return [`**${(0,phrases/* nameWords */.Lo)(change.name)}** (${change.host})`, standingOf(change), ...foldedLines(change, chunk)].join("<br>");
}
function foldedLines({ isFolded, isLarge }, { length }) {
    const what = (0,phrases/* nounFor */.Ax)(length, "this change", "these changes");
    if (isFolded)
        return [`⚠️ **GitHub folds ${what} in the review**`];
    return isLarge ? [`⚠️ **GitHub does not show ${what}: the diff is too large**`] : [];
}
function titleOf(change, chunk, page) {
    if (chunk.length === 1)
        return `**${(0,phrases/* nameWords */.Lo)(change.name)}** (${change.host}) ${wayOf(change, page)}`;
    return `**${chunk.length} subagents** (${change.host}): ${(0,phrases/* abbreviated */.gl)(chunk.map(({ name }) => (0,phrases/* nameWords */.Lo)(name)), 4)}`;
}
function subjectWithPath(change, chunk, page) {
    const { host } = change;
    const folded = foldedLines(change, chunk);
    if (chunk.length === 1)
        return [`**${(0,phrases/* nameWords */.Lo)(change.name)}** (${host})`, wayOf(change, page), standingOf(change), ...folded].join("<br>");
    const shown = chunk
        .slice(0, (0,phrases/* shownOf */.Rp)(page))
        .map((a) => (isNamedByFile(a) ? wayOf(a, page) : `${(0,phrases/* nameWords */.Lo)(a.name)} ${wayOf(a, page)}`));
    const names = [...shown, ...(shown.length < chunk.length ? [`and ${chunk.length - shown.length} more`] : [])].join("<br>");
    const title = [`**${chunk.length} subagents** (${host})`, standingOf(change), ...folded].join("<br>");
    return chunk.length > unfolded
        ? `${title}<details><summary>Which ones</summary>${names}</details>`
        : `${title}<br>${names}`;
}
function isNamedByFile({ name, path }) {
    return name !== null && path.slice(path.lastIndexOf("/") + 1).replace(/\.[^.]*$/, "") === name;
}
function wayOf({ path, previousPath, after, widenings, differences: different }, page) {
    const line = [...widenings, ...different].find(({ at }) => at.path === path && at.isOfBase !== true)?.at.line ?? null;
    const previous = previousPath === null ? [] : [(0,links/* spotLink */.z$)({ path: previousPath, line: null, isOfBase: true }, page)];
    const here = path === ""
        ? "built into its host"
        : (0,links/* linkTo */.uM)((0,links/* pathWords */.xR)(path, page), { path, line: after ? line : null, isOfBase: after === null }, page);
    return [...previous, here].join(" → ");
}
function standingOf({ kind, before, after }) {
    const [was, is] = [before?.verdict ?? null, after?.verdict ?? null];
    const verdict = is === null || was === is || (was === null && is === "loaded")
        ? []
        : [was === null ? `**${is}**` : `${was} → **${is}**`];
    return [(0,change_words/* kindWord */.dx)(kind) ?? "changed", ...verdict].join(", ");
}


/***/ }),

/***/ 92140:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CS: () => (/* binding */ prose),
/* harmony export */   aY: () => (/* binding */ code),
/* harmony export */   h8: () => (/* binding */ htmlCode),
/* harmony export */   hd: () => (/* binding */ unlinked),
/* harmony export */   jD: () => (/* binding */ tableRow),
/* harmony export */   xv: () => (/* binding */ truncate)
/* harmony export */ });
/* harmony import */ var _sanitize_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(32426);
/* harmony import */ var _repo_many_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(46447);


const gap = "\u200b";
const longest = 300;
function code(text, { full = false } = {}) {
    const shown = unlinked(truncate((0,_sanitize_text_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .RK)(text), full ? Infinity : longest));
    if (shown.trim() === "")
        return shown === "" ? "(empty)" : "(blank)";
    const fence = "`".repeat((0,_repo_many_js__WEBPACK_IMPORTED_MODULE_1__/* .largest */ .nQ)([...shown.matchAll(/`+/g)].map(([run]) => run.length), 0) + 1);
    const padding = /^[` ]|[` ]$/.test(shown) ? " " : "";
    return `${fence}${padding}${shown}${padding}${fence}`;
}
function htmlCode(text) {
    const shown = unlinked(truncate((0,_sanitize_text_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .RK)(text), longest));
    const inert = shown.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
    return `<code>${inert.trim() === "" ? (inert === "" ? "(empty)" : "(blank)") : inert}</code>`;
}
function unlinked(text) {
    return text.replaceAll("@", `@${gap}`);
}
function prose(text) {
    return truncate((0,_sanitize_text_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .RK)(text), 4 * longest)
        .split("`")
        .map((part, at) => (part === "" ? "" : at % 2 === 1 ? code(part) : plain(part)))
        .join("");
}
const acting = /@|:\/\/|www\.|#\d|GH-\d|[0-9a-f]{7}|:[a-z0-9_+-]+:|\$/i;
function plain(text) {
    return text
        .split(/( +)/)
        .map((word) => (acting.test(word) ? codeBefore(word) : word.replace(/[!-/:-@[-`{-~]/g, escaped)))
        .join("");
}
function codeBefore(word) {
    const closing = word.includes("(") ? /^([\s\S]*?)([,;.]?)$/ : /^([\s\S]*?)(\)?[,;.]?)$/;
    const [, body = "", end = ""] = closing.exec(word) ?? [];
    return acting.test(body) ? `${code(body)}${end}` : code(word);
}
function escaped(character) {
    return "\\`*_[]<>|~&!#^{}".includes(character) ? `\\${character}` : character;
}
function tableRow(cells) {
    return `| ${cells.map((cell) => cell.replace(/(\\?)\|/g, (_, slash) => (slash === "" ? "\\|" : `${slash}${gap}\\|`))).join(" | ")} |`;
}
function truncate(text, length) {
    if (text.length <= length)
        return text;
    const end = /[\ud800-\udbff]/.test(text[length - 1] ?? "") ? length - 1 : length;
    return `${text.slice(0, end)}…`;
}


/***/ }),

/***/ 54710:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bc: () => (/* binding */ shortenedToFit),
/* harmony export */   Nl: () => (/* binding */ commandOf),
/* harmony export */   lN: () => (/* binding */ ruleLink),
/* harmony export */   uM: () => (/* binding */ linkTo),
/* harmony export */   xR: () => (/* binding */ pathWords),
/* harmony export */   z$: () => (/* binding */ spotLink)
/* harmony export */ });
/* harmony import */ var _evaluate_result_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(97916);
/* harmony import */ var _platform_hash_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(81957);
/* harmony import */ var _escape_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(92140);



function shortenedToFit(write, context) {
    const limit = context.isSummary ? 200_000 : 12_000;
    const full = write(context);
    if (full.length <= limit)
        return full;
    const { links: _, ...unlinked } = context;
    const plain = write({ ...unlinked, links: undefined });
    return plain.length <= limit ? plain : write({ ...unlinked, links: undefined, isShort: true });
}
function spotLink(spot, page) {
    return linkTo(pathWords(spot.path, page, spot.line), spot, page);
}
function pathWords(path, { isShort = false }, line = null) {
    const end = line === null ? "" : `:${line}`;
    return isShort && path.length > 200 ? `${(0,_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)(path.slice(0, 200))}…${end}` : (0,_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)(`${path}${end}`, { full: true });
}
function linkTo(words, spot, { model, links }) {
    const { path, line, isOfBase = false } = spot;
    const anchor = line === null ? "" : `?plain=1#L${line}`;
    const elsewhere = links && foreignAddress(path, links);
    if (elsewhere !== undefined && links?.isOwnOnly)
        return words;
    if (elsewhere !== undefined)
        return `[${words}](${elsewhere}${anchor})`;
    const { repository, commit, base } = model;
    const at = isOfBase ? base : commit;
    if (!links || links.without === path || repository === null || at === null || path.startsWith("~/"))
        return words;
    const own = `${links.server}/${repository}`;
    return `[${words}](${own}/${changedLine(spot, links) ?? `blob/${at}/${encoded(path)}${anchor}`})`;
}
function changedLine({ path, line, isOfBase = false }, { pull }) {
    const change = pull?.files.changeOf(path);
    if (!pull || change === undefined || change === (isOfBase ? "added" : "removed"))
        return undefined;
    if (change === "removed" && pull.files.addsFiles())
        return undefined;
    return `pull/${pull.number}/files#diff-${(0,_platform_hash_js__WEBPACK_IMPORTED_MODULE_1__.sha256)(path)}${line === null ? "" : `${isOfBase ? "L" : "R"}${line}`}`;
}
function foreignAddress(path, { server }) {
    const [, repository, file = "", ref = ""] = /^([\w.-]+\/[\w.-]+)\/\/([^@]+)@(.+)$/.exec(path) ?? [];
    return repository === undefined ? undefined : `${server}/${repository}/blob/${encoded(ref)}/${encoded(file)}`;
}
function ruleLink({ rule, kind }, { model: { tool } }) {
    return `[${(0,_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)(kind === null ? rule : `${rule}/${kind}`)}](${(0,_evaluate_result_js__WEBPACK_IMPORTED_MODULE_0__/* .helpOf */ .ZL)(tool, rule)})`;
}
function encoded(path) {
    return path.split("/").map(encodeSegment).join("/");
}
function encodeSegment(segment) {
    return encodeURIComponent(segment.replace(/\p{Cs}/gu, "\ufffd")).replace(/[!'()*]/g, (character) => `%${character.charCodeAt(0).toString(16)}`);
}
function commandOf({ homepage, name }) {
    const [, home] = /^(https:\/\/github\.com\/[^/]+\/[^/]+)/.exec(homepage) ?? [];
    return `npx ${home ? `github:${home.slice("https://github.com/".length)}` : name}`;
}


/***/ }),

/***/ 96577:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ax: () => (/* reexport safe */ _sanitize_counted_js__WEBPACK_IMPORTED_MODULE_1__.A),
/* harmony export */   KE: () => (/* reexport safe */ _sanitize_listed_js__WEBPACK_IMPORTED_MODULE_2__.K),
/* harmony export */   LS: () => (/* reexport safe */ _sanitize_counted_js__WEBPACK_IMPORTED_MODULE_1__.h),
/* harmony export */   Lo: () => (/* binding */ nameWords),
/* harmony export */   Q9: () => (/* binding */ fieldWords),
/* harmony export */   Rp: () => (/* binding */ shownOf),
/* harmony export */   eJ: () => (/* binding */ powersOf),
/* harmony export */   gl: () => (/* binding */ abbreviated),
/* harmony export */   wc: () => (/* binding */ slices)
/* harmony export */ });
/* harmony import */ var _escape_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(92140);
/* harmony import */ var _sanitize_counted_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(14135);
/* harmony import */ var _sanitize_listed_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(88508);



function nameWords(name) {
    return name === null ? "(no name)" : (0,_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)(name);
}
function fieldWords(field) {
    return /^(?![0-9a-f]+$)[a-z][a-z-]*$/i.test(field) ? field : (0,_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)(field);
}
function powersOf({ capabilities }, had) {
    if (capabilities === null)
        return "unknown";
    if (capabilities.length === 0)
        return "nothing";
    return capabilities.map((power) => (had === undefined || had.includes(power) ? power : `**${power}**`)).join(", ");
}
function shownOf({ isSummary }) {
    return isSummary ? 500 : 50;
}
function slices(list, size) {
    return Array.from({ length: Math.ceil(list.length / size) }, (_, at) => list.slice(at * size, (at + 1) * size));
}
function abbreviated(parts, limit) {
    return parts.length > limit
        ? `${parts.slice(0, limit - 1).join(", ")} and ${parts.length - limit + 1} more`
        : parts.join(", ");
}


/***/ }),

/***/ 36146:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   XW: () => (/* binding */ startedBlock),
/* harmony export */   dW: () => (/* binding */ startedIn),
/* harmony export */   v4: () => (/* binding */ ownChangesIn),
/* harmony export */   vZ: () => (/* binding */ ownSettingsIn)
/* harmony export */ });
/* harmony import */ var _started_code_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(95656);
/* harmony import */ var _escape_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(92140);
/* harmony import */ var _links_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(54710);
/* harmony import */ var _phrases_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(96577);




function startedIn({ settings, changes }) {
    return (0,_started_code_js__WEBPACK_IMPORTED_MODULE_0__/* .startedCode */ .zi)(settings ?? [], (changes ?? []).map(({ name, path, host, widenings }) => ({ name: name ?? path, host, widenings })));
}
function ownSettingsIn({ settings }) {
    return (settings ?? []).filter((setting) => !(0,_started_code_js__WEBPACK_IMPORTED_MODULE_0__/* .isOnlyStarting */ .bK)(setting));
}
function ownChangesIn({ changes }) {
    return (changes ?? [])
        .filter((change) => !(0,_started_code_js__WEBPACK_IMPORTED_MODULE_0__/* .startsOnly */ .CL)(change))
        .map((change) => {
        const widenings = change.widenings.filter((widening) => !(0,_started_code_js__WEBPACK_IMPORTED_MODULE_0__/* .isOfStartedCode */ .WI)(widening));
        return { ...change, widenings, isWidened: widenings.length > 0 };
    });
}
function startedBlock(page) {
    const started = startedIn(page.model);
    return {
        head: started.length === 0 ? [] : ["### Started code changed", ""],
        lines: started.map((one) => (0,_links_js__WEBPACK_IMPORTED_MODULE_2__/* .shortenedToFit */ .Bc)((where) => {
            const file = (path) => (0,_links_js__WEBPACK_IMPORTED_MODULE_2__/* .spotLink */ .z$)({ path, line: null }, where);
            return `- ${(0,_started_code_js__WEBPACK_IMPORTED_MODULE_0__/* .startedSentence */ .$6)(one, { code: _escape_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY, file, prose: _escape_js__WEBPACK_IMPORTED_MODULE_1__/* .prose */ .CS })}.`;
        }, page)),
        weights: started.map(({ files }) => files.length),
        share: 0.2,
        omittedLine: (left) => `…and ${(0,_phrases_js__WEBPACK_IMPORTED_MODULE_3__/* .plural */ .LS)(left, "more started file")}.`,
    };
}


/***/ }),

/***/ 95656:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $6: () => (/* binding */ startedSentence),
/* harmony export */   CL: () => (/* binding */ startsOnly),
/* harmony export */   WI: () => (/* binding */ isOfStartedCode),
/* harmony export */   bK: () => (/* binding */ isOnlyStarting),
/* harmony export */   xG: () => (/* binding */ startedCount),
/* harmony export */   zi: () => (/* binding */ startedCode)
/* harmony export */ });
/* harmony import */ var _compare_named_files_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(75934);
/* harmony import */ var _sanitize_counted_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(14135);
/* harmony import */ var _sanitize_listed_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(88508);



function isOfStartedCode({ kind, files }) {
    return kind === "material" && files !== undefined;
}
function isOnlyStarting({ material }) {
    return material.length > 0;
}
function startsOnly({ kind, gained, lost, fields, widenings, differences, prompt }) {
    return (kind === "changed" &&
        widenings.some(isOfStartedCode) &&
        widenings.every(isOfStartedCode) &&
        gained.length + lost.length + differences.length === 0 &&
        fields.every((field) => field === "files") &&
        prompt === null);
}
function startedCode(settings, changes) {
    const starters = new Map();
    const of = (file) => {
        const known = starters.get(file) ?? {
            settings: new Map(),
            subagents: [],
        };
        starters.set(file, known);
        return known;
    };
    const reasons = new Map();
    const filesOf = (paths, because = []) => {
        for (const one of because)
            reasons.set(one.path, one.because);
        return (0,_compare_named_files_js__WEBPACK_IMPORTED_MODULE_0__.withoutReasons)(paths, because);
    };
    for (const one of settings)
        for (const file of filesOf(one.material, one.reasons))
            of(file).settings.set(JSON.stringify([one.host, one.path, one.setting]), one);
    for (const { widenings, name, host } of changes)
        for (const file of new Set(widenings.filter(isOfStartedCode).flatMap(({ files = [], reasons: own }) => filesOf(files, own))))
            of(file).subagents.push({ name, host });
    const groups = new Map();
    for (const [file, { settings: by, subagents }] of starters) {
        const key = JSON.stringify([[...by.keys()], subagents]);
        const group = groups.get(key);
        const because = reasons.get(file);
        const named = { path: file, ...(because === undefined ? {} : { because }) };
        if (group)
            group.files.push(named);
        else
            groups.set(key, { files: [named], settings: [...by.values()], subagents });
    }
    return folded([...groups.values()]);
}
const mostCompared = 100;
function folded(groups) {
    if (groups.length > mostCompared)
        return groups;
    const startersOf = new Map(groups.map((group) => [
        group,
        new Set([...group.settings, ...group.subagents].map((one) => JSON.stringify(idOf(one)))),
    ]));
    const sizeOf = (group) => startersOf.get(group)?.size ?? 0;
    const isPart = (group, of) => sizeOf(group) < sizeOf(of) && [...(startersOf.get(group) ?? [])].every((one) => startersOf.get(of)?.has(one));
    const whole = groups.filter((group) => !groups.some((other) => isPart(group, other)));
    return whole.map((group) => ({
        ...group,
        files: [
            ...group.files,
            ...groups.filter((part) => whole.find((one) => isPart(part, one)) === group).flatMap(({ files }) => files),
        ],
    }));
}
function idOf(starter) {
    return "setting" in starter ? [starter.host, starter.path, starter.setting] : [starter.host, starter.name];
}
const most = { settings: 4, subagents: 4, files: 8 };
function startedSentence({ files, settings, subagents }, { code, file = code, prose }) {
    const more = settings.length - most.settings;
    const others = subagents.length - most.subagents;
    const by = [
        ...settings.slice(0, most.settings).map(({ host, path, setting }) => `${code(setting)} (${host}, ${file(path)})`),
        ...(more > 0 ? [(0,_sanitize_counted_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .h)(more, "more setting")] : []),
        ...subagents.slice(0, most.subagents).map(({ name, host }) => `${code(name)} (${host})`),
        ...(others > 0 ? [(0,_sanitize_counted_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .h)(others, "more subagent")] : []),
    ];
    const isOne = settings.length + subagents.length === 1;
    const rest = files.length - most.files;
    const named = files
        .slice(0, most.files)
        .map(({ path, because }) => `${file(path)}${because === undefined ? "" : ` (${prose(because)})`}`);
    return `${(0,_sanitize_listed_js__WEBPACK_IMPORTED_MODULE_2__/* .listed */ .K)(by)} ${isOne ? "stays" : "stay"}; the code that ${isOne ? "it starts" : "they start"} has changed: ${named.join(", ")}${rest > 0 ? ` and ${(0,_sanitize_counted_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .h)(rest, "more file")}` : ""}`;
}
function startedCount(code) {
    return code.reduce((count, { files }) => count + files.length, 0);
}


/***/ })

};
;