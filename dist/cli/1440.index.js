"use strict";
exports.id = 1440;
exports.ids = [1440];
exports.modules = {

/***/ 91440:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   dispatch: () => (/* binding */ dispatch)
/* harmony export */ });
/* harmony import */ var _run_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(49986);
/* harmony import */ var _platform_run_place_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(88122);


async function dispatch(options, environment) {
    if (options.kind === "fleet")
        return (await Promise.all(/* import() */[__webpack_require__.e(5), __webpack_require__.e(3823), __webpack_require__.e(5831), __webpack_require__.e(7722), __webpack_require__.e(5149), __webpack_require__.e(5445), __webpack_require__.e(9007), __webpack_require__.e(6649), __webpack_require__.e(8307)]).then(__webpack_require__.bind(__webpack_require__, 91496))).runFleet(options, environment);
    const writes = writingOf(options);
    if (writes)
        (0,_platform_run_place_js__WEBPACK_IMPORTED_MODULE_1__/* .requireWorkingTree */ .L)(...writes, options.root, environment.directory);
    switch (options.kind) {
        case "check":
            return options.fix
                ? (await Promise.all(/* import() */[__webpack_require__.e(5), __webpack_require__.e(5831), __webpack_require__.e(7722), __webpack_require__.e(7361)]).then(__webpack_require__.bind(__webpack_require__, 3168))).runCheckWithFixes(options, environment)
                : (0,_run_js__WEBPACK_IMPORTED_MODULE_0__/* .runCommand */ .d1)(options, environment);
        case "list":
            return (0,_run_js__WEBPACK_IMPORTED_MODULE_0__/* .runCommand */ .d1)(options, environment);
        case "fix":
            return (await Promise.all(/* import() */[__webpack_require__.e(5), __webpack_require__.e(5831), __webpack_require__.e(7722), __webpack_require__.e(7361)]).then(__webpack_require__.bind(__webpack_require__, 3168))).runFix(options, environment);
        case "diff":
            return (await Promise.all(/* import() */[__webpack_require__.e(7722), __webpack_require__.e(6713)]).then(__webpack_require__.bind(__webpack_require__, 86856))).runDiff(options, environment);
        case "policy":
            return (await Promise.all(/* import() */[__webpack_require__.e(5), __webpack_require__.e(5831), __webpack_require__.e(6717)]).then(__webpack_require__.bind(__webpack_require__, 6717))).runPolicy(options, environment);
        case "policy test":
            return (await Promise.all(/* import() */[__webpack_require__.e(5), __webpack_require__.e(5831), __webpack_require__.e(5149), __webpack_require__.e(9007), __webpack_require__.e(2528)]).then(__webpack_require__.bind(__webpack_require__, 22143))).runPolicyTestCommand(options, environment);
        case "baseline":
            return (await Promise.all(/* import() */[__webpack_require__.e(5), __webpack_require__.e(5831), __webpack_require__.e(5445), __webpack_require__.e(1722), __webpack_require__.e(2611)]).then(__webpack_require__.bind(__webpack_require__, 10376))).runBaseline(options, environment);
        case "init":
            return (await Promise.all(/* import() */[__webpack_require__.e(5), __webpack_require__.e(3823), __webpack_require__.e(5831), __webpack_require__.e(9007), __webpack_require__.e(1722), __webpack_require__.e(6649), __webpack_require__.e(9375)]).then(__webpack_require__.bind(__webpack_require__, 75468))).runInit(options, environment);
        case "grant":
            return (await Promise.all(/* import() */[__webpack_require__.e(5), __webpack_require__.e(5831), __webpack_require__.e(5118), __webpack_require__.e(6373)]).then(__webpack_require__.bind(__webpack_require__, 46373))).runGrant(options, environment);
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

/***/ 1953:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


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
// EXTERNAL MODULE: ./build/bundle/src/repo/patterns.js
var repo_patterns = __webpack_require__(13987);
;// CONCATENATED MODULE: ./build/bundle/src/inspect/launches.js



const actionFiles = ["action.yml", "action.yaml"];
const workflowsFolder = ".github/workflows";
const besideWorkflows = Object.values(hosts/* hosts */.S)
    .flatMap(({ patterns }) => patterns)
    .filter((pattern) => pattern.startsWith(`${workflowsFolder}/`))
    .map((pattern) => pattern.toLowerCase());
function mayStartHost(name, text) {
    const path = `${workflowsFolder}/${name}`.toLowerCase();
    if (besideWorkflows.some((pattern) => (0,repo_patterns/* matches */.cK)(path, pattern)))
        return true;
    return Object.values(hosts/* hosts */.S).some(({ launch }) => launch !== undefined && (launch.files?.includes(`${workflowsFolder}/${name}`) || (0,ci/* mayStart */.SH)(text, launch)));
}

// EXTERNAL MODULE: ./build/bundle/src/inspect/unread/profile-look.js
var profile_look = __webpack_require__(66321);
// EXTERNAL MODULE: ./build/bundle/src/inspect/unread/unknown-hosts.js
var unknown_hosts = __webpack_require__(57264);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/bundle/src/repo/name-list.js
var name_list = __webpack_require__(61968);
// EXTERNAL MODULE: ./build/bundle/src/platform/memory.js
var memory = __webpack_require__(3986);
// EXTERNAL MODULE: ./build/bundle/src/platform/disk/bytes.js
var bytes = __webpack_require__(76988);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: ./build/bundle/src/repo/git/attribute-file.js
var attribute_file = __webpack_require__(28480);
// EXTERNAL MODULE: ./build/bundle/src/repo/git/attributes.js
var attributes = __webpack_require__(98104);
// EXTERNAL MODULE: ./build/bundle/src/repo/git/checkout-bytes.js
var checkout_bytes = __webpack_require__(90587);
// EXTERNAL MODULE: ./build/bundle/src/repo/path.js
var repo_path = __webpack_require__(76311);
// EXTERNAL MODULE: ./build/bundle/src/repo/tree.js
var tree = __webpack_require__(72456);
// EXTERNAL MODULE: ./build/bundle/src/platform/hash.js
var hash = __webpack_require__(81957);
;// CONCATENATED MODULE: ./build/bundle/src/platform/disk/identity.js








class DiskIdentities {
    #below;
    #trustsModes;
    #attributes = new Map();
    #left = new attribute_file/* LinesLeft */.TN();
    constructor(below, trustsModes) {
        this.#below = below;
        this.#trustsModes = trustsModes;
    }
    of(path) {
        const bytes = this.#read(path);
        if (!bytes)
            return undefined;
        const above = this.#attributesAbove(path);
        const written = (0,attributes/* checkoutBy */.u_)(above.map(({ object }) => object), path);
        const stored = above.every(({ object, disk }) => object === disk)
            ? written
            : (0,attributes/* checkoutBy */.u_)(above.map(({ disk }) => disk), path);
        const checkout = (0,attributes/* effectBy */.Tb)(written);
        return {
            id: (0,hash.blobId)((0,checkout_bytes/* storedFrom */.K)(bytes, stored.steps)),
            ...(this.#trustsModes ? { isExecutable: this.#isExecutable(path) } : {}),
            ...(checkout ? { checkout } : {}),
        };
    }
    #isExecutable(path) {
        const stats = (0,external_node_fs_.lstatSync)(this.#below + path, { throwIfNoEntry: false });
        return stats !== undefined && (stats.mode & 0o100) !== 0;
    }
    #attributesAbove(path) {
        const found = [];
        for (let directory = (0,repo_path/* directoryOf */.jt)(path);; directory = (0,repo_path/* directoryOf */.jt)(directory)) {
            if (!this.#attributes.has(directory))
                this.#attributes.set(directory, this.#attributesIn(directory));
            const attributes = this.#attributes.get(directory);
            if (attributes)
                found.push(attributes);
            if (directory === "")
                return found;
        }
    }
    #attributesIn(directory) {
        const path = (0,repo_path/* join */.fj)(directory, ".gitattributes");
        const bytes = this.#read(path);
        const content = bytes ?? this.#targetOf(path);
        if (!content)
            return undefined;
        const object = (0,attribute_file/* parseAttributes */.vB)(directory, content, this.#left);
        return {
            object,
            disk: bytes && !(0,attribute_file/* isReadAlike */.P2)(bytes) ? (0,attribute_file/* parseAttributes */.vB)(directory, bytes, this.#left, "disk") : object,
        };
    }
    #targetOf(path) {
        const full = this.#below + path;
        return unlessUnreadable(() => (0,bytes/* asUnreadable */.q3)(() => (0,external_node_fs_.lstatSync)(full, { throwIfNoEntry: false })?.isSymbolicLink()
            ? (0,external_node_fs_.readlinkSync)(full, { encoding: "buffer" })
            : undefined));
    }
    #read(path) {
        return unlessUnreadable(() => (0,bytes/* readFile */.TA)(this.#below + path));
    }
}
function unlessUnreadable(read) {
    try {
        return read();
    }
    catch (error) {
        if (error instanceof tree/* UnreadableFile */.ie)
            return undefined;
        throw error;
    }
}

// EXTERNAL MODULE: ./build/bundle/src/repo/many.js
var many = __webpack_require__(46447);
;// CONCATENATED MODULE: ./build/bundle/src/platform/disk/unlisted.js







const [limit, mostDirectories] = [1000, 1000];
function unlistedAmong(root, others, patterns) {
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
            (0,many/* append */.BC)(pending, listed(root, directory));
    }
    return found.sort(repo_path/* byBytes */.bg).map((path) => ({ path, kind: kindOf((0,external_node_path_.join)(root, path)) }));
}
function kindOf(path) {
    try {
        const stats = (0,external_node_fs_.lstatSync)(path);
        if (stats.isFIFO())
            return "named pipe";
        if (stats.isSocket())
            return "socket";
        return stats.isCharacterDevice() || stats.isBlockDevice() ? "device" : "ignored";
    }
    catch {
        return "ignored";
    }
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
        return (0,bytes/* asUnreadable */.q3)(() => (0,external_node_fs_.readdirSync)((0,external_node_path_.join)(root, directory), { withFileTypes: true })).map((stats) => (0,repo_path/* join */.fj)(directory, stats.isDirectory() ? `${stats.name}/` : stats.name));
    }
    catch (error) {
        if (error instanceof tree/* UnreadableFile */.ie)
            return [];
        throw error;
    }
}

// EXTERNAL MODULE: ./build/bundle/src/platform/disk/walk.js
var disk_walk = __webpack_require__(79382);
;// CONCATENATED MODULE: ./build/bundle/src/platform/disk/index.js







function diskTree(root, known, trustsModes = () => false) {
    const walk = (take) => walkOnce(root, known, take);
    const below = `${root}${root.endsWith(external_node_path_.sep) ? "" : external_node_path_.sep}`;
    let identities;
    let first;
    const walked = () => (first ??= walk({ entry: () => undefined, files: () => undefined }));
    const each = async (take) => {
        const own = walk(take);
        first ??= own;
        await own;
    };
    let listed;
    return {
        each,
        list: () => (listed ??= (async () => {
            const entries = [];
            await each({
                entry: (entry) => entries.push(entry),
                files(directory, names) {
                    for (const path of (0,name_list/* pathsIn */.Mr)(directory, names))
                        entries.push({ path, kind: "file" });
                },
            });
            return entries;
        })()),
        read: async (path) => {
            (0,memory/* ensureMemoryForFile */.Nc)();
            const isUnnameable = path.includes("\\x") && (await walked()).escaped.get(path) === "unnameable";
            return (0,bytes/* readFile */.TA)(isUnnameable ? Buffer.concat([Buffer.from(below), (0,disk_walk/* bytesOfName */.qZ)(path)]) : below + path);
        },
        readNow: (path) => {
            if (path.includes("\\x"))
                return undefined;
            (0,memory/* ensureMemoryForFile */.Nc)();
            return (0,bytes/* borrowFile */.O$)(below + path);
        },
        identify: async (path) => {
            const id = (await walked()).ids.get(path);
            if (id !== undefined)
                return { id };
            return path.includes("\\x") ? undefined : (identities ??= new DiskIdentities(below, trustsModes())).of(path);
        },
        unlisted: async (places) => unlistedAmong(root, (await walked()).others, places),
    };
}
async function walkOnce(root, known, take) {
    const files = await known?.();
    const ids = new Map();
    const escaped = new Map();
    const entry = (one) => {
        const { path, kind, id } = one;
        if (id !== undefined)
            ids.set(path, id);
        if (path.includes("\\x") && (kind === "unnameable" || !escaped.has(path)))
            escaped.set(path, kind);
        take.entry(one);
    };
    const add = {
        entry,
        files(directory, names) {
            if (!directory.includes("\\x") && !names.includes("\\x"))
                take.files(directory, names);
            else
                for (const path of (0,name_list/* pathsIn */.Mr)(directory, names))
                    entry({ path, kind: "file" });
        },
    };
    if (files)
        return { others: (0,disk_walk/* walkKnown */.vW)(root, files, add), ids, escaped };
    (0,disk_walk/* walkAll */.jG)(root, add);
    return { others: [], ids, escaped };
}

// EXTERNAL MODULE: ./build/bundle/src/platform/disk/quick-look.js
var quick_look = __webpack_require__(58706);
// EXTERNAL MODULE: ./build/bundle/src/platform/run-place.js
var run_place = __webpack_require__(88122);
// EXTERNAL MODULE: ./build/bundle/src/policy/file/tree-library.js
var tree_library = __webpack_require__(63073);
// EXTERNAL MODULE: ./build/bundle/src/policy/find.js
var find = __webpack_require__(24733);
// EXTERNAL MODULE: ./build/bundle/src/policy/model.js
var model = __webpack_require__(53861);
// EXTERNAL MODULE: ./build/bundle/src/repo/repo-index.js + 5 modules
var repo_index = __webpack_require__(49603);
// EXTERNAL MODULE: ./build/bundle/src/repo/repository-name.js
var repository_name = __webpack_require__(53290);
;// CONCATENATED MODULE: ./build/bundle/src/cli/counted.js

function counted(tree, { onRead }) {
    return {
        ...(tree.holdsUser ? { holdsUser: true } : {}),
        list: () => tree.list(),
        ...(tree.each ? { each: (take) => tree.each?.(take) ?? Promise.resolve() } : {}),
        identify: async (path) => (await tree.identify?.(path)) ?? byContent(path, tree),
        glimpse: async (paths, take) => (await tree.glimpse?.(paths, take)) ?? false,
        read: (path) => {
            onRead();
            return tree.read(path);
        },
        ...(tree.readNow
            ? {
                readNow: (path) => {
                    const bytes = tree.readNow?.(path);
                    if (bytes)
                        onRead();
                    return bytes;
                },
            }
            : {}),
    };
}
function byContent(path, tree) {
    return tree.read(path).then((bytes) => ({ id: (0,hash.blobId)(bytes) }), () => undefined);
}

// EXTERNAL MODULE: ./build/bundle/src/cli/quick/pipelines.js
var pipelines = __webpack_require__(10811);
// EXTERNAL MODULE: ./build/bundle/src/cli/policy-sources.js
var policy_sources = __webpack_require__(60391);
// EXTERNAL MODULE: ./build/bundle/src/cli/unlisted.js
var unlisted = __webpack_require__(95908);
;// CONCATENATED MODULE: ./build/bundle/src/cli/input.js



















async function evaluationInput(options, machine, meanwhile = () => undefined) {
    const at = (0,run_place/* placeFor */.v)(options, machine.directory);
    const { place, top } = at;
    if (place?.isBare)
        requireNoWorkingTree(options, top);
    else
        requireNoHostFolder(options, at);
    const open = async () => place && (await Promise.all(/* import() */[__webpack_require__.e(7722), __webpack_require__.e(3890)]).then(__webpack_require__.bind(__webpack_require__, 27722))).repositoryAt({ ...place, prefix: "" }, machine.environment);
    if (place && (await isPlainlyEmpty(options, at))) {
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
    const name = (0,repo_path/* nameOf */.Vb)(top.replaceAll("\\", "/"));
    if (root === undefined || place || !name.startsWith(".") || !(0,repo_patterns/* detectionNamesOf */.dE)(places).has(name))
        return;
    throw new tree/* UserError */.yo(`\`--root ${root}\` names a folder that a host reads from the directory above it, and this is not in a git repository; name the directory above: --root ${top.slice(0, -name.length - 1) || "/"}`);
}
async function isPlainlyEmpty({ policy, base, head, staged, user, places }, { place, top: directory }) {
    if (policy !== undefined || base !== undefined || head !== undefined || staged || user || place?.isBare)
        return false;
    if (place && !(0,quick_look/* isWhollyCheckedOut */.LN)(place.gitDirectory))
        return false;
    const names = [
        ...[...(0,repo_patterns/* detectionNamesOf */.dE)(places)].filter((name) => name !== workflowsFolder),
        ...organisation/* organisationNames */.lU,
        ...actionFiles,
        ...model/* policyPaths */.ff.map(repo_path/* nameOf */.Vb),
        ...model/* nearPolicyNames */.X4,
        (0,repo_path/* nameOf */.Vb)(model/* baselinePath */.XB),
    ];
    return (!names.some((name) => name.includes("*")) &&
        (0,quick_look/* treeLacksNames */.th)(directory, new Set(names.map((name) => name.toLowerCase())), unknown_hosts/* folderNames */.Hw, profile_look/* mayHoldProfiles */.Ht) &&
        (0,quick_look/* namesAt */.Qo)((0,repo_path/* join */.fj)(directory, ".github")).every((name) => name === "workflows" || name.toLowerCase() !== "workflows") &&
        (0,quick_look/* textsAt */.i1)((0,repo_path/* join */.fj)(directory, workflowsFolder))?.some(([name, text]) => mayStartHost(name, text)) === false &&
        (await (0,pipelines/* startNoHost */.U)(directory)));
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
        library: (0,tree_library/* libraryIn */.T)(undefined, undefined, () => Promise.reject(new Error("a policy was extended where there is none"))),
        baseline: undefined,
        user: undefined,
        notes: [],
        unlisted: async () => [],
        slug: async () => (await (await open())?.slug()) ?? null,
        repositoryNames: async () => [],
        close: async () => undefined,
    };
}
async function workingTreeInput(options, machine, { top: root, below }, repository, waiting) {
    const slug = async () => (await repository?.slug()) ?? null;
    const disk = diskTree(root, repository && (() => repository.knownFiles()), () => repository?.trustsModes() === true);
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
        ...(await (0,policy_sources/* policySources */.TE)(options, machine, root, repo)),
        policyCommit: null,
        library: (0,tree_library/* libraryIn */.T)(repo, undefined, (0,policy_sources/* remoteFor */.K1)(options, machine), { repository: (0,policy_sources/* knownBy */.NE)(slug) }),
        baseline: await (0,find/* findBaseline */.X)(repo),
        ...(base ? { before: await policiesOfBase(base, options, machine, root, slug) } : {}),
        user: outside?.places,
        ...(await (0,unlisted/* notesOnDisk */.q1)(repository, root, options.places, machine)),
        unlisted: (patterns) => disk.unlisted([...options.places, ...patterns]),
        slug,
        repositoryNames: () => repositoryNamesOf(repo, root, repository, machine),
        close: async () => repository?.close(),
    };
}
async function stagedInput(options, machine, { top: root, below }, repository, waiting) {
    if (!repository)
        throw new tree/* UserError */.yo("`--staged` checks the git index, but this directory is not in a repository");
    const slug = async () => (await repository.slug()) ?? null;
    const trees = repository.staged();
    const resolved = async () => {
        const pending = trees.head();
        waiting();
        const head = await pending;
        return (head && {
            repo: await repo_index/* RepoIndex */.T.of(trees.treeOf(head.id)),
            commit: head.id,
            sharesObjects: true,
        });
    };
    const [repo, base] = await Promise.all([repo_index/* RepoIndex */.T.of(counted(trees.index, machine)), resolved()]);
    const policies = await (0,policy_sources/* stagedSources */.NL)(options, machine, { root, repo, base, slug });
    requireDirectory(repo, below, "the index");
    return {
        root,
        below,
        repo,
        base,
        ...policies,
        user: undefined,
        notes: base
            ? await (0,unlisted/* notesOnIndex */.HF)(repository)
            : ["there is no commit yet, so every finding is new, and the staged policy applies"],
        unlisted: async () => [],
        slug,
        repositoryNames: () => repositoryNamesOf(repo, root, repository, machine),
        close: () => repository.close(),
    };
}
async function policiesOfBase({ repo, commit }, options, machine, root, slug) {
    return {
        ...(await (0,policy_sources/* policySources */.TE)(options, machine, root, repo, { isOnDisk: false })),
        policyCommit: commit,
        library: (0,tree_library/* libraryIn */.T)(repo, commit, (0,policy_sources/* remoteFor */.K1)(options, machine), { repository: (0,policy_sources/* knownBy */.NE)(slug) }),
        baseline: await (0,find/* findBaseline */.X)(repo),
    };
}
async function repositoryNamesOf(repo, root, repository, { environment }) {
    const isCompared = repo.names("").some((name) => organisation/* organisationNames */.lU.has(name.toLowerCase()));
    if (!isCompared && !(await (0,organisation/* namesMarketplaces */.h7)(repo)))
        return [];
    const run = environment["GITHUB_REPOSITORY"];
    return (0,repository_name/* comparedNamesIn */.RB)([...((await repository?.addresses()) ?? [root]), ...(run === undefined ? [] : [run])]);
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
    const slug = async () => (await repository.slug()) ?? null;
    return {
        root,
        below,
        repo: head.repo,
        commit: head.commit,
        base: base && { ...base, sharesObjects: true },
        ...(await (0,policy_sources/* policySources */.TE)(options, machine, root, head.repo)),
        policyCommit: head.commit,
        library: (0,tree_library/* libraryIn */.T)(head.repo, head.commit, (0,policy_sources/* remoteFor */.K1)(options, machine), { repository: (0,policy_sources/* knownBy */.NE)(slug) }),
        baseline: await (0,find/* findBaseline */.X)(head.repo),
        ...(base ? { before: await policiesOfBase(base, options, machine, root, slug) } : {}),
        user: undefined,
        notes: isDefault ? [`a bare repository is checked at HEAD, here the commit ${head.commit}`] : [],
        unlisted: async () => [],
        slug,
        repositoryNames: () => repositoryNamesOf(head.repo, root, repository, machine),
        close: () => repository.close(),
    };
}
async function requireCommit(repository, top) {
    if (repository && !(await repository.resolve("HEAD")))
        throw new tree/* UserError */.yo(`HEAD of the bare repository ${top} has no commit yet; push or fetch one, or name another with \`--at REV\``);
}
function requireDirectory(repo, below, where) {
    if (below !== "" && ![...repo.entries.inside(below)].length)
        throw new tree/* UserError */.yo(`\`--root\`: \`${below}\` is not a directory of ${where}`);
}
async function baseOf(revision, repository, through = (tree) => tree) {
    if (!repository)
        throw new tree/* UserError */.yo(`\`${revision}\` is a git revision, but this directory is not in a repository`);
    const commit = await (await __webpack_require__.e(/* import() */ 9386).then(__webpack_require__.bind(__webpack_require__, 79386))).namedCommit(revision, repository);
    return { repo: await repo_index/* RepoIndex */.T.of(through(repository.commit(commit.id))), commit: commit.id };
}


/***/ }),

/***/ 49986:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  J5: () => (/* binding */ refused),
  d1: () => (/* binding */ runCommand),
  n: () => (/* binding */ withPermissions)
});

;// CONCATENATED MODULE: ./build/bundle/src/cli/report-formats.js
async function reportFor(command, format) {
    if (command === "list") {
        if (format === "pretty")
            return (await __webpack_require__.e(/* import() */ 6764).then(__webpack_require__.bind(__webpack_require__, 16764))).listPretty;
        const [print, { sha256 }] = await Promise.all([listFor(format), Promise.resolve(/* import() */).then(__webpack_require__.bind(__webpack_require__, 81957))]);
        return (result) => print(result, sha256);
    }
    switch (format) {
        case "pretty":
            return (await Promise.all(/* import() */[__webpack_require__.e(5), __webpack_require__.e(4144), __webpack_require__.e(3611)]).then(__webpack_require__.bind(__webpack_require__, 98471))).pretty;
        case "json": {
            const [{ json }, { sha256 }] = await Promise.all([Promise.all(/* import() */[__webpack_require__.e(8089), __webpack_require__.e(1052)]).then(__webpack_require__.bind(__webpack_require__, 61052)), Promise.resolve(/* import() */).then(__webpack_require__.bind(__webpack_require__, 81957))]);
            return (result) => json(result, sha256);
        }
        case "github":
            return (await Promise.all(/* import() */[__webpack_require__.e(4144), __webpack_require__.e(6933)]).then(__webpack_require__.bind(__webpack_require__, 3599))).github;
        case "markdown": {
            const { markdown } = await Promise.all(/* import() */[__webpack_require__.e(8089), __webpack_require__.e(4144), __webpack_require__.e(2936), __webpack_require__.e(1652)]).then(__webpack_require__.bind(__webpack_require__, 41652));
            return (result) => markdown(result);
        }
        case "sarif":
            return (await Promise.all(/* import() */[__webpack_require__.e(5), __webpack_require__.e(9695), __webpack_require__.e(2932)]).then(__webpack_require__.bind(__webpack_require__, 62932))).sarif;
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
        return (await Promise.all(/* import() */[__webpack_require__.e(5), __webpack_require__.e(5831), __webpack_require__.e(26)]).then(__webpack_require__.bind(__webpack_require__, 40026))).listCsv;
    if (format === "html")
        return (await Promise.all(/* import() */[__webpack_require__.e(5), __webpack_require__.e(5831), __webpack_require__.e(5043), __webpack_require__.e(3503)]).then(__webpack_require__.bind(__webpack_require__, 84389))).listHtml;
    if (format === "cyclonedx")
        return (await Promise.all(/* import() */[__webpack_require__.e(5), __webpack_require__.e(5831), __webpack_require__.e(8975)]).then(__webpack_require__.bind(__webpack_require__, 38975))).listCyclonedx;
    return (await Promise.all(/* import() */[__webpack_require__.e(5), __webpack_require__.e(5831), __webpack_require__.e(6038)]).then(__webpack_require__.bind(__webpack_require__, 86038))).listJson;
}
function isForPrograms({ format }) {
    return format !== "pretty" && format !== "github" && format !== "markdown";
}

// EXTERNAL MODULE: ./build/bundle/src/generated/hosts.js
var hosts = __webpack_require__(39824);
// EXTERNAL MODULE: ./build/bundle/src/platform/disk/quick-look.js
var quick_look = __webpack_require__(58706);
// EXTERNAL MODULE: ./build/bundle/src/platform/memory.js
var memory = __webpack_require__(3986);
// EXTERNAL MODULE: ./build/bundle/src/platform/native-path.js
var native_path = __webpack_require__(9144);
// EXTERNAL MODULE: ./build/bundle/src/cli/policy.js
var policy = __webpack_require__(24652);
// EXTERNAL MODULE: ./build/bundle/src/evaluate/result.js
var evaluate_result = __webpack_require__(97916);
// EXTERNAL MODULE: ./build/bundle/src/evaluate/root-filter.js
var root_filter = __webpack_require__(90036);
// EXTERNAL MODULE: ./build/bundle/src/repo/patterns.js
var patterns = __webpack_require__(13987);
// EXTERNAL MODULE: ./build/bundle/src/cli/input.js + 5 modules
var cli_input = __webpack_require__(1953);
// EXTERNAL MODULE: ./build/bundle/src/cli/unlisted.js
var unlisted = __webpack_require__(95908);
// EXTERNAL MODULE: ./build/bundle/src/reports/undecided.js
var undecided = __webpack_require__(13868);
// EXTERNAL MODULE: ./build/bundle/src/repo/tree.js
var tree = __webpack_require__(72456);
// EXTERNAL MODULE: ./build/bundle/src/sanitize/counted.js
var counted = __webpack_require__(14135);
;// CONCATENATED MODULE: ./build/bundle/src/cli/run.js














async function runCommand(options, environment) {
    const base = options.kind === "check" ? options.base : undefined;
    const head = options.at;
    const places = selectedHosts(options).flatMap((host) => host.patterns);
    let pipeline;
    const input = await (0,cli_input/* evaluationInput */.f)({ ...options, base, head, places }, environment, (names) => (pipeline = pipelineFor(options, names)));
    try {
        return await runOn(input, await (pipeline ?? pipelineFor(options, [])), options, environment);
    }
    finally {
        await input.close();
    }
}
function selectedHosts(options) {
    return Object.entries(hosts/* hosts */.S).flatMap(([id, host]) => ((options.hosts?.includes(id) ?? true) ? [host] : []));
}
async function pipelineFor(options, names) {
    const { kind, outputs } = options;
    const detected = (mayBeNarrowed(options) ? [] : selectedHosts(options)).filter(({ ownPatterns: own, patterns: places }) => names.some((name) => (0,patterns/* detectionNamesOf */.dE)(own ?? places).has(name)));
    const [{ evaluate }, narrowed, reports] = await Promise.all([
        Promise.all(/* import() */[__webpack_require__.e(5), __webpack_require__.e(5831), __webpack_require__.e(5149), __webpack_require__.e(5445), __webpack_require__.e(3562)]).then(__webpack_require__.bind(__webpack_require__, 59348)),
        mayBeNarrowed(options) ? Promise.all(/* import() */[__webpack_require__.e(5), __webpack_require__.e(5831), __webpack_require__.e(5445), __webpack_require__.e(1489)]).then(__webpack_require__.bind(__webpack_require__, 83226)) : undefined,
        Promise.all(outputs.map(({ format }) => reportFor(kind, format))),
        ...detected.map(({ prepare }) => prepare?.()),
    ]);
    return {
        evaluate: async (input, below) => (below === "" ? await narrowed?.evaluateNarrowed(input) : undefined) ?? (await evaluate(input)),
        reports,
    };
}
function mayBeNarrowed(options) {
    return (options.kind === "check" &&
        options.staged &&
        options.base === undefined &&
        !options.all &&
        options.outputs.every(({ format }) => format === "pretty"));
}
async function runOn(input, { evaluate, reports }, options, environment) {
    const today = options.today ?? environment.today;
    const governing = await (0,policy/* governingPolicy */.G2)(input, today);
    if ("kind" in governing)
        return refused(governing, environment, options);
    const withOwners = options.outputs.some(isForPrograms);
    const inspectOptions = await inspectOptionsOf(input, governing.decisions, options, environment);
    const evaluateInput = {
        tool: environment.tool,
        repo: input.repo,
        base: options.kind === "check" ? input.base : undefined,
        options: inspectOptions,
        repository: withOwners ? await input.slug() : null,
        slug: () => input.slug(),
        commit: input.commit ?? null,
        policyCommit: input.policyCommit,
        notes: [
            ...input.notes,
            ...governing.notes,
            ...(0,policy/* notesOnOtherPolicy */.Lv)(input, options),
            ...(await (0,unlisted/* unlistedNotes */.OA)(input, policyPatterns(options, inspectOptions.decisions))),
        ],
        failOn: options.kind === "check" ? options.failOn : (0,evaluate_result/* failOnAll */.x3)("never"),
        gate: options.kind === "check" ? options.gate : "all",
        ...(governing.baseline ? { baseline: governing.baseline } : {}),
        ...(await (0,policy/* policyBefore */.kD)(input.before, governing.decisions, today)),
        ...(await powerRequest(input, options, environment, inspectOptions)),
    };
    const reported = (0,root_filter/* filterByRoot */.S)(await evaluate(evaluateInput, input.below), input.below);
    const result = options.kind === "list"
        ? await withPermissions(reported, governing.decisions, input.repo, { withOwners })
        : reported;
    const screen = environment.screen();
    const texts = options.outputs.map(({ file }, i) => {
        (0,memory/* ensureMemoryForReport */.Dj)((0,evaluate_result/* sizeOf */.$d)(result));
        return {
            file,
            text: reports[i]?.(result, file === undefined ? screen : { ...screen, color: false, isPiped: true }) ?? "",
        };
    });
    const notes = [...result.notes, ...(await verdictBeside(result, options))];
    return { code: (0,evaluate_result/* conclusionOf */.vu)(result) === "findings" ? 1 : 0, texts, notes };
}
async function inspectOptionsOf(input, decisions, options, environment) {
    return {
        decisions,
        editions: options.editions,
        everyEdition: options.everyEdition,
        ...(options.hosts ? { hosts: options.hosts } : {}),
        ...(options.kind === "list" && options.from !== undefined
            ? { starts: [startIn(input, options.from, options.staged, environment)] }
            : {}),
        ...(input.user ? { user: input.user } : {}),
        repositoryNames: await input.repositoryNames(),
        isOnly: input.base === undefined,
        skipsNative: options.kind === "check",
    };
}
async function verdictBeside(result, { kind, outputs }) {
    const files = outputs.flatMap(({ file }) => file ?? []);
    if (kind !== "check" || files.length < outputs.length)
        return [];
    const { firstLine, stateOf } = await Promise.all(/* import() */[__webpack_require__.e(4144), __webpack_require__.e(5435)]).then(__webpack_require__.bind(__webpack_require__, 24144));
    return [`${firstLine(stateOf(result))}. ${(0,counted/* nounFor */.A)(files.length, "Report")}: ${files.join(", ")}`];
}
async function powerRequest(input, options, environment, inspectOptions) {
    if (options.kind !== "check" || !input.base || !options.outputs.some(({ format }) => format === "json"))
        return {};
    const { policyPowerIn } = await Promise.all(/* import() */[__webpack_require__.e(5), __webpack_require__.e(3823), __webpack_require__.e(5831), __webpack_require__.e(9007), __webpack_require__.e(1722), __webpack_require__.e(6649), __webpack_require__.e(1118)]).then(__webpack_require__.bind(__webpack_require__, 26951));
    const policyPower = policyPowerIn(input, options, environment, inspectOptions);
    return policyPower ? { policyPower } : {};
}
async function withPermissions(result, decisions, repo, { withOwners }) {
    const { permissionsUnder } = await __webpack_require__.e(/* import() */ 3954).then(__webpack_require__.bind(__webpack_require__, 53954));
    const permissionOf = permissionsUnder(decisions, result.inspection, result.findings);
    const { settingPermissionsUnder } = await __webpack_require__.e(/* import() */ 9597).then(__webpack_require__.bind(__webpack_require__, 79597));
    const settingPermissionOf = settingPermissionsUnder(decisions, result.findings);
    if (!withOwners)
        return { ...result, permissionOf, settingPermissionOf };
    const { ownersFrom } = await __webpack_require__.e(/* import() */ 9504).then(__webpack_require__.bind(__webpack_require__, 9504));
    return { ...result, permissionOf, settingPermissionOf, ownersOf: await ownersFrom(repo) };
}
async function refused(problems, { screen }, { kind, staged = false } = {}) {
    const problemLines = (await __webpack_require__.e(/* import() */ 747).then(__webpack_require__.bind(__webpack_require__, 70747))).policyErrors(problems.problems, screen());
    return {
        code: 2,
        texts: [],
        notes: (0,policy/* repairNotes */.dK)(problems, staged),
        complaint: kind === "check" ? `${(0,undecided/* undecidedLine */.m)((0,undecided/* invalidFile */.A)(problems.problems))}\n${problemLines}` : problemLines,
    };
}
function startIn({ root, repo, commit }, from, staged, { directory }) {
    const path = (0,native_path/* absolutePath */.Hi)(directory, from);
    const start = (0,native_path/* pathBelow */.Br)(root, path);
    if (start === undefined)
        throw new tree/* UserError */.yo(`\`--from ${from}\` is not inside ${root}`);
    const exists = start === "" || repo.resolve(start).kind === "directory" || (!staged && commit === undefined && (0,quick_look/* isDirectory */.wd)(path));
    const where = staged ? " of the index" : commit === undefined ? "" : ` of the commit ${commit}`;
    if (!exists)
        throw new tree/* UserError */.yo(`\`--from ${from}\` is not a directory${where}`);
    return start;
}
function policyPatterns(options, { hosts: settings }) {
    return Object.entries(hosts/* hosts */.S).flatMap(([id, { patterns: places }]) => {
        const dirs = (options.hosts?.includes(id) ?? true) ? (settings[id]?.dirs ?? []) : [];
        return dirs.flatMap(({ value }) => (0,patterns/* patternsIn */.fv)(value, places));
    });
}


/***/ }),

/***/ 95908:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   HF: () => (/* binding */ notesOnIndex),
/* harmony export */   OA: () => (/* binding */ unlistedNotes),
/* harmony export */   q1: () => (/* binding */ notesOnDisk)
/* harmony export */ });
/* harmony import */ var _platform_disk_single_file_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(19146);
/* harmony import */ var _policy_model_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(53861);
/* harmony import */ var _repo_patterns_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(13987);
/* harmony import */ var _sanitize_counted_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(14135);




async function notesOnDisk(repository, root, places, { environment }) {
    if (!repository && environment["GIT_DIR"])
        return {
            absent: [],
            notes: [
                "`GIT_DIR` is not honoured, so this is checked as a directory outside git; name the repository with --root DIR",
            ],
        };
    const left = await repository?.notCheckedOut();
    const own = new Set([..._policy_model_js__WEBPACK_IMPORTED_MODULE_1__/* .policyPaths */ .ff, _policy_model_js__WEBPACK_IMPORTED_MODULE_1__/* .baselinePath */ .XB]);
    const counts = (path) => own.has(path) || places.some((pattern) => (0,_repo_patterns_js__WEBPACK_IMPORTED_MODULE_2__/* .matches */ .cK)(path, pattern));
    const absent = (left?.paths ?? []).filter((path) => counts(path) && !(0,_platform_disk_single_file_js__WEBPACK_IMPORTED_MODULE_0__/* .existsAt */ .S)(root, path));
    if (left === undefined || absent.length === 0)
        return { absent, notes: [] };
    const how = left.why === "sparse" ? "of a sparse checkout" : "of `--no-checkout`";
    const [one, many] = ["profile, settings file or policy is", "profiles, settings files or policies are"];
    const subject = `${(0,_sanitize_counted_js__WEBPACK_IMPORTED_MODULE_3__/* .counted */ .h)(absent.length, one, many)} not on the disk`;
    return {
        absent,
        notes: [`${subject}, because ${how}, and not checked: ${first(absent)}; \`check --at HEAD\` checks the commit`],
    };
}
async function notesOnIndex(repository) {
    return (await repository.notCheckedOut())?.why === "no-checkout"
        ? [
            "there is no git index, because of `--no-checkout`, so every file of HEAD counts as deleted; `check --at HEAD` checks the commit",
        ]
        : [];
}
async function unlistedNotes(input, patterns) {
    const found = await input.unlisted(patterns);
    const kinds = [...new Set(found.map(({ kind }) => kind))];
    return kinds.map((kind) => {
        const paths = found.flatMap((file) => (file.kind === kind ? [file.path] : []));
        const one = paths.length === 1;
        return `${nounFor(kind, paths.length)} ${one ? "is" : "are"} where a host reads profiles, and ${one ? "is" : "are"} not checked: ${first(paths)}`;
    });
}
function nounFor(kind, count) {
    if (kind === "ignored")
        return `${(0,_sanitize_counted_js__WEBPACK_IMPORTED_MODULE_3__/* .counted */ .h)(count, "file")} that git ignores`;
    return (0,_sanitize_counted_js__WEBPACK_IMPORTED_MODULE_3__/* .counted */ .h)(count, kind);
}
function first(paths) {
    return `${paths.slice(0, 3).join(", ")}${paths.length > 3 ? ", …" : ""}`;
}


/***/ }),

/***/ 90036:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ changesBelow),
/* harmony export */   S: () => (/* binding */ filterByRoot)
/* harmony export */ });
/* harmony import */ var _repo_path_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76311);

function filterByRoot(result, root) {
    if (root === "")
        return result;
    const holds = isBelow(root);
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
    const holds = isBelow(root);
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
function isBelow(root) {
    return (path) => path !== undefined && (0,_repo_path_js__WEBPACK_IMPORTED_MODULE_0__/* .isWithin */ .UO)(path, root);
}
function folderOf(path) {
    return (0,_repo_path_js__WEBPACK_IMPORTED_MODULE_0__/* .directoryOf */ .jt)(path).replace(/(?:^|\/)\..*$/, "");
}


/***/ }),

/***/ 5398:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h7: () => (/* binding */ namesMarketplaces),
/* harmony export */   lU: () => (/* binding */ organisationNames),
/* harmony export */   yJ: () => (/* binding */ inRepository)
/* harmony export */ });
/* harmony import */ var _generated_hosts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(39824);
/* harmony import */ var _repo_path_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76311);
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
const pluginSettings = [".claude", ".factory", ".codebuddy", ".augment", ".github/copilot", ".copilot"].flatMap((folder) => ["settings.json", "settings.local.json"].map((file) => `${folder}/${file}`));
async function namesMarketplaces(repo) {
    for (const path of pluginSettings) {
        const [directory = ""] = path.split("/");
        for (const root of repo.holding(directory)) {
            const content = await repo.read((0,_repo_path_js__WEBPACK_IMPORTED_MODULE_2__/* .join */ .fj)(root, path));
            if (content.kind === "text" && /Marketplaces"|\\u/.test(content.source.text))
                return true;
        }
    }
    return false;
}


/***/ }),

/***/ 59866:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ uncheckedHostOf)
/* harmony export */ });
/* unused harmony export uncheckedHosts */
const uncheckedHosts = [
    {
        title: "Devin",
        directory: ".devin",
        files: "`.devin/agents/<id>/AGENT.md`",
        says: "`allowed-tools`, `permissions`",
        source: "a converter, dyoshikawa/rulesync@cfebcd7",
    },
    {
        title: "iFlow",
        directory: ".iflow",
        files: "`.iflow/agents/*.md`",
        says: "`allowedTools`, `allowedMcps`, `isInheritTools`; what an absent list means is not known",
        source: "platform.iflow.cn/en/cli/examples/subagent",
    },
    {
        title: "Rovo Dev",
        directory: ".rovodev",
        files: "`.rovodev/subagents/*.md`",
        says: "`tools`",
        source: "a converter, dyoshikawa/rulesync@cfebcd7",
    },
    {
        title: "Trae",
        directory: ".trae",
        files: "`.trae/agents/*.md`",
        says: "the files are in repositories; no text describes their keys",
        source: "repositories that hold such files",
    },
];
const byDirectory = new Map(uncheckedHosts.map((host) => [host.directory, host]));
function uncheckedHostOf(path) {
    const [directory = ""] = path.toLowerCase().split("/").slice(-2, -1);
    return byDirectory.get(directory);
}


/***/ }),

/***/ 57264:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Hw: () => (/* binding */ folderNames),
/* harmony export */   Zw: () => (/* binding */ problemOf),
/* harmony export */   hy: () => (/* binding */ judgedPathsOf),
/* harmony export */   rs: () => (/* binding */ unknownHostsIn)
/* harmony export */ });
/* harmony import */ var _hosts_kit_loading_collect_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77012);
/* harmony import */ var _repo_path_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(76311);
/* harmony import */ var _repo_patterns_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(13987);
/* harmony import */ var _repo_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(64951);
/* harmony import */ var _unchecked_hosts_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(59866);
/* harmony import */ var _repo_many_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(46447);






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
    const isKnown = knownFoldersOf(patterns);
    return repo
        .hidden()
        .filter((directory) => !notHosts.has((0,_repo_path_js__WEBPACK_IMPORTED_MODULE_4__/* .nameOf */ .Vb)(directory)) && repo.resolve(directory).kind === "directory" && !repo.isUsers(directory))
        .flatMap((directory) => [...folderNames]
        .filter((name) => !isKnown((0,_repo_path_js__WEBPACK_IMPORTED_MODULE_4__/* .nameOf */ .Vb)(directory).toLowerCase(), name))
        .map((name) => (0,_repo_path_js__WEBPACK_IMPORTED_MODULE_4__/* .join */ .fj)(directory, name)))
        .filter((path) => exists(path, repo))
        .sort()
        .flatMap((path) => {
        const { files, unjudged } = (0,_hosts_kit_loading_collect_js__WEBPACK_IMPORTED_MODULE_0__/* .collectFiles */ .C0)(repo, path, {
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
        (0,_repo_many_js__WEBPACK_IMPORTED_MODULE_5__/* .append */ .BC)(identities, await Promise.all(files.slice(at, at + batchSize).map(async (file) => `${file} ${(await repo.identityOf(file)) ?? ""}`)));
    const [first = path, ...others] = files;
    const what = others.length > 0 ? `${files.length} files` : `\`${first === path ? (0,_repo_path_js__WEBPACK_IMPORTED_MODULE_4__/* .nameOf */ .Vb)(path) : first.slice(path.length + 1)}\``;
    const known = (0,_unchecked_hosts_js__WEBPACK_IMPORTED_MODULE_3__/* .uncheckedHostOf */ .E)(path);
    const whose = known
        ? `is an agent folder of ${known.title}, which this tool knows and does not check`
        : "looks like an agent folder of a host that this tool does not know";
    return {
        kind: "unknown-host",
        message: `${whose}; ${what} ${others.length > 0 ? "are" : "is"} not checked`,
        at: (0,_repo_text_js__WEBPACK_IMPORTED_MODULE_2__/* .placeOfPath */ .Es)(path),
        identity: identities.join("\n"),
    };
}
function formatOf(file) {
    return `${(0,_repo_path_js__WEBPACK_IMPORTED_MODULE_4__/* .directoryOf */ .jt)(file)} ${(0,_repo_path_js__WEBPACK_IMPORTED_MODULE_4__/* .extensionOf */ .je)(file) ?? ""}`;
}
function exists(path, repo) {
    const { kind } = repo.resolve(path);
    return kind === "directory" || kind === "outside" || kind === "unjudged";
}
function knownFoldersOf(patterns) {
    const folders = new Map();
    for (const pattern of patterns) {
        const [directory = "", folder = ""] = (0,_repo_patterns_js__WEBPACK_IMPORTED_MODULE_1__/* .parsePattern */ .EY)(pattern).path.split("/");
        const known = folders.get(directory) ?? new Set();
        folders.set(directory, known.add(folder.includes("*") ? "*" : folder));
    }
    return (directory, folder) => {
        const known = folders.get(directory);
        return known !== undefined && (known.has(folder) || known.has("*"));
    };
}


/***/ }),

/***/ 19146:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ existsAt),
/* harmony export */   k: () => (/* binding */ textInside)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var _write_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(79560);



const maxBytes = 1_000_000;
function textInside(root, path) {
    try {
        if ((0,_write_js__WEBPACK_IMPORTED_MODULE_2__/* .kindAt */ .Ii)(root, path) !== "file" || (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, path)).size > maxBytes)
            return undefined;
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, path), "utf8");
    }
    catch {
        return undefined;
    }
}
function existsAt(root, path) {
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, path), { throwIfNoEntry: false }) !== undefined;
}


/***/ }),

/***/ 79382:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ms: () => (/* binding */ entryOf),
/* harmony export */   bt: () => (/* binding */ listFolder),
/* harmony export */   jG: () => (/* binding */ walkAll),
/* harmony export */   qZ: () => (/* binding */ bytesOfName),
/* harmony export */   vW: () => (/* binding */ walkKnown)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var _repo_name_list_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(61968);
/* harmony import */ var _repo_path_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(76311);
/* harmony import */ var _repo_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(64951);
/* harmony import */ var _repo_tree_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(72456);
/* harmony import */ var _bytes_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(76988);
/* harmony import */ var _as_known_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(49581);








function walkKnown(root, known, take) {
    for (const path of known.unnameable)
        take.entry({ path, kind: "unnameable" });
    return new KnownWalk(root, known, take).all();
}
class KnownWalk {
    #root;
    #known;
    #take;
    #others = [];
    #level = 0;
    #later = [];
    constructor(root, known, take) {
        this.#root = root;
        this.#known = known;
        this.#take = take;
    }
    all() {
        this.#visit("", this.#known.outline.root);
        for (let next = this.#later.pop(); next; next = this.#later.pop())
            this.#visit(...next);
        return this.#others;
    }
    #visit(directory, folder) {
        const found = folder.listed === undefined ? namesIn(this.#root, directory, this.#take) : [];
        if (found === undefined) {
            takeUnlisted(directory, folder, this.#take);
            return;
        }
        const listed = folder.listed ?? (0,_as_known_js__WEBPACK_IMPORTED_MODULE_5__/* .listedAsKnown */ .Z)(folder, found, directory === "");
        if (listed === undefined)
            this.#compare(directory, folder, found);
        else
            takeListed(directory, listed, this.#take, (path) => this.#enter(folder, path));
    }
    #compare(directory, folder, found) {
        const names = folder.names();
        let seen = 0;
        for (const stats of found) {
            const expected = names.get(stats.name);
            const path = (0,_repo_path_js__WEBPACK_IMPORTED_MODULE_6__/* .join */ .fj)(directory, stats.name);
            if (expected !== undefined)
                seen++;
            if (expected !== undefined)
                this.#place(folder, path, expected, stats);
            else if (stats.name !== ".git")
                this.#others.push(stats.isDirectory() ? `${path}/` : path);
        }
        if (seen === names.size)
            return;
        const all = new Set(found.map(({ name }) => name));
        for (const [name, expected] of names) {
            if (all.has(name))
                continue;
            const path = (0,_repo_path_js__WEBPACK_IMPORTED_MODULE_6__/* .join */ .fj)(directory, name);
            const stats = lookAt((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(this.#root, path));
            if (stats)
                this.#place(folder, path, expected, stats);
        }
    }
    #place(folder, path, expected, stats) {
        if (!stats.isDirectory()) {
            const entry = entryOf(this.#root, path, stats);
            this.#take.entry(expected === "unmerged" ? { ...entry, unjudged: (0,_repo_tree_js__WEBPACK_IMPORTED_MODULE_3__/* .inConflict */ .Ke)(path) } : entry);
        }
        else if (expected === "submodule")
            this.#take.entry({ path, kind: "submodule", ...idOf(this.#known.commits.get(path)) });
        else if (expected === "embedded")
            this.#take.entry({
                path,
                kind: "directory",
                unjudged: "is a repository of its own, whose files git does not list here",
            });
        else if (expected === "directory")
            this.#enter(folder, path);
        else
            this.#others.push(`${path}/`);
    }
    #enter(folder, path) {
        const inside = folder.folders?.get((0,_repo_path_js__WEBPACK_IMPORTED_MODULE_6__/* .nameOf */ .Vb)(path));
        if (!inside)
            return;
        if (this.#level === _repo_tree_js__WEBPACK_IMPORTED_MODULE_3__/* .limits */ .Fy.levels)
            this.#later.push([path, inside]);
        else {
            this.#level++;
            this.#visit(path, inside);
            this.#level--;
        }
    }
}
function takeUnlisted(directory, folder, take) {
    const left = [{ directory, folder }];
    for (let next = left.pop(); next; next = left.pop()) {
        for (const [name, expected] of next.folder.names()) {
            const path = (0,_repo_path_js__WEBPACK_IMPORTED_MODULE_6__/* .join */ .fj)(next.directory, name);
            const inside = expected === "directory" ? next.folder.folders?.get(name) : undefined;
            if (inside)
                left.push({ directory: path, folder: inside });
            else
                take.entry({ path, kind: "file", unjudged: "is in a directory that cannot be listed" });
        }
    }
}
function takeListed(directory, listed, take, enter) {
    if (!listed.includes("/")) {
        if (listed !== "")
            take.files(directory, listed);
        return;
    }
    let files = [];
    const give = () => {
        if (files.length > 0)
            take.files(directory, files.join(_repo_name_list_js__WEBPACK_IMPORTED_MODULE_7__/* .between */ .Tq));
        files = [];
    };
    for (const name of (0,_repo_name_list_js__WEBPACK_IMPORTED_MODULE_7__/* .namesIn */ .wX)(listed)) {
        if (!name.endsWith("/"))
            files.push(name);
        else {
            give();
            enter((0,_repo_path_js__WEBPACK_IMPORTED_MODULE_6__/* .join */ .fj)(directory, name.slice(0, -1)));
        }
    }
    give();
}
function idOf(id) {
    return id === undefined ? {} : { id };
}
const unnamed = new Set(["ENOTDIR", "EACCES", "ENAMETOOLONG"]);
function lookAt(path) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path, { throwIfNoEntry: false });
    }
    catch (error) {
        if (error instanceof Error && "code" in error && unnamed.has(String(error.code)))
            return undefined;
        throw error;
    }
}
function walkAll(root, take) {
    let count = 0;
    const counted = {
        ...take,
        entry(entry) {
            count++;
            take.entry(entry);
        },
    };
    const pending = [""];
    for (let directory = pending.pop(); directory !== undefined; directory = pending.pop()) {
        for (const stats of namesIn(root, directory, counted) ?? []) {
            if (stats.name === ".git")
                continue;
            const path = (0,_repo_path_js__WEBPACK_IMPORTED_MODULE_6__/* .join */ .fj)(directory, stats.name);
            counted.entry(stats.isDirectory() ? { path, kind: "directory" } : entryOf(root, path, stats));
            if (stats.isDirectory())
                pending.push(path);
        }
        if (count > _repo_tree_js__WEBPACK_IMPORTED_MODULE_3__/* .limits */ .Fy.entries)
            throw new _repo_tree_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .yo(`${root} is no git repository and holds more than ${_repo_tree_js__WEBPACK_IMPORTED_MODULE_3__/* .limits */ .Fy.entries} files; name a smaller directory`);
    }
}
function namesIn(root, directory, take) {
    try {
        const { found, unnameable } = listFolder((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, directory));
        for (const name of unnameable)
            take.entry({ path: (0,_repo_path_js__WEBPACK_IMPORTED_MODULE_6__/* .join */ .fj)(directory, name), kind: "unnameable" });
        return found;
    }
    catch (error) {
        if (!(error instanceof _repo_tree_js__WEBPACK_IMPORTED_MODULE_3__/* .UnreadableFile */ .ie) || directory === "")
            throw error;
        take.entry({ path: directory, kind: "directory", unjudged: error.message });
        return undefined;
    }
}
function listFolder(path) {
    const found = (0,_bytes_js__WEBPACK_IMPORTED_MODULE_4__/* .asUnreadable */ .q3)(() => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(path, { withFileTypes: true }));
    if (!found.some(({ name }) => name.includes("\ufffd")))
        return { found, unnameable: [] };
    const names = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(path, { encoding: "buffer" }).filter((name) => (0,_repo_text_js__WEBPACK_IMPORTED_MODULE_2__/* .decodeText */ .g7)(name) === undefined);
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
        const target = (0,_repo_text_js__WEBPACK_IMPORTED_MODULE_2__/* .decodeText */ .g7)((0,_bytes_js__WEBPACK_IMPORTED_MODULE_4__/* .asUnreadable */ .q3)(() => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readlinkSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, path), { encoding: "buffer" })));
        if (target === undefined)
            return { path, kind: "link", unjudged: "is a link whose target is not UTF-8" };
        return { path, kind: "link", target: process.platform === "win32" ? target.replaceAll("\\", "/") : target };
    }
    catch (error) {
        if (!(error instanceof _repo_tree_js__WEBPACK_IMPORTED_MODULE_3__/* .UnreadableFile */ .ie))
            throw error;
        return { path, kind: "link", unjudged: error.message };
    }
}


/***/ }),

/***/ 79560:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   He: () => (/* binding */ requireText),
/* harmony export */   Ii: () => (/* binding */ kindAt),
/* harmony export */   JL: () => (/* binding */ replaceInside),
/* harmony export */   Mt: () => (/* binding */ writeInside),
/* harmony export */   wF: () => (/* binding */ UnwritableFile)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var _repo_path_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(76311);
/* harmony import */ var _repo_tree_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(72456);
/* harmony import */ var _write_fault_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(74953);





class UnwritableFile extends _repo_tree_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .yo {
    fault;
    constructor(path, fault) {
        super(`\`${path}\` cannot be written: ${fault}`);
        this.fault = fault;
    }
}
function kindAt(root, path) {
    if ((0,_repo_path_js__WEBPACK_IMPORTED_MODULE_4__/* .plain */ .pj)(path) !== path || path === "" || path.startsWith("/"))
        throw new Error(`${path} is not a path below the root`);
    const segments = path.split("/");
    let here = root;
    for (const [i, segment] of segments.entries()) {
        here = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(here, segment);
        const stats = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(here, { throwIfNoEntry: false });
        if (!stats)
            return "nothing";
        const route = segments.slice(0, i + 1).join("/");
        if (stats.isSymbolicLink())
            throw new _repo_tree_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .yo(`\`${route}\` is a link, and this tool does not write through links`);
        const isLast = i === segments.length - 1;
        if (isLast ? !stats.isFile() : !stats.isDirectory())
            throw new _repo_tree_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .yo(`\`${route}\` is not a ${isLast ? "regular file" : "directory"}`);
    }
    return "file";
}
function writeInside(root, path, text, { replace, mode }) {
    try {
        return tryWrite(root, path, text, { replace, ...(mode === undefined ? {} : { mode }) });
    }
    catch (error) {
        const fault = (0,_write_fault_js__WEBPACK_IMPORTED_MODULE_3__/* .writeFaultOf */ .$)(error);
        throw fault === undefined ? error : new UnwritableFile(path, fault);
    }
}
function tryWrite(root, path, text, { replace, mode }) {
    if (kindAt(root, path) === "file" && !replace)
        return false;
    const directory = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, (0,_repo_path_js__WEBPACK_IMPORTED_MODULE_4__/* .directoryOf */ .jt)(path));
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(directory, { recursive: true });
    kindAt(root, path);
    if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(directory) !== (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(root), (0,_repo_path_js__WEBPACK_IMPORTED_MODULE_4__/* .directoryOf */ .jt)(path)))
        throw new _repo_tree_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .yo(`\`${(0,_repo_path_js__WEBPACK_IMPORTED_MODULE_4__/* .directoryOf */ .jt)(path)}\` leads out of the directory, so nothing is written there`);
    const target = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(directory, (0,_repo_path_js__WEBPACK_IMPORTED_MODULE_4__/* .nameOf */ .Vb)(path));
    const draft = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(directory, `.${(0,_repo_path_js__WEBPACK_IMPORTED_MODULE_4__/* .nameOf */ .Vb)(path)}.${crypto.randomUUID()}`);
    try {
        const file = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(draft, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_WRONLY | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_CREAT | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_EXCL | (node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NOFOLLOW ?? 0), 0o644);
        try {
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(file, text);
            if (mode !== undefined)
                (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fchmodSync)(file, mode);
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fsyncSync)(file);
        }
        finally {
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(file);
        }
        if (replace)
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.renameSync)(draft, target);
        else
            return placeDraft(draft, target);
        return true;
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(draft, { force: true });
    }
}
function requireText(root, path, text, errorFor) {
    if (kindAt(root, path) !== "file" || !(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, path)).equals(Buffer.from(text)))
        throw errorFor(path);
}
function replaceInside(root, path, text) {
    if (kindAt(root, path) !== "file")
        throw new _repo_tree_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .yo(`\`${path}\` is gone`);
    writeInside(root, path, text, { replace: true, mode: (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, path)).mode & 0o7777 });
}
function placeDraft(draft, target) {
    for (const claim of [() => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.linkSync)(draft, target), () => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.copyFileSync)(draft, target, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.COPYFILE_EXCL)]) {
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

/***/ 88122:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ requireWorkingTree),
/* harmony export */   v: () => (/* binding */ placeFor)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var _repo_path_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(76311);
/* harmony import */ var _repo_tree_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(72456);
/* harmony import */ var _git_bare_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(27704);
/* harmony import */ var _git_location_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3491);
/* harmony import */ var _native_path_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9144);







function placeFor({ root, head }, directory) {
    const named = (0,_native_path_js__WEBPACK_IMPORTED_MODULE_5__/* .absolutePath */ .Hi)(directory, root ?? ".");
    if (root === undefined) {
        const place = (0,_git_bare_js__WEBPACK_IMPORTED_MODULE_3__/* .placeOf */ .$)(named);
        return { place, top: place?.top ?? named, below: "" };
    }
    const existing = nearestExisting(named);
    if (!isDirectory(existing))
        throw new _repo_tree_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .yo(`\`--root ${root}\`: ${existing} is not a directory`);
    const place = (0,_git_bare_js__WEBPACK_IMPORTED_MODULE_3__/* .placeOf */ .$)(existing, { isNamed: existing === named });
    if (existing !== named && (!place || (head === undefined && !place.isBare)))
        throw new _repo_tree_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .yo(`\`--root ${root}\`: there is no directory ${named}`);
    requireNoLinkOut(root, named, existing);
    if (!place)
        return { place, top: named, below: "" };
    const isOwn = (0,_native_path_js__WEBPACK_IMPORTED_MODULE_5__/* .isInside */ .FK)((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(existing), (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(place.gitDirectory));
    return { place, top: place.top, below: (0,_repo_path_js__WEBPACK_IMPORTED_MODULE_6__/* .join */ .fj)(isOwn ? "" : place.prefix, (0,_native_path_js__WEBPACK_IMPORTED_MODULE_5__/* .pathBelow */ .Br)(existing, named) ?? "") };
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
    const around = (0,_git_location_js__WEBPACK_IMPORTED_MODULE_4__/* .locateRepository */ .ZX)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(existing));
    const target = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(existing);
    if (around && !(0,_native_path_js__WEBPACK_IMPORTED_MODULE_5__/* .isInside */ .FK)(target, around.top))
        throw new _repo_tree_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .yo(`\`--root ${root}\`: ${named} is a link to ${target}, outside the repository ${around.top}; name ${target} itself to check it`);
}
function requireWorkingTree(what, instead, root, directory) {
    const { place } = placeFor({ root }, directory);
    if (place?.isBare)
        throw new _repo_tree_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .yo(`${what}, and the bare repository ${place.top} has no working tree; ${instead}`);
}


/***/ }),

/***/ 53290:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   RB: () => (/* binding */ comparedNamesIn),
/* harmony export */   WL: () => (/* binding */ githubNameIn)
/* harmony export */ });
/* unused harmony exports repositoryNameIn, repositoryNamesIn */
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
function githubNameIn(address) {
    const found = /^(?:(?:https?|ssh|git):\/\/(?:[^/@]*@)?github\.com\/|(?:[\w.-]+@)?github\.com:)?([\w-]+\/[\w.-]+?)(?:\.git)?\/?$/i.exec(address.trim());
    return found?.[1]?.toLowerCase();
}
function comparedNamesIn(addresses) {
    return [...new Set([...repositoryNamesIn(addresses), ...addresses.flatMap((one) => githubNameIn(one) ?? [])])];
}
function repositoryNamesIn(addresses) {
    return [...new Set(addresses.flatMap((address) => repositoryNameIn(address)?.toLowerCase() ?? []))];
}


/***/ })

};
;