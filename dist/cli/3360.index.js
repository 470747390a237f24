"use strict";
exports.id = 3360;
exports.ids = [3360];
exports.modules = {

/***/ 93360:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ readSimple)
/* harmony export */ });
const unusual = /[^\n\x20-\x7e\xa0-\u2027\u202a-\ud7ff\ue000-\ufefe\uff00-\ufffd\u{10000}-\u{10ffff}]/u;
const key = /^[A-Za-z_][\w-]{0,99}$/;
const plainStart = /[A-Za-z0-9_./]/;
const ambiguous = /:(?: |$)| #/;
const quoted = /(?:"([^"\\\n]*)"|'([^'\n]*)') *(?=\n|$)/y;
const flowItem = `[A-Za-z_][\\w./-]*(?: +[\\w./-]+)*|"[\\w-]+"|'[\\w-]+'`;
const flow = new RegExp(`\\[ *(?:(?:${flowItem})(?: *, *(?:${flowItem}))* *)?\\] *(?=\\n|$)`, "y");
const flowItems = new RegExp(flowItem, "g");
const bullet = /( {0,39})- +(?=[^ \n])/y;
const gap = /(?:(?: *|#[^\n]*)(?:\n|$))*/y;
function readSimple(text, base, family) {
    if (unusual.test(text))
        return undefined;
    const entries = [];
    const names = new Set();
    const first = family.gaps ? afterGap(text, 0) : 0;
    for (let at = first; at < text.length;) {
        const colon = text.indexOf(":", at);
        const name = text.slice(at, colon);
        if (colon < 0 || !key.test(name) || (!family.repeats && names.has(name)))
            return undefined;
        names.add(name);
        const keyNode = scalarAt(name, base + at, family.key);
        const value = valueAfter(text, colon + 1, base, family);
        if (!keyNode || !value)
            return undefined;
        entries.push({ key: keyNode, name, value: value.node });
        at = family.gaps ? afterGap(text, value.end + 1) : value.end + 1;
    }
    const last = entries.at(-1)?.value;
    if (!last)
        return undefined;
    const end = family.endsWith === "line" ? base + text.length : last.span.end;
    return { kind: "table", span: { start: base + first, end }, entries };
}
function matchAt(pattern, text, at) {
    pattern.lastIndex = at;
    return pattern.exec(text);
}
function afterGap(text, at) {
    const next = text[at];
    return next === "\n" || next === "#" || next === " " ? at + (matchAt(gap, text, at)?.[0].length ?? 0) : at;
}
function valueAfter(text, colon, base, family) {
    let at = colon;
    while (text[at] === " ")
        at++;
    if (at < text.length && text[at] !== "\n") {
        if (at === colon)
            return undefined;
        return text[at] === "[" ? flowListAt(text, at, base, family) : itemAt(text, at, base, family);
    }
    if (matchAt(bullet, text, at + 1))
        return family.bullets ? blockListAt(text, at + 1, base, family) : undefined;
    const node = scalarAt("", base + colon, family.value);
    return node && { node, end: at };
}
function scalarAt(text, start, typing) {
    const typed = typing(text);
    if (!typed)
        return undefined;
    const { value, number } = typed;
    const span = { start, end: start + text.length };
    if (number === undefined)
        return { kind: "scalar", span, value, text, style: "plain" };
    return { kind: "scalar", span, value, text, style: "plain", number };
}
function quotedAt(content, start) {
    const span = { start, end: start + content.length + 2 };
    return { kind: "scalar", span, value: content, text: content, style: "quoted" };
}
function itemAt(text, at, base, family) {
    const first = text[at] ?? "";
    if (first === '"' || first === "'") {
        const match = matchAt(quoted, text, at);
        if (!match)
            return undefined;
        return { node: quotedAt(match[1] ?? match[2] ?? "", base + at), end: at + match[0].length };
    }
    if (!plainStart.test(first))
        return undefined;
    const newline = text.indexOf("\n", at);
    const end = newline < 0 ? text.length : newline;
    const content = text.slice(at, contentEnd(text, at, end));
    const node = ambiguous.test(content) ? undefined : scalarAt(content, base + at, family.value);
    return node && { node, end };
}
function contentEnd(text, from, to) {
    let end = to;
    while (end > from && text[end - 1] === " ")
        end--;
    return end;
}
function flowListAt(text, at, base, family) {
    const source = matchAt(flow, text, at)?.[0];
    if (source === undefined)
        return undefined;
    const items = [];
    for (const { 0: item, index } of source.matchAll(flowItems)) {
        const start = base + at + index;
        const node = /^["']/.test(item) ? quotedAt(item.slice(1, -1), start) : scalarAt(item, start, family.value);
        if (!node)
            return undefined;
        items.push(node);
    }
    const span = { start: base + at, end: base + contentEnd(text, at, at + source.length) };
    return { node: { kind: "list", span, items }, end: at + source.length };
}
function blockListAt(text, at, base, family) {
    const items = [];
    let indent;
    let end = at;
    for (let match = matchAt(bullet, text, at); match; match = matchAt(bullet, text, end + 1)) {
        indent ??= match[1] ?? "";
        const item = match[1] === indent ? itemAt(text, match.index + match[0].length, base, family) : undefined;
        if (!item)
            return undefined;
        items.push(item.node);
        end = item.end;
        if (end === text.length)
            break;
    }
    const last = items.at(-1);
    if (!last)
        return undefined;
    const span = {
        start: base + at + (indent ?? "").length,
        end: family.endsWith === "line" ? base + Math.min(end + 1, text.length) : last.span.end,
    };
    return { node: { kind: "list", span, items }, end };
}


/***/ })

};
;