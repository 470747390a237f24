"use strict";
exports.id = 6814;
exports.ids = [6814,668];
exports.modules = {

/***/ 52210:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I5: () => (/* binding */ ownersAt),
/* harmony export */   ad: () => (/* binding */ ownersFileOf),
/* harmony export */   oX: () => (/* binding */ codeownersPaths),
/* harmony export */   qx: () => (/* binding */ ownersIn),
/* harmony export */   xX: () => (/* binding */ placeOfLine),
/* harmony export */   y1: () => (/* binding */ lineFor)
/* harmony export */ });
/* harmony import */ var _repo_git_wildmatch_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(50228);
/* harmony import */ var _repo_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(64951);


const codeownersPaths = [".github/CODEOWNERS", "CODEOWNERS", "docs/CODEOWNERS"];
function ownersIn(text) {
    const lines = ownerLines(text);
    return (path) => lines.findLast(({ matches }) => matches(path))?.owners ?? [];
}
function ownerLines(text) {
    return [...text.matchAll(/[^\n]+/g)].flatMap(({ 0: line, index }) => {
        const [pattern, ...owners] = wordsOf(line.replace(/^\ufeff/, ""));
        if (pattern === undefined || /^[#!]|\[/.test(pattern))
            return [];
        return [{ pattern, owners, start: index, end: index + line.trimEnd().length, matches: matcherOf(pattern) }];
    });
}
async function ownersFileOf(tree) {
    for (const path of codeownersPaths) {
        const content = await tree.read(path);
        if (content.kind === "text")
            return { source: content.source, lines: ownerLines(content.source.text) };
        if (content.kind !== "absent")
            return `\`${path}\` cannot be read`;
    }
    return { source: undefined, lines: [] };
}
async function ownersAt(tree) {
    const file = await ownersFileOf(tree);
    return typeof file === "string" ? file : (path) => lineFor(file, path)?.owners ?? [];
}
function lineFor({ lines }, path) {
    return lines.findLast(({ matches }) => matches(path));
}
function placeOfLine({ source }, line) {
    return source && (line ? { source, span: { start: line.start, end: line.end } } : (0,_repo_text_js__WEBPACK_IMPORTED_MODULE_1__/* .startOf */ .GH)(source));
}
function wordsOf(line) {
    const words = line.match(/(?:\\.|[^\s\\])+/g) ?? [];
    const comment = words.findIndex((word) => word.startsWith("#"));
    return comment < 0 ? words : words.slice(0, comment);
}
function matcherOf(pattern) {
    const isDirectory = pattern.endsWith("/");
    const body = pattern.replace(/^\//, "").replace(/\/$/, "");
    const isAnchored = pattern.replace(/\/$/, "").includes("/");
    const path = isAnchored ? body : `**/${body}`;
    const last = body.slice(body.lastIndexOf("/") + 1);
    const matchers = [...(isDirectory ? [] : [path]), ...(isDirectory || !last.includes("*") ? [`${path}/**`] : [])].map(_repo_git_wildmatch_js__WEBPACK_IMPORTED_MODULE_0__/* .wildmatch */ .c);
    return (file) => matchers.some((matches) => matches(file, false));
}


/***/ }),

/***/ 668:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _X: () => (/* binding */ policyFacts),
/* harmony export */   eK: () => (/* binding */ isPolicyFinding),
/* harmony export */   hM: () => (/* binding */ checkPolicy)
/* harmony export */ });
/* harmony import */ var _generated_catalogue_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(95149);
/* harmony import */ var _model_rule_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(78301);


function policyFacts(decisions, found = [], inspected) {
    const unused = inspected ? decisions.unused(inspected.profiles, inspected.findings) : [];
    const problems = [...decisions.problems, ...unused, ...found];
    return {
        ...decisions.entries,
        today: decisions.today,
        problems: (...topics) => problems.filter(({ topic }) => topics.includes(topic)),
    };
}
function checkPolicy(decisions, facts, hostOf = () => undefined, rules = _generated_catalogue_js__WEBPACK_IMPORTED_MODULE_0__/* .rules */ .a) {
    return Object.entries(rules).flatMap(([id, rule]) => {
        if (rule.subject !== "policy")
            return [];
        return [...rule.check(facts, { options: decisions.optionsOf(id) })].flatMap((report) => {
            const severity = decisions.levelOf(id, report.kind);
            const { item = null } = report;
            const { host = null, edition = null } = (item && hostOf(item)) ?? {};
            return severity === "off"
                ? []
                : [
                    {
                        certainty: "measured",
                        ...report,
                        rule: id,
                        class: (0,_model_rule_js__WEBPACK_IMPORTED_MODULE_1__/* .classOf */ .Kl)(rule, report.kind),
                        severity,
                        host,
                        edition,
                        layer: item?.layer ?? null,
                        item,
                    },
                ];
        });
    });
}
function isPolicyFinding({ rule }) {
    return Object.hasOwn(_generated_catalogue_js__WEBPACK_IMPORTED_MODULE_0__/* .rules */ .a, rule) && _generated_catalogue_js__WEBPACK_IMPORTED_MODULE_0__/* .rules */ .a[rule]?.subject === "policy";
}


/***/ }),

/***/ 55694:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Re: () => (/* binding */ isChecking),
  cE: () => (/* reexport */ usage/* isGate */.cE),
  MZ: () => (/* binding */ usesOf),
  hY: () => (/* binding */ weakenedGates)
});

// EXTERNAL MODULE: ./build/bundle/src/repo/text.js
var repo_text = __webpack_require__(64951);
// EXTERNAL MODULE: ./build/bundle/src/parsers/node.js
var parsers_node = __webpack_require__(70536);
// EXTERNAL MODULE: ./build/bundle/src/parsers/toml/index.js + 9 modules
var toml = __webpack_require__(63823);
// EXTERNAL MODULE: ./build/bundle/src/parsers/yaml/lenient.js
var lenient = __webpack_require__(97463);
;// CONCATENATED MODULE: ./build/bundle/src/policy/gate/arguments.js
const commandFlags = new Map([
    ...["root", "policy", "host", "edition", "format", "at", "base", "from", "fail-on", "gate", "today", "color"].map((name) => [name, true]),
    ...["all", "dry-run", "staged", "user", "offline", "quiet", "help", "version", "fix"].map((name) => [name, false]),
]);
function argumentsOf(words, expands, at) {
    const { flags, plain, open } = readArguments(words, expands);
    const [subcommand = "check", ...more] = plain;
    return [
        ["subcommand", { text: subcommand, at }],
        ...(more.length > 0 ? [["arguments", { text: more.join(" "), at }]] : []),
        ...(open.length > 0 ? [["expansion", { text: open.join(" "), at }]] : []),
        ...[...flags].map(([flag, values]) => [`--${flag}`, { text: values.join(", "), at }]),
    ];
}
function readArguments(words, expands) {
    const flags = new Map();
    const plain = [];
    const open = [];
    for (let i = 0; i < words.length; i++) {
        const word = words[i] ?? "";
        const [, name, inline] = /^--?([\w-]+)(?:=([^]*))?$/.exec(word) ?? [];
        if (expands[i] && inline === undefined)
            open.push(word);
        else if (name === undefined)
            plain.push(word);
        else {
            const flag = name === "h" ? "help" : name;
            const takesNext = inline === undefined && commandFlags.get(flag);
            flags.set(flag, [...(flags.get(flag) ?? []), takesNext ? (words[++i] ?? "") : (inline ?? "")]);
        }
    }
    return { flags, plain, open };
}

// EXTERNAL MODULE: ./build/bundle/src/policy/gate/usage.js
var usage = __webpack_require__(85809);
;// CONCATENATED MODULE: ./build/bundle/src/policy/gate/hooks.js






async function hooksIn(source) {
    const at = ({ span }) => ({ source, span });
    const node = await nodeOf(source);
    if (node.kind === "problem")
        return { source, uses: [], problem: at(node), placeWithout: () => (0,repo_text/* startOf */.GH)(source) };
    const key = node.kind === "table" ? (0,parsers_node/* entryOf */.Ms)(node, "repos")?.key : undefined;
    const uses = itemsOf((0,parsers_node/* valueOf */.RP)(node, "repos")).flatMap((repo) => itemsOf((0,parsers_node/* valueOf */.RP)(repo, "hooks")).flatMap((hook) => useOf(hook, repo, node, at)));
    return { source, uses, placeWithout: () => (key ? at(key) : (0,repo_text/* startOf */.GH)(source)) };
}
async function nodeOf(source) {
    if (source.path.endsWith(".toml"))
        return (0,toml/* parseToml */.MT)(source.text, 0, "0.9");
    const { node, problems } = await (0,lenient.parseYaml)(source.text, 0);
    return problems[0] ?? node;
}
function useOf(hook, repo, file, at) {
    const id = (0,parsers_node/* valueOf */.RP)(hook, "id");
    if (hook.kind !== "table" || !id || !/^agent-profile-check(?:-script)?$/.test((0,usage/* textOf */.b6)(id)))
        return [];
    const name = (0,usage/* textOf */.b6)(id);
    const args = (0,parsers_node/* valueOf */.RP)(hook, "args");
    const words = (0,usage/* wordsIn */.Hn)(args);
    const [url, rev] = [(0,parsers_node/* valueOf */.RP)(repo, "repo"), (0,parsers_node/* valueOf */.RP)(repo, "rev")];
    const stages = (0,parsers_node/* valueOf */.RP)(hook, "stages") ?? (0,parsers_node/* valueOf */.RP)(file, "default_stages");
    const skip = (0,parsers_node/* valueOf */.RP)((0,parsers_node/* valueOf */.RP)(file, "ci"), "skip");
    const properties = new Map([
        ...argumentsOf(words, words.map(() => false), at(args ?? id)),
        ...(0,usage/* propertiesOf */.P1)(hook, ["always_run", "entry", "language", "additional_dependencies", "pass_filenames"], "", at),
        ...(0,usage/* propertiesOf */.P1)(file, ["default_install_hook_types"], "", at),
        ...(0,usage/* unknownKeys */.vX)(hook, "hook", at),
        ...(0,usage/* unknownKeys */.vX)(repo, "repo", at),
        ...(0,usage/* unknownKeys */.vX)(file, "hooks file", at),
        ...(url ? [["version", { text: `${(0,usage/* textOf */.b6)(url)}@${rev ? (0,usage/* textOf */.b6)(rev) : ""}`, at: at(rev ?? url) }]] : []),
        ...(stages ? [["stages", { text: (0,usage/* textOf */.b6)(stages), at: at(stages) }]] : []),
        ...(skip ? [["ci skip", { text: (0,usage/* textOf */.b6)(skip), at: at(skip) }]] : []),
    ]);
    return [{ kind: "hook", name: `the hook \`${name}\``, home: name, at: at(id), properties }];
}
function itemsOf(node) {
    return node?.kind === "list" ? node.items : [];
}

;// CONCATENATED MODULE: ./build/bundle/src/policy/gate/names.js



async function namesakes(base, head, before, after) {
    const gates = before.filter(({ kind }) => kind !== "hook");
    if (gates.length === 0)
        return [];
    const texts = new Map(base.map(({ path, text }) => [path, text]));
    const changed = head.filter(({ path, text }) => isWorkflow(path) && texts.get(path) !== text);
    const [old, fresh] = await Promise.all([jobsIn(base.filter(({ path }) => isWorkflow(path))), jobsIn(changed)]);
    const isGate = (uses, { path, id }) => uses.some(({ home, at }) => home === id && at.source.path === path);
    const required = old.filter((job) => isGate(before, job));
    const isRequired = ({ path, id }) => required.some((job) => job.path === path && job.id === id);
    const others = new Set(old.filter((job) => !isGate(before, job)).map(({ path, name }) => `${path} ${name}`));
    return fresh.flatMap((job) => {
        if (isGate(after, job) || isRequired(job) || others.has(`${job.path} ${job.name}`))
            return [];
        const gate = required.find(({ name }) => mayBe(job.name, name));
        return gate
            ? [
                {
                    topic: "weakened-gate",
                    message: `the job \`${job.id}\` can have the name \`${gate.name}\` of the required check, so a ruleset may take either of them as passed; rename the new job`,
                    at: job.at,
                    related: [{ message: "at the base", at: gate.at }],
                },
            ]
            : [];
    });
}
function isWorkflow(path) {
    return path.startsWith(".github/workflows/");
}
async function jobsIn(sources) {
    const found = await Promise.all(sources.map(async (source) => {
        const { node, problems } = await (0,lenient.parseYaml)(source.text, 0);
        return problems.length > 0 ? [] : (0,usage/* tableEntries */.zH)((0,parsers_node/* valueOf */.RP)(node, "jobs")).map((job) => namedJob(source, job));
    }));
    return found.flat();
}
function namedJob(source, { name: id = "?", key, value }) {
    const written = (0,parsers_node/* valueOf */.RP)(value, "name");
    const name = written && (0,usage/* textOf */.b6)(written) !== "" ? (0,usage/* textOf */.b6)(written) : id;
    return { path: source.path, id, name, at: { source, span: (written ?? key).span } };
}
function mayBe(written, name) {
    const pattern = written
        .toLowerCase()
        .split(/\$\{\{.*?\}\}/)
        .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"))
        .join(".*");
    return new RegExp(`^${pattern}$`).test(name.toLowerCase());
}

;// CONCATENATED MODULE: ./build/bundle/src/policy/gate/settings.js
const compareSettings = [
    ...both("fail-on", worseFailOn),
    ...both("gate", worseGate),
    ...both("root", worseRoot),
    ...both("policy", worsePolicy),
    ["policy-fallback", worseFallback],
    [
        "policy-token",
        (head, base) => base &&
            `\`policy-token\` is ${quoted(head, "not set")}, so teams and the organisation's policy may be unreadable`,
    ],
    ["workflow", otherWorkflow],
    ["--host", worseHost],
    [
        "--base",
        (head, base) => `the command compares with ${quoted(head, "nothing")} (was ${quoted(base, "nothing")}), so other findings count as existing`,
    ],
    [
        "--at",
        (head, base) => `the command checks ${quoted(head, "the working tree")} (was ${quoted(base, "the working tree")})`,
    ],
    ["--staged", (head) => `the command checks ${head ? "the index" : "the working tree"} instead`],
    [
        "--today",
        (head) => head && `the command uses \`${head.text}\` as today's date, so expired waivers and grants may apply`,
    ],
    [
        "--edition",
        (head, base) => `${quoted(head, "the default edition")} is checked (was ${quoted(base, "the default edition")})`,
    ],
    ["--user", (head) => (head ? undefined : "the user's own layers are no longer checked")],
    ["--help", (head) => head && "the command only shows its help"],
    ["--version", (head) => head && "the command only shows its version"],
    ["--fix", (head) => head && "the command fixes files before it checks them, so it fails for fewer findings"],
    ["--from", (head) => head && `the command checks only what a session in \`${head.text}\` is offered`],
];
const harmlessSettings = {
    "--format": "changes how findings are shown, not whether they fail",
    "--color": "changes how findings are shown, not whether they fail",
    "--quiet": "hides notes on the terminal, not the exit code",
    "--all": "shows more findings",
    "--offline": "a policy that is neither local nor cached is an error, never a pass",
    comment: "decides whether the pull request gets a comment",
    json: "writes a file",
    sarif: "writes a file",
    token: "a token with fewer rights causes an error or a missing approval, never a pass",
};
function both(name, comparison) {
    return [
        [name, comparison],
        [`--${name}`, comparison],
    ];
}
function quoted(side, absent) {
    return side ? `\`${side.text}\`` : absent;
}
function changedValue(name, absent, head, base) {
    return `\`${name}\` is ${quoted(head, absent)} (was ${quoted(base, absent)})`;
}
const failOnValues = ["never", "error", "warning", "note"];
const classes = ["power", "integrity", "correctness", "hygiene"];
function worseFailOn(head, base) {
    const isWorse = classes.some((name) => {
        const [after, before] = [strictness(head, name), strictness(base, name)];
        return after < before || after < 0;
    });
    return isWorse ? changedValue("fail-on", "`error`", head, base) : undefined;
}
function strictness(side, name) {
    const parts = (side?.text ?? "error").split(/[\s,]+/).filter((part) => part !== "");
    if (parts.some((part) => !/^(?:\w+=)?(?:never|error|warning|note)$/.test(part)))
        return -1;
    const value = parts.findLast((part) => part.startsWith(`${name}=`)) ?? parts.findLast((part) => !part.includes("="));
    return failOnValues.indexOf((value ?? "error").replace(/^\w+=/, ""));
}
const gateValues = ["new", undefined, "all"];
function worseGate(head, base) {
    return gateValues.indexOf(head?.text) < gateValues.indexOf(base?.text)
        ? changedValue("gate", "not set", head, base)
        : undefined;
}
function worseRoot(head, base) {
    const [after, before] = [directoryIn(head), directoryIn(base)];
    const isCovering = after === before || after === "" || before.startsWith(`${after}/`);
    return isCovering ? undefined : `\`root\` limits the report to \`${after}\``;
}
function directoryIn(side) {
    return (side?.text ?? "").replace(/^(?:\.\/)+|^\.$/, "").replace(/\/+$/, "");
}
function worsePolicy(head, base) {
    return base === undefined && head?.text.includes("//") ? undefined : changedValue("policy", "not set", head, base);
}
function worseFallback(head, base) {
    if (!head)
        return undefined;
    if (head.text !== "preset:strict")
        return `\`policy-fallback\` is \`${head.text}\`${base ? ` (was \`${base.text}\`)` : ""}`;
    return base ? undefined : "with `policy-fallback`, a preset applies if the organisation's policy cannot be fetched";
}
function otherWorkflow(head, base) {
    const file = (side) => quoted(side, "the default file");
    return `a review re-runs the check in ${file(head)} (was ${file(base)})`;
}
function worseHost(head, base) {
    if (head === undefined)
        return undefined;
    const hosts = head.text.split(", ");
    const isCovering = base?.text.split(", ").every((host) => hosts.includes(host)) ?? false;
    return isCovering ? undefined : `only \`${head.text}\` is checked`;
}

;// CONCATENATED MODULE: ./build/bundle/src/policy/gate/properties.js

function worseFor(name, base, head, kind) {
    if (base?.text === head?.text || Object.hasOwn(harmlessSettings, name))
        return undefined;
    if (kind === "command" && name === "version" && (!base || !head))
        return undefined;
    if (kind !== "command" && commandOnly.test(name))
        return undefined;
    const comparison = comparisons.get(name) ?? families.find(([prefix]) => name.startsWith(prefix))?.[1];
    return (comparison ?? ownComparison)(head, base, name);
}
const commandOnly = /^(?:shell$|working-directory$|checkout)/;
const comparisons = new Map([
    ...compareSettings,
    ["version", worseVersion],
    ["program", (head, base) => `\`${textOf(head)}\` runs (was \`${textOf(base)}\`)`],
    ["subcommand", worseSubcommand],
    ["arguments", whereNew((text) => `the command gets the unknown argument \`${text}\``)],
    ["expansion", whereNew((text) => `\`${text}\` expands to arguments that are not visible here`)],
    [
        "script",
        whereNew((text) => `it runs in a script with branches, groups or functions, which this tool does not follow: \`${text}\``),
    ],
    ["mask", worseMask],
    ["git hook", (head, base) => `it runs in the hook ${properties_quoted(head, "nothing")} (was ${properties_quoted(base, "nothing")})`],
    ["if", worseCondition],
    ["job if", worseCondition],
    ["continue-on-error", toleratedFailure("a failed step")],
    ["job continue-on-error", toleratedFailure("a failed job")],
    ["job needs", worseNeeds],
    ["job runs-on", worseRunner],
    ["job container", whereNew((text) => `it runs in the container \`${text}\`, which can contain another program`)],
    ["job strategy", whereNew((text) => `its \`strategy\` may skip it: \`${text}\``)],
    [
        "job secrets",
        (head, base) => base && `the called workflow gets ${properties_quoted(head, "no secrets")} (was \`${base.text}\`)`,
    ],
    ["shell", worseShell],
    ["working-directory", whereNew((text) => `it runs in the directory \`${text}\``)],
    ["runs using", (head, base) => `the action runs using ${properties_quoted(head, "nothing")} (was ${properties_quoted(base, "nothing")})`],
    [
        "checkout",
        (head) => (head ? undefined : "no earlier step checks out this repository, so there is nothing to check"),
    ],
    ["always_run", (head) => unlessHarmless(head, /^true$/, () => "the hook runs only for some files")],
    ["entry", whereNew((text) => `the hook runs \`${text}\` instead`)],
    ["language", whereNew((text) => `the hook runs as \`${text}\` instead`)],
    ["additional_dependencies", whereNew((text) => `the hook installs \`${text}\`, which can replace its program`)],
    ["pass_filenames", (head) => unlessHarmless(head, /^false$/, () => "the hook gets file names as arguments")],
    ["stages", worseStages],
    ["default_install_hook_types", worseStages],
    [
        "ci skip",
        (head, base) => addedWords(head, base, (words) => `pre-commit.ci skips ${words}`, /^agent-profile-check/),
    ],
]);
const families = [
    ["unknown ", (head, base, name) => unknownKey(head ?? base, name.slice("unknown ".length))],
    [
        "env ",
        whereNew((_, name) => `the environment variable \`${name.slice(4)}\` can make it run another program or contact another server`),
    ],
    [
        "setting ",
        whereNew((text, name) => `\`${name.slice(8)}\` is \`${text}\`, which can keep it from running or hide its failure`),
    ],
    ["environment", whereNew((text) => `its environment comes from \`${text}\`, which can set any variable`)],
    ["runs first ", whereNew((text) => `\`${text}\` runs before it in the same script and can affect the check`)],
    ["earlier ", whereNew((text) => `\`${text}\` in an earlier step can change what this step runs or checks`)],
    [
        "checkout ",
        whereNew((text, name) => `actions/checkout has \`${name.slice(9)}: ${text}\`, so another tree is checked`),
    ],
    ["--", (_, __, name) => `unknown flag \`${name}\`, which can affect the check`],
];
function ownComparison(head, base) {
    return head === undefined ? base?.gone : head.worse?.(base);
}
function whereNew(sentence) {
    return (head, _, name) => head && sentence(head.text, name);
}
function unknownKey(side, name) {
    const [, level = "", key = ""] = /^(hooks file|\w+) ([^]*)$/.exec(name) ?? [];
    const value = side && side.text !== "" ? ` (\`${side.text}\`)` : "";
    return `unknown ${level} key \`${key}\`${value}, which can affect the check`;
}
function textOf(side) {
    return side?.text ?? "nothing";
}
function properties_quoted(side, absent) {
    return side ? `\`${side.text}\`` : absent;
}
function unlessHarmless(head, harmless, sentence) {
    return head && !harmless.test(head.text) ? sentence(head.text) : undefined;
}
function worseMask(head, base) {
    const known = base?.text.split("\n") ?? [];
    const added = (head?.text.split("\n") ?? []).filter((mask) => !known.includes(mask));
    return added.length > 0
        ? `${added.map((mask) => `\`${mask}\``).join(", ")} hides a failure of the command or keeps it from running`
        : undefined;
}
function worseSubcommand(head, base) {
    if (head === undefined || head.text === "check")
        return undefined;
    return `the command is \`${head.text}\`${base ? ` (was \`${base.text}\`)` : ""}, which never fails for findings`;
}
function worseShell(head) {
    return unlessHarmless(head, /^(?:bash|sh)$/, (text) => `it runs in \`${text}\`, which may continue after a failure`);
}
function worseRunner(head) {
    return unlessHarmless(head, /^(?:ubuntu|macos|windows)-[\w.-]+$/, (text) => `it runs on \`${text}\`, which is not a GitHub-hosted runner`);
}
function worseVersion(head, base) {
    const [[name, ref], [baseName, baseRef]] = [versionOf(head), versionOf(base)];
    const local = "a file of this repository";
    if (name !== baseName)
        return `${properties_quoted(head, local)} runs (was ${properties_quoted(base, local)})`;
    if (isPinned(ref))
        return `another commit runs: \`${ref}\` (was \`${baseRef || "the latest version"}\`); check that the commit is on a branch of the project itself, because commits of forks resolve under the same name`;
    if (isPinned(baseRef))
        return `\`${ref || "the latest version"}\` can move (was a commit); pin it to a commit`;
    return isUpgrade(baseRef, ref)
        ? undefined
        : `\`${ref || "the latest version"}\` runs (was \`${baseRef || "the latest version"}\`), which may be an older version`;
}
function versionOf(side) {
    const [name = "", ref = ""] = (side?.text ?? "").split("@");
    return [name.toLowerCase(), ref];
}
function isPinned(ref) {
    return /^[0-9a-f]{40,64}$/.test(ref);
}
function isUpgrade(before, after) {
    const [old, fresh] = [numbersOf(before), numbersOf(after)];
    if (!old || !fresh)
        return false;
    for (let i = 0; i < 3; i++) {
        const [a, b] = [old[i] ?? Number.POSITIVE_INFINITY, fresh[i] ?? Number.POSITIVE_INFINITY];
        if (a !== b)
            return b > a;
    }
    return true;
}
function numbersOf(ref) {
    if (ref === "" || ref === "latest")
        return [];
    return /^v?\d+(?:\.\d+){0,2}$/.test(ref) ? ref.replace("v", "").split(".").map(Number) : undefined;
}
const alwaysTrue = /^(?:\$\{\{)?\s*(?:always\(\)|!\s*cancelled\(\)|success\(\)|true)\s*(?:\}\})?$/;
function worseCondition(head) {
    return unlessHarmless(head, alwaysTrue, (text) => `it runs only if \`${text}\``);
}
function toleratedFailure(failure) {
    return (head) => unlessHarmless(head, /^false$/, () => `\`continue-on-error\` lets ${failure} pass`);
}
function worseNeeds(head, base) {
    return addedWords(head, base, (jobs) => `it is skipped if the job ${jobs} fails or is skipped, and a skipped job lets the pull request pass`);
}
function addedWords(head, base, sentence, only = /^/) {
    const known = wordsOf(base);
    const added = wordsOf(head).filter((word) => !known.includes(word) && only.test(word));
    return added.length > 0 ? sentence(added.map((word) => `\`${word}\``).join(", ")) : undefined;
}
function wordsOf(side) {
    return side?.text.split(", ") ?? [];
}
function worseStages(head) {
    return head === undefined || wordsOf(head).some((stage) => stage === "pre-commit" || stage === "commit")
        ? undefined
        : "the hook no longer runs before a commit";
}

// EXTERNAL MODULE: ./build/bundle/src/parsers/json.js
var json = __webpack_require__(5930);
// EXTERNAL MODULE: ./build/bundle/src/repo/path.js
var repo_path = __webpack_require__(76311);
;// CONCATENATED MODULE: ./build/bundle/src/policy/gate/shell.js
const constructs = new Set("if then else elif fi while until for do done case esac select function { } ! [[ coproc".split(" "));
function parseShell(script) {
    const text = script.replace(/\r\n/g, "\n").replace(/\\\n/g, " ");
    const commands = [];
    let construct;
    let pending = [];
    let before = "";
    for (const token of [...tokensOf(text), { kind: "joint", joint: "" }]) {
        if (token.kind === "construct")
            construct ??= token.text;
        else if (token.kind !== "joint")
            pending.push(token);
        else if (pending.length > 0) {
            const command = commandOf(pending, text, before, token.joint);
            if (command.isConstruct)
                construct ??= command.words[0];
            commands.push(command);
            before = token.joint;
            pending = [];
        }
        else if (token.joint !== ";" && token.joint !== "")
            construct ??= token.joint;
    }
    return { commands, construct };
}
function commandOf(tokens, text, before, after) {
    const words = tokens.flatMap((token) => (token.kind === "word" ? [token.word] : []));
    const spans = tokens.flatMap((token) => ("from" in token ? [token] : []));
    const [first] = words;
    return {
        words: words.map((word) => word.text),
        expands: words.map((word) => word.expands),
        files: tokens.flatMap((token) => (token.kind === "file" ? [token.name] : [])),
        text: text.slice(spans[0]?.from, spans.at(-1)?.to).replace(/\s+/g, " ").trim(),
        before,
        after,
        isConstruct: first !== undefined && !first.isQuoted && constructs.has(first.text),
    };
}
const joints = [
    ["&&", "&&"],
    ["||", "||"],
    ["|&", "|"],
    ["|", "|"],
    ["&", "&"],
    [";", ";"],
    ["\n", ";"],
];
function* tokensOf(text) {
    for (let at = 0; at < text.length;) {
        const rest = text.slice(at, at + 64);
        const joint = joints.find(([sign]) => rest.startsWith(sign));
        const redirect = /^(?:\d*|&)(?:>>|>\||<>|[<>])&?[ \t]*/.exec(rest)?.[0];
        if (/^[ \t]/.test(rest))
            at++;
        else if (rest.startsWith("#"))
            at = lineEnd(text, at);
        else if (/^(?:;;|<<|<\(|>\(|[()])/.test(rest)) {
            yield { kind: "construct", text: rest.startsWith("<<") ? "<<" : rest.slice(0, 1) };
            at++;
        }
        else if (redirect !== undefined) {
            const [word, to] = readWord(text, at + redirect.length);
            yield { kind: "file", name: word.text, from: at, to };
            at = to;
        }
        else if (joint) {
            yield { kind: "joint", joint: joint[1] };
            at += joint[0].length;
        }
        else {
            const [word, to] = readWord(text, at);
            yield { kind: "word", word, from: at, to };
            at = to;
        }
    }
}
function lineEnd(text, at) {
    const end = text.indexOf("\n", at);
    return end < 0 ? text.length : end;
}
function readWord(text, from) {
    let at = from;
    let value = "";
    let isQuoted = false;
    let expands = false;
    while (at < text.length) {
        const character = text[at] ?? "";
        if (/[\s;&|<>()]/.test(character))
            break;
        if (character === "'" || character === '"') {
            const close = closingQuote(text, at);
            const inner = text.slice(at + 1, close);
            isQuoted = true;
            expands ||= character === '"' && /[$`]/.test(inner);
            value += character === '"' ? inner.replace(/\\(["\\$`])/g, "$1") : inner;
            at = close + 1;
        }
        else if (character === "\\") {
            isQuoted = true;
            value += text[at + 1] ?? "";
            at += 2;
        }
        else if (character === "$" || character === "`") {
            const close = expansionEnd(text, at);
            expands = true;
            value += text.slice(at, close);
            at = close;
        }
        else {
            expands ||= /[*?~[{]/.test(character);
            value += character;
            at++;
        }
    }
    return [{ text: value, isQuoted, expands }, Math.max(at, from + 1)];
}
function closingQuote(text, at) {
    const quote = text[at];
    for (let i = at + 1; i < text.length; i++) {
        if (text[i] === "\\" && quote === '"')
            i++;
        else if (text[i] === quote)
            return i;
    }
    return text.length;
}
const brackets = { "(": ")", "{": "}" };
function expansionEnd(text, at) {
    if (text[at] === "`") {
        const close = text.indexOf("`", at + 1);
        return close < 0 ? text.length : close + 1;
    }
    const open = text[at + 1] ?? "";
    const close = brackets[open];
    if (close === undefined)
        return at + (/^\$[\w@*#?$!-]?\w*/.exec(text.slice(at, at + 200))?.[0].length ?? 1);
    let depth = 0;
    for (let i = at + 1; i < text.length; i++) {
        if (text[i] === open)
            depth++;
        else if (text[i] === close && --depth === 0)
            return i + 1;
    }
    return text.length;
}

;// CONCATENATED MODULE: ./build/bundle/src/policy/gate/command.js


const tool = "agent-profile-check";
function commandsIn(script, at) {
    if (!script.includes(tool))
        return [];
    const parsed = parseShell(script);
    const found = parsed.commands.flatMap((command, index) => {
        const started = startOfTool(command);
        return started ? [{ properties: propertiesOf(started, parsed, index, at) }] : [];
    });
    if (found.length > 0)
        return found;
    const [unknown] = parsed.commands.filter((command) => command.text.includes(tool) && !isWordsOnly(command));
    if (!unknown)
        return [];
    const text = script.replace(/\s+/g, " ").trim();
    return [{ properties: [["program", { text, at }]] }];
}
function isWordsOnly({ words }) {
    return /^(?:echo|printf|grep|cat|ls|rm|mkdir|test|\[|git|cd|true|false|:|#.*)$/.test(programOf(words)[0] ?? "");
}
const assignment = /^[A-Za-z_]\w*=/;
function programOf(words) {
    const at = words.findIndex((word) => !assignment.test(word));
    const [first, ...rest] = at < 0 ? [] : words.slice(at);
    if (first !== undefined && constructs.has(first))
        return programOf(rest);
    if (first === "command" || first === "exec" || first === "time" || first === "env")
        return programOf(rest);
    if (first === "timeout")
        return programOf(rest.slice(1));
    return first === undefined ? [] : [first, ...rest];
}
function startOfTool(command) {
    const words = programOf(command.words);
    const skipped = command.words.length - words.length;
    const [first = "", second = ""] = words;
    const runner = { npx: 1, bunx: 1, pnpx: 1 }[first] ??
        (/^(?:npm (?:exec|x)|pnpm (?:dlx|exec)|yarn (?:dlx|exec)|bun x)$/.test(`${first} ${second}`) ? 2 : undefined);
    const start = (program, version, at) => ({
        program,
        version,
        words: words.slice(at),
        expands: command.expands.slice(skipped + at),
        variables: command.words.slice(0, skipped).filter((word) => assignment.test(word)),
    });
    if (runner !== undefined)
        return startOfPackage(words, runner, start);
    const name = first.slice(first.lastIndexOf("/") + 1);
    if (name === tool || name === `${tool}.cmd`)
        return start(first, undefined, 1);
    const isScript = first === "node" && second.includes(tool) && /(?:\/index\.js|\.mjs|\.cjs|\/agent-profile-check)$/.test(second);
    return isScript ? start(`node ${second}`, undefined, 2) : undefined;
}
const runnerFlags = /^(?:-y|--yes|--no|--no-install|--prefer-offline|--offline|-q|--quiet|--silent|--)$/;
function startOfPackage(words, from, start) {
    let at = from;
    let named;
    for (; at < words.length; at++) {
        const word = words[at] ?? "";
        const [, inline] = /^--package=(.+)$/.exec(word) ?? [];
        if (inline !== undefined)
            named = inline;
        else if (word === "-p" || word === "--package")
            named = words[++at];
        else if (!runnerFlags.test(word))
            break;
    }
    const spec = words[at] ?? "";
    const version = versionIn(named ?? spec);
    if (version === undefined || (named !== undefined && spec !== tool))
        return undefined;
    const next = words[at + 1] === "--" ? at + 2 : at + 1;
    return start("package", version, next);
}
function versionIn(spec) {
    const [, name = "", version = ""] = /^(.*?)(?:(?:(?<!^)@|#)([^@#/]*))?$/.exec(spec) ?? [];
    return name
        .replace(/\.git$/, "")
        .split(/[/:]/)
        .at(-1) === tool
        ? `${name.replace("@", "")}@${version}`
        : undefined;
}
function propertiesOf({ program, version, words, expands, variables }, script, index, at) {
    const simple = (text) => ({ text, at });
    const masks = script.construct === undefined ? masksOf(script.commands, index) : [];
    const earlier = script.commands
        .slice(0, index)
        .filter((command) => !masks.includes(command.text) && !startOfTool(command) && !isHarmless(command));
    return [
        ["program", simple(program)],
        ...(version === undefined ? [] : [["version", simple(version)]]),
        ...argumentsOf(words, expands, at),
        ...variables.map((word) => [`env ${word.slice(0, word.indexOf("="))}`, simple(word.slice(word.indexOf("=") + 1))]),
        ...(masks.length > 0 ? [["mask", simple(masks.join("\n"))]] : []),
        ...(script.construct === undefined
            ? earlier.map(({ text }) => [`runs first ${text}`, simple(text)])
            : [["script", simple(textOfScript(script))]]),
    ];
}
function textOfScript({ commands }) {
    return commands
        .map(({ text, after }) => `${text} ${after}`)
        .join(" ")
        .trim();
}
function masksOf(commands, index) {
    const command = commands[index];
    if (!command)
        return [];
    const next = commands[index + 1]?.text ?? "";
    const isFailing = command.after === "||" && /^exit [1-9]/.test(next);
    const before = commands
        .slice(0, index)
        .filter(({ words }) => isSwitch(words) || /^(?:exit|return|exec)$/.test(words[0] ?? ""));
    const after = commands
        .slice(command.after === "||" ? index + 2 : index + 1)
        .filter(({ words }) => /^(?:exit|return|true|:)$/.test(words[0] ?? ""));
    return [
        ...(/^(?:\||&|\|\|)$/.test(command.after) && !isFailing ? [`${command.after} ${next}`.trim()] : []),
        ...(command.before === "||" ? [`${commands[index - 1]?.text ?? ""} ||`] : []),
        ...before.map(({ text }) => text),
        ...after.map(({ text }) => text),
        ...brokenList(commands, index),
    ];
}
function brokenList(commands, index) {
    const isListed = commands[index]?.before === "&&" || commands[index]?.after === "&&";
    const rest = commands[endOfList(commands, index) + 1];
    return isListed && rest ? [`&& … ${rest.text}`] : [];
}
function endOfList(commands, from) {
    let at = from;
    while (commands[at]?.after === "&&" || commands[at]?.after === "||")
        at++;
    return at;
}
function isSwitch(words) {
    return ((words[0] === "set" && words.some((word) => word.startsWith("+"))) || words[0] === "trap" || words[0] === "shopt");
}
const harmless = [
    /^(?:echo|printf|cat|ls|pwd|date|whoami|mkdir|true|:|test|\[|sleep)(?: |$)/,
    /^set -/,
    /^(?:npm (?:ci|install|i)|pnpm (?:install|i)|yarn(?: install)?|bun install)(?: --?[\w-]+)*$/,
    /^git (?:fetch|log|status|diff|show|rev-parse)(?: |$)/,
    /^(?:node|npm|pnpm|yarn|git) (?:--version|-v)$/,
    /^corepack enable$/,
];
function isHarmless({ text, words, files }) {
    const isGlobal = words.some((word) => /^(?:-g|--global|--prefix.*|--location.*)$/.test(word));
    return (!isGlobal &&
        files.every((file) => /^(?:\d|\/dev\/null)$/.test(file)) &&
        harmless.some((pattern) => pattern.test(text)));
}

;// CONCATENATED MODULE: ./build/bundle/src/policy/gate/scripts.js








async function commandUsesIn(source) {
    const { path, text } = source;
    if (usage/* commandFiles */.nt.husky.test(path)) {
        const hook = (0,repo_path/* nameOf */.Vb)(path);
        const start = text.indexOf("agent-profile-check");
        const at = start < 0 ? (0,repo_text/* startOf */.GH)(source) : { source, span: { start, end: start + "agent-profile-check".length } };
        return withoutProblem(source, commandsIn(text, at).map(({ properties }) => scripts_useOf(`the command of the hook \`${hook}\``, hook, at, [...properties, gitHook(hook, at)])));
    }
    const node = await scripts_nodeOf(source);
    if (node.kind === "problem")
        return { source, uses: [], problem: { source, span: node.span }, placeWithout: () => (0,repo_text/* startOf */.GH)(source) };
    return withoutProblem(source, usage/* commandFiles */.nt.lefthook.test(path) ? lefthookUses(node, source) : gitlabUses(node, source));
}
function withoutProblem(source, uses) {
    return { source, uses, placeWithout: () => (0,repo_text/* startOf */.GH)(source) };
}
async function scripts_nodeOf(source) {
    if (source.path.endsWith(".toml"))
        return (0,toml/* parseToml */.MT)(source.text, 0, "0.9");
    if (source.path.endsWith(".json"))
        return (0,json/* parseJson */.qF)(source.text);
    const { node, problems } = await (0,lenient.parseYaml)(source.text, 0);
    return problems[0] ?? node;
}
function scripts_useOf(name, home, at, properties) {
    return { kind: "command", name, home, at, properties: new Map(properties) };
}
function gitHook(name, at) {
    return ["git hook", { text: name, at }];
}
const harmlessOfLefthook = /^(?:name|run|jobs|commands|group|fail_text|priority|follow|parallel|stage_fixed)$/;
function lefthookUses(file, source) {
    const around = (0,usage/* tableEntries */.zH)(file).filter(({ name = "", value }) => value.kind !== "table" || name === "output");
    return (0,usage/* tableEntries */.zH)(file).flatMap(({ name: hook = "?", value }) => value.kind === "table" ? jobsOf(value, hook, [...keysOf(value, source), ...skipsIn(around, source)], source) : []);
}
function skipsIn(entries, source) {
    return entries.flatMap(({ name = "", key, value }) => /skip|only|exclude|no_tty|rc$/.test(name) ? [keyProperty(name, value, { source, span: key.span })] : []);
}
function jobsOf(table, hook, around, source) {
    const jobs = (0,parsers_node/* entryOf */.Ms)(table, "jobs")?.value;
    const commands = (0,parsers_node/* entryOf */.Ms)(table, "commands")?.value;
    const items = [...(jobs?.kind === "list" ? jobs.items : []), ...(0,usage/* tableEntries */.zH)(commands).map(({ value }) => value)];
    return items.flatMap((job) => {
        if (job.kind !== "table")
            return [];
        const inherited = [...around, ...keysOf(job, source)];
        const group = (0,parsers_node/* entryOf */.Ms)(job, "group")?.value;
        const nested = group?.kind === "table" ? jobsOf(group, hook, [...inherited, ...keysOf(group, source)], source) : [];
        const run = (0,parsers_node/* entryOf */.Ms)(job, "run")?.value;
        if (run?.kind !== "scalar")
            return nested;
        const at = { source, span: run.span };
        return [
            ...nested,
            ...commandsIn(run.text, at).map(({ properties }) => scripts_useOf(`the command of the hook \`${hook}\``, hook, at, [...inherited, ...properties, gitHook(hook, at)])),
        ];
    });
}
function keysOf(table, source) {
    return table.entries.flatMap(({ name = "?", key, value }) => harmlessOfLefthook.test(name) ? [] : [keyProperty(name, value, { source, span: key.span })]);
}
const decidingOfGitlab = /^(?:rules|only|except|when|allow_failure|extends|inherit|before_script|variables|image|hooks|run|trigger|parallel|start_in|dependencies)$/;
function gitlabUses(file, source) {
    const place = ({ span }) => ({ source, span });
    const around = (0,usage/* tableEntries */.zH)(file).flatMap(({ name = "", key, value }) => /^(?:default|workflow|include|before_script|variables|image)$/.test(name)
        ? [keyProperty(name, value, place(key))]
        : []);
    return (0,usage/* tableEntries */.zH)(file).flatMap(({ name: job = "?", value }) => {
        const script = value.kind === "table" ? (0,parsers_node/* entryOf */.Ms)(value, "script")?.value : undefined;
        if (!script)
            return [];
        const lines = script.kind === "list" ? script.items.map(usage/* textOf */.b6) : [script.kind === "scalar" ? script.text : ""];
        const own = (0,usage/* tableEntries */.zH)(value).flatMap(({ name = "", key, value: setting }) => decidingOfGitlab.test(name) ? [keyProperty(name, setting, place(key))] : []);
        return commandsIn(lines.join("\n"), place(script)).map(({ properties }) => scripts_useOf(`the script of job \`${job}\``, job, place(script), [...around, ...own, ...properties]));
    });
}
function keyProperty(name, value, at) {
    return [`setting ${name}`, { text: (0,usage/* textOf */.b6)(value), at }];
}

;// CONCATENATED MODULE: ./build/bundle/src/policy/gate/before.js



function earlierProperties(steps, isCommand, at) {
    const scripts = steps.flatMap((step) => {
        const run = (0,parsers_node/* valueOf */.RP)(step, "run");
        return run ? [run] : [];
    });
    const commands = scripts.flatMap((run) => (run.kind === "scalar" ? parseShell(run.text).commands : []).flatMap((command) => steersRunner(command) || (isCommand && changesTools(command))
        ? [[`earlier ${command.text}`, { text: command.text, at: at(run) }]]
        : []));
    return [...commands, ...(isCommand ? checkoutOf(steps, at) : [])];
}
function steersRunner({ words, files }) {
    return [...words, ...files].some((word) => /GITHUB_(?:ENV|PATH)|BASH_ENV/.test(word));
}
const programs = /(?:^|\/)(?:npx|npm|node|git|pnpm|pnpx|yarn|bunx?|bash|sh|agent-profile-check[\w.-]*)(?:\.\w+)?$/;
const writers = /^(?:cp|mv|ln|install|chmod|tee|curl|wget|rm|sed|dd|rsync|truncate|touch|alias)$/;
function changesTools({ words, files }) {
    const [first = "", second = "", ...rest] = words;
    if (files.some((file) => programs.test(file)))
        return true;
    if (writers.test(first))
        return words.slice(1).some((word) => programs.test(word.replace(/=.*/, "")));
    if (first === "git")
        return /^(?:checkout|switch|reset|restore|replace|update-ref|symbolic-ref|rm|stash|clean|merge|rebase|cherry-pick|revert|am|apply|pull|update-index)$/.test(second);
    if (/^(?:npm|pnpm|yarn)$/.test(first))
        return (/^(?:link|config|set|global)$/.test(second) || rest.some((word) => /^(?:-g|--global|--location.*)$/.test(word)));
    return false;
}
const checkoutInputs = ["ref", "repository", "sparse-checkout", "sparse-checkout-cone-mode", "github-server-url"];
function checkoutOf(steps, at) {
    const checkout = steps.findLast((step) => {
        const uses = (0,parsers_node/* valueOf */.RP)(step, "uses");
        const path = (0,parsers_node/* valueOf */.RP)((0,parsers_node/* valueOf */.RP)(step, "with"), "path");
        return uses && /^actions\/checkout@/i.test((0,usage/* textOf */.b6)(uses)) && (!path || /^(?:\.\/?)?$/.test((0,usage/* textOf */.b6)(path)));
    });
    const uses = (0,parsers_node/* valueOf */.RP)(checkout, "uses");
    return uses
        ? [
            ["checkout", { text: "actions/checkout", at: at(uses) }],
            ...(0,usage/* propertiesOf */.P1)((0,parsers_node/* valueOf */.RP)(checkout, "with"), checkoutInputs, "checkout ", at),
        ]
        : [];
}

// EXTERNAL MODULE: ./build/bundle/src/policy/gate/keys.js
var keys = __webpack_require__(50412);
;// CONCATENATED MODULE: ./build/bundle/src/policy/gate/triggers.js


const gatingEvents = ["pull_request", "pull_request_target", "pull_request_review", "merge_group", "push", "schedule"];
const filters = ["paths", "paths-ignore", "branches", "branches-ignore", "tags", "tags-ignore", "types"];
const impliedTypes = ["opened", "synchronize", "reopened"];
function triggersOf(node, at) {
    const on = node.kind === "table" ? ((0,parsers_node/* entryOf */.Ms)(node, "on") ?? (0,parsers_node/* entryOf */.Ms)(node, "true")) : undefined;
    if (!on)
        return new Map();
    return new Map([
        ...(0,usage/* wordsIn */.Hn)(on.value).flatMap((event) => triggerOf(event, on.value, at)),
        ["on", { text: "", at: at(on.key) }],
    ]);
}
function triggerOf(event, on, at) {
    const entry = on.kind === "table" ? (0,parsers_node/* entryOf */.Ms)(on, event) : undefined;
    const isGating = gatingEvents.includes(event);
    const gone = isGating ? { gone: `the workflow no longer starts on \`${event}\`` } : {};
    return [
        [`on ${event}`, { text: "", at: at(entry?.key ?? on), ...gone }],
        ...(0,usage/* tableEntries */.zH)(entry?.value).flatMap((filter) => {
            const { name = "" } = filter;
            if (filters.includes(name))
                return [[`on ${event} ${name}`, filterProperty(event, name, filter, at)]];
            return isGating
                ? [[`unknown event ${name}`, { text: (0,usage/* wordsIn */.Hn)(filter.value).join(", "), at: at(filter.key) }]]
                : [];
        }),
    ];
}
function filterProperty(event, name, { key, value }, at) {
    const words = (0,usage/* wordsIn */.Hn)(value);
    const implied = name === "types" && /^pull_request(?:_target)?$/.test(event) ? impliedTypes : undefined;
    return {
        text: words.join(", "),
        at: at(key),
        worse(base) {
            const before = base ? base.text.split(", ") : implied;
            return before && coversFilter(words, before, name.endsWith("-ignore"))
                ? undefined
                : `on \`${event}\`, \`${name}\` keeps the workflow from starting for some changes`;
        },
    };
}
function coversFilter(words, before, isIgnoring) {
    if (words.some((word) => word.startsWith("!")))
        return words.join("\n") === before.join("\n");
    const included = before.filter((word) => !word.startsWith("!"));
    const [narrow, wide] = isIgnoring ? [words, before] : [included, words];
    return narrow.every((word) => wide.includes(word));
}

;// CONCATENATED MODULE: ./build/bundle/src/policy/gate/workflow.js









async function stepsIn(source, targets) {
    const { node, problems } = await (0,lenient.parseYaml)(source.text, 0);
    const at = ({ span }) => ({ source, span });
    const [problem] = problems;
    if (problem)
        return { source, uses: [], problem: at(problem), placeWithout: () => (0,repo_text/* startOf */.GH)(source) };
    const jobs = (0,parsers_node/* valueOf */.RP)(node, "jobs");
    const runs = (0,parsers_node/* valueOf */.RP)(node, "runs");
    const around = new Map([
        ...triggersOf(node, at),
        ...environmentOf(node, at, keys/* steeringVariables */.Jt),
        ...defaultsOf(node, at),
        ...(0,usage/* unknownKeys */.vX)(node, jobs ? "workflow" : "action", at),
    ]);
    const uses = [
        ...(0,usage/* tableEntries */.zH)(jobs).flatMap(({ name = "?", value }) => {
            const inJob = new Map([...around, ...jobProperties(value, at)]);
            return [
                ...callOf(value, name, inJob, targets, at),
                ...stepsOf(value, name, { properties: inJob, tables: [node, value] }, targets, at),
            ];
        }),
        ...stepsOf(runs, "", { properties: new Map([...around, ...(0,usage/* propertiesOf */.P1)(runs, ["using"], "runs ", at)]), tables: [] }, targets, at),
    ];
    const placeWithout = ({ home }) => {
        const job = jobs?.kind === "table" ? (0,parsers_node/* entryOf */.Ms)(jobs, home) : undefined;
        const steps = job?.value.kind === "table" ? (0,parsers_node/* entryOf */.Ms)(job.value, "steps") : undefined;
        const key = steps?.key ?? job?.key ?? (node.kind === "table" ? (0,parsers_node/* entryOf */.Ms)(node, "jobs")?.key : undefined);
        return key ? at(key) : (0,repo_text/* startOf */.GH)(source);
    };
    return { source, uses, placeWithout };
}
function jobProperties(job, at) {
    return [
        ...(0,usage/* propertiesOf */.P1)(job, ["if", "continue-on-error", "needs", "container", "strategy", "runs-on", "secrets"], "job ", at),
        ...environmentOf(job, at, keys/* steeringVariables */.Jt),
        ...defaultsOf(job, at),
        ...(0,usage/* unknownKeys */.vX)(job, "job", at),
    ];
}
function shellOfRunner(around) {
    const runner = around.get("job runs-on");
    return !around.has("shell") && runner && /windows/i.test(runner.text)
        ? [["shell", { text: "pwsh", at: runner.at }]]
        : [];
}
function defaultsOf(table, at) {
    const defaults = (0,parsers_node/* valueOf */.RP)(table, "defaults");
    const run = (0,parsers_node/* valueOf */.RP)(defaults, "run");
    const unknown = [
        ...(0,usage/* tableEntries */.zH)(defaults).filter(({ name }) => name !== "run"),
        ...(0,usage/* tableEntries */.zH)(run).filter(({ name = "" }) => !["shell", "working-directory"].includes(name)),
    ];
    return [
        ...(0,usage/* propertiesOf */.P1)(run, ["shell", "working-directory"], "", at),
        ...unknown.map(({ name = "?", key, value }) => [`unknown defaults ${name}`, { text: (0,usage/* textOf */.b6)(value), at: at(key) }]),
    ];
}
const actionInputs = ["fail-on", "gate", "root", "policy", "policy-fallback", "policy-token", "workflow"];
function inputsOf(table, at) {
    const inputs = (0,parsers_node/* valueOf */.RP)(table, "with");
    const isKnown = (name) => actionInputs.includes(name) || Object.hasOwn(harmlessSettings, name);
    return [
        ...(0,usage/* propertiesOf */.P1)(inputs, actionInputs, "", at),
        ...(0,usage/* tableEntries */.zH)(inputs).flatMap(({ name = "?", key, value }) => isKnown(name.toLowerCase()) ? [] : [[`unknown input ${name}`, { text: (0,usage/* textOf */.b6)(value), at: at(key) }]]),
    ];
}
function callOf(job, home, around, targets, at) {
    const uses = (0,parsers_node/* valueOf */.RP)(job, "uses");
    const target = uses ? (0,usage/* textOf */.b6)(uses) : "";
    if (!uses || !(targets.has(target) || (!target.startsWith("./") && /agent-profile/i.test(target))))
        return [];
    const version = target.startsWith("./")
        ? []
        : [["version", { text: target, at: at(uses) }]];
    const properties = new Map([...around, ...inputsOf(job, at), ...version]);
    return [{ kind: "step", name: `the job \`${home}\``, home, at: at(uses), properties }];
}
function stepsOf(job, home, around, targets, at) {
    const steps = (0,parsers_node/* valueOf */.RP)(job, "steps");
    const items = steps?.kind === "list" ? steps.items : [];
    const name = home === "" ? "the step" : `the step of job \`${home}\``;
    return items.flatMap((step, index) => {
        if (step.kind !== "table")
            return [];
        const action = actionIn(step, targets, at);
        const uses = action ? [action] : commandsOf(step, at);
        return uses.map(({ kind, at: place, properties: used }) => {
            const own = [
                ...(0,usage/* propertiesOf */.P1)(step, ["if", "continue-on-error", "shell", "working-directory"], "", at),
                ...environmentOf(step, at, /^/),
                ...(0,usage/* unknownKeys */.vX)(step, "step", at),
                ...earlierProperties(items.slice(0, index), kind === "command", at),
            ];
            const named = around.tables.flatMap((table) => environmentOf(table, at, namedIn((0,usage/* textOf */.b6)(step))));
            const properties = new Map([...named, ...around.properties, ...own, ...used]);
            return { kind, name, home, at: place, properties: new Map([...properties, ...shellOfRunner(properties)]) };
        });
    });
}
function actionIn(step, targets, at) {
    const uses = (0,parsers_node/* entryOf */.Ms)(step, "uses")?.value;
    if (!uses)
        return undefined;
    if (targets.has((0,usage/* textOf */.b6)(uses).replace(/\/+$/, "")))
        return { kind: "step", at: at(uses), properties: inputsOf(step, at) };
    const [, action, ref = ""] = /^([^@]*\/agent-profile-check(?:\/[^@]*)?)(?:@(.+))?$/i.exec((0,usage/* textOf */.b6)(uses).split(" ")[0] ?? "") ?? [];
    if (action === undefined || /\/comment$/i.test(action))
        return undefined;
    const version = ["version", { text: `${action}@${ref}`, at: at(uses) }];
    return { kind: "step", at: at(uses), properties: [...inputsOf(step, at), version] };
}
function commandsOf(step, at) {
    const run = (0,parsers_node/* entryOf */.Ms)(step, "run")?.value;
    if (run?.kind !== "scalar")
        return [];
    return commandsIn(run.text, at(run)).map(({ properties }) => ({ kind: "command", at: at(run), properties }));
}
function environmentOf(table, at, reported) {
    const env = (0,parsers_node/* valueOf */.RP)(table, "env");
    if (env?.kind === "scalar" && (0,usage/* textOf */.b6)(env) !== "")
        return [["environment", { text: (0,usage/* textOf */.b6)(env), at: at(env) }]];
    return (0,usage/* tableEntries */.zH)(env).flatMap(({ name = "", value }) => !reported.test(name) || keys/* harmlessVariables */.lp.test(name) || isToken(name, (0,usage/* textOf */.b6)(value))
        ? []
        : [[`env ${name}`, { text: (0,usage/* textOf */.b6)(value), at: at(value) }]]);
}
function namedIn(text) {
    const names = [...text.matchAll(/[$.{%]\{?(\w+)/g)].map(([, name = ""]) => name);
    return new RegExp(`^(?:${names.join("|")})$`);
}
function isToken(name, text) {
    return /^(?:GITHUB_TOKEN|GH_TOKEN)$/.test(name) && /^\$\{\{\s*(?:github\.token|secrets\.\w+)\s*\}\}$/.test(text);
}

;// CONCATENATED MODULE: ./build/bundle/src/policy/gate/index.js








async function weakenedGates(base, head) {
    const before = await usesOf(base, new Set());
    if (before.every(({ uses }) => uses.length === 0))
        return [];
    const after = await usesOf(head, new Set(before.map(({ source }) => source.path)));
    const old = before.flatMap(({ uses }) => uses).filter(isChecking);
    const fresh = after.flatMap(({ uses }) => uses);
    const pairs = pairUses(old, fresh);
    const problems = old.flatMap((use) => {
        const current = pairs.get(use);
        return current ? compareUses(use, current) : [removedUse(use, after)];
    });
    return withoutRepeats([...problems, ...(await namesakes(base, head, old, fresh))]);
}
function isChecking({ kind, properties }) {
    return kind !== "command" || (properties.get("subcommand")?.text ?? "check") === "check";
}
function pairUses(old, fresh) {
    const unpaired = new Set(fresh);
    const pairs = new Map();
    for (const isLike of likenesses) {
        for (const use of old) {
            const match = pairs.has(use) ? undefined : [...unpaired].find((candidate) => isLike(use, candidate));
            if (!match)
                continue;
            pairs.set(use, match);
            unpaired.delete(match);
        }
    }
    return pairs;
}
const likenesses = [
    (a, b) => isSameFile(a, b) && a.home === b.home && hasSameProperties(a, b),
    (a, b) => isSameFile(a, b) && a.home === b.home && compareUses(a, b).length === 0,
    (a, b) => isSameFile(a, b) && compareUses(a, b).length === 0,
    (a, b) => isSameFile(a, b) && a.home === b.home && isChecking(b),
    (a, b) => isSameFile(a, b) && a.home === b.home,
    isSameFile,
    (a, b) => a.kind === b.kind && compareUses(a, b).length === 0,
    (a, b) => a.kind === b.kind,
];
function hasSameProperties({ properties: a }, { properties: b }) {
    return a.size === b.size && [...a].every(([name, { text }]) => b.get(name)?.text === text);
}
function isSameFile(a, b) {
    return a.kind === b.kind && a.at.source.path === b.at.source.path;
}
function removedUse(use, after) {
    const file = after.find(({ source }) => source.path === use.at.source.path);
    return {
        topic: "weakened-gate",
        message: file?.problem
            ? `the file cannot be read, so ${use.name} is no longer found in it`
            : `${use.name} is removed`,
        at: file ? (file.problem ?? file.placeWithout(use)) : (0,repo_text/* placeOfPath */.Es)(use.at.source.path),
        related: [{ message: "at the base", at: use.at }],
    };
}
function withoutRepeats(problems) {
    const seen = new Set();
    return problems.filter(({ message, at }) => {
        const key = `${at.source.path} ${at.span.start} ${message}`;
        const isNew = !seen.has(key);
        seen.add(key);
        return isNew;
    });
}
const maxDepth = 10;
async function usesOf(sources, paths) {
    const gates = sources.filter(({ path }) => (0,usage/* isGate */.cE)(path));
    const targets = new Set();
    for (let round = 0;; round++) {
        const candidates = gates.filter(({ path, text }) => paths.has(path) || /agent-profile/i.test(text) || [...targets].some((target) => text.includes(target)));
        const found = await Promise.all(candidates.map((source) => readUses(source, targets)));
        const { size } = targets;
        for (const { source, uses } of found)
            if (uses.length > 0)
                targets.add(callTarget(source.path));
        if (targets.size === size || round === maxDepth)
            return found;
    }
}
function readUses(source, targets) {
    if ((0,usage/* isCommandFile */.Y$)(source.path))
        return commandUsesIn(source);
    return /\.pre-commit-config\.ya?ml$|prek\.toml$/.test(source.path) ? hooksIn(source) : stepsIn(source, targets);
}
function callTarget(path) {
    return /^action\.ya?ml$/.test(path) ? "." : `./${path.replace(/\/action\.ya?ml$/, "")}`;
}
function compareUses(base, head) {
    return [...new Set([...base.properties.keys(), ...head.properties.keys()])].flatMap((name) => {
        const [before, after] = [base.properties.get(name), head.properties.get(name)];
        const message = worseFor(name, before, after, head.kind);
        if (message === undefined)
            return [];
        const at = after?.at ?? (name.startsWith("on ") ? head.properties.get("on")?.at : undefined) ?? head.at;
        return [{ topic: "weakened-gate", message, at, related: [{ message: "at the base", at: before?.at ?? base.at }] }];
    });
}


/***/ }),

/***/ 50412:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Jt: () => (/* binding */ steeringVariables),
/* harmony export */   h3: () => (/* binding */ isKnownKey),
/* harmony export */   lp: () => (/* binding */ harmlessVariables)
/* harmony export */ });
/* unused harmony export keys */
const display = "is only shown";
const cancelled = "a run that is cancelled or waits is not green";
const keys = {
    workflow: {
        compared: ["on", "true", "env", "defaults", "jobs"],
        harmless: {
            name: display,
            "run-name": display,
            concurrency: cancelled,
            permissions: "a token with fewer rights causes an error or a missing approval, never a pass",
        },
    },
    job: {
        compared: [
            "if",
            "continue-on-error",
            "needs",
            "container",
            "strategy",
            "runs-on",
            "env",
            "defaults",
            "steps",
            "uses",
            "with",
            "secrets",
        ],
        harmless: {
            name: "a required check that is not reported is not green; a second job of that name is reported",
            "timeout-minutes": "a job that runs out of time fails",
            permissions: "a token with fewer rights causes an error or a missing approval, never a pass",
            concurrency: cancelled,
            environment: cancelled,
            outputs: "are read after the job",
            services: "run next to the job, and the check does not use them",
        },
    },
    step: {
        compared: ["if", "continue-on-error", "shell", "working-directory", "env", "uses", "run", "with"],
        harmless: { name: display, id: "is only a name", "timeout-minutes": "a step that runs out of time fails" },
    },
    action: {
        compared: ["runs"],
        harmless: {
            name: display,
            description: display,
            author: display,
            branding: display,
            inputs: "are compared where a step uses them",
            outputs: "are read after the action",
        },
    },
    hook: {
        compared: ["id", "args", "always_run", "entry", "language", "stages", "additional_dependencies", "pass_filenames"],
        harmless: {
            name: display,
            description: display,
            alias: "is only a name",
            verbose: display,
            log_file: "writes a file",
            require_serial: "decides how many processes run",
            fail_fast: "stops after a failure, which fails the commit",
            language_version: "the tool refuses a Node.js that is too old",
            minimum_pre_commit_version: "an older pre-commit fails",
            files: "the hook always runs",
            exclude: "the hook always runs",
            types: "the hook always runs",
            types_or: "the hook always runs",
            exclude_types: "the hook always runs",
        },
    },
    "hooks file": {
        compared: ["repos", "default_stages", "default_install_hook_types", "ci"],
        harmless: {
            default_language_version: "the tool refuses a Node.js that is too old",
            files: "the hook always runs",
            exclude: "the hook always runs",
            fail_fast: "stops after a failure, which fails the commit",
            minimum_pre_commit_version: "an older pre-commit fails",
            minimum_prek_version: "an older prek fails",
        },
    },
    repo: { compared: ["repo", "rev", "hooks"], harmless: {} },
};
function isKnownKey(level, name) {
    return keys[level].compared.includes(name) || Object.hasOwn(keys[level].harmless, name);
}
const harmlessVariables = /^(?:NO_COLOR|FORCE_COLOR|CLICOLOR|CLICOLOR_FORCE|COLUMNS|TERM|CI|TZ|LANG|LANGUAGE|LC_\w+)$/;
const steeringVariables = /^(?:NODE_.*|NPM_.*|YARN_.*|PNPM_.*|BUN_.*|COREPACK_.*|LD_.*|DYLD_.*|GLIBC_TUNABLES|MALLOC_.*|OPENSSL_.*|SSL_.*|PATH|PATHEXT|HOME|USERPROFILE|APPDATA|LOCALAPPDATA|XDG_.*|TMPDIR|TEMP|TMP|BASH_.*|BASHOPTS|SHELLOPTS|SHELL|COMSPEC|ENV|IFS|CDPATH|PS4|PROMPT_COMMAND|.*_PROXY|SKIP|PRE_COMMIT.*|PREK_.*|GIT_.*|GH_HOST|INPUT_.*|GITHUB_.*|RUNNER_.*|ACTIONS_.*)$/i;


/***/ }),

/***/ 85809:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Hn: () => (/* binding */ wordsIn),
/* harmony export */   P1: () => (/* binding */ propertiesOf),
/* harmony export */   Y$: () => (/* binding */ isCommandFile),
/* harmony export */   b6: () => (/* binding */ textOf),
/* harmony export */   cE: () => (/* binding */ isGate),
/* harmony export */   nt: () => (/* binding */ commandFiles),
/* harmony export */   vX: () => (/* binding */ unknownKeys),
/* harmony export */   zH: () => (/* binding */ tableEntries)
/* harmony export */ });
/* harmony import */ var _keys_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(50412);

const commandFiles = {
    husky: /^\.husky\/[^/.]+$/,
    lefthook: /^(?:\.?|\.config\/)lefthook(?:-local)?\.(?:ya?ml|toml|json)$/,
    gitlab: /^\.gitlab-ci\.ya?ml$/,
};
function isGate(path) {
    return (/^\.github\/workflows\/[^/]+\.ya?ml$|(?:^|\/)action\.ya?ml$|^\.pre-commit-config\.ya?ml$|^\.?prek\.toml$/.test(path) || isCommandFile(path));
}
function isCommandFile(path) {
    return Object.values(commandFiles).some((pattern) => pattern.test(path));
}
function textOf(node) {
    if (node.kind === "scalar")
        return node.text.replace(/\s+/g, " ").trim();
    return node.kind === "list"
        ? node.items.map(textOf).join(", ")
        : node.entries.map(({ name = "?", value }) => `${name}: ${textOf(value)}`).join(", ");
}
function wordsIn(node) {
    if (node === undefined)
        return [];
    return node.kind === "list"
        ? node.items.map(textOf)
        : node.kind === "table"
            ? node.entries.map(({ name = "?" }) => name)
            : [textOf(node)];
}
function tableEntries(node) {
    return node?.kind === "table" ? node.entries : [];
}
function propertiesOf(table, names, prefix, at) {
    return tableEntries(table).flatMap(({ name: written, value }) => {
        const name = written?.toLowerCase();
        return name !== undefined && names.includes(name) && textOf(value) !== ""
            ? [[`${prefix}${name}`, { text: textOf(value), at: at(value) }]]
            : [];
    });
}
function unknownKeys(table, level, at) {
    return tableEntries(table).flatMap(({ name, key, value }) => name === undefined || (0,_keys_js__WEBPACK_IMPORTED_MODULE_0__/* .isKnownKey */ .h3)(level, name)
        ? []
        : [[`unknown ${level} ${name}`, { text: textOf(value), at: at(key) }]]);
}


/***/ }),

/***/ 50228:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ wildmatch)
/* harmony export */ });
function wildmatch(pattern) {
    const segments = segmentsOf(bytesOf(pattern));
    if (!segments)
        return () => false;
    return (path, foldCase) => matchAll(segments, bytesOf(path).split("/"), "**", (tokens, name) => tokens !== "**" && matchName(tokens, name, foldCase));
}
function bytesOf(text) {
    return /^[\0-\x7f]*$/.test(text)
        ? text
        : Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte)).join("");
}
function matchName(tokens, name, foldCase) {
    return matchAll(tokens, name, "*", (token, character) => token !== "*" && token(character.charCodeAt(0), foldCase));
}
function matchAll(pattern, items, star, fits) {
    let [at, item, retry, retryItem] = [0, 0, -1, 0];
    while (item < items.length) {
        const element = pattern[at];
        const value = items[item];
        if (element === star) {
            retry = at++;
            retryItem = item;
        }
        else if (element !== undefined && value !== undefined && fits(element, value)) {
            at++;
            item++;
        }
        else if (retry >= 0) {
            at = retry + 1;
            item = ++retryItem;
        }
        else
            return false;
    }
    const rest = pattern.slice(at);
    return star === "*" ? rest.every((element) => element === star) : rest.length === 0;
}
function segmentsOf(pattern) {
    const segments = [];
    let tokens = [];
    const end = () => {
        segments.push(tokens.length > 1 && tokens.every((token) => token === "*") ? "**" : tokens);
        tokens = [];
    };
    for (let at = 0; at < pattern.length; at++) {
        const character = pattern[at] ?? "";
        const escaped = character === "\\" ? pattern[at + 1] : undefined;
        if (character === "\\" && escaped === undefined)
            return undefined;
        if (character === "/" || escaped === "/")
            end();
        else if (escaped !== undefined)
            tokens.push(byteOf(escaped));
        else if (character === "*")
            tokens.push("*");
        else if (character === "?")
            tokens.push(() => true);
        else if (character === "[") {
            const set = setOf(pattern, at + 1);
            if (!set)
                return undefined;
            tokens.push(set.has);
            at = set.end;
            continue;
        }
        else
            tokens.push(byteOf(character));
        if (escaped !== undefined)
            at++;
    }
    end();
    return segments;
}
function byteOf(character) {
    const code = character.charCodeAt(0);
    return (byte, foldCase) => byte === code || (foldCase && lower(byte) === lower(code));
}
function lower(byte) {
    return byte >= 65 && byte <= 90 ? byte + 32 : byte;
}
const classes = new Map([
    ["alnum", /[A-Za-z0-9]/],
    ["alpha", /[A-Za-z]/],
    ["blank", /[ \t]/],
    ["cntrl", /[\0-\x1f\x7f]/],
    ["digit", /[0-9]/],
    ["graph", /[!-~]/],
    ["lower", /[a-z]/],
    ["print", /[ -~]/],
    ["punct", /[!-/:-@[-`{-~]/],
    ["space", /[\t-\r ]/],
    ["upper", /[A-Z]/],
    ["xdigit", /[0-9A-Fa-f]/],
]);
function setOf(pattern, start) {
    const negated = pattern[start] === "!" || pattern[start] === "^";
    const elements = [];
    let at = negated ? start + 1 : start;
    do {
        const element = elementAt(pattern, at, elements.at(-1)?.code);
        if (!element)
            return undefined;
        elements.push(element);
        at = element.end;
    } while (pattern[at] !== "]");
    const has = (byte) => elements.some((element) => element.has(byte));
    return {
        end: at,
        has: (byte, foldCase) => (has(byte) || (foldCase && (has(lower(byte)) || has(lower(byte) - 32)))) !== negated,
    };
}
function elementAt(pattern, at, from) {
    if (at >= pattern.length)
        return undefined;
    const next = pattern[at + 1];
    if (pattern[at] === "-" && from !== undefined && next !== undefined && next !== "]")
        return rangeTo(pattern, at + (next === "\\" ? 2 : 1), from);
    if (pattern.startsWith("[:", at)) {
        const close = pattern.indexOf("]", at + 2);
        if (close < 0)
            return undefined;
        const name = pattern.slice(at + 2, close);
        if (name.endsWith(":"))
            return classOf(name.slice(0, -1), close + 1);
    }
    return byteAt(pattern, pattern[at] === "\\" ? at + 1 : at);
}
function rangeTo(pattern, at, from) {
    if (at >= pattern.length)
        return undefined;
    const to = pattern.charCodeAt(at);
    return { has: (byte) => byte >= from && byte <= to, end: at + 1 };
}
function classOf(name, end) {
    const group = classes.get(name);
    return group && { has: (byte) => group.test(String.fromCharCode(byte)), end };
}
function byteAt(pattern, at) {
    if (at >= pattern.length)
        return undefined;
    const code = pattern.charCodeAt(at);
    return { has: (byte) => byte === code, code, end: at + 1 };
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