"use strict";
exports.id = 1722;
exports.ids = [1722,5433];
exports.modules = {

/***/ 71722:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   entriesInUse: () => (/* binding */ entriesInUse),
/* harmony export */   entryAccepts: () => (/* binding */ entryAccepts),
/* harmony export */   entryFor: () => (/* binding */ entryFor),
/* harmony export */   readBaseline: () => (/* binding */ readBaseline),
/* harmony export */   staleEntries: () => (/* binding */ staleEntries),
/* harmony export */   writeBaseline: () => (/* binding */ writeBaseline)
/* harmony export */ });
/* harmony import */ var _model_fact_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7277);
/* harmony import */ var _sanitize_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(34947);
/* harmony import */ var _repo_spelling_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(26782);
/* harmony import */ var _repo_path_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(76311);
/* harmony import */ var _policy_findings_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(668);
/* harmony import */ var _parsers_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(45433);






const maxEntries = 20_000;
const maxLength = 4096;
const maxProblems = 100;
const keys = ["fingerprint", "rule", "kind", "path", "profile"];
const nullable = new Set(["kind", "profile"]);
function readBaseline(source) {
    const problems = [];
    const report = (node, message) => void problems.push({ message, at: { source, span: node.span } });
    const entries = readEntries(findingsIn((0,_parsers_json_js__WEBPACK_IMPORTED_MODULE_2__/* .parseJson */ .qF)(source.text), report), source, report);
    return problems.length > 0 ? { kind: "problems", problems: problems.slice(0, maxProblems) } : { entries };
}
function findingsIn(root, report) {
    if (root.kind === "problem") {
        report(root, `the baseline is not valid JSON (${root.message}); write it again with \`agent-profile-check baseline\``);
        return [];
    }
    if (root.kind !== "table") {
        report(root, "a baseline is an object with `version` and `findings`");
        return [];
    }
    const [version, findings] = fieldsOf(root, "the baseline", ["version", "findings"], report);
    if (version && (version.kind !== "scalar" || version.value !== 1))
        report(version, "this version of the tool knows `version` 1 of a baseline and no other; update the tool, or write the file again with `agent-profile-check baseline`");
    if (!findings)
        return [];
    if (findings.kind !== "list") {
        report(findings, "`findings` is a list");
        return [];
    }
    if (findings.items.length <= maxEntries)
        return findings.items;
    report(findings, `a baseline has at most ${maxEntries} entries, this one ${findings.items.length}`);
    return [];
}
function readEntries(nodes, source, report) {
    const entries = new Map();
    for (const node of nodes) {
        const entry = readEntry(node, { source, span: node.span }, report);
        if (!entry)
            continue;
        if (entries.has(entry.fingerprint))
            report(node, "this finding is listed twice");
        entries.set(entry.fingerprint, entry);
    }
    return entries;
}
function fieldsOf(table, what, names, report) {
    const found = new Map();
    for (const entry of table.entries) {
        if (found.has(entry.name))
            report(entry.key, `the key \`${entry.name ?? "?"}\` is repeated`);
        else if (!names.includes(entry.name ?? ""))
            report(entry.key, `there is no key \`${entry.name ?? "?"}\` in ${what}${(0,_repo_spelling_js__WEBPACK_IMPORTED_MODULE_3__/* .suggestion */ .h)(entry.name ?? "", names)}`);
        found.set(entry.name, entry);
    }
    return names.map((name) => found.get(name)?.value ?? report(table, `\`${name}\` is missing in ${what}`));
}
function readEntry(node, at, report) {
    if (node.kind !== "table")
        return report(node, "an entry of a baseline is an object");
    const nodes = fieldsOf(node, "an entry", keys, report);
    const [fingerprint, rule, kind, path, profile] = keys.map((key, i) => readValue(key, nodes[i], report));
    const isComplete = typeof fingerprint === "string" && typeof rule === "string" && kind !== undefined && typeof path === "string";
    return isComplete && profile !== undefined ? { fingerprint, rule, kind, path, profile, at } : undefined;
}
function readValue(key, node, report) {
    if (!node)
        return undefined;
    const isNullable = nullable.has(key);
    if (node.kind === "scalar" && isNullable && node.value === null)
        return null;
    if (node.kind !== "scalar" || typeof node.value !== "string" || node.value.length > maxLength)
        return report(node, `\`${key}\` is text${isNullable ? " or null" : ""}, of at most ${maxLength} characters`);
    if (key === "fingerprint" && !/^[0-9a-f]{64}$/.test(node.value))
        return report(node, "`fingerprint` is a SHA-256 in 64 hexadecimal digits");
    return node.value;
}
function entryAccepts(entry, finding) {
    return (finding !== undefined &&
        finding.host !== null &&
        !(0,_policy_findings_js__WEBPACK_IMPORTED_MODULE_1__/* .isPolicyFinding */ .eK)(finding) &&
        entry.rule === finding.rule &&
        entry.kind === (finding.kind ?? null) &&
        entry.path === finding.at.source.path);
}
function entriesInUse({ entries }, findings, unread = new Set()) {
    return [...entries.values()].filter((entry) => unread.has(entry.path) || entryAccepts(entry, findings.get(entry.fingerprint)));
}
function staleEntries({ entries }, findings, fingerprintOf) {
    const current = new Map(findings.map((finding) => [fingerprintOf(finding), finding]));
    return [...entries.values()]
        .filter((entry) => !entryAccepts(entry, current.get(entry.fingerprint)))
        .map(({ rule, kind, path, profile, at }) => ({
        topic: "unused",
        path,
        message: `the entry of the baseline for \`${kind === null ? rule : `${rule}/${kind}`}\` in \`${path}\`${profile === null ? "" : ` (\`${profile}\`)`} no longer matches a finding; \`baseline --prune\` removes it`,
        groupKey: "these entries of the baseline no longer match a finding; `baseline --prune` removes them",
        at,
    }));
}
function entryFor(finding, fingerprint) {
    const { rule, kind = null, item, at } = finding;
    return {
        fingerprint,
        rule,
        kind,
        path: at.source.path,
        profile: (item?.profile && (0,_model_fact_js__WEBPACK_IMPORTED_MODULE_4__/* .known */ .eO)(item.profile.name)) ?? null,
        at,
    };
}
function writeBaseline(entries) {
    const unique = new Map([...entries].map((entry) => [entry.fingerprint, entry]));
    const sorted = [...unique.values()].sort(inEntryOrder);
    const lines = sorted.map(({ fingerprint, rule, kind, path, profile }) => `    ${jsonLine({ path, rule, kind, profile, fingerprint })}`);
    return `{\n  "version": 1,\n  "findings": [${lines.length === 0 ? "" : `\n${lines.join(",\n")}\n  `}]\n}\n`;
}
function jsonLine(fields) {
    return `{ ${Object.entries(fields)
        .map(([key, value]) => `"${key}": ${(0,_sanitize_json_js__WEBPACK_IMPORTED_MODULE_0__/* .writeJson */ .G)(value).trimEnd()}`)
        .join(", ")} }`;
}
function inEntryOrder(a, b) {
    return ((0,_repo_path_js__WEBPACK_IMPORTED_MODULE_5__/* .byBytes */ .bg)(a.path, b.path) ||
        (0,_repo_path_js__WEBPACK_IMPORTED_MODULE_5__/* .byBytes */ .bg)(a.rule, b.rule) ||
        (0,_repo_path_js__WEBPACK_IMPORTED_MODULE_5__/* .byBytes */ .bg)(a.kind ?? "", b.kind ?? "") ||
        (0,_repo_path_js__WEBPACK_IMPORTED_MODULE_5__/* .byBytes */ .bg)(a.profile ?? "", b.profile ?? "") ||
        (0,_repo_path_js__WEBPACK_IMPORTED_MODULE_5__/* .byBytes */ .bg)(a.fingerprint, b.fingerprint));
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


/***/ }),

/***/ 34947:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

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


/***/ })

};
;