/******/ (() => { // webpackBootstrap
/******/ 	"use strict";
/******/ 	var __webpack_modules__ = ({

/***/ 6285:
/***/ (function (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   u: () => (/* binding */ writeAsNotice)
/* harmony export */ });
/* harmony import */ var _output_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(6103);

async function writeAsNotice(core, request, call) {
    const [{ withRetries, writeComment }, { faultOf, reasonOf }] = await Promise.all([
        __nccwpck_require__.e(/* import() */ 8414).then(__nccwpck_require__.bind(__nccwpck_require__, 8414)),
        __nccwpck_require__.e(/* import() */ 7892).then(__nccwpck_require__.bind(__nccwpck_require__, 7892)),
    ]);
    const reason = (error) => {
        const fault = faultOf(error);
        return fault ? reasonOf(fault) : (0,_output_js__WEBPACK_IMPORTED_MODULE_0__/* .messageOf */ .bD)(error);
    };
    try {
        const { address, trouble } = await writeComment(request, call ?? withRetries());
        if (trouble !== undefined)
            (0,_output_js__WEBPACK_IMPORTED_MODULE_0__/* .notice */ .lm)(core, `a second comment of the same check could not be deleted (${reason(trouble)})`);
        return address;
    }
    catch (error) {
        const needed = faultOf(error)?.kind === "forbidden"
            ? ": it needs `pull-requests: write`, which a pull request from a fork does not get"
            : "";
        (0,_output_js__WEBPACK_IMPORTED_MODULE_0__/* .notice */ .lm)(core, `the comment could not be written (${reason(error)})${needed}; the rest of the run is unaffected`);
        return undefined;
    }
}


/***/ }),

/***/ 9960:
/***/ (function (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   at: () => (/* binding */ at),
/* harmony export */   j_: () => (/* binding */ readEvent),
/* harmony export */   q3: () => (/* binding */ payloadIn)
/* harmony export */ });
/* unused harmony export isId */
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(3024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__nccwpck_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _repo_tree_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(2456);


function payloadIn({ GITHUB_EVENT_PATH: path }) {
    if (!path)
        return {};
    let text;
    try {
        text = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path, "utf8");
    }
    catch (error) {
        const reason = error instanceof Error && "code" in error ? String(error.code) : String(error);
        throw new _repo_tree_js__WEBPACK_IMPORTED_MODULE_1__/* .RunFailure */ .ae(`the event cannot be read from the file that GITHUB_EVENT_PATH names, \`${path}\` (${reason})`);
    }
    try {
        return JSON.parse(text);
    }
    catch {
        throw new _repo_tree_js__WEBPACK_IMPORTED_MODULE_1__/* .RunFailure */ .ae(`the file that GITHUB_EVENT_PATH names, \`${path}\`, is not JSON`);
    }
}
function readEvent(payload, environment) {
    const { GITHUB_EVENT_NAME: name = "", GITHUB_SHA: sha, GITHUB_REPOSITORY: repository } = environment;
    if (!isId(sha))
        throw new _repo_tree_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .yo("GITHUB_SHA holds no commit: this program runs as a step of GitHub Actions");
    const context = contextOf(name, sha, payload, environment);
    const defaultBranch = at(payload, ["repository", "default_branch"]);
    return {
        commit: sha,
        repository: repository && /^[^/\s]+\/[^/\s]+$/.test(repository) ? repository : null,
        context,
        ref: refOf(context, payload, environment),
        defaultBranch: typeof defaultBranch === "string" && defaultBranch !== "" ? defaultBranch : undefined,
        isForeign: context.kind === "request" &&
            name !== "pull_request_target" &&
            at(payload, ["pull_request", "head", "repo", "full_name"]) !==
                at(payload, ["pull_request", "base", "repo", "full_name"]),
    };
}
function refOf(context, payload, { GITHUB_REF: ran }) {
    if ("baseRef" in context)
        return `refs/heads/${context.baseRef}`;
    const value = at(payload, context.kind === "group" ? ["merge_group", "base_ref"] : ["ref"]);
    const ref = typeof value === "string" ? value : context.kind === "group" ? undefined : ran;
    return ref === undefined || ref.startsWith("refs/") ? ref : `refs/heads/${ref}`;
}
function contextOf(name, sha, payload, { GITHUB_RUN_ATTEMPT: attempt }) {
    if (name.startsWith("pull_request")) {
        const [number, head, base, baseRef] = [["number"], ["head", "sha"], ["base", "sha"], ["base", "ref"]].map((path) => at(payload, ["pull_request", ...path]));
        if (typeof number !== "number" || !isId(head) || !isId(base) || typeof baseRef !== "string")
            throw new _repo_tree_js__WEBPACK_IMPORTED_MODULE_1__/* .RunFailure */ .ae(`the payload of ${name} does not say which commits it is about`);
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
            throw new _repo_tree_js__WEBPACK_IMPORTED_MODULE_1__/* .RunFailure */ .ae("the payload of merge_group does not name its base");
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

/***/ 9330:
/***/ (function (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  V: () => (/* binding */ inputsOf),
  I: () => (/* binding */ rootOf)
});

// EXTERNAL MODULE: ./build/bundle/src/repo/spelling.js
var spelling = __nccwpck_require__(6782);
// EXTERNAL MODULE: ./build/bundle/src/policy/file/reference.js
var file_reference = __nccwpck_require__(3594);
// EXTERNAL MODULE: ./build/bundle/src/model/finding.js
var finding = __nccwpck_require__(290);
// EXTERNAL MODULE: ./build/bundle/src/repo/tree.js
var tree = __nccwpck_require__(2456);
// EXTERNAL MODULE: ./build/bundle/src/evaluate/result.js
var result = __nccwpck_require__(7916);
;// CONCATENATED MODULE: ./build/bundle/src/evaluate/fail-on.js




function failOnOf(value, name) {
    if (value === undefined || value.trim() === "")
        return (0,result/* failOnAll */.x3)("error");
    const parts = value.split(",").map((part) => part.trim());
    const plain = parts.filter((part) => !part.includes("="));
    if (plain.length > 1)
        throw new tree/* UserError */.yo(`\`${name}\` has two levels for all classes: ${plain.join(", ")}`);
    const given = new Map();
    for (const part of parts.filter((candidate) => candidate.includes("="))) {
        const equals = part.indexOf("=");
        const id = oneOf(part.slice(0, equals).trim(), finding/* classes */.Ly, name, "a class");
        if (given.has(id))
            throw new tree/* UserError */.yo(`\`${name}\` names the class \`${id}\` twice`);
        given.set(id, oneOf(part.slice(equals + 1).trim(), result/* failLevels */._R, name, "a level"));
    }
    const rest = plain[0] === undefined ? "error" : oneOf(plain[0], result/* failLevels */._R, name, "a level");
    return { ...(0,result/* failOnAll */.x3)(rest), ...Object.fromEntries(given) };
}
function oneOf(text, choices, name, what) {
    const choice = choices.find((candidate) => candidate === text);
    if (choice !== undefined)
        return choice;
    throw new tree/* UserError */.yo(`\`${name}\`: ${what} is one of ${choices.join(", ")}, not \`${text}\`${(0,spelling/* suggestion */.h)(text, choices)}`);
}

// EXTERNAL MODULE: ./build/bundle/src/model/rule.js
var rule = __nccwpck_require__(8301);
// EXTERNAL MODULE: ./build/bundle/src/evaluate/settings.js + 3 modules
var settings = __nccwpck_require__(5750);
;// CONCATENATED MODULE: ./build/bundle/src/action/inputs.js






function rootOf(environment) {
    return pathOf("root", environment["INPUT_ROOT"]?.trim() || ".");
}
function inputsOf(environment) {
    const given = (name) => environment[`INPUT_${name.toUpperCase()}`]?.trim() || undefined;
    if (given("json") !== undefined && given("json") === given("sarif"))
        throw new tree/* UserError */.yo("the inputs `json` and `sarif` name the same file");
    return {
        root: rootOf(environment),
        policy: policyOf(given("policy")),
        fallback: rule/* presets */.v4.find((preset) => `preset:${preset}` === chosen("policy-fallback", given("policy-fallback"), settings/* settings */.W0["policy-fallback"].choices)),
        token: given("token"),
        policyToken: given("policy-token"),
        workflow: workflowOf(given("workflow") ?? settings/* settings */.W0.workflow.fallback),
        failOn: failOnOf(given("fail-on"), "fail-on"),
        gate: chosen("gate", given("gate"), settings/* settings */.W0.gate.choices),
        comment: chosen("comment", given("comment"), settings/* settings */.W0.comment.choices) ?? "changes",
        json: given("json"),
        sarif: given("sarif"),
    };
}
function policyOf(value) {
    if (value === undefined)
        return undefined;
    const reference = /\/\/|@|^preset:/.test(value) && !value.startsWith("./")
        ? (0,file_reference/* referenceOf */.Bz)(value)
        : { kind: "file", path: pathOf("policy", value) };
    if (typeof reference === "string")
        throw new tree/* UserError */.yo(`the input \`policy\`: ${reference}`);
    if (reference.kind === "preset")
        throw new tree/* UserError */.yo("the input `policy` names a file, of this repository or as `owner/repo//path@ref`; name a preset in `extends` of a policy");
    return reference;
}
function workflowOf(value) {
    const name = value.replace(/^(?:\.\/)?\.github\/workflows\//, "");
    if (!/^[\w.-]+\.ya?ml$/.test(name))
        throw new tree/* UserError */.yo(`the input \`workflow\` names a file in \`.github/workflows\`, not \`${value}\``);
    return name;
}
function chosen(name, value, choices) {
    const choice = choices.find((candidate) => candidate === value);
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


/***/ }),

/***/ 6103:
/***/ (function (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   CG: () => (/* binding */ output),
/* harmony export */   Mt: () => (/* binding */ writeInside),
/* harmony export */   bD: () => (/* binding */ messageOf),
/* harmony export */   fS: () => (/* binding */ summarise),
/* harmony export */   hD: () => (/* binding */ quote),
/* harmony export */   lm: () => (/* binding */ notice),
/* harmony export */   ng: () => (/* binding */ runOf),
/* harmony export */   we: () => (/* binding */ markerOf)
/* harmony export */ });
/* unused harmony export isBelow */
/* harmony import */ var _platform_hash_js__WEBPACK_IMPORTED_MODULE_5__ = __nccwpck_require__(1957);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(3024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__nccwpck_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(6760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__nccwpck_require__.n(node_path__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var _policy_model_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(3861);
/* harmony import */ var _sanitize_text_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(2426);
/* harmony import */ var _repo_tree_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(2456);






function quote(text) {
    const end = crypto.randomUUID();
    process.stdout.write(`::stop-commands::${end}\n${text
        .split("\n")
        .map((line) => line.replaceAll("\r", ""))
        .join("\n")}\n::${end}::\n`);
}
function notice({ notice: say }, message) {
    say((0,_sanitize_text_js__WEBPACK_IMPORTED_MODULE_3__/* .visible */ .RK)(message));
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
    return `<!-- agent-profile-check:${(0,_platform_hash_js__WEBPACK_IMPORTED_MODULE_5__/* .fingerprint */ .Rj)([workflow, job, root]).slice(0, 16)} -->`;
}
function writeInside(path, text, environment) {
    const workspace = environment["GITHUB_WORKSPACE"] ?? ".";
    const target = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(workspace, path);
    if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(target)))
        throw new _repo_tree_js__WEBPACK_IMPORTED_MODULE_4__/* .UserError */ .yo(`the file \`${path}\` cannot be written: its folder is not there`);
    const folder = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(target));
    const folders = [workspace, environment["RUNNER_TEMP"]].flatMap((place) => (place ? [(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(place)] : []));
    if (!folders.some((place) => isBelow(folder, place)))
        throw new _repo_tree_js__WEBPACK_IMPORTED_MODULE_4__/* .UserError */ .yo(`the file \`${path}\` lies outside the workspace`);
    requireHarmless(path, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(target)), (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(workspace));
    const file = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(target));
    if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(file, { throwIfNoEntry: false })?.isSymbolicLink())
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(file);
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(file, text);
    return file;
}
function requireHarmless(path, file, workspace) {
    const segments = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(workspace, file).split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep).map(fold);
    if (segments.includes(".git"))
        throw new _repo_tree_js__WEBPACK_IMPORTED_MODULE_4__/* .UserError */ .yo(`the file \`${path}\` lies in a \`.git\` directory, which belongs to Git; name another file`);
    const inside = segments.join("/");
    if ([..._policy_model_js__WEBPACK_IMPORTED_MODULE_2__/* .policyPaths */ .ff, _policy_model_js__WEBPACK_IMPORTED_MODULE_2__/* .baselinePath */ .XB].some((own) => fold(own) === inside) ||
        /^\.github\/(?:workflows|actions)\//.test(inside))
        throw new _repo_tree_js__WEBPACK_IMPORTED_MODULE_4__/* .UserError */ .yo(`the file \`${path}\` would replace what decides about this check; name another file`);
}
function fold(name) {
    return name.toLowerCase().replace(/[. ]+$/, "");
}
function isBelow(path, directory) {
    const relativePath = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(directory, path);
    return relativePath === "" || (!relativePath.startsWith("..") && !(0,node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute)(relativePath));
}
function messageOf(error) {
    return error instanceof Error ? error.message : String(error);
}


/***/ }),

/***/ 2210:
/***/ (function (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   I5: () => (/* binding */ ownersAt),
/* harmony export */   ad: () => (/* binding */ ownersFileOf),
/* harmony export */   oX: () => (/* binding */ codeownersPaths),
/* harmony export */   qx: () => (/* binding */ ownersIn),
/* harmony export */   xX: () => (/* binding */ placeOfLine),
/* harmony export */   y1: () => (/* binding */ lineFor)
/* harmony export */ });
/* harmony import */ var _repo_git_wildmatch_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(228);
/* harmony import */ var _repo_text_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(4951);


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

/***/ 9906:
/***/ (function (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  R8: () => (/* binding */ filesOf),
  Du: () => (/* binding */ filesOfSetting),
  reviewContext: () => (/* binding */ reviewContext)
});

// UNUSED EXPORTS: ownersFrom

// EXTERNAL MODULE: ./build/bundle/src/repo/git/attributes.js
var git_attributes = __nccwpck_require__(8104);
// EXTERNAL MODULE: ./build/bundle/src/compare/changed-files.js
var changed_files = __nccwpck_require__(3527);
// EXTERNAL MODULE: ./build/bundle/src/approvals/code-owners.js
var code_owners = __nccwpck_require__(2210);
;// CONCATENATED MODULE: ./build/bundle/src/approvals/diff-size.js
const diffLimits = {
    loaded: { lines: 400, bytes: 20 * 1024 },
    total: { lines: 20_000, bytes: 1024 * 1024 },
    files: 300,
};
function diffSizeOf({ before, after }) {
    const counts = new Map();
    for (const line of linesOf(before))
        counts.set(line, (counts.get(line) ?? 0) - 1);
    for (const line of linesOf(after))
        counts.set(line, (counts.get(line) ?? 0) + 1);
    let [lines, bytes] = [0, 0];
    for (const [line, count] of counts) {
        lines += Math.abs(count);
        bytes += Math.abs(count) * (Buffer.byteLength(line) + 2);
    }
    return { lines, bytes };
}
function linesOf(text) {
    return text === null || text === "" ? [] : text.replace(/\n$/, "").split("\n");
}
function isAbove({ lines, bytes }, limit) {
    return lines > limit.lines || bytes > limit.bytes;
}
function largeIn(sides, changed) {
    const shown = new Set(inPathOrder(changed).slice(0, diffLimits.files));
    const isCut = (path) => changed.length > diffLimits.files && !shown.has(path);
    let total = { lines: 0, bytes: 0 };
    return new Set(inPathOrder([...sides.keys()]).filter((path) => {
        const size = diffSizeOf(sides.get(path) ?? { before: null, after: null });
        total = { lines: total.lines + size.lines, bytes: total.bytes + size.bytes };
        return size.lines > 0 && (isCut(path) || isAbove(size, diffLimits.loaded) || isAbove(total, diffLimits.total));
    }));
}
function inPathOrder(paths) {
    return [...paths].sort((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b)));
}

// EXTERNAL MODULE: ./build/bundle/src/repo/path.js
var repo_path = __nccwpck_require__(6311);
;// CONCATENATED MODULE: ./build/bundle/src/approvals/index.js





async function reviewContext(changes, settings, head, base, decisions) {
    const paths = [...new Set([...changes.flatMap(filesOf), ...settings.flatMap(filesOfSetting)])];
    const [ownersOf, ...sides] = await Promise.all([
        ownersFrom(base),
        attributesAbove(paths, head),
        attributesAbove(paths, base),
    ]);
    const isFolded = async (path) => {
        const texts = path.endsWith(".yml") ? await Promise.all([head, base].map((repo) => repo.read(path))) : [];
        return sides.some((attributes, at) => {
            const content = texts[at];
            return (0,git_attributes/* isFoldedBy */.eL)(attributes, path, content?.kind === "text" ? content.source.text : "");
        });
    };
    const owned = paths.map((path) => [path, ownersOf(path)]);
    const subjects = changes.flatMap(({ after }) => (after ? [after] : []));
    return {
        folded: new Set((await Promise.all(paths.map(async (path) => ((await isFolded(path)) ? [path] : [])))).flat()),
        owners: new Map(owned.filter(([, owners]) => owners.length > 0)),
        allowances: new Map(subjects.map((subject) => [subject, decisions.allowance(subject.host, subject.item)])),
        approvals: decisions.policies.flatMap(({ approvals }) => approvals.widening ?? []),
        large: largeIn(await textsOf(paths, base, head), (0,changed_files/* changedFiles */.Y)(base, head).paths()),
        settingsTexts: await textsOf([...new Set(settings.map(({ path }) => path))], base, head),
    };
}
async function textsOf(paths, base, head) {
    const texts = await Promise.all(paths.map(async (path) => {
        const [before, after] = await Promise.all([textAt(base, path), textAt(head, path)]);
        return before === undefined || after === undefined || before === after
            ? []
            : [[path, { before, after }]];
    }));
    return new Map(texts.flat());
}
async function textAt(repo, path) {
    const content = await repo.read(path);
    if (content.kind === "absent")
        return null;
    return content.kind === "text" ? content.source.text : undefined;
}
function filesOf({ before, after, widenings, differences }) {
    const sides = [before, after].flatMap((side) => (side ? [side.item] : []));
    const places = [
        ...sides.flatMap(({ profile }) => (profile ? [profile.name.at] : [])),
        ...[...widenings, ...differences].map(({ at }) => at),
    ];
    return [...new Set([...sides.flatMap(({ files }) => files), ...places.map(({ source }) => source.path)])];
}
function filesOfSetting({ path, before, material }) {
    return [...new Set([path, ...(before ? [before.at.source.path] : []), ...material])];
}
async function ownersFrom(base) {
    const owners = await (0,code_owners/* ownersAt */.I5)(base);
    return typeof owners === "string" ? () => [] : owners;
}
async function attributesAbove(paths, repo) {
    const directories = new Set([""]);
    for (const path of paths)
        for (let directory = (0,repo_path/* directoryOf */.jt)(path); !directories.has(directory); directory = (0,repo_path/* directoryOf */.jt)(directory))
            directories.add(directory);
    const found = [...directories].map(async (directory) => {
        const content = await repo.read((0,repo_path/* join */.fj)(directory, ".gitattributes"));
        return content.kind === "text" ? [(0,git_attributes/* parseAttributes */.vB)(directory, content.source.text)] : [];
    });
    return (await Promise.all(found)).flat();
}


/***/ }),

/***/ 3527:
/***/ (function (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ changedFiles)
/* harmony export */ });
function changedFiles(before, after) {
    let added;
    const changeOf = (path) => {
        const [was, is] = [listedIn(before, path), listedIn(after, path)];
        if (was && is)
            return hasOtherId(was, is) ? "changed" : undefined;
        return is ? "added" : was && "removed";
    };
    return {
        changeOf,
        paths: () => [...new Set([...before.entries.keys(), ...after.entries.keys()])].filter(changeOf),
        addsFiles: () => (added ??= [...after.entries.keys()].some((path) => listedIn(after, path) && !listedIn(before, path))),
    };
}
function listedIn({ entries }, path) {
    const entry = entries.get(path);
    return entry === undefined || entry.kind === "directory" || entry.kind === "unnameable" ? undefined : entry;
}
function hasOtherId(a, b) {
    return a.id !== undefined && b.id !== undefined && (a.id !== b.id || a.kind !== b.kind);
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
    const byItem = new Map(subjects.map((subject) => [subject.item, subject]));
    const reachableByHost = new Map();
    return ({ host, item }) => {
        const load = loads.find((candidate) => candidate.host === host);
        if (!load)
            return new Map();
        const reachable = reachableByHost.get(host) ?? (0,_model_delegation_js__WEBPACK_IMPORTED_MODULE_0__/* .reachableIn */ .Z)(load.load);
        reachableByHost.set(host, reachable);
        return new Map([...reachable(item)].map(([capability, holder]) => {
            const subject = byItem.get(holder) ?? { host, title: load.title, edition: load.edition, item: holder };
            byItem.set(holder, subject);
            return [capability, [subject]];
        }));
    };
}
function delegationOf(changes) {
    const edges = new Map();
    const nodes = new Set();
    for (const { after, widenings } of changes) {
        for (const { chain } of widenings) {
            let from = after;
            for (const to of from ? chain : []) {
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

/***/ 6847:
/***/ (function (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ dangerOf),
/* harmony export */   e: () => (/* binding */ isLooser)
/* harmony export */ });
function isLooser({ effect }) {
    return effect !== "narrows" && effect !== "unhonoured";
}
function dangerOf(effect, may = []) {
    if (effect === "bypasses")
        return 0;
    if (effect === "auto-approves")
        return 1;
    if (effect === "unhonoured")
        return 6;
    if (effect === "narrows")
        return 7;
    if (may.includes("execute"))
        return 2;
    if (may.includes("external"))
        return 4;
    return may.includes("network") ? 3 : 5;
}


/***/ }),

/***/ 5147:
/***/ (function (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   JJ: () => (/* binding */ shownValue),
/* harmony export */   jR: () => (/* binding */ settingJson),
/* harmony export */   pU: () => (/* binding */ widenedBySettings)
/* harmony export */ });
/* harmony import */ var _sanitize_secrets_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(7544);
/* harmony import */ var _repo_text_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(4951);
/* harmony import */ var _sanitize_text_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(2426);
/* harmony import */ var _effects_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(6847);




function settingJson(change, hash) {
    const { path, host, layer, effect, setting, before, after, because, material, at, isOfBase, subjects } = change;
    return {
        path,
        host,
        layer,
        effect,
        setting: (0,_sanitize_secrets_js__WEBPACK_IMPORTED_MODULE_0__/* .withoutSecrets */ .cT)(setting, hash),
        before: before && shownValue(before),
        after: after && shownValue(after),
        because,
        may: after?.may ?? [],
        material,
        ...(0,_repo_text_js__WEBPACK_IMPORTED_MODULE_1__/* .positionAt */ .t$)(at.source, at.span.start),
        ofBase: isOfBase,
        subagents: subjects.length,
    };
}
function shownValue({ setting, value }) {
    return (0,_sanitize_text_js__WEBPACK_IMPORTED_MODULE_2__/* .visible */ .RK)((0,_sanitize_secrets_js__WEBPACK_IMPORTED_MODULE_0__/* .redacted */ .pc)(value, setting));
}
function widenedBySettings(changes) {
    return new Set(changes.filter(_effects_js__WEBPACK_IMPORTED_MODULE_3__/* .isLooser */ .e).flatMap(({ subjects }) => subjects)).size;
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
/* harmony export */   staleEntries: () => (/* binding */ staleEntries),
/* harmony export */   writeBaseline: () => (/* binding */ writeBaseline)
/* harmony export */ });
/* harmony import */ var _model_fact_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(7277);
/* harmony import */ var _sanitize_json_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(4947);
/* harmony import */ var _repo_spelling_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(6782);
/* harmony import */ var _repo_path_js__WEBPACK_IMPORTED_MODULE_5__ = __nccwpck_require__(6311);
/* harmony import */ var _policy_findings_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(668);
/* harmony import */ var _parsers_json_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(5930);






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

/***/ 2024:
/***/ (function (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  t: () => (/* binding */ compareTrees),
  C: () => (/* binding */ differencesIn)
});

// EXTERNAL MODULE: ./build/bundle/src/compare/effects.js
var effects = __nccwpck_require__(6847);
// EXTERNAL MODULE: ./build/bundle/src/inspect/index.js + 14 modules
var inspect = __nccwpck_require__(6896);
// EXTERNAL MODULE: ./build/bundle/src/inspect/material.js + 6 modules
var material = __nccwpck_require__(7619);
// EXTERNAL MODULE: ./build/bundle/src/model/profile.js
var profile = __nccwpck_require__(4682);
;// CONCATENATED MODULE: ./build/bundle/src/evaluate/grant-holders.js

function grantHoldersIn({ subjects }, { ofItems }, decisions) {
    const holders = subjects.filter((subject) => usesGrant(subject, decisions));
    return new Map(holders.map((subject) => [subject, fingerprintOf(subject.item, ofItems.get(subject.item))]));
}
function fingerprintOf({ profile }, material) {
    if (!profile)
        return "";
    const { prompt, hooks, servers } = profile;
    const commands = [...hooks, ...servers].map(({ kind, value }) => ({ kind, value }));
    return JSON.stringify([prompt.text, commands, material ?? null]);
}
function usesGrant({ host, item }, decisions) {
    const { granted } = decisions.allowance(host, item);
    return (granted.length > 0 &&
        item.profile !== undefined &&
        (0,profile/* capabilitiesOf */.SF)(item.profile).some((capability) => granted.includes(capability)));
}

;// CONCATENATED MODULE: ./build/bundle/src/evaluate/changes.js




async function compareTrees(trees, decisions, approve) {
    const { head, base, fault } = trees;
    const differences = await differencesIn(trees, decisions);
    if (!approve || !(base || fault))
        return { differences, widened: undefined };
    const toApprove = differences ?? (await compared(withoutContent(head), head, decisions));
    const { widenedUnder } = await __nccwpck_require__.e(/* import() */ 6438).then(__nccwpck_require__.bind(__nccwpck_require__, 6438));
    return { differences, widened: await widenedUnder(decisions, toApprove, approve) };
}
async function differencesIn({ head, base }, decisions) {
    if (!base)
        return undefined;
    const gains = base.inspection === head.inspection ? { changes: [], settings: [] } : await compared(base, head, decisions);
    const { compareInstructions } = await __nccwpck_require__.e(/* import() */ 3989).then(__nccwpck_require__.bind(__nccwpck_require__, 3989));
    return { ...gains, instructions: await compareInstructions(base, head) };
}
async function compared(before, after, decisions) {
    const [{ compare }, { compareSettings }, { ownChanges }] = await Promise.all([
        __nccwpck_require__.e(/* import() */ 8169).then(__nccwpck_require__.bind(__nccwpck_require__, 8169)),
        __nccwpck_require__.e(/* import() */ 8840).then(__nccwpck_require__.bind(__nccwpck_require__, 8840)),
        __nccwpck_require__.e(/* import() */ 3457).then(__nccwpck_require__.bind(__nccwpck_require__, 3457)),
    ]);
    const materials = { before: before.materials, after: after.materials };
    const [was, is] = [(0,inspect/* byEdition */.Ms)(before.inspection), (0,inspect/* byEdition */.Ms)(after.inspection)];
    const told = new Set();
    const ranks = Array.from({ length: Math.max(was.length, is.length) }, (_, rank) => {
        const [old, fresh] = [was[rank] ?? without(before.inspection), is[rank] ?? without(after.inspection)];
        const holders = new Map([
            ...grantHoldersIn(old, before.materials, decisions),
            ...grantHoldersIn(fresh, after.materials, decisions),
        ]);
        const settings = compareSettings(old, fresh, {
            before: materials.before.ofSettings,
            after: materials.after.ofSettings,
        });
        const changes = ownChanges(compare(old, fresh, holders, materials), settings);
        const kept = rank === 0
            ? { changes, settings }
            : {
                changes: changes.flatMap((change) => furtherGains(change, told)),
                settings: settings.filter((change) => (0,effects/* isLooser */.e)(change) && !told.has(keyOfSetting(change))),
            };
        for (const change of changes)
            for (const widening of change.widenings)
                told.add(keyOf(change, widening));
        for (const change of settings)
            told.add(keyOfSetting(change));
        return kept;
    });
    return {
        changes: ranks.flatMap(({ changes }) => changes),
        settings: ranks.flatMap(({ settings }) => settings),
    };
}
function furtherGains(change, told) {
    const edition = (change.after ?? change.before)?.edition;
    const widenings = change.widenings
        .filter((widening) => !told.has(keyOf(change, widening)))
        .map((widening) => ({ ...widening, message: `${widening.message} (edition ${edition})` }));
    return widenings.length > 0 ? [{ ...change, widenings }] : [];
}
function keyOf({ before, after }, { kind, message }) {
    const { host, item } = after ?? before ?? {};
    return JSON.stringify([host, item?.files, kind, message]);
}
function keyOfSetting({ host, path, setting, effect, because, after }) {
    return JSON.stringify([host, path, setting, effect, because, after?.content ?? after?.value]);
}
function without(inspection) {
    return { ...inspection, loads: [], subjects: [] };
}
function withoutContent({ repo, inspection }) {
    return { repo, inspection: without(inspection), materials: material/* noMaterials */.YF };
}


/***/ }),

/***/ 213:
/***/ (function (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ inspectBoth)
/* harmony export */ });
/* harmony import */ var _inspect_index_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(6896);
/* harmony import */ var _repo_tree_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(2456);
/* harmony import */ var _inspect_material_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(7619);



async function inspectBoth(repo, base, options) {
    if (!base)
        return { head: { repo, inspection: await (0,_inspect_index_js__WEBPACK_IMPORTED_MODULE_0__/* .inspect */ .Nn)(repo, options), materials: _inspect_material_js__WEBPACK_IMPORTED_MODULE_2__/* .noMaterials */ .YF } };
    const usedAtBase = await (0,_inspect_index_js__WEBPACK_IMPORTED_MODULE_0__/* .hostsInUse */ .GL)(base.repo, options);
    const inspected = await (0,_inspect_index_js__WEBPACK_IMPORTED_MODULE_0__/* .inspect */ .Nn)(repo, { ...options, usedAtBase });
    const head = { repo, inspection: inspected, materials: await (0,_inspect_material_js__WEBPACK_IMPORTED_MODULE_2__/* .materialsIn */ .gS)(inspected, repo) };
    base.repo.shareCache(repo, base.sharesObjects === true);
    if (base.sharesObjects && repo.agreesWith(base.repo))
        return { head, base: { ...head, repo: base.repo } };
    const inspection = await (0,_inspect_index_js__WEBPACK_IMPORTED_MODULE_0__/* .inspect */ .Nn)(base.repo, options).catch(userErrorOf);
    return inspection instanceof _repo_tree_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .yo
        ? { head, fault: inspection }
        : { head, base: { repo: base.repo, inspection, materials: await (0,_inspect_material_js__WEBPACK_IMPORTED_MODULE_2__/* .materialsIn */ .gS)(inspection, base.repo) } };
}
function userErrorOf(error) {
    if (error instanceof _repo_tree_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .yo)
        return error;
    throw error;
}


/***/ }),

/***/ 3954:
/***/ (function (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Bb: () => (/* binding */ grantedByHost),
/* harmony export */   P6: () => (/* binding */ permissionsUnder)
/* harmony export */ });
/* unused harmony export isAllowed */
/* harmony import */ var _model_capability_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(5885);
/* harmony import */ var _model_delegation_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(221);
/* harmony import */ var _model_profile_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(4682);



function isAllowed({ excess, skills }) {
    return excess.length === 0 && skills.size === 0;
}
function permissionsUnder(decisions, { loads }) {
    const grants = new Map(decisions.entries.grants.map((grant) => [grant.at, grant]));
    let reachable;
    return ({ host, item }) => {
        const { profile } = item;
        if (!profile)
            return undefined;
        reachable ??= new Map(loads.flatMap(({ load }) => {
            const reach = (0,_model_delegation_js__WEBPACK_IMPORTED_MODULE_1__/* .reachableIn */ .Z)(load);
            return load.items.map((one) => [one, reach]);
        }));
        const own = (0,_model_profile_js__WEBPACK_IMPORTED_MODULE_2__/* .capabilitiesOf */ .SF)(profile);
        const can = (0,_model_capability_js__WEBPACK_IMPORTED_MODULE_0__/* .inOrder */ .al)([...own, ...(reachable.get(item)?.(item).keys() ?? [])]);
        const allowance = decisions.allowance(host, item);
        const skills = (profile.skills ?? []).flatMap(({ path, may, asks, refuses }) => {
            const allowed = asks || refuses ? may : [...own, ...decisions.skillAllowance(host, item, path).may];
            const excess = may.filter((capability) => !allowed.includes(capability));
            return excess.length === 0 ? [] : [[path, excess]];
        });
        return {
            excess: can.filter((capability) => !allowance.may.includes(capability)),
            skills: merged(skills),
            grants: allowance.grants
                .flatMap((at) => grants.get(at) ?? [])
                .filter(({ may }) => may.some((capability) => can.includes(capability) && allowance.granted.includes(capability))),
            stated: allowance.stated,
        };
    };
}
function grantedByHost(decisions) {
    const grants = new Map(decisions.entries.grants.map((grant) => [grant.at, grant]));
    return ({ host, item }) => decisions.allowance(host, item).grants.flatMap((at) => {
        const grant = grants.get(at);
        return grant?.hosts.includes(host) ? grant.may : [];
    });
}
function merged(entries) {
    const found = new Map();
    for (const [path, may] of entries)
        found.set(path, (0,_model_capability_js__WEBPACK_IMPORTED_MODULE_0__/* .inOrder */ .al)([...(found.get(path) ?? []), ...may]));
    return found;
}


/***/ }),

/***/ 258:
/***/ (function (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {

// ESM COMPAT FLAG
__nccwpck_require__.r(__webpack_exports__);

// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  noPolicy: () => (/* binding */ noPolicy),
  repoPolicyIn: () => (/* binding */ repoPolicyIn),
  sourcesIn: () => (/* binding */ sourcesIn)
});

// EXTERNAL MODULE: ./build/bundle/src/evaluate/baseline.js
var evaluate_baseline = __nccwpck_require__(1722);
// EXTERNAL MODULE: ./build/bundle/src/policy/file/reference.js
var file_reference = __nccwpck_require__(3594);
// EXTERNAL MODULE: ./build/bundle/src/policy/file/vendored.js
var vendored = __nccwpck_require__(3232);
;// CONCATENATED MODULE: ./build/bundle/src/policy/file/extended.js


function libraryIn(repo, commit, fetched, { named, change } = {}) {
    const copy = async (reference) => (await (0,vendored/* vendoredCopy */.n4)(repo, reference)) ?? (await (0,vendored/* vendoredCopy */.n4)(change, reference));
    const remote = async (reference) => (await copy(reference)) ?? fetched(reference);
    return {
        remote,
        async organisation(reference) {
            const found = await copy(reference);
            if (found)
                return found;
            const stale = change === undefined ? await (0,vendored/* staleCopy */.JX)(repo, reference) : undefined;
            if (stale)
                return stale;
            if (named && (0,file_reference/* namesSameFile */.$S)(named, reference))
                return undefined;
            const answer = await fetched(reference);
            return typeof answer === "string" ? (0,vendored/* missingOrganisation */.DZ)(reference, answer) : answer;
        },
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

// EXTERNAL MODULE: ./build/bundle/src/policy/file/index.js + 4 modules
var file = __nccwpck_require__(329);
// EXTERNAL MODULE: ./build/bundle/src/policy/model.js
var model = __nccwpck_require__(3861);
// EXTERNAL MODULE: ./build/bundle/src/repo/text.js
var repo_text = __nccwpck_require__(4951);
;// CONCATENATED MODULE: ./build/bundle/src/policy/find.js


async function findPolicy(repo, path) {
    const paths = path === undefined
        ? model/* policyPaths */.ff.filter((candidate) => repo.entries.has(candidate) || repo.resolve(candidate).kind === "file")
        : [path];
    const [first, second] = paths;
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
function refuse(at, message, rival) {
    return {
        kind: "problems",
        problems: [
            {
                message,
                at: (0,repo_text/* placeOfPath */.Es)(at),
                ...(rival === undefined ? {} : { related: [{ message: "the other policy", at: (0,repo_text/* placeOfPath */.Es)(rival) }] }),
            },
        ],
    };
}

;// CONCATENATED MODULE: ./build/bundle/src/evaluate/repo-policy.js




const noPolicy = { commit: undefined, policy: { kind: "none" }, baseline: { kind: "none" } };
async function repoPolicyIn(tree, path, remote, beyond = {}) {
    const [policy, baseline] = await Promise.all([policyIn(tree, path, remote, beyond), baselineIn(tree.repo)]);
    return { commit: tree.commit, policy, baseline };
}
async function policyIn({ repo, commit }, path, remote, beyond) {
    const source = await findPolicy(repo, path);
    if (source === undefined)
        return { kind: "none" };
    if ("kind" in source)
        return { kind: "broken", cause: "invalid", problems: source };
    let cause = "invalid";
    const library = libraryIn(repo, commit, async (reference) => {
        const found = await remote(reference);
        if (typeof found === "string")
            cause = "unreachable";
        return found;
    }, beyond);
    const policy = await (0,file/* readPolicy */.T)(source, library, commit);
    return "kind" in policy ? { kind: "broken", cause, problems: policy } : { kind: "read", policy, source };
}
async function baselineIn(repo) {
    const source = await findBaseline(repo);
    if (source === undefined)
        return { kind: "none" };
    if ("kind" in source)
        return { kind: "broken", problems: source, source: undefined };
    const baseline = (0,evaluate_baseline.readBaseline)(source);
    return "kind" in baseline ? { kind: "broken", problems: baseline, source } : { kind: "read", baseline, source };
}
async function sourcesIn(repo, isSelected) {
    const contents = await Promise.all([...repo.entries.values()]
        .filter(({ path, kind }) => kind === "file" && isSelected(path))
        .map(({ path }) => repo.read(path)));
    return contents.flatMap((content) => (content.kind === "text" ? [content.source] : []));
}


/***/ }),

/***/ 7916:
/***/ (function (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   $d: () => (/* binding */ sizeOf),
/* harmony export */   VF: () => (/* binding */ gates),
/* harmony export */   YG: () => (/* binding */ summaryOf),
/* harmony export */   ZL: () => (/* binding */ helpOf),
/* harmony export */   _R: () => (/* binding */ failLevels),
/* harmony export */   c6: () => (/* binding */ fails),
/* harmony export */   vu: () => (/* binding */ conclusionOf),
/* harmony export */   x3: () => (/* binding */ failOnAll)
/* harmony export */ });
/* unused harmony export states */
/* harmony import */ var _model_finding_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(290);

const states = (/* unused pure expression or super */ null && (["new", "existing", "waived"]));
const failLevels = [..._model_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .severities */ .gO, "never"];
function failOnAll(level) {
    return Object.fromEntries(_model_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .classes */ .Ly.map((name) => [name, level]));
}
const gates = ["new", "all"];
function summaryOf({ inspection, findings }) {
    const ofSeverity = (severity) => findings.filter(({ finding, state }) => finding.severity === severity && state !== "waived").length;
    const inState = (state) => findings.filter((evaluated) => evaluated.state === state).length;
    return {
        profiles: inspection.subjects.length,
        errors: ofSeverity("error"),
        warnings: ofSeverity("warning"),
        notes: ofSeverity("note"),
        new: inState("new"),
        existing: inState("existing"),
        waived: inState("waived"),
    };
}
function sizeOf({ inspection, findings, changes = [], }) {
    return inspection.subjects.length + findings.length + changes.length;
}
function fails({ finding, state, isBaselined }, { failOn, gate }) {
    if (state === "waived" || isBaselined || (gate === "new" && state === "existing"))
        return false;
    const level = failOn[finding.class];
    return level !== "never" && _model_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .severities */ .gO.indexOf(finding.severity) >= _model_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .severities */ .gO.indexOf(level);
}
function conclusionOf(result) {
    return result.findings.some((evaluated) => fails(evaluated, result)) ? "findings" : "clean";
}
function helpOf({ homepage }, rule) {
    return `${homepage}/src/rules/${rule}.md`;
}


/***/ }),

/***/ 5750:
/***/ (function (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  W0: () => (/* binding */ settings)
});

// UNUSED EXPORTS: colors, commands, comments, formats

// EXTERNAL MODULE: ./build/bundle/src/evaluate/result.js
var result = __nccwpck_require__(7916);
;// CONCATENATED MODULE: ./build/bundle/src/evaluate/commands.js
const commands = {
    check: "checks the profiles of the repository around the working directory",
    list: "every profile with its powers, the most powerful first, and whether the policy allows them",
    diff: "what changed since a revision, or between two: who is new, gone or different, and who gained power",
    explain: "the first screen of a rule's or a host's page; with --full the page",
    policy: "the policy in force, and the file and line each setting came from; `policy test FILE…` runs cases against it",
    baseline: "today's findings as a baseline file, whose entries fail no later run",
    init: "writes a policy, a workflow and a hook entry, and never over an existing file",
    fix: "repairs what can be repaired safely: quotes, keys, removed tools, tabs and line ends; with --dry-run only the diff",
    grant: "the policy entry that a profile or a settings file needs; with --write it is added to the policy",
    fleet: "every subagent of many repositories: `fleet plan` lists them, `fleet scan` reads a part, `fleet merge` makes one inventory",
    rules: "the id of every rule, with one line each",
    hosts: "the id of every host, with one line each",
    help: "this help, or that of one command",
    version: "the version",
};
const formats = {
    check: ["pretty", "json", "github", "markdown", "sarif", "junit", "gitlab"],
    list: ["pretty", "json", "csv", "cyclonedx"],
    diff: ["pretty", "json", "markdown"],
    policy: ["pretty", "json"],
};

;// CONCATENATED MODULE: ./build/bundle/src/evaluate/fleet-settings.js
const entryPoints = ["cli"];
const fleet_settings_commands = ["fleet"];
const fleetSettings = {
    mirrors: {
        description: "For `fleet plan`, the folder with the repositories: bare mirrors or clones, at any depth up to six.",
        value: "DIR",
        fallback: "",
        entryPoints,
        commands: fleet_settings_commands,
    },
    shards: {
        description: "For `fleet plan`, the number of parts that are scanned side by side.",
        value: "NUMBER",
        fallback: "one for each 320 repositories",
        entryPoints,
        commands: fleet_settings_commands,
    },
    plan: {
        description: "For `fleet scan`, the plan.",
        value: "FILE",
        fallback: "plan.json",
        entryPoints,
        commands: fleet_settings_commands,
    },
    shard: {
        description: "For `fleet scan`, the part to scan: 3/16.",
        value: "I/N",
        fallback: "all of a plan with one part",
        entryPoints,
        commands: fleet_settings_commands,
    },
    out: {
        description: "For `fleet plan`, the file of the plan; for `fleet scan` and `fleet merge`, the folder to write to; a scan goes on where it ended.",
        value: "PATH",
        fallback: "plan.json, scan or inventory",
        entryPoints,
        commands: fleet_settings_commands,
    },
    previous: {
        description: "For `fleet merge`, the last inventory; its rows stand in, marked as stale, for a part that is missing.",
        value: "DIR",
        fallback: "",
        entryPoints,
        commands: fleet_settings_commands,
    },
};

// EXTERNAL MODULE: ./build/bundle/src/model/rule.js
var rule = __nccwpck_require__(8301);
;// CONCATENATED MODULE: ./build/bundle/src/evaluate/token-settings.js

const action = ["action"];
const tokenSettings = {
    token: {
        description: "Reads the pull request and writes the comment.",
        value: "TOKEN",
        fallback: "the job's own token",
        input: "${{ github.token }}",
        entryPoints: [...action, "comment"],
        commands: [],
    },
    result: {
        description: "The path of the JSON that the run wrote, after downloading the artifact.",
        value: "FILE",
        fallback: "",
        entryPoints: ["comment"],
        commands: [],
    },
    key: {
        description: "Distinguishes comments if one workflow writes several on a pull request.",
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
        description: "The preset that applies if a policy of another repository could not be fetched; without it, the run fails.",
        value: "PRESET",
        choices: rule/* presets */.v4.map((preset) => `preset:${preset}`),
        fallback: "none",
        entryPoints: action,
        commands: [],
    },
};

;// CONCATENATED MODULE: ./build/bundle/src/evaluate/settings.js





const colors = ["auto", "always", "never"];
const comments = ["changes", "always", "never"];
const both = ["cli", "action"];
const cli = ["cli"];
const settings_action = ["action"];
const withPolicy = ["check", "list", "diff", "policy", "baseline", "fix", "grant"];
const withHosts = ["check", "list", "diff"];
const allCommands = [
    ...withPolicy,
    "explain",
    "init",
    "fleet",
    "rules",
    "hosts",
    "help",
    "version",
];
const settings = {
    root: {
        description: "The directory whose profiles are checked.",
        value: "DIR",
        fallback: "the top of the repository",
        entryPoints: both,
        commands: [...withPolicy, "init"],
    },
    policy: {
        description: "The policy file. A file outside the repository, or owner/repo//path@ref, limits the repository's own policy.",
        value: "FILE",
        fallback: ".github/agent-profile-check.yml",
        entryPoints: both,
        commands: [...withPolicy, "fleet"],
    },
    host: {
        description: "Check only the named host; can be repeated.",
        value: "ID",
        fallback: "every host",
        entryPoints: cli,
        commands: [...withHosts, "fix"],
        repeatable: true,
    },
    edition: {
        description: "Check as this edition of a host; `all` and HOST=all check each of them and show where they differ; can be repeated.",
        value: "HOST=EDITION",
        fallback: "the policy's, or the newest known",
        entryPoints: cli,
        commands: [...withHosts, "fix"],
        repeatable: true,
    },
    format: {
        description: "The output format; FORMAT=FILE writes it to a file; can be repeated.",
        value: "FORMAT[=FILE]",
        choices: formats.check,
        fallback: "pretty",
        entryPoints: cli,
        commands: [...withHosts, "policy"],
        repeatable: true,
    },
    at: {
        description: "Check this commit, with its own policy, baseline and attributes; needs no checkout. A bare repository is checked at HEAD.",
        value: "REV",
        fallback: "the working tree",
        entryPoints: cli,
        commands: ["check", "list", "policy", "baseline", "grant"],
    },
    base: {
        description: "Findings of this revision are existing ones; the policy is that of the checked files.",
        value: "REV",
        fallback: "",
        entryPoints: cli,
        commands: ["check"],
    },
    staged: {
        description: "Check the git index, with the base and the policy of HEAD.",
        fallback: "",
        entryPoints: cli,
        commands: ["check", "list", "policy", "fix"],
    },
    fix: {
        description: "In `check`, first make the safe fixes, as `fix` does.",
        fallback: "",
        entryPoints: cli,
        commands: ["check"],
    },
    "dry-run": {
        description: "In `fix`, print the edits as a diff and write nothing.",
        fallback: "",
        entryPoints: cli,
        commands: ["fix", "check"],
    },
    user: {
        description: "Read the user's and the machine's own profiles too.",
        fallback: "",
        entryPoints: cli,
        commands: ["check", "list"],
    },
    from: {
        description: "In `list`, only what a session that starts in this directory would be offered. In `init --organisation`, the policy file, or a checkout of its repository.",
        value: "DIR",
        fallback: "every directory",
        entryPoints: cli,
        commands: ["list", "init"],
    },
    organisation: {
        description: "In `init`, write or renew the key `organisation` and the copy of that policy: owner/repo//path@COMMIT.",
        value: "POLICY",
        fallback: "",
        entryPoints: cli,
        commands: ["init"],
    },
    fetch: {
        description: "In `init --organisation`, read the policy over the network.",
        fallback: "",
        entryPoints: cli,
        commands: ["init"],
    },
    for: {
        description: "In `policy`, what is decided about the profiles of one file.",
        value: "PATH",
        fallback: "",
        entryPoints: cli,
        commands: ["policy"],
    },
    all: {
        description: "Show everything: in `check` existing and waived findings too, in `list` every setting and what differs between hosts.",
        fallback: "",
        entryPoints: cli,
        commands: ["check", "list"],
    },
    full: {
        description: "In `explain`, the whole page.",
        fallback: "",
        entryPoints: cli,
        commands: ["explain"],
    },
    write: {
        description: "In `grant`, add the entry to the policy file.",
        fallback: "",
        entryPoints: cli,
        commands: ["grant"],
    },
    owner: {
        description: "In `grant`, the owner of the entry: a login or a team. In `init`, who owns the policy and the grants that have no owner in CODEOWNERS.",
        value: "OWNER",
        fallback: "the first owner in CODEOWNERS, or the account of `origin`",
        entryPoints: cli,
        commands: ["grant", "init"],
    },
    until: {
        description: "In `grant`, the last day on which the entry applies.",
        value: "DATE",
        fallback: "90 days from today",
        entryPoints: cli,
        commands: ["grant"],
    },
    prune: {
        description: "In `baseline`, only remove entries that no longer match a finding.",
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
    ...tokenSettings,
    workflow: {
        description: "On `pull_request_review`: the file of the workflow whose check is re-run.",
        value: "FILE",
        fallback: "agent-profiles.yml",
        entryPoints: settings_action,
        commands: [],
    },
    "fail-on": {
        description: "The mildest finding that fails the run: note, warning, error or never. Also by class (power, integrity, correctness, hygiene): `power=warning,correctness=never`.",
        value: "LEVEL",
        fallback: "error",
        entryPoints: both,
        commands: ["check", "fleet"],
    },
    gate: {
        description: "Whether only new findings can fail the run.",
        value: "WHICH",
        choices: result/* gates */.VF,
        fallback: "new on pull requests, in merge groups, and with --base or --staged; all elsewhere",
        entryPoints: both,
        commands: ["check"],
    },
    comment: {
        description: "When to comment on a pull request.",
        value: "WHEN",
        choices: comments,
        fallback: "changes",
        entryPoints: settings_action,
        commands: [],
    },
    json: {
        description: "A file for the findings as JSON.",
        value: "FILE",
        fallback: "none",
        entryPoints: settings_action,
        commands: [],
    },
    sarif: {
        description: "A file for the findings as SARIF.",
        value: "FILE",
        fallback: "none",
        entryPoints: settings_action,
        commands: [],
    },
    offline: { description: "Never use the network.", fallback: "", entryPoints: cli, commands: allCommands },
    today: {
        description: "The day used for the policy's dates.",
        value: "DATE",
        fallback: "today, UTC",
        entryPoints: cli,
        commands: [...withPolicy, "init", "fleet"],
    },
    color: {
        description: "Whether to use colour; `NO_COLOR` is honoured.",
        value: "WHEN",
        choices: colors,
        fallback: "auto",
        entryPoints: cli,
        commands: allCommands,
    },
    quiet: {
        description: "Print only errors to stderr.",
        fallback: "",
        entryPoints: cli,
        commands: allCommands,
    },
    ...fleetSettings,
    help: { description: "Show this help.", fallback: "", entryPoints: cli, commands: allCommands },
    version: { description: "Show the version.", fallback: "", entryPoints: cli, commands: allCommands },
};


/***/ }),

/***/ 8748:
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
// EXTERNAL MODULE: ./build/bundle/src/model/finding.js
var finding = __nccwpck_require__(290);
// EXTERNAL MODULE: ./build/bundle/src/sanitize/secrets.js
var secrets = __nccwpck_require__(7544);
;// CONCATENATED MODULE: ./build/bundle/src/rules/max-capability/settings.js



function settingsBeyond(authority, host, allowanceOf) {
    const groups = new Map();
    for (const entry of authority) {
        if (!entry.may || entry.effect === "narrows")
            continue;
        const key = JSON.stringify([entry.at.source.path, entry.setting, entry.because]);
        const group = groups.get(key);
        if (group)
            group.push(entry);
        else
            groups.set(key, [entry]);
    }
    return [...groups.values()].flatMap((group) => reportOn(group, host, allowanceOf));
}
function reportOn(group, host, allowanceOf) {
    const [first] = group;
    const { may: allowed, from, stated } = allowanceOf(first.at.source.path);
    const excess = (0,model_capability/* inOrder */.al)(group.flatMap(({ may = [] }) => may)).filter((capability) => !allowed.includes(capability));
    if (excess.length === 0)
        return [];
    const more = group.length > 1 ? ` (and ${group.length - 1} more under this key)` : "";
    return [
        {
            kind: "settings",
            message: `\`${first.setting}\` is \`${(0,secrets/* redacted */.pc)(first.value, first.setting)}\`${more}, which ${first.because}: it can ${listed(excess)} and exceeds ${from} in ${host}; if intended, add a grant with \`settings: [${first.at.source.path}]\``,
            at: first.at,
            value: [first.setting, ...excess, ...group.map(({ content, value }) => content ?? value).sort()].join(" "),
            ...(stated
                ? {}
                : { isUnstated: true, groupKey: `settings next to the profiles exceed ${from} in ${host}` }),
            ...(0,finding/* detailsOf */.cz)(first),
        },
    ];
}
function listed(excess) {
    const words = excess.map((capability) => model_capability/* phrases */.HJ[capability]);
    return words.length < 2 ? words.join("") : `${words.slice(0, -1).join(", ")} and ${words.at(-1)}`;
}

;// CONCATENATED MODULE: ./build/bundle/src/rules/max-capability/skill.js



function skillsBeyond(profile, item, { host, skillAllowance }) {
    const own = (0,model_profile/* capabilitiesOf */.SF)(profile);
    return (profile.skills ?? []).flatMap((skill) => {
        if (skill.refuses)
            return [];
        const allowance = skillAllowance(item, skill.path);
        const excess = (0,model_capability/* inOrder */.al)(skill.may).filter((capability) => !own.includes(capability) && !allowance.may.includes(capability));
        if (excess.length === 0)
            return skill.outside ? [outsideReport(skill, host)] : [];
        return [beyondReport(skill, excess, host, allowance)];
    });
}
function beyondReport(skill, excess, host, { from, stated }) {
    const { name, path, because, asks, at, content = because } = skill;
    const kind = asks ? "skill-after-question" : "skill";
    const words = excess.map((capability) => model_capability/* phrases */.HJ[capability]);
    const may = words.length < 2 ? words.join("") : `${words.slice(0, -1).join(", ")} and ${words.at(-1)}`;
    return {
        kind,
        message: `exceeds ${from} in ${host} through the skill \`${name}\`: it ${because}, so it can ${may}${asks ? " after the user confirms" : ""}; if intended, add a grant with \`skills: [${path}]\``,
        at,
        value: [name, ...excess, content].join(" "),
        ...(stated ? {} : { isUnstated: true, groupKey: `skills exceed ${from} in ${host}` }),
        ...(0,finding/* detailsOf */.cz)(skill),
    };
}
function outsideReport({ name, because, at, content = because, ...skill }, host) {
    const message = `through the skill \`${name}\`, ${host} ${because}, and no review sees that file; remove the path or copy the file into the repository`;
    return { kind: "skill-file", message, groupKey: message, at, value: `${name} ${content}`, ...(0,finding/* detailsOf */.cz)(skill) };
}

;// CONCATENATED MODULE: ./build/bundle/src/rules/max-capability.js







/* harmony default export */ const max_capability = ((0,rule/* defineRule */.Km)({
    summary: "A profile can do no more than the policy's ceiling and grants allow.",
    subject: "profile",
    class: "power",
    levels: { recommended: "error", strict: "error" },
    levelsUnstated: { recommended: "note", strict: "error" },
    kinds: {
        reach: { recommended: "error", strict: "error" },
        settings: { recommended: "error", strict: "error" },
        skill: { recommended: "error", strict: "error" },
        "skill-after-question": { recommended: "note", strict: "error" },
        "skill-file": { recommended: "warning", strict: "error" },
    },
    kindsUnstated: {
        settings: { recommended: "note", strict: "error" },
        skill: { recommended: "note", strict: "error" },
    },
    check(profile, item, context) {
        const { host, allowance, reachable } = context;
        const { may, from, stated } = allowance(item);
        const grants = (0,model_profile/* grantsOf */.Rr)(profile);
        const reached = new Map([...reachable(item)].filter(([capability]) => !may.includes(capability)));
        const excess = grants.filter(({ capability }) => !may.includes(capability));
        const delegation = grants.find(({ capability }) => capability === "delegate");
        const isMerged = reached.size > 0 && excess.some((grant) => grant === delegation);
        const unstated = stated ? {} : { isUnstated: true };
        const own = excess[0]
            ? [excessReport(profile, excess, isMerged ? reached : new Map(), { host, from, stated })]
            : [];
        const reach = reached.size > 0 && !isMerged
            ? [reachReport(reached, { host, from, stated }, delegation?.at ?? profile.grants.at)]
            : [];
        return [
            ...[...own, ...reach].map((report) => ({ ...report, ...unstated })),
            ...skillsBeyond(profile, item, context),
        ];
    },
    checkLayer: ({ authority }, { host, settingsAllowance }) => settingsBeyond(authority, host, settingsAllowance),
}));
function excessReport(profile, excess, reached, { host, from, stated }) {
    const capabilities = (0,model_capability/* inOrder */.al)(excess.map(({ capability }) => capability));
    const implied = impliedBy(profile, excess[0]);
    const powers = implied
        ? `${implied.because}, so it can ${list(capabilities.map((capability) => model_capability/* phrases */.HJ[capability]))}`
        : powersByTools(excess, capabilities);
    const reach = reached.size > 0 ? `; it can also ${reachPhrase(reached)}` : "";
    const exceeds = `exceeds ${from} in ${host}`;
    const message = `${exceeds}: ${powers}${reach}`;
    const groupKey = implied ? message : stated ? undefined : exceeds;
    return {
        message,
        at: implied?.at ?? excess[0]?.at ?? profile.grants.at,
        value: [
            ...capabilities.map((capability) => extent(excess, capability)),
            ...(reached.size > 0 ? [reachValue(reached)] : []),
        ].join(" "),
        ...(groupKey === undefined ? {} : { groupKey }),
    };
}
function impliedBy({ grants }, grant) {
    return grants.state === "implied" && grant && (0,fact/* known */.eO)(grants)?.includes(grant) ? grants : undefined;
}
function reachReport(reached, { host, from }, at) {
    const message = `exceeds ${from} in ${host} through agents that it can start: it can ${reachPhrase(reached)}`;
    return { kind: "reach", message, groupKey: message, at, value: reachValue(reached) };
}
function powersByTools(grants, capabilities) {
    const byTools = new Map();
    for (const capability of capabilities) {
        const tools = toolsFor(grants, capability);
        byTools.set(tools, [...(byTools.get(tools) ?? []), capability]);
    }
    return [...byTools]
        .map(([tools, own]) => `${tools} can ${list(own.map((capability) => model_capability/* phrases */.HJ[capability]))}`)
        .join(", ");
}
function reachPhrase(reached) {
    const holders = [...new Set(reached.values())];
    return list(holders.map((holder) => `${list([...reached].flatMap(([capability, by]) => (by === holder ? [model_capability/* phrases */.HJ[capability]] : [])))} through ${(0,delegation/* displayName */.Q)(holder)}`));
}
function reachValue(reached) {
    return `reach ${[...reached.keys()].join(" ")}`;
}
function list(words) {
    return words.length < 2 ? words.join("") : `${words.slice(0, -1).join(", ")} and ${words.at(-1)}`;
}
function extent(grants, capability) {
    const scopes = grants.filter((grant) => grant.capability === capability).map(({ scope }) => scope);
    return scopes.includes(null) ? capability : JSON.stringify([capability, ...new Set(scopes.sort())]);
}
function toolsFor(grants, capability) {
    const granting = grants.filter((grant) => grant.capability === capability);
    const tools = [...new Set(granting.map(({ tool }) => `\`${tool}\``))];
    return list(tools.length > 4 ? [...tools.slice(0, 3), `${tools.length - 3} more`] : tools);
}

;// CONCATENATED MODULE: ./build/bundle/src/rules/no-dropped-profile.js


/* harmony default export */ const no_dropped_profile = ((0,rule/* defineRule */.Km)({
    summary: "The host does not silently skip the file.",
    subject: "item",
    class: "correctness",
    isCapped: true,
    levels: { recommended: "error", strict: "error" },
    kinds: {
        "strict-readers": { recommended: "warning", strict: "error" },
        document: { recommended: "off", strict: "note", class: "hygiene" },
    },
    check({ verdict, leniency }, { host }) {
        if (verdict.kind === "dropped") {
            const { message, at, kind } = verdict.problem;
            return [
                {
                    message: `${host} silently skips this file: ${message}`,
                    at,
                    value: (0,finding/* valueOf */.RP)(verdict.problem),
                    ...(kind ? { kind } : {}),
                    ...(0,finding/* detailsOf */.cz)(verdict.problem),
                },
            ];
        }
        if (!leniency)
            return [];
        const message = `a strict parser rejects this file, although ${host} reads it: ${leniency.message}`;
        return [
            {
                message,
                at: leniency.at,
                kind: "strict-readers",
                value: (0,finding/* valueOf */.RP)(leniency),
                groupKey: message,
                ...(0,finding/* detailsOf */.cz)(leniency),
            },
        ];
    },
}));

;// CONCATENATED MODULE: ./build/bundle/src/model/policy-facts.js
function reportOf({ message, at, identity = message, related, item, awaited }, kind) {
    return {
        message,
        at,
        ...(kind === undefined ? {} : { kind }),
        value: identity,
        ...(related ? { related } : {}),
        ...(item ? { item } : {}),
        ...(awaited ? { awaited } : {}),
    };
}

;// CONCATENATED MODULE: ./build/bundle/src/rules/no-expired-waiver.js


/* harmony default export */ const no_expired_waiver = ((0,rule/* defineRule */.Km)({
    summary: "Every grant and waiver is within its dates.",
    subject: "policy",
    class: "integrity",
    levels: { recommended: "error", strict: "error" },
    kinds: { ending: { recommended: "note", strict: "note" } },
    *check({ problems }) {
        for (const problem of problems("expired", "too-long"))
            yield reportOf(problem);
        for (const problem of problems("expiring"))
            yield reportOf(problem, "ending");
    },
}));

// EXTERNAL MODULE: ./build/bundle/src/model/load.js
var load = __nccwpck_require__(6407);
;// CONCATENATED MODULE: ./build/bundle/src/rules/no-false-read-only/phrases.js
function claimIn(text) {
    if (!/only|edit|modif|writ|chang|touch|alter/i.test(text) || writesFile.test(text))
        return undefined;
    const claims = [...readOnlyClaims(text), ...unchangedClaims(text)];
    return claims.toSorted((a, b) => a.start - b.start)[0];
}
const writesFile = /\b(?:writ|produc|creat|sav|generat|updat|record|append|maintain)\w*\b[^.!?\n]{0,60}(?:\.(?:md|json|ya?ml|txt|html|csv|tsx?|py)\b|\bto (?:a |the |its )?(?:\w+ )?files?\b)/i;
const doer = "(?:(?:sub-?)?agents?|assistant|analyst|advisor|critic|scout|specialist|expert|guide|helper|fallback|role|" +
    "\\w*(?:viewer|ditor|plorer|searcher|finder|mapper|locator|inspector|checker|verifier|validator|investigator|scanner|" +
    "observer|tracer|monitor|evaluator|assessor|analyzer|cartographer|librarian|planner|reporter)|" +
    "analysis|review|audit|inspection|exploration|investigation|reconnaissance|assessment|evaluation|verification)";
const soonDoer = new RegExp(`^\\s+(?:[\\w,/&-]+\\s+){0,4}?${doer}\\b`, "i");
const clauseEnd = /^["'`*)\]]*\s*(?:$|[.,;:!?)\]—–]|-\s|\n)/;
const subjectless = /(?:^|[.!?:;—–(|]\s*|\n[\s>*-]*|\s-\s|\b(?:is|are|stays?|remains?|strictly|fully|purely|completely|entirely|always|advisory|independent|restricted|fast),?\s+)["'`*([]*$/i;
const aboutOthers = /(?:\b(?:not|never|non|than|isn['’]t|aren['’]t|no longer|unless|if|when|mark\w*|make\w*|making|keep\w*|treat\w*|delegat\w*|dispatch\w*|spawn\w*|call(?:s|ed|ing)?|invok\w*|launch\w*|hand\w*|manag\w*|coordinat\w*|runs?|use[sd]?|using|via|through|with)\b[^.!?;:\n]*|\bnon-)$/i;
function* readOnlyClaims(text) {
    for (const { 0: match, index } of text.matchAll(/\b(?:read[-\s]?only|(?:analysis|review|advisory|inspection)[-\s]only)\b/gi)) {
        const end = index + match.length;
        const before = text.slice(Math.max(0, index - 120), index);
        const after = text.slice(end, end + 120);
        if (aboutOthers.test(before))
            continue;
        const opens = subjectless.test(before);
        const isClaim = opens
            ? clauseEnd.test(after) || soonDoer.test(after)
            : (/\bin(?: a)?(?: strict)?\s$/i.test(before) && /^\s+mode\b/i.test(after) && !otherThing.test(before)) ||
                (/\b(?:a|an|this|our|your|,)\s$/i.test(before) && nearDoer.test(after));
        if (isClaim)
            yield { start: index, end, says: "read-only" };
    }
}
const otherThing = /\b(?:configur|connect|open|mount|server|database|replica|volume)\w*\b[^.!?;:\n]*$/i;
const nearDoer = new RegExp(`^\\s+(?:[\\w-]+\\s+){0,2}?${doer.replace(/\|analysis.*$/, ")")}\\b`, "i");
const change = "(?:edit|modif(?:y|ie)|chang|writ|alter|touch|mutat|creat|delet|fix|implement|refactor|commit)\\w*";
const nothing = "(?:never|(?:does|do|will|must|may|can)\\s+not|(?:does|do|wo|ca|must)n['’]t|can['’]t|won['’]t|cannot|without)";
const files = "(?:any(?:thing|\\s+(?:files?|code|source(?:\\s+(?:code|files?))?))|(?:the\\s+)?(?:files|code|codebase|source|repo(?:sitory)?|workspace))";
const unchanged = new RegExp(`\\b(?:${nothing}\\s+(?:ever\\s+|directly\\s+)?(?:${change}(?:\\s*,\\s*|\\s+(?:or|and|nor)\\s+|,\\s*(?:or|and)\\s+)){0,4}` +
    `(?:(?:edit|modif(?:y|ie)|chang|writ|alter|touch)\\w*\\s+${files}|mak(?:e|es|ing)\\s+(?:any\\s+)?(?:code\\s+|file\\s+)?(?:changes|edits|modifications))` +
    "|mak(?:e|es|ing)\\s+no\\s+(?:code\\s+|file\\s+)?(?:changes|edits|modifications)|no\\s+(?:code|file)\\s+(?:changes|edits|modifications|writes))\\b", "gi");
const exception = /\b(?:unless|except|outside|other than|besides|beyond|before|until|without|apart from|only|that|which|in(?:side)?|under|of|from|by|you|directly|not)\b/i;
const checks = /\breview|\baudit|\bverif|\bvalidat/i;
function* unchangedClaims(text) {
    for (const { 0: match, index } of text.matchAll(unchanged)) {
        const end = index + match.length;
        const [rest = ""] = /^[^.!?;:—–\n]*/.exec(text.slice(end, end + 160)) ?? [];
        const before = text.slice(Math.max(0, index - 80), index);
        if (exception.test(rest) || /\b(?:if|when|unless|tasks?|users?|whe)\b[^.!?;:\n]*$/i.test(before))
            continue;
        if (/\bwrit\w*\s+(?:any\s+)?code$/i.test(match) && !/\bmodif|\bedit|\bchang/i.test(match) && !checks.test(text))
            continue;
        if (clauseEnd.test(text.slice(end)))
            yield { start: index, end, says: "no-changes" };
    }
}

;// CONCATENATED MODULE: ./build/bundle/src/rules/no-false-read-only.js





const opening = 600;
/* harmony default export */ const no_false_read_only = ((0,rule/* defineRule */.Km)({
    summary: "A profile that says it is read-only cannot write or run commands.",
    subject: "profile",
    class: "power",
    levels: { recommended: "warning", strict: "error" },
    kinds: { prompt: { recommended: "off", strict: "warning" } },
    check(profile, item, { host }) {
        if (!(0,load/* isOffered */.k)(item))
            return [];
        if (changing(profile).length === 0)
            return [];
        const { description, prompt } = profile;
        const described = (0,fact/* known */.eO)(description);
        const claim = described === undefined ? undefined : claimIn(described);
        if (claim && described !== undefined)
            return [no_false_read_only_reportOf(profile, item, host, { claim, text: described, at: description.at })];
        const start = prompt.text.slice(0, opening);
        const promised = claimIn(start);
        if (!promised)
            return [];
        const report = no_false_read_only_reportOf(profile, item, host, { claim: promised, text: start, at: prompt.at });
        return [{ ...report, kind: "prompt" }];
    },
}));
function changing({ grants, permissionMode }) {
    if ((0,fact/* known */.eO)(permissionMode) === "plan")
        return [];
    return ((0,fact/* known */.eO)(grants) ?? []).filter(({ tool, capability, scope, asks }) => scope === null && !asks && tool !== readersOnly && (capability === "write" || capability === "execute"));
}
const readersOnly = "read-only";
const does = { write: "write files", execute: "run any command" };
function no_false_read_only_reportOf(profile, item, host, { claim, text, at }) {
    const powers = changing(profile);
    const phrase = text.slice(claim.start, claim.end).replace(/\s+/g, " ");
    const capabilities = ["write", "execute"].filter((one) => powers.some(({ capability }) => capability === one));
    const can = capabilities.map((capability) => does[capability]).join(" and ");
    const says = claim.says === "read-only" ? "says it is read-only" : "says it changes no files";
    const truth = `${says}, but it can ${can} in ${host}: ${reasonFor(profile, powers)}`;
    return {
        message: `${(0,delegation/* displayName */.Q)(item)} ${truth}`,
        groupKey: truth,
        at: placeOf(phrase, at),
        value: capabilities.join(" "),
        belief: phrase,
        fixes: fixesFor(profile, powers),
    };
}
function reasonFor({ grants }, powers) {
    if (grants.state === "implied")
        return grants.because;
    const tools = [...new Set(powers.map(({ tool }) => `\`${tool}\``))];
    const shown = tools.length > 4 ? `${tools.slice(0, 3).join(", ")} and ${tools.length - 3} more` : tools.join(", ");
    return `its tools include ${shown}`;
}
function placeOf(phrase, at) {
    const { source, span } = at;
    const pattern = phrase.replace(/[.*+?^${}()|[\]\\]/g, "\\$&").replaceAll(" ", "\\s+");
    const found = new RegExp(pattern).exec(source.text.slice(span.start, span.end));
    if (!found)
        return at;
    const start = span.start + found.index;
    return { source, span: { start, end: start + found[0].length } };
}
function fixesFor({ grants, onlyTools }, powers) {
    if (!onlyTools)
        return [];
    const changes = new Set(powers.map(({ tool }) => tool));
    const listed = grants.state === "stated" ? grants.value.map(({ tool }) => tool) : [];
    return [onlyTools([...new Set(listed)].filter((tool) => !changes.has(tool) && tool !== "*"))];
}

;// CONCATENATED MODULE: ./build/bundle/src/rules/no-hidden-text/characters.js
const names = new Map([
    [0x061c, "ARABIC LETTER MARK"],
    [0x180e, "MONGOLIAN VOWEL SEPARATOR"],
    [0x200b, "ZERO WIDTH SPACE"],
    [0x200c, "ZERO WIDTH NON-JOINER"],
    [0x200d, "ZERO WIDTH JOINER"],
    [0x200e, "LEFT-TO-RIGHT MARK"],
    [0x200f, "RIGHT-TO-LEFT MARK"],
    [0x202a, "LEFT-TO-RIGHT EMBEDDING"],
    [0x202b, "RIGHT-TO-LEFT EMBEDDING"],
    [0x202c, "POP DIRECTIONAL FORMATTING"],
    [0x202d, "LEFT-TO-RIGHT OVERRIDE"],
    [0x202e, "RIGHT-TO-LEFT OVERRIDE"],
    [0x2060, "WORD JOINER"],
    [0x2061, "FUNCTION APPLICATION"],
    [0x2062, "INVISIBLE TIMES"],
    [0x2063, "INVISIBLE SEPARATOR"],
    [0x2064, "INVISIBLE PLUS"],
    [0x2066, "LEFT-TO-RIGHT ISOLATE"],
    [0x2067, "RIGHT-TO-LEFT ISOLATE"],
    [0x2068, "FIRST STRONG ISOLATE"],
    [0x2069, "POP DIRECTIONAL ISOLATE"],
    [0xfeff, "ZERO WIDTH NO-BREAK SPACE"],
]);
const candidates = /[\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufe00-\ufe0f\ufeff\u{e0000}-\u{e007f}\u{e0100}-\u{e01ef}]/gu;
function nameOf(point) {
    const code = `U+${point.toString(16).toUpperCase().padStart(4, "0")}`;
    if (isTag(point))
        return `${code} TAG CHARACTER`;
    return `${code} ${names.get(point) ?? "VARIATION SELECTOR"}`;
}
function isTag(point) {
    return point >= 0xe0000 && point <= 0xe007f;
}
function hiddenIn(text) {
    if (/^[\x00-\x7f]*$/.test(text))
        return [];
    const found = [];
    let flag = null;
    for (const { 0: character, index: at } of text.matchAll(candidates)) {
        const point = character.codePointAt(0) ?? 0;
        if (isTag(point)) {
            if (!flag || at >= flagEnd(flag))
                flag = flagAt(text, at);
            if (flag && at < flagEnd(flag))
                continue;
        }
        else if (at === 0 && point === 0xfeff)
            continue;
        else if (isNeeded(text, at, character.length, point))
            continue;
        found.push({ at, length: character.length, point });
    }
    return found;
}
function flagEnd({ index, 0: tags }) {
    return index + tags.length;
}
function flagAt(text, at) {
    if (text.slice(at - 2, at) !== "\u{1f3f4}")
        return null;
    const tags = /[\u{e0030}-\u{e0039}\u{e0061}-\u{e007a}]{3,6}\u{e007f}/uy;
    tags.lastIndex = at;
    return tags.exec(text);
}
const rightToLeft = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;
const joining = /[\p{Script=Arabic}\p{Script=Syriac}\p{Script=Mongolian}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gurmukhi}\p{Script=Gujarati}\p{Script=Oriya}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Sinhala}\p{Script=Khmer}\p{Script=Myanmar}\p{Script=Tibetan}]/u;
const unspaced = /[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\p{Script=Tibetan}]/u;
const pictograph = /\p{Extended_Pictographic}|\p{Emoji_Modifier}|[\u{1f1e6}-\u{1f1ff}]/u;
function isNeeded(text, at, length, point) {
    const before = characterBefore(text, at);
    const after = String.fromCodePoint(text.codePointAt(at + length) ?? 0);
    if (point >= 0x200b && point <= 0x200d)
        return isJoinNeeded(text, at, before, after);
    if (point === 0x061c || point === 0x200e || point === 0x200f)
        return rightToLeft.test(text.slice(Math.max(0, at - 40), at + 40));
    if (point === 0x180e)
        return /\p{Script=Mongolian}/u.test(before);
    return isSelector(point) && !isSelector(before.codePointAt(0) ?? 0) && hasForms(point, before);
}
function isJoinNeeded(text, at, before, after) {
    const areIn = (script) => script.test(before) && script.test(after);
    if (text[at] === "\u200b")
        return areIn(unspaced);
    if (areIn(joining) || text[at] === "\u200c")
        return areIn(joining);
    return pictograph.test(before === "\ufe0f" ? characterBefore(text, at - 1) : before) && pictograph.test(after);
}
function isSelector(point) {
    return (point >= 0xfe00 && point <= 0xfe0f) || (point >= 0xe0100 && point <= 0xe01ef);
}
function hasForms(point, before) {
    return point <= 0xfe0f ? /[^\p{C}\p{Z}]/u.test(before) : /\p{Ideographic}/u.test(before);
}
function characterBefore(text, at) {
    const unit = text[at - 1] ?? "";
    return /[\udc00-\udfff]/.test(unit) ? text.slice(Math.max(0, at - 2), at) : unit;
}

;// CONCATENATED MODULE: ./build/bundle/src/rules/no-hidden-text.js



/* harmony default export */ const no_hidden_text = ((0,rule/* defineRule */.Km)({
    summary: "A profile contains no text that the model reads and a person does not see.",
    subject: "load",
    class: "integrity",
    levels: { recommended: "error", strict: "error" },
    *check({ items }) {
        const seen = new Set();
        for (const item of items) {
            if (item.verdict.kind === "passed-over" || item.files.length === 0)
                continue;
            for (const source of sourcesOf(item)) {
                if (seen.has(source.path))
                    continue;
                seen.add(source.path);
                const hidden = hiddenIn(source.text);
                if (hidden[0])
                    yield no_hidden_text_reportOf(item, source, hidden);
            }
        }
    },
}));
function sourcesOf({ profile, verdict, leniency }) {
    const problem = "problem" in verdict ? verdict.problem : leniency;
    const places = profile
        ? [profile.name, profile.description, profile.grants, profile.prompt, ...(profile.skills ?? [])]
        : [];
    return [...places.map(({ at }) => at.source), ...(problem ? [problem.at.source] : [])].filter(({ text }) => text !== "");
}
const mostNames = 3;
const mostEdits = 1000;
function no_hidden_text_reportOf(item, source, hidden) {
    const points = [...new Set(hidden.map(({ point }) => (isTag(point) ? tag : point)))];
    const named = points.slice(0, mostNames).map((point) => (point === tag ? "tag characters" : nameOf(point)));
    const names = points.length > mostNames ? `${named.join(", ")} and ${points.length - mostNames} more` : named.join(", ");
    const [first] = hidden;
    const start = first?.at ?? 0;
    const count = hidden.length === 1 ? "1 character" : `${hidden.length} characters`;
    return {
        item,
        message: `holds ${count} that the model reads and a reviewer does not see: ${names}${spelled(hidden)}; remove ${hidden.length === 1 ? "it" : "them"}`,
        at: { source, span: { start, end: start + (first?.length ?? 0) } },
        value: hidden.map(({ point }) => point.toString(16)).join(" "),
        fixes: hidden.length > mostEdits ? [] : [removal(item, source, hidden)],
    };
}
const tag = 0xe0000;
function spelled(hidden) {
    const text = hidden
        .filter(({ point }) => isTag(point) && point >= tag + 0x20 && point < tag + 0x7f)
        .map(({ point }) => String.fromCodePoint(point - tag))
        .join("");
    if (text === "")
        return "";
    return text.length > 80 ? ` that spell \`${text.slice(0, 80)}…\`` : ` that spell \`${text}\``;
}
function removal({ profile, verdict, ...item }, source, hidden) {
    const { at, source: kind } = profile?.prompt ?? { at: undefined, source: "none" };
    const isText = ({ at: start }) => kind === "body" && at?.source === source && start >= at.span.start && !isFence(source.text, start);
    return {
        title: hidden.length === 1 ? "remove the hidden character" : "remove the hidden characters",
        safe: (0,load/* isOffered */.k)({ verdict, ...item }) && hidden.every(isText),
        edits: hidden.map(({ at: start, length }) => ({ at: { source, span: { start, end: start + length } }, text: "" })),
    };
}
function isFence(text, at) {
    const start = text.lastIndexOf("\n", at) + 1;
    const end = text.indexOf("\n", at);
    return /^[^\w\s]{0,2}(?:---|\+\+\+)/.test(text.slice(start, end < 0 ? text.length : end).replace(/[^\x20-\x7e]/gu, ""));
}

;// CONCATENATED MODULE: ./build/bundle/src/rules/no-ineffective-setting.js


/* harmony default export */ const no_ineffective_setting = ((0,rule/* defineRule */.Km)({
    summary: "Everything in a profile has an effect: no ignored key, no replaced value, no limit that the host lacks.",
    subject: "profile",
    class: "correctness",
    isCapped: true,
    levels: { recommended: "error", strict: "error" },
    kinds: {
        limit: { recommended: "error", strict: "error", class: "power" },
        cut: { recommended: "error", strict: "error", class: "integrity" },
        scope: { recommended: "warning", strict: "error", class: "power" },
        session: { recommended: "warning", strict: "error", class: "power", isOnce: true },
        "unknown-tool": { recommended: "error", strict: "error" },
        value: { recommended: "warning", strict: "error" },
        "removed-tool": { recommended: "note", strict: "warning", class: "hygiene" },
        metadata: { recommended: "off", strict: "note", class: "hygiene" },
    },
    check({ ineffective }, _, { host }) {
        return ineffective.map((fact) => {
            const { kind, what, because, at } = fact;
            const message = kind === "cut" ? `\`${what}\` ${because}` : `\`${what}\` has no effect in ${host}: ${because}`;
            const word = fact.varies ?? (habits.has(kind) ? what : "");
            const groupKey = word === "" ? message : message.replaceAll(word, "…");
            return { message, at, kind, value: what, groupKey, ...(0,finding/* detailsOf */.cz)(fact) };
        });
    },
}));
const habits = new Set(["scope", "removed-tool", "unknown-tool"]);

// EXTERNAL MODULE: ./build/bundle/src/sanitize/literal-secrets.js
var literal_secrets = __nccwpck_require__(9858);
;// CONCATENATED MODULE: ./build/bundle/src/rules/no-literal-secret.js


/* harmony default export */ const no_literal_secret = ((0,rule/* defineRule */.Km)({
    summary: "Profiles and the settings next to them contain no credentials.",
    subject: "load",
    class: "power",
    levels: { recommended: "note", strict: "error" },
    *check({ items, layers }) {
        const seen = new Set();
        const isNew = ({ path, text }) => {
            if (text === "" || seen.has(path))
                return false;
            seen.add(path);
            return true;
        };
        for (const item of items) {
            if (item.verdict.kind === "passed-over" || item.files.length === 0 || !item.profile)
                continue;
            const { name, grants, prompt, description } = item.profile;
            const prose = [prompt.at, description.at];
            for (const { source } of [name.at, grants.at, prompt.at])
                if (isNew(source))
                    yield* reportsIn(source, prose, { item });
        }
        for (const layer of layers)
            for (const { at } of layer.authority)
                if (isNew(at.source))
                    yield* reportsIn(at.source, [], { layer });
    },
}));
const isText = /\.(?:md|mdc|txt)$/i;
function* reportsIn(source, prose, subject) {
    const own = prose.flatMap(({ source: { path }, span }) => (path === source.path ? [span] : []));
    const found = partsOf(source, own).flatMap(({ start, end, isProse }) => {
        const find = isProse ? literal_secrets/* secretsInProse */.S : literal_secrets/* secretsInSettings */.W;
        return find(source.text.slice(start, end)).map((secret) => ({
            ...secret,
            start: start + secret.start,
            end: start + secret.end,
        }));
    });
    for (const [i, secret] of found.entries())
        yield {
            ...subject,
            message: messageFor(secret),
            at: { source, span: { start: secret.start, end: secret.end } },
            value: `${secret.key ?? ""} ${i + 1}`,
        };
}
function partsOf({ path, text }, prose) {
    if (isText.test(path) && prose.every(({ start, end }) => start === end))
        return [{ start: 0, end: text.length, isProse: true }];
    const parts = [];
    let at = 0;
    for (const { start, end } of prose.toSorted((a, b) => a.start - b.start)) {
        if (start < at)
            continue;
        parts.push({ start: at, end: start, isProse: false }, { start, end, isProse: true });
        at = end;
    }
    return [...parts, { start: at, end: text.length, isProse: false }].filter(({ start, end }) => start < end);
}
function messageFor({ key }) {
    const where = key === undefined ? "holds a credential" : `holds a credential in \`${key}\``;
    const variable = (key ?? "")
        .replace(/([a-z0-9])([A-Z])/g, "$1_$2")
        .replaceAll("-", "_")
        .toUpperCase();
    const name = /^[A-Z][A-Z0-9_]*$/.test(variable) && variable !== "AUTHORIZATION" ? variable : "TOKEN";
    return `${where}, so everyone who can read the repository has it; revoke it and write \`\${${name}}\` instead`;
}

;// CONCATENATED MODULE: ./build/bundle/src/rules/no-loosened-policy.js


/* harmony default export */ const no_loosened_policy = ((0,rule/* defineRule */.Km)({
    summary: "A pull request does not loosen the policy without approval, and a repository's policy stays within its organisation's.",
    subject: "policy",
    class: "integrity",
    levels: { recommended: "error", strict: "error" },
    kinds: {
        ceiling: { recommended: "error", strict: "error" },
        unapproved: { recommended: "error", strict: "error" },
        unprotected: { recommended: "warning", strict: "error" },
    },
    *check({ problems }) {
        for (const problem of problems("exceeds-organisation"))
            yield reportOf(problem, "ceiling");
        for (const problem of problems("loosened-unapproved"))
            yield reportOf(problem, "unapproved");
        for (const problem of problems("loosened-unprotected"))
            yield reportOf(problem, "unprotected");
        for (const problem of problems("loosened"))
            yield reportOf(problem);
    },
}));

;// CONCATENATED MODULE: ./build/bundle/src/rules/no-missing-reference.js


/* harmony default export */ const no_missing_reference = ((0,rule/* defineRule */.Km)({
    summary: "Every skill, prompt file and resource that a profile of the project names is in the repository.",
    subject: "profile",
    class: "correctness",
    isCapped: true,
    levels: { recommended: "note", strict: "warning" },
    check({ missing = [] }, item) {
        if (!(0,load/* isOffered */.k)(item) || item.layer.name !== "project")
            return [];
        return missing.map(({ key, value, advice, at }) => ({
            message: `\`${key}\` names \`${value}\`, which is nowhere in this repository; ${advice}`,
            groupKey: `\`${key}\` names \`…\`, which is nowhere in this repository; ${advice}`,
            at,
            value: `${key} ${value}`,
        }));
    },
}));

// EXTERNAL MODULE: ./build/bundle/src/model/interpreter.js
var interpreter = __nccwpck_require__(9349);
;// CONCATENATED MODULE: ./build/bundle/src/rules/no-permission-bypass/interpreter.js

const lists = [
    [/(?:^|\.)allow_regex$/, "regex"],
    [/^(?:commands\.allow_glob|commandAllowlist|commands\.allow_list)$/, "text"],
    [/^chat\.tools\.terminal\.autoApprove$/, "prefix"],
];
const tools = [
    [/^(?:Bash|PowerShell)\((.*)\)$/s, "text"],
    [/^(?:Shell|run_shell_command|ShellTool)\((.*)\)$/s, "prefix"],
    [/^allow launch-process (.*)$/s, "regex"],
];
function interpreterOf({ setting, value, effect }) {
    if (effect !== "widens")
        return undefined;
    const list = lists.find(([name]) => name.test(setting));
    if (list)
        return (0,interpreter/* interpreterIn */.g)(value, value.startsWith("/") ? "regex" : list[1]);
    if (!/(?:^|\.)(?:allow|allowed|coreTools|toolPermissions)$/.test(setting))
        return undefined;
    for (const [rule, meaning] of tools) {
        const pattern = rule.exec(value)?.[1];
        if (pattern !== undefined)
            return (0,interpreter/* interpreterIn */.g)(pattern, meaning);
    }
    return undefined;
}

;// CONCATENATED MODULE: ./build/bundle/src/rules/no-permission-bypass.js





/* harmony default export */ const no_permission_bypass = ((0,rule/* defineRule */.Km)({
    summary: "Neither a profile nor the settings next to it turn off permission prompts or the sandbox.",
    subject: "layer",
    class: "power",
    levels: { recommended: "error", strict: "error" },
    kinds: {
        "auto-approve": { recommended: "warning", strict: "error" },
        interpreter: { recommended: "note", strict: "error" },
        launcher: { recommended: "note", strict: "error" },
        unhonoured: { recommended: "warning", strict: "error" },
    },
    *check(layer, items, { host, unguardedStarts }) {
        for (const authority of layer.authority) {
            const interpreter = interpreterOf(authority);
            if (interpreter !== undefined)
                yield byInterpreter(authority, interpreter, host);
            if (authority.effect !== "narrows" && authority.effect !== "widens")
                yield bySetting(authority, host);
        }
        for (const item of items) {
            for (const bypass of item.profile?.bypasses ?? [])
                yield { ...byProfile(bypass, host), item };
            if (item.profile && (0,load/* isOffered */.k)(item) && (0,model_profile/* capabilitiesOf */.SF)(item.profile).includes("execute"))
                for (const start of unguardedStarts(item.profile.prompt.text))
                    yield { ...byLauncher(start, item.profile.prompt), item };
        }
    },
}));
function bySetting(authority, host) {
    const { setting, value, effect, because, at } = authority;
    const kind = effect === "auto-approves" ? "auto-approve" : effect === "unhonoured" ? effect : undefined;
    const more = { ...(kind ? { kind } : {}), ...(0,finding/* detailsOf */.cz)(authority) };
    return {
        message: `\`${asWritten(setting)}\` is \`${value}\`, which in ${host} ${because}`,
        groupKey: `\`${asWritten(setting)}\` is \`…\`, which in ${host} ${because}`,
        at,
        value: `${setting} ${value}`,
        ...more,
    };
}
function asWritten(setting) {
    return setting.replace(/^(.+): \w[\w.]*$/s, "$1");
}
function byInterpreter(authority, interpreter, host) {
    const { setting, value, at } = authority;
    const fixes = [
        { title: `remove \`${value}\`, or name the script: \`${interpreter} scripts/check\``, safe: false, edits: [] },
    ];
    return {
        kind: "interpreter",
        message: `\`${asWritten(setting)}\` allows \`${value}\`, so in ${host} \`${interpreter}\` runs any code without asking, which is every command; name the script that it may run`,
        groupKey: `\`${asWritten(setting)}\` allows an interpreter or a shell with any arguments, which is every command without asking`,
        at,
        value: `${setting} ${value}`,
        ...(0,finding/* detailsOf */.cz)(authority),
        fixes,
    };
}
function byProfile(bypass, host) {
    const { setting, value, effect, because, at } = bypass;
    const more = { ...(effect === "bypass" ? {} : { kind: effect }), ...(0,finding/* detailsOf */.cz)(bypass) };
    return {
        message: `\`${setting}\` is \`${value}\`, which in ${host} ${because}`,
        groupKey: `\`${setting}\` is \`…\`, which in ${host} ${because}`,
        at,
        value: `${setting} ${value}`,
        ...more,
    };
}
function byLauncher({ flag, because, start, end }, { text, at }) {
    const what = `the prompt starts another agent with \`${flag}\`, which ${because}, so no limit of this profile holds for what that agent does; remove the flag, or allow what it needs by name`;
    return { kind: "launcher", message: what, at: placeIn(text, start, end, at), value: flag };
}
function placeIn(text, start, end, at) {
    const { source, span } = at;
    const offset = source.text.indexOf(text, span.start);
    return offset < 0 ? at : { source, span: { start: offset + start, end: offset + end } };
}

;// CONCATENATED MODULE: ./build/bundle/src/rules/no-prompt-escape.js

/* harmony default export */ const no_prompt_escape = ((0,rule/* defineRule */.Km)({
    summary: "Every path in a profile stays inside the profile's directory: no `..`, absolute path or link leads out of it.",
    subject: "profile",
    class: "integrity",
    levels: { recommended: "error", strict: "error" },
    check({ paths }) {
        return paths.flatMap(({ key, value, reach, at, within = "the profile's directory" }) => {
            if (reach.kind !== "outside")
                return [];
            return [
                {
                    message: `\`${key}\` is \`${value}\`, ${escapePhrase(reach, within)}; use a path inside it`,
                    at,
                    value: `${key} ${value} ${reach.how} ${reach.target}`,
                },
            ];
        });
    },
}));
function escapePhrase(reach, within) {
    switch (reach.how) {
        case "absolute":
            return `an absolute path outside ${within}, which differs between machines and is not reviewed with the profile`;
        case "parent":
            return `which leads out of ${within}, to \`${reach.target}\``;
        case "link":
            return `which leads out of ${within}, to \`${reach.target}\`, through the link \`${reach.link ?? ""}\``;
    }
}

;// CONCATENATED MODULE: ./build/bundle/src/rules/no-rejected-profile.js


/* harmony default export */ const no_rejected_profile = ((0,rule/* defineRule */.Km)({
    summary: "The host accepts the file.",
    subject: "load",
    class: "correctness",
    isCapped: true,
    levels: { recommended: "error", strict: "error" },
    kinds: { skill: { recommended: "error", strict: "error" } },
    *check({ status, problem, layers, items }, { host }) {
        const lost = items.filter(({ verdict, files }) => verdict.kind === "lost" && files.length > 0).length;
        const after = lost > 0 ? `; ${lost} other ${lost === 1 ? "profile does" : "profiles do"} not load either` : "";
        const reported = new Set();
        for (const item of items) {
            if (item.verdict.kind !== "rejected")
                continue;
            const { message, at, kind } = item.verdict.problem;
            reported.add(`${at.source.path} ${message}`);
            yield {
                message: `${host} rejects this profile: ${message}${after}`,
                at,
                item,
                value: (0,finding/* valueOf */.RP)(item.verdict.problem),
                ...(kind ? { kind } : {}),
                ...(0,finding/* detailsOf */.cz)(item.verdict.problem),
            };
        }
        for (const item of items)
            yield* notStarted(item, host);
        const wholes = [
            ...layers.map((layer) => ({ layer, problem: layer.problem })),
            { layer: undefined, problem: status === "failed" ? problem : undefined },
        ];
        for (const { layer, problem: fault } of wholes) {
            if (!fault || reported.has(`${fault.at.source.path} ${fault.message}`))
                continue;
            reported.add(`${fault.at.source.path} ${fault.message}`);
            yield {
                message: `${host} ${layer ? "rejects these settings" : "loads no profile at all"}: ${fault.message}${after}`,
                at: fault.at,
                value: (0,finding/* valueOf */.RP)(fault),
                ...(layer ? { layer } : {}),
                ...(0,finding/* detailsOf */.cz)(fault),
            };
        }
    },
}));
function* notStarted(item, host) {
    if (item.verdict.kind !== "loaded")
        return;
    for (const skill of item.profile?.skills ?? []) {
        if (!skill.refuses)
            continue;
        yield {
            kind: "skill",
            message: `${host} cannot start this subagent: its skill \`${skill.name}\` ${skill.because}; allow the command in the skill's \`allowed-tools\` or remove it`,
            at: skill.at,
            item,
            value: `${skill.path} ${skill.because}`,
            ...(0,finding/* detailsOf */.cz)(skill),
        };
    }
}

;// CONCATENATED MODULE: ./build/bundle/src/rules/no-unapproved-widening.js


/* harmony default export */ const no_unapproved_widening = ((0,rule/* defineRule */.Km)({
    summary: "Gains in power are approved by the reviewers that the policy names.",
    subject: "policy",
    class: "integrity",
    levels: { recommended: "error", strict: "error" },
    *check({ problems }) {
        for (const problem of problems("widened-unapproved"))
            yield reportOf(problem);
    },
}));

;// CONCATENATED MODULE: ./build/bundle/src/rules/no-unjudged-content.js


const ownKinds = new Set(["unknown-host", "unknown-file", "unknown-key", "near-miss", "unread"]);
/* harmony default export */ const no_unjudged_content = ((0,rule/* defineRule */.Km)({
    summary: "Everything that a host would read could be checked.",
    subject: "load",
    class: "integrity",
    levels: { recommended: "error", strict: "error" },
    kinds: {
        "unknown-host": { recommended: "note", strict: "error" },
        "unknown-file": { recommended: "note", strict: "error" },
        "unknown-key": { recommended: "note", strict: "error" },
        "near-miss": { recommended: "error", strict: "error" },
        unread: { recommended: "note", strict: "note" },
    },
    formerKinds: { unpinned: "no-unpinned-source/plugin" },
    *check({ unjudged }) {
        for (const problem of unjudged) {
            if (problem.kind === "unpinned" || problem.kind === "unpinned-offer")
                continue;
            const { message, at, kind, identity } = problem;
            const report = { message: `\`${at.source.path}\` ${message}`, at, ...(0,finding/* detailsOf */.cz)(problem) };
            const value = kind === "unknown-key" || identity === undefined ? message : `${message} ${identity}`;
            yield {
                ...report,
                value,
                ...(kind === "unknown-file" ? { groupKey: message } : {}),
                ...(kind === "unknown-key"
                    ? { groupKey: report.message.replace(/has the key `[^`]*`/, "has the key `…`") }
                    : {}),
                ...(kind === "near-miss" ? { groupKey: message.replace(/; .*$/s, "") } : {}),
                ...(kind !== undefined && ownKinds.has(kind) ? { kind } : {}),
            };
        }
    },
}));

;// CONCATENATED MODULE: ./build/bundle/src/rules/no-unknown-model.js



/* harmony default export */ const no_unknown_model = ((0,rule/* defineRule */.Km)({
    summary: "The id of a profile's model has a form that its host accepts.",
    subject: "profile",
    class: "correctness",
    isCapped: true,
    levels: { recommended: "note", strict: "error" },
    check({ model, unknownModel }, item, { host }) {
        const id = (0,fact/* known */.eO)(model)?.trim();
        const leads = item.layer.authority.some(({ setting }) => /base_url$|model_providers?\b/i.test(setting));
        if (!unknownModel || id === undefined || leads || !(0,load/* isOffered */.k)(item))
            return [];
        const { because, fixes } = unknownModel;
        const advice = `unless a gateway or provider has a model of this name, the subagent fails when it runs; write a model of ${host}`;
        return [
            {
                message: `\`model\` is \`${id}\`, which cannot be a model of ${host}: ${because}; ${advice}`,
                groupKey: `\`model\` is \`…\`, which cannot be a model of ${host}; ${advice}`,
                at: model.at,
                value: id,
                ...(fixes ? { fixes } : {}),
            },
        ];
    },
}));

;// CONCATENATED MODULE: ./build/bundle/src/rules/no-unlisted-model.js


const inherit = "inherit";
/* harmony default export */ const no_unlisted_model = ((0,rule/* defineRule */.Km)({
    summary: "Every profile names a model that the policy lists.",
    subject: "profile",
    class: "power",
    levels: { recommended: "error", strict: "error" },
    *check({ model }, _, { lists, host }) {
        if (!lists.model)
            return;
        const written = (0,fact/* known */.eO)(model)?.trim() ?? "";
        const name = written === "" ? inherit : written;
        if (lists.model(name))
            return;
        const entry = /^[A-Za-z][\w.-]*$/.test(name) ? name : JSON.stringify(name);
        const message = name === inherit
            ? `leaves the model to the session in ${host}, and \`models\` in the policy does not list \`${inherit}\``
            : `runs on the model \`${name}\` in ${host}, which \`models\` in the policy does not list`;
        yield {
            message: `${message}; name a listed model, or list this one: ${entry}`,
            ...(name === inherit ? { groupKey: message } : {}),
            at: model.at,
            value: name,
            ...(lists.adding ? { fixes: [lists.adding("models", entry)] } : {}),
        };
    },
}));

;// CONCATENATED MODULE: ./build/bundle/src/model/server-source.js
function sourceOf({ kind, value }) {
    if (kind === "url")
        return { kind: "url", url: value.trim() };
    if (kind !== "command")
        return undefined;
    const all = wordsOf(value);
    const words = withoutWrapper(all);
    const [program = "", ...rest] = words;
    const name = programOf(program);
    const found = packageIn(name, rest);
    const isPlain = isBare(all, words) && !/[;&|<>`$()\n]/.test(value) && (!found || hasPlainFlags(found, rest));
    return { kind: "command", program: name, package: found, line: all.join(" "), isPlain };
}
function isBare(all, words) {
    const before = all.slice(0, all.length - words.length);
    const isKnown = /^[\w.-]+$/.test(words[0] ?? "");
    return isKnown && (before.length === 0 || (before.length === 2 && /^cmd \/c$/i.test(before.join(" "))));
}
const plainFlags = {
    npm: /^(?:-y|--yes|-q|--quiet|--silent|-p|--package(?:=.*)?|--)$/,
    python: /^(?:-q|--quiet|--from(?:=.*)?|--spec(?:=.*)?|--python(?:=.*)?|--)$/,
    image: /^(?:-[itd]+|--rm|--init|--interactive|--tty|-e|--env(?:=.*)?|--name(?:=.*)?|--pull(?:=.*)?)$/,
    go: /^$/,
    deno: /^(?:-A|-q|--quiet|--no-prompt|--allow-[a-z]+(?:=.*)?)$/,
    nuget: /^(?:-y|--yes)$/,
};
function hasPlainFlags({ registry, name }, words) {
    const at = words.findIndex((word) => word.includes(name));
    const packages = words.filter((word) => /^(?:-p|--package|--from|--spec|--with)(?:=|$)/.test(word));
    return (packages.length < 2 &&
        words.slice(0, at).every((word) => !word.startsWith("-") || plainFlags[registry].test(word)) &&
        (packages.length === 0 || !words.some((word) => /^(?:-c|--call)(?:=|$)/.test(word))));
}
function wordsOf(line) {
    return [...line.matchAll(/"([^"]*)"|'([^']*)'|(\S+)/g)].map(([, a, b, c]) => a ?? b ?? c ?? "");
}
function programOf(word) {
    return word
        .replace(/^.*[/\\]/, "")
        .replace(/\.(?:exe|cmd|bat|ps1)$/i, "")
        .toLowerCase();
}
function withoutWrapper(words, depth = 0) {
    const [first = "", ...rest] = words;
    const program = programOf(first);
    const at = rest.findIndex((word) => !/^[-/]/.test(word));
    const inner = at < 0 ? [] : rest.slice(at);
    if (depth > 3 || inner.length === 0)
        return words;
    if (program === "cmd" && rest.some((word) => /^\/[ck]$/i.test(word)))
        return withoutWrapper(inner, depth + 1);
    if (/^(?:ba|z|da|k)?sh$/.test(program) && rest.slice(0, at).some((word) => /^-[a-z]*c$/.test(word))) {
        const script = inner
            .join(" ")
            .replace(/^.*(?:&&|;)\s*/s, "")
            .replace(/^exec\s+/, "");
        return withoutWrapper(wordsOf(script), depth + 1);
    }
    if (program !== "env" && program !== "sudo")
        return words;
    const command = rest.findIndex((word) => !/^-|^\w+=/.test(word));
    return command < 0 ? words : withoutWrapper(rest.slice(command), depth + 1);
}
const fetching = [
    [/^(?:npx|bunx|pnpx)$/, /^/, npmPackage],
    [/^npm$/, /^(?:exec|x) /, npmPackage],
    [/^(?:pnpm|yarn)$/, /^dlx /, npmPackage],
    [/^bun$/, /^x /, npmPackage],
    [/^uvx$/, /^/, pythonPackage],
    [/^uv$/, /^tool run /, pythonPackage],
    [/^pipx$/, /^run /, pythonPackage],
    [/^(?:docker|podman|nerdctl)$/, /^(?:container )?run /, imageIn],
    [/^go$/, /^run /, goPackage],
    [/^deno$/, /^run /, denoModule],
    [/^dnx$/, /^/, (words) => versioned("nuget", firstArgument(words, /^$/), /^(.+?)@([^@]*)$/, exactVersion)],
];
function packageIn(program, words) {
    for (const [name, before, read] of fetching) {
        const taken = name.test(program) ? before.exec(`${words.slice(0, 2).join(" ")} `)?.[0] : undefined;
        if (taken !== undefined)
            return read(words.slice(taken.split(" ").length - 1).filter((word) => word !== "--"));
    }
    return undefined;
}
const exactVersion = /^v?\d+\.\d+\.\d+(?:[-+.][\w.+-]*)?$/;
const commit = /^[0-9a-f]{40}$/;
function firstArgument(words, takesValue) {
    for (let i = 0; i < words.length; i++) {
        const word = words[i] ?? "";
        if (!word.startsWith("-"))
            return word;
        if (takesValue.test(word))
            i++;
    }
    return undefined;
}
function server_source_valueOf(words, flags) {
    for (const [i, word] of words.entries()) {
        const [flag = "", value] = word.split(/=(.*)/s);
        if (flags.test(flag))
            return value ?? words[i + 1];
    }
    return undefined;
}
function isLocal(name) {
    return /^(?:\.{0,2}[/\\]|\.$|~|file:|[A-Za-z]:[/\\])/.test(name);
}
function versioned(registry, word, split, exact) {
    if (word === undefined || word === "" || isLocal(word))
        return undefined;
    const [, name = word, version = ""] = split.exec(word) ?? [];
    return { registry, name, version, isPinned: exact.test(version) };
}
function npmPackage(words) {
    const named = server_source_valueOf(words, /^(?:-p|--package)$/);
    const word = named ?? firstArgument(words, /^(?:-c|--call|-w|--workspace|--prefix|--registry|--cache)$/);
    if (word !== undefined && /^(?:git[+:]|github:|https?:)/.test(word))
        return gitPackage("npm", word, /^(.*)#(.*)$/s);
    return versioned("npm", word, /^(.+)@([^@/]*)$/, exactVersion);
}
const uvValues = /^(?:--from|--with|--with-editable|--with-requirements|--python|-p|--index-url|-i|--extra-index-url|--index|--default-index|--find-links|-f|--cache-dir|--directory|--env-file|--spec|--pip-args|--refresh-package|--prerelease|--resolution|--color|--config-file)$/;
function pythonPackage(words) {
    const word = server_source_valueOf(words, /^(?:--from|--spec)$/) ?? firstArgument(words, uvValues);
    if (word !== undefined && /^(?:git\+|https?:)/.test(word))
        return gitPackage("python", word, /^(.*\.git|[^@]*:\/\/[^/]*[^@]*)@([^@#]*)/s);
    return versioned("python", word, /^([^=@<>~!]+?)\s*(?:===?|@)\s*([^=]*)$/, /^\d+(?:\.\d+)+(?:[-+.]?[\w.+-]*)?$/);
}
function gitPackage(registry, word, split) {
    const [, name = word, version = ""] = split.exec(word) ?? [];
    return {
        registry,
        name,
        version,
        isPinned: commit.test(version) || /(?<![0-9a-f])[0-9a-f]{40}(?![0-9a-f])/.test(word),
    };
}
const runSwitches = /^--(?:rm|init|interactive|tty|detach|privileged|read-only|publish-all|no-healthcheck|oom-kill-disable|sig-proxy|quiet|disable-content-trust|help|replace|tls-verify)$/;
function imageIn(words) {
    for (let i = 0; i < words.length; i++) {
        const word = words[i] ?? "";
        if (!word.startsWith("-"))
            return imageOf(word);
        const takesNext = word.startsWith("--")
            ? !word.includes("=") && !runSwitches.test(word)
            : /^-[itdqP]*[evpuwhlmca]$/.test(word);
        if (takesNext)
            i++;
    }
    return undefined;
}
function imageOf(word) {
    const [, name = word, version = ""] = /^([^@]+?)(?::[^:/@]*)?@(.*)$/s.exec(word) ?? /^(.+):([^:/]*)$/s.exec(word) ?? [];
    const isDigest = /^sha256:[0-9a-f]{64}$/.test(version);
    return {
        registry: "image",
        name,
        version,
        isPinned: isDigest || (/\d/.test(version) && !version.startsWith("latest")),
    };
}
function goPackage(words) {
    const word = firstArgument(words, /^-(?:mod|tags|ldflags|C|exec)$/);
    return word?.includes(".") === true && word.includes("/") && !word.endsWith(".go")
        ? versioned("go", word, /^(.+)@([^@]*)$/, exactVersion)
        : undefined;
}
function denoModule(words) {
    const word = firstArgument(words, /^(?:-c|--config|--import-map|--lock|--cert|--seed)$/);
    if (word === undefined)
        return undefined;
    if (/^(?:npm|jsr):/.test(word))
        return versioned("deno", word, /^(.+)@([^@/]*)(?:\/.*)?$/, exactVersion);
    if (!/^https?:/.test(word))
        return undefined;
    const [version = ""] = /(?<=@)v?\d+\.\d+\.\d+[^/]*|[0-9a-f]{40}/.exec(word) ?? [];
    return { registry: "deno", name: word, version, isPinned: version !== "" };
}
function withVersion({ registry, name }) {
    if (registry === "image")
        return `${name}@sha256:…`;
    if (/^(?:git[+:]|github:|https?:)/.test(name))
        return registry === "npm" ? `${name}#<commit>` : `${name}@<commit>`;
    return registry === "go" ? `${name}@v1.2.3` : registry === "python" ? `${name}==1.2.3` : `${name}@1.2.3`;
}

;// CONCATENATED MODULE: ./build/bundle/src/model/servers.js

function serversIn({ layers, items }) {
    const found = new Map();
    const add = (server, item, layer) => {
        const { source, span } = server.at;
        const key = `${span.start} ${server.kind} ${source.path}`;
        if (!found.has(key))
            found.set(key, { server, item, layer });
    };
    for (const item of items)
        if ((0,load/* isOffered */.k)(item))
            for (const server of item.profile?.servers ?? [])
                add(server, item, item.layer);
    for (const layer of layers)
        for (const { server, effect } of layer.authority)
            if (server && effect !== "narrows")
                add(server, undefined, layer);
    return [...found.values()];
}

;// CONCATENATED MODULE: ./build/bundle/src/rules/no-unlisted-server.js




/* harmony default export */ const no_unlisted_server = ((0,rule/* defineRule */.Km)({
    summary: "Every server is one that the policy lists, by what it runs or connects to.",
    subject: "load",
    class: "power",
    levels: { recommended: "error", strict: "error" },
    *check(load, { lists, host }) {
        const { server: isListed, adding } = lists;
        if (!isListed)
            return;
        for (const { server, item, layer } of serversIn(load)) {
            const source = sourceOf(server);
            if (source === undefined || isListed(source))
                continue;
            const entry = entryOf(source);
            yield {
                message: `the server \`${server.name}\` ${whatOf(source, server.name)}, which \`servers\` in the policy does not list, so ${host} connects a server that nobody approved; remove it, or list it: ${entry}`,
                at: server.at,
                value: identityOf(source),
                ...(adding ? { fixes: [adding("servers", entry)] } : {}),
                ...(item ? { item } : {}),
                layer,
            };
        }
    },
}));
function whatOf(source, name) {
    if (source.kind === "url")
        return `connects to \`${(0,secrets/* redacted */.pc)(withoutQuery(source.url), name)}\``;
    const { program, package: found, line, isPlain } = source;
    if (found && isPlain)
        return `runs \`${found.name}\`${found.version === "" ? "" : ` \`${found.version}\``} with \`${program}\``;
    return `runs \`${(0,secrets/* redacted */.pc)(line, name)}\``;
}
function entryOf(source) {
    if (source.kind === "url")
        return `{ url: ${JSON.stringify(withoutQuery(source.url))} }`;
    const { program, package: found, line, isPlain } = source;
    if (!found || !isPlain)
        return `{ command: ${JSON.stringify((0,secrets/* redacted */.pc)(line, "command"))} }`;
    const exact = found.isPinned ? `${found.name}@${found.version}` : found.name;
    return `{ command: ${program}, package: ${JSON.stringify(exact)}${found.isPinned ? ", pinned: true" : ""} }`;
}
function identityOf(source) {
    if (source.kind === "url")
        return `url ${withoutQuery(source.url)}`;
    const { program, package: found, line, isPlain } = source;
    return found && isPlain ? `${program} ${found.name} ${found.version}` : line;
}
function withoutQuery(url) {
    return url.replace(/[?#].*$/s, "").replace(/^(\w+:\/\/)[^/@]*@/, "$1");
}

;// CONCATENATED MODULE: ./build/bundle/src/rules/no-unpinned-source.js




/* harmony default export */ const no_unpinned_source = ((0,rule/* defineRule */.Km)({
    summary: "A version or a digest pins every server and plugin from elsewhere.",
    subject: "load",
    class: "power",
    levels: { recommended: "note", strict: "error" },
    kinds: { plugin: { recommended: "warning", strict: "error" } },
    *check(load) {
        yield* pluginsIn(load);
        for (const { server, item, layer } of serversIn(load)) {
            const source = sourceOf(server);
            if (source?.kind !== "command" || source.package === undefined || source.package.isPinned)
                continue;
            yield { ...byServer(server, source.program, source.package), ...(item ? { item } : {}), layer };
        }
    },
}));
function* pluginsIn({ unjudged }) {
    for (const problem of unjudged) {
        const isOffered = problem.kind === "unpinned-offer";
        if (problem.kind !== "unpinned" && !isOffered)
            continue;
        const message = `\`${problem.at.source.path}\` ${problem.message}`;
        yield {
            ...(isOffered ? {} : { kind: "plugin" }),
            message,
            groupKey: isOffered
                ? "a marketplace offers plugins without pinning a commit, so what its users install can change at any time; add each commit as `sha`"
                : "settings enable plugins from elsewhere without pinning a commit, so their subagents can change at any time; pin each commit",
            at: problem.at,
            value: problem.message,
            ...(0,finding/* detailsOf */.cz)(problem),
        };
    }
}
function byServer({ name, at }, program, source) {
    const pinned = withVersion(source);
    const which = source.version === "" ? "names no version" : `names \`${source.version}\`, which can change`;
    const what = source.registry === "image" ? "image" : "package";
    return {
        message: `the server \`${name}\` runs the ${what} \`${source.name}\` with \`${program}\` and ${which}, so its code can change without a change here; write \`${pinned}\``,
        groupKey: `servers run code of others without a version, so it can change without a change here`,
        at,
        value: `${program} ${source.name} ${source.version}`,
        fixes: [{ title: pinned, safe: false, edits: [] }],
    };
}

;// CONCATENATED MODULE: ./build/bundle/src/rules/no-unused-waiver.js


/* harmony default export */ const no_unused_waiver = ((0,rule/* defineRule */.Km)({
    summary: "Every grant, waiver and baseline entry matches something.",
    subject: "policy",
    class: "hygiene",
    levels: { recommended: "warning", strict: "error" },
    kinds: { owner: { recommended: "warning", strict: "error" } },
    *check({ problems }) {
        for (const problem of problems("unused"))
            yield reportOf(problem);
        for (const problem of problems("unowned"))
            yield reportOf(problem, "owner");
    },
}));

;// CONCATENATED MODULE: ./build/bundle/src/rules/no-weakened-gate.js


/* harmony default export */ const no_weakened_gate = ((0,rule/* defineRule */.Km)({
    summary: "A pull request does not remove or weaken this check in workflows and hooks without approval.",
    subject: "policy",
    class: "integrity",
    levels: { recommended: "error", strict: "error" },
    kinds: { unprotected: { recommended: "warning", strict: "error" } },
    *check({ problems }) {
        for (const problem of problems("weakened-gate-unprotected"))
            yield reportOf(problem, "unprotected");
        for (const problem of problems("weakened-gate"))
            yield reportOf(problem);
    },
}));

;// CONCATENATED MODULE: ./build/bundle/src/rules/require-description.js


/* harmony default export */ const require_description = ((0,rule/* defineRule */.Km)({
    summary: "A profile has a `description` of when to use it, not a blank or a placeholder.",
    subject: "profile",
    class: "correctness",
    isCapped: true,
    cause: "description",
    levels: { recommended: "error", strict: "error" },
    kinds: { placeholder: { recommended: "note", strict: "error" } },
    options: {
        "min-length": {
            description: "The fewest characters that a description may have.",
            minimum: 1,
            maximum: 1000,
            tightens: "up",
            presets: { recommended: 1, strict: 20 },
        },
    },
    check({ description, name, isForPeople }, { verdict, leniency }, { host, options }) {
        const { at } = description;
        if (isForPeople && description.state === "missing")
            return [];
        if (description.state === "missing" || description.state === "implied")
            return [
                {
                    message: verdict.kind === "loaded" && isDocument(at)
                        ? `has no frontmatter, and ${host} loads it as a subagent with this text as its prompt; if it is a document, move it out of the folder`
                        : leniency && /\bYAML\b/.test(leniency.message)
                            ? `${host} reads no \`description\` from this file: ${leniency.message}`
                            : "has no `description`; people and agents use it to decide when to run this profile",
                    at,
                    value: "missing",
                },
            ];
        if (description.state === "unreadable")
            return [
                {
                    message: `${host} cannot read the \`description\`: ${description.problem}; write it as text in quotes`,
                    at,
                    value: "unreadable",
                },
            ];
        const text = description.value.trim();
        if (text === "")
            return [
                {
                    message: "has a blank `description`; people and agents use it to decide when to run this profile",
                    at,
                    value: "blank",
                },
            ];
        if (isPlaceholder(text, (0,fact/* known */.eO)(name)))
            return [
                {
                    kind: "placeholder",
                    message: `has a placeholder as \`description\` (\`${text.slice(0, 60)}\`); write when to run this profile`,
                    at,
                    value: "placeholder",
                },
            ];
        const minimum = options["min-length"];
        if (text.length >= 2 * minimum || [...text].length >= minimum)
            return [];
        return [
            {
                message: `has a \`description\` of ${[...text].length} characters; the policy requires at least ${minimum}`,
                at,
                value: "short",
            },
        ];
    },
}));
function isPlaceholder(text, name) {
    return placeholder.test(text) || (name !== undefined && require_description_wordsOf(text) === require_description_wordsOf(name));
}
function require_description_wordsOf(text) {
    return text
        .toLowerCase()
        .replace(/[\s_.-]+/g, " ")
        .trim();
}
function isDocument({ source: { path, text } }) {
    return /\.md$/i.test(path) && !/^\uFEFF?\s*(?:---|\+\+\+)/.test(text);
}
const placeholder = /^(?:[>|][-+]?\d?|todo\b.{0,40}|tbd|fixme|xxx+|n\/a|none|null|~|\.{2,}|-+|description(?: here)?|(?:your |a |the )?(?:short |brief )?description(?: goes)? here\.?|\{\{?[^{}]*\}?\}|__\w+__|<[^<>]*>|\[[^[\]]*\])$/i;

;// CONCATENATED MODULE: ./build/bundle/src/rules/require-prompt.js


/* harmony default export */ const require_prompt = ((0,rule/* defineRule */.Km)({
    summary: "A profile has a prompt that says what its subagent does.",
    subject: "profile",
    class: "correctness",
    isCapped: true,
    levels: { recommended: "note", strict: "error" },
    check({ prompt, hasDefaultPrompt }, item, { host }) {
        if (!(0,load/* isOffered */.k)(item) || hasDefaultPrompt || prompt.source === "file" || prompt.text.trim() !== "")
            return [];
        if (isUnclosed(prompt.at))
            return [];
        return [
            {
                message: `has no prompt, so ${host} starts a subagent that does not know its task; write what it does and what it reports`,
                at: prompt.at,
                value: "missing",
            },
        ];
    },
}));
function isUnclosed({ source: { text } }) {
    return /^\uFEFF?---[^\S\n]*\n/.test(text) && !/\n---/.test(text.slice(3));
}

;// CONCATENATED MODULE: ./build/bundle/src/rules/unique-name.js



/* harmony default export */ const unique_name = ((0,rule/* defineRule */.Km)({
    summary: "Within one layer of a host, every profile has its own name.",
    subject: "load",
    class: "correctness",
    isCapped: true,
    levels: { recommended: "error", strict: "error" },
    kinds: {
        pair: { recommended: "warning", strict: "error" },
        "look-alike": { recommended: "warning", strict: "error" },
        layers: { recommended: "note", strict: "warning" },
    },
    *check({ layers, items }, { host }) {
        const named = items.flatMap((item) => item.files.length === 0 || item.verdict.kind === "passed-over" || item.profile?.identity === undefined
            ? []
            : [{ item, profile: item.profile, name: item.profile.identity }]);
        for (const layer of layers)
            yield* inLayer(named.filter(({ item }) => item.layer === layer), host);
        yield* acrossLayers(named, host);
    },
}));
function* inLayer(named, host) {
    const twins = groupsOf(named, ({ name }) => name);
    for (const group of twins.values()) {
        const reports = reportsFor(group, (name) => `is one of ${group.length} profiles named \`${name}\` in this layer; ${host} loads one of them or none, so rename the others`);
        yield* isPair(group) ? reports.map((report) => ({ ...report, kind: "pair" })) : reports;
    }
    const alike = groupsOf([...twins.values()].flatMap(([first]) => (first ? [first] : [])), ({ name }) => skeleton(name));
    for (const group of alike.values()) {
        for (const report of reportsFor(group, (name) => `has the name \`${name}\`, which looks like the name of another profile in this layer; rename one so that people can tell them apart`))
            yield { ...report, kind: "look-alike" };
    }
}
function* acrossLayers(named, host) {
    const inFolders = named.filter(({ item: { layer, verdict } }) => layer.name === "project" && verdict.kind === "loaded" && !/\.jsonc?$/.test(layer.root));
    for (const group of groupsOf(inFolders, ({ name, item }) => `${placeBeside(item.layer.root)}\0${name}`).values()) {
        const [first] = group;
        if (!first)
            continue;
        for (const other of group) {
            if (other.item.layer === first.item.layer)
                continue;
            if (other.profile.name.at.source.path === first.profile.name.at.source.path)
                continue;
            const folder = first.item.layer.root;
            yield {
                kind: "layers",
                message: besideMessage(other.name, folder, host),
                groupKey: besideMessage("…", folder, host),
                at: other.profile.name.at,
                item: other.item,
                value: `${other.name} ${folder}`,
                related: [{ message: `\`${other.name}\` again`, at: first.profile.name.at }],
            };
        }
    }
}
function besideMessage(name, folder, host) {
    return `has the name \`${name}\` of a profile in \`${folder}\`; ${host} reads both folders, and nothing in them says which one is used, so rename one or delete the copy`;
}
function placeBeside(root) {
    return root.replace(/(?:^|\/)\.[^/].*$/, "");
}
function reportsFor(group, message) {
    if (group.length < 2)
        return [];
    const first = group.slice(0, finding/* maxRelated */.Ub + 1);
    return group.map((named) => ({
        message: message(named.name),
        groupKey: message("…"),
        at: named.profile.name.at,
        item: named.item,
        value: (0,fact/* known */.eO)(named.profile.name) ?? named.name,
        related: first
            .filter((sibling) => sibling !== named)
            .slice(0, finding/* maxRelated */.Ub)
            .map(({ name, profile }) => ({ message: `\`${name}\` is here too`, at: profile.name.at })),
        relatedCount: group.length - 1,
    }));
}
function isPair(group) {
    const files = group.map(({ item: { files: [file = ""], }, }) => file);
    return new Set(files).size === files.length && new Set(files.map((file) => file.replace(/\.[^./]+$/, ""))).size === 1;
}
function groupsOf(profiles, keyOf) {
    const groups = new Map();
    for (const named of profiles) {
        const key = keyOf(named);
        const group = groups.get(key);
        if (group)
            group.push(named);
        else
            groups.set(key, [named]);
    }
    return groups;
}
function skeleton(name) {
    if (/^[\0-\x7f]*$/.test(name))
        return name.toLowerCase();
    return [...name.normalize("NFKC").toLowerCase()].map((letter) => confusable.get(letter) ?? letter).join("");
}
const confusable = new Map([..."аaеeоoрpсcуyхxіiјjѕsԁdһhӏlԛqԝwѵvαaοoνvρpτtυuιiκkχxγyωwɑaɡgıi"].flatMap((letter, i, letters) => i % 2 === 0 ? [[letter, letters[i + 1] ?? ""]] : []));

// EXTERNAL MODULE: ./build/bundle/src/generated/hosts.js
var hosts = __nccwpck_require__(9824);
;// CONCATENATED MODULE: ./build/bundle/src/generated/catalogue.js
























const rules = {
    "max-capability": max_capability,
    "no-dropped-profile": no_dropped_profile,
    "no-expired-waiver": no_expired_waiver,
    "no-false-read-only": no_false_read_only,
    "no-hidden-text": no_hidden_text,
    "no-ineffective-setting": no_ineffective_setting,
    "no-literal-secret": no_literal_secret,
    "no-loosened-policy": no_loosened_policy,
    "no-missing-reference": no_missing_reference,
    "no-permission-bypass": no_permission_bypass,
    "no-prompt-escape": no_prompt_escape,
    "no-rejected-profile": no_rejected_profile,
    "no-unapproved-widening": no_unapproved_widening,
    "no-unjudged-content": no_unjudged_content,
    "no-unknown-model": no_unknown_model,
    "no-unlisted-model": no_unlisted_model,
    "no-unlisted-server": no_unlisted_server,
    "no-unpinned-source": no_unpinned_source,
    "no-unused-waiver": no_unused_waiver,
    "no-weakened-gate": no_weakened_gate,
    "require-description": require_description,
    "require-prompt": require_prompt,
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
            "**/.a3s/config.acl",
            "**/.a3s/config.hcl",
            "~/.a3s/agents/**/*.yaml",
            "~/.a3s/agents/**/*.yml",
            "~/.a3s/agents/**/*.md",
            "~/.claude/agents/**/*.yaml",
            "~/.claude/agents/**/*.yml",
            "~/.claude/agents/**/*.md",
        ],
        ownPatterns: ["**/.a3s/**", "~/.a3s/**"],
        load: async (...asked) => (await __nccwpck_require__.e(/* import() */ 7219).then(__nccwpck_require__.bind(__nccwpck_require__, 7219))).default.load(...asked),
        prepare: () => __nccwpck_require__.e(/* import() */ 7219).then(__nccwpck_require__.bind(__nccwpck_require__, 7219)),
        loadFolders: async () => (await __nccwpck_require__.e(/* import() */ 7219).then(__nccwpck_require__.bind(__nccwpck_require__, 7219))).default.folders ?? [],
    },
    augment: {
        title: "Augment",
        url: "https://docs.augmentcode.com/cli/subagents",
        editions: ["2026-08"],
        certainty: "measured",
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
        load: async (...asked) => (await __nccwpck_require__.e(/* import() */ 6870).then(__nccwpck_require__.bind(__nccwpck_require__, 6870))).default.load(...asked),
        prepare: () => __nccwpck_require__.e(/* import() */ 6870).then(__nccwpck_require__.bind(__nccwpck_require__, 6870)),
        loadFolders: async () => (await __nccwpck_require__.e(/* import() */ 6870).then(__nccwpck_require__.bind(__nccwpck_require__, 6870))).default.folders ?? [],
    },
    claude: {
        title: "Claude Code",
        url: "https://code.claude.com/docs/en/sub-agents",
        editions: ["2.1.267", "2.1"],
        certainty: "measured",
        patterns: [
            "**/.claude/agents/**/*.md",
            "**/.claude/settings.json",
            "**/.claude/settings.local.json",
            "**/.claude/launch.json",
            "**/.claude-plugin/plugin.json",
            "**/.claude-plugin/marketplace.json",
            "**/.mcp.json",
            "**/.claude/skills/*/SKILL.md",
            "**/.claude/commands/**/*.md",
            "~/.claude/agents/**/*.md",
            "~/.claude/skills/*/SKILL.md",
            "~/.claude/commands/**/*.md",
            "~/.claude/settings.json",
            "/etc/claude-code/.claude/agents/**/*.md",
            "/etc/claude-code/managed-settings.json",
        ],
        launch: {
            programs: ["claude", "@anthropic-ai/claude-code"],
            uses: [
                "anthropics/claude-code-action",
                "anthropics/claude-code-action/base-action",
                "anthropics/claude-code-base-action",
            ],
        },
        load: async (...asked) => (await Promise.all(/* import() */[__nccwpck_require__.e(401), __nccwpck_require__.e(9279)]).then(__nccwpck_require__.bind(__nccwpck_require__, 9279))).default.load(...asked),
        prepare: () => Promise.all(/* import() */[__nccwpck_require__.e(401), __nccwpck_require__.e(9279)]).then(__nccwpck_require__.bind(__nccwpck_require__, 9279)),
        loadFolders: async () => (await Promise.all(/* import() */[__nccwpck_require__.e(401), __nccwpck_require__.e(9279)]).then(__nccwpck_require__.bind(__nccwpck_require__, 9279))).default.folders ?? [],
    },
    codebuddy: {
        title: "CodeBuddy",
        url: "https://cloud.tencent.com/document/product/1831/137015",
        editions: ["2026-08"],
        certainty: "documented",
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
        load: async (...asked) => (await Promise.all(/* import() */[__nccwpck_require__.e(7784), __nccwpck_require__.e(7067)]).then(__nccwpck_require__.bind(__nccwpck_require__, 9448))).default.load(...asked),
        prepare: () => Promise.all(/* import() */[__nccwpck_require__.e(7784), __nccwpck_require__.e(7067)]).then(__nccwpck_require__.bind(__nccwpck_require__, 9448)),
        loadFolders: async () => (await Promise.all(/* import() */[__nccwpck_require__.e(7784), __nccwpck_require__.e(7067)]).then(__nccwpck_require__.bind(__nccwpck_require__, 9448))).default.folders ?? [],
    },
    codex: {
        title: "Codex",
        url: "https://developers.openai.com/codex/subagents",
        editions: ["0.169", "2026-03-12", "2026-03-10"],
        formerEditions: { "2026-08": "0.169" },
        certainty: "measured",
        patterns: [
            "**/.codex/agents/**/*.toml",
            "**/.codex/config.toml",
            "**/.codex/hooks.json",
            "**/.codex/rules/*.rules",
            "**/.codex/environments/*.toml",
            "$CODEX_HOME/agents/**/*.toml",
            "$CODEX_HOME/config.toml",
            "$CODEX_HOME/hooks.json",
            "$CODEX_HOME/rules/*.rules",
            "$CODEX_HOME/environments/*.toml",
            "/etc/codex/agents/**/*.toml",
            "/etc/codex/config.toml",
            "/etc/codex/hooks.json",
            "/etc/codex/rules/*.rules",
            "/etc/codex/environments/*.toml",
        ],
        launch: { programs: ["codex", "@openai/codex"], uses: ["openai/codex-action"] },
        load: async (...asked) => (await Promise.all(/* import() */[__nccwpck_require__.e(8394), __nccwpck_require__.e(8328)]).then(__nccwpck_require__.bind(__nccwpck_require__, 8328))).default.load(...asked),
        prepare: () => Promise.all(/* import() */[__nccwpck_require__.e(8394), __nccwpck_require__.e(8328)]).then(__nccwpck_require__.bind(__nccwpck_require__, 8328)),
        loadFolders: async () => (await Promise.all(/* import() */[__nccwpck_require__.e(8394), __nccwpck_require__.e(8328)]).then(__nccwpck_require__.bind(__nccwpck_require__, 8328))).default.folders ?? [],
    },
    copilot: {
        title: "GitHub Copilot",
        url: "https://docs.github.com/en/copilot/reference/custom-agents-configuration",
        editions: ["2026-08"],
        certainty: "measured",
        patterns: [
            "**/.github/agents/**/*.md",
            "**/.github/chatmodes/*.chatmode.md",
            "**/.claude/agents/**/*.md",
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
            "**/.devcontainer/*/devcontainer.json",
            "**/.github/hooks/**/*.json",
            "~/.copilot/agents/**/*.md",
        ],
        ownPatterns: [
            "**/.github/agents/**",
            "**/.github/chatmodes/**",
            "**/.github/copilot/**",
            "**/.github/extensions/**",
            "**/.github/hooks/**/*.json",
            "**/.github/lsp.json",
            "**/.github/mcp.json",
            "**/.vscode/mcp.json",
            "~/.copilot/agents/**",
        ],
        detectionHints: [
            { path: "**/.vscode/settings.json", text: '"chat.' },
            { path: "**/.vscode/settings.json", text: '"chat"' },
            { path: "**/.vscode/settings.json", text: '"github"' },
            { path: "**/.vscode/settings.json", text: '"github.copilot"' },
            { path: "**/.vscode/settings.json", text: '"github.copilot.chat' },
            { path: "**/.vscode/settings.json", text: "\\u00" },
            { path: "**/.devcontainer/devcontainer.json", text: '"chat.' },
            { path: "**/.devcontainer/devcontainer.json", text: '"chat"' },
            { path: "**/.devcontainer/devcontainer.json", text: '"github"' },
            { path: "**/.devcontainer/devcontainer.json", text: '"github.copilot"' },
            { path: "**/.devcontainer/devcontainer.json", text: '"github.copilot.chat' },
            { path: "**/.devcontainer/devcontainer.json", text: "\\u00" },
            { path: "**/.devcontainer/*/devcontainer.json", text: '"chat.' },
            { path: "**/.devcontainer/*/devcontainer.json", text: '"chat"' },
            { path: "**/.devcontainer/*/devcontainer.json", text: '"github"' },
            { path: "**/.devcontainer/*/devcontainer.json", text: '"github.copilot"' },
            { path: "**/.devcontainer/*/devcontainer.json", text: '"github.copilot.chat' },
            { path: "**/.devcontainer/*/devcontainer.json", text: "\\u00" },
            { path: "**/.devcontainer.json", text: '"chat.' },
            { path: "**/.devcontainer.json", text: '"chat"' },
            { path: "**/.devcontainer.json", text: '"github"' },
            { path: "**/.devcontainer.json", text: '"github.copilot"' },
            { path: "**/.devcontainer.json", text: '"github.copilot.chat' },
            { path: "**/.devcontainer.json", text: "\\u00" },
            { path: "**/*.code-workspace", text: '"chat.' },
            { path: "**/*.code-workspace", text: '"chat"' },
            { path: "**/*.code-workspace", text: '"github"' },
            { path: "**/*.code-workspace", text: '"github.copilot"' },
            { path: "**/*.code-workspace", text: '"github.copilot.chat' },
            { path: "**/*.code-workspace", text: "\\u00" },
        ],
        organisation: [
            { repositories: [".github", ".github-private"], patterns: ["agents/**/*.md"] },
            { repositories: [".github-private"], patterns: ["copilot/managed-settings.json"] },
        ],
        launch: {
            programs: ["copilot", "@github/copilot"],
            otherwise: ["svc", "env", "job", "app", "deploy", "pipeline", "task", "secret", "storage"],
            files: [".github/workflows/copilot-setup-steps.yml", ".github/workflows/copilot-setup-steps.yaml"],
            uses: [],
        },
        load: async (...asked) => (await Promise.all(/* import() */[__nccwpck_require__.e(6878), __nccwpck_require__.e(782)]).then(__nccwpck_require__.bind(__nccwpck_require__, 782))).default.load(...asked),
        prepare: () => Promise.all(/* import() */[__nccwpck_require__.e(6878), __nccwpck_require__.e(782)]).then(__nccwpck_require__.bind(__nccwpck_require__, 782)),
        loadFolders: async () => (await Promise.all(/* import() */[__nccwpck_require__.e(6878), __nccwpck_require__.e(782)]).then(__nccwpck_require__.bind(__nccwpck_require__, 782))).default.folders ?? [],
    },
    cursor: {
        title: "Cursor",
        url: "https://cursor.com/docs/agent/subagents",
        editions: ["2026-08"],
        certainty: "documented",
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
            "**/.cursor/worktrees.json",
            "~/.cursor/agents/**/*.md",
            "~/.claude/agents/*.md",
            "~/.codex/agents/*.md",
            "~/.cursor/permissions.json",
            "~/.cursor/sandbox.json",
            "~/.cursor/cli.json",
            "~/.cursor/mcp.json",
            "~/.cursor/hooks.json",
            "~/.cursor/environment.json",
            "~/.cursor/worktrees.json",
        ],
        ownPatterns: [
            "**/.cursor/agents/**",
            "**/.cursor/permissions.json",
            "**/.cursor/sandbox.json",
            "**/.cursor/cli.json",
            "**/.cursor/mcp.json",
            "**/.cursor/hooks.json",
            "**/.cursor/environment.json",
            "**/.cursor/worktrees.json",
            "~/.cursor/agents/**",
        ],
        launch: { programs: ["cursor-agent"], uses: [] },
        load: async (...asked) => (await __nccwpck_require__.e(/* import() */ 2676).then(__nccwpck_require__.bind(__nccwpck_require__, 2676))).default.load(...asked),
        prepare: () => __nccwpck_require__.e(/* import() */ 2676).then(__nccwpck_require__.bind(__nccwpck_require__, 2676)),
        loadFolders: async () => (await __nccwpck_require__.e(/* import() */ 2676).then(__nccwpck_require__.bind(__nccwpck_require__, 2676))).default.folders ?? [],
    },
    defect: {
        title: "defect",
        url: "https://docs.rs/defect-config",
        editions: ["0.1"],
        certainty: "measured",
        patterns: [
            ".defect/agents/*.md",
            ".defect/agents/*/config.toml",
            ".defect/config.toml",
            ".defect/config.local.toml",
            ".mcp.json",
            "$XDG_CONFIG_HOME/defect/agents/*.md",
            "$XDG_CONFIG_HOME/defect/agents/*/config.toml",
            "$XDG_CONFIG_HOME/defect/config.toml",
        ],
        ownPatterns: [
            ".defect/agents/*.md",
            ".defect/agents/*/config.toml",
            ".defect/config.toml",
            ".defect/config.local.toml",
            "**/.defect/**",
            "$XDG_CONFIG_HOME/defect/**",
        ],
        load: async (...asked) => (await __nccwpck_require__.e(/* import() */ 354).then(__nccwpck_require__.bind(__nccwpck_require__, 354))).default.load(...asked),
        prepare: () => __nccwpck_require__.e(/* import() */ 354).then(__nccwpck_require__.bind(__nccwpck_require__, 354)),
        loadFolders: async () => (await __nccwpck_require__.e(/* import() */ 354).then(__nccwpck_require__.bind(__nccwpck_require__, 354))).default.folders ?? [],
    },
    factory: {
        title: "Factory",
        url: "https://docs.factory.ai/cli/configuration/custom-droids",
        editions: ["2026-08"],
        formerEditions: { "2026-07": "2026-08" },
        certainty: "measured",
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
        load: async (...asked) => (await Promise.all(/* import() */[__nccwpck_require__.e(9063), __nccwpck_require__.e(3213)]).then(__nccwpck_require__.bind(__nccwpck_require__, 3213))).default.load(...asked),
        prepare: () => Promise.all(/* import() */[__nccwpck_require__.e(9063), __nccwpck_require__.e(3213)]).then(__nccwpck_require__.bind(__nccwpck_require__, 3213)),
        loadFolders: async () => (await Promise.all(/* import() */[__nccwpck_require__.e(9063), __nccwpck_require__.e(3213)]).then(__nccwpck_require__.bind(__nccwpck_require__, 3213))).default.folders ?? [],
    },
    gemini: {
        title: "Gemini CLI",
        url: "https://geminicli.com/docs/core/subagents",
        editions: ["0.61"],
        certainty: "measured",
        patterns: [
            "**/.gemini/agents/*.md",
            "**/.gemini/settings.json",
            "**/.gemini/.env",
            "**/.gemini/sandbox.bashrc",
            "**/.gemini/sandbox.Dockerfile",
            "~/.gemini/agents/*.md",
            "~/.gemini/settings.json",
            "**/.env",
        ],
        ownPatterns: [
            "**/.gemini/agents/*.md",
            "**/.gemini/settings.json",
            "**/.gemini/.env",
            "**/.gemini/sandbox.bashrc",
            "**/.gemini/sandbox.Dockerfile",
            "~/.gemini/agents/*.md",
            "~/.gemini/settings.json",
        ],
        launch: { programs: ["gemini", "@google/gemini-cli"], uses: ["google-github-actions/run-gemini-cli"] },
        load: async (...asked) => (await Promise.all(/* import() */[__nccwpck_require__.e(9063), __nccwpck_require__.e(4076)]).then(__nccwpck_require__.bind(__nccwpck_require__, 4076))).default.load(...asked),
        prepare: () => Promise.all(/* import() */[__nccwpck_require__.e(9063), __nccwpck_require__.e(4076)]).then(__nccwpck_require__.bind(__nccwpck_require__, 4076)),
        loadFolders: async () => (await Promise.all(/* import() */[__nccwpck_require__.e(9063), __nccwpck_require__.e(4076)]).then(__nccwpck_require__.bind(__nccwpck_require__, 4076))).default.folders ?? [],
    },
    goose: {
        title: "goose",
        url: "https://goose-docs.ai/docs/guides/context-engineering/custom-agents",
        editions: ["2026-08"],
        certainty: "documented",
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
        load: async (...asked) => (await Promise.all(/* import() */[__nccwpck_require__.e(6878), __nccwpck_require__.e(9999)]).then(__nccwpck_require__.bind(__nccwpck_require__, 9999))).default.load(...asked),
        prepare: () => Promise.all(/* import() */[__nccwpck_require__.e(6878), __nccwpck_require__.e(9999)]).then(__nccwpck_require__.bind(__nccwpck_require__, 9999)),
        loadFolders: async () => (await Promise.all(/* import() */[__nccwpck_require__.e(6878), __nccwpck_require__.e(9999)]).then(__nccwpck_require__.bind(__nccwpck_require__, 9999))).default.folders ?? [],
    },
    junie: {
        title: "Junie",
        url: "https://junie.jetbrains.com/docs/junie-cli-subagents.html",
        editions: ["2026-08"],
        certainty: "documented",
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
        load: async (...asked) => (await Promise.all(/* import() */[__nccwpck_require__.e(7784), __nccwpck_require__.e(7853)]).then(__nccwpck_require__.bind(__nccwpck_require__, 7853))).default.load(...asked),
        prepare: () => Promise.all(/* import() */[__nccwpck_require__.e(7784), __nccwpck_require__.e(7853)]).then(__nccwpck_require__.bind(__nccwpck_require__, 7853)),
        loadFolders: async () => (await Promise.all(/* import() */[__nccwpck_require__.e(7784), __nccwpck_require__.e(7853)]).then(__nccwpck_require__.bind(__nccwpck_require__, 7853))).default.folders ?? [],
    },
    kiro: {
        title: "Kiro",
        url: "https://kiro.dev/docs/custom-agents/",
        editions: ["3", "2"],
        certainty: "documented",
        patterns: [
            "**/.kiro/agents/**/*.json",
            "**/.kiro/agents/**/*.md",
            "**/.kiro/settings/mcp.json",
            "**/.kiro/settings/lsp.json",
            "**/.kiro/hooks/*.json",
            "**/.kiro/hooks/*.hook",
            "~/.kiro/agents/**/*.json",
            "~/.kiro/agents/**/*.md",
            "~/.kiro/settings/mcp.json",
            "~/.kiro/settings/lsp.json",
            "~/.kiro/hooks/*.json",
            "~/.kiro/hooks/*.hook",
        ],
        ownPatterns: [
            "**/.kiro/agents/**",
            "**/.kiro/settings/mcp.json",
            "**/.kiro/settings/lsp.json",
            "**/.kiro/hooks/*.json",
            "**/.kiro/hooks/*.hook",
            "~/.kiro/agents/**",
        ],
        load: async (...asked) => (await __nccwpck_require__.e(/* import() */ 6252).then(__nccwpck_require__.bind(__nccwpck_require__, 6252))).default.load(...asked),
        prepare: () => __nccwpck_require__.e(/* import() */ 6252).then(__nccwpck_require__.bind(__nccwpck_require__, 6252)),
        loadFolders: async () => (await __nccwpck_require__.e(/* import() */ 6252).then(__nccwpck_require__.bind(__nccwpck_require__, 6252))).default.folders ?? [],
    },
    opencode: {
        title: "opencode or Kilo",
        url: "https://opencode.ai/docs/agents",
        editions: ["2", "1"],
        defaultEdition: "1",
        certainty: "measured",
        patterns: [
            "**/opencode.json",
            "**/opencode.jsonc",
            "**/kilo.json",
            "**/kilo.jsonc",
            "**/.opencode/command/**/*.md",
            "**/.opencode/commands/**/*.md",
            "**/.kilo/command/**/*.md",
            "**/.kilo/commands/**/*.md",
            "**/.kilocode/command/**/*.md",
            "**/.kilocode/commands/**/*.md",
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
            "**/.kilo/opencode.json",
            "**/.kilo/opencode.jsonc",
            "**/.kilo/kilo.json",
            "**/.kilo/kilo.jsonc",
            "**/.kilocode/agent/**/*.md",
            "**/.kilocode/agents/**/*.md",
            "**/.kilocode/mode/*.md",
            "**/.kilocode/modes/*.md",
            "**/.kilocode/opencode.json",
            "**/.kilocode/opencode.jsonc",
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
            "$XDG_CONFIG_HOME/kilo/opencode.json",
            "$XDG_CONFIG_HOME/kilo/opencode.jsonc",
            "$XDG_CONFIG_HOME/kilo/kilo.json",
            "$XDG_CONFIG_HOME/kilo/kilo.jsonc",
            "~/.kilo/agent/**/*.md",
            "~/.kilo/agents/**/*.md",
            "~/.kilo/mode/*.md",
            "~/.kilo/modes/*.md",
            "~/.kilo/opencode.json",
            "~/.kilo/opencode.jsonc",
            "~/.kilo/kilo.json",
            "~/.kilo/kilo.jsonc",
            "~/.kilocode/agent/**/*.md",
            "~/.kilocode/agents/**/*.md",
            "~/.kilocode/mode/*.md",
            "~/.kilocode/modes/*.md",
            "~/.kilocode/opencode.json",
            "~/.kilocode/opencode.jsonc",
            "~/.kilocode/kilo.json",
            "~/.kilocode/kilo.jsonc",
        ],
        launch: { programs: ["opencode", "opencode-ai"], uses: ["anomalyco/opencode/github", "sst/opencode/github"] },
        load: async (...asked) => (await Promise.all(/* import() */[__nccwpck_require__.e(8760), __nccwpck_require__.e(6712)]).then(__nccwpck_require__.bind(__nccwpck_require__, 6712))).default.load(...asked),
        prepare: () => Promise.all(/* import() */[__nccwpck_require__.e(8760), __nccwpck_require__.e(6712)]).then(__nccwpck_require__.bind(__nccwpck_require__, 6712)),
        loadFolders: async () => (await Promise.all(/* import() */[__nccwpck_require__.e(8760), __nccwpck_require__.e(6712)]).then(__nccwpck_require__.bind(__nccwpck_require__, 6712))).default.folders ?? [],
    },
    openheim: {
        title: "openheim",
        url: "https://docs.rs/openheim",
        editions: ["0.4"],
        certainty: "measured",
        patterns: ["~/.openheim/agents/*.md"],
        load: async (...asked) => (await __nccwpck_require__.e(/* import() */ 588).then(__nccwpck_require__.bind(__nccwpck_require__, 588))).default.load(...asked),
        prepare: () => __nccwpck_require__.e(/* import() */ 588).then(__nccwpck_require__.bind(__nccwpck_require__, 588)),
    },
    qwen: {
        title: "Qwen Code",
        url: "https://qwenlm.github.io/qwen-code-docs/en/users/features/sub-agents",
        editions: ["0.24"],
        certainty: "measured",
        patterns: [
            "**/.qwen/agents/*.md",
            "**/.qwen/settings.json",
            "**/.qwen/.env",
            "~/.qwen/agents/*.md",
            "~/.qwen/settings.json",
            "**/.env",
        ],
        ownPatterns: [
            "**/.qwen/agents/*.md",
            "**/.qwen/settings.json",
            "**/.qwen/.env",
            "~/.qwen/agents/*.md",
            "~/.qwen/settings.json",
        ],
        launch: { programs: ["qwen", "@qwen-code/qwen-code"], uses: ["qwenlm/qwen-code-action"] },
        load: async (...asked) => (await Promise.all(/* import() */[__nccwpck_require__.e(9063), __nccwpck_require__.e(5073)]).then(__nccwpck_require__.bind(__nccwpck_require__, 5073))).default.load(...asked),
        prepare: () => Promise.all(/* import() */[__nccwpck_require__.e(9063), __nccwpck_require__.e(5073)]).then(__nccwpck_require__.bind(__nccwpck_require__, 5073)),
        loadFolders: async () => (await Promise.all(/* import() */[__nccwpck_require__.e(9063), __nccwpck_require__.e(5073)]).then(__nccwpck_require__.bind(__nccwpck_require__, 5073))).default.folders ?? [],
    },
    roo: {
        title: "Roo Code",
        url: "https://github.com/RooCodeInc/Roo-Code",
        editions: ["3.54"],
        certainty: "documented",
        patterns: ["**/.roomodes", "**/.roo/mcp.json", "**/.vscode/settings.json"],
        ownPatterns: ["**/.roomodes", "**/.roo/**"],
        detectionHints: [{ path: "**/.vscode/settings.json", text: '"roo-cline' }],
        load: async (...asked) => (await __nccwpck_require__.e(/* import() */ 4633).then(__nccwpck_require__.bind(__nccwpck_require__, 4633))).default.load(...asked),
        prepare: () => __nccwpck_require__.e(/* import() */ 4633).then(__nccwpck_require__.bind(__nccwpck_require__, 4633)),
        loadFolders: async () => (await __nccwpck_require__.e(/* import() */ 4633).then(__nccwpck_require__.bind(__nccwpck_require__, 4633))).default.folders ?? [],
    },
    vtcode: {
        title: "VT Code",
        url: "https://github.com/vinhnx/VTCode",
        editions: ["0.147", "0.60"],
        certainty: "measured",
        patterns: [
            "**/.vtcode/agents/*.md",
            "**/.claude/agents/*.md",
            "**/.codex/agents/*.toml",
            "**/.vtcode/projects/*/config/vtcode.toml",
            "**/.vtcode/vtcode.toml",
            "**/vtcode.toml",
            "**/.vtcode/tool-policy.json",
            "~/.vtcode/agents/*.md",
            "~/.claude/agents/*.md",
            "~/.codex/agents/*.toml",
        ],
        ownPatterns: ["**/.vtcode/**", "**/vtcode.toml", "~/.vtcode/**"],
        load: async (...asked) => (await __nccwpck_require__.e(/* import() */ 8518).then(__nccwpck_require__.bind(__nccwpck_require__, 8518))).default.load(...asked),
        prepare: () => __nccwpck_require__.e(/* import() */ 8518).then(__nccwpck_require__.bind(__nccwpck_require__, 8518)),
        loadFolders: async () => (await __nccwpck_require__.e(/* import() */ 8518).then(__nccwpck_require__.bind(__nccwpck_require__, 8518))).default.folders ?? [],
    },
};


/***/ }),

/***/ 5171:
/***/ (function (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ serverAuthority),
/* harmony export */   j: () => (/* binding */ hookAuthority)
/* harmony export */ });
/* harmony import */ var _model_capability_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(5885);
/* harmony import */ var _parsers_node_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(536);
/* harmony import */ var _fields_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(8012);
/* harmony import */ var _hooks_and_servers_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(300);
/* harmony import */ var _settings_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(4876);





const hookPowers = [
    ...["command", "exec", "bash", "powershell", "windows", "linux", "osx"].map((key) => [key, "execute"]),
    ["url", "network"],
    ["tool", "external"],
];
function powersOf(hook) {
    const isCommand = (0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_3__/* .textOf */ .b6)((0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_3__/* .valueOf */ .RP)(hook, "type")) === "command";
    return (0,_model_capability_js__WEBPACK_IMPORTED_MODULE_0__/* .inOrder */ .al)([
        ...(isCommand ? ["execute"] : []),
        ...hookPowers.flatMap(([key, power]) => ((0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_3__/* .valueOf */ .RP)(hook, key) ? [power] : [])),
    ]);
}
function hookAuthority(hooks, source, because) {
    const contents = new Map();
    const contentOfEvent = (event, hook) => {
        const known = contents.get(event) ?? (0,_settings_js__WEBPACK_IMPORTED_MODULE_2__/* .contentOf */ .$E)((0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_3__/* .lastOf */ .g1)(hooks, event) ?? hook, source);
        contents.set(event, known);
        return known;
    };
    return (0,_hooks_and_servers_js__WEBPACK_IMPORTED_MODULE_1__/* .hookTables */ .xf)(hooks, source).map(({ hook: { name, value, at }, table }) => {
        const may = powersOf(table);
        return {
            setting: name === "" ? "hooks" : `hooks.${name}`,
            value,
            effect: "widens",
            because,
            content: `${value} ${contentOfEvent(name, table)}`,
            isGuard: (0,_settings_js__WEBPACK_IMPORTED_MODULE_2__/* .isBefore */ .Y8)(name),
            ...(may.length > 0 ? { may } : {}),
            ...(may.includes("execute") ? { names: (0,_settings_js__WEBPACK_IMPORTED_MODULE_2__/* .commandTexts */ .Ot)(table) } : {}),
            at,
        };
    });
}
function serverAuthority(servers, source, whose) {
    return (0,_fields_js__WEBPACK_IMPORTED_MODULE_4__/* .tableEntries */ .zH)(servers).flatMap(({ name = "", value: config }) => (0,_hooks_and_servers_js__WEBPACK_IMPORTED_MODULE_1__/* .serverOf */ .FN)(name, config, source).map((server) => {
        const { kind, at } = server;
        const starts = kind === "command";
        return {
            setting: "server",
            value: name,
            effect: "widens",
            because: starts
                ? `starts a command whose tools ${whose} may call`
                : `connects to an address whose tools ${whose} may call`,
            content: (0,_settings_js__WEBPACK_IMPORTED_MODULE_2__/* .contentOf */ .$E)(config, source),
            ...(kind === "reference" ? {} : { server }),
            may: [starts ? "execute" : "network", "external"],
            ...(starts ? { names: (0,_settings_js__WEBPACK_IMPORTED_MODULE_2__/* .commandTexts */ .Ot)(config) } : {}),
            at,
        };
    }));
}


/***/ }),

/***/ 8026:
/***/ (function (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   KE: () => (/* binding */ listed),
/* harmony export */   fl: () => (/* binding */ jsonOfKey),
/* harmony export */   lR: () => (/* binding */ readArguments)
/* harmony export */ });
/* harmony import */ var _launch_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(8187);

function readArguments(words, { program, flags, commands }) {
    const shapes = (0,_launch_js__WEBPACK_IMPORTED_MODULE_0__/* .flagShapes */ .R)(flags);
    const found = [];
    const problems = [];
    let isStarted = false;
    for (let i = 0; i < words.length; i++) {
        const word = words[i];
        if (!word || word.text === "--")
            break;
        const named = word.text.startsWith("-") ? flagOf(word, shapes) : undefined;
        if (named) {
            const taken = valuesAfter(words, i, named, shapes);
            found.push(...valuesOf(named, taken));
            i += taken.length - (named.inline === undefined ? 0 : taken.length);
        }
        else if (word.maySplit && !isStarted)
            problems.push({ message: openMessage(program, word) });
        else if (/^--?[A-Za-z]/.test(word.text))
            problems.push({
                kind: "unknown-key",
                message: `\`${program} ${clean(word.text)}\` has an unknown flag, whose effect is not checked`,
            });
        else if (!isStarted) {
            const command = Object.hasOwn(commands, word.text) ? commands[word.text] : undefined;
            if (command === "harmless")
                return { flags: [], problems: [] };
            if (typeof command === "object")
                return { flags: [{ name: word.text, use: [command], value: "on", unknown: undefined }], problems: [] };
        }
    }
    return { flags: found, problems };
}
function flagOf(word, shapes) {
    const [, name = word.text, value] = /^(--?[^=\0]+)=(.*)$/s.exec(word.text) ?? [];
    const shape = shapes.get(name);
    if (shape)
        return { name, shape, inline: value === undefined ? undefined : { ...word, text: value } };
    const short = shapes.get(word.text.slice(0, 2));
    if (!/^-\w./.test(word.text) || !short || short.takes === "nothing")
        return undefined;
    return { name: word.text.slice(0, 2), shape: short, inline: { ...word, text: word.text.slice(2) } };
}
function valuesAfter(words, at, { shape, inline }, shapes) {
    if (inline)
        return [inline];
    const isValue = (word) => word !== undefined && word.text !== "--" && !(word.text.startsWith("-") && flagOf(word, shapes) !== undefined);
    const next = words[at + 1];
    if (shape.takes === "nothing")
        return [];
    if (shape.takes === "value")
        return next ? [next] : [];
    if (shape.takes === "optional")
        return isValue(next) && !next.text.startsWith("-") ? [next] : [];
    const values = [];
    for (let i = at + 1; isValue(words[i]); i++)
        values.push(words[i]);
    return values;
}
function valuesOf({ name, shape }, values) {
    const { use } = shape;
    const unknown = values.find((word) => word.unknown !== undefined)?.unknown;
    if (values.length === 0)
        return [{ name, use, value: "on", unknown: undefined }];
    const texts = shape.isList ? listed(values.map(({ text }) => text).join(" ")) : values.map(({ text }) => text);
    return texts.map((value) => ({ name, use, value: clean(value), unknown }));
}
function listed(text) {
    const entries = [""];
    let depth = 0;
    for (const char of text) {
        if (char === "(")
            depth++;
        if (char === ")")
            depth = Math.max(0, depth - 1);
        if (depth === 0 && /[\s,]/.test(char))
            entries.push("");
        else
            entries[entries.length - 1] += char;
    }
    return entries.filter((entry) => entry !== "");
}
function clean(text) {
    return text.replaceAll("\0", "…");
}
function openMessage(program, { unknown }) {
    return `\`${program}\` takes \`${unknown}\`, whose value is not in this file and may contain flags`;
}
function jsonOfKey(key, value) {
    const names = key.split(".").map((name) => JSON.stringify(name));
    const isPlain = /^(?:true|false|-?\d+(?:\.\d+)?)$/.test(value);
    return `${names.map((name) => `{${name}:`).join("")}${isPlain ? value : JSON.stringify(value)}${"}".repeat(names.length)}`;
}


/***/ }),

/***/ 3901:
/***/ (function (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   M7: () => (/* binding */ expressionIn),
/* harmony export */   Qn: () => (/* binding */ variableOf),
/* harmony export */   U0: () => (/* binding */ withoutExpressions)
/* harmony export */ });
function expressionAt(text, from) {
    const start = text.indexOf("${{", from);
    const end = start < 0 ? -1 : text.indexOf("}}", start);
    return end < 0 ? undefined : { start, end: end + 2 };
}
function expressionIn(text) {
    const found = expressionAt(text, 0);
    return found && text.slice(found.start, found.end);
}
function variableOf(expression) {
    return /^\$\{\{\s*env\.(\w+)\s*\}\}$/.exec(expression)?.[1];
}
function withoutExpressions(text, instead) {
    const parts = [];
    let from = 0;
    for (let found = expressionAt(text, 0); found; found = expressionAt(text, from)) {
        parts.push(text.slice(from, found.start), instead);
        from = found.end;
    }
    return [...parts, text.slice(from)].join("");
}


/***/ }),

/***/ 2898:
/***/ (function (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   AA: () => (/* binding */ withLaunches),
/* harmony export */   aU: () => (/* binding */ launchedIn)
/* harmony export */ });
/* unused harmony export mayStart */
/* harmony import */ var _parsers_json_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(5930);
/* harmony import */ var _parsers_node_js__WEBPACK_IMPORTED_MODULE_8__ = __nccwpck_require__(536);
/* harmony import */ var _beside_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(5171);
/* harmony import */ var _collect_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(1307);
/* harmony import */ var _arguments_js__WEBPACK_IMPORTED_MODULE_7__ = __nccwpck_require__(8026);
/* harmony import */ var _expressions_js__WEBPACK_IMPORTED_MODULE_6__ = __nccwpck_require__(3901);
/* harmony import */ var _programs_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(6957);
/* harmony import */ var _shell_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(2932);
/* harmony import */ var _workflows_js__WEBPACK_IMPORTED_MODULE_5__ = __nccwpck_require__(9064);









function mayStart(text, { programs, uses }) {
    return mayName({ plain: plainOf(text) }, [...programs, ...uses]);
}
async function launchedIn(repo, names) {
    for (const workflow of await (0,_workflows_js__WEBPACK_IMPORTED_MODULE_5__/* .workflowsIn */ .co)(repo))
        if (names.files?.includes(workflow.path) || (await concerns(workflow, names)))
            return workflow.path;
    return undefined;
}
async function concerns(workflow, names) {
    const { programs, uses } = names;
    if (!(0,_workflows_js__WEBPACK_IMPORTED_MODULE_5__/* .mayName */ .vx)(workflow, [...programs, ...uses]))
        return false;
    const { steps, problem } = await workflow.read();
    if (problem)
        return [...programs, ...uses].some((name) => workflow.plain.includes(name));
    return steps.some((step) => (step.uses !== undefined && uses.includes(step.uses)) ||
        (step.run !== undefined && (0,_programs_js__WEBPACK_IMPORTED_MODULE_3__/* .startsOf */ .j)(step.run.text, step.env, names).length > 0));
}
function withLaunches(launch, load) {
    return async (repo, where, edition) => {
        const loaded = await load(repo, where, edition);
        const { authority, unjudged } = await launchesIn(repo, launch);
        if (authority.length + unjudged.length === 0)
            return loaded;
        return {
            ...loaded,
            status: loaded.status === "absent" ? "loaded" : loaded.status,
            layers: [...loaded.layers, { name: "project", root: _workflows_js__WEBPACK_IMPORTED_MODULE_5__/* .workflowsFolder */ .rB, status: "loaded", authority, governs: "" }],
            unjudged: [...loaded.unjudged, ...unjudged],
        };
    };
}
async function launchesIn(repo, launch) {
    const reader = new LaunchReader(repo, launch);
    for (const workflow of await (0,_workflows_js__WEBPACK_IMPORTED_MODULE_5__/* .workflowsIn */ .co)(repo)) {
        if (!(await concerns(workflow, launch)))
            continue;
        const { steps, problem } = await workflow.read();
        if (problem)
            reader.unjudged.push(problem);
        for (const step of steps)
            await reader.add(step);
    }
    return { authority: reader.authority, unjudged: reader.unjudged };
}
class LaunchReader {
    authority = [];
    unjudged = [];
    #repo;
    #launch;
    constructor(repo, launch) {
        this.#repo = repo;
        this.#launch = launch;
    }
    async add(step) {
        const { program, actions } = this.#launch;
        const starts = step.run ? (0,_programs_js__WEBPACK_IMPORTED_MODULE_3__/* .startsOf */ .j)(step.run.text, step.env, this.#launch) : [];
        for (const { words } of starts)
            if (step.run)
                await this.#arguments(words, program, step.run.at);
        const action = actions.find(({ uses }) => step.uses !== undefined && uses.includes(step.uses));
        if (action)
            await this.#action(step, action);
        if (action || starts.length > 0)
            this.#variables(step);
    }
    async #action(step, { name, inputs, always = [] }) {
        for (const effect of always)
            this.#effects([effect], name, "used", step.at);
        for (const [input, text] of step.inputs) {
            const use = Object.hasOwn(inputs, input) ? inputs[input] : undefined;
            if (use === undefined)
                this.unjudged.push({
                    kind: "unknown-key",
                    message: `\`${name}\` has the unknown input \`${input}\`, whose effect is not checked`,
                    at: text.at,
                });
            else
                await this.#input(`${name} ${input}`, use, text, step);
        }
    }
    async #input(setting, use, { text, at }, { env }) {
        if (use === "harmless" || text.trim() === "")
            return;
        if (use === "arguments")
            return this.#arguments(wordsOf(text, env), this.#launch.program, at);
        const open = (0,_expressions_js__WEBPACK_IMPORTED_MODULE_6__/* .expressionIn */ .M7)(text);
        const name = open === text.trim() ? (0,_expressions_js__WEBPACK_IMPORTED_MODULE_6__/* .variableOf */ .Qn)(open) : undefined;
        const known = name === undefined ? undefined : env.get(name);
        if (open !== undefined && (known === undefined || (0,_expressions_js__WEBPACK_IMPORTED_MODULE_6__/* .expressionIn */ .M7)(known) !== undefined))
            return this.#open(setting, open, use, text, at);
        const values = typeof use === "string" && use.startsWith("key: ") ? (0,_arguments_js__WEBPACK_IMPORTED_MODULE_7__/* .listed */ .KE)(known ?? text) : [known ?? text];
        for (const value of values)
            await this.#use(setting, use, value, at);
    }
    async #open(setting, open, use, text, at) {
        const message = `\`${setting}\` takes \`${open}\`, whose value is not in this file`;
        const written = ["…", '"…"'].map((instead) => (0,_expressions_js__WEBPACK_IMPORTED_MODULE_6__/* .withoutExpressions */ .U0)(text, instead));
        const structure = written.find((one) => /^\s*\{/.test(one) && (0,_parsers_json_js__WEBPACK_IMPORTED_MODULE_0__/* .parseJsonc */ .pX)(one).kind !== "problem");
        if ((use === "settings" || use === "servers") && structure !== undefined) {
            this.unjudged.push({ kind: "unknown-key", message, at });
            return this.#use(setting, use, structure, at);
        }
        if (typeof use === "object" && use.every(({ when }) => when === undefined))
            return this.#use(setting, use, written[0] ?? "", at);
        this.unjudged.push({ message, at });
    }
    async #arguments(words, program, at) {
        const { flags, problems } = (0,_arguments_js__WEBPACK_IMPORTED_MODULE_7__/* .readArguments */ .lR)(words, this.#launch);
        for (const problem of problems)
            this.unjudged.push({ ...problem, at });
        for (const { name, use, value, unknown } of flags) {
            const place = (0,_workflows_js__WEBPACK_IMPORTED_MODULE_5__/* .placeWithin */ .xF)(at, name);
            const setting = `${program} ${name}`;
            if (unknown !== undefined && use !== "harmless")
                await this.#open(setting, unknown, use, value, place);
            else
                await this.#use(setting, use, value, place);
        }
    }
    async #use(setting, use, value, at) {
        if (use === "harmless" || use === "arguments")
            return;
        if (use === "settings" || use === "servers")
            return this.#structure(setting, use, value, at);
        if (use === "pair")
            return this.#pair(setting, value, at);
        if (typeof use === "string")
            return this.#settings(setting, (0,_arguments_js__WEBPACK_IMPORTED_MODULE_7__/* .jsonOfKey */ .fl)(use.slice("key: ".length), value), at);
        this.#effects(use, setting, value, at);
    }
    async #pair(setting, pair, at) {
        const root = await this.#launch.pair?.(pair);
        if (root === undefined || root.kind === "problem")
            return this.#settings(setting, jsonOfPair(pair), at);
        this.#tellAll(setting, root, { path: at.source.path, text: pair }, at);
    }
    #effects(effects, setting, value, at) {
        for (const { when, effect, because, may } of effects)
            if (when === undefined || when.test(value))
                this.#tell({
                    setting,
                    value: value.replace(/\s+/g, " ").trim().slice(0, 120),
                    effect,
                    because,
                    content: value,
                    at,
                    ...(may ? { may } : {}),
                    ...(may?.includes("execute") ? { names: [value] } : {}),
                });
    }
    async #structure(setting, use, value, at) {
        const text = value.trim();
        if (text.startsWith("{"))
            return this.#json(setting, use, text, at);
        const source = await (0,_collect_js__WEBPACK_IMPORTED_MODULE_2__/* .readOne */ .JF)(this.#repo, text.replace(/^@/, "").replace(/^\.\//, ""));
        if (source !== undefined && !("message" in source))
            return this.#json(setting, use, source.text, at);
        this.#tell({
            setting,
            value: text.slice(0, 120),
            effect: "widens",
            because: `names a file of ${use} that is not committed to the repository`,
            may: ["execute", "external"],
            names: [text],
            at,
        });
    }
    #json(setting, use, text, at) {
        const root = (0,_parsers_json_js__WEBPACK_IMPORTED_MODULE_0__/* .parseJsonc */ .pX)(text);
        if (root.kind === "problem")
            this.unjudged.push({ message: `\`${setting}\` cannot be read as JSON: ${root.message}`, at });
        else if (use === "settings")
            this.#settings(setting, text, at);
        else {
            const servers = (0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_8__/* .lastOf */ .g1)(root, this.#launch.serversKey ?? "mcpServers") ?? root;
            for (const found of (0,_beside_js__WEBPACK_IMPORTED_MODULE_1__/* .serverAuthority */ .Z)(servers, { path: at.source.path, text }, "agents"))
                this.#tell({ ...found, setting: `${setting}: ${found.setting}`, at });
        }
    }
    #settings(setting, text, at) {
        const root = (0,_parsers_json_js__WEBPACK_IMPORTED_MODULE_0__/* .parseJsonc */ .pX)(text);
        if (root.kind !== "problem")
            this.#tellAll(setting, root, { path: at.source.path, text }, at);
    }
    #tellAll(setting, root, source, at) {
        for (const found of this.#launch.settings?.(root, source) ?? [])
            this.#tell({ ...found, setting: `${setting}: ${found.setting}`, at });
    }
    #variables({ env, at }) {
        for (const [name, effects] of Object.entries(this.#launch.variables ?? {})) {
            const value = env.get(name);
            if (value !== undefined)
                this.#effects(effects, `env.${name}`, value, at);
        }
    }
    #tell(authority) {
        this.authority.push({ certainty: "documented", ...authority });
    }
}
function wordsOf(text, env) {
    const root = /^\s*\[/.test(text) ? (0,_parsers_json_js__WEBPACK_IMPORTED_MODULE_0__/* .parseJsonc */ .pX)(text) : undefined;
    if (root?.kind === "list")
        return root.items.map((item) => ({ text: (0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_8__/* .textOf */ .b6)(item) ?? "", unknown: undefined, maySplit: false }));
    return (0,_shell_js__WEBPACK_IMPORTED_MODULE_4__/* .commandsIn */ .G)(text, env, true)[0] ?? [];
}
function jsonOfPair(pair) {
    const [key = "", ...value] = pair.split("=");
    return (0,_arguments_js__WEBPACK_IMPORTED_MODULE_7__/* .jsonOfKey */ .fl)(key, value.join("=").replace(/^(["'])(.*)\1$/s, "$2"));
}


/***/ }),

/***/ 8187:
/***/ (function (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ harmless),
/* harmony export */   R: () => (/* binding */ flagShapes)
/* harmony export */ });
function each(use, names) {
    return Object.fromEntries(names.map((name) => [name, use]));
}
function harmless(names) {
    return each("harmless", names
        .split(/[\n;]/)
        .map((name) => name.trim())
        .filter((name) => name !== ""));
}
function flagShapes(flags) {
    return new Map(Object.entries(flags).flatMap(([written, use]) => {
        const words = written.split(" ");
        const argument = words.find((word) => !word.startsWith("-")) ?? "";
        const takes = argument.endsWith("...")
            ? "values"
            : argument.startsWith("[")
                ? "optional"
                : argument === ""
                    ? "nothing"
                    : "value";
        const shape = { use, takes, isList: argument.startsWith("LIST") };
        return words.filter((word) => word.startsWith("-")).map((name) => [name, shape]);
    }));
}


/***/ }),

/***/ 6957:
/***/ (function (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   j: () => (/* binding */ startsOf)
/* harmony export */ });
/* harmony import */ var _shell_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(2932);

const starters = new Set(("env sudo doas timeout gtimeout nohup time exec command nice stdbuf xargs npx bunx pnpx uvx unbuffer script ssh docker " +
    "podman gosu su firejail bwrap setsid retry eval if while until then else elif do ! {").split(" "));
const runners = new Set([
    "gh copilot",
    "pnpm dlx",
    "pnpm exec",
    "yarn dlx",
    "yarn exec",
    "bun x",
    "npm exec",
    "npm x",
]);
const shells = new Set(["bash", "sh", "zsh", "dash", "ash", "pwsh", "powershell"]);
const maxDepth = 4;
function startsOf(script, variables, names, depth = 0) {
    return (0,_shell_js__WEBPACK_IMPORTED_MODULE_0__/* .commandsIn */ .G)(script, variables).flatMap((words) => {
        const inner = depth < maxDepth ? innerScripts(words) : [];
        const at = programAt(words, names.programs);
        return [
            ...(at < 0 || names.otherwise?.includes(words[at + 1]?.text ?? "")
                ? []
                : [{ program: nameOf(words[at]), words: words.slice(at + 1) }]),
            ...inner.flatMap((text) => startsOf(text, variables, names, depth + 1)),
        ];
    });
}
function programAt(words, programs) {
    const first = words.findIndex(({ text }) => !/^[A-Za-z_]\w*=/.test(text));
    if (first < 0)
        return -1;
    if (programs.includes(nameOf(words[first])))
        return first;
    const [start, second] = [nameOf(words[first]), words[first + 1]?.text ?? ""];
    if (!starters.has(start) && !runners.has(`${start} ${second}`))
        return -1;
    return words.findIndex((word, i) => i > first && programs.includes(nameOf(word)));
}
function nameOf(word) {
    const text = word?.text ?? "";
    const scoped = /^(@[\w.-]+\/[\w.-]+)(?:@.*)?$/.exec(text)?.[1];
    return scoped ?? text.replace(/^.*[/\\]/, "").replace(/(?<=.)@.*$|\.(?:exe|cmd|ps1|js)$/, "");
}
function innerScripts(words) {
    return words.flatMap((word, i) => {
        if (!shells.has(nameOf(word)))
            return [];
        const flag = words.findIndex(({ text }, at) => at > i && /^-\w*c$|^-[Cc]ommand$/.test(text));
        const script = flag < 0 ? undefined : words[flag + 1]?.text;
        return script === undefined ? [] : [script];
    });
}


/***/ }),

/***/ 2932:
/***/ (function (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ commandsIn)
/* harmony export */ });
/* harmony import */ var _expressions_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(3901);
var _a;

const variable = /^\$(?:\{([A-Za-z_]\w*)\}|([A-Za-z_]\w*))/;
const list = /^\$(?:\{[A-Za-z_]\w*\[[@*]\]\}|[@*])/;
const maxDepth = 8;
function commandsIn(script, variables, isArguments = false) {
    return new Splitter(script, new Map(variables), isArguments, 0).commands();
}
class Splitter {
    #text;
    #variables;
    #isArguments;
    #depth;
    #commands = [[]];
    #inner = [];
    #at = 0;
    #piece;
    constructor(text, variables, isArguments, depth) {
        this.#text = text.replace(/(?:\\|`)\r?\n/g, " ");
        this.#variables = variables;
        this.#isArguments = isArguments;
        this.#depth = depth;
    }
    commands() {
        while (this.#at < this.#text.length)
            this.#step();
        this.#endWord();
        this.#endCommand();
        return [...this.#inner, ...this.#commands.filter((words) => words.length > 0)];
    }
    #step() {
        const rest = this.#text.slice(this.#at, this.#at + 2);
        const [char = ""] = rest;
        if (this.#piece === undefined && char === "#")
            this.#at = endOf(this.#text, "\n", this.#at);
        else if (char === "'")
            this.#quoted(endOf(this.#text, "'", this.#at + 1));
        else if (char === '"')
            this.#double();
        else if (char === "\\")
            this.#add(this.#text[this.#at + 1] ?? "", 2);
        else if (char === "$" || char === "`")
            this.#expand(false);
        else if (/\s/.test(char))
            this.#space(char);
        else if (!this.#isArguments && rest === "<<")
            this.#skipDocument();
        else if (!this.#isArguments && /[;&|(){}<>]/.test(char))
            this.#operator(char);
        else
            this.#add(char, 1);
    }
    #space(char) {
        this.#endWord();
        if (char === "\n" && !this.#isArguments)
            this.#endCommand();
        this.#at++;
    }
    #operator(char) {
        if ((char === "{" || char === "}") && this.#piece !== undefined)
            return this.#add(char, 1);
        this.#endWord();
        if (char !== "<" && char !== ">")
            this.#endCommand();
        this.#at++;
    }
    #quoted(end) {
        this.#current().text += this.#text.slice(this.#at + 1, end);
        this.#current().isQuoted = true;
        this.#at = end + 1;
    }
    #double() {
        this.#at++;
        this.#current().isQuoted = true;
        while (this.#at < this.#text.length && this.#text[this.#at] !== '"') {
            const char = this.#text[this.#at] ?? "";
            if (char === "$" || (char === "`" && !this.#isArguments))
                this.#expand(true);
            else if (char === "\\")
                this.#add(this.#text[this.#at + 1] ?? "", 2);
            else
                this.#add(char, 1);
        }
        this.#at++;
    }
    #expand(isQuoted) {
        const rest = this.#text.slice(this.#at, this.#at + 2_000);
        const written = rest.startsWith("${{") ? (0,_expressions_js__WEBPACK_IMPORTED_MODULE_0__/* .expressionIn */ .M7)(rest) : undefined;
        if (written !== undefined)
            return this.#known(written, (0,_expressions_js__WEBPACK_IMPORTED_MODULE_0__/* .variableOf */ .Qn)(written), isQuoted);
        const [all] = list.exec(rest) ?? [];
        if (all !== undefined)
            return this.#known(all, /\w+/.exec(all)?.[0], false);
        const [plain, braced, bare] = variable.exec(rest) ?? [];
        if (plain !== undefined)
            return this.#known(plain, braced ?? bare, isQuoted);
        if (rest.startsWith("$(") || rest.startsWith("`"))
            return this.#substitute(isQuoted);
        if (rest.startsWith("${"))
            return this.#known(rest.slice(0, rest.indexOf("}") + 1 || 2), undefined, isQuoted);
        this.#add("$", 1);
    }
    #known(written, name, isQuoted) {
        this.#at += written.length;
        const value = name === undefined ? undefined : this.#variables.get(name);
        if (value === undefined || this.#depth >= maxDepth)
            return this.#leaveOpen(written, isQuoted);
        const words = isQuoted
            ? [{ text: value, unknown: (0,_expressions_js__WEBPACK_IMPORTED_MODULE_0__/* .expressionIn */ .M7)(value), maySplit: false }]
            : (new _a(value, this.#variables, true, this.#depth + 1).commands()[0] ?? []);
        for (const [i, word] of words.entries()) {
            if (i > 0)
                this.#endWord();
            const piece = this.#current();
            piece.text += word.text;
            piece.unknown ??= word.unknown;
            piece.maySplit ||= word.maySplit;
        }
    }
    #substitute(isQuoted) {
        const start = this.#at + (this.#text[this.#at] === "`" ? 1 : 2);
        const end = this.#text[this.#at] === "`" ? endOf(this.#text, "`", start) : closing(this.#text, start);
        if (this.#depth < maxDepth)
            this.#inner.push(...new _a(this.#text.slice(start, end), this.#variables, false, this.#depth + 1).commands());
        const written = this.#text.slice(this.#at, end + 1);
        this.#at = end + 1;
        this.#leaveOpen(written, isQuoted);
    }
    #leaveOpen(written, isQuoted) {
        const piece = this.#current();
        piece.unknown ??= written;
        piece.maySplit ||= !isQuoted;
        piece.text += "\0";
    }
    #current() {
        return (this.#piece ??= { text: "", unknown: undefined, maySplit: false, isQuoted: false });
    }
    #add(text, length) {
        this.#current().text += text;
        this.#at += length;
    }
    #endWord() {
        const piece = this.#piece;
        this.#piece = undefined;
        if (piece)
            this.#commands.at(-1)?.push({ text: piece.text, unknown: piece.unknown, maySplit: piece.maySplit });
    }
    #endCommand() {
        const words = this.#commands.at(-1) ?? [];
        const values = words.filter(({ text }) => text !== "export").map(({ text }) => /^([A-Za-z_]\w*)=(.*)$/s.exec(text));
        if (values.every((value) => value !== null))
            for (const [i, value] of values.entries())
                if (value?.[1] !== undefined && words[i]?.unknown === undefined)
                    this.#variables.set(value[1], value[2] ?? "");
        if (words.length > 0)
            this.#commands.push([]);
    }
    #skipDocument() {
        const [written = "<<", , mark = ""] = /^<<-?\s*(["']?)([\w.]+)\1/.exec(this.#text.slice(this.#at, this.#at + 200)) ?? [];
        this.#endWord();
        this.#at += written.length;
        if (mark === "")
            return;
        const line = endOf(this.#text, "\n", this.#at);
        const end = new RegExp(`\\n[ \\t]*${mark.replace(/\W/g, "\\$&")}[ \\t]*(?=\\n|$)`).exec(this.#text.slice(line));
        const after = end ? line + end.index + end[0].length : this.#text.length;
        const tail = new _a(this.#text.slice(this.#at, line), this.#variables, true, this.#depth + 1).commands()[0];
        this.#commands.at(-1)?.push(...(tail ?? []));
        this.#at = after;
    }
}
_a = Splitter;
function endOf(text, end, from) {
    const at = text.indexOf(end, from);
    return at < 0 ? text.length : at;
}
function closing(text, from) {
    let depth = 1;
    for (let at = from; at < text.length; at++) {
        if (text[at] === "(")
            depth++;
        else if (text[at] === ")" && --depth === 0)
            return at;
    }
    return text.length;
}


/***/ }),

/***/ 9064:
/***/ (function (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   co: () => (/* binding */ workflowsIn),
/* harmony export */   rB: () => (/* binding */ workflowsFolder),
/* harmony export */   vx: () => (/* binding */ mayName),
/* harmony export */   xF: () => (/* binding */ placeWithin)
/* harmony export */ });
/* unused harmony export plainOf */
/* harmony import */ var _parsers_node_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(536);
/* harmony import */ var _collect_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(1307);
/* harmony import */ var _memoize_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(3797);



const workflowsFolder = ".github/workflows";
const workflowsIn = (0,_memoize_js__WEBPACK_IMPORTED_MODULE_1__/* .memoize */ .B)(listAll);
async function listAll(repo) {
    const workflows = (0,_collect_js__WEBPACK_IMPORTED_MODULE_0__/* .collectFiles */ .C0)(repo, workflowsFolder, { isIncluded: (name) => /\.ya?ml$/.test(name), deep: false });
    const actions = [...repo.entries.values()].filter(({ path, kind }) => kind === "file" && /(?:^|\/)action\.ya?ml$/.test(path) && !repo.isUsers(path));
    const paths = [...workflows.files, ...actions.map(({ path }) => path)];
    return [
        ...workflows.unjudged.map((problem) => unreadable(problem.at.source.path, problem)),
        ...(await Promise.all(paths.map((path) => workflowAt(repo, path)))),
    ];
}
function unreadable(path, problem) {
    return { path, source: undefined, plain: "", read: async () => ({ steps: [], problem }) };
}
async function workflowAt(repo, path) {
    const source = await (0,_collect_js__WEBPACK_IMPORTED_MODULE_0__/* .readOne */ .JF)(repo, path);
    if (source === undefined || "message" in source)
        return unreadable(path, source);
    let parsed;
    return {
        path,
        source,
        plain: plainOf(source.text),
        read: () => (parsed ??= parse(source)),
    };
}
function plainOf(text) {
    return text.replace(/["'`]|\\\r?\n[ \t]*|\\(?![xuU])/g, "").toLowerCase();
}
function mayName({ plain }, names) {
    return names.some((name) => plain.includes(name)) || /\\[xu]/.test(plain);
}
async function parse(source) {
    const { parseYaml } = await Promise.resolve(/* import() */).then(__nccwpck_require__.bind(__nccwpck_require__, 7463));
    const { node, problems } = await parseYaml(source.text, 0);
    const [problem] = problems;
    if (problem)
        return {
            steps: [],
            problem: { message: `cannot be read as YAML: ${problem.message}`, at: { source, span: problem.span } },
        };
    const shared = envOf(node, new Map());
    const jobs = tableEntries((0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_2__/* .valueOf */ .RP)(node, "jobs")).flatMap(({ value }) => {
        const env = envOf(value, shared);
        return [...((0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_2__/* .valueOf */ .RP)(value, "uses") ? [stepOf(value, env, source)] : []), ...stepsOf(value, env, source)];
    });
    return { steps: [...jobs, ...stepsOf((0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_2__/* .valueOf */ .RP)(node, "runs"), shared, source)], problem: undefined };
}
function stepsOf(holder, env, source) {
    const steps = (0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_2__/* .valueOf */ .RP)(holder, "steps");
    return steps?.kind === "list" ? steps.items.map((step) => stepOf(step, envOf(step, env), source)) : [];
}
function stepOf(step, env, source) {
    const run = (0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_2__/* .valueOf */ .RP)(step, "run");
    const uses = (0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_2__/* .textOf */ .b6)((0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_2__/* .valueOf */ .RP)(step, "uses"))?.trim().split("@")[0]?.replace(/\/+$/, "").toLowerCase();
    const inputs = tableEntries((0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_2__/* .valueOf */ .RP)(step, "with")).map(({ name = "", value }) => [name.toLowerCase(), textAt(value, source)]);
    return {
        uses,
        inputs: new Map(inputs),
        run: run && textAt(run, source),
        env,
        at: { source, span: ((0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_2__/* .valueOf */ .RP)(step, "uses") ?? run ?? step).span },
    };
}
function textAt(node, source) {
    return { text: (0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_2__/* .textOf */ .b6)(node) ?? source.text.slice(node.span.start, node.span.end), at: { source, span: node.span } };
}
function envOf(holder, around) {
    const own = tableEntries((0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_2__/* .valueOf */ .RP)(holder, "env")).map(({ name = "", value }) => [name, (0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_2__/* .textOf */ .b6)(value) ?? ""]);
    return own.length === 0 ? around : new Map([...around, ...own]);
}
function tableEntries(node) {
    return node?.kind === "table" ? node.entries : [];
}
function placeWithin({ source, span }, text) {
    const at = text === "" ? -1 : source.text.slice(span.start, span.end).indexOf(text);
    const found = at < 0 ? span : { start: span.start + at, end: span.start + at + text.length };
    return { source, span: found };
}


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


const maxDepth = 100;
function collectFiles(repo, root, { isIncluded, deep, seen = new Set(), isExcluded = () => false }) {
    const files = [];
    const broken = [];
    const unjudged = [];
    const visited = new Set();
    const visit = (path, depth) => {
        if (depth > 0 && isExcluded(path))
            return;
        const resolution = repo.resolve(path);
        if (resolution.kind === "directory")
            visitDirectory(path, resolution.path, depth);
        else
            visitFile(path, resolution, depth);
    };
    const visitDirectory = (path, realPath, depth) => {
        if (visited.has(realPath) || (depth > 0 && !deep))
            return;
        visited.add(realPath);
        if (depth > maxDepth)
            unjudged.push({
                message: `is nested deeper than ${maxDepth} directories, so it is not checked`,
                at: (0,_repo_text_js__WEBPACK_IMPORTED_MODULE_0__/* .placeOfPath */ .Es)(path),
            });
        else
            for (const name of repo.names(path))
                visit((0,_repo_path_js__WEBPACK_IMPORTED_MODULE_1__/* .join */ .fj)(path, name), depth + 1);
    };
    const visitFile = (path, resolution, depth) => {
        const included = isIncluded((0,_repo_path_js__WEBPACK_IMPORTED_MODULE_1__/* .nameOf */ .Vb)(path));
        const reason = unreadableReason(resolution, repo.entries.get(path)?.kind === "unnameable");
        const mayHoldFiles = resolution.kind !== "missing" && (deep || depth === 0);
        if (reason !== undefined && (included || mayHoldFiles))
            unjudged.push({ message: reason, at: (0,_repo_text_js__WEBPACK_IMPORTED_MODULE_0__/* .placeOfPath */ .Es)(path) });
        else if (included && resolution.kind === "file") {
            if (!seen.has(resolution.path))
                files.push(path);
            seen.add(resolution.path);
        }
        else if (included && depth > 0)
            broken.push({ message: brokenLink(resolution), at: (0,_repo_text_js__WEBPACK_IMPORTED_MODULE_0__/* .placeOfPath */ .Es)(path) });
    };
    visit(root, 0);
    return { files, broken, unjudged };
}
function brokenLink({ kind }) {
    return kind === "loop" ? "it is a circular link" : "it is a broken link";
}
function unreadableReason(resolution, isUnnameable) {
    if (resolution.kind === "outside")
        return `is a link out of this tree to \`${resolution.target}\`, which is not checked`;
    if (resolution.kind === "unjudged")
        return resolution.problem;
    return isUnnameable ? "has a name that is not UTF-8" : undefined;
}
const batchSize = 64;
async function readEach(repo, paths, read) {
    const results = [];
    const unjudged = [];
    const readPath = async (path) => {
        const content = await repo.read(path);
        if (content.kind === "text")
            return { results: [await read(content.source, path)] };
        const problem = problemOf(path, content) ?? { message: "cannot be read as a file", at: (0,_repo_text_js__WEBPACK_IMPORTED_MODULE_0__/* .placeOfPath */ .Es)(path) };
        return { results: content.kind === "not-utf8" ? [await read(content.decoded, path)] : [], problem };
    };
    for (let start = 0; start < paths.length; start += batchSize) {
        for (const file of await Promise.all(paths.slice(start, start + batchSize).map(readPath))) {
            results.push(...file.results);
            if (file.problem)
                unjudged.push(file.problem);
        }
    }
    return { results, unjudged };
}
async function readOne(repo, path) {
    const content = await repo.read(path);
    return content.kind === "text" ? content.source : problemOf(path, content);
}
function problemOf(path, content) {
    switch (content.kind) {
        case "not-utf8":
            return {
                message: "is not valid UTF-8; invalid bytes are replaced when the file is read",
                at: (0,_repo_text_js__WEBPACK_IMPORTED_MODULE_0__/* .startOf */ .GH)(content.source),
            };
        case "unjudged":
            return { message: content.problem, at: (0,_repo_text_js__WEBPACK_IMPORTED_MODULE_0__/* .startOf */ .GH)(content.source) };
        case "absent":
            return content.resolution.kind === "outside"
                ? {
                    message: `is a link out of this tree to \`${content.resolution.target}\`, which is not checked`,
                    at: (0,_repo_text_js__WEBPACK_IMPORTED_MODULE_0__/* .placeOfPath */ .Es)(path),
                }
                : undefined;
    }
}


/***/ }),

/***/ 8012:
/***/ (function (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   $c: () => (/* binding */ bodyPrompt),
/* harmony export */   CB: () => (/* binding */ textsOf),
/* harmony export */   Dw: () => (/* binding */ listItems),
/* harmony export */   Eo: () => (/* binding */ startOfTable),
/* harmony export */   _T: () => (/* binding */ nameOrFileName),
/* harmony export */   s2: () => (/* binding */ knownValues),
/* harmony export */   yM: () => (/* binding */ textFact),
/* harmony export */   zH: () => (/* binding */ tableEntries)
/* harmony export */ });
/* harmony import */ var _model_fact_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(7277);
/* harmony import */ var _parsers_node_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(536);


function textFact(node, source, home) {
    if (!node)
        return (0,_model_fact_js__WEBPACK_IMPORTED_MODULE_0__/* .missing */ .LO)(home);
    const at = { source, span: node.span };
    if (node.kind !== "scalar")
        return (0,_model_fact_js__WEBPACK_IMPORTED_MODULE_0__/* .unreadable */ .O$)(at, "is not text");
    return (0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_1__/* .isEmptyValue */ .Po)(node) && node.value === null ? (0,_model_fact_js__WEBPACK_IMPORTED_MODULE_0__/* .missing */ .LO)(at) : (0,_model_fact_js__WEBPACK_IMPORTED_MODULE_0__/* .stated */ .Eo)(node.text, at);
}
function nameOrFileName(written, fileName, home) {
    return written.state === "missing" || (0,_model_fact_js__WEBPACK_IMPORTED_MODULE_0__/* .known */ .eO)(written)?.trim() === ""
        ? (0,_model_fact_js__WEBPACK_IMPORTED_MODULE_0__/* .implied */ .TU)(fileName, home, "the file name is the name")
        : written;
}
function startOfTable({ span }, source) {
    return { source, span: { start: span.start, end: span.start } };
}
function bodyPrompt(source, { start, end }) {
    const text = source.text.slice(start, end).trim();
    return { source: text === "" ? "none" : "body", path: null, text, at: { source, span: { start, end } } };
}
function knownValues(table, keys) {
    const budget = { left: _parsers_node_js__WEBPACK_IMPORTED_MODULE_1__/* .maxValues */ .$e };
    return Object.fromEntries(table.entries.flatMap(({ name, value }) => name !== undefined && keys.has(name) ? [[name, (0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_1__/* .jsonOf */ .o_)(value, budget)]] : []));
}
function listItems(node) {
    return node?.kind === "list" ? node.items : [];
}
function tableEntries(node) {
    return node?.kind === "table" ? node.entries : [];
}
function textsOf(node) {
    const texts = [];
    const open = [node];
    for (let next = open.pop(); next; next = open.pop()) {
        if (next.kind === "scalar")
            texts.push(next.text);
        else
            for (const inner of (next.kind === "list" ? next.items : next.entries.map(({ value }) => value)).toReversed())
                open.push(inner);
    }
    return texts.filter((text) => text !== "");
}


/***/ }),

/***/ 5724:
/***/ (function (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Ic: () => (/* binding */ applied),
/* harmony export */   VC: () => (/* binding */ fixAt),
/* harmony export */   dy: () => (/* binding */ fixTo)
/* harmony export */ });
const longestTitle = 120;
function editTo(source, text) {
    const { text: old } = source;
    const most = Math.min(old.length, text.length);
    let start = agreeing(most, (from, to) => old.slice(from, to) === text.slice(from, to));
    let tail = agreeing(most - start, (from, to) => old.slice(old.length - to, old.length - from) === text.slice(text.length - to, text.length - from));
    if (splits(old, start) || splits(text, start))
        start--;
    if (splits(old, old.length - tail) || splits(text, text.length - tail))
        tail--;
    return { at: { source, span: { start, end: old.length - tail } }, text: text.slice(start, text.length - tail) };
}
function agreeing(most, isSame) {
    let low = 0;
    let high = most;
    while (low < high) {
        const middle = (low + high + 1) >> 1;
        if (isSame(low, middle))
            low = middle;
        else
            high = middle - 1;
    }
    return low;
}
function splits(text, at) {
    const [before = 0, after = 0] = [text.charCodeAt(at - 1), text.charCodeAt(at)];
    return (before === 13 && after === 10) || (before >= 0xd800 && before < 0xdc00 && after >= 0xdc00 && after < 0xe000);
}
function applied({ text }, edits) {
    const sorted = [...edits].sort((a, b) => a.at.span.start - b.at.span.start || a.at.span.end - b.at.span.end);
    const parts = [];
    let from = 0;
    for (const { at, text: next } of sorted) {
        if (at.span.start < from || at.span.end < at.span.start || at.span.end > text.length)
            return undefined;
        parts.push(text.slice(from, at.span.start), next);
        from = at.span.end;
    }
    return [...parts, text.slice(from)].join("");
}
function fixTo(source, text, safe, otherwise) {
    const edit = editTo(source, text);
    return { title: lineIn(text, edit.at.span.start) ?? otherwise, safe, edits: [edit] };
}
function fixAt(source, { start, end }, text, safe, otherwise) {
    const from = source.text.lastIndexOf("\n", start - 1) + 1;
    const newline = source.text.indexOf("\n", end);
    const line = { ...source, text: source.text.slice(from, newline < 0 ? undefined : newline) };
    const next = line.text.slice(0, start - from) + text + line.text.slice(end - from);
    const { title, edits } = fixTo(line, next, safe, otherwise);
    return {
        title,
        safe,
        edits: edits.map(({ at: { span }, ...edit }) => ({
            ...edit,
            at: { source, span: { start: from + span.start, end: from + span.end } },
        })),
    };
}
function lineIn(text, at) {
    const start = text.lastIndexOf("\n", at - 1) + 1;
    const newline = text.indexOf("\n", at);
    const end = newline < 0 ? text.length : newline;
    if (end - start > 2 * longestTitle)
        return undefined;
    const line = text.slice(start, end).trim();
    return line.length <= longestTitle && /^["']?[\w-]+["']?[ \t]*[:=][ \t]*[^ \t|>]/.test(line) ? line : undefined;
}


/***/ }),

/***/ 6532:
/***/ (function (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   $P: () => (/* binding */ isKeyAt),
/* harmony export */   Lf: () => (/* binding */ withoutEntries),
/* harmony export */   c3: () => (/* binding */ listOf),
/* harmony export */   kk: () => (/* binding */ lineAround),
/* harmony export */   u9: () => (/* binding */ wordIn)
/* harmony export */ });
const longestValue = 8192;
function wordIn({ source, span }, word) {
    if (word === "" || span.end - span.start > longestValue)
        return undefined;
    const value = source.text.slice(span.start, span.end);
    const found = [];
    for (let at = value.indexOf(word); at >= 0 && found.length < 2; at = value.indexOf(word, at + 1))
        if (!/[\w*-]/.test(value[at - 1] ?? "") && !/[\w*(-]/.test(value[at + word.length] ?? ""))
            found.push(at);
    const [only, second] = found;
    if (only === undefined || second !== undefined)
        return undefined;
    return { start: span.start + only, end: span.start + only + word.length };
}
function isKeyAt(text, { end }) {
    return /^["']?[ \t]*[:=]/.test(text.slice(end, end + 20));
}
function withoutEntries(text, spans) {
    let rest = text;
    for (const span of spans.toReversed()) {
        const gone = rest === undefined ? undefined : removalOf(rest, span);
        rest = gone && rest !== undefined ? rest.slice(0, gone.start) + rest.slice(gone.end) : undefined;
    }
    return rest;
}
function removalOf(text, word) {
    const { start, end } = withQuotes(text, word);
    const line = lineAround(text, start);
    const before = text.slice(line.start, start);
    const after = text.slice(end, line.end).replace(/\r?\n$/, "");
    if (/^[ \t]*:/.test(after) || text.slice(start, end).includes("\n"))
        return undefined;
    if (/^[ \t]*-[ \t]+$/.test(before))
        return itemLine(text, line, after);
    return inlineEntry(text, { start, end }, line) ?? spaced(before, after, { start, end });
}
function inlineEntry(text, { start, end }, line) {
    const after = text.slice(end, line.end).replace(/\r?\n$/, "");
    const comma = /^[ \t]*,[ \t]*/.exec(after)?.[0];
    const isAlone = text.slice(line.start, start).trim() === "";
    if (comma !== undefined && comma.length < after.length && !/^[\]#]/.test(after.slice(comma.length)))
        return { start, end: end + comma.length };
    if (comma !== undefined && isAlone && after[comma.length] === "#")
        return line;
    const previous = /,\s*$/.exec(text.slice(Math.max(0, start - longestGap), start))?.[0];
    if (previous !== undefined)
        return { start: start - previous.length, end };
    return comma !== undefined && isAlone && nextIsEntry(text, line.end) ? line : undefined;
}
const longestGap = 200;
function nextIsEntry(text, from) {
    return /^\s*[^\s\]]/.test(text.slice(from, from + longestGap));
}
function spaced(before, after, { start, end }) {
    const blanks = /[^\s:=,[(-]([ \t]+)$/.exec(before)?.[1];
    if (blanks !== undefined && /^(?:[ \t]|["'\]]?[ \t]*$)/.test(after))
        return { start: start - blanks.length, end };
    const next = /^[ \t]+(?=[\w*])/.exec(after)?.[0];
    return next !== undefined && /[:=][ \t]*["'[]?$/.test(before) ? { start, end: end + next.length } : undefined;
}
function itemLine(text, line, after) {
    if (!/^[ \t]*(?:#.*)?$/.test(after) || text[line.end - 1] !== "\n")
        return undefined;
    const mark = /^[ \t]*-/.exec(text.slice(line.start, line.end))?.[0] ?? "-";
    const isItem = (at) => text.startsWith(mark, at) && /[ \t]/.test(text[at + mark.length] ?? "");
    const above = line.start > 0 ? lineAround(text, line.start - 1).start : line.start;
    return (above < line.start && isItem(above)) || isItem(line.end) ? line : undefined;
}
function withQuotes(text, { start, end }) {
    const quote = text[start - 1];
    return (quote === '"' || quote === "'") && text[end] === quote ? { start: start - 1, end: end + 1 } : { start, end };
}
function lineAround(text, at) {
    const newline = text.indexOf("\n", at);
    return { start: text.lastIndexOf("\n", at - 1) + 1, end: newline < 0 ? text.length : newline + 1 };
}
function listOf(text, { start }) {
    let line = lineAround(text, start);
    const mark = /^[ \t]*-[ \t]/.exec(text.slice(line.start, line.end))?.[0];
    for (let i = 0; mark !== undefined && line.start > 0 && i < longestGap; i++) {
        const above = lineAround(text, line.start - 1);
        if (!text.startsWith(mark, above.start))
            break;
        line = above;
    }
    return line.start;
}


/***/ }),

/***/ 300:
/***/ (function (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   FN: () => (/* binding */ serverOf),
/* harmony export */   OD: () => (/* binding */ serverByKey),
/* harmony export */   U2: () => (/* binding */ serversOf),
/* harmony export */   ZW: () => (/* binding */ hookGrants),
/* harmony export */   ay: () => (/* binding */ commandLine),
/* harmony export */   bN: () => (/* binding */ serverGrants),
/* harmony export */   eS: () => (/* binding */ hookCapabilities),
/* harmony export */   uj: () => (/* binding */ hooksOf),
/* harmony export */   xf: () => (/* binding */ hookTables)
/* harmony export */ });
/* harmony import */ var _fields_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(8012);
/* harmony import */ var _parsers_node_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(536);


const hookCapabilities = {
    command: "execute",
    url: "network",
    builtin: "delegate",
    reference: "external",
};
function hookGrants(hooks, tool) {
    return hooks.flatMap(({ kind, at }) => {
        const capability = hookCapabilities[kind];
        return capability ? [{ tool, capability, scope: null, at }] : [];
    });
}
function serverGrants(servers, tool) {
    return servers.flatMap(({ kind, at }) => {
        const tools = { tool, capability: "external", scope: null, at };
        return kind === "reference"
            ? [tools]
            : [tools, { tool, capability: kind === "url" ? "network" : "execute", scope: null, at }];
    });
}
function hooksOf(node, source) {
    return tablesBelow(node).flatMap(({ table, event }) => hooksIn(table, event, source));
}
function hookTables(node, source) {
    return tablesBelow(node).flatMap(({ table, event }) => {
        const [hook] = hooksIn(table, event, source);
        return hook ? [{ hook, table }] : [];
    });
}
function tablesBelow(node) {
    const found = [];
    const open = node ? [{ from: node, event: "" }] : [];
    for (let next = open.pop(); next; next = open.pop()) {
        const { from, event } = next;
        if (from.kind === "list")
            for (const item of from.items.toReversed())
                open.push({ from: item, event });
        if (from.kind !== "table")
            continue;
        found.push({ table: from, event });
        for (const { name, value } of from.entries.toReversed())
            open.push({ from: value, event: event === "" ? (name ?? "") : event });
    }
    return found;
}
const shells = ["bash", "powershell", "windows", "linux", "osx"];
function hooksIn(table, event, source) {
    const type = (0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_0__/* .textOf */ .b6)((0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_0__/* .valueOf */ .RP)(table, "type"));
    const hook = (kind, value, { span }) => ({
        name: event,
        kind,
        value,
        at: { source, span },
    });
    const texts = (kind, key) => {
        const value = (0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_0__/* .valueOf */ .RP)(table, key);
        const text = (0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_0__/* .textOf */ .b6)(value) ?? "";
        return value && text !== "" ? [hook(kind, text, value)] : [];
    };
    const command = (0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_0__/* .valueOf */ .RP)(table, "command");
    const line = command ? [...(0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .textsOf */ .CB)(command), ...textsIn((0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_0__/* .valueOf */ .RP)(table, "args"))].join(" ") : "";
    const found = [
        ...(line === "" ? [] : [hook("command", line, command ?? table)]),
        ...texts("command", "exec"),
        ...texts("url", "url"),
        ...texts(type === "agent" ? "builtin" : "prompt", "prompt"),
        ...texts("reference", "tool"),
        ...shells.flatMap((key) => texts("command", key)),
    ];
    return found.length === 0 && (command || type === "command") ? [hook("command", "", command ?? table)] : found;
}
function textsIn(node) {
    return node ? (0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .textsOf */ .CB)(node) : [];
}
function serversOf(node, source) {
    const items = node === undefined ? [] : node.kind === "list" ? node.items : [node];
    return items.flatMap((item) => (item.kind === "scalar" ? namedServers(item, source) : serversIn(item, source)));
}
function namedServers(node, source) {
    if ((0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_0__/* .isEmptyValue */ .Po)(node))
        return [];
    return ((0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_0__/* .textOf */ .b6)(node) ?? "").split(",").flatMap((text) => {
        const name = text.trim();
        return name === "" ? [] : [{ name, kind: "reference", value: name, at: { source, span: node.span } }];
    });
}
function serversIn(node, source) {
    return node.kind === "table" ? node.entries.flatMap(({ name, value }) => serverOf(name ?? "", value, source)) : [];
}
function commandLine(command, args) {
    const words = command.kind === "list" ? command.items : [command];
    return [...words, ...(0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .listItems */ .Dw)(args)].map((node) => (0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_0__/* .textOf */ .b6)(node) ?? "").join(" ");
}
function serverByKey(path, value, config, source) {
    const [, name = "", key = ""] = /(?:^|\.)([^.]*)\.(command|cmd|url|httpUrl|serverUrl)$/.exec(path) ?? [];
    if (key === "")
        return undefined;
    const at = { source, span: value.span };
    return /^c(?:ommand|md)$/.test(key)
        ? { name, kind: "command", value: commandLine(value, (0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_0__/* .valueOf */ .RP)(config, "args")), at }
        : { name, kind: "url", value: (0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_0__/* .textOf */ .b6)(value) ?? "", at };
}
function serverOf(name, config, source) {
    const at = ({ span }) => ({ source, span });
    const command = (0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_0__/* .valueOf */ .RP)(config, "command");
    const url = (0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_0__/* .valueOf */ .RP)(config, "url") ?? (0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_0__/* .valueOf */ .RP)(config, "httpUrl") ?? (0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_0__/* .valueOf */ .RP)(config, "serverUrl");
    const headers = (0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_0__/* .valueOf */ .RP)(config, "headersHelper");
    const found = [];
    if (command)
        found.push({ name, kind: "command", value: commandLine(command, (0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_0__/* .valueOf */ .RP)(config, "args")), at: at(command) });
    if (url)
        found.push({ name, kind: "url", value: (0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_0__/* .textOf */ .b6)(url) ?? "", at: at(url) });
    if (headers)
        found.push({ name, kind: "command", value: (0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_0__/* .textOf */ .b6)(headers) ?? "", at: at(headers) });
    if (found.length > 0)
        return found;
    const type = (0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_0__/* .valueOf */ .RP)(config, "type");
    const kind = kindOfType((0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_0__/* .textOf */ .b6)(type));
    return [{ name, kind, value: name, at: at(kind === "reference" ? config : (type ?? config)) }];
}
function kindOfType(type = "") {
    if (/^(?:stdio|local)$/i.test(type))
        return "command";
    return /^(?:sse|https?|ws|streamable-?http)$/i.test(type) ? "url" : "reference";
}


/***/ }),

/***/ 3797:
/***/ (function (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ memoize)
/* harmony export */ });
function memoize(make) {
    const results = new WeakMap();
    return (key) => {
        let result = results.get(key);
        if (!result)
            results.set(key, (result = { value: make(key) }));
        return result.value;
    };
}


/***/ }),

/***/ 4876:
/***/ (function (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   $E: () => (/* binding */ contentOf),
/* harmony export */   Dm: () => (/* binding */ readSettingsFiles),
/* harmony export */   Ot: () => (/* binding */ commandTexts),
/* harmony export */   W5: () => (/* binding */ authorityFrom),
/* harmony export */   X1: () => (/* binding */ takesPlugins),
/* harmony export */   Y8: () => (/* binding */ isBefore),
/* harmony export */   aS: () => (/* binding */ hooksIn),
/* harmony export */   sb: () => (/* binding */ readSettings)
/* harmony export */ });
/* harmony import */ var _collect_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(1307);
/* harmony import */ var _fields_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(8012);
/* harmony import */ var _hooks_and_servers_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(300);
/* harmony import */ var _parsers_json_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(5930);
/* harmony import */ var _platform_hash_js__WEBPACK_IMPORTED_MODULE_5__ = __nccwpck_require__(1957);
/* harmony import */ var _parsers_node_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(536);






function takesPlugins(rules) {
    return rules.some(({ path }) => path === "enabledPlugins.*");
}
const maxShown = 120;
function authorityFrom(rules, root, source) {
    return rules.flatMap(({ path, when, effect, because, shown, except = [], blankToo, may }) => matchesOf(root, path.split("."), "")
        .filter(({ name }) => !except.some((pattern) => pattern.test(name)))
        .flatMap(({ setting, node, parent }) => node.kind === "list"
        ? node.items.map((item) => ({ setting, node: item, parent }))
        : [{ setting, node, parent }])
        .filter(({ node }) => (blankToo === true || !(node.kind === "scalar" && (0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_3__/* .isEmptyValue */ .Po)(node))) &&
        (when === undefined || when.test((0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_3__/* .textOf */ .b6)(node) ?? "")))
        .map(({ setting, node, parent }) => ({
        ...serverIn(may, setting, node, parent, source),
        setting,
        value: shown ?? ((0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_3__/* .textOf */ .b6)(node) ?? "…").slice(0, maxShown),
        effect,
        because,
        content: contentOf(startsOrConnects.test(path) ? parent : node, source),
        ...(may ? { may } : {}),
        ...(may?.includes("execute") ? { names: commandTexts(startsOrConnects.test(path) ? parent : node) } : {}),
        at: { source, span: node.span },
    })));
}
function serverIn(may, setting, node, parent, source) {
    const server = may?.includes("external") ? (0,_hooks_and_servers_js__WEBPACK_IMPORTED_MODULE_1__/* .serverByKey */ .OD)(setting, node, parent, source) : undefined;
    return server ? { server } : {};
}
const commandTexts = _fields_js__WEBPACK_IMPORTED_MODULE_4__/* .textsOf */ .CB;
const startsOrConnects = /\.(?:command|cmd|url|httpUrl|serverUrl|headersHelper)$/;
const maxKept = 4_000;
function contentOf(node, { text }) {
    const written = text.slice(node.span.start, node.span.end);
    return written.length > maxKept ? written : JSON.stringify((0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_3__/* .jsonOf */ .o_)(node));
}
function matchesOf(node, path, prefix, name = "", parent = node) {
    const [segment, ...rest] = path;
    if (segment === undefined)
        return [{ setting: prefix, name, node, parent }];
    if (node.kind !== "table")
        return [];
    const last = new Map(node.entries.flatMap(({ name, value }) => name !== undefined && (segment === "*" || name === segment) ? [[name, value]] : []));
    return [...last].flatMap(([name, value]) => matchesOf(value, rest, prefix === "" ? name : `${prefix}.${name}`, name, node));
}
async function readSettingsFiles(repo, files) {
    const authority = [];
    const unjudged = [];
    for (const { path, isRelevant, read } of files) {
        const source = await (0,_collect_js__WEBPACK_IMPORTED_MODULE_0__/* .readOne */ .JF)(repo, path);
        if (source === undefined)
            continue;
        if ("message" in source) {
            unjudged.push(source);
            continue;
        }
        if (isRelevant?.(source.text) === false)
            continue;
        const root = (0,_parsers_json_js__WEBPACK_IMPORTED_MODULE_2__/* .parseJsonc */ .pX)(source.text);
        if (root.kind === "problem")
            unjudged.push({ message: `cannot be read as JSON: ${root.message}`, at: { source, span: root.span } });
        else
            authority.push(...read(root, source));
    }
    return { authority, unjudged };
}
function readSettings(repo, paths, rules, further = () => []) {
    const read = (root, source) => [
        ...authorityFrom(rules, root, source),
        ...further(root, source),
        ...hooksIn(root, source),
    ];
    const isRelevant = (text) => text.trim() !== "";
    return readSettingsFiles(repo, paths.map((path) => ({ path, isRelevant, read })));
}
function isBefore(event) {
    return /^(?:pre|before|permission|user)/i.test(event);
}
const textHooks = {
    path: "hooks.*",
    when: /^(?!(?:true|false|null|[\d.]+)$)./s,
    effect: "widens",
    because: "runs for every agent, whatever its tools",
    shown: "command",
    may: ["execute"],
};
function hooksIn(root, source) {
    const hooks = (0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_3__/* .lastOf */ .g1)(root, "hooks");
    const contents = new Map();
    const contentOfEvent = (event) => {
        const known = contents.get(event);
        if (known !== undefined)
            return known;
        const content = contentOf((0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_3__/* .lastOf */ .g1)(hooks, event) ?? hooks ?? root, source);
        const kept = content.length > maxKept ? (0,_platform_hash_js__WEBPACK_IMPORTED_MODULE_5__/* .sha256 */ .sc)(content) : content;
        contents.set(event, kept);
        return kept;
    };
    const texts = authorityFrom([textHooks], root, source).map((hook) => ({
        ...hook,
        isGuard: isBefore(hook.setting.slice("hooks.".length)),
    }));
    const described = (0,_hooks_and_servers_js__WEBPACK_IMPORTED_MODULE_1__/* .hooksOf */ .uj)(hooks, source).map(({ name, value, kind, at }) => ({
        setting: `hooks.${name}`,
        value: kind,
        effect: "widens",
        because: "runs for every agent, whatever its tools",
        content: `${value} ${contentOfEvent(name)}`,
        isGuard: isBefore(name),
        ...(kind === "prompt" ? {} : { may: [_hooks_and_servers_js__WEBPACK_IMPORTED_MODULE_1__/* .hookCapabilities */ .eS[kind] ?? "execute"] }),
        ...(kind === "command" ? { names: [value] } : {}),
        at,
    }));
    return [...described, ...texts];
}


/***/ }),

/***/ 3728:
/***/ (function (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ toolEntriesOf),
/* harmony export */   U: () => (/* binding */ capabilityOfTool)
/* harmony export */ });
/* harmony import */ var _parsers_node_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(536);
/* harmony import */ var _tools_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(6918);
/* harmony import */ var _unknown_keys_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(3172);



const vocabulary = (0,_tools_js__WEBPACK_IMPORTED_MODULE_0__/* .toolTable */ .T9)({
    read: `read readfile readmanyfiles readlints view open ls list listdir listdirectory listfiles grep grepsearch
      search searchfile searchfiles searchcontent glob findfiles codebaseretrieval codebasesearch lsp`,
    write: `write writefile writetofile create createfile createrule savefile edit editfile multiedit replace
      replaceinfile strreplaceeditor notebookedit applypatch patch removefiles delete deletefile deletefiles`,
    execute: `bash shell powershell execute exec run runcommand executecommand runshellcommand terminal launchprocess
      writeprocess killprocess monitor`,
    network: "web webfetch websearch fetch fetchurl browser openbrowser",
    delegate: "task agent subagent skill useskill delegate",
    state: "todowrite todoread askuserquestion think",
}, _unknown_keys_js__WEBPACK_IMPORTED_MODULE_1__/* .normalizedKey */ .pj);
function capabilityOfTool(name) {
    const found = vocabulary.lookup(name);
    return found ? found[0] : "external";
}
function toolEntriesOf(node, source) {
    if (!node)
        return [];
    const seen = new Set();
    const items = node.kind === "list" ? node.items.flatMap((item) => flattened(item, 0, seen)) : [node];
    return items.flatMap((item) => {
        if (item.kind !== "scalar" || (0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_2__/* .isEmptyValue */ .Po)(item))
            return [];
        const words = item.text.replace(/^\s*\[|\]\s*$/g, "").match(/(?:[^,()]|\([^)]*\)?)+/g) ?? [];
        return words.flatMap((word) => {
            const [, name = "", scope = ""] = /^\s*["']?([^("']*)["']?(?:\((.*)\))?\s*$/s.exec(word) ?? [];
            return name.trim() === ""
                ? []
                : [{ name: name.trim(), scope: /^[:*\s]*$/.test(scope) ? null : scope, at: { source, span: item.span } }];
        });
    });
}
const maxNesting = 2;
function flattened(node, depth, seen) {
    if (node.kind === "scalar" || depth > maxNesting)
        return [node];
    if (seen.has(node))
        return [];
    seen.add(node);
    const inner = node.kind === "list" ? node.items : node.entries.map(({ key }) => key);
    return inner.flatMap((item) => flattened(item, depth + 1, seen));
}


/***/ }),

/***/ 6918:
/***/ (function (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   T9: () => (/* binding */ toolTable),
/* harmony export */   Ud: () => (/* binding */ grantEach),
/* harmony export */   cR: () => (/* binding */ nearName),
/* harmony export */   tj: () => (/* binding */ ownToolNames)
/* harmony export */ });
/* harmony import */ var _model_capability_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(5885);

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

/***/ 3172:
/***/ (function (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Ej: () => (/* binding */ textsIn),
/* harmony export */   LF: () => (/* binding */ limitOf),
/* harmony export */   LN: () => (/* binding */ asForeignFile),
/* harmony export */   QU: () => (/* binding */ unknownKeysIn),
/* harmony export */   dI: () => (/* binding */ unhonouredModesIn),
/* harmony export */   pj: () => (/* binding */ normalizedKey)
/* harmony export */ });
/* harmony import */ var _parsers_node_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(536);

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

/***/ 1467:
/***/ (function (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ certaintyOfHost),
/* harmony export */   h: () => (/* binding */ certaintyOf)
/* harmony export */ });
/* harmony import */ var _generated_catalogue_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(8748);
/* harmony import */ var _model_certainty_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(5174);


function certaintyOfHost(host) {
    return (host === null ? undefined : _generated_catalogue_js__WEBPACK_IMPORTED_MODULE_0__/* .hosts */ .S[host]?.certainty) ?? "documented";
}
function certaintyOf(host, { certainty, verdict, leniency, profile }) {
    const ofHost = certainty ?? certaintyOfHost(host);
    const facts = [
        ...("problem" in verdict ? [verdict.problem] : []),
        ...(leniency ? [leniency] : []),
        ...(profile?.bypasses ?? []),
        ...(profile?.ineffective ?? []).filter(({ kind }) => kind !== "metadata"),
    ];
    return (0,_model_certainty_js__WEBPACK_IMPORTED_MODULE_1__/* .weakest */ .h)(...facts.map((fact) => fact.certainty ?? ofHost), ofHost);
}


/***/ }),

/***/ 4237:
/***/ (function (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ crossHostSentence),
/* harmony export */   g: () => (/* binding */ crossHostAccessIn)
/* harmony export */ });
/* harmony import */ var _model_capability_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(5885);
/* harmony import */ var _model_fact_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(7277);
/* harmony import */ var _model_load_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(6407);
/* harmony import */ var _repo_patterns_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(3987);
/* harmony import */ var _model_profile_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(4682);





function crossHostAccessIn({ loads, subjects }, granted = () => []) {
    const offered = subjects.filter(({ item }) => item.profile !== undefined && (0,_model_load_js__WEBPACK_IMPORTED_MODULE_3__/* .isOffered */ .k)(item));
    const homes = homesOf(loads, offered);
    const groups = new Map();
    for (const subject of offered) {
        const { title, item } = subject;
        const [path = ""] = item.files;
        const home = homes.get(path);
        const beyond = home ? capabilitiesBeyond(home, subject) : [];
        const decided = beyond.length > 0 ? granted(subject) : [];
        const more = beyond.filter((capability) => !decided.includes(capability));
        if (!home || !item.profile || more.length === 0)
            continue;
        const isLoaded = item.verdict.kind === "loaded";
        const key = [home.title, title, isLoaded, ...more].join("\n");
        const group = groups.get(key) ?? { home: home.title, title, more, isLoaded, names: new Map() };
        groups.set(key, group);
        group.names.set(path, (0,_model_fact_js__WEBPACK_IMPORTED_MODULE_4__/* .known */ .eO)(item.profile.name) ?? path);
    }
    return mergedByProfiles([...groups.values()]);
}
function homesOf(loads, offered) {
    const patterns = new Map(loads.map(({ host, own }) => [host, own.map(_repo_patterns_js__WEBPACK_IMPORTED_MODULE_1__/* .parsePattern */ .EY)]));
    const homes = new Map();
    for (const { host, title, item } of offered) {
        const [path = ""] = item.files;
        if (!item.profile || !isOwnPath(patterns.get(host) ?? [], path))
            continue;
        const capabilities = [...(homes.get(path)?.capabilities ?? []), ...(0,_model_profile_js__WEBPACK_IMPORTED_MODULE_2__/* .capabilitiesOf */ .SF)(item.profile)];
        homes.set(path, { title, capabilities });
    }
    return homes;
}
function isOwnPath(patterns, path) {
    return patterns.some(({ anchor, fixed }) => {
        if (fixed === "")
            return false;
        return anchor === "every" ? `/${path}`.includes(`/${fixed}/`) : anchor === "root" && path.startsWith(`${fixed}/`);
    });
}
function capabilitiesBeyond(home, { title, item: { profile } }) {
    if (!profile || home.title === title)
        return [];
    const here = (0,_model_profile_js__WEBPACK_IMPORTED_MODULE_2__/* .capabilitiesOf */ .SF)(profile);
    return _model_capability_js__WEBPACK_IMPORTED_MODULE_0__/* .capabilities */ .R7.filter((capability) => here.includes(capability) && !home.capabilities.includes(capability));
}
function mergedByProfiles(groups) {
    const merged = new Map();
    for (const { home, title, more, isLoaded, names } of groups) {
        const profiles = [...names].map(([path, name]) => ({ name, path }));
        const key = JSON.stringify([home, more, isLoaded, profiles]);
        const hosts = [...(merged.get(key)?.hosts ?? []), title];
        merged.set(key, { home, hosts, more, isLoaded, profiles });
    }
    return [...merged.values()].sort((a, b) => Number(b.isLoaded) - Number(a.isLoaded));
}
const maxNames = 8;
function crossHostSentence({ home, hosts, more, isLoaded, profiles }, quote) {
    const names = profiles.slice(0, maxNames).map(({ name }) => quote(name));
    const rest = profiles.length - names.length;
    const [object, subject] = profiles.length > 1 ? ["them", "they"] : ["it", "it"];
    const where = isLoaded ? "" : ` (which ${hosts.length > 1 ? "do" : "does"} not offer ${object} now)`;
    return `${listed(rest > 0 ? [...names, `${rest} more`] : names)} can also ${listed(more.map((capability) => _model_capability_js__WEBPACK_IMPORTED_MODULE_0__/* .phrases */ .HJ[capability]))} in ${listed(hosts)}${where}, which ${subject} cannot in ${home}`;
}
function listed(words) {
    return words.length < 2 ? words.join("") : `${words.slice(0, -1).join(", ")} and ${words.at(-1)}`;
}


/***/ }),

/***/ 6896:
/***/ (function (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  Ms: () => (/* binding */ byEdition),
  hz: () => (/* binding */ byPlace),
  GL: () => (/* binding */ hostsInUse),
  Nn: () => (/* binding */ inspect)
});

// UNUSED EXPORTS: certaintyOf, certaintyOfHost

// EXTERNAL MODULE: ./build/bundle/src/generated/catalogue.js + 31 modules
var catalogue = __nccwpck_require__(8748);
// EXTERNAL MODULE: ./build/bundle/src/model/finding.js
var model_finding = __nccwpck_require__(290);
// EXTERNAL MODULE: ./build/bundle/src/repo/text.js
var repo_text = __nccwpck_require__(4951);
;// CONCATENATED MODULE: ./build/bundle/src/inspect/one-cause.js



const rulesById = catalogue/* rules */.a;
const syntax = "frontmatter";
const refusal = "refusal";
function onePerCause(findings, input) {
    const caused = causesOf(findings.filter(({ rule }) => rulesById[rule]?.isCapped));
    return withoutReaders(folded(findings, caused, input), causeByFinding(caused), input);
}
function causeByFinding(caused) {
    return new Map(caused.flatMap(({ finding, cause }) => (cause === undefined ? [] : [[finding, cause]])));
}
function causesOf(findings) {
    const profileIn = profilesIn(findings);
    const named = findings.map((finding) => {
        const cause = finding.cause ?? (isRefusal(finding) ? causeIn(finding.value ?? "") : undefined);
        return { finding, profile: profileIn(finding), cause };
    });
    const refused = new Map(named.flatMap(({ finding, profile, cause }) => (isLeftOut(finding) ? [[profile, cause ?? refusal]] : [])));
    const broken = new Set(named.flatMap(({ profile, cause }) => (cause === syntax ? [profile] : [])));
    return named.map((one) => {
        const { finding, profile } = one;
        const lacks = rulesById[finding.rule]?.cause !== undefined;
        if (lacks || isLeftOut(finding)) {
            const cause = refused.get(profile);
            if (cause !== undefined)
                return { ...one, cause };
        }
        return lacks && broken.has(profile) && isUnread(finding) ? { ...one, cause: syntax } : one;
    });
}
function profilesIn(findings) {
    const own = ({ host, item, at }) => JSON.stringify([host, item?.files[0] ?? at.source.path, item?.profile?.name.at.span.start ?? null]);
    const byFile = new Map();
    for (const finding of findings)
        if (finding.item) {
            const key = `${finding.host} ${finding.item.files[0]}`;
            byFile.set(key, (byFile.get(key) ?? new Set()).add(own(finding)));
        }
    return (finding) => {
        const [only, ...others] = finding.item ? [] : (byFile.get(`${finding.host} ${finding.at.source.path}`) ?? []);
        return only === undefined || others.length > 0 ? own(finding) : only;
    };
}
function isRefusal({ rule, kind }) {
    return (rule === "no-rejected-profile" || rule === "no-dropped-profile") && kind !== "skill" && kind !== "document";
}
function isLeftOut(finding) {
    const { item, kind } = finding;
    if (!isRefusal(finding) || kind === "strict-readers")
        return false;
    return !item || item.verdict.kind === "rejected" || item.verdict.kind === "dropped";
}
function isUnread({ cause, item }) {
    return cause !== "description" || item?.profile?.description.state !== "stated";
}
function causeIn(message) {
    if (/\b(?:YAML|TOML|JSON|frontmatter|metadata)\b/.test(message))
        return syntax;
    return /[`'](description|name|prompt|model|tools|hooks)[`']/.exec(message)?.[1];
}
function keyOf({ finding, profile, cause }, { decisions }) {
    const { rule, host, edition, kind, value, severity } = finding;
    const isOnce = kind !== undefined && rulesById[rule]?.kinds?.[kind]?.isOnce === true;
    if (cause === undefined && !isOnce)
        return undefined;
    const waiver = decisions.waiver(finding);
    const excused = waiver ? [waiver.at.source.path, waiver.at.span.start] : [];
    return JSON.stringify(isOnce ? [host, rule, kind, value, severity, excused] : [profile, edition, cause, excused]);
}
function folded(findings, caused, input) {
    const groups = new Map();
    for (const one of caused) {
        const key = keyOf(one, input);
        if (key === undefined)
            continue;
        const group = groups.get(key);
        if (group)
            group.push(one.finding);
        else
            groups.set(key, [one.finding]);
    }
    const kept = new Map(findings.map((finding) => [finding, finding]));
    for (const group of groups.values()) {
        const [first, ...others] = [...group].sort(bySeverity);
        if (!first || others.length === 0)
            continue;
        for (const other of others)
            kept.delete(other);
        const related = others.slice(0, model_finding/* maxRelated */.Ub).flatMap((other) => relatedOf(other, first));
        kept.set(first, withRelated(first, related, countOf(others)));
    }
    return kept;
}
function bySeverity(a, b) {
    const rank = (finding) => finding.class === "power" ? 0 : isLeftOut(finding) ? (finding.item ? 1 : 2) : 3;
    return model_finding/* severities */.gO.indexOf(b.severity) - model_finding/* severities */.gO.indexOf(a.severity) || rank(a) - rank(b);
}
function withoutReaders(kept, causes, { loads }) {
    const titles = new Map(loads.map(({ host, title }) => [host, title]));
    const lineOf = (finding) => {
        const { at } = finding;
        const cause = causes.get(finding);
        return cause && JSON.stringify([at.source.path, (0,repo_text/* positionAt */.t$)(at.source, at.span.start).line, cause]);
    };
    const owners = new Map();
    for (const finding of kept.keys()) {
        const line = finding.cap === "reader" ? undefined : lineOf(finding);
        if (line !== undefined && !owners.has(line))
            owners.set(line, finding);
    }
    const readers = new Map();
    for (const finding of kept.keys()) {
        const owner = finding.cap === "reader" ? owners.get(lineOf(finding) ?? "") : undefined;
        if (!owner || model_finding/* severities */.gO.indexOf(owner.severity) < model_finding/* severities */.gO.indexOf(finding.severity))
            continue;
        readers.set(owner, [...(readers.get(owner) ?? []), finding]);
    }
    const gone = new Set([...readers.values()].flat());
    return [...kept].flatMap(([finding, now]) => {
        if (gone.has(finding))
            return [];
        const others = readers.get(finding);
        if (!others)
            return [now];
        const related = others.map(({ host, message, at }) => ({ message: `${titles.get(host)}: ${message}`, at }));
        return [withRelated(now, related, countOf(others))];
    });
}
function relatedOf({ message, at, related = [] }, first) {
    return [{ message: message === first.message ? "the same here" : message, at }, ...related];
}
function countOf(findings) {
    return findings.reduce((sum, { related = [], relatedCount = related.length }) => sum + 1 + relatedCount, 0);
}
function withRelated(finding, more, count) {
    const { related = [], relatedCount = related.length } = finding;
    return { ...finding, related: [...related, ...more].slice(0, model_finding/* maxRelated */.Ub), relatedCount: relatedCount + count };
}

// EXTERNAL MODULE: ./build/bundle/src/model/fact.js
var model_fact = __nccwpck_require__(7277);
// EXTERNAL MODULE: ./build/bundle/src/model/host.js
var model_host = __nccwpck_require__(3641);
// EXTERNAL MODULE: ./build/bundle/src/model/profile.js
var model_profile = __nccwpck_require__(4682);
;// CONCATENATED MODULE: ./build/bundle/src/inspect/editions.js




const allEditions = "all";
function editionsOf(host, selected, decided) {
    const usual = (0,model_host/* defaultEditionOf */.F0)(host);
    if (selected === undefined)
        return decided ?? [usual];
    if (selected !== allEditions)
        return [selected];
    return [usual, ...host.editions.filter((edition) => edition !== usual)];
}
function withoutEchoes(subjects) {
    return hasSeveral(subjects) ? firstOf(subjects, ({ host, item }) => [host, ...contentOf(item)]) : [...subjects];
}
function withFurther(findings, further) {
    const keyOf = (finding) => JSON.stringify([...(0,model_finding/* identityOf */.cu)(finding), finding.edition, finding.at.span]);
    const known = new Set(further.length === 0 ? [] : findings.map(keyOf));
    return [...findings, ...further.filter((finding) => !known.has(keyOf(finding)) && known.add(keyOf(finding)))];
}
function withoutRepeats(findings, loads) {
    if (!hasSeveral(loads))
        return [...findings];
    const keyOf = (finding) => [...(0,model_finding/* identityOf */.cu)(finding), finding.severity, finding.at.span, finding.message];
    const editionsByKey = new Map();
    for (const finding of findings) {
        const key = JSON.stringify(keyOf(finding));
        editionsByKey.set(key, (editionsByKey.get(key) ?? new Set()).add(finding.edition));
    }
    return firstOf(findings, keyOf).map((finding) => {
        const ofHost = loads.filter(({ host }) => host === finding.host);
        const withFinding = ofHost.filter(({ edition }) => editionsByKey.get(JSON.stringify(keyOf(finding)))?.has(edition));
        if (withFinding.length === ofHost.length)
            return finding;
        const only = ` (${withFinding[0]?.title} ${withFinding.map(({ edition }) => edition).join(", ")} only)`;
        return {
            ...finding,
            message: finding.message + only,
            ...(finding.groupKey === undefined ? {} : { groupKey: finding.groupKey + only }),
        };
    });
}
function ranksOf(loads) {
    const seen = new Map();
    const ranks = [[]];
    for (const load of loads) {
        const rank = seen.get(load.host) ?? 0;
        seen.set(load.host, rank + 1);
        (ranks[rank] ??= []).push(load);
    }
    return ranks;
}
function hasSeveral(values) {
    const seen = new Map();
    return values.some(({ host, edition }) => {
        if (seen.has(host) && seen.get(host) !== edition)
            return true;
        seen.set(host, edition);
        return false;
    });
}
function firstOf(values, keyOf) {
    const editions = new Map();
    return values.filter((value) => {
        const key = JSON.stringify(keyOf(value));
        if (editions.has(key))
            return editions.get(key) === value.edition;
        editions.set(key, value.edition);
        return true;
    });
}
function contentOf({ layer, files, verdict, profile }) {
    return [
        layer.name,
        layer.root,
        files,
        verdict.kind,
        "problem" in verdict ? verdict.problem.message : null,
        profile ? profileContent(profile) : null,
    ];
}
function profileContent(profile) {
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

// EXTERNAL MODULE: ./build/bundle/src/repo/path.js
var repo_path = __nccwpck_require__(6311);
// EXTERNAL MODULE: ./build/bundle/src/repo/patterns.js
var repo_patterns = __nccwpck_require__(3987);
// EXTERNAL MODULE: ./build/bundle/src/model/delegation.js
var delegation = __nccwpck_require__(221);
// EXTERNAL MODULE: ./build/bundle/src/model/rule.js
var model_rule = __nccwpck_require__(8301);
// EXTERNAL MODULE: ./build/bundle/src/platform/memory.js
var memory = __nccwpck_require__(3986);
// EXTERNAL MODULE: ./build/bundle/src/inspect/certainty.js
var certainty = __nccwpck_require__(1467);
;// CONCATENATED MODULE: ./build/bundle/src/inspect/run-rules.js






function isListed({ files, verdict }) {
    return files.length > 0 && verdict.kind !== "passed-over";
}
const findingsPerLook = 500;
function runRules({ host, title, edition, load }, decisions, isReader, unguardedStarts) {
    if (load.status === "absent" && load.layers.length + load.items.length + load.unjudged.length === 0)
        return [];
    const listed = load.items.filter(isListed);
    const ofHost = (0,certainty/* certaintyOfHost */.P)(host);
    const findings = [];
    const reachable = (0,delegation/* reachableIn */.Z)(load);
    for (const [id, rule] of Object.entries(catalogue/* rules */.a)) {
        const context = {
            host: title,
            options: decisions.optionsOf(id),
            allowance: (item) => decisions.allowance(host ?? "", item),
            settingsAllowance: (path) => decisions.settingsAllowance(host ?? "", path),
            skillAllowance: (item, path) => decisions.skillAllowance(host ?? "", item, path),
            lists: decisions.lists,
            reachable,
            unguardedStarts,
        };
        const contextOf = (item) => {
            const options = rule.options
                ? decisions.optionsOf(id, { host, item, path: item.files[0] ?? "" })
                : context.options;
            return options === context.options ? context : { ...context, options };
        };
        const add = (reports, ofItem, ofLayer = null) => {
            for (const report of reports) {
                const { item, layer, path, certainty } = subjectOf(report, ofItem, ofLayer, ofHost);
                const cap = rule.isCapped ? capOf(certainty, isReader(host, path)) : undefined;
                const severity = decisions.levelOf(id, report.kind, { host, item, path }, cap);
                if (findings.length % findingsPerLook === 0)
                    (0,memory/* ensureMemory */.EJ)();
                if (severity !== "off")
                    findings.push({
                        rule: id,
                        class: (0,model_rule/* classOf */.Kl)(rule, report.kind),
                        severity,
                        host,
                        edition,
                        certainty,
                        layer,
                        item,
                        ...(rule.cause === undefined ? {} : { cause: rule.cause }),
                        ...(0,model_finding/* withFewRelated */.Yn)(report),
                        ...(cap && { cap }),
                    });
            }
        };
        switch (rule.subject) {
            case "profile":
                for (const item of listed)
                    if (item.profile)
                        add(rule.check(item.profile, item, contextOf(item)), item);
                for (const [layer, report] of layerReports(rule, load.layers, context))
                    add([report], null, layer);
                break;
            case "item":
                for (const item of listed)
                    add(rule.check(item, contextOf(item)), item);
                break;
            case "layer":
                for (const layer of load.layers)
                    add(rule.check(layer, listed.filter((item) => item.layer === layer), context), null, layer);
                break;
            case "load":
                add(rule.check(load, context), null);
                break;
            case "policy":
        }
    }
    return findings;
}
function subjectOf(report, ofItem, ofLayer, ofHost) {
    const item = report.item ?? ofItem;
    return {
        item,
        layer: report.layer ?? item?.layer ?? ofLayer,
        path: item?.files[0] ?? report.at.source.path,
        certainty: report.certainty ?? item?.certainty ?? ofHost,
    };
}
function capOf(certainty, isReader) {
    if (isReader)
        return "reader";
    return certainty === "assumed" ? "assumed" : undefined;
}
function* layerReports({ checkLayer }, layers, context) {
    const told = new Set();
    for (const layer of checkLayer ? layers : [])
        for (const report of checkLayer?.(layer, context) ?? []) {
            const key = JSON.stringify([report.at.source.path, report.at.span.start, report.message]);
            if (told.has(key))
                continue;
            told.add(key);
            yield [layer, report];
        }
}

// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/memoize.js
var memoize = __nccwpck_require__(3797);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/tool-vocabulary.js
var tool_vocabulary = __nccwpck_require__(3728);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/unknown-keys.js
var unknown_keys = __nccwpck_require__(3172);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/fixes/edits.js
var fixes_edits = __nccwpck_require__(5724);
// EXTERNAL MODULE: ./build/bundle/src/parsers/node.js
var parsers_node = __nccwpck_require__(536);
// EXTERNAL MODULE: ./build/bundle/src/parsers/yaml/index.js + 12 modules
var yaml = __nccwpck_require__(2034);
;// CONCATENATED MODULE: ./build/bundle/src/hosts/_kit/fixes/frontmatter.js





const harmlessKeys = new Set("description whentouse summary title author version color model role goal notes example examples argumenthint".split(" "));
const longestFront = 64 * 1024;
const mostEdits = 2000;
const frontmatterFixes = (0,memoize/* memoize */.B)(async (source) => {
    const { text } = source;
    const markdown = (0,yaml/* splitMarkdown */.EI)(text);
    if (markdown.kind !== "fenced" || markdown.front.end - markdown.front.start > longestFront)
        return [];
    const { front } = markdown;
    if (await isValid(text, front, []))
        return [];
    const quotes = quotesIn(text, front);
    const tabs = tabsIn(text, front);
    for (const { edits, title } of [
        { edits: quotes.map(({ edit }) => edit(source)), title: quotes[0]?.line },
        { edits: tabs.map((edit) => edit(source)), title: "indent with spaces, not with tabs" },
        {
            edits: [...quotes.map(({ edit }) => edit(source)), ...tabs.map((edit) => edit(source))],
            title: quotes[0]?.line,
        },
    ]) {
        const repaired = edits.length > 0 && edits.length <= mostEdits ? (0,fixes_edits/* applied */.Ic)(source, edits) : undefined;
        if (repaired === undefined || title === undefined)
            continue;
        const end = front.end + repaired.length - text.length;
        const values = edits.length > tabs.length || title === quotes[0]?.line ? quotes : [];
        if (await isValid(repaired, { start: front.start, end }, values))
            return [{ title, safe: true, edits }];
    }
    return [];
});
function lineEndFixes(source, { start }) {
    const { text } = source;
    const isOldMac = /^\ufeff?---[ \t]*\r(?!\n)/.test(text);
    if (!isOldMac && text[start] !== "\r")
        return [];
    const edits = [...text.matchAll(/\r(\n?)/g)].slice(0, mostEdits + 1).map(({ 0: { length }, 1: feed, index }) => ({
        at: { source, span: { start: index, end: index + (feed === "" ? length : 1) } },
        text: feed === "" ? "\n" : "",
    }));
    return edits.length > mostEdits ? [] : [{ title: "end every line with a line feed alone", safe: !isOldMac, edits }];
}
async function isValid(text, front, quotes) {
    const { node, problems } = await (0,yaml/* parseQuickly */.E5)(text.slice(front.start, front.end), front.start);
    const table = (0,yaml/* tableOf */.c_)(node, front);
    return (problems.length === 0 &&
        (0,yaml/* repeatedKeyOf */.FF)(table) === undefined &&
        quotes.every(({ key, value }) => (0,parsers_node/* textOf */.b6)((0,parsers_node/* valueOf */.RP)(table, key)) === value));
}
const pair = /^([A-Za-z_][\w-]*)([ \t]*:[ \t]+)(\S(?:.*\S)?)[ \t]*\r?$/;
const culprit = /:(?: |$)| #|^[@`%&*!{}[\],#]|^[|>](?![-+0-9]*$)|^[-?] |^(?:"(?:[^"\\]|\\.)*"|'[^']*')(?=.*\S.)/;
function quotesIn(text, front) {
    const quotes = [];
    let at = front.start;
    for (const line of text.slice(front.start, front.end).split("\n")) {
        const [, key = "", colon = "", value = ""] = pair.exec(line) ?? [];
        const start = at + key.length + colon.length;
        at += line.length + 1;
        if (!harmlessKeys.has((0,unknown_keys/* normalizedKey */.pj)(key)) || !culprit.test(value) || /^(["']).*\1$/.test(value))
            continue;
        const quoted = /["\\]/.test(value) ? `'${value.replaceAll("'", "''")}'` : `"${value}"`;
        const span = { start, end: start + value.length };
        const shown = `${key}${colon}${quoted}`;
        quotes.push({
            key,
            value,
            line: shown.length > 120 ? `${shown.slice(0, 80)}…${shown.slice(-1)}` : shown,
            edit: (source) => ({ at: { source, span }, text: quoted }),
        });
    }
    return quotes;
}
function tabsIn(text, front) {
    return [...text.slice(front.start, front.end).matchAll(/(?<=^[ \t]*)\t+/gm)].map(({ 0: tabs, index }) => {
        const span = { start: front.start + index, end: front.start + index + tabs.length };
        return (source) => ({ at: { source, span }, text: "  ".repeat(tabs.length) });
    });
}

// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/fixes/lists.js
var fixes_lists = __nccwpck_require__(6532);
;// CONCATENATED MODULE: ./build/bundle/src/hosts/_kit/fixes/index.js








const mostFacts = 40;
async function withFixes(load, reload) {
    const problems = new Map();
    const collect = async (problem, item) => {
        if (problem && !problems.has(problem))
            problems.set(problem, await fixedProblem(problem, item));
    };
    for (const item of load.items) {
        await collect("problem" in item.verdict ? item.verdict.problem : undefined, item);
        await collect(item.leniency, item);
    }
    await proveRepairs(load, problems, reload);
    const items = new Map();
    const fixedItem = (item) => {
        const done = items.get(item);
        if (done)
            return done;
        const profile = item.profile && fixedProfile(item.profile);
        const leniency = item.leniency && (problems.get(item.leniency) ?? item.leniency);
        const verdict = verdictOf(item.verdict, problems, fixedItem);
        const isSame = profile === item.profile && leniency === item.leniency && verdict === item.verdict;
        const fixed = isSame
            ? item
            : { ...item, verdict, ...(profile ? { profile } : {}), ...(leniency ? { leniency } : {}) };
        items.set(item, fixed);
        return fixed;
    };
    return { ...load, items: load.items.map(fixedItem) };
}
async function proveRepairs(load, problems, reload) {
    const texts = new Map();
    for (const [path, text] of [...problems.values()].map(repairedText).filter((made) => made !== undefined))
        texts.set(path, text);
    if (texts.size === 0)
        return;
    const repaired = itemsByPlace(await reload(texts));
    for (const [place, item] of itemsByPlace(load)) {
        const problem = "problem" in item.verdict ? item.verdict.problem : item.leniency;
        const fixed = problem && problems.get(problem);
        if (!fixed || !repairedText(fixed) || isNoMore(item, repaired.get(place)))
            continue;
        problems.set(problem, { ...fixed, fixes: (fixed.fixes ?? []).map((fix) => ({ ...fix, safe: false })) });
    }
}
function repairedText({ fixes: [fix] = [] }) {
    const source = fix?.safe ? fix.edits[0]?.at.source : undefined;
    const text = source && fix && (0,fixes_edits/* applied */.Ic)(source, fix.edits);
    return source && text !== undefined ? [source.path, text] : undefined;
}
function itemsByPlace({ items }) {
    const counts = new Map();
    return new Map(items.map((item) => {
        const place = JSON.stringify([item.layer.name, item.layer.root, item.files[0]]);
        const count = (counts.get(place) ?? 0) + 1;
        counts.set(place, count);
        return [`${place} ${count}`, item];
    }));
}
function isNoMore({ profile: before }, after) {
    if (!before || !after?.profile || (0,model_fact/* known */.eO)(before.name) !== (0,model_fact/* known */.eO)(after.profile.name))
        return false;
    const had = (0,model_profile/* capabilitiesOf */.SF)(before);
    return (0,model_profile/* capabilitiesOf */.SF)(after.profile).every((capability) => had.includes(capability));
}
function verdictOf(verdict, problems, fixedItem) {
    if (verdict.kind === "shadowed") {
        const by = fixedItem(verdict.by);
        return by === verdict.by ? verdict : { ...verdict, by };
    }
    const problem = "problem" in verdict ? problems.get(verdict.problem) : undefined;
    return problem && "problem" in verdict && problem !== verdict.problem ? { ...verdict, problem } : verdict;
}
const fixes = (0,memoize/* memoize */.B)(async ({ at: { source, span } }) => {
    if (source.text === "")
        return [];
    const lineEnds = lineEndFixes(source, span);
    return lineEnds.length > 0 ? lineEnds : frontmatterFixes(source);
});
async function fixedProblem(problem, { profile }) {
    if (problem.fixes || problem.kind === "document")
        return problem;
    const found = await fixes(problem);
    if (found.length > 0)
        return { ...problem, fixes: found };
    const lacksDescription = problem.cause === "description" ||
        (/no `description`/.test(problem.message) && profile?.description.state !== "stated");
    return lacksDescription ? { ...problem, fixes: [describe] } : problem;
}
const describe = { title: "description: what it does and when to use it", safe: false, edits: [] };
const fixedProfile = (0,memoize/* memoize */.B)((profile) => {
    if (profile.ineffective.length + profile.bypasses.length === 0)
        return profile;
    const facts = profile.ineffective.slice(0, mostFacts).filter(({ fixes: own }) => own === undefined);
    const removed = removals(facts, profile, "removed-tool");
    const scoped = removals(facts, profile, "scope");
    const fixOf = (fact) => facts.includes(fact)
        ? (removed.get(fact) ?? scoped.get(fact) ?? respelling(fact, profile) ?? lineFeed(fact))
        : undefined;
    const ineffective = profile.ineffective.map((fact) => withFix(fact, fixOf(fact)));
    const bypasses = profile.bypasses.slice(0, mostFacts).map((bypass) => withFix(bypass, withoutBypass(bypass)));
    const isSame = ineffective.every((fact, i) => fact === profile.ineffective[i]) &&
        bypasses.every((fact, i) => fact === profile.bypasses[i]);
    return isSame ? profile : { ...profile, ineffective, bypasses: [...bypasses, ...profile.bypasses.slice(mostFacts)] };
});
function withFix(fact, fix) {
    return fix && fact.fixes === undefined ? { ...fact, fixes: [fix] } : fact;
}
function removals(facts, { ineffective }, kind) {
    const lists = new Map();
    for (const fact of facts) {
        if (fact.kind !== kind)
            continue;
        const span = (0,fixes_lists/* wordIn */.u9)(fact.at, fact.what);
        if (!span || (0,fixes_lists/* isKeyAt */.$P)(fact.at.source.text, span))
            continue;
        const key = `${fact.at.source.path} ${(0,fixes_lists/* listOf */.c3)(fact.at.source.text, span)}`;
        const list = lists.get(key);
        if (list)
            list.push({ fact, span });
        else
            lists.set(key, [{ fact, span }]);
    }
    const found = new Map();
    for (const entries of lists.values()) {
        const [first] = entries;
        const sorted = [...entries].sort((a, b) => a.span.start - b.span.start);
        const text = first &&
            (0,fixes_lists/* withoutEntries */.Lf)(first.fact.at.source.text, sorted.map(({ span }) => span));
        const names = sorted.map(({ fact }) => `\`${fact.what}\``).join(", ");
        const fix = first && text !== undefined
            ? (0,fixes_edits/* fixTo */.dy)(first.fact.at.source, text, kind === "removed-tool", `take ${names} out of the list`)
            : kind === "scope"
                ? unscoped(sorted)
                : undefined;
        if (fix && ineffective.length <= mostFacts)
            for (const { fact } of entries)
                found.set(fact, fix);
    }
    return found;
}
function unscoped(entries) {
    const [first] = entries;
    if (!first || entries.some(({ fact }) => !/^[^\s(]+\(.*\)$/s.test(fact.what)))
        return undefined;
    const { source } = first.fact.at;
    let { text } = source;
    for (const { fact, span } of entries.toReversed()) {
        const open = fact.what.indexOf("(");
        text = text.slice(0, span.start + open) + text.slice(span.end);
    }
    return (0,fixes_edits/* fixTo */.dy)(source, text, false, "write the tools without parentheses");
}
function respelling(fact, profile) {
    const { what, meant, at } = fact;
    if (meant === undefined || meant === what)
        return undefined;
    const name = /^[^\s(]+/.exec(what)?.[0] ?? what;
    const whole = (0,fixes_lists/* wordIn */.u9)(at, what);
    const span = whole && { start: whole.start, end: whole.start + name.length };
    if (!span)
        return undefined;
    const safe = (0,fixes_lists/* isKeyAt */.$P)(at.source.text, span) ? isHarmless(fact, meant, profile) : givesNothing(fact, meant, profile);
    return (0,fixes_edits/* fixAt */.VC)(at.source, span, meant, safe, `\`${name}\` is \`${meant}\` here`);
}
function isHarmless({ kind }, meant, { grants }) {
    if (kind !== "limit")
        return harmlessKeys.has((0,unknown_keys/* normalizedKey */.pj)(meant));
    const limit = (0,unknown_keys/* limitOf */.LF)(meant);
    return limit === "tools" || (limit === "denied" && grants.state === "implied");
}
function givesNothing({ kind, what }, meant, profile) {
    if (kind === "limit")
        return true;
    const capability = (0,tool_vocabulary/* capabilityOfTool */.U)(meant);
    if (capability === "external" || (0,model_fact/* known */.eO)(profile.grants) === undefined)
        return false;
    return (capability === undefined ||
        (0,model_profile/* grantsOf */.Rr)(profile).some((grant) => grant.capability === capability && grant.tool !== what));
}
function lineFeed({ kind, at: { source, span } }) {
    if (kind !== "cut" || source.text[span.start] !== "\r" || source.text[span.start + 1] === "\n")
        return undefined;
    const at = { source, span: { start: span.start, end: span.start + 1 } };
    return { title: "write a line feed for the carriage return", safe: true, edits: [{ at, text: "\n" }] };
}
function withoutBypass({ effect, setting, at: { source, span } }) {
    if (effect === "unhonoured")
        return undefined;
    const line = (0,fixes_lists/* lineAround */.kk)(source.text, span.start);
    const written = source.text.slice(line.start, line.end).trimEnd();
    const isOwn = written.startsWith(`${setting}:`) && /^["']?$/.test(source.text.slice(span.end, line.start + written.length));
    if (!isOwn || source.text[line.end - 1] !== "\n")
        return undefined;
    const edits = [{ at: { source, span: line }, text: "" }];
    return { title: `remove \`${written}\``.slice(0, 120), safe: false, edits };
}

;// CONCATENATED MODULE: ./build/bundle/src/inspect/fixes.js

async function loadWithFixes(host, repo, where, edition, { skipsRules }) {
    const load = await host.load(repo, where, edition);
    return skipsRules ? load : withFixes(load, (texts) => host.load(repo.withTexts(texts), where, edition));
}

;// CONCATENATED MODULE: ./build/bundle/src/inspect/folder-readers.js


function folderReadersIn(loads) {
    const own = new Map(loads.flatMap(({ host, own: patterns, use }) => (use.kind === "none" ? [] : [[host, patterns]])));
    const owns = (host, path) => own.get(host)?.some((pattern) => (0,repo_patterns/* matches */.cK)(path, pattern)) ?? false;
    const known = new Map();
    return (host, path) => {
        if (host === null || own.size < 2)
            return false;
        const key = `${host} ${(0,repo_path/* directoryOf */.jt)(path)} ${(0,repo_path/* extensionOf */.je)(path) ?? ""}`;
        let isReader = known.get(key);
        if (isReader === undefined) {
            isReader = !owns(host, path) && [...own.keys()].some((other) => other !== host && owns(other, path));
            known.set(key, isReader);
        }
        return isReader;
    };
}

// EXTERNAL MODULE: ./build/bundle/src/repo/spelling.js
var spelling = __nccwpck_require__(6782);
// EXTERNAL MODULE: ./build/bundle/src/inspect/profile-look.js
var profile_look = __nccwpck_require__(155);
;// CONCATENATED MODULE: ./build/bundle/src/inspect/near-miss.js





const profileFolder = /^(?:(?:sub)?agents?|droids?|(?:chat)?modes?|recipes)$/;
const folderSynonyms = ["agents", "agent", "subagents", "subagent"];
const maxReads = 200;
function profilePlacesOf(hosts) {
    return [...hosts].flatMap(({ title, patterns, ownPatterns = patterns }) => (0,repo_patterns/* ownPatternsOf */.l_)(patterns, ownPatterns).flatMap((pattern) => {
        const { anchor, path, fixed } = (0,repo_patterns/* parsePattern */.EY)(pattern);
        const [directory = "", folder = "", ...deeper] = fixed.split("/");
        const name = (0,repo_path/* nameOf */.Vb)(path);
        const isPlace = directory.startsWith(".") && profileFolder.test(folder) && deeper.length === 0;
        if ((anchor !== "every" && anchor !== "root") || !isPlace || !/^\*\.[^*]+$/.test(name))
            return [];
        return [{ title, pattern: path, isEverywhere: anchor === "every", directory, folder, ending: name.slice(1) }];
    }));
}
async function nearMissesIn(repo, hosts, isRead) {
    const problems = new Map();
    let reads = 0;
    for (const candidate of candidatesIn(repo, profilePlacesOf(hosts))) {
        const { path } = candidate;
        if (problems.has(path) ||
            isRead(path, candidate.place.title) ||
            (0,profile_look/* isDocument */.wz)(path) ||
            repo.resolve(path).kind !== "file")
            continue;
        if (++reads > maxReads)
            break;
        const look = await (0,profile_look/* lookOf */.Li)(repo, path);
        const problem = look && problemOf(repo, candidate, look);
        if (problem)
            problems.set(path, problem);
    }
    return [...problems.values()];
}
function problemOf(repo, { path, place: { title, pattern, ending }, home, not, target: named }, { name, format }) {
    const target = named ?? (name === undefined ? undefined : (0,repo_path/* join */.fj)(home, `${name}${ending}`));
    if (target !== undefined && repo.resolve(target).kind !== "missing")
        return undefined;
    const message = `looks like a profile, but ${title} reads \`${pattern}\`, not \`${not}\``;
    const problem = { kind: "near-miss", at: (0,repo_text/* placeOfPath */.Es)(path) };
    if (format !== formatOf(ending))
        return { ...problem, message: `${message}; write it as \`${target ?? (0,repo_path/* join */.fj)(home, `*${ending}`)}\`` };
    if (target === undefined)
        return { ...problem, message: `${message}; move the file to \`${home}\`` };
    const fix = { title: `git mv ${quoted(path)} ${quoted(target)}`, safe: false, edits: [] };
    const isPlain = ![path, target].some((text) => /[\0-\x1f\x7f]/.test(text));
    return {
        ...problem,
        message: `${message}; move the file to \`${target}\``,
        ...(isPlain ? { fixes: [fix] } : {}),
    };
}
function quoted(path) {
    return /^[\w./@+][\w./@+-]*$/.test(path) ? path : `'${path.replaceAll("'", "'\\''")}'`;
}
function formatOf(ending) {
    if (ending.endsWith(".md") || ending.endsWith(".txt"))
        return "markdown";
    if (ending.endsWith(".toml"))
        return "toml";
    return ending.endsWith(".json") ? "json" : ending.endsWith("ml") ? "yaml" : undefined;
}
function* candidatesIn(repo, places) {
    const directories = new Set(places.map(({ directory }) => directory));
    for (const directory of directories) {
        const ofDirectory = places.filter((place) => place.directory === directory);
        for (const root of repo.holding(directory))
            yield* inDirectory(repo, root, (0,repo_path/* join */.fj)(root, directory), ofDirectory);
    }
    for (const path of repo.hidden()) {
        const name = (0,repo_path/* nameOf */.Vb)(path);
        if (directories.has(name))
            continue;
        const near = places.filter(({ directory }) => isNear(name, directory));
        if (near.length > 0)
            yield* inMisspelt(repo, path, near);
    }
}
function* inDirectory(repo, root, directory, places) {
    if (repo.isUsers(directory))
        return;
    const here = places.filter(({ isEverywhere }) => isEverywhere || root === "");
    const known = new Set(here.map(({ folder }) => folder));
    for (const name of repo.names(directory)) {
        const path = (0,repo_path/* join */.fj)(directory, name);
        const { kind } = repo.resolve(path);
        if (kind === "file") {
            const place = here.find(({ folder }) => (0,repo_path/* stemOf */.Vc)(name).toLowerCase() === folder);
            if (place && (0,repo_path/* extensionOf */.je)(name) !== undefined)
                yield { path, place, home: (0,repo_path/* join */.fj)(directory, place.folder), not: (0,repo_path/* join */.fj)(place.directory, name) };
        }
        else if (kind === "directory") {
            const own = here.filter(({ folder }) => folder === name);
            const near = known.has(name) ? [] : here.filter(({ folder }) => isNearFolder(name, folder));
            for (const file of filesIn(repo, path))
                yield* known.has(name) ? wrongEnding((0,repo_path/* join */.fj)(path, file), path, own) : wrongFolder(file, path, directory, near);
        }
    }
}
function* wrongEnding(path, home, own) {
    const [place] = own;
    const extension = (0,repo_path/* extensionOf */.je)(path);
    if (place === undefined || extension === undefined || !profileEnding.test(path))
        return;
    if (own.some(({ pattern, isEverywhere }) => (0,repo_patterns/* matches */.cK)(path, isEverywhere ? `**/${pattern}` : pattern)))
        return;
    if (own.some(({ ending }) => path.endsWith(ending)))
        return;
    const target = (0,repo_path/* join */.fj)((0,repo_path/* directoryOf */.jt)(path), `${(0,repo_path/* stemOf */.Vc)(path)}${place.ending}`);
    yield { path, place, home, not: `.${extension}`, target };
}
const profileEnding = /\.(?:mdx?|markdown|mdown|mkd|mdc|txt|toml|ya?ml|json)$/i;
function* wrongFolder(file, folder, directory, near) {
    const place = near.find(({ ending }) => file.endsWith(ending)) ?? near[0];
    if (!place || !profileEnding.test(file))
        return;
    const name = file.endsWith(place.ending) ? (0,repo_path/* nameOf */.Vb)(file) : `${(0,repo_path/* stemOf */.Vc)(file)}${place.ending}`;
    const home = (0,repo_path/* join */.fj)(directory, place.folder);
    const target = (0,repo_path/* join */.fj)(home, (0,repo_path/* join */.fj)((0,repo_path/* directoryOf */.jt)(file), name));
    yield { path: (0,repo_path/* join */.fj)(folder, file), place, home, not: `${place.directory}/${(0,repo_path/* nameOf */.Vb)(folder)}/`, target };
}
function* inMisspelt(repo, path, near) {
    for (const place of near) {
        const folder = (0,repo_path/* join */.fj)(path, place.folder);
        if (repo.isUsers(path) || repo.resolve(folder).kind !== "directory")
            continue;
        const home = (0,repo_path/* join */.fj)((0,repo_path/* directoryOf */.jt)(path), (0,repo_path/* join */.fj)(place.directory, place.folder));
        const not = `${(0,repo_path/* nameOf */.Vb)(path)}/${place.folder}/`;
        for (const file of filesIn(repo, folder))
            if (file.endsWith(place.ending))
                yield { path: (0,repo_path/* join */.fj)(folder, file), place, home, not, target: (0,repo_path/* join */.fj)(home, file) };
    }
}
function filesIn(repo, folder, prefix = "") {
    return repo.names((0,repo_path/* join */.fj)(folder, prefix)).flatMap((name) => {
        const file = (0,repo_path/* join */.fj)(prefix, name);
        const entry = repo.entries.get((0,repo_path/* join */.fj)(folder, file));
        if (entry?.kind === "directory")
            return filesIn(repo, folder, file);
        return entry?.kind === "file" ? [file] : [];
    });
}
function isNearFolder(name, folder) {
    const plain = name.toLowerCase().replaceAll(/[-_ .]/g, "");
    if (plain === folder || (folderSynonyms.includes(plain) && !/mode|recipe/.test(folder)))
        return true;
    if (plain === `${folder}s` || `${plain}s` === folder)
        return true;
    return folder.length >= 6 && plain[0] === folder[0] && (0,spelling/* editsBetween */.y)(plain, folder) === 1;
}
function isNear(name, directory) {
    if (name.length < 6 || name.length > directory.length || name[1] !== directory[1])
        return false;
    return ((0,spelling/* editsBetween */.y)(name.toLowerCase(), directory) === 1 && (name.length < directory.length || isSwap(name, directory)));
}
function isSwap(name, directory) {
    return [...name.toLowerCase()].sort().join("") === [...directory].sort().join("");
}

// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/collect.js
var collect = __nccwpck_require__(1307);
;// CONCATENATED MODULE: ./build/bundle/src/inspect/unknown-hosts.js




const folderNames = new Set(["agents", "agent", "subagents"]);
const notHosts = new Set([
    ".gitlab",
    ".jenkins",
    ".buildkite",
    ".teamcity",
    ".azuredevops",
    ".git",
]);
const profileFormats = /\.(?:md|mdc|toml|json|jsonc|ya?ml)$/i;
const batchSize = 64;
function judgedPathsOf({ items, unjudged }) {
    const judged = new Set(unjudged.map(({ at }) => at.source.path));
    const formats = new Set();
    for (const { verdict, files } of items) {
        if (verdict.kind === "passed-over" || verdict.kind === "dropped")
            continue;
        for (const file of files) {
            judged.add(file);
            formats.add(unknown_hosts_formatOf(file));
        }
    }
    for (const { verdict, files } of items)
        if (verdict.kind === "dropped" && verdict.problem.kind === "document")
            for (const file of files)
                if (formats.has(unknown_hosts_formatOf(file)))
                    judged.add(file);
    return judged;
}
function unknownHostsIn(repo, patterns, judged) {
    const known = patterns.map((pattern) => (0,repo_patterns/* parsePattern */.EY)(pattern).path.split("/"));
    return repo
        .hidden()
        .filter((directory) => !notHosts.has((0,repo_path/* nameOf */.Vb)(directory)) && repo.resolve(directory).kind === "directory" && !repo.isUsers(directory))
        .flatMap((directory) => [...folderNames]
        .filter((name) => !known.some((parts) => matchesFolder(parts, (0,repo_path/* nameOf */.Vb)(directory).toLowerCase(), name)))
        .map((name) => (0,repo_path/* join */.fj)(directory, name)))
        .filter((path) => exists(path, repo))
        .sort()
        .flatMap((path) => {
        const { files, unjudged } = (0,collect/* collectFiles */.C0)(repo, path, {
            isIncluded: (file) => profileFormats.test(file),
            deep: true,
        });
        const found = [...files, ...unjudged.map(({ at }) => at.source.path)].filter((file) => !judged.has(file));
        return found.length > 0 ? [{ path, files: found }] : [];
    });
}
async function unknown_hosts_problemOf({ path, files }, repo) {
    const identities = [];
    for (let at = 0; at < files.length; at += batchSize)
        identities.push(...(await Promise.all(files.slice(at, at + batchSize).map(async (file) => `${file} ${(await repo.identityOf(file)) ?? ""}`))));
    const [first = path, ...others] = files;
    const what = others.length > 0 ? `${files.length} files` : `\`${first === path ? (0,repo_path/* nameOf */.Vb)(path) : first.slice(path.length + 1)}\``;
    return {
        kind: "unknown-host",
        message: `looks like an agent folder of a host that this tool does not know; ${what} ${others.length > 0 ? "are" : "is"} not checked`,
        at: (0,repo_text/* placeOfPath */.Es)(path),
        identity: identities.join("\n"),
    };
}
function unknown_hosts_formatOf(file) {
    return `${(0,repo_path/* directoryOf */.jt)(file)} ${(0,repo_path/* extensionOf */.je)(file) ?? ""}`;
}
function exists(path, repo) {
    const { kind } = repo.resolve(path);
    return kind === "directory" || kind === "outside" || kind === "unjudged";
}
function matchesFolder([first = "", second = ""], directory, folder) {
    return first === directory && (second === folder || second.includes("*"));
}

// EXTERNAL MODULE: ./build/bundle/src/inspect/unread.js
var inspect_unread = __nccwpck_require__(2739);
;// CONCATENATED MODULE: ./build/bundle/src/inspect/misplaced.js





const knownPatterns = Object.values(catalogue/* hosts */.S).flatMap(({ patterns, ownPatterns = [] }) => [
    ...patterns,
    ...ownPatterns,
]);
const titles = new Map(Object.entries(catalogue/* hosts */.S).map(([id, { title }]) => [id, title]));
async function misplacedIn(repo, loads) {
    const read = new Set(loads.flatMap(({ load }) => [...pathsReadBy(load)]));
    const dropped = new Set(loads.flatMap(({ load, title }) => [...pathsDroppedBy(load)].map((path) => `${title} ${path}`)));
    const taken = new Set(loads.flatMap(({ load }) => without(pathsReadBy(load), pathsDroppedBy(load))));
    const isRead = (path, title) => taken.has(path) || dropped.has(`${title} ${path}`);
    const nearMisses = await nearMissesIn(repo, Object.values(catalogue/* hosts */.S), isRead);
    const near = new Set(nearMisses.map(({ at }) => at.source.path));
    const judged = new Set([...near, ...loads.flatMap(({ load }) => [...judgedPathsOf(load)])]);
    const isEmpty = !loads.some(({ load }) => load.items.some(({ files }) => files.length > 0));
    return {
        loads: near.size === 0 ? loads : loads.map((load) => withoutNear(load, near)),
        nearMisses,
        unknownHosts: unknownHostsIn(repo, knownPatterns, judged).filter(({ path }) => !nearMisses.some(({ at }) => (0,repo_path/* isWithin */.UO)(at.source.path, path))),
        unread: await (0,inspect_unread/* unreadIn */.lA)(repo, titles, (path) => read.has(path) || judged.has(path), isEmpty),
    };
}
function pathsReadBy({ items, unjudged }) {
    return new Set([
        ...items.flatMap(({ files, verdict }) => (verdict.kind === "passed-over" ? [] : files)),
        ...unjudged.flatMap(({ kind, at }) => (kind === "unknown-file" ? [] : [at.source.path])),
    ]);
}
function without(all, some) {
    return [...all].filter((one) => !some.has(one));
}
function pathsDroppedBy({ items }) {
    return new Set(items.flatMap(({ files, verdict }) => (verdict.kind === "dropped" ? files : [])));
}
function withoutNear(hostLoad, near) {
    const unjudged = hostLoad.load.unjudged.filter(({ kind, at }) => kind !== "unknown-file" || !near.has(at.source.path));
    return { ...hostLoad, load: { ...hostLoad.load, unjudged } };
}

// EXTERNAL MODULE: ./build/bundle/src/inspect/near-policy.js
var near_policy = __nccwpck_require__(9665);
// EXTERNAL MODULE: ./build/bundle/src/inspect/unknown-files.js
var unknown_files = __nccwpck_require__(2794);
// EXTERNAL MODULE: ./build/bundle/src/generated/hosts.js
var hosts = __nccwpck_require__(9824);
;// CONCATENATED MODULE: ./build/bundle/src/generated/launches.js
const launches = {
    claude: async () => (await __nccwpck_require__.e(/* import() */ 401).then(__nccwpck_require__.bind(__nccwpck_require__, 401))).launch,
    codex: async () => (await __nccwpck_require__.e(/* import() */ 8394).then(__nccwpck_require__.bind(__nccwpck_require__, 8394))).launch,
    copilot: async () => (await __nccwpck_require__.e(/* import() */ 5703).then(__nccwpck_require__.bind(__nccwpck_require__, 5703))).launch,
    cursor: async () => (await __nccwpck_require__.e(/* import() */ 4449).then(__nccwpck_require__.bind(__nccwpck_require__, 4449))).launch,
    gemini: async () => (await __nccwpck_require__.e(/* import() */ 6750).then(__nccwpck_require__.bind(__nccwpck_require__, 6750))).launch,
    opencode: async () => (await __nccwpck_require__.e(/* import() */ 8760).then(__nccwpck_require__.bind(__nccwpck_require__, 8760))).launch,
    qwen: async () => (await __nccwpck_require__.e(/* import() */ 230).then(__nccwpck_require__.bind(__nccwpck_require__, 230))).launch,
};

// EXTERNAL MODULE: ./build/bundle/src/parsers/json.js
var parsers_json = __nccwpck_require__(5930);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/ci/arguments.js
var ci_arguments = __nccwpck_require__(8026);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/ci/programs.js
var programs = __nccwpck_require__(6957);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/ci/shell.js
var shell = __nccwpck_require__(2932);
;// CONCATENATED MODULE: ./build/bundle/src/hosts/_kit/ci/unguarded.js




const carriers = /^(?:ssh|tmux|screen|su)$/;
const forbids = /\b(?:never|(?:do|must|should|shall|may|can) not|cannot|avoid|refuses?|rejects?|forbid\w*|prohibit\w*|disallow\w*|instead of|rather than|detects?|(?:flags?|reports?) (?:any|each|every)|(?:looks?|search(?:es)?|grep) for)\b|\b(?:don|mustn|shouldn|won|can)['’]t\b|[❌🚫]/iu;
const forbidden = /\b(?:is|are) (?:never|not allowed|forbidden|prohibited|banned)\b|\bmust not\b/i;
const nearby = 300;
function unguardedStarts(text, launches) {
    return snippetsIn(text).flatMap((snippet) => {
        const named = launches.filter(({ programs }) => programs.some((program) => snippet.text.includes(program)));
        return named.flatMap((launch) => scriptsIn(snippet.text).flatMap((script) => (0,programs/* startsOf */.j)(script, new Map(), launch).flatMap(({ words }) => (0,ci_arguments/* readArguments */.lR)(words, launch).flags.flatMap(({ name, use, value }) => {
            const because = bypassOf(use, value, launch);
            const at = snippet.start + Math.max(0, snippet.text.indexOf(name));
            if (because === undefined || isForbidden(text, at))
                return [];
            const flag = `${launch.program} ${name}${value === "on" ? "" : ` ${value}`}`;
            return [{ flag, because, start: at, end: at + name.length }];
        }))));
    });
}
function snippetsIn(text) {
    const found = [];
    const fence = /^[ \t>]*(`{3,}|~{3,}(?!~))([^\n`]*)\n([^]*?)(?:^[ \t>]*\1|(?![^]))/gm;
    const spans = text.replace(fence, (whole, mark, language, body, offset) => {
        if (/^\s*(?:(?:ba|z|da)?sh|shell|console|terminal|text|txt)?\s*$/i.test(language)) {
            const start = offset + whole.indexOf("\n", whole.indexOf(mark)) + 1;
            found.push({ text: body.replace(/^([ \t]*)\$ /gm, "$1  "), start });
        }
        return whole.replace(/[^\n]/g, " ");
    });
    for (const { 0: whole, 1: mark = "", 2: body = "", index } of spans.matchAll(/(?<!`)(`{1,2})([^`\n]+)\1(?!`)/g))
        if (whole.includes("-"))
            found.push({ text: body, start: index + mark.length });
    return found.sort((a, b) => a.start - b.start);
}
function scriptsIn(text) {
    const carried = (0,shell/* commandsIn */.G)(text, new Map()).flatMap((words) => carriers.test(words[0]?.text ?? "") ? words.flatMap((word) => (/\s/.test(word.text) ? [word.text] : [])) : []);
    return [text, ...carried];
}
function bypassOf(use, value, { settings }) {
    if (typeof use === "object")
        return use.find(({ effect, when }) => effect === "bypasses" && (when === undefined || when.test(value)))?.because;
    if (!use.startsWith("key: "))
        return undefined;
    const json = (0,ci_arguments/* jsonOfKey */.fl)(use.slice("key: ".length), value);
    const root = (0,parsers_json/* parseJsonc */.pX)(json);
    if (root.kind === "problem")
        return undefined;
    return settings?.(root, { path: "", text: json }).find(({ effect }) => effect === "bypasses")?.because;
}
function isForbidden(text, at) {
    const line = text.lastIndexOf("\n", at - 1) + 1;
    const end = text.indexOf("\n", at);
    const before = text.slice(Math.max(line, at - nearby), at).split(/[.!?;]\s/);
    const [after = ""] = text.slice(at, Math.min(at + nearby, end < 0 ? text.length : end)).split(/[.!?;]\s/);
    return (forbids.test(withoutFlags(before.at(-1) ?? "")) || forbidden.test(after) || forbids.test(introduction(text, line)));
}
function withoutFlags(text) {
    return text.replace(/--?[a-z-]+/g, "");
}
function introduction(text, line) {
    for (let end = line; end > Math.max(0, line - nearby);) {
        const start = text.lastIndexOf("\n", end - 2) + 1;
        const before = text.slice(Math.max(start, end - nearby), end).trim();
        if (!/^[>\s]*(?:(?:`{3,}|~{3,})[^`]*)?$/.test(before))
            return /^#|:\W*$/.test(before) ? withoutFlags(before) : "";
        end = start;
    }
    return "";
}

;// CONCATENATED MODULE: ./build/bundle/src/inspect/unguarded.js



async function unguardedIn(loads) {
    const prompts = new Set(loads.flatMap(({ load }) => load.items.flatMap(({ profile }) => (profile ? [profile.prompt.text] : []))));
    const candidates = [...prompts].filter((text) => /[`~]/.test(text) && /(?:^|\s)-{1,2}[a-z]/.test(text));
    const named = Object.entries(hosts/* hosts */.S).flatMap(([id, { launch }]) => {
        const load = launches[id];
        const isNamed = candidates.some((text) => launch?.programs.some((program) => text.includes(program)));
        return load && isNamed ? [load()] : [];
    });
    const known = await Promise.all(named);
    const found = new Map();
    return (prompt) => {
        let starts = found.get(prompt);
        if (!starts)
            found.set(prompt, (starts = known.length === 0 ? [] : unguardedStarts(prompt, known)));
        return starts;
    };
}

// EXTERNAL MODULE: ./build/bundle/src/inspect/organisation.js
var organisation = __nccwpck_require__(5398);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/ci/index.js
var ci = __nccwpck_require__(2898);
;// CONCATENATED MODULE: ./build/bundle/src/inspect/detect.js



async function detectHost(id, host, repo, input) {
    const isBare = repo.entries.size === 1 && input.user === undefined;
    const path = isBare
        ? undefined
        : (ownIn(host, repo, input.user) ??
            (await hintedIn(host.detectionHints ?? [], repo)) ??
            (host.launch && (await (0,ci/* launchedIn */.aU)(repo, host.launch))));
    if (path !== undefined)
        return { kind: "own", path };
    if (input.policy(id))
        return { kind: "policy" };
    if (input.requested(id))
        return { kind: "asked" };
    if (input.base(id))
        return { kind: "base" };
    return { kind: "none", shared: isBare ? undefined : host.ownPatterns && detect_firstOf(host.patterns, repo, input.user) };
}
function ownIn({ patterns, ownPatterns }, repo, user) {
    if (ownPatterns)
        return detect_firstOf(ownPatterns, repo, user);
    return user !== undefined || (0,repo_patterns/* isAnyPresent */.OU)(repo, patterns) ? (detect_firstOf(patterns, repo, user) ?? "") : undefined;
}
async function hintedIn(hints, repo) {
    const textsOf = new Map();
    for (const { path, text } of hints)
        textsOf.set(path, [...(textsOf.get(path) ?? []), text]);
    for (const [pattern, texts] of textsOf) {
        for (const path of hintPaths(pattern, repo)) {
            const content = await repo.read(path);
            if (content.kind === "text"
                ? texts.some((text) => content.source.text.includes(text))
                : content.kind !== "absent" || content.resolution.kind === "outside")
                return path;
        }
    }
    return undefined;
}
function hintPaths(pattern, repo) {
    return pattern.replace(/^\*\*\//, "").includes("*")
        ? [...repo.entries.keys()].filter((path) => !repo.isUsers(path) && (0,repo_patterns/* matches */.cK)(path, pattern)).sort()
        : startsOf(pattern, repo, undefined).filter((path) => detect_exists(path, repo));
}
function detect_firstOf(patterns, repo, user) {
    for (const pattern of patterns) {
        const path = startsOf(pattern, repo, user).find((start) => detect_exists(start, repo));
        if (path !== undefined)
            return path;
    }
    return undefined;
}
function startsOf(pattern, repo, user) {
    const { anchor, path, fixed } = (0,repo_patterns/* parsePattern */.EY)(pattern);
    const start = path.includes("*") ? fixed : path;
    if (start === "")
        return [];
    return directoriesOf(anchor, path, repo, user).map((directory) => (0,repo_path/* join */.fj)(directory, start));
}
function directoriesOf(anchor, path, repo, user) {
    if (anchor === "every")
        return [...repo.holding(path.split("/")[0] ?? "")].filter((directory) => !repo.isUsers(directory)).sort();
    const root = (0,repo_patterns/* anchorRoot */.kB)(anchor, user);
    return root === undefined ? [] : [root];
}
function detect_exists(path, repo) {
    const resolution = repo.resolve(path);
    if (resolution.kind === "directory")
        return repo.names(path).length > 0;
    return resolution.kind !== "missing" || resolution.link !== undefined;
}

;// CONCATENATED MODULE: ./build/bundle/src/inspect/index.js



















async function inspect(repo, options) {
    const repositoryRoots = [
        "",
        ...[...repo.entries.values()].filter(({ kind }) => kind === "submodule").map(({ path }) => path),
    ];
    const selected = selectedHosts(options);
    const nearMatches = (0,repo_patterns/* nearMatchesIn */.Zj)(repo, selected.flatMap(([, { patterns }]) => patterns));
    const loaded = (await Promise.all(selected.map(([id, host]) => loadsOf(id, host, { repo, repositoryRoots, nearMatches, options })))).flat();
    const isWhole = options.hosts === undefined && options.starts === undefined;
    const misplaced = isWhole
        ? await misplacedIn(repo, loaded)
        : { loads: loaded, nearMisses: [], unknownHosts: [], unread: [] };
    const { loads } = misplaced;
    const findings = options.skipsRules ? [] : await findingsIn(misplaced, repo, options.decisions);
    const counted = findings.filter(({ at, item }) => !options.decisions.ignored(item?.files[0] ?? at.source.path));
    return {
        ...misplaced,
        subjects: withoutEchoes(loads.flatMap(subjectsOf)).sort(bySubject),
        findings: onePerCause(counted.sort(byPlace), { loads, decisions: options.decisions }),
        ignored: findings.length - counted.length,
    };
}
async function findingsIn({ loads, nearMisses, unknownHosts, unread }, repo, decisions) {
    const isReader = folderReadersIn(loads);
    const unguarded = await unguardedIn(loads);
    const unjudged = [
        ...(await Promise.all(unknownHosts.map((host) => unknown_hosts_problemOf(host, repo)))),
        ...(0,near_policy/* nearPoliciesIn */.A)(repo),
        ...(await withProblems(repo, model_host/* absentLoad */._e, nearMisses)).unjudged,
        ...unread.map((profiles) => (0,inspect_unread/* unreadProblem */.l0)(profiles, decisions.policies)),
    ];
    const unknown = { host: null, title: "", edition: null, load: { ...model_host/* absentLoad */._e, unjudged } };
    return withoutRepeats(withFurther([...loads, unknown].flatMap((load) => runRules(load, decisions, isReader, unguarded)), loads.flatMap(({ fewer = [], ...host }) => fewer.flatMap((load) => runRules({ ...host, load }, decisions, isReader, unguarded)))), loads);
}
async function hostsInUse(repo, options) {
    const uses = await Promise.all(selectedHosts(options).map(async ([id, host]) => ({
        id,
        use: await detectHost(id, host, repo, detectionInputOf(options)),
    })));
    return uses.flatMap(({ id, use }) => (use.kind === "none" ? [] : [id]));
}
function selectedHosts({ hosts, repositoryNames = [], }) {
    return Object.entries(catalogue/* hosts */.S)
        .filter(([id]) => hosts?.includes(id) ?? true)
        .map(([id, host]) => [id, (0,organisation/* inRepository */.y)(host, repositoryNames)]);
}
function detectionInputOf({ decisions, hosts, editions = {}, usedAtBase, user }) {
    return {
        requested: (id) => hosts !== undefined || Object.hasOwn(editions, id),
        policy: (id) => Object.hasOwn(decisions.hosts, id),
        base: (id) => usedAtBase?.includes(id) ?? false,
        user,
    };
}
async function loadsOf(id, host, input) {
    const { repo, repositoryRoots, options } = input;
    const { title, patterns, ownPatterns = patterns } = host;
    const setting = options.decisions.hosts[id];
    const use = await detectHost(id, host, repo, detectionInputOf(options));
    const where = (dirs) => ({
        starts: options.starts ?? (use.kind === "none" ? [] : (0,repo_patterns/* startDirectories */.oQ)(repo, patterns)),
        repositoryRoots,
        dirs: dirs.map(({ value }) => value),
        ...(options.user ? { user: options.user } : {}),
        ...(options.repositoryNames ? { repositoryNames: options.repositoryNames } : {}),
    });
    const unreadable = nearMatchProblems(host, use, input);
    const folders = use.kind === "none" ? [] : await foldersOf(host);
    const selected = options.editions?.[id] ?? (options.everyEdition ? allEditions : undefined);
    return Promise.all(editionsOf(host, selected, setting?.editions).map(async (edition) => {
        const identified = { host: id, title, edition, use, own: ownPatterns };
        if (use.kind === "none")
            return { ...identified, load: await withProblems(repo, model_host/* absentLoad */._e, unreadable) };
        const loadFrom = (dirs) => loadWithFixes(host, repo, where(dirs), edition, options);
        const [loaded, ...fewer] = await Promise.all([
            loadFrom(setting?.dirs ?? []),
            ...(setting?.fewerDirs ?? []).map(loadFrom),
        ]);
        const unread = (0,unknown_files/* unknownFilesIn */.h)(repo, title, folders, fewer[0] ?? loaded);
        const judged = unread.length > 0 ? judgedPathsOf(loaded) : undefined;
        const unknown = unread.filter(({ at }) => !judged?.has(at.source.path));
        return {
            ...identified,
            load: await withProblems(repo, loaded, [...unreadable, ...unknown]),
            ...(fewer.length > 0 ? { fewer: await Promise.all(fewer.map((load) => withProblems(repo, load, []))) } : {}),
        };
    }));
}
async function foldersOf({ folders, loadFolders }) {
    return folders ?? (await loadFolders?.()) ?? [];
}
async function withProblems(repo, load, more) {
    const unjudged = [...load.unjudged, ...more].map(async (problem) => {
        const identity = await repo.identityOf(problem.at.source.path);
        return identity === undefined ? problem : { ...problem, identity };
    });
    return { ...load, unjudged: await Promise.all(unjudged) };
}
function nearMatchProblems({ title, patterns, ownPatterns = patterns }, use, { repo, nearMatches: { odd, links } }) {
    if (odd.length + links.length === 0)
        return [];
    const checked = use.kind === "none" ? (0,repo_patterns/* ownPatternsOf */.l_)(patterns, ownPatterns) : patterns;
    return [
        ...(0,repo_patterns/* caseFoldedPaths */.zB)(odd, checked).map((path) => ({
            message: `is read by ${title} on file systems that ignore case or Unicode forms, but is not checked here; use the exact name that ${title} reads`,
            at: (0,repo_text/* placeOfPath */.Es)(path),
        })),
        ...(0,repo_patterns/* unreachablePaths */.j8)(repo, links, checked).map((path) => ({
            message: "is a link to something outside this tree, which is not checked",
            at: (0,repo_text/* placeOfPath */.Es)(path),
        })),
    ];
}
function byEdition(inspection) {
    const ranks = ranksOf(inspection.loads);
    if (ranks.length === 1)
        return [inspection];
    const listed = new Map(inspection.subjects.map((subject) => [subject.item, subject]));
    return ranks.map((loads) => ({
        ...inspection,
        loads,
        subjects: loads
            .flatMap(subjectsOf)
            .map((subject) => listed.get(subject.item) ?? subject)
            .sort(bySubject),
    }));
}
function subjectsOf({ host, title, edition, load }) {
    return load.items.filter(isListed).map((item) => ({ host, title, edition, item }));
}
function byPlace(a, b) {
    return ((0,repo_path/* byBytes */.bg)(a.at.source.path, b.at.source.path) ||
        a.at.span.start - b.at.span.start ||
        (0,repo_path/* byBytes */.bg)(a.rule, b.rule) ||
        (0,repo_path/* byBytes */.bg)(a.host ?? "", b.host ?? "") ||
        (0,repo_path/* byBytes */.bg)(a.message, b.message));
}
function bySubject(a, b) {
    return (0,repo_path/* byBytes */.bg)(a.item.files[0] ?? "", b.item.files[0] ?? "") || (0,repo_path/* byBytes */.bg)(a.host, b.host);
}


/***/ }),

/***/ 7619:
/***/ (function (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  Ys: () => (/* binding */ differingFiles),
  gS: () => (/* binding */ materialsIn),
  YF: () => (/* binding */ noMaterials)
});

// EXTERNAL MODULE: ./build/bundle/src/repo/path.js
var repo_path = __nccwpck_require__(6311);
;// CONCATENATED MODULE: ./build/bundle/src/repo/modules.js

const script = /\.(?:sh|bash|zsh|fish|ksh|[cm]?[jt]s|[jt]sx|py|rb|pl|php|lua|ps1|psm1|bat|cmd|mk|awk|jq|sed)$/i;
const shebangs = [
    [/python/, "python"],
    [/node|bun|deno|tsx/, "javascript"],
    [/ruby/, "ruby"],
];
function languageOf(path, text) {
    if (/\.(?:[cm]?[jt]s|[jt]sx)$/i.test(path))
        return "javascript";
    if (/\.py$/i.test(path))
        return "python";
    if (/\.rb$/i.test(path))
        return "ruby";
    if (/\.(?:sh|bash|zsh|fish|ksh|mk|inc|lib|env|envrc|bashrc)$/i.test(path))
        return "shell";
    if (script.test(path))
        return "other";
    if ((0,repo_path/* nameOf */.Vb)(path).includes("."))
        return undefined;
    const [line = ""] = text.slice(0, 200).split("\n", 1);
    return line.startsWith("#!") ? (shebangs.find(([program]) => program.test(line))?.[1] ?? "shell") : "shell";
}
const interpreter = /^(?:\.|source|exec|(?:.*\/)?(?:(?:ba|z|da|k|fi)?sh|node|bun|deno|tsx|ts-node|python[\d.]*|ruby|perl|php|lua|pwsh|powershell))$/;
const tryingExtensions = /^(?:.*\/)?(?:node|bun|deno|tsx|ts-node|require|import|from)$/;
const extensions = [".js", ".mjs", ".cjs", ".ts", ".mts", ".cts", ".tsx", ".jsx", ".json"];
function scriptsNamed(name) {
    const bare = name.replace(/(?<!\/)\/+$/, "");
    const compiled = /^(.*)\.([cm]?)js$/.exec(bare);
    return [
        ...extensions.flatMap((extension) => [bare + extension, (0,repo_path/* join */.fj)(bare, `index${extension}`)]),
        ...(compiled ? [`${compiled[1]}.${compiled[2]}ts`, `${compiled[1]}.tsx`, `${compiled[1]}.jsx`] : []),
    ];
}
function filesOfModule(dotted) {
    const parts = dotted.split(".");
    if (parts.length > maxDepth)
        return [];
    const path = parts.join("/");
    const packages = parts.map((_, i) => (0,repo_path/* join */.fj)(parts.slice(0, i + 1).join("/"), "__init__.py"));
    return [`${path}.py`, (0,repo_path/* join */.fj)(path, "__main__.py"), ...packages];
}
function filesOfEntry(word) {
    const [, dotted] = /^([A-Za-z_][\w.]*)(?::[A-Za-z_][\w.]*)?$/.exec(word) ?? [];
    return dotted === undefined ? [] : filesOfModule(dotted);
}
const [maxDepth, maxFiles] = [20, 2_000];
function importsOfPython(text) {
    const found = new Set();
    const imports = /(?<=^|[;"'\n])[ \t]*(?:from[ \t]+([\w.]+)[ \t]+import[ \t]*(\([^)]{0,2000}\)|[^\n;"']{0,500})|import[ \t]+([\w., \t]{1,500}))/g;
    for (const [, from, names = "", modules = ""] of text.matchAll(imports)) {
        if (found.size > maxFiles)
            break;
        const listed = namesIn(from === undefined ? modules : names);
        for (const path of from === undefined ? listed.flatMap(filesOfModule) : filesFrom(from, listed))
            found.add(path);
    }
    return [...found];
}
function filesFrom(from, names) {
    const [dots = ""] = /^\.*/.exec(from) ?? [];
    const up = "../".repeat(Math.max(0, dots.length - 1));
    const within = from.slice(dots.length);
    const modules = names.map((name) => (within === "" ? name : `${within}.${name}`));
    const files = [...(within === "" ? [] : [within]), ...modules].flatMap(filesOfModule);
    return [...files.map((file) => up + file), ...(within === "" ? [`${up}__init__.py`] : [])];
}
function namesIn(list) {
    return list
        .replace(/#[^\n]*/g, "")
        .split(/[(),]/)
        .flatMap((part) => /^\s*([\w.]+)/.exec(part)?.[1] ?? []);
}

;// CONCATENATED MODULE: ./build/bundle/src/repo/tasks.js

const python = ["pyproject.toml"];
const node = ["package.json"];
const containers = ["compose.yaml", "compose.yml", "docker-compose.yml", "Dockerfile"];
const rules = ["Makefile", "makefile", "GNUmakefile"];
const tasks = ["Taskfile.yml", "Taskfile.yaml"];
const runners = new Map([
    ...["npm", "pnpm", "yarn", "bun", "npm-run-all", "run-s", "run-p"].map((name) => [name, node]),
    ["deno", ["deno.json", "deno.jsonc", ...node]],
    ...["make", "gmake", "MAKE"].map((name) => [name, rules]),
    ["just", ["justfile", "Justfile", ".justfile"]],
    ["task", tasks],
    ["go-task", tasks],
    ["mise", ["mise.toml", ".mise.toml"]],
    ...["uv", "poetry", "hatch", "pdm", "pipx"].map((name) => [name, python]),
    ["tox", ["tox.ini"]],
    ["nox", ["noxfile.py"]],
    ["cargo", ["Cargo.toml", ".cargo/config.toml"]],
    ["bundle", ["Gemfile", "Rakefile"]],
    ["rake", ["Gemfile", "Rakefile"]],
    ["composer", ["composer.json"]],
    ...["gradle", "gradlew"].map((name) => [name, ["build.gradle", "build.gradle.kts"]]),
    ...["mvn", "mvnw"].map((name) => [name, ["pom.xml"]]),
    ...["docker", "podman", "docker-compose"].map((name) => [name, containers]),
    ["pre-commit", [".pre-commit-config.yaml"]],
    ["lefthook", ["lefthook.yml"]],
]);
function manifestsOf(program) {
    return runners.get((0,repo_path/* nameOf */.Vb)(program)) ?? [];
}
const followed = /^(?:package\.json|composer\.json|deno\.jsonc?|(?:GNU)?[Mm]akefile|\.?[Jj]ustfile|Taskfile\.ya?ml|\.?mise\.toml|pyproject\.toml|tox\.ini|noxfile\.py|Rakefile|\.pre-commit-config\.yaml|lefthook\.yml)$/;
function isManifest(path) {
    return followed.test((0,repo_path/* nameOf */.Vb)(path));
}
const lifecycles = {
    t: ["test"],
    tst: ["test"],
    ...Object.fromEntries(["i", "ci", "install"].map((name) => [name, ["preinstall", "install", "postinstall", "prepare"]])),
};
function tasksOf(path, text) {
    if (!/\.jsonc?$/.test(path))
        return undefined;
    let manifest;
    try {
        manifest = JSON.parse(text.replace(/^\uFEFF/, ""));
    }
    catch {
        return undefined;
    }
    const { scripts, tasks, main, module } = fieldsOf(manifest);
    const named = [...Object.entries(fieldsOf(scripts)), ...Object.entries(fieldsOf(tasks))];
    const found = new Map(named.map(([name, task]) => [name, textsIn(task).join("\n")]));
    if ((0,repo_path/* nameOf */.Vb)(path) === "package.json" && !found.has("start"))
        found.set("start", "node server.js");
    return found.set("", textsIn([main, module])
        .map((entry) => `node ./${entry}`)
        .join("\n"));
}
function askedTasks(words, tasks) {
    if (words.some((word) => /[^/.]\*/.test(word)))
        return [...tasks.keys()];
    return [
        ...new Set(words.flatMap((word) => [word, ...(Object.hasOwn(lifecycles, word) ? (lifecycles[word] ?? []) : [])])),
    ]
        .flatMap((name) => [`pre${name}`, name, `post${name}`])
        .filter((name) => name !== "" && tasks.has(name));
}
function namesGivenIn(text) {
    return new Set(text.split("\n").flatMap((line) => {
        const end = line.search(/:(?=\s|$|:)|=/);
        return end < 0 ? [] : line.slice(0, end).split(/[\s"'[\].@]+/);
    }));
}
function fieldsOf(value) {
    return typeof value === "object" && value !== null && !Array.isArray(value) ? { ...value } : {};
}
function textsIn(task) {
    const parts = typeof task === "object" && task !== null ? Object.values(task) : [task];
    return parts.flatMap((part) => (Array.isArray(part) ? part : [part])).filter((part) => typeof part === "string");
}

;// CONCATENATED MODULE: ./build/bundle/src/repo/words.js
const keptSpace = "\0";
function wordsOf(text) {
    const plainText = text
        .replace(/\\\r?\n/g, " ")
        .replace(/\\ (?=\S)/g, keptSpace)
        .replace(/\$env:\w+|\$\w+|%\w+%/g, " ")
        .replaceAll(":-", " ");
    const words = [];
    let [end, after, follows] = [0, "", ""];
    for (const match of plainText.matchAll(/[^\s"'`;|&()<>=,{}$[\]]+/g)) {
        const between = plainText.slice(end, match.index);
        const isFirst = words.length === 0 || /[\n"'`;|&({]/.test(between);
        if (/[\n;|&]/.test(between))
            [after, follows] = ["", ""];
        const word = pathOf(match[0]);
        if (word !== "")
            words.push({ text: word, isFirst, after, follows });
        if (!match[0].startsWith("-"))
            after = match[0];
        follows = match[0];
        end = match.index + match[0].length;
    }
    for (const [, double, single] of plainText.matchAll(/"([^"\n]{1,200})"|'([^'\n]{1,200})'/g)) {
        const quoted = (double ?? single ?? "").trim();
        if (/\s/.test(quoted))
            words.push({ text: pathOf(quoted), isFirst: false, after: "", follows: "" });
    }
    return words;
}
function pathOf(word) {
    return word
        .replaceAll("\\", "/")
        .replaceAll(keptSpace, " ")
        .replace(/^-\w(?=\.{1,2}\/)/, "")
        .replace(/^\/+/, "")
        .replace(/(?<!:):+$/, "");
}

;// CONCATENATED MODULE: ./build/bundle/src/repo/named-in.js




const entries = ["index.js", "index.mjs", "index.cjs", "index.ts", "index.mts", "__main__.py", "package.json"];
const limits = { around: 12, places: 4, window: 24 };
class NamedFiles {
    #repo;
    #heads = new Map();
    constructor(repo) {
        this.#repo = repo;
    }
    namedIn(text) {
        const reading = { ...text, found: new Map(), bases: nearest(text.directory) };
        const words = wordsOf(text.text);
        const seen = new Map();
        words.forEach((word, i) => {
            if (isLine(text) || word.isFirst)
                this.#runner(word, words.slice(i + 1, i + 1 + limits.window), reading);
            const key = [word.text, word.after, word.follows === "-m"].join("\0");
            if (seen.get(key) === reading.places)
                return;
            this.#word(word, reading);
            seen.set(key, reading.places);
        });
        if (text.language !== "javascript" && text.language !== "ruby")
            this.#add(this.#modules(importsOfPython(text.text), reading), reading);
        return [...reading.found.values()];
    }
    #word(word, reading) {
        const { text } = word;
        let isFile = false;
        for (const target of this.#at(aroundOf(reading), text)) {
            isFile ||= target.kind === "file";
            if (target.kind === "file")
                this.#add(isNamedScript(target.path, word, reading) ? [target.path] : [], reading);
            else
                this.#directory(target.path, word, reading);
        }
        if (word.follows === "-m" || /\w:\w/.test(text))
            this.#add(this.#modules(filesOfEntry(text), reading), reading);
        if (!isFile)
            this.#add(this.#withoutExtension(word, reading), reading);
    }
    #withoutExtension({ text, after }, reading) {
        const { language, directory } = reading;
        if (language === "ruby")
            return requiring.test(after) ? this.#files(aroundOf(reading), [`${text}.rb`, `lib/${text}.rb`]) : [];
        const isTried = tryingExtensions.test(after);
        if (isDots(text))
            return language === "javascript" && isTried ? this.#files([directory], scriptsNamed(text)) : [];
        const isRelative = /^\.\.?\//.test(text);
        if (!isTried && !isRelative)
            return [];
        const bases = language === "javascript" && isRelative ? [directory] : aroundOf(reading);
        const leading = this.#leading(bases, text);
        return leading.length > 0 ? this.#files(leading, scriptsNamed(text)) : [];
    }
    #directory(path, { text, after, follows }, reading) {
        const { language, bases, places } = reading;
        if (!isDots(text) && !/^(?:cd|pushd|chdir)$/.test(after) && !folderOption.test(follows)) {
            const inside = this.#files([path], entries).filter((entry) => language === "command" || script.test(entry));
            this.#add(inside, reading);
        }
        if (!bases.includes(path) && places[0] !== path)
            reading.places = [path, ...places.filter((place) => place !== path)].slice(0, limits.places);
    }
    #runner({ text }, following, reading) {
        const manifests = manifestsOf(text);
        if (manifests.length === 0)
            return;
        const isCommand = reading.language === "command";
        const end = isLine(reading) ? following.findIndex(({ follows }) => follows === "") : -1;
        const next = end < 0 ? following : following.slice(0, end);
        const isAlone = isLine(reading) ? next.length === 0 : following[0]?.isFirst !== false;
        const around = aroundOf(reading);
        const named = next.flatMap((word) => this.#at(around, word.text).flatMap(({ kind, path }) => (kind === "directory" ? [path] : [])));
        const directories = [...new Set([...around, ...named.slice(0, limits.places).flatMap(ancestorsOf)])];
        for (const path of this.#files(directories, manifests))
            if (isCommand || isManifest(path))
                add(reading, {
                    path,
                    asked: next.length === 0 ? ["install"] : next.map((word) => word.text),
                    isSure: isCommand || isAlone,
                    places: [...new Set([...reading.places, ...named])].slice(0, limits.places),
                });
    }
    #add(paths, reading) {
        for (const path of paths)
            add(reading, { path, asked: [], isSure: true, places: reading.places });
    }
    #modules(paths, reading) {
        if (paths.length === 0)
            return [];
        const around = [...aroundOf(reading), ...aroundOf(reading).map((base) => (0,repo_path/* join */.fj)(base, "src"))];
        const existing = around.filter((base) => this.#headsOf(base).size > 0);
        return paths.flatMap((path) => this.#files(path.startsWith("../") ? [reading.directory] : existing, [path]));
    }
    #files(bases, names) {
        return names.flatMap((name) => this.#at(bases, name).flatMap(({ kind, path }) => (kind === "file" ? [path] : [])));
    }
    #at(bases, path) {
        return this.#leading(bases, path).flatMap((base) => {
            const whole = (0,repo_path/* plain */.pj)((0,repo_path/* join */.fj)(base, path));
            const target = whole === undefined || whole === "" ? undefined : this.#repo.resolve(whole);
            if (target?.kind === "unjudged")
                return [{ kind: "file", path: target.path }];
            return target?.kind === "file" || target?.kind === "directory" ? [target] : [];
        });
    }
    #leading(bases, path) {
        const [head = ""] = /[^/]+/.exec(path.startsWith("./") ? path.slice(2) : path) ?? [];
        if (head === "" || head === "." || head === "..")
            return head === "" ? [] : bases;
        const stem = (0,repo_path/* stemOf */.Vc)(head);
        return bases.filter((base) => {
            const heads = this.#headsOf(base);
            return heads.has(head) || heads.has(stem);
        });
    }
    #headsOf(directory) {
        let heads = this.#heads.get(directory);
        if (!heads) {
            const names = this.#repo.names(directory);
            this.#heads.set(directory, (heads = new Set([...names, ...names.map(repo_path/* stemOf */.Vc)])));
        }
        return heads;
    }
}
const folderOption = /^(?:-C|-d|-w|--(?:prefix|cwd|dir|directory|working-dir|working-directory|chdir|root|project|workspace|filter))$/;
const requiring = /^(?:require|require_relative|load)$/;
function isDots(word) {
    return /^[./]*$/.test(word);
}
function aroundOf({ bases, places }) {
    return [...bases, ...places];
}
function isLine({ language }) {
    return language === "command" || language === "shell" || language === "manifest";
}
function add({ found }, named) {
    const key = [named.path, ...named.asked].join("\0");
    if (!found.has(key))
        found.set(key, named);
}
function isNamedScript(path, { text, isFirst, after }, { language }) {
    if (language === "command" || script.test(path) || interpreter.test(after))
        return true;
    const isProgram = (0,repo_path/* extensionOf */.je)(path) === undefined && !/^(?:\..*|[A-Z_]+)$/.test((0,repo_path/* nameOf */.Vb)(path));
    if (isProgram && text.includes("/"))
        return isFirst || language !== "other";
    return language === "javascript" && /^(?:require|import|from)$/.test(after);
}
function ancestorsOf(directory) {
    if (directory === "")
        return [""];
    return ["", ...directory.split("/").map((_, i, parts) => parts.slice(0, i + 1).join("/"))];
}
function nearest(directory) {
    const all = ancestorsOf(directory);
    return all.length <= limits.around ? all : ["", ...all.slice(1 - limits.around)];
}

// EXTERNAL MODULE: ./build/bundle/src/repo/patterns.js
var patterns = __nccwpck_require__(3987);
;// CONCATENATED MODULE: ./build/bundle/src/repo/started-files.js



const started_files_limits = { characters: 64_000, places: 8 };
class StartedFiles {
    #repo;
    #named;
    #opened = new Map();
    constructor(repo, named) {
        this.#repo = repo;
        this.#named = named;
    }
    async by({ path, asked, places }) {
        const file = await this.#open(path);
        if (!file)
            return [];
        const directory = (0,repo_path/* directoryOf */.jt)(path);
        if (file.tasks) {
            const tasks = asked.length === 0 ? [""] : askedTasks(asked, file.tasks);
            return tasks.flatMap((task) => this.#namedBy(file, task, { text: file.tasks?.get(task) ?? "", language: "command", directory, places }));
        }
        const language = isManifest(path) ? "manifest" : languageOf(path, file.text);
        return language === undefined ? [] : this.#namedBy(file, "", { text: file.text, language, directory, places });
    }
    async counts({ path, asked, isSure }) {
        if (isSure)
            return true;
        const file = await this.#open(path);
        if (!file)
            return false;
        return file.tasks ? askedTasks(asked, file.tasks).length > 0 : asked.some((name) => file.given.has(name));
    }
    #namedBy({ named, places }, task, text) {
        const key = JSON.stringify(text.places);
        const isKnown = places.has(key) || places.size < started_files_limits.places;
        if (isKnown)
            places.add(key);
        const whole = JSON.stringify([task, isKnown ? text.places : []]);
        let found = named.get(whole);
        if (!found)
            named.set(whole, (found = this.#named.namedIn(isKnown ? text : { ...text, places: [] })));
        return found;
    }
    #open(path) {
        let file = this.#opened.get(path);
        if (!file)
            this.#opened.set(path, (file = this.#read(path)));
        return file;
    }
    async #read(path) {
        if (!isManifest(path) && languageOf(path, "") === undefined)
            return undefined;
        const content = await this.#repo.read(path);
        if (content.kind !== "text")
            return undefined;
        const text = content.source.text.slice(0, started_files_limits.characters);
        const tasks = isManifest(path) ? tasksOf(path, text) : undefined;
        const given = isManifest(path) && !tasks ? namesGivenIn(text) : new Set();
        return { text, tasks, given, named: new Map(), places: new Set() };
    }
}

;// CONCATENATED MODULE: ./build/bundle/src/repo/named-files.js





const named_files_limits = { levels: 3, files: 50, visits: 100 };
const known = new WeakMap();
async function filesStartedBy(commands, directory, repo) {
    let tree = known.get(repo);
    if (!tree) {
        const named = new NamedFiles(repo);
        known.set(repo, (tree = { named, started: new StartedFiles(repo, named) }));
    }
    const { named, started } = tree;
    const first = commands.flatMap((text) => named.namedIn({ text, language: "command", directory, places: [] }));
    const found = new Set(first.map(({ path }) => path));
    const visited = new Set();
    let level = first;
    for (let depth = 0; depth <= named_files_limits.levels && level.length > 0; depth++) {
        const next = [];
        for (const one of level) {
            if (depth === named_files_limits.levels && !isManifest(one.path))
                continue;
            const key = JSON.stringify(one);
            if (visited.has(key) || visited.size >= named_files_limits.visits)
                continue;
            visited.add(key);
            for (const inside of await started.by(one)) {
                if (!found.has(inside.path) && (found.size >= named_files_limits.files || !(await started.counts(inside))))
                    continue;
                found.add(inside.path);
                (isManifest(one.path) ? level : next).push(inside);
            }
        }
        level = next;
    }
    return [...found].sort();
}
function filesMatching(pattern, repo) {
    const segments = pattern.split("/");
    const wild = segments.findIndex((segment) => /[*?[{]/.test(segment));
    if (wild < 0)
        return repo.resolve(pattern).kind === "file" ? [pattern] : [];
    const start = segments.slice(0, wild).join("/");
    const isSimple = !/[?[{]/.test(pattern) && (pattern.match(/\*+/g) ?? []).length <= 3;
    const found = [];
    const open = [start];
    for (let directory = open.pop(); directory !== undefined; directory = open.pop())
        for (const name of repo.names(directory)) {
            const path = (0,repo_path/* join */.fj)(directory, name);
            const isDirectory = repo.resolve(path).kind === "directory";
            if (!isDirectory && (!isSimple || (0,patterns/* matches */.cK)(path, pattern)))
                found.push(path);
            if (isDirectory && repo.entries.get(path)?.kind !== "link")
                open.push(path);
        }
    return found.sort(repo_path/* byBytes */.bg);
}

;// CONCATENATED MODULE: ./build/bundle/src/inspect/material.js


const noMaterials = { ofItems: new Map(), ofSettings: new Map() };
async function materialsIn({ loads }, repo) {
    const ofItems = new Map();
    const ofSettings = new Map();
    for (const { load } of loads) {
        for (const item of load.items) {
            const material = await materialOf(item, repo);
            if (material)
                ofItems.set(item, material);
        }
        for (const setting of load.layers.flatMap(({ authority }) => authority)) {
            if (!setting.names || setting.names.length === 0)
                continue;
            const files = await filesStartedBy(setting.names, (0,repo_path/* directoryOf */.jt)(setting.at.source.path), repo);
            if (files.length > 0)
                ofSettings.set(setting, await identified(files, repo));
        }
    }
    return { ofItems, ofSettings };
}
async function materialOf({ files: [file = ""], profile }, repo) {
    if (!profile)
        return undefined;
    const { prompt, paths, hooks, servers, skills = [], references = [] } = profile;
    const commands = [...hooks, ...servers].flatMap(({ kind, value }) => (kind === "command" ? [value] : []));
    const named = [
        ...(prompt.path === null ? [] : [prompt.path]),
        ...paths.flatMap(({ reach }) => reach.kind === "inside" ? [reach.path] : reach.kind === "outside" ? [reach.target] : []),
        ...references.flatMap((pattern) => filesMatching(pattern, repo)),
    ];
    const running = skills.filter(({ may }) => may.includes("execute"));
    if (commands.length + named.length + running.length === 0)
        return undefined;
    const started = await filesStartedBy(commands, (0,repo_path/* directoryOf */.jt)(file), repo);
    const bySkills = await Promise.all(running.map(({ path, because, content = because }) => filesStartedBy([content], (0,repo_path/* directoryOf */.jt)(path), repo)));
    return {
        started: await identified([...new Set([...started, ...bySkills.flat()])].sort(), repo),
        read: await identified([...new Set(named)].sort(), repo),
    };
}
async function identified(paths, repo) {
    const files = await Promise.all(paths.map(async (path) => ({ path, identity: await identityOf(path, repo) })));
    return files.flatMap(({ path, identity }) => (identity === undefined ? [] : [{ path, identity }]));
}
async function identityOf(path, repo) {
    const identity = await repo.identityOf(path);
    if (identity !== undefined)
        return identity;
    const content = await repo.read(path);
    return content.kind === "text" ? content.source.text : undefined;
}
function differingFiles(before, after) {
    const known = new Map(before.map(({ path, identity }) => [path, identity]));
    const now = new Set(after.map(({ path }) => path));
    return [
        ...after.flatMap(({ path, identity }) => (known.get(path) === identity ? [] : [path])),
        ...before.flatMap(({ path }) => (now.has(path) ? [] : [path])),
    ];
}


/***/ }),

/***/ 9665:
/***/ (function (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ nearPoliciesIn)
/* harmony export */ });
/* harmony import */ var _policy_model_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(3861);
/* harmony import */ var _repo_patterns_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(3987);
/* harmony import */ var _repo_text_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(4951);



const own = [..._policy_model_js__WEBPACK_IMPORTED_MODULE_0__/* .policyPaths */ .ff, _policy_model_js__WEBPACK_IMPORTED_MODULE_0__/* .baselinePath */ .XB];
function nearPoliciesIn(repo) {
    return (0,_repo_patterns_js__WEBPACK_IMPORTED_MODULE_1__/* .caseFoldedPaths */ .zB)((0,_repo_patterns_js__WEBPACK_IMPORTED_MODULE_1__/* .nearMatchesIn */ .Zj)(repo, own).odd, own).map((path) => {
        const meant = own.find((one) => one.toLowerCase() === path.toLowerCase()) ?? _policy_model_js__WEBPACK_IMPORTED_MODULE_0__/* .policyPaths */ .ff[0];
        return {
            message: `is ignored: on file systems that ignore case or Unicode forms it replaces \`${meant}\`; rename it to \`${meant}\` or remove it`,
            at: (0,_repo_text_js__WEBPACK_IMPORTED_MODULE_2__/* .placeOfPath */ .Es)(path),
        };
    });
}


/***/ }),

/***/ 5398:
/***/ (function (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   y: () => (/* binding */ inRepository)
/* harmony export */ });
/* unused harmony export organisationNames */
/* harmony import */ var _generated_hosts_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(9824);
/* harmony import */ var _repo_patterns_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(3987);


const places = Object.values(_generated_hosts_js__WEBPACK_IMPORTED_MODULE_0__/* .hosts */ .S).flatMap(({ organisation = [] }) => organisation.flatMap(({ patterns }) => patterns));
const organisationNames = (0,_repo_patterns_js__WEBPACK_IMPORTED_MODULE_1__/* .detectionNamesOf */ .dE)(places);
function inRepository(host, names) {
    const { patterns, ownPatterns = patterns } = host;
    const more = (host.organisation ?? []).flatMap(({ repositories, patterns: further }) => repositories.some((name) => names.includes(name)) ? further : []);
    return more.length === 0
        ? host
        : { ...host, patterns: [...patterns, ...more], ownPatterns: [...ownPatterns, ...more] };
}


/***/ }),

/***/ 155:
/***/ (function (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Li: () => (/* binding */ lookOf),
/* harmony export */   WS: () => (/* binding */ likelyRootOf),
/* harmony export */   gM: () => (/* binding */ telling),
/* harmony export */   wz: () => (/* binding */ isDocument)
/* harmony export */ });
/* unused harmony export mayHoldProfiles */
const headLength = 8_000;
const profileKeys = ["name", "tools", "model", "mode", "permission", "sandbox_mode", "developer_instructions"];
const document = /(?:^|\/)(?:_[^/]*|(?:readme|changelog|contributing|license|index|notes?|todo|template|skill|memory)(?:\.[^/]*)?)$/i;
const telling = /\.(?:agent|chatmode)\.md$/;
const likelyFolder = /^(?:sub-?agents?|agents?|droids|chatmodes)$/i;
function likelyRootOf(path) {
    const parts = path.split("/").slice(0, -1);
    const at = parts.findIndex((part) => likelyFolder.test(part));
    return at < 0 ? undefined : parts.slice(0, at + 1).join("/");
}
const severalFiles = 3;
function mayHoldProfiles(directory, files) {
    if (files.some((file) => telling.test(file)))
        return true;
    const likely = directory === "" ? [] : files.filter((file) => /\.(?:md|toml)$/.test(file) && !isDocument(file));
    if (likely.length === 0)
        return false;
    return likelyRootOf(`${directory}/`) !== undefined || likely.length >= severalFiles;
}
function isDocument(path) {
    return document.test(path);
}
async function lookOf(repo, path) {
    const content = await repo.read(path);
    return content.kind === "text" ? lookOfText(content.source.text) : undefined;
}
function lookOfText(text) {
    const head = text.slice(0, headLength).replace(/^\ufeff/, "");
    const markdown = /^---[ \t]*\r?\n([\s\S]*?)\r?\n---[ \t]*(?:\r?\n|$)/.exec(head);
    if (markdown)
        return lookIn("markdown", markdown[1] ?? "", /^["']?([\w-]+)["']?[ \t]*:[ \t]*(.*)$/gm);
    if (/^\s*\{/.test(head))
        return lookIn("json", head, /^(?: {0,4}|\t)"([\w-]+)"[ \t]*:[ \t]*(.*)$/gm);
    const toml = lookIn("toml", head.replace(/^[ \t]*\[[\s\S]*/m, ""), /^["']?([\w-]+)["']?[ \t]*=[ \t]*(.*)$/gm);
    return toml ?? lookIn("yaml", head, /^([\w-]+)[ \t]*:[ \t]*(.*)$/gm);
}
function lookIn(format, text, pattern) {
    const values = new Map();
    for (const [, key = "", value = ""] of text.matchAll(pattern))
        values.set(key, values.get(key) ?? value);
    if (!values.has("description") || !profileKeys.some((key) => values.has(key)))
        return undefined;
    const name = /^["']?([A-Za-z0-9][\w.-]*)["']?,?[ \t\r]*$/.exec(values.get("name") ?? "")?.[1];
    return { name, format, keys: new Set(values.keys()) };
}


/***/ }),

/***/ 2794:
/***/ (function (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ maxFiles),
/* harmony export */   h: () => (/* binding */ unknownFilesIn)
/* harmony export */ });
/* harmony import */ var _repo_path_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(6311);
/* harmony import */ var _repo_patterns_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(3987);
/* harmony import */ var _repo_text_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(4951);



const maxFiles = 50;
function unknownFilesIn(repo, title, folders, load) {
    const read = pathsReadBy(load);
    const unknown = folders.flatMap((folder) => {
        const known = [...folder.judged, ...folder.harmless.map(({ pattern }) => pattern)].map(withDepth);
        return directoriesOf(repo, folder.root).flatMap((directory) => filesBelow(repo, directory, "")
            .filter((file) => !read.has((0,_repo_path_js__WEBPACK_IMPORTED_MODULE_2__/* .join */ .fj)(directory, file)) && !known.some((pattern) => (0,_repo_patterns_js__WEBPACK_IMPORTED_MODULE_0__/* .matches */ .cK)(file, pattern)))
            .map((file) => (0,_repo_path_js__WEBPACK_IMPORTED_MODULE_2__/* .join */ .fj)(directory, file)));
    });
    const paths = [...new Set(unknown)].sort();
    const left = paths.length - maxFiles;
    return paths.slice(0, maxFiles).map((path, i) => ({
        kind: "unknown-file",
        message: `is in a folder of ${title}, and this tool does not know how ${title} uses it${i === maxFiles - 1 && left > 0 ? `; so do ${left} more files` : ""}`,
        at: (0,_repo_text_js__WEBPACK_IMPORTED_MODULE_1__/* .placeOfPath */ .Es)(path),
    }));
}
function withDepth(pattern) {
    return pattern.endsWith("/**") ? `${pattern}/*` : pattern;
}
function pathsReadBy({ items, layers, unjudged }) {
    return new Set([
        ...items.flatMap(({ files }) => files),
        ...layers.flatMap(({ authority }) => authority.map(({ at }) => at.source.path)),
        ...unjudged.map(({ at }) => at.source.path),
    ]);
}
function directoriesOf(repo, root) {
    const anywhere = "**/";
    const name = root.startsWith(anywhere) ? root.slice(anywhere.length) : undefined;
    const [first = ""] = name?.split("/") ?? [];
    const paths = name === undefined ? [root] : repo.holding(first).map((directory) => (0,_repo_path_js__WEBPACK_IMPORTED_MODULE_2__/* .join */ .fj)(directory, name));
    return paths.filter((path) => !repo.isUsers(path) && repo.resolve(path).kind === "directory");
}
function filesBelow(repo, directory, prefix) {
    return repo.names((0,_repo_path_js__WEBPACK_IMPORTED_MODULE_2__/* .join */ .fj)(directory, prefix)).flatMap((name) => {
        const path = (0,_repo_path_js__WEBPACK_IMPORTED_MODULE_2__/* .join */ .fj)(prefix, name);
        const isLink = repo.entries.get((0,_repo_path_js__WEBPACK_IMPORTED_MODULE_2__/* .join */ .fj)(directory, path))?.kind === "link";
        return !isLink && repo.resolve((0,_repo_path_js__WEBPACK_IMPORTED_MODULE_2__/* .join */ .fj)(directory, path)).kind === "directory"
            ? filesBelow(repo, directory, path)
            : [path];
    });
}


/***/ }),

/***/ 2739:
/***/ (function (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   g_: () => (/* binding */ unreadSummary),
/* harmony export */   l0: () => (/* binding */ unreadProblem),
/* harmony export */   lA: () => (/* binding */ unreadIn)
/* harmony export */ });
/* unused harmony export policyLineFor */
/* harmony import */ var _repo_path_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(6311);
/* harmony import */ var _repo_text_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(4951);
/* harmony import */ var _profile_look_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(155);



const maxReads = 50;
const maxPlain = 3_000;
const maxRoots = 3;
const maxDirs = 100;
const foreign = /(?:^|\/)(?:node_modules|vendor|third_party|fixtures?|__fixtures__|testdata|tests?|__tests__|spec)\//i;
async function unreadIn(repo, titles, isRead, isEmpty) {
    const folders = foldersIn(repo, isRead, isEmpty);
    const found = [];
    let reads = 0;
    for (const folder of folders) {
        let host = _profile_look_js__WEBPACK_IMPORTED_MODULE_1__/* .telling */ .gM.test(folder.ending) ? "copilot" : undefined;
        for (const file of host === undefined ? folder.files.slice(0, 2) : []) {
            if (++reads > maxReads)
                break;
            const look = await (0,_profile_look_js__WEBPACK_IMPORTED_MODULE_1__/* .lookOf */ .Li)(repo, file);
            host = look && hostOf(look, file, titles);
            if (host !== undefined)
                break;
        }
        if (host !== undefined && titles.has(host))
            found.push({ folder, host });
    }
    return grouped(found, titles);
}
function hostOf({ format, keys }, path, titles) {
    if (format === "toml")
        return keys.has("developer_instructions") || keys.has("sandbox_mode") ? "codex" : undefined;
    if (format !== "markdown")
        return undefined;
    if (keys.has("mode"))
        return (0,_profile_look_js__WEBPACK_IMPORTED_MODULE_1__/* .likelyRootOf */ .WS)(path) === undefined ? undefined : "opencode";
    if (!keys.has("name") || !["tools", "model", "color"].some((key) => keys.has(key)))
        return undefined;
    const named = (0,_repo_path_js__WEBPACK_IMPORTED_MODULE_2__/* .directoryOf */ .jt)(path)
        .toLowerCase()
        .split(/[^a-z0-9]+/)
        .find((word) => titles.has(word));
    return named === undefined || !markdownHosts.has(named) ? "claude" : named;
}
const markdownHosts = new Set(["claude", "copilot", "cursor", "gemini", "qwen"]);
function foldersIn(repo, isRead, isEmpty) {
    const folders = new Map();
    const kinds = new Map();
    let plain = 0;
    for (const { path, kind } of repo.entries.values()) {
        if (kind !== "file" || !isProfileFormat(path))
            continue;
        const directory = (0,_repo_path_js__WEBPACK_IMPORTED_MODULE_2__/* .directoryOf */ .jt)(path);
        const folderKind = kinds.get(directory) ?? kindOf(repo, directory, isEmpty);
        kinds.set(directory, folderKind);
        const ending = endingIn(path, folderKind);
        if (ending === undefined || (folderKind === "plain" && plain >= maxPlain))
            continue;
        if (isRead(path) || (0,_profile_look_js__WEBPACK_IMPORTED_MODULE_1__/* .isDocument */ .wz)(path))
            continue;
        if (folderKind === "plain")
            plain++;
        const key = `${directory} ${ending}`;
        const folder = folders.get(key) ?? { path: directory, ending, files: [] };
        folder.files.push(path);
        folders.set(key, folder);
    }
    return [...folders.values()].sort((a, b) => rankOf(a) - rankOf(b) || b.files.length - a.files.length || (0,_repo_path_js__WEBPACK_IMPORTED_MODULE_2__/* .byBytes */ .bg)(a.path, b.path));
}
function isProfileFormat(path) {
    return path.endsWith(".md") || path.endsWith(".toml");
}
function endingIn(path, kind) {
    if (kind === "foreign")
        return undefined;
    const plain = path.endsWith(".md") ? ".md" : ".toml";
    return _profile_look_js__WEBPACK_IMPORTED_MODULE_1__/* .telling */ .gM.exec(path)?.[0] ?? (kind === "named" ? undefined : plain);
}
function kindOf(repo, directory, isEmpty) {
    const path = `${directory}/`;
    const isHiddenElsewhere = /(?:^|\/)\.(?!github\/)/.test(path);
    const isNameable = directory !== "" && !/^[A-Za-z]:|\\/.test(directory);
    if (!isNameable || isHiddenElsewhere || foreign.test(path) || repo.isUsers(path))
        return "foreign";
    if (/(?:^|\/)\./.test(path))
        return "named";
    if ((0,_profile_look_js__WEBPACK_IMPORTED_MODULE_1__/* .likelyRootOf */ .WS)(path) !== undefined)
        return "likely";
    return isEmpty ? "plain" : "named";
}
function rankOf({ path, ending }) {
    if (_profile_look_js__WEBPACK_IMPORTED_MODULE_1__/* .telling */ .gM.test(ending))
        return 0;
    return (0,_profile_look_js__WEBPACK_IMPORTED_MODULE_1__/* .likelyRootOf */ .WS)(`${path}/`) === undefined ? 2 : 1;
}
function grouped(found, titles) {
    const groups = new Map();
    const rootsOf = (host) => new Set(found.flatMap((each) => (each.host === host ? [each.folder.path.split("/")[0] ?? ""] : [])));
    for (const { folder, host } of found) {
        const roots = rootsOf(host);
        const root = roots.size > maxRoots ? ([...roots].sort(_repo_path_js__WEBPACK_IMPORTED_MODULE_2__/* .byBytes */ .bg)[0] ?? "") : (folder.path.split("/")[0] ?? "");
        const group = groups.get(`${host} ${root}`) ?? { host, root, folders: [] };
        groups.set(`${host} ${root}`, group);
        group.folders.push(folder);
    }
    return [...groups.values()]
        .map(({ host, root, folders }) => {
        const all = [...new Set(folders.map(({ path }) => (0,_profile_look_js__WEBPACK_IMPORTED_MODULE_1__/* .likelyRootOf */ .WS)(`${path}/`) ?? path))].sort(_repo_path_js__WEBPACK_IMPORTED_MODULE_2__/* .byBytes */ .bg);
        const dirs = all.filter((dir) => !all.some((other) => other !== dir && (0,_repo_path_js__WEBPACK_IMPORTED_MODULE_2__/* .isWithin */ .UO)(dir, other)));
        const first = folders.find(({ path }) => (0,_repo_path_js__WEBPACK_IMPORTED_MODULE_2__/* .isWithin */ .UO)(path, dirs[0] ?? "")) ?? folders[0];
        return {
            host,
            title: titles.get(host) ?? host,
            root,
            dirs: dirs.slice(0, maxDirs),
            shape: `${dirs[0] ?? root}/${first?.path === dirs[0] ? "" : "**/"}*${first?.ending ?? ".md"}`,
            files: folders.reduce((sum, { files }) => sum + files.length, 0),
        };
    })
        .sort((a, b) => (0,_repo_path_js__WEBPACK_IMPORTED_MODULE_2__/* .byBytes */ .bg)(a.root, b.root) || (0,_repo_path_js__WEBPACK_IMPORTED_MODULE_2__/* .byBytes */ .bg)(a.host, b.host));
}
function policyLineFor(unread) {
    const hosts = new Map();
    for (const { host, dirs } of unread)
        hosts.set(host, [...(hosts.get(host) ?? []), ...dirs]);
    const entries = [...hosts].map(([host, dirs]) => `${host}: { dirs: [${dirs.map(scalar).join(", ")}] }`);
    return `hosts: { ${entries.join(", ")} }`;
}
function scalar(path) {
    return /^[A-Za-z][\w./-]*$/.test(path) && !/^(?:true|false|null|yes|no|on|off|y|n)$/i.test(path)
        ? path
        : JSON.stringify(path);
}
function unreadProblem(unread, policies) {
    const { title, root, dirs, shape, files } = unread;
    const line = policyLineFor([unread]);
    const profiles = files === 1 ? "a file that looks like a profile" : `${files} files that look like profiles`;
    const more = dirs.length - 1;
    const isShared = dirs.every((dir) => (0,_repo_path_js__WEBPACK_IMPORTED_MODULE_2__/* .isWithin */ .UO)(dir, root));
    const folders = more === 0 ? "" : ` and ${more} more ${more === 1 ? "folder" : "folders"}`;
    const what = isShared
        ? `holds ${profiles} of ${title} (\`${shape}\`${folders})`
        : `${folders.trim()} hold ${profiles} of ${title} (\`${shape}\`, …)`;
    const how = line.length > 160 ? "add these folders to `hosts` in the policy" : `add \`${line}\` to the policy`;
    return {
        kind: "unread",
        message: `${what}, and no host reads ${files === 1 ? "it" : "them"} there; to check ${files === 1 ? "it" : "them"}, ${how}`,
        at: (0,_repo_text_js__WEBPACK_IMPORTED_MODULE_0__/* .placeOfPath */ .Es)(dirs.length === 1 ? (dirs[0] ?? root) : root),
        fixes: [fixFor(line, policies)],
    };
}
function fixFor(line, policies) {
    const own = policies.at(-1)?.sources.findLast(({ ref }) => !ref.startsWith("preset:") && !ref.includes("//"));
    const isSimple = own !== undefined && /^[a-z-]+:/m.test(own.text) && !/^(?:hosts\s*:|[{"'%]|---|\.\.\.)/m.test(own.text);
    if (!isSimple)
        return { title: line, safe: false, edits: [] };
    const end = own.text.length;
    const at = { source: { path: own.ref, text: own.text }, span: { start: end, end } };
    return { title: line, safe: false, edits: [{ at, text: `${own.text.endsWith("\n") ? "" : "\n"}${line}\n` }] };
}
function unreadSummary(unread) {
    const files = unread.reduce((sum, { files: count }) => sum + count, 0);
    const names = unread.map(({ shape }) => `\`${shape}\``);
    const shown = names.length > 3 ? `${names.slice(0, 3).join(", ")} and ${names.length - 3} more` : names.join(", ");
    const what = files === 1 ? "1 file looks like a profile" : `${files} files look like profiles`;
    return `${what} (${shown}), and no host reads ${files === 1 ? "it" : "them"} there; to check ${files === 1 ? "it" : "them"}, write in the policy: ${policyLineFor(unread)}`;
}


/***/ }),

/***/ 5885:
/***/ (function (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   HJ: () => (/* binding */ phrases),
/* harmony export */   Mm: () => (/* binding */ letters),
/* harmony export */   R7: () => (/* binding */ capabilities),
/* harmony export */   al: () => (/* binding */ inOrder)
/* harmony export */ });
const capabilities = ["read", "write", "execute", "network", "delegate", "external"];
function inOrder(values) {
    const set = new Set(values);
    return capabilities.filter((capability) => set.has(capability));
}
const letters = new Map(capabilities.map((capability) => [capability, capability === "execute" ? "x" : capability.charAt(0)]));
const phrases = {
    read: "read",
    write: "write",
    execute: "execute commands",
    network: "reach the network",
    delegate: "start other agents",
    external: "call external tools",
};


/***/ }),

/***/ 5174:
/***/ (function (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ weakest),
/* harmony export */   i: () => (/* binding */ certainties)
/* harmony export */ });
const certainties = ["measured", "documented", "assumed"];
function weakest(...facts) {
    return certainties.findLast((certainty) => facts.includes(certainty)) ?? "measured";
}


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




const none = new Map();
function reachableIn({ items }) {
    let offered;
    let ofAll;
    return ({ verdict, profile }) => {
        if (!profile || verdict.kind !== "loaded")
            return none;
        const own = (0,_profile_js__WEBPACK_IMPORTED_MODULE_1__/* .capabilitiesOf */ .SF)(profile);
        if (!own.includes("delegate") || own.length === _capability_js__WEBPACK_IMPORTED_MODULE_0__/* .capabilities */ .R7.length)
            return none;
        const candidates = (offered ??= offeredIn(items));
        const { mayStart } = profile;
        const holders = mayStart
            ? holdersIn(candidates.filter(({ identity }) => mayStart(identity)))
            : (ofAll ??= holdersIn(candidates));
        return new Map([...holders].filter(([capability]) => !own.includes(capability)));
    };
}
function offeredIn(items) {
    const offered = items.flatMap((item) => item.verdict.kind === "loaded" && item.profile
        ? [{ item, identity: item.profile.identity ?? "", may: (0,_profile_js__WEBPACK_IMPORTED_MODULE_1__/* .capabilitiesOf */ .SF)(item.profile) }]
        : []);
    return offered.sort((a, b) => Number(b.item.files.length > 0) - Number(a.item.files.length > 0) ||
        b.may.length - a.may.length ||
        (0,_repo_path_js__WEBPACK_IMPORTED_MODULE_2__/* .byBytes */ .bg)(a.item.files[0] ?? "", b.item.files[0] ?? ""));
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
/* harmony export */   Ly: () => (/* binding */ classes),
/* harmony export */   RP: () => (/* binding */ valueOf),
/* harmony export */   Ub: () => (/* binding */ maxRelated),
/* harmony export */   Yn: () => (/* binding */ withFewRelated),
/* harmony export */   cu: () => (/* binding */ identityOf),
/* harmony export */   cz: () => (/* binding */ detailsOf),
/* harmony export */   gO: () => (/* binding */ severities)
/* harmony export */ });
/* harmony import */ var _fact_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(7277);

const severities = ["note", "warning", "error"];
const classes = ["power", "integrity", "correctness", "hygiene"];
const maxRelated = 10;
function withFewRelated(report) {
    const { related = [], relatedCount = related.length } = report;
    return relatedCount <= maxRelated ? report : { ...report, related: related.slice(0, maxRelated), relatedCount };
}
function detailsOf({ related, certainty, fixes, cause, }) {
    return {
        ...(related ? { related } : {}),
        ...(certainty ? { certainty } : {}),
        ...(fixes ? { fixes } : {}),
        ...(cause === undefined ? {} : { cause }),
    };
}
function valueOf({ identity, cause, message }) {
    return identity ?? cause ?? message;
}
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
/* harmony export */   F0: () => (/* binding */ defaultEditionOf),
/* harmony export */   Us: () => (/* binding */ formerEdition),
/* harmony export */   YB: () => (/* binding */ defineHost),
/* harmony export */   _e: () => (/* binding */ absentLoad)
/* harmony export */ });
function defineHost(host) {
    return host;
}
function defaultEditionOf({ editions, defaultEdition }) {
    return defaultEdition ?? editions[0];
}
function formerEdition({ formerEditions = {} }, edition) {
    const successor = Object.hasOwn(formerEditions, edition) ? formerEditions[edition] : undefined;
    return successor === undefined ? undefined : `edition \`${edition}\` is now named \`${successor}\``;
}
const absentLoad = { status: "absent", layers: [], items: [], unjudged: [] };


/***/ }),

/***/ 9349:
/***/ (function (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ interpreterIn)
/* harmony export */ });
const programs = /^(?:(?:ba|z|k|da|a|fi|c|tc)?sh|pwsh|powershell|cmd|python\d*(?:\.\d+)?|pypy\d*|node|deno|bun|ruby|perl|php|lua|osascript|tclsh|eval|exec|command|sudo|doas|su|env|xargs|nohup|nice|time|timeout|busybox|stdbuf|setsid)$/i;
const openFlags = /^(?:-(?![vVh]$)[a-zA-Z]{1,3}|--(?:eval|print|command|require|import)|-Command|\/c)$/;
function interpreterIn(pattern, meaning) {
    const text = shortened(pattern);
    if (text.length > longest)
        return undefined;
    const [words, isOpen] = meaning === "regex" ? ofRegex(text) : ofGlob(text);
    const [program = "", ...rest] = words.trim().split(/\s+/);
    const name = program.replace(/^.*[/\\]/, "").replace(/\.exe$/i, "");
    if (!(isOpen || meaning === "prefix") || !programs.test(name))
        return undefined;
    return rest.every((word) => openFlags.test(word)) ? name : undefined;
}
const longest = 200;
function shortened(pattern) {
    return pattern.trim().replace(/\s+/g, " ").replace(/\*+/g, "*");
}
function ofGlob(text) {
    const [, words = text, end = ""] = /^(.*?)((?::?\s?\*)*)$/s.exec(text) ?? [];
    return [words, end !== ""];
}
function ofRegex(text) {
    const inner = text.replace(/^\/(.*)\/[a-z]*$/s, "$1").replace(/^\^/, "");
    const words = inner.replace(/(?:\\[bs ]|\.[*+]|[()?+*\s])*\$?$/, "");
    const end = inner.slice(words.length);
    return [words.replace(/\\[s ][+*]?/g, " ").replaceAll("\\", ""), /[.]/.test(end) || !end.endsWith("$")];
}


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
function union(a, b) {
    const grants = (0,_fact_js__WEBPACK_IMPORTED_MODULE_1__/* .known */ .eO)(a.grants) ?? [];
    const added = notIn(grants, (0,_fact_js__WEBPACK_IMPORTED_MODULE_1__/* .known */ .eO)(b.grants) ?? []);
    return {
        ...a,
        ...(a.mayStart ? { mayStart: () => true } : {}),
        grants: added.length === 0 ? a.grants : widened(a.grants, b.grants, [...grants, ...added]),
        denied: a.denied.filter((tool) => b.denied.includes(tool)),
        ...(a.preloads || b.preloads ? { preloads: allPreloads(a.preloads ?? [], b.preloads ?? []) } : {}),
        extraGrants: [...a.extraGrants, ...notIn(a.extraGrants, b.extraGrants)],
        hooks: [...a.hooks, ...b.hooks.filter(({ at }) => !a.hooks.some((hook) => hook.at.span.start === at.span.start))],
        servers: [
            ...a.servers,
            ...b.servers.filter(({ at }) => !a.servers.some((server) => server.at.span.start === at.span.start)),
        ],
        bypasses: [
            ...a.bypasses,
            ...b.bypasses.filter(({ at }) => !a.bypasses.some((bypass) => bypass.at.span.start === at.span.start)),
        ],
    };
}
function allPreloads(first, second) {
    return [...first, ...second.filter(({ name }) => !first.some((one) => one.name === name))];
}
function notIn(grants, others) {
    const keys = new Set(grants.map(({ tool, capability, scope }) => `${capability} ${scope} ${tool}`));
    return others.filter(({ tool, capability, scope }) => !keys.has(`${capability} ${scope} ${tool}`));
}
function widened(a, b, value) {
    if (a.state === "stated")
        return (0,_fact_js__WEBPACK_IMPORTED_MODULE_1__/* .stated */ .Eo)(value, a.at);
    if (a.state === "implied")
        return (0,_fact_js__WEBPACK_IMPORTED_MODULE_1__/* .implied */ .TU)(value, a.at, a.because);
    return b.state === "implied" ? (0,_fact_js__WEBPACK_IMPORTED_MODULE_1__/* .implied */ .TU)(value, b.at, b.because) : (0,_fact_js__WEBPACK_IMPORTED_MODULE_1__/* .stated */ .Eo)(value, b.at);
}


/***/ }),

/***/ 8301:
/***/ (function (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Kl: () => (/* binding */ classOf),
/* harmony export */   Km: () => (/* binding */ defineRule),
/* harmony export */   bD: () => (/* binding */ presetCeiling),
/* harmony export */   bx: () => (/* binding */ baseOf),
/* harmony export */   v4: () => (/* binding */ presets)
/* harmony export */ });
const presets = ["required", "recommended", "strict"];
const presetCeiling = ["read"];
function baseOf(preset) {
    return preset === "required" ? "recommended" : preset;
}
function defineRule(rule) {
    return rule;
}
function classOf(rule, kind) {
    return (kind === undefined ? undefined : rule.kinds?.[kind]?.class) ?? rule.class;
}


/***/ }),

/***/ 7509:
/***/ (function (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  Xc: () => (/* reexport */ DecodeError),
  D8: () => (/* binding */ anything),
  zM: () => (/* binding */ decode_boolean),
  S5: () => (/* binding */ expectedOneOf),
  In: () => (/* binding */ float32),
  p_: () => (/* binding */ list),
  Tj: () => (/* binding */ map),
  c9: () => (/* binding */ omittable),
  yL: () => (/* binding */ oneOf),
  uK: () => (/* binding */ decode_option),
  lq: () => (/* binding */ optional),
  mw: () => (/* binding */ required),
  x8: () => (/* binding */ signed),
  Yj: () => (/* binding */ string),
  w3: () => (/* binding */ struct),
  ad: () => (/* binding */ unsigned)
});

;// CONCATENATED MODULE: ./build/bundle/src/parsers/dialect.js
class DecodeError {
    message;
    span;
    context;
    constructor(message, span, context = {}) {
        this.message = message;
        this.span = span;
        this.context = context;
    }
    within(segment, span) {
        if (this.context.pathless)
            return this;
        const { path = [], unplaced, ...rest } = this.context;
        return unplaced
            ? new DecodeError(this.message, span, { ...rest, near: this.span })
            : new DecodeError(this.message, this.span, { ...rest, path: [segment, ...path] });
    }
}

// EXTERNAL MODULE: ./build/bundle/src/repo/path.js
var path = __nccwpck_require__(6311);
// EXTERNAL MODULE: ./build/bundle/src/parsers/shape.js
var shape = __nccwpck_require__(9683);
;// CONCATENATED MODULE: ./build/bundle/src/parsers/decode.js




function refuse(node, dialect, expected) {
    return new DecodeError(dialect.mismatch?.(node, expected) ?? `invalid type: ${dialect.describe(node)}, expected ${expected}`, node.span);
}
const string = (0,shape/* shaped */.e9)(({ text = { type: "string" } }) => text, (node, dialect) => {
    const value = node.kind === "scalar" ? dialect.string(node) : undefined;
    return value ?? refuse(node, dialect, "a string");
});
const decode_boolean = (0,shape/* shaped */.e9)(() => ({ type: "boolean" }), (node, dialect) => {
    const value = node.kind === "scalar" ? dialect.bool(node) : undefined;
    return value ?? refuse(node, dialect, "a boolean");
});
function unsigned(bits, name = bits === 64 ? "usize" : `u${bits}`) {
    return (0,shape/* shaped */.e9)(() => ({ type: "integer", minimum: 0, ...(bits < 64 ? { maximum: 2 ** bits - 1 } : {}) }), (node, dialect) => {
        const value = node.kind === "scalar" ? (dialect.unsigned ?? dialect.integer)(node) : undefined;
        if (value === undefined)
            return refuse(node, dialect, name);
        return value >= 0n && value < 1n << BigInt(bits)
            ? value
            : new DecodeError(`invalid value: integer \`${value}\`, expected ${name}`, node.span);
    });
}
const signed = (0,shape/* shaped */.e9)(() => ({ type: "integer" }), (node, dialect) => {
    const value = node.kind === "scalar" ? dialect.integer(node) : undefined;
    if (value === undefined)
        return refuse(node, dialect, "i64");
    return value >= -(1n << 63n) && value < 1n << 63n
        ? value
        : new DecodeError(`invalid value: integer \`${value}\`, expected i64`, node.span);
});
const float32 = (0,shape/* shaped */.e9)(() => ({ type: "number" }), (node, dialect) => {
    const value = node.kind === "scalar" ? dialect.float(node) : undefined;
    return value === undefined ? refuse(node, dialect, "f32") : Math.fround(value);
});
function oneOf(...words) {
    return (0,shape/* shaped */.e9)(() => ({ type: "string", enum: words }), (node, dialect) => {
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
    });
}
function decode_option(inner) {
    return (0,shape/* shaped */.e9)((options) => (0,shape/* orNull */.Xd)((0,shape/* shapeOf */.F5)(inner, options)), (node, dialect) => {
        const none = dialect.isNone(node);
        if (typeof none === "object")
            return new DecodeError(none.problem, node.span, { unplaced: true });
        return none ? null : inner(node, dialect);
    });
}
function list(item) {
    return (0,shape/* shaped */.e9)((options) => ({ type: "array", items: (0,shape/* shapeOf */.F5)(item, options) }), (node, dialect) => {
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
    });
}
function map(value) {
    return (0,shape/* shaped */.e9)((options) => ({ type: "object", additionalProperties: (0,shape/* shapeOf */.F5)(value, options) }), (node, dialect) => {
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
        return new Map([...values].sort(([a], [b]) => (0,path/* byBytes */.bg)(a, b)));
    });
}
const anything = (node) => node;
function required(decode) {
    return { decode, fallback: "required" };
}
function optional(decode, value) {
    return { decode, fallback: { value } };
}
function omittable(decode) {
    return { decode: decode_option(decode), fallback: { value: null, positional: "required" } };
}
function struct(name, fields, { unknown = "ignore" } = {}) {
    return (0,shape/* shaped */.e9)((options) => objectOf(fields, unknown, options), (node, dialect) => {
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
    });
}
function objectOf(fields, unknown, options) {
    const all = Object.entries(fields);
    const required = all.flatMap(([name, { fallback }]) => (fallback === "required" ? [name] : []));
    return {
        type: options.positional ? ["object", "array"] : "object",
        properties: Object.fromEntries(all.map(([name, { decode }]) => [name, (0,shape/* shapeOf */.F5)(decode, options)])),
        ...(required.length > 0 ? { required } : {}),
        ...(unknown === "deny" ? { additionalProperties: false } : {}),
    };
}
function tableOf(node, dialect) {
    return node.kind === "table" ? node : dialect.table?.(node);
}
function readItems(node, name, fields, dialect, values) {
    const expected = Object.entries(fields);
    for (const [i, [key, { decode, fallback }]] of expected.entries()) {
        const item = node.items[i];
        if (!item) {
            if (fallback !== "required" && fallback.positional === undefined)
                continue;
            return new DecodeError(`invalid length ${i}, expected struct ${name} with ${expected.length} element${expected.length === 1 ? "" : "s"}`, node.span);
        }
        const value = decode(item, dialect);
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
        const read = field.decode(value, dialect);
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
/* harmony export */   pV: () => (/* binding */ withLastValues),
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
function withLastValues(node) {
    if (node.kind === "scalar")
        return node;
    if (node.kind === "list")
        return { ...node, items: node.items.map(withLastValues) };
    const last = new Map(node.entries.map((entry) => [entry.name ?? entry, { ...entry, value: withLastValues(entry.value) }]));
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

/***/ 9683:
/***/ (function (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   F5: () => (/* binding */ shapeOf),
/* harmony export */   Xd: () => (/* binding */ orNull),
/* harmony export */   e9: () => (/* binding */ shaped)
/* harmony export */ });
const shapes = new WeakMap();
function shaped(shape, decoder) {
    shapes.set(decoder, shape);
    return decoder;
}
function shapeOf(decoder, options = {}) {
    return shapes.get(decoder)?.(options) ?? {};
}
function orNull(schema) {
    const { type, enum: words } = schema;
    if (type === undefined)
        return Object.keys(schema).length === 0 ? {} : { anyOf: [schema, { type: "null" }] };
    const types = Array.isArray(type) ? type : [type];
    return {
        ...schema,
        type: types.includes("null") ? types : [...types, "null"],
        ...(Array.isArray(words) ? { enum: [...words, null] } : {}),
    };
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
            refuseRest(cursor);
        return;
    }
}
function endLine(cursor) {
    cursor.blanks();
    const commented = cursor.comment();
    if (cursor.newline() || cursor.ended)
        return;
    if (commented || cursor.peek() === "\r")
        refuseRest(cursor);
    cursor.refuse(cursor.family === "0.9" ? "unexpected key or value, expected newline, `#`" : "expected newline, `#`");
}
function refuseRest(cursor) {
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
const dateTime08 = new RegExp(String.raw `\d{4}-\d\d-\d\d(?:[Tt ]${time}${offset})?|${time}`, "y");
const dateTime09 = /\d{4}-\d\d-\d\d(?:[Tt ](?:[01]\d|2[0-4]):[0-5]\d(?::(?:[0-5]\d|60)(?:\.\d+)?)?(?:[Zz]|[+-]\d\d:\d\d)?)?|(?:[01]\d|2[0-4]):[0-5]\d(?::(?:[0-5]\d|60)(?:\.\d+)?)?/y;
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
        cursor.decline(messageFor(raw), start, cursor.at);
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
    const dateTime = match(cursor, cursor.family === "0.8" ? dateTime08 : dateTime09, start);
    if (dateTime !== undefined)
        return { text: dateTime, value: { kind: "moment", text: dateTime } };
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
const maxDigits = 128;
function integerOf(raw) {
    const [, sign = "", radix = "", digits = ""] = /^([+-]?)(0[xob])?0*([^]*)$/.exec(raw.replaceAll("_", "")) ?? [];
    const size = digits.length > maxDigits ? 1n << 128n : BigInt(radix + (digits || "0"));
    const exact = sign === "-" ? -size : size;
    const small = Number(exact);
    return Number.isSafeInteger(small) ? small : exact;
}
function messageFor(raw) {
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

// EXTERNAL MODULE: ./build/bundle/src/parsers/decode.js + 1 modules
var decode = __nccwpck_require__(7509);
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
        table: dateTimeTable,
        variant: name.startsWith("toml08") ? variant08 : variant,
        describe,
    };
}
function dateTimeTable(node) {
    if (node.kind !== "scalar" || !isDateTime(node.value))
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
        string: ({ value }) => (typeof value === "string" ? value : isDateTime(value) ? dateTimeText(value) : undefined),
        describe: (node) => node.kind === "scalar" && isDateTime(node.value)
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
    const twoDigits = (value) => String(value).padStart(2, "0");
    return `${total === 0 ? "+" : sign}${twoDigits(Math.floor(total / 60))}:${twoDigits(total % 60)}`;
}
function isDateTime(value) {
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

/***/ 1105:
/***/ (function (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
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

/***/ 2034:
/***/ (function (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
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
var lenient = __nccwpck_require__(7463);
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
var simple = __nccwpck_require__(3360);
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
        return (await __nccwpck_require__.e(/* import() */ 2925).then(__nccwpck_require__.t.bind(__nccwpck_require__, 2925, 23))).default;
    return (await (generation === 4 ? __nccwpck_require__.e(/* import() */ 8018).then(__nccwpck_require__.bind(__nccwpck_require__, 8018)) : __nccwpck_require__.e(/* import() */ 1781).then(__nccwpck_require__.bind(__nccwpck_require__, 1781)))).default;
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
var depth = __nccwpck_require__(1105);
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
    const yaml = await __nccwpck_require__.e(/* import() */ 8815).then(__nccwpck_require__.t.bind(__nccwpck_require__, 8815, 19));
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

/***/ 7463:
/***/ (function (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   parseYaml: () => (/* binding */ parseYaml)
/* harmony export */ });
/* harmony import */ var _depth_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(1105);

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

/***/ 3360:
/***/ (function (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
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


/***/ }),

/***/ 615:
/***/ (function (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  $P: () => (/* binding */ errorOutputOf),
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
function gitAt(top, environment, isBare = false) {
    const scrubbed = Object.entries(environment).filter(([name]) => !/^(GIT_|SSH_ASKPASS$|LC_|LANG)/i.test(name));
    return {
        executable: findGit(top, environment),
        top,
        isBare,
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
    const relativePath = (0,external_node_path_.relative)(directory, path);
    return relativePath !== ".." && !relativePath.startsWith(`..${external_node_path_.sep}`) && !(0,external_node_path_.isAbsolute)(relativePath);
}
function start({ executable, top, isBare, environment }, command, { more = {}, input = false, milliseconds, } = {}) {
    const trust = isBare ? ["-c", "safe.bareRepository=all"] : [];
    return (0,external_node_child_process_namespaceObject.spawn)(executable, [...options, ...trust, ...command], {
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
        const errorOutput = errorOutputOf(child);
        child.stdout?.on("data", (chunk) => output.push(chunk));
        child.on("error", (error) => reject(new tree/* RunFailure */.ae(`git could not be started: ${error.message}`)));
        child.on("close", (status, signal) => {
            if (status !== null && answers.includes(status))
                resolve({ status, output: Buffer.concat(output) });
            else
                reject(failureOf(command[0] ?? "", status, signal, errorOutput()));
        });
    });
}
function errorOutputOf(child) {
    let text = "";
    child.stderr?.on("data", (chunk) => (text.length < 4096 ? (text += chunk.toString()) : undefined));
    return () => text
        .replace(/^hint:.*\n?/gm, "")
        .trim()
        .replace(/\/\/[^/@\s]*@/g, "//");
}
function failureOf(command, status, signal, errorOutput) {
    const owner = /detected dubious ownership in repository at '(.*)'/.exec(errorOutput)?.[1];
    if (owner !== undefined)
        return new tree/* UserError */.yo(`git does not trust ${owner}, which belongs to another user; to trust it: git config --global --add safe.directory ${owner}`);
    if (/could not fetch [0-9a-f]+ from promisor remote/.test(errorOutput))
        return new tree/* UserError */.yo("this clone is partial and lacks objects that are needed; fetch them, or clone without a filter");
    const [, unresolved] = /^fatal: (no upstream configured.*|HEAD does not point to a branch|no such branch.*|upstream branch .*|branch '.*' has no .*|push .*|cannot resolve .*|log for .*)/m.exec(errorOutput) ?? [];
    if (unresolved !== undefined)
        return new tree/* UserError */.yo(`git cannot resolve this revision: ${unresolved}; name a commit or a branch`);
    const [, broken] = /^fatal: (bad (?:\w+ )?config .*)/m.exec(errorOutput) ?? [];
    if (broken !== undefined)
        return new tree/* UserError */.yo(`git cannot read its configuration: ${broken}; repair the file, or clone the repository again`);
    const isForeign = /hash mismatch|SHA1 COLLISION/.test(errorOutput);
    return new (isForeign ? tree/* ForeignObject */.U3 : tree/* RunFailure */.ae)(`git ${command} ${signal === null ? `failed with status ${status}` : `was ended by ${signal}`}${errorOutput === "" ? "" : `: ${errorOutput}`}`);
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
/* harmony export */   G3: () => (/* binding */ objectHash),
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
function objectHash(type, size, id) {
    const hash = process.getBuiltinModule("node:crypto").createHash(id.length === 64 ? "sha256" : "sha1");
    hash.update(`${type} ${size}\0`);
    return { add: (part) => void hash.update(part), id: () => hash.digest("hex") };
}
function treeId(entries, algorithm = "sha1") {
    const named = entries.map(({ mode, name, id }) => {
        const short = mode.replace(/^0+/, "");
        return {
            key: Buffer.from(short === "40000" ? `${name}/` : name),
            bytes: Buffer.concat([Buffer.from(`${short} ${name}\0`), Buffer.from(id, "hex")]),
        };
    });
    const content = Buffer.concat(named.sort((a, b) => Buffer.compare(a.key, b.key)).map(({ bytes }) => bytes));
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

/***/ 3986:
/***/ (function (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Dj: () => (/* binding */ ensureMemoryForReport),
/* harmony export */   EJ: () => (/* binding */ ensureMemory),
/* harmony export */   Nc: () => (/* binding */ ensureMemoryForFile),
/* harmony export */   Q0: () => (/* binding */ ensureMemoryForResult)
/* harmony export */ });
/* harmony import */ var _repo_tree_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(2456);

const share = 0.7;
const mebibyte = 1 << 20;
const filesPerLook = 16;
const bytesPerEntry = 2048;
const resultsPerLook = 256;
let files = 0;
let results = 0;
let nextCollection = 0;
function ensureMemoryForFile() {
    if (++files % filesPerLook === 0)
        ensureMemory();
}
function ensureMemoryForResult() {
    if (++results % resultsPerLook === 0)
        ensureMemory();
}
function ensureMemoryForReport(entries) {
    ensureMemory(entries * bytesPerEntry);
}
function ensureMemory(needed = 0) {
    const before = heap();
    const most = share * before.limit - needed;
    if (before.used < Math.max(most, needed > 0 ? 0 : nextCollection))
        return;
    collect();
    const { used, limit } = heap();
    nextCollection = (used + limit) / 2;
    if (used >= most)
        throw new _repo_tree_js__WEBPACK_IMPORTED_MODULE_0__/* .RunFailure */ .ae(exhausted(used + needed, limit));
}
function heap() {
    const statistics = process.getBuiltinModule("node:v8").getHeapStatistics();
    return { used: statistics.used_heap_size, limit: oldGeneration(statistics.heap_size_limit) };
}
function oldGeneration(limit) {
    const options = [...process.execArgv, process.env["NODE_OPTIONS"] ?? ""].join(" ");
    const named = /--max[-_]old[-_]space[-_]size[= ](\d+)/.exec(options)?.[1];
    return named === undefined ? limit - Math.min(192 * mebibyte, limit / 2) : Number(named) * mebibyte;
}
function collect() {
    process.getBuiltinModule("node:v8").setFlagsFromString("--expose-gc");
    process.getBuiltinModule("node:vm").runInNewContext("gc")();
}
function exhausted(used, limit) {
    const [now, most] = [used, limit].map((bytes) => Math.round(bytes / mebibyte));
    return `this repository needs more memory than Node.js may use (${now} of ${most} MiB); set NODE_OPTIONS=--max-old-space-size=${2 * (most ?? 0)}, or, on the command line, check fewer hosts at once with \`--host ID\``;
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

const noticeDays = 14;
function expiryProblems({ grants, waivers }, today, longest, isOrganisation = false) {
    const dated = [
        ...grants.map((entry) => ({ entry, what: "grant" })),
        ...waivers.map((entry) => ({ entry, what: "waiver" })),
    ];
    const ending = new Map();
    const faults = dated.flatMap(({ what, entry }) => {
        const { until, owner, at } = entry;
        if (until === undefined)
            return [];
        const problem = (topic, message) => [
            {
                topic: isOrganisation ? "expiring" : topic,
                message: `this ${what} (owner ${owner}) ${message}`,
                at,
                identity: identityOfEntry(entry),
            },
        ];
        const left = (0,_days_js__WEBPACK_IMPORTED_MODULE_0__/* .daysBetween */ .Y)(today, until);
        if (left < 0)
            return problem("expired", `ended on ${until} and no longer applies; renew it or remove it`);
        if (what === "waiver" && left > longest)
            return problem("too-long", `runs for ${left} days, until ${until}, and is ignored; the limit is ${longest} days`);
        const key = JSON.stringify([owner, until]);
        if (left <= noticeDays)
            ending.set(key, [...(ending.get(key) ?? []), { what, entry }]);
        return [];
    });
    return [...faults, ...[...ending.values()].flatMap((entries) => endingProblem(entries, today))];
}
function endingProblem(entries, today) {
    const [first, ...others] = entries;
    if (!first)
        return [];
    const { at, owner, until = today } = first.entry;
    const left = (0,_days_js__WEBPACK_IMPORTED_MODULE_0__/* .daysBetween */ .Y)(today, until);
    const when = `${left === 0 ? "today" : `in ${left} ${left === 1 ? "day" : "days"}`}, on ${until}`;
    if (others.length === 0)
        return [
            {
                topic: "expiring",
                message: `this ${first.what} (owner ${owner}) ends ${when}; renew it if it is still needed`,
                at,
                identity: identityOfEntry(first.entry),
            },
        ];
    const counts = ["grant", "waiver"].flatMap((what) => {
        const count = entries.filter((entry) => entry.what === what).length;
        return count === 0 ? [] : [`${count} ${what}${count === 1 ? "" : "s"}`];
    });
    return [
        {
            topic: "expiring",
            message: `${counts.join(" and ")} of ${owner} end ${when}; renew those that are still needed`,
            at,
            identity: JSON.stringify(entries.map(({ entry }) => identityOfEntry(entry))),
            related: others.map(({ what, entry }) => ({ message: `this ${what} ends too`, at: entry.at })),
        },
    ];
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
/* harmony export */   Y: () => (/* binding */ ruleOf),
/* harmony export */   YH: () => (/* binding */ questionOf),
/* harmony export */   dp: () => (/* binding */ profileOf),
/* harmony export */   du: () => (/* binding */ viewOf),
/* harmony export */   rU: () => (/* binding */ matchesFinding)
/* harmony export */ });
/* harmony import */ var _generated_catalogue_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(8748);
/* harmony import */ var _model_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(3861);
/* harmony import */ var _model_rule_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(8301);
/* harmony import */ var _days_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(7034);
/* harmony import */ var _levels_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(778);





const waiverDays = { required: 180, recommended: 180, strict: 90 };
function viewOf(policy, today, selects, longest = waiverDays[policy.preset]) {
    const origin = { policy, presetAt: (0,_model_js__WEBPACK_IMPORTED_MODULE_1__/* .presetPlace */ .zp)(policy.preset) };
    const matching = (profile) => (override) => profile !== undefined && selects(override, profile);
    const decided = ({ rule, kind, profile, cap }) => first(levelStatements(origin, matching(profile), { rule, kind, cap }));
    return {
        policy,
        decided,
        level: (question, day) => (0,_levels_js__WEBPACK_IMPORTED_MODULE_2__/* .capped */ .uo)(decided(question).value, (0,_levels_js__WEBPACK_IMPORTED_MODULE_2__/* .stageOf */ .gV)(policy.rollout, question.rule, day)),
        option: (id, name, profile) => first(optionStatements(origin, matching(profile), id, name)),
        ceiling: (profile) => ({
            value: first(ceilingStatements(origin, matching(profile))),
            stated: statesCeiling(policy, matching(profile)),
        }),
        decidedIn: (matches, rule, kind) => first(levelStatements(origin, matches, { rule, kind })),
        optionIn: (matches, id, name) => first(optionStatements(origin, matches, id, name)),
        ceilingIn: (matches) => first(ceilingStatements(origin, matches)),
        statements: {
            level: (rule, kind, profile) => levelStatements(origin, matching(profile), { rule, kind }),
            option: (id, name, profile) => optionStatements(origin, matching(profile), id, name),
            ceiling: (profile) => ceilingStatements(origin, matching(profile)),
        },
        overrides: (profile) => policy.overrides.filter((override) => selects(override, profile)),
        grants(profile) {
            const grants = policy.grants.filter((grant) => selects(grant, profile));
            return {
                current: grants.filter(({ until }) => until === undefined || until >= today),
                ended: grants.filter(({ until }) => until !== undefined && until < today),
            };
        },
        waiver: (finding, profile, isAllowed = () => true) => policy.waivers.find((waiver) => matchesFinding(waiver, finding) &&
            selects(waiver, profile) &&
            waiver.until >= today &&
            (0,_days_js__WEBPACK_IMPORTED_MODULE_3__/* .daysBetween */ .Y)(today, waiver.until) <= longest &&
            isAllowed(waiver)),
    };
}
function* statementsIn(policy, matches, settingOf) {
    for (let i = policy.overrides.length - 1; i >= 0; i--) {
        const override = policy.overrides[i];
        const stated = override && settingOf(override);
        if (override && stated && matches(override))
            yield stated;
    }
    const general = settingOf(policy);
    if (!general)
        return;
    yield general;
    yield* general.over ?? [];
}
function* levelStatements({ policy, presetAt }, matches, { rule: id, kind, cap, }) {
    if (kind !== undefined)
        yield* statementsIn(policy, matches, ({ rules: settings }) => settings[`${id}/${kind}`]?.level);
    const rule = ruleOf(id);
    const { kindLevels, ruleLevels } = presetLevels(rule, kind, () => statesCeiling(policy, matches));
    const value = levelIn(policy.preset, rule, kind, kindLevels ?? ruleLevels, cap);
    if (!kindLevels || value !== "off")
        yield* statementsIn(policy, matches, ({ rules: settings }) => settings[id]?.level);
    yield { value, at: presetAt };
}
function presetLevels(rule, kind, isStated) {
    const { levels, kinds = {}, levelsUnstated = levels, kindsUnstated = {} } = rule ?? {};
    const isUnstated = (rule?.levelsUnstated ?? rule?.kindsUnstated) !== undefined && !isStated();
    const ofKinds = isUnstated ? { ...kinds, ...kindsUnstated } : kinds;
    return {
        kindLevels: kind === undefined ? undefined : ofKinds[kind],
        ruleLevels: isUnstated ? levelsUnstated : levels,
    };
}
function levelIn(preset, rule, kind, levels, cap) {
    const level = levels?.[(0,_model_rule_js__WEBPACK_IMPORTED_MODULE_4__/* .baseOf */ .bx)(preset)] ?? "error";
    const isMilder = preset === "required" && level === "error" && rule && (0,_model_rule_js__WEBPACK_IMPORTED_MODULE_4__/* .classOf */ .Kl)(rule, kind) === "correctness";
    const own = isMilder ? "warning" : level;
    if (cap === undefined)
        return own;
    const most = capLevels[cap][(0,_model_rule_js__WEBPACK_IMPORTED_MODULE_4__/* .baseOf */ .bx)(preset)];
    return (0,_levels_js__WEBPACK_IMPORTED_MODULE_2__/* .isLaxer */ .Vi)(most, own) ? most : own;
}
const capLevels = {
    reader: { recommended: "note", strict: "warning" },
    assumed: { recommended: "warning", strict: "error" },
};
function* optionStatements({ policy, presetAt }, matches, id, name) {
    yield* statementsIn(policy, matches, ({ rules: settings }) => settings[id]?.options[name]);
    yield { value: ruleOf(id)?.options?.[name]?.presets[(0,_model_rule_js__WEBPACK_IMPORTED_MODULE_4__/* .baseOf */ .bx)(policy.preset)] ?? 0, at: presetAt };
}
function* ceilingStatements({ policy, presetAt }, matches) {
    yield* statementsIn(policy, matches, ({ ceiling }) => ceiling);
    yield { value: _model_rule_js__WEBPACK_IMPORTED_MODULE_4__/* .presetCeiling */ .bD, at: presetAt };
}
function statesCeiling(policy, matches) {
    return !statementsIn(policy, matches, ({ ceiling }) => ceiling).next().done;
}
function first(statements) {
    for (const statement of statements)
        return statement;
    throw new Error("nothing was said");
}
function matchesFinding({ rule }, finding) {
    return rule === finding.rule || rule === `${finding.rule}/${finding.kind}`;
}
function questionOf(finding) {
    const { rule, kind, cap } = finding;
    return { rule, kind, cap, profile: profileOf(finding) };
}
function profileOf({ host, item, at }) {
    return { host, item, path: item?.files[0] ?? at.source.path };
}
function ruleOf(id) {
    return Object.hasOwn(_generated_catalogue_js__WEBPACK_IMPORTED_MODULE_0__/* .rules */ .a, id) ? _generated_catalogue_js__WEBPACK_IMPORTED_MODULE_0__/* .rules */ .a[id] : undefined;
}


/***/ }),

/***/ 778:
/***/ (function (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   D1: () => (/* binding */ rolloutDays),
/* harmony export */   Rn: () => (/* binding */ stricter),
/* harmony export */   Vi: () => (/* binding */ isLaxer),
/* harmony export */   gV: () => (/* binding */ stageOf),
/* harmony export */   uo: () => (/* binding */ capped)
/* harmony export */ });
/* unused harmony export levelOrder */
/* harmony import */ var _model_finding_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(290);

const levelOrder = ["off", ..._model_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .severities */ .gO];
function stricter(a, b) {
    return levelOrder.indexOf(a) >= levelOrder.indexOf(b) ? a : b;
}
function isLaxer(a, b) {
    return levelOrder.indexOf(a) < levelOrder.indexOf(b);
}
function capped(level, stage) {
    const limit = stage === "observe" ? "note" : stage === "warn" ? "warning" : "error";
    return isLaxer(limit, level) ? limit : level;
}
function stageOf(rollout, rule, day) {
    if (!rollout)
        return "enforce";
    return stageIn(rollout.rules[rule], day) ?? stageIn(rollout, day) ?? "enforce";
}
function rolloutDays(...rollouts) {
    return rollouts
        .flatMap((rollout) => (rollout ? [rollout, ...Object.values(rollout.rules)] : []))
        .flatMap(({ warnFrom, enforceFrom }) => [warnFrom?.value, enforceFrom?.value])
        .filter((day) => day !== undefined);
}
function stageIn(schedule, day) {
    if (!schedule)
        return undefined;
    if (schedule.enforceFrom && schedule.enforceFrom.value <= day)
        return "enforce";
    if (schedule.warnFrom && schedule.warnFrom.value <= day)
        return "warn";
    if (schedule.stage)
        return schedule.stage.value;
    return (schedule.enforceFrom ?? schedule.warnFrom) ? "observe" : undefined;
}


/***/ }),

/***/ 4249:
/***/ (function (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   $5: () => (/* binding */ mayOverlap),
/* harmony export */   NC: () => (/* binding */ situationsOf),
/* harmony export */   UO: () => (/* binding */ isWithin),
/* harmony export */   hU: () => (/* binding */ covers)
/* harmony export */ });
function covers(wide, narrow) {
    return (["settings", "skills"].every((key) => coversTargets(wide[key], narrow[key])) &&
        coversList(wide.profiles, narrow.profiles, isWithin) &&
        coversList(wide.paths, pathsOf(narrow), isWithin) &&
        coversList(wide.hosts, narrow.hosts, (a, b) => a === b));
}
function coversTargets(wide, narrow = []) {
    if (wide === undefined)
        return true;
    return wide.length > 0 === narrow.length > 0 && coversList(wide, narrow, isWithin);
}
function pathsOf({ paths, settings = [] }) {
    return settings.length > 0 ? settings : paths;
}
function coversList(wide, narrow, isInside) {
    if (wide.length === 0)
        return true;
    return narrow.length > 0 && narrow.every((pattern) => wide.some((wider) => isInside(pattern, wider)));
}
function isWithin(pattern, wider) {
    if (pattern === wider || wider === "**")
        return true;
    const [, start, wildcard, end] = /^([^*?[\]{}\\]*)(\*\*?)([^*?[\]{}\\]*)$/.exec(wider) ?? [];
    if (start === undefined || end === undefined || !isEnclosed(pattern, start, end))
        return false;
    const inner = pattern.slice(start.length, pattern.length - end.length);
    if (wildcard === "**")
        return start.endsWith("/") && end === "" && inner !== "";
    return !inner.includes("/") && !inner.includes("**") && !(inner === "" && start === "");
}
function isEnclosed(pattern, start, end) {
    return pattern.startsWith(start) && pattern.endsWith(end) && pattern.length >= start.length + end.length;
}
function mayOverlap(a, b) {
    return (mayShare(a.profiles, b.profiles, haveDifferentStarts) &&
        mayShare(pathsOf(a), pathsOf(b), haveDifferentStarts) &&
        mayShare(a.hosts, b.hosts, (first, second) => first !== second));
}
function mayShare(a, b, isApart) {
    return a.length === 0 || b.length === 0 || a.some((first) => b.some((second) => !isApart(first, second)));
}
function situationsOf(scope, organisation, repository) {
    if (!scope)
        return [{ organisation: () => false, repository: () => false }];
    const covering = new Set(organisation.filter((override) => covers(override, scope)));
    const own = new Set(repository.filter((override) => covers(override, scope)));
    const overlapping = organisation.filter((override) => !covering.has(override) && mayOverlap(override, scope));
    return [
        { organisation: (override) => covering.has(override), repository: (override) => own.has(override) },
        ...overlapping.map((added) => ({
            organisation: (override) => override === added || covering.has(override),
            repository: (override) => own.has(override) || covers(override, added),
        })),
    ];
}
function haveDifferentStarts(a, b) {
    const [startOfA, startOfB] = [literalStart(a), literalStart(b)];
    const [isLiteralA, isLiteralB] = [startOfA === a, startOfB === b];
    if (isLiteralA)
        return !a.startsWith(startOfB) || (isLiteralB && a !== b);
    if (isLiteralB)
        return !b.startsWith(startOfA);
    return !startOfA.startsWith(startOfB) && !startOfB.startsWith(startOfA);
}
function literalStart(pattern) {
    return /^[^*?[\]{}\\]*/.exec(pattern)?.[0] ?? "";
}


/***/ }),

/***/ 2126:
/***/ (function (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ newEntries),
/* harmony export */   o: () => (/* binding */ diffEntries)
/* harmony export */ });
/* harmony import */ var _decide_dates_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(3212);
/* harmony import */ var _decide_scope_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(4249);


function diffEntries(old, fresh, today, placeOf, report) {
    const isCurrent = currentOn(today);
    diffList(old.grants.filter(isCurrent), fresh.grants.filter(isCurrent), {
        includes: includesGrant,
        entry: "grant",
        name: ({ owner, may }) => `the grant of ${owner} (${may.join(", ")})`,
        gone: placeOf("grants"),
        report,
    });
    diffList(old.waivers.filter(isCurrent), fresh.waivers.filter(isCurrent), {
        includes: includesWaiver,
        entry: "waiver",
        name: ({ owner, rule }) => `the waiver of ${owner} for \`${rule}\``,
        gone: placeOf("waivers"),
        report,
    });
    diffIgnores(old, fresh, placeOf("ignore"), report);
    diffGrantable(old.grantable, fresh.grantable, placeOf("grantable"), report);
    diffWaivable(old.waivable, fresh.waivable, placeOf("waivable"), report);
}
function newEntries(old, fresh, today) {
    const isCurrent = currentOn(today);
    const newIn = (before, after, includes) => {
        const [current, next] = [before.filter(isCurrent), after.filter(isCurrent)];
        return next.filter((entry) => !current.some((candidate) => includes(candidate, entry)) &&
            editedFrom(entry, current, next, includes) === undefined);
    };
    return {
        grants: newIn(old.grants, fresh.grants, includesGrant),
        waivers: newIn(old.waivers, fresh.waivers, includesWaiver),
    };
}
function currentOn(today) {
    return ({ until }) => until === undefined || until >= today;
}
function includesGrant(wide, narrow) {
    return outlasts(wide, narrow) && narrow.may.every((capability) => wide.may.includes(capability));
}
function includesWaiver(wide, narrow) {
    return outlasts(wide, narrow) && (wide.rule === narrow.rule || narrow.rule.startsWith(`${wide.rule}/`));
}
function editedFrom(entry, old, fresh, includes) {
    const isKept = (candidate) => fresh.some((next) => next !== entry && includes(next, candidate) && includes(candidate, next));
    return old.find((candidate) => candidate.owner === entry.owner && isSimilar(candidate, entry) && !isKept(candidate));
}
function diffList(old, fresh, { includes, entry: kind, name, gone, report }) {
    for (const entry of fresh) {
        if (old.some((candidate) => includes(candidate, entry)))
            continue;
        const previous = editedFrom(entry, old, fresh, includes);
        const message = previous ? `covers more than before${dates(previous, entry)}` : "is new";
        report("looser", entry.at, `${name(entry)} ${message}`, previous?.at, previous ? undefined : kind);
    }
    for (const entry of old) {
        if (fresh.some((candidate) => includes(candidate, entry)))
            continue;
        const narrowed = fresh.find((candidate) => includes(entry, candidate));
        const message = narrowed
            ? `${name(narrowed)} covers less than before${dates(entry, narrowed)}`
            : `${name(entry)} is removed`;
        report("tighter", narrowed?.at ?? gone, message, entry.at);
    }
}
function outlasts(wide, narrow) {
    return ((0,_decide_scope_js__WEBPACK_IMPORTED_MODULE_0__/* .covers */ .hU)(wide, narrow) && (wide.until === undefined || (narrow.until !== undefined && narrow.until <= wide.until)));
}
function isSimilar(a, b) {
    return ((0,_decide_scope_js__WEBPACK_IMPORTED_MODULE_0__/* .covers */ .hU)(a, b) ||
        (0,_decide_scope_js__WEBPACK_IMPORTED_MODULE_0__/* .covers */ .hU)(b, a) ||
        ["profiles", "paths", "settings", "skills"].some((key) => (a[key] ?? []).some((pattern) => (b[key] ?? []).includes(pattern))));
}
function dates(before, after) {
    return before.until === after.until ? "" : ` (until ${after.until ?? "any day"}, was ${before.until ?? "any day"})`;
}
function diffIgnores(old, fresh, gone, report) {
    const [before, after] = [ignoredPaths(old), ignoredPaths(fresh)];
    for (const { paths, at } of fresh.ignore) {
        const added = paths.filter((path) => !before.has(path));
        if (added.length > 0)
            report("looser", at, `\`ignore\` excludes ${quoted(added)}`);
    }
    for (const { paths, at } of old.ignore) {
        const removed = paths.filter((path) => !after.has(path));
        if (removed.length > 0)
            report("tighter", gone, `\`ignore\` no longer excludes ${quoted(removed)}`, at);
    }
}
function ignoredPaths({ ignore }) {
    return new Set(ignore.flatMap(({ paths }) => paths));
}
function quoted(patterns) {
    return patterns.map((pattern) => `\`${pattern}\``).join(", ");
}
function diffGrantable(before, after, gone, report) {
    const at = after?.at ?? gone;
    if (!delegates(before, after))
        report("looser", at, "`grantable` allows more grants", before?.at);
    else if (!delegates(after, before))
        report("tighter", at, "`grantable` allows fewer grants", before?.at);
}
function delegates(wide, narrow) {
    if (narrow === undefined)
        return true;
    return wide !== undefined && (0,_decide_scope_js__WEBPACK_IMPORTED_MODULE_0__/* .covers */ .hU)(wide, narrow) && narrow.may.every((capability) => wide.may.includes(capability));
}
function diffWaivable(before, after, gone, report) {
    const at = after?.at ?? gone;
    if (!allowsWaivers(before, after))
        report("looser", at, "`waivable` allows more waivers", before?.at);
    else if (!allowsWaivers(after, before))
        report("tighter", at, "`waivable` allows fewer waivers", before?.at);
}
function allowsWaivers(wide, narrow) {
    if (narrow === undefined)
        return true;
    return (wide !== undefined && narrow.maxDays <= wide.maxDays && narrow.rules.every((rule) => (0,_decide_dates_js__WEBPACK_IMPORTED_MODULE_1__/* .isWaivable */ .uF)(wide.rules, rule)));
}


/***/ }),

/***/ 6135:
/***/ (function (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  w: () => (/* binding */ diffPolicies)
});

// EXTERNAL MODULE: ./build/bundle/src/model/rule.js
var rule = __nccwpck_require__(8301);
// EXTERNAL MODULE: ./build/bundle/src/generated/catalogue.js + 31 modules
var catalogue = __nccwpck_require__(8748);
// EXTERNAL MODULE: ./build/bundle/src/model/host.js
var model_host = __nccwpck_require__(3641);
// EXTERNAL MODULE: ./build/bundle/src/policy/model.js
var model = __nccwpck_require__(3861);
// EXTERNAL MODULE: ./build/bundle/src/repo/text.js
var repo_text = __nccwpck_require__(4951);
// EXTERNAL MODULE: ./build/bundle/src/policy/diff/entries.js
var entries = __nccwpck_require__(2126);
// EXTERNAL MODULE: ./build/bundle/src/policy/decide/levels.js
var levels = __nccwpck_require__(778);
;// CONCATENATED MODULE: ./build/bundle/src/policy/diff/lists.js
function diffLists(old, fresh, placeOf, report) {
    for (const key of ["servers", "models"])
        diffList(key, old[key], fresh[key], placeOf, report);
}
function diffList(key, before, after, placeOf, report) {
    if (!after) {
        if (before)
            report("looser", placeOf(key), `\`${key}\` is gone, so every ${noun[key]} is allowed`, before.at);
        return;
    }
    if (!before)
        return report("tighter", after.at, `\`${key}\` lists the ${noun[key]}s that are allowed`);
    const textOf = (value) => (typeof value === "string" ? value : JSON.stringify(value));
    const [old, fresh] = [before, after].map(({ allow }) => new Set(allow.map(({ value }) => textOf(value))));
    for (const { value, at } of after.allow)
        if (!old?.has(textOf(value)))
            report("looser", at, `\`${key}\` allows ${textOf(value)} too`);
    for (const { value, at } of before.allow)
        if (!fresh?.has(textOf(value)))
            report("tighter", placeOf(key), `\`${key}\` no longer allows ${textOf(value)}`, at);
}
const noun = { servers: "server", models: "model" };

// EXTERNAL MODULE: ./build/bundle/src/policy/file/reference.js
var file_reference = __nccwpck_require__(3594);
// EXTERNAL MODULE: ./build/bundle/src/policy/organisation.js
var organisation = __nccwpck_require__(8236);
;// CONCATENATED MODULE: ./build/bundle/src/policy/diff/organisation.js


function diffOrganisation({ organisation: old }, { organisation: fresh }, outer, gone, looserIn, report) {
    const [before, after] = [old, fresh].map((named) => (named && outer && (0,organisation/* isCovered */.P$)(named, outer) ? undefined : named));
    if (before && !after && !fresh)
        report("looser", gone, `the organisation's policy \`${nameOf(before)}\` no longer applies`, before.at);
    else if (before && !after && fresh)
        report("looser", fresh.at, `${nowText(fresh)} (was \`${nameOf(before)}\`)`, before.at);
    else if (!before && after)
        report("tighter", after.at, `${nowText(after)}, as a ceiling over this one`, old?.at);
    else if (before && after && !isSame(before, after))
        report("looser", after.at, `${nowText(after)} (was \`${nameOf(before)}\`)${reasons(before, after, looserIn)}`, before.at);
}
function nowText(named) {
    return `the organisation's policy is \`${nameOf(named)}\``;
}
function nameOf({ reference }) {
    return (0,file_reference/* referenceText */.n5)(reference);
}
function isSame(before, after) {
    if (before.policy && after.policy)
        return (0,organisation/* contentOf */.$E)(before.policy) === (0,organisation/* contentOf */.$E)(after.policy);
    const keyOf = (reference) => (0,file_reference/* pinnedText */.Wm)(reference);
    return keyOf(before.reference) === keyOf(after.reference);
}
function reasons(before, after, looserIn) {
    const looser = before.policy && after.policy ? looserIn(before.policy, after.policy) : [];
    const named = looser.slice(0, 3).map(({ message }) => message);
    return named.length === 0 ? "" : `: ${named.join("; ")}${looser.length > named.length ? "; …" : ""}`;
}

// EXTERNAL MODULE: ./build/bundle/src/policy/decide/scope.js
var decide_scope = __nccwpck_require__(4249);
;// CONCATENATED MODULE: ./build/bundle/src/policy/diff/overrides.js



function diffOverrides(old, fresh, gone, report) {
    const reported = new Set();
    const reportOnce = (direction, at, message, atBase) => {
        const key = JSON.stringify([direction, at.source.path, at.span.start, message]);
        if (!reported.has(key))
            report(direction, at, message, atBase);
        reported.add(key);
    };
    for (const situation of situationsOf([...old.policy.overrides, ...fresh.policy.overrides])) {
        const comparison = { old, fresh, situation, gone, report: reportOnce };
        diffCeiling(comparison);
        diffLevels(comparison);
        diffOptions(comparison);
    }
}
const noOverride = () => false;
function changeOf({ old, fresh, situation, gone }, settingIn) {
    const [before, after] = [settingIn(old, situation), settingIn(fresh, situation)];
    const isGeneralAfter = after.at === settingIn(fresh, noOverride).at;
    if (isGeneralAfter && before.at === settingIn(old, noOverride).at)
        return undefined;
    return { before, after, at: isGeneralAfter ? gone : after.at, cause: isGeneralAfter ? before.at : after.at };
}
function diffCeiling(comparison) {
    const change = changeOf(comparison, (view, matches) => view.ceilingIn(matches));
    if (!change)
        return;
    const { before, after, at } = change;
    const added = after.value.filter((capability) => !before.value.includes(capability));
    const removed = before.value.filter((capability) => !after.value.includes(capability));
    const { report } = comparison;
    if (added.length > 0)
        report("looser", at, `the ceiling of some profiles adds ${added.join(", ")}`, before.at);
    if (removed.length > 0)
        report("tighter", at, `the ceiling of some profiles no longer has ${removed.join(", ")}`, before.at);
}
function diffLevels(comparison) {
    const reported = new Set();
    for (const [id, { kinds = {} }] of Object.entries(catalogue/* rules */.a)) {
        for (const kind of [undefined, ...Object.keys(kinds)]) {
            const change = changeOf(comparison, (view, matches) => view.decidedIn(matches, id, kind));
            if (!change || change.before.value === change.after.value || reported.has(change.cause))
                continue;
            const { before, after, at, cause } = change;
            reported.add(cause);
            comparison.report((0,levels/* isLaxer */.Vi)(after.value, before.value) ? "looser" : "tighter", at, `\`${kind ? `${id}/${kind}` : id}\` is ${after.value} for some profiles (was ${before.value})`, before.at);
        }
    }
}
function diffOptions(comparison) {
    for (const [id, { options = {} }] of Object.entries(catalogue/* rules */.a)) {
        for (const [name, { tightens }] of Object.entries(options)) {
            const change = changeOf(comparison, (view, matches) => view.optionIn(matches, id, name));
            if (!change || change.before.value === change.after.value)
                continue;
            const { before, after, at } = change;
            const isTighter = tightens === "up" ? after.value > before.value : after.value < before.value;
            comparison.report(isTighter ? "tighter" : "looser", at, `\`${name}\` of \`${id}\` is ${after.value} for some profiles (was ${before.value})`, before.at);
        }
    }
}
function situationsOf(overrides) {
    const scopes = new Map(overrides.map((override) => [keyOf(override), override]));
    return [...scopes.values()].flatMap((scope) => {
        const covering = new Set([...scopes].filter(([, override]) => (0,decide_scope/* covers */.hU)(override, scope)).map(([key]) => key));
        const overlapping = [...scopes]
            .filter(([key, override]) => !covering.has(key) && (0,decide_scope/* mayOverlap */.$5)(override, scope))
            .map(([key]) => key);
        return [undefined, ...overlapping].map((added) => (override) => covering.has(keyOf(override)) || (added !== undefined && keyOf(override) === added));
    });
}
function keyOf({ profiles, paths, hosts }) {
    return JSON.stringify([profiles, paths, hosts].map((patterns) => [...patterns].sort()));
}

;// CONCATENATED MODULE: ./build/bundle/src/policy/diff/pins.js

function diffPins({ sources: old }, { sources: fresh }, gone, report) {
    for (const { ref, isPinned, at } of fresh) {
        if (isPinned !== false || old.some((source) => source.ref === ref && !source.isPinned))
            continue;
        const [file, rev] = splitRef(ref);
        const before = old.find((source) => source.ref === ref) ??
            old.find((source) => source.isPinned !== undefined && splitRef(source.ref)[0] === file);
        report("looser", placeHere(at) ?? gone, `\`${file}\` is fetched from \`${rev}\`, which can move${before ? ` (was ${pinOf(before)})` : ""}; pin it to a commit`, placeHere(before?.at));
    }
}
function placeHere(at) {
    return at && !(0,model/* isForeign */.jq)(at) ? at : undefined;
}
function pinOf({ ref, isPinned }) {
    const [, rev] = splitRef(ref);
    if (/^[0-9a-f]{40,64}$/.test(rev))
        return "pinned to a commit";
    return isPinned ? "pinned by a digest" : `\`${rev}\``;
}
function splitRef(ref) {
    const end = ref.indexOf("@");
    return [ref.slice(0, end), ref.slice(end + 1)];
}

// EXTERNAL MODULE: ./build/bundle/src/policy/decide/effective.js
var effective = __nccwpck_require__(9696);
;// CONCATENATED MODULE: ./build/bundle/src/policy/diff/index.js












function diffPolicies(before, after, today, outer) {
    const diff = { looser: [], tighter: [] };
    const report = (direction, at, message, atBase, entry) => {
        const related = atBase && !isOfPreset({ at: atBase }) ? [{ message: "at the base", at: atBase }] : undefined;
        diff[direction].push({ message, at, ...(related ? { related } : {}), ...(entry ? { entry } : {}) });
    };
    const placeOf = placesIn(after.source, before.source);
    const [old, fresh] = [before.policy, after.policy];
    const views = [(0,effective/* viewOf */.du)(old, today, () => false), (0,effective/* viewOf */.du)(fresh, today, () => false)];
    diffPreset(old, fresh, placeOf, report);
    diff_diffCeiling(old.ceiling, fresh.ceiling, placeOf("ceiling"), report);
    diff_diffLevels(...views, placeOf("rules"), report);
    diff_diffOptions(...views, placeOf("rules"), report);
    diffOverrides(...views, placeOf("overrides"), report);
    (0,entries/* diffEntries */.o)(old, fresh, today, placeOf, report);
    diffLists(old, fresh, placeOf, report);
    diffHosts(old, fresh, placeOf("hosts"), report);
    diffRollout(old, fresh, today, placeOf("rollout"), report);
    diffApprovals(old, fresh, placeOf("approvals"), report);
    diffBaseline(before, after, placeOf("baseline"), report);
    diffPins(old, fresh, placeOf("extends"), report);
    diffOrganisation(old, fresh, outer, placeOf("organisation"), (a, b) => loosenedIn(a, b, today), report);
    return before.source && !after.source && diff.looser.length > 0
        ? { ...diff, looser: [removedPolicy(before.source, diff.looser)] }
        : diff;
}
function loosenedIn(before, after, today) {
    const sideOf = (policy) => ({ policy, baseline: undefined, source: undefined });
    return diffPolicies(sideOf(before), sideOf(after), today).looser;
}
function removedPolicy(source, looser) {
    const reasons = looser.slice(0, 3).map(({ message }) => message);
    return {
        message: `the policy is removed, so preset:recommended applies: ${reasons.join("; ")}`,
        at: (0,repo_text/* placeOfPath */.Es)(source.path),
        related: [{ message: "at the base", at: (0,repo_text/* startOf */.GH)(source) }],
    };
}
function placesIn(after, before) {
    if (after)
        return (key) => keyIn(after, key);
    return () => (0,repo_text/* placeOfPath */.Es)(before ? before.path : "preset:recommended");
}
function keyIn(source, key) {
    const found = new RegExp(`^["']?${key}["']?[ \\t]*:`, "m").exec(source.text);
    return found ? { source, span: { start: found.index, end: found.index + key.length } } : (0,repo_text/* startOf */.GH)(source);
}
function diffPreset(old, fresh, placeOf, report) {
    if (old.preset === fresh.preset)
        return;
    report(rule/* presets */.v4.indexOf(fresh.preset) < rule/* presets */.v4.indexOf(old.preset) ? "looser" : "tighter", fresh.presetAt ?? placeOf("extends"), `the preset is preset:${fresh.preset} (was preset:${old.preset})`, old.presetAt);
}
function diff_diffCeiling(old, fresh, gone, report) {
    const before = old?.value ?? rule/* presetCeiling */.bD;
    const after = fresh?.value ?? rule/* presetCeiling */.bD;
    const added = after.filter((capability) => !before.includes(capability));
    const removed = before.filter((capability) => !after.includes(capability));
    const at = fresh?.at ?? gone;
    if (added.length > 0)
        report("looser", at, `the ceiling adds ${added.join(", ")}`, old?.at);
    if (removed.length > 0)
        report("tighter", at, `the ceiling no longer has ${removed.join(", ")}`, old?.at);
    if (added.length === 0)
        diffStatedCeiling(old, fresh, removed.length > 0, at, report);
}
function diffStatedCeiling(old, fresh, isNarrower, at, report) {
    if (old && !fresh)
        report("looser", at, "the ceiling is removed, so the default one applies with lower severities", old.at);
    if (!old && fresh && !isNarrower)
        report("tighter", at, "the ceiling is stated, so it applies with higher severities");
}
function isOfPreset({ at }) {
    return at.source.path.startsWith("preset:");
}
function diff_diffLevels(old, fresh, gone, report) {
    const reported = new Set();
    for (const [id, { kinds = {} }] of Object.entries(catalogue/* rules */.a)) {
        for (const kind of [undefined, ...Object.keys(kinds)]) {
            const question = { rule: id, kind, profile: undefined, cap: undefined };
            const [before, after] = [old.decided(question), fresh.decided(question)];
            if (before.value === after.value || (isOfPreset(before) && isOfPreset(after)))
                continue;
            const cause = [after, before]
                .map((stated) => (isOfPreset(stated) ? "preset" : `${stated.at.source.path} ${stated.at.span.start}`))
                .join(" / ");
            if (reported.has(cause))
                continue;
            reported.add(cause);
            report((0,levels/* isLaxer */.Vi)(after.value, before.value) ? "looser" : "tighter", isOfPreset(after) ? gone : after.at, `\`${kind ? `${id}/${kind}` : id}\` is ${after.value} (was ${before.value})`, before.at);
        }
    }
}
function diff_diffOptions(old, fresh, gone, report) {
    for (const [id, { options = {} }] of Object.entries(catalogue/* rules */.a)) {
        for (const [name, { tightens }] of Object.entries(options)) {
            const [before, after] = [old.option(id, name, undefined), fresh.option(id, name, undefined)];
            if (before.value === after.value || (isOfPreset(before) && isOfPreset(after)))
                continue;
            const isTighter = tightens === "up" ? after.value > before.value : after.value < before.value;
            report(isTighter ? "tighter" : "looser", isOfPreset(after) ? gone : after.at, `\`${name}\` of \`${id}\` is ${after.value} (was ${before.value})`, before.at);
        }
    }
}
function diffHosts(old, fresh, gone, report) {
    for (const [id, host] of Object.entries(catalogue/* hosts */.S)) {
        const [before, after] = [old.hosts[id], fresh.hosts[id]];
        diffEdition(host, before?.edition, after?.edition, gone, report);
        diffDirectories(id, before?.dirs ?? [], after?.dirs ?? [], gone, report);
    }
}
function diffEdition(host, before, after, gone, report) {
    const { title, editions } = host;
    const [old, fresh] = [before?.value ?? (0,model_host/* defaultEditionOf */.F0)(host), after?.value ?? (0,model_host/* defaultEditionOf */.F0)(host)];
    if (old === fresh)
        return;
    report(editions.indexOf(fresh) > editions.indexOf(old) ? "looser" : "tighter", after?.at ?? gone, `${title} is checked as edition ${fresh} (was ${old})`, before?.at);
}
function diffDirectories(id, before, after, gone, report) {
    const missingIn = (dirs) => {
        const known = new Set(dirs.map(({ value }) => value));
        return ({ value }) => !known.has(value);
    };
    for (const { value, at } of before.filter(missingIn(after)))
        report("looser", gone, `\`hosts.${id}.dirs\` no longer has \`${value}\`, so profiles there are not checked`, at);
    for (const { value, at } of after.filter(missingIn(before)))
        report("tighter", at, `\`hosts.${id}.dirs\` adds \`${value}\``);
}
function diffRollout({ rollout: old }, { rollout: fresh }, today, gone, report) {
    const days = [today, ...(0,levels/* rolloutDays */.D1)(old, fresh).filter((day) => day > today)];
    const ids = ["", ...Object.keys(old?.rules ?? {}), ...Object.keys(fresh?.rules ?? {})];
    const steps = ids.flatMap((rule) => days.map((day) => model/* stages */._$.indexOf((0,levels/* stageOf */.gV)(fresh, rule, day)) - model/* stages */._$.indexOf((0,levels/* stageOf */.gV)(old, rule, day))));
    if (steps.some((step) => step < 0))
        report("looser", fresh?.at ?? gone, "the rollout takes effect later than before", old?.at);
    if (steps.some((step) => step > 0))
        report("tighter", fresh?.at ?? gone, "the rollout takes effect earlier than before", old?.at);
}
function diffApprovals(old, fresh, gone, report) {
    for (const kind of ["widening", "policy"]) {
        const [before, after] = [old.approvals[kind], fresh.approvals[kind]];
        if (requiresLess(after, before))
            report("looser", after?.at ?? gone, `\`approvals.${kind}\` ${after ? "requires less" : "is removed"}`, before?.at);
        else if (requiresLess(before, after))
            report("tighter", after?.at ?? gone, `\`approvals.${kind}\` requires more`, before?.at);
    }
}
function requiresLess(a, b) {
    return b !== undefined && (a === undefined || a.count < b.count || a.by.some((name) => !b.by.includes(name)));
}
function diffBaseline(before, after, gone, report) {
    const [old, fresh] = [before.policy.baseline, after.policy.baseline];
    const [wasRefused, isRefused] = [old?.value === "refuse", fresh?.value === "refuse"];
    if (wasRefused && !isRefused)
        report("looser", fresh?.at ?? gone, "baselines are allowed (were forbidden)", old?.at);
    if (!wasRefused && isRefused)
        report("tighter", fresh?.at ?? gone, "baselines are forbidden");
    diffBaselineEntries(before.baseline, after.baseline, report);
}
function diffBaselineEntries(before, after, report) {
    const added = entriesOnlyIn(after, before);
    const removed = entriesOnlyIn(before, after);
    if (added[0]) {
        const count = added.length === 1 ? "one more finding" : `${added.length} more findings`;
        report("looser", added[0].at, `the baseline accepts ${count}`);
    }
    if (removed[0]) {
        const count = removed.length === 1 ? "one finding" : `${removed.length} findings`;
        const { at } = removed[0];
        report("tighter", (0,repo_text/* placeOfPath */.Es)(at.source.path), `the baseline no longer accepts ${count}`, at);
    }
}
function entriesOnlyIn(baseline, next) {
    const entries = [...(baseline?.entries ?? [])].filter(([fingerprint]) => !next?.entries.has(fingerprint));
    return entries.map(([, entry]) => entry);
}


/***/ }),

/***/ 329:
/***/ (function (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  T: () => (/* binding */ readPolicy)
});

// EXTERNAL MODULE: ./build/bundle/src/policy/model.js
var model = __nccwpck_require__(3861);
// EXTERNAL MODULE: ./build/bundle/src/model/rule.js
var rule = __nccwpck_require__(8301);
// EXTERNAL MODULE: ./build/bundle/src/parsers/yaml/lenient.js
var lenient = __nccwpck_require__(7463);
// EXTERNAL MODULE: ./build/bundle/src/repo/text.js
var repo_text = __nccwpck_require__(4951);
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
var spelling = __nccwpck_require__(6782);
// EXTERNAL MODULE: ./build/bundle/src/parsers/node.js
var parsers_node = __nccwpck_require__(536);
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

// EXTERNAL MODULE: ./build/bundle/src/policy/file/reference.js
var file_reference = __nccwpck_require__(3594);
;// CONCATENATED MODULE: ./build/bundle/src/policy/file/policy-file.js



const maxCharacters = 256 * 1024;
async function readPolicyFile(source) {
    const read = await readDocument(source, {
        what: "a policy",
        characters: maxCharacters,
        empty: "the policy is empty; leave the file out to use preset:recommended",
        shape: async () => (await Promise.all(/* import() */[__nccwpck_require__.e(8816), __nccwpck_require__.e(591)]).then(__nccwpck_require__.bind(__nccwpck_require__, 591))).policyShape,
    });
    return "kind" in read ? read : settingsOf(read.value, read.at);
}
function settingsOf(file, at) {
    return {
        extends: extendedBy(file.extends, at),
        own: {
            ...(0,model/* presetPolicy */.W)("recommended"),
            hosts: hostsOf(file.hosts, at),
            ceiling: file.ceiling && { value: file.ceiling, at: at("ceiling") },
            grants: (file.grants ?? []).map((grant, i) => ({
                ...selectorOf(grant),
                settings: grant.settings ?? [],
                skills: grant.skills ?? [],
                may: grant.may,
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
    const reference = text === undefined ? undefined : (0,file_reference/* pinnedReferenceOf */.rz)(text);
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

// EXTERNAL MODULE: ./build/bundle/src/policy/file/vendored.js
var vendored = __nccwpck_require__(3232);
;// CONCATENATED MODULE: ./build/bundle/src/policy/file/index.js





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
    const policy = withOnePreset(read);
    return policy.organisation ? readOrganisation(policy, policy.organisation, library) : policy;
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
    const name = (0,file_reference/* referenceText */.n5)(reference);
    const outside = {
        remote: library.remote,
        file: async () => "a file of another repository cannot extend a file of this one",
    };
    const read = await new PolicyReader(outside).read({ ...found, source: { ...found.source, path: name } }, [name]);
    return "kind" in read
        ? { kind: "problems", problems: read.problems.map((problem) => related(problem, "named here", at)) }
        : { ...policy, organisation: { ...named, policy: withOnePreset(read) } };
}
function fetchedBy({ remote }) {
    return async (reference) => {
        const found = await remote(reference);
        return typeof found === "string" ? (0,vendored/* missingOrganisation */.DZ)(reference, found) : found;
    };
}
class PolicyReader {
    #library;
    #known = new Map();
    constructor(library) {
        this.#library = library;
    }
    async read({ source, commit }, trail, extended = {}) {
        const file = await readPolicyFile(source);
        if ("kind" in file)
            return file;
        const { organisation } = file.own;
        if (organisation && (0,model/* isForeign */.jq)(organisation.at))
            return {
                kind: "problems",
                problems: [
                    {
                        message: "`organisation` counts only in the policy of the repository that is checked; remove the key from this file",
                        at: organisation.at,
                    },
                ],
            };
        let policy = { ...(0,model/* presetPolicy */.W)("recommended"), sources: [] };
        for (const stated of file.extends) {
            const next = await this.#extended(stated, source, trail);
            if ("kind" in next)
                return next;
            policy = merge(policy, next);
        }
        return merge(policy, {
            ...file.own,
            sources: [{ ref: source.path, text: source.text, ...(commit === undefined ? {} : { commit }), ...extended }],
        });
    }
    async #extended({ value, at }, from, trail) {
        const refuse = (message) => ({ kind: "problems", problems: [{ message, at }] });
        const named = (0,file_reference/* referenceOf */.Bz)(value);
        if (typeof named === "string")
            return refuse(named);
        if (named.kind === "preset") {
            const preset = (0,model/* presetPolicy */.W)(named.preset);
            return { ...preset, presetAt: at, sources: preset.sources.map((source) => ({ ...source, at })) };
        }
        const reference = relativeTo(named, from);
        const name = (0,file_reference/* referenceText */.n5)(reference);
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
                return refuse(`\`${value}\` could not be fetched: ${found}${rule/* presets */.v4.some((preset) => preset === value) ? `; did you mean \`preset:${value}\`?` : ""}`);
            policy = await this.read({ ...found, source: { ...found.source, path: name } }, [...trail, name], {
                at,
                ...(reference.kind === "remote" ? { isPinned: (0,file_reference/* isPinned */.T4)(reference) } : {}),
            });
            this.#known.set(key, policy);
        }
        return "kind" in policy
            ? { kind: "problems", problems: policy.problems.map((problem) => related(problem, "extended here", at)) }
            : policy;
    }
}
function relativeTo(reference, from) {
    const home = reference.kind === "file" ? (0,file_reference/* referenceOf */.Bz)(from.path) : undefined;
    return reference.kind === "file" && home && typeof home !== "string" && home.kind === "remote"
        ? { ...home, path: reference.path, sha256: undefined }
        : reference;
}
function related(problem, message, at) {
    return { ...problem, related: [...(problem.related ?? []), { message, at }] };
}
function merge(under, top) {
    const ids = [...new Set([...Object.keys(under.hosts), ...Object.keys(top.hosts)])];
    const isPreset = top.presetAt !== undefined;
    return {
        preset: isPreset ? top.preset : under.preset,
        presetAt: isPreset ? top.presetAt : under.presetAt,
        hosts: Object.fromEntries(ids.map((id) => [
            id,
            {
                dirs: [...(under.hosts[id]?.dirs ?? []), ...(top.hosts[id]?.dirs ?? [])],
                edition: later(under.hosts[id]?.edition, top.hosts[id]?.edition),
            },
        ])),
        ceiling: later(under.ceiling, top.ceiling),
        grants: union(under.grants, top.grants),
        servers: top.servers ?? under.servers,
        models: top.models ?? under.models,
        ignore: union(under.ignore, top.ignore),
        rules: mergeRules(under.rules, top.rules),
        overrides: [...under.overrides, ...top.overrides],
        waivers: union(under.waivers, top.waivers),
        grantable: top.grantable ?? under.grantable,
        waivable: top.waivable ?? under.waivable,
        baseline: later(under.baseline, top.baseline),
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
            const option = later(old?.options[name], fresh?.options[name]);
            return option ? [[name, option]] : [];
        });
        return [key, { level: later(old?.level, fresh?.level), options: Object.fromEntries(options) }];
    }));
}
function later(old, fresh) {
    if (!old || !fresh)
        return fresh ?? old;
    return { ...fresh, over: [...(fresh.over ?? []), old, ...(old.over ?? [])] };
}


/***/ }),

/***/ 3594:
/***/ (function (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   $S: () => (/* binding */ namesSameFile),
/* harmony export */   Bz: () => (/* binding */ referenceOf),
/* harmony export */   T4: () => (/* binding */ isPinned),
/* harmony export */   Wm: () => (/* binding */ pinnedText),
/* harmony export */   n5: () => (/* binding */ referenceText),
/* harmony export */   rz: () => (/* binding */ pinnedReferenceOf)
/* harmony export */ });
/* harmony import */ var _repo_spelling_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(6782);
/* harmony import */ var _model_rule_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(8301);


function referenceOf(text) {
    if (text.startsWith("preset:"))
        return presetReference(text);
    const remote = remotePattern.exec(text);
    if (remote) {
        const [, owner = "", repository = "", path = "", ref = "", sha256] = remote;
        if (isOutside(path) || /^\.{1,2}$/.test(repository) || isImpossibleRef(ref))
            return `\`${text}\` names a repository, a path or a ref that there cannot be`;
        return { kind: "remote", owner, repository, path: tidy(path), ref, sha256: sha256?.toLowerCase() };
    }
    if (/^[^#]+@[^#]+#/.test(text))
        return `\`${text}\` pins no content: a digest reads \`#sha256:\` and 64 hexadecimal digits`;
    if (/\/\/|[@#]/.test(text))
        return `\`${text}\` is no reference; one to another repository reads \`owner/repo//path@ref\`, with \`#sha256:…\` to pin its content`;
    if (isOutside(text))
        return `\`${text}\` is no file of this repository`;
    return { kind: "file", path: tidy(text) };
}
function presetReference(text) {
    const preset = _model_rule_js__WEBPACK_IMPORTED_MODULE_0__/* .presets */ .v4.find((name) => `preset:${name}` === text);
    if (preset)
        return { kind: "preset", preset };
    const names = _model_rule_js__WEBPACK_IMPORTED_MODULE_0__/* .presets */ .v4.map((name) => `preset:${name}`);
    return `there is no \`${text}\`${(0,_repo_spelling_js__WEBPACK_IMPORTED_MODULE_1__/* .suggestion */ .h)(text, names)}`;
}
const remotePattern = /^([A-Za-z0-9][\w.-]{0,99})\/([\w.-]{1,100})\/\/([^@#]{1,400})@([^@#\s]{1,250})(?:#sha256:([0-9a-fA-F]{64}))?$/;
function isImpossibleRef(ref) {
    return /^-|\.\.|[\s~^:?*[\\]/.test(ref);
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
function pinnedReferenceOf(text) {
    const example = "`acme/policy//agents.yml@COMMIT#sha256:…`";
    const reference = referenceOf(text);
    if (typeof reference === "string")
        return reference;
    if (reference.kind !== "remote")
        return `\`${text}\` does not name a file of another repository; write it as ${example}`;
    const { sha256 } = reference;
    if (sha256 === undefined)
        return `\`${text}\` has no digest, so neither a vendored copy nor a moved ref can be checked; write it as ${example}, or run \`agent-profile-check init --organisation ${text} --from FILE\``;
    return { ...reference, sha256 };
}
function pinnedText(reference) {
    return `${referenceText(reference)}#sha256:${reference.sha256}`;
}
function namesSameFile(a, b) {
    const homeOf = ({ owner, repository }) => `${owner}/${repository}`.toLowerCase();
    return homeOf(a) === homeOf(b) && a.path === b.path;
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


/***/ }),

/***/ 3232:
/***/ (function (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Bf: () => (/* binding */ renewal),
/* harmony export */   DZ: () => (/* binding */ missingOrganisation),
/* harmony export */   Ee: () => (/* binding */ isVendored),
/* harmony export */   JX: () => (/* binding */ staleCopy),
/* harmony export */   n4: () => (/* binding */ vendoredCopy)
/* harmony export */ });
/* unused harmony export vendoredPath */
/* harmony import */ var _platform_hash_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(1957);
/* harmony import */ var _repo_path_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(6311);
/* harmony import */ var _repo_text_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(4951);
/* harmony import */ var _reference_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(3594);




const vendoredPath = ".github/agent-profile-check.organisation.yml";
const mostCopies = 50;
function isVendored(path) {
    return /^\.github\/agent-profile-check\.organisation(?:[.-][^/]*)?\.ya?ml$/.test(path);
}
async function vendoredCopy(repo, reference) {
    if (!repo || reference.sha256 === undefined)
        return undefined;
    for (const path of copiesIn(repo)) {
        const text = await textOf(repo, path, reference.sha256);
        if (text !== undefined)
            return foundAs(reference, text);
    }
    return undefined;
}
async function staleCopy(repo, reference) {
    if (!repo?.entries.has(vendoredPath))
        return undefined;
    const content = await repo.read(vendoredPath);
    const found = content.kind === "text"
        ? `has the digest sha256:${(0,_platform_hash_js__WEBPACK_IMPORTED_MODULE_1__/* .sha256 */ .sc)(content.source.text)}`
        : content.kind === "unjudged"
            ? content.problem
            : "is not a UTF-8 text file";
    return {
        message: `the vendored copy \`${vendoredPath}\` ${found}, but \`organisation\` requires sha256:${reference.sha256}; restore the copy, or renew the key and the copy: ${renewal(reference)}`,
        related: [{ message: "the vendored copy", at: (0,_repo_text_js__WEBPACK_IMPORTED_MODULE_0__/* .placeOfPath */ .Es)(vendoredPath) }],
    };
}
function renewal(reference) {
    return `\`agent-profile-check init --organisation ${(0,_reference_js__WEBPACK_IMPORTED_MODULE_2__/* .referenceText */ .n5)(reference)} --from FILE\``;
}
function copiesIn(repo) {
    return repo
        .names(".github")
        .map((name) => `.github/${name}`)
        .filter(isVendored)
        .sort((a, b) => Number(b === vendoredPath) - Number(a === vendoredPath) || (0,_repo_path_js__WEBPACK_IMPORTED_MODULE_3__/* .byBytes */ .bg)(a, b))
        .slice(0, mostCopies);
}
async function textOf(repo, path, digest) {
    const content = await repo.read(path);
    if (content.kind !== "text")
        return undefined;
    const { text } = content.source;
    return [text, text.replaceAll("\r\n", "\n")].find((candidate) => (0,_platform_hash_js__WEBPACK_IMPORTED_MODULE_1__/* .sha256 */ .sc)(candidate) === digest);
}
function foundAs(reference, text) {
    const source = { path: (0,_reference_js__WEBPACK_IMPORTED_MODULE_2__/* .referenceText */ .n5)(reference), text };
    return /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(reference.ref) ? { source, commit: reference.ref } : { source };
}
function missingOrganisation(reference, reason) {
    return {
        message: `the organisation's policy \`${(0,_reference_js__WEBPACK_IMPORTED_MODULE_2__/* .pinnedText */ .Wm)(reference)}\` has no vendored copy (\`${vendoredPath}\`) and could not be fetched: ${reason}; write the copy with ${renewal(reference)}`,
    };
}


/***/ }),

/***/ 668:
/***/ (function (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   _X: () => (/* binding */ policyFacts),
/* harmony export */   eK: () => (/* binding */ isPolicyFinding),
/* harmony export */   hM: () => (/* binding */ checkPolicy)
/* harmony export */ });
/* harmony import */ var _generated_catalogue_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(8748);
/* harmony import */ var _model_rule_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(8301);


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

/***/ 5694:
/***/ (function (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  cE: () => (/* reexport */ usage/* isGate */.cE),
  hY: () => (/* binding */ weakenedGates)
});

// UNUSED EXPORTS: isChecking, usesOf

// EXTERNAL MODULE: ./build/bundle/src/repo/text.js
var repo_text = __nccwpck_require__(4951);
// EXTERNAL MODULE: ./build/bundle/src/parsers/node.js
var parsers_node = __nccwpck_require__(536);
// EXTERNAL MODULE: ./build/bundle/src/parsers/toml/index.js + 9 modules
var toml = __nccwpck_require__(3823);
// EXTERNAL MODULE: ./build/bundle/src/parsers/yaml/lenient.js
var lenient = __nccwpck_require__(7463);
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
var usage = __nccwpck_require__(5809);
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
var json = __nccwpck_require__(5930);
// EXTERNAL MODULE: ./build/bundle/src/repo/path.js
var repo_path = __nccwpck_require__(6311);
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
var keys = __nccwpck_require__(412);
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

/***/ 412:
/***/ (function (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
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

/***/ 5809:
/***/ (function (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Hn: () => (/* binding */ wordsIn),
/* harmony export */   P1: () => (/* binding */ propertiesOf),
/* harmony export */   Y$: () => (/* binding */ isCommandFile),
/* harmony export */   b6: () => (/* binding */ textOf),
/* harmony export */   cE: () => (/* binding */ isGate),
/* harmony export */   nt: () => (/* binding */ commandFiles),
/* harmony export */   vX: () => (/* binding */ unknownKeys),
/* harmony export */   zH: () => (/* binding */ tableEntries)
/* harmony export */ });
/* harmony import */ var _keys_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(412);

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
        servers: undefined,
        models: undefined,
        ignore: [],
        rules: {},
        overrides: [],
        waivers: [],
        grantable: undefined,
        waivable: undefined,
        baseline: undefined,
        rollout: undefined,
        approvals: { widening: undefined, policy: undefined },
        organisation: undefined,
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

/***/ 8236:
/***/ (function (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   $E: () => (/* binding */ contentOf),
/* harmony export */   P$: () => (/* binding */ isCovered),
/* harmony export */   iQ: () => (/* binding */ ceilingsOf),
/* harmony export */   uA: () => (/* binding */ pinNote)
/* harmony export */ });
/* harmony import */ var _file_reference_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(3594);
/* harmony import */ var _file_vendored_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(3232);


function ceilingsOf({ organisation }, outer) {
    const named = organisation?.policy;
    if (!outer)
        return named ? [named] : [];
    return named && organisation && !isCovered(organisation, outer) ? [outer, named] : [outer];
}
function isCovered({ reference, policy }, outer) {
    const own = outer.sources.at(-1);
    if (!own)
        return false;
    if (policy && contentOf(policy) === contentOf(outer))
        return true;
    const named = (0,_file_reference_js__WEBPACK_IMPORTED_MODULE_1__/* .referenceOf */ .Bz)(own.ref);
    if (typeof named !== "string" && named.kind === "remote")
        return (0,_file_reference_js__WEBPACK_IMPORTED_MODULE_1__/* .namesSameFile */ .$S)(named, reference);
    return !own.ref.startsWith("preset:") && own.ref.replaceAll("\\", "/").endsWith(`/${reference.path}`);
}
function pinNote(organisation, outer) {
    const own = outer?.sources.at(-1);
    if (!organisation || !outer || !own || own.ref.startsWith("preset:"))
        return undefined;
    const key = (0,_file_reference_js__WEBPACK_IMPORTED_MODULE_1__/* .referenceText */ .n5)(organisation.reference);
    const named = (0,_file_reference_js__WEBPACK_IMPORTED_MODULE_1__/* .referenceOf */ .Bz)(own.ref);
    if (!isCovered(organisation, outer))
        return `the workflow names the policy \`${own.ref}\`, and \`organisation\` names \`${key}\`: both apply here, but hooks know only the second, so the verdicts can differ`;
    const { policy } = organisation;
    const isSame = policy ? contentOf(policy) === contentOf(outer) : key === own.ref;
    if (isSame || typeof named === "string" || named.kind !== "remote")
        return undefined;
    return `the workflow names the policy \`${own.ref}\`, and \`organisation\` names another version, \`${key}\`: the first applies here and the second in hooks, so the verdicts can differ; renew the key with ${(0,_file_vendored_js__WEBPACK_IMPORTED_MODULE_0__/* .renewal */ .Bf)(named)}`;
}
function contentOf({ sources }) {
    return JSON.stringify(sources.map(({ text }) => text));
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
    const exact = checkoutFrom(valuesOf(files, path, false));
    return exact.kind === "same" ? checkoutFrom(valuesOf(files, path, true)) : exact;
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
    for (const { directory, lines } of files.toSorted((a, b) => b.directory.length - a.directory.length)) {
        if (!(0,_path_js__WEBPACK_IMPORTED_MODULE_1__/* .isWithin */ .UO)((0,_path_js__WEBPACK_IMPORTED_MODULE_1__/* .directoryOf */ .jt)(path), directory))
            continue;
        for (const line of lines.toReversed())
            if (line.matches(path, foldCase))
                fill(line.settings);
    }
    return values;
}
function checkoutFrom(values) {
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
    return quoted.replace(/\\([0-3][0-7]{2}|.)/gs, (_, escaped) => escaped.length === 3 ? String.fromCharCode(parseInt(escaped, 8)) : (escapes[escaped] ?? escaped));
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
/* harmony export */   QE: () => (/* binding */ batched),
/* harmony export */   gW: () => (/* binding */ chainObjects),
/* harmony export */   qB: () => (/* binding */ BlobTree)
/* harmony export */ });
/* harmony import */ var _attributes_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(8104);
/* harmony import */ var _path_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(6311);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(4951);
/* harmony import */ var _tree_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(2456);




function chainObjects(...sources) {
    return {
        async get(id, limit) {
            for (const source of sources) {
                const result = await source.get(id, limit);
                if (result.kind !== "missing")
                    return result;
            }
            return { kind: "missing" };
        },
    };
}
const pause = 5;
function batched(limit, fetchAll) {
    const requested = new Map();
    let batch;
    const newBatch = () => {
        const ids = [];
        const values = new Promise((resolve) => setTimeout(resolve, pause)).then(() => {
            if (batch?.ids === ids)
                batch = undefined;
            return fetchAll(ids);
        });
        return { ids, values };
    };
    return (id) => {
        let value = requested.get(id);
        if (!value) {
            if (!batch || batch.ids.length >= limit)
                batch = newBatch();
            batch.ids.push(id);
            requested.set(id, (value = batch.values.then((values) => values.get(id))));
        }
        return value;
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
function byBytes(a, b) {
    if (a === b)
        return 0;
    return surrogate.test(a) || surrogate.test(b) ? byPoints(a, b) : a < b ? -1 : 1;
}
const surrogate = /[\ud800-\udfff]/;
function byPoints(a, b) {
    const length = Math.min(a.length, b.length);
    for (let i = 0; i < length; i++) {
        const difference = rank(a.charCodeAt(i)) - rank(b.charCodeAt(i));
        if (difference !== 0)
            return difference;
    }
    return a.length - b.length;
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
/* harmony export */   dE: () => (/* binding */ detectionNamesOf),
/* harmony export */   j8: () => (/* binding */ unreachablePaths),
/* harmony export */   kB: () => (/* binding */ anchorRoot),
/* harmony export */   l_: () => (/* binding */ ownPatternsOf),
/* harmony export */   oQ: () => (/* binding */ startDirectories),
/* harmony export */   zB: () => (/* binding */ caseFoldedPaths)
/* harmony export */ });
/* unused harmony export patternsIn */
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
    let result = parsed.get(pattern);
    if (!result)
        parsed.set(pattern, (result = parse(pattern)));
    return result;
}
const parsed = new Map();
function parse(pattern) {
    const [prefix, anchor] = anchors.find(([start]) => pattern.startsWith(start)) ?? ["", "root"];
    const path = pattern.slice(prefix.length);
    const star = path.split("/").findIndex((segment) => segment.includes("*"));
    const fixed = star < 0 ? (0,_path_js__WEBPACK_IMPORTED_MODULE_0__/* .directoryOf */ .jt)(path) : path.split("/").slice(0, star).join("/");
    return { anchor, path, fixed };
}
const userRoots = {
    home: ({ home }) => home,
    system: ({ system }) => system,
    xdgConfigHome: ({ home, xdgConfigHome }) => xdgConfigHome ?? (home && (0,_path_js__WEBPACK_IMPORTED_MODULE_0__/* .join */ .fj)(home, ".config")),
    codexHome: ({ home, codexHome }) => codexHome ?? (home && (0,_path_js__WEBPACK_IMPORTED_MODULE_0__/* .join */ .fj)(home, ".codex")),
};
function anchorRoot(anchor, user) {
    return anchor === "root" ? "" : user && userRoots[anchor]?.(user);
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
const common = [".github", ".vscode", ".devcontainer"];
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
function ownPatternsOf(patterns, own) {
    if (patterns === own)
        return patterns;
    const bareOf = (pattern) => pattern.replace(/^\*\*\//, "");
    const bares = own.map(bareOf);
    return patterns.filter((pattern) => {
        const bare = bareOf(pattern);
        return bares.some((ownBare) => bare === ownBare || (ownBare.endsWith("/**") && bare.startsWith(ownBare.slice(0, -2))));
    });
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
    const targets = patterns.flatMap((pattern) => {
        const { anchor, path } = parsePattern(pattern);
        const names = path.split("/");
        return anchor === "every" ? [{ pattern, names: ["**", ...names] }] : anchor === "root" ? [{ pattern, names }] : [];
    });
    const found = [];
    for (const { path, kind, unjudged } of entries) {
        if (!isLikely(path))
            continue;
        const segments = path.split(/[\\/]/);
        const isStub = kind === "link" || kind === "submodule" || unjudged !== undefined;
        if (targets.some(({ pattern, names }) => foldsTo(segments, names, isStub, path.includes("\\")) && !matches(path, pattern)))
            found.push(path);
    }
    return found;
}
function unreachablePaths(repo, links, patterns) {
    if (links.length === 0)
        return [];
    const targets = patterns.flatMap((pattern) => {
        const { anchor, path } = parsePattern(pattern);
        if (anchor !== "every" && anchor !== "root")
            return [];
        return [{ pattern, names: anchor === "every" ? ["**", ...path.split("/")] : path.split("/") }];
    });
    const literals = new Set(targets.flatMap(({ names }) => names.filter((name) => !name.includes("*"))));
    const leads = (path) => {
        const segments = path.split("/");
        return (segments.some((segment) => literals.has(segment)) &&
            targets.some(({ pattern, names }) => isOnPath(segments, names) && !matches(path, pattern)));
    };
    return links.filter(({ path }) => leads(path) && repo.resolve(path).kind === "missing").map(({ path }) => path);
}
function isOnPath(segments, names, entered = false) {
    const [segment, ...rest] = segments;
    const [name, ...others] = names;
    if (name === undefined)
        return false;
    if (segment === undefined)
        return entered;
    if (name === "**")
        return isOnPath(segments, others, entered) || isOnPath(rest, names, entered);
    return ((name.includes("*") ? matches(segment, name) : segment === name) &&
        isOnPath(rest, others, entered || !name.includes("*")));
}
function foldsTo(segments, names, isStub, folded = false) {
    const [segment, ...rest] = segments;
    const [name, ...others] = names;
    if (segment === undefined)
        return folded && (isStub || name === undefined);
    if (name === undefined)
        return false;
    if (name === "**")
        return foldsTo(segments, others, isStub, folded) || foldsTo(rest, names, isStub, folded);
    if (name.includes("*")) {
        const isExact = matches(segment, name);
        return (isExact || matches(onWindows(segment), name)) && foldsTo(rest, others, isStub, folded || !isExact);
    }
    return isFoldOf(segment, name) && foldsTo(rest, others, isStub, folded || segment !== name);
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
/* harmony export */   h: () => (/* binding */ suggestion),
/* harmony export */   y: () => (/* binding */ editsBetween)
/* harmony export */ });
function nearest(word, candidates) {
    let best;
    let fewest = Math.max(2, Math.floor(word.length / 3)) + 1;
    for (const candidate of candidates) {
        if (Math.abs(candidate.length - word.length) >= fewest || word.length > 100)
            continue;
        const edits = editsBetween(word.toLowerCase(), candidate.toLowerCase());
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
function editsBetween(a, b) {
    let older = [];
    let old = Array.from({ length: b.length + 1 }, (_, i) => i);
    for (let i = 1; i <= a.length; i++) {
        const row = [i];
        for (let j = 1; j <= b.length; j++) {
            const same = a[i - 1] === b[j - 1];
            let cost = Math.min((old[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (old[j - 1] ?? 0) + (same ? 0 : 1));
            if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
                cost = Math.min(cost, (older[j - 2] ?? 0) + 1);
            row.push(cost);
        }
        [older, old] = [old, row];
    }
    return old[b.length] ?? 0;
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
/* harmony export */   t$: () => (/* binding */ positionAt),
/* harmony export */   y2: () => (/* binding */ decodeLossily)
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
const lossy = new TextDecoder("utf-8", { ignoreBOM: true });
function decodeLossily(bytes) {
    return lossy.decode(bytes);
}
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
/* harmony export */   U3: () => (/* binding */ ForeignObject),
/* harmony export */   ae: () => (/* binding */ RunFailure),
/* harmony export */   g$: () => (/* binding */ tooLarge),
/* harmony export */   ie: () => (/* binding */ UnreadableFile),
/* harmony export */   yo: () => (/* binding */ UserError),
/* harmony export */   zv: () => (/* binding */ isOfMachine)
/* harmony export */ });
/* unused harmony export combine */
function combine(repository, user) {
    return {
        holdsUser: true,
        list: async () => {
            const [own, users] = await Promise.all([repository.list(), user.list()]);
            return [...own.map((entry) => (isHome(entry.path) ? { ...entry, path: `./${entry.path}` } : entry)), ...users];
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
class RunFailure extends Error {
}
class ForeignObject extends RunFailure {
}
function isOfMachine(error) {
    return error instanceof RunFailure || (error instanceof Error && "syscall" in error);
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

/***/ 1064:
/***/ (function (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  vm: () => (/* binding */ commentOf),
  wD: () => (/* binding */ markdown),
  Zt: () => (/* binding */ nothingLeft),
  jZ: () => (/* reexport */ model_reportModelOf),
  oo: () => (/* binding */ undecided),
  To: () => (/* binding */ undecidedComment)
});

// UNUSED EXPORTS: comparison, isReader, reportOf

// EXTERNAL MODULE: ./build/bundle/src/inspect/cross-host.js
var cross_host = __nccwpck_require__(4237);
// EXTERNAL MODULE: ./build/bundle/src/sanitize/text.js
var sanitize_text = __nccwpck_require__(2426);
;// CONCATENATED MODULE: ./build/bundle/src/reports/markdown/escape.js

const gap = "\u200b";
const longest = 300;
function code(text, { full = false } = {}) {
    const shown = unlinked(cut((0,sanitize_text/* visible */.RK)(text), full ? Infinity : longest));
    if (shown.trim() === "")
        return shown === "" ? "(empty)" : "(blank)";
    const fence = "`".repeat(Math.max(0, ...[...shown.matchAll(/`+/g)].map(([run]) => run.length)) + 1);
    const padding = /^[` ]|[` ]$/.test(shown) ? " " : "";
    return `${fence}${padding}${shown}${padding}${fence}`;
}
function htmlCode(text) {
    const shown = unlinked(cut((0,sanitize_text/* visible */.RK)(text), longest));
    const inert = shown.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
    return `<code>${inert.trim() === "" ? (inert === "" ? "(empty)" : "(blank)") : inert}</code>`;
}
function unlinked(text) {
    return text.replaceAll("@", `@${gap}`);
}
function prose(text) {
    return cut((0,sanitize_text/* visible */.RK)(text), 4 * longest)
        .split("`")
        .map((part, at) => (part === "" ? "" : at % 2 === 1 ? code(part) : plain(part)))
        .join("");
}
const acting = /@|:\/\/|www\.|#\d|GH-\d|[0-9a-f]{7}|:[a-z0-9_+-]+:|\$/i;
function plain(text) {
    return text
        .split(/( +)/)
        .map((word) => (acting.test(word) ? codeBefore(word) : word.replace(/[!-/:-@[-`{-~]/g, escaped)))
        .join("");
}
function codeBefore(word) {
    const [, body = "", end = ""] = /^([\s\S]*?)([,;.]?)$/.exec(word) ?? [];
    return acting.test(body) ? `${code(body)}${end}` : code(word);
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


const title = "More than in their own host";
function crossHostBlock({ model: { crossHost: abroad, changes, state }, isSummary }) {
    const changed = new Set(changes?.flatMap(({ path, after }) => (after ? [path] : [])));
    const items = isSummary ? abroad : abroad.flatMap((group) => within(group, changed));
    return {
        ...(isSummary && state.kind === "passed" && (changes ?? []).length === 0
            ? { head: [`<details><summary><b>${title}</b></summary>`, ""], foot: ["", "</details>"] }
            : { head: [`### ${title}`, ""] }),
        lines: items.map((group) => `- ⚠️ ${(0,cross_host/* crossHostSentence */.I)(group, code)}`),
        omittedLine: (left) => `…and ${left} more of such lines.`,
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
function budget_fitPage(opening, blocks, closing, limit, elsewhere = "") {
    const filled = blocks.filter(({ lines }) => lines.length > 0);
    const rest = ({ omittedLine: more, weights, lines }, shown) => `${more(weights ? weights.slice(shown).reduce((sum, weight) => sum + weight, 0) : lines.length - shown)}${elsewhere}`;
    const notes = filled.map((block) => bytesOf(rest(block, 0)) + 3);
    let room = limit - bytesOf([...opening, ...closing, ""].join("\n")) - notes.reduce((sum, note) => sum + note, 0);
    const fill = (block) => {
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
    };
    const isLate = ({ isLate: late }) => late === true;
    const bodies = new Map([...filled.filter((block) => !isLate(block)), ...filled.filter(isLate)].map((block) => [block, fill(block)]));
    return [...opening, ...filled.flatMap((block) => bodies.get(block) ?? []), ...closing, ""].join("\n");
}

// EXTERNAL MODULE: ./build/bundle/src/model/capability.js
var model_capability = __nccwpck_require__(5885);
;// CONCATENATED MODULE: ./build/bundle/src/reports/change-words.js

function isPower({ kind }) {
    return kind !== "grant";
}
function change_words_gainSentence({ changed, gained, regranted, files, looser }) {
    if (changed + files === 0)
        return "No subagent changed";
    const parts = [
        ...(gained > 0 ? [[gained, "gained power"]] : []),
        ...(regranted > 0 ? [[regranted, "changed under a grant"]] : []),
        ...(looser === undefined || looser === 0
            ? []
            : [[looser, `now ${looser === 1 ? "runs" : "run"} under looser settings`]]),
    ].map(([count, words], at) => `${at === 0 ? counted(count, "subagent") : count} ${words}`);
    const all = [...parts, ...(looser === 0 ? ["settings next to the profiles are looser"] : [])];
    return all.length === 0 ? "No subagent gained power" : capitalised(all.join("; "));
}
function changedSentence({ changed, files }) {
    const parts = [
        ...(changed > 0 ? [counted(changed, "subagent")] : []),
        ...(files > 0 ? [counted(files, "settings file")] : []),
    ];
    return parts.length === 0 ? "" : `${parts.join(" and ")} changed`;
}
function counted(count, noun) {
    return `${count} ${noun}${count === 1 ? "" : "s"}`;
}
function capitalised(text) {
    return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}
function kindWord(kind) {
    return kind === "changed" ? undefined : kind === "added" ? "new" : kind;
}
function lettersOf(held, mark = (letter) => letter, none = "-") {
    return model_capability/* capabilities */.R7
        .map((capability) => (held(capability) ? mark(model_capability/* letters */.Mm.get(capability) ?? "", capability) : none))
        .join("");
}
const legend = [...model_capability/* letters */.Mm].map(([capability, letter]) => `${letter} ${capability}`).join(", ");
function unexplainedTools(gained, widenings) {
    return gained.filter((tool) => !widenings.some(({ message }) => message.includes(tool === "*" ? "every tool" : `\`${tool}\``)));
}
function lostTools(gained, lost) {
    return lost.filter((tool) => !gained.some((wider) => includes(wider, tool)));
}
function includes(wider, tool) {
    if (wider === tool.replace(/\(.*$/s, "").trim() || tool.startsWith(`${wider}__`))
        return true;
    return wider.endsWith("*") && tool.startsWith(wider.slice(0, -1));
}
function untoldDifferences(differences, widenings, isSamePlace) {
    return differences.filter(({ field, before, at }) => !widenings.some((widening) => widening.kind === field || (before === null && isSamePlace(widening.at, at))));
}

// EXTERNAL MODULE: ./build/bundle/src/policy/model.js
var model = __nccwpck_require__(3861);
// EXTERNAL MODULE: ./build/bundle/src/evaluate/result.js
var result = __nccwpck_require__(7916);
// EXTERNAL MODULE: ./build/bundle/src/platform/hash.js
var hash = __nccwpck_require__(1957);
;// CONCATENATED MODULE: ./build/bundle/src/reports/markdown/links.js



function shortenedToFit(write, context) {
    const limit = context.isSummary ? 200_000 : 12_000;
    const full = write(context);
    if (full.length <= limit)
        return full;
    const { links: _, ...unlinked } = context;
    const plain = write({ ...unlinked, links: undefined });
    return plain.length <= limit ? plain : write({ ...unlinked, links: undefined, isShort: true });
}
function spotLink(spot, page) {
    return linked(pathWords(spot.path, page, spot.line), spot, page);
}
function pathWords(path, { isShort = false }, line = null) {
    const end = line === null ? "" : `:${line}`;
    return isShort && path.length > 200 ? `${code(path.slice(0, 200))}…${end}` : code(`${path}${end}`, { full: true });
}
function linked(words, spot, { model, links }) {
    const { path, line, isOfBase = false } = spot;
    const anchor = line === null ? "" : `?plain=1#L${line}`;
    const elsewhere = links && foreignAddress(path, links);
    if (elsewhere !== undefined && links?.isOwnOnly)
        return words;
    if (elsewhere !== undefined)
        return `[${words}](${elsewhere}${anchor})`;
    const { repository, commit, base } = model;
    const at = isOfBase ? base : commit;
    if (!links || links.without === path || repository === null || at === null || path.startsWith("~/"))
        return words;
    const own = `${links.server}/${repository}`;
    return `[${words}](${own}/${changedLine(spot, links) ?? `blob/${at}/${encoded(path)}${anchor}`})`;
}
function changedLine({ path, line, isOfBase = false }, { pull }) {
    const change = pull?.files.changeOf(path);
    if (!pull || change === undefined || change === (isOfBase ? "added" : "removed"))
        return undefined;
    if (change === "removed" && pull.files.addsFiles())
        return undefined;
    return `pull/${pull.number}/files#diff-${(0,hash/* sha256 */.sc)(path)}${line === null ? "" : `${isOfBase ? "L" : "R"}${line}`}`;
}
function foreignAddress(path, { server }) {
    const [, repository, file = "", ref = ""] = /^([\w.-]+\/[\w.-]+)\/\/([^@]+)@(.+)$/.exec(path) ?? [];
    return repository === undefined ? undefined : `${server}/${repository}/blob/${encoded(ref)}/${encoded(file)}`;
}
function ruleLink({ rule, kind }, { model: { tool } }) {
    return `[${code(kind === null ? rule : `${rule}/${kind}`)}](${(0,result/* helpOf */.ZL)(tool, rule)})`;
}
function encoded(path) {
    return path.split("/").map(encodeSegment).join("/");
}
function encodeSegment(segment) {
    return encodeURIComponent(segment.replace(/\p{Cs}/gu, "\ufffd")).replace(/[!'()*]/g, (character) => `%${character.charCodeAt(0).toString(16)}`);
}
function commandOf({ homepage, name }) {
    const [, home] = /^(https:\/\/github\.com\/[^/]+\/[^/]+)/.exec(homepage) ?? [];
    return `npx ${home ? `github:${home.slice("https://github.com/".length)}` : name}`;
}

;// CONCATENATED MODULE: ./build/bundle/src/reports/markdown/phrases.js

function plural(count, noun) {
    return `${count} ${noun}${count === 1 ? "" : "s"}`;
}
function listed(parts, last = "and") {
    return parts.length > 1 ? `${parts.slice(0, -1).join(", ")} ${last} ${parts.at(-1)}` : parts.join("");
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
function shownOf({ isSummary }) {
    return isSummary ? 500 : 50;
}
function slices(list, size) {
    return Array.from({ length: Math.ceil(list.length / size) }, (_, at) => list.slice(at * size, (at + 1) * size));
}
function abbreviated(parts, limit) {
    return parts.length > limit
        ? `${parts.slice(0, limit - 1).join(", ")} and ${parts.length - limit + 1} more`
        : parts.join(", ");
}

;// CONCATENATED MODULE: ./build/bundle/src/reports/markdown/allowed.js




function answerOf({ objections, allowance }) {
    const { grants = [], isEnough = false } = allowance ?? {};
    const granted = grants.length > 0 ? "grant" : "ceiling";
    return { ...findingAnswer(objections), policy: isEnough ? granted : allowance ? "silent" : "unknown" };
}
function findingAnswer(objections) {
    const counting = objections.filter(({ state }) => state !== "waived");
    const errors = counting.filter(({ severity }) => severity === "error");
    if (errors.length > 0)
        return { finding: errors.every(({ isAwaited }) => isAwaited) ? "awaited" : "no", by: errors };
    const powers = counting.filter(({ isPower }) => isPower);
    const worst = powers[0]?.severity;
    if (worst !== undefined)
        return {
            finding: worst === "warning" ? "warned" : "noted",
            by: powers.filter(({ severity }) => severity === worst),
        };
    const waived = objections.filter(({ state, isPower }) => state === "waived" && isPower);
    return waived.length > 0 ? { finding: "waived", by: waived } : { finding: null, by: [] };
}
const findingWords = {
    no: "❌ **no**",
    awaited: "⏳ **needs approval**",
    warned: "⚠️ **warned**",
    noted: "ℹ️ noted",
    waived: "⚠️ waived",
};
function allowedCell(change, page) {
    const { finding, policy } = answerOf(change);
    if (finding === "no" || finding === "awaited")
        return findingWords[finding];
    const isAnswered = policy === "grant" || policy === "ceiling";
    return [
        ...(isAnswered || finding === null ? [policyWords(policy, change, page)] : []),
        ...(finding === null ? [] : [findingWords[finding]]),
    ].join("<br>");
}
function policyWords(policy, { allowance }, page) {
    if (policy === "ceiling")
        return "✅ by the ceiling";
    if (policy !== "grant")
        return policy === "silent" ? "✅ no finding" : "no finding";
    const grants = allowance?.grants ?? [];
    return `✅ by ${grants.length === 1 ? "grant" : "grants"}, ${abbreviated(grants.map((at) => linked(`line ${at.line ?? 1}`, at, page)), 3)}`;
}
function allowedLines(change, page) {
    const { finding, by, policy } = answerOf(change);
    const grants = abbreviated((change.allowance?.grants ?? []).map((at) => spotLink(at, page)), 3);
    const isBeyond = grants !== "" && finding === "no" && by.some(({ rule }) => rule === "max-capability");
    const isTold = change.widenings.some(({ kind }) => kind === "grant");
    const words = { ...findingWords, no: "❌ not allowed" };
    return [
        ...(policy === "grant" && finding !== "no" && finding !== "awaited" && !isTold
            ? [`✅ allowed by the grant at ${grants}`]
            : []),
        ...(finding === null
            ? []
            : [
                `${words[finding]}: ${rulesOf(by, page)}${isBeyond ? `; the grant at ${grants} does not cover all of it` : ""}`,
            ]),
    ];
}
function rulesOf(objections, page) {
    const rules = new Map(objections.map((one) => [
        `${one.rule}/${one.kind ?? ""}/${one.state}`,
        `${ruleLink(one, page)}${one.state === "existing" ? " (not new)" : ""}`,
    ]));
    return abbreviated([...rules.values()], 4);
}
function allowed_approverLines({ changes, settings, approvals, isReviewKnown }) {
    const asked = askedIn(changes ?? [], settings ?? []);
    if (asked.length === 0)
        return [];
    const required = approvals.map(({ by, count }) => `The policy asks for ${plural(count, "approval")} by ${listed(by.map((name) => (name === model/* codeOwners */.eY ? "code owners" : code(name))), "or")}.`);
    return [[...required, ...(isReviewKnown ? [ownerSentence(asked, approvals.length > 0)] : [])].join(" ")].filter((line) => line !== "");
}
function askedIn(changes, settings) {
    return [...changes, ...settings].filter(({ isWidened }) => isWidened);
}
function ownerSentence(asked, isRequired) {
    const owners = [...new Set(asked.flatMap((one) => one.owners))];
    const unowned = new Set(asked.filter((one) => one.owners.length === 0).map(({ path }) => path)).size;
    const names = `${abbreviated(owners.map((owner) => code(owner)), 4)}`;
    const noun = owners.length === 1 ? "code owner" : "code owners";
    const without = `${plural(unowned, "file")} ${unowned === 1 ? "has" : "have"} no code owner`;
    if (isRequired) {
        if (owners.length === 0)
            return "There is no code owner.";
        return `${noun.replace("c", "C")}: ${names}${unowned > 0 ? `; ${without}` : ""}.`;
    }
    if (owners.length === 0)
        return "Can approve this pull request: anyone with write access (no code owner).";
    return `Can approve this pull request: ${names} (${noun})${unowned > 0 ? `; ${without}, so there anyone with write access` : ""}.`;
}
function haveVariousOwners({ changes, settings }) {
    return new Set(askedIn(changes ?? [], settings ?? []).map(({ owners }) => JSON.stringify(owners))).size > 1;
}
function ownerLines({ owners }) {
    return owners.length === 0
        ? []
        : [
            `${owners.length === 1 ? "owner" : "owners"}: ${abbreviated(owners.map((owner) => code(owner)), 4)}`,
        ];
}

;// CONCATENATED MODULE: ./build/bundle/src/compare/reasons.js

function reasonsOf(widenings, placeOf) {
    const groups = new Map();
    for (const { capability, message, at } of widenings) {
        const phrase = capability === null ? "" : model_capability/* phrases */.HJ[capability];
        const from = phrase === "" ? -1 : message.indexOf(phrase);
        const [start, end] = from < 0 ? [message, ""] : [message.slice(0, from), message.slice(from + phrase.length)];
        const key = JSON.stringify([start, end, from < 0, placeOf(at)]);
        const group = groups.get(key);
        if (group && from >= 0)
            group.parts.push(phrase);
        else
            groups.set(key, { start, parts: from < 0 ? [] : [phrase], end, at });
    }
    return [...groups.values()].map(({ start, parts, end, at }) => ({
        message: `${start}${parts.length > 1 ? `${parts.slice(0, -1).join(", ")} and ${parts.at(-1)}` : parts.join("")}${end}`,
        at,
    }));
}

;// CONCATENATED MODULE: ./build/bundle/src/reports/markdown/change-cells.js





const limit = 8;
const longestList = 120;
function powersCell({ before, after }) {
    const [had, has] = [before, after].map((side) => side && side.capabilities);
    if (had === null && before)
        return after ? `unknown → ${powersCell({ before: null, after })}` : "unknown";
    if (has === null && after)
        return before ? `${powersCell({ before: after && before, after: before })} → unknown` : "unknown";
    const both = lettersOf((capability) => had?.includes(capability) === true || has?.includes(capability) === true, (letter, capability) => {
        if (has?.includes(capability) !== true)
            return `<s>${letter}</s>`;
        return (before ? had?.includes(capability) : capability === "read") === true ? letter : `<b>${letter}</b>`;
    }, "·");
    return `<code>${both.replace(/<\/([bs])><\1>/g, "")}</code>`;
}
const ways = {
    bypass: "asks less",
    scope: "in more ways",
    reach: "more through others",
    skill: "more through skills",
    material: "other content",
};
function gainCell(change) {
    const words = new Set(change.widenings.flatMap(({ kind }) => ways[kind] ?? []));
    return words.size === 0 ? powersCell(change) : `${powersCell(change)}<br>**${[...words].join(", ")}**`;
}
function reasonLines(change, page) {
    const [grants, powers] = [true, false].map((isGrant) => change.widenings.filter(({ kind }) => (kind === "grant") === isGrant));
    const why = [
        ...reasonsOf(powers ?? [], keyOfSpot).map(({ message, at }) => `${prose(message)} (${placeOf(at, change, page)})`),
        ...(grants ?? []).map((widening) => grantLine(widening, change, page)),
    ];
    return why.length > limit ? [...why.slice(0, limit), `…and ${plural(why.length - limit, "more reason")}`] : why;
}
function grantLine({ message }, { allowance }, page) {
    const places = (allowance?.grants ?? []).map((at) => spotLink(at, page));
    return `${prose(message)}${places.length > 0 ? ` (${abbreviated(places, 3)})` : ""}`;
}
function keyOfSpot({ path, line }) {
    return JSON.stringify([path, line]);
}
function placeOf(at, { path }, page) {
    return at.path === path && at.line !== null ? linked(`line ${at.line}`, at, page) : spotLink(at, page);
}
function differenceLines(change, page) {
    const { before, after, fields, prompt, isWidened } = change;
    if (!before || !after)
        return after ? oneSided(change, after) : ["the file is gone"];
    const shown = untold(change);
    const texts = [
        "tools",
        "prompt",
        "verdict",
        "reach",
        "bypass",
        "path",
        ...change.differences.map(({ field }) => field),
    ];
    const others = [...new Set(fields)].filter((field) => !texts.includes(field));
    return [
        ...toolLines(change, page),
        ...shown.slice(0, limit).map((difference) => differenceLine(difference, page)),
        ...(shown.length > limit ? [`…and ${plural(shown.length - limit, "more difference")}`] : []),
        ...(prompt ? [promptLine(prompt)] : fields.includes("prompt") ? ["prompt: changed"] : []),
        ...(others.length > 0
            ? [`${isWidened || shown.length > 0 ? "also: " : ""}${abbreviated(others.map(fieldWords), limit)}`]
            : []),
    ];
}
function untold({ widenings, differences, previousPath }) {
    const elsewhere = ["tools", "prompt", "verdict", ...(previousPath === null ? [] : ["path"])];
    return untoldDifferences(differences.filter(({ field }) => !elsewhere.includes(field)), widenings, (a, b) => keyOfSpot(a) === keyOfSpot(b));
}
function toolLines({ gained, lost, widenings, differences }, page) {
    const list = differences.find(({ field }) => field === "tools");
    const length = Math.max(list?.before?.length ?? 0, list?.after?.length ?? 0);
    if (list && lost.length > 0 && length <= longestList)
        return [differenceLine(list, page)];
    const [unexplained, gone] = [unexplainedTools(gained, widenings), lostTools(gained, lost)];
    const parts = [
        ...(unexplained.length > 0 ? [`gains ${toolsOf(unexplained)}`] : []),
        ...(gone.length > 0 ? [`loses ${toolsOf(gone)}`] : []),
    ];
    return parts.length === 0 ? [] : [parts.join("; ")];
}
function oneSided(change, { mode, model }) {
    const tools = unexplainedTools(change.readers, change.widenings);
    const isTold = change.widenings.some(({ kind }) => kind === "bypass");
    return [
        ...(tools.length > 0 ? [`${change.isWidened ? "also reads" : "reads"}, by ${toolsOf(tools)}`] : []),
        ...(isTold ? [] : change_cells_valueOf("mode", mode)),
        ...change_cells_valueOf("model", model),
    ];
}
function change_cells_valueOf(field, value) {
    return value === null ? [] : [`${field}: ${code(value)}`];
}
function differenceLine({ field, before, after, at }, page) {
    const [was, is] = [before, after].map((value) => value === null ? "none" : field === "tools" && value === "every tool" ? value : code(value));
    return `${linked(fieldWords(field), at, page)}: ${was} → ${is}`;
}
function promptLine({ added, removed, hidden }) {
    const lines = added + removed === 0 ? "changed" : `+${added} −${removed} lines`;
    return `prompt: ${lines}${hidden > 0 ? `, **${plural(hidden, "hidden character")}**` : ""}`;
}
function toolsOf(tools) {
    return abbreviated(tools.map((tool) => (tool === "*" ? "every tool" : code(tool))), 6);
}

;// CONCATENATED MODULE: ./build/bundle/src/reports/markdown/changes.js






const unfolded = 5;
const legendLine = `<sub>${legend}; **bold**: gained; ~~struck out~~: lost.</sub>`;
function changesBlocks(page) {
    const changes = page.model.changes ?? [];
    const widened = changes.filter(({ isWidened }) => isWidened);
    const gained = widened.filter(({ widenings }) => widenings.some(isPower));
    const regranted = widened.filter((change) => !gained.includes(change));
    const others = changes.filter(({ isWidened }) => !isWidened);
    const blocks = [
        ...widenedBlocks({ title: "Gained power", shares: [0.2, 0.35] }, gained, page),
        ...widenedBlocks({ title: "Changed under a grant", shares: [0.1, 0.15] }, regranted, page),
        othersBlock(others, page),
    ].filter(({ lines }) => lines.length > 0);
    return blocks.map((block, at) => (at === 0 ? { ...block, foot: ["", legendLine, ...(block.foot ?? [])] } : block));
}
function widenedBlocks({ title, shares: [ofTable, ofReasons] }, changes, page) {
    const isOwnerNamed = haveVariousOwners(page.model);
    const cells = (change, where) => [gainCell(change), allowedCell(change, where)];
    const reasons = (change, where) => [
        ...reasonLines(change, where),
        ...differenceLines(change, where),
        ...allowedLines(change, where),
        ...(isOwnerNamed ? ownerLines(change) : []),
    ];
    const chunks = chunksOf(worstFirst(changes), (change, where) => [...cells(change, where), ...reasons(change, where)], page);
    const weights = chunks.map(({ length }) => length);
    return [
        {
            head: [`### ${title}`, "", row(["Subagent", "Can do", "Allowed?"]), row(["---", "---", "---"])],
            lines: linesOf(chunks, (first, chunk, where, inside) => row([subjectCell(first, chunk, where), ...cells(first, inside)]), page),
            weights,
            share: ofTable,
            omittedLine: (left) => `…and ${left} more ${left === 1 ? "subagent" : "subagents"}.`,
        },
        {
            head: [],
            lines: linesOf(chunks, (first, chunk, where, inside) => [`- ${titleOf(first, chunk, where)}`, ...reasons(first, inside)].join("<br>"), page),
            weights,
            share: ofReasons,
            omittedLine: (left) => `…and the reasons of ${left} more.`,
        },
    ];
}
function othersBlock(changes, page) {
    const title = `${page.model.changes?.some(({ isWidened }) => isWidened) ? "Other changed" : "Changed"} subagents`;
    const isFolded = changes.length > unfolded;
    const cells = (change, where) => [
        powersCell(change),
        differenceLines(change, where).join("<br>") || "nothing but that",
    ];
    const chunks = chunksOf(changes, cells, page);
    return {
        head: [
            isFolded ? `<details><summary><b>${changes.length} ${title.toLowerCase()}</b></summary>` : `### ${title}`,
            "",
            row(["Subagent", "Can do", "What changed"]),
            row(["---", "---", "---"]),
        ],
        lines: linesOf(chunks, (first, chunk, where, inside) => row([subjectWithPath(first, chunk, where), ...cells(first, inside)]), page),
        weights: chunks.map(({ length }) => length),
        ...(isFolded ? { foot: ["", "</details>"] } : {}),
        share: 0.3,
        omittedLine: (left) => `…and ${left} more changed ${left === 1 ? "subagent" : "subagents"}.`,
    };
}
function worstFirst(changes) {
    const severities = ["error", "warning", "note"];
    const rank = ({ objections, widenings }) => {
        const counting = objections.filter(({ state }) => state !== "waived");
        const worst = Math.min(...counting.map(({ severity }) => severities.indexOf(severity)), severities.length);
        const isNew = counting.some(({ severity, state }) => severities.indexOf(severity) === worst && state === "new");
        return 4 * worst + (isNew ? 0 : 2) + (widenings.some(({ kind }) => kind === "bypass") ? 0 : 1);
    };
    return changes
        .map((change) => ({ change, rank: rank(change) }))
        .sort((a, b) => a.rank - b.rank)
        .map(({ change }) => change);
}
function chunksOf(changes, cells, page) {
    const groups = new Map();
    for (const change of changes) {
        const key = JSON.stringify([
            change.host,
            standingOf(change),
            change.isFolded,
            change.isLarge,
            cells(change, { ...page, links: undefined }),
        ]);
        const group = groups.get(key);
        if (group)
            group.push(change);
        else
            groups.set(key, [change]);
    }
    const chunks = [...groups.values()].flatMap((group) => (page.isSummary ? slices(group, shownOf(page)) : [group]));
    return chunks.flatMap(([first, ...more]) => (first ? [[first, ...more]] : []));
}
function linesOf(chunks, write, page) {
    return chunks.map((chunk) => shortenedToFit((where) => write(chunk[0], chunk, where, chunk.length === 1 ? where : withoutLinesOf(chunk[0], where)), page));
}
function withoutLinesOf({ path }, { links, ...page }) {
    return { ...page, links: links && { ...links, without: path } };
}
function subjectCell(change, chunk, page) {
    if (chunk.length > 1)
        return subjectWithPath(change, chunk, page);
    return [`**${nameWords(change.name)}** (${change.host})`, standingOf(change), ...foldedLines(change, chunk)].join("<br>");
}
function foldedLines({ isFolded, isLarge }, { length }) {
    const what = length === 1 ? "this change" : "these changes";
    if (isFolded)
        return [`⚠️ **GitHub folds ${what} in the review**`];
    return isLarge ? [`⚠️ **GitHub does not show ${what}: the diff is too large**`] : [];
}
function titleOf(change, chunk, page) {
    if (chunk.length === 1)
        return `**${nameWords(change.name)}** (${change.host}) ${wayOf(change, page)}`;
    return `**${chunk.length} subagents**: ${abbreviated(chunk.map(({ name }) => nameWords(name)), 4)}`;
}
function subjectWithPath(change, chunk, page) {
    const { host } = change;
    const folded = foldedLines(change, chunk);
    if (chunk.length === 1)
        return [`**${nameWords(change.name)}** (${host})`, wayOf(change, page), standingOf(change), ...folded].join("<br>");
    const shown = chunk
        .slice(0, shownOf(page))
        .map((a) => (isNamedByFile(a) ? wayOf(a, page) : `${nameWords(a.name)} ${wayOf(a, page)}`));
    const names = [...shown, ...(shown.length < chunk.length ? [`and ${chunk.length - shown.length} more`] : [])].join("<br>");
    const title = [`**${chunk.length} subagents** (${host})`, standingOf(change), ...folded].join("<br>");
    return chunk.length > unfolded
        ? `${title}<details><summary>Which ones</summary>${names}</details>`
        : `${title}<br>${names}`;
}
function isNamedByFile({ name, path }) {
    return name !== null && path.slice(path.lastIndexOf("/") + 1).replace(/\.[^.]*$/, "") === name;
}
function wayOf({ path, previousPath, after, widenings, differences: different }, page) {
    const line = [...widenings, ...different].find(({ at }) => at.path === path && at.isOfBase !== true)?.at.line ?? null;
    const previous = previousPath === null ? [] : [spotLink({ path: previousPath, line: null, isOfBase: true }, page)];
    const here = path === ""
        ? "built into its host"
        : linked(pathWords(path, page), { path, line: after ? line : null, isOfBase: after === null }, page);
    return [...previous, here].join(" → ");
}
function standingOf({ kind, before, after }) {
    const [was, is] = [before?.verdict ?? null, after?.verdict ?? null];
    const verdict = is === null || was === is || (was === null && is === "loaded")
        ? []
        : [was === null ? `**${is}**` : `${was} → **${is}**`];
    return [kindWord(kind) ?? "changed", ...verdict].join(", ");
}

;// CONCATENATED MODULE: ./build/bundle/src/reports/markdown/delegation.js

const delegation_limit = 30;
const delegation_longest = 40;
function delegationBlock({ delegation }) {
    const graph = delegation ? [graphOf(delegation)] : [];
    return {
        head: ["<details><summary><b>Who may start whom</b></summary>", ""],
        lines: graph,
        foot: ["", "</details>"],
        omittedLine: () => "A graph of who may start whom has no room here.",
    };
}
function graphOf({ nodes, edges }) {
    const shown = nodes.slice(0, delegation_limit);
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

// EXTERNAL MODULE: ./build/bundle/src/reports/model/ceilings.js
var ceilings = __nccwpck_require__(7783);
;// CONCATENATED MODULE: ./build/bundle/src/reports/markdown/ceilings.js



function ceilingsBlock({ unstated, tool }) {
    return {
        head: [],
        lines: unstated.flatMap((one) => [(0,ceilings/* ceilingSentence */.FC)({ ...one, host: prose(one.host) }, commandOf(tool), code), ""]),
        omittedLine: (left) => `…and ${left} more.`,
    };
}

// EXTERNAL MODULE: ./build/bundle/src/reports/model/groups.js + 1 modules
var groups = __nccwpck_require__(3376);
;// CONCATENATED MODULE: ./build/bundle/src/reports/markdown/findings.js




const findings_unfolded = 10;
const marks = { error: "❌ **error**", warning: "⚠️ **warning**", note: "ℹ️ note" };
function findingsBlocks(page) {
    const { findings: { new: fresh, touched, elsewhere, waived }, base, } = page.model;
    const stands = (groups) => (countOf(groups) === 1 ? "stands" : "stand");
    const isCompared = base !== null || touched.length + elsewhere.length > 0;
    return [
        { ...blockOf(fresh, page), head: [isCompared ? "### New findings" : "### Findings", ""] },
        folded(`on changed subagents, which ${base === null ? "may stand" : `already ${stands(touched)} at the base`}`, touched, page),
        ...(page.isSummary
            ? [
                folded(base === null ? "that may stand" : `elsewhere, which already ${stands(elsewhere)} at the base`, elsewhere, page),
            ]
            : []),
        folded("that the policy waives", waived, page),
    ];
}
function countOf(groups) {
    return groups.reduce((sum, { count }) => sum + count, 0);
}
function folded(which, groups, page) {
    const count = countOf(groups);
    return {
        ...blockOf(groups, page),
        head: [`<details><summary>${count} ${count === 1 ? "finding" : "findings"} ${which}</summary>`, ""],
        foot: ["", "</details>"],
    };
}
function blockOf(groups, page) {
    const parts = page.isSummary ? groups.flatMap((group) => partsOf(group, shownOf(page))) : groups;
    return {
        head: [],
        lines: parts.map((entry) => shortenedToFit((where) => lineOf(entry, where), page)),
        weights: parts.map(({ count }) => count),
        omittedLine: (left) => `…and ${left} more ${left === 1 ? "finding" : "findings"}.`,
    };
}
function partsOf(group, size) {
    const pieces = slices(group.places, size);
    return pieces.map((places, at) => ({
        ...group,
        places: places,
        count: at < pieces.length - 1 ? places.length : group.count - at * size,
    }));
}
function lineOf(group, page) {
    const { severity, places: [first, ...others], message, values, name, hosts, waiver, related, fix, } = group;
    const waived = waiver
        ? [
            `  <br>Waived until ${waiver.until}: ${prose(waiver.reason)} (${code(waiver.owner)}, ${spotLink(waiver.at, page)})`,
        ]
        : [];
    const places = related
        .slice(0, 5)
        .map(({ message: words, at: place }) => `  <br>${spotLink({ ...place, line: null }, page)}: ${prose(words)}`);
    const subjectsOf = `${name === null ? "" : ` ${nameWords(name)}`}${hosts.length > 0 ? ` (${hosts.join(", ")})` : ""}`;
    return [
        `- ${marks[severity]} ${spotLink(first, page)}${subjectsOf}<br>${prose(message)} (${ruleLink(group, page)})${also(others, page)}`,
        ...(values.length === 0 ? [] : [`  <br>Found: ${(0,groups/* valuesPhrase */.O$)(values, code)}`]),
        ...(fix === null ? [] : [`  <br>Fix: ${code(fix)}`]),
        ...waived,
        ...places,
    ].join("\n");
}
function also(others, page) {
    if (others.length === 0)
        return "";
    const title = `The same in ${others.length} more ${others.length === 1 ? "file" : "files"}`;
    const shown = others.slice(0, shownOf(page)).map((place) => spotLink(place, page));
    const files = `${shown.join(", ")}${shown.length < others.length ? ` and ${others.length - shown.length} more` : ""}`;
    return others.length > findings_unfolded ? `<details><summary>${title}</summary>${files}</details>` : `<br>${title}: ${files}`;
}

;// CONCATENATED MODULE: ./build/bundle/src/reports/instruction-words.js
function instructionWords({ kind, added, removed, hidden }, minus) {
    const [plus, less] = [`+${added}`, `${minus}${removed}`];
    const parts = [
        ...(kind === "added" ? ["new"] : kind === "removed" ? ["removed"] : added === null ? ["changed"] : []),
        ...(added === null || removed === null
            ? []
            : [kind === "added" ? plus : kind === "removed" ? less : `${plus} ${less}`]),
        ...(hidden > 0 ? [`${hidden} new hidden character${hidden === 1 ? "" : "s"}`] : []),
    ];
    return parts.join(", ");
}

;// CONCATENATED MODULE: ./build/bundle/src/reports/markdown/instructions.js



function instructionsBlock(page) {
    const { instructions } = page.model;
    const named = page.isSummary ? 50 : 5;
    const shown = (where) => instructions
        .slice(0, named)
        .map((change) => `${spotLink({ path: change.path, line: null, isOfBase: change.kind === "removed" }, where)} ${instructionWords(change, "−")}`);
    const more = instructions.length > named ? `; and ${instructions.length - named} more` : "";
    return {
        head: [],
        lines: instructions.length === 0
            ? []
            : [
                shortenedToFit((where) => `**Instructions changed** (not checked): ${shown(where).join("; ")}${more}.`, page),
            ],
        weights: [instructions.length],
        omittedLine: (left) => `${plural(left, "instruction file")} changed (not checked).`,
    };
}

;// CONCATENATED MODULE: ./build/bundle/src/reports/markdown/inventory.js



function inventoryBlock(page) {
    const profiles = page.model.profiles ?? [];
    return {
        head: [
            `<details><summary>${profiles.length === 1 ? "1 profile: what its host makes of it, and what it may do" : `${profiles.length} profiles: what their hosts make of them, and what they may do`}</summary>`,
            "",
            row(["Subagent", "Host's verdict", "May do", "Mode, model"]),
            row(["---", "---", "---", "---"]),
        ],
        lines: profiles.map((profile) => profileRow(profile, page)),
        foot: ["", "</details>"],
        omittedLine: (left) => `…and ${left} more ${left === 1 ? "profile" : "profiles"}.`,
    };
}
function profileRow({ name, path, host, side }, page) {
    const shown = side.verdict === "loaded" ? "loaded" : `**${side.verdict ?? "unknown"}**`;
    const kept = [side.mode, side.model].filter((value) => value !== null).map((value) => code(value));
    return row([
        `${nameWords(name)}<br>${spotLink({ path, line: null }, page)}`,
        `${host}: ${shown}`,
        powersOf(side),
        kept.join(", ") || "–",
    ]);
}

;// CONCATENATED MODULE: ./build/bundle/src/reports/markdown/policy.js


function policyBlocks(page) {
    const { policy } = page.model;
    if (!policy)
        return [];
    const problem = ({ at, message }) => `- ${spotLink(at, page)}: ${prose(message)}`;
    const finding = (group) => `- ${spotLink(group.places[0], page)} ${group.severity}: ${prose(group.message)} (${ruleLink(group, page)})`;
    const parts = [
        ["Becomes looser:", policy.looser.map(problem)],
        ["Becomes tighter:", policy.tighter.map(problem)],
        ["The new policy would find:", policy.found.map(finding)],
        ["The new policy would no longer find:", policy.gone.map(finding)],
    ];
    const texts = parts.filter(([, lines]) => lines.length > 0);
    return texts.map(([title, lines], i) => ({
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
        omittedLine: (left) => `…and ${left} more.`,
    }));
}
function upcomingBlock({ upcoming }) {
    return {
        head: ["### What the rollout brings", ""],
        lines: upcoming.map(stepLine),
        omittedLine: (left) => `…and ${left} more ${left === 1 ? "day" : "days"}.`,
    };
}
function stepLine({ day, stage, findings, rules }) {
    const by = rules.map(([rule, count]) => `${code(rule)} ${count}`).join(", ");
    const [a, many] = stage === "enforce" ? ["becomes an error", "become errors"] : ["becomes a warning", "become warnings"];
    return `- From **${day}** ${findings === 1 ? `1 finding of today ${a}` : `${findings} findings of today ${many}`}: ${by}`;
}

;// CONCATENATED MODULE: ./build/bundle/src/reports/setting-groups.js
function groupSettings(settings) {
    const files = new Map();
    for (const one of settings) {
        const { host, path, setting, effect, because } = one;
        const key = JSON.stringify([host, path]);
        const file = files.get(key) ?? { host, path, groups: new Map() };
        files.set(key, file);
        const name = JSON.stringify([setting, effect, because]);
        const group = file.groups.get(name);
        if (group)
            group.push(one);
        else
            file.groups.set(name, [one]);
    }
    return [...files.values()].map(({ host, path, groups }) => ({ host, path, groups: [...groups.values()] }));
}
function shownValues(before, after, isSame, shown) {
    if (before === null)
        return shown(after ?? "");
    if (after === null)
        return `${shown(before)} → none`;
    if (before !== after)
        return `${shown(before)} → ${shown(after)}`;
    return isSame ? shown(after) : `${shown(after)} (another)`;
}
function kindOfSetting({ effect, may }) {
    if (effect === "bypasses")
        return "asks nobody";
    if (effect === "auto-approves")
        return "asks less";
    if (effect === "unhonoured")
        return "has no effect here";
    if (effect === "narrows")
        return "allows less";
    if (may.includes("execute"))
        return "starts code";
    if (may.includes("external"))
        return "connects a server";
    return may.includes("network") ? "leads elsewhere" : "allows more";
}

;// CONCATENATED MODULE: ./build/bundle/src/fix/unified-diff.js
const context = 3;
const mostComparisons = 4_000_000;
function unifiedDiff(path, before, after, shown) {
    const lines = compared(unified_diff_linesOf(before), unified_diff_linesOf(after));
    const changes = lines.flatMap(({ mark }, i) => (mark === " " ? [] : [i]));
    const hunks = [];
    for (const at of changes) {
        const last = hunks.at(-1);
        if (last && at - last.end <= 2 * context)
            last.end = at + 1;
        else
            hunks.push({ start: at, end: at + 1 });
    }
    const head = hunks.length === 0 ? "" : `--- ${shown(`a/${path}`)}\n+++ ${shown(`b/${path}`)}\n`;
    return head + hunks.map(({ start, end }) => hunkOf(lines, start - context, end + context, shown)).join("");
}
function hunkOf(lines, from, to, shown) {
    const start = Math.max(0, from);
    const part = lines.slice(start, to);
    const range = (mark) => {
        const isIn = (line) => line.mark === " " || line.mark === mark;
        const count = part.filter(isIn).length;
        const first = lines.slice(0, start).filter(isIn).length + (count > 0 ? 1 : 0);
        return count === 1 ? String(first) : `${first},${count}`;
    };
    const body = part.map(({ mark, text }) => text.endsWith("\n")
        ? `${mark}${shown(text.slice(0, -1))}\n`
        : `${mark}${shown(text)}\n\\ No newline at end of file\n`);
    return `@@ -${range("-")} +${range("+")} @@\n${body.join("")}`;
}
function unified_diff_linesOf(text) {
    return text.match(/[^\n]*\n|[^\n]+/g) ?? [];
}
function compared(before, after) {
    const most = Math.min(before.length, after.length);
    let start = 0;
    while (start < most && before[start] === after[start])
        start++;
    let tail = 0;
    while (tail < most - start && before[before.length - 1 - tail] === after[after.length - 1 - tail])
        tail++;
    const kept = (lines) => lines.map((text) => ({ mark: " ", text }));
    const [old, next] = [before.slice(start, before.length - tail), after.slice(start, after.length - tail)];
    return [...kept(before.slice(0, start)), ...changed(old, next), ...kept(before.slice(before.length - tail))];
}
function changed(before, after) {
    const gone = before.map((text) => ({ mark: "-", text }));
    const added = after.map((text) => ({ mark: "+", text }));
    if (before.length * after.length > mostComparisons)
        return [...gone, ...added];
    const width = after.length + 1;
    const common = new Uint32Array((before.length + 1) * width);
    const at = (i, j) => common[i * width + j] ?? 0;
    for (let i = before.length - 1; i >= 0; i--)
        for (let j = after.length - 1; j >= 0; j--)
            common[i * width + j] = before[i] === after[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
    const lines = [];
    let [i, j] = [0, 0];
    while (i < before.length && j < after.length) {
        if (before[i] === after[j]) {
            lines.push({ mark: " ", text: before[i] ?? "" });
            i++;
            j++;
        }
        else if (at(i + 1, j) >= at(i, j + 1))
            lines.push(...gone.slice(i, ++i));
        else
            lines.push(...added.slice(j, ++j));
    }
    return [...lines, ...gone.slice(i), ...added.slice(j)];
}

// EXTERNAL MODULE: ./build/bundle/src/sanitize/literal-secrets.js
var literal_secrets = __nccwpck_require__(9858);
// EXTERNAL MODULE: ./build/bundle/src/sanitize/secrets.js
var secrets = __nccwpck_require__(7544);
;// CONCATENATED MODULE: ./build/bundle/src/sanitize/masked-text.js


const mask = "***";
function maskedLines(text, { isProse }) {
    const found = [
        ...(isProse ? (0,literal_secrets/* secretsInProse */.S)(text) : [...(0,literal_secrets/* secretsInSettings */.W)(text), ...underSecretKeys(text)]),
        ...inVendorForms(text),
    ];
    let shown = "";
    let at = 0;
    for (const { start, end } of found.toSorted((a, b) => a.start - b.start || b.end - a.end)) {
        if (end <= at)
            continue;
        const from = Math.max(start, at);
        shown += text.slice(at, from) + maskedSpan(text.slice(from, end));
        at = end;
    }
    return (shown + text.slice(at)).split("\n");
}
function inVendorForms(text) {
    return secrets/* vendorForms */.K1.flatMap((form) => [...text.matchAll(form)].map(({ 0: { length }, index }) => ({ start: index, end: index + length })));
}
function underSecretKeys(text) {
    if (!(0,secrets/* mayHoldSecret */.dV)(text))
        return [];
    return [...text.matchAll(secrets/* pair */.V2)].flatMap(({ 0: { length }, index, groups = {} }) => {
        const { key = "", double, single, plain } = groups;
        const value = double ?? single ?? plain?.trimEnd() ?? "";
        const start = index + length - (plain?.length ?? value.length + 1);
        return (0,secrets/* isSecret */.$f)(key, value) && !/\s|^(?:[\d.]+|true|false|null)$/.test(value)
            ? [{ start, end: start + value.length }]
            : [];
    });
}
function maskedSpan(span) {
    if (!span.startsWith("-----BEGIN"))
        return mask;
    return span.replace(/[A-Za-z0-9+/=_.-]{16,}|(?<=^\s*)[A-Za-z0-9+/=]+(?=\s*$)/gm, mask);
}

;// CONCATENATED MODULE: ./build/bundle/src/reports/markdown/text-diff-lines.js




const largest = 500_000;
function diffOf({ before, after, isProse, width, passage }) {
    if (before.length + after.length > largest)
        return undefined;
    const shown = [];
    const known = new Map();
    const keyed = (text) => {
        const masked = maskedLines(text, { isProse });
        return text_diff_lines_linesOf(text)
            .map((line, at) => {
            const key = `${line}\n${masked[at] ?? ""}`;
            const number = known.get(key) ?? shown.push(shownLine(masked[at] ?? "", width)) - 1;
            known.set(key, number);
            return `${number}\n`;
        })
            .join("");
    };
    const isCrlf = [before, after].every((text) => !/(?<!\r)\n/.test(text));
    const [was, is] = isCrlf ? [withoutReturns(before), withoutReturns(after)] : [before, after];
    const diff = unifiedDiff("", keyed(was), keyed(is), (line) => line)
        .split("\n")
        .slice(2, -1);
    return {
        lines: diff.map((line) => {
            const head = headOf(line);
            if (head !== undefined)
                return head === 0 ? "@@ all of it is gone @@" : `@@ ${passage(head)} @@`;
            return `${line.charAt(0)}${shown[Number(line.slice(1))] ?? ""}`;
        }),
        added: diff.filter((line) => line.startsWith("+")).length,
        removed: diff.filter((line) => line.startsWith("-")).length,
        first: headOf(diff[0] ?? "") || null,
    };
}
function text_diff_lines_linesOf(text) {
    const lines = text.split("\n");
    return lines.at(-1) === "" ? lines.slice(0, -1) : lines;
}
function withoutReturns(text) {
    return text.replaceAll("\r\n", "\n");
}
function shownLine(line, width) {
    return unlinked(cut(line.split("\t").map(sanitize_text/* visible */.RK).join("\t"), width));
}
function headOf(line) {
    const [, next] = /^@@ -[\d,]+ \+(\d+)(?:,\d+)? @@$/.exec(line) ?? [];
    return next === undefined ? undefined : Number(next);
}

;// CONCATENATED MODULE: ./build/bundle/src/reports/markdown/text-diff.js




const maxOpen = 5;
const limitsOf = ({ isSummary }) => isSummary
    ? { lines: 200, firstLines: 60, characters: 20_000, width: 400, diffs: 50 }
    : { lines: 40, firstLines: 12, characters: 4_000, width: 160, diffs: 20 };
function settingsDiffBlock(path, page) {
    return text_diff_blockOf(page.model.texts.filter((text) => text.kind === "settings" && text.path === path), page);
}
function promptBlock(page) {
    return text_diff_blockOf(page.model.texts.filter(({ kind }) => kind === "prompt"), page);
}
function text_diff_blockOf(texts, page) {
    const { diffs } = limitsOf(page);
    const shown = texts.slice(0, diffs).flatMap((text) => foldedDiff(text, page) ?? []);
    const left = Math.max(0, texts.length - diffs);
    const omitted = (count) => `…and ${plural(count, "more diff")}.`;
    const isFolded = texts.length > maxOpen;
    return {
        head: isFolded ? [`<details><summary><b>${plural(texts.length, "text diff")}</b></summary>`, ""] : [],
        ...(isFolded ? { foot: ["", "</details>"] } : {}),
        lines: [...shown, ...(left > 0 ? [omitted(left)] : [])],
        weights: [...shown.map(() => 1), ...(left > 0 ? [left] : [])],
        omittedLine: omitted,
        isLate: true,
    };
}
function foldedDiff(text, page) {
    const { before, after, kind, firstLine } = text;
    const limits = limitsOf(page);
    const diff = diffOf({
        before: before ?? "",
        after: after ?? "",
        isProse: kind === "prompt",
        width: limits.width,
        passage: (line) => (firstLine === null ? `line ${line} of the prompt` : `line ${line + firstLine - 1}`),
    });
    if (diff?.lines.length === 0)
        return undefined;
    return shortenedToFit((where) => {
        const open = openLink(text, diff, where);
        return [
            `<details><summary>${text_diff_titleOf(text, diff)}</summary>`,
            "",
            ...(diff ? codeBlock(text, diff, limits, open) : [`The text is too large to be compared here; ${open}.`]),
            "",
            "</details>",
            "",
        ].join("\n");
    }, page);
}
function codeBlock({ before }, { lines }, { lines: most, firstLines, characters }, open) {
    const passages = before === null ? lines.slice(1) : lines;
    const shown = [];
    let room = characters;
    for (const line of passages.slice(0, before === null ? firstLines : most)) {
        room -= line.length + 1;
        if (room < 0)
            break;
        shown.push(line);
    }
    const runs = shown.flatMap((line) => line.match(/`+/g) ?? []).map(({ length }) => length);
    const fence = "`".repeat(Math.max(2, ...runs) + 1);
    const left = passages.length - shown.length;
    return [`${fence}diff`, ...shown, fence, ...(left > 0 ? ["", `… ${plural(left, "more line")}, ${open}`] : [])];
}
function openLink({ path, firstLine, after }, diff, page) {
    const line = firstLine === null ? null : firstLine + (diff?.first ?? 1) - 1;
    return linked("open", { path, line, isOfBase: after === null }, page);
}
function text_diff_titleOf({ kind, names, hosts, path, before, after }, diff) {
    const what = kind === "settings"
        ? `Diff of ${htmlCode(path)}`
        : `Prompt of ${abbreviated(names.map((name) => (name === null ? "(no name)" : htmlCode(name))), 4)} (${hosts.join(", ")})`;
    if (before === null)
        return `${what}, new${diff ? `: ${plural(diff.added, "line")}` : ""}`;
    const counts = diff ? `: +${diff.added} −${diff.removed} lines` : "";
    return `${what}${after === null ? ", deleted" : ""}${counts}`;
}

;// CONCATENATED MODULE: ./build/bundle/src/reports/markdown/settings.js






const examples = 3;
function settingsBlocks(page) {
    const files = groupSettings(page.model.settings ?? []);
    const isLooser = ({ groups }) => groups.some(([{ isWidened }]) => isWidened);
    const share = Math.min(0.4, 0.5 / files.length);
    const ordered = [...files.filter(isLooser), ...files.filter((file) => !isLooser(file))];
    const isLast = (file) => ordered.findLast(({ path }) => path === file.path) === file;
    return ordered.flatMap((file) => [
        settings_blockOf(file, share, page),
        ...(isLast(file) ? [settingsDiffBlock(file.path, page)] : []),
    ]);
}
function settings_blockOf({ host, path, groups }, share, page) {
    const all = groups.flat();
    const subagents = Math.max(...all.map((setting) => setting.subagents));
    const isLooser = all.some(({ isWidened }) => isWidened);
    const { owners = [], isFolded = false, isLarge = false } = all[0] ?? {};
    return {
        head: [
            `### ${isLooser ? "Looser" : "Changed"} settings: ${code(path)}`,
            "",
            `${[
                `${host}: ${subagents === 0 ? "no subagent of this repository runs" : `${plural(subagents, "subagent")} ${subagents === 1 ? "runs" : "run"}`} under it`,
                ...(haveVariousOwners(page.model) ? ownerLines({ owners }) : []),
            ].join("; ")}.${unseenWords(isFolded, isLarge)}`,
            "",
        ],
        lines: groups.map((group) => shortenedToFit((where) => settings_lineOf(group, where), page)),
        weights: groups.map(({ length }) => length),
        share,
        omittedLine: (left) => `…and ${plural(left, "more changed setting")} in ${code(path)}.`,
    };
}
function unseenWords(isFolded, isLarge) {
    if (isFolded)
        return " ⚠️ **GitHub folds this file in the review.**";
    return isLarge ? " ⚠️ **The diff of this file is too large for GitHub to show.**" : "";
}
function settings_lineOf(group, page) {
    const [first] = group;
    const kind = kindOfSetting(first);
    const count = group.length > 1 ? `${group.length} × ` : "";
    const values = group
        .slice(0, examples)
        .map(({ before, after, isSame }) => shownValues(before, after, isSame, (text) => code(text)));
    const more = group.length > examples ? ` and ${group.length - examples} more` : "";
    const lines = [...new Map(group.map(({ at }) => [at.line, lineLink(at, first.path, page)])).values()];
    return `- ${first.isWidened ? `**${kind}**` : kind}: ${count}${code(first.setting)}: ${values.join(", ")}${more}; ${prose(first.because)} (${abbreviated(lines, examples + 1)})`;
}
function lineLink(at, path, page) {
    if (at.path !== path || at.line === null)
        return spotLink(at, page);
    return linked(`line ${at.line}${at.isOfBase === true ? " of the base" : ""}`, at, page);
}

// EXTERNAL MODULE: ./build/bundle/src/reports/model/index.js
var reports_model = __nccwpck_require__(303);
// EXTERNAL MODULE: ./build/bundle/src/reports/model/order.js
var order = __nccwpck_require__(6931);
// EXTERNAL MODULE: ./build/bundle/src/reports/state.js
var reports_state = __nccwpck_require__(4144);
// EXTERNAL MODULE: ./build/bundle/src/compare/settings-json.js
var settings_json = __nccwpck_require__(5147);
// EXTERNAL MODULE: ./build/bundle/src/reports/markdown/model/change.js
var change = __nccwpck_require__(505);
// EXTERNAL MODULE: ./build/bundle/src/compare/effects.js
var effects = __nccwpck_require__(6847);
// EXTERNAL MODULE: ./build/bundle/src/reports/markdown/model/subject.js
var model_subject = __nccwpck_require__(7377);
;// CONCATENATED MODULE: ./build/bundle/src/reports/markdown/model/setting.js



function settingModel(change, review) {
    const { title, path, setting, before, after, effect, because, at, isOfBase, subjects } = change;
    return {
        host: title,
        path,
        setting,
        before: before && (0,settings_json/* shownValue */.JJ)(before),
        after: after && (0,settings_json/* shownValue */.JJ)(after),
        effect,
        may: after?.may ?? [],
        because,
        at: { ...(0,model_subject/* spotAt */.AH)(at), isOfBase },
        subagents: subjects.length,
        isWidened: (0,effects/* isLooser */.e)(change),
        isSame: change.material.length > 0,
        owners: review?.owners.get(path) ?? [],
        isFolded: review?.folded.has(path) ?? false,
        isLarge: review?.large.has(path) ?? false,
    };
}

// EXTERNAL MODULE: ./build/bundle/src/repo/text.js
var repo_text = __nccwpck_require__(4951);
;// CONCATENATED MODULE: ./build/bundle/src/reports/markdown/model/texts.js


function textsIn({ changes = [], reviewContext }) {
    const widened = [...changes.filter((change) => change.widened), ...changes.filter((change) => !change.widened)];
    return [...settingsTexts(reviewContext), ...joined(widened.flatMap((change) => promptText(change) ?? []))];
}
function settingsTexts(review) {
    return [...(review?.settingsTexts ?? [])].map(([path, { before, after }]) => ({
        kind: "settings",
        names: [],
        hosts: [],
        path,
        before,
        after,
        firstLine: 1,
    }));
}
function promptText({ before, after, prompt }) {
    const is = after?.item.profile?.prompt;
    if (!after || !prompt || !is)
        return undefined;
    return {
        kind: "prompt",
        names: [(0,model_subject/* nameOf */.Vb)(after)],
        hosts: [after.title],
        path: is.path ?? is.at.source.path,
        before: before ? (before.item.profile?.prompt.text ?? "") : null,
        after: is.text,
        firstLine: firstLineOf(is),
    };
}
function firstLineOf({ text, at: { source, span } }) {
    const start = text === "" ? -1 : source.text.indexOf(text, span.start);
    return start < 0 ? null : (0,repo_text/* positionAt */.t$)(source, start).line;
}
function joined(texts) {
    const known = new Map();
    for (const text of texts) {
        const key = JSON.stringify([text.path, text.before, text.after]);
        const same = known.get(key);
        known.set(key, same
            ? {
                ...same,
                names: [...new Set([...same.names, ...text.names])],
                hosts: [...new Set([...same.hosts, ...text.hosts])],
            }
            : text);
    }
    return [...known.values()];
}

;// CONCATENATED MODULE: ./build/bundle/src/reports/markdown/model/index.js










function model_reportModelOf(result) {
    const { tool, repository, commit, base, sources, notes, reviewContext, policyChanges, upcoming, inspection } = result;
    const group = remarkOf(result);
    const report = (0,reports_model/* findingReport */.A)(result);
    return {
        tool,
        repository,
        commit,
        base,
        sources: sources.map((source) => ({ ref: source.ref, commit: source.commit })),
        state: (0,reports_state/* stateOf */.L)(result),
        ignored: inspection.ignored,
        notes,
        changes: (0,change/* changesIn */.N0)(result),
        settings: result.settings?.map((change) => settingModel(change, reviewContext)) ?? null,
        settingsWidened: (0,settings_json/* widenedBySettings */.pU)(result.settings ?? []),
        texts: textsIn(result),
        instructions: result.instructions ?? [],
        delegation: (0,change/* delegationIn */.w5)(result),
        isReviewKnown: reviewContext !== undefined,
        approvals: (reviewContext?.approvals ?? []).map(({ by, count }) => ({ by, count })),
        findings: findingsIn(result, report, group),
        unstated: report.unstated,
        policy: policyChanges ? policyOf(policyChanges) : null,
        upcoming: upcoming.map(({ rules, ...step }) => ({ ...step, rules: [...rules] })),
        profiles: inspection.subjects.map(profileOf),
        crossHost: (0,cross_host/* crossHostAccessIn */.g)(inspection, result.grantedByHost),
    };
}
function findingsIn({ findings, changes = [] }, { counted }, group) {
    const touched = new Set(changes.flatMap(({ after }) => (after ? [after.item] : [])));
    const isTouched = ({ finding: { item } }) => item !== null && touched.has(item);
    const parts = new Set(counted.flatMap((one) => one.findings));
    const evaluated = findings.filter((finding) => !parts.has(finding));
    const groupsOf = (matches) => (0,order/* worstFirst */.m)((0,groups/* groupFindings */.kG)(evaluated.filter(matches))).map(group);
    return {
        new: groupsOf(({ state }) => state === "new"),
        touched: groupsOf((a) => a.state === "existing" && isTouched(a)),
        elsewhere: groupsOf((group) => group.state === "existing" && !isTouched(group)),
        waived: groupsOf(({ state }) => state === "waived"),
    };
}
function remarkOf(result) {
    const { loads, subjects } = result.inspection;
    const titles = new Map(loads.map(({ host, title }) => [host, title]));
    const named = new Map(subjects.map((subject) => [subject.item, subject]));
    return ({ first, message, severity, hosts, paths, findings: evaluated, fix, values }) => {
        const { finding, waiver } = first;
        const subject = paths.length === 1 ? named.get(finding.item) : undefined;
        const others = new Map(evaluated.map(({ finding: { at } }) => [at.source.path, at]));
        others.delete(finding.at.source.path);
        return {
            ...saidOf(finding),
            severity,
            message,
            values,
            name: subject ? (0,model_subject/* nameOf */.Vb)(subject) : null,
            hosts: hosts.map((host) => titles.get(host) ?? host),
            places: [(0,model_subject/* spotAt */.AH)(finding.at), ...[...others.values()].map(model_subject/* spotAt */.AH)],
            count: evaluated.length,
            fix: fix?.title ?? null,
            waiver: waiver && {
                owner: waiver.owner,
                reason: waiver.reason,
                until: waiver.until,
                at: (0,model_subject/* policySpot */.v)(waiver.at, result),
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
        values: [],
        places: [(0,model_subject/* spotAt */.AH)(at)],
        name: null,
        hosts: [],
        count: 1,
        fix: null,
        waiver: null,
        related: related.map(problemOf),
    };
}
function policyOf({ looser, tighter, found, gone }) {
    return {
        looser: looser.map(problemOf),
        tighter: tighter.map(problemOf),
        found: found.map(saidOf),
        gone: gone.map(saidOf),
    };
}
function problemOf({ message, at }) {
    return { message, at: (0,model_subject/* spotAt */.AH)(at) };
}
function profileOf(subject) {
    return { name: (0,model_subject/* nameOf */.Vb)(subject), path: subject.item.files[0] ?? "", host: subject.title, side: (0,model_subject/* sideOf */.Jh)(subject) };
}

;// CONCATENATED MODULE: ./build/bundle/src/reports/markdown/headline.js





function openingLines(model) {
    return [`## ${verdictLine(model)}`, "", ...asideOf(model).flatMap((line) => [line, ""]), ...notesOf(model)];
}
function headline_comparisonLines(model) {
    const counts = countsIn(model);
    return [
        `## ${gainSentence(counts)}`,
        "",
        ...[...changedLines(counts), ...approverLines(model), ...unseen(model)].flatMap((line) => [line, ""]),
        ...notesOf(model),
    ];
}
function notesOf({ notes }) {
    return notes.flatMap((note) => [`> Note: ${prose(note)}`, ""]);
}
const headline_marks = { passed: "✅", waiting: "⏳", failed: "❌" };
function verdictLine({ state }) {
    return `${headline_marks[state.kind]} ${(0,reports_state/* firstLine */.T)(state, { name: code })}`;
}
function countsIn({ changes, settings, settingsWidened }) {
    const widened = (changes ?? []).filter(({ isWidened }) => isWidened);
    const gained = widened.filter(({ widenings }) => widenings.some(isPower)).length;
    return {
        changed: changes?.length ?? 0,
        gained,
        regranted: widened.length - gained,
        files: new Set(settings?.map(({ path }) => path)).size,
        looser: settings?.some(({ isWidened }) => isWidened) ? settingsWidened : undefined,
    };
}
function gainLine(model) {
    const counts = countsIn(model);
    const isGain = counts.gained + counts.regranted > 0 || counts.looser !== undefined;
    const sentence = change_words_gainSentence(counts);
    return [isGain ? `**${sentence}.**` : `${sentence}.`, ...changedLines(counts)].join(" ");
}
function changedLines(counts) {
    const changed = changedSentence(counts);
    return changed === "" ? [] : [`${changed}.`];
}
function asideOf(model) {
    const { changes } = model;
    const aside = asideWords(model);
    return [
        ...(changes ? [gainLine(model), ...allowed_approverLines(model), ...unseen(model)] : []),
        ...(aside.length === 0 ? [] : [`${aside.join("; ")}.`]),
    ];
}
function asideWords({ state, ignored }) {
    const { existing, baselined, waived } = state.hidden;
    const own = state.kind === "passed"
        ? []
        : [
            ...(existing > 0 ? [`${plural(existing, "existing finding")}`] : []),
            ...(baselined > 0 ? [`${plural(baselined, "finding")} of the baseline`] : []),
            ...(waived > 0 ? [`${waived} waived by the policy`] : []),
        ];
    return [
        ...(own.length === 0 ? [] : [`Not counted: ${listed(own)}`]),
        ...(ignored > 0 ? [`${ignored} ignored by the policy`] : []),
    ];
}
function unseen({ changes: own, settings }) {
    const changes = own ?? [];
    const folded = changes.filter(({ isFolded }) => isFolded).length;
    const large = changes.filter(({ isFolded, isLarge }) => isLarge && !isFolded).length;
    const files = new Set(settings?.flatMap(({ path, isFolded, isLarge }) => (isFolded || isLarge ? [path] : [])));
    const hidden = changes.filter(({ prompt }) => (prompt?.hidden ?? 0) > 0).length;
    const parts = [
        ...(folded > 0 ? [`**${plural(folded, "changed profile")}** that GitHub folds`] : []),
        ...(large > 0 ? [`**${plural(large, "changed profile")}** with a diff that is too large for GitHub to show`] : []),
        ...(files.size > 0 ? [`**${plural(files.size, "settings file")}** that GitHub folds or cuts`] : []),
        ...(hidden > 0 ? [`**${plural(hidden, "prompt")}** with new hidden characters`] : []),
    ];
    return parts.length === 0 ? [] : [`⚠️ Not to be seen in the review: ${listed(parts)}.`];
}

;// CONCATENATED MODULE: ./build/bundle/src/reports/markdown/index.js


















const summaryBytes = 900_000;
const commentBytes = 60_000;
function markdown(result, links) {
    return reportOf(model_reportModelOf(result), links);
}
function reportOf(model, links) {
    const page = { model, links, isSummary: true };
    return budget_fitPage(openingLines(model), [...sections(page), inventoryBlock(page)], closing(page), summaryBytes);
}
function commentOf(model, links, marker) {
    const page = { model, links, isSummary: false };
    const elsewhere = links.run === undefined ? "" : ` The [summary of the run](${links.run}) has the rest.`;
    return budget_fitPage([marker, ...openingLines(model)], sections(page), [...elsewhereLines(page), ...closing(page), ...source(links)], commentBytes, elsewhere);
}
function nothingLeft(model, links, marker) {
    return [marker, `${verdictLine(model)}; no subagent differs from the base. ${source(links).join("")}`, ""].join("\n");
}
function comparison(result, links) {
    const page = { model: reportModelOf(result), links, isSummary: true };
    return fitPage(comparisonLines(page.model), sections(page), closing(page), summaryBytes);
}
function undecided(message, places = []) {
    return budget_fitPage([`## ${undecidedLine(message)}`, "", ...places.flatMap((place) => [`> At ${prose(place)}`, ""])], [], ["The check failed because the tool could not decide, not because of a finding."], commentBytes);
}
function undecidedComment(reason, links, marker) {
    const run = links.run === undefined ? "Its run" : `[Its run](${links.run})`;
    return [
        marker,
        `${undecidedLine(reason)}. <sub>${run} has the details. What an earlier run found no longer counts.</sub>`,
        "",
    ].join("\n");
}
function undecidedLine(reason) {
    return `⚠️ ${(0,reports_state/* firstLine */.T)({ kind: "undecided", reason }, { sentence: prose })}`;
}
function sections(page) {
    return [
        ...settingsBlocks(page),
        ...changesBlocks(page),
        promptBlock(page),
        instructionsBlock(page),
        delegationBlock(page.model),
        crossHostBlock(page),
        ...findingsBlocks(page),
        ceilingsBlock(page.model),
        ...policyBlocks(page),
        upcomingBlock(page.model),
    ];
}
function elsewhereLines({ model: { findings: { elsewhere }, }, }) {
    const count = countOf(elsewhere);
    return count === 0
        ? []
        : [
            `${count} more ${count === 1 ? "finding is" : "findings are"} on subagents that this pull request does not change.`,
            "",
        ];
}
function source(links) {
    const run = links.run === undefined ? "its run" : `[its run](${links.run})`;
    return [`<sub>Only the status of the check blocks a merge; this comment reports what ${run} found.</sub>`];
}
function closing({ model: { sources, base, tool } }) {
    const policy = sources.map(({ ref, commit }) => commit === null ? code(ref) : `${code(ref)} of ${code(commit.slice(0, 12))}`);
    const command = commandOf(tool);
    const from = base?.slice(0, 12);
    const commands = from === undefined
        ? code(`${command} check`)
        : `${code(`${command} diff ${from}`)}, and for the verdict ${code(`${command} check --base ${from}`)}`;
    return [`<sub>Judged by ${policy.join(", ")}. The same on your machine: ${commands}.</sub>`, ""];
}


/***/ }),

/***/ 505:
/***/ (function (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   N0: () => (/* binding */ changesIn),
/* harmony export */   w5: () => (/* binding */ delegationIn)
/* harmony export */ });
/* unused harmony export isReader */
/* harmony import */ var _model_finding_js__WEBPACK_IMPORTED_MODULE_5__ = __nccwpck_require__(290);
/* harmony import */ var _model_profile_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(4682);
/* harmony import */ var _approvals_index_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(9906);
/* harmony import */ var _compare_delegation_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(1207);
/* harmony import */ var _sanitize_secrets_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(7544);
/* harmony import */ var _subject_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(7377);






function changesIn(result) {
    const { changes, findings } = result;
    if (!changes)
        return null;
    const ofItem = byItem(findings);
    const objectionsTo = (change) => change.after ? objectionsIn(ofItem.get(change.after.item) ?? []) : [];
    return changes.map((change) => changeModel(change, objectionsTo(change), result));
}
function changeModel(change, objections, result) {
    const { kind, before, after, gained, lost, widened, fields, prompt } = change;
    const path = pathOf(after ?? before);
    const previous = pathOf(before);
    return {
        kind,
        host: (after ?? before)?.title ?? "",
        name: nameOfEither(change),
        path,
        previousPath: previous === "" || previous === path ? null : previous,
        before: before && (0,_subject_js__WEBPACK_IMPORTED_MODULE_4__/* .sideOf */ .Jh)(before),
        after: after && (0,_subject_js__WEBPACK_IMPORTED_MODULE_4__/* .sideOf */ .Jh)(after),
        gained: toolsOf(gained),
        lost: toolsOf(lost),
        readers: toolsOf(gained.filter(({ tool }) => isReader(tool, gained))),
        isWidened: widened,
        widenings: wideningsOf(change),
        differences: differencesOf(change),
        fields,
        prompt,
        objections,
        allowance: allowanceOf(after, result),
        ...reviewOf(change, path, result),
    };
}
function pathOf(subject) {
    return subject?.item.files[0] ?? "";
}
function nameOfEither({ before, after }) {
    const subject = after ?? before;
    return subject && (0,_subject_js__WEBPACK_IMPORTED_MODULE_4__/* .nameOf */ .Vb)(subject);
}
function wideningsOf({ after, widenings }) {
    return widenings.map(({ kind, capability, message, at }) => ({
        kind,
        capability,
        message,
        at: { ...(0,_subject_js__WEBPACK_IMPORTED_MODULE_4__/* .spotAt */ .AH)(at), isOfBase: after === null },
    }));
}
function differencesOf({ differences }) {
    return differences.map(({ field, before, after, at }) => ({
        field,
        before,
        after,
        at: { ...(0,_subject_js__WEBPACK_IMPORTED_MODULE_4__/* .spotAt */ .AH)(at), isOfBase: after === null },
    }));
}
function reviewOf(change, path, { reviewContext }) {
    if (!reviewContext)
        return { owners: [], isFolded: false, isLarge: false };
    const { owners, folded, large } = reviewContext;
    const files = (0,_approvals_index_js__WEBPACK_IMPORTED_MODULE_1__/* .filesOf */ .R8)(change);
    return {
        owners: owners.get(path) ?? [],
        isFolded: files.some((file) => folded.has(file)),
        isLarge: files.some((file) => large.has(file)),
    };
}
function byItem(evaluated) {
    const found = new Map();
    for (const a of evaluated) {
        const { item } = a.finding;
        if (item)
            found.set(item, [...(found.get(item) ?? []), a]);
    }
    return found;
}
function objectionsIn(evaluated) {
    const texts = evaluated.map(({ finding: { rule, kind = null, severity, class: ofClass, awaited }, state }) => ({
        rule,
        kind,
        severity,
        state,
        isPower: ofClass === "power",
        ...(awaited ? { isAwaited: true } : {}),
    }));
    return texts.sort((a, b) => rankOf(b.severity) - rankOf(a.severity));
}
function rankOf(severity) {
    return _model_finding_js__WEBPACK_IMPORTED_MODULE_5__/* .severities */ .gO.indexOf(severity);
}
function isReader(tool, grants) {
    return grants.every((grant) => grant.tool !== tool || grant.capability === "read");
}
function toolsOf(grants) {
    return [...new Set(grants.map(({ tool }) => (0,_sanitize_secrets_js__WEBPACK_IMPORTED_MODULE_3__/* .redacted */ .pc)(tool)))];
}
function allowanceOf(after, result) {
    const allowance = after && result.reviewContext?.allowances.get(after);
    if (!allowance)
        return null;
    const held = after.item.profile ? (0,_model_profile_js__WEBPACK_IMPORTED_MODULE_0__/* .capabilitiesOf */ .SF)(after.item.profile) : [];
    return {
        isEnough: held.every((capability) => allowance.may.includes(capability)),
        grants: allowance.grants.map((at) => (0,_subject_js__WEBPACK_IMPORTED_MODULE_4__/* .policySpot */ .v)(at, result)),
    };
}
function delegationIn({ changes = [] }) {
    const { nodes, edges } = (0,_compare_delegation_js__WEBPACK_IMPORTED_MODULE_2__/* .delegationOf */ .S)(changes);
    if (edges.length === 0)
        return null;
    const places = new Map(nodes.map((subject, i) => [subject, i]));
    const changed = new Set(changes.map(({ after }) => after));
    return {
        nodes: nodes.map((subject) => ({
            name: (0,_subject_js__WEBPACK_IMPORTED_MODULE_4__/* .nameOf */ .Vb)(subject),
            host: subject.title,
            capabilities: (0,_subject_js__WEBPACK_IMPORTED_MODULE_4__/* .sideOf */ .Jh)(subject).capabilities,
            isChanged: changed.has(subject),
        })),
        edges: edges.map(({ from, to }) => ({ from: places.get(from) ?? -1, to: places.get(to) ?? -1 })),
    };
}


/***/ }),

/***/ 7377:
/***/ (function (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   AH: () => (/* binding */ spotAt),
/* harmony export */   Jh: () => (/* binding */ sideOf),
/* harmony export */   Vb: () => (/* binding */ nameOf),
/* harmony export */   v: () => (/* binding */ policySpot)
/* harmony export */ });
/* harmony import */ var _model_fact_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(7277);
/* harmony import */ var _model_profile_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(4682);
/* harmony import */ var _repo_text_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(4951);



function spotAt({ source, span }) {
    return { path: source.path, line: (0,_repo_text_js__WEBPACK_IMPORTED_MODULE_1__/* .positionAt */ .t$)(source, span.start).line };
}
function policySpot(at, { sources, base }) {
    return {
        ...spotAt(at),
        isOfBase: base !== null && sources.some(({ ref, commit }) => ref === at.source.path && commit === base),
    };
}
function sideOf({ item: { verdict, profile } }) {
    return {
        capabilities: profile ? (0,_model_profile_js__WEBPACK_IMPORTED_MODULE_0__/* .capabilitiesOf */ .SF)(profile) : null,
        verdict: verdict.kind,
        mode: (profile && (0,_model_fact_js__WEBPACK_IMPORTED_MODULE_2__/* .known */ .eO)(profile.permissionMode)) ?? null,
        model: (profile && (0,_model_fact_js__WEBPACK_IMPORTED_MODULE_2__/* .known */ .eO)(profile.model)) ?? null,
    };
}
function nameOf({ item: { profile } }) {
    return (profile && (0,_model_fact_js__WEBPACK_IMPORTED_MODULE_2__/* .known */ .eO)(profile.name)) ?? null;
}


/***/ }),

/***/ 7783:
/***/ (function (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   FC: () => (/* binding */ ceilingSentence),
/* harmony export */   R2: () => (/* binding */ unstatedCeilings),
/* harmony export */   he: () => (/* binding */ isCounted)
/* harmony export */ });
/* harmony import */ var _model_rule_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(8301);

function isCounted({ finding }) {
    return finding.isUnstated === true && finding.severity === "note";
}
function unstatedCeilings({ findings, inspection: { loads, subjects }, }) {
    const titles = new Map(loads.map(({ host, title }) => [host, title]));
    return [...new Set(findings.flatMap(({ finding: { host } }) => host ?? []))].sort().map((host) => {
        const own = findings.filter(({ finding }) => finding.host === host).map(({ finding }) => finding);
        const paths = (isSetting) => new Set(own
            .filter(({ kind }) => (kind === "settings") === isSetting)
            .map(({ at, item }) => item?.files[0] ?? at.source.path)).size;
        return {
            host: titles.get(host) ?? host,
            exceeding: paths(false),
            profiles: new Set(subjects.filter((subject) => subject.host === host).map(({ item }) => item.files[0])).size,
            settings: paths(true),
        };
    });
}
function ceilingSentence({ host, exceeding, profiles, settings }, command, code) {
    const all = profiles === null ? "" : ` of ${number(profiles)}`;
    const noun = (profiles ?? exceeding) === 1 ? "profile" : "profiles";
    const own = `${number(exceeding)}${all} ${host} ${noun} can do more than ${_model_rule_js__WEBPACK_IMPORTED_MODULE_0__/* .presetCeiling */ .bD.join(", ")}`;
    const beside = `${number(settings)} settings ${settings === 1 ? "file starts code or connects servers" : "files start code or connect servers"}`;
    const what = settings === 0 ? own : exceeding === 0 ? `${beside} next to the ${host} profiles` : `${own}, and ${beside}`;
    return `${what}. ${code(`${command} list`)} shows what. Set ${code("ceiling")} in your policy to enforce a limit.`;
}
function number(count) {
    return String(count).replace(/\B(?=(?:\d{3})+$)/g, ",");
}


/***/ }),

/***/ 3376:
/***/ (function (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  x1: () => (/* binding */ atOnePlace),
  kG: () => (/* binding */ groupFindings),
  $c: () => (/* binding */ subjectsIn),
  Gg: () => (/* binding */ titleOf),
  O$: () => (/* binding */ valuesPhrase)
});

// EXTERNAL MODULE: ./build/bundle/src/model/finding.js
var finding = __nccwpck_require__(290);
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

;// CONCATENATED MODULE: ./build/bundle/src/reports/model/groups.js



function groupFindings(evaluated) {
    return grouped(atOnePlace(evaluated), sameHabit);
}
function atOnePlace(evaluated) {
    return grouped(evaluated.map(alone), samePlace);
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
function alone(evaluated) {
    const { finding, state } = evaluated;
    return {
        first: evaluated,
        message: finding.message,
        severity: finding.severity,
        state,
        hosts: finding.host === null ? [] : [finding.host],
        paths: [finding.at.source.path],
        findings: [evaluated],
        fix: finding.fixes?.[0],
        values: [],
    };
}
function samePlace({ first: { finding, waiver }, state }) {
    const { rule, kind = "", at, value, message } = finding;
    const { path } = at.source;
    return `${rule} ${kind} ${state} ${path.length} ${path} ${at.span.start} ${excuseOf(waiver)} ${value ?? message}`;
}
function sameHabit({ first: { finding, waiver }, severity, state, hosts, message }) {
    const { rule, kind = "", groupKey = message } = finding;
    return `${rule} ${kind} ${severity} ${state} ${hosts.join(",")} ${excuseOf(waiver)} ${groupKey}`;
}
function excuseOf(waiver) {
    return waiver ? `${waiver.at.source.path.length} ${waiver.at.source.path} ${waiver.at.span.start}` : "";
}
function grouped(list, key) {
    const groups = new Map();
    for (const candidate of list) {
        const name = key(candidate);
        const group = groups.get(name);
        if (group)
            group.push(candidate);
        else
            groups.set(name, [candidate]);
    }
    return [...groups.values()].map(merged);
}
function merged(group) {
    const [only] = group;
    if (only && group.length === 1)
        return only;
    const worst = group.reduce((one, other) => (rankOf(other) > rankOf(one) ? other : one));
    const ordered = [worst, ...group.filter((entry) => entry !== worst)];
    const paths = [...new Set(ordered.flatMap((entry) => entry.paths))];
    const hosts = [...new Set(ordered.flatMap((entry) => entry.hosts))];
    const findings = ordered.flatMap((entry) => entry.findings);
    const { message, groupKey = message } = worst.first.finding;
    const isOneText = new Set(findings.map(({ finding }) => withoutHost(finding))).size === 1;
    const text = isOneText ? message : groupKey;
    const values = new Set(isOneText ? [] : findings.flatMap(({ finding }) => varyingIn(finding) ?? []));
    return {
        ...worst,
        message: saysAlike(findings) ? ofAll(text, hosts) : text,
        hosts,
        paths,
        findings,
        fix: ordered.every(({ fix }) => fix?.title === worst.fix?.title) ? worst.fix : undefined,
        values: text.includes("…") && values.size > 1 ? [...values] : [],
    };
}
function varyingIn({ message, groupKey = "", value }) {
    const parts = groupKey.split("…");
    const [before = "", ...others] = parts;
    const length = (message.length - groupKey.length + others.length) / others.length;
    const word = message.slice(before.length, before.length + length);
    return others.length > 0 && length > 0 && parts.join(word) === message ? word.replace(/^`|`$/g, "") : value;
}
function rankOf({ severity }) {
    return finding/* severities */.gO.indexOf(severity);
}
function saysAlike(findings) {
    const text = new Map();
    return findings.every(({ finding }) => {
        const { at } = finding;
        const place = `${at.source.path}:${at.span.start}`;
        const neutral = withoutHost(finding);
        const known = text.get(place) ?? neutral;
        text.set(place, neutral);
        return known === neutral;
    });
}
function withoutHost({ host, message }) {
    return message.replaceAll(titleOf(host), "\0");
}
function ofAll(text, [first = "", ...others]) {
    const title = titleOf(first);
    const names = [title, ...others.map(titleOf)];
    return others.length === 0 ? text : text.replace(title, () => `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`);
}
function valuesPhrase(values, code, most = 6) {
    const shown = values.slice(0, most).map(code);
    return `${shown.join(", ")}${values.length > most ? ` and ${values.length - most} more` : ""}`;
}
function titleOf(host) {
    return titles.get(host ?? "") ?? host ?? "\0";
}


/***/ }),

/***/ 303:
/***/ (function (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ findingReport)
/* harmony export */ });
/* harmony import */ var _model_finding_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(290);
/* harmony import */ var _evaluate_result_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(7916);
/* harmony import */ var _ceilings_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(7783);
/* harmony import */ var _groups_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(3376);
/* harmony import */ var _order_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(6931);





const reports = new WeakMap();
function findingReport(result) {
    let report = reports.get(result);
    if (!report)
        reports.set(result, (report = reportOn(result)));
    return report;
}
function reportOn(result) {
    const { findings, inspection, sources } = result;
    const concerns = findings.filter((evaluated) => isConcerned(evaluated, result));
    const parts = findings.filter((evaluated) => evaluated.state !== "waived" && (0,_ceilings_js__WEBPACK_IMPORTED_MODULE_2__/* .isCounted */ .he)(evaluated) && !(0,_evaluate_result_js__WEBPACK_IMPORTED_MODULE_0__/* .fails */ .c6)(evaluated, result));
    const counted = new Set(parts);
    const own = concerns.filter((evaluated) => !counted.has(evaluated));
    const aside = findings.filter((evaluated) => !counted.has(evaluated) && !isConcerned(evaluated, result));
    const groupsOf = (some) => (0,_order_js__WEBPACK_IMPORTED_MODULE_3__/* .worstFirst */ .m)((0,_groups_js__WEBPACK_IMPORTED_MODULE_1__/* .groupFindings */ .kG)(some));
    const shown = groupsOf(own);
    return {
        verdict: (0,_evaluate_result_js__WEBPACK_IMPORTED_MODULE_0__/* .conclusionOf */ .vu)(result) === "findings" ? "failed" : "passed",
        failing: countsIn(findings.filter((evaluated) => (0,_evaluate_result_js__WEBPACK_IMPORTED_MODULE_0__/* .fails */ .c6)(evaluated, result))),
        counts: countsIn(own),
        profiles: inspection.subjects.length,
        shown,
        hidden: groupsOf(aside),
        unstated: (0,_ceilings_js__WEBPACK_IMPORTED_MODULE_2__/* .unstatedCeilings */ .R2)({ inspection, findings: parts }),
        counted: groupsOf(parts),
        hasPolicy: sources.some(({ ref }) => !ref.startsWith("preset:")),
        aside: {
            existing: aside.filter(({ state, isBaselined }) => state === "existing" && !isBaselined).length,
            baselined: aside.filter(({ state, isBaselined }) => state === "existing" && isBaselined).length,
            waived: aside.filter(({ state }) => state === "waived").length,
            ignored: inspection.ignored,
        },
        rules: rulesIn(shown),
    };
}
function isConcerned({ state, isBaselined }, { gate }) {
    return state === "new" || (state === "existing" && gate === "all" && !isBaselined);
}
function countsIn(findings) {
    const counts = { note: 0, warning: 0, error: 0 };
    for (const { finding } of findings)
        counts[finding.severity]++;
    return counts;
}
function rulesIn(groups) {
    const byName = new Map();
    for (const { first, findings } of groups) {
        const { rule, kind } = first.finding;
        const name = kind === undefined ? rule : `${rule}/${kind}`;
        byName.set(name, [...(byName.get(name) ?? []), ...findings]);
    }
    const rows = [...byName].map(([name, findings]) => ({
        name,
        counts: countsIn(findings),
        harm: Math.min(...findings.map(({ finding }) => _model_finding_js__WEBPACK_IMPORTED_MODULE_4__/* .classes */ .Ly.indexOf(finding.class))),
    }));
    const worst = ({ counts }) => _model_finding_js__WEBPACK_IMPORTED_MODULE_4__/* .severities */ .gO.findLastIndex((severity) => counts[severity] > 0);
    return rows
        .sort((a, b) => worst(b) - worst(a) || a.harm - b.harm || total(b.counts) - total(a.counts))
        .map(({ name, counts }) => ({ name, counts }));
}
function total(counts) {
    return counts.error + counts.warning + counts.note;
}


/***/ }),

/***/ 6931:
/***/ (function (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ worstFirst)
/* harmony export */ });
/* harmony import */ var _model_finding_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(290);

const foremost = 3;
function worstFirst(groups) {
    const totals = new Map();
    for (const group of groups)
        totals.set(sortOf(group), (totals.get(sortOf(group)) ?? 0) + group.findings.length);
    const ranked = groups
        .map((group) => ({
        group,
        sort: sortOf(group),
        severity: _model_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .severities */ .gO.indexOf(group.severity),
        harm: _model_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .classes */ .Ly.indexOf(group.first.finding.class),
        total: totals.get(sortOf(group)) ?? 0,
        size: group.findings.length,
    }))
        .sort((a, b) => b.severity - a.severity ||
        a.harm - b.harm ||
        b.total - a.total ||
        (a.sort === b.sort ? b.size - a.size : a.sort < b.sort ? -1 : 1));
    const counts = new Map();
    return ranked
        .map(({ group, sort, severity }) => {
        const count = (counts.get(sort) ?? 0) + 1;
        counts.set(sort, count);
        return { group, severity, isLater: count > foremost };
    })
        .sort((a, b) => b.severity - a.severity || Number(a.isLater) - Number(b.isLater))
        .map(({ group }) => group);
}
function sortOf({ severity, first: { finding } }) {
    return `${severity} ${finding.rule} ${finding.kind ?? ""}`;
}


/***/ }),

/***/ 4144:
/***/ (function (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ stateOf),
/* harmony export */   T: () => (/* binding */ firstLine)
/* harmony export */ });
/* harmony import */ var _evaluate_result_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(7916);
/* harmony import */ var _model_finding_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(290);
/* harmony import */ var _policy_model_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(3861);
/* harmony import */ var _undecided_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(3868);
/* harmony import */ var _model_index_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(303);





function stateOf(result) {
    const { failing, counts, profiles, aside } = (0,_model_index_js__WEBPACK_IMPORTED_MODULE_2__/* .findingReport */ .A)(result);
    const { findings, gate } = result;
    const awaited = findings.flatMap((evaluated) => (0,_evaluate_result_js__WEBPACK_IMPORTED_MODULE_0__/* .fails */ .c6)(evaluated, result) ? [evaluated.finding.awaited ?? null] : []);
    const missing = awaited.filter((one) => one !== null);
    const isWaiting = missing.length > 0 && missing.length === awaited.length;
    return {
        kind: awaited.length === 0 ? "passed" : isWaiting ? "waiting" : "failed",
        profiles,
        failing,
        passing: {
            error: counts.error - failing.error,
            warning: counts.warning - failing.warning,
            note: counts.note - failing.note,
        },
        hidden: { existing: aside.existing, baselined: aside.baselined, waived: aside.waived },
        isGated: gate === "new",
        awaited: isWaiting ? missing : [],
    };
}
const asIs = (text) => text;
function firstLine(state, { name = asIs, sentence = asIs } = {}) {
    switch (state.kind) {
        case "undecided":
            return (0,_undecided_js__WEBPACK_IMPORTED_MODULE_3__/* .undecidedLine */ .m)(sentence(state.reason));
        case "waiting":
            return `Waiting for ${approversIn(state.awaited, name)}: ${thingsIn(state.awaited)}`;
        case "failed":
            return failedLine(state);
        case "passed":
            return passedLine(state);
    }
}
function failedLine({ failing, passing, profiles, isGated }) {
    if (!failing)
        return `Failed: see the run for the reason (${plural(profiles, "agent profile")})`;
    const rest = countsOf(passing);
    return `Failed: ${countsOf(failing, isGated ? "new " : "")}${rest === "" ? "" : ` (also ${rest})`} in ${plural(profiles, "agent profile")}`;
}
function passedLine({ passing, profiles, hidden }) {
    const shown = countsOf(passing);
    const aside = hiddenWords(hidden);
    const end = aside === "" ? "" : `; ${aside} not shown`;
    if (shown !== "")
        return `Passed: ${shown} in ${plural(profiles, "agent profile")}, and none fails the check${end}`;
    if (end !== "")
        return `Passed${end}`;
    return profiles === 0
        ? "Passed: no agent profiles found"
        : `Passed: nothing to report in ${plural(profiles, "agent profile")}`;
}
function hiddenWords({ existing, baselined, waived }) {
    return listed([
        ...(baselined > 0 ? [`${plural(baselined, "finding")} of the baseline`] : []),
        ...(existing > 0 ? [plural(existing, "existing finding")] : []),
        ...(waived > 0 ? [plural(waived, "waived finding")] : []),
    ]);
}
function approversIn(awaited, name) {
    const approvals = new Map(awaited.flatMap(({ from }) => from.map((one) => [JSON.stringify(one), one])));
    return listed([...approvals.values()].map(({ by, count }) => {
        const names = by.map((one) => (one === _policy_model_js__WEBPACK_IMPORTED_MODULE_1__/* .codeOwners */ .eY ? "code owners" : name(one)));
        if (count > 1)
            return `${count} of ${names.join(", ")}`;
        return listed(by.length === 1 && by[0] === _policy_model_js__WEBPACK_IMPORTED_MODULE_1__/* .codeOwners */ .eY ? ["a code owner"] : names, "or");
    }));
}
const things = [
    ["grant", "new grant", "new grants"],
    ["waiver", "new waiver", "new waivers"],
    ["gain", "gain of power", "gains of power"],
    ["policy", "policy change", "policy changes"],
    ["check", "change that weakens the check", "changes that weaken the check"],
];
function thingsIn(awaited) {
    const parts = things.flatMap(([thing, one, many]) => {
        const count = awaited.filter((each) => each.thing === thing).length;
        return count === 0 ? [] : [`${count} ${count === 1 ? one : many}`];
    });
    return parts.length === 0 ? plural(awaited.length, "finding") : listed(parts);
}
function countsOf(counts, before = "") {
    return _model_finding_js__WEBPACK_IMPORTED_MODULE_4__/* .severities */ .gO
        .toReversed()
        .filter((severity) => counts[severity] > 0)
        .map((severity, at) => plural(counts[severity], `${at === 0 ? before : ""}${severity}`))
        .join(", ");
}
function plural(count, noun) {
    return `${count} ${noun}${count === 1 ? "" : "s"}`;
}
function listed(parts, last = "and") {
    return parts.length > 1 ? `${parts.slice(0, -1).join(", ")} ${last} ${parts.at(-1)}` : parts.join("");
}


/***/ }),

/***/ 3868:
/***/ (function (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ invalidPolicy),
/* harmony export */   m: () => (/* binding */ undecidedLine)
/* harmony export */ });
function undecidedLine(reason) {
    return `Not decided: ${reason}`;
}
const invalidPolicy = "the policy is invalid";


/***/ }),

/***/ 4947:
/***/ (function (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ writeJson)
/* harmony export */ });
/* unused harmony export writeJsonLine */
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(2426);

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


/***/ }),

/***/ 9858:
/***/ (function (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ secretsInProse),
/* harmony export */   W: () => (/* binding */ secretsInSettings)
/* harmony export */ });
/* harmony import */ var _secrets_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(7544);

function secretsInSettings(text) {
    if (!(0,_secrets_js__WEBPACK_IMPORTED_MODULE_0__/* .mayHoldSecret */ .dV)(text))
        return [];
    return disjoint([...inPairs(text), ...secretsInProse(text), ...inHeaders(text), ...inAddresses(text)]);
}
function secretsInProse(text) {
    return vendorMarks.some((mark) => text.includes(mark)) ? disjoint(matchesOf(text, _secrets_js__WEBPACK_IMPORTED_MODULE_0__/* .vendorForms */ .K1)) : [];
}
const vendorMarks = "ghp_ gho_ ghs_ ghu_ ghr_ github_pat_ glpat- xox sk- sk_live_ rk_live_ npm_ pypi- hf_ AIza ya29. AKIA ASIA eyJ -----BEGIN".split(" ");
function* matchesOf(text, forms) {
    for (const form of forms)
        for (const { 0: value, index } of text.matchAll(form))
            if (isWrittenOut(value))
                yield { start: index, end: index + value.length, key: keyBefore(text, index) };
}
function* inHeaders(text) {
    for (const secret of matchesOf(text, _secrets_js__WEBPACK_IMPORTED_MODULE_0__/* .weakForms */ .Wq))
        if (looksRandom(text.slice(secret.start, secret.end), secret.key ?? ""))
            yield secret;
}
function* inAddresses(text) {
    for (const secret of matchesOf(text, [_secrets_js__WEBPACK_IMPORTED_MODULE_0__/* .addressForm */ .h6])) {
        const isOwn = ownServer.test(text.slice(secret.end, secret.end + 30));
        if (!isOwn &&
            !/^(?:pass(?:word)?|secret|postgres|root|admin|user|guest|minio\w*)$/i.test(text.slice(secret.start, secret.end)))
            yield secret;
    }
}
const ownServer = /^@(?:localhost|127\.0\.0\.1|0\.0\.0\.0|\[::1\]|host\.docker\.internal|[a-z]+(?::\d+)?[/"'\s])/;
function* inPairs(text) {
    for (const match of text.matchAll(_secrets_js__WEBPACK_IMPORTED_MODULE_0__/* .pair */ .V2)) {
        const { key = "", double, single, plain } = match.groups ?? {};
        const quoted = double ?? single;
        const raw = quoted ?? plain ?? "";
        const value = raw.trimEnd();
        const end = match.index + match[0].length - (quoted === undefined ? raw.length - value.length : 1);
        const secret = value.replace(/^(?:bearer|basic|token|apikey)\s+/i, "");
        if ((0,_secrets_js__WEBPACK_IMPORTED_MODULE_0__/* .isSecret */ .$f)(key, value) && looksRandom(secret, key) && isWrittenOut(secret))
            yield { start: end - secret.length, end, key };
    }
}
function looksRandom(value, key) {
    if (/\s|[\\/]{2}|^[./~]|[()[\]]/.test(value))
        return false;
    if (/passw(?:or)?d|passphrase/i.test(key))
        return value.length >= 8 && /\d/.test(value) && /[a-z]/i.test(value);
    return (value.length >= 16 && /\d/.test(value) && /[a-z]/i.test(value) && new Set(value).size >= 8 && !words.test(value));
}
const words = /^[a-z]+(?:[-_.](?:[a-z]+|\d{1,4}|20\d{6}))*$/i;
const standIn = /\$\{|\$\(|\$[A-Za-z_]|\{\{|<[^<>]*>?|%\w+%|\{(?:env|file|input):|\*{3}|\.{3}|…|x{4,}|X{4,}|0{8,}|1{8,}|your|example|placeholder|change[-_]?me|dummy|sample|insert|replace|redacted|todo|fake|mock|here$|my[-_]|process\.env|environ|import\.meta|doppler:|abc(?:def|123)|12345|^(?:null|none|undefined|true|false)$/i;
function isWrittenOut(value) {
    return !standIn.test(value) && new Set(value).size >= 5;
}
function keyBefore(text, at) {
    const line = text.slice(Math.max(text.lastIndexOf("\n", at - 1) + 1, at - 120), at);
    return /(?<key>[A-Za-z_][\w-]*)["']?\s*[:=]\s*["']?(?:(?:bearer|basic|token)\s+)?$/i.exec(line)?.groups?.["key"];
}
function disjoint(found) {
    const kept = [];
    for (const secret of [...found].toSorted((a, b) => a.start - b.start || b.end - a.end))
        if (secret.start >= (kept.at(-1)?.end ?? 0))
            kept.push(secret);
    return kept;
}


/***/ }),

/***/ 7544:
/***/ (function (__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   $f: () => (/* binding */ isSecret),
/* harmony export */   Iv: () => (/* binding */ masked),
/* harmony export */   K1: () => (/* binding */ vendorForms),
/* harmony export */   V2: () => (/* binding */ pair),
/* harmony export */   Wq: () => (/* binding */ weakForms),
/* harmony export */   cT: () => (/* binding */ withoutSecrets),
/* harmony export */   dV: () => (/* binding */ mayHoldSecret),
/* harmony export */   h6: () => (/* binding */ addressForm),
/* harmony export */   pc: () => (/* binding */ redacted)
/* harmony export */ });
const secretKey = /(?:^|[_.-])(?:api_?keys?|auth(?:orization)?|credentials?|passphrase|passw(?:or)?d|private_?key|secrets?|(?:access_?|auth_?|bearer_?|refresh_?)?tokens?)$/;
function redacted(text, key = "") {
    return String(withoutSecrets(text, () => "…", key)).replaceAll("sha256:…", "(a secret)");
}
const pair = /(?<![\w.-])(?<key>[\w.-]+)["']?\s*[:=]\s*(?:"(?<double>(?:[^"\\]|\\.)*)"|'(?<single>[^']*)'|(?<plain>[^\s"'{}[\],][^,}\]\n]*))/g;
function masked(line) {
    if (!mayHoldSecret(line))
        return line;
    const stars = (text) => "*".repeat(text.length);
    const inPairs = line.replace(pair, (whole, ...rest) => {
        const { key, double, single, plain } = rest.at(-1);
        const value = double ?? single ?? plain ?? "";
        const end = whole.length - (plain === undefined ? 1 : 0);
        return isSecret(key ?? "", value) && !/^(?:[\d.]+|true|false|null)$/.test(value)
            ? whole.slice(0, end - value.length) + stars(value) + whole.slice(end)
            : whole;
    });
    return shapes.reduce((text, shape) => text.replace(shape, stars), inPairs);
}
const vendorForms = [
    /\b(?:gh[opusr]_|github_pat_|glpat-|xox[abeoprs]-|sk-|sk_live_|rk_live_|npm_|pypi-|hf_|AIza|ya29\.)[A-Za-z0-9_.-]{16,}/g,
    /\b(?:AKIA|ASIA)[A-Z0-9]{16}\b/g,
    /\beyJ[A-Za-z0-9_-]{10,}\.[A-Za-z0-9_-]{10,}(?:\.[A-Za-z0-9_-]+)?/g,
    /-----BEGIN [A-Z ]*PRIVATE KEY-----[\s\S]*?(?:-----END [A-Z ]*PRIVATE KEY-----|$)/g,
];
const addressForm = /(?<=:\/\/[^/\s:@]*:)[^/\s:@]+(?=@)/g;
const weakForms = [
    /(?<=\b(?:bearer|basic|token) )[A-Za-z0-9+/_.=-]{16,}/gi,
    /(?<=(?:api[_-]?key|token|secret|password)["']?[=:] ?["']?)[^\s"'&$<{]{8,}/gi,
];
const shapes = [...vendorForms, weakForms[0], addressForm, weakForms[1]].filter((form) => form !== undefined);
const suspect = /gh[opusr]_|github_pat_|glpat-|xox|[sr]k[-_]|npm_|pypi-|hf_|AIza|ya29|A[KS]IA|eyJ|-----BEGIN|bearer|basic|token|:\/\/|api[_-]?key|secret|password/i;
function mayHoldSecret(text) {
    return suspect.test(text) || /auth|passw|passphrase|credential|private/i.test(text);
}
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
    const snake = key
        .replace(/([a-z0-9])([A-Z])/g, "$1_$2")
        .replaceAll("-", "_")
        .toLowerCase();
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
/* unused harmony export withoutHidden */
const hidden = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}\p{Co}\p{Cn}\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u2800\u3164\ufe00-\ufe0f\uffa0\u{e0100}-\u{e01ef}]/gu;
const joinsEmoji = /^\p{Extended_Pictographic}[\ufe0f\p{Emoji_Modifier}]*$/u;
const escapes = { "\n": "\\n", "\r": "\\r", "\t": "\\t" };
function visible(text) {
    if (/^[\x20-\x7e]*$/.test(text) && !/##\[|(?:^| )::/.test(text))
        return text;
    return text
        .replace(hidden, (character, at) => isPartOfEmoji(text, character, at) ? character : (escapes[character] ?? escape(character)))
        .replaceAll("##[", `##${escape("[")}`)
        .replace(/(^|\s):(?=:)/g, (_, space) => `${space}${escape(":")}`);
}
function withoutHidden(text) {
    return text.replace(hidden, "");
}
function hiddenIn(text) {
    const counts = new Map();
    if (/^[\t\n\r\x20-\x7e]*$/.test(text))
        return counts;
    for (const { 0: character, index } of text.matchAll(hidden)) {
        if (!Object.hasOwn(escapes, character) && !isPartOfEmoji(text, character, index))
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
function isPartOfEmoji(text, character, at) {
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
const wide = [
    [0x1100, 0x115f],
    [0x2e80, 0x303e],
    [0x3041, 0xa4cf],
    [0xa960, 0xa97f],
    [0xac00, 0xd7a3],
    [0xf900, 0xfaff],
    [0xfe30, 0xfe6f],
    [0xff01, 0xff60],
    [0xffe0, 0xffe6],
    [0x17000, 0x18aff],
    [0x1b000, 0x1b2ff],
    [0x20000, 0x3fffd],
];
function isWide(grapheme) {
    if (/^\p{Emoji_Presentation}|\ufe0f/u.test(grapheme))
        return true;
    const point = grapheme.codePointAt(0) ?? 0;
    return point >= 0x1100 && wide.some(([first, last]) => point >= first && point <= last);
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
// EXTERNAL MODULE: ./build/bundle/src/compare/changed-files.js
var changed_files = __nccwpck_require__(3527);
;// CONCATENATED MODULE: ./build/bundle/src/generated/tool.js
const tool = {
    name: "agent-profile-check",
    version: "0.1.0",
    homepage: "https://github.com/agent-profile-check/agent-profile-check/blob/main",
};

// EXTERNAL MODULE: ./build/bundle/src/repo/path.js
var repo_path = __nccwpck_require__(6311);
;// CONCATENATED MODULE: ./build/bundle/src/repo/repository-name.js
function repositoryNameIn(address) {
    const isUrl = /^[a-z][a-z\d+.-]*:\/\//i.test(address);
    const path = isUrl ? address.replace(/[?#].*$/s, "") : address;
    const segments = path
        .trim()
        .split(isUrl ? "/" : /[/\\:]/)
        .filter((segment) => segment !== "");
    if (segments.at(-1) === ".git")
        segments.pop();
    if (isUrl && !/^file:/i.test(address))
        segments.splice(0, 2);
    const name = (isUrl ? decoded(segments.at(-1)) : segments.at(-1))?.replace(/\.git$/i, "");
    return name === undefined || name === "" || name === "." || name === ".." ? undefined : name;
}
function decoded(segment) {
    if (segment === undefined)
        return undefined;
    try {
        return decodeURIComponent(segment);
    }
    catch {
        return segment;
    }
}
function repositoryNamesIn(addresses) {
    return [...new Set(addresses.flatMap((address) => repositoryNameIn(address)?.toLowerCase() ?? []))];
}

// EXTERNAL MODULE: ./build/bundle/src/repo/tree.js
var tree = __nccwpck_require__(2456);
// EXTERNAL MODULE: ./build/bundle/src/repo/git/blobs.js
var blobs = __nccwpck_require__(2461);
// EXTERNAL MODULE: ./build/bundle/src/platform/memory.js
var memory = __nccwpck_require__(3986);
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
function directoryAt(directory) {
    try {
        const path = (0,external_node_fs_.realpathSync)(directory);
        if ((0,external_node_fs_.statSync)(path).isDirectory())
            return path;
    }
    catch {
        throw new tree/* UserError */.yo(`the directory ${directory} does not exist or cannot be read`);
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
// EXTERNAL MODULE: ./build/bundle/src/platform/hash.js
var platform_hash = __nccwpck_require__(1957);
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
        const errorOutput = (0,git_command/* errorOutputOf */.$P)(child);
        child.stdin?.on("error", () => undefined);
        child.stdout?.on("data", (chunk) => this.#take(chunk));
        this.#ended = new Promise((resolve) => {
            child.on("error", (error) => {
                this.#fail(new tree/* RunFailure */.ae(`git could not be started: ${error.message}`));
                resolve();
            });
            child.on("close", (status, signal) => {
                this.#child = undefined;
                if (this.#isLack(errorOutput()))
                    this.#resume();
                else if (status !== 0 || this.#outstanding > 0)
                    this.#fail((0,git_command/* failureOf */.g5)("cat-file", status, signal, errorOutput()));
                resolve();
            });
        });
        return child;
    }
    get #outstanding() {
        return this.#waiting.length - this.#next;
    }
    #isLack(errorOutput) {
        return (this.#outstanding > 0 &&
            !this.#header &&
            this.#restarts < restarts &&
            /could not fetch [0-9a-f]+ from promisor remote/.test(errorOutput));
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
        while (rest.length > 0 && !this.#failure)
            rest = this.#header ? this.#takeContent(rest) : this.#takeHeader(rest);
    }
    #takeContent(chunk) {
        const header = this.#header;
        if (!header)
            return chunk;
        const part = chunk.subarray(0, header.left);
        if (header.keep)
            this.#parts.push(part);
        header.hash?.add(part.subarray(0, header.left - 1));
        header.left -= part.length;
        if (header.left > 0)
            return chunk.subarray(part.length);
        const { found, keep, hash } = header;
        const content = keep ? Buffer.concat(this.#parts).subarray(0, found.size) : undefined;
        this.#parts = [];
        this.#header = undefined;
        if (hash && hash.id() !== found.id) {
            this.#fail(new tree/* ForeignObject */.U3(foreign(found.id)));
            this.#child?.kill();
        }
        else
            this.#settle(content ? { ...found, content } : found);
        return chunk.subarray(part.length);
    }
    #takeHeader(chunk) {
        const end = chunk.indexOf(10);
        this.#parts.push(end < 0 ? chunk : chunk.subarray(0, end));
        if (end < 0)
            return chunk.subarray(chunk.length);
        const line = Buffer.concat(this.#parts).toString();
        this.#parts = [];
        const [, id, type, digits] = /^([0-9a-f]{40,64}) ([a-z]+) (\d+)$/.exec(line) ?? [];
        if (id === undefined || type === undefined)
            this.#settle({ kind: "missing" });
        else {
            const size = Number(digits);
            const keep = size <= (this.#waiting[this.#next]?.limit ?? 0);
            const hash = keep ? (0,platform_hash/* objectHash */.G3)(type, size, id) : undefined;
            this.#header = { found: { kind: "object", id, type, size }, keep, left: size + 1, hash };
        }
        return chunk.subarray(end + 1);
    }
}
function foreign(id) {
    return `the object ${id} of this clone has other content than its name says; something has changed it, so clone the repository again`;
}
function hold(child, held) {
    for (const part of [child, child.stdin, child.stdout, child.stderr]) {
        if (part === child || part instanceof external_node_net_.Socket)
            part[held ? "ref" : "unref"]();
    }
}

;// CONCATENATED MODULE: ./build/bundle/src/platform/git/partial.js



async function missingObjectsOf(git, id) {
    const ids = await missing(git, id, []);
    const trees = ids.length === 0 ? [] : await missing(git, id, ["--filter=blob:none"]);
    const known = new Set(trees);
    return { trees, blobs: ids.filter((missingId) => !known.has(missingId)) };
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
    return [...output.toString("latin1").matchAll(/^\?([0-9a-f]{40,64})$/gm)].map(([, found]) => found ?? "");
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
    return location && repositoryAt({ ...location, isBare: false }, environment);
}
function repositoryAt(location, environment) {
    const { top, prefix, isBare } = location;
    const git = (0,git_command/* gitAt */.c8)(top, environment, isBare);
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
        commit: (id, holder = objects, isExpected) => lazily(async () => (await __nccwpck_require__.e(/* import() */ 9918).then(__nccwpck_require__.bind(__nccwpck_require__, 9918))).commitTree(git, objects, holder, prefix, id, isExpected)),
        objects,
        isPartial: () => isPartial(location.shared),
        missingObjectsOf: async (id) => missingObjectsOf(git, id),
        resolve,
        mergeBase: (a, b) => mergeBase(git, a, b),
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
        addresses: async () => [...(await remotesOf(git)), top, location.shared],
        fetch: async (id, token) => (await __nccwpck_require__.e(/* import() */ 8494).then(__nccwpck_require__.bind(__nccwpck_require__, 8494))).fetchCommit(git, location.shared, id, token),
        fetchObjects: async (ids, token) => (await __nccwpck_require__.e(/* import() */ 8494).then(__nccwpck_require__.bind(__nccwpck_require__, 8494))).fetchObjects(git, ids, token),
        tipOf: async (branch, token) => (await __nccwpck_require__.e(/* import() */ 8494).then(__nccwpck_require__.bind(__nccwpck_require__, 8494))).tipOf(git, branch, token),
        baseOf: async (request) => (await __nccwpck_require__.e(/* import() */ 8881).then(__nccwpck_require__.bind(__nccwpck_require__, 8881))).baseOf(request, resolve, (id, tip) => isAncestor(git, id, tip)),
        stage: async (edits) => (await __nccwpck_require__.e(/* import() */ 3388).then(__nccwpck_require__.bind(__nccwpck_require__, 3388))).stageEdits(git, prefix, indexOf(location, environment), edits),
        close: () => objects.close(),
    };
}
async function mergeBase(git, a, b) {
    const { status, output } = await (0,git_command/* run */.eF)(git, ["merge-base", "--end-of-options", a, b], { answers: [0, 1] });
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
async function remotesOf(git) {
    const { output } = await (0,git_command/* run */.eF)(git, ["config", "-z", "--get-regexp", "^remote\\..*\\.url$"], { answers: [0, 1] });
    return output
        .toString()
        .split("\0")
        .flatMap((entry) => (entry.includes("\n") ? [entry.slice(entry.indexOf("\n") + 1)] : []));
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
    const loaded = () => (tree ??= load());
    return {
        list: async () => (await loaded()).list(),
        read: async (path) => {
            (0,memory/* ensureMemoryForFile */.Nc)();
            return (await loaded()).read(path);
        },
        identify: async (path) => (await loaded()).identify?.(path),
    };
}

;// CONCATENATED MODULE: ./build/bundle/src/repo/resolve.js


const ownTilde = "./~";
function parentOf(path) {
    return path === ownTilde ? "" : (0,repo_path/* directoryOf */.jt)(path);
}
function isUserPath(listing, path) {
    return listing.holdsUser && (path === "~" || path.startsWith("~/") || path.startsWith("/"));
}
function resolvePath(listing, path, follow) {
    const { root, segments } = startOf(listing, path);
    if (root === undefined)
        return { kind: "outside", target: path };
    const walk = { directory: root, pending: segments, link: undefined, followed: 0 };
    while (walk.pending.length > 0) {
        const resolution = step(listing, walk, follow);
        if (resolution)
            return resolution;
    }
    return { kind: "directory", path: walk.directory };
}
function startOf({ holdsUser }, path) {
    const segments = path.split("/");
    if (path.startsWith("/"))
        return { root: holdsUser ? "/" : undefined, segments };
    return holdsUser && segments[0] === "~" ? { root: "~", segments: segments.slice(1) } : { root: "", segments };
}
function step(listing, walk, follow) {
    const segment = walk.pending.shift() ?? "";
    if (segment === "." || segment === "")
        return undefined;
    if (segment === "..")
        return climb(listing, walk);
    const { directory, pending } = walk;
    const path = directory === "" && segment === "~" && listing.holdsUser ? ownTilde : (0,repo_path/* join */.fj)(directory, segment);
    const entry = listing.entries.get(path);
    if (!entry)
        return { kind: "missing", path: joined([path, ...pending]), ...viaLink(walk) };
    return enter(listing, walk, entry, follow);
}
function enter(listing, walk, entry, follow) {
    const { path, kind, unjudged } = entry;
    const isLast = walk.pending.length === 0;
    if (unjudged !== undefined)
        return { kind: "unjudged", path, problem: unjudged };
    switch (kind) {
        case "submodule":
            return { kind: "unjudged", path, problem: "is a submodule, whose files are not part of this tree" };
        case "unnameable":
            return { kind: "missing", path };
        case "link":
            return !follow && isLast ? { kind: "missing", path } : followLink(listing, walk, entry);
        case "file":
            return isLast ? { kind: "file", path } : { kind: "not-a-directory", path };
        case "directory":
            walk.directory = path;
            return undefined;
    }
}
function climb(listing, walk) {
    const { directory, pending, link } = walk;
    const isRoot = directory === "" || directory === "/" || (directory === "~" && isUserPath(listing, directory));
    if (isRoot)
        return { kind: "outside", target: link?.target ?? joined([directory, "..", ...pending]), ...viaLink(walk) };
    walk.directory = parentOf(directory);
    return undefined;
}
function followLink(listing, walk, entry) {
    const { path, target = "" } = entry;
    if (++walk.followed > tree/* limits */.Fy.links)
        return { kind: "loop", link: path };
    walk.link = entry;
    if (target === "")
        return { kind: "missing", path, link: path };
    const { root, segments } = isUserPath(listing, path)
        ? startOf(listing, target)
        : { root: undefined, segments: target.split("/") };
    if (/^(?:[A-Za-z]:)?[\\/]/.test(target) && root === undefined)
        return { kind: "outside", target, link: path };
    if (target.startsWith("/") || root === "~")
        walk.directory = root ?? walk.directory;
    walk.pending.unshift(...segments);
    return undefined;
}
function viaLink({ link }) {
    return link ? { link: link.path } : {};
}
function joined(segments) {
    return segments.filter((segment) => segment !== "" && segment !== ".").join("/");
}
function reachPath(listing, boundary, from, value) {
    if (isAbsolute(value))
        return { kind: "outside", how: "absolute", target: value };
    const limit = resolvePath(listing, boundary, true);
    const root = limit.kind === "directory" ? limit.path : boundary;
    const path = (0,repo_path/* join */.fj)(from, value);
    const climbs = (0,repo_path/* isWithin */.UO)(from, boundary) && climbsOut(boundary, from, value);
    const resolution = resolvePath(listing, path, true);
    if (resolution.kind === "loop")
        return climbs ? { kind: "outside", how: "parent", target: value } : { kind: "nowhere" };
    if (resolution.kind === "outside")
        return outside(resolution.target, resolution.link);
    if (climbs)
        return outside(resolution.path, undefined);
    if (!(0,repo_path/* isWithin */.UO)(resolution.path, root))
        return outside(resolution.path, firstLinkOn(listing, path));
    if (resolution.kind === "unjudged")
        return { kind: "nowhere", isUnknown: true };
    return resolution.kind === "file" || resolution.kind === "directory"
        ? { kind: "inside", path: resolution.path }
        : { kind: "nowhere" };
}
function isAbsolute(value) {
    return /^(?:[/\\]|~$|~\/|[A-Za-z]:[\\/])/.test(value);
}
function climbsOut(boundary, from, value) {
    return [value, value.replaceAll("\\", "/")].some((path) => !(0,repo_path/* isWithin */.UO)((0,repo_path/* plain */.pj)((0,repo_path/* join */.fj)(from, path)) ?? "..", boundary));
}
function outside(target, link) {
    return link === undefined
        ? { kind: "outside", how: "parent", target }
        : { kind: "outside", how: "link", target, link };
}
function firstLinkOn({ entries }, path) {
    let ancestor = "";
    for (const segment of path.split("/")) {
        ancestor = (0,repo_path/* plain */.pj)((0,repo_path/* join */.fj)(ancestor, segment)) ?? "";
        if (entries.get(ancestor)?.kind === "link")
            return ancestor;
    }
    return undefined;
}

// EXTERNAL MODULE: ./build/bundle/src/repo/text.js
var repo_text = __nccwpck_require__(4951);
;// CONCATENATED MODULE: ./build/bundle/src/repo/repo-index.js




class RepoIndex {
    entries;
    #inside;
    #tree;
    #listing;
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
            if (known && !isReplacedBy(known, entry))
                return;
            entries.set(entry.path, entry);
            if (known)
                return;
            const directory = parentOf(entry.path);
            if (directory === entry.path)
                return;
            const names = inside.get(directory);
            const name = entry.path === ownTilde ? ownTilde : (0,repo_path/* nameOf */.Vb)(entry.path);
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
        this.#listing = { entries, holdsUser: tree.holdsUser === true };
    }
    static async of(tree) {
        return new RepoIndex(tree, await tree.list());
    }
    withTexts(texts) {
        const tree = this.#tree;
        const next = new RepoIndex({
            ...(tree.holdsUser ? { holdsUser: true } : {}),
            list: () => tree.list(),
            read: (path) => {
                const text = texts.get(path);
                return text === undefined ? tree.read(path) : Promise.resolve(new TextEncoder().encode(text));
            },
            identify: async (path) => (texts.has(path) ? undefined : tree.identify?.(path)),
        }, [...this.entries.values()].map(({ id, ...entry }) => id === undefined || texts.has(entry.path) ? entry : { ...entry, id }));
        for (const [path, content] of this.#contents)
            if (!texts.has(path))
                next.#contents.set(path, content);
        return next;
    }
    resolve(path, { follow = true } = {}) {
        const direct = this.entries.get(path);
        if (direct && direct.unjudged === undefined && (direct.kind === "file" || direct.kind === "directory"))
            return { kind: direct.kind, path };
        return resolvePath(this.#listing, path, follow);
    }
    reach(boundary, from, value) {
        return reachPath(this.#listing, boundary, from, value);
    }
    isUsers(path) {
        return isUserPath(this.#listing, path);
    }
    holding(name) {
        let directories = this.#holding.get(name) ?? (name.startsWith(".") ? [] : undefined);
        if (!directories)
            this.#holding.set(name, (directories = [...this.#inside].flatMap(([directory, names]) => (names.includes(name) ? [directory] : []))));
        return directories;
    }
    hidden() {
        return [...this.#holding].flatMap(([name, directories]) => name.startsWith(".") ? directories.map((directory) => (0,repo_path/* join */.fj)(directory, name)) : []);
    }
    names(directory) {
        const resolution = this.resolve(directory);
        if (resolution.kind !== "directory")
            return [];
        return [...(this.#inside.get(resolution.path) ?? [])].sort(repo_path/* byBytes */.bg);
    }
    async identityOf(path) {
        const resolution = this.resolve(path);
        if (resolution.kind !== "file" && resolution.kind !== "unjudged")
            return undefined;
        this.#identified.add(resolution.path);
        return this.#tree.identify?.(resolution.path);
    }
    agreesWith(next, { whole = false } = {}) {
        if (this.entries.size !== next.entries.size)
            return false;
        for (const [path, entry] of this.entries) {
            const match = next.entries.get(path);
            if (!match || !isSameKind(entry, match))
                return false;
            if (entry.kind === "directory" || !(whole || this.#isRelevant(entry)))
                continue;
            if (entry.id === undefined || entry.id !== match.id)
                return false;
        }
        return true;
    }
    #isRelevant({ path, kind }) {
        return (kind !== "file" || this.#contents.has(path) || this.#identified.has(path) || (0,repo_path/* nameOf */.Vb)(path) === ".gitattributes");
    }
    shareCache(lender, sharesObjects) {
        const attributes = ({ entries }) => JSON.stringify([...entries.values()]
            .filter(({ path }) => (0,repo_path/* nameOf */.Vb)(path) === ".gitattributes")
            .map(({ path, kind, id }) => [path, kind, id])
            .sort());
        this.#lender = lender;
        this.#trustsIds = sharesObjects && attributes(this) === attributes(lender);
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
        if (++this.#files > tree/* limits */.Fy.files)
            return unjudged(path, `was not read: the limit is ${tree/* limits */.Fy.files} files`);
        if (this.#bytes >= tree/* limits */.Fy.totalBytes)
            return unjudged(path, `was not read: the limit is ${tree/* limits */.Fy.totalBytes >> 20} MiB in all`);
        const lent = this.#lender && (await this.#lentText(path, this.#lender));
        if (lent?.isSameObject) {
            this.#bytes += lent.content.bytes;
            return lent.content;
        }
        let bytes;
        try {
            bytes = await this.#tree.read(path);
        }
        catch (error) {
            if (error instanceof tree/* UnreadableFile */.ie)
                return unjudged(path, error.message);
            throw error;
        }
        this.#bytes += bytes.length;
        const content = contentOfBytes(path, bytes);
        const isLent = content.kind === "text" && lent?.content.source.text === content.source.text;
        return isLent ? lent.content : content;
    }
    async #lentText(path, lender) {
        const content = await lender.#contents.get(path);
        if (content?.kind !== "text")
            return undefined;
        const [entry, match] = [this.entries.get(path), lender.entries.get(path)];
        return { content, isSameObject: this.#trustsIds && isSameFile(entry, match) };
    }
}
function unjudged(path, problem) {
    return { kind: "unjudged", source: { path, text: "" }, problem };
}
function contentOfBytes(path, bytes) {
    if (bytes.length > tree/* limits */.Fy.fileBytes)
        return unjudged(path, (0,tree/* tooLarge */.g$)(bytes.length));
    const text = (0,repo_text/* decodeText */.g7)(bytes);
    if (text === undefined)
        return { kind: "not-utf8", source: { path, text: "" }, decoded: { path, text: (0,repo_text/* decodeLossily */.y2)(bytes) } };
    if (/^version https:\/\/git-lfs\.github\.com\/spec\/v1\r?\n/.test(text))
        return unjudged(path, "is a Git LFS pointer, whose content is not part of this tree");
    return { kind: "text", source: { path, text }, bytes: bytes.length };
}
function isSameKind(a, b) {
    return a.kind === b.kind && a.target === b.target && a.unjudged === b.unjudged;
}
function isSameFile(a, b) {
    const areFiles = a?.kind === "file" && b?.kind === "file" && (a.unjudged ?? b.unjudged) === undefined;
    return areFiles && a.id !== undefined && a.id === b.id;
}
function isReplacedBy(known, entry) {
    if (known.kind === "unnameable")
        return entry.kind !== "unnameable";
    return (known.kind === "directory" &&
        known.unjudged === undefined &&
        (entry.kind !== "directory" || entry.unjudged !== undefined) &&
        entry.kind !== "unnameable");
}

// EXTERNAL MODULE: ./build/bundle/src/action/output.js
var output = __nccwpck_require__(6103);
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
            throw lacking("set the input `token`");
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
                if (error instanceof tree/* ForeignObject */.U3 || !(await hosted()))
                    throw error;
                return shown(id, `; nor can git give it (${(0,output/* messageOf */.bD)(error)})`, expecting);
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
                    ? new tree/* UserError */.yo(`GitHub's merge of this pull request cannot be read: ${error.message}`)
                    : error;
            }
            for (let trial = 0; trial < trials; trial++) {
                if (trial > 0)
                    await new Promise((resolve) => setTimeout(resolve, pause));
                const answer = await there.testMergeOf(number).catch(() => undefined);
                const merge = await merged(answer?.merge);
                if (merge || !answer?.isPending)
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
        graphql: graphqlOf(environment, api),
        token,
        repository,
    });
}
function graphqlOf(environment, api) {
    return environment["GITHUB_GRAPHQL_URL"] ?? `${api.replace(/\/v3\/?$/, "")}/graphql`;
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
                return RepoIndex.of(clone.commit(id, (0,blobs/* chainObjects */.gW)(clone.objects, fetched, beyond), isExpected));
            let lack = await clone.missingObjectsOf(id);
            if (lack.trees.length > 0) {
                await clone.fetchObjects(lack.trees, token);
                lack = await clone.missingObjectsOf(id);
            }
            const lacking = new Set(lack.blobs);
            const present = {
                get: async (object, limit) => (lacking.has(object) ? { kind: "missing" } : clone.objects.get(object, limit)),
            };
            return RepoIndex.of(clone.commit(id, (0,blobs/* chainObjects */.gW)(present, fetched, beyond), isExpected));
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
    const brought = (0,blobs/* batched */.QE)(together, async (ids) => {
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

;// CONCATENATED MODULE: ./build/bundle/src/action/input.js

async function evaluationInput({ commit, context }, commits) {
    const notes = commits.hasClone || (context.kind === "request" && context.ran === undefined)
        ? []
        : ["there is no clone in the workspace, so everything is read through GitHub's API"];
    switch (context.kind) {
        case "request":
            return context.ran === undefined
                ? headAsData(context, commits)
                : mergeOrHead(context, context.ran, commits, notes);
        case "review":
            throw new Error("a review is no change, and nothing of it is judged");
        case "group":
            return withBase(await commits.held(commit), async () => context.base, commits, notes);
        case "push": {
            const head = await commits.held(commit);
            const before = await commits.held(context.before, head).catch(unlessFailure);
            return {
                head,
                base: before,
                notes: before ? notes : [...notes, "the commit before this push no longer exists, so every finding is new"],
            };
        }
        case "none":
            return { head: await commits.held(commit), base: undefined, notes };
    }
}
function unlessFailure(error) {
    if (error instanceof tree/* ForeignObject */.U3)
        throw error;
    return undefined;
}
async function mergeOrHead(context, ran, commits, notes) {
    const merge = await commits.held(ran).catch(async (error) => {
        unlessFailure(error);
        if (await commits.holds(context.head))
            return undefined;
        throw error;
    });
    const base = () => commits.baseOf({ ...context, ran });
    if (merge)
        return withBase(merge, base, commits, notes);
    return withBase(await commits.held(context.head), base, commits, [
        ...notes,
        "the clone has the head of the pull request, not its merge, so the head is checked",
    ]);
}
async function headAsData({ number, head, base }, commits) {
    const merge = await commits.mergeOf(number, head);
    if (merge)
        return withBase(await commits.shown(merge.id), async () => merge.base, commits, []);
    return withBase(await commits.shown(head), async () => base, commits, [
        "GitHub has no merge of this pull request with its base, so its head is checked",
    ]);
}
async function withBase(head, base, commits, notes) {
    return { head, base: await commits.held(await base(), head), notes };
}
async function defaultBranchTree({ ref, defaultBranch, context }, commits) {
    if (defaultBranch === undefined ||
        ref === `refs/heads/${defaultBranch}` ||
        (ref === undefined && context.kind === "none"))
        return undefined;
    const tip = await commits.tipOf(defaultBranch);
    if (tip === undefined)
        throw new tree/* UserError */.yo(`the default branch \`${defaultBranch}\` cannot be found, and its policy also applies to other branches`);
    return commits.held(tip, "little");
}

// EXTERNAL MODULE: ./build/bundle/src/inspect/index.js + 14 modules
var inspect = __nccwpck_require__(6896);
// EXTERNAL MODULE: ./build/bundle/src/policy/findings.js
var policy_findings = __nccwpck_require__(668);
// EXTERNAL MODULE: ./build/bundle/src/model/finding.js
var model_finding = __nccwpck_require__(290);
;// CONCATENATED MODULE: ./build/bundle/src/evaluate/lazy-finding.js


function memoizedFingerprints() {
    const known = new Map();
    return (finding) => {
        let value = known.get(finding);
        if (value === undefined)
            known.set(finding, (value = (0,platform_hash/* fingerprint */.Rj)((0,model_finding/* identityOf */.cu)(finding))));
        return value;
    };
}
class LazyFinding {
    finding;
    state;
    waiver;
    isBaselined;
    #fingerprintOf;
    constructor(evaluated, fingerprintOf) {
        this.finding = evaluated.finding;
        this.state = evaluated.state;
        this.waiver = evaluated.waiver;
        this.isBaselined = evaluated.isBaselined;
        this.#fingerprintOf = fingerprintOf;
    }
    get fingerprint() {
        return this.#fingerprintOf(this.finding);
    }
}

;// CONCATENATED MODULE: ./build/bundle/src/evaluate/apply-policy.js




async function applyPolicy({ head, base }, widened, input) {
    const { options, proposed, baseline } = input;
    const { decisions } = options;
    const fingerprintOf = memoizedFingerprints();
    const baselineCode = baseline || proposed?.baseline ? await Promise.resolve(/* import() */).then(__nccwpck_require__.bind(__nccwpck_require__, 1722)) : undefined;
    const staleIn = (entries, { findings }) => entries && baselineCode ? baselineCode.staleEntries(entries, findings, fingerprintOf) : [];
    const known = base &&
        withPolicyFindings(base.inspection, options, {
            decisions,
            stale: staleIn(baseline, base.inspection),
            problems: [],
        });
    const inspection = withPolicyFindings(head.inspection, options, {
        decisions: proposed?.decisions ?? decisions,
        stale: staleIn(proposed ? proposed.baseline : baseline, head.inspection),
        problems: [...(input.policyProblems ?? []), ...(widened?.unapproved ?? [])],
    });
    const existing = known && new Set(known.findings.map(fingerprintOf));
    const context = {
        decisions,
        hasBase: input.base !== undefined,
        isExisting: (finding) => existing?.has(fingerprintOf(finding)) ?? false,
        isBaselined: (finding) => {
            const entry = baseline?.entries.get(fingerprintOf(finding));
            return entry !== undefined && baselineCode?.covers(entry, finding) === true;
        },
        fingerprintOf,
    };
    const findings = inspection.findings.map((finding) => evaluatedFinding(finding, context));
    return {
        inspection,
        findings,
        upcoming: decisions.upcoming(findings.flatMap(({ finding, waiver }) => (waiver ? [] : [finding]))),
    };
}
function evaluatedFinding(finding, context) {
    (0,memory/* ensureMemoryForResult */.Q0)();
    const isExisting = context.isExisting(finding);
    const waiver = !context.hasBase || isExisting ? (context.decisions.waiver(finding) ?? null) : null;
    const isBaselined = context.isBaselined(finding);
    const state = waiver ? "waived" : isBaselined || isExisting ? "existing" : "new";
    return new LazyFinding({ finding, state, waiver, isBaselined }, context.fingerprintOf);
}
function withPolicyFindings(inspection, { decisions, hosts, starts }, checked) {
    const { findings } = inspection;
    const isWhole = hosts === undefined && starts === undefined;
    const facts = isWhole
        ? (0,policy_findings/* policyFacts */._X)(checked.decisions, [...checked.stale, ...checked.problems], {
            profiles: checked.decisions.entries.grants.length > 0 ? grantableIn(inspection) : [],
            findings,
        })
        : (0,policy_findings/* policyFacts */._X)(checked.decisions, checked.problems);
    const added = (0,policy_findings/* checkPolicy */.hM)(decisions, facts, (item) => inspection.subjects.find((subject) => subject.item === item));
    return added.length === 0 ? inspection : { ...inspection, findings: [...findings, ...added].sort(inspect/* byPlace */.hz) };
}
function grantableIn({ subjects, loads }) {
    const profiles = subjects.flatMap(({ host, item }) => {
        const ref = { host, item, path: item.files[0] ?? "" };
        const skills = new Set((item.profile?.skills ?? []).map(({ path }) => path));
        return [ref, ...[...skills].map((path) => ({ ...ref, beside: { kind: "skill", path } }))];
    });
    const settings = loads.flatMap(({ host, load }) => {
        const paths = new Set(load.layers.flatMap(({ authority }) => authority.flatMap(({ may, at }) => (may ? [at.source.path] : []))));
        return [...paths].map((path) => ({ host, item: null, path, beside: { kind: "settings" } }));
    });
    return [...profiles, ...settings];
}

// EXTERNAL MODULE: ./build/bundle/src/evaluate/changes.js + 1 modules
var changes = __nccwpck_require__(2024);
// EXTERNAL MODULE: ./build/bundle/src/evaluate/inspect-both.js
var inspect_both = __nccwpck_require__(213);
// EXTERNAL MODULE: ./build/bundle/src/generated/hosts.js
var hosts = __nccwpck_require__(9824);
// EXTERNAL MODULE: ./build/bundle/src/inspect/unread.js
var inspect_unread = __nccwpck_require__(2739);
// EXTERNAL MODULE: ./build/bundle/src/inspect/organisation.js
var organisation = __nccwpck_require__(5398);
;// CONCATENATED MODULE: ./build/bundle/src/evaluate/notes.js





function notesOf(inspection, repo, options) {
    return [...emptyDirectories(inspection, repo, options), ...searchedDirectories(inspection, options)];
}
function emptyDirectories({ loads }, repo, { decisions }) {
    return loads.flatMap(({ host, title, load }) => (decisions.hosts[host]?.dirs ?? []).flatMap(({ value, at }) => {
        const path = (0,repo_path/* plain */.pj)(value) ?? value;
        if (findsSomething(load, path))
            return [];
        const { line } = (0,repo_text/* positionAt */.t$)(at.source, at.span.start);
        const exists = ["file", "directory"].includes(repo.resolve(path).kind);
        return [
            `\`hosts.${host}.dirs\` (${at.source.path}:${line}) names \`${value}\`, ${exists ? `in which ${title} finds no profile` : "which does not exist"}`,
        ];
    }));
}
function findsSomething({ layers, unjudged }, path) {
    return (layers.some(({ name, status, root }) => name !== "builtin" && status !== "absent" && (0,repo_path/* isWithin */.UO)(root, path)) ||
        unjudged.some((problem) => (0,repo_path/* isWithin */.UO)(problem.at.source.path, path)));
}
function searchedDirectories({ loads, subjects, unread }, { decisions, user, repositoryNames = [] }) {
    if (subjects.length > 0)
        return [];
    const usual = loads.flatMap(({ host }) => usualDirectories(host, user !== undefined, repositoryNames));
    const quoted = [...new Set(usual)].filter((path) => path !== "").map((path) => `\`${path}\``);
    const places = quoted.length > maxDirectories
        ? `the usual places of ${loads.length} hosts${user === undefined ? "" : ", those on this machine included"}, such as ${quoted.filter((path) => familiar.has(path)).join(", ")} (the command \`hosts\` lists them)`
        : quoted.join(", ");
    const named = loads.flatMap(({ host, title }) => (decisions.hosts[host]?.dirs ?? []).map(({ value }) => `\`${value || "."}\` for ${title}`));
    const searched = [places, ...named].filter((part) => part !== "").join(" and ");
    return [...(unread.length > 0 ? [(0,inspect_unread/* unreadSummary */.g_)(unread)] : []), `no profile found; looked in ${searched}`];
}
const maxDirectories = 8;
const familiar = new Set(["`.claude/agents`", "`.codex/agents`", "`.github/agents`"]);
function usualDirectories(id, withUser, repositoryNames) {
    const host = hosts/* hosts */.S[id];
    const patterns = (host ? (0,organisation/* inRepository */.y)(host, repositoryNames).patterns : [])
        .filter((pattern) => withUser || !/^[~$/]/.test(pattern))
        .map((pattern) => pattern.replace(/^\*\*\//, ""));
    const ofProfiles = patterns.filter((pattern) => pattern.includes("*"));
    return (ofProfiles.length > 0 ? ofProfiles : patterns).map((pattern) => pattern.replace(/\/?[^/]*\*.*$/, ""));
}

// EXTERNAL MODULE: ./build/bundle/src/evaluate/permission.js
var permission = __nccwpck_require__(3954);
;// CONCATENATED MODULE: ./build/bundle/src/evaluate/index.js






async function evaluate(input) {
    const { repo, base, options } = input;
    const trees = await (0,inspect_both/* inspectBoth */.M)(repo, base, options);
    const { differences, widened } = await (0,changes/* compareTrees */.t)(trees, options.decisions, input.approve);
    const { inspection, findings, upcoming } = await applyPolicy(trees, widened, input);
    if (findings.some(({ finding }) => finding.rule === "max-capability" && !finding.isUnstated)) {
        const { addCeilingFixes } = await __nccwpck_require__.e(/* import() */ 4511).then(__nccwpck_require__.bind(__nccwpck_require__, 4511));
        await addCeilingFixes(inspection, options.decisions, input);
    }
    return {
        tool: input.tool,
        repository: input.repository,
        commit: input.commit,
        base: base?.commit ?? null,
        date: options.decisions.today,
        sources: sourcesOf(options.decisions, input.policyCommit),
        inspection,
        findings,
        changes: differences?.changes,
        settings: differences?.settings,
        ...(await powerIn(trees, differences, input, input.policyPower)),
        instructions: differences?.instructions,
        ...(await reviewContextOf(differences, input)),
        notes: [
            ...input.notes,
            ...(widened?.notes ?? []),
            ...(trees.fault ? [`the base cannot be read, so every finding is new: ${trees.fault.message}`] : []),
            ...notesOf(inspection, repo, options),
        ],
        failOn: input.failOn,
        gate: input.gate,
        ...(input.policyChanges ? { policyChanges: input.policyChanges } : {}),
        upcoming,
        grantedByHost: (0,permission/* grantedByHost */.Bb)(options.decisions),
    };
}
async function powerIn(trees, differences, { base, options }, policyPower) {
    if (!policyPower)
        return {};
    const { powerOf } = await __nccwpck_require__.e(/* import() */ 5732).then(__nccwpck_require__.bind(__nccwpck_require__, 5732));
    return { power: await powerOf(trees, differences, base, options, policyPower) };
}
function sourcesOf({ sources }, policyCommit) {
    return sources.map(({ ref, text, commit }) => ({
        ref,
        commit: ref.startsWith("preset:") ? null : (commit ?? policyCommit),
        get sha256() {
            return (0,platform_hash/* sha256 */.sc)(text);
        },
    }));
}
async function reviewContextOf(differences, { repo, base, options }) {
    if (!base || !differences)
        return {};
    const { changes, settings } = differences;
    if (changes.length + settings.length === 0)
        return {};
    const { reviewContext } = await Promise.resolve(/* import() */).then(__nccwpck_require__.bind(__nccwpck_require__, 9906));
    return { reviewContext: await reviewContext(changes, settings, repo, base.repo, options.decisions) };
}
async function changesBetween(base, repo, inspection, policyPower) {
    if (base.sharesObjects && repo.agreesWith(base.repo, { whole: true }))
        return { changes: [], settings: [], instructions: [], notes: [], ...(policyPower ? { power: "unchanged" } : {}) };
    const options = { ...inspection, skipsRules: true };
    const trees = await inspectBoth(repo, base, options);
    if (trees.fault)
        throw trees.fault;
    const notes = new Set([
        ...unreadNotes(trees.head.inspection, ""),
        ...(trees.base && trees.base.inspection !== trees.head.inspection
            ? unreadNotes(trees.base.inspection, "at the base, ")
            : []),
    ]);
    const differences = (await differencesIn(trees, options.decisions)) ?? {
        changes: [],
        settings: [],
        instructions: [],
    };
    return { ...differences, ...(await powerIn(trees, differences, { base, options }, policyPower)), notes: [...notes] };
}
function unreadNotes({ loads }, prefix) {
    return loads.flatMap(({ load }) => load.unjudged.flatMap(({ kind, message, at }) => kind === "unknown-file" || kind === "unknown-key" ? [] : [`${prefix}\`${at.source.path}\` ${message}`]));
}

// EXTERNAL MODULE: ./build/bundle/src/evaluate/result.js
var evaluate_result = __nccwpck_require__(7916);
// EXTERNAL MODULE: ./build/bundle/src/policy/organisation.js
var policy_organisation = __nccwpck_require__(8236);
// EXTERNAL MODULE: ./build/bundle/src/model/capability.js
var capability = __nccwpck_require__(5885);
;// CONCATENATED MODULE: ./build/bundle/src/policy/decide/allowance.js


function allowanceOf(stack, profile) {
    return allowance(stack.organisation
        ? limitedParts(stack, stack.organisation, profile)
        : { ...ceilingIn(stack.repository, profile), ...grantsIn(stack.repository, profile) });
}
function ceilingIn(view, profile) {
    const { value, stated } = view.ceiling(profile);
    return { ceiling: value.value, at: value.at, stated };
}
function grantsIn(view, profile) {
    const { current, ended } = view.grants(profile);
    return { added: capabilitiesIn(current), grants: current, ended };
}
function limitedParts({ repository, selects }, organisation, profile) {
    const limit = { ...ceilingIn(organisation, profile), ...grantsIn(organisation, profile) };
    const own = { ...ceilingIn(repository, profile), ...grantsIn(repository, profile) };
    const { grantable } = organisation.policy;
    const delegated = grantable && selects(grantable, profile) ? grantable.may : [];
    const allowed = new Set([
        ...limit.ceiling,
        ...limit.added,
        ...own.added.filter((capability) => delegated.includes(capability)),
    ]);
    const ceiling = own.stated ? own.ceiling.filter((capability) => limit.ceiling.includes(capability)) : limit.ceiling;
    return {
        ceiling,
        at: ceiling.length < limit.ceiling.length ? own.at : limit.at,
        stated: limit.stated || own.stated,
        added: [...limit.added, ...own.added].filter((capability) => allowed.has(capability)),
        grants: [...limit.grants, ...own.grants],
        ended: [...limit.ended, ...own.ended],
    };
}
function capabilitiesIn(grants) {
    return grants.flatMap(({ may }) => may);
}
function allowance({ ceiling, at, stated, added, grants, ended }) {
    const may = (0,capability/* inOrder */.al)([...ceiling, ...added]);
    const granted = may.filter((capability) => !ceiling.includes(capability));
    const giving = grants.filter((grant) => grant.may.some((capability) => granted.includes(capability)));
    const addition = granted.length > 0 ? ` and grants (${granted.join(", ")})` : "";
    return {
        may,
        granted,
        grants: giving.map((grant) => grant.at),
        from: `the ${stated ? `ceiling of ${at.source.path}` : "default ceiling"} (${ceiling.join(", ") || "nothing"}${endedText(ended[0])})${addition}`,
        stated,
    };
}
function endedText(grant) {
    if (!grant)
        return "";
    const { source, span } = grant.at;
    return `; the grant at ${source.path}:${(0,repo_text/* positionAt */.t$)(source, span.start).line} ended on ${grant.until}`;
}

// EXTERNAL MODULE: ./build/bundle/src/policy/decide/dates.js
var dates = __nccwpck_require__(3212);
// EXTERNAL MODULE: ./build/bundle/src/policy/decide/effective.js
var effective = __nccwpck_require__(9696);
// EXTERNAL MODULE: ./build/bundle/src/policy/model.js
var model = __nccwpck_require__(3861);
;// CONCATENATED MODULE: ./build/bundle/src/policy/decide/entries.js



function entriesOf(policy, organisation) {
    const listed = (list) => [
        ...(organisation ? list(organisation) : []).map((entry) => ({ ...entry, origin: "organisation" })),
        ...list(policy).map((entry) => ({
            ...entry,
            origin: (0,model/* isForeign */.jq)(entry.at) ? "extended" : "repository",
        })),
    ];
    return {
        grants: listed(({ grants }) => grants),
        waivers: listed(({ waivers }) => waivers),
        ignores: listed(({ ignore }) => ignore),
        overrides: listed(({ overrides }) => overrides),
    };
}
function unusedEntries({ grants, waivers }, { selects, today }, profiles, findings) {
    const isChecked = ({ at, until }) => !(0,model/* isForeign */.jq)(at) && (until === undefined || until >= today);
    const unusedGrants = grants.filter((grant) => isChecked(grant) && !profiles.some((profile) => selects(grant, profile)));
    const unusedWaivers = waivers.filter((waiver) => isChecked(waiver) &&
        !findings.some((finding) => (0,effective/* matchesFinding */.rU)(waiver, finding) && selects(waiver, (0,effective/* profileOf */.dp)(finding))));
    return [
        ...unusedGrants.map((grant) => ({
            topic: "unused",
            message: `this grant (owner ${grant.owner}) matches no profile; correct its patterns or remove it`,
            at: grant.at,
            identity: (0,dates/* identityOfEntry */.wA)(grant),
        })),
        ...unusedWaivers.map((waiver) => ({
            topic: "unused",
            message: `this waiver for \`${waiver.rule}\` (owner ${waiver.owner}) matches no finding; remove it`,
            at: waiver.at,
            identity: (0,dates/* identityOfEntry */.wA)(waiver),
        })),
    ];
}
function movedHome(problem, { sources }) {
    let { at } = problem;
    for (let steps = 0; (0,model/* isForeign */.jq)(at) && steps < sources.length; steps++) {
        const extending = sources.find(({ ref }) => ref === at.source.path)?.at;
        if (!extending)
            return problem;
        at = extending;
    }
    return at === problem.at ? problem : { ...problem, at, related: [{ message: "defined here", at: problem.at }] };
}

// EXTERNAL MODULE: ./build/bundle/src/model/host.js
var host = __nccwpck_require__(3641);
;// CONCATENATED MODULE: ./build/bundle/src/policy/decide/hosts.js


function decideHosts(own, organisation = own) {
    return forEach(own, organisation, (id) => {
        const usual = usualEdition(organisation, id);
        return {
            ...hosts_joined([], organisation[id]?.dirs ?? [], own[id]?.dirs ?? []),
            editions: [...new Set([usual, own[id]?.edition?.value ?? usual])],
        };
    });
}
function usualEdition(organisation, id) {
    return organisation[id]?.edition?.value ?? defaultOf(id);
}
function uniteHosts(first, second) {
    return forEach(first, second, (id) => {
        const [a, b] = [first[id], second[id]];
        const usual = [defaultOf(id)];
        return {
            ...hosts_joined([...(a?.fewerDirs ?? []), ...(b?.fewerDirs ?? []), b?.dirs ?? []], a?.dirs ?? [], b?.dirs ?? []),
            editions: [...new Set([...(b?.editions ?? usual), ...(a?.editions ?? usual)])],
        };
    });
}
function hosts_joined(fewer, first, second) {
    const dirs = distinctBy([...first, ...second], ({ value }) => value);
    const lists = [...fewer, first].filter((list) => new Set(list.map(({ value }) => value)).size < dirs.length);
    return { dirs, fewerDirs: distinctBy(lists, (list) => JSON.stringify(list.map(({ value }) => value).sort())) };
}
function forEach(first, second, decide) {
    const ids = new Set([...Object.keys(second), ...Object.keys(first)]);
    return Object.fromEntries([...ids].map((id) => [id, decide(id)]));
}
function defaultOf(id) {
    return (0,host/* defaultEditionOf */.F0)(hosts/* hosts */.S[id] ?? { editions: [""] });
}
function distinctBy(values, keyOf) {
    return [...new Map(values.toReversed().map((value) => [keyOf(value), value])).values()].toReversed();
}

// EXTERNAL MODULE: ./build/bundle/src/model/fact.js
var fact = __nccwpck_require__(7277);
;// CONCATENATED MODULE: ./build/bundle/src/policy/decide/selector.js

async function matcherFor(policies) {
    const hasPatterns = policies.some(({ grants, ignore, overrides, waivers, grantable, servers, models }) => grants.length + ignore.length + overrides.length + waivers.length > 0 || grantable || servers || models);
    if (!hasPatterns)
        return () => false;
    const [{ Minimatch }, { globOf }] = await Promise.all([__nccwpck_require__.e(/* import() */ 3581).then(__nccwpck_require__.bind(__nccwpck_require__, 3581)), __nccwpck_require__.e(/* import() */ 8471).then(__nccwpck_require__.bind(__nccwpck_require__, 8471))]);
    const options = { dot: true, nocomment: true, nonegate: true, noext: true, platform: "linux" };
    const classOf = (set) => {
        const pattern = new Minimatch(`x${set}`, options);
        return (character) => pattern.match(`x${character}`);
    };
    const compiled = new Map();
    return (text, pattern) => {
        let matches = compiled.get(pattern);
        if (!matches)
            compiled.set(pattern, (matches = globOf(new Minimatch(pattern, options).globParts, classOf)));
        return matches(text);
    };
}
function selectsBy(matcher) {
    return (selector, ref) => {
        const { profiles, paths, hosts } = selector;
        const { host, item, path } = ref;
        const name = item?.profile && (0,fact/* known */.eO)(item.profile.name);
        return (isAbout(selector, ref, matcher) &&
            (hosts.length === 0 || (host !== null && hosts.includes(host))) &&
            (profiles.length === 0 ||
                profiles.some((pattern) => pattern === "*" ||
                    pattern === "**" ||
                    (name !== undefined && matcher(asOneSegment(name), asOneSegment(pattern))))) &&
            (paths.length === 0 || paths.some((pattern) => matcher(path, pattern))));
    };
}
function isAbout({ settings, skills = [] }, { path, beside }, matcher) {
    if (beside?.kind === "settings")
        return settings?.some((pattern) => matcher(path, pattern)) ?? true;
    if (settings !== undefined && settings.length > 0)
        return false;
    return skills.length === 0 || (beside?.kind === "skill" && skills.some((pattern) => matcher(beside.path, pattern)));
}
function asOneSegment(name) {
    return name.replaceAll("/", "\u2215");
}

;// CONCATENATED MODULE: ./build/bundle/src/policy/decide/lists.js


function listsOf(policies, matches) {
    const servers = policies.flatMap(({ servers: list }) => list ?? []);
    const models = policies.flatMap(({ models: list }) => list ?? []);
    if (servers.length + models.length === 0)
        return {};
    return {
        ...(servers.length > 0
            ? {
                server: (source) => servers.every(({ allow }) => allow.some(({ value }) => isServer(value, source, matches))),
            }
            : {}),
        ...(models.length > 0
            ? { model: (model) => models.every(({ allow }) => allow.some(({ value }) => isText(value, model, matches))) }
            : {}),
        adding: (list, entry) => fixOf(policies.at(-1)?.[list], entry),
    };
}
function bothLists(first, second) {
    return { ...second, ...first, ...both("server", first, second), ...both("model", first, second) };
}
function both(key, first, second) {
    const [a, b] = [first[key], second[key]];
    return a && b ? { [key]: (value) => a(value) && b(value) } : {};
}
function isText(pattern, text, matches) {
    return pattern === text || matches(asOneSegment(text), asOneSegment(pattern));
}
function isServer(entry, source, matches) {
    if ("url" in entry)
        return source.kind === "url" && isAddress(entry.url, source.url, matches);
    if (source.kind !== "command")
        return false;
    const { program, package: found, line, isPlain } = source;
    if (entry.package === undefined)
        return /\s/.test(entry.command)
            ? isText(entry.command, line, matches)
            : isPlain && !found && isText(entry.command, program, matches);
    if (!isPlain || !found || !isText(entry.command, program, matches))
        return false;
    if (entry.pinned === true && !found.isPinned)
        return false;
    const { name, version } = found;
    const names = version === "" ? [name] : [name, `${name}@${version}`, `${name}:${version}`, `${name}==${version}`];
    return names.some((text) => matches(text, entry.package ?? "") || text === entry.package);
}
function partsOf(address) {
    if (!URL.canParse(address) || /[\s$`{}\\]/.test(address))
        return undefined;
    const { protocol, host, pathname, username, password } = new URL(address);
    return username + password === "" ? `${protocol}/${host}${pathname}` : undefined;
}
function isAddress(pattern, address, matches) {
    const text = partsOf(address);
    if (text === undefined)
        return false;
    const plain = pattern.replace("://", ":/");
    return [text, text.replace(/\/$/, "")].some((form) => form === plain || matches(form, plain));
}
function fixOf(list, entry) {
    const title = `- ${entry}`;
    if (!list || (0,model/* isForeign */.jq)(list.at))
        return { title, safe: false, edits: [] };
    const { source, span } = list.at;
    const written = source.text.slice(span.start, span.end);
    if (written.startsWith("[") && written.endsWith("]")) {
        const inside = written.slice(1, -1).trim();
        const end = span.end - 1 - (/\s*$/.exec(written.slice(0, -1))?.[0].length ?? 0);
        const text = `${inside === "" || inside.endsWith(",") ? "" : ","} ${entry}`;
        return { title, safe: false, edits: [{ at: { source, span: { start: end, end } }, text }] };
    }
    const first = list.allow[0]?.at.span.start ?? span.start;
    const line = source.text.slice(source.text.lastIndexOf("\n", first - 1) + 1, first);
    if (!/^ *- +$/.test(line))
        return { title, safe: false, edits: [] };
    const end = (list.allow.at(-1)?.at ?? list.at).span.end;
    return { title, safe: false, edits: [{ at: { source, span: { start: end, end } }, text: `\n${line}${entry}` }] };
}

// EXTERNAL MODULE: ./build/bundle/src/policy/decide/levels.js
var decide_levels = __nccwpck_require__(778);
;// CONCATENATED MODULE: ./build/bundle/src/policy/decide/intersect.js




function intersect(first, second, where = "on the default branch") {
    return {
        sources: [
            ...first.sources,
            ...second.sources.filter(({ ref, text }) => !first.sources.some((known) => known.ref === ref && known.text === text)),
        ],
        policies: [...first.policies, ...second.policies],
        hosts: uniteHosts(first.hosts, second.hosts),
        baseline: first.baseline === "refuse" ? "refuse" : second.baseline,
        today: first.today,
        entries: first.entries,
        problems: first.problems,
        levelOf: (...args) => (0,decide_levels/* stricter */.Rn)(first.levelOf(...args), second.levelOf(...args)),
        optionsOf(rule, profile) {
            const [a, b] = [first.optionsOf(rule, profile), second.optionsOf(rule, profile)];
            const declared = (0,effective/* ruleOf */.Y)(rule)?.options ?? {};
            return Object.fromEntries(Object.entries(a).map(([name, value]) => [
                name,
                declared[name]?.tightens === "down" ? Math.min(value, b[name] ?? value) : Math.max(value, b[name] ?? value),
            ]));
        },
        allowance: (...args) => narrower(first.allowance(...args), second.allowance(...args), where),
        settingsAllowance: (...args) => narrower(first.settingsAllowance(...args), second.settingsAllowance(...args), where),
        skillAllowance: (...args) => narrower(first.skillAllowance(...args), second.skillAllowance(...args), where),
        lists: bothLists(first.lists, second.lists),
        ignored: (path) => second.ignored(path) && first.ignored(path),
        waiver: (finding) => second.waiver(finding) && first.waiver(finding),
        unused: (profiles, findings) => first.unused(profiles, findings),
        upcoming: (findings) => intersect_joined(first.upcoming(findings), second.upcoming(findings)),
    };
}
function narrower(a, b, where) {
    const may = a.may.filter((capability) => b.may.includes(capability));
    const stated = a.stated || b.stated;
    if (may.length === a.may.length)
        return { ...a, stated };
    if (may.length === b.may.length)
        return { ...b, from: where === "" ? b.from : `${b.from}, as ${where},`, stated };
    return {
        may,
        granted: a.granted.filter((capability) => b.granted.includes(capability)),
        grants: a.grants,
        from: `${a.from} and${where === "" ? "" : `, ${where},`} ${b.from}`,
        stated,
    };
}
function intersect_joined(first, second) {
    const steps = new Map();
    for (const step of [...first, ...second]) {
        const key = `${step.day} ${step.stage}`;
        if ((steps.get(key)?.findings ?? 0) < step.findings)
            steps.set(key, step);
    }
    return [...steps.values()].sort((a, b) => (a.day < b.day ? -1 : 1));
}

// EXTERNAL MODULE: ./build/bundle/src/model/rule.js
var model_rule = __nccwpck_require__(8301);
// EXTERNAL MODULE: ./build/bundle/src/policy/decide/days.js
var days = __nccwpck_require__(7034);
;// CONCATENATED MODULE: ./build/bundle/src/policy/decide/stack.js






function levelOn({ repository, organisation }, day, question) {
    if (!organisation)
        return repository.level(question, day);
    const limit = organisation.level(question, day);
    const decided = repository.decided(question);
    const isStated = !isSilent(repository.policy, decided);
    const level = isStated ? decided.value : inheritedLevel(repository, organisation, question);
    const { rollout } = isStated || repository.policy.rollout !== undefined ? repository.policy : organisation.policy;
    return (0,decide_levels/* stricter */.Rn)(limit, (0,decide_levels/* capped */.uo)(level, (0,decide_levels/* stageOf */.gV)(rollout, question.rule, day)));
}
function optionsFor({ repository, organisation }, rule, profile) {
    return Object.fromEntries(Object.entries((0,effective/* ruleOf */.Y)(rule)?.options ?? {}).map(([name, { tightens }]) => {
        const option = repository.option(rule, name, profile);
        if (!organisation)
            return [name, option.value];
        const limit = organisation.option(rule, name, profile).value;
        if (isSilent(repository.policy, option))
            return [name, limit];
        return [name, tightens === "up" ? Math.max(limit, option.value) : Math.min(limit, option.value)];
    }));
}
function waiverFor({ repository, organisation, today }, finding) {
    const profile = (0,effective/* profileOf */.dp)(finding);
    if (!organisation)
        return repository.waiver(finding, profile);
    const { waivable } = organisation.policy;
    const isAllowed = ({ rule, until }) => waivable !== undefined && (0,dates/* isWaivable */.uF)(waivable.rules, rule) && (0,days/* daysBetween */.Y)(today, until) <= waivable.maxDays;
    return organisation.waiver(finding, profile) ?? repository.waiver(finding, profile, isAllowed);
}
function isSilent(policy, { at }) {
    return policy.presetAt === undefined && isOfPreset(policy, at);
}
function isOfPreset({ preset }, at) {
    return at.source.path === (0,model/* presetPlace */.zp)(preset).source.path;
}
function inheritedLevel(repository, organisation, question) {
    const { policy } = organisation;
    const { rule, kind, profile } = question;
    const decided = organisation.decided(question);
    const { levels, levelsUnstated } = (0,effective/* ruleOf */.Y)(rule) ?? {};
    const isMilder = kind === undefined && levels && levelsUnstated && isOfPreset(policy, decided.at);
    return isMilder && repository.ceiling(profile).stated ? levels[(0,model_rule/* baseOf */.bx)(policy.preset)] : decided.value;
}

;// CONCATENATED MODULE: ./build/bundle/src/policy/decide/upcoming.js



function upcomingIn(stack, findings) {
    const days = laterDays(stack);
    if (days.length === 0)
        return [];
    const levels = new Map(findings.map((finding) => [finding, finding.severity]));
    return days.flatMap((day) => {
        const raised = { warn: new Map(), enforce: new Map() };
        for (const finding of findings) {
            const level = levelOn(stack, day, (0,effective/* questionOf */.YH)(finding));
            const counts = level === "error" ? raised.enforce : raised.warn;
            if ((0,decide_levels/* isLaxer */.Vi)(levels.get(finding) ?? "off", level))
                counts.set(finding.rule, (counts.get(finding.rule) ?? 0) + 1);
            levels.set(finding, level);
        }
        return ["warn", "enforce"].flatMap((stage) => {
            const rules = raised[stage];
            const count = [...rules.values()].reduce((sum, ofRule) => sum + ofRule, 0);
            return count === 0 ? [] : [{ day, stage, findings: count, rules }];
        });
    });
}
function laterDays({ repository, organisation, today }) {
    const days = (0,decide_levels/* rolloutDays */.D1)(organisation?.policy.rollout, repository.policy.rollout);
    return [...new Set(days.filter((day) => day > today))].sort();
}

;// CONCATENATED MODULE: ./build/bundle/src/policy/decide/index.js











async function decide(policy, today, organisation) {
    const [first, second] = (0,policy_organisation/* ceilingsOf */.iQ)(policy, organisation);
    const decisions = await decideBelow(policy, today, first);
    return second ? belowBoth(decisions, await decideBelow(policy, today, second)) : decisions;
}
async function decideBelow(policy, today, organisation) {
    const policies = organisation ? [organisation, policy] : [policy];
    const matches = await matcherFor(policies);
    const selects = selectsBy(matches);
    const longestWaiver = Math.min(...policies.map(({ preset }) => effective/* waiverDays */.EA[preset]));
    const stack = {
        repository: (0,effective/* viewOf */.du)(policy, today, selects, longestWaiver),
        organisation: organisation && (0,effective/* viewOf */.du)(organisation, today, selects),
        selects,
        today,
    };
    const isUnwaived = policies.every(({ waivers }) => waivers.length === 0);
    return {
        today,
        policies,
        sources: decide_sourcesOf(policy, organisation),
        hosts: decideHosts(policy.hosts, organisation?.hosts),
        baseline: organisation?.baseline?.value === "refuse" ? "refuse" : (policy.baseline?.value ?? "allow"),
        entries: entriesOf(policy, organisation),
        lists: listsOf(policies, matches),
        problems: await problemsIn(stack, longestWaiver),
        ...settingsIn(stack, policies),
        ignored: (path) => (organisation ?? policy).ignore.find(({ paths }) => paths.some((pattern) => matches(path, pattern))),
        waiver: (finding) => (isUnwaived ? undefined : waiverFor(stack, finding)),
        unused: (profiles, findings) => unusedEntries(policy, stack, profiles, findings),
        upcoming: (findings) => upcomingIn(stack, findings),
    };
}
function belowBoth(first, second) {
    const [own, ...upper] = [...first.policies.toReversed(), ...second.policies.slice(0, -1)];
    const keyOf = ({ topic, message, at }) => JSON.stringify([topic, message, at.source.path, at.span.start]);
    const known = new Set(first.problems.map(keyOf));
    const joined = (own, more) => [
        ...more.filter(({ origin }) => origin === "organisation"),
        ...own,
    ];
    const [one, other] = [first.entries, second.entries];
    return {
        ...intersect(first, second, ""),
        policies: own ? [...upper, own] : upper,
        sources: [...(first.policies[0]?.sources ?? []), ...second.sources],
        problems: [...first.problems, ...second.problems.filter((problem) => !known.has(keyOf(problem)))],
        entries: {
            grants: joined(one.grants, other.grants),
            waivers: joined(one.waivers, other.waivers),
            ignores: joined(one.ignores, other.ignores),
            overrides: joined(one.overrides, other.overrides),
        },
    };
}
function decide_sourcesOf(policy, organisation) {
    if (!organisation)
        return policy.sources;
    const isNamed = policy.presetAt !== undefined;
    return [...organisation.sources, ...policy.sources.filter(({ ref }) => isNamed || !ref.startsWith("preset:"))];
}
async function problemsIn({ repository, organisation, today }, longestWaiver) {
    const { policy } = repository;
    const exceeding = organisation ? (await __nccwpck_require__.e(/* import() */ 309).then(__nccwpck_require__.bind(__nccwpck_require__, 309))).looseningsIn(organisation, repository, today) : [];
    const own = [...(0,dates/* expiryProblems */.gi)(policy, today, longestWaiver), ...exceeding];
    return [
        ...(organisation ? (0,dates/* expiryProblems */.gi)(organisation.policy, today, effective/* waiverDays */.EA[organisation.policy.preset], true) : []),
        ...own.map((problem) => movedHome(problem, policy)),
    ];
}
function settingsIn(stack, policies) {
    const isUniform = policies.every(({ overrides }) => overrides.length === 0);
    const isUngranted = isUniform && policies.every(({ grants }) => grants.length === 0);
    const levels = new Map();
    const options = new Map();
    let shared;
    return {
        levelOf(rule, kind, profile, cap) {
            if (!isUniform)
                return levelOn(stack, stack.today, { rule, kind, profile, cap });
            const key = `${rule}/${kind ?? ""} ${cap ?? ""}`;
            let level = levels.get(key);
            if (level === undefined)
                levels.set(key, (level = levelOn(stack, stack.today, { rule, kind, profile: undefined, cap })));
            return level;
        },
        optionsOf(rule, profile) {
            if (!isUniform)
                return optionsFor(stack, rule, profile);
            let known = options.get(rule);
            if (!known)
                options.set(rule, (known = optionsFor(stack, rule, undefined)));
            return known;
        },
        allowance(host, item) {
            const allowance = () => allowanceOf(stack, { host, item, path: item.files[0] ?? "" });
            return isUngranted ? (shared ??= allowance()) : allowance();
        },
        settingsAllowance: (host, path) => allowanceOf(stack, { host, item: null, path, beside: { kind: "settings" } }),
        skillAllowance: (host, item, path) => allowanceOf(stack, { host, item, path: item.files[0] ?? "", beside: { kind: "skill", path } }),
    };
}

// EXTERNAL MODULE: ./build/bundle/src/policy/diff/entries.js
var entries = __nccwpck_require__(2126);
;// CONCATENATED MODULE: ./build/bundle/src/policy/additions.js



async function additionsIn({ choice: { governs, substitute, policy, proposal, ceiling }, proposed, stricter, today, baselines, }) {
    if (governs !== "base" || substitute !== "itself" || !proposal?.isChange)
        return undefined;
    const files = new Set(policy.sources.map(({ ref }) => ref));
    const isOurs = ({ at }) => files.has(at.source.path);
    const added = (0,entries/* newEntries */.f)(policy, proposal.policy, today);
    const [grants, waivers] = [added.grants.filter(isOurs), added.waivers.filter(isOurs)];
    if (grants.length === 0 && waivers.length === 0)
        return undefined;
    const widened = { ...policy, grants: [...policy.grants, ...grants], waivers: [...policy.waivers, ...waivers] };
    const own = await decide(widened, today, ceiling);
    return {
        grants,
        waivers,
        decisions: intersect(stricter ? intersect(own, stricter) : own, proposed, "in this pull request"),
        baseline: inBoth(...baselines),
    };
}
function inBoth(base, head) {
    if (!base || !head)
        return undefined;
    return { entries: new Map([...base.entries].filter(([fingerprint]) => head.entries.has(fingerprint))) };
}
function additionsText({ grants, waivers }) {
    const parts = [
        ...(grants.length > 0 ? [`${grants.length} new ${grants.length === 1 ? "grant" : "grants"}`] : []),
        ...(waivers.length > 0 ? [`${waivers.length} new ${waivers.length === 1 ? "waiver" : "waivers"}`] : []),
    ];
    return parts.join(" and ");
}

;// CONCATENATED MODULE: ./build/bundle/src/action/one-pull-request.js



async function evaluateWithAdditions(input, additions, status) {
    if (!additions)
        return evaluate(input);
    const added = additionsText(additions);
    if (status && status.missing === undefined) {
        const note = `${added} of this pull request ${isOne(additions) ? "applies" : "apply"} to it already: the change ${status.given}`;
        return evaluate(withAdditions({ ...input, notes: [...input.notes, note] }, additions));
    }
    const result = await evaluate(input);
    const failing = result.findings.filter((one) => (0,evaluate_result/* fails */.c6)(one, result));
    if (failing.length === 0)
        return result;
    const granted = await evaluate(withAdditions(input, additions));
    const left = new Map(granted.findings.filter((one) => (0,evaluate_result/* fails */.c6)(one, granted)).map((one) => [one.fingerprint, one.finding.awaited]));
    const settled = new Set(failing.filter(({ fingerprint }) => !left.has(fingerprint)));
    if (settled.size === 0)
        return result;
    if (!status)
        return { ...result, notes: [...result.notes, policyFirst(additions, added)] };
    const isAllElse = [...left.values()].every((awaited) => awaited !== undefined);
    return isAllElse && status.from.length > 0 ? awaiting(result, settled, status.from) : result;
}
function withAdditions(input, { decisions, baseline }) {
    const { baseline: _, ...rest } = input;
    return { ...rest, options: { ...input.options, decisions }, ...(baseline ? { baseline } : {}) };
}
function isOne({ grants, waivers }) {
    return grants.length + waivers.length === 1;
}
const longest = 300;
function policyFirst(additions, added) {
    const [first] = [...additions.grants, ...additions.waivers];
    const path = first?.at.source.path ?? "";
    const effect = isOne(additions) ? "takes effect" : "take effect";
    const text = first ? first.at.source.text.slice(first.at.span.start, first.at.span.end) : "";
    const shown = text.replace(/\s+/g, " ").slice(0, longest);
    return `\`${path}\` goes first: its ${added} ${effect} once merged, so merge ${isOne(additions) ? "it" : "them"} in a pull request of its own (\`${shown}\`). If the policy on the base states \`approvals: { policy: … }\`, one approved pull request is enough`;
}
function awaiting(result, settled, from) {
    const findings = result.findings.map((one) => {
        if (!settled.has(one))
            return one;
        const { state, waiver, isBaselined, fingerprint } = one;
        return { finding: { ...one.finding, awaited: { thing: "part", from } }, state, waiver, isBaselined, fingerprint };
    });
    return {
        ...result,
        findings,
        inspection: { ...result.inspection, findings: findings.map(({ finding }) => finding) },
    };
}

// EXTERNAL MODULE: ./build/bundle/src/policy/diff/index.js + 4 modules
var diff = __nccwpck_require__(6135);
// EXTERNAL MODULE: ./build/bundle/src/policy/file/index.js + 4 modules
var file = __nccwpck_require__(329);
// EXTERNAL MODULE: ./build/bundle/src/policy/file/reference.js
var file_reference = __nccwpck_require__(3594);
// EXTERNAL MODULE: ./build/bundle/src/policy/gate/index.js + 11 modules
var gate = __nccwpck_require__(5694);
;// CONCATENATED MODULE: ./build/bundle/src/policy/policy-files.js
function hasSameFaults(a, b) {
    const faultsOf = ({ policy, baseline }) => JSON.stringify([policy, baseline].map((state) => state.kind === "broken" ? state.problems.problems.map(({ message, at }) => [at.source.path, message]) : null));
    return faultsOf(a) === faultsOf(b);
}
function holdsSame(a, b) {
    const contentOf = ({ policy, baseline }) => JSON.stringify([
        policy.kind === "read" ? policy.policy.sources.map(({ ref, text }) => [ref, text]) : null,
        policy.kind === "broken" ? policy.problems.problems.map(({ message }) => message) : null,
        baseline.kind === "none" ? null : baseline.source?.text,
    ]);
    return contentOf(a) === contentOf(b);
}

;// CONCATENATED MODULE: ./build/bundle/src/policy/governing.js



function chooseGoverning(input) {
    const ceiling = ceilingOf(input.organisation, input.fallback);
    if ("kind" in ceiling)
        return (isCommand(input) ? refuseRepository(input) : undefined) ?? ceiling;
    return refuseRepository(input) ?? combine(input, ceiling);
}
function refuseOrganisation(organisation, fallback) {
    const ceiling = ceilingOf(organisation, fallback);
    return "kind" in ceiling ? ceiling : undefined;
}
function ceilingOf(organisation, fallback) {
    if (organisation === undefined)
        return { policy: undefined, note: undefined };
    if (organisation.kind === "read")
        return { policy: organisation.policy, note: undefined };
    const missing = `the policy \`${organisation.name}\` could not be fetched`;
    if (fallback === undefined) {
        const fault = organisation.kind === "broken" ? organisation.problems : `${missing}: ${organisation.reason}`;
        return { kind: "refused", by: "organisation", fault };
    }
    const reason = organisation.kind === "unreachable"
        ? organisation.reason
        : (organisation.problems.problems[0]?.message ?? "it cannot be read");
    return { policy: (0,model/* presetPolicy */.W)(fallback), note: `${missing}, so preset:${fallback} is the ceiling: ${reason}` };
}
function refuseRepository(input) {
    const { head, defaultBranch, fallback } = input;
    const [owner, own] = governingTree(input);
    const refuse = (by, { problems }) => ({
        kind: "refused",
        by,
        fault: problems,
    });
    if (own.policy.kind === "broken" && (isCommand(input) || isUnreachable(own.policy, fallback)))
        return refuse(owner, own.policy);
    if (defaultBranch?.policy.kind === "broken" && isUnreachable(defaultBranch.policy, fallback))
        return refuse("default branch", defaultBranch.policy);
    if (head.policy.kind === "broken" && !isExcused(head, head.policy, own, fallback))
        return refuse("head", head.policy);
    return undefined;
}
function isUnreachable({ cause }, fallback) {
    return cause === "unreachable" && fallback === undefined;
}
function isExcused(head, { cause }, own, fallback) {
    if (cause === "unreachable" && fallback !== undefined)
        return true;
    return head !== own && (cause === "withheld" || hasSameFaults(head, own));
}
function governingTree({ base, defaultBranch, head }) {
    if (base)
        return ["base", base];
    if (defaultBranch)
        return ["default branch", defaultBranch];
    return ["head", head];
}
const reasons = {
    base: "the policy of the base applies, so that no change can excuse itself",
    "default branch": "the policy of the default branch applies to commits on other branches",
    head: "there is no base or default branch to take a policy from, so the commit's own policy applies",
};
function combine(input, ceiling) {
    const { base, defaultBranch, head } = input;
    const [owner, own] = governingTree(input);
    const stricterOf = base && defaultBranch && !holdsSame(base, defaultBranch)
        ? countingPolicy("default branch", defaultBranch, input)
        : undefined;
    const counting = countingPolicy(owner, own, input);
    const unread = head.policy.kind === "broken" && head.policy.cause === "withheld" ? head.policy.problems.problems : [];
    const notes = [
        ceiling.note,
        unread.length > 0 ? unreadNote : undefined,
        stricterOf?.note,
        counting.note,
        stricterOf ? stricterNote : otherBranchNote(input),
        isCommand(input) ? undefined : (0,policy_organisation/* pinNote */.uA)(counting.policy.organisation, ceiling.policy),
        stagedNote(own.policy, head.policy),
    ];
    return {
        kind: "governed",
        governs: owner,
        because: reasons[owner],
        policy: counting.policy,
        substitute: counting.substitute,
        ceiling: ceiling.policy,
        stricterOf: stricterOf?.policy,
        proposal: input.run === "pull-request" && base ? proposalOf(head, base) : undefined,
        unread,
        notes: notes.filter((note) => note !== undefined),
    };
}
const unreadNote = "the policy in this change extends a file that is not fetched for pull requests, so the tool cannot tell what it loosens";
const stricterNote = "the base is not the default branch, so the stricter of its policy and the default branch's applies";
function countingPolicy(owner, { policy }, input) {
    switch (policy.kind) {
        case "read":
            return { policy: policy.policy, substitute: "itself", note: undefined };
        case "broken":
            return substituteFor(owner, policy, input);
        default:
            return {
                policy: (0,model/* presetPolicy */.W)("recommended"),
                substitute: input.organisation ? "organisation alone" : "recommended",
                note: missingNote(owner, input),
            };
    }
}
function substituteFor(owner, { cause, problems }, { organisation, fallback }) {
    const noteFor = (what) => `the policy of ${ownerNames[owner]} is invalid, so ${what} applies: ${problems.problems[0]?.message ?? ""}`;
    if (cause === "unreachable" && fallback !== undefined)
        return { policy: (0,model/* presetPolicy */.W)(fallback), substitute: "fallback", note: noteFor(`preset:${fallback}`) };
    return organisation
        ? {
            policy: (0,model/* presetPolicy */.W)("recommended"),
            substitute: "organisation alone",
            note: noteFor("only the organisation's policy"),
        }
        : { policy: (0,model/* presetPolicy */.W)("strict"), substitute: "strict", note: noteFor("preset:strict") };
}
const ownerNames = {
    base: "the base",
    "default branch": "the default branch",
    head: "this commit",
};
function missingNote(owner, { path, organisation, head }) {
    const checking = organisation ? "only the organisation's policy applies" : "preset:recommended applies";
    if (path !== undefined)
        return `${ownerNames[owner]} has no policy \`${path}\` yet, so ${checking}`;
    if (head.policy.kind !== "read")
        return undefined;
    return `${ownerNames[owner]} has no policy, so ${checking}; the policy in this change takes effect once merged`;
}
function otherBranchNote({ base, defaultBranch, head }) {
    return !base && defaultBranch && !holdsSame(head, defaultBranch)
        ? "this is not the default branch; the default branch's policy applies"
        : undefined;
}
function stagedNote(head, staged) {
    if (staged.kind !== "unread" || staged.text === (head.kind === "read" ? head.source.text : undefined))
        return undefined;
    return `staged policy changes take effect once committed; until then, ${head.kind === "none" ? "preset:recommended" : "HEAD's policy"} applies`;
}
function proposalOf(head, base) {
    if (head.policy.kind === "broken")
        return undefined;
    const policy = head.policy.kind === "read" ? head.policy.policy : (0,model/* presetPolicy */.W)("recommended");
    return { policy, isChange: !holdsSame(head, base) };
}
function isCommand({ run }) {
    return run === "staged" || run === "plain";
}

;// CONCATENATED MODULE: ./build/bundle/src/policy/governing-baseline.js


function chooseBaseline(input, refusal) {
    const { base, defaultBranch, head } = input;
    const [, own] = governingTree(input);
    if (refusal !== undefined) {
        const isNoted = isCommand(input) ? own.baseline.kind !== "none" : own.baseline.kind === "read";
        return { kind: "chosen", baseline: undefined, note: isNoted ? refusal : undefined };
    }
    if (own.baseline.kind === "broken" && isCommand(input))
        return { kind: "refused", problems: own.baseline.problems };
    if (head.baseline.kind === "broken" && (head === own || !hasSameFaults(head, own)))
        return { kind: "refused", problems: head.baseline.problems };
    const baseline = readBaselineOf(own);
    return {
        kind: "chosen",
        baseline: base && defaultBranch ? shared(baseline, readBaselineOf(defaultBranch)) : baseline,
        note: own.baseline.kind === "broken" ? "the baseline is invalid and is ignored" : undefined,
    };
}
function readBaselineOf({ baseline }) {
    return baseline.kind === "read" ? baseline.baseline : undefined;
}
function shared(a, b) {
    if (!a || !b)
        return undefined;
    return { entries: new Map([...a.entries].filter(([fingerprint]) => b.entries.has(fingerprint))) };
}

;// CONCATENATED MODULE: ./build/bundle/src/action/remote-guard.js

function guardRemote(remote, openRemote, trusted) {
    if (!openRemote)
        return { remote, hasWithheld: () => false };
    const repositoryOf = (ref) => ref.split("//")[0]?.toLowerCase();
    const repositories = new Set(trusted
        .flatMap(({ organisation, sources }) => [
        ...sources.map(({ ref }) => ref),
        ...(organisation ? [(0,file_reference/* referenceText */.n5)(organisation.reference)] : []),
        ...(organisation?.policy?.sources ?? []).map(({ ref }) => ref),
    ])
        .flatMap((ref) => (ref.includes("//") ? [repositoryOf(ref)] : [])));
    let isWithheld = false;
    return {
        hasWithheld: () => isWithheld,
        async remote(reference) {
            if (repositories.has(repositoryOf((0,file_reference/* referenceText */.n5)(reference))))
                return remote(reference);
            const found = await openRemote(reference);
            if (typeof found === "string")
                isWithheld = true;
            return found;
        },
    };
}

// EXTERNAL MODULE: ./build/bundle/src/evaluate/repo-policy.js + 2 modules
var repo_policy = __nccwpck_require__(258);
;// CONCATENATED MODULE: ./build/bundle/src/action/policy.js













async function governingPolicy(request) {
    const organisation = request.policy?.kind === "remote" ? await readOrganisation(request.policy, request) : undefined;
    const early = refuseOrganisation(organisation, request.fallback);
    if (early)
        return faultOf(early);
    const read = await readPolicies(request, organisation);
    const choice = chooseGoverning(read);
    return choice.kind === "refused" ? faultOf(choice) : apply(choice, read, request);
}
function faultOf({ fault }) {
    if (typeof fault === "string")
        throw new tree/* UserError */.yo(fault);
    return fault;
}
async function readOrganisation(reference, { remote }) {
    const name = (0,file_reference/* referenceText */.n5)(reference);
    const found = await remote(reference);
    if (typeof found === "string")
        return { kind: "unreachable", name, reason: found };
    const policy = await (0,file/* readPolicy */.T)({ ...found.source, path: name }, { remote, file: async () => "a file of another repository cannot extend a file of this one" }, found.commit);
    return "kind" in policy ? { kind: "broken", name, problems: policy } : { kind: "read", policy };
}
async function readPolicies(request, organisation) {
    const { head, base, main, policy, fallback, remote } = request;
    const path = policy?.kind === "file" ? policy.path : undefined;
    const named = policy?.kind === "remote" ? policy : undefined;
    const holds = ({ repo }) => path === undefined || repo.entries.has(path);
    const readIn = async (tree) => tree && (holds(tree) ? await (0,repo_policy.repoPolicyIn)(tree, path, remote, { named, change: head.repo }) : repo_policy.noPolicy);
    const baseFiles = await readIn(base);
    const mainFiles = await readIn(main);
    const inForce = [baseFiles?.policy, mainFiles?.policy, organisation];
    const guard = guardRemote(remote, base || main ? request.openRemote : undefined, inForce.flatMap((state) => (state?.kind === "read" ? [state.policy] : [])));
    const isElsewhere = [base, main].some((tree) => tree && holds(tree));
    const headFiles = holds(head) || !isElsewhere ? await (0,repo_policy.repoPolicyIn)(head, path, guard.remote, { named }) : repo_policy.noPolicy;
    return {
        run: base ? "pull-request" : "push",
        head: guard.hasWithheld() ? withheld(headFiles) : headFiles,
        base: baseFiles,
        defaultBranch: mainFiles,
        organisation,
        fallback,
        path,
    };
}
function withheld(files) {
    return files.policy.kind === "broken" ? { ...files, policy: { ...files.policy, cause: "withheld" } } : files;
}
async function apply(choice, read, request) {
    const stricter = choice.stricterOf && (await decide(choice.stricterOf, request.today, choice.ceiling));
    const own = await decide(choice.policy, request.today, choice.ceiling);
    const decisions = stricter ? intersect(own, stricter) : own;
    const baseline = chooseBaseline(read, decisions.baseline === "refuse" ? refusedBaseline : undefined);
    if (baseline.kind === "refused")
        return baseline.problems;
    return {
        kind: "policy",
        decisions,
        baseline: baseline.baseline,
        commit: choice.substitute === "itself" ? (filesOf(choice, read)?.commit ?? null) : null,
        notes: baseline.note === undefined ? choice.notes : [...choice.notes, baseline.note],
        files: { head: read.head, base: read.base },
        ...(await changesOf(choice, read, request, { stricter, own, baseline: baseline.baseline })),
    };
}
async function changesOf(choice, read, { head, base, today }, { stricter, own, baseline }) {
    if (!base || !read.base)
        return { policyProblems: [], shift: undefined, proposed: undefined, additions: undefined };
    const [gatesBefore, gatesAfter] = await Promise.all([(0,repo_policy.sourcesIn)(base.repo, gate/* isGate */.cE), (0,repo_policy.sourcesIn)(head.repo, gate/* isGate */.cE)]);
    const shift = policyDiffOf(choice, read.base, read.head, today);
    const alone = choice.proposal && (await decide(choice.proposal.policy, today, choice.ceiling));
    const after = alone && stricter ? intersect(alone, stricter) : alone;
    const proposed = after && {
        decisions: after,
        baseline: after.baseline === "refuse" ? undefined : baselineOf(read.head),
    };
    return {
        policyProblems: [
            ...belowCeiling([...choice.unread, ...(shift?.looser ?? [])], after),
            ...(await (0,gate/* weakenedGates */.hY)(gatesBefore, gatesAfter)),
        ],
        shift,
        proposed,
        additions: proposed &&
            (await additionsIn({
                choice,
                proposed: proposed.decisions,
                stricter: stricter ?? (read.defaultBranch ? own : undefined),
                today,
                baselines: [baseline, proposed.baseline],
            })),
    };
}
const refusedBaseline = "the policy forbids baselines; the existing one is ignored";
function filesOf({ governs }, { base, defaultBranch, head }) {
    return { base, "default branch": defaultBranch, head }[governs];
}
function policyDiffOf({ proposal, ceiling }, base, head, today) {
    if (!proposal?.isChange)
        return undefined;
    if (base.policy.kind === "broken")
        return { looser: [], tighter: [] };
    const before = base.policy.kind === "read" ? base.policy.policy : (0,model/* presetPolicy */.W)("recommended");
    return (0,diff/* diffPolicies */.w)(sideOf(base, before), sideOf(head, proposal.policy), today, ceiling);
}
function sideOf(files, policy) {
    return {
        policy,
        baseline: baselineOf(files),
        source: files.policy.kind === "read" ? files.policy.source : undefined,
    };
}
function baselineOf({ baseline }) {
    return baseline.kind === "read" ? baseline.baseline : undefined;
}
function belowCeiling(loosened, after) {
    const above = new Set(after?.problems.flatMap(({ topic, at }) => (topic === "exceeds-organisation" ? [keyOf(at)] : [])));
    return loosened
        .filter(({ at }) => !above.has(keyOf(at)))
        .map((problem) => ({ ...problem, topic: "loosened" }));
}
function keyOf({ source, span }) {
    return `${source.path} ${span.start}`;
}

;// CONCATENATED MODULE: ./build/bundle/src/action/policy-changes.js



async function changesUnder({ findings: evaluated, inspection }, others, repo, repositoryNames, { looser, tighter }) {
    const hostsInUse = inspection.loads.flatMap(({ host, use }) => (use.kind === "base" ? [host] : []));
    const { findings } = await (0,inspect/* inspect */.Nn)(repo, { decisions: others, usedAtBase: hostsInUse, repositoryNames });
    const before = evaluated
        .filter(({ finding, state }) => !(0,policy_findings/* isPolicyFinding */.eK)(finding) && state !== "waived")
        .map(({ finding }) => finding);
    const after = findings.filter((finding) => others.waiver(finding) === undefined);
    return { looser, tighter, found: extra(after, before), gone: extra(before, after) };
}
function extra(findings, others) {
    const ranks = new Map();
    for (const finding of others)
        ranks.set(policy_changes_keyOf(finding), Math.max(rankOf(finding), ranks.get(policy_changes_keyOf(finding)) ?? -1));
    return findings.filter((finding) => rankOf(finding) > (ranks.get(policy_changes_keyOf(finding)) ?? -1));
}
function rankOf({ severity }) {
    return model_finding/* severities */.gO.indexOf(severity);
}
function policy_changes_keyOf({ rule, kind, host, at }) {
    return JSON.stringify([rule, kind, host, at.source.path, at.span.start]);
}

;// CONCATENATED MODULE: ./build/bundle/src/action/power.js
function powerRequest({ head, base }, { policy }, { governing: { files }, options, remote }) {
    if (!base)
        return {};
    const path = policy?.kind === "file" ? policy.path : undefined;
    const named = policy?.kind === "remote" ? policy : undefined;
    return {
        policyPower: async () => {
            const [{ policyPowerOf }, { noPolicy, repoPolicyIn }] = await Promise.all([
                __nccwpck_require__.e(/* import() */ 3807).then(__nccwpck_require__.bind(__nccwpck_require__, 3807)),
                Promise.resolve(/* import() */).then(__nccwpck_require__.bind(__nccwpck_require__, 258)),
            ]);
            const isMissing = path !== undefined && !base.repo.entries.has(path);
            const before = files.base ?? (isMissing ? noPolicy : await repoPolicyIn(base, path, remote, { named, change: head.repo }));
            return policyPowerOf({ repo: base.repo, files: before }, { repo: head.repo, files: files.head }, options);
        },
    };
}

;// CONCATENATED MODULE: ./build/bundle/src/evaluate/root-filter.js

function filterByRoot(result, root) {
    if (root === "")
        return result;
    const holds = holdsFor(root);
    const ofFinding = ({ at, item, host }) => host === null || holds(at.source.path) || holds(item?.files[0]);
    const { inspection } = result;
    return {
        ...changesBelow(result, root),
        inspection: {
            ...inspection,
            subjects: inspection.subjects.filter(({ item }) => holds(item.files[0])),
            findings: inspection.findings.filter(ofFinding),
        },
        findings: result.findings.filter(({ finding }) => ofFinding(finding)),
        notes: [...result.notes, `only findings below \`${root}\` are reported`],
    };
}
function changesBelow(found, root) {
    if (root === "")
        return found;
    const holds = holdsFor(root);
    const ofSubject = ({ item }) => holds(item.files[0]);
    const ofChange = ({ before, after }) => (before !== null && ofSubject(before)) || (after !== null && ofSubject(after));
    return {
        ...found,
        changes: found.changes?.filter(ofChange),
        settings: found.settings?.filter(({ path, subjects }) => holds(path) || subjects.some(ofSubject)),
        ...(found.instructions
            ? { instructions: found.instructions.filter(({ path }) => holds(path) || (0,repo_path/* isWithin */.UO)(root, folderOf(path))) }
            : {}),
    };
}
function holdsFor(root) {
    return (path) => path !== undefined && (0,repo_path/* isWithin */.UO)(path, root);
}
function folderOf(path) {
    return (0,repo_path/* directoryOf */.jt)(path).replace(/(?:^|\/)\..*$/, "");
}

;// CONCATENATED MODULE: ./build/bundle/src/action/check.js













async function checkEvent(inputs, event, runner) {
    const run = { inputs, event, runner };
    const { environment, server, today } = runner;
    const commits = openCommitSource({ environment, server, token: inputs.token, repository: event.repository });
    try {
        const trees = await evaluationInput(event, commits);
        requireRoot(inputs.root, trees);
        const [remote, openRemote] = await remotesFor(run);
        const governing = await governingPolicy({
            head: trees.head,
            base: isGovernedByBase(event) ? trees.base : undefined,
            main: await defaultBranchTree(event, commits),
            policy: inputs.policy,
            fallback: inputs.fallback,
            remote,
            openRemote,
            today,
        });
        if (governing.kind === "problems")
            return governing;
        const result = await evaluateTrees(run, trees, governing, remote);
        return filterByRoot(await withContext(run, trees, governing, result), inputs.root);
    }
    finally {
        await commits.close();
    }
}
function isGovernedByBase({ context }) {
    return context.kind === "request" || context.kind === "group";
}
function requireRoot(root, { head, base }) {
    const paths = root === "" ? [""] : [head, ...(base ? [base] : [])].flatMap(({ repo }) => [...repo.entries.keys()]);
    if (!paths.some((path) => (0,repo_path/* isWithin */.UO)(path, root)))
        throw new tree/* UserError */.yo(`the input \`root\` names \`${root}\`, which is not a directory`);
}
async function evaluateTrees(run, { head, base, notes }, governing, remote) {
    const { inputs, event } = run;
    const { decisions, baseline, proposed } = governing;
    const isGoverned = isGovernedByBase(event);
    const approvals = isGoverned && base ? await approvalsOf(run, head.repo, base.repo, governing) : undefined;
    const options = { decisions, repositoryNames: namesOf(event) };
    const input = {
        tool: tool,
        repo: head.repo,
        base,
        options,
        repository: event.repository,
        commit: head.commit,
        policyCommit: governing.commit,
        notes: [...notes, ...governing.notes, ...(approvals?.notes ?? [])],
        failOn: inputs.failOn,
        gate: inputs.gate ?? (isGoverned ? "new" : "all"),
        policyProblems: [...(approvals?.problems ?? governing.policyProblems), ...(await unownedOf(run, governing))],
        ...(approvals?.approve ? { approve: approvals.approve } : {}),
        ...(baseline ? { baseline } : {}),
        ...(proposed ? { proposed } : {}),
        ...powerRequest({ head, base }, inputs, { governing, options, remote }),
    };
    return evaluateWithAdditions(input, governing.additions, approvals?.ofAdditions);
}
async function withContext({ inputs: { token }, event, runner: { api } }, { head, base }, { proposed, shift }, result) {
    const introduced = event.context.kind === "push" && token !== undefined
        ? await (await __nccwpck_require__.e(/* import() */ 4299).then(__nccwpck_require__.bind(__nccwpck_require__, 4299))).introducedBy(result, event, { api, token })
        : [];
    const changes = shift && proposed
        ? { policyChanges: await changesUnder(result, proposed.decisions, head.repo, namesOf(event), shift) }
        : {};
    const files = base && event.context.kind === "request" ? { changedFiles: (0,changed_files/* changedFiles */.Y)(base.repo, head.repo) } : {};
    return { ...result, ...changes, ...files, notes: [...introduced, ...result.notes] };
}
function namesOf({ repository }) {
    return repository === null ? [] : repositoryNamesIn([repository]);
}
async function approvalsOf(run, head, base, { decisions, policyProblems, additions }) {
    const { inputs, event, runner } = run;
    const [{ applyApprovals, policyApproval }, { ownershipChanges }, { directoryOf }] = await Promise.all([
        __nccwpck_require__.e(/* import() */ 6438).then(__nccwpck_require__.bind(__nccwpck_require__, 6438)),
        __nccwpck_require__.e(/* import() */ 6831).then(__nccwpck_require__.bind(__nccwpck_require__, 6831)),
        __nccwpck_require__.e(/* import() */ 3987).then(__nccwpck_require__.bind(__nccwpck_require__, 6368)),
    ]);
    const { token, policyToken } = inputs;
    const directory = directoryOf({ api: runner.api, token, policyToken, repository: event.repository, base });
    const approve = await approverOf(run, directory);
    const changed = [
        ...policyProblems,
        ...(await ownershipChanges(base, head, { decisions, repositoryNames: namesOf(event) })),
    ];
    const isAsked = decisions.policies.some(({ approvals }) => approvals.widening !== undefined);
    return {
        ...(await applyApprovals(changed, decisions, approve, directory.owners)),
        approve: isAsked ? approve : undefined,
        ofAdditions: additions &&
            (await policyApproval([...additions.grants, ...additions.waivers].map(({ at }) => at), decisions, approve, directory.owners)),
    };
}
async function approverOf({ inputs, event, runner }, directory) {
    const { context, repository } = event;
    if (context.kind !== "request")
        return async () => ({ kind: "elsewhere" });
    const { approverFor } = await __nccwpck_require__.e(/* import() */ 4870).then(__nccwpck_require__.bind(__nccwpck_require__, 4870));
    const { environment, api } = runner;
    const { number, head } = context;
    return approverFor({ api, graphql: graphqlOf(environment, api), token: inputs.token, repository, number, head }, directory);
}
async function unownedOf({ inputs: { token }, runner: { api } }, { decisions, proposed, shift }) {
    if (token === undefined || !proposed || !shift)
        return [];
    const [{ unownedIn }, { accountsOf }] = await Promise.all([
        __nccwpck_require__.e(/* import() */ 8354).then(__nccwpck_require__.bind(__nccwpck_require__, 8354)),
        __nccwpck_require__.e(/* import() */ 5498).then(__nccwpck_require__.bind(__nccwpck_require__, 5498)),
    ]);
    return unownedIn(decisions, proposed.decisions, accountsOf({ api, token }));
}
async function remotesFor({ inputs: { token, policyToken }, event: { isForeign }, runner: { api, environment }, }) {
    const temporary = environment["RUNNER_TEMP"];
    const { remoteFiles } = await __nccwpck_require__.e(/* import() */ 3806).then(__nccwpck_require__.bind(__nccwpck_require__, 3806));
    const advice = isForeign
        ? "; a pull request from a fork gets no secrets: make that repository public, or set `policy-fallback` in the workflow"
        : "; give `policy-token` a token that can, or set `policy-fallback` in the workflow";
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

// EXTERNAL MODULE: ./build/bundle/src/compare/settings-json.js
var settings_json = __nccwpck_require__(5147);
// EXTERNAL MODULE: ./build/bundle/src/sanitize/text.js
var sanitize_text = __nccwpck_require__(2426);
// EXTERNAL MODULE: ./build/bundle/src/reports/model/groups.js + 1 modules
var model_groups = __nccwpck_require__(3376);
// EXTERNAL MODULE: ./build/bundle/src/reports/model/index.js
var reports_model = __nccwpck_require__(303);
;// CONCATENATED MODULE: ./build/bundle/src/reports/annotations.js






const levels = { error: "error", warning: "warning", note: "notice" };
const room = { error: 9, warning: 10, notice: 6 };
function annotations(result) {
    const subjectsOf = (0,model_groups/* subjectsIn */.$c)(result);
    const groups = (0,reports_model/* findingReport */.A)(result).shown.map((group) => {
        const [first, ...others] = onePerFile(group);
        return { group, first, others };
    });
    const free = { ...room };
    const marked = groups.map(({ group, first }) => (take(free, group) ? [first] : []));
    groups.forEach(({ group, others }, at) => {
        if (marked[at]?.length)
            marked[at].push(...others.filter(() => take(free, group)));
    });
    const left = { error: 0, warning: 0, notice: 0 };
    groups.forEach(({ group, others }, at) => {
        left[levels[group.severity]] += 1 + others.length - (marked[at]?.length ?? 0);
    });
    const shown = groups.flatMap(({ group }, at) => (marked[at] ?? []).map(({ finding }, order) => order === 0
        ? annotationOf(finding, group, group.message, `${subjectsOf(group)}${foundIn(group)}${othersIn(group)}`, result)
        : annotationOf(finding, group, group.values.length > 0 ? finding.message : group.message, subjectsOf(group), result)));
    return { shown, left };
}
function take(free, { severity }) {
    return free[levels[severity]]-- > 0;
}
function onePerFile({ first, findings }) {
    const byFile = new Map();
    for (const evaluated of findings) {
        const { path } = evaluated.finding.at.source;
        if (path !== first.finding.at.source.path && !byFile.has(path))
            byFile.set(path, evaluated);
    }
    return [first, ...byFile.values()];
}
function othersIn({ paths }) {
    if (paths.length < 2)
        return "";
    return `\nThe same in ${paths.length - 1} more ${paths.length === 2 ? "file" : "files"}, the first of them ${(0,sanitize_text/* visible */.RK)(paths[1] ?? "")}.`;
}
function foundIn({ values }) {
    return values.length === 0 ? "" : `\nFound: ${(0,model_groups/* valuesPhrase */.O$)(values, (value) => `\`${(0,sanitize_text/* visible */.RK)(value)}\``)}.`;
}
function annotationOf({ at, rule, kind }, { severity }, message, more, { tool }) {
    const [start, end] = [(0,repo_text/* positionAt */.t$)(at.source, at.span.start), (0,repo_text/* positionAt */.t$)(at.source, at.span.end)];
    const isOurs = !(0,model/* isForeign */.jq)(at);
    const columns = start.line === end.line ? { startColumn: start.column, endColumn: end.column } : {};
    return {
        level: levels[severity],
        message: `${isOurs ? "" : `${(0,sanitize_text/* visible */.RK)(at.source.path)}:${start.line}: `}${(0,sanitize_text/* visible */.RK)(message)}${more}\n${(0,evaluate_result/* helpOf */.ZL)(tool, rule)}`,
        properties: {
            title: kind === undefined ? rule : `${rule}/${kind}`,
            ...(isOurs ? { file: (0,sanitize_text/* visible */.RK)(at.source.path), startLine: start.line, endLine: end.line, ...columns } : {}),
        },
    };
}

// EXTERNAL MODULE: ./build/bundle/src/model/profile.js
var model_profile = __nccwpck_require__(4682);
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
        before: before && change_json_sideOf(before, hash),
        after: after && change_json_sideOf(after, hash),
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
function change_json_sideOf({ item: { layer, verdict, profile } }, hash) {
    return {
        capabilities: profile ? (0,model_profile/* capabilitiesOf */.SF)(profile) : [],
        permissionMode: (profile && (0,fact/* known */.eO)(profile.permissionMode)) ?? null,
        model: (profile && (0,fact/* known */.eO)(profile.model)) ?? null,
        promptSha256: profile ? hash(profile.prompt.text) : null,
        verdict: verdict.kind,
        layer: layer.name,
    };
}
function grantOf({ tool, capability, scope }, hash) {
    return { capability, tool: (0,secrets/* withoutSecrets */.cT)(tool, hash), scope: (0,secrets/* withoutSecrets */.cT)(scope, hash) };
}
function wideningOf({ kind, capability, message, at, chain }, ofBase) {
    return {
        kind,
        capability,
        message,
        ...positionOf(at),
        ofBase,
        way: chain.map((subject) => ({ name: nameOf(subject), path: subject.item.files[0] ?? null })),
    };
}
function differenceOf({ field, before, after, at }) {
    return { field, before, after, ...positionOf(at), ofBase: after === null };
}
function nameOf({ item: { profile } }) {
    return (profile && (0,fact/* known */.eO)(profile.name)) ?? null;
}
function positionOf({ source, span }) {
    return { path: source.path, ...(0,repo_text/* positionAt */.t$)(source, span.start) };
}

// EXTERNAL MODULE: ./build/bundle/src/sanitize/json.js
var json = __nccwpck_require__(4947);
// EXTERNAL MODULE: ./build/bundle/src/reports/markdown/model/change.js
var change = __nccwpck_require__(505);
;// CONCATENATED MODULE: ./build/bundle/src/reports/result-json/limits.js
const longestReviewList = 500;

;// CONCATENATED MODULE: ./build/bundle/src/reports/review-json.js



function reviewJson(result) {
    const { reviewContext, policyChanges } = result;
    if (!reviewContext && !policyChanges)
        return null;
    const { folded = new Set(), large = new Set(), owners = new Map() } = reviewContext ?? {};
    const graph = (0,change/* delegationIn */.w5)(result);
    return {
        folded: few([...folded]),
        large: few([...large]),
        owners: few([...owners].map(([path, names]) => ({ path, owners: few(names) }))),
        policy: policyChanges
            ? {
                looser: few(policyChanges.looser.map(problemOf)),
                tighter: few(policyChanges.tighter.map(problemOf)),
                found: few(policyChanges.found.map(findingOf)),
                gone: few(policyChanges.gone.map(findingOf)),
            }
            : null,
        delegation: graph && graph.nodes.length <= longestReviewList && graph.edges.length <= longestReviewList ? graph : null,
    };
}
function few(list) {
    return list.slice(0, longestReviewList);
}
function problemOf({ message, at }) {
    return { message, ...placeOf(at) };
}
function findingOf({ rule, kind, severity, message, at }) {
    return { rule, kind: kind ?? null, severity, message, ...placeOf(at) };
}
function placeOf({ source, span }) {
    return { path: source.path, line: (0,repo_text/* positionAt */.t$)(source, span.start).line };
}

;// CONCATENATED MODULE: ./build/bundle/src/reports/bounded-lists.js

const largestReport = 64 * 1024 * 1024;
const overhead = 12;
const copies = 3;
function boundedLists(lists, ranks = {}, limit = largestReport) {
    let left = limit;
    (0,memory/* ensureMemory */.EJ)();
    const bounded = Object.entries(lists).map(([name, items]) => {
        if (!items)
            return { name, items, omitted: 0 };
        const rank = ranks[name];
        const order = items.map((item, at) => ({ item, at, rank: rank?.(item) ?? 0 }));
        const kept = order
            .sort((a, b) => a.rank - b.rank || a.at - b.at)
            .filter(({ item }) => {
            const size = sizeOf(item);
            const fits = size <= left;
            if (fits)
                left -= size;
            return fits;
        });
        const inOrder = kept.sort((a, b) => a.at - b.at).map(({ item }) => item);
        return { name, items: inOrder, omitted: items.length - kept.length };
    });
    (0,memory/* ensureMemory */.EJ)(copies * (limit - left));
    return {
        ...Object.fromEntries(bounded.map(({ name, items }) => [name, items])),
        omitted: Object.fromEntries(bounded.map(({ name, omitted }) => [name, omitted])),
    };
}
function sizeOf(value) {
    if (typeof value === "string")
        return value.length + overhead;
    if (typeof value !== "object" || value === null)
        return overhead;
    if (Array.isArray(value))
        return value.reduce((sum, item) => sum + sizeOf(item), overhead);
    return Object.entries(value).reduce((sum, [key, item]) => sum + key.length + sizeOf(item), overhead);
}

;// CONCATENATED MODULE: ./build/bundle/src/reports/json.js









function json_json(result, hash) {
    return (0,json/* writeJson */.G)({
        version: 1,
        tool: { name: result.tool.name, version: result.tool.version },
        repository: result.repository,
        commit: result.commit,
        base: result.base,
        date: result.date,
        policy: { sources: result.sources.map(({ ref, commit, sha256 }) => ({ ref, commit, sha256 })) },
        summary: (0,evaluate_result/* summaryOf */.YG)(result),
        ...boundedLists({
            findings: result.findings.map((evaluated) => finding(evaluated, result.tool)),
            changes: result.changes?.map((change) => changeJson(change, hash)) ?? null,
            settings: result.settings?.map((change) => (0,settings_json/* settingJson */.jR)(change, hash)) ?? null,
            instructions: result.instructions ?? null,
        }, { findings: ({ severity }) => -model_finding/* severities */.gO.indexOf(severity) }),
        settingsWidened: (0,settings_json/* widenedBySettings */.pU)(result.settings ?? []),
        review: reviewJson(result),
        power: result.power ?? null,
    });
}
function finding({ finding: found, state, fingerprint, waiver }, tool) {
    const { rule, kind, class: ofClass, severity, certainty, message, at, fixes = [], host, edition, layer, item, related = [], relatedCount = related.length, } = found;
    const end = (0,repo_text/* positionAt */.t$)(at.source, Math.max(at.span.end, at.span.start));
    const { path, line, column } = pointOf(at);
    return {
        rule,
        kind: kind ?? null,
        class: ofClass,
        severity,
        certainty,
        message,
        path,
        line,
        column,
        endLine: end.line,
        endColumn: end.column,
        host,
        edition,
        layer: layer?.name ?? null,
        profile: (item?.profile && (0,fact/* known */.eO)(item.profile.name)) ?? null,
        state,
        waiver: waiver && excuseOf(waiver),
        fingerprint,
        help: (0,evaluate_result/* helpOf */.ZL)(tool, rule),
        related: related.map((place) => ({ message: place.message, ...pointOf(place.at) })),
        relatedCount,
        fixes: fixes.map(json_fixOf),
    };
}
function json_fixOf({ title, safe, edits }) {
    return {
        title,
        safe,
        edits: edits.map(({ at: { source, span }, text }) => ({
            path: source.path,
            start: span.start,
            end: span.end,
            text,
        })),
    };
}
function excuseOf({ rule, owner, reason, until, at }) {
    const { path, line } = pointOf(at);
    return { rule, owner, reason, until, path, line };
}
function pointOf({ source, span }) {
    return { path: source.path, ...(0,repo_text/* positionAt */.t$)(source, span.start) };
}

// EXTERNAL MODULE: ./build/bundle/src/reports/markdown/index.js + 27 modules
var markdown = __nccwpck_require__(1064);
// EXTERNAL MODULE: ./build/bundle/src/inspect/cross-host.js
var cross_host = __nccwpck_require__(4237);
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



function crossHostBlock({ inspection, grantedByHost }, columns, { bold }) {
    const lines = (0,cross_host/* crossHostAccessIn */.g)(inspection, grantedByHost).flatMap((group) => wrap((0,cross_host/* crossHostSentence */.I)(group, (name) => `\`${(0,sanitize_text/* visible */.RK)(name)}\``), Math.max(30, columns - 4), sanitize_text/* widthOf */.qz).map((line, i) => `${i === 0 ? "  " : "    "}${line}`));
    return lines.length === 0 ? "" : `${bold("more than in their own host")}\n${lines.join("\n")}\n\n`;
}

// EXTERNAL MODULE: ./build/bundle/src/model/certainty.js
var certainty = __nccwpck_require__(5174);
// EXTERNAL MODULE: ./build/bundle/src/model/load.js
var load = __nccwpck_require__(6407);
// EXTERNAL MODULE: ./build/bundle/src/inspect/certainty.js
var inspect_certainty = __nccwpck_require__(1467);
;// CONCATENATED MODULE: ./build/bundle/src/generated/measured.js
const measuredVersions = new Map([
    ["augment", "0.36.0"],
    ["claude", "2.1.330"],
    ["codex", "0.169.0"],
    ["copilot", "1.0.102"],
    ["factory", "0.215.0"],
    ["gemini", "0.61.0"],
    ["opencode", "1.18.33"],
    ["qwen", "0.24.4"],
]);

;// CONCATENATED MODULE: ./build/bundle/src/reports/model/beliefs.js







const kindsOfBelief = new Set([
    "no-ineffective-setting/limit",
    "no-ineffective-setting/scope",
    "no-ineffective-setting/cut",
    "no-ineffective-setting/session",
    "no-permission-bypass/unhonoured",
]);
function isBelief({ finding: { rule, kind } }) {
    return kindsOfBelief.has(`${rule}/${kind}`) || rule === "no-false-read-only";
}
function beliefsIn({ findings, inspection: { subjects, loads } }, groups) {
    const broken = new Set(findings.flatMap((evaluated) => isBelief(evaluated) ? [evaluated.finding.item ?? evaluated.finding.at.source.path] : []));
    const held = { measured: 0, documented: 0, assumed: 0 };
    for (const { host, item } of subjects) {
        if (item.profile && (0,load/* isOffered */.k)(item) && isLimited(item.profile) && !broken.has(item))
            held[(0,inspect_certainty/* certaintyOf */.h)(host, item)]++;
    }
    for (const { host, load } of loads)
        for (const { authority } of load.layers)
            for (const { effect, certainty, at } of authority)
                if (effect === "narrows" && !broken.has(at.source.path))
                    held[certainty ?? (0,inspect_certainty/* certaintyOfHost */.P)(host)]++;
    return {
        broken: groups
            .filter(({ first }) => isBelief(first))
            .map((group) => ({ group, says: saysOf(group), known: knownOf(group) })),
        held,
    };
}
function heldSentence({ broken, held }) {
    const total = certainty/* certainties */.i.reduce((sum, certainty) => sum + held[certainty], 0);
    if (total === 0)
        return undefined;
    const parts = certainty/* certainties */.i
        .filter((certainty) => held[certainty] > 0)
        .map((certainty) => `${held[certainty]} ${wordFor(certainty)}`);
    const verb = total === 1 ? "holds" : "hold";
    const what = `${total} ${broken.length > 0 ? "other " : ""}${total === 1 ? "limit" : "limits"} ${verb} (${parts.join(", ")})`;
    return broken.length > 0 || total === 1 ? what : `All ${what}`;
}
function isLimited(profile) {
    const isListed = profile.grants.state === "stated" && (0,model_profile/* capabilitiesOf */.SF)(profile).length < capability/* capabilities */.R7.length;
    return isListed || profile.denied.length > 0;
}
function saysOf({ findings }) {
    return [...new Set(findings.flatMap(({ finding: { belief, value } }) => belief ?? value ?? []))];
}
function knownOf({ first: { finding }, hosts }) {
    if (finding.certainty !== "measured")
        return wordFor(finding.certainty);
    const programs = hosts.flatMap((host) => {
        const version = measuredVersions.get(host);
        return version === undefined ? [] : [`${(0,model_groups/* titleOf */.Gg)(host)} ${version}`];
    });
    return programs.length === 0 ? "measured" : `measured on ${programs.join(", ")}`;
}
function wordFor(certainty) {
    return certainty === "assumed" ? "not verified" : certainty;
}

// EXTERNAL MODULE: ./build/bundle/src/reports/model/ceilings.js
var ceilings = __nccwpck_require__(7783);
;// CONCATENATED MODULE: ./build/bundle/src/sanitize/excerpt.js



const maxContext = 400;
function excerptOf({ source, span }, { columns, margin, caret }) {
    if (source.text === "")
        return [];
    const { line, column } = (0,repo_text/* positionAt */.t$)(source, span.start);
    const text = (0,secrets/* masked */.Iv)((0,repo_text/* lineAt */.mh)(source, line).replace(/\r$/, ""));
    const start = Math.min(column - 1, text.length);
    const end = Math.min(Math.max(start + span.end - span.start, start), text.length);
    const number = String(line);
    const room = Math.max(20, columns - number.length - 3);
    const isPlain = text.length <= room && /^[\x20-\x7e]*$/.test(text) && !text.includes("##[");
    const { shown, before, width } = isPlain
        ? { shown: text, before: start, width: end - start }
        : windowOf(cellsOf(text, start, end), room, start > maxContext, end + maxContext < text.length);
    const blank = " ".repeat(number.length);
    return [
        `${margin(`${number} |`)} ${shown}`.trimEnd(),
        `${margin(`${blank} |`)} ${" ".repeat(before)}${caret("^".repeat(Math.max(1, width)))}`,
    ];
}
function cellsOf(text, start, end) {
    const cells = (from, to, marked) => {
        let before = text.slice(0, from);
        return (0,sanitize_text/* graphemesOf */.wF)(text.slice(from, to)).map((grapheme) => {
            const command = grapheme === "[" && before.endsWith("##");
            before = (before + grapheme).slice(-2);
            const shown = grapheme === "\t" ? "  " : command ? (0,sanitize_text/* visible */.RK)("##[").slice(2) : (0,sanitize_text/* visible */.RK)(grapheme);
            return { text: shown, width: (0,sanitize_text/* widthOf */.qz)(shown), marked };
        });
    };
    return [
        ...cells(Math.max(0, start - maxContext), start, false),
        ...cells(start, Math.min(end, start + maxContext), true),
        ...cells(end, end + maxContext, false),
    ];
}
function windowOf(cells, room, cutBefore, cutAfter) {
    const first = cells.findIndex(({ marked }) => marked);
    const caret = first < 0 ? cells.length : first;
    const isWhole = sum(cells) <= room && !cutBefore && !cutAfter;
    const { from, to } = isWhole ? { from: 0, to: cells.length } : cutAround(cells, caret, room);
    const leads = from > 0 || cutBefore ? "…" : "";
    const trails = to < cells.length || cutAfter ? "…" : "";
    const text = cells
        .slice(from, to)
        .map((cell) => cell.text)
        .join("");
    return {
        shown: `${leads}${text}${trails}`,
        before: leads.length + sum(cells.slice(from, caret)),
        width: sum(cells.slice(caret, to).filter(({ marked }) => marked)),
    };
}
function cutAround(cells, caret, room) {
    const marked = Math.min(sum(cells.filter((cell) => cell.marked)), room >> 1);
    const spare = Math.max(0, room - 2 - marked);
    let from = caret;
    for (let left = spare >> 1; from > 0 && left >= widthAt(cells, from - 1);)
        left -= widthAt(cells, --from);
    let to = caret;
    for (let left = room - 2 - sum(cells.slice(from, caret)); to < cells.length && left >= widthAt(cells, to);)
        left -= widthAt(cells, to++);
    return { from, to };
}
function widthAt(cells, index) {
    return cells[index]?.width ?? 0;
}
function sum(cells) {
    return cells.reduce((width, cell) => width + cell.width, 0);
}

;// CONCATENATED MODULE: ./build/bundle/src/reports/pretty/finding.js





function paintOf(severity, { red, yellow, cyan }) {
    return { error: red, warning: yellow, note: cyan }[severity];
}
function groupParagraph({ first, message, severity, state, paths, findings, fix, values }, subjects, columns, styles) {
    const { finding } = first;
    const paint = paintOf(severity, styles);
    const name = finding.kind === undefined ? finding.rule : `${finding.rule}/${finding.kind}`;
    const isHabit = paths.length > 1;
    const where = isHabit ? `${paths.length} files` : spotOf(finding.at);
    const tail = `${name}${state === "existing" ? ", existing" : ""}`;
    const room = Math.max(30, columns);
    const fits = severity.length + 1 + (0,sanitize_text/* widthOf */.qz)(where) + 2 + (0,sanitize_text/* widthOf */.qz)(tail) <= columns;
    const text = wrap(`${(0,sanitize_text/* visible */.RK)(message)}${subjects}`, room - 2, sanitize_text/* widthOf */.qz).map((line) => `  ${line}`);
    const places = isHabit
        ? placesOf(findings.map(({ finding: { at } }) => at), room - 4)
        : [];
    return [
        `${paint(severity)} ${styles.bold(where)}${fits ? "  " : "\n  "}${styles.dim(tail)}`,
        ...text,
        ...valueLines(values, room),
        ...places.map((line) => `    ${line}`),
        ...excerptOf(finding.at, { columns: room - 4, margin: styles.dim, caret: paint }).map((line) => `    ${line}`),
        ...relatedLines(finding, room),
        ...fixLines(fix?.title, room, styles),
        "",
    ].join("\n");
}
function valueLines(values, columns) {
    if (values.length === 0)
        return [];
    const phrase = (0,model_groups/* valuesPhrase */.O$)(values, (value) => `\`${(0,sanitize_text/* visible */.RK)(value)}\``);
    return wrap(`Found: ${phrase}`, columns - 2, sanitize_text/* widthOf */.qz).map((line) => `  ${line}`);
}
function fixLines(title, columns, { green }) {
    if (title === undefined)
        return [];
    const [first = "", ...rest] = wrap((0,sanitize_text/* visible */.RK)(title), Math.max(30, columns - 7), sanitize_text/* widthOf */.qz);
    return [`  ${green("fix:")} ${first}`, ...rest.map((line) => `       ${line}`)];
}
function spotOf({ source, span }) {
    const { line, column } = (0,repo_text/* positionAt */.t$)(source, span.start);
    return `${(0,sanitize_text/* visible */.RK)(source.path) || "."}:${line}:${column}`;
}
function relatedLines({ related = [], relatedCount = related.length }, columns) {
    const lines = related.flatMap(({ message, at }) => wrap(`${spotOf(at)} ${(0,sanitize_text/* visible */.RK)(message)}`, columns - 6, sanitize_text/* widthOf */.qz).map((line, i) => `${i === 0 ? "    " : "      "}${line}`));
    return relatedCount > related.length ? [...lines, `    and ${relatedCount - related.length} more places`] : lines;
}
function placesOf(places, columns) {
    const root = places.map(({ source }) => source.path.slice(0, source.path.lastIndexOf("/") + 1)).reduce(sharedStart);
    const linesByPath = new Map();
    for (const { source, span } of places) {
        const lines = linesByPath.get(source.path) ?? new Set();
        linesByPath.set(source.path, lines.add((0,repo_text/* positionAt */.t$)(source, span.start).line));
    }
    const names = [...linesByPath].map(([path, lines]) => {
        const few = [...lines].sort((a, b) => a - b).slice(0, 3);
        return `${(0,sanitize_text/* visible */.RK)(path.slice(root.length))}:${few.join(",")}${lines.size > few.length ? "…" : ""}`;
    });
    let shown = 0;
    for (let width = (0,sanitize_text/* widthOf */.qz)(root); shown < names.length && width < 2 * (columns - 14); shown++)
        width += (0,sanitize_text/* widthOf */.qz)(names[shown] ?? "") + 2;
    const rest = names.length - Math.max(1, shown);
    const list = names.slice(0, Math.max(1, shown)).join(", ");
    return wrap(`${root === "" ? "" : `${(0,sanitize_text/* visible */.RK)(root)}: `}${list}${rest > 0 ? ` and ${rest} more` : ""}`, columns, sanitize_text/* widthOf */.qz);
}
function sharedStart(a, b) {
    let end = 0;
    for (let at = a.indexOf("/") + 1; at > 0 && a.slice(0, at) === b.slice(0, at); at = a.indexOf("/", at) + 1)
        end = at;
    return a.slice(0, end);
}

;// CONCATENATED MODULE: ./build/bundle/src/reports/pretty/beliefs.js





function beliefsBlock(beliefs, opening, columns, styles) {
    const { broken } = beliefs;
    const held = heldSentence(beliefs);
    if (broken.length === 0)
        return held === undefined ? "" : `${styles.green(held)}\n\n`;
    const count = broken.reduce((sum, { group }) => sum + group.findings.length, 0);
    const head = styles.bold(count === 1 ? "1 limit does not hold" : `${count} limits do not hold`);
    const blocks = broken
        .filter(({ group }) => opening.has(group))
        .map((belief) => beliefLines(belief, Math.max(30, columns), styles).join("\n"));
    const rest = broken.length - opening.size;
    const more = rest > 0 ? [styles.dim(`${rest} more of these ${rest === 1 ? "is" : "are"} among the findings below`)] : [];
    return `${[head, ...blocks, ...more, ...(held === undefined ? [] : [styles.dim(held)])].join("\n\n")}\n\n`;
}
function beliefLines({ says, known, group: { first, message, severity, paths, fix } }, columns, styles) {
    const { rule, kind, at } = first.finding;
    const name = kind === undefined ? rule : `${rule}/${kind}`;
    const verb = paths.length > 1 ? "say" : "says";
    const more = paths.length > 1 ? ` and ${paths.length - 1} more` : "";
    const said = says.length === 0 ? "" : ` ${verb} ${(0,model_groups/* valuesPhrase */.O$)(says, (text) => `\`${(0,sanitize_text/* visible */.RK)(text)}\``)}`;
    const lines = (text, indent) => wrap(text, columns - indent, sanitize_text/* widthOf */.qz).map((line) => `${" ".repeat(indent)}${line}`);
    return [
        ...wrap(`${spotOf(at)}${more}${said}`, columns, sanitize_text/* widthOf */.qz).map((line, i) => i === 0 ? styles.bold(line) : `  ${line}`),
        ...lines(`${(0,sanitize_text/* visible */.RK)(message)} (${known})`, 2),
        `  ${paintOf(severity, styles)(severity)} ${styles.dim(name)}`,
        ...fixLines(fix?.title, columns, styles),
    ];
}

;// CONCATENATED MODULE: ./build/bundle/src/reports/pretty/notes.js




function waivedBlock({ findings: evaluated }, columns, { dim }) {
    const groups = (0,model_groups/* groupFindings */.kG)(evaluated.filter(({ state }) => state === "waived"));
    if (groups.length === 0)
        return "";
    const lines = groups.flatMap(({ first: { finding, waiver }, message, paths }) => {
        const more = paths.length > 1 ? ` and ${paths.length - 1} more` : "";
        const sentence = [
            `${whereOf(finding.at)}${more} ${(0,sanitize_text/* visible */.RK)(message)}  ${notes_nameOf(finding)}`,
            ...(waiver ? [`waived by ${(0,sanitize_text/* visible */.RK)(waiver.owner)} until ${waiver.until}: ${(0,sanitize_text/* visible */.RK)(waiver.reason)}`] : []),
        ];
        return sentence.flatMap((text, i) => indented(text, i === 0 ? 2 : 4, columns));
    });
    return `${[dim("waived by the policy"), ...lines.map((line) => dim(line))].join("\n")}\n\n`;
}
function policyBlock({ policyChanges: changes }, columns, { bold }) {
    if (!changes)
        return "";
    const problem = (what) => ({ at, message }) => `${what} ${whereOf(at)} ${(0,sanitize_text/* visible */.RK)(message)}`;
    const finding = (what) => (a) => `${what} ${whereOf(a.at)} ${a.severity} ${(0,sanitize_text/* visible */.RK)(a.message)}  ${notes_nameOf(a)}`;
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

;// CONCATENATED MODULE: ./build/bundle/src/reports/pretty/rule-table.js

const columns = ["error", "warning", "note"];
function ruleTable(rules, { bold, dim }) {
    const width = Math.max(...rules.map(({ name }) => (0,sanitize_text/* widthOf */.qz)(name)));
    const head = `${" ".repeat(width)}  ${columns.map((severity) => `${severity}s`.padStart(9)).join("")}`;
    const rows = rules.map(({ name, counts }) => {
        const cells = columns.map((severity) => counts[severity] === 0 ? dim("·".padStart(9)) : String(counts[severity]).padStart(9));
        return `${name.padEnd(width)}  ${cells.join("")}`;
    });
    return `${[bold(head), ...rows].join("\n")}\n\n`;
}

// EXTERNAL MODULE: ./build/bundle/src/reports/state.js
var reports_state = __nccwpck_require__(4144);
;// CONCATENATED MODULE: ./build/bundle/src/reports/pretty/verdict.js



const nothing = { existing: 0, baselined: 0, waived: 0 };
function verdictLines(result, { all, columns, styles }) {
    const state = (0,reports_state/* stateOf */.L)(result);
    const shown = all ? { ...state, hidden: nothing } : state;
    const verdict = wrap((0,reports_state/* firstLine */.T)(shown, { name: sanitize_text/* visible */.RK }), Math.max(30, columns), sanitize_text/* widthOf */.qz);
    const paint = { passed: styles.green, waiting: styles.yellow, failed: styles.red }[state.kind];
    const aside = all ? [] : asideLines(state, result.inspection.ignored);
    return `${[...verdict.map((line) => styles.bold(paint(line))), ...aside.map((line) => styles.dim(line))].join("\n")}\n\n`;
}
function asideLines({ kind, hidden }, ignored) {
    const { existing, baselined, waived } = hidden;
    const parts = [
        ...(existing > 0 ? [`${existing} existing`] : []),
        ...(baselined > 0 ? [`${baselined} in the baseline`] : []),
        ...(waived > 0 ? [`${waived} waived`] : []),
    ];
    const how = kind === "passed" ? "--all shows them" : `Not shown: ${parts.join(", ")} (--all shows them)`;
    return [
        ...(parts.length > 0 ? [how] : []),
        ...(ignored > 0 ? [`Ignored by the policy: ${ignored} finding${ignored === 1 ? "" : "s"}`] : []),
    ];
}

;// CONCATENATED MODULE: ./build/bundle/src/reports/pretty/index.js














const foremost = 4;
const pretty_long = 8;
function pretty(result, screen) {
    const { all = false, columns, command = "agent-profile-check" } = screen;
    const styles = stylesFor(screen.color);
    const report = (0,reports_model/* findingReport */.A)(result);
    const beliefs = report.hasPolicy ? undefined : beliefsIn(result, report.shown);
    const opening = new Set((beliefs?.broken ?? []).slice(0, all ? undefined : foremost).map(({ group }) => group));
    const groups = [
        ...report.shown.filter((group) => !opening.has(group)),
        ...(all ? [...report.hidden.filter(({ state }) => state !== "waived"), ...report.counted] : []),
    ];
    const subjectsOf = (0,model_groups/* subjectsIn */.$c)(result);
    return [
        beliefs ? beliefsBlock(beliefs, opening, columns, styles) : "",
        verdictLines(result, { all, columns, styles }),
        ...groups.map((group) => `${groupParagraph(group, subjectsOf(group), columns, styles)}\n`),
        all ? waivedBlock(result, columns, styles) : "",
        report.shown.length > pretty_long ? ruleTable(report.rules, styles) : "",
        all
            ? ""
            : report.unstated
                .map((one) => paragraph((0,ceilings/* ceilingSentence */.FC)(one, command, quoted), columns, (text) => text))
                .join(""),
        all ? crossHostBlock(result, columns, styles) : crossHostLine(result, report, { command, columns }, styles),
        policyBlock(result, columns, styles),
        upcomingLines(result, columns, styles),
        hint(result, report, { command, columns }, styles),
    ].join("");
}
function quoted(text) {
    return `\`${text}\``;
}
function paragraph(text, columns, style) {
    return `${wrap(text, Math.max(30, columns), sanitize_text/* widthOf */.qz)
        .map((line) => style(line))
        .join("\n")}\n\n`;
}
function crossHostLine({ inspection, grantedByHost }, { shown, unstated }, { command, columns }, { dim }) {
    if (shown.length === 0 && unstated.length === 0)
        return "";
    const names = new Set((0,cross_host/* crossHostAccessIn */.g)(inspection, grantedByHost).flatMap(({ profiles }) => profiles.map(({ path }) => path)));
    if (names.size === 0)
        return "";
    const what = names.size === 1 ? "1 profile can" : `${names.size} profiles can`;
    return paragraph(`${what} do more in another host that reads the same file: \`${command} check --all\` shows which.`, columns, dim);
}
function hint({ tool }, { shown }, { command, columns }, { dim }) {
    const first = shown[0];
    if (!first)
        return "";
    const { rule } = first.first.finding;
    const lines = wrap(`Why, and how to fix it: ${command} explain ${rule}`, Math.max(30, columns), sanitize_text/* widthOf */.qz);
    return `${[...lines.map((line, i) => (i === 0 ? line : `  ${line}`)), `  ${(0,evaluate_result/* helpOf */.ZL)(tool, rule)}`].map((line) => dim(line)).join("\n")}\n`;
}

// EXTERNAL MODULE: ./build/bundle/src/reports/undecided.js
var undecided = __nccwpck_require__(3868);
// EXTERNAL MODULE: ./build/bundle/src/action/comment/write.js
var write = __nccwpck_require__(6285);
;// CONCATENATED MODULE: ./build/bundle/src/action/comment/on-result.js




async function commentOnResult(core, result, { comment: when, token, root }, { context, repository }, { environment, links }) {
    if (context.kind !== "request" || when === "never" || repository === null)
        return undefined;
    if (token === undefined) {
        (0,output/* notice */.lm)(core, "no comment is written without the input `token`");
        return undefined;
    }
    const plan = planComment(result, when, context.isSilent);
    if (!plan)
        return undefined;
    const marker = (0,output/* markerOf */.we)(environment, root);
    const model = (0,markdown/* reportModelOf */.jZ)(result);
    const body = plan.isNothingLeft ? (0,markdown/* nothingLeft */.Zt)(model, links, marker) : (0,markdown/* commentOf */.vm)(model, links, marker);
    return (0,write/* writeAsNotice */.u)(core, { token, repository, number: context.number, marker, body, create: plan.create });
}
function planComment(result, when, isSilent) {
    const hasNews = (result.changes?.length ?? 0) + (result.settings?.length ?? 0) > 0 ||
        result.findings.some(({ state }) => state === "new");
    const create = when === "always" || hasNews;
    if (!create && isSilent && result.inspection.subjects.length === 0)
        return undefined;
    return { create, isNothingLeft: !hasNews && (0,evaluate_result/* conclusionOf */.vu)(result) === "clean" };
}

;// CONCATENATED MODULE: ./build/bundle/src/action/links.js

function linksOf({ changedFiles: files }, { context }, { environment, server, api }) {
    const links = { server, run: (0,output/* runOf */.ng)(environment, server) };
    return context.kind === "request" && files && isGitHub(server, api)
        ? { ...links, pull: { number: context.number, files } }
        : links;
}
function isGitHub(server, api) {
    return /^https:\/\/(?:github\.com|[\w-]+\.ghe\.com)$/.test(server) || api.replace(/\/+$/, "") === `${server}/api/v3`;
}

;// CONCATENATED MODULE: ./build/bundle/src/action/deliver.js















async function deliver(core, result, inputs, event, runner) {
    const { environment } = runner;
    const size = (0,evaluate_result/* sizeOf */.$d)(result);
    (0,memory/* ensureMemoryForReport */.Dj)(size);
    (0,output/* quote */.hD)(pretty(result, { color: false, columns: 120 }));
    const { shown, left } = annotations(result);
    for (const { level, message, properties } of shown)
        core[level](message, properties);
    for (const note of result.notes.slice(0, 2))
        (0,output/* notice */.lm)(core, note);
    const links = linksOf(result, event, runner);
    (0,memory/* ensureMemoryForReport */.Dj)(size);
    await (0,output/* summarise */.fS)(core, (0,markdown/* markdown */.wD)(result, links), environment);
    (0,memory/* ensureMemoryForReport */.Dj)(size);
    if (inputs.json !== undefined)
        (0,output/* output */.CG)(core, { json: (0,output/* writeInside */.Mt)(inputs.json, json_json(result, platform_hash/* sha256 */.sc), environment) });
    if (inputs.sarif !== undefined) {
        const { sarif } = await __nccwpck_require__.e(/* import() */ 6786).then(__nccwpck_require__.bind(__nccwpck_require__, 6786));
        (0,output/* output */.CG)(core, { sarif: (0,output/* writeInside */.Mt)(inputs.sarif, sarif(result), environment) });
    }
    const address = await commentOnResult(core, result, inputs, event, { environment, links });
    (0,output/* output */.CG)(core, { ...outputsOf(result), ...(address === undefined ? {} : { "comment-url": address }) });
    const unmarked = left.error + left.warning + left.notice;
    if ((0,evaluate_result/* conclusionOf */.vu)(result) !== "clean") {
        core.setFailed(failureOf(result, unmarked));
        return 1;
    }
    if (unmarked > 0)
        (0,output/* notice */.lm)(core, `${unmarked} more findings are in the summary: GitHub shows only a limited number of annotations`);
    return 0;
}
function outputsOf(result) {
    const changes = result.changes ?? [];
    const { errors, warnings, notes, profiles } = (0,evaluate_result/* summaryOf */.YG)(result);
    return {
        conclusion: (0,evaluate_result/* conclusionOf */.vu)(result),
        errors,
        warnings,
        notes,
        profiles,
        added: changes.filter(({ kind }) => kind === "added").length,
        changed: changes.filter(({ kind }) => kind !== "added" && kind !== "removed").length,
        removed: changes.filter(({ kind }) => kind === "removed").length,
        power: result.power ?? "undecided",
        widened: changes.filter(({ widened }) => widened).length,
        "settings-widened": (0,settings_json/* widenedBySettings */.pU)(result.settings ?? []),
        "new-errors": result.findings.filter(({ finding, state }) => finding.severity === "error" && state === "new")
            .length,
    };
}
function failureOf(result, unmarked) {
    const rest = unmarked > 0 ? `, ${unmarked} of them without an annotation` : "";
    return (0,sanitize_text/* visible */.RK)(`${(0,reports_state/* firstLine */.T)((0,reports_state/* stateOf */.L)(result))}. The summary has all findings${rest}.`);
}
async function deliverProblems(core, { problems }, environment) {
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
    await deliverError(core, undecided/* invalidPolicy */.U, environment, problems.map(lineOf));
    return 2;
}
function lineOf({ message, at }) {
    return `\`${at.source.path}:${(0,repo_text/* positionAt */.t$)(at.source, at.span.start).line}\` ${message}`;
}
async function deliverError(core, message, environment, places = []) {
    core.setFailed([(0,undecided/* undecidedLine */.m)(message), ...places].map(sanitize_text/* visible */.RK).join("\n"));
    for (const attempt of [
        () => (0,output/* output */.CG)(core, { conclusion: "error", power: "undecided" }),
        () => (0,output/* summarise */.fS)(core, (0,markdown/* undecided */.oo)(message, places), environment),
    ]) {
        try {
            await attempt();
        }
        catch (error) {
            process.stdout.write(`${(0,sanitize_text/* visible */.RK)((0,output/* messageOf */.bD)(error))}\n`);
        }
    }
}

// EXTERNAL MODULE: ./build/bundle/src/action/event.js
var action_event = __nccwpck_require__(9960);
// EXTERNAL MODULE: ./build/bundle/src/action/inputs.js + 1 modules
var action_inputs = __nccwpck_require__(9330);
;// CONCATENATED MODULE: ./build/bundle/src/action.js










const { env } = process;
const runner = {
    environment: env,
    server: (env.GITHUB_SERVER_URL ?? "https://github.com").replace(/\/+$/, ""),
    api: env.GITHUB_API_URL ?? "https://api.github.com",
    today: new Date().toISOString().slice(0, 10),
};
process.exitCode = 3;
let ended = false;
let stopped = false;
process.on("uncaughtException", (error) => void stop(error));
process.on("unhandledRejection", (error) => void stop(error));
process.on("exit", () => {
    if (!ended)
        (0,external_node_fs_.writeSync)(1, `::error::${(0,undecided/* undecidedLine */.m)("the run came to an end before its answer")}\n`);
});
run().then(end, stop);
async function run() {
    const inputs = (0,action_inputs/* inputsOf */.V)(env);
    const payload = (0,action_event/* payloadIn */.q3)(env);
    const event = (0,action_event/* readEvent */.j_)(payload, env);
    if (event.context.kind === "review")
        return rerun(inputs, event.repository, event.context, payload);
    const result = await checkEvent(inputs, event, runner);
    const core = await Promise.all(/* import() */[__nccwpck_require__.e(6752), __nccwpck_require__.e(1889)]).then(__nccwpck_require__.bind(__nccwpck_require__, 1889));
    if ("kind" in result) {
        const code = await deliverProblems(core, result, env);
        await commentOnNothing(core, undecided/* invalidPolicy */.U);
        return code;
    }
    return deliver(core, result, inputs, event, runner);
}
async function rerun({ token, workflow }, repository, { number, head }, payload) {
    const [core, { opinionIn, startAgain }] = await Promise.all([Promise.all(/* import() */[__nccwpck_require__.e(6752), __nccwpck_require__.e(1889)]).then(__nccwpck_require__.bind(__nccwpck_require__, 1889)), __nccwpck_require__.e(/* import() */ 1474).then(__nccwpck_require__.bind(__nccwpck_require__, 1474))]);
    const opinion = opinionIn(payload);
    const { api } = runner;
    const { kind, message } = await startAgain({ api, token, repository, number, head, opinion, workflow });
    if (kind !== "failed" || opinion === "approved") {
        (0,output/* notice */.lm)(core, message);
        return 0;
    }
    core.setFailed((0,sanitize_text/* visible */.RK)(`${message}; the check still counts an approval that may be taken back`));
    return 2;
}
async function commentOnNothing(core, reason) {
    const module = await __nccwpck_require__.e(/* import() */ 2555).then(__nccwpck_require__.bind(__nccwpck_require__, 2555)).catch(() => undefined);
    await module?.commentUndecided(core, reason, runner);
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
    const message = (0,output/* messageOf */.bD)(error);
    const isExpected = error instanceof tree/* UserError */.yo || (0,tree/* isOfMachine */.zv)(error);
    const report = isExpected ? "" : `; please report it at ${tool.homepage.replace(/\/blob\/.*$/, "")}/issues`;
    const core = await Promise.all(/* import() */[__nccwpck_require__.e(6752), __nccwpck_require__.e(1889)]).then(__nccwpck_require__.bind(__nccwpck_require__, 1889));
    await deliverError(core, `${message}${report}`, env);
    await commentOnNothing(core, isExpected ? message : "the tool failed");
    if (!isExpected && error instanceof Error)
        (0,output/* quote */.hD)((error.stack ?? "").split("\n").map(sanitize_text/* visible */.RK).join("\n"));
    ended = true;
    process.stdout.write("", () => {
        try {
            (0,output/* output */.CG)(core, { conclusion: "error", power: "undecided" });
        }
        finally {
            process.exit(error instanceof tree/* UserError */.yo ? 2 : 3);
        }
    });
}

module.exports = __webpack_exports__;
/******/ })()
;