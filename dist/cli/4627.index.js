"use strict";
exports.id = 4627;
exports.ids = [4627];
exports.modules = {

/***/ 1307:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C0: () => (/* binding */ collectFiles),
/* harmony export */   JF: () => (/* binding */ readOne),
/* harmony export */   e2: () => (/* binding */ readEach)
/* harmony export */ });
/* harmony import */ var _repo_path_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6311);
/* harmony import */ var _repo_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4951);


const deepest = 100;
function collectFiles(repo, directory, { isIncluded: isWanted, deep, seen = new Set(), isExcluded: isOut = () => false }) {
    const files = [];
    const broken = [];
    const unjudged = [];
    const visited = new Set();
    const visit = (path, depth) => {
        if (depth > 0 && isOut(path))
            return;
        const sight = repo.resolve(path);
        const wanted = isWanted((0,_repo_path_js__WEBPACK_IMPORTED_MODULE_1__/* .nameOf */ .Vb)(path));
        if (sight.kind === "directory") {
            if (visited.has(sight.path) || (depth > 0 && !deep))
                return;
            visited.add(sight.path);
            if (depth > deepest)
                unjudged.push({ message: `is nested deeper than ${deepest} directories`, at: (0,_repo_text_js__WEBPACK_IMPORTED_MODULE_0__/* .placeOfPath */ .Es)(path) });
            else
                for (const name of repo.names(path))
                    visit((0,_repo_path_js__WEBPACK_IMPORTED_MODULE_1__/* .join */ .fj)(path, name), depth + 1);
            return;
        }
        const beyond = beyondOf(sight, repo.entries.get(path)?.kind === "unnameable");
        if (beyond !== undefined && (wanted || (sight.kind !== "missing" && (deep || depth === 0))))
            unjudged.push({ message: beyond, at: (0,_repo_text_js__WEBPACK_IMPORTED_MODULE_0__/* .placeOfPath */ .Es)(path) });
        else if (wanted && sight.kind === "file") {
            if (!seen.has(sight.path))
                files.push(path);
            seen.add(sight.path);
        }
        else if (wanted && depth > 0) {
            broken.push({
                message: sight.kind === "loop" ? "it is a link that leads in a circle" : "it is a link that leads to nothing",
                at: (0,_repo_text_js__WEBPACK_IMPORTED_MODULE_0__/* .placeOfPath */ .Es)(path),
            });
        }
    };
    visit(directory, 0);
    return { files, broken, unjudged };
}
function beyondOf(sight, unnameable) {
    if (sight.kind === "outside")
        return `leads out of this tree, to \`${sight.target}\``;
    if (sight.kind === "unjudged")
        return sight.problem;
    return unnameable ? "has a name that is not UTF-8" : undefined;
}
const together = 64;
async function readEach(repo, paths, read) {
    const all = [];
    const unjudged = [];
    const one = async (path) => {
        const source = await readOne(repo, path);
        if (source === undefined)
            return { problem: { message: "cannot be read as a file", at: (0,_repo_text_js__WEBPACK_IMPORTED_MODULE_0__/* .placeOfPath */ .Es)(path) } };
        return "message" in source ? { problem: source } : { made: await read(source, path) };
    };
    for (let at = 0; at < paths.length; at += together) {
        for (const result of await Promise.all(paths.slice(at, at + together).map(one))) {
            if ("made" in result)
                all.push(result.made);
            else
                unjudged.push(result.problem);
        }
    }
    return { all, unjudged };
}
async function readOne(repo, path) {
    const content = await repo.read(path);
    switch (content.kind) {
        case "text":
            return content.source;
        case "not-utf8":
            return { message: "is not UTF-8, and this host replaces what it cannot decode", at: (0,_repo_text_js__WEBPACK_IMPORTED_MODULE_0__/* .startOf */ .GH)(content.source) };
        case "unjudged":
            return { message: content.problem, at: (0,_repo_text_js__WEBPACK_IMPORTED_MODULE_0__/* .startOf */ .GH)(content.source) };
        case "absent":
            return content.resolution.kind === "outside"
                ? { message: `leads out of this tree, to \`${content.resolution.target}\``, at: (0,_repo_text_js__WEBPACK_IMPORTED_MODULE_0__/* .placeOfPath */ .Es)(path) }
                : undefined;
    }
}


/***/ }),

/***/ 8012:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ bodyPrompt),
/* harmony export */   y: () => (/* binding */ textFact)
/* harmony export */ });
/* harmony import */ var _model_fact_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7277);
/* harmony import */ var _parsers_node_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(536);


function textFact(node, source, home) {
    if (!node)
        return (0,_model_fact_js__WEBPACK_IMPORTED_MODULE_0__/* .missing */ .LO)(home);
    const at = { source, span: node.span };
    if (node.kind !== "scalar")
        return (0,_model_fact_js__WEBPACK_IMPORTED_MODULE_0__/* .unreadable */ .O$)(at, "is no text");
    return (0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_1__/* .isEmptyValue */ .Po)(node) && node.value === null ? (0,_model_fact_js__WEBPACK_IMPORTED_MODULE_0__/* .missing */ .LO)(at) : (0,_model_fact_js__WEBPACK_IMPORTED_MODULE_0__/* .stated */ .Eo)(node.text, at);
}
function bodyPrompt(source, { start, end }) {
    const text = source.text.slice(start, end).trim();
    return { source: text === "" ? "none" : "body", path: null, text, at: { source, span: { start, end } } };
}


/***/ }),

/***/ 4876:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $E: () => (/* binding */ contentOf),
/* harmony export */   G6: () => (/* binding */ withoutRepetition),
/* harmony export */   W5: () => (/* binding */ authorityFrom),
/* harmony export */   X1: () => (/* binding */ takesPlugins),
/* harmony export */   Y8: () => (/* binding */ isBefore),
/* harmony export */   aS: () => (/* binding */ hooksIn),
/* harmony export */   sb: () => (/* binding */ readSettings)
/* harmony export */ });
/* harmony import */ var _hooks_and_servers_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(300);
/* harmony import */ var _collect_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1307);
/* harmony import */ var _parsers_node_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(536);
/* harmony import */ var _parsers_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5930);




function takesPlugins(dials) {
    return dials.some(({ path }) => path === "enabledPlugins.*");
}
const most = 200;
function authorityFrom(dials, root, source) {
    return dials.flatMap(({ path, when, effect, because, shown }) => reached(root, path.split("."), "")
        .flatMap(({ setting, node, holder }) => node.kind === "list"
        ? node.items.map((item) => ({ setting, node: item, holder }))
        : [{ setting, node, holder }])
        .filter(({ node }) => !(node.kind === "scalar" && (0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_3__/* .isEmptyValue */ .Po)(node)) && (when === undefined || when.test((0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_3__/* .textOf */ .b6)(node) ?? "")))
        .slice(0, most)
        .map(({ setting, node, holder }) => ({
        setting,
        value: shown ?? ((0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_3__/* .textOf */ .b6)(node) ?? "…").slice(0, 120),
        effect,
        because,
        content: contentOf(starting.test(path) ? holder : node, source),
        at: { source, span: node.span },
    })));
}
const mostAlike = 500;
function withoutRepetition(authority) {
    const counts = new Map();
    return authority.filter(({ setting, effect, because }) => {
        const key = JSON.stringify([setting, effect, because]);
        const count = counts.get(key) ?? 0;
        counts.set(key, count + 1);
        return count < mostAlike;
    });
}
const starting = /\.(?:command|cmd|url|httpUrl|serverUrl|headersHelper)$/;
function contentOf(node, { text }) {
    const written = text.slice(node.span.start, node.span.end);
    return written.length > 4_000 ? written : JSON.stringify((0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_3__/* .jsonOf */ .o_)(node));
}
function reached(node, [segment, ...rest], above, holder = node) {
    if (segment === undefined)
        return [{ setting: above, node, holder }];
    if (node.kind !== "table")
        return [];
    const last = new Map(node.entries.flatMap(({ name, value }) => name !== undefined && (segment === "*" || name === segment) ? [[name, value]] : []));
    return [...last].flatMap(([name, value]) => reached(value, rest, above === "" ? name : `${above}.${name}`, node));
}
async function readSettings(repo, paths, dials, tell = () => []) {
    const authority = [];
    const unjudged = [];
    for (const path of paths) {
        const source = await (0,_collect_js__WEBPACK_IMPORTED_MODULE_1__/* .readOne */ .JF)(repo, path);
        if (source === undefined)
            continue;
        if ("message" in source) {
            unjudged.push(source);
            continue;
        }
        const root = (0,_parsers_json_js__WEBPACK_IMPORTED_MODULE_2__/* .parseJsonc */ .pX)(source.text);
        if (root.kind === "problem") {
            if (source.text.trim() !== "")
                unjudged.push({ message: `cannot be read as JSON: ${root.message}`, at: { source, span: root.span } });
        }
        else
            authority.push(...authorityFrom(dials, root, source), ...tell(root, source), ...hooksIn(root, source));
    }
    return { authority, unjudged };
}
function isBefore(event) {
    return /^(?:pre|before|permission|user)/i.test(event);
}
function hooksIn(root, source) {
    const hooks = (0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_3__/* .lastOf */ .g1)(root, "hooks");
    const around = new Map();
    const aroundOf = (event) => {
        const said = around.get(event) ?? contentOf((0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_3__/* .lastOf */ .g1)(hooks, event) ?? hooks ?? root, source);
        around.set(event, said);
        return said;
    };
    return (0,_hooks_and_servers_js__WEBPACK_IMPORTED_MODULE_0__/* .hooksOf */ .uj)(hooks, source).map(({ name, kind, value, at }) => ({
        setting: `hooks.${name}`,
        value: kind,
        effect: "widens",
        because: "runs beside every agent, whatever its tools",
        content: `${value} ${aroundOf(name)}`,
        isGuard: isBefore(name),
        at,
    }));
}


/***/ }),

/***/ 3641:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ defineHost),
/* harmony export */   _: () => (/* binding */ absentLoad)
/* harmony export */ });
function defineHost(host) {
    return host;
}
const absentLoad = { status: "absent", layers: [], items: [], unjudged: [] };


/***/ }),

/***/ 1517:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  jo: () => (/* reexport */ diagnosisOf),
  x4: () => (/* reexport */ mergedFirst),
  E5: () => (/* reexport */ parseQuickly),
  hN: () => (/* reexport */ lenient/* parseYaml */.h),
  zT: () => (/* reexport */ readFrontmatter),
  Mv: () => (/* reexport */ readKeysAlone),
  FF: () => (/* reexport */ repeatedKeyOf),
  EI: () => (/* reexport */ splitMarkdown),
  c_: () => (/* reexport */ tableOf),
  tI: () => (/* reexport */ withOccurrences)
});

// UNUSED EXPORTS: readPlain

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
    const tell = (message, from, to) => ({
        kind: "problem",
        message,
        span: { start: start + from, end: start + to },
    });
    if (line.includes("\t") && /tab/i.test(problem.message))
        return tell("a tab stands where YAML wants spaces", line.indexOf("\t"), line.indexOf("\t") + 1);
    if (found) {
        const from = line.length - line.slice(found[0].length).trimStart().length;
        const value = line.slice(from);
        const quote = /^(?:"(?:[^"\\]|\\.)*"|'[^']*')(?=.*\S)/.exec(value);
        if (quote && quote[0].length < value.length)
            return tell(`text follows the quoted value of \`${name}\``, from + quote[0].length, line.length);
        const at = /^["']/.test(value) ? -1 : value.search(culprit);
        if (at >= 0)
            return tell(whatStands(name ?? "", value, at), from + at, from + at + 1);
    }
    else if (line !== "" && !/^\s/.test(line) && name !== undefined) {
        return tell(`the text of \`${name}\` goes on without an indent`, 0, line.length);
    }
    return { ...problem, message: problem.message.slice(0, 1).toLowerCase() + problem.message.slice(1) };
}
function whatStands(name, value, at) {
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
const reach = 30;
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
    for (let count = 0; count < reach && at >= 0 && at < text.length; count++) {
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

;// CONCATENATED MODULE: ./build/bundle/src/parsers/yaml/frontmatter/quick.js
function readPlain(text, base) {
    if (text === "" || unusual.test(text))
        return undefined;
    const entries = [];
    const names = new Set();
    for (let at = 0; at < text.length;) {
        const newline = text.indexOf("\n", at);
        const end = newline < 0 ? text.length : newline;
        const colon = text.indexOf(":", at);
        const name = text.slice(at, colon);
        if (colon < 0 || colon >= end || !quick_key.test(name) || words.has(name) || names.has(name))
            return undefined;
        names.add(name);
        const span = { start: base + at, end: base + colon };
        const empty = colon + 1 === end;
        if (!empty && text[colon + 1] !== " ")
            return undefined;
        const value = empty ? blockListAt(text, end + 1, base) : valueAt(text, colon + 1, end, base);
        if (!value)
            return undefined;
        entries.push({ key: { kind: "scalar", span, value: name, text: name, style: "plain" }, name, value });
        at = empty ? value.span.end - base : end + 1;
    }
    return { kind: "table", span: { start: base, end: base + text.length }, entries };
}
const unusual = /[^\n\x20-\x7e\xa0-\u2027\u202a-\ud7ff\ud800-\udfff\ue000-\ufefe\uff00-\ufffd]/;
const quick_key = /^[A-Za-z_][\w-]{0,99}$/;
const words = new Set(["null", "Null", "NULL", "true", "True", "TRUE", "false", "False", "FALSE"]);
function valueAt(text, from, to, base) {
    let start = from;
    while (start < to && text[start] === " ")
        start++;
    const end = contentEnd(text, start, to);
    if (text[to + 1] === " ")
        return undefined;
    return text[start] === "[" ? flowListAt(text, start, end, base) : scalarAt(text.slice(start, end), base + start);
}
function contentEnd(text, from, to) {
    let end = to;
    while (end > from && text[end - 1] === " ")
        end--;
    return end;
}
function scalarAt(source, start) {
    const span = { start, end: start + source.length };
    if (/^(?:[A-Za-z]|[0-9]+[a-z]?-[A-Za-z])/.test(source)) {
        if (words.has(source)) {
            const value = /^n/i.test(source) ? null : /^t/i.test(source);
            return { kind: "scalar", span, value, text: source, style: "plain" };
        }
        return /: |:$| #/.test(source) ? undefined : { kind: "scalar", span, value: source, text: source, style: "plain" };
    }
    if (/^(?:0|[1-9][0-9]{0,14})$/.test(source))
        return { kind: "scalar", span, value: Number(source), text: source, style: "plain", number: "integer" };
    if (/^(?:"[^"\\]*"|'[^']*')$/.test(source)) {
        const content = source.slice(1, -1);
        return { kind: "scalar", span, value: content, text: content, style: "quoted" };
    }
    return undefined;
}
function flowListAt(text, start, end, base) {
    if (text[end - 1] !== "]")
        return undefined;
    const items = [];
    const content = text.slice(start + 1, end - 1);
    if (content !== "" &&
        !/^ ?(?:[A-Za-z][\w-]*|"[\w-]+"|'[\w-]+')(?:, ?(?:[A-Za-z][\w-]*|"[\w-]+"|'[\w-]+'))* ?$/.test(content))
        return undefined;
    for (const { 0: source, index } of content.matchAll(/[^ ,]+/g)) {
        const item = scalarAt(source, base + start + 1 + index);
        if (!item)
            return undefined;
        items.push(item);
    }
    return { kind: "list", span: { start: base + start, end: base + end }, items };
}
function blockListAt(text, from, base) {
    const indent = /^ *(?=- [A-Za-z"'])/.exec(text.slice(from, from + 40))?.[0];
    if (indent === undefined)
        return undefined;
    const opening = `${indent}- `;
    const items = [];
    let at = from;
    while (text.startsWith(opening, at)) {
        const newline = text.indexOf("\n", at);
        const end = newline < 0 ? text.length : newline;
        const start = at + opening.length;
        const source = text.slice(start, contentEnd(text, start, end));
        const item = source.startsWith(" ") ? undefined : scalarAt(source, base + start);
        if (!item)
            return undefined;
        items.push(item);
        at = Math.min(end + 1, text.length);
    }
    if (text[at] === " " || text[at] === "-")
        return undefined;
    return { kind: "list", span: { start: base + from + indent.length, end: base + at }, items };
}

// EXTERNAL MODULE: ./build/bundle/src/parsers/yaml/lenient.js + 1 modules
var lenient = __webpack_require__(3943);
;// CONCATENATED MODULE: ./build/bundle/src/parsers/yaml/frontmatter/repeats.js
const most = 16;
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
    return Array.from({ length: Math.min(repeated, most) }, (_, i) => ({
        ...table,
        entries: [...byName.values()].flatMap((same) => same[i === most - 1 ? same.length - 1 : Math.min(i, same.length - 1)] ?? []),
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
    const twice = repeatedKeyOf(table);
    return { tables: withOccurrences(table), ...(twice ? { fault: twice } : {}) };
}
async function parseQuickly(yaml, base) {
    const plain = readPlain(yaml, base);
    return plain ? { node: plain, problems: [] } : (0,lenient/* parseYaml */.h)(yaml, base);
}
function tableOf(node, front) {
    return node.kind === "table" ? node : { kind: "table", span: { start: front.start, end: front.start }, entries: [] };
}
function withOccurrences(table) {
    const [first = table, ...others] = occurrencesOf(table);
    const merged = mergedOf(first);
    return [first, ...others, ...(merged ? [merged] : [])];
}
function mergedFirst([first, ...others]) {
    const merged = others.at(-1);
    return merged && first.entries.some(({ name }) => name === "<<")
        ? [merged, first, ...others.slice(0, -1)]
        : [first, ...others];
}
function repeatedKeyOf(table) {
    const seen = new Set();
    for (const { name, key } of table.entries) {
        if (name !== undefined && seen.has(name))
            return { kind: "problem", message: `the key \`${name}\` stands twice`, span: key.span };
        if (name !== undefined)
            seen.add(name);
    }
    return undefined;
}
const pieces = /^[ \t]*["']?([A-Za-z_][\w-]*)["']?[ \t]*:(?=[ \t\r\n]|$)/gm;
const mostPieces = 200;
async function readKeysAlone(yaml, front, whole) {
    const indent = /^[ \t]*(?=\S)/m.exec(yaml)?.[0].length ?? 0;
    const starts = [...yaml.matchAll(pieces)]
        .filter(([line]) => /^[ \t]*/.exec(line)?.[0].length === indent)
        .slice(0, mostPieces);
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
function notIn(some, others) {
    const names = new Set(some.map(({ name }) => name));
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
    const { node, problems } = await (0,lenient/* parseYaml */.h)(text, base);
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

;// CONCATENATED MODULE: ./build/bundle/src/parsers/yaml/index.js







/***/ }),

/***/ 3943:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  h: () => (/* binding */ parseYaml)
});

;// CONCATENATED MODULE: ./build/bundle/src/parsers/yaml/depth.js
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

;// CONCATENATED MODULE: ./build/bundle/src/parsers/yaml/lenient.js

const limit = 100_000;
async function parseYaml(text, base) {
    const { isAlias, isMap, isScalar, isSeq, parseDocument } = await __webpack_require__.e(/* import() */ 8815).then(__webpack_require__.t.bind(__webpack_require__, 8815, 19));
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
    const deep = tooDeepAt(text);
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
    const follow = (alias, at) => {
        const span = spanOf(alias, at);
        const target = anchors.get(alias.source);
        if (!target)
            return nothing(span);
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