"use strict";
exports.id = 3823;
exports.ids = [3823];
exports.modules = {

/***/ 87509:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Xc: () => (/* reexport */ DecodeError),
  D8: () => (/* binding */ anything),
  zM: () => (/* binding */ decode_boolean),
  S5: () => (/* binding */ expectedOneOf),
  In: () => (/* binding */ float32),
  p_: () => (/* binding */ list),
  Tj: () => (/* binding */ map),
  c9: () => (/* binding */ omittable),
  yL: () => (/* binding */ oneOf),
  uK: () => (/* binding */ decode_option),
  lq: () => (/* binding */ optional),
  mw: () => (/* binding */ required),
  x8: () => (/* binding */ signed),
  Yj: () => (/* binding */ string),
  w3: () => (/* binding */ struct),
  ad: () => (/* binding */ unsigned)
});

;// CONCATENATED MODULE: ./build/bundle/src/parsers/dialect.js
class DecodeError {
    message;
    span;
    context;
    constructor(message, span, context = {}) {
        this.message = message;
        this.span = span;
        this.context = context;
    }
    within(segment, span) {
        if (this.context.pathless)
            return this;
        const { path = [], unplaced, ...rest } = this.context;
        return unplaced
            ? new DecodeError(this.message, span, { ...rest, near: this.span })
            : new DecodeError(this.message, this.span, { ...rest, path: [segment, ...path] });
    }
}

// EXTERNAL MODULE: ./build/bundle/src/repo/path.js
var path = __webpack_require__(76311);
// EXTERNAL MODULE: ./build/bundle/src/parsers/shape.js
var shape = __webpack_require__(79683);
;// CONCATENATED MODULE: ./build/bundle/src/parsers/decode.js




function refuse(node, dialect, expected) {
    return new DecodeError(dialect.mismatch?.(node, expected) ?? `invalid type: ${dialect.describe(node)}, expected ${expected}`, node.span);
}
const string = (0,shape/* shaped */.e9)(({ text = { type: "string" } }) => text, (node, dialect) => {
    const value = node.kind === "scalar" ? dialect.string(node) : undefined;
    return value ?? refuse(node, dialect, "a string");
});
const decode_boolean = (0,shape/* shaped */.e9)(() => ({ type: "boolean" }), (node, dialect) => {
    const value = node.kind === "scalar" ? dialect.bool(node) : undefined;
    return value ?? refuse(node, dialect, "a boolean");
});
function unsigned(bits, name = bits === 64 ? "usize" : `u${bits}`) {
    return (0,shape/* shaped */.e9)(() => ({ type: "integer", minimum: 0, ...(bits < 64 ? { maximum: 2 ** bits - 1 } : {}) }), (node, dialect) => {
        const value = node.kind === "scalar" ? (dialect.unsigned ?? dialect.integer)(node) : undefined;
        if (value === undefined)
            return refuse(node, dialect, name);
        return value >= 0n && value < 1n << BigInt(bits)
            ? value
            : new DecodeError(`invalid value: integer \`${value}\`, expected ${name}`, node.span);
    });
}
const signed = (0,shape/* shaped */.e9)(() => ({ type: "integer" }), (node, dialect) => {
    const value = node.kind === "scalar" ? dialect.integer(node) : undefined;
    if (value === undefined)
        return refuse(node, dialect, "i64");
    return value >= -(1n << 63n) && value < 1n << 63n
        ? value
        : new DecodeError(`invalid value: integer \`${value}\`, expected i64`, node.span);
});
const float32 = (0,shape/* shaped */.e9)(() => ({ type: "number" }), (node, dialect) => {
    const value = node.kind === "scalar" ? dialect.float(node) : undefined;
    return value === undefined ? refuse(node, dialect, "f32") : Math.fround(value);
});
function oneOf(...words) {
    return (0,shape/* shaped */.e9)(() => ({ type: "string", enum: words }), (node, dialect) => {
        const value = dialect.variant
            ? dialect.variant(node, words)
            : node.kind === "scalar"
                ? dialect.string(node)
                : undefined;
        if (value instanceof DecodeError)
            return value;
        if (value === undefined)
            return refuse(node, dialect, "a variant name");
        const found = words.find((word) => word === value);
        return found ?? new DecodeError(`unknown variant \`${value}\`, expected ${expectedOneOf(words)}`, node.span);
    });
}
function decode_option(inner) {
    return (0,shape/* shaped */.e9)((options) => (0,shape/* orNull */.Xd)((0,shape/* shapeOf */.F5)(inner, options)), (node, dialect) => {
        const none = dialect.isNone(node);
        if (typeof none === "object")
            return new DecodeError(none.problem, node.span, { unplaced: true });
        return none ? null : inner(node, dialect);
    });
}
function list(item) {
    return (0,shape/* shaped */.e9)((options) => ({ type: "array", items: (0,shape/* shapeOf */.F5)(item, options) }), (node, dialect) => {
        if (dialect.isUnit(node))
            return [];
        if (node.kind !== "list")
            return refuse(node, dialect, "a sequence");
        const items = [];
        for (const [i, entry] of node.items.entries()) {
            const value = item(entry, dialect);
            if (value instanceof DecodeError)
                return value.within(i, node.span);
            items.push(value);
        }
        return items;
    });
}
function map(value) {
    return (0,shape/* shaped */.e9)((options) => ({ type: "object", additionalProperties: (0,shape/* shapeOf */.F5)(value, options) }), (node, dialect) => {
        const table = tableOf(node, dialect);
        if (!table)
            return dialect.isUnit(node) ? new Map() : refuse(node, dialect, "a map");
        const values = new Map();
        for (const entry of table.entries) {
            if (entry.name === undefined)
                return refuse(entry.key, dialect, "a string");
            const read = value(entry.value, dialect);
            if (read instanceof DecodeError)
                return read.within(entry.name, table.span);
            values.set(entry.name, read);
        }
        return new Map([...values].sort(([a], [b]) => (0,path/* byBytes */.bg)(a, b)));
    });
}
const anything = (node) => node;
function required(decode) {
    return { decode, fallback: "required" };
}
function optional(decode, value) {
    return { decode, fallback: { value } };
}
function omittable(decode) {
    return { decode: decode_option(decode), fallback: { value: null, positional: "required" } };
}
function struct(name, fields, { unknown = "ignore" } = {}) {
    return (0,shape/* shaped */.e9)((options) => objectOf(fields, unknown, options), (node, dialect) => {
        const values = {};
        const table = tableOf(node, dialect);
        const problem = table
            ? readEntries(table, fields, unknown, dialect, values)
            : node.kind === "list" && dialect.positional
                ? readItems(node, name, fields, dialect, values)
                : undefined;
        if (problem)
            return problem;
        if (!table && !(node.kind === "list" && dialect.positional) && !dialect.isUnit(node))
            return refuse(node, dialect, `struct ${name}`);
        for (const [key, { fallback }] of Object.entries(fields)) {
            if (Object.hasOwn(values, key))
                continue;
            if (fallback === "required")
                return new DecodeError(`missing field \`${key}\``, node.span, { whole: true });
            values[key] = fallback.value;
        }
        return values;
    });
}
function objectOf(fields, unknown, options) {
    const all = Object.entries(fields);
    const required = all.flatMap(([name, { fallback }]) => (fallback === "required" ? [name] : []));
    return {
        type: options.positional ? ["object", "array"] : "object",
        properties: Object.fromEntries(all.map(([name, { decode }]) => [name, (0,shape/* shapeOf */.F5)(decode, options)])),
        ...(required.length > 0 ? { required } : {}),
        ...(unknown === "deny" ? { additionalProperties: false } : {}),
    };
}
function tableOf(node, dialect) {
    return node.kind === "table" ? node : dialect.table?.(node);
}
function readItems(node, name, fields, dialect, values) {
    const expected = Object.entries(fields);
    for (const [i, [key, { decode, fallback }]] of expected.entries()) {
        const item = node.items[i];
        if (!item) {
            if (fallback !== "required" && fallback.positional === undefined)
                continue;
            return new DecodeError(`invalid length ${i}, expected struct ${name} with ${expected.length} element${expected.length === 1 ? "" : "s"}`, node.span);
        }
        const value = decode(item, dialect);
        if (value instanceof DecodeError)
            return value.within(i, node.span);
        values[key] = value;
    }
    if (!dialect.exact || node.items.length <= expected.length)
        return undefined;
    return new DecodeError(`invalid length ${node.items.length}, expected fewer elements in array`, node.span);
}
function readEntries(table, fields, unknown, dialect, values) {
    for (const { key, name: written, value } of table.entries) {
        const name = dialect.field ? dialect.field(key, Object.keys(fields)) : written;
        if (name === undefined)
            return refuse(key, dialect, "field identifier");
        const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
        if (!field) {
            if (unknown === "ignore")
                continue;
            return new DecodeError(`unknown field \`${name}\`, expected ${expectedOneOf(Object.keys(fields))}`, key.span);
        }
        if (Object.hasOwn(values, name))
            return new DecodeError(`duplicate field \`${name}\``, table.span, { near: key.span });
        const read = field.decode(value, dialect);
        if (read instanceof DecodeError)
            return read.within(name, table.span);
        values[name] = read;
    }
    return undefined;
}
function expectedOneOf(names) {
    const ticked = names.map((name) => `\`${name}\``);
    if (ticked.length === 0)
        return "nothing";
    return ticked.length <= 2 ? ticked.join(" or ") : `one of ${ticked.join(", ")}`;
}


/***/ }),

/***/ 79683:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F5: () => (/* binding */ shapeOf),
/* harmony export */   Xd: () => (/* binding */ orNull),
/* harmony export */   e9: () => (/* binding */ shaped)
/* harmony export */ });
const shapes = new WeakMap();
function shaped(shape, decoder) {
    shapes.set(decoder, shape);
    return decoder;
}
function shapeOf(decoder, options = {}) {
    return shapes.get(decoder)?.(options) ?? {};
}
function orNull(schema) {
    const { type, enum: words } = schema;
    if (type === undefined)
        return Object.keys(schema).length === 0 ? {} : { anyOf: [schema, { type: "null" }] };
    const types = Array.isArray(type) ? type : [type];
    return {
        ...schema,
        type: types.includes("null") ? types : [...types, "null"],
        ...(Array.isArray(words) ? { enum: [...words, null] } : {}),
    };
}


/***/ }),

/***/ 63823:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  L4: () => (/* reexport */ dateTimeText),
  parseToml: () => (/* binding */ parseToml),
  tY: () => (/* reexport */ toml08),
  G9: () => (/* reexport */ toml08Value),
  hx: () => (/* reexport */ toml09Value)
});

;// CONCATENATED MODULE: ./build/bundle/src/parsers/toml/cursor.js
class Refused extends Error {
    start;
    end;
    constructor(message, start, end) {
        super(message);
        this.start = start;
        this.end = end;
    }
}
class Cursor {
    text;
    base;
    family;
    at = 0;
    #depth = 0;
    #decoding;
    #converting;
    constructor(text, base, family) {
        this.text = text;
        this.base = base;
        this.family = family;
    }
    get ended() {
        return this.at >= this.text.length;
    }
    peek() {
        return this.text[this.at] ?? "";
    }
    refuse(message, start = this.at, end = start + 1) {
        throw this.#fault(message, start, end);
    }
    decline(message, start, end = start + 1) {
        if (this.family !== "0.9")
            this.refuse(message, start, end);
        this.#decoding ??= this.#fault(message, start, end);
    }
    overflow(message, start, end) {
        if (this.family === "0.8")
            this.refuse(message, start, end);
        this.#converting ??= this.#fault(message, start, end);
    }
    settle() {
        const fault = this.#decoding ?? this.#converting;
        if (fault)
            throw fault;
    }
    #fault(message, start, end) {
        const { length } = this.text;
        const from = start >= length && this.text.endsWith("\n") ? length - 1 : Math.min(start, length);
        return new Refused(message, from, Math.max(from, Math.min(end, length)));
    }
    nested(read) {
        if (++this.#depth > maximalDepth[this.family])
            this.refuse("cannot recurse further; max recursion depth met");
        const value = read();
        this.#depth--;
        return value;
    }
    take(pattern) {
        const start = this.at;
        pattern.lastIndex = start;
        if (!pattern.test(this.text))
            return "";
        this.at = pattern.lastIndex;
        return this.text.slice(start, this.at);
    }
    blanks() {
        for (let unit = this.text.charCodeAt(this.at); unit === 0x20 || unit === 0x09; unit = this.text.charCodeAt(++this.at))
            ;
    }
    newline() {
        const unit = this.text.charCodeAt(this.at);
        if (unit === 0x0a)
            this.at++;
        else if (unit === 0x0d && this.text.charCodeAt(this.at + 1) === 0x0a)
            this.at += 2;
        else
            return false;
        return true;
    }
    comment() {
        return this.peek() === "#" && this.take(comment) !== "";
    }
    gap() {
        for (;;) {
            this.blanks();
            const commented = this.comment();
            if (this.newline())
                continue;
            return !commented && this.peek() !== "\r";
        }
    }
    span(start, end = this.at) {
        return { start: this.base + start, end: this.base + end };
    }
}
const maximalDepth = { "0.8": 79, "0.9": 80, tomllib: 500 };
const comment = /#[\t\x20-\x7e\x80-\uffff]*/y;

;// CONCATENATED MODULE: ./build/bundle/src/parsers/toml/strings.js

const basic = /[\t\x20\x21\x23-\x5b\x5d-\x7e\x80-\uffff]+/y;
const literal = /[\t\x20-\x26\x28-\x7e\x80-\uffff]+/y;
function readString(cursor, lines = true) {
    const start = cursor.at;
    const quote = cursor.peek();
    const long = lines && cursor.text.startsWith(quote.repeat(3), start);
    try {
        return long ? readLong(cursor, quote) : readShort(cursor, quote);
    }
    catch (error) {
        if (!(error instanceof Refused) || cursor.family !== "0.9")
            throw error;
        cursor.at = start;
        const closed = long ? skipLong(cursor, quote) : skipShort(cursor, quote);
        cursor.decline(error.message, closed ? error.start : cursor.at, closed ? error.end : cursor.at);
        return "";
    }
}
function skipShort(cursor, quote) {
    const { text } = cursor;
    for (cursor.at++; cursor.at < text.length && cursor.peek() !== "\n"; cursor.at++) {
        if (cursor.peek() === quote) {
            cursor.at++;
            return true;
        }
        if (quote === '"' && isEscaped(text, cursor.at))
            cursor.at++;
    }
    return false;
}
function skipLong(cursor, quote) {
    const { text } = cursor;
    const close = quote.repeat(3);
    for (cursor.at += 3; cursor.at < text.length; cursor.at++) {
        if (text.startsWith(close, cursor.at)) {
            cursor.at += 3;
            for (let more = 0; more < 2 && cursor.peek() === quote; more++)
                cursor.at++;
            return true;
        }
        if (quote === '"' && isEscaped(text, cursor.at))
            cursor.at++;
    }
    return false;
}
function isEscaped(text, at) {
    return text[at] === "\\" && (text[at + 1] === "\\" || text[at + 1] === '"');
}
function readShort(cursor, quote) {
    cursor.at++;
    let value = "";
    for (;;) {
        value += cursor.take(quote === '"' ? basic : literal);
        if (cursor.peek() === quote)
            break;
        if (quote === '"' && cursor.peek() === "\\")
            value += strings_escape(cursor);
        else
            cursor.refuse(quote === '"' ? "invalid basic string" : "invalid literal string");
    }
    cursor.at++;
    return value;
}
function readLong(cursor, quote) {
    cursor.at += 3;
    cursor.newline();
    let value = plainUpTo(cursor, quote);
    for (;;) {
        value += cursor.take(quote === '"' ? basic : literal);
        if (cursor.peek() === quote) {
            let quotes = 1;
            while (quotes < 5 && cursor.text[cursor.at + quotes] === quote)
                quotes++;
            cursor.at += quotes;
            value += quote.repeat(quotes < 3 ? quotes : quotes - 3);
            if (quotes >= 3)
                return value;
        }
        else if (cursor.newline())
            value += lineEnd(cursor);
        else if (quote === '"' && cursor.peek() === "\\")
            value += continuation(cursor) ? "" : strings_escape(cursor);
        else
            cursor.refuse(quote === '"' ? "invalid multiline basic string" : "invalid multiline literal string");
    }
}
function lineEnd({ family, text, at }) {
    return family === "0.9" && text[at - 2] === "\r" ? "\r\n" : "\n";
}
function plainUpTo(cursor, quote) {
    const end = cursor.text.indexOf(quote.repeat(3), cursor.at);
    const text = end < 0 ? "" : cursor.text.slice(cursor.at, end);
    if ((quote === '"' ? special : control).test(text))
        return "";
    cursor.at += text.length;
    return text;
}
const control = /[\0-\x08\x0b-\x1f\x7f]/;
const special = /[\0-\x08\x0b-\x1f\x7f\\]/;
function continuation(cursor) {
    const start = cursor.at++;
    cursor.blanks();
    if (!cursor.newline()) {
        cursor.at = start;
        return false;
    }
    do
        cursor.blanks();
    while (cursor.newline());
    return true;
}
const simple = {
    b: "\b",
    f: "\f",
    n: "\n",
    r: "\r",
    t: "\t",
    "\\": "\\",
    '"': '"',
};
const hexDigits = { u: 4, U: 8 };
function strings_escape(cursor) {
    const letter = cursor.text[cursor.at + 1] ?? "";
    const recent = cursor.family === "0.9";
    const plain = recent && letter === "e" ? "\u001b" : Object.hasOwn(simple, letter) ? simple[letter] : undefined;
    if (plain !== undefined) {
        cursor.at += 2;
        return plain;
    }
    const digits = recent && letter === "x" ? 2 : Object.hasOwn(hexDigits, letter) ? hexDigits[letter] : undefined;
    if (digits === undefined)
        return cursor.refuse(`invalid escape sequence \`\\${letter}\``, cursor.at + 1);
    const hex = cursor.text.slice(cursor.at + 2, cursor.at + 2 + digits);
    const code = hex.length === digits && /^[0-9A-Fa-f]+$/.test(hex) ? Number.parseInt(hex, 16) : Number.NaN;
    if (!(code <= 0x10ffff) || (code >= 0xd800 && code < 0xe000))
        return cursor.refuse(`invalid unicode ${digits}-digit hex code`, cursor.at + 2);
    cursor.at += 2 + digits;
    return String.fromCodePoint(code);
}

;// CONCATENATED MODULE: ./build/bundle/src/parsers/toml/keys.js


const bare = /[A-Za-z0-9_-]+/y;
const word = /[^.=,[\]{} \t#\r\n]+/y;
function readKeys(cursor) {
    const start = cursor.at;
    const path = [];
    const longest = cursor.family === "tomllib" ? Infinity : maximalDepth[cursor.family];
    for (;;) {
        cursor.blanks();
        const key = cursor.family === "0.9" ? key09(cursor) : key08(cursor);
        if (path.length <= longest)
            path.push(key);
        cursor.blanks();
        if (cursor.peek() !== ".")
            break;
        cursor.at++;
    }
    if (path.length > longest)
        cursor.decline("recursion limit exceeded", start, cursor.at);
    return path;
}
function skipEquals(cursor) {
    if (cursor.peek() !== "=")
        cursor.refuse(cursor.family === "0.9" ? "key with no value, expected `=`" : "expected `.`, `=`");
    cursor.at++;
}
function isQuote(sign) {
    return sign === '"' || sign === "'";
}
function key08(cursor) {
    const start = cursor.at;
    const quoted = isQuote(cursor.peek());
    const text = quoted ? readString(cursor, false) : cursor.take(bare);
    if (!quoted && text === "")
        cursor.refuse("invalid key");
    return { kind: "scalar", span: cursor.span(start), value: text, text, style: quoted ? "quoted" : "plain" };
}
function key09(cursor) {
    const start = cursor.at;
    if (isQuote(cursor.peek())) {
        const long = cursor.text.startsWith(cursor.peek().repeat(3), start);
        const text = readString(cursor);
        if (long)
            cursor.decline("invalid key, expected a string of one line", start, cursor.at);
        return { kind: "scalar", span: cursor.span(start), value: text, text, style: "quoted" };
    }
    const expected = "expected letters, numbers, `-`, `_`";
    const text = cursor.take(word);
    if (text === "" && /[,{}\]]/.test(cursor.peek()))
        cursor.refuse("invalid key-value pair, expected key");
    if (text === "")
        cursor.decline(`unquoted keys cannot be empty, ${expected}`, start);
    else if (!/^[A-Za-z0-9_-]+$/.test(text))
        cursor.decline(`invalid unquoted key, ${expected}`, start, cursor.at);
    return { kind: "scalar", span: cursor.span(start), value: text, text, style: "plain" };
}

;// CONCATENATED MODULE: ./build/bundle/src/parsers/toml/lines.js
function skipLines(cursor) {
    for (;;) {
        cursor.blanks();
        const commented = cursor.comment();
        if (cursor.newline())
            continue;
        if (!cursor.ended && (commented || cursor.peek() === "\r"))
            refuseRest(cursor);
        return;
    }
}
function endLine(cursor) {
    cursor.blanks();
    const commented = cursor.comment();
    if (cursor.newline() || cursor.ended)
        return;
    if (commented || cursor.peek() === "\r")
        refuseRest(cursor);
    cursor.refuse(cursor.family === "0.9" ? "unexpected key or value, expected newline, `#`" : "expected newline, `#`");
}
function refuseRest(cursor) {
    if (cursor.peek() !== "\r")
        return cursor.refuse("invalid comment character, expected printable characters");
    const expected = cursor.family === "0.9" ? "carriage return must be followed by newline, expected newline" : "expected newline, `#`";
    return cursor.refuse(expected, cursor.family === "0.9" ? cursor.at + 1 : cursor.at);
}

;// CONCATENATED MODULE: ./build/bundle/src/parsers/toml/tables.js
function newTable(span, { implicit = false, dotted = false, inline = false } = {}) {
    return { kind: "table", span, entries: [], byName: new Map(), implicit, dotted, inline };
}
function add(table, key, value) {
    const entry = { key, name: key.text, value };
    table.entries.push(entry);
    table.byName.set(key.text, entry);
}
class Headers {
    root;
    #cursor;
    #pending;
    constructor(cursor, root) {
        this.#cursor = cursor;
        this.root = root;
    }
    finish() {
        this.#pending?.();
        this.#pending = undefined;
    }
    open(path, many, span) {
        this.finish();
        const cursor = this.#cursor;
        const fresh = newTable(span);
        const start = span.start - cursor.base;
        if (!many)
            return this.#openOne(path, fresh, start);
        if (cursor.family === "0.9")
            this.#pending = () => this.#openMany(path, fresh, start);
        else
            this.#openMany(path, fresh, start);
        return fresh;
    }
    #openOne(path, fresh, start) {
        const parent = descend(this.#cursor, this.root, path.slice(0, -1), false, start);
        const key = path.at(-1);
        if (!parent || !key)
            return fresh;
        const known = parent.byName.get(key.text);
        if (!known)
            add(parent, key, fresh);
        else if (isTable(known.value) && known.value.implicit && !known.value.dotted) {
            known.value.implicit = false;
            known.value.span = fresh.span;
            return known.value;
        }
        else
            duplicate(this.#cursor, key, start);
        return fresh;
    }
    #openMany(path, fresh, start) {
        const parent = descend(this.#cursor, this.root, path.slice(0, -1), false, start);
        const key = path.at(-1);
        if (!parent || !key)
            return;
        const known = parent.byName.get(key.text)?.value;
        if (!known)
            add(parent, key, { kind: "list", span: fresh.span, items: [fresh], tables: true });
        else if (isTables(known))
            known.items.push(fresh);
        else
            duplicate(this.#cursor, key, start);
    }
}
function tables_define(cursor, table, path, value, start) {
    const parent = descend(cursor, table, path.slice(0, -1), path.length > 1, start);
    const key = path.at(-1);
    if (!parent || !key)
        return;
    const mixed = cursor.family === "0.8" || table.inline
        ? parent.dotted === (path.length === 1)
        : path.length > 1 && !parent.implicit;
    if (mixed || parent.byName.has(key.text))
        duplicate(cursor, key, start);
    else
        add(parent, key, value);
}
function descend(cursor, from, path, dotted, start) {
    let table = from;
    for (const key of path) {
        const known = table.byName.get(key.text)?.value;
        if (!known) {
            const fresh = newTable(key.span, { implicit: true, dotted, inline: from.inline });
            add(table, key, fresh);
            table = fresh;
        }
        else if (isTables(known)) {
            table = known.items.at(-1) ?? table;
        }
        else if (!isTable(known) || (known.inline && !from.inline)) {
            return decline(cursor, `dotted key \`${key.text}\` attempted to extend non-table type (${typeName(known)})`, key, start);
        }
        else {
            if (dotted && known.implicit && cursor.family !== "0.8")
                known.dotted = true;
            if (dotted && !known.implicit)
                return duplicate(cursor, key, start);
            table = known;
        }
    }
    return table;
}
function duplicate(cursor, key, start) {
    return decline(cursor, `duplicate key \`${key.text}\``, key, start);
}
function decline(cursor, message, key, start) {
    if (cursor.family === "0.8")
        cursor.decline(message, start);
    else
        cursor.decline(message, key.span.start - cursor.base, key.span.end - cursor.base);
    return undefined;
}
function isTable(node) {
    return node.kind === "table";
}
function isTables(node) {
    return node.kind === "list" && "tables" in node;
}
function typeName(node) {
    if (node.kind === "table")
        return "inline" in node && node.inline ? "inline table" : "table";
    if (node.kind === "list")
        return isTables(node) ? "array of tables" : "array";
    if (typeof node.value === "object")
        return "datetime";
    return node.number ?? typeof node.value;
}

;// CONCATENATED MODULE: ./build/bundle/src/parsers/toml/plain.js
const plain_float = /[+-]?(?:inf|nan|(?:0|[1-9](?:_?\d)*)(?:\.\d(?:_?\d)*(?:[eE][+-]?\d(?:_?\d)*)?|[eE][+-]?\d(?:_?\d)*))/y;
const integer = /0x[\dA-Fa-f](?:_?[\dA-Fa-f])*|0o[0-7](?:_?[0-7])*|0b[01](?:_?[01])*|[+-]?(?:0|[1-9](?:_?\d)*)/y;
const time = String.raw `(?:[01]\d|2[0-3]):[0-5]\d:(?:[0-5]\d|60)(?:\.\d+)?`;
const offset = String.raw `(?:[Zz]|[+-](?:[01]\d|2[0-3]):[0-5]\d)?`;
const dateTime08 = new RegExp(String.raw `\d{4}-\d\d-\d\d(?:[Tt ]${time}${offset})?|${time}`, "y");
const dateTime09 = /\d{4}-\d\d-\d\d(?:[Tt ](?:[01]\d|2[0-4]):[0-5]\d(?::(?:[0-5]\d|60)(?:\.\d+)?)?(?:[Zz]|[+-]\d\d:\d\d)?)?|(?:[01]\d|2[0-4]):[0-5]\d(?::(?:[0-5]\d|60)(?:\.\d+)?)?/y;
const timeOfPython = String.raw `(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d+)?`;
const dateTimeOfPython = new RegExp(String.raw `\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])(?:[Tt ]${timeOfPython}(?:[Zz]|[+-](?:[01]\d|2[0-3]):[0-5]\d)?)?|${timeOfPython}`, "y");
const dateTimes = {
    "0.8": dateTime08,
    "0.9": dateTime09,
    tomllib: dateTimeOfPython,
};
const plain_word = /[^=,[\]{} \t#\r\n]+/y;
const blanksBeforeWord = /[ \t]+(?=[^.=,[\]{} \t#\r\n"'])/y;
function readPlain(cursor) {
    const start = cursor.at;
    if (cursor.family === "0.9") {
        let raw = "";
        for (let more = cursor.take(plain_word); more !== ""; more = cursor.take(blanksBeforeWord))
            raw += more + cursor.take(plain_word);
        const read = raw === "" ? undefined : scalarAt(cursor, start);
        if (read && read.text.length === raw.length)
            return done(cursor, read, start);
        cursor.at = start + raw.length;
        cursor.decline(messageFor(raw), start, cursor.at);
        return { kind: "scalar", span: cursor.span(start), value: raw, text: raw, style: "plain" };
    }
    const read = scalarAt(cursor, start);
    return read
        ? done(cursor, read, start)
        : cursor.refuse(/^[\d+._-]/.test(cursor.peek()) ? "invalid number" : "invalid string\nexpected `\"`, `'`");
}
function scalarAt(cursor, start) {
    for (const [text, value] of [
        ["true", true],
        ["false", false],
    ]) {
        if (cursor.text.startsWith(text, start))
            return { text, value };
    }
    const dateTime = match(cursor, dateTimes[cursor.family], start);
    if (dateTime !== undefined)
        return { text: dateTime, value: { kind: "moment", text: dateTime } };
    const real = match(cursor, plain_float, start);
    if (real !== undefined)
        return { text: real, value: floatOf(real), number: "float" };
    const whole = match(cursor, integer, start);
    return whole === undefined ? undefined : { text: whole, value: integerOf(whole), number: "integer" };
}
function match(cursor, pattern, start) {
    pattern.lastIndex = start;
    return pattern.exec(cursor.text)?.[0];
}
function done(cursor, { value, text, number }, start) {
    const end = start + text.length;
    cursor.at = end;
    if (typeof value === "object" && value !== null) {
        const problem = dateProblem(text) ?? (cursor.family === "tomllib" ? yearProblem(text) : offsetProblem(text));
        if (problem)
            cursor.decline(problem, start, end);
    }
    else if (cursor.family === "tomllib") {
        if (number === "integer" && digitsOf(text) > maxDigitsOfPython)
            cursor.refuse("an integer of too many digits", start, end);
    }
    else if (number === "float") {
        if (overflows(Number(value), text, cursor))
            cursor.decline("floating-point number overflowed", start, end);
    }
    else if (typeof value === "bigint" && BigInt.asIntN(64, value) !== value) {
        const recent = BigInt.asUintN(64, value) === value ? "u64 value was too large" : "integer number overflowed";
        cursor.overflow(cursor.family === "0.8" ? `number too ${value < 0n ? "small" : "large"} to fit in target type` : recent, start, end);
    }
    return {
        kind: "scalar",
        span: cursor.span(start),
        value,
        text,
        style: "plain",
        ...(number === undefined ? {} : { number }),
    };
}
function overflows(value, text, { family }) {
    return !text.endsWith("inf") && (value === Infinity || (family === "0.9" && value === -Infinity));
}
function dateProblem(text) {
    const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)/.exec(text) ?? [];
    if (month === undefined)
        return undefined;
    if (month === "00" || month > "12")
        return "invalid date, expected month between 01 and 12";
    const last = daysOf(Number(year), Number(month));
    return Number(day) >= 1 && Number(day) <= last ? undefined : `invalid date, expected day between 01 and ${last}`;
}
function yearProblem(text) {
    return text.startsWith("0000-") ? "invalid date, expected a year from 0001" : undefined;
}
const maxDigitsOfPython = 4300;
function digitsOf(text) {
    return text.startsWith("0") ? 0 : text.replace(/[+\-_]/g, "").length;
}
function offsetProblem(text) {
    const [, hours, minutes] = /[+-](\d\d):(\d\d)$/.exec(text) ?? [];
    return Number(hours ?? 0) * 60 + Number(minutes ?? 0) > 24 * 60
        ? "invalid offset, expected at most 24 hours"
        : undefined;
}
function daysOf(year, month) {
    if (month === 2)
        return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28;
    return [4, 6, 9, 11].includes(month) ? 30 : 31;
}
function floatOf(raw) {
    const plain = raw.replaceAll("_", "");
    return plain.endsWith("inf") ? (plain.startsWith("-") ? -Infinity : Infinity) : Number(plain);
}
const maxDigits = 128;
function integerOf(raw) {
    const [, sign = "", radix = "", digits = ""] = /^([+-]?)(0[xob])?0*([^]*)$/.exec(raw.replaceAll("_", "")) ?? [];
    const size = digits.length > maxDigits ? 1n << 128n : BigInt(radix + (digits || "0"));
    const exact = sign === "-" ? -size : size;
    const small = Number(exact);
    return Number.isSafeInteger(small) ? small : exact;
}
function messageFor(raw) {
    const [first = ""] = raw;
    if (/^[+-]?0[XOB]/.test(raw))
        return "radix must be lowercase";
    if (/^[+-]0[xob]/.test(raw))
        return "integers with a radix cannot be signed";
    if (/^[+-]?0\d/.test(raw) && !/[-:]/.test(raw))
        return "unexpected leading zero";
    if (/^\d+[-:]/.test(raw))
        return "invalid date-time";
    if (/^[+-]?[\d._]+$/.test(raw) && raw.includes("_"))
        return "`_` may only go between digits";
    if (/^[+-]?[\d.]/.test(raw))
        return "invalid number";
    if (/^[tTfF]/.test(first) && !raw.includes(" "))
        return `invalid boolean, expected \`${/^[tT]/.test(first) ? "true" : "false"}\``;
    return "string values must be quoted, expected literal string";
}

;// CONCATENATED MODULE: ./build/bundle/src/parsers/toml/values.js





function readValue(cursor) {
    const start = cursor.at;
    const recent = cursor.family === "0.9";
    switch (cursor.peek()) {
        case '"':
        case "'": {
            const text = readString(cursor);
            return { kind: "scalar", span: cursor.span(start), value: text, text, style: "quoted" };
        }
        case "[":
            return cursor.nested(() => (recent ? list09(cursor) : list08(cursor)));
        case "{":
            return cursor.nested(() => (recent ? inline09(cursor) : inline08(cursor)));
        case "=":
        case "]":
        case "}":
            if (recent)
                cursor.refuse("unexpected character, expected value");
    }
    return readPlain(cursor);
}
function list08(cursor) {
    const start = cursor.at++;
    const expected = "invalid array\nexpected `]`";
    const items = [];
    for (;;) {
        if (!cursor.gap())
            cursor.refuse(expected);
        if (cursor.peek() === "]")
            break;
        if (!/["'[{+\-\d_.tfin]/.test(cursor.peek()))
            cursor.refuse(expected);
        const item = cursor.at;
        items.push(readValue(cursor));
        if (!cursor.gap())
            cursor.refuse(expected, item);
        if (cursor.peek() === ",")
            cursor.at++;
        else if (cursor.peek() !== "]")
            cursor.refuse(expected);
    }
    cursor.at++;
    return { kind: "list", span: cursor.span(start), items };
}
function list09(cursor) {
    const start = cursor.at++;
    const items = [];
    for (;;) {
        skipLines(cursor);
        if (cursor.peek() === "]")
            break;
        if (cursor.ended)
            cursor.refuse("unclosed array, expected `]`");
        if (cursor.peek() === ",")
            cursor.refuse("extra comma in array, expected value");
        items.push(readValue(cursor));
        skipLines(cursor);
        if (cursor.peek() === ",")
            cursor.at++;
        else if (cursor.ended)
            cursor.refuse("unclosed array, expected `]`");
        else if (cursor.peek() !== "]")
            cursor.refuse("missing comma between array elements, expected `,`");
    }
    cursor.at++;
    return { kind: "list", span: cursor.span(start), items };
}
function inline08(cursor) {
    const start = cursor.at;
    const table = newTable(cursor.span(start), { inline: true });
    const pairs = [];
    const expected = "invalid inline table\nexpected `}`";
    for (let comma = cursor.at++;; comma = cursor.at++) {
        cursor.blanks();
        if (!/[A-Za-z0-9_"'-]/.test(cursor.peek())) {
            if (pairs.length > 0)
                cursor.refuse(expected, comma);
            break;
        }
        const path = readKeys(cursor);
        skipEquals(cursor);
        cursor.blanks();
        pairs.push([path, readValue(cursor)]);
        cursor.blanks();
        if (cursor.peek() !== ",")
            break;
    }
    for (const [path, value] of pairs)
        tables_define(cursor, table, path, value, start + 1);
    if (cursor.peek() !== "}")
        cursor.refuse(expected);
    cursor.at++;
    table.span = cursor.span(start);
    return table;
}
function inline09(cursor) {
    const start = cursor.at++;
    const table = newTable(cursor.span(start), { inline: true });
    for (;;) {
        skipLines(cursor);
        if (cursor.peek() === "}")
            break;
        if (cursor.ended)
            cursor.refuse("unclosed inline table, expected `}`");
        if (cursor.peek() === ",")
            cursor.refuse("extra comma in inline table, expected key");
        if (cursor.peek() === "[")
            cursor.refuse("missing key for inline table element, expected key");
        const pair = cursor.at;
        const path = readKeys(cursor);
        skipLines(cursor);
        if (cursor.peek() === "=") {
            cursor.at++;
            skipLines(cursor);
        }
        else if (cursor.peek() !== "}")
            cursor.refuse("missing assignment between key-value pairs, expected `=`");
        if (cursor.peek() === "}") {
            cursor.decline("missing value", cursor.at);
            break;
        }
        if (cursor.peek() === ",")
            cursor.refuse("extra comma in inline table, expected value");
        tables_define(cursor, table, path, readValue(cursor), pair);
        skipLines(cursor);
        if (cursor.peek() === ",")
            cursor.at++;
        else if (cursor.ended)
            cursor.refuse("unclosed inline table, expected `}`");
        else if (cursor.peek() !== "}")
            cursor.refuse("missing comma between key-value pairs, expected `,`");
    }
    cursor.at++;
    table.span = cursor.span(start);
    return table;
}

;// CONCATENATED MODULE: ./build/bundle/src/parsers/toml/document.js





function readDocument(text, base, family) {
    const cursor = new Cursor(text, base, family);
    const headers = new Headers(cursor, newTable({ start: base, end: base + text.length }));
    if (text.startsWith("\ufeff")) {
        if (family === "tomllib")
            cursor.refuse("a byte-order mark, which Python's reader of TOML does not skip");
        cursor.at = 1;
    }
    let table = headers.root;
    for (skipLines(cursor); !cursor.ended; skipLines(cursor)) {
        if (cursor.peek() === "[")
            table = readHeader(cursor, headers);
        else
            readPair(cursor, table);
    }
    headers.finish();
    cursor.settle();
    return headers.root;
}
function readPair(cursor, table) {
    const start = cursor.at;
    const path = readKeys(cursor);
    skipEquals(cursor);
    cursor.blanks();
    const value = readValue(cursor);
    endLine(cursor);
    tables_define(cursor, table, path, value, start);
}
function readHeader(cursor, headers) {
    const start = cursor.at;
    const many = cursor.text[start + 1] === "[";
    const close = many ? "]]" : "]";
    cursor.at += close.length;
    const path = readKeys(cursor);
    if (!cursor.text.startsWith(close, cursor.at))
        cursor.refuse(`invalid table header\nexpected \`.\`, \`${close}\``);
    const span = cursor.span(start, (cursor.at += close.length));
    endLine(cursor);
    return headers.open(path, many, span);
}

// EXTERNAL MODULE: ./build/bundle/src/parsers/decode.js + 1 modules
var decode = __webpack_require__(87509);
;// CONCATENATED MODULE: ./build/bundle/src/parsers/toml/dialects.js


function dialect(name) {
    return {
        name,
        string: ({ value }) => (typeof value === "string" ? value : undefined),
        bool: ({ value }) => (typeof value === "boolean" ? value : undefined),
        integer: ({ value, number }) => number === "integer" && (typeof value === "number" || typeof value === "bigint") ? BigInt(value) : undefined,
        float: ({ value }) => (typeof value === "number" || typeof value === "bigint" ? Number(value) : undefined),
        isNone: () => false,
        isUnit: () => false,
        positional: true,
        table: dateTimeTable,
        variant: name.startsWith("toml08") ? variant08 : variant,
        describe,
    };
}
function dateTimeTable(node) {
    if (node.kind !== "scalar" || !isDateTime(node.value))
        return undefined;
    const text = dateTimeText(node.value);
    const key = {
        kind: "scalar",
        span: node.span,
        value: "$__toml_private_datetime",
        text: "$__toml_private_datetime",
        style: "plain",
    };
    return { kind: "table", span: node.span, entries: [{ key, name: key.text, value: { ...node, value: text, text } }] };
}
function variant(node) {
    if (node.kind === "scalar" && typeof node.value === "string")
        return node.value;
    if (node.kind !== "table")
        return new decode/* DecodeError */.Xc("wanted string or table", node.span);
    const [entry, ...others] = node.entries;
    if (entry?.name === undefined || others.length > 0)
        return new decode/* DecodeError */.Xc(`wanted exactly 1 element, ${entry ? "more than 1 element" : "found 0 elements"}`, node.span);
    const { name, value } = entry;
    if (value.kind === "table")
        return value.entries.length === 0 ? name : new decode/* DecodeError */.Xc("expected empty table", value.span);
    return new decode/* DecodeError */.Xc(`expected table, found ${typeName(value)}`, value.span);
}
function variant08(node) {
    const [entry, ...others] = node.kind === "table" ? node.entries : [];
    const empty = others.length === 0 && entry?.value.kind === "list" && entry.value.items.length === 0;
    return empty && entry.name !== undefined ? entry.name : variant(node);
}
const toml08 = dialect("toml08");
const toml08Value = value("toml08Value");
const toml09Value = value("toml09Value");
function value(name) {
    return {
        ...dialect(name),
        exact: true,
        table: () => undefined,
        string: ({ value }) => (typeof value === "string" ? value : isDateTime(value) ? dateTimeText(value) : undefined),
        describe: (node) => node.kind === "scalar" && isDateTime(node.value)
            ? `string ${JSON.stringify(dateTimeText(node.value))}`
            : describe(node),
    };
}
function dateTimeText({ text }) {
    const [, date, time, second = ":00", fraction = "", offset = ""] = /^(\d{4}-\d\d-\d\d)?[Tt ]?(?:(\d\d:\d\d)(:\d\d)?(\.\d+)?([Zz]|[+-]\d\d:\d\d)?)?$/.exec(text) ?? [];
    if (time === undefined)
        return date ?? text;
    const nanoseconds = fraction.slice(0, 10).replace(/\.?0*$/, "");
    return `${date === undefined ? "" : `${date}T`}${time}${second}${nanoseconds}${offsetText(offset)}`;
}
function offsetText(offset) {
    const [, sign = "", hours, minutes] = /^([+-])(\d\d):(\d\d)$/.exec(offset) ?? [];
    if (hours === undefined)
        return offset.toUpperCase();
    const total = Number(hours) * 60 + Number(minutes);
    const twoDigits = (value) => String(value).padStart(2, "0");
    return `${total === 0 ? "+" : sign}${twoDigits(Math.floor(total / 60))}:${twoDigits(total % 60)}`;
}
function isDateTime(value) {
    return typeof value === "object" && value !== null;
}
function describe(node) {
    if (node.kind === "list")
        return "sequence";
    return node.kind === "table" ? "map" : describeScalar(node);
}
function describeScalar({ value, text, number }) {
    if (typeof value === "string")
        return `string ${JSON.stringify(text)}`;
    if (typeof value === "boolean")
        return `boolean \`${value}\``;
    if (number === "integer")
        return `integer \`${value}\``;
    if (number === "float")
        return `floating point \`${floatText(Number(value))}\``;
    return "map";
}
function floatText(value) {
    if (Number.isNaN(value))
        return "NaN";
    if (!Number.isFinite(value))
        return value < 0 ? "-inf" : "inf";
    return Number.isInteger(value) ? `${Object.is(value, -0) ? "-0" : BigInt(value)}.0` : String(value);
}

;// CONCATENATED MODULE: ./build/bundle/src/parsers/toml/index.js



async function parseToml(text, base, family) {
    try {
        return readDocument(text, base, family);
    }
    catch (error) {
        if (error instanceof Refused)
            return { kind: "problem", message: error.message, span: { start: base + error.start, end: base + error.end } };
        throw error;
    }
}


/***/ })

};
;