"use strict";
exports.id = 8065;
exports.ids = [8065];
exports.modules = {

/***/ 8065:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  jo: () => (/* reexport */ diagnosis/* diagnosisOf */.j),
  l_: () => (/* reexport */ values/* hostValueOf */.l_),
  tr: () => (/* reexport */ values/* isEndless */.tr),
  GS: () => (/* reexport */ mappingOf),
  E5: () => (/* reexport */ parseQuickly),
  hN: () => (/* reexport */ lenient.parseYaml),
  Ju: () => (/* reexport */ readBunYaml),
  pK: () => (/* reexport */ readCoreYaml),
  zT: () => (/* reexport */ readFrontmatter),
  f5: () => (/* reexport */ readJsYaml),
  Mv: () => (/* reexport */ readKeysAlone),
  E$: () => (/* reexport */ repeatedIn),
  FF: () => (/* reexport */ repeatedKeyOf),
  EI: () => (/* reexport */ splitMarkdown),
  c_: () => (/* reexport */ tableOf),
  tI: () => (/* reexport */ withOccurrences)
});

// UNUSED EXPORTS: plainWords

// EXTERNAL MODULE: ./build/bundle/src/parsers/yaml/lenient.js
var lenient = __webpack_require__(97463);
// EXTERNAL MODULE: ./build/bundle/src/parsers/yaml/frontmatter/diagnosis.js
var diagnosis = __webpack_require__(98820);
// EXTERNAL MODULE: ./build/bundle/src/parsers/yaml/quick/index.js + 8 modules
var yaml_quick = __webpack_require__(57319);
;// CONCATENATED MODULE: ./build/bundle/src/parsers/yaml/frontmatter/simple.js

const words = new Map([
    ...["null", "Null", "NULL"].map((word) => [word, { value: null }]),
    ...["true", "True", "TRUE"].map((word) => [word, { value: true }]),
    ...["false", "False", "FALSE"].map((word) => [word, { value: false }]),
]);
const integer = /^(?:0|[1-9][0-9]{0,14})$/;
const decimal = /^(?:0|[1-9][0-9]{0,5})\.[0-9]{1,8}$/;
const word = /^(?:[^-+.0-9~]|[0-9]+[a-z]?-[A-Za-z])/;
function typedOf(text) {
    if (text === "<<")
        return undefined;
    if (word.test(text))
        return (text.length <= 5 ? words.get(text) : undefined) ?? { value: text };
    if (integer.test(text))
        return { value: Number(text), number: "integer" };
    return decimal.test(text) ? { value: Number(text), number: "float" } : undefined;
}
function exactlyTypedOf(text) {
    const typed = text === text.trim() ? typedOf(text) : undefined;
    return typeof typed?.value === "number" && String(typed.value) !== text ? undefined : typed;
}
const simple_lenient = {
    key: typedOf,
    value: (text) => (text === "" ? { value: null } : typedOf(text)),
    repeats: true,
    quotedKeys: true,
    gaps: true,
    endsWith: "line",
    blockScalarEnds: "line",
    emptyAt: "blanks",
    listAt: "dash",
    atFault: "recovers",
};
const core = {
    key: (name) => (words.has(name) ? undefined : { value: name }),
    value: exactlyTypedOf,
    repeats: false,
    quotedKeys: false,
    gaps: true,
    endsWith: "line",
    blockScalarEnds: "line",
    emptyAt: "blanks",
    listAt: "dash",
    atFault: "declines",
};
const jsYaml = { ...core, quotedKeys: true, endsWith: "value", blockScalarEnds: "content" };
function readCoreQuickly(text, base) {
    return (0,yaml_quick/* readQuick */.e)(text, base, core)?.node;
}
function readJsQuickly(text, base) {
    return (0,yaml_quick/* readQuick */.e)(text, base, jsYaml)?.node;
}
function readLenient(text, base) {
    const quick = (0,yaml_quick/* readQuick */.e)(text, base, simple_lenient);
    if (!quick)
        return undefined;
    const { node, faults } = quick;
    return { node, problems: faults.length < 2 ? faults : faults.toSorted((a, b) => a.span.start - b.span.start) };
}

// EXTERNAL MODULE: ./build/bundle/src/repo/many.js
var many = __webpack_require__(46447);
;// CONCATENATED MODULE: ./build/bundle/src/parsers/yaml/frontmatter/repeats.js

const maxOccurrences = 16;
const fewEntries = 16;
function repeatedEntryOf({ entries }) {
    if (entries.length <= fewEntries)
        return entries.find(({ name }, i) => {
            if (name !== undefined)
                for (let before = 0; before < i; before++)
                    if (entries[before]?.name === name)
                        return true;
            return false;
        });
    const seen = new Set();
    for (const entry of entries) {
        if (entry.name === undefined)
            continue;
        if (seen.has(entry.name))
            return entry;
        seen.add(entry.name);
    }
    return undefined;
}
function findEntry(root, test) {
    const seen = new Set();
    const find = (node) => {
        if (node.kind === "scalar" || seen.has(node))
            return undefined;
        seen.add(node);
        if (node.kind === "list")
            return findFirst(node.items, find);
        return test(node) ?? findFirst(node.entries, ({ value }) => find(value));
    };
    return find(root);
}
function findFirst(items, find) {
    for (const item of items) {
        const found = find(item);
        if (found !== undefined)
            return found;
    }
    return undefined;
}
function hasMerge(root) {
    return findEntry(root, ({ entries }) => entries.find(({ name }) => name === "<<")) !== undefined;
}
function occurrencesOf(table) {
    if (!repeatedEntryOf(table))
        return [table];
    const byName = new Map();
    for (const entry of table.entries) {
        if (entry.name === undefined)
            continue;
        (0,many/* addTo */.DN)(byName, entry.name, entry);
    }
    const repeated = (0,many/* largest */.nQ)([...byName.values()].map(({ length }) => length));
    return Array.from({ length: Math.min(repeated, maxOccurrences) }, (_, i) => ({
        ...table,
        entries: [...byName.values()].flatMap((same) => same[i === maxOccurrences - 1 ? same.length - 1 : Math.min(i, same.length - 1)] ?? []),
    }));
}
function mergedOf(table) {
    if (!hasMerge(table))
        return undefined;
    const done = new Map();
    let found = false;
    const merge = (node, depth) => {
        const known = done.get(node);
        if (known || node.kind === "scalar" || depth === 0)
            return known ?? node;
        const merged = node.kind === "list"
            ? { ...node, items: node.items.map((item) => merge(item, depth - 1)) }
            : { ...node, entries: entriesOf(node, depth) };
        done.set(node, merged);
        return merged;
    };
    const entriesOf = (from, depth) => {
        const own = from.entries
            .filter(({ name }) => name !== "<<")
            .map((entry) => ({ ...entry, value: merge(entry.value, depth - 1) }));
        const sources = from.entries.filter(({ name }) => name === "<<");
        if (sources.length === 0)
            return own;
        found = true;
        const names = new Set(own.map(({ name }) => name));
        for (const { value } of sources) {
            for (const source of value.kind === "list" ? value.items : [value]) {
                const merged = merge(source, depth - 1);
                if (merged.kind !== "table")
                    continue;
                for (const entry of merged.entries) {
                    if (names.has(entry.name))
                        continue;
                    names.add(entry.name);
                    own.push(entry);
                }
            }
        }
        return own;
    };
    const merged = merge(table, 12);
    return found && merged.kind === "table" ? merged : undefined;
}

;// CONCATENATED MODULE: ./build/bundle/src/parsers/yaml/frontmatter/alternatives.js




async function readFrontmatter(text, front) {
    const yaml = text.slice(front.start, front.end);
    const { node, problems } = await parseQuickly(yaml, front.start);
    const [problem] = problems;
    if (problem)
        return { tables: await readKeysAlone(yaml, front, node), fault: (0,diagnosis/* diagnosisOf */.j)(text, front, problem) };
    const table = tableOf(node, front);
    const repeatedKey = repeatedKeyOf(table);
    return { tables: withOccurrences(table), ...(repeatedKey ? { fault: repeatedKey } : {}) };
}
async function parseQuickly(yaml, base) {
    return readLenient(yaml, base) ?? (0,lenient.parseYaml)(yaml, base);
}
function tableOf(node, front) {
    return node.kind === "table" ? node : { kind: "table", span: { start: front.start, end: front.start }, entries: [] };
}
function withOccurrences(table) {
    const [first = table, ...others] = occurrencesOf(table);
    const merged = mergedOf(first);
    return merged ? [first, ...others, merged] : [first, ...others];
}
function repeatedKeyOf(table) {
    return repetition(repeatedEntryOf(table));
}
function repeatedIn(root) {
    return repetition(findEntry(root, repeatedEntryOf));
}
function repetition(entry) {
    return entry && { kind: "problem", message: `the key \`${entry.name}\` appears twice`, span: entry.key.span };
}
const pieces = /^[ \t]*["']?([A-Za-z_][\w-]*)["']?[ \t]*:(?=[ \t\r\n]|$)/gm;
const maxPieces = 200;
async function readKeysAlone(yaml, front, whole) {
    const indent = /^[ \t]*(?=\S)/m.exec(yaml)?.[0].length ?? 0;
    const starts = [...yaml.matchAll(pieces)]
        .filter(([line]) => /^[ \t]*/.exec(line)?.[0].length === indent)
        .slice(0, maxPieces);
    const entries = [];
    for (const [i, found] of starts.entries()) {
        const end = starts[i + 1]?.index ?? yaml.length;
        entries.push(await pieceOf(yaml.slice(found.index, end), front.start + found.index, found[1] ?? ""));
    }
    const rest = tableOf(whole, front).entries.filter(({ name }) => name !== undefined && !/\s/.test(name));
    const byLine = { kind: "table", span: front, entries: [...entries, ...notIn(entries, rest)] };
    const byParser = { kind: "table", span: front, entries: [...rest, ...notIn(rest, entries)] };
    return [...withOccurrences(byLine), ...withOccurrences(byParser)];
}
function notIn(known, others) {
    if (others.length === 0)
        return others;
    const names = new Set(known.map(({ name }) => name));
    return others.filter(({ name }) => !names.has(name));
}
async function pieceOf(text, base, name) {
    const colon = text.indexOf(":");
    const start = base + text.indexOf(name);
    const key = {
        kind: "scalar",
        span: { start, end: start + name.length },
        value: name,
        text: name,
        style: "plain",
    };
    const { node, problems } = await parseQuickly(text, base);
    const read = node.kind === "table" && node.entries.length === 1 ? node.entries[0] : undefined;
    if (problems.length === 0 && read)
        return { ...read, key };
    const newline = text.indexOf("\n", colon);
    const line = text.slice(colon + 1, newline < 0 ? text.length : newline);
    const value = line.trim();
    const at = base + colon + 1 + (line.length - line.trimStart().length);
    return {
        key,
        name,
        value: { kind: "scalar", span: { start: at, end: at + value.length }, value, text: value, style: "plain" },
    };
}

;// CONCATENATED MODULE: ./build/bundle/src/parsers/yaml/bun.js


async function readBunYaml(text, base) {
    const { node, problems, unresolved, excessive } = await parseQuickly(text.includes("\r") ? text.replace(/\r(?!\n)/g, "\n") : text, base);
    const alias = unresolved && { kind: "problem", message: "an alias has no anchor", span: unresolved };
    const nul = text.indexOf("\0");
    const problem = problems.find(({ message }) => !tolerated.test(message)) ??
        alias ??
        (nul < 0 ? undefined : nulAt(base + nul)) ??
        lateKeyIn(node, text, base);
    const repeated = repeatedIn(node);
    return {
        node: repeated || hasMerge(node) ? settled(node) : node,
        ...(repeated ? { repeated } : {}),
        ...(problem ? { problem } : {}),
        ...(excessive ? { excessive } : {}),
    };
}
const tolerated = /^(?:Plain value cannot start with flow indicator character ,|Tags and anchors must be separated from the next token)/;
function nulAt(at) {
    const span = { start: at, end: at + 1 };
    return { kind: "problem", message: "a NUL character is not allowed", span };
}
function lateKeyIn(root, text, base) {
    const entries = root.kind === "table" ? root.entries : [];
    for (const { key } of entries) {
        if (key.kind !== "scalar" || key.text !== "" || key.style !== "plain")
            continue;
        const at = key.span.start - base;
        const before = text.slice(text.lastIndexOf("\n", at - 1) + 1, at);
        if (/[^\s?]/.test(before))
            return { kind: "problem", message: "a value ends with `:`", span: key.span };
    }
    return undefined;
}
function settled(node) {
    const done = new Map();
    const last = (from) => {
        const known = done.get(from);
        if (known || from.kind === "scalar")
            return known ?? from;
        const result = from.kind === "list"
            ? { ...from, items: from.items.map(last) }
            : { ...from, entries: lastEntries(from).map((entry) => ({ ...entry, value: last(entry.value) })) };
        done.set(from, result);
        return result;
    };
    const result = last(node);
    return result.kind === "scalar" ? result : (mergedIn(result) ?? result);
}
function lastEntries({ entries }) {
    const lasts = new Map(entries.map((entry) => [entry.name, entry]));
    return entries.filter((entry) => entry.name === undefined || entry.name === "<<" || lasts.get(entry.name) === entry);
}
function mergedIn(node) {
    if (node.kind === "table")
        return mergedOf(node);
    return node.kind === "list" ? { ...node, items: node.items.map((item) => mergedIn(item) ?? item) } : undefined;
}

;// CONCATENATED MODULE: ./build/bundle/src/parsers/yaml/frontmatter/fences.js
const opening = /\ufeff?---[ \t]*\r?\n/y;
function splitMarkdown(text) {
    opening.lastIndex = 0;
    if (!opening.test(text))
        return misplacedIn(text);
    const start = opening.lastIndex;
    const fences = closingFences(text, start);
    const first = fences[0];
    if (!first)
        return { kind: "unclosed", front: { start, end: text.length } };
    const found = partAt(text, start, first);
    if (first.exact)
        return { kind: "fenced", ...found };
    const exact = fences.find((fence) => fence.exact);
    return {
        kind: "fenced",
        ...found,
        loose: { start: first.start, end: first.end },
        ...(exact ? { further: partAt(text, start, exact) } : {}),
    };
}
function closingFences(text, start) {
    const fences = [];
    for (let at = start; at >= 0 && at < text.length; at = nextLine(text, at)) {
        if (!text.startsWith("---", at))
            continue;
        const newline = text.indexOf("\n", at);
        const end = newline < 0 ? text.length : newline;
        const exact = text.slice(at, end).trimEnd() === "---";
        if (exact || fences.length === 0)
            fences.push({ start: at, end, exact });
        if (exact)
            break;
    }
    return fences;
}
function nextLine(text, at) {
    const newline = text.indexOf("\n", at);
    return newline < 0 ? -1 : newline + 1;
}
function partAt(text, start, fence) {
    return {
        front: { start, end: fence.start },
        body: { start: Math.min(fence.end + 1, text.length), end: text.length },
    };
}
const firstKey = /^[ \t]*(?:name|description|tools)[ \t]*:(?=[ \t\r\n]|$)/;
const searchedLines = 30;
function misplacedBy(text, fence) {
    if (!fence)
        return "has no opening `---`";
    if (fence.start > 0)
        return "does not begin on the file's first line";
    return /^\s/.test(text) ? "is indented" : "has more than `---` on its first line";
}
function misplacedIn(text) {
    const oldMac = /^\ufeff?---[ \t]*\r(?!\n)/.exec(text);
    if (oldMac)
        return {
            kind: "misplaced",
            front: { start: oldMac[0].length, end: text.length },
            because: "ends its lines with carriage returns alone",
            at: { start: 0, end: 3 },
        };
    let before = true;
    let example = false;
    let fence;
    let at = 0;
    for (let count = 0; count < searchedLines && at >= 0 && at < text.length; count++) {
        const end = nextLine(text, at);
        const line = text.slice(at, end < 0 ? text.length : end);
        const content = line.trim().replace(/^\ufeff/, "");
        if (content.startsWith("```"))
            example = !before && !example;
        else if (firstKey.test(line) && (fence || before) && !example) {
            const closing = fence ? /^[ \t]*---+[ \t]*\r?$/m : /^[ \t]*(?:---+[ \t]*)?\r?$/m;
            const rest = text.slice(at).search(closing);
            const front = { start: at, end: rest < 0 ? text.length : at + rest };
            return {
                kind: "misplaced",
                front,
                because: misplacedBy(text, fence),
                at: fence ?? { start: at, end: at + line.trimEnd().length },
            };
        }
        fence =
            content === "---" || (at === 0 && content.startsWith("---"))
                ? { start: at, end: at + line.trimEnd().length }
                : content === ""
                    ? fence
                    : undefined;
        if (content !== "" && !content.startsWith("```") && !fence)
            before = false;
        at = end;
    }
    return { kind: "none" };
}

;// CONCATENATED MODULE: ./build/bundle/src/parsers/yaml/js-yaml/index.js

async function readJsYaml(text, base, generation) {
    const plain = readJsQuickly(text, base);
    return plain ? { kind: "read", node: plain } : (await __webpack_require__.e(/* import() */ 2256).then(__webpack_require__.bind(__webpack_require__, 52256))).parseJsYaml(text, base, generation);
}
function mappingOf(node, at) {
    return node?.kind === "table" ? node : { kind: "table", span: { start: at, end: at }, entries: [] };
}

// EXTERNAL MODULE: ./build/bundle/src/parsers/yaml/js-yaml/values.js
var values = __webpack_require__(97206);
;// CONCATENATED MODULE: ./build/bundle/src/parsers/yaml/core.js

async function readCoreYaml(text, base) {
    const plain = readCoreQuickly(text, base);
    return plain ? { kind: "read", node: plain } : (await __webpack_require__.e(/* import() */ 4611).then(__webpack_require__.bind(__webpack_require__, 94611))).parseCoreYaml(text, base);
}

;// CONCATENATED MODULE: ./build/bundle/src/parsers/yaml/index.js











/***/ }),

/***/ 97206:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   aw: () => (/* binding */ binary),
/* harmony export */   l_: () => (/* binding */ hostValueOf),
/* harmony export */   tr: () => (/* binding */ isEndless)
/* harmony export */ });
const binary = "tag:yaml.org,2002:binary";
function hostValueOf(node) {
    if (node.kind === "list")
        return node.items.map(hostValueOf);
    if (node.kind === "table")
        return Object.fromEntries(node.entries.flatMap(({ name, value }) => (name === undefined ? [] : [[name, hostValueOf(value)]])));
    const { value, tag } = node;
    if (tag === binary && typeof value === "string")
        return Uint8Array.from(value === "" ? [] : value.split(","), Number);
    return typeof value === "object" && value !== null ? new Date(value.text) : value;
}
function isEndless(node) {
    if (node.kind === "scalar")
        return false;
    if (node.endless)
        return true;
    return node.kind === "list" ? node.items.some(isEndless) : node.entries.some(({ value }) => isEndless(value));
}


/***/ })

};
;