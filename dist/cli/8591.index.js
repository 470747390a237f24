"use strict";
exports.id = 8591;
exports.ids = [8591];
exports.modules = {

/***/ 6847:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
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

/***/ 8591:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  i: () => (/* binding */ changesBetween),
  _: () => (/* binding */ evaluate)
});

// EXTERNAL MODULE: ./build/bundle/src/platform/hash.js
var hash = __webpack_require__(1957);
// EXTERNAL MODULE: ./build/bundle/src/inspect/index.js + 5 modules
var inspect = __webpack_require__(7133);
// EXTERNAL MODULE: ./build/bundle/src/policy/findings.js
var policy_findings = __webpack_require__(668);
// EXTERNAL MODULE: ./build/bundle/src/model/finding.js
var model_finding = __webpack_require__(290);
;// CONCATENATED MODULE: ./build/bundle/src/evaluate/lazy-finding.js


function memoizedFingerprints() {
    const known = new Map();
    return (finding) => {
        let value = known.get(finding);
        if (value === undefined)
            known.set(finding, (value = (0,hash.fingerprint)((0,model_finding/* identityOf */.cu)(finding))));
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
    const baselineCode = baseline || proposed?.baseline ? await __webpack_require__.e(/* import() */ 9341).then(__webpack_require__.bind(__webpack_require__, 1722)) : undefined;
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
            profiles: grantableIn(inspection),
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

// EXTERNAL MODULE: ./build/bundle/src/compare/effects.js
var effects = __webpack_require__(6847);
// EXTERNAL MODULE: ./build/bundle/src/inspect/material.js + 1 modules
var material = __webpack_require__(4746);
// EXTERNAL MODULE: ./build/bundle/src/model/profile.js
var profile = __webpack_require__(4682);
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
    const { widenedUnder } = await __webpack_require__.e(/* import() */ 406).then(__webpack_require__.bind(__webpack_require__, 406));
    return { differences, widened: await widenedUnder(decisions, toApprove, approve) };
}
async function differencesIn({ head, base }, decisions) {
    if (!base)
        return undefined;
    return base.inspection === head.inspection ? { changes: [], settings: [] } : compared(base, head, decisions);
}
async function compared(before, after, decisions) {
    const [{ compare }, { compareSettings }] = await Promise.all([
        __webpack_require__.e(/* import() */ 8315).then(__webpack_require__.bind(__webpack_require__, 8315)),
        __webpack_require__.e(/* import() */ 8840).then(__webpack_require__.bind(__webpack_require__, 8840)),
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
        const changes = compare(old, fresh, holders, materials);
        const settings = compareSettings(old, fresh, {
            before: materials.before.ofSettings,
            after: materials.after.ofSettings,
        });
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

// EXTERNAL MODULE: ./build/bundle/src/repo/tree.js
var tree = __webpack_require__(2456);
;// CONCATENATED MODULE: ./build/bundle/src/evaluate/inspect-both.js



async function inspectBoth(repo, base, options) {
    if (!base)
        return { head: { repo, inspection: await (0,inspect/* inspect */.Nn)(repo, options), materials: material/* noMaterials */.YF } };
    const usedAtBase = await (0,inspect/* hostsInUse */.GL)(base.repo, options);
    const inspected = await (0,inspect/* inspect */.Nn)(repo, { ...options, usedAtBase });
    const head = { repo, inspection: inspected, materials: await (0,material/* materialsIn */.gS)(inspected, repo) };
    base.repo.shareCache(repo, base.sharesObjects === true);
    if (base.sharesObjects && repo.agreesWith(base.repo))
        return { head, base: { ...head, repo: base.repo } };
    const inspection = await (0,inspect/* inspect */.Nn)(base.repo, options).catch(userErrorOf);
    return inspection instanceof tree/* UserError */.yo
        ? { head, fault: inspection }
        : { head, base: { repo: base.repo, inspection, materials: await (0,material/* materialsIn */.gS)(inspection, base.repo) } };
}
function userErrorOf(error) {
    if (error instanceof tree/* UserError */.yo)
        return error;
    throw error;
}

// EXTERNAL MODULE: ./build/bundle/src/generated/hosts.js
var hosts = __webpack_require__(9824);
// EXTERNAL MODULE: ./build/bundle/src/inspect/organisation.js
var organisation = __webpack_require__(5398);
// EXTERNAL MODULE: ./build/bundle/src/repo/path.js
var repo_path = __webpack_require__(6311);
// EXTERNAL MODULE: ./build/bundle/src/repo/text.js
var repo_text = __webpack_require__(4951);
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
            `\`hosts.${host}.dirs\` (${at.source.path}:${line}) names \`${value}\`, ${exists ? `in which ${title} finds nothing to read` : "which is not there"}`,
        ];
    }));
}
function findsSomething({ layers, unjudged }, path) {
    return (layers.some(({ name, status, root }) => name !== "builtin" && status !== "absent" && (0,repo_path/* isWithin */.UO)(root, path)) ||
        unjudged.some((problem) => (0,repo_path/* isWithin */.UO)(problem.at.source.path, path)));
}
function searchedDirectories({ loads, subjects }, { decisions, user, repositoryNames = [] }) {
    if (subjects.length > 0)
        return [];
    const usual = loads.flatMap(({ host }) => usualDirectories(host, user !== undefined, repositoryNames));
    const quoted = [...new Set(usual)].filter((path) => path !== "").map((path) => `\`${path}\``);
    const named = loads.flatMap(({ host, title }) => (decisions.hosts[host]?.dirs ?? []).map(({ value }) => `\`${value || "."}\` for ${title}`));
    return [`no profile found; looked for ${[quoted.join(", "), ...named].filter((part) => part !== "").join(" and ")}`];
}
function usualDirectories(id, withUser, repositoryNames) {
    const host = hosts/* hosts */.S[id];
    const patterns = (host ? (0,organisation/* inRepository */.y)(host, repositoryNames).patterns : [])
        .filter((pattern) => withUser || !/^[~$/]/.test(pattern))
        .map((pattern) => pattern.replace(/^\*\*\//, ""));
    const ofProfiles = patterns.filter((pattern) => pattern.includes("*"));
    return (ofProfiles.length > 0 ? ofProfiles : patterns).map((pattern) => pattern.replace(/\/?[^/]*\*.*$/, ""));
}

;// CONCATENATED MODULE: ./build/bundle/src/evaluate/index.js





async function evaluate(input) {
    const { repo, base, options } = input;
    const trees = await inspectBoth(repo, base, options);
    const { differences, widened } = await compareTrees(trees, options.decisions, input.approve);
    const { inspection, findings, upcoming } = await applyPolicy(trees, widened, input);
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
    };
}
function sourcesOf({ sources }, policyCommit) {
    return sources.map(({ ref, text, commit }) => ({
        ref,
        commit: ref.startsWith("preset:") ? null : (commit ?? policyCommit),
        get sha256() {
            return (0,hash.sha256)(text);
        },
    }));
}
async function reviewContextOf(differences, { repo, base, options }) {
    if (!base || !differences)
        return {};
    const { changes, settings } = differences;
    if (changes.length + settings.length === 0)
        return {};
    const { reviewContext } = await __webpack_require__.e(/* import() */ 8382).then(__webpack_require__.bind(__webpack_require__, 8382));
    return { reviewContext: await reviewContext(changes, settings, repo, base.repo, options.decisions) };
}
async function changesBetween(base, repo, options) {
    if (base.sharesObjects && repo.agreesWith(base.repo, { whole: true }))
        return { changes: [], settings: [], notes: [] };
    const trees = await inspectBoth(repo, base, { ...options, skipsRules: true });
    if (trees.fault)
        throw trees.fault;
    const notes = new Set([
        ...unreadNotes(trees.head.inspection, ""),
        ...(trees.base && trees.base.inspection !== trees.head.inspection
            ? unreadNotes(trees.base.inspection, "at the base, ")
            : []),
    ]);
    const differences = (await differencesIn(trees, options.decisions)) ?? { changes: [], settings: [] };
    return { ...differences, notes: [...notes] };
}
function unreadNotes({ loads }, prefix) {
    return loads.flatMap(({ load }) => load.unjudged.flatMap(({ kind, message, at }) => kind === "unknown-file" || kind === "unknown-key" ? [] : [`${prefix}\`${at.source.path}\` ${message}`]));
}


/***/ }),

/***/ 4746:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Ys: () => (/* binding */ differingFiles),
  gS: () => (/* binding */ materialsIn),
  YF: () => (/* binding */ noMaterials)
});

// EXTERNAL MODULE: ./build/bundle/src/repo/path.js
var repo_path = __webpack_require__(6311);
// EXTERNAL MODULE: ./build/bundle/src/repo/patterns.js
var patterns = __webpack_require__(3987);
;// CONCATENATED MODULE: ./build/bundle/src/repo/named-files.js


const entries = ["index.js", "index.mjs", "index.cjs", "index.ts", "__main__.py", "package.json"];
const runners = [
    [/^(?:npm|pnpm|yarn|bun)$/, ["package.json"]],
    [/^deno$/, ["deno.json", "deno.jsonc", "package.json"]],
    [/^g?make$/, ["Makefile", "makefile", "GNUmakefile"]],
    [/^just$/, ["justfile", "Justfile", ".justfile"]],
    [/^task$/, ["Taskfile.yml", "Taskfile.yaml"]],
    [/^mise$/, ["mise.toml", ".mise.toml"]],
    [/^(?:uv|poetry|hatch|pdm|pipx)$/, ["pyproject.toml"]],
    [/^(?:tox|nox)$/, ["tox.ini", "noxfile.py"]],
    [/^cargo$/, ["Cargo.toml", ".cargo/config.toml"]],
    [/^(?:bundle|rake)$/, ["Gemfile", "Rakefile"]],
    [/^composer$/, ["composer.json"]],
    [/^gradlew?$/, ["build.gradle", "build.gradle.kts"]],
    [/^mvnw?$/, ["pom.xml"]],
    [/^(?:docker|podman|docker-compose)$/, ["compose.yaml", "compose.yml", "docker-compose.yml", "Dockerfile"]],
    [/^pre-commit$/, [".pre-commit-config.yaml"]],
    [/^lefthook$/, ["lefthook.yml"]],
];
const script = /\.(?:sh|bash|zsh|fish|ksh|[cm]?[jt]s|py|rb|pl|php|lua|ps1|psm1|bat|cmd)$/i;
const limits = { levels: 3, files: 50, characters: 64_000 };
async function filesStartedBy(commands, directory, repo) {
    const found = new Set(commands.flatMap((command) => filesNamedBy(command, directory, repo)));
    let level = [...found];
    for (let depth = 0; depth < limits.levels && level.length > 0; depth++) {
        const next = [];
        for (const path of level) {
            if (!script.test(path) && (0,repo_path/* nameOf */.Vb)(path).includes("."))
                continue;
            for (const named of await scriptsNamedIn(path, repo)) {
                if (found.has(named) || found.size >= limits.files)
                    continue;
                found.add(named);
                next.push(named);
            }
        }
        level = next;
    }
    return [...found].sort();
}
async function scriptsNamedIn(path, repo) {
    const content = await repo.read(path);
    if (content.kind !== "text")
        return [];
    const text = content.source.text.slice(0, limits.characters);
    return filesNamedBy(text, (0,repo_path/* directoryOf */.jt)(path), repo).filter((named) => script.test(named));
}
function filesNamedBy(command, directory, repo) {
    const bases = ["", ...directory.split("/").map((_, i, parts) => parts.slice(0, i + 1).join("/"))];
    const words = new Set(command.split(/[\s"'`;|&()<>=,]+/).flatMap((word) => {
        const path = word
            .replace(/^(?:\$\w+|\$\{\w+\}|%\w+%)/, "")
            .replaceAll("\\", "/")
            .replace(/^\/+/, "");
        return [path, ...(runners.find(([program]) => program.test((0,repo_path/* nameOf */.Vb)(path)))?.[1] ?? [])];
    }));
    return [...words].flatMap((word) => {
        if (/^[./]*$/.test(word))
            return [];
        return bases.flatMap((base) => {
            const path = (0,repo_path/* plain */.pj)((0,repo_path/* join */.fj)(base, word));
            const target = path === undefined ? undefined : repo.resolve(path);
            if (target?.kind === "file")
                return [target.path];
            return target?.kind === "directory"
                ? entries.map((name) => (0,repo_path/* join */.fj)(target.path, name)).filter((inside) => repo.resolve(inside).kind === "file")
                : [];
        });
    });
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


/***/ })

};
;