"use strict";
exports.id = 2256;
exports.ids = [2256];
exports.modules = {

/***/ 52256:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  parseJsYaml: () => (/* binding */ parseJsYaml)
});

;// CONCATENATED MODULE: ./build/bundle/src/parsers/yaml/js-yaml/events.js
class Events {
    top = [];
    open = [];
    record(event, state) {
        if (event === "open") {
            const seen = { start: state.position, end: state.position, children: [] };
            const siblings = this.open.at(-1)?.children ?? this.top;
            while ((siblings.at(-1)?.end ?? 0) > seen.start)
                siblings.pop();
            siblings.push(seen);
            this.open.push(seen);
            return;
        }
        const seen = this.open.pop();
        if (!seen)
            return;
        seen.end = state.position;
        seen.result = state.result;
        seen.kind = state.kind;
        seen.tag = state.tag;
        const [only] = seen.children;
        if (seen.children.length === 1 && only && Object.is(only.result, seen.result) && only.kind === seen.kind)
            seen.children = only.children;
    }
}

// EXTERNAL MODULE: ./build/bundle/src/parsers/yaml/js-yaml/values.js
var values = __webpack_require__(97206);
;// CONCATENATED MODULE: ./build/bundle/src/parsers/yaml/js-yaml/nodes.js

const limit = 100_000;
class Builder {
    spent = 0;
    around = new Set();
    ends = new Map();
    text;
    base;
    constructor(text, base) {
        this.text = text;
        this.base = base;
    }
    get isExcessive() {
        return this.spent > limit;
    }
    nodeOf(value, seen) {
        this.spent++;
        const span = this.spanOf(seen);
        const isCollection = typeof value === "object" && value !== null && !(value instanceof Date) && !isBytes(value);
        if (!isCollection)
            return this.scalarOf(value, seen, span);
        const tag = typeof seen.tag === "string" && seen.tag !== "?" ? { tag: seen.tag } : {};
        const isList = Array.isArray(value);
        if (this.isExcessive)
            return isList ? { kind: "list", span, items: [] } : { kind: "table", span, entries: [] };
        if (this.around.has(value))
            return isList
                ? { kind: "list", span, items: [], endless: true }
                : { kind: "table", span, entries: [], endless: true };
        this.around.add(value);
        const node = isList
            ? { kind: "list", span, items: this.itemsOf(value, seen), ...tag }
            : { kind: "table", span, entries: this.entriesOf(value, seen), ...tag };
        this.around.delete(value);
        return node;
    }
    itemsOf(values, seen) {
        const places = this.pairsOf(seen);
        let next = 0;
        let at = this.contentOf(seen);
        return values.map((value) => {
            const pair = places[next];
            if (places.length === 0 && value !== null)
                return this.nodeOf(value, this.placeOnly(seen));
            if (!pair || (value === null && pair.key.result !== null)) {
                at += dash(this.text.slice(at, seen.end));
                return this.nodeOf(value, this.placeOnly({ start: at, end: at, children: [] }));
            }
            next++;
            const { key, value: inner } = pair;
            const place = inner ? { start: key.start, end: inner.end, children: [key, inner] } : key;
            at = this.endOf(place);
            return this.nodeOf(value, place);
        });
    }
    entriesOf(value, seen) {
        const pairs = new Map();
        const merges = [];
        for (const pair of this.pairsOf(seen)) {
            const name = keyOf(pair.key.result);
            if (name === "<<")
                merges.push(pair);
            if (!pairs.has(name))
                pairs.set(name, pair);
        }
        const merged = merges.flatMap(({ value: source }) => (source ? [source] : []));
        return Object.keys(value).map((name) => {
            const { key, value: place } = pairs.get(name) ??
                this.pairWithin(merged, name) ??
                merges[0] ?? { key: this.placeOnly(seen), value: this.placeOnly(seen) };
            const isOwn = place !== undefined && Object.is(place.result, value[name]);
            const keyEnd = this.endOf(key);
            const after = { start: keyEnd, end: keyEnd, children: [] };
            return {
                key: this.keyNode(name, key),
                name,
                value: this.nodeOf(value[name], isOwn ? place : this.placeOnly(place ?? after)),
            };
        });
    }
    pairWithin(sources, name) {
        for (const source of sources) {
            const pairs = this.pairsOf(source);
            const found = source.kind === "sequence"
                ? this.pairWithin(pairs.map(({ key }) => key), name)
                : pairs.find(({ key }) => keyOf(key.result) === name);
            if (found)
                return found;
        }
        return undefined;
    }
    pairsOf({ children }) {
        const pairs = [];
        for (let i = 0; i < children.length; i++) {
            const key = children[i];
            const next = children[i + 1];
            if (!key)
                continue;
            const between = next ? this.text.slice(this.endOf(key), this.startOf(next)) : "";
            const isPair = /^(?:\s|#[^\n]*\n)*:/.test(between);
            pairs.push(isPair && next ? { key, value: next } : { key });
            if (isPair)
                i++;
        }
        return pairs;
    }
    keyNode(name, seen) {
        return { kind: "scalar", span: this.spanOf(seen), value: name, text: name, style: this.styleAt(seen) };
    }
    scalarOf(value, seen, span) {
        const common = { kind: "scalar", span, style: this.styleAt(seen) };
        const tag = typeof seen.tag === "string" && seen.tag !== "?" && seen.tag !== "!" ? { tag: seen.tag } : {};
        const written = this.text.slice(span.start - this.base, span.end - this.base);
        if (value instanceof Date) {
            const text = Number.isNaN(value.getTime()) ? "Invalid Date" : value.toISOString();
            return { ...common, value: { kind: "moment", text }, text: written, ...tag };
        }
        if (typeof value === "string")
            return { ...common, value, text: value, ...tag };
        if (typeof value === "number")
            return { ...common, value, text: String(value), number: Number.isInteger(value) ? "integer" : "float", ...tag };
        if (typeof value === "boolean")
            return { ...common, value, text: String(value), ...tag };
        if (isBytes(value))
            return { ...common, value: value.join(), text: value.join(), tag: values/* binary */.aw };
        return { ...common, value: null, text: written, ...tag };
    }
    styleAt(seen) {
        const first = this.text[this.contentOf(seen)];
        if (first === '"' || first === "'")
            return "quoted";
        return first === "|" ? "literal" : first === ">" ? "folded" : "plain";
    }
    spanOf(seen) {
        const start = this.startOf(seen);
        return { start: this.base + start, end: this.base + Math.max(start, this.endOf(seen)) };
    }
    startOf({ start, end }) {
        const last = Math.min(end, this.text.length);
        gap.lastIndex = start;
        const blank = gap.exec(this.text)?.[0].length ?? 0;
        return start + blank < last ? start + blank : Math.min(start, last);
    }
    contentOf(seen) {
        properties.lastIndex = this.startOf(seen);
        return properties.lastIndex + (properties.exec(this.text)?.[0].length ?? 0);
    }
    placeOnly(seen) {
        return { start: seen.start, end: Math.max(seen.start, this.endOf(seen)), children: [] };
    }
    endOf(seen) {
        const known = this.ends.get(seen);
        const end = known ?? this.findEnd(seen);
        if (known === undefined)
            this.ends.set(seen, end);
        return end;
    }
    findEnd(seen) {
        const start = this.startOf(seen);
        const end = Math.min(seen.end, this.text.length);
        alias.lastIndex = start;
        const name = alias.exec(this.text)?.[0];
        if (name !== undefined)
            return start + name.length;
        const isBlock = !/[[{]/.test(this.text[this.contentOf(seen)] ?? "");
        if (isBlock && seen.kind !== "scalar" && seen.kind !== undefined) {
            const last = seen.children.findLast((child) => this.endOf(child) > this.startOf(child));
            const inner = last ? this.endOf(last) : start + this.text.slice(start, this.contentOf(seen)).trimEnd().length;
            return inner + (indicators.exec(this.text.slice(inner, end))?.[0].length ?? 0);
        }
        const text = this.text.slice(start, end);
        return text.trim() === "" ? start : start + text.trimEnd().length;
    }
}
const gap = /(?:[\s\ufeff]|(?<=^|\s|:)#[^\n\r]*(?:\r?\n|\r|$))*/y;
const properties = /(?:[&!][^\s]*(?:\s|#[^\n]*\n)*)*/y;
const alias = /\*[^\s,[\]{}]+/y;
const indicators = /^(?:(?:\s|(?<=\s)#[^\n]*\n)*[-?:](?=\s|$))*/;
function dash(text) {
    return /^(?:\s|#[^\n]*\n)*-/.exec(text)?.[0].length ?? 0;
}
function keyOf(value) {
    return Object.prototype.toString.call(value) === "[object Object]" ? "[object Object]" : String(value);
}
function isBytes(value) {
    return value instanceof Uint8Array;
}

;// CONCATENATED MODULE: ./build/bundle/src/parsers/yaml/js-yaml/package.js
async function packageOf(generation) {
    if (generation === 3)
        return (await __webpack_require__.e(/* import() */ 2925).then(__webpack_require__.t.bind(__webpack_require__, 42925, 23))).default;
    return (await (generation === 4 ? __webpack_require__.e(/* import() */ 8018).then(__webpack_require__.bind(__webpack_require__, 48018)) : __webpack_require__.e(/* import() */ 1781).then(__webpack_require__.bind(__webpack_require__, 71781)))).default;
}

;// CONCATENATED MODULE: ./build/bundle/src/parsers/yaml/js-yaml/parse.js



const mostCopies = 1_000_000;
async function parseJsYaml(text, base, generation) {
    const jsYaml = await packageOf(generation);
    const load = generation === 3 ? jsYaml.safeLoad : jsYaml.load;
    const events = new Events();
    const shift = base + (text.startsWith("\ufeff") ? 1 : 0);
    const refused = (message, at) => {
        const start = base + Math.max(0, Math.min(at, text.length));
        return { kind: "refused", problem: { kind: "problem", message, span: { start, end: start } } };
    };
    if (mergesTooMuch(text))
        return refused(`stands for more than ${limit} values`, 0);
    let value;
    try {
        value = load(text, { listener: (event, state) => events.record(event, state) });
    }
    catch (error) {
        if (error instanceof RangeError)
            return refused("is nested too deeply", 0);
        if (!(error instanceof Error))
            throw error;
        const { reason, mark } = error;
        if (reason === undefined)
            return refused(error.message.split("\n")[0] ?? "", 0);
        return refused(reason, (mark?.position ?? 0) + shift - base);
    }
    if (value === undefined)
        return { kind: "read", node: undefined };
    const content = text.slice(shift - base);
    const builder = new Builder(content, shift);
    const [root = { start: 0, end: content.length, children: [] }] = events.top;
    try {
        const node = builder.nodeOf(value, root);
        return builder.isExcessive ? refused(`stands for more than ${limit} values`, 0) : { kind: "read", node };
    }
    catch (error) {
        if (error instanceof RangeError)
            return refused("is nested too deeply", 0);
        throw error;
    }
}
function mergesTooMuch(text) {
    const aliases = count(text, /\*/g);
    return aliases > 0 && aliases * count(text, /[:,?]/g) > mostCopies;
}
function count(text, pattern) {
    return text.match(pattern)?.length ?? 0;
}


/***/ })

};
;