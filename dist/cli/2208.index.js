"use strict";
exports.id = 2208;
exports.ids = [2208];
exports.modules = {

/***/ 98820:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   j: () => (/* binding */ diagnosisOf)
/* harmony export */ });
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(56284);

const key = /^[ \t]*(?:- +)?([A-Za-z_][\w-]*)[ \t]*:(?=[ \t\r\n]|$)/;
const joined = /^[ \t]*(?:- +)?([A-Za-z_][\w-]*):(?=[^\s/:])/;
const nested = /nested mappings|mapping values are not allowed|bad indentation of a mapping/i;
const culprit = /:(?: |$)|^[[\]{}*&#!|>%@`,]|^[-?] /;
function diagnosisOf(text, front, problem) {
    const offset = Math.min(Math.max(problem.span.start, front.start), Math.max(front.start, front.end - 1));
    const start = text.lastIndexOf("\n", offset - 1) + 1;
    const newline = text.indexOf("\n", start);
    const line = text.slice(start, newline < 0 ? text.length : newline).trimEnd();
    const found = key.exec(line);
    const name = found?.[1] ?? keyBefore(text, front, start);
    const problemAt = (message, from, to) => ({
        kind: "problem",
        message,
        span: { start: start + from, end: start + to },
    });
    if (line.includes("\t") && /tab|cannot start any token/i.test(problem.message))
        return problemAt("a tab is where YAML requires spaces", line.indexOf("\t"), line.indexOf("\t") + 1);
    const [unspaced, of = ""] = joined.exec(line) ?? [];
    if (unspaced !== undefined)
        return problemAt(`a space is missing after \`${of}:\``, unspaced.length - 1, unspaced.length);
    if (found) {
        const from = line.length - line.slice(found[0].length).trimStart().length;
        const value = line.slice(from);
        const quote = /^(?:"(?:[^"\\]|\\.)*"|'[^']*')(?=.*\S)/.exec(value);
        if (quote && quote[0].length < value.length)
            return problemAt(`text follows the quoted value of \`${name}\``, from + quote[0].length, line.length);
        const at = /^["']/.test(value) ? -1 : value.search(culprit);
        if (at >= 0)
            return problemAt(messageFor(name ?? "", value, at), from + at, from + at + 1);
        const indented = nested.test(problem.message) ? indentedKey(text, { start, end: front.end }) : undefined;
        if (indented)
            return indented;
        if (repeated.test(problem.message))
            return { ...problem, message: `the key \`${name}\` appears twice` };
    }
    else if (line !== "" && !/^(?:\s|---)/.test(line) && name !== undefined) {
        return problemAt(`the text of \`${name}\` goes on without an indent`, 0, line.length);
    }
    return { ...problem, message: (0,_words_js__WEBPACK_IMPORTED_MODULE_0__/* .plainWords */ .c)(problem.message) };
}
const repeated = /^(?:duplicated mapping key|map keys must be unique|duplicate mapping key)/i;
function indentedKey(text, { start, end }) {
    const lines = text.slice(start, end).split("\n", 2);
    let from = start;
    for (const line of lines) {
        const [before, name] = /^([ \t]+)([A-Za-z_][\w-]*)[ \t]*:(?=[ \t\r]|$)/.exec(line)?.slice(1) ?? [];
        if (before !== undefined && name !== undefined) {
            const span = { start: from + before.length, end: from + before.length + name.length };
            return { kind: "problem", message: `\`${name}\` is indented further than the key above it`, span };
        }
        from += line.length + 1;
    }
    return undefined;
}
function messageFor(name, value, at) {
    return value[at] === ":"
        ? `\`${name}\` holds a colon outside quotes`
        : `\`${name}\` begins with \`${value[at]}\` outside quotes`;
}
function keyBefore(text, front, end) {
    const lines = text.slice(front.start, end).split("\n");
    for (let i = lines.length - 1; i >= 0; i--) {
        const name = /^(name|description|tools|disallowedTools|model|color|hooks|mcpServers|skills)[ \t]*:/.exec(lines[i] ?? "")?.[1];
        if (name !== undefined)
            return name;
    }
    return undefined;
}


/***/ }),

/***/ 56284:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ plainWords)
/* harmony export */ });
function plainWords(message) {
    for (const [pattern, words] of syntax)
        if (pattern.test(message))
            return words;
    const plain = types.reduce((text, [pattern, words]) => text.replace(pattern, words), message);
    return plain.slice(0, 1).toLowerCase() + plain.slice(1);
}
const syntax = [
    [/^found character that cannot start any token/i, "a value begins with a character that needs quotes"],
    [
        /mapping values are not allowed|^nested mappings are not allowed|^block collections are not allowed/i,
        "a key is where none can be",
    ],
    [
        /^implicit (?:map )?keys? |could not find expected ':'|simple key expected|can not read an implicit mapping entry/i,
        "a line is not `key: value`",
    ],
    [
        /^all (?:mapping|sequence) items must start|^bad indentation of a|did not find expected key|did not find expected '-' indicator|^a block sequence may not/i,
        "a line is indented differently from the others of its block",
    ],
    [/more than one document|multiple YAML documents/i, "a second document begins here"],
    [/end of the stream or a document separator is expected/i, "a line does not belong to the keys above it"],
    [/(?:unknown|invalid) escape (?:character|sequence)/i, "double quotes hold a backslash that YAML does not know"],
    [/^tabs? (?:are )?(?:not|dis)|tab characters must not|^tabs are not allowed/i, "a tab is where YAML requires spaces"],
    [
        /unexpected end of (?:the )?stream within a (?:single |double )?quoted|^missing closing ["']quote|within a quoted scalar/i,
        "a quote is not closed",
    ],
    [
        /^flow (?:sequence|map)|did not find expected ',' or '[\]}]'|within a flow (?:collection|sequence|mapping)/i,
        "a `[` or `{` is not closed",
    ],
];
const types = [
    [/^duplicate (?:field|entry with key|mapping key:?) [`"']?([\w-]+)[`"']?$/i, "the key `$1` appears twice"],
    [/^(?:duplicated mapping key|map keys must be unique)$/i, "a key appears twice"],
    [/^missing field `([^`]+)`$/, "it has no `$1`"],
    [/^([\w.-]+): invalid type: /, "`$1` is "],
    [/\binvalid type: /, "it is "],
    [/\bis (?:unit value|null)\b/, "is without a value"],
    [/\bis string "/, 'is the text "'],
    [/\bis map\b/, "is a mapping"],
    [/\bis sequence\b/, "is a list"],
    [/\bis (?=(?:boolean|integer|floating point)\b)/, "is the "],
    [/, expected a string$/, ", and has to be text"],
    [/, expected (?:a map|struct \w+)$/, ", and has to be a mapping"],
    [/, expected a sequence$/, ", and has to be a list"],
    [/, expected a boolean$/, ", and has to be `true` or `false`"],
    [/, expected (?:u8|u16|u32|u64|usize|i64)$/, ", and has to be a whole number"],
];


/***/ }),

/***/ 57319:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  e: () => (/* binding */ readQuick)
});

;// CONCATENATED MODULE: ./build/bundle/src/parsers/yaml/quick/lines.js
const gap = /(?: *(?:#[^\n]*)?(?:\n|$))*/y;
function afterGap(text, at) {
    const next = text[at];
    if (next !== "\n" && next !== "#" && next !== " ")
        return at;
    gap.lastIndex = at;
    return at + (gap.exec(text)?.[0].length ?? 0);
}
function indentAt(text, line) {
    let at = line;
    while (text[at] === " ")
        at++;
    return at - line;
}

;// CONCATENATED MODULE: ./build/bundle/src/parsers/yaml/quick/block-scalars.js

const header = /([|>])(-?) *\n/y;
function blockScalarAt({ text, base, family }, at, indent) {
    header.lastIndex = at;
    const [written = "", sign, chomp] = header.exec(text) ?? [];
    const first = at + written.length;
    const inner = indentAt(text, first);
    if (written === "" || inner <= indent)
        return undefined;
    const lines = [];
    let next = first;
    while (next < text.length && (text[next] === "\n" || indentAt(text, next) >= inner)) {
        const end = text.indexOf("\n", next);
        if (end < 0)
            return undefined;
        lines.push(text.slice(Math.min(next + inner, end), end));
        next = end + 1;
    }
    if (lines.at(-1) === "" || lines.some((line) => line.endsWith(" ") || (sign === ">" && line.startsWith(" "))))
        return undefined;
    const value = (sign === "|" ? lines.join("\n") : folded(lines)) + (chomp === "-" ? "" : "\n");
    const end = { content: next - 1, line: next, indent: next + indentAt(text, next) }[family.blockScalarEnds];
    const span = { start: base + at, end: base + end };
    return { node: { kind: "scalar", span, value, text: value, style: sign === "|" ? "literal" : "folded" }, next };
}
function folded([first = "", ...lines]) {
    let text = first;
    let isAfterEmpty = false;
    for (const line of lines) {
        text += line === "" ? "\n" : isAfterEmpty ? line : ` ${line}`;
        isAfterEmpty = line === "";
    }
    return text;
}

;// CONCATENATED MODULE: ./build/bundle/src/parsers/yaml/quick/scalars.js
const plainStart = /[^\s\-?:,[\]{}#&*!|>'"%@`]/;
const plainEnd = /:(?=[ \n]|$)| #|\n|$/g;
function startsPlain(character) {
    return character !== undefined && plainStart.test(character);
}
function isKeyColon(text, at) {
    return text[at] === ":" && (isLineEnd(text, at + 1) || text[at + 1] === " ");
}
function isLineEnd(text, at) {
    return at >= text.length || text[at] === "\n";
}
function afterBlanks(text, from) {
    let at = from;
    while (text[at] === " ")
        at++;
    return at;
}
function beforeBlanks(text, from, to) {
    let end = to;
    while (end > from && text[end - 1] === " ")
        end--;
    return end;
}
function plainEndAt(text, at) {
    plainEnd.lastIndex = at;
    const end = plainEnd.exec(text)?.index ?? text.length;
    return text[end] === " " ? undefined : end;
}
function scalarOf(text, start, length, typing) {
    const typed = typing(text);
    if (!typed)
        return undefined;
    const { value, number } = typed;
    const span = { start, end: start + length };
    if (number === undefined)
        return { kind: "scalar", span, value, text, style: "plain" };
    return { kind: "scalar", span, value, text, style: "plain", number };
}
function scalarAt(context, at) {
    const { text, base, family } = context;
    const first = text[at];
    if (first === '"' || first === "'")
        return quotedAt(context, at);
    if (!startsPlain(first))
        return undefined;
    const end = plainEndAt(text, at);
    if (end === undefined)
        return undefined;
    const content = text.slice(at, beforeBlanks(text, at, end));
    const node = scalarOf(content, base + at, content.length, family.value);
    return node && { node, end };
}
function quotedAt({ text, base }, at) {
    const end = text[at] === "'" ? singleEnd(text, at) : doubleEnd(text, at);
    if (end === undefined)
        return undefined;
    const content = text.slice(at + 1, end - 1);
    const value = text[at] === "'" ? content.replaceAll("''", "'") : unescaped(content);
    if (value === undefined)
        return undefined;
    const span = { start: base + at, end: base + end };
    return { node: { kind: "scalar", span, value, text: value, style: "quoted" }, end: afterBlanks(text, end) };
}
function singleEnd(text, at) {
    let end = text.indexOf("'", at + 1);
    while (end >= 0 && text[end + 1] === "'")
        end = text.indexOf("'", end + 2);
    return end < 0 || text.slice(at, end).includes("\n") ? undefined : end + 1;
}
function doubleEnd(text, at) {
    for (let end = at + 1; end < text.length; end++) {
        const unit = text.charCodeAt(end);
        if (unit === 0x22)
            return end + 1;
        if (unit === 0x0a)
            return undefined;
        if (unit === 0x5c)
            end++;
    }
    return undefined;
}
const escapes = { "\\": "\\", '"': '"', "/": "/", n: "\n", t: "\t", r: "\r" };
function unescaped(content) {
    if (!content.includes("\\"))
        return content;
    let isUsual = true;
    const value = content.replace(/\\([^])/g, (written, letter) => {
        const character = escapes[letter];
        if (character === undefined)
            isUsual = false;
        return character ?? written;
    });
    return isUsual ? value : undefined;
}

;// CONCATENATED MODULE: ./build/bundle/src/parsers/yaml/quick/flow.js

const word = /[A-Za-z_][\w./*-]*(?: +[\w./-]+)*/y;
const key = /[A-Za-z_][\w-]*(?=: )/y;
const most = 100;
function flowAt(context, at, indent) {
    return context.text[at] === "[" ? listAt(context, at, indent) : tableAt(context, at);
}
function listAt(context, at, indent) {
    const { text, base } = context;
    const items = [];
    for (let next = contentAt(text, at + 1, indent); next !== undefined;) {
        if (text[next] === "]") {
            const span = { start: base + at, end: base + next + 1 };
            return { node: { kind: "list", span, items }, end: afterBlanks(text, next + 1) };
        }
        const item = itemAt(context, next);
        const end = item && contentAt(text, item.end, indent);
        if (!item || end === undefined || (text[end] !== "," && text[end] !== "]"))
            return undefined;
        items.push(item.node);
        next = text[end] === "," ? contentAt(text, end + 1, indent) : end;
    }
    return undefined;
}
function itemAt(context, at) {
    const { text, base, family } = context;
    if (text[at] === '"' || text[at] === "'")
        return quotedAt(context, at);
    word.lastIndex = at;
    const found = word.exec(text)?.[0];
    const node = found === undefined ? undefined : scalarOf(found, base + at, found.length, family.value);
    return node && { node, end: at + node.text.length };
}
function contentAt(text, from, indent) {
    let at = afterBlanks(text, from);
    if (text[at] !== "\n")
        return at < text.length ? at : undefined;
    let next = afterBlanks(text, at + 1);
    while (text[next] === "#") {
        at = text.indexOf("\n", next);
        if (at < 0)
            return undefined;
        next = afterBlanks(text, at + 1);
    }
    const least = text[next] === "]" ? indent : indent + 1;
    return next < text.length && text[next] !== "\n" && next - at - 1 >= least ? next : undefined;
}
function tableAt(context, at) {
    const { text, base } = context;
    const entries = [];
    for (let next = afterBlanks(text, at + 1);;) {
        const entry = entryAt(context, next);
        if (!entry || entries.length >= most || entries.some(({ name }) => name === entry.name))
            return undefined;
        entries.push(entry);
        const end = afterBlanks(text, entry.value.span.end - base);
        if (text[end] === "}") {
            const node = { kind: "table", span: { start: base + at, end: base + end + 1 }, entries };
            return { node, end: afterBlanks(text, end + 1) };
        }
        if (text[end] !== ",")
            return undefined;
        next = afterBlanks(text, end + 1);
    }
}
function entryAt(context, at) {
    const { text, base, family } = context;
    key.lastIndex = at;
    const found = key.exec(text)?.[0];
    const plain = found === undefined ? undefined : scalarOf(found, base + at, found.length, family.key);
    const quoted = family.quotedKeys && text[at] === '"' ? quotedAt(context, at) : undefined;
    const node = plain ?? quoted?.node;
    if (!node)
        return undefined;
    const end = node.span.end - base;
    if (text[end] !== ":" || text[end + 1] !== " ")
        return undefined;
    const value = itemAt(context, afterBlanks(text, end + 1));
    return value && { key: node, name: node.text, value: value.node };
}

;// CONCATENATED MODULE: ./build/bundle/src/parsers/yaml/quick/levels.js
const deepest = 100;
class Levels {
    #levels;
    #last;
    constructor(start, repeats) {
        this.#last = { start, entries: [], names: repeats ? undefined : new Set() };
        this.#levels = [this.#last];
    }
    get isEmpty() {
        return this.#levels.length === 1 && this.#last.entries.length === 0;
    }
    get last() {
        return this.#last.entries.at(-1)?.value;
    }
    replaceLast(value) {
        const entry = this.#last.entries.pop();
        if (entry)
            this.#last.entries.push({ ...entry, value });
    }
    takes({ text }) {
        const { names } = this.#last;
        if (names?.has(text))
            return false;
        names?.add(text);
        return true;
    }
    add(key, read) {
        this.#last.entries.push({ key, name: key.text, value: read.node });
        return read;
    }
    open(key, start) {
        this.#last.inner = key;
        this.#last = { start, entries: [], names: this.#last.names && new Set() };
        return this.#levels.push(this.#last) <= deepest;
    }
    tableTo(end) {
        let table;
        for (let i = this.#levels.length - 1; i >= 0; i--) {
            const { start, entries, inner: key } = this.#levels[i];
            if (table && key)
                entries.push({ key, name: key.text, value: table });
            table = { kind: "table", span: { start, end }, entries };
        }
        return table;
    }
}

;// CONCATENATED MODULE: ./build/bundle/src/parsers/yaml/quick/stopping.js

const longest = 200;
function lineKeyAt(context, levels, { line }, at) {
    const { text, base, family, faults } = context;
    const isSpecial = text.startsWith("<<", at) || text.startsWith("...", at);
    const end = startsPlain(text[at]) && !isSpecial ? plainEndAt(text, at) : undefined;
    if (end === undefined || end - at > longest)
        return undefined;
    if (!isLineEnd(text, end)) {
        const content = text.slice(at, beforeBlanks(text, at, end));
        const node = scalarOf(content, base + at, content.length, family.key);
        return node && { node, colon: end, end };
    }
    const next = end + 1;
    const { last } = levels;
    if (last?.kind !== "scalar" || isLineEnd(text, next) || text[next] === " ")
        return undefined;
    const start = base + (line.at === "line" ? at : next);
    const span = { start, end: start };
    faults.push({ kind: "problem", message: line.message, span });
    if (last.span.start === last.span.end)
        levels.replaceLast(absentAt(context, span));
    return undefined;
}
function stopAfter(context, levels, key, value, { nested, tail }) {
    const { text, base, faults } = context;
    const { node, end } = value;
    if (node.kind !== "scalar")
        return;
    const span = { start: base + end, end: base + end };
    if (isKeyColon(text, end)) {
        levels.add(key, value);
        faults.push({ kind: "problem", message: nested, span });
    }
    else if (node.style === "quoted" && startsPlain(text[end])) {
        const message = text[node.span.start - base] === "'" ? tail.single : tail.double;
        faults.push({ kind: "problem", message, span });
        if (tail.isValueRead)
            levels.add(key, value);
        else
            levels.add(key, { node: absentAt(context, span) });
    }
}
function stopAtRepeated(context, levels, key, { repeated }) {
    if (repeated === undefined)
        return;
    const span = { start: key.span.start, end: key.span.start };
    levels.add(key, { node: absentAt(context, span) });
    context.faults.push({ kind: "problem", message: `${repeated}: ${key.text}`, span });
}
function absentAt(context, span) {
    context.absent = span;
    return { kind: "scalar", span, value: null, text: "", style: "plain" };
}

;// CONCATENATED MODULE: ./build/bundle/src/parsers/yaml/quick/recovery.js

const textEnd = /:(?=[ \n]|$)|[ \n]#|\n(?:---|\.\.\.)/g;
const recovery_longest = 1024;
function textKeyAt(context, at) {
    const { text, base, family, faults } = context;
    if (!startsPlain(text[at]) || isLineEnd(text, at + 1) || text[at + 1] === " ")
        return undefined;
    textEnd.lastIndex = at;
    const found = textEnd.exec(text);
    const colon = found?.index;
    if (colon !== undefined && (text[colon] !== ":" || " \n".includes(text[colon - 1] ?? "")))
        return undefined;
    const end = colon ?? contentEnd(text, at);
    const source = text.slice(at, end);
    if (source.length > recovery_longest)
        return undefined;
    const node = scalarOf(recovery_folded(source), base + at, source.length, family.value);
    if (!node)
        return undefined;
    const { span } = node;
    if (source.includes("\n"))
        faults.push({ kind: "problem", message: "Implicit keys need to be on a single line", span });
    if (colon === undefined)
        faults.push({ kind: "problem", message: "Implicit map keys need to be followed by map values", span });
    return { node, colon, end };
}
function contentEnd(text, from) {
    let end = text.length;
    while (end > from && " \n".includes(text[end - 1] ?? ""))
        end--;
    return end;
}
function recovery_folded(source) {
    if (!source.includes("\n"))
        return source;
    const [first = "", ...lines] = source
        .split("\n")
        .map((line) => line.slice(afterBlanks(line, 0), Math.max(afterBlanks(line, 0), beforeBlanks(line, 0, line.length))));
    let text = first;
    let isAfterBlank = false;
    for (const line of lines) {
        if (line === "") {
            if (isAfterBlank)
                text += "\n";
            isAfterBlank = true;
        }
        else {
            text += (isAfterBlank ? "\n" : " ") + line;
            isAfterBlank = false;
        }
    }
    return text;
}
function furtherKey({ text, base, faults }, value, end) {
    if (value.kind !== "scalar")
        return undefined;
    const after = isKeyColon(text, end) ? end : junkEnd(text, value, end);
    if (after === undefined)
        return undefined;
    const junk = { start: base + end, end: base + beforeBlanks(text, end, after) };
    const colon = isLineEnd(text, after) ? undefined : after;
    if (colon === undefined) {
        faults.push({ kind: "problem", message: "Unexpected scalar at node end", span: junk });
        return { node: value, colon, end: after };
    }
    const { start } = value.span;
    if (base + colon - start > recovery_longest)
        return undefined;
    faults.push({
        kind: "problem",
        message: "Nested mappings are not allowed in compact mappings",
        span: { start, end: start + 1 },
    });
    if (after > end)
        faults.push({ kind: "problem", message: "Unexpected scalar token", span: junk });
    return { node: value, colon, end: after };
}
function junkEnd(text, value, at) {
    return value.style === "quoted" && startsPlain(text[at]) ? plainEndAt(text, at) : undefined;
}

;// CONCATENATED MODULE: ./build/bundle/src/parsers/yaml/quick/block.js







const block_word = /[A-Za-z_][\w.*/-]{0,99}(?=:(?:[ \n]|$))/y;
const quotedWord = /^[A-Za-z_][\w.-]{0,99}$/;
const bullet = /- +(?=[^ \n])/y;
const block_deepest = 20;
function mappingAt(context, from, indent, depth = 0) {
    const { text, base, family } = context;
    const levels = new Levels(base + from + indent, family.repeats);
    let next = from;
    let close = base + from;
    while (next < text.length && (next === from || indentAt(text, next) === indent)) {
        const read = block_entryAt(context, levels, next + indent, indent, depth);
        if (!read)
            return stoppedAt(context, levels);
        ({ next, close } = read);
        const after = family.gaps ? afterGap(text, next) : next;
        if (after > next && mayHoldGap(context, { from: next, to: after, indent, close }))
            return undefined;
        next = after;
    }
    const isWhole = next >= text.length || indentAt(text, next) < indent;
    return levels.isEmpty || !isWhole ? undefined : { node: levels.tableTo(close), next, close };
}
function mayHoldGap({ text, base, family }, { from, to, indent, close }) {
    if (family.endsWith !== "line")
        return false;
    const isEnd = to === text.length || indentAt(text, to) < indent;
    return close < base + from || (isEnd && /^ +#/m.test(text.slice(from, to)));
}
function block_entryAt(context, levels, at, indent, depth) {
    const { text, family } = context;
    const atFault = depth === 0 ? family.atFault : "declines";
    let key = wordKeyAt(context, at) ?? textKeyBy(atFault, context, levels, at);
    while (key && levels.takes(key.node)) {
        const value = key.colon === undefined ? absentAfter(context, key.node) : valueAt(context, key.colon + 1, indent, depth);
        if (!value || (key.colon === undefined && levels.isEmpty))
            return undefined;
        if ("next" in value)
            return levels.add(key.node, value);
        if (isLineEnd(text, value.end))
            return levels.add(key.node, lineOf(context, value));
        if (typeof atFault === "object")
            return stopAfter(context, levels, key.node, value, atFault);
        const further = atFault === "recovers" ? furtherKey(context, value.node, value.end) : undefined;
        if (!further)
            return undefined;
        if (further.colon === undefined)
            return levels.add(key.node, lineOf(context, { node: value.node, end: further.end }));
        if (!levels.open(key.node, further.node.span.start))
            return undefined;
        key = further;
    }
    if (key && typeof atFault === "object")
        stopAtRepeated(context, levels, key.node, atFault);
    return undefined;
}
function stoppedAt({ text, family, faults }, levels) {
    const [fault] = typeof family.atFault === "object" ? faults : [];
    const close = fault?.span.start;
    return close === undefined ? undefined : { node: levels.tableTo(close), next: text.length, close };
}
function textKeyBy(atFault, context, levels, at) {
    if (atFault === "declines")
        return undefined;
    return atFault === "recovers" ? textKeyAt(context, at) : lineKeyAt(context, levels, atFault, at);
}
function wordKeyAt(context, at) {
    const { text, base, family } = context;
    if (text[at] === '"' || text[at] === "'") {
        const quoted = family.quotedKeys ? quotedAt(context, at) : undefined;
        return quoted && isKeyColon(text, quoted.end) && quotedWord.test(quoted.node.text)
            ? { node: quoted.node, colon: quoted.end, end: quoted.end }
            : undefined;
    }
    block_word.lastIndex = at;
    if (!block_word.test(text))
        return undefined;
    const end = block_word.lastIndex;
    const node = scalarOf(text.slice(at, end), base + at, end - at, family.key);
    return node && { node, colon: end, end };
}
function absentAfter({ text, base }, key) {
    const span = { start: key.span.end, end: key.span.end };
    const node = { kind: "scalar", span, value: null, text: "", style: "plain" };
    return { node, next: text.length, close: base + text.length };
}
function valueAt(context, from, indent, depth) {
    const { text, base, family } = context;
    const at = afterBlanks(text, from);
    if (!isLineEnd(text, at)) {
        if (at === from)
            return undefined;
        if (text[at] === "[" || text[at] === "{")
            return flowAt(context, at, indent);
        if (text[at] !== "|" && text[at] !== ">")
            return scalarAt(context, at);
        const scalar = blockScalarAt(context, at, indent);
        return scalar && { ...scalar, close: scalar.node.span.end };
    }
    const line = Math.min(at + 1, text.length);
    const below = family.gaps ? afterGap(text, line) : line;
    const inner = indentAt(text, below);
    const first = text[below + inner];
    if (depth >= block_deepest)
        return undefined;
    if (first === "-" && inner >= indent)
        return block_listAt(context, below, inner, depth + 1, inner === indent);
    if (inner > indent && !isLineEnd(text, below + inner)) {
        return first === "[" ? flowAt(context, below + inner, indent) : mappingAt(context, below, inner, depth + 1);
    }
    const place = base + { key: from - 1, colon: from, blanks: at }[family.emptyAt];
    const node = scalarOf("", place, 0, family.value);
    return node && { node, next: line, close: place };
}
function lineOf({ text, base, family }, { node, end }) {
    const next = Math.min(end + 1, text.length);
    return { node, next, close: family.endsWith === "line" ? base + next : node.span.end };
}
function block_itemAt(context, line, indent, depth) {
    block_word.lastIndex = line + indent;
    if (block_word.test(context.text))
        return mappingAt(context, line, indent, depth);
    const item = scalarAt(context, line + indent);
    return item && isLineEnd(context.text, item.end) ? lineOf(context, item) : undefined;
}
function block_listAt(context, from, indent, depth, isFlush) {
    const { text, base, family } = context;
    const items = [];
    let next = from;
    let close = base + from;
    while (next < text.length && indentAt(text, next) === indent) {
        bullet.lastIndex = next + indent;
        const mark = bullet.exec(text)?.[0];
        if (mark === undefined)
            break;
        const item = block_itemAt(context, next, indent + mark.length, depth);
        if (!item)
            return undefined;
        items.push(item.node);
        ({ next, close } = item);
        const after = family.gaps ? afterGap(text, next) : next;
        if (after > next && mayHoldGap(context, { from: next, to: after, indent, close }))
            return undefined;
        next = after;
    }
    const [first] = items;
    if (!first)
        return undefined;
    const start = isFlush && family.listAt === "item" ? first.span.start : base + from + indent;
    return { node: { kind: "list", span: { start, end: close }, items }, next, close };
}

;// CONCATENATED MODULE: ./build/bundle/src/parsers/yaml/quick/index.js


const unusual = /[^\n\x20-\x7e\xa0-\u2027\u202a-\ud7ff\ue000-\ufefe\uff00-\ufffd\u{10000}-\u{10ffff}]/u;
const unusualUnit = /[^\n\x20-\x7e\xa0-\u2027\u202a-\ud7ff\ue000-\ufefe\uff00-\ufffd]/;
function readQuick(text, base, family) {
    if (unusualUnit.test(text) && unusual.test(text))
        return undefined;
    const context = { text, base, family, faults: [] };
    const read = mappingAt(context, family.gaps ? afterGap(text, 0) : 0, 0);
    if (!read || read.next < text.length)
        return undefined;
    const { faults, absent } = context;
    return absent ? { node: read.node, faults, absent } : { node: read.node, faults };
}


/***/ })

};
;