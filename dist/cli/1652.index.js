"use strict";
exports.id = 1652;
exports.ids = [1652];
exports.modules = {

/***/ 60099:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ unifiedDiff)
/* harmony export */ });
/* harmony import */ var _repo_many_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(46447);

const context = 3;
const mostComparisons = 4_000_000;
function unifiedDiff(path, before, after, shown) {
    const lines = compared(linesOf(before), linesOf(after));
    const changes = lines.flatMap(({ mark }, i) => (mark === " " ? [] : [i]));
    const hunks = [];
    for (const at of changes) {
        const last = hunks.at(-1);
        if (last && at - last.end <= 2 * context)
            last.end = at + 1;
        else
            hunks.push({ start: at, end: at + 1 });
    }
    const head = hunks.length === 0 ? "" : `--- ${shown(`a/${path}`)}\n+++ ${shown(`b/${path}`)}\n`;
    return head + hunks.map(({ start, end }) => hunkOf(lines, start - context, end + context, shown)).join("");
}
function hunkOf(lines, from, to, shown) {
    const start = Math.max(0, from);
    const part = lines.slice(start, to);
    const range = (mark) => {
        const isIn = (line) => line.mark === " " || line.mark === mark;
        const count = part.filter(isIn).length;
        const first = lines.slice(0, start).filter(isIn).length + (count > 0 ? 1 : 0);
        return count === 1 ? String(first) : `${first},${count}`;
    };
    const body = part.map(({ mark, text }) => text.endsWith("\n")
        ? `${mark}${shown(text.slice(0, -1))}\n`
        : `${mark}${shown(text)}\n\\ No newline at end of file\n`);
    return `@@ -${range("-")} +${range("+")} @@\n${body.join("")}`;
}
function linesOf(text) {
    return text.match(/[^\n]*\n|[^\n]+/g) ?? [];
}
function compared(before, after) {
    const most = Math.min(before.length, after.length);
    let start = 0;
    while (start < most && before[start] === after[start])
        start++;
    let tail = 0;
    while (tail < most - start && before[before.length - 1 - tail] === after[after.length - 1 - tail])
        tail++;
    const kept = (lines) => lines.map((text) => ({ mark: " ", text }));
    const [old, next] = [before.slice(start, before.length - tail), after.slice(start, after.length - tail)];
    return [...kept(before.slice(0, start)), ...changed(old, next), ...kept(before.slice(before.length - tail))];
}
function changed(before, after) {
    const gone = before.map((text) => ({ mark: "-", text }));
    const added = after.map((text) => ({ mark: "+", text }));
    if (before.length * after.length > mostComparisons)
        return [...gone, ...added];
    const width = after.length + 1;
    const common = new Uint32Array((before.length + 1) * width);
    const at = (i, j) => common[i * width + j] ?? 0;
    for (let i = before.length - 1; i >= 0; i--)
        for (let j = after.length - 1; j >= 0; j--)
            common[i * width + j] = before[i] === after[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
    const lines = [];
    let [i, j] = [0, 0];
    while (i < before.length && j < after.length) {
        if (before[i] === after[j]) {
            lines.push({ mark: " ", text: before[i] ?? "" });
            i++;
            j++;
        }
        else if (at(i + 1, j) >= at(i, j + 1))
            (0,_repo_many_js__WEBPACK_IMPORTED_MODULE_0__/* .append */ .BC)(lines, gone.slice(i, ++i));
        else
            (0,_repo_many_js__WEBPACK_IMPORTED_MODULE_0__/* .append */ .BC)(lines, added.slice(j, ++j));
    }
    return [...lines, ...gone.slice(i), ...added.slice(j)];
}


/***/ }),

/***/ 44237:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I3: () => (/* binding */ crossHostPathsIn),
/* harmony export */   IV: () => (/* binding */ crossHostSentence),
/* harmony export */   fb: () => (/* binding */ crossHostTitle),
/* harmony export */   gR: () => (/* binding */ crossHostAccessIn)
/* harmony export */ });
/* harmony import */ var _model_capability_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(95885);
/* harmony import */ var _model_fact_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7277);
/* harmony import */ var _model_load_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6407);
/* harmony import */ var _repo_patterns_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(13987);
/* harmony import */ var _model_profile_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(64682);
/* harmony import */ var _repo_many_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(46447);
/* harmony import */ var _sanitize_listed_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(88508);







function crossHostAccessIn(listed, granted) {
    const groups = new Map();
    for (const { home, subject, profile, path, more } of powersBeyondHome(listed, granted)) {
        const { title, item } = subject;
        const { isShared } = home;
        const isLoaded = item.verdict.kind === "loaded";
        const key = [home.title, isShared, title, isLoaded, ...more].join("\n");
        let group = groups.get(key);
        if (!group)
            groups.set(key, (group = { home: home.title, isShared, title, more, isLoaded, names: new Map() }));
        group.names.set(path, (0,_model_fact_js__WEBPACK_IMPORTED_MODULE_3__/* .known */ .eO)(profile.name) ?? path);
    }
    return mergedByProfiles([...groups.values()]);
}
function crossHostPathsIn(listed, granted) {
    return new Set(powersBeyondHome(listed, granted).map(({ path }) => path));
}
function powersBeyondHome({ loads, subjects }, granted = () => []) {
    const found = [];
    const patterns = new Map(loads.map(({ host, own }) => [host, own.map(_repo_patterns_js__WEBPACK_IMPORTED_MODULE_1__/* .parsePattern */ .EY)]));
    for (const readings of readingsByPath(subjects).values()) {
        if (readings.length < 2)
            continue;
        const home = homeOf(readings, patterns);
        for (const reading of readings) {
            const beyond = capabilitiesBeyond(home, reading);
            const decided = beyond.length > 0 ? granted(reading.subject) : [];
            const more = beyond.filter((capability) => !decided.includes(capability));
            if (more.length > 0)
                found.push({ ...reading, home, more });
        }
    }
    return found;
}
function readingsByPath(subjects) {
    const byPath = new Map();
    for (const subject of subjects) {
        const { profile, files } = subject.item;
        const [path = ""] = files;
        if (!profile || path === "" || !(0,_model_load_js__WEBPACK_IMPORTED_MODULE_4__/* .isOffered */ .kd)(subject.item))
            continue;
        (0,_repo_many_js__WEBPACK_IMPORTED_MODULE_5__/* .addTo */ .DN)(byPath, path, { subject, profile, path });
    }
    return byPath;
}
function homeOf(readings, patterns) {
    const own = readings.filter(({ subject, path }) => isOwnPath(patterns.get(subject.host) ?? [], path));
    const last = own.at(-1);
    if (!last)
        return leastOf(readings);
    return {
        title: last.subject.title,
        isShared: false,
        capabilities: own.flatMap(({ profile }) => (0,_model_profile_js__WEBPACK_IMPORTED_MODULE_2__/* .capabilitiesOf */ .SF)(profile)),
    };
}
function leastOf(readings) {
    const readers = new Map();
    for (const { subject, profile } of readings)
        readers.set(subject.title, [...(readers.get(subject.title) ?? []), ...(0,_model_profile_js__WEBPACK_IMPORTED_MODULE_2__/* .capabilitiesOf */ .SF)(profile)]);
    const count = (powers) => new Set(powers).size;
    const [title = "", capabilities = []] = [...readers].reduce((a, b) => (count(b[1]) < count(a[1]) ? b : a));
    return { title, isShared: true, capabilities };
}
function isOwnPath(patterns, path) {
    return patterns.some(({ anchor, path: pattern, fixed }) => {
        if (!pattern.includes("*") || fixed === "" || (anchor !== "every" && anchor !== "root"))
            return false;
        return path.startsWith(`${fixed}/`) || (anchor === "every" && path.includes(`/${fixed}/`));
    });
}
function capabilitiesBeyond(home, { subject, profile }) {
    if (home.title === subject.title)
        return [];
    return (0,_model_profile_js__WEBPACK_IMPORTED_MODULE_2__/* .capabilitiesOf */ .SF)(profile).filter((capability) => !home.capabilities.includes(capability));
}
function mergedByProfiles(groups) {
    const merged = new Map();
    for (const { home, isShared, title, more, isLoaded, names } of groups) {
        const profiles = [...names].map(([path, name]) => ({ name, path }));
        const key = JSON.stringify([home, isShared, more, isLoaded, profiles]);
        const hosts = [...(merged.get(key)?.hosts ?? []), title];
        merged.set(key, { home, isShared, hosts, more, isLoaded, profiles });
    }
    return [...merged.values()].sort((a, b) => Number(b.isLoaded) - Number(a.isLoaded));
}
const maxNames = 8;
function crossHostTitle(groups) {
    return groups.some(({ isShared }) => isShared) ? "More in one host than in another" : "More than in their own host";
}
function crossHostSentence({ home, isShared, hosts, more, isLoaded, profiles }, quote) {
    const names = profiles.slice(0, maxNames).map(({ name }) => quote(name));
    const rest = profiles.length - names.length;
    const object = profiles.length > 1 ? "them" : "it";
    const where = isLoaded ? "" : ` (which ${hosts.length > 1 ? "do" : "does"} not offer ${object} now)`;
    const folder = isShared ? ` in the folder that ${(0,_sanitize_listed_js__WEBPACK_IMPORTED_MODULE_6__/* .listed */ .K)([home, ...hosts])} share` : "";
    return `${(0,_sanitize_listed_js__WEBPACK_IMPORTED_MODULE_6__/* .listed */ .K)(rest > 0 ? [...names, `${rest} more`] : names)}${folder} can also ${(0,_sanitize_listed_js__WEBPACK_IMPORTED_MODULE_6__/* .listed */ .K)(more.map((capability) => _model_capability_js__WEBPACK_IMPORTED_MODULE_0__/* .phrases */ .HJ[capability]))} in ${(0,_sanitize_listed_js__WEBPACK_IMPORTED_MODULE_6__/* .listed */ .K)(hosts)}${where}, unlike in ${home}`;
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

/***/ 7706:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Pf: () => (/* binding */ fieldsOf),
/* harmony export */   U4: () => (/* binding */ parsedJson),
/* harmony export */   Ur: () => (/* binding */ parsedJsonFile)
/* harmony export */ });
function parsedJson(text) {
    try {
        return JSON.parse(text);
    }
    catch {
        return undefined;
    }
}
function parsedJsonFile(text) {
    return parsedJson(text.replace(/^\uFEFF/, ""));
}
function fieldsOf(value) {
    return typeof value === "object" && value !== null && !Array.isArray(value) ? { ...value } : {};
}


/***/ }),

/***/ 50466:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ withGrantAbove),
/* harmony export */   y: () => (/* binding */ grantAbove)
/* harmony export */ });
const grantAbove = "the same grant as above";
function withGrantAbove(groups, titleOf) {
    const seen = new Set();
    return new Set(groups.filter((group) => {
        const title = titleOf(group);
        if (title === null || !title.includes(" # under `grants` in "))
            return false;
        const isAbove = seen.has(title);
        seen.add(title);
        return isAbove;
    }));
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

/***/ 41652:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  comparison: () => (/* binding */ comparison),
  markdown: () => (/* binding */ markdown)
});

// UNUSED EXPORTS: commentOf, isReader, nothingLeft, reportModelOf, reportOf, summaryOf, undecided, undecidedComment

// EXTERNAL MODULE: ./build/bundle/src/inspect/cross-host.js
var cross_host = __webpack_require__(44237);
// EXTERNAL MODULE: ./build/bundle/src/reports/markdown/escape.js
var markdown_escape = __webpack_require__(92140);
// EXTERNAL MODULE: ./build/bundle/src/reports/markdown/phrases.js
var phrases = __webpack_require__(96577);
;// CONCATENATED MODULE: ./build/bundle/src/reports/markdown/cross-host.js



function crossHostBlock({ model: { crossHost: groups, changes, state }, isSummary }) {
    const changed = new Set(changes?.flatMap(({ path, after }) => (after ? [path] : [])));
    const items = isSummary ? groups : groups.flatMap((group) => within(group, changed));
    const title = (0,cross_host/* crossHostTitle */.fb)(items);
    return {
        ...(isSummary && state.kind === "passed" && (changes ?? []).length === 0
            ? { head: [`<details><summary><b>${title}</b></summary>`, ""], foot: ["", "</details>"] }
            : { head: [`### ${title}`, ""] }),
        lines: items.map((group) => `- ⚠️ ${(0,cross_host/* crossHostSentence */.IV)(group, markdown_escape/* code */.aY)}`),
        omittedLine: (left) => `…and ${(0,phrases/* plural */.LS)(left, "more line")} about power in another host.`,
    };
}
function within(group, paths) {
    const profiles = group.profiles.filter(({ path }) => paths.has(path));
    return profiles.length > 0 ? [{ ...group, profiles }] : [];
}

;// CONCATENATED MODULE: ./build/bundle/src/reports/markdown/budget.js
const encoder = new TextEncoder();
function bytesOf(text) {
    return encoder.encode(text).length;
}
function budget_fitPage(opening, blocks, closing, limit, elsewhere = () => "") {
    return fitBlocks(opening, blocks, closing, limit, elsewhere).page;
}
function fitBlocks(opening, blocks, closing, limit, elsewhere) {
    const cut = [];
    const filled = blocks.filter(({ lines }) => lines.length > 0);
    const rest = (block, shown) => {
        const { omittedLine: more, weights, lines } = block;
        const left = weights ? weights.slice(shown).reduce((sum, weight) => sum + weight, 0) : lines.length - shown;
        return `${more(left)}${elsewhere(block)}`;
    };
    const notes = filled.map((block) => bytesOf(rest(block, 0)) + 3);
    let room = limit - bytesOf([...opening, ...closing, ""].join("\n")) - notes.reduce((sum, note) => sum + note, 0);
    const fill = (block) => {
        const { head, lines, foot = [], share = 1 } = block;
        const frame = bytesOf(["", ...head, ...foot, ""].join("\n"));
        const start = Math.min(room, limit * share) - frame;
        let left = start;
        let shown = 0;
        while (shown < lines.length && left > bytesOf(lines[shown] ?? ""))
            left -= bytesOf(lines[shown++] ?? "") + 1;
        if (shown < lines.length)
            cut.push(block);
        if (shown === 0)
            return [rest(block, 0), ""];
        room -= start - left + frame;
        return [...head, ...lines.slice(0, shown), ...(shown < lines.length ? ["", rest(block, shown)] : []), ...foot, ""];
    };
    const inTurn = ["early", undefined, "late"].flatMap((turn) => filled.filter((block) => block.turn === turn));
    const bodies = new Map(inTurn.map((block) => [block, fill(block)]));
    const page = [...opening, ...filled.flatMap((block) => bodies.get(block) ?? []), ...closing, ""].join("\n");
    return { page, cut };
}

// EXTERNAL MODULE: ./build/bundle/src/reports/markdown/changes.js + 1 modules
var changes = __webpack_require__(7429);
// EXTERNAL MODULE: ./build/bundle/src/sanitize/text.js
var sanitize_text = __webpack_require__(32426);
;// CONCATENATED MODULE: ./build/bundle/src/reports/markdown/delegation.js

const limit = 30;
const longest = 40;
function delegationBlock({ delegation }) {
    const graph = delegation ? [graphOf(delegation)] : [];
    return {
        head: ["<details><summary><b>Who may start whom</b></summary>", ""],
        lines: graph,
        foot: ["", "</details>"],
        omittedLine: () => "A graph of who may start whom has no room here.",
    };
}
function graphOf({ nodes, edges }) {
    const shown = nodes.slice(0, limit);
    const arrows = edges.filter(({ from, to }) => from < shown.length && to < shown.length);
    const boxes = shown.map(({ name, host, capabilities, isChanged }, i) => `  n${i}["${[label(name?.trim() || "(no name)"), label(host), capabilities === null ? "unknown" : capabilities.join(", ") || "nothing"].join("<br/>")}"]${isChanged ? ":::changed" : ""}`);
    const left = nodes.length - shown.length;
    return [
        "```mermaid",
        "flowchart LR",
        ...boxes,
        ...arrows.map(({ from, to }) => `  n${from} --> n${to}`),
        "  classDef changed stroke-width:3px",
        "```",
        "",
        `A thick frame marks what this change touches; an arrow, what may be started.${left > 0 ? ` ${left} more are not drawn.` : ""}`,
    ].join("\n");
}
function label(words) {
    const text = [...(0,sanitize_text/* visible */.RK)(words)];
    const cut = text.length > longest ? [...text.slice(0, longest - 1), "…"] : text;
    const plain = cut
        .map((character) => (/[\p{L}\p{N} .,_()/+-]/u.test(character) ? character : wide(character)))
        .join("");
    return plain.replace(/^(\s*\d+)\.|^(\s*)[+-]/, (_, digits, space = "") => digits === undefined ? `${space}–` : `${digits}．`);
}
function wide(character) {
    const point = character.codePointAt(0) ?? 0;
    return point > 0x20 && point < 0x7f ? String.fromCodePoint(point + 0xfee0) : point < 0x80 ? " " : character;
}

// EXTERNAL MODULE: ./build/bundle/src/reports/model/ceilings.js
var ceilings = __webpack_require__(77783);
// EXTERNAL MODULE: ./build/bundle/src/reports/markdown/links.js
var links = __webpack_require__(54710);
;// CONCATENATED MODULE: ./build/bundle/src/reports/markdown/ceilings.js



function ceilingsBlock({ unstated, tool }) {
    return {
        head: [],
        lines: (0,ceilings/* ceilingSentences */._p)(unstated.map((one) => ({ ...one, host: (0,markdown_escape/* prose */.CS)(one.host) })), (0,links/* commandOf */.Nl)(tool), markdown_escape/* code */.aY).flatMap((sentence) => [sentence, ""]),
        omittedLine: () => "What exceeds a ceiling that no policy states has no room here.",
    };
}

// EXTERNAL MODULE: ./build/bundle/src/reports/model/groups.js
var groups = __webpack_require__(59995);
// EXTERNAL MODULE: ./build/bundle/src/reports/grants-once.js
var grants_once = __webpack_require__(50466);
;// CONCATENATED MODULE: ./build/bundle/src/reports/markdown/findings.js





const unfolded = 10;
const marks = { error: "❌ **error**", warning: "⚠️ **warning**", note: "ℹ️ note" };
function findingsBlocks(page) {
    const { findings: { new: fresh, touched, elsewhere, waived }, base, } = page.model;
    const isCompared = base !== null || touched.length + elsewhere.length > 0;
    return [
        {
            ...blockOf(fresh, page),
            head: [isCompared ? "### New findings" : "### Findings", ""],
            omittedLine: (left) => `…and ${(0,phrases/* plural */.LS)(left, isCompared ? "more new finding" : "more finding")}.`,
        },
        folded("existing finding", "on changed subagents", touched, page),
        ...(page.isSummary ? [folded("existing finding", base === null ? "" : "elsewhere", elsewhere, page)] : []),
        folded("finding", "that the policy waives", waived, page),
    ];
}
function findings_countOf(groups) {
    return groups.reduce((sum, { count }) => sum + count, 0);
}
function folded(noun, where, groups, page) {
    const counted = (count, what) => `${(0,phrases/* plural */.LS)(count, what)} ${where}`.trimEnd();
    return {
        ...blockOf(groups, page),
        head: [`<details><summary>${counted(findings_countOf(groups), noun)}</summary>`, ""],
        foot: ["", "</details>"],
        omittedLine: (left) => `…and ${counted(left, `more ${noun}`)}.`,
    };
}
function blockOf(groups, page) {
    const parts = page.isSummary ? groups.flatMap((group) => partsOf(group, (0,phrases/* shownOf */.Rp)(page))) : groups;
    const repeated = (0,grants_once/* withGrantAbove */.g)(parts, ({ fix }) => fix);
    return {
        lines: parts.map((entry) => (0,links/* shortenedToFit */.Bc)((where) => lineOf(entry, where, repeated.has(entry)), page)),
        weights: parts.map(({ count }) => count),
        inJson: "findings",
    };
}
function partsOf(group, size) {
    const pieces = (0,phrases/* slices */.wc)(group.places, size);
    return pieces.map((places, at) => ({
        ...group,
        places: places,
        count: at < pieces.length - 1 ? places.length : group.count - at * size,
    }));
}
function lineOf(group, page, hasGrantAbove) {
    const { severity, places: [first, ...others], message, values, name, hosts, waiver, related, fix, } = group;
    const waived = waiver
        ? [
            `  <br>Waived until ${waiver.until}: ${(0,markdown_escape/* prose */.CS)(waiver.reason)} (${(0,markdown_escape/* code */.aY)(waiver.owner)}, ${(0,links/* spotLink */.z$)(waiver.at, page)})`,
        ]
        : [];
    const places = related
        .slice(0, 5)
        .map(({ message: words, at: place }) => `  <br>${(0,links/* spotLink */.z$)(place, page)}: ${(0,markdown_escape/* prose */.CS)(words)}`);
    const subjectsOf = `${name === null ? "" : ` ${(0,phrases/* nameWords */.Lo)(name)}`}${hosts.length > 0 ? ` (${hosts.join(", ")})` : ""}`;
    return `${[
        `- ${marks[severity]} ${(0,links/* spotLink */.z$)(first, page)}${subjectsOf}<br>${(0,markdown_escape/* prose */.CS)(message)} (${(0,links/* ruleLink */.lN)(group, page)})`,
        ...(values.length === 0 ? [] : [`  <br>The same for ${(0,groups/* valuesPhrase */.O$)(values, markdown_escape/* code */.aY)}`]),
        ...(fix === null ? [] : [`  <br>Fix: ${hasGrantAbove ? grants_once/* grantAbove */.y : fixWords(fix)}`]),
        ...waived,
        ...places,
    ].join("\n")}${also(others, page)}`;
}
function fixWords(fix) {
    return fix.includes("`") && !fix.startsWith("- ") ? (0,markdown_escape/* prose */.CS)(fix) : (0,markdown_escape/* code */.aY)(fix);
}
function also(others, page) {
    if (others.length === 0)
        return "";
    const title = `The same in ${(0,phrases/* plural */.LS)(others.length, "more file")}`;
    const shown = others.slice(0, (0,phrases/* shownOf */.Rp)(page)).map((place) => (0,links/* spotLink */.z$)(place, page));
    const files = `${shown.join(", ")}${shown.length < others.length ? ` and ${others.length - shown.length} more` : ""}`;
    return others.length > unfolded ? `<details><summary>${title}</summary>${files}</details>` : `<br>${title}: ${files}`;
}

// EXTERNAL MODULE: ./build/bundle/src/reports/instruction-words.js
var instruction_words = __webpack_require__(5125);
;// CONCATENATED MODULE: ./build/bundle/src/reports/markdown/instructions.js




function instructionsBlock(page) {
    const { instructions } = page.model;
    const named = page.isSummary ? 50 : 5;
    const shown = (where) => instructions
        .slice(0, named)
        .map((change) => `${(0,links/* spotLink */.z$)({ path: change.path, line: null, isOfBase: change.kind === "removed" }, where)} ${(0,instruction_words/* instructionWords */.s)(change, "−", markdown_escape/* code */.aY)}`);
    const more = instructions.length > named ? `; and ${instructions.length - named} more` : "";
    return {
        head: [],
        lines: instructions.length === 0
            ? []
            : [
                (0,links/* shortenedToFit */.Bc)((where) => `**Instructions changed** (not checked): ${shown(where).join("; ")}${more}.`, page),
            ],
        weights: [instructions.length],
        inJson: "changes",
        omittedLine: (left) => `${(0,phrases/* plural */.LS)(left, "instruction file")} changed (not checked).`,
    };
}

;// CONCATENATED MODULE: ./build/bundle/src/reports/markdown/inventory.js



function inventoryBlock(page) {
    const profiles = page.model.profiles ?? [];
    return {
        head: [
            `<details><summary>${(0,phrases/* plural */.LS)(profiles.length, "profile: what its host makes of it, and what it can do", "profiles: what their hosts make of them, and what they can do")}</summary>`,
            "",
            (0,markdown_escape/* tableRow */.jD)(["Subagent", "Host's verdict", "Can do", "Mode, model"]),
            (0,markdown_escape/* tableRow */.jD)(["---", "---", "---", "---"]),
        ],
        lines: profiles.map((profile) => profileRow(profile, page)),
        foot: ["", "</details>"],
        omittedLine: (left) => `…and ${(0,phrases/* plural */.LS)(left, "more profile")}: ${(0,markdown_escape/* code */.aY)(`${(0,links/* commandOf */.Nl)(page.model.tool)} list`)} shows all.`,
    };
}
function profileRow({ name, path, host, side }, page) {
    const shown = side.verdict === "loaded" ? "loaded" : `**${side.verdict ?? "unknown"}**`;
    const kept = [side.mode, side.model].filter((value) => value !== null).map((value) => (0,markdown_escape/* code */.aY)(value));
    return (0,markdown_escape/* tableRow */.jD)([
        `${(0,phrases/* nameWords */.Lo)(name)}<br>${(0,links/* spotLink */.z$)({ path, line: null }, page)}`,
        `${host}: ${shown}`,
        (0,phrases/* powersOf */.eJ)(side),
        kept.join(", ") || "–",
    ]);
}

// EXTERNAL MODULE: ./build/bundle/src/reports/diff/policy.js
var policy = __webpack_require__(85431);
// EXTERNAL MODULE: ./build/bundle/src/reports/markdown/model/subject.js
var model_subject = __webpack_require__(37377);
;// CONCATENATED MODULE: ./build/bundle/src/reports/markdown/policy.js





function policyBlocks(page) {
    const { policy } = page.model;
    if (!policy)
        return [];
    const line = (write) => (0,links/* shortenedToFit */.Bc)(write, page);
    const problem = ({ at, message }) => line((where) => `- ${(0,links/* spotLink */.z$)(at, where)}: ${(0,markdown_escape/* prose */.CS)(message)}`);
    const finding = (group) => line((where) => `- ${(0,links/* spotLink */.z$)(group.places[0], where)} ${group.severity}: ${(0,markdown_escape/* prose */.CS)(group.message)} (${(0,links/* ruleLink */.lN)(group, where)})`);
    const changes = (how) => (left) => `…and ${(0,phrases/* plural */.LS)(left, "more change that makes", "more changes that make")} the policy ${how}.`;
    const findings = (how) => (left) => `…and ${(0,phrases/* plural */.LS)(left, "more finding")} that the new policy ${how}.`;
    const parts = [
        {
            title: "Becomes looser:",
            lines: policy.looser.map(problem),
            omittedLine: changes("looser"),
            share: 0.2,
        },
        {
            title: "Becomes tighter:",
            lines: policy.tighter.map(problem),
            omittedLine: changes("tighter"),
            share: 0.15,
        },
        {
            title: "The new policy would find:",
            lines: policy.found.map(finding),
            omittedLine: findings("would have"),
            share: 0.15,
        },
        {
            title: "The new policy would no longer find:",
            lines: policy.gone.map(finding),
            omittedLine: findings("would no longer have"),
            share: 0.15,
        },
    ];
    const texts = parts.filter(({ lines }) => lines.length > 0);
    return texts.map(({ title, ...part }, i) => ({
        head: [
            ...(i === 0
                ? [
                    "### Policy changes",
                    "",
                    "The policy of the base checks this change; what it adds applies once it is merged.",
                    "",
                ]
                : []),
            `**${title}**`,
            "",
        ],
        ...part,
        ...(i === 0 ? { turn: "early" } : {}),
    }));
}
function policyDifferenceBlock(difference, page) {
    const changes = (0,policy/* policyChangesOf */.NU)(difference);
    return {
        head: [`### ${(0,policy/* policyTitle */.jQ)(changes)}`, ""],
        lines: changes.map((one) => (0,links/* shortenedToFit */.Bc)((where) => `- ${(0,links/* spotLink */.z$)((0,model_subject/* spotAt */.AH)(one.problem.at), where)}: **${(0,policy/* policyWord */.JX)(one)}**: ${(0,markdown_escape/* prose */.CS)(one.problem.message)}`, page)),
        omittedLine: (left) => `…and ${(0,phrases/* plural */.LS)(left, "more change")} of the policy and the check.`,
        share: 0.2,
        turn: "early",
    };
}
function upcomingBlock({ upcoming }) {
    return {
        head: ["### What the rollout brings", ""],
        lines: upcoming.map(stepLine),
        omittedLine: (left) => `…and ${(0,phrases/* plural */.LS)(left, "more day")} of the rollout.`,
    };
}
function stepLine({ day, stage, findings, rules }) {
    const by = rules.map(([rule, count]) => `${(0,markdown_escape/* code */.aY)(rule)} ${count}`).join(", ");
    const [a, many] = stage === "enforce" ? ["becomes an error", "become errors"] : ["becomes a warning", "become warnings"];
    return `- From **${day}** ${(0,phrases/* plural */.LS)(findings, `finding of today ${a}`, `findings of today ${many}`)}: ${by}`;
}

// EXTERNAL MODULE: ./build/bundle/src/reports/setting-groups.js
var setting_groups = __webpack_require__(78302);
// EXTERNAL MODULE: ./build/bundle/src/reports/markdown/started.js
var started = __webpack_require__(36146);
// EXTERNAL MODULE: ./build/bundle/src/reports/markdown/allowed.js
var allowed = __webpack_require__(87155);
// EXTERNAL MODULE: ./build/bundle/src/fix/unified-diff.js
var unified_diff = __webpack_require__(60099);
// EXTERNAL MODULE: ./build/bundle/src/sanitize/literal-secrets.js
var literal_secrets = __webpack_require__(99858);
// EXTERNAL MODULE: ./build/bundle/src/sanitize/secrets.js
var secrets = __webpack_require__(97544);
;// CONCATENATED MODULE: ./build/bundle/src/sanitize/masked-text.js


const mask = "***";
function maskedLines(text, { isProse }) {
    const found = [
        ...(isProse ? (0,literal_secrets/* secretsInProse */.Sc)(text) : [...(0,literal_secrets/* secretsInSettings */.WQ)(text), ...underSecretKeys(text)]),
        ...inVendorForms(text),
    ];
    let shown = "";
    let at = 0;
    for (const { start, end } of found.toSorted((a, b) => a.start - b.start || b.end - a.end)) {
        if (end <= at)
            continue;
        const from = Math.max(start, at);
        shown += text.slice(at, from) + maskedSpan(text.slice(from, end));
        at = end;
    }
    return (shown + text.slice(at)).split("\n");
}
function inVendorForms(text) {
    return secrets/* vendorForms */.K1.flatMap((form) => [...text.matchAll(form)].map(({ 0: { length }, index }) => ({ start: index, end: index + length })));
}
function underSecretKeys(text) {
    if (!(0,secrets/* mayHoldSecret */.dV)(text))
        return [];
    return [...text.matchAll(secrets/* pair */.V2)].flatMap(({ 0: { length }, index, groups = {} }) => {
        const { key = "", double, single, plain } = groups;
        const value = double ?? single ?? plain?.trimEnd() ?? "";
        const start = index + length - (plain?.length ?? value.length + 1);
        return (0,secrets/* isSecret */.$f)(key, value) && !/\s|^[\d.]+$/.test(value) ? [{ start, end: start + value.length }] : [];
    });
}
function maskedSpan(span) {
    if (!span.startsWith("-----BEGIN"))
        return mask;
    return span.replace(/[A-Za-z0-9+/=_.-]{16,}|(?<=^\s*)[A-Za-z0-9+/=]+(?=\s*$)/gm, mask);
}

;// CONCATENATED MODULE: ./build/bundle/src/reports/markdown/diff-order.js
const context = 2;
const headPattern = /^@@ -(\d+)(?:,\d+)? \+(\d+)(?:,\d+)? @@$/;
function importantFirst(diff, important, most) {
    if (diff.length <= most || important.length === 0)
        return diff;
    const rows = rowsOf(diff);
    const first = importantRows(rows, important, most >> 1);
    if (first.size === 0)
        return diff;
    const isFirst = (_, at) => first.has(at);
    return [...passagesOf(rows, isFirst), ...passagesOf(rows, (row, at) => !isFirst(row, at))];
}
function rowsOf(diff) {
    let [was, is] = [0, 0];
    return diff.map((text) => {
        const [, before, after] = headPattern.exec(text) ?? [];
        if (before !== undefined && after !== undefined) {
            [was, is] = [Number(before), Number(after)];
            return undefined;
        }
        const row = { text, was, is };
        if (!text.startsWith("+"))
            was++;
        if (!text.startsWith("-"))
            is++;
        return row;
    });
}
function importantRows(rows, important, most) {
    const places = new Map();
    for (const [at, row] of rows.entries())
        if (row && !row.text.startsWith("-"))
            places.set(row.is, at);
    const chosen = new Set();
    for (const line of important) {
        const at = places.get(line);
        if (at === undefined || chosen.has(at))
            continue;
        if (chosen.size >= most)
            break;
        chosen.add(at);
        for (const step of [-1, 1])
            for (let i = 1; i <= context && rows[at + i * step] && chosen.size < most; i++)
                chosen.add(at + i * step);
    }
    return chosen;
}
function passagesOf(rows, isIn) {
    let isOpen = false;
    return rows.flatMap((row, at) => {
        if (!row || !isIn(row, at)) {
            isOpen = false;
            return [];
        }
        const head = isOpen ? [] : [`@@ -${row.was} +${row.is} @@`];
        isOpen = true;
        return [...head, row.text];
    });
}

;// CONCATENATED MODULE: ./build/bundle/src/reports/markdown/text-diff-lines.js





const largest = 500_000;
function diffOf(input) {
    const { before, after, isProse, width, important = [], most = Infinity, passage } = input;
    if (before.length + after.length > largest)
        return undefined;
    const shown = [];
    const known = new Map();
    const keyed = (text) => {
        const masked = maskedLines(text, { isProse });
        return linesOf(text)
            .map((line, at) => {
            const key = `${line}\n${masked[at] ?? ""}`;
            const number = known.get(key) ?? shown.push(shownLine(masked[at] ?? "", width)) - 1;
            known.set(key, number);
            return `${number}\n`;
        })
            .join("");
    };
    const isCrlf = [before, after].every((text) => !/(?<!\r)\n/.test(text));
    const [was, is] = isCrlf ? [withoutReturns(before), withoutReturns(after)] : [before, after];
    const inOrder = (0,unified_diff/* unifiedDiff */.W)("", keyed(was), keyed(is), (line) => line)
        .split("\n")
        .slice(2, -1);
    const diff = importantFirst(inOrder, important, most);
    return {
        lines: diff.map((line) => {
            const head = headOf(line);
            if (head !== undefined)
                return head === 0 ? "@@ all of it is gone @@" : `@@ ${passage(head)} @@`;
            return `${line.charAt(0)}${shown[Number(line.slice(1))] ?? ""}`;
        }),
        added: diff.filter((line) => line.startsWith("+")).length,
        removed: diff.filter((line) => line.startsWith("-")).length,
        first: headOf(diff[0] ?? "") || null,
    };
}
function linesOf(text) {
    const lines = text.split("\n");
    return lines.at(-1) === "" ? lines.slice(0, -1) : lines;
}
function withoutReturns(text) {
    return text.replaceAll("\r\n", "\n");
}
function shownLine(line, width) {
    return (0,markdown_escape/* unlinked */.hd)((0,markdown_escape/* truncate */.xv)(line.split("\t").map(sanitize_text/* visible */.RK).join("\t"), width));
}
function headOf(line) {
    const [, next] = /^@@ -[\d,]+ \+(\d+)(?:,\d+)? @@$/.exec(line) ?? [];
    return next === undefined ? undefined : Number(next);
}

// EXTERNAL MODULE: ./build/bundle/src/repo/many.js
var many = __webpack_require__(46447);
;// CONCATENATED MODULE: ./build/bundle/src/reports/markdown/text-diff.js





const maxOpen = 5;
const limitsOf = ({ isSummary }) => isSummary
    ? { lines: 200, firstLines: 60, characters: 20_000, width: 400, diffs: 50 }
    : { lines: 40, firstLines: 12, characters: 4_000, width: 160, diffs: 20 };
function settingsDiffBlock(path, page) {
    return text_diff_blockOf(page.model.texts.filter((text) => text.kind === "settings" && text.path === path), page);
}
function promptBlock(page) {
    return text_diff_blockOf(page.model.texts.filter(({ kind }) => kind === "prompt"), page);
}
function text_diff_blockOf(texts, page) {
    const { diffs } = limitsOf(page);
    const shown = texts.slice(0, diffs).flatMap((text) => foldedDiff(text, page) ?? []);
    const left = Math.max(0, texts.length - diffs);
    const omitted = (count) => `…and ${(0,phrases/* plural */.LS)(count, "more diff")}.`;
    const isFolded = texts.length > maxOpen;
    return {
        head: isFolded ? [`<details><summary><b>${(0,phrases/* plural */.LS)(texts.length, "text diff")}</b></summary>`, ""] : [],
        ...(isFolded ? { foot: ["", "</details>"] } : {}),
        lines: [...shown, ...(left > 0 ? [omitted(left)] : [])],
        weights: [...shown.map(() => 1), ...(left > 0 ? [left] : [])],
        omittedLine: omitted,
        turn: "late",
    };
}
function foldedDiff(text, page) {
    const { before, after, kind, firstLine } = text;
    const limits = limitsOf(page);
    const diff = diffOf({
        before: before ?? "",
        after: after ?? "",
        isProse: kind === "prompt",
        width: limits.width,
        important: kind === "settings" ? activeLines(text.path, page) : [],
        most: before === null ? limits.firstLines : limits.lines,
        passage: (line) => (firstLine === null ? `line ${line} of the prompt` : `line ${line + firstLine - 1}`),
    });
    if (diff?.lines.length === 0)
        return undefined;
    return (0,links/* shortenedToFit */.Bc)((where) => {
        const open = openLink(text, diff, where);
        return [
            `<details><summary>${titleOf(text, diff)}</summary>`,
            "",
            ...(diff ? codeBlock(text, diff, limits, open) : [`The text is too large to be compared here; ${open}.`]),
            "",
            "</details>",
            "",
        ].join("\n");
    }, page);
}
function activeLines(path, { model }) {
    return (model.settings ?? []).flatMap(({ isWidened, may, effect, at }) => isWidened && (may.length > 0 || effect !== "widens") && at.path === path && at.line !== null && !at.isOfBase
        ? [at.line]
        : []);
}
function codeBlock({ before }, { lines }, { lines: most, firstLines, characters }, open) {
    const isOnePassage = before === null && lines.filter((line) => line.startsWith("@")).length === 1;
    const passages = isOnePassage ? lines.slice(1) : lines;
    const shown = [];
    let room = characters;
    for (const line of passages.slice(0, before === null ? firstLines : most)) {
        room -= line.length + 1;
        if (room < 0)
            break;
        shown.push(line);
    }
    const runs = shown.flatMap((line) => line.match(/`+/g) ?? []).map(({ length }) => length);
    const fence = "`".repeat((0,many/* largest */.nQ)(runs, 2) + 1);
    const bodyOf = (part) => part.filter((line) => !line.startsWith("@")).length;
    const left = bodyOf(passages) - bodyOf(shown);
    return [`${fence}diff`, ...shown, fence, ...(left > 0 ? ["", `… ${(0,phrases/* plural */.LS)(left, "more line")}, ${open}`] : [])];
}
function openLink({ path, firstLine, after }, diff, page) {
    const line = firstLine === null ? null : firstLine + (diff?.first ?? 1) - 1;
    return (0,links/* linkTo */.uM)("open", { path, line, isOfBase: after === null }, page);
}
function titleOf({ kind, names, hosts, path, before, after }, diff) {
    const what = kind === "settings"
        ? `Diff of ${(0,markdown_escape/* htmlCode */.h8)(path)}`
        : `Prompt of ${(0,phrases/* abbreviated */.gl)(names.map((name) => (name === null ? "(no name)" : (0,markdown_escape/* htmlCode */.h8)(name))), 4)} (${hosts.join(", ")})`;
    if (before === null)
        return `${what}, new${diff ? `: ${(0,phrases/* plural */.LS)(diff.added, "line")}` : ""}`;
    const counts = diff ? `: +${diff.added} −${diff.removed} lines` : "";
    return `${what}${after === null ? ", deleted" : ""}${counts}`;
}

;// CONCATENATED MODULE: ./build/bundle/src/reports/markdown/settings.js









const examples = 3;
const settings_longest = 1_000;
function settingsBlocks(page) {
    const files = (0,setting_groups/* groupSettings */.L1)((0,started/* ownSettingsIn */.vZ)(page.model));
    const isLooser = ({ groups }) => groups.some(([{ isWidened }]) => isWidened);
    const share = Math.min(0.4, 0.5 / files.length);
    const ordered = [...files.filter(isLooser), ...files.filter((file) => !isLooser(file))];
    const isLast = (file) => ordered.findLast(({ path }) => path === file.path) === file;
    return ordered.flatMap((file) => [
        settings_blockOf(file, share, page),
        ...(isLast(file) ? [settingsDiffBlock(file.path, page)] : []),
    ]);
}
function settings_blockOf({ host, path, groups }, share, page) {
    const all = groups.flat();
    const lines = groups.flatMap(settings_linesOf);
    const subagents = (0,many/* largest */.nQ)(all.map((setting) => setting.subagents));
    const isLooser = all.some(({ isWidened }) => isWidened);
    const isStart = all.every((setting) => setting.isStart);
    const whom = subagents === 0 ? "no subagent of this repository runs" : (0,phrases/* plural */.LS)(subagents, "subagent runs", "subagents run");
    const { owners = [], isFolded = false, isLarge = false } = all[0] ?? {};
    return {
        head: [
            `### ${isLooser ? "Looser" : "Changed"} ${isStart ? "start" : "settings"}: ${(0,markdown_escape/* code */.aY)(path)}`,
            "",
            `${[
                isStart ? `${host}, as this file starts it` : `${host}: ${whom} under it`,
                ...((0,allowed/* haveVariousOwners */.gH)(page.model) ? (0,allowed/* ownerLines */.jw)({ owners }) : []),
            ].join("; ")}.${unseenWords(isFolded, isLarge)}`,
            "",
        ],
        lines: lines.map((group) => (0,links/* shortenedToFit */.Bc)((where) => settings_lineOf(group, where), page)),
        weights: lines.map(({ length }) => length),
        share,
        inJson: "changes",
        omittedLine: (left) => `…and ${(0,phrases/* plural */.LS)(left, "more changed setting")} in ${(0,markdown_escape/* code */.aY)(path)}.`,
    };
}
function settings_linesOf(group) {
    return isActive(group[0]) ? (0,phrases/* slices */.wc)(group, examples).map((part) => part) : [group];
}
function isActive({ may, effect }) {
    return may.length > 0 || effect === "bypasses";
}
function unseenWords(isFolded, isLarge) {
    if (isFolded)
        return " ⚠️ **GitHub folds this file in the review.**";
    return isLarge ? " ⚠️ **The diff of this file is too large for GitHub to show.**" : "";
}
function settings_lineOf(group, page) {
    const [first] = group;
    const kind = (0,setting_groups/* kindWords */.Gk)(first);
    const count = group.length > 1 ? `${group.length} × ` : "";
    const values = group
        .slice(0, examples)
        .map(({ before, after, isSame }) => (0,setting_groups/* shownValues */.Q$)(before, after, isSame, isActive(first) ? whole : (text) => (0,markdown_escape/* code */.aY)(text)));
    const more = group.length > examples ? ` and ${group.length - examples} more` : "";
    const lines = [...new Map(group.map(({ at }) => [at.line, lineLink(at, first.path, page)])).values()];
    return `- ${first.isWidened ? `**${kind}**` : kind}: ${count}${(0,markdown_escape/* code */.aY)(first.setting)}: ${values.join(", ")}${more}; ${(0,markdown_escape/* prose */.CS)(first.because)} (${(0,phrases/* abbreviated */.gl)(lines, examples + 1)})`;
}
function whole(text) {
    return (0,markdown_escape/* code */.aY)((0,sanitize_text/* withoutMiddle */.Mg)(text, settings_longest), { full: true });
}
function lineLink(at, path, page) {
    if (at.path !== path || at.line === null)
        return (0,links/* spotLink */.z$)(at, page);
    return (0,links/* linkTo */.uM)(`line ${at.line}${at.isOfBase === true ? " of the base" : ""}`, at, page);
}

// EXTERNAL MODULE: ./build/bundle/src/reports/model/index.js
var model = __webpack_require__(70303);
// EXTERNAL MODULE: ./build/bundle/src/reports/model/order.js
var order = __webpack_require__(56931);
// EXTERNAL MODULE: ./build/bundle/src/reports/state.js
var reports_state = __webpack_require__(24144);
// EXTERNAL MODULE: ./build/bundle/src/compare/settings/json.js
var json = __webpack_require__(6161);
// EXTERNAL MODULE: ./build/bundle/src/reports/markdown/model/change.js
var change = __webpack_require__(10505);
// EXTERNAL MODULE: ./build/bundle/src/compare/settings/effects.js
var effects = __webpack_require__(84909);
// EXTERNAL MODULE: ./build/bundle/src/reports/setting-target.js
var setting_target = __webpack_require__(52639);
;// CONCATENATED MODULE: ./build/bundle/src/reports/markdown/model/setting.js



function settingModel(change, review) {
    const { title, path, setting, before, after, effect, because, at, isOfBase, subjects } = change;
    return {
        host: title,
        path,
        setting,
        before: before && (0,setting_target/* shownTarget */.l)(before),
        after: after && (0,setting_target/* shownTarget */.l)(after),
        effect,
        may: after?.may ?? [],
        because,
        at: { ...(0,model_subject/* spotAt */.AH)(at), isOfBase },
        subagents: subjects.length,
        isWidened: (0,effects/* isLooser */.NM)(change),
        isStart: (0,effects/* isOfStart */.kl)(change),
        isSame: change.material.length > 0,
        material: change.material,
        reasons: change.reasons,
        owners: review?.owners.get(path) ?? [],
        isFolded: review?.folded.has(path) ?? false,
        isLarge: review?.large.has(path) ?? false,
    };
}

// EXTERNAL MODULE: ./build/bundle/src/repo/text.js
var repo_text = __webpack_require__(64951);
;// CONCATENATED MODULE: ./build/bundle/src/reports/markdown/model/texts.js


function textsIn({ changes = [], reviewContext }) {
    const widened = [...changes.filter((change) => change.widened), ...changes.filter((change) => !change.widened)];
    return [...settingsTexts(reviewContext), ...joinedPrompts(widened.flatMap((change) => promptText(change) ?? []))];
}
function settingsTexts(review) {
    return [...(review?.settingsTexts ?? [])].map(([path, { before, after }]) => ({
        kind: "settings",
        names: [],
        hosts: [],
        path,
        before,
        after,
        firstLine: 1,
    }));
}
function promptText({ before, after, prompt }) {
    const is = after?.item.profile?.prompt;
    if (!after || !prompt || !is)
        return undefined;
    return {
        kind: "prompt",
        names: [(0,model_subject/* nameOf */.Vb)(after)],
        hosts: [after.title],
        path: is.path ?? is.at.source.path,
        before: before ? (before.item.profile?.prompt.text ?? "") : null,
        after: is.text,
        firstLine: firstLineOf(is),
    };
}
function firstLineOf({ text, at: { source, span } }) {
    const start = text === "" ? -1 : source.text.indexOf(text, span.start);
    return start < 0 ? null : (0,repo_text/* positionAt */.t$)(source, start).line;
}
function joinedPrompts(texts) {
    return joined(joined(texts, ({ path }) => path), ({ names }) => names);
}
function joined(texts, of) {
    const known = new Map();
    for (const text of texts) {
        const key = JSON.stringify([of(text), text.before, text.after]);
        const same = known.get(key);
        known.set(key, same
            ? {
                ...same,
                names: [...new Set([...same.names, ...text.names])],
                hosts: [...new Set([...same.hosts, ...text.hosts])],
            }
            : text);
    }
    return [...known.values()];
}

;// CONCATENATED MODULE: ./build/bundle/src/reports/markdown/model/index.js










function reportModelOf(result) {
    const { tool, repository, commit, base, sources, notes, reviewContext, policyChanges, upcoming, inspection } = result;
    const group = groupModelOf(result);
    const report = (0,model/* findingReport */.A)(result);
    return {
        tool,
        repository,
        commit,
        base,
        sources: sources.map((source) => ({ ref: source.ref, commit: source.commit })),
        state: (0,reports_state.stateOf)(result),
        ignored: inspection.ignored,
        notes,
        changes: (0,change/* changesIn */.N0)(result),
        settings: result.settings?.map((change) => settingModel(change, reviewContext)) ?? null,
        settingsWidened: (0,json/* widenedBySettings */.p)(result.settings ?? []),
        texts: textsIn(result),
        instructions: result.instructions ?? [],
        delegation: (0,change/* delegationIn */.w5)(result),
        ...(result.isPastReview ? { isPastReview: true } : {}),
        isReviewKnown: reviewContext !== undefined,
        approvals: (reviewContext?.approvals ?? []).map(({ by, count }) => ({ by, count })),
        findings: findingsIn(result, report, group),
        unstated: report.unstated,
        policy: policyChanges ? policyOf(policyChanges) : null,
        upcoming: upcoming.map(({ rules, ...step }) => ({ ...step, rules: [...rules] })),
        profiles: inspection.subjects.map(profileOf),
        crossHost: (0,cross_host/* crossHostAccessIn */.gR)(inspection, result.grantedByHost),
    };
}
function findingsIn({ findings, changes = [] }, { counted }, group) {
    const touched = new Set(changes.flatMap(({ after }) => (after ? [after.item] : [])));
    const isTouched = ({ finding: { item } }) => item !== null && touched.has(item);
    const parts = new Set(counted.flatMap((one) => one.findings));
    const evaluated = findings.filter((finding) => !parts.has(finding));
    const groupsOf = (matches) => (0,order/* worstFirst */.m)((0,groups/* groupFindings */.kG)(evaluated.filter(matches))).map(group);
    return {
        new: groupsOf(({ state }) => state === "new"),
        touched: groupsOf((a) => a.state === "existing" && isTouched(a)),
        elsewhere: groupsOf((group) => group.state === "existing" && !isTouched(group)),
        waived: groupsOf(({ state }) => state === "waived"),
    };
}
function groupModelOf(result) {
    const { loads, subjects } = result.inspection;
    const titles = new Map(loads.map(({ host, title }) => [host, title]));
    const named = new Map(subjects.map((subject) => [subject.item, subject]));
    return ({ first, message, severity, hosts, paths, findings: evaluated, fix, values }) => {
        const { finding, waiver } = first;
        const subject = paths.length === 1 ? named.get(finding.item) : undefined;
        const others = new Map(evaluated.map(({ finding: { at } }) => [at.source.path, at]));
        others.delete(finding.at.source.path);
        return {
            ...groupOfOne(finding),
            severity,
            message,
            values,
            name: subject ? (0,model_subject/* nameOf */.Vb)(subject) : null,
            hosts: hosts.map((host) => titles.get(host) ?? host),
            places: [(0,model_subject/* spotAt */.AH)(finding.at), ...[...others.values()].map(model_subject/* spotAt */.AH)],
            count: evaluated.length,
            fix: fix?.title ?? null,
            waiver: waiver && {
                owner: waiver.owner,
                reason: waiver.reason,
                until: waiver.until,
                at: (0,model_subject/* policySpot */.v)(waiver.at, result),
            },
        };
    };
}
function groupOfOne({ rule, kind, severity, message, at, related = [] }) {
    return {
        rule,
        kind: kind ?? null,
        severity,
        message,
        values: [],
        places: [(0,model_subject/* spotAt */.AH)(at)],
        name: null,
        hosts: [],
        count: 1,
        fix: null,
        waiver: null,
        related: related.map(relatedOf),
    };
}
function policyOf({ isRemoved, looser, tighter, found, gone }) {
    return {
        ...(isRemoved ? { isRemoved } : {}),
        looser: looser.map(problemOf),
        tighter: tighter.map(problemOf),
        found: found.map(groupOfOne),
        gone: gone.map(groupOfOne),
    };
}
function relatedOf({ message, at, isOfBase }) {
    return { message, at: { ...(0,model_subject/* spotAt */.AH)(at), ...(isOfBase ? { isOfBase } : {}) } };
}
function problemOf({ message, at }) {
    return { message, at: (0,model_subject/* spotAt */.AH)(at) };
}
function profileOf(subject) {
    return { name: (0,model_subject/* nameOf */.Vb)(subject), path: subject.item.files[0] ?? "", host: subject.title, side: (0,model_subject/* sideOf */.Jh)(subject) };
}

// EXTERNAL MODULE: ./build/bundle/src/reports/change-words.js
var change_words = __webpack_require__(82605);
// EXTERNAL MODULE: ./build/bundle/src/reports/started-code.js
var started_code = __webpack_require__(95656);
// EXTERNAL MODULE: ./build/bundle/src/reports/starts.js
var starts = __webpack_require__(99660);
;// CONCATENATED MODULE: ./build/bundle/src/reports/markdown/headline.js









function headline_openingLines(model) {
    return [`## ${headline_verdictLine(model)}`, "", ...asideOf(model).flatMap((line) => [line, ""]), ...notesOf(model)];
}
function comparisonLines(model, difference) {
    const counts = countsIn(model);
    const power = difference ? (0,policy/* policyPowerLine */.aL)(difference) : "";
    return [
        `## ${(0,change_words/* gainSentence */.PC)(counts)}`,
        "",
        ...[
            ...(power === "" ? [] : [`**${power}.**`]),
            ...changedLines(counts),
            ...(0,allowed/* approverLines */.j)(model),
            ...unseen(model),
        ].flatMap((line) => [line, ""]),
        ...notesOf(model),
    ];
}
function notesOf({ notes }) {
    return notes.flatMap((note) => [`> Note: ${(0,markdown_escape/* prose */.CS)(note)}`, ""]);
}
const headline_marks = { passed: "✅", waiting: "⏳", failed: "❌" };
function headline_verdictLine({ state }) {
    return `${headline_marks[state.kind]} ${(0,reports_state.firstLine)(state, { name: markdown_escape/* code */.aY })}`;
}
function countsIn(model) {
    const [changes, settings] = [(0,started/* ownChangesIn */.v4)(model), (0,started/* ownSettingsIn */.vZ)(model)];
    const own = settings.filter(({ isStart }) => !isStart);
    const ofStarts = settings.filter(({ isStart }) => isStart);
    const widened = changes.filter(({ isWidened }) => isWidened);
    const gained = widened.filter(({ widenings }) => widenings.some(change_words/* isPower */.Wt));
    const gainedPaths = new Set(gained.map(({ path }) => path));
    return {
        changed: changes.length,
        gained: gained.length,
        regranted: widened.length - gained.length,
        files: new Set(own.map(({ path }) => path)).size,
        startFiles: new Set(ofStarts.map(({ path }) => path)).size,
        starts: (0,starts/* looserStarts */.c)(ofStarts.filter(({ isWidened }) => isWidened).map(changedStart), markdown_escape/* code */.aY),
        looser: own.some(({ isWidened }) => isWidened) ? looserIn(own, model) : undefined,
        started: (0,started_code/* startedCount */.xG)((0,started/* startedIn */.dW)(model)),
        unchecked: filesIn(model.findings.new.filter(isUnchecked)).filter((path) => !gainedPaths.has(path)).length,
    };
}
function changedStart({ host, path, effect, before }) {
    return { host, path, effect, isNew: before === null };
}
function looserIn(settings, { settingsWidened }) {
    const most = settings.reduce((sum, { isWidened, subagents }) => sum + (isWidened ? subagents : 0), 0);
    return Math.min(settingsWidened, most);
}
function isUnchecked({ rule, kind }) {
    return rule === "no-unjudged-content" && kind === null;
}
function filesIn(groups) {
    return [...new Set(groups.flatMap(({ places }) => places.map(({ path }) => path)))];
}
function gateSentences({ policy, findings }) {
    const ofRule = (id) => findings.new.filter(({ rule, kind }) => rule === id && kind !== "ceiling");
    const isLooser = (policy?.looser.length ?? 0) > 0 || ofRule("no-loosened-policy").length > 0;
    const gates = filesIn(ofRule("no-weakened-gate")).map((path) => (0,markdown_escape/* code */.aY)(path));
    return [
        ...(policy?.isRemoved ? ["**The policy is removed.**"] : isLooser ? ["**The policy becomes looser.**"] : []),
        ...(policy && !policy.isRemoved && !isLooser
            ? [policy.tighter.length > 0 ? "The policy becomes tighter." : "The policy changes."]
            : []),
        ...(gates.length > 0 ? [`**This check is removed or weakened in ${(0,phrases/* abbreviated */.gl)(gates, 3)}.**`] : []),
    ];
}
function gainLine(model) {
    const counts = countsIn(model);
    const { gained, regranted, looser, started, starts, unchecked = 0 } = counts;
    const isGain = gained + regranted + started + starts.length + unchecked > 0 || looser !== undefined;
    const sentence = (0,change_words/* gainSentence */.PC)(counts);
    return [...gateSentences(model), isGain ? `**${sentence}.**` : `${sentence}.`, ...changedLines(counts)].join(" ");
}
function changedLines(counts) {
    const changed = (0,change_words/* changedSentence */.yT)(counts);
    return changed === "" ? [] : [`${changed}.`];
}
function asideOf(model) {
    const { changes } = model;
    const aside = asideWords(model);
    return [
        ...(changes ? [gainLine(model), ...(0,allowed/* approverLines */.j)(model), ...unseen(model)] : headline_linesOf(gateSentences(model))),
        ...(aside.length === 0 ? [] : [`${aside.join("; ")}.`]),
    ];
}
function headline_linesOf(sentences) {
    return sentences.length === 0 ? [] : [sentences.join(" ")];
}
function asideWords({ state, ignored }) {
    const { existing, baselined, waived } = state.hidden;
    const own = state.kind === "passed"
        ? []
        : [
            ...(existing > 0 ? [`${(0,phrases/* plural */.LS)(existing, "existing finding")}`] : []),
            ...(baselined > 0 ? [`${(0,phrases/* plural */.LS)(baselined, "finding")} of the baseline`] : []),
            ...(waived > 0 ? [`${waived} waived by the policy`] : []),
        ];
    return [
        ...(own.length === 0 ? [] : [`Not counted: ${(0,phrases/* listed */.KE)(own)}`]),
        ...(ignored > 0 ? [`${ignored} ignored by the policy`] : []),
    ];
}
function unseen({ changes: own, settings }) {
    const changes = own ?? [];
    const folded = changes.filter(({ isFolded }) => isFolded).length;
    const large = changes.filter(({ isFolded, isLarge }) => isLarge && !isFolded).length;
    const files = new Set(settings?.flatMap(({ path, isFolded, isLarge }) => (isFolded || isLarge ? [path] : [])));
    const hidden = changes.filter(({ prompt }) => (prompt?.hidden ?? 0) > 0).length;
    const parts = [
        ...(folded > 0 ? [`**${(0,phrases/* plural */.LS)(folded, "changed profile")}** that GitHub folds`] : []),
        ...(large > 0 ? [`**${(0,phrases/* plural */.LS)(large, "changed profile")}** with a diff that is too large for GitHub to show`] : []),
        ...(files.size > 0 ? [`**${(0,phrases/* plural */.LS)(files.size, "settings file")}** that GitHub folds or cuts`] : []),
        ...(hidden > 0 ? [`**${(0,phrases/* plural */.LS)(hidden, "prompt")}** with new hidden characters`] : []),
    ];
    return parts.length === 0 ? [] : [`⚠️ Not to be seen in the review: ${(0,phrases/* listed */.KE)(parts)}.`];
}

;// CONCATENATED MODULE: ./build/bundle/src/reports/markdown/index.js




















const summaryBytes = 900_000;
const commentBytes = 60_000;
function markdown(result, links) {
    return reportOf(reportModelOf(result), links);
}
function reportOf(model, links) {
    return summaryOf(model, links).page;
}
function summaryOf(model, links) {
    const page = { model, links, isSummary: true };
    const blocks = [...sections(page), inventoryBlock(page)];
    const { page: text, cut } = fitBlocks(headline_openingLines(model), blocks, closing(page), summaryBytes, restOf(links));
    return { page: text, hasAllFindings: !cut.some(({ inJson }) => inJson === "findings") };
}
function restOf(links) {
    const sentence = links ? links.rest : "`--format json` has the rest.";
    return ({ inJson }) => (inJson === undefined || sentence === undefined ? "" : ` ${(0,markdown_escape/* prose */.CS)(sentence)}`);
}
function commentOf(model, links, marker) {
    const page = { model, links, isSummary: false };
    const elsewhere = links.run === undefined ? "" : ` The [summary of the run](${links.run}) has more.`;
    return fitPage([marker, ...openingLines(model)], sections(page), [...elsewhereLines(page), ...closing(page), ...source(links)], commentBytes, () => elsewhere);
}
function nothingLeft(model, links, marker) {
    return [marker, `${verdictLine(model)}; no subagent differs from the base. ${source(links).join("")}`, ""].join("\n");
}
function comparison(result, links) {
    const page = { model: reportModelOf(result), links, isSummary: true };
    const { policyDifference: difference } = result;
    const blocks = [...(difference ? [policyDifferenceBlock(difference, page)] : []), ...sections(page)];
    return budget_fitPage(comparisonLines(page.model, difference), blocks, closing(page), summaryBytes, restOf(links));
}
function undecided(message, places = []) {
    return fitPage([`## ${undecidedLine(message)}`, "", ...places.flatMap((place) => [`> At ${prose(place)}`, ""])], [], ["The check failed because the tool could not decide, not because of a finding."], commentBytes);
}
function undecidedComment(reason, links, marker) {
    const run = links.run === undefined ? "Its run" : `[Its run](${links.run})`;
    return [
        marker,
        `${undecidedLine(reason)}. <sub>${run} has the details. What an earlier run found no longer counts.</sub>`,
        "",
    ].join("\n");
}
function undecidedLine(reason) {
    return `⚠️ ${firstLine({ kind: "undecided", reason }, { sentence: prose })}`;
}
function sections(page) {
    return [
        ...settingsBlocks(page),
        ...(0,changes/* changesBlocks */.C)(page),
        (0,started/* startedBlock */.XW)(page),
        promptBlock(page),
        instructionsBlock(page),
        delegationBlock(page.model),
        crossHostBlock(page),
        ...findingsBlocks(page),
        ceilingsBlock(page.model),
        ...policyBlocks(page),
        upcomingBlock(page.model),
    ];
}
function elsewhereLines({ model: { findings: { elsewhere }, }, }) {
    const count = countOf(elsewhere);
    return count === 0
        ? []
        : [
            `${plural(count, "more finding is", "more findings are")} on subagents that this pull request does not change.`,
            "",
        ];
}
function source(links) {
    const run = links.run === undefined ? "its run" : `[its run](${links.run})`;
    return [`<sub>Only the status of the check blocks a merge; this comment reports what ${run} found.</sub>`];
}
function closing({ model: { sources, base, tool } }) {
    const policy = sources.map(({ ref, commit }) => commit === null ? (0,markdown_escape/* code */.aY)(ref) : `${(0,markdown_escape/* code */.aY)(ref)} at ${(0,markdown_escape/* code */.aY)(commit.slice(0, 12))}`);
    const command = (0,links/* commandOf */.Nl)(tool);
    const from = base?.slice(0, 12);
    const commands = from === undefined
        ? (0,markdown_escape/* code */.aY)(`${command} check`)
        : `${(0,markdown_escape/* code */.aY)(`${command} diff ${from}`)}, and for the verdict ${(0,markdown_escape/* code */.aY)(`${command} check --base ${from}`)}`;
    return [`<sub>Policy: ${policy.join(", ")}. The same on your machine: ${commands}.</sub>`, ""];
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


/***/ }),

/***/ 99858:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Sc: () => (/* binding */ secretsInProse),
/* harmony export */   WQ: () => (/* binding */ secretsInSettings),
/* harmony export */   on: () => (/* binding */ hasVendorMark)
/* harmony export */ });
/* harmony import */ var _secrets_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(97544);

function secretsInSettings(text) {
    if (!(0,_secrets_js__WEBPACK_IMPORTED_MODULE_0__/* .mayHoldSecret */ .dV)(text))
        return [];
    return disjoint([...inPairs(text), ...secretsInProse(text), ...inHeaders(text), ...inAddresses(text)]);
}
function secretsInProse(text) {
    return hasVendorMark(text) ? disjoint(matchesOf(text, _secrets_js__WEBPACK_IMPORTED_MODULE_0__/* .vendorForms */ .K1)) : [];
}
function hasVendorMark(text) {
    return vendorMark.test(text);
}
const vendorMark = /[-_IJ9](?:(?<=(?:gh[opusr]|github_pat|[sr]k_live|npm|hf)_|(?:glpat|xox[abeoprs]|sk|xai|pypi)-|AI|eyJ|ya29|A[KS]I)[\w.-]{10}|(?<=-----)BEGIN )/;
function* matchesOf(text, forms) {
    for (const form of forms)
        for (const { 0: value, index } of text.matchAll(form))
            if (isWrittenOut(value))
                yield { start: index, end: index + value.length, key: keyBefore(text, index) };
}
function* inHeaders(text) {
    for (const secret of matchesOf(text, _secrets_js__WEBPACK_IMPORTED_MODULE_0__/* .weakForms */ .Wq))
        if (looksRandom(text.slice(secret.start, secret.end), secret.key ?? ""))
            yield secret;
}
function* inAddresses(text) {
    for (const secret of matchesOf(text, [_secrets_js__WEBPACK_IMPORTED_MODULE_0__/* .addressForm */ .h6])) {
        const isOwn = ownServer.test(text.slice(secret.end, secret.end + 30));
        if (!isOwn &&
            !/^(?:pass(?:word)?|secret|postgres|root|admin|user|guest|minio\w*)$/i.test(text.slice(secret.start, secret.end)))
            yield secret;
    }
}
const ownServer = /^@(?:localhost|127\.0\.0\.1|0\.0\.0\.0|\[::1\]|host\.docker\.internal|[a-z]+(?::\d+)?[/"'\s])/;
function* inPairs(text) {
    for (const match of text.matchAll(_secrets_js__WEBPACK_IMPORTED_MODULE_0__/* .pair */ .V2)) {
        const { key = "", double, single, plain } = match.groups ?? {};
        const quoted = double ?? single;
        const raw = quoted ?? plain ?? "";
        const value = raw.trimEnd();
        const end = match.index + match[0].length - (quoted === undefined ? raw.length - value.length : 1);
        const secret = value.replace(/^(?:bearer|basic|token|apikey)\s+/i, "");
        if ((0,_secrets_js__WEBPACK_IMPORTED_MODULE_0__/* .isSecret */ .$f)(key, value) && looksRandom(secret, key) && isWrittenOut(secret))
            yield { start: end - secret.length, end, key };
    }
}
function looksRandom(value, key) {
    if (/\s|[\\/]{2}|^[./~]|[()[\]]/.test(value))
        return false;
    if (/passw(?:or)?d|passphrase/i.test(key))
        return value.length >= 8 && /\d/.test(value) && /[a-z]/i.test(value);
    return (value.length >= 16 && /\d/.test(value) && /[a-z]/i.test(value) && new Set(value).size >= 8 && !words.test(value));
}
const words = /^[a-z]+(?:[-_.](?:[a-z]+|\d{1,4}|20\d{6}))*$/i;
const standIn = /\$\{|\$\(|\$[A-Za-z_]|\{\{|<[^<>]*>?|%\w+%|\{(?:env|file|input):|\*{3}|\.{3}|…|x{4,}|X{4,}|0{8,}|1{8,}|your|example|placeholder|change[-_]?me|dummy|sample|insert|replace|redacted|todo|fake|mock|here$|my[-_]|process\.env|environ|import\.meta|doppler:|abc(?:def|123)|12345|^(?:null|none|undefined|true|false)$/i;
function isWrittenOut(value) {
    return !standIn.test(value) && new Set(value).size >= 5;
}
function keyBefore(text, at) {
    const line = text.slice(Math.max(text.lastIndexOf("\n", at - 1) + 1, at - 120), at);
    return /(?<key>[A-Za-z_][\w-]*)["']?\s*[:=]\s*["']?(?:(?:bearer|basic|token)\s+)?$/i.exec(line)?.groups?.["key"];
}
function disjoint(found) {
    const all = [...found];
    if (all.length < 2)
        return all;
    const kept = [];
    for (const secret of all.sort((a, b) => a.start - b.start || b.end - a.end))
        if (secret.start >= (kept.at(-1)?.end ?? 0))
            kept.push(secret);
    return kept;
}


/***/ })

};
;