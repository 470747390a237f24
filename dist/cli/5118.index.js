"use strict";
exports.id = 5118;
exports.ids = [5118];
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

/***/ 38169:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   KH: () => (/* binding */ flowText),
/* harmony export */   Lx: () => (/* binding */ openReason),
/* harmony export */   dK: () => (/* binding */ blockText),
/* harmony export */   mI: () => (/* binding */ settingsEntries),
/* harmony export */   su: () => (/* binding */ profileEntries)
/* harmony export */ });
/* harmony import */ var _model_capability_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(95885);
/* harmony import */ var _model_fact_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7277);
/* harmony import */ var _repo_path_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(76311);
/* harmony import */ var _excess_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(41958);
/* harmony import */ var _yaml_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(20998);





const openReason = "TODO";
function profileEntries(subjects, all, permissionOf) {
    return mergeHosts(subjects.flatMap((subject) => {
        const { host, item } = subject;
        const permission = permissionOf(subject);
        const file = item.files[0] ?? "";
        const written = item.profile && (0,_model_fact_js__WEBPACK_IMPORTED_MODULE_3__/* .known */ .eO)(item.profile.name);
        const name = written === undefined ? undefined : (0,_excess_js__WEBPACK_IMPORTED_MODULE_1__/* .literalPattern */ .Kf)(written);
        const path = (0,_excess_js__WEBPACK_IMPORTED_MODULE_1__/* .literalPattern */ .Kf)(file);
        const isShared = all.filter((other) => other.host === host && other.item.files[0] === file).length > 1;
        if (!permission || path === undefined || (name === undefined && isShared))
            return [];
        const selects = { hosts: [host], profiles: name === undefined ? [] : [name], paths: [path], settings: [], file };
        return [
            ...(permission.excess.length > 0
                ? [{ ...selects, may: permission.excess, skills: [], ...refusedIn(permission.excess, permission.refusal) }]
                : []),
            ...[...permission.skills].flatMap(([skill, may]) => {
                const pattern = (0,_excess_js__WEBPACK_IMPORTED_MODULE_1__/* .literalPattern */ .Kf)(skill);
                return pattern === undefined
                    ? []
                    : [{ ...selects, may, skills: [pattern], ...refusedIn(may, permission.refusal) }];
            }),
        ];
    }));
}
function settingsEntries({ loads }, decisions, file) {
    const pattern = (0,_excess_js__WEBPACK_IMPORTED_MODULE_1__/* .literalPattern */ .Kf)(file);
    if (pattern === undefined)
        return [];
    return mergeHosts(loads.flatMap(({ host, load }) => {
        const all = load.layers.flatMap(({ authority }) => authority.flatMap(({ may = [], effect, at }) => (at.source.path === file && effect !== "narrows" ? may : [])));
        const { may: allowed, refusal } = decisions.settingsAllowance(host, file);
        const may = (0,_model_capability_js__WEBPACK_IMPORTED_MODULE_0__/* .inOrder */ .al)(all).filter((capability) => !allowed.includes(capability));
        return may.length === 0
            ? []
            : [
                {
                    may,
                    hosts: [host],
                    profiles: [],
                    paths: [],
                    settings: [pattern],
                    skills: [],
                    file,
                    ...refusedIn(may, refusal),
                },
            ];
    }));
}
function refusedIn(may, refusal) {
    const refused = refusal?.may.filter((capability) => may.includes(capability)) ?? [];
    return refusal && refused.length > 0 ? { refusal: { may: refused, by: refusal.by } } : {};
}
function mergeHosts(entries) {
    const found = new Map();
    for (const entry of entries) {
        const key = JSON.stringify({ ...entry, hosts: [] });
        const same = found.get(key);
        found.set(key, same ? { ...same, hosts: [...new Set([...same.hosts, ...entry.hosts])].sort(_repo_path_js__WEBPACK_IMPORTED_MODULE_4__/* .byBytes */ .bg) } : entry);
    }
    return [...found.values()];
}
function fieldsOf(entry, { reason, owner, until }) {
    const list = (key, items) => items.length === 0 ? [] : [[key, `[${items.join(", ")}]`]];
    return [
        ...list("settings", entry.settings.map(_yaml_js__WEBPACK_IMPORTED_MODULE_2__/* .quotedYaml */ .kk)),
        ...list("skills", entry.skills.map(_yaml_js__WEBPACK_IMPORTED_MODULE_2__/* .quotedYaml */ .kk)),
        ...list("profiles", entry.profiles.map(_yaml_js__WEBPACK_IMPORTED_MODULE_2__/* .quotedYaml */ .kk)),
        ...list("paths", entry.paths.map(_yaml_js__WEBPACK_IMPORTED_MODULE_2__/* .quotedYaml */ .kk)),
        ...list("hosts", entry.hosts),
        ...list("may", entry.may),
        ["reason", reason],
        ["owner", (0,_yaml_js__WEBPACK_IMPORTED_MODULE_2__/* .quotedYaml */ .kk)(owner)],
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

/***/ 71868:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ insertionIn)
/* harmony export */ });
/* harmony import */ var _parsers_yaml_lenient_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(97463);
/* harmony import */ var _entry_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(38169);


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
    const { node, problems } = await (0,_parsers_yaml_lenient_js__WEBPACK_IMPORTED_MODULE_0__.parseYaml)(text, 0);
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
    const after = await (0,_parsers_yaml_lenient_js__WEBPACK_IMPORTED_MODULE_0__.parseYaml)(`${text.slice(0, spot.at)}${added}${text.slice(spot.at)}`, 0);
    const isAdded = after.problems.length === 0 && after.node.kind === "table" && isWithSample(after.node, node);
    return isAdded ? insert : undefined;
}
function spotIn(root, text) {
    const newline = text.includes("\r\n") ? "\r\n" : "\n";
    const flows = (entries, account) => entries.map((entry) => (0,_entry_js__WEBPACK_IMPORTED_MODULE_1__/* .flowText */ .KH)(entry, account(entry))).join(", ");
    const blocks = (indent) => (entries, account) => entries.map((entry) => (0,_entry_js__WEBPACK_IMPORTED_MODULE_1__/* .blockText */ .dK)(entry, account(entry), indent, newline)).join(newline);
    const before = (prefix, inner, suffix = "") => (...some) => `${prefix}${inner(...some)}${suffix}`;
    const entry = root.entries.find(({ name }) => name === "grants");
    if (!entry) {
        if (text[root.span.start] === "{")
            return spotInFlow(root, text, before("grants: [", flows, "]"));
        const isOpen = text !== "" && !text.endsWith("\n");
        return { at: text.length, text: before(`${isOpen ? newline : ""}grants:${newline}`, blocks("  "), newline) };
    }
    const { value } = entry;
    if (value.kind !== "list")
        return undefined;
    if (text[value.span.start] === "[")
        return spotInFlow(value, text, flows);
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
        ? (entries, account) => entries.map((one) => `${indent}- ${(0,_entry_js__WEBPACK_IMPORTED_MODULE_1__/* .flowText */ .KH)(one, account(one))}`).join(newline)
        : blocks(indent);
    return { at, text: before(lineEnd < 0 ? newline : "", style, newline) };
}
function spotInFlow(node, text, inner) {
    const parts = node.kind === "list" ? node.items : node.entries.map(({ key, value }) => laterNode(key, value));
    const last = parts.at(-1);
    if (!last)
        return { at: node.span.start + 1, text: (...some) => ` ${inner(...some)} ` };
    const end = text.slice(0, last.span.end).trimEnd().length;
    return { at: end, text: (...some) => `, ${inner(...some)}` };
}
function laterNode(key, value) {
    return value.span.end >= key.span.end ? value : key;
}
function isWithSample(after, before) {
    const [new_, old] = [plainTexts(after), plainTexts(before)];
    const { grants: added = [], ...rest } = new_ ?? {};
    const { grants: kept = [], ...others } = old ?? {};
    const list = added;
    const last = JSON.stringify(list.at(-1));
    return (JSON.stringify(rest) === JSON.stringify(others) &&
        JSON.stringify(list.slice(0, -1)) === JSON.stringify(kept) &&
        last === JSON.stringify({ profiles: ["a"], may: ["write"], ...sampleAccount }));
}
function plainTexts(node) {
    if (node.kind === "list")
        return node.items.map(plainTexts);
    if (node.kind === "table")
        return Object.fromEntries(node.entries.map(({ name, value }) => [name ?? "", plainTexts(value)]));
    return node.text;
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


/***/ })

};
;