"use strict";
exports.id = 3168;
exports.ids = [3168,4405];
exports.modules = {

/***/ 3168:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runCheckWithFixes: () => (/* binding */ runCheckWithFixes),
  runFix: () => (/* binding */ runFix)
});

// EXTERNAL MODULE: ./build/bundle/src/cli/run.js
var run = __webpack_require__(22197);
// EXTERNAL MODULE: ./build/bundle/src/cli/policy.js + 3 modules
var policy = __webpack_require__(3082);
// EXTERNAL MODULE: ./build/bundle/src/cli/input.js + 4 modules
var cli_input = __webpack_require__(42162);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/fixes/edits.js
var edits = __webpack_require__(25724);
// EXTERNAL MODULE: ./build/bundle/src/inspect/index.js + 12 modules
var inspect = __webpack_require__(67141);
// EXTERNAL MODULE: ./build/bundle/src/repo/path.js
var repo_path = __webpack_require__(76311);
// EXTERNAL MODULE: ./build/bundle/src/model/fact.js
var fact = __webpack_require__(7277);
// EXTERNAL MODULE: ./build/bundle/src/model/profile.js
var profile = __webpack_require__(64682);
// EXTERNAL MODULE: ./build/bundle/src/sanitize/text.js
var sanitize_text = __webpack_require__(32426);
;// CONCATENATED MODULE: ./build/bundle/src/fix/proof.js



function worsened(before, after) {
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
    const unread = byKey(before.unjudged, ({ at }) => at.source.path);
    for (const [path, problems] of byKey(after.unjudged, ({ at }) => at.source.path))
        if (problems.length > (unread.get(path)?.length ?? 0))
            add(path, "less of the file could be checked");
    const items = byKey(before.items.filter(isOfFile), itemKey);
    const rest = byKey(after.items.filter(isOfFile), itemKey);
    for (const key of new Set([...items.keys(), ...rest.keys()]))
        compareFiles(items.get(key) ?? [], rest.get(key) ?? [], add);
}
function compareLayers(before, after, add) {
    const settings = byKey(before.layers, layerKey);
    for (const [key, layers] of byKey(after.layers, layerKey)) {
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
function byKey(values, keyOf) {
    const groups = new Map();
    for (const value of values) {
        const key = keyOf(value);
        const group = groups.get(key);
        if (group)
            group.push(value);
        else
            groups.set(key, [value]);
    }
    return groups;
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
        return worsened(this.#before, (await (0,inspect/* inspect */.Nn)(this.#with(texts), this.#options)).loads);
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
            candidates.set(path, [...(candidates.get(path) ?? []), fix]);
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
            (0,edits/* applied */.Ic)(source, [...chosen, fix].flatMap(({ edits }) => edits));
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
// EXTERNAL MODULE: ./build/bundle/src/platform/git/index.js + 4 modules
var git = __webpack_require__(54405);
// EXTERNAL MODULE: ./build/bundle/src/fix/unified-diff.js
var unified_diff = __webpack_require__(60099);
;// CONCATENATED MODULE: ./build/bundle/src/reports/fixes.js


function fixReport(plan, command) {
    const { files, refused, findings } = plan;
    const fixed = files.flatMap(({ path, fixes }) => [
        `${(0,sanitize_text/* visible */.RK)(path)}: ${counted(fixes.length, "fix", "fixes")}`,
        ...fixes.map(({ title }) => `  ${(0,sanitize_text/* visible */.RK)(title)}`),
    ]);
    const kept = refused.map(({ path, fix, because }) => `${(0,sanitize_text/* visible */.RK)(path)}: not applied: ${(0,sanitize_text/* visible */.RK)(fix.title)}: ${(0,sanitize_text/* visible */.RK)(because)}`);
    const open = findings.filter(({ fixes = [] }) => fixes.length > 0).length;
    const left = findings.length === 0
        ? "No findings remain."
        : `${counted(findings.length, "finding remains", "findings remain")}.`;
    const byHand = open === 0 ? "" : ` ${open} of them ${open === 1 ? "has" : "have"} a fix to decide on: ${command} check`;
    const count = files.reduce((sum, { fixes }) => sum + fixes.length, 0);
    const summary = files.length === 0
        ? "Nothing to fix."
        : `Fixed ${counted(files.length, "file", "files")} (${counted(count, "fix", "fixes")}).`;
    return [...fixed, ...kept, `${summary} ${left}${byHand}`].map((line) => `${line}\n`).join("");
}
function fixDiff({ files }) {
    return files.map(({ path, before, after }) => (0,unified_diff/* unifiedDiff */.W)(path, before, after, shown)).join("");
}
function shown(line) {
    return line.split("\t").map(sanitize_text/* visible */.RK).join("\t");
}
function counted(count, one, many) {
    return `${count} ${count === 1 ? one : many}`;
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
        ? { code: 0, texts: [{ file: undefined, text: fixDiff(plan) }], notes: [...notes, ...nothingIn(plan)] }
        : { code: 0, texts: [{ file: undefined, text: report }], notes };
}
async function runCheckWithFixes(options, environment) {
    const result = await fixed({ ...options, kind: "fix", dryRun: false }, environment);
    if ("code" in result)
        return result;
    const checked = await (0,run/* runCommand */.d1)(options, environment);
    return { ...checked, notes: [...notesOf(result.plan), ...checked.notes] };
}
function nothingIn({ files }) {
    return files.length === 0 ? ["nothing to fix"] : [];
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
        const governing = await (0,policy/* governingPolicy */.G)(input, options.today ?? environment.today);
        if ("kind" in governing)
            return await (0,run/* refused */.J5)(governing, environment);
        const plan = await planFixes(input.repo, {
            decisions: governing.decisions,
            editions: options.editions,
            everyEdition: options.everyEdition,
            ...(options.hosts ? { hosts: options.hosts } : {}),
            repositoryNames: await input.repositoryNames(),
        }).then((all) => planBelow(all, input.below));
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
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ unifiedDiff)
/* harmony export */ });
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
            lines.push(...gone.slice(i, ++i));
        else
            lines.push(...added.slice(j, ++j));
    }
    return [...lines, ...gone.slice(i), ...added.slice(j)];
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

/***/ 54405:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  openRepository: () => (/* binding */ openRepository),
  repositoryAt: () => (/* binding */ repositoryAt)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/bundle/src/repo/tree.js
var tree = __webpack_require__(72456);
// EXTERNAL MODULE: ./build/bundle/src/platform/memory.js
var memory = __webpack_require__(3986);
// EXTERNAL MODULE: ./build/bundle/src/platform/git/command.js
var git_command = __webpack_require__(41535);
// EXTERNAL MODULE: ./build/bundle/src/platform/git/location.js
var git_location = __webpack_require__(3491);
// EXTERNAL MODULE: external "node:net"
var external_node_net_ = __webpack_require__(77030);
// EXTERNAL MODULE: ./build/bundle/src/platform/hash.js
var platform_hash = __webpack_require__(81957);
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
            const hash = keep ? (0,platform_hash.objectHash)(type, size, id) : undefined;
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
var records = __webpack_require__(86136);
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
    const location = (0,git_location/* locate */.x)(directory);
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
            return lazily(async () => (await __webpack_require__.e(/* import() */ 7371).then(__webpack_require__.bind(__webpack_require__, 87371))).indexTree(git, objects, prefix, file));
        },
        commit: (id, holder = objects, isExpected) => lazily(async () => (await __webpack_require__.e(/* import() */ 9918).then(__webpack_require__.bind(__webpack_require__, 39918))).commitTree(git, objects, holder, prefix, id, isExpected)),
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
        fetch: async (id, token) => (await __webpack_require__.e(/* import() */ 8494).then(__webpack_require__.bind(__webpack_require__, 48494))).fetchCommit(git, location.shared, id, token),
        fetchObjects: async (ids, token) => (await __webpack_require__.e(/* import() */ 8494).then(__webpack_require__.bind(__webpack_require__, 48494))).fetchObjects(git, ids, token),
        tipOf: async (branch, token) => (await __webpack_require__.e(/* import() */ 8494).then(__webpack_require__.bind(__webpack_require__, 48494))).tipOf(git, branch, token),
        baseOf: async (request) => (await __webpack_require__.e(/* import() */ 8881).then(__webpack_require__.bind(__webpack_require__, 28881))).baseOf(request, resolve, (id, tip) => isAncestor(git, id, tip)),
        stage: async (edits) => (await __webpack_require__.e(/* import() */ 3388).then(__webpack_require__.bind(__webpack_require__, 83388))).stageEdits(git, prefix, indexOf(location, environment), edits),
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


/***/ }),

/***/ 86136:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ cut),
/* harmony export */   M: () => (/* binding */ recordsOf)
/* harmony export */ });
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4573);
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_buffer__WEBPACK_IMPORTED_MODULE_0__);

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


/***/ })

};
;