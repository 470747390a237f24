/******/ (() => { // webpackBootstrap
/******/ 	"use strict";
/******/ 	var __webpack_modules__ = ({

/***/ 9960:
/***/ (function (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   at: () => (/* binding */ at),
/* harmony export */   j: () => (/* binding */ readEvent)
/* harmony export */ });
/* unused harmony export isId */
/* harmony import */ var _repo_tree_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(2456);

function readEvent(payload, environment) {
    const { GITHUB_EVENT_NAME: name = "", GITHUB_SHA: sha, GITHUB_REPOSITORY: repository } = environment;
    if (!isId(sha))
        throw new _repo_tree_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo("GITHUB_SHA holds no commit: this program runs as a step of GitHub Actions");
    const beside = besideOf(name, sha, payload, environment);
    const defaultBranch = at(payload, ["repository", "default_branch"]);
    return {
        commit: sha,
        repository: repository && /^[^/\s]+\/[^/\s]+$/.test(repository) ? repository : null,
        context: beside,
        ref: refOf(beside, payload, environment),
        defaultBranch: typeof defaultBranch === "string" && defaultBranch !== "" ? defaultBranch : undefined,
        isForeign: beside.kind === "request" &&
            name !== "pull_request_target" &&
            at(payload, ["pull_request", "head", "repo", "full_name"]) !==
                at(payload, ["pull_request", "base", "repo", "full_name"]),
    };
}
function refOf(beside, payload, { GITHUB_REF: ran }) {
    if ("baseRef" in beside)
        return `refs/heads/${beside.baseRef}`;
    const said = at(payload, beside.kind === "group" ? ["merge_group", "base_ref"] : ["ref"]);
    const ref = typeof said === "string" ? said : beside.kind === "group" ? undefined : ran;
    return ref === undefined || ref.startsWith("refs/") ? ref : `refs/heads/${ref}`;
}
function besideOf(name, sha, payload, { GITHUB_RUN_ATTEMPT: attempt }) {
    if (name.startsWith("pull_request")) {
        const [number, head, base, baseRef] = [["number"], ["head", "sha"], ["base", "sha"], ["base", "ref"]].map((path) => at(payload, ["pull_request", ...path]));
        if (typeof number !== "number" || !isId(head) || !isId(base) || typeof baseRef !== "string")
            throw new Error(`the payload of ${name} does not say which commits it is about`);
        if (name === "pull_request_review")
            return { kind: "review", number, head, base, baseRef };
        const isSilent = attempt === "1" && at(payload, ["pull_request", "comments"]) === 0;
        return {
            kind: "request",
            number,
            head,
            base,
            baseRef,
            isSilent,
            ran: name === "pull_request_target" ? undefined : sha,
        };
    }
    if (name === "merge_group") {
        const base = at(payload, ["merge_group", "base_sha"]);
        if (!isId(base))
            throw new Error("the payload of merge_group does not name its base");
        return { kind: "group", base };
    }
    const before = name === "push" && at(payload, ["deleted"]) !== true ? at(payload, ["before"]) : undefined;
    return isId(before) && !/^0+$/.test(before) ? { kind: "push", before, commits: pushedIn(payload) } : { kind: "none" };
}
function pushedIn(payload) {
    const commits = at(payload, ["commits"]);
    return Array.isArray(commits) ? commits.map((commit) => at(commit, ["id"])).filter(isId) : [];
}
function isId(value) {
    return typeof value === "string" && /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(value);
}
function at(value, path) {
    return path.reduce((inner, key) => typeof inner === "object" && inner !== null && Object.hasOwn(inner, key)
        ? inner[key]
        : undefined, value);
}


/***/ }),

/***/ 2210:
/***/ (function (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ codeownersPaths),
/* harmony export */   q: () => (/* binding */ ownersIn)
/* harmony export */ });
/* harmony import */ var _repo_git_wildmatch_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(228);

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

/***/ 8382:
/***/ (function (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {

__nccwpck_require__.r(__webpack_exports__);
/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   filesOf: () => (/* binding */ filesOf),
/* harmony export */   ownersFrom: () => (/* binding */ ownersFrom),
/* harmony export */   reviewContext: () => (/* binding */ reviewContext)
/* harmony export */ });
/* harmony import */ var _repo_git_attributes_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(8104);
/* harmony import */ var _code_owners_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(2210);
/* harmony import */ var _repo_path_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(6311);



async function reviewContext(changes, head, base, decisions) {
    const paths = [...new Set(changes.flatMap(filesOf))];
    const [ownersOf, ...sides] = await Promise.all([
        ownersFrom(base),
        attributesAbove(paths, head),
        attributesAbove(paths, base),
    ]);
    const isFolded = async (path) => {
        const texts = path.endsWith(".yml") ? await Promise.all([head, base].map((repo) => repo.read(path))) : [];
        return sides.some((attributes, at) => {
            const content = texts[at];
            return (0,_repo_git_attributes_js__WEBPACK_IMPORTED_MODULE_0__/* .isFoldedBy */ .eL)(attributes, path, content?.kind === "text" ? content.source.text : "");
        });
    };
    const owned = paths.map((path) => [path, ownersOf(path)]);
    const subjects = changes.flatMap(({ after }) => (after ? [after] : []));
    return {
        folded: new Set((await Promise.all(paths.map(async (path) => ((await isFolded(path)) ? [path] : [])))).flat()),
        owners: new Map(owned.filter(([, owners]) => owners.length > 0)),
        allowances: new Map(subjects.map((subject) => [subject, decisions.allowance(subject.host, subject.item)])),
        approvals: decisions.views.flatMap(({ approvals }) => approvals.widening ?? []),
    };
}
function filesOf({ before, after, widenings, differences }) {
    const sides = [before, after].flatMap((side) => (side ? [side.item] : []));
    const places = [
        ...sides.flatMap(({ profile }) => (profile ? [profile.name.at] : [])),
        ...[...widenings, ...differences].map(({ at }) => at),
    ];
    return [...new Set([...sides.flatMap(({ files }) => files), ...places.map(({ source }) => source.path)])];
}
async function ownersFrom(base) {
    for (const path of _code_owners_js__WEBPACK_IMPORTED_MODULE_1__/* .codeownersPaths */ .o) {
        const content = await base.read(path);
        if (content.kind !== "absent")
            return (0,_code_owners_js__WEBPACK_IMPORTED_MODULE_1__/* .ownersIn */ .q)(content.kind === "text" ? content.source.text : "");
    }
    return () => [];
}
async function attributesAbove(paths, repo) {
    const directories = new Set([""]);
    for (const path of paths)
        for (let directory = (0,_repo_path_js__WEBPACK_IMPORTED_MODULE_2__/* .directoryOf */ .jt)(path); !directories.has(directory); directory = (0,_repo_path_js__WEBPACK_IMPORTED_MODULE_2__/* .directoryOf */ .jt)(directory))
            directories.add(directory);
    const found = [...directories].map(async (directory) => {
        const content = await repo.read((0,_repo_path_js__WEBPACK_IMPORTED_MODULE_2__/* .join */ .fj)(directory, ".gitattributes"));
        return content.kind === "text" ? [(0,_repo_git_attributes_js__WEBPACK_IMPORTED_MODULE_0__/* .parseAttributes */ .vB)(directory, content.source.text)] : [];
    });
    return (await Promise.all(found)).flat();
}


/***/ }),

/***/ 1207:
/***/ (function (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ delegationOf),
/* harmony export */   s: () => (/* binding */ delegationPathsIn)
/* harmony export */ });
/* harmony import */ var _model_delegation_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(221);

function delegationPathsIn({ loads, subjects }) {
    const told = new Map(subjects.map((subject) => [subject.item, subject]));
    const hosts = new Map();
    return ({ host, item }) => {
        const load = loads.find((one) => one.host === host);
        if (!load)
            return new Map();
        const reached = hosts.get(host) ?? (0,_model_delegation_js__WEBPACK_IMPORTED_MODULE_0__/* .reachableIn */ .Z)(load.load);
        hosts.set(host, reached);
        return new Map([...reached(item)].map(([capability, holder]) => {
            const subject = told.get(holder) ?? { host, title: load.title, edition: load.edition, item: holder };
            told.set(holder, subject);
            return [capability, [subject]];
        }));
    };
}
function delegationOf(changes) {
    const edges = new Map();
    const nodes = new Set();
    for (const { after, widenings } of changes) {
        for (const { way } of widenings) {
            let from = after;
            for (const to of from ? way : []) {
                if (!from)
                    break;
                nodes.add(from).add(to);
                edges.set(from, (edges.get(from) ?? new Set()).add(to));
                from = to;
            }
        }
    }
    return {
        nodes: [...nodes],
        edges: [...edges].flatMap(([from, targets]) => [...targets].map((to) => ({ from, to }))),
    };
}


/***/ }),

/***/ 1722:
/***/ (function (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {

__nccwpck_require__.r(__webpack_exports__);
/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   covers: () => (/* binding */ covers),
/* harmony export */   entryFor: () => (/* binding */ entryFor),
/* harmony export */   pruned: () => (/* binding */ pruned),
/* harmony export */   readBaseline: () => (/* binding */ readBaseline),
/* harmony export */   writeBaseline: () => (/* binding */ writeBaseline)
/* harmony export */ });
/* harmony import */ var _model_fact_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(7277);
/* harmony import */ var _sanitize_json_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(4947);
/* harmony import */ var _repo_spelling_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(6782);
/* harmony import */ var _repo_path_js__WEBPACK_IMPORTED_MODULE_5__ = __nccwpck_require__(6311);
/* harmony import */ var _policy_findings_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(668);
/* harmony import */ var _parsers_json_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(5930);






const most = 20_000;
const longest = 4096;
const keys = ["fingerprint", "rule", "kind", "path", "profile"];
function readBaseline(source) {
    const problems = [];
    const say = (node, message) => void problems.push({ message, at: { source, span: node.span } });
    const entries = new Map();
    const root = (0,_parsers_json_js__WEBPACK_IMPORTED_MODULE_2__/* .parseJson */ .qF)(source.text);
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
            say(entry.key, `there is no key \`${entry.name ?? "?"}\` in ${what}${(0,_repo_spelling_js__WEBPACK_IMPORTED_MODULE_3__/* .suggestion */ .h)(entry.name ?? "", names)}`);
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
    if (typeof fingerprint !== "string" ||
        typeof rule !== "string" ||
        kind === undefined ||
        typeof path !== "string" ||
        profile === undefined)
        return undefined;
    return { fingerprint, rule, kind, path, profile, at };
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
function byOrder(one, other) {
    return ((0,_repo_path_js__WEBPACK_IMPORTED_MODULE_5__/* .byBytes */ .bg)(one.path, other.path) ||
        (0,_repo_path_js__WEBPACK_IMPORTED_MODULE_5__/* .byBytes */ .bg)(one.rule, other.rule) ||
        (0,_repo_path_js__WEBPACK_IMPORTED_MODULE_5__/* .byBytes */ .bg)(one.kind ?? "", other.kind ?? "") ||
        (0,_repo_path_js__WEBPACK_IMPORTED_MODULE_5__/* .byBytes */ .bg)(one.profile ?? "", other.profile ?? "") ||
        (0,_repo_path_js__WEBPACK_IMPORTED_MODULE_5__/* .byBytes */ .bg)(one.fingerprint, other.fingerprint));
}


/***/ }),

/***/ 8280:
/***/ (function (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  S: () => (/* reexport */ hosts/* hosts */.S),
  a: () => (/* binding */ rules)
});

// EXTERNAL MODULE: ./build/bundle/src/model/capability.js
var model_capability = __nccwpck_require__(5885);
// EXTERNAL MODULE: ./build/bundle/src/model/delegation.js
var delegation = __nccwpck_require__(221);
// EXTERNAL MODULE: ./build/bundle/src/model/fact.js
var fact = __nccwpck_require__(7277);
// EXTERNAL MODULE: ./build/bundle/src/model/profile.js
var model_profile = __nccwpck_require__(4682);
// EXTERNAL MODULE: ./build/bundle/src/model/rule.js
var rule = __nccwpck_require__(8301);
;// CONCATENATED MODULE: ./build/bundle/src/rules/max-capability.js





/* harmony default export */ const max_capability = ((0,rule/* defineRule */.K)({
    summary: "A profile can do no more than the policy's ceiling and its grants.",
    subject: "profile",
    levels: { recommended: "error", strict: "error" },
    levelsUnstated: { recommended: "warning", strict: "error" },
    kinds: { reach: { recommended: "error", strict: "error" } },
    check(profile, item, { host, allowance, reachable: reached }) {
        const { may, from, stated } = allowance(item);
        const all = (0,model_profile/* grantsOf */.Rr)(profile);
        const beyond = new Map([...reached(item)].filter(([capability]) => !may.includes(capability)));
        const over = all.filter(({ capability }) => !may.includes(capability));
        const excess = (0,model_capability/* inOrder */.al)(over.map(({ capability }) => capability));
        const starts = excess.includes("delegate");
        const reach = starts || beyond.size === 0
            ? []
            : [
                reachOf(beyond, `in ${host}, beyond ${from}`, all.find(({ capability }) => capability === "delegate")?.at ?? profile.grants.at),
            ];
        const first = over[0];
        if (!first)
            return reach;
        const implied = profile.grants.state === "implied" ? profile.grants : undefined;
        const silent = implied && (0,fact/* known */.eO)(implied)?.some((grant) => grant === first);
        const also = starts && beyond.size > 0 ? `; and may ${waysOf(beyond)}` : "";
        const why = silent
            ? `${implied.because}`
            : excess.map((capability) => `${capability} by ${toolsFor(over, capability)}`).join(", ");
        const message = `may ${list(excess.map((capability) => model_capability/* phrases */.HJ[capability]))} in ${host}, beyond ${from}: ${why}${also}`;
        const habit = silent
            ? message
            : stated
                ? undefined
                : `may do more in ${host} than ${from}; no policy states a ceiling`;
        const value = [
            ...excess.map((capability) => extent(over, capability)),
            ...(also === "" ? [] : [max_capability_valueOf(beyond)]),
        ].join(" ");
        return [
            { message, at: silent ? implied.at : first.at, value, ...(habit === undefined ? {} : { groupKey: habit }) },
            ...reach,
        ];
    },
}));
function reachOf(beyond, where, at) {
    const message = `may ${waysOf(beyond)} ${where}`;
    return { kind: "reach", message, groupKey: message, at, value: max_capability_valueOf(beyond) };
}
function waysOf(beyond) {
    const holders = [...new Set(beyond.values())];
    return list(holders.map((holder) => `${list([...beyond].flatMap(([capability, other]) => (other === holder ? [model_capability/* phrases */.HJ[capability]] : [])))} through ${(0,delegation/* displayName */.Q)(holder)}`));
}
function max_capability_valueOf(beyond) {
    return `reach ${[...beyond.keys()].join(" ")}`;
}
function list(words) {
    return words.length < 2 ? words.join("") : `${words.slice(0, -1).join(", ")} and ${words.at(-1)}`;
}
function extent(grants, wanted) {
    const scopes = grants.filter(({ capability }) => capability === wanted).map(({ scope }) => scope);
    return scopes.includes(null) ? wanted : JSON.stringify([wanted, ...new Set(scopes.sort())]);
}
function toolsFor(grants, wanted) {
    const tools = [...new Set(grants.filter(({ capability }) => capability === wanted).map(({ tool }) => `\`${tool}\``))];
    return tools.length > 4 ? `${tools.slice(0, 3).join(", ")} and ${tools.length - 3} more` : tools.join(", ");
}

;// CONCATENATED MODULE: ./build/bundle/src/rules/no-dropped-profile.js

/* harmony default export */ const no_dropped_profile = ((0,rule/* defineRule */.K)({
    summary: "The host does not silently leave the file out.",
    subject: "item",
    levels: { recommended: "error", strict: "error" },
    kinds: {
        "strict-readers": { recommended: "warning", strict: "error" },
        document: { recommended: "off", strict: "note" },
    },
    check({ verdict, leniency }, { host }) {
        if (verdict.kind === "dropped") {
            const { message, at, kind, related } = verdict.problem;
            return [
                {
                    message: `${host} leaves this profile out: ${message}`,
                    at,
                    value: message,
                    ...(kind ? { kind } : {}),
                    ...(related ? { related } : {}),
                },
            ];
        }
        if (!leniency)
            return [];
        const message = `a strict reader leaves this profile out: ${leniency.message}`;
        return [{ message, at: leniency.at, kind: "strict-readers", value: leniency.message, groupKey: message }];
    },
}));

;// CONCATENATED MODULE: ./build/bundle/src/rules/no-expired-waiver.js

/* harmony default export */ const no_expired_waiver = ((0,rule/* defineRule */.K)({
    summary: "Every grant and waiver is within its dates.",
    subject: "policy",
    levels: { recommended: "error", strict: "error" },
    kinds: { ending: { recommended: "note", strict: "note" } },
    *check({ ended, ending }) {
        for (const { message, at, identity = message, related } of ended)
            yield { message, at, value: identity, ...(related ? { related } : {}) };
        for (const { message, at, identity = message, related } of ending)
            yield { message, at, kind: "ending", value: identity, ...(related ? { related } : {}) };
    },
}));

;// CONCATENATED MODULE: ./build/bundle/src/rules/no-ineffective-setting.js

/* harmony default export */ const no_ineffective_setting = ((0,rule/* defineRule */.K)({
    summary: "What the author wrote has an effect: no ignored key, no replaced value, no limit the host lacks.",
    subject: "profile",
    levels: { recommended: "error", strict: "error" },
    kinds: {
        limit: { recommended: "error", strict: "error" },
        "unknown-tool": { recommended: "error", strict: "error" },
        value: { recommended: "warning", strict: "error" },
        "removed-tool": { recommended: "note", strict: "warning" },
        metadata: { recommended: "off", strict: "note" },
    },
    check({ ineffective }) {
        return ineffective.map(({ kind, what, because, at }) => {
            const message = `\`${what}\` has no effect: ${because}`;
            return { message, at, kind, value: what, groupKey: message };
        });
    },
}));

;// CONCATENATED MODULE: ./build/bundle/src/rules/no-loosened-policy.js

/* harmony default export */ const no_loosened_policy = ((0,rule/* defineRule */.K)({
    summary: "A request does not loosen the policy that judges it, and a repository's policy stays below its organisation's.",
    subject: "policy",
    levels: { recommended: "warning", strict: "error" },
    kinds: { ceiling: { recommended: "error", strict: "error" }, unapproved: { recommended: "error", strict: "error" } },
    *check({ widened, loosened, unapproved }) {
        for (const { message, at, related } of widened)
            yield { message, at, kind: "ceiling", value: message, ...(related ? { related } : {}) };
        for (const { message, at, identity = message, related } of unapproved)
            yield { message, at, kind: "unapproved", value: identity, ...(related ? { related } : {}) };
        for (const { message, at, related } of loosened)
            yield { message, at, value: message, ...(related ? { related } : {}) };
    },
}));

;// CONCATENATED MODULE: ./build/bundle/src/rules/no-permission-bypass.js

/* harmony default export */ const no_permission_bypass = ((0,rule/* defineRule */.K)({
    summary: "A profile, or the settings beside it, does not switch off permission prompts or the sandbox.",
    subject: "layer",
    levels: { recommended: "error", strict: "error" },
    kinds: {
        "auto-approve": { recommended: "warning", strict: "error" },
        unhonoured: { recommended: "warning", strict: "error" },
    },
    *check(layer, items) {
        for (const authority of layer.authority)
            if (authority.effect === "bypasses" || authority.effect === "auto-approves")
                yield bySetting(authority);
        for (const item of items)
            for (const bypass of item.profile?.bypasses ?? [])
                yield { ...byProfile(bypass), item };
    },
}));
function bySetting({ setting, value, effect, because, at }) {
    const kind = effect === "auto-approves" ? { kind: "auto-approve" } : {};
    return { message: `\`${setting}\` is \`${value}\`, which ${because}`, at, value: `${setting} ${value}`, ...kind };
}
function byProfile({ setting, value, effect, because, at }) {
    const kind = effect === "bypass" ? {} : { kind: effect };
    return { message: `\`${setting}\` is \`${value}\`, which ${because}`, at, value: `${setting} ${value}`, ...kind };
}

;// CONCATENATED MODULE: ./build/bundle/src/rules/no-prompt-escape.js

/* harmony default export */ const no_prompt_escape = ((0,rule/* defineRule */.K)({
    summary: "Every path a profile names lies inside its profile's directory: no `..`, absolute path or link out of it.",
    subject: "profile",
    levels: { recommended: "error", strict: "error" },
    check({ paths }) {
        return paths.flatMap(({ key, value, reach, at }) => {
            if (reach.kind !== "outside")
                return [];
            return [
                {
                    message: `\`${key}\` names \`${value}\`, ${lead(reach)}`,
                    at,
                    value: `${key} ${value} ${reach.how} ${reach.target}`,
                },
            ];
        });
    },
}));
function lead(reach) {
    switch (reach.how) {
        case "absolute":
            return "an absolute path";
        case "parent":
            return `which leads out of the profile's directory, to \`${reach.target}\``;
        case "link":
            return `which leads out of the profile's directory, to \`${reach.target}\`, by the link \`${reach.link ?? ""}\``;
    }
}

;// CONCATENATED MODULE: ./build/bundle/src/rules/no-rejected-profile.js

/* harmony default export */ const no_rejected_profile = ((0,rule/* defineRule */.K)({
    summary: "The host accepts the file.",
    subject: "load",
    levels: { recommended: "error", strict: "error" },
    *check({ status, problem, layers, items }, { host }) {
        const lost = items.filter(({ verdict, files }) => verdict.kind === "lost" && files.length > 0).length;
        const after = lost > 0 ? `, and ${lost} other ${lost === 1 ? "profile is" : "profiles are"} lost with it` : "";
        const told = new Set();
        for (const item of items) {
            if (item.verdict.kind !== "rejected")
                continue;
            const { message, at, related, kind } = item.verdict.problem;
            told.add(`${at.source.path} ${message}`);
            yield {
                message: `${host} refuses this profile: ${message}${after}`,
                at,
                item,
                value: message,
                ...(kind ? { kind } : {}),
                ...(related ? { related } : {}),
            };
        }
        const larger = [
            ...layers.map((layer) => ({ layer, problem: layer.problem })),
            { layer: undefined, problem: status === "failed" ? problem : undefined },
        ];
        for (const { layer, problem: fault } of larger) {
            if (!fault || told.has(`${fault.at.source.path} ${fault.message}`))
                continue;
            told.add(`${fault.at.source.path} ${fault.message}`);
            yield {
                message: `${host} refuses ${layer ? "these settings" : "to load any profile"}: ${fault.message}${after}`,
                at: fault.at,
                value: fault.message,
                ...(layer ? { layer } : {}),
                ...(fault.related ? { related: fault.related } : {}),
            };
        }
    },
}));

;// CONCATENATED MODULE: ./build/bundle/src/rules/no-unapproved-widening.js

/* harmony default export */ const no_unapproved_widening = ((0,rule/* defineRule */.K)({
    summary: "What lets a profile do more is approved by those whom the policy names.",
    subject: "policy",
    levels: { recommended: "error", strict: "error" },
    *check({ unapprovedWidenings }) {
        for (const { message, at, identity = message, item } of unapprovedWidenings)
            yield { message, at, value: identity, item };
    },
}));

;// CONCATENATED MODULE: ./build/bundle/src/rules/no-unjudged-content.js

/* harmony default export */ const no_unjudged_content = ((0,rule/* defineRule */.K)({
    summary: "Everything a host would read could be read exactly.",
    subject: "load",
    levels: { recommended: "error", strict: "error" },
    kinds: {
        unpinned: { recommended: "warning", strict: "error" },
        "unknown-host": { recommended: "note", strict: "error" },
    },
    *check({ unjudged }) {
        for (const { message, at, kind, related, identity } of unjudged) {
            const report = { message: `\`${at.source.path}\` ${message}`, at, ...(related ? { related } : {}) };
            const value = kind === "unpinned" || identity === undefined ? message : `${message} ${identity}`;
            yield { ...report, value, ...(kind === "unpinned" || kind === "unknown-host" ? { kind } : {}) };
        }
    },
}));

;// CONCATENATED MODULE: ./build/bundle/src/rules/no-unused-waiver.js

/* harmony default export */ const no_unused_waiver = ((0,rule/* defineRule */.K)({
    summary: "Every grant, waiver and entry of a baseline is about something that is there.",
    subject: "policy",
    levels: { recommended: "warning", strict: "error" },
    kinds: { owner: { recommended: "warning", strict: "error" } },
    *check({ unused, unowned }) {
        for (const { message, at, identity = message } of unused)
            yield { message, at, value: identity };
        for (const { message, at, identity = message } of unowned)
            yield { message, at, kind: "owner", value: identity };
    },
}));

;// CONCATENATED MODULE: ./build/bundle/src/rules/no-weakened-gate.js

/* harmony default export */ const no_weakened_gate = ((0,rule/* defineRule */.K)({
    summary: "A request does not take this check out of workflows and hooks, or make it say less.",
    subject: "policy",
    levels: { recommended: "warning", strict: "error" },
    *check({ weakened }) {
        for (const { message, at, related } of weakened)
            yield { message, at, value: message, ...(related ? { related } : {}) };
    },
}));

;// CONCATENATED MODULE: ./build/bundle/src/rules/require-description.js

/* harmony default export */ const require_description = ((0,rule/* defineRule */.K)({
    summary: "A profile says when to use it: present, not blank, not a placeholder.",
    subject: "profile",
    levels: { recommended: "error", strict: "error" },
    options: {
        "min-length": {
            description: "How many characters a description has at least.",
            minimum: 1,
            maximum: 1000,
            tightens: "up",
            presets: { recommended: 1, strict: 20 },
        },
    },
    check({ description }, _, { host, options }) {
        const { at } = description;
        if (description.state === "missing")
            return [{ message: "has no description, by which people and agents choose it", at, value: "missing" }];
        if (description.state === "unreadable")
            return [
                { message: `has a description that ${host} cannot read: ${description.problem}`, at, value: "unreadable" },
            ];
        const text = description.value.trim();
        if (text === "")
            return [{ message: "has a blank description, by which people and agents choose it", at, value: "blank" }];
        if (placeholder.test(text))
            return [{ message: `has a placeholder for a description: \`${text.slice(0, 60)}\``, at, value: "placeholder" }];
        const least = options["min-length"];
        if (text.length >= 2 * least || [...text].length >= least)
            return [];
        return [
            {
                message: `has a description of ${[...text].length} characters; the policy asks for ${least}`,
                at,
                value: "short",
            },
        ];
    },
}));
const placeholder = /^(?:todo\b.{0,40}|tbd|fixme|xxx+|n\/a|none|null|~|\.{2,}|-+|description(?: here)?|(?:your |a |the )?(?:short |brief )?description(?: goes)? here\.?|\{\{?[^{}]*\}?\}|__\w+__|<[^<>]*>|\[[^[\]]*\])$/i;

;// CONCATENATED MODULE: ./build/bundle/src/rules/unique-name.js


/* harmony default export */ const unique_name = ((0,rule/* defineRule */.K)({
    summary: "One name, one profile, in one layer of one host.",
    subject: "layer",
    levels: { recommended: "error", strict: "error" },
    kinds: {
        pair: { recommended: "warning", strict: "error" },
        "look-alike": { recommended: "warning", strict: "error" },
    },
    *check(_, items, { host }) {
        const named = items.flatMap((item) => item.profile?.identity === undefined ? [] : [{ item, profile: item.profile, name: item.profile.identity }]);
        const twins = groupsOf(named, ({ name }) => name);
        for (const group of twins.values()) {
            const reports = about(group, (name) => `is one of ${group.length} profiles called \`${name}\` in this layer; ${host} keeps one of them or none`);
            yield* isPair(group) ? reports.map((report) => ({ ...report, kind: "pair" })) : reports;
        }
        const alike = groupsOf([...twins.values()].flatMap(([first]) => (first ? [first] : [])), ({ name }) => skeleton(name));
        for (const group of alike.values()) {
            for (const report of about(group, (name) => `is called \`${name}\`, which another profile of this layer is called to the eye`))
                yield { ...report, kind: "look-alike" };
        }
    },
}));
function about(group, say) {
    if (group.length < 2)
        return [];
    return group.map((one) => ({
        message: say(one.name),
        at: one.profile.name.at,
        item: one.item,
        value: (0,fact/* known */.eO)(one.profile.name) ?? one.name,
        related: group
            .filter((other) => other !== one)
            .map(({ name, profile }) => ({ message: `\`${name}\` again`, at: profile.name.at })),
    }));
}
function isPair(group) {
    const files = group.map(({ item: { files: [file = ""], }, }) => file);
    return new Set(files).size === files.length && new Set(files.map((file) => file.replace(/\.[^./]+$/, ""))).size === 1;
}
function groupsOf(named, key) {
    const groups = new Map();
    for (const one of named) {
        const name = key(one);
        const group = groups.get(name);
        if (group)
            group.push(one);
        else
            groups.set(name, [one]);
    }
    return groups;
}
function skeleton(name) {
    if (/^[\0-\x7f]*$/.test(name))
        return name.toLowerCase();
    return [...name.normalize("NFKC").toLowerCase()].map((letter) => confusable.get(letter) ?? letter).join("");
}
const confusable = new Map([..."аaеeоoрpсcуyхxіiјjѕsԁdһhӏlԛqԝwѵvαaοoνvρpτtυuιiκkχxγyωwɑaɡgıi"].flatMap((letter, i, all) => i % 2 === 0 ? [[letter, all[i + 1] ?? ""]] : []));

// EXTERNAL MODULE: ./build/bundle/src/generated/hosts.js
var hosts = __nccwpck_require__(9824);
;// CONCATENATED MODULE: ./build/bundle/src/generated/catalogue.js















const rules = {
    "max-capability": max_capability,
    "no-dropped-profile": no_dropped_profile,
    "no-expired-waiver": no_expired_waiver,
    "no-ineffective-setting": no_ineffective_setting,
    "no-loosened-policy": no_loosened_policy,
    "no-permission-bypass": no_permission_bypass,
    "no-prompt-escape": no_prompt_escape,
    "no-rejected-profile": no_rejected_profile,
    "no-unapproved-widening": no_unapproved_widening,
    "no-unjudged-content": no_unjudged_content,
    "no-unused-waiver": no_unused_waiver,
    "no-weakened-gate": no_weakened_gate,
    "require-description": require_description,
    "unique-name": unique_name,
};


/***/ }),

/***/ 9824:
/***/ (function (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ hosts)
/* harmony export */ });
const hosts = {
    a3s: {
        title: "A3S Code",
        url: "https://docs.rs/a3s-code-core",
        editions: ["2026-08", "2.4"],
        patterns: [
            "**/.a3s/agents/**/*.yaml",
            "**/.a3s/agents/**/*.yml",
            "**/.a3s/agents/**/*.md",
            "**/.claude/agents/**/*.yaml",
            "**/.claude/agents/**/*.yml",
            "**/.claude/agents/**/*.md",
            "~/.a3s/agents/**/*.yaml",
            "~/.a3s/agents/**/*.yml",
            "~/.a3s/agents/**/*.md",
            "~/.claude/agents/**/*.yaml",
            "~/.claude/agents/**/*.yml",
            "~/.claude/agents/**/*.md",
        ],
        ownPatterns: ["**/.a3s/**", "~/.a3s/**"],
        load: async (...asked) => (await __nccwpck_require__.e(/* import() */ 4563).then(__nccwpck_require__.bind(__nccwpck_require__, 4563))).default.load(...asked),
        prepare: () => __nccwpck_require__.e(/* import() */ 4563).then(__nccwpck_require__.bind(__nccwpck_require__, 4563)),
    },
    augment: {
        title: "Augment",
        url: "https://docs.augmentcode.com/cli/subagents",
        editions: ["2026-08"],
        patterns: [
            "**/.augment/agents/**/*.md",
            "**/.augment/agents/**/*.txt",
            "**/.claude/agents/**/*.md",
            "**/.claude/agents/**/*.txt",
            "**/.agents/agents/**/*.md",
            "**/.agents/agents/**/*.txt",
            "**/.augment/settings.json",
            "**/.augment/settings.local.json",
            "~/.augment/agents/**/*.md",
            "~/.augment/agents/**/*.txt",
            "~/.claude/agents/**/*.md",
            "~/.claude/agents/**/*.txt",
            "~/.agents/agents/**/*.md",
            "~/.agents/agents/**/*.txt",
            "~/.augment/settings.json",
        ],
        ownPatterns: ["**/.augment/**", "~/.augment/**"],
        load: async (...asked) => (await Promise.all(/* import() */[__nccwpck_require__.e(5463), __nccwpck_require__.e(8225)]).then(__nccwpck_require__.bind(__nccwpck_require__, 8225))).default.load(...asked),
        prepare: () => Promise.all(/* import() */[__nccwpck_require__.e(5463), __nccwpck_require__.e(8225)]).then(__nccwpck_require__.bind(__nccwpck_require__, 8225)),
    },
    claude: {
        title: "Claude Code",
        url: "https://code.claude.com/docs/en/sub-agents",
        editions: ["2.1"],
        patterns: [
            "**/.claude/agents/**/*.md",
            "**/.claude/settings.json",
            "**/.claude/settings.local.json",
            "**/.claude-plugin/plugin.json",
            "**/.claude-plugin/marketplace.json",
            "~/.claude/agents/**/*.md",
            "~/.claude/settings.json",
            "/etc/claude-code/.claude/agents/**/*.md",
            "/etc/claude-code/managed-settings.json",
            "**/.mcp.json",
        ],
        ownPatterns: [
            "**/.claude/agents/**/*.md",
            "**/.claude/settings.json",
            "**/.claude/settings.local.json",
            "**/.claude-plugin/plugin.json",
            "**/.claude-plugin/marketplace.json",
            "~/.claude/agents/**/*.md",
            "~/.claude/settings.json",
            "/etc/claude-code/.claude/agents/**/*.md",
            "/etc/claude-code/managed-settings.json",
        ],
        load: async (...asked) => (await Promise.all(/* import() */[__nccwpck_require__.e(5463), __nccwpck_require__.e(5089)]).then(__nccwpck_require__.bind(__nccwpck_require__, 5089))).default.load(...asked),
        prepare: () => Promise.all(/* import() */[__nccwpck_require__.e(5463), __nccwpck_require__.e(5089)]).then(__nccwpck_require__.bind(__nccwpck_require__, 5089)),
    },
    codebuddy: {
        title: "CodeBuddy",
        url: "https://cloud.tencent.com/document/product/1831/137015",
        editions: ["2026-08"],
        patterns: [
            "**/.codebuddy/agents/**/*.md",
            "**/.codebuddy/settings.json",
            "**/.codebuddy/settings.local.json",
            "**/.codebuddy/models.json",
            "**/.codebuddy/.mcp.json",
            "~/.codebuddy/agents/**/*.md",
            "~/.codebuddy/settings.json",
        ],
        ownPatterns: [
            "**/.codebuddy/agents/**",
            "**/.codebuddy/settings.json",
            "**/.codebuddy/settings.local.json",
            "**/.codebuddy/models.json",
            "**/.codebuddy/.mcp.json",
            "~/.codebuddy/agents/**",
        ],
        load: async (...asked) => (await Promise.all(/* import() */[__nccwpck_require__.e(5463), __nccwpck_require__.e(2756)]).then(__nccwpck_require__.bind(__nccwpck_require__, 2756))).default.load(...asked),
        prepare: () => Promise.all(/* import() */[__nccwpck_require__.e(5463), __nccwpck_require__.e(2756)]).then(__nccwpck_require__.bind(__nccwpck_require__, 2756)),
    },
    codex: {
        title: "Codex",
        url: "https://developers.openai.com/codex/subagents",
        editions: ["2026-08", "2026-03-12", "2026-03-10"],
        patterns: [
            "**/.codex/agents/**/*.toml",
            "**/.codex/config.toml",
            "$CODEX_HOME/agents/**/*.toml",
            "$CODEX_HOME/config.toml",
            "/etc/codex/agents/**/*.toml",
            "/etc/codex/config.toml",
        ],
        load: async (...asked) => (await __nccwpck_require__.e(/* import() */ 5227).then(__nccwpck_require__.bind(__nccwpck_require__, 5227))).default.load(...asked),
        prepare: () => __nccwpck_require__.e(/* import() */ 5227).then(__nccwpck_require__.bind(__nccwpck_require__, 5227)),
    },
    copilot: {
        title: "GitHub Copilot",
        url: "https://docs.github.com/en/copilot/reference/custom-agents-configuration",
        editions: ["2026-08"],
        patterns: [
            "**/.github/agents/*.md",
            "**/.github/chatmodes/*.chatmode.md",
            "**/.claude/agents/*.md",
            "**/.github/copilot/settings.json",
            "**/.github/copilot/settings.local.json",
            "**/.vscode/settings.json",
            "**/.devcontainer/devcontainer.json",
            "**/.devcontainer.json",
            "**/.github/mcp.json",
            "**/.mcp.json",
            "**/.vscode/mcp.json",
            "**/.github/lsp.json",
            "**/.claude/settings.json",
            "**/.claude/settings.local.json",
            "**/.github/hooks/*.json",
            "~/.copilot/agents/*.md",
        ],
        ownPatterns: [
            "**/.github/agents/**",
            "**/.github/chatmodes/**",
            "**/.github/copilot/**",
            "**/.github/hooks/*.json",
            "~/.copilot/agents/**",
        ],
        detectionHints: [
            { path: "**/.vscode/settings.json", text: '"chat.' },
            { path: "**/.vscode/settings.json", text: "\\u00" },
            { path: "**/.devcontainer/devcontainer.json", text: '"chat.' },
            { path: "**/.devcontainer/devcontainer.json", text: "\\u00" },
            { path: "**/.devcontainer.json", text: '"chat.' },
            { path: "**/.devcontainer.json", text: "\\u00" },
        ],
        load: async (...asked) => (await Promise.all(/* import() */[__nccwpck_require__.e(5463), __nccwpck_require__.e(5607)]).then(__nccwpck_require__.bind(__nccwpck_require__, 5607))).default.load(...asked),
        prepare: () => Promise.all(/* import() */[__nccwpck_require__.e(5463), __nccwpck_require__.e(5607)]).then(__nccwpck_require__.bind(__nccwpck_require__, 5607)),
    },
    cursor: {
        title: "Cursor",
        url: "https://cursor.com/docs/agent/subagents",
        editions: ["2026-08"],
        patterns: [
            "**/.cursor/agents/**/*.md",
            "**/.claude/agents/*.md",
            "**/.codex/agents/*.md",
            "**/.cursor/permissions.json",
            "**/.cursor/sandbox.json",
            "**/.cursor/cli.json",
            "**/.cursor/mcp.json",
            "**/.cursor/hooks.json",
            "**/.cursor/environment.json",
            "~/.cursor/agents/**/*.md",
            "~/.claude/agents/*.md",
            "~/.codex/agents/*.md",
            "~/.cursor/permissions.json",
            "~/.cursor/sandbox.json",
            "~/.cursor/cli.json",
            "~/.cursor/mcp.json",
            "~/.cursor/hooks.json",
            "~/.cursor/environment.json",
        ],
        ownPatterns: [
            "**/.cursor/agents/**",
            "**/.cursor/permissions.json",
            "**/.cursor/sandbox.json",
            "**/.cursor/cli.json",
            "~/.cursor/agents/**",
        ],
        load: async (...asked) => (await Promise.all(/* import() */[__nccwpck_require__.e(5463), __nccwpck_require__.e(4541)]).then(__nccwpck_require__.bind(__nccwpck_require__, 4541))).default.load(...asked),
        prepare: () => Promise.all(/* import() */[__nccwpck_require__.e(5463), __nccwpck_require__.e(4541)]).then(__nccwpck_require__.bind(__nccwpck_require__, 4541)),
    },
    defect: {
        title: "defect",
        url: "https://docs.rs/defect-config",
        editions: ["0.1"],
        patterns: [
            ".defect/agents/*.md",
            ".defect/agents/*/config.toml",
            ".defect/config.toml",
            ".defect/config.local.toml",
            "$XDG_CONFIG_HOME/defect/agents/*.md",
            "$XDG_CONFIG_HOME/defect/agents/*/config.toml",
            "$XDG_CONFIG_HOME/defect/config.toml",
        ],
        load: async (...asked) => (await __nccwpck_require__.e(/* import() */ 1299).then(__nccwpck_require__.bind(__nccwpck_require__, 1299))).default.load(...asked),
        prepare: () => __nccwpck_require__.e(/* import() */ 1299).then(__nccwpck_require__.bind(__nccwpck_require__, 1299)),
    },
    factory: {
        title: "Factory",
        url: "https://docs.factory.ai/cli/configuration/custom-droids",
        editions: ["2026-07"],
        patterns: [
            "**/.factory/droids/*.md",
            "**/.factory/settings.json",
            "**/.factory/settings.local.json",
            "**/.factory/mcp.json",
            "**/.factory/hooks.json",
            "~/.factory/droids/*.md",
            "~/.factory/settings.json",
            "~/.factory/settings.local.json",
            "~/.factory/mcp.json",
            "~/.factory/hooks.json",
        ],
        load: async (...asked) => (await Promise.all(/* import() */[__nccwpck_require__.e(5463), __nccwpck_require__.e(9126)]).then(__nccwpck_require__.bind(__nccwpck_require__, 9126))).default.load(...asked),
        prepare: () => Promise.all(/* import() */[__nccwpck_require__.e(5463), __nccwpck_require__.e(9126)]).then(__nccwpck_require__.bind(__nccwpck_require__, 9126)),
    },
    gemini: {
        title: "Gemini CLI",
        url: "https://geminicli.com/docs/core/subagents",
        editions: ["0.61"],
        patterns: [
            "**/.gemini/agents/*.md",
            "**/.gemini/settings.json",
            "~/.gemini/agents/*.md",
            "~/.gemini/settings.json",
        ],
        load: async (...asked) => (await Promise.all(/* import() */[__nccwpck_require__.e(5463), __nccwpck_require__.e(9748)]).then(__nccwpck_require__.bind(__nccwpck_require__, 9748))).default.load(...asked),
        prepare: () => Promise.all(/* import() */[__nccwpck_require__.e(5463), __nccwpck_require__.e(9748)]).then(__nccwpck_require__.bind(__nccwpck_require__, 9748)),
    },
    goose: {
        title: "goose",
        url: "https://goose-docs.ai/docs/guides/context-engineering/custom-agents",
        editions: ["2026-08"],
        patterns: [
            "**/.goose/recipes/*.yaml",
            "**/.goose/recipes/*.json",
            "**/.agents/recipes/*.yaml",
            "**/.agents/recipes/*.json",
            "**/.goose/agents/*.md",
            "**/.claude/agents/*.md",
            "**/.agents/agents/*.md",
            "~/.goose/recipes/*.yaml",
            "~/.goose/recipes/*.json",
            "~/.config/goose/recipes/*.yaml",
            "~/.config/goose/recipes/*.json",
            "~/.agents/recipes/*.yaml",
            "~/.agents/recipes/*.json",
            "~/.goose/agents/*.md",
            "~/.agents/agents/*.md",
            "~/.config/goose/agents/*.md",
            "~/.claude/agents/*.md",
        ],
        ownPatterns: ["**/.goose/**", "**/.agents/recipes/**", "~/.goose/**"],
        load: async (...asked) => (await Promise.all(/* import() */[__nccwpck_require__.e(5463), __nccwpck_require__.e(8775), __nccwpck_require__.e(9288)]).then(__nccwpck_require__.bind(__nccwpck_require__, 9288))).default.load(...asked),
        prepare: () => Promise.all(/* import() */[__nccwpck_require__.e(5463), __nccwpck_require__.e(8775), __nccwpck_require__.e(9288)]).then(__nccwpck_require__.bind(__nccwpck_require__, 9288)),
    },
    junie: {
        title: "Junie",
        url: "https://junie.jetbrains.com/docs/junie-cli-subagents.html",
        editions: ["2026-08"],
        patterns: [
            "**/.junie/agents/**/*.md",
            "**/.agents/*.md",
            "**/.agents/agents/**/*.md",
            "**/.junie/mcp/mcp.json",
            "**/.junie/config.json",
            "~/.junie/agents/**/*.md",
            "~/.agents/*.md",
            "~/.agents/agents/**/*.md",
        ],
        ownPatterns: ["**/.junie/agents/**", "**/.junie/mcp/mcp.json", "**/.junie/config.json", "~/.junie/agents/**"],
        load: async (...asked) => (await Promise.all(/* import() */[__nccwpck_require__.e(5463), __nccwpck_require__.e(929)]).then(__nccwpck_require__.bind(__nccwpck_require__, 929))).default.load(...asked),
        prepare: () => Promise.all(/* import() */[__nccwpck_require__.e(5463), __nccwpck_require__.e(929)]).then(__nccwpck_require__.bind(__nccwpck_require__, 929)),
    },
    kiro: {
        title: "Kiro",
        url: "https://kiro.dev/docs/custom-agents/",
        editions: ["3", "2"],
        patterns: [
            "**/.kiro/agents/**/*.json",
            "**/.kiro/agents/**/*.md",
            "**/.kiro/settings/mcp.json",
            "**/.kiro/hooks/*.json",
            "~/.kiro/agents/**/*.json",
            "~/.kiro/agents/**/*.md",
            "~/.kiro/settings/mcp.json",
            "~/.kiro/hooks/*.json",
        ],
        ownPatterns: ["**/.kiro/agents/**", "**/.kiro/settings/mcp.json", "**/.kiro/hooks/*.json", "~/.kiro/agents/**"],
        load: async (...asked) => (await Promise.all(/* import() */[__nccwpck_require__.e(5463), __nccwpck_require__.e(4378)]).then(__nccwpck_require__.bind(__nccwpck_require__, 4378))).default.load(...asked),
        prepare: () => Promise.all(/* import() */[__nccwpck_require__.e(5463), __nccwpck_require__.e(4378)]).then(__nccwpck_require__.bind(__nccwpck_require__, 4378)),
    },
    opencode: {
        title: "opencode or Kilo",
        url: "https://opencode.ai/docs/agents",
        editions: ["2", "1"],
        patterns: [
            "**/opencode.json",
            "**/opencode.jsonc",
            "**/kilo.json",
            "**/kilo.jsonc",
            "**/.opencode/agent/**/*.md",
            "**/.opencode/agents/**/*.md",
            "**/.opencode/mode/*.md",
            "**/.opencode/modes/*.md",
            "**/.opencode/opencode.json",
            "**/.opencode/opencode.jsonc",
            "**/.kilo/agent/**/*.md",
            "**/.kilo/agents/**/*.md",
            "**/.kilo/mode/*.md",
            "**/.kilo/modes/*.md",
            "**/.kilo/kilo.json",
            "**/.kilo/kilo.jsonc",
            "**/.kilocode/agent/**/*.md",
            "**/.kilocode/agents/**/*.md",
            "**/.kilocode/mode/*.md",
            "**/.kilocode/modes/*.md",
            "**/.kilocode/kilo.json",
            "**/.kilocode/kilo.jsonc",
            "**/.kilocodemodes",
            "~/.kilocodemodes",
            "$XDG_CONFIG_HOME/opencode/agent/**/*.md",
            "$XDG_CONFIG_HOME/opencode/agents/**/*.md",
            "$XDG_CONFIG_HOME/opencode/mode/*.md",
            "$XDG_CONFIG_HOME/opencode/modes/*.md",
            "$XDG_CONFIG_HOME/opencode/opencode.json",
            "$XDG_CONFIG_HOME/opencode/opencode.jsonc",
            "~/.opencode/agent/**/*.md",
            "~/.opencode/agents/**/*.md",
            "~/.opencode/mode/*.md",
            "~/.opencode/modes/*.md",
            "~/.opencode/opencode.json",
            "~/.opencode/opencode.jsonc",
            "$XDG_CONFIG_HOME/kilo/agent/**/*.md",
            "$XDG_CONFIG_HOME/kilo/agents/**/*.md",
            "$XDG_CONFIG_HOME/kilo/mode/*.md",
            "$XDG_CONFIG_HOME/kilo/modes/*.md",
            "$XDG_CONFIG_HOME/kilo/kilo.json",
            "$XDG_CONFIG_HOME/kilo/kilo.jsonc",
            "~/.kilo/agent/**/*.md",
            "~/.kilo/agents/**/*.md",
            "~/.kilo/mode/*.md",
            "~/.kilo/modes/*.md",
            "~/.kilo/kilo.json",
            "~/.kilo/kilo.jsonc",
            "~/.kilocode/agent/**/*.md",
            "~/.kilocode/agents/**/*.md",
            "~/.kilocode/mode/*.md",
            "~/.kilocode/modes/*.md",
            "~/.kilocode/kilo.json",
            "~/.kilocode/kilo.jsonc",
        ],
        load: async (...asked) => (await Promise.all(/* import() */[__nccwpck_require__.e(5463), __nccwpck_require__.e(3833)]).then(__nccwpck_require__.bind(__nccwpck_require__, 3833))).default.load(...asked),
        prepare: () => Promise.all(/* import() */[__nccwpck_require__.e(5463), __nccwpck_require__.e(3833)]).then(__nccwpck_require__.bind(__nccwpck_require__, 3833)),
    },
    openheim: {
        title: "openheim",
        url: "https://docs.rs/openheim",
        editions: ["0.4"],
        patterns: ["~/.openheim/agents/*.md"],
        load: async (...asked) => (await __nccwpck_require__.e(/* import() */ 588).then(__nccwpck_require__.bind(__nccwpck_require__, 588))).default.load(...asked),
        prepare: () => __nccwpck_require__.e(/* import() */ 588).then(__nccwpck_require__.bind(__nccwpck_require__, 588)),
    },
    qwen: {
        title: "Qwen Code",
        url: "https://qwenlm.github.io/qwen-code-docs/en/users/features/sub-agents",
        editions: ["0.24"],
        patterns: ["**/.qwen/agents/*.md", "**/.qwen/settings.json", "~/.qwen/agents/*.md", "~/.qwen/settings.json"],
        load: async (...asked) => (await Promise.all(/* import() */[__nccwpck_require__.e(5463), __nccwpck_require__.e(8544)]).then(__nccwpck_require__.bind(__nccwpck_require__, 8544))).default.load(...asked),
        prepare: () => Promise.all(/* import() */[__nccwpck_require__.e(5463), __nccwpck_require__.e(8544)]).then(__nccwpck_require__.bind(__nccwpck_require__, 8544)),
    },
    roo: {
        title: "Roo Code",
        url: "https://github.com/RooCodeInc/Roo-Code",
        editions: ["3.54"],
        patterns: ["**/.roomodes", "**/.roo/mcp.json"],
        ownPatterns: ["**/.roomodes", "**/.roo/**"],
        load: async (...asked) => (await Promise.all(/* import() */[__nccwpck_require__.e(5463), __nccwpck_require__.e(6147)]).then(__nccwpck_require__.bind(__nccwpck_require__, 6147))).default.load(...asked),
        prepare: () => Promise.all(/* import() */[__nccwpck_require__.e(5463), __nccwpck_require__.e(6147)]).then(__nccwpck_require__.bind(__nccwpck_require__, 6147)),
    },
    vtcode: {
        title: "VT Code",
        url: "https://github.com/vinhnx/VTCode",
        editions: ["0.147", "0.60"],
        patterns: [
            "**/.vtcode/agents/*.md",
            "**/.claude/agents/*.md",
            "**/.codex/agents/*.toml",
            "~/.vtcode/agents/*.md",
            "~/.claude/agents/*.md",
            "~/.codex/agents/*.toml",
        ],
        ownPatterns: ["**/.vtcode/**", "**/vtcode.toml", "~/.vtcode/**"],
        load: async (...asked) => (await __nccwpck_require__.e(/* import() */ 629).then(__nccwpck_require__.bind(__nccwpck_require__, 629))).default.load(...asked),
        prepare: () => __nccwpck_require__.e(/* import() */ 629).then(__nccwpck_require__.bind(__nccwpck_require__, 629)),
    },
};


/***/ }),

/***/ 1307:
/***/ (function (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   C0: () => (/* binding */ collectFiles),
/* harmony export */   JF: () => (/* binding */ readOne),
/* harmony export */   e2: () => (/* binding */ readEach)
/* harmony export */ });
/* harmony import */ var _repo_path_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(6311);
/* harmony import */ var _repo_text_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(4951);


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

/***/ 5885:
/***/ (function (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   HJ: () => (/* binding */ phrases),
/* harmony export */   R7: () => (/* binding */ capabilities),
/* harmony export */   al: () => (/* binding */ inOrder)
/* harmony export */ });
const capabilities = ["read", "write", "execute", "network", "delegate", "external"];
function inOrder(some) {
    const set = new Set(some);
    return capabilities.filter((capability) => set.has(capability));
}
const phrases = {
    read: "read",
    write: "write",
    execute: "execute commands",
    network: "reach the network",
    delegate: "start other agents",
    external: "call external tools",
};


/***/ }),

/***/ 221:
/***/ (function (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ displayName),
/* harmony export */   Z: () => (/* binding */ reachableIn)
/* harmony export */ });
/* harmony import */ var _capability_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(5885);
/* harmony import */ var _fact_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(7277);
/* harmony import */ var _repo_path_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(6311);
/* harmony import */ var _profile_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(4682);




const nothing = new Map();
function reachableIn({ items }) {
    let offered;
    let anybody;
    return ({ verdict, profile }) => {
        if (!profile || verdict.kind !== "loaded")
            return nothing;
        const own = (0,_profile_js__WEBPACK_IMPORTED_MODULE_1__/* .capabilitiesOf */ .SF)(profile);
        if (!own.includes("delegate") || own.length === _capability_js__WEBPACK_IMPORTED_MODULE_0__/* .capabilities */ .R7.length)
            return nothing;
        const all = (offered ??= offeredIn(items));
        const { mayStart } = profile;
        const holders = mayStart
            ? holdersIn(all.filter(({ identity }) => mayStart(identity)))
            : (anybody ??= holdersIn(all));
        return new Map([...holders].filter(([capability]) => !own.includes(capability)));
    };
}
function offeredIn(items) {
    const offered = items.flatMap((item) => item.verdict.kind === "loaded" && item.profile
        ? [{ item, identity: item.profile.identity ?? "", may: (0,_profile_js__WEBPACK_IMPORTED_MODULE_1__/* .capabilitiesOf */ .SF)(item.profile) }]
        : []);
    return offered.sort((one, other) => Number(other.item.files.length > 0) - Number(one.item.files.length > 0) ||
        other.may.length - one.may.length ||
        (0,_repo_path_js__WEBPACK_IMPORTED_MODULE_2__/* .byBytes */ .bg)(one.item.files[0] ?? "", other.item.files[0] ?? ""));
}
function holdersIn(offered) {
    return new Map(_capability_js__WEBPACK_IMPORTED_MODULE_0__/* .capabilities */ .R7.flatMap((capability) => {
        const holder = offered.find(({ may }) => may.includes(capability));
        return holder ? [[capability, holder.item]] : [];
    }));
}
function displayName({ files, profile }) {
    const name = `\`${(profile && (0,_fact_js__WEBPACK_IMPORTED_MODULE_3__/* .known */ .eO)(profile.name)) ?? files[0] ?? ""}\``;
    return files.length === 0 ? `the built-in ${name}` : name;
}


/***/ }),

/***/ 7277:
/***/ (function (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Eo: () => (/* binding */ stated),
/* harmony export */   LO: () => (/* binding */ missing),
/* harmony export */   O$: () => (/* binding */ unreadable),
/* harmony export */   TU: () => (/* binding */ implied),
/* harmony export */   eO: () => (/* binding */ known)
/* harmony export */ });
function known(fact) {
    return fact.state === "stated" || fact.state === "implied" ? fact.value : undefined;
}
function stated(value, at) {
    return { state: "stated", value, at };
}
function implied(value, at, because) {
    return { state: "implied", value, at, because };
}
function missing(at) {
    return { state: "missing", at };
}
function unreadable(at, problem) {
    return { state: "unreadable", at, problem };
}


/***/ }),

/***/ 290:
/***/ (function (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ identityOf),
/* harmony export */   g: () => (/* binding */ severities)
/* harmony export */ });
/* harmony import */ var _fact_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(7277);

const severities = ["note", "warning", "error"];
function identityOf({ rule, kind, host, layer, item, at, value }) {
    const name = item?.profile && (0,_fact_js__WEBPACK_IMPORTED_MODULE_0__/* .known */ .eO)(item.profile.name);
    const inert = item?.verdict.kind === "rejected" || item?.verdict.kind === "dropped";
    return [
        rule,
        kind ?? "",
        host ?? "",
        layer ? `${layer.name} ${layer.root}` : "",
        at.source.path,
        name ?? "",
        `${value ?? ""}${inert ? " (left out)" : ""}`,
    ];
}


/***/ }),

/***/ 3641:
/***/ (function (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ defineHost),
/* harmony export */   _: () => (/* binding */ absentLoad)
/* harmony export */ });
function defineHost(host) {
    return host;
}
const absentLoad = { status: "absent", layers: [], items: [], unjudged: [] };


/***/ }),

/***/ 6407:
/***/ (function (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   k: () => (/* binding */ isOffered)
/* harmony export */ });
function isOffered({ verdict }) {
    return verdict.kind === "loaded" || verdict.kind === "shadowed" || verdict.kind === "lost";
}


/***/ }),

/***/ 4682:
/***/ (function (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   KC: () => (/* binding */ union),
/* harmony export */   Rr: () => (/* binding */ grantsOf),
/* harmony export */   SF: () => (/* binding */ capabilitiesOf)
/* harmony export */ });
/* harmony import */ var _capability_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(5885);
/* harmony import */ var _fact_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(7277);


function grantsOf(profile) {
    return [...((0,_fact_js__WEBPACK_IMPORTED_MODULE_1__/* .known */ .eO)(profile.grants) ?? []), ...profile.extraGrants];
}
function capabilitiesOf(profile) {
    return (0,_capability_js__WEBPACK_IMPORTED_MODULE_0__/* .inOrder */ .al)(grantsOf(profile).map(({ capability }) => capability));
}
function union(one, other) {
    const grants = (0,_fact_js__WEBPACK_IMPORTED_MODULE_1__/* .known */ .eO)(one.grants) ?? [];
    const added = notIn(grants, (0,_fact_js__WEBPACK_IMPORTED_MODULE_1__/* .known */ .eO)(other.grants) ?? []);
    return {
        ...one,
        ...(one.mayStart ? { mayStart: () => true } : {}),
        grants: added.length === 0 ? one.grants : widened(one.grants, other.grants, [...grants, ...added]),
        denied: one.denied.filter((tool) => other.denied.includes(tool)),
        extraGrants: [...one.extraGrants, ...notIn(one.extraGrants, other.extraGrants)],
        hooks: [
            ...one.hooks,
            ...other.hooks.filter(({ at }) => !one.hooks.some((hook) => hook.at.span.start === at.span.start)),
        ],
        servers: [
            ...one.servers,
            ...other.servers.filter(({ at }) => !one.servers.some((server) => server.at.span.start === at.span.start)),
        ],
        bypasses: [
            ...one.bypasses,
            ...other.bypasses.filter(({ at }) => !one.bypasses.some((bypass) => bypass.at.span.start === at.span.start)),
        ],
    };
}
function notIn(grants, others) {
    const keys = new Set(grants.map(({ tool, capability, scope }) => `${capability} ${scope} ${tool}`));
    return others.filter(({ tool, capability, scope }) => !keys.has(`${capability} ${scope} ${tool}`));
}
function widened(one, other, value) {
    if (one.state === "stated")
        return (0,_fact_js__WEBPACK_IMPORTED_MODULE_1__/* .stated */ .Eo)(value, one.at);
    if (one.state === "implied")
        return (0,_fact_js__WEBPACK_IMPORTED_MODULE_1__/* .implied */ .TU)(value, one.at, one.because);
    return other.state === "implied" ? (0,_fact_js__WEBPACK_IMPORTED_MODULE_1__/* .implied */ .TU)(value, other.at, other.because) : (0,_fact_js__WEBPACK_IMPORTED_MODULE_1__/* .stated */ .Eo)(value, other.at);
}


/***/ }),

/***/ 8301:
/***/ (function (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ defineRule),
/* harmony export */   v: () => (/* binding */ presets)
/* harmony export */ });
const presets = ["recommended", "strict"];
function defineRule(rule) {
    return rule;
}


/***/ }),

/***/ 5182:
/***/ (function (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   D8: () => (/* binding */ anything),
/* harmony export */   In: () => (/* binding */ float32),
/* harmony export */   S5: () => (/* binding */ expectedOneOf),
/* harmony export */   Tj: () => (/* binding */ map),
/* harmony export */   Xc: () => (/* binding */ DecodeError),
/* harmony export */   Yj: () => (/* binding */ string),
/* harmony export */   ad: () => (/* binding */ unsigned),
/* harmony export */   c9: () => (/* binding */ omittable),
/* harmony export */   lq: () => (/* binding */ optional),
/* harmony export */   mw: () => (/* binding */ required),
/* harmony export */   p_: () => (/* binding */ list),
/* harmony export */   uK: () => (/* binding */ option),
/* harmony export */   w3: () => (/* binding */ struct),
/* harmony export */   x8: () => (/* binding */ signed),
/* harmony export */   yL: () => (/* binding */ oneOf),
/* harmony export */   zM: () => (/* binding */ boolean)
/* harmony export */ });
/* harmony import */ var _repo_path_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(6311);

class DecodeError {
    message;
    span;
    circumstance;
    constructor(message, span, circumstance = {}) {
        this.message = message;
        this.span = span;
        this.circumstance = circumstance;
    }
    within(segment, span) {
        if (this.circumstance.pathless)
            return this;
        const { path = [], unplaced, ...rest } = this.circumstance;
        return unplaced
            ? new DecodeError(this.message, span, { ...rest, near: this.span })
            : new DecodeError(this.message, this.span, { ...rest, path: [segment, ...path] });
    }
}
function refuse(node, dialect, expected) {
    return new DecodeError(dialect.mismatch?.(node, expected) ?? `invalid type: ${dialect.describe(node)}, expected ${expected}`, node.span);
}
const string = (node, dialect) => {
    const value = node.kind === "scalar" ? dialect.string(node) : undefined;
    return value ?? refuse(node, dialect, "a string");
};
const boolean = (node, dialect) => {
    const value = node.kind === "scalar" ? dialect.bool(node) : undefined;
    return value ?? refuse(node, dialect, "a boolean");
};
function unsigned(bits, name = bits === 64 ? "usize" : `u${bits}`) {
    return (node, dialect) => {
        const value = node.kind === "scalar" ? (dialect.unsigned ?? dialect.integer)(node) : undefined;
        if (value === undefined)
            return refuse(node, dialect, name);
        return value >= 0n && value < 1n << BigInt(bits)
            ? value
            : new DecodeError(`invalid value: integer \`${value}\`, expected ${name}`, node.span);
    };
}
const signed = (node, dialect) => {
    const value = node.kind === "scalar" ? dialect.integer(node) : undefined;
    if (value === undefined)
        return refuse(node, dialect, "i64");
    return value >= -(1n << 63n) && value < 1n << 63n
        ? value
        : new DecodeError(`invalid value: integer \`${value}\`, expected i64`, node.span);
};
const float32 = (node, dialect) => {
    const value = node.kind === "scalar" ? dialect.float(node) : undefined;
    return value === undefined ? refuse(node, dialect, "f32") : Math.fround(value);
};
function oneOf(...words) {
    return (node, dialect) => {
        const value = dialect.variant
            ? dialect.variant(node, words)
            : node.kind === "scalar"
                ? dialect.string(node)
                : undefined;
        if (value instanceof DecodeError)
            return value;
        if (value === undefined)
            return refuse(node, dialect, "a variant name");
        const found = words.find((word) => word === value);
        return found ?? new DecodeError(`unknown variant \`${value}\`, expected ${expectedOneOf(words)}`, node.span);
    };
}
function option(inner) {
    return (node, dialect) => {
        const none = dialect.isNone(node);
        if (typeof none === "object")
            return new DecodeError(none.problem, node.span, { unplaced: true });
        return none ? null : inner(node, dialect);
    };
}
function list(item) {
    return (node, dialect) => {
        if (dialect.isUnit(node))
            return [];
        if (node.kind !== "list")
            return refuse(node, dialect, "a sequence");
        const items = [];
        for (const [i, entry] of node.items.entries()) {
            const value = item(entry, dialect);
            if (value instanceof DecodeError)
                return value.within(i, node.span);
            items.push(value);
        }
        return items;
    };
}
function map(value) {
    return (node, dialect) => {
        const table = tableOf(node, dialect);
        if (!table)
            return dialect.isUnit(node) ? new Map() : refuse(node, dialect, "a map");
        const values = new Map();
        for (const entry of table.entries) {
            if (entry.name === undefined)
                return refuse(entry.key, dialect, "a string");
            const read = value(entry.value, dialect);
            if (read instanceof DecodeError)
                return read.within(entry.name, table.span);
            values.set(entry.name, read);
        }
        return new Map([...values].sort(([one], [other]) => (0,_repo_path_js__WEBPACK_IMPORTED_MODULE_0__/* .byBytes */ .bg)(one, other)));
    };
}
const anything = (node) => node;
function required(shape) {
    return { shape, fallback: "required" };
}
function optional(shape, value) {
    return { shape, fallback: { value } };
}
function omittable(shape) {
    return { shape: option(shape), fallback: { value: null, positional: "required" } };
}
function struct(name, fields, { unknown = "ignore" } = {}) {
    return (node, dialect) => {
        const values = {};
        const table = tableOf(node, dialect);
        const problem = table
            ? readEntries(table, fields, unknown, dialect, values)
            : node.kind === "list" && dialect.positional
                ? readItems(node, name, fields, dialect, values)
                : undefined;
        if (problem)
            return problem;
        if (!table && !(node.kind === "list" && dialect.positional) && !dialect.isUnit(node))
            return refuse(node, dialect, `struct ${name}`);
        for (const [key, { fallback }] of Object.entries(fields)) {
            if (Object.hasOwn(values, key))
                continue;
            if (fallback === "required")
                return new DecodeError(`missing field \`${key}\``, node.span, { whole: true });
            values[key] = fallback.value;
        }
        return values;
    };
}
function tableOf(node, dialect) {
    return node.kind === "table" ? node : dialect.table?.(node);
}
function readItems(node, name, fields, dialect, values) {
    const expected = Object.entries(fields);
    for (const [i, [key, { shape, fallback }]] of expected.entries()) {
        const item = node.items[i];
        if (!item) {
            if (fallback !== "required" && fallback.positional === undefined)
                continue;
            return new DecodeError(`invalid length ${i}, expected struct ${name} with ${expected.length} element${expected.length === 1 ? "" : "s"}`, node.span);
        }
        const value = shape(item, dialect);
        if (value instanceof DecodeError)
            return value.within(i, node.span);
        values[key] = value;
    }
    if (!dialect.exact || node.items.length <= expected.length)
        return undefined;
    return new DecodeError(`invalid length ${node.items.length}, expected fewer elements in array`, node.span);
}
function readEntries(table, fields, unknown, dialect, values) {
    for (const { key, name: written, value } of table.entries) {
        const name = dialect.field ? dialect.field(key, Object.keys(fields)) : written;
        if (name === undefined)
            return refuse(key, dialect, "field identifier");
        const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
        if (!field) {
            if (unknown === "ignore")
                continue;
            return new DecodeError(`unknown field \`${name}\`, expected ${expectedOneOf(Object.keys(fields))}`, key.span);
        }
        if (Object.hasOwn(values, name))
            return new DecodeError(`duplicate field \`${name}\``, table.span, { near: key.span });
        const read = field.shape(value, dialect);
        if (read instanceof DecodeError)
            return read.within(name, table.span);
        values[name] = read;
    }
    return undefined;
}
function expectedOneOf(names) {
    const ticked = names.map((name) => `\`${name}\``);
    return ticked.length === 0
        ? "nothing"
        : ticked.length === 1
            ? (ticked[0] ?? "")
            : ticked.length === 2
                ? ticked.join(" or ")
                : `one of ${ticked.join(", ")}`;
}


/***/ }),

/***/ 5930:
/***/ (function (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   gu: () => (/* binding */ settled),
/* harmony export */   pX: () => (/* binding */ parseJsonc),
/* harmony export */   qF: () => (/* binding */ parseJson)
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
function settled(node) {
    if (node.kind === "scalar")
        return node;
    if (node.kind === "list")
        return { ...node, items: node.items.map(settled) };
    const last = new Map(node.entries.map((entry) => [entry.name ?? entry, { ...entry, value: settled(entry.value) }]));
    return { ...node, entries: [...last.values()] };
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
const escapes = {
    '"': '"',
    "\\": "\\",
    "/": "/",
    b: "\b",
    f: "\f",
    n: "\n",
    r: "\r",
    t: "\t",
};
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
        for (const [word, value] of [
            ["null", null],
            ["true", true],
            ["false", false],
        ]) {
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
            return {
                kind: "scalar",
                span: this.#since(start),
                value: safe ? value : integer,
                text,
                style: "plain",
                number: "integer",
            };
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

/***/ 536:
/***/ (function (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   $e: () => (/* binding */ maxValues),
/* harmony export */   Ms: () => (/* binding */ entryOf),
/* harmony export */   Po: () => (/* binding */ isEmptyValue),
/* harmony export */   RP: () => (/* binding */ valueOf),
/* harmony export */   b6: () => (/* binding */ textOf),
/* harmony export */   g1: () => (/* binding */ lastOf),
/* harmony export */   o_: () => (/* binding */ jsonOf)
/* harmony export */ });
function entryOf(table, name) {
    return table.entries.find((entry) => entry.name === name);
}
function valueOf(node, name) {
    return node?.kind === "table" ? entryOf(node, name)?.value : undefined;
}
function lastOf(node, name) {
    return node?.kind === "table" ? node.entries.findLast((entry) => entry.name === name)?.value : undefined;
}
function textOf(node) {
    return node?.kind === "scalar" ? node.text : undefined;
}
function isEmptyValue(node) {
    return node.kind === "scalar" && (node.value === null || node.text.trim() === "");
}
const maxValues = 2_000;
function jsonOf(node, budget = { left: maxValues }, depth = 0) {
    if (--budget.left < 0 || depth > 40)
        return null;
    if (node.kind === "scalar")
        return typeof node.value === "object" && node.value !== null ? node.text : node.value;
    if (node.kind === "list")
        return node.items.slice(0, maxValues).map((item) => jsonOf(item, budget, depth + 1));
    const entries = node.entries
        .slice(0, maxValues)
        .flatMap(({ name, value }) => (name === undefined ? [] : [[name, jsonOf(value, budget, depth + 1)]]));
    return Object.fromEntries(entries);
}


/***/ }),

/***/ 3823:
/***/ (function (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  L4: () => (/* reexport */ dateTimeText),
  MT: () => (/* binding */ parseToml),
  tY: () => (/* reexport */ toml08),
  G9: () => (/* reexport */ toml08Value),
  hx: () => (/* reexport */ toml09Value)
});

;// CONCATENATED MODULE: ./build/bundle/src/parsers/toml/cursor.js
class Refused extends Error {
    start;
    end;
    constructor(message, start, end) {
        super(message);
        this.start = start;
        this.end = end;
    }
}
class Cursor {
    text;
    base;
    family;
    at = 0;
    #depth = 0;
    #decoding;
    #converting;
    constructor(text, base, family) {
        this.text = text;
        this.base = base;
        this.family = family;
    }
    get ended() {
        return this.at >= this.text.length;
    }
    peek() {
        return this.text[this.at] ?? "";
    }
    refuse(message, start = this.at, end = start + 1) {
        throw this.#fault(message, start, end);
    }
    decline(message, start, end = start + 1) {
        if (this.family === "0.8")
            this.refuse(message, start, end);
        this.#decoding ??= this.#fault(message, start, end);
    }
    overflow(message, start, end) {
        if (this.family === "0.8")
            this.refuse(message, start, end);
        this.#converting ??= this.#fault(message, start, end);
    }
    settle() {
        const fault = this.#decoding ?? this.#converting;
        if (fault)
            throw fault;
    }
    #fault(message, start, end) {
        const { length } = this.text;
        const from = start >= length && this.text.endsWith("\n") ? length - 1 : Math.min(start, length);
        return new Refused(message, from, Math.max(from, Math.min(end, length)));
    }
    nested(read) {
        if (++this.#depth > maximalDepth - (this.family === "0.8" ? 1 : 0))
            this.refuse("cannot recurse further; max recursion depth met");
        const value = read();
        this.#depth--;
        return value;
    }
    take(pattern) {
        const start = this.at;
        pattern.lastIndex = start;
        if (!pattern.test(this.text))
            return "";
        this.at = pattern.lastIndex;
        return this.text.slice(start, this.at);
    }
    blanks() {
        for (let unit = this.text.charCodeAt(this.at); unit === 0x20 || unit === 0x09; unit = this.text.charCodeAt(++this.at))
            ;
    }
    newline() {
        const unit = this.text.charCodeAt(this.at);
        if (unit === 0x0a)
            this.at++;
        else if (unit === 0x0d && this.text.charCodeAt(this.at + 1) === 0x0a)
            this.at += 2;
        else
            return false;
        return true;
    }
    comment() {
        return this.peek() === "#" && this.take(comment) !== "";
    }
    gap() {
        for (;;) {
            this.blanks();
            const commented = this.comment();
            if (this.newline())
                continue;
            return !commented && this.peek() !== "\r";
        }
    }
    span(start, end = this.at) {
        return { start: this.base + start, end: this.base + end };
    }
}
const maximalDepth = 80;
const comment = /#[\t\x20-\x7e\x80-\uffff]*/y;

;// CONCATENATED MODULE: ./build/bundle/src/parsers/toml/strings.js

const basic = /[\t\x20\x21\x23-\x5b\x5d-\x7e\x80-\uffff]+/y;
const literal = /[\t\x20-\x26\x28-\x7e\x80-\uffff]+/y;
function readString(cursor, lines = true) {
    const start = cursor.at;
    const quote = cursor.peek();
    const long = lines && cursor.text.startsWith(quote.repeat(3), start);
    try {
        return long ? readLong(cursor, quote) : readShort(cursor, quote);
    }
    catch (error) {
        if (!(error instanceof Refused) || cursor.family === "0.8")
            throw error;
        cursor.at = start;
        const closed = long ? skipLong(cursor, quote) : skipShort(cursor, quote);
        cursor.decline(error.message, closed ? error.start : cursor.at, closed ? error.end : cursor.at);
        return "";
    }
}
function skipShort(cursor, quote) {
    const { text } = cursor;
    for (cursor.at++; cursor.at < text.length && cursor.peek() !== "\n"; cursor.at++) {
        if (cursor.peek() === quote) {
            cursor.at++;
            return true;
        }
        if (quote === '"' && isEscaped(text, cursor.at))
            cursor.at++;
    }
    return false;
}
function skipLong(cursor, quote) {
    const { text } = cursor;
    const close = quote.repeat(3);
    for (cursor.at += 3; cursor.at < text.length; cursor.at++) {
        if (text.startsWith(close, cursor.at)) {
            cursor.at += 3;
            for (let more = 0; more < 2 && cursor.peek() === quote; more++)
                cursor.at++;
            return true;
        }
        if (quote === '"' && isEscaped(text, cursor.at))
            cursor.at++;
    }
    return false;
}
function isEscaped(text, at) {
    return text[at] === "\\" && (text[at + 1] === "\\" || text[at + 1] === '"');
}
function readShort(cursor, quote) {
    cursor.at++;
    let value = "";
    for (;;) {
        value += cursor.take(quote === '"' ? basic : literal);
        if (cursor.peek() === quote)
            break;
        if (quote === '"' && cursor.peek() === "\\")
            value += strings_escape(cursor);
        else
            cursor.refuse(quote === '"' ? "invalid basic string" : "invalid literal string");
    }
    cursor.at++;
    return value;
}
function readLong(cursor, quote) {
    cursor.at += 3;
    cursor.newline();
    let value = plainUpTo(cursor, quote);
    for (;;) {
        value += cursor.take(quote === '"' ? basic : literal);
        if (cursor.peek() === quote) {
            let quotes = 1;
            while (quotes < 5 && cursor.text[cursor.at + quotes] === quote)
                quotes++;
            cursor.at += quotes;
            value += quote.repeat(quotes < 3 ? quotes : quotes - 3);
            if (quotes >= 3)
                return value;
        }
        else if (cursor.newline())
            value += lineEnd(cursor);
        else if (quote === '"' && cursor.peek() === "\\")
            value += continuation(cursor) ? "" : strings_escape(cursor);
        else
            cursor.refuse(quote === '"' ? "invalid multiline basic string" : "invalid multiline literal string");
    }
}
function lineEnd({ family, text, at }) {
    return family === "0.9" && text[at - 2] === "\r" ? "\r\n" : "\n";
}
function plainUpTo(cursor, quote) {
    const end = cursor.text.indexOf(quote.repeat(3), cursor.at);
    const text = end < 0 ? "" : cursor.text.slice(cursor.at, end);
    if ((quote === '"' ? special : control).test(text))
        return "";
    cursor.at += text.length;
    return text;
}
const control = /[\0-\x08\x0b-\x1f\x7f]/;
const special = /[\0-\x08\x0b-\x1f\x7f\\]/;
function continuation(cursor) {
    const start = cursor.at++;
    cursor.blanks();
    if (!cursor.newline()) {
        cursor.at = start;
        return false;
    }
    do
        cursor.blanks();
    while (cursor.newline());
    return true;
}
const simple = {
    b: "\b",
    f: "\f",
    n: "\n",
    r: "\r",
    t: "\t",
    "\\": "\\",
    '"': '"',
};
const hexDigits = { u: 4, U: 8 };
function strings_escape(cursor) {
    const letter = cursor.text[cursor.at + 1] ?? "";
    const recent = cursor.family === "0.9";
    const plain = recent && letter === "e" ? "\u001b" : Object.hasOwn(simple, letter) ? simple[letter] : undefined;
    if (plain !== undefined) {
        cursor.at += 2;
        return plain;
    }
    const digits = recent && letter === "x" ? 2 : Object.hasOwn(hexDigits, letter) ? hexDigits[letter] : undefined;
    if (digits === undefined)
        return cursor.refuse(`invalid escape sequence \`\\${letter}\``, cursor.at + 1);
    const hex = cursor.text.slice(cursor.at + 2, cursor.at + 2 + digits);
    const code = hex.length === digits && /^[0-9A-Fa-f]+$/.test(hex) ? Number.parseInt(hex, 16) : Number.NaN;
    if (!(code <= 0x10ffff) || (code >= 0xd800 && code < 0xe000))
        return cursor.refuse(`invalid unicode ${digits}-digit hex code`, cursor.at + 2);
    cursor.at += 2 + digits;
    return String.fromCodePoint(code);
}

;// CONCATENATED MODULE: ./build/bundle/src/parsers/toml/keys.js


const bare = /[A-Za-z0-9_-]+/y;
const word = /[^.=,[\]{} \t#\r\n]+/y;
function readKeys(cursor) {
    const start = cursor.at;
    const path = [];
    for (;;) {
        cursor.blanks();
        const key = cursor.family === "0.8" ? key08(cursor) : key09(cursor);
        if (path.length <= maximalDepth)
            path.push(key);
        cursor.blanks();
        if (cursor.peek() !== ".")
            break;
        cursor.at++;
    }
    if (path.length > maximalDepth - (cursor.family === "0.8" ? 1 : 0))
        cursor.decline("recursion limit exceeded", start, cursor.at);
    return path;
}
function skipEquals(cursor) {
    if (cursor.peek() !== "=")
        cursor.refuse(cursor.family === "0.9" ? "key with no value, expected `=`" : "expected `.`, `=`");
    cursor.at++;
}
function isQuote(sign) {
    return sign === '"' || sign === "'";
}
function key08(cursor) {
    const start = cursor.at;
    const quoted = isQuote(cursor.peek());
    const text = quoted ? readString(cursor, false) : cursor.take(bare);
    if (!quoted && text === "")
        cursor.refuse("invalid key");
    return { kind: "scalar", span: cursor.span(start), value: text, text, style: quoted ? "quoted" : "plain" };
}
function key09(cursor) {
    const start = cursor.at;
    if (isQuote(cursor.peek())) {
        const long = cursor.text.startsWith(cursor.peek().repeat(3), start);
        const text = readString(cursor);
        if (long)
            cursor.decline("invalid key, expected a string of one line", start, cursor.at);
        return { kind: "scalar", span: cursor.span(start), value: text, text, style: "quoted" };
    }
    const expected = "expected letters, numbers, `-`, `_`";
    const text = cursor.take(word);
    if (text === "" && /[,{}\]]/.test(cursor.peek()))
        cursor.refuse("invalid key-value pair, expected key");
    if (text === "")
        cursor.decline(`unquoted keys cannot be empty, ${expected}`, start);
    else if (!/^[A-Za-z0-9_-]+$/.test(text))
        cursor.decline(`invalid unquoted key, ${expected}`, start, cursor.at);
    return { kind: "scalar", span: cursor.span(start), value: text, text, style: "plain" };
}

;// CONCATENATED MODULE: ./build/bundle/src/parsers/toml/lines.js
function skipLines(cursor) {
    for (;;) {
        cursor.blanks();
        const commented = cursor.comment();
        if (cursor.newline())
            continue;
        if (!cursor.ended && (commented || cursor.peek() === "\r"))
            refuseStray(cursor);
        return;
    }
}
function endLine(cursor) {
    cursor.blanks();
    const commented = cursor.comment();
    if (cursor.newline() || cursor.ended)
        return;
    if (commented || cursor.peek() === "\r")
        refuseStray(cursor);
    cursor.refuse(cursor.family === "0.9" ? "unexpected key or value, expected newline, `#`" : "expected newline, `#`");
}
function refuseStray(cursor) {
    if (cursor.peek() !== "\r")
        return cursor.refuse("invalid comment character, expected printable characters");
    const expected = cursor.family === "0.9" ? "carriage return must be followed by newline, expected newline" : "expected newline, `#`";
    return cursor.refuse(expected, cursor.family === "0.9" ? cursor.at + 1 : cursor.at);
}

;// CONCATENATED MODULE: ./build/bundle/src/parsers/toml/tables.js
function newTable(span, { implicit = false, dotted = false, inline = false } = {}) {
    return { kind: "table", span, entries: [], byName: new Map(), implicit, dotted, inline };
}
function add(table, key, value) {
    const entry = { key, name: key.text, value };
    table.entries.push(entry);
    table.byName.set(key.text, entry);
}
class Headers {
    root;
    #cursor;
    #pending;
    constructor(cursor, root) {
        this.#cursor = cursor;
        this.root = root;
    }
    finish() {
        this.#pending?.();
        this.#pending = undefined;
    }
    open(path, many, span) {
        this.finish();
        const cursor = this.#cursor;
        const fresh = newTable(span);
        const start = span.start - cursor.base;
        if (!many)
            return this.#openOne(path, fresh, start);
        if (cursor.family === "0.9")
            this.#pending = () => this.#openMany(path, fresh, start);
        else
            this.#openMany(path, fresh, start);
        return fresh;
    }
    #openOne(path, fresh, start) {
        const parent = descend(this.#cursor, this.root, path.slice(0, -1), false, start);
        const key = path.at(-1);
        if (!parent || !key)
            return fresh;
        const known = parent.byName.get(key.text);
        if (!known)
            add(parent, key, fresh);
        else if (isTable(known.value) && known.value.implicit && !known.value.dotted) {
            known.value.implicit = false;
            known.value.span = fresh.span;
            return known.value;
        }
        else
            duplicate(this.#cursor, key, start);
        return fresh;
    }
    #openMany(path, fresh, start) {
        const parent = descend(this.#cursor, this.root, path.slice(0, -1), false, start);
        const key = path.at(-1);
        if (!parent || !key)
            return;
        const known = parent.byName.get(key.text)?.value;
        if (!known)
            add(parent, key, { kind: "list", span: fresh.span, items: [fresh], tables: true });
        else if (isTables(known))
            known.items.push(fresh);
        else
            duplicate(this.#cursor, key, start);
    }
}
function tables_define(cursor, table, path, value, start) {
    const parent = descend(cursor, table, path.slice(0, -1), path.length > 1, start);
    const key = path.at(-1);
    if (!parent || !key)
        return;
    const mixed = cursor.family === "0.8" || table.inline
        ? parent.dotted === (path.length === 1)
        : path.length > 1 && !parent.implicit;
    if (mixed || parent.byName.has(key.text))
        duplicate(cursor, key, start);
    else
        add(parent, key, value);
}
function descend(cursor, from, path, dotted, start) {
    let table = from;
    for (const key of path) {
        const known = table.byName.get(key.text)?.value;
        if (!known) {
            const fresh = newTable(key.span, { implicit: true, dotted, inline: from.inline });
            add(table, key, fresh);
            table = fresh;
        }
        else if (isTables(known)) {
            table = known.items.at(-1) ?? table;
        }
        else if (!isTable(known) || (known.inline && !from.inline)) {
            return decline(cursor, `dotted key \`${key.text}\` attempted to extend non-table type (${typeName(known)})`, key, start);
        }
        else {
            if (dotted && known.implicit && cursor.family === "0.9")
                known.dotted = true;
            if (dotted && !known.implicit)
                return duplicate(cursor, key, start);
            table = known;
        }
    }
    return table;
}
function duplicate(cursor, key, start) {
    return decline(cursor, `duplicate key \`${key.text}\``, key, start);
}
function decline(cursor, message, key, start) {
    if (cursor.family === "0.8")
        cursor.decline(message, start);
    else
        cursor.decline(message, key.span.start - cursor.base, key.span.end - cursor.base);
    return undefined;
}
function isTable(node) {
    return node.kind === "table";
}
function isTables(node) {
    return node.kind === "list" && "tables" in node;
}
function typeName(node) {
    if (node.kind === "table")
        return "inline" in node && node.inline ? "inline table" : "table";
    if (node.kind === "list")
        return isTables(node) ? "array of tables" : "array";
    if (typeof node.value === "object")
        return "datetime";
    return node.number ?? typeof node.value;
}

;// CONCATENATED MODULE: ./build/bundle/src/parsers/toml/plain.js
const plain_float = /[+-]?(?:inf|nan|(?:0|[1-9](?:_?\d)*)(?:\.\d(?:_?\d)*(?:[eE][+-]?\d(?:_?\d)*)?|[eE][+-]?\d(?:_?\d)*))/y;
const integer = /0x[\dA-Fa-f](?:_?[\dA-Fa-f])*|0o[0-7](?:_?[0-7])*|0b[01](?:_?[01])*|[+-]?(?:0|[1-9](?:_?\d)*)/y;
const time = String.raw `(?:[01]\d|2[0-3]):[0-5]\d:(?:[0-5]\d|60)(?:\.\d+)?`;
const offset = String.raw `(?:[Zz]|[+-](?:[01]\d|2[0-3]):[0-5]\d)?`;
const moment08 = new RegExp(String.raw `\d{4}-\d\d-\d\d(?:[Tt ]${time}${offset})?|${time}`, "y");
const moment09 = /\d{4}-\d\d-\d\d(?:[Tt ](?:[01]\d|2[0-4]):[0-5]\d(?::(?:[0-5]\d|60)(?:\.\d+)?)?(?:[Zz]|[+-]\d\d:\d\d)?)?|(?:[01]\d|2[0-4]):[0-5]\d(?::(?:[0-5]\d|60)(?:\.\d+)?)?/y;
const plain_word = /[^=,[\]{} \t#\r\n]+/y;
const blanksBeforeWord = /[ \t]+(?=[^.=,[\]{} \t#\r\n"'])/y;
function readPlain(cursor) {
    const start = cursor.at;
    if (cursor.family === "0.9") {
        let raw = "";
        for (let more = cursor.take(plain_word); more !== ""; more = cursor.take(blanksBeforeWord))
            raw += more + cursor.take(plain_word);
        const read = raw === "" ? undefined : scalarAt(cursor, start);
        if (read && read.text.length === raw.length)
            return done(cursor, read, start);
        cursor.at = start + raw.length;
        cursor.decline(faultOf(raw), start, cursor.at);
        return { kind: "scalar", span: cursor.span(start), value: raw, text: raw, style: "plain" };
    }
    const read = scalarAt(cursor, start);
    return read
        ? done(cursor, read, start)
        : cursor.refuse(/^[\d+._-]/.test(cursor.peek()) ? "invalid number" : "invalid string\nexpected `\"`, `'`");
}
function scalarAt(cursor, start) {
    for (const [text, value] of [
        ["true", true],
        ["false", false],
    ]) {
        if (cursor.text.startsWith(text, start))
            return { text, value };
    }
    const moment = match(cursor, cursor.family === "0.8" ? moment08 : moment09, start);
    if (moment !== undefined)
        return { text: moment, value: { kind: "moment", text: moment } };
    const real = match(cursor, plain_float, start);
    if (real !== undefined)
        return { text: real, value: floatOf(real), number: "float" };
    const whole = match(cursor, integer, start);
    return whole === undefined ? undefined : { text: whole, value: integerOf(whole), number: "integer" };
}
function match(cursor, pattern, start) {
    pattern.lastIndex = start;
    return pattern.exec(cursor.text)?.[0];
}
function done(cursor, { value, text, number }, start) {
    const end = start + text.length;
    cursor.at = end;
    if (typeof value === "object" && value !== null) {
        const problem = dateProblem(text) ?? offsetProblem(text);
        if (problem)
            cursor.decline(problem, start, end);
    }
    else if (number === "float") {
        if (overflows(Number(value), text, cursor))
            cursor.decline("floating-point number overflowed", start, end);
    }
    else if (typeof value === "bigint" && BigInt.asIntN(64, value) !== value) {
        const recent = BigInt.asUintN(64, value) === value ? "u64 value was too large" : "integer number overflowed";
        cursor.overflow(cursor.family === "0.8" ? `number too ${value < 0n ? "small" : "large"} to fit in target type` : recent, start, end);
    }
    return {
        kind: "scalar",
        span: cursor.span(start),
        value,
        text,
        style: "plain",
        ...(number === undefined ? {} : { number }),
    };
}
function overflows(value, text, { family }) {
    return !text.endsWith("inf") && (value === Infinity || (family === "0.9" && value === -Infinity));
}
function dateProblem(text) {
    const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)/.exec(text) ?? [];
    if (month === undefined)
        return undefined;
    if (month === "00" || month > "12")
        return "invalid date, expected month between 01 and 12";
    const last = daysOf(Number(year), Number(month));
    return Number(day) >= 1 && Number(day) <= last ? undefined : `invalid date, expected day between 01 and ${last}`;
}
function offsetProblem(text) {
    const [, hours, minutes] = /[+-](\d\d):(\d\d)$/.exec(text) ?? [];
    return Number(hours ?? 0) * 60 + Number(minutes ?? 0) > 24 * 60
        ? "invalid offset, expected at most 24 hours"
        : undefined;
}
function daysOf(year, month) {
    if (month === 2)
        return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28;
    return [4, 6, 9, 11].includes(month) ? 30 : 31;
}
function floatOf(raw) {
    const plain = raw.replaceAll("_", "");
    return plain.endsWith("inf") ? (plain.startsWith("-") ? -Infinity : Infinity) : Number(plain);
}
const mostDigits = 128;
function integerOf(raw) {
    const [, sign = "", radix = "", digits = ""] = /^([+-]?)(0[xob])?0*([^]*)$/.exec(raw.replaceAll("_", "")) ?? [];
    const size = digits.length > mostDigits ? 1n << 128n : BigInt(radix + (digits || "0"));
    const exact = sign === "-" ? -size : size;
    const small = Number(exact);
    return Number.isSafeInteger(small) ? small : exact;
}
function faultOf(raw) {
    const [first = ""] = raw;
    if (/^[+-]?0[XOB]/.test(raw))
        return "radix must be lowercase";
    if (/^[+-]0[xob]/.test(raw))
        return "integers with a radix cannot be signed";
    if (/^[+-]?0\d/.test(raw) && !/[-:]/.test(raw))
        return "unexpected leading zero";
    if (/^\d+[-:]/.test(raw))
        return "invalid date-time";
    if (/^[+-]?[\d._]+$/.test(raw) && raw.includes("_"))
        return "`_` may only go between digits";
    if (/^[+-]?[\d.]/.test(raw))
        return "invalid number";
    if (/^[tTfF]/.test(first) && !raw.includes(" "))
        return `invalid boolean, expected \`${/^[tT]/.test(first) ? "true" : "false"}\``;
    return "string values must be quoted, expected literal string";
}

;// CONCATENATED MODULE: ./build/bundle/src/parsers/toml/values.js





function readValue(cursor) {
    const start = cursor.at;
    const recent = cursor.family === "0.9";
    switch (cursor.peek()) {
        case '"':
        case "'": {
            const text = readString(cursor);
            return { kind: "scalar", span: cursor.span(start), value: text, text, style: "quoted" };
        }
        case "[":
            return cursor.nested(() => (recent ? list09(cursor) : list08(cursor)));
        case "{":
            return cursor.nested(() => (recent ? inline09(cursor) : inline08(cursor)));
        case "=":
        case "]":
        case "}":
            if (recent)
                cursor.refuse("unexpected character, expected value");
    }
    return readPlain(cursor);
}
function list08(cursor) {
    const start = cursor.at++;
    const expected = "invalid array\nexpected `]`";
    const items = [];
    for (;;) {
        if (!cursor.gap())
            cursor.refuse(expected);
        if (cursor.peek() === "]")
            break;
        if (!/["'[{+\-\d_.tfin]/.test(cursor.peek()))
            cursor.refuse(expected);
        const item = cursor.at;
        items.push(readValue(cursor));
        if (!cursor.gap())
            cursor.refuse(expected, item);
        if (cursor.peek() === ",")
            cursor.at++;
        else if (cursor.peek() !== "]")
            cursor.refuse(expected);
    }
    cursor.at++;
    return { kind: "list", span: cursor.span(start), items };
}
function list09(cursor) {
    const start = cursor.at++;
    const items = [];
    for (;;) {
        skipLines(cursor);
        if (cursor.peek() === "]")
            break;
        if (cursor.ended)
            cursor.refuse("unclosed array, expected `]`");
        if (cursor.peek() === ",")
            cursor.refuse("extra comma in array, expected value");
        items.push(readValue(cursor));
        skipLines(cursor);
        if (cursor.peek() === ",")
            cursor.at++;
        else if (cursor.ended)
            cursor.refuse("unclosed array, expected `]`");
        else if (cursor.peek() !== "]")
            cursor.refuse("missing comma between array elements, expected `,`");
    }
    cursor.at++;
    return { kind: "list", span: cursor.span(start), items };
}
function inline08(cursor) {
    const start = cursor.at;
    const table = newTable(cursor.span(start), { inline: true });
    const pairs = [];
    const expected = "invalid inline table\nexpected `}`";
    for (let comma = cursor.at++;; comma = cursor.at++) {
        cursor.blanks();
        if (!/[A-Za-z0-9_"'-]/.test(cursor.peek())) {
            if (pairs.length > 0)
                cursor.refuse(expected, comma);
            break;
        }
        const path = readKeys(cursor);
        skipEquals(cursor);
        cursor.blanks();
        pairs.push([path, readValue(cursor)]);
        cursor.blanks();
        if (cursor.peek() !== ",")
            break;
    }
    for (const [path, value] of pairs)
        tables_define(cursor, table, path, value, start + 1);
    if (cursor.peek() !== "}")
        cursor.refuse(expected);
    cursor.at++;
    table.span = cursor.span(start);
    return table;
}
function inline09(cursor) {
    const start = cursor.at++;
    const table = newTable(cursor.span(start), { inline: true });
    for (;;) {
        skipLines(cursor);
        if (cursor.peek() === "}")
            break;
        if (cursor.ended)
            cursor.refuse("unclosed inline table, expected `}`");
        if (cursor.peek() === ",")
            cursor.refuse("extra comma in inline table, expected key");
        if (cursor.peek() === "[")
            cursor.refuse("missing key for inline table element, expected key");
        const pair = cursor.at;
        const path = readKeys(cursor);
        skipLines(cursor);
        if (cursor.peek() === "=") {
            cursor.at++;
            skipLines(cursor);
        }
        else if (cursor.peek() !== "}")
            cursor.refuse("missing assignment between key-value pairs, expected `=`");
        if (cursor.peek() === "}") {
            cursor.decline("missing value", cursor.at);
            break;
        }
        if (cursor.peek() === ",")
            cursor.refuse("extra comma in inline table, expected value");
        tables_define(cursor, table, path, readValue(cursor), pair);
        skipLines(cursor);
        if (cursor.peek() === ",")
            cursor.at++;
        else if (cursor.ended)
            cursor.refuse("unclosed inline table, expected `}`");
        else if (cursor.peek() !== "}")
            cursor.refuse("missing comma between key-value pairs, expected `,`");
    }
    cursor.at++;
    table.span = cursor.span(start);
    return table;
}

;// CONCATENATED MODULE: ./build/bundle/src/parsers/toml/document.js





function readDocument(text, base, family) {
    const cursor = new Cursor(text, base, family);
    const headers = new Headers(cursor, newTable({ start: base, end: base + text.length }));
    if (text.startsWith("\ufeff"))
        cursor.at = 1;
    let table = headers.root;
    for (skipLines(cursor); !cursor.ended; skipLines(cursor)) {
        if (cursor.peek() === "[")
            table = readHeader(cursor, headers);
        else
            readPair(cursor, table);
    }
    headers.finish();
    cursor.settle();
    return headers.root;
}
function readPair(cursor, table) {
    const start = cursor.at;
    const path = readKeys(cursor);
    skipEquals(cursor);
    cursor.blanks();
    const value = readValue(cursor);
    endLine(cursor);
    tables_define(cursor, table, path, value, start);
}
function readHeader(cursor, headers) {
    const start = cursor.at;
    const many = cursor.text[start + 1] === "[";
    const close = many ? "]]" : "]";
    cursor.at += close.length;
    const path = readKeys(cursor);
    if (!cursor.text.startsWith(close, cursor.at))
        cursor.refuse(`invalid table header\nexpected \`.\`, \`${close}\``);
    const span = cursor.span(start, (cursor.at += close.length));
    endLine(cursor);
    return headers.open(path, many, span);
}

// EXTERNAL MODULE: ./build/bundle/src/parsers/decode.js
var decode = __nccwpck_require__(5182);
;// CONCATENATED MODULE: ./build/bundle/src/parsers/toml/dialects.js


function dialect(name) {
    return {
        name,
        string: ({ value }) => (typeof value === "string" ? value : undefined),
        bool: ({ value }) => (typeof value === "boolean" ? value : undefined),
        integer: ({ value, number }) => number === "integer" && (typeof value === "number" || typeof value === "bigint") ? BigInt(value) : undefined,
        float: ({ value }) => (typeof value === "number" || typeof value === "bigint" ? Number(value) : undefined),
        isNone: () => false,
        isUnit: () => false,
        positional: true,
        table: momentTable,
        variant: name.startsWith("toml08") ? variant08 : variant,
        describe,
    };
}
function momentTable(node) {
    if (node.kind !== "scalar" || !isMoment(node.value))
        return undefined;
    const text = dateTimeText(node.value);
    const key = {
        kind: "scalar",
        span: node.span,
        value: "$__toml_private_datetime",
        text: "$__toml_private_datetime",
        style: "plain",
    };
    return { kind: "table", span: node.span, entries: [{ key, name: key.text, value: { ...node, value: text, text } }] };
}
function variant(node) {
    if (node.kind === "scalar" && typeof node.value === "string")
        return node.value;
    if (node.kind !== "table")
        return new decode/* DecodeError */.Xc("wanted string or table", node.span);
    const [entry, ...others] = node.entries;
    if (entry?.name === undefined || others.length > 0)
        return new decode/* DecodeError */.Xc(`wanted exactly 1 element, ${entry ? "more than 1 element" : "found 0 elements"}`, node.span);
    const { name, value } = entry;
    if (value.kind === "table")
        return value.entries.length === 0 ? name : new decode/* DecodeError */.Xc("expected empty table", value.span);
    return new decode/* DecodeError */.Xc(`expected table, found ${typeName(value)}`, value.span);
}
function variant08(node) {
    const [entry, ...others] = node.kind === "table" ? node.entries : [];
    const empty = others.length === 0 && entry?.value.kind === "list" && entry.value.items.length === 0;
    return empty && entry.name !== undefined ? entry.name : variant(node);
}
const toml08 = dialect("toml08");
const toml08Value = value("toml08Value");
const toml09Value = value("toml09Value");
function value(name) {
    return {
        ...dialect(name),
        exact: true,
        table: () => undefined,
        string: ({ value }) => (typeof value === "string" ? value : isMoment(value) ? dateTimeText(value) : undefined),
        describe: (node) => node.kind === "scalar" && isMoment(node.value)
            ? `string ${JSON.stringify(dateTimeText(node.value))}`
            : describe(node),
    };
}
function dateTimeText({ text }) {
    const [, date, time, second = ":00", fraction = "", offset = ""] = /^(\d{4}-\d\d-\d\d)?[Tt ]?(?:(\d\d:\d\d)(:\d\d)?(\.\d+)?([Zz]|[+-]\d\d:\d\d)?)?$/.exec(text) ?? [];
    if (time === undefined)
        return date ?? text;
    const nanoseconds = fraction.slice(0, 10).replace(/\.?0*$/, "");
    return `${date === undefined ? "" : `${date}T`}${time}${second}${nanoseconds}${offsetText(offset)}`;
}
function offsetText(offset) {
    const [, sign = "", hours, minutes] = /^([+-])(\d\d):(\d\d)$/.exec(offset) ?? [];
    if (hours === undefined)
        return offset.toUpperCase();
    const total = Number(hours) * 60 + Number(minutes);
    const two = (value) => String(value).padStart(2, "0");
    return `${total === 0 ? "+" : sign}${two(Math.floor(total / 60))}:${two(total % 60)}`;
}
function isMoment(value) {
    return typeof value === "object" && value !== null;
}
function describe(node) {
    if (node.kind === "list")
        return "sequence";
    return node.kind === "table" ? "map" : describeScalar(node);
}
function describeScalar({ value, text, number }) {
    if (typeof value === "string")
        return `string ${JSON.stringify(text)}`;
    if (typeof value === "boolean")
        return `boolean \`${value}\``;
    if (number === "integer")
        return `integer \`${value}\``;
    if (number === "float")
        return `floating point \`${floatText(Number(value))}\``;
    return "map";
}
function floatText(value) {
    if (Number.isNaN(value))
        return "NaN";
    if (!Number.isFinite(value))
        return value < 0 ? "-inf" : "inf";
    return Number.isInteger(value) ? `${Object.is(value, -0) ? "-0" : BigInt(value)}.0` : String(value);
}

;// CONCATENATED MODULE: ./build/bundle/src/parsers/toml/index.js



async function parseToml(text, base, family) {
    try {
        return readDocument(text, base, family);
    }
    catch (error) {
        if (error instanceof Refused)
            return { kind: "problem", message: error.message, span: { start: base + error.start, end: base + error.end } };
        throw error;
    }
}


/***/ }),

/***/ 3943:
/***/ (function (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
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
    const { isAlias, isMap, isScalar, isSeq, parseDocument } = await __nccwpck_require__.e(/* import() */ 8815).then(__nccwpck_require__.t.bind(__nccwpck_require__, 8815, 19));
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


/***/ }),

/***/ 615:
/***/ (function (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  Nx: () => (/* binding */ complaintOf),
  g5: () => (/* binding */ failureOf),
  c8: () => (/* binding */ gitAt),
  FK: () => (/* binding */ isInside),
  eF: () => (/* binding */ run),
  ni: () => (/* binding */ start)
});

;// CONCATENATED MODULE: external "node:child_process"
const external_node_child_process_namespaceObject = require("node:child_process");
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __nccwpck_require__(3024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __nccwpck_require__(6760);
// EXTERNAL MODULE: ./build/bundle/src/repo/tree.js
var tree = __nccwpck_require__(2456);
;// CONCATENATED MODULE: ./build/bundle/src/platform/git/command.js




const settings = [
    "core.fsmonitor=false",
    "core.hooksPath=/dev/null",
    "core.untrackedCache=false",
    "core.useReplaceRefs=false",
    "core.alternateRefsCommand=",
    "safe.bareRepository=explicit",
    "protocol.ext.allow=never",
    "fetch.recurseSubmodules=false",
    "gc.auto=0",
    "maintenance.auto=false",
];
const options = [
    "--no-pager",
    "--no-optional-locks",
    "--no-replace-objects",
    "--literal-pathspecs",
    ...settings.flatMap((setting) => ["-c", setting]),
];
function gitAt(top, environment) {
    const scrubbed = Object.entries(environment).filter(([name]) => !/^(GIT_|SSH_ASKPASS$|LC_|LANG)/i.test(name));
    return {
        executable: findGit(top, environment),
        top,
        environment: {
            ...Object.fromEntries(scrubbed),
            LC_ALL: "C",
            GIT_ALLOW_PROTOCOL: "",
            GIT_CEILING_DIRECTORIES: (0,external_node_path_.dirname)(top),
            GIT_GRAFT_FILE: "/dev/null",
            GIT_NO_LAZY_FETCH: "1",
            GIT_NO_REPLACE_OBJECTS: "1",
            GIT_OPTIONAL_LOCKS: "0",
            GIT_TERMINAL_PROMPT: "0",
        },
    };
}
function findGit(top, environment) {
    const windows = process.platform === "win32";
    const path = Object.entries(environment).find(([name]) => (windows ? name.toUpperCase() === "PATH" : name === "PATH"))?.[1] ??
        "";
    for (const directory of path.split(external_node_path_.delimiter)) {
        if (!(0,external_node_path_.isAbsolute)(directory))
            continue;
        const candidate = (0,external_node_path_.join)(directory, windows ? "git.exe" : "git");
        try {
            if (!(0,external_node_fs_.statSync)(candidate).isFile())
                continue;
            (0,external_node_fs_.accessSync)(candidate, external_node_fs_.constants.X_OK);
            if (!isInside(candidate, top) && !isInside((0,external_node_fs_.realpathSync)(candidate), top))
                return candidate;
        }
        catch {
            continue;
        }
    }
    throw new tree/* UserError */.yo("git is not on the search path outside the repository");
}
function isInside(path, directory) {
    const way = (0,external_node_path_.relative)(directory, path);
    return way !== ".." && !way.startsWith(`..${external_node_path_.sep}`) && !(0,external_node_path_.isAbsolute)(way);
}
function start({ executable, top, environment }, command, { more = {}, input = false, milliseconds, } = {}) {
    return (0,external_node_child_process_namespaceObject.spawn)(executable, [...options, ...command], {
        cwd: top,
        env: { ...environment, ...more },
        stdio: [input ? "pipe" : "ignore", "pipe", "pipe"],
        windowsHide: true,
        timeout: milliseconds,
    });
}
function run(git, command, { environment = {}, answers = [0], milliseconds } = {}) {
    return new Promise((resolve, reject) => {
        const child = start(git, command, { more: environment, milliseconds });
        const output = [];
        const complaint = complaintOf(child);
        child.stdout?.on("data", (chunk) => output.push(chunk));
        child.on("error", (error) => reject(new Error(`git could not be started: ${error.message}`)));
        child.on("close", (status, signal) => {
            if (status !== null && answers.includes(status))
                resolve({ status, output: Buffer.concat(output) });
            else
                reject(failureOf(command[0] ?? "", status, signal, complaint()));
        });
    });
}
function complaintOf(child) {
    let text = "";
    child.stderr?.on("data", (chunk) => (text.length < 4096 ? (text += chunk.toString()) : undefined));
    return () => text.trim().replace(/\/\/[^/@\s]*@/g, "//");
}
function failureOf(command, status, signal, complaint) {
    const owner = /detected dubious ownership in repository at '(.*)'/.exec(complaint)?.[1];
    if (owner !== undefined)
        return new tree/* UserError */.yo(`git does not trust ${owner}, which belongs to another user; to trust it: git config --global --add safe.directory ${owner}`);
    if (/could not fetch [0-9a-f]+ from promisor remote/.test(complaint))
        return new tree/* UserError */.yo("this clone is partial and lacks objects that are needed; fetch them, or clone without a filter");
    return new Error(`git ${command} ${signal === null ? `failed with status ${status}` : `was ended by ${signal}`}${complaint === "" ? "" : `: ${complaint}`}`);
}


/***/ }),

/***/ 6136:
/***/ (function (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ cut),
/* harmony export */   M: () => (/* binding */ recordsOf)
/* harmony export */ });
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(4573);
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__nccwpck_require__.n(node_buffer__WEBPACK_IMPORTED_MODULE_0__);

function* recordsOf(output) {
    if ((0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(output)) {
        const text = output.toString();
        for (let at = 0, end = 0; at < text.length; at = end + 1) {
            end = endOf(text.indexOf("\0", at));
            yield { text: text.slice(at, end), nameable: true };
        }
        return;
    }
    for (let at = 0, end = 0; at < output.length; at = end + 1) {
        end = endOf(output.indexOf(0, at));
        const bytes = output.subarray(at, end);
        const nameable = (0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(bytes);
        yield { text: nameable ? bytes.toString() : printable(bytes), nameable };
    }
}
function endOf(found) {
    if (found < 0)
        throw new Error("a listing of git's ends too soon");
    return found;
}
function cut({ text }) {
    const tab = text.indexOf("\t");
    return [text.slice(0, tab), text.slice(tab + 1)];
}
function printable(bytes) {
    return bytes.toString("latin1").replace(/[\x80-\xff]/g, (byte) => `\\x${byte.charCodeAt(0).toString(16)}`);
}


/***/ }),

/***/ 1957:
/***/ (function (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Mh: () => (/* binding */ treeId),
/* harmony export */   Rj: () => (/* binding */ fingerprint),
/* harmony export */   sc: () => (/* binding */ sha256),
/* harmony export */   zA: () => (/* binding */ blobId)
/* harmony export */ });
function sha256(content) {
    return process.getBuiltinModule("node:crypto").hash("sha256", content);
}
function blobId(content, algorithm = "sha1") {
    return process
        .getBuiltinModule("node:crypto")
        .createHash(algorithm)
        .update(`blob ${content.length}\0`)
        .update(content)
        .digest("hex");
}
function treeId(entries, algorithm = "sha1") {
    const named = entries.map(({ mode, name, id }) => {
        const short = mode.replace(/^0+/, "");
        return {
            key: Buffer.from(short === "40000" ? `${name}/` : name),
            bytes: Buffer.concat([Buffer.from(`${short} ${name}\0`), Buffer.from(id, "hex")]),
        };
    });
    const content = Buffer.concat(named.sort((one, other) => Buffer.compare(one.key, other.key)).map(({ bytes }) => bytes));
    return process
        .getBuiltinModule("node:crypto")
        .createHash(algorithm)
        .update(`tree ${content.length}\0`)
        .update(content)
        .digest("hex");
}
function fingerprint(parts) {
    return sha256(parts.map((part) => `${Buffer.byteLength(part)}:${part}`).join(""));
}


/***/ }),

/***/ 3212:
/***/ (function (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   gi: () => (/* binding */ expiryProblems),
/* harmony export */   uF: () => (/* binding */ isWaivable),
/* harmony export */   wA: () => (/* binding */ identityOfEntry)
/* harmony export */ });
/* harmony import */ var _days_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(7034);

const notice = 14;
function expiryProblems({ grants, waivers }, today, longest, isAbove = false) {
    const all = [
        ...grants.map((entry) => ({ entry, what: "grant" })),
        ...waivers.map((entry) => ({ entry, what: "waiver" })),
    ];
    return all.flatMap(({ what, entry }) => {
        const { until, owner, at } = entry;
        if (until === undefined)
            return [];
        const say = (about, message) => [
            {
                about: isAbove ? "ending" : about,
                message: `the ${what} of ${owner} ${message}`,
                at,
                identity: identityOfEntry(entry),
            },
        ];
        const left = (0,_days_js__WEBPACK_IMPORTED_MODULE_0__/* .daysBetween */ .Y)(today, until);
        if (left < 0)
            return say("ended", `ended on ${until} and counts no more`);
        if (what === "waiver" && left > longest)
            return say("far", `runs until ${until}, ${left} days; ${longest} are taken at the most, so it does not count`);
        return left <= notice
            ? say("ending", `ends on ${until}, ${left === 0 ? "which is today" : `in ${left} ${left === 1 ? "day" : "days"}`}`)
            : [];
    });
}
function identityOfEntry(entry) {
    const { profiles, paths, hosts, owner, until } = entry;
    return JSON.stringify(["rule" in entry ? entry.rule : entry.may, profiles, paths, hosts, owner, until]);
}
function isWaivable(rules, rule) {
    return rules.includes(rule) || rules.includes(rule.split("/")[0] ?? rule);
}


/***/ }),

/***/ 7034:
/***/ (function (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ daysBetween)
/* harmony export */ });
function daysBetween(from, to) {
    return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000);
}


/***/ }),

/***/ 9696:
/***/ (function (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   EA: () => (/* binding */ waiverDays),
/* harmony export */   KH: () => (/* binding */ isAbout),
/* harmony export */   Y: () => (/* binding */ ruleOf),
/* harmony export */   du: () => (/* binding */ viewOf)
/* harmony export */ });
/* harmony import */ var _generated_catalogue_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(8280);
/* harmony import */ var _model_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(3861);
/* harmony import */ var _days_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(7034);
/* harmony import */ var _levels_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(778);




const presetCeiling = ["read"];
const waiverDays = { recommended: 180, strict: 90 };
function viewOf(policy, today, selects, longest = waiverDays[policy.preset]) {
    const preset = (0,_model_js__WEBPACK_IMPORTED_MODULE_1__/* .presetPlace */ .zp)(policy.preset);
    function* told(world, own) {
        for (let i = policy.overrides.length - 1; i >= 0; i--) {
            const override = policy.overrides[i];
            const stated = override && own(override);
            if (override && stated && world(override))
                yield stated;
        }
        const general = own(policy);
        if (!general)
            return;
        yield general;
        yield* general.over ?? [];
    }
    const isStated = (world) => first(told(world, (part) => part.ceiling)) !== undefined;
    function* level(id, kind, world) {
        const rule = ruleOf(id);
        if (kind !== undefined)
            yield* told(world, ({ rules: own }) => own[`${id}/${kind}`]?.level);
        const ofKind = kind === undefined ? undefined : rule?.kinds?.[kind];
        const levels = ofKind ?? (rule?.levelsUnstated && !isStated(world) ? rule.levelsUnstated : rule?.levels);
        const silent = { value: levels?.[policy.preset] ?? "error", at: preset };
        if (!ofKind || silent.value !== "off")
            yield* told(world, ({ rules: own }) => own[id]?.level);
        yield silent;
    }
    function* option(id, name, world) {
        yield* told(world, ({ rules: own }) => own[id]?.options[name]);
        yield { value: ruleOf(id)?.options?.[name]?.presets[policy.preset] ?? 0, at: preset };
    }
    function* ceiling(world) {
        yield* told(world, (part) => part.ceiling);
        yield { value: presetCeiling, at: preset };
    }
    const around = (about) => (override) => about !== undefined && selects(override, about);
    const decided = (id, kind, about) => foremost(level(id, kind, around(about)));
    return {
        policy,
        decided,
        level: (id, kind, about, day) => (0,_levels_js__WEBPACK_IMPORTED_MODULE_2__/* .capped */ .uo)(decided(id, kind, about).value, (0,_levels_js__WEBPACK_IMPORTED_MODULE_2__/* .stageOf */ .gV)(policy.rollout, id, day)),
        option: (id, name, about) => foremost(option(id, name, around(about))),
        ceiling: (about) => ({ value: foremost(ceiling(around(about))), stated: isStated(around(about)) }),
        decidedIn: (world, id, kind) => foremost(level(id, kind, world)),
        optionIn: (world, id, name) => foremost(option(id, name, world)),
        ceilingIn: (world) => foremost(ceiling(world)),
        said: {
            level: (id, kind, about) => level(id, kind, around(about)),
            option: (id, name, about) => option(id, name, around(about)),
            ceiling: (about) => ceiling(around(about)),
        },
        overrides: (about) => policy.overrides.filter((override) => selects(override, about)),
        grants(about) {
            const matching = policy.grants.filter((grant) => selects(grant, about));
            return {
                current: matching.filter(({ until }) => until === undefined || until >= today),
                ended: matching.filter(({ until }) => until !== undefined && until < today),
            };
        },
        waiver: (finding, about, free = () => true) => policy.waivers.find((waiver) => isAbout(waiver, finding) &&
            selects(waiver, about) &&
            waiver.until >= today &&
            (0,_days_js__WEBPACK_IMPORTED_MODULE_3__/* .daysBetween */ .Y)(today, waiver.until) <= longest &&
            free(waiver)),
    };
}
function first(some) {
    for (const one of some)
        return one;
    return undefined;
}
function foremost(some) {
    for (const one of some)
        return one;
    throw new Error("nothing was said");
}
function isAbout({ rule }, finding) {
    return rule === finding.rule || rule === `${finding.rule}/${finding.kind}`;
}
function ruleOf(id) {
    return Object.hasOwn(_generated_catalogue_js__WEBPACK_IMPORTED_MODULE_0__/* .rules */ .a, id) ? _generated_catalogue_js__WEBPACK_IMPORTED_MODULE_0__/* .rules */ .a[id] : undefined;
}


/***/ }),

/***/ 778:
/***/ (function (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Rn: () => (/* binding */ stricter),
/* harmony export */   Vi: () => (/* binding */ isLaxer),
/* harmony export */   gV: () => (/* binding */ stageOf),
/* harmony export */   uo: () => (/* binding */ capped)
/* harmony export */ });
/* unused harmony export order */
/* harmony import */ var _model_finding_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(290);

const order = ["off", ..._model_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .severities */ .g];
function stricter(one, other) {
    return order.indexOf(one) >= order.indexOf(other) ? one : other;
}
function isLaxer(one, other) {
    return order.indexOf(one) < order.indexOf(other);
}
function capped(level, stage) {
    const most = stage === "observe" ? "note" : stage === "warn" ? "warning" : "error";
    return isLaxer(most, level) ? most : level;
}
function stageOf(rollout, rule, today) {
    if (!rollout)
        return "enforce";
    return stageIn(rollout.rules[rule], today) ?? stageIn(rollout, today) ?? "enforce";
}
function stageIn(schedule, today) {
    if (!schedule)
        return undefined;
    if (schedule.enforceFrom && schedule.enforceFrom.value <= today)
        return "enforce";
    if (schedule.warnFrom && schedule.warnFrom.value <= today)
        return "warn";
    if (schedule.stage)
        return schedule.stage.value;
    return (schedule.enforceFrom ?? schedule.warnFrom) ? "observe" : undefined;
}


/***/ }),

/***/ 4249:
/***/ (function (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   NC: () => (/* binding */ situationsOf),
/* harmony export */   UO: () => (/* binding */ isWithin),
/* harmony export */   h4: () => (/* binding */ mayMeet),
/* harmony export */   hU: () => (/* binding */ covers)
/* harmony export */ });
function covers(one, other) {
    const all = (narrow, wide, isIn) => wide.length === 0 || (narrow.length > 0 && narrow.every((word) => wide.some((glob) => isIn(word, glob))));
    return (all(other.profiles, one.profiles, isWithin) &&
        all(other.paths, one.paths, isWithin) &&
        all(other.hosts, one.hosts, (word, host) => word === host));
}
function isWithin(pattern, glob) {
    if (pattern === glob || glob === "**")
        return true;
    const [, start = "", deep, end = ""] = /^([^*?[\]{}\\]*)(\*\*?)([^*?[\]{}\\]*)$/.exec(glob) ?? [];
    if (deep === undefined ||
        !pattern.startsWith(start) ||
        !pattern.endsWith(end) ||
        pattern.length < start.length + end.length)
        return false;
    const between = pattern.slice(start.length, pattern.length - end.length);
    if (deep === "**")
        return start.endsWith("/") && end === "" && between !== "";
    return !between.includes("/") && !between.includes("**") && !(between === "" && start === "");
}
function mayMeet(one, other) {
    const meet = (some, others, clash) => some.length === 0 || others.length === 0 || some.some((a) => others.some((b) => !clash(a, b)));
    return (meet(one.profiles, other.profiles, startsOtherwise) &&
        meet(one.paths, other.paths, startsOtherwise) &&
        meet(one.hosts, other.hosts, (a, b) => a !== b));
}
function situationsOf(scope, above, below) {
    if (!scope)
        return [{ above: () => false, below: () => false }];
    const sure = new Set(above.filter((override) => covers(override, scope)));
    const ours = new Set(below.filter((override) => covers(override, scope)));
    const others = above.filter((override) => !sure.has(override) && mayMeet(override, scope));
    return [
        { above: (override) => sure.has(override), below: (override) => ours.has(override) },
        ...others.map((other) => ({
            above: (override) => override === other || sure.has(override),
            below: (override) => ours.has(override) || covers(override, other),
        })),
    ];
}
function startsOtherwise(one, other) {
    const [a, b] = [startOf(one), startOf(other)];
    if (a === one)
        return !one.startsWith(b) || (b === other && one !== other);
    return b === other ? !other.startsWith(a) : !a.startsWith(b) && !b.startsWith(a);
}
function startOf(glob) {
    return /^[^*?[\]{}\\]*/.exec(glob)?.[0] ?? "";
}


/***/ }),

/***/ 668:
/***/ (function (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   _X: () => (/* binding */ policyFacts),
/* harmony export */   eK: () => (/* binding */ isPolicyFinding),
/* harmony export */   hM: () => (/* binding */ checkPolicy)
/* harmony export */ });
/* harmony import */ var _generated_catalogue_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(8280);

function policyFacts(decisions, about, findings, { loosened, unapproved = [], weakened, unowned = [] }, unapprovedWidenings = []) {
    const of = (...kinds) => decisions.faults.filter((fault) => kinds.includes(fault.about));
    return {
        widened: of("loosened"),
        loosened,
        unapproved,
        unapprovedWidenings,
        weakened,
        ended: of("ended", "far"),
        ending: of("ending"),
        unused: decisions.unused(about, findings),
        unowned,
    };
}
function checkPolicy(decisions, standing, hostOf = () => undefined) {
    if (Object.values({ ...standing }).every(({ length }) => length === 0))
        return [];
    return Object.entries(_generated_catalogue_js__WEBPACK_IMPORTED_MODULE_0__/* .rules */ .a).flatMap(([rule, judgement]) => {
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
function isPolicyFinding({ rule }) {
    return Object.hasOwn(_generated_catalogue_js__WEBPACK_IMPORTED_MODULE_0__/* .rules */ .a, rule) && _generated_catalogue_js__WEBPACK_IMPORTED_MODULE_0__/* .rules */ .a[rule]?.subject === "policy";
}


/***/ }),

/***/ 5809:
/***/ (function (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Dc: () => (/* binding */ flagsIn),
/* harmony export */   Hn: () => (/* binding */ wordsIn),
/* harmony export */   b6: () => (/* binding */ textOf),
/* harmony export */   cE: () => (/* binding */ isGate)
/* harmony export */ });
function isGate(path) {
    return /^\.github\/workflows\/[^/]+\.ya?ml$|^\.github\/actions\/(?:[^/]+\/)*action\.ya?ml$|^\.pre-commit-config\.ya?ml$|^\.?prek\.toml$/.test(path);
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
function flagsIn(line, at) {
    const flags = [...line.matchAll(/--(fail-on|gate|root|policy|host)(?:=|\s+)("[^"]*"|'[^']*'|[^\s;&|]+)/g)].map(([, name = "", value = ""]) => [name, { text: value.replace(/^["']|["']$/g, ""), at }]);
    const start = Math.max(0, line.indexOf("agent-profile-check"));
    const masks = /\|\|?\s*[^\s|]+|(?<![&>])&(?![&>\d])|;\s*(?:true|exit 0)|--help|--version/.exec(line.slice(start)) ??
        /\bset \+(?:\w*e\w*|o errexit)|(?:^|[\s;(])(?:if|while|until|!) /.exec(line.slice(0, start));
    const mask = masks?.[0].trim().replace(/^[;(]\s*(?=\w|!)(?!true|exit)/, "");
    return [
        ...flags,
        ...(mask === undefined
            ? []
            : [["mask", { text: mask, at, worse: () => `\`${mask}\` lets a failure pass` }]]),
    ];
}


/***/ }),

/***/ 3861:
/***/ (function (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ presetPolicy),
/* harmony export */   XB: () => (/* binding */ baselinePath),
/* harmony export */   _$: () => (/* binding */ stages),
/* harmony export */   eY: () => (/* binding */ codeOwners),
/* harmony export */   ff: () => (/* binding */ policyPaths),
/* harmony export */   jq: () => (/* binding */ isForeign),
/* harmony export */   zp: () => (/* binding */ presetPlace)
/* harmony export */ });
/* harmony import */ var _repo_text_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(4951);

const stages = ["observe", "warn", "enforce"];
const codeOwners = "codeowners";
const baselinePath = ".github/agent-profile-check.baseline.json";
const policyPaths = [
    ".github/agent-profile-check.yml",
    ".github/agent-profile-check.yaml",
    ".agent-profile-check.yml",
];
function presetPolicy(preset) {
    return {
        preset,
        presetAt: undefined,
        hosts: {},
        ceiling: undefined,
        grants: [],
        ignore: [],
        rules: {},
        overrides: [],
        waivers: [],
        grantable: undefined,
        waivable: undefined,
        baseline: undefined,
        rollout: undefined,
        approvals: { widening: undefined, policy: undefined },
        sources: [{ ref: `preset:${preset}`, text: `preset:${preset}` }],
    };
}
function isForeign({ source: { path } }) {
    return path.includes("//") || /^(?:\/|\.\.(?:\/|$)|[A-Za-z]:)/.test(path);
}
function presetPlace(preset) {
    return (0,_repo_text_js__WEBPACK_IMPORTED_MODULE_0__/* .placeOfPath */ .Es)(`preset:${preset}`);
}


/***/ }),

/***/ 8104:
/***/ (function (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   M8: () => (/* binding */ checkedOut),
/* harmony export */   eL: () => (/* binding */ isFoldedBy),
/* harmony export */   o5: () => (/* binding */ checkoutOf),
/* harmony export */   vB: () => (/* binding */ parseAttributes)
/* harmony export */ });
/* harmony import */ var _path_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(6311);
/* harmony import */ var _wildmatch_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(228);


const lineBytes = 2048;
function parseAttributes(directory, text) {
    const lines = [];
    const macros = new Map();
    for (const line of text.replace(/^\ufeff/, "").split("\n")) {
        const [, quoted, bare, rest = ""] = /^[ \t\r]*(?:"((?:[^"\\]|\\.)*)"|([^ \t\r]+))(.*)$/s.exec(line) ?? [];
        const pattern = quoted === undefined ? bare : unquote(quoted);
        if (pattern === undefined || pattern.startsWith("#") || line.length > lineBytes)
            continue;
        const settings = rest
            .split(/[ \t\r]+/)
            .filter(Boolean)
            .map(settingOf);
        if (quoted === undefined && pattern.startsWith("[attr]")) {
            if (directory === "")
                macros.set(pattern.slice(6), settings);
        }
        else if (!pattern.startsWith("!"))
            lines.push({ matches: matcherOf(pattern, directory), settings });
    }
    return { directory, lines, macros };
}
function checkoutOf(files, path) {
    const exact = judge(valuesOf(files, path, false));
    return exact.kind === "same" ? judge(valuesOf(files, path, true)) : exact;
}
const generatedPath = /(?:^|\/)\.idea\/|(?:^|\/)Pods\/|(?:^|\/)Carthage\/Build\/|__generated__\/|node_modules\/|Godeps\/|vendor\/(?:[-\w]+\.)+[a-z]{2,3}|\.lock\b|npm-shrinkwrap\.json|package-lock\.json|pnpm-lock\.yaml|Package\.resolved|(?:^|\/)\.pnp\./;
function isFoldedBy(files, path, text = "") {
    const values = valuesOf(files, path, false);
    const generated = values.get("linguist-generated");
    if (generated === true || generated === "true" || values.get("diff") === false)
        return true;
    return generated === undefined && (generatedPath.test(path) || (path.endsWith(".yml") && isCassette(text)));
}
function isCassette(text) {
    return text.split("\n").at(-2)?.includes("recorded_with: VCR") === true;
}
function valuesOf(files, path, foldCase) {
    const macros = files.find(({ directory }) => directory === "")?.macros;
    const values = new Map();
    const fill = (settings) => {
        for (const [attribute, value] of settings.toReversed()) {
            if (values.has(attribute))
                continue;
            values.set(attribute, value);
            if (value === true)
                fill(macros?.get(attribute) ??
                    (attribute === "binary"
                        ? [
                            ["diff", false],
                            ["text", false],
                        ]
                        : []));
        }
    };
    for (const { directory, lines } of files.toSorted((one, other) => other.directory.length - one.directory.length)) {
        if (!(0,_path_js__WEBPACK_IMPORTED_MODULE_1__/* .isWithin */ .UO)((0,_path_js__WEBPACK_IMPORTED_MODULE_1__/* .directoryOf */ .jt)(path), directory))
            continue;
        for (const line of lines.toReversed())
            if (line.matches(path, foldCase))
                fill(line.settings);
    }
    return values;
}
function judge(values) {
    const filter = values.get("filter");
    if (isText(filter))
        return { kind: "changed", by: `filter=${filter}` };
    const encoding = values.get("working-tree-encoding");
    if (encoding === true || encoding === false)
        return { kind: "changed", by: "working-tree-encoding without a value" };
    if (isText(encoding) && !/^utf-?8$/i.test(encoding))
        return { kind: "changed", by: `working-tree-encoding=${encoding}` };
    if (values.get("ident") === true)
        return { kind: "ident" };
    const text = [values.get("text"), values.get("crlf")].find((value) => value === true || value === false || value === "auto" || value === "input");
    if (text === false || values.get("eol") !== "crlf")
        return { kind: "same" };
    return { kind: "crlf", auto: text === "auto" };
}
function isText(value) {
    return typeof value === "string" && value !== "!unspecified" && value !== "";
}
function checkedOut(bytes, checkout) {
    switch (checkout.kind) {
        case "same":
            return bytes;
        case "crlf":
            return checkout.auto && (bytes.includes(13) || looksBinary(bytes)) ? bytes : withCarriageReturns(bytes);
        case "ident":
            return bytes.some((byte, i) => byte === 36 && bytes[i + 1] === 73 && bytes[i + 2] === 100 && (bytes[i + 3] === 36 || bytes[i + 3] === 58))
                ? undefined
                : bytes;
        case "changed":
            return undefined;
    }
}
function withCarriageReturns(bytes) {
    const written = [];
    bytes.forEach((byte, i) => {
        if (byte === 10 && bytes[i - 1] !== 13)
            written.push(13);
        written.push(byte);
    });
    return Uint8Array.from(written);
}
function looksBinary(bytes) {
    let [printable, unprintable] = [0, bytes.at(-1) === 26 ? -1 : 0];
    for (const byte of bytes) {
        if (byte === 0)
            return true;
        if (byte === 10)
            continue;
        if (byte === 127 || (byte < 32 && ![8, 9, 12, 27].includes(byte)))
            unprintable++;
        else
            printable++;
    }
    return printable >> 7 < unprintable;
}
function settingOf(word) {
    if (word.startsWith("-"))
        return [word.slice(1), false];
    if (word.startsWith("!"))
        return [word.slice(1), "!unspecified"];
    const equals = word.indexOf("=");
    return equals < 0 ? [word, true] : [word.slice(0, equals), word.slice(equals + 1)];
}
function unquote(quoted) {
    const escapes = {
        a: "\x07",
        b: "\b",
        f: "\f",
        n: "\n",
        r: "\r",
        t: "\t",
        v: "\v",
    };
    return quoted.replace(/\\([0-3][0-7]{2}|.)/gs, (_, what) => what.length === 3 ? String.fromCharCode(parseInt(what, 8)) : (escapes[what] ?? what));
}
function matcherOf(pattern, directory) {
    if (pattern.endsWith("/"))
        return () => false;
    const match = (0,_wildmatch_js__WEBPACK_IMPORTED_MODULE_0__/* .wildmatch */ .c)(pattern.replace(/^\//, ""));
    if (!pattern.includes("/"))
        return (path, foldCase) => match((0,_path_js__WEBPACK_IMPORTED_MODULE_1__/* .nameOf */ .Vb)(path), foldCase);
    return (path, foldCase) => match(path.slice((0,_path_js__WEBPACK_IMPORTED_MODULE_1__/* .join */ .fj)(directory, "x").length - 1), foldCase);
}


/***/ }),

/***/ 2461:
/***/ (function (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Ms: () => (/* binding */ entryOf),
/* harmony export */   lo: () => (/* binding */ inTurn),
/* harmony export */   qB: () => (/* binding */ BlobTree),
/* harmony export */   wk: () => (/* binding */ gathering)
/* harmony export */ });
/* harmony import */ var _attributes_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(8104);
/* harmony import */ var _path_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(6311);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(4951);
/* harmony import */ var _tree_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(2456);




function inTurn(...holders) {
    return {
        async get(id, limit) {
            for (const holder of holders) {
                const found = await holder.get(id, limit);
                if (found.kind !== "missing")
                    return found;
            }
            return { kind: "missing" };
        },
    };
}
const pause = 5;
function gathering(most, bring) {
    const asked = new Map();
    let open;
    const gather = () => {
        const ids = [];
        const brought = new Promise((resolve) => setTimeout(resolve, pause)).then(() => {
            if (open?.ids === ids)
                open = undefined;
            return bring(ids);
        });
        return { ids, brought };
    };
    return (id) => {
        let answer = asked.get(id);
        if (!answer) {
            if (!open || open.ids.length >= most)
                open = gather();
            open.ids.push(id);
            asked.set(id, (answer = open.brought.then((found) => found.get(id))));
        }
        return answer;
    };
}
const targetBytes = 4096;
class BlobTree {
    #objects;
    #prefix;
    #listing;
    #entries;
    #attributes = new Map();
    #isExpected;
    constructor(objects, prefix, listing, isExpected = () => false) {
        this.#objects = objects;
        this.#prefix = prefix;
        this.#listing = listing;
        this.#isExpected = isExpected;
    }
    async list() {
        const entries = [...(await this.#known()).values()];
        if (this.#prefix === "")
            return entries;
        const below = this.#prefix.length + 1;
        return entries
            .filter(({ path }) => path.startsWith(`${this.#prefix}/`))
            .map((entry) => ({ ...entry, path: entry.path.slice(below) }));
    }
    async read(path) {
        const full = (0,_path_js__WEBPACK_IMPORTED_MODULE_3__/* .join */ .fj)(this.#prefix, path);
        const entry = (await this.#known()).get(full);
        if ((entry?.kind !== "file" && entry?.kind !== "unnameable") || entry.id === undefined)
            throw new _tree_js__WEBPACK_IMPORTED_MODULE_2__/* .UnreadableFile */ .ie("is not a file of this tree");
        const [bytes, attributes] = await Promise.all([this.#blob(entry.id, full), this.#attributesAbove(full)]);
        const checkout = (0,_attributes_js__WEBPACK_IMPORTED_MODULE_0__/* .checkoutOf */ .o5)(attributes, full);
        const written = (0,_attributes_js__WEBPACK_IMPORTED_MODULE_0__/* .checkedOut */ .M8)(bytes, checkout);
        if (written)
            return written;
        throw new _tree_js__WEBPACK_IMPORTED_MODULE_2__/* .UnreadableFile */ .ie(`is checked out as something else by \`${checkout.kind === "changed" ? checkout.by : checkout.kind}\` of a .gitattributes file`);
    }
    async identify(path) {
        return (await this.#known()).get((0,_path_js__WEBPACK_IMPORTED_MODULE_3__/* .join */ .fj)(this.#prefix, path))?.id;
    }
    #known() {
        return (this.#entries ??= this.#listing().then(async (listed) => {
            for (const entry of listed) {
                if (entry.kind === "file" && entry.id !== undefined && this.#isExpected(entry))
                    void this.#objects.get(entry.id, _tree_js__WEBPACK_IMPORTED_MODULE_2__/* .limits */ .Fy.fileBytes).catch(() => undefined);
            }
            const entries = await Promise.all(listed.map((entry) => (entry.kind === "link" ? this.#withTarget(entry) : entry)));
            return new Map(entries.map((entry) => [entry.path, entry]));
        }));
    }
    async #withTarget(entry) {
        if (entry.id === undefined)
            return entry;
        const found = await this.#objectOf(entry.id, entry.path, targetBytes);
        if (found.kind === "missing")
            return { ...entry, unjudged: "is a link whose target this clone does not hold" };
        const target = found.content && (0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .decodeText */ .g7)(found.content);
        if (target === undefined)
            return {
                ...entry,
                unjudged: found.content
                    ? "is a link whose target is not UTF-8"
                    : `is a link whose target is longer than ${targetBytes} bytes`,
            };
        return { ...entry, target };
    }
    #objectOf(id, path, limit) {
        return this.#objects.get(id, limit).catch((error) => {
            throw error instanceof _tree_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .yo ? new _tree_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .yo(`\`${path}\` cannot be read: ${error.message}`) : error;
        });
    }
    async #blob(id, path) {
        const found = await this.#objectOf(id, path, _tree_js__WEBPACK_IMPORTED_MODULE_2__/* .limits */ .Fy.fileBytes);
        if (found.kind === "missing")
            throw new _tree_js__WEBPACK_IMPORTED_MODULE_2__/* .UnreadableFile */ .ie(`has content that this clone does not hold (object ${id})`);
        if (!found.content)
            throw new _tree_js__WEBPACK_IMPORTED_MODULE_2__/* .UnreadableFile */ .ie((0,_tree_js__WEBPACK_IMPORTED_MODULE_2__/* .tooLarge */ .g$)(found.size));
        return found.content;
    }
    async #attributesAbove(path) {
        const entries = await this.#known();
        const found = [];
        for (let directory = (0,_path_js__WEBPACK_IMPORTED_MODULE_3__/* .directoryOf */ .jt)(path);; directory = (0,_path_js__WEBPACK_IMPORTED_MODULE_3__/* .directoryOf */ .jt)(directory)) {
            const entry = entries.get((0,_path_js__WEBPACK_IMPORTED_MODULE_3__/* .join */ .fj)(directory, ".gitattributes"));
            if (entry?.kind === "file")
                found.push(this.#attributesOf(directory, entry));
            if (directory === "")
                return Promise.all(found);
        }
    }
    #attributesOf(directory, { id, unjudged }) {
        let attributes = this.#attributes.get(directory);
        if (!attributes) {
            const read = async () => {
                if (id === undefined)
                    throw new _tree_js__WEBPACK_IMPORTED_MODULE_2__/* .UnreadableFile */ .ie(`is checked out by ${(0,_path_js__WEBPACK_IMPORTED_MODULE_3__/* .join */ .fj)(directory, ".gitattributes")}, which ${unjudged ?? "cannot be read"}`);
                return (0,_attributes_js__WEBPACK_IMPORTED_MODULE_0__/* .parseAttributes */ .vB)(directory, Buffer.from(await this.#blob(id, (0,_path_js__WEBPACK_IMPORTED_MODULE_3__/* .join */ .fj)(directory, ".gitattributes"))).toString("utf8"));
            };
            this.#attributes.set(directory, (attributes = read()));
        }
        return attributes;
    }
}
function entryOf(mode, id, path, nameable) {
    const kind = mode === "120000" ? "link" : mode === "160000" ? "submodule" : "file";
    if (!nameable)
        return { path, kind: "unnameable", ...(kind === "file" ? { id } : {}) };
    return { path, kind, id };
}


/***/ }),

/***/ 228:
/***/ (function (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
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


/***/ }),

/***/ 6311:
/***/ (function (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   GE: () => (/* binding */ tidied),
/* harmony export */   UO: () => (/* binding */ isWithin),
/* harmony export */   Vb: () => (/* binding */ nameOf),
/* harmony export */   Vc: () => (/* binding */ stemOf),
/* harmony export */   bg: () => (/* binding */ byBytes),
/* harmony export */   fj: () => (/* binding */ join),
/* harmony export */   je: () => (/* binding */ extensionOf),
/* harmony export */   jt: () => (/* binding */ directoryOf),
/* harmony export */   pj: () => (/* binding */ plain)
/* harmony export */ });
function join(directory, name) {
    if (directory === "" || name === "")
        return directory + name;
    return directory === "/" ? `/${name}` : `${directory}/${name}`;
}
function directoryOf(path) {
    const slash = path.lastIndexOf("/");
    return slash < 0 ? "" : slash === 0 ? "/" : path.slice(0, slash);
}
function nameOf(path) {
    return path.slice(path.lastIndexOf("/") + 1);
}
function extensionOf(path) {
    const name = nameOf(path);
    const dot = name.lastIndexOf(".");
    return dot <= 0 || name === ".." ? undefined : name.slice(dot + 1);
}
function stemOf(path) {
    const name = nameOf(path);
    const extension = extensionOf(path);
    return extension === undefined ? name : name.slice(0, name.length - extension.length - 1);
}
function isWithin(path, directory) {
    return directory === "" || path === directory || path.startsWith(directory === "/" ? "/" : `${directory}/`);
}
function plain(path) {
    const segments = [];
    for (const segment of path.split("/")) {
        if (segment === "..") {
            if (segments.pop() === undefined)
                return undefined;
        }
        else if (segment !== "" && segment !== ".")
            segments.push(segment);
    }
    return (path.startsWith("/") ? "/" : "") + segments.join("/");
}
function byBytes(one, other) {
    if (one === other)
        return 0;
    return surrogate.test(one) || surrogate.test(other) ? byPoints(one, other) : one < other ? -1 : 1;
}
const surrogate = /[\ud800-\udfff]/;
function byPoints(one, other) {
    const length = Math.min(one.length, other.length);
    for (let i = 0; i < length; i++) {
        const a = one.charCodeAt(i);
        const b = other.charCodeAt(i);
        if (a !== b)
            return rank(a) - rank(b);
    }
    return one.length - other.length;
}
function rank(unit) {
    return unit >= 0xd800 && unit < 0xe000 ? unit + 0x10000 : unit;
}
function tidied(written) {
    return written
        .replace(/^(?:\.\/+)+/, "")
        .replace(/\/+$/, "")
        .replace(/^\.$/, "");
}


/***/ }),

/***/ 3987:
/***/ (function (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   EY: () => (/* binding */ parsePattern),
/* harmony export */   GF: () => (/* binding */ firstNamesOf),
/* harmony export */   OU: () => (/* binding */ isAnyPresent),
/* harmony export */   Zj: () => (/* binding */ nearMatchesIn),
/* harmony export */   cK: () => (/* binding */ matches),
/* harmony export */   j8: () => (/* binding */ unreachablePaths),
/* harmony export */   kB: () => (/* binding */ anchorRoot),
/* harmony export */   l_: () => (/* binding */ ownPatternsOf),
/* harmony export */   oQ: () => (/* binding */ startDirectories),
/* harmony export */   zB: () => (/* binding */ caseFoldedPaths)
/* harmony export */ });
/* unused harmony exports patternsIn, detectionNamesOf */
/* harmony import */ var _path_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(6311);

const anchors = [
    ["**/", "every"],
    ["~/", "home"],
    ["$XDG_CONFIG_HOME/", "xdgConfigHome"],
    ["$CODEX_HOME/", "codexHome"],
    ["/", "system"],
    ["", "root"],
];
function parsePattern(pattern) {
    let place = known.get(pattern);
    if (!place)
        known.set(pattern, (place = takenApart(pattern)));
    return place;
}
const known = new Map();
function takenApart(pattern) {
    const [prefix, anchor] = anchors.find(([start]) => pattern.startsWith(start)) ?? ["", "root"];
    const path = pattern.slice(prefix.length);
    const star = path.split("/").findIndex((segment) => segment.includes("*"));
    const fixed = star < 0 ? (0,_path_js__WEBPACK_IMPORTED_MODULE_0__/* .directoryOf */ .jt)(path) : path.split("/").slice(0, star).join("/");
    return { anchor, path, fixed };
}
function anchorRoot(anchor, user) {
    switch (anchor) {
        case "every":
            return undefined;
        case "root":
            return "";
        case "home":
        case "system":
            return user?.[anchor];
        case "xdgConfigHome":
            return user?.xdgConfigHome ?? (user?.home && (0,_path_js__WEBPACK_IMPORTED_MODULE_0__/* .join */ .fj)(user.home, ".config"));
        case "codexHome":
            return user?.codexHome ?? (user?.home && (0,_path_js__WEBPACK_IMPORTED_MODULE_0__/* .join */ .fj)(user.home, ".codex"));
    }
}
const profiles = (/* unused pure expression or super */ null && (["*.md", "*.toml", "*.yaml", "*.yml"]));
function patternsIn(directory, patterns) {
    const own = patterns
        .map(parsePattern)
        .flatMap(({ path, fixed }) => (path.includes("*") ? [path.slice(fixed.length).replace(/^\//, "")] : []));
    return [...new Set([directory, ...(own.length > 0 ? own : profiles).map((rest) => join(directory, rest))])].filter((pattern) => pattern !== "");
}
function startDirectories(repo, patterns) {
    const markers = new Set(patterns.map(parsePattern).flatMap(({ anchor, path }) => (anchor === "every" ? [path.split("/")[0] ?? ""] : [])));
    const starts = new Set([""]);
    for (const marker of markers)
        for (const directory of repo.holding(marker))
            if (!repo.isUsers(directory))
                starts.add(directory);
    return [...starts].sort(_path_js__WEBPACK_IMPORTED_MODULE_0__/* .byBytes */ .bg);
}
function firstNamesOf(patterns) {
    return new Set(patterns
        .map(parsePattern)
        .flatMap(({ anchor, path }) => (anchor === "every" || anchor === "root" ? [path.split("/")[0] ?? ""] : [])));
}
const common = (/* unused pure expression or super */ null && ([".github", ".vscode", ".devcontainer"]));
function detectionNamesOf(patterns) {
    return new Set([...firstNamesOf(patterns)].flatMap((marker) => (common.includes(marker) ? insideOf(patterns, marker) : [marker])));
}
function insideOf(patterns, marker) {
    return patterns
        .map((pattern) => parsePattern(pattern).path.split("/"))
        .flatMap(([first, second]) => first !== marker ? [] : second === undefined || second.includes("*") ? [marker] : [`${marker}/${second}`]);
}
function isAnyPresent(repo, patterns) {
    return [...firstNamesOf(patterns)].some((marker) => marker.includes("*") || repo.holding(marker).length > 0);
}
function ownPatternsOf(places, own) {
    if (places === own)
        return places;
    const bareOf = (pattern) => pattern.replace(/^\*\*\//, "");
    const bares = own.map(bareOf);
    return places.filter((place) => bares.some((pattern) => bareOf(place) === pattern || (pattern.endsWith("/**") && bareOf(place).startsWith(pattern.slice(0, -2)))));
}
function matches(path, pattern) {
    let compiled = patterns.get(pattern);
    if (!compiled)
        patterns.set(pattern, (compiled = compile(parsePattern(pattern))));
    return compiled.test(path);
}
const patterns = new Map();
function compile({ anchor, path }) {
    const body = path
        .replace(/[.+^$()|[\]\\{}?]/g, "\\$&")
        .replaceAll("**/", "\0")
        .replaceAll("*", "[^/]*")
        .replaceAll("\0", "(?:.*/)?");
    return new RegExp(`${anchor === "every" ? "^(?:.*/)?" : anchor === "root" ? "^" : "^\0"}${body}$`, "s");
}
function nearMatchesIn(repo, patterns) {
    const isLikely = likelyFor(patterns);
    const [odd, links] = [[], []];
    for (const entry of repo.entries.values()) {
        if (isLikely(entry.path))
            odd.push(entry);
        if (entry.kind === "link" && !repo.isUsers(entry.path))
            links.push(entry);
    }
    return { odd, links };
}
function likelyFor(patterns) {
    let likely;
    return (path) => {
        if (!/[A-Z~:\\]|[. ](?:\/|$)|[^\0-\x7f]/.test(path))
            return false;
        likely ??= beginningsOf(patterns);
        return likely.test(path) || (patterns.length > 0 && /[^\0-\x7f]/.test(path));
    };
}
function beginningsOf(patterns) {
    const inside = patterns.map(parsePattern).filter(({ anchor }) => anchor === "every" || anchor === "root");
    const firsts = new Set(inside.map(({ path }) => bare(path.split("/").find((segment) => !segment.includes("*")) ?? "")));
    return new RegExp(firsts.size === 0
        ? "(?!)"
        : [...firsts].map((first) => `${escaped(first.slice(0, 6))}|${escaped(first.slice(0, 2))}[0-9a-f]{4}~`).join("|"), "i");
}
function caseFoldedPaths(entries, patterns) {
    if (entries.length === 0)
        return [];
    const isLikely = likelyFor(patterns);
    const places = patterns.flatMap((pattern) => {
        const { anchor, path } = parsePattern(pattern);
        const way = path.split("/");
        return anchor === "every" ? [{ pattern, way: ["**", ...way] }] : anchor === "root" ? [{ pattern, way }] : [];
    });
    const found = [];
    for (const { path, kind, unjudged } of entries) {
        if (!isLikely(path))
            continue;
        const segments = path.split(/[\\/]/);
        const isStub = kind === "link" || kind === "submodule" || unjudged !== undefined;
        if (places.some(({ pattern, way }) => foldsTo(segments, way, isStub, path.includes("\\")) && !matches(path, pattern)))
            found.push(path);
    }
    return found;
}
function unreachablePaths(repo, links, patterns) {
    if (links.length === 0)
        return [];
    const places = patterns
        .map((pattern) => ({ pattern, place: parsePattern(pattern) }))
        .filter(({ place }) => place.anchor === "every" || place.anchor === "root");
    const leads = (path) => places.some(({ pattern, place }) => isOnWay(path.split("/"), place.anchor === "every" ? ["**", ...place.path.split("/")] : place.path.split("/")) &&
        !matches(path, pattern));
    return links.filter(({ path }) => leads(path) && repo.resolve(path).kind === "missing").map(({ path }) => path);
}
function isOnWay(segments, way, entered = false) {
    const [segment, ...rest] = segments;
    const [wanted, ...further] = way;
    if (wanted === undefined)
        return false;
    if (segment === undefined)
        return entered;
    if (wanted === "**")
        return isOnWay(segments, further, entered) || isOnWay(rest, way, entered);
    return ((wanted.includes("*") ? matches(segment, wanted) : segment === wanted) &&
        isOnWay(rest, further, entered || !wanted.includes("*")));
}
function foldsTo(segments, way, isStub, folded = false) {
    const [segment, ...rest] = segments;
    const [wanted, ...further] = way;
    if (segment === undefined)
        return folded && (isStub || wanted === undefined);
    if (wanted === undefined)
        return false;
    if (wanted === "**")
        return foldsTo(segments, further, isStub, folded) || foldsTo(rest, way, isStub, folded);
    if (wanted.includes("*")) {
        const written = onWindows(segment);
        return ((matches(segment, wanted) || matches(written, wanted)) &&
            foldsTo(rest, further, isStub, folded || !matches(segment, wanted)));
    }
    return isFoldOf(segment, wanted) && foldsTo(rest, further, isStub, folded || segment !== wanted);
}
function isFoldOf(segment, name) {
    if (segment === name || foldName(segment) === foldName(name))
        return true;
    const [, start, extension = ""] = /^([^~]{1,6})~\d(?:\.([^.]{1,3}))?$/.exec(segment.toLowerCase()) ?? [];
    if (start === undefined)
        return false;
    const [stem = "", ending = ""] = bare(name).split(/\.(?=[^.]*$)/);
    return (extension === ending.slice(0, 3) &&
        (start === stem.slice(0, 6) || (start.startsWith(stem.slice(0, 2)) && /^[0-9a-f]{4}$/.test(start.slice(2)))));
}
function foldName(name) {
    const seen = name.replace(/[\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff]/g, "").normalize("NFC");
    return onWindows(seen).toUpperCase().toLowerCase();
}
function onWindows(name) {
    return name.replace(/:.*$/s, "").replace(/[. ]+$/, "");
}
function bare(name) {
    return name.toLowerCase().replace(/^\.+/, "").replaceAll(" ", "");
}
function escaped(text) {
    return text.replace(/[.+^$()|[\]\\{}?*]/g, "\\$&");
}


/***/ }),

/***/ 6782:
/***/ (function (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ suggestion)
/* harmony export */ });
function nearest(word, candidates) {
    let best;
    let fewest = Math.max(2, Math.floor(word.length / 3)) + 1;
    for (const candidate of candidates) {
        if (Math.abs(candidate.length - word.length) >= fewest || word.length > 100)
            continue;
        const edits = distance(word.toLowerCase(), candidate.toLowerCase());
        if (edits < fewest)
            [best, fewest] = [candidate, edits];
    }
    if (best !== undefined || word.length < 3)
        return best;
    const longer = [...candidates].filter((candidate) => candidate.toLowerCase().startsWith(word.toLowerCase()));
    return longer.length === 1 ? longer[0] : undefined;
}
function suggestion(word, candidates) {
    const found = nearest(word, candidates);
    return found === undefined ? "" : `; did you mean \`${found}\`?`;
}
function distance(one, other) {
    let older = [];
    let old = Array.from({ length: other.length + 1 }, (_, i) => i);
    for (let i = 1; i <= one.length; i++) {
        const row = [i];
        for (let j = 1; j <= other.length; j++) {
            const same = one[i - 1] === other[j - 1];
            let cost = Math.min((old[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (old[j - 1] ?? 0) + (same ? 0 : 1));
            if (i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1])
                cost = Math.min(cost, (older[j - 2] ?? 0) + 1);
            row.push(cost);
        }
        [older, old] = [old, row];
    }
    return old[other.length] ?? 0;
}


/***/ }),

/***/ 4951:
/***/ (function (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Bq: () => (/* binding */ trim),
/* harmony export */   Dw: () => (/* binding */ trimStart),
/* harmony export */   Es: () => (/* binding */ placeOfPath),
/* harmony export */   GH: () => (/* binding */ startOf),
/* harmony export */   g7: () => (/* binding */ decodeText),
/* harmony export */   mh: () => (/* binding */ lineAt),
/* harmony export */   s8: () => (/* binding */ trimEnd),
/* harmony export */   t$: () => (/* binding */ positionAt)
/* harmony export */ });
function startOf(source) {
    return { source, span: { start: 0, end: 0 } };
}
function placeOfPath(path) {
    return startOf({ path, text: "" });
}
const cache = new WeakMap();
function positionAt(source, offset) {
    const starts = lineStarts(source);
    let low = 0;
    for (let high = starts.length - 1; low < high;) {
        const middle = (low + high + 1) >> 1;
        if ((starts[middle] ?? 0) <= offset)
            low = middle;
        else
            high = middle - 1;
    }
    return { line: low + 1, column: Math.min(offset, source.text.length) - (starts[low] ?? 0) + 1 };
}
function lineAt(source, line) {
    const starts = lineStarts(source);
    return source.text.slice(starts[line - 1], starts[line] ?? source.text.length).replace(/\r?\n$/, "");
}
function lineStarts(source) {
    let starts = cache.get(source);
    if (!starts) {
        const found = [0];
        for (let at = source.text.indexOf("\n"); at >= 0; at = source.text.indexOf("\n", at + 1))
            found.push(at + 1);
        cache.set(source, (starts = found));
    }
    return starts;
}
const strict = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });
function decodeText(bytes) {
    try {
        return strict.decode(bytes);
    }
    catch {
        return undefined;
    }
}
function trim(text) {
    return trimStart(trimEnd(text));
}
function trimStart(text) {
    return text.replace(/^[\t-\r \u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]+/, "");
}
function trimEnd(text) {
    let end = text.length;
    while (end > 0 && /[\t-\r \u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]/.test(text[end - 1] ?? ""))
        end--;
    return text.slice(0, end);
}


/***/ }),

/***/ 2456:
/***/ (function (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Fy: () => (/* binding */ limits),
/* harmony export */   g$: () => (/* binding */ tooLarge),
/* harmony export */   ie: () => (/* binding */ UnreadableFile),
/* harmony export */   yo: () => (/* binding */ UserError)
/* harmony export */ });
/* unused harmony export combine */
function combine(repository, user) {
    return {
        holdsUser: true,
        list: async () => {
            const [own, beside] = await Promise.all([repository.list(), user.list()]);
            return [...own.map((entry) => (isHome(entry.path) ? { ...entry, path: `./${entry.path}` } : entry)), ...beside];
        },
        identify: async (path) => isHome(path) || path.startsWith("/")
            ? undefined
            : repository.identify?.(path.startsWith("./~") ? path.slice(2) : path),
        read: (path) => isHome(path) || path.startsWith("/")
            ? user.read(path)
            : repository.read(path.startsWith("./~") ? path.slice(2) : path),
    };
}
function isHome(path) {
    return path === "~" || path.startsWith("~/");
}
class UnreadableFile extends Error {
}
class UserError extends Error {
}
const limits = {
    fileBytes: 4 * 1024 * 1024,
    files: 20_000,
    totalBytes: 256 * 1024 * 1024,
    entries: 500_000,
    links: 40,
};
function tooLarge(bytes) {
    return `is ${Math.ceil((bytes / (1 << 20)) * 10) / 10} MiB large; the limit is ${limits.fileBytes >> 20} MiB`;
}


/***/ }),

/***/ 4947:
/***/ (function (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ writeJson)
/* harmony export */ });
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(2426);

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


/***/ }),

/***/ 7544:
/***/ (function (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ withoutSecrets),
/* harmony export */   p: () => (/* binding */ redacted)
/* harmony export */ });
const secretKey = /(?:^|[_.-])(?:api_?keys?|auth(?:orization)?|credentials?|passphrase|passw(?:or)?d|private_?key|secrets?|(?:access_?|auth_?|bearer_?|refresh_?)?tokens?)$/;
function redacted(text, key = "") {
    return String(withoutSecrets(text, () => "…", key)).replaceAll("sha256:…", "(a secret)");
}
const shapes = [
    /\b(?:gh[opusr]_|github_pat_|glpat-|xox[abeoprs]-|sk-|sk_live_|rk_live_|npm_|pypi-|hf_|AIza|ya29\.)[A-Za-z0-9_.-]{16,}/g,
    /\b(?:AKIA|ASIA)[A-Z0-9]{16}\b/g,
    /\beyJ[A-Za-z0-9_-]{10,}\.[A-Za-z0-9_-]{10,}(?:\.[A-Za-z0-9_-]+)?/g,
    /-----BEGIN [A-Z ]*PRIVATE KEY-----[\s\S]*?(?:-----END [A-Z ]*PRIVATE KEY-----|$)/g,
    /(?<=\b(?:bearer|basic|token) )[A-Za-z0-9+/_.=-]{16,}/gi,
    /(?<=:\/\/[^/\s:@]*:)[^/\s:@]+(?=@)/g,
    /(?<=(?:api[_-]?key|token|secret|password)["']?[=:] ?["']?)[^\s"'&$<{]{8,}/gi,
];
const suspect = /gh[opusr]_|github_pat_|glpat-|xox|[sr]k[-_]|npm_|pypi-|hf_|AIza|ya29|A[KS]IA|eyJ|-----BEGIN|bearer|basic|token|:\/\/|api[_-]?key|secret|password/i;
function withoutSecrets(value, hash, key = "") {
    if (typeof value === "string") {
        if (isSecret(key, value))
            return `sha256:${hash(value)}`;
        return suspect.test(value)
            ? shapes.reduce((text, shape) => text.replace(shape, (secret) => `sha256:${hash(secret)}`), value)
            : value;
    }
    if (value === null || typeof value !== "object")
        return value;
    if (Array.isArray(value))
        return value.map((item) => withoutSecrets(item, hash, key));
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, withoutSecrets(inner, hash, name)]));
}
function isSecret(key, value) {
    const snake = key.replace(/([a-z0-9])([A-Z])/g, "$1_$2").toLowerCase();
    return secretKey.test(snake) && value.length > 0 && !/^(?:\$\{?[\w:.-]+\}?|\$\{\{.*\}\}|env:\w+)$/.test(value);
}


/***/ }),

/***/ 2426:
/***/ (function (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   RK: () => (/* binding */ visible),
/* harmony export */   k_: () => (/* binding */ hiddenIn),
/* harmony export */   nl: () => (/* binding */ inertJson),
/* harmony export */   qz: () => (/* binding */ widthOf),
/* harmony export */   wF: () => (/* binding */ graphemesOf)
/* harmony export */ });
const hidden = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}\p{Co}\p{Cn}\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u2800\u3164\ufe00-\ufe0f\uffa0\u{e0100}-\u{e01ef}]/gu;
const joinsEmoji = /^\p{Extended_Pictographic}[\ufe0f\p{Emoji_Modifier}]*$/u;
const written = { "\n": "\\n", "\r": "\\r", "\t": "\\t" };
function visible(text) {
    if (/^[\x20-\x7e]*$/.test(text) && !/##\[|(?:^| )::/.test(text))
        return text;
    return text
        .replace(hidden, (character, at) => standsInEmoji(text, character, at) ? character : (written[character] ?? escape(character)))
        .replaceAll("##[", `##${escape("[")}`)
        .replace(/(^|\s):(?=:)/g, (_, space) => `${space}${escape(":")}`);
}
function hiddenIn(text) {
    const counts = new Map();
    if (/^[\t\n\r\x20-\x7e]*$/.test(text))
        return counts;
    for (const { 0: character, index } of text.matchAll(hidden)) {
        if (!Object.hasOwn(written, character) && !standsInEmoji(text, character, index))
            counts.set(character, (counts.get(character) ?? 0) + 1);
    }
    return counts;
}
function inertJson(json) {
    const units = (text) => text
        .split("")
        .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`)
        .join("");
    return json.replace(hidden, units).replaceAll("##[", "#\\u0023[");
}
function escape(character) {
    return `<U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}>`;
}
function standsInEmoji(text, character, at) {
    if (character !== "\u200d" && character !== "\ufe0f")
        return false;
    const before = /\p{Extended_Pictographic}[\ufe0f\p{Emoji_Modifier}]*$/u.test(text.slice(Math.max(0, at - 8), at));
    return before && (character === "\ufe0f" || joinsEmoji.test(String.fromCodePoint(text.codePointAt(at + 1) ?? 0)));
}
function widthOf(text) {
    if (/^[\x20-\x7e→…]*$/.test(text))
        return text.length;
    let width = 0;
    for (const segment of graphemesOf(text))
        width += isWide(segment) ? 2 : /^\p{M}+$/u.test(segment) ? 0 : 1;
    return width;
}
let segmenter;
function graphemesOf(text) {
    if (/^[\x20-\x7e]*$/.test(text))
        return text.split("");
    segmenter ??= new Intl.Segmenter("en", { granularity: "grapheme" });
    return [...segmenter.segment(text)].map(({ segment }) => segment);
}
function isWide(grapheme) {
    if (/^\p{Emoji_Presentation}|\ufe0f/u.test(grapheme))
        return true;
    const point = grapheme.codePointAt(0) ?? 0;
    return (point >= 0x1100 &&
        (point <= 0x115f ||
            (point >= 0x2e80 && point <= 0x303e) ||
            (point >= 0x3041 && point <= 0xa4cf) ||
            (point >= 0xa960 && point <= 0xa97f) ||
            (point >= 0xac00 && point <= 0xd7a3) ||
            (point >= 0xf900 && point <= 0xfaff) ||
            (point >= 0xfe30 && point <= 0xfe6f) ||
            (point >= 0xff01 && point <= 0xff60) ||
            (point >= 0xffe0 && point <= 0xffe6) ||
            (point >= 0x17000 && point <= 0x18aff) ||
            (point >= 0x1b000 && point <= 0x1b2ff) ||
            (point >= 0x20000 && point <= 0x3fffd)));
}


/***/ }),

/***/ 2613:
/***/ (function (module) {

module.exports = require("assert");

/***/ }),

/***/ 181:
/***/ (function (module) {

module.exports = require("buffer");

/***/ }),

/***/ 5317:
/***/ (function (module) {

module.exports = require("child_process");

/***/ }),

/***/ 6982:
/***/ (function (module) {

module.exports = require("crypto");

/***/ }),

/***/ 4434:
/***/ (function (module) {

module.exports = require("events");

/***/ }),

/***/ 9896:
/***/ (function (module) {

module.exports = require("fs");

/***/ }),

/***/ 8611:
/***/ (function (module) {

module.exports = require("http");

/***/ }),

/***/ 5692:
/***/ (function (module) {

module.exports = require("https");

/***/ }),

/***/ 9278:
/***/ (function (module) {

module.exports = require("net");

/***/ }),

/***/ 4589:
/***/ (function (module) {

module.exports = require("node:assert");

/***/ }),

/***/ 6698:
/***/ (function (module) {

module.exports = require("node:async_hooks");

/***/ }),

/***/ 4573:
/***/ (function (module) {

module.exports = require("node:buffer");

/***/ }),

/***/ 7540:
/***/ (function (module) {

module.exports = require("node:console");

/***/ }),

/***/ 7598:
/***/ (function (module) {

module.exports = require("node:crypto");

/***/ }),

/***/ 3053:
/***/ (function (module) {

module.exports = require("node:diagnostics_channel");

/***/ }),

/***/ 610:
/***/ (function (module) {

module.exports = require("node:dns");

/***/ }),

/***/ 8474:
/***/ (function (module) {

module.exports = require("node:events");

/***/ }),

/***/ 3024:
/***/ (function (module) {

module.exports = require("node:fs");

/***/ }),

/***/ 7067:
/***/ (function (module) {

module.exports = require("node:http");

/***/ }),

/***/ 2467:
/***/ (function (module) {

module.exports = require("node:http2");

/***/ }),

/***/ 7030:
/***/ (function (module) {

module.exports = require("node:net");

/***/ }),

/***/ 6760:
/***/ (function (module) {

module.exports = require("node:path");

/***/ }),

/***/ 643:
/***/ (function (module) {

module.exports = require("node:perf_hooks");

/***/ }),

/***/ 1792:
/***/ (function (module) {

module.exports = require("node:querystring");

/***/ }),

/***/ 7075:
/***/ (function (module) {

module.exports = require("node:stream");

/***/ }),

/***/ 8500:
/***/ (function (module) {

module.exports = require("node:timers/promises");

/***/ }),

/***/ 1692:
/***/ (function (module) {

module.exports = require("node:tls");

/***/ }),

/***/ 3136:
/***/ (function (module) {

module.exports = require("node:url");

/***/ }),

/***/ 7975:
/***/ (function (module) {

module.exports = require("node:util");

/***/ }),

/***/ 3429:
/***/ (function (module) {

module.exports = require("node:util/types");

/***/ }),

/***/ 5919:
/***/ (function (module) {

module.exports = require("node:worker_threads");

/***/ }),

/***/ 8522:
/***/ (function (module) {

module.exports = require("node:zlib");

/***/ }),

/***/ 857:
/***/ (function (module) {

module.exports = require("os");

/***/ }),

/***/ 6928:
/***/ (function (module) {

module.exports = require("path");

/***/ }),

/***/ 932:
/***/ (function (module) {

module.exports = require("process");

/***/ }),

/***/ 3193:
/***/ (function (module) {

module.exports = require("string_decoder");

/***/ }),

/***/ 3557:
/***/ (function (module) {

module.exports = require("timers");

/***/ }),

/***/ 4756:
/***/ (function (module) {

module.exports = require("tls");

/***/ }),

/***/ 9023:
/***/ (function (module) {

module.exports = require("util");

/***/ })

/******/ 	});
/************************************************************************/
/******/ 	// The module cache
/******/ 	var __webpack_module_cache__ = {};
/******/ 	
/******/ 	// The require function
/******/ 	function __nccwpck_require__(moduleId) {
/******/ 		// Check if module is in cache
/******/ 		var cachedModule = __webpack_module_cache__[moduleId];
/******/ 		if (cachedModule !== undefined) {
/******/ 			return cachedModule.exports;
/******/ 		}
/******/ 		// Create a new module (and put it into the cache)
/******/ 		var module = __webpack_module_cache__[moduleId] = {
/******/ 			// no module.id needed
/******/ 			// no module.loaded needed
/******/ 			exports: {}
/******/ 		};
/******/ 	
/******/ 		// Execute the module function
/******/ 		var threw = true;
/******/ 		try {
/******/ 			__webpack_modules__[moduleId].call(module.exports, module, module.exports, __nccwpck_require__);
/******/ 			threw = false;
/******/ 		} finally {
/******/ 			if(threw) delete __webpack_module_cache__[moduleId];
/******/ 		}
/******/ 	
/******/ 		// Return the exports of the module
/******/ 		return module.exports;
/******/ 	}
/******/ 	
/******/ 	// expose the modules object (__webpack_modules__)
/******/ 	__nccwpck_require__.m = __webpack_modules__;
/******/ 	
/************************************************************************/
/******/ 	/* webpack/runtime/asset-relocator-loader */
/******/ 	if (typeof __nccwpck_require__ !== 'undefined') __nccwpck_require__.ab = __dirname + "/";
/******/ 	
/******/ 	/* webpack/runtime/compat get default export */
/******/ 	(() => {
/******/ 		// getDefaultExport function for compatibility with non-harmony modules
/******/ 		__nccwpck_require__.n = (module) => {
/******/ 			var getter = module && module.__esModule ?
/******/ 				() => (module['default']) :
/******/ 				() => (module);
/******/ 			__nccwpck_require__.d(getter, { a: getter });
/******/ 			return getter;
/******/ 		};
/******/ 	})();
/******/ 	
/******/ 	/* webpack/runtime/create fake namespace object */
/******/ 	(() => {
/******/ 		var getProto = Object.getPrototypeOf ? (obj) => (Object.getPrototypeOf(obj)) : (obj) => (obj.__proto__);
/******/ 		var leafPrototypes;
/******/ 		// create a fake namespace object
/******/ 		// mode & 1: value is a module id, require it
/******/ 		// mode & 2: merge all properties of value into the ns
/******/ 		// mode & 4: return value when already ns object
/******/ 		// mode & 16: return value when it's Promise-like
/******/ 		// mode & 8|1: behave like require
/******/ 		__nccwpck_require__.t = function(value, mode) {
/******/ 			if(mode & 1) value = this(value);
/******/ 			if(mode & 8) return value;
/******/ 			if(typeof value === 'object' && value) {
/******/ 				if((mode & 4) && value.__esModule) return value;
/******/ 				if((mode & 16) && typeof value.then === 'function') return value;
/******/ 			}
/******/ 			var ns = Object.create(null);
/******/ 			__nccwpck_require__.r(ns);
/******/ 			var def = {};
/******/ 			leafPrototypes = leafPrototypes || [null, getProto({}), getProto([]), getProto(getProto)];
/******/ 			for(var current = mode & 2 && value; typeof current == 'object' && !~leafPrototypes.indexOf(current); current = getProto(current)) {
/******/ 				Object.getOwnPropertyNames(current).forEach((key) => (def[key] = () => (value[key])));
/******/ 			}
/******/ 			def['default'] = () => (value);
/******/ 			__nccwpck_require__.d(ns, def);
/******/ 			return ns;
/******/ 		};
/******/ 	})();
/******/ 	
/******/ 	/* webpack/runtime/define property getters */
/******/ 	(() => {
/******/ 		// define getter functions for harmony exports
/******/ 		__nccwpck_require__.d = (exports, definition) => {
/******/ 			for(var key in definition) {
/******/ 				if(__nccwpck_require__.o(definition, key) && !__nccwpck_require__.o(exports, key)) {
/******/ 					Object.defineProperty(exports, key, { enumerable: true, get: definition[key] });
/******/ 				}
/******/ 			}
/******/ 		};
/******/ 	})();
/******/ 	
/******/ 	/* webpack/runtime/ensure chunk */
/******/ 	(() => {
/******/ 		__nccwpck_require__.f = {};
/******/ 		// This file contains only the entry chunk.
/******/ 		// The chunk loading function for additional chunks
/******/ 		__nccwpck_require__.e = (chunkId) => {
/******/ 			return Promise.all(Object.keys(__nccwpck_require__.f).reduce((promises, key) => {
/******/ 				__nccwpck_require__.f[key](chunkId, promises);
/******/ 				return promises;
/******/ 			}, []));
/******/ 		};
/******/ 	})();
/******/ 	
/******/ 	/* webpack/runtime/get javascript chunk filename */
/******/ 	(() => {
/******/ 		// This function allow to reference async chunks
/******/ 		__nccwpck_require__.u = (chunkId) => {
/******/ 			// return url for filenames based on template
/******/ 			return "" + chunkId + ".index.js";
/******/ 		};
/******/ 	})();
/******/ 	
/******/ 	/* webpack/runtime/hasOwnProperty shorthand */
/******/ 	(() => {
/******/ 		__nccwpck_require__.o = (obj, prop) => (Object.prototype.hasOwnProperty.call(obj, prop))
/******/ 	})();
/******/ 	
/******/ 	/* webpack/runtime/make namespace object */
/******/ 	(() => {
/******/ 		// define __esModule on exports
/******/ 		__nccwpck_require__.r = (exports) => {
/******/ 			if(typeof Symbol !== 'undefined' && Symbol.toStringTag) {
/******/ 				Object.defineProperty(exports, Symbol.toStringTag, { value: 'Module' });
/******/ 			}
/******/ 			Object.defineProperty(exports, '__esModule', { value: true });
/******/ 		};
/******/ 	})();
/******/ 	
/******/ 	/* webpack/runtime/require chunk loading */
/******/ 	(() => {
/******/ 		// no baseURI
/******/ 		
/******/ 		// object to store loaded chunks
/******/ 		// "1" means "loaded", otherwise not loaded yet
/******/ 		var installedChunks = {
/******/ 			8792: 1
/******/ 		};
/******/ 		
/******/ 		// no on chunks loaded
/******/ 		
/******/ 		var installChunk = (chunk) => {
/******/ 			var moreModules = chunk.modules, chunkIds = chunk.ids, runtime = chunk.runtime;
/******/ 			for(var moduleId in moreModules) {
/******/ 				if(__nccwpck_require__.o(moreModules, moduleId)) {
/******/ 					__nccwpck_require__.m[moduleId] = moreModules[moduleId];
/******/ 				}
/******/ 			}
/******/ 			if(runtime) runtime(__nccwpck_require__);
/******/ 			for(var i = 0; i < chunkIds.length; i++)
/******/ 				installedChunks[chunkIds[i]] = 1;
/******/ 		
/******/ 		};
/******/ 		
/******/ 		// require() chunk loading for javascript
/******/ 		__nccwpck_require__.f.require = (chunkId, promises) => {
/******/ 			// "1" is the signal for "already loaded"
/******/ 			if(!installedChunks[chunkId]) {
/******/ 				if(true) { // all chunks have JS
/******/ 					installChunk(((path, exports) => { require("node:vm").compileFunction(require("node:fs").readFileSync(path, "utf8"), ["exports", "require"], { filename: path })(exports, require); return exports; })(__dirname + "/" + __nccwpck_require__.u(chunkId), {}));
/******/ 				} else installedChunks[chunkId] = 1;
/******/ 			}
/******/ 		};
/******/ 		
/******/ 		// no external install chunk
/******/ 		
/******/ 		// no HMR
/******/ 		
/******/ 		// no HMR manifest
/******/ 	})();
/******/ 	
/************************************************************************/
var __webpack_exports__ = {};

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __nccwpck_require__(3024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __nccwpck_require__(6760);
// EXTERNAL MODULE: ./build/bundle/src/action/event.js
var action_event = __nccwpck_require__(9960);
// EXTERNAL MODULE: ./build/bundle/src/model/capability.js
var model_capability = __nccwpck_require__(5885);
// EXTERNAL MODULE: ./build/bundle/src/policy/model.js
var model = __nccwpck_require__(3861);
// EXTERNAL MODULE: ./build/bundle/src/repo/text.js
var repo_text = __nccwpck_require__(4951);
// EXTERNAL MODULE: ./build/bundle/src/policy/decide/days.js
var days = __nccwpck_require__(7034);
// EXTERNAL MODULE: ./build/bundle/src/policy/decide/dates.js
var dates = __nccwpck_require__(3212);
// EXTERNAL MODULE: ./build/bundle/src/policy/decide/levels.js
var decide_levels = __nccwpck_require__(778);
// EXTERNAL MODULE: ./build/bundle/src/model/fact.js
var model_fact = __nccwpck_require__(7277);
;// CONCATENATED MODULE: ./build/bundle/src/policy/decide/selector.js

async function matcherFor(policies) {
    const some = policies.some(({ grants, ignore, overrides, waivers, grantable }) => grants.length + ignore.length + overrides.length + waivers.length > 0 || grantable);
    if (!some)
        return () => false;
    const [{ Minimatch }, { globOf }] = await Promise.all([__nccwpck_require__.e(/* import() */ 3581).then(__nccwpck_require__.bind(__nccwpck_require__, 3581)), __nccwpck_require__.e(/* import() */ 8471).then(__nccwpck_require__.bind(__nccwpck_require__, 8471))]);
    const options = { dot: true, nocomment: true, nonegate: true, noext: true, platform: "linux" };
    const classOf = (set) => {
        const one = new Minimatch(`x${set}`, options);
        return (character) => one.match(`x${character}`);
    };
    const compiled = new Map();
    return (text, glob) => {
        let matches = compiled.get(glob);
        if (!matches)
            compiled.set(glob, (matches = globOf(new Minimatch(glob, options).globParts, classOf)));
        return matches(text);
    };
}
function selectsBy(matcher) {
    return ({ profiles, paths, hosts }, { host, item, path }) => {
        const name = item?.profile && (0,model_fact/* known */.eO)(item.profile.name);
        return ((hosts.length === 0 || (host !== null && hosts.includes(host))) &&
            (profiles.length === 0 ||
                profiles.some((glob) => glob === "*" || glob === "**" || (name !== undefined && matcher(inOneWord(name), inOneWord(glob))))) &&
            (paths.length === 0 || paths.some((glob) => matcher(path, glob))));
    };
}
function inOneWord(name) {
    return name.replaceAll("/", "\u2215");
}

// EXTERNAL MODULE: ./build/bundle/src/policy/decide/effective.js
var effective = __nccwpck_require__(9696);
;// CONCATENATED MODULE: ./build/bundle/src/policy/decide/index.js








async function decide(policy, today, upper) {
    const policies = upper ? [upper, policy] : [policy];
    const matcher = await matcherFor(policies);
    const selects = selectsBy(matcher);
    const longest = Math.min(...policies.map(({ preset }) => effective/* waiverDays */.EA[preset]));
    const own = (0,effective/* viewOf */.du)(policy, today, selects, longest);
    const above = upper && (0,effective/* viewOf */.du)(upper, today, selects);
    const attempted = above ? (await __nccwpck_require__.e(/* import() */ 309).then(__nccwpck_require__.bind(__nccwpck_require__, 309))).looseningsIn(above, own, today) : [];
    const isUniform = policies.every(({ overrides }) => overrides.length === 0);
    const isUngranted = isUniform && policies.every(({ grants }) => grants.length === 0);
    const isUnwaived = policies.every(({ waivers }) => waivers.length === 0);
    const levels = new Map();
    const options = new Map();
    let everyones;
    const isSilent = ({ at }) => policy.presetAt === undefined && at.source.path === (0,model/* presetPlace */.zp)(policy.preset).source.path;
    const granted = (grant, about) => {
        const free = upper?.grantable;
        return free && selects(free, about) ? grant.may.filter((capability) => free.may.includes(capability)) : [];
    };
    const inherited = (rule, kind, about) => {
        const decided = above?.decided(rule, kind, about);
        const judgement = (0,effective/* ruleOf */.Y)(rule);
        const isOpen = kind === undefined &&
            judgement?.levelsUnstated &&
            upper &&
            decided?.at.source.path === (0,model/* presetPlace */.zp)(upper.preset).source.path;
        return isOpen && own.ceiling(about).stated ? judgement.levels[upper.preset] : decided?.value;
    };
    const levelOn = (day, rule, kind, about) => {
        if (!above)
            return own.level(rule, kind, about, day);
        const decided = own.decided(rule, kind, about);
        const limit = above.level(rule, kind, about, day);
        const level = isSilent(decided) ? inherited(rule, kind, about) : decided.value;
        const isSaid = !isSilent(decided) || policy.rollout !== undefined;
        return level === undefined
            ? limit
            : (0,decide_levels/* stricter */.Rn)(limit, (0,decide_levels/* capped */.uo)(level, isSaid ? (0,decide_levels/* stageOf */.gV)(policy.rollout, rule, day) : (0,decide_levels/* stageOf */.gV)(upper?.rollout, rule, day)));
    };
    const optionsFor = (rule, about) => {
        const names = Object.entries((0,effective/* ruleOf */.Y)(rule)?.options ?? {});
        return Object.fromEntries(names.map(([name, { tightens }]) => {
            const mine = own.option(rule, name, about);
            if (!above)
                return [name, mine.value];
            const limit = above.option(rule, name, about).value;
            return [
                name,
                isSilent(mine) ? limit : tightens === "up" ? Math.max(limit, mine.value) : Math.min(limit, mine.value),
            ];
        }));
    };
    const allowanceOf = (about) => {
        const [mine, mineGrants] = [own.ceiling(about), own.grants(about)];
        if (!above)
            return allowed(mine.value.value, mineGrants.current.flatMap(({ may }) => may), mineGrants.current, mine.value.at, mine.stated, mineGrants.ended);
        const [theirs, theirGrants] = [above.ceiling(about), above.grants(about)];
        const most = new Set([
            ...theirs.value.value,
            ...theirGrants.current.flatMap(({ may }) => may),
            ...mineGrants.current.flatMap((grant) => granted(grant, about)),
        ]);
        const narrow = mine.stated
            ? mine.value.value.filter((capability) => theirs.value.value.includes(capability))
            : theirs.value.value;
        const added = [...theirGrants.current, ...mineGrants.current]
            .flatMap(({ may }) => may)
            .filter((capability) => most.has(capability));
        const isNarrowed = mine.stated && narrow.length < theirs.value.value.length;
        return allowed(narrow, added, [...theirGrants.current, ...mineGrants.current], isNarrowed ? mine.value.at : theirs.value.at, theirs.stated || mine.stated, [...theirGrants.ended, ...mineGrants.ended]);
    };
    return {
        sources: [
            ...(upper?.sources ?? []),
            ...policy.sources.filter(({ ref }) => !upper || policy.presetAt !== undefined || !ref.startsWith("preset:")),
        ],
        views: policies,
        hosts: upper ? under(upper.hosts, policy.hosts) : policy.hosts,
        baseline: upper?.baseline?.value === "refuse" ? "refuse" : (policy.baseline?.value ?? "allow"),
        faults: [
            ...(upper ? (0,dates/* expiryProblems */.gi)(upper, today, effective/* waiverDays */.EA[upper.preset], true) : []),
            ...[...(0,dates/* expiryProblems */.gi)(policy, today, longest), ...attempted].map((fault) => atHome(fault, policy)),
        ],
        unused(about, findings) {
            const isOurs = ({ at, until }) => !(0,model/* isForeign */.jq)(at) && (until === undefined || until >= today);
            const grants = policy.grants.filter((grant) => isOurs(grant) && !about.some((one) => selects(grant, one)));
            const waivers = policy.waivers.filter((waiver) => isOurs(waiver) && !findings.some((finding) => (0,effective/* isAbout */.KH)(waiver, finding) && selects(waiver, aboutOf(finding))));
            return [
                ...grants.map((grant) => ({
                    message: `the grant of ${grant.owner} is about no profile`,
                    at: grant.at,
                    identity: (0,dates/* identityOfEntry */.wA)(grant),
                })),
                ...waivers.map((waiver) => ({
                    message: `the waiver of ${waiver.owner} for \`${waiver.rule}\` is about no finding`,
                    at: waiver.at,
                    identity: (0,dates/* identityOfEntry */.wA)(waiver),
                })),
            ];
        },
        upcoming(findings) {
            const days = steps(policies, today);
            if (days.length === 0)
                return [];
            const before = new Map(findings.map((finding) => [finding, finding.severity]));
            return days.flatMap((day) => {
                const rising = { warn: new Map(), enforce: new Map() };
                for (const finding of findings) {
                    const level = levelOn(day, finding.rule, finding.kind, aboutOf(finding));
                    const { [level === "error" ? "enforce" : "warn"]: rules } = rising;
                    if ((0,decide_levels/* isLaxer */.Vi)(before.get(finding) ?? "off", level))
                        rules.set(finding.rule, (rules.get(finding.rule) ?? 0) + 1);
                    before.set(finding, level);
                }
                return ["warn", "enforce"].flatMap((stage) => {
                    const rules = rising[stage];
                    return rules.size === 0
                        ? []
                        : [{ day, stage, findings: [...rules.values()].reduce((sum, count) => sum + count), rules }];
                });
            });
        },
        levelOf(rule, kind, about) {
            if (!isUniform)
                return levelOn(today, rule, kind, about);
            const name = kind === undefined ? rule : `${rule}/${kind}`;
            let level = levels.get(name);
            if (level === undefined)
                levels.set(name, (level = levelOn(today, rule, kind, undefined)));
            return level;
        },
        optionsOf(rule, about) {
            if (!isUniform)
                return optionsFor(rule, about);
            let known = options.get(rule);
            if (!known)
                options.set(rule, (known = optionsFor(rule, undefined)));
            return known;
        },
        allowance(host, item) {
            const of = () => allowanceOf({ host, item, path: item.files[0] ?? "" });
            return isUngranted ? (everyones ??= of()) : of();
        },
        ignored: (path) => (upper ?? policy).ignore.find(({ paths }) => paths.some((glob) => matcher(path, glob))),
        waiver(finding) {
            if (isUnwaived)
                return undefined;
            const about = aboutOf(finding);
            if (!above || !upper)
                return own.waiver(finding, about);
            const free = upper.waivable;
            return (above.waiver(finding, about) ??
                own.waiver(finding, about, ({ rule, until }) => free !== undefined && (0,dates/* isWaivable */.uF)(free.rules, rule) && (0,days/* daysBetween */.Y)(today, until) <= free.maxDays));
        },
    };
}
function allowed(ceiling, added, grants, at, stated, ended) {
    const may = (0,model_capability/* inOrder */.al)([...ceiling, ...added]);
    const more = may.filter((capability) => !ceiling.includes(capability));
    const late = ended[0];
    const over = late
        ? `; the grant at ${late.at.source.path}:${(0,repo_text/* positionAt */.t$)(late.at.source, late.at.span.start).line} ended on ${late.until}`
        : "";
    const giving = more.length === 0
        ? []
        : grants.filter((grant) => grant.may.some((capability) => more.includes(capability))).map((grant) => grant.at);
    return {
        may,
        granted: more,
        grants: giving,
        from: `the ceiling of ${at.source.path} (${ceiling.join(", ") || "nothing"})${more.length > 0 ? ` and its grants (${more.join(", ")})` : ""}${over}`,
        stated,
    };
}
function atHome(fault, { sources }) {
    let at = fault.at;
    for (let steps = 0; (0,model/* isForeign */.jq)(at) && steps < sources.length; steps++) {
        const named = sources.find(({ ref }) => ref === at.source.path)?.at;
        if (!named)
            return fault;
        at = named;
    }
    return at === fault.at ? fault : { ...fault, at, related: [{ message: "written here", at: fault.at }] };
}
function aboutOf({ host, item, at }) {
    return { host, item, path: item?.files[0] ?? at.source.path };
}
function steps(policies, today) {
    const schedules = policies.flatMap(({ rollout }) => (rollout ? [rollout, ...Object.values(rollout.rules)] : []));
    const days = schedules.flatMap(({ warnFrom, enforceFrom }) => [warnFrom?.value, enforceFrom?.value]);
    return [...new Set(days.filter((day) => day !== undefined && day > today))].sort();
}
function under(upper, lower) {
    const ids = new Set([...Object.keys(upper), ...Object.keys(lower)]);
    return Object.fromEntries([...ids].map((id) => {
        const [above, below] = [upper[id], lower[id]];
        const known = new Set(above?.dirs.map(({ value }) => value));
        return [
            id,
            {
                dirs: [...(above?.dirs ?? []), ...(below?.dirs ?? []).filter(({ value }) => !known.has(value))],
                edition: above?.edition ?? below?.edition,
            },
        ];
    }));
}

;// CONCATENATED MODULE: ./build/bundle/src/policy/decide/intersect.js


function intersect(first, second) {
    return {
        sources: [
            ...first.sources,
            ...second.sources.filter(({ ref, text }) => !first.sources.some((known) => known.ref === ref && known.text === text)),
        ],
        views: [...first.views, ...second.views],
        hosts: hostsOf(first.hosts, second.hosts),
        baseline: first.baseline === "refuse" ? "refuse" : second.baseline,
        faults: first.faults,
        levelOf: (...asked) => (0,decide_levels/* stricter */.Rn)(first.levelOf(...asked), second.levelOf(...asked)),
        optionsOf(rule, about) {
            const [one, other] = [first.optionsOf(rule, about), second.optionsOf(rule, about)];
            const declared = (0,effective/* ruleOf */.Y)(rule)?.options ?? {};
            return Object.fromEntries(Object.entries(one).map(([name, value]) => [
                name,
                declared[name]?.tightens === "down"
                    ? Math.min(value, other[name] ?? value)
                    : Math.max(value, other[name] ?? value),
            ]));
        },
        allowance: (host, item) => narrower(first.allowance(host, item), second.allowance(host, item)),
        ignored: (path) => second.ignored(path) && first.ignored(path),
        waiver: (finding) => second.waiver(finding) && first.waiver(finding),
        unused: (about, findings) => first.unused(about, findings),
        upcoming: (findings) => joined(first.upcoming(findings), second.upcoming(findings)),
    };
}
function narrower(one, other) {
    const may = one.may.filter((capability) => other.may.includes(capability));
    const stated = one.stated || other.stated;
    if (may.length === one.may.length)
        return { ...one, stated };
    if (may.length === other.may.length)
        return { ...other, from: `${other.from}, as the default branch has it`, stated };
    return {
        may,
        granted: one.granted.filter((capability) => other.granted.includes(capability)),
        grants: one.grants,
        from: `${one.from}, and on the default branch ${other.from}`,
        stated,
    };
}
function hostsOf(first, second) {
    const ids = [...new Set([...Object.keys(first), ...Object.keys(second)])];
    return Object.fromEntries(ids.map((id) => {
        const [one, other] = [first[id], second[id]];
        const known = new Set(one?.dirs.map(({ value }) => value));
        return [
            id,
            {
                dirs: [...(one?.dirs ?? []), ...(other?.dirs ?? []).filter(({ value }) => !known.has(value))],
                edition: other?.edition,
            },
        ];
    }));
}
function joined(one, other) {
    const days = new Map();
    for (const step of [...one, ...other])
        if ((days.get(`${step.day} ${step.stage}`)?.findings ?? 0) < step.findings)
            days.set(`${step.day} ${step.stage}`, step);
    return [...days.values()].sort((left, right) => (left.day < right.day ? -1 : 1));
}

// EXTERNAL MODULE: ./build/bundle/src/generated/catalogue.js + 14 modules
var catalogue = __nccwpck_require__(8280);
// EXTERNAL MODULE: ./build/bundle/src/policy/decide/scope.js
var decide_scope = __nccwpck_require__(4249);
;// CONCATENATED MODULE: ./build/bundle/src/policy/diff/entries.js

function diffEntries(old, fresh, today, stand, say) {
    const counts = ({ until }) => until === undefined || until >= today;
    listMoved(old.grants.filter(counts), fresh.grants.filter(counts), {
        holds: (one, other) => coversFor(one, other) && other.may.every((capability) => one.may.includes(capability)),
        name: ({ owner, may }) => `the grant of ${owner} (${may.join(", ")})`,
        stood: stand("grants"),
        say,
    });
    listMoved(old.waivers.filter(counts), fresh.waivers.filter(counts), {
        holds: (one, other) => coversFor(one, other) && (one.rule === other.rule || other.rule.startsWith(`${one.rule}/`)),
        name: ({ owner, rule }) => `the waiver of ${owner} for \`${rule}\``,
        stood: stand("waivers"),
        say,
    });
    ignoreMoved(old, fresh, stand("ignore"), say);
    freeMoved(old, fresh, stand, say);
}
function listMoved(old, fresh, { holds, name, stood, say }) {
    for (const entry of fresh) {
        if (old.some((one) => holds(one, entry)))
            continue;
        const like = old.find((one) => one.owner === entry.owner &&
            isLike(one, entry) &&
            !fresh.some((other) => other !== entry && holds(other, one) && holds(one, other)));
        say("looser", entry.at, like ? `${name(entry)} reaches further than at the base${later(like, entry)}` : `${name(entry)} is new`, like?.at);
    }
    for (const entry of old) {
        if (fresh.some((one) => holds(one, entry)))
            continue;
        const like = fresh.find((one) => holds(entry, one));
        say("tighter", like?.at ?? stood, like ? `${name(like)} reaches less far than at the base${later(entry, like)}` : `${name(entry)} is gone`, entry.at);
    }
}
function coversFor(one, other) {
    return (0,decide_scope/* covers */.hU)(one, other) && (one.until === undefined || (other.until !== undefined && other.until <= one.until));
}
function isLike(one, other) {
    return ((0,decide_scope/* covers */.hU)(other, one) ||
        (0,decide_scope/* covers */.hU)(one, other) ||
        ["profiles", "paths"].some((key) => one[key].some((glob) => other[key].includes(glob))));
}
function later(was, is) {
    return was.until === is.until ? "" : `: until ${is.until ?? "any day"}, and until ${was.until ?? "any day"} there`;
}
function ignoreMoved(old, fresh, stood, say) {
    const paths = ({ ignore }) => new Set(ignore.flatMap((entry) => entry.paths));
    for (const { paths: globs, at } of fresh.ignore) {
        const more = globs.filter((glob) => !paths(old).has(glob));
        if (more.length > 0)
            say("looser", at, `\`ignore\` leaves out ${more.map((glob) => `\`${glob}\``).join(", ")}`);
    }
    for (const { paths: globs, at } of old.ignore) {
        const less = globs.filter((glob) => !paths(fresh).has(glob));
        if (less.length > 0)
            say("tighter", stood, `\`ignore\` leaves out ${less.map((glob) => `\`${glob}\``).join(", ")} no more`, at);
    }
}
function freeMoved(old, fresh, stand, say) {
    const grants = (one, other) => other === undefined ||
        (one !== undefined && (0,decide_scope/* covers */.hU)(one, other) && other.may.every((capability) => one.may.includes(capability)));
    const waives = (one, other) => other === undefined ||
        (one !== undefined &&
            other.maxDays <= one.maxDays &&
            other.rules.every((rule) => one.rules.includes(rule) || one.rules.includes(rule.split("/")[0] ?? rule)));
    if (!grants(old.grantable, fresh.grantable))
        say("looser", fresh.grantable?.at ?? stand("grantable"), "`grantable` lets more be granted", old.grantable?.at);
    else if (!grants(fresh.grantable, old.grantable))
        say("tighter", fresh.grantable?.at ?? stand("grantable"), "`grantable` lets less be granted", old.grantable?.at);
    if (!waives(old.waivable, fresh.waivable))
        say("looser", fresh.waivable?.at ?? stand("waivable"), "`waivable` lets more be waived", old.waivable?.at);
    else if (!waives(fresh.waivable, old.waivable))
        say("tighter", fresh.waivable?.at ?? stand("waivable"), "`waivable` lets less be waived", old.waivable?.at);
}

;// CONCATENATED MODULE: ./build/bundle/src/policy/diff/overrides.js



function diffOverrides(old, fresh, stood, say) {
    const told = new Set();
    const once = (way, at, message, before) => {
        const key = JSON.stringify([way, at.source.path, at.span.start, message]);
        if (!told.has(key))
            say(way, at, message, before);
        told.add(key);
    };
    for (const world of situationsOf([...old.policy.overrides, ...fresh.policy.overrides])) {
        ceilingMoved(old, fresh, world, stood, once);
        levelsMoved(old, fresh, world, stood, once);
        optionsMoved(old, fresh, world, stood, once);
    }
}
const none = () => false;
function isGeneral(at, general) {
    return at === general;
}
function ceilingMoved(old, fresh, world, stood, say) {
    const [was, is] = [old.ceilingIn(world), fresh.ceilingIn(world)];
    const ofItself = isGeneral(is.at, fresh.ceilingIn(none).at);
    if (ofItself && isGeneral(was.at, old.ceilingIn(none).at))
        return;
    const more = is.value.filter((capability) => !was.value.includes(capability));
    const less = was.value.filter((capability) => !is.value.includes(capability));
    const at = ofItself ? stood : is.at;
    if (more.length > 0)
        say("looser", at, `the ceiling of some profiles takes in ${more.join(", ")}`, was.at);
    if (less.length > 0)
        say("tighter", at, `the ceiling of some profiles leaves out ${less.join(", ")}`, was.at);
}
function levelsMoved(old, fresh, world, stood, say) {
    const told = new Set();
    for (const [id, { kinds = {} }] of Object.entries(catalogue/* rules */.a)) {
        for (const kind of [undefined, ...Object.keys(kinds)]) {
            const [was, is] = [old.decidedIn(world, id, kind), fresh.decidedIn(world, id, kind)];
            const ofItself = isGeneral(is.at, fresh.decidedIn(none, id, kind).at);
            const cause = ofItself ? was.at : is.at;
            if (was.value === is.value ||
                told.has(cause) ||
                (ofItself && isGeneral(was.at, old.decidedIn(none, id, kind).at)))
                continue;
            told.add(cause);
            say((0,decide_levels/* isLaxer */.Vi)(is.value, was.value) ? "looser" : "tighter", ofItself ? stood : is.at, `\`${kind ? `${id}/${kind}` : id}\` is ${is.value} for some profiles, and ${was.value} at the base`, was.at);
        }
    }
}
function optionsMoved(old, fresh, world, stood, say) {
    for (const [id, { options = {} }] of Object.entries(catalogue/* rules */.a)) {
        for (const [name, { tightens }] of Object.entries(options)) {
            const [was, is] = [old.optionIn(world, id, name), fresh.optionIn(world, id, name)];
            const ofItself = isGeneral(is.at, fresh.optionIn(none, id, name).at);
            if (was.value === is.value || (ofItself && isGeneral(was.at, old.optionIn(none, id, name).at)))
                continue;
            const isTighter = tightens === "up" ? is.value > was.value : is.value < was.value;
            say(isTighter ? "tighter" : "looser", ofItself ? stood : is.at, `\`${name}\` of \`${id}\` is ${is.value} for some profiles, and ${was.value} at the base`, was.at);
        }
    }
}
function situationsOf(overrides) {
    const scopes = new Map(overrides.map((override) => [keyOf(override), override]));
    return [...scopes.values()].flatMap((scope) => {
        const sure = new Set([...scopes].filter(([, other]) => (0,decide_scope/* covers */.hU)(other, scope)).map(([key]) => key));
        const others = [...scopes].filter(([key, other]) => !sure.has(key) && (0,decide_scope/* mayMeet */.h4)(other, scope)).map(([key]) => key);
        return [undefined, ...others].map((other) => (override) => sure.has(keyOf(override)) || (other !== undefined && keyOf(override) === other));
    });
}
function keyOf({ profiles, paths, hosts }) {
    return JSON.stringify([profiles, paths, hosts].map((words) => [...words].sort()));
}

;// CONCATENATED MODULE: ./build/bundle/src/policy/diff/index.js







function diffPolicies(before, after, today) {
    const looser = [];
    const tighter = [];
    const say = (way, at, message, was) => {
        (way === "looser" ? looser : tighter).push({
            message,
            at,
            ...(was && !was.source.path.startsWith("preset:") ? { related: [{ message: "at the base", at: was }] } : {}),
        });
    };
    const home = after.source ?? before.source;
    const stand = (key) => after.source ? keyIn(after.source, key) : home ? (0,repo_text/* placeOfPath */.Es)(home.path) : (0,repo_text/* placeOfPath */.Es)("preset:recommended");
    const [old, fresh] = [before.policy, after.policy];
    const ends = [(0,effective/* viewOf */.du)(old, today, () => false), (0,effective/* viewOf */.du)(fresh, today, () => false)];
    presetMoved(old, fresh, stand, say);
    diff_ceilingMoved(old.ceiling, fresh.ceiling, stand("ceiling"), say);
    diff_levelsMoved(...ends, stand("rules"), say);
    diff_optionsMoved(...ends, stand("rules"), say);
    diffOverrides(...ends, stand("overrides"), say);
    diffEntries(old, fresh, today, stand, say);
    hostsMoved(old, fresh, stand("hosts"), say);
    rolloutMoved(old, fresh, today, stand("rollout"), say);
    approvalsMoved(old, fresh, stand("approvals"), say);
    baselineMoved(before, after, stand("baseline"), say);
    pinsMoved(old, fresh, stand("extends"), say);
    if (before.source && !after.source && looser.length > 0) {
        return {
            looser: [
                {
                    message: `the policy is gone, so preset:recommended counts: ${looser
                        .map(({ message }) => message)
                        .slice(0, 3)
                        .join("; ")}`,
                    at: (0,repo_text/* placeOfPath */.Es)(before.source.path),
                    related: [{ message: "at the base", at: (0,repo_text/* startOf */.GH)(before.source) }],
                },
            ],
            tighter,
        };
    }
    return { looser, tighter };
}
function keyIn(source, key) {
    const found = new RegExp(`^["']?${key}["']?[ \\t]*:`, "m").exec(source.text);
    return found ? { source, span: { start: found.index, end: found.index + key.length } } : (0,repo_text/* startOf */.GH)(source);
}
function presetMoved(old, fresh, stand, say) {
    if (old.preset === fresh.preset)
        return;
    const way = fresh.preset === "recommended" ? "looser" : "tighter";
    say(way, fresh.presetAt ?? stand("extends"), `preset:${fresh.preset} counts, and preset:${old.preset} does at the base`, old.presetAt);
}
function diff_ceilingMoved(old, fresh, stood, say) {
    const [was, is] = [
        old?.value ?? ["read"],
        fresh?.value ?? ["read"],
    ];
    const more = is.filter((capability) => !was.includes(capability));
    const less = was.filter((capability) => !is.includes(capability));
    const at = fresh?.at ?? stood;
    if (more.length > 0)
        say("looser", at, `the ceiling takes in ${more.join(", ")}`, old?.at);
    if (less.length > 0)
        say("tighter", at, `the ceiling leaves out ${less.join(", ")}`, old?.at);
    if (old && !fresh && more.length === 0)
        say("looser", at, "no ceiling is stated, so the preset's counts, and less severely", old.at);
    if (!old && fresh && less.length === 0 && more.length === 0)
        say("tighter", at, "the ceiling is stated, so it counts more severely");
}
const isOfPreset = ({ at }) => at.source.path.startsWith("preset:");
function diff_levelsMoved(old, fresh, stood, say) {
    const told = new Set();
    for (const [id, { kinds = {} }] of Object.entries(catalogue/* rules */.a)) {
        for (const kind of [undefined, ...Object.keys(kinds)]) {
            const [was, is] = [old.decided(id, kind, undefined), fresh.decided(id, kind, undefined)];
            if (was.value === is.value || (isOfPreset(was) && isOfPreset(is)))
                continue;
            const cause = [is, was]
                .map((stated) => (isOfPreset(stated) ? "preset" : `${stated.at.source.path} ${stated.at.span.start}`))
                .join(" / ");
            if (told.has(cause))
                continue;
            told.add(cause);
            say((0,decide_levels/* isLaxer */.Vi)(is.value, was.value) ? "looser" : "tighter", isOfPreset(is) ? stood : is.at, `\`${kind ? `${id}/${kind}` : id}\` is ${is.value}, and ${was.value} at the base`, was.at);
        }
    }
}
function diff_optionsMoved(old, fresh, stood, say) {
    for (const [id, { options = {} }] of Object.entries(catalogue/* rules */.a)) {
        for (const [name, { tightens }] of Object.entries(options)) {
            const [was, is] = [old.option(id, name, undefined), fresh.option(id, name, undefined)];
            if (was.value === is.value || (isOfPreset(was) && isOfPreset(is)))
                continue;
            const isTighter = tightens === "up" ? is.value > was.value : is.value < was.value;
            say(isTighter ? "tighter" : "looser", isOfPreset(is) ? stood : is.at, `\`${name}\` of \`${id}\` is ${is.value}, and ${was.value} at the base`, was.at);
        }
    }
}
function hostsMoved(old, fresh, stood, say) {
    for (const [id, { title, editions }] of Object.entries(catalogue/* hosts */.S)) {
        const [was, is] = [old.hosts[id], fresh.hosts[id]];
        const [before, now] = [was?.edition?.value ?? editions[0], is?.edition?.value ?? editions[0]];
        if (before !== now)
            say(editions.indexOf(now) > editions.indexOf(before) ? "looser" : "tighter", is?.edition?.at ?? stood, `${title} is read as edition ${now}, and as ${before} at the base`, was?.edition?.at);
        const dirs = (setting) => new Set(setting?.dirs.map(({ value }) => value));
        for (const { value, at } of was?.dirs ?? [])
            if (!dirs(is).has(value))
                say("looser", stood, `\`hosts.${id}.dirs\` names \`${value}\` no more, so profiles there are not judged`, at);
        for (const { value, at } of is?.dirs ?? [])
            if (!dirs(was).has(value))
                say("tighter", at, `\`hosts.${id}.dirs\` names \`${value}\` too`);
    }
}
function rolloutMoved({ rollout: old }, { rollout: fresh }, today, stood, say) {
    const schedules = [old, fresh].flatMap((rollout) => (rollout ? [rollout, ...Object.values(rollout.rules)] : []));
    const days = [
        today,
        ...schedules.flatMap(({ warnFrom, enforceFrom }) => [warnFrom?.value ?? today, enforceFrom?.value ?? today]),
    ].filter((day) => day >= today);
    const named = ["", ...Object.keys(old?.rules ?? {}), ...Object.keys(fresh?.rules ?? {})];
    const steps = named.flatMap((rule) => days.map((day) => model/* stages */._$.indexOf((0,decide_levels/* stageOf */.gV)(fresh, rule, day)) - model/* stages */._$.indexOf((0,decide_levels/* stageOf */.gV)(old, rule, day))));
    if (steps.some((step) => step < 0))
        say("looser", fresh?.at ?? stood, "the rollout comes into force later than at the base", old?.at);
    if (steps.some((step) => step > 0))
        say("tighter", fresh?.at ?? stood, "the rollout comes into force earlier than at the base", old?.at);
}
function approvalsMoved(old, fresh, stood, say) {
    for (const kind of ["widening", "policy"]) {
        const [was, is] = [old.approvals[kind], fresh.approvals[kind]];
        const isLess = (one, other) => one !== undefined &&
            (other === undefined || other.count < one.count || other.by.some((name) => !one.by.includes(name)));
        if (isLess(was, is))
            say("looser", is?.at ?? stood, is ? `approvals of ${kind} ask for less` : `approvals of ${kind} are asked for no more`, was?.at);
        else if (isLess(is, was))
            say("tighter", is?.at ?? stood, `approvals of ${kind} ask for more`, was?.at);
    }
}
function baselineMoved({ policy: old, baseline: was }, { policy: fresh, baseline: is }, stood, say) {
    const allows = (policy) => policy.baseline?.value !== "refuse";
    if (!allows(old) && allows(fresh))
        say("looser", fresh.baseline?.at ?? stood, "a baseline is taken, and refused at the base", old.baseline?.at);
    if (allows(old) && !allows(fresh))
        say("tighter", fresh.baseline?.at ?? stood, "a baseline is refused");
    const added = [...(is?.entries ?? [])].filter(([print]) => !was?.entries.has(print));
    const removed = [...(was?.entries ?? [])].filter(([print]) => !is?.entries.has(print));
    const [first] = added;
    if (first)
        say("looser", first[1].at, `the baseline lets ${added.length === 1 ? "one finding more" : `${added.length} findings more`} stand`);
    const [gone] = removed;
    if (gone)
        say("tighter", (0,repo_text/* placeOfPath */.Es)(gone[1].at.source.path), `the baseline lets ${removed.length === 1 ? "one finding" : `${removed.length} findings`} stand no more`, gone[1].at);
}
function pinsMoved({ sources: old }, { sources: fresh }, stood, say) {
    const home = (at) => (at && !(0,model/* isForeign */.jq)(at) ? at : undefined);
    for (const { ref, isPinned, at } of fresh) {
        const [file, rev] = splitRef(ref);
        if (isPinned !== false || old.some((one) => one.ref === ref && !one.isPinned))
            continue;
        const was = old.find((one) => one.ref === ref) ??
            old.find((one) => one.isPinned !== undefined && splitRef(one.ref)[0] === file);
        say("looser", home(at) ?? stood, `\`${file}\` is read from \`${rev}\`, which may move${was ? `, and ${heldBy(was)} at the base` : ""}`, home(was?.at));
    }
}
function heldBy({ ref, isPinned }) {
    const [, rev] = splitRef(ref);
    if (/^[0-9a-f]{40,64}$/.test(rev))
        return "from a commit";
    return isPinned ? "by a digest" : `from \`${rev}\``;
}
function splitRef(ref) {
    const end = ref.indexOf("@");
    return [ref.slice(0, end), ref.slice(end + 1)];
}

// EXTERNAL MODULE: ./build/bundle/src/model/rule.js
var rule = __nccwpck_require__(8301);
// EXTERNAL MODULE: ./build/bundle/src/parsers/yaml/lenient.js + 1 modules
var lenient = __nccwpck_require__(3943);
// EXTERNAL MODULE: ./build/bundle/src/repo/spelling.js
var spelling = __nccwpck_require__(6782);
// EXTERNAL MODULE: ./build/bundle/src/parsers/node.js
var parsers_node = __nccwpck_require__(536);
;// CONCATENATED MODULE: ./build/bundle/src/policy/file/faults.js


function problemsOf(issue, root, source, schema) {
    const path = issue.path.filter((part) => typeof part !== "symbol");
    const node = nodeAt(root, path);
    const name = path.length === 0 ? `the ${schema.what}` : `\`${path.join(".")}\``;
    if (issue.code === "unrecognized_keys") {
        return (issue.keys ?? []).map((key) => {
            const entry = node.kind === "table" ? (0,parsers_node/* entryOf */.Ms)(node, key) : undefined;
            const what = path[0] === "rules" && path.length === 1
                ? "rule or kind"
                : path[0] === "hosts" && path.length === 1
                    ? "host"
                    : "key";
            const message = `there is no ${what} \`${key}\` ${path.length === 0 ? `in a ${schema.what}` : `in ${name}`}${(0,spelling/* suggestion */.h)(key, schema.keysAt(path))}`;
            return { message, at: { source, span: (entry?.key ?? node).span } };
        });
    }
    if (issue.code === "invalid_union") {
        const fitting = issue.errors?.find((inner) => inner.every(({ path: deeper, code }) => deeper.length > 0 || code === "unrecognized_keys"));
        if (fitting)
            return fitting.flatMap((inner) => problemsOf({ ...inner, path: [...path, ...inner.path] }, root, source, schema));
    }
    const bound = boundOf(issue);
    if (bound !== undefined)
        return [{ message: `${name} ${bound}`, at: { source, span: node.span } }];
    const values = issue.values ?? (issue.errors ?? []).flat().flatMap(({ values: inner }) => inner ?? []);
    const written = node.kind === "scalar" ? node.text : undefined;
    const shapes = [issue, ...(issue.errors ?? []).flat()].flatMap(({ expected }) => expected === undefined ? [] : [words[expected] ?? expected]);
    const taken = values.length > 0 ? values.map((value) => `\`${String(value)}\``) : shapes;
    const isWorded = issue.code === "custom" || (issue.code === "invalid_value" && !issue.message.startsWith("Invalid "));
    if (isWorded || taken.length === 0)
        return [
            {
                message: `${name}: ${issue.message.charAt(0).toLowerCase()}${issue.message.slice(1)}`,
                at: { source, span: node.span },
            },
        ];
    if (!isThere(root, path))
        return [
            {
                message: `${name} is missing${taken.length > listed ? "" : `; it is ${taken.join(" or ")}`}`,
                at: { source, span: node.span },
            },
        ];
    if (written !== undefined && values.includes(written))
        return [{ message: `${name} is text, so it stands in quotes: "${written}"`, at: { source, span: node.span } }];
    if (written !== undefined && values.length > listed)
        return [
            {
                message: `${name} knows no \`${written}\`${(0,spelling/* suggestion */.h)(written, values.map(String))}`,
                at: { source, span: node.span },
            },
        ];
    const instead = written === undefined
        ? ` not a ${node.kind === "list" ? "list" : "mapping"}`
        : written === ""
            ? " not nothing"
            : ` not \`${written}\`${(0,spelling/* suggestion */.h)(written, values.map(String))}`;
    return [{ message: `${name} takes ${taken.join(", ")},${instead}`, at: { source, span: node.span } }];
}
const listed = 10;
function boundOf({ code, origin, minimum, maximum, message }) {
    const isWorded = !message.startsWith("Too ");
    if (isWorded || (code !== "too_small" && code !== "too_big"))
        return undefined;
    const most = code === "too_big";
    const bound = String(most ? maximum : minimum);
    const unit = origin === "string" ? "character" : origin === "array" ? (most ? "entries" : "entry") : "";
    const many = unit === "character" && bound !== "1" ? "characters" : unit === "entry" && bound !== "1" ? "entries" : unit;
    return `${unit === "" ? "is" : "has"} ${most ? "at most" : "at least"} ${bound}${many === "" ? "" : ` ${many}`}`;
}
const words = {
    string: "text",
    array: "a list",
    object: "a mapping",
    record: "a mapping",
    number: "a number",
    int: "a whole number",
};
function doubledKeys(node, source) {
    if (node.kind === "scalar")
        return [];
    if (node.kind === "list")
        return node.items.flatMap((item) => doubledKeys(item, source));
    const seen = new Set();
    return node.entries.flatMap(({ key, name, value }) => {
        const again = seen.has(name) || name === undefined;
        seen.add(name);
        return [
            ...(again
                ? [{ message: `the key \`${name ?? "?"}\` stands here twice or is no text`, at: { source, span: key.span } }]
                : []),
            ...doubledKeys(value, source),
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
    const { node, problems } = await (0,lenient/* parseYaml */.h)(source.text, 0);
    if (problems.length > 0)
        return refuse(problems.map(({ message, span }) => ({ message, at: { source, span } })));
    if (node.kind !== "table")
        return refuse([
            {
                message: node.kind === "scalar" && node.value === null ? empty : `${what} is a mapping of keys`,
                at: { source, span: node.span },
            },
        ]);
    const doubled = doubledKeys(node, source);
    if (doubled.length > 0)
        return refuse(doubled);
    const schema = await shape();
    const read = schema.schema.safeParse(plain(node));
    if (!read.success)
        return refuse(read.error.issues
            .flatMap((issue) => problemsOf(issue, node, source, schema))
            .sort((one, other) => one.at.span.start - other.at.span.start));
    return { value: read.data, at: (...path) => ({ source, span: nodeAt(node, path).span }) };
}
function plain(node) {
    if (node.kind === "list")
        return node.items.map(plain);
    if (node.kind === "table")
        return Object.fromEntries(node.entries.map(({ name, value }) => [name ?? "", plain(value)]));
    return typeof node.value === "bigint" ? Number(node.value) : node.value;
}

;// CONCATENATED MODULE: ./build/bundle/src/policy/file/policy-file.js


const limit = 256 * 1024;
async function readPolicyFile(source) {
    const read = await readDocument(source, {
        what: "a policy",
        characters: limit,
        empty: "the policy is empty; leave the file out to use preset:recommended",
        shape: async () => (await Promise.all(/* import() */[__nccwpck_require__.e(8816), __nccwpck_require__.e(5650)]).then(__nccwpck_require__.bind(__nccwpck_require__, 5650))).policyShape,
    });
    return "kind" in read ? read : settingsOf(read.value, read.at);
}
function settingsOf(file, at) {
    const extended = typeof file.extends === "string"
        ? [{ value: file.extends, at: at("extends") }]
        : (file.extends ?? []).map((value, i) => ({ value, at: at("extends", i) }));
    return {
        extends: extended,
        own: {
            ...(0,model/* presetPolicy */.W)("recommended"),
            hosts: Object.fromEntries(Object.entries(file.hosts ?? {}).map(([id, setting = {}]) => [
                id,
                {
                    dirs: (setting.dirs ?? []).map((dir, i) => ({ value: directory(dir), at: at("hosts", id, "dirs", i) })),
                    edition: setting.edition === undefined ? undefined : { value: setting.edition, at: at("hosts", id, "edition") },
                },
            ])),
            ceiling: file.ceiling && { value: file.ceiling, at: at("ceiling") },
            grants: (file.grants ?? []).map((grant, i) => ({
                ...selectorOf(grant),
                may: grant.may,
                reason: grant.reason,
                owner: grant.owner,
                until: grant.until,
                at: at("grants", i),
                ownerAt: at("grants", i, "owner"),
            })),
            ignore: (file.ignore ?? []).map(({ paths, reason }, i) => ({ paths, reason, at: at("ignore", i) })),
            rules: rulesOf(file.rules, (...path) => at("rules", ...path)),
            overrides: (file.overrides ?? []).map((override, i) => ({
                ...selectorOf(override),
                ceiling: override.ceiling && { value: override.ceiling, at: at("overrides", i, "ceiling") },
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
            grantable: file.grantable && { ...selectorOf(file.grantable), may: file.grantable.may, at: at("grantable") },
            waivable: file.waivable && { rules: file.waivable.rules, maxDays: file.waivable["max-days"], at: at("waivable") },
            baseline: file.baseline && { value: file.baseline, at: at("baseline") },
            rollout: file.rollout && {
                ...scheduleOf(file.rollout, (...path) => at("rollout", ...path)),
                rules: Object.fromEntries(Object.entries(file.rollout.rules ?? {}).map(([id, schedule = {}]) => [
                    id,
                    scheduleOf(schedule, (...path) => at("rollout", "rules", id, ...path)),
                ])),
                at: at("rollout"),
            },
            approvals: {
                widening: approvalOf(file.approvals?.widening, () => at("approvals", "widening")),
                policy: approvalOf(file.approvals?.policy, () => at("approvals", "policy")),
            },
            sources: [],
        },
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

;// CONCATENATED MODULE: ./build/bundle/src/policy/file/reference.js


function referenceOf(text) {
    if (text.startsWith("preset:")) {
        const preset = rule/* presets */.v.find((name) => `preset:${name}` === text);
        return preset
            ? { kind: "preset", preset }
            : `there is no \`${text}\`${(0,spelling/* suggestion */.h)(text, rule/* presets */.v.map((name) => `preset:${name}`))}`;
    }
    const remote = /^([A-Za-z0-9][\w.-]{0,99})\/([\w.-]{1,100})\/\/([^@#]{1,400})@([^@#\s]{1,250})(?:#sha256:([0-9a-fA-F]{64}))?$/.exec(text);
    if (remote) {
        const [, owner = "", repository = "", path = "", ref = "", sha256] = remote;
        if (isOutside(path) || /^\.{1,2}$/.test(repository) || /^-|\.\.|[\s~^:?*[\\]/.test(ref))
            return `\`${text}\` names a repository, a path or a ref that there cannot be`;
        return { kind: "remote", owner, repository, path: tidy(path), ref, sha256: sha256?.toLowerCase() };
    }
    if (/^[^#]+@[^#]+#/.test(text))
        return `\`${text}\` pins no content: a digest reads \`#sha256:\` and 64 hexadecimal digits`;
    if (text.includes("//") || text.includes("@") || text.includes("#"))
        return `\`${text}\` is no reference; one to another repository reads \`owner/repo//path@ref\`, with \`#sha256:…\` to pin its content`;
    if (isOutside(text))
        return `\`${text}\` is no file of this repository`;
    return { kind: "file", path: tidy(text) };
}
function isPinned({ ref, sha256 }) {
    return sha256 !== undefined || /^[0-9a-f]{40,64}$/.test(ref);
}
function referenceText(reference) {
    switch (reference.kind) {
        case "preset":
            return `preset:${reference.preset}`;
        case "file":
            return reference.path;
        case "remote":
            return `${reference.owner}/${reference.repository}//${reference.path}@${reference.ref}`;
    }
}
function isOutside(path) {
    return path === "" || path.startsWith("/") || /^[A-Za-z]:|[\\\0]/.test(path) || path.split("/").includes("..");
}
function tidy(path) {
    return path
        .split("/")
        .filter((part) => part !== "" && part !== ".")
        .join("/");
}

;// CONCATENATED MODULE: ./build/bundle/src/policy/file/index.js




const limits = { depth: 5, files: 50 };
const file_none = {
    file: async () => "files cannot be read here",
    remote: async () => "other repositories cannot be read here",
};
async function readPolicy(source, library = file_none, commit) {
    const read = await new Reading(library).read({ source, ...(commit === undefined ? {} : { commit }) }, [source.path]);
    if ("kind" in read)
        return read;
    const preset = `preset:${read.preset}`;
    const [own] = read.sources.filter(({ ref }) => ref === preset);
    return {
        ...read,
        sources: [own ?? { ref: preset, text: preset }, ...read.sources.filter(({ ref }) => !ref.startsWith("preset:"))],
    };
}
class Reading {
    #library;
    #known = new Map();
    constructor(library) {
        this.#library = library;
    }
    async read({ source, commit }, trail, extended = {}) {
        const file = await readPolicyFile(source);
        if ("kind" in file)
            return file;
        let policy = { ...(0,model/* presetPolicy */.W)("recommended"), sources: [] };
        for (const stated of file.extends) {
            const next = await this.#extended(stated, source, trail);
            if ("kind" in next)
                return next;
            policy = over(policy, next);
        }
        return over(policy, {
            ...file.own,
            sources: [{ ref: source.path, text: source.text, ...(commit === undefined ? {} : { commit }), ...extended }],
        });
    }
    async #extended({ value, at }, from, trail) {
        const refuse = (message) => ({ kind: "problems", problems: [{ message, at }] });
        const named = referenceOf(value);
        if (typeof named === "string")
            return refuse(named);
        if (named.kind === "preset") {
            const preset = (0,model/* presetPolicy */.W)(named.preset);
            return { ...preset, presetAt: at, sources: preset.sources.map((source) => ({ ...source, at })) };
        }
        const reference = beside(named, from);
        const name = referenceText(reference);
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
                return refuse(`\`${value}\` cannot be had: ${found}${rule/* presets */.v.some((preset) => preset === value) ? `; did you mean \`preset:${value}\`?` : ""}`);
            policy = await this.read({ ...found, source: { ...found.source, path: name } }, [...trail, name], {
                at,
                ...(reference.kind === "remote" ? { isPinned: isPinned(reference) } : {}),
            });
            this.#known.set(key, policy);
        }
        return "kind" in policy
            ? { kind: "problems", problems: policy.problems.map((problem) => led(problem, at)) }
            : policy;
    }
}
function beside(reference, from) {
    const home = reference.kind === "file" ? referenceOf(from.path) : undefined;
    return reference.kind === "file" && home && typeof home !== "string" && home.kind === "remote"
        ? { ...home, path: reference.path, sha256: undefined }
        : reference;
}
function led(problem, at) {
    return { ...problem, related: [...(problem.related ?? []), { message: "extended here", at }] };
}
function over(under, top) {
    const ids = [...new Set([...Object.keys(under.hosts), ...Object.keys(top.hosts)])];
    const isPreset = top.presetAt !== undefined;
    return {
        preset: isPreset ? top.preset : under.preset,
        presetAt: isPreset ? top.presetAt : under.presetAt,
        hosts: Object.fromEntries(ids.map((id) => [
            id,
            {
                dirs: [...(under.hosts[id]?.dirs ?? []), ...(top.hosts[id]?.dirs ?? [])],
                edition: file_later(under.hosts[id]?.edition, top.hosts[id]?.edition),
            },
        ])),
        ceiling: file_later(under.ceiling, top.ceiling),
        grants: file_joined(under.grants, top.grants),
        ignore: file_joined(under.ignore, top.ignore),
        rules: rulesOver(under.rules, top.rules),
        overrides: [...under.overrides, ...top.overrides],
        waivers: file_joined(under.waivers, top.waivers),
        grantable: top.grantable ?? under.grantable,
        waivable: top.waivable ?? under.waivable,
        baseline: file_later(under.baseline, top.baseline),
        rollout: top.rollout ?? under.rollout,
        approvals: {
            widening: top.approvals.widening ?? under.approvals.widening,
            policy: top.approvals.policy ?? under.approvals.policy,
        },
        sources: file_joined(under.sources, top.sources),
    };
}
function file_joined(under, top) {
    return [...new Set([...under, ...top])];
}
function rulesOver(under, top) {
    const keys = [...new Set([...Object.keys(under), ...Object.keys(top)])];
    return Object.fromEntries(keys.map((key) => {
        const [old, fresh] = [under[key], top[key]];
        const names = [...new Set([...Object.keys(old?.options ?? {}), ...Object.keys(fresh?.options ?? {})])];
        const options = names.flatMap((name) => {
            const option = file_later(old?.options[name], fresh?.options[name]);
            return option ? [[name, option]] : [];
        });
        return [key, { level: file_later(old?.level, fresh?.level), options: Object.fromEntries(options) }];
    }));
}
function file_later(old, fresh) {
    if (!old || !fresh)
        return fresh ?? old;
    return { ...fresh, over: [...(fresh.over ?? []), old, ...(old.over ?? [])] };
}

// EXTERNAL MODULE: ./build/bundle/src/parsers/toml/index.js + 9 modules
var toml = __nccwpck_require__(3823);
// EXTERNAL MODULE: ./build/bundle/src/policy/gate/usage.js
var usage = __nccwpck_require__(5809);
;// CONCATENATED MODULE: ./build/bundle/src/policy/gate/hooks.js





async function hooksIn(source) {
    const at = ({ span }) => ({ source, span });
    const node = await nodeOf(source);
    if (node.kind === "problem")
        return { source, uses: [], problem: at(node), stood: () => (0,repo_text/* startOf */.GH)(source) };
    const repos = (0,parsers_node/* valueOf */.RP)(node, "repos");
    const key = node.kind === "table" ? (0,parsers_node/* entryOf */.Ms)(node, "repos")?.key : undefined;
    const stages = (0,parsers_node/* valueOf */.RP)(node, "default_stages");
    const uses = itemsOf(repos).flatMap((repo) => itemsOf((0,parsers_node/* valueOf */.RP)(repo, "hooks")).flatMap((hook) => useOf(hook, repo, stages, at)));
    return { source, uses, stood: () => (key ? at(key) : (0,repo_text/* startOf */.GH)(source)) };
}
async function nodeOf(source) {
    if (source.path.endsWith(".toml"))
        return (0,toml/* parseToml */.MT)(source.text, 0, "0.9");
    const { node, problems } = await (0,lenient/* parseYaml */.h)(source.text, 0);
    return problems[0] ?? node;
}
function useOf(hook, repo, defaults, at) {
    const id = (0,parsers_node/* valueOf */.RP)(hook, "id");
    if (hook.kind !== "table" || !id || !/^agent-profile-check(?:-script)?$/.test((0,usage/* textOf */.b6)(id)))
        return [];
    const name = (0,usage/* textOf */.b6)(id);
    const traits = new Map((0,usage/* flagsIn */.Dc)((0,usage/* wordsIn */.Hn)((0,parsers_node/* valueOf */.RP)(hook, "args")).join(" "), at((0,parsers_node/* valueOf */.RP)(hook, "args") ?? id)));
    const [url, rev] = [(0,parsers_node/* valueOf */.RP)(repo, "repo"), (0,parsers_node/* valueOf */.RP)(repo, "rev")];
    if (url)
        traits.set("version", { text: `${(0,usage/* textOf */.b6)(url)}@${rev ? (0,usage/* textOf */.b6)(rev) : ""}`, at: at(rev ?? url) });
    const set = (key, worse) => {
        const value = (0,parsers_node/* valueOf */.RP)(hook, key);
        if (value)
            traits.set(key, { text: (0,usage/* textOf */.b6)(value), at: at(value), worse: () => worse((0,usage/* textOf */.b6)(value)) });
    };
    set("always_run", (text) => (text === "true" ? undefined : "the hook runs only for some files"));
    set("entry", (text) => `the hook runs \`${text}\` instead`);
    set("language", (text) => `the hook runs as \`${text}\` instead`);
    const stages = (0,parsers_node/* valueOf */.RP)(hook, "stages") ?? defaults;
    if (stages)
        traits.set("stages", {
            text: (0,usage/* textOf */.b6)(stages),
            at: at(stages),
            worse: () => (0,usage/* wordsIn */.Hn)(stages).some((stage) => stage === "pre-commit" || stage === "commit")
                ? undefined
                : "the hook does not run before a commit",
        });
    return [{ kind: "hook", name: `the hook \`${name}\``, home: name, at: at(id), properties: traits }];
}
function itemsOf(node) {
    return node?.kind === "list" ? node.items : [];
}

;// CONCATENATED MODULE: ./build/bundle/src/policy/gate/workflow.js




const usualTypes = ["opened", "synchronize", "reopened"];
async function stepsIn(source, targets) {
    const { node, problems } = await (0,lenient/* parseYaml */.h)(source.text, 0);
    const at = ({ span }) => ({ source, span });
    const [problem] = problems;
    if (problem)
        return { source, uses: [], problem: at(problem), stood: () => (0,repo_text/* startOf */.GH)(source) };
    const jobs = (0,parsers_node/* valueOf */.RP)(node, "jobs");
    const triggers = new Map([...triggersOf(node, at), ...environmentOf(node, at)]);
    const uses = [
        ...tableEntries(jobs).flatMap(({ name = "?", value }) => {
            const around = new Map([
                ...triggers,
                ...traitsOf(value, ["if", "continue-on-error", "needs", "container", "strategy"], "job ", at),
                ...environmentOf(value, at),
            ]);
            return [...callOf(value, name, around, targets, at), ...stepsOf(value, name, around, targets, at)];
        }),
        ...stepsOf((0,parsers_node/* valueOf */.RP)(node, "runs"), "", triggers, targets, at),
    ];
    const stood = ({ home }) => {
        const job = jobs?.kind === "table" ? (0,parsers_node/* entryOf */.Ms)(jobs, home) : undefined;
        const steps = job?.value.kind === "table" ? (0,parsers_node/* entryOf */.Ms)(job.value, "steps") : undefined;
        const key = steps?.key ?? job?.key ?? (node.kind === "table" ? (0,parsers_node/* entryOf */.Ms)(node, "jobs")?.key : undefined);
        return key ? at(key) : (0,repo_text/* startOf */.GH)(source);
    };
    return { source, uses, stood };
}
function callOf(job, home, around, targets, at) {
    const uses = (0,parsers_node/* valueOf */.RP)(job, "uses");
    const named = uses ? (0,usage/* textOf */.b6)(uses) : "";
    if (!uses || !(targets.has(named) || (!named.startsWith("./") && /agent-profile/i.test(named))))
        return [];
    const inputs = traitsOf((0,parsers_node/* valueOf */.RP)(job, "with"), ["fail-on", "gate", "root", "policy", "policy-fallback"], "", at);
    const version = named.startsWith("./")
        ? []
        : [["version", { text: named, at: at(uses) }]];
    return [
        {
            kind: "step",
            name: `the job \`${home}\``,
            home,
            at: at(uses),
            properties: new Map([...around, ...inputs, ...version]),
        },
    ];
}
function stepsOf(job, home, around, targets, at) {
    const steps = (0,parsers_node/* valueOf */.RP)(job, "steps");
    const whose = home === "" ? "the step" : `the step of job \`${home}\``;
    return (steps?.kind === "list" ? steps.items : []).flatMap((step) => {
        if (step.kind !== "table")
            return [];
        const own = [...traitsOf(step, ["if", "continue-on-error", "shell"], "", at), ...environmentOf(step, at)];
        const [uses, run] = [(0,parsers_node/* entryOf */.Ms)(step, "uses"), (0,parsers_node/* entryOf */.Ms)(step, "run")];
        if (uses && targets.has((0,usage/* textOf */.b6)(uses.value).replace(/\/+$/, "")))
            return [{ kind: "step", name: whose, home, at: at(uses.value), properties: new Map([...around, ...own]) }];
        const action = uses && /^([^@]*\/agent-profile-check(?:\/[^@]*)?)(?:@(.+))?$/i.exec((0,usage/* textOf */.b6)(uses.value).split(" ")[0] ?? "");
        if (uses && action && !/\/comment$/i.test(action[1] ?? "")) {
            const inputs = traitsOf((0,parsers_node/* valueOf */.RP)(step, "with"), ["fail-on", "gate", "root", "policy", "policy-fallback", "workflow"], "", at);
            const version = [
                "version",
                { text: `${action[1] ?? ""}@${action[2] ?? ""}`, at: at(uses.value) },
            ];
            return [
                {
                    kind: "step",
                    name: whose,
                    home,
                    at: at(uses.value),
                    properties: new Map([...around, ...own, ...inputs, version]),
                },
            ];
        }
        const line = run && /\bagent-profile-check\b/.test((0,usage/* textOf */.b6)(run.value)) ? (0,usage/* textOf */.b6)(run.value) : undefined;
        return run && line !== undefined
            ? [
                {
                    kind: "command",
                    name: whose,
                    home,
                    at: at(run.value),
                    properties: new Map([...around, ...own, ...(0,usage/* flagsIn */.Dc)(line, at(run.value))]),
                },
            ]
            : [];
    });
}
function traitsOf(table, names, prefix, at) {
    return tableEntries(table).flatMap(({ name: written, value }) => {
        const name = written?.toLowerCase();
        return name !== undefined && names.includes(name) && (0,usage/* textOf */.b6)(value) !== ""
            ? [[`${prefix}${name}`, { text: (0,usage/* textOf */.b6)(value), at: at(value) }]]
            : [];
    });
}
const steering = /^(?:NODE_.*|LD_.*|DYLD_.*|PATH|BASH_ENV|ENV|.*_PROXY|ALL_PROXY|SSL_CERT_.*|INPUT_.*|GITHUB_.*|RUNNER_.*|ACTIONS_.*)$/i;
function environmentOf(table, at) {
    const env = (0,parsers_node/* valueOf */.RP)(table, "env");
    if (env?.kind === "scalar" && (0,usage/* textOf */.b6)(env) !== "")
        return [["env", { text: (0,usage/* textOf */.b6)(env), at: at(env), worse: () => `its environment is \`${(0,usage/* textOf */.b6)(env)}\`` }]];
    return tableEntries(env).flatMap(({ name = "", value }) => {
        const worse = () => `\`${name}\` in its environment may have something else run or asked`;
        return steering.test(name) && !/^\$\{\{\s*(?:github\.token|secrets\.\w+)\s*\}\}$/.test((0,usage/* textOf */.b6)(value))
            ? [[`env ${name}`, { text: (0,usage/* textOf */.b6)(value), at: at(value), worse }]]
            : [];
    });
}
function triggersOf(node, at) {
    const on = node.kind === "table" ? ((0,parsers_node/* entryOf */.Ms)(node, "on") ?? (0,parsers_node/* entryOf */.Ms)(node, "true")) : undefined;
    const traits = new Map();
    if (!on)
        return traits;
    for (const event of (0,usage/* wordsIn */.Hn)(on.value)) {
        const entry = on.value.kind === "table" ? (0,parsers_node/* entryOf */.Ms)(on.value, event) : undefined;
        const gone = [
            "pull_request",
            "pull_request_target",
            "pull_request_review",
            "merge_group",
            "push",
            "schedule",
        ].includes(event)
            ? `the workflow starts on \`${event}\` no more`
            : undefined;
        traits.set(`on ${event}`, { text: "", at: at(entry?.key ?? on.value), ...(gone === undefined ? {} : { gone }) });
        for (const name of ["paths", "paths-ignore", "branches", "branches-ignore", "tags", "tags-ignore", "types"]) {
            const filter = entry?.value.kind === "table" ? (0,parsers_node/* entryOf */.Ms)(entry.value, name) : undefined;
            const usual = name === "types" && /^pull_request(?:_target)?$/.test(event) ? usualTypes : undefined;
            if (filter)
                traits.set(`on ${event} ${name}`, filterTrait(event, name, filter, at, usual));
        }
    }
    traits.set("on", { text: "", at: at(on.key) });
    return traits;
}
function filterTrait(event, name, { key, value }, at, usual) {
    const words = (0,usage/* wordsIn */.Hn)(value);
    return {
        text: words.join(", "),
        at: at(key),
        worse(was) {
            const before = was ? was.text.split(", ") : usual;
            const isWider = before !== undefined &&
                (name.endsWith("-ignore")
                    ? words.every((word) => before.includes(word))
                    : before.every((word) => words.includes(word)));
            return isWider ? undefined : `on \`${event}\` the workflow starts only by its \`${name}\``;
        },
    };
}
function tableEntries(node) {
    return node?.kind === "table" ? node.entries : [];
}

;// CONCATENATED MODULE: ./build/bundle/src/policy/gate/index.js





async function weakenedGates(base, head) {
    const before = await usesOf(base, new Set());
    if (before.every(({ uses }) => uses.length === 0))
        return [];
    const after = await usesOf(head, new Set(before.map(({ source }) => source.path)));
    const free = new Set(after.flatMap(({ uses }) => uses));
    const old = before.flatMap(({ uses }) => uses);
    const pairs = new Map();
    for (const isLike of likenesses) {
        for (const use of old) {
            const like = pairs.has(use) ? undefined : [...free].find((other) => isLike(use, other));
            if (!like)
                continue;
            pairs.set(use, like);
            free.delete(like);
        }
    }
    const problems = old.flatMap((use) => {
        const now = pairs.get(use);
        if (now)
            return compared(use, now);
        const file = after.find(({ source }) => source.path === use.at.source.path);
        const at = file ? (file.problem ?? file.stood(use)) : (0,repo_text/* placeOfPath */.Es)(use.at.source.path);
        const message = file?.problem
            ? `the file cannot be read, in which ${use.name} stands at the base`
            : `${use.name} is gone`;
        return [{ message, at, related: [{ message: "at the base", at: use.at }] }];
    });
    const seen = new Set();
    return problems.filter(({ message, at }) => {
        const key = `${at.source.path} ${at.span.start} ${message}`;
        const isNew = !seen.has(key);
        seen.add(key);
        return isNew;
    });
}
const depth = 10;
async function usesOf(sources, wanted) {
    const gates = sources.filter(({ path }) => (0,usage/* isGate */.cE)(path));
    const targets = new Set();
    for (let round = 0;; round++) {
        const naming = gates.filter(({ path, text }) => wanted.has(path) || /agent-profile/i.test(text) || [...targets].some((target) => text.includes(target)));
        const found = await Promise.all(naming.map((source) => /\.pre-commit-config\.ya?ml$|prek\.toml$/.test(source.path) ? hooksIn(source) : stepsIn(source, targets)));
        const { size } = targets;
        for (const { source, uses } of found)
            if (uses.length > 0)
                targets.add(gate_callOf(source.path));
        if (targets.size === size || round === depth)
            return found;
    }
}
function gate_callOf(path) {
    return `./${path.replace(/\/action\.ya?ml$/, "")}`;
}
const likenesses = [
    (one, other) => one.at.source.path === other.at.source.path && one.home === other.home && one.kind === other.kind,
    (one, other) => one.at.source.path === other.at.source.path && one.kind === other.kind,
    (one, other) => one.kind === other.kind,
];
function compared(was, is) {
    return [...new Set([...was.properties.keys(), ...is.properties.keys()])].flatMap((name) => {
        const [before, after] = [was.properties.get(name), is.properties.get(name)];
        const message = worseFor(name, before, after);
        if (message === undefined)
            return [];
        const at = after?.at ?? (name.startsWith("on ") ? is.properties.get("on")?.at : undefined) ?? is.at;
        return [{ message, at, related: [{ message: "at the base", at: before?.at ?? was.at }] }];
    });
}
function worseFor(name, was, is) {
    if (was?.text === is?.text)
        return undefined;
    const rank = (trait, order) => order.indexOf(trait?.text);
    const said = (trait, none) => (trait ? `\`${trait.text}\`` : none);
    switch (name) {
        case "fail-on": {
            const order = ["never", "error", "warning", "note"];
            const of = (trait) => (trait ? rank(trait, order) : 1);
            return of(is) < of(was) || of(is) < 0
                ? `\`fail-on\` is ${said(is, "`error`")}, and ${said(was, "`error`")} at the base`
                : undefined;
        }
        case "gate": {
            const order = ["new", undefined, "all"];
            return rank(is, order) < rank(was, order)
                ? `\`gate\` is ${said(is, "left to the event")}, and ${said(was, "left to the event")} at the base`
                : undefined;
        }
        case "root": {
            const [narrow, wide] = [is?.text ?? "", was?.text ?? ""].map((path) => path.replace(/^(?:\.\/)+|^\.$/, "").replace(/\/+$/, ""));
            return narrow !== wide && narrow !== "" && !(wide !== "" && wide?.startsWith(`${narrow ?? ""}/`))
                ? `\`root\` leaves only \`${narrow ?? ""}\` to be reported`
                : undefined;
        }
        case "policy":
            return was === undefined && is?.text.includes("//")
                ? undefined
                : `\`policy\` is ${said(is, "not given")}, and ${said(was, "not given")} at the base`;
        case "policy-fallback":
            return is && is.text !== "preset:strict"
                ? `\`policy-fallback\` is \`${is.text}\`${was ? `, and \`${was.text}\` at the base` : ""}`
                : is && !was
                    ? "`policy-fallback` lets a preset judge where the organisation's policy cannot be had"
                    : undefined;
        case "workflow":
            return `after a review the check in ${said(is, "the usual file")} is started again, and that in ${said(was, "the usual file")} at the base`;
        case "host":
            return is ? `only \`${is.text}\` is judged` : undefined;
        case "version": {
            const [from, to] = [was, is].map((trait) => (trait?.text ?? "").split("@"));
            if (from?.[0] !== to?.[0])
                return `${said(is, "nothing")} runs, and ${said(was, "nothing")} at the base`;
            return gate_isPinned(from?.[1]) && !gate_isPinned(to?.[1])
                ? `\`${to?.[1] ?? ""}\` may move, and the base names a commit`
                : undefined;
        }
        case "if":
        case "job if":
            return is && !/^(?:\$\{\{)?\s*(?:always\(\)|!\s*cancelled\(\)|success\(\)|true)\s*(?:\}\})?$/.test(is.text)
                ? `it runs only if \`${is.text}\``
                : undefined;
        case "continue-on-error":
        case "job continue-on-error":
            return is && is.text !== "false"
                ? `${name === "continue-on-error" ? "a failed step" : "a failed job"} is let pass by \`continue-on-error\``
                : undefined;
        case "job needs": {
            const [now, before] = [is, was].map((trait) => trait?.text.split(", ") ?? []);
            const more = now?.filter((job) => !before?.includes(job)) ?? [];
            return more.length > 0
                ? `it is skipped, which lets a request pass, where the job \`${more.join(", ")}\` fails or is skipped`
                : undefined;
        }
        case "job container":
            return is && `it runs in the container \`${is.text}\``;
        case "job strategy":
            return is && `it runs as its \`strategy\` says, which may leave it out: \`${is.text}\``;
        case "shell":
            return is && !/^(?:bash|sh|pwsh|powershell)$/.test(is.text) ? `it runs in \`${is.text}\`` : undefined;
        default:
            return is?.worse === undefined ? (is === undefined ? was?.gone : undefined) : is.worse(was);
    }
}
function gate_isPinned(ref) {
    return /^[0-9a-f]{40,64}$/.test(ref ?? "");
}

// EXTERNAL MODULE: ./build/bundle/src/repo/tree.js
var tree = __nccwpck_require__(2456);
// EXTERNAL MODULE: ./build/bundle/src/evaluate/baseline.js
var evaluate_baseline = __nccwpck_require__(1722);
;// CONCATENATED MODULE: ./build/bundle/src/policy/file/extended.js
function libraryIn(repo, commit, remote) {
    return {
        remote,
        async file(path) {
            const content = await repo?.read(path);
            switch (content?.kind) {
                case "text":
                    return { source: content.source, ...(commit === undefined ? {} : { commit }) };
                case "not-utf8":
                    return "it is not UTF-8 text";
                case "unjudged":
                    return `it ${content.problem}`;
                case "absent":
                    return content.resolution.kind === "missing"
                        ? "there is no such file"
                        : content.resolution.kind === "outside"
                            ? "it lies outside this repository"
                            : "it is no file of this repository";
                case undefined:
                    return "there is no tree to read it from";
            }
        },
    };
}

;// CONCATENATED MODULE: ./build/bundle/src/policy/find.js


async function findPolicy(repo, path) {
    const there = path === undefined
        ? model/* policyPaths */.ff.filter((candidate) => repo.entries.has(candidate) || repo.resolve(candidate).kind === "file")
        : [path];
    const [first, second] = there;
    if (first === undefined)
        return undefined;
    if (second !== undefined)
        return refuse(second, `there are two policies, \`${first}\` and \`${second}\`; keep one`, first);
    return textOf(repo, first, "policy");
}
async function findBaseline(repo) {
    return repo.entries.has(model/* baselinePath */.XB) ? textOf(repo, model/* baselinePath */.XB, "baseline") : undefined;
}
async function textOf(repo, path, what) {
    const content = await repo.read(path);
    switch (content.kind) {
        case "text":
            return content.source;
        case "not-utf8":
            return refuse(path, `the ${what} is not UTF-8 text`);
        case "unjudged":
            return refuse(path, `the ${what} ${content.problem}`);
        case "absent":
            return refuse(path, content.resolution.kind === "missing"
                ? `there is no such ${what} file`
                : `the ${what} is no file of this repository`);
    }
}
function refuse(at, message, other) {
    return {
        kind: "problems",
        problems: [
            {
                message,
                at: (0,repo_text/* placeOfPath */.Es)(at),
                ...(other === undefined ? {} : { related: [{ message: "the other policy", at: (0,repo_text/* placeOfPath */.Es)(other) }] }),
            },
        ],
    };
}

;// CONCATENATED MODULE: ./build/bundle/src/action/repo-policy.js




const noPolicy = {
    holder: undefined,
    policy: undefined,
    source: undefined,
    problems: undefined,
    missed: false,
    baseline: undefined,
    baselineSource: undefined,
    baselineProblems: undefined,
};
async function repoPolicyIn(holder, path, remote) {
    let missed = false;
    const library = libraryIn(holder.repo, holder.commit, async (reference) => {
        const found = await remote(reference);
        if (typeof found === "string")
            missed = true;
        return found;
    });
    const [source, kept] = await Promise.all([findPolicy(holder.repo, path), findBaseline(holder.repo)]);
    const policy = source && ("kind" in source ? source : await readPolicy(source, library, holder.commit));
    const baseline = kept && ("kind" in kept ? kept : (0,evaluate_baseline.readBaseline)(kept));
    return {
        holder,
        policy: policy && !("kind" in policy) ? policy : undefined,
        source: source && !("kind" in source) ? source : undefined,
        problems: policy && "kind" in policy ? policy : undefined,
        missed,
        baseline: baseline && !("kind" in baseline) ? baseline : undefined,
        baselineSource: kept && !("kind" in kept) ? kept : undefined,
        baselineProblems: baseline && "kind" in baseline ? baseline : undefined,
    };
}
function isBroken(own) {
    return own.problems !== undefined;
}
async function sourcesIn(repo, wanted) {
    const contents = await Promise.all([...repo.entries.values()]
        .filter(({ path, kind }) => kind === "file" && wanted(path))
        .map(({ path }) => repo.read(path)));
    return contents.flatMap((content) => (content.kind === "text" ? [content.source] : []));
}

;// CONCATENATED MODULE: ./build/bundle/src/action/policy.js









async function governingPolicy(wanted) {
    const { head, base, main, policy: named, today, remote } = wanted;
    const notes = [];
    const upper = named?.kind === "remote" ? await upperOf(named, wanted, notes) : undefined;
    if (upper && "kind" in upper)
        return upper;
    const path = named?.kind === "file" ? named.path : undefined;
    const holds = ({ repo }) => path === undefined || repo.entries.has(path);
    const own = (holder) => repoPolicyIn(holder, path, remote);
    const elsewhere = [base, main].some((holder) => holder && holds(holder));
    const standing = base && (holds(base) ? await own(base) : noPolicy);
    const beside = main && (holds(main) ? await own(main) : noPolicy);
    const guarded = guard(wanted, [standing, beside, upper && { policy: upper }]);
    const proposed = holds(head) || !elsewhere ? await repoPolicyIn(head, path, guarded.remote) : noPolicy;
    const counting = standing ?? beside ?? proposed;
    const unreachable = [counting, ...(beside ? [beside] : [])].find(isUnreachable);
    if (unreachable && wanted.fallback === undefined)
        return unreachable.problems;
    const unread = isBroken(proposed) && guarded.kept() ? proposed.problems.problems : [];
    if (isBroken(proposed) &&
        unread.length === 0 &&
        !(isUnreachable(proposed) && wanted.fallback !== undefined) &&
        !isSameFault(proposed, counting))
        return proposed.problems;
    if (unread.length > 0)
        notes.push("the policy that this change brings extends a file that is not read for a request: what it loosens cannot be told");
    const decisionsOf = async (one, whose) => decide(usable(one, whose, path, { ...wanted, upper, proposed }, notes), today, upper);
    const beyond = standing && beside && !isSame(standing, beside) ? await decisionsOf(beside, "the default branch") : undefined;
    let decisions = await decisionsOf(counting, standing ? "the base" : beside ? "the default branch" : "this commit");
    if (beyond) {
        decisions = intersect(decisions, beyond);
        notes.push("the base is not the default branch, so the stricter of its policy and the default branch's counts");
    }
    else if (!standing && beside && !isSame(proposed, beside))
        notes.push("this is not the default branch, whose policy counts here");
    const common = {
        kind: "policy",
        decisions,
        commit: counting.policy ? (counting.holder?.commit ?? null) : null,
    };
    const baseline = standing && beside ? shared(counting, beside) : counting.baseline;
    if (decisions.baseline !== "refuse") {
        if (proposed.baselineProblems && (proposed === counting || !isSameFault(proposed, counting)))
            return proposed.baselineProblems;
        if (counting.baselineProblems)
            notes.push("the baseline cannot be used, so it lets nothing stand");
    }
    else if (counting.baseline)
        notes.push("the policy refuses baselines, so the one that stands there is not heard");
    const heard = decisions.baseline === "refuse" ? undefined : baseline;
    if (!base || !standing)
        return {
            ...common,
            baseline: heard,
            notes,
            movement: { loosened: [], weakened: [] },
            shift: undefined,
            proposed: undefined,
        };
    const gates = await Promise.all([base, head].map(({ repo }) => sourcesIn(repo, usage/* isGate */.cE)));
    const next = {
        policy: isBroken(proposed) ? undefined : (proposed.policy ?? (0,model/* presetPolicy */.W)("recommended")),
        baseline: proposed.baseline,
    };
    const moves = () => next.policy && !isBroken(standing)
        ? diffPolicies({ ...standing, policy: standing.policy ?? (0,model/* presetPolicy */.W)("recommended") }, { ...proposed, policy: next.policy }, today)
        : still;
    const shift = next.policy && !isSame(standing, proposed) ? moves() : undefined;
    const alone = next.policy && (await decide(next.policy, today, upper));
    const after = alone && beyond ? intersect(alone, beyond) : alone;
    const above = new Set(after?.faults.flatMap(({ about, at }) => (about === "loosened" ? [placeOf(at)] : [])));
    return {
        ...common,
        baseline: heard,
        notes,
        movement: {
            loosened: [...unread, ...(shift?.looser ?? [])].filter(({ at }) => !above.has(placeOf(at))),
            weakened: await weakenedGates(gates[0] ?? [], gates[1] ?? []),
        },
        shift,
        proposed: after && { decisions: after, baseline: after.baseline === "refuse" ? undefined : proposed.baseline },
    };
}
function guard({ base, main, remote, openRemote }, standing) {
    if (!openRemote || (!base && !main))
        return { remote, kept: () => false };
    const homeOf = (ref) => ref.split("//")[0]?.toLowerCase();
    const trusted = new Set(standing
        .flatMap((one) => one?.policy?.sources ?? [])
        .flatMap(({ ref }) => (ref.includes("//") ? [homeOf(ref)] : [])));
    let isKept = false;
    return {
        kept: () => isKept,
        async remote(reference) {
            if (trusted.has(homeOf(referenceText(reference))))
                return remote(reference);
            const found = await openRemote(reference);
            if (typeof found === "string")
                isKept = true;
            return found;
        },
    };
}
const still = { looser: [], tighter: [] };
async function upperOf(reference, { remote, fallback }, notes) {
    const name = referenceText(reference);
    const instead = (reason) => {
        if (fallback === undefined)
            return undefined;
        notes.push(`the policy \`${name}\` cannot be had, so preset:${fallback} is the ceiling: ${reason}`);
        return (0,model/* presetPolicy */.W)(fallback);
    };
    const found = await remote(reference);
    if (typeof found === "string") {
        const policy = instead(found);
        if (policy)
            return policy;
        throw new tree/* UserError */.yo(`the policy \`${name}\` cannot be had: ${found}`);
    }
    const policy = await readPolicy({ ...found.source, path: name }, { remote, file: async () => "a file of another repository names no file of this one" }, found.commit);
    return "kind" in policy ? (instead(policy.problems[0]?.message ?? "it cannot be read") ?? policy) : policy;
}
function usable(own, whose, path, { upper, fallback, proposed, }, notes) {
    if (isBroken(own)) {
        const [first] = own.problems.problems;
        const isAway = isUnreachable(own) && fallback !== undefined;
        const instead = isAway ? fallback : "strict";
        notes.push(`the policy of ${whose} cannot be used, so ${upper && !isAway ? "the organisation's alone" : `preset:${instead}`} judges: ${first?.message ?? ""}`);
        return (0,model/* presetPolicy */.W)(upper && !isAway ? "recommended" : instead);
    }
    if (own.policy)
        return own.policy;
    const judging = upper ? "the organisation's alone judges" : "preset:recommended judges";
    if (path !== undefined)
        notes.push(`${whose} has no policy \`${path}\` yet, so ${judging}`);
    else if (proposed.policy && proposed !== own)
        notes.push(`${whose} has no policy, so ${judging}; the one that this change brings counts once it is merged`);
    return (0,model/* presetPolicy */.W)("recommended");
}
function isUnreachable(own) {
    return own.problems !== undefined && own.missed;
}
function isSameFault(one, other) {
    const said = ({ problems, baselineProblems }) => JSON.stringify([problems, baselineProblems].map((broken) => broken?.problems.map(({ message, at }) => [at.source.path, message])));
    return one !== other && said(one) === said(other);
}
function placeOf({ source, span }) {
    return `${source.path} ${span.start}`;
}
function isSame(one, other) {
    const said = ({ policy, problems, baselineSource }) => JSON.stringify([
        policy?.sources.map(({ ref, text }) => [ref, text]),
        problems?.problems.map(({ message }) => message),
        baselineSource?.text,
    ]);
    return said(one) === said(other);
}
function shared({ baseline: one }, { baseline: other }) {
    if (!one || !other)
        return undefined;
    return { entries: new Map([...one.entries].filter(([print]) => other.entries.has(print))) };
}

// EXTERNAL MODULE: ./build/bundle/src/repo/git/blobs.js
var blobs = __nccwpck_require__(2461);
// EXTERNAL MODULE: ./build/bundle/src/platform/git/command.js + 1 modules
var git_command = __nccwpck_require__(615);
;// CONCATENATED MODULE: ./build/bundle/src/platform/git/location.js



function locate(directory) {
    const start = directoryAt(directory);
    for (let top = start;; top = (0,external_node_path_.dirname)(top)) {
        const gitDirectory = gitDirectoryOf(top);
        if (gitDirectory !== undefined)
            return { top, gitDirectory, shared: sharedBy(gitDirectory), prefix: (0,external_node_path_.relative)(top, start).split(external_node_path_.sep).join("/") };
        if ((0,external_node_path_.dirname)(top) === top)
            return undefined;
    }
}
function trunkOf({ shared }) {
    const path = join(shared, "refs", "remotes", "origin", "HEAD");
    const pointer = lstatSync(path, { throwIfNoEntry: false })?.isFile() ? readFileSync(path, "utf8") : "";
    return /^ref: refs\/remotes\/origin\/(\w[\w./-]*)\n?$/.exec(pointer)?.[1];
}
function directoryAt(directory) {
    try {
        const path = (0,external_node_fs_.realpathSync)(directory);
        if ((0,external_node_fs_.statSync)(path).isDirectory())
            return path;
    }
    catch {
        throw new tree/* UserError */.yo(`the directory ${directory} does not exist or may not be read`);
    }
    throw new tree/* UserError */.yo(`${directory} is not a directory`);
}
function gitDirectoryOf(top) {
    const path = (0,external_node_path_.join)(top, ".git");
    const kind = (0,external_node_fs_.lstatSync)(path, { throwIfNoEntry: false });
    if (!kind)
        return undefined;
    if (!kind.isFile())
        return isRepository(path) ? path : undefined;
    const target = /^gitdir: (.*?)[\r\n]*$/s.exec((0,external_node_fs_.readFileSync)(path, "utf8"))?.[1];
    const pointed = target === undefined ? undefined : (0,external_node_path_.resolve)(top, target);
    if (pointed === undefined || !isRepository(pointed))
        throw new tree/* UserError */.yo(`${path} does not lead to a repository`);
    return pointed;
}
function sharedBy(gitDirectory) {
    const file = (0,external_node_path_.join)(gitDirectory, "commondir");
    return (0,external_node_fs_.existsSync)(file) ? (0,external_node_path_.resolve)(gitDirectory, (0,external_node_fs_.readFileSync)(file, "utf8").trim()) : gitDirectory;
}
function isRepository(path) {
    const exists = (name) => (0,external_node_fs_.lstatSync)((0,external_node_path_.join)(path, name), { throwIfNoEntry: false }) !== undefined;
    return exists("HEAD") && (exists("commondir") || (exists("objects") && exists("refs")));
}

// EXTERNAL MODULE: external "node:net"
var external_node_net_ = __nccwpck_require__(7030);
;// CONCATENATED MODULE: ./build/bundle/src/platform/git/objects.js


const restarts = 16;
class Objects {
    #git;
    #child;
    #ended = Promise.resolve();
    #waiting = [];
    #next = 0;
    #restarts = 0;
    #failure;
    #closed = false;
    #parts = [];
    #header;
    constructor(git) {
        this.#git = git;
    }
    get(name, limit) {
        if (/[\n\0]/.test(name))
            return Promise.resolve({ kind: "missing" });
        if (this.#closed)
            return Promise.reject(new Error("the objects of a repository were asked for after it was closed"));
        if (this.#failure)
            return Promise.reject(this.#failure);
        return new Promise((resolve, reject) => {
            this.#waiting.push({ name, limit, resolve, reject });
            const child = (this.#child ??= this.#start());
            hold(child, true);
            child.stdin?.cork();
            child.stdin?.write(`${name}\n`);
            process.nextTick(() => child.stdin?.uncork());
        });
    }
    async close() {
        this.#closed = true;
        if (this.#child)
            hold(this.#child, true);
        this.#child?.stdin?.end();
        await this.#ended;
        if (this.#failure)
            throw this.#failure;
    }
    #start() {
        const child = (0,git_command/* start */.ni)(this.#git, ["cat-file", "--batch"], { input: true });
        const complaint = (0,git_command/* complaintOf */.Nx)(child);
        child.stdin?.on("error", () => undefined);
        child.stdout?.on("data", (chunk) => this.#take(chunk));
        this.#ended = new Promise((resolve) => {
            child.on("error", (error) => {
                this.#fail(new Error(`git could not be started: ${error.message}`));
                resolve();
            });
            child.on("close", (status, signal) => {
                this.#child = undefined;
                if (this.#isLack(complaint()))
                    this.#resume();
                else if (status !== 0 || this.#outstanding > 0)
                    this.#fail((0,git_command/* failureOf */.g5)("cat-file", status, signal, complaint()));
                resolve();
            });
        });
        return child;
    }
    get #outstanding() {
        return this.#waiting.length - this.#next;
    }
    #isLack(complaint) {
        return (this.#outstanding > 0 &&
            !this.#header &&
            this.#restarts < restarts &&
            /could not fetch [0-9a-f]+ from promisor remote/.test(complaint));
    }
    #resume() {
        this.#restarts++;
        this.#parts = [];
        this.#settle({ kind: "missing" });
        if (this.#outstanding === 0)
            return;
        const child = (this.#child = this.#start());
        for (const { name } of this.#waiting.slice(this.#next))
            child.stdin?.write(`${name}\n`);
        if (this.#closed)
            child.stdin?.end();
    }
    #fail(error) {
        this.#failure ??= error;
        const waiting = this.#waiting.slice(this.#next);
        this.#waiting = [];
        this.#next = 0;
        for (const { reject } of waiting)
            reject(this.#failure);
    }
    #settle(found) {
        const request = this.#waiting[this.#next++];
        if (this.#outstanding === 0) {
            this.#waiting = [];
            this.#next = 0;
            if (this.#child && !this.#closed)
                hold(this.#child, false);
        }
        request?.resolve(found);
    }
    #take(chunk) {
        let rest = chunk;
        while (rest.length > 0) {
            if (this.#header) {
                const part = rest.subarray(0, this.#header.left);
                if (this.#header.keep)
                    this.#parts.push(part);
                this.#header.left -= part.length;
                rest = rest.subarray(part.length);
                if (this.#header.left > 0)
                    return;
                const { found, keep } = this.#header;
                const content = keep ? Buffer.concat(this.#parts).subarray(0, found.size) : undefined;
                this.#parts = [];
                this.#header = undefined;
                this.#settle(content ? { ...found, content } : found);
                continue;
            }
            const end = rest.indexOf(10);
            this.#parts.push(end < 0 ? rest : rest.subarray(0, end));
            if (end < 0)
                return;
            rest = rest.subarray(end + 1);
            const line = Buffer.concat(this.#parts).toString();
            this.#parts = [];
            const [, id, type, digits] = /^([0-9a-f]{40,64}) ([a-z]+) (\d+)$/.exec(line) ?? [];
            if (id === undefined || type === undefined) {
                this.#settle({ kind: "missing" });
                continue;
            }
            const size = Number(digits);
            this.#header = {
                found: { kind: "object", id, type, size },
                keep: size <= (this.#waiting[this.#next]?.limit ?? 0),
                left: size + 1,
            };
        }
    }
}
function hold(child, held) {
    for (const part of [child, child.stdin, child.stdout, child.stderr]) {
        if (part === child || part instanceof external_node_net_.Socket)
            part[held ? "ref" : "unref"]();
    }
}

;// CONCATENATED MODULE: ./build/bundle/src/platform/git/partial.js



async function lackOf(git, id) {
    const all = await missing(git, id, []);
    const trees = all.length === 0 ? [] : await missing(git, id, ["--filter=blob:none"]);
    const known = new Set(trees);
    return { trees, blobs: all.filter((one) => !known.has(one)) };
}
async function missing(git, id, filter) {
    const { output } = await (0,git_command/* run */.eF)(git, [
        "rev-list",
        "--objects",
        "--no-object-names",
        "--no-walk",
        "--missing=print",
        ...filter,
        id,
    ]);
    return [...output.toString("latin1").matchAll(/^\?([0-9a-f]{40,64})$/gm)].map(([, one]) => one ?? "");
}
function isPartial(shared) {
    const packs = (0,external_node_path_.join)(shared, "objects", "pack");
    return (0,external_node_fs_.existsSync)(packs) && (0,external_node_fs_.readdirSync)(packs).some((name) => name.endsWith(".promisor"));
}

;// CONCATENATED MODULE: ./build/bundle/src/platform/git/revision.js
const commitBytes = 1 << 20;
async function commitOf(objects, revision) {
    const found = await objects.get(`${revision}^{commit}`, commitBytes);
    if (found.kind === "missing" || found.type !== "commit" || !found.content)
        return undefined;
    const head = found.content.toString("latin1").split("\n\n", 1)[0] ?? "";
    return { id: found.id, parents: [...head.matchAll(/^parent ([0-9a-f]{40,64})$/gm)].map(([, id]) => id ?? "") };
}

// EXTERNAL MODULE: ./build/bundle/src/platform/git/records.js
var records = __nccwpck_require__(6136);
;// CONCATENATED MODULE: ./build/bundle/src/platform/git/working-tree.js


async function knownFiles(git, prefix) {
    const command = ["ls-files", "-t", "-s", "-z", "--cached", "--others", "--exclude-standard"];
    const { output } = await (0,git_command/* run */.eF)(git, prefix === "" ? command : [...command, "--", prefix]);
    const below = prefix === "" ? 0 : prefix.length + 1;
    const known = {
        files: [],
        submodules: [],
        unmerged: [],
        embedded: [],
        unnameable: [],
        commits: new Map(),
    };
    let last = "";
    for (const { text, nameable } of (0,records/* recordsOf */.M)(output)) {
        const path = text.slice((text.startsWith("? ") ? 2 : text.indexOf("\t") + 1) + below);
        if (path === last || path === "")
            continue;
        last = path;
        if (!nameable)
            known.unnameable.push(path);
        else if (text.startsWith("? "))
            (path.endsWith("/") ? known.embedded : known.files).push(path);
        else if (text.startsWith("M "))
            known.unmerged.push(path);
        else if (text.startsWith("160000 ", 2)) {
            known.submodules.push(path);
            known.commits.set(path, text.slice(9, text.indexOf(" ", 9)));
        }
        else
            known.files.push(path);
    }
    if (prefix !== "" && output.length === 0)
        return undefined;
    return { ...known, embedded: known.embedded.map((path) => path.slice(0, -1)) };
}

;// CONCATENATED MODULE: ./build/bundle/src/platform/git/index.js









function openRepository(directory, environment = process.env) {
    const location = locate(directory);
    if (!location)
        return undefined;
    const { top, prefix } = location;
    const git = (0,git_command/* gitAt */.c8)(top, environment);
    const objects = new Objects(git);
    const resolve = (revision) => commitOf(objects, revision);
    return {
        root: prefix === "" ? top : (0,external_node_path_.resolve)(top, prefix),
        top,
        knownFiles: () => knownFiles(git, prefix),
        index() {
            const file = indexOf(location, environment);
            return lazily(async () => (await __nccwpck_require__.e(/* import() */ 7371).then(__nccwpck_require__.bind(__nccwpck_require__, 7371))).indexTree(git, objects, prefix, file));
        },
        commit: (id, holder = objects, isExpected) => lazily(async () => (await __nccwpck_require__.e(/* import() */ 9918).then(__nccwpck_require__.bind(__nccwpck_require__, 9918))).commitTree(git, holder, prefix, id, isExpected)),
        objects,
        isPartial: () => isPartial(location.shared),
        lackOf: async (id) => lackOf(git, id),
        resolve,
        mergeBase: (one, other) => mergeBase(git, one, other),
        async defaultBranch() {
            const names = [
                "remotes/origin/HEAD",
                "remotes/origin/main",
                "remotes/origin/master",
                "heads/main",
                "heads/master",
            ];
            return (await Promise.all(names.map((name) => resolve(`refs/${name}`)))).find((commit) => commit !== undefined);
        },
        slug: () => slugOf(git),
        fetch: async (id, token) => (await __nccwpck_require__.e(/* import() */ 8494).then(__nccwpck_require__.bind(__nccwpck_require__, 8494))).fetchCommit(git, location.shared, id, token),
        fetchObjects: async (ids, token) => (await __nccwpck_require__.e(/* import() */ 8494).then(__nccwpck_require__.bind(__nccwpck_require__, 8494))).fetchObjects(git, ids, token),
        tipOf: async (branch, token) => (await __nccwpck_require__.e(/* import() */ 8494).then(__nccwpck_require__.bind(__nccwpck_require__, 8494))).tipOf(git, branch, token),
        baseOf: async (request) => (await __nccwpck_require__.e(/* import() */ 8881).then(__nccwpck_require__.bind(__nccwpck_require__, 8881))).baseOf(request, resolve, (id, tip) => isAncestor(git, id, tip)),
        close: () => objects.close(),
    };
}
async function mergeBase(git, one, other) {
    const { status, output } = await (0,git_command/* run */.eF)(git, ["merge-base", "--end-of-options", one, other], { answers: [0, 1] });
    return status === 0 ? output.toString().trim() : undefined;
}
async function isAncestor(git, id, tip) {
    return ((await (0,git_command/* run */.eF)(git, ["merge-base", "--is-ancestor", "--end-of-options", id, tip], { answers: [0, 1] })).status === 0);
}
async function slugOf(git) {
    const { output } = await (0,git_command/* run */.eF)(git, ["config", "--get", "remote.origin.url"], { answers: [0, 1] });
    const url = output.toString().trim();
    const isRemote = /^(?!file:)[a-z+]+:\/\/[^/]|^[^/:]{2,}:(?!\/\/)/.test(url);
    const [, owner, name] = (isRemote && /[/:]([^/:\s]+)\/([^/:\s]+?)(?:\.git)?\/?$/.exec(url)) || [];
    return owner === undefined || name === undefined ? undefined : `${owner}/${name}`;
}
function indexOf({ top, gitDirectory }, environment) {
    const named = environment.GIT_INDEX_FILE;
    if (named === undefined || named === "")
        return undefined;
    const file = (0,external_node_path_.resolve)(top, named);
    if (!(0,external_node_fs_.existsSync)((0,external_node_path_.dirname)(file)) || !(0,git_command/* isInside */.FK)((0,external_node_fs_.realpathSync)((0,external_node_path_.dirname)(file)), (0,external_node_fs_.realpathSync)(gitDirectory)))
        throw new tree/* UserError */.yo(`GIT_INDEX_FILE names ${named}, which is not a file of the repository's own directory ${gitDirectory}`);
    return file;
}
function lazily(load) {
    let tree;
    const there = () => (tree ??= load());
    return {
        list: async () => (await there()).list(),
        read: async (path) => (await there()).read(path),
        identify: async (path) => (await there()).identify?.(path),
    };
}

// EXTERNAL MODULE: ./build/bundle/src/repo/path.js
var repo_path = __nccwpck_require__(6311);
;// CONCATENATED MODULE: ./build/bundle/src/repo/repo-index.js



class RepoIndex {
    entries;
    #inside;
    #tree;
    #contents = new Map();
    #identified = new Set();
    #lender;
    #trustsIds = false;
    #holding;
    #files = 0;
    #bytes = 0;
    constructor(tree, listed) {
        const entries = new Map([["", { path: "", kind: "directory" }]]);
        const inside = new Map();
        const hidden = new Map();
        const add = (entry) => {
            const known = entries.get(entry.path);
            if (known && !yields(known, entry))
                return;
            entries.set(entry.path, entry);
            if (known)
                return;
            const directory = parentOf(entry.path);
            if (directory === entry.path)
                return;
            const names = inside.get(directory);
            const name = entry.path === home ? home : (0,repo_path/* nameOf */.Vb)(entry.path);
            if (names)
                names.push(name);
            else
                inside.set(directory, [name]);
            const holding = name.startsWith(".") ? hidden.get(name) : [];
            if (holding)
                holding.push(directory);
            else
                hidden.set(name, [directory]);
            if (!entries.has(directory))
                add({ path: directory, kind: "directory" });
        };
        for (const entry of listed)
            add(entry);
        this.entries = entries;
        this.#inside = inside;
        this.#holding = hidden;
        this.#tree = tree;
    }
    static async of(tree) {
        return new RepoIndex(tree, await tree.list());
    }
    resolve(path, { follow = true } = {}) {
        const direct = this.entries.get(path);
        if (direct && direct.unjudged === undefined && (direct.kind === "file" || direct.kind === "directory"))
            return { kind: direct.kind, path };
        const [start, pending] = this.#startOf(path);
        return start === undefined ? { kind: "outside", target: path } : this.#walk(start, pending, follow);
    }
    isUsers(path) {
        return this.#tree.holdsUser === true && (path === "~" || path.startsWith("~/") || path.startsWith("/"));
    }
    holding(name) {
        let found = this.#holding.get(name) ?? (name.startsWith(".") ? [] : undefined);
        if (!found)
            this.#holding.set(name, (found = [...this.#inside].flatMap(([directory, names]) => (names.includes(name) ? [directory] : []))));
        return found;
    }
    hidden() {
        return [...this.#holding].flatMap(([name, directories]) => name.startsWith(".") ? directories.map((directory) => (0,repo_path/* join */.fj)(directory, name)) : []);
    }
    #startOf(path) {
        const segments = path.split("/");
        if (path.startsWith("/"))
            return [this.#tree.holdsUser ? "/" : undefined, segments];
        return this.#tree.holdsUser && segments[0] === "~" ? ["~", segments.slice(1)] : ["", segments];
    }
    #walk(start, pending, follow) {
        let here = start;
        let through;
        const by = () => (through ? { link: through.path } : {});
        for (let links = 0; pending.length > 0;) {
            const segment = pending.shift() ?? "";
            if (segment === "." || segment === "")
                continue;
            if (segment === "..") {
                if (here === "" || here === "/" || (here === "~" && this.isUsers(here)))
                    return { kind: "outside", target: through?.target ?? written([here, "..", ...pending]), ...by() };
                here = parentOf(here);
                continue;
            }
            const path = here === "" && segment === "~" && this.#tree.holdsUser ? home : (0,repo_path/* join */.fj)(here, segment);
            const entry = this.entries.get(path);
            if (!entry)
                return { kind: "missing", path: written([path, ...pending]), ...by() };
            if (entry.unjudged !== undefined)
                return { kind: "unjudged", path, problem: entry.unjudged };
            if (entry.kind === "submodule")
                return { kind: "unjudged", path, problem: "is a submodule, whose files are not part of this tree" };
            if (entry.kind === "unnameable")
                return { kind: "missing", path };
            if (entry.kind === "link") {
                if (!follow && pending.length === 0)
                    return { kind: "missing", path };
                if (++links > tree/* limits */.Fy.links)
                    return { kind: "loop", link: path };
                through = entry;
                const target = entry.target ?? "";
                if (target === "")
                    return { kind: "missing", path, link: path };
                const [root, way] = this.isUsers(path) ? this.#startOf(target) : [undefined, target.split("/")];
                if (/^(?:[A-Za-z]:)?[\\/]/.test(target) && root === undefined)
                    return { kind: "outside", target, link: path };
                if (target.startsWith("/") || root === "~")
                    here = root ?? here;
                pending.unshift(...way);
                continue;
            }
            if (entry.kind === "file")
                return pending.length > 0 ? { kind: "not-a-directory", path } : { kind: "file", path };
            here = path;
        }
        return { kind: "directory", path: here };
    }
    names(directory) {
        const sight = this.resolve(directory);
        if (sight.kind !== "directory")
            return [];
        return [...(this.#inside.get(sight.path) ?? [])].sort(repo_path/* byBytes */.bg);
    }
    async identityOf(path) {
        const sight = this.resolve(path);
        if (sight.kind !== "file" && sight.kind !== "unjudged")
            return undefined;
        this.#identified.add(sight.path);
        return this.#tree.identify?.(sight.path);
    }
    agreesWith(other, { whole = false } = {}) {
        if (this.entries.size !== other.entries.size)
            return false;
        for (const [path, entry] of this.entries) {
            const there = other.entries.get(path);
            if (!there || there.kind !== entry.kind || there.target !== entry.target || there.unjudged !== entry.unjudged)
                return false;
            if (entry.kind === "directory")
                continue;
            const counts = whole ||
                entry.kind !== "file" ||
                this.#contents.has(path) ||
                this.#identified.has(path) ||
                (0,repo_path/* nameOf */.Vb)(path) === ".gitattributes";
            if (counts && (entry.id === undefined || entry.id !== there.id))
                return false;
        }
        return true;
    }
    shareCache(lender, sharesObjects) {
        const attributes = ({ entries }) => JSON.stringify([...entries.values()]
            .filter(({ path }) => (0,repo_path/* nameOf */.Vb)(path) === ".gitattributes")
            .map(({ path, kind, id }) => [path, kind, id])
            .sort());
        this.#lender = lender;
        this.#trustsIds = sharesObjects && attributes(this) === attributes(lender);
    }
    #isSameObject(path, lender) {
        const [mine, theirs] = [this.entries.get(path), lender.entries.get(path)];
        const isFile = mine?.kind === "file" && theirs?.kind === "file" && (mine.unjudged ?? theirs.unjudged) === undefined;
        return isFile && mine.id !== undefined && mine.id === theirs.id;
    }
    read(path) {
        if (this.entries.get(path)?.kind === "unnameable")
            return this.#contentAt(path);
        const resolution = this.resolve(path);
        if (resolution.kind === "unjudged")
            return Promise.resolve({
                kind: "unjudged",
                source: { path: resolution.path, text: "" },
                problem: resolution.problem,
            });
        if (resolution.kind !== "file")
            return Promise.resolve({ kind: "absent", resolution });
        return this.#contentAt(resolution.path);
    }
    #contentAt(path) {
        let content = this.#contents.get(path);
        if (!content)
            this.#contents.set(path, (content = this.#contentOf(path)));
        return content;
    }
    async #contentOf(path) {
        const unjudged = (problem) => ({ kind: "unjudged", source: { path, text: "" }, problem });
        if (++this.#files > tree/* limits */.Fy.files)
            return unjudged(`was not read: the limit is ${tree/* limits */.Fy.files} files`);
        if (this.#bytes >= tree/* limits */.Fy.totalBytes)
            return unjudged(`was not read: the limit is ${tree/* limits */.Fy.totalBytes >> 20} MiB in all`);
        const theirs = this.#lender && (await this.#lender.#contents.get(path));
        const lent = theirs?.kind === "text" ? theirs : undefined;
        if (lent && this.#trustsIds && this.#lender && this.#isSameObject(path, this.#lender)) {
            this.#bytes += lent.bytes;
            return lent;
        }
        let bytes;
        try {
            bytes = await this.#tree.read(path);
        }
        catch (error) {
            if (error instanceof tree/* UnreadableFile */.ie)
                return unjudged(error.message);
            throw error;
        }
        this.#bytes += bytes.length;
        if (bytes.length > tree/* limits */.Fy.fileBytes)
            return unjudged((0,tree/* tooLarge */.g$)(bytes.length));
        const text = (0,repo_text/* decodeText */.g7)(bytes);
        if (text === undefined)
            return { kind: "not-utf8", source: { path, text: "" } };
        if (/^version https:\/\/git-lfs\.github\.com\/spec\/v1\r?\n/.test(text))
            return unjudged("is a Git LFS pointer, whose content is not part of this tree");
        return lent?.source.text === text ? lent : { kind: "text", source: { path, text }, bytes: bytes.length };
    }
    reach(boundary, from, value) {
        if (value.startsWith("/") ||
            value.startsWith("\\") ||
            value === "~" ||
            value.startsWith("~/") ||
            /^[A-Za-z]:[\\/]/.test(value)) {
            return { kind: "outside", how: "absolute", target: value };
        }
        const limit = this.resolve(boundary);
        const root = limit.kind === "directory" ? limit.path : boundary;
        const path = (0,repo_path/* join */.fj)(from, value);
        const climbs = (0,repo_path/* isWithin */.UO)(from, boundary) &&
            [value, value.replaceAll("\\", "/")].some((way) => !(0,repo_path/* isWithin */.UO)((0,repo_path/* plain */.pj)((0,repo_path/* join */.fj)(from, way)) ?? "..", boundary));
        const sight = this.resolve(path);
        if (sight.kind === "loop")
            return climbs ? { kind: "outside", how: "parent", target: value } : { kind: "nowhere" };
        if (sight.kind === "outside")
            return {
                kind: "outside",
                how: sight.link === undefined ? "parent" : "link",
                target: sight.target,
                ...(sight.link === undefined ? {} : { link: sight.link }),
            };
        if (climbs || !(0,repo_path/* isWithin */.UO)(sight.path, root)) {
            const link = climbs ? undefined : this.#linkOn(path);
            return {
                kind: "outside",
                how: link === undefined ? "parent" : "link",
                target: sight.path,
                ...(link === undefined ? {} : { link }),
            };
        }
        return sight.kind === "file" || sight.kind === "directory"
            ? { kind: "inside", path: sight.path }
            : { kind: "nowhere" };
    }
    #linkOn(path) {
        let here = "";
        for (const segment of path.split("/")) {
            here = (0,repo_path/* plain */.pj)((0,repo_path/* join */.fj)(here, segment)) ?? "";
            if (this.entries.get(here)?.kind === "link")
                return here;
        }
        return undefined;
    }
}
const home = "./~";
function parentOf(path) {
    return path === home ? "" : (0,repo_path/* directoryOf */.jt)(path);
}
function yields(known, entry) {
    if (known.kind === "unnameable")
        return entry.kind !== "unnameable";
    return (known.kind === "directory" &&
        known.unjudged === undefined &&
        (entry.kind !== "directory" || entry.unjudged !== undefined) &&
        entry.kind !== "unnameable");
}
function written(segments) {
    return segments.filter((segment) => segment !== "" && segment !== ".").join("/");
}

;// CONCATENATED MODULE: ./build/bundle/src/action/commits.js




const trials = 3;
const pause = 1500;
const together = 5000;
function openCommitSource(access) {
    const { environment, server, token } = access;
    const clone = cloneIn(environment);
    const credentials = token === undefined ? undefined : { server, token };
    const hosted = once(() => hostedFor(access));
    const onGitHub = async (id) => (await hosted())?.commit(id);
    const beyond = { get: async (id, limit) => (await hosted())?.objects.get(id, limit) ?? { kind: "missing" } };
    const view = clone && viewOf(clone, beyond, credentials);
    const shown = async (id, otherwise = "", expecting = "everything") => {
        const there = await hosted();
        const lacking = (reason) => new tree/* UserError */.yo(`the commit ${id} cannot be read through GitHub's API: ${reason}${otherwise}`);
        if (!there)
            throw lacking("it is not asked without the input `token`");
        try {
            const commit = await there.commit(id);
            if (commit)
                return {
                    repo: await RepoIndex.of(there.tree(commit.tree, view?.present, await expectedOf(expecting))),
                    commit: id,
                    sharesObjects: true,
                };
        }
        catch (error) {
            throw error instanceof tree/* UserError */.yo ? lacking(error.message) : error;
        }
        throw lacking("it is not there, or the input `token` needs `contents: read`");
    };
    return {
        hasClone: clone !== undefined,
        holds: async (id) => (await clone?.resolve(id)) !== undefined,
        shown: (id) => shown(id),
        async held(id, expecting = "everything") {
            if (!clone || !view)
                return shown(id, "; run actions/checkout in an earlier step", expecting);
            try {
                if (!(await clone.resolve(id)))
                    await clone.fetch(id, credentials);
                if (!(await clone.resolve(id)))
                    throw new tree/* UserError */.yo(`this clone lacks the commit ${id}`);
                return { repo: await view.repo(id, expecting), commit: id, sharesObjects: true };
            }
            catch (error) {
                if (!(await hosted()))
                    throw error;
                return shown(id, `; nor can git give it (${messageOf(error)})`, expecting);
            }
        },
        async baseOf(request) {
            const { ran, head } = request;
            if (ran !== undefined && !(await clone?.resolve(ran))) {
                const base = baseIn(await onGitHub(ran), head);
                if (base !== undefined)
                    return base;
            }
            return clone ? (await clone.baseOf(request)).id : request.base;
        },
        async mergeOf(number, head) {
            const there = await hosted();
            if (!there)
                return undefined;
            const merged = async (id) => {
                const base = id === undefined ? undefined : baseIn(await there.commit(id), head);
                return id === undefined || base === undefined ? undefined : { id, base };
            };
            try {
                const merge = await merged(await there.mergeOf(number));
                if (merge)
                    return merge;
            }
            catch (error) {
                throw error instanceof tree/* UserError */.yo
                    ? new tree/* UserError */.yo(`GitHub's merge of this request cannot be read: ${error.message}`)
                    : error;
            }
            for (let trial = 0; trial < trials; trial++) {
                if (trial > 0)
                    await new Promise((resolve) => setTimeout(resolve, pause));
                const told = await there.trialOf(number).catch(() => undefined);
                const merge = await merged(told?.merge);
                if (merge || !told?.isPending)
                    return merge;
            }
            return undefined;
        },
        async tipOf(branch) {
            try {
                if (clone)
                    return await clone.tipOf(branch, credentials);
            }
            catch (error) {
                if (!(await hosted()))
                    throw error;
            }
            return (await hosted())?.tipOf(branch);
        },
        close: async () => clone?.close(),
    };
}
function cloneIn(environment) {
    const workspace = environment["GITHUB_WORKSPACE"] ?? ".";
    const around = openRepository(workspace, environment);
    return around && around.top !== around.root ? openRepository(around.top, environment) : around;
}
async function hostedFor({ environment, token, repository }) {
    if (token === undefined || repository === null)
        return undefined;
    const { hostedRepository } = await __nccwpck_require__.e(/* import() */ 9309).then(__nccwpck_require__.bind(__nccwpck_require__, 9309));
    const api = environment["GITHUB_API_URL"] ?? "https://api.github.com";
    return hostedRepository({
        api,
        graphql: environment["GITHUB_GRAPHQL_URL"] ?? `${api.replace(/\/v3\/?$/, "")}/graphql`,
        token,
        repository,
    });
}
function baseIn(merge, head) {
    const [base, second, ...more] = merge?.parents ?? [];
    return second === head && more.length === 0 ? base : undefined;
}
function viewOf(clone, beyond, token) {
    const isPartial = clone.isPartial();
    const fetched = fetchedInto(clone, token);
    return {
        present: isPartial ? undefined : clone.objects,
        async repo(id, expecting) {
            const isExpected = isPartial || expecting !== "everything" ? await expectedOf(expecting) : undefined;
            if (!isPartial)
                return RepoIndex.of(clone.commit(id, (0,blobs/* inTurn */.lo)(clone.objects, fetched, beyond), isExpected));
            let lack = await clone.lackOf(id);
            if (lack.trees.length > 0) {
                await clone.fetchObjects(lack.trees, token);
                lack = await clone.lackOf(id);
            }
            const lacking = new Set(lack.blobs);
            const present = {
                get: async (object, limit) => (lacking.has(object) ? { kind: "missing" } : clone.objects.get(object, limit)),
            };
            return RepoIndex.of(clone.commit(id, (0,blobs/* inTurn */.lo)(present, fetched, beyond), isExpected));
        },
    };
}
async function expectedOf(expecting) {
    if (expecting === "little")
        return undefined;
    const { shouldPrefetch } = await __nccwpck_require__.e(/* import() */ 6025).then(__nccwpck_require__.bind(__nccwpck_require__, 6025));
    const there = expecting === "everything" ? undefined : expecting.repo.entries;
    return ({ path, id }) => shouldPrefetch(path) && there?.get(path)?.id !== id;
}
function fetchedInto(clone, token) {
    let hasFailed = false;
    const brought = (0,blobs/* gathering */.wk)(together, async (ids) => {
        if (hasFailed)
            return new Map();
        try {
            await clone.fetchObjects(ids, token);
            return new Map(ids.map((id) => [id, true]));
        }
        catch {
            hasFailed = true;
            return new Map();
        }
    });
    return { get: async (id, limit) => ((await brought(id)) ? clone.objects.get(id, limit) : { kind: "missing" }) };
}
function once(make) {
    let made;
    return () => (made ??= make());
}
function messageOf(error) {
    return error instanceof Error ? error.message : String(error);
}

// EXTERNAL MODULE: ./build/bundle/src/model/finding.js
var model_finding = __nccwpck_require__(290);
;// CONCATENATED MODULE: ./build/bundle/src/evaluate/result.js

const states = (/* unused pure expression or super */ null && (["new", "existing", "waived"]));
const failOns = [...model_finding/* severities */.g, "never"];
const gates = ["new", "all"];
function summaryOf({ inspection, findings: judged }) {
    const severe = (severity) => judged.filter(({ finding, state }) => finding.severity === severity && state !== "waived").length;
    const standing = (wanted) => judged.filter(({ state }) => state === wanted).length;
    return {
        profiles: inspection.subjects.length,
        errors: severe("error"),
        warnings: severe("warning"),
        notes: severe("note"),
        new: standing("new"),
        existing: standing("existing"),
        waived: standing("waived"),
    };
}
function fails({ finding, state, isBaselined }, { failOn, gate }) {
    if (failOn === "never" || state === "waived" || isBaselined || (gate === "new" && state === "existing"))
        return false;
    return model_finding/* severities */.g.indexOf(finding.severity) >= model_finding/* severities */.g.indexOf(failOn);
}
function conclusionOf(result) {
    return result.findings.some((judged) => fails(judged, result)) ? "findings" : "clean";
}
function helpOf({ homepage }, rule) {
    return `${homepage}/src/rules/${rule}.md`;
}

;// CONCATENATED MODULE: ./build/bundle/src/evaluate/settings.js


const commands = {
    check: "judge the profiles of the repository around the working directory",
    list: "every profile: the host's verdict on it and what it may do",
    diff: "what changed since a revision, or between two: who is new, gone or different, and who may do more",
    explain: "the page of a rule or a host, in the terminal",
    policy: "the policy in force, and the file and line each setting came from; `policy test FILE…` runs cases against it",
    baseline: "today's findings as a baseline file, whose entries fail no later run",
    init: "writes a policy, a workflow and a pre-commit entry, and never over an existing file",
};
const reserved = {
    formats: ["sarif", "junit"],
    inputs: { sarif: "A file for the findings as SARIF" },
    outputs: { sarif: "The file with the findings as SARIF" },
};
const formats = {
    check: ["pretty", "json", "github", "markdown"],
    list: ["pretty", "json"],
    diff: ["pretty", "json", "markdown"],
    policy: ["pretty", "json"],
};
const colors = ["auto", "always", "never"];
const comments = ["changes", "always", "never"];
const both = ["cli", "action"];
const cli = ["cli"];
const action = ["action"];
const judging = ["check", "list", "diff", "policy", "baseline"];
const reading = ["check", "list", "diff"];
const settings_all = [...judging, "explain", "init"];
const settings = {
    root: {
        description: "The directory whose profiles are judged.",
        value: "DIR",
        fallback: "the top of the repository",
        entryPoints: both,
        commands: [...judging, "init"],
    },
    policy: {
        description: "The policy file. One from outside the repository, also as owner/repo//path@ref, is a ceiling over the repository's own.",
        value: "FILE",
        fallback: ".github/agent-profile-check.yml",
        entryPoints: both,
        commands: judging,
    },
    host: {
        description: "Only this host; may be given again.",
        value: "ID",
        fallback: "every host",
        entryPoints: cli,
        commands: reading,
        repeatable: true,
    },
    edition: {
        description: "Read as this edition of a host does; `all` and HOST=all read as each of them, and say where they differ; may be given again.",
        value: "HOST=EDITION",
        fallback: "the policy's, or the newest known",
        entryPoints: cli,
        commands: reading,
        repeatable: true,
    },
    format: {
        description: "How the answer looks; FORMAT=FILE writes it to a file; may be given again.",
        value: "FORMAT[=FILE]",
        choices: formats.check,
        fallback: "pretty",
        entryPoints: cli,
        commands: [...reading, "policy"],
        repeatable: true,
    },
    base: {
        description: "Findings that already stand at this revision are existing ones; the policy is that of what is judged.",
        value: "REV",
        fallback: "",
        entryPoints: cli,
        commands: ["check"],
    },
    staged: {
        description: "Judge the git index, with the base and the policy of HEAD.",
        fallback: "",
        entryPoints: cli,
        commands: ["check", "list", "policy"],
    },
    user: {
        description: "Read the user's and the machine's own profiles too.",
        fallback: "",
        entryPoints: cli,
        commands: ["check", "list"],
    },
    from: {
        description: "In `list`, only what a session that starts in this directory would be offered.",
        value: "DIR",
        fallback: "every directory",
        entryPoints: cli,
        commands: ["list"],
    },
    for: {
        description: "In `policy`, what is decided about the profiles of one file.",
        value: "PATH",
        fallback: "",
        entryPoints: cli,
        commands: ["policy"],
    },
    prune: {
        description: "In `baseline`, only take out entries that no finding matches any more.",
        fallback: "",
        entryPoints: cli,
        commands: ["baseline"],
    },
    "from-current": {
        description: "In `init`, grant what today's profiles do beyond the ceiling, for 60 to 120 days; what cannot be granted goes to a baseline.",
        fallback: "",
        entryPoints: cli,
        commands: ["init"],
    },
    token: {
        description: "Reads the pull request and writes the comment.",
        value: "TOKEN",
        fallback: "the job's own token",
        input: "${{ github.token }}",
        entryPoints: [...action, "comment"],
        commands: [],
    },
    result: {
        description: "The JSON that the run wrote, where the artifact was downloaded to.",
        value: "FILE",
        fallback: "",
        entryPoints: ["comment"],
        commands: [],
    },
    key: {
        description: "Tells comments apart where one workflow writes several on a request.",
        value: "KEY",
        fallback: "none",
        entryPoints: ["comment"],
        commands: [],
    },
    "policy-token": {
        description: "Reads policies of other repositories.",
        value: "TOKEN",
        fallback: "the input `token`",
        entryPoints: action,
        commands: [],
    },
    "policy-fallback": {
        description: "What judges where a policy of another repository cannot be had; without it, the run fails.",
        value: "PRESET",
        choices: rule/* presets */.v.map((preset) => `preset:${preset}`),
        fallback: "none",
        entryPoints: action,
        commands: [],
    },
    workflow: {
        description: "On `pull_request_review`: the file of the workflow whose check is started again.",
        value: "FILE",
        fallback: "agent-profiles.yml",
        entryPoints: action,
        commands: [],
    },
    "fail-on": {
        description: "The mildest finding that fails the run.",
        value: "LEVEL",
        choices: failOns,
        fallback: "error",
        entryPoints: both,
        commands: ["check"],
    },
    gate: {
        description: "Whether only new findings can fail the run.",
        value: "WHICH",
        choices: gates,
        fallback: "new on pull requests, in merge groups, and with --base or --staged; all elsewhere",
        entryPoints: both,
        commands: ["check"],
    },
    comment: {
        description: "When to comment on a pull request.",
        value: "WHEN",
        choices: comments,
        fallback: "changes",
        entryPoints: action,
        commands: [],
    },
    json: {
        description: "A file for the findings as JSON.",
        value: "FILE",
        fallback: "none",
        entryPoints: action,
        commands: [],
    },
    offline: { description: "Never use the network.", fallback: "", entryPoints: cli, commands: settings_all },
    today: {
        description: "The day on which the policy's dates are judged.",
        value: "DATE",
        fallback: "today, UTC",
        entryPoints: cli,
        commands: [...judging, "init"],
    },
    color: {
        description: "Whether to colour; NO_COLOR is heard.",
        value: "WHEN",
        choices: colors,
        fallback: "auto",
        entryPoints: cli,
        commands: settings_all,
    },
    quiet: { description: "Nothing on stderr but what went wrong.", fallback: "", entryPoints: cli, commands: settings_all },
    help: { description: "Say this.", fallback: "", entryPoints: cli, commands: settings_all },
    version: { description: "Say the version.", fallback: "", entryPoints: cli, commands: settings_all },
};
const outputs = {
    conclusion: "`clean`, `findings`, or `error` where nothing was decided.",
    errors: "How many errors there are.",
    warnings: "How many warnings there are.",
    notes: "How many notes there are.",
    profiles: "How many profiles there are.",
    added: "How many profiles the base does not have.",
    changed: "How many profiles differ from the base.",
    removed: "How many profiles only the base has.",
    widened: "How many profiles may do more than at the base.",
    json: "The file with the findings as JSON.",
    "comment-url": "The address of the comment, where there is one.",
};
const exitCodes = {
    0: "nothing at or above `--fail-on`; for the other commands: done",
    1: "findings, or a failed case of `policy test`",
    2: "a mistake in the flags, the policy or the named revision",
    3: "the tool broke; nothing was decided",
};

;// CONCATENATED MODULE: ./build/bundle/src/action/inputs.js





function inputsOf(environment) {
    const given = (name) => environment[`INPUT_${name.toUpperCase()}`]?.trim() || undefined;
    for (const name of Object.keys(reserved.inputs)) {
        if (environment[`INPUT_${name.toUpperCase()}`]?.trim())
            throw new tree/* UserError */.yo(`the input \`${name}\` is reserved for a later version`);
    }
    return {
        root: pathOf("root", given("root") ?? "."),
        policy: policyOf(given("policy")),
        fallback: rule/* presets */.v.find((preset) => `preset:${preset}` === chosen("policy-fallback", given("policy-fallback"), settings["policy-fallback"].choices)),
        token: given("token"),
        policyToken: given("policy-token"),
        workflow: workflowOf(given("workflow") ?? settings.workflow.fallback),
        failOn: chosen("fail-on", given("fail-on"), settings["fail-on"].choices) ?? "error",
        gate: chosen("gate", given("gate"), settings.gate.choices),
        comment: chosen("comment", given("comment"), settings.comment.choices) ?? "changes",
        json: given("json"),
    };
}
function policyOf(value) {
    if (value === undefined)
        return undefined;
    const reference = /\/\/|@|^preset:/.test(value) && !value.startsWith("./")
        ? referenceOf(value)
        : { kind: "file", path: pathOf("policy", value) };
    if (typeof reference === "string")
        throw new tree/* UserError */.yo(`the input \`policy\`: ${reference}`);
    if (reference.kind === "preset")
        throw new tree/* UserError */.yo("the input `policy` names a file, of this repository or as `owner/repo//path@ref`; a preset stands in a policy's `extends`");
    return reference;
}
function workflowOf(value) {
    const name = value.replace(/^(?:\.\/)?\.github\/workflows\//, "");
    if (!/^[\w.-]+\.ya?ml$/.test(name))
        throw new tree/* UserError */.yo(`the input \`workflow\` names a file in \`.github/workflows\`, not \`${value}\``);
    return name;
}
function chosen(name, value, choices) {
    const choice = choices.find((one) => one === value);
    if (value !== undefined && choice === undefined)
        throw new tree/* UserError */.yo(`the input \`${name}\` is one of ${choices.join(", ")}, not \`${value}\`${(0,spelling/* suggestion */.h)(value, choices)}`);
    return choice;
}
function pathOf(name, value) {
    const parts = value.split("/").filter((part) => part !== "" && part !== ".");
    if (value.startsWith("/") || parts.includes(".."))
        throw new tree/* UserError */.yo(`the input \`${name}\` is a path inside the repository, not \`${value}\``);
    return parts.join("/");
}

;// CONCATENATED MODULE: ./build/bundle/src/action/input.js

async function evaluationInput({ commit, context: beside }, ground) {
    const notes = ground.hasClone || (beside.kind === "request" && beside.ran === undefined)
        ? []
        : ["there is no clone in the workspace, so everything is read through GitHub's API"];
    switch (beside.kind) {
        case "request":
            return beside.ran === undefined ? dataOf(beside, ground) : requestOf(beside, beside.ran, ground, notes);
        case "review":
            throw new Error("a review is no change, and nothing of it is judged");
        case "group":
            return besideBase(await ground.held(commit), async () => beside.base, ground, notes);
        case "push": {
            const head = await ground.held(commit);
            const before = await ground.held(beside.before, head).catch(() => undefined);
            return {
                head,
                base: before,
                notes: before
                    ? notes
                    : [...notes, "the commit before this push cannot be had any more, so every finding is new"],
            };
        }
        case "none":
            return { head: await ground.held(commit), base: undefined, notes };
    }
}
async function requestOf(beside, ran, ground, notes) {
    const merge = await ground.held(ran).catch(async (error) => {
        if (await ground.holds(beside.head))
            return undefined;
        throw error;
    });
    const base = () => ground.baseOf({ ...beside, ran });
    if (merge)
        return besideBase(merge, base, ground, notes);
    return besideBase(await ground.held(beside.head), base, ground, [
        ...notes,
        "the clone holds the head of the request and not its merge, so the head is judged",
    ]);
}
async function dataOf({ number, head, base }, ground) {
    const merge = await ground.mergeOf(number, head);
    if (merge)
        return besideBase(await ground.shown(merge.id), async () => merge.base, ground, []);
    return besideBase(await ground.shown(head), async () => base, ground, [
        "GitHub has no merge of this request with its base, so its head is judged",
    ]);
}
async function besideBase(head, base, ground, notes) {
    return { head, base: await ground.held(await base(), head), notes };
}
async function defaultBranchTree({ ref, defaultBranch, context: beside }, ground) {
    if (defaultBranch === undefined ||
        ref === `refs/heads/${defaultBranch}` ||
        (ref === undefined && beside.kind === "none"))
        return undefined;
    const tip = await ground.tipOf(defaultBranch);
    if (tip === undefined)
        throw new tree/* UserError */.yo(`the default branch \`${defaultBranch}\` cannot be found, and its policy counts for other branches too`);
    return ground.held(tip, "little");
}

// EXTERNAL MODULE: ./build/bundle/src/model/delegation.js
var delegation = __nccwpck_require__(221);
// EXTERNAL MODULE: ./build/bundle/src/model/profile.js
var model_profile = __nccwpck_require__(4682);
;// CONCATENATED MODULE: ./build/bundle/src/inspect/editions.js



const allEditions = "all";
function editionsOf({ editions }, wish) {
    return wish === allEditions ? editions : [wish ?? editions[0]];
}
function withoutEchoes(subjects) {
    return hasSeveral(subjects) ? firstOf(subjects, ({ host, item }) => [host, ...editions_traitsOf(item)]) : [...subjects];
}
function withoutRepeats(findings, loads) {
    if (!hasSeveral(loads))
        return [...findings];
    const keyOf = (finding) => [...(0,model_finding/* identityOf */.c)(finding), finding.severity, finding.at.span, finding.message];
    const having = new Map();
    for (const finding of findings) {
        const key = JSON.stringify(keyOf(finding));
        having.set(key, (having.get(key) ?? new Set()).add(finding.edition));
    }
    return firstOf(findings, keyOf).map((finding) => {
        const all = loads.filter(({ host }) => host === finding.host);
        const some = all.filter(({ edition }) => having.get(JSON.stringify(keyOf(finding)))?.has(edition));
        if (some.length === all.length)
            return finding;
        const only = ` (${some[0]?.title} ${some.map(({ edition }) => edition).join(", ")} only)`;
        return {
            ...finding,
            message: finding.message + only,
            ...(finding.groupKey === undefined ? {} : { groupKey: finding.groupKey + only }),
        };
    });
}
function newestOf(some, loads) {
    if (!hasSeveral(loads))
        return some;
    const first = new Map(loads.toReversed().map(({ host, edition }) => [host, edition]));
    return some.filter(({ host, edition }) => first.get(host) === edition);
}
function hasSeveral(some) {
    const seen = new Map();
    return some.some(({ host, edition }) => {
        if (seen.has(host) && seen.get(host) !== edition)
            return true;
        seen.set(host, edition);
        return false;
    });
}
function firstOf(some, keyOf) {
    const editions = new Map();
    return some.filter((one) => {
        const key = JSON.stringify(keyOf(one));
        if (editions.has(key))
            return editions.get(key) === one.edition;
        editions.set(key, one.edition);
        return true;
    });
}
function editions_traitsOf({ layer, files, verdict, profile }) {
    return [
        layer.name,
        layer.root,
        files,
        verdict.kind,
        "problem" in verdict ? verdict.problem.message : null,
        profile ? writtenOut(profile) : null,
    ];
}
function writtenOut(profile) {
    const { name, description, model, permissionMode, denied, bypasses, ineffective, prompt } = profile;
    return [
        [name, description, model, permissionMode].map((fact) => (0,model_fact/* known */.eO)(fact) ?? null),
        (0,model_profile/* capabilitiesOf */.SF)(profile),
        (0,model_profile/* grantsOf */.Rr)(profile).map(({ tool, capability, scope }) => [tool, capability, scope]),
        denied,
        bypasses.map(({ setting, value, effect }) => [setting, value, effect]),
        ineffective.map(({ kind, what }) => [kind, what]),
        prompt.text,
    ];
}

// EXTERNAL MODULE: ./build/bundle/src/model/host.js
var model_host = __nccwpck_require__(3641);
// EXTERNAL MODULE: ./build/bundle/src/repo/patterns.js
var repo_patterns = __nccwpck_require__(3987);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/collect.js
var collect = __nccwpck_require__(1307);
;// CONCATENATED MODULE: ./build/bundle/src/inspect/unknown-hosts.js




const folderNames = new Set(["agents", "agent", "subagents"]);
const machines = new Set([
    ".gitlab",
    ".jenkins",
    ".buildkite",
    ".teamcity",
    ".azuredevops",
    ".git",
]);
const format = /\.(?:md|mdc|toml|json|jsonc|ya?ml)$/i;
const unknown_hosts_together = 64;
function unknownHostsIn(repo, patterns, judged) {
    const known = patterns.map((pattern) => (0,repo_patterns/* parsePattern */.EY)(pattern).path.split("/"));
    return repo
        .hidden()
        .filter((directory) => !machines.has((0,repo_path/* nameOf */.Vb)(directory)) && repo.resolve(directory).kind === "directory" && !repo.isUsers(directory))
        .flatMap((directory) => [...folderNames]
        .filter((name) => !known.some((way) => leadsInto(way, (0,repo_path/* nameOf */.Vb)(directory).toLowerCase(), name)))
        .map((name) => (0,repo_path/* join */.fj)(directory, name)))
        .filter((path) => unknown_hosts_isThere(path, repo) && !judged.some((one) => (0,repo_path/* isWithin */.UO)(one, path)))
        .sort()
        .flatMap((path) => {
        const { files, unjudged } = (0,collect/* collectFiles */.C0)(repo, path, { isIncluded: (file) => format.test(file), deep: true });
        const all = [...files, ...unjudged.map(({ at }) => at.source.path)];
        return all.length > 0 ? [{ path, files: all }] : [];
    });
}
async function problemOf({ path, files }, repo) {
    const identities = [];
    for (let at = 0; at < files.length; at += unknown_hosts_together)
        identities.push(...(await Promise.all(files.slice(at, at + unknown_hosts_together).map(async (file) => `${file} ${(await repo.identityOf(file)) ?? ""}`))));
    const [first = path, ...others] = files;
    const what = others.length > 0 ? `${files.length} files` : `\`${first === path ? (0,repo_path/* nameOf */.Vb)(path) : first.slice(path.length + 1)}\``;
    return {
        kind: "unknown-host",
        message: `looks like a folder of agents of a host that is not known here: nobody has judged ${what}`,
        at: (0,repo_text/* placeOfPath */.Es)(path),
        identity: identities.join("\n"),
    };
}
function unknown_hosts_isThere(path, repo) {
    const { kind } = repo.resolve(path);
    return kind === "directory" || kind === "outside" || kind === "unjudged";
}
function leadsInto([first = "", second = ""], directory, folder) {
    return first === directory && (second === folder || second.includes("*"));
}

;// CONCATENATED MODULE: ./build/bundle/src/inspect/detect.js


async function detectHost(id, host, repo, signs) {
    const isBare = repo.entries.size === 1 && signs.user === undefined;
    const path = isBare ? undefined : (ownIn(host, repo, signs.user) ?? (await toldIn(host.detectionHints ?? [], repo)));
    if (path !== undefined)
        return { kind: "own", path };
    if (signs.policy(id))
        return { kind: "policy" };
    if (signs.asked(id))
        return { kind: "asked" };
    if (signs.base(id))
        return { kind: "base" };
    return { kind: "none", shared: isBare ? undefined : host.ownPatterns && detect_firstOf(host.patterns, repo, signs.user) };
}
function ownIn({ patterns: places, ownPatterns: own }, repo, user) {
    if (own)
        return detect_firstOf(own, repo, user);
    return user !== undefined || (0,repo_patterns/* isAnyPresent */.OU)(repo, places) ? (detect_firstOf(places, repo, user) ?? "") : undefined;
}
async function toldIn(telling, repo) {
    for (const { path: place, text } of telling) {
        for (const path of placesOf(place, repo, undefined)) {
            if (!detect_isThere(path, repo))
                continue;
            const content = await repo.read(path);
            if (content.kind === "text"
                ? content.source.text.includes(text)
                : content.kind !== "absent" || content.resolution.kind === "outside")
                return path;
        }
    }
    return undefined;
}
function detect_firstOf(patterns, repo, user) {
    for (const pattern of patterns) {
        const path = standing(pattern, repo, user);
        if (path !== undefined)
            return path;
    }
    return undefined;
}
function standing(pattern, repo, user) {
    return placesOf(pattern, repo, user).find((there) => detect_isThere(there, repo));
}
function placesOf(pattern, repo, user) {
    const { anchor, path, fixed } = (0,repo_patterns/* parsePattern */.EY)(pattern);
    const way = path.includes("*") ? fixed : path;
    if (way === "")
        return [];
    const root = (0,repo_patterns/* anchorRoot */.kB)(anchor, user);
    const starts = anchor === "every"
        ? [...repo.holding(path.split("/")[0] ?? "")].filter((start) => !repo.isUsers(start)).sort()
        : root === undefined
            ? []
            : [root];
    return starts.map((start) => (0,repo_path/* join */.fj)(start, way));
}
function detect_isThere(path, repo) {
    const sight = repo.resolve(path);
    if (sight.kind === "directory")
        return repo.names(path).length > 0;
    return sight.kind !== "missing" || sight.link !== undefined;
}

;// CONCATENATED MODULE: ./build/bundle/src/inspect/index.js









async function inspect_inspect(repo, ask) {
    const repositoryRoots = [
        "",
        ...[...repo.entries.values()].filter(({ kind }) => kind === "submodule").map(({ path }) => path),
    ];
    const suspects = (0,repo_patterns/* nearMatchesIn */.Zj)(repo, inspect_chosen(ask).flatMap(([, { patterns: places }]) => places));
    const loads = (await Promise.all(inspect_chosen(ask).map(([id, host]) => loadsOf(id, host, repo, repositoryRoots, suspects, ask)))).flat();
    const strangers = ask.hosts === undefined && ask.starts === undefined
        ? unknownHostsIn(repo, allPlaces, loads.flatMap(({ load }) => lookedInto(load)))
        : [];
    const ofNobody = {
        host: null,
        title: "",
        edition: null,
        load: { ...model_host/* absentLoad */._, unjudged: await Promise.all(strangers.map((stranger) => problemOf(stranger, repo))) },
    };
    const findings = ask.isUnjudged
        ? []
        : withoutRepeats([...loads, ofNobody].flatMap((load) => check(load, ask.decisions)), loads);
    const counted = findings.filter(({ at, item }) => !ask.decisions.ignored(item?.files[0] ?? at.source.path));
    return {
        loads,
        unknownHosts: strangers,
        subjects: withoutEchoes(loads.flatMap(subjectsOf)).sort(bySubject),
        findings: counted.sort(byPlace),
        ignored: findings.length - counted.length,
    };
}
const allPlaces = Object.values(catalogue/* hosts */.S).flatMap(({ patterns: places, ownPatterns: own = [] }) => [
    ...places,
    ...own,
]);
function lookedInto({ layers, items, unjudged }) {
    return [
        ...layers.map(({ root }) => root),
        ...items.flatMap(({ files }) => files),
        ...unjudged.map(({ at }) => at.source.path),
    ];
}
async function hostsInUse(repo, ask) {
    const uses = await Promise.all(inspect_chosen(ask).map(async ([id, host]) => ({ id, use: await detectHost(id, host, repo, signsOf(ask)) })));
    return uses.flatMap(({ id, use }) => (use.kind === "none" ? [] : [id]));
}
function inspect_chosen({ hosts }) {
    return Object.entries(catalogue/* hosts */.S).filter(([id]) => hosts?.includes(id) ?? true);
}
function signsOf({ decisions, hosts, editions = {}, usedAtBase: usedBefore, user }) {
    return {
        asked: (id) => hosts !== undefined || Object.hasOwn(editions, id),
        policy: (id) => Object.hasOwn(decisions.hosts, id),
        base: (id) => usedBefore?.includes(id) ?? false,
        user,
    };
}
async function loadsOf(id, host, repo, repositoryRoots, suspects, ask) {
    const { title, patterns: places, ownPatterns: own = places } = host;
    const setting = ask.decisions.hosts[id];
    const use = await detectHost(id, host, repo, signsOf(ask));
    const where = {
        starts: ask.starts ?? (use.kind === "none" ? [] : (0,repo_patterns/* startDirectories */.oQ)(repo, places)),
        repositoryRoots,
        dirs: setting?.dirs.map(({ value }) => value) ?? [],
        ...(ask.user ? { user: ask.user } : {}),
    };
    const looksAt = suspects.odd.length + suspects.links.length === 0 ? [] : use.kind === "none" ? (0,repo_patterns/* ownPatternsOf */.l_)(places, own) : places;
    const folded = (0,repo_patterns/* caseFoldedPaths */.zB)(suspects.odd, looksAt).map((path) => ({
        message: `becomes a place of ${title} on a file system that folds names, and is not read here`,
        at: (0,repo_text/* placeOfPath */.Es)(path),
    }));
    const unheld = (0,repo_patterns/* unreachablePaths */.j8)(repo, suspects.links, looksAt).map((path) => ({
        message: "is a link to something that is not part of this tree",
        at: (0,repo_text/* placeOfPath */.Es)(path),
    }));
    return Promise.all(editionsOf(host, ask.editions?.[id] ?? (ask.everyEdition ? allEditions : setting?.edition?.value)).map(async (edition) => {
        const loaded = use.kind === "none" ? model_host/* absentLoad */._ : await host.load(repo, where, edition);
        const unjudged = [...loaded.unjudged, ...folded, ...unheld].map(async (problem) => {
            const identity = await repo.identityOf(problem.at.source.path);
            return identity === undefined ? problem : { ...problem, identity };
        });
        return { host: id, title, edition, use, own, load: { ...loaded, unjudged: await Promise.all(unjudged) } };
    }));
}
function subjectsOf({ host, title, edition, load }) {
    return load.items.filter(isListed).map((item) => ({ host, title, edition, item }));
}
function isListed({ files, verdict }) {
    return files.length > 0 && verdict.kind !== "passed-over";
}
function check({ host, title, edition, load }, decisions) {
    if (load.status === "absent" && load.layers.length + load.items.length + load.unjudged.length === 0)
        return [];
    const listed = load.items.filter(isListed);
    const findings = [];
    const reached = (0,delegation/* reachableIn */.Z)(load);
    for (const [rule, judgement] of Object.entries(catalogue/* rules */.a)) {
        const context = {
            host: title,
            options: decisions.optionsOf(rule),
            allowance: (item) => decisions.allowance(host ?? "", item),
            reachable: reached,
        };
        const contextOf = (item) => {
            const options = judgement.options
                ? decisions.optionsOf(rule, { host, item, path: item.files[0] ?? "" })
                : context.options;
            return options === context.options ? context : { ...context, options };
        };
        const stamp = (reports, subject, part = null) => {
            for (const report of reports) {
                const item = report.item ?? subject;
                const severity = decisions.levelOf(rule, report.kind, {
                    host,
                    item,
                    path: item?.files[0] ?? report.at.source.path,
                });
                const layer = report.layer ?? item?.layer ?? part;
                if (severity !== "off")
                    findings.push({ rule, severity, host, edition, layer, item, ...report });
            }
        };
        switch (judgement.subject) {
            case "profile":
                for (const item of listed)
                    if (item.profile)
                        stamp(judgement.check(item.profile, item, contextOf(item)), item);
                break;
            case "item":
                for (const item of listed)
                    stamp(judgement.check(item, contextOf(item)), item);
                break;
            case "layer":
                for (const layer of load.layers)
                    stamp(judgement.check(layer, listed.filter((item) => item.layer === layer), context), null, layer);
                break;
            case "load":
                stamp(judgement.check(load, context), null);
                break;
            case "policy":
        }
    }
    return findings;
}
function byPlace(one, other) {
    return ((0,repo_path/* byBytes */.bg)(one.at.source.path, other.at.source.path) ||
        one.at.span.start - other.at.span.start ||
        (0,repo_path/* byBytes */.bg)(one.rule, other.rule) ||
        (0,repo_path/* byBytes */.bg)(one.host ?? "", other.host ?? "") ||
        (0,repo_path/* byBytes */.bg)(one.message, other.message));
}
function bySubject(one, other) {
    return (0,repo_path/* byBytes */.bg)(one.item.files[0] ?? "", other.item.files[0] ?? "") || (0,repo_path/* byBytes */.bg)(one.host, other.host);
}

// EXTERNAL MODULE: ./build/bundle/src/policy/findings.js
var policy_findings = __nccwpck_require__(668);
;// CONCATENATED MODULE: ./build/bundle/src/action/policy-changes.js



async function changesUnder({ findings: judged, inspection }, next, repo, { looser, tighter }) {
    const usedBefore = inspection.loads.flatMap(({ host, use }) => (use.kind === "base" ? [host] : []));
    const { findings } = await inspect_inspect(repo, { decisions: next, usedAtBase: usedBefore });
    const old = judged
        .filter(({ finding, state }) => !(0,policy_findings/* isPolicyFinding */.eK)(finding) && state !== "waived")
        .map(({ finding }) => finding);
    const fresh = findings.filter((finding) => next.waiver(finding) === undefined);
    return { looser, tighter, found: beyond(fresh, old), gone: beyond(old, fresh) };
}
function beyond(some, others) {
    const ranks = new Map();
    for (const finding of others)
        ranks.set(policy_changes_keyOf(finding), Math.max(rankOf(finding), ranks.get(policy_changes_keyOf(finding)) ?? -1));
    return some.filter((finding) => rankOf(finding) > (ranks.get(policy_changes_keyOf(finding)) ?? -1));
}
function rankOf({ severity }) {
    return model_finding/* severities */.g.indexOf(severity);
}
function policy_changes_keyOf({ rule, kind, host, at }) {
    return JSON.stringify([rule, kind, host, at.source.path, at.span.start]);
}

;// CONCATENATED MODULE: ./build/bundle/src/action/root-filter.js

function filterByRoot(result, root) {
    if (root === "")
        return result;
    const holds = (path) => path !== undefined && (0,repo_path/* isWithin */.UO)(path, root);
    const ofFinding = ({ at, item, host }) => host === null || holds(at.source.path) || holds(item?.files[0]);
    const ofSubject = ({ item }) => holds(item.files[0]);
    const ofChange = ({ before, after }) => (before !== null && ofSubject(before)) || (after !== null && ofSubject(after));
    const { inspection } = result;
    return {
        ...result,
        inspection: {
            ...inspection,
            subjects: inspection.subjects.filter(ofSubject),
            findings: inspection.findings.filter(ofFinding),
        },
        findings: result.findings.filter(({ finding }) => ofFinding(finding)),
        changes: result.changes?.filter(ofChange),
        notes: [...result.notes, `only what lies below \`${root}\` is reported`],
    };
}

// EXTERNAL MODULE: ./build/bundle/src/platform/hash.js
var hash = __nccwpck_require__(1957);
// EXTERNAL MODULE: ./build/bundle/src/sanitize/text.js
var sanitize_text = __nccwpck_require__(2426);
;// CONCATENATED MODULE: ./build/bundle/src/action/output.js





function quote(text) {
    const end = crypto.randomUUID();
    process.stdout.write(`::stop-commands::${end}\n${text
        .split("\n")
        .map((line) => line.replaceAll("\r", ""))
        .join("\n")}\n::${end}::\n`);
}
function notice({ notice: say }, message) {
    say((0,sanitize_text/* visible */.RK)(message));
}
async function summarise({ summary }, markdown, environment) {
    if (!environment["GITHUB_STEP_SUMMARY"])
        return;
    await summary.addRaw(markdown, true).write();
}
function output({ setOutput }, values) {
    for (const [name, value] of Object.entries(values))
        setOutput(name, value);
}
function runOf({ GITHUB_REPOSITORY: repository, GITHUB_RUN_ID: id, GITHUB_RUN_ATTEMPT: attempt = "1" }, server) {
    return repository && id ? `${server}/${repository}/actions/runs/${id}/attempts/${attempt}` : undefined;
}
function markerOf({ GITHUB_WORKFLOW: workflow = "", GITHUB_JOB: job = "" }, root) {
    return `<!-- agent-profile-check:${(0,hash/* fingerprint */.Rj)([workflow, job, root]).slice(0, 16)} -->`;
}
function writeInside(path, text, environment) {
    const workspace = environment["GITHUB_WORKSPACE"] ?? ".";
    const target = (0,external_node_path_.resolve)(workspace, path);
    if (!(0,external_node_fs_.existsSync)((0,external_node_path_.dirname)(target)))
        throw new tree/* UserError */.yo(`the file \`${path}\` cannot be written: its folder is not there`);
    const folder = (0,external_node_fs_.realpathSync)((0,external_node_path_.dirname)(target));
    const places = [workspace, environment["RUNNER_TEMP"]].flatMap((place) => (place ? [(0,external_node_fs_.realpathSync)(place)] : []));
    if (!places.some((place) => isBelow(folder, place)))
        throw new tree/* UserError */.yo(`the file \`${path}\` lies outside the workspace`);
    const file = (0,external_node_path_.join)(folder, (0,external_node_path_.basename)(target));
    if ((0,external_node_fs_.lstatSync)(file, { throwIfNoEntry: false })?.isSymbolicLink())
        (0,external_node_fs_.rmSync)(file);
    (0,external_node_fs_.writeFileSync)(file, text);
    return file;
}
function isBelow(path, directory) {
    const way = (0,external_node_path_.relative)(directory, path);
    return way === "" || (!way.startsWith("..") && !(0,external_node_path_.isAbsolute)(way));
}

// EXTERNAL MODULE: ./build/bundle/src/generated/hosts.js
var hosts = __nccwpck_require__(9824);
;// CONCATENATED MODULE: ./build/bundle/src/evaluate/index.js










async function evaluate({ tool, repo, base, options: ask, repository, commit, policyCommit, notes, failOn, gate, governanceChange: movement, approve, policyChanges, proposed, baseline, }) {
    const seen = await inspect_inspect(repo, await besideOf(base, ask));
    const prints = new Map();
    const printOf = (finding) => {
        let print = prints.get(finding);
        if (print === undefined)
            prints.set(finding, (print = (0,hash/* fingerprint */.Rj)((0,model_finding/* identityOf */.c)(finding))));
        return print;
    };
    const covers = baseline || proposed?.baseline ? (await Promise.resolve(/* import() */).then(__nccwpck_require__.bind(__nccwpck_require__, 1722))).covers : () => false;
    base?.repo.shareCache(repo, base.sharesObjects === true);
    const before = base &&
        ((await isUntouched(base, { inspection: seen, repo }, ask))
            ? seen
            : await inspect_inspect(base.repo, ask).catch(unreadable));
    const fault = typeof before === "string" ? before : undefined;
    const earlier = before === undefined || typeof before === "string"
        ? undefined
        : governed(before, ask, undefined, staleIn(baseline, before.findings, printOf, covers));
    const changes = earlier &&
        base &&
        (before === seen ? [] : await changesOf({ inspection: earlier, repo: base.repo }, { inspection: seen, repo }, ask));
    const widened = approve &&
        base &&
        (await widenedIn(changes ??
            (await changesOf({ inspection: { ...seen, loads: [], subjects: [] }, repo: base.repo }, { inspection: seen, repo }, ask)), ask, approve));
    const inspection = governed(seen, ask, movement, staleIn(proposed ? proposed.baseline : baseline, seen.findings, printOf, covers), proposed?.decisions, widened?.unapproved);
    const states = statesOf(inspection.findings, earlier && new Set(earlier.findings.map(printOf)), printOf);
    const { decisions } = ask;
    const waiverOf = (finding) => base === undefined || states.get(finding) === "existing" ? decisions.waiver(finding) : undefined;
    return {
        tool,
        repository,
        commit,
        base: base?.commit ?? null,
        sources: decisions.sources.map(({ ref, text, commit: read }) => ({
            ref,
            commit: ref.startsWith("preset:") ? null : (read ?? policyCommit),
            get sha256() {
                return (0,hash/* sha256 */.sc)(text);
            },
        })),
        inspection,
        findings: inspection.findings.map((finding) => {
            const waiver = waiverOf(finding) ?? null;
            const entry = baseline?.entries.get(printOf(finding));
            const isBaselined = entry !== undefined && covers(entry, finding);
            return new Standing(finding, waiver ? "waived" : isBaselined ? "existing" : (states.get(finding) ?? "new"), waiver, isBaselined, printOf);
        }),
        changes,
        ...(changes && base && changes.length > 0
            ? {
                reviewContext: await (await Promise.resolve(/* import() */).then(__nccwpck_require__.bind(__nccwpck_require__, 8382))).reviewContext(changes, repo, base.repo, decisions),
            }
            : {}),
        notes: [
            ...notes,
            ...(widened?.notes ?? []),
            ...(fault === undefined ? [] : [`the base cannot be read, so every finding is new: ${fault}`]),
            ...vacant(inspection, repo, ask),
            ...looked(inspection, ask),
        ],
        failOn,
        gate,
        ...(policyChanges ? { policyChanges } : {}),
        upcoming: decisions.upcoming(inspection.findings.filter((finding) => !waiverOf(finding))),
    };
}
async function changesBetween(base, repo, ask) {
    if (base.sharesObjects && repo.agreesWith(base.repo, { whole: true }))
        return { changes: [], notes: [] };
    const unjudged = { ...ask, isUnjudged: true };
    const inspection = await inspect(repo, await besideOf(base, unjudged));
    base.repo.shareCache(repo, base.sharesObjects === true);
    const before = (await isUntouched(base, { inspection, repo }, ask)) ? inspection : await inspect(base.repo, unjudged);
    const unread = ({ loads }, side) => loads.flatMap(({ load }) => load.unjudged.map(({ message, at }) => `${side}\`${at.source.path}\` ${message}`));
    const notes = [
        ...new Set([...unread(inspection, ""), ...(before === inspection ? [] : unread(before, "at the base, "))]),
    ];
    return {
        changes: before === inspection ? [] : await changesOf({ inspection: before, repo: base.repo }, { inspection, repo }, ask),
        notes,
    };
}
async function isUntouched({ repo: other, sharesObjects: sharesObjects }, head, { decisions }) {
    if (!sharesObjects)
        return false;
    await holdersIn(head, decisions);
    return head.repo.agreesWith(other);
}
async function changesOf(before, after, { decisions }) {
    const { compare } = await __nccwpck_require__.e(/* import() */ 2642).then(__nccwpck_require__.bind(__nccwpck_require__, 2642));
    return compare(evaluate_compared(before.inspection), evaluate_compared(after.inspection), new Map([...(await holdersIn(before, decisions)), ...(await holdersIn(after, decisions))]));
}
async function widenedIn(changes, { decisions }, approve) {
    return (await __nccwpck_require__.e(/* import() */ 1634).then(__nccwpck_require__.bind(__nccwpck_require__, 1634))).widenedUnder(decisions, changes, approve);
}
async function besideOf(base, ask) {
    return base ? { ...ask, usedAtBase: await hostsInUse(base.repo, ask) } : ask;
}
function evaluate_compared(inspection) {
    const { loads, subjects } = inspection;
    return { ...inspection, loads: newestOf(loads, loads), subjects: newestOf(subjects, loads) };
}
function statesOf(findings, base, printOf) {
    return new Map(findings.map((finding) => [finding, base?.has(printOf(finding)) ? "existing" : "new"]));
}
async function holdersIn({ inspection: { subjects }, repo }, decisions) {
    const holding = subjects.filter(({ host, item }) => {
        const { granted } = decisions.allowance(host, item);
        return (granted.length > 0 &&
            item.profile !== undefined &&
            (0,model_profile/* capabilitiesOf */.SF)(item.profile).some((capability) => granted.includes(capability)));
    });
    if (holding.length === 0)
        return new Map();
    const { fingerprintOf } = await __nccwpck_require__.e(/* import() */ 8096).then(__nccwpck_require__.bind(__nccwpck_require__, 8096));
    return new Map(await Promise.all(holding.map(async (subject) => [subject, await fingerprintOf(subject.item, repo)])));
}
function governed(inspection, { decisions, hosts: some, starts }, movement = { loosened: [], weakened: [] }, stale = [], answering = decisions, unapproved = []) {
    const whole = some === undefined && starts === undefined;
    const about = inspection.subjects.map(({ host, item }) => ({ host, item, path: item.files[0] ?? "" }));
    const standing = (0,policy_findings/* policyFacts */._X)(answering, about, inspection.findings, movement, unapproved);
    const own = (0,policy_findings/* checkPolicy */.hM)(decisions, { ...standing, unused: whole ? [...standing.unused, ...stale] : [] }, (item) => inspection.subjects.find((subject) => subject.item === item));
    return own.length === 0 ? inspection : { ...inspection, findings: [...inspection.findings, ...own].sort(byPlace) };
}
function staleIn(baseline, findings, printOf, covers) {
    if (!baseline)
        return [];
    const found = new Map(findings.map((finding) => [printOf(finding), finding]));
    return [...baseline.entries.values()]
        .filter((entry) => !covers(entry, found.get(entry.fingerprint)))
        .map(({ rule, kind, path, profile, at }) => ({
        message: `the entry of the baseline for \`${kind === null ? rule : `${rule}/${kind}`}\` in \`${path}\`${profile === null ? "" : ` (\`${profile}\`)`} matches no finding any more; \`baseline --prune\` takes it out`,
        at,
    }));
}
class Standing {
    finding;
    state;
    waiver;
    isBaselined;
    #printOf;
    constructor(finding, state, waiver, isBaselined, printOf) {
        this.finding = finding;
        this.state = state;
        this.waiver = waiver;
        this.isBaselined = isBaselined;
        this.#printOf = printOf;
    }
    get fingerprint() {
        return this.#printOf(this.finding);
    }
}
function unreadable(error) {
    if (error instanceof tree/* UserError */.yo)
        return error.message;
    throw error;
}
function vacant({ loads }, repo, { decisions }) {
    return loads.flatMap(({ host, title, load }) => (decisions.hosts[host]?.dirs ?? []).flatMap(({ value, at }) => {
        const path = (0,repo_path/* plain */.pj)(value) ?? value;
        const layers = load.layers.filter(({ name, status }) => name !== "builtin" && status !== "absent");
        if (layers.some(({ root }) => (0,repo_path/* isWithin */.UO)(root, path)) ||
            load.unjudged.some((problem) => (0,repo_path/* isWithin */.UO)(problem.at.source.path, path)))
            return [];
        const { line } = (0,repo_text/* positionAt */.t$)(at.source, at.span.start);
        const isThere = ["file", "directory"].includes(repo.resolve(path).kind);
        return [
            `\`hosts.${host}.dirs\` (${at.source.path}:${line}) names \`${value}\`, ${isThere ? `in which ${title} finds nothing to read` : "which is not there"}`,
        ];
    }));
}
function looked({ loads, subjects }, { decisions, user }) {
    if (subjects.length > 0)
        return [];
    const usual = loads.flatMap(({ host }) => {
        const places = (hosts/* hosts */.S[host]?.patterns ?? [])
            .filter((place) => user !== undefined || !/^[~$/]/.test(place))
            .map((place) => place.replace(/^\*\*\//, ""));
        const profiles = places.filter((place) => place.includes("*"));
        return (profiles.length > 0 ? profiles : places).map((place) => place.replace(/\/?[^/]*\*.*$/, ""));
    });
    const named = loads.flatMap(({ host, title }) => (decisions.hosts[host]?.dirs ?? []).map(({ value }) => `\`${value || "."}\` for ${title}`));
    const quoted = [...new Set(usual)].filter((place) => place !== "").map((place) => `\`${place}\``);
    return [`no profile found; looked for ${[quoted.join(", "), ...named].filter((part) => part !== "").join(" and ")}`];
}

;// CONCATENATED MODULE: ./build/bundle/src/generated/titles.js
const titles = new Map([
    ["a3s", "A3S Code"],
    ["augment", "Augment"],
    ["claude", "Claude Code"],
    ["codebuddy", "CodeBuddy"],
    ["codex", "Codex"],
    ["copilot", "GitHub Copilot"],
    ["cursor", "Cursor"],
    ["defect", "defect"],
    ["factory", "Factory"],
    ["gemini", "Gemini CLI"],
    ["goose", "goose"],
    ["junie", "Junie"],
    ["kiro", "Kiro"],
    ["opencode", "opencode or Kilo"],
    ["openheim", "openheim"],
    ["qwen", "Qwen Code"],
    ["roo", "Roo Code"],
    ["vtcode", "VT Code"],
]);

;// CONCATENATED MODULE: ./build/bundle/src/reports/group.js


function groupFindings(judged) {
    return grouped(grouped(judged.map(alone), samePlace), sameHabit);
}
function subjectsIn({ inspection: { loads, subjects }, }) {
    const names = new Map(loads.map(({ host, title }) => [host, title]));
    const readers = new Map();
    for (const { host, item } of subjects)
        for (const path of item.files)
            readers.set(path, (readers.get(path) ?? new Set()).add(host));
    return ({ hosts, message, paths }) => {
        const saying = hosts.map((host) => names.get(host) ?? host);
        const isAlone = saying.length < 2 && paths.every((path) => (readers.get(path)?.size ?? 0) < 2);
        return isAlone || saying.every((name) => message.includes(name)) ? "" : ` (${saying.join(", ")})`;
    };
}
const foremost = 3;
function worstFirst(remarks) {
    const counts = new Map();
    const ranked = remarks.map((remark) => {
        const { rule, kind = "" } = remark.first.finding;
        const sort = `${remark.severity} ${rule} ${kind}`;
        const count = (counts.get(sort) ?? 0) + 1;
        counts.set(sort, count);
        return { remark, severity: model_finding/* severities */.g.indexOf(remark.severity), isLater: count > foremost };
    });
    return ranked
        .sort((one, other) => other.severity - one.severity || Number(one.isLater) - Number(other.isLater))
        .map(({ remark }) => remark);
}
function alone(judged) {
    const { finding, state } = judged;
    return {
        first: judged,
        message: finding.message,
        severity: finding.severity,
        state,
        hosts: finding.host === null ? [] : [finding.host],
        paths: [finding.at.source.path],
        all: [judged],
    };
}
function samePlace({ first: { finding, waiver }, state }) {
    const { rule, kind = "", severity, at, value, message } = finding;
    const { path } = at.source;
    return `${rule} ${kind} ${severity} ${state} ${path.length} ${path} ${at.span.start} ${excuseOf(waiver)} ${value ?? message}`;
}
function sameHabit({ first: { finding, waiver }, state, hosts }) {
    const { rule, kind = "", severity, layer, groupKey: habit } = finding;
    return habit === undefined || !layer
        ? undefined
        : `${rule} ${kind} ${severity} ${state} ${hosts.join(",")} ${layer.name} ${layer.root.length} ${layer.root} ${excuseOf(waiver)} ${habit}`;
}
function excuseOf(waiver) {
    return waiver ? `${waiver.at.source.path.length} ${waiver.at.source.path} ${waiver.at.span.start}` : "";
}
function grouped(remarks, key) {
    const groups = new Map();
    for (const remark of remarks) {
        const name = key(remark) ?? remark;
        const group = groups.get(name);
        if (group)
            group.push(remark);
        else
            groups.set(name, [remark]);
    }
    return [...groups.values()].flatMap((group) => (group[0] ? [merged(group[0], group)] : []));
}
function merged(first, group) {
    if (group.length === 1)
        return first;
    const paths = [...new Set(group.flatMap((remark) => remark.paths))];
    const hosts = [...new Set(group.flatMap((remark) => remark.hosts))];
    const { message, groupKey: habit = message } = first.first.finding;
    const said = paths.length > 1 ? habit : message;
    return {
        ...first,
        message: saysAlike(group.flatMap(({ all }) => all)) ? ofAll(said, hosts) : said,
        hosts,
        paths,
        all: group.flatMap(({ all }) => all),
    };
}
function saysAlike(all) {
    const said = new Map();
    return all.every(({ finding: { host, at, message } }) => {
        const place = `${at.source.path}:${at.span.start}`;
        const neutral = message.replaceAll(titleOf(host), "\0");
        const other = said.get(place) ?? neutral;
        said.set(place, neutral);
        return other === neutral;
    });
}
function ofAll(said, [first = "", ...others]) {
    const title = titleOf(first);
    const names = [title, ...others.map(titleOf)];
    return others.length === 0 ? said : said.replace(title, () => `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`);
}
function titleOf(host) {
    return titles.get(host ?? "") ?? host ?? "\0";
}

;// CONCATENATED MODULE: ./build/bundle/src/reports/annotations.js





const levels = { error: "error", warning: "warning", note: "notice" };
const room = { error: 9, warning: 10, notice: 6 };
function annotations(result) {
    const counted = result.findings.filter(({ state }) => state === "new" || (state === "existing" && result.gate === "all"));
    const shown = [];
    const whose = subjectsIn(result);
    const left = { error: 0, warning: 0, notice: 0 };
    for (const remark of worstFirst(groupFindings(counted))) {
        const level = levels[remark.severity];
        if (shown.filter((annotation) => annotation.level === level).length < room[level])
            shown.push(annotationOf(remark, level, whose(remark), result));
        else
            left[level]++;
    }
    return { shown, left };
}
function annotationOf({ first: { finding }, message, paths }, level, whose, { tool }) {
    const { at, rule, kind } = finding;
    const [start, end] = [(0,repo_text/* positionAt */.t$)(at.source, at.span.start), (0,repo_text/* positionAt */.t$)(at.source, at.span.end)];
    const isOurs = !(0,model/* isForeign */.jq)(at);
    const columns = start.line === end.line ? { startColumn: start.column, endColumn: end.column } : {};
    const others = paths.length > 1
        ? `\nThe same in ${paths.length - 1} more ${paths.length === 2 ? "file" : "files"}, the first of them ${(0,sanitize_text/* visible */.RK)(paths[1] ?? "")}.`
        : "";
    return {
        level,
        message: `${isOurs ? "" : `${(0,sanitize_text/* visible */.RK)(at.source.path)}:${start.line}: `}${(0,sanitize_text/* visible */.RK)(message)}${whose}${others}\n${helpOf(tool, rule)}`,
        properties: {
            title: kind === undefined ? rule : `${rule}/${kind}`,
            ...(isOurs ? { file: (0,sanitize_text/* visible */.RK)(at.source.path), startLine: start.line, endLine: end.line, ...columns } : {}),
        },
    };
}

// EXTERNAL MODULE: ./build/bundle/src/sanitize/secrets.js
var secrets = __nccwpck_require__(7544);
;// CONCATENATED MODULE: ./build/bundle/src/compare/change-json.js




function changeJson({ kind, before, after, gained, lost, widened, fields, granted, widenings, differences, prompt }, hash) {
    const subject = after ?? before;
    const [path = null, previous] = [subject?.item.files[0], before?.item.files[0]];
    return {
        kind,
        host: subject?.host ?? null,
        name: subject ? nameOf(subject) : null,
        path,
        previousPath: previous === undefined || previous === path ? null : previous,
        before: before && sideOf(before, hash),
        after: after && sideOf(after, hash),
        gained: gained.map((grant) => grantOf(grant, hash)),
        lost: lost.map((grant) => grantOf(grant, hash)),
        widened,
        fields,
        grant: granted ?? null,
        widenings: widenings.map((widening) => wideningOf(widening, after === null)),
        differences: differences.map(differenceOf),
        prompt,
    };
}
function sideOf({ item: { layer, verdict, profile } }, hash) {
    return {
        capabilities: profile ? (0,model_profile/* capabilitiesOf */.SF)(profile) : [],
        permissionMode: (profile && (0,model_fact/* known */.eO)(profile.permissionMode)) ?? null,
        model: (profile && (0,model_fact/* known */.eO)(profile.model)) ?? null,
        promptSha256: profile ? hash(profile.prompt.text) : null,
        verdict: verdict.kind,
        layer: layer.name,
    };
}
function grantOf({ tool, capability, scope }, hash) {
    return { capability, tool: (0,secrets/* withoutSecrets */.c)(tool, hash), scope: (0,secrets/* withoutSecrets */.c)(scope, hash) };
}
function wideningOf({ kind, capability, message, at, way }, ofBase) {
    return {
        kind,
        capability,
        message,
        ...spotOf(at),
        ofBase,
        way: way.map((subject) => ({ name: nameOf(subject), path: subject.item.files[0] ?? null })),
    };
}
function differenceOf({ field, before, after, at }) {
    return { field, before, after, ...spotOf(at), ofBase: after === null };
}
function nameOf({ item: { profile } }) {
    return (profile && (0,model_fact/* known */.eO)(profile.name)) ?? null;
}
function spotOf({ source, span }) {
    return { path: source.path, ...(0,repo_text/* positionAt */.t$)(source, span.start) };
}

// EXTERNAL MODULE: ./build/bundle/src/sanitize/json.js
var json = __nccwpck_require__(4947);
;// CONCATENATED MODULE: ./build/bundle/src/reports/json.js





function json_json(result, hash) {
    return (0,json/* writeJson */.G)({
        version: 1,
        tool: { name: result.tool.name, version: result.tool.version },
        repository: result.repository,
        commit: result.commit,
        base: result.base,
        policy: { sources: result.sources.map(({ ref, commit, sha256 }) => ({ ref, commit, sha256 })) },
        summary: summaryOf(result),
        findings: result.findings.map((judged) => finding(judged, result.tool)),
        changes: result.changes?.map((change) => changeJson(change, hash)) ?? null,
    });
}
function finding({ finding: found, state, fingerprint, waiver }, tool) {
    const { rule, kind, severity, message, at, host, edition, layer, item, related = [] } = found;
    const end = (0,repo_text/* positionAt */.t$)(at.source, Math.max(at.span.end, at.span.start));
    const { path, line, column } = pointOf(at);
    return {
        rule,
        kind: kind ?? null,
        severity,
        message,
        path,
        line,
        column,
        endLine: end.line,
        endColumn: end.column,
        host,
        edition,
        layer: layer?.name ?? null,
        profile: (item?.profile && (0,model_fact/* known */.eO)(item.profile.name)) ?? null,
        state,
        waiver: waiver && json_excuseOf(waiver),
        fingerprint,
        help: helpOf(tool, rule),
        related: related.map((place) => ({ message: place.message, ...pointOf(place.at) })),
    };
}
function json_excuseOf({ rule, owner, reason, until, at }) {
    const { path, line } = pointOf(at);
    return { rule, owner, reason, until, path, line };
}
function pointOf({ source, span }) {
    return { path: source.path, ...(0,repo_text/* positionAt */.t$)(source, span.start) };
}

// EXTERNAL MODULE: ./build/bundle/src/model/load.js
var load = __nccwpck_require__(6407);
;// CONCATENATED MODULE: ./build/bundle/src/inspect/cross-host.js





function crossHostAccessIn({ loads, subjects, }) {
    const places = new Map(loads.map(({ host, own: patterns }) => [host, patterns.map(repo_patterns/* parsePattern */.EY)]));
    const offered = subjects.filter(({ item }) => item.profile !== undefined && (0,load/* isOffered */.k)(item));
    const own = new Map();
    for (const { host, title, item: { files, profile }, } of offered) {
        const [path = ""] = files;
        if (profile && isOwn(places.get(host) ?? [], path))
            own.set(path, { title, may: [...(own.get(path)?.may ?? []), ...(0,model_profile/* capabilitiesOf */.SF)(profile)] });
    }
    const groups = new Map();
    for (const { title, item: { files, profile, verdict }, } of offered) {
        const [path = ""] = files;
        const home = own.get(path);
        if (!profile || !home || home.title === title)
            continue;
        const may = (0,model_profile/* capabilitiesOf */.SF)(profile);
        const more = model_capability/* capabilities */.R7.filter((capability) => may.includes(capability) && !home.may.includes(capability));
        if (more.length === 0)
            continue;
        const isLoaded = verdict.kind === "loaded";
        const key = [home.title, title, isLoaded, ...more].join("\n");
        const found = groups.get(key) ?? {
            group: { home: home.title, hosts: [title], more, isLoaded },
            names: new Map(),
        };
        groups.set(key, found);
        found.names.set(path, (0,model_fact/* known */.eO)(profile.name) ?? path);
    }
    return cross_host_together([...groups.values()].map(({ group, names }) => ({
        ...group,
        profiles: [...names].map(([path, name]) => ({ name, path })),
    })));
}
function cross_host_together(groups) {
    const joined = new Map();
    for (const group of groups) {
        const key = JSON.stringify([group.home, group.more, group.isLoaded, group.profiles]);
        const other = joined.get(key);
        joined.set(key, other ? { ...other, hosts: [...other.hosts, ...group.hosts] } : group);
    }
    return [...joined.values()].sort((one, other) => Number(other.isLoaded) - Number(one.isLoaded));
}
const most = 8;
function crossHostSentence({ home, hosts: others, more, isLoaded, profiles }, quote) {
    const names = profiles.slice(0, most).map(({ name }) => quote(name));
    const rest = profiles.length - names.length;
    const they = profiles.length > 1 ? ["them", "they"] : ["it", "it"];
    const where = isLoaded ? "" : ` (which ${others.length > 1 ? "do" : "does"} not offer ${they[0]} now)`;
    return `${cross_host_listed(rest > 0 ? [...names, `${rest} more`] : names)} may also ${cross_host_listed(more.map((capability) => model_capability/* phrases */.HJ[capability]))} in ${cross_host_listed(others)}${where}, beyond what ${they[1]} may in ${home}`;
}
function cross_host_listed(words) {
    return words.length < 2 ? words.join("") : `${words.slice(0, -1).join(", ")} and ${words.at(-1)}`;
}
function isOwn(places, path) {
    return places.some(({ anchor, fixed }) => {
        if (fixed === "")
            return false;
        return anchor === "every" ? `/${path}`.includes(`/${fixed}/`) : anchor === "root" && path.startsWith(`${fixed}/`);
    });
}

;// CONCATENATED MODULE: ./build/bundle/src/reports/markdown/escape.js

const gap = "\u200b";
const longest = 300;
function code(text, { full = false } = {}) {
    const shown = cut((0,sanitize_text/* visible */.RK)(text), full ? Infinity : longest).replaceAll("@", `@${gap}`);
    if (shown.trim() === "")
        return shown === "" ? "(empty)" : "(blank)";
    const fence = "`".repeat(Math.max(0, ...[...shown.matchAll(/`+/g)].map(([run]) => run.length)) + 1);
    const padding = /^[` ]|[` ]$/.test(shown) ? " " : "";
    return `${fence}${padding}${shown}${padding}${fence}`;
}
function prose(text) {
    return cut((0,sanitize_text/* visible */.RK)(text), 4 * longest)
        .split("`")
        .map((part, at) => (part === "" ? "" : at % 2 === 1 ? code(part) : escape_plain(part)))
        .join("");
}
const acting = /@|:\/\/|www\.|#\d|GH-\d|[0-9a-f]{7}|:[a-z0-9_+-]+:|\$/i;
function escape_plain(text) {
    return text
        .split(/( +)/)
        .map((word) => (acting.test(word) ? code(word) : word.replace(/[!-/:-@[-`{-~]/g, escaped)))
        .join("");
}
function escaped(character) {
    return "\\`*_[]<>|~&!#^{}".includes(character) ? `\\${character}` : character;
}
function row(cells) {
    return `| ${cells.map((cell) => cell.replace(/(\\?)\|/g, (_, slash) => (slash === "" ? "\\|" : `${slash}${gap}\\|`))).join(" | ")} |`;
}
function cut(text, length) {
    if (text.length <= length)
        return text;
    const end = /[\ud800-\udbff]/.test(text[length - 1] ?? "") ? length - 1 : length;
    return `${text.slice(0, end)}…`;
}

;// CONCATENATED MODULE: ./build/bundle/src/reports/markdown/cross-host.js


function crossHostBlock({ telling: { abroad, changes }, isWhole }) {
    const changed = new Set(changes?.flatMap(({ path, after }) => (after ? [path] : [])));
    const some = isWhole ? abroad : abroad.flatMap((group) => within(group, changed));
    return {
        head: ["### More than in their own host", ""],
        lines: some.map((group) => `- ⚠️ ${crossHostSentence(group, code)}`),
        more: (left) => `…and ${left} more of such lines.`,
    };
}
function within(group, paths) {
    const profiles = group.profiles.filter(({ path }) => paths.has(path));
    return profiles.length > 0 ? [{ ...group, profiles }] : [];
}

;// CONCATENATED MODULE: ./build/bundle/src/reports/markdown/budget.js
const encoder = new TextEncoder();
function bytesOf(text) {
    return encoder.encode(text).length;
}
function budget_page(opening, blocks, closing, limit, elsewhere = "") {
    const filled = blocks.filter(({ lines }) => lines.length > 0);
    const rest = ({ more, weights, lines }, shown) => `${more(weights ? weights.slice(shown).reduce((sum, weight) => sum + weight, 0) : lines.length - shown)}${elsewhere}`;
    const notes = filled.map((block) => bytesOf(rest(block, 0)) + 3);
    let room = limit - bytesOf([...opening, ...closing, ""].join("\n")) - notes.reduce((sum, note) => sum + note, 0);
    const body = filled.flatMap((block) => {
        const { head, lines, foot = [], share = 1 } = block;
        const frame = bytesOf(["", ...head, ...foot, ""].join("\n"));
        const start = Math.min(room, limit * share) - frame;
        let left = start;
        let shown = 0;
        while (shown < lines.length && left > bytesOf(lines[shown] ?? ""))
            left -= bytesOf(lines[shown++] ?? "") + 1;
        if (shown === 0)
            return [rest(block, 0), ""];
        room -= start - left + frame;
        return [...head, ...lines.slice(0, shown), ...(shown < lines.length ? ["", rest(block, shown)] : []), ...foot, ""];
    });
    return [...opening, ...body, ...closing, ""].join("\n");
}

;// CONCATENATED MODULE: ./build/bundle/src/compare/reasons.js

function reasonsOf(widenings, placeOf) {
    const groups = new Map();
    for (const { capability, message, at } of widenings) {
        const deed = capability === null ? "" : model_capability/* phrases */.HJ[capability];
        const from = deed === "" ? -1 : message.indexOf(deed);
        const [start, end] = from < 0 ? [message, ""] : [message.slice(0, from), message.slice(from + deed.length)];
        const key = JSON.stringify([start, end, from < 0, placeOf(at)]);
        const group = groups.get(key);
        if (group && from >= 0)
            group.done.push(deed);
        else
            groups.set(key, { start, done: from < 0 ? [] : [deed], end, at });
    }
    return [...groups.values()].map(({ start, done, end, at }) => ({
        message: `${start}${done.length > 1 ? `${done.slice(0, -1).join(", ")} and ${done.at(-1)}` : done.join("")}${end}`,
        at,
    }));
}

;// CONCATENATED MODULE: ./build/bundle/src/reports/markdown/links.js


function fitting(say, setting) {
    const most = setting.isWhole ? 200_000 : 12_000;
    const full = say(setting);
    if (full.length <= most)
        return full;
    const { links: _, ...unlinked } = setting;
    const plain = say({ ...unlinked, links: undefined });
    return plain.length <= most ? plain : say({ ...unlinked, links: undefined, isShort: true });
}
function spotLink(spot, setting) {
    return linked(pathWords(spot.path, setting, spot.line), spot, setting);
}
function pathWords(path, { isShort = false }, line = null) {
    const end = line === null ? "" : `:${line}`;
    return isShort && path.length > 200 ? `${code(path.slice(0, 200))}…${end}` : code(`${path}${end}`, { full: true });
}
function linked(words, { path, line, isOfBase = false }, { telling: { repository, commit, base }, links }) {
    const anchor = line === null ? "" : `?plain=1#L${line}`;
    const elsewhere = links && foreignAddress(path, links);
    if (elsewhere !== undefined && links?.isOwnOnly)
        return words;
    if (elsewhere !== undefined)
        return `[${words}](${elsewhere}${anchor})`;
    const at = isOfBase ? base : commit;
    if (!links || links.without === path || repository === null || at === null || path.startsWith("~/"))
        return words;
    return `[${words}](${links.server}/${repository}/blob/${at}/${encoded(path)}${anchor})`;
}
function foreignAddress(path, { server }) {
    const [, repository, file = "", ref = ""] = /^([\w.-]+\/[\w.-]+)\/\/([^@]+)@(.+)$/.exec(path) ?? [];
    return repository === undefined ? undefined : `${server}/${repository}/blob/${encoded(ref)}/${encoded(file)}`;
}
function ruleLink({ rule, kind }, { telling: { tool } }) {
    return `[${code(kind === null ? rule : `${rule}/${kind}`)}](${helpOf(tool, rule)})`;
}
function encoded(path) {
    return path.split("/").map(encodeSegment).join("/");
}
function encodeSegment(segment) {
    return encodeURIComponent(segment.replace(/\p{Cs}/gu, "\ufffd")).replace(/[!'()*]/g, (character) => `%${character.charCodeAt(0).toString(16)}`);
}

;// CONCATENATED MODULE: ./build/bundle/src/reports/markdown/omitted.js
function omittedDifferences({ widenings, differences, previousPath }) {
    const isTold = ({ field, before, at }) => widenings.some((widening) => widening.kind === field || (before === null && widening.at.path === at.path && widening.at.line === at.line));
    return differences.filter((difference) => !["tools", "prompt", "verdict", ...(previousPath === null ? [] : ["path"])].includes(difference.field) &&
        !isTold(difference));
}
function unnamed({ gained, widenings }) {
    return gained.filter((tool) => !widenings.some(({ message }) => message.includes(tool === "*" ? "every tool" : `\`${tool}\``)));
}

;// CONCATENATED MODULE: ./build/bundle/src/reports/markdown/phrases.js

function plural(count, noun) {
    return `${count} ${noun}${count === 1 ? "" : "s"}`;
}
function phrases_listed(parts, last = "and") {
    return parts.length > 1 ? `${parts.slice(0, -1).join(", ")} ${last} ${parts.at(-1)}` : parts.join("");
}
function countsOf({ errors, warnings, notes }, which = "") {
    const parts = [
        [errors, "error"],
        [warnings, "warning"],
        [notes, "note"],
    ];
    return phrases_listed(parts.filter(([count]) => count > 0).map(([count, noun]) => plural(count, `${which}${noun}`)));
}
function nameWords(name) {
    return name === null ? "(no name)" : code(name);
}
function fieldWords(field) {
    return /^(?![0-9a-f]+$)[a-z][a-z-]*$/i.test(field) ? field : code(field);
}
function powersOf({ capabilities }, had) {
    if (capabilities === null)
        return "unknown";
    if (capabilities.length === 0)
        return "nothing";
    return capabilities.map((power) => (had === undefined || had.includes(power) ? power : `**${power}**`)).join(", ");
}
function shownOf({ isWhole }) {
    return isWhole ? 500 : 50;
}
function slices(list, size) {
    return Array.from({ length: Math.ceil(list.length / size) }, (_, at) => list.slice(at * size, (at + 1) * size));
}
function some(parts, most) {
    return parts.length > most
        ? `${parts.slice(0, most - 1).join(", ")} and ${parts.length - most + 1} more`
        : parts.join(", ");
}

;// CONCATENATED MODULE: ./build/bundle/src/reports/markdown/change-cells.js





const change_cells_most = 8;
function reasons(change, setting) {
    const why = reasonsOf(change.widenings, ({ path, line }) => JSON.stringify([path, line])).map(({ message, at }) => `${prose(message)} (${change_cells_placeOf(at, change, setting)})`);
    return why.length > change_cells_most ? [...why.slice(0, change_cells_most), `…and ${plural(why.length - change_cells_most, "more reason")}`] : why;
}
function change_cells_placeOf(at, { path }, setting) {
    return at.path === path && at.line !== null ? linked(`line ${at.line}`, at, setting) : spotLink(at, setting);
}
function mayDo({ before, after }) {
    if (!after)
        return `${powersOf(before ?? { capabilities: null })} → nothing`;
    if (!before)
        return powersOf(after, ["read"]);
    const [was, is] = [powersOf(before), powersOf(after)];
    return was === is ? is : `${was} → ${powersOf(after, before.capabilities ?? [])}`;
}
function differences(change, setting) {
    const { before, after, lost, fields, prompt, isWidened } = change;
    if (!before || !after)
        return after ? oneSided(change, after) : ["the file is gone"];
    const gained = unnamed(change);
    const tools = [
        ...(gained.length > 0 ? [`gains ${toolsOf(gained)}`] : []),
        ...(lost.length > 0 ? [`loses ${toolsOf(lost)}`] : []),
    ].join("; ");
    const shown = omittedDifferences(change);
    const told = [
        "tools",
        "prompt",
        "verdict",
        "reach",
        "bypass",
        "path",
        ...change.differences.map(({ field }) => field),
    ];
    const others = [...new Set(fields)].filter((field) => !told.includes(field));
    return [
        ...(tools === "" ? [] : [tools]),
        ...shown.slice(0, change_cells_most).map((difference) => differenceLine(difference, setting)),
        ...(shown.length > change_cells_most ? [`…and ${plural(shown.length - change_cells_most, "more difference")}`] : []),
        ...(prompt ? [promptLine(prompt)] : fields.includes("prompt") ? ["prompt: changed"] : []),
        ...(others.length > 0
            ? [`${isWidened || shown.length > 0 ? "also: " : ""}${some(others.map(fieldWords), change_cells_most)}`]
            : []),
    ];
}
function oneSided(change, { mode, model }) {
    const tools = unnamed(change);
    const isTold = change.widenings.some(({ kind }) => kind === "bypass");
    return [
        ...(tools.length > 0 ? [`by ${toolsOf(tools)}`] : []),
        ...(isTold ? [] : change_cells_valueOf("mode", mode)),
        ...change_cells_valueOf("model", model),
    ];
}
function change_cells_valueOf(field, value) {
    return value === null ? [] : [`${field}: ${code(value)}`];
}
function differenceLine({ field, before, after, at }, setting) {
    const [was, is] = [before, after].map((value) => (value === null ? "none" : code(value)));
    return `${linked(fieldWords(field), at, setting)}: ${was} → ${is}`;
}
function promptLine({ added, removed, hidden }) {
    const lines = added + removed === 0 ? "changed" : `+${added} −${removed} ${added + removed === 1 ? "line" : "lines"}`;
    return `prompt: ${lines}${hidden > 0 ? `, **${plural(hidden, "hidden character")}**` : ""}`;
}
function toolsOf(tools) {
    return some(tools.map((tool) => (tool === "*" ? "every tool" : code(tool))), 6);
}
function change_cells_allowed({ objections, allowance }, setting) {
    const counting = objections.filter(({ state }) => state !== "waived");
    const answers = { error: "❌ **no**", warning: "⚠️ **warned**", note: "ℹ️ noted" };
    const worst = counting[0]?.severity;
    if (worst !== undefined)
        return `${answers[worst]}: ${change_cells_rulesOf(counting.filter(({ severity }) => severity === worst), setting)}`;
    if (objections.length > 0)
        return `⚠️ waived: ${change_cells_rulesOf(objections, setting)}`;
    if (allowance && allowance.grants.length > 0)
        return `✅ yes, by ${allowance.grants.length === 1 ? "a grant" : "grants"}: ${some(allowance.grants.map((at) => spotLink(at, setting)), 3)}`;
    if (allowance === null)
        return "no finding stands on it";
    return allowance.isEnough ? "✅ yes, within the ceiling" : "✅ yes: no finding stands on it";
}
function change_cells_rulesOf(objections, setting) {
    const rules = new Map(objections.map((one) => [
        `${one.rule}/${one.kind ?? ""}/${one.state}`,
        `${ruleLink(one, setting)}${one.state === "existing" ? " (not new)" : ""}`,
    ]));
    return some([...rules.values()], 4);
}

;// CONCATENATED MODULE: ./build/bundle/src/reports/markdown/changes.js





const unfolded = 5;
function changesBlocks(setting) {
    const changes = setting.telling.changes ?? [];
    return [
        widenedBlock(changes.filter(({ isWidened }) => isWidened), setting),
        othersBlock(changes.filter(({ isWidened }) => !isWidened), setting),
    ];
}
function widenedBlock(changes, setting) {
    const asked = setting.telling.approvals.flatMap(({ by, count }) => [
        `The policy asks for ${plural(count, "approval")} by ${phrases_listed(by.map((name) => (name === model/* codeOwners */.eY ? "code owners" : code(name))), "or")}.`,
        "",
    ]);
    const cells = (change, where) => [
        [mayDo(change), change_cells_allowed(change, where), ...ownersOf(change)].join("<br>"),
        [...reasons(change, where), ...differences(change, where)].join("<br>"),
    ];
    return {
        head: [
            "### May do more than before",
            "",
            ...asked,
            row(["Subagent", "May do; is that allowed?", "Why it is more"]),
            row(["---", "---", "---"]),
        ],
        ...rowsOf(changes_worstFirst(changes), cells, setting),
        share: 0.5,
        more: (left) => `…and ${left} more ${left === 1 ? "subagent that may" : "subagents that may"} do more than before.`,
    };
}
function othersBlock(changes, setting) {
    const title = `${setting.telling.changes?.some(({ isWidened }) => isWidened) ? "Other changed" : "Changed"} subagents`;
    const isFolded = changes.length > unfolded;
    return {
        head: [
            isFolded ? `<details><summary><b>${changes.length} ${title.toLowerCase()}</b></summary>` : `### ${title}`,
            "",
            row(["Subagent", "May do", "What changed"]),
            row(["---", "---", "---"]),
        ],
        ...rowsOf(changes, (change, where) => [mayDo(change), differences(change, where).join("<br>") || "nothing but that"], setting),
        ...(isFolded ? { foot: ["", "</details>"] } : {}),
        share: 0.3,
        more: (left) => `…and ${left} more changed ${left === 1 ? "subagent" : "subagents"}.`,
    };
}
function ownersOf({ owners }) {
    return owners.length === 0
        ? []
        : [
            `${owners.length === 1 ? "owner" : "owners"}: ${some(owners.map((owner) => code(owner)), 4)}`,
        ];
}
function changes_worstFirst(changes) {
    const severities = ["error", "warning", "note"];
    const rank = ({ objections, widenings }) => {
        const counting = objections.filter(({ state }) => state !== "waived");
        const worst = Math.min(...counting.map(({ severity }) => severities.indexOf(severity)), severities.length);
        const isNew = counting.some(({ severity, state }) => severities.indexOf(severity) === worst && state === "new");
        return 4 * worst + (isNew ? 0 : 2) + (widenings.some(({ kind }) => kind === "bypass") ? 0 : 1);
    };
    return changes
        .map((change) => ({ change, rank: rank(change) }))
        .sort((one, other) => one.rank - other.rank)
        .map(({ change }) => change);
}
function rowsOf(changes, cells, setting) {
    const groups = new Map();
    for (const change of changes) {
        const key = JSON.stringify([
            change.host,
            standingOf(change),
            change.isFolded,
            cells(change, { ...setting, links: undefined }),
        ]);
        const group = groups.get(key);
        if (group)
            group.push(change);
        else
            groups.set(key, [change]);
    }
    const chunks = [...groups.values()].flatMap((group) => (setting.isWhole ? slices(group, shownOf(setting)) : [group]));
    const rowOf = (first, chunk) => (where) => row([subjectCell(first, chunk, where), ...cells(first, chunk.length === 1 ? where : withoutLinesOf(first, where))]);
    const lines = chunks.flatMap((chunk) => (chunk[0] ? [fitting(rowOf(chunk[0], chunk), setting)] : []));
    return { lines, weights: chunks.map(({ length }) => length) };
}
function withoutLinesOf({ path }, { links, ...setting }) {
    return { ...setting, links: links && { ...links, without: path } };
}
function subjectCell(change, chunk, setting) {
    const { host, isFolded } = change;
    const folded = isFolded
        ? [`⚠️ **GitHub folds ${chunk.length === 1 ? "this change" : "these changes"} in the review**`]
        : [];
    if (chunk.length === 1)
        return [`**${nameWords(change.name)}** (${host})`, wayOf(change, setting), standingOf(change), ...folded].join("<br>");
    const shown = chunk
        .slice(0, shownOf(setting))
        .map((one) => (isNamedByFile(one) ? wayOf(one, setting) : `${nameWords(one.name)} ${wayOf(one, setting)}`));
    const names = [...shown, ...(shown.length < chunk.length ? [`and ${chunk.length - shown.length} more`] : [])].join("<br>");
    const title = [`**${chunk.length} subagents** (${host})`, standingOf(change), ...folded].join("<br>");
    return chunk.length > unfolded
        ? `${title}<details><summary>Which ones</summary>${names}</details>`
        : `${title}<br>${names}`;
}
function isNamedByFile({ name, path }) {
    return name !== null && path.slice(path.lastIndexOf("/") + 1).replace(/\.[^.]*$/, "") === name;
}
function wayOf({ path, previousPath, after, widenings, differences: different }, setting) {
    const line = [...widenings, ...different].find(({ at }) => at.path === path && at.isOfBase !== true)?.at.line ?? null;
    const previous = previousPath === null ? [] : [spotLink({ path: previousPath, line: null, isOfBase: true }, setting)];
    const here = path === ""
        ? "built into its host"
        : linked(pathWords(path, setting), { path, line: after ? line : null, isOfBase: after === null }, setting);
    return [...previous, here].join(" → ");
}
function standingOf({ kind, before, after }) {
    const [was, is] = [before?.verdict ?? null, after?.verdict ?? null];
    const verdict = is === null || was === is || (was === null && is === "loaded")
        ? []
        : [was === null ? `**${is}**` : `${was} → **${is}**`];
    return [kind === "added" ? "new" : kind, ...verdict].join(", ");
}

;// CONCATENATED MODULE: ./build/bundle/src/reports/markdown/delegation.js

const delegation_most = 30;
const delegation_longest = 40;
function delegationBlock({ delegation }) {
    const graph = delegation ? [graphOf(delegation)] : [];
    return {
        head: ["<details><summary><b>Who may start whom</b></summary>", ""],
        lines: graph,
        foot: ["", "</details>"],
        more: () => "A graph of who may start whom has no room here.",
    };
}
function graphOf({ nodes, edges }) {
    const shown = nodes.slice(0, delegation_most);
    const arrows = edges.filter(({ from, to }) => from < shown.length && to < shown.length);
    const boxes = shown.map(({ name, host, capabilities, isChanged }, i) => `  n${i}["${[label(name?.trim() || "(no name)"), label(host), capabilities === null ? "unknown" : capabilities.join(", ") || "nothing"].join("<br/>")}"]${isChanged ? ":::changed" : ""}`);
    const left = nodes.length - shown.length;
    return [
        "```mermaid",
        "flowchart LR",
        ...boxes,
        ...arrows.map(({ from, to }) => `  n${from} --> n${to}`),
        "  classDef changed stroke-width:3px",
        "```",
        "",
        `A thick frame marks what this change touches; an arrow, what may be started.${left > 0 ? ` ${left} more are not drawn.` : ""}`,
    ].join("\n");
}
function label(words) {
    const text = [...(0,sanitize_text/* visible */.RK)(words)];
    const cut = text.length > delegation_longest ? [...text.slice(0, delegation_longest - 1), "…"] : text;
    const plain = cut
        .map((character) => (/[\p{L}\p{N} .,_()/+-]/u.test(character) ? character : wide(character)))
        .join("");
    return plain.replace(/^(\s*\d+)\.|^(\s*)[+-]/, (_, digits, space = "") => digits === undefined ? `${space}–` : `${digits}．`);
}
function wide(character) {
    const point = character.codePointAt(0) ?? 0;
    return point > 0x20 && point < 0x7f ? String.fromCodePoint(point + 0xfee0) : point < 0x80 ? " " : character;
}

;// CONCATENATED MODULE: ./build/bundle/src/reports/markdown/findings.js



const findings_unfolded = 10;
const marks = { error: "❌ **error**", warning: "⚠️ **warning**", note: "ℹ️ note" };
function findingsBlocks(setting) {
    const { findings: { fresh, touched, elsewhere, waived }, base, } = setting.telling;
    const stands = (remarks) => (countOf(remarks) === 1 ? "stands" : "stand");
    const isCompared = base !== null || touched.length + elsewhere.length > 0;
    return [
        { ...blockOf(fresh, setting), head: [isCompared ? "### New findings" : "### Findings", ""] },
        folded(`on changed subagents, which ${base === null ? "may stand" : `already ${stands(touched)} at the base`}`, touched, setting),
        ...(setting.isWhole
            ? [
                folded(base === null ? "that may stand" : `elsewhere, which already ${stands(elsewhere)} at the base`, elsewhere, setting),
            ]
            : []),
        folded("that the policy waives", waived, setting),
    ];
}
function countOf(remarks) {
    return remarks.reduce((sum, { count }) => sum + count, 0);
}
function folded(which, remarks, setting) {
    const count = countOf(remarks);
    return {
        ...blockOf(remarks, setting),
        head: [`<details><summary>${count} ${count === 1 ? "finding" : "findings"} ${which}</summary>`, ""],
        foot: ["", "</details>"],
    };
}
function blockOf(remarks, setting) {
    const parts = setting.isWhole ? remarks.flatMap((remark) => partsOf(remark, shownOf(setting))) : remarks;
    return {
        head: [],
        lines: parts.map((remark) => fitting((where) => lineOf(remark, where), setting)),
        weights: parts.map(({ count }) => count),
        more: (left) => `…and ${left} more ${left === 1 ? "finding" : "findings"}.`,
    };
}
function partsOf(remark, size) {
    const pieces = slices(remark.places, size);
    return pieces.map((places, at) => ({
        ...remark,
        places: places,
        count: at < pieces.length - 1 ? places.length : remark.count - at * size,
    }));
}
function lineOf(remark, setting) {
    const { severity, places: [first, ...others], message, name, hosts, waiver, related, } = remark;
    const waived = waiver
        ? [
            `  <br>Waived until ${waiver.until}: ${prose(waiver.reason)} (${code(waiver.owner)}, ${spotLink(waiver.at, setting)})`,
        ]
        : [];
    const places = related
        .slice(0, 5)
        .map(({ message: words, at: place }) => `  <br>${spotLink({ ...place, line: null }, setting)}: ${prose(words)}`);
    const whose = `${name === null ? "" : ` ${nameWords(name)}`}${hosts.length > 0 ? ` (${hosts.join(", ")})` : ""}`;
    return [
        `- ${marks[severity]} ${spotLink(first, setting)}${whose}<br>${prose(message)} (${ruleLink(remark, setting)})${also(others, setting)}`,
        ...waived,
        ...places,
    ].join("\n");
}
function also(others, setting) {
    if (others.length === 0)
        return "";
    const title = `The same in ${others.length} more ${others.length === 1 ? "file" : "files"}`;
    const shown = others.slice(0, shownOf(setting)).map((place) => spotLink(place, setting));
    const files = `${shown.join(", ")}${shown.length < others.length ? ` and ${others.length - shown.length} more` : ""}`;
    return others.length > findings_unfolded ? `<details><summary>${title}</summary>${files}</details>` : `<br>${title}: ${files}`;
}

;// CONCATENATED MODULE: ./build/bundle/src/reports/markdown/inventory.js



function inventoryBlock(setting) {
    const profiles = setting.telling.profiles ?? [];
    return {
        head: [
            `<details><summary>${profiles.length === 1 ? "1 profile: what its host makes of it, and what it may do" : `${profiles.length} profiles: what their hosts make of them, and what they may do`}</summary>`,
            "",
            row(["Subagent", "Host's verdict", "May do", "Mode, model"]),
            row(["---", "---", "---", "---"]),
        ],
        lines: profiles.map((profile) => profileRow(profile, setting)),
        foot: ["", "</details>"],
        more: (left) => `…and ${left} more ${left === 1 ? "profile" : "profiles"}.`,
    };
}
function profileRow({ name, path, host, side }, setting) {
    const shown = side.verdict === "loaded" ? "loaded" : `**${side.verdict ?? "unknown"}**`;
    const kept = [side.mode, side.model].filter((value) => value !== null).map((value) => code(value));
    return row([
        `${nameWords(name)}<br>${spotLink({ path, line: null }, setting)}`,
        `${host}: ${shown}`,
        powersOf(side),
        kept.join(", ") || "–",
    ]);
}

;// CONCATENATED MODULE: ./build/bundle/src/reports/markdown/policy.js


function policyBlocks(setting) {
    const { policy } = setting.telling;
    if (!policy)
        return [];
    const problem = ({ at, message }) => `- ${spotLink(at, setting)}: ${prose(message)}`;
    const finding = (remark) => `- ${spotLink(remark.places[0], setting)} ${remark.severity}: ${prose(remark.message)} (${ruleLink(remark, setting)})`;
    const parts = [
        ["Becomes looser:", policy.looser.map(problem)],
        ["Becomes tighter:", policy.tighter.map(problem)],
        ["The new policy would find:", policy.found.map(finding)],
        ["The new policy would no longer find:", policy.gone.map(finding)],
    ];
    const told = parts.filter(([, lines]) => lines.length > 0);
    return told.map(([title, lines], i) => ({
        head: [
            ...(i === 0
                ? [
                    "### Policy changes",
                    "",
                    "This change is judged by the policy as it stands; what it brings counts once it is merged.",
                    "",
                ]
                : []),
            `**${title}**`,
            "",
        ],
        lines,
        share: 0.15,
        more: (left) => `…and ${left} more.`,
    }));
}
function upcomingBlock({ upcoming }) {
    return {
        head: ["### What the rollout brings", ""],
        lines: upcoming.map(stepLine),
        more: (left) => `…and ${left} more ${left === 1 ? "day" : "days"}.`,
    };
}
function stepLine({ day, stage, findings, rules }) {
    const by = rules.map(([rule, count]) => `${code(rule)} ${count}`).join(", ");
    const [one, many] = stage === "enforce" ? ["becomes an error", "become errors"] : ["becomes a warning", "become warnings"];
    return `- From **${day}** ${findings === 1 ? `1 finding of today ${one}` : `${findings} findings of today ${many}`}: ${by}`;
}

;// CONCATENATED MODULE: ./build/bundle/src/reports/markdown/merge-groups.js
function merge_groups_together(remarks) {
    const groups = new Map();
    for (const remark of remarks) {
        const { rule, kind, severity, message, hosts, waiver, related } = remark;
        const key = related.length > 0 ? remark : JSON.stringify([rule, kind, severity, message, hosts, waiver]);
        const group = groups.get(key);
        if (group)
            group.push(remark);
        else
            groups.set(key, [remark]);
    }
    return [...groups.values()].flatMap(([first, ...others]) => first ? [others.length === 0 ? first : merge_groups_joined(first, others)] : []);
}
function merge_groups_joined(first, others) {
    return {
        ...first,
        name: null,
        places: [...first.places, ...others.flatMap(({ places }) => places)],
        count: others.reduce((sum, { count }) => sum + count, first.count),
    };
}

// EXTERNAL MODULE: ./build/bundle/src/approvals/index.js
var approvals = __nccwpck_require__(8382);
// EXTERNAL MODULE: ./build/bundle/src/compare/delegation.js
var compare_delegation = __nccwpck_require__(1207);
;// CONCATENATED MODULE: ./build/bundle/src/reports/markdown/model/subject.js



function spotAt({ source, span }) {
    return { path: source.path, line: (0,repo_text/* positionAt */.t$)(source, span.start).line };
}
function policySpot(at, { sources, base }) {
    return {
        ...spotAt(at),
        isOfBase: base !== null && sources.some(({ ref, commit }) => ref === at.source.path && commit === base),
    };
}
function subject_sideOf({ item: { verdict, profile } }) {
    return {
        capabilities: profile ? (0,model_profile/* capabilitiesOf */.SF)(profile) : null,
        verdict: verdict.kind,
        mode: (profile && (0,model_fact/* known */.eO)(profile.permissionMode)) ?? null,
        model: (profile && (0,model_fact/* known */.eO)(profile.model)) ?? null,
    };
}
function subject_nameOf({ item: { profile } }) {
    return (profile && (0,model_fact/* known */.eO)(profile.name)) ?? null;
}

;// CONCATENATED MODULE: ./build/bundle/src/reports/markdown/model/change.js






function changesIn(result) {
    const { changes, findings: judged, reviewContext: review } = result;
    if (!changes)
        return null;
    const standing = byItem(judged);
    const beside = judged.filter(({ finding: { item, host } }) => item === null && host !== null);
    return changes.map((change) => {
        const { kind, before, after, gained, lost, widened, widenings, differences, fields, prompt } = change;
        const subject = after ?? before;
        const path = subject?.item.files[0] ?? "";
        const previous = before?.item.files[0];
        return {
            kind,
            host: subject?.title ?? "",
            name: subject ? subject_nameOf(subject) : null,
            path,
            previousPath: previous === undefined || previous === path ? null : previous,
            before: before && subject_sideOf(before),
            after: after && subject_sideOf(after),
            gained: change_toolsOf(gained),
            lost: change_toolsOf(lost),
            isWidened: widened,
            widenings: widenings.map(({ kind: why, capability, message, at }) => ({
                kind: why,
                capability,
                message,
                at: { ...spotAt(at), isOfBase: after === null },
            })),
            differences: differences.map(({ field, before: was, after: is, at }) => ({
                field,
                before: was,
                after: is,
                at: { ...spotAt(at), isOfBase: is === null },
            })),
            fields,
            prompt,
            objections: after
                ? objectionsIn([...(standing.get(after.item) ?? []), ...beside.filter((one) => isAbout(one, change))])
                : [],
            allowance: allowanceOf(after, result),
            owners: review?.owners.get(path) ?? [],
            isFolded: review !== undefined && (0,approvals.filesOf)(change).some((file) => review.folded.has(file)),
        };
    });
}
function byItem(judged) {
    const found = new Map();
    for (const one of judged) {
        const { item } = one.finding;
        if (item)
            found.set(item, [...(found.get(item) ?? []), one]);
    }
    return found;
}
function isAbout({ finding }, { after, widenings }) {
    return (finding.host === after?.host &&
        widenings.some(({ at }) => at.source === finding.at.source && at.span.start === finding.at.span.start));
}
function objectionsIn(judged) {
    const told = judged.map(({ finding: { rule, kind = null, severity }, state }) => ({ rule, kind, severity, state }));
    return told.sort((one, other) => change_rankOf(other.severity) - change_rankOf(one.severity));
}
function change_rankOf(severity) {
    return model_finding/* severities */.g.indexOf(severity);
}
function change_toolsOf(grants) {
    return [...new Set(grants.map(({ tool }) => (0,secrets/* redacted */.p)(tool)))];
}
function allowanceOf(after, result) {
    const allowance = after && result.reviewContext?.allowances.get(after);
    if (!allowance)
        return null;
    const held = after.item.profile ? (0,model_profile/* capabilitiesOf */.SF)(after.item.profile) : [];
    return {
        isEnough: held.every((capability) => allowance.may.includes(capability)),
        grants: allowance.grants.map((at) => policySpot(at, result)),
    };
}
function delegationIn({ changes = [] }) {
    const { nodes, edges } = (0,compare_delegation/* delegationOf */.S)(changes);
    if (edges.length === 0)
        return null;
    const places = new Map(nodes.map((subject, i) => [subject, i]));
    const changed = new Set(changes.map(({ after }) => after));
    return {
        nodes: nodes.map((subject) => ({
            name: subject_nameOf(subject),
            host: subject.title,
            capabilities: subject_sideOf(subject).capabilities,
            isChanged: changed.has(subject),
        })),
        edges: edges.map(({ from, to }) => ({ from: places.get(from) ?? -1, to: places.get(to) ?? -1 })),
    };
}

;// CONCATENATED MODULE: ./build/bundle/src/reports/markdown/model/index.js






function model_reportModelOf(result) {
    const { tool, repository, commit, base, sources, notes, reviewContext: review, policyChanges, upcoming, inspection, } = result;
    const remark = remarkOf(result);
    return {
        tool,
        repository,
        commit,
        base,
        sources: sources.map((source) => ({ ref: source.ref, commit: source.commit })),
        verdict: verdictOf(result),
        notes,
        changes: changesIn(result),
        delegation: delegationIn(result),
        approvals: (review?.approvals ?? []).map(({ by, count }) => ({ by, count })),
        findings: findingsIn(result, remark),
        policy: policyChanges ? model_policyOf(policyChanges) : null,
        upcoming: upcoming.map(({ rules, ...step }) => ({ ...step, rules: [...rules] })),
        profiles: inspection.subjects.map(profileOf),
        abroad: crossHostAccessIn(inspection),
    };
}
function verdictOf(result) {
    const { findings: judged, gate, inspection } = result;
    const { profiles, existing, waived } = summaryOf(result);
    const counted = (wanted) => {
        const { errors, warnings, notes } = summaryOf({ inspection, findings: judged.filter(wanted) });
        return { errors, warnings, notes };
    };
    return {
        conclusion: conclusionOf(result),
        profiles,
        failing: counted((one) => fails(one, result)),
        passing: counted((one) => one.state !== "waived" && !fails(one, result)),
        existing,
        waived,
        ignored: inspection.ignored,
        gate,
    };
}
function findingsIn({ findings: judged, changes = [] }, remark) {
    const touched = new Set(changes.flatMap(({ after }) => (after ? [after.item] : [])));
    const isTouched = ({ finding: { item } }) => item !== null && touched.has(item);
    const told = (wanted) => merge_groups_together(worstFirst(groupFindings(judged.filter(wanted))).map(remark));
    return {
        fresh: told(({ state }) => state === "new"),
        touched: told((one) => one.state === "existing" && isTouched(one)),
        elsewhere: told((one) => one.state === "existing" && !isTouched(one)),
        waived: told(({ state }) => state === "waived"),
    };
}
function remarkOf(result) {
    const { loads, subjects } = result.inspection;
    const titles = new Map(loads.map(({ host, title }) => [host, title]));
    const named = new Map(subjects.map((subject) => [subject.item, subject]));
    return ({ first, message, severity, hosts, paths, all }) => {
        const { finding, waiver } = first;
        const subject = paths.length === 1 ? named.get(finding.item) : undefined;
        const others = new Map(all.map(({ finding: { at } }) => [at.source.path, at]));
        others.delete(finding.at.source.path);
        return {
            ...saidOf(finding),
            severity,
            message,
            name: subject ? subject_nameOf(subject) : null,
            hosts: hosts.map((host) => titles.get(host) ?? host),
            places: [spotAt(finding.at), ...[...others.values()].map(spotAt)],
            count: all.length,
            waiver: waiver && {
                owner: waiver.owner,
                reason: waiver.reason,
                until: waiver.until,
                at: policySpot(waiver.at, result),
            },
        };
    };
}
function saidOf({ rule, kind, severity, message, at, related = [] }) {
    return {
        rule,
        kind: kind ?? null,
        severity,
        message,
        places: [spotAt(at)],
        name: null,
        hosts: [],
        count: 1,
        waiver: null,
        related: related.map(model_problemOf),
    };
}
function model_policyOf({ looser, tighter, found, gone }) {
    return {
        looser: looser.map(model_problemOf),
        tighter: tighter.map(model_problemOf),
        found: found.map(saidOf),
        gone: gone.map(saidOf),
    };
}
function model_problemOf({ message, at }) {
    return { message, at: spotAt(at) };
}
function profileOf(subject) {
    return { name: subject_nameOf(subject), path: subject.item.files[0] ?? "", host: subject.title, side: subject_sideOf(subject) };
}

;// CONCATENATED MODULE: ./build/bundle/src/reports/markdown/headline.js


function opening(telling) {
    return [`## ${verdictLine(telling)}`, "", ...asideOf(telling).flatMap((line) => [line, ""]), ...notesOf(telling)];
}
function headline_comparing(telling) {
    const changes = telling.changes ?? [];
    return [`## ${changedLine(changes)}`, "", ...unseen(changes).flatMap((line) => [line, ""]), ...notesOf(telling)];
}
function notesOf({ notes }) {
    return notes.flatMap((note) => [`> Note: ${prose(note)}`, ""]);
}
function verdictLine({ verdict, findings }) {
    const { conclusion, failing, gate } = verdict;
    const profiles = plural(verdict.profiles, "agent profile");
    if (conclusion === "findings") {
        const counts = failing ? countsOf(failing, gate === "new" ? "new " : "") : "";
        return counts === "" ? `❌ Failed, with ${profiles}` : `❌ Failed: ${counts} in ${profiles}`;
    }
    const isSilent = Object.values(findings).every((remarks) => remarks.length === 0);
    if (verdict.profiles === 0 && isSilent)
        return "✅ Passed: there are no agent profiles";
    return isSilent
        ? `✅ Passed: nothing to say about ${profiles}`
        : `✅ Passed: nothing that fails the check in ${profiles}`;
}
function changedLine(changes) {
    if (changes.length === 0)
        return "No subagent changed";
    const widened = changes.filter(({ isWidened }) => isWidened).length;
    const changed = `${plural(changes.length, "subagent")} changed`;
    if (widened === 0)
        return `${changed}; none may do more than before`;
    return `${changed}; **${widened === changes.length ? (widened === 1 ? "it" : "all") : widened} may do more than before**`;
}
function asideOf({ changes, verdict: { passing, existing, waived, ignored, gate } }) {
    const isOne = passing.errors + passing.warnings + passing.notes === 1;
    const aside = [
        ...(countsOf(passing) === ""
            ? []
            : [
                `${countsOf(passing)} ${isOne ? "does" : "do"} not fail the check${existing > 0 && gate === "new" ? ` (${existing} at the base already)` : ""}`,
            ]),
        ...(waived > 0 ? [`${waived} waived by the policy`] : []),
        ...(ignored > 0 ? [`${ignored} ignored by the policy`] : []),
    ];
    return [
        ...(changes ? [`${changedLine(changes)}.`, ...unseen(changes)] : []),
        ...(aside.length === 0 ? [] : [`${aside.join("; ")}.`]),
    ];
}
function unseen(changes) {
    const folded = changes.filter(({ isFolded }) => isFolded).length;
    const hidden = changes.filter(({ prompt }) => (prompt?.hidden ?? 0) > 0).length;
    const parts = [
        ...(folded > 0 ? [`**${plural(folded, "changed profile")}** that GitHub folds`] : []),
        ...(hidden > 0 ? [`**${plural(hidden, "prompt")}** with new hidden characters`] : []),
    ];
    return parts.length === 0 ? [] : [`⚠️ Not to be seen in the review: ${phrases_listed(parts)}.`];
}

;// CONCATENATED MODULE: ./build/bundle/src/reports/markdown/index.js











const summaryBytes = 900_000;
const commentBytes = 60_000;
function markdown(result, links) {
    return reportOf(model_reportModelOf(result), links);
}
function reportOf(telling, links) {
    const setting = { telling, links, isWhole: true };
    return budget_page(opening(telling), [...sections(setting), inventoryBlock(setting)], closing(setting), summaryBytes);
}
function commentOf(telling, links, marker) {
    const setting = { telling, links, isWhole: false };
    const elsewhere = links.run === undefined ? "" : ` The [summary of the run](${links.run}) has the rest.`;
    return budget_page([marker, ...opening(telling)], sections(setting), [...elsewhereLines(setting), ...closing(setting), ...source(links)], commentBytes, elsewhere);
}
function allWell(telling, links, marker) {
    return [marker, `${verdictLine(telling)}; no subagent differs from the base. ${source(links).join("")}`, ""].join("\n");
}
function comparison(result, links) {
    const setting = { telling: reportModelOf(result), links, isWhole: true };
    return page(comparing(setting.telling), sections(setting), closing(setting), summaryBytes);
}
function undecided(message, places = []) {
    const lines = [`> Why: ${prose(message)}`, ...places.map((place) => `>\n> At ${prose(place)}`)];
    return budget_page(["## ⚠️ Nothing was decided", "", ...lines, ""], [], ["The check failed because the tool could not judge, not because of a finding."], commentBytes);
}
function sections(setting) {
    return [
        ...changesBlocks(setting),
        delegationBlock(setting.telling),
        crossHostBlock(setting),
        ...findingsBlocks(setting),
        ...policyBlocks(setting),
        upcomingBlock(setting.telling),
    ];
}
function elsewhereLines({ telling: { findings: { elsewhere }, }, }) {
    const count = countOf(elsewhere);
    return count === 0
        ? []
        : [
            `${count} more ${count === 1 ? "finding stands" : "findings stand"} on subagents that this request does not change.`,
            "",
        ];
}
function source(links) {
    const run = links.run === undefined ? "its run" : `[its run](${links.run})`;
    return [`<sub>The check decides; this comment only tells what ${run} found.</sub>`];
}
function closing({ telling: { sources, base, tool } }) {
    const policy = sources.map(({ ref, commit }) => commit === null ? code(ref) : `${code(ref)} of ${code(commit.slice(0, 12))}`);
    const [, home] = /^(https:\/\/github\.com\/[^/]+\/[^/]+)/.exec(tool.homepage) ?? [];
    const command = `npx ${home ? `github:${home.slice("https://github.com/".length)}` : tool.name}`;
    const from = base?.slice(0, 12);
    const commands = from === undefined
        ? code(`${command} check`)
        : `${code(`${command} diff ${from}`)}, and for the verdict ${code(`${command} check --base ${from}`)}`;
    return [`<sub>Judged by ${policy.join(", ")}. The same on your machine: ${commands}.</sub>`, ""];
}

;// CONCATENATED MODULE: ./build/bundle/src/sanitize/colors.js
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

;// CONCATENATED MODULE: ./build/bundle/src/reports/cross-host.js



function cross_host_crossHostBlock(inspection, columns, { bold }) {
    const lines = crossHostAccessIn(inspection).flatMap((group) => wrap(crossHostSentence(group, (name) => `\`${(0,sanitize_text/* visible */.RK)(name)}\``), Math.max(30, columns - 4), sanitize_text/* widthOf */.qz).map((line, i) => `${i === 0 ? "  " : "    "}${line}`));
    return lines.length === 0 ? "" : `${bold("more than in their own host")}\n${lines.join("\n")}\n\n`;
}

;// CONCATENATED MODULE: ./build/bundle/src/sanitize/excerpt.js


const reach = 400;
function excerptOf({ source, span }, { columns, margin, caret }) {
    if (source.text === "")
        return [];
    const { line, column } = (0,repo_text/* positionAt */.t$)(source, span.start);
    const text = (0,repo_text/* lineAt */.mh)(source, line).replace(/\r$/, "");
    const start = Math.min(column - 1, text.length);
    const end = Math.min(Math.max(start + span.end - span.start, start), text.length);
    const number = String(line);
    const room = Math.max(20, columns - number.length - 3);
    const isPlain = text.length <= room && /^[\x20-\x7e]*$/.test(text) && !text.includes("##[");
    const { shown, before, width } = isPlain
        ? { shown: text, before: start, width: end - start }
        : windowOf(cellsOf(text, start, end), room, start > reach, end + reach < text.length);
    const blank = " ".repeat(number.length);
    return [
        `${margin(`${number} |`)} ${shown}`.trimEnd(),
        `${margin(`${blank} |`)} ${" ".repeat(before)}${caret("^".repeat(Math.max(1, width)))}`,
    ];
}
function cellsOf(text, start, end) {
    const cells = (from, to, meant) => {
        let before = text.slice(0, from);
        return (0,sanitize_text/* graphemesOf */.wF)(text.slice(from, to)).map((grapheme) => {
            const command = grapheme === "[" && before.endsWith("##");
            before = (before + grapheme).slice(-2);
            const shown = grapheme === "\t" ? "  " : command ? (0,sanitize_text/* visible */.RK)("##[").slice(2) : (0,sanitize_text/* visible */.RK)(grapheme);
            return { text: shown, width: (0,sanitize_text/* widthOf */.qz)(shown), meant };
        });
    };
    return [
        ...cells(Math.max(0, start - reach), start, false),
        ...cells(start, Math.min(end, start + reach), true),
        ...cells(end, end + reach, false),
    ];
}
function windowOf(cells, room, cutBefore, cutAfter) {
    const first = cells.findIndex(({ meant }) => meant);
    const caret = first < 0 ? cells.length : first;
    const total = sum(cells);
    let from = 0;
    let to = cells.length;
    if (total > room || cutBefore || cutAfter) {
        const spare = Math.max(0, room - 2 - Math.min(sum(cells.filter(({ meant }) => meant)), room >> 1));
        from = caret;
        for (let left = spare >> 1; from > 0 && left >= (cells[from - 1]?.width ?? 0);)
            left -= cells[--from]?.width ?? 0;
        to = caret;
        for (let left = room - 2 - sum(cells.slice(from, caret)); to < cells.length && left >= (cells[to]?.width ?? 0);)
            left -= cells[to++]?.width ?? 0;
    }
    const leads = from > 0 || cutBefore ? "…" : "";
    const trails = to < cells.length || cutAfter ? "…" : "";
    const text = cells
        .slice(from, to)
        .map((cell) => cell.text)
        .join("");
    return {
        shown: `${leads}${text}${trails}`,
        before: leads.length + sum(cells.slice(from, caret)),
        width: sum(cells.slice(caret, to).filter(({ meant }) => meant)),
    };
}
function sum(cells) {
    return cells.reduce((width, cell) => width + cell.width, 0);
}

;// CONCATENATED MODULE: ./build/bundle/src/reports/pretty/notes.js




function waivedBlock({ findings: judged }, columns, { dim }) {
    const remarks = groupFindings(judged.filter(({ state }) => state === "waived"));
    if (remarks.length === 0)
        return "";
    const lines = remarks.flatMap(({ first: { finding, waiver }, message, paths }) => {
        const more = paths.length > 1 ? ` and ${paths.length - 1} more` : "";
        const said = [
            `${whereOf(finding.at)}${more} ${(0,sanitize_text/* visible */.RK)(message)}  ${notes_nameOf(finding)}`,
            ...(waiver ? [`waived by ${(0,sanitize_text/* visible */.RK)(waiver.owner)} until ${waiver.until}: ${(0,sanitize_text/* visible */.RK)(waiver.reason)}`] : []),
        ];
        return said.flatMap((text, i) => indented(text, i === 0 ? 2 : 4, columns));
    });
    return `${[dim("waived by the policy"), ...lines.map((line) => dim(line))].join("\n")}\n\n`;
}
function policyBlock({ policyChanges: changes }, columns, { bold }) {
    if (!changes)
        return "";
    const problem = (what) => ({ at, message }) => `${what} ${whereOf(at)} ${(0,sanitize_text/* visible */.RK)(message)}`;
    const finding = (what) => (one) => `${what} ${whereOf(one.at)} ${one.severity} ${(0,sanitize_text/* visible */.RK)(one.message)}  ${notes_nameOf(one)}`;
    const lines = [
        ...changes.looser.map(problem("looser:")),
        ...changes.tighter.map(problem("tighter:")),
        ...changes.found.map(finding("will find:")),
        ...changes.gone.map(finding("will not find:")),
    ];
    return lines.length === 0
        ? ""
        : `${bold("policy changes")}\n${lines.flatMap((line) => indented(line, 2, columns)).join("\n")}\n\n`;
}
function upcomingLines({ upcoming }, columns, { yellow }) {
    return upcoming
        .flatMap(({ day, stage, findings, rules }) => {
        const many = findings !== 1;
        const what = stage === "enforce"
            ? many
                ? "become errors"
                : "becomes an error"
            : many
                ? "become warnings"
                : "becomes a warning";
        const by = [...rules].map(([rule, count]) => `${rule} ${count}`).join(", ");
        return indented(`from ${day}: ${many ? `${findings} findings` : "1 finding"} of today ${what} (${by})`, 0, columns);
    })
        .map((line) => `${yellow(line)}\n`)
        .join("");
}
function indented(text, indent, columns) {
    return wrap(text, Math.max(30, columns - indent - 2), sanitize_text/* widthOf */.qz).map((line, i) => `${" ".repeat(i === 0 ? indent : indent + 2)}${line}`);
}
function whereOf({ source, span }) {
    const { line, column } = (0,repo_text/* positionAt */.t$)(source, span.start);
    return `${(0,sanitize_text/* visible */.RK)(source.path)}:${line}:${column}`;
}
function notes_nameOf({ rule, kind }) {
    return kind === undefined ? rule : `${rule}/${kind}`;
}

;// CONCATENATED MODULE: ./build/bundle/src/reports/pretty/index.js








function pretty(result, screen) {
    const paints = stylesFor(screen.color);
    const shown = result.findings.filter(({ state }) => state === "new" || (state === "existing" && result.gate === "all"));
    const remarks = groupFindings(shown);
    const whose = subjectsIn(result);
    const groups = new Map();
    for (const remark of remarks) {
        const heading = headingOf(remark);
        const group = groups.get(heading);
        if (group)
            group.push(remark);
        else
            groups.set(heading, [remark]);
    }
    const blocks = [...groups].map(([heading, group]) => `${paints.bold(heading)}\n${group.map((remark) => paragraph(remark, whose(remark), screen, paints)).join("")}\n`);
    const aside = `${cross_host_crossHostBlock(result.inspection, screen.columns, paints)}${waivedBlock(result, screen.columns, paints)}${policyBlock(result, screen.columns, paints)}`;
    return `${blocks.join("")}${aside}${total(result, shown.length, paints)}${upcomingLines(result, screen.columns, paints)}${hint(result, remarks, paints)}`;
}
function headingOf({ first, paths }) {
    if (paths.length === 1)
        return (0,sanitize_text/* visible */.RK)(first.finding.at.source.path) || ".";
    const root = first.finding.layer?.root ?? "";
    return `${(0,sanitize_text/* visible */.RK)(root) || "."} (${paths.length} profiles)`;
}
const grave = ["error", "warning", "note"];
const paintOf = (severity, { red, yellow, cyan }) => ({ error: red, warning: yellow, note: cyan })[severity];
function paragraph({ first, message, severity, state, paths, all }, whose, { columns }, paints) {
    const { at, rule, kind, related = [] } = first.finding;
    const paint = paintOf(severity, paints);
    const many = paths.length > 1;
    const { line, column } = (0,repo_text/* positionAt */.t$)(at.source, at.span.start);
    const lead = many ? "  " : `  ${line}:${column} `;
    const name = kind === undefined ? rule : `${rule}/${kind}`;
    const tail = `${name}${state === "existing" ? ", existing" : ""}`;
    const start = lead.length + severity.length + 1;
    const lines = wrap(`${(0,sanitize_text/* visible */.RK)(message)}${whose}`, Math.max(30, columns - 4), sanitize_text/* widthOf */.qz, start - 4);
    const text = lines
        .map((part, i) => (i === 0 ? `${paints.dim(lead)}${paint(severity)} ${part}` : `    ${part}`))
        .join("\n");
    const last = lines.at(-1) ?? "";
    const fits = (lines.length === 1 ? start : 4) + (0,sanitize_text/* widthOf */.qz)(last) + 2 + (0,sanitize_text/* widthOf */.qz)(tail) <= columns;
    const body = many
        ? [wholePaths(paths, all.length, columns)]
        : excerptOf(at, { columns: columns - 4, margin: paints.dim, caret: paint });
    const places = related.map(({ message: said, at: there }) => {
        const position = (0,repo_text/* positionAt */.t$)(there.source, there.span.start);
        return `${(0,sanitize_text/* visible */.RK)(there.source.path)}:${position.line}:${position.column} ${(0,sanitize_text/* visible */.RK)(said)}`;
    });
    return `${text}${fits ? "  " : "\n    "}${paints.dim(tail)}\n${[...body, ...places].map((part) => `    ${part}\n`).join("")}`;
}
function wholePaths(paths, findings, columns) {
    const names = paths.map((path) => (0,sanitize_text/* visible */.RK)(path));
    const root = names.map((name) => name.slice(0, name.lastIndexOf("/") + 1)).reduce(sharedStart);
    const short = names.map((name) => (0,sanitize_text/* visible */.RK)(name.slice(root.length)));
    let shown = 0;
    for (let width = 0; shown < short.length && width < 2 * (columns - 14); shown++)
        width += (0,sanitize_text/* widthOf */.qz)(short[shown] ?? "") + 2;
    const rest = short.length - shown;
    const list = `${short.slice(0, shown).join(", ")}${rest > 0 ? ` and ${rest} more` : ""}`;
    return wrap(findings > paths.length ? `${list} (${findings} findings)` : list, columns - 6, sanitize_text/* widthOf */.qz).join("\n    ");
}
function sharedStart(one, other) {
    let end = 0;
    for (let at = one.indexOf("/") + 1; at > 0 && one.slice(0, at) === other.slice(0, at); at = one.indexOf("/", at) + 1)
        end = at;
    return one.slice(0, end);
}
function total(result, shown, { bold, green }) {
    const { profiles, errors, warnings, notes, waived } = summaryOf({
        ...result,
        findings: result.gate === "new" ? result.findings.filter(({ state }) => state !== "existing") : result.findings,
    });
    const baselined = result.findings.filter(({ isBaselined, state }) => isBaselined && state !== "waived").length;
    const standing = summaryOf(result).existing - baselined;
    const aside = [
        ...(baselined > 0 ? [`${baselined} in the baseline`] : []),
        ...(standing > 0 ? [result.gate === "new" ? `${standing} existing not shown` : `${standing} existing`] : []),
        ...(waived > 0 ? [`${waived} waived`] : []),
        ...(result.inspection.ignored > 0 ? [`${result.inspection.ignored} ignored by the policy`] : []),
    ];
    const counts = [pretty_plural(errors, "error"), pretty_plural(warnings, "warning"), pretty_plural(notes, "note")].filter((part) => !part.startsWith("0 "));
    const tail = aside.length === 0 ? "" : ` (${aside.join(", ")})`;
    const where = profiles === 0 ? "no profiles" : pretty_plural(profiles, "profile");
    return shown === 0
        ? `${green(`${where}: nothing to report`)}${tail}\n`
        : `${bold(`${where}: ${counts.join(", ")}`)}${tail}\n`;
}
function hint({ tool }, remarks, { dim }) {
    const { first } = grave
        .map((severity) => remarks.find((remark) => remark.severity === severity))
        .find((remark) => remark !== undefined) ?? {};
    if (first === undefined)
        return "";
    const { rule } = first.finding;
    return `${dim(`why, and what to do: agent-profile-check explain ${rule}`)}\n${dim(`  ${helpOf(tool, rule)}`)}\n`;
}
function pretty_plural(count, noun) {
    return `${count} ${noun}${count === 1 ? "" : "s"}`;
}

;// CONCATENATED MODULE: ./build/bundle/src/generated/tool.js
const tool = {
    name: "agent-profile-check",
    version: "0.1.0",
    homepage: "https://github.com/agent-profile-check/agent-profile-check/blob/main",
};

;// CONCATENATED MODULE: ./build/bundle/src/action.js






















const { env } = process;
const server = (env.GITHUB_SERVER_URL ?? "https://github.com").replace(/\/+$/, "");
const api = env.GITHUB_API_URL ?? "https://api.github.com";
process.exitCode = 3;
let ended = false;
let stopped = false;
process.on("uncaughtException", (error) => void stop(error));
process.on("unhandledRejection", (error) => void stop(error));
process.on("exit", () => {
    if (!ended)
        (0,external_node_fs_.writeSync)(1, "::error::the run came to an end before its answer; nothing was decided\n");
});
act().then(end, stop);
async function act() {
    const inputs = inputsOf(env);
    const payload = env.GITHUB_EVENT_PATH ? JSON.parse((0,external_node_fs_.readFileSync)(env.GITHUB_EVENT_PATH, "utf8")) : {};
    const happening = (0,action_event/* readEvent */.j)(payload, env);
    if (happening.context.kind === "review")
        return again(inputs, happening.repository, happening.context, payload);
    const result = await resultOf(inputs, happening);
    const core = await Promise.all(/* import() */[__nccwpck_require__.e(4119), __nccwpck_require__.e(6421)]).then(__nccwpck_require__.bind(__nccwpck_require__, 6421));
    if ("kind" in result)
        return action_refuse(core, result);
    return deliver(core, result, inputs, happening);
}
async function again({ token, workflow }, repository, { number, head }, payload) {
    const [core, { opinionIn, startAgain }] = await Promise.all([Promise.all(/* import() */[__nccwpck_require__.e(4119), __nccwpck_require__.e(6421)]).then(__nccwpck_require__.bind(__nccwpck_require__, 6421)), __nccwpck_require__.e(/* import() */ 1474).then(__nccwpck_require__.bind(__nccwpck_require__, 1474))]);
    const opinion = opinionIn(payload);
    const { kind, message } = await startAgain({ api, token, repository, number, head, opinion, workflow });
    if (kind !== "failed" || opinion === "approved") {
        notice(core, message);
        return 0;
    }
    core.setFailed((0,sanitize_text/* visible */.RK)(`${message}; the check still counts an approval that may be taken back`));
    return 2;
}
async function resultOf(inputs, happening) {
    const { context: beside, repository: name } = happening;
    const ground = openCommitSource({ environment: env, server, token: inputs.token, repository: name });
    try {
        const { head, base, notes } = await evaluationInput(happening, ground);
        const paths = inputs.root === "" ? [""] : [head, ...(base ? [base] : [])].flatMap(({ repo }) => [...repo.entries.keys()]);
        if (!paths.some((path) => (0,repo_path/* isWithin */.UO)(path, inputs.root)))
            throw new tree/* UserError */.yo(`the input \`root\` names \`${inputs.root}\`, and there is no such directory`);
        const governed = beside.kind === "request" || beside.kind === "group";
        const { policy, fallback } = inputs;
        const [remote, openRemote] = await remotesFor(inputs, happening);
        const main = await defaultBranchTree(happening, ground);
        const today = new Date().toISOString().slice(0, 10);
        const governing = await governingPolicy({
            head,
            base: governed ? base : undefined,
            main,
            policy,
            fallback,
            remote,
            openRemote,
            today,
        });
        if (governing.kind === "problems")
            return governing;
        const { decisions, baseline, proposed, shift } = governing;
        const approve = governed && base && asksForApproval(decisions) ? await approverOf(inputs, happening, base.repo) : undefined;
        const { movement, notes: approvals } = approve
            ? await (await __nccwpck_require__.e(/* import() */ 1634).then(__nccwpck_require__.bind(__nccwpck_require__, 1634))).applyApprovals(governing.movement, decisions, approve)
            : { movement: governing.movement, notes: [] };
        const result = await evaluate({
            tool: tool,
            repo: head.repo,
            base,
            options: { decisions },
            repository: name,
            commit: head.commit,
            policyCommit: governing.commit,
            notes: [...notes, ...governing.notes, ...approvals],
            failOn: inputs.failOn,
            gate: inputs.gate ?? (governed ? "new" : "all"),
            governanceChange: {
                ...movement,
                unowned: proposed && shift ? await unownedOf(inputs, decisions, proposed.decisions) : [],
            },
            ...(approve ? { approve } : {}),
            ...(baseline ? { baseline } : {}),
            ...(proposed ? { proposed } : {}),
        });
        const brought = beside.kind === "push" && inputs.token !== undefined
            ? await (await __nccwpck_require__.e(/* import() */ 4299).then(__nccwpck_require__.bind(__nccwpck_require__, 4299))).introducedBy(result, happening, {
                api,
                token: inputs.token,
            })
            : [];
        const changes = shift && proposed ? { policyChanges: await changesUnder(result, proposed.decisions, head.repo, shift) } : {};
        return filterByRoot({ ...result, ...changes, notes: [...brought, ...result.notes] }, inputs.root);
    }
    finally {
        await ground.close();
    }
}
function asksForApproval({ views: standings }) {
    return standings.some(({ approvals }) => approvals.widening !== undefined || approvals.policy !== undefined);
}
async function approverOf({ token, policyToken }, { context: beside, repository }, base) {
    if (beside.kind !== "request")
        return async () => ({ kind: "elsewhere" });
    const { approverFor } = await __nccwpck_require__.e(/* import() */ 6077).then(__nccwpck_require__.bind(__nccwpck_require__, 6077));
    return approverFor({ api, token, policyToken, repository, number: beside.number, head: beside.head, base });
}
async function unownedOf({ token }, before, after) {
    if (token === undefined)
        return [];
    const [{ unownedIn }, { accountsOf }] = await Promise.all([
        __nccwpck_require__.e(/* import() */ 8354).then(__nccwpck_require__.bind(__nccwpck_require__, 8354)),
        __nccwpck_require__.e(/* import() */ 5498).then(__nccwpck_require__.bind(__nccwpck_require__, 5498)),
    ]);
    return unownedIn(before, after, accountsOf({ api, token }));
}
async function remotesFor({ token, policyToken }, { isForeign }) {
    const temporary = env.RUNNER_TEMP;
    const { remoteFiles } = await __nccwpck_require__.e(/* import() */ 3806).then(__nccwpck_require__.bind(__nccwpck_require__, 3806));
    const advice = isForeign
        ? "; a request from a fork gets no secrets: let everybody read that repository, or name `policy-fallback` in the workflow"
        : "; give `policy-token` a token that may, or name `policy-fallback` in the workflow";
    const cache = temporary && policyToken ? (0,external_node_path_.join)(temporary, tool.name) : undefined;
    const remote = remoteFiles({
        api,
        token: policyToken ?? token,
        cache,
        seal: policyToken ?? "",
        offline: false,
        advice,
    });
    return [
        remote,
        policyToken === undefined
            ? undefined
            : remoteFiles({ api, token, cache: undefined, seal: "", offline: false, advice: "" }),
    ];
}
async function deliver(core, result, inputs, happening) {
    quote(pretty(result, { color: false, columns: 120 }));
    const { shown, left } = annotations(result);
    for (const { level, message, properties } of shown)
        core[level](message, properties);
    for (const note of result.notes.slice(0, 2))
        notice(core, note);
    const links = { server, run: runOf(env, server) };
    await summarise(core, markdown(result, links), env);
    if (inputs.json !== undefined)
        output(core, { json: writeInside(inputs.json, json_json(result, hash/* sha256 */.sc), env) });
    const address = await discuss(core, result, inputs, happening);
    const changes = result.changes ?? [];
    const summary = summaryOf(result);
    const conclusion = conclusionOf(result);
    output(core, {
        conclusion,
        errors: summary.errors,
        warnings: summary.warnings,
        notes: summary.notes,
        profiles: summary.profiles,
        added: changes.filter(({ kind }) => kind === "added").length,
        changed: changes.filter(({ kind }) => kind !== "added" && kind !== "removed").length,
        removed: changes.filter(({ kind }) => kind === "removed").length,
        widened: changes.filter(({ widened }) => widened).length,
        ...(address === undefined ? {} : { "comment-url": address }),
    });
    const unmarked = left.error + left.warning + left.notice;
    if (conclusion === "clean" && unmarked > 0)
        notice(core, `${unmarked} more findings stand in the summary: GitHub has no room for more marks`);
    if (conclusion === "clean")
        return 0;
    const failing = result.findings.filter((judged) => fails(judged, result)).length;
    core.setFailed(`${failing} ${failing === 1 ? "finding fails" : "findings fail"} this check; the summary has ${unmarked > 0 ? `them all, ${unmarked} of them without a mark on a line` : "them all"}`);
    return 1;
}
async function discuss(core, result, { comment: when, token, root }, { context: beside, repository }) {
    if (beside.kind !== "request" || when === "never" || repository === null)
        return undefined;
    if (token === undefined) {
        notice(core, "no comment is written without the input `token`");
        return undefined;
    }
    const news = (result.changes?.length ?? 0) > 0 || result.findings.some(({ state }) => state === "new");
    if (!news && when !== "always" && beside.isSilent && result.inspection.subjects.length === 0)
        return undefined;
    const marker = markerOf(env, root);
    const [telling, links] = [model_reportModelOf(result), { server, run: runOf(env, server) }];
    const body = news || conclusionOf(result) !== "clean" ? commentOf(telling, links, marker) : allWell(telling, links, marker);
    const [{ withRetries, writeComment }, { faultOf, reasonOf }] = await Promise.all([
        __nccwpck_require__.e(/* import() */ 2553).then(__nccwpck_require__.bind(__nccwpck_require__, 2553)),
        __nccwpck_require__.e(/* import() */ 7892).then(__nccwpck_require__.bind(__nccwpck_require__, 7892)),
    ]);
    const reason = (error) => {
        const fault = faultOf(error);
        return fault ? reasonOf(fault) : action_messageOf(error);
    };
    try {
        const { address, trouble } = await writeComment({ token, repository, number: beside.number, marker, body, create: when === "always" || news }, withRetries());
        if (trouble !== undefined)
            notice(core, `a second comment of the same check could not be taken away (${reason(trouble)})`);
        return address;
    }
    catch (error) {
        const needed = faultOf(error)?.kind === "forbidden"
            ? ": it needs `pull-requests: write`, which a request from a fork does not get"
            : "";
        notice(core, `the comment could not be written (${reason(error)})${needed}; everything else stands`);
        return undefined;
    }
}
async function action_refuse(core, { problems }) {
    for (const { message, at } of problems.slice(0, 9)) {
        const { line, column } = (0,repo_text/* positionAt */.t$)(at.source, at.span.start);
        core.error((0,sanitize_text/* visible */.RK)(message), {
            title: "policy",
            file: (0,sanitize_text/* visible */.RK)(at.source.path),
            startLine: line,
            startColumn: column,
            endLine: line,
        });
    }
    await say(core, "the policy cannot be used", problems.map(action_whereOf));
    return 2;
}
function action_whereOf({ message, at }) {
    return `\`${at.source.path}:${(0,repo_text/* positionAt */.t$)(at.source, at.span.start).line}\` ${message}`;
}
async function say(core, message, places = []) {
    core.setFailed([message, ...places].map(sanitize_text/* visible */.RK).join("\n"));
    for (const attempt of [
        () => output(core, { conclusion: "error" }),
        () => summarise(core, undecided(message, places), env),
    ]) {
        try {
            await attempt();
        }
        catch (error) {
            process.stdout.write(`${(0,sanitize_text/* visible */.RK)(action_messageOf(error))}\n`);
        }
    }
}
function end(code) {
    if (stopped)
        return;
    ended = true;
    process.exitCode = code;
}
async function stop(error) {
    if (stopped)
        return;
    stopped = true;
    const message = action_messageOf(error);
    const report = `${message}; nothing was decided; please report it at ${tool.homepage.replace(/\/blob\/.*$/, "")}/issues`;
    await say(await Promise.all(/* import() */[__nccwpck_require__.e(4119), __nccwpck_require__.e(6421)]).then(__nccwpck_require__.bind(__nccwpck_require__, 6421)), error instanceof tree/* UserError */.yo ? message : report);
    if (!(error instanceof tree/* UserError */.yo) && error instanceof Error)
        quote((error.stack ?? "").split("\n").map(sanitize_text/* visible */.RK).join("\n"));
    ended = true;
    process.stdout.write("", () => process.exit(error instanceof tree/* UserError */.yo ? 2 : 3));
}
function action_messageOf(error) {
    return error instanceof Error ? error.message : String(error);
}

module.exports = __webpack_exports__;
/******/ })()
;