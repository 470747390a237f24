"use strict";
exports.id = 1440;
exports.ids = [1440];
exports.modules = {

/***/ 91440:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   dispatch: () => (/* binding */ dispatch)
/* harmony export */ });
/* harmony import */ var _run_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22197);
/* harmony import */ var _platform_place_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(38322);


async function dispatch(options, environment) {
    if (options.kind === "fleet")
        return (await Promise.all(/* import() */[__webpack_require__.e(1530), __webpack_require__.e(5149), __webpack_require__.e(7141), __webpack_require__.e(3823), __webpack_require__.e(2817), __webpack_require__.e(6814), __webpack_require__.e(3594)]).then(__webpack_require__.bind(__webpack_require__, 33594))).runFleet(options, environment);
    const writes = writingOf(options);
    if (writes)
        (0,_platform_place_js__WEBPACK_IMPORTED_MODULE_1__/* .requireWorkingTree */ .L)(...writes, options.root, environment.directory);
    switch (options.kind) {
        case "check":
            return options.fix
                ? (await Promise.all(/* import() */[__webpack_require__.e(1530), __webpack_require__.e(5149), __webpack_require__.e(7141), __webpack_require__.e(3168)]).then(__webpack_require__.bind(__webpack_require__, 3168))).runCheckWithFixes(options, environment)
                : (0,_run_js__WEBPACK_IMPORTED_MODULE_0__/* .runCommand */ .d1)(options, environment);
        case "list":
            return (0,_run_js__WEBPACK_IMPORTED_MODULE_0__/* .runCommand */ .d1)(options, environment);
        case "fix":
            return (await Promise.all(/* import() */[__webpack_require__.e(1530), __webpack_require__.e(5149), __webpack_require__.e(7141), __webpack_require__.e(3168)]).then(__webpack_require__.bind(__webpack_require__, 3168))).runFix(options, environment);
        case "diff":
            return (await __webpack_require__.e(/* import() */ 6856).then(__webpack_require__.bind(__webpack_require__, 86856))).runDiff(options, environment);
        case "policy":
            return (await Promise.all(/* import() */[__webpack_require__.e(1530), __webpack_require__.e(5149), __webpack_require__.e(7141), __webpack_require__.e(6717)]).then(__webpack_require__.bind(__webpack_require__, 6717))).runPolicy(options, environment);
        case "policy test":
            return (await Promise.all(/* import() */[__webpack_require__.e(1530), __webpack_require__.e(5149), __webpack_require__.e(7141), __webpack_require__.e(2143)]).then(__webpack_require__.bind(__webpack_require__, 22143))).runPolicyTestCommand(options, environment);
        case "baseline":
            return (await Promise.all(/* import() */[__webpack_require__.e(1530), __webpack_require__.e(5149), __webpack_require__.e(7141), __webpack_require__.e(2817), __webpack_require__.e(376)]).then(__webpack_require__.bind(__webpack_require__, 10376))).runBaseline(options, environment);
        case "init":
            return (await Promise.all(/* import() */[__webpack_require__.e(1530), __webpack_require__.e(5149), __webpack_require__.e(7141), __webpack_require__.e(9007), __webpack_require__.e(8933)]).then(__webpack_require__.bind(__webpack_require__, 78933))).runInit(options, environment);
        case "grant":
            return (await Promise.all(/* import() */[__webpack_require__.e(1530), __webpack_require__.e(5149), __webpack_require__.e(7141), __webpack_require__.e(2877), __webpack_require__.e(6373)]).then(__webpack_require__.bind(__webpack_require__, 46373))).runGrant(options, environment);
    }
}
function writingOf(options) {
    const inClone = "run this in a clone, or in a worktree (`git worktree add`)";
    switch (options.kind) {
        case "check":
            return options.fix ? ["`--fix` writes to profiles", inClone] : undefined;
        case "fix":
            return ["`fix` writes to profiles", inClone];
        case "init":
            return ["`init` writes files", inClone];
        case "grant":
            return options.write
                ? ["`--write` writes to the policy", `${inClone}; without \`--write\` the entry is printed`]
                : undefined;
        case "baseline":
            return options.at === undefined
                ? ["`baseline` writes a file", `\`baseline --at HEAD\` prints it, or ${inClone}`]
                : undefined;
        default:
            return undefined;
    }
}


/***/ }),

/***/ 42162:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  f: () => (/* binding */ evaluationInput)
});

// EXTERNAL MODULE: ./build/bundle/src/inspect/organisation.js
var organisation = __webpack_require__(5398);
// EXTERNAL MODULE: ./build/bundle/src/generated/hosts.js
var hosts = __webpack_require__(39824);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/ci/index.js
var ci = __webpack_require__(2898);
;// CONCATENATED MODULE: ./build/bundle/src/inspect/launches.js


const actionFiles = ["action.yml", "action.yaml"];
const workflowsFolder = ".github/workflows";
function mayStartHost(name, text) {
    return Object.values(hosts/* hosts */.S).some(({ launch }) => launch !== undefined && (launch.files?.includes(`${workflowsFolder}/${name}`) || (0,ci/* mayStart */.SH)(text, launch)));
}

// EXTERNAL MODULE: ./build/bundle/src/inspect/profile-look.js
var profile_look = __webpack_require__(90155);
// EXTERNAL MODULE: ./build/bundle/src/inspect/unknown-hosts.js
var unknown_hosts = __webpack_require__(44994);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/bundle/src/platform/memory.js
var memory = __webpack_require__(3986);
// EXTERNAL MODULE: ./build/bundle/src/platform/disk/bytes.js
var bytes = __webpack_require__(76988);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: ./build/bundle/src/repo/path.js
var path = __webpack_require__(76311);
// EXTERNAL MODULE: ./build/bundle/src/repo/patterns.js
var repo_patterns = __webpack_require__(13987);
// EXTERNAL MODULE: ./build/bundle/src/repo/tree.js
var tree = __webpack_require__(72456);
;// CONCATENATED MODULE: ./build/bundle/src/platform/disk/ignored.js






const [limit, mostDirectories] = [1000, 1000];
function ignoredAmong(root, others, patterns) {
    const inside = patterns
        .map((pattern) => ({ pattern, place: (0,repo_patterns/* parsePattern */.EY)(pattern) }))
        .filter(({ place }) => place.anchor === "every" || place.anchor === "root");
    const pending = [...others];
    const found = [];
    let directories = 0;
    for (let path = pending.pop(); path !== undefined && found.length < limit; path = pending.pop()) {
        if (!path.endsWith("/")) {
            const file = path;
            if (inside.some(({ pattern }) => (0,repo_patterns/* matches */.cK)(file, pattern)))
                found.push(file);
            continue;
        }
        const directory = path.slice(0, -1);
        if (inside.some(({ place }) => leadsTo(directory, place)) && ++directories <= mostDirectories)
            pending.push(...listed(root, directory));
    }
    return found.sort(path/* byBytes */.bg);
}
function leadsTo(directory, { anchor, path }) {
    const segments = directory.split("/");
    const route = path.split("/").slice(0, -1);
    const from = anchor === "every" ? segments.keys() : [0];
    return [...from].some((start) => {
        const rest = segments.slice(start);
        const double = route.indexOf("**");
        const fits = rest.every((segment, i) => (double >= 0 && i >= double) || (route[i] !== undefined && fitsSegment(segment, route[i])));
        return fits && (double >= 0 || rest.length <= route.length);
    });
}
function fitsSegment(segment, pattern) {
    return pattern.includes("*") ? (0,repo_patterns/* matches */.cK)(segment, pattern) : segment === pattern;
}
function listed(root, directory) {
    try {
        return (0,bytes/* guarded */.Nj)(() => (0,external_node_fs_.readdirSync)((0,external_node_path_.join)(root, directory), { withFileTypes: true })).map((stats) => (0,path/* join */.fj)(directory, stats.isDirectory() ? `${stats.name}/` : stats.name));
    }
    catch (error) {
        if (error instanceof tree/* UnreadableFile */.ie)
            return [];
        throw error;
    }
}

// EXTERNAL MODULE: ./build/bundle/src/platform/disk/walk.js + 1 modules
var disk_walk = __webpack_require__(10392);
;// CONCATENATED MODULE: ./build/bundle/src/platform/disk/index.js





function diskTree(root, known) {
    const find = async () => {
        const files = await known?.();
        return files ? (0,disk_walk/* walkKnown */.vW)(root, files) : (0,disk_walk/* walkAll */.jG)(root);
    };
    let walk;
    let ids;
    return {
        list: async () => (await (walk ??= find())).entries,
        read: async (path) => {
            (0,memory/* ensureMemoryForFile */.Nc)();
            const native = `${root}${root.endsWith(external_node_path_.sep) ? "" : external_node_path_.sep}`;
            const isUnnameable = path.includes("\\x") &&
                (await (walk ??= find())).entries.find((entry) => entry.path === path)?.kind === "unnameable";
            return (0,bytes/* readFile */.TA)(isUnnameable ? Buffer.concat([Buffer.from(native), (0,disk_walk/* bytesOfName */.qZ)(path)]) : native + path);
        },
        identify: async (path) => {
            const { entries } = await (walk ??= find());
            ids ??= new Map(entries.flatMap(({ path: at, id }) => (id === undefined ? [] : [[at, id]])));
            return ids.get(path);
        },
        ignored: async (places) => ignoredAmong(root, (await (walk ??= find())).others, places),
    };
}

// EXTERNAL MODULE: ./build/bundle/src/platform/disk/quick-look.js
var quick_look = __webpack_require__(58706);
// EXTERNAL MODULE: ./build/bundle/src/platform/hash.js
var hash = __webpack_require__(81957);
// EXTERNAL MODULE: ./build/bundle/src/platform/place.js
var platform_place = __webpack_require__(38322);
// EXTERNAL MODULE: ./build/bundle/src/policy/file/extended.js
var extended = __webpack_require__(10630);
// EXTERNAL MODULE: ./build/bundle/src/policy/find.js
var find = __webpack_require__(24733);
// EXTERNAL MODULE: ./build/bundle/src/policy/model.js
var model = __webpack_require__(53861);
// EXTERNAL MODULE: ./build/bundle/src/repo/repo-index.js + 1 modules
var repo_index = __webpack_require__(78251);
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

// EXTERNAL MODULE: ./build/bundle/src/cli/policy-sources.js
var policy_sources = __webpack_require__(60391);
;// CONCATENATED MODULE: ./build/bundle/src/cli/input.js

















async function evaluationInput(options, machine, meanwhile = () => undefined) {
    const at = (0,platform_place/* placeFor */.v)(options, machine.directory);
    const { place, top } = at;
    if (place?.isBare)
        requireNoWorkingTree(options, top);
    else
        requireNoHostFolder(options, at);
    const open = async () => place && (await __webpack_require__.e(/* import() */ 4405).then(__webpack_require__.bind(__webpack_require__, 54405))).repositoryAt({ ...place, prefix: "" }, machine.environment);
    if (place && isPlainlyEmpty(options, at)) {
        meanwhile([]);
        return emptyInput(at, open);
    }
    const waiting = () => meanwhile(place?.isBare ? [] : (0,quick_look/* namesAt */.Qo)(top));
    const head = options.head ?? (place?.isBare ? "HEAD" : undefined);
    if (head !== undefined)
        return commitInput({ ...options, head }, machine, at, await open(), waiting);
    return options.staged
        ? stagedInput(options, machine, at, await open(), waiting)
        : workingTreeInput(options, machine, at, await open(), waiting);
}
function requireNoWorkingTree({ staged, user }, top) {
    if (staged)
        throw new tree/* UserError */.yo(`\`--staged\` checks the git index, and the bare repository ${top} has none; check a commit with \`--at REV\`, or run this in a clone`);
    if (user)
        throw new tree/* UserError */.yo(`\`--user\` does not apply to the bare repository ${top}: no host runs in it`);
}
function requireNoHostFolder({ root, places }, { place, top }) {
    const name = (0,path/* nameOf */.Vb)(top.replaceAll("\\", "/"));
    if (root === undefined || place || !name.startsWith(".") || !(0,repo_patterns/* detectionNamesOf */.dE)(places).has(name))
        return;
    throw new tree/* UserError */.yo(`\`--root ${root}\` names a folder that a host reads from the directory above it, and this is not in a git repository; name the directory above: --root ${top.slice(0, -name.length - 1) || "/"}`);
}
function isPlainlyEmpty({ policy, base, head, staged, user, places }, { place, top: directory }) {
    if (policy !== undefined || base !== undefined || head !== undefined || staged || user || place?.isBare)
        return false;
    const names = [
        ...(0,repo_patterns/* detectionNamesOf */.dE)(places),
        ...organisation/* organisationNames */.l,
        ...actionFiles,
        ...model/* policyPaths */.ff.map(path/* nameOf */.Vb),
        (0,path/* nameOf */.Vb)(model/* baselinePath */.XB),
    ];
    return (!names.some((name) => name.includes("*")) &&
        (0,quick_look/* isWithout */.r8)(directory, new Set(names.map((name) => name.toLowerCase())), unknown_hosts/* folderNames */.Hw, profile_look/* mayHoldProfiles */.Ht) &&
        (0,quick_look/* textsAt */.i1)((0,path/* join */.fj)(directory, workflowsFolder))?.some(([name, text]) => mayStartHost(name, text)) === false);
}
async function emptyInput({ top: root, below }, open) {
    return {
        root,
        below,
        repo: await repo_index/* RepoIndex */.T.of({ list: async () => [], read: () => Promise.reject(new Error("an empty tree was read")) }),
        base: undefined,
        policy: undefined,
        upper: undefined,
        policyCommit: null,
        library: (0,extended/* libraryIn */.T)(undefined, undefined, () => Promise.reject(new Error("a policy was extended where there is none"))),
        baseline: undefined,
        user: undefined,
        notes: [],
        ignored: async () => [],
        slug: async () => (await (await open())?.slug()) ?? null,
        repositoryNames: async () => [],
        close: async () => undefined,
    };
}
async function workingTreeInput(options, machine, { top: root, below }, repository, waiting) {
    const disk = diskTree(root, repository && (() => repository.knownFiles()));
    const outside = options.user
        ? (await __webpack_require__.e(/* import() */ 8420).then(__webpack_require__.bind(__webpack_require__, 38420))).userTree(options.places, machine.environment)
        : undefined;
    const indexed = repo_index/* RepoIndex */.T.of(counted(outside ? (0,tree/* combine */.kg)(disk, outside.tree) : disk, machine));
    waiting();
    const repo = await indexed;
    const base = options.base === undefined ? undefined : await baseOf(options.base, repository);
    return {
        root,
        below,
        repo,
        base,
        ...(await (0,policy_sources/* policySources */.T)(options, machine, root, repo)),
        policyCommit: null,
        library: (0,extended/* libraryIn */.T)(repo, undefined, (0,policy_sources/* remoteFor */.K)(options, machine)),
        baseline: await (0,find/* findBaseline */.X)(repo),
        user: outside?.places,
        notes: !repository && machine.environment["GIT_DIR"]
            ? [
                "`GIT_DIR` is not honoured, so this is checked as a directory outside git; name the repository with --root DIR",
            ]
            : [],
        ignored: (patterns) => disk.ignored([...options.places, ...patterns]),
        slug: async () => (await repository?.slug()) ?? null,
        repositoryNames: () => repositoryNamesOf(repo, root, repository, machine),
        close: async () => repository?.close(),
    };
}
async function stagedInput(options, machine, { top: root, below }, repository, waiting) {
    if (!repository)
        throw new tree/* UserError */.yo("`--staged` checks the git index, but this directory is not in a repository");
    const resolved = async () => {
        const head = await repository.resolve("HEAD");
        waiting();
        return (head && {
            repo: await repo_index/* RepoIndex */.T.of(repository.commit(head.id)),
            commit: head.id,
            sharesObjects: true,
        });
    };
    const [repo, base] = await Promise.all([repo_index/* RepoIndex */.T.of(counted(repository.index(), machine)), resolved()]);
    const policies = await (0,policy_sources/* policySources */.T)(options, machine, root, base?.repo);
    requireDirectory(repo, below, "the index");
    const isRepositoryPolicy = options.policy === undefined || policies.upper !== undefined;
    return {
        root,
        below,
        repo,
        base,
        ...policies,
        stagedPolicy: isRepositoryPolicy ? { kind: "unread", text: textOf(await (0,find/* findPolicy */.i)(repo)) } : { kind: "none" },
        policyCommit: base?.commit ?? null,
        library: (0,extended/* libraryIn */.T)(base?.repo, base?.commit, (0,policy_sources/* remoteFor */.K)(options, machine)),
        baseline: base && (await (0,find/* findBaseline */.X)(base.repo)),
        user: undefined,
        notes: base ? [] : ["there is no commit yet, so every finding is new"],
        ignored: async () => [],
        slug: async () => (await repository.slug()) ?? null,
        repositoryNames: () => repositoryNamesOf(repo, root, repository, machine),
        close: () => repository.close(),
    };
}
async function repositoryNamesOf(repo, root, repository, { environment }) {
    if (!repo.names("").some((name) => organisation/* organisationNames */.l.has(name.toLowerCase())))
        return [];
    const run = environment["GITHUB_REPOSITORY"];
    return repositoryNamesIn([...((await repository?.addresses()) ?? [root]), ...(run === undefined ? [] : [run])]);
}
function textOf(policy) {
    return policy && "text" in policy ? policy.text : undefined;
}
async function commitInput(options, machine, { top: root, below, place }, repository, waiting) {
    const isDefault = place?.isBare === true && options.head === "HEAD";
    if (isDefault)
        await requireCommit(repository, root);
    const [head, base] = await Promise.all([
        baseOf(options.head, repository, (tree) => counted(tree, machine)),
        options.base === undefined ? undefined : baseOf(options.base, repository),
    ]);
    if (!repository)
        throw new Error("a commit was found without a repository");
    waiting();
    requireDirectory(head.repo, below, `the commit ${head.commit}`);
    return {
        root,
        below,
        repo: head.repo,
        commit: head.commit,
        base: base && { ...base, sharesObjects: true },
        ...(await (0,policy_sources/* policySources */.T)(options, machine, root, head.repo)),
        policyCommit: head.commit,
        library: (0,extended/* libraryIn */.T)(head.repo, head.commit, (0,policy_sources/* remoteFor */.K)(options, machine)),
        baseline: await (0,find/* findBaseline */.X)(head.repo),
        user: undefined,
        notes: isDefault ? [`a bare repository is checked at HEAD, here the commit ${head.commit}`] : [],
        ignored: async () => [],
        slug: async () => (await repository.slug()) ?? null,
        repositoryNames: () => repositoryNamesOf(head.repo, root, repository, machine),
        close: () => repository.close(),
    };
}
async function requireCommit(repository, top) {
    if (repository && !(await repository.resolve("HEAD")))
        throw new tree/* UserError */.yo(`HEAD of the bare repository ${top} has no commit yet; push or fetch one, or name another with \`--at REV\``);
}
function requireDirectory(repo, below, where) {
    if (below !== "" && ![...repo.entries.keys()].some((path) => path.startsWith(`${below}/`)))
        throw new tree/* UserError */.yo(`\`--root\`: \`${below}\` is not a directory of ${where}`);
}
async function baseOf(revision, repository, through = (tree) => tree) {
    if (!repository)
        throw new tree/* UserError */.yo(`\`${revision}\` is a git revision, but this directory is not in a repository`);
    const commit = await repository.resolve(revision);
    if (!commit)
        throw new tree/* UserError */.yo(`git does not know the commit \`${revision}\`; fetch it first or name another`);
    return { repo: await repo_index/* RepoIndex */.T.of(through(repository.commit(commit.id))), commit: commit.id };
}
function counted(tree, { onRead }) {
    return {
        ...(tree.holdsUser ? { holdsUser: true } : {}),
        list: () => tree.list(),
        identify: async (path) => (await tree.identify?.(path)) ?? tree.read(path).then(hash.blobId, () => undefined),
        read: (path) => {
            onRead();
            return tree.read(path);
        },
    };
}


/***/ }),

/***/ 60391:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ remoteFor),
/* harmony export */   T: () => (/* binding */ policySources)
/* harmony export */ });
/* harmony import */ var _platform_disk_bytes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76988);
/* harmony import */ var _platform_native_path_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9144);
/* harmony import */ var _policy_find_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(24733);
/* harmony import */ var _repo_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(64951);
/* harmony import */ var _repo_tree_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(72456);





async function policySources(options, machine, root, repo) {
    const { policy, staged } = options;
    const { directory } = machine;
    if (policy === undefined)
        return { policy: repo && (await (0,_policy_find_js__WEBPACK_IMPORTED_MODULE_2__/* .findPolicy */ .i)(repo)), upper: undefined };
    if (policy.includes("//") && policy.includes("@"))
        return {
            policy: repo && (await (0,_policy_find_js__WEBPACK_IMPORTED_MODULE_2__/* .findPolicy */ .i)(repo)),
            upper: await organisationPolicy(policy, remoteFor(options, machine)),
        };
    const path = (0,_platform_native_path_js__WEBPACK_IMPORTED_MODULE_1__/* .below */ .G)(root, (0,_platform_native_path_js__WEBPACK_IMPORTED_MODULE_1__/* .absolute */ .y)(directory, policy));
    if (path !== undefined && staged && !repo?.entries.has(path))
        throw new _repo_tree_js__WEBPACK_IMPORTED_MODULE_4__/* .UserError */ .yo(`HEAD has no policy file \`${path}\``);
    if (path !== undefined && repo?.entries.has(path))
        return { policy: await (0,_policy_find_js__WEBPACK_IMPORTED_MODULE_2__/* .findPolicy */ .i)(repo, path), upper: undefined };
    const source = readPolicyFile(directory, policy);
    if (path !== undefined)
        return { policy: { ...source, path }, upper: undefined };
    return { policy: repo && (await (0,_policy_find_js__WEBPACK_IMPORTED_MODULE_2__/* .findPolicy */ .i)(repo)), upper: source };
}
async function organisationPolicy(policy, remote) {
    const { referenceOf, referenceText } = await Promise.resolve(/* import() */).then(__webpack_require__.bind(__webpack_require__, 73594));
    const reference = referenceOf(policy);
    if (typeof reference === "string" || reference.kind !== "remote")
        throw new _repo_tree_js__WEBPACK_IMPORTED_MODULE_4__/* .UserError */ .yo(typeof reference === "string" ? reference : `\`${policy}\` does not name a file of another repository`);
    const found = await remote(reference);
    if (typeof found === "string")
        throw new _repo_tree_js__WEBPACK_IMPORTED_MODULE_4__/* .UserError */ .yo(`the policy \`${referenceText(reference)}\` could not be fetched: ${found}`);
    return { ...found.source, path: referenceText(reference) };
}
function remoteFor({ offline }, { environment }) {
    let remote;
    return async (reference) => {
        remote ??= (await __webpack_require__.e(/* import() */ 9067).then(__webpack_require__.bind(__webpack_require__, 29067))).remoteOf(environment, offline);
        return remote(reference);
    };
}
function readPolicyFile(directory, path) {
    let bytes;
    try {
        bytes = (0,_platform_disk_bytes_js__WEBPACK_IMPORTED_MODULE_0__/* .readFile */ .TA)((0,_platform_native_path_js__WEBPACK_IMPORTED_MODULE_1__/* .absolute */ .y)(directory, path));
    }
    catch (error) {
        if (error instanceof _repo_tree_js__WEBPACK_IMPORTED_MODULE_4__/* .UnreadableFile */ .ie && error.message === _platform_disk_bytes_js__WEBPACK_IMPORTED_MODULE_0__/* .gone */ .qp)
            throw new _repo_tree_js__WEBPACK_IMPORTED_MODULE_4__/* .UserError */ .yo(`there is no policy file \`${path}\`${path.startsWith("preset:") ? "; name a preset in `extends` of a policy" : ""}`);
        throw error instanceof _repo_tree_js__WEBPACK_IMPORTED_MODULE_4__/* .UnreadableFile */ .ie ? new _repo_tree_js__WEBPACK_IMPORTED_MODULE_4__/* .UserError */ .yo(`the policy file \`${path}\` ${error.message}`) : error;
    }
    const text = (0,_repo_text_js__WEBPACK_IMPORTED_MODULE_3__/* .decodeText */ .g7)(bytes);
    if (text === undefined)
        throw new _repo_tree_js__WEBPACK_IMPORTED_MODULE_4__/* .UserError */ .yo(`the policy file \`${path}\` is not UTF-8 text`);
    return { path, text };
}


/***/ }),

/***/ 3082:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  G: () => (/* binding */ governingPolicy),
  O: () => (/* binding */ refusalOf)
});

// EXTERNAL MODULE: ./build/bundle/src/policy/model.js
var model = __webpack_require__(53861);
// EXTERNAL MODULE: ./build/bundle/src/policy/organisation.js
var organisation = __webpack_require__(8236);
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
        isCommand(input) ? undefined : (0,organisation/* pinNote */.uA)(counting.policy.organisation, ceiling.policy),
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

// EXTERNAL MODULE: ./build/bundle/src/repo/text.js
var repo_text = __webpack_require__(64951);
// EXTERNAL MODULE: ./build/bundle/src/repo/tree.js
var tree = __webpack_require__(72456);
;// CONCATENATED MODULE: ./build/bundle/src/cli/policy.js




async function governingPolicy(sources, today) {
    const [{ decide }, read] = await Promise.all([Promise.all(/* import() */[__webpack_require__.e(1530), __webpack_require__.e(5149), __webpack_require__.e(7141), __webpack_require__.e(2817), __webpack_require__.e(5159), __webpack_require__.e(668)]).then(__webpack_require__.bind(__webpack_require__, 95159)), readPolicies(sources)]);
    const choice = chooseGoverning(read);
    if (choice.kind === "refused") {
        if (typeof choice.fault === "string")
            throw new tree/* UserError */.yo(choice.fault);
        return choice.fault;
    }
    const decisions = await decide(choice.policy, today, choice.ceiling);
    if (!sources.baseline)
        return { decisions, baseline: undefined, notes: choice.notes };
    const own = { ...(read.base ?? read.head), baseline: await baselineFrom(sources.baseline) };
    const chosen = chooseBaseline(read.base ? { ...read, base: own } : { ...read, head: own }, decisions.baseline === "refuse" ? `the baseline is ignored: ${refusalOf(decisions)}` : undefined);
    if (chosen.kind === "refused")
        return chosen.problems;
    return {
        decisions,
        baseline: chosen.baseline,
        notes: chosen.note === undefined ? choice.notes : [...choice.notes, chosen.note],
    };
}
function refusalOf({ policies }) {
    const at = policies.map(({ baseline }) => baseline).find((stated) => stated?.value === "refuse")?.at;
    return at
        ? `the policy forbids baselines (${at.source.path}:${(0,repo_text/* positionAt */.t$)(at.source, at.span.start).line})`
        : "the policy forbids baselines";
}
async function readPolicies(sources) {
    const { policy, stagedPolicy, upper, library, policyCommit } = sources;
    const [own, organisation] = await Promise.all([
        policyFrom(policy, library, policyCommit),
        upper && organisationFrom(upper, library),
    ]);
    const files = { policy: own, baseline: noBaseline };
    return {
        run: stagedPolicy ? "staged" : "plain",
        head: stagedPolicy ? { policy: stagedPolicy, baseline: noBaseline } : files,
        base: stagedPolicy && files,
        defaultBranch: undefined,
        organisation,
        fallback: undefined,
        path: undefined,
    };
}
const noBaseline = { kind: "none" };
async function policyFrom(found, library, commit) {
    if (found === undefined)
        return { kind: "none" };
    if ("kind" in found)
        return { kind: "broken", cause: "invalid", problems: found };
    const policy = await readFrom(found, library, commit);
    return "kind" in policy
        ? { kind: "broken", cause: "invalid", problems: policy }
        : { kind: "read", policy, source: found };
}
async function organisationFrom(source, library) {
    const outside = {
        ...library,
        file: async () => "a policy outside the repository can extend only presets and files of other repositories",
    };
    const policy = await readFrom(source, outside, null);
    if ("kind" in policy)
        return { kind: "broken", name: source.path, problems: policy };
    if (!policy.organisation)
        return { kind: "read", policy };
    const { at } = policy.organisation;
    const message = "a policy from outside the repository cannot name another one above it; remove `organisation`";
    return { kind: "broken", name: source.path, problems: { kind: "problems", problems: [{ message, at }] } };
}
async function readFrom(source, library, commit) {
    const { readPolicy } = await Promise.all(/* import() */[__webpack_require__.e(9007), __webpack_require__.e(7463)]).then(__webpack_require__.bind(__webpack_require__, 19007));
    return readPolicy(source, library, commit ?? undefined);
}
async function baselineFrom(found) {
    if ("kind" in found)
        return { kind: "broken", problems: found, source: undefined };
    const { readBaseline } = await Promise.all(/* import() */[__webpack_require__.e(5149), __webpack_require__.e(1722)]).then(__webpack_require__.bind(__webpack_require__, 71722));
    const baseline = readBaseline(found);
    return "kind" in baseline
        ? { kind: "broken", problems: baseline, source: found }
        : { kind: "read", baseline, source: found };
}


/***/ }),

/***/ 22197:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J5: () => (/* binding */ refused),
/* harmony export */   d1: () => (/* binding */ runCommand),
/* harmony export */   n: () => (/* binding */ withPermissions)
/* harmony export */ });
/* harmony import */ var _generated_hosts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(39824);
/* harmony import */ var _platform_disk_quick_look_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(58706);
/* harmony import */ var _platform_memory_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3986);
/* harmony import */ var _platform_native_path_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9144);
/* harmony import */ var _policy_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3082);
/* harmony import */ var _evaluate_result_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(97916);
/* harmony import */ var _evaluate_root_filter_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(90036);
/* harmony import */ var _repo_patterns_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(13987);
/* harmony import */ var _input_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(42162);
/* harmony import */ var _reports_undecided_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(13868);
/* harmony import */ var _repo_tree_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(72456);











async function runCommand(options, environment) {
    const base = options.kind === "check" ? options.base : undefined;
    const head = options.at;
    const places = selectedHosts(options).flatMap((host) => host.patterns);
    let pipeline;
    const input = await (0,_input_js__WEBPACK_IMPORTED_MODULE_7__/* .evaluationInput */ .f)({ ...options, base, head, places }, environment, (names) => (pipeline = pipelineFor(options, names)));
    try {
        return await runOn(input, await (pipeline ?? pipelineFor(options, [])), options, environment);
    }
    finally {
        await input.close();
    }
}
function selectedHosts(options) {
    return Object.entries(_generated_hosts_js__WEBPACK_IMPORTED_MODULE_0__/* .hosts */ .S).flatMap(([id, host]) => ((options.hosts?.includes(id) ?? true) ? [host] : []));
}
async function pipelineFor(options, names) {
    const { kind, outputs } = options;
    const detected = selectedHosts(options).filter(({ ownPatterns: own, patterns: places }) => names.some((name) => (0,_repo_patterns_js__WEBPACK_IMPORTED_MODULE_6__/* .detectionNamesOf */ .dE)(own ?? places).has(name)));
    const [{ evaluate }, reports] = await Promise.all([
        Promise.all(/* import() */[__webpack_require__.e(1530), __webpack_require__.e(5149), __webpack_require__.e(7141), __webpack_require__.e(2817), __webpack_require__.e(5159), __webpack_require__.e(668)]).then(__webpack_require__.bind(__webpack_require__, 95159)),
        Promise.all(outputs.map(({ format }) => reportFor(kind, format))),
        ...detected.map(({ prepare }) => prepare?.()),
    ]);
    return { evaluate, reports };
}
async function reportFor(command, format) {
    if (command === "list") {
        if (format === "pretty")
            return (await __webpack_require__.e(/* import() */ 6335).then(__webpack_require__.bind(__webpack_require__, 16335))).listPretty;
        const [print, { sha256 }] = await Promise.all([listFor(format), Promise.resolve(/* import() */).then(__webpack_require__.bind(__webpack_require__, 81957))]);
        return (result) => print(result, sha256);
    }
    switch (format) {
        case "pretty":
            return (await Promise.all(/* import() */[__webpack_require__.e(5149), __webpack_require__.e(7419)]).then(__webpack_require__.bind(__webpack_require__, 67419))).pretty;
        case "json": {
            const [{ json }, { sha256 }] = await Promise.all([Promise.all(/* import() */[__webpack_require__.e(6487), __webpack_require__.e(1052)]).then(__webpack_require__.bind(__webpack_require__, 61052)), Promise.resolve(/* import() */).then(__webpack_require__.bind(__webpack_require__, 81957))]);
            return (result) => json(result, sha256);
        }
        case "github":
            return (await __webpack_require__.e(/* import() */ 7870).then(__webpack_require__.bind(__webpack_require__, 97870))).github;
        case "markdown": {
            const { markdown } = await Promise.all(/* import() */[__webpack_require__.e(6487), __webpack_require__.e(7877)]).then(__webpack_require__.bind(__webpack_require__, 47877));
            return (result) => markdown(result);
        }
        case "sarif":
            return (await Promise.all(/* import() */[__webpack_require__.e(5149), __webpack_require__.e(9695), __webpack_require__.e(2932)]).then(__webpack_require__.bind(__webpack_require__, 40551))).sarif;
        case "junit":
            return (await __webpack_require__.e(/* import() */ 2461).then(__webpack_require__.bind(__webpack_require__, 42461))).junit;
        case "gitlab":
            return (await __webpack_require__.e(/* import() */ 5102).then(__webpack_require__.bind(__webpack_require__, 65102))).gitlab;
        default:
            throw new Error(`check has no format ${format}`);
    }
}
async function listFor(format) {
    if (format === "csv")
        return (await Promise.all(/* import() */[__webpack_require__.e(1530), __webpack_require__.e(5149), __webpack_require__.e(7141), __webpack_require__.e(26)]).then(__webpack_require__.bind(__webpack_require__, 40026))).listCsv;
    if (format === "cyclonedx")
        return (await Promise.all(/* import() */[__webpack_require__.e(1530), __webpack_require__.e(5149), __webpack_require__.e(7141), __webpack_require__.e(8975)]).then(__webpack_require__.bind(__webpack_require__, 38975))).listCyclonedx;
    return (await Promise.all(/* import() */[__webpack_require__.e(1530), __webpack_require__.e(5149), __webpack_require__.e(7141), __webpack_require__.e(6038)]).then(__webpack_require__.bind(__webpack_require__, 86038))).listJson;
}
function isForPrograms({ format }) {
    return format !== "pretty" && format !== "github" && format !== "markdown";
}
async function runOn(input, { evaluate, reports }, options, environment) {
    const governing = await (0,_policy_js__WEBPACK_IMPORTED_MODULE_4__/* .governingPolicy */ .G)(input, options.today ?? environment.today);
    if ("kind" in governing)
        return refused(governing, environment, options.kind === "check");
    const inspectOptions = {
        decisions: governing.decisions,
        editions: options.editions,
        everyEdition: options.everyEdition,
        ...(options.hosts ? { hosts: options.hosts } : {}),
        ...(options.kind === "list" && options.from !== undefined
            ? { starts: [startIn(input, options.from, options.staged, environment)] }
            : {}),
        ...(input.user ? { user: input.user } : {}),
        repositoryNames: await input.repositoryNames(),
    };
    const evaluated = await evaluate({
        tool: environment.tool,
        repo: input.repo,
        base: options.kind === "check" ? input.base : undefined,
        options: inspectOptions,
        repository: options.outputs.some(isForPrograms) ? await input.slug() : null,
        commit: input.commit ?? null,
        policyCommit: input.policyCommit,
        notes: [
            ...input.notes,
            ...governing.notes,
            ...(await ignoredNote(input, policyPatterns(options, inspectOptions.decisions))),
        ],
        failOn: options.kind === "check" ? options.failOn : (0,_evaluate_result_js__WEBPACK_IMPORTED_MODULE_5__/* .failOnAll */ .x3)("never"),
        gate: options.kind === "check" ? options.gate : "all",
        ...(governing.baseline ? { baseline: governing.baseline } : {}),
        ...(await powerRequest(input, options, environment, inspectOptions)),
    });
    const reported = (0,_evaluate_root_filter_js__WEBPACK_IMPORTED_MODULE_9__/* .filterByRoot */ .S)(evaluated, input.below);
    const result = options.kind === "list"
        ? await withPermissions(reported, governing.decisions, input.repo, {
            withOwners: options.outputs.some(isForPrograms),
        })
        : reported;
    const screen = environment.screen();
    const texts = options.outputs.map(({ file }, i) => {
        (0,_platform_memory_js__WEBPACK_IMPORTED_MODULE_2__/* .ensureMemoryForReport */ .Dj)((0,_evaluate_result_js__WEBPACK_IMPORTED_MODULE_5__/* .sizeOf */ .$d)(result));
        return { file, text: reports[i]?.(result, file === undefined ? screen : { ...screen, color: false }) ?? "" };
    });
    return { code: (0,_evaluate_result_js__WEBPACK_IMPORTED_MODULE_5__/* .conclusionOf */ .vu)(result) === "findings" ? 1 : 0, texts, notes: result.notes };
}
async function powerRequest(input, options, environment, inspectOptions) {
    if (options.kind !== "check" || !input.base || !options.outputs.some(({ format }) => format === "json"))
        return {};
    const { policyPowerIn } = await Promise.all(/* import() */[__webpack_require__.e(1530), __webpack_require__.e(5149), __webpack_require__.e(7141), __webpack_require__.e(3823), __webpack_require__.e(9007), __webpack_require__.e(6814), __webpack_require__.e(854)]).then(__webpack_require__.bind(__webpack_require__, 30854));
    const policyPower = policyPowerIn(input, options, environment, inspectOptions);
    return policyPower ? { policyPower } : {};
}
async function withPermissions(result, decisions, repo, { withOwners }) {
    const { permissionsUnder } = await __webpack_require__.e(/* import() */ 3954).then(__webpack_require__.bind(__webpack_require__, 53954));
    const permissionOf = permissionsUnder(decisions, result.inspection);
    if (!withOwners)
        return { ...result, permissionOf };
    const { ownersFrom } = await __webpack_require__.e(/* import() */ 9504).then(__webpack_require__.bind(__webpack_require__, 9504));
    return { ...result, permissionOf, ownersOf: await ownersFrom(repo) };
}
async function refused({ problems }, { screen }, isCheck = false) {
    const problemLines = (await __webpack_require__.e(/* import() */ 747).then(__webpack_require__.bind(__webpack_require__, 70747))).policyErrors(problems, screen());
    return {
        code: 2,
        texts: [],
        notes: [],
        complaint: isCheck ? `${(0,_reports_undecided_js__WEBPACK_IMPORTED_MODULE_10__/* .undecidedLine */ .m)(_reports_undecided_js__WEBPACK_IMPORTED_MODULE_10__/* .invalidPolicy */ .U)}\n${problemLines}` : problemLines,
    };
}
function startIn({ root, repo, commit }, from, staged, { directory }) {
    const path = (0,_platform_native_path_js__WEBPACK_IMPORTED_MODULE_3__/* .absolute */ .y)(directory, from);
    const start = (0,_platform_native_path_js__WEBPACK_IMPORTED_MODULE_3__/* .below */ .G)(root, path);
    if (start === undefined)
        throw new _repo_tree_js__WEBPACK_IMPORTED_MODULE_8__/* .UserError */ .yo(`\`--from ${from}\` is not inside ${root}`);
    const exists = start === "" || repo.resolve(start).kind === "directory" || (!staged && commit === undefined && (0,_platform_disk_quick_look_js__WEBPACK_IMPORTED_MODULE_1__/* .isDirectory */ .wd)(path));
    const where = staged ? " of the index" : commit === undefined ? "" : ` of the commit ${commit}`;
    if (!exists)
        throw new _repo_tree_js__WEBPACK_IMPORTED_MODULE_8__/* .UserError */ .yo(`\`--from ${from}\` is not a directory${where}`);
    return start;
}
function policyPatterns(options, { hosts: settings }) {
    return Object.entries(_generated_hosts_js__WEBPACK_IMPORTED_MODULE_0__/* .hosts */ .S).flatMap(([id, { patterns: places }]) => {
        const dirs = (options.hosts?.includes(id) ?? true) ? (settings[id]?.dirs ?? []) : [];
        return dirs.flatMap(({ value }) => (0,_repo_patterns_js__WEBPACK_IMPORTED_MODULE_6__/* .patternsIn */ .fv)(value, places));
    });
}
async function ignoredNote(input, patterns) {
    const paths = await input.ignored(patterns);
    if (paths.length === 0)
        return [];
    const items = paths.slice(0, 3).join(", ");
    return [
        `${paths.length === 1 ? "1 file that git ignores is" : `${paths.length} files that git ignores are`} where a host reads profiles, and ${paths.length === 1 ? "is" : "are"} not checked: ${items}${paths.length > 3 ? ", …" : ""}`,
    ];
}


/***/ }),

/***/ 90036:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ changesBelow),
/* harmony export */   S: () => (/* binding */ filterByRoot)
/* harmony export */ });
/* harmony import */ var _repo_path_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76311);

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
            ? { instructions: found.instructions.filter(({ path }) => holds(path) || (0,_repo_path_js__WEBPACK_IMPORTED_MODULE_0__/* .isWithin */ .UO)(root, folderOf(path))) }
            : {}),
    };
}
function holdsFor(root) {
    return (path) => path !== undefined && (0,_repo_path_js__WEBPACK_IMPORTED_MODULE_0__/* .isWithin */ .UO)(path, root);
}
function folderOf(path) {
    return (0,_repo_path_js__WEBPACK_IMPORTED_MODULE_0__/* .directoryOf */ .jt)(path).replace(/(?:^|\/)\..*$/, "");
}


/***/ }),

/***/ 5398:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   l: () => (/* binding */ organisationNames),
/* harmony export */   y: () => (/* binding */ inRepository)
/* harmony export */ });
/* harmony import */ var _generated_hosts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(39824);
/* harmony import */ var _repo_patterns_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(13987);


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

/***/ 90155:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ht: () => (/* binding */ mayHoldProfiles),
/* harmony export */   Li: () => (/* binding */ lookOf),
/* harmony export */   WS: () => (/* binding */ likelyRootOf),
/* harmony export */   gM: () => (/* binding */ telling),
/* harmony export */   wz: () => (/* binding */ isDocument)
/* harmony export */ });
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

/***/ 44994:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Hw: () => (/* binding */ folderNames),
/* harmony export */   Zw: () => (/* binding */ problemOf),
/* harmony export */   hy: () => (/* binding */ judgedPathsOf),
/* harmony export */   rs: () => (/* binding */ unknownHostsIn)
/* harmony export */ });
/* harmony import */ var _hosts_kit_collect_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(91307);
/* harmony import */ var _repo_path_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(76311);
/* harmony import */ var _repo_patterns_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(13987);
/* harmony import */ var _repo_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(64951);




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
            formats.add(formatOf(file));
        }
    }
    for (const { verdict, files } of items)
        if (verdict.kind === "dropped" && verdict.problem.kind === "document")
            for (const file of files)
                if (formats.has(formatOf(file)))
                    judged.add(file);
    return judged;
}
function unknownHostsIn(repo, patterns, judged) {
    const known = patterns.map((pattern) => (0,_repo_patterns_js__WEBPACK_IMPORTED_MODULE_1__/* .parsePattern */ .EY)(pattern).path.split("/"));
    return repo
        .hidden()
        .filter((directory) => !notHosts.has((0,_repo_path_js__WEBPACK_IMPORTED_MODULE_3__/* .nameOf */ .Vb)(directory)) && repo.resolve(directory).kind === "directory" && !repo.isUsers(directory))
        .flatMap((directory) => [...folderNames]
        .filter((name) => !known.some((parts) => matchesFolder(parts, (0,_repo_path_js__WEBPACK_IMPORTED_MODULE_3__/* .nameOf */ .Vb)(directory).toLowerCase(), name)))
        .map((name) => (0,_repo_path_js__WEBPACK_IMPORTED_MODULE_3__/* .join */ .fj)(directory, name)))
        .filter((path) => exists(path, repo))
        .sort()
        .flatMap((path) => {
        const { files, unjudged } = (0,_hosts_kit_collect_js__WEBPACK_IMPORTED_MODULE_0__/* .collectFiles */ .C0)(repo, path, {
            isIncluded: (file) => profileFormats.test(file),
            deep: true,
        });
        const found = [...files, ...unjudged.map(({ at }) => at.source.path)].filter((file) => !judged.has(file));
        return found.length > 0 ? [{ path, files: found }] : [];
    });
}
async function problemOf({ path, files }, repo) {
    const identities = [];
    for (let at = 0; at < files.length; at += batchSize)
        identities.push(...(await Promise.all(files.slice(at, at + batchSize).map(async (file) => `${file} ${(await repo.identityOf(file)) ?? ""}`))));
    const [first = path, ...others] = files;
    const what = others.length > 0 ? `${files.length} files` : `\`${first === path ? (0,_repo_path_js__WEBPACK_IMPORTED_MODULE_3__/* .nameOf */ .Vb)(path) : first.slice(path.length + 1)}\``;
    return {
        kind: "unknown-host",
        message: `looks like an agent folder of a host that this tool does not know; ${what} ${others.length > 0 ? "are" : "is"} not checked`,
        at: (0,_repo_text_js__WEBPACK_IMPORTED_MODULE_2__/* .placeOfPath */ .Es)(path),
        identity: identities.join("\n"),
    };
}
function formatOf(file) {
    return `${(0,_repo_path_js__WEBPACK_IMPORTED_MODULE_3__/* .directoryOf */ .jt)(file)} ${(0,_repo_path_js__WEBPACK_IMPORTED_MODULE_3__/* .extensionOf */ .je)(file) ?? ""}`;
}
function exists(path, repo) {
    const { kind } = repo.resolve(path);
    return kind === "directory" || kind === "outside" || kind === "unjudged";
}
function matchesFolder([first = "", second = ""], directory, folder) {
    return first === directory && (second === folder || second.includes("*"));
}


/***/ }),

/***/ 76988:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Nj: () => (/* binding */ guarded),
/* harmony export */   TA: () => (/* binding */ readFile),
/* harmony export */   qp: () => (/* binding */ gone)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _repo_tree_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(72456);


const slabBytes = 1 << 18;
const gone = "is gone since it was listed";
const faults = {
    EACCES: "may not be read: permission denied",
    EPERM: "may not be read: permission denied",
    ENOENT: gone,
    ENOTDIR: gone,
    ELOOP: "has become a link since it was listed",
    EISDIR: "is not a regular file",
    ENXIO: "is not a regular file",
    ENODEV: "is not a regular file",
    EIO: "cannot be read: input or output error",
    EBUSY: "is in use by another program",
    ENAMETOOLONG: "has a path that is too long for this system",
};
function readFile(path) {
    return guarded(() => {
        const file = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(path, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_RDONLY | (node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NOFOLLOW ?? 0) | (node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NONBLOCK ?? 0));
        try {
            return bytesOf(file);
        }
        finally {
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(file);
        }
    });
}
function bytesOf(file) {
    const stats = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(file);
    const { size } = stats;
    if (!stats.isFile())
        throw new _repo_tree_js__WEBPACK_IMPORTED_MODULE_1__/* .UnreadableFile */ .ie("is not a regular file");
    if (size > _repo_tree_js__WEBPACK_IMPORTED_MODULE_1__/* .limits */ .Fy.fileBytes)
        throw new _repo_tree_js__WEBPACK_IMPORTED_MODULE_1__/* .UnreadableFile */ .ie((0,_repo_tree_js__WEBPACK_IMPORTED_MODULE_1__/* .tooLarge */ .g$)(size));
    const bytes = roomFor(size);
    let length = 0;
    for (let part = -1; part !== 0 && length < size; length += part)
        part = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readSync)(file, bytes, length, size - length, null);
    return bytes.subarray(0, length);
}
let slab = Buffer.alloc(0);
function roomFor(size) {
    if (size > slabBytes >> 2)
        return Buffer.allocUnsafeSlow(size);
    if (size > slab.length)
        slab = Buffer.allocUnsafeSlow(slabBytes);
    const room = slab.subarray(0, size);
    slab = slab.subarray(size);
    return room;
}
function guarded(call) {
    try {
        return call();
    }
    catch (error) {
        const fault = error instanceof Error && "code" in error ? faults[String(error.code)] : undefined;
        throw fault === undefined ? error : new _repo_tree_js__WEBPACK_IMPORTED_MODULE_1__/* .UnreadableFile */ .ie(fault);
    }
}


/***/ }),

/***/ 58706:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Qo: () => (/* binding */ namesAt),
/* harmony export */   i1: () => (/* binding */ textsAt),
/* harmony export */   r8: () => (/* binding */ isWithout),
/* harmony export */   wd: () => (/* binding */ isDirectory)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_1__);


const limits = { directories: 40, entries: 400 };
const plain = /^\.?[A-Za-z0-9_-]+(?:\.[A-Za-z0-9_-]+)*$/;
function isWithout(root, names, inHidden, isTelling) {
    const parents = new Set([...names].flatMap((name) => (name.includes("/") ? [name.slice(0, name.indexOf("/"))] : [])));
    const pending = [{ path: root, relative: "", name: "" }];
    let entries = 0;
    for (const directory of pending) {
        const inside = listed(directory.path);
        if (!inside || (entries += inside.length) > limits.entries)
            return false;
        if (!isPlainDirectory(directory.name, inside, { anywhere: names, parents, inHidden }))
            return false;
        const files = inside.flatMap((entry) => (entry.isFile() ? [entry.name] : []));
        if (isTelling(directory.relative, files))
            return false;
        for (const { name } of inside.filter((entry) => entry.isDirectory() && entry.name !== ".git")) {
            const relative = directory.relative === "" ? name : `${directory.relative}/${name}`;
            pending.push({ path: `${directory.path}${node_path__WEBPACK_IMPORTED_MODULE_1__.sep}${name}`, relative, name: name.toLowerCase() });
        }
        if (pending.length > limits.directories)
            return false;
    }
    return true;
}
function isPlainDirectory(directory, inside, names) {
    const isParent = names.parents.has(directory);
    if (isParent && inside.every(({ name }) => name === ".git"))
        return false;
    return inside.every((entry) => (entry.name === ".git" ? !isParent : isPlainEntry(directory, entry, names)));
}
function isPlainEntry(directory, entry, { anywhere, inHidden }) {
    const name = entry.name.toLowerCase();
    if (!plain.test(entry.name) || !(entry.isDirectory() || entry.isFile()))
        return false;
    return (!anywhere.has(name) && !anywhere.has(`${directory}/${name}`) && !(directory.startsWith(".") && inHidden.has(name)));
}
const maxBytes = 200_000;
function textsAt(directory) {
    try {
        return (listed(directory) ?? []).map(({ name }) => {
            const path = `${directory}${node_path__WEBPACK_IMPORTED_MODULE_1__.sep}${name}`;
            const file = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path);
            if (!file.isFile() || file.size > maxBytes)
                throw new Error(`${path} is not looked at`);
            return [name, (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path, "utf8")];
        });
    }
    catch {
        return undefined;
    }
}
function namesAt(directory) {
    return (listed(directory) ?? []).map(({ name }) => name);
}
function isDirectory(path) {
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
}
function listed(directory) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(directory, { withFileTypes: true });
    }
    catch {
        return undefined;
    }
}


/***/ }),

/***/ 10392:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  qZ: () => (/* binding */ bytesOfName),
  Ms: () => (/* binding */ entryOf),
  RR: () => (/* binding */ listing),
  jG: () => (/* binding */ walkAll),
  vW: () => (/* binding */ walkKnown)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/bundle/src/repo/path.js
var repo_path = __webpack_require__(76311);
// EXTERNAL MODULE: ./build/bundle/src/repo/text.js
var repo_text = __webpack_require__(64951);
// EXTERNAL MODULE: ./build/bundle/src/repo/tree.js
var tree = __webpack_require__(72456);
// EXTERNAL MODULE: ./build/bundle/src/platform/disk/bytes.js
var bytes = __webpack_require__(76988);
;// CONCATENATED MODULE: ./build/bundle/src/platform/disk/known-tree.js

function outlineOf({ files, submodules, unmerged, embedded }) {
    const outline = new Map([["", new Map()]]);
    const namesIn = (directory) => {
        let names = outline.get(directory);
        if (!names) {
            outline.set(directory, (names = new Map()));
            namesIn((0,repo_path/* directoryOf */.jt)(directory)).set((0,repo_path/* nameOf */.Vb)(directory), "directory");
        }
        return names;
    };
    const add = (paths, kind) => {
        let directory = "";
        let names = namesIn("");
        for (const path of paths) {
            const slash = path.lastIndexOf("/");
            if (slash < 0 ? directory !== "" : slash !== directory.length || !path.startsWith(directory))
                names = namesIn((directory = (0,repo_path/* directoryOf */.jt)(path)));
            const name = path.slice(slash + 1);
            if (!names.has(name))
                names.set(name, kind);
        }
    };
    add(submodules, "submodule");
    add(embedded, "embedded");
    add(unmerged, "unmerged");
    add(files, "file");
    return outline;
}

;// CONCATENATED MODULE: ./build/bundle/src/platform/disk/walk.js







function walkKnown(root, known) {
    const outline = outlineOf(known);
    const entries = known.unnameable.map((path) => ({ path, kind: "unnameable" }));
    const others = [];
    const place = (path, expected, stats) => {
        if (!stats.isDirectory())
            entries.push(expected === "unmerged"
                ? { ...entryOf(root, path, stats), unjudged: "has unresolved merge stages" }
                : entryOf(root, path, stats));
        else if (expected === "submodule")
            entries.push({ path, kind: "submodule", ...idOf(known.commits?.get(path)) });
        else if (expected === "embedded")
            entries.push({
                path,
                kind: "directory",
                unjudged: "is a repository of its own, whose files git does not list here",
            });
        else if (expected === "directory")
            visit(path);
        else
            others.push(`${path}/`);
    };
    const visit = (directory) => {
        const names = outline.get(directory);
        if (!names)
            return;
        const found = namesIn(root, directory, entries);
        let seen = 0;
        for (const stats of found) {
            const expected = names.get(stats.name);
            const path = (0,repo_path/* join */.fj)(directory, stats.name);
            if (expected !== undefined)
                seen++;
            if (expected !== undefined)
                place(path, expected, stats);
            else if (stats.name !== ".git")
                others.push(stats.isDirectory() ? `${path}/` : path);
        }
        if (seen === names.size)
            return;
        const listed = new Set(found.map(({ name }) => name));
        for (const [name, expected] of names) {
            if (listed.has(name))
                continue;
            const path = (0,repo_path/* join */.fj)(directory, name);
            const stats = lookAt((0,external_node_path_.join)(root, path));
            if (stats)
                place(path, expected, stats);
        }
    };
    visit("");
    return { entries, others };
}
function idOf(id) {
    return id === undefined ? {} : { id };
}
function lookAt(path) {
    try {
        return (0,external_node_fs_.lstatSync)(path, { throwIfNoEntry: false });
    }
    catch (error) {
        if (error instanceof Error && "code" in error && (error.code === "ENOTDIR" || error.code === "EACCES"))
            return undefined;
        throw error;
    }
}
function walkAll(root) {
    const entries = [];
    const pending = [""];
    for (let directory = pending.pop(); directory !== undefined; directory = pending.pop()) {
        for (const stats of namesIn(root, directory, entries)) {
            if (stats.name === ".git")
                continue;
            const path = (0,repo_path/* join */.fj)(directory, stats.name);
            entries.push(stats.isDirectory() ? { path, kind: "directory" } : entryOf(root, path, stats));
            if (stats.isDirectory())
                pending.push(path);
        }
        if (entries.length > tree/* limits */.Fy.entries)
            throw new tree/* UserError */.yo(`${root} is no git repository and holds more than ${tree/* limits */.Fy.entries} files; name a smaller directory`);
    }
    return { entries, others: [] };
}
function namesIn(root, directory, entries) {
    try {
        const { found, unnameable } = listing((0,external_node_path_.join)(root, directory));
        const known = unnameable.length > 0 ? new Set(entries.map(({ path }) => path)) : undefined;
        for (const name of unnameable) {
            const path = (0,repo_path/* join */.fj)(directory, name);
            if (!known?.has(path))
                entries.push({ path, kind: "unnameable" });
        }
        return found;
    }
    catch (error) {
        if (!(error instanceof tree/* UnreadableFile */.ie) || directory === "")
            throw error;
        entries.push({ path: directory, kind: "directory", unjudged: error.message });
        return [];
    }
}
function listing(path) {
    const found = (0,bytes/* guarded */.Nj)(() => (0,external_node_fs_.readdirSync)(path, { withFileTypes: true }));
    if (!found.some(({ name }) => name.includes("\ufffd")))
        return { found, unnameable: [] };
    const names = (0,external_node_fs_.readdirSync)(path, { encoding: "buffer" }).filter((name) => (0,repo_text/* decodeText */.g7)(name) === undefined);
    const lossy = new Set(names.map(String));
    return {
        found: found.filter(({ name }) => !lossy.has(name)),
        unnameable: names.map((name) => name.toString("latin1").replace(/[\x80-\xff]/g, (byte) => `\\x${byte.charCodeAt(0).toString(16)}`)),
    };
}
function bytesOfName(path) {
    return Buffer.concat((path.match(/\\x[89a-f][0-9a-f]|[^\\]+|\\/g) ?? []).map((part) => part.length === 4 && part.startsWith("\\x") ? Buffer.from(part.slice(2), "hex") : Buffer.from(part)));
}
function entryOf(root, path, stats) {
    if (stats.isFile())
        return { path, kind: "file" };
    if (!stats.isSymbolicLink())
        return { path, kind: "file", unjudged: "is not a regular file" };
    try {
        const target = (0,repo_text/* decodeText */.g7)((0,bytes/* guarded */.Nj)(() => (0,external_node_fs_.readlinkSync)((0,external_node_path_.join)(root, path), { encoding: "buffer" })));
        if (target === undefined)
            return { path, kind: "link", unjudged: "is a link whose target is not UTF-8" };
        return { path, kind: "link", target: process.platform === "win32" ? target.replaceAll("\\", "/") : target };
    }
    catch (error) {
        if (!(error instanceof tree/* UnreadableFile */.ie))
            throw error;
        return { path, kind: "link", unjudged: error.message };
    }
}


/***/ }),

/***/ 27704:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ placeOf)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var _repo_tree_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(72456);
/* harmony import */ var _command_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(41535);
/* harmony import */ var _location_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3491);





function placeOf(directory, isNamed) {
    const around = (0,_location_js__WEBPACK_IMPORTED_MODULE_4__/* .locate */ .x)(directory);
    const start = (0,_location_js__WEBPACK_IMPORTED_MODULE_4__/* .directoryAt */ .D)(directory);
    const bare = bareAbove(start, around?.top);
    if (bare === undefined || (around && (0,_command_js__WEBPACK_IMPORTED_MODULE_3__/* .isInside */ .FK)(bare, around.gitDirectory)))
        return around && (isBareByConfig(around.gitDirectory) ? { ...around, isBare: true } : { ...around, isBare: false });
    if (around && !(isNamed && start === bare))
        throw new _repo_tree_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .yo(`${bare} looks like a bare repository, and lies in the working tree of ${around.top}; name the one to check: --root ${bare} or --root ${around.top}`);
    return { top: bare, gitDirectory: bare, shared: bare, prefix: "", isBare: true };
}
function bareAbove(start, end) {
    for (let path = start; path !== end; path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path)) {
        if (isGitDirectory(path))
            return path;
        if ((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path) === path)
            return undefined;
    }
    return undefined;
}
function isGitDirectory(path) {
    const isDirectory = (name) => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(path, name), { throwIfNoEntry: false })?.isDirectory() === true;
    return isDirectory("objects") && isDirectory("refs") && isHead((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(path, "HEAD"));
}
function isHead(path) {
    const kind = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path, { throwIfNoEntry: false });
    if (kind?.isSymbolicLink())
        return true;
    return kind?.isFile() === true && kind.size < 4096 && /^(?:ref:\s*refs\/|[0-9a-f]{40,64}\s*$)/.test(textOf(path));
}
function isBareByConfig(gitDirectory) {
    if (textOf((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(gitDirectory, "commondir")) !== "")
        return false;
    const own = textOf((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(gitDirectory, "config"));
    const more = /worktreeconfig/i.test(own) ? textOf((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(gitDirectory, "config.worktree")) : "";
    let section = "";
    let isBare = false;
    for (const line of `${own}\n${more}`.split("\n")) {
        const [, name, rest = ""] = /^\s*\[\s*([^\]]*?)\s*\](.*)$/.exec(line) ?? [];
        section = name?.toLowerCase() ?? section;
        const [, value] = /^\s*bare\s*(?:=\s*"?(\w*)"?\s*)?(?:[#;].*)?$/i.exec(name === undefined ? line : rest) ?? [];
        if (section === "core" && /^\s*bare\b/i.test(name === undefined ? line : rest))
            isBare = value === undefined || /^(?:true|yes|on|[1-9]\d*)$/i.test(value);
    }
    return isBare;
}
function textOf(path) {
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path, { throwIfNoEntry: false })?.isFile() ? (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path, "utf8") : "";
}


/***/ }),

/***/ 41535:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $P: () => (/* binding */ errorOutputOf),
/* harmony export */   FK: () => (/* binding */ isInside),
/* harmony export */   c8: () => (/* binding */ gitAt),
/* harmony export */   eF: () => (/* binding */ run),
/* harmony export */   g5: () => (/* binding */ failureOf),
/* harmony export */   ni: () => (/* binding */ start)
/* harmony export */ });
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31421);
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_child_process__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_2__);
/* harmony import */ var _repo_tree_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(72456);




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
            GIT_CEILING_DIRECTORIES: (0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(top),
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
    for (const directory of path.split(node_path__WEBPACK_IMPORTED_MODULE_2__.delimiter)) {
        if (!(0,node_path__WEBPACK_IMPORTED_MODULE_2__.isAbsolute)(directory))
            continue;
        const candidate = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(directory, windows ? "git.exe" : "git");
        try {
            if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.statSync)(candidate).isFile())
                continue;
            (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.accessSync)(candidate, node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.X_OK);
            if (!isInside(candidate, top) && !isInside((0,node_fs__WEBPACK_IMPORTED_MODULE_1__.realpathSync)(candidate), top))
                return candidate;
        }
        catch {
            continue;
        }
    }
    throw new _repo_tree_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .yo("git is not on the search path outside the repository");
}
function isInside(path, directory) {
    const relativePath = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.relative)(directory, path);
    return relativePath !== ".." && !relativePath.startsWith(`..${node_path__WEBPACK_IMPORTED_MODULE_2__.sep}`) && !(0,node_path__WEBPACK_IMPORTED_MODULE_2__.isAbsolute)(relativePath);
}
function start({ executable, top, isBare, environment }, command, { more = {}, input = false, milliseconds, } = {}) {
    const trust = isBare ? ["-c", "safe.bareRepository=all"] : [];
    return (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawn)(executable, [...options, ...trust, ...command], {
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
        child.on("error", (error) => reject(new _repo_tree_js__WEBPACK_IMPORTED_MODULE_3__/* .RunFailure */ .ae(`git could not be started: ${error.message}`)));
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
        return new _repo_tree_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .yo(`git does not trust ${owner}, which belongs to another user; to trust it: git config --global --add safe.directory ${owner}`);
    if (/could not fetch [0-9a-f]+ from promisor remote/.test(errorOutput))
        return new _repo_tree_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .yo("this clone is partial and lacks objects that are needed; fetch them, or clone without a filter");
    const [, unresolved] = /^fatal: (no upstream configured.*|HEAD does not point to a branch|no such branch.*|upstream branch .*|branch '.*' has no .*|push .*|cannot resolve .*|log for .*)/m.exec(errorOutput) ?? [];
    if (unresolved !== undefined)
        return new _repo_tree_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .yo(`git cannot resolve this revision: ${unresolved}; name a commit or a branch`);
    const [, broken] = /^fatal: (bad (?:\w+ )?config .*)/m.exec(errorOutput) ?? [];
    if (broken !== undefined)
        return new _repo_tree_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .yo(`git cannot read its configuration: ${broken}; repair the file, or clone the repository again`);
    const isForeign = /hash mismatch|SHA1 COLLISION/.test(errorOutput);
    return new (isForeign ? _repo_tree_js__WEBPACK_IMPORTED_MODULE_3__/* .ForeignObject */ .U3 : _repo_tree_js__WEBPACK_IMPORTED_MODULE_3__/* .RunFailure */ .ae)(`git ${command} ${signal === null ? `failed with status ${status}` : `was ended by ${signal}`}${errorOutput === "" ? "" : `: ${errorOutput}`}`);
}


/***/ }),

/***/ 3491:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ directoryAt),
/* harmony export */   x: () => (/* binding */ locate)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var _repo_tree_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(72456);



function locate(directory) {
    const start = directoryAt(directory);
    for (let top = start;; top = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(top)) {
        const gitDirectory = gitDirectoryOf(top);
        if (gitDirectory !== undefined)
            return { top, gitDirectory, shared: sharedBy(gitDirectory), prefix: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(top, start).split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep).join("/") };
        if ((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(top) === top)
            return undefined;
    }
}
function directoryAt(directory) {
    try {
        const path = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(directory);
        if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path).isDirectory())
            return path;
    }
    catch {
        throw new _repo_tree_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .yo(`the directory ${directory} does not exist or cannot be read`);
    }
    throw new _repo_tree_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .yo(`${directory} is not a directory`);
}
function gitDirectoryOf(top) {
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(top, ".git");
    const kind = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path, { throwIfNoEntry: false });
    if (!kind)
        return undefined;
    if (!kind.isFile())
        return isRepository(path) ? path : undefined;
    const target = /^gitdir: (.*?)[\r\n]*$/s.exec((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path, "utf8"))?.[1];
    const pointed = target === undefined ? undefined : (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(top, target);
    if (pointed === undefined || !isRepository(pointed))
        throw new _repo_tree_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .yo(`${path} does not lead to a repository`);
    return pointed;
}
function sharedBy(gitDirectory) {
    const file = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(gitDirectory, "commondir");
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(file) ? (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(gitDirectory, (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(file, "utf8").trim()) : gitDirectory;
}
function isRepository(path) {
    const exists = (name) => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(path, name), { throwIfNoEntry: false }) !== undefined;
    return exists("HEAD") && (exists("commondir") || (exists("objects") && exists("refs")));
}


/***/ }),

/***/ 3986:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dj: () => (/* binding */ ensureMemoryForReport),
/* harmony export */   EJ: () => (/* binding */ ensureMemory),
/* harmony export */   Nc: () => (/* binding */ ensureMemoryForFile),
/* harmony export */   Q0: () => (/* binding */ ensureMemoryForResult)
/* harmony export */ });
/* harmony import */ var _repo_tree_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(72456);

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

/***/ 38322:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ requireWorkingTree),
/* harmony export */   v: () => (/* binding */ placeFor)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var _repo_path_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(76311);
/* harmony import */ var _repo_tree_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(72456);
/* harmony import */ var _git_bare_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(27704);
/* harmony import */ var _git_command_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(41535);
/* harmony import */ var _git_location_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3491);
/* harmony import */ var _native_path_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(9144);








function placeFor({ root, head }, directory) {
    const named = (0,_native_path_js__WEBPACK_IMPORTED_MODULE_6__/* .absolute */ .y)(directory, root ?? ".");
    if (root === undefined) {
        const place = (0,_git_bare_js__WEBPACK_IMPORTED_MODULE_3__/* .placeOf */ .$)(named, false);
        return { place, top: place?.top ?? named, below: "" };
    }
    const existing = nearestExisting(named);
    if (!isDirectory(existing))
        throw new _repo_tree_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .yo(`\`--root ${root}\`: ${existing} is not a directory`);
    const place = (0,_git_bare_js__WEBPACK_IMPORTED_MODULE_3__/* .placeOf */ .$)(existing, existing === named);
    if (existing !== named && (!place || (head === undefined && !place.isBare)))
        throw new _repo_tree_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .yo(`\`--root ${root}\`: there is no directory ${named}`);
    requireNoLinkOut(root, named, existing);
    if (!place)
        return { place, top: named, below: "" };
    const isOwn = (0,_git_command_js__WEBPACK_IMPORTED_MODULE_4__/* .isInside */ .FK)((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(existing), (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(place.gitDirectory));
    return { place, top: place.top, below: (0,_repo_path_js__WEBPACK_IMPORTED_MODULE_7__/* .join */ .fj)(isOwn ? "" : place.prefix, (0,_native_path_js__WEBPACK_IMPORTED_MODULE_6__/* .below */ .G)(existing, named) ?? "") };
}
function nearestExisting(path) {
    let existing = path;
    while (!isThere(existing) && (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(existing) !== existing)
        existing = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(existing);
    return existing;
}
function isThere(path) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path, { throwIfNoEntry: false }) !== undefined;
    }
    catch {
        return false;
    }
}
function isDirectory(path) {
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path, { throwIfNoEntry: false })?.isDirectory() === true;
}
function requireNoLinkOut(root, named, existing) {
    if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(existing).isSymbolicLink())
        return;
    const around = (0,_git_location_js__WEBPACK_IMPORTED_MODULE_5__/* .locate */ .x)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(existing));
    const target = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(existing);
    if (around && !(0,_git_command_js__WEBPACK_IMPORTED_MODULE_4__/* .isInside */ .FK)(target, around.top))
        throw new _repo_tree_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .yo(`\`--root ${root}\`: ${named} is a link to ${target}, outside the repository ${around.top}; name ${target} itself to check it`);
}
function requireWorkingTree(what, instead, root, directory) {
    const { place } = placeFor({ root }, directory);
    if (place?.isBare)
        throw new _repo_tree_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .yo(`${what}, and the bare repository ${place.top} has no working tree; ${instead}`);
}


/***/ }),

/***/ 10630:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ libraryIn)
/* harmony export */ });
/* harmony import */ var _reference_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73594);
/* harmony import */ var _vendored_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(93232);


function libraryIn(repo, commit, fetched, { named, change } = {}) {
    const copy = async (reference) => (await (0,_vendored_js__WEBPACK_IMPORTED_MODULE_0__/* .vendoredCopy */ .n4)(repo, reference)) ?? (await (0,_vendored_js__WEBPACK_IMPORTED_MODULE_0__/* .vendoredCopy */ .n4)(change, reference));
    const remote = async (reference) => (await copy(reference)) ?? fetched(reference);
    return {
        remote,
        async organisation(reference) {
            const found = await copy(reference);
            if (found)
                return found;
            const stale = change === undefined ? await (0,_vendored_js__WEBPACK_IMPORTED_MODULE_0__/* .staleCopy */ .JX)(repo, reference) : undefined;
            if (stale)
                return stale;
            if (named && (0,_reference_js__WEBPACK_IMPORTED_MODULE_1__/* .namesSameFile */ .$S)(named, reference))
                return undefined;
            const answer = await fetched(reference);
            return typeof answer === "string" ? (0,_vendored_js__WEBPACK_IMPORTED_MODULE_0__/* .missingOrganisation */ .DZ)(reference, answer) : answer;
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


/***/ }),

/***/ 73594:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $S: () => (/* binding */ namesSameFile),
/* harmony export */   T4: () => (/* binding */ isPinned),
/* harmony export */   Wm: () => (/* binding */ pinnedText),
/* harmony export */   referenceOf: () => (/* binding */ referenceOf),
/* harmony export */   referenceText: () => (/* binding */ referenceText),
/* harmony export */   rz: () => (/* binding */ pinnedReferenceOf)
/* harmony export */ });
/* harmony import */ var _repo_spelling_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(26782);
/* harmony import */ var _model_rule_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(78301);


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

/***/ 93232:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bf: () => (/* binding */ renewal),
/* harmony export */   DZ: () => (/* binding */ missingOrganisation),
/* harmony export */   JX: () => (/* binding */ staleCopy),
/* harmony export */   n4: () => (/* binding */ vendoredCopy),
/* harmony export */   pw: () => (/* binding */ vendoredPath)
/* harmony export */ });
/* unused harmony export isVendored */
/* harmony import */ var _platform_hash_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(81957);
/* harmony import */ var _repo_path_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(76311);
/* harmony import */ var _repo_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(64951);
/* harmony import */ var _reference_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(73594);




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
        ? `has the digest sha256:${(0,_platform_hash_js__WEBPACK_IMPORTED_MODULE_1__.sha256)(content.source.text)}`
        : content.kind === "unjudged"
            ? content.problem
            : "is not a UTF-8 text file";
    return {
        message: `the vendored copy \`${vendoredPath}\` ${found}, but \`organisation\` requires sha256:${reference.sha256}; restore the copy, or renew the key and the copy: ${renewal(reference)}`,
        related: [{ message: "the vendored copy", at: (0,_repo_text_js__WEBPACK_IMPORTED_MODULE_0__/* .placeOfPath */ .Es)(vendoredPath) }],
    };
}
function renewal(reference) {
    return `\`agent-profile-check init --organisation ${(0,_reference_js__WEBPACK_IMPORTED_MODULE_2__.referenceText)(reference)} --from FILE\``;
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
    return [text, text.replaceAll("\r\n", "\n")].find((candidate) => (0,_platform_hash_js__WEBPACK_IMPORTED_MODULE_1__.sha256)(candidate) === digest);
}
function foundAs(reference, text) {
    const source = { path: (0,_reference_js__WEBPACK_IMPORTED_MODULE_2__.referenceText)(reference), text };
    return /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(reference.ref) ? { source, commit: reference.ref } : { source };
}
function missingOrganisation(reference, reason) {
    return {
        message: `the organisation's policy \`${(0,_reference_js__WEBPACK_IMPORTED_MODULE_2__/* .pinnedText */ .Wm)(reference)}\` has no vendored copy (\`${vendoredPath}\`) and could not be fetched: ${reason}; write the copy with ${renewal(reference)}`,
    };
}


/***/ }),

/***/ 24733:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ findBaseline),
/* harmony export */   i: () => (/* binding */ findPolicy)
/* harmony export */ });
/* harmony import */ var _model_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(53861);
/* harmony import */ var _repo_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(64951);


async function findPolicy(repo, path) {
    const paths = path === undefined
        ? _model_js__WEBPACK_IMPORTED_MODULE_0__/* .policyPaths */ .ff.filter((candidate) => repo.entries.has(candidate) || repo.resolve(candidate).kind === "file")
        : [path];
    const [first, second] = paths;
    if (first === undefined)
        return undefined;
    if (second !== undefined)
        return refuse(second, `there are two policies, \`${first}\` and \`${second}\`; keep one`, first);
    return textOf(repo, first, "policy");
}
async function findBaseline(repo) {
    return repo.entries.has(_model_js__WEBPACK_IMPORTED_MODULE_0__/* .baselinePath */ .XB) ? textOf(repo, _model_js__WEBPACK_IMPORTED_MODULE_0__/* .baselinePath */ .XB, "baseline") : undefined;
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
                at: (0,_repo_text_js__WEBPACK_IMPORTED_MODULE_1__/* .placeOfPath */ .Es)(at),
                ...(rival === undefined ? {} : { related: [{ message: "the other policy", at: (0,_repo_text_js__WEBPACK_IMPORTED_MODULE_1__/* .placeOfPath */ .Es)(rival) }] }),
            },
        ],
    };
}


/***/ }),

/***/ 53861:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ presetPolicy),
/* harmony export */   XB: () => (/* binding */ baselinePath),
/* harmony export */   _$: () => (/* binding */ stages),
/* harmony export */   eY: () => (/* binding */ codeOwners),
/* harmony export */   ff: () => (/* binding */ policyPaths),
/* harmony export */   jq: () => (/* binding */ isForeign),
/* harmony export */   zp: () => (/* binding */ presetPlace)
/* harmony export */ });
/* harmony import */ var _repo_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(64951);

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
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $E: () => (/* binding */ contentOf),
/* harmony export */   P$: () => (/* binding */ isCovered),
/* harmony export */   iQ: () => (/* binding */ ceilingsOf),
/* harmony export */   uA: () => (/* binding */ pinNote)
/* harmony export */ });
/* harmony import */ var _file_reference_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73594);
/* harmony import */ var _file_vendored_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(93232);


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
    const named = (0,_file_reference_js__WEBPACK_IMPORTED_MODULE_1__.referenceOf)(own.ref);
    if (typeof named !== "string" && named.kind === "remote")
        return (0,_file_reference_js__WEBPACK_IMPORTED_MODULE_1__/* .namesSameFile */ .$S)(named, reference);
    return !own.ref.startsWith("preset:") && own.ref.replaceAll("\\", "/").endsWith(`/${reference.path}`);
}
function pinNote(organisation, outer) {
    const own = outer?.sources.at(-1);
    if (!organisation || !outer || !own || own.ref.startsWith("preset:"))
        return undefined;
    const key = (0,_file_reference_js__WEBPACK_IMPORTED_MODULE_1__.referenceText)(organisation.reference);
    const named = (0,_file_reference_js__WEBPACK_IMPORTED_MODULE_1__.referenceOf)(own.ref);
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

/***/ 13987:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EY: () => (/* binding */ parsePattern),
/* harmony export */   OU: () => (/* binding */ isAnyPresent),
/* harmony export */   Zj: () => (/* binding */ nearMatchesIn),
/* harmony export */   cK: () => (/* binding */ matches),
/* harmony export */   dE: () => (/* binding */ detectionNamesOf),
/* harmony export */   fv: () => (/* binding */ patternsIn),
/* harmony export */   j8: () => (/* binding */ unreachablePaths),
/* harmony export */   kB: () => (/* binding */ anchorRoot),
/* harmony export */   l_: () => (/* binding */ ownPatternsOf),
/* harmony export */   oQ: () => (/* binding */ startDirectories),
/* harmony export */   zB: () => (/* binding */ caseFoldedPaths)
/* harmony export */ });
/* unused harmony export firstNamesOf */
/* harmony import */ var _path_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76311);

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
const profiles = ["*.md", "*.toml", "*.yaml", "*.yml"];
function patternsIn(directory, patterns) {
    const own = patterns
        .map(parsePattern)
        .flatMap(({ path, fixed }) => (path.includes("*") ? [path.slice(fixed.length).replace(/^\//, "")] : []));
    return [...new Set([directory, ...(own.length > 0 ? own : profiles).map((rest) => (0,_path_js__WEBPACK_IMPORTED_MODULE_0__/* .join */ .fj)(directory, rest))])].filter((pattern) => pattern !== "");
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

/***/ 78251:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  T: () => (/* binding */ RepoIndex)
});

// EXTERNAL MODULE: ./build/bundle/src/repo/path.js
var repo_path = __webpack_require__(76311);
// EXTERNAL MODULE: ./build/bundle/src/repo/tree.js
var tree = __webpack_require__(72456);
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
var repo_text = __webpack_require__(64951);
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


/***/ })

};
;