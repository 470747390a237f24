"use strict";
exports.id = 4548;
exports.ids = [4548];
exports.modules = {

/***/ 2210:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ codeownersPaths),
/* harmony export */   q: () => (/* binding */ ownersIn)
/* harmony export */ });
/* harmony import */ var _repo_git_wildmatch_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(228);

const codeownersPaths = [".github/CODEOWNERS", "CODEOWNERS", "docs/CODEOWNERS"];
function ownersIn(text) {
    const lines = text
        .replace(/^\ufeff/, "")
        .split("\n")
        .flatMap((line) => {
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
    const ways = [...(isDirectory ? [] : [way]), ...(isDirectory || !last.includes("*") ? [`${way}/**`] : [])].map(_repo_git_wildmatch_js__WEBPACK_IMPORTED_MODULE_0__/* .wildmatch */ .c);
    return (path) => ways.some((matches) => matches(path, false));
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
// EXTERNAL MODULE: ./build/bundle/src/model/fact.js
var fact = __webpack_require__(7277);
// EXTERNAL MODULE: ./build/bundle/src/inspect/index.js + 1 modules
var inspect = __webpack_require__(9099);
// EXTERNAL MODULE: ./build/bundle/src/model/load.js
var load = __webpack_require__(6407);
// EXTERNAL MODULE: ./build/bundle/src/approvals/code-owners.js
var code_owners = __webpack_require__(2210);
// EXTERNAL MODULE: ./build/bundle/src/repo/path.js
var path = __webpack_require__(6311);
// EXTERNAL MODULE: ./build/bundle/src/policy/file/glob.js
var glob = __webpack_require__(7209);
// EXTERNAL MODULE: ./build/bundle/src/policy/file/index.js + 1 modules
var file = __webpack_require__(1538);
// EXTERNAL MODULE: ./build/bundle/src/model/profile.js
var profile = __webpack_require__(4682);
// EXTERNAL MODULE: ./build/bundle/src/repo/tree.js
var tree = __webpack_require__(2456);
;// CONCATENATED MODULE: ./build/bundle/src/cli/commands/init/templates.js
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

;// CONCATENATED MODULE: ./build/bundle/src/cli/commands/init/from-current.js












const span = { first: 60, last: 120 };
const most = { grants: 900, patterns: 100, characters: 200_000 };
async function currentState(matter, today, tool) {
    const head = policyHead(tool, `What this repository's subagent profiles may do: what they did on ${today}, until their owners decide.`);
    const { subjects } = await (0,inspect/* inspect */.Nn)(matter.repo, { decisions: await decisionsOf(head, today) });
    const wanted = wantedOf(subjects, await decisionsOf(head, today), await ownersOf(matter));
    const owners = [...new Set(wanted.map(({ owner }) => owner))].sort(path/* byBytes */.bg);
    const ends = new Map(owners.map((owner, i) => [owner, dayAfter(today, dayOf(i, owners.length))]));
    const grants = fitting(groupsOf(wanted).map((group) => grantOf(group, ends)));
    const policy = `${head}${grants.length === 0 ? "" : `grants:\n${grants.map(({ text }) => text).join("")}`}`;
    const { evaluate } = await __webpack_require__.e(/* import() */ 3907).then(__webpack_require__.bind(__webpack_require__, 6288));
    const { findings: judged } = await evaluate({
        tool,
        repo: matter.repo,
        base: undefined,
        options: { decisions: await decisionsOf(policy, today) },
        repository: null,
        commit: null,
        policyCommit: null,
        notes: [],
        failOn: "error",
        gate: "all",
    });
    const left = judged.filter(({ finding }) => finding.host !== null);
    const profiles = grants.reduce((sum, { profiles: count }) => sum + count, 0);
    const days = [...ends.values()].sort(path/* byBytes */.bg);
    return {
        policy,
        granted: grants.length === 0
            ? "no profile does more than the ceiling"
            : `${counted(grants.length, "grant")} to ${counted(profiles, "profile")} until ${days[0]}${days.length > 1 ? ` to ${days.at(-1)}` : ""}`,
        baseline: left.length === 0
            ? undefined
            : (0,baseline.writeBaseline)(left.map(({ finding, fingerprint }) => (0,baseline.entryFor)(finding, fingerprint))),
        kept: left.length === 0
            ? undefined
            : `${counted(new Set(left.map(({ fingerprint }) => fingerprint)).size, "finding")} that no grant covers`,
    };
}
async function decisionsOf(text, today) {
    const policy = await (0,file.readPolicy)({ path: model/* policyPaths */.ff[0], text });
    if ("kind" in policy)
        throw new Error(`the policy that was made cannot be used: ${policy.problems[0]?.message}`);
    const { decide } = await __webpack_require__.e(/* import() */ 3907).then(__webpack_require__.bind(__webpack_require__, 6288));
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
    return text === "" || /[{}]/.test(text) || pattern.length > glob/* globLimits */.H.length || (0,glob/* globProblem */.A)(pattern) !== undefined
        ? undefined
        : pattern;
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
        return /\p{L}|\p{N}|\p{Extended_Pictographic}/u.test(character)
            ? character
            : point > 0xffff
                ? `\\U${point.toString(16).padStart(8, "0")}`
                : `\\u${point.toString(16).padStart(4, "0")}`;
    });
}
function fitting(grants) {
    let characters = 0;
    return grants.slice(0, most.grants).filter(({ text }) => (characters += text.length) <= most.characters);
}
async function ownersOf({ repo, slug }) {
    const path = code_owners/* codeownersPaths */.o.find((candidate) => repo.entries.has(candidate));
    const content = path === undefined ? undefined : await repo.read(path);
    const named = content?.kind === "text" ? (0,code_owners/* ownersIn */.q)(content.source.text) : () => [];
    const account = (await slug())?.split("/")[0];
    return (file) => {
        const owner = [...named(file), `@${account ?? ""}`].find((one) => /^@[A-Za-z0-9][A-Za-z0-9-]{0,38}(?:\/[A-Za-z0-9._-]{1,100})?$/.test(one));
        if (owner !== undefined)
            return owner;
        throw new tree/* UserError */.yo(`nobody answers for \`${file}\`, and a grant needs an owner: name one in ${code_owners/* codeownersPaths */.o[0]}, or add the remote \`origin\` of this repository`);
    };
}
function dayOf(place, owners) {
    return owners < 2
        ? (span.first + span.last) / 2
        : span.first + Math.round((place * (span.last - span.first)) / (owners - 1));
}
function dayAfter(today, days) {
    return new Date(Date.parse(`${today}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}
function counted(count, noun) {
    return `${count} ${noun}${count === 1 ? "" : "s"}`;
}

// EXTERNAL MODULE: ./build/bundle/src/cli/input.js + 3 modules
var input = __webpack_require__(7912);
;// CONCATENATED MODULE: ./build/bundle/src/cli/commands/init/index.js









const workflowPath = ".github/workflows/agent-profiles.yml";
const hooksPath = ".pre-commit-config.yaml";
async function runInit(asked, surroundings) {
    const { tool } = surroundings;
    const places = Object.values(hosts/* hosts */.S).flatMap((host) => host.patterns);
    const matter = await (0,input/* evaluationInput */.f)({ ...asked, policy: undefined, base: undefined, staged: false, user: false, places }, surroundings);
    try {
        const { root } = matter;
        const location = (0,git_location/* locate */.x)(root);
        if (location && location.prefix !== "")
            throw new tree/* UserError */.yo(`${root} lies inside the repository ${location.top}, and these files belong to its top`);
        const standing = model/* policyPaths */.ff.find((path) => (0,write/* standsAt */.T)(root, path) === "file");
        const today = asked.today ?? surroundings.today;
        const current = asked.fromCurrent && standing === undefined ? await currentState(matter, today, tool) : undefined;
        const files = [
            ...(standing === undefined ? [[model/* policyPaths */.ff[0], current?.policy ?? plainPolicy(tool)]] : []),
            [workflowPath, workflow(tool, (location && (0,git_location/* trunkOf */.g)(location)) ?? "main")],
            [hooksPath, hooks(tool)],
            ...(current?.baseline === undefined ? [] : [[model/* baselinePath */.XB, current.baseline]]),
        ];
        for (const [path] of files)
            (0,write/* standsAt */.T)(root, path);
        const written = files
            .filter(([path, text]) => (0,write/* writeInside */.M)(root, path, text, { replace: false }))
            .map(([path]) => path);
        const left = [
            ...(standing === undefined ? [] : [standing]),
            ...files.map(([path]) => path).filter((path) => !written.includes(path)),
        ];
        return {
            code: 0,
            texts: [{ file: undefined, text: said(written, left, current, asked.fromCurrent, tool) }],
            notes: matter.notes,
        };
    }
    finally {
        await matter.close();
    }
}
function said(written, left, current, fromCurrent, tool) {
    const isNew = (path) => written.includes(path);
    const details = current
        ? { [model/* policyPaths */.ff[0]]: current.granted, [model/* baselinePath */.XB]: current.kept }
        : {};
    const lines = [
        ...written.map((path) => `wrote ${path}${details[path] ? `: ${(0,sanitize_text/* visible */.RK)(details[path])}` : ""}`),
        ...left.map((path) => `left alone, since it is there: ${path}`),
        ...(left.includes(hooksPath)
            ? [
                "",
                `for the hook, add to the \`repos\` of ${hooksPath} what is not there yet:`,
                "",
                ...hookEntry(tool).trimEnd().split("\n"),
            ]
            : []),
        ...(fromCurrent && !current
            ? ["", "the policy that is there was not touched, so --from-current granted nothing"]
            : []),
        ...(left.includes(model/* baselinePath */.XB)
            ? ["", `the baseline that is there was not touched; \`${tool.name} baseline\` writes today's`]
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
        ...(isNew(model/* baselinePath */.XB) ? [`mend what ${model/* baselinePath */.XB} lists, then \`${tool.name} baseline --prune\``] : []),
        `${tool.name} check`,
        ...(isNew(hooksPath) || left.includes(hooksPath) ? ["pre-commit install"] : []),
        ...(isNew(workflowPath) ? ["commit it all, and make the check required on the default branch"] : []),
    ];
    return `${lines.join("\n")}\n\nnext\n${next.map((step, i) => `  ${i + 1}. ${step}\n`).join("")}`;
}


/***/ }),

/***/ 6407:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   k: () => (/* binding */ isOffered)
/* harmony export */ });
function isOffered({ verdict }) {
    return verdict.kind === "loaded" || verdict.kind === "shadowed" || verdict.kind === "lost";
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
    const members = [];
    let before;
    let at = negated ? start + 1 : start;
    do {
        let code = pattern.charCodeAt(at);
        if (at >= pattern.length)
            return undefined;
        const named = pattern.startsWith("[:", at)
            ? pattern.slice(at + 2, pattern.indexOf("]", at + 2) + 1 || at)
            : undefined;
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
    return {
        end: at,
        has: (byte, foldCase) => (has(byte) || (foldCase && (has(lower(byte)) || has(lower(byte) - 32)))) !== negated,
    };
}


/***/ })

};
;