"use strict";
exports.id = 109;
exports.ids = [109];
exports.modules = {

/***/ 8560:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B9: () => (/* binding */ writeBaseline),
/* harmony export */   FA: () => (/* binding */ pruned),
/* harmony export */   cy: () => (/* binding */ entryFor),
/* harmony export */   hU: () => (/* binding */ covers),
/* harmony export */   readBaseline: () => (/* binding */ readBaseline)
/* harmony export */ });
/* harmony import */ var _fact_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7557);
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8113);
/* harmony import */ var _nearest_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2401);
/* harmony import */ var _path_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(976);
/* harmony import */ var _syntaxes_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7973);





const most = 20_000;
const longest = 4096;
const keys = ["fingerprint", "rule", "kind", "path", "profile"];
function readBaseline(source) {
    const problems = [];
    const say = (node, message) => void problems.push({ message, at: { source, span: node.span } });
    const entries = new Map();
    const root = (0,_syntaxes_json_js__WEBPACK_IMPORTED_MODULE_1__/* .parseJson */ .q)(source.text);
    if (root.kind === "problem")
        say(root, `the baseline is no JSON: ${root.message}`);
    else if (root.kind !== "table")
        say(root, "a baseline is an object with `version` and `findings`");
    else {
        const [version, findings] = fieldsOf(root, "the baseline", ["version", "findings"], say);
        if (version && (version.kind !== "scalar" || version.value !== 1))
            say(version, "`version` is 1; a later version of this tool may take others");
        if (findings && findings.kind !== "list")
            say(findings, "`findings` is a list");
        if (findings?.kind === "list" && findings.items.length > most)
            say(findings, `a baseline has at most ${most} entries, this one ${findings.items.length}`);
        else if (findings?.kind === "list") {
            for (const node of findings.items) {
                const entry = entryIn(node, { source, span: node.span }, say);
                if (entry && entries.has(entry.fingerprint))
                    say(node, "the same finding stands here twice");
                if (entry)
                    entries.set(entry.fingerprint, entry);
            }
        }
    }
    return problems.length > 0 ? { kind: "problems", problems: problems.slice(0, 100) } : { entries };
}
function fieldsOf(table, what, names, say) {
    const found = new Map();
    for (const entry of table.entries) {
        if (found.has(entry.name))
            say(entry.key, `the key \`${entry.name ?? "?"}\` stands here twice`);
        else if (!names.includes(entry.name ?? ""))
            say(entry.key, `there is no key \`${entry.name ?? "?"}\` in ${what}${(0,_nearest_js__WEBPACK_IMPORTED_MODULE_2__/* .suggestion */ .h)(entry.name ?? "", names)}`);
        found.set(entry.name, entry);
    }
    return names.map((name) => found.get(name)?.value ?? say(table, `\`${name}\` is missing in ${what}`));
}
function entryIn(node, at, say) {
    if (node.kind !== "table")
        return say(node, "an entry of a baseline is an object");
    const [fingerprint, rule, kind, path, profile] = fieldsOf(node, "an entry", keys, say).map((value, i) => {
        const isOpen = keys[i] === "kind" || keys[i] === "profile";
        if (!value)
            return undefined;
        if (value.kind === "scalar" && isOpen && value.value === null)
            return null;
        if (value.kind !== "scalar" || typeof value.value !== "string" || value.value.length > longest)
            return say(value, `\`${keys[i]}\` is text${isOpen ? " or null" : ""}, of at most ${longest} characters`);
        if (keys[i] === "fingerprint" && !/^[0-9a-f]{64}$/.test(value.value))
            return say(value, "`fingerprint` is a SHA-256 in 64 hexadecimal digits");
        return value.value;
    });
    if (typeof fingerprint !== "string" || typeof rule !== "string" || kind === undefined || typeof path !== "string" || profile === undefined)
        return undefined;
    return { fingerprint, rule, kind, path, profile, at };
}
function covers(entry, finding) {
    return finding !== undefined && finding.host !== null && entry.rule === finding.rule && entry.kind === (finding.kind ?? null) && entry.path === finding.at.source.path;
}
function pruned({ entries }, findings) {
    return [...entries.values()].filter((entry) => covers(entry, findings.get(entry.fingerprint)));
}
function entryFor(finding, fingerprint) {
    const { rule, kind = null, item, at } = finding;
    return { fingerprint, rule, kind, path: at.source.path, profile: (item?.profile && (0,_fact_js__WEBPACK_IMPORTED_MODULE_3__/* .known */ .eO)(item.profile.name)) ?? null, at };
}
function writeBaseline(entries) {
    const unique = new Map([...entries].map((entry) => [entry.fingerprint, entry]));
    const sorted = [...unique.values()].sort(byOrder);
    const lines = sorted.map(({ fingerprint, rule, kind, path, profile }) => `    ${inLine({ path, rule, kind, profile, fingerprint })}`);
    return `{\n  "version": 1,\n  "findings": [${lines.length === 0 ? "" : `\n${lines.join(",\n")}\n  `}]\n}\n`;
}
function inLine(fields) {
    return `{ ${Object.entries(fields).map(([key, value]) => `"${key}": ${(0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .writeJson */ .G)(value).trimEnd()}`).join(", ")} }`;
}
function byOrder(one, other) {
    return (0,_path_js__WEBPACK_IMPORTED_MODULE_4__/* .byBytes */ .bg)(one.path, other.path) || (0,_path_js__WEBPACK_IMPORTED_MODULE_4__/* .byBytes */ .bg)(one.rule, other.rule) || (0,_path_js__WEBPACK_IMPORTED_MODULE_4__/* .byBytes */ .bg)(one.kind ?? "", other.kind ?? "") || (0,_path_js__WEBPACK_IMPORTED_MODULE_4__/* .byBytes */ .bg)(one.profile ?? "", other.profile ?? "") || (0,_path_js__WEBPACK_IMPORTED_MODULE_4__/* .byBytes */ .bg)(one.fingerprint, other.fingerprint);
}


/***/ }),

/***/ 5109:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  S: () => (/* binding */ judge)
});

// EXTERNAL MODULE: ./build/bundle/src/roster.js
var roster = __webpack_require__(5396);
// EXTERNAL MODULE: ./build/bundle/src/baseline.js
var src_baseline = __webpack_require__(8560);
// EXTERNAL MODULE: ./build/bundle/src/fact.js
var fact = __webpack_require__(7557);
// EXTERNAL MODULE: ./build/bundle/src/path.js
var src_path = __webpack_require__(976);
// EXTERNAL MODULE: ./build/bundle/src/profile.js
var src_profile = __webpack_require__(5330);
;// CONCATENATED MODULE: ./build/bundle/src/compare.js



function compare(before, after, holders = new Map()) {
    const rest = new Set(before.subjects);
    const open = new Set(after.subjects);
    const pairs = [];
    for (const key of [byName, byPath, byIdentity]) {
        const earlier = groups(rest, key);
        for (const [name, later] of groups(open, key)) {
            const [was, is] = [earlier.get(name), later];
            if (was?.length !== 1 || is.length !== 1 || !was[0] || !is[0])
                continue;
            pairs.push([was[0], is[0]]);
            rest.delete(was[0]);
            open.delete(is[0]);
        }
    }
    const changes = [
        ...pairs.flatMap(([was, is]) => changed(was, is, holders)),
        ...[...open].map((subject) => {
            const gained = subject.item.profile ? (0,src_profile/* grantsOf */.R)(subject.item.profile) : [];
            const bypasses = subject.item.profile?.bypasses.some(({ effect }) => effect !== "unhonoured") ?? false;
            const granted = grantedBy(holders, undefined, subject);
            return { kind: "added", before: null, after: subject, gained, lost: [], widened: bypasses || granted !== undefined || gained.some(({ capability }) => capability !== "read"), fields: [], ...(granted ? { granted } : {}) };
        }),
        ...[...rest].map((subject) => {
            const lost = subject.item.profile ? (0,src_profile/* grantsOf */.R)(subject.item.profile) : [];
            return { kind: "removed", before: subject, after: null, gained: [], lost, widened: false, fields: [] };
        }),
    ];
    return changes.sort((one, other) => (0,src_path/* byBytes */.bg)(pathOf(one), pathOf(other)) || (0,src_path/* byBytes */.bg)(hostOf(one), hostOf(other)));
}
function statesOf(findings, base, fingerprint) {
    return new Map(findings.map((finding) => [finding, base?.has(fingerprint(finding)) ? "existing" : "new"]));
}
function pathOf({ before, after }) {
    return (after ?? before)?.item.files[0] ?? "";
}
function hostOf({ before, after }) {
    return (after ?? before)?.host ?? "";
}
function nameOf({ item }) {
    return (item.profile && (0,fact/* known */.eO)(item.profile.name)) ?? "";
}
function byName(subject) {
    return JSON.stringify([subject.host, subject.item.layer.name, subject.item.files[0], nameOf(subject)]);
}
function byPath(subject) {
    return JSON.stringify([subject.host, subject.item.files[0]]);
}
function byIdentity(subject) {
    const identity = subject.item.profile?.identity;
    return identity === undefined ? undefined : JSON.stringify([subject.host, subject.item.layer.name, identity]);
}
function groups(subjects, key) {
    const found = new Map();
    for (const subject of subjects) {
        const name = key(subject);
        if (name !== undefined)
            found.set(name, [...(found.get(name) ?? []), subject]);
    }
    return found;
}
function changed(before, after, holders) {
    const [was, is] = [aspects(before), aspects(after)];
    const granted = grantedBy(holders, before, after);
    const told = Object.keys(is).filter((field) => was[field] !== is[field]);
    const fields = granted === "other" && !["prompt", "hooks", "servers"].some((field) => told.includes(field)) ? [...told, "files"] : told;
    const moved = before.item.files[0] !== after.item.files[0];
    if (fields.length === 0 && !moved && granted === undefined)
        return [];
    const had = before.item.profile ? (0,src_profile/* grantsOf */.R)(before.item.profile) : [];
    const has = after.item.profile ? (0,src_profile/* grantsOf */.R)(after.item.profile) : [];
    const gained = without(has, had);
    const lost = without(had, has);
    const widened = granted !== undefined || isWider(before.item.profile, after.item.profile);
    return [{ kind: moved ? "renamed" : "changed", before, after, gained, lost, widened, fields, ...(granted ? { granted } : {}) }];
}
function grantedBy(holders, before, after) {
    const [was, is] = [before && holders.get(before), holders.get(after)];
    return is === undefined || was === is ? undefined : was === undefined ? "new" : "other";
}
function aspects({ edition, item: { profile, verdict } }) {
    const text = (value) => JSON.stringify(value) ?? "";
    if (!profile)
        return { verdict: verdict.kind, edition };
    const { name, description, model, permissionMode, hooks, servers, denied, prompt, bypasses } = profile;
    return {
        name: text((0,fact/* known */.eO)(name)),
        description: text((0,fact/* known */.eO)(description)),
        model: text((0,fact/* known */.eO)(model)),
        permissionMode: text((0,fact/* known */.eO)(permissionMode)),
        tools: text((0,src_profile/* grantsOf */.R)(profile).map(grantKey).sort()),
        denied: text(denied),
        hooks: text(hooks.map(({ name: event, kind, value }) => [event, kind, value])),
        servers: text(servers.map(({ name: server, kind, value }) => [server, kind, value])),
        bypass: text(bypasses.map(({ setting, value, effect }) => [setting, value, effect])),
        prompt: prompt.text,
        verdict: verdict.kind,
        edition,
    };
}
function grantKey({ tool, capability, scope }) {
    return JSON.stringify([tool, capability, scope]);
}
function without(some, others) {
    const keys = new Set(others.map(grantKey));
    return some.filter((grant) => !keys.has(grantKey(grant)));
}
function isWider(before, after) {
    if (!after)
        return false;
    const had = new Set(before ? (0,src_profile/* capabilitiesOf */.S)(before) : []);
    if ((0,src_profile/* capabilitiesOf */.S)(after).some((capability) => !had.has(capability)))
        return true;
    if ([...had].some((capability) => scoped(before, capability) && !scoped(after, capability)))
        return true;
    const bypassed = new Set(before?.bypasses.map(({ effect }) => effect));
    return after.bypasses.some(({ effect }) => effect !== "unhonoured" && !bypassed.has(effect) && !(effect === "auto-approve" && bypassed.has("bypass")));
}
function scoped(profile, capability) {
    const grants = profile ? (0,src_profile/* grantsOf */.R)(profile).filter((grant) => grant.capability === capability) : [];
    return grants.length > 0 && grants.every(({ scope }) => scope !== null);
}

// EXTERNAL MODULE: ./build/bundle/src/digest.js
var digest = __webpack_require__(8803);
// EXTERNAL MODULE: ./build/bundle/src/finding.js
var src_finding = __webpack_require__(9994);
// EXTERNAL MODULE: ./build/bundle/src/inspect.js
var inspect = __webpack_require__(8247);
// EXTERNAL MODULE: ./build/bundle/src/catalogue.js + 13 modules
var catalogue = __webpack_require__(4980);
;// CONCATENATED MODULE: ./build/bundle/src/policy/case.js

function policyCase(decisions, about, findings, { loosened, weakened }) {
    const of = (...kinds) => decisions.faults.filter((fault) => kinds.includes(fault.about));
    return { widened: of("loosened"), loosened, weakened, ended: of("ended", "far"), ending: of("ending"), unused: decisions.unused(about, findings) };
}
function checkPolicy(decisions, standing) {
    return Object.entries(catalogue/* rules */.a).flatMap(([rule, judgement]) => {
        if (judgement.subject !== "policy")
            return [];
        return [...judgement.check(standing)].flatMap((report) => {
            const severity = decisions.levelOf(rule, report.kind);
            return severity === "off" ? [] : [{ ...report, rule, severity, host: null, edition: null, layer: null, item: null }];
        });
    });
}

;// CONCATENATED MODULE: ./build/bundle/src/policy/material.js

const entries = ["index.js", "index.mjs", "index.cjs", "index.ts", "__main__.py", "package.json"];
async function materialOf({ files: [file = ""], profile }, survey) {
    if (!profile)
        return "";
    const { prompt, paths, hooks, servers } = profile;
    const named = paths.flatMap(({ reach }) => (reach.kind === "inside" ? [reach.path] : reach.kind === "outside" ? [reach.target] : []));
    const commands = [...hooks, ...servers].map(({ kind, value }) => ({ kind, value }));
    const started = commands.filter(({ kind }) => kind === "command").flatMap(({ value }) => filesIn(value, (0,src_path/* directoryOf */.jt)(file), survey));
    const all = [...new Set([...(prompt.path === null ? [] : [prompt.path]), ...named, ...started])].sort();
    const contents = await Promise.all(all.map(async (path) => [path, await contentOf(path, survey)]));
    return JSON.stringify([prompt.text, commands, contents.filter(([, content]) => content !== undefined)]);
}
async function contentOf(path, survey) {
    const identity = await survey.identityOf(path);
    if (identity !== undefined)
        return identity;
    const content = await survey.read(path);
    return content.kind === "text" ? content.source.text : undefined;
}
function filesIn(command, directory, survey) {
    const bases = ["", ...directory.split("/").map((_, i, parts) => parts.slice(0, i + 1).join("/"))];
    const words = command.split(/[\s"'`;|&()<>=,]+/).map((word) => word.replace(/^(?:\$\w+|\$\{\w+\}|%\w+%)/, "").replaceAll("\\", "/").replace(/^\/+/, ""));
    return words.flatMap((word) => {
        if (/^[./]*$/.test(word))
            return [];
        return bases.flatMap((base) => {
            const path = (0,src_path/* plain */.pj)((0,src_path/* join */.fj)(base, word));
            const sight = path === undefined ? undefined : survey.look(path);
            if (sight?.kind === "file")
                return [sight.path];
            return sight?.kind === "directory" ? entries.map((name) => (0,src_path/* join */.fj)(sight.path, name)).filter((inside) => survey.look(inside).kind === "file") : [];
        });
    });
}

// EXTERNAL MODULE: ./build/bundle/src/text.js
var src_text = __webpack_require__(80);
// EXTERNAL MODULE: ./build/bundle/src/tree.js
var tree = __webpack_require__(1395);
;// CONCATENATED MODULE: ./build/bundle/src/judge.js












async function judge({ tool, survey, base, ask, repository, commit, policyCommit, notes, failOn, gate, movement, policyChanges, proposed, baseline }) {
    const seen = await (0,inspect/* inspect */.N)(survey, ask);
    const prints = new Map();
    const printOf = (finding) => {
        let print = prints.get(finding);
        if (print === undefined)
            prints.set(finding, (print = (0,digest.fingerprint)((0,src_finding/* identityOf */.c)(finding))));
        return print;
    };
    const before = base && (base.isAkin && survey.agreesWith(base.survey) ? seen : await (0,inspect/* inspect */.N)(base.survey, ask).catch(unreadable));
    const fault = typeof before === "string" ? before : undefined;
    const earlier = before === undefined || typeof before === "string" ? undefined : governed(before, ask, undefined, staleIn(baseline, before.findings, printOf));
    const inspection = governed(seen, ask, movement, staleIn(proposed ? proposed.baseline : baseline, seen.findings, printOf), proposed?.decisions);
    const states = statesOf(inspection.findings, earlier && new Set(earlier.findings.map(printOf)), printOf);
    const { decisions } = ask;
    const waiverOf = (finding) => (base === undefined || states.get(finding) === "existing" ? decisions.waiver(finding) : undefined);
    return {
        tool,
        repository,
        commit,
        base: base?.commit ?? null,
        sources: decisions.sources.map(({ ref, text, commit: read }) => ({
            ref,
            commit: ref.startsWith("preset:") ? null : (read ?? policyCommit),
            get sha256() {
                return (0,digest.sha256)(text);
            },
        })),
        inspection,
        judged: inspection.findings.map((finding) => {
            const waiver = waiverOf(finding) ?? null;
            const entry = baseline?.entries.get(printOf(finding));
            const isBaselined = entry !== undefined && (0,src_baseline/* covers */.hU)(entry, finding);
            return new Standing(finding, waiver ? "waived" : isBaselined ? "existing" : (states.get(finding) ?? "new"), waiver, isBaselined, printOf);
        }),
        changes: earlier && base && (before === seen ? [] : compare(earlier, inspection, new Map([...(await holdersIn(earlier, base.survey, decisions)), ...(await holdersIn(inspection, survey, decisions))]))),
        notes: [...notes, ...(fault === undefined ? [] : [`the base cannot be read, so every finding is new: ${fault}`]), ...vacant(inspection, survey, ask), ...looked(inspection, ask)],
        failOn,
        gate,
        ...(policyChanges ? { policyChanges } : {}),
        upcoming: decisions.upcoming(inspection.findings.filter((finding) => !waiverOf(finding))),
    };
}
async function holdersIn({ subjects }, survey, decisions) {
    const holding = subjects.filter(({ host, item }) => {
        const { granted } = decisions.allowance(host, item);
        return granted.length > 0 && item.profile !== undefined && (0,src_profile/* capabilitiesOf */.S)(item.profile).some((capability) => granted.includes(capability));
    });
    return new Map(await Promise.all(holding.map(async (subject) => [subject, await materialOf(subject.item, survey)])));
}
function governed(inspection, { decisions, hosts: some, starts }, movement = { loosened: [], weakened: [] }, stale = [], answering = decisions) {
    const whole = some === undefined && starts === undefined;
    const about = inspection.subjects.map(({ host, item }) => ({ host, item, path: item.files[0] ?? "" }));
    const standing = policyCase(answering, about, inspection.findings, movement);
    const own = checkPolicy(decisions, { ...standing, unused: whole ? [...standing.unused, ...stale] : [] });
    return own.length === 0 ? inspection : { ...inspection, findings: [...inspection.findings, ...own].sort(inspect/* byPlace */.h) };
}
function staleIn(baseline, findings, printOf) {
    if (!baseline)
        return [];
    const found = new Map(findings.map((finding) => [printOf(finding), finding]));
    return [...baseline.entries.values()]
        .filter((entry) => !(0,src_baseline/* covers */.hU)(entry, found.get(entry.fingerprint)))
        .map(({ rule, kind, path, profile, at }) => ({ message: `the entry of the baseline for \`${kind === null ? rule : `${rule}/${kind}`}\` in \`${path}\`${profile === null ? "" : ` (\`${profile}\`)`} matches no finding any more; \`baseline --prune\` takes it out`, at }));
}
class Standing {
    finding;
    state;
    waiver;
    isBaselined;
    #printOf;
    constructor(finding, state, waiver, isBaselined, printOf) {
        this.finding = finding;
        this.state = state;
        this.waiver = waiver;
        this.isBaselined = isBaselined;
        this.#printOf = printOf;
    }
    get fingerprint() {
        return this.#printOf(this.finding);
    }
}
function unreadable(error) {
    if (error instanceof tree/* Mistake */.Fp)
        return error.message;
    throw error;
}
function vacant({ loads }, survey, { decisions }) {
    return loads.flatMap(({ host, title, load }) => (decisions.hosts[host]?.dirs ?? []).flatMap(({ value, at }) => {
        const path = (0,src_path/* plain */.pj)(value) ?? value;
        const layers = load.layers.filter(({ name, status }) => name !== "builtin" && status !== "absent");
        if (layers.some(({ root }) => (0,src_path/* isWithin */.UO)(root, path)) || load.unjudged.some((problem) => (0,src_path/* isWithin */.UO)(problem.at.source.path, path)))
            return [];
        const { line } = (0,src_text/* positionAt */.t$)(at.source, at.span.start);
        const isThere = ["file", "directory"].includes(survey.look(path).kind);
        return [`\`hosts.${host}.dirs\` (${at.source.path}:${line}) names \`${value}\`, ${isThere ? `in which ${title} finds nothing to read` : "which is not there"}`];
    }));
}
function looked({ loads, subjects }, { decisions, user }) {
    if (subjects.length > 0)
        return [];
    const places = loads.map(({ host, title }) => {
        const own = (roster/* hosts */.S[host]?.places ?? []).filter((place) => user !== undefined || !/^[~$/]/.test(place));
        const named = decisions.hosts[host]?.dirs.map(({ value }) => value || ".") ?? [];
        return `${title} ${[...own, ...named].map((place) => `\`${place}\``).join(" ") || "only where a policy says"}`;
    });
    return [`no profile found; looked for ${places.join(", ")}`];
}


/***/ }),

/***/ 7973:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ parseJson)
/* harmony export */ });
const deepest = 128;
class Stop {
    problem;
    constructor(message, at) {
        this.problem = { kind: "problem", message, span: { start: at, end: at } };
    }
}
function parseJson(text) {
    try {
        return new Reader(text).whole();
    }
    catch (error) {
        if (error instanceof Stop)
            return error.problem;
        throw error;
    }
}
const escapes = { '"': '"', "\\": "\\", "/": "/", b: "\b", f: "\f", n: "\n", r: "\r", t: "\t" };
const number = /-?(0|[1-9]\d*)((?:\.\d+)?(?:[eE][-+]?\d+)?)/y;
class Reader {
    #text;
    #at = 0;
    constructor(text) {
        this.#text = text;
    }
    whole() {
        const node = this.#value(0);
        this.#skipSpace();
        if (this.#at < this.#text.length)
            throw new Stop("trailing characters", this.#at);
        return node;
    }
    #skipSpace() {
        while (" \n\t\r".includes(this.#text[this.#at] ?? "x"))
            this.#at++;
    }
    #takes(character) {
        this.#skipSpace();
        if (this.#text[this.#at] !== character)
            return false;
        this.#at++;
        return true;
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
        for (const [word, value] of [["null", null], ["true", true], ["false", false]]) {
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
            return { kind: "scalar", span: this.#since(start), value: safe ? value : integer, text, style: "plain", number: "integer" };
        }
        return { kind: "scalar", span: this.#since(start), value, text, style: "plain", number: "float" };
    }
    #string() {
        let value = "";
        for (let from = ++this.#at;; this.#at++) {
            const unit = this.#text.charCodeAt(this.#at);
            if (Number.isNaN(unit))
                throw new Stop("EOF while parsing a string", this.#at);
            if (unit < 0x20)
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
            while (this.#takes(","));
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
            } while (this.#takes(","));
            if (!this.#takes("}"))
                throw new Stop("expected `,` or `}`", this.#at);
        }
        return { kind: "table", span: this.#since(start), entries };
    }
}


/***/ })

};
;