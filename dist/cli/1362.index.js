"use strict";
exports.id = 1362;
exports.ids = [1362];
exports.modules = {

/***/ 1362:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  decodeSerdeYaml: () => (/* reexport */ decodeDocument),
  O3: () => (/* reexport */ duplicateKeyIn),
  FX: () => (/* reexport */ explainedFault),
  wk: () => (/* reexport */ readSaphyr),
  readSerdeYaml: () => (/* reexport */ readBounded),
  Gz: () => (/* reexport */ repairDocument),
  $R: () => (/* reexport */ repeatedKeyIn),
  serdeYaml: () => (/* reexport */ serdeYaml),
  OZ: () => (/* reexport */ serdeYamlValue),
  Dn: () => (/* reexport */ valueFaultIn)
});

// EXTERNAL MODULE: ./build/bundle/src/parsers/yaml/libyaml/cursor.js
var cursor = __webpack_require__(7309);
;// CONCATENATED MODULE: ./build/bundle/src/parsers/yaml/granit/cursor.js

class Cursor {
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
        return new cursor/* Fault */.vC(problem, mark);
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
        while (!isBreakOrEnd(this.peek()))
            this.skipBlank();
    }
    skipBlanks() {
        while (isBlank(this.peek()))
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
        return this.text.startsWith(indicator, this.offset) && isBlankOrEnd(this.peek(3));
    }
    atDocumentIndicator() {
        return this.at("---") || this.at("...");
    }
    mayBePlain(flow) {
        const unit = this.peek();
        if (flow && isFlow(unit))
            return false;
        return unit !== 0x3a || !(isBlankOrEnd(this.peek(1)) || (flow && isFlow(this.peek(1))));
    }
}
function isBlank(unit) {
    return unit === 0x20 || unit === 0x09;
}
function isBreak(unit) {
    return unit === 0x0a || unit === 0x0d;
}
function isBreakOrEnd(unit) {
    return unit === 0 || isBreak(unit);
}
function isBlankOrEnd(unit) {
    return unit === 0x20 || unit === 0x09 || isBreakOrEnd(unit);
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
    if (!isBreakOrEnd(cursor.peek()))
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
        const startsBlank = isBlank(cursor.peek());
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
        for (let next = cursor.peek(); !isBlankOrEnd(next); next = cursor.peek()) {
            if (next === quote) {
                if (!single || cursor.peek(1) !== quote)
                    break;
                value += "'";
                cursor.skip(2);
            }
            else if (!single && next === 0x5c) {
                if (isBreak(cursor.peek(1))) {
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
        for (let next = cursor.peek(); isBlank(next) || isBreak(next); next = cursor.peek()) {
            if (isBlank(next)) {
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
    const fits = isBreakOrEnd(next) ||
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
        if (!isBlankOrEnd(cursor.peek()) && cursor.mayBePlain(flow)) {
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
            while (!isBlankOrEnd(cursor.peek()) && cursor.mayBePlain(flow));
            value += cursor.text.slice(from, cursor.offset);
            end = cursor.mark();
        }
        if (!isBlank(cursor.peek()) && !isBreak(cursor.peek()))
            break;
        for (let next = cursor.peek(); isBlank(next) || isBreak(next); next = cursor.peek()) {
            if (isBreak(next)) {
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
                if (!isBreakOrEnd(cursor.peek()))
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
    const name = take(cursor, (unit) => !isBlankOrEnd(unit));
    if (name === "")
        throw cursor.fault("while scanning a directive, could not find expected directive name", start);
    const token = name === "YAML" ? version(cursor, start) : name === "TAG" ? prefix(cursor, start) : undefined;
    if (!token)
        take(cursor, (unit) => !isBreakOrEnd(unit) && unit !== 0x23);
    if (isBlankOrEnd(cursor.peek()) || token)
        cursor.skipToEnd(true);
    else
        cursor.skipToBreak();
    if (!isBreakOrEnd(cursor.peek()))
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
const isDigit = (unit) => unit >= 0x30 && unit <= 0x39;
const isWord = (unit) => isDigit(unit) || (unit >= 0x41 && unit <= 0x5a) || (unit >= 0x61 && unit <= 0x7a) || unit === 0x5f || unit === 0x2d;
const isUri = (unit) => isWord(unit) || (unit !== 0 && "#;/?:@&=+$,.!~*'()[]%".includes(String.fromCharCode(unit)));
const isTag = (unit) => isUri(unit) && !isFlow(unit) && unit !== 0x21;
function version(cursor, start) {
    const number = () => {
        const digits = take(cursor, isDigit);
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
    if (!isBlankOrEnd(cursor.peek()))
        throw cursor.fault("while scanning TAG, did not find expected whitespace or line break", start);
    return { type: "tag-directive", handle, prefix: uri, start, end: cursor.mark() };
}
function scanAnchor(cursor, type) {
    const start = cursor.mark();
    cursor.skip();
    const value = take(cursor, (unit) => !isBlankOrEnd(unit) && !isFlow(unit) && unit !== 0xfeff);
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
    if (!isBlankOrEnd(next) && !(flow && isFlow(next)))
        throw cursor.fault("while scanning a tag, did not find expected whitespace or line break", start);
    return { type: "tag", handle, suffix, start, end: cursor.mark() };
}
function scanHandle(cursor, start) {
    if (cursor.peek() !== 0x21)
        throw cursor.fault("while scanning a tag, did not find expected '!'", start);
    cursor.skip();
    const handle = `!${take(cursor, isWord)}`;
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
        this.#cursor = new Cursor(text);
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
                if (!isBreakOrEnd(cursor.peek()))
                    throw cursor.fault("invalid content after document end marker");
                return;
            }
        }
        if (cursor.column < layout.indent && (layout.flow === 0 || !(unit === 0x5d || unit === 0x7d || unit === 0x2c)))
            throw cursor.fault("invalid indentation");
        const flow = layout.flow > 0;
        const spaced = isBlankOrEnd(cursor.peek(1));
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
                    if (!isBreakOrEnd(cursor.peek()))
                        throw cursor.fault("tabs disallowed within this context (block indentation)");
                }
                else
                    cursor.skipBlank();
            }
            else if (unit === 0x20)
                cursor.skipBlank();
            else if (isBreak(unit))
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
        if (tab && cursor.peek() === 0x2d && isBlankOrEnd(cursor.peek(1)))
            throw cursor.fault("'-' must be followed by a valid YAML whitespace");
        if (isBreak(cursor.peek()) || isFlow(cursor.peek()))
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
        for (let unit = cursor.peek(); unit === 0x20 || unit === 0x23 || isBreak(unit); unit = cursor.peek()) {
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

// EXTERNAL MODULE: ./build/bundle/src/parsers/yaml/libyaml/machine.js
var machine = __webpack_require__(3246);
// EXTERNAL MODULE: ./build/bundle/src/parsers/yaml/libyaml/parser.js + 1 modules
var libyaml_parser = __webpack_require__(33698);
// EXTERNAL MODULE: ./build/bundle/src/parsers/yaml/serde/types.js
var types = __webpack_require__(76799);
// EXTERNAL MODULE: ./build/bundle/src/parsers/yaml/quick/index.js + 8 modules
var yaml_quick = __webpack_require__(57319);
// EXTERNAL MODULE: ./build/bundle/src/parsers/yaml/serde/describe.js
var describe = __webpack_require__(25969);
;// CONCATENATED MODULE: ./build/bundle/src/parsers/yaml/saphyr/typed.js

const trues = ["true", "yes", "y", "on"];
const falses = ["false", "no", "n", "off"];
const longestWord = 5;
const typed = ["int", "float", "bool", "seq", "map", "set", "omap"].map((name) => describe/* core */.I8 + name);
function isNull(text, plain) {
    return plain && (text === "" || text === "~" || (text.length === 4 && text.toLowerCase() === "null"));
}
function typedOf(text, plain, tag) {
    if (tag === `${describe/* core */.I8}null` || isNull(text, plain))
        return { value: null };
    if (tag !== undefined && typed.includes(tag))
        return { problem: "cannot deserialize tagged scalar into string" };
    if (tag === `${describe/* core */.I8}binary`)
        return decoded(text);
    if (!plain || tag === `${describe/* core */.I8}str` || tag === "!")
        return { value: text };
    const bare = text.trim();
    if (bare.length <= longestWord) {
        const word = bare.toLowerCase();
        if (trues.includes(word))
            return { value: true };
        if (falses.includes(word))
            return { value: false };
    }
    if (!/^[-+.\d]/.test(bare))
        return { value: text };
    const integer = integerOf(bare);
    if (integer !== undefined)
        return { value: Number.isSafeInteger(Number(integer)) ? Number(integer) : integer, number: "integer" };
    return floatOf(bare, text);
}
function integerOf(text) {
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
function floatOf(text, written) {
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
                    throw new cursor/* Fault */.vC("alias references unknown anchor", event.start);
                this.#count(known.weight, event.start);
                return this.#put(known.node, event.start);
            }
            case "scalar": {
                this.#count(1, event.start);
                const style = event.style === "single" || event.style === "double" ? "quoted" : event.style;
                const typed = typedOf(event.value, event.style === "plain", event.tag);
                if ("problem" in typed)
                    throw new cursor/* Fault */.vC(typed.problem, event.at);
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
                    throw new cursor/* Fault */.vC("budget breached: depth", event.start);
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
            throw new cursor/* Fault */.vC("budget breached: nodes", at);
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
            throw new cursor/* Fault */.vC("unexpected end of input", at);
        if (isMerge(key))
            return;
        if (key.value === null)
            throw new cursor/* Fault */.vC("cannot deserialize null into string; use Option<String>", at);
        if (frame.names.has(key.text))
            throw new cursor/* Fault */.vC(`duplicate mapping key: ${key.text}`, at);
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
            throw new cursor/* Fault */.vC("YAML merge value must be mapping or sequence of mappings", at);
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
    const quick = (0,yaml_quick/* readQuick */.e)(text, base, family);
    return quick && (0,types/* documentOf */.l)(quick, base);
}
const family = {
    key: (name) => {
        const typed = plainType(name);
        return typed?.value === null ? undefined : typed;
    },
    value: plainType,
    repeats: false,
    quotedKeys: true,
    gaps: true,
    endsWith: "value",
    blockScalarEnds: "indent",
    emptyAt: "key",
    listAt: "item",
    atFault: {
        nested: "mapping values are not allowed in this context",
        tail: {
            single: "invalid trailing content after single-quoted scalar",
            double: "invalid trailing content after double-quoted scalar",
            isValueRead: false,
        },
        repeated: "duplicate mapping key",
        line: { message: "simple key expected ':'", at: "line" },
    },
};
function plainType(text) {
    const typed = typedOf(text, true, undefined);
    return "problem" in typed ? undefined : typed;
}
function readSaphyrFully(text, base) {
    const builder = new Builder(base);
    try {
        const parser = new libyaml_parser/* Parser */.i(new Scanner(text), machine/* granit */.a7);
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
        if (!(error instanceof cursor/* Fault */.vC))
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
        if (error instanceof cursor/* Fault */.vC)
            return undefined;
        throw error;
    }
}

// EXTERNAL MODULE: ./build/bundle/src/parsers/decode.js + 1 modules
var parsers_decode = __webpack_require__(87509);
// EXTERNAL MODULE: ./build/bundle/src/parsers/yaml/serde/aliases.js
var serde_aliases = __webpack_require__(83650);
// EXTERNAL MODULE: ./build/bundle/src/parsers/yaml/serde/plain.js
var plain = __webpack_require__(31422);
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
        if (at === undefined)
            return typeof key.value === "string" ? key.value : undefined;
        return at < 0n ? undefined : (names[Number(at)] ?? key.text);
    },
    positional: true,
    exact: true,
    describe: describe/* describeNode */.WQ,
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
    const aliases = (0,serde_aliases/* aliasesAround */.i)(root);
    if (!aliases && isFine(root, depth, hasTags, levels))
        return undefined;
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
function isFine(node, depth, hasTags, levels) {
    if (problemOf(node, hasTags) !== undefined)
        return false;
    if (node.kind === "scalar")
        return true;
    if (node.endless || depth >= levels)
        return false;
    if (node.kind === "list") {
        for (const item of node.items)
            if (!isFine(item, depth + 1, hasTags, levels))
                return false;
    }
    else
        for (const { key, value } of node.entries)
            if (!isFine(key, depth + 1, hasTags, levels) || !isFine(value, depth + 1, hasTags, levels))
                return false;
    return true;
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
    const typed = (0,describe/* untyped */.yz)(node);
    if ("misfit" in typed)
        return typed.misfit;
    const integer = content_integerOf(node);
    return integer !== undefined && (0,plain/* isWide */.EW)(integer)
        ? `invalid type: ${(0,describe/* describeNode */.WQ)(node)}, expected any value`
        : undefined;
}

;// CONCATENATED MODULE: ./build/bundle/src/parsers/yaml/serde/dialect.js




function isOpen({ style, tag }, expected) {
    return style === "plain" || (style === "literal" && tag === describe/* core */.I8 + expected);
}
function isEmptyPlain(node) {
    return node.kind === "scalar" && node.style === "plain" && node.text === "";
}
const serdeYaml = {
    name: "serde_yaml 0.9.34",
    string: ({ text }) => text,
    bool: (node) => (isOpen(node, "bool") ? (0,plain/* booleanOf */.SF)(node.text) : undefined),
    integer(node) {
        const value = isOpen(node, "int") ? (0,plain/* integerOf */.cP)(node.text) : undefined;
        return value === undefined || BigInt.asIntN(64, value) !== value ? undefined : value;
    },
    unsigned: (node) => (isOpen(node, "int") ? (0,plain/* unsignedOf */.nK)(node.text, plain/* u64 */._l) : undefined),
    float: (node) => (isOpen(node, "float") ? (0,plain/* floatOf */.wl)(node.text) : undefined),
    isNone(node) {
        if (node.kind !== "scalar" || node.style !== "plain")
            return false;
        if (node.tag === undefined)
            return node.text === "" || (0,plain/* isNull */.kZ)(node.text);
        if (node.tag !== `${describe/* core */.I8}null`)
            return false;
        return (0,plain/* isNull */.kZ)(node.text) || { problem: `invalid value: string ${(0,describe/* quote */.hD)(node.text)}, expected null` };
    },
    isUnit: isEmptyPlain,
    positional: false,
    describe: describe/* describeNode */.WQ,
    mismatch(node, expected) {
        const typed = node.kind === "scalar" ? (0,describe/* untyped */.yz)(node) : undefined;
        return typed && "misfit" in typed ? typed.misfit : `invalid type: ${(0,describe/* describeNode */.WQ)(node)}, expected ${expected}`;
    },
    variant(node, names) {
        const { tag } = node;
        if (tag?.startsWith("!")) {
            const name = tag.slice(1) || tag;
            if (!names.includes(name))
                return new parsers_decode/* DecodeError */.Xc(`unknown variant \`${name}\`, expected ${(0,parsers_decode/* expectedOneOf */.S5)(names)}`, node.span, {
                    unplaced: true,
                });
            const unit = node.kind === "scalar" && node.style === "plain" && (node.text === "" || (0,plain/* isNull */.kZ)(node.text));
            if (unit)
                return name;
            const message = node.kind === "scalar"
                ? `invalid value: string ${(0,describe/* quote */.hD)(node.text)}, expected null`
                : `invalid type: ${(0,describe/* describeNode */.WQ)(node)}, expected unit`;
            return new parsers_decode/* DecodeError */.Xc(message, node.span);
        }
        return node.kind === "scalar"
            ? node.text
            : new parsers_decode/* DecodeError */.Xc(`invalid type: ${(0,describe/* describeNode */.WQ)(node)}, expected a YAML tag starting with '!'`, node.span);
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
    if (root.kind === "scalar")
        return undefined;
    const seen = new Set();
    const stack = [root];
    const open = (node) => {
        if (node.kind !== "scalar")
            stack.push(node);
    };
    for (let node = stack.pop(); node; node = stack.pop()) {
        if (seen.has(node))
            continue;
        seen.add(node);
        if (node.kind === "list") {
            node.items.forEach(open);
            continue;
        }
        const keys = new Set();
        for (const { key, name, value } of node.entries) {
            const typed = typedKey(key);
            if (keys.has(typed))
                return new parsers_decode/* DecodeError */.Xc(`duplicate entry with key "${name ?? "…"}"`, key.span);
            keys.add(typed);
            open(key);
            open(value);
        }
    }
    return undefined;
}
const maxKeyDepth = 8;
function typedKey(key, depth = 0) {
    const tag = key.tag?.startsWith("!") ? key.tag : "";
    if (key.kind !== "scalar")
        return `${tag}${key.kind}${depth > maxKeyDepth ? key.span.start : innerOf(key, depth)}`;
    const typed = (0,describe/* untyped */.yz)(key);
    return "misfit" in typed ? `${tag}string ${key.text}` : `${tag}${typed.number ?? typeof typed.value} ${typed.value}`;
}
function innerOf(key, depth) {
    if (key.kind === "list")
        return JSON.stringify(key.items.map((item) => typedKey(item, depth + 1)));
    const entries = key.entries.map(({ key: inner, value }) => [typedKey(inner, depth + 1), typedKey(value, depth + 1)]);
    return JSON.stringify(entries.map((entry) => JSON.stringify(entry)).toSorted());
}

// EXTERNAL MODULE: ./build/bundle/src/parsers/yaml/bounds.js
var bounds = __webpack_require__(40667);
// EXTERNAL MODULE: ./build/bundle/src/parsers/yaml/serde/document.js
var serde_document = __webpack_require__(20521);
;// CONCATENATED MODULE: ./build/bundle/src/parsers/yaml/serde/bounded.js



const mostValues = 2_000_000;
function readBounded(text, base) {
    const document = (0,serde_document/* readDocument */.u0)(text, base);
    if (!(0,serde_aliases/* aliasesAround */.i)(document.node))
        return document;
    const { node, excess } = (0,bounds/* withinBounds */.z)(document.node, mostValues);
    const problem = excess && { ...excess, message: "repetition limit exceeded" };
    return problem ? { ...document, node, problem: document.problem ?? problem } : document;
}

// EXTERNAL MODULE: ./build/bundle/src/parsers/yaml/frontmatter/diagnosis.js
var diagnosis = __webpack_require__(98820);
// EXTERNAL MODULE: ./build/bundle/src/parsers/yaml/frontmatter/words.js
var words = __webpack_require__(56284);
;// CONCATENATED MODULE: ./build/bundle/src/parsers/yaml/serde/fault.js



function explainedFault(text, front, fault) {
    const { message, span } = fault;
    if (fault instanceof parsers_decode/* DecodeError */.Xc || isAboutTypes.test(message))
        return { message: (0,words/* plainWords */.c)(message), span };
    const found = (0,diagnosis/* diagnosisOf */.j)(text, front, { kind: "problem", message, span });
    const [from, to] = [span.start, found.span.start].sort((a, b) => a - b);
    return text.slice(from, to).includes("\n") ? { message: (0,words/* plainWords */.c)(message), span } : found;
}
const isAboutTypes = /more than one document|^(?:missing field|unknown (?:field|variant))|\binvalid (?:type|value|length)\b/;

;// CONCATENATED MODULE: ./build/bundle/src/parsers/yaml/serde/repair.js

const rounds = 8;
function repairDocument(text, document, read = readBounded) {
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
        rest = rest.slice(0, block.value) + blanked(rest.slice(block.value, block.end)) + rest.slice(block.end);
        current = read(rest, base);
    }
    return { node: current.node, broken, partial: current.problem !== undefined && current.cut.size > 0 };
}
function blanked(text) {
    return text
        .split("\n")
        .map(({ length }) => " ".repeat(length))
        .join("\n");
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