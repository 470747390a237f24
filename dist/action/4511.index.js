"use strict";
exports.id = 4511;
exports.ids = [4511];
exports.modules = {

/***/ 8264:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ isOwn),
/* harmony export */   a: () => (/* binding */ ownPolicyPath)
/* harmony export */ });
/* harmony import */ var _policy_model_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3861);
/* harmony import */ var _repo_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4951);


function isOwn(at) {
    return !(0,_policy_model_js__WEBPACK_IMPORTED_MODULE_0__/* .isForeign */ .jq)(at) && !at.source.path.startsWith("preset:");
}
function ownPolicyPath({ sources }) {
    return sources.findLast(({ ref }) => isOwn((0,_repo_text_js__WEBPACK_IMPORTED_MODULE_1__/* .placeOfPath */ .Es)(ref)))?.ref ?? _policy_model_js__WEBPACK_IMPORTED_MODULE_0__/* .policyPaths */ .ff[0];
}


/***/ }),

/***/ 4511:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  addCeilingFixes: () => (/* binding */ addCeilingFixes)
});

// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/fixes/edits.js
var edits = __webpack_require__(5724);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/fixes/lists.js
var lists = __webpack_require__(6532);
// EXTERNAL MODULE: ./build/bundle/src/model/fact.js
var fact = __webpack_require__(7277);
// EXTERNAL MODULE: ./build/bundle/src/model/profile.js
var model_profile = __webpack_require__(4682);
// EXTERNAL MODULE: ./build/bundle/src/approvals/policy-path.js
var policy_path = __webpack_require__(8264);
// EXTERNAL MODULE: ./build/bundle/src/sanitize/text.js
var sanitize_text = __webpack_require__(2426);
// EXTERNAL MODULE: ./build/bundle/src/evaluate/permission.js
var permission = __webpack_require__(3954);
// EXTERNAL MODULE: ./build/bundle/src/model/capability.js
var capability = __webpack_require__(5885);
// EXTERNAL MODULE: ./build/bundle/src/repo/path.js
var path = __webpack_require__(6311);
// EXTERNAL MODULE: ./build/bundle/src/policy/file/glob.js
var glob = __webpack_require__(7209);
;// CONCATENATED MODULE: ./build/bundle/src/evaluate/grants/excess.js





const maxPatterns = 100;
function excessProfiles(subjects, decisions, ownerOf) {
    const files = new Map();
    const placeOf = ({ host, item }) => `${host} ${item.files[0] ?? ""}`;
    for (const subject of subjects)
        files.set(placeOf(subject), (files.get(placeOf(subject)) ?? 0) + 1);
    return subjects.flatMap((subject) => {
        const { host, item } = subject;
        if (!item.profile || !isOffered(item))
            return [];
        const { may: allowed } = decisions.allowance(host, item);
        const may = capabilitiesOf(item.profile).filter((capability) => !allowed.includes(capability));
        if (may.length === 0)
            return [];
        const written = known(item.profile.name);
        const [name, path] = [written === undefined ? undefined : literal(written), literal(item.files[0] ?? "")];
        const isShared = (files.get(placeOf(subject)) ?? 0) > 1;
        if (path === undefined || (written === undefined ? isShared : name === undefined))
            return [];
        return [{ host, may, owner: ownerOf(item.files[0] ?? ""), name, path, isShared }];
    });
}
function literal(text) {
    const pattern = text.replace(/[*?[\]\\]/g, "\\$&");
    return text === "" || /[{}]/.test(text) || pattern.length > glob/* globLimits */.H.length || (0,glob/* globProblem */.A)(pattern) !== undefined
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
            const may = inOrder(all).filter((capability) => !allowed.includes(capability));
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

;// CONCATENATED MODULE: ./build/bundle/src/evaluate/grants/yaml.js

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
    const items = [...new Set(values)].sort(byBytes).map((value) => `      - ${quoted(value)}`);
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

;// CONCATENATED MODULE: ./build/bundle/src/evaluate/grants/entry.js





const openReason = "TODO";
function profileEntries(subjects, all, permissionOf) {
    return merged(subjects.flatMap((subject) => {
        const { host, item } = subject;
        const permission = permissionOf(subject);
        const file = item.files[0] ?? "";
        const written = item.profile && (0,fact/* known */.eO)(item.profile.name);
        const name = written === undefined ? undefined : literal(written);
        const path = literal(file);
        const isShared = all.filter((other) => other.host === host && other.item.files[0] === file).length > 1;
        if (!permission || path === undefined || (name === undefined && isShared))
            return [];
        const selects = { hosts: [host], profiles: name === undefined ? [] : [name], paths: [path], settings: [], file };
        return [
            ...(permission.excess.length > 0 ? [{ ...selects, may: permission.excess, skills: [] }] : []),
            ...[...permission.skills].flatMap(([skill, may]) => {
                const pattern = literal(skill);
                return pattern === undefined ? [] : [{ ...selects, may, skills: [pattern] }];
            }),
        ];
    }));
}
function settingsEntries({ loads }, decisions, file) {
    const pattern = literal(file);
    if (pattern === undefined)
        return [];
    return merged(loads.flatMap(({ host, load }) => {
        const all = load.layers.flatMap(({ authority }) => authority.flatMap(({ may = [], effect, at }) => (at.source.path === file && effect !== "narrows" ? may : [])));
        const { may: allowed } = decisions.settingsAllowance(host, file);
        const may = (0,capability/* inOrder */.al)(all).filter((capability) => !allowed.includes(capability));
        return may.length === 0
            ? []
            : [{ may, hosts: [host], profiles: [], paths: [], settings: [pattern], skills: [], file }];
    }));
}
function merged(entries) {
    const found = new Map();
    for (const entry of entries) {
        const key = JSON.stringify({ ...entry, hosts: [] });
        const same = found.get(key);
        found.set(key, same ? { ...same, hosts: [...new Set([...same.hosts, ...entry.hosts])].sort(path/* byBytes */.bg) } : entry);
    }
    return [...found.values()];
}
function fieldsOf(entry, { reason, owner, until }) {
    const list = (key, items) => items.length === 0 ? [] : [[key, `[${items.join(", ")}]`]];
    return [
        ...list("settings", entry.settings.map(quoted)),
        ...list("skills", entry.skills.map(quoted)),
        ...list("profiles", entry.profiles.map(quoted)),
        ...list("paths", entry.paths.map(quoted)),
        ...list("hosts", entry.hosts),
        ...list("may", entry.may),
        ["reason", reason],
        ["owner", quoted(owner)],
        ["until", until],
    ];
}
function flowText(entry, account) {
    return `{ ${fieldsOf(entry, account)
        .map(([key, value]) => `${key}: ${value}`)
        .join(", ")} }`;
}
function blockText(entry, account, indent, newline = "\n") {
    return fieldsOf(entry, account)
        .map(([key, value], i) => `${indent}${i === 0 ? "- " : "  "}${key}: ${value}`)
        .join(newline);
}

// EXTERNAL MODULE: ./build/bundle/src/parsers/yaml/lenient.js
var lenient = __webpack_require__(7463);
;// CONCATENATED MODULE: ./build/bundle/src/evaluate/grants/insert.js


const sample = {
    may: ["write"],
    hosts: [],
    profiles: ["a"],
    paths: [],
    settings: [],
    skills: [],
    file: "",
};
const sampleAccount = { reason: "is tried", owner: "@a", until: "2027-01-01" };
async function insertionIn(source) {
    const { text } = source;
    const { node, problems } = await (0,lenient.parseYaml)(text, 0);
    if (problems.length > 0 || node.kind !== "table")
        return undefined;
    const spot = spotIn(node, text);
    if (!spot)
        return undefined;
    const insert = (entries, account) => ({
        at: { source, span: { start: spot.at, end: spot.at } },
        text: spot.text(entries, account),
    });
    const { text: added } = insert([sample], () => sampleAccount);
    const after = await (0,lenient.parseYaml)(`${text.slice(0, spot.at)}${added}${text.slice(spot.at)}`, 0);
    const isAdded = after.problems.length === 0 && after.node.kind === "table" && holds(after.node, node);
    return isAdded ? insert : undefined;
}
function spotIn(root, text) {
    const newline = text.includes("\r\n") ? "\r\n" : "\n";
    const flows = (entries, account) => entries.map((entry) => flowText(entry, account(entry))).join(", ");
    const blocks = (indent) => (entries, account) => entries.map((entry) => blockText(entry, account(entry), indent, newline)).join(newline);
    const before = (prefix, inner, suffix = "") => (...some) => `${prefix}${inner(...some)}${suffix}`;
    const entry = root.entries.find(({ name }) => name === "grants");
    if (!entry) {
        if (text[root.span.start] === "{")
            return inFlow(root, text, before("grants: [", flows, "]"));
        const isOpen = text !== "" && !text.endsWith("\n");
        return { at: text.length, text: before(`${isOpen ? newline : ""}grants:${newline}`, blocks("  "), newline) };
    }
    const { value } = entry;
    if (value.kind !== "list")
        return undefined;
    if (text[value.span.start] === "[")
        return inFlow(value, text, flows);
    const [first, last] = [value.items[0], value.items.at(-1)];
    if (!first || !last)
        return undefined;
    const line = text.slice(text.lastIndexOf("\n", first.span.start - 1) + 1, first.span.start);
    const [, indent] = /^( *)- /.exec(line) ?? [];
    if (indent === undefined)
        return undefined;
    const end = text.slice(0, last.span.end).trimEnd().length;
    const lineEnd = text.indexOf("\n", end);
    const at = lineEnd < 0 ? text.length : lineEnd + 1;
    const style = text[last.span.start] === "{"
        ? (entries, account) => entries.map((one) => `${indent}- ${flowText(one, account(one))}`).join(newline)
        : blocks(indent);
    return { at, text: before(lineEnd < 0 ? newline : "", style, newline) };
}
function inFlow(node, text, inner) {
    const parts = node.kind === "list" ? node.items : node.entries.map(({ key, value }) => later(key, value));
    const last = parts.at(-1);
    if (!last)
        return { at: node.span.start + 1, text: (...some) => ` ${inner(...some)} ` };
    const end = text.slice(0, last.span.end).trimEnd().length;
    return { at: end, text: (...some) => `, ${inner(...some)}` };
}
function later(key, value) {
    return value.span.end >= key.span.end ? value : key;
}
function holds(after, before) {
    const [new_, old] = [plain(after), plain(before)];
    const { grants: added = [], ...rest } = new_ ?? {};
    const { grants: kept = [], ...others } = old ?? {};
    const list = added;
    const last = JSON.stringify(list.at(-1));
    return (JSON.stringify(rest) === JSON.stringify(others) &&
        JSON.stringify(list.slice(0, -1)) === JSON.stringify(kept) &&
        last === JSON.stringify({ profiles: ["a"], may: ["write"], ...sampleAccount }));
}
function plain(node) {
    if (node.kind === "list")
        return node.items.map(plain);
    if (node.kind === "table")
        return Object.fromEntries(node.entries.map(({ name, value }) => [name ?? "", plain(value)]));
    return node.text;
}

// EXTERNAL MODULE: ./build/bundle/src/approvals/code-owners.js
var code_owners = __webpack_require__(2210);
// EXTERNAL MODULE: ./build/bundle/src/repo/tree.js
var tree = __webpack_require__(2456);
;// CONCATENATED MODULE: ./build/bundle/src/evaluate/grants/owner.js


const ownerPattern = /^@?[A-Za-z0-9][A-Za-z0-9_-]{0,50}(?:\/(?!\.{1,2}$)[A-Za-z0-9._-]{1,100})?$/;
function isOwner(name) {
    return name.startsWith("@") && ownerPattern.test(name);
}
function ownerNamed(owner) {
    if (ownerPattern.test(owner))
        return owner;
    throw new UserError(`\`--owner\` is a login or a team, as in @acme/security, not \`${owner}\``);
}
async function ownerIn({ repo, slug }, named) {
    const path = code_owners/* codeownersPaths */.oX.find((candidate) => repo.entries.has(candidate));
    const content = path === undefined ? undefined : await repo.read(path);
    const codeOwners = content?.kind === "text" ? (0,code_owners/* ownersIn */.qx)(content.source.text) : () => [];
    const account = (await slug())?.split("/")[0];
    return (file) => codeOwners(file).find(isOwner) ?? named ?? [`@${account ?? ""}`].find(isOwner);
}
async function ownersOf(source, named) {
    const owner = await ownerIn(source, named);
    return (file) => {
        const found = owner(file);
        if (found !== undefined)
            return found;
        throw new UserError(`no owner found for \`${file}\`, and a grant needs one: pass --owner @acme/team, name one in ${codeownersPaths[0]}, or add the remote \`origin\` of this repository`);
    };
}
function dayAfter(today, days) {
    return new Date(Date.parse(`${today}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}

;// CONCATENATED MODULE: ./build/bundle/src/evaluate/grants/fixes.js










const days = 90;
const maxTitle = 200;
async function addCeilingFixes(inspection, decisions, { repo, repository }) {
    const fixable = inspection.findings.filter(({ rule, isUnstated }) => rule === "max-capability" && !isUnstated);
    if (fixable.length === 0)
        return;
    const path = (0,policy_path/* ownPolicyPath */.a)(decisions);
    const source = decisions.sources.find(({ ref }) => ref === path);
    const [ownerOf, insert] = await Promise.all([
        ownerIn({ repo, slug: async () => repository }),
        source && repo.entries.has(path) ? insertionIn({ path, text: source.text }) : undefined,
    ]);
    const permissionOf = (0,permission/* permissionsUnder */.P6)(decisions, inspection);
    const until = dayAfter(decisions.today, days);
    const ofGrant = (entries) => {
        const [first] = entries;
        if (!first)
            return [];
        const owner = ownerOf(first.file);
        const account = { reason: openReason, owner: owner ?? "?", until };
        const title = `- ${entries.map((entry) => flowText(entry, account)).join(" - ")}`;
        const edits = insert && owner !== undefined ? [insert(entries, () => account)] : [];
        return [{ title: `${(0,sanitize_text/* visible */.RK)(title)} # under \`grants\` in ${(0,sanitize_text/* visible */.RK)(path)}`, safe: false, edits }];
    };
    const fixesOf = (finding) => {
        const { host, item, kind, at } = finding;
        if (host === null)
            return [];
        if (kind === "settings")
            return ofGrant(settingsEntries({ loads: inspection.loads.filter((load) => load.host === host) }, decisions, at.source.path));
        const subject = item && { host, item };
        if (!subject || kind === "skill-file")
            return [];
        const entries = profileEntries([subject], inspection.subjects, permissionOf).filter(({ skills }) => kind === undefined || kind === "reach" ? skills.length === 0 : skills.length > 0);
        return [...(kind === undefined ? narrowed(subject, permissionOf(subject)?.excess ?? []) : []), ...ofGrant(entries)];
    };
    for (const finding of fixable) {
        const { fixes: others = [] } = finding;
        let made;
        Object.defineProperty(finding, "fixes", {
            enumerable: true,
            get: () => (made ??= [...others, ...fixesOf(finding)]),
        });
    }
}
function narrowed({ item }, excess) {
    const { profile } = item;
    if (profile?.grants.state === "implied" && profile.onlyTools && isAllImplied(profile, excess))
        return [profile.onlyTools([])];
    const listed = profile?.grants.state === "stated" ? ((0,fact/* known */.eO)(profile.grants) ?? []) : [];
    const gone = profile ? (0,model_profile/* grantsOf */.Rr)(profile).filter(({ capability }) => excess.includes(capability)) : [];
    if (!profile || gone.length === 0 || !gone.every((grant) => listed.includes(grant)))
        return [];
    const tools = new Set(gone.map(({ tool }) => tool));
    if (listed.every(({ tool }) => tools.has(tool)))
        return [];
    const fix = shorter(profile, gone, [...tools]);
    return fix ? [fix] : [];
}
function isAllImplied({ extraGrants }, excess) {
    return !extraGrants.some(({ capability }) => excess.includes(capability));
}
function shorter(profile, gone, tools) {
    const { source } = profile.grants.at;
    if (gone.some(({ at }) => at.source.path !== source.path))
        return undefined;
    const spans = new Map(gone.flatMap(({ at, tool }) => {
        const span = (0,lists/* wordIn */.u9)(at, tool);
        return span ? [[span.start, span]] : [];
    }));
    if (spans.size !== tools.length)
        return undefined;
    const text = (0,lists/* withoutEntries */.Lf)(source.text, [...spans.values()].sort((a, b) => a.start - b.start));
    if (text === undefined)
        return undefined;
    const fix = (0,edits/* fixTo */.dy)(source, text, false, `take out ${tools.map((tool) => `\`${tool}\``).join(", ")}`);
    return { ...fix, title: (0,sanitize_text/* visible */.RK)(fix.title).slice(0, maxTitle) };
}


/***/ }),

/***/ 7209:
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


/***/ })

};
;