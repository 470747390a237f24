"use strict";
exports.id = 4719;
exports.ids = [4719,5433];
exports.modules = {

/***/ 98026:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Qe: () => (/* binding */ jsonOfPair),
/* harmony export */   Z9: () => (/* binding */ wordsOf),
/* harmony export */   fl: () => (/* binding */ jsonOfKey),
/* harmony export */   lR: () => (/* binding */ readArguments),
/* harmony export */   ry: () => (/* binding */ splitList)
/* harmony export */ });
/* harmony import */ var _launch_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(88187);
/* harmony import */ var _shell_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(85083);
/* harmony import */ var _parsers_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(45433);
/* harmony import */ var _parsers_node_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(70536);
/* harmony import */ var _repo_many_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(46447);





function readArguments(all, { program, flags, commands }) {
    const words = all.filter(({ isRedirection }) => !isRedirection);
    const shapes = (0,_launch_js__WEBPACK_IMPORTED_MODULE_2__/* .flagShapes */ .RO)(flags);
    const found = [];
    const problems = [];
    let isStarted = false;
    let subcommand;
    for (let i = 0; i < words.length; i++) {
        const word = words[i];
        if (!word || word.text === "--")
            break;
        const named = word.text.startsWith("-") ? flagOf(word, shapes) : undefined;
        if (named) {
            const taken = valuesAfter(words, i, named, shapes);
            (0,_repo_many_js__WEBPACK_IMPORTED_MODULE_3__/* .append */ .BC)(found, valuesOf(named, taken).map((flag) => ({ ...flag, start: word.start })));
            i += taken.length - (named.inline === undefined ? 0 : taken.length);
        }
        else if (word.maySplit)
            problems.push({ message: openMessage(program, word) });
        else if (/^--?[A-Za-z]/.test(word.text))
            problems.push({
                kind: "unknown-key",
                message: `\`${program} ${withoutOpenParts(word.text)}\` has an unknown flag, whose effect is not checked`,
            });
        else if (!isStarted) {
            const command = Object.hasOwn(commands, word.text) ? commands[word.text] : undefined;
            if (command === "harmless" && problems.length === 0)
                return { flags: [], problems: [] };
            if (typeof command === "object")
                return { flags: [{ name: word.text, use: [command], value: "on", unknown: undefined }], problems: [] };
            isStarted = true;
            if (command === "start")
                subcommand = word.text;
        }
    }
    return { flags: found, problems, session: { command: subcommand } };
}
function flagOf(word, shapes) {
    const [, name = word.text, value] = /^(--?[^=\0]+)=(.*)$/s.exec(word.text) ?? [];
    const shape = shapes.get(name);
    if (shape)
        return { name, shape, inline: value === undefined ? undefined : { ...word, text: value } };
    const short = shapes.get(word.text.slice(0, 2));
    if (!/^-\w./.test(word.text) || !short || short.takes === "nothing")
        return undefined;
    return { name: word.text.slice(0, 2), shape: short, inline: { ...word, text: word.text.slice(2) } };
}
function valuesAfter(words, at, { shape, inline }, shapes) {
    if (inline)
        return [inline];
    const isValue = (word) => word !== undefined && word.text !== "--" && !(word.text.startsWith("-") && flagOf(word, shapes) !== undefined);
    const next = words[at + 1];
    if (shape.takes === "nothing")
        return [];
    if (shape.takes === "value")
        return next ? [next] : [];
    if (shape.takes === "optional")
        return isValue(next) && !next.text.startsWith("-") ? [next] : [];
    const values = [];
    for (let i = at + 1; isValue(words[i]); i++)
        values.push(words[i]);
    return values;
}
function valuesOf({ name, shape }, values) {
    const { use } = shape;
    const unknown = values.find((word) => word.unknown !== undefined)?.unknown;
    if (values.length === 0)
        return [{ name, use, value: "on", unknown: undefined }];
    const texts = shape.isList ? splitList(values.map(({ text }) => text).join(" ")) : values.map(({ text }) => text);
    return texts.map((value) => ({ name, use, value: withoutOpenParts(value), unknown }));
}
function splitList(text) {
    const entries = [""];
    let depth = 0;
    for (const char of text) {
        if (char === "(")
            depth++;
        if (char === ")")
            depth = Math.max(0, depth - 1);
        if (depth === 0 && /[\s,]/.test(char))
            entries.push("");
        else
            entries[entries.length - 1] += char;
    }
    return entries.filter((entry) => entry !== "");
}
function withoutOpenParts(text) {
    return text.replaceAll("\0", "…");
}
function openMessage(program, { unknown }) {
    return `\`${program}\` takes \`${unknown}\`, whose value is not in this file and may contain flags`;
}
function jsonOfKey(key, value) {
    const names = key.split(".").map((name) => JSON.stringify(name));
    const isPlain = /^(?:true|false|-?\d+(?:\.\d+)?)$/.test(value);
    return `${names.map((name) => `{${name}:`).join("")}${isPlain ? value : JSON.stringify(value)}${"}".repeat(names.length)}`;
}
function jsonOfPair(pair) {
    const [key = "", ...value] = pair.split("=");
    return jsonOfKey(key, value.join("=").replace(/^(["'])(.*)\1$/s, "$2"));
}
function wordsOf(text, env) {
    const root = /^\s*\[/.test(text) ? (0,_parsers_json_js__WEBPACK_IMPORTED_MODULE_1__.parseJsonc)(text) : undefined;
    if (root?.kind === "list")
        return root.items.map((item) => ({ text: (0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_4__/* .textOf */ .b6)(item) ?? "", unknown: undefined, maySplit: false }));
    return (0,_shell_js__WEBPACK_IMPORTED_MODULE_0__/* .commandsIn */ .G)(text, env, true)[0] ?? [];
}


/***/ }),

/***/ 88187:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CW: () => (/* binding */ powerFlagsOf),
/* harmony export */   RO: () => (/* binding */ flagShapes),
/* harmony export */   xK: () => (/* binding */ harmlessFlags)
/* harmony export */ });
function sameUse(use, names) {
    return Object.fromEntries(names.map((name) => [name, use]));
}
function harmlessFlags(names) {
    return sameUse("harmless", names
        .split(/[\n;]/)
        .map((name) => name.trim())
        .filter((name) => name !== ""));
}
function takenBy(argument) {
    if (argument === "")
        return "nothing";
    if (argument.endsWith("..."))
        return "values";
    return argument.startsWith("[") ? "optional" : "value";
}
function flagShapes(flags) {
    return new Map(Object.entries(flags).flatMap(([written, use]) => {
        const words = written.split(" ");
        const argument = words.find((word) => !word.startsWith("-")) ?? "";
        const shape = { use, takes: takenBy(argument), isList: argument.startsWith("LIST") };
        return words.filter((word) => word.startsWith("-")).map((name) => [name, shape]);
    }));
}
function powerFlagsOf(flags) {
    return [...flagShapes(flags)].flatMap(([name, { use }]) => use === "harmless" || !name.startsWith("--") ? [] : [name]);
}


/***/ }),

/***/ 44719:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   unguardedStarts: () => (/* binding */ unguardedStarts)
/* harmony export */ });
/* harmony import */ var _parsers_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45433);
/* harmony import */ var _arguments_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(98026);
/* harmony import */ var _programs_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(80152);
/* harmony import */ var _shell_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(85083);
/* harmony import */ var _repo_many_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(46447);





const carriers = /^(?:ssh|tmux|screen|su)$/;
const forbids = /\b(?:never|(?:do|must|should|shall|may|can) not|cannot|avoid|refuses?|rejects?|forbid\w*|prohibit\w*|disallow\w*|instead of|rather than|detects?|(?:flags?|reports?) (?:any|each|every)|(?:looks?|search(?:es)?|grep) for)\b|\b(?:don|mustn|shouldn|won|can)['’]t\b|[❌🚫]/iu;
const forbidden = /\b(?:is|are) (?:never|not allowed|forbidden|prohibited|banned)\b|\bmust not\b/i;
const nearby = 300;
function unguardedStarts(text, launches) {
    return snippetsIn(text).flatMap((snippet) => {
        const named = launches.filter(({ programs, marks = programs }) => marks.some((mark) => snippet.text.includes(mark)));
        const scripts = named.length > 0 ? scriptsIn(snippet.text) : [];
        return named.flatMap((launch) => scripts.flatMap((script) => (0,_programs_js__WEBPACK_IMPORTED_MODULE_2__/* .startsOf */ .jb)(script, new Map(), launch).flatMap(({ words }) => (0,_arguments_js__WEBPACK_IMPORTED_MODULE_1__/* .readArguments */ .lR)(words, launch).flags.flatMap(({ name, use, value }) => {
            const because = bypassOf(use, value, launch);
            const at = snippet.start + Math.max(0, snippet.text.indexOf(name));
            if (because === undefined || isForbidden(text, at))
                return [];
            const flag = `${launch.program} ${name}${value === "on" ? "" : ` ${value}`}`;
            return [{ flag, because, start: at, end: at + name.length }];
        }))));
    });
}
function snippetsIn(text) {
    const found = [];
    let at = 0;
    for (const { 0: whole, 1: mark = "", 2: language = "", 3: body = "", index } of text.matchAll(fence)) {
        (0,_repo_many_js__WEBPACK_IMPORTED_MODULE_4__/* .append */ .BC)(found, spansIn(text, at, index));
        at = index + whole.length;
        if (!/^\s*(?:(?:ba|z|da)?sh|shell|console|terminal|text|txt)?\s*$/i.test(language))
            continue;
        const start = index + whole.indexOf("\n", whole.indexOf(mark)) + 1;
        found.push({ text: body.replace(/^([ \t]*)\$ /gm, "$1  "), start });
    }
    return [...found, ...spansIn(text, at, text.length)];
}
const fence = /^[ \t>]*(`{3,}|~{3,}(?!~))([^\n`]*)\n([^]*?)(?:^[ \t>]*\1|(?![^]))/gm;
function spansIn(text, from, to) {
    return [...text.slice(from, to).matchAll(/(?<!`)(`{1,2})([^`\n]+)\1(?!`)/g)].flatMap(({ 0: whole, 1: mark = "", 2: body = "", index }) => whole.includes("-") ? [{ text: body, start: from + index + mark.length }] : []);
}
function scriptsIn(text) {
    const carried = (0,_shell_js__WEBPACK_IMPORTED_MODULE_3__/* .commandsIn */ .G)(text, new Map()).flatMap((words) => carriers.test(words[0]?.text ?? "") ? words.flatMap((word) => (/\s/.test(word.text) ? [word.text] : [])) : []);
    return [text, ...carried];
}
function bypassOf(use, value, { settings }) {
    if (typeof use === "object")
        return use.find(({ effect, when }) => effect === "bypasses" && (when === undefined || when.test(value)))?.because;
    if (!use.startsWith("key: "))
        return undefined;
    const json = (0,_arguments_js__WEBPACK_IMPORTED_MODULE_1__/* .jsonOfKey */ .fl)(use.slice("key: ".length), value);
    const root = (0,_parsers_json_js__WEBPACK_IMPORTED_MODULE_0__.parseJsonc)(json);
    if (root.kind === "problem")
        return undefined;
    return settings?.(root, { path: "", text: json }).find(({ effect }) => effect === "bypasses")?.because;
}
function isForbidden(text, at) {
    const line = text.lastIndexOf("\n", at - 1) + 1;
    const end = text.indexOf("\n", at);
    const before = text.slice(Math.max(line, at - nearby), at).split(/[.!?;]\s/);
    const [after = ""] = text.slice(at, Math.min(at + nearby, end < 0 ? text.length : end)).split(/[.!?;]\s/);
    return (forbids.test(withoutFlags(before.at(-1) ?? "")) || forbidden.test(after) || forbids.test(introduction(text, line)));
}
function withoutFlags(text) {
    return text.replace(/--?[a-z-]+/g, "");
}
function introduction(text, line) {
    for (let end = line; end > Math.max(0, line - nearby);) {
        const start = end < 2 ? 0 : text.lastIndexOf("\n", end - 2) + 1;
        const before = text.slice(Math.max(start, end - nearby), end).trim();
        if (!/^[>\s]*(?:(?:`{3,}|~{3,})[^`]*)?$/.test(before))
            return /^#|:\W*$/.test(before) ? withoutFlags(before) : "";
        end = start;
    }
    return "";
}


/***/ }),

/***/ 45433:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  _s: () => (/* reexport */ jsonDialects),
  C_: () => (/* binding */ parseAnyJson),
  qF: () => (/* binding */ parseJson),
  WT: () => (/* binding */ parseJsonAs),
  parseJsonc: () => (/* binding */ parseJsonc),
  pV: () => (/* binding */ withLastValues)
});

;// CONCATENATED MODULE: ./build/bundle/src/parsers/json-faults.js
function explained(text, { message, span }) {
    const at = span.start;
    const problem = (words, start = at, length = 1) => ({
        kind: "problem",
        message: words,
        span: { start, end: start + length },
    });
    if (text.trim() === "")
        return { kind: "problem", message: "the text is empty", span: { start: 0, end: 0 } };
    if (at === 0 && text.startsWith("\ufeff"))
        return problem("a byte-order mark");
    if (/^\/[/*]/.test(text.slice(at, at + 2)))
        return problem("a comment", at, 2);
    const before = Math.max(0, at - 200);
    const comma = /^[}\]]/.test(text.slice(at, at + 1)) ? /,\s*$/.exec(text.slice(before, at)) : null;
    if (comma)
        return problem("a trailing comma", before + comma.index);
    if (message === "key must be a string" || message === "expected value") {
        if (text[at] === "'")
            return problem("single quotes, where JSON has double ones");
        const [word = ""] = /^[A-Za-z_$][\w$.-]*/.exec(text.slice(at, at + 200)) ?? [];
        if (word !== "")
            return problem(`\`${word}\` without quotes`, at, word.length);
    }
    return { kind: "problem", message: words[message] ?? message, span };
}
const words = {
    "key must be a string": "a key is missing",
    "expected value": "a value is missing",
    "EOF while parsing a value": "it ends where a value is missing",
    "EOF while parsing a string": "a text has no closing quote",
    "trailing characters": "text after its end",
    "recursion limit exceeded": "it is nested too deeply",
    "control character (\\u0000-\\u001F) found while parsing a string": "a line break or a tab inside a text",
};

;// CONCATENATED MODULE: ./build/bundle/src/parsers/json-dialects.js
const comment = /\/\/[^\r\n]*|\/\*[^]*?\*\//y;
const jsonDialects = {
    serde: {},
    javaScript: { loneSurrogates: true },
    editors: { comment, mark: true, loneSurrogates: true, trailingComma: true, controls: /\t/ },
    commented: { comment, loneSurrogates: true },
    commentedWithCommas: { comment, loneSurrogates: true, trailingComma: true },
    stripped: { comment: /\/\/[^\n]*|\/\*[^]*?(?:\*\/|$)/y, loneSurrogates: true },
    any: {
        comment: /\/\/[^\r\n]*|\/\*[^]*?(?:\*\/|$)/y,
        mark: true,
        loneSurrogates: true,
        trailingComma: true,
        controls: /[^]/,
        json5: true,
    },
};
const otherNumber = /[-+]?(?:0[xX][\dA-Fa-f]+|(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?|NaN\b|Infinity\b)/y;
const bareKey = /[$_\p{L}][$\w\p{L}\p{Mn}\p{Mc}\p{Nd}]*/uy;

;// CONCATENATED MODULE: ./build/bundle/src/parsers/json.js


const deepest = 128;
class Stop {
    problem;
    constructor(message, at) {
        this.problem = { kind: "problem", message, span: { start: at, end: at } };
    }
}
function parseJson(text) {
    return parseJsonAs(jsonDialects.serde, text);
}
function parseJsonc(text) {
    return parseJsonAs(jsonDialects.editors, text);
}

function parseJsonAs(dialect, text) {
    return read(text, dialect);
}
function parseAnyJson(text) {
    const node = parseJsonAs(jsonDialects.any, text);
    if (node.kind !== "problem")
        return node;
    const other = parseJsonAs({ ...jsonDialects.any, comment: jsonDialects.stripped.comment }, text);
    return other.kind === "problem" ? node : other;
}
function withLastValues(node) {
    if (node.kind === "scalar")
        return node;
    if (node.kind === "list")
        return { ...node, items: node.items.map(withLastValues) };
    const last = new Map(node.entries.map((entry) => [entry.name ?? entry, { ...entry, value: withLastValues(entry.value) }]));
    return { ...node, entries: [...last.values()] };
}
function read(text, dialect) {
    try {
        return new Reader(text, dialect).whole();
    }
    catch (error) {
        if (error instanceof Stop)
            return explained(text, error.problem);
        throw error;
    }
}
const escapes = {
    '"': '"',
    "\\": "\\",
    "/": "/",
    b: "\b",
    f: "\f",
    n: "\n",
    r: "\r",
    t: "\t",
};
const number = /-?(0|[1-9]\d*)((?:\.\d+)?(?:[eE][-+]?\d+)?)/y;
class Reader {
    #text;
    #dialect;
    #at = 0;
    constructor(text, dialect) {
        this.#text = text;
        this.#dialect = dialect;
        if (dialect.mark && text.startsWith("\ufeff"))
            this.#at = 1;
    }
    whole() {
        const node = this.#value(0);
        this.#skipSpace();
        if (this.#at < this.#text.length)
            throw new Stop("trailing characters", this.#at);
        return node;
    }
    #skipSpace() {
        const { comment } = this.#dialect;
        for (;;) {
            while (" \n\t\r".includes(this.#text[this.#at] ?? "x"))
                this.#at++;
            if (!comment || this.#text[this.#at] !== "/")
                return;
            comment.lastIndex = this.#at;
            const [found] = comment.exec(this.#text) ?? [];
            if (found === undefined)
                return;
            this.#at += found.length;
        }
    }
    #takes(character) {
        this.#skipSpace();
        if (this.#text[this.#at] !== character)
            return false;
        this.#at++;
        return true;
    }
    #ends(character) {
        this.#skipSpace();
        return this.#dialect.trailingComma === true && this.#text[this.#at] === character;
    }
    #value(depth) {
        this.#skipSpace();
        const start = this.#at;
        const first = this.#text[start];
        if ((first === "{" || first === "[") && depth + 1 >= deepest)
            throw new Stop("recursion limit exceeded", start);
        if (first === undefined)
            throw new Stop("EOF while parsing a value", start);
        if (first === "{")
            return this.#object(start, depth);
        if (first === "[")
            return this.#array(start, depth);
        if (this.#isQuote(first)) {
            const value = this.#string();
            return { kind: "scalar", span: this.#since(start), value, text: value, style: "quoted" };
        }
        for (const [word, value] of [
            ["null", null],
            ["true", true],
            ["false", false],
        ]) {
            if (!this.#text.startsWith(word, start))
                continue;
            this.#at += word.length;
            return { kind: "scalar", span: this.#since(start), value, text: word, style: "plain" };
        }
        return this.#otherNumber(start) ?? this.#number(start);
    }
    #isQuote(character) {
        return character === '"' || (this.#dialect.json5 === true && character === "'");
    }
    #since(start) {
        return { start, end: this.#at };
    }
    #otherNumber(start) {
        if (!this.#dialect.json5)
            return undefined;
        number.lastIndex = start;
        otherNumber.lastIndex = start;
        const [usual = ""] = number.exec(this.#text) ?? [];
        const [text = ""] = otherNumber.exec(this.#text) ?? [];
        if (text.length <= usual.length)
            return undefined;
        this.#at = start + text.length;
        return { kind: "scalar", span: this.#since(start), value: Number(text), text, style: "plain", number: "float" };
    }
    #number(start) {
        number.lastIndex = start;
        const [text, , fraction] = number.exec(this.#text) ?? [];
        if (text === undefined)
            throw new Stop("expected value", start);
        this.#at = start + text.length;
        if (/[\d.eE]/.test(this.#text[this.#at] ?? ""))
            throw new Stop("invalid number", this.#at);
        const value = Number(text);
        if (!Number.isFinite(value))
            throw new Stop("number out of range", start);
        const float = fraction !== "" || text === "-0";
        if (!float) {
            const integer = BigInt(text);
            const safe = integer >= Number.MIN_SAFE_INTEGER && integer <= Number.MAX_SAFE_INTEGER;
            return {
                kind: "scalar",
                span: this.#since(start),
                value: safe ? value : integer,
                text,
                style: "plain",
                number: "integer",
            };
        }
        return { kind: "scalar", span: this.#since(start), value, text, style: "plain", number: "float" };
    }
    #string() {
        const quote = this.#text.charCodeAt(this.#at);
        let value = "";
        for (let from = ++this.#at;; this.#at++) {
            const unit = this.#text.charCodeAt(this.#at);
            if (Number.isNaN(unit))
                throw new Stop("EOF while parsing a string", this.#at);
            if (unit < 0x20 && this.#dialect.controls?.test(String.fromCharCode(unit)) !== true)
                throw new Stop("control character (\\u0000-\\u001F) found while parsing a string", this.#at);
            if (unit !== quote && unit !== 0x5c)
                continue;
            value += this.#text.slice(from, this.#at);
            if (unit === quote) {
                this.#at++;
                return value;
            }
            value += this.#escape();
            from = this.#at + 1;
        }
    }
    #escape() {
        const letter = this.#text[++this.#at] ?? "";
        if (letter !== "u") {
            const plain = Object.hasOwn(escapes, letter) ? escapes[letter] : undefined;
            if (plain === undefined && !this.#dialect.json5)
                throw new Stop("invalid escape", this.#at);
            return plain ?? this.#escapeOfJson5(letter);
        }
        const high = this.#hexadecimal();
        if (this.#dialect.loneSurrogates)
            return String.fromCharCode(high);
        if (high >= 0xdc00 && high < 0xe000)
            throw new Stop("lone leading surrogate in hex escape", this.#at);
        if (high < 0xd800 || high >= 0xdc00)
            return String.fromCharCode(high);
        if (this.#text.slice(this.#at + 1, this.#at + 3) !== "\\u")
            throw new Stop("unexpected end of hex escape", this.#at);
        this.#at += 2;
        const low = this.#hexadecimal();
        if (low < 0xdc00 || low >= 0xe000)
            throw new Stop("lone leading surrogate in hex escape", this.#at);
        return String.fromCharCode(high, low);
    }
    #escapeOfJson5(letter) {
        if (letter === "x")
            return String.fromCharCode(this.#hexadecimal(2));
        if (letter === "\r" && this.#text[this.#at + 1] === "\n")
            this.#at++;
        const found = /[\r\n\u2028\u2029]/.test(letter) ? "" : letter;
        return { v: "\v", 0: "\0" }[found] ?? found;
    }
    #hexadecimal(length = 4) {
        const digits = this.#text.slice(this.#at + 1, this.#at + 1 + length);
        if (digits.length < length || !/^[0-9A-Fa-f]+$/.test(digits))
            throw new Stop("invalid escape", this.#at);
        this.#at += length;
        return parseInt(digits, 16);
    }
    #key() {
        this.#skipSpace();
        const at = this.#at;
        bareKey.lastIndex = at;
        const [bare] = this.#dialect.json5 ? (bareKey.exec(this.#text) ?? []) : [];
        if (bare !== undefined) {
            this.#at += bare.length;
            return { kind: "scalar", span: this.#since(at), value: bare, text: bare, style: "plain" };
        }
        if (!this.#isQuote(this.#text[at]))
            throw new Stop("key must be a string", at);
        const name = this.#string();
        return { kind: "scalar", span: this.#since(at), value: name, text: name, style: "quoted" };
    }
    #array(start, depth) {
        const items = [];
        this.#at++;
        if (!this.#takes("]")) {
            do
                items.push(this.#value(depth + 1));
            while (this.#takes(",") && !this.#ends("]"));
            if (!this.#takes("]"))
                throw new Stop("expected `,` or `]`", this.#at);
        }
        return { kind: "list", span: this.#since(start), items };
    }
    #object(start, depth) {
        const entries = [];
        this.#at++;
        if (!this.#takes("}")) {
            do {
                const key = this.#key();
                if (!this.#takes(":"))
                    throw new Stop("expected `:`", this.#at);
                entries.push({ key, name: key.text, value: this.#value(depth + 1) });
            } while (this.#takes(",") && !this.#ends("}"));
            if (!this.#takes("}"))
                throw new Stop("expected `,` or `}`", this.#at);
        }
        return { kind: "table", span: this.#since(start), entries };
    }
}


/***/ })

};
;