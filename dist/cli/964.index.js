"use strict";
exports.id = 964;
exports.ids = [964];
exports.modules = {

/***/ 2829:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ entryOf),
/* harmony export */   R: () => (/* binding */ valueOf)
/* harmony export */ });
function entryOf(table, name) {
    return table.entries.find((entry) => entry.name === name);
}
function valueOf(node, name) {
    return node?.kind === "table" ? entryOf(node, name)?.value : undefined;
}


/***/ }),

/***/ 964:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  readPolicy: () => (/* binding */ readPolicy)
});

// EXTERNAL MODULE: ./build/bundle/src/nearest.js
var nearest = __webpack_require__(4223);
// EXTERNAL MODULE: ./build/bundle/src/rule.js
var rule = __webpack_require__(5759);
// EXTERNAL MODULE: ./build/bundle/src/syntaxes/yaml/lenient.js + 1 modules
var lenient = __webpack_require__(9256);
// EXTERNAL MODULE: ./build/bundle/src/text.js
var src_text = __webpack_require__(8278);
// EXTERNAL MODULE: ./build/bundle/src/node.js
var src_node = __webpack_require__(2829);
;// CONCATENATED MODULE: ./build/bundle/src/policy/file/faults.js


function problemsOf(issue, root, source, schema) {
    const path = issue.path.filter((part) => typeof part !== "symbol");
    const node = nodeAt(root, path);
    const name = path.length === 0 ? "the policy" : `\`${path.join(".")}\``;
    if (issue.code === "unrecognized_keys") {
        return (issue.keys ?? []).map((key) => {
            const entry = node.kind === "table" ? (0,src_node/* entryOf */.M)(node, key) : undefined;
            const later = path.length === 0 && schema.reservedKeys.includes(key);
            const what = path[0] === "rules" && path.length === 1 ? "rule or kind" : path[0] === "hosts" && path.length === 1 ? "host" : "key";
            const message = later ? `\`${key}\` is reserved for a later version of this tool` : `there is no ${what} \`${key}\` ${path.length === 0 ? "in a policy" : `in ${name}`}${(0,nearest/* suggestion */.h)(key, schema.keysAt(path))}`;
            return { message, at: { source, span: (entry?.key ?? node).span } };
        });
    }
    if (issue.code === "invalid_union") {
        const fitting = issue.errors?.find((inner) => inner.every(({ path: deeper, code }) => deeper.length > 0 || code === "unrecognized_keys"));
        if (fitting)
            return fitting.flatMap((inner) => problemsOf({ ...inner, path: [...path, ...inner.path] }, root, source, schema));
    }
    const values = issue.values ?? (issue.errors ?? []).flat().flatMap(({ values: inner }) => inner ?? []);
    const written = node.kind === "scalar" ? node.text : undefined;
    const shapes = [issue, ...(issue.errors ?? []).flat()].flatMap(({ expected }) => (expected === undefined ? [] : [words[expected] ?? expected]));
    const taken = values.length > 0 ? values.map((value) => `\`${String(value)}\``) : shapes;
    if (issue.code === "custom" || taken.length === 0)
        return [{ message: `${name}: ${issue.message.charAt(0).toLowerCase()}${issue.message.slice(1)}`, at: { source, span: node.span } }];
    if (!isThere(root, path))
        return [{ message: `${name} is missing; it is ${taken.join(" or ")}`, at: { source, span: node.span } }];
    const instead = written === undefined ? ` not a ${node.kind === "list" ? "list" : "mapping"}` : ` not \`${written}\`${(0,nearest/* suggestion */.h)(written, values.map(String))}`;
    return [{ message: `${name} takes ${taken.join(", ")},${instead}`, at: { source, span: node.span } }];
}
const words = { string: "text", array: "a list", object: "a mapping", record: "a mapping", number: "a number", int: "a whole number" };
function doubledKeys(node, source) {
    if (node.kind === "scalar")
        return [];
    if (node.kind === "list")
        return node.items.flatMap((item) => doubledKeys(item, source));
    const seen = new Set();
    return node.entries.flatMap(({ key, name, value }) => {
        const again = seen.has(name) || name === undefined;
        seen.add(name);
        return [...(again ? [{ message: `the key \`${name ?? "?"}\` stands here twice or is no text`, at: { source, span: key.span } }] : []), ...doubledKeys(value, source)];
    });
}
function nodeAt(root, path) {
    let node = root;
    for (const part of path) {
        const next = node.kind === "list" ? node.items[Number(part)] : node.kind === "table" ? (0,src_node/* entryOf */.M)(node, String(part))?.value : undefined;
        if (!next)
            return node;
        node = next;
    }
    return node;
}
function isThere(root, path) {
    const last = path.at(-1);
    return last === undefined || nodeAt(root, path) !== nodeAt(root, path.slice(0, -1));
}

;// CONCATENATED MODULE: ./build/bundle/src/policy/file/index.js





const limit = 256 * 1024;
async function readPolicy(source) {
    const refuse = (problems) => ({ kind: "problems", problems });
    if (source.text.length > limit)
        return refuse([{ message: `a policy has at most ${limit / 1024} KiB, this one ${Math.ceil(source.text.length / 1024)}`, at: (0,src_text/* startOf */.GH)(source) }]);
    const { node, problems } = await (0,lenient/* parseYaml */.h)(source.text, 0);
    if (problems.length > 0)
        return refuse(problems.map(({ message, span }) => ({ message, at: { source, span } })));
    if (node.kind !== "table") {
        const empty = node.kind === "scalar" && node.value === null;
        return refuse([{ message: empty ? "the policy is empty; leave the file out to use preset:recommended" : "a policy is a mapping of keys", at: { source, span: node.span } }]);
    }
    const doubled = doubledKeys(node, source);
    if (doubled.length > 0)
        return refuse(doubled);
    const schema = await Promise.all(/* import() */[__webpack_require__.e(816), __webpack_require__.e(708)]).then(__webpack_require__.bind(__webpack_require__, 9708));
    const read = schema.policySchema.safeParse(plain(node));
    if (!read.success)
        return refuse(read.error.issues.flatMap((issue) => problemsOf(issue, node, source, schema)));
    const file = read.data;
    const at = (...path) => ({ source, span: nodeAt(node, path).span });
    const extended = extendsOf(file.extends, (i) => (typeof file.extends === "string" ? at("extends") : at("extends", i)));
    if ("kind" in extended)
        return extended;
    return {
        preset: extended.preset,
        hosts: Object.fromEntries(Object.entries(file.hosts ?? {}).map(([id, setting = {}]) => [
            id,
            {
                dirs: (setting.dirs ?? []).map((dir, i) => ({ value: directory(dir), at: at("hosts", id, "dirs", i) })),
                edition: setting.edition === undefined ? undefined : { value: setting.edition, at: at("hosts", id, "edition") },
            },
        ])),
        ceiling: file.ceiling && { value: file.ceiling, at: at("ceiling") },
        grants: (file.grants ?? []).map((grant, i) => ({
            profiles: grant.profiles ?? [],
            paths: grant.paths ?? [],
            hosts: grant.hosts ?? [],
            may: grant.may,
            reason: grant.reason,
            owner: grant.owner,
            until: grant.until,
            at: at("grants", i),
        })),
        ignore: (file.ignore ?? []).map(({ paths, reason }, i) => ({ paths, reason, at: at("ignore", i) })),
        rules: Object.fromEntries(Object.entries(file.rules ?? {}).map(([key, value]) => [key, ruleSetting(value, (name) => at("rules", key, ...name))])),
        sources: [...extended.names.map((name) => ({ ref: name, text: name })), { ref: source.path, text: source.text }],
    };
}
function extendsOf(value, at) {
    const names = value === undefined ? ["preset:recommended"] : typeof value === "string" ? [value] : value;
    const known = rule/* presets */.v.map((preset) => `preset:${preset}`);
    const problems = names.flatMap((name, i) => {
        if (known.includes(name))
            return [];
        const other = name.startsWith("preset:") ? (0,nearest/* suggestion */.h)(name, known) : "; files and other repositories are not taken by this version";
        return [{ message: `\`extends\` takes ${known.join(" or ")}, not \`${name}\`${other}`, at: at(i) }];
    });
    if (problems.length > 0)
        return { kind: "problems", problems };
    return { preset: names.includes("preset:strict") ? "strict" : "recommended", names };
}
function ruleSetting(value, at) {
    if (typeof value === "string")
        return { level: { value: value, at: at([]) }, options: {} };
    const { severity, ...options } = value;
    return {
        level: severity === undefined ? undefined : { value: severity, at: at(["severity"]) },
        options: Object.fromEntries(Object.entries(options).map(([name, option]) => [name, { value: option, at: at([name]) }])),
    };
}
function directory(path) {
    return path.split("/").filter((part) => part !== "" && part !== ".").join("/");
}
function plain(node) {
    if (node.kind === "list")
        return node.items.map(plain);
    if (node.kind === "table")
        return Object.fromEntries(node.entries.map(({ name, value }) => [name ?? "", plain(value)]));
    return typeof node.value === "bigint" ? Number(node.value) : node.value;
}


/***/ }),

/***/ 5759:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ defineRule),
/* harmony export */   v: () => (/* binding */ presets)
/* harmony export */ });
const presets = ["recommended", "strict"];
function defineRule(rule) {
    return rule;
}


/***/ }),

/***/ 9256:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  h: () => (/* binding */ parseYaml)
});

;// CONCATENATED MODULE: ./build/bundle/src/syntaxes/yaml/depth.js
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

;// CONCATENATED MODULE: ./build/bundle/src/syntaxes/yaml/lenient.js

const limit = 100_000;
async function parseYaml(text, base) {
    const { isAlias, isMap, isScalar, isSeq, parseDocument } = await __webpack_require__.e(/* import() */ 815).then(__webpack_require__.t.bind(__webpack_require__, 8815, 19));
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
            problems.push({ kind: "problem", message: `the aliases up to \`*${alias.source}\` stand for more than ${limit} values`, span });
        exceeded = true;
        return nothing(span);
    };
    const readScalar = (node, at) => {
        const { value, type, source } = node;
        const plain = type === "PLAIN" || type === undefined;
        const integer = typeof value === "bigint";
        const read = integer ? (value >= Number.MIN_SAFE_INTEGER && value <= Number.MAX_SAFE_INTEGER ? Number(value) : value) : value;
        const known = read === null || typeof read === "string" || typeof read === "number" || typeof read === "bigint" || typeof read === "boolean";
        return {
            kind: "scalar",
            span: spanOf(node, at),
            value: known ? read : (source ?? ""),
            text: source ?? (typeof value === "string" ? value : ""),
            style: plain ? "plain" : type === "QUOTE_DOUBLE" || type === "QUOTE_SINGLE" ? "quoted" : type === "BLOCK_FOLDED" ? "folded" : "literal",
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
            const items = node.items.map((item) => ("key" in item ? readPairs([item], span) : read(item, span.start)));
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
            return { key, name: key.kind === "scalar" ? key.text : undefined, value: read(pair.value, key.span.end) };
        });
        return { kind: "table", span, entries };
    };
    try {
        const document = parseDocument(text, { intAsBigInt: true, logLevel: "error", merge: false, prettyErrors: false, uniqueKeys: false });
        for (const { message, pos, code } of document.errors) {
            const [start, end] = pos;
            const reason = code === "MULTIPLE_DOCS" ? "a second document follows" : message.startsWith("Maximum call stack") ? "is nested too deeply" : (message.split("\n")[0] ?? "");
            problems.push({ kind: "problem", message: reason, span: { start: base + start, end: base + Math.max(start, end) } });
        }
        const node = read(document.contents, base);
        return { node, problems: problems.sort((a, b) => a.span.start - b.span.start), ...(exceeded ? { excessive: true } : {}) };
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