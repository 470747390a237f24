"use strict";
exports.id = 3375;
exports.ids = [3375];
exports.modules = {

/***/ 40667:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   z: () => (/* binding */ withinBounds)
/* harmony export */ });
const charactersOfValue = 40;
function withinBounds(root, mostValues) {
    const sizes = sizesBelow(root);
    const sizeOf = (node) => sizeIn(sizes, node);
    if (sizeOf(root) <= mostValues)
        return { node: root };
    let left = mostValues;
    const kept = [];
    let first;
    for (const entry of root.kind === "table" ? root.entries : []) {
        const size = sizeOf(entry.key) + sizeOf(entry.value);
        if (size <= left) {
            left -= size;
            kept.push(entry);
        }
        else
            first ??= entry;
    }
    return {
        node: { kind: "table", span: root.span, entries: kept },
        excess: {
            kind: "problem",
            message: `stands for more than ${mostValues} values`,
            span: first?.key.span ?? root.span,
        },
    };
}
function sizeIn(sizes, node) {
    return node.kind === "scalar" ? 1 + node.text.length / charactersOfValue : (sizes.get(node) ?? 1);
}
function sizesBelow(root) {
    const sizes = new Map();
    const open = [{ node: root, leave: false }];
    for (let top = open.pop(); top; top = open.pop()) {
        const { node, leave } = top;
        if (node.kind === "scalar" || (!leave && sizes.has(node)))
            continue;
        const parts = node.kind === "list" ? node.items : node.entries.flatMap(({ key, value }) => [key, value]);
        if (leave)
            sizes.set(node, parts.reduce((sum, part) => sum + sizeIn(sizes, part), 1));
        else {
            open.push({ node, leave: true });
            for (const part of parts)
                if (part.kind !== "scalar" && !sizes.has(part))
                    open.push({ node: part, leave: false });
        }
    }
    return sizes;
}


/***/ }),

/***/ 7309:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Jg: () => (/* binding */ isWord),
/* harmony export */   XP: () => (/* binding */ isBlankOrEnd),
/* harmony export */   bs: () => (/* binding */ Cursor),
/* harmony export */   kn: () => (/* binding */ isBreak),
/* harmony export */   vC: () => (/* binding */ Fault),
/* harmony export */   wm: () => (/* binding */ isBreakOrEnd),
/* harmony export */   yp: () => (/* binding */ isDigit),
/* harmony export */   z3: () => (/* binding */ isBlank)
/* harmony export */ });
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


/***/ }),

/***/ 3246:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B5: () => (/* binding */ libyaml),
/* harmony export */   a7: () => (/* binding */ granit),
/* harmony export */   u5: () => (/* binding */ Machine)
/* harmony export */ });
/* harmony import */ var _cursor_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7309);

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
        return new _cursor_js__WEBPACK_IMPORTED_MODULE_0__/* .Fault */ .vC(problem, this.scanner.peek().start, context);
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


/***/ }),

/***/ 33698:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  i: () => (/* binding */ Parser)
});

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

// EXTERNAL MODULE: ./build/bundle/src/parsers/yaml/libyaml/cursor.js
var cursor = __webpack_require__(7309);
// EXTERNAL MODULE: ./build/bundle/src/parsers/yaml/libyaml/machine.js
var machine = __webpack_require__(3246);
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
        this.#machine = new machine/* Machine */.u5(tokens, grammar, (block, indentless) => this.#node(block, indentless), () => this.#documentStart(true));
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
            throw new cursor/* Fault */.vC("did not find expected <document start>", token.start);
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
                    throw new cursor/* Fault */.vC("found duplicate %YAML directive", token.start);
                const known = token.major === 1 &&
                    (this.#machine.grammar.directives === "granit" || token.minor === 1 || token.minor === 2);
                if (!known)
                    throw new cursor/* Fault */.vC("found incompatible YAML document", token.start);
                versioned = true;
            }
            else if (token.type === "tag-directive") {
                if (this.#tags.has(token.handle))
                    throw new cursor/* Fault */.vC("found duplicate %TAG directive", token.start);
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
            throw new cursor/* Fault */.vC("missing explicit document end marker before directive", token.start);
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
            throw new cursor/* Fault */.vC("did not find expected node content", token.start, block ? "while parsing a block node" : "while parsing a flow node");
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
            throw new cursor/* Fault */.vC("found undefined tag handle", start, "while parsing a node");
        return prefix + suffix;
    }
}


/***/ }),

/***/ 63406:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  L: () => (/* binding */ Scanner)
});

// EXTERNAL MODULE: ./build/bundle/src/parsers/yaml/libyaml/cursor.js
var libyaml_cursor = __webpack_require__(7309);
;// CONCATENATED MODULE: ./build/bundle/src/parsers/yaml/libyaml/layout.js
const keyLength = 1024;
class Layout {
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
            if (key.mark.line >= line && key.mark.index + keyLength >= index)
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
function scanBlockScalar(cursor, literal, parentIndent) {
    const start = cursor.mark();
    const refuse = (problem) => cursor.fault(problem, "while scanning a block scalar");
    cursor.skip();
    const { chomping, increment } = scanHeader(cursor, refuse);
    cursor.skipBlanks();
    if (cursor.peek() === 0x23)
        cursor.skipToBreak();
    if (!(0,libyaml_cursor/* isBreakOrEnd */.wm)(cursor.peek()))
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
            if (!(0,libyaml_cursor/* isBreak */.kn)(cursor.peek()))
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
        const startsBlank = (0,libyaml_cursor/* isBlank */.z3)(cursor.peek());
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
function scanHeader(cursor, refuse) {
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
        if (!(0,libyaml_cursor/* isDigit */.yp)(cursor.peek()))
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
        if ((0,libyaml_cursor/* isBlank */.z3)(next)) {
            beforeBlank();
            if (gap.broken)
                cursor.skip();
            else
                gap.whitespace += cursor.read();
        }
        else if ((0,libyaml_cursor/* isBreak */.kn)(next)) {
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
function scanQuotedScalar(cursor, single) {
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
        for (let next = cursor.peek(); !(0,libyaml_cursor/* isBlankOrEnd */.XP)(next); next = cursor.peek()) {
            if (next === quote) {
                if (!single || cursor.peek(1) !== quote)
                    break;
                value += "'";
                cursor.skip();
                cursor.skip();
            }
            else if (!single && next === 0x5c) {
                if ((0,libyaml_cursor/* isBreak */.kn)(cursor.peek(1))) {
                    cursor.skip();
                    cursor.skipLine();
                    gap.broken = true;
                    break;
                }
                value += scanEscape(cursor);
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
function scanEscape(cursor) {
    const context = "while parsing a quoted scalar";
    const letter = String.fromCharCode(cursor.peek(1));
    const simple = Object.hasOwn(escapes, letter) ? escapes[letter] : undefined;
    const length = Object.hasOwn(digitsAfter, letter) ? (digitsAfter[letter] ?? 0) : 0;
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
    return (0,libyaml_cursor/* isWord */.Jg)(unit) || (unit > 0xa0 && unit !== 0x2028 && unit !== 0x2029);
}
function scanPlainScalar(cursor, flow, parentIndent) {
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
        for (let next = cursor.peek(); !(0,libyaml_cursor/* isBlankOrEnd */.XP)(next) || (next === 0x20 && startsWord(cursor.peek(1))); next = cursor.peek()) {
            if (next === 0x3a) {
                const after = cursor.peek(1);
                if (flow && after !== 0 && ",?[]{}".includes(String.fromCharCode(after)))
                    throw cursor.fault("found unexpected ':'", context);
                if ((0,libyaml_cursor/* isBlankOrEnd */.XP)(after))
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
        if (!(0,libyaml_cursor/* isBlank */.z3)(next) && !(0,libyaml_cursor/* isBreak */.kn)(next))
            break;
        gap ??= { whitespace: "", leading: "", trailing: "", broken: false };
        scanGap(cursor, gap, checkTab);
        if (!flow && cursor.column < indent)
            break;
    }
    return { token: { type: "scalar", value, style: "plain", start, end }, endsLine: gap?.broken ?? false };
}

;// CONCATENATED MODULE: ./build/bundle/src/parsers/yaml/libyaml/tags.js

function scanDirective(cursor) {
    const start = cursor.mark();
    const refuse = (problem) => cursor.fault(problem, "while scanning a directive");
    cursor.skip();
    const name = word(cursor);
    if (name === "")
        throw refuse("could not find expected directive name");
    if (!(0,libyaml_cursor/* isBlankOrEnd */.XP)(cursor.peek()))
        throw refuse("found unexpected non-alphabetical character");
    if (name !== "YAML" && name !== "TAG")
        throw refuse("found unknown directive name");
    const value = name === "YAML" ? version(cursor) : prefix(cursor);
    const end = cursor.mark();
    cursor.skipBlanks();
    if (cursor.peek() === 0x23)
        cursor.skipToBreak();
    if (!(0,libyaml_cursor/* isBreakOrEnd */.wm)(cursor.peek()))
        throw refuse("did not find expected comment or line break");
    cursor.skipLine();
    return { ...value, start, end };
}
function word(cursor) {
    const from = cursor.offset;
    while ((0,libyaml_cursor/* isWord */.Jg)(cursor.peek()))
        cursor.skip();
    return cursor.text.slice(from, cursor.offset);
}
function version(cursor) {
    const refuse = (problem) => cursor.fault(problem, "while scanning a %YAML directive");
    const number = () => {
        let digits = "";
        while ((0,libyaml_cursor/* isDigit */.yp)(cursor.peek())) {
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
function prefix(cursor) {
    const refuse = (problem) => cursor.fault(problem, "while scanning a %TAG directive");
    cursor.skipBlanks();
    const handle = scanHandle(cursor, true);
    if (!(0,libyaml_cursor/* isBlank */.z3)(cursor.peek()))
        throw refuse("did not find expected whitespace");
    cursor.skipBlanks();
    const uri = scanUri(cursor, { directive: true, wide: true, head: "" });
    if (!(0,libyaml_cursor/* isBlankOrEnd */.XP)(cursor.peek()))
        throw refuse("did not find expected whitespace or line break");
    return { type: "tag-directive", handle, prefix: uri };
}
function scanAnchor(cursor, type) {
    const start = cursor.mark();
    cursor.skip();
    const value = word(cursor);
    const next = cursor.peek();
    if (value === "" || !((0,libyaml_cursor/* isBlankOrEnd */.XP)(next) || "?:,]}%@`".includes(String.fromCharCode(next)))) {
        throw cursor.fault("did not find expected alphabetic or numeric character", `while scanning an ${type}`);
    }
    return { type, value, start, end: cursor.mark() };
}
function scanTag(cursor, flow) {
    const start = cursor.mark();
    const refuse = (problem) => cursor.fault(problem, "while scanning a tag");
    let handle = "";
    let suffix;
    if (cursor.peek(1) === 0x3c) {
        cursor.skip();
        cursor.skip();
        suffix = scanUri(cursor, { directive: false, wide: true, head: "" });
        if (cursor.peek() !== 0x3e)
            throw refuse("did not find the expected '>'");
        cursor.skip();
    }
    else {
        handle = scanHandle(cursor, false);
        if (handle.length > 1 && handle.endsWith("!")) {
            suffix = scanUri(cursor, { directive: false, wide: false, head: "" });
        }
        else {
            suffix = scanUri(cursor, { directive: false, wide: false, head: handle });
            handle = "!";
            if (suffix === "")
                [handle, suffix] = ["", "!"];
        }
    }
    const next = cursor.peek();
    if (!(0,libyaml_cursor/* isBlankOrEnd */.XP)(next) && !(flow && next === 0x2c))
        throw refuse("did not find expected whitespace or line break");
    return { type: "tag", handle, suffix, start, end: cursor.mark() };
}
function scanHandle(cursor, directive) {
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
function scanUri(cursor, { directive, wide, head }) {
    const context = directive ? "while parsing a %TAG directive" : "while parsing a tag";
    let uri = head.slice(1);
    let length = head.length;
    for (;; length++) {
        const next = cursor.peek();
        if (next === 0 ||
            !((0,libyaml_cursor/* isWord */.Jg)(next) ||
                ";/?:@&=+$.%!~*'()".includes(String.fromCharCode(next)) ||
                (wide && ",[]".includes(String.fromCharCode(next)))))
            break;
        uri += next === 0x25 ? scanEscapes(cursor, context) : cursor.read();
    }
    if (length === 0)
        throw cursor.fault("did not find expected tag URI", context);
    return uri.replace(/\0.*/su, "");
}
function scanEscapes(cursor, context) {
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




class Scanner {
    #cursor;
    #layout;
    constructor(text) {
        this.#cursor = new libyaml_cursor/* Cursor */.bs(text);
        this.#layout = new Layout(this.#cursor);
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
            return layout.add(scanDirective(cursor));
        }
        if (cursor.atDocumentIndicator()) {
            layout.closeAll();
            return layout.push(unit === 0x2d ? "document-start" : "document-end", 3);
        }
        const flow = layout.flow > 0;
        const spaced = () => (0,libyaml_cursor/* isBlankOrEnd */.XP)(cursor.peek(1));
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
                return this.#mayBeKey(() => scanAnchor(cursor, "alias"));
            case 0x26:
                return this.#mayBeKey(() => scanAnchor(cursor, "anchor"));
            case 0x21:
                return this.#mayBeKey(() => scanTag(cursor, flow));
            case 0x27:
                return this.#mayBeKey(() => scanQuotedScalar(cursor, true));
            case 0x22:
                return this.#mayBeKey(() => scanQuotedScalar(cursor, false));
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
        if (reserved || (0,libyaml_cursor/* isBlank */.z3)(unit))
            throw cursor.fault("found character that cannot start any token", "while scanning for the next token");
        this.#mayBeKey(() => {
            const { token, endsLine } = scanPlainScalar(cursor, flow, layout.indent);
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
            if (!(0,libyaml_cursor/* isBreak */.kn)(cursor.peek()))
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
        this.#layout.add(scanBlockScalar(this.#cursor, literal, this.#layout.indent));
    }
}


/***/ }),

/***/ 83650:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ keepAliases),
/* harmony export */   i: () => (/* binding */ aliasesAround)
/* harmony export */ });
const known = new WeakMap();
function keepAliases(collections, aliases) {
    for (const node of collections)
        known.set(node, aliases);
}
function aliasesAround(collection) {
    return known.get(collection);
}


/***/ }),

/***/ 25969:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I8: () => (/* binding */ core),
/* harmony export */   WQ: () => (/* binding */ describeNode),
/* harmony export */   hD: () => (/* binding */ quote),
/* harmony export */   yz: () => (/* binding */ untyped)
/* harmony export */ });
/* harmony import */ var _plain_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31422);

const core = "tag:yaml.org,2002:";
const escaped = /["\\\p{C}\p{Zl}\p{Zp}\p{Grapheme_Extend}]|(?! )\p{Zs}/gu;
const escapes = {
    '"': '\\"',
    "\\": "\\\\",
    "\0": "\\0",
    "\t": "\\t",
    "\n": "\\n",
    "\r": "\\r",
};
function quote(text) {
    return `"${text.replace(escaped, (character) => escapes[character] ?? `\\u{${character.codePointAt(0)?.toString(16)}}`)}"`;
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
    if (tag?.startsWith(core)) {
        const tagged = taggedOf(tag.slice(core.length), text);
        if (tagged)
            return tagged;
    }
    return style === "plain" && (tag === undefined || tag.startsWith("!")) ? (0,_plain_js__WEBPACK_IMPORTED_MODULE_0__/* .typedOf */ .EY)(text) : { value: text };
}
function taggedOf(type, text) {
    const misfit = (expected) => ({
        misfit: `invalid value: string ${quote(text)}, expected ${expected}`,
    });
    switch (type) {
        case "bool": {
            const value = (0,_plain_js__WEBPACK_IMPORTED_MODULE_0__/* .booleanOf */ .SF)(text);
            return value === undefined ? misfit("a boolean") : { value };
        }
        case "int": {
            const value = (0,_plain_js__WEBPACK_IMPORTED_MODULE_0__/* .integerOf */ .cP)(text);
            return value === undefined ? misfit("an integer") : { value, number: "integer" };
        }
        case "float": {
            const value = (0,_plain_js__WEBPACK_IMPORTED_MODULE_0__/* .floatOf */ .wl)(text);
            return value === undefined ? misfit("a float") : { value, number: "float" };
        }
        case "null":
            return (0,_plain_js__WEBPACK_IMPORTED_MODULE_0__/* .isNull */ .kZ)(text) ? { value: null } : misfit("null");
        default:
            return undefined;
    }
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
    return (0,_plain_js__WEBPACK_IMPORTED_MODULE_0__/* .isWide */ .EW)(integer) ? `integer \`${integer}\` as ${integer < 0n ? "i128" : "u128"}` : `integer \`${integer}\``;
}
function describeNode(node) {
    if (node.kind !== "scalar")
        return node.kind === "list" ? "sequence" : "map";
    const typed = untyped(node);
    return "misfit" in typed ? `string ${quote(node.text)}` : describeScalar(typed);
}


/***/ }),

/***/ 20521:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   u0: () => (/* binding */ readDocument)
/* harmony export */ });
/* unused harmony exports readQuickly, readAny */
/* harmony import */ var _libyaml_cursor_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(7309);
/* harmony import */ var _libyaml_machine_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3246);
/* harmony import */ var _libyaml_parser_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(33698);
/* harmony import */ var _libyaml_scanner_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(63406);
/* harmony import */ var _aliases_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(83650);
/* harmony import */ var _describe_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(25969);
/* harmony import */ var _plain_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(31422);
/* harmony import */ var _quick_index_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(57319);
/* harmony import */ var _types_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(76799);









const maxNodes = 500_000;
const emptyScalar = { kind: "scalar", span: { start: 0, end: 0 }, value: null, text: "", style: "plain" };
class Builder {
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
        if (++this.count > maxNodes)
            throw new _libyaml_cursor_js__WEBPACK_IMPORTED_MODULE_8__/* .Fault */ .vC(`has more than ${maxNodes} values`, event.start);
        switch (event.type) {
            case "alias": {
                const id = this.#anchors.get(event.anchor);
                if (id === undefined)
                    throw new _libyaml_cursor_js__WEBPACK_IMPORTED_MODULE_8__/* .Fault */ .vC("unknown anchor", event.start);
                const node = { ...emptyScalar, span: this.#span(event.start, event.end) };
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
                const typed = (0,_describe_js__WEBPACK_IMPORTED_MODULE_4__/* .untyped */ .yz)(scalar);
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
            this.root = { ...emptyScalar, span: (this.absent = absent) };
        for (let frame = this.#frames.pop(); frame; frame = this.#frames.pop()) {
            const node = "list" in frame ? frame.list : frame.table;
            node.span = { start: node.span.start, end: Math.max(node.span.start, at) };
            cut.add(node.span);
            if ("table" in frame && frame.key) {
                this.absent = absent;
                cut.add(absent);
                frame.table.entries.push({ key: frame.key, name: undefined, value: { ...emptyScalar, span: absent } });
            }
        }
        return cut;
    }
    finish() {
        const { root = emptyScalar } = this;
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
            (0,_aliases_js__WEBPACK_IMPORTED_MODULE_3__/* .keepAliases */ .A)(done, { events: this.count, slots });
        return root;
    }
}
function childrenOf(node) {
    return node.kind === "list" ? node.items : node.entries.flatMap(({ key, value }) => [key, value]);
}
function readDocument(text, base) {
    return readQuickly(text, base) ?? readAny(text, base);
}
const family = {
    key: _plain_js__WEBPACK_IMPORTED_MODULE_5__/* .typedOf */ .EY,
    value: _plain_js__WEBPACK_IMPORTED_MODULE_5__/* .typedOf */ .EY,
    repeats: true,
    quotedKeys: true,
    gaps: true,
    endsWith: "value",
    blockScalarEnds: "line",
    emptyAt: "colon",
    listAt: "dash",
    atFault: {
        nested: "mapping values are not allowed in this context",
        tail: {
            single: "did not find expected key, while parsing a block mapping",
            double: "did not find expected key, while parsing a block mapping",
            isValueRead: true,
        },
        line: { message: "could not find expected ':', while scanning a simple key", at: "next" },
    },
};
function readQuickly(text, base) {
    const quick = (0,_quick_index_js__WEBPACK_IMPORTED_MODULE_6__/* .readQuick */ .e)(text, base, family);
    return quick && (0,_types_js__WEBPACK_IMPORTED_MODULE_7__/* .documentOf */ .l)(quick, base);
}
function readAny(text, base) {
    const builder = new Builder(base);
    const problemOf = (fault) => {
        const at = base + fault.mark.offset;
        return { kind: "problem", message: fault.message, span: { start: at, end: at } };
    };
    try {
        const parser = new _libyaml_parser_js__WEBPACK_IMPORTED_MODULE_1__/* .Parser */ .i(new _libyaml_scanner_js__WEBPACK_IMPORTED_MODULE_2__/* .Scanner */ .L(text), _libyaml_machine_js__WEBPACK_IMPORTED_MODULE_0__/* .libyaml */ .B5);
        for (;;) {
            const event = parser.next();
            if (event.type === "stream-end" && builder.count === 0) {
                const at = base + event.start.offset;
                return {
                    base,
                    node: { ...emptyScalar, span: { start: at, end: at } },
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
        const problem = secondDocument(parser, base);
        return { base, node: builder.finish(), problem, cut: new Set(), marks: builder.marks };
    }
    catch (error) {
        if (!(error instanceof _libyaml_cursor_js__WEBPACK_IMPORTED_MODULE_8__/* .Fault */ .vC))
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
function secondDocument(parser, base) {
    let at = base;
    try {
        const event = parser.next();
        if (event.type === "stream-end")
            return undefined;
        at += event.start.offset;
    }
    catch (error) {
        if (!(error instanceof _libyaml_cursor_js__WEBPACK_IMPORTED_MODULE_8__/* .Fault */ .vC))
            throw error;
        at += error.mark.offset;
    }
    return {
        kind: "problem",
        message: "deserializing from YAML containing more than one document is not supported",
        span: { start: at, end: at },
    };
}


/***/ }),

/***/ 31422:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EW: () => (/* binding */ isWide),
/* harmony export */   EY: () => (/* binding */ typedOf),
/* harmony export */   SF: () => (/* binding */ booleanOf),
/* harmony export */   _l: () => (/* binding */ u64),
/* harmony export */   cP: () => (/* binding */ integerOf),
/* harmony export */   kZ: () => (/* binding */ isNull),
/* harmony export */   nK: () => (/* binding */ unsignedOf),
/* harmony export */   wl: () => (/* binding */ floatOf)
/* harmony export */ });
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


/***/ }),

/***/ 76799:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   l: () => (/* binding */ documentOf)
/* harmony export */ });
const uncut = new Set();
const unmarked = new Map();
function documentOf({ node, faults: [problem], absent }, base) {
    if (!problem)
        return { base, node, problem, cut: uncut, marks: unmarked };
    const cut = new Set(absent ? [node.span, absent] : [node.span]);
    return { base, node, problem, cut, ...(absent ? { absent } : {}), marks: unmarked };
}


/***/ })

};
;