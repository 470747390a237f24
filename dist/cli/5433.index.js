"use strict";
exports.id = 5433;
exports.ids = [5433];
exports.modules = {

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