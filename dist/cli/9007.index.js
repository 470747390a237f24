"use strict";
exports.id = 9007;
exports.ids = [9007];
exports.modules = {

/***/ 16188:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  u: () => (/* binding */ readDocument)
});

// EXTERNAL MODULE: ./build/bundle/src/parsers/yaml/lenient.js
var lenient = __webpack_require__(97463);
// EXTERNAL MODULE: ./build/bundle/src/repo/text.js
var repo_text = __webpack_require__(64951);
;// CONCATENATED MODULE: ./build/bundle/src/policy/file/syntax.js
function syntaxProblem(problems, source) {
    const first = problems.reduce((a, b) => (b.span.start < a.span.start ? b : a));
    const open = isAboutEnd(first.message) ? openIn(source.text) : undefined;
    if (open && open.span.start <= first.span.start)
        return { message: unclosed(open.sign), at: { source, span: open.span } };
    const [, message] = messages.find(([pattern]) => pattern.test(first.message)) ?? [];
    return { message: message ?? "this is not valid YAML", at: { source, span: first.span } };
}
function isAboutEnd(message) {
    return /^Flow (?:sequence|map)|^Missing closing|^Missing , (?:or : )?between flow|^Block collections are not allowed within flow/i.test(message);
}
function unclosed(sign) {
    if (sign === "[")
        return "the list that `[` opens here is not closed; write `]` at its end";
    if (sign === "{")
        return "the mapping that `{` opens here is not closed; write `}` at its end";
    return `the text that starts with \`${sign}\` here has no closing quote; write \`${sign}\` at its end`;
}
const quote = "put the whole value in quotes";
const markers = `\`*\`, \`&\`, \`!\` and \`%\` have a meaning of their own at the start of a value; ${quote}`;
const messages = [
    [/^a second document/, "a second document starts here; a policy has one, so remove the line `---`"],
    [/^is nested too deeply/, "this is nested too deeply"],
    [/^Tabs are not allowed/i, "YAML does not allow a tab as indentation; write spaces"],
    [/^Plain value cannot start with/, "a value cannot start with this character; put it in quotes"],
    [/^Missing closing/, "a quote before this place has no closing quote"],
    [/^Flow /, "a list or a mapping is not closed before this place; every `[` needs a `]`, and every `{` a `}`"],
    [/^(?:Unresolved |[A-Z]\w* cannot be an empty|Unexpected (?:alias|anchor|tag))/, markers],
    [
        /^(?:Nested mappings|Block collections|Unexpected scalar|Unexpected .*-scalar|Unexpected .* at node end|Not a YAML|Unexpected flow-\w+-start)/,
        `a value ends before this text; ${quote}`,
    ],
    [/^Unexpected (?:seq-item|block-seq|explicit-key)|^Missing newline/, `a \`-\` or \`?\` starts an item; ${quote}`],
    [/^(?:Implicit (?:map )?keys)/, "this line is not `key: value`; write a colon and a space after the key"],
    [
        /^(?:All (?:mapping|sequence)|A block sequence|Sequence item without)/,
        "this line is indented differently from the others of its block; align it with them",
    ],
    [/^Missing , /, "a comma is missing between two items, or quotes around a text that has a colon"],
    [/^Missing space after :/, "a space is missing after the colon"],
    [/^Unexpected , /, "there is a comma too many here"],
    [/^Unexpected flow-(?:seq|map)-end/, "this bracket closes nothing; remove it, or put the value in quotes"],
    [/^Comments must be separated/, `a comment needs a space before \`#\`; if it is no comment, ${quote}`],
    [/escape sequence/i, "double quotes do not allow this backslash; write single quotes, or `\\\\`"],
    [/^An? (?:alias|anchor|tag)|^Tags and anchors|directives-end/i, markers],
    [/^Block scalar/i, "the lines of this block are indented less than its first one"],
];
function openIn(text) {
    const open = [];
    const pattern = /"(?:[^"\\]|\\[\s\S])*("?)|'(?:[^']|'')*('?)|(^|\s)#.*|[[\]{}]|[^\s[\]{},:"'#-][^\n,[\]{}]*?(?=:\s|[,[\]{}]|\s#|\n|$)/gm;
    for (const match of text.matchAll(pattern)) {
        const [token, double, single, comment] = match;
        const sign = token.charAt(0);
        const span = { start: match.index, end: match.index + 1 };
        if (comment !== undefined)
            continue;
        if ((sign === '"' && double === "") || (sign === "'" && single === ""))
            return { sign, span };
        if (sign === "[" || sign === "{")
            open.push({ sign, span });
        else if (sign === "]" || sign === "}") {
            const last = open.pop();
            if (last && last.sign !== (sign === "]" ? "[" : "{"))
                return last;
        }
    }
    return open[0];
}

// EXTERNAL MODULE: ./build/bundle/src/repo/spelling.js
var spelling = __webpack_require__(26782);
// EXTERNAL MODULE: ./build/bundle/src/parsers/node.js
var parsers_node = __webpack_require__(70536);
// EXTERNAL MODULE: ./build/bundle/src/policy/file/example.js
var file_example = __webpack_require__(79973);
;// CONCATENATED MODULE: ./build/bundle/src/policy/file/faults.js



function problemsOf(issue, root, source, schema) {
    return problemsIn({ root, source, schema }, issue);
}
function problemsIn(file, issue) {
    const path = issue.path.filter((part) => typeof part !== "symbol");
    const node = nodeAt(file.root, path);
    const location = { path, node, name: path.length === 0 ? `the ${file.schema.what}` : `\`${path.join(".")}\`` };
    if (issue.code === "unrecognized_keys")
        return unknownKeys(file, issue, location);
    const alternative = alternativeOf(issue);
    if (alternative)
        return alternative.flatMap((inner) => problemsIn(file, { ...inner, path: [...path, ...inner.path] }));
    const message = `${location.name}${boundFault(issue) ?? valueFault(file, issue, location)}`;
    return [{ message, at: { source: file.source, span: node.span } }];
}
const entryWords = new Map([
    ["rules", "rule or kind"],
    ["hosts", "host"],
]);
function unknownKeys({ source, schema }, { keys = [] }, { path, node, name }) {
    const [top] = path;
    const what = path.length === 1 ? (entryWords.get(top) ?? "key") : "key";
    const where = path.length === 0 ? `in a ${schema.what}` : `in ${name}`;
    return keys.map((key) => {
        const entry = node.kind === "table" ? (0,parsers_node/* entryOf */.Ms)(node, key) : undefined;
        const successor = schema.successorOf?.(path, key);
        return {
            message: successor === undefined
                ? `there is no ${what} \`${key}\` ${where}${foreign(key, path, schema) ?? (0,spelling/* suggestion */.h)(key, schema.keysAt(path))}`
                : `the ${what} \`${key}\` is now \`${successor}\``,
            at: { source, span: (entry?.key ?? node).span },
        };
    });
}
function foreign(key, path, { insteadOf }) {
    const words = insteadOf?.(path, key);
    return words === undefined ? undefined : `; ${words}`;
}
function alternativeOf({ code, errors }) {
    if (code !== "invalid_union")
        return undefined;
    return errors?.find((inner) => inner.every((issue) => issue.path.length > 0 || issue.code === "unrecognized_keys"));
}
function valueFault({ root, source, schema }, issue, { path, node }) {
    const alternatives = (issue.errors ?? []).flat();
    const values = issue.values ?? alternatives.flatMap((inner) => inner.values ?? []);
    const accepted = acceptedBy(issue, alternatives, values);
    if (hasOwnMessage(issue) || accepted.length === 0)
        return `: ${issue.message.charAt(0).toLowerCase()}${issue.message.slice(1)}`;
    const example = schema.exampleAt?.(path);
    if (!isThere(root, path))
        return ` is missing${wordsForMissing(path, accepted, example)}`;
    const written = node.kind === "scalar" ? node.text : undefined;
    if (written === undefined)
        return ` takes ${oneOf(accepted, values)}, not a ${node.kind === "list" ? "list" : "mapping"}${instead(example)}`;
    if (written === "" && source.text[node.span.start] === "*")
        return ": YAML takes a `*` at the start of a value for an alias; put the value in quotes";
    return wordsForValue(written, accepted, values, example);
}
function wordsForMissing(path, accepted, example) {
    const key = String(path.at(-1));
    const words = key === dayKey ? "a date such as 2027-03-31" : path.length > 1 ? requiredWords.get(key) : undefined;
    if (words !== undefined)
        return `; write ${words}`;
    if (example !== undefined)
        return `; write for example \`${key}: ${(0,file_example/* flowOf */.gB)(example)}\``;
    return accepted.length > listed ? "" : `; it is ${accepted.join(" or ")}`;
}
function wordsForValue(written, accepted, values, example) {
    if (values.includes(written))
        return ` is text, so it stands in quotes: "${written}"`;
    const similar = (0,spelling/* suggestion */.h)(written, values.map(String));
    if (values.length > listed)
        return ` knows no \`${written}\`${similar}`;
    const fix = similar === "" ? (asList(written, accepted, example) ?? instead(example)) : similar;
    return ` takes ${oneOf(accepted, values)}, not ${written === "" ? "nothing" : `\`${written}\``}${fix}`;
}
const noEntry = /^(?:none|no|nothing|null|false|off|empty)$/i;
function asList(written, accepted, example) {
    const isList = accepted.length === 1 && accepted[0] === typeNames["array"];
    if (!isList || (Array.isArray(example) && typeof example[0] === "object"))
        return undefined;
    if (noEntry.test(written))
        return "; write `[]`";
    const words = written.split(/[\s,]+/);
    return words.every((word) => /^[a-z][\w-]*$/i.test(word)) ? `; write \`[${words.join(", ")}]\`` : undefined;
}
function instead(example) {
    return typeof example === "object" ? `; write for example \`${(0,file_example/* flowOf */.gB)(example)}\`` : "";
}
const dayKey = "until";
const requiredWords = new Map([
    ["reason", "why it is needed, as in `reason: cuts releases`"],
    ["owner", 'a login or a team, as in `owner: "@acme/security"`'],
]);
const listed = 10;
function oneOf(accepted, values) {
    return `${values.length > 1 ? "one of " : ""}${accepted.join(values.length > 1 ? ", " : " or ")}`;
}
function acceptedBy(issue, alternatives, values) {
    if (values.length > 0)
        return values.map((value) => `\`${String(value)}\``);
    const types = [issue, ...alternatives].flatMap(({ expected }) => expected === undefined ? [] : [typeNames[expected] ?? expected]);
    return [...new Set(types)];
}
function hasOwnMessage({ code, message }) {
    return code === "custom" || (code === "invalid_value" && !message.startsWith("Invalid "));
}
function boundFault({ code, origin, minimum, maximum, message }) {
    if ((code !== "too_small" && code !== "too_big") || !message.startsWith("Too "))
        return undefined;
    const isMaximum = code === "too_big";
    const bound = String(isMaximum ? maximum : minimum);
    const limit = `${isMaximum ? "at most" : "at least"} ${bound}`;
    if (origin === "string")
        return ` has ${limit} ${bound === "1" ? "character" : "characters"}`;
    if (origin === "array")
        return ` has ${limit} ${bound === "1" && !isMaximum ? "entry" : "entries"}`;
    return ` is ${limit}`;
}
const typeNames = {
    string: "text",
    array: "a list",
    object: "a mapping",
    record: "a mapping",
    number: "a number",
    int: "a whole number",
};
function duplicateKeys(node, source) {
    if (node.kind === "scalar")
        return [];
    if (node.kind === "list")
        return node.items.flatMap((item) => duplicateKeys(item, source));
    const seen = new Set();
    return node.entries.flatMap(({ key, name, value }) => {
        const fault = name === undefined
            ? "this key is not a string; write it in quotes"
            : seen.has(name)
                ? `the key \`${name}\` is written twice; keep one`
                : undefined;
        seen.add(name);
        return [
            ...(fault === undefined ? [] : [{ message: fault, at: { source, span: key.span } }]),
            ...duplicateKeys(value, source),
        ];
    });
}
function nodeAt(root, path) {
    let node = root;
    for (const part of path) {
        const next = node.kind === "list"
            ? node.items[Number(part)]
            : node.kind === "table"
                ? (0,parsers_node/* entryOf */.Ms)(node, String(part))?.value
                : undefined;
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

;// CONCATENATED MODULE: ./build/bundle/src/policy/file/document.js




async function readDocument(source, { what, characters, empty, shape }) {
    const refuse = (problems) => ({ kind: "problems", problems });
    if (source.text.length > characters)
        return refuse([
            {
                message: `${what} has at most ${characters / 1024} KiB, this one ${Math.ceil(source.text.length / 1024)} KiB`,
                at: (0,repo_text/* startOf */.GH)(source),
            },
        ]);
    const { node, problems } = await (0,lenient.parseYaml)(source.text, 0);
    if (problems.length > 0)
        return refuse([syntaxProblem(problems, source)]);
    if (node.kind !== "table")
        return refuse([
            {
                message: node.kind === "scalar" && node.value === null ? empty : `${what} is a mapping of keys`,
                at: { source, span: node.span },
            },
        ]);
    const duplicates = duplicateKeys(node, source);
    if (duplicates.length > 0)
        return refuse(duplicates);
    const schema = await shape();
    const read = schema.schema.safeParse(plainValue(node));
    if (!read.success)
        return refuse(read.error.issues
            .flatMap((issue) => problemsOf(issue, node, source, schema))
            .sort((a, b) => a.at.span.start - b.at.span.start));
    return { value: read.data, at: (...path) => ({ source, span: nodeAt(node, path).span }) };
}
function plainValue(node) {
    if (node.kind === "list")
        return node.items.map(plainValue);
    if (node.kind === "table")
        return Object.fromEntries(node.entries.map(({ name, value }) => [name ?? "", plainValue(value)]));
    return typeof node.value === "bigint" ? Number(node.value) : node.value;
}


/***/ }),

/***/ 79973:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ez: () => (/* binding */ exampleAt),
/* harmony export */   gB: () => (/* binding */ flowOf)
/* harmony export */ });
/* unused harmony export examplePolicy */
const examplePolicy = {
    extends: ["preset:strict"],
    hosts: { claude: { dirs: ["team/agents"] } },
    ceiling: ["read", "network"],
    grants: [{ profiles: ["release-notes"], may: ["write"], reason: "writes the changelog", owner: "@acme/release" }],
    servers: { allow: [{ url: "https://mcp.acme.dev/**" }] },
    models: { allow: ["claude-*", "inherit"] },
    ignore: [{ paths: ["docs/**"], reason: "examples of the manual" }],
    rules: { "unique-name": "warning" },
    overrides: [{ paths: ["legacy/**"], ceiling: ["read"], rules: { "unique-name": "note" } }],
    waivers: [
        { rule: "require-description", paths: ["old/**"], reason: "goes soon", owner: "@acme/dx", until: "2027-03-31" },
    ],
    grantable: { paths: ["services/**"], may: ["write"] },
    waivable: { rules: ["require-description"], "max-days": 30 },
    rollout: {
        stage: "warn",
        rules: { "unique-name": { stage: "observe" } },
        waves: [{ repositories: ["acme/pay-*"], stage: "enforce" }],
    },
    approvals: { widening: { by: ["@acme/security"] }, policy: { by: ["codeowners"] } },
};
function exampleAt(path) {
    let value = examplePolicy;
    for (const part of path) {
        if (typeof value !== "object" || value === null)
            return undefined;
        const byKey = value;
        const [first] = Object.values(byKey);
        const isOpen = typeof part === "number" || byKey === examplePolicy.hosts || byKey === examplePolicy.rules;
        value = isOpen ? first : byKey[part];
    }
    return value;
}
function flowOf(value) {
    if (Array.isArray(value))
        return `[${value.map(flowOf).join(", ")}]`;
    if (typeof value === "object" && value !== null)
        return `{ ${Object.entries(value)
            .map(([key, inner]) => `${key}: ${flowOf(inner)}`)
            .join(", ")} }`;
    const text = String(value);
    return /^[\w./-][\w ./:-]*$/.test(text) && !/: |:$| #/.test(text) ? text : JSON.stringify(text);
}


/***/ }),

/***/ 19007:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   readPolicy: () => (/* binding */ readPolicy)
/* harmony export */ });
/* harmony import */ var _model_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(53861);
/* harmony import */ var _model_rule_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(78301);
/* harmony import */ var _policy_file_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(74644);
/* harmony import */ var _reference_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(73594);
/* harmony import */ var _vendored_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(93232);





const limits = { depth: 5, files: 50 };
const noLibrary = {
    file: async () => "files cannot be read here",
    remote: async () => "other repositories cannot be read here",
};
async function readPolicy(source, library = noLibrary, commit) {
    const read = await new PolicyReader(library).read({ source, ...(commit === undefined ? {} : { commit }) }, [
        source.path,
    ]);
    if ("kind" in read)
        return read;
    const policy = await inWave(withOnePreset(read), library);
    return policy.organisation ? readOrganisation(policy, policy.organisation, library) : policy;
}
async function inWave(policy, { repository }) {
    if (!repository || !policy.rollout || policy.rollout.waves.length === 0)
        return policy;
    const { forRepository } = await __webpack_require__.e(/* import() */ 8478).then(__webpack_require__.bind(__webpack_require__, 98478));
    return forRepository(policy, await repository());
}
function withOnePreset(read) {
    const preset = `preset:${read.preset}`;
    const [own] = read.sources.filter(({ ref }) => ref === preset);
    return {
        ...read,
        sources: [own ?? { ref: preset, text: preset }, ...read.sources.filter(({ ref }) => !ref.startsWith("preset:"))],
    };
}
async function readOrganisation(policy, named, library) {
    const { reference, at } = named;
    const found = await (library.organisation ?? fetchedBy(library))(reference);
    if (found === undefined)
        return policy;
    if ("message" in found)
        return { kind: "problems", problems: [{ ...found, at }] };
    const name = (0,_reference_js__WEBPACK_IMPORTED_MODULE_3__.referenceText)(reference);
    const outside = {
        remote: library.remote,
        file: async () => "a file of another repository cannot extend a file of this one",
    };
    const read = await new PolicyReader(outside).read({ ...found, source: { ...found.source, path: name } }, [name]);
    return "kind" in read
        ? { kind: "problems", problems: read.problems.map((problem) => withRelatedPlace(problem, "named here", at)) }
        : { ...policy, organisation: { ...named, policy: await inWave(withOnePreset(read), library) } };
}
function fetchedBy({ remote }) {
    return async (reference) => {
        const found = await remote(reference);
        return typeof found === "string" ? (0,_vendored_js__WEBPACK_IMPORTED_MODULE_2__/* .missingOrganisation */ .DZ)(reference, found) : found;
    };
}
class PolicyReader {
    #library;
    #known = new Map();
    constructor(library) {
        this.#library = library;
    }
    async read({ source, commit }, trail, extended = {}) {
        const file = await (0,_policy_file_js__WEBPACK_IMPORTED_MODULE_1__/* .readPolicyFile */ .B)(source);
        if ("kind" in file)
            return file;
        const { organisation } = file.own;
        if (organisation && (0,_model_js__WEBPACK_IMPORTED_MODULE_0__/* .isForeign */ .jq)(organisation.at))
            return {
                kind: "problems",
                problems: [
                    {
                        message: "`organisation` counts only in the policy of the repository that is checked; remove the key from this file",
                        at: organisation.at,
                    },
                ],
            };
        let policy = { ...(0,_model_js__WEBPACK_IMPORTED_MODULE_0__/* .presetPolicy */ .W)("recommended"), sources: [] };
        for (const stated of file.extends) {
            const next = await this.#extended(stated, source, trail);
            if ("kind" in next)
                return next;
            policy = mergePolicies(policy, next);
        }
        return mergePolicies(policy, {
            ...file.own,
            sources: [{ ref: source.path, text: source.text, ...(commit === undefined ? {} : { commit }), ...extended }],
        });
    }
    async #extended({ value, at }, from, trail) {
        const refuse = (message, kind) => ({
            kind: "problems",
            problems: [{ message, at, ...(kind ? { kind } : {}) }],
        });
        const named = (0,_reference_js__WEBPACK_IMPORTED_MODULE_3__.referenceOf)(value);
        if (typeof named === "string")
            return refuse(named);
        if (named.kind === "preset") {
            const preset = (0,_model_js__WEBPACK_IMPORTED_MODULE_0__/* .presetPolicy */ .W)(named.preset);
            return { ...preset, presetAt: at, sources: preset.sources.map((source) => ({ ...source, at })) };
        }
        const reference = relativeTo(named, from);
        const name = (0,_reference_js__WEBPACK_IMPORTED_MODULE_3__.referenceText)(reference);
        if (trail.includes(name))
            return refuse(`\`extends\` goes round in a circle: ${[...trail, name].join(" → ")}`);
        if (trail.length >= limits.depth)
            return refuse(`\`extends\` goes deeper than ${limits.depth} files: ${[...trail, name].join(" → ")}`);
        const key = JSON.stringify(reference);
        let policy = this.#known.get(key);
        if (!policy) {
            if (this.#known.size >= limits.files)
                return refuse(`a policy is made of at most ${limits.files} files`);
            const found = await (reference.kind === "file"
                ? this.#library.file(reference.path)
                : this.#library.remote(reference));
            if (typeof found === "string")
                return refuse(`\`${value}\` ${reference.kind === "file" ? "cannot be extended" : "could not be fetched"}: ${found}${_model_rule_js__WEBPACK_IMPORTED_MODULE_4__/* .presets */ .v4.some((preset) => preset === value) ? `; did you mean \`preset:${value}\`?` : ""}`, reference.kind === "file" ? undefined : "unfetched");
            policy = await this.read({ ...found, source: { ...found.source, path: name } }, [...trail, name], {
                at,
                ...(reference.kind === "remote" ? { isPinned: (0,_reference_js__WEBPACK_IMPORTED_MODULE_3__/* .isPinned */ .T4)(reference) } : {}),
            });
            this.#known.set(key, policy);
        }
        return "kind" in policy
            ? { kind: "problems", problems: policy.problems.map((problem) => withRelatedPlace(problem, "extended here", at)) }
            : policy;
    }
}
function relativeTo(reference, from) {
    const home = reference.kind === "file" ? (0,_reference_js__WEBPACK_IMPORTED_MODULE_3__.referenceOf)(from.path) : undefined;
    return reference.kind === "file" && home && typeof home !== "string" && home.kind === "remote"
        ? { ...home, path: reference.path, sha256: undefined }
        : reference;
}
function withRelatedPlace(problem, message, at) {
    return { ...problem, related: [...(problem.related ?? []), { message, at }] };
}
function mergePolicies(under, top) {
    const ids = [...new Set([...Object.keys(under.hosts), ...Object.keys(top.hosts)])];
    const isPreset = top.presetAt !== undefined;
    return {
        preset: isPreset ? top.preset : under.preset,
        presetAt: isPreset ? top.presetAt : under.presetAt,
        hosts: Object.fromEntries(ids.map((id) => [
            id,
            {
                dirs: [...(under.hosts[id]?.dirs ?? []), ...(top.hosts[id]?.dirs ?? [])],
                edition: laterStatement(under.hosts[id]?.edition, top.hosts[id]?.edition),
            },
        ])),
        ceiling: laterStatement(under.ceiling, top.ceiling),
        grants: union(under.grants, top.grants),
        servers: top.servers ?? under.servers,
        models: top.models ?? under.models,
        ignore: union(under.ignore, top.ignore),
        rules: mergeRules(under.rules, top.rules),
        overrides: [...under.overrides, ...top.overrides],
        waivers: union(under.waivers, top.waivers),
        grantable: top.grantable ?? under.grantable,
        waivable: top.waivable ?? under.waivable,
        baseline: laterStatement(under.baseline, top.baseline),
        rollout: top.rollout ?? under.rollout,
        approvals: {
            widening: top.approvals.widening ?? under.approvals.widening,
            policy: top.approvals.policy ?? under.approvals.policy,
        },
        organisation: top.organisation ?? under.organisation,
        sources: union(under.sources, top.sources),
    };
}
function union(under, top) {
    return [...new Set([...under, ...top])];
}
function mergeRules(under, top) {
    const keys = [...new Set([...Object.keys(under), ...Object.keys(top)])];
    return Object.fromEntries(keys.map((key) => {
        const [old, fresh] = [under[key], top[key]];
        const names = [...new Set([...Object.keys(old?.options ?? {}), ...Object.keys(fresh?.options ?? {})])];
        const options = names.flatMap((name) => {
            const option = laterStatement(old?.options[name], fresh?.options[name]);
            return option ? [[name, option]] : [];
        });
        return [key, { level: laterStatement(old?.level, fresh?.level), options: Object.fromEntries(options) }];
    }));
}
function laterStatement(old, fresh) {
    if (!old || !fresh)
        return fresh ?? old;
    return { ...fresh, over: [...(fresh.over ?? []), old, ...(old.over ?? [])] };
}


/***/ }),

/***/ 74644:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ readPolicyFile)
/* harmony export */ });
/* harmony import */ var _model_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(53861);
/* harmony import */ var _document_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(16188);
/* harmony import */ var _reference_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(73594);



const maxCharacters = 256 * 1024;
async function readPolicyFile(source) {
    const read = await (0,_document_js__WEBPACK_IMPORTED_MODULE_1__/* .readDocument */ .u)(source, {
        what: "a policy",
        characters: maxCharacters,
        empty: "the policy is empty; leave the file out to use preset:recommended",
        shape: async () => (await Promise.all(/* import() */[__webpack_require__.e(8816), __webpack_require__.e(5), __webpack_require__.e(4997), __webpack_require__.e(4484)]).then(__webpack_require__.bind(__webpack_require__, 34484))).policyShape,
    });
    return "kind" in read ? read : settingsOf(read.value, read.at);
}
function distinct(values) {
    return [...new Set(values)];
}
function settingsOf(file, at) {
    return {
        extends: extendedBy(file.extends, at),
        own: {
            ...(0,_model_js__WEBPACK_IMPORTED_MODULE_0__/* .presetPolicy */ .W)("recommended"),
            hosts: hostsOf(file.hosts, at),
            ceiling: file.ceiling && { value: distinct(file.ceiling), at: at("ceiling") },
            grants: (file.grants ?? []).map((grant, i) => ({
                ...selectorOf(grant),
                settings: grant.settings ?? [],
                skills: grant.skills ?? [],
                may: distinct(grant.may),
                reason: grant.reason,
                owner: grant.owner,
                until: grant.until,
                at: at("grants", i),
                ownerAt: at("grants", i, "owner"),
            })),
            servers: listOf(file.servers?.allow, (...path) => at("servers", "allow", ...path)),
            models: listOf(file.models?.allow, (...path) => at("models", "allow", ...path)),
            ignore: (file.ignore ?? []).map(({ paths, reason }, i) => ({ paths, reason, at: at("ignore", i) })),
            rules: rulesOf(file.rules, (...path) => at("rules", ...path)),
            overrides: (file.overrides ?? []).map((override, i) => ({
                ...selectorOf(override),
                ceiling: override.ceiling && { value: distinct(override.ceiling), at: at("overrides", i, "ceiling") },
                rules: rulesOf(override.rules, (...path) => at("overrides", i, "rules", ...path)),
                at: at("overrides", i),
            })),
            waivers: (file.waivers ?? []).map((waiver, i) => ({
                ...selectorOf(waiver),
                rule: waiver.rule,
                reason: waiver.reason,
                owner: waiver.owner,
                until: waiver.until,
                at: at("waivers", i),
                ownerAt: at("waivers", i, "owner"),
            })),
            grantable: file.grantable && {
                ...selectorOf(file.grantable),
                may: distinct(file.grantable.may),
                at: at("grantable"),
            },
            waivable: file.waivable && { rules: file.waivable.rules, maxDays: file.waivable["max-days"], at: at("waivable") },
            baseline: file.baseline && { value: file.baseline, at: at("baseline") },
            rollout: file.rollout && rolloutOf(file.rollout, at),
            approvals: {
                widening: approvalOf(file.approvals?.widening, () => at("approvals", "widening")),
                policy: approvalOf(file.approvals?.policy, () => at("approvals", "policy")),
            },
            organisation: organisationOf(file.organisation, () => at("organisation")),
            sources: [],
        },
    };
}
function organisationOf(text, at) {
    const reference = text === undefined ? undefined : (0,_reference_js__WEBPACK_IMPORTED_MODULE_2__/* .pinnedReferenceOf */ .rz)(text);
    return reference === undefined || typeof reference === "string"
        ? undefined
        : { reference, at: at(), policy: undefined };
}
function listOf(allow, at) {
    return allow && { allow: allow.map((value, i) => ({ value, at: at(i) })), at: at() };
}
function extendedBy(names, at) {
    return typeof names === "string"
        ? [{ value: names, at: at("extends") }]
        : (names ?? []).map((value, i) => ({ value, at: at("extends", i) }));
}
function hostsOf(hosts, at) {
    return Object.fromEntries(Object.entries(hosts ?? {}).map(([id, { dirs = [], edition } = {}]) => [
        id,
        {
            dirs: dirs.map((dir, i) => ({ value: directory(dir), at: at("hosts", id, "dirs", i) })),
            edition: edition === undefined ? undefined : { value: edition, at: at("hosts", id, "edition") },
        },
    ]));
}
function rolloutOf(rollout, at) {
    return {
        ...scheduleOf(rollout, (...path) => at("rollout", ...path)),
        rules: Object.fromEntries(Object.entries(rollout.rules ?? {}).map(([id, schedule = {}]) => [
            id,
            scheduleOf(schedule, (...path) => at("rollout", "rules", id, ...path)),
        ])),
        waves: (rollout.waves ?? []).map((wave, i) => ({
            ...scheduleOf(wave, (...path) => at("rollout", "waves", i, ...path)),
            repositories: wave.repositories,
            at: at("rollout", "waves", i),
        })),
        at: at("rollout"),
    };
}
function selectorOf({ profiles = [], paths = [], hosts = [], }) {
    return { profiles, paths, hosts };
}
function rulesOf(rules, at) {
    return Object.fromEntries(Object.entries(rules ?? {}).map(([key, value]) => [key, ruleSetting(value, (name) => at(key, ...name))]));
}
function scheduleOf({ stage, "warn-from": warn, "enforce-from": enforce, }, at) {
    return {
        stage: stage && { value: stage, at: at("stage") },
        warnFrom: warn === undefined ? undefined : { value: warn, at: at("warn-from") },
        enforceFrom: enforce === undefined ? undefined : { value: enforce, at: at("enforce-from") },
    };
}
function approvalOf(approval, at) {
    return approval && { by: approval.by, count: approval.count ?? 1, at: at() };
}
function ruleSetting(value, at) {
    if (typeof value === "string")
        return { level: { value: value, at: at([]) }, options: {} };
    const { severity, ...options } = value;
    return {
        level: severity === undefined ? undefined : { value: severity, at: at(["severity"]) },
        options: Object.fromEntries(Object.entries(options).map(([name, option]) => [
            name,
            { value: option, at: at([name]) },
        ])),
    };
}
function directory(path) {
    return path
        .split("/")
        .filter((part) => part !== "" && part !== ".")
        .join("/");
}


/***/ })

};
;