"use strict";
exports.id = 6335;
exports.ids = [6335,3954];
exports.modules = {

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

/***/ 44237:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ crossHostSentence),
/* harmony export */   g: () => (/* binding */ crossHostAccessIn)
/* harmony export */ });
/* harmony import */ var _model_capability_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(95885);
/* harmony import */ var _model_fact_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7277);
/* harmony import */ var _model_load_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6407);
/* harmony import */ var _repo_patterns_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(13987);
/* harmony import */ var _model_profile_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(64682);





function crossHostAccessIn({ loads, subjects }, granted = () => []) {
    const offered = subjects.filter(({ item }) => item.profile !== undefined && (0,_model_load_js__WEBPACK_IMPORTED_MODULE_3__/* .isOffered */ .k)(item));
    const homes = homesOf(loads, offered);
    const groups = new Map();
    for (const subject of offered) {
        const { title, item } = subject;
        const [path = ""] = item.files;
        const home = homes.get(path);
        const beyond = home ? capabilitiesBeyond(home, subject) : [];
        const decided = beyond.length > 0 ? granted(subject) : [];
        const more = beyond.filter((capability) => !decided.includes(capability));
        if (!home || !item.profile || more.length === 0)
            continue;
        const isLoaded = item.verdict.kind === "loaded";
        const key = [home.title, title, isLoaded, ...more].join("\n");
        const group = groups.get(key) ?? { home: home.title, title, more, isLoaded, names: new Map() };
        groups.set(key, group);
        group.names.set(path, (0,_model_fact_js__WEBPACK_IMPORTED_MODULE_4__/* .known */ .eO)(item.profile.name) ?? path);
    }
    return mergedByProfiles([...groups.values()]);
}
function homesOf(loads, offered) {
    const patterns = new Map(loads.map(({ host, own }) => [host, own.map(_repo_patterns_js__WEBPACK_IMPORTED_MODULE_1__/* .parsePattern */ .EY)]));
    const homes = new Map();
    for (const { host, title, item } of offered) {
        const [path = ""] = item.files;
        if (!item.profile || !isOwnPath(patterns.get(host) ?? [], path))
            continue;
        const capabilities = [...(homes.get(path)?.capabilities ?? []), ...(0,_model_profile_js__WEBPACK_IMPORTED_MODULE_2__/* .capabilitiesOf */ .SF)(item.profile)];
        homes.set(path, { title, capabilities });
    }
    return homes;
}
function isOwnPath(patterns, path) {
    return patterns.some(({ anchor, fixed }) => {
        if (fixed === "")
            return false;
        return anchor === "every" ? `/${path}`.includes(`/${fixed}/`) : anchor === "root" && path.startsWith(`${fixed}/`);
    });
}
function capabilitiesBeyond(home, { title, item: { profile } }) {
    if (!profile || home.title === title)
        return [];
    const here = (0,_model_profile_js__WEBPACK_IMPORTED_MODULE_2__/* .capabilitiesOf */ .SF)(profile);
    return _model_capability_js__WEBPACK_IMPORTED_MODULE_0__/* .capabilities */ .R7.filter((capability) => here.includes(capability) && !home.capabilities.includes(capability));
}
function mergedByProfiles(groups) {
    const merged = new Map();
    for (const { home, title, more, isLoaded, names } of groups) {
        const profiles = [...names].map(([path, name]) => ({ name, path }));
        const key = JSON.stringify([home, more, isLoaded, profiles]);
        const hosts = [...(merged.get(key)?.hosts ?? []), title];
        merged.set(key, { home, hosts, more, isLoaded, profiles });
    }
    return [...merged.values()].sort((a, b) => Number(b.isLoaded) - Number(a.isLoaded));
}
const maxNames = 8;
function crossHostSentence({ home, hosts, more, isLoaded, profiles }, quote) {
    const names = profiles.slice(0, maxNames).map(({ name }) => quote(name));
    const rest = profiles.length - names.length;
    const [object, subject] = profiles.length > 1 ? ["them", "they"] : ["it", "it"];
    const where = isLoaded ? "" : ` (which ${hosts.length > 1 ? "do" : "does"} not offer ${object} now)`;
    return `${listed(rest > 0 ? [...names, `${rest} more`] : names)} can also ${listed(more.map((capability) => _model_capability_js__WEBPACK_IMPORTED_MODULE_0__/* .phrases */ .HJ[capability]))} in ${listed(hosts)}${where}, which ${subject} cannot in ${home}`;
}
function listed(words) {
    return words.length < 2 ? words.join("") : `${words.slice(0, -1).join(", ")} and ${words.at(-1)}`;
}


/***/ }),

/***/ 32739:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U3: () => (/* binding */ policyLineFor),
/* harmony export */   g_: () => (/* binding */ unreadSummary),
/* harmony export */   l0: () => (/* binding */ unreadProblem),
/* harmony export */   lA: () => (/* binding */ unreadIn)
/* harmony export */ });
/* harmony import */ var _repo_path_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76311);
/* harmony import */ var _repo_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(64951);
/* harmony import */ var _profile_look_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(90155);



const maxReads = 50;
const maxPlain = 3_000;
const maxRoots = 3;
const maxDirs = 100;
const foreign = /(?:^|\/)(?:node_modules|vendor|third_party|fixtures?|__fixtures__|testdata|tests?|__tests__|spec)\//i;
async function unreadIn(repo, titles, isRead, isEmpty) {
    const folders = foldersIn(repo, isRead, isEmpty);
    const found = [];
    let reads = 0;
    for (const folder of folders) {
        let host = _profile_look_js__WEBPACK_IMPORTED_MODULE_1__/* .telling */ .gM.test(folder.ending) ? "copilot" : undefined;
        for (const file of host === undefined ? folder.files.slice(0, 2) : []) {
            if (++reads > maxReads)
                break;
            const look = await (0,_profile_look_js__WEBPACK_IMPORTED_MODULE_1__/* .lookOf */ .Li)(repo, file);
            host = look && hostOf(look, file, titles);
            if (host !== undefined)
                break;
        }
        if (host !== undefined && titles.has(host))
            found.push({ folder, host });
    }
    return grouped(found, titles);
}
function hostOf({ format, keys }, path, titles) {
    if (format === "toml")
        return keys.has("developer_instructions") || keys.has("sandbox_mode") ? "codex" : undefined;
    if (format !== "markdown")
        return undefined;
    if (keys.has("mode"))
        return (0,_profile_look_js__WEBPACK_IMPORTED_MODULE_1__/* .likelyRootOf */ .WS)(path) === undefined ? undefined : "opencode";
    if (!keys.has("name") || !["tools", "model", "color"].some((key) => keys.has(key)))
        return undefined;
    const named = (0,_repo_path_js__WEBPACK_IMPORTED_MODULE_2__/* .directoryOf */ .jt)(path)
        .toLowerCase()
        .split(/[^a-z0-9]+/)
        .find((word) => titles.has(word));
    return named === undefined || !markdownHosts.has(named) ? "claude" : named;
}
const markdownHosts = new Set(["claude", "copilot", "cursor", "gemini", "qwen"]);
function foldersIn(repo, isRead, isEmpty) {
    const folders = new Map();
    const kinds = new Map();
    let plain = 0;
    for (const { path, kind } of repo.entries.values()) {
        if (kind !== "file" || !isProfileFormat(path))
            continue;
        const directory = (0,_repo_path_js__WEBPACK_IMPORTED_MODULE_2__/* .directoryOf */ .jt)(path);
        const folderKind = kinds.get(directory) ?? kindOf(repo, directory, isEmpty);
        kinds.set(directory, folderKind);
        const ending = endingIn(path, folderKind);
        if (ending === undefined || (folderKind === "plain" && plain >= maxPlain))
            continue;
        if (isRead(path) || (0,_profile_look_js__WEBPACK_IMPORTED_MODULE_1__/* .isDocument */ .wz)(path))
            continue;
        if (folderKind === "plain")
            plain++;
        const key = `${directory} ${ending}`;
        const folder = folders.get(key) ?? { path: directory, ending, files: [] };
        folder.files.push(path);
        folders.set(key, folder);
    }
    return [...folders.values()].sort((a, b) => rankOf(a) - rankOf(b) || b.files.length - a.files.length || (0,_repo_path_js__WEBPACK_IMPORTED_MODULE_2__/* .byBytes */ .bg)(a.path, b.path));
}
function isProfileFormat(path) {
    return path.endsWith(".md") || path.endsWith(".toml");
}
function endingIn(path, kind) {
    if (kind === "foreign")
        return undefined;
    const plain = path.endsWith(".md") ? ".md" : ".toml";
    return _profile_look_js__WEBPACK_IMPORTED_MODULE_1__/* .telling */ .gM.exec(path)?.[0] ?? (kind === "named" ? undefined : plain);
}
function kindOf(repo, directory, isEmpty) {
    const path = `${directory}/`;
    const isHiddenElsewhere = /(?:^|\/)\.(?!github\/)/.test(path);
    const isNameable = directory !== "" && !/^[A-Za-z]:|\\/.test(directory);
    if (!isNameable || isHiddenElsewhere || foreign.test(path) || repo.isUsers(path))
        return "foreign";
    if (/(?:^|\/)\./.test(path))
        return "named";
    if ((0,_profile_look_js__WEBPACK_IMPORTED_MODULE_1__/* .likelyRootOf */ .WS)(path) !== undefined)
        return "likely";
    return isEmpty ? "plain" : "named";
}
function rankOf({ path, ending }) {
    if (_profile_look_js__WEBPACK_IMPORTED_MODULE_1__/* .telling */ .gM.test(ending))
        return 0;
    return (0,_profile_look_js__WEBPACK_IMPORTED_MODULE_1__/* .likelyRootOf */ .WS)(`${path}/`) === undefined ? 2 : 1;
}
function grouped(found, titles) {
    const groups = new Map();
    const rootsOf = (host) => new Set(found.flatMap((each) => (each.host === host ? [each.folder.path.split("/")[0] ?? ""] : [])));
    for (const { folder, host } of found) {
        const roots = rootsOf(host);
        const root = roots.size > maxRoots ? ([...roots].sort(_repo_path_js__WEBPACK_IMPORTED_MODULE_2__/* .byBytes */ .bg)[0] ?? "") : (folder.path.split("/")[0] ?? "");
        const group = groups.get(`${host} ${root}`) ?? { host, root, folders: [] };
        groups.set(`${host} ${root}`, group);
        group.folders.push(folder);
    }
    return [...groups.values()]
        .map(({ host, root, folders }) => {
        const all = [...new Set(folders.map(({ path }) => (0,_profile_look_js__WEBPACK_IMPORTED_MODULE_1__/* .likelyRootOf */ .WS)(`${path}/`) ?? path))].sort(_repo_path_js__WEBPACK_IMPORTED_MODULE_2__/* .byBytes */ .bg);
        const dirs = all.filter((dir) => !all.some((other) => other !== dir && (0,_repo_path_js__WEBPACK_IMPORTED_MODULE_2__/* .isWithin */ .UO)(dir, other)));
        const first = folders.find(({ path }) => (0,_repo_path_js__WEBPACK_IMPORTED_MODULE_2__/* .isWithin */ .UO)(path, dirs[0] ?? "")) ?? folders[0];
        return {
            host,
            title: titles.get(host) ?? host,
            root,
            dirs: dirs.slice(0, maxDirs),
            shape: `${dirs[0] ?? root}/${first?.path === dirs[0] ? "" : "**/"}*${first?.ending ?? ".md"}`,
            files: folders.reduce((sum, { files }) => sum + files.length, 0),
        };
    })
        .sort((a, b) => (0,_repo_path_js__WEBPACK_IMPORTED_MODULE_2__/* .byBytes */ .bg)(a.root, b.root) || (0,_repo_path_js__WEBPACK_IMPORTED_MODULE_2__/* .byBytes */ .bg)(a.host, b.host));
}
function policyLineFor(unread) {
    const hosts = new Map();
    for (const { host, dirs } of unread)
        hosts.set(host, [...(hosts.get(host) ?? []), ...dirs]);
    const entries = [...hosts].map(([host, dirs]) => `${host}: { dirs: [${dirs.map(scalar).join(", ")}] }`);
    return `hosts: { ${entries.join(", ")} }`;
}
function scalar(path) {
    return /^[A-Za-z][\w./-]*$/.test(path) && !/^(?:true|false|null|yes|no|on|off|y|n)$/i.test(path)
        ? path
        : JSON.stringify(path);
}
function unreadProblem(unread, policies) {
    const { title, root, dirs, shape, files } = unread;
    const line = policyLineFor([unread]);
    const profiles = files === 1 ? "a file that looks like a profile" : `${files} files that look like profiles`;
    const more = dirs.length - 1;
    const isShared = dirs.every((dir) => (0,_repo_path_js__WEBPACK_IMPORTED_MODULE_2__/* .isWithin */ .UO)(dir, root));
    const folders = more === 0 ? "" : ` and ${more} more ${more === 1 ? "folder" : "folders"}`;
    const what = isShared
        ? `holds ${profiles} of ${title} (\`${shape}\`${folders})`
        : `${folders.trim()} hold ${profiles} of ${title} (\`${shape}\`, …)`;
    const how = line.length > 160 ? "add these folders to `hosts` in the policy" : `add \`${line}\` to the policy`;
    return {
        kind: "unread",
        message: `${what}, and no host reads ${files === 1 ? "it" : "them"} there; to check ${files === 1 ? "it" : "them"}, ${how}`,
        at: (0,_repo_text_js__WEBPACK_IMPORTED_MODULE_0__/* .placeOfPath */ .Es)(dirs.length === 1 ? (dirs[0] ?? root) : root),
        fixes: [fixFor(line, policies)],
    };
}
function fixFor(line, policies) {
    const own = policies.at(-1)?.sources.findLast(({ ref }) => !ref.startsWith("preset:") && !ref.includes("//"));
    const isSimple = own !== undefined && /^[a-z-]+:/m.test(own.text) && !/^(?:hosts\s*:|[{"'%]|---|\.\.\.)/m.test(own.text);
    if (!isSimple)
        return { title: line, safe: false, edits: [] };
    const end = own.text.length;
    const at = { source: { path: own.ref, text: own.text }, span: { start: end, end } };
    return { title: line, safe: false, edits: [{ at, text: `${own.text.endsWith("\n") ? "" : "\n"}${line}\n` }] };
}
function unreadSummary(unread) {
    const files = unread.reduce((sum, { files: count }) => sum + count, 0);
    const names = unread.map(({ shape }) => `\`${shape}\``);
    const shown = names.length > 3 ? `${names.slice(0, 3).join(", ")} and ${names.length - 3} more` : names.join(", ");
    const what = files === 1 ? "1 file looks like a profile" : `${files} files look like profiles`;
    return `${what} (${shown}), and no host reads ${files === 1 ? "it" : "them"} there; to check ${files === 1 ? "it" : "them"}, write in the policy: ${policyLineFor(unread)}`;
}


/***/ }),

/***/ 20221:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ displayName),
/* harmony export */   Z: () => (/* binding */ reachableIn)
/* harmony export */ });
/* harmony import */ var _capability_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(95885);
/* harmony import */ var _fact_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7277);
/* harmony import */ var _repo_path_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76311);
/* harmony import */ var _profile_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(64682);




const none = new Map();
function reachableIn({ items }) {
    let offered;
    let ofAll;
    return ({ verdict, profile }) => {
        if (!profile || verdict.kind !== "loaded")
            return none;
        const own = (0,_profile_js__WEBPACK_IMPORTED_MODULE_1__/* .capabilitiesOf */ .SF)(profile);
        if (!own.includes("delegate") || own.length === _capability_js__WEBPACK_IMPORTED_MODULE_0__/* .capabilities */ .R7.length)
            return none;
        const candidates = (offered ??= offeredIn(items));
        const { mayStart } = profile;
        const holders = mayStart
            ? holdersIn(candidates.filter(({ identity }) => mayStart(identity)))
            : (ofAll ??= holdersIn(candidates));
        return new Map([...holders].filter(([capability]) => !own.includes(capability)));
    };
}
function offeredIn(items) {
    const offered = items.flatMap((item) => item.verdict.kind === "loaded" && item.profile
        ? [{ item, identity: item.profile.identity ?? "", may: (0,_profile_js__WEBPACK_IMPORTED_MODULE_1__/* .capabilitiesOf */ .SF)(item.profile) }]
        : []);
    return offered.sort((a, b) => Number(b.item.files.length > 0) - Number(a.item.files.length > 0) ||
        b.may.length - a.may.length ||
        (0,_repo_path_js__WEBPACK_IMPORTED_MODULE_2__/* .byBytes */ .bg)(a.item.files[0] ?? "", b.item.files[0] ?? ""));
}
function holdersIn(offered) {
    return new Map(_capability_js__WEBPACK_IMPORTED_MODULE_0__/* .capabilities */ .R7.flatMap((capability) => {
        const holder = offered.find(({ may }) => may.includes(capability));
        return holder ? [[capability, holder.item]] : [];
    }));
}
function displayName({ files, profile }) {
    const name = `\`${(profile && (0,_fact_js__WEBPACK_IMPORTED_MODULE_3__/* .known */ .eO)(profile.name)) ?? files[0] ?? ""}\``;
    return files.length === 0 ? `the built-in ${name}` : name;
}


/***/ }),

/***/ 6407:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   k: () => (/* binding */ isOffered)
/* harmony export */ });
function isOffered({ verdict }) {
    return verdict.kind === "loaded" || verdict.kind === "shadowed" || verdict.kind === "lost";
}


/***/ }),

/***/ 11376:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ crossHostBlock)
/* harmony export */ });
/* harmony import */ var _inspect_cross_host_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(44237);
/* harmony import */ var _sanitize_colors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(86605);
/* harmony import */ var _sanitize_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(32426);



function crossHostBlock({ inspection, grantedByHost }, columns, { bold }) {
    const lines = (0,_inspect_cross_host_js__WEBPACK_IMPORTED_MODULE_0__/* .crossHostAccessIn */ .g)(inspection, grantedByHost).flatMap((group) => (0,_sanitize_colors_js__WEBPACK_IMPORTED_MODULE_1__/* .wrap */ .L)((0,_inspect_cross_host_js__WEBPACK_IMPORTED_MODULE_0__/* .crossHostSentence */ .I)(group, (name) => `\`${(0,_sanitize_text_js__WEBPACK_IMPORTED_MODULE_2__/* .visible */ .RK)(name)}\``), Math.max(30, columns - 4), _sanitize_text_js__WEBPACK_IMPORTED_MODULE_2__/* .widthOf */ .qz).map((line, i) => `${i === 0 ? "  " : "    "}${line}`));
    return lines.length === 0 ? "" : `${bold("more than in their own host")}\n${lines.join("\n")}\n\n`;
}


/***/ }),

/***/ 16335:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  listPretty: () => (/* binding */ listPretty)
});

// EXTERNAL MODULE: ./build/bundle/src/evaluate/permission.js
var evaluate_permission = __webpack_require__(53954);
// EXTERNAL MODULE: ./build/bundle/src/model/capability.js
var capability = __webpack_require__(95885);
// EXTERNAL MODULE: ./build/bundle/src/repo/path.js
var repo_path = __webpack_require__(76311);
// EXTERNAL MODULE: ./build/bundle/src/sanitize/colors.js
var colors = __webpack_require__(86605);
// EXTERNAL MODULE: ./build/bundle/src/sanitize/text.js
var sanitize_text = __webpack_require__(32426);
// EXTERNAL MODULE: ./build/bundle/src/reports/cross-host.js
var cross_host = __webpack_require__(11376);
;// CONCATENATED MODULE: ./build/bundle/src/reports/list/columns.js

const gap = 2;
const narrowest = 11;
function widthsOf(rows, columns) {
    const count = Math.max(0, ...rows.map((row) => row.length));
    const widths = Array.from({ length: count }, (_, i) => Math.max(0, ...rows.map((row) => (0,sanitize_text/* widthOf */.qz)(row[i]?.text ?? ""))));
    const sum = () => widths.reduce((total, width) => total + gap + width, 0);
    for (const least of [narrowest, 1])
        while (sum() > columns) {
            const widest = widths.reduce((best, width, i) => (width > (widths[best] ?? 0) ? i : best), 0);
            const width = widths[widest] ?? 0;
            if (width <= least)
                break;
            widths[widest] = width - 1;
        }
    return widths;
}
function lineOf(cells, widths) {
    const parts = cells.map(({ text, paint, isProse = false }, i) => {
        const width = widths[i] ?? 0;
        const short = shortened(text, width, isProse);
        const isLast = cells.slice(i + 1).every((cell) => cell.text === "");
        return `${" ".repeat(gap)}${paint(short)}${isLast ? "" : " ".repeat(Math.max(0, width - (0,sanitize_text/* widthOf */.qz)(short)))}`;
    });
    return `${parts.join("").trimEnd()}\n`;
}
function shortened(text, width, isProse = false) {
    if ((0,sanitize_text/* widthOf */.qz)(text) <= width)
        return text;
    if (width < 2)
        return width === 1 ? "…" : "";
    const start = isProse ? width - 1 : Math.floor((width - 1) / 3);
    const parts = (0,sanitize_text/* graphemesOf */.wF)(text);
    return `${taken(parts, start)}…${taken(parts.toReversed(), width - 1 - start, true)}`;
}
function taken(parts, width, isReversed = false) {
    const kept = [];
    let used = 0;
    for (const part of parts) {
        used += (0,sanitize_text/* widthOf */.qz)(part);
        if (used > width)
            break;
        kept.push(part);
    }
    return (isReversed ? kept.toReversed() : kept).join("");
}

// EXTERNAL MODULE: ./build/bundle/src/inspect/unread.js
var inspect_unread = __webpack_require__(32739);
;// CONCATENATED MODULE: ./build/bundle/src/reports/list/hosts-in-use.js



function usesOf(loads, strangers, unread, columns, { dim }) {
    const hosts = loads.filter(({ host }, i) => loads.findIndex((b) => b.host === host) === i);
    const used = hosts.flatMap((load) => sayWhy(load));
    const unused = hosts.flatMap(({ title, use }) => use.kind === "none" && use.shared !== undefined ? [{ title, path: use.shared }] : []);
    const several = hosts.flatMap(({ host, title }) => {
        const editions = loads.filter((others) => others.host === host).map(({ edition }) => edition);
        return editions.length > 1
            ? [`${title} is checked as editions ${listed(editions)}; what they agree on is listed under ${editions[0]}`]
            : [];
    });
    const lines = [
        ...(used.length > 0 ? [`in use here: ${used.join(", ")}`] : []),
        ...(unused.length > 0
            ? [
                `not in use here, though they would read ${(0,sanitize_text/* visible */.RK)(unused[0]?.path ?? "")}${unused.some(({ path }) => path !== unused[0]?.path) ? " or others" : ""}: ${unused.map(({ title }) => title).join(", ")}; the policy judges one that it names under \`hosts\``,
            ]
            : []),
        ...(strangers.length > 0
            ? [
                `judged by nobody, as the host is not known here: ${strangers.map(({ path, files }) => `${(0,sanitize_text/* visible */.RK)(path)} (${files.length} ${files.length === 1 ? "file" : "files"})`).join(", ")}`,
            ]
            : []),
        ...several,
        ...(unread.length > 0 ? [(0,sanitize_text/* visible */.RK)((0,inspect_unread/* unreadSummary */.g_)(unread))] : []),
    ];
    return lines
        .flatMap((line) => (0,colors/* wrap */.L)(line, columns, sanitize_text/* widthOf */.qz))
        .map((line) => dim(`${line}\n`))
        .join("");
}
function listed(values) {
    return [values.slice(0, -1).join(", "), values.at(-1)].join(" and ");
}
function sayWhy({ title, use, load }) {
    switch (use.kind) {
        case "own":
            return load.status === "absent" && load.unjudged.length === 0
                ? []
                : [`${title}${use.path === "" ? "" : ` (${(0,sanitize_text/* visible */.RK)(use.path)})`}`];
        case "base":
            return [`${title} (its own files stand in the base)`];
        case "policy":
            return [`${title} (the policy names it)`];
        case "asked":
            return load.status === "absent" ? [] : [`${title} (the command names it)`];
        case "none":
            return [];
    }
}

// EXTERNAL MODULE: ./build/bundle/src/model/fact.js
var fact = __webpack_require__(7277);
// EXTERNAL MODULE: ./build/bundle/src/model/profile.js
var model_profile = __webpack_require__(64682);
// EXTERNAL MODULE: ./build/bundle/src/repo/text.js
var repo_text = __webpack_require__(64951);
;// CONCATENATED MODULE: ./build/bundle/src/reports/list/rows.js





function rowsOf({ subjects }, permissionOf) {
    const editions = new Map();
    for (const { host, edition } of subjects)
        editions.set(host, (editions.get(host) ?? new Set()).add(edition));
    const rows = new Map();
    for (const subject of subjects) {
        const host = (editions.get(subject.host)?.size ?? 0) > 1 ? `${subject.title} ${subject.edition}` : subject.title;
        const row = rowOf(subject, permissionOf?.(subject));
        const { permission, name, path, powers, isLoaded, notes } = row;
        const decision = permission && [permission.excess, [...permission.skills], permission.grants.map(grantPlace)];
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
        .sort((a, b) => byRank(a.rank, b.rank) || (0,repo_path/* byBytes */.bg)(a.row.path, b.row.path) || (0,repo_path/* byBytes */.bg)(a.row.name, b.row.name))
        .map(({ row, hosts }) => ({ ...row, hosts: [...hosts] }));
}
function joined(some, other) {
    const words = some.split(", ");
    return words.includes(other) || other === "" ? some : [some, other].filter((word) => word !== "").join(", ");
}
function grantPlace({ at }) {
    return `${at.source.path}:${(0,repo_text/* positionAt */.t$)(at.source, at.span.start).line}`;
}
function rowOf({ item }, permission) {
    const { files, verdict, profile } = item;
    return {
        name: (0,sanitize_text/* visible */.RK)((profile && (0,fact/* known */.eO)(profile.name)) ?? ""),
        path: (0,sanitize_text/* visible */.RK)(files[0] ?? ""),
        hosts: [],
        powers: profile && (0,model_profile/* capabilitiesOf */.SF)(profile),
        mode: (0,sanitize_text/* visible */.RK)((profile && (0,fact/* known */.eO)(profile.permissionMode)) ?? ""),
        model: (0,sanitize_text/* visible */.RK)((profile && (0,fact/* known */.eO)(profile.model)) ?? ""),
        isLoaded: verdict.kind === "loaded",
        permission,
        notes: notesOf(item),
    };
}
function notesOf({ verdict, profile, files }) {
    const bypasses = (profile?.bypasses ?? []).filter(({ effect }) => effect !== "unhonoured");
    return [
        ...("problem" in verdict
            ? [{ text: `${verdict.kind}${problemText(verdict.problem, files[0])}`, isBad: true }]
            : []),
        ...(verdict.kind === "shadowed"
            ? [{ text: `shadowed by ${(0,sanitize_text/* visible */.RK)(verdict.by.files[0] ?? "a built-in")}`, isBad: false }]
            : []),
        ...bypasses.map(({ setting, value, because, effect }) => ({
            text: (0,sanitize_text/* visible */.RK)(`\`${setting}: ${value}\` ${because}`),
            isBad: effect === "bypass",
        })),
        ...(profile?.skills ?? []).map((skill) => ({ text: skillText(skill), isBad: false })),
    ];
}
function problemText({ message, at }, file) {
    return at.source.path === file
        ? `, line ${(0,repo_text/* positionAt */.t$)(at.source, at.span.start).line}: ${(0,sanitize_text/* visible */.RK)(message)}`
        : `: ${placed({ message, at })}`;
}
function placed({ message, at }) {
    const { line, column } = (0,repo_text/* positionAt */.t$)(at.source, at.span.start);
    return `${(0,sanitize_text/* visible */.RK)(at.source.path)}:${line}:${column} ${(0,sanitize_text/* visible */.RK)(message)}`;
}
function skillText({ name, may, asks, because, refuses }) {
    const power = refuses ? "does not start" : may.join(", ") || "nothing";
    return `${power} through the skill ${(0,sanitize_text/* visible */.RK)(name)}${asks ? ", after a question" : ""}: ${(0,sanitize_text/* visible */.RK)(because)}`;
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

// EXTERNAL MODULE: ./build/bundle/src/reports/setting-groups.js
var setting_groups = __webpack_require__(78302);
;// CONCATENATED MODULE: ./build/bundle/src/reports/list/settings.js





function settingsBlock(loads, { columns, all = false }, styles) {
    const files = filesIn(loads);
    if (files.length === 0)
        return "";
    const { bold, dim } = styles;
    const plain = (text) => text;
    const rows = files.map(({ path, hosts, settings }) => {
        const list = sorted(settings);
        const [first] = list;
        return [
            { text: first ? kindOf(first) : "", paint: paintOf(first, styles) },
            { text: path, paint: plain },
            { text: [...hosts].join(", "), paint: dim },
            { text: summaryOf(list), paint: dim, isProse: true },
        ];
    });
    const widths = widthsOf(rows, columns);
    const lines = rows.map((row, i) => {
        const details = all ? sorted(files[i]?.settings ?? new Map()).map((one) => detail(one, columns, styles)) : [];
        return lineOf(row, widths) + details.join("");
    });
    return `${bold("settings")}\n${lines.join("")}\n`;
}
function filesIn(loads) {
    const files = new Map();
    for (const { title, load } of loads)
        for (const authority of load.layers.flatMap((layer) => layer.authority)) {
            const { setting, value, effect, at } = authority;
            const path = (0,sanitize_text/* visible */.RK)(at.source.path);
            const file = files.get(path) ?? { path, hosts: new Set(), settings: new Map() };
            files.set(path, file);
            file.hosts.add(title);
            file.settings.set(JSON.stringify([at.span.start, setting, value, effect]), authority);
        }
    const rank = ({ settings }) => settings_rankOf(sorted(settings)[0]);
    return [...files.values()].sort((a, b) => rank(a) - rank(b) || (0,repo_path/* byBytes */.bg)(a.path, b.path));
}
function sorted(settings) {
    return [...settings.values()].sort((a, b) => settings_rankOf(a) - settings_rankOf(b) || a.at.span.start - b.at.span.start);
}
const order = [
    "asks nobody",
    "asks less",
    "starts code",
    "connects a server",
    "leads elsewhere",
    "allows more",
    "has no effect here",
    "allows less",
];
function settings_rankOf(authority) {
    return authority ? order.indexOf(kindOf(authority)) : order.length;
}
function kindOf({ effect, may = [] }) {
    return (0,setting_groups/* kindOfSetting */.cg)({ effect, may });
}
function paintOf(authority, { red, yellow, dim }) {
    if (authority?.effect === "bypasses")
        return red;
    return authority?.effect === "narrows" || authority?.effect === "unhonoured" ? dim : yellow;
}
function summaryOf(settings) {
    const names = [...new Set(settings.map(({ setting }) => (0,sanitize_text/* visible */.RK)(setting)))];
    const shown = `${names.slice(0, 3).join(", ")}${names.length > 3 ? ", …" : ""}`;
    return `${settings.length} ${settings.length === 1 ? "setting" : "settings"}: ${shown}`;
}
function detail(authority, columns, styles) {
    const { setting, value, at } = authority;
    const line = String((0,repo_text/* positionAt */.t$)(at.source, at.span.start).line).padStart(6);
    const kind = kindOf(authority);
    const room = Math.max(10, columns - line.length - kind.length - 4);
    return `${styles.dim(line)}  ${paintOf(authority, styles)(kind)}  ${shortened((0,sanitize_text/* visible */.RK)(`${setting} = ${value}`), room, true)}\n`;
}

;// CONCATENATED MODULE: ./build/bundle/src/reports/list/pretty.js










function listPretty(result, screen) {
    const { inspection, permissionOf } = result;
    const { loads, unknownHosts, unread } = inspection;
    const { columns, color, all = false } = screen;
    const styles = (0,colors/* stylesFor */.K)(color);
    const rows = rowsOf(inspection, permissionOf);
    const parts = [
        failures(loads, columns, styles),
        table(rows, columns, styles),
        settingsBlock(loads, screen, styles),
        all ? (0,cross_host/* crossHostBlock */.g)(result, columns, styles) : "",
        totals(inspection, rows, screen, styles),
        usesOf(loads, unknownHosts, unread, columns, styles),
    ];
    return parts.join("");
}
function failures(loads, columns, { red }) {
    const lines = loads.flatMap(({ title, edition, load }) => [
        ...(load.problem ? [[`${title} ${edition} fails`, placed(load.problem)]] : []),
        ...load.layers.flatMap(({ root, status, problem }) => problem ? [[`${title} ${edition}: ${(0,sanitize_text/* visible */.RK)(root)} ${status}`, placed(problem)]] : []),
    ]);
    const text = lines.flatMap(([lead = "", rest = ""]) => (0,colors/* wrap */.L)(`${lead}: ${rest}`, columns - 4, sanitize_text/* widthOf */.qz).map((line, i) => i === 0 && line.startsWith(lead)
        ? `${red(lead)}${line.slice(lead.length)}\n`
        : `${i === 0 ? "" : "    "}${line}\n`));
    return text.length === 0 ? "" : `${text.join("")}\n`;
}
function table(rows, columns, styles) {
    if (rows.length === 0)
        return "";
    const isLimited = rows.some(({ permission }) => permission?.stated);
    const whole = rows.map((row) => cellsOf(row, isLimited, styles));
    const isNarrow = widthsOf(whole, Number.MAX_SAFE_INTEGER)
        .slice(0, -2)
        .reduce((sum, width) => sum + width + 2, 0) > columns;
    const cells = isNarrow ? rows.map((row) => cellsOf({ ...row, path: folderOf(row) }, isLimited, styles)) : whole;
    const head = cells[0]?.map(({ title }) => ({ text: title, paint: styles.dim })) ?? [];
    const isUsed = head.map((_, i) => cells.some((row) => (row[i]?.text ?? "") !== ""));
    const natural = widthsOf([head, ...cells], Number.MAX_SAFE_INTEGER);
    const widthUpTo = (end) => natural.slice(0, end).reduce((sum, w, i) => (isUsed[i] ? sum + w + 2 : sum), 0);
    const extras = [head.length, head.length - 1, head.length - 2];
    const end = extras.find((count) => widthUpTo(count) <= columns) ?? head.length - 2;
    const chosen = (list) => list.filter((_, i) => i < end && isUsed[i]);
    const widths = widthsOf([chosen(head), ...cells.map(chosen)], columns);
    const lines = rows.map((row, i) => lineOf(chosen(cells[i] ?? []), widths) + notesBelow(row, columns, styles));
    return `${lineOf(chosen(head), widths)}${lines.join("")}\n`;
}
function folderOf({ name, path }) {
    return (0,repo_path/* stemOf */.Vc)(path) === name ? `${(0,repo_path/* directoryOf */.jt)(path)}/` : path;
}
function cellsOf({ name, path, hosts, powers, mode, model, isLoaded, permission }, isLimited, styles) {
    const plain = (text) => text;
    const paint = isLoaded ? plain : styles.dim;
    return [
        { title: "can", text: powersText(powers), paint: (text) => (isLoaded ? colored(text, styles) : styles.dim(text)) },
        { title: "name", text: name || "-", paint },
        { title: "host", text: hosts.join(", "), paint },
        { title: "policy", ...(isLimited && isLoaded ? permissionCell(permission, styles) : { text: "", paint }) },
        { title: "file", text: path, paint },
        { title: "mode", text: mode, paint: styles.dim },
        { title: "model", text: model, paint: styles.dim },
    ];
}
function powersText(powers) {
    return powers
        ? [...capability/* letters */.Mm].map(([capability, letter]) => (powers.includes(capability) ? letter : "-")).join("")
        : "?";
}
function colored(text, { red, yellow, green, dim }) {
    const styleOf = (letter) => (letter === "x" ? red : letter === "r" ? green : letter === "-" ? dim : yellow);
    return text.replace(/(.)\1*/g, (run, letter) => styleOf(letter)(run));
}
function permissionCell(permission, { red, green }) {
    if (!permission)
        return { text: "", paint: green };
    if (!(0,evaluate_permission/* isAllowed */.J)(permission))
        return { text: "not allowed", paint: red };
    const [first, ...more] = permission.grants;
    if (!first)
        return { text: "ceiling", paint: green };
    return { text: `grant ${(0,sanitize_text/* visible */.RK)(grantPlace(first))}${more.length > 0 ? ` +${more.length}` : ""}`, paint: green };
}
function notesBelow({ notes }, columns, { red, dim }) {
    return notes
        .flatMap(({ text, isBad }) => (0,colors/* wrap */.L)(text, Math.max(20, columns - 8), sanitize_text/* widthOf */.qz).map((line, i) => (isBad ? red : dim)(`${i === 0 ? "    " : "      "}${line}`)))
        .map((line) => `${line}\n`)
        .join("");
}
function totals({ subjects }, rows, { columns, command = "agent-profile-check" }, { bold, dim }) {
    if (subjects.length === 0)
        return `${bold("no profiles")}\n`;
    const kinds = new Map();
    for (const { item } of subjects)
        kinds.set(item.verdict.kind, (kinds.get(item.verdict.kind) ?? 0) + 1);
    const counts = [...kinds].map(([kind, count]) => `${count} ${kind}`).join(", ");
    const each = rows.length < subjects.length ? " (one that several hosts read counts for each of them)" : "";
    const legend = [...capability/* letters */.Mm].map(([capability, letter]) => `${letter} ${capability}`).join(", ");
    const loaded = rows.filter(({ isLoaded, permission }) => isLoaded && permission);
    const refused = loaded.filter(({ permission }) => permission && !(0,evaluate_permission/* isAllowed */.J)(permission));
    const isStated = loaded.some(({ permission }) => permission?.stated);
    const advice = loaded.length === 0
        ? []
        : !isStated
            ? [`no policy states a ceiling, so nothing limits these powers; \`${command} init\` writes a policy`]
            : refused.length > 0
                ? [
                    `${refused.length} not allowed (max-capability); \`${command} grant PATH\` prints the policy entry that one needs`,
                ]
                : [];
    const lines = (text) => (0,colors/* wrap */.L)(text, columns, sanitize_text/* widthOf */.qz).map((line) => `${line}\n`);
    return [
        ...lines(legend).map((line) => dim(line)),
        ...lines(`${subjects.length} profile${subjects.length === 1 ? "" : "s"}: ${counts}${each}`).map((line) => bold(line)),
        ...advice.flatMap(lines),
    ].join("");
}


/***/ }),

/***/ 78302:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L1: () => (/* binding */ groupSettings),
/* harmony export */   Q$: () => (/* binding */ shownValues),
/* harmony export */   cg: () => (/* binding */ kindOfSetting)
/* harmony export */ });
function groupSettings(settings) {
    const files = new Map();
    for (const one of settings) {
        const { host, path, setting, effect, because } = one;
        const key = JSON.stringify([host, path]);
        const file = files.get(key) ?? { host, path, groups: new Map() };
        files.set(key, file);
        const name = JSON.stringify([setting, effect, because]);
        const group = file.groups.get(name);
        if (group)
            group.push(one);
        else
            file.groups.set(name, [one]);
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
    return isSame ? shown(after) : `${shown(after)} (another)`;
}
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

/***/ 86605:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ stylesFor),
/* harmony export */   L: () => (/* binding */ wrap)
/* harmony export */ });
const codes = {
    bold: [1, 22],
    dim: [2, 22],
    red: [31, 39],
    yellow: [33, 39],
    cyan: [36, 39],
    green: [32, 39],
};
function stylesFor(color) {
    const paint = ([on, off]) => (text) => color && text !== "" ? `\u001b[${on}m${text}\u001b[${off}m` : text;
    return {
        bold: paint(codes.bold),
        dim: paint(codes.dim),
        red: paint(codes.red),
        yellow: paint(codes.yellow),
        cyan: paint(codes.cyan),
        green: paint(codes.green),
    };
}
function wrap(text, width, widthOf, taken = 0) {
    const lines = [];
    let line = "";
    for (const word of text.split(" ")) {
        if (line !== "" && widthOf(line) + 1 + widthOf(word) > width - (lines.length === 0 ? taken : 0)) {
            lines.push(line);
            line = word;
        }
        else
            line = line === "" ? word : `${line} ${word}`;
    }
    return [...lines, line];
}


/***/ })

};
;