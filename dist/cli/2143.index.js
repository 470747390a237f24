"use strict";
exports.id = 2143;
exports.ids = [2143];
exports.modules = {

/***/ 22143:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runPolicyTestCommand: () => (/* binding */ runPolicyTestCommand)
});

// EXTERNAL MODULE: ./build/bundle/src/cli/run.js
var run = __webpack_require__(22197);
// EXTERNAL MODULE: ./build/bundle/src/platform/disk/bytes.js
var bytes = __webpack_require__(76988);
// EXTERNAL MODULE: ./build/bundle/src/platform/native-path.js
var native_path = __webpack_require__(9144);
// EXTERNAL MODULE: ./build/bundle/src/cli/policy.js + 3 modules
var cli_policy = __webpack_require__(3082);
// EXTERNAL MODULE: ./build/bundle/src/repo/path.js
var path = __webpack_require__(76311);
// EXTERNAL MODULE: ./build/bundle/src/policy/file/document.js + 2 modules
var file_document = __webpack_require__(16188);
;// CONCATENATED MODULE: ./build/bundle/src/policy/file/test-cases.js

const maxCharacters = 4 * 1024 * 1024;
async function readCases(source) {
    const read = await (0,file_document/* readDocument */.u)(source, {
        what: "a file of cases",
        characters: maxCharacters,
        empty: "there are no cases in it",
        shape: async () => (await Promise.all(/* import() */[__webpack_require__.e(8816), __webpack_require__.e(3143)]).then(__webpack_require__.bind(__webpack_require__, 33143))).casesShape,
    });
    if ("kind" in read)
        return read;
    const { value, at } = read;
    return {
        policy: value.policy === undefined ? undefined : { value: value.policy, at: at("policy") },
        cases: value.cases.map(({ name, files, host, expect }, i) => ({
            name,
            files: new Map(Object.entries(files)),
            host,
            expect: expect.map(({ rule, kind, severity, path, line }, j) => ({
                rule,
                kind,
                severity,
                path,
                line,
                at: at("cases", i, "expect", j),
            })),
            at: at("cases", i, "name"),
        })),
    };
}

// EXTERNAL MODULE: ./build/bundle/src/policy/find.js
var find = __webpack_require__(24733);
// EXTERNAL MODULE: ./build/bundle/src/sanitize/json.js
var json = __webpack_require__(34947);
// EXTERNAL MODULE: ./build/bundle/src/repo/text.js
var repo_text = __webpack_require__(64951);
// EXTERNAL MODULE: ./build/bundle/src/sanitize/colors.js
var colors = __webpack_require__(86605);
// EXTERNAL MODULE: ./build/bundle/src/sanitize/text.js
var sanitize_text = __webpack_require__(32426);
;// CONCATENATED MODULE: ./build/bundle/src/reports/policy-test/pretty.js



function policyTestPretty(files, { color, columns }) {
    const styles = (0,colors/* stylesFor */.K)(color);
    const blocks = files.map(({ path, trials }) => `${styles.bold((0,sanitize_text/* visible */.RK)(path))}\n${trials.map((trial) => block(trial, columns, styles)).join("")}\n`);
    const findings = files.flatMap(({ trials }) => trials);
    const failed = findings.filter((trial) => !holds(trial)).length;
    const paint = failed > 0 ? styles.red : styles.green;
    return `${blocks.join("")}${paint(`${findings.length} ${findings.length === 1 ? "case" : "cases"}: ${findings.length - failed} passed, ${failed} failed`)}\n`;
}
function holds({ missing, unexpected }) {
    return missing.length + unexpected.length === 0;
}
function block(trial, columns, { dim, red, green }) {
    const { test, missing, unexpected } = trial;
    if (holds(trial))
        return `  ${green("passed")}  ${(0,sanitize_text/* visible */.RK)(test.name)}\n`;
    const { line } = (0,repo_text/* positionAt */.t$)(test.at.source, test.at.span.start);
    const sentence = (mark, text) => (0,colors/* wrap */.L)((0,sanitize_text/* visible */.RK)(text), Math.max(30, columns - 12), sanitize_text/* widthOf */.qz)
        .map((part, i) => `          ${i === 0 ? mark : " "} ${part}\n`)
        .join("");
    const pairs = paired(missing, unexpected);
    const differing = pairs.map(([expected, finding]) => sentence(red("~"), `${nameOf(expected)}: ${differences(expected, finding).join(", ")} (${placeOf(finding)})`));
    const lacking = missing
        .filter((expected) => !pairs.some(([a]) => a === expected))
        .map((expected) => sentence(red("-"), `expected ${wordsOf(expected)}`));
    const more = unexpected
        .filter((finding) => !pairs.some(([, item]) => item === finding))
        .map((finding) => sentence(red("+"), `found ${finding.severity} ${nameOf(finding)} ${placeOf(finding)}: ${finding.message}`));
    return `  ${red("failed")}  ${(0,sanitize_text/* visible */.RK)(test.name)} ${dim(`(line ${line})`)}\n${[...differing, ...lacking, ...more].join("")}`;
}
function paired(missing, unexpected) {
    const left = [...unexpected];
    return missing.flatMap((expected) => {
        const near = left
            .filter(({ rule }) => rule === expected.rule)
            .sort((a, b) => differences(expected, a).length - differences(expected, b).length)[0];
        if (!near)
            return [];
        left.splice(left.indexOf(near), 1);
        return [[expected, near]];
    });
}
function differences({ kind, severity, path, line }, { kind: ownKind, severity: ownSeverity, at }) {
    const found = (0,repo_text/* positionAt */.t$)(at.source, at.span.start).line;
    const parts = [
        ["kind", kind, ownKind ?? "none"],
        ["severity", severity, ownSeverity],
        ["path", path, at.source.path],
        ["line", line, found],
    ];
    return parts.flatMap(([what, expected, is]) => expected === undefined || expected === is ? [] : [`${what} ${is} instead of ${expected}`]);
}
function nameOf({ rule, kind }) {
    return kind === undefined ? rule : `${rule}/${kind}`;
}
function wordsOf(expected) {
    const place = expected.path === undefined
        ? expected.line === undefined
            ? ""
            : ` on line ${expected.line}`
        : ` ${expected.path}${expected.line === undefined ? "" : `:${expected.line}`}`;
    return `${expected.severity === undefined ? "" : `${expected.severity} `}${nameOf(expected)}${place}, which was not found`;
}
function placeOf({ at }) {
    return `${at.source.path}:${(0,repo_text/* positionAt */.t$)(at.source, at.span.start).line}`;
}

;// CONCATENATED MODULE: ./build/bundle/src/reports/policy-test/json.js



function policyTestJson(files) {
    const findings = files.flatMap(({ trials }) => trials);
    const passed = findings.filter(holds).length;
    return (0,json/* writeJson */.G)({
        version: 1,
        summary: { cases: findings.length, passed, failed: findings.length - passed },
        files: files.map(({ path, trials }) => ({
            path,
            cases: trials.map((trial) => ({
                name: trial.test.name,
                line: (0,repo_text/* positionAt */.t$)(trial.test.at.source, trial.test.at.span.start).line,
                passed: holds(trial),
                missing: trial.missing.map(({ rule, kind, severity, path: where, line }) => ({
                    rule,
                    kind: kind ?? null,
                    severity: severity ?? null,
                    path: where ?? null,
                    line: line ?? null,
                })),
                unexpected: trial.unexpected.map(({ rule, kind, severity, message, at }) => ({
                    rule,
                    kind: kind ?? null,
                    severity,
                    path: at.source.path,
                    line: (0,repo_text/* positionAt */.t$)(at.source, at.span.start).line,
                    message,
                })),
            })),
        })),
    });
}

// EXTERNAL MODULE: ./build/bundle/src/cli/input.js + 4 modules
var cli_input = __webpack_require__(42162);
// EXTERNAL MODULE: ./build/bundle/src/repo/tree.js
var tree = __webpack_require__(72456);
// EXTERNAL MODULE: ./build/bundle/src/inspect/index.js + 12 modules
var inspect = __webpack_require__(67141);
// EXTERNAL MODULE: ./build/bundle/src/repo/repo-index.js + 1 modules
var repo_index = __webpack_require__(78251);
;// CONCATENATED MODULE: ./build/bundle/src/evaluate/policy-test.js



async function runPolicyTest(test, decisions) {
    const repo = await repo_index/* RepoIndex */.T.of({
        list: async () => [...test.files.keys()].map((path) => ({ path, kind: "file" })),
        read: async (path) => new TextEncoder().encode(test.files.get(path) ?? ""),
    });
    const { findings } = await (0,inspect/* inspect */.Nn)(repo, { decisions, ...(test.host === undefined ? {} : { hosts: [test.host] }) });
    const counted = findings.filter((finding) => decisions.waiver(finding) === undefined);
    const matches = matched(test.expect, counted);
    return {
        test,
        missing: test.expect.filter((_, i) => !matches.includes(i)),
        unexpected: counted.filter((_, i) => matches[i] === undefined),
    };
}
function matched(expected, findings) {
    const matches = findings.map(() => undefined);
    const match = (expectation, seen) => findings.some((finding, i) => {
        const candidate = expected[expectation];
        if (seen.has(i) || !candidate || !meets(finding, candidate))
            return false;
        seen.add(i);
        const holder = matches[i];
        if (holder !== undefined && !match(holder, seen))
            return false;
        matches[i] = expectation;
        return true;
    });
    for (const i of expected.keys())
        match(i, new Set());
    return matches;
}
function meets({ rule, kind, severity, at }, expected) {
    return (rule === expected.rule &&
        (expected.kind === undefined || expected.kind === kind) &&
        (expected.severity === undefined || expected.severity === severity) &&
        (expected.path === undefined || expected.path === at.source.path) &&
        (expected.line === undefined || expected.line === (0,repo_text/* positionAt */.t$)(at.source, at.span.start).line));
}

;// CONCATENATED MODULE: ./build/bundle/src/cli/commands/policy-test.js













async function runPolicyTestCommand(requested, environment) {
    const input = await (0,cli_input/* evaluationInput */.f)({ ...requested, base: undefined, staged: false, user: false, places: ["**/*"] }, environment);
    try {
        const today = requested.today ?? environment.today;
        const files = [];
        for (const file of requested.files) {
            const source = sourceOf(file, input, environment);
            const read = await readCases(source);
            if ("kind" in read)
                return (0,run/* refused */.J5)(read, environment);
            const decisions = await decisionsFor(read, source, input, today, requested.policy);
            if ("kind" in decisions)
                return (0,run/* refused */.J5)(decisions, environment);
            const trials = [];
            for (const test of read.cases)
                trials.push(await runPolicyTest(test, decisions));
            files.push({ path: source.path, trials });
        }
        const screen = environment.screen();
        const failed = files.some(({ trials }) => trials.some((trial) => !holds(trial)));
        return {
            code: failed ? 1 : 0,
            texts: requested.outputs.map(({ format, file }) => ({
                file,
                text: format === "json"
                    ? policyTestJson(files)
                    : policyTestPretty(files, file === undefined ? screen : { ...screen, color: false }),
            })),
            notes: input.notes,
        };
    }
    finally {
        await input.close();
    }
}
async function decisionsFor({ policy }, source, input, today, given) {
    const evaluated = { ...input, baseline: undefined };
    if (policy === undefined || given !== undefined) {
        const governing = await (0,cli_policy/* governingPolicy */.G)(evaluated, today);
        return "kind" in governing ? governing : governing.decisions;
    }
    const route = (0,path/* plain */.pj)((0,path/* join */.fj)((0,path/* directoryOf */.jt)(source.path), policy.value));
    if (route === undefined || route.startsWith("/") || !input.repo.entries.has(route))
        return {
            kind: "problems",
            problems: [
                { message: `there is no policy \`${policy.value}\` next to this file in the repository`, at: policy.at },
            ],
        };
    const governing = await (0,cli_policy/* governingPolicy */.G)({ ...evaluated, policy: await (0,find/* findPolicy */.i)(input.repo, route), upper: undefined }, today);
    return "kind" in governing
        ? {
            kind: "problems",
            problems: governing.problems.map((problem) => ({
                ...problem,
                related: [...(problem.related ?? []), { message: "named here", at: policy.at }],
            })),
        }
        : governing.decisions;
}
function sourceOf(file, { root }, { directory }) {
    const path = (0,native_path/* below */.G)(root, (0,native_path/* absolute */.y)(directory, file)) ?? file;
    try {
        const text = (0,repo_text/* decodeText */.g7)((0,bytes/* readFile */.TA)((0,native_path/* absolute */.y)(directory, file)));
        if (text === undefined)
            throw new tree/* UserError */.yo(`the file \`${file}\` is not UTF-8 text`);
        return { path, text };
    }
    catch (error) {
        throw error instanceof tree/* UnreadableFile */.ie
            ? new tree/* UserError */.yo(`the file \`${file}\` ${error.message.replace("is gone since it was listed", "does not exist")}`)
            : error;
    }
}


/***/ }),

/***/ 16188:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {


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
function unknownKeys({ source, schema }, { keys = [] }, { path, node, name }) {
    const [top] = path;
    const what = path.length !== 1 ? "key" : top === "rules" ? "rule or kind" : top === "hosts" ? "host" : "key";
    const where = path.length === 0 ? `in a ${schema.what}` : `in ${name}`;
    return keys.map((key) => {
        const entry = node.kind === "table" ? (0,parsers_node/* entryOf */.Ms)(node, key) : undefined;
        const successor = schema.successorOf?.(path, key);
        return {
            message: successor === undefined
                ? `there is no ${what} \`${key}\` ${where}${(0,spelling/* suggestion */.h)(key, schema.keysAt(path))}`
                : `the ${what} \`${key}\` is now \`${successor}\``,
            at: { source, span: (entry?.key ?? node).span },
        };
    });
}
function alternativeOf({ code, errors }) {
    if (code !== "invalid_union")
        return undefined;
    return errors?.find((inner) => inner.every((issue) => issue.path.length > 0 || issue.code === "unrecognized_keys"));
}
function valueFault({ root }, issue, { path, node }) {
    const alternatives = (issue.errors ?? []).flat();
    const values = issue.values ?? alternatives.flatMap((inner) => inner.values ?? []);
    const accepted = acceptedBy(issue, alternatives, values);
    if (hasOwnMessage(issue) || accepted.length === 0)
        return `: ${issue.message.charAt(0).toLowerCase()}${issue.message.slice(1)}`;
    if (!isThere(root, path))
        return ` is missing${accepted.length > listed ? "" : `; it is ${accepted.join(" or ")}`}`;
    const written = node.kind === "scalar" ? node.text : undefined;
    if (written === undefined)
        return ` takes ${accepted.join(", ")}, not a ${node.kind === "list" ? "list" : "mapping"}`;
    if (values.includes(written))
        return ` is text, so it stands in quotes: "${written}"`;
    const similar = (0,spelling/* suggestion */.h)(written, values.map(String));
    if (values.length > listed)
        return ` knows no \`${written}\`${similar}`;
    return ` takes ${accepted.join(", ")}, not ${written === "" ? "nothing" : `\`${written}\`${similar}`}`;
}
const listed = 10;
function acceptedBy(issue, alternatives, values) {
    if (values.length > 0)
        return values.map((value) => `\`${String(value)}\``);
    return [issue, ...alternatives].flatMap(({ expected }) => expected === undefined ? [] : [typeNames[expected] ?? expected]);
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
        const isFault = seen.has(name) || name === undefined;
        seen.add(name);
        return [
            ...(isFault
                ? [{ message: `the key \`${name ?? "?"}\` stands here twice or is no text`, at: { source, span: key.span } }]
                : []),
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
    const read = schema.schema.safeParse(plain(node));
    if (!read.success)
        return refuse(read.error.issues
            .flatMap((issue) => problemsOf(issue, node, source, schema))
            .sort((a, b) => a.at.span.start - b.at.span.start));
    return { value: read.data, at: (...path) => ({ source, span: nodeAt(node, path).span }) };
}
function plain(node) {
    if (node.kind === "list")
        return node.items.map(plain);
    if (node.kind === "table")
        return Object.fromEntries(node.entries.map(({ name, value }) => [name ?? "", plain(value)]));
    return typeof node.value === "bigint" ? Number(node.value) : node.value;
}


/***/ }),

/***/ 86605:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ stylesFor),
/* harmony export */   L: () => (/* binding */ wrap)
/* harmony export */ });
const codes = {
    bold: [1, 22],
    dim: [2, 22],
    red: [31, 39],
    yellow: [33, 39],
    cyan: [36, 39],
    green: [32, 39],
};
function stylesFor(color) {
    const paint = ([on, off]) => (text) => color && text !== "" ? `\u001b[${on}m${text}\u001b[${off}m` : text;
    return {
        bold: paint(codes.bold),
        dim: paint(codes.dim),
        red: paint(codes.red),
        yellow: paint(codes.yellow),
        cyan: paint(codes.cyan),
        green: paint(codes.green),
    };
}
function wrap(text, width, widthOf, taken = 0) {
    const lines = [];
    let line = "";
    for (const word of text.split(" ")) {
        if (line !== "" && widthOf(line) + 1 + widthOf(word) > width - (lines.length === 0 ? taken : 0)) {
            lines.push(line);
            line = word;
        }
        else
            line = line === "" ? word : `${line} ${word}`;
    }
    return [...lines, line];
}


/***/ }),

/***/ 34947:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ writeJson),
/* harmony export */   c: () => (/* binding */ writeJsonLine)
/* harmony export */ });
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(32426);

function writeJson(value) {
    return `${write(value, "")}\n`;
}
function writeJsonLine(value) {
    return `${compact(value)}\n`;
}
function compact(value) {
    if (typeof value === "bigint")
        return value.toString();
    if (Object.is(value, -0))
        return "-0";
    if (typeof value === "string")
        return quoted(value);
    if (value === null || typeof value !== "object")
        return JSON.stringify(value) ?? "null";
    if (Array.isArray(value))
        return `[${value.map((item) => compact(item)).join(",")}]`;
    const members = Object.entries(value).flatMap(([key, item]) => item === undefined ? [] : [`${quoted(key)}:${compact(item)}`]);
    return `{${members.join(",")}}`;
}
function write(value, margin) {
    if (typeof value === "bigint")
        return value.toString();
    if (Object.is(value, -0))
        return "-0";
    if (typeof value === "string")
        return quoted(value);
    if (value === null || typeof value !== "object")
        return JSON.stringify(value) ?? "null";
    const deeper = `${margin}  `;
    const array = Array.isArray(value);
    const parts = array
        ? value.map((item) => write(item, deeper))
        : Object.entries(value).flatMap(([key, item]) => item === undefined ? [] : [`${quoted(key)}: ${write(item, deeper)}`]);
    const [open, close] = array ? ["[", "]"] : ["{", "}"];
    return parts.length === 0 ? open + close : `${open}\n${deeper}${parts.join(`,\n${deeper}`)}\n${margin}${close}`;
}
function quoted(text) {
    const json = JSON.stringify(text);
    return /[^\x20-\x7e]|##\[/.test(json) ? (0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .inertJson */ .nl)(json) : json;
}


/***/ })

};
;