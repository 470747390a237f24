"use strict";
exports.id = 6878;
exports.ids = [6878];
exports.modules = {

/***/ 6878:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  decodeSerdeYaml: () => (/* reexport */ decodeDocument),
  O3: () => (/* reexport */ duplicateKeyIn),
  wk: () => (/* reexport */ readSaphyr),
  readSerdeYaml: () => (/* reexport */ readDocument),
  Gz: () => (/* reexport */ repairDocument),
  $R: () => (/* reexport */ repeatedKeyIn),
  serdeYaml: () => (/* reexport */ serdeYaml),
  OZ: () => (/* reexport */ serdeYamlValue),
  Dn: () => (/* reexport */ valueFaultIn)
});

;// CONCATENATED MODULE: ./build/bundle/src/parsers/yaml/libyaml/cursor.js
class Fault {
    message;
    mark;
    constructor(problem, mark, context) {
        this.message = context === undefined ? problem : `${problem}, ${context}`;
        this.mark = mark;
    }
}
const refused = /[^\t\n\r\x20-\x7e\x85\xa0-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/u;
const chunk = 16_384;
class Cursor {
    text;
    offset = 0;
    index = 0;
    line = 0;
    column = 0;
    #end;
    #refusal;
    constructor(text) {
        this.text = text;
        const at = text.search(refused);
        if (at < 0) {
            this.#end = text.length;
            return;
        }
        const fault = new Fault("control characters are not allowed", { offset: at, index: 0, line: 0, column: 0 });
        this.#end = chunkStart(text, at);
        if (this.#end === 0)
            throw fault;
        this.#refusal = fault;
    }
    peek(ahead = 0) {
        const at = this.offset + ahead;
        if (at < this.#end)
            return this.text.charCodeAt(at);
        if (this.#refusal)
            throw this.#refusal;
        return 0;
    }
    fill(count) {
        if (!this.#refusal)
            return;
        for (let at = this.offset; count > 0; count--) {
            if (at >= this.#end)
                throw this.#refusal;
            at += isHighSurrogate(this.text.charCodeAt(at)) ? 2 : 1;
        }
    }
    mark() {
        return { offset: this.offset, index: this.index, line: this.line, column: this.column };
    }
    skip() {
        this.offset += isHighSurrogate(this.text.charCodeAt(this.offset)) ? 2 : 1;
        this.index++;
        this.column++;
    }
    skipLine() {
        const unit = this.peek();
        if (!isBreak(unit))
            return "";
        const width = unit === 0x0d && this.peek(1) === 0x0a ? 2 : 1;
        this.offset += width;
        this.index += width;
        this.column = 0;
        this.line++;
        return unit === 0x2028 || unit === 0x2029 ? String.fromCharCode(unit) : "\n";
    }
    read() {
        const start = this.offset;
        this.skip();
        return this.text.slice(start, this.offset);
    }
    skipBlanks() {
        while (isBlank(this.peek()))
            this.skip();
    }
    skipToBreak() {
        while (!isBreakOrEnd(this.peek()))
            this.skip();
    }
    fault(problem, context) {
        return new Fault(problem, this.mark(), context);
    }
    atDocumentIndicator() {
        this.fill(4);
        if (this.column !== 0)
            return false;
        const unit = this.peek();
        return ((unit === 0x2d || unit === 0x2e) && this.peek(1) === unit && this.peek(2) === unit && isBlankOrEnd(this.peek(3)));
    }
}
function isHighSurrogate(unit) {
    return unit >= 0xd800 && unit < 0xdc00;
}
function chunkStart(text, offset) {
    let start = 0;
    let left = chunk;
    for (let i = 0; i <= offset; i++) {
        const unit = text.charCodeAt(i);
        const pair = isHighSurrogate(unit);
        const width = unit < 0x80 ? 1 : unit < 0x800 ? 2 : pair ? 4 : 3;
        if (width > left) {
            start = i;
            left = chunk;
        }
        left -= width;
        if (pair)
            i++;
    }
    return start;
}
function isBlank(unit) {
    return unit === 0x20 || unit === 0x09;
}
function isBreak(unit) {
    return unit === 0x0a || unit === 0x0d || unit === 0x85 || unit === 0x2028 || unit === 0x2029;
}
function isBreakOrEnd(unit) {
    return unit === 0 || isBreak(unit);
}
function isBlankOrEnd(unit) {
    return unit === 0x20 || unit === 0x09 || unit === 0 || isBreak(unit);
}
function isWord(unit) {
    return ((unit >= 0x30 && unit <= 0x39) ||
        (unit >= 0x41 && unit <= 0x5a) ||
        (unit >= 0x61 && unit <= 0x7a) ||
        unit === 0x5f ||
        unit === 0x2d);
}
function isDigit(unit) {
    return unit >= 0x30 && unit <= 0x39;
}

;// CONCATENATED MODULE: ./build/bundle/src/parsers/yaml/granit/cursor.js

class cursor_Cursor {
    text;
    offset = 0;
    index = 0;
    line = 0;
    column = 0;
    leading = true;
    constructor(text) {
        this.text = text;
    }
    peek(ahead = 0) {
        const at = this.offset + ahead;
        return at < this.text.length ? this.text.charCodeAt(at) : 0;
    }
    mark() {
        return { offset: this.offset, index: this.index, line: this.line, column: this.column };
    }
    fault(problem, mark = this.mark()) {
        return new Fault(problem, mark);
    }
    skipBlank() {
        const unit = this.peek();
        this.offset += unit >= 0xd800 && unit < 0xdc00 ? 2 : 1;
        this.index++;
        this.column++;
    }
    skip(count = 1) {
        for (let i = 0; i < count; i++)
            this.skipBlank();
        this.leading = false;
    }
    read() {
        const start = this.offset;
        this.skip();
        return this.text.slice(start, this.offset);
    }
    skipLine() {
        const unit = this.peek();
        if (unit !== 0x0a && unit !== 0x0d)
            return false;
        const width = unit === 0x0d && this.peek(1) === 0x0a ? 2 : 1;
        this.offset += width;
        this.index += width;
        this.column = 0;
        this.line++;
        this.leading = true;
        return true;
    }
    skipToBreak() {
        while (!cursor_isBreakOrEnd(this.peek()))
            this.skipBlank();
    }
    skipBlanks() {
        while (cursor_isBlank(this.peek()))
            this.skipBlank();
    }
    skipToEnd(tabs) {
        let tab = false;
        let space = false;
        for (let unit = this.peek(); unit === 0x20 || (tabs && unit === 0x09); unit = this.peek()) {
            if (unit === 0x20)
                space = true;
            else
                tab = true;
            this.skipBlank();
        }
        if (this.peek() === 0x23) {
            if (!tab && !space)
                throw this.fault("comments must be separated from other tokens by whitespace");
            this.skipToBreak();
        }
        return { tab, space };
    }
    at(indicator) {
        return this.text.startsWith(indicator, this.offset) && cursor_isBlankOrEnd(this.peek(3));
    }
    atDocumentIndicator() {
        return this.at("---") || this.at("...");
    }
    mayBePlain(flow) {
        const unit = this.peek();
        if (flow && isFlow(unit))
            return false;
        return unit !== 0x3a || !(cursor_isBlankOrEnd(this.peek(1)) || (flow && isFlow(this.peek(1))));
    }
}
function cursor_isBlank(unit) {
    return unit === 0x20 || unit === 0x09;
}
function cursor_isBreak(unit) {
    return unit === 0x0a || unit === 0x0d;
}
function cursor_isBreakOrEnd(unit) {
    return unit === 0 || cursor_isBreak(unit);
}
function cursor_isBlankOrEnd(unit) {
    return unit === 0x20 || unit === 0x09 || cursor_isBreakOrEnd(unit);
}
function isFlow(unit) {
    return unit === 0x2c || unit === 0x5b || unit === 0x5d || unit === 0x7b || unit === 0x7d;
}

;// CONCATENATED MODULE: ./build/bundle/src/parsers/yaml/granit/flow.js
function openFlow(cursor, layout, bracket) {
    layout.saveKey();
    const start = cursor.mark();
    layout.openEntry();
    layout.openFlow(bracket, start);
    layout.keyAllowed = true;
    cursor.skip();
    layout.push(bracket === "[" ? "flow-sequence-start" : "flow-mapping-start", start, cursor.mark());
    cursor.skipToEnd(true);
}
function closeFlow(cursor, layout, bracket) {
    const open = layout.flows.at(-1);
    if (!open)
        throw cursor.fault("misplaced bracket");
    if (open.bracket !== bracket)
        throw cursor.fault(`mismatched bracket '${open.bracket}' closed by '${bracket === "[" ? "]" : "}"}'`, open.mark);
    layout.removeKey();
    if (bracket === "[")
        layout.endPair(cursor.mark());
    layout.closeFlow();
    layout.keyAllowed = false;
    const start = cursor.mark();
    cursor.skip();
    layout.push(bracket === "[" ? "flow-sequence-end" : "flow-mapping-end", start, cursor.mark());
    cursor.skipToEnd(true);
}
function enterFlow(cursor, layout) {
    layout.removeKey();
    layout.keyAllowed = true;
    layout.endPair(cursor.mark());
    const open = layout.flows.at(-1);
    if (open?.bracket === "[")
        open.mapping = false;
    const start = cursor.mark();
    cursor.skip();
    layout.push("flow-entry", start, cursor.mark());
    cursor.skipToEnd(true);
}
function checkClosed(cursor, { flows }) {
    const open = flows.at(-1);
    if (open)
        throw cursor.fault(`unclosed bracket '${open.bracket}'`, open.mark);
}

;// CONCATENATED MODULE: ./build/bundle/src/parsers/yaml/granit/layout.js
const keyLength = 1024;
const deepestFlow = 255;
class Layout {
    #cursor;
    #queue = [];
    #head = 0;
    #taken = 0;
    #indents = [];
    #keys = [undefined];
    flows = [];
    indent = -1;
    keyAllowed = true;
    constructor(cursor) {
        this.#cursor = cursor;
    }
    get flow() {
        return this.flows.length;
    }
    ready() {
        const token = this.#queue[this.#head];
        if (!token)
            return undefined;
        this.dropStaleKeys();
        const last = this.#queue.at(-1)?.type;
        if (last === "document-start" || last === "document-end")
            return token;
        return this.#keys.some((key) => key?.possible && key.token === this.#taken) ? undefined : token;
    }
    take() {
        this.#head++;
        this.#taken++;
        if (this.#head > 256) {
            this.#queue = this.#queue.slice(this.#head);
            this.#head = 0;
        }
    }
    add(token) {
        this.#queue.push(token);
    }
    push(type, start, end = start) {
        this.#queue.push({ type, start, end });
    }
    #next() {
        return this.#taken + this.#queue.length - this.#head;
    }
    #insert(type, at, mark) {
        this.#queue.splice(this.#head + at - this.#taken, 0, { type, start: mark, end: mark });
    }
    #missingColon(mark) {
        return this.#cursor.fault("simple key expected ':'", mark);
    }
    dropStaleKeys() {
        const { line, index } = this.#cursor;
        for (const key of this.#keys) {
            if (!key?.possible)
                continue;
            if (!((this.flow === 0 && key.mark.line < line) || index - key.mark.index > keyLength))
                continue;
            if (key.required)
                throw this.#missingColon(key.mark);
            key.possible = false;
        }
    }
    saveKey() {
        if (!this.keyAllowed)
            return;
        const required = this.flow === 0 && this.indent === this.#cursor.column && (this.#indents.at(-1)?.needsEnd ?? false);
        this.#keys[this.#keys.length - 1] = { possible: true, required, token: this.#next(), mark: this.#cursor.mark() };
    }
    removeKey() {
        const key = this.#keys.at(-1);
        if (!key?.possible)
            return;
        if (key.required)
            throw this.#missingColon(key.mark);
        key.possible = false;
    }
    endKeys() {
        for (const key of this.#keys) {
            if (key?.possible && key.required)
                throw this.#missingColon(key.mark);
            if (key)
                key.possible = false;
        }
    }
    confirmKey(colon, pair) {
        const key = this.#keys.at(-1);
        if (!key?.possible)
            return false;
        this.#insert("key", key.token, key.mark);
        if (pair) {
            if (key.mark.line < colon.line)
                throw this.#cursor.fault("illegal placement of ':' indicator", colon);
            this.#insert("flow-mapping-start", key.token, key.mark);
        }
        this.openBlock(key.mark, "block-mapping-start", key.token);
        this.openEntry();
        key.possible = false;
        return true;
    }
    openFlow(bracket, mark) {
        this.#keys.push(undefined);
        if (this.flow >= deepestFlow)
            throw this.#cursor.fault("recursion limit exceeded");
        this.flows.push({ mark, bracket, mapping: bracket === "{", pair: false });
    }
    closeFlow() {
        this.flows.pop();
        this.#keys.pop();
    }
    endPair(mark) {
        const flow = this.flows.at(-1);
        if (!flow?.pair)
            return;
        flow.pair = false;
        flow.mapping = false;
        this.push("flow-mapping-end", mark);
    }
    openBlock(mark, type, at = this.#next()) {
        if (this.flow > 0)
            return;
        const top = this.#indents.at(-1);
        if (this.indent <= mark.column && top && !top.needsEnd) {
            this.indent = top.indent;
            this.#indents.pop();
        }
        if (this.indent >= mark.column)
            return;
        this.#indents.push({ indent: this.indent, needsEnd: true });
        this.indent = mark.column;
        this.#insert(type, at, mark);
    }
    openEntry() {
        if (this.flow > 0 || !this.#indents.at(-1)?.needsEnd)
            return;
        this.#indents.push({ indent: this.indent, needsEnd: false });
        this.indent++;
    }
    closeEntries() {
        for (let top = this.#indents.at(-1); top && !top.needsEnd; top = this.#indents.at(-1)) {
            this.indent = top.indent;
            this.#indents.pop();
        }
    }
    closeBlocks(column) {
        if (this.flow > 0)
            return;
        while (this.indent > column) {
            const closed = this.#indents.pop();
            this.indent = closed?.indent ?? -1;
            if (closed?.needsEnd)
                this.push("block-end", this.#cursor.mark());
        }
    }
    get inBlock() {
        return this.#indents.length > 0;
    }
}

;// CONCATENATED MODULE: ./build/bundle/src/parsers/yaml/granit/scalars.js

function scanBlockScalar(cursor, literal, layout) {
    const start = cursor.mark();
    const style = literal ? "literal" : "folded";
    cursor.skip();
    layout.closeEntries();
    const parent = layout.indent;
    const { chomping, increment } = scanHeader(cursor, start);
    cursor.skipToEnd(true);
    if (!cursor_isBreakOrEnd(cursor.peek()))
        throw cursor.fault("while scanning a block scalar, did not find expected comment or line break", start);
    cursor.skipLine();
    if (cursor.peek() === 0x09)
        throw cursor.fault("a block scalar content cannot start with a tab", start);
    let indent = increment === 0 ? 0 : parent >= 0 ? parent + increment : increment;
    let trailing = "";
    const skipIndent = () => {
        do
            while (cursor.column < indent && cursor.peek() === 0x20)
                cursor.skipBlank();
        while (takeBreak());
    };
    const takeBreak = () => {
        if (!cursor.skipLine())
            return false;
        trailing += "\n";
        return true;
    };
    if (indent > 0)
        skipIndent();
    else {
        let deepest = 0;
        do {
            while (cursor.peek() === 0x20)
                cursor.skipBlank();
            deepest = Math.max(deepest, cursor.column);
        } while (takeBreak());
        indent = Math.max(deepest, parent + 1);
    }
    const token = (value) => ({ type: "scalar", value, style, start, end: cursor.mark() });
    if (cursor.peek() === 0)
        return token(chomping !== "keep" || cursor.line === start.line ? "" : trailing === "" && cursor.column > 0 ? "\n" : trailing);
    if (cursor.column < indent && cursor.column > parent) {
        const ends = parent < 0 && cursor.column === 0 && (cursor.atDocumentIndicator() || cursor.peek() === 0x23);
        if (!ends)
            throw cursor.fault("wrongly indented line in block scalar");
    }
    let value = "";
    let leading = "";
    let startedBlank = false;
    while (cursor.column === indent && cursor.peek() !== 0) {
        if (indent === 0 && cursor.at("..."))
            break;
        const startsBlank = cursor_isBlank(cursor.peek());
        value += !literal && leading !== "" && !startedBlank && !startsBlank ? trailing || " " : leading + trailing;
        trailing = "";
        leading = "";
        startedBlank = startsBlank;
        const from = cursor.offset;
        cursor.skipToBreak();
        value += cursor.text.slice(from, cursor.offset);
        if (cursor.peek() === 0)
            break;
        cursor.skipLine();
        leading = "\n";
        skipIndent();
    }
    if (chomping !== "strip") {
        value += leading;
        if (cursor.peek() === 0 && cursor.column >= Math.max(indent, 1))
            value += "\n";
    }
    if (chomping === "keep")
        value += trailing;
    return token(value);
}
function scanHeader(cursor, start) {
    let chomping = "clip";
    let increment = 0;
    const chomp = () => {
        const sign = cursor.peek();
        if (sign !== 0x2b && sign !== 0x2d)
            return false;
        chomping = sign === 0x2b ? "keep" : "strip";
        cursor.skip();
        return true;
    };
    const measure = () => {
        const digit = cursor.peek() - 0x30;
        if (digit < 0 || digit > 9)
            return false;
        if (digit === 0)
            throw cursor.fault("while scanning a block scalar, found an indentation indicator equal to 0", start);
        increment = digit;
        cursor.skip();
        return true;
    };
    if (chomp())
        measure();
    else if (measure())
        chomp();
    return { chomping, increment };
}
function scanQuotedScalar(cursor, single, layout) {
    const start = cursor.mark();
    const quote = single ? 0x27 : 0x22;
    const flow = layout.flow > 0;
    let value = "";
    cursor.skip();
    for (;;) {
        if (cursor.column === 0 && cursor.atDocumentIndicator())
            throw cursor.fault("while scanning a quoted scalar, found unexpected document indicator", start);
        if (cursor.peek() === 0)
            throw cursor.fault("unclosed quote", start);
        let broken = false;
        for (let next = cursor.peek(); !cursor_isBlankOrEnd(next); next = cursor.peek()) {
            if (next === quote) {
                if (!single || cursor.peek(1) !== quote)
                    break;
                value += "'";
                cursor.skip(2);
            }
            else if (!single && next === 0x5c) {
                if (cursor_isBreak(cursor.peek(1))) {
                    cursor.skip();
                    cursor.skipLine();
                    broken = true;
                    break;
                }
                value += scanEscape(cursor, start);
            }
            else
                value += cursor.read();
        }
        if (cursor.peek() === quote)
            break;
        let whitespace = "";
        let folds = false;
        let breaks = "";
        for (let next = cursor.peek(); cursor_isBlank(next) || cursor_isBreak(next); next = cursor.peek()) {
            if (cursor_isBlank(next)) {
                if (broken && next === 0x09 && cursor.column < layout.indent)
                    throw cursor.fault("tab cannot be used as indentation");
                if (!broken)
                    whitespace += String.fromCharCode(next);
                cursor.skipBlank();
            }
            else if (broken) {
                cursor.skipLine();
                breaks += "\n";
            }
            else {
                cursor.skipLine();
                whitespace = "";
                folds = true;
                broken = true;
            }
        }
        if (broken && folds && !flow && cursor.peek() !== quote && cursor.column <= layout.indent)
            throw cursor.fault("invalid indentation in multiline quoted scalar");
        value += whitespace + (folds && breaks === "" ? " " : breaks);
    }
    cursor.skip();
    const end = cursor.mark();
    cursor.skipToEnd(true);
    const next = cursor.peek();
    const fits = cursor_isBreakOrEnd(next) ||
        (flow
            ? next === 0x2c || next === 0x7d || next === 0x5d || next === 0x3a
            : next === 0x3a && start.line === cursor.line);
    if (!fits)
        throw cursor.fault(`invalid trailing content after ${single ? "single" : "double"}-quoted scalar`);
    return { type: "scalar", value, style: single ? "single" : "double", start, end };
}
const escapes = {
    "0": "\0",
    a: "\x07",
    b: "\b",
    t: "\t",
    "\t": "\t",
    n: "\n",
    v: "\v",
    f: "\f",
    r: "\r",
    e: "\x1b",
    " ": " ",
    '"': '"',
    "/": "/",
    "\\": "\\",
    N: "\x85",
    _: "\xa0",
    L: "\u2028",
    P: "\u2029",
};
const digitsAfter = { x: 2, u: 4, U: 8 };
function scanEscape(cursor, start) {
    const refuse = (problem) => cursor.fault(`while parsing a quoted scalar, ${problem}`, start);
    const letter = String.fromCharCode(cursor.peek(1));
    const simple = Object.hasOwn(escapes, letter) ? escapes[letter] : undefined;
    const length = Object.hasOwn(digitsAfter, letter) ? (digitsAfter[letter] ?? 0) : 0;
    if (simple === undefined && length === 0)
        throw refuse("found unknown escape character");
    cursor.skip(2);
    if (simple !== undefined)
        return simple;
    const code = hexadecimal(cursor, length);
    if (code === undefined)
        throw refuse("did not find expected hexadecimal number");
    if (length === 4 && code >= 0xd800 && code <= 0xdbff) {
        if (!cursor.text.startsWith("\\u", cursor.offset))
            throw refuse("found a high surrogate without a low one");
        cursor.skip(2);
        const low = hexadecimal(cursor, 4);
        if (low === undefined || low < 0xdc00 || low > 0xdfff)
            throw refuse("found a high surrogate without a low one");
        return String.fromCharCode(code, low);
    }
    if ((code >= 0xd800 && code <= 0xdfff) || code > 0x10ffff)
        throw refuse("found invalid Unicode character escape code");
    return String.fromCodePoint(code);
}
function hexadecimal(cursor, length) {
    const digits = cursor.text.slice(cursor.offset, cursor.offset + length);
    if (digits.length < length || !/^[0-9A-Fa-f]+$/.test(digits))
        return undefined;
    cursor.skip(length);
    return parseInt(digits, 16);
}
function scanPlainScalar(cursor, layout) {
    layout.closeEntries();
    const flow = layout.flow > 0;
    const indent = layout.indent + 1;
    const start = cursor.mark();
    if (flow && start.column < indent)
        throw cursor.fault("invalid indentation in flow construct");
    let value = "";
    let end = start;
    let whitespace = "";
    let folds = false;
    let breaks = "";
    let interrupted;
    for (;;) {
        if ((cursor.column === 0 && cursor.atDocumentIndicator()) || cursor.peek() === 0x23) {
            if (cursor.peek() === 0x23 && value !== "" && whitespace !== "" && !flow)
                interrupted = cursor.mark();
            break;
        }
        if (flow && cursor.peek() === 0x2d && isFlow(cursor.peek(1)))
            throw cursor.fault("plain scalar cannot start with '-' followed by ,[]{}");
        if (!cursor_isBlankOrEnd(cursor.peek()) && cursor.mayBePlain(flow)) {
            if (cursor.leading)
                value += folds && breaks === "" ? " " : breaks;
            else
                value += whitespace;
            whitespace = "";
            folds = false;
            breaks = "";
            const from = cursor.offset;
            do
                cursor.skip();
            while (!cursor_isBlankOrEnd(cursor.peek()) && cursor.mayBePlain(flow));
            value += cursor.text.slice(from, cursor.offset);
            end = cursor.mark();
        }
        if (!cursor_isBlank(cursor.peek()) && !cursor_isBreak(cursor.peek()))
            break;
        for (let next = cursor.peek(); cursor_isBlank(next) || cursor_isBreak(next); next = cursor.peek()) {
            if (cursor_isBreak(next)) {
                if (cursor.leading)
                    breaks += "\n";
                else
                    folds = true;
                whitespace = "";
                cursor.skipLine();
            }
            else if (!cursor.leading) {
                whitespace += String.fromCharCode(next);
                cursor.skipBlank();
            }
            else if (cursor.column < indent && next === 0x09) {
                cursor.skipToEnd(true);
                if (!cursor_isBreakOrEnd(cursor.peek()))
                    throw cursor.fault("while scanning a plain scalar, found a tab", start);
            }
            else
                cursor.skipBlank();
        }
        if (!flow && cursor.column < indent)
            break;
    }
    if (value === "")
        throw cursor.fault("unexpected end of plain scalar", start);
    return { token: { type: "scalar", value, style: "plain", start, end }, endsLine: cursor.leading, interrupted };
}

;// CONCATENATED MODULE: ./build/bundle/src/parsers/yaml/granit/tags.js

function scanDirective(cursor) {
    const start = cursor.mark();
    cursor.skip();
    const name = take(cursor, (unit) => !cursor_isBlankOrEnd(unit));
    if (name === "")
        throw cursor.fault("while scanning a directive, could not find expected directive name", start);
    const token = name === "YAML" ? version(cursor, start) : name === "TAG" ? prefix(cursor, start) : undefined;
    if (!token)
        take(cursor, (unit) => !cursor_isBreakOrEnd(unit) && unit !== 0x23);
    if (cursor_isBlankOrEnd(cursor.peek()) || token)
        cursor.skipToEnd(true);
    else
        cursor.skipToBreak();
    if (!cursor_isBreakOrEnd(cursor.peek()))
        throw cursor.fault("while scanning a directive, did not find expected comment or line break", start);
    cursor.skipLine();
    return token;
}
function take(cursor, belongs) {
    const from = cursor.offset;
    while (belongs(cursor.peek()))
        cursor.skip();
    return cursor.text.slice(from, cursor.offset);
}
const tags_isDigit = (unit) => unit >= 0x30 && unit <= 0x39;
const tags_isWord = (unit) => tags_isDigit(unit) || (unit >= 0x41 && unit <= 0x5a) || (unit >= 0x61 && unit <= 0x7a) || unit === 0x5f || unit === 0x2d;
const isUri = (unit) => tags_isWord(unit) || (unit !== 0 && "#;/?:@&=+$,.!~*'()[]%".includes(String.fromCharCode(unit)));
const isTag = (unit) => isUri(unit) && !isFlow(unit) && unit !== 0x21;
function version(cursor, start) {
    const number = () => {
        const digits = take(cursor, tags_isDigit);
        if (digits.length > 9)
            throw cursor.fault("while scanning a YAML directive, found extremely long version number", start);
        if (digits === "")
            throw cursor.fault("while scanning a YAML directive, did not find expected version number", start);
        return Number(digits);
    };
    cursor.skipBlanks();
    const major = number();
    if (cursor.peek() !== 0x2e)
        throw cursor.fault("while scanning a YAML directive, did not find expected digit or '.' character", start);
    cursor.skip();
    return { type: "version-directive", major, minor: number(), start, end: cursor.mark() };
}
function prefix(cursor, start) {
    cursor.skipBlanks();
    const handle = scanHandle(cursor, start);
    if (handle !== "!" && !handle.endsWith("!"))
        throw cursor.fault("while parsing a tag directive, did not find expected '!'", start);
    cursor.skipBlanks();
    if (cursor.peek() !== 0x21 && !isTag(cursor.peek()))
        throw cursor.fault("invalid global tag character", start);
    const uri = scanUri(cursor, start, isUri);
    if (!cursor_isBlankOrEnd(cursor.peek()))
        throw cursor.fault("while scanning TAG, did not find expected whitespace or line break", start);
    return { type: "tag-directive", handle, prefix: uri, start, end: cursor.mark() };
}
function scanAnchor(cursor, type) {
    const start = cursor.mark();
    cursor.skip();
    const value = take(cursor, (unit) => !cursor_isBlankOrEnd(unit) && !isFlow(unit) && unit !== 0xfeff);
    if (value === "")
        throw cursor.fault("while scanning an anchor or alias, did not find expected alphabetic or numeric character", start);
    return { type, value, start, end: cursor.mark() };
}
function scanTag(cursor, flow) {
    const start = cursor.mark();
    let handle = "";
    let suffix;
    if (cursor.peek(1) === 0x3c) {
        cursor.skip(2);
        suffix = scanUri(cursor, start, isUri);
        if (suffix === "")
            throw cursor.fault("while parsing a tag, did not find expected tag URI", start);
        if (cursor.peek() !== 0x3e)
            throw cursor.fault("while scanning a verbatim tag, did not find the expected '>'", start);
        cursor.skip();
    }
    else {
        handle = scanHandle(cursor, start);
        suffix = scanUri(cursor, start, isTag);
        if (handle.length > 1 && handle.endsWith("!")) {
            if (suffix === "")
                throw cursor.fault("while parsing a tag, did not find expected tag URI", start);
        }
        else {
            suffix = handle.slice(1) + suffix;
            [handle, suffix] = suffix === "" ? ["", "!"] : ["!", suffix];
        }
    }
    const next = cursor.peek();
    if (!cursor_isBlankOrEnd(next) && !(flow && isFlow(next)))
        throw cursor.fault("while scanning a tag, did not find expected whitespace or line break", start);
    return { type: "tag", handle, suffix, start, end: cursor.mark() };
}
function scanHandle(cursor, start) {
    if (cursor.peek() !== 0x21)
        throw cursor.fault("while scanning a tag, did not find expected '!'", start);
    cursor.skip();
    const handle = `!${take(cursor, tags_isWord)}`;
    if (cursor.peek() !== 0x21)
        return handle;
    cursor.skip();
    return `${handle}!`;
}
function scanUri(cursor, start, belongs) {
    let uri = "";
    while (belongs(cursor.peek()))
        uri += cursor.peek() === 0x25 ? scanEscapes(cursor, start) : cursor.read();
    return uri;
}
function scanEscapes(cursor, start) {
    const octets = [];
    let width = 1;
    do {
        const digits = cursor.text.slice(cursor.offset + 1, cursor.offset + 3);
        if (cursor.peek() !== 0x25 || !/^[0-9A-Fa-f]{2}$/.test(digits))
            throw cursor.fault("while parsing a tag, found an invalid escape sequence", start);
        const octet = parseInt(digits, 16);
        if (octets.length === 0)
            width =
                octet < 0x80 ? 1 : (octet & 0xe0) === 0xc0 ? 2 : (octet & 0xf0) === 0xe0 ? 3 : (octet & 0xf8) === 0xf0 ? 4 : 0;
        octets.push(octet);
        cursor.skip(3);
    } while (octets.length < width);
    try {
        return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(new Uint8Array(octets));
    }
    catch {
        throw cursor.fault("while parsing a tag, found an incorrect UTF-8 octet", start);
    }
}

;// CONCATENATED MODULE: ./build/bundle/src/parsers/yaml/granit/scanner.js





class Scanner {
    #cursor;
    #layout;
    #adjacentAt = -1;
    #interrupted;
    constructor(text) {
        this.#cursor = new cursor_Cursor(text);
        this.#layout = new Layout(this.#cursor);
        if (text.startsWith("\ufeff"))
            this.#skipMark();
    }
    peek() {
        for (;;) {
            const token = this.#layout.ready();
            if (token)
                return token;
            this.#fetch();
        }
    }
    take() {
        this.#layout.take();
    }
    #skipMark() {
        this.#cursor.offset++;
        this.#cursor.index++;
    }
    #fetch() {
        const cursor = this.#cursor;
        const layout = this.#layout;
        this.#skipToToken(false);
        layout.dropStaleKeys();
        layout.closeBlocks(cursor.column);
        const unit = cursor.peek();
        if (unit === 0)
            return this.#end();
        if (cursor.column === 0) {
            if (unit === 0x25)
                return this.#directive();
            if (cursor.at("---"))
                return this.#documentIndicator("document-start");
            if (cursor.at("...")) {
                this.#documentIndicator("document-end");
                cursor.skipToEnd(true);
                if (!cursor_isBreakOrEnd(cursor.peek()))
                    throw cursor.fault("invalid content after document end marker");
                return;
            }
        }
        if (cursor.column < layout.indent && (layout.flow === 0 || !(unit === 0x5d || unit === 0x7d || unit === 0x2c)))
            throw cursor.fault("invalid indentation");
        const flow = layout.flow > 0;
        const spaced = cursor_isBlankOrEnd(cursor.peek(1));
        switch (unit) {
            case 0x5b:
                return openFlow(cursor, layout, "[");
            case 0x7b:
                return openFlow(cursor, layout, "{");
            case 0x5d:
                return this.#closeFlow("[");
            case 0x7d:
                return this.#closeFlow("{");
            case 0x2c:
                return enterFlow(cursor, layout);
            case 0x2d:
                if (spaced)
                    return this.#blockEntry();
                break;
            case 0x3f:
                if (spaced)
                    return this.#key();
                break;
            case 0x3a:
                if (spaced)
                    return this.#value();
                if (flow && (isFlow(cursor.peek(1)) || cursor.index === this.#adjacentAt))
                    return this.#flowValue();
                break;
            case 0x2a:
                return this.#mayBeKey(() => scanAnchor(cursor, "alias"));
            case 0x26:
                return this.#mayBeKey(() => scanAnchor(cursor, "anchor"));
            case 0x21:
                return this.#mayBeKey(() => scanTag(cursor, flow));
            case 0x7c:
                if (!flow)
                    return this.#blockScalar(true);
                break;
            case 0x3e:
                if (!flow)
                    return this.#blockScalar(false);
                break;
            case 0x27:
                return this.#quoted(true);
            case 0x22:
                return this.#quoted(false);
            case 0xfeff:
                throw cursor.fault("a byte-order mark may not stand inside a document");
            case 0x25:
            case 0x40:
            case 0x60:
                throw cursor.fault(`unexpected character: \`${String.fromCharCode(unit)}'`);
        }
        this.#mayBeKey(() => {
            const { token, endsLine, interrupted } = scanPlainScalar(cursor, layout);
            if (endsLine)
                layout.keyAllowed = true;
            if (interrupted)
                this.#interrupted = interrupted;
            return token;
        });
    }
    #skipToToken(stopAfterComment) {
        const cursor = this.#cursor;
        const layout = this.#layout;
        const line = () => {
            if (cursor.skipLine() && layout.flow === 0)
                layout.keyAllowed = true;
        };
        for (;;) {
            const unit = cursor.peek();
            if (unit === 0x09) {
                if (layout.inBlock && cursor.leading && cursor.column < layout.indent) {
                    cursor.skipToEnd(true);
                    if (!cursor_isBreakOrEnd(cursor.peek()))
                        throw cursor.fault("tabs disallowed within this context (block indentation)");
                }
                else
                    cursor.skipBlank();
            }
            else if (unit === 0x20)
                cursor.skipBlank();
            else if (cursor_isBreak(unit))
                line();
            else if (unit === 0x23) {
                cursor.skipToBreak();
                line();
                if (stopAfterComment)
                    return true;
            }
            else
                break;
        }
        const at = this.#interrupted;
        this.#interrupted = undefined;
        const goesOn = at && layout.flow === 0 && cursor.line === at.line + 1 && cursor.column > layout.indent;
        if (goesOn && cursor.peek() !== 0 && !cursor.atDocumentIndicator() && cursor.mayBePlain(false))
            throw cursor.fault("comment intercepting the multiline text", at);
        return false;
    }
    #end() {
        const cursor = this.#cursor;
        const layout = this.#layout;
        checkClosed(cursor, layout);
        if (cursor.column !== 0) {
            cursor.column = 0;
            cursor.line++;
            cursor.offset++;
        }
        layout.endKeys();
        layout.closeBlocks(-1);
        layout.keyAllowed = false;
        layout.add({ type: "stream-end", start: cursor.mark(), end: cursor.mark() });
    }
    #directive() {
        this.#layout.closeBlocks(-1);
        this.#layout.removeKey();
        this.#layout.keyAllowed = false;
        const token = scanDirective(this.#cursor);
        if (token)
            this.#layout.add(token);
    }
    #documentIndicator(type) {
        const cursor = this.#cursor;
        checkClosed(cursor, this.#layout);
        this.#layout.closeBlocks(-1);
        this.#layout.removeKey();
        this.#layout.keyAllowed = false;
        const start = cursor.mark();
        cursor.skip(3);
        this.#layout.push(type, start, cursor.mark());
    }
    #mayBeKey(scan) {
        this.#layout.saveKey();
        this.#layout.keyAllowed = false;
        this.#layout.add(scan());
    }
    #closeFlow(bracket) {
        closeFlow(this.#cursor, this.#layout, bracket);
        if (this.#layout.flow > 0)
            this.#adjacentAt = this.#cursor.index;
    }
    #blockEntry() {
        const cursor = this.#cursor;
        const layout = this.#layout;
        if (layout.flow > 0)
            throw cursor.fault('"-" is only valid inside a block');
        if (!layout.keyAllowed)
            throw cursor.fault("block sequence entries are not allowed in this context");
        const start = cursor.mark();
        cursor.skip();
        layout.openBlock(start, "block-sequence-start");
        const { tab } = cursor.skipToEnd(true);
        if (tab && cursor.peek() === 0x2d && cursor_isBlankOrEnd(cursor.peek(1)))
            throw cursor.fault("'-' must be followed by a valid YAML whitespace");
        if (cursor_isBreak(cursor.peek()) || isFlow(cursor.peek()))
            layout.openEntry();
        layout.removeKey();
        layout.keyAllowed = true;
        layout.push("block-entry", cursor.mark());
    }
    #key() {
        const cursor = this.#cursor;
        const layout = this.#layout;
        const start = cursor.mark();
        if (layout.flow === 0) {
            if (!layout.keyAllowed)
                throw cursor.fault("mapping keys are not allowed in this context");
            layout.openBlock(start, "block-mapping-start");
        }
        else {
            const flow = layout.flows.at(-1);
            if (flow)
                flow.mapping = true;
        }
        layout.removeKey();
        layout.keyAllowed = layout.flow === 0;
        cursor.skip();
        const end = cursor.mark();
        for (let unit = cursor.peek(); unit === 0x20 || unit === 0x23 || cursor_isBreak(unit); unit = cursor.peek()) {
            if (unit === 0x20)
                cursor.skipBlank();
            else if (unit === 0x23)
                cursor.skipToBreak();
            else if (cursor.skipLine() && layout.flow === 0)
                layout.keyAllowed = true;
        }
        if (cursor.peek() === 0x09)
            throw cursor.fault("tabs disallowed in this context");
        if (cursor.index === end.index)
            throw cursor.fault("expected whitespace");
        layout.push("key", start, end);
    }
    #flowValue() {
        const cursor = this.#cursor;
        const next = cursor.peek(1);
        if (cursor.index !== this.#adjacentAt && (next === 0x5b || next === 0x7b))
            throw cursor.fault("':' may not precede any of `[{` in flow mapping");
        this.#value();
    }
    #value() {
        const cursor = this.#cursor;
        const layout = this.#layout;
        const start = cursor.mark();
        const flow = layout.flows.at(-1);
        const pair = flow?.bracket === "[" && !flow.mapping;
        if (flow && pair)
            flow.pair = true;
        cursor.skip();
        if (cursor.peek() === 0x09) {
            const { space } = cursor.skipToEnd(true);
            if (!space && /[-0-9A-Za-z_]/.test(String.fromCharCode(cursor.peek())))
                throw cursor.fault("':' must be followed by a valid YAML whitespace");
        }
        if (layout.confirmKey(start, pair))
            layout.keyAllowed = false;
        else {
            if (pair)
                layout.push("flow-mapping-start", start);
            if (layout.flow === 0) {
                if (!layout.keyAllowed)
                    throw cursor.fault("mapping values are not allowed in this context", start);
                layout.openBlock(start, "block-mapping-start");
            }
            layout.openEntry();
            layout.keyAllowed = layout.flow === 0;
        }
        layout.push("value", start);
    }
    #quoted(single) {
        this.#layout.saveKey();
        this.#layout.keyAllowed = false;
        const token = scanQuotedScalar(this.#cursor, single, this.#layout);
        this.#adjacentAt = this.#skipToToken(true) ? -1 : this.#cursor.index;
        this.#layout.add(token);
    }
    #blockScalar(literal) {
        this.#layout.saveKey();
        this.#layout.keyAllowed = true;
        this.#layout.add(scanBlockScalar(this.#cursor, literal, this.#layout));
    }
}

;// CONCATENATED MODULE: ./build/bundle/src/parsers/yaml/libyaml/machine.js

const libyaml = { bareValues: false, directives: "libyaml" };
const granit = { bareValues: true, directives: "granit" };
class Machine {
    scanner;
    grammar;
    next;
    #states = [];
    node;
    constructor(scanner, grammar, node, next) {
        this.scanner = scanner;
        this.grammar = grammar;
        this.node = node;
        this.next = next;
    }
    is(type) {
        return this.scanner.peek().type === type;
    }
    pop() {
        this.next = this.#states.pop() ?? this.next;
    }
    push(state) {
        this.#states.push(state);
    }
    fault(problem, context) {
        return new Fault(problem, this.scanner.peek().start, context);
    }
    empty(mark) {
        return {
            type: "scalar",
            value: "",
            style: "plain",
            start: mark,
            end: mark,
            at: mark,
            anchor: undefined,
            tag: undefined,
        };
    }
    nodeUnless(absent, empty, then, block, indentless = false) {
        if (!absent.includes(this.scanner.peek().type)) {
            this.push(then);
            return this.node(block, indentless);
        }
        this.next = then;
        return this.empty(empty ?? this.scanner.peek().start);
    }
    enter(first) {
        if (!first)
            return;
        this.scanner.peek();
        this.scanner.take();
    }
    leave(type) {
        const { start, end } = this.scanner.peek();
        this.pop();
        this.scanner.take();
        return { type, start, end };
    }
}

;// CONCATENATED MODULE: ./build/bundle/src/parsers/yaml/libyaml/collections.js
const afterEntry = ["block-entry", "block-end"];
const afterIndentlessEntry = ["block-entry", "key", "value", "block-end"];
const afterBlockKey = ["key", "value", "block-end"];
const afterFlowKey = ["value", "flow-entry", "flow-mapping-end"];
const afterFlowValue = ["flow-entry", "flow-mapping-end"];
const afterPair = ["flow-entry", "flow-sequence-end"];
function blockSequenceEntry(machine, first) {
    machine.enter(first);
    const token = machine.scanner.peek();
    if (token.type === "block-end")
        return machine.leave("sequence-end");
    if (token.type !== "block-entry")
        throw machine.fault("did not find expected '-' indicator", "while parsing a block collection");
    machine.scanner.take();
    return machine.nodeUnless(afterEntry, token.end, () => blockSequenceEntry(machine, false), true);
}
function indentlessEntry(machine) {
    const token = machine.scanner.peek();
    if (token.type !== "block-entry") {
        machine.pop();
        return { type: "sequence-end", start: token.start, end: token.start };
    }
    machine.scanner.take();
    return machine.nodeUnless(afterIndentlessEntry, token.end, () => indentlessEntry(machine), true);
}
function blockMappingKey(machine, first) {
    machine.enter(first);
    const token = machine.scanner.peek();
    if (token.type === "block-end")
        return machine.leave("mapping-end");
    if (token.type === "value" && machine.grammar.bareValues) {
        machine.next = () => blockMappingValue(machine);
        return machine.empty(token.start);
    }
    if (token.type !== "key")
        throw machine.fault("did not find expected key", "while parsing a block mapping");
    machine.scanner.take();
    return machine.nodeUnless(afterBlockKey, token.end, () => blockMappingValue(machine), true, true);
}
function blockMappingValue(machine) {
    const token = machine.scanner.peek();
    const then = () => blockMappingKey(machine, false);
    if (token.type !== "value") {
        machine.next = then;
        return machine.empty(token.start);
    }
    machine.scanner.take();
    return machine.nodeUnless(afterBlockKey, token.end, then, true, true);
}
function flowSequenceEntry(machine, first) {
    machine.enter(first);
    if (!first && !machine.is("flow-sequence-end")) {
        if (!machine.is("flow-entry"))
            throw machine.fault("did not find expected ',' or ']'", "while parsing a flow sequence");
        machine.scanner.take();
    }
    const token = machine.scanner.peek();
    if (token.type === "flow-sequence-end")
        return machine.leave("sequence-end");
    if (token.type === "key") {
        machine.next = () => flowPairKey(machine);
        machine.scanner.take();
        return { type: "mapping-start", start: token.start, end: token.end, anchor: undefined, tag: undefined };
    }
    machine.push(() => flowSequenceEntry(machine, false));
    return machine.node(false, false);
}
function flowPairKey(machine) {
    const then = () => flowPairValue(machine);
    const token = machine.scanner.peek();
    if (token.type !== "value" && token.type !== "flow-entry" && token.type !== "flow-sequence-end") {
        machine.push(then);
        return machine.node(false, false);
    }
    machine.scanner.take();
    machine.next = then;
    return machine.empty(token.end);
}
function flowPairValue(machine) {
    const then = () => {
        const { start } = machine.scanner.peek();
        machine.next = () => flowSequenceEntry(machine, false);
        return { type: "mapping-end", start, end: start };
    };
    return flowValue(machine, afterPair, then);
}
function flowMappingKey(machine, first) {
    machine.enter(first);
    if (!first && !machine.is("flow-mapping-end")) {
        if (!machine.is("flow-entry"))
            throw machine.fault("did not find expected ',' or '}'", "while parsing a flow mapping");
        machine.scanner.take();
    }
    if (machine.is("flow-mapping-end"))
        return machine.leave("mapping-end");
    const value = () => flowValue(machine, afterFlowValue, () => flowMappingKey(machine, false));
    if (machine.is("key")) {
        machine.scanner.take();
        return machine.nodeUnless(afterFlowKey, undefined, value, false);
    }
    if (machine.is("value") && machine.grammar.bareValues) {
        machine.next = value;
        return machine.empty(machine.scanner.peek().start);
    }
    machine.push(() => {
        machine.next = () => flowMappingKey(machine, false);
        return machine.empty(machine.scanner.peek().start);
    });
    return machine.node(false, false);
}
function flowValue(machine, ends, then) {
    if (machine.is("value")) {
        machine.scanner.take();
        return machine.nodeUnless(ends, undefined, then, false);
    }
    machine.next = then;
    return machine.empty(machine.scanner.peek().start);
}

;// CONCATENATED MODULE: ./build/bundle/src/parsers/yaml/libyaml/parser.js



const ends = [
    "version-directive",
    "tag-directive",
    "document-start",
    "document-end",
    "stream-end",
];
function opening(machine, type, block, indentless) {
    switch (type) {
        case "block-entry":
            return indentless ? ["sequence-start", () => indentlessEntry(machine)] : undefined;
        case "flow-sequence-start":
            return ["sequence-start", () => flowSequenceEntry(machine, true)];
        case "flow-mapping-start":
            return ["mapping-start", () => flowMappingKey(machine, true)];
        case "block-sequence-start":
            return block ? ["sequence-start", () => blockSequenceEntry(machine, true)] : undefined;
        case "block-mapping-start":
            return block ? ["mapping-start", () => blockMappingKey(machine, true)] : undefined;
        default:
            return undefined;
    }
}
class Parser {
    #machine;
    #tags = new Map();
    constructor(tokens, grammar) {
        this.#machine = new Machine(tokens, grammar, (block, indentless) => this.#node(block, indentless), () => this.#documentStart(true));
    }
    next() {
        return this.#machine.next();
    }
    #documentStart(implicit) {
        if (!implicit || this.#machine.grammar.directives === "granit")
            while (this.#machine.is("document-end"))
                this.#machine.scanner.take();
        const { type, start } = this.#machine.scanner.peek();
        if (type === "stream-end") {
            this.#machine.next = () => ({ type: "stream-end", start, end: start });
            return this.#machine.next();
        }
        if (implicit && type !== "version-directive" && type !== "tag-directive" && type !== "document-start") {
            this.#readDirectives();
            this.#machine.push(() => this.#documentEnd());
            this.#machine.next = () => this.#node(true, false);
            return { type: "document-start", start, end: start };
        }
        this.#readDirectives();
        const token = this.#machine.scanner.peek();
        if (token.type !== "document-start")
            throw new Fault("did not find expected <document start>", token.start);
        this.#machine.push(() => this.#documentEnd());
        this.#machine.next = () => this.#documentContent();
        this.#machine.scanner.take();
        return { type: "document-start", start, end: token.end };
    }
    #readDirectives() {
        this.#tags = new Map();
        let versioned = false;
        for (;;) {
            const token = this.#machine.scanner.peek();
            if (token.type === "version-directive") {
                if (versioned)
                    throw new Fault("found duplicate %YAML directive", token.start);
                const known = token.major === 1 &&
                    (this.#machine.grammar.directives === "granit" || token.minor === 1 || token.minor === 2);
                if (!known)
                    throw new Fault("found incompatible YAML document", token.start);
                versioned = true;
            }
            else if (token.type === "tag-directive") {
                if (this.#tags.has(token.handle))
                    throw new Fault("found duplicate %TAG directive", token.start);
                this.#tags.set(token.handle, token.prefix);
            }
            else
                break;
            this.#machine.scanner.take();
        }
        if (!this.#tags.has("!"))
            this.#tags.set("!", "!");
        if (!this.#tags.has("!!"))
            this.#tags.set("!!", "tag:yaml.org,2002:");
    }
    #documentContent() {
        if (ends.includes(this.#machine.scanner.peek().type)) {
            this.#machine.pop();
            return this.#machine.empty(this.#machine.scanner.peek().start);
        }
        return this.#node(true, false);
    }
    #documentEnd() {
        const token = this.#machine.scanner.peek();
        const isExplicit = token.type === "document-end";
        if (isExplicit)
            this.#machine.scanner.take();
        const strict = this.#machine.grammar.directives === "granit";
        if (strict && (token.type === "version-directive" || token.type === "tag-directive"))
            throw new Fault("missing explicit document end marker before directive", token.start);
        this.#machine.next = () => this.#documentStart(strict && isExplicit);
        return { type: "document-end", start: token.start, end: isExplicit ? token.end : token.start };
    }
    #node(block, indentless) {
        const machine = this.#machine;
        let token = machine.scanner.peek();
        if (token.type === "alias") {
            machine.pop();
            machine.scanner.take();
            return { type: "alias", anchor: token.value, start: token.start, end: token.end };
        }
        const { start } = token;
        const { anchor, tagToken, end } = this.#properties();
        const tag = tagToken && this.#resolve(tagToken);
        token = machine.scanner.peek();
        if (token.type === "scalar") {
            machine.pop();
            machine.scanner.take();
            return {
                type: "scalar",
                value: token.value,
                style: token.style,
                start,
                at: token.start,
                end: token.end,
                anchor,
                tag,
            };
        }
        const [type, then] = opening(machine, token.type, block, indentless) ?? [];
        if (type && then) {
            machine.next = then;
            return { type, start, end: token.end, anchor, tag };
        }
        if (anchor === undefined && tag === undefined) {
            throw new Fault("did not find expected node content", token.start, block ? "while parsing a block node" : "while parsing a flow node");
        }
        machine.pop();
        return { type: "scalar", value: "", style: "plain", start, at: end, end, anchor, tag };
    }
    #properties() {
        let { start: end } = this.#machine.scanner.peek();
        let anchor;
        let tagToken;
        for (let token = this.#machine.scanner.peek();; token = this.#machine.scanner.peek()) {
            if (token.type === "anchor" && anchor === undefined)
                anchor = token.value;
            else if (token.type === "tag" && !tagToken)
                tagToken = token;
            else
                return { anchor, tagToken, end };
            ({ end } = token);
            this.#machine.scanner.take();
        }
    }
    #resolve({ handle, suffix, start }) {
        if (handle === "")
            return suffix;
        const prefix = this.#tags.get(handle);
        if (prefix === undefined)
            throw new Fault("found undefined tag handle", start, "while parsing a node");
        return prefix + suffix;
    }
}

// EXTERNAL MODULE: ./build/bundle/src/parsers/yaml/simple.js
var simple = __webpack_require__(3360);
;// CONCATENATED MODULE: ./build/bundle/src/parsers/yaml/serde/plain.js
const u64 = (1n << 64n) - 1n;
const u128 = (1n << 128n) - 1n;
const i128 = -(1n << 127n);
function isNull(text) {
    return text === "~" || text === "null" || text === "Null" || text === "NULL";
}
function booleanOf(text) {
    if (text === "true" || text === "True" || text === "TRUE")
        return true;
    return text === "false" || text === "False" || text === "FALSE" ? false : undefined;
}
const digits = { "0x": /^[0-9A-Fa-f]+$/, "0o": /^[0-7]+$/, "0b": /^[01]+$/ };
function isZeroPadded(text) {
    return /^[-+]?0\d+$/.test(text);
}
function magnitude(text, max) {
    const radix = digits[text.slice(0, 2)];
    if (radix?.test(text.slice(2)))
        return within(BigInt(text), max);
    return /^\d+$/.test(text) ? within(BigInt(text), max) : undefined;
}
function within(value, max) {
    return value <= max ? value : undefined;
}
function unsignedOf(text, max = u128) {
    const positive = text.startsWith("+") ? text.slice(1) : text;
    return isZeroPadded(text) ? undefined : magnitude(positive, max);
}
function integerOf(text) {
    const positive = unsignedOf(text, u128);
    if (positive !== undefined)
        return positive;
    if (!text.startsWith("-") || isZeroPadded(text))
        return undefined;
    const negative = magnitude(text.slice(1), -i128);
    return negative === undefined ? undefined : -negative;
}
function isWide(value) {
    return value > u64 || value < -(1n << 63n);
}
function floatOf(text) {
    const positive = text.startsWith("+") ? text.slice(1) : text;
    if (text.startsWith("+") && /^[-+]/.test(positive))
        return undefined;
    if (positive === ".inf" || positive === ".Inf" || positive === ".INF")
        return Infinity;
    if (text === "-.inf" || text === "-.Inf" || text === "-.INF")
        return -Infinity;
    if (text === ".nan" || text === ".NaN" || text === ".NAN")
        return NaN;
    if (!/^-?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?$/.test(positive))
        return undefined;
    const value = Number(positive);
    return Number.isFinite(value) ? value : undefined;
}
function typedOf(text) {
    if (text === "" || isNull(text))
        return { value: null };
    const boolean = booleanOf(text);
    if (boolean !== undefined)
        return { value: boolean };
    if (!/^[-+.\d]/.test(text))
        return { value: text };
    const integer = integerOf(text);
    if (integer !== undefined) {
        const safe = integer >= Number.MIN_SAFE_INTEGER && integer <= Number.MAX_SAFE_INTEGER;
        return { value: safe ? Number(integer) : integer, number: "integer" };
    }
    const float = isZeroPadded(text) ? undefined : floatOf(text);
    return float === undefined ? { value: text } : { value: float, number: "float" };
}

;// CONCATENATED MODULE: ./build/bundle/src/parsers/yaml/serde/describe.js

const core = "tag:yaml.org,2002:";
const escaped = /["\\\p{C}\p{Zl}\p{Zp}\p{Grapheme_Extend}]|(?! )\p{Zs}/gu;
const describe_escapes = {
    '"': '\\"',
    "\\": "\\\\",
    "\0": "\\0",
    "\t": "\\t",
    "\n": "\\n",
    "\r": "\\r",
};
function quote(text) {
    return `"${text.replace(escaped, (character) => describe_escapes[character] ?? `\\u{${character.codePointAt(0)?.toString(16)}}`)}"`;
}
function floatText(value) {
    if (!Number.isFinite(value))
        return Number.isNaN(value) ? "NaN" : value < 0 ? "-inf" : "inf";
    const sign = value < 0 || Object.is(value, -0) ? "-" : "";
    const [mantissa = "", exponent] = Math.abs(value).toString().split("e");
    if (exponent === undefined)
        return sign + (mantissa.includes(".") ? mantissa : `${mantissa}.0`);
    const digits = mantissa.replace(".", "");
    const point = Number(exponent) + 1;
    return sign + (point > 0 ? `${digits.padEnd(point, "0")}.0` : `0.${"0".repeat(-point)}${digits}`);
}
function untyped({ style, tag, text }) {
    const misfit = (expected) => ({
        misfit: `invalid value: string ${quote(text)}, expected ${expected}`,
    });
    switch (tag) {
        case `${core}bool`: {
            const value = booleanOf(text);
            return value === undefined ? misfit("a boolean") : { value };
        }
        case `${core}int`: {
            const value = integerOf(text);
            return value === undefined ? misfit("an integer") : { value, number: "integer" };
        }
        case `${core}float`: {
            const value = floatOf(text);
            return value === undefined ? misfit("a float") : { value, number: "float" };
        }
        case `${core}null`:
            return isNull(text) ? { value: null } : misfit("null");
    }
    return style === "plain" && (tag === undefined || tag.startsWith("!")) ? typedOf(text) : { value: text };
}
function describeScalar({ value, number }) {
    if (value === null)
        return "unit value";
    if (typeof value === "string")
        return `string ${quote(value)}`;
    if (typeof value === "boolean")
        return `boolean \`${value}\``;
    if (number === "float")
        return `floating point \`${floatText(Number(value))}\``;
    const integer = BigInt(value);
    return isWide(integer) ? `integer \`${integer}\` as ${integer < 0n ? "i128" : "u128"}` : `integer \`${integer}\``;
}
function describeNode(node) {
    if (node.kind !== "scalar")
        return node.kind === "list" ? "sequence" : "map";
    const typed = untyped(node);
    return "misfit" in typed ? `string ${quote(node.text)}` : describeScalar(typed);
}

;// CONCATENATED MODULE: ./build/bundle/src/parsers/yaml/saphyr/typed.js

const trues = ["true", "yes", "y", "on"];
const falses = ["false", "no", "n", "off"];
const typed = ["int", "float", "bool", "seq", "map", "set", "omap"].map((name) => core + name);
function typed_isNull(text, plain) {
    return plain && (text === "" || text === "~" || text.toLowerCase() === "null");
}
function typed_typedOf(text, plain, tag) {
    if (tag === `${core}null` || typed_isNull(text, plain))
        return { value: null };
    if (tag !== undefined && typed.includes(tag))
        return { problem: "cannot deserialize tagged scalar into string" };
    if (tag === `${core}binary`)
        return decoded(text);
    if (!plain || tag === `${core}str` || tag === "!")
        return { value: text };
    const word = text.trim().toLowerCase();
    if (trues.includes(word))
        return { value: true };
    if (falses.includes(word))
        return { value: false };
    const integer = typed_integerOf(text.trim());
    if (integer !== undefined)
        return { value: Number.isSafeInteger(Number(integer)) ? Number(integer) : integer, number: "integer" };
    return typed_floatOf(text.trim(), text);
}
function typed_integerOf(text) {
    const [, sign = "", prefix = "", digits = ""] = /^([-+]?)(0[xX]|0[oO]|0[bB])?([0-9A-Fa-f][0-9A-Fa-f_]*)$/.exec(text) ?? [];
    const plain = digits.replaceAll("_", "");
    const pattern = { "": /^\d+$/, "0x": /^[0-9A-Fa-f]+$/, "0o": /^[0-7]+$/, "0b": /^[01]+$/ }[prefix.toLowerCase()];
    if (!pattern?.test(plain) || (prefix === "" && plain.length > 1 && plain.startsWith("0")))
        return undefined;
    const value = BigInt(prefix.toLowerCase() + plain);
    if (sign === "-")
        return value <= 1n << 63n ? -value : undefined;
    return value < 1n << 64n ? value : undefined;
}
function typed_floatOf(text, written) {
    const word = text.toLowerCase();
    if (word === ".nan" || word === "+.nan" || word === "-.nan")
        return { value: ".nan" };
    if (word === ".inf" || word === "+.inf")
        return { value: ".inf" };
    if (word === "-.inf")
        return { value: "-.inf" };
    const value = /^[-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?$/.test(text) ? Number(text) : Number.NaN;
    return Number.isFinite(value) ? { value, number: "float" } : { value: written };
}
function decoded(text) {
    const packed = text.replace(/\s+/g, "");
    if (!/^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/.test(packed))
        return { problem: "invalid base64" };
    try {
        return {
            value: new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(Uint8Array.from(atob(packed), (character) => character.charCodeAt(0))),
        };
    }
    catch {
        return { problem: "`!!binary` scalar is not valid UTF-8" };
    }
}

;// CONCATENATED MODULE: ./build/bundle/src/parsers/yaml/saphyr/document.js






const maxNodes = 250_000;
const deepest = 2000;
const emptyScalar = { kind: "scalar", span: { start: 0, end: 0 }, value: null, text: "", style: "plain" };
class Builder {
    #base;
    #frames = [];
    #anchors = new Map();
    #nodes = 0;
    marks = new Map();
    absent;
    root;
    constructor(base) {
        this.#base = base;
    }
    #span(start, end) {
        return { start: this.#base + start.offset, end: this.#base + end.offset };
    }
    add(event) {
        switch (event.type) {
            case "alias": {
                const known = this.#anchors.get(event.anchor);
                if (known?.weight === undefined)
                    throw new Fault("alias references unknown anchor", event.start);
                this.#count(known.weight, event.start);
                return this.#put(known.node, event.start);
            }
            case "scalar": {
                this.#count(1, event.start);
                const style = event.style === "single" || event.style === "double" ? "quoted" : event.style;
                const typed = typed_typedOf(event.value, event.style === "plain", event.tag);
                if ("problem" in typed)
                    throw new Fault(typed.problem, event.at);
                const text = typeof typed.value === "string" ? typed.value : event.value;
                const node = {
                    kind: "scalar",
                    span: this.#span(event.at, event.end),
                    text,
                    style,
                    ...typed,
                    ...(event.tag === undefined ? {} : { tag: event.tag }),
                };
                if (event.anchor !== undefined)
                    this.#anchors.set(event.anchor, { node, weight: 1 });
                return this.#put(node, event.at);
            }
            case "sequence-start":
            case "mapping-start": {
                this.#count(1, event.start);
                if (this.#frames.length >= deepest)
                    throw new Fault("budget breached: depth", event.start);
                const tag = event.tag === undefined ? {} : { tag: event.tag };
                const span = this.#span(event.start, event.end);
                const node = event.type === "sequence-start"
                    ? { kind: "list", span, items: [], ...tag }
                    : { kind: "table", span, entries: [], ...tag };
                if (event.anchor !== undefined)
                    this.#anchors.set(event.anchor, { node, weight: undefined });
                this.#put(node, event.start);
                const common = { start: event.start, weight: 1 };
                this.#frames.push(node.kind === "list"
                    ? { ...common, list: node }
                    : { ...common, table: node, key: undefined, names: new Set(), merges: [] });
                return;
            }
            case "sequence-end":
            case "mapping-end":
                return this.#close(event);
        }
    }
    #count(weight, at) {
        this.#nodes += weight;
        if (this.#nodes > maxNodes)
            throw new Fault("budget breached: nodes", at);
        for (const frame of this.#frames)
            frame.weight += weight;
    }
    #put(node, at) {
        const frame = this.#frames.at(-1);
        if (!frame)
            this.root = node;
        else if ("list" in frame)
            frame.list.items.push(node);
        else if (frame.key === undefined) {
            frame.key = node;
            this.#checkKey(frame, node, at);
        }
        else {
            const name = frame.key.kind === "scalar" ? frame.key.text : undefined;
            if (isMerge(frame.key))
                frame.merges.push({ value: node, at });
            else
                frame.table.entries.push({ key: frame.key, name, value: node });
            frame.key = undefined;
        }
    }
    #checkKey(frame, key, at) {
        if (key.kind !== "scalar")
            throw new Fault("unexpected end of input", at);
        if (isMerge(key))
            return;
        if (key.value === null)
            throw new Fault("cannot deserialize null into string; use Option<String>", at);
        if (frame.names.has(key.text))
            throw new Fault(`duplicate mapping key: ${key.text}`, at);
        frame.names.add(key.text);
    }
    #close({ start, end }) {
        const frame = this.#frames.pop();
        if (!frame)
            return;
        const node = "list" in frame ? frame.list : frame.table;
        const last = "list" in frame ? frame.list.items.at(-1) : frame.table.entries.at(-1)?.value;
        const flow = end.offset > start.offset;
        node.span = {
            start: node.span.start,
            end: flow || !last ? this.#base + end.offset : Math.max(last.span.end, node.span.end),
        };
        if ("table" in frame)
            for (const { value, at } of frame.merges)
                merge(frame.table, frame.names, value, at);
        for (const known of this.#anchors.values())
            if (known.node === node)
                known.weight = frame.weight;
    }
    cutAt(at) {
        const absent = { start: at, end: at };
        const cut = new Set(this.root ? [] : [absent]);
        if (!this.root)
            this.root = { ...emptyScalar, span: (this.absent = absent) };
        for (let frame = this.#frames.pop(); frame; frame = this.#frames.pop()) {
            const node = "list" in frame ? frame.list : frame.table;
            node.span = { start: node.span.start, end: Math.max(node.span.start, at) };
            cut.add(node.span);
            if (!("table" in frame) || !frame.key)
                continue;
            this.absent = absent;
            cut.add(absent);
            frame.table.entries.push({
                key: frame.key,
                name: frame.key.kind === "scalar" ? frame.key.text : undefined,
                value: { ...emptyScalar, span: absent },
            });
        }
        return cut;
    }
}
function isMerge(key) {
    return key.kind === "scalar" && key.style === "plain" && key.text === "<<" && key.tag === undefined;
}
function merge(table, names, value, at) {
    if (value.kind === "scalar" && value.value === null)
        return;
    const sources = value.kind === "list" ? value.items : [value];
    for (const source of sources) {
        if (source.kind !== "table")
            throw new Fault("YAML merge value must be mapping or sequence of mappings", at);
        for (const entry of source.entries) {
            if (entry.name === undefined || names.has(entry.name))
                continue;
            names.add(entry.name);
            table.entries.push(entry);
        }
    }
}
function readSaphyr(text, base) {
    return readQuickly(text, base) ?? readSaphyrFully(text, base);
}
function readQuickly(text, base) {
    const node = (0,simple/* readSimple */.b)(text, base, family);
    return node && { base, node, problem: undefined, cut: new Set(), marks: new Map() };
}
const family = {
    key: (name) => {
        const typed = plainType(name);
        return typed?.value === null ? undefined : typed;
    },
    value: (text) => (text === "" ? undefined : plainType(text)),
    repeats: false,
    bullets: false,
    gaps: true,
    endsWith: "value",
};
function plainType(text) {
    const typed = typed_typedOf(text, true, undefined);
    return "problem" in typed ? undefined : typed;
}
function readSaphyrFully(text, base) {
    const builder = new Builder(base);
    try {
        const parser = new Parser(new Scanner(text), granit);
        for (;;) {
            const event = parser.next();
            if (event.type === "document-end" || event.type === "stream-end")
                break;
            if (event.type !== "document-start")
                builder.add(event);
        }
        const end = base + text.length;
        const node = builder.root ?? { ...emptyScalar, span: { start: end, end } };
        return { base, node, problem: secondDocument(parser, base), cut: new Set(), marks: builder.marks };
    }
    catch (error) {
        if (!(error instanceof Fault))
            throw error;
        const at = base + error.mark.offset;
        const cut = builder.cutAt(at);
        const node = builder.root ?? { ...emptyScalar, span: { start: at, end: at } };
        return {
            base,
            node,
            problem: { kind: "problem", message: error.message, span: { start: at, end: at } },
            cut,
            ...(builder.absent ? { absent: builder.absent } : {}),
            marks: builder.marks,
        };
    }
}
function secondDocument(parser, base) {
    try {
        const event = parser.next();
        if (event.type === "stream-end")
            return undefined;
        const at = base + event.start.offset;
        return {
            kind: "problem",
            message: "multiple YAML documents detected; use from_multiple or from_multiple_with_options",
            span: { start: at, end: at },
        };
    }
    catch (error) {
        if (error instanceof Fault)
            return undefined;
        throw error;
    }
}

// EXTERNAL MODULE: ./build/bundle/src/parsers/decode.js + 1 modules
var parsers_decode = __webpack_require__(7509);
;// CONCATENATED MODULE: ./build/bundle/src/parsers/yaml/serde/aliases.js
const known = new WeakMap();
function keepAliases(collections, aliases) {
    for (const node of collections)
        known.set(node, aliases);
}
function aliasesAround(collection) {
    return known.get(collection);
}

;// CONCATENATED MODULE: ./build/bundle/src/parsers/yaml/serde/content.js




const content_deepest = 128;
const growth = 100;
function content_integerOf({ value, number }) {
    return number === "integer" && (typeof value === "number" || typeof value === "bigint") ? BigInt(value) : undefined;
}
const content = {
    name: "serde_yaml 0.9.34, taken whole",
    string: ({ value }) => (typeof value === "string" ? value : undefined),
    bool: ({ value }) => (typeof value === "boolean" ? value : undefined),
    integer: content_integerOf,
    float: ({ value, number }) => number !== undefined && (typeof value === "number" || typeof value === "bigint") ? Number(value) : undefined,
    isNone: (node) => node.kind === "scalar" && node.value === null,
    isUnit: () => false,
    field(key, names) {
        if (key.kind !== "scalar")
            return undefined;
        const at = content_integerOf(key);
        return at === undefined
            ? typeof key.value === "string"
                ? key.value
                : undefined
            : at < 0n
                ? undefined
                : (names[Number(at)] ?? key.text);
    },
    positional: true,
    exact: true,
    describe: describeNode,
};
function takeWhole(node, depth) {
    return faultIn(node, depth) ?? content;
}
function valueFaultIn(root, levels = content_deepest) {
    return faultIn(root, 0, { hasTags: true, levels, read: new WeakMap() });
}
function enterError(node, depth, levels = content_deepest) {
    const endless = node.kind !== "scalar" && node.endless === true;
    return endless || depth >= levels
        ? new parsers_decode/* DecodeError */.Xc("recursion limit exceeded", node.span, { pathless: true })
        : undefined;
}
function pathTo(step) {
    const path = [];
    for (let at = step; at; at = at.around)
        if (at.segment !== undefined)
            path.unshift(at.segment);
    return path;
}
const buffered = { hasTags: false, levels: content_deepest, read: new WeakMap() };
function faultIn(root, depth, { hasTags, levels, read } = buffered) {
    const aliases = aliasesAround(root);
    const limit = aliases ? aliases.events * growth : Infinity;
    let jumps = 0;
    const visit = (step) => {
        const { node } = step;
        const before = jumps + (step.isAlias ? 1 : 0);
        const earlier = read.get(node);
        const known = earlier && earlier.depth >= step.depth ? earlier : undefined;
        jumps = before + (known?.jumps ?? 0);
        if (jumps > limit)
            return new parsers_decode/* DecodeError */.Xc("repetition limit exceeded", node.span, { pathless: true });
        if (known)
            return undefined;
        const message = problemOf(node, hasTags);
        if (message !== undefined)
            return new parsers_decode/* DecodeError */.Xc(message, node.span, { path: pathTo(step) });
        if (node.kind === "scalar")
            return undefined;
        const stop = enterError(node, step.depth, levels);
        if (stop)
            return stop;
        for (const child of stepsOf(node, step, aliases?.slots.get(node))) {
            const fault = visit(child);
            if (fault)
                return fault;
        }
        read.set(node, { depth: step.depth, jumps: jumps - before });
        return undefined;
    };
    return visit({ node: root, depth });
}
function stepsOf(node, around, slots) {
    const depth = around.depth + 1;
    const isAlias = (slot) => slots?.has(slot) === true;
    return node.kind === "list"
        ? node.items.map((item, i) => ({ node: item, depth, around, segment: i, isAlias: isAlias(i) }))
        : node.entries.flatMap(({ key, name = "?", value }, i) => [
            { node: key, depth, around, isAlias: isAlias(2 * i) },
            { node: value, depth, around, segment: name, isAlias: isAlias(2 * i + 1) },
        ]);
}
function problemOf(node, hasTags) {
    if (!hasTags && node.tag?.startsWith("!"))
        return "untagged and internally tagged enums do not support enum input";
    if (node.kind !== "scalar")
        return undefined;
    const typed = untyped(node);
    if ("misfit" in typed)
        return typed.misfit;
    const integer = content_integerOf(node);
    return integer !== undefined && isWide(integer)
        ? `invalid type: ${describeNode(node)}, expected any value`
        : undefined;
}

;// CONCATENATED MODULE: ./build/bundle/src/parsers/yaml/serde/dialect.js




function isOpen({ style, tag }, expected) {
    return style === "plain" || (style === "literal" && tag === core + expected);
}
function isEmptyPlain(node) {
    return node.kind === "scalar" && node.style === "plain" && node.text === "";
}
const serdeYaml = {
    name: "serde_yaml 0.9.34",
    string: ({ text }) => text,
    bool: (node) => (isOpen(node, "bool") ? booleanOf(node.text) : undefined),
    integer(node) {
        const value = isOpen(node, "int") ? integerOf(node.text) : undefined;
        return value === undefined || BigInt.asIntN(64, value) !== value ? undefined : value;
    },
    unsigned: (node) => (isOpen(node, "int") ? unsignedOf(node.text, u64) : undefined),
    float: (node) => (isOpen(node, "float") ? floatOf(node.text) : undefined),
    isNone(node) {
        if (node.kind !== "scalar" || node.style !== "plain")
            return false;
        if (node.tag === undefined)
            return node.text === "" || isNull(node.text);
        if (node.tag !== `${core}null`)
            return false;
        return isNull(node.text) || { problem: `invalid value: string ${quote(node.text)}, expected null` };
    },
    isUnit: isEmptyPlain,
    positional: false,
    describe: describeNode,
    mismatch(node, expected) {
        const typed = node.kind === "scalar" ? untyped(node) : undefined;
        return typed && "misfit" in typed ? typed.misfit : `invalid type: ${describeNode(node)}, expected ${expected}`;
    },
    variant(node, names) {
        const { tag } = node;
        if (tag?.startsWith("!")) {
            const name = tag.slice(1) || tag;
            if (!names.includes(name))
                return new parsers_decode/* DecodeError */.Xc(`unknown variant \`${name}\`, expected ${(0,parsers_decode/* expectedOneOf */.S5)(names)}`, node.span, {
                    unplaced: true,
                });
            const unit = node.kind === "scalar" && node.style === "plain" && (node.text === "" || isNull(node.text));
            if (unit)
                return name;
            const message = node.kind === "scalar"
                ? `invalid value: string ${quote(node.text)}, expected null`
                : `invalid type: ${describeNode(node)}, expected unit`;
            return new parsers_decode/* DecodeError */.Xc(message, node.span);
        }
        return node.kind === "scalar"
            ? node.text
            : new parsers_decode/* DecodeError */.Xc(`invalid type: ${describeNode(node)}, expected a YAML tag starting with '!'`, node.span);
    },
    whole: takeWhole,
    enterError: enterError,
};

;// CONCATENATED MODULE: ./build/bundle/src/parsers/yaml/serde/decode.js


function written(path) {
    return path
        .map((segment, i) => typeof segment === "number" ? `${i === 0 ? "." : ""}[${segment}]` : i === 0 ? segment : `.${segment}`)
        .join("");
}
function isCut({ span, context }, { cut, absent }) {
    const { whole, near } = context;
    return whole ? cut.has(near ?? span) : span === absent;
}
function decodeDocument(document, decode, dialect = serdeYaml) {
    const value = decode(document.node, dialect);
    if (!(value instanceof parsers_decode/* DecodeError */.Xc))
        return document.problem ?? value;
    if (document.problem && isCut(value, document))
        return document.problem;
    const { path = [], near, ...rest } = value.context;
    const prefix = written(path);
    const { end } = value.span;
    const start = document.marks.get(value.span) ?? value.span.start;
    const reported = { start, end: rest.whole ? start : end };
    return new parsers_decode/* DecodeError */.Xc(prefix === "" ? value.message : `${prefix}: ${value.message}`, start === document.base ? (near ?? reported) : reported, rest);
}

;// CONCATENATED MODULE: ./build/bundle/src/parsers/yaml/serde/value.js



const serdeYamlValue = {
    ...content,
    name: "serde_yaml 0.9.34, as a value first",
    isUnit: (node) => node.kind === "scalar" && node.value === null,
    variant: (node) => node.kind === "scalar" && typeof node.value === "string"
        ? node.value
        : new parsers_decode/* DecodeError */.Xc(`invalid type: ${content.describe(node)}, expected string or map`, node.span),
};
function duplicateKeyIn(root) {
    const taken = takeWhole(root, 0);
    return taken instanceof parsers_decode/* DecodeError */.Xc ? taken : repeatedKeyIn(root);
}
function repeatedKeyIn(root) {
    const seen = new Set();
    const stack = [root];
    for (let node = stack.pop(); node; node = stack.pop()) {
        if (seen.has(node))
            continue;
        seen.add(node);
        if (node.kind === "list")
            stack.push(...node.items);
        if (node.kind !== "table")
            continue;
        const keys = new Set();
        for (const { key, name, value } of node.entries) {
            const typed = typedKey(key);
            if (keys.has(typed))
                return new parsers_decode/* DecodeError */.Xc(`duplicate entry with key "${name ?? "…"}"`, key.span);
            keys.add(typed);
            stack.push(key, value);
        }
    }
    return undefined;
}
const maxKeyDepth = 8;
function typedKey(key, depth = 0) {
    const tag = key.tag?.startsWith("!") ? key.tag : "";
    if (key.kind !== "scalar")
        return `${tag}${key.kind}${depth > maxKeyDepth ? key.span.start : innerOf(key, depth)}`;
    const typed = untyped(key);
    return "misfit" in typed ? `${tag}string ${key.text}` : `${tag}${typed.number ?? typeof typed.value} ${typed.value}`;
}
function innerOf(key, depth) {
    if (key.kind === "list")
        return JSON.stringify(key.items.map((item) => typedKey(item, depth + 1)));
    const entries = key.entries.map(({ key: inner, value }) => [typedKey(inner, depth + 1), typedKey(value, depth + 1)]);
    return JSON.stringify(entries.map((entry) => JSON.stringify(entry)).toSorted());
}

;// CONCATENATED MODULE: ./build/bundle/src/parsers/yaml/libyaml/layout.js
const layout_keyLength = 1024;
class layout_Layout {
    #cursor;
    #queue = [];
    #head = 0;
    #taken = 0;
    #indents = [];
    #keys = [undefined];
    #oldest = 0;
    indent = -1;
    keyAllowed = true;
    constructor(cursor) {
        this.#cursor = cursor;
    }
    get flow() {
        return this.#keys.length - 1;
    }
    ready() {
        const token = this.#queue[this.#head];
        if (!token)
            return undefined;
        this.dropStaleKeys();
        const key = this.#keys[this.#oldest];
        return key?.possible && key.token === this.#taken ? undefined : token;
    }
    take() {
        this.#head++;
        this.#taken++;
        if (this.#head > 256) {
            this.#queue = this.#queue.slice(this.#head);
            this.#head = 0;
        }
    }
    add(token) {
        this.#queue.push(token);
    }
    push(type, width) {
        const start = this.#cursor.mark();
        for (let i = 0; i < width; i++)
            this.#cursor.skip();
        this.#queue.push({ type, start, end: this.#cursor.mark() });
    }
    #next() {
        return this.#taken + this.#queue.length - this.#head;
    }
    #insert(type, at, mark) {
        this.#queue.splice(this.#head + at - this.#taken, 0, { type, start: mark, end: mark });
    }
    #missingColon() {
        return this.#cursor.fault("could not find expected ':'", "while scanning a simple key");
    }
    dropStaleKeys() {
        const { line, index } = this.#cursor;
        for (; this.#oldest < this.#keys.length; this.#oldest++) {
            const key = this.#keys[this.#oldest];
            if (!key?.possible)
                continue;
            if (key.mark.line >= line && key.mark.index + layout_keyLength >= index)
                return;
            if (key.required)
                throw this.#missingColon();
            key.possible = false;
        }
    }
    saveKey() {
        if (!this.keyAllowed)
            return;
        const required = this.flow === 0 && this.indent === this.#cursor.column;
        this.removeKey();
        this.#keys[this.flow] = { possible: true, required, token: this.#next(), mark: this.#cursor.mark() };
        this.#oldest = Math.min(this.#oldest, this.flow);
    }
    removeKey() {
        const key = this.#keys.at(-1);
        if (!key?.possible)
            return;
        if (key.required)
            throw this.#missingColon();
        key.possible = false;
    }
    confirmKey() {
        const key = this.#keys.at(-1);
        if (!key?.possible)
            return false;
        this.#insert("key", key.token, key.mark);
        this.#openBlock(key.mark.column, "block-mapping-start", key.mark, key.token);
        key.possible = false;
        return true;
    }
    openFlow() {
        this.#keys.push(undefined);
    }
    closeFlow() {
        if (this.flow === 0)
            return;
        this.#keys.pop();
        this.#oldest = Math.min(this.#oldest, this.flow);
    }
    openBlock(type) {
        this.#openBlock(this.#cursor.column, type, this.#cursor.mark(), this.#next());
    }
    #openBlock(column, type, mark, at) {
        if (this.flow > 0 || this.indent >= column)
            return;
        this.#indents.push(this.indent);
        this.indent = column;
        this.#insert(type, at, mark);
    }
    closeBlocks(column) {
        if (this.flow > 0)
            return;
        while (this.indent > column) {
            const mark = this.#cursor.mark();
            this.#queue.push({ type: "block-end", start: mark, end: mark });
            this.indent = this.#indents.pop() ?? -1;
        }
    }
    closeAll() {
        this.closeBlocks(-1);
        this.removeKey();
        this.keyAllowed = false;
    }
}

;// CONCATENATED MODULE: ./build/bundle/src/parsers/yaml/libyaml/scalars.js

function fold(leading, trailing) {
    return leading === "\n" ? trailing || " " : leading + trailing;
}
function scalars_scanBlockScalar(cursor, literal, parentIndent) {
    const start = cursor.mark();
    const refuse = (problem) => cursor.fault(problem, "while scanning a block scalar");
    cursor.skip();
    const { chomping, increment } = scalars_scanHeader(cursor, refuse);
    cursor.skipBlanks();
    if (cursor.peek() === 0x23)
        cursor.skipToBreak();
    if (!isBreakOrEnd(cursor.peek()))
        throw refuse("did not find expected comment or line break");
    cursor.skipLine();
    let end = cursor.mark();
    let indent = increment === 0 ? 0 : parentIndent >= 0 ? parentIndent + increment : increment;
    const scanBreaks = () => {
        let breaks = "";
        let deepest = 0;
        end = cursor.mark();
        for (;;) {
            while ((indent === 0 || cursor.column < indent) && cursor.peek() === 0x20)
                cursor.skip();
            deepest = Math.max(deepest, cursor.column);
            if ((indent === 0 || cursor.column < indent) && cursor.peek() === 0x09)
                throw refuse("found a tab character where an indentation space is expected");
            if (!isBreak(cursor.peek()))
                break;
            breaks += cursor.skipLine();
            end = cursor.mark();
        }
        if (indent === 0)
            indent = Math.max(deepest, parentIndent + 1, 1);
        return breaks;
    };
    let value = "";
    let leading = "";
    let trailing = scanBreaks();
    let startedBlank = false;
    while (cursor.column === indent && cursor.peek() !== 0) {
        const startsBlank = isBlank(cursor.peek());
        value +=
            !literal && leading === "\n" && !startedBlank && !startsBlank ? fold(leading, trailing) : leading + trailing;
        startedBlank = startsBlank;
        const from = cursor.offset;
        cursor.skipToBreak();
        value += cursor.text.slice(from, cursor.offset);
        leading = cursor.skipLine();
        trailing = scanBreaks();
    }
    if (chomping !== "strip")
        value += leading;
    if (chomping === "keep")
        value += trailing;
    return { type: "scalar", value, style: literal ? "literal" : "folded", start, end };
}
function scalars_scanHeader(cursor, refuse) {
    let chomping = "clip";
    let increment = 0;
    const chomp = () => {
        const sign = cursor.peek();
        if (sign !== 0x2b && sign !== 0x2d)
            return false;
        chomping = sign === 0x2b ? "keep" : "strip";
        cursor.skip();
        return true;
    };
    const measure = () => {
        if (!isDigit(cursor.peek()))
            return false;
        if (cursor.peek() === 0x30)
            throw refuse("found an indentation indicator equal to 0");
        increment = cursor.peek() - 0x30;
        cursor.skip();
        return true;
    };
    if (chomp())
        measure();
    else if (measure())
        chomp();
    return { chomping, increment };
}
function scanGap(cursor, gap, beforeBlank) {
    for (;;) {
        const next = cursor.peek();
        if (isBlank(next)) {
            beforeBlank();
            if (gap.broken)
                cursor.skip();
            else
                gap.whitespace += cursor.read();
        }
        else if (isBreak(next)) {
            if (gap.broken)
                gap.trailing += cursor.skipLine();
            else {
                gap.whitespace = "";
                gap.leading = cursor.skipLine();
                gap.broken = true;
            }
        }
        else
            return;
    }
}
function textOf({ whitespace, leading, trailing, broken }) {
    return broken ? fold(leading, trailing) : whitespace;
}
function scalars_scanQuotedScalar(cursor, single) {
    const start = cursor.mark();
    const quote = single ? 0x27 : 0x22;
    const context = "while scanning a quoted scalar";
    let value = "";
    cursor.skip();
    for (;;) {
        if (cursor.atDocumentIndicator())
            throw cursor.fault("found unexpected document indicator", context);
        if (cursor.peek() === 0)
            throw cursor.fault("found unexpected end of stream", context);
        const gap = { whitespace: "", leading: "", trailing: "", broken: false };
        for (let next = cursor.peek(); !isBlankOrEnd(next); next = cursor.peek()) {
            if (next === quote) {
                if (!single || cursor.peek(1) !== quote)
                    break;
                value += "'";
                cursor.skip();
                cursor.skip();
            }
            else if (!single && next === 0x5c) {
                if (isBreak(cursor.peek(1))) {
                    cursor.skip();
                    cursor.skipLine();
                    gap.broken = true;
                    break;
                }
                value += scalars_scanEscape(cursor);
            }
            else
                value += cursor.read();
        }
        if (cursor.peek() === quote)
            break;
        scanGap(cursor, gap, () => undefined);
        value += textOf(gap);
    }
    cursor.skip();
    return { type: "scalar", value, style: single ? "single" : "double", start, end: cursor.mark() };
}
const scalars_escapes = {
    "0": "\0",
    a: "\x07",
    b: "\b",
    t: "\t",
    "\t": "\t",
    n: "\n",
    v: "\v",
    f: "\f",
    r: "\r",
    e: "\x1b",
    " ": " ",
    '"': '"',
    "/": "/",
    "\\": "\\",
    N: "\x85",
    _: "\xa0",
    L: "\u2028",
    P: "\u2029",
};
const scalars_digitsAfter = { x: 2, u: 4, U: 8 };
function scalars_scanEscape(cursor) {
    const context = "while parsing a quoted scalar";
    const letter = String.fromCharCode(cursor.peek(1));
    const simple = Object.hasOwn(scalars_escapes, letter) ? scalars_escapes[letter] : undefined;
    const length = Object.hasOwn(scalars_digitsAfter, letter) ? (scalars_digitsAfter[letter] ?? 0) : 0;
    if (simple === undefined && length === 0)
        throw cursor.fault("found unknown escape character", context);
    cursor.skip();
    cursor.skip();
    if (simple !== undefined)
        return simple;
    const digits = cursor.text.slice(cursor.offset, cursor.offset + length);
    if (digits.length < length || !/^[0-9A-Fa-f]+$/.test(digits))
        throw cursor.fault("did not find expected hexdecimal number", context);
    const code = parseInt(digits, 16);
    if ((code >= 0xd800 && code <= 0xdfff) || code > 0x10ffff)
        throw cursor.fault("found invalid Unicode character escape code", context);
    for (let i = 0; i < length; i++)
        cursor.skip();
    return String.fromCodePoint(code);
}
function startsWord(unit) {
    return isWord(unit) || (unit > 0xa0 && unit !== 0x2028 && unit !== 0x2029);
}
function scalars_scanPlainScalar(cursor, flow, parentIndent) {
    const start = cursor.mark();
    const context = "while scanning a plain scalar";
    const indent = parentIndent + 1;
    let value = "";
    let end = start;
    let gap;
    const checkTab = () => {
        if (gap?.broken && cursor.column < indent && cursor.peek() === 0x09)
            throw cursor.fault("found a tab character that violates indentation", context);
    };
    for (;;) {
        if (cursor.atDocumentIndicator() || cursor.peek() === 0x23)
            break;
        const from = cursor.offset;
        for (let next = cursor.peek(); !isBlankOrEnd(next) || (next === 0x20 && startsWord(cursor.peek(1))); next = cursor.peek()) {
            if (next === 0x3a) {
                const after = cursor.peek(1);
                if (flow && after !== 0 && ",?[]{}".includes(String.fromCharCode(after)))
                    throw cursor.fault("found unexpected ':'", context);
                if (isBlankOrEnd(after))
                    break;
            }
            else if (flow && (next === 0x2c || next === 0x5b || next === 0x5d || next === 0x7b || next === 0x7d))
                break;
            cursor.skip();
        }
        if (cursor.offset > from) {
            const word = cursor.text.slice(from, cursor.offset);
            value += gap ? textOf(gap) + word : word;
            gap = undefined;
            end = cursor.mark();
        }
        const next = cursor.peek();
        if (!isBlank(next) && !isBreak(next))
            break;
        gap ??= { whitespace: "", leading: "", trailing: "", broken: false };
        scanGap(cursor, gap, checkTab);
        if (!flow && cursor.column < indent)
            break;
    }
    return { token: { type: "scalar", value, style: "plain", start, end }, endsLine: gap?.broken ?? false };
}

;// CONCATENATED MODULE: ./build/bundle/src/parsers/yaml/libyaml/tags.js

function tags_scanDirective(cursor) {
    const start = cursor.mark();
    const refuse = (problem) => cursor.fault(problem, "while scanning a directive");
    cursor.skip();
    const name = word(cursor);
    if (name === "")
        throw refuse("could not find expected directive name");
    if (!isBlankOrEnd(cursor.peek()))
        throw refuse("found unexpected non-alphabetical character");
    if (name !== "YAML" && name !== "TAG")
        throw refuse("found unknown directive name");
    const value = name === "YAML" ? tags_version(cursor) : tags_prefix(cursor);
    const end = cursor.mark();
    cursor.skipBlanks();
    if (cursor.peek() === 0x23)
        cursor.skipToBreak();
    if (!isBreakOrEnd(cursor.peek()))
        throw refuse("did not find expected comment or line break");
    cursor.skipLine();
    return { ...value, start, end };
}
function word(cursor) {
    const from = cursor.offset;
    while (isWord(cursor.peek()))
        cursor.skip();
    return cursor.text.slice(from, cursor.offset);
}
function tags_version(cursor) {
    const refuse = (problem) => cursor.fault(problem, "while scanning a %YAML directive");
    const number = () => {
        let digits = "";
        while (isDigit(cursor.peek())) {
            if (digits.length === 9)
                throw refuse("found extremely long version number");
            digits += cursor.read();
        }
        if (digits === "")
            throw refuse("did not find expected version number");
        return Number(digits);
    };
    cursor.skipBlanks();
    const major = number();
    if (cursor.peek() !== 0x2e)
        throw refuse("did not find expected digit or '.' character");
    cursor.skip();
    return { type: "version-directive", major, minor: number() };
}
function tags_prefix(cursor) {
    const refuse = (problem) => cursor.fault(problem, "while scanning a %TAG directive");
    cursor.skipBlanks();
    const handle = tags_scanHandle(cursor, true);
    if (!isBlank(cursor.peek()))
        throw refuse("did not find expected whitespace");
    cursor.skipBlanks();
    const uri = tags_scanUri(cursor, { directive: true, wide: true, head: "" });
    if (!isBlankOrEnd(cursor.peek()))
        throw refuse("did not find expected whitespace or line break");
    return { type: "tag-directive", handle, prefix: uri };
}
function tags_scanAnchor(cursor, type) {
    const start = cursor.mark();
    cursor.skip();
    const value = word(cursor);
    const next = cursor.peek();
    if (value === "" || !(isBlankOrEnd(next) || "?:,]}%@`".includes(String.fromCharCode(next)))) {
        throw cursor.fault("did not find expected alphabetic or numeric character", `while scanning an ${type}`);
    }
    return { type, value, start, end: cursor.mark() };
}
function tags_scanTag(cursor, flow) {
    const start = cursor.mark();
    const refuse = (problem) => cursor.fault(problem, "while scanning a tag");
    let handle = "";
    let suffix;
    if (cursor.peek(1) === 0x3c) {
        cursor.skip();
        cursor.skip();
        suffix = tags_scanUri(cursor, { directive: false, wide: true, head: "" });
        if (cursor.peek() !== 0x3e)
            throw refuse("did not find the expected '>'");
        cursor.skip();
    }
    else {
        handle = tags_scanHandle(cursor, false);
        if (handle.length > 1 && handle.endsWith("!")) {
            suffix = tags_scanUri(cursor, { directive: false, wide: false, head: "" });
        }
        else {
            suffix = tags_scanUri(cursor, { directive: false, wide: false, head: handle });
            handle = "!";
            if (suffix === "")
                [handle, suffix] = ["", "!"];
        }
    }
    const next = cursor.peek();
    if (!isBlankOrEnd(next) && !(flow && next === 0x2c))
        throw refuse("did not find expected whitespace or line break");
    return { type: "tag", handle, suffix, start, end: cursor.mark() };
}
function tags_scanHandle(cursor, directive) {
    if (cursor.peek() !== 0x21)
        throw cursor.fault("did not find expected '!'", directive ? "while scanning a tag directive" : "while scanning a tag");
    cursor.skip();
    const handle = `!${word(cursor)}`;
    if (cursor.peek() === 0x21) {
        cursor.skip();
        return `${handle}!`;
    }
    if (directive && handle !== "!")
        throw cursor.fault("did not find expected '!'", "while parsing a tag directive");
    return handle;
}
function tags_scanUri(cursor, { directive, wide, head }) {
    const context = directive ? "while parsing a %TAG directive" : "while parsing a tag";
    let uri = head.slice(1);
    let length = head.length;
    for (;; length++) {
        const next = cursor.peek();
        if (next === 0 ||
            !(isWord(next) ||
                ";/?:@&=+$.%!~*'()".includes(String.fromCharCode(next)) ||
                (wide && ",[]".includes(String.fromCharCode(next)))))
            break;
        uri += next === 0x25 ? tags_scanEscapes(cursor, context) : cursor.read();
    }
    if (length === 0)
        throw cursor.fault("did not find expected tag URI", context);
    return uri.replace(/\0.*/su, "");
}
function tags_scanEscapes(cursor, context) {
    const octets = [];
    let width = 1;
    do {
        const digits = cursor.text.slice(cursor.offset + 1, cursor.offset + 3);
        if (cursor.peek() !== 0x25 || !/^[0-9A-Fa-f]{2}$/.test(digits))
            throw cursor.fault("did not find URI escaped octet", context);
        const octet = parseInt(digits, 16);
        if (octets.length === 0) {
            width =
                octet < 0x80 ? 1 : (octet & 0xe0) === 0xc0 ? 2 : (octet & 0xf0) === 0xe0 ? 3 : (octet & 0xf8) === 0xf0 ? 4 : 0;
            if (width === 0)
                throw cursor.fault("found an incorrect leading UTF-8 octet", context);
        }
        else if ((octet & 0xc0) !== 0x80)
            throw cursor.fault("found an incorrect trailing UTF-8 octet", context);
        octets.push(octet);
        for (let i = 0; i < 3; i++)
            cursor.skip();
    } while (octets.length < width);
    return new TextDecoder("utf-8", { ignoreBOM: true }).decode(new Uint8Array(octets));
}

;// CONCATENATED MODULE: ./build/bundle/src/parsers/yaml/libyaml/scanner.js




class scanner_Scanner {
    #cursor;
    #layout;
    constructor(text) {
        this.#cursor = new Cursor(text);
        this.#layout = new layout_Layout(this.#cursor);
    }
    peek() {
        for (;;) {
            const token = this.#layout.ready();
            if (token)
                return token;
            this.#fetch();
        }
    }
    take() {
        this.#layout.take();
    }
    #fetch() {
        const cursor = this.#cursor;
        const layout = this.#layout;
        this.#skipToToken();
        layout.dropStaleKeys();
        layout.closeBlocks(cursor.column);
        cursor.fill(4);
        const unit = cursor.peek();
        if (unit === 0)
            return this.#end();
        if (cursor.column === 0 && unit === 0x25) {
            layout.closeAll();
            return layout.add(tags_scanDirective(cursor));
        }
        if (cursor.atDocumentIndicator()) {
            layout.closeAll();
            return layout.push(unit === 0x2d ? "document-start" : "document-end", 3);
        }
        const flow = layout.flow > 0;
        const spaced = () => isBlankOrEnd(cursor.peek(1));
        switch (unit) {
            case 0x5b:
                return this.#openFlow("flow-sequence-start");
            case 0x7b:
                return this.#openFlow("flow-mapping-start");
            case 0x5d:
                return this.#closeFlow("flow-sequence-end");
            case 0x7d:
                return this.#closeFlow("flow-mapping-end");
            case 0x2c:
                return this.#entry("flow-entry");
            case 0x2a:
                return this.#mayBeKey(() => tags_scanAnchor(cursor, "alias"));
            case 0x26:
                return this.#mayBeKey(() => tags_scanAnchor(cursor, "anchor"));
            case 0x21:
                return this.#mayBeKey(() => tags_scanTag(cursor, flow));
            case 0x27:
                return this.#mayBeKey(() => scalars_scanQuotedScalar(cursor, true));
            case 0x22:
                return this.#mayBeKey(() => scalars_scanQuotedScalar(cursor, false));
            case 0x2d:
                if (spaced())
                    return this.#blockEntry();
                break;
            case 0x3f:
                if (flow || spaced())
                    return this.#key();
                break;
            case 0x3a:
                if (flow || spaced())
                    return this.#value();
                break;
            case 0x7c:
                if (!flow)
                    return this.#blockScalar(true);
                break;
            case 0x3e:
                if (!flow)
                    return this.#blockScalar(false);
                break;
        }
        const reserved = unit < 0x80 && "#|>%@`".includes(String.fromCharCode(unit));
        if (reserved || isBlank(unit))
            throw cursor.fault("found character that cannot start any token", "while scanning for the next token");
        this.#mayBeKey(() => {
            const { token, endsLine } = scalars_scanPlainScalar(cursor, flow, layout.indent);
            if (endsLine)
                layout.keyAllowed = true;
            return token;
        });
    }
    #skipToToken() {
        const cursor = this.#cursor;
        const layout = this.#layout;
        for (;;) {
            if (cursor.column === 0 && cursor.peek() === 0xfeff)
                cursor.skip();
            for (let unit = cursor.peek(); unit === 0x20 || (unit === 0x09 && (layout.flow > 0 || !layout.keyAllowed)); unit = cursor.peek())
                cursor.skip();
            if (cursor.peek() === 0x23)
                cursor.skipToBreak();
            if (!isBreak(cursor.peek()))
                return;
            cursor.skipLine();
            if (layout.flow === 0)
                layout.keyAllowed = true;
        }
    }
    #end() {
        const cursor = this.#cursor;
        if (cursor.column !== 0) {
            cursor.column = 0;
            cursor.line++;
            cursor.offset++;
        }
        this.#layout.closeAll();
        this.#layout.add({ type: "stream-end", start: cursor.mark(), end: cursor.mark() });
    }
    #mayBeKey(scan) {
        this.#layout.saveKey();
        this.#layout.keyAllowed = false;
        this.#layout.add(scan());
    }
    #openFlow(type) {
        this.#layout.saveKey();
        this.#layout.openFlow();
        this.#layout.keyAllowed = true;
        this.#layout.push(type, 1);
    }
    #closeFlow(type) {
        this.#layout.removeKey();
        this.#layout.closeFlow();
        this.#layout.keyAllowed = false;
        this.#layout.push(type, 1);
    }
    #entry(type) {
        this.#layout.removeKey();
        this.#layout.keyAllowed = true;
        this.#layout.push(type, 1);
    }
    #openBlock(type, what) {
        if (this.#layout.flow > 0)
            return;
        if (!this.#layout.keyAllowed)
            throw this.#cursor.fault(`${what} are not allowed in this context`);
        this.#layout.openBlock(type);
    }
    #blockEntry() {
        this.#openBlock("block-sequence-start", "block sequence entries");
        this.#entry("block-entry");
    }
    #key() {
        this.#openBlock("block-mapping-start", "mapping keys");
        this.#layout.removeKey();
        this.#layout.keyAllowed = this.#layout.flow === 0;
        this.#layout.push("key", 1);
    }
    #value() {
        if (this.#layout.confirmKey())
            this.#layout.keyAllowed = false;
        else {
            this.#openBlock("block-mapping-start", "mapping values");
            this.#layout.keyAllowed = this.#layout.flow === 0;
        }
        this.#layout.push("value", 1);
    }
    #blockScalar(literal) {
        this.#layout.removeKey();
        this.#layout.keyAllowed = true;
        this.#layout.add(scalars_scanBlockScalar(this.#cursor, literal, this.#layout.indent));
    }
}

;// CONCATENATED MODULE: ./build/bundle/src/parsers/yaml/serde/document.js








const document_maxNodes = 500_000;
const document_emptyScalar = { kind: "scalar", span: { start: 0, end: 0 }, value: null, text: "", style: "plain" };
class document_Builder {
    #base;
    #frames = [];
    #anchors = new Map();
    #named = new Map();
    #aliases = [];
    marks = new Map();
    absent;
    root;
    count = 0;
    constructor(base) {
        this.#base = base;
    }
    #span(start, end) {
        return { start: this.#base + start.offset, end: this.#base + end.offset };
    }
    #name(anchor, node) {
        if (anchor === undefined)
            return;
        const id = this.#anchors.size;
        this.#anchors.set(anchor, id);
        this.#named.set(id, node);
    }
    add(event) {
        if (++this.count > document_maxNodes)
            throw new Fault(`has more than ${document_maxNodes} values`, event.start);
        switch (event.type) {
            case "alias": {
                const id = this.#anchors.get(event.anchor);
                if (id === undefined)
                    throw new Fault("unknown anchor", event.start);
                const node = { ...document_emptyScalar, span: this.#span(event.start, event.end) };
                this.#aliases.push({ id, node });
                return this.#put(node);
            }
            case "scalar": {
                const style = event.style === "single" || event.style === "double" ? "quoted" : event.style;
                const scalar = {
                    kind: "scalar",
                    span: this.#span(event.at, event.end),
                    value: event.value,
                    text: event.value,
                    style,
                    ...(event.tag === undefined ? {} : { tag: event.tag }),
                };
                if (event.at.offset > event.start.offset)
                    this.marks.set(scalar.span, this.#base + event.start.offset);
                const typed = untyped(scalar);
                const node = "misfit" in typed ? scalar : { ...scalar, ...typed };
                this.#name(event.anchor, node);
                return this.#put(node);
            }
            case "sequence-start": {
                const list = {
                    kind: "list",
                    span: this.#span(event.start, event.end),
                    items: [],
                    ...(event.tag === undefined ? {} : { tag: event.tag }),
                };
                this.#name(event.anchor, list);
                this.#put(list);
                this.#frames.push({ list });
                return;
            }
            case "mapping-start": {
                const table = {
                    kind: "table",
                    span: this.#span(event.start, event.end),
                    entries: [],
                    ...(event.tag === undefined ? {} : { tag: event.tag }),
                };
                this.#name(event.anchor, table);
                this.#put(table);
                this.#frames.push({ table, key: undefined });
                return;
            }
            case "sequence-end":
            case "mapping-end":
                return this.#close(event);
        }
    }
    #put(node) {
        const frame = this.#frames.at(-1);
        if (!frame)
            this.root = node;
        else if ("list" in frame)
            frame.list.items.push(node);
        else if (!frame.key)
            frame.key = node;
        else {
            frame.table.entries.push({ key: frame.key, name: undefined, value: node });
            frame.key = undefined;
        }
    }
    #close({ start, end }) {
        const frame = this.#frames.pop();
        if (!frame)
            return;
        const node = "list" in frame ? frame.list : frame.table;
        const last = "list" in frame ? frame.list.items.at(-1) : frame.table.entries.at(-1)?.value;
        const flow = end.offset > start.offset;
        node.span = {
            start: node.span.start,
            end: flow || !last ? this.#base + end.offset : Math.max(last.span.end, node.span.end),
        };
    }
    cutAt(at) {
        const absent = { start: at, end: at };
        const cut = new Set(this.root ? [] : [absent]);
        if (!this.root)
            this.root = { ...document_emptyScalar, span: (this.absent = absent) };
        for (let frame = this.#frames.pop(); frame; frame = this.#frames.pop()) {
            const node = "list" in frame ? frame.list : frame.table;
            node.span = { start: node.span.start, end: Math.max(node.span.start, at) };
            cut.add(node.span);
            if ("table" in frame && frame.key) {
                this.absent = absent;
                cut.add(absent);
                frame.table.entries.push({ key: frame.key, name: undefined, value: { ...document_emptyScalar, span: absent } });
            }
        }
        return cut;
    }
    finish() {
        const { root = document_emptyScalar } = this;
        const targets = new Map(this.#aliases.map(({ id, node }) => [node, this.#named.get(id) ?? node]));
        const place = (node, open) => {
            const target = targets.get(node);
            if (!target)
                return node;
            if (!open.has(target))
                return target;
            return target.kind === "list"
                ? { ...target, items: [], endless: true }
                : target.kind === "table"
                    ? { ...target, entries: [], endless: true }
                    : target;
        };
        const done = new Set();
        const open = new Set();
        const slots = new Map();
        const stack = [{ node: root, leave: false }];
        for (let top = stack.pop(); top; top = stack.pop()) {
            const { node, leave } = top;
            if (leave) {
                open.delete(node);
                continue;
            }
            if (done.has(node) || node.kind === "scalar")
                continue;
            done.add(node);
            open.add(node);
            stack.push({ node, leave: true });
            const aliased = childrenOf(node).flatMap((child, i) => (targets.has(child) ? [i] : []));
            if (aliased.length > 0)
                slots.set(node, new Set(aliased));
            if (node.kind === "list") {
                const draft = node;
                draft.items = node.items.map((item) => place(item, open));
                for (const item of draft.items)
                    stack.push({ node: item, leave: false });
            }
            else {
                const draft = node;
                draft.entries = node.entries.map((entry) => {
                    const key = place(entry.key, open);
                    return { key, name: key.kind === "scalar" ? key.text : undefined, value: place(entry.value, open) };
                });
                for (const { key, value } of draft.entries)
                    stack.push({ node: key, leave: false }, { node: value, leave: false });
            }
        }
        if (slots.size > 0)
            keepAliases(done, { events: this.count, slots });
        return root;
    }
}
function childrenOf(node) {
    return node.kind === "list" ? node.items : node.entries.flatMap(({ key, value }) => [key, value]);
}
function readDocument(text, base) {
    return document_readQuickly(text, base) ?? readAny(text, base);
}
const document_family = {
    key: typedOf,
    value: typedOf,
    repeats: true,
    bullets: true,
    gaps: true,
    endsWith: "value",
};
function document_readQuickly(text, base) {
    const node = (0,simple/* readSimple */.b)(text, base, document_family);
    return node && { base, node, problem: undefined, cut: new Set(), marks: new Map() };
}
function readAny(text, base) {
    const builder = new document_Builder(base);
    const problemOf = (fault) => {
        const at = base + fault.mark.offset;
        return { kind: "problem", message: fault.message, span: { start: at, end: at } };
    };
    try {
        const parser = new Parser(new scanner_Scanner(text), libyaml);
        for (;;) {
            const event = parser.next();
            if (event.type === "stream-end" && builder.count === 0) {
                const at = base + event.start.offset;
                return {
                    base,
                    node: { ...document_emptyScalar, span: { start: at, end: at } },
                    problem: undefined,
                    cut: new Set(),
                    marks: builder.marks,
                };
            }
            if (event.type === "document-end" || event.type === "stream-end")
                break;
            if (event.type !== "document-start")
                builder.add(event);
        }
        const problem = document_secondDocument(parser, base);
        return { base, node: builder.finish(), problem, cut: new Set(), marks: builder.marks };
    }
    catch (error) {
        if (!(error instanceof Fault))
            throw error;
        const at = base + error.mark.offset;
        const cut = builder.cutAt(at);
        return {
            base,
            node: builder.finish(),
            problem: problemOf(error),
            cut,
            ...(builder.absent ? { absent: builder.absent } : {}),
            marks: builder.marks,
        };
    }
}
function document_secondDocument(parser, base) {
    let at = base;
    try {
        const event = parser.next();
        if (event.type === "stream-end")
            return undefined;
        at += event.start.offset;
    }
    catch (error) {
        if (!(error instanceof Fault))
            throw error;
        at += error.mark.offset;
    }
    return {
        kind: "problem",
        message: "deserializing from YAML containing more than one document is not supported",
        span: { start: at, end: at },
    };
}

;// CONCATENATED MODULE: ./build/bundle/src/parsers/yaml/serde/repair.js

const rounds = 8;
function repairDocument(text, document, read = readDocument) {
    const { base } = document;
    const broken = new Map();
    if (!document.problem)
        return { node: document.node, broken, partial: false };
    const blocks = blocksOf(text);
    let current = document;
    let rest = text;
    for (let round = 0; current.problem && round < rounds; round++) {
        if (current.cut.size === 0)
            break;
        const block = blockAt(current, blocks, rest);
        if (!block || broken.has(block.name))
            return { node: current.node, broken, partial: true };
        broken.set(block.name, {
            start: base + block.value,
            end: base + block.value + text.slice(block.value, block.end).trimEnd().length,
        });
        rest =
            rest.slice(0, block.value) + rest.slice(block.value, block.end).replace(/[^\n]/g, " ") + rest.slice(block.end);
        current = read(rest, base);
    }
    return { node: current.node, broken, partial: current.problem !== undefined && current.cut.size > 0 };
}
function blocksOf(text) {
    const keys = [...text.matchAll(/^([A-Za-z_][\w-]*)[ \t]*:(?=\s|$)/gm)];
    return keys.map((key, i) => ({
        name: key[1] ?? "",
        start: key.index,
        value: key.index + key[0].length,
        end: keys[i + 1]?.index ?? text.length,
    }));
}
function blockAt({ node, cut, problem, base }, blocks, text) {
    const last = node.kind === "table" ? node.entries.at(-1) : undefined;
    const open = last && cut.has(last.value.span) ? last.key.span.start - base : undefined;
    const stop = (problem?.span.start ?? base) - base;
    const at = open ?? (text[stop - 1] === "\n" ? stop - 1 : stop);
    return blocks.findLast(({ start }) => start <= at);
}

;// CONCATENATED MODULE: ./build/bundle/src/parsers/yaml/rust.js









/***/ })

};
;