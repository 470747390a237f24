"use strict";
exports.id = 2890;
exports.ids = [2890];
exports.modules = {

/***/ 62890:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ agentFlags),
/* harmony export */   Ok: () => (/* binding */ marksOf),
/* harmony export */   du: () => (/* binding */ isCallable),
/* harmony export */   mayCall: () => (/* binding */ mayCall),
/* harmony export */   mayRun: () => (/* binding */ mayRun),
/* harmony export */   plainOf: () => (/* binding */ plainOf),
/* harmony export */   vx: () => (/* binding */ mayName)
/* harmony export */ });
/* harmony import */ var _repo_many_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(46447);
/* harmony import */ var _shell_words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(63424);


const agentFlags = [
    "--allow-all-tools",
    "--dangerously-bypass-approvals-and-sandbox",
    "--dangerously-skip-permissions",
    "--skip-permissions-unsafe",
    "--trust-all-tools",
    "--yolo",
];
const agentFlag = /--(?:allow-all-tools|dangerously-(?:bypass-approvals-and-sandbox|skip-permissions)|skip-permissions-unsafe|trust-all-tools|yolo)(?![\w-])/;
const agentMark = "\0";
function plainOf(text) {
    const unescapedText = text.includes("$'")
        ? text.replace(_shell_words_js__WEBPACK_IMPORTED_MODULE_0__/* .escapedText */ .T7, (_, escaped) => (0,_shell_words_js__WEBPACK_IMPORTED_MODULE_0__/* .unescaped */ .tv)(escaped))
        : text;
    const all = [unescapedText, ...bracedWords(unescapedText), ...withoutExpansions(unescapedText)];
    const plain = all.map(bare).join("\n");
    return agentFlag.test(plain) ? `${agentMark}${plain}` : plain;
}
function bare(text) {
    return text.replace(/["'`]|\\\r?\n[ \t]*|\\(?![xuU])/g, "").toLowerCase();
}
const longestName = 40;
function bracedWords(text) {
    const found = [];
    for (let at = text.indexOf("{"); at >= 0; at = text.indexOf("{", at)) {
        const { length, words, isCut } = (0,_shell_words_js__WEBPACK_IMPORTED_MODULE_0__/* .bracedAt */ .Nk)(text, at, false);
        const [start = ""] = /[^\s;&|()<>]*$/.exec(text.slice(Math.max(0, at - longestName), at)) ?? [];
        (0,_repo_many_js__WEBPACK_IMPORTED_MODULE_1__/* .append */ .BC)(found, words.map((word) => start + word));
        if (isCut)
            found.push(String.raw `\x`);
        at += length;
    }
    return found;
}
const expansion = /\$\{\{[^}]*\}\}|\$\{[^{}]*\}|\$\([^()]*\)|\$\w+|\$[@*#?!-]|`[^`\n]*`/g;
const withinWord = new RegExp(`[\\w"'\\\\/@.-](?:${expansion.source})+["'\\\\]*[\\w/@.-]`);
const deepest = 4;
function withoutExpansions(text) {
    let left = text;
    for (let depth = 0; depth < deepest; depth++) {
        const next = withinWord.test(left) ? left.replace(expansion, "") : left;
        if (next === left)
            break;
        left = next;
    }
    return left === text ? [] : [left];
}
function mayName({ plain }, names) {
    return names.some((name) => plain.includes(name)) || /\\[xu]/.test(plain);
}
function marksOf({ programs, marks = programs, uses }) {
    return [...marks, ...uses];
}
function mayRun(file, names) {
    return mayName(file, names) || file.plain.includes(agentMark);
}
const callsScript = /\.(?:sh|bash|zsh|ksh|ps1)\b|(?:^|[\s"'=(])\.{1,2}\/|\b(?:bash|sh|source)\b|\}\//m;
const callsTask = /\b(?:npm|pnpm|yarn|bun|nr|run-[sp]|npm-run-all2?|concurrently|node|g?make|just|task|mise|rtx|deno|composer|poe|pdm|pixi)\b/;
function mayCall(text) {
    return callsScript.test(text) || callsTask.test(text);
}
const scriptName = /(?:^|\/)(?:[^/]+\.(?:sh|bash|zsh|ksh|ps1|mk|just)|[^/.]+)$/i;
const taskFile = /(?:^|\/)(?:(?:package|composer)\.json|deno\.jsonc?|(?:pyproject|pixi|\.?mise)\.toml|mise\/config\.toml|\.justfile|(?:gnu)?makefile\.[^/]+|taskfile[^/]*\.ya?ml)$/i;
function isCallable(path) {
    return scriptName.test(path) || taskFile.test(path);
}


/***/ }),

/***/ 73231:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ET: () => (/* binding */ closing),
/* harmony export */   KL: () => (/* binding */ isEscape),
/* harmony export */   LQ: () => (/* binding */ hereDocumentAt),
/* harmony export */   jr: () => (/* binding */ substitutionAt),
/* harmony export */   pJ: () => (/* binding */ endOf)
/* harmony export */ });
function endOf(text, end, from) {
    const at = text.indexOf(end, from);
    return at < 0 ? text.length : at;
}
function closing(text, from) {
    let depth = 1;
    for (let at = from; at < text.length; at++) {
        if (text[at] === "(")
            depth++;
        else if (text[at] === ")" && --depth === 0)
            return at;
    }
    return text.length;
}
function substitutionAt(text, at) {
    if (text[at] === "`")
        return [at + 1, endOf(text, "`", at + 1)];
    return [at + 2, closing(text, at + 2)];
}
function isEscape(text, at, end) {
    const line = endOf(text, "\n", at);
    return text[at] === "`" && /\w/.test(text[at + 1] ?? "") && (end > line || end === text.length);
}
function hereDocumentAt(text, at) {
    const [written = "<<", , mark = ""] = /^<<-?\s*(["']?)([\w.]+)\1/.exec(text.slice(at, at + 200)) ?? [];
    const operatorEnd = at + written.length;
    if (mark === "")
        return { operatorEnd, lineEnd: operatorEnd, stop: operatorEnd, after: operatorEnd };
    const lineEnd = endOf(text, "\n", operatorEnd);
    const end = new RegExp(`\\n[ \\t]*${mark.replace(/\W/g, "\\$&")}[ \\t]*(?=\\n|$)`).exec(text.slice(lineEnd));
    const stop = end ? lineEnd + end.index : text.length;
    return { operatorEnd, lineEnd, stop, after: end ? stop + end[0].length : text.length };
}


/***/ }),

/***/ 63424:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Nk: () => (/* binding */ bracedAt),
/* harmony export */   T7: () => (/* binding */ escapedText),
/* harmony export */   oL: () => (/* binding */ quotedAt),
/* harmony export */   tv: () => (/* binding */ unescaped)
/* harmony export */ });
/* harmony import */ var _shell_ends_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73231);

const named = {
    a: "\x07",
    b: "\b",
    e: "\x1b",
    E: "\x1b",
    f: "\f",
    n: "\n",
    r: "\r",
    t: "\t",
    v: "\v",
};
const escapedText = /\$'((?:[^'\\]|\\[^])*)(?:'|$)/g;
function quotedAt(text, at) {
    if (text[at] === "'") {
        const end = (0,_shell_ends_js__WEBPACK_IMPORTED_MODULE_0__/* .endOf */ .pJ)(text, "'", at + 1);
        return { text: text.slice(at + 1, end), length: end + 1 - at };
    }
    escapedText.lastIndex = at;
    const [whole = "$'", written = ""] = escapedText.exec(text) ?? [];
    return { text: unescaped(written), length: whole.length };
}
function unescaped(written) {
    return written.replace(/\\(?:x([\da-fA-F]{1,2})|u([\da-fA-F]{1,4})|U([\da-fA-F]{1,8})|([0-7]{1,3})|c([^])|([^]))/g, (_, hex, short, long, octal, control, other = "") => {
        const digits = hex ?? short ?? long;
        if (digits !== undefined)
            return characterOf(Number.parseInt(digits, 16));
        if (octal !== undefined)
            return characterOf(Number.parseInt(octal, 8) & 0xff);
        if (control !== undefined)
            return characterOf(control.charCodeAt(0) & 0x1f);
        return Object.hasOwn(named, other) ? (named[other] ?? "") : other;
    });
}
function characterOf(code) {
    return code > 0x10_ff_ff ? "" : String.fromCodePoint(code);
}
const most = { words: 64, characters: 20_000 };
const longestWord = 4_000;
function bracedAt(text, at, isFirst) {
    const { length, marked } = markedAt(text, at, at + longestWord);
    if (length >= longestWord)
        return { length, words: [], isCut: true };
    const expander = new BraceExpander();
    const words = marked.includes("}") && /,|\.\./.test(marked) ? expander.expand(marked) : [marked];
    if (words.length === 1 && words[0] === marked && !expander.isCut)
        return { length, words: [], isCut: false };
    const kept = isFirst ? words.filter((word) => word !== "") : words;
    return { length, words: kept.map(unmarked), isCut: expander.isCut };
}
const groupCharacters = "{},.";
const marks = "\ue000\ue001\ue002\ue003";
const emptyMark = "\ue004";
function unmarked(text) {
    return text.replace(/[\ue000-\ue004]/g, (mark) => groupCharacters[marks.indexOf(mark)] ?? "");
}
const part = /([^\s"'`$;&|()<>\\])|\$?"([^"$`\\]*)"|\$'((?:[^'\\]|\\[^])*)'|'([^']*)'|\\([^\n])/y;
function markedAt(text, at, end) {
    let [marked, next] = ["", at];
    while (next < end) {
        part.lastIndex = next;
        const [whole, plain, double, escaped, single, character] = part.exec(text) ?? [];
        if (whole === undefined)
            break;
        const quoted = double ?? (escaped === undefined ? (single ?? character ?? "") : unescaped(escaped));
        marked += plain ?? (quoted.replace(/[{},.]/g, (one) => marks[groupCharacters.indexOf(one)] ?? "") || emptyMark);
        next += whole.length;
    }
    return { length: next - at, marked };
}
class BraceExpander {
    isCut = false;
    #left = most.characters;
    expand(text) {
        const found = groupIn(text);
        if (!found)
            return this.#within([text]);
        const { start, commas, end } = found;
        const parts = commas.length > 0 ? partsOf(text, found) : sequenceOf(text.slice(start + 1, end));
        const after = this.expand(text.slice(end + 1));
        const before = text.slice(0, start);
        return this.#within(parts.flatMap((one) => this.expand(one)).flatMap((one) => after.map((rest) => before + one + rest)));
    }
    #within(words) {
        const kept = words.slice(0, most.words).filter(({ length }) => (this.#left -= length) >= 0);
        this.isCut ||= kept.length < words.length;
        return kept;
    }
}
function partsOf(text, { start, commas, end }) {
    return [...commas, end].map((stop, i) => text.slice((commas[i - 1] ?? start) + 1, stop));
}
function groupIn(text) {
    const open = [];
    let first;
    for (let at = 0; at < text.length; at++) {
        const character = text[at];
        if (character === "{")
            open.push({ start: at, commas: [] });
        else if (character === ",")
            open.at(-1)?.commas.push(at);
        else if (character === "}") {
            const closed = open.pop();
            const isGroup = closed && (closed.commas.length > 0 || sequence.test(text.slice(closed.start + 1, at)));
            if (isGroup && closed.start < (first?.start ?? text.length))
                first = { ...closed, end: at };
            if (first && open.length === 0)
                return first;
        }
    }
    return first;
}
const sequence = /^(?:([A-Za-z])\.\.([A-Za-z])|(-?\d{1,9})\.\.(-?\d{1,9}))$/;
function sequenceOf(written) {
    const [, first, last, from = first?.charCodeAt(0), to = last?.charCodeAt(0)] = sequence.exec(written) ?? [];
    const [start, end] = [Number(from), Number(to)];
    const length = Math.min(Math.abs(end - start), most.words) + 1;
    return Array.from({ length }, (_, i) => {
        const value = start + (end < start ? -i : i);
        return first === undefined ? `${value}` : String.fromCharCode(value);
    });
}


/***/ }),

/***/ 46447:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $z: () => (/* binding */ groupBy),
/* harmony export */   BC: () => (/* binding */ append),
/* harmony export */   DN: () => (/* binding */ addTo),
/* harmony export */   mQ: () => (/* binding */ countsOf),
/* harmony export */   nQ: () => (/* binding */ largest),
/* harmony export */   o9: () => (/* binding */ smallest)
/* harmony export */ });
function append(list, more) {
    for (const one of more)
        list.push(one);
}
function largest(numbers, otherwise = Number.NEGATIVE_INFINITY) {
    let found = otherwise;
    for (const number of numbers)
        if (number > found)
            found = number;
    return found;
}
function smallest(numbers, otherwise = Number.POSITIVE_INFINITY) {
    let found = otherwise;
    for (const number of numbers)
        if (number < found)
            found = number;
    return found;
}
function countsOf(texts) {
    const counts = new Map();
    for (const text of texts)
        counts.set(text, (counts.get(text) ?? 0) + 1);
    return counts;
}
function addTo(lists, key, value) {
    const list = lists.get(key);
    if (list)
        list.push(value);
    else
        lists.set(key, [value]);
}
function groupBy(values, keyOf) {
    const groups = new Map();
    for (const value of values)
        addTo(groups, keyOf(value), value);
    return groups;
}


/***/ })

};
;