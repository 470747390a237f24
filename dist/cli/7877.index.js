"use strict";
exports.id = 7877;
exports.ids = [7877];
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

/***/ 60099:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ unifiedDiff)
/* harmony export */ });
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
            lines.push(...gone.slice(i, ++i));
        else
            lines.push(...added.slice(j, ++j));
    }
    return [...lines, ...gone.slice(i), ...added.slice(j)];
}


/***/ }),

/***/ 21900:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ titles)
/* harmony export */ });
const titles = new Map([
    ["a3s", "A3S Code"],
    ["augment", "Augment"],
    ["claude", "Claude Code"],
    ["codebuddy", "CodeBuddy"],
    ["codex", "Codex"],
    ["copilot", "GitHub Copilot"],
    ["cursor", "Cursor"],
    ["defect", "defect"],
    ["factory", "Factory"],
    ["gemini", "Gemini CLI"],
    ["goose", "goose"],
    ["junie", "Junie"],
    ["kiro", "Kiro"],
    ["opencode", "opencode or Kilo"],
    ["openheim", "openheim"],
    ["qwen", "Qwen Code"],
    ["roo", "Roo Code"],
    ["vtcode", "VT Code"],
]);


/***/ }),

/***/ 44237:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ crossHostSentence),
/* harmony export */   g: () => (/* binding */ crossHostAccessIn)
/* harmony export */ });
/* harmony import */ var _model_capability_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(95885);
/* harmony import */ var _model_fact_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7277);
/* harmony import */ var _model_load_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6407);
/* harmony import */ var _repo_patterns_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(13987);
/* harmony import */ var _model_profile_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(64682);





function crossHostAccessIn({ loads, subjects }, granted = () => []) {
    const offered = subjects.filter(({ item }) => item.profile !== undefined && (0,_model_load_js__WEBPACK_IMPORTED_MODULE_3__/* .isOffered */ .k)(item));
    const homes = homesOf(loads, offered);
    const groups = new Map();
    for (const subject of offered) {
        const { title, item } = subject;
        const [path = ""] = item.files;
        const home = homes.get(path);
        const beyond = home ? capabilitiesBeyond(home, subject) : [];
        const decided = beyond.length > 0 ? granted(subject) : [];
        const more = beyond.filter((capability) => !decided.includes(capability));
        if (!home || !item.profile || more.length === 0)
            continue;
        const isLoaded = item.verdict.kind === "loaded";
        const key = [home.title, title, isLoaded, ...more].join("\n");
        const group = groups.get(key) ?? { home: home.title, title, more, isLoaded, names: new Map() };
        groups.set(key, group);
        group.names.set(path, (0,_model_fact_js__WEBPACK_IMPORTED_MODULE_4__/* .known */ .eO)(item.profile.name) ?? path);
    }
    return mergedByProfiles([...groups.values()]);
}
function homesOf(loads, offered) {
    const patterns = new Map(loads.map(({ host, own }) => [host, own.map(_repo_patterns_js__WEBPACK_IMPORTED_MODULE_1__/* .parsePattern */ .EY)]));
    const homes = new Map();
    for (const { host, title, item } of offered) {
        const [path = ""] = item.files;
        if (!item.profile || !isOwnPath(patterns.get(host) ?? [], path))
            continue;
        const capabilities = [...(homes.get(path)?.capabilities ?? []), ...(0,_model_profile_js__WEBPACK_IMPORTED_MODULE_2__/* .capabilitiesOf */ .SF)(item.profile)];
        homes.set(path, { title, capabilities });
    }
    return homes;
}
function isOwnPath(patterns, path) {
    return patterns.some(({ anchor, fixed }) => {
        if (fixed === "")
            return false;
        return anchor === "every" ? `/${path}`.includes(`/${fixed}/`) : anchor === "root" && path.startsWith(`${fixed}/`);
    });
}
function capabilitiesBeyond(home, { title, item: { profile } }) {
    if (!profile || home.title === title)
        return [];
    const here = (0,_model_profile_js__WEBPACK_IMPORTED_MODULE_2__/* .capabilitiesOf */ .SF)(profile);
    return _model_capability_js__WEBPACK_IMPORTED_MODULE_0__/* .capabilities */ .R7.filter((capability) => here.includes(capability) && !home.capabilities.includes(capability));
}
function mergedByProfiles(groups) {
    const merged = new Map();
    for (const { home, title, more, isLoaded, names } of groups) {
        const profiles = [...names].map(([path, name]) => ({ name, path }));
        const key = JSON.stringify([home, more, isLoaded, profiles]);
        const hosts = [...(merged.get(key)?.hosts ?? []), title];
        merged.set(key, { home, hosts, more, isLoaded, profiles });
    }
    return [...merged.values()].sort((a, b) => Number(b.isLoaded) - Number(a.isLoaded));
}
const maxNames = 8;
function crossHostSentence({ home, hosts, more, isLoaded, profiles }, quote) {
    const names = profiles.slice(0, maxNames).map(({ name }) => quote(name));
    const rest = profiles.length - names.length;
    const [object, subject] = profiles.length > 1 ? ["them", "they"] : ["it", "it"];
    const where = isLoaded ? "" : ` (which ${hosts.length > 1 ? "do" : "does"} not offer ${object} now)`;
    return `${listed(rest > 0 ? [...names, `${rest} more`] : names)} can also ${listed(more.map((capability) => _model_capability_js__WEBPACK_IMPORTED_MODULE_0__/* .phrases */ .HJ[capability]))} in ${listed(hosts)}${where}, which ${subject} cannot in ${home}`;
}
function listed(words) {
    return words.length < 2 ? words.join("") : `${words.slice(0, -1).join(", ")} and ${words.at(-1)}`;
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

/***/ 92140:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CS: () => (/* binding */ prose),
/* harmony export */   Jj: () => (/* binding */ cut),
/* harmony export */   aY: () => (/* binding */ code),
/* harmony export */   h8: () => (/* binding */ htmlCode),
/* harmony export */   hd: () => (/* binding */ unlinked),
/* harmony export */   nM: () => (/* binding */ row)
/* harmony export */ });
/* harmony import */ var _sanitize_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(32426);

const gap = "\u200b";
const longest = 300;
function code(text, { full = false } = {}) {
    const shown = unlinked(cut((0,_sanitize_text_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .RK)(text), full ? Infinity : longest));
    if (shown.trim() === "")
        return shown === "" ? "(empty)" : "(blank)";
    const fence = "`".repeat(Math.max(0, ...[...shown.matchAll(/`+/g)].map(([run]) => run.length)) + 1);
    const padding = /^[` ]|[` ]$/.test(shown) ? " " : "";
    return `${fence}${padding}${shown}${padding}${fence}`;
}
function htmlCode(text) {
    const shown = unlinked(cut((0,_sanitize_text_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .RK)(text), longest));
    const inert = shown.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
    return `<code>${inert.trim() === "" ? (inert === "" ? "(empty)" : "(blank)") : inert}</code>`;
}
function unlinked(text) {
    return text.replaceAll("@", `@${gap}`);
}
function prose(text) {
    return cut((0,_sanitize_text_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .RK)(text), 4 * longest)
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
    const [, body = "", end = ""] = /^([\s\S]*?)([,;.]?)$/.exec(word) ?? [];
    return acting.test(body) ? `${code(body)}${end}` : code(word);
}
function escaped(character) {
    return "\\`*_[]<>|~&!#^{}".includes(character) ? `\\${character}` : character;
}
function row(cells) {
    return `| ${cells.map((cell) => cell.replace(/(\\?)\|/g, (_, slash) => (slash === "" ? "\\|" : `${slash}${gap}\\|`))).join(" | ")} |`;
}
function cut(text, length) {
    if (text.length <= length)
        return text;
    const end = /[\ud800-\udbff]/.test(text[length - 1] ?? "") ? length - 1 : length;
    return `${text.slice(0, end)}…`;
}


/***/ }),

/***/ 47877:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  comparison: () => (/* binding */ comparison),
  markdown: () => (/* binding */ markdown)
});

// UNUSED EXPORTS: commentOf, isReader, nothingLeft, reportModelOf, reportOf, undecided, undecidedComment

// EXTERNAL MODULE: ./build/bundle/src/inspect/cross-host.js
var cross_host = __webpack_require__(44237);
// EXTERNAL MODULE: ./build/bundle/src/reports/markdown/escape.js
var markdown_escape = __webpack_require__(92140);
;// CONCATENATED MODULE: ./build/bundle/src/reports/markdown/cross-host.js


const title = "More than in their own host";
function crossHostBlock({ model: { crossHost: abroad, changes, state }, isSummary }) {
    const changed = new Set(changes?.flatMap(({ path, after }) => (after ? [path] : [])));
    const items = isSummary ? abroad : abroad.flatMap((group) => within(group, changed));
    return {
        ...(isSummary && state.kind === "passed" && (changes ?? []).length === 0
            ? { head: [`<details><summary><b>${title}</b></summary>`, ""], foot: ["", "</details>"] }
            : { head: [`### ${title}`, ""] }),
        lines: items.map((group) => `- ⚠️ ${(0,cross_host/* crossHostSentence */.I)(group, markdown_escape/* code */.aY)}`),
        omittedLine: (left) => `…and ${left} more of such lines.`,
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
function budget_fitPage(opening, blocks, closing, limit, elsewhere = "") {
    const filled = blocks.filter(({ lines }) => lines.length > 0);
    const rest = ({ omittedLine: more, weights, lines }, shown) => `${more(weights ? weights.slice(shown).reduce((sum, weight) => sum + weight, 0) : lines.length - shown)}${elsewhere}`;
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
        if (shown === 0)
            return [rest(block, 0), ""];
        room -= start - left + frame;
        return [...head, ...lines.slice(0, shown), ...(shown < lines.length ? ["", rest(block, shown)] : []), ...foot, ""];
    };
    const isLate = ({ isLate: late }) => late === true;
    const bodies = new Map([...filled.filter((block) => !isLate(block)), ...filled.filter(isLate)].map((block) => [block, fill(block)]));
    return [...opening, ...filled.flatMap((block) => bodies.get(block) ?? []), ...closing, ""].join("\n");
}

// EXTERNAL MODULE: ./build/bundle/src/reports/change-words.js
var change_words = __webpack_require__(82605);
// EXTERNAL MODULE: ./build/bundle/src/policy/model.js
var model = __webpack_require__(53861);
// EXTERNAL MODULE: ./build/bundle/src/evaluate/result.js
var result = __webpack_require__(97916);
// EXTERNAL MODULE: ./build/bundle/src/platform/hash.js
var hash = __webpack_require__(81957);
;// CONCATENATED MODULE: ./build/bundle/src/reports/markdown/links.js



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
    return linked(pathWords(spot.path, page, spot.line), spot, page);
}
function pathWords(path, { isShort = false }, line = null) {
    const end = line === null ? "" : `:${line}`;
    return isShort && path.length > 200 ? `${(0,markdown_escape/* code */.aY)(path.slice(0, 200))}…${end}` : (0,markdown_escape/* code */.aY)(`${path}${end}`, { full: true });
}
function linked(words, spot, { model, links }) {
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
    return `pull/${pull.number}/files#diff-${(0,hash.sha256)(path)}${line === null ? "" : `${isOfBase ? "L" : "R"}${line}`}`;
}
function foreignAddress(path, { server }) {
    const [, repository, file = "", ref = ""] = /^([\w.-]+\/[\w.-]+)\/\/([^@]+)@(.+)$/.exec(path) ?? [];
    return repository === undefined ? undefined : `${server}/${repository}/blob/${encoded(ref)}/${encoded(file)}`;
}
function ruleLink({ rule, kind }, { model: { tool } }) {
    return `[${(0,markdown_escape/* code */.aY)(kind === null ? rule : `${rule}/${kind}`)}](${(0,result/* helpOf */.ZL)(tool, rule)})`;
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

;// CONCATENATED MODULE: ./build/bundle/src/reports/markdown/phrases.js

function plural(count, noun) {
    return `${count} ${noun}${count === 1 ? "" : "s"}`;
}
function listed(parts, last = "and") {
    return parts.length > 1 ? `${parts.slice(0, -1).join(", ")} ${last} ${parts.at(-1)}` : parts.join("");
}
function nameWords(name) {
    return name === null ? "(no name)" : (0,markdown_escape/* code */.aY)(name);
}
function fieldWords(field) {
    return /^(?![0-9a-f]+$)[a-z][a-z-]*$/i.test(field) ? field : (0,markdown_escape/* code */.aY)(field);
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

;// CONCATENATED MODULE: ./build/bundle/src/reports/markdown/allowed.js




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
            finding: worst === "warning" ? "warned" : "noted",
            by: powers.filter(({ severity }) => severity === worst),
        };
    const waived = objections.filter(({ state, isPower }) => state === "waived" && isPower);
    return waived.length > 0 ? { finding: "waived", by: waived } : { finding: null, by: [] };
}
const findingWords = {
    no: "❌ **no**",
    awaited: "⏳ **needs approval**",
    warned: "⚠️ **warned**",
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
    return `✅ by ${grants.length === 1 ? "grant" : "grants"}, ${abbreviated(grants.map((at) => linked(`line ${at.line ?? 1}`, at, page)), 3)}`;
}
function allowedLines(change, page) {
    const { finding, by, policy } = answerOf(change);
    const grants = abbreviated((change.allowance?.grants ?? []).map((at) => spotLink(at, page)), 3);
    const isBeyond = grants !== "" && finding === "no" && by.some(({ rule }) => rule === "max-capability");
    const isTold = change.widenings.some(({ kind }) => kind === "grant");
    const words = { ...findingWords, no: "❌ not allowed" };
    return [
        ...(policy === "grant" && finding !== "no" && finding !== "awaited" && !isTold
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
        `${ruleLink(one, page)}${one.state === "existing" ? " (not new)" : ""}`,
    ]));
    return abbreviated([...rules.values()], 4);
}
function approverLines({ changes, settings, approvals, isReviewKnown }) {
    const asked = askedIn(changes ?? [], settings ?? []);
    if (asked.length === 0)
        return [];
    const required = approvals.map(({ by, count }) => `The policy asks for ${plural(count, "approval")} by ${listed(by.map((name) => (name === model/* codeOwners */.eY ? "code owners" : (0,markdown_escape/* code */.aY)(name))), "or")}.`);
    return [[...required, ...(isReviewKnown ? [ownerSentence(asked, approvals.length > 0)] : [])].join(" ")].filter((line) => line !== "");
}
function askedIn(changes, settings) {
    return [...changes, ...settings].filter(({ isWidened }) => isWidened);
}
function ownerSentence(asked, isRequired) {
    const owners = [...new Set(asked.flatMap((one) => one.owners))];
    const unowned = new Set(asked.filter((one) => one.owners.length === 0).map(({ path }) => path)).size;
    const names = `${abbreviated(owners.map((owner) => (0,markdown_escape/* code */.aY)(owner)), 4)}`;
    const noun = owners.length === 1 ? "code owner" : "code owners";
    const without = `${plural(unowned, "file")} ${unowned === 1 ? "has" : "have"} no code owner`;
    if (isRequired) {
        if (owners.length === 0)
            return "There is no code owner.";
        return `${noun.replace("c", "C")}: ${names}${unowned > 0 ? `; ${without}` : ""}.`;
    }
    if (owners.length === 0)
        return "Can approve this pull request: anyone with write access (no code owner).";
    return `Can approve this pull request: ${names} (${noun})${unowned > 0 ? `; ${without}, so there anyone with write access` : ""}.`;
}
function haveVariousOwners({ changes, settings }) {
    return new Set(askedIn(changes ?? [], settings ?? []).map(({ owners }) => JSON.stringify(owners))).size > 1;
}
function ownerLines({ owners }) {
    return owners.length === 0
        ? []
        : [
            `${owners.length === 1 ? "owner" : "owners"}: ${abbreviated(owners.map((owner) => (0,markdown_escape/* code */.aY)(owner)), 4)}`,
        ];
}

// EXTERNAL MODULE: ./build/bundle/src/compare/reasons.js
var reasons = __webpack_require__(81968);
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
        ...(0,reasons/* reasonsOf */.z)(powers ?? [], keyOfSpot).map(({ message, at }) => `${(0,markdown_escape/* prose */.CS)(message)} (${placeOf(at, change, page)})`),
        ...(grants ?? []).map((widening) => grantLine(widening, change, page)),
    ];
    return why.length > limit ? [...why.slice(0, limit), `…and ${plural(why.length - limit, "more reason")}`] : why;
}
function grantLine({ message }, { allowance }, page) {
    const places = (allowance?.grants ?? []).map((at) => spotLink(at, page));
    return `${(0,markdown_escape/* prose */.CS)(message)}${places.length > 0 ? ` (${abbreviated(places, 3)})` : ""}`;
}
function keyOfSpot({ path, line }) {
    return JSON.stringify([path, line]);
}
function placeOf(at, { path }, page) {
    return at.path === path && at.line !== null ? linked(`line ${at.line}`, at, page) : spotLink(at, page);
}
function differenceLines(change, page) {
    const { before, after, fields, prompt, isWidened } = change;
    if (!before || !after)
        return after ? oneSided(change, after) : ["the file is gone"];
    const shown = untold(change);
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
    return [
        ...toolLines(change, page),
        ...shown.slice(0, limit).map((difference) => differenceLine(difference, page)),
        ...(shown.length > limit ? [`…and ${plural(shown.length - limit, "more difference")}`] : []),
        ...(prompt ? [promptLine(prompt)] : fields.includes("prompt") ? ["prompt: changed"] : []),
        ...(others.length > 0
            ? [`${isWidened || shown.length > 0 ? "also: " : ""}${abbreviated(others.map(fieldWords), limit)}`]
            : []),
    ];
}
function untold({ widenings, differences, previousPath }) {
    const elsewhere = ["tools", "prompt", "verdict", ...(previousPath === null ? [] : ["path"])];
    return (0,change_words/* untoldDifferences */.N6)(differences.filter(({ field }) => !elsewhere.includes(field)), widenings, (a, b) => keyOfSpot(a) === keyOfSpot(b));
}
function toolLines({ gained, lost, widenings, differences }, page) {
    const list = differences.find(({ field }) => field === "tools");
    const length = Math.max(list?.before?.length ?? 0, list?.after?.length ?? 0);
    if (list && lost.length > 0 && length <= longestList)
        return [differenceLine(list, page)];
    const [unexplained, gone] = [(0,change_words/* unexplainedTools */.hF)(gained, widenings), (0,change_words/* lostTools */.kk)(gained, lost)];
    const parts = [
        ...(unexplained.length > 0 ? [`gains ${toolsOf(unexplained)}`] : []),
        ...(gone.length > 0 ? [`loses ${toolsOf(gone)}`] : []),
    ];
    return parts.length === 0 ? [] : [parts.join("; ")];
}
function oneSided(change, { mode, model }) {
    const tools = (0,change_words/* unexplainedTools */.hF)(change.readers, change.widenings);
    const isTold = change.widenings.some(({ kind }) => kind === "bypass");
    return [
        ...(tools.length > 0 ? [`${change.isWidened ? "also reads" : "reads"}, by ${toolsOf(tools)}`] : []),
        ...(isTold ? [] : change_cells_valueOf("mode", mode)),
        ...change_cells_valueOf("model", model),
    ];
}
function change_cells_valueOf(field, value) {
    return value === null ? [] : [`${field}: ${(0,markdown_escape/* code */.aY)(value)}`];
}
function differenceLine({ field, before, after, at }, page) {
    const [was, is] = [before, after].map((value) => value === null ? "none" : field === "tools" && value === "every tool" ? value : (0,markdown_escape/* code */.aY)(value));
    return `${linked(fieldWords(field), at, page)}: ${was} → ${is}`;
}
function promptLine({ added, removed, hidden }) {
    const lines = added + removed === 0 ? "changed" : `+${added} −${removed} lines`;
    return `prompt: ${lines}${hidden > 0 ? `, **${plural(hidden, "hidden character")}**` : ""}`;
}
function toolsOf(tools) {
    return abbreviated(tools.map((tool) => (tool === "*" ? "every tool" : (0,markdown_escape/* code */.aY)(tool))), 6);
}

;// CONCATENATED MODULE: ./build/bundle/src/reports/markdown/changes.js






const unfolded = 5;
const legendLine = `<sub>${change_words/* legend */.o1}; **bold**: gained; ~~struck out~~: lost.</sub>`;
function changesBlocks(page) {
    const changes = page.model.changes ?? [];
    const widened = changes.filter(({ isWidened }) => isWidened);
    const gained = widened.filter(({ widenings }) => widenings.some(change_words/* isPower */.Wt));
    const regranted = widened.filter((change) => !gained.includes(change));
    const others = changes.filter(({ isWidened }) => !isWidened);
    const blocks = [
        ...widenedBlocks({ title: "Gained power", shares: [0.2, 0.35] }, gained, page),
        ...widenedBlocks({ title: "Changed under a grant", shares: [0.1, 0.15] }, regranted, page),
        othersBlock(others, page),
    ].filter(({ lines }) => lines.length > 0);
    return blocks.map((block, at) => (at === 0 ? { ...block, foot: ["", legendLine, ...(block.foot ?? [])] } : block));
}
function widenedBlocks({ title, shares: [ofTable, ofReasons] }, changes, page) {
    const isOwnerNamed = haveVariousOwners(page.model);
    const cells = (change, where) => [gainCell(change), allowedCell(change, where)];
    const reasons = (change, where) => [
        ...reasonLines(change, where),
        ...differenceLines(change, where),
        ...allowedLines(change, where),
        ...(isOwnerNamed ? ownerLines(change) : []),
    ];
    const chunks = chunksOf(worstFirst(changes), (change, where) => [...cells(change, where), ...reasons(change, where)], page);
    const weights = chunks.map(({ length }) => length);
    return [
        {
            head: [`### ${title}`, "", (0,markdown_escape/* row */.nM)(["Subagent", "Can do", "Allowed?"]), (0,markdown_escape/* row */.nM)(["---", "---", "---"])],
            lines: linesOf(chunks, (first, chunk, where, inside) => (0,markdown_escape/* row */.nM)([subjectCell(first, chunk, where), ...cells(first, inside)]), page),
            weights,
            share: ofTable,
            omittedLine: (left) => `…and ${left} more ${left === 1 ? "subagent" : "subagents"}.`,
        },
        {
            head: [],
            lines: linesOf(chunks, (first, chunk, where, inside) => [`- ${titleOf(first, chunk, where)}`, ...reasons(first, inside)].join("<br>"), page),
            weights,
            share: ofReasons,
            omittedLine: (left) => `…and the reasons of ${left} more.`,
        },
    ];
}
function othersBlock(changes, page) {
    const title = `${page.model.changes?.some(({ isWidened }) => isWidened) ? "Other changed" : "Changed"} subagents`;
    const isFolded = changes.length > unfolded;
    const cells = (change, where) => [
        powersCell(change),
        differenceLines(change, where).join("<br>") || "nothing but that",
    ];
    const chunks = chunksOf(changes, cells, page);
    return {
        head: [
            isFolded ? `<details><summary><b>${changes.length} ${title.toLowerCase()}</b></summary>` : `### ${title}`,
            "",
            (0,markdown_escape/* row */.nM)(["Subagent", "Can do", "What changed"]),
            (0,markdown_escape/* row */.nM)(["---", "---", "---"]),
        ],
        lines: linesOf(chunks, (first, chunk, where, inside) => (0,markdown_escape/* row */.nM)([subjectWithPath(first, chunk, where), ...cells(first, inside)]), page),
        weights: chunks.map(({ length }) => length),
        ...(isFolded ? { foot: ["", "</details>"] } : {}),
        share: 0.3,
        omittedLine: (left) => `…and ${left} more changed ${left === 1 ? "subagent" : "subagents"}.`,
    };
}
function worstFirst(changes) {
    const severities = ["error", "warning", "note"];
    const rank = ({ objections, widenings }) => {
        const counting = objections.filter(({ state }) => state !== "waived");
        const worst = Math.min(...counting.map(({ severity }) => severities.indexOf(severity)), severities.length);
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
        const group = groups.get(key);
        if (group)
            group.push(change);
        else
            groups.set(key, [change]);
    }
    const chunks = [...groups.values()].flatMap((group) => (page.isSummary ? slices(group, shownOf(page)) : [group]));
    return chunks.flatMap(([first, ...more]) => (first ? [[first, ...more]] : []));
}
function linesOf(chunks, write, page) {
    return chunks.map((chunk) => shortenedToFit((where) => write(chunk[0], chunk, where, chunk.length === 1 ? where : withoutLinesOf(chunk[0], where)), page));
}
function withoutLinesOf({ path }, { links, ...page }) {
    return { ...page, links: links && { ...links, without: path } };
}
function subjectCell(change, chunk, page) {
    if (chunk.length > 1)
        return subjectWithPath(change, chunk, page);
    return [`**${nameWords(change.name)}** (${change.host})`, standingOf(change), ...foldedLines(change, chunk)].join("<br>");
}
function foldedLines({ isFolded, isLarge }, { length }) {
    const what = length === 1 ? "this change" : "these changes";
    if (isFolded)
        return [`⚠️ **GitHub folds ${what} in the review**`];
    return isLarge ? [`⚠️ **GitHub does not show ${what}: the diff is too large**`] : [];
}
function titleOf(change, chunk, page) {
    if (chunk.length === 1)
        return `**${nameWords(change.name)}** (${change.host}) ${wayOf(change, page)}`;
    return `**${chunk.length} subagents**: ${abbreviated(chunk.map(({ name }) => nameWords(name)), 4)}`;
}
function subjectWithPath(change, chunk, page) {
    const { host } = change;
    const folded = foldedLines(change, chunk);
    if (chunk.length === 1)
        return [`**${nameWords(change.name)}** (${host})`, wayOf(change, page), standingOf(change), ...folded].join("<br>");
    const shown = chunk
        .slice(0, shownOf(page))
        .map((a) => (isNamedByFile(a) ? wayOf(a, page) : `${nameWords(a.name)} ${wayOf(a, page)}`));
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
    const previous = previousPath === null ? [] : [spotLink({ path: previousPath, line: null, isOfBase: true }, page)];
    const here = path === ""
        ? "built into its host"
        : linked(pathWords(path, page), { path, line: after ? line : null, isOfBase: after === null }, page);
    return [...previous, here].join(" → ");
}
function standingOf({ kind, before, after }) {
    const [was, is] = [before?.verdict ?? null, after?.verdict ?? null];
    const verdict = is === null || was === is || (was === null && is === "loaded")
        ? []
        : [was === null ? `**${is}**` : `${was} → **${is}**`];
    return [(0,change_words/* kindWord */.dx)(kind) ?? "changed", ...verdict].join(", ");
}

// EXTERNAL MODULE: ./build/bundle/src/sanitize/text.js
var sanitize_text = __webpack_require__(32426);
;// CONCATENATED MODULE: ./build/bundle/src/reports/markdown/delegation.js

const delegation_limit = 30;
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
    const shown = nodes.slice(0, delegation_limit);
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
;// CONCATENATED MODULE: ./build/bundle/src/reports/markdown/ceilings.js



function ceilingsBlock({ unstated, tool }) {
    return {
        head: [],
        lines: unstated.flatMap((one) => [(0,ceilings/* ceilingSentence */.FC)({ ...one, host: (0,markdown_escape/* prose */.CS)(one.host) }, commandOf(tool), markdown_escape/* code */.aY), ""]),
        omittedLine: (left) => `…and ${left} more.`,
    };
}

// EXTERNAL MODULE: ./build/bundle/src/reports/model/groups.js
var groups = __webpack_require__(59995);
;// CONCATENATED MODULE: ./build/bundle/src/reports/markdown/findings.js




const findings_unfolded = 10;
const marks = { error: "❌ **error**", warning: "⚠️ **warning**", note: "ℹ️ note" };
function findingsBlocks(page) {
    const { findings: { new: fresh, touched, elsewhere, waived }, base, } = page.model;
    const stands = (groups) => (findings_countOf(groups) === 1 ? "stands" : "stand");
    const isCompared = base !== null || touched.length + elsewhere.length > 0;
    return [
        { ...blockOf(fresh, page), head: [isCompared ? "### New findings" : "### Findings", ""] },
        folded(`on changed subagents, which ${base === null ? "may stand" : `already ${stands(touched)} at the base`}`, touched, page),
        ...(page.isSummary
            ? [
                folded(base === null ? "that may stand" : `elsewhere, which already ${stands(elsewhere)} at the base`, elsewhere, page),
            ]
            : []),
        folded("that the policy waives", waived, page),
    ];
}
function findings_countOf(groups) {
    return groups.reduce((sum, { count }) => sum + count, 0);
}
function folded(which, groups, page) {
    const count = findings_countOf(groups);
    return {
        ...blockOf(groups, page),
        head: [`<details><summary>${count} ${count === 1 ? "finding" : "findings"} ${which}</summary>`, ""],
        foot: ["", "</details>"],
    };
}
function blockOf(groups, page) {
    const parts = page.isSummary ? groups.flatMap((group) => partsOf(group, shownOf(page))) : groups;
    return {
        head: [],
        lines: parts.map((entry) => shortenedToFit((where) => lineOf(entry, where), page)),
        weights: parts.map(({ count }) => count),
        omittedLine: (left) => `…and ${left} more ${left === 1 ? "finding" : "findings"}.`,
    };
}
function partsOf(group, size) {
    const pieces = slices(group.places, size);
    return pieces.map((places, at) => ({
        ...group,
        places: places,
        count: at < pieces.length - 1 ? places.length : group.count - at * size,
    }));
}
function lineOf(group, page) {
    const { severity, places: [first, ...others], message, values, name, hosts, waiver, related, fix, } = group;
    const waived = waiver
        ? [
            `  <br>Waived until ${waiver.until}: ${(0,markdown_escape/* prose */.CS)(waiver.reason)} (${(0,markdown_escape/* code */.aY)(waiver.owner)}, ${spotLink(waiver.at, page)})`,
        ]
        : [];
    const places = related
        .slice(0, 5)
        .map(({ message: words, at: place }) => `  <br>${spotLink({ ...place, line: null }, page)}: ${(0,markdown_escape/* prose */.CS)(words)}`);
    const subjectsOf = `${name === null ? "" : ` ${nameWords(name)}`}${hosts.length > 0 ? ` (${hosts.join(", ")})` : ""}`;
    return [
        `- ${marks[severity]} ${spotLink(first, page)}${subjectsOf}<br>${(0,markdown_escape/* prose */.CS)(message)} (${ruleLink(group, page)})${also(others, page)}`,
        ...(values.length === 0 ? [] : [`  <br>Found: ${(0,groups/* valuesPhrase */.O$)(values, markdown_escape/* code */.aY)}`]),
        ...(fix === null ? [] : [`  <br>Fix: ${(0,markdown_escape/* code */.aY)(fix)}`]),
        ...waived,
        ...places,
    ].join("\n");
}
function also(others, page) {
    if (others.length === 0)
        return "";
    const title = `The same in ${others.length} more ${others.length === 1 ? "file" : "files"}`;
    const shown = others.slice(0, shownOf(page)).map((place) => spotLink(place, page));
    const files = `${shown.join(", ")}${shown.length < others.length ? ` and ${others.length - shown.length} more` : ""}`;
    return others.length > findings_unfolded ? `<details><summary>${title}</summary>${files}</details>` : `<br>${title}: ${files}`;
}

// EXTERNAL MODULE: ./build/bundle/src/reports/instruction-words.js
var instruction_words = __webpack_require__(5125);
;// CONCATENATED MODULE: ./build/bundle/src/reports/markdown/instructions.js



function instructionsBlock(page) {
    const { instructions } = page.model;
    const named = page.isSummary ? 50 : 5;
    const shown = (where) => instructions
        .slice(0, named)
        .map((change) => `${spotLink({ path: change.path, line: null, isOfBase: change.kind === "removed" }, where)} ${(0,instruction_words/* instructionWords */.s)(change, "−")}`);
    const more = instructions.length > named ? `; and ${instructions.length - named} more` : "";
    return {
        head: [],
        lines: instructions.length === 0
            ? []
            : [
                shortenedToFit((where) => `**Instructions changed** (not checked): ${shown(where).join("; ")}${more}.`, page),
            ],
        weights: [instructions.length],
        omittedLine: (left) => `${plural(left, "instruction file")} changed (not checked).`,
    };
}

;// CONCATENATED MODULE: ./build/bundle/src/reports/markdown/inventory.js



function inventoryBlock(page) {
    const profiles = page.model.profiles ?? [];
    return {
        head: [
            `<details><summary>${profiles.length === 1 ? "1 profile: what its host makes of it, and what it may do" : `${profiles.length} profiles: what their hosts make of them, and what they may do`}</summary>`,
            "",
            (0,markdown_escape/* row */.nM)(["Subagent", "Host's verdict", "May do", "Mode, model"]),
            (0,markdown_escape/* row */.nM)(["---", "---", "---", "---"]),
        ],
        lines: profiles.map((profile) => profileRow(profile, page)),
        foot: ["", "</details>"],
        omittedLine: (left) => `…and ${left} more ${left === 1 ? "profile" : "profiles"}.`,
    };
}
function profileRow({ name, path, host, side }, page) {
    const shown = side.verdict === "loaded" ? "loaded" : `**${side.verdict ?? "unknown"}**`;
    const kept = [side.mode, side.model].filter((value) => value !== null).map((value) => (0,markdown_escape/* code */.aY)(value));
    return (0,markdown_escape/* row */.nM)([
        `${nameWords(name)}<br>${spotLink({ path, line: null }, page)}`,
        `${host}: ${shown}`,
        powersOf(side),
        kept.join(", ") || "–",
    ]);
}

;// CONCATENATED MODULE: ./build/bundle/src/reports/markdown/policy.js


function policyBlocks(page) {
    const { policy } = page.model;
    if (!policy)
        return [];
    const problem = ({ at, message }) => `- ${spotLink(at, page)}: ${(0,markdown_escape/* prose */.CS)(message)}`;
    const finding = (group) => `- ${spotLink(group.places[0], page)} ${group.severity}: ${(0,markdown_escape/* prose */.CS)(group.message)} (${ruleLink(group, page)})`;
    const parts = [
        ["Becomes looser:", policy.looser.map(problem)],
        ["Becomes tighter:", policy.tighter.map(problem)],
        ["The new policy would find:", policy.found.map(finding)],
        ["The new policy would no longer find:", policy.gone.map(finding)],
    ];
    const texts = parts.filter(([, lines]) => lines.length > 0);
    return texts.map(([title, lines], i) => ({
        head: [
            ...(i === 0
                ? [
                    "### Policy changes",
                    "",
                    "This change is judged by the policy as it stands; what it brings counts once it is merged.",
                    "",
                ]
                : []),
            `**${title}**`,
            "",
        ],
        lines,
        share: 0.15,
        omittedLine: (left) => `…and ${left} more.`,
    }));
}
function upcomingBlock({ upcoming }) {
    return {
        head: ["### What the rollout brings", ""],
        lines: upcoming.map(stepLine),
        omittedLine: (left) => `…and ${left} more ${left === 1 ? "day" : "days"}.`,
    };
}
function stepLine({ day, stage, findings, rules }) {
    const by = rules.map(([rule, count]) => `${(0,markdown_escape/* code */.aY)(rule)} ${count}`).join(", ");
    const [a, many] = stage === "enforce" ? ["becomes an error", "become errors"] : ["becomes a warning", "become warnings"];
    return `- From **${day}** ${findings === 1 ? `1 finding of today ${a}` : `${findings} findings of today ${many}`}: ${by}`;
}

// EXTERNAL MODULE: ./build/bundle/src/reports/setting-groups.js
var setting_groups = __webpack_require__(78302);
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
        ...(isProse ? (0,literal_secrets/* secretsInProse */.S)(text) : [...(0,literal_secrets/* secretsInSettings */.W)(text), ...underSecretKeys(text)]),
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
        return (0,secrets/* isSecret */.$f)(key, value) && !/\s|^(?:[\d.]+|true|false|null)$/.test(value)
            ? [{ start, end: start + value.length }]
            : [];
    });
}
function maskedSpan(span) {
    if (!span.startsWith("-----BEGIN"))
        return mask;
    return span.replace(/[A-Za-z0-9+/=_.-]{16,}|(?<=^\s*)[A-Za-z0-9+/=]+(?=\s*$)/gm, mask);
}

;// CONCATENATED MODULE: ./build/bundle/src/reports/markdown/text-diff-lines.js




const largest = 500_000;
function diffOf({ before, after, isProse, width, passage }) {
    if (before.length + after.length > largest)
        return undefined;
    const shown = [];
    const known = new Map();
    const keyed = (text) => {
        const masked = maskedLines(text, { isProse });
        return text_diff_lines_linesOf(text)
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
    const diff = (0,unified_diff/* unifiedDiff */.W)("", keyed(was), keyed(is), (line) => line)
        .split("\n")
        .slice(2, -1);
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
function text_diff_lines_linesOf(text) {
    const lines = text.split("\n");
    return lines.at(-1) === "" ? lines.slice(0, -1) : lines;
}
function withoutReturns(text) {
    return text.replaceAll("\r\n", "\n");
}
function shownLine(line, width) {
    return (0,markdown_escape/* unlinked */.hd)((0,markdown_escape/* cut */.Jj)(line.split("\t").map(sanitize_text/* visible */.RK).join("\t"), width));
}
function headOf(line) {
    const [, next] = /^@@ -[\d,]+ \+(\d+)(?:,\d+)? @@$/.exec(line) ?? [];
    return next === undefined ? undefined : Number(next);
}

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
    const omitted = (count) => `…and ${plural(count, "more diff")}.`;
    const isFolded = texts.length > maxOpen;
    return {
        head: isFolded ? [`<details><summary><b>${plural(texts.length, "text diff")}</b></summary>`, ""] : [],
        ...(isFolded ? { foot: ["", "</details>"] } : {}),
        lines: [...shown, ...(left > 0 ? [omitted(left)] : [])],
        weights: [...shown.map(() => 1), ...(left > 0 ? [left] : [])],
        omittedLine: omitted,
        isLate: true,
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
        passage: (line) => (firstLine === null ? `line ${line} of the prompt` : `line ${line + firstLine - 1}`),
    });
    if (diff?.lines.length === 0)
        return undefined;
    return shortenedToFit((where) => {
        const open = openLink(text, diff, where);
        return [
            `<details><summary>${text_diff_titleOf(text, diff)}</summary>`,
            "",
            ...(diff ? codeBlock(text, diff, limits, open) : [`The text is too large to be compared here; ${open}.`]),
            "",
            "</details>",
            "",
        ].join("\n");
    }, page);
}
function codeBlock({ before }, { lines }, { lines: most, firstLines, characters }, open) {
    const passages = before === null ? lines.slice(1) : lines;
    const shown = [];
    let room = characters;
    for (const line of passages.slice(0, before === null ? firstLines : most)) {
        room -= line.length + 1;
        if (room < 0)
            break;
        shown.push(line);
    }
    const runs = shown.flatMap((line) => line.match(/`+/g) ?? []).map(({ length }) => length);
    const fence = "`".repeat(Math.max(2, ...runs) + 1);
    const left = passages.length - shown.length;
    return [`${fence}diff`, ...shown, fence, ...(left > 0 ? ["", `… ${plural(left, "more line")}, ${open}`] : [])];
}
function openLink({ path, firstLine, after }, diff, page) {
    const line = firstLine === null ? null : firstLine + (diff?.first ?? 1) - 1;
    return linked("open", { path, line, isOfBase: after === null }, page);
}
function text_diff_titleOf({ kind, names, hosts, path, before, after }, diff) {
    const what = kind === "settings"
        ? `Diff of ${(0,markdown_escape/* htmlCode */.h8)(path)}`
        : `Prompt of ${abbreviated(names.map((name) => (name === null ? "(no name)" : (0,markdown_escape/* htmlCode */.h8)(name))), 4)} (${hosts.join(", ")})`;
    if (before === null)
        return `${what}, new${diff ? `: ${plural(diff.added, "line")}` : ""}`;
    const counts = diff ? `: +${diff.added} −${diff.removed} lines` : "";
    return `${what}${after === null ? ", deleted" : ""}${counts}`;
}

;// CONCATENATED MODULE: ./build/bundle/src/reports/markdown/settings.js






const examples = 3;
function settingsBlocks(page) {
    const files = (0,setting_groups/* groupSettings */.L1)(page.model.settings ?? []);
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
    const subagents = Math.max(...all.map((setting) => setting.subagents));
    const isLooser = all.some(({ isWidened }) => isWidened);
    const { owners = [], isFolded = false, isLarge = false } = all[0] ?? {};
    return {
        head: [
            `### ${isLooser ? "Looser" : "Changed"} settings: ${(0,markdown_escape/* code */.aY)(path)}`,
            "",
            `${[
                `${host}: ${subagents === 0 ? "no subagent of this repository runs" : `${plural(subagents, "subagent")} ${subagents === 1 ? "runs" : "run"}`} under it`,
                ...(haveVariousOwners(page.model) ? ownerLines({ owners }) : []),
            ].join("; ")}.${unseenWords(isFolded, isLarge)}`,
            "",
        ],
        lines: groups.map((group) => shortenedToFit((where) => settings_lineOf(group, where), page)),
        weights: groups.map(({ length }) => length),
        share,
        omittedLine: (left) => `…and ${plural(left, "more changed setting")} in ${(0,markdown_escape/* code */.aY)(path)}.`,
    };
}
function unseenWords(isFolded, isLarge) {
    if (isFolded)
        return " ⚠️ **GitHub folds this file in the review.**";
    return isLarge ? " ⚠️ **The diff of this file is too large for GitHub to show.**" : "";
}
function settings_lineOf(group, page) {
    const [first] = group;
    const kind = (0,setting_groups/* kindOfSetting */.cg)(first);
    const count = group.length > 1 ? `${group.length} × ` : "";
    const values = group
        .slice(0, examples)
        .map(({ before, after, isSame }) => (0,setting_groups/* shownValues */.Q$)(before, after, isSame, (text) => (0,markdown_escape/* code */.aY)(text)));
    const more = group.length > examples ? ` and ${group.length - examples} more` : "";
    const lines = [...new Map(group.map(({ at }) => [at.line, lineLink(at, first.path, page)])).values()];
    return `- ${first.isWidened ? `**${kind}**` : kind}: ${count}${(0,markdown_escape/* code */.aY)(first.setting)}: ${values.join(", ")}${more}; ${(0,markdown_escape/* prose */.CS)(first.because)} (${abbreviated(lines, examples + 1)})`;
}
function lineLink(at, path, page) {
    if (at.path !== path || at.line === null)
        return spotLink(at, page);
    return linked(`line ${at.line}${at.isOfBase === true ? " of the base" : ""}`, at, page);
}

// EXTERNAL MODULE: ./build/bundle/src/reports/model/index.js
var reports_model = __webpack_require__(70303);
// EXTERNAL MODULE: ./build/bundle/src/reports/model/order.js
var order = __webpack_require__(56931);
// EXTERNAL MODULE: ./build/bundle/src/reports/state.js
var reports_state = __webpack_require__(24144);
// EXTERNAL MODULE: ./build/bundle/src/compare/settings-json.js
var settings_json = __webpack_require__(95147);
// EXTERNAL MODULE: ./build/bundle/src/reports/markdown/model/change.js
var change = __webpack_require__(10505);
// EXTERNAL MODULE: ./build/bundle/src/compare/effects.js
var effects = __webpack_require__(56847);
// EXTERNAL MODULE: ./build/bundle/src/reports/markdown/model/subject.js
var model_subject = __webpack_require__(37377);
;// CONCATENATED MODULE: ./build/bundle/src/reports/markdown/model/setting.js



function settingModel(change, review) {
    const { title, path, setting, before, after, effect, because, at, isOfBase, subjects } = change;
    return {
        host: title,
        path,
        setting,
        before: before && (0,settings_json/* shownValue */.JJ)(before),
        after: after && (0,settings_json/* shownValue */.JJ)(after),
        effect,
        may: after?.may ?? [],
        because,
        at: { ...(0,model_subject/* spotAt */.AH)(at), isOfBase },
        subagents: subjects.length,
        isWidened: (0,effects/* isLooser */.e)(change),
        isSame: change.material.length > 0,
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
    return [...settingsTexts(reviewContext), ...joined(widened.flatMap((change) => promptText(change) ?? []))];
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
function joined(texts) {
    const known = new Map();
    for (const text of texts) {
        const key = JSON.stringify([text.path, text.before, text.after]);
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
    const group = remarkOf(result);
    const report = (0,reports_model/* findingReport */.A)(result);
    return {
        tool,
        repository,
        commit,
        base,
        sources: sources.map((source) => ({ ref: source.ref, commit: source.commit })),
        state: (0,reports_state/* stateOf */.L)(result),
        ignored: inspection.ignored,
        notes,
        changes: (0,change/* changesIn */.N0)(result),
        settings: result.settings?.map((change) => settingModel(change, reviewContext)) ?? null,
        settingsWidened: (0,settings_json/* widenedBySettings */.pU)(result.settings ?? []),
        texts: textsIn(result),
        instructions: result.instructions ?? [],
        delegation: (0,change/* delegationIn */.w5)(result),
        isReviewKnown: reviewContext !== undefined,
        approvals: (reviewContext?.approvals ?? []).map(({ by, count }) => ({ by, count })),
        findings: findingsIn(result, report, group),
        unstated: report.unstated,
        policy: policyChanges ? policyOf(policyChanges) : null,
        upcoming: upcoming.map(({ rules, ...step }) => ({ ...step, rules: [...rules] })),
        profiles: inspection.subjects.map(profileOf),
        crossHost: (0,cross_host/* crossHostAccessIn */.g)(inspection, result.grantedByHost),
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
function remarkOf(result) {
    const { loads, subjects } = result.inspection;
    const titles = new Map(loads.map(({ host, title }) => [host, title]));
    const named = new Map(subjects.map((subject) => [subject.item, subject]));
    return ({ first, message, severity, hosts, paths, findings: evaluated, fix, values }) => {
        const { finding, waiver } = first;
        const subject = paths.length === 1 ? named.get(finding.item) : undefined;
        const others = new Map(evaluated.map(({ finding: { at } }) => [at.source.path, at]));
        others.delete(finding.at.source.path);
        return {
            ...saidOf(finding),
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
function saidOf({ rule, kind, severity, message, at, related = [] }) {
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
        related: related.map(problemOf),
    };
}
function policyOf({ looser, tighter, found, gone }) {
    return {
        looser: looser.map(problemOf),
        tighter: tighter.map(problemOf),
        found: found.map(saidOf),
        gone: gone.map(saidOf),
    };
}
function problemOf({ message, at }) {
    return { message, at: (0,model_subject/* spotAt */.AH)(at) };
}
function profileOf(subject) {
    return { name: (0,model_subject/* nameOf */.Vb)(subject), path: subject.item.files[0] ?? "", host: subject.title, side: (0,model_subject/* sideOf */.Jh)(subject) };
}

;// CONCATENATED MODULE: ./build/bundle/src/reports/markdown/headline.js





function headline_openingLines(model) {
    return [`## ${headline_verdictLine(model)}`, "", ...asideOf(model).flatMap((line) => [line, ""]), ...notesOf(model)];
}
function comparisonLines(model) {
    const counts = countsIn(model);
    return [
        `## ${(0,change_words/* gainSentence */.PC)(counts)}`,
        "",
        ...[...changedLines(counts), ...approverLines(model), ...unseen(model)].flatMap((line) => [line, ""]),
        ...notesOf(model),
    ];
}
function notesOf({ notes }) {
    return notes.flatMap((note) => [`> Note: ${(0,markdown_escape/* prose */.CS)(note)}`, ""]);
}
const headline_marks = { passed: "✅", waiting: "⏳", failed: "❌" };
function headline_verdictLine({ state }) {
    return `${headline_marks[state.kind]} ${(0,reports_state/* firstLine */.T)(state, { name: markdown_escape/* code */.aY })}`;
}
function countsIn({ changes, settings, settingsWidened }) {
    const widened = (changes ?? []).filter(({ isWidened }) => isWidened);
    const gained = widened.filter(({ widenings }) => widenings.some(change_words/* isPower */.Wt)).length;
    return {
        changed: changes?.length ?? 0,
        gained,
        regranted: widened.length - gained,
        files: new Set(settings?.map(({ path }) => path)).size,
        looser: settings?.some(({ isWidened }) => isWidened) ? settingsWidened : undefined,
    };
}
function gainLine(model) {
    const counts = countsIn(model);
    const isGain = counts.gained + counts.regranted > 0 || counts.looser !== undefined;
    const sentence = (0,change_words/* gainSentence */.PC)(counts);
    return [isGain ? `**${sentence}.**` : `${sentence}.`, ...changedLines(counts)].join(" ");
}
function changedLines(counts) {
    const changed = (0,change_words/* changedSentence */.yT)(counts);
    return changed === "" ? [] : [`${changed}.`];
}
function asideOf(model) {
    const { changes } = model;
    const aside = asideWords(model);
    return [
        ...(changes ? [gainLine(model), ...approverLines(model), ...unseen(model)] : []),
        ...(aside.length === 0 ? [] : [`${aside.join("; ")}.`]),
    ];
}
function asideWords({ state, ignored }) {
    const { existing, baselined, waived } = state.hidden;
    const own = state.kind === "passed"
        ? []
        : [
            ...(existing > 0 ? [`${plural(existing, "existing finding")}`] : []),
            ...(baselined > 0 ? [`${plural(baselined, "finding")} of the baseline`] : []),
            ...(waived > 0 ? [`${waived} waived by the policy`] : []),
        ];
    return [
        ...(own.length === 0 ? [] : [`Not counted: ${listed(own)}`]),
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
        ...(folded > 0 ? [`**${plural(folded, "changed profile")}** that GitHub folds`] : []),
        ...(large > 0 ? [`**${plural(large, "changed profile")}** with a diff that is too large for GitHub to show`] : []),
        ...(files.size > 0 ? [`**${plural(files.size, "settings file")}** that GitHub folds or cuts`] : []),
        ...(hidden > 0 ? [`**${plural(hidden, "prompt")}** with new hidden characters`] : []),
    ];
    return parts.length === 0 ? [] : [`⚠️ Not to be seen in the review: ${listed(parts)}.`];
}

;// CONCATENATED MODULE: ./build/bundle/src/reports/markdown/index.js


















const summaryBytes = 900_000;
const commentBytes = 60_000;
function markdown(result, links) {
    return reportOf(reportModelOf(result), links);
}
function reportOf(model, links) {
    const page = { model, links, isSummary: true };
    return budget_fitPage(headline_openingLines(model), [...sections(page), inventoryBlock(page)], closing(page), summaryBytes);
}
function commentOf(model, links, marker) {
    const page = { model, links, isSummary: false };
    const elsewhere = links.run === undefined ? "" : ` The [summary of the run](${links.run}) has the rest.`;
    return fitPage([marker, ...openingLines(model)], sections(page), [...elsewhereLines(page), ...closing(page), ...source(links)], commentBytes, elsewhere);
}
function nothingLeft(model, links, marker) {
    return [marker, `${verdictLine(model)}; no subagent differs from the base. ${source(links).join("")}`, ""].join("\n");
}
function comparison(result, links) {
    const page = { model: reportModelOf(result), links, isSummary: true };
    return budget_fitPage(comparisonLines(page.model), sections(page), closing(page), summaryBytes);
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
        ...changesBlocks(page),
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
            `${count} more ${count === 1 ? "finding is" : "findings are"} on subagents that this pull request does not change.`,
            "",
        ];
}
function source(links) {
    const run = links.run === undefined ? "its run" : `[its run](${links.run})`;
    return [`<sub>Only the status of the check blocks a merge; this comment reports what ${run} found.</sub>`];
}
function closing({ model: { sources, base, tool } }) {
    const policy = sources.map(({ ref, commit }) => commit === null ? (0,markdown_escape/* code */.aY)(ref) : `${(0,markdown_escape/* code */.aY)(ref)} of ${(0,markdown_escape/* code */.aY)(commit.slice(0, 12))}`);
    const command = commandOf(tool);
    const from = base?.slice(0, 12);
    const commands = from === undefined
        ? (0,markdown_escape/* code */.aY)(`${command} check`)
        : `${(0,markdown_escape/* code */.aY)(`${command} diff ${from}`)}, and for the verdict ${(0,markdown_escape/* code */.aY)(`${command} check --base ${from}`)}`;
    return [`<sub>Judged by ${policy.join(", ")}. The same on your machine: ${commands}.</sub>`, ""];
}


/***/ }),

/***/ 77783:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FC: () => (/* binding */ ceilingSentence),
/* harmony export */   R2: () => (/* binding */ unstatedCeilings),
/* harmony export */   he: () => (/* binding */ isCounted)
/* harmony export */ });
/* harmony import */ var _model_rule_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(78301);

function isCounted({ finding }) {
    return finding.isUnstated === true && finding.severity === "note";
}
function unstatedCeilings({ findings, inspection: { loads, subjects }, }) {
    const titles = new Map(loads.map(({ host, title }) => [host, title]));
    return [...new Set(findings.flatMap(({ finding: { host } }) => host ?? []))].sort().map((host) => {
        const own = findings.filter(({ finding }) => finding.host === host).map(({ finding }) => finding);
        const paths = (isSetting) => new Set(own
            .filter(({ kind }) => (kind === "settings") === isSetting)
            .map(({ at, item }) => item?.files[0] ?? at.source.path)).size;
        return {
            host: titles.get(host) ?? host,
            exceeding: paths(false),
            profiles: new Set(subjects.filter((subject) => subject.host === host).map(({ item }) => item.files[0])).size,
            settings: paths(true),
        };
    });
}
function ceilingSentence({ host, exceeding, profiles, settings }, command, code) {
    const all = profiles === null ? "" : ` of ${number(profiles)}`;
    const noun = (profiles ?? exceeding) === 1 ? "profile" : "profiles";
    const own = `${number(exceeding)}${all} ${host} ${noun} can do more than ${_model_rule_js__WEBPACK_IMPORTED_MODULE_0__/* .presetCeiling */ .bD.join(", ")}`;
    const beside = `${number(settings)} settings ${settings === 1 ? "file starts code or connects servers" : "files start code or connect servers"}`;
    const what = settings === 0 ? own : exceeding === 0 ? `${beside} next to the ${host} profiles` : `${own}, and ${beside}`;
    return `${what}. ${code(`${command} list`)} shows what. Set ${code("ceiling")} in your policy to enforce a limit.`;
}
function number(count) {
    return String(count).replace(/\B(?=(?:\d{3})+$)/g, ",");
}


/***/ }),

/***/ 59995:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $c: () => (/* binding */ subjectsIn),
/* harmony export */   Gg: () => (/* binding */ titleOf),
/* harmony export */   O$: () => (/* binding */ valuesPhrase),
/* harmony export */   kG: () => (/* binding */ groupFindings),
/* harmony export */   x1: () => (/* binding */ atOnePlace)
/* harmony export */ });
/* harmony import */ var _model_finding_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(10290);
/* harmony import */ var _generated_titles_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(21900);



function groupFindings(evaluated) {
    return grouped(atOnePlace(evaluated), sameHabit);
}
function atOnePlace(evaluated) {
    return grouped(evaluated.map(alone), samePlace);
}
function subjectsIn({ inspection: { loads, subjects }, }) {
    const names = new Map(loads.map(({ host, title }) => [host, title]));
    const readers = new Map();
    for (const { host, item } of subjects)
        for (const path of item.files)
            readers.set(path, (readers.get(path) ?? new Set()).add(host));
    return ({ hosts, message, paths }) => {
        const saying = hosts.map((host) => names.get(host) ?? host);
        const isAlone = saying.length < 2 && paths.every((path) => (readers.get(path)?.size ?? 0) < 2);
        return isAlone || saying.every((name) => message.includes(name)) ? "" : ` (${saying.join(", ")})`;
    };
}
function alone(evaluated) {
    const { finding, state } = evaluated;
    return {
        first: evaluated,
        message: finding.message,
        severity: finding.severity,
        state,
        hosts: finding.host === null ? [] : [finding.host],
        paths: [finding.at.source.path],
        findings: [evaluated],
        fix: finding.fixes?.[0],
        values: [],
    };
}
function samePlace({ first: { finding, waiver }, state }) {
    const { rule, kind = "", at, value, message } = finding;
    const { path } = at.source;
    return `${rule} ${kind} ${state} ${path.length} ${path} ${at.span.start} ${excuseOf(waiver)} ${value ?? message}`;
}
function sameHabit({ first: { finding, waiver }, severity, state, hosts, message }) {
    const { rule, kind = "", groupKey = message } = finding;
    return `${rule} ${kind} ${severity} ${state} ${hosts.join(",")} ${excuseOf(waiver)} ${groupKey}`;
}
function excuseOf(waiver) {
    return waiver ? `${waiver.at.source.path.length} ${waiver.at.source.path} ${waiver.at.span.start}` : "";
}
function grouped(list, key) {
    const groups = new Map();
    for (const candidate of list) {
        const name = key(candidate);
        const group = groups.get(name);
        if (group)
            group.push(candidate);
        else
            groups.set(name, [candidate]);
    }
    return [...groups.values()].map(merged);
}
function merged(group) {
    const [only] = group;
    if (only && group.length === 1)
        return only;
    const worst = group.reduce((one, other) => (rankOf(other) > rankOf(one) ? other : one));
    const ordered = [worst, ...group.filter((entry) => entry !== worst)];
    const paths = [...new Set(ordered.flatMap((entry) => entry.paths))];
    const hosts = [...new Set(ordered.flatMap((entry) => entry.hosts))];
    const findings = ordered.flatMap((entry) => entry.findings);
    const { message, groupKey = message } = worst.first.finding;
    const isOneText = new Set(findings.map(({ finding }) => withoutHost(finding))).size === 1;
    const text = isOneText ? message : groupKey;
    const values = new Set(isOneText ? [] : findings.flatMap(({ finding }) => varyingIn(finding) ?? []));
    return {
        ...worst,
        message: saysAlike(findings) ? ofAll(text, hosts) : text,
        hosts,
        paths,
        findings,
        fix: ordered.every(({ fix }) => fix?.title === worst.fix?.title) ? worst.fix : undefined,
        values: text.includes("…") && values.size > 1 ? [...values] : [],
    };
}
function varyingIn({ message, groupKey = "", value }) {
    const parts = groupKey.split("…");
    const [before = "", ...others] = parts;
    const length = (message.length - groupKey.length + others.length) / others.length;
    const word = message.slice(before.length, before.length + length);
    return others.length > 0 && length > 0 && parts.join(word) === message ? word.replace(/^`|`$/g, "") : value;
}
function rankOf({ severity }) {
    return _model_finding_js__WEBPACK_IMPORTED_MODULE_1__/* .severities */ .gO.indexOf(severity);
}
function saysAlike(findings) {
    const text = new Map();
    return findings.every(({ finding }) => {
        const { at } = finding;
        const place = `${at.source.path}:${at.span.start}`;
        const neutral = withoutHost(finding);
        const known = text.get(place) ?? neutral;
        text.set(place, neutral);
        return known === neutral;
    });
}
function withoutHost({ host, message }) {
    return message.replaceAll(titleOf(host), "\0");
}
function ofAll(text, [first = "", ...others]) {
    const title = titleOf(first);
    const names = [title, ...others.map(titleOf)];
    return others.length === 0 ? text : text.replace(title, () => `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`);
}
function valuesPhrase(values, code, most = 6) {
    const shown = values.slice(0, most).map(code);
    return `${shown.join(", ")}${values.length > most ? ` and ${values.length - most} more` : ""}`;
}
function titleOf(host) {
    return _generated_titles_js__WEBPACK_IMPORTED_MODULE_0__/* .titles */ .Y.get(host ?? "") ?? host ?? "\0";
}


/***/ }),

/***/ 70303:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ findingReport)
/* harmony export */ });
/* harmony import */ var _model_finding_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(10290);
/* harmony import */ var _evaluate_result_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(97916);
/* harmony import */ var _ceilings_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(77783);
/* harmony import */ var _groups_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(59995);
/* harmony import */ var _order_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(56931);





const reports = new WeakMap();
function findingReport(result) {
    let report = reports.get(result);
    if (!report)
        reports.set(result, (report = reportOn(result)));
    return report;
}
function reportOn(result) {
    const { findings, inspection, sources } = result;
    const concerns = findings.filter((evaluated) => isConcerned(evaluated, result));
    const parts = findings.filter((evaluated) => evaluated.state !== "waived" && (0,_ceilings_js__WEBPACK_IMPORTED_MODULE_2__/* .isCounted */ .he)(evaluated) && !(0,_evaluate_result_js__WEBPACK_IMPORTED_MODULE_0__/* .fails */ .c6)(evaluated, result));
    const counted = new Set(parts);
    const own = concerns.filter((evaluated) => !counted.has(evaluated));
    const aside = findings.filter((evaluated) => !counted.has(evaluated) && !isConcerned(evaluated, result));
    const groupsOf = (some) => (0,_order_js__WEBPACK_IMPORTED_MODULE_3__/* .worstFirst */ .m)((0,_groups_js__WEBPACK_IMPORTED_MODULE_1__/* .groupFindings */ .kG)(some));
    const shown = groupsOf(own);
    return {
        verdict: (0,_evaluate_result_js__WEBPACK_IMPORTED_MODULE_0__/* .conclusionOf */ .vu)(result) === "findings" ? "failed" : "passed",
        failing: countsIn(findings.filter((evaluated) => (0,_evaluate_result_js__WEBPACK_IMPORTED_MODULE_0__/* .fails */ .c6)(evaluated, result))),
        counts: countsIn(own),
        profiles: inspection.subjects.length,
        shown,
        hidden: groupsOf(aside),
        unstated: (0,_ceilings_js__WEBPACK_IMPORTED_MODULE_2__/* .unstatedCeilings */ .R2)({ inspection, findings: parts }),
        counted: groupsOf(parts),
        hasPolicy: sources.some(({ ref }) => !ref.startsWith("preset:")),
        aside: {
            existing: aside.filter(({ state, isBaselined }) => state === "existing" && !isBaselined).length,
            baselined: aside.filter(({ state, isBaselined }) => state === "existing" && isBaselined).length,
            waived: aside.filter(({ state }) => state === "waived").length,
            ignored: inspection.ignored,
        },
        rules: rulesIn(shown),
    };
}
function isConcerned({ state, isBaselined }, { gate }) {
    return state === "new" || (state === "existing" && gate === "all" && !isBaselined);
}
function countsIn(findings) {
    const counts = { note: 0, warning: 0, error: 0 };
    for (const { finding } of findings)
        counts[finding.severity]++;
    return counts;
}
function rulesIn(groups) {
    const byName = new Map();
    for (const { first, findings } of groups) {
        const { rule, kind } = first.finding;
        const name = kind === undefined ? rule : `${rule}/${kind}`;
        byName.set(name, [...(byName.get(name) ?? []), ...findings]);
    }
    const rows = [...byName].map(([name, findings]) => ({
        name,
        counts: countsIn(findings),
        harm: Math.min(...findings.map(({ finding }) => _model_finding_js__WEBPACK_IMPORTED_MODULE_4__/* .classes */ .Ly.indexOf(finding.class))),
    }));
    const worst = ({ counts }) => _model_finding_js__WEBPACK_IMPORTED_MODULE_4__/* .severities */ .gO.findLastIndex((severity) => counts[severity] > 0);
    return rows
        .sort((a, b) => worst(b) - worst(a) || a.harm - b.harm || total(b.counts) - total(a.counts))
        .map(({ name, counts }) => ({ name, counts }));
}
function total(counts) {
    return counts.error + counts.warning + counts.note;
}


/***/ }),

/***/ 56931:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ worstFirst)
/* harmony export */ });
/* harmony import */ var _model_finding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(10290);

const foremost = 3;
function worstFirst(groups) {
    const totals = new Map();
    for (const group of groups)
        totals.set(sortOf(group), (totals.get(sortOf(group)) ?? 0) + group.findings.length);
    const ranked = groups
        .map((group) => ({
        group,
        sort: sortOf(group),
        severity: _model_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .severities */ .gO.indexOf(group.severity),
        harm: _model_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .classes */ .Ly.indexOf(group.first.finding.class),
        total: totals.get(sortOf(group)) ?? 0,
        size: group.findings.length,
    }))
        .sort((a, b) => b.severity - a.severity ||
        a.harm - b.harm ||
        b.total - a.total ||
        (a.sort === b.sort ? b.size - a.size : a.sort < b.sort ? -1 : 1));
    const counts = new Map();
    return ranked
        .map(({ group, sort, severity }) => {
        const count = (counts.get(sort) ?? 0) + 1;
        counts.set(sort, count);
        return { group, severity, isLater: count > foremost };
    })
        .sort((a, b) => b.severity - a.severity || Number(a.isLater) - Number(b.isLater))
        .map(({ group }) => group);
}
function sortOf({ severity, first: { finding } }) {
    return `${severity} ${finding.rule} ${finding.kind ?? ""}`;
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

/***/ 24144:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ stateOf),
/* harmony export */   T: () => (/* binding */ firstLine)
/* harmony export */ });
/* harmony import */ var _evaluate_result_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(97916);
/* harmony import */ var _model_finding_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(10290);
/* harmony import */ var _policy_model_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(53861);
/* harmony import */ var _undecided_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(13868);
/* harmony import */ var _model_index_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(70303);





function stateOf(result) {
    const { failing, counts, profiles, aside } = (0,_model_index_js__WEBPACK_IMPORTED_MODULE_2__/* .findingReport */ .A)(result);
    const { findings, gate } = result;
    const awaited = findings.flatMap((evaluated) => (0,_evaluate_result_js__WEBPACK_IMPORTED_MODULE_0__/* .fails */ .c6)(evaluated, result) ? [evaluated.finding.awaited ?? null] : []);
    const missing = awaited.filter((one) => one !== null);
    const isWaiting = missing.length > 0 && missing.length === awaited.length;
    return {
        kind: awaited.length === 0 ? "passed" : isWaiting ? "waiting" : "failed",
        profiles,
        failing,
        passing: {
            error: counts.error - failing.error,
            warning: counts.warning - failing.warning,
            note: counts.note - failing.note,
        },
        hidden: { existing: aside.existing, baselined: aside.baselined, waived: aside.waived },
        isGated: gate === "new",
        awaited: isWaiting ? missing : [],
    };
}
const asIs = (text) => text;
function firstLine(state, { name = asIs, sentence = asIs } = {}) {
    switch (state.kind) {
        case "undecided":
            return (0,_undecided_js__WEBPACK_IMPORTED_MODULE_3__/* .undecidedLine */ .m)(sentence(state.reason));
        case "waiting":
            return `Waiting for ${approversIn(state.awaited, name)}: ${thingsIn(state.awaited)}`;
        case "failed":
            return failedLine(state);
        case "passed":
            return passedLine(state);
    }
}
function failedLine({ failing, passing, profiles, isGated }) {
    if (!failing)
        return `Failed: see the run for the reason (${plural(profiles, "agent profile")})`;
    const rest = countsOf(passing);
    return `Failed: ${countsOf(failing, isGated ? "new " : "")}${rest === "" ? "" : ` (also ${rest})`} in ${plural(profiles, "agent profile")}`;
}
function passedLine({ passing, profiles, hidden }) {
    const shown = countsOf(passing);
    const aside = hiddenWords(hidden);
    const end = aside === "" ? "" : `; ${aside} not shown`;
    if (shown !== "")
        return `Passed: ${shown} in ${plural(profiles, "agent profile")}, and none fails the check${end}`;
    if (end !== "")
        return `Passed${end}`;
    return profiles === 0
        ? "Passed: no agent profiles found"
        : `Passed: nothing to report in ${plural(profiles, "agent profile")}`;
}
function hiddenWords({ existing, baselined, waived }) {
    return listed([
        ...(baselined > 0 ? [`${plural(baselined, "finding")} of the baseline`] : []),
        ...(existing > 0 ? [plural(existing, "existing finding")] : []),
        ...(waived > 0 ? [plural(waived, "waived finding")] : []),
    ]);
}
function approversIn(awaited, name) {
    const approvals = new Map(awaited.flatMap(({ from }) => from.map((one) => [JSON.stringify(one), one])));
    return listed([...approvals.values()].map(({ by, count }) => {
        const names = by.map((one) => (one === _policy_model_js__WEBPACK_IMPORTED_MODULE_1__/* .codeOwners */ .eY ? "code owners" : name(one)));
        if (count > 1)
            return `${count} of ${names.join(", ")}`;
        return listed(by.length === 1 && by[0] === _policy_model_js__WEBPACK_IMPORTED_MODULE_1__/* .codeOwners */ .eY ? ["a code owner"] : names, "or");
    }));
}
const things = [
    ["grant", "new grant", "new grants"],
    ["waiver", "new waiver", "new waivers"],
    ["gain", "gain of power", "gains of power"],
    ["policy", "policy change", "policy changes"],
    ["check", "change that weakens the check", "changes that weaken the check"],
];
function thingsIn(awaited) {
    const parts = things.flatMap(([thing, one, many]) => {
        const count = awaited.filter((each) => each.thing === thing).length;
        return count === 0 ? [] : [`${count} ${count === 1 ? one : many}`];
    });
    return parts.length === 0 ? plural(awaited.length, "finding") : listed(parts);
}
function countsOf(counts, before = "") {
    return _model_finding_js__WEBPACK_IMPORTED_MODULE_4__/* .severities */ .gO
        .toReversed()
        .filter((severity) => counts[severity] > 0)
        .map((severity, at) => plural(counts[severity], `${at === 0 ? before : ""}${severity}`))
        .join(", ");
}
function plural(count, noun) {
    return `${count} ${noun}${count === 1 ? "" : "s"}`;
}
function listed(parts, last = "and") {
    return parts.length > 1 ? `${parts.slice(0, -1).join(", ")} ${last} ${parts.at(-1)}` : parts.join("");
}


/***/ }),

/***/ 99858:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ secretsInProse),
/* harmony export */   W: () => (/* binding */ secretsInSettings)
/* harmony export */ });
/* harmony import */ var _secrets_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(97544);

function secretsInSettings(text) {
    if (!(0,_secrets_js__WEBPACK_IMPORTED_MODULE_0__/* .mayHoldSecret */ .dV)(text))
        return [];
    return disjoint([...inPairs(text), ...secretsInProse(text), ...inHeaders(text), ...inAddresses(text)]);
}
function secretsInProse(text) {
    return vendorMarks.some((mark) => text.includes(mark)) ? disjoint(matchesOf(text, _secrets_js__WEBPACK_IMPORTED_MODULE_0__/* .vendorForms */ .K1)) : [];
}
const vendorMarks = "ghp_ gho_ ghs_ ghu_ ghr_ github_pat_ glpat- xox sk- sk_live_ rk_live_ npm_ pypi- hf_ AIza ya29. AKIA ASIA eyJ -----BEGIN".split(" ");
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
    const kept = [];
    for (const secret of [...found].toSorted((a, b) => a.start - b.start || b.end - a.end))
        if (secret.start >= (kept.at(-1)?.end ?? 0))
            kept.push(secret);
    return kept;
}


/***/ })

};
;