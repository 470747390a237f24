"use strict";
exports.id = 9844;
exports.ids = [9844,7463];
exports.modules = {

/***/ 81105:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

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

/***/ 97463:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   parseYaml: () => (/* binding */ parseYaml)
/* harmony export */ });
/* harmony import */ var _depth_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81105);

const limit = 100_000;
async function parseYaml(text, base) {
    const { isAlias, isMap, isScalar, isSeq, parseDocument } = await __webpack_require__.e(/* import() */ 8815).then(__webpack_require__.t.bind(__webpack_require__, 38815, 19));
    const problems = [];
    const spanOf = (node, at) => {
        const range = node?.range;
        return range ? { start: base + range[0], end: base + range[1] } : { start: at, end: at };
    };
    const nothing = (at) => ({ kind: "scalar", span: at, value: null, text: "", style: "plain" });
    const failed = (message, from = 0, to = text.length) => ({
        node: nothing({ start: base, end: base }),
        problems: [{ kind: "problem", message, span: { start: base + from, end: base + to } }],
    });
    const deep = (0,_depth_js__WEBPACK_IMPORTED_MODULE_0__/* .tooDeepAt */ .U)(text);
    if (deep >= 0)
        return { ...failed("is nested too deeply", deep, deep + 1), excessive: true };
    const anchors = new Map();
    const weights = new Map();
    const keep = (node, source, children) => {
        const anchor = "anchor" in source && typeof source.anchor === "string" ? source.anchor : undefined;
        if (anchor !== undefined)
            anchors.set(anchor, node);
        weights.set(node, children.reduce((sum, child) => sum + (weights.get(child) ?? 1), 1));
        return node;
    };
    const tagOf = (node) => (typeof node.tag === "string" ? { tag: node.tag } : {});
    let spent = 0;
    let exceeded = false;
    let unresolved;
    const follow = (alias, at) => {
        const span = spanOf(alias, at);
        const target = anchors.get(alias.source);
        if (!target) {
            unresolved ??= span;
            return nothing(span);
        }
        const weight = weights.get(target) ?? 1;
        if (weight === 1 || spent + weight <= limit) {
            spent += weight;
            return target;
        }
        if (!exceeded)
            problems.push({
                kind: "problem",
                message: `the aliases up to \`*${alias.source}\` stand for more than ${limit} values`,
                span,
            });
        exceeded = true;
        return nothing(span);
    };
    const readScalar = (node, at) => {
        const { value, type, source } = node;
        const plain = type === "PLAIN" || type === undefined;
        const integer = typeof value === "bigint";
        const read = integer
            ? value >= Number.MIN_SAFE_INTEGER && value <= Number.MAX_SAFE_INTEGER
                ? Number(value)
                : value
            : value;
        const known = read === null ||
            typeof read === "string" ||
            typeof read === "number" ||
            typeof read === "bigint" ||
            typeof read === "boolean";
        return {
            kind: "scalar",
            span: spanOf(node, at),
            value: known ? read : (source ?? ""),
            text: source ?? (typeof value === "string" ? value : ""),
            style: plain
                ? "plain"
                : type === "QUOTE_DOUBLE" || type === "QUOTE_SINGLE"
                    ? "quoted"
                    : type === "BLOCK_FOLDED"
                        ? "folded"
                        : "literal",
            ...tagOf(node),
            ...(integer ? { number: "integer" } : typeof value === "number" ? { number: "float" } : {}),
        };
    };
    const read = (node, at) => {
        if (isAlias(node))
            return follow(node, at);
        if (isScalar(node))
            return keep(readScalar(node, at), node, []);
        if (isSeq(node)) {
            const span = spanOf(node, at);
            const items = node.items.map((item) => "key" in item ? readPairs([item], span) : read(item, span.start));
            return keep({ kind: "list", span, items, ...tagOf(node) }, node, items);
        }
        if (isMap(node)) {
            const table = { ...readPairs(node.items, spanOf(node, at)), ...tagOf(node) };
            return keep(table, node, table.entries.flatMap(({ key, value }) => [key, value]));
        }
        return nothing({ start: at, end: at });
    };
    const readPairs = (pairs, span) => {
        const entries = pairs.map((pair) => {
            const key = read(pair.key, span.start);
            return {
                key,
                name: key.kind === "scalar" ? key.text : undefined,
                value: read(pair.value, key.span.end),
            };
        });
        return { kind: "table", span, entries };
    };
    try {
        const document = parseDocument(text, {
            intAsBigInt: true,
            logLevel: "error",
            merge: false,
            prettyErrors: false,
            uniqueKeys: false,
        });
        for (const { message, pos, code } of document.errors) {
            const [start, end] = [Math.min(pos[0], text.length), Math.min(pos[1], text.length)];
            const reason = code === "MULTIPLE_DOCS"
                ? "a second document follows"
                : message.startsWith("Maximum call stack")
                    ? "is nested too deeply"
                    : (message.split("\n")[0] ?? "");
            problems.push({
                kind: "problem",
                message: reason,
                span: { start: base + start, end: base + Math.max(start, end) },
            });
        }
        const node = read(document.contents, base);
        return {
            node,
            problems: problems.sort((a, b) => a.span.start - b.span.start),
            ...(exceeded ? { excessive: true } : {}),
            ...(unresolved ? { unresolved } : {}),
        };
    }
    catch (error) {
        if (error instanceof RangeError)
            return failed("is nested too deeply");
        throw error;
    }
}


/***/ })

};
;