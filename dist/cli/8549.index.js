"use strict";
exports.id = 8549;
exports.ids = [8549];
exports.modules = {

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


/***/ }),

/***/ 8549:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   parsed: () => (/* binding */ parsed)
/* harmony export */ });
/* harmony import */ var _depth_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81105);

const limit = 100_000;
async function parsed(text, base) {
    const failed = (from = 0, to = text.length) => ({
        node: nothing({ start: base, end: base }),
        problems: [{ kind: "problem", message: "is nested too deeply", span: { start: base + from, end: base + to } }],
    });
    const deep = (0,_depth_js__WEBPACK_IMPORTED_MODULE_0__/* .tooDeepAt */ .U)(text);
    if (deep >= 0)
        return { ...failed(deep, deep + 1), excessive: true };
    const yaml = await __webpack_require__.e(/* import() */ 8815).then(__webpack_require__.t.bind(__webpack_require__, 38815, 19));
    try {
        const document = withoutTraces(() => yaml.parseDocument(text, {
            intAsBigInt: true,
            logLevel: "error",
            merge: false,
            prettyErrors: false,
            uniqueKeys: false,
        }));
        const builder = new Builder(yaml, base);
        const node = builder.nodeOf(document.contents, base);
        const problems = [...document.errors.map((error) => problemOf(error, text, base)), ...builder.problems];
        const { unresolved } = builder;
        return {
            node,
            problems: problems.sort((one, other) => one.span.start - other.span.start),
            ...(builder.problems.length > 0 ? { excessive: true } : {}),
            ...(unresolved ? { unresolved } : {}),
        };
    }
    catch (error) {
        if (error instanceof RangeError)
            return failed();
        throw error;
    }
}
function problemOf({ message, pos, code }, text, base) {
    const [start, end] = [Math.min(pos[0], text.length), Math.min(pos[1], text.length)];
    return {
        kind: "problem",
        message: reasonOf(code, message),
        span: { start: base + start, end: base + Math.max(start, end) },
    };
}
function reasonOf(code, message) {
    if (code === "MULTIPLE_DOCS")
        return "a second document follows";
    if (message.startsWith("Maximum call stack"))
        return "is nested too deeply";
    return message.split("\n")[0] ?? "";
}
function nothing(span) {
    return { kind: "scalar", span, value: null, text: "", style: "plain" };
}
class Builder {
    #yaml;
    #base;
    #anchors = new Map();
    #weights = new Map();
    #spent = 0;
    problems = [];
    unresolved;
    constructor(yaml, base) {
        this.#yaml = yaml;
        this.#base = base;
    }
    nodeOf(node, at) {
        const { isAlias, isMap, isScalar, isSeq } = this.#yaml;
        if (isAlias(node))
            return this.#aliased(node, at);
        if (isScalar(node))
            return this.#kept(this.#scalar(node, at), node, []);
        if (isSeq(node)) {
            const span = this.#spanOf(node, at);
            const items = node.items.map((item) => "key" in item ? this.#table([item], span) : this.nodeOf(item, span.start));
            return this.#kept({ kind: "list", span, items, ...tagOf(node) }, node, items);
        }
        if (isMap(node)) {
            const pairs = node.items;
            const table = { ...this.#table(pairs, this.#spanOf(node, at)), ...tagOf(node) };
            const children = table.entries.flatMap(({ key, value }) => [key, value]);
            return this.#kept(table, node, children);
        }
        return nothing({ start: at, end: at });
    }
    #spanOf(node, at) {
        const { range } = node;
        return range ? { start: this.#base + range[0], end: this.#base + range[1] } : { start: at, end: at };
    }
    #kept(node, source, children) {
        const anchor = "anchor" in source && typeof source.anchor === "string" ? source.anchor : undefined;
        if (anchor !== undefined)
            this.#anchors.set(anchor, node);
        this.#weights.set(node, children.reduce((sum, child) => sum + (this.#weights.get(child) ?? 1), 1));
        return node;
    }
    #aliased(alias, at) {
        const span = this.#spanOf(alias, at);
        const target = this.#anchors.get(alias.source);
        if (!target) {
            this.unresolved ??= span;
            return nothing(span);
        }
        const weight = this.#weights.get(target) ?? 1;
        if (weight === 1 || this.#spent + weight <= limit) {
            this.#spent += weight;
            return target;
        }
        if (this.problems.length === 0)
            this.problems.push({
                kind: "problem",
                message: `the aliases up to \`*${alias.source}\` stand for more than ${limit} values`,
                span,
            });
        return nothing(span);
    }
    #scalar(node, at) {
        const { value, type, source } = node;
        const read = typeof value === "bigint" ? asNumberIfExact(value) : value;
        return {
            kind: "scalar",
            span: this.#spanOf(node, at),
            value: isPlainValue(read) ? read : (source ?? ""),
            text: source ?? (typeof value === "string" ? value : ""),
            style: styles[type ?? "PLAIN"],
            ...tagOf(node),
            ...numberKind(value),
        };
    }
    #table(pairs, span) {
        const entries = pairs.map((pair) => {
            const key = this.nodeOf(pair.key, span.start);
            return {
                key,
                name: key.kind === "scalar" ? key.text : undefined,
                value: this.nodeOf(pair.value, key.span.end),
            };
        });
        return { kind: "table", span, entries };
    }
}
const styles = {
    PLAIN: "plain",
    QUOTE_DOUBLE: "quoted",
    QUOTE_SINGLE: "quoted",
    BLOCK_FOLDED: "folded",
    BLOCK_LITERAL: "literal",
};
function tagOf(node) {
    return typeof node.tag === "string" ? { tag: node.tag } : {};
}
function asNumberIfExact(value) {
    return value >= Number.MIN_SAFE_INTEGER && value <= Number.MAX_SAFE_INTEGER ? Number(value) : value;
}
function isPlainValue(value) {
    return value === null || ["string", "number", "bigint", "boolean"].includes(typeof value);
}
function numberKind(value) {
    if (typeof value === "bigint")
        return { number: "integer" };
    return typeof value === "number" ? { number: "float" } : {};
}
function withoutTraces(work) {
    const { stackTraceLimit } = Error;
    Error.stackTraceLimit = 0;
    try {
        return work();
    }
    finally {
        Error.stackTraceLimit = stackTraceLimit;
    }
}


/***/ })

};
;