"use strict";
exports.id = 8307;
exports.ids = [8307,668,3890,5433,2788,2979,115];
exports.modules = {

/***/ 91496:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runFleet: () => (/* binding */ runFleet)
});

// EXTERNAL MODULE: ./build/bundle/src/repo/tree.js
var repo_tree = __webpack_require__(72456);
// EXTERNAL MODULE: ./build/bundle/src/repo/untyped-json.js
var untyped_json = __webpack_require__(7706);
;// CONCATENATED MODULE: ./build/bundle/src/fleet/rows/read.js


async function rowReader(fix) {
    const { rowSchema } = await Promise.all(/* import() */[__webpack_require__.e(8816), __webpack_require__.e(2063)]).then(__webpack_require__.bind(__webpack_require__, 92063));
    const rowAt = (line, place) => {
        const value = (0,untyped_json/* parsedJson */.U4)(line);
        if (value === undefined)
            throw new repo_tree/* UserError */.yo(`\`${place}\` is not a row of an inventory: it is not JSON; ${fix}`);
        const read = rowSchema.safeParse(value);
        if (read.success)
            return read.data;
        const [issue] = read.error.issues;
        const key = issue?.path.map(String).join(".") ?? "";
        throw new repo_tree/* UserError */.yo(`\`${place}\` is not a row of an inventory: ${key === "" ? "" : `\`${key}\`: `}${issue?.message ?? "it is wrong"}; ${fix}`);
    };
    return (lines, placeOf) => {
        const rows = lines.map((line, at) => rowAt(line, placeOf(at)));
        requireWhole(rows, placeOf, fix);
        return rows;
    };
}
function requireWhole(rows, placeOf, fix) {
    const own = rows.findIndex(({ type }) => type === "repository");
    const row = rows[own];
    if (row?.type !== "repository")
        throw new repo_tree/* UserError */.yo(`\`${placeOf(0)}\` begins rows of \`${rows[0]?.repository}\`, which has no row of type repository; ${fix}`);
    const place = placeOf(own);
    if (rows.some(({ type }, at) => type === "repository" && at !== own))
        throw new repo_tree/* UserError */.yo(`\`${place}\` is one of two rows of type repository for \`${row.repository}\`; ${fix}`);
    for (const [name, count] of Object.entries(countsIn(rows)))
        if (row[name] !== count)
            throw new repo_tree/* UserError */.yo(`\`${place}\` counts ${row[name]} ${name} in \`${row.repository}\`, and there are ${count}: rows were removed or added; ${fix}`);
}
function countsIn(rows) {
    const findings = (severity) => rows.filter((row) => row.type === "finding" && row.severity === severity && row.state !== "waived").length;
    return {
        profiles: rows.filter(({ type }) => type === "profile").length,
        errors: findings("error"),
        warnings: findings("warning"),
        notes: findings("note"),
    };
}

;// CONCATENATED MODULE: ./build/bundle/src/fleet/inventory.js


const redactedMark = "redacted:";
async function blocksOf({ name, text }) {
    const found = new Map();
    for (const [at, line] of text.split("\n").entries()) {
        if (line === "")
            continue;
        const { repository, judgedBy } = beginningOf(line, `${name}:${at + 1}`);
        if ([repository, judgedBy].some((word) => word?.startsWith(redactedMark)))
            throw new repo_tree/* UserError */.yo(`\`${name}\` is redacted, so nothing can be compared with it; name the full inventory`);
        const block = found.get(repository) ?? { lines: [], at: [] };
        found.set(repository, block);
        block.lines.push(line);
        block.at.push(at + 1);
    }
    const read = await rowReader("make the inventory anew, also where another version of the tool wrote it");
    for (const { lines, at } of found.values())
        read(lines, (index) => `${name}:${at[index]}`);
    return new Map([...found].map(([repository, { lines }]) => [repository, lines]));
}
function beginningOf(line, place) {
    try {
        const row = JSON.parse(line);
        const { repository, judgedBy } = row ?? {};
        if (typeof repository === "string")
            return { repository, ...(typeof judgedBy === "string" ? { judgedBy } : {}) };
    }
    catch {
    }
    throw new repo_tree/* UserError */.yo(`\`${place}\` is not a row of an inventory`);
}

// EXTERNAL MODULE: ./build/bundle/src/model/fact.js
var model_fact = __webpack_require__(7277);
// EXTERNAL MODULE: ./build/bundle/src/policy/decide/days.js
var decide_days = __webpack_require__(77034);
// EXTERNAL MODULE: ./build/bundle/src/policy/decide/effective.js
var effective = __webpack_require__(19696);
// EXTERNAL MODULE: ./build/bundle/src/policy/decide/levels.js
var levels = __webpack_require__(70778);
// EXTERNAL MODULE: ./build/bundle/src/policy/waves.js
var waves = __webpack_require__(98478);
// EXTERNAL MODULE: ./build/bundle/src/repo/path.js
var repo_path = __webpack_require__(76311);
// EXTERNAL MODULE: ./build/bundle/src/repo/text.js
var repo_text = __webpack_require__(64951);
// EXTERNAL MODULE: ./build/bundle/src/sanitize/secrets.js
var secrets = __webpack_require__(97544);
// EXTERNAL MODULE: ./build/bundle/src/evaluate/apply-policy.js + 3 modules
var apply_policy = __webpack_require__(70338);
// EXTERNAL MODULE: ./build/bundle/src/evaluate/govern.js + 3 modules
var govern = __webpack_require__(36096);
// EXTERNAL MODULE: ./build/bundle/src/inspect/index.js + 15 modules
var inspect = __webpack_require__(65831);
// EXTERNAL MODULE: ./build/bundle/src/policy/decide/index.js + 6 modules
var decide = __webpack_require__(5149);
// EXTERNAL MODULE: ./build/bundle/src/sanitize/json.js
var json = __webpack_require__(34947);
// EXTERNAL MODULE: ./build/bundle/src/platform/hash.js
var platform_hash = __webpack_require__(81957);
;// CONCATENATED MODULE: ./build/bundle/src/fleet/objects/graph.js



const left = { left: 1 };
const absent = { absent: 1 };
const contents = new Set(["text", "description", "prompt", "instructions"]);
const dropped = new Set(["fixes", "native"]);
const compared = new Set(["content", "contents"]);
const commands = new Set(["names"]);
const sentences = new Set(["message", "groupKey", "because", "reason"]);
const longest = 300;
const mostWords = 8;
const prose = new Set(["description"]);
function encodeGraph(root, hash) {
    const ids = new Map();
    const pending = [];
    const cellOf = (value, key) => {
        if (value === undefined)
            return absent;
        if (value === null || typeof value === "boolean")
            return value;
        if (typeof value === "number")
            return Number.isFinite(value) ? value : left;
        if (typeof value === "string" && compared.has(key))
            return (0,platform_hash.digestOf)(value);
        if (typeof value === "string")
            return isKept(value, key, hash) ? value : left;
        if (typeof value !== "object" || !isPlain(value))
            return left;
        let id = ids.get(value);
        if (id === undefined) {
            ids.set(value, (id = ids.size));
            pending.push({ value, key });
        }
        return [id];
    };
    cellOf(root, "");
    const nodes = [];
    for (let at = 0, next = pending[at]; next; next = pending[++at])
        nodes.push(nodeOf(next.value, next.key, cellsFor(next.value, next.key, cellOf), hash));
    return JSON.stringify(nodes);
}
function cellsFor(holder, key, cellOf) {
    const isCommand = "kind" in holder && "name" in holder;
    const isSetting = "setting" in holder;
    if (!prose.has(key) && !isCommand && !isSetting)
        return cellOf;
    const setting = isSetting ? String(holder.setting) : "";
    return (value, own) => {
        if (own !== "value" || typeof value !== "string")
            return cellOf(value, own);
        return isSetting && plainWord.test(value) ? cellOf(value, setting) : left;
    };
}
const plainWord = /^[\w.*:@/-]{0,40}$/;
function nodeOf(value, key, cellOf, hash) {
    if (Array.isArray(value))
        return ["array", value.map((one) => cellOf(one, key))];
    if (value instanceof Map)
        return ["map", [...value].map(([key, one]) => [cellOf(key, ""), cellOf(one, "")])];
    if (value instanceof Set)
        return ["set", [...value].map((one) => cellOf(one, key))];
    if (isSource(value)) {
        const { starts, length } = (0,repo_text/* outlineOf */.W4)(value);
        return ["file", value.path, [...starts.map((start, at) => start - (starts[at - 1] ?? 0)), length]];
    }
    if ("ref" in value && "text" in value && typeof value.text === "string" && !value.text.startsWith("preset:"))
        return ["object", { ...fieldsOf(value, cellOf), text: `sha256:${hash(value.text)}` }];
    return ["object", fieldsOf(value, cellOf)];
}
function fieldsOf(value, cellOf) {
    return Object.fromEntries(Object.entries(value).flatMap(([key, one]) => dropped.has(key) ? [] : [[key, commands.has(key) ? left : cellOf(one, key)]]));
}
function isPlain(value) {
    const prototype = Object.getPrototypeOf(value);
    return (prototype === Object.prototype ||
        prototype === null ||
        Array.isArray(value) ||
        value instanceof Map ||
        value instanceof Set);
}
function isSource(value) {
    const keys = Object.keys(value);
    return keys.length === 2 && "path" in value && "text" in value && typeof value.path === "string";
}
function isKept(value, key, hash) {
    if (contents.has(key) && !value.startsWith("preset:"))
        return false;
    if (value.includes("\n") || (0,secrets/* withoutSecrets */.cT)(value, hash, key) !== value)
        return false;
    return sentences.has(key) || (value.length <= longest && value.split(/\s+/).length <= mostWords);
}
function decodeGraph(text) {
    const nodes = JSON.parse(text);
    const made = nodes.map(shellOf);
    const valueOf = (cell) => {
        if (Array.isArray(cell))
            return made[cell[0]];
        if (typeof cell === "string")
            return (0,platform_hash.restoreDigest)(cell);
        return typeof cell === "object" && cell !== null ? undefined : cell;
    };
    for (const [at, node] of nodes.entries())
        fill(made[at], node, valueOf);
    const [root] = made;
    if (typeof root !== "object")
        throw new Error("a graph has no root");
    return root;
}
function shellOf(node) {
    switch (node[0]) {
        case "object":
            return {};
        case "array":
            return [];
        case "set":
            return new Set();
        case "map":
            return new Map();
        case "file": {
            const [, path, steps] = node;
            const starts = [];
            for (const step of steps.slice(0, -1))
                starts.push((starts.at(-1) ?? 0) + step);
            return (0,repo_text/* outlined */.Vt)(path, { starts, length: steps.at(-1) ?? 0 });
        }
    }
}
function fill(value, node, valueOf) {
    const isLeft = (cell) => typeof cell === "object" && cell !== null && "left" in cell;
    const put = (holder, key, cell) => Object.defineProperty(holder, key, isLeft(cell)
        ? { enumerable: true, get: notKept(String(key)) }
        : { enumerable: true, value: valueOf(cell), writable: true, configurable: true });
    const whole = (cell) => {
        if (isLeft(cell))
            throw new repo_text/* TextNotKept */.HO("an entry");
        return valueOf(cell);
    };
    switch (node[0]) {
        case "object":
            for (const [key, cell] of Object.entries(node[1]))
                put(value, key, cell);
            break;
        case "array":
            for (const [key, cell] of node[1].entries())
                put(value, key, cell);
            break;
        case "set":
            for (const cell of node[1])
                value.add(whole(cell));
            break;
        case "map":
            for (const [key, cell] of node[1])
                value.set(whole(key), whole(cell));
            break;
        case "file":
    }
}
function notKept(key) {
    return () => {
        throw new repo_text/* TextNotKept */.HO(`\`${key}\``);
    };
}

// EXTERNAL MODULE: ./build/bundle/src/generated/catalogue.js + 35 modules
var catalogue = __webpack_require__(5);
;// CONCATENATED MODULE: ./build/bundle/src/fleet/objects/recall.js


function findingTurns() {
    const turns = new Set();
    let turn = -1;
    return {
        turns,
        recall(_, context, run) {
            turn++;
            try {
                return [...run(context)];
            }
            catch (error) {
                if (!(error instanceof repo_text/* TextNotKept */.HO))
                    throw error;
                turns.add(turn);
                return [];
            }
        },
    };
}
function recordRecall(turns) {
    const memory = new Map();
    let turn = -1;
    return {
        memory,
        recall(rule, context, run) {
            if (!turns.has(++turn))
                return run(context);
            const underScan = reportsUnder(context, run);
            const isByOptions = underScan.taken.some(({ from }) => from === "options");
            const others = isByOptions
                ? presetOptions(rule).map((options) => reportsUnder({ ...context, options }, run))
                : [];
            memory.set(turn, [underScan, ...others]);
            return underScan.reports;
        },
    };
}
function reportsUnder(context, run) {
    const taken = [];
    const reports = [...run(noting(context, taken))];
    return { reports, taken };
}
function presetOptions(rule) {
    const { options = {} } = catalogue/* rules */.a[rule] ?? {};
    return fullPresets.map((preset) => Object.fromEntries(Object.entries(options).map(([name, { presets }]) => [name, presets[preset]])));
}
const fullPresets = ["recommended", "strict"];
class RuleLacksText extends repo_text/* TextNotKept */.HO {
    rule;
    constructor(rule) {
        super(`what ${rule} needs under another policy`);
        this.rule = rule;
    }
}
function replayRecall(memory) {
    let turn = -1;
    return (rule, context, run) => {
        const known = memory.get(++turn);
        return withRule(rule, () => (known ? repeated(known, context) : run(context)));
    };
}
function repeated(known, context) {
    const match = known.find(({ taken }) => taken.every((one) => one.was !== listed && one.was === recall_valueOf(one, context)));
    if (match)
        return match.reports;
    throw new repo_text/* TextNotKept */.HO("what a rule needs under another policy");
}
function* withRule(rule, reportsOf) {
    try {
        yield* reportsOf();
    }
    catch (error) {
        throw error instanceof repo_text/* TextNotKept */.HO ? new RuleLacksText(rule) : error;
    }
}
function noting(context, taken) {
    const note = (one) => taken.push({ ...one, was: recall_valueOf(one, context) });
    return {
        ...context,
        get options() {
            note({ from: "options" });
            return context.options;
        },
        get lists() {
            note({ from: "lists" });
            return context.lists;
        },
        allowance(item) {
            note({ from: "allowance", item });
            return context.allowance(item);
        },
        settingsAllowance(path) {
            note({ from: "settingsAllowance", path });
            return context.settingsAllowance(path);
        },
        skillAllowance(item, path) {
            note({ from: "skillAllowance", item, path });
            return context.skillAllowance(item, path);
        },
    };
}
const listed = "a list";
function recall_valueOf({ from, item, path = "" }, context) {
    switch (from) {
        case "options":
            return JSON.stringify(Object.entries(context.options).sort(([a], [b]) => (a < b ? -1 : 1)));
        case "lists":
            return (context.lists.server ?? context.lists.model) ? listed : "";
        case "allowance":
            return textOf(item && context.allowance(item));
        case "settingsAllowance":
            return textOf(context.settingsAllowance(path));
        case "skillAllowance":
            return textOf(item && context.skillAllowance(item, path));
    }
}
function textOf(allowance) {
    return JSON.stringify(allowance && [
        allowance.may,
        allowance.granted,
        allowance.from,
        allowance.ended,
        allowance.stated,
        allowance.refusal,
    ]);
}

;// CONCATENATED MODULE: ./build/bundle/src/fleet/objects/index.js









async function objectOf(input) {
    const { tool, inspection, decisions, policy, baseline, unmatched, hash } = input;
    const { findings: _, ignored: __, ...loaded } = inspection;
    const facts = { loaded, policy, baseline, unmatched, hosts: hostsIn(decisions) };
    try {
        const finding = findingTurns();
        const { loaded: bare } = decodeGraph(encodeGraph(facts, hash));
        await (0,inspect/* checkLoaded */.Cf)(bare, decisions, { unguarded: none, recall: finding.recall, withFixes: false });
        const remembered = recordRecall(finding.turns);
        if (finding.turns.size > 0)
            await (0,inspect/* checkLoaded */.Cf)(loaded, decisions, { recall: remembered.recall, withFixes: false });
        const graph = encodeGraph({ ...facts, memory: remembered.memory }, hash);
        const again = await judgeFacts(decodeGraph(graph), input.organisation, decisions.today);
        const lacks = lackIn(again, input.findings);
        return (0,json/* writeJsonLine */.c)((lacks === undefined ? { tool, graph } : { tool, lacks }));
    }
    catch (error) {
        if (!(error instanceof repo_text/* TextNotKept */.HO))
            throw error;
        return (0,json/* writeJsonLine */.c)({ tool, lacks: needsText(error) });
    }
}
function lackIn(again, findings) {
    if (again.kind !== "judged")
        return again.kind === "needs a scan" ? again.reason : needsText();
    const textOf = (found) => found && JSON.stringify(keyOf(found));
    const [longer, shorter] = again.findings.length > findings.length ? [again.findings, findings] : [findings, again.findings];
    const different = longer.find((found, at) => textOf(found) !== textOf(shorter[at]));
    return different && needsText(new RuleLacksText(different.finding.rule));
}
const none = () => [];
function needsText(error) {
    const which = error instanceof RuleLacksText ? `\`${error.rule}\`` : "a rule";
    return `${which} needs a text of it that the inventory does not keep`;
}
async function judgeObject(text, tool, organisation, today) {
    const kept = JSON.parse(text);
    if (kept.tool !== tool)
        return { kind: "needs a scan", reason: `it was scanned by ${kept.tool}` };
    if (kept.graph === undefined)
        return { kind: "needs a scan", reason: kept.lacks ?? "nothing of it was kept" };
    return judgeFacts(decodeGraph(kept.graph), organisation, today);
}
async function judgeFacts(facts, organisation, today) {
    const { loaded, policy, baseline, hosts, memory, unmatched } = facts;
    try {
        const governing = await (0,govern/* govern */.c)({
            run: "plain",
            head: { policy, baseline: { kind: "none" } },
            base: undefined,
            defaultBranch: undefined,
            organisation: organisation && { kind: "read", policy: organisation },
            fallback: undefined,
            path: undefined,
        }, baseline, today, decide.decide);
        if ("kind" in governing)
            return { kind: "undecided", problem: governing.problems[0]?.message ?? "the policy cannot be used" };
        const { decisions, baseline: accepted } = governing;
        if (hostsIn(decisions) !== hosts)
            return { kind: "needs a scan", reason: "the policy names other folders or editions of hosts" };
        const judged = await (0,inspect/* checkLoaded */.Cf)(loaded, decisions, {
            unguarded: none,
            recall: replayRecall(memory),
            withFixes: false,
        });
        const { findings } = await (0,apply_policy/* applyPolicy */.V)({ head: { inspection: { ...loaded, ...judged } } }, {}, {
            base: undefined,
            options: { decisions },
            policyProblems: unmatched,
            ...(accepted ? { baseline: accepted } : {}),
        });
        return { kind: "judged", findings, decisions };
    }
    catch (error) {
        if (error instanceof repo_text/* TextNotKept */.HO)
            return { kind: "needs a scan", reason: needsText(error) };
        if (error instanceof repo_tree/* UserError */.yo)
            return { kind: "undecided", problem: error.message };
        throw error;
    }
}
function hostsIn({ hosts }) {
    return JSON.stringify(Object.entries(hosts)
        .map(([id, { dirs, fewerDirs, editions }]) => [
        id,
        dirs.map(({ value }) => value),
        fewerDirs.map((few) => few.map(({ value }) => value)),
        editions,
    ])
        .sort(([a], [b]) => (String(a) < String(b) ? -1 : 1)));
}
function keyOf({ finding, state, fingerprint, waiver }) {
    const { rule, kind, severity, message, at, host, edition } = finding;
    const { line, column } = (0,repo_text/* positionAt */.t$)(at.source, at.span.start);
    return [
        rule,
        kind,
        severity,
        message,
        at.source.path,
        line,
        column,
        host,
        edition,
        state,
        fingerprint,
        waiver?.until,
    ];
}

;// CONCATENATED MODULE: ./build/bundle/src/fleet/impact/index.js









async function impactOf(input) {
    const impacts = [];
    for (const [name, lines] of [...input.blocks].sort(([a], [b]) => (0,repo_path/* byBytes */.bg)(a, b)))
        impacts.push(await impactOn(name, lines.map((line) => JSON.parse(line)), input));
    return impacts;
}
async function impactOn(name, rows, input) {
    const own = rows.find((row) => row.type === "repository");
    const before = own?.conclusion ?? "unreached";
    const without = (after, reason) => ({
        repository: name,
        wave: null,
        before,
        after,
        reason,
        turns: [],
    });
    if (before === "empty")
        return without("empty", null);
    const object = before === "unreached" ? undefined : input.objectOf(name);
    if (object === undefined)
        return without("needs a scan", missingReason(own));
    const known = { name, properties: own?.properties };
    const wave = await (0,waves/* waveOf */.j5)(input.policy, known);
    const policy = await (0,waves.forRepository)(input.policy, known);
    const judgedOn = (day) => judgeObject(object, input.tool, policy, day);
    const first = await judgedOn(input.today);
    if (first.kind !== "judged")
        return without(first.kind, first.kind === "undecided" ? first.problem : first.reason);
    const found = await turnsFrom(rows, first, judgedOn, input);
    if (typeof found === "string")
        return without("needs a scan", `on ${found} it cannot be evaluated`);
    const failedBefore = rows.some(isFailure) ? "failed" : "passed";
    return {
        repository: name,
        wave: wave?.repositories ?? null,
        before: before === "undecided" ? before : failedBefore,
        reason: null,
        ...found,
    };
}
async function turnsFrom(rows, first, judgedOn, input) {
    const owners = ownersIn(rows);
    const turns = [];
    const now = failuresOf(first.findings, owners, input.hash);
    let failing = new Map(rows.filter(isFailure).map((row) => [row.fingerprint, failureFrom(row, owners)]));
    for (const day of [input.today, ...laterDays(first.decisions, input)]) {
        const judged = day === input.today ? first : await judgedOn(day);
        if (judged.kind !== "judged")
            return day;
        const next = failuresOf(judged.findings, owners, input.hash);
        const turn = {
            day,
            begins: [...next.values()].filter(({ fingerprint }) => !failing.has(fingerprint)),
            stops: [...failing.values()].filter(({ fingerprint }) => !next.has(fingerprint)),
        };
        if (day === input.today || turn.begins.length + turn.stops.length > 0)
            turns.push(turn);
        failing = next;
    }
    return { after: now.size > 0 ? "failed" : "passed", turns };
}
function missingReason(row) {
    if (row?.conclusion === "undecided")
        return "its own policy cannot be used, and has to be fixed first";
    return row?.conclusion === "unreached" || !row
        ? (row?.problem ?? "it was not read")
        : "the inventory has no object of it";
}
function laterDays({ policies }, { today, ending }) {
    const last = (0,decide_days/* dayAfter */.P)(today, ending);
    const days = policies.flatMap(({ grants, waivers, rollout }) => [
        ...[...grants, ...waivers].flatMap(({ until }) => (until === undefined ? [] : [(0,decide_days/* dayAfter */.P)(until, 1)])),
        ...waivers.flatMap(({ until }) => Object.values(effective/* waiverDays */.EA).map((days) => (0,decide_days/* dayAfter */.P)(until, -days))),
        ...(0,levels/* rolloutDays */.D1)(rollout),
    ]);
    return [...new Set(days)].filter((day) => day > today && day <= last).sort();
}
function isFailure(row) {
    return row.type === "finding" && row.severity === "error" && row.state === "new";
}
function ownersIn(rows) {
    return new Map(rows.flatMap((row) => (row.type === "profile" && row.path !== null ? [[row.path, row.codeOwners]] : [])));
}
function failureFrom(row, owners) {
    const { rule, kind, host, path, line, profile, message, fingerprint } = row;
    return { rule, kind, host, path, line, profile, message, fingerprint, owners: owners.get(path) ?? [] };
}
function failuresOf(findings, owners, hash) {
    const clean = (text) => String((0,secrets/* withoutSecrets */.cT)(text, hash));
    return new Map(findings.flatMap(({ finding, state, fingerprint }) => {
        if (finding.severity !== "error" || state !== "new")
            return [];
        const { rule, kind = null, host, at, item, message } = finding;
        const { path } = at.source;
        const name = item?.profile && (0,model_fact/* known */.eO)(item.profile.name);
        const profile = name === undefined ? null : clean(name);
        const { line } = (0,repo_text/* positionAt */.t$)(at.source, at.span.start);
        const failure = { rule, kind, host, path, line, profile, message: clean(message), fingerprint };
        return [[fingerprint, { ...failure, owners: owners.get(path) ?? [] }]];
    }));
}

// EXTERNAL MODULE: ./build/bundle/src/sanitize/text.js
var sanitize_text = __webpack_require__(32426);
// EXTERNAL MODULE: ./build/bundle/src/sanitize/counted.js
var counted = __webpack_require__(14135);
;// CONCATENATED MODULE: ./build/bundle/src/fleet/impact/later-stages.js




function laterStages({ rollout }, today, ending) {
    if (!rollout)
        return [];
    const last = (0,decide_days/* dayAfter */.P)(today, ending);
    const stagesOf = (schedule, of) => ["warn", "enforce"].flatMap((stage) => {
        const day = (stage === "warn" ? schedule.warnFrom : schedule.enforceFrom)?.value;
        return day !== undefined && day > last ? [{ day, stage, ...of }] : [];
    });
    return [
        ...stagesOf(rollout, { rule: null, wave: null }),
        ...Object.entries(rollout.rules).flatMap(([rule, schedule]) => stagesOf(schedule, { rule, wave: null })),
        ...rollout.waves.flatMap((wave) => stagesOf(wave, { rule: null, wave: wave.repositories })),
    ].toSorted((a, b) => (0,repo_path/* byBytes */.bg)(a.day, b.day));
}
function laterStageLines(stages, ending) {
    if (stages.length === 0)
        return [];
    const what = { warn: "warnings begin", enforce: "errors begin" };
    const whom = ({ rule, wave }) => rule !== null ? `for ${rule}` : wave === null ? "for all other rules and repositories" : `in ${wave.join(", ")}`;
    return [
        "",
        `After the next ${(0,counted/* counted */.h)(ending, "day")}, not evaluated here (--ending reaches further)`,
        ...stages.map((one) => `  ${one.day}: ${what[one.stage]} ${(0,sanitize_text/* visible */.RK)(whom(one))}`),
    ];
}

// EXTERNAL MODULE: ./build/bundle/src/repo/many.js
var many = __webpack_require__(46447);
;// CONCATENATED MODULE: ./build/bundle/src/fleet/impact/text.js





const most = 20;
const few = 6;
function impactText(impacts, { policy, today, ending, later: laterStages }) {
    const judged = impacts.filter(({ turns }) => turns.length > 0);
    const begin = judged.filter(({ before, after }) => before !== "failed" && after === "failed");
    const later = judged.filter((impact) => impact.after !== "failed" && firstOf(impact) !== undefined);
    const stop = judged.filter(({ before, after }) => before === "failed" && after === "passed");
    const unknown = impacts.filter(({ after }) => after === "needs a scan");
    const undecided = impacts.filter(({ after }) => after === "undecided");
    const lines = [
        `${(0,sanitize_text/* visible */.RK)(policy)} on ${today}: ${(0,counted/* counted */.h)(begin.length, "repository begins", "repositories begin")} to fail, ${(0,counted/* counted */.h)(stop.length, "stops", "stop")}${later.length > 0 ? `, ${(0,counted/* counted */.h)(later.length, "begins", "begin")} later` : ""}, of ${judged.length} judged${unknown.length > 0 ? `; ${(0,counted/* counted */.h)(unknown.length, "needs", "need")} a scan` : ""}`,
        ...waveLines(judged),
        ...daysIn(judged).flatMap(([day, turns]) => dayLines(day, day === today, turns)),
        ...laterStageLines(laterStages, ending),
        ...text_listed("Begin to fail", begin.toSorted(byFailures), lineOf),
        ...text_listed("Begin to fail later", later.toSorted((a, b) => (0,repo_path/* byBytes */.bg)(firstOf(a)?.day ?? "", firstOf(b)?.day ?? "") || byFailures(a, b)), (impact) => `${firstOf(impact)?.day} ${lineOf(impact)}`),
        ...text_listed("Stop failing", stop, ({ repository }) => (0,sanitize_text/* visible */.RK)(repository)),
        ...text_listed("Policy refused", undecided, ({ repository, reason }) => `${(0,sanitize_text/* visible */.RK)(repository)}: ${(0,sanitize_text/* visible */.RK)(reason ?? "")}`),
        ...scanLines(unknown, policy),
    ];
    return `${lines.join("\n")}\n`;
}
function waveLines(impacts) {
    if (impacts.every(({ wave }) => wave === null))
        return [];
    const waves = (0,many/* groupBy */.$z)(impacts, (impact) => (impact.wave ? impact.wave.map(sanitize_text/* visible */.RK).join(", ") : "no wave"));
    return [
        "",
        "Waves",
        ...[...waves].map(([name, own]) => {
            const begin = own.filter(({ turns }) => turns.some(({ begins }) => begins.length > 0));
            const first = begin
                .flatMap(({ turns }) => turns.filter(({ begins }) => begins.length > 0).map(({ day }) => day))
                .sort()[0];
            return `  ${name}: ${(0,counted/* counted */.h)(own.length, "repository", "repositories")}, in ${begin.length} something begins to fail${first === undefined ? "" : `, from ${first} on`}`;
        }),
    ];
}
function daysIn(impacts) {
    const days = new Map();
    for (const { turns } of impacts)
        for (const turn of turns)
            if (turn.begins.length + turn.stops.length > 0)
                days.set(turn.day, [...(days.get(turn.day) ?? []), turn]);
    return [...days].sort(([a], [b]) => (0,repo_path/* byBytes */.bg)(a, b));
}
function dayLines(day, isToday, turns) {
    const begins = turns.flatMap((turn) => turn.begins);
    const stops = turns.flatMap((turn) => turn.stops);
    const owners = begins.flatMap(({ owners: own }) => (own.length === 0 ? ["(no owner)"] : own));
    return [
        "",
        `${isToday ? "Today" : day}: ${(0,counted/* counted */.h)(begins.length, "finding begins", "findings begin")} to fail in ${(0,counted/* counted */.h)(turns.filter((turn) => turn.begins.length > 0).length, "repository", "repositories")}, ${(0,counted/* counted */.h)(stops.length, "stops", "stop")}`,
        ...(begins.length > 0
            ? [`  by rule: ${tally(begins.map(ruleOf))}`, `  by owner: ${tally(owners.map(sanitize_text/* visible */.RK))}`]
            : []),
    ];
}
function firstOf({ turns }) {
    return turns.find(({ begins }) => begins.length > 0);
}
function beginsOf(impact) {
    return firstOf(impact)?.begins ?? [];
}
function byFailures(a, b) {
    return beginsOf(b).length - beginsOf(a).length || (0,repo_path/* byBytes */.bg)(a.repository, b.repository);
}
function lineOf(impact) {
    return `${(0,sanitize_text/* visible */.RK)(impact.repository)}: ${tally(beginsOf(impact).map(ruleOf))}${exampleOf(impact)}`;
}
function ruleOf({ rule, kind }) {
    return kind === null ? rule : `${rule}/${kind}`;
}
function exampleOf(impact) {
    const [first] = beginsOf(impact);
    return first ? `, first ${(0,sanitize_text/* visible */.RK)(first.path)}:${first.line}` : "";
}
function tally(words) {
    const counts = new Map();
    for (const word of words)
        counts.set(word, (counts.get(word) ?? 0) + 1);
    const sorted = [...counts].sort(([a, x], [b, y]) => y - x || (0,repo_path/* byBytes */.bg)(a, b));
    const shown = sorted.slice(0, few).map(([word, count]) => `${word} ${count}`);
    return `${shown.join(", ")}${sorted.length > few ? ` and ${sorted.length - few} more` : ""}`;
}
function byReason(impacts) {
    const reasons = new Map();
    for (const { reason, repository } of impacts)
        reasons.set(reason ?? "", [...(reasons.get(reason ?? "") ?? []), repository]);
    return reasons;
}
function scanLines(impacts, policy) {
    if (impacts.length === 0)
        return [];
    const groups = [...byReason(impacts)].sort(([, a], [, b]) => b.length - a.length);
    const rest = groups.slice(most).reduce((sum, [, names]) => sum + names.length, 0);
    return [
        "",
        `Need a scan (${impacts.length})`,
        ...groups
            .slice(0, most)
            .map(([reason, names]) => `  ${names.slice(0, 3).map(sanitize_text/* visible */.RK).join(", ")}${names.length > 3 ? ` and ${names.length - 3} more` : ""}: ${(0,sanitize_text/* visible */.RK)(reason)}`),
        ...andMore(rest),
        `  \`fleet scan --policy ${(0,sanitize_text/* visible */.RK)(policy)}\` with another \`--out\`, then \`fleet merge\`, shows what it does there`,
    ];
}
function andMore(rest) {
    return rest > 0 ? [`  and ${rest} more; --format json lists all`] : [];
}
function text_listed(title, items, lineOf) {
    if (items.length === 0)
        return [];
    return [
        "",
        `${title} (${items.length})`,
        ...items.slice(0, most).map((item) => `  ${lineOf(item)}`),
        ...andMore(items.length - most),
    ];
}

// EXTERNAL MODULE: ./build/bundle/src/platform/github/machine.js + 2 modules
var machine = __webpack_require__(2788);
// EXTERNAL MODULE: ./build/bundle/src/platform/native-path.js
var native_path = __webpack_require__(9144);
;// CONCATENATED MODULE: ./build/bundle/src/fleet/plan/index.js


const perShard = 320;
const mostShards = 256;
function makePlan(candidates, { tool, date, shards, hosted }) {
    const sorted = [...candidates].sort((a, b) => (0,repo_path/* byBytes */.bg)(a.name, b.name));
    const twin = sorted.findIndex(({ name }, at) => name === sorted[at + 1]?.name);
    if (twin >= 0)
        throw new repo_tree/* UserError */.yo(twinsText(sorted.slice(twin, twin + 2)));
    const requested = shards ?? Math.min(mostShards, Math.ceil(sorted.length / perShard));
    const count = Math.max(1, Math.min(requested, sorted.length));
    return {
        version: 1,
        tool: { name: tool.name, version: tool.version },
        date,
        shards: count,
        server: hosted?.server ?? null,
        limits: hosted ? shareOf(hosted, count) : null,
        repositories: sorted.map((candidate, at) => ({ ...candidate, shard: (at % count) + 1 })),
    };
}
function twinsText(twins) {
    const paths = twins.flatMap(({ path }) => (path === null ? [] : [path])).sort();
    const what = `two repositories have the name \`${twins[0]?.name}\``;
    return paths.length > 0
        ? `${what}: ${paths.map((path) => `\`${path}\``).join(" and ")}; rename one of the folders`
        : `${what}; a plan names each once`;
}
function shareOf({ parallel, perHour, budget }, shards) {
    const together = Math.min(parallel, shards);
    return {
        parallel: together,
        perHour: perHour === undefined ? null : Math.max(1, Math.floor(perHour / together)),
        budget: budget === undefined ? null : Math.floor(budget / shards),
    };
}
async function readPlan(text, name, { version }) {
    let value;
    try {
        value = JSON.parse(text);
    }
    catch {
        throw new repo_tree/* UserError */.yo(`\`${name}\` is not JSON; write it with \`fleet plan --out ${name}\``);
    }
    const { planSchema: schema } = await Promise.all(/* import() */[__webpack_require__.e(8816), __webpack_require__.e(2721)]).then(__webpack_require__.bind(__webpack_require__, 32721));
    const read = schema.safeParse(value);
    if (!read.success) {
        const [issue] = read.error.issues;
        throw new repo_tree/* UserError */.yo(`\`${name}\` is not a plan of this tool: ${issue?.path.join(".") || "it"}: ${issue?.message ?? "is wrong"}`);
    }
    if (read.data.tool.version !== version)
        throw new repo_tree/* UserError */.yo(`\`${name}\` is a plan of version ${read.data.tool.version}, and this is version ${version}; every part of a fleet is read by one version`);
    return read.data;
}
function matrixOf({ shards }) {
    return JSON.stringify({ shard: Array.from({ length: shards }, (_, at) => `${at + 1}/${shards}`) });
}

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
;// CONCATENATED MODULE: ./build/bundle/src/platform/disk/output.js



function outputFolder(path, { create }) {
    const guarded = (name, call) => {
        try {
            return call();
        }
        catch (error) {
            if (!(error instanceof Error) || !("code" in error))
                throw error;
            throw new repo_tree/* UserError */.yo(`\`${name === "" ? path : (0,external_node_path_.join)(path, name)}\`: ${error.message}`);
        }
    };
    guarded("", () => {
        if (create)
            (0,external_node_fs_.mkdirSync)(path, { recursive: true });
        const found = (0,external_node_fs_.statSync)(path, { throwIfNoEntry: false });
        if (!found)
            throw new repo_tree/* UserError */.yo(`there is no folder \`${path}\``);
        if (!found.isDirectory())
            throw new repo_tree/* UserError */.yo(`\`${path}\` is not a folder`);
    });
    return {
        read: (name) => guarded(name, () => {
            try {
                return (0,external_node_fs_.readFileSync)((0,external_node_path_.join)(path, name), "utf8");
            }
            catch (error) {
                if (error instanceof Error && "code" in error && error.code === "ENOENT")
                    return undefined;
                throw error;
            }
        }),
        replace: (name, parts) => guarded(name, () => {
            const temporary = (0,external_node_path_.join)(path, `.${name}.partial`);
            (0,external_node_fs_.writeFileSync)(temporary, "");
            for (const part of parts)
                (0,external_node_fs_.appendFileSync)(temporary, part);
            (0,external_node_fs_.renameSync)(temporary, (0,external_node_path_.join)(path, name));
        }),
        remove: (name) => guarded(name, () => (0,external_node_fs_.rmSync)((0,external_node_path_.join)(path, name), { force: true })),
        append: (name, text) => guarded(name, () => (0,external_node_fs_.appendFileSync)((0,external_node_path_.join)(path, name), text)),
        names: () => guarded("", () => (0,external_node_fs_.readdirSync)(path).sort()),
        removeItself: () => guarded("", () => (0,external_node_fs_.rmdirSync)(path)),
    };
}

;// CONCATENATED MODULE: ./build/bundle/src/cli/commands/fleet/files.js






const planFile = "plan.json";
async function planAt(path, environment) {
    const text = textAt(path, environment);
    if (text === undefined)
        throw new repo_tree/* UserError */.yo(`there is no plan \`${path}\`; write it with \`fleet plan\``);
    return { text, plan: await readPlan(text, path, environment.tool) };
}
function textAt(path, { directory }) {
    const full = (0,native_path/* absolutePath */.Hi)(directory, path);
    return outputFolder((0,repo_path/* directoryOf */.jt)(full) || "/", { create: false }).read((0,repo_path/* nameOf */.Vb)(full));
}
function inventoryAt(flag, path, { directory }) {
    const text = folderOf(flag, (0,native_path/* absolutePath */.Hi)(directory, path)).read("inventory.ndjson");
    if (text === undefined)
        throw new repo_tree/* UserError */.yo(`\`${flag} ${path}\` has no \`inventory.ndjson\`; name a folder that \`fleet merge\` wrote`);
    return { name: `${path}/inventory.ndjson`, text };
}
function folderOf(flag, path) {
    try {
        return outputFolder(path, { create: false });
    }
    catch (error) {
        if (!(error instanceof repo_tree/* UserError */.yo))
            throw error;
        throw new repo_tree/* UserError */.yo(`${error.message}; \`${flag}\` names a folder that \`fleet merge\` wrote`);
    }
}
const objectsFolder = "objects";
function objectFileName(repository) {
    return `${(0,platform_hash.sha256)(repository).slice(0, 32)}.json`;
}
function objectReader(path) {
    let folder;
    try {
        folder = outputFolder((0,repo_path/* join */.fj)(path, objectsFolder), { create: false });
    }
    catch (error) {
        if (!(error instanceof repo_tree/* UserError */.yo))
            throw error;
    }
    return (repository) => folder?.read(objectFileName(repository));
}

// EXTERNAL MODULE: ./build/bundle/src/policy/file/index.js
var file = __webpack_require__(19007);
// EXTERNAL MODULE: ./build/bundle/src/cli/policy-sources.js
var policy_sources = __webpack_require__(60391);
;// CONCATENATED MODULE: ./build/bundle/src/cli/commands/fleet/ceiling.js




async function readCeiling(options, environment) {
    const { upper } = await (0,policy_sources/* policySources */.TE)({ ...options, staged: false }, environment, undefined, undefined);
    if (!upper)
        return undefined;
    const read = await (0,file.readPolicy)(upper, { ...noFiles, remote: (0,policy_sources/* remoteFor */.K1)(options, environment) });
    if (!("kind" in read))
        return read;
    const [problem] = read.problems;
    const where = problem
        ? `${problem.at.source.path}:${(0,repo_text/* positionAt */.t$)(problem.at.source, problem.at.span.start).line}: ${problem.message}`
        : upper.path;
    throw new repo_tree/* UserError */.yo(`the policy of \`--policy\` cannot be used: ${where}`);
}
const noFiles = {
    file: async () => "a policy outside the repository can extend only presets and files of other repositories",
};

;// CONCATENATED MODULE: ./build/bundle/src/cli/commands/fleet/impact.js











async function runImpact({ inventory, policy, today = undefined, ending, format, offline }, environment) {
    const path = (0,native_path/* absolutePath */.Hi)(environment.directory, inventory);
    const lines = inventoryAt("--inventory", inventory, environment);
    const remote = (0,machine.remoteOf)(environment.environment, offline);
    const ceiling = await readCeiling({ policy, offline, remote }, environment);
    if (!ceiling)
        throw new repo_tree/* UserError */.yo("`--policy` names no policy");
    const day = today ?? environment.today;
    const impacts = await impactOf({
        blocks: await blocksOf(lines),
        objectOf: objectReader(path),
        policy: ceiling,
        today: day,
        ending,
        tool: `${environment.tool.name} ${environment.tool.version}`,
        hash: platform_hash.sha256,
    });
    const needScan = impacts.some(({ after }) => after === "needs a scan");
    const later = laterStages(ceiling, day, ending);
    const text = format === "json"
        ? (0,json/* writeJson */.G)({ version: 1, today: day, ending, policy, laterStages: later, repositories: impacts })
        : impactText(impacts, { policy, today: day, ending, later });
    return { code: needScan ? 4 : 0, texts: [{ file: undefined, text }], notes: [] };
}

// EXTERNAL MODULE: ./build/bundle/src/reports/list/csv.js
var csv = __webpack_require__(40026);
;// CONCATENATED MODULE: ./build/bundle/src/fleet/merge/csv.js

const columns = [
    "repository",
    "commit",
    "date",
    "stale",
    "visibility",
    "conclusion",
    "power",
    "gate",
    "host",
    "edition",
    "layer",
    "reach",
    "path",
    "name",
    "verdict",
    "capabilities",
    "allowed",
    "grant",
    "owner",
    "until",
    "mode",
    "model",
    "servers",
    "code_owners",
    "certainty",
    "problem",
];
const settingColumns = [
    "repository",
    "commit",
    "date",
    "stale",
    "visibility",
    "conclusion",
    "does",
    "setting",
    "value",
    "target",
    "effect",
    "capabilities",
    "host",
    "layer",
    "path",
    "line",
    "certainty",
    "allowed",
    "grant",
    "owner",
    "until",
];
function* inventoryCsv({ repositories }) {
    yield (0,csv.csvLine)(columns);
    for (const { row, lines } of repositories) {
        const common = {
            ...commonOf(row),
            power: row.power ?? "",
            gate: row.gate.map(({ kind, path }) => `${kind} ${path}`).join("; "),
            problem: row.problem ?? "",
        };
        const all = [
            ...rowsOfType(lines, "profile").map((one) => ({ ...whenOf(one), ...cellsOf(one) })),
            ...rowsOfType(lines, "unchecked").map((one) => ({ ...whenOf(one), ...uncheckedCellsOf(one) })),
        ];
        for (const cells of all.length === 0 ? [{}] : all)
            yield (0,csv.csvLine)(columns.map((column) => ({ ...common, ...cells })[column] ?? ""));
    }
}
function* settingsCsv({ repositories }) {
    yield (0,csv.csvLine)(settingColumns);
    for (const { row, lines } of repositories)
        for (const setting of rowsOfType(lines, "setting")) {
            const cells = { ...commonOf(row), ...whenOf(setting), ...settingCellsOf(setting) };
            yield (0,csv.csvLine)(settingColumns.map((column) => cells[column]));
        }
}
function whenOf({ commit, date }) {
    return { commit: commit ?? "", date };
}
function commonOf(row) {
    return {
        repository: row.repository,
        ...whenOf(row),
        stale: row.stale ? "yes" : "",
        visibility: row.visibility ?? "",
        conclusion: row.conclusion,
    };
}
function rowsOfType(lines, type) {
    return lines
        .filter((line) => line.startsWith(`{"type":"${type}",`))
        .map((line) => JSON.parse(line));
}
function uncheckedCellsOf({ host, edition, path, message }) {
    return { host: host ?? "", edition: edition ?? "", path, verdict: "unchecked", problem: message };
}
function settingCellsOf(row) {
    const { does, setting, value, target, effect, may, host, layer, path, line, certainty } = row;
    const own = { does, setting, value, effect, host, layer, path, certainty };
    return { ...own, target: target ?? "", capabilities: may.join(" "), line: String(line), ...decisionCells(row) };
}
function decisionCells({ allowed, grant, owner, until }) {
    return {
        allowed: allowed === undefined || allowed === null ? "" : allowed ? "yes" : "no",
        grant: grant ? `${grant.path}:${grant.line}` : "",
        owner: owner ?? "",
        until: until ?? "",
    };
}
function cellsOf(row) {
    return {
        host: row.host,
        edition: row.edition,
        layer: row.layer,
        reach: row.reach,
        path: row.path ?? "",
        name: row.name ?? "",
        verdict: row.verdict,
        capabilities: row.capabilities.join(" "),
        ...decisionCells(row),
        mode: row.mode ?? "",
        model: row.model ?? "",
        servers: row.servers.map(({ name, value }) => `${name}: ${value}`).join("; "),
        code_owners: row.codeOwners.join(" "),
        certainty: row.certainty,
    };
}

// EXTERNAL MODULE: ./build/bundle/src/reports/markdown/escape.js
var markdown_escape = __webpack_require__(92140);
;// CONCATENATED MODULE: ./build/bundle/src/fleet/merge/ending.js

function addEnding(row, found) {
    const ending = endingOf(row);
    if (ending)
        found.set(JSON.stringify(ending), ending);
}
function sameEnding({ repository, until, owner, what }) {
    return JSON.stringify([repository, until, owner, "waived" in what ? what.waived : null]);
}
function inOrder(found) {
    return [...found.values()].sort((a, b) => (0,repo_path/* byBytes */.bg)(a.until, b.until) || (0,repo_path/* byBytes */.bg)(a.owner, b.owner));
}
function endingOf(row) {
    if (row.type === "repository" || row.type === "unchecked")
        return undefined;
    const { repository, until, owner } = row;
    if (until === null || until === undefined)
        return undefined;
    const common = { repository, until, owner: owner ?? "" };
    if (row.type === "finding")
        return row.state === "waived" ? { ...common, what: { waived: row.rule } } : undefined;
    return row.grant ? { ...common, what: { grant: `${row.grant.path}:${row.grant.line}` } } : undefined;
}

;// CONCATENATED MODULE: ./build/bundle/src/fleet/merge/lists.js

function section({ title, items, lineOf, before }, most) {
    if (items.length === 0)
        return [];
    const shown = roundRobin(items, most);
    return [
        `## ${title} (${items.length})`,
        "",
        ...shown.map((item) => `- ${before ? `${before(item)} ` : ""}${(0,markdown_escape/* code */.aY)(item.repository)}${lineOf(item)}`),
        ...(items.length > shown.length ? [`- …and ${items.length - shown.length} more, in the inventory`] : []),
        "",
    ];
}
function roundRobin(items, most) {
    const turns = new Map();
    return items
        .map((item, at) => {
        const turn = turns.get(item.repository) ?? 0;
        turns.set(item.repository, turn + 1);
        return { item, at, turn };
    })
        .sort((a, b) => a.turn - b.turn || a.at - b.at)
        .slice(0, most)
        .sort((a, b) => a.at - b.at)
        .map(({ item }) => item);
}

// EXTERNAL MODULE: ./build/bundle/src/model/capability.js
var model_capability = __webpack_require__(95885);
// EXTERNAL MODULE: ./build/bundle/src/reports/html/row.js
var row = __webpack_require__(6567);
// EXTERNAL MODULE: ./build/bundle/src/fleet/rows/words.js
var words = __webpack_require__(48975);
// EXTERNAL MODULE: ./build/bundle/src/reports/setting-groups.js
var setting_groups = __webpack_require__(78302);
// EXTERNAL MODULE: ./build/bundle/src/fleet/merge/powerful.js
var powerful = __webpack_require__(3501);
;// CONCATENATED MODULE: ./build/bundle/src/fleet/merge/counts.js


function countsOf(repositories, last) {
    const counts = {
        byConclusion: new Map(),
        byCapability: new Map(),
        rulesIn: new Map(),
        refused: [],
        settings: [],
        unchecked: [],
        ending: new Map(),
        failed: [],
        undecided: [],
        ungated: [],
        weakened: [],
        unreached: [],
        stale: [],
        profiles: 0,
    };
    for (const { row, lines } of repositories) {
        countRepository(row, counts);
        for (const line of lines.slice(1))
            countRow(JSON.parse(line), row, counts, last);
    }
    return counts;
}
function countRepository(row, counts) {
    const { conclusion, profiles, gate } = row;
    counts.byConclusion.set(conclusion, (counts.byConclusion.get(conclusion) ?? 0) + 1);
    counts.profiles += profiles;
    if (conclusion === "failed" || conclusion === "undecided" || conclusion === "unreached")
        counts[conclusion].push(row);
    if (row.stale)
        counts.stale.push(row);
    if (profiles > 0 && gate.length === 0)
        counts.ungated.push(row);
    else if (profiles > 0 && gate.every(({ weakened }) => weakened !== undefined))
        counts.weakened.push(row);
}
function countRow(row, own, counts, last) {
    if ("until" in row && row.until && row.until <= last)
        addEnding(row, counts.ending);
    if (row.type === "setting" && (0,powerful/* isPowerful */.Fk)(row))
        counts.settings.push(row);
    if (row.type === "unchecked")
        counts.unchecked.push(row);
    if (row.type === "finding" && own.conclusion === "failed")
        countFinding(row, counts);
    if (row.type === "profile")
        countProfile(row, counts);
}
function countFinding({ repository, rule, severity, state }, { rulesIn }) {
    if (severity !== "error" || state === "waived")
        return;
    const rules = rulesIn.get(repository) ?? new Map();
    rulesIn.set(repository, rules.set(rule, (rules.get(rule) ?? 0) + 1));
}
function countProfile(row, counts) {
    for (const capability of row.capabilities) {
        const { all, refused } = counts.byCapability.get(capability) ?? { all: 0, refused: 0 };
        counts.byCapability.set(capability, { all: all + 1, refused: refused + (row.allowed === false ? 1 : 0) });
    }
    if (row.allowed === false)
        counts.refused.push(row);
}

;// CONCATENATED MODULE: ./build/bundle/src/fleet/merge/summary.js











const summary_most = 50;
const ending = 30;
function inventorySummary({ repositories, date, tool }) {
    const last = (0,decide_days/* dayAfter */.P)(date, ending);
    const counts = countsOf(repositories, last);
    const withProfiles = repositories.filter(({ row }) => row.profiles > 0).length;
    return [
        `# ${(0,counted/* counted */.h)(counts.profiles, "subagent")} in ${(0,counted/* counted */.h)(withProfiles, "repository", "repositories")} of ${repositories.length}`,
        "",
        `As of ${date}, by ${(0,markdown_escape/* prose */.CS)(tool)}. One line counts once for each host that reads the file. \`inventory.html\` filters and sorts all rows.`,
        ...uncountedLines(counts),
        "",
        (0,markdown_escape/* tableRow */.jD)(["Repositories", "Number"]),
        "| --- | --- |",
        ...words/* conclusions */.fy.map((conclusion) => (0,markdown_escape/* tableRow */.jD)([meanings[conclusion], String(counts.byConclusion.get(conclusion) ?? 0)])),
        "",
        (0,markdown_escape/* tableRow */.jD)(["Subagents that", "All", "Not allowed"]),
        "| --- | --- | --- |",
        ...model_capability/* capabilities */.R7.map((capability) => {
            const { all, refused } = counts.byCapability.get(capability) ?? { all: 0, refused: 0 };
            return (0,markdown_escape/* tableRow */.jD)([`can ${model_capability/* phrases */.HJ[capability]}`, String(all), String(refused)]);
        }),
        "",
        ...repositoryLists(counts),
        ...powerLists(counts),
        ...gateLists(counts),
        ...summary_listed({
            title: `Grants and waivers that end by ${last}`,
            items: inOrder(counts.ending),
            before: ({ until, owner }) => `${until} ${(0,markdown_escape/* code */.aY)(owner)}:`,
            lineOf: ({ what }) => ` ${endingText(what)}`,
        }),
        ...summary_listed({
            title: "Kept from an earlier inventory",
            items: counts.stale.toSorted((a, b) => (0,repo_path/* byBytes */.bg)(a.readOn ?? a.date, b.readOn ?? b.date)),
            lineOf: ({ date: day, readOn = day }) => `: of ${readOn}`,
        }),
    ].join("\n");
}
function uncountedLines({ unreached, undecided }) {
    const all = [...unreached, ...undecided];
    const kept = all.filter(({ readOn }) => readOn !== undefined).length;
    const line = (count, text) => count === 0
        ? []
        : [
            "",
            text(`the subagents of ${(0,counted/* counted */.h)(count, "repository", "repositories")} that ${count === 1 ? "was" : "were"} not read, or whose policy cannot be used`),
        ];
    return [
        ...line(all.length - kept, (which) => `**Not counted:** ${which}.`),
        ...line(kept, (which) => `**Counted as of an earlier day:** ${which}.`),
    ];
}
function summary_listed(list) {
    return section(list, summary_most);
}
const meanings = {
    passed: "that pass",
    failed: "that fail",
    undecided: "whose policy cannot be used",
    empty: "without a commit",
    unreached: "that were not read",
};
function repositoryLists({ unreached, undecided, unchecked, failed, rulesIn }) {
    return [
        ...summary_listed({ title: "Not read", items: unreached, lineOf: ({ problem }) => `: ${(0,markdown_escape/* prose */.CS)(problem ?? "")}` }),
        ...summary_listed({
            title: "Repositories whose policy cannot be used",
            items: undecided,
            lineOf: ({ problem }) => `: ${(0,markdown_escape/* prose */.CS)(problem ?? "")}`,
        }),
        ...summary_listed({
            title: "Files that were not checked",
            items: unchecked,
            lineOf: ({ path, host, message }) => ` ${(0,markdown_escape/* code */.aY)(path)}${host === null ? "" : ` (${host})`}: ${(0,markdown_escape/* prose */.CS)(message)}`,
        }),
        ...summary_listed({
            title: "Repositories that fail",
            items: failed.toSorted((a, b) => b.errors - a.errors || b.warnings - a.warnings),
            lineOf: (row) => `: ${failureText(row, rulesIn.get(row.repository))}`,
        }),
    ];
}
const summary_few = 3;
function failureText({ errors, warnings }, rules = new Map()) {
    const sorted = [...rules].sort(([a, x], [b, y]) => y - x || (0,repo_path/* byBytes */.bg)(a, b));
    const named = sorted.slice(0, summary_few).map(([rule, count]) => `${rule} ${count}`);
    const count = errors > 0 ? (0,counted/* counted */.h)(errors, "error") : (0,counted/* counted */.h)(warnings, "warning");
    if (named.length === 0)
        return count;
    return `${count}: ${named.join(", ")}${sorted.length > summary_few ? ` and ${(0,counted/* counted */.h)(sorted.length - summary_few, "more rule")}` : ""}`;
}
function powerLists({ settings, refused }) {
    return [
        ...summary_listed({
            title: "Settings that ask nobody or less, start code, connect servers or lead elsewhere",
            items: settings.toSorted((a, b) => rankOf(a) - rankOf(b)),
            lineOf: (row) => ` ${row.does}: ${(0,markdown_escape/* code */.aY)((0,powerful/* shownSetting */.mV)(row))} (${row.host}, ${(0,markdown_escape/* code */.aY)(`${row.path}:${row.line}`)})`,
        }),
        ...summary_listed({
            title: "Subagents that are not allowed",
            items: refused.toSorted((a, b) => strength(b) - strength(a)),
            lineOf: ({ path, name, host, capabilities: can }) => ` ${(0,markdown_escape/* code */.aY)(path ?? name ?? "?")} (${host}): ${can.join(", ")}`,
        }),
    ];
}
function rankOf({ does }) {
    return setting_groups/* settingKinds */.U2.indexOf(does);
}
function strength({ capabilities: can }) {
    return (0,row/* powerOf */.f)({ can: can.join(" ") });
}
function gateLists({ ungated, weakened }) {
    const byProfiles = (a, b) => b.profiles - a.profiles;
    return [
        ...summary_listed({
            title: "Repositories with subagents and without this check",
            items: ungated.toSorted(byProfiles),
            lineOf: ({ profiles }) => `: ${(0,counted/* counted */.h)(profiles, "subagent")}`,
        }),
        ...summary_listed({
            title: "Checks that may not run, or may not fail",
            items: weakened.toSorted(byProfiles),
            lineOf: ({ profiles, gate: [first] }) => ` ${(0,markdown_escape/* code */.aY)(first?.path ?? "")} (${(0,counted/* counted */.h)(profiles, "subagent")}): ${(0,markdown_escape/* prose */.CS)(first?.weakened?.[0] ?? "")}`,
        }),
    ];
}
function endingText(what) {
    return "grant" in what ? (0,markdown_escape/* code */.aY)(what.grant) : `waiver of ${what.waived}`;
}

;// CONCATENATED MODULE: ./build/bundle/src/fleet/merge/news.js







const news_most = 30;
const notice = 14;
function newsSince(earlier, { repositories, date }) {
    const known = repositories
        .filter(({ row }) => !row.stale || !isRead(row))
        .map(({ row, lines }) => {
        const { repository } = row;
        return { repository, row, rows: rowsIn(lines), old: rowsIn(earlier.get(repository) ?? []) };
    });
    const parts = [
        ...news_listed({
            title: "Gained power",
            items: known.filter(({ row }) => row.power === "widened"),
            lineOf: ({ rows, old }) => gainOf(rows, old),
        }),
        ...news_listed({
            title: "Began to fail",
            items: known.filter(({ row, old }) => row.conclusion === "failed" && conclusionOf(old) !== "failed"),
            lineOf: ({ row }) => `: ${(0,counted/* counted */.h)(row.errors, "error")}`,
        }),
        ...news_listed({
            title: "Policy can no longer be used",
            items: known.filter(({ row, old }) => row.conclusion === "undecided" && conclusionOf(old) !== "undecided"),
            lineOf: ({ row }) => `: ${(0,markdown_escape/* prose */.CS)(row.problem ?? "")}`,
        }),
        ...news_listed({
            title: "No longer checked",
            items: known.filter(({ row, old }) => row.profiles > 0 && isRead(row) && row.gate.length === 0 && hadGate(old)),
            lineOf: () => "",
        }),
        ...news_listed({
            title: "No longer read",
            items: known.filter(({ row, old }) => isUnread(row) && isKnown(ownRow(old))),
            lineOf: ({ row }) => `: ${(0,markdown_escape/* prose */.CS)(row.problem ?? "")}`,
        }),
        ...news_listed({
            title: "No longer in the list",
            items: goneFrom(earlier, repositories),
            lineOf: ({ profiles }) => (profiles > 0 ? `: ${(0,counted/* counted */.h)(profiles, "subagent")}` : ""),
        }),
        ...news_listed({
            title: "Grants and waivers that end soon",
            items: inOrder(new Map(known.flatMap(({ rows, old }) => [...endingIn(rows, old, date)]))),
            before: ({ until, owner }) => `${until} ${(0,markdown_escape/* code */.aY)(owner)}:`,
            lineOf: ({ what }) => ` ${endingText(what)}`,
        }),
    ];
    return parts.length === 0 ? "" : [`# Subagents on ${date}`, "", ...parts].join("\n");
}
function news_listed(list) {
    return section(list, news_most);
}
function goneFrom(earlier, repositories) {
    const names = new Set(repositories.map(({ row }) => row.repository));
    return [...earlier]
        .filter(([name]) => !names.has(name))
        .flatMap(([, lines]) => ownRow(rowsIn(lines)) ?? [])
        .sort((a, b) => b.profiles - a.profiles || (0,repo_path/* byBytes */.bg)(a.repository, b.repository));
}
function rowsIn(lines) {
    return lines.map((line) => JSON.parse(line));
}
function ownRow(rows) {
    return rows.find((row) => row.type === "repository");
}
function conclusionOf(rows) {
    return ownRow(rows)?.conclusion;
}
function isRead(row) {
    return row?.conclusion === "passed" || row?.conclusion === "failed";
}
function isUnread({ conclusion }) {
    return conclusion === "unreached" || conclusion === "empty";
}
function isKnown(row) {
    return row !== undefined && (isRead(row) || row.conclusion === "undecided");
}
function hadGate(rows) {
    return (ownRow(rows)?.gate.length ?? 0) > 0;
}
function dateOf(rows) {
    return ownRow(rows)?.date;
}
function gainOf(rows, old) {
    const keyOf = ({ host, path, name }) => JSON.stringify([host, path, name]);
    const had = new Map(old.flatMap((row) => (row.type === "profile" ? [[keyOf(row), row.capabilities]] : [])));
    for (const row of rows) {
        if (row.type !== "profile")
            continue;
        const gained = row.capabilities.filter((may) => !had.get(keyOf(row))?.includes(may));
        if (gained.length > 0)
            return `: ${(0,markdown_escape/* code */.aY)(row.path ?? row.name ?? "?")} (${row.host}) can now ${gained.join(", ")}`;
    }
    return ": a setting gives more to its subagents";
}
function endingIn(rows, old, date) {
    const since = dateOf(old);
    const announced = since === undefined ? new Map() : endingSoon(old, since);
    const before = new Set([...announced.values()].map(sameEnding));
    return new Map([...endingSoon(rows, date)].filter(([, ending]) => !before.has(sameEnding(ending))));
}
function endingSoon(rows, date) {
    const last = (0,decide_days/* dayAfter */.P)(date, notice);
    const found = new Map();
    for (const row of rows)
        if ("until" in row && row.until && row.until >= date && row.until <= last)
            addEnding(row, found);
    return found;
}

;// CONCATENATED MODULE: ./build/bundle/src/fleet/scan/shard-file.js


function shardFileName({ shard, of }) {
    return `shard-${shard}-of-${of}.ndjson`;
}
function isShardFileName(name) {
    return /^shard-\d+-of-\d+\.ndjson$/.test(name);
}
function headerOf(plan, more) {
    return {
        type: "shard",
        version: 2,
        shard: more.shard,
        of: plan.shards,
        plan: more.digest,
        date: plan.date,
        tool: `${plan.tool.name} ${plan.tool.version}`,
        policy: more.policy,
        failOn: more.failOn,
        judgedBy: more.judgedBy,
    };
}
function blockText(header, lines, hash) {
    return [...lines, endOf((0,json/* writeJsonLine */.c)(header).trimEnd(), lines, hash)].map((line) => `${line}\n`).join("");
}
function endOf(first, lines, hash) {
    const end = { type: "end", rows: lines.length, sha256: hash([first, ...lines].join("\n")) };
    return (0,json/* writeJsonLine */.c)(end).trimEnd();
}
function readShardFile(text, hash) {
    const first = text.indexOf("\n");
    const header = first < 0 ? undefined : (0,untyped_json/* fieldsOf */.Pf)((0,untyped_json/* parsedJson */.U4)(text.slice(0, first)));
    if (!isHeader(header))
        return undefined;
    const blocks = new Map();
    let completeLength = first + 1;
    let lines = [];
    let number = 1;
    for (let start = first + 1, end; (end = text.indexOf("\n", start)) >= 0; start = end + 1) {
        const line = text.slice(start, end);
        number++;
        if (!line.startsWith('{"type":"end"')) {
            lines.push(line);
            continue;
        }
        const from = number - lines.length;
        const repository = (0,untyped_json/* fieldsOf */.Pf)((0,untyped_json/* parsedJson */.U4)(lines.at(-1) ?? ""))["repository"];
        if (line !== endOf(text.slice(0, first), lines, hash) || typeof repository !== "string")
            return { header, blocks, completeLength, damaged: { lines, from, to: number } };
        blocks.set(repository, { lines, line: from });
        lines = [];
        completeLength = end + 1;
    }
    return { header, blocks, completeLength };
}
function isHeader(value) {
    return value?.["type"] === "shard" && value["version"] === 2 && typeof value["plan"] === "string";
}

// EXTERNAL MODULE: ./build/bundle/src/evaluate/result.js
var evaluate_result = __webpack_require__(97916);
// EXTERNAL MODULE: ./build/bundle/src/model/profile.js
var model_profile = __webpack_require__(64682);
// EXTERNAL MODULE: ./build/bundle/src/reports/list/rows.js
var rows = __webpack_require__(99077);
// EXTERNAL MODULE: ./build/bundle/src/evaluate/permission.js
var evaluate_permission = __webpack_require__(53954);
;// CONCATENATED MODULE: ./build/bundle/src/fleet/rows/decision.js


function decisionOf(permission) {
    const [grant] = permission?.grants ?? [];
    return {
        allowed: permission ? (0,evaluate_permission/* isAllowed */.Jr)(permission) : null,
        grant: grant ? decision_lineOf(grant.at) : null,
        owner: grant?.owner ?? null,
        until: grant?.until ?? null,
    };
}
function decision_lineOf({ source, span }) {
    return { path: source.path, line: (0,repo_text/* positionAt */.t$)(source, span.start).line };
}

;// CONCATENATED MODULE: ./build/bundle/src/fleet/rows/settings.js





const settings_longest = 300;
function settingRowsOf({ host, load }, permissionOf, common, hash) {
    return load.layers.flatMap(({ name, root, authority }) => authority.map((one) => {
        const { setting, value, effect, may = [], server, at, certainty } = one;
        return {
            type: "setting",
            ...common,
            host,
            layer: name,
            root,
            setting,
            value: String((0,secrets/* withoutSecrets */.cT)(value, hash, setting)),
            effect,
            does: (0,setting_groups/* kindOfSetting */.cg)({ effect, may }),
            may: [...may],
            target: targetOf(one),
            server: server ? serverOf(server, hash) : null,
            ...decision_lineOf(at),
            certainty: certainty ?? (0,inspect/* certaintyOfHost */.Pb)(host),
            ...decisionOf(permissionOf?.({ host, path: at.source.path, effect, may })),
        };
    }));
}
function targetOf({ server, value, may = [], names = [], content = "" }) {
    if (server)
        return server.kind === "url" ? hostIn(server.value) : shown(server.value);
    if (may.includes("execute")) {
        const command = names.length === 1 ? names[0] : commandIn(content);
        return command === undefined ? null : shown(command);
    }
    if (!may.includes("network"))
        return null;
    const text = (0,untyped_json/* parsedJson */.U4)(content);
    return hostIn(typeof text === "string" ? text : value);
}
function commandIn(content) {
    const table = (0,untyped_json/* parsedJson */.U4)(content);
    if (typeof table !== "object" || table === null)
        return undefined;
    const { command, args = [] } = table;
    const words = [command, args].flat();
    return command !== undefined && words.every((word) => typeof word === "string") ? words.join(" ") : undefined;
}
function hostIn(address) {
    const host = URL.canParse(address) ? new URL(address).host : "";
    return host === "" ? null : shown(host);
}
function shown(text) {
    const line = (0,secrets/* masked */.Iv)(text).replace(/\s+/g, " ").trim();
    return line.length <= settings_longest ? line : `${line.slice(0, settings_longest).replace(/[\ud800-\udbff]$/, "")}…`;
}
function serverOf({ name, kind, value }, hash) {
    return { name: textWithoutSecrets(name, hash), kind, value: textWithoutSecrets(value, hash) };
}
function textWithoutSecrets(text, hash) {
    return String((0,secrets/* withoutSecrets */.cT)(text, hash));
}

;// CONCATENATED MODULE: ./build/bundle/src/fleet/rows/index.js








function rowsOf(repository, scanned, frame) {
    const { hash } = frame;
    const common = rows_commonOf(repository, frame);
    if (scanned.kind !== "read")
        return [unreadRow(repository, scanned, frame)];
    const { result, gate, holdsUntil, problem } = scanned;
    const { inspection, findings } = result;
    const { profiles, errors, warnings, notes } = (0,evaluate_result/* summaryOf */.YG)(result);
    return [
        ...inspection.subjects.map((subject) => profileRowOf(subject, result, common, hash)),
        ...inspection.loads.flatMap((load) => settingRowsOf(load, result.settingPermissionOf, common, hash)),
        ...(0,rows/* unjudgedFiles */.e$)(inspection).map((file) => uncheckedRowOf(file, common, hash)),
        ...findings.map((found) => findingRowOf(found, common, hash)),
        {
            type: "repository",
            ...common,
            ...plannedOf(repository),
            conclusion: (0,evaluate_result/* conclusionOf */.vu)(result) === "findings" ? "failed" : "passed",
            problem: problem === undefined ? null : textWithoutSecrets(problem, hash),
            power: null,
            profiles,
            errors,
            warnings,
            notes,
            gate: gateOf(gate, hash),
            policy: result.sources.map(({ ref, commit: from, sha256 }) => ({ ref, commit: from, sha256 })),
            judgedBy: frame.judgedBy,
            holdsUntil,
        },
    ];
}
function rows_commonOf({ name, commit }, { tool, date }) {
    return { repository: name, commit, date, tool: `${tool.name} ${tool.version}` };
}
function plannedOf({ branch, tree, visibility, archived, properties }) {
    return { branch, tree, visibility, archived, properties };
}
function unreadRow(repository, { kind, problem, gate = [] }, frame) {
    return {
        type: "repository",
        ...rows_commonOf(repository, frame),
        ...plannedOf(repository),
        conclusion: kind,
        problem: textWithoutSecrets(problem, frame.hash),
        power: null,
        profiles: 0,
        errors: 0,
        warnings: 0,
        notes: 0,
        gate: gateOf(gate, frame.hash),
        policy: [],
        judgedBy: frame.judgedBy,
        holdsUntil: null,
    };
}
function gateOf(gate, hash) {
    return gate.map(({ weakened, ...place }) => ({
        ...place,
        ...(weakened ? { weakened: weakened.map((sentence) => textWithoutSecrets(sentence, hash)) } : {}),
    }));
}
function profileRowOf(subject, result, common, hash) {
    const { host, edition, item } = subject;
    const { layer, files, verdict, profile } = item;
    const [path = null] = files;
    return {
        type: "profile",
        ...common,
        host,
        edition,
        layer: layer.name,
        reach: layer.name === "organisation" ? "organisation" : "repository",
        path,
        verdict: verdict.kind,
        ...(profile ? factsOf(profile, hash) : unread),
        ...decisionOf(result.permissionOf?.(subject)),
        codeOwners: path === null ? [] : [...(result.ownersOf?.(path) ?? [])],
        certainty: (0,inspect/* certaintyOf */.hh)(host, item),
    };
}
const unread = { name: null, capabilities: [], model: null, mode: null, servers: [] };
function factsOf(profile, hash) {
    const textOf = (fact) => {
        const value = (0,model_fact/* known */.eO)(fact);
        return value === undefined ? null : textWithoutSecrets(value, hash);
    };
    return {
        name: textOf(profile.name),
        capabilities: [...(0,model_profile/* capabilitiesOf */.SF)(profile)],
        model: textOf(profile.model),
        mode: textOf(profile.permissionMode),
        servers: profile.servers.map((server) => serverOf(server, hash)),
    };
}
function uncheckedRowOf({ host, edition, path, message }, common, hash) {
    const reader = host === "" ? { host: null, edition: null } : { host, edition };
    return { type: "unchecked", ...common, ...reader, path, message: textWithoutSecrets(message, hash) };
}
function findingRowOf({ finding, state, waiver, fingerprint }, common, hash) {
    const { rule, kind = null, severity, certainty, message, at, host, edition, layer, item } = finding;
    const { line, column } = (0,repo_text/* positionAt */.t$)(at.source, at.span.start);
    const profile = item?.profile && (0,model_fact/* known */.eO)(item.profile.name);
    return {
        type: "finding",
        ...common,
        rule,
        kind,
        class: finding.class,
        severity,
        certainty,
        message: textWithoutSecrets(message, hash),
        path: at.source.path,
        line,
        column,
        host,
        edition,
        layer: layer?.name ?? null,
        profile: profile === undefined ? null : textWithoutSecrets(profile, hash),
        state,
        owner: waiver?.owner ?? null,
        until: waiver?.until ?? null,
        fingerprint,
    };
}

;// CONCATENATED MODULE: ./build/bundle/src/fleet/merge/kept.js

function withEarlierRows(block, before) {
    const { row } = block;
    if (!before || (row.conclusion !== "unreached" && row.conclusion !== "undecided"))
        return block;
    const rows = before.map((line) => JSON.parse(line));
    const old = rows.find((one) => one.type === "repository");
    const readOn = old ? lastRead(old) : null;
    if (!old || readOn === null)
        return block;
    const gate = row.conclusion === "unreached" ? old.gate : row.gate;
    const { profiles, errors, warnings, notes } = old;
    const own = { ...row, stale: true, readOn, profiles, errors, warnings, notes, gate };
    return {
        row: own,
        lines: [(0,json/* writeJsonLine */.c)(own).trimEnd(), ...rows.filter((one) => one !== old).map((one) => staleLine(one))],
    };
}
function lastRead({ conclusion, readOn, date }) {
    return conclusion === "passed" || conclusion === "failed" ? date : (readOn ?? null);
}
function staleLine(row) {
    return (0,json/* writeJsonLine */.c)({ ...row, stale: true }).trimEnd();
}

;// CONCATENATED MODULE: ./build/bundle/src/fleet/merge/power.js


function withPower({ row, lines }, before, isCompared) {
    const power = isCompared && power_isRead(row) ? powerSince(power_rowsIn(before ?? []), power_rowsIn(lines)) : null;
    if (power === null)
        return { row, lines };
    const own = { ...row, power };
    return { row: own, lines: [(0,json/* writeJsonLine */.c)(own).trimEnd(), ...lines.slice(1)] };
}
function powerSince(before, after) {
    const old = before.find((row) => row.type === "repository");
    if (old && lastRead(old) === null)
        return null;
    const [had, has] = [powersIn(before), powersIn(after)];
    if ([...has].some((power) => !had.has(power)))
        return "widened";
    return [...had].some((power) => !has.has(power)) ? "narrowed" : "unchanged";
}
function power_isRead({ conclusion }) {
    return conclusion === "passed" || conclusion === "failed";
}
function power_rowsIn(lines) {
    return lines.map((line) => JSON.parse(line));
}
function powersIn(rows) {
    return new Set(rows.flatMap((row) => {
        if (row.type === "profile")
            return row.capabilities.map((may) => JSON.stringify([row.host, row.edition, row.path, row.name, may]));
        return row.type === "setting" ? row.may.map((may) => JSON.stringify([row.host, row.path, row.setting, may])) : [];
    }));
}

;// CONCATENATED MODULE: ./build/bundle/src/fleet/merge/index.js








async function mergeShards(input) {
    const { plan, previous } = input;
    const files = shardsIn(input, await rowReader(again));
    const old = previous && (await blocksOf(previous));
    const missing = Array.from({ length: plan.shards }, (_, at) => at + 1).filter((shard) => !isComplete(shard, plan, files));
    if (missing.length > 0 && !old)
        throw new repo_tree/* UserError */.yo(`${missing.length === 1 ? `shard ${missing[0]} of ${plan.shards} is` : `shards ${missing.slice(0, 10).join(", ")}${missing.length > 10 ? ", …" : ""} of ${plan.shards} are`} missing or unfinished${unfinishedText(missing, files)}; scan again, or name the last inventory with \`--previous DIR\` to keep its rows`);
    const repositories = plan.repositories.map((repository) => {
        const lines = files.get(repository.shard)?.file.blocks.get(repository.name)?.lines;
        const kept = old?.get(repository.name);
        if (lines)
            return withPower(withEarlierRows(blockFrom(lines), kept), kept, old !== undefined);
        if (kept)
            return blockFrom(kept.map((line) => staleLine(JSON.parse(line))));
        const rows = rowsOf(repository, { kind: "unreached", problem: "its shard was not scanned" }, {
            tool: { ...plan.tool, homepage: "" },
            date: plan.date,
            hash: input.hash,
            judgedBy: null,
        });
        return blockFrom(rows.map((row) => (0,json/* writeJsonLine */.c)(row).trimEnd()));
    });
    return { repositories, date: plan.date, tool: `${plan.tool.name} ${plan.tool.version}` };
}
function shardsIn({ shards, digest, plan, hash }, read) {
    const found = new Map();
    let first;
    for (const named of shards) {
        const file = readShardFile(named.text, hash);
        if (!file)
            throw new repo_tree/* UserError */.yo(`\`${named.name}\` is not the file of a shard of this version; scan that shard again`);
        if (file.header.plan !== digest || file.header.of !== plan.shards)
            throw new repo_tree/* UserError */.yo(`\`${named.name}\` is a shard of another plan; merge only shards of one plan`);
        requireUndamaged(named.name, file, read);
        first ??= { file, named };
        if (judgedBy(file.header) !== judgedBy(first.file.header))
            throw new repo_tree/* UserError */.yo(`\`${named.name}\` was scanned with another policy, --fail-on or version than \`${first.named.name}\`; scan all shards alike`);
        const twin = found.get(file.header.shard);
        if (twin && twin.named.text !== named.text)
            throw new repo_tree/* UserError */.yo(`\`${twin.named.name}\` and \`${named.name}\` are two scans of shard ${file.header.shard}; name one of them`);
        found.set(file.header.shard, { file, named });
    }
    return found;
}
const again = "scan that shard again, with the same `--out`";
function requireUndamaged(name, { blocks, damaged }, read) {
    for (const { lines, line } of blocks.values())
        read(lines, (at) => `${name}:${line + at}`);
    if (!damaged)
        return;
    const { lines, from, to } = damaged;
    read(lines, (at) => `${name}:${from + at}`);
    throw new repo_tree/* UserError */.yo(`\`${name}:${to}\`: lines ${from} to ${to} are not those that the scan wrote; ${again}`);
}
function unfinishedText(missing, files) {
    const names = missing.flatMap((shard) => files.get(shard)?.named.name ?? []).slice(0, 10);
    return names.length === 0 ? "" : ` (${names.map((name) => `\`${name}\``).join(", ")} ends too early)`;
}
function judgedBy({ policy, tool, failOn, judgedBy: digest }) {
    return JSON.stringify([policy, tool, failOn, digest]);
}
function isComplete(shard, plan, files) {
    const blocks = files.get(shard)?.file.blocks;
    return (blocks !== undefined &&
        plan.repositories.every((repository) => repository.shard !== shard || blocks.has(repository.name)));
}
function blockFrom(lines) {
    const at = lines.findIndex((line) => line.startsWith('{"type":"repository",'));
    const own = lines[at];
    if (own === undefined)
        throw new Error("a block has no row of its repository");
    return { row: JSON.parse(own), lines: [own, ...lines.slice(0, at), ...lines.slice(at + 1)] };
}

;// CONCATENATED MODULE: ./build/bundle/src/fleet/merge/redact.js



const kept = new Set([
    "type",
    "date",
    "tool",
    "visibility",
    "conclusion",
    "power",
    "host",
    "edition",
    "layer",
    "reach",
    "verdict",
    "capabilities",
    "may",
    "effect",
    "does",
    "certainty",
    "rule",
    "kind",
    "class",
    "severity",
    "state",
    "until",
    "holdsUntil",
    "readOn",
]);
const keptOfPublic = new Set([
    ...kept,
    "repository",
    "commit",
    "branch",
    "tree",
    "path",
    "root",
    "version",
]);
const foreign = new Set(["policy", "ruleset"]);
function redacted(inventory, hash) {
    const repositories = inventory.repositories.map((block) => redactedBlock(block, hash));
    return { ...inventory, repositories: repositories.sort((a, b) => (0,repo_path/* byBytes */.bg)(a.row.repository, b.row.repository)) };
}
function redactedBlock({ row, lines }, hash) {
    const stays = row.visibility === "public" ? keptOfPublic : kept;
    const rows = lines.map((line) => hiddenIn(JSON.parse(line), stays, hash));
    const own = rows.find((one) => one.type === "repository");
    if (!own)
        throw new Error("a block has no row of its repository");
    return { row: own, lines: rows.map((one) => (0,json/* writeJsonLine */.c)(one).trimEnd()) };
}
function hiddenIn(value, stays, hash, key = "") {
    if (typeof value === "string")
        return stays.has(key) || isPreset(key, value) ? value : redact_hidden(value, hash);
    if (Array.isArray(value))
        return value.map((one) => hiddenIn(one, stays, hash, key));
    if (typeof value !== "object" || value === null)
        return value;
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => {
        if (key === "properties")
            return [redact_hidden(name, hash), hiddenIn(inner, redact_none, hash)];
        return [name, hiddenIn(inner, foreign.has(name) ? kept : stays, hash, name)];
    }));
}
const redact_none = new Set();
function isPreset(key, value) {
    return key === "ref" && /^preset:[a-z]+$/.test(value);
}
function redact_hidden(text, hash) {
    return `${redactedMark}${hash(text).slice(0, 12)}`;
}

;// CONCATENATED MODULE: ./build/bundle/src/fleet/merge/sqlite.js


const tables = {
    repositories: [
        "repository PRIMARY KEY",
        "commit_id",
        "date",
        "tool",
        "stale",
        "branch",
        "tree",
        "visibility",
        "archived",
        "properties",
        "conclusion",
        "problem",
        "power",
        "profiles",
        "errors",
        "warnings",
        "notes",
        "read_on",
    ],
    gates: [
        "repository",
        "kind",
        "path",
        "line",
        "version",
        "ruleset",
        "ruleset_repository",
        "ruleset_commit",
        "weakened",
    ],
    policies: ["repository", "ref", "commit_id", "sha256"],
    profiles: [
        "id INTEGER PRIMARY KEY",
        "repository",
        "host",
        "edition",
        "layer",
        "reach",
        "path",
        "name",
        "verdict",
        "allowed",
        "grant_path",
        "grant_line",
        "owner",
        "until",
        "model",
        "mode",
        "certainty",
        ...model_capability/* capabilities */.R7.map((capability) => `can_${capability}`),
    ],
    code_owners: ["profile", "owner"],
    servers: ["profile", "name", "kind", "value", "repository", "path"],
    settings: [
        "repository",
        "host",
        "layer",
        "root",
        "setting",
        "value",
        "effect",
        "may",
        "path",
        "line",
        "certainty",
        "does",
        "target",
        "allowed",
        "grant_path",
        "grant_line",
        "owner",
        "until",
    ],
    unchecked: ["repository", "host", "edition", "path", "message"],
    findings: [
        "repository",
        "rule",
        "kind",
        "class",
        "severity",
        "certainty",
        "message",
        "path",
        "line",
        "host",
        "profile",
        "state",
        "owner",
        "until",
        "fingerprint",
    ],
};
const indexes = [
    "profiles (repository)",
    "profiles (name)",
    "profiles (owner, until)",
    "gates (repository)",
    "servers (profile)",
    "code_owners (profile)",
    "settings (repository)",
    "settings (effect)",
    "settings (does)",
    "servers (repository)",
    "unchecked (repository)",
    "findings (repository)",
    "findings (rule, severity)",
    "findings (fingerprint)",
];
const views = [
    "CREATE VIEW offered AS SELECT * FROM profiles WHERE verdict = 'loaded'",
    "CREATE VIEW ungated AS SELECT * FROM repositories WHERE profiles > 0 AND repository NOT IN (SELECT repository FROM gates)",
];
function fillDatabase(database, { repositories }) {
    for (const [table, columns] of Object.entries(tables))
        database.run(`CREATE TABLE ${table} (${columns.join(", ")})`);
    const add = Object.fromEntries(Object.entries(tables).map(([table, columns]) => [
        table,
        database.insert(`INSERT INTO ${table} VALUES (${columns.map(() => "?").join(", ")})`),
    ]));
    let profile = 0;
    for (const { row, lines } of repositories) {
        addRepository(row, add);
        for (const line of lines.slice(1)) {
            const other = JSON.parse(line);
            if (other.type === "profile")
                addProfile(++profile, other, add);
            if (other.type === "setting")
                addSetting(other, add);
            if (other.type === "unchecked")
                addUnchecked(other, add);
            if (other.type === "finding")
                addFinding(other, add);
        }
    }
    for (const index of indexes)
        database.run(`CREATE INDEX ${index.replace(/\W+/g, "_")} ON ${index}`);
    for (const view of views)
        database.run(view);
}
function addRepository(row, add) {
    const { repository, commit, date, tool, branch, conclusion, problem, profiles, errors, warnings, notes } = row;
    const stale = row.stale ? 1 : 0;
    add["repositories"]?.(repository, commit, date, tool, stale, branch, row.tree, row.visibility, Number(row.archived), JSON.stringify(row.properties), conclusion, problem, row.power, profiles, errors, warnings, notes, lastRead(row));
    for (const { kind, path, line, version, ruleset, weakened } of row.gate)
        add["gates"]?.(repository, kind, path, line, version, ruleset?.id ?? null, ruleset?.repository ?? null, ruleset?.commit ?? null, weakened?.join("; ") ?? null);
    for (const { ref, commit: from, sha256 } of row.policy)
        add["policies"]?.(repository, ref, from, sha256);
}
function addProfile(id, row, add) {
    add["profiles"]?.(id, row.repository, row.host, row.edition, row.layer, row.reach, row.path, row.name, row.verdict, row.allowed === null ? null : Number(row.allowed), row.grant?.path ?? null, row.grant?.line ?? null, row.owner, row.until, row.model, row.mode, row.certainty, ...model_capability/* capabilities */.R7.map((capability) => Number(row.capabilities.includes(capability))));
    for (const owner of row.codeOwners)
        add["code_owners"]?.(id, owner);
    for (const { name, kind, value } of row.servers)
        add["servers"]?.(id, name, kind, value, row.repository, row.path);
}
function addSetting(row, add) {
    const { repository, host, layer, root, setting, value, effect, may, path, line, certainty, does, target } = row;
    const { allowed = null, grant = null, owner = null, until = null } = row;
    const words = may.join(" ");
    const own = [repository, host, layer, root, setting, value, effect, words, path, line, certainty, does, target];
    add["settings"]?.(...own, allowed === null ? null : Number(allowed), grant?.path ?? null, grant?.line ?? null, owner, until);
    if (row.server && effect !== "narrows")
        add["servers"]?.(null, row.server.name, row.server.kind, row.server.value, repository, path);
}
function addUnchecked({ repository, host, edition, path, message }, add) {
    add["unchecked"]?.(repository, host, edition, path, message);
}
function addFinding(row, add) {
    add["findings"]?.(row.repository, row.rule, row.kind, row.class, row.severity, row.certainty, row.message, row.path, row.line, row.host, row.profile, row.state, row.owner, row.until, row.fingerprint);
}

;// CONCATENATED MODULE: ./build/bundle/src/platform/sqlite.js

function writeDatabase(path, fill) {
    const sqlite = loaded();
    if (!sqlite) {
        (0,external_node_fs_.rmSync)(path, { force: true });
        return false;
    }
    const temporary = `${path}.partial`;
    (0,external_node_fs_.rmSync)(temporary, { force: true });
    const database = new sqlite.DatabaseSync(temporary);
    try {
        database.exec("PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF; BEGIN");
        fill({
            run: (sql) => database.exec(sql),
            insert: (sql) => {
                const statement = database.prepare(sql);
                return (...cells) => {
                    statement.run(...cells.map(asWritten));
                };
            },
        });
        database.exec("COMMIT");
    }
    finally {
        database.close();
    }
    (0,external_node_fs_.renameSync)(temporary, path);
    return true;
}
function asWritten(cell) {
    return Number.isInteger(cell) ? BigInt(cell) : cell;
}
function loaded() {
    const { emitWarning } = process;
    process.emitWarning = () => undefined;
    try {
        return process.getBuiltinModule("node:sqlite");
    }
    finally {
        process.emitWarning = emitWarning;
    }
}

;// CONCATENATED MODULE: ./build/bundle/src/cli/commands/fleet/merge.js


















async function runMerge({ folders, out, previous, redact }, environment) {
    const absolute = (path) => (0,native_path/* absolutePath */.Hi)(environment.directory, path);
    const existing = (path) => outputFolder(absolute(path), { create: false });
    const { plan, shards } = scanned(folders.map((path) => ({ path, folder: existing(path) })));
    const last = previous === undefined ? undefined : inventoryAt("--previous", previous, environment);
    const merged = await mergeShards({
        plan: await readPlan(plan.text, plan.name, environment.tool),
        digest: (0,platform_hash.sha256)(plan.text),
        shards,
        previous: last,
        hash: platform_hash.sha256,
    });
    const inventory = redact ? redacted(merged, (0,platform_hash.secretHash)()) : merged;
    const target = outputFolder(absolute(out), { create: true });
    await writeTexts(target, inventory);
    if (last && !redact)
        target.replace("news.md", [newsSince(await blocksOf(last), inventory)]);
    else
        target.remove("news.md");
    const database = (0,repo_path/* join */.fj)(absolute(out), "inventory.sqlite");
    const hasDatabase = writeDatabase(database, (empty) => fillDatabase(empty, inventory));
    if (redact)
        removeObjects(absolute(out));
    else
        copyObjects(merged, folders.map(absolute), previous && absolute(previous), absolute(out));
    const rows = inventory.repositories.map(({ row }) => row);
    const unreached = rows.filter(({ conclusion }) => conclusion === "unreached").length;
    const stale = rows.filter((row) => row.stale).length;
    return {
        code: unreached + stale > 0 ? 4 : 0,
        texts: [],
        notes: [
            `${(0,counted/* counted */.h)(rows.length, "repository", "repositories")} in ${(0,sanitize_text/* visible */.RK)(out)}: ${unreached} not read, ${stale} from the earlier inventory`,
            ...(hasDatabase ? [] : ["no inventory.sqlite was written: it needs Node.js 22.13 or newer"]),
        ],
    };
}
function scanned(opened) {
    const plans = opened.flatMap(({ path, folder }) => {
        const text = folder.read(planFile);
        return text === undefined ? [] : [{ name: `${path}/${planFile}`, text }];
    });
    const [plan] = plans;
    if (!plan)
        throw new repo_tree/* UserError */.yo(`no folder has a \`${planFile}\`; name the folders that \`fleet scan\` wrote`);
    const other = plans.find(({ text }) => text !== plan.text);
    if (other)
        throw new repo_tree/* UserError */.yo(`\`${plan.name}\` and \`${other.name}\` are two plans; merge the shards of one`);
    const shards = opened.flatMap(({ path, folder }) => folder
        .names()
        .filter(isShardFileName)
        .map((name) => ({ name: `${path}/${name}`, text: folder.read(name) ?? "" })));
    return { plan, shards };
}
async function writeTexts(target, inventory) {
    const summary = inventorySummary(inventory);
    target.replace("inventory.ndjson", inventory.repositories.map(({ lines }) => lines.map((line) => `${line}\n`).join("")));
    target.replace("inventory.csv", inventoryCsv(inventory));
    target.replace("settings.csv", settingsCsv(inventory));
    target.replace("summary.md", [summary]);
    const { inventoryHtml } = await Promise.all(/* import() */[__webpack_require__.e(5043), __webpack_require__.e(1960)]).then(__webpack_require__.bind(__webpack_require__, 11960));
    target.replace("inventory.html", [inventoryHtml(inventory)]);
}
function copyObjects({ repositories }, folders, previous, out) {
    const [readers, earlier] = [folders.map(objectReader), previous === undefined ? [] : [objectReader(previous)]];
    const target = outputFolder((0,repo_path/* join */.fj)(out, objectsFolder), { create: true });
    const needed = new Set();
    for (const { row } of repositories) {
        if (row.conclusion !== "passed" && row.conclusion !== "failed")
            continue;
        const object = (row.stale ? earlier : readers).reduce((found, read) => found ?? read(row.repository), undefined);
        if (object === undefined)
            continue;
        const name = objectFileName(row.repository);
        needed.add(name);
        target.replace(name, [object]);
    }
    for (const name of target.names())
        if (!needed.has(name))
            target.remove(name);
}
function removeObjects(out) {
    if (!outputFolder(out, { create: true }).names().includes(objectsFolder))
        return;
    const target = outputFolder((0,repo_path/* join */.fj)(out, objectsFolder), { create: false });
    for (const name of target.names())
        target.remove(name);
    target.removeItself();
}

// EXTERNAL MODULE: ./build/bundle/src/platform/github/request.js + 1 modules
var request = __webpack_require__(42445);
;// CONCATENATED MODULE: ./build/bundle/src/platform/github/repository/client.js


const maxParallel = 6;
const maxRequests = 900;
const answerBytes = 96 << 20;
function clientFor(options) {
    const { api, graphql, token, repository } = options;
    const [owner = "", name = ""] = repository.split("/");
    const send = limitedSender(options);
    return {
        async get(path, limit) {
            const address = `/repos/${encodeURIComponent(owner)}/${encodeURIComponent(name)}/${path}`;
            const answer = await send({ api, token }, address, limit);
            if (answer.kind === "answered")
                return parsed(answer.text);
            if (answer.status === 404 || answer.status === 422)
                return undefined;
            throw failure(answer);
        },
        async query(selection, variables) {
            const declared = [
                "$owner: String!",
                "$name: String!",
                ...Object.keys(variables).map((key) => `$${key}: GitObjectID!`),
            ].join(", ");
            const query = `query (${declared}) { repository(owner: $owner, name: $name) { ${selection} } }`;
            const answer = await send({ api: graphql, token }, "", answerBytes, {
                query,
                variables: { owner, name, ...variables },
            });
            if (answer.kind === "failed") {
                if (answer.status === undefined || answer.status >= 500)
                    return undefined;
                throw failure(answer);
            }
            const found = client_fieldsOf(parsed(answer.text)["data"])["repository"];
            return typeof found === "object" && found !== null ? client_fieldsOf(found) : undefined;
        },
    };
}
function limitedSender({ patience = { milliseconds: 60_000 }, admit }) {
    const waiting = [];
    let busy = 0;
    let sent = 0;
    return async (service, path, limit, query) => {
        if (++sent > maxRequests)
            throw new repo_tree/* UserError */.yo(`this needs more than ${maxRequests} requests to GitHub's API; check out the repository in an earlier step`);
        if (busy >= maxParallel)
            await new Promise((resolve) => waiting.push(resolve));
        busy++;
        try {
            await admit?.();
            return await (0,request/* sendRequest */.w)(service, {
                path,
                accept: "application/vnd.github+json",
                limit,
                patience,
                ...(query === undefined ? {} : { query }),
            });
        }
        finally {
            busy--;
            waiting.shift()?.();
        }
    };
}
function failure({ status, reason }) {
    return new repo_tree/* UserError */.yo(`${reason}${status === 401 || status === 403 ? "; the input `token` needs `contents: read`" : ""}`);
}
function parsed(text) {
    try {
        return client_fieldsOf(JSON.parse(text));
    }
    catch {
        throw new repo_tree/* UserError */.yo("GitHub's answer is not JSON");
    }
}
function client_fieldsOf(value) {
    return typeof value === "object" && value !== null && !Array.isArray(value) ? value : {};
}
function idOf(value) {
    return typeof value === "string" && /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(value) ? value : undefined;
}

;// CONCATENATED MODULE: ./build/bundle/src/platform/github/organisation/properties.js

const perPage = 100;
async function propertiesOf(owner, session) {
    const found = new Map();
    for (let page = 1;; page++) {
        const answer = await session.get(`/orgs/${encodeURIComponent(owner)}/properties/values?per_page=${perPage}&page=${page}`);
        if (answer.kind === "failed")
            return answer.reason;
        const items = Array.isArray(answer.value) ? answer.value.map(client_fieldsOf) : [];
        for (const { repository_full_name: name, properties } of items)
            if (typeof name === "string" && Array.isArray(properties))
                found.set(name, valuesOf(properties));
        if (items.length < perPage)
            return found;
    }
}
function valuesOf(properties) {
    return Object.fromEntries(properties.flatMap((property) => {
        const { property_name: name, value } = client_fieldsOf(property);
        if (typeof name !== "string")
            return [];
        if (typeof value === "string")
            return [[name, value]];
        return Array.isArray(value) && value.every((one) => typeof one === "string") ? [[name, value]] : [];
    }));
}
async function hourlyRate(session) {
    const answer = await session.get("/rate_limit");
    if (answer.kind === "failed")
        return undefined;
    const { limit } = client_fieldsOf(client_fieldsOf(client_fieldsOf(answer.value)["resources"])["core"]);
    return typeof limit === "number" && limit > 0 ? limit : undefined;
}

// EXTERNAL MODULE: ./build/bundle/src/platform/github/addresses.js
var github_addresses = __webpack_require__(41649);
// EXTERNAL MODULE: ./build/bundle/src/platform/github/clock.js
var clock = __webpack_require__(31831);
;// CONCATENATED MODULE: ./build/bundle/src/platform/github/organisation/pace.js


const minute = 60_000;
const hour = 60 * minute;
function paceOf({ perHour, perMinute, budget }, clock) {
    const times = [];
    let sent = 0;
    let last = Promise.resolve();
    const next = async () => {
        if (budget !== undefined && sent >= budget)
            throw spent(budget);
        for (;;) {
            const now = clock.now();
            const wait = (0,many/* largest */.nQ)([{ limit: perMinute, span: minute }, ...(perHour === undefined ? [] : [{ limit: perHour, span: hour }])].map(({ limit, span }) => (times.at(-limit) ?? -Infinity) + span - now));
            if (wait <= 0)
                break;
            await clock.sleep(wait);
        }
        const now = clock.now();
        while ((times[0] ?? now) <= now - hour)
            times.shift();
        times.push(now);
        sent++;
    };
    return {
        admit() {
            const turn = last.then(next);
            last = turn.catch(() => undefined);
            return turn;
        },
        sent: () => sent,
    };
}
function spent(budget) {
    return new repo_tree/* UserError */.yo(`the budget of ${budget} ${budget === 1 ? "request" : "requests"} is used up; scan again with the same --out, which goes on from here`);
}

;// CONCATENATED MODULE: ./build/bundle/src/platform/github/organisation/session.js



const session_answerBytes = 32 << 20;
function openSession({ api, graphql, token, patience, admit }) {
    const send = async (service, path, query) => {
        await admit();
        return (0,request/* sendRequest */.w)(service, {
            path,
            accept: "application/vnd.github+json",
            limit: session_answerBytes,
            patience,
            ...(query ? { query } : {}),
        });
    };
    return {
        async get(path) {
            const answer = await send({ api, token }, path);
            return answer.kind === "failed" ? answer : { kind: "answered", value: session_parsed(answer.text) };
        },
        async query(query, variables) {
            const answer = await send({ api: graphql, token }, "", { query, variables });
            if (answer.kind === "failed") {
                if (answer.status !== undefined && answer.status >= 500)
                    return "failed";
                throw new repo_tree/* UserError */.yo(`${answer.reason}${answer.status === 401 ? "; GITHUB_TOKEN or GH_TOKEN is not valid" : ""}`);
            }
            const { data, errors } = client_fieldsOf(session_parsed(answer.text));
            return { data: client_fieldsOf(data), errors: Array.isArray(errors) ? errors.map(client_fieldsOf) : [] };
        },
    };
}
function session_parsed(text) {
    try {
        return JSON.parse(text);
    }
    catch {
        throw new repo_tree/* UserError */.yo("GitHub's answer is not JSON");
    }
}

;// CONCATENATED MODULE: ./build/bundle/src/cli/commands/fleet/connection.js





const patienceMilliseconds = 75 * 60_000;
const perMinute = 900;
function connect({ environment }, limits, budget) {
    const { token, ...addresses } = (0,github_addresses/* serviceOf */.z)(environment);
    if (token === undefined)
        throw new repo_tree/* UserError */.yo("GitHub is asked with a token: set GITHUB_TOKEN or GH_TOKEN to one that may read contents and metadata of the repositories");
    const share = {
        perHour: limits?.perHour ?? undefined,
        perMinute: Math.floor(perMinute / (limits?.parallel ?? 1)),
        budget: budget ?? limits?.budget ?? undefined,
    };
    const pace = paceOf(share, clock/* machineClock */.w);
    const patience = { milliseconds: patienceMilliseconds, attempts: 6 };
    const { api, graphql } = addresses;
    const session = openSession({ api, graphql, token, patience, admit: () => pace.admit() });
    return { service: { ...addresses, token }, session, pace, patience };
}

// EXTERNAL MODULE: ./build/bundle/src/platform/git/bare.js
var bare = __webpack_require__(27704);
// EXTERNAL MODULE: ./build/bundle/src/platform/git/index.js + 5 modules
var platform_git = __webpack_require__(27722);
// EXTERNAL MODULE: ./build/bundle/src/platform/git/command.js + 1 modules
var command = __webpack_require__(21156);
;// CONCATENATED MODULE: ./build/bundle/src/platform/git/mirrors.js





const recovered = "lost+found";
const maxDepth = 6;
const nestedDepth = 2;
function mirrorsBelow(folder) {
    if (kindOf(folder) !== "folder")
        throw new repo_tree/* UserError */.yo(`\`--mirrors ${folder}\` is not a folder`);
    const found = {
        repositories: [],
        links: [],
        nested: [],
        deep: [],
        recovered: [],
    };
    const visit = (below, depth) => {
        const entries = entriesOf((0,external_node_path_.join)(folder, below));
        if (typeof entries === "string") {
            if (below === "")
                throw new repo_tree/* UserError */.yo(`\`--mirrors ${folder}\` cannot be read: ${entries}`);
            if (below === recovered)
                found.recovered.push(below);
            else
                found.repositories.push({ ...mirrorAt(below), problem: `the folder is not readable (${entries})` });
            return;
        }
        if (below !== "" && looksLikeRepository(folder, below, entries)) {
            found.repositories.push(mirrorAt(below));
            if (hasWorkingTree(entries))
                (0,many/* append */.BC)(found.nested, repositoriesIn(folder, below, entries, nestedDepth));
            return;
        }
        (0,many/* append */.BC)(found.links, entries
            .filter((entry) => entry.isSymbolicLink() && kindOf((0,external_node_path_.join)(folder, below, entry.name)) !== "file")
            .map(({ name }) => inside(below, name)));
        const folders = foldersIn(below, entries);
        if (depth < maxDepth)
            for (const path of folders)
                visit(path, depth + 1);
        else
            (0,many/* append */.BC)(found.deep, folders);
    };
    visit("", 0);
    return found;
}
function mirrorAt(path) {
    return { name: path.replace(/\.git$/, ""), path };
}
function entriesOf(path) {
    try {
        return (0,external_node_fs_.readdirSync)(path, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1));
    }
    catch (error) {
        if (!(error instanceof Error && (0,repo_tree/* isOfMachine */.zv)(error)))
            throw error;
        return error.message.replace(/, \w+ '.*$/s, "");
    }
}
function looksLikeRepository(folder, path, entries) {
    const isThere = (name) => entries.some((entry) => entry.name === name);
    if (path.endsWith(".git") || isThere(".git"))
        return true;
    return ["objects", "refs"].every((name) => isThere(name) && !isRepository((0,external_node_path_.join)(folder, path, name)));
}
function isRepository(path) {
    const entries = entriesOf(path);
    return typeof entries !== "string" && entries.some(({ name }) => name === ".git" || name === "HEAD");
}
function hasWorkingTree(entries) {
    return entries.some(({ name }) => name === ".git");
}
function repositoriesIn(folder, below, entries, depth) {
    return foldersIn(below, entries).flatMap((path) => {
        if (path.endsWith("/.git"))
            return [];
        const inner = entriesOf((0,external_node_path_.join)(folder, path));
        if (typeof inner === "string")
            return [];
        if (!looksLikeRepository(folder, path, inner))
            return depth > 1 ? repositoriesIn(folder, path, inner, depth - 1) : [];
        return inner.some((entry) => entry.name === ".git" && !entry.isDirectory()) ? [] : [path];
    });
}
function foldersIn(below, entries) {
    const isMirror = (entry) => entry.isDirectory() && !(below === "" && entry.name === ".git");
    return entries.filter(isMirror).map(({ name }) => inside(below, name));
}
function inside(below, name) {
    return below === "" ? name : `${below}/${name}`;
}
function kindOf(path) {
    try {
        const kind = (0,external_node_fs_.statSync)(path, { throwIfNoEntry: false });
        return kind?.isDirectory() ? "folder" : kind && "file";
    }
    catch (error) {
        if ((0,repo_tree/* isOfMachine */.zv)(error))
            return undefined;
        throw error;
    }
}
function headBranch(gitDirectory) {
    const head = (0,external_node_path_.join)(gitDirectory, "HEAD");
    if (!(0,external_node_fs_.lstatSync)(head, { throwIfNoEntry: false })?.isFile())
        return undefined;
    const [, name] = /^ref:\s*refs\/heads\/(\S+)\s*$/.exec((0,external_node_fs_.readFileSync)(head, "utf8")) ?? [];
    return name === ".invalid" ? undefined : name;
}
async function missingHead(place, environment) {
    const git = (0,command/* gitAt */.c8)(place.top, environment, place);
    const { status } = await (0,command/* runGit */.EO)(git, ["rev-parse", "--verify", "--quiet", "HEAD"], { answers: [0, 1, 128] });
    if (status === 0)
        return "the commit of `HEAD` is not in it, or is no commit";
    const { output } = await (0,command/* runGit */.EO)(git, ["for-each-ref", "--count=1", "--format=%(refname)"], { answers: [0, 1, 128] });
    return output.length === 0 ? undefined : "`HEAD` names a branch that it does not have";
}

;// CONCATENATED MODULE: ./build/bundle/src/cli/commands/fleet/mirrors.js







const width = 8;
const named = 5;
async function candidatesIn(folder, environment) {
    const { repositories, ...passed } = mirrorsBelow((0,native_path/* absolutePath */.Hi)(environment.directory, folder));
    const notes = notesOn(passed);
    if (repositories.length === 0)
        throw new repo_tree/* UserError */.yo([`there is no repository below \`${folder}\``, ...notes].join("; "));
    const pending = [...repositories];
    const candidates = [];
    await Promise.all(Array.from({ length: width }, async () => {
        for (let mirror = pending.shift(); mirror; mirror = pending.shift())
            candidates.push({
                ...unknown,
                name: mirror.name,
                path: (0,repo_path/* join */.fj)(folder, mirror.path),
                ...(await headOf(mirror, folder, environment)),
            });
    }));
    return { candidates, notes, isShort: false };
}
const unknown = { id: null, number: null, visibility: null, archived: false, properties: {} };
function notesOn({ links, nested, deep, recovered }) {
    const note = (paths, why) => {
        const names = paths.slice(0, named).map((path) => `\`${(0,sanitize_text/* visible */.RK)(path)}\``);
        return paths.length === 0
            ? []
            : [
                `left out, because ${why}: ${names.join(", ")}${paths.length > named ? ` and ${paths.length - named} more` : ""}`,
            ];
    };
    return [
        ...note(links, "links are not followed below `--mirrors`"),
        ...note(nested, "it is inside another repository"),
        ...note(deep, `repositories are at most ${maxDepth} folders below \`--mirrors\``),
        ...note(recovered, "the file system keeps it for itself, and it cannot be read"),
    ];
}
async function headOf({ path, problem }, folder, environment) {
    if (problem !== undefined)
        return { ...mirrors_unread, problem };
    return commitOf((0,repo_path/* join */.fj)(folder, path), environment);
}
const mirrors_unread = { branch: null, commit: null, tree: null };
async function commitOf(path, { directory, environment }) {
    try {
        const place = (0,bare/* placeOf */.$)((0,native_path/* absolutePath */.Hi)(directory, path), { isNamed: true });
        if (!place)
            return { ...mirrors_unread, problem: "it is no repository that git opens" };
        const repository = (0,platform_git.repositoryAt)({ ...place, prefix: "" }, environment);
        try {
            const commit = await repository.resolve("HEAD");
            const problem = commit ? undefined : await missingHead(place, environment);
            const branch = headBranch(place.gitDirectory) ?? null;
            return { branch, commit: commit?.id ?? null, tree: commit?.tree ?? null, problem: problem ?? null };
        }
        finally {
            await repository.close();
        }
    }
    catch (error) {
        if (!(error instanceof repo_tree/* UserError */.yo || (0,repo_tree/* isOfMachine */.zv)(error)))
            throw error;
        return { ...mirrors_unread, problem: error instanceof Error ? error.message : String(error) };
    }
}

;// CONCATENATED MODULE: ./build/bundle/src/platform/github/organisation/repositories.js


const perQuery = 100;
const smallest = 10;
const selection = "id databaseId nameWithOwner visibility isArchived isFork isDisabled isEmpty defaultBranchRef { name target { oid ... on Commit { tree { oid } } } }";
function isRepositoryName(text) {
    return /^[A-Za-z0-9](?:[A-Za-z0-9_-]{0,98}[A-Za-z0-9_])?\/(?!\.{1,2}$)[A-Za-z0-9._-]{1,100}$/.test(text);
}
async function repositoriesOf(owner, session) {
    const found = new Map();
    const gaps = [];
    let hidden = 0;
    let total = 0;
    let size = perQuery;
    for (let after = null;;) {
        const answer = await session.query(`query ($owner: String!, $first: Int!, $after: String) { repositoryOwner(login: $owner) { repositories(first: $first, after: $after, ownerAffiliations: [OWNER], orderBy: {field: NAME, direction: ASC}) { totalCount pageInfo { hasNextPage endCursor } nodes { ${selection} } } } }`, { owner, first: size, after });
        if (answer === "failed") {
            if (size === smallest)
                throw new repo_tree/* UserError */.yo(`GitHub does not answer the list of ${owner}'s repositories in time`);
            size = Math.max(smallest, Math.floor(size / 2));
            continue;
        }
        const page = client_fieldsOf(client_fieldsOf(answer.data["repositoryOwner"])["repositories"]);
        const { nodes, totalCount, pageInfo } = page;
        if (!Array.isArray(nodes) || typeof totalCount !== "number")
            throw new repo_tree/* UserError */.yo(noOwner(owner, answer));
        total = totalCount;
        for (const node of nodes) {
            const entry = entryOf(client_fieldsOf(node));
            if (entry)
                found.set(entry.id, entry);
            else
                hidden++;
        }
        for (const { message } of answer.errors)
            if (typeof message === "string")
                gaps.push(message);
        const { hasNextPage, endCursor } = client_fieldsOf(pageInfo);
        if (hasNextPage !== true)
            break;
        if (typeof endCursor !== "string" || endCursor === after)
            throw new repo_tree/* UserError */.yo(`GitHub's list of ${owner}'s repositories does not go on after ${found.size}`);
        after = endCursor;
    }
    const missing = Math.max(hidden, total - found.size);
    const counted = missing > 0
        ? [
            `GitHub counts ${total} ${total === 1 ? "repository" : "repositories"} of ${owner} and shows this token ${found.size}`,
        ]
        : [];
    return { entries: [...found.values()], gaps: [...counted, ...new Set(gaps)] };
}
function noOwner(owner, { errors }) {
    const [first] = errors;
    const reason = typeof first?.["message"] === "string" ? ` (${first["message"]})` : "";
    return `GitHub knows no organisation or user \`${owner}\`, or the token may not list its repositories${reason}`;
}
async function repositoriesNamed(names, session) {
    const result = [];
    let size = perQuery;
    for (let at = 0; at < names.length;) {
        const part = names.slice(at, at + size);
        const answer = await session.query(...queryFor(part));
        if (answer === "failed") {
            if (size === smallest)
                throw new repo_tree/* UserError */.yo("GitHub does not answer a query of ten repositories in time");
            size = Math.max(smallest, Math.floor(size / 2));
            continue;
        }
        for (const [index, name] of part.entries())
            result.push({ name, found: namedEntry(name, answer, `r${index}`) });
        at += part.length;
    }
    return result;
}
function queryFor(names) {
    const variables = Object.fromEntries(names.flatMap((full, at) => {
        const [owner = "", name = ""] = full.split("/");
        return [
            [`o${at}`, owner],
            [`n${at}`, name],
        ];
    }));
    const declared = Object.keys(variables).map((key) => `$${key}: String!`);
    const fields = names.map((_, at) => `r${at}: repository(owner: $o${at}, name: $n${at}) { ${selection} }`);
    return [`query (${declared.join(", ")}) { ${fields.join(" ")} }`, variables];
}
function namedEntry(name, { data, errors }, key) {
    const entry = entryOf(client_fieldsOf(data[key]));
    if (!entry) {
        const own = errors.find(({ path }) => Array.isArray(path) && path[0] === key);
        if (own && own["type"] !== "NOT_FOUND" && typeof own["message"] === "string")
            return `GitHub does not show it: ${own["message"]}`;
        return "GitHub has no such repository, or the token may not see it";
    }
    return entry.name.toLowerCase() === name.toLowerCase()
        ? entry
        : `its name is now \`${entry.name}\`; write that name in the list`;
}
function entryOf(node) {
    const { id, databaseId, nameWithOwner: name, isArchived, isFork, isDisabled, isEmpty } = node;
    const visibility = visibilityOf(node["visibility"]);
    if (typeof id !== "string" || typeof name !== "string" || !isRepositoryName(name) || !visibility)
        return undefined;
    return {
        name,
        id,
        number: typeof databaseId === "number" ? databaseId : null,
        visibility,
        isArchived: isArchived === true,
        isFork: isFork === true,
        isDisabled: isDisabled === true,
        isEmpty: isEmpty === true,
        head: repositories_headOf(client_fieldsOf(node["defaultBranchRef"])),
    };
}
function visibilityOf(value) {
    const words = { PUBLIC: "public", PRIVATE: "private", INTERNAL: "internal" };
    return typeof value === "string" && Object.hasOwn(words, value) ? words[value] : undefined;
}
function repositories_headOf({ name, target }) {
    const { oid, tree } = client_fieldsOf(target);
    const [commit, root] = [idOf(oid), idOf(client_fieldsOf(tree)["oid"])];
    return typeof name === "string" && commit !== undefined && root !== undefined
        ? { branch: name, commit, tree: root }
        : null;
}

;// CONCATENATED MODULE: ./build/bundle/src/cli/commands/fleet/owners.js




async function candidatesOf(owner, selection, session) {
    if (!/^[A-Za-z0-9](?:[A-Za-z0-9_-]{0,98}[A-Za-z0-9_])?$/.test(owner))
        throw new repo_tree/* UserError */.yo(`\`--org ${owner}\` is not the name of an organisation or a user`);
    const { entries, gaps } = await repositoriesOf(owner, session);
    const chosen = entries.filter(({ isArchived, isFork }) => (selection.archived || !isArchived) && (selection.forks || !isFork));
    if (chosen.length === 0)
        throw new repo_tree/* UserError */.yo(`GitHub shows this token no repository of ${owner} that counts`);
    const properties = await propertiesOf(owner, session);
    const [archived, forks] = [
        selection.archived ? 0 : entries.filter(({ isArchived }) => isArchived).length,
        selection.forks
            ? 0
            : entries.filter(({ isFork, isArchived }) => isFork && (selection.archived || !isArchived)).length,
    ];
    return {
        candidates: chosen.map((entry) => candidateFrom(entry, typeof properties === "string" ? {} : (properties.get(entry.name) ?? {}))),
        notes: [
            ...(archived > 0 ? [`left out, because archived: ${archived}; \`--archived\` adds them`] : []),
            ...(forks > 0 ? [`left out, because forks: ${forks}; \`--forks\` adds them`] : []),
            ...(typeof properties === "string"
                ? [
                    `custom properties are not known (${properties}), so no repository counts as having one; a token with \`custom properties: read\` of the organisation reads them`,
                ]
                : []),
            ...gaps.map(sanitize_text/* visible */.RK),
        ],
        isShort: gaps.length > 0,
    };
}
async function candidatesFrom(text, file, session) {
    const names = [];
    for (const [at, line] of text.split(/\r?\n/).entries()) {
        const name = line.replace(/#.*$/, "").trim();
        if (name === "")
            continue;
        if (!isRepositoryName(name))
            throw new repo_tree/* UserError */.yo(`${(0,sanitize_text/* visible */.RK)(file)}:${at + 1} \`${(0,sanitize_text/* visible */.RK)(name)}\` is not \`owner/name\``);
        if (!names.some((known) => known.toLowerCase() === name.toLowerCase()))
            names.push(name);
    }
    if (names.length === 0)
        throw new repo_tree/* UserError */.yo(`\`${(0,sanitize_text/* visible */.RK)(file)}\` names no repository; write one \`owner/name\` on each line`);
    const found = await repositoriesNamed(names, session);
    return {
        candidates: found.map(({ name, found: entry }) => typeof entry === "string"
            ? { ...owners_unknown, name, problem: entry }
            : { ...candidateFrom(entry, {}), name: entry.name }),
        notes: [],
        isShort: false,
    };
}
const owners_unknown = {
    path: null,
    id: null,
    number: null,
    visibility: null,
    archived: false,
    properties: {},
    branch: null,
    commit: null,
    tree: null,
};
function candidateFrom(entry, properties) {
    const { name, id, number, visibility, isArchived, head } = entry;
    return {
        name,
        path: null,
        id,
        number,
        visibility,
        archived: isArchived,
        properties: Object.fromEntries(Object.entries(properties).map(([key, value]) => [key, typeof value === "string" ? value : [...value]])),
        branch: head?.branch ?? null,
        commit: head?.commit ?? null,
        tree: head?.tree ?? null,
        problem: problemOf(entry),
    };
}
function problemOf({ isDisabled, isEmpty, head }) {
    if (isDisabled)
        return "GitHub has blocked it";
    return head === null && !isEmpty ? "GitHub shows no commit of its default branch" : null;
}

;// CONCATENATED MODULE: ./build/bundle/src/cli/commands/fleet/plan.js












const plan_named = 20;
async function runPlan({ from, shards, out, today }, environment) {
    const { candidates, notes, isShort, hosted } = await found(from, environment);
    const plan = makePlan(candidates, {
        tool: environment.tool,
        date: today ?? environment.today,
        shards,
        ...(hosted ? { hosted } : {}),
    });
    const path = (0,native_path/* absolutePath */.Hi)(environment.directory, out);
    outputFolder((0,repo_path/* directoryOf */.jt)(path) || "/", { create: true }).replace((0,repo_path/* nameOf */.Vb)(path), [
        `${JSON.stringify(plan, null, 2)}\n`,
    ]);
    const unreadable = plan.repositories.filter(({ problem }) => problem !== null);
    return {
        code: isShort ? 4 : 0,
        texts: [{ file: undefined, text: `${matrixOf(plan)}\n` }],
        notes: [
            `${(0,counted/* counted */.h)(plan.repositories.length, "repository", "repositories")} in ${(0,counted/* counted */.h)(plan.shards, "shard", "shards")}: ${(0,sanitize_text/* visible */.RK)(out)}`,
            ...notes,
            ...unreadable
                .slice(0, plan_named)
                .map(({ name, problem }) => `\`${(0,sanitize_text/* visible */.RK)(name)}\` cannot be read: ${(0,sanitize_text/* visible */.RK)(problem ?? "")}`),
            ...(unreadable.length > plan_named ? [`and ${unreadable.length - plan_named} more cannot be read`] : []),
        ],
    };
}
async function found(from, environment) {
    if (from.kind === "mirrors")
        return candidatesIn(from.folder, environment);
    const { session, service } = connect(environment, null, undefined);
    const rate = await hourlyRate(session);
    return {
        ...(await plan_listed(from, environment, session)),
        hosted: { server: service.server, parallel: from.parallel, perHour: rate, budget: from.budget },
    };
}
async function plan_listed(from, environment, session) {
    if (from.kind === "owner")
        return candidatesOf(from.owner, from, session);
    const text = textAt(from.file, environment);
    if (text === undefined)
        throw new repo_tree/* UserError */.yo(`there is no file \`${from.file}\`; write one \`owner/name\` on each line`);
    return candidatesFrom(text, from.file, session);
}

;// CONCATENATED MODULE: ./build/bundle/src/fleet/scan/index.js




async function scanShard(plan, header, frame, ports) {
    const own = plan.repositories.filter(({ shard }) => shard === header.shard);
    const known = startFile(header, frame.hash, ports);
    let unchanged = 0;
    const last = new Map();
    for (const [name, lines] of known)
        last.set(name, JSON.parse(lines.at(-1) ?? "null"));
    for (const [at, repository] of own.entries()) {
        if (known.has(repository.name))
            continue;
        ports.onRepository(repository.name, at, own.length);
        const kept = ports.kept?.(repository);
        if (kept)
            unchanged++;
        const lines = kept ?? (await linesOf(repository, ports, frame));
        ports.append(blockText(header, lines, frame.hash));
        const end = lines.at(-1);
        if (end !== undefined)
            last.set(repository.name, JSON.parse(end));
    }
    const repositories = [...last.values()].flatMap((row) => (row.type === "repository" ? [row] : []));
    return {
        repositories: own.length,
        kept: known.size,
        unchanged,
        unreached: repositories
            .filter(({ conclusion }) => conclusion === "unreached")
            .map(({ repository, problem }) => ({ name: repository, problem: problem ?? "" })),
        failed: repositories.filter(({ conclusion }) => conclusion === "failed").length,
        undecided: repositories.filter(({ conclusion }) => conclusion === "undecided").length,
    };
}
async function linesOf(repository, { open, keep }, frame) {
    const found = await scan_scanned(repository, open);
    if (found.kind === "read" && found.object !== undefined)
        keep?.(repository.name, found.object);
    const rows = rowsOf(repository, found, frame);
    return rows.map((row) => (0,json/* writeJsonLine */.c)(row).trimEnd());
}
function startFile(header, hash, { read, replace }) {
    const text = read();
    const file = text === undefined ? undefined : readShardFile(text, hash);
    const first = (0,json/* writeJsonLine */.c)(header);
    if (text === undefined || !file) {
        replace(first);
        return new Map();
    }
    if ((0,json/* writeJsonLine */.c)(file.header) !== first)
        throw new repo_tree/* UserError */.yo("the folder of `--out` holds the same shard of another plan, day or policy; name another folder, or remove that file");
    const blocks = new Map([...file.blocks].flatMap(([name, { lines }]) => scan_conclusionOf(lines) === "unreached" ? [] : [[name, lines]]));
    if (blocks.size < file.blocks.size || file.completeLength < text.length)
        replace(first + [...blocks.values()].map((lines) => blockText(header, lines, hash)).join(""));
    return blocks;
}
function scan_conclusionOf(lines) {
    const row = JSON.parse(lines.at(-1) ?? "null");
    return row.type === "repository" ? row.conclusion : undefined;
}
async function scan_scanned(repository, open) {
    if (repository.problem !== null)
        return { kind: "unreached", problem: repository.problem };
    if (repository.commit === null)
        return { kind: "empty", problem: "it has no commit" };
    try {
        return await open(repository);
    }
    catch (error) {
        const message = error instanceof Error ? error.message : String(error);
        const isExpected = error instanceof repo_tree/* UserError */.yo || (0,repo_tree/* isOfMachine */.zv)(error);
        return { kind: "unreached", problem: isExpected ? message : `the tool failed: ${message}` };
    }
}

;// CONCATENATED MODULE: ./build/bundle/src/fleet/scan/since.js



async function keptSince(earlier, { date }, judgedBy) {
    const blocks = await blocksOf(earlier);
    return (repository) => {
        const rows = (blocks.get(repository.name) ?? []).map((line) => JSON.parse(line));
        const own = rows.find((row) => row.type === "repository");
        if (!own || !holds(own, repository, date, judgedBy))
            return undefined;
        const { commit } = repository;
        const others = rows.filter((row) => row !== own).map((row) => ({ ...row, commit, date }));
        const policy = own.policy.map((source) => ({
            ...source,
            commit: source.commit === own.commit ? commit : source.commit,
        }));
        const renewed = { ...own, commit, date, ...plannedOf(repository), power: null, policy };
        return [...others, renewed].map((row) => (0,json/* writeJsonLine */.c)(row).trimEnd());
    };
}
function holds({ conclusion, stale, tree, judgedBy, holdsUntil, date: since, problem, branch, properties }, repository, date, now) {
    return ((conclusion === "passed" || conclusion === "failed") &&
        !stale &&
        problem === null &&
        repository.problem === null &&
        tree !== null &&
        tree === repository.tree &&
        branch === repository.branch &&
        JSON.stringify(properties) === JSON.stringify(repository.properties) &&
        judgedBy === now &&
        since <= date &&
        (holdsUntil === null || date <= holdsUntil));
}

// EXTERNAL MODULE: ./build/bundle/src/generated/hosts.js
var hosts = __webpack_require__(39824);
// EXTERNAL MODULE: ./build/bundle/src/repo/patterns.js
var patterns = __webpack_require__(13987);
// EXTERNAL MODULE: ./build/bundle/src/policy/model.js
var model = __webpack_require__(53861);
// EXTERNAL MODULE: ./build/bundle/src/policy/file/vendored.js
var vendored = __webpack_require__(93232);
// EXTERNAL MODULE: ./build/bundle/src/policy/gate/usage.js
var usage = __webpack_require__(85809);
;// CONCATENATED MODULE: ./build/bundle/src/evaluate/prefetch.js





const places = Object.values(hosts/* hosts */.S)
    .flatMap((host) => host.patterns)
    .filter((place) => !/^[~$/]/.test(place));
const names = [...(0,patterns/* firstNamesOf */.GF)(places)].filter((name) => !name.includes("*"));
const own = new Set([...model/* policyPaths */.ff, model/* baselinePath */.XB]);
function shouldPrefetch(path) {
    if (own.has(path) ||
        (0,usage/* isGate */.cE)(path) ||
        (0,vendored/* isVendored */.Ee)(path) ||
        /(?:^|\/)action\.ya?ml$/.test(path) ||
        path === ".gitattributes" ||
        path.endsWith("/.gitattributes"))
        return true;
    return names.some((name) => path.includes(`${name}/`)) && places.some((place) => (0,patterns/* matches */.cK)(path, place));
}

// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: ./build/bundle/src/repo/git/blobs.js
var blobs = __webpack_require__(12461);
// EXTERNAL MODULE: ./build/bundle/src/platform/git/commits/fetch.js
var fetch = __webpack_require__(62979);
;// CONCATENATED MODULE: ./build/bundle/src/platform/git/commits/snapshot.js







const together = 500;
async function snapshotOf(options, environment) {
    const { url, commit, token, beyond, isExpected } = options;
    const directory = emptyRepository(url, commit);
    const remove = () => (0,external_node_fs_.rmSync)(directory, { recursive: true, force: true });
    try {
        const git = (0,command/* gitAt */.c8)(directory, environment, { isBare: true });
        await (0,fetch.fetchInto)(git, [commit], token);
        const place = { top: directory, gitDirectory: directory, shared: directory, prefix: "", isBare: true };
        const repository = (0,platform_git.repositoryAt)(place, environment);
        let isClosed = false;
        const fetched = (0,blobs/* batched */.QE)(together, async (ids) => {
            if (isClosed)
                return new Map();
            try {
                await (0,fetch.fetchInto)(git, ids, token);
                return new Map(ids.map((id) => [id, true]));
            }
            catch {
                isClosed = true;
                return new Map();
            }
        });
        const objects = {
            get: async (id, limit) => ((await fetched(id)) ? repository.objects.get(id, limit) : { kind: "missing" }),
        };
        return {
            tree: repository.commit(commit, (0,blobs/* chainObjects */.gW)(objects, beyond), isExpected),
            async close() {
                await repository.close();
                remove();
            },
        };
    }
    catch (error) {
        remove();
        throw error;
    }
}
function emptyRepository(url, commit) {
    const directory = (0,external_node_fs_.mkdtempSync)((0,external_node_path_.join)((0,external_node_os_.tmpdir)(), "agent-profile-check-"));
    const isLong = commit.length === 64;
    for (const name of ["objects", "refs"])
        (0,external_node_fs_.mkdirSync)((0,external_node_path_.join)(directory, name));
    (0,external_node_fs_.writeFileSync)((0,external_node_path_.join)(directory, "HEAD"), "ref: refs/heads/main\n");
    (0,external_node_fs_.writeFileSync)((0,external_node_path_.join)(directory, "config"), [
        "[core]",
        `\trepositoryformatversion = ${isLong ? 1 : 0}`,
        "\tbare = true",
        ...(isLong ? ["[extensions]", "\tobjectformat = sha256"] : []),
        '[remote "origin"]',
        `\turl = ${JSON.stringify(url)}`,
        "",
    ].join("\n"));
    return directory;
}

;// CONCATENATED MODULE: ./build/bundle/src/platform/github/organisation/rules.js



const rules_perPage = 100;
async function requiredWorkflows(name, branch, session) {
    const found = [];
    for (let page = 1;; page++) {
        const answer = await session.get(`/repos/${name.split("/").map(encodeURIComponent).join("/")}/rules/branches/${encodeURIComponent(branch)}?per_page=${rules_perPage}&page=${page}`);
        if (answer.kind === "failed") {
            if (answer.status === 404)
                return found;
            throw new repo_tree/* UserError */.yo(`the rulesets of \`${branch}\` could not be read: ${answer.reason}`);
        }
        const rules = Array.isArray(answer.value) ? answer.value.map(client_fieldsOf) : [];
        for (const { type, ruleset_id: ruleset, parameters } of rules) {
            const { workflows } = client_fieldsOf(parameters);
            if (type !== "workflows" || typeof ruleset !== "number" || !Array.isArray(workflows))
                continue;
            (0,many/* append */.BC)(found, workflows.flatMap((workflow) => requiredBy(ruleset, workflow)));
        }
        if (rules.length < rules_perPage)
            return found;
    }
}
function requiredBy(ruleset, workflow) {
    const { path, repository_id: repository, sha, ref } = client_fieldsOf(workflow);
    if (typeof path !== "string" || typeof repository !== "number")
        return [];
    const isPinned = typeof sha === "string" && sha !== "";
    const at = isPinned ? sha : typeof ref === "string" && ref !== "" ? ref : null;
    return [{ ruleset, repository, path, at, isPinned }];
}

// EXTERNAL MODULE: ./build/bundle/src/platform/memory.js
var memory = __webpack_require__(3986);
;// CONCATENATED MODULE: ./build/bundle/src/platform/github/repository/blobs.js



async function blobsOf(ids, line) {
    const names = Object.fromEntries(ids.map((id, at) => [`b${at}`, id]));
    const selection = Object.keys(names)
        .map((name) => `${name}: object(oid: $${name}) { ... on Blob { text byteSize } }`)
        .join(" ");
    const found = ids.length === 1 ? undefined : await line.query(selection, names);
    const blobs = new Map();
    await Promise.all(ids.map(async (id, at) => {
        const blob = (found && fromQuery(id, client_fieldsOf(found[`b${at}`]))) ?? (await blobByRest(id, line));
        if (blob)
            blobs.set(id, blob);
    }));
    return blobs;
}
function fromQuery(id, { text, byteSize }) {
    if (typeof byteSize !== "number")
        return undefined;
    if (byteSize > repo_tree/* limits */.Fy.fileBytes)
        return { size: byteSize, content: undefined };
    const content = typeof text === "string" ? Buffer.from(text) : undefined;
    return content && isNamed(content, id) ? { size: content.length, content } : undefined;
}
async function blobByRest(id, line) {
    const answer = await line.get(`git/blobs/${id}`, 2 * repo_tree/* limits */.Fy.fileBytes);
    if (!answer)
        return undefined;
    const { content, encoding, size } = answer;
    if (typeof content !== "string" || (encoding !== "base64" && encoding !== "utf-8") || typeof size !== "number")
        throw new repo_tree/* UserError */.yo(`GitHub's answer for the object ${id} holds no content`);
    if (size > repo_tree/* limits */.Fy.fileBytes)
        return { size, content: undefined };
    const bytes = Buffer.from(content, encoding === "base64" ? "base64" : "utf8");
    if (!isNamed(bytes, id))
        throw new repo_tree/* UserError */.yo(`GitHub's content of the object ${id} does not match its git id`);
    return { size: bytes.length, content: bytes };
}
function isNamed(content, id) {
    return (0,platform_hash.blobId)(content, id.length === 64 ? "sha256" : "sha1") === id;
}

;// CONCATENATED MODULE: ./build/bundle/src/platform/github/repository/trees.js





const maxBytes = 32 << 20;
async function trees_entriesOf(id, client) {
    const entries = await entriesBelow(id, "", client);
    if (entries.length > repo_tree/* limits */.Fy.entries)
        throw new repo_tree/* UserError */.yo(`the tree ${id} has more than ${repo_tree/* limits */.Fy.entries} entries`);
    return entries;
}
async function entriesBelow(id, directory, client) {
    const whole = await list(id, directory, true, client);
    if (!whole.isCut)
        return whole.entries;
    const own = await list(id, directory, false, client);
    if (own.isCut)
        throw new repo_tree/* UserError */.yo(`\`${directory || "."}\` has more entries than GitHub's API lists; check out the repository in an earlier step`);
    const inside = await Promise.all(own.directories.map(({ path, id: inner }) => entriesBelow(inner, path, client)));
    return [...own.entries, ...inside.flat()];
}
async function list(id, directory, recursive, client) {
    const description = `the directory \`${directory || "."}\` (tree ${id})`;
    const { items, truncated } = await fetchTree(id, recursive, description, client);
    const isWhole = !truncated && trees_isComplete(id, items, recursive);
    if (!truncated && !recursive && !isWhole)
        throw new repo_tree/* UserError */.yo(`GitHub's answer for ${description} does not match its git id; check out the repository in an earlier step`);
    return {
        entries: items
            .filter(({ type }) => type !== "tree")
            .map(({ mode, id: object, path }) => (0,blobs/* entryOf */.Ms)(mode, object, (0,repo_path/* join */.fj)(directory, path), { isNameable: !path.includes("\ufffd") })),
        directories: items
            .filter(({ type }) => type === "tree")
            .map(({ path, id: object }) => ({ path: (0,repo_path/* join */.fj)(directory, path), id: object })),
        isCut: !isWhole,
    };
}
async function fetchTree(id, recursive, description, client) {
    const response = await client.get(`git/trees/${id}${recursive ? "?recursive=1" : ""}`, maxBytes);
    if (!response)
        throw new repo_tree/* UserError */.yo(`GitHub's API does not have ${description}`);
    const { sha, tree, truncated } = response;
    if (sha !== id || !Array.isArray(tree) || typeof truncated !== "boolean")
        throw new repo_tree/* UserError */.yo(`GitHub's answer for ${description} is for another object`);
    const items = tree.map((item) => {
        const { path, mode, type, sha: name } = client_fieldsOf(item);
        const object = idOf(name);
        if (typeof path !== "string" || path === "" || typeof mode !== "string" || object === undefined)
            throw new repo_tree/* UserError */.yo(`GitHub's answer for ${description} names an entry that is none`);
        return { path, mode, type, id: object };
    });
    return { items, truncated };
}
function trees_isComplete(id, items, recursive) {
    const directories = recursive ? items.filter(({ mode }) => mode === "040000") : [];
    return [{ path: "", id }, ...directories].every(isHashOf(items));
}
function isHashOf(items) {
    const inside = new Map();
    for (const { path, mode, id } of items) {
        const directory = (0,repo_path/* directoryOf */.jt)(path);
        const entries = inside.get(directory) ?? [];
        inside.set(directory, entries);
        entries.push({ mode, name: (0,repo_path/* nameOf */.Vb)(path), id });
    }
    return ({ path, id }) => {
        const entries = inside.get(path) ?? [];
        return (entries.some(({ name }) => name.includes("\ufffd")) ||
            (0,platform_hash.treeId)(entries, id.length === 64 ? "sha256" : "sha1") === id);
    };
}

;// CONCATENATED MODULE: ./build/bundle/src/platform/github/repository/index.js






const batchSize = 100;
function hostedRepository(options) {
    const line = clientFor(options);
    const brought = (0,blobs/* batched */.QE)(batchSize, (ids) => blobsOf(ids, line));
    const objects = {
        async get(id, limit) {
            const blob = await brought(id);
            if (!blob)
                throw new repo_tree/* UserError */.yo(`GitHub's API does not have the object ${id}`);
            const { size, content } = blob;
            return { kind: "object", id, type: "blob", size, ...(content && size <= limit ? { content } : {}) };
        },
    };
    const commits = new Map();
    return {
        commit(id) {
            let commit = commits.get(id);
            if (!commit)
                commits.set(id, (commit = repository_commitOf(line, id)));
            return commit;
        },
        tipOf: (branch) => repository_targetOf(line, `heads/${branch}`),
        mergeOf: (number) => repository_targetOf(line, `pull/${number}/merge`),
        async testMergeOf(number) {
            const found = await line.get(`pulls/${number}`, repo_tree/* limits */.Fy.fileBytes);
            return found && { merge: idOf(found["merge_commit_sha"]), isPending: found["mergeable"] === null };
        },
        tree(id, nearer, isExpected) {
            const source = nearer ? (0,blobs/* chainObjects */.gW)(nearer, objects) : objects;
            const tree = new blobs/* BlobTree */.qB(source, "", () => trees_entriesOf(id, line), isExpected);
            return {
                list: () => tree.list(),
                identify: (path) => tree.identify(path),
                read(path) {
                    (0,memory/* ensureMemoryForFile */.Nc)();
                    return tree.read(path);
                },
            };
        },
        objects,
    };
}
async function repository_commitOf(line, id) {
    const found = await line.get(`git/commits/${id}`, repo_tree/* limits */.Fy.fileBytes);
    if (!found)
        return undefined;
    const parents = Array.isArray(found["parents"])
        ? found["parents"].map((parent) => idOf(client_fieldsOf(parent)["sha"]))
        : [undefined];
    const [tree, own] = [idOf(client_fieldsOf(found["tree"])["sha"]), idOf(found["sha"])];
    if (own !== id || tree === undefined || parents.includes(undefined))
        throw new repo_tree/* UserError */.yo(`GitHub's answer for the commit ${id} is for another object`);
    return { id, tree, parents: parents.flatMap((parent) => parent ?? []) };
}
async function repository_targetOf(line, ref) {
    const found = await line.get(`git/ref/${ref.split("/").map(encodeURIComponent).join("/")}`, 1 << 16);
    const { type, sha } = client_fieldsOf(found?.["object"]);
    return found?.["ref"] === `refs/${ref}` && type === "commit" ? idOf(sha) : undefined;
}

// EXTERNAL MODULE: ./build/bundle/src/policy/gate/places.js
var gate_places = __webpack_require__(69324);
// EXTERNAL MODULE: ./build/bundle/src/policy/file/tree-library.js
var tree_library = __webpack_require__(63073);
// EXTERNAL MODULE: ./build/bundle/src/policy/find.js
var find = __webpack_require__(24733);
// EXTERNAL MODULE: ./build/bundle/src/repo/repo-index.js + 5 modules
var repo_index = __webpack_require__(49603);
// EXTERNAL MODULE: ./build/bundle/src/repo/repository-name.js
var repository_name = __webpack_require__(53290);
;// CONCATENATED MODULE: ./build/bundle/src/cli/hosted-input.js





async function hostedInput({ tree, commit, address, name, properties, close }, options, machine) {
    const repo = await repo_index/* RepoIndex */.T.of(tree);
    return {
        root: address,
        below: "",
        repo,
        commit,
        base: undefined,
        ...(await (0,policy_sources/* policySources */.TE)({ ...options, staged: false }, machine, undefined, repo)),
        policyCommit: commit,
        library: (0,tree_library/* libraryIn */.T)(repo, commit, (0,policy_sources/* remoteFor */.K1)(options, machine), { repository: async () => ({ name, properties }) }),
        baseline: await (0,find/* findBaseline */.X)(repo),
        user: undefined,
        notes: [],
        unlisted: async () => [],
        slug: async () => name,
        repositoryNames: async () => (0,repository_name/* comparedNamesIn */.RB)([address]),
        close,
    };
}

// EXTERNAL MODULE: ./build/bundle/src/evaluate/index.js + 1 modules
var evaluate = __webpack_require__(85445);
// EXTERNAL MODULE: ./build/bundle/src/policy/decide/dates.js
var dates = __webpack_require__(3212);
;// CONCATENATED MODULE: ./build/bundle/src/policy/decide/same-days.js





function lastSameDay(policies, today) {
    if (policies.some(({ sources }) => sources.some(({ isPinned }) => isPinned === false)))
        return (0,decide_days/* dayAfter */.P)(today, -1);
    if (policies.slice(1).some(({ rollout }) => rollout))
        return today;
    const longest = (0,many/* smallest */.o9)(policies.map(({ preset }) => effective/* waiverDays */.EA[preset]));
    const days = policies.flatMap(({ grants, waivers, rollout }) => [
        ...grants.flatMap(({ until }) => sameUntil(until, today, Infinity)),
        ...waivers.flatMap(({ until }) => sameUntil(until, today, longest)),
        ...(0,levels/* rolloutDays */.D1)(rollout).flatMap((day) => (day > today ? [(0,decide_days/* dayAfter */.P)(day, -1)] : [])),
    ]);
    return days.reduce((first, day) => (first === null || day < first ? day : first), null);
}
function sameUntil(until, today, longest) {
    if (until === undefined)
        return [];
    const left = (0,decide_days/* daysBetween */.Y)(today, until);
    if (left < 0)
        return [];
    return [left <= dates/* noticeDays */.S1 || left > longest ? today : (0,decide_days/* dayAfter */.P)(until, -dates/* noticeDays */.S1 - 1)];
}

// EXTERNAL MODULE: ./build/bundle/src/policy/gate/index.js + 13 modules
var gate = __webpack_require__(86649);
// EXTERNAL MODULE: ./build/bundle/src/repo/content.js
var repo_content = __webpack_require__(70231);
// EXTERNAL MODULE: ./build/bundle/src/cli/input.js + 5 modules
var cli_input = __webpack_require__(1953);
// EXTERNAL MODULE: ./build/bundle/src/cli/policy.js
var policy = __webpack_require__(24652);
// EXTERNAL MODULE: ./build/bundle/src/cli/run.js + 1 modules
var run = __webpack_require__(49986);
;// CONCATENATED MODULE: ./build/bundle/src/cli/commands/fleet/open.js














async function openMirror({ path, commit, name, properties }, options, environment) {
    if (path === null)
        throw new repo_tree/* UserError */.yo("the plan names no folder for it");
    const input = await (0,cli_input/* evaluationInput */.f)({
        root: path,
        policy: options.policy,
        base: undefined,
        head: commit ?? "HEAD",
        staged: false,
        user: false,
        offline: options.offline,
        remote: options.remote,
        places: Object.values(hosts/* hosts */.S).flatMap(({ patterns }) => patterns),
    }, environment);
    const library = { ...input.library, repository: async () => ({ name, properties }) };
    try {
        return await scannedFrom({ ...input, library }, name, options, environment);
    }
    finally {
        await input.close();
    }
}
async function scannedFrom(input, name, { today, failOn }, environment) {
    const places = await (0,gate_places/* gatePlaces */.k)(await gateSources(input.repo));
    const gate = places.map((place) => ({ ...place, ruleset: null }));
    const [governing, { head, organisation }] = await Promise.all([(0,policy/* governingPolicy */.G2)(input, today), (0,policy/* readPolicies */.h9)(input)]);
    if ("kind" in governing) {
        const [problem] = governing.problems;
        const where = problem
            ? `${problem.at.source.path}:${(0,repo_text/* positionAt */.t$)(problem.at.source, problem.at.span.start).line} `
            : "";
        return { kind: "undecided", problem: `the policy cannot be used: ${where}${problem?.message ?? ""}`, gate };
    }
    const { decisions, baseline, notes } = governing;
    const evaluated = await (0,evaluate/* evaluate */._3)({
        tool: environment.tool,
        repo: input.repo,
        base: undefined,
        options: { decisions, repositoryNames: await input.repositoryNames() },
        repository: name,
        commit: input.commit ?? null,
        policyCommit: input.policyCommit,
        notes: [...input.notes, ...notes],
        failOn,
        gate: "all",
        ...(baseline ? { baseline } : {}),
    });
    const object = await objectOf({
        tool: `${environment.tool.name} ${environment.tool.version}`,
        inspection: evaluated.inspection,
        findings: evaluated.findings,
        decisions,
        policy: head.policy,
        baseline: input.baseline && (await (0,policy/* baselineFrom */.cq)(input.baseline)),
        organisation: organisation?.kind === "read" ? organisation.policy : undefined,
        unmatched: (0,apply_policy/* unmatchedPatterns */.x)(evaluated.inspection, input.repo, decisions),
        hash: platform_hash.sha256,
    });
    return {
        kind: "read",
        result: await (0,run/* withPermissions */.n)(evaluated, decisions, input.repo, { withOwners: true }),
        gate,
        holdsUntil: lastSameDay(decisions.policies, today),
        object,
    };
}
async function gateSources(repo) {
    const contents = await Promise.all([...repo.entries.keys()].filter((path) => (0,gate/* isGate */.cE)(path)).map((path) => repo.read(path)));
    return contents.flatMap((content) => (0,repo_content/* readableText */.Gh)(content) ?? []);
}

;// CONCATENATED MODULE: ./build/bundle/src/cli/commands/fleet/hosted.js









const gitFailures = 2;
function hostedOpener(plan, connection, options, environment) {
    const names = new Map(plan.repositories.map(({ number, name }) => [number, name]));
    let failures = 0;
    return {
        async open(repository) {
            const { name, commit, tree, branch, properties } = repository;
            const { server } = connection.service;
            if (commit === null || tree === null)
                throw new repo_tree/* UserError */.yo("the plan names no commit for it");
            const hosted = hostedAt(name, connection);
            const snapshot = failures < gitFailures ? await fetched(repository, commit, hosted, connection, environment) : undefined;
            const contents = snapshot?.tree ?? hosted.tree(tree, undefined, ({ path }) => shouldPrefetch(path));
            const input = await hostedInput({
                tree: contents,
                commit,
                address: `${server}/${name}`,
                name,
                properties,
                close: async () => snapshot?.close(),
            }, options, environment).catch(async (error) => {
                await snapshot?.close();
                throw error;
            });
            failures = snapshot ? 0 : failures + 1;
            try {
                const scanned = await scannedFrom(input, name, options, environment);
                return branch === null ? scanned : await withRulesets(scanned, { name, branch }, names, connection, options);
            }
            finally {
                await input.close();
            }
        },
    };
}
function hostedAt(repository, { service, patience, pace }) {
    const { api, graphql, token } = service;
    return hostedRepository({ api, graphql, token, repository, patience, admit: () => pace.admit() });
}
async function fetched({ name }, commit, { objects }, { service: { server, token } }, { environment }) {
    try {
        return await snapshotOf({
            url: `${server}/${name}.git`,
            commit,
            token: { server, token },
            beyond: objects,
            isExpected: ({ path }) => shouldPrefetch(path),
        }, environment);
    }
    catch (error) {
        if (error instanceof repo_tree/* UserError */.yo || (0,repo_tree/* isOfMachine */.zv)(error))
            return undefined;
        throw error;
    }
}
async function withRulesets(scanned, { name, branch }, names, { session }, { remote }) {
    if (scanned.kind !== "read" || scanned.result.inspection.subjects.length === 0)
        return scanned;
    const problems = [];
    const gate = [...scanned.gate];
    try {
        for (const required of await requiredWorkflows(name, branch, session)) {
            const repository = names.get(required.repository);
            const found = repository === undefined
                ? "the plan has no repository with its number"
                : await workflowAt({ repository, path: required.path, ref: required.at ?? "HEAD" }, remote);
            if (typeof found === "string")
                problems.push(`ruleset ${required.ruleset} requires \`${required.path}\`, which was not read: ${found}`);
            else
                (0,many/* append */.BC)(gate, found.places.map((place) => ({
                    ...place,
                    kind: "ruleset",
                    ruleset: {
                        id: required.ruleset,
                        repository: repository ?? "",
                        commit: required.isPinned ? (found.commit ?? null) : null,
                    },
                })));
        }
    }
    catch (error) {
        if (!(error instanceof repo_tree/* UserError */.yo))
            throw error;
        problems.push(error.message);
    }
    return { ...scanned, gate, problem: problems.length > 0 ? problems.join("; ") : undefined };
}
async function workflowAt({ repository: full, path, ref }, remote) {
    const [owner = "", repository = ""] = full.split("/");
    const found = await remote({ kind: "remote", owner, repository, path, ref, sha256: undefined });
    if (typeof found === "string")
        return found;
    return { commit: found.commit, places: await (0,gate_places/* gatePlaces */.k)([{ ...found.source, path }]) };
}

;// CONCATENATED MODULE: ./build/bundle/src/cli/commands/fleet/scan.js


















const scan_named = 50;
async function runScan(does, environment) {
    const { text, plan } = await planAt(does.plan, environment);
    const { number, of } = does.shard ?? { number: 1, of: 1 };
    if (of !== plan.shards)
        throw new repo_tree/* UserError */.yo(does.shard
            ? `\`--shard ${number}/${of}\`: the plan has ${(0,counted/* counted */.h)(plan.shards, "shard")}`
            : `the plan has ${(0,counted/* counted */.h)(plan.shards, "shard")}; name one with --shard 1/${plan.shards}`);
    const connection = connectionFor(plan, does, environment);
    const options = await openOptions(plan, does, connection, environment);
    const judgedBy = await digestOf(options, environment);
    const folder = outputFolder((0,native_path/* absolutePath */.Hi)(environment.directory, does.out), { create: true });
    requireSamePlan(folder, text, does.out);
    folder.replace(planFile, [text]);
    const header = headerOf(plan, {
        shard: number,
        digest: (0,platform_hash.sha256)(text),
        policy: does.policy ?? null,
        failOn: does.failOn ?? null,
        judgedBy,
    });
    const name = shardFileName(header);
    const objects = outputFolder((0,repo_path/* join */.fj)((0,native_path/* absolutePath */.Hi)(environment.directory, does.out), objectsFolder), { create: true });
    const result = await scanShard(plan, header, { tool: environment.tool, date: plan.date, hash: platform_hash.sha256, judgedBy }, {
        open: scan_opener(plan, connection, options, environment),
        kept: does.since === undefined ? undefined : await keptFrom(does.since, plan, judgedBy, objects, environment),
        keep: (repository, object) => objects.replace(objectFileName(repository), [object]),
        read: () => folder.read(name),
        replace: (content) => folder.replace(name, [content]),
        append: (content) => folder.append(name, content),
        onRepository: () => environment.onRead(),
    });
    return summaryOf(result, does, connection);
}
function connectionFor(plan, does, environment) {
    if (plan.server === null) {
        if (does.budget !== undefined)
            throw new repo_tree/* UserError */.yo("`--budget` counts requests to GitHub, and this plan is one of mirrors");
        return undefined;
    }
    if (does.offline)
        throw new repo_tree/* UserError */.yo("`--offline` forbids what this plan needs: its repositories are on a server and not on this disk");
    const { server } = (0,github_addresses/* serviceOf */.z)(environment.environment);
    if (server !== plan.server)
        throw new repo_tree/* UserError */.yo(`the plan was made for ${plan.server}, and GITHUB_SERVER_URL says ${server}; scan where the plan was made`);
    return connect(environment, plan.limits, does.budget);
}
async function openOptions(plan, does, connection, environment) {
    const { remoteOf } = await Promise.resolve(/* import() */).then(__webpack_require__.bind(__webpack_require__, 2788));
    const limits = connection && { patience: connection.patience, admit: () => connection.pace.admit() };
    return {
        policy: does.policy === undefined || (0,policy_sources/* isRemotePolicy */.NS)(does.policy)
            ? does.policy
            : (0,native_path/* absolutePath */.Hi)(environment.directory, does.policy),
        failOn: does.failOn ?? (0,evaluate_result/* failOnAll */.x3)("error"),
        offline: does.offline,
        remote: remoteOf(environment.environment, does.offline, limits),
        today: plan.date,
    };
}
function scan_opener(plan, connection, options, environment) {
    if (!connection)
        return (repository) => openMirror(repository, options, environment);
    const { open } = hostedOpener(plan, connection, options, environment);
    return open;
}
async function digestOf(options, environment) {
    const sources = (await readCeiling(options, environment))?.sources ?? [];
    return (0,platform_hash.sha256)(JSON.stringify([environment.tool.version, options.failOn, sources.map(({ ref, text }) => [ref, (0,platform_hash.sha256)(text)])]));
}
async function keptFrom(since, plan, judgedBy, objects, environment) {
    const kept = await keptSince(inventoryAt("--since", since, environment), plan, judgedBy);
    const objectIn = objectReader((0,native_path/* absolutePath */.Hi)(environment.directory, since));
    return (repository) => {
        const lines = kept(repository);
        const object = lines && objectIn(repository.name);
        if (object === undefined)
            return undefined;
        objects.replace(objectFileName(repository.name), [object]);
        return lines;
    };
}
function summaryOf(result, does, connection) {
    const { repositories, kept, unchanged, unreached, failed, undecided } = result;
    const fails = does.failOn !== undefined && failed + undecided > 0;
    const requests = connection?.pace.sent();
    return {
        code: unreached.length > 0 ? 4 : fails ? 1 : 0,
        texts: [],
        notes: [
            `${(0,counted/* counted */.h)(repositories, "repository", "repositories")}${kept > 0 ? `, ${kept} of them by an earlier run` : ""}${unchanged > 0 ? `, ${unchanged} unchanged` : ""}: ${failed} with errors, ${undecided} undecided, ${unreached.length} not read`,
            ...(requests === undefined ? [] : [`${(0,counted/* counted */.h)(requests, "request", "requests")} to GitHub's API`]),
            ...unreached.slice(0, scan_named).map((one) => `\`${(0,sanitize_text/* visible */.RK)(one.name)}\` was not read: ${(0,sanitize_text/* visible */.RK)(one.problem)}`),
            ...(unreached.length > scan_named ? [`and ${unreached.length - scan_named} more were not read`] : []),
        ],
    };
}
function requireSamePlan(folder, text, out) {
    const known = folder.read(planFile);
    if (known !== undefined && known !== text)
        throw new repo_tree/* UserError */.yo(`\`${out}\` holds the scan of another plan; name another folder with --out, or remove it`);
}

;// CONCATENATED MODULE: ./build/bundle/src/cli/commands/fleet/index.js




async function runFleet({ does }, environment) {
    switch (does.task) {
        case "plan":
            return runPlan(does, environment);
        case "scan":
            return runScan(does, environment);
        case "merge":
            return runMerge(does, environment);
        case "impact":
            return runImpact(does, environment);
    }
}


/***/ }),

/***/ 3501:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fk: () => (/* binding */ isPowerful),
/* harmony export */   IZ: () => (/* binding */ powerfulKinds),
/* harmony export */   mV: () => (/* binding */ shownSetting)
/* harmony export */ });
/* harmony import */ var _rows_words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(78302);

const powerfulKinds = _rows_words_js__WEBPACK_IMPORTED_MODULE_0__/* .settingKinds */ .U2.slice(0, _rows_words_js__WEBPACK_IMPORTED_MODULE_0__/* .settingKinds */ .U2.indexOf("leads elsewhere") + 1);
function isPowerful({ does }) {
    return powerfulKinds.includes(does);
}
function shownSetting({ setting, value, target }) {
    return `${setting} = ${target ?? value}`;
}


/***/ }),

/***/ 48975:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Nj: () => (/* binding */ powers),
/* harmony export */   dm: () => (/* binding */ visibilities),
/* harmony export */   fy: () => (/* binding */ conclusions),
/* harmony export */   hu: () => (/* binding */ gateKinds)
/* harmony export */ });

const conclusions = ["passed", "failed", "undecided", "empty", "unreached"];
const gateKinds = ["workflow", "hook", "ruleset"];
const visibilities = ["public", "private", "internal"];
const powers = ["unchanged", "narrowed", "widened"];


/***/ }),

/***/ 45433:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  _s: () => (/* reexport */ jsonDialects),
  C_: () => (/* binding */ parseAnyJson),
  qF: () => (/* binding */ parseJson),
  WT: () => (/* binding */ parseJsonAs),
  parseJsonc: () => (/* binding */ parseJsonc),
  pV: () => (/* binding */ withLastValues)
});

;// CONCATENATED MODULE: ./build/bundle/src/parsers/json-faults.js
function explained(text, { message, span }) {
    const at = span.start;
    const problem = (words, start = at, length = 1) => ({
        kind: "problem",
        message: words,
        span: { start, end: start + length },
    });
    if (text.trim() === "")
        return { kind: "problem", message: "the text is empty", span: { start: 0, end: 0 } };
    if (at === 0 && text.startsWith("\ufeff"))
        return problem("a byte-order mark");
    if (/^\/[/*]/.test(text.slice(at, at + 2)))
        return problem("a comment", at, 2);
    const before = Math.max(0, at - 200);
    const comma = /^[}\]]/.test(text.slice(at, at + 1)) ? /,\s*$/.exec(text.slice(before, at)) : null;
    if (comma)
        return problem("a trailing comma", before + comma.index);
    if (message === "key must be a string" || message === "expected value") {
        if (text[at] === "'")
            return problem("single quotes, where JSON has double ones");
        const [word = ""] = /^[A-Za-z_$][\w$.-]*/.exec(text.slice(at, at + 200)) ?? [];
        if (word !== "")
            return problem(`\`${word}\` without quotes`, at, word.length);
    }
    return { kind: "problem", message: words[message] ?? message, span };
}
const words = {
    "key must be a string": "a key is missing",
    "expected value": "a value is missing",
    "EOF while parsing a value": "it ends where a value is missing",
    "EOF while parsing a string": "a text has no closing quote",
    "trailing characters": "text after its end",
    "recursion limit exceeded": "it is nested too deeply",
    "control character (\\u0000-\\u001F) found while parsing a string": "a line break or a tab inside a text",
};

;// CONCATENATED MODULE: ./build/bundle/src/parsers/json-dialects.js
const comment = /\/\/[^\r\n]*|\/\*[^]*?\*\//y;
const jsonDialects = {
    serde: {},
    javaScript: { loneSurrogates: true },
    editors: { comment, mark: true, loneSurrogates: true, trailingComma: true, controls: /\t/ },
    commented: { comment, loneSurrogates: true },
    commentedWithCommas: { comment, loneSurrogates: true, trailingComma: true },
    stripped: { comment: /\/\/[^\n]*|\/\*[^]*?(?:\*\/|$)/y, loneSurrogates: true },
    any: {
        comment: /\/\/[^\r\n]*|\/\*[^]*?(?:\*\/|$)/y,
        mark: true,
        loneSurrogates: true,
        trailingComma: true,
        controls: /[^]/,
        json5: true,
    },
};
const otherNumber = /[-+]?(?:0[xX][\dA-Fa-f]+|(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?|NaN\b|Infinity\b)/y;
const bareKey = /[$_\p{L}][$\w\p{L}\p{Mn}\p{Mc}\p{Nd}]*/uy;

;// CONCATENATED MODULE: ./build/bundle/src/parsers/json.js


const deepest = 128;
class Stop {
    problem;
    constructor(message, at) {
        this.problem = { kind: "problem", message, span: { start: at, end: at } };
    }
}
function parseJson(text) {
    return parseJsonAs(jsonDialects.serde, text);
}
function parseJsonc(text) {
    return parseJsonAs(jsonDialects.editors, text);
}

function parseJsonAs(dialect, text) {
    return read(text, dialect);
}
function parseAnyJson(text) {
    const node = parseJsonAs(jsonDialects.any, text);
    if (node.kind !== "problem")
        return node;
    const other = parseJsonAs({ ...jsonDialects.any, comment: jsonDialects.stripped.comment }, text);
    return other.kind === "problem" ? node : other;
}
function withLastValues(node) {
    if (node.kind === "scalar")
        return node;
    if (node.kind === "list")
        return { ...node, items: node.items.map(withLastValues) };
    const last = new Map(node.entries.map((entry) => [entry.name ?? entry, { ...entry, value: withLastValues(entry.value) }]));
    return { ...node, entries: [...last.values()] };
}
function read(text, dialect) {
    try {
        return new Reader(text, dialect).whole();
    }
    catch (error) {
        if (error instanceof Stop)
            return explained(text, error.problem);
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
const number = /-?(0|[1-9]\d*)((?:\.\d+)?(?:[eE][-+]?\d+)?)/y;
class Reader {
    #text;
    #dialect;
    #at = 0;
    constructor(text, dialect) {
        this.#text = text;
        this.#dialect = dialect;
        if (dialect.mark && text.startsWith("\ufeff"))
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
        const { comment } = this.#dialect;
        for (;;) {
            while (" \n\t\r".includes(this.#text[this.#at] ?? "x"))
                this.#at++;
            if (!comment || this.#text[this.#at] !== "/")
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
        return this.#dialect.trailingComma === true && this.#text[this.#at] === character;
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
        if (this.#isQuote(first)) {
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
        return this.#otherNumber(start) ?? this.#number(start);
    }
    #isQuote(character) {
        return character === '"' || (this.#dialect.json5 === true && character === "'");
    }
    #since(start) {
        return { start, end: this.#at };
    }
    #otherNumber(start) {
        if (!this.#dialect.json5)
            return undefined;
        number.lastIndex = start;
        otherNumber.lastIndex = start;
        const [usual = ""] = number.exec(this.#text) ?? [];
        const [text = ""] = otherNumber.exec(this.#text) ?? [];
        if (text.length <= usual.length)
            return undefined;
        this.#at = start + text.length;
        return { kind: "scalar", span: this.#since(start), value: Number(text), text, style: "plain", number: "float" };
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
        const quote = this.#text.charCodeAt(this.#at);
        let value = "";
        for (let from = ++this.#at;; this.#at++) {
            const unit = this.#text.charCodeAt(this.#at);
            if (Number.isNaN(unit))
                throw new Stop("EOF while parsing a string", this.#at);
            if (unit < 0x20 && this.#dialect.controls?.test(String.fromCharCode(unit)) !== true)
                throw new Stop("control character (\\u0000-\\u001F) found while parsing a string", this.#at);
            if (unit !== quote && unit !== 0x5c)
                continue;
            value += this.#text.slice(from, this.#at);
            if (unit === quote) {
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
            if (plain === undefined && !this.#dialect.json5)
                throw new Stop("invalid escape", this.#at);
            return plain ?? this.#escapeOfJson5(letter);
        }
        const high = this.#hexadecimal();
        if (this.#dialect.loneSurrogates)
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
    #escapeOfJson5(letter) {
        if (letter === "x")
            return String.fromCharCode(this.#hexadecimal(2));
        if (letter === "\r" && this.#text[this.#at + 1] === "\n")
            this.#at++;
        const found = /[\r\n\u2028\u2029]/.test(letter) ? "" : letter;
        return { v: "\v", 0: "\0" }[found] ?? found;
    }
    #hexadecimal(length = 4) {
        const digits = this.#text.slice(this.#at + 1, this.#at + 1 + length);
        if (digits.length < length || !/^[0-9A-Fa-f]+$/.test(digits))
            throw new Stop("invalid escape", this.#at);
        this.#at += length;
        return parseInt(digits, 16);
    }
    #key() {
        this.#skipSpace();
        const at = this.#at;
        bareKey.lastIndex = at;
        const [bare] = this.#dialect.json5 ? (bareKey.exec(this.#text) ?? []) : [];
        if (bare !== undefined) {
            this.#at += bare.length;
            return { kind: "scalar", span: this.#since(at), value: bare, text: bare, style: "plain" };
        }
        if (!this.#isQuote(this.#text[at]))
            throw new Stop("key must be a string", at);
        const name = this.#string();
        return { kind: "scalar", span: this.#since(at), value: name, text: name, style: "quoted" };
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
                const key = this.#key();
                if (!this.#takes(":"))
                    throw new Stop("expected `:`", this.#at);
                entries.push({ key, name: key.text, value: this.#value(depth + 1) });
            } while (this.#takes(",") && !this.#ends("}"));
            if (!this.#takes("}"))
                throw new Stop("expected `,` or `}`", this.#at);
        }
        return { kind: "table", span: this.#since(start), entries };
    }
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

/***/ 62979:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   fetchCommit: () => (/* binding */ fetchCommit),
/* harmony export */   fetchInto: () => (/* binding */ fetchInto),
/* harmony export */   fetchObjects: () => (/* binding */ fetchObjects),
/* harmony export */   tipOf: () => (/* binding */ tipOf)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var _command_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(21156);



const milliseconds = 300_000;
const idsPerFetch = 500;
const flags = [
    "--quiet",
    "--no-tags",
    "--no-recurse-submodules",
    "--no-write-fetch-head",
    "--no-auto-maintenance",
    "--upload-pack=git-upload-pack",
];
const filter = { "remote.origin.promisor": "true", "remote.origin.partialclonefilter": "blob:none" };
async function fetchCommit(git, shared, id, token) {
    const depth = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(shared, "shallow")) ? ["--depth=1"] : [];
    await withToken(token, filter, (environment) => (0,_command_js__WEBPACK_IMPORTED_MODULE_2__/* .runGit */ .EO)(git, ["fetch", ...flags, ...depth, "origin", requireId(id)], { environment, milliseconds }));
}
async function fetchInto(git, ids, token) {
    const environment = configEnvironment({
        ...filter,
        "fetch.negotiationAlgorithm": "noop",
        ...(token ? headerFor(token) : {}),
    });
    await (0,_command_js__WEBPACK_IMPORTED_MODULE_2__/* .runGit */ .EO)(git, ["fetch", ...flags, "--depth=1", "origin", ...ids.map(requireId)], {
        environment: { ...allowed, ...environment },
        milliseconds,
    });
}
async function fetchObjects(git, ids, token) {
    for (let at = 0; at < ids.length; at += idsPerFetch) {
        const checkedIds = ids.slice(at, at + idsPerFetch).map(requireId);
        await withToken(token, { ...filter, "fetch.negotiationAlgorithm": "noop" }, (environment) => (0,_command_js__WEBPACK_IMPORTED_MODULE_2__/* .runGit */ .EO)(git, ["fetch", ...flags, "origin", ...checkedIds], { environment, milliseconds }));
    }
}
async function tipOf(git, branch, token) {
    const ref = `refs/heads/${branch}`;
    const { output } = await withToken(token, {}, (environment) => (0,_command_js__WEBPACK_IMPORTED_MODULE_2__/* .runGit */ .EO)(git, ["ls-remote", "--quiet", "--upload-pack=git-upload-pack", "origin", ref], {
        environment,
        milliseconds,
    }));
    const line = output
        .toString()
        .split("\n")
        .find((entry) => entry.endsWith(`\t${ref}`));
    const [id] = line?.split("\t") ?? [];
    return id !== undefined && /^[0-9a-f]{40,64}$/.test(id) ? id : undefined;
}
function requireId(id) {
    if (!/^[0-9a-f]{40,64}$/.test(id))
        throw new Error(`${id} is not the id of an object`);
    return id;
}
const allowed = { GIT_ALLOW_PROTOCOL: "file:git:http:https:ssh", GIT_NO_LAZY_FETCH: "0" };
async function withToken(token, settings, ask) {
    try {
        return await ask({ ...allowed, ...configEnvironment(settings) });
    }
    catch (error) {
        if (!token)
            throw error;
        return ask({ ...allowed, ...configEnvironment({ ...settings, ...headerFor(token) }) });
    }
}
function headerFor({ server, token }) {
    const basic = Buffer.from(`x-access-token:${token}`).toString("base64");
    return { [`http.${server.replace(/\/*$/, "")}/.extraheader`]: `authorization: basic ${basic}` };
}
function configEnvironment(settings) {
    const numbered = Object.entries(settings).flatMap(([key, value], at) => [
        [`GIT_CONFIG_KEY_${at}`, key],
        [`GIT_CONFIG_VALUE_${at}`, value],
    ]);
    return { GIT_CONFIG_COUNT: String(Object.keys(settings).length), ...Object.fromEntries(numbered) };
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

/***/ 41649:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   z: () => (/* binding */ serviceOf)
/* harmony export */ });
/* unused harmony export graphqlOf */
function serviceOf(environment) {
    const given = (name) => environment[name]?.trim() || undefined;
    const api = given("GITHUB_API_URL") ?? "https://api.github.com";
    return {
        api,
        graphql: graphqlOf(environment, api),
        server: (given("GITHUB_SERVER_URL") ?? "https://github.com").replace(/\/+$/, ""),
        token: given("GH_TOKEN") ?? given("GITHUB_TOKEN"),
    };
}
function graphqlOf(environment, api) {
    return environment["GITHUB_GRAPHQL_URL"]?.trim() || `${api.replace(/\/v3\/?$/, "")}/graphql`;
}


/***/ }),

/***/ 31831:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   w: () => (/* binding */ machineClock)
/* harmony export */ });
const machineClock = {
    now: () => Date.now(),
    sleep: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
    random: () => Math.random(),
};


/***/ }),

/***/ 2788:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  remoteOf: () => (/* binding */ remoteOf)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/bundle/src/platform/github/addresses.js
var addresses = __webpack_require__(41649);
// EXTERNAL MODULE: ./build/bundle/src/platform/hash.js
var hash = __webpack_require__(81957);
// EXTERNAL MODULE: ./build/bundle/src/repo/text.js
var repo_text = __webpack_require__(64951);
// EXTERNAL MODULE: ./build/bundle/src/platform/github/request.js + 1 modules
var request = __webpack_require__(42445);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
;// CONCATENATED MODULE: ./build/bundle/src/platform/github/cache.js



function openCache(directory, secret) {
    if (directory === undefined)
        return { read: () => ({ kind: "absent" }), write: () => undefined };
    const fileOf = (key) => (0,external_node_path_.join)(directory, (0,hash.fingerprint)(key));
    const sealOf = (key, text) => (0,hash.fingerprint)([secret, ...key, text]);
    return {
        read(key) {
            let entry;
            try {
                entry = (0,external_node_fs_.readFileSync)(fileOf(key), "utf8");
            }
            catch (error) {
                return { kind: error instanceof Error && "code" in error && error.code === "ENOENT" ? "absent" : "changed" };
            }
            const end = entry.indexOf("\n");
            const text = entry.slice(end + 1);
            return end >= 0 && entry.slice(0, end) === sealOf(key, text) ? { kind: "kept", text } : { kind: "changed" };
        },
        write(key, text) {
            const file = fileOf(key);
            const draft = `${file}.${process.pid}.${Math.random().toString(36).slice(2)}`;
            try {
                (0,external_node_fs_.mkdirSync)(directory, { recursive: true, mode: 0o700 });
                (0,external_node_fs_.writeFileSync)(draft, `${sealOf(key, text)}\n${text}`, { flag: "wx", mode: 0o600 });
                (0,external_node_fs_.renameSync)(draft, file);
            }
            catch {
                (0,external_node_fs_.rmSync)(draft, { force: true });
            }
        },
    };
}

;// CONCATENATED MODULE: ./build/bundle/src/platform/github/remote-files.js




const fileBytes = 256 * 1024;
function remoteFiles(options) {
    const cache = openCache(options.cache, options.seal);
    const resolved = new Map();
    return async (expected) => {
        const name = `${expected.owner}/${expected.repository}`;
        const key = `${name}@${expected.ref}`;
        const commit = await memo(resolved, key, () => commitOf(expected, options, cache));
        if (typeof commit !== "string")
            return commit.reason;
        const bytes = await bytesOf(expected, commit, options, cache);
        if ("reason" in bytes)
            return bytes.reason;
        const digest = (0,hash.sha256)(bytes.content);
        if (expected.sha256 !== undefined && digest !== expected.sha256)
            return `its content has the digest sha256:${digest}, not the required sha256:${expected.sha256}`;
        const text = (0,repo_text/* decodeText */.g7)(bytes.content);
        if (text === undefined)
            return "it is not UTF-8 text";
        return { source: { path: `${name}//${expected.path}@${expected.ref}`, text }, commit };
    };
}
async function commitOf({ owner, repository, ref }, { offline, advice, ...service }, cache) {
    if (isCommit(ref))
        return ref;
    const key = ["ref", owner, repository, ref];
    if (offline) {
        const kept = cache.read(key);
        if (kept.kind === "kept")
            return kept.text;
        return {
            reason: kept.kind === "changed"
                ? changed
                : `\`${ref}\` is not cached, and \`--offline\` forbids resolving it; name a commit, or run once without \`--offline\``,
        };
    }
    const answer = await askAdmitted(service, {
        path: `/repos/${owner}/${repository}/commits/${encodeURIComponent(ref)}`,
        accept: "application/vnd.github.sha",
        limit: 1024,
    });
    if (answer.kind === "failed")
        return { reason: explainRefusal(answer, `there is no \`${owner}/${repository}\` with the ref \`${ref}\``, advice) };
    const commit = answer.text.trim();
    if (!isCommit(commit))
        return { reason: `GitHub names no commit for \`${ref}\`` };
    cache.write(key, commit);
    return commit;
}
async function bytesOf({ owner, repository, path, ref }, commit, { offline, advice, ...service }, cache) {
    const key = ["file", owner, repository, commit, path];
    const kept = cache.read(key);
    if (kept.kind === "kept")
        return { content: Buffer.from(kept.text, "base64") };
    if (offline)
        return {
            reason: kept.kind === "changed" ? changed : "it is not cached, and `--offline` forbids fetching it",
        };
    const address = `/repos/${owner}/${repository}/contents/${path.split("/").map(encodeURIComponent).join("/")}?ref=${commit}`;
    const answer = await askAdmitted(service, {
        path: address,
        accept: "application/vnd.github+json",
        limit: 4 * fileBytes,
    });
    if (answer.kind === "failed")
        return {
            reason: explainRefusal(answer, `there is no file \`${path}\` in \`${owner}/${repository}\` at \`${ref}\``, advice),
        };
    const file = fileIn(answer.text);
    if (typeof file === "string")
        return { reason: file };
    if (file.length > fileBytes)
        return { reason: `it is ${Math.ceil(file.length / 1024)} KiB large; the limit is ${fileBytes / 1024} KiB` };
    cache.write(key, file.toString("base64"));
    return { content: file };
}
async function askAdmitted({ admit, patience, ...service }, question) {
    await admit?.();
    return (0,request/* sendRequest */.w)(service, { ...question, ...(patience ? { patience } : {}) });
}
const changed = "the cached copy was changed; run once without `--offline`";
function fileIn(text) {
    let answer;
    try {
        answer = JSON.parse(text);
    }
    catch {
        return "GitHub's answer is not JSON";
    }
    if (Array.isArray(answer))
        return "it is a directory";
    const { type, encoding, content, size, sha } = typeof answer === "object" && answer !== null ? answer : {};
    if (type !== "file")
        return `it is a ${type === "symlink" ? "link" : type === "submodule" ? "submodule" : "thing"}, and a policy is a file`;
    if (typeof size === "number" && size > fileBytes)
        return `it is ${Math.ceil(size / 1024)} KiB large; the limit is ${fileBytes / 1024} KiB`;
    if (encoding !== "base64" || typeof content !== "string" || typeof sha !== "string")
        return "GitHub's answer holds no content";
    const bytes = Buffer.from(content, "base64");
    return sha.length === 40 && (0,hash.blobId)(bytes) !== sha ? "its content does not match its git hash" : bytes;
}
function explainRefusal({ status, reason }, missing, advice) {
    if (status === 404 || status === 422)
        return `${missing}, or the token cannot see it${advice}`;
    if (status === 401 || status === 403)
        return `${reason}${advice}`;
    return reason;
}
function isCommit(ref) {
    return /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(ref);
}
function memo(known, key, make) {
    let value = known.get(key);
    if (!value)
        known.set(key, (value = make()));
    return value;
}

;// CONCATENATED MODULE: ./build/bundle/src/platform/github/machine.js



function remoteOf(environment, offline, limits = {}) {
    const { api, token } = (0,addresses/* serviceOf */.z)(environment);
    return remoteFiles({
        api,
        token,
        cache: cacheOf((name) => environment[name]?.trim() || undefined),
        seal: "",
        offline,
        advice: "; set GH_TOKEN to one that may",
        ...limits,
    });
}
function cacheOf(given) {
    const home = given("HOME") ?? given("USERPROFILE");
    const bases = process.platform === "win32" ? [given("LOCALAPPDATA")] : [given("XDG_CACHE_HOME"), home && (0,external_node_path_.join)(home, ".cache")];
    const base = bases.find((directory) => directory !== undefined && (0,external_node_path_.isAbsolute)(directory));
    return base === undefined ? undefined : (0,external_node_path_.join)(base, "agent-profile-check");
}


/***/ }),

/***/ 42445:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  w: () => (/* binding */ sendRequest)
});

// EXTERNAL MODULE: ./build/bundle/src/repo/tree.js
var tree = __webpack_require__(72456);
// EXTERNAL MODULE: ./build/bundle/src/platform/github/clock.js
var github_clock = __webpack_require__(31831);
;// CONCATENATED MODULE: ./build/bundle/src/platform/github/proxied-fetch.js

const variables = ["https_proxy", "HTTPS_PROXY", "http_proxy", "HTTP_PROXY"];
const known = new Map();
async function proxiedFetch(address, request) {
    const proxy = await proxyFor(address);
    if (proxy === undefined)
        return fetch(address, request);
    let through = known.get(proxy);
    if (!through)
        known.set(proxy, (through = fetchThrough(proxy)));
    return (await through)(address, request);
}
async function proxyFor(address) {
    const proxies = variables.flatMap((name) => process.env[name] || []);
    if (proxies.length === 0)
        return undefined;
    if (!proxies.every(isAddress))
        throw new tree/* UserError */.yo("HTTPS_PROXY or HTTP_PROXY is not the address of a proxy; write `http://HOST:PORT`");
    const { getProxyUrl } = await __webpack_require__.e(/* import() */ 9783).then(__webpack_require__.bind(__webpack_require__, 19783));
    return getProxyUrl(new URL(address))?.href;
}
function isAddress(proxy) {
    return URL.canParse(/^https?:/.test(proxy) ? proxy : `http://${proxy}`);
}
async function fetchThrough(proxy) {
    const { fetch: send, ProxyAgent } = await __webpack_require__.e(/* import() */ 6752).then(__webpack_require__.t.bind(__webpack_require__, 46752, 19));
    const dispatcher = new ProxyAgent(proxy);
    return ((address, request) => send(address, { ...request, dispatcher }));
}

;// CONCATENATED MODULE: ./build/bundle/src/platform/github/request.js



const milliseconds = 10_000;
const fewAttempts = 3;
const firstPause = 400;
const secondaryPause = 60_000;
const reasonBytes = 1 << 16;
async function sendRequest(service, question) {
    const patience = question.patience ?? { milliseconds: 30_000 };
    const { attempts = fewAttempts, clock = github_clock/* machineClock */.w } = patience;
    for (let attempt = 0;; attempt++) {
        const { api, again } = await askOnce(service, question, clock);
        const most = again === "soon" ? fewAttempts : attempts;
        if (again === undefined || attempt + 1 >= most || question.method === "POST")
            return api;
        const wait = Math.round(pauseOf(again, attempt) * (1 + clock.random() / 10));
        if (wait > patience.milliseconds)
            return api;
        patience.milliseconds -= wait;
        await clock.sleep(wait);
    }
}
function pauseOf(again, attempt) {
    if (typeof again === "number")
        return again;
    return again === "soon" ? firstPause * 4 ** attempt : secondaryPause * 2 ** attempt;
}
async function askOnce(service, question, clock) {
    const address = URL.canParse(service.api) ? new URL(service.api) : undefined;
    if (!address)
        return failed(`\`${service.api}\` is not an address of GitHub's API`);
    const refusal = refusalOf(address, question.path);
    if (refusal !== undefined)
        return failed(refusal);
    try {
        const response = await proxiedFetch(`${address.href.replace(/\/+$/, "")}${question.path}`, requestOf(question, service.token));
        return await attemptOf(response, question, clock);
    }
    catch (error) {
        if (error instanceof tree/* UserError */.yo)
            throw error;
        const isLate = error instanceof Error && error.name === "TimeoutError";
        return failed(isLate
            ? `${address.host} does not answer within ${milliseconds / 1000} s`
            : `${address.host} cannot be reached (${causeOf(error)})`, undefined, "soon");
    }
}
function failed(reason, status, again) {
    return { api: { kind: "failed", status, reason }, again };
}
function refusalOf(address, path) {
    if (address.protocol !== "https:" && !["127.0.0.1", "[::1]", "localhost"].includes(address.hostname))
        return `\`${address.origin}\` is not asked: it does not use https`;
    const names = path.replace(/\?.*$/s, "").split("/");
    return names.some((name) => /^(?:\.|%2e){1,2}$/i.test(name)) ? `\`${path}\` names nothing on GitHub` : undefined;
}
function methodOf({ method, query }) {
    return method ?? (query === undefined ? "GET" : "POST");
}
function requestOf(question, token) {
    const { accept, query } = question;
    return {
        method: methodOf(question),
        redirect: "manual",
        ...(query === undefined ? {} : { body: JSON.stringify(query) }),
        signal: AbortSignal.timeout(milliseconds),
        headers: {
            accept,
            ...(query === undefined ? {} : { "content-type": "application/json" }),
            "user-agent": "agent-profile-check",
            "x-github-api-version": "2022-11-28",
            ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        },
    };
}
async function attemptOf(response, { limit, query }, clock) {
    if (!response.ok)
        return refusedAttempt(response, clock);
    const text = await bounded(response, limit);
    if (text === undefined)
        return failed(`GitHub's answer is larger than ${Math.ceil(limit / 1024)} KiB`);
    if (query && isLimitedQuery(text))
        return limited(waitOf(response.headers, clock) ?? "later");
    return { api: { kind: "answered", text } };
}
async function refusedAttempt(response, clock) {
    const { status, headers } = response;
    if (status >= 300 && status < 400)
        return failed("the repository has moved, and this tool does not follow the old name; write its current name", status);
    const wait = waitOf(headers, clock);
    if (status === 429 || (status === 403 && wait !== undefined))
        return limited(wait ?? "later");
    if (status === 403 && isSecondary(await bounded(response, reasonBytes)))
        return limited("later");
    if (status === 451)
        return failed("GitHub has blocked it for legal reasons", status);
    return failed(`GitHub answers with ${status}`, status, status >= 500 ? (wait ?? "soon") : undefined);
}
function limited(again) {
    return failed("GitHub's rate limit is exhausted", 429, again);
}
function isSecondary(text) {
    return text !== undefined && /secondary rate limit|abuse detection/i.test(text);
}
function isLimitedQuery(text) {
    if (!text.includes("RATE_LIMITED"))
        return false;
    try {
        const { errors } = JSON.parse(text);
        return Array.isArray(errors) && errors.some((error) => error?.type === "RATE_LIMITED");
    }
    catch {
        return false;
    }
}
function waitOf(headers, clock) {
    const [after, reset] = ["retry-after", "x-ratelimit-reset"].map((name) => headers.get(name));
    if (after && /^\d{1,6}$/.test(after))
        return Number(after) * 1000;
    if (headers.get("x-ratelimit-remaining") !== "0")
        return undefined;
    return reset && /^\d{1,12}$/.test(reset)
        ? Math.max(0, Number(reset) * 1000 - clock.now()) + 1000
        : Number.POSITIVE_INFINITY;
}
async function bounded({ body }, limit) {
    const chunks = [];
    let bytes = 0;
    for await (const chunk of body ?? []) {
        bytes += chunk.length;
        if (bytes > limit)
            return undefined;
        chunks.push(chunk);
    }
    return Buffer.concat(chunks).toString();
}
function causeOf(error) {
    if (!(error instanceof Error))
        return String(error);
    const { cause } = error;
    if (cause instanceof Error)
        return "code" in cause && typeof cause.code === "string" ? cause.code : cause.message;
    return error.message;
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

/***/ 98478:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ml: () => (/* binding */ withSchedule),
/* harmony export */   cx: () => (/* binding */ propertyPrefix),
/* harmony export */   forRepository: () => (/* binding */ forRepository),
/* harmony export */   j5: () => (/* binding */ waveOf)
/* harmony export */ });
/* harmony import */ var _decide_selector_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(60364);

const propertyPrefix = "property:";
async function waveOf({ rollout }, repository) {
    if (!rollout || rollout.waves.length === 0)
        return undefined;
    const matches = await (0,_decide_selector_js__WEBPACK_IMPORTED_MODULE_0__/* .patternMatcher */ .l2)();
    return rollout.waves.find(({ repositories }) => repositories.some((pattern) => hasRepository(pattern.toLowerCase(), repository, matches)));
}
function hasRepository(pattern, { name, properties = {} }, matches) {
    if (!pattern.startsWith(propertyPrefix))
        return name !== null && matches(name.toLowerCase(), pattern);
    const equals = pattern.indexOf("=");
    const [key, value] = [pattern.slice(propertyPrefix.length, equals), pattern.slice(equals + 1)];
    return Object.entries(properties).some(([property, own]) => property.toLowerCase() === key &&
        (typeof own === "string" ? [own] : own).some((text) => matches(oneSegment(text), oneSegment(value))));
}
function oneSegment(text) {
    return text.toLowerCase().replaceAll("/", "\u001f");
}
async function forRepository(policy, repository) {
    const { rollout } = policy;
    const wave = await waveOf(policy, repository);
    return rollout && wave ? { ...policy, rollout: withSchedule(rollout, wave) } : policy;
}
function withSchedule(rollout, { stage, warnFrom, enforceFrom }) {
    return { ...rollout, stage, warnFrom, enforceFrom };
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


/***/ }),

/***/ 6567:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G5: () => (/* binding */ byImportance),
/* harmony export */   OA: () => (/* binding */ fields),
/* harmony export */   T0: () => (/* binding */ pageSize),
/* harmony export */   ZB: () => (/* binding */ mostRows),
/* harmony export */   _q: () => (/* binding */ mostPrinted),
/* harmony export */   b7: () => (/* binding */ isSettingKind),
/* harmony export */   f: () => (/* binding */ powerOf),
/* harmony export */   gF: () => (/* binding */ policyWords),
/* harmony export */   h1: () => (/* binding */ uncheckedWord),
/* harmony export */   oG: () => (/* binding */ pageRow),
/* harmony export */   zH: () => (/* binding */ widenedWord)
/* harmony export */ });
/* unused harmony exports staleWord, longestValue */
/* harmony import */ var _sanitize_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(32426);
/* harmony import */ var _setting_groups_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(78302);


const fields = [
    "repository",
    "conclusion",
    "problem",
    "stale",
    "date",
    "gate",
    "pin",
    "power",
    "host",
    "edition",
    "layer",
    "path",
    "name",
    "verdict",
    "can",
    "policy",
    "grant",
    "owner",
    "until",
    "codeOwners",
    "mode",
    "model",
    "servers",
    "decision",
    "refusedBy",
    "through",
];
const policyWords = {
    allowed: "allowed",
    granted: "granted",
    refused: "not allowed",
    waived: "waived",
    baselined: "in the baseline",
    unknown: "unknown",
};
const uncheckedWord = "unchecked";
const staleWord = "stale";
const widenedWord = "widened";
const worstFirst = ["execute", "write", "external", "network", "delegate", "read"];
const mostRows = 10_000;
const pageSize = 100;
const mostPrinted = 2_000;
const longestValue = 300;
function pageRow(values) {
    return Object.fromEntries(fields.map((field) => [field, short(values[field] ?? "")]));
}
function short(text) {
    if (text.length <= longestValue)
        return (0,_sanitize_text_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .RK)(text);
    return `${(0,_sanitize_text_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .RK)(text.slice(0, longestValue).replace(/[\ud800-\udbff]$/, ""))}…`;
}
function powerOf({ can }) {
    const words = can.split(" ");
    return worstFirst.reduce((sum, capability, at) => (words.includes(capability) ? sum + 2 ** (5 - at) : sum), 0);
}
function byImportance(a, b) {
    return (groupOf(a) - groupOf(b) ||
        powerOf(b) - powerOf(a) ||
        byText(a.repository, b.repository) ||
        byText(a.path, b.path) ||
        byText(a.host, b.host) ||
        byText(a.name, b.name));
}
function groupOf({ verdict, policy, conclusion }) {
    if (verdict === "")
        return conclusion === "unreached" || conclusion === "undecided" ? 1 : 4;
    if (verdict === uncheckedWord)
        return 1;
    if (isSettingKind(verdict))
        return verdict === "asks nobody" || isAgainst(policy) ? 0 : 2;
    if (verdict !== "loaded")
        return 3;
    return isAgainst(policy) ? 0 : 2;
}
function isAgainst(policy) {
    return policy === policyWords.refused || policy === policyWords.baselined;
}
function isSettingKind(verdict) {
    return _setting_groups_js__WEBPACK_IMPORTED_MODULE_1__/* .settingKinds */ .U2.includes(verdict);
}
function byText(a, b) {
    return a < b ? -1 : a > b ? 1 : 0;
}


/***/ }),

/***/ 40026:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   csvLine: () => (/* binding */ csvLine),
/* harmony export */   listCsv: () => (/* binding */ listCsv)
/* harmony export */ });
/* harmony import */ var _model_fact_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(7277);
/* harmony import */ var _inspect_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(65831);
/* harmony import */ var _model_profile_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(64682);
/* harmony import */ var _evaluate_permission_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(53954);
/* harmony import */ var _sanitize_secrets_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(97544);
/* harmony import */ var _sanitize_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(32426);
/* harmony import */ var _decision_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(58526);
/* harmony import */ var _rows_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(99077);
/* harmony import */ var _setting_rows_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(43942);









const columns = [
    "tool",
    "version",
    "repository",
    "commit",
    "date",
    "host",
    "edition",
    "layer",
    "path",
    "name",
    "verdict",
    "capabilities",
    "allowed",
    "grant",
    "owner",
    "until",
    "mode",
    "model",
    "servers",
    "code_owners",
    "certainty",
    "description",
    "decision",
    "refused_by",
    "waiver",
    "waiver_owner",
    "waiver_until",
    "through",
];
function listCsv(result, hash) {
    const rows = [
        ...result.inspection.subjects.map((subject) => rowOf(subject, result, hash)),
        ...(0,_setting_rows_js__WEBPACK_IMPORTED_MODULE_7__/* .settingRows */ .m)(result, hash).map((setting) => settingRow(setting, result)),
        ...(0,_rows_js__WEBPACK_IMPORTED_MODULE_6__/* .unjudgedFiles */ .e$)(result.inspection).map((file) => unjudgedRow(file, result)),
    ];
    return [[...columns], ...rows.map((row) => columns.map((column) => shortened(row[column] ?? "", column)))]
        .map(csvLine)
        .join("");
}
const longestText = 1_000;
const longest = 30_000;
const ownWords = ["name", "mode", "model", "description"];
function shortened(value, column) {
    const limit = ownWords.includes(column) ? longestText : longest;
    if (value.length <= limit)
        return value;
    return `${value.slice(0, limit).replace(/[\ud800-\udbff]$/, "")}… (cut, ${value.length} characters)`;
}
function csvLine(cells) {
    return `${cells.map(cell).join(",")}\r\n`;
}
function settingRow(row, input) {
    const { host, edition, layer, path, setting, kind, target, may, server, certainty, permission } = row;
    return {
        ...placeOf(host, edition, path, input),
        layer,
        name: setting,
        verdict: "setting",
        capabilities: may.join(" "),
        servers: server ? `${server.name}: ${target}` : "",
        certainty,
        description: `${kind}: ${target}`,
        ...(permission ? decisionOf(permission) : {}),
    };
}
function unjudgedRow({ host, edition, path, message }, input) {
    return { ...placeOf(host, edition, path, input), verdict: "unchecked", description: message };
}
function rowOf(subject, input, hash) {
    const { host, edition, item } = subject;
    return {
        ...placeOf(host, edition, item.files[0] ?? "", input),
        layer: item.layer.name,
        verdict: item.verdict.kind,
        ...factsOf(item.profile, hash),
        ...decisionOf(input.permissionOf?.(subject)),
        certainty: (0,_inspect_index_js__WEBPACK_IMPORTED_MODULE_0__/* .certaintyOf */ .hh)(host, item),
    };
}
function placeOf(host, edition, path, input) {
    const { tool, repository, commit, date, ownersOf = () => [] } = input;
    return {
        tool: tool.name,
        version: tool.version,
        repository: repository ?? "",
        commit: commit ?? "",
        date,
        host,
        edition,
        path,
        code_owners: path === "" ? "" : ownersOf(path).join(" "),
    };
}
function factsOf(profile, hash) {
    if (!profile)
        return { name: "", capabilities: "", mode: "", model: "", servers: "", description: "" };
    return {
        name: (0,_model_fact_js__WEBPACK_IMPORTED_MODULE_8__/* .known */ .eO)(profile.name) ?? "",
        capabilities: (0,_model_profile_js__WEBPACK_IMPORTED_MODULE_1__/* .capabilitiesOf */ .SF)(profile).join(" "),
        mode: (0,_model_fact_js__WEBPACK_IMPORTED_MODULE_8__/* .known */ .eO)(profile.permissionMode) ?? "",
        model: (0,_model_fact_js__WEBPACK_IMPORTED_MODULE_8__/* .known */ .eO)(profile.model) ?? "",
        servers: profile.servers.map(({ name, value }) => `${name}: ${String((0,_sanitize_secrets_js__WEBPACK_IMPORTED_MODULE_3__/* .withoutSecrets */ .cT)(value, hash))}`).join("; "),
        description: (0,_model_fact_js__WEBPACK_IMPORTED_MODULE_8__/* .known */ .eO)(profile.description) ?? "",
    };
}
function decisionOf(permission) {
    const [grant] = permission?.grants ?? [];
    return {
        ...reasonsOf(permission),
        allowed: permission ? ((0,_evaluate_permission_js__WEBPACK_IMPORTED_MODULE_2__/* .isAllowed */ .Jr)(permission) ? "yes" : "no") : "",
        grant: grant ? (0,_rows_js__WEBPACK_IMPORTED_MODULE_6__/* .grantPlace */ .GQ)(grant) : "",
        owner: grant?.owner ?? "",
        until: grant?.until ?? "",
    };
}
function reasonsOf(permission) {
    const { decision, refusedBy, waiver, through } = (0,_decision_js__WEBPACK_IMPORTED_MODULE_5__/* .decisionJson */ .l)(permission);
    return {
        decision: decision ?? "",
        refused_by: refusedBy.join(" "),
        waiver: waiver ? `${waiver.path}:${waiver.line}` : "",
        waiver_owner: waiver?.owner ?? "",
        waiver_until: waiver?.until ?? "",
        through: through.map(_decision_js__WEBPACK_IMPORTED_MODULE_5__/* .throughWords */ .j).join("; "),
    };
}
const formula = /^[=+\-@|%]/;
function cell(value) {
    const text = (0,_sanitize_text_js__WEBPACK_IMPORTED_MODULE_4__/* .visible */ .RK)(value);
    const inert = formula.test(text.trimStart()) ? `'${text}` : text;
    return /[",;]/.test(inert) ? `"${inert.replaceAll('"', '""')}"` : inert;
}


/***/ }),

/***/ 58526:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   j: () => (/* binding */ throughWords),
/* harmony export */   l: () => (/* binding */ decisionJson)
/* harmony export */ });
/* harmony import */ var _evaluate_permission_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(53954);
/* harmony import */ var _model_fact_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7277);
/* harmony import */ var _repo_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(64951);



function decisionJson(permission) {
    if (!permission)
        return { decision: null, refusedBy: [], waiver: null, through: [] };
    const [first] = permission.waivers.toSorted((a, b) => (a.until < b.until ? -1 : a.until > b.until ? 1 : 0));
    return {
        decision: (0,_evaluate_permission_js__WEBPACK_IMPORTED_MODULE_0__/* .decisionIn */ .O0)(permission),
        refusedBy: (0,_evaluate_permission_js__WEBPACK_IMPORTED_MODULE_0__/* .refusalsIn */ .z0)(permission),
        waiver: first
            ? {
                path: first.at.source.path,
                line: (0,_repo_text_js__WEBPACK_IMPORTED_MODULE_1__/* .positionAt */ .t$)(first.at.source, first.at.span.start).line,
                owner: first.owner,
                until: first.until,
            }
            : null,
        through: permission.through.map(({ agent: { files, profile }, may }) => ({
            name: (profile && (0,_model_fact_js__WEBPACK_IMPORTED_MODULE_2__/* .known */ .eO)(profile.name)) ?? null,
            path: files[0] ?? null,
            capabilities: may,
        })),
    };
}
function throughWords({ name, path, capabilities }) {
    return `${name ?? path ?? ""}${path === null ? " (built-in)" : ""}: ${capabilities.join(" ")}`;
}


/***/ }),

/***/ 99077:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GQ: () => (/* binding */ grantPlace),
/* harmony export */   RO: () => (/* binding */ rowsOf),
/* harmony export */   YU: () => (/* binding */ uncheckedFiles),
/* harmony export */   e$: () => (/* binding */ unjudgedFiles),
/* harmony export */   ro: () => (/* binding */ messageWithPlace)
/* harmony export */ });
/* harmony import */ var _inspect_unread_unchecked_hosts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(59866);
/* harmony import */ var _model_delegation_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(20221);
/* harmony import */ var _model_fact_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(7277);
/* harmony import */ var _model_load_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(6407);
/* harmony import */ var _model_profile_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(64682);
/* harmony import */ var _repo_path_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(76311);
/* harmony import */ var _repo_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(64951);
/* harmony import */ var _sanitize_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(32426);








function rowsOf({ subjects }, permissionOf) {
    const editions = new Map();
    for (const { host, edition } of subjects)
        editions.set(host, (editions.get(host) ?? new Set()).add(edition));
    const rows = new Map();
    for (const subject of subjects) {
        const host = (editions.get(subject.host)?.size ?? 0) > 1 ? `${subject.title} ${subject.edition}` : subject.title;
        const row = rowOf(subject, permissionOf?.(subject));
        const { permission, name, path, powers, isLoaded, notes } = row;
        const decision = permission && [
            permission.excess,
            [...permission.skills],
            permission.grants.map(grantPlace),
            permission.refusedBy,
            permission.isWaived,
        ];
        const key = JSON.stringify([path, name, powers, isLoaded, notes, decision]);
        const same = rows.get(key);
        if (same) {
            same.hosts.add(host);
            same.row = { ...same.row, mode: joined(same.row.mode, row.mode), model: joined(same.row.model, row.model) };
        }
        else
            rows.set(key, { row, rank: rankOf(subject, row), hosts: new Set([host]) });
    }
    return [...rows.values()]
        .sort((a, b) => byRank(a.rank, b.rank) || (0,_repo_path_js__WEBPACK_IMPORTED_MODULE_5__/* .byBytes */ .bg)(a.row.path, b.row.path) || (0,_repo_path_js__WEBPACK_IMPORTED_MODULE_5__/* .byBytes */ .bg)(a.row.name, b.row.name))
        .map(({ row, hosts }) => ({ ...row, hosts: [...hosts] }));
}
function uncheckedFiles({ loads }) {
    const found = new Map();
    for (const { host, title, edition, load } of loads)
        for (const problem of (0,_model_load_js__WEBPACK_IMPORTED_MODULE_6__/* .uncheckedIn */ .kD)(load)) {
            const key = JSON.stringify([host, edition, problem.at.source.path, problem.message]);
            if (!found.has(key))
                found.set(key, { ...problem, host, title, edition });
        }
    return [...found.values()].sort((a, b) => (0,_repo_path_js__WEBPACK_IMPORTED_MODULE_5__/* .byBytes */ .bg)(a.at.source.path, b.at.source.path) || (0,_repo_path_js__WEBPACK_IMPORTED_MODULE_5__/* .byBytes */ .bg)(a.host, b.host));
}
function unjudgedFiles(inspection) {
    return [
        ...uncheckedFiles(inspection).map(({ host, edition, at, message }) => ({
            host,
            edition,
            path: at.source.path,
            message,
        })),
        ...inspection.unknownHosts.flatMap(({ path: folder, files }) => {
            const { title } = (0,_inspect_unread_unchecked_hosts_js__WEBPACK_IMPORTED_MODULE_0__/* .uncheckedHostOf */ .E)(folder) ?? {};
            const message = title === undefined ? "no host that this tool knows reads it" : `this tool does not check ${title}`;
            return files.map((path) => ({ host: "", edition: "", path, message }));
        }),
    ];
}
function joined(some, other) {
    const words = some.split(", ");
    return words.includes(other) || other === "" ? some : [some, other].filter((word) => word !== "").join(", ");
}
function grantPlace({ at }) {
    return `${at.source.path}:${(0,_repo_text_js__WEBPACK_IMPORTED_MODULE_3__/* .positionAt */ .t$)(at.source, at.span.start).line}`;
}
function rowOf({ item }, permission) {
    const { files, verdict, profile } = item;
    return {
        name: (0,_sanitize_text_js__WEBPACK_IMPORTED_MODULE_4__/* .visible */ .RK)((profile && (0,_model_fact_js__WEBPACK_IMPORTED_MODULE_7__/* .known */ .eO)(profile.name)) ?? ""),
        path: (0,_sanitize_text_js__WEBPACK_IMPORTED_MODULE_4__/* .visible */ .RK)(files[0] ?? ""),
        hosts: [],
        powers: profile && (0,_model_profile_js__WEBPACK_IMPORTED_MODULE_2__/* .capabilitiesOf */ .SF)(profile),
        mode: (0,_sanitize_text_js__WEBPACK_IMPORTED_MODULE_4__/* .visible */ .RK)((profile && (0,_model_fact_js__WEBPACK_IMPORTED_MODULE_7__/* .known */ .eO)(profile.permissionMode)) ?? ""),
        model: (0,_sanitize_text_js__WEBPACK_IMPORTED_MODULE_4__/* .visible */ .RK)((profile && (0,_model_fact_js__WEBPACK_IMPORTED_MODULE_7__/* .known */ .eO)(profile.model)) ?? ""),
        isLoaded: verdict.kind === "loaded",
        permission,
        notes: [...notesOf(item), ...(permission?.through ?? []).map((one) => ({ text: throughText(one), isBad: false }))],
    };
}
function notesOf({ verdict, profile, files }) {
    const bypasses = (profile?.bypasses ?? []).filter(({ effect }) => effect !== "unhonoured");
    return [
        ...("problem" in verdict
            ? [{ text: `${verdict.kind}${problemText(verdict.problem, files[0])}`, isBad: true }]
            : []),
        ...(verdict.kind === "shadowed"
            ? [{ text: `shadowed by ${(0,_sanitize_text_js__WEBPACK_IMPORTED_MODULE_4__/* .visible */ .RK)(verdict.by.files[0] ?? "a built-in")}`, isBad: false }]
            : []),
        ...bypasses.map(({ setting, value, because, effect }) => ({
            text: (0,_sanitize_text_js__WEBPACK_IMPORTED_MODULE_4__/* .visible */ .RK)(`\`${setting}: ${value}\` ${because}`),
            isBad: effect === "bypass",
        })),
        ...(profile?.skills ?? []).map((skill) => ({ text: skillText(skill), isBad: false })),
    ];
}
function problemText({ message, at }, file) {
    return at.source.path === file
        ? `, line ${(0,_repo_text_js__WEBPACK_IMPORTED_MODULE_3__/* .positionAt */ .t$)(at.source, at.span.start).line}: ${(0,_sanitize_text_js__WEBPACK_IMPORTED_MODULE_4__/* .visible */ .RK)(message)}`
        : `: ${messageWithPlace({ message, at })}`;
}
function messageWithPlace({ message, at }) {
    const { line, column } = (0,_repo_text_js__WEBPACK_IMPORTED_MODULE_3__/* .positionAt */ .t$)(at.source, at.span.start);
    return `${(0,_sanitize_text_js__WEBPACK_IMPORTED_MODULE_4__/* .visible */ .RK)(at.source.path)}:${line}:${column} ${(0,_sanitize_text_js__WEBPACK_IMPORTED_MODULE_4__/* .visible */ .RK)(message)}`;
}
function throughText({ agent, may }) {
    return `${may.join(", ")} through ${(0,_sanitize_text_js__WEBPACK_IMPORTED_MODULE_4__/* .visible */ .RK)((0,_model_delegation_js__WEBPACK_IMPORTED_MODULE_1__/* .displayName */ .Q)(agent))}`;
}
function skillText({ name, may, asks, because, refuses }) {
    const power = refuses ? "does not start" : may.join(", ") || "nothing";
    return `${power} through the skill ${(0,_sanitize_text_js__WEBPACK_IMPORTED_MODULE_4__/* .visible */ .RK)(name)}${asks ? ", after a question" : ""}: ${(0,_sanitize_text_js__WEBPACK_IMPORTED_MODULE_4__/* .visible */ .RK)(because)}`;
}
const worst = ["execute", "write", "external", "network", "delegate", "read"];
function rankOf({ item: { profile } }, { isLoaded, powers = [] }) {
    const effects = (profile?.bypasses ?? []).map(({ effect }) => effect);
    return [
        isLoaded ? 0 : 1,
        effects.includes("bypass") ? 0 : 1,
        ...worst.map((capability) => (powers.includes(capability) ? 0 : 1)),
        effects.includes("auto-approve") ? 0 : 1,
    ];
}
function byRank(a, b) {
    const at = a.findIndex((value, i) => value !== b[i]);
    return at < 0 ? 0 : (a[at] ?? 0) - (b[at] ?? 0);
}


/***/ }),

/***/ 43942:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ settingRows)
/* harmony export */ });
/* harmony import */ var _inspect_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(65831);
/* harmony import */ var _repo_path_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(76311);
/* harmony import */ var _setting_groups_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(78302);
/* harmony import */ var _setting_target_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(52639);




function settingRows({ inspection, settingPermissionOf }, hash) {
    const rows = new Map();
    for (const { host, edition, load } of inspection.loads)
        for (const { name: layer, authority } of load.layers)
            for (const one of authority.filter(addsPower)) {
                const { setting, effect, may = [], server, certainty, at } = one;
                const path = at.source.path;
                const target = (0,_setting_target_js__WEBPACK_IMPORTED_MODULE_1__/* .targetOf */ .$)(one, hash);
                const key = JSON.stringify([host, edition, path, at.span.start, setting, target]);
                if (rows.has(key))
                    continue;
                rows.set(key, {
                    host,
                    edition,
                    layer,
                    path,
                    setting,
                    kind: (0,_setting_groups_js__WEBPACK_IMPORTED_MODULE_2__/* .kindOfSetting */ .cg)({ effect, may }),
                    target,
                    may,
                    server,
                    certainty: certainty ?? (0,_inspect_index_js__WEBPACK_IMPORTED_MODULE_0__/* .certaintyOfHost */ .Pb)(host),
                    permission: settingPermissionOf?.({ host, path, effect, may }),
                });
            }
    return [...rows.values()].sort((a, b) => (0,_repo_path_js__WEBPACK_IMPORTED_MODULE_3__/* .byBytes */ .bg)(a.path, b.path) || (0,_repo_path_js__WEBPACK_IMPORTED_MODULE_3__/* .byBytes */ .bg)(a.host, b.host));
}
function addsPower({ effect, may = [] }) {
    if (effect === "narrows" || effect === "unhonoured")
        return false;
    return may.length > 0 || effect === "bypasses" || effect === "auto-approves";
}


/***/ }),

/***/ 92140:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CS: () => (/* binding */ prose),
/* harmony export */   aY: () => (/* binding */ code),
/* harmony export */   h8: () => (/* binding */ htmlCode),
/* harmony export */   hd: () => (/* binding */ unlinked),
/* harmony export */   jD: () => (/* binding */ tableRow),
/* harmony export */   xv: () => (/* binding */ truncate)
/* harmony export */ });
/* harmony import */ var _sanitize_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(32426);
/* harmony import */ var _repo_many_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(46447);


const gap = "\u200b";
const longest = 300;
function code(text, { full = false } = {}) {
    const shown = unlinked(truncate((0,_sanitize_text_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .RK)(text), full ? Infinity : longest));
    if (shown.trim() === "")
        return shown === "" ? "(empty)" : "(blank)";
    const fence = "`".repeat((0,_repo_many_js__WEBPACK_IMPORTED_MODULE_1__/* .largest */ .nQ)([...shown.matchAll(/`+/g)].map(([run]) => run.length), 0) + 1);
    const padding = /^[` ]|[` ]$/.test(shown) ? " " : "";
    return `${fence}${padding}${shown}${padding}${fence}`;
}
function htmlCode(text) {
    const shown = unlinked(truncate((0,_sanitize_text_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .RK)(text), longest));
    const inert = shown.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
    return `<code>${inert.trim() === "" ? (inert === "" ? "(empty)" : "(blank)") : inert}</code>`;
}
function unlinked(text) {
    return text.replaceAll("@", `@${gap}`);
}
function prose(text) {
    return truncate((0,_sanitize_text_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .RK)(text), 4 * longest)
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
    const closing = word.includes("(") ? /^([\s\S]*?)([,;.]?)$/ : /^([\s\S]*?)(\)?[,;.]?)$/;
    const [, body = "", end = ""] = closing.exec(word) ?? [];
    return acting.test(body) ? `${code(body)}${end}` : code(word);
}
function escaped(character) {
    return "\\`*_[]<>|~&!#^{}".includes(character) ? `\\${character}` : character;
}
function tableRow(cells) {
    return `| ${cells.map((cell) => cell.replace(/(\\?)\|/g, (_, slash) => (slash === "" ? "\\|" : `${slash}${gap}\\|`))).join(" | ")} |`;
}
function truncate(text, length) {
    if (text.length <= length)
        return text;
    const end = /[\ud800-\udbff]/.test(text[length - 1] ?? "") ? length - 1 : length;
    return `${text.slice(0, end)}…`;
}


/***/ }),

/***/ 78302:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gk: () => (/* binding */ kindWords),
/* harmony export */   L1: () => (/* binding */ groupSettings),
/* harmony export */   Q$: () => (/* binding */ shownValues),
/* harmony export */   U2: () => (/* binding */ settingKinds),
/* harmony export */   cg: () => (/* binding */ kindOfSetting)
/* harmony export */ });
/* harmony import */ var _repo_many_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(46447);

function groupSettings(settings) {
    const files = new Map();
    for (const one of settings) {
        const { host, path, setting, effect, because } = one;
        const key = JSON.stringify([host, path]);
        const file = files.get(key) ?? { host, path, groups: new Map() };
        files.set(key, file);
        const name = JSON.stringify([setting, effect, because]);
        (0,_repo_many_js__WEBPACK_IMPORTED_MODULE_0__/* .addTo */ .DN)(file.groups, name, one);
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
    return isSame ? shown(after) : `${shown(after)} (changed)`;
}
function kindWords(setting) {
    const kind = kindOfSetting(setting);
    return kind === "starts code" && setting.because.startsWith("would ") ? "would start code" : kind;
}
const settingKinds = [
    "asks nobody",
    "asks less",
    "starts code",
    "connects a server",
    "leads elsewhere",
    "allows more",
    "has no effect here",
    "allows less",
];
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


/***/ }),

/***/ 52639:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ targetOf),
/* harmony export */   l: () => (/* binding */ shownTarget)
/* harmony export */ });
/* harmony import */ var _sanitize_secrets_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(97544);
/* harmony import */ var _sanitize_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(32426);
/* harmony import */ var _repo_untyped_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7706);



function targetOf(authority, hash) {
    return String((0,_sanitize_secrets_js__WEBPACK_IMPORTED_MODULE_0__/* .withoutSecrets */ .cT)(writtenIn(authority), hash, authority.setting));
}
function shownTarget(authority) {
    const { setting, value, may = [], server } = authority;
    const isStarted = server ? server.kind !== "url" : may.includes("execute") && !/^hooks\b/.test(setting);
    return (0,_sanitize_text_js__WEBPACK_IMPORTED_MODULE_1__/* .visible */ .RK)((0,_sanitize_secrets_js__WEBPACK_IMPORTED_MODULE_0__/* .redacted */ .pc)(isStarted ? writtenIn(authority) : value, setting));
}
function writtenIn({ setting, value, may = [], server, names = [], content }) {
    if (server)
        return server.value;
    if (may.length === 0)
        return value;
    const [name, ...others] = names;
    if (/^hooks\b/.test(setting) && name !== undefined && others.length === 0)
        return name;
    return textIn(setting, (0,_repo_untyped_json_js__WEBPACK_IMPORTED_MODULE_2__/* .parsedJson */ .U4)(content ?? "")) ?? addressIn(content) ?? value;
}
function textIn(setting, content) {
    if (typeof content === "string")
        return content;
    if (typeof content !== "object" || content === null)
        return undefined;
    const table = content;
    const text = table[setting.slice(setting.lastIndexOf(".") + 1)];
    const { args } = table;
    if (typeof text !== "string")
        return undefined;
    const words = Array.isArray(args) ? args.filter((arg) => typeof arg === "string") : [];
    return [text, ...words].join(" ");
}
function addressIn(content = "") {
    return /^[a-z][a-z0-9+.-]*:\/\/\S+/i.exec(content)?.[0];
}


/***/ }),

/***/ 34947:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

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