"use strict";
exports.id = 4548;
exports.ids = [4548,1722,9341];
exports.modules = {

/***/ 2210:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I5: () => (/* binding */ ownersAt),
/* harmony export */   oX: () => (/* binding */ codeownersPaths),
/* harmony export */   qx: () => (/* binding */ ownersIn)
/* harmony export */ });
/* unused harmony exports ownersFileOf, lineFor, placeOfLine */
/* harmony import */ var _repo_git_wildmatch_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(228);
/* harmony import */ var _repo_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4951);


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
    return source && (line ? { source, span: { start: line.start, end: line.end } } : startOf(source));
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

/***/ 4548:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runInit: () => (/* binding */ runInit)
});

// EXTERNAL MODULE: ./build/bundle/src/platform/disk/write.js
var write = __webpack_require__(9560);
// EXTERNAL MODULE: ./build/bundle/src/platform/git/location.js
var git_location = __webpack_require__(3491);
// EXTERNAL MODULE: ./build/bundle/src/sanitize/text.js
var sanitize_text = __webpack_require__(2426);
// EXTERNAL MODULE: ./build/bundle/src/policy/model.js
var model = __webpack_require__(3861);
// EXTERNAL MODULE: ./build/bundle/src/generated/hosts.js
var hosts = __webpack_require__(9824);
// EXTERNAL MODULE: ./build/bundle/src/evaluate/baseline.js
var baseline = __webpack_require__(1722);
// EXTERNAL MODULE: ./build/bundle/src/evaluate/result.js
var result = __webpack_require__(7916);
// EXTERNAL MODULE: ./build/bundle/src/inspect/index.js + 14 modules
var inspect = __webpack_require__(4036);
// EXTERNAL MODULE: ./build/bundle/src/inspect/unread.js
var inspect_unread = __webpack_require__(2739);
// EXTERNAL MODULE: ./build/bundle/src/policy/file/index.js + 1 modules
var file = __webpack_require__(1538);
// EXTERNAL MODULE: ./build/bundle/src/repo/path.js
var path = __webpack_require__(6311);
// EXTERNAL MODULE: ./build/bundle/src/evaluate/grants/excess.js
var excess = __webpack_require__(1958);
// EXTERNAL MODULE: ./build/bundle/src/evaluate/grants/owner.js
var grants_owner = __webpack_require__(2266);
// EXTERNAL MODULE: ./build/bundle/src/evaluate/grants/yaml.js
var yaml = __webpack_require__(998);
;// CONCATENATED MODULE: ./build/bundle/src/cli/commands/init/templates.js
function policyHead(tool, what) {
    return `# yaml-language-server: $schema=${rawOf(tool)}/policy.schema.json\n# ${what}\nextends: preset:recommended # or preset:strict\nceiling: [read] # what any profile may do: read, write, execute, network, delegate, external\n`;
}
const plainPurpose = "What this repository's subagent profiles may do.";
function plainPolicy(head) {
    return `${head}
# Profiles that may do more. Each grant has an owner, a reason, and a last day.
# grants:
#   - profiles: ["release-*"]
#     paths: [".claude/agents/release-*.md"]
#     may: [write, execute]
#     reason: cuts releases
#     owner: "@acme/release"
#     until: 2027-03-31
`;
}
function workflow({ version, homepage }, trunk) {
    const { repository } = homeOf(homepage);
    return `name: agent profiles
on:
  pull_request:
    types: [opened, synchronize, reopened, edited]
  merge_group:
  push:
    branches: [${plainly(trunk)}] # the default branch
permissions:
  contents: read
  pull-requests: write # only for the comment
concurrency:
  group: agent-profiles-\${{ github.ref }}
  cancel-in-progress: \${{ github.event_name == 'pull_request' }}
jobs:
  profiles:
    name: agent profiles\${{ github.event_name == 'push' && ' on push' || '' }}
    runs-on: ubuntu-latest
    timeout-minutes: 5
    steps:
      - uses: actions/checkout@v5
        with:
          persist-credentials: false
      - uses: ${repository}@v${version.split(".")[0]}
`;
}
function hooks(tool) {
    return `repos:\n${hookEntry(tool)}`;
}
function hookEntry({ name, version, homepage }) {
    return `  - repo: ${homeOf(homepage).address}\n    rev: v${version}\n    hooks:\n      - id: ${name}\n`;
}
function plainly(name) {
    return /^(?!(?:true|false|null|yes|no|on|off|y|n)$)[a-z][\w/-]*$/i.test(name) ? name : JSON.stringify(name);
}
function homeOf(homepage) {
    const [, address = "", repository = "", branch = ""] = /^(https:\/\/[^/]+\/([^/]+\/[^/]+))\/blob\/(.+)$/.exec(homepage) ?? [];
    return { address, repository, branch };
}
function rawOf({ homepage }) {
    const { repository, branch } = homeOf(homepage);
    return `https://raw.githubusercontent.com/${repository}/${branch}`;
}

;// CONCATENATED MODULE: ./build/bundle/src/cli/commands/init/from-current.js











const span = { first: 60, last: 120 };
async function currentState(input, today, tool) {
    const head = await headFor(input, today, tool, `What this repository's subagent profiles may do: what they did on ${today}, until their owners decide.`);
    const decisions = await decisionsOf(head, today);
    const repositoryNames = await input.repositoryNames();
    const { subjects, loads } = await (0,inspect/* inspect */.Nn)(input.repo, { decisions, repositoryNames });
    const ownerOf = await (0,grants_owner/* ownersOf */.K2)(input);
    const profiles = (0,excess/* excessProfiles */.EP)(subjects, decisions, ownerOf);
    const settings = (0,excess/* excessSettings */.RZ)(loads, decisions, ownerOf);
    const owners = [...new Set([...profiles, ...settings].map(({ owner }) => owner))].sort(path/* byBytes */.bg);
    const ends = new Map(owners.map((owner, i) => [owner, (0,grants_owner/* dayAfter */.PV)(today, dayOf(i, owners.length))]));
    const grants = (0,yaml/* fitting */._Q)([
        ...(0,excess/* groupSettings */.L1)(settings).map((group) => (0,yaml/* settingsGrantText */.PT)(group, ends)),
        ...(0,excess/* groupProfiles */.Uk)(profiles).map((group) => (0,yaml/* grantText */.un)(group, ends)),
    ]);
    const policy = `${head}${grants.length === 0 ? "" : `grants:\n${grants.map(({ text }) => text).join("")}`}`;
    const left = await findingsUnder(policy, { repo: input.repo, repositoryNames }, today, tool);
    if (left.length === 0)
        return { policy, granted: summaryOf(grants, ends), baseline: undefined, kept: undefined };
    return {
        policy,
        granted: summaryOf(grants, ends),
        baseline: (0,baseline.writeBaseline)(left.map(({ finding, fingerprint }) => (0,baseline.entryFor)(finding, fingerprint))),
        kept: `${counted(new Set(left.map(({ fingerprint }) => fingerprint)).size, "finding")} that no grant covers`,
    };
}
async function headFor({ repo, repositoryNames }, today, tool, what) {
    const head = policyHead(tool, what);
    const decisions = await decisionsOf(head, today);
    const names = await repositoryNames();
    const { unread } = await (0,inspect/* inspect */.Nn)(repo, { decisions, repositoryNames: names, skipsRules: true });
    return unread.length === 0 ? head : `${head}${(0,inspect_unread/* policyLineFor */.U3)(unread)} # files that look like profiles\n`;
}
async function findingsUnder(policy, { repo, repositoryNames }, today, tool) {
    const { evaluate } = await Promise.all(/* import() */[__webpack_require__.e(2817), __webpack_require__.e(2065)]).then(__webpack_require__.bind(__webpack_require__, 4446));
    const { findings } = await evaluate({
        tool,
        repo,
        base: undefined,
        options: { decisions: await decisionsOf(policy, today), repositoryNames },
        repository: null,
        commit: null,
        policyCommit: null,
        notes: [],
        failOn: (0,result/* failOnAll */.x3)("error"),
        gate: "all",
    });
    return findings.filter(({ finding }) => finding.host !== null);
}
function summaryOf(grants, ends) {
    if (grants.length === 0)
        return "no profile or settings file exceeds the ceiling";
    const days = [...ends.values()].sort(path/* byBytes */.bg);
    const sum = (of) => grants.reduce((total, grant) => total + grant[of], 0);
    const holders = [
        ...(sum("profiles") > 0 ? [counted(sum("profiles"), "profile")] : []),
        ...(sum("settings") > 0 ? [counted(sum("settings"), "settings file")] : []),
    ];
    return `${counted(grants.length, "grant")} to ${holders.join(" and ")} until ${days[0]}${days.length > 1 ? ` to ${days.at(-1)}` : ""}`;
}
async function decisionsOf(text, today) {
    const policy = await (0,file.readPolicy)({ path: model/* policyPaths */.ff[0], text });
    if ("kind" in policy)
        throw new Error(`the policy that was made cannot be used: ${policy.problems[0]?.message}`);
    const { decide } = await Promise.all(/* import() */[__webpack_require__.e(2817), __webpack_require__.e(2065)]).then(__webpack_require__.bind(__webpack_require__, 4446));
    return decide(policy, today);
}
function dayOf(index, owners) {
    return owners < 2
        ? (span.first + span.last) / 2
        : span.first + Math.round((index * (span.last - span.first)) / (owners - 1));
}
function counted(count, noun) {
    return `${count} ${noun}${count === 1 ? "" : "s"}`;
}

// EXTERNAL MODULE: ./build/bundle/src/cli/input.js + 6 modules
var cli_input = __webpack_require__(9575);
// EXTERNAL MODULE: ./build/bundle/src/repo/tree.js
var tree = __webpack_require__(2456);
;// CONCATENATED MODULE: ./build/bundle/src/cli/commands/init/index.js









const workflowPath = ".github/workflows/agent-profiles.yml";
const hooksPath = ".pre-commit-config.yaml";
async function runInit(options, environment) {
    const { tool } = environment;
    const places = Object.values(hosts/* hosts */.S).flatMap((host) => host.patterns);
    const input = await (0,cli_input/* evaluationInput */.f)({ ...options, policy: undefined, base: undefined, staged: false, user: false, places }, environment);
    try {
        const { root } = input;
        const location = (0,git_location/* locate */.x)(root);
        if (location && location.prefix !== "")
            throw new tree/* UserError */.yo(`${root} is inside the repository ${location.top}, and these files belong in its top directory`);
        const existing = model/* policyPaths */.ff.find((path) => (0,write/* standsAt */.T7)(root, path) === "file");
        const today = options.today ?? environment.today;
        const current = options.fromCurrent && existing === undefined ? await currentState(input, today, tool) : undefined;
        const files = [
            ...(existing === undefined
                ? [[model/* policyPaths */.ff[0], current?.policy ?? plainPolicy(await headFor(input, today, tool, plainPurpose))]]
                : []),
            [workflowPath, workflow(tool, (location && (0,git_location/* trunkOf */.g)(location)) ?? "main")],
            [hooksPath, hooks(tool)],
            ...(current?.baseline === undefined ? [] : [[model/* baselinePath */.XB, current.baseline]]),
        ];
        for (const [path] of files)
            (0,write/* standsAt */.T7)(root, path);
        const written = files
            .filter(([path, text]) => (0,write/* writeInside */.Mt)(root, path, text, { replace: false }))
            .map(([path]) => path);
        const kept = [
            ...(existing === undefined ? [] : [existing]),
            ...files.map(([path]) => path).filter((path) => !written.includes(path)),
        ];
        return {
            code: 0,
            texts: [{ file: undefined, text: init_summaryOf(written, kept, current, options.fromCurrent, tool) }],
            notes: input.notes,
        };
    }
    finally {
        await input.close();
    }
}
function init_summaryOf(written, kept, current, fromCurrent, tool) {
    const isNew = (path) => written.includes(path);
    const details = current
        ? { [model/* policyPaths */.ff[0]]: current.granted, [model/* baselinePath */.XB]: current.kept }
        : {};
    const lines = [
        ...written.map((path) => `wrote ${path}${details[path] ? `: ${(0,sanitize_text/* visible */.RK)(details[path])}` : ""}`),
        ...kept.map((path) => `kept (already exists): ${path}`),
        ...(kept.includes(hooksPath)
            ? [
                "",
                `for the hook, add what is missing to \`repos\` in ${hooksPath}:`,
                "",
                ...hookEntry(tool).trimEnd().split("\n"),
            ]
            : []),
        ...(fromCurrent && !current ? ["", "the existing policy was kept, so --from-current granted nothing"] : []),
        ...(kept.includes(model/* baselinePath */.XB)
            ? ["", `the existing baseline was kept; \`${tool.name} baseline\` writes a new one`]
            : []),
    ];
    const next = [
        ...(isNew(model/* policyPaths */.ff[0])
            ? [
                current
                    ? `read ${model/* policyPaths */.ff[0]}: each grant has an owner who decides before its last day`
                    : `decide in ${model/* policyPaths */.ff[0]} what profiles may do`,
            ]
            : []),
        ...(isNew(model/* baselinePath */.XB) ? [`fix what ${model/* baselinePath */.XB} lists, then \`${tool.name} baseline --prune\``] : []),
        `${tool.name} check`,
        ...(isNew(hooksPath) || kept.includes(hooksPath) ? ["pre-commit install"] : []),
        ...(isNew(workflowPath) ? ["commit everything, and make the check required on the default branch"] : []),
    ];
    return `${lines.join("\n")}\n\nnext\n${next.map((step, i) => `  ${i + 1}. ${step}\n`).join("")}`;
}


/***/ }),

/***/ 1722:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   covers: () => (/* binding */ covers),
/* harmony export */   entryFor: () => (/* binding */ entryFor),
/* harmony export */   pruned: () => (/* binding */ pruned),
/* harmony export */   readBaseline: () => (/* binding */ readBaseline),
/* harmony export */   staleEntries: () => (/* binding */ staleEntries),
/* harmony export */   writeBaseline: () => (/* binding */ writeBaseline)
/* harmony export */ });
/* harmony import */ var _model_fact_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7277);
/* harmony import */ var _sanitize_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4947);
/* harmony import */ var _repo_spelling_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6782);
/* harmony import */ var _repo_path_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6311);
/* harmony import */ var _policy_findings_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(668);
/* harmony import */ var _parsers_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5930);






const maxEntries = 20_000;
const maxLength = 4096;
const maxProblems = 100;
const keys = ["fingerprint", "rule", "kind", "path", "profile"];
const nullable = new Set(["kind", "profile"]);
function readBaseline(source) {
    const problems = [];
    const report = (node, message) => void problems.push({ message, at: { source, span: node.span } });
    const entries = readEntries(findingsIn((0,_parsers_json_js__WEBPACK_IMPORTED_MODULE_2__/* .parseJson */ .qF)(source.text), report), source, report);
    return problems.length > 0 ? { kind: "problems", problems: problems.slice(0, maxProblems) } : { entries };
}
function findingsIn(root, report) {
    if (root.kind === "problem") {
        report(root, `the baseline is not JSON: ${root.message}`);
        return [];
    }
    if (root.kind !== "table") {
        report(root, "a baseline is an object with `version` and `findings`");
        return [];
    }
    const [version, findings] = fieldsOf(root, "the baseline", ["version", "findings"], report);
    if (version && (version.kind !== "scalar" || version.value !== 1))
        report(version, "`version` is 1; a later version of this tool may take others");
    if (!findings)
        return [];
    if (findings.kind !== "list") {
        report(findings, "`findings` is a list");
        return [];
    }
    if (findings.items.length <= maxEntries)
        return findings.items;
    report(findings, `a baseline has at most ${maxEntries} entries, this one ${findings.items.length}`);
    return [];
}
function readEntries(nodes, source, report) {
    const entries = new Map();
    for (const node of nodes) {
        const entry = readEntry(node, { source, span: node.span }, report);
        if (!entry)
            continue;
        if (entries.has(entry.fingerprint))
            report(node, "this finding is listed twice");
        entries.set(entry.fingerprint, entry);
    }
    return entries;
}
function fieldsOf(table, what, names, report) {
    const found = new Map();
    for (const entry of table.entries) {
        if (found.has(entry.name))
            report(entry.key, `the key \`${entry.name ?? "?"}\` is repeated`);
        else if (!names.includes(entry.name ?? ""))
            report(entry.key, `there is no key \`${entry.name ?? "?"}\` in ${what}${(0,_repo_spelling_js__WEBPACK_IMPORTED_MODULE_3__/* .suggestion */ .h)(entry.name ?? "", names)}`);
        found.set(entry.name, entry);
    }
    return names.map((name) => found.get(name)?.value ?? report(table, `\`${name}\` is missing in ${what}`));
}
function readEntry(node, at, report) {
    if (node.kind !== "table")
        return report(node, "an entry of a baseline is an object");
    const nodes = fieldsOf(node, "an entry", keys, report);
    const [fingerprint, rule, kind, path, profile] = keys.map((key, i) => readValue(key, nodes[i], report));
    const isComplete = typeof fingerprint === "string" && typeof rule === "string" && kind !== undefined && typeof path === "string";
    return isComplete && profile !== undefined ? { fingerprint, rule, kind, path, profile, at } : undefined;
}
function readValue(key, node, report) {
    if (!node)
        return undefined;
    const isNullable = nullable.has(key);
    if (node.kind === "scalar" && isNullable && node.value === null)
        return null;
    if (node.kind !== "scalar" || typeof node.value !== "string" || node.value.length > maxLength)
        return report(node, `\`${key}\` is text${isNullable ? " or null" : ""}, of at most ${maxLength} characters`);
    if (key === "fingerprint" && !/^[0-9a-f]{64}$/.test(node.value))
        return report(node, "`fingerprint` is a SHA-256 in 64 hexadecimal digits");
    return node.value;
}
function covers(entry, finding) {
    return (finding !== undefined &&
        finding.host !== null &&
        !(0,_policy_findings_js__WEBPACK_IMPORTED_MODULE_1__/* .isPolicyFinding */ .eK)(finding) &&
        entry.rule === finding.rule &&
        entry.kind === (finding.kind ?? null) &&
        entry.path === finding.at.source.path);
}
function pruned({ entries }, findings) {
    return [...entries.values()].filter((entry) => covers(entry, findings.get(entry.fingerprint)));
}
function staleEntries({ entries }, findings, fingerprintOf) {
    const current = new Map(findings.map((finding) => [fingerprintOf(finding), finding]));
    return [...entries.values()]
        .filter((entry) => !covers(entry, current.get(entry.fingerprint)))
        .map(({ rule, kind, path, profile, at }) => ({
        topic: "unused",
        message: `the entry of the baseline for \`${kind === null ? rule : `${rule}/${kind}`}\` in \`${path}\`${profile === null ? "" : ` (\`${profile}\`)`} no longer matches a finding; \`baseline --prune\` removes it`,
        at,
    }));
}
function entryFor(finding, fingerprint) {
    const { rule, kind = null, item, at } = finding;
    return {
        fingerprint,
        rule,
        kind,
        path: at.source.path,
        profile: (item?.profile && (0,_model_fact_js__WEBPACK_IMPORTED_MODULE_4__/* .known */ .eO)(item.profile.name)) ?? null,
        at,
    };
}
function writeBaseline(entries) {
    const unique = new Map([...entries].map((entry) => [entry.fingerprint, entry]));
    const sorted = [...unique.values()].sort(byOrder);
    const lines = sorted.map(({ fingerprint, rule, kind, path, profile }) => `    ${inLine({ path, rule, kind, profile, fingerprint })}`);
    return `{\n  "version": 1,\n  "findings": [${lines.length === 0 ? "" : `\n${lines.join(",\n")}\n  `}]\n}\n`;
}
function inLine(fields) {
    return `{ ${Object.entries(fields)
        .map(([key, value]) => `"${key}": ${(0,_sanitize_json_js__WEBPACK_IMPORTED_MODULE_0__/* .writeJson */ .G)(value).trimEnd()}`)
        .join(", ")} }`;
}
function byOrder(a, b) {
    return ((0,_repo_path_js__WEBPACK_IMPORTED_MODULE_5__/* .byBytes */ .bg)(a.path, b.path) ||
        (0,_repo_path_js__WEBPACK_IMPORTED_MODULE_5__/* .byBytes */ .bg)(a.rule, b.rule) ||
        (0,_repo_path_js__WEBPACK_IMPORTED_MODULE_5__/* .byBytes */ .bg)(a.kind ?? "", b.kind ?? "") ||
        (0,_repo_path_js__WEBPACK_IMPORTED_MODULE_5__/* .byBytes */ .bg)(a.profile ?? "", b.profile ?? "") ||
        (0,_repo_path_js__WEBPACK_IMPORTED_MODULE_5__/* .byBytes */ .bg)(a.fingerprint, b.fingerprint));
}


/***/ }),

/***/ 1958:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EP: () => (/* binding */ excessProfiles),
/* harmony export */   L1: () => (/* binding */ groupSettings),
/* harmony export */   RZ: () => (/* binding */ excessSettings),
/* harmony export */   Uk: () => (/* binding */ groupProfiles),
/* harmony export */   eu: () => (/* binding */ literal)
/* harmony export */ });
/* harmony import */ var _model_fact_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7277);
/* harmony import */ var _model_load_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6407);
/* harmony import */ var _model_capability_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5885);
/* harmony import */ var _model_profile_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4682);
/* harmony import */ var _policy_file_glob_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7209);





const maxPatterns = 100;
function excessProfiles(subjects, decisions, ownerOf) {
    const files = new Map();
    const placeOf = ({ host, item }) => `${host} ${item.files[0] ?? ""}`;
    for (const subject of subjects)
        files.set(placeOf(subject), (files.get(placeOf(subject)) ?? 0) + 1);
    return subjects.flatMap((subject) => {
        const { host, item } = subject;
        if (!item.profile || !(0,_model_load_js__WEBPACK_IMPORTED_MODULE_3__/* .isOffered */ .k)(item))
            return [];
        const { may: allowed } = decisions.allowance(host, item);
        const may = (0,_model_profile_js__WEBPACK_IMPORTED_MODULE_1__/* .capabilitiesOf */ .SF)(item.profile).filter((capability) => !allowed.includes(capability));
        if (may.length === 0)
            return [];
        const written = (0,_model_fact_js__WEBPACK_IMPORTED_MODULE_4__/* .known */ .eO)(item.profile.name);
        const [name, path] = [written === undefined ? undefined : literal(written), literal(item.files[0] ?? "")];
        const isShared = (files.get(placeOf(subject)) ?? 0) > 1;
        if (path === undefined || (written === undefined ? isShared : name === undefined))
            return [];
        return [{ host, may, owner: ownerOf(item.files[0] ?? ""), name, path, isShared }];
    });
}
function literal(text) {
    const pattern = text.replace(/[*?[\]\\]/g, "\\$&");
    return text === "" || /[{}]/.test(text) || pattern.length > _policy_file_glob_js__WEBPACK_IMPORTED_MODULE_2__/* .globLimits */ .H.length || (0,_policy_file_glob_js__WEBPACK_IMPORTED_MODULE_2__/* .globProblem */ .A)(pattern) !== undefined
        ? undefined
        : pattern;
}
function groupProfiles(profiles) {
    const groups = new Map();
    for (const profile of profiles) {
        const key = JSON.stringify([
            profile.host,
            profile.may,
            profile.owner,
            profile.isShared ? profile.path : null,
            profile.name === undefined,
        ]);
        const parts = groups.get(key) ?? [];
        groups.set(key, parts);
        const last = parts.at(-1);
        if (last && last.length < maxPatterns)
            last.push(profile);
        else
            parts.push([profile]);
    }
    return [...groups.values()].flat();
}
function excessSettings(loads, decisions, ownerOf) {
    return loads.flatMap(({ host, load }) => {
        const byFile = new Map();
        for (const { may, effect, at } of load.layers.flatMap(({ authority }) => authority))
            if (may && effect !== "narrows")
                byFile.set(at.source.path, [...(byFile.get(at.source.path) ?? []), ...may]);
        return [...byFile].flatMap(([file, all]) => {
            const { may: allowed } = decisions.settingsAllowance(host, file);
            const may = (0,_model_capability_js__WEBPACK_IMPORTED_MODULE_0__/* .inOrder */ .al)(all).filter((capability) => !allowed.includes(capability));
            const path = literal(file);
            return may.length === 0 || path === undefined ? [] : [{ host, may, owner: ownerOf(file), path }];
        });
    });
}
function groupSettings(settings) {
    const groups = new Map();
    for (const file of settings) {
        const key = JSON.stringify([file.host, file.may, file.owner]);
        const parts = groups.get(key) ?? [];
        groups.set(key, parts);
        const last = parts.at(-1);
        if (last && last.length < maxPatterns)
            last.push(file);
        else
            parts.push([file]);
    }
    return [...groups.values()].flat();
}


/***/ }),

/***/ 2266:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K2: () => (/* binding */ ownersOf),
/* harmony export */   PV: () => (/* binding */ dayAfter),
/* harmony export */   f6: () => (/* binding */ ownerIn)
/* harmony export */ });
/* harmony import */ var _approvals_code_owners_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2210);
/* harmony import */ var _repo_tree_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2456);


async function ownerIn({ repo, slug }) {
    const path = _approvals_code_owners_js__WEBPACK_IMPORTED_MODULE_0__/* .codeownersPaths */ .oX.find((candidate) => repo.entries.has(candidate));
    const content = path === undefined ? undefined : await repo.read(path);
    const named = content?.kind === "text" ? (0,_approvals_code_owners_js__WEBPACK_IMPORTED_MODULE_0__/* .ownersIn */ .qx)(content.source.text) : () => [];
    const account = (await slug())?.split("/")[0];
    return (file) => [...named(file), `@${account ?? ""}`].find((name) => /^@[A-Za-z0-9][A-Za-z0-9-]{0,38}(?:\/[A-Za-z0-9._-]{1,100})?$/.test(name));
}
async function ownersOf(source, flag = "") {
    const owner = await ownerIn(source);
    return (file) => {
        const found = owner(file);
        if (found !== undefined)
            return found;
        throw new _repo_tree_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .yo(`no owner found for \`${file}\`, and a grant needs one: name one in ${_approvals_code_owners_js__WEBPACK_IMPORTED_MODULE_0__/* .codeownersPaths */ .oX[0]}${flag}, or add the remote \`origin\` of this repository`);
    };
}
function dayAfter(today, days) {
    return new Date(Date.parse(`${today}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}


/***/ }),

/***/ 998:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   PT: () => (/* binding */ settingsGrantText),
/* harmony export */   TL: () => (/* binding */ quoted),
/* harmony export */   _Q: () => (/* binding */ fitting),
/* harmony export */   un: () => (/* binding */ grantText)
/* harmony export */ });
/* harmony import */ var _repo_path_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6311);

const max = { grants: 900, characters: 200_000 };
function grantText(group, ends) {
    const [{ host, may, owner }] = group;
    const names = group.map(({ name }) => name).filter((name) => name !== undefined);
    const lines = [
        `  - may: [${may.join(", ")}]`,
        `    hosts: [${host}]`,
        ...list("profiles", names),
        ...list("paths", group.map(({ path }) => path)),
        ...accountLines(owner, ends),
    ];
    return { profiles: group.length, settings: 0, text: lines.map((line) => `${line}\n`).join("") };
}
function settingsGrantText(group, ends) {
    const [{ host, may, owner }] = group;
    const lines = [
        `  - may: [${may.join(", ")}]`,
        `    hosts: [${host}]`,
        ...list("settings", group.map(({ path }) => path)),
        ...accountLines(owner, ends),
    ];
    return { profiles: 0, settings: group.length, text: lines.map((line) => `${line}\n`).join("") };
}
function accountLines(owner, ends) {
    return [
        "    reason: in use when this policy was written, to be decided by its owner",
        `    owner: ${quoted(owner)}`,
        `    until: ${ends.get(owner)}`,
    ];
}
function list(key, values) {
    const items = [...new Set(values)].sort(_repo_path_js__WEBPACK_IMPORTED_MODULE_0__/* .byBytes */ .bg).map((value) => `      - ${quoted(value)}`);
    return items.length === 0 ? [] : [`    ${key}:`, ...items];
}
function quoted(text) {
    return JSON.stringify(text).replace(/[^\x20-\x7e]/gu, (character) => {
        const point = character.codePointAt(0) ?? 0;
        return /\p{L}|\p{N}|\p{Extended_Pictographic}/u.test(character)
            ? character
            : point > 0xffff
                ? `\\U${point.toString(16).padStart(8, "0")}`
                : `\\u${point.toString(16).padStart(4, "0")}`;
    });
}
function fitting(grants) {
    let characters = 0;
    return grants.slice(0, max.grants).filter(({ text }) => (characters += text.length) <= max.characters);
}


/***/ }),

/***/ 9560:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   He: () => (/* binding */ requireText),
/* harmony export */   JL: () => (/* binding */ replaceInside),
/* harmony export */   Mt: () => (/* binding */ writeInside),
/* harmony export */   T7: () => (/* binding */ standsAt)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_2__);
/* harmony import */ var _repo_path_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6311);
/* harmony import */ var _repo_tree_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2456);





function standsAt(root, path) {
    if ((0,_repo_path_js__WEBPACK_IMPORTED_MODULE_4__/* .plain */ .pj)(path) !== path || path === "" || path.startsWith("/"))
        throw new Error(`${path} is not a path below the root`);
    const segments = path.split("/");
    let here = root;
    for (const [i, segment] of segments.entries()) {
        here = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(here, segment);
        const stats = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.lstatSync)(here, { throwIfNoEntry: false });
        if (!stats)
            return "nothing";
        const route = segments.slice(0, i + 1).join("/");
        if (stats.isSymbolicLink())
            throw new _repo_tree_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .yo(`\`${route}\` is a link, and this tool does not write through links`);
        const isLast = i === segments.length - 1;
        if (isLast ? !stats.isFile() : !stats.isDirectory())
            throw new _repo_tree_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .yo(`\`${route}\` is not a ${isLast ? "regular file" : "directory"}`);
    }
    return "file";
}
function writeInside(root, path, text, { replace, mode }) {
    if (standsAt(root, path) === "file" && !replace)
        return false;
    const directory = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(root, (0,_repo_path_js__WEBPACK_IMPORTED_MODULE_4__/* .directoryOf */ .jt)(path));
    (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.mkdirSync)(directory, { recursive: true });
    standsAt(root, path);
    if ((0,node_fs__WEBPACK_IMPORTED_MODULE_1__.realpathSync)(directory) !== (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)((0,node_fs__WEBPACK_IMPORTED_MODULE_1__.realpathSync)(root), (0,_repo_path_js__WEBPACK_IMPORTED_MODULE_4__/* .directoryOf */ .jt)(path)))
        throw new _repo_tree_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .yo(`\`${(0,_repo_path_js__WEBPACK_IMPORTED_MODULE_4__/* .directoryOf */ .jt)(path)}\` leads out of the directory, so nothing is written there`);
    const target = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(directory, (0,_repo_path_js__WEBPACK_IMPORTED_MODULE_4__/* .nameOf */ .Vb)(path));
    const draft = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(directory, `.${(0,_repo_path_js__WEBPACK_IMPORTED_MODULE_4__/* .nameOf */ .Vb)(path)}.${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomUUID)()}`);
    try {
        const file = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.openSync)(draft, node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_WRONLY | node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_CREAT | node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_EXCL | (node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_NOFOLLOW ?? 0), 0o644);
        try {
            (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.writeFileSync)(file, text);
            if (mode !== undefined)
                (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.fchmodSync)(file, mode);
            (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.fsyncSync)(file);
        }
        finally {
            (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync)(file);
        }
        if (replace)
            (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.renameSync)(draft, target);
        else
            return claimed(draft, target);
        return true;
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.rmSync)(draft, { force: true });
    }
}
function requireText(root, path, text, errorFor) {
    if (standsAt(root, path) !== "file" || !(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(root, path)).equals(Buffer.from(text)))
        throw errorFor(path);
}
function replaceInside(root, path, text) {
    if (standsAt(root, path) !== "file")
        throw new _repo_tree_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .yo(`\`${path}\` is gone`);
    writeInside(root, path, text, { replace: true, mode: (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.lstatSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(root, path)).mode & 0o7777 });
}
function claimed(draft, target) {
    for (const claim of [() => (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.linkSync)(draft, target), () => (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.copyFileSync)(draft, target, node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.COPYFILE_EXCL)]) {
        try {
            claim();
            return true;
        }
        catch (error) {
            const code = error instanceof Error && "code" in error ? error.code : undefined;
            if (code === "EEXIST")
                return false;
            if (code !== "EPERM" && code !== "ENOTSUP" && code !== "EOPNOTSUPP" && code !== "ENOSYS" && code !== "EMLINK")
                throw error;
        }
    }
    throw new Error(`${target} cannot be written`);
}


/***/ }),

/***/ 7209:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ globProblem),
/* harmony export */   H: () => (/* binding */ globLimits)
/* harmony export */ });
const globLimits = { length: 256, wildcardsInSegment: 3, deepWildcards: 4, alternatives: 64 };
function globProblem(pattern) {
    if (pattern.startsWith("/") || pattern.startsWith("!"))
        return "a pattern is relative to the repository's root and does not start with `/` or `!`";
    if (pattern.split("/").includes(".."))
        return "a pattern does not leave the repository by `..`";
    if (pattern.endsWith("/"))
        return `a pattern names files: for all in a directory, \`${pattern}**\``;
    if (/(?:^|\/)\.?\//.test(pattern))
        return "a pattern has no `./` and no `//`";
    const plain = pattern.replace(/\\[^]/g, "");
    if (plain.split("/").some((segment) => segment.replace(/\[[!^]?\]?(?:\[:\w+:\]|[^\]])*\]/g, "").includes("[")))
        return "a set in a pattern is closed, as in `[ab]`; the sign itself is `\\[`";
    if (/[@+!?*]\([^)]*\)/.test(plain))
        return "extended patterns such as `@(a|b)` are not taken; alternatives are `{a,b}`";
    const groups = [...pattern.matchAll(/\{([^{}]*)\}/g)];
    if (groups.length !== (pattern.match(/\{/g)?.length ?? 0))
        return "braces in a pattern are closed and not nested";
    if (groups.some(([, inside]) => inside?.includes("..")))
        return "a pattern lists its alternatives; ranges such as `{1..9}` are not taken";
    const product = groups.reduce((count, [, inside = ""]) => count * inside.split(",").length, 1);
    if (product > globLimits.alternatives)
        return `a pattern expands to at most ${globLimits.alternatives} alternatives, this one to ${product}`;
    const segments = pattern.split("/");
    if (segments.filter((segment) => segment === "**").length > globLimits.deepWildcards)
        return `a pattern has at most ${globLimits.deepWildcards} \`**\``;
    if (segments.some((segment) => segment !== "**" && (segment.match(/\*+/g)?.length ?? 0) > globLimits.wildcardsInSegment)) {
        return `a pattern has at most ${globLimits.wildcardsInSegment} \`*\` between two slashes`;
    }
    return undefined;
}


/***/ }),

/***/ 668:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _X: () => (/* binding */ policyFacts),
/* harmony export */   eK: () => (/* binding */ isPolicyFinding),
/* harmony export */   hM: () => (/* binding */ checkPolicy)
/* harmony export */ });
/* harmony import */ var _generated_catalogue_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2093);
/* harmony import */ var _model_rule_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8301);


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

/***/ 228:
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

/***/ 4947:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ writeJson)
/* harmony export */ });
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2426);

function writeJson(value) {
    return `${write(value, "")}\n`;
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