"use strict";
exports.id = 2898;
exports.ids = [2898,6179];
exports.modules = {

/***/ 8560:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   covers: () => (/* binding */ covers),
/* harmony export */   entryFor: () => (/* binding */ entryFor),
/* harmony export */   pruned: () => (/* binding */ pruned),
/* harmony export */   readBaseline: () => (/* binding */ readBaseline),
/* harmony export */   writeBaseline: () => (/* binding */ writeBaseline)
/* harmony export */ });
/* harmony import */ var _fact_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7557);
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8113);
/* harmony import */ var _nearest_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2401);
/* harmony import */ var _path_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(976);
/* harmony import */ var _policy_case_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8868);
/* harmony import */ var _syntaxes_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7973);






const most = 20_000;
const longest = 4096;
const keys = ["fingerprint", "rule", "kind", "path", "profile"];
function readBaseline(source) {
    const problems = [];
    const say = (node, message) => void problems.push({ message, at: { source, span: node.span } });
    const entries = new Map();
    const root = (0,_syntaxes_json_js__WEBPACK_IMPORTED_MODULE_2__/* .parseJson */ .q)(source.text);
    if (root.kind === "problem")
        say(root, `the baseline is no JSON: ${root.message}`);
    else if (root.kind !== "table")
        say(root, "a baseline is an object with `version` and `findings`");
    else {
        const [version, findings] = fieldsOf(root, "the baseline", ["version", "findings"], say);
        if (version && (version.kind !== "scalar" || version.value !== 1))
            say(version, "`version` is 1; a later version of this tool may take others");
        if (findings && findings.kind !== "list")
            say(findings, "`findings` is a list");
        if (findings?.kind === "list" && findings.items.length > most)
            say(findings, `a baseline has at most ${most} entries, this one ${findings.items.length}`);
        else if (findings?.kind === "list") {
            for (const node of findings.items) {
                const entry = entryIn(node, { source, span: node.span }, say);
                if (entry && entries.has(entry.fingerprint))
                    say(node, "the same finding stands here twice");
                if (entry)
                    entries.set(entry.fingerprint, entry);
            }
        }
    }
    return problems.length > 0 ? { kind: "problems", problems: problems.slice(0, 100) } : { entries };
}
function fieldsOf(table, what, names, say) {
    const found = new Map();
    for (const entry of table.entries) {
        if (found.has(entry.name))
            say(entry.key, `the key \`${entry.name ?? "?"}\` stands here twice`);
        else if (!names.includes(entry.name ?? ""))
            say(entry.key, `there is no key \`${entry.name ?? "?"}\` in ${what}${(0,_nearest_js__WEBPACK_IMPORTED_MODULE_3__/* .suggestion */ .h)(entry.name ?? "", names)}`);
        found.set(entry.name, entry);
    }
    return names.map((name) => found.get(name)?.value ?? say(table, `\`${name}\` is missing in ${what}`));
}
function entryIn(node, at, say) {
    if (node.kind !== "table")
        return say(node, "an entry of a baseline is an object");
    const [fingerprint, rule, kind, path, profile] = fieldsOf(node, "an entry", keys, say).map((value, i) => {
        const isOpen = keys[i] === "kind" || keys[i] === "profile";
        if (!value)
            return undefined;
        if (value.kind === "scalar" && isOpen && value.value === null)
            return null;
        if (value.kind !== "scalar" || typeof value.value !== "string" || value.value.length > longest)
            return say(value, `\`${keys[i]}\` is text${isOpen ? " or null" : ""}, of at most ${longest} characters`);
        if (keys[i] === "fingerprint" && !/^[0-9a-f]{64}$/.test(value.value))
            return say(value, "`fingerprint` is a SHA-256 in 64 hexadecimal digits");
        return value.value;
    });
    if (typeof fingerprint !== "string" || typeof rule !== "string" || kind === undefined || typeof path !== "string" || profile === undefined)
        return undefined;
    return { fingerprint, rule, kind, path, profile, at };
}
function covers(entry, finding) {
    return finding !== undefined && finding.host !== null && !(0,_policy_case_js__WEBPACK_IMPORTED_MODULE_1__/* .isOfPolicy */ .mF)(finding) && entry.rule === finding.rule && entry.kind === (finding.kind ?? null) && entry.path === finding.at.source.path;
}
function pruned({ entries }, findings) {
    return [...entries.values()].filter((entry) => covers(entry, findings.get(entry.fingerprint)));
}
function entryFor(finding, fingerprint) {
    const { rule, kind = null, item, at } = finding;
    return { fingerprint, rule, kind, path: at.source.path, profile: (item?.profile && (0,_fact_js__WEBPACK_IMPORTED_MODULE_4__/* .known */ .eO)(item.profile.name)) ?? null, at };
}
function writeBaseline(entries) {
    const unique = new Map([...entries].map((entry) => [entry.fingerprint, entry]));
    const sorted = [...unique.values()].sort(byOrder);
    const lines = sorted.map(({ fingerprint, rule, kind, path, profile }) => `    ${inLine({ path, rule, kind, profile, fingerprint })}`);
    return `{\n  "version": 1,\n  "findings": [${lines.length === 0 ? "" : `\n${lines.join(",\n")}\n  `}]\n}\n`;
}
function inLine(fields) {
    return `{ ${Object.entries(fields).map(([key, value]) => `"${key}": ${(0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .writeJson */ .G)(value).trimEnd()}`).join(", ")} }`;
}
function byOrder(one, other) {
    return (0,_path_js__WEBPACK_IMPORTED_MODULE_5__/* .byBytes */ .bg)(one.path, other.path) || (0,_path_js__WEBPACK_IMPORTED_MODULE_5__/* .byBytes */ .bg)(one.rule, other.rule) || (0,_path_js__WEBPACK_IMPORTED_MODULE_5__/* .byBytes */ .bg)(one.kind ?? "", other.kind ?? "") || (0,_path_js__WEBPACK_IMPORTED_MODULE_5__/* .byBytes */ .bg)(one.profile ?? "", other.profile ?? "") || (0,_path_js__WEBPACK_IMPORTED_MODULE_5__/* .byBytes */ .bg)(one.fingerprint, other.fingerprint);
}


/***/ }),

/***/ 2898:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  answerInit: () => (/* binding */ answerInit)
});

// EXTERNAL MODULE: ./build/bundle/src/files/disk/write.js
var write = __webpack_require__(7190);
// EXTERNAL MODULE: ./build/bundle/src/files/git/location.js
var git_location = __webpack_require__(7909);
// EXTERNAL MODULE: ./build/bundle/src/plain.js
var plain = __webpack_require__(6951);
// EXTERNAL MODULE: ./build/bundle/src/policy.js
var src_policy = __webpack_require__(3609);
// EXTERNAL MODULE: ./build/bundle/src/roster.js
var roster = __webpack_require__(5396);
// EXTERNAL MODULE: ./build/bundle/src/baseline.js
var baseline = __webpack_require__(8560);
// EXTERNAL MODULE: ./build/bundle/src/fact.js
var fact = __webpack_require__(7557);
// EXTERNAL MODULE: ./build/bundle/src/inspect.js + 1 modules
var inspect = __webpack_require__(2406);
// EXTERNAL MODULE: ./build/bundle/src/load.js
var load = __webpack_require__(9628);
// EXTERNAL MODULE: ./build/bundle/src/owners.js
var owners = __webpack_require__(207);
// EXTERNAL MODULE: ./build/bundle/src/path.js
var path = __webpack_require__(976);
// EXTERNAL MODULE: ./build/bundle/src/policy/file/glob.js
var glob = __webpack_require__(3459);
// EXTERNAL MODULE: ./build/bundle/src/policy/file/index.js + 1 modules
var file = __webpack_require__(3238);
// EXTERNAL MODULE: ./build/bundle/src/profile.js
var profile = __webpack_require__(5330);
// EXTERNAL MODULE: ./build/bundle/src/tree.js
var tree = __webpack_require__(1395);
;// CONCATENATED MODULE: ./build/bundle/src/commands/init/files.js
function policyHead(tool, what) {
    return `# yaml-language-server: $schema=${rawOf(tool)}/policy.schema.json\n# ${what}\nextends: preset:recommended # or preset:strict\nceiling: [read] # what any profile may do: read, write, execute, network, delegate, external\n`;
}
function plainPolicy(tool) {
    return `${policyHead(tool, "What this repository's subagent profiles may do.")}
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

;// CONCATENATED MODULE: ./build/bundle/src/commands/init/current.js












const span = { first: 60, last: 120 };
const most = { grants: 900, patterns: 100, characters: 200_000 };
async function currentOf(matter, today, tool) {
    const head = policyHead(tool, `What this repository's subagent profiles may do: what they did on ${today}, until their owners decide.`);
    const { subjects } = await (0,inspect/* inspect */.Nn)(matter.survey, { decisions: await decisionsOf(head, today) });
    const wanted = wantedOf(subjects, await decisionsOf(head, today), await ownersOf(matter));
    const owners = [...new Set(wanted.map(({ owner }) => owner))].sort(path/* byBytes */.bg);
    const ends = new Map(owners.map((owner, i) => [owner, dayAfter(today, dayOf(i, owners.length))]));
    const grants = fitting(groupsOf(wanted).map((group) => grantOf(group, ends)));
    const policy = `${head}${grants.length === 0 ? "" : `grants:\n${grants.map(({ text }) => text).join("")}`}`;
    const { judge } = await __webpack_require__.e(/* import() */ 4837).then(__webpack_require__.bind(__webpack_require__, 4837));
    const { judged } = await judge({
        tool, survey: matter.survey, base: undefined, ask: { decisions: await decisionsOf(policy, today) }, repository: null, commit: null, policyCommit: null, notes: [], failOn: "error", gate: "all",
    });
    const left = judged.filter(({ finding }) => finding.host !== null);
    const profiles = grants.reduce((sum, { profiles: count }) => sum + count, 0);
    const days = [...ends.values()].sort(path/* byBytes */.bg);
    return {
        policy,
        granted: grants.length === 0 ? "no profile does more than the ceiling" : `${counted(grants.length, "grant")} to ${counted(profiles, "profile")} until ${days[0]}${days.length > 1 ? ` to ${days.at(-1)}` : ""}`,
        baseline: left.length === 0 ? undefined : (0,baseline.writeBaseline)(left.map(({ finding, fingerprint }) => (0,baseline.entryFor)(finding, fingerprint))),
        kept: left.length === 0 ? undefined : `${counted(new Set(left.map(({ fingerprint }) => fingerprint)).size, "finding")} that no grant covers`,
    };
}
async function decisionsOf(text, today) {
    const policy = await (0,file.readPolicy)({ path: src_policy/* policyPaths */.ff[0], text });
    if ("kind" in policy)
        throw new Error(`the policy that was made cannot be used: ${policy.problems[0]?.message}`);
    const { decide } = await __webpack_require__.e(/* import() */ 4837).then(__webpack_require__.bind(__webpack_require__, 4837));
    return decide(policy, today);
}
function wantedOf(subjects, decisions, ownerOf) {
    const files = new Map();
    const place = ({ host, item }) => `${host} ${item.files[0] ?? ""}`;
    for (const subject of subjects)
        files.set(place(subject), (files.get(place(subject)) ?? 0) + 1);
    return subjects.flatMap((subject) => {
        const { host, item } = subject;
        if (!item.profile || !(0,load/* isOffered */.k)(item))
            return [];
        const { may: allowed } = decisions.allowance(host, item);
        const may = (0,profile/* capabilitiesOf */.SF)(item.profile).filter((capability) => !allowed.includes(capability));
        if (may.length === 0)
            return [];
        const written = (0,fact/* known */.eO)(item.profile.name);
        const [name, path] = [written === undefined ? undefined : literal(written), literal(item.files[0] ?? "")];
        const isShared = (files.get(place(subject)) ?? 0) > 1;
        if (path === undefined || (written === undefined ? isShared : name === undefined))
            return [];
        return [{ host, may, owner: ownerOf(item.files[0] ?? ""), name, path, isShared }];
    });
}
function literal(text) {
    const pattern = text.replace(/[*?[\]\\]/g, "\\$&");
    return text === "" || /[{}]/.test(text) || pattern.length > glob/* globLimits */.H.length || (0,glob/* globProblem */.A)(pattern) !== undefined ? undefined : pattern;
}
function groupsOf(wanted) {
    const groups = new Map();
    for (const one of wanted) {
        const key = JSON.stringify([one.host, one.may, one.owner, one.isShared ? one.path : null, one.name === undefined]);
        const parts = groups.get(key) ?? [];
        groups.set(key, parts);
        const last = parts.at(-1);
        if (last && last.length < most.patterns)
            last.push(one);
        else
            parts.push([one]);
    }
    return [...groups.values()].flat();
}
function grantOf(group, ends) {
    const [{ host, may, owner }] = group;
    const list = (key, values) => {
        const some = [...new Set(values.filter((value) => value !== undefined))].sort(path/* byBytes */.bg);
        return some.length === 0 ? "" : `    ${key}:\n${some.map((value) => `      - ${quoted(value)}\n`).join("")}`;
    };
    return {
        profiles: group.length,
        text: `  - may: [${may.join(", ")}]\n    hosts: [${host}]\n${list("profiles", group.map(({ name }) => name))}${list("paths", group.map(({ path }) => path))}    reason: in use when this policy was written, to be decided by its owner\n    owner: ${quoted(owner)}\n    until: ${ends.get(owner)}\n`,
    };
}
function quoted(text) {
    return JSON.stringify(text).replace(/[^\x20-\x7e]/gu, (character) => {
        const point = character.codePointAt(0) ?? 0;
        return /\p{L}|\p{N}|\p{Extended_Pictographic}/u.test(character) ? character : point > 0xffff ? `\\U${point.toString(16).padStart(8, "0")}` : `\\u${point.toString(16).padStart(4, "0")}`;
    });
}
function fitting(grants) {
    let characters = 0;
    return grants.slice(0, most.grants).filter(({ text }) => (characters += text.length) <= most.characters);
}
async function ownersOf({ survey, slug }) {
    const path = owners/* codeownersPaths */.o.find((candidate) => survey.entries.has(candidate));
    const content = path === undefined ? undefined : await survey.read(path);
    const named = content?.kind === "text" ? (0,owners/* ownersIn */.q)(content.source.text) : () => [];
    const account = (await slug())?.split("/")[0];
    return (file) => {
        const owner = [...named(file), `@${account ?? ""}`].find((one) => /^@[A-Za-z0-9][A-Za-z0-9-]{0,38}(?:\/[A-Za-z0-9._-]{1,100})?$/.test(one));
        if (owner !== undefined)
            return owner;
        throw new tree/* Mistake */.Fp(`nobody answers for \`${file}\`, and a grant needs an owner: name one in ${owners/* codeownersPaths */.o[0]}, or add the remote \`origin\` of this repository`);
    };
}
function dayOf(place, owners) {
    return owners < 2 ? (span.first + span.last) / 2 : span.first + Math.round((place * (span.last - span.first)) / (owners - 1));
}
function dayAfter(today, days) {
    return new Date(Date.parse(`${today}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}
function counted(count, noun) {
    return `${count} ${noun}${count === 1 ? "" : "s"}`;
}

// EXTERNAL MODULE: ./build/bundle/src/subject.js + 3 modules
var subject = __webpack_require__(4505);
;// CONCATENATED MODULE: ./build/bundle/src/commands/init/index.js









const workflowPath = ".github/workflows/agent-profiles.yml";
const hooksPath = ".pre-commit-config.yaml";
async function answerInit(asked, surroundings) {
    const { tool } = surroundings;
    const places = Object.values(roster/* hosts */.S).flatMap((host) => host.places);
    const matter = await (0,subject/* matterOf */.X)({ ...asked, policy: undefined, base: undefined, staged: false, user: false, places }, surroundings);
    try {
        const { root } = matter;
        const location = (0,git_location/* locate */.x5)(root);
        if (location && location.prefix !== "")
            throw new tree/* Mistake */.Fp(`${root} lies inside the repository ${location.top}, and these files belong to its top`);
        const standing = src_policy/* policyPaths */.ff.find((path) => (0,write/* standsAt */.T)(root, path) === "file");
        const today = asked.today ?? surroundings.today;
        const current = asked.fromCurrent && standing === undefined ? await currentOf(matter, today, tool) : undefined;
        const files = [
            ...(standing === undefined ? [[src_policy/* policyPaths */.ff[0], current?.policy ?? plainPolicy(tool)]] : []),
            [workflowPath, workflow(tool, (location && (0,git_location/* trunkOf */.gN)(location)) ?? "main")],
            [hooksPath, hooks(tool)],
            ...(current?.baseline === undefined ? [] : [[src_policy/* baselinePath */.XB, current.baseline]]),
        ];
        for (const [path] of files)
            (0,write/* standsAt */.T)(root, path);
        const written = files.filter(([path, text]) => (0,write/* writeInside */.M)(root, path, text, { replace: false })).map(([path]) => path);
        const left = [...(standing === undefined ? [] : [standing]), ...files.map(([path]) => path).filter((path) => !written.includes(path))];
        return { code: 0, texts: [{ file: undefined, text: said(written, left, current, asked.fromCurrent, tool) }], notes: matter.notes };
    }
    finally {
        await matter.close();
    }
}
function said(written, left, current, fromCurrent, tool) {
    const isNew = (path) => written.includes(path);
    const details = current ? { [src_policy/* policyPaths */.ff[0]]: current.granted, [src_policy/* baselinePath */.XB]: current.kept } : {};
    const lines = [
        ...written.map((path) => `wrote ${path}${details[path] ? `: ${(0,plain/* visible */.RK)(details[path])}` : ""}`),
        ...left.map((path) => `left alone, since it is there: ${path}`),
        ...(left.includes(hooksPath) ? ["", `for the hook, add to the \`repos\` of ${hooksPath} what is not there yet:`, "", ...hookEntry(tool).trimEnd().split("\n")] : []),
        ...(fromCurrent && !current ? ["", "the policy that is there was not touched, so --from-current granted nothing"] : []),
        ...(left.includes(src_policy/* baselinePath */.XB) ? ["", `the baseline that is there was not touched; \`${tool.name} baseline\` writes today's`] : []),
    ];
    const next = [
        ...(isNew(src_policy/* policyPaths */.ff[0]) ? [current ? `read ${src_policy/* policyPaths */.ff[0]}: each grant has an owner who decides before its last day` : `decide in ${src_policy/* policyPaths */.ff[0]} what profiles may do`] : []),
        ...(isNew(src_policy/* baselinePath */.XB) ? [`mend what ${src_policy/* baselinePath */.XB} lists, then \`${tool.name} baseline --prune\``] : []),
        `${tool.name} check`,
        ...(isNew(hooksPath) || left.includes(hooksPath) ? ["pre-commit install"] : []),
        ...(isNew(workflowPath) ? ["commit it all, and make the check required on the default branch"] : []),
    ];
    return `${lines.join("\n")}\n\nnext\n${next.map((step, i) => `  ${i + 1}. ${step}\n`).join("")}`;
}


/***/ }),

/***/ 7190:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ writeInside),
/* harmony export */   T: () => (/* binding */ standsAt)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_2__);
/* harmony import */ var _path_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(976);
/* harmony import */ var _tree_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1395);





function standsAt(root, path) {
    if ((0,_path_js__WEBPACK_IMPORTED_MODULE_4__/* .plain */ .pj)(path) !== path || path === "" || path.startsWith("/"))
        throw new Error(`${path} is not a path below the root`);
    const segments = path.split("/");
    let here = root;
    for (const [i, segment] of segments.entries()) {
        here = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(here, segment);
        const stats = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.lstatSync)(here, { throwIfNoEntry: false });
        if (!stats)
            return "nothing";
        const way = segments.slice(0, i + 1).join("/");
        if (stats.isSymbolicLink())
            throw new _tree_js__WEBPACK_IMPORTED_MODULE_3__/* .Mistake */ .Fp(`\`${way}\` is a link, and nothing is written through one`);
        const isLast = i === segments.length - 1;
        if (isLast ? !stats.isFile() : !stats.isDirectory())
            throw new _tree_js__WEBPACK_IMPORTED_MODULE_3__/* .Mistake */ .Fp(`\`${way}\` is not a ${isLast ? "regular file" : "directory"}`);
    }
    return "file";
}
function writeInside(root, path, text, { replace }) {
    if (standsAt(root, path) === "file" && !replace)
        return false;
    const directory = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(root, (0,_path_js__WEBPACK_IMPORTED_MODULE_4__/* .directoryOf */ .jt)(path));
    (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.mkdirSync)(directory, { recursive: true });
    standsAt(root, path);
    if ((0,node_fs__WEBPACK_IMPORTED_MODULE_1__.realpathSync)(directory) !== (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)((0,node_fs__WEBPACK_IMPORTED_MODULE_1__.realpathSync)(root), (0,_path_js__WEBPACK_IMPORTED_MODULE_4__/* .directoryOf */ .jt)(path)))
        throw new _tree_js__WEBPACK_IMPORTED_MODULE_3__/* .Mistake */ .Fp(`\`${(0,_path_js__WEBPACK_IMPORTED_MODULE_4__/* .directoryOf */ .jt)(path)}\` leads out of the directory, and nothing is written there`);
    const target = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(directory, (0,_path_js__WEBPACK_IMPORTED_MODULE_4__/* .nameOf */ .Vb)(path));
    const draft = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(directory, `.${(0,_path_js__WEBPACK_IMPORTED_MODULE_4__/* .nameOf */ .Vb)(path)}.${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomUUID)()}`);
    try {
        const file = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.openSync)(draft, node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_WRONLY | node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_CREAT | node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_EXCL | (node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_NOFOLLOW ?? 0), 0o644);
        try {
            (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.writeFileSync)(file, text);
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

/***/ 8113:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ writeJson)
/* harmony export */ });
/* harmony import */ var _plain_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6951);

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
        : Object.entries(value).flatMap(([key, item]) => (item === undefined ? [] : [`${quoted(key)}: ${write(item, deeper)}`]));
    const [open, close] = array ? ["[", "]"] : ["{", "}"];
    return parts.length === 0 ? open + close : `${open}\n${deeper}${parts.join(`,\n${deeper}`)}\n${margin}${close}`;
}
function quoted(text) {
    const json = JSON.stringify(text);
    return /[^\x20-\x7e]|##\[/.test(json) ? (0,_plain_js__WEBPACK_IMPORTED_MODULE_0__/* .inertJson */ .nl)(json) : json;
}


/***/ }),

/***/ 9628:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   k: () => (/* binding */ isOffered)
/* harmony export */ });
function isOffered({ verdict }) {
    return verdict.kind === "loaded" || verdict.kind === "shadowed" || verdict.kind === "lost";
}


/***/ }),

/***/ 207:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ codeownersPaths),
/* harmony export */   q: () => (/* binding */ ownersIn)
/* harmony export */ });
/* harmony import */ var _wildmatch_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9418);

const codeownersPaths = [".github/CODEOWNERS", "CODEOWNERS", "docs/CODEOWNERS"];
function ownersIn(text) {
    const lines = text.replace(/^\ufeff/, "").split("\n").flatMap((line) => {
        const [pattern, ...owners] = wordsOf(line);
        return pattern === undefined || /^[#!]|\[/.test(pattern) ? [] : [{ matches: matcherOf(pattern), owners }];
    });
    return (path) => lines.findLast(({ matches }) => matches(path))?.owners ?? [];
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
    const way = isAnchored ? body : `**/${body}`;
    const last = body.slice(body.lastIndexOf("/") + 1);
    const ways = [...(isDirectory ? [] : [way]), ...(isDirectory || !last.includes("*") ? [`${way}/**`] : [])].map(_wildmatch_js__WEBPACK_IMPORTED_MODULE_0__/* .wildmatch */ .c);
    return (path) => ways.some((matches) => matches(path, false));
}


/***/ }),

/***/ 8868:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $_: () => (/* binding */ policyCase),
/* harmony export */   hM: () => (/* binding */ checkPolicy),
/* harmony export */   mF: () => (/* binding */ isOfPolicy)
/* harmony export */ });
/* harmony import */ var _catalogue_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3970);

function policyCase(decisions, about, findings, { loosened, unapproved = [], weakened, unowned = [] }, unapprovedWidenings = []) {
    const of = (...kinds) => decisions.faults.filter((fault) => kinds.includes(fault.about));
    return { widened: of("loosened"), loosened, unapproved, unapprovedWidenings, weakened, ended: of("ended", "far"), ending: of("ending"), unused: decisions.unused(about, findings), unowned };
}
function checkPolicy(decisions, standing, hostOf = () => undefined) {
    if (Object.values({ ...standing }).every(({ length }) => length === 0))
        return [];
    return Object.entries(_catalogue_js__WEBPACK_IMPORTED_MODULE_0__/* .rules */ .a).flatMap(([rule, judgement]) => {
        if (judgement.subject !== "policy")
            return [];
        return [...judgement.check(standing)].flatMap((report) => {
            const severity = decisions.levelOf(rule, report.kind);
            const { item = null } = report;
            const { host = null, edition = null } = (item && hostOf(item)) ?? {};
            return severity === "off" ? [] : [{ ...report, rule, severity, host, edition, layer: item?.layer ?? null, item }];
        });
    });
}
function isOfPolicy({ rule }) {
    return Object.hasOwn(_catalogue_js__WEBPACK_IMPORTED_MODULE_0__/* .rules */ .a, rule) && _catalogue_js__WEBPACK_IMPORTED_MODULE_0__/* .rules */ .a[rule]?.subject === "policy";
}


/***/ }),

/***/ 3459:
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

/***/ 7973:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p: () => (/* binding */ parseJsonc),
/* harmony export */   q: () => (/* binding */ parseJson)
/* harmony export */ });
const deepest = 128;
class Stop {
    problem;
    constructor(message, at) {
        this.problem = { kind: "problem", message, span: { start: at, end: at } };
    }
}
function parseJson(text) {
    return read(new Reader(text, false));
}
function parseJsonc(text) {
    return read(new Reader(text, true));
}
function read(reader) {
    try {
        return reader.whole();
    }
    catch (error) {
        if (error instanceof Stop)
            return error.problem;
        throw error;
    }
}
const escapes = { '"': '"', "\\": "\\", "/": "/", b: "\b", f: "\f", n: "\n", r: "\r", t: "\t" };
const comment = /\/\/[^\r\n]*|\/\*[^]*?\*\//y;
const number = /-?(0|[1-9]\d*)((?:\.\d+)?(?:[eE][-+]?\d+)?)/y;
class Reader {
    #text;
    #loose;
    #at = 0;
    constructor(text, loose) {
        this.#text = text;
        this.#loose = loose;
        if (loose && text.startsWith("\ufeff"))
            this.#at = 1;
    }
    whole() {
        const node = this.#value(0);
        this.#skipSpace();
        if (this.#at < this.#text.length)
            throw new Stop("trailing characters", this.#at);
        return node;
    }
    #skipSpace() {
        for (;;) {
            while (" \n\t\r".includes(this.#text[this.#at] ?? "x"))
                this.#at++;
            if (!this.#loose || this.#text[this.#at] !== "/")
                return;
            comment.lastIndex = this.#at;
            const [found] = comment.exec(this.#text) ?? [];
            if (found === undefined)
                return;
            this.#at += found.length;
        }
    }
    #takes(character) {
        this.#skipSpace();
        if (this.#text[this.#at] !== character)
            return false;
        this.#at++;
        return true;
    }
    #ends(character) {
        this.#skipSpace();
        return this.#loose && this.#text[this.#at] === character;
    }
    #value(depth) {
        this.#skipSpace();
        const start = this.#at;
        const first = this.#text[start];
        if ((first === "{" || first === "[") && depth + 1 >= deepest)
            throw new Stop("recursion limit exceeded", start);
        if (first === undefined)
            throw new Stop("EOF while parsing a value", start);
        if (first === "{")
            return this.#object(start, depth);
        if (first === "[")
            return this.#array(start, depth);
        if (first === '"') {
            const value = this.#string();
            return { kind: "scalar", span: this.#since(start), value, text: value, style: "quoted" };
        }
        for (const [word, value] of [["null", null], ["true", true], ["false", false]]) {
            if (!this.#text.startsWith(word, start))
                continue;
            this.#at += word.length;
            return { kind: "scalar", span: this.#since(start), value, text: word, style: "plain" };
        }
        return this.#number(start);
    }
    #since(start) {
        return { start, end: this.#at };
    }
    #number(start) {
        number.lastIndex = start;
        const [text, , fraction] = number.exec(this.#text) ?? [];
        if (text === undefined)
            throw new Stop("expected value", start);
        this.#at = start + text.length;
        if (/[\d.eE]/.test(this.#text[this.#at] ?? ""))
            throw new Stop("invalid number", this.#at);
        const value = Number(text);
        if (!Number.isFinite(value))
            throw new Stop("number out of range", start);
        const float = fraction !== "" || text === "-0";
        if (!float) {
            const integer = BigInt(text);
            const safe = integer >= Number.MIN_SAFE_INTEGER && integer <= Number.MAX_SAFE_INTEGER;
            return { kind: "scalar", span: this.#since(start), value: safe ? value : integer, text, style: "plain", number: "integer" };
        }
        return { kind: "scalar", span: this.#since(start), value, text, style: "plain", number: "float" };
    }
    #string() {
        let value = "";
        for (let from = ++this.#at;; this.#at++) {
            const unit = this.#text.charCodeAt(this.#at);
            if (Number.isNaN(unit))
                throw new Stop("EOF while parsing a string", this.#at);
            if (unit < 0x20 && !(this.#loose && unit === 0x09))
                throw new Stop("control character (\\u0000-\\u001F) found while parsing a string", this.#at);
            if (unit !== 0x22 && unit !== 0x5c)
                continue;
            value += this.#text.slice(from, this.#at);
            if (unit === 0x22) {
                this.#at++;
                return value;
            }
            value += this.#escape();
            from = this.#at + 1;
        }
    }
    #escape() {
        const letter = this.#text[++this.#at] ?? "";
        if (letter !== "u") {
            const plain = Object.hasOwn(escapes, letter) ? escapes[letter] : undefined;
            if (plain === undefined)
                throw new Stop("invalid escape", this.#at);
            return plain;
        }
        const high = this.#hexadecimal();
        if (this.#loose)
            return String.fromCharCode(high);
        if (high >= 0xdc00 && high < 0xe000)
            throw new Stop("lone leading surrogate in hex escape", this.#at);
        if (high < 0xd800 || high >= 0xdc00)
            return String.fromCharCode(high);
        if (this.#text.slice(this.#at + 1, this.#at + 3) !== "\\u")
            throw new Stop("unexpected end of hex escape", this.#at);
        this.#at += 2;
        const low = this.#hexadecimal();
        if (low < 0xdc00 || low >= 0xe000)
            throw new Stop("lone leading surrogate in hex escape", this.#at);
        return String.fromCharCode(high, low);
    }
    #hexadecimal() {
        const digits = this.#text.slice(this.#at + 1, this.#at + 5);
        if (!/^[0-9A-Fa-f]{4}$/.test(digits))
            throw new Stop("invalid escape", this.#at);
        this.#at += 4;
        return parseInt(digits, 16);
    }
    #array(start, depth) {
        const items = [];
        this.#at++;
        if (!this.#takes("]")) {
            do
                items.push(this.#value(depth + 1));
            while (this.#takes(",") && !this.#ends("]"));
            if (!this.#takes("]"))
                throw new Stop("expected `,` or `]`", this.#at);
        }
        return { kind: "list", span: this.#since(start), items };
    }
    #object(start, depth) {
        const entries = [];
        this.#at++;
        if (!this.#takes("}")) {
            do {
                this.#skipSpace();
                if (this.#text[this.#at] !== '"')
                    throw new Stop("key must be a string", this.#at);
                const at = this.#at;
                const name = this.#string();
                const key = { kind: "scalar", span: this.#since(at), value: name, text: name, style: "quoted" };
                if (!this.#takes(":"))
                    throw new Stop("expected `:`", this.#at);
                entries.push({ key, name, value: this.#value(depth + 1) });
            } while (this.#takes(",") && !this.#ends("}"));
            if (!this.#takes("}"))
                throw new Stop("expected `,` or `}`", this.#at);
        }
        return { kind: "table", span: this.#since(start), entries };
    }
}


/***/ }),

/***/ 9418:
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
    return /^[\0-\x7f]*$/.test(text) ? text : Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte)).join("");
}
function matchName(tokens, name, foldCase) {
    return matchAll(tokens, name, "*", (token, character) => token !== "*" && token(character.charCodeAt(0), foldCase));
}
function matchAll(pattern, items, star, fits) {
    let [at, item, retry, retryItem] = [0, 0, -1, 0];
    while (item < items.length) {
        const one = pattern[at];
        const thing = items[item];
        if (one === star) {
            retry = at++;
            retryItem = item;
        }
        else if (one !== undefined && thing !== undefined && fits(one, thing)) {
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
    return star === "*" ? rest.every((one) => one === star) : rest.length === 0;
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
    const wanted = character.charCodeAt(0);
    return (byte, foldCase) => byte === wanted || (foldCase && lower(byte) === lower(wanted));
}
function lower(byte) {
    return byte >= 65 && byte <= 90 ? byte + 32 : byte;
}
const classes = new Map([
    ["alnum", /[A-Za-z0-9]/], ["alpha", /[A-Za-z]/], ["blank", /[ \t]/], ["cntrl", /[\0-\x1f\x7f]/], ["digit", /[0-9]/], ["graph", /[!-~]/],
    ["lower", /[a-z]/], ["print", /[ -~]/], ["punct", /[!-/:-@[-`{-~]/], ["space", /[\t-\r ]/], ["upper", /[A-Z]/], ["xdigit", /[0-9A-Fa-f]/],
]);
function setOf(pattern, start) {
    const negated = pattern[start] === "!" || pattern[start] === "^";
    const members = [];
    let before;
    let at = negated ? start + 1 : start;
    do {
        let code = pattern.charCodeAt(at);
        if (at >= pattern.length)
            return undefined;
        const named = pattern.startsWith("[:", at) ? pattern.slice(at + 2, pattern.indexOf("]", at + 2) + 1 || at) : undefined;
        if (pattern[at] === "-" && before !== undefined && at + 1 < pattern.length && pattern[at + 1] !== "]") {
            at += pattern[at + 1] === "\\" ? 2 : 1;
            if (at >= pattern.length)
                return undefined;
            const [from, to] = [before, pattern.charCodeAt(at)];
            members.push((byte) => byte >= from && byte <= to);
            code = undefined;
        }
        else if (named === "")
            return undefined;
        else if (named?.endsWith(":]")) {
            const group = classes.get(named.slice(0, -2));
            if (!group)
                return undefined;
            members.push((byte) => group.test(String.fromCharCode(byte)));
            at += named.length + 1;
            code = undefined;
        }
        else {
            if (pattern[at] === "\\")
                code = pattern.charCodeAt(++at);
            if (at >= pattern.length)
                return undefined;
            const wanted = code;
            members.push((byte) => byte === wanted);
        }
        before = code;
        at++;
    } while (pattern[at] !== "]");
    const has = (byte) => members.some((member) => member(byte));
    return { end: at, has: (byte, foldCase) => (has(byte) || (foldCase && (has(lower(byte)) || has(lower(byte) - 32)))) !== negated };
}


/***/ })

};
;