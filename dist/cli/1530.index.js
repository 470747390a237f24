"use strict";
exports.id = 1530;
exports.ids = [1530,7463,9844,3360];
exports.modules = {

/***/ 96918:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T9: () => (/* binding */ toolTable),
/* harmony export */   Ud: () => (/* binding */ grantEach),
/* harmony export */   cR: () => (/* binding */ nearName),
/* harmony export */   tj: () => (/* binding */ ownToolNames)
/* harmony export */ });
/* harmony import */ var _model_capability_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(95885);

function toolTable(names, normalize = (name) => name) {
    const spellings = new Set();
    const tools = new Map();
    for (const [group, list] of Object.entries(names)) {
        for (const name of list.trim().split(/\s+/)) {
            const key = normalize(name);
            spellings.add(name);
            tools.set(key, [...(tools.get(key) ?? []), ..._model_capability_js__WEBPACK_IMPORTED_MODULE_0__/* .capabilities */ .R7.filter((capability) => capability === group)]);
        }
    }
    return {
        names: [...spellings],
        has: (name) => tools.has(normalize(name)),
        lookup: (name) => tools.get(normalize(name)),
    };
}
function ownToolNames(names) {
    const meanings = new Map(Object.entries(names).flatMap(([own, words]) => words.split(" ").map((word) => [word, own])));
    return (name) => meanings.get(name
        .toLowerCase()
        .replace(/\(.*$/s, "")
        .replace(/[-_\s]/g, ""));
}
function nearName(name, own) {
    const fold = (text) => text.toLowerCase().replace(/[-_\s]/g, "");
    const [meant, second] = own.filter((candidate) => fold(candidate) === fold(name));
    return meant === undefined || second !== undefined ? {} : { meant };
}
function grantEach(at, granted = _model_capability_js__WEBPACK_IMPORTED_MODULE_0__/* .capabilities */ .R7, tool = "*") {
    return granted.map((capability) => ({ tool, capability, scope: null, at }));
}


/***/ }),

/***/ 13172:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ej: () => (/* binding */ textsIn),
/* harmony export */   LF: () => (/* binding */ limitOf),
/* harmony export */   LN: () => (/* binding */ asForeignFile),
/* harmony export */   QU: () => (/* binding */ unknownKeysIn),
/* harmony export */   dI: () => (/* binding */ unhonouredModesIn),
/* harmony export */   pj: () => (/* binding */ normalizedKey)
/* harmony export */ });
/* harmony import */ var _parsers_node_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(70536);

const limitKeys = new Map(Object.entries({
    tools: "tool tools allowedtool allowedtools allowtools toolsallowed allowed availabletools enabledtools onlytools includetools toolallowlist toolwhitelist",
    denied: "disallowedtool disallowedtools denytools deniedtools blockedtools blocktools excludetools excludedtools forbiddentools disabledtools restrictedtools toolblacklist tooldenylist",
    mode: "permissionmode permission permissions permissionsmode defaultmode approvalmode approvalpolicy sandbox sandboxmode toolssettings",
    other: "readonly restrictions disabled disable enabled allowedpaths deniedpaths allowedcommands deniedcommands allowedservers",
    turns: "maxturn maxturns maxsteps maxiterations",
    isolation: "isolate isolated",
}).flatMap(([kind, keys]) => keys.split(" ").map((key) => [key, kind])));
function normalizedKey(key) {
    return key.toLowerCase().replace(/[-_ ]/g, "");
}
function limitOf(key) {
    return limitKeys.get(normalizedKey(key));
}
function unknownKeysIn(table, source, host) {
    const spellings = new Map([...host.keys].map((key) => [normalizedKey(key), key]));
    return table.entries.flatMap(({ name, key, value }) => name === undefined || name.trim() === "" || name === "<<" || host.keys.has(name)
        ? []
        : [findingFor({ name, value, at: { source, span: key.span } }, table, host, spellings)]);
}
function findingFor(unknown, table, host, spellings) {
    const { name, value, at } = unknown;
    const normalized = normalizedKey(name);
    const kind = limitKeys.get(normalized);
    if (kind !== undefined && isLimit(normalized, kind, value))
        return limitFinding(unknown, kind, table, host);
    if (/\s/.test(name.trim()) || name.length > 60) {
        return {
            kind: "value",
            what: name.slice(0, 60),
            varies: name.slice(0, 60),
            because: "its colon turns this text into a key and ends the value before it; put that value in quotes",
            at,
        };
    }
    const own = spellings.get(normalized);
    if (own !== undefined) {
        const because = `unknown key; did you mean \`${own}\`?`;
        return { kind: "value", what: name, because, at, ...((0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_0__/* .entryOf */ .Ms)(table, own) ? {} : { meant: own }) };
    }
    return { kind: "metadata", what: name, because: "unknown key", at };
}
function limitFinding({ name, at }, kind, table, { own: ownKeys, ignores }) {
    const own = ownKeys[kind];
    const effect = ignores ? "so it limits nothing" : "so it may limit nothing (not verified)";
    const certainty = ignores ? {} : { certainty: "assumed" };
    if (own === undefined)
        return { kind: "limit", what: name, because: `unknown key, ${effect}`, at, ...certainty };
    if (!(0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_0__/* .entryOf */ .Ms)(table, own))
        return {
            kind: "limit",
            what: name,
            because: `unknown key, ${effect}; use \`${own}\``,
            at,
            meant: own,
            ...certainty,
        };
    return { kind: "value", what: name, because: `unknown key; only \`${own}\` applies`, at };
}
function isLimit(key, kind, value) {
    if (kind === "mode" && textsIn(value).some((text) => /bypass|accept|auto|yolo|danger|never/i.test(text)))
        return false;
    if (value.kind !== "scalar")
        return true;
    return value.value !== null && value.value !== "" && value.value !== (key === "enabled");
}
function asForeignFile(ineffective) {
    const isToolLimit = ineffective.kind === "limit" && ["tools", "disallowedTools", "permissionMode"].includes(ineffective.what);
    const { meant: _, ...foreign } = ineffective;
    return isToolLimit ? foreign : { ...foreign, kind: "metadata" };
}
const permissiveMode = /^(?:bypass(?:permissions?)?|dangerously\w*|skippermissions|yolo|never|none|off|ignore|unrestricted|fullaccess|fullauto|danger\w*|accept\w*|auto\w*)$/;
function unhonouredModesIn(table, source, { keys, ignores }) {
    return table.entries.flatMap(({ name = "", key, value }) => {
        const normalized = normalizedKey(name);
        const isSwitch = /^(?:dangerously|skippermissions|yolo$)/.test(normalized);
        if (keys.has(name) || !(isSwitch || limitKeys.get(normalized) === "mode"))
            return [];
        const words = textsIn(value);
        const isPermissive = isSwitch
            ? words.join() === "true"
            : words.some((word) => permissiveMode.test(normalizedKey(word)));
        if (!isPermissive)
            return [];
        const because = ignores ? "does nothing: unknown key" : "may do nothing: unknown key (not verified)";
        const certainty = ignores ? {} : { certainty: "assumed" };
        const at = { source, span: key.span };
        return [{ setting: name, value: words.join(", "), effect: "unhonoured", because, at, ...certainty }];
    });
}
const maxItems = 8;
function textsIn(node, depth = 0) {
    if (node.kind === "scalar")
        return [node.text];
    const inner = node.kind === "list" ? node.items : node.entries.map(({ value }) => value);
    return depth > 2 ? [] : inner.slice(0, maxItems).flatMap((item) => textsIn(item, depth + 1));
}


/***/ }),

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

/***/ 32034:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  jo: () => (/* reexport */ diagnosisOf),
  l_: () => (/* reexport */ hostValueOf),
  tr: () => (/* reexport */ isEndless),
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

// UNUSED EXPORTS: parseCoreYaml, parseJsYaml, readPlain

// EXTERNAL MODULE: ./build/bundle/src/parsers/yaml/lenient.js
var lenient = __webpack_require__(97463);
;// CONCATENATED MODULE: ./build/bundle/src/parsers/yaml/frontmatter/diagnosis.js
const key = /^[ \t]*([A-Za-z_][\w-]*)[ \t]*:(?=[ \t\r\n]|$)/;
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
    if (line.includes("\t") && /tab/i.test(problem.message))
        return problemAt("a tab stands where YAML wants spaces", line.indexOf("\t"), line.indexOf("\t") + 1);
    if (found) {
        const from = line.length - line.slice(found[0].length).trimStart().length;
        const value = line.slice(from);
        const quote = /^(?:"(?:[^"\\]|\\.)*"|'[^']*')(?=.*\S)/.exec(value);
        if (quote && quote[0].length < value.length)
            return problemAt(`text follows the quoted value of \`${name}\``, from + quote[0].length, line.length);
        const at = /^["']/.test(value) ? -1 : value.search(culprit);
        if (at >= 0)
            return problemAt(messageFor(name ?? "", value, at), from + at, from + at + 1);
    }
    else if (line !== "" && !/^\s/.test(line) && name !== undefined) {
        return problemAt(`the text of \`${name}\` goes on without an indent`, 0, line.length);
    }
    return { ...problem, message: problem.message.slice(0, 1).toLowerCase() + problem.message.slice(1) };
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

// EXTERNAL MODULE: ./build/bundle/src/parsers/yaml/simple.js
var simple = __webpack_require__(93360);
;// CONCATENATED MODULE: ./build/bundle/src/parsers/yaml/frontmatter/simple.js

const words = new Map([
    ...["null", "Null", "NULL"].map((word) => [word, { value: null }]),
    ...["true", "True", "TRUE"].map((word) => [word, { value: true }]),
    ...["false", "False", "FALSE"].map((word) => [word, { value: false }]),
]);
const integer = /^(?:0|[1-9][0-9]{0,14})$/;
const word = /^(?:[A-Za-z]|[0-9]+[a-z]?-[A-Za-z])/;
function typedOf(text) {
    if (word.test(text))
        return (text.length <= 5 ? words.get(text) : undefined) ?? { value: text };
    return integer.test(text) ? { value: Number(text), number: "integer" } : undefined;
}
const family = {
    key: (name) => (words.has(name) ? undefined : { value: name }),
    value: typedOf,
    repeats: false,
    bullets: true,
    gaps: false,
    endsWith: "line",
};
function readPlain(text, base) {
    return (0,simple/* readSimple */.b)(text, base, family);
}

;// CONCATENATED MODULE: ./build/bundle/src/parsers/yaml/frontmatter/repeats.js
const maxOccurrences = 16;
function occurrencesOf(table) {
    const byName = new Map();
    for (const entry of table.entries) {
        if (entry.name === undefined)
            continue;
        const same = byName.get(entry.name);
        if (same)
            same.push(entry);
        else
            byName.set(entry.name, [entry]);
    }
    const repeated = Math.max(1, ...[...byName.values()].map(({ length }) => length));
    if (repeated === 1)
        return [table];
    return Array.from({ length: Math.min(repeated, maxOccurrences) }, (_, i) => ({
        ...table,
        entries: [...byName.values()].flatMap((same) => same[i === maxOccurrences - 1 ? same.length - 1 : Math.min(i, same.length - 1)] ?? []),
    }));
}
function mergedOf(table) {
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
        return { tables: await readKeysAlone(yaml, front, node), fault: diagnosisOf(text, front, problem) };
    const table = tableOf(node, front);
    const repeatedKey = repeatedKeyOf(table);
    return { tables: withOccurrences(table), ...(repeatedKey ? { fault: repeatedKey } : {}) };
}
async function parseQuickly(yaml, base) {
    const plain = readPlain(yaml, base);
    return plain ? { node: plain, problems: [] } : (0,lenient.parseYaml)(yaml, base);
}
function tableOf(node, front) {
    return node.kind === "table" ? node : { kind: "table", span: { start: front.start, end: front.start }, entries: [] };
}
function withOccurrences(table) {
    const [first = table, ...others] = occurrencesOf(table);
    const merged = mergedOf(first);
    return [first, ...others, ...(merged ? [merged] : [])];
}
function repeatedKeyOf(table) {
    const seen = new Set();
    for (const { name, key } of table.entries) {
        if (name !== undefined && seen.has(name))
            return { kind: "problem", message: `the key \`${name}\` appears twice`, span: key.span };
        if (name !== undefined)
            seen.add(name);
    }
    return undefined;
}
function repeatedIn(root) {
    const seen = new Set();
    const find = (node) => {
        if (node.kind === "scalar" || seen.has(node))
            return undefined;
        seen.add(node);
        const own = node.kind === "table" ? repeatedKeyOf(node) : undefined;
        if (own)
            return own;
        for (const child of node.kind === "list" ? node.items : node.entries.map(({ value }) => value)) {
            const inner = find(child);
            if (inner)
                return inner;
        }
        return undefined;
    };
    return find(root);
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
    const { node, problems } = await (0,lenient.parseYaml)(text, base);
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
    const plain = readPlain(text, base);
    return plain ? { node: plain } : parseBunYaml(text, base);
}
async function parseBunYaml(text, base) {
    const { node, problems, unresolved, excessive } = await (0,lenient.parseYaml)(text.replace(/\r(?!\n)/g, "\n"), base);
    const alias = unresolved && { kind: "problem", message: "an alias has no anchor", span: unresolved };
    const nul = text.indexOf("\0");
    const problem = problems.find(({ message }) => !tolerated.test(message)) ??
        alias ??
        (nul < 0 ? undefined : nulAt(base + nul)) ??
        lateKeyIn(node, text, base);
    const repeated = repeatedIn(node);
    return {
        node: settled(node),
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
            const because = !fence
                ? "has no opening `---`"
                : fence.start > 0
                    ? "does not begin on the file's first line"
                    : /^\s/.test(text)
                        ? "is indented"
                        : "has more than `---` on its first line";
            return { kind: "misplaced", front, because, at: fence ?? { start: at, end: at + line.trimEnd().length } };
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
            seen.children.splice(0, 1, ...only.children);
    }
}

;// CONCATENATED MODULE: ./build/bundle/src/parsers/yaml/js-yaml/values.js
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
            return { ...common, value: value.join(), text: value.join(), tag: binary };
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

;// CONCATENATED MODULE: ./build/bundle/src/parsers/yaml/js-yaml/index.js




const mostCopies = 1_000_000;
async function readJsYaml(text, base, generation) {
    const plain = readPlain(text, base);
    return plain ? { kind: "read", node: plain } : parseJsYaml(text, base, generation);
}
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
function mappingOf(node, at) {
    return node?.kind === "table" ? node : { kind: "table", span: { start: at, end: at }, entries: [] };
}

// EXTERNAL MODULE: ./build/bundle/src/parsers/yaml/depth.js
var depth = __webpack_require__(81105);
;// CONCATENATED MODULE: ./build/bundle/src/parsers/yaml/core.js


const core_limit = 100_000;
async function readCoreYaml(text, base) {
    const plain = readPlain(text, base);
    return plain ? { kind: "read", node: plain } : parseCoreYaml(text, base);
}
async function parseCoreYaml(text, base) {
    const refused = (message) => ({
        kind: "refused",
        problems: [{ kind: "problem", message, span: { start: base, end: base } }],
    });
    const tooDeep = { ...refused("is nested too deeply"), excessive: true };
    if ((0,depth/* tooDeepAt */.U)(text) >= 0)
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
        const builder = new core_Builder(yaml, document, base);
        const node = builder.nodeOf(value, document.contents, { start: base, end: base });
        return builder.spent > core_limit
            ? { ...refused(`stands for more than ${core_limit} values`), excessive: true }
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
class core_Builder {
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
            const items = this.spent > core_limit ? [] : value.map((item, i) => this.nodeOf(item, itemOf(written, i), span));
            return { kind: "list", span, items, ...tag };
        }
        if (typeof value === "object" && value !== null && !(value instanceof Date) && !(value instanceof Uint8Array)) {
            const entries = this.spent > core_limit ? [] : this.entriesOf(value, written, span);
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

;// CONCATENATED MODULE: ./build/bundle/src/parsers/yaml/index.js











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


/***/ }),

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