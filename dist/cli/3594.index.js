"use strict";
exports.id = 3594;
exports.ids = [3594,26,4405];
exports.modules = {

/***/ 33594:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runFleet: () => (/* binding */ runFleet)
});

// EXTERNAL MODULE: ./build/bundle/src/evaluate/result.js
var evaluate_result = __webpack_require__(97916);
// EXTERNAL MODULE: ./build/bundle/src/reports/list/csv.js
var csv = __webpack_require__(40026);
;// CONCATENATED MODULE: ./build/bundle/src/fleet/merge/csv.js

const columns = [
    "repository",
    "commit",
    "date",
    "stale",
    "conclusion",
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
];
function* inventoryCsv({ repositories }) {
    yield (0,csv.csvLine)(columns);
    for (const { row, lines } of repositories) {
        const common = {
            repository: row.repository,
            commit: row.commit ?? "",
            date: row.date,
            stale: row.stale ? "yes" : "",
            conclusion: row.conclusion,
            gate: row.gate.map(({ kind, path }) => `${kind} ${path}`).join("; "),
        };
        const profiles = profilesIn(lines);
        for (const cells of profiles.length === 0 ? [{}] : profiles.map(cellsOf))
            yield (0,csv.csvLine)(columns.map((column) => ({ ...common, ...cells })[column] ?? ""));
    }
}
function profilesIn(lines) {
    return lines
        .filter((line) => line.startsWith('{"type":"profile",'))
        .flatMap((line) => {
        const row = JSON.parse(line);
        return row.type === "profile" ? [row] : [];
    });
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
        allowed: row.allowed === null ? "" : row.allowed ? "yes" : "no",
        grant: row.grant ? `${row.grant.path}:${row.grant.line}` : "",
        owner: row.owner ?? "",
        until: row.until ?? "",
        mode: row.mode ?? "",
        model: row.model ?? "",
        servers: row.servers.map(({ name, value }) => `${name}: ${value}`).join("; "),
        code_owners: row.codeOwners.join(" "),
        certainty: row.certainty,
    };
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
        version: 1,
        shard: more.shard,
        of: plan.shards,
        plan: more.digest,
        date: plan.date,
        tool: `${plan.tool.name} ${plan.tool.version}`,
        policy: more.policy,
        failOn: more.failOn,
    };
}
function readShardFile(text) {
    const first = text.indexOf("\n");
    const header = first < 0 ? undefined : parsed(text.slice(0, first));
    if (!isHeader(header))
        return undefined;
    const blocks = new Map();
    let completeLength = first + 1;
    let lines = [];
    for (let start = first + 1, end; (end = text.indexOf("\n", start)) >= 0; start = end + 1) {
        const line = text.slice(start, end);
        lines.push(line);
        if (!line.startsWith('{"type":"repository",'))
            continue;
        const row = parsed(line);
        if (typeof row?.["repository"] !== "string")
            break;
        blocks.set(row["repository"], lines);
        lines = [];
        completeLength = end + 1;
    }
    return { header, blocks, completeLength };
}
function parsed(line) {
    try {
        const value = JSON.parse(line);
        return typeof value === "object" && value !== null ? value : undefined;
    }
    catch {
        return undefined;
    }
}
function isHeader(value) {
    return value?.["type"] === "shard" && value["version"] === 1 && typeof value["plan"] === "string";
}

// EXTERNAL MODULE: ./build/bundle/src/evaluate/permission.js
var evaluate_permission = __webpack_require__(53954);
// EXTERNAL MODULE: ./build/bundle/src/inspect/index.js + 12 modules
var inspect = __webpack_require__(67141);
// EXTERNAL MODULE: ./build/bundle/src/model/fact.js
var model_fact = __webpack_require__(7277);
// EXTERNAL MODULE: ./build/bundle/src/model/profile.js
var model_profile = __webpack_require__(64682);
// EXTERNAL MODULE: ./build/bundle/src/repo/text.js
var repo_text = __webpack_require__(64951);
// EXTERNAL MODULE: ./build/bundle/src/sanitize/secrets.js
var secrets = __webpack_require__(97544);
;// CONCATENATED MODULE: ./build/bundle/src/fleet/rows/index.js







function rowsOf({ name, commit, branch }, scanned, frame) {
    const { tool, date, hash } = frame;
    const common = { repository: name, commit, date, tool: `${tool.name} ${tool.version}` };
    if (scanned.kind !== "read")
        return [
            {
                type: "repository",
                ...common,
                branch,
                conclusion: scanned.kind,
                problem: textWithoutSecrets(scanned.problem, hash),
                profiles: 0,
                errors: 0,
                warnings: 0,
                notes: 0,
                gate: [...(scanned.gate ?? [])],
                policy: [],
            },
        ];
    const { result, gate } = scanned;
    const { inspection, findings } = result;
    const { profiles, errors, warnings, notes } = (0,evaluate_result/* summaryOf */.YG)(result);
    return [
        ...inspection.subjects.map((subject) => profileRowOf(subject, result, common, hash)),
        ...inspection.loads.flatMap((load) => settingRowsOf(load, common, hash)),
        ...findings.map((found) => findingRowOf(found, common, hash)),
        {
            type: "repository",
            ...common,
            branch,
            conclusion: (0,evaluate_result/* conclusionOf */.vu)(result) === "findings" ? "failed" : "passed",
            problem: null,
            profiles,
            errors,
            warnings,
            notes,
            gate: [...gate],
            policy: result.sources.map(({ ref, commit: from, sha256 }) => ({ ref, commit: from, sha256 })),
        },
    ];
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
        servers: profile.servers.map(({ name, kind, value }) => ({
            name: textWithoutSecrets(name, hash),
            kind,
            value: textWithoutSecrets(value, hash),
        })),
    };
}
function decisionOf(permission) {
    const [grant] = permission?.grants ?? [];
    return {
        allowed: permission ? (0,evaluate_permission/* isAllowed */.J)(permission) : null,
        grant: grant ? lineOf(grant.at) : null,
        owner: grant?.owner ?? null,
        until: grant?.until ?? null,
    };
}
function settingRowsOf({ host, load }, common, hash) {
    return load.layers.flatMap(({ name, root, authority }) => authority.map(({ setting, value, effect, may = [], at, certainty }) => ({
        type: "setting",
        ...common,
        host,
        layer: name,
        root,
        setting,
        value: String((0,secrets/* withoutSecrets */.cT)(value, hash, setting)),
        effect,
        may: [...may],
        ...lineOf(at),
        certainty: certainty ?? (0,inspect/* certaintyOfHost */.Pb)(host),
    })));
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
function lineOf({ source, span }) {
    return { path: source.path, line: (0,repo_text/* positionAt */.t$)(source, span.start).line };
}
function textWithoutSecrets(text, hash) {
    return String((0,secrets/* withoutSecrets */.cT)(text, hash));
}

// EXTERNAL MODULE: ./build/bundle/src/sanitize/json.js
var json = __webpack_require__(34947);
// EXTERNAL MODULE: ./build/bundle/src/repo/tree.js
var tree = __webpack_require__(72456);
;// CONCATENATED MODULE: ./build/bundle/src/fleet/merge/index.js




function mergeShards(input) {
    const { plan, previous } = input;
    const files = shardsIn(input);
    const old = previous && blocksOf(previous);
    const missing = Array.from({ length: plan.shards }, (_, at) => at + 1).filter((shard) => !isComplete(shard, plan, files));
    if (missing.length > 0 && !old)
        throw new tree/* UserError */.yo(`${missing.length === 1 ? `shard ${missing[0]} of ${plan.shards} is` : `shards ${missing.slice(0, 10).join(", ")}${missing.length > 10 ? ", …" : ""} of ${plan.shards} are`} missing or unfinished; scan again, or name the last inventory with \`--previous DIR\` to keep its rows`);
    const repositories = plan.repositories.map((repository) => {
        const lines = files.get(repository.shard)?.blocks.get(repository.name);
        if (lines)
            return blockFrom(lines);
        const kept = old?.get(repository.name);
        if (kept)
            return blockFrom(kept.map(staleLine));
        const rows = rowsOf(repository, { kind: "unreached", problem: "its shard was not scanned" }, {
            tool: { ...plan.tool, homepage: "" },
            date: plan.date,
            hash: input.hash,
        });
        return blockFrom(rows.map((row) => (0,json/* writeJsonLine */.c)(row).trimEnd()));
    });
    return { repositories, date: plan.date, tool: `${plan.tool.name} ${plan.tool.version}` };
}
function shardsIn({ shards, digest, plan }) {
    const found = new Map();
    let first;
    for (const named of shards) {
        const file = readShardFile(named.text);
        if (!file)
            throw new tree/* UserError */.yo(`\`${named.name}\` is not the file of a shard; scan that shard again`);
        if (file.header.plan !== digest || file.header.of !== plan.shards)
            throw new tree/* UserError */.yo(`\`${named.name}\` is a shard of another plan; merge only shards of one plan`);
        first ??= { file, named };
        if (judgedBy(file.header) !== judgedBy(first.file.header))
            throw new tree/* UserError */.yo(`\`${named.name}\` was scanned with another policy, --fail-on or version than \`${first.named.name}\`; scan all shards alike`);
        const twin = found.get(file.header.shard);
        if (twin && twin.named.text !== named.text)
            throw new tree/* UserError */.yo(`\`${twin.named.name}\` and \`${named.name}\` are two scans of shard ${file.header.shard}; name one of them`);
        found.set(file.header.shard, { file, named });
    }
    return new Map([...found].map(([shard, { file }]) => [shard, file]));
}
function judgedBy({ policy, tool, failOn }) {
    return JSON.stringify([policy, tool, failOn]);
}
function isComplete(shard, plan, files) {
    const blocks = files.get(shard)?.blocks;
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
function blocksOf({ name, text }) {
    const blocks = new Map();
    for (const [at, line] of text.split("\n").entries()) {
        if (line === "")
            continue;
        const { repository } = rowIn(line, `${name}:${at + 1}`);
        const block = blocks.get(repository);
        if (block)
            block.push(line);
        else
            blocks.set(repository, [line]);
    }
    return blocks;
}
function rowIn(line, place) {
    try {
        const row = JSON.parse(line);
        if (typeof row.repository === "string" && typeof row.type === "string")
            return row;
    }
    catch {
    }
    throw new tree/* UserError */.yo(`\`${place}\` is not a row of an inventory`);
}
function staleLine(line) {
    return (0,json/* writeJsonLine */.c)({ ...JSON.parse(line), stale: true }).trimEnd();
}

// EXTERNAL MODULE: ./build/bundle/src/model/capability.js
var model_capability = __webpack_require__(95885);
;// CONCATENATED MODULE: ./build/bundle/src/fleet/merge/sqlite.js

const tables = {
    repositories: [
        "repository PRIMARY KEY",
        "commit_id",
        "date",
        "tool",
        "stale",
        "branch",
        "conclusion",
        "problem",
        "profiles",
        "errors",
        "warnings",
        "notes",
    ],
    gates: ["repository", "kind", "path", "line", "version"],
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
    servers: ["profile", "name", "kind", "value"],
    settings: ["repository", "host", "layer", "root", "setting", "value", "effect", "may", "path", "line", "certainty"],
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
    add["repositories"]?.(repository, commit, date, tool, stale, branch, conclusion, problem, profiles, errors, warnings, notes);
    for (const { kind, path, line, version } of row.gate)
        add["gates"]?.(repository, kind, path, line, version);
    for (const { ref, commit: from, sha256 } of row.policy)
        add["policies"]?.(repository, ref, from, sha256);
}
function addProfile(id, row, add) {
    add["profiles"]?.(id, row.repository, row.host, row.edition, row.layer, row.reach, row.path, row.name, row.verdict, row.allowed === null ? null : Number(row.allowed), row.grant?.path ?? null, row.grant?.line ?? null, row.owner, row.until, row.model, row.mode, row.certainty, ...model_capability/* capabilities */.R7.map((capability) => Number(row.capabilities.includes(capability))));
    for (const owner of row.codeOwners)
        add["code_owners"]?.(id, owner);
    for (const { name, kind, value } of row.servers)
        add["servers"]?.(id, name, kind, value);
}
function addSetting(row, add) {
    const { repository, host, layer, root, setting, value, effect, may, path, line, certainty } = row;
    add["settings"]?.(repository, host, layer, root, setting, value, effect, may.join(" "), path, line, certainty);
}
function addFinding(row, add) {
    add["findings"]?.(row.repository, row.rule, row.kind, row.class, row.severity, row.certainty, row.message, row.path, row.line, row.host, row.profile, row.state, row.owner, row.until, row.fingerprint);
}

// EXTERNAL MODULE: ./build/bundle/src/evaluate/grants/owner.js
var owner = __webpack_require__(92266);
// EXTERNAL MODULE: ./build/bundle/src/reports/markdown/escape.js
var markdown_escape = __webpack_require__(92140);
// EXTERNAL MODULE: ./build/bundle/src/repo/path.js
var repo_path = __webpack_require__(76311);
;// CONCATENATED MODULE: ./build/bundle/src/fleet/rows/words.js
const conclusions = ["passed", "failed", "undecided", "empty", "unreached"];
const gateKinds = (/* unused pure expression or super */ null && (["workflow", "hook"]));

;// CONCATENATED MODULE: ./build/bundle/src/fleet/merge/summary.js





const most = 50;
const ending = 30;
function inventorySummary({ repositories, date, tool }) {
    const counts = countsOf(repositories, date);
    const withProfiles = repositories.filter(({ row }) => row.profiles > 0).length;
    return [
        `# ${plural(counts.profiles, "subagent")} in ${plural(withProfiles, "repository", "repositories")} of ${repositories.length}`,
        "",
        `As of ${date}, by ${(0,markdown_escape/* prose */.CS)(tool)}. One line counts once for each host that reads the file.`,
        "",
        (0,markdown_escape/* row */.nM)(["Repositories", "Number"]),
        "| --- | --- |",
        ...conclusions.map((conclusion) => (0,markdown_escape/* row */.nM)([meanings[conclusion], String(counts.byConclusion.get(conclusion) ?? 0)])),
        "",
        (0,markdown_escape/* row */.nM)(["Subagents that", "All", "Beyond the ceiling"]),
        "| --- | --- | --- |",
        ...model_capability/* capabilities */.R7.map((capability) => {
            const { all, refused } = counts.byCapability.get(capability) ?? { all: 0, refused: 0 };
            return (0,markdown_escape/* row */.nM)([`can ${model_capability/* phrases */.HJ[capability]}`, String(all), String(refused)]);
        }),
        "",
        ...section("Settings that ask nobody", counts.bypasses, ({ repository, host, setting, path, line }) => `${(0,markdown_escape/* code */.aY)(repository)}: ${(0,markdown_escape/* code */.aY)(setting)} (${host}, ${(0,markdown_escape/* code */.aY)(`${path}:${line}`)})`),
        ...section(`Grants that end by ${(0,owner/* dayAfter */.PV)(date, ending)}`, grantsInOrder(counts), ({ until, owner, repository, path, line }) => `${until} ${(0,markdown_escape/* code */.aY)(owner)}: ${(0,markdown_escape/* code */.aY)(repository)} ${(0,markdown_escape/* code */.aY)(`${path}:${line}`)}`),
        ...section("Repositories with subagents and without this check", counts.ungated, ({ repository, profiles }) => `${(0,markdown_escape/* code */.aY)(repository)}: ${plural(profiles, "subagent")}`),
        ...section("Subagents beyond the ceiling, by no grant", counts.refused, ({ repository, path, name, host, capabilities: can }) => `${(0,markdown_escape/* code */.aY)(repository)} ${(0,markdown_escape/* code */.aY)(path ?? name ?? "?")} (${host}): ${can.join(", ")}`),
        ...section("Not read", counts.unreached, ({ repository, problem }) => `${(0,markdown_escape/* code */.aY)(repository)}: ${(0,markdown_escape/* prose */.CS)(problem ?? "")}`),
        ...section("Kept from an earlier inventory", counts.stale, ({ repository, date: from }) => `${(0,markdown_escape/* code */.aY)(repository)}: of ${from}`),
    ].join("\n");
}
const meanings = {
    passed: "that pass",
    failed: "that fail",
    undecided: "whose policy cannot be used",
    empty: "without a commit",
    unreached: "that were not read",
};
function countsOf(repositories, date) {
    const counts = {
        byConclusion: new Map(),
        byCapability: new Map(),
        refused: [],
        bypasses: [],
        ending: new Map(),
        ungated: [],
        unreached: [],
        stale: [],
        profiles: 0,
    };
    const last = (0,owner/* dayAfter */.PV)(date, ending);
    for (const { row, lines } of repositories) {
        counts.byConclusion.set(row.conclusion, (counts.byConclusion.get(row.conclusion) ?? 0) + 1);
        counts.profiles += row.profiles;
        if (row.conclusion === "unreached")
            counts.unreached.push(row);
        if (row.stale)
            counts.stale.push(row);
        if (row.profiles > 0 && row.gate.length === 0)
            counts.ungated.push(row);
        for (const line of lines.slice(1))
            countRow(JSON.parse(line), counts, last);
    }
    return counts;
}
function countRow(row, counts, last) {
    if (row.type === "setting" && row.effect === "bypasses")
        counts.bypasses.push(row);
    if (row.type !== "profile")
        return;
    for (const capability of row.capabilities) {
        const { all, refused } = counts.byCapability.get(capability) ?? { all: 0, refused: 0 };
        counts.byCapability.set(capability, { all: all + 1, refused: refused + (row.allowed === false ? 1 : 0) });
    }
    if (row.allowed === false)
        counts.refused.push(row);
    if (row.grant && row.owner !== null && row.until !== null && row.until <= last)
        counts.ending.set(JSON.stringify([row.repository, row.grant.path, row.grant.line]), {
            until: row.until,
            owner: row.owner,
            repository: row.repository,
            ...row.grant,
        });
}
function grantsInOrder({ ending: grants }) {
    return [...grants.values()].sort((a, b) => (0,repo_path/* byBytes */.bg)(a.until, b.until) || (0,repo_path/* byBytes */.bg)(a.owner, b.owner));
}
function section(title, items, lineOf) {
    if (items.length === 0)
        return [];
    return [
        `## ${title} (${items.length})`,
        "",
        ...items.slice(0, most).map((item) => `- ${lineOf(item)}`),
        ...(items.length > most ? [`- …and ${items.length - most} more, in the inventory`] : []),
        "",
    ];
}
function plural(count, one, many = `${one}s`) {
    return `${count} ${count === 1 ? one : many}`;
}

;// CONCATENATED MODULE: ./build/bundle/src/fleet/plan/index.js


const perShard = 320;
const mostShards = 256;
function makePlan(candidates, { tool, date, shards }) {
    const sorted = [...candidates].sort((a, b) => (0,repo_path/* byBytes */.bg)(a.name, b.name));
    const twin = sorted.find(({ name }, at) => name === sorted[at + 1]?.name);
    if (twin)
        throw new tree/* UserError */.yo(`two repositories have the name \`${twin.name}\`; a plan names each once`);
    const wanted = shards ?? Math.min(mostShards, Math.ceil(sorted.length / perShard));
    const count = Math.max(1, Math.min(wanted, sorted.length));
    return {
        version: 1,
        tool: { name: tool.name, version: tool.version },
        date,
        shards: count,
        repositories: sorted.map((candidate, at) => ({ ...candidate, shard: (at % count) + 1 })),
    };
}
async function readPlan(text, name, { version }) {
    let value;
    try {
        value = JSON.parse(text);
    }
    catch {
        throw new tree/* UserError */.yo(`\`${name}\` is not JSON; write it with \`fleet plan --out ${name}\``);
    }
    const { planSchema: schema } = await Promise.all(/* import() */[__webpack_require__.e(8816), __webpack_require__.e(2721)]).then(__webpack_require__.bind(__webpack_require__, 32721));
    const read = schema.safeParse(value);
    if (!read.success) {
        const [issue] = read.error.issues;
        throw new tree/* UserError */.yo(`\`${name}\` is not a plan of this tool: ${issue?.path.join(".") || "it"}: ${issue?.message ?? "is wrong"}`);
    }
    if (read.data.tool.version !== version)
        throw new tree/* UserError */.yo(`\`${name}\` is a plan of version ${read.data.tool.version}, and this is version ${version}; every part of a fleet is read by one version`);
    return read.data;
}
function matrixOf({ shards }) {
    return JSON.stringify({ shard: Array.from({ length: shards }, (_, at) => `${at + 1}/${shards}`) });
}

;// CONCATENATED MODULE: ./build/bundle/src/fleet/scan/index.js




async function scanShard(plan, header, frame, ports) {
    const own = plan.repositories.filter(({ shard }) => shard === header.shard);
    const known = startFile(header, ports);
    const last = new Map();
    for (const [name, lines] of known)
        last.set(name, JSON.parse(lines.at(-1) ?? "null"));
    for (const [at, repository] of own.entries()) {
        if (known.has(repository.name))
            continue;
        ports.onRepository(repository.name, at, own.length);
        const rows = rowsOf(repository, await scanned(repository, ports.open), frame);
        ports.append(rows.map((row) => (0,json/* writeJsonLine */.c)(row)).join(""));
        const end = rows.at(-1);
        if (end)
            last.set(repository.name, end);
    }
    const repositories = [...last.values()].flatMap((row) => (row.type === "repository" ? [row] : []));
    return {
        repositories: own.length,
        kept: known.size,
        unreached: repositories
            .filter(({ conclusion }) => conclusion === "unreached")
            .map(({ repository, problem }) => ({ name: repository, problem: problem ?? "" })),
        failed: repositories.filter(({ conclusion }) => conclusion === "failed").length,
        undecided: repositories.filter(({ conclusion }) => conclusion === "undecided").length,
    };
}
function startFile(header, { read, replace }) {
    const text = read();
    const file = text === undefined ? undefined : readShardFile(text);
    const first = (0,json/* writeJsonLine */.c)(header);
    if (text === undefined || !file) {
        replace(first);
        return new Map();
    }
    if ((0,json/* writeJsonLine */.c)(file.header) !== first)
        throw new tree/* UserError */.yo("the folder of `--out` holds the same shard of another plan, day or policy; name another folder, or remove that file");
    const blocks = new Map([...file.blocks].filter(([, lines]) => conclusionOf(lines) !== "unreached"));
    if (blocks.size < file.blocks.size || file.completeLength < text.length)
        replace(first + [...blocks.values()].map((lines) => lines.map((line) => `${line}\n`).join("")).join(""));
    return blocks;
}
function conclusionOf(lines) {
    const row = JSON.parse(lines.at(-1) ?? "null");
    return row.type === "repository" ? row.conclusion : undefined;
}
async function scanned(repository, open) {
    if (repository.problem !== null)
        return { kind: "unreached", problem: repository.problem };
    if (repository.commit === null)
        return { kind: "empty", problem: "it has no commit" };
    try {
        return await open(repository);
    }
    catch (error) {
        const message = error instanceof Error ? error.message : String(error);
        const isExpected = error instanceof tree/* UserError */.yo || (0,tree/* isOfMachine */.zv)(error);
        return { kind: "unreached", problem: isExpected ? message : `the tool failed: ${message}` };
    }
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
            throw new tree/* UserError */.yo(`\`${name === "" ? path : (0,external_node_path_.join)(path, name)}\`: ${error.message}`);
        }
    };
    guarded("", () => {
        if (create)
            (0,external_node_fs_.mkdirSync)(path, { recursive: true });
        const found = (0,external_node_fs_.statSync)(path, { throwIfNoEntry: false });
        if (!found)
            throw new tree/* UserError */.yo(`there is no folder \`${path}\``);
        if (!found.isDirectory())
            throw new tree/* UserError */.yo(`\`${path}\` is not a folder`);
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
        append: (name, text) => guarded(name, () => (0,external_node_fs_.appendFileSync)((0,external_node_path_.join)(path, name), text)),
        names: () => guarded("", () => (0,external_node_fs_.readdirSync)(path).sort()),
    };
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
                    statement.run(...cells);
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

// EXTERNAL MODULE: ./build/bundle/src/platform/hash.js
var hash = __webpack_require__(81957);
// EXTERNAL MODULE: ./build/bundle/src/platform/native-path.js
var native_path = __webpack_require__(9144);
// EXTERNAL MODULE: ./build/bundle/src/sanitize/text.js
var sanitize_text = __webpack_require__(32426);
// EXTERNAL MODULE: ./build/bundle/src/evaluate/index.js + 3 modules
var evaluate = __webpack_require__(36288);
// EXTERNAL MODULE: ./build/bundle/src/generated/hosts.js
var hosts = __webpack_require__(39824);
// EXTERNAL MODULE: ./build/bundle/src/policy/gate/index.js + 11 modules
var gate = __webpack_require__(55694);
// EXTERNAL MODULE: ./build/bundle/src/policy/gate/usage.js
var usage = __webpack_require__(85809);
;// CONCATENATED MODULE: ./build/bundle/src/policy/gate/places.js



async function gatePlaces(sources) {
    const found = await (0,gate/* usesOf */.MZ)(sources, new Set());
    return found
        .flatMap(({ uses }) => uses)
        .filter(gate/* isChecking */.Re)
        .map(({ kind, at, properties }) => ({
        kind: kind === "hook" || isHookFile(at.source.path) ? "hook" : "workflow",
        path: at.source.path,
        line: (0,repo_text/* positionAt */.t$)(at.source, at.span.start).line,
        version: properties.get("version")?.text ?? null,
    }));
}
function isHookFile(path) {
    return usage/* commandFiles */.nt.husky.test(path) || usage/* commandFiles */.nt.lefthook.test(path);
}

// EXTERNAL MODULE: ./build/bundle/src/cli/input.js + 4 modules
var cli_input = __webpack_require__(42162);
// EXTERNAL MODULE: ./build/bundle/src/cli/policy.js + 3 modules
var policy = __webpack_require__(3082);
// EXTERNAL MODULE: ./build/bundle/src/cli/run.js
var run = __webpack_require__(22197);
;// CONCATENATED MODULE: ./build/bundle/src/cli/commands/fleet/open.js









async function openMirror({ path, commit, name }, options, environment) {
    const input = await (0,cli_input/* evaluationInput */.f)({
        root: path,
        policy: options.policy === undefined ? undefined : outside(options.policy, environment),
        base: undefined,
        head: commit ?? "HEAD",
        staged: false,
        user: false,
        offline: options.offline,
        places: Object.values(hosts/* hosts */.S).flatMap(({ patterns }) => patterns),
    }, environment);
    try {
        const gate = await gatePlaces(await gateSources(input.repo));
        const governing = await (0,policy/* governingPolicy */.G)(input, options.today);
        if ("kind" in governing) {
            const [problem] = governing.problems;
            const where = problem
                ? `${problem.at.source.path}:${(0,repo_text/* positionAt */.t$)(problem.at.source, problem.at.span.start).line} `
                : "";
            return { kind: "undecided", problem: `the policy cannot be used: ${where}${problem?.message ?? ""}`, gate };
        }
        const { decisions, baseline, notes } = governing;
        const evaluated = await (0,evaluate/* evaluate */._)({
            tool: environment.tool,
            repo: input.repo,
            base: undefined,
            options: { decisions, repositoryNames: await input.repositoryNames() },
            repository: name,
            commit: input.commit ?? null,
            policyCommit: input.policyCommit,
            notes: [...input.notes, ...notes],
            failOn: options.failOn,
            gate: "all",
            ...(baseline ? { baseline } : {}),
        });
        return {
            kind: "read",
            result: await (0,run/* withPermissions */.n)(evaluated, decisions, input.repo, { withOwners: true }),
            gate,
        };
    }
    finally {
        await input.close();
    }
}
function outside(policy, { directory }) {
    return policy.includes("//") && policy.includes("@") ? policy : (0,native_path/* absolute */.y)(directory, policy);
}
async function gateSources(repo) {
    const contents = await Promise.all([...repo.entries.keys()].filter((path) => (0,gate/* isGate */.cE)(path)).map((path) => repo.read(path)));
    return contents.flatMap((content) => (content.kind === "text" ? [content.source] : []));
}

// EXTERNAL MODULE: ./build/bundle/src/platform/git/bare.js
var bare = __webpack_require__(27704);
// EXTERNAL MODULE: ./build/bundle/src/platform/git/index.js + 4 modules
var git = __webpack_require__(54405);
// EXTERNAL MODULE: ./build/bundle/src/platform/git/command.js
var command = __webpack_require__(41535);
;// CONCATENATED MODULE: ./build/bundle/src/platform/git/mirrors.js




const maxDepth = 6;
function mirrorsBelow(folder) {
    if (!(0,external_node_fs_.lstatSync)(folder, { throwIfNoEntry: false })?.isDirectory())
        throw new tree/* UserError */.yo(`\`--mirrors ${folder}\` is not a folder`);
    const found = [];
    const visit = (below, depth) => {
        const path = (0,external_node_path_.join)(folder, below);
        if (below !== "" && looksLikeRepository(path)) {
            found.push({ name: below.replace(/\.git$/, ""), path: below });
            return;
        }
        if (depth === maxDepth)
            return;
        for (const entry of (0,external_node_fs_.readdirSync)(path, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1)))
            if (entry.isDirectory())
                visit(below === "" ? entry.name : `${below}/${entry.name}`, depth + 1);
    };
    visit("", 0);
    return found;
}
function looksLikeRepository(path) {
    const isThere = (name) => (0,external_node_fs_.lstatSync)((0,external_node_path_.join)(path, name), { throwIfNoEntry: false }) !== undefined;
    return path.endsWith(".git") || isThere(".git") || (isThere("objects") && isThere("refs"));
}
function headBranch(gitDirectory) {
    const head = (0,external_node_path_.join)(gitDirectory, "HEAD");
    if (!(0,external_node_fs_.lstatSync)(head, { throwIfNoEntry: false })?.isFile())
        return undefined;
    const [, name] = /^ref:\s*refs\/heads\/(\S+)\s*$/.exec((0,external_node_fs_.readFileSync)(head, "utf8")) ?? [];
    return name === ".invalid" ? undefined : name;
}
async function missingHead(place, environment) {
    const git = (0,command/* gitAt */.c8)(place.top, environment, place.isBare);
    const { status } = await (0,command/* run */.eF)(git, ["rev-parse", "--verify", "--quiet", "HEAD"], { answers: [0, 1, 128] });
    if (status === 0)
        return "the commit of `HEAD` is not in it, or is no commit";
    const { output } = await (0,command/* run */.eF)(git, ["for-each-ref", "--count=1", "--format=%(refname)"], { answers: [0, 1, 128] });
    return output.length === 0 ? undefined : "`HEAD` names a branch that it does not have";
}

;// CONCATENATED MODULE: ./build/bundle/src/cli/commands/fleet/mirrors.js






const width = 8;
async function candidatesIn(folder, environment) {
    const pending = [...mirrorsBelow((0,native_path/* absolute */.y)(environment.directory, folder))];
    if (pending.length === 0)
        throw new tree/* UserError */.yo(`there is no repository below \`${folder}\``);
    const found = [];
    await Promise.all(Array.from({ length: width }, async () => {
        for (let mirror = pending.shift(); mirror; mirror = pending.shift())
            found.push({ name: mirror.name, ...(await headOf((0,repo_path/* join */.fj)(folder, mirror.path), environment)) });
    }));
    return found;
}
async function headOf(path, { directory, environment }) {
    try {
        const place = (0,bare/* placeOf */.$)((0,native_path/* absolute */.y)(directory, path), true);
        if (!place)
            return { path, branch: null, commit: null, problem: "it is no repository that git opens" };
        const repository = (0,git.repositoryAt)({ ...place, prefix: "" }, environment);
        try {
            const commit = await repository.resolve("HEAD");
            const problem = commit ? undefined : await missingHead(place, environment);
            const branch = headBranch(place.gitDirectory) ?? null;
            return { path, branch, commit: commit?.id ?? null, problem: problem ?? null };
        }
        finally {
            await repository.close();
        }
    }
    catch (error) {
        if (!(error instanceof tree/* UserError */.yo || (0,tree/* isOfMachine */.zv)(error)))
            throw error;
        return { path, branch: null, commit: null, problem: error instanceof Error ? error.message : String(error) };
    }
}

;// CONCATENATED MODULE: ./build/bundle/src/cli/commands/fleet/index.js

















const planFile = "plan.json";
async function runFleet({ does }, environment) {
    switch (does.task) {
        case "plan":
            return runPlan(does, environment);
        case "scan":
            return runScan(does, environment);
        case "merge":
            return runMerge(does, environment);
    }
}
async function runPlan({ mirrors, shards, out, today }, environment) {
    const candidates = await candidatesIn(mirrors, environment);
    const plan = makePlan(candidates, { tool: environment.tool, date: today ?? environment.today, shards });
    const path = (0,native_path/* absolute */.y)(environment.directory, out);
    outputFolder((0,repo_path/* directoryOf */.jt)(path) || "/", { create: true }).replace((0,repo_path/* nameOf */.Vb)(path), [
        `${JSON.stringify(plan, null, 2)}\n`,
    ]);
    const unreadable = plan.repositories.filter(({ problem }) => problem !== null);
    return {
        code: 0,
        texts: [{ file: undefined, text: `${matrixOf(plan)}\n` }],
        notes: [
            `${counted(plan.repositories.length, "repository", "repositories")} in ${counted(plan.shards, "shard", "shards")}: ${(0,sanitize_text/* visible */.RK)(out)}`,
            ...unreadable
                .slice(0, 20)
                .map(({ name, problem }) => `\`${(0,sanitize_text/* visible */.RK)(name)}\` cannot be read: ${(0,sanitize_text/* visible */.RK)(problem ?? "")}`),
        ],
    };
}
async function runScan(does, environment) {
    const { text, plan } = await planAt(does.plan, environment);
    const { number, of } = does.shard ?? { number: 1, of: 1 };
    if (of !== plan.shards)
        throw new tree/* UserError */.yo(does.shard
            ? `\`--shard ${number}/${of}\`: the plan has ${plan.shards} shards`
            : `the plan has ${plan.shards} shards; name one with --shard 1/${plan.shards}`);
    const folder = outputFolder((0,native_path/* absolute */.y)(environment.directory, does.out), { create: true });
    requireSamePlan(folder, text, does.out);
    folder.replace(planFile, [text]);
    const header = headerOf(plan, {
        shard: number,
        digest: (0,hash.sha256)(text),
        policy: does.policy ?? null,
        failOn: does.failOn ?? null,
    });
    const name = shardFileName(header);
    const result = await scanShard(plan, header, { tool: environment.tool, date: plan.date, hash: hash.sha256 }, {
        open: (repository) => openMirror(repository, { policy: does.policy, failOn: does.failOn ?? (0,evaluate_result/* failOnAll */.x3)("error"), offline: does.offline, today: plan.date }, environment),
        read: () => folder.read(name),
        replace: (content) => folder.replace(name, [content]),
        append: (content) => folder.append(name, content),
        onRepository: () => environment.onRead(),
    });
    const { repositories, kept, unreached, failed, undecided } = result;
    const fails = does.failOn !== undefined && failed + undecided > 0;
    return {
        code: unreached.length > 0 ? 4 : fails ? 1 : 0,
        texts: [],
        notes: [
            `${counted(repositories, "repository", "repositories")}${kept > 0 ? `, ${kept} of them by an earlier run` : ""}: ${failed} with errors, ${undecided} undecided, ${unreached.length} not read`,
            ...unreached.slice(0, 50).map((one) => `\`${(0,sanitize_text/* visible */.RK)(one.name)}\` was not read: ${(0,sanitize_text/* visible */.RK)(one.problem)}`),
            ...(unreached.length > 50 ? [`and ${unreached.length - 50} more were not read`] : []),
        ],
    };
}
async function runMerge({ folders, out, previous }, environment) {
    const at = (path) => outputFolder((0,native_path/* absolute */.y)(environment.directory, path), { create: false });
    const opened = folders.map((path) => ({ path, folder: at(path) }));
    const plans = opened.flatMap(({ path, folder }) => {
        const text = folder.read(planFile);
        return text === undefined ? [] : [{ name: `${path}/${planFile}`, text }];
    });
    const [first] = plans;
    if (!first)
        throw new tree/* UserError */.yo(`no folder has a \`${planFile}\`; name the folders that \`fleet scan\` wrote`);
    const other = plans.find(({ text }) => text !== first.text);
    if (other)
        throw new tree/* UserError */.yo(`\`${first.name}\` and \`${other.name}\` are two plans; merge the shards of one`);
    const shards = opened.flatMap(({ path, folder }) => folder
        .names()
        .filter(isShardFileName)
        .map((name) => ({ name: `${path}/${name}`, text: folder.read(name) ?? "" })));
    const inventory = mergeShards({
        plan: await readPlan(first.text, first.name, environment.tool),
        digest: (0,hash.sha256)(first.text),
        shards,
        previous: previous === undefined ? undefined : inventoryAt(previous, at(previous)),
        hash: hash.sha256,
    });
    const target = outputFolder((0,native_path/* absolute */.y)(environment.directory, out), { create: true });
    const summary = inventorySummary(inventory);
    target.replace("inventory.ndjson", inventory.repositories.map(({ lines }) => lines.map((line) => `${line}\n`).join("")));
    target.replace("inventory.csv", inventoryCsv(inventory));
    target.replace("summary.md", [summary]);
    const database = (0,repo_path/* join */.fj)((0,native_path/* absolute */.y)(environment.directory, out), "inventory.sqlite");
    const hasDatabase = writeDatabase(database, (empty) => fillDatabase(empty, inventory));
    const rows = inventory.repositories.map(({ row }) => row);
    const [unreached, stale] = [
        rows.filter(({ conclusion }) => conclusion === "unreached").length,
        rows.filter((row) => row.stale).length,
    ];
    return {
        code: unreached + stale > 0 ? 4 : 0,
        texts: [],
        notes: [
            `${counted(rows.length, "repository", "repositories")} in ${(0,sanitize_text/* visible */.RK)(out)}: ${unreached} not read, ${stale} from the earlier inventory`,
            ...(hasDatabase ? [] : ["no inventory.sqlite was written: it needs Node.js 22.13 or newer"]),
        ],
    };
}
function inventoryAt(path, folder) {
    const text = folder.read("inventory.ndjson");
    if (text === undefined)
        throw new tree/* UserError */.yo(`\`--previous ${path}\` has no \`inventory.ndjson\``);
    return { name: `${path}/inventory.ndjson`, text };
}
async function planAt(path, environment) {
    const full = (0,native_path/* absolute */.y)(environment.directory, path);
    const text = outputFolder((0,repo_path/* directoryOf */.jt)(full) || "/", { create: false }).read((0,repo_path/* nameOf */.Vb)(full));
    if (text === undefined)
        throw new tree/* UserError */.yo(`there is no plan \`${path}\`; write it with \`fleet plan\``);
    return { text, plan: await readPlan(text, path, environment.tool) };
}
function requireSamePlan(folder, text, out) {
    const known = folder.read(planFile);
    if (known !== undefined && known !== text)
        throw new tree/* UserError */.yo(`\`${out}\` holds the scan of another plan; name another folder with --out, or remove it`);
}
function counted(count, one, many) {
    return `${count} ${count === 1 ? one : many}`;
}


/***/ }),

/***/ 72024:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  t: () => (/* binding */ compareTrees),
  C: () => (/* binding */ differencesIn)
});

// EXTERNAL MODULE: ./build/bundle/src/compare/effects.js
var effects = __webpack_require__(56847);
// EXTERNAL MODULE: ./build/bundle/src/inspect/index.js + 12 modules
var inspect = __webpack_require__(67141);
// EXTERNAL MODULE: ./build/bundle/src/inspect/material.js + 6 modules
var material = __webpack_require__(57619);
// EXTERNAL MODULE: ./build/bundle/src/model/profile.js
var profile = __webpack_require__(64682);
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
    const { widenedUnder } = await __webpack_require__.e(/* import() */ 6438).then(__webpack_require__.bind(__webpack_require__, 96438));
    return { differences, widened: await widenedUnder(decisions, toApprove, approve) };
}
async function differencesIn({ head, base }, decisions) {
    if (!base)
        return undefined;
    const gains = base.inspection === head.inspection ? { changes: [], settings: [] } : await compared(base, head, decisions);
    const { compareInstructions } = await __webpack_require__.e(/* import() */ 3989).then(__webpack_require__.bind(__webpack_require__, 43989));
    return { ...gains, instructions: await compareInstructions(base, head) };
}
async function compared(before, after, decisions) {
    const [{ compare }, { compareSettings }, { ownChanges }] = await Promise.all([
        __webpack_require__.e(/* import() */ 8169).then(__webpack_require__.bind(__webpack_require__, 28169)),
        __webpack_require__.e(/* import() */ 8840).then(__webpack_require__.bind(__webpack_require__, 8840)),
        __webpack_require__.e(/* import() */ 3457).then(__webpack_require__.bind(__webpack_require__, 63457)),
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

/***/ 36288:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  i: () => (/* binding */ changesBetween),
  _: () => (/* binding */ evaluate)
});

// EXTERNAL MODULE: ./build/bundle/src/platform/hash.js
var hash = __webpack_require__(81957);
// EXTERNAL MODULE: ./build/bundle/src/platform/memory.js
var memory = __webpack_require__(3986);
// EXTERNAL MODULE: ./build/bundle/src/inspect/index.js + 12 modules
var inspect = __webpack_require__(67141);
// EXTERNAL MODULE: ./build/bundle/src/policy/findings.js
var policy_findings = __webpack_require__(668);
// EXTERNAL MODULE: ./build/bundle/src/model/finding.js
var model_finding = __webpack_require__(10290);
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
    const baselineCode = baseline || proposed?.baseline ? await __webpack_require__.e(/* import() */ 9341).then(__webpack_require__.bind(__webpack_require__, 71722)) : undefined;
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
var changes = __webpack_require__(72024);
// EXTERNAL MODULE: ./build/bundle/src/evaluate/inspect-both.js
var inspect_both = __webpack_require__(60213);
// EXTERNAL MODULE: ./build/bundle/src/generated/hosts.js
var hosts = __webpack_require__(39824);
// EXTERNAL MODULE: ./build/bundle/src/inspect/unread.js
var inspect_unread = __webpack_require__(32739);
// EXTERNAL MODULE: ./build/bundle/src/inspect/organisation.js
var organisation = __webpack_require__(5398);
// EXTERNAL MODULE: ./build/bundle/src/repo/path.js
var repo_path = __webpack_require__(76311);
// EXTERNAL MODULE: ./build/bundle/src/repo/text.js
var repo_text = __webpack_require__(64951);
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
var permission = __webpack_require__(53954);
;// CONCATENATED MODULE: ./build/bundle/src/evaluate/index.js






async function evaluate(input) {
    const { repo, base, options } = input;
    const trees = await (0,inspect_both/* inspectBoth */.M)(repo, base, options);
    const { differences, widened } = await (0,changes/* compareTrees */.t)(trees, options.decisions, input.approve);
    const { inspection, findings, upcoming } = await applyPolicy(trees, widened, input);
    if (findings.some(({ finding }) => finding.rule === "max-capability" && !finding.isUnstated)) {
        const { addCeilingFixes } = await Promise.all(/* import() */[__webpack_require__.e(2877), __webpack_require__.e(6766)]).then(__webpack_require__.bind(__webpack_require__, 6766));
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
        grantedByHost: (0,permission/* grantedByHost */.B)(options.decisions),
    };
}
async function powerIn(trees, differences, { base, options }, policyPower) {
    if (!policyPower)
        return {};
    const { powerOf } = await __webpack_require__.e(/* import() */ 5732).then(__webpack_require__.bind(__webpack_require__, 55732));
    return { power: await powerOf(trees, differences, base, options, policyPower) };
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
    const { reviewContext } = await __webpack_require__.e(/* import() */ 9504).then(__webpack_require__.bind(__webpack_require__, 9504));
    return { reviewContext: await reviewContext(changes, settings, repo, base.repo, options.decisions) };
}
async function changesBetween(base, repo, inspection, policyPower) {
    if (base.sharesObjects && repo.agreesWith(base.repo, { whole: true }))
        return { changes: [], settings: [], instructions: [], notes: [], ...(policyPower ? { power: "unchanged" } : {}) };
    const options = { ...inspection, skipsRules: true };
    const trees = await (0,inspect_both/* inspectBoth */.M)(repo, base, options);
    if (trees.fault)
        throw trees.fault;
    const notes = new Set([
        ...unreadNotes(trees.head.inspection, ""),
        ...(trees.base && trees.base.inspection !== trees.head.inspection
            ? unreadNotes(trees.base.inspection, "at the base, ")
            : []),
    ]);
    const differences = (await (0,changes/* differencesIn */.C)(trees, options.decisions)) ?? {
        changes: [],
        settings: [],
        instructions: [],
    };
    return { ...differences, ...(await powerIn(trees, differences, { base, options }, policyPower)), notes: [...notes] };
}
function unreadNotes({ loads }, prefix) {
    return loads.flatMap(({ load }) => load.unjudged.flatMap(({ kind, message, at }) => kind === "unknown-file" || kind === "unknown-key" ? [] : [`${prefix}\`${at.source.path}\` ${message}`]));
}


/***/ }),

/***/ 60213:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ inspectBoth)
/* harmony export */ });
/* harmony import */ var _inspect_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(67141);
/* harmony import */ var _repo_tree_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(72456);
/* harmony import */ var _inspect_material_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(57619);



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

/***/ 53954:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ grantedByHost),
/* harmony export */   J: () => (/* binding */ isAllowed),
/* harmony export */   permissionsUnder: () => (/* binding */ permissionsUnder)
/* harmony export */ });
/* harmony import */ var _model_capability_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(95885);
/* harmony import */ var _model_delegation_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(20221);
/* harmony import */ var _model_profile_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(64682);



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


/***/ }),

/***/ 40026:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   csvLine: () => (/* binding */ csvLine),
/* harmony export */   listCsv: () => (/* binding */ listCsv)
/* harmony export */ });
/* harmony import */ var _model_fact_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7277);
/* harmony import */ var _inspect_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(67141);
/* harmony import */ var _model_profile_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(64682);
/* harmony import */ var _evaluate_permission_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(53954);
/* harmony import */ var _repo_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(64951);
/* harmony import */ var _sanitize_secrets_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(97544);
/* harmony import */ var _sanitize_text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(32426);







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
];
function listCsv(result, hash) {
    const rows = result.inspection.subjects.map((subject) => {
        const row = rowOf(subject, result, hash);
        return columns.map((column) => row[column]);
    });
    return [[...columns], ...rows].map(csvLine).join("");
}
function csvLine(cells) {
    return `${cells.map(cell).join(",")}\r\n`;
}
function rowOf(subject, input, hash) {
    const { tool, repository, commit, date, ownersOf = () => [] } = input;
    const { host, edition, item } = subject;
    const path = item.files[0] ?? "";
    return {
        tool: tool.name,
        version: tool.version,
        repository: repository ?? "",
        commit: commit ?? "",
        date,
        host,
        edition,
        layer: item.layer.name,
        path,
        verdict: item.verdict.kind,
        ...factsOf(item.profile, hash),
        ...decisionOf(input.permissionOf?.(subject)),
        code_owners: path === "" ? "" : ownersOf(path).join(" "),
        certainty: (0,_inspect_index_js__WEBPACK_IMPORTED_MODULE_0__/* .certaintyOf */ .hh)(host, item),
    };
}
function factsOf(profile, hash) {
    if (!profile)
        return { name: "", capabilities: "", mode: "", model: "", servers: "", description: "" };
    return {
        name: (0,_model_fact_js__WEBPACK_IMPORTED_MODULE_6__/* .known */ .eO)(profile.name) ?? "",
        capabilities: (0,_model_profile_js__WEBPACK_IMPORTED_MODULE_1__/* .capabilitiesOf */ .SF)(profile).join(" "),
        mode: (0,_model_fact_js__WEBPACK_IMPORTED_MODULE_6__/* .known */ .eO)(profile.permissionMode) ?? "",
        model: (0,_model_fact_js__WEBPACK_IMPORTED_MODULE_6__/* .known */ .eO)(profile.model) ?? "",
        servers: profile.servers.map(({ name, value }) => `${name}: ${String((0,_sanitize_secrets_js__WEBPACK_IMPORTED_MODULE_4__/* .withoutSecrets */ .cT)(value, hash))}`).join("; "),
        description: (0,_model_fact_js__WEBPACK_IMPORTED_MODULE_6__/* .known */ .eO)(profile.description) ?? "",
    };
}
function decisionOf(permission) {
    const [grant] = permission?.grants ?? [];
    return {
        allowed: permission ? ((0,_evaluate_permission_js__WEBPACK_IMPORTED_MODULE_2__/* .isAllowed */ .J)(permission) ? "yes" : "no") : "",
        grant: grant ? `${grant.at.source.path}:${(0,_repo_text_js__WEBPACK_IMPORTED_MODULE_3__/* .positionAt */ .t$)(grant.at.source, grant.at.span.start).line}` : "",
        owner: grant?.owner ?? "",
        until: grant?.until ?? "",
    };
}
const formula = /^[=+\-@|%]/;
function cell(value) {
    const text = (0,_sanitize_text_js__WEBPACK_IMPORTED_MODULE_5__/* .visible */ .RK)(value);
    const inert = formula.test(text.trimStart()) ? `'${text}` : text;
    return /[",;]/.test(inert) ? `"${inert.replaceAll('"', '""')}"` : inert;
}


/***/ }),

/***/ 92140:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CS: () => (/* binding */ prose),
/* harmony export */   Jj: () => (/* binding */ cut),
/* harmony export */   aY: () => (/* binding */ code),
/* harmony export */   h8: () => (/* binding */ htmlCode),
/* harmony export */   hd: () => (/* binding */ unlinked),
/* harmony export */   nM: () => (/* binding */ row)
/* harmony export */ });
/* harmony import */ var _sanitize_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(32426);

const gap = "\u200b";
const longest = 300;
function code(text, { full = false } = {}) {
    const shown = unlinked(cut((0,_sanitize_text_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .RK)(text), full ? Infinity : longest));
    if (shown.trim() === "")
        return shown === "" ? "(empty)" : "(blank)";
    const fence = "`".repeat(Math.max(0, ...[...shown.matchAll(/`+/g)].map(([run]) => run.length)) + 1);
    const padding = /^[` ]|[` ]$/.test(shown) ? " " : "";
    return `${fence}${padding}${shown}${padding}${fence}`;
}
function htmlCode(text) {
    const shown = unlinked(cut((0,_sanitize_text_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .RK)(text), longest));
    const inert = shown.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
    return `<code>${inert.trim() === "" ? (inert === "" ? "(empty)" : "(blank)") : inert}</code>`;
}
function unlinked(text) {
    return text.replaceAll("@", `@${gap}`);
}
function prose(text) {
    return cut((0,_sanitize_text_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .RK)(text), 4 * longest)
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


/***/ })

};
;