"use strict";
exports.id = 4611;
exports.ids = [4611];
exports.modules = {

/***/ 94611:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   parseCoreYaml: () => (/* binding */ parseCoreYaml)
/* harmony export */ });
/* harmony import */ var _depth_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81105);

const limit = 100_000;
async function parseCoreYaml(text, base) {
    const refused = (message) => ({
        kind: "refused",
        problems: [{ kind: "problem", message, span: { start: base, end: base } }],
    });
    const tooDeep = { ...refused("is nested too deeply"), excessive: true };
    if ((0,_depth_js__WEBPACK_IMPORTED_MODULE_0__/* .tooDeepAt */ .U)(text) >= 0)
        return tooDeep;
    const yaml = await __webpack_require__.e(/* import() */ 8815).then(__webpack_require__.t.bind(__webpack_require__, 38815, 19));
    try {
        const document = yaml.parseDocument(text, { schema: "core", prettyErrors: false, logLevel: "error" });
        const [first, ...others] = document.errors.map(({ message, pos, code }) => {
            const [start, end] = [Math.min(pos[0], text.length), Math.min(pos[1], text.length)];
            const reason = code === "MULTIPLE_DOCS" ? "a second document follows" : (message.split("\n")[0] ?? "");
            return { kind: "problem", message: reason, span: { start: base + start, end: base + Math.max(start, end) } };
        });
        if (first?.message.startsWith("Maximum call stack"))
            return tooDeep;
        if (first)
            return { kind: "refused", problems: [first, ...others], ...(isResolved(document) ? {} : { unresolved: "too" }) };
        const value = document.toJS();
        const builder = new Builder(yaml, document, base);
        const node = builder.nodeOf(value, document.contents, { start: base, end: base });
        return builder.spent > limit
            ? { ...refused(`stands for more than ${limit} values`), excessive: true }
            : { kind: "read", node };
    }
    catch (error) {
        if (error instanceof RangeError)
            return tooDeep;
        if (error instanceof ReferenceError)
            return { ...refused(error.message.split("\n")[0] ?? ""), unresolved: "only" };
        throw error;
    }
}
function isResolved(document) {
    try {
        document.toJS();
        return true;
    }
    catch {
        return false;
    }
}
class Builder {
    spent = 0;
    yaml;
    document;
    base;
    constructor(yaml, document, base) {
        this.yaml = yaml;
        this.document = document;
        this.base = base;
    }
    nodeOf(value, source, near) {
        const { isAlias, isNode } = this.yaml;
        this.spent++;
        const span = isNode(source) ? this.spanOf(source, near) : near;
        const written = isAlias(source) ? source.resolve(this.document) : source;
        const tag = isNode(written) && typeof written.tag === "string" ? { tag: written.tag } : {};
        if (Array.isArray(value)) {
            const items = this.spent > limit ? [] : value.map((item, i) => this.nodeOf(item, itemOf(written, i), span));
            return { kind: "list", span, items, ...tag };
        }
        if (typeof value === "object" && value !== null && !(value instanceof Date) && !(value instanceof Uint8Array)) {
            const entries = this.spent > limit ? [] : this.entriesOf(value, written, span);
            return { kind: "table", span, entries, ...tag };
        }
        return { ...scalarOf(value, this.yaml.isScalar(written) ? written : undefined), kind: "scalar", span, ...tag };
    }
    entriesOf(value, written, near) {
        const pairs = new Map();
        for (const pair of this.yaml.isMap(written) ? written.items : []) {
            const name = this.yaml.isScalar(pair.key) ? String(pair.key.value ?? "") : undefined;
            if (name !== undefined && !pairs.has(name))
                pairs.set(name, pair);
        }
        return Object.entries(value).map(([name, item]) => {
            const pair = pairs.get(name);
            const span = this.yaml.isNode(pair?.key) ? this.spanOf(pair.key, near) : near;
            const key = { kind: "scalar", span, value: name, text: name, style: "plain" };
            return { key, name, value: this.nodeOf(item, pair?.value, { start: span.end, end: span.end }) };
        });
    }
    spanOf({ range }, near) {
        return range ? { start: this.base + range[0], end: this.base + range[1] } : near;
    }
}
function itemOf(list, i) {
    return typeof list === "object" && list !== null && "items" in list && Array.isArray(list.items)
        ? list.items[i]
        : undefined;
}
const styles = new Map([
    ["QUOTE_DOUBLE", "quoted"],
    ["QUOTE_SINGLE", "quoted"],
    ["BLOCK_FOLDED", "folded"],
    ["BLOCK_LITERAL", "literal"],
]);
function scalarOf(value, written) {
    const style = styles.get(written?.type) ?? "plain";
    if (value instanceof Date) {
        const text = Number.isNaN(value.getTime()) ? "Invalid Date" : value.toISOString();
        return { value: { kind: "moment", text }, text, style };
    }
    if (value instanceof Uint8Array) {
        const text = new TextDecoder().decode(value);
        return { value: text, text, style };
    }
    if (typeof value === "number")
        return { value, text: String(value), style, number: Number.isInteger(value) ? "integer" : "float" };
    if (typeof value === "string" || typeof value === "boolean")
        return { value, text: String(value), style };
    return { value: null, text: written?.source ?? "", style };
}


/***/ }),

/***/ 81105:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ tooDeepAt)
/* harmony export */ });
const deepest = 1000;
const lines = /([ ]*)((?:[-?:][ \t]+)*)([^\r\n]*)/y;
function tooDeepAt(text) {
    if (text.length <= deepest)
        return -1;
    const indents = [];
    let open = 0;
    for (let at = 0; at < text.length; at = lines.lastIndex + 1) {
        lines.lastIndex = at;
        const [line = "", indent = "", signs = "", rest = ""] = lines.exec(text) ?? [];
        if (line.length > indent.length) {
            while ((indents.at(-1) ?? -1) >= indent.length)
                indents.pop();
            indents.push(indent.length);
        }
        const levels = indents.length + (signs.match(/[-?:]/g)?.length ?? 0);
        if (levels + open > deepest)
            return at;
        if (!/[[{\]}]/.test(rest))
            continue;
        for (const { 0: sign, index } of rest.matchAll(/[[{\]}]/g)) {
            open = Math.max(0, open + (sign === "[" || sign === "{" ? 1 : -1));
            if (levels + open > deepest)
                return at + line.length - rest.length + index;
        }
    }
    return -1;
}


/***/ })

};
;