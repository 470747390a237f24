"use strict";
exports.id = 9375;
exports.ids = [9375,668,4059];
exports.modules = {

/***/ 52210:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

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
const maxBytes = 3_000_000;
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
        if (content.kind === "text") {
            const { source, bytes } = content;
            const unused = source.path !== path
                ? `\`${path}\` is a symbolic link, which GitHub does not follow (not verified)`
                : bytes >= maxBytes
                    ? `\`${path}\` has more than 3 MB, so GitHub does not load it`
                    : undefined;
            return { source, lines: ownerLines(source.text), ...(unused === undefined ? {} : { unused }) };
        }
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
    const matchers = [...(isDirectory ? [] : [path]), ...(isDirectory || !last.includes("*") ? [`${path}/**`] : [])].map(_repo_git_wildmatch_js__WEBPACK_IMPORTED_MODULE_0__/* .wildmatch */ .cG);
    return (file) => matchers.some((matches) => matches(file, false));
}


/***/ }),

/***/ 75468:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runInit: () => (/* binding */ runInit)
});

// EXTERNAL MODULE: ./build/bundle/src/cli/run.js + 1 modules
var run = __webpack_require__(49986);
// EXTERNAL MODULE: ./build/bundle/src/evaluate/grants/owner.js
var grants_owner = __webpack_require__(92266);
// EXTERNAL MODULE: ./build/bundle/src/platform/git/command.js + 1 modules
var command = __webpack_require__(21156);
;// CONCATENATED MODULE: ./build/bundle/src/platform/git/working-tree/untracked.js

async function untrackedAmong(paths, location, environment) {
    if (!location || paths.length === 0)
        return paths;
    const { output } = await (0,command/* runGit */.EO)((0,command/* gitAt */.c8)(location.top, environment), ["ls-files", "-z", "--cached", "--", ...paths]);
    const tracked = new Set(output.toString().split("\0"));
    return paths.filter((path) => !tracked.has(path));
}

// EXTERNAL MODULE: ./build/bundle/src/platform/invocation.js
var invocation = __webpack_require__(88499);
// EXTERNAL MODULE: ./build/bundle/src/generated/hosts.js
var hosts = __webpack_require__(39824);
// EXTERNAL MODULE: ./build/bundle/src/cli/input.js + 5 modules
var cli_input = __webpack_require__(1953);
// EXTERNAL MODULE: ./build/bundle/src/policy/model.js
var model = __webpack_require__(53861);
// EXTERNAL MODULE: ./build/bundle/src/approvals/code-owners.js
var code_owners = __webpack_require__(52210);
// EXTERNAL MODULE: ./build/bundle/src/repo/tree.js
var tree = __webpack_require__(72456);
// EXTERNAL MODULE: ./build/bundle/src/parsers/node.js
var node = __webpack_require__(70536);
// EXTERNAL MODULE: ./build/bundle/src/policy/gate/document.js
var gate_document = __webpack_require__(91277);
// EXTERNAL MODULE: ./build/bundle/src/policy/gate/usage.js
var usage = __webpack_require__(85809);
;// CONCATENATED MODULE: ./build/bundle/src/cli/commands/init/service.js




const workflowPath = ".github/workflows/agent-profiles.yml";
const pipelinePath = ".gitlab-ci.yml";
const checkPaths = { github: workflowPath, gitlab: pipelinePath };
const ownersPaths = {
    github: code_owners/* codeownersPaths */.oX,
    gitlab: ["CODEOWNERS", "docs/CODEOWNERS", ".gitlab/CODEOWNERS"],
};
const newOwnersPath = {
    github: code_owners/* codeownersPaths */.oX[0],
    gitlab: ".gitlab/CODEOWNERS",
};
function serviceOf(server, { exists }) {
    if (server !== undefined && /gitlab/i.test(server))
        return "gitlab";
    if (server !== undefined && /github/i.test(server))
        return "github";
    return exists(pipelinePath) && !exists(".github/workflows") ? "gitlab" : "github";
}
async function stageIn(service, text) {
    if (service !== "gitlab" || text === undefined)
        return undefined;
    const document = await (0,gate_document/* documentOf */.l)({ path: pipelinePath, text }, "gitlab");
    if ("kind" in document)
        return undefined;
    const stages = (0,usage/* wordsIn */.Hn)((0,node/* valueOf */.RP)(document.node, "stages"));
    return stages.includes("test") ? undefined : stages.find((stage) => stage !== ".pre" && stage !== ".post");
}

;// CONCATENATED MODULE: ./build/bundle/src/cli/commands/init/owners.js





function policyOwners({ text, exists }, named, service) {
    if (named !== undefined && !isOwnerOn(service)(named))
        throw noOwner(named);
    const existing = ownersPaths[service].find(exists);
    const written = existing === undefined ? undefined : text(existing);
    const owners = written === undefined ? [] : (0,code_owners/* ownersIn */.qx)(written)(model/* policyPaths */.ff[0]).filter(isOwnerOn(service));
    if (owners.length > 0)
        return { owners, entry: undefined };
    if (named === undefined)
        return undefined;
    const path = existing ?? newOwnersPath[service];
    return { owners: [named], entry: { path, lines: linesFor(named, service), isNewFile: existing === undefined } };
}
function noOwner(written) {
    return new tree/* UserError */.yo(`\`--owner\` is a login or a team, as in @acme/security, not \`${written}\``);
}
function isOwnerOn(service) {
    return (name) => (0,grants_owner/* isOwner */.u8)(name) && (service === "gitlab" || name.split("/").length <= 2);
}
function linesFor(owner, service) {
    const paths = service === "github" ? ["/.github/"] : ["/.github/", "/.gitlab/", `/${checkPaths.gitlab}`];
    return [...(service === "gitlab" ? ["[Agent policy]"] : []), ...paths.map((path) => `${path} ${owner}`)];
}
function codeownersText(lines) {
    return `# Code owners approve changes of the agent profile policy and of what runs the check.\n${lines.map((line) => `${line}\n`).join("")}`;
}

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
// EXTERNAL MODULE: ./build/bundle/src/repo/repo-index.js + 5 modules
var repo_index = __webpack_require__(49603);
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
    return {
        policy: { ...policy, text },
        renewed: [
            { path: policy.path, text, what: `\`organisation\` is now ${(0,file_reference/* pinnedText */.Wm)(vendored.reference)}` },
            ...[...vendored.copies].map(([path, copy]) => ({
                path,
                text: copy,
                what: "the copy of the organisation's policy",
            })),
        ],
    };
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
    const remote = (0,policy_sources/* remoteFor */.K1)({ offline: false }, machine);
    return async (named) => {
        if (local && (0,file_reference/* namesSameFile */.$S)({ ...named, path: "" }, { ...reference, path: "" }))
            return local(named);
        if (!fetch)
            return { reason: "it is in another repository; add --fetch to read it over the network" };
        const found = await remote(named);
        return typeof found === "string" ? { reason: found } : found.source.text;
    };
}
function localReader(reference, from, machine) {
    const path = (0,native_path/* absolutePath */.Hi)(machine.directory, from);
    return (0,quick_look/* isDirectory */.wd)(path) ? checkoutReader(path, machine) : fileReader(reference, from, path);
}
function checkoutReader(path, { environment }) {
    return async (named) => {
        const location = (0,git_location/* locateRepository */.ZX)(path);
        if (!location)
            throw new tree/* UserError */.yo(`\`--from\` names the directory ${path}, which is not in a git repository`);
        const { openRepository } = await Promise.all(/* import() */[__webpack_require__.e(7722), __webpack_require__.e(115)]).then(__webpack_require__.bind(__webpack_require__, 27722));
        const repository = await openRepository(location.top, environment);
        if (!repository)
            throw new tree/* UserError */.yo(`git cannot read ${location.top}`);
        try {
            const commit = await repository.resolve(named.ref);
            if (!commit)
                return { reason: `the clone ${location.top} has no \`${named.ref}\`; fetch it there first` };
            const content = await (await repo_index/* RepoIndex */.T.of(repository.commit(commit.id))).read(named.path);
            return content.kind === "text"
                ? content.source.text
                : { reason: `${location.top} has no text file \`${named.path}\` at \`${named.ref}\`` };
        }
        finally {
            await repository.close();
        }
    };
}
function fileReader(reference, from, path) {
    const native = path.replaceAll("\\", "/");
    const top = native.endsWith(`/${reference.path}`) ? native.slice(0, -reference.path.length) : undefined;
    return async (named) => {
        const isItself = named.path === reference.path;
        if (!isItself && top === undefined)
            return { reason: `it is not next to \`${from}\`; name a checkout of the repository with --from DIR` };
        const file = isItself ? path : `${top}${named.path}`;
        try {
            return (0,repo_text/* decodeText */.g7)((0,bytes/* readFile */.TA)(file)) ?? { reason: `\`${file}\` is not UTF-8 text` };
        }
        catch (error) {
            if (!(error instanceof tree/* UnreadableFile */.ie))
                throw error;
            return {
                reason: error.message === bytes/* goneMessage */.N ? `there is no file \`${file}\`` : `\`${file}\` ${error.message}`,
            };
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
    const first = /^["'$A-Za-z]/m.exec(text)?.index ?? /^(?:#.*\n)*/.exec(text)?.[0].length ?? 0;
    return `${text.slice(0, first)}${line}\n${text.slice(first)}`;
}
function writeIfChanged(root, path, text) {
    try {
        if ((0,repo_text/* decodeText */.g7)((0,bytes/* readFile */.TA)((0,native_path/* absolutePath */.Hi)(root, path))) === text)
            return false;
    }
    catch (error) {
        if (!(error instanceof tree/* UnreadableFile */.ie))
            throw error;
    }
    return (0,write/* writeInside */.Mt)(root, path, text, { replace: true });
}

// EXTERNAL MODULE: ./build/bundle/src/platform/disk/single-file.js
var single_file = __webpack_require__(19146);
// EXTERNAL MODULE: ./build/bundle/src/platform/git/commits/default-branch.js
var default_branch = __webpack_require__(24059);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
;// CONCATENATED MODULE: ./build/bundle/src/platform/git/hooks.js



const maxBytes = 100_000;
async function installedHookOf(location, environment) {
    if (!location)
        return { installedHook: undefined, hooksPath: undefined, hooksFolder: undefined };
    const hooksPath = await hooksPathOf(location, environment);
    const home = environment.HOME ?? environment.USERPROFILE ?? "";
    const folder = hooksPath === undefined
        ? (0,external_node_path_.join)(location.shared, "hooks")
        : (0,external_node_path_.resolve)(location.top, hooksPath.replace(/^~(?=\/)/, () => home));
    return { installedHook: hookIn(folder), hooksPath, hooksFolder: hooksPath && insideOf(location, folder) };
}
async function hooksPathOf({ top }, environment) {
    const { output } = await (0,command/* runGit */.EO)((0,command/* gitAt */.c8)(top, environment), ["config", "-z", "--get-regexp", "^core\\.hookspath$"], {
        answers: [0, 1],
    });
    const values = output
        .toString()
        .split("\0")
        .slice(0, -1)
        .map((entry) => entry.slice(entry.indexOf("\n") + 1));
    return values.at(-2) || undefined;
}
function hookIn(folder) {
    try {
        const path = (0,external_node_path_.join)(folder, "pre-commit");
        const stats = (0,external_node_fs_.lstatSync)(path, { throwIfNoEntry: false });
        return stats?.isFile() && stats.size <= maxBytes ? (0,external_node_fs_.readFileSync)(path, "utf8") : undefined;
    }
    catch {
        return undefined;
    }
}
function insideOf({ top, gitDirectory }, folder) {
    const below = (from) => {
        const path = (0,external_node_path_.relative)(from, folder);
        return path === ".." || path.startsWith(`..${external_node_path_.sep}`) || (0,external_node_path_.isAbsolute)(path) ? undefined : path;
    };
    const path = below(top);
    return path && below(gitDirectory) === undefined ? path.split(external_node_path_.sep).join("/") : undefined;
}

;// CONCATENATED MODULE: ./build/bundle/src/platform/git/origin-server.js

async function originServer(location, environment) {
    if (!location)
        return undefined;
    const git = (0,command/* gitAt */.c8)(location.top, environment);
    const { output } = await (0,command/* runGit */.EO)(git, ["config", "--get", "remote.origin.url"], { answers: [0, 1] });
    return serverIn(output.toString().trim());
}
function serverIn(url) {
    const [, scheme, address] = /^([a-z][a-z0-9+.-]*):\/\/([^/]*)\//i.exec(url) ?? [];
    if (scheme !== undefined)
        return address === undefined ? undefined : hostIn(address);
    const [, short] = /^([^/:]{2,}):(?!\/\/)/.exec(url) ?? [];
    return short === undefined ? undefined : hostIn(short);
}
function hostIn(address) {
    return address.slice(address.lastIndexOf("@") + 1).replace(/:\d*$/, "") || undefined;
}

;// CONCATENATED MODULE: ./build/bundle/src/platform/own-commit.js




const limits = { description: 100_000, lock: 64_000_000 };
async function ownCommit(script, environment, { name, version }) {
    const tag = `v${version}`;
    try {
        const folder = script === undefined ? undefined : packageAround((0,external_node_fs_.realpathSync)(script), name);
        if (folder === undefined)
            return undefined;
        return (0,external_node_path_.basename)((0,external_node_path_.dirname)(folder)) === "node_modules"
            ? lockedCommit((0,external_node_path_.dirname)(folder), name, tag)
            : await cloned(folder, environment, tag);
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
function lockedCommit(modules, name, tag) {
    const lock = textOf((0,external_node_path_.join)(modules, ".package-lock.json"), limits.lock);
    if (lock === undefined)
        return undefined;
    const resolved = fieldOf(fieldOf(fieldOf(JSON.parse(lock), "packages"), `node_modules/${name}`), "resolved");
    if (typeof resolved !== "string")
        return undefined;
    const [, address, id] = /^git\+([^#\s]{1,1000})#([0-9a-f]{40})$/.exec(resolved) ?? [];
    return address === undefined || id === undefined
        ? undefined
        : {
            id,
            repository: repositoryIn(address),
            isDirty: false,
            isUnpublished: false,
            isRelease: isRequested(modules, name, tag),
        };
}
function isRequested(modules, name, tag) {
    const text = textOf((0,external_node_path_.join)((0,external_node_path_.dirname)(modules), "package.json"), limits.description);
    if (text === undefined)
        return false;
    const description = JSON.parse(text);
    return ["dependencies", "devDependencies"].some((list) => {
        const requested = fieldOf(fieldOf(description, list), name);
        return typeof requested === "string" && requested.endsWith(`#${tag}`);
    });
}
async function cloned(folder, environment, tag) {
    if ((0,git_location/* locateRepository */.ZX)(folder)?.top !== folder)
        return undefined;
    const git = (0,command/* gitAt */.c8)(folder, environment);
    const answerOf = async (...words) => (await (0,command/* runGit */.EO)(git, words, { answers: [0, 1] })).output.toString().trim();
    const [id, origin, changes, tagged] = await Promise.all([
        answerOf("rev-parse", "--verify", "--quiet", "HEAD^{commit}"),
        answerOf("config", "--local", "--get", "remote.origin.url"),
        answerOf("status", "--porcelain", "--untracked-files=no", "--ignore-submodules"),
        answerOf("rev-parse", "--verify", "--quiet", `refs/tags/${tag}^{commit}`),
    ]);
    if (!/^[0-9a-f]{40}$/.test(id))
        return undefined;
    const holder = await answerOf("for-each-ref", "--count=1", "--format=%(refname)", `--contains=${id}`, "refs/remotes");
    return {
        id,
        repository: repositoryIn(origin),
        isDirty: changes !== "",
        isUnpublished: holder === "",
        isRelease: tagged === id,
    };
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

// EXTERNAL MODULE: ./build/bundle/src/policy/gate/index.js + 13 modules
var gate = __webpack_require__(86649);
// EXTERNAL MODULE: ./build/bundle/src/policy/gate/places.js
var places = __webpack_require__(69324);
// EXTERNAL MODULE: ./build/bundle/src/repo/content.js
var repo_content = __webpack_require__(70231);
// EXTERNAL MODULE: ./build/bundle/src/repo/path.js
var repo_path = __webpack_require__(76311);
// EXTERNAL MODULE: ./build/bundle/src/evaluate/baseline.js
var baseline = __webpack_require__(71722);
// EXTERNAL MODULE: ./build/bundle/src/evaluate/result.js
var result = __webpack_require__(97916);
// EXTERNAL MODULE: ./build/bundle/src/inspect/index.js + 15 modules
var inspect = __webpack_require__(65831);
// EXTERNAL MODULE: ./build/bundle/src/inspect/unread/unread-profiles.js
var unread_profiles = __webpack_require__(11736);
// EXTERNAL MODULE: ./build/bundle/src/model/rule.js
var rule = __webpack_require__(78301);
// EXTERNAL MODULE: ./build/bundle/src/evaluate/grants/excess.js
var excess = __webpack_require__(41958);
// EXTERNAL MODULE: ./build/bundle/src/policy/decide/days.js
var decide_days = __webpack_require__(77034);
// EXTERNAL MODULE: ./build/bundle/src/evaluate/grants/yaml.js
var yaml = __webpack_require__(20998);
// EXTERNAL MODULE: ./build/bundle/src/sanitize/counted.js
var counted = __webpack_require__(14135);
;// CONCATENATED MODULE: ./build/bundle/src/cli/commands/init/pin.js
const placeholder = "COMMIT";
function pinFor({ version, homepage }, own) {
    const repository = own?.repository ?? homeOf(homepage).repository;
    const commit = own?.id ?? placeholder;
    return {
        repository,
        commit,
        isKnown: own !== undefined,
        comment: commentFor(version, repository, own),
        package: `github:${repository}#${commit}`,
    };
}
function commentFor(version, repository, own) {
    if (!own)
        return ` # write a commit of ${repository} here`;
    return own.isRelease ? ` # v${version}` : "";
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
function policyHead(tool, what, { isOwned = false, isBelow = false } = {}) {
    const settings = isBelow ? "" : start;
    return `# yaml-language-server: $schema=${rawOf(tool)}/policy.schema.json\n# ${what}\n${settings}${isOwned ? `${approvals} # a code owner of this file approves its changes\n` : ""}`;
}
const start = "extends: preset:recommended # or preset:strict\nceiling: [read] # what any profile may do: read, write, execute, network, delegate, external\n";
const approvals = "approvals: { policy: { by: [codeowners], count: 1 } }";
const plainPurpose = "What this repository's subagent profiles may do.";
const belowPurpose = `What this repository decides below its organisation's policy, which says the rest. A \`ceiling\` or a
# severity that is written here applies at once; everything else follows the organisation's rollout.`;
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
${linesText(actionLines(pin, team))}`;
}
function gitlabJob({ package: source }, stage) {
    return [
        `${checkName}:`,
        ...(stage === undefined ? [] : [`  stage: ${(0,yaml/* quotedYaml */.kk)(stage)}`]),
        "  image: node:24",
        "  rules:",
        '    - if: $CI_PIPELINE_SOURCE == "merge_request_event"',
        "  variables:",
        "    GIT_DEPTH: 0 # the target branch has to be there",
        "  script:",
        '    - git fetch --quiet origin "refs/heads/$CI_MERGE_REQUEST_TARGET_BRANCH_NAME"',
        "    - git checkout --quiet --detach FETCH_HEAD",
        '    - git -c user.name=ci -c user.email=ci@localhost merge --quiet --squash "$CI_COMMIT_SHA"',
        `    - npx --prefix=/ --yes ${source} diff HEAD`,
        `    - npx --prefix=/ --yes ${source} check --staged`,
    ];
}
function linesText(lines) {
    return lines.map((line) => `${line}\n`).join("");
}
function actionLines({ repository, commit, comment }, team) {
    return [`      - uses: ${repository}@${commit}${comment}`, ...(team === undefined ? [] : teamLines(team))];
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
      - uses: ${pin.repository}@${pin.commit}${pin.comment}
        with:
          workflow: ${file}
`;
}
function teamLines(team) {
    return ["        with:", `          policy-token: \${{ secrets.${teamSecret} }} # reads who is in ${team}`];
}
function branchPattern(name) {
    const pattern = name.replace(/[*?+[\]\\]|^!/g, "\\$&");
    return /^(?!(?:true|false|null|yes|no|on|off|y|n)$)[a-z][\w/-]*$/i.test(pattern) ? pattern : (0,yaml/* quotedYaml */.kk)(pattern);
}
function rawOf({ homepage }) {
    const { repository, branch } = homeOf(homepage);
    return `https://raw.githubusercontent.com/${repository}/${branch}`;
}

;// CONCATENATED MODULE: ./build/bundle/src/cli/commands/init/from-current.js














const ends = { first: 60, weeks: 9 };
async function currentState(input, today, tool, { owner, isOwned = false } = {}) {
    const head = await headFor(input, today, tool, `What this repository's subagent profiles may do: what they did on ${today}, until their owners decide.`, { isOwned });
    const decisions = await decisionsOf(head, today);
    const repositoryNames = await input.repositoryNames();
    const { subjects, loads } = await (0,inspect/* inspect */.Nn)(input.repo, { decisions, repositoryNames });
    const ownerOf = await (0,grants_owner/* ownersOf */.K2)(input, owner);
    const profiles = (0,excess/* excessProfiles */.EP)(subjects, decisions, ownerOf);
    const settings = (0,excess/* excessSettings */.RZ)(loads, decisions, ownerOf);
    const endOf = endsOf([...profiles, ...settings].map(({ path }) => path), today);
    const ending = (file) => ({ ...file, until: endOf(file.path) });
    const grants = (0,yaml/* grantsWithinLimits */.V2)([
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
        kept: `${(0,counted/* counted */.h)(new Set(left.map(({ fingerprint }) => fingerprint)).size, "finding")} that no grant covers`,
    };
}
async function headFor(input, today, tool, what, options = {}) {
    return (await headAndExcess(input, today, tool, what, options)).head;
}
async function headAndExcess({ repo, repositoryNames }, today, tool, what, options = {}) {
    const head = policyHead(tool, what, options);
    const { decide } = await Promise.all(/* import() */[__webpack_require__.e(5149), __webpack_require__.e(5445), __webpack_require__.e(9348)]).then(__webpack_require__.bind(__webpack_require__, 59348));
    const decisions = await decide((0,model/* presetPolicy */.W)(rule/* defaultPreset */.FS), today);
    const names = await repositoryNames();
    const { unread, subjects, loads } = await (0,inspect/* inspect */.Nn)(repo, { decisions, repositoryNames: names, skipsRules: true });
    const nobody = () => "";
    return {
        head: unread.length === 0 ? head : `${head}${(0,unread_profiles/* policyLineFor */.U3)(unread)} # files that look like profiles\n`,
        excess: holders((0,excess/* excessProfiles */.EP)(subjects, decisions, nobody).length, new Set((0,excess/* excessSettings */.RZ)(loads, decisions, nobody).map(({ path }) => path)).size),
    };
}
async function findingsUnder(policy, { repo, repositoryNames }, today, tool) {
    const { evaluate } = await Promise.all(/* import() */[__webpack_require__.e(5149), __webpack_require__.e(5445), __webpack_require__.e(9348)]).then(__webpack_require__.bind(__webpack_require__, 59348));
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
    const days = [...new Set(grants.map(({ until }) => until))].sort(repo_path/* byBytes */.bg);
    const sum = (of) => grants.reduce((total, grant) => total + grant[of], 0);
    return `${(0,counted/* counted */.h)(grants.length, "grant")} to ${holders(sum("profiles"), sum("settings"))} until ${days[0]}${days.length > 1 ? ` to ${days.at(-1)}` : ""}`;
}
function holders(profiles, settings) {
    return [
        ...(profiles > 0 ? [(0,counted/* counted */.h)(profiles, "profile")] : []),
        ...(settings > 0 ? [(0,counted/* counted */.h)(settings, "settings file")] : []),
    ].join(" and ");
}
async function decisionsOf(text, today) {
    const policy = await (0,file.readPolicy)({ path: model/* policyPaths */.ff[0], text });
    if ("kind" in policy)
        throw new Error(`the policy that was made cannot be used: ${policy.problems[0]?.message}`);
    const { decide } = await Promise.all(/* import() */[__webpack_require__.e(5149), __webpack_require__.e(5445), __webpack_require__.e(9348)]).then(__webpack_require__.bind(__webpack_require__, 59348));
    return decide(policy, today);
}
function endsOf(paths, today) {
    const files = [...new Set(paths)].sort(repo_path/* byBytes */.bg);
    const weekOf = (i) => files.length > ends.weeks ? i % ends.weeks : Math.floor(((i + 0.5) * ends.weeks) / files.length);
    const days = new Map(files.map((file, i) => [file, (0,decide_days/* dayAfter */.P)(today, ends.first + 7 * weekOf(i))]));
    return (path) => days.get(path) ?? today;
}

// EXTERNAL MODULE: ./build/bundle/src/policy/gate/precedence.js
var precedence = __webpack_require__(27404);
;// CONCATENATED MODULE: ./build/bundle/src/cli/commands/init/lefthook-entry.js
const jobName = "agent profiles";
function lefthookEntry(path, command) {
    if (/\.jsonc?$/.test(path))
        return ['"pre-commit": {', `  "jobs": [${jsonJob(command)}]`, "}"];
    if (path.endsWith(".toml"))
        return ["[[pre-commit.jobs]]", `name = "${jobName}"`, `run = "${command}"`];
    return ["pre-commit:", "  jobs:", ...yamlJob(command, "    ")];
}
function lefthookAddition(path, text, command) {
    const whole = { where: "to", lines: lefthookEntry(path, command) };
    const inHook = "to the `pre-commit` part of";
    const inJobs = "to the `jobs` of the `pre-commit` part of";
    if (path.endsWith(".toml"))
        return { ...whole, where: "at the end of" };
    if (/\.jsonc?$/.test(path)) {
        if (!/"pre-commit"\s*:/.test(text))
            return whole;
        return hasJsonJobs(text)
            ? { where: inJobs, lines: [jsonJob(command)] }
            : { where: inHook, lines: [`"jobs": [${jsonJob(command)}]`] };
    }
    const hook = /^(?:pre-commit|"pre-commit"|'pre-commit')[^\S\n]*:.*\n?((?:[ \t].*\n?|\s*\n|#.*\n?)*)/m.exec(text)?.[1];
    if (hook === undefined)
        return whole;
    const indent = /^( +)[^\s#]/m.exec(hook)?.[1] ?? "  ";
    const jobs = new RegExp(`^${indent}jobs:.*\\n?((?:.*\\n?)*)`, "m").exec(hook)?.[1];
    return jobs === undefined
        ? { where: inHook, lines: [`${indent}jobs:`, ...yamlJob(command, `${indent}  `)] }
        : { where: inJobs, lines: yamlJob(command, /^( *)- /m.exec(jobs)?.[1] ?? `${indent}  `) };
}
function yamlJob(command, indent) {
    return [`${indent}- name: ${jobName}`, `${indent}  run: ${command}`];
}
function jsonJob(command) {
    return `{ "name": "${jobName}", "run": "${command}" }`;
}
function hasJsonJobs(text) {
    return /"pre-commit"\s*:\s*\{[^}]*"jobs"\s*:/.test(text);
}

;// CONCATENATED MODULE: ./build/bundle/src/cli/commands/init/package.js
const withoutPackage = { dependency: undefined, lockFile: undefined };
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
function commandFor(command, tool) {
    return `${command ?? `npx --no ${tool.name}`} check --staged`;
}

// EXTERNAL MODULE: ./build/bundle/src/repo/untyped-json.js
var untyped_json = __webpack_require__(7706);
;// CONCATENATED MODULE: ./build/bundle/src/cli/commands/init/simple-git-hooks.js


const simple_git_hooks_name = "simple-git-hooks";
const configFiles = [
    ...[`.${simple_git_hooks_name}`, simple_git_hooks_name].flatMap((base) => ["cjs", "js", "mjs"].map((extension) => `${base}.${extension}`)),
    `.${simple_git_hooks_name}.json`,
    `${simple_git_hooks_name}.json`,
];
function usesSimpleGitHooks({ text, exists }) {
    const description = text("package.json");
    return configFiles.some(exists) || dependsOn(description, simple_git_hooks_name) || fieldIn(description, simple_git_hooks_name) !== undefined;
}
function simpleGitHooksPlan(files, installedHook, tool, pin) {
    const { dependency, lockFile, command } = packageFor(files, tool, pin);
    const path = configFiles.find(files.exists) ?? "package.json";
    const line = commandFor(command, tool);
    return {
        path,
        text: `${JSON.stringify({ "pre-commit": line }, undefined, 2)}\n`,
        paste: pasteInto(path, files.text(path), line, tool),
        dependency,
        lockFile,
        install: installedHook.includes(tool.name) ? undefined : `npx ${simple_git_hooks_name}`,
    };
}
function pasteInto(path, text, line, tool) {
    const entry = (command) => `"pre-commit": ${JSON.stringify(command)}`;
    if (!path.endsWith(".json"))
        return text?.includes(tool.name) ? undefined : { where: `to the hooks in ${path}`, lines: [`${entry(line)},`] };
    const isPackage = path === "package.json";
    const hooks = isPackage ? fieldIn(text, simple_git_hooks_name) : (0,untyped_json/* parsedJson */.U4)(text ?? "");
    if (typeof hooks === "string")
        return { where: `to ${hooks}, which ${path} names`, lines: [entry(line)] };
    if (isPackage && hooks === undefined)
        return { where: `to ${path}`, lines: [`"${simple_git_hooks_name}": { ${entry(line)} }`] };
    const place = isPackage ? `\`${simple_git_hooks_name}\` in ${path}` : path;
    const old = (0,untyped_json/* fieldsOf */.Pf)(hooks)["pre-commit"];
    if (typeof old !== "string")
        return { where: `to ${place}`, lines: [entry(line)] };
    if (old.includes(tool.name))
        return undefined;
    return { where: `to ${place}, in place of its \`pre-commit\``, lines: [entry(`${old} && ${line}`)] };
}
function fieldIn(text, key) {
    return (0,untyped_json/* fieldsOf */.Pf)((0,untyped_json/* parsedJson */.U4)(text ?? ""))[key];
}

;// CONCATENATED MODULE: ./build/bundle/src/cli/commands/init/hook-managers.js




const preCommitFile = ".pre-commit-config.yaml";
const prekFile = "prek.toml";
function hookPlan(look, tool, pin) {
    const [manager, ...others] = managersIn(look);
    const taken = manager ?? "pre-commit";
    return {
        ...planners[taken](look, tool, pin),
        manager: taken,
        isDetected: manager !== undefined,
        others,
        obstacle: refusesFolders.has(taken) ? foreignHooks(look) : undefined,
    };
}
const refusesFolders = new Set(["lefthook", "pre-commit"]);
function foreignHooks({ hooksPath }) {
    return hooksPath !== undefined && huskyFolder(hooksPath) === undefined ? hooksPath : undefined;
}
function huskyFolder(hooksPath) {
    return /^((?:.*\/)?\.husky)(?:\/_)?\/?$/.exec(hooksPath ?? "")?.[1];
}
function managersIn(look) {
    const { text, exists, installedHook = "" } = look;
    const uses = (name) => dependsOn(text("package.json"), name);
    const isPrek = exists(prekFile) || uses(hook_managers_packages.prek ?? "") || /generated by prek\b/.test(installedHook);
    const isThere = {
        husky: exists(".husky") || uses("husky") || huskyFolder(look.hooksPath) !== undefined,
        lefthook: precedence/* lefthookFiles */.W.some(exists) || uses("lefthook"),
        "simple-git-hooks": usesSimpleGitHooks(look),
        prek: isPrek,
        "pre-commit": exists(preCommitFile) && !isPrek,
    };
    const named = Object.keys(isThere).filter((manager) => isThere[manager]);
    if (foreignHooks(look) === undefined || named.some((manager) => installedHook.includes(manager)))
        return named;
    if (look.hooksFolder !== undefined && !isThere["simple-git-hooks"])
        return ["core.hooksPath", ...named];
    return named.length === 0 ? ["core.hooksPath"] : named;
}
const planners = {
    "pre-commit": (look, tool, pin) => preCommitPlan(look, tool, pin, "pre-commit"),
    prek(look, tool, pin) {
        if (!look.exists(prekFile))
            return preCommitPlan(look, tool, pin, "prek");
        const lines = [
            "[[repos]]",
            `repo = "https://github.com/${pin.repository}"`,
            `rev = "${pin.commit}"${pin.comment}`,
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
        const path = `${huskyFolder(look.hooksFolder) ?? ".husky"}/pre-commit`;
        return {
            path,
            text: `${line}\n`,
            mode: 0o755,
            paste: pasteFor(look, tool, path, "to", [line]),
            dependency,
            lockFile,
            install: huskyFolder(look.hooksPath) === undefined ? "npx husky" : undefined,
        };
    },
    "core.hooksPath"(look, tool, pin) {
        const { dependency, lockFile, command } = packageFor(look, tool, pin);
        const line = commandFor(command, tool);
        const path = `${look.hooksFolder ?? look.hooksPath}/pre-commit`;
        const script = ["#!/bin/sh", line];
        const own = { path, mode: 0o755, dependency, lockFile, install: undefined };
        if (look.hooksFolder !== undefined)
            return { ...own, text: hook_managers_text(script), paste: pasteFor(look, tool, path, "to", [line]) };
        const { installedHook } = look;
        const paste = installedHook === undefined
            ? { where: `an executable file ${path}`, lines: script }
            : { where: `to ${path}`, lines: [line] };
        return { ...own, text: undefined, paste: installedHook?.includes(tool.name) ? undefined : paste };
    },
    "simple-git-hooks": (look, tool, pin) => simpleGitHooksPlan(look, look.installedHook ?? "", tool, pin),
    lefthook(look, tool, pin) {
        const { dependency, lockFile, command } = packageFor(look, tool, pin);
        const path = precedence/* lefthookFiles */.W.find(look.exists) ?? "lefthook.yml";
        const line = commandFor(command, tool);
        const { where, lines } = lefthookAddition(path, look.text(path) ?? "", line);
        return {
            path,
            text: hook_managers_text(lefthookEntry(path, line)),
            paste: pasteFor(look, tool, path, where, lines),
            dependency,
            lockFile,
            install: installFor(look, "lefthook"),
        };
    },
};
function preCommitPlan(look, tool, pin, manager) {
    const indent = /^( *)- repo:/m.exec(look.text(preCommitFile) ?? "")?.[1] ?? "  ";
    const lines = [
        `- repo: https://github.com/${pin.repository}`,
        `  rev: ${pin.commit}${pin.comment}`,
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
function hook_managers_text(lines) {
    return lines.map((line) => `${line}\n`).join("");
}

;// CONCATENATED MODULE: ./build/bundle/src/cli/commands/init/plan.js





















const workflowsFolder = ".github/workflows";
const reviewsPath = ".github/workflows/agent-profiles-reviews.yml";
async function planFor(input, options, named, { tool, environment, script, today: clock, directory }) {
    const { root, below: inside } = input;
    if (inside !== "")
        throw new tree/* UserError */.yo(`\`${inside}\` is inside the repository ${root}, and these files belong in its top directory`);
    const location = (0,git_location/* locateRepository */.ZX)(root);
    const [server, branch, hook, own, slug] = await Promise.all([
        originServer(location, environment),
        (0,default_branch.defaultBranchOf)(location, root, environment),
        installedHookOf(location, environment),
        ownCommit(script, environment, tool),
        input.slug(),
    ]);
    const look = { text: (path) => (0,single_file/* textInside */.k)(root, path), exists: (path) => (0,single_file/* existsAt */.S)(root, path), ...hook };
    const service = serviceOf(server, look);
    const checkPath = checkPaths[service];
    const owners = policyOwners(look, named, service);
    const policy = model/* policyPaths */.ff.find((path) => (0,write/* kindAt */.Ii)(root, path) === "file");
    const [today, isOwned] = [options.today ?? clock, service === "github" && owners !== undefined];
    const fresh = policy === undefined ? await freshFor(input, options, today, tool, { owner: named, isOwned }) : nothing;
    const pin = pinFor(tool, own);
    return {
        service,
        checkPath,
        stage: await stageIn(service, look.text(checkPath)),
        location,
        branch,
        hasOrigin: slug !== null,
        away: directory === root ? undefined : ((0,native_path/* pathBelow */.Br)(directory, root) ?? root),
        own,
        pin,
        hook: hookPlan(look, tool, pin),
        owners,
        policy,
        policyProblem: await problemOf(input.policy),
        isCheckIdle: await isIdle(service, look.text(checkPath), input),
        ...fresh,
        options,
    };
}
const nothing = { freshPolicy: undefined, excess: "", current: undefined };
async function freshFor(input, { fromCurrent, organisation }, today, tool, { owner, isOwned }) {
    if (fromCurrent) {
        const current = await currentState(input, today, tool, { owner, isOwned });
        return { freshPolicy: current.policy, excess: "", current };
    }
    const isBelow = organisation !== undefined;
    const purpose = isBelow ? belowPurpose : plainPurpose;
    const { head, excess } = await headAndExcess(input, today, tool, purpose, { isOwned, isBelow });
    return { freshPolicy: plainPolicy(head), excess: isBelow ? "" : excess, current: undefined };
}
async function problemOf(policy) {
    if (!policy)
        return undefined;
    const read = "kind" in policy ? policy : await (0,policy_file/* readPolicyFile */.B)(policy);
    return "kind" in read ? read.problems[0] : undefined;
}
async function isIdle(service, text, { repo }) {
    if (text === undefined)
        return false;
    const path = checkPaths[service];
    const others = [...(service === "github" ? repo.entries.inside(workflowsFolder) : [])]
        .map((name) => (0,repo_path/* join */.fj)(workflowsFolder, name))
        .filter((other) => other !== path && (0,gate/* isGate */.cE)(other));
    const contents = await Promise.all(others.map((other) => repo.read(other)));
    const sources = contents.flatMap((content) => (0,repo_content/* readableText */.Gh)(content) ?? []);
    return (await (0,places/* gatePlaces */.k)([{ path, text }, ...sources])).length === 0;
}
function filesFor(plan, policyText = plan.freshPolicy) {
    const { freshPolicy, current, owners, hook } = plan;
    const { entry } = owners ?? {};
    const isFresh = freshPolicy !== undefined;
    return [
        ...(isFresh ? [{ path: model/* policyPaths */.ff[0], text: policyText ?? freshPolicy }] : []),
        ...(isFresh && entry?.isNewFile ? [{ path: entry.path, text: codeownersText(entry.lines) }] : []),
        ...checkFiles(plan, isFresh),
        ...(hook.text === undefined
            ? []
            : [{ path: hook.path, text: hook.text, ...(hook.mode === undefined ? {} : { mode: hook.mode }) }]),
        ...(current?.baseline === undefined ? [] : [{ path: model/* baselinePath */.XB, text: current.baseline }]),
    ];
}
function checkFiles({ service, checkPath, owners, pin, branch }, isFresh) {
    if (service === "gitlab")
        return [{ path: checkPath, text: linesText(gitlabJob(pin, undefined)) }];
    const team = owners?.owners.find((owner) => owner.includes("/"));
    return [
        { path: checkPath, text: workflow(pin, branch.name, team) },
        ...(isFresh && owners ? [{ path: reviewsPath, text: reviewWorkflow(pin, (0,repo_path/* nameOf */.Vb)(checkPath)) }] : []),
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
function shellWord(word) {
    return /^[\w./@%+:-]+$/.test(word) && !word.startsWith("-") ? word : `'${word.replaceAll("'", "'\\''")}'`;
}

;// CONCATENATED MODULE: ./build/bundle/src/cli/commands/init/rewrite.js


function rewriteSteps({ plan, written, command }) {
    const { policy, owners, excess, options } = plan;
    const isOwnerless = policy === undefined && !owners;
    if (!isOwnerless && excess === "")
        return [];
    const again = isOwnerless && plan.service === "github" ? [model/* policyPaths */.ff[0], plan.checkPath] : [model/* policyPaths */.ff[0]];
    const flags = [
        ...(excess === "" ? [] : ["--from-current"]),
        ...flagsOf(options),
        ...(isOwnerless
            ? ["--owner @acme/team"]
            : options.owner === undefined
                ? []
                : [`--owner ${shellWord(options.owner)}`]),
    ];
    const sentences = [
        ...(isOwnerless ? ["no owner is known for the policy, so whoever can merge can also loosen it."] : []),
        ...(excess === ""
            ? []
            : [`${excess} ${isOne(excess) ? "exceeds" : "exceed"} the ceiling of the new policy, so \`check\` fails.`]),
    ];
    const aims = [
        ...(isOwnerless ? ["let a team or a person approve its changes"] : []),
        ...(excess === "" ? [] : ["grant what they do today, for 60 to 120 days"]),
    ];
    const how = isOwnerless ? "write it again with an owner" : "write it again";
    return [
        {
            say: `${sentences.join(" ")} To ${aims.join(" and to ")}, ${how}, before you edit it`,
            paste: [`rm ${again.filter((path) => written.includes(path)).join(" ")}`, `${command} init ${flags.join(" ")}`],
        },
    ];
}
function flagsOf({ fromCurrent, organisation }) {
    return [
        ...(fromCurrent ? ["--from-current"] : []),
        ...(organisation ? [`--organisation ${shellWord(organisation.organisation)}`] : []),
        ...(organisation?.from === undefined ? [] : [`--from ${shellWord(organisation.from)}`]),
        ...(organisation?.fetch ? ["--fetch"] : []),
    ];
}
function isOne(phrase) {
    return phrase.startsWith("1 ") && !phrase.includes(" and ");
}

// EXTERNAL MODULE: ./build/bundle/src/sanitize/listed.js
var listed = __webpack_require__(88508);
;// CONCATENATED MODULE: ./build/bundle/src/cli/commands/init/summary.js










function summary_summaryOf(outcome) {
    const { plan, written, changed, kept, columns } = outcome;
    const lines = [
        ...written.map((path) => {
            const what = changed.get(path);
            return what === undefined ? `wrote ${path}${detailOf(path, plan)}` : `changed ${path}: ${what}`;
        }),
        ...kept.map((path) => `kept (already exists): ${path}`),
        ...remarksOn(plan, written),
    ].flatMap((line) => (0,colors/* wrap */.L)((0,sanitize_text/* visible */.RK)(line), columns - 2, (text) => text.length).map((part, i) => (i === 0 ? part : `  ${part}`)));
    return `${lines.join("\n")}\n\nnext\n${stepList(stepsFor(outcome), columns)}`;
}
function detailOf(path, { service, checkPath, current, pin, branch, hook }) {
    const details = {
        ...(current ? { [model/* policyPaths */.ff[0]]: current.granted, [model/* baselinePath */.XB]: current.kept } : {}),
        [checkPath]: `runs on ${service === "github" ? `pull requests and pushes to ${branch.name}` : "merge requests"}${pin.isKnown ? `, pinned to ${pin_short(pin)}` : ""}`,
        [hook.path]: `the hook for ${hook.manager}`,
    };
    const detail = details[path];
    return detail === undefined ? "" : `: ${detail}`;
}
function remarksOn({ checkPath, options, current, policy, hook, own, pin }, written) {
    return [
        ...(own?.isDirty && written.includes(checkPath)
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
    return [
        ...before(outcome),
        ...rewriteSteps(outcome),
        ...edits(outcome),
        ...local(outcome),
        ...(outcome.plan.service === "github" ? onGitHub(outcome) : onGitLab(outcome)),
        ...later(outcome),
    ];
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
        ...(plan.policyProblem ? [problemStep(plan.policyProblem)] : []),
        ...pinSteps(outcome),
        ...(plan.isCheckIdle ? [idleStep(plan)] : []),
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
        ...(branch.isKnown || plan.service === "gitlab" || !isNew(plan.checkPath)
            ? []
            : [
                { say: `no branch was found: in ${plan.checkPath}, write the default branch in place of \`${branch.name}\`` },
            ]),
        ...(hook.paste && !isNew(hook.path)
            ? [{ say: `for the hook, add ${hook.paste.where}`, lines: hook.paste.lines }]
            : []),
        ...(current?.baseline !== undefined && !isNew(model/* baselinePath */.XB)
            ? [{ say: "the existing baseline was kept; write a new one", paste: [`${outcome.command} baseline`] }]
            : []),
    ];
}
function idleStep(plan) {
    const { service, checkPath, pin, stage } = plan;
    const [change, place] = service === "github"
        ? ["pull request", "add this to the steps of a job that runs on pull requests, after the checkout"]
        : ["merge request", "add this job"];
    return {
        say: `${checkPath} was kept, and nothing in it runs the check, so no ${change} is checked; ${place}`,
        lines: service === "github" ? actionLines(pin, teamIn(plan)) : gitlabJob(pin, stage),
    };
}
function problemStep({ message, at }) {
    const { line, column } = (0,repo_text/* positionAt */.t$)(at.source, at.span.start);
    return {
        say: `fix the policy, which was kept: it is invalid, so every check ends with exit code 2. ${at.source.path}:${line}:${column} ${message}`,
    };
}
function pinSteps({ plan, written, tool }) {
    const { pin, own, hook } = plan;
    const files = filesFor(plan).flatMap(({ path, text }) => text.includes(pin.commit) && written.includes(path) ? [path] : []);
    const isUsed = files.length > 0 ||
        plan.isCheckIdle ||
        hook.dependency !== undefined ||
        hook.paste?.lines.some((line) => line.includes(pin.commit));
    if (!isUsed)
        return [];
    const places = [...files, ...(hook.dependency === undefined ? [] : ["the command that installs the package"])];
    const where = (0,listed/* listed */.K)(places);
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
function ownerSteps({ plan, written }) {
    const { owners, policy, service, checkPath } = plan;
    if (policy !== undefined || !owners)
        return [];
    const { entry } = owners;
    const team = teamIn(plan);
    const [single, ...others] = owners.owners;
    return [
        ...(service === "github" && others.length === 0 && team === undefined
            ? [
                {
                    say: `nobody can approve their own change: for changes of the policy by ${single}, add a second owner to the line \`${entry?.lines[0] ?? `… ${single}`}\` of CODEOWNERS`,
                },
            ]
            : []),
        ...(entry && !written.includes(entry.path)
            ? [
                {
                    say: `let ${owners.owners.join(", ")} approve changes of the policy: add at the end of ${entry.path}`,
                    lines: entry.lines,
                },
            ]
            : []),
        ...(team !== undefined && !written.includes(checkPath) && !plan.isCheckIdle
            ? [{ say: `below the step with this action in ${checkPath}, add`, lines: teamLines(team) }]
            : []),
    ];
}
function local(outcome) {
    const { plan, command, columns } = outcome;
    const { dependency, install, isDetected, manager, obstacle } = plan.hook;
    const needs = isDetected
        ? ""
        : "; no hook manager was found here, and this one needs pre-commit (pipx install pre-commit)";
    const folder = obstacle === undefined
        ? ""
        : `; git takes its hooks from ${obstacle}, and ${manager} installs none while \`core.hooksPath\` is set`;
    const changed = changedFiles(outcome);
    return [
        { say: "see what it finds today", paste: [`${command} check`] },
        ...(dependency === undefined ? [] : [{ say: "install the tool for the hook", paste: [dependency] }]),
        ...(install === undefined ? [] : [{ say: `install the hook in this clone${needs}${folder}`, paste: [install] }]),
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
            ...(plan.policyProblem && policy !== undefined ? [policy] : []),
            ...(hook.paste === undefined || hook.text === undefined ? [] : [hook.path]),
            ...(policy === undefined && owners?.entry ? [owners.entry.path] : []),
            ...(teamIn(plan) === undefined && !plan.isCheckIdle ? [] : [plan.checkPath]),
            ...(hook.dependency === undefined ? [] : ["package.json", ...(lockFile === undefined ? [] : [lockFile])]),
        ]),
    ];
}
function onGitHub({ plan, written }) {
    const { hasOrigin, branch, checkPath } = plan;
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
        ...(written.includes(checkPath)
            ? [
                {
                    say: `${hasOrigin ? "push" : "create the repository on GitHub, push"}, and require the status check \`${checkName}\` for ${branch.name} (Settings, Rules)`,
                },
            ]
            : []),
    ];
}
function onGitLab({ plan, written }) {
    const { hasOrigin, branch, checkPath, isCheckIdle, owners, policy } = plan;
    return [
        ...(written.includes(checkPath) || isCheckIdle
            ? [
                {
                    say: `${hasOrigin ? "push" : "create the project on GitLab, push"}, and turn on \`Pipelines must succeed\` (Settings, Merge requests)`,
                },
            ]
            : []),
        ...(policy === undefined && owners
            ? [
                {
                    say: `let GitLab ask ${(0,listed/* listed */.K)(owners.owners)} before the policy changes: protect ${branch.name} with \`Require approval from code owners\` (Settings, Repository, Protected branches; GitLab Premium)`,
                },
            ]
            : []),
    ];
}
function teamIn({ service, policy, owners }) {
    return policy === undefined && service === "github" ? owners?.owners.find((owner) => owner.includes("/")) : undefined;
}
function later({ written, command }) {
    return written.includes(model/* baselinePath */.XB)
        ? [{ say: `in your own time, fix what ${model/* baselinePath */.XB} lists; then`, paste: [`${command} baseline --prune`] }]
        : [];
}

;// CONCATENATED MODULE: ./build/bundle/src/cli/commands/init/write-all.js



function writeAll(root, files, renewed) {
    const existing = new Set([...files, ...renewed].flatMap(({ path }) => ((0,write/* kindAt */.Ii)(root, path) === "file" ? [path] : [])));
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
    return { written, changed: new Set(written.filter((path) => existing.has(path))) };
}
function faultOf(error, path, written) {
    const reason = error instanceof write/* UnwritableFile */.wF ? error.fault : undefined;
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
        const { renewed } = named;
        const { written, changed } = writeAll(input.root, files, renewed);
        const { columns } = environment.screen();
        const command = (0,invocation/* commandOf */.N)({ ...environment, directory: input.root }, environment.tool.name);
        const paths = [...files, ...renewed].map(({ path }) => path);
        const kept = [...new Set([...(plan.policy === undefined ? [] : [plan.policy]), ...paths])].filter((path) => !written.includes(path));
        const outcome = {
            plan,
            written,
            changed: new Map(renewed.flatMap(({ path, what }) => (changed.has(path) ? [[path, what]] : []))),
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
    throw noOwner(written);
}


/***/ }),

/***/ 41958:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EP: () => (/* binding */ excessProfiles),
/* harmony export */   Kf: () => (/* binding */ literalPattern),
/* harmony export */   L1: () => (/* binding */ groupSettings),
/* harmony export */   RZ: () => (/* binding */ excessSettings),
/* harmony export */   Uk: () => (/* binding */ groupProfiles)
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
        if (!item.profile || !(0,_model_load_js__WEBPACK_IMPORTED_MODULE_3__/* .isOffered */ .kd)(item))
            return [];
        const { may: allowed } = decisions.allowance(host, item);
        const may = (0,_model_profile_js__WEBPACK_IMPORTED_MODULE_1__/* .capabilitiesOf */ .SF)(item.profile).filter((capability) => !allowed.includes(capability));
        if (may.length === 0)
            return [];
        const written = (0,_model_fact_js__WEBPACK_IMPORTED_MODULE_4__/* .known */ .eO)(item.profile.name);
        const [name, path] = [
            written === undefined ? undefined : literalPattern(written),
            literalPattern(item.files[0] ?? ""),
        ];
        const isShared = (files.get(placeOf(subject)) ?? 0) > 1;
        if (path === undefined || (written === undefined ? isShared : name === undefined))
            return [];
        return [{ host, may, owner: ownerOf(item.files[0] ?? ""), name, path, isShared }];
    });
}
function literalPattern(text) {
    const pattern = text.replace(/[*?[\]\\]/g, "\\$&");
    return text === "" || /[{}]/.test(text) || pattern.length > _policy_file_glob_js__WEBPACK_IMPORTED_MODULE_2__/* .globLimits */ .Ho.length || (0,_policy_file_glob_js__WEBPACK_IMPORTED_MODULE_2__/* .globProblem */ .AI)(pattern) !== undefined
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
            const path = literalPattern(file);
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
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K2: () => (/* binding */ ownersOf),
/* harmony export */   T5: () => (/* binding */ ownerNamed),
/* harmony export */   f6: () => (/* binding */ ownerIn),
/* harmony export */   u8: () => (/* binding */ isOwner)
/* harmony export */ });
/* harmony import */ var _approvals_code_owners_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(52210);
/* harmony import */ var _policy_file_owner_pattern_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(94767);
/* harmony import */ var _policy_model_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(53861);
/* harmony import */ var _repo_tree_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(72456);




const ownersPaths = [..._approvals_code_owners_js__WEBPACK_IMPORTED_MODULE_0__/* .codeownersPaths */ .oX, ".gitlab/CODEOWNERS"];
function isOwner(name) {
    return name.startsWith("@") && _policy_file_owner_pattern_js__WEBPACK_IMPORTED_MODULE_3__/* .ownerPattern */ .a.test(name);
}
function ownerNamed(owner) {
    if (_policy_file_owner_pattern_js__WEBPACK_IMPORTED_MODULE_3__/* .ownerPattern */ .a.test(owner))
        return owner;
    throw new _repo_tree_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .yo(`\`--owner\` is a login or a team, as in @acme/security, not \`${owner}\``);
}
async function ownerIn({ repo, slug }, named) {
    const path = ownersPaths.find((candidate) => repo.entries.has(candidate));
    const content = path === undefined ? undefined : await repo.read(path);
    const codeOwners = content?.kind === "text" ? (0,_approvals_code_owners_js__WEBPACK_IMPORTED_MODULE_0__/* .ownersIn */ .qx)(content.source.text) : () => [];
    const isUnread = content !== undefined && content.kind !== "text";
    const account = isUnread ? undefined : (await slug())?.split("/")[0];
    const text = content?.kind === "text" ? content.source.text : "";
    const last = account === undefined || hasTeams(account, text) ? undefined : `@${account}`;
    const policy = _policy_model_js__WEBPACK_IMPORTED_MODULE_1__/* .policyPaths */ .ff.find((candidate) => repo.entries.has(candidate)) ?? _policy_model_js__WEBPACK_IMPORTED_MODULE_1__/* .policyPaths */ .ff[0];
    const others = [...codeOwners(policy), last ?? ""];
    return (file) => codeOwners(file).find(isOwner) ?? named ?? others.find(isOwner);
}
function hasTeams(account, text) {
    return text.toLowerCase().includes(`@${account.toLowerCase()}/`);
}
async function ownersOf(source, named) {
    const owner = await ownerIn(source, named);
    const unread = await unreadOwners(source);
    const others = (await source.slug()) === null
        ? `, name one in ${_approvals_code_owners_js__WEBPACK_IMPORTED_MODULE_0__/* .codeownersPaths */ .oX[0]}, or add the remote \`origin\` of this repository`
        : `, or name one in ${_approvals_code_owners_js__WEBPACK_IMPORTED_MODULE_0__/* .codeownersPaths */ .oX[0]}`;
    return (file) => {
        if (unread !== undefined && named === undefined)
            throw new _repo_tree_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .yo(`no owner is known for \`${file}\`, and a grant needs one: ${unread}; or pass --owner @acme/team`);
        const found = owner(file);
        if (found !== undefined)
            return found;
        throw new _repo_tree_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .yo(`no owner found for \`${file}\`, and a grant needs one: pass --owner @acme/team${others}`);
    };
}
async function unreadOwners({ repo }) {
    const path = ownersPaths.find((candidate) => repo.entries.has(candidate));
    const content = path === undefined ? undefined : await repo.read(path);
    if (content === undefined || content.kind === "text")
        return undefined;
    return `\`${path}\` ${content.kind === "unjudged" ? content.problem : "cannot be read as text"}`;
}


/***/ }),

/***/ 20998:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   PT: () => (/* binding */ settingsGrantText),
/* harmony export */   V2: () => (/* binding */ grantsWithinLimits),
/* harmony export */   kk: () => (/* binding */ quotedYaml),
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
        ...listLines("profiles", names),
        ...listLines("paths", group.map(({ path }) => path)),
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
        ...listLines("settings", group.map(({ path }) => path)),
        ...accountLines(first),
    ];
    return { profiles: 0, settings: group.length, until: first.until, text: lines.map((line) => `${line}\n`).join("") };
}
function accountLines({ owner, until }) {
    return [
        "    reason: in use when this policy was written, to be decided by its owner",
        `    owner: ${quotedYaml(owner)}`,
        `    until: ${until}`,
    ];
}
function listLines(key, values) {
    const items = [...new Set(values)].sort(_repo_path_js__WEBPACK_IMPORTED_MODULE_0__/* .byBytes */ .bg).map((value) => `      - ${quotedYaml(value)}`);
    return items.length === 0 ? [] : [`    ${key}:`, ...items];
}
function quotedYaml(text) {
    return JSON.stringify(text).replace(/[^\x20-\x7e]/gu, (character) => {
        const point = character.codePointAt(0) ?? 0;
        return /\p{L}|\p{N}|\p{Extended_Pictographic}/u.test(character)
            ? character
            : point > 0xffff
                ? `\\U${point.toString(16).padStart(8, "0")}`
                : `\\u${point.toString(16).padStart(4, "0")}`;
    });
}
function grantsWithinLimits(grants) {
    let characters = 0;
    return grants.slice(0, max.grants).filter(({ text }) => (characters += text.length) <= max.characters);
}


/***/ }),

/***/ 21156:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  $P: () => (/* binding */ errorOutputOf),
  g5: () => (/* binding */ failureOf),
  c8: () => (/* binding */ gitAt),
  qn: () => (/* binding */ lackOfPartial),
  EO: () => (/* binding */ runGit),
  bJ: () => (/* binding */ runGitSync),
  BE: () => (/* binding */ startGit)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/bundle/src/platform/native-path.js
var native_path = __webpack_require__(9144);
;// CONCATENATED MODULE: ./build/bundle/src/platform/git/known-commands.js
const commands = new Map([
    ["cat-file", [{ needs: ["--batch"], takes: ["--buffer"], names: 0 }]],
    [
        "config",
        [
            { needs: ["--get"], takes: ["--local"], names: 1 },
            { needs: ["--get-regexp"], takes: ["-z"], names: 1 },
        ],
    ],
    [
        "diff-index",
        [
            {
                needs: ["--cached", "--raw"],
                takes: ["-z", "--no-renames", "--ita-visible-in-index", "--ignore-submodules=none"],
            },
        ],
    ],
    [
        "fetch",
        [
            {
                needs: ["--no-recurse-submodules", "--no-auto-maintenance", "--upload-pack=git-upload-pack"],
                takes: ["--quiet", "--no-tags", "--no-write-fetch-head", "--depth=1"],
            },
        ],
    ],
    ["for-each-ref", [{ takes: ["--count=", "--format=", "--contains="] }]],
    ["hash-object", [{ needs: ["--no-filters", "--stdin"], takes: ["-w"], names: 0 }]],
    ["ls-files", [{ takes: ["-s", "-t", "-z", "--cached", "--exclude-standard", "--others", "--stage"] }]],
    ["ls-remote", [{ needs: ["--upload-pack=git-upload-pack"], takes: ["--quiet"] }]],
    ["ls-tree", [{ takes: ["-r", "-z", "--full-tree"] }]],
    ["merge-base", [{ takes: ["--is-ancestor"] }]],
    [
        "rev-list",
        [{ needs: ["--missing=print"], takes: ["--filter=blob:none", "--no-object-names", "--no-walk", "--objects"] }],
    ],
    ["rev-parse", [{ needs: ["--verify"], takes: ["--quiet"], names: 1 }]],
    ["status", [{ needs: ["--ignore-submodules"], takes: ["--porcelain", "--untracked-files=no"], names: 0 }]],
    ["symbolic-ref", [{ takes: ["--quiet"], names: 1 }]],
    ["update-index", [{ needs: ["--index-info"], takes: ["-z"], names: 0 }]],
]);
function isKnownCommand([name = "", ...words]) {
    const end = words.findIndex((word) => word === "--" || word === "--end-of-options");
    const before = end < 0 ? words : words.slice(0, end);
    const options = before.filter((word) => word.startsWith("-"));
    const others = words.length - options.length;
    return (commands.get(name) ?? []).some(({ needs = [], takes = [], names = Number.POSITIVE_INFINITY }) => needs.every((option) => options.includes(option)) &&
        options.every((option) => [...needs, ...takes].some((one) => isOption(option, one))) &&
        others <= names);
}
function isOption(written, known) {
    return known.endsWith("=") ? written.startsWith(known) : written === known;
}

// EXTERNAL MODULE: ./build/bundle/src/repo/tree.js
var tree = __webpack_require__(72456);
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
function argumentsOf({ isBare }, command) {
    if (!isKnownCommand(command))
        throw new Error(`git ${command.slice(0, 3).join(" ")} is not one of the commands that are run`);
    const trust = isBare ? ["-c", "safe.bareRepository=all"] : [];
    return [...options, ...trust, ...command];
}
function gitAt(top, environment, { isBare = false } = {}) {
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
    let isOnlyInside = false;
    for (const directory of path.split(external_node_path_.delimiter)) {
        if (!(0,external_node_path_.isAbsolute)(directory))
            continue;
        const candidate = (0,external_node_path_.join)(directory, windows ? "git.exe" : "git");
        try {
            if (!(0,external_node_fs_.statSync)(candidate).isFile())
                continue;
            (0,external_node_fs_.accessSync)(candidate, external_node_fs_.constants.X_OK);
            if (!(0,native_path/* isInside */.FK)(candidate, top) && !(0,native_path/* isInside */.FK)((0,external_node_fs_.realpathSync)(candidate), top))
                return candidate;
            isOnlyInside = true;
        }
        catch {
            continue;
        }
    }
    throw new tree/* UserError */.yo(`git is required and was not found in \`PATH\`${isOnlyInside ? ", except inside the repository, where it is not trusted" : ""}; install it`);
}
const mostAtOnce = 64 << 20;
function runGitSync(git, command, input) {
    const { executable, top, environment } = git;
    const { status, stdout } = process
        .getBuiltinModule("node:child_process")
        .spawnSync(executable, argumentsOf(git, command), {
        cwd: top,
        env: environment,
        input,
        maxBuffer: mostAtOnce,
        stdio: ["pipe", "pipe", "ignore"],
        windowsHide: true,
    });
    if (status !== 0)
        throw new tree/* RunFailure */.ae(`git ${command[0] ?? ""} failed`);
    return stdout;
}
function startGit(git, command, { more = {}, input = false, milliseconds, } = {}) {
    const { executable, top, environment } = git;
    return process.getBuiltinModule("node:child_process").spawn(executable, argumentsOf(git, command), {
        cwd: top,
        env: { ...environment, ...more },
        stdio: [input ? "pipe" : "ignore", "pipe", "pipe"],
        windowsHide: true,
        timeout: milliseconds,
    });
}
function runGit(git, command, { environment = {}, answers = [0], milliseconds, take, started } = {}) {
    return new Promise((resolve, reject) => {
        const child = startGit(git, command, { more: environment, milliseconds });
        const output = [];
        const errorOutput = errorOutputOf(child);
        const end = (reason) => {
            reject(reason);
            child.kill();
        };
        started?.(end);
        child.stdout?.on("data", (chunk) => {
            try {
                if (take)
                    take(chunk);
                else
                    output.push(chunk);
            }
            catch (error) {
                end(error);
            }
        });
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
const lackOfPartial = "this clone is partial and lacks objects that are needed; fetch them, or clone without a filter";
function failureOf(command, status, signal, errorOutput) {
    const owner = /detected dubious ownership in repository at '(.*)'/.exec(errorOutput)?.[1];
    if (owner !== undefined)
        return new tree/* UserError */.yo(`git does not trust ${owner}, which belongs to another user; to trust it: git config --global --add safe.directory ${owner}`);
    if (/could not fetch [0-9a-f]+ from promisor remote/.test(errorOutput))
        return new tree/* UserError */.yo(lackOfPartial);
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

/***/ 24059:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   defaultBranchIn: () => (/* binding */ defaultBranchIn),
/* harmony export */   defaultBranchOf: () => (/* binding */ defaultBranchOf)
/* harmony export */ });
/* harmony import */ var _command_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(21156);

const originHead = "refs/remotes/origin/HEAD";
const usual = ["main", "master", "trunk", "develop"];
const folders = ["refs/remotes/origin/", "refs/heads/"];
async function firstOf(names, find) {
    const named = await find(originHead);
    if (named !== undefined)
        return named;
    const refs = (await names()).flatMap((name) => folders.map((folder) => folder + name));
    return (await Promise.all(refs.map(find))).find((found) => found !== undefined);
}
async function namesFor(git) {
    const configured = (await answerOf(git, "config", "--get", "init.defaultBranch"))[0];
    return [...(configured !== undefined && isPlain(configured) ? [configured] : []), ...usual];
}
async function defaultBranchIn(git, resolve) {
    return firstOf(() => namesFor(git), resolve);
}
async function defaultBranchOf(location, directory, environment) {
    const git = (0,_command_js__WEBPACK_IMPORTED_MODULE_0__/* .gitAt */ .c8)(location?.top ?? directory, environment);
    const names = await namesFor(git);
    const preferred = names[0] ?? "main";
    if (!location)
        return { name: preferred, isKnown: true };
    const [found, heads, [current = ""]] = await Promise.all([
        refs(git, originHead, ...names.flatMap((name) => folders.map((folder) => folder + name))),
        refs(git, "--count=3", ...folders),
        answerOf(git, "symbolic-ref", "--quiet", "HEAD"),
    ]);
    const existing = await firstOf(async () => names, async (ref) => branchIn(ref === originHead ? found.get(ref) : found.has(ref) ? ref : undefined));
    const checkedOut = branchIn(current);
    const isUnborn = checkedOut !== undefined && !(await refs(git, current)).has(current);
    const some = [...heads.keys()].map(branchIn).find((name) => name !== undefined && name !== "HEAD");
    const name = existing ?? (isUnborn && heads.size > 0 ? some : checkedOut) ?? some;
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
    return /^(?!.*@\{)[^\s*?[\]\\^~:]{1,200}$/.test(name);
}
async function answerOf(git, ...words) {
    const { output } = await (0,_command_js__WEBPACK_IMPORTED_MODULE_0__/* .runGit */ .EO)(git, words, { answers: [0, 1] });
    return output
        .toString()
        .split("\n")
        .filter((line) => line !== "");
}


/***/ }),

/***/ 77034:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ dayAfter),
/* harmony export */   Y: () => (/* binding */ daysBetween)
/* harmony export */ });
function daysBetween(from, to) {
    return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000);
}
function dayAfter(day, days) {
    return new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}


/***/ }),

/***/ 67209:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AI: () => (/* binding */ globProblem),
/* harmony export */   Ho: () => (/* binding */ globLimits),
/* harmony export */   bi: () => (/* binding */ sizeProblem)
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
    return sizeProblem(pattern);
}
function sizeProblem(pattern) {
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

/***/ 94767:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ ownerPattern)
/* harmony export */ });
const ownerPattern = /^@?[A-Za-z0-9](?:[A-Za-z0-9_-]{0,50})(?:\/(?!\.{1,2}(?:\/|$))[A-Za-z0-9._-]{1,100}){0,20}$/;


/***/ }),

/***/ 668:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _X: () => (/* binding */ policyFacts),
/* harmony export */   eK: () => (/* binding */ isPolicyFinding),
/* harmony export */   hM: () => (/* binding */ checkPolicy)
/* harmony export */ });
/* harmony import */ var _generated_catalogue_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5);
/* harmony import */ var _model_rule_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(78301);


function policyFacts(decisions, found = [], inspected) {
    const unused = inspected ? decisions.unused(inspected.profiles, inspected.findings, inspected) : [];
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

/***/ 69324:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   k: () => (/* binding */ gatePlaces)
/* harmony export */ });
/* harmony import */ var _repo_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(64951);
/* harmony import */ var _index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(86649);
/* harmony import */ var _properties_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(22217);
/* harmony import */ var _triggers_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(98345);
/* harmony import */ var _usage_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(85809);





async function gatePlaces(sources) {
    const found = await (0,_index_js__WEBPACK_IMPORTED_MODULE_1__/* .usesOf */ .MZ)(sources, new Set());
    return found
        .flatMap(({ uses }) => uses)
        .filter(_index_js__WEBPACK_IMPORTED_MODULE_1__/* .isChecking */ .Re)
        .map((use) => {
        const { kind, at, properties } = use;
        const weakened = weaknessesOf(use);
        return {
            kind: kind === "hook" || isHookFile(at.source.path) ? "hook" : "workflow",
            path: at.source.path,
            line: (0,_repo_text_js__WEBPACK_IMPORTED_MODULE_0__/* .positionAt */ .t$)(at.source, at.span.start).line,
            version: properties.get("version")?.text ?? null,
            ...(weakened.length > 0 ? { weakened } : {}),
        };
    });
}
const weakening = /^(?:(?:job )?(?:if|continue-on-error)|refused|mask|script|stages|default_install_hook_types|ci skip|fail-on|--fail-on|on pull_request(?:_target)? (?:paths|paths-ignore|types))$/;
function weaknessesOf({ kind, properties }) {
    const found = [...properties].flatMap(([name, property]) => weakening.test(name) ? ((0,_properties_js__WEBPACK_IMPORTED_MODULE_2__/* .worseFor */ .S)(name, undefined, property, kind) ?? []) : []);
    const isStarted = !properties.has("on") || _triggers_js__WEBPACK_IMPORTED_MODULE_3__/* .gatingEvents */ .y.some((event) => properties.has(`on ${event}`));
    return [...new Set(isStarted ? found : ["no pull request and no push starts the workflow", ...found])];
}
function isHookFile(path) {
    return _usage_js__WEBPACK_IMPORTED_MODULE_4__/* .commandFiles */ .nt.husky.test(path) || _usage_js__WEBPACK_IMPORTED_MODULE_4__/* .commandFiles */ .nt.lefthook.test(path) || (0,_usage_js__WEBPACK_IMPORTED_MODULE_4__/* .isHooksFile */ .vx)(path);
}


/***/ }),

/***/ 7706:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Pf: () => (/* binding */ fieldsOf),
/* harmony export */   U4: () => (/* binding */ parsedJson),
/* harmony export */   Ur: () => (/* binding */ parsedJsonFile)
/* harmony export */ });
function parsedJson(text) {
    try {
        return JSON.parse(text);
    }
    catch {
        return undefined;
    }
}
function parsedJsonFile(text) {
    return parsedJson(text.replace(/^\uFEFF/, ""));
}
function fieldsOf(value) {
    return typeof value === "object" && value !== null && !Array.isArray(value) ? { ...value } : {};
}


/***/ })

};
;