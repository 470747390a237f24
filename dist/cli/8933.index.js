"use strict";
exports.id = 8933;
exports.ids = [8933,668,1722,9341];
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

/***/ 78933:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runInit: () => (/* binding */ runInit)
});

// EXTERNAL MODULE: ./build/bundle/src/cli/run.js
var run = __webpack_require__(22197);
// EXTERNAL MODULE: ./build/bundle/src/evaluate/grants/owner.js
var grants_owner = __webpack_require__(92266);
// EXTERNAL MODULE: ./build/bundle/src/platform/git/command.js
var command = __webpack_require__(41535);
;// CONCATENATED MODULE: ./build/bundle/src/platform/git/tracked.js

async function untrackedAmong(paths, location, environment) {
    if (!location || paths.length === 0)
        return paths;
    const { output } = await (0,command/* run */.eF)((0,command/* gitAt */.c8)(location.top, environment), ["ls-files", "-z", "--cached", "--", ...paths]);
    const tracked = new Set(output.toString().split("\0"));
    return paths.filter((path) => !tracked.has(path));
}

// EXTERNAL MODULE: ./build/bundle/src/platform/invocation.js
var invocation = __webpack_require__(88499);
// EXTERNAL MODULE: ./build/bundle/src/generated/hosts.js
var hosts = __webpack_require__(39824);
// EXTERNAL MODULE: ./build/bundle/src/cli/input.js + 4 modules
var cli_input = __webpack_require__(42162);
// EXTERNAL MODULE: ./build/bundle/src/repo/tree.js
var tree = __webpack_require__(72456);
// EXTERNAL MODULE: ./build/bundle/src/policy/model.js
var model = __webpack_require__(53861);
// EXTERNAL MODULE: ./build/bundle/src/platform/disk/quick-look.js
var quick_look = __webpack_require__(58706);
// EXTERNAL MODULE: ./build/bundle/src/platform/disk/bytes.js
var bytes = __webpack_require__(76988);
// EXTERNAL MODULE: ./build/bundle/src/platform/disk/write.js
var write = __webpack_require__(79560);
// EXTERNAL MODULE: ./build/bundle/src/platform/git/location.js
var git_location = __webpack_require__(3491);
// EXTERNAL MODULE: ./build/bundle/src/platform/hash.js
var hash = __webpack_require__(81957);
// EXTERNAL MODULE: ./build/bundle/src/platform/native-path.js
var native_path = __webpack_require__(9144);
// EXTERNAL MODULE: ./build/bundle/src/policy/file/index.js
var file = __webpack_require__(19007);
// EXTERNAL MODULE: ./build/bundle/src/policy/file/policy-file.js
var policy_file = __webpack_require__(74644);
// EXTERNAL MODULE: ./build/bundle/src/policy/file/reference.js
var file_reference = __webpack_require__(73594);
// EXTERNAL MODULE: ./build/bundle/src/policy/file/vendored.js
var vendored = __webpack_require__(93232);
// EXTERNAL MODULE: ./build/bundle/src/repo/repo-index.js + 1 modules
var repo_index = __webpack_require__(78251);
// EXTERNAL MODULE: ./build/bundle/src/repo/text.js
var repo_text = __webpack_require__(64951);
// EXTERNAL MODULE: ./build/bundle/src/cli/policy-sources.js
var policy_sources = __webpack_require__(60391);
;// CONCATENATED MODULE: ./build/bundle/src/cli/commands/init/organisation.js














async function organisationChange(options, policy, machine) {
    if (!options || !policy)
        return { policy: undefined, renewed: [] };
    if ("kind" in policy)
        return policy;
    const vendored = await readVendored(options, machine);
    if ("kind" in vendored)
        return vendored;
    const text = await withOrganisation(policy, vendored.reference);
    if (typeof text !== "string")
        return text;
    return { policy: { ...policy, text }, renewed: [[policy.path, text], ...vendored.copies] };
}
async function readVendored({ organisation, from, fetch }, machine) {
    const reference = (0,file_reference.referenceOf)(organisation);
    if (typeof reference === "string")
        throw new tree/* UserError */.yo(`\`--organisation\`: ${reference}`);
    if (reference.kind !== "remote")
        throw new tree/* UserError */.yo(`\`--organisation\` names a file of another repository, as in acme/policy//agents.yml@COMMIT, not \`${organisation}\``);
    const read = readerFor(reference, from, fetch, machine);
    const text = await read(reference);
    if (typeof text !== "string")
        throw new tree/* UserError */.yo(`the policy \`${(0,file_reference.referenceText)(reference)}\` could not be read: ${text.reason}`);
    const digest = (0,hash.sha256)(text);
    if (reference.sha256 !== undefined && reference.sha256 !== digest)
        throw new tree/* UserError */.yo(`the policy \`${(0,file_reference.referenceText)(reference)}\` has the digest sha256:${digest}, not sha256:${reference.sha256} as \`--organisation\` says`);
    const texts = [text];
    const policy = await (0,file.readPolicy)({ path: (0,file_reference.referenceText)(reference), text }, {
        file: async () => "a file of another repository cannot extend a file of this one",
        remote: async (extended) => {
            const found = await read(extended);
            if (typeof found !== "string")
                return found.reason;
            const name = (0,file_reference.referenceText)(extended);
            const actual = (0,hash.sha256)(found);
            if (extended.sha256 === undefined)
                return `a vendored copy is found by its digest, which \`extends\` does not state; write \`${name}#sha256:${actual}\` there`;
            if (extended.sha256 !== actual)
                return `it has the digest sha256:${actual}, not sha256:${extended.sha256}`;
            texts.push(found);
            return { source: { path: name, text: found } };
        },
    });
    if ("kind" in policy)
        return policy;
    const distinct = [...new Set(texts)];
    return {
        reference: { ...reference, sha256: digest },
        copies: new Map(distinct.map((copy, i) => [i === 0 ? vendored/* vendoredPath */.pw : numbered(i + 1), copy])),
    };
}
function numbered(n) {
    return vendored/* vendoredPath */.pw.replace(/\.yml$/, `.${n}.yml`);
}
function readerFor(reference, from, fetch, machine) {
    if (from === undefined && !fetch)
        throw new tree/* UserError */.yo("`--organisation` needs the policy itself: --from FILE names a file or a checkout of its repository, and --fetch reads it over the network");
    const local = from === undefined ? undefined : localReader(reference, from, machine);
    const remote = (0,policy_sources/* remoteFor */.K)({ offline: false }, machine);
    return async (wanted) => {
        if (local && (0,file_reference/* namesSameFile */.$S)({ ...wanted, path: "" }, { ...reference, path: "" }))
            return local(wanted);
        if (!fetch)
            return { reason: "it is in another repository; add --fetch to read it over the network" };
        const found = await remote(wanted);
        return typeof found === "string" ? { reason: found } : found.source.text;
    };
}
function localReader(reference, from, machine) {
    const path = (0,native_path/* absolute */.y)(machine.directory, from);
    return (0,quick_look/* isDirectory */.wd)(path) ? checkoutReader(path, machine) : fileReader(reference, from, path);
}
function checkoutReader(path, { environment }) {
    return async (wanted) => {
        const location = (0,git_location/* locate */.x)(path);
        if (!location)
            throw new tree/* UserError */.yo(`\`--from\` names the directory ${path}, which is not in a git repository`);
        const { openRepository } = await __webpack_require__.e(/* import() */ 4405).then(__webpack_require__.bind(__webpack_require__, 54405));
        const repository = await openRepository(location.top, environment);
        if (!repository)
            throw new tree/* UserError */.yo(`git cannot read ${location.top}`);
        try {
            const commit = await repository.resolve(wanted.ref);
            if (!commit)
                return { reason: `the clone ${location.top} has no \`${wanted.ref}\`; fetch it there first` };
            const content = await (await repo_index/* RepoIndex */.T.of(repository.commit(commit.id))).read(wanted.path);
            return content.kind === "text"
                ? content.source.text
                : { reason: `${location.top} has no text file \`${wanted.path}\` at \`${wanted.ref}\`` };
        }
        finally {
            await repository.close();
        }
    };
}
function fileReader(reference, from, path) {
    const native = path.replaceAll("\\", "/");
    const top = native.endsWith(`/${reference.path}`) ? native.slice(0, -reference.path.length) : undefined;
    return async (wanted) => {
        const isItself = wanted.path === reference.path;
        if (!isItself && top === undefined)
            return { reason: `it is not next to \`${from}\`; name a checkout of the repository with --from DIR` };
        const file = isItself ? path : `${top}${wanted.path}`;
        try {
            return (0,repo_text/* decodeText */.g7)((0,bytes/* readFile */.TA)(file)) ?? { reason: `\`${file}\` is not UTF-8 text` };
        }
        catch (error) {
            if (!(error instanceof tree/* UnreadableFile */.ie))
                throw error;
            return { reason: error.message === bytes/* gone */.qp ? `there is no file \`${file}\`` : `\`${file}\` ${error.message}` };
        }
    };
}
async function withOrganisation(policy, reference) {
    const value = (0,file_reference/* pinnedText */.Wm)(reference);
    const line = `organisation: ${/^[\w./@#:-]+$/.test(value) ? value : JSON.stringify(value)}`;
    const text = policy.text.replace(/^organisation[ \t]*:.*$/m, () => line);
    const next = text === policy.text && !policy.text.includes(line) ? inserted(policy.text, line) : text;
    const read = await (0,policy_file/* readPolicyFile */.B)({ ...policy, text: next });
    if ("kind" in read) {
        const before = await (0,policy_file/* readPolicyFile */.B)(policy);
        if ("kind" in before)
            return read;
    }
    else if (read.own.organisation && (0,file_reference/* pinnedText */.Wm)(read.own.organisation.reference) === value)
        return next;
    throw new tree/* UserError */.yo(`\`${policy.path}\` cannot be changed without touching the rest; add this key to it:\n${line}`);
}
function inserted(text, line) {
    const first = /^["'$A-Za-z]/m.exec(text)?.index ?? 0;
    return `${text.slice(0, first)}${line}\n${text.slice(first)}`;
}
function writeIfChanged(root, path, text) {
    try {
        if ((0,repo_text/* decodeText */.g7)((0,bytes/* readFile */.TA)((0,native_path/* absolute */.y)(root, path))) === text)
            return false;
    }
    catch (error) {
        if (!(error instanceof tree/* UnreadableFile */.ie))
            throw error;
    }
    return (0,write/* writeInside */.Mt)(root, path, text, { replace: true });
}

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
;// CONCATENATED MODULE: ./build/bundle/src/platform/disk/look.js



const maxBytes = 1_000_000;
function textInside(root, path) {
    try {
        if ((0,write/* standsAt */.T7)(root, path) !== "file" || (0,external_node_fs_.lstatSync)((0,external_node_path_.join)(root, path)).size > maxBytes)
            return undefined;
        return (0,external_node_fs_.readFileSync)((0,external_node_path_.join)(root, path), "utf8");
    }
    catch {
        return undefined;
    }
}
function isAt(root, path) {
    return (0,external_node_fs_.lstatSync)((0,external_node_path_.join)(root, path), { throwIfNoEntry: false }) !== undefined;
}

;// CONCATENATED MODULE: ./build/bundle/src/platform/git/default-branch.js

const usual = ["main", "master", "trunk", "develop"];
async function defaultBranchOf(location, directory, environment) {
    const git = (0,command/* gitAt */.c8)(location?.top ?? directory, environment);
    const configured = (await answerOf(git, "config", "--get", "init.defaultBranch"))[0];
    const names = [...(configured !== undefined && isPlain(configured) ? [configured] : []), ...usual];
    const preferred = names[0] ?? "main";
    if (!location)
        return { name: preferred, isKnown: true };
    const folders = ["refs/remotes/origin/", "refs/heads/"];
    const [found, heads, [current = ""]] = await Promise.all([
        refs(git, "refs/remotes/origin/HEAD", ...names.flatMap((name) => folders.map((folder) => folder + name))),
        refs(git, "--count=3", ...folders),
        answerOf(git, "symbolic-ref", "--quiet", "HEAD"),
    ]);
    const origin = branchIn(found.get("refs/remotes/origin/HEAD"));
    const existing = names.find((name) => folders.some((folder) => found.has(folder + name)));
    const checkedOut = branchIn(current);
    const isUnborn = checkedOut !== undefined && !(await refs(git, current)).has(current);
    const some = [...heads.keys()].map(branchIn).find((name) => name !== undefined && name !== "HEAD");
    const name = origin ?? existing ?? (isUnborn && heads.size > 0 ? some : checkedOut) ?? some;
    return { name: name ?? preferred, isKnown: name !== undefined };
}
async function refs(git, ...words) {
    const lines = await answerOf(git, "for-each-ref", "--format=%(refname) %(symref)", ...words);
    return new Map(lines.map((line) => [line.split(" ")[0] ?? "", line.split(" ")[1] ?? ""]));
}
function branchIn(ref) {
    return /^refs\/(?:heads|remotes\/origin)\/(.+)$/s.exec(ref ?? "")?.[1];
}
function isPlain(name) {
    return /^[^\s*?[\]\\^~:]{1,200}$/.test(name);
}
async function answerOf(git, ...words) {
    const { output } = await (0,command/* run */.eF)(git, words, { answers: [0, 1] });
    return output
        .toString()
        .split("\n")
        .filter((line) => line !== "");
}

;// CONCATENATED MODULE: ./build/bundle/src/platform/git/hooks.js



const hooks_maxBytes = 100_000;
async function installedHookOf(location, environment) {
    if (!location)
        return { installedHook: undefined, hooksPath: undefined };
    const { output } = await (0,command/* run */.eF)((0,command/* gitAt */.c8)(location.top, environment), ["config", "--local", "--get", "core.hooksPath"], {
        answers: [0, 1],
    });
    const path = (0,external_node_path_.join)(location.shared, "hooks", "pre-commit");
    const stats = (0,external_node_fs_.lstatSync)(path, { throwIfNoEntry: false });
    return {
        installedHook: stats?.isFile() && stats.size <= hooks_maxBytes ? (0,external_node_fs_.readFileSync)(path, "utf8") : undefined,
        hooksPath: output.toString().trim() || undefined,
    };
}

;// CONCATENATED MODULE: ./build/bundle/src/platform/own-commit.js




const limits = { description: 100_000, lock: 64_000_000 };
async function ownCommit(script, environment, name) {
    try {
        const folder = script === undefined ? undefined : packageAround((0,external_node_fs_.realpathSync)(script), name);
        if (folder === undefined)
            return undefined;
        return (0,external_node_path_.basename)((0,external_node_path_.dirname)(folder)) === "node_modules"
            ? lockedCommit((0,external_node_path_.dirname)(folder), name)
            : await cloned(folder, environment);
    }
    catch {
        return undefined;
    }
}
function packageAround(file, name) {
    for (let folder = (0,external_node_path_.dirname)(file); folder !== (0,external_node_path_.dirname)(folder); folder = (0,external_node_path_.dirname)(folder)) {
        const description = textOf((0,external_node_path_.join)(folder, "package.json"), limits.description);
        const own = description === undefined ? undefined : fieldOf(JSON.parse(description), "name");
        if (own !== undefined)
            return own === name ? folder : undefined;
    }
    return undefined;
}
function lockedCommit(modules, name) {
    const lock = textOf((0,external_node_path_.join)(modules, ".package-lock.json"), limits.lock);
    if (lock === undefined)
        return undefined;
    const resolved = fieldOf(fieldOf(fieldOf(JSON.parse(lock), "packages"), `node_modules/${name}`), "resolved");
    if (typeof resolved !== "string")
        return undefined;
    const [, address, id] = /^git\+([^#\s]{1,1000})#([0-9a-f]{40})$/.exec(resolved) ?? [];
    return address === undefined || id === undefined
        ? undefined
        : { id, repository: repositoryIn(address), isDirty: false, isUnpublished: false };
}
async function cloned(folder, environment) {
    if ((0,git_location/* locate */.x)(folder)?.top !== folder)
        return undefined;
    const git = (0,command/* gitAt */.c8)(folder, environment);
    const answerOf = async (...words) => (await (0,command/* run */.eF)(git, words, { answers: [0, 1] })).output.toString().trim();
    const [id, origin, changes] = await Promise.all([
        answerOf("rev-parse", "--verify", "--quiet", "HEAD^{commit}"),
        answerOf("config", "--local", "--get", "remote.origin.url"),
        answerOf("status", "--porcelain", "--untracked-files=no", "--ignore-submodules"),
    ]);
    if (!/^[0-9a-f]{40}$/.test(id))
        return undefined;
    const holder = await answerOf("for-each-ref", "--count=1", "--format=%(refname)", `--contains=${id}`, "refs/remotes");
    return { id, repository: repositoryIn(origin), isDirty: changes !== "", isUnpublished: holder === "" };
}
function repositoryIn(address) {
    const [, owner = "", name = ""] = /^(?:(?:ssh|https|git):\/\/(?:[^/@\s]*@)?github\.com\/|git@github\.com:)([^/\s]+)\/([^/\s]+?)(?:\.git)?\/?$/i.exec(address) ?? [];
    const isName = /^[A-Za-z0-9][A-Za-z0-9-]{0,38}$/.test(owner) && /^(?!\.{1,2}$)[\w.-]{1,100}$/.test(name);
    return isName ? `${owner}/${name}` : undefined;
}
function fieldOf(value, key) {
    return typeof value === "object" && value !== null && Object.hasOwn(value, key)
        ? value[key]
        : undefined;
}
function textOf(path, limit) {
    let file;
    try {
        file = (0,external_node_fs_.openSync)(path, "r");
    }
    catch {
        return undefined;
    }
    try {
        const stats = (0,external_node_fs_.fstatSync)(file);
        return stats.isFile() && stats.size <= limit ? (0,external_node_fs_.readFileSync)(file, "utf8") : undefined;
    }
    finally {
        (0,external_node_fs_.closeSync)(file);
    }
}

// EXTERNAL MODULE: ./build/bundle/src/repo/path.js
var path = __webpack_require__(76311);
// EXTERNAL MODULE: ./build/bundle/src/evaluate/baseline.js
var baseline = __webpack_require__(71722);
// EXTERNAL MODULE: ./build/bundle/src/evaluate/result.js
var result = __webpack_require__(97916);
// EXTERNAL MODULE: ./build/bundle/src/inspect/index.js + 12 modules
var inspect = __webpack_require__(67141);
// EXTERNAL MODULE: ./build/bundle/src/inspect/unread.js
var inspect_unread = __webpack_require__(32739);
// EXTERNAL MODULE: ./build/bundle/src/evaluate/grants/excess.js
var excess = __webpack_require__(41958);
// EXTERNAL MODULE: ./build/bundle/src/evaluate/grants/yaml.js
var yaml = __webpack_require__(20998);
;// CONCATENATED MODULE: ./build/bundle/src/cli/commands/init/pin.js
const placeholder = "COMMIT";
function pinFor({ version, homepage }, own) {
    const repository = own?.repository ?? homeOf(homepage).repository;
    const commit = own?.id ?? placeholder;
    return {
        repository,
        commit,
        isKnown: own !== undefined,
        comment: own ? `# v${version}` : `# write a commit of ${repository} here`,
        package: `github:${repository}#${commit}`,
    };
}
function originDoubt(own) {
    if (own?.isUnpublished)
        return "no remote branch of the clone that runs this has it, so push it first";
    return own && own.repository === undefined ? "this tool was fetched from another place than github.com" : undefined;
}
function pin_short({ commit }) {
    return commit.slice(0, 12);
}
function homeOf(homepage) {
    const [, repository = "", branch = ""] = /^https:\/\/[^/]+\/([^/]+\/[^/]+)\/blob\/(.+)$/.exec(homepage) ?? [];
    return { repository, branch };
}

;// CONCATENATED MODULE: ./build/bundle/src/cli/commands/init/templates.js


const checkName = "agent profiles";
const teamSecret = "AGENT_PROFILES_TOKEN";
function policyHead(tool, what, isOwned = false) {
    return `# yaml-language-server: $schema=${rawOf(tool)}/policy.schema.json\n# ${what}\nextends: preset:recommended # or preset:strict\nceiling: [read] # what any profile may do: read, write, execute, network, delegate, external\n${isOwned ? `${approvals} # a code owner of this file approves its changes\n` : ""}`;
}
const approvals = "approvals: { policy: { by: [codeowners], count: 1 } }";
const plainPurpose = "What this repository's subagent profiles may do.";
function plainPolicy(head) {
    return `${head}
# Profiles that can do more. Each grant has an owner, a reason, and a last day.
# grants:
#   - profiles: ["release-*"]
#     paths: [".claude/agents/release-*.md"]
#     may: [write, execute]
#     reason: cuts releases
#     owner: "@acme/release"
#     until: 2027-03-31
`;
}
function workflow(pin, trunk, team) {
    return `name: ${checkName}
on:
  pull_request:
    types: [opened, synchronize, reopened, edited]
  merge_group:
  push:
    branches: [${branchPattern(trunk)}] # the default branch
permissions:
  contents: read
  pull-requests: write # only for the comment
concurrency:
  group: agent-profiles-\${{ github.ref }}
  cancel-in-progress: \${{ github.event_name == 'pull_request' }}
jobs:
  profiles:
    name: ${checkName}\${{ github.event_name == 'push' && ' on push' || '' }}
    runs-on: ubuntu-latest
    timeout-minutes: 5
    steps:
      - uses: actions/checkout@v5
        with:
          persist-credentials: false
      - uses: ${pin.repository}@${pin.commit} ${pin.comment}
${team === undefined
        ? ""
        : teamLines(team)
            .map((line) => `${line}\n`)
            .join("")}`;
}
function reviewWorkflow(pin, file) {
    const name = `${checkName} after a review`;
    return `name: ${name}
on:
  pull_request_review:
    types: [submitted, dismissed]
permissions:
  actions: write # re-runs the check; it checks nothing itself
jobs:
  again:
    name: ${name}
    runs-on: ubuntu-latest
    timeout-minutes: 10
    steps:
      - uses: ${pin.repository}@${pin.commit} ${pin.comment}
        with:
          workflow: ${file}
`;
}
function teamLines(team) {
    return ["        with:", `          policy-token: \${{ secrets.${teamSecret} }} # reads who is in ${team}`];
}
function branchPattern(name) {
    const pattern = name.replace(/[*?+[\]\\]|^!/g, "\\$&");
    return /^(?!(?:true|false|null|yes|no|on|off|y|n)$)[a-z][\w/-]*$/i.test(pattern) ? pattern : (0,yaml/* quoted */.TL)(pattern);
}
function rawOf({ homepage }) {
    const { repository, branch } = homeOf(homepage);
    return `https://raw.githubusercontent.com/${repository}/${branch}`;
}

;// CONCATENATED MODULE: ./build/bundle/src/cli/commands/init/from-current.js











const ends = { first: 60, weeks: 9 };
async function currentState(input, today, tool, { owner, isOwned } = {}) {
    const head = await headFor(input, today, tool, `What this repository's subagent profiles may do: what they did on ${today}, until their owners decide.`, isOwned);
    const decisions = await decisionsOf(head, today);
    const repositoryNames = await input.repositoryNames();
    const { subjects, loads } = await (0,inspect/* inspect */.Nn)(input.repo, { decisions, repositoryNames });
    const ownerOf = await (0,grants_owner/* ownersOf */.K2)(input, owner);
    const profiles = (0,excess/* excessProfiles */.EP)(subjects, decisions, ownerOf);
    const settings = (0,excess/* excessSettings */.RZ)(loads, decisions, ownerOf);
    const endOf = endsOf([...profiles, ...settings].map(({ path }) => path), today);
    const ending = (file) => ({ ...file, until: endOf(file.path) });
    const grants = (0,yaml/* fitting */._Q)([
        ...(0,excess/* groupSettings */.L1)(settings.map(ending)).map(yaml/* settingsGrantText */.PT),
        ...(0,excess/* groupProfiles */.Uk)(profiles.map(ending)).map(yaml/* grantText */.un),
    ]);
    const policy = `${head}${grants.length === 0 ? "" : `grants:\n${grants.map(({ text }) => text).join("")}`}`;
    const left = await findingsUnder(policy, { repo: input.repo, repositoryNames }, today, tool);
    const made = { policy, granted: summaryOf(grants), hasGrants: grants.length > 0 };
    if (left.length === 0)
        return { ...made, baseline: undefined, kept: undefined };
    return {
        ...made,
        baseline: (0,baseline.writeBaseline)(left.map(({ finding, fingerprint }) => (0,baseline.entryFor)(finding, fingerprint))),
        kept: `${counted(new Set(left.map(({ fingerprint }) => fingerprint)).size, "finding")} that no grant covers`,
    };
}
async function headFor({ repo, repositoryNames }, today, tool, what, isOwned = false) {
    const head = policyHead(tool, what, isOwned);
    const decisions = await decisionsOf(head, today);
    const names = await repositoryNames();
    const { unread } = await (0,inspect/* inspect */.Nn)(repo, { decisions, repositoryNames: names, skipsRules: true });
    return unread.length === 0 ? head : `${head}${(0,inspect_unread/* policyLineFor */.U3)(unread)} # files that look like profiles\n`;
}
async function findingsUnder(policy, { repo, repositoryNames }, today, tool) {
    const { evaluate } = await Promise.all(/* import() */[__webpack_require__.e(2817), __webpack_require__.e(5159)]).then(__webpack_require__.bind(__webpack_require__, 95159));
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
function summaryOf(grants) {
    if (grants.length === 0)
        return "no profile or settings file exceeds the ceiling";
    const days = [...new Set(grants.map(({ until }) => until))].sort(path/* byBytes */.bg);
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
    const { decide } = await Promise.all(/* import() */[__webpack_require__.e(2817), __webpack_require__.e(5159)]).then(__webpack_require__.bind(__webpack_require__, 95159));
    return decide(policy, today);
}
function endsOf(paths, today) {
    const files = [...new Set(paths)].sort(path/* byBytes */.bg);
    const weekOf = (i) => files.length > ends.weeks ? i % ends.weeks : Math.floor(((i + 0.5) * ends.weeks) / files.length);
    const days = new Map(files.map((file, i) => [file, (0,grants_owner/* dayAfter */.PV)(today, ends.first + 7 * weekOf(i))]));
    return (path) => days.get(path) ?? today;
}
function counted(count, noun) {
    return `${count} ${noun}${count === 1 ? "" : "s"}`;
}

;// CONCATENATED MODULE: ./build/bundle/src/cli/commands/init/hook-managers.js
const lefthookFiles = ["lefthook", ".lefthook", ".config/lefthook"].flatMap((stem) => ["yml", "yaml", "toml", "json"].map((extension) => `${stem}.${extension}`));
const preCommitFile = ".pre-commit-config.yaml";
const prekFile = "prek.toml";
const huskyFile = ".husky/pre-commit";
function hookPlan(look, tool, pin) {
    const [manager, ...others] = managersIn(look);
    const taken = manager ?? "pre-commit";
    return { ...planners[taken](look, tool, pin), manager: taken, isDetected: manager !== undefined, others };
}
function managersIn({ text, exists, installedHook = "" }) {
    const uses = (name) => dependsOn(text("package.json"), name);
    const isPrek = exists(prekFile) || uses(hook_managers_packages.prek ?? "") || /generated by prek\b/.test(installedHook);
    const isThere = {
        husky: exists(".husky") || uses("husky"),
        lefthook: lefthookFiles.some(exists) || uses("lefthook"),
        prek: isPrek,
        "pre-commit": exists(preCommitFile) && !isPrek,
    };
    return Object.keys(isThere).filter((manager) => isThere[manager]);
}
const planners = {
    "pre-commit": (look, tool, pin) => preCommitPlan(look, tool, pin, "pre-commit"),
    prek(look, tool, pin) {
        if (!look.exists(prekFile))
            return preCommitPlan(look, tool, pin, "prek");
        const lines = [
            "[[repos]]",
            `repo = "https://github.com/${pin.repository}"`,
            `rev = "${pin.commit}" ${pin.comment}`,
            `hooks = [{ id = "${tool.name}-script" }]`,
        ];
        return {
            path: prekFile,
            text: hook_managers_text(lines),
            paste: pasteFor(look, tool, prekFile, "at the end of", lines),
            ...withoutPackage,
            install: installFor(look, "prek"),
        };
    },
    husky(look, tool, pin) {
        const { dependency, lockFile, command } = packageFor(look, tool, pin);
        const line = `${command ?? tool.name} check --staged`;
        return {
            path: huskyFile,
            text: `${line}\n`,
            mode: 0o755,
            paste: pasteFor(look, tool, huskyFile, "to", [line]),
            dependency,
            lockFile,
            install: look.hooksPath?.includes(".husky") ? undefined : "npx husky",
        };
    },
    lefthook(look, tool, pin) {
        const { dependency, lockFile, command } = packageFor(look, tool, pin);
        const path = lefthookFiles.find(look.exists) ?? "lefthook.yml";
        const entry = lefthookEntry(path, `${command ?? `npx --no ${tool.name}`} check --staged`);
        const hasHook = /^\s*(?:pre-commit:|"pre-commit"|\[\[?pre-commit)/m.test(look.text(path) ?? "");
        return {
            path,
            text: hook_managers_text(entry),
            paste: pasteFor(look, tool, path, hasHook ? "to the `pre-commit` part of" : "to", entry),
            dependency,
            lockFile,
            install: installFor(look, "lefthook"),
        };
    },
};
const withoutPackage = { dependency: undefined, lockFile: undefined };
function preCommitPlan(look, tool, pin, manager) {
    const indent = /^( *)- repo:/m.exec(look.text(preCommitFile) ?? "")?.[1] ?? "  ";
    const lines = [
        `- repo: https://github.com/${pin.repository}`,
        `  rev: ${pin.commit} ${pin.comment}`,
        "  hooks:",
        `    - id: ${tool.name}-script`,
    ].map((line) => `${indent}${line}`);
    return {
        path: preCommitFile,
        text: hook_managers_text(["repos:", ...lines]),
        paste: pasteFor(look, tool, preCommitFile, "under `repos` in", lines),
        ...withoutPackage,
        install: installFor(look, manager),
    };
}
function lefthookEntry(path, command) {
    const name = "agent profiles";
    if (path.endsWith(".json"))
        return ['"pre-commit": {', `  "jobs": [{ "name": "${name}", "run": "${command}" }]`, "}"];
    if (path.endsWith(".toml"))
        return ["[[pre-commit.jobs]]", `name = "${name}"`, `run = "${command}"`];
    return ["pre-commit:", "  jobs:", `    - name: ${name}`, `      run: ${command}`];
}
function pasteFor({ text: textAt, exists }, tool, path, where, lines) {
    if (!exists(path) || textAt(path)?.includes(tool.name))
        return undefined;
    return { where: `${where} ${path}`, lines };
}
const hook_managers_packages = {
    husky: "husky",
    lefthook: "lefthook",
    prek: "@j178/prek",
};
function installFor({ installedHook = "", text: textAt }, manager) {
    const isPrek = /generated by prek\b/.test(installedHook);
    if (installedHook.includes(manager) && isPrek === (manager === "prek"))
        return undefined;
    const isPackage = dependsOn(textAt("package.json"), hook_managers_packages[manager] ?? "");
    return `${isPackage ? "npx " : ""}${manager} install`;
}
function packageFor({ text: textAt, exists }, tool, pin) {
    const description = textAt("package.json");
    if (description === undefined)
        return { ...withoutPackage, command: `npx --yes ${pin.package}` };
    if (dependsOn(description, tool.name))
        return { ...withoutPackage, command: undefined };
    const [lockFile, add] = adders.find(([lock]) => exists(lock)) ?? ["package-lock.json", "npm install --save-dev"];
    const address = lockFile === "yarn.lock" ? `${tool.name}@https://github.com/${pin.repository}.git#${pin.commit}` : pin.package;
    return { dependency: `${add} ${address}`, lockFile, command: undefined };
}
const adders = [
    ["pnpm-lock.yaml", "pnpm add --save-dev"],
    ["yarn.lock", "yarn add --dev"],
    ["bun.lock", "bun add --dev"],
    ["bun.lockb", "bun add --dev"],
];
function dependsOn(description, name) {
    try {
        const parsed = JSON.parse(description ?? "null");
        const lists = (parsed ?? {});
        return ["devDependencies", "dependencies", "optionalDependencies"].some((key) => {
            const list = lists[key];
            return typeof list === "object" && list !== null && Object.hasOwn(list, name);
        });
    }
    catch {
        return false;
    }
}
function hook_managers_text(lines) {
    return lines.map((line) => `${line}\n`).join("");
}

// EXTERNAL MODULE: ./build/bundle/src/approvals/code-owners.js
var code_owners = __webpack_require__(52210);
;// CONCATENATED MODULE: ./build/bundle/src/cli/commands/init/owners.js



function policyOwners({ text, exists }, named) {
    const existing = code_owners/* codeownersPaths */.oX.find(exists);
    const written = existing === undefined ? undefined : text(existing);
    const owners = written === undefined ? [] : (0,code_owners/* ownersIn */.qx)(written)(model/* policyPaths */.ff[0]).filter(grants_owner/* isOwner */.u8);
    if (owners.length > 0)
        return { owners, line: undefined };
    if (named === undefined)
        return undefined;
    return {
        owners: [named],
        line: { path: existing ?? code_owners/* codeownersPaths */.oX[0], text: `/.github/ ${named}`, isNewFile: existing === undefined },
    };
}
function codeownersText(line) {
    return `# Code owners approve changes of the agent profile policy and of the workflows.\n${line}\n`;
}

;// CONCATENATED MODULE: ./build/bundle/src/cli/commands/init/plan.js















const workflowPath = ".github/workflows/agent-profiles.yml";
const reviewsPath = ".github/workflows/agent-profiles-reviews.yml";
async function planFor(input, options, named, { tool, environment, script, today: clock, directory }) {
    const { root, below: inside } = input;
    if (inside !== "")
        throw new tree/* UserError */.yo(`\`${inside}\` is inside the repository ${root}, and these files belong in its top directory`);
    const location = (0,git_location/* locate */.x)(root);
    const [branch, hook, own, slug] = await Promise.all([
        defaultBranchOf(location, root, environment),
        installedHookOf(location, environment),
        ownCommit(script, environment, tool.name),
        input.slug(),
    ]);
    const look = { text: (path) => textInside(root, path), exists: (path) => isAt(root, path), ...hook };
    const owners = policyOwners(look, named);
    const policy = model/* policyPaths */.ff.find((path) => (0,write/* standsAt */.T7)(root, path) === "file");
    const [today, isOwned] = [options.today ?? clock, owners !== undefined];
    const current = options.fromCurrent && policy === undefined
        ? await currentState(input, today, tool, { owner: named, isOwned })
        : undefined;
    const plain = async () => plainPolicy(await headFor(input, today, tool, plainPurpose, isOwned));
    const freshPolicy = policy === undefined ? (current?.policy ?? (await plain())) : undefined;
    const pin = pinFor(tool, own);
    return {
        location,
        branch,
        hasOrigin: slug !== null,
        away: directory === root ? undefined : ((0,native_path/* below */.G)(directory, root) ?? root),
        own,
        pin,
        hook: hookPlan(look, tool, pin),
        owners,
        policy,
        freshPolicy,
        current,
        options,
    };
}
function filesFor({ freshPolicy, current, owners, pin, branch, hook }, policyText = freshPolicy) {
    const team = owners?.owners.find((owner) => owner.includes("/"));
    const { line } = owners ?? {};
    const isFresh = freshPolicy !== undefined;
    return [
        ...(isFresh ? [{ path: model/* policyPaths */.ff[0], text: policyText ?? freshPolicy }] : []),
        ...(isFresh && line?.isNewFile ? [{ path: line.path, text: codeownersText(line.text) }] : []),
        { path: workflowPath, text: workflow(pin, branch.name, team) },
        ...(isFresh && owners ? [{ path: reviewsPath, text: reviewWorkflow(pin, (0,path/* nameOf */.Vb)(workflowPath)) }] : []),
        { path: hook.path, text: hook.text, ...(hook.mode === undefined ? {} : { mode: hook.mode }) },
        ...(current?.baseline === undefined ? [] : [{ path: model/* baselinePath */.XB, text: current.baseline }]),
    ];
}

// EXTERNAL MODULE: ./build/bundle/src/sanitize/colors.js
var colors = __webpack_require__(86605);
// EXTERNAL MODULE: ./build/bundle/src/sanitize/text.js
var sanitize_text = __webpack_require__(32426);
;// CONCATENATED MODULE: ./build/bundle/src/cli/commands/init/steps.js


function stepList(steps, columns) {
    return steps
        .map(({ say, paste = [], lines: fileLines = [] }, i) => {
        const number = `${i + 1}.`.padStart(4);
        const sentence = unbroken((0,sanitize_text/* visible */.RK)(paste.length + fileLines.length > 0 ? `${say}:` : say));
        const lines = (0,colors/* wrap */.L)(sentence, columns - 5, (text) => text.length).map((line) => line.replaceAll(gap, " "));
        const indented = lines.map((line, n) => `${n === 0 ? `${number} ` : "     "}${line}\n`);
        const pasted = paste.map((line) => `       ${(0,sanitize_text/* visible */.RK)(line)}`.trimEnd());
        const copied = fileLines.length === 0 ? [] : ["", ...fileLines.map(sanitize_text/* visible */.RK), ""];
        return [...indented, ...[...pasted, ...copied].map((line) => `${line}\n`)].join("");
    })
        .join("");
}
const gap = "\u00a0";
function unbroken(sentence) {
    return sentence.replace(/`[^`]*`/g, (code) => code.replaceAll(" ", gap));
}
function commitCommand(paths, columns) {
    const words = (0,colors/* wrap */.L)(`git add ${paths.join(" ")}`, columns - 16, (text) => text.length);
    const lines = words.map((line, i) => `${i === 0 ? "" : "  "}${line}${i === words.length - 1 ? "" : " \\"}`);
    return [...lines, 'git commit -m "Check agent profiles"'];
}

;// CONCATENATED MODULE: ./build/bundle/src/cli/commands/init/summary.js







function summary_summaryOf(outcome) {
    const { plan, written, kept, columns } = outcome;
    const lines = [
        ...written.map((path) => `wrote ${path}${detailOf(path, plan)}`),
        ...kept.map((path) => `kept (already exists): ${path}`),
        ...remarksOn(plan, written),
    ].flatMap((line) => (0,colors/* wrap */.L)((0,sanitize_text/* visible */.RK)(line), columns - 2, (text) => text.length).map((part, i) => (i === 0 ? part : `  ${part}`)));
    return `${lines.join("\n")}\n\nnext\n${stepList(stepsFor(outcome), columns)}`;
}
function detailOf(path, { current, pin, branch, hook }) {
    const details = {
        ...(current ? { [model/* policyPaths */.ff[0]]: current.granted, [model/* baselinePath */.XB]: current.kept } : {}),
        [workflowPath]: `runs on pull requests and pushes to ${branch.name}${pin.isKnown ? `, pinned to ${pin_short(pin)}` : ""}`,
        [hook.path]: `the hook for ${hook.manager}`,
    };
    const detail = details[path];
    return detail === undefined ? "" : `: ${detail}`;
}
function remarksOn({ options, current, policy, hook, own, pin }, written) {
    return [
        ...(own?.isDirty && written.includes(workflowPath)
            ? [`the clone that runs this has uncommitted changes; ${pin_short(pin)} is its last commit, without them`]
            : []),
        ...(options.fromCurrent && !current && policy !== undefined
            ? ["the existing policy was kept, so --from-current granted nothing"]
            : []),
        ...(written.length === 0 ? ["nothing changed: every file is there already"] : []),
        ...(hook.others.length > 0 && written.includes(hook.path)
            ? [`this repository also configures ${hook.others.join(" and ")}; one hook is enough`]
            : []),
    ];
}
function stepsFor(outcome) {
    return [...before(outcome), ...edits(outcome), ...local(outcome), ...onGitHub(outcome), ...later(outcome)];
}
function before({ plan: { away, location, branch } }) {
    return [
        ...(away === undefined ? [] : [{ say: "go to the repository", paste: [`cd ${shellWord(away)}`] }]),
        ...(location
            ? []
            : [{ say: "make this a repository", paste: [`git init --initial-branch=${shellWord(branch.name)}`] }]),
    ];
}
function edits(outcome) {
    const { plan, written } = outcome;
    const isNew = (path) => written.includes(path);
    const { current, hook, branch } = plan;
    return [
        ...pinSteps(outcome),
        ...(plan.freshPolicy !== undefined
            ? [
                {
                    say: current?.hasGrants
                        ? `read ${model/* policyPaths */.ff[0]}: each grant has an owner, who decides before its last day`
                        : `decide in ${model/* policyPaths */.ff[0]} what profiles can do`,
                },
            ]
            : []),
        ...ownerSteps(outcome),
        ...(branch.isKnown || !isNew(workflowPath)
            ? []
            : [{ say: `no branch was found: in ${workflowPath}, write the default branch in place of \`${branch.name}\`` }]),
        ...(hook.paste && !isNew(hook.path)
            ? [{ say: `for the hook, add ${hook.paste.where}`, lines: hook.paste.lines }]
            : []),
        ...(current?.baseline !== undefined && !isNew(model/* baselinePath */.XB)
            ? [{ say: "the existing baseline was kept; write a new one", paste: [`${outcome.command} baseline`] }]
            : []),
    ];
}
function pinSteps({ plan, written, tool }) {
    const { pin, own, hook } = plan;
    const files = filesFor(plan).flatMap(({ path, text }) => text.includes(pin.commit) && written.includes(path) ? [path] : []);
    const isUsed = files.length > 0 || hook.dependency !== undefined || hook.paste?.lines.some((line) => line.includes(pin.commit));
    if (!isUsed)
        return [];
    const places = [...files, ...(hook.dependency === undefined ? [] : ["the command that installs the package"])];
    const where = places.length > 2 ? `${places.slice(0, -1).join(", ")} and ${places.at(-1)}` : places.join(" and ");
    if (!pin.isKnown)
        return [
            {
                say: `replace \`${placeholder}\`${where === "" ? "" : ` in ${where}`} by the 40 digits of a commit of ${pin.repository}; this prints the newest`,
                paste: [`git ls-remote https://github.com/${pin.repository} refs/heads/${homeOf(tool.homepage).branch}`],
            },
        ];
    const doubt = originDoubt(own);
    if (doubt === undefined)
        return [];
    return [{ say: `make sure that https://github.com/${pin.repository} has the commit ${pin.commit}: ${doubt}` }];
}
function ownerSteps({ plan, written, command }) {
    const { owners, policy } = plan;
    if (policy !== undefined)
        return [];
    if (!owners) {
        const again = [model/* policyPaths */.ff[0], workflowPath].filter((path) => written.includes(path));
        return [
            {
                say: "no owner is known for the policy, so whoever can merge can also loosen it. To let a team or a person approve its changes, write it again with an owner",
                paste: [
                    `rm ${again.join(" ")}`,
                    `${command} init ${[...flagsOf(plan.options), "--owner @acme/team"].join(" ")}`,
                ],
            },
        ];
    }
    const { line } = owners;
    const team = teamIn(plan);
    const [single, ...others] = owners.owners;
    return [
        ...(others.length === 0 && team === undefined
            ? [
                {
                    say: `nobody can approve their own change: for changes of the policy by ${single}, add a second owner to the line \`${line?.text ?? `… ${single}`}\` of CODEOWNERS`,
                },
            ]
            : []),
        ...(line && !written.includes(line.path)
            ? [
                {
                    say: `let ${owners.owners.join(", ")} approve changes of the policy: add at the end of ${line.path}`,
                    lines: [line.text],
                },
            ]
            : []),
        ...(team !== undefined && !written.includes(workflowPath)
            ? [{ say: `below the step with this action in ${workflowPath}, add`, lines: teamLines(team) }]
            : []),
    ];
}
function local(outcome) {
    const { plan, command, columns } = outcome;
    const { dependency, install, isDetected } = plan.hook;
    const needs = isDetected
        ? ""
        : "; no hook manager was found here, and this one needs pre-commit (pipx install pre-commit)";
    const changed = changedFiles(outcome);
    return [
        { say: "see what it finds today", paste: [`${command} check`] },
        ...(dependency === undefined ? [] : [{ say: "install the tool for the hook", paste: [dependency] }]),
        ...(install === undefined ? [] : [{ say: `install the hook in this clone${needs}`, paste: [install] }]),
        ...(changed.length > 0 ? [{ say: "commit", paste: commitCommand(changed, columns) }] : []),
    ];
}
function changedFiles({ plan, written, uncommitted }) {
    const { hook, owners, policy } = plan;
    const { lockFile } = hook;
    return [
        ...new Set([
            ...written,
            ...uncommitted,
            ...(hook.paste === undefined ? [] : [hook.path]),
            ...(policy === undefined && owners?.line ? [owners.line.path] : []),
            ...(teamIn(plan) === undefined ? [] : [workflowPath]),
            ...(hook.dependency === undefined ? [] : ["package.json", ...(lockFile === undefined ? [] : [lockFile])]),
        ]),
    ];
}
function onGitHub({ plan, written }) {
    const { hasOrigin, branch } = plan;
    const team = teamIn(plan);
    return [
        ...(team === undefined
            ? []
            : [
                {
                    say: `reviews by ${team} count once the check can read who is in it, which the job's own token cannot: store a token with the organisation's permission *Members: read* as a secret`,
                    paste: [`gh secret set ${teamSecret}`],
                },
            ]),
        ...(written.includes(workflowPath)
            ? [
                {
                    say: `${hasOrigin ? "push" : "create the repository on GitHub, push"}, and require the status check \`${checkName}\` for ${branch.name} (Settings, Rules)`,
                },
            ]
            : []),
    ];
}
function teamIn({ policy, owners }) {
    return policy === undefined ? owners?.owners.find((owner) => owner.includes("/")) : undefined;
}
function later({ written, command }) {
    return written.includes(model/* baselinePath */.XB)
        ? [{ say: `in your own time, fix what ${model/* baselinePath */.XB} lists; then`, paste: [`${command} baseline --prune`] }]
        : [];
}
function flagsOf({ fromCurrent, organisation }) {
    return [
        ...(fromCurrent ? ["--from-current"] : []),
        ...(organisation ? [`--organisation ${shellWord(organisation.organisation)}`] : []),
        ...(organisation?.from === undefined ? [] : [`--from ${shellWord(organisation.from)}`]),
        ...(organisation?.fetch ? ["--fetch"] : []),
    ];
}
function shellWord(word) {
    return /^[\w./@%+:-]+$/.test(word) && !word.startsWith("-") ? word : `'${word.replaceAll("'", "'\\''")}'`;
}

;// CONCATENATED MODULE: ./build/bundle/src/cli/commands/init/write-all.js



const reasons = {
    EACCES: "permission denied",
    EPERM: "permission denied",
    EROFS: "the file system is read-only",
    ENOSPC: "the disk is full",
    EDQUOT: "the disk quota is used up",
};
function writeAll(root, files, renewed) {
    for (const { path } of [...files, ...renewed])
        (0,write/* standsAt */.T7)(root, path);
    const written = [];
    const attempt = (path, write) => {
        try {
            if (write())
                written.push(path);
        }
        catch (error) {
            throw faultOf(error, path, written);
        }
    };
    for (const { path, text, mode } of files)
        attempt(path, () => (0,write/* writeInside */.Mt)(root, path, text, { replace: false, ...(mode === undefined ? {} : { mode }) }));
    for (const { path, text } of renewed)
        attempt(path, () => writeIfChanged(root, path, text));
    return written;
}
function faultOf(error, path, written) {
    const code = error instanceof Error && "code" in error ? String(error.code) : "";
    const reason = reasons[code];
    if (reason === undefined)
        return error;
    const before = written.length === 0 ? "nothing was written" : `written before: ${written.join(", ")}`;
    return new tree/* UserError */.yo(`cannot write ${path}: ${reason}; ${before}. Run \`init\` again once it can; it keeps what exists`);
}

;// CONCATENATED MODULE: ./build/bundle/src/cli/commands/init/index.js












async function runInit(options, environment) {
    const owner = options.owner === undefined ? undefined : ownerFor(options.owner);
    const places = Object.values(hosts/* hosts */.S).flatMap((host) => host.patterns);
    const input = await (0,cli_input/* evaluationInput */.f)({ ...options, policy: undefined, base: undefined, staged: false, user: false, places }, environment);
    try {
        const plan = await planFor(input, options, owner, environment);
        const named = await organisationChange(options.organisation, plan.freshPolicy === undefined ? input.policy : { path: model/* policyPaths */.ff[0], text: plan.freshPolicy }, environment);
        if ("kind" in named)
            return (0,run/* refused */.J5)(named, environment);
        const files = filesFor(plan, named.policy?.text);
        const renewed = named.renewed.map(([path, text]) => ({ path, text }));
        const written = writeAll(input.root, files, renewed);
        const { columns } = environment.screen();
        const command = (0,invocation/* commandOf */.N)({ ...environment, directory: input.root }, environment.tool.name);
        const paths = [...files, ...renewed].map(({ path }) => path);
        const kept = [...new Set([...(plan.policy === undefined ? [] : [plan.policy]), ...paths])].filter((path) => !written.includes(path));
        const outcome = {
            plan,
            written,
            kept,
            uncommitted: await untrackedAmong(kept, plan.location, environment.environment),
            command,
            columns: Math.min(columns, 100),
            tool: environment.tool,
        };
        const text = summary_summaryOf(outcome);
        return { code: 0, texts: [{ file: undefined, text }], notes: input.notes };
    }
    finally {
        await input.close();
    }
}
function ownerFor(written) {
    const owner = (0,grants_owner/* ownerNamed */.T5)(written);
    const full = owner.startsWith("@") ? owner : `@${owner}`;
    if ((0,grants_owner/* isOwner */.u8)(full))
        return full;
    throw new tree/* UserError */.yo(`\`--owner\` is a login or a team, as in @acme/security, not \`${written}\``);
}


/***/ }),

/***/ 71722:
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
/* harmony import */ var _sanitize_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(34947);
/* harmony import */ var _repo_spelling_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(26782);
/* harmony import */ var _repo_path_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(76311);
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

/***/ 41958:
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
/* harmony import */ var _model_capability_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(95885);
/* harmony import */ var _model_profile_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(64682);
/* harmony import */ var _policy_file_glob_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(67209);





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
            profile.until,
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
        const key = JSON.stringify([file.host, file.may, file.owner, file.until]);
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

/***/ 92266:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K2: () => (/* binding */ ownersOf),
/* harmony export */   PV: () => (/* binding */ dayAfter),
/* harmony export */   T5: () => (/* binding */ ownerNamed),
/* harmony export */   f6: () => (/* binding */ ownerIn),
/* harmony export */   u8: () => (/* binding */ isOwner)
/* harmony export */ });
/* harmony import */ var _approvals_code_owners_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(52210);
/* harmony import */ var _repo_tree_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(72456);


const ownerPattern = /^@?[A-Za-z0-9][A-Za-z0-9_-]{0,50}(?:\/(?!\.{1,2}$)[A-Za-z0-9._-]{1,100})?$/;
function isOwner(name) {
    return name.startsWith("@") && ownerPattern.test(name);
}
function ownerNamed(owner) {
    if (ownerPattern.test(owner))
        return owner;
    throw new _repo_tree_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .yo(`\`--owner\` is a login or a team, as in @acme/security, not \`${owner}\``);
}
async function ownerIn({ repo, slug }, named) {
    const path = _approvals_code_owners_js__WEBPACK_IMPORTED_MODULE_0__/* .codeownersPaths */ .oX.find((candidate) => repo.entries.has(candidate));
    const content = path === undefined ? undefined : await repo.read(path);
    const codeOwners = content?.kind === "text" ? (0,_approvals_code_owners_js__WEBPACK_IMPORTED_MODULE_0__/* .ownersIn */ .qx)(content.source.text) : () => [];
    const account = (await slug())?.split("/")[0];
    return (file) => codeOwners(file).find(isOwner) ?? named ?? [`@${account ?? ""}`].find(isOwner);
}
async function ownersOf(source, named) {
    const owner = await ownerIn(source, named);
    return (file) => {
        const found = owner(file);
        if (found !== undefined)
            return found;
        throw new _repo_tree_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .yo(`no owner found for \`${file}\`, and a grant needs one: pass --owner @acme/team, name one in ${_approvals_code_owners_js__WEBPACK_IMPORTED_MODULE_0__/* .codeownersPaths */ .oX[0]}, or add the remote \`origin\` of this repository`);
    };
}
function dayAfter(today, days) {
    return new Date(Date.parse(`${today}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}


/***/ }),

/***/ 20998:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   PT: () => (/* binding */ settingsGrantText),
/* harmony export */   TL: () => (/* binding */ quoted),
/* harmony export */   _Q: () => (/* binding */ fitting),
/* harmony export */   un: () => (/* binding */ grantText)
/* harmony export */ });
/* harmony import */ var _repo_path_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76311);

const max = { grants: 900, characters: 200_000 };
function grantText(group) {
    const [first] = group;
    const { host, may } = first;
    const names = group.map(({ name }) => name).filter((name) => name !== undefined);
    const lines = [
        `  - may: [${may.join(", ")}]`,
        `    hosts: [${host}]`,
        ...list("profiles", names),
        ...list("paths", group.map(({ path }) => path)),
        ...accountLines(first),
    ];
    return { profiles: group.length, settings: 0, until: first.until, text: lines.map((line) => `${line}\n`).join("") };
}
function settingsGrantText(group) {
    const [first] = group;
    const { host, may } = first;
    const lines = [
        `  - may: [${may.join(", ")}]`,
        `    hosts: [${host}]`,
        ...list("settings", group.map(({ path }) => path)),
        ...accountLines(first),
    ];
    return { profiles: 0, settings: group.length, until: first.until, text: lines.map((line) => `${line}\n`).join("") };
}
function accountLines({ owner, until }) {
    return [
        "    reason: in use when this policy was written, to be decided by its owner",
        `    owner: ${quoted(owner)}`,
        `    until: ${until}`,
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

/***/ 79560:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   He: () => (/* binding */ requireText),
/* harmony export */   JL: () => (/* binding */ replaceInside),
/* harmony export */   Mt: () => (/* binding */ writeInside),
/* harmony export */   T7: () => (/* binding */ standsAt)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_2__);
/* harmony import */ var _repo_path_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(76311);
/* harmony import */ var _repo_tree_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(72456);





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

/***/ 67209:
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