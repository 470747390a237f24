"use strict";
exports.id = 7361;
exports.ids = [7361,3890,115];
exports.modules = {

/***/ 3168:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runCheckWithFixes: () => (/* binding */ runCheckWithFixes),
  runFix: () => (/* binding */ runFix)
});

// EXTERNAL MODULE: ./build/bundle/src/cli/run.js + 1 modules
var run = __webpack_require__(49986);
// EXTERNAL MODULE: ./build/bundle/src/cli/policy.js
var policy = __webpack_require__(24652);
// EXTERNAL MODULE: ./build/bundle/src/cli/input.js + 5 modules
var cli_input = __webpack_require__(1953);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/fixes/edits.js
var edits = __webpack_require__(25724);
// EXTERNAL MODULE: ./build/bundle/src/inspect/index.js + 15 modules
var inspect = __webpack_require__(65831);
// EXTERNAL MODULE: ./build/bundle/src/repo/path.js
var repo_path = __webpack_require__(76311);
// EXTERNAL MODULE: ./build/bundle/src/model/fact.js
var fact = __webpack_require__(7277);
// EXTERNAL MODULE: ./build/bundle/src/model/profile.js
var profile = __webpack_require__(64682);
// EXTERNAL MODULE: ./build/bundle/src/sanitize/text.js
var sanitize_text = __webpack_require__(32426);
// EXTERNAL MODULE: ./build/bundle/src/repo/many.js
var many = __webpack_require__(46447);
;// CONCATENATED MODULE: ./build/bundle/src/fix/proof.js




function worsenedFiles(before, after) {
    const worse = new Map();
    for (const [i, { title, load }] of before.entries()) {
        const next = after[i]?.load;
        const add = (path, reason) => {
            if (!worse.has(path))
                worse.set(path, `in ${title} ${reason}`);
        };
        if (next)
            compareLoads(load, next, add);
        else
            add("", "nothing would be loaded");
    }
    return worse;
}
function compareLoads(before, after, add) {
    if (before.status !== "failed" && after.status === "failed")
        add(after.problem?.at.source.path ?? "", "no profile would be loaded");
    compareLayers(before, after, add);
    const unread = (0,many/* groupBy */.$z)(before.unjudged, ({ at }) => at.source.path);
    for (const [path, problems] of (0,many/* groupBy */.$z)(after.unjudged, ({ at }) => at.source.path))
        if (problems.length > (unread.get(path)?.length ?? 0))
            add(path, "less of the file could be checked");
    const items = (0,many/* groupBy */.$z)(before.items.filter(isOfFile), itemKey);
    const rest = (0,many/* groupBy */.$z)(after.items.filter(isOfFile), itemKey);
    for (const key of new Set([...items.keys(), ...rest.keys()]))
        compareFiles(items.get(key) ?? [], rest.get(key) ?? [], add);
}
function compareLayers(before, after, add) {
    const settings = (0,many/* groupBy */.$z)(before.layers, layerKey);
    for (const [key, layers] of (0,many/* groupBy */.$z)(after.layers, layerKey)) {
        const [was] = settings.get(key) ?? [];
        if (layers.some((layer) => layer.status === "failed" && was?.status !== "failed") || !was)
            add("", "a folder would be read in another way");
        else if (settingsOf(layers) !== settingsOf(settings.get(key) ?? []))
            add("", "a setting would change");
    }
}
function compareFiles(before, after, add) {
    const path = (before[0] ?? after[0])?.files[0] ?? "";
    if (before.length !== after.length) {
        const isIdle = [...before, ...after].every(({ verdict }) => verdict.kind === "passed-over");
        if (!isIdle)
            add(path, "the file would have another number of profiles");
        return;
    }
    for (const [i, item] of before.entries()) {
        const next = after[i];
        const reason = next && reasonAgainst(item, next);
        if (reason !== undefined)
            add(path, reason);
    }
}
const ranks = { "passed-over": 0, rejected: 1, dropped: 1, lost: 2, shadowed: 3, loaded: 4 };
function reasonAgainst(before, after) {
    if (ranks[after.verdict.kind] < ranks[before.verdict.kind])
        return `the profile would be ${after.verdict.kind}`;
    if (after.leniency && !before.leniency && before.verdict.kind === "loaded")
        return "a strict reader would refuse the file";
    if (!after.profile)
        return before.profile ? "the profile could not be read" : undefined;
    if (!before.profile)
        return "the profile could not be compared with what it was";
    return reasonOfProfile(before.profile, after.profile);
}
function reasonOfProfile(before, after) {
    if ((0,fact/* known */.eO)(before.name) !== (0,fact/* known */.eO)(after.name))
        return "the name would be another one";
    if (!promptOf(before).endsWith(promptOf(after)))
        return "the prompt would be another one";
    const had = new Set((0,profile/* capabilitiesOf */.SF)(before));
    const gained = (0,profile/* capabilitiesOf */.SF)(after).filter((capability) => !had.has(capability));
    if (gained.length > 0)
        return `the profile would gain ${gained.join(", ")}`;
    if (isUnbounded(before, after))
        return "a scope would be lost";
    if (before.mayStart && !after.mayStart)
        return "the profile could start more subagents";
    const more = powers.find(([, textsOf]) => !isWithin(textsOf(after), textsOf(before)));
    if (more)
        return `the profile would have more ${more[0]}`;
    return isWithin(before.denied, after.denied) ? undefined : "the profile would deny less";
}
function promptOf({ prompt }) {
    return (0,sanitize_text/* withoutHidden */.P)(prompt.text).trim();
}
function isUnbounded(before, after) {
    const scopes = new Map();
    for (const { capability, scope } of (0,profile/* grantsOf */.Rr)(before))
        scopes.set(capability, (scopes.get(capability) ?? new Set()).add(scope));
    return (0,profile/* grantsOf */.Rr)(after).some(({ capability, scope }) => {
        const known = scopes.get(capability);
        return known !== undefined && !known.has(null) && !known.has(scope);
    });
}
const powers = [
    ["hooks", ({ hooks }) => hooks.map(({ name, kind, value }) => textOf(name, kind, value))],
    ["servers", ({ servers }) => servers.map(({ name, kind, value }) => textOf(name, kind, value))],
    [
        "bypasses",
        ({ bypasses }) => bypasses.flatMap(({ setting, value, effect }) => effect === "unhonoured" ? [] : [textOf(setting, value, effect)]),
    ],
    ["skills", ({ skills = [] }) => skills.map(({ name, path, how, may }) => textOf(name, path, how, ...may))],
    ["skills", ({ preloads = [] }) => preloads.map(({ name }) => name)],
    ["paths", ({ paths }) => paths.map(({ key, value }) => textOf(key, value))],
    ["files in its prompt", ({ references = [] }) => references],
];
function textOf(...parts) {
    return JSON.stringify(parts);
}
function isWithin(some, all) {
    const known = new Set(all);
    return some.every((one) => known.has(one));
}
function isOfFile({ files }) {
    return files.length > 0;
}
function itemKey({ layer, files }) {
    return textOf(layerKey(layer), files[0] ?? "");
}
function layerKey({ name, root }) {
    return textOf(name, root);
}
function settingsOf(layers) {
    return JSON.stringify(layers.map(({ authority }) => authority.map(({ setting, value, effect, may }) => [setting, value, effect, may])));
}

;// CONCATENATED MODULE: ./build/bundle/src/fix/index.js





const maxRounds = 50;
const maxTrials = 100;
async function planFixes(repo, options) {
    const proof = new Proof(repo, options);
    await proof.begin();
    for (let round = 0; round < maxRounds; round++) {
        const { findings } = await (0,inspect/* inspect */.Nn)(proof.tree, options);
        const candidates = await proof.candidatesIn(findings);
        if (candidates.size === 0 || !(await proof.tryAll(candidates)))
            break;
    }
    await proof.finish();
    const { findings } = await (0,inspect/* inspect */.Nn)(proof.tree, options);
    return { files: await proof.files(), refused: proof.refused, findings };
}
class Proof {
    #repo;
    #options;
    #before = [];
    #texts = new Map();
    #fixes = new Map();
    #refusals = new Set();
    #isAlone = new Set();
    #trials = 0;
    refused = [];
    constructor(repo, options) {
        this.#repo = repo;
        this.#options = { ...options, skipsRules: true };
    }
    get tree() {
        return this.#with(this.#texts);
    }
    async begin() {
        const { hosts: selected, ...rest } = this.#options;
        const hosts = new Set([...(selected ?? []), ...(await (0,inspect/* hostsInUse */.GL)(this.#repo, rest))]);
        this.#options = { ...rest, hosts: [...hosts] };
        this.#before = (await (0,inspect/* inspect */.Nn)(this.#repo, this.#options)).loads;
    }
    async #worsenedBy(texts) {
        return worsenedFiles(this.#before, (await (0,inspect/* inspect */.Nn)(this.#with(texts), this.#options)).loads);
    }
    #with(texts) {
        return texts.size === 0 ? this.#repo : this.#repo.withTexts(texts);
    }
    async candidatesIn(findings) {
        const candidates = new Map();
        const seen = new Set();
        for (const { fixes = [] } of findings) {
            const fix = fixes.find(({ safe, edits }) => safe && edits.length > 0);
            const path = fix?.edits[0]?.at.source.path;
            if (!fix || path === undefined || this.#refusals.has(keyOf(fix)) || seen.has(keyOf(fix)))
                continue;
            seen.add(keyOf(fix));
            if (!(await this.#isEditable(path, fix)))
                continue;
            (0,many/* addTo */.DN)(candidates, path, fix);
        }
        return candidates;
    }
    async #isEditable(path, { edits }) {
        const entry = this.#repo.entries.get(path);
        if (entry?.kind !== "file" || entry.unjudged !== undefined || this.#repo.isUsers(path))
            return false;
        const content = await this.tree.read(path);
        return (content.kind === "text" &&
            edits.every(({ at: { source } }) => source.path === path && source.text === content.source.text));
    }
    async tryAll(candidates) {
        const proposals = [...candidates].flatMap(([path, fixes]) => proposalOf(path, this.#isAlone.has(path) ? fixes.slice(0, 1) : fixes) ?? []);
        const worse = await this.#worsenedBy(this.#merged(proposals));
        const good = proposals.filter(({ path }) => !worse.has(path));
        const holds = good.length === proposals.length ? worse.size === 0 : await this.#holds(good);
        if (holds)
            for (const proposal of good)
                this.#accept(proposal);
        for (const proposal of holds ? proposals.filter(({ path }) => worse.has(path)) : proposals)
            await this.#tryAlone(proposal, worse);
        return proposals.length > 0;
    }
    async #holds(proposals) {
        return (await this.#worsenedBy(this.#merged(proposals))).size === 0;
    }
    async #tryAlone(proposal, together) {
        const { path, fixes } = proposal;
        const isTried = this.#trials++ < maxTrials;
        const worse = isTried ? await this.#worsenedBy(this.#merged([proposal])) : together;
        if (isTried && worse.size === 0)
            return this.#accept(proposal);
        const [first, second] = fixes;
        if (second)
            this.#isAlone.add(path);
        else if (first)
            this.#refuse(path, first, worse.get(path) ?? [...worse.values()][0] ?? "it was not tried");
    }
    #refuse(path, fix, because) {
        this.#refusals.add(keyOf(fix));
        this.refused.push({ path, fix, because });
    }
    #accept({ path, fixes, text }) {
        this.#texts = new Map([...this.#texts, [path, text]]);
        this.#fixes.set(path, [...(this.#fixes.get(path) ?? []), ...fixes]);
    }
    #merged(proposals) {
        return new Map([...this.#texts, ...proposals.map(({ path, text }) => [path, text])]);
    }
    async finish() {
        if (this.#texts.size === 0 || (await this.#worsenedBy(this.#texts)).size === 0)
            return;
        const all = this.#texts;
        this.#texts = new Map();
        for (const [path, text] of all) {
            const next = new Map([...this.#texts, [path, text]]);
            const [because] = (await this.#worsenedBy(next)).values();
            if (because === undefined)
                this.#texts = next;
            else
                for (const fix of this.#fixes.get(path) ?? [])
                    this.#refuse(path, fix, because);
        }
    }
    async files() {
        const files = await Promise.all([...this.#texts].map(async ([path, after]) => {
            const content = await this.#repo.read(path);
            const fixes = this.#fixes.get(path) ?? [];
            return content.kind === "text" && content.source.text !== after
                ? [{ path, before: content.source.text, after, fixes }]
                : [];
        }));
        return files.flat().sort((a, b) => (0,repo_path/* byBytes */.bg)(a.path, b.path));
    }
}
function proposalOf(path, fixes) {
    let chosen = [];
    let text;
    for (const fix of fixes) {
        const source = fix.edits[0]?.at.source;
        const next = source &&
            (0,edits/* applyEdits */.ct)(source, [...chosen, fix].flatMap(({ edits }) => edits));
        if (next !== undefined)
            [chosen, text] = [[...chosen, fix], next];
    }
    return text === undefined ? undefined : { path, fixes: chosen, text };
}
function keyOf({ edits }) {
    return JSON.stringify(edits.map(({ at: { source, span }, text }) => [source.path, span.start, span.end, text]));
}

// EXTERNAL MODULE: ./build/bundle/src/generated/hosts.js
var hosts = __webpack_require__(39824);
// EXTERNAL MODULE: ./build/bundle/src/platform/disk/write.js
var write = __webpack_require__(79560);
// EXTERNAL MODULE: ./build/bundle/src/platform/git/index.js + 5 modules
var git = __webpack_require__(27722);
// EXTERNAL MODULE: ./build/bundle/src/model/finding.js
var finding = __webpack_require__(10290);
// EXTERNAL MODULE: ./build/bundle/src/fix/unified-diff.js
var unified_diff = __webpack_require__(60099);
// EXTERNAL MODULE: ./build/bundle/src/sanitize/counted.js
var counted = __webpack_require__(14135);
;// CONCATENATED MODULE: ./build/bundle/src/reports/fixes.js




function fixReport(plan, command) {
    const { files, refused, findings } = plan;
    const fixed = files.flatMap(({ path, fixes }) => [
        `${(0,sanitize_text/* visible */.RK)(path)}: ${(0,counted/* counted */.h)(fixes.length, "fix", "fixes")}`,
        ...fixes.map(({ title }) => `  ${(0,sanitize_text/* visible */.RK)(title)}`),
    ]);
    const kept = refused.map(({ path, fix, because }) => `${(0,sanitize_text/* visible */.RK)(path)}: not applied: ${(0,sanitize_text/* visible */.RK)(fix.title)}: ${(0,sanitize_text/* visible */.RK)(because)}`);
    const open = findings.filter(({ fixes = [] }) => fixes.length > 0).length;
    const left = findings.length === 0 ? "No findings remain." : `${remainingWords(plan)}: ${checkFor(plan, command)}`;
    const byHand = open === 0 ? "" : ` (${open} of them ${(0,counted/* nounFor */.A)(open, "has", "have")} a fix to decide on)`;
    const count = files.reduce((sum, { fixes }) => sum + fixes.length, 0);
    const summary = files.length === 0
        ? `${nothingWords(plan)}.`
        : `Fixed ${(0,counted/* counted */.h)(files.length, "file", "files")} (${(0,counted/* counted */.h)(count, "fix", "fixes")}).`;
    return [...fixed, ...kept, `${summary} ${left}${byHand}`].map((line) => `${line}\n`).join("");
}
function nothingFixed(plan, command) {
    const words = nothingWords(plan).toLowerCase();
    return plan.findings.length === 0
        ? words
        : `${words}; ${remainingWords(plan)}: \`${checkFor(plan, command)}\` shows what`;
}
function nothingWords({ findings }) {
    return findings.length === 0 ? "Nothing to fix" : "Nothing can be fixed without a decision";
}
function remainingWords({ findings }) {
    const counts = finding/* severities */.gO
        .map((severity) => ({ severity, count: findings.filter((finding) => finding.severity === severity).length }))
        .filter(({ count }) => count > 0)
        .toReversed()
        .map(({ severity, count }) => (0,counted/* counted */.h)(count, severity));
    const last = counts.pop() ?? "";
    return `${counts.length > 0 ? `${counts.join(", ")} and ` : ""}${last} ${(0,counted/* nounFor */.A)(findings.length, "remains", "remain")}`;
}
function checkFor({ findings }, command) {
    return `${command} check${findings.some(({ severity }) => severity === "note") ? " --all" : ""}`;
}
function fixDiff({ files }) {
    return files.map(({ path, before, after }) => (0,unified_diff/* unifiedDiff */.W)(path, before, after, shown)).join("");
}
function shown(line) {
    return line.split("\t").map(sanitize_text/* visible */.RK).join("\t");
}

// EXTERNAL MODULE: ./build/bundle/src/repo/tree.js
var tree = __webpack_require__(72456);
;// CONCATENATED MODULE: ./build/bundle/src/cli/commands/fix.js











async function runFix(options, environment) {
    const result = await fixed(options, environment);
    if ("code" in result)
        return result;
    const { plan, notes } = result;
    const report = fixReport(plan, environment.screen().command);
    return options.dryRun
        ? {
            code: 0,
            texts: [{ file: undefined, text: fixDiff(plan) }],
            notes: [...notes, ...nothingIn(plan, environment.screen().command)],
        }
        : { code: 0, texts: [{ file: undefined, text: report }], notes };
}
async function runCheckWithFixes(options, environment) {
    const result = await fixed({ ...options, kind: "fix", dryRun: false }, environment);
    if ("code" in result)
        return result;
    const checked = await (0,run/* runCommand */.d1)(options, environment);
    return { ...checked, notes: [...notesOf(result.plan), ...checked.notes] };
}
function nothingIn(plan, command) {
    return plan.files.length === 0 ? [nothingFixed(plan, command)] : [];
}
function notesOf({ files, refused: kept }) {
    return [
        ...files.map(({ path, fixes }) => `fixed ${path}: ${fixes.map(({ title }) => title).join("; ")}`),
        ...kept.map(({ path, fix, because }) => `not applied to ${path}: ${fix.title}: ${because}`),
    ];
}
async function fixed(options, environment) {
    const places = Object.values(hosts/* hosts */.S).flatMap((host) => host.patterns);
    const input = await (0,cli_input/* evaluationInput */.f)({ ...options, base: undefined, user: false, places }, environment);
    try {
        const governing = await (0,policy/* governingPolicy */.G2)(input, options.today ?? environment.today);
        if ("kind" in governing)
            return await (0,run/* refused */.J5)(governing, environment);
        const plan = await planFixes(input.repo, {
            decisions: governing.decisions,
            editions: options.editions,
            everyEdition: options.everyEdition,
            ...(options.hosts ? { hosts: options.hosts } : {}),
            repositoryNames: await input.repositoryNames(),
        }).then((all) => planOfCommit(planBelow(all, input.below), input));
        if (!options.dryRun)
            await fix_write(plan.files, input, options.staged, environment);
        return { plan, notes: [...input.notes, ...governing.notes] };
    }
    finally {
        await input.close();
    }
}
function planBelow(plan, root) {
    if (root === "")
        return plan;
    const holds = ({ path }) => (0,repo_path/* isWithin */.UO)(path, root);
    return { ...plan, files: plan.files.filter(holds), refused: plan.refused.filter(holds) };
}
async function planOfCommit(plan, { repo, base }) {
    if (!base)
        return plan;
    const { files, refused, findings } = plan;
    const paths = new Set([...files, ...refused, ...findings.map(({ at }) => at.source)].map(({ path }) => path));
    const ofHead = new Set();
    for (const path of paths) {
        const [was, is] = await Promise.all([base.repo.read(path), repo.read(path)]);
        if (was.kind === "text" && is.kind === "text" && was.source.text === is.source.text)
            ofHead.add(path);
    }
    const isChanged = ({ path }) => !ofHead.has(path);
    return {
        files: files.filter(isChanged),
        refused: refused.filter(isChanged),
        findings: findings.filter(({ at }) => isChanged(at.source)),
    };
}
async function fix_write(files, { root }, staged, environment) {
    if (files.length === 0)
        return;
    for (const { path, before } of files)
        (0,write/* requireText */.He)(root, path, before, staged ? unlike : changed);
    if (staged && environment.environment["PRE_COMMIT"] === undefined) {
        const repository = (0,git.openRepository)(root, environment.environment);
        if (!repository)
            throw new Error("an index was read outside a repository");
        await repository.stage(files);
    }
    for (const { path, after } of files)
        (0,write/* replaceInside */.JL)(root, path, after);
}
function unlike(path) {
    return new tree/* UserError */.yo(`\`${(0,sanitize_text/* visible */.RK)(path)}\` in the working tree differs from what is staged; stage all of it or stash the rest, and run this again; nothing was written`);
}
function changed(path) {
    return new tree/* UserError */.yo(`\`${(0,sanitize_text/* visible */.RK)(path)}\` changed after it was read; run this again; nothing was written`);
}


/***/ }),

/***/ 60099:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ unifiedDiff)
/* harmony export */ });
/* harmony import */ var _repo_many_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(46447);

const context = 3;
const mostComparisons = 4_000_000;
function unifiedDiff(path, before, after, shown) {
    const lines = compared(linesOf(before), linesOf(after));
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
function linesOf(text) {
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
            (0,_repo_many_js__WEBPACK_IMPORTED_MODULE_0__/* .append */ .BC)(lines, gone.slice(i, ++i));
        else
            (0,_repo_many_js__WEBPACK_IMPORTED_MODULE_0__/* .append */ .BC)(lines, added.slice(j, ++j));
    }
    return [...lines, ...gone.slice(i), ...added.slice(j)];
}


/***/ }),

/***/ 25724:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I3: () => (/* binding */ replaceWords),
/* harmony export */   MA: () => (/* binding */ changedLines),
/* harmony export */   ct: () => (/* binding */ applyEdits),
/* harmony export */   dy: () => (/* binding */ fixTo)
/* harmony export */ });
/* harmony import */ var _repo_many_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(46447);

const longestTitle = 120;
function editTo(old, text) {
    const most = Math.min(old.length, text.length);
    let start = commonLength(most, (from, to) => old.slice(from, to) === text.slice(from, to));
    let tail = commonLength(most - start, (from, to) => old.slice(old.length - to, old.length - from) === text.slice(text.length - to, text.length - from));
    if (splitsPair(old, start) || splitsPair(text, start))
        start--;
    if (splitsPair(old, old.length - tail) || splitsPair(text, text.length - tail))
        tail--;
    return { span: { start, end: old.length - tail }, text: text.slice(start, text.length - tail) };
}
function commonLength(most, isSame) {
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
function splitsPair(text, at) {
    const [before = 0, after = 0] = [text.charCodeAt(at - 1), text.charCodeAt(at)];
    return (before === 13 && after === 10) || (before >= 0xd800 && before < 0xdc00 && after >= 0xdc00 && after < 0xe000);
}
function applyEdits({ text }, edits, part) {
    const { start, end } = part ?? { start: 0, end: text.length };
    const sorted = [...edits].sort((a, b) => a.at.span.start - b.at.span.start || a.at.span.end - b.at.span.end);
    const parts = [];
    let from = start;
    for (const { at, text: next } of sorted) {
        if (at.span.start < from || at.span.end < at.span.start || at.span.end > end)
            return undefined;
        parts.push(text.slice(from, at.span.start), next);
        from = at.span.end;
    }
    parts.push(text.slice(from, end));
    return parts.join("");
}
function changedLines(old, text) {
    const { span, text: next } = editTo(old, text);
    const newline = old.indexOf("\n", span.end);
    const lines = { start: old.lastIndexOf("\n", span.start - 1) + 1, end: newline < 0 ? old.length : newline };
    return { lines, text: old.slice(lines.start, span.start) + next + old.slice(span.end, lines.end) };
}
function replaceWords(text, words) {
    const first = words[0]?.span.start ?? 0;
    const newline = text.indexOf("\n", (0,_repo_many_js__WEBPACK_IMPORTED_MODULE_0__/* .largest */ .nQ)(words.map(({ span }) => span.end), first));
    const lines = { start: text.lastIndexOf("\n", first - 1) + 1, end: newline < 0 ? text.length : newline };
    let changed = "";
    let from = lines.start;
    for (const { span, word } of words) {
        if (span.start < from)
            continue;
        changed += text.slice(from, span.start) + word;
        from = span.end;
    }
    return { lines, text: changed + text.slice(from, lines.end) };
}
function fixTo(source, { lines, text }, safe, otherwise) {
    const old = source.text.slice(lines.start, lines.end);
    const edit = editTo(old, text);
    const span = { start: lines.start + edit.span.start, end: lines.start + edit.span.end };
    return {
        title: lineIn(text, edit.span.start) ?? otherwise,
        safe,
        edits: [{ at: { source, span }, text: edit.text }],
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

/***/ 81979:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Am: () => (/* binding */ originOfPlain),
/* harmony export */   _3: () => (/* binding */ idBytesOfPlain)
/* harmony export */ });
/* unused harmony exports originIn, idBytesIn */
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_1__);


function idBytesOfPlain({ top, gitDirectory, shared }) {
    const user = process.geteuid?.();
    if (user === undefined || gitDirectory !== (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(top, ".git") || shared !== gitDirectory)
        return undefined;
    const isOwn = [top, gitDirectory].every((path) => {
        const stats = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path);
        return stats.isDirectory() && stats.uid === user;
    });
    if (!isOwn)
        return undefined;
    for (const name of ["objects", "refs"])
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.accessSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(gitDirectory, name), node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.X_OK);
    if (!/^(?:ref: refs\/\S|[0-9a-f]{40})/.test(textOf((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(gitDirectory, "HEAD"))))
        return undefined;
    return idBytesIn(textOf((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(gitDirectory, "config")));
}
function originOfPlain(location) {
    return idBytesOfPlain(location) === undefined ? undefined : originIn(textOf((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(location.gitDirectory, "config")));
}
function originIn(config) {
    let isOrigin = false;
    let url;
    for (const line of config.split("\n")) {
        if (line.startsWith("["))
            isOrigin = line === '[remote "origin"]';
        const [, value] = (isOrigin && /^[\t ]+url = (.*)$/i.exec(line)) || [];
        if (value === undefined)
            continue;
        if (/[#;"\\]/.test(value))
            return undefined;
        url = value.trim();
    }
    return { url };
}
function textOf(path) {
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path).isFile() ? (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path, "latin1") : "";
}
const isSwitch = /^(?:true|false)$/;
const known = new Map([
    ["core.repositoryformatversion", /^[01]$/],
    ["core.bare", /^false$/],
    ["core.autocrlf", /^(?:true|false|input)$/],
    ["core.filemode", isSwitch],
    ["core.hookspath", /^[^~\s]/],
    ["core.ignorecase", isSwitch],
    ["core.logallrefupdates", isSwitch],
    ["core.precomposeunicode", isSwitch],
    ["core.sshcommand", /./],
    ["core.symlinks", isSwitch],
    ["extensions.objectformat", /^sha(?:1|256)$/],
    ["extensions.partialclone", /^[\w-]+$/],
    ["user.name", /./],
    ["user.email", /./],
]);
const read = /^(?:core|extensions|user)$/;
const unread = /^(?:(?:remote|submodule|gc|maintenance|fetch|pull|http|credential|lfs|gui)\.?|branch\.)$/;
function idBytesIn(config) {
    const settings = settingsIn(config);
    if (settings?.get("core.bare") !== "false" || !settings.has("core.repositoryformatversion"))
        return undefined;
    const hasExtensions = [...settings.keys()].some((key) => key.startsWith("extensions."));
    if (hasExtensions && settings.get("core.repositoryformatversion") !== "1")
        return undefined;
    return settings.get("extensions.objectformat") === "sha256" ? 32 : 20;
}
function settingsIn(config) {
    let section = "none";
    const settings = new Map();
    for (const line of config.split("\n")) {
        if (line === "")
            continue;
        const head = sectionIn(line);
        if (head !== undefined) {
            section = head;
            if (!read.test(section) && !unread.test(section))
                return undefined;
            continue;
        }
        const [, key, value = ""] = /^[\t ]+([A-Za-z][A-Za-z0-9-]*) = ([^"\\\0\r]*)$/.exec(line) ?? [];
        if (section === "none" || key === undefined)
            return undefined;
        if (!read.test(section))
            continue;
        const setting = `${section}.${key.toLowerCase()}`;
        if (known.get(setting)?.test(value) !== true)
            return undefined;
        settings.set(setting, value);
    }
    return settings;
}
function sectionIn(line) {
    const [, name, subsection] = /^\[([a-z]+)(?: "([^"\\\0]*)")?\]$/.exec(line) ?? [];
    return name === undefined || subsection === undefined ? name : `${name}.`;
}


/***/ }),

/***/ 86136:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Jd: () => (/* binding */ RecordReader),
/* harmony export */   M$: () => (/* binding */ recordsOf),
/* harmony export */   _f: () => (/* binding */ entryAt),
/* harmony export */   g$: () => (/* binding */ printable)
/* harmony export */ });
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4573);
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_buffer__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _repo_git_blobs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(12461);


function* recordsOf(output) {
    if ((0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(output)) {
        const text = output.toString();
        for (let at = 0, end = 0; at < text.length; at = end + 1) {
            end = endOf(text.indexOf("\0", at));
            yield { text: text.slice(at, end), isNameable: true };
        }
        return;
    }
    for (let at = 0, end = 0; at < output.length; at = end + 1) {
        end = endOf(output.indexOf(0, at));
        const bytes = output.subarray(at, end);
        const isNameable = (0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(bytes);
        yield { text: isNameable ? bytes.toString() : printable(bytes), isNameable };
    }
}
class RecordReader {
    #add;
    #rest = [];
    constructor(add) {
        this.#add = add;
    }
    push(chunk) {
        const end = chunk.lastIndexOf(0) + 1;
        if (end > 0) {
            for (const record of recordsOf(Buffer.concat([...this.#rest, chunk.subarray(0, end)])))
                this.#add(record);
            this.#rest = [];
        }
        if (end < chunk.length)
            this.#rest = [...this.#rest, chunk.subarray(end)];
    }
    end() {
        if (this.#rest.length > 0)
            endOf(-1);
    }
}
function endOf(found) {
    if (found < 0)
        throw new Error("a listing of git's ends too soon");
    return found;
}
function printable(bytes) {
    return bytes.toString("latin1").replace(/[\x80-\xff]/g, (byte) => `\\x${byte.charCodeAt(0).toString(16)}`);
}
function entryAt(path, mode, id) {
    if (!/[^\0-\x7f]/.test(path))
        return (0,_repo_git_blobs_js__WEBPACK_IMPORTED_MODULE_1__/* .entryOf */ .Ms)(mode, id, path);
    const bytes = Buffer.from(path, "latin1");
    if ((0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(bytes))
        return (0,_repo_git_blobs_js__WEBPACK_IMPORTED_MODULE_1__/* .entryOf */ .Ms)(mode, id, bytes.toString());
    return (0,_repo_git_blobs_js__WEBPACK_IMPORTED_MODULE_1__/* .entryOf */ .Ms)(mode, id, printable(bytes), { isNameable: false });
}


/***/ }),

/***/ 31355:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ indexFileOf)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var _repo_tree_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(72456);
/* harmony import */ var _native_path_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9144);




function indexFileOf({ top, gitDirectory }, environment) {
    const named = environment.GIT_INDEX_FILE;
    if (named === undefined || named === "")
        return undefined;
    const file = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(top, named);
    if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(file)) || !(0,_native_path_js__WEBPACK_IMPORTED_MODULE_3__/* .isInside */ .FK)((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(file)), (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(gitDirectory)))
        throw new _repo_tree_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .yo(`GIT_INDEX_FILE names ${named}, which is not a file of the repository's own directory ${gitDirectory}`);
    return file;
}


/***/ }),

/***/ 12461:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ms: () => (/* binding */ entryOf),
/* harmony export */   QE: () => (/* binding */ batched),
/* harmony export */   gW: () => (/* binding */ chainObjects),
/* harmony export */   qB: () => (/* binding */ BlobTree)
/* harmony export */ });
/* harmony import */ var _attribute_file_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(28480);
/* harmony import */ var _attributes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(98104);
/* harmony import */ var _checkout_bytes_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(90587);
/* harmony import */ var _path_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(76311);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(64951);
/* harmony import */ var _tree_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(72456);






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
async function allOf(promises) {
    await Promise.allSettled(promises);
    return Promise.all(promises);
}
const targetBytes = 4096;
class BlobTree {
    #objects;
    #prefix;
    #listing;
    #entries;
    #left = new _attribute_file_js__WEBPACK_IMPORTED_MODULE_0__/* .LinesLeft */ .TN();
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
        const full = (0,_path_js__WEBPACK_IMPORTED_MODULE_4__/* .join */ .fj)(this.#prefix, path);
        const entry = (await this.#known()).get(full);
        if ((entry?.kind !== "file" && entry?.kind !== "unnameable") || entry.id === undefined)
            throw new _tree_js__WEBPACK_IMPORTED_MODULE_3__/* .UnreadableFile */ .ie("is not a file of this tree");
        const [bytes, attributes] = await allOf([this.#blob(entry.id, full), this.#attributesAbove(full)]);
        const checkout = (0,_attributes_js__WEBPACK_IMPORTED_MODULE_1__/* .checkoutOf */ .o5)(attributes, full);
        const written = (0,_checkout_bytes_js__WEBPACK_IMPORTED_MODULE_5__/* .checkedOut */ .M)(bytes, checkout);
        if (written)
            return written;
        throw new _tree_js__WEBPACK_IMPORTED_MODULE_3__/* .UnreadableFile */ .ie(`is checked out as something else by \`${checkout.kind === "changed" ? checkout.by : checkout.kind}\` of a .gitattributes file`);
    }
    async glimpse(paths, take) {
        const entries = await this.#known();
        const found = paths.flatMap((path) => {
            const entry = entries.get((0,_path_js__WEBPACK_IMPORTED_MODULE_4__/* .join */ .fj)(this.#prefix, path));
            return entry?.kind === "file" && entry.id !== undefined ? [{ path, id: entry.id }] : [];
        });
        const isPlain = ![...entries.keys()].some((path) => (0,_path_js__WEBPACK_IMPORTED_MODULE_4__/* .nameOf */ .Vb)(path) === ".gitattributes");
        if (!this.#objects.each || !isPlain)
            return false;
        await this.#objects.each(found.map(({ id }) => id), _tree_js__WEBPACK_IMPORTED_MODULE_3__/* .limits */ .Fy.fileBytes, (number, object) => {
            const path = found[number]?.path;
            if (path !== undefined && object.kind === "object" && object.content)
                take(path, object.content);
        });
        return true;
    }
    async identify(path) {
        const full = (0,_path_js__WEBPACK_IMPORTED_MODULE_4__/* .join */ .fj)(this.#prefix, path);
        const entry = (await this.#known()).get(full);
        if (entry?.id === undefined)
            return undefined;
        if (entry.kind !== "file")
            return { id: entry.id };
        const checkout = await this.#effectOn(full);
        return { id: entry.id, isExecutable: entry.isExecutable === true, ...(checkout ? { checkout } : {}) };
    }
    async #effectOn(path) {
        try {
            return (0,_attributes_js__WEBPACK_IMPORTED_MODULE_1__/* .effectBy */ .Tb)((0,_attributes_js__WEBPACK_IMPORTED_MODULE_1__/* .checkoutBy */ .u_)(await this.#attributesAbove(path), path));
        }
        catch (error) {
            if (error instanceof _tree_js__WEBPACK_IMPORTED_MODULE_3__/* .UnreadableFile */ .ie)
                return { how: error.message, by: [] };
            throw error;
        }
    }
    #known() {
        return (this.#entries ??= this.#listing().then(async (listed) => {
            for (const entry of listed) {
                if (entry.kind === "file" && entry.id !== undefined && this.#isExpected(entry))
                    void this.#objects.get(entry.id, _tree_js__WEBPACK_IMPORTED_MODULE_3__/* .limits */ .Fy.fileBytes).catch(() => undefined);
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
        const target = found.content && (0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .decodeText */ .g7)(found.content);
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
            throw error instanceof _tree_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .yo ? new _tree_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .yo(`\`${path}\` cannot be read: ${error.message}`) : error;
        });
    }
    async #blob(id, path) {
        const found = await this.#objectOf(id, path, _tree_js__WEBPACK_IMPORTED_MODULE_3__/* .limits */ .Fy.fileBytes);
        if (found.kind === "missing")
            throw new _tree_js__WEBPACK_IMPORTED_MODULE_3__/* .UnreadableFile */ .ie(`has content that this clone does not hold (object ${id})`);
        if (!found.content)
            throw new _tree_js__WEBPACK_IMPORTED_MODULE_3__/* .UnreadableFile */ .ie((0,_tree_js__WEBPACK_IMPORTED_MODULE_3__/* .tooLarge */ .g$)(found.size));
        return found.content;
    }
    async #attributesAbove(path) {
        const entries = await this.#known();
        const found = [];
        for (let directory = (0,_path_js__WEBPACK_IMPORTED_MODULE_4__/* .directoryOf */ .jt)(path);; directory = (0,_path_js__WEBPACK_IMPORTED_MODULE_4__/* .directoryOf */ .jt)(directory)) {
            const entry = entries.get((0,_path_js__WEBPACK_IMPORTED_MODULE_4__/* .join */ .fj)(directory, ".gitattributes"));
            if (entry?.kind === "file" || entry?.kind === "link")
                found.push(this.#attributesOf(directory, entry));
            if (directory === "")
                return allOf(found);
        }
    }
    #attributesOf(directory, { id, unjudged }) {
        let attributes = this.#attributes.get(directory);
        if (!attributes) {
            const read = async () => {
                if (id === undefined)
                    throw new _tree_js__WEBPACK_IMPORTED_MODULE_3__/* .UnreadableFile */ .ie(`is checked out by ${(0,_path_js__WEBPACK_IMPORTED_MODULE_4__/* .join */ .fj)(directory, ".gitattributes")}, which ${unjudged ?? "cannot be read"}`);
                return (0,_attribute_file_js__WEBPACK_IMPORTED_MODULE_0__/* .parseAttributes */ .vB)(directory, await this.#blob(id, (0,_path_js__WEBPACK_IMPORTED_MODULE_4__/* .join */ .fj)(directory, ".gitattributes")), this.#left);
            };
            this.#attributes.set(directory, (attributes = read()));
        }
        return attributes;
    }
}
function entryOf(mode, id, path, { isNameable = true } = {}) {
    const kind = mode === "120000" ? "link" : mode === "160000" ? "submodule" : "file";
    if (!isNameable)
        return { path, kind: "unnameable", ...(kind === "file" ? { id } : {}) };
    return { path, kind, id, ...(mode === "100755" ? { isExecutable: true } : {}) };
}


/***/ }),

/***/ 48132:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EZ: () => (/* binding */ kinds),
/* harmony export */   HE: () => (/* binding */ modeAt),
/* harmony export */   Jy: () => (/* binding */ stageMask),
/* harmony export */   PQ: () => (/* binding */ extensionHeadBytes),
/* harmony export */   Qc: () => (/* binding */ flagBytes),
/* harmony export */   RH: () => (/* binding */ headerBytes),
/* harmony export */   Tn: () => (/* binding */ lengthMask),
/* harmony export */   WJ: () => (/* binding */ isOptionalExtension),
/* harmony export */   aP: () => (/* binding */ extendedFlag),
/* harmony export */   by: () => (/* binding */ indexHeaderOf),
/* harmony export */   jZ: () => (/* binding */ flagsAt),
/* harmony export */   jj: () => (/* binding */ idAt),
/* harmony export */   oc: () => (/* binding */ paddedBytes),
/* harmony export */   zR: () => (/* binding */ modeText)
/* harmony export */ });
const headerBytes = 12;
function indexHeaderOf(bytes) {
    if (bytes.length < headerBytes || bytes.toString("latin1", 0, 4) !== "DIRC")
        return undefined;
    const version = bytes.readUInt32BE(4);
    return version < 2 || version > 4 ? undefined : { version, count: bytes.readUInt32BE(8) };
}
const modeAt = 26;
const idAt = 40;
const kinds = { directory: 0o4, file: 0o10, link: 0o12, submodule: 0o16 };
const extendedFlag = 0x4000;
const stageMask = 0x3000;
const lengthMask = 0x0fff;
function flagsAt(bytes, at) {
    return ((bytes[at] ?? 0) << 8) | (bytes[at + 1] ?? 0);
}
function flagBytes(flags) {
    return (flags & extendedFlag) === 0 ? 2 : 4;
}
function paddedBytes(entryBytes) {
    return (entryBytes + 8) & ~7;
}
const extensionHeadBytes = 8;
function isOptionalExtension(bytes, at) {
    const first = bytes[at] ?? 0;
    return first >= 0x41 && first <= 0x5a;
}
function modeText(mode) {
    return mode.toString(8).padStart(6, "0");
}


/***/ }),

/***/ 289:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ offsetVarint),
/* harmony export */   Z: () => (/* binding */ offsetVarintEnd)
/* harmony export */ });
function offsetVarint(bytes, at) {
    const first = bytes[at] ?? 0;
    return first < 128 ? first : longVarint(bytes, at);
}
function longVarint(bytes, at) {
    let byte = bytes[at] ?? 0;
    let value = byte & 127;
    for (let next = at + 1; byte & 128; next++) {
        byte = bytes[next] ?? 0;
        value = (value + 1) * 128 + (byte & 127);
    }
    return value;
}
function offsetVarintEnd(bytes, at) {
    let end = at;
    while ((bytes[end] ?? 0) & 128)
        end++;
    return end + 1;
}


/***/ })

};
;