"use strict";
exports.id = 6764;
exports.ids = [6764,3954];
exports.modules = {

/***/ 53954:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bb: () => (/* binding */ grantedByHost),
/* harmony export */   Jr: () => (/* binding */ isAllowed),
/* harmony export */   O0: () => (/* binding */ decisionIn),
/* harmony export */   Vj: () => (/* binding */ verdictOf),
/* harmony export */   permissionsUnder: () => (/* binding */ permissionsUnder),
/* harmony export */   z0: () => (/* binding */ refusalsIn)
/* harmony export */ });
/* unused harmony export permissionDecisions */
/* harmony import */ var _model_capability_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(95885);
/* harmony import */ var _model_delegation_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(20221);
/* harmony import */ var _model_profile_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(64682);
/* harmony import */ var _repo_many_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(46447);




const permissionDecisions = (/* unused pure expression or super */ null && (["ceiling", "grant", "waived", "baseline", "refused", "no-policy"]));
function decisionIn(permission) {
    const refusal = permission.isBaselined ? "baseline" : "refused";
    if (permission.refusedBy.length > 0)
        return refusal;
    if (!permission.stated)
        return "no-policy";
    if (!isAllowed(permission))
        return refusal;
    if (permission.waivers.length > 0)
        return "waived";
    return permission.grants.length > 0 ? "grant" : "ceiling";
}
function refusalsIn(permission) {
    const { excess, skills, stated, isWaived, refusedBy } = permission;
    const isBeyond = stated && !isWaived && excess.length + skills.size > 0;
    return isBeyond ? [...new Set(["max-capability", ...refusedBy])] : refusedBy;
}
function isAllowed({ excess, skills, refusedBy, isWaived, }) {
    return refusedBy.length === 0 && (isWaived || (excess.length === 0 && skills.size === 0));
}
function permissionsUnder(decisions, { loads }, findings = []) {
    const grants = new Map(decisions.entries.grants.map((grant) => [grant.at, grant]));
    const found = powersByItem(findings);
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
        const reached = reachable.get(item)?.(item) ?? new Map();
        const can = (0,_model_capability_js__WEBPACK_IMPORTED_MODULE_0__/* .inOrder */ .al)([...own, ...reached.keys()]);
        const allowance = decisions.allowance(host, item);
        const skills = (profile.skills ?? []).flatMap(({ path, may, asks, refuses }) => {
            const allowed = asks || refuses ? may : [...own, ...decisions.skillAllowance(host, item, path).may];
            const excess = may.filter((capability) => !allowed.includes(capability));
            return excess.length === 0 ? [] : [[path, excess]];
        });
        return {
            excess: can.filter((capability) => !allowance.may.includes(capability)),
            skills: capabilitiesByPath(skills),
            grants: allowance.grants
                .flatMap((at) => grants.get(at) ?? [])
                .filter(({ may }) => may.some((capability) => can.includes(capability) && allowance.granted.includes(capability))),
            stated: allowance.stated,
            through: throughOf(reached),
            ...(allowance.refusal ? { refusal: allowance.refusal } : {}),
            ...verdictOf((found.get(item) ?? []).filter(({ finding }) => finding.host === host)),
        };
    };
}
function powersByItem(findings) {
    const found = new Map();
    for (const one of findings) {
        const { item, class: ofClass } = one.finding;
        if (!item || ofClass !== "power")
            continue;
        (0,_repo_many_js__WEBPACK_IMPORTED_MODULE_3__/* .addTo */ .DN)(found, item, one);
    }
    return found;
}
function verdictOf(found) {
    const errors = found.filter(({ finding, state }) => finding.severity === "error" && state !== "waived");
    const ofCeiling = found.filter(({ finding }) => finding.rule === "max-capability");
    const isWaived = ofCeiling.length > 0 && ofCeiling.every(({ state }) => state === "waived");
    const open = [...errors, ...ofCeiling.filter(({ state }) => state !== "waived")];
    const waivers = found.flatMap(({ finding, waiver }) => waiver && (finding.severity === "error" || (isWaived && finding.rule === "max-capability")) ? [waiver] : []);
    return {
        refusedBy: [...new Set(errors.map(({ finding }) => finding.rule))],
        isWaived,
        isBaselined: open.length > 0 && open.every(({ isBaselined = false }) => isBaselined),
        waivers: [...new Set(waivers)],
    };
}
function throughOf(reached) {
    const agents = new Map();
    for (const [capability, agent] of reached)
        (0,_repo_many_js__WEBPACK_IMPORTED_MODULE_3__/* .addTo */ .DN)(agents, agent, capability);
    return [...agents].map(([agent, may]) => ({ agent, may: (0,_model_capability_js__WEBPACK_IMPORTED_MODULE_0__/* .inOrder */ .al)(may) }));
}
function grantedByHost(decisions) {
    const grants = new Map(decisions.entries.grants.map((grant) => [grant.at, grant]));
    return ({ host, item }) => decisions.allowance(host, item).grants.flatMap((at) => {
        const grant = grants.get(at);
        return grant?.hosts.includes(host) ? grant.may : [];
    });
}
function capabilitiesByPath(entries) {
    const found = new Map();
    for (const [path, may] of entries)
        found.set(path, (0,_model_capability_js__WEBPACK_IMPORTED_MODULE_0__/* .inOrder */ .al)([...(found.get(path) ?? []), ...may]));
    return found;
}


/***/ }),

/***/ 44237:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I3: () => (/* binding */ crossHostPathsIn),
/* harmony export */   IV: () => (/* binding */ crossHostSentence),
/* harmony export */   fb: () => (/* binding */ crossHostTitle),
/* harmony export */   gR: () => (/* binding */ crossHostAccessIn)
/* harmony export */ });
/* harmony import */ var _model_capability_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(95885);
/* harmony import */ var _model_fact_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7277);
/* harmony import */ var _model_load_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6407);
/* harmony import */ var _repo_patterns_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(13987);
/* harmony import */ var _model_profile_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(64682);
/* harmony import */ var _repo_many_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(46447);
/* harmony import */ var _sanitize_listed_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(88508);







function crossHostAccessIn(listed, granted) {
    const groups = new Map();
    for (const { home, subject, profile, path, more } of powersBeyondHome(listed, granted)) {
        const { title, item } = subject;
        const { isShared } = home;
        const isLoaded = item.verdict.kind === "loaded";
        const key = [home.title, isShared, title, isLoaded, ...more].join("\n");
        let group = groups.get(key);
        if (!group)
            groups.set(key, (group = { home: home.title, isShared, title, more, isLoaded, names: new Map() }));
        group.names.set(path, (0,_model_fact_js__WEBPACK_IMPORTED_MODULE_3__/* .known */ .eO)(profile.name) ?? path);
    }
    return mergedByProfiles([...groups.values()]);
}
function crossHostPathsIn(listed, granted) {
    return new Set(powersBeyondHome(listed, granted).map(({ path }) => path));
}
function powersBeyondHome({ loads, subjects }, granted = () => []) {
    const found = [];
    const patterns = new Map(loads.map(({ host, own }) => [host, own.map(_repo_patterns_js__WEBPACK_IMPORTED_MODULE_1__/* .parsePattern */ .EY)]));
    for (const readings of readingsByPath(subjects).values()) {
        if (readings.length < 2)
            continue;
        const home = homeOf(readings, patterns);
        for (const reading of readings) {
            const beyond = capabilitiesBeyond(home, reading);
            const decided = beyond.length > 0 ? granted(reading.subject) : [];
            const more = beyond.filter((capability) => !decided.includes(capability));
            if (more.length > 0)
                found.push({ ...reading, home, more });
        }
    }
    return found;
}
function readingsByPath(subjects) {
    const byPath = new Map();
    for (const subject of subjects) {
        const { profile, files } = subject.item;
        const [path = ""] = files;
        if (!profile || path === "" || !(0,_model_load_js__WEBPACK_IMPORTED_MODULE_4__/* .isOffered */ .kd)(subject.item))
            continue;
        (0,_repo_many_js__WEBPACK_IMPORTED_MODULE_5__/* .addTo */ .DN)(byPath, path, { subject, profile, path });
    }
    return byPath;
}
function homeOf(readings, patterns) {
    const own = readings.filter(({ subject, path }) => isOwnPath(patterns.get(subject.host) ?? [], path));
    const last = own.at(-1);
    if (!last)
        return leastOf(readings);
    return {
        title: last.subject.title,
        isShared: false,
        capabilities: own.flatMap(({ profile }) => (0,_model_profile_js__WEBPACK_IMPORTED_MODULE_2__/* .capabilitiesOf */ .SF)(profile)),
    };
}
function leastOf(readings) {
    const readers = new Map();
    for (const { subject, profile } of readings)
        readers.set(subject.title, [...(readers.get(subject.title) ?? []), ...(0,_model_profile_js__WEBPACK_IMPORTED_MODULE_2__/* .capabilitiesOf */ .SF)(profile)]);
    const count = (powers) => new Set(powers).size;
    const [title = "", capabilities = []] = [...readers].reduce((a, b) => (count(b[1]) < count(a[1]) ? b : a));
    return { title, isShared: true, capabilities };
}
function isOwnPath(patterns, path) {
    return patterns.some(({ anchor, path: pattern, fixed }) => {
        if (!pattern.includes("*") || fixed === "" || (anchor !== "every" && anchor !== "root"))
            return false;
        return path.startsWith(`${fixed}/`) || (anchor === "every" && path.includes(`/${fixed}/`));
    });
}
function capabilitiesBeyond(home, { subject, profile }) {
    if (home.title === subject.title)
        return [];
    return (0,_model_profile_js__WEBPACK_IMPORTED_MODULE_2__/* .capabilitiesOf */ .SF)(profile).filter((capability) => !home.capabilities.includes(capability));
}
function mergedByProfiles(groups) {
    const merged = new Map();
    for (const { home, isShared, title, more, isLoaded, names } of groups) {
        const profiles = [...names].map(([path, name]) => ({ name, path }));
        const key = JSON.stringify([home, isShared, more, isLoaded, profiles]);
        const hosts = [...(merged.get(key)?.hosts ?? []), title];
        merged.set(key, { home, isShared, hosts, more, isLoaded, profiles });
    }
    return [...merged.values()].sort((a, b) => Number(b.isLoaded) - Number(a.isLoaded));
}
const maxNames = 8;
function crossHostTitle(groups) {
    return groups.some(({ isShared }) => isShared) ? "More in one host than in another" : "More than in their own host";
}
function crossHostSentence({ home, isShared, hosts, more, isLoaded, profiles }, quote) {
    const names = profiles.slice(0, maxNames).map(({ name }) => quote(name));
    const rest = profiles.length - names.length;
    const object = profiles.length > 1 ? "them" : "it";
    const where = isLoaded ? "" : ` (which ${hosts.length > 1 ? "do" : "does"} not offer ${object} now)`;
    const folder = isShared ? ` in the folder that ${(0,_sanitize_listed_js__WEBPACK_IMPORTED_MODULE_6__/* .listed */ .K)([home, ...hosts])} share` : "";
    return `${(0,_sanitize_listed_js__WEBPACK_IMPORTED_MODULE_6__/* .listed */ .K)(rest > 0 ? [...names, `${rest} more`] : names)}${folder} can also ${(0,_sanitize_listed_js__WEBPACK_IMPORTED_MODULE_6__/* .listed */ .K)(more.map((capability) => _model_capability_js__WEBPACK_IMPORTED_MODULE_0__/* .phrases */ .HJ[capability]))} in ${(0,_sanitize_listed_js__WEBPACK_IMPORTED_MODULE_6__/* .listed */ .K)(hosts)}${where}, unlike in ${home}`;
}


/***/ }),

/***/ 11736:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U3: () => (/* binding */ policyLineFor),
/* harmony export */   g_: () => (/* binding */ unreadSummary),
/* harmony export */   l0: () => (/* binding */ unreadProblem),
/* harmony export */   lA: () => (/* binding */ unreadIn)
/* harmony export */ });
/* harmony import */ var _repo_path_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76311);
/* harmony import */ var _repo_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(64951);
/* harmony import */ var _profile_look_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(66321);
/* harmony import */ var _sanitize_counted_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(14135);




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
        let host = _profile_look_js__WEBPACK_IMPORTED_MODULE_1__/* .tellingEnding */ .tg.test(folder.ending) ? "copilot" : undefined;
        for (const file of host === undefined ? folder.files.slice(0, 2) : []) {
            if (++reads > maxReads)
                break;
            const look = await (0,_profile_look_js__WEBPACK_IMPORTED_MODULE_1__/* .lookOf */ .Li)(repo, file);
            host = look && hostOf(repo, look, file, titles);
            if (host !== undefined)
                break;
        }
        if (host !== undefined && titles.has(host))
            found.push({ folder, host });
    }
    return grouped(found, titles);
}
function hostOf(repo, { format, keys }, path, titles) {
    if (format === "toml")
        return keys.has("developer_instructions") || keys.has("sandbox_mode") ? "codex" : undefined;
    if (format !== "markdown")
        return undefined;
    if (keys.has("mode"))
        return (0,_profile_look_js__WEBPACK_IMPORTED_MODULE_1__/* .likelyRootOf */ .WS)(path) === undefined ? undefined : "opencode";
    if (keys.has("toolsSettings"))
        return "kiro";
    if (!keys.has("name") || !["tools", "model", "color"].some((key) => keys.has(key)))
        return undefined;
    const extension = extensionOf(repo, path);
    if (extension !== undefined)
        return extension;
    const named = (0,_repo_path_js__WEBPACK_IMPORTED_MODULE_2__/* .directoryOf */ .jt)(path)
        .toLowerCase()
        .split(/[^a-z0-9]+/)
        .find((word) => titles.has(word));
    return named === undefined || !markdownHosts.has(named) ? "claude" : named;
}
function extensionOf(repo, path) {
    const root = (0,_profile_look_js__WEBPACK_IMPORTED_MODULE_1__/* .likelyRootOf */ .WS)(path);
    if (root === undefined)
        return undefined;
    return ["qwen", "gemini"].find((host) => repo.entries.has((0,_repo_path_js__WEBPACK_IMPORTED_MODULE_2__/* .join */ .fj)((0,_repo_path_js__WEBPACK_IMPORTED_MODULE_2__/* .directoryOf */ .jt)(root), `${host}-extension.json`)));
}
const markdownHosts = new Set(["claude", "copilot", "cursor", "gemini", "qwen"]);
function foldersIn(repo, isRead, isEmpty) {
    const folders = new Map();
    const kinds = new Map();
    let plain = 0;
    for (const { path, kind } of repo.entries.having(isProfileFormat, mayHaveProfiles)) {
        if (kind !== "file")
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
function isProfileFormat(name) {
    return name.endsWith(".md") || name.endsWith(".toml");
}
function mayHaveProfiles(names) {
    return names.includes(".md") || names.includes(".toml");
}
function endingIn(path, kind) {
    if (kind === "foreign")
        return undefined;
    const plain = path.endsWith(".md") ? ".md" : ".toml";
    return _profile_look_js__WEBPACK_IMPORTED_MODULE_1__/* .tellingEnding */ .tg.exec(path)?.[0] ?? (kind === "named" ? undefined : plain);
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
    if (_profile_look_js__WEBPACK_IMPORTED_MODULE_1__/* .tellingEnding */ .tg.test(ending))
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
    const profiles = (0,_sanitize_counted_js__WEBPACK_IMPORTED_MODULE_3__/* .counted */ .h)(files, "file that looks like a profile", "files that look like profiles");
    const more = dirs.length - 1;
    const isShared = dirs.every((dir) => (0,_repo_path_js__WEBPACK_IMPORTED_MODULE_2__/* .isWithin */ .UO)(dir, root));
    const folders = more === 0 ? "" : ` and ${(0,_sanitize_counted_js__WEBPACK_IMPORTED_MODULE_3__/* .counted */ .h)(more, "more folder")}`;
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
    const what = (0,_sanitize_counted_js__WEBPACK_IMPORTED_MODULE_3__/* .counted */ .h)(files, "file looks like a profile", "files look like profiles");
    return `${what} (${shown}), and no host reads ${files === 1 ? "it" : "them"} there; to check ${files === 1 ? "it" : "them"}, write in the policy: ${policyLineFor(unread)}`;
}


/***/ }),

/***/ 20221:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

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
        return beyond(holders, own);
    };
}
function beyond(holders, own) {
    let found;
    for (const [capability, holder] of holders)
        if (!own.includes(capability))
            (found ??= new Map()).set(capability, holder);
    return found ?? none;
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
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   SM: () => (/* binding */ isServed),
/* harmony export */   kD: () => (/* binding */ uncheckedIn),
/* harmony export */   kd: () => (/* binding */ isOffered),
/* harmony export */   rX: () => (/* binding */ atBase)
/* harmony export */ });
function atBase(at) {
    return { message: "at the base", at, isOfBase: true };
}
function isOffered({ verdict }) {
    return verdict.kind === "loaded" || verdict.kind === "shadowed" || verdict.kind === "lost";
}
function isServed(item) {
    return isOffered(item) && item.verdict.kind !== "shadowed";
}
function uncheckedIn({ unjudged }) {
    return unjudged.filter(({ kind, scope }) => kind === undefined && scope === undefined);
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

/***/ 11376:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ crossHostBlock)
/* harmony export */ });
/* harmony import */ var _inspect_cross_host_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(44237);
/* harmony import */ var _sanitize_colors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(86605);
/* harmony import */ var _sanitize_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(32426);



function crossHostBlock({ inspection, grantedByHost }, columns, { bold }) {
    const groups = (0,_inspect_cross_host_js__WEBPACK_IMPORTED_MODULE_0__/* .crossHostAccessIn */ .gR)(inspection, grantedByHost);
    const lines = groups.flatMap((group) => (0,_sanitize_colors_js__WEBPACK_IMPORTED_MODULE_1__/* .wrap */ .L)((0,_inspect_cross_host_js__WEBPACK_IMPORTED_MODULE_0__/* .crossHostSentence */ .IV)(group, (name) => `\`${(0,_sanitize_text_js__WEBPACK_IMPORTED_MODULE_2__/* .visible */ .RK)(name)}\``), Math.max(30, columns - 4), _sanitize_text_js__WEBPACK_IMPORTED_MODULE_2__/* .widthOf */ .qz).map((line, i) => `${i === 0 ? "  " : "    "}${line}`));
    return lines.length === 0 ? "" : `${bold((0,_inspect_cross_host_js__WEBPACK_IMPORTED_MODULE_0__/* .crossHostTitle */ .fb)(groups).toLowerCase())}\n${lines.join("\n")}\n\n`;
}


/***/ }),

/***/ 30608:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ worstOf),
/* harmony export */   k: () => (/* binding */ permissionCell)
/* harmony export */ });
/* harmony import */ var _evaluate_permission_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(53954);
/* harmony import */ var _policy_model_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(53861);
/* harmony import */ var _sanitize_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(32426);
/* harmony import */ var _rows_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(99077);




function permissionCell(permission, isShort, { red, green, yellow }) {
    if (!permission)
        return { text: "", paint: green };
    if ((0,_evaluate_permission_js__WEBPACK_IMPORTED_MODULE_0__/* .decisionIn */ .O0)(permission) === "baseline")
        return { text: "in the baseline", paint: yellow };
    if (!(0,_evaluate_permission_js__WEBPACK_IMPORTED_MODULE_0__/* .isAllowed */ .Jr)(permission))
        return { text: "not allowed", paint: red };
    const [first, ...more] = permission.grants;
    if (permission.waivers.length > 0)
        return { text: "waived", paint: yellow };
    if (!first)
        return { text: "ceiling", paint: green };
    const place = (0,_sanitize_text_js__WEBPACK_IMPORTED_MODULE_2__/* .visible */ .RK)((0,_rows_js__WEBPACK_IMPORTED_MODULE_3__/* .grantPlace */ .GQ)(first));
    const own = isShort ? _policy_model_js__WEBPACK_IMPORTED_MODULE_1__/* .policyPaths */ .ff.find((path) => place.startsWith(`${path}:`)) : undefined;
    return { text: `grant ${place.slice(own?.length ?? 0)}${more.length > 0 ? ` +${more.length}` : ""}`, paint: green };
}
function worstOf(permissions) {
    return permissions.toSorted((a, b) => rankOf(a) - rankOf(b))[0];
}
const ranks = ["refused", "baseline", "waived", "grant", "ceiling", "no-policy"];
function rankOf(permission) {
    return ranks.indexOf((0,_evaluate_permission_js__WEBPACK_IMPORTED_MODULE_0__/* .decisionIn */ .O0)(permission));
}


/***/ }),

/***/ 16764:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

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
// EXTERNAL MODULE: ./build/bundle/src/reports/commands.js
var commands = __webpack_require__(63691);
// EXTERNAL MODULE: ./build/bundle/src/reports/cross-host.js
var cross_host = __webpack_require__(11376);
// EXTERNAL MODULE: ./build/bundle/src/repo/many.js
var many = __webpack_require__(46447);
;// CONCATENATED MODULE: ./build/bundle/src/reports/list/columns.js


const gap = 2;
const narrowest = 11;
const widest = 200;
function widthsOf(rows, columns) {
    const count = (0,many/* largest */.nQ)(rows.map((row) => row.length), 0);
    const widths = Array.from({ length: count }, (_, i) => (0,many/* largest */.nQ)(rows.map((row) => Math.min(widest, (0,sanitize_text/* widthOf */.qz)(row[i]?.text ?? ""))), 0));
    const sum = () => widths.reduce((total, width) => total + gap + width, 0);
    for (const least of [narrowest, 1])
        while (sum() > columns) {
            const at = widths.reduce((best, width, i) => (width > (widths[best] ?? 0) ? i : best), 0);
            const width = widths[at] ?? 0;
            if (width <= least)
                break;
            widths[at] = width - 1;
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

// EXTERNAL MODULE: ./build/bundle/src/model/load.js
var model_load = __webpack_require__(6407);
// EXTERNAL MODULE: ./build/bundle/src/inspect/unread/unread-profiles.js
var unread_profiles = __webpack_require__(11736);
// EXTERNAL MODULE: ./build/bundle/src/inspect/unread/unchecked-hosts.js
var unchecked_hosts = __webpack_require__(59866);
// EXTERNAL MODULE: ./build/bundle/src/sanitize/counted.js
var counted = __webpack_require__(14135);
// EXTERNAL MODULE: ./build/bundle/src/sanitize/listed.js
var listed = __webpack_require__(88508);
;// CONCATENATED MODULE: ./build/bundle/src/reports/list/hosts-in-use.js








function usesOf(loads, unknownHosts, unread, columns, { dim }) {
    const hosts = loads.filter(({ host }, i) => loads.findIndex((b) => b.host === host) === i);
    const used = hosts.filter((load) => !loadsNothing(load)).flatMap((load) => sayWhy(load));
    const idle = hosts.filter(loadsNothing).flatMap((load) => sayWhy(load));
    const unused = hosts.flatMap(({ title, use }) => use.kind === "none" && use.shared !== undefined ? [{ title, path: use.shared }] : []);
    const several = hosts.flatMap(({ host, title }) => {
        const editions = loads.filter((others) => others.host === host).map(({ edition }) => edition);
        return editions.length > 1
            ? [`${title} is checked as editions ${(0,listed/* listed */.K)(editions)}; what they agree on is listed under ${editions[0]}`]
            : [];
    });
    const lines = [
        ...(used.length > 0 ? [`in use here: ${used.join(", ")}`] : []),
        ...(idle.length > 0 ? [`has files here, and loads none of them: ${idle.join(", ")}`] : []),
        ...(unused.length > 0
            ? [
                `not in use here, though they would read files here: ${byPath(unused)}; name a host under \`hosts\` in the policy to check it`,
            ]
            : []),
        ...(unknownHosts.length > 0
            ? [
                `not checked, because this tool does not check the host: ${unknownHosts.map(({ path, files }) => `${(0,sanitize_text/* visible */.RK)(path)} (${ownerOf(path)}${(0,counted/* counted */.h)(files.length, "file")})`).join(", ")}`,
            ]
            : []),
        ...several,
        ...(unread.length > 0 ? [(0,sanitize_text/* visible */.RK)((0,unread_profiles/* unreadSummary */.g_)(unread))] : []),
    ];
    return lines
        .flatMap((line) => (0,colors/* wrap */.L)(line, columns, sanitize_text/* widthOf */.qz))
        .map((line) => dim(`${line}\n`))
        .join("");
}
function ownerOf(path) {
    const host = (0,unchecked_hosts/* uncheckedHostOf */.E)(path);
    return host ? `${host.title}, ` : "";
}
function byPath(unused) {
    const titles = new Map();
    for (const { title, path } of unused)
        (0,many/* addTo */.DN)(titles, path, title);
    return [...titles].map(([path, readers]) => `${(0,sanitize_text/* visible */.RK)(path)} (${readers.join(", ")})`).join(", ");
}
function loadsNothing({ use, load }) {
    const items = load.items.filter(({ files }) => files.length > 0);
    return (use.kind === "own" &&
        items.length > 0 &&
        !items.some(model_load/* isOffered */.kd) &&
        load.unjudged.length === 0 &&
        load.layers.every(({ authority }) => authority.length === 0));
}
function sayWhy({ title, use, load }) {
    switch (use.kind) {
        case "own":
            return load.status === "absent" && load.unjudged.length === 0
                ? []
                : [`${title}${use.path === "" ? "" : ` (${(0,sanitize_text/* visible */.RK)(use.path)})`}`];
        case "base":
            return [`${title} (its own files are in the base)`];
        case "policy":
            return [`${title} (the policy names it)`];
        case "asked":
            return load.status === "absent" ? [] : [`${title} (the command names it)`];
        case "none":
            return [];
    }
}

// EXTERNAL MODULE: ./build/bundle/src/reports/list/permission-cell.js
var permission_cell = __webpack_require__(30608);
// EXTERNAL MODULE: ./build/bundle/src/reports/list/rows.js
var list_rows = __webpack_require__(99077);
// EXTERNAL MODULE: ./build/bundle/src/repo/text.js
var repo_text = __webpack_require__(64951);
// EXTERNAL MODULE: ./build/bundle/src/reports/setting-groups.js
var setting_groups = __webpack_require__(78302);
// EXTERNAL MODULE: ./build/bundle/src/reports/setting-target.js
var setting_target = __webpack_require__(52639);
;// CONCATENATED MODULE: ./build/bundle/src/reports/list/settings.js








function settingsBlock(input, { columns, all = false, isPiped = false }, styles) {
    const files = filesIn(input);
    if (files.length === 0)
        return "";
    const { bold, dim } = styles;
    const plain = (text) => text;
    const isLimited = files.some(({ permissions }) => permissions.some(({ stated }) => stated));
    const rows = files.map(({ path, hosts, settings, permissions }) => {
        const list = sorted(settings);
        const [first] = list;
        return [
            { text: first ? wordsOf(first) : "", paint: paintOf(first, styles) },
            ...(isLimited ? [(0,permission_cell/* permissionCell */.k)((0,permission_cell/* worstOf */.h)(permissions), !isPiped, styles)] : []),
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
function filesIn({ inspection, settingPermissionOf }) {
    const files = new Map();
    for (const { host, title, load } of inspection.loads)
        for (const authority of load.layers.flatMap((layer) => layer.authority)) {
            const { setting, value, effect, at, may = [] } = authority;
            const path = (0,sanitize_text/* visible */.RK)(at.source.path);
            const file = files.get(path) ?? { path, hosts: new Set(), settings: new Map(), permissions: [] };
            const permission = settingPermissionOf?.({ host, path: at.source.path, effect, may });
            if (permission)
                file.permissions.push(permission);
            files.set(path, file);
            file.hosts.add(title);
            file.settings.set(JSON.stringify([at.span.start, setting, value, effect]), authority);
        }
    const rank = ({ settings }) => rankOf(sorted(settings)[0]);
    return [...files.values()].sort((a, b) => rank(a) - rank(b) || (0,repo_path/* byBytes */.bg)(a.path, b.path));
}
function sorted(settings) {
    return [...settings.values()].sort((a, b) => rankOf(a) - rankOf(b) || a.at.span.start - b.at.span.start);
}
function rankOf(authority) {
    return authority ? setting_groups/* settingKinds */.U2.indexOf(kindOf(authority)) : setting_groups/* settingKinds */.U2.length;
}
function kindOf({ effect, may = [] }) {
    return (0,setting_groups/* kindOfSetting */.cg)({ effect, may });
}
function wordsOf({ effect, may = [], because }) {
    return (0,setting_groups/* kindWords */.Gk)({ effect, may, because });
}
function paintOf(authority, { red, yellow, dim }) {
    if (authority?.effect === "bypasses")
        return red;
    return authority?.effect === "narrows" || authority?.effect === "unhonoured" ? dim : yellow;
}
function summaryOf(settings) {
    const names = [...new Set(settings.map(({ setting }) => (0,sanitize_text/* visible */.RK)(setting)))];
    const shown = `${names.slice(0, 3).join(", ")}${names.length > 3 ? ", …" : ""}`;
    return `${(0,counted/* counted */.h)(settings.length, "setting")}: ${shown}`;
}
function detail(authority, columns, styles) {
    const { setting, at } = authority;
    const value = (0,setting_target/* targetOf */.$)(authority, () => "…").replaceAll("sha256:…", "(a secret)");
    const line = String((0,repo_text/* positionAt */.t$)(at.source, at.span.start).line).padStart(6);
    const kind = wordsOf(authority);
    const room = Math.max(10, columns - line.length - kind.length - 4);
    return `${styles.dim(line)}  ${paintOf(authority, styles)(kind)}  ${shortened((0,sanitize_text/* visible */.RK)(`${setting} = ${value}`), room, true)}\n`;
}

;// CONCATENATED MODULE: ./build/bundle/src/reports/list/pretty.js













function listPretty(result, screen) {
    const { inspection, permissionOf } = result;
    const { loads, unknownHosts, unread } = inspection;
    const { columns, color, all = false } = screen;
    const styles = (0,colors/* stylesFor */.K)(color);
    const rows = (0,list_rows/* rowsOf */.RO)(inspection, permissionOf);
    const parts = [
        failures(loads, columns, styles),
        table(rows, screen, styles),
        uncheckedBlock((0,list_rows/* uncheckedFiles */.YU)(inspection), columns, styles),
        settingsBlock(result, { ...screen, columns: tableWidth(screen) }, styles),
        all ? (0,cross_host/* crossHostBlock */.g)(result, columns, styles) : "",
        totals(inspection, rows, screen, styles),
        usesOf(loads, unknownHosts, unread, columns, styles),
    ];
    return parts.join("");
}
function failures(loads, columns, { red }) {
    const lines = loads.flatMap(({ title, edition, load }) => [
        ...(load.problem ? [[`${title} ${edition} fails`, (0,list_rows/* messageWithPlace */.ro)(load.problem)]] : []),
        ...load.layers.flatMap(({ root, status, problem }) => problem ? [[`${title} ${edition}: ${(0,sanitize_text/* visible */.RK)(root)} ${status}`, (0,list_rows/* messageWithPlace */.ro)(problem)]] : []),
    ]);
    const text = lines.flatMap(([lead = "", rest = ""]) => (0,colors/* wrap */.L)(`${lead}: ${rest}`, columns - 4, sanitize_text/* widthOf */.qz).map((line, i) => i === 0 && line.startsWith(lead)
        ? `${red(lead)}${line.slice(lead.length)}\n`
        : `${i === 0 ? "" : "    "}${line}\n`));
    return text.length === 0 ? "" : `${text.join("")}\n`;
}
function uncheckedBlock(files, columns, { bold, red }) {
    const titles = new Map();
    for (const { at, message, title } of files) {
        const line = `${(0,sanitize_text/* visible */.RK)(at.source.path)} ${(0,sanitize_text/* visible */.RK)(message)}`;
        titles.set(line, (titles.get(line) ?? new Set()).add(title));
    }
    if (titles.size === 0)
        return "";
    const lines = [...titles].flatMap(([line, hosts]) => (0,colors/* wrap */.L)(`${line} (${[...hosts].join(", ")})`, columns - 4, sanitize_text/* widthOf */.qz).map((part, i) => red(`${i === 0 ? "  " : "    "}${part}`)));
    return [bold("could not be checked"), ...lines, "", ""].join("\n");
}
function tableWidth({ columns, isPiped = false }) {
    return isPiped ? Number.MAX_SAFE_INTEGER : columns;
}
function table(rows, screen, styles) {
    if (rows.length === 0)
        return "";
    const columns = tableWidth(screen);
    const isLimited = rows.some(({ permission }) => permission?.stated);
    const cellsIn = (row) => cellsOf(row, { isLimited, isShort: screen.isPiped !== true }, styles);
    const whole = rows.map(cellsIn);
    const isNarrow = widthsOf(whole, Number.MAX_SAFE_INTEGER)
        .slice(0, -2)
        .reduce((sum, width) => sum + width + 2, 0) > columns;
    const cells = isNarrow ? rows.map((row) => cellsIn({ ...row, path: folderOf(row) })) : whole;
    const head = cells[0]?.map(({ title }) => ({ text: title, paint: styles.dim })) ?? [];
    const isUsed = head.map((_, i) => cells.some((row) => (row[i]?.text ?? "") !== ""));
    const natural = widthsOf([head, ...cells], Number.MAX_SAFE_INTEGER);
    const widthUpTo = (end) => natural.slice(0, end).reduce((sum, w, i) => (isUsed[i] ? sum + w + 2 : sum), 0);
    const extras = [head.length, head.length - 1, head.length - 2];
    const end = extras.find((count) => widthUpTo(count) <= columns) ?? head.length - 2;
    const chosen = (list) => list.filter((_, i) => i < end && isUsed[i]);
    const widths = widthsOf([chosen(head), ...cells.map(chosen)], columns);
    const lines = rows.map((row, i) => lineOf(chosen(cells[i] ?? []), widths) + notesBelow(row, screen.columns, styles));
    return `${lineOf(chosen(head), widths)}${lines.join("")}\n`;
}
function folderOf({ name, path }) {
    return (0,repo_path/* stemOf */.Vc)(path) === name ? `${(0,repo_path/* directoryOf */.jt)(path)}/` : path;
}
function cellsOf({ name, path, hosts, powers, mode, model, isLoaded, permission }, { isLimited, isShort }, styles) {
    const plain = (text) => text;
    const paint = isLoaded ? plain : styles.dim;
    return [
        { title: "can", text: powersText(powers), paint: (text) => (isLoaded ? colored(text, styles) : styles.dim(text)) },
        { title: "name", text: name || "-", paint },
        { title: "host", text: hosts.join(", "), paint },
        { title: "policy", ...(isLimited && isLoaded ? (0,permission_cell/* permissionCell */.k)(permission, isShort, styles) : { text: "", paint }) },
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
function notesBelow({ notes }, columns, { red, dim }) {
    return notes
        .flatMap(({ text, isBad }) => (0,colors/* wrap */.L)(text, Math.max(20, columns - 8), sanitize_text/* widthOf */.qz).map((line, i) => (isBad ? red : dim)(`${i === 0 ? "    " : "      "}${line}`)))
        .map((line) => `${line}\n`)
        .join("");
}
function refusalsOf(rows) {
    return [...new Set(rows.flatMap(({ permission }) => (permission ? (0,evaluate_permission/* refusalsIn */.z0)(permission) : [])))].toSorted();
}
function adviceFor(rows, command) {
    const isGrantable = rows.some((row) => isBeyond(row) && !isRefused(row));
    const above = isGrantable ? [] : [...new Set(rows.flatMap((row) => (isRefused(row) ? refusersOf(row) : [])))];
    return [
        ...(above.length > 0
            ? [`; ask the owner of \`${above.join("`, `")}\` for grants, which the repository cannot give`]
            : []),
        ...(isGrantable
            ? [
                `; \`${command} grant PATH\` prints the policy entry that one needs${rows.every(isBeyond) ? "" : " to go beyond the ceiling"}`,
            ]
            : []),
        ...(rows.every(isBeyond) ? [] : [`; \`${command}\` says why`]),
    ].join("");
}
function isRefused({ permission }) {
    if (!permission)
        return false;
    const needed = [...permission.excess, ...[...permission.skills.values()].flat()];
    return permission.refusal?.may.some((capability) => needed.includes(capability)) ?? false;
}
function refusersOf({ permission }) {
    return permission?.refusal?.by.map(sanitize_text/* visible */.RK) ?? [];
}
function isBeyond({ permission }) {
    return permission !== undefined && !permission.isWaived && permission.excess.length + permission.skills.size > 0;
}
function baselineWords(rows, command) {
    if (rows.length === 0)
        return [];
    const why = `${rows.length} in the baseline (${refusalsOf(rows).join(", ")}): the check passes while`;
    return [`${why} ${(0,counted/* nounFor */.A)(rows.length, "it is", "they are")} listed there${adviceFor(rows, command)}`];
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
    const beyond = loaded.filter(({ permission }) => permission && !(0,evaluate_permission/* isAllowed */.Jr)(permission));
    const baselined = beyond.filter(({ permission }) => permission && (0,evaluate_permission/* decisionIn */.O0)(permission) === "baseline");
    const refused = beyond.filter((row) => !baselined.includes(row));
    const isStated = loaded.some(({ permission }) => permission?.stated);
    const advice = loaded.length === 0
        ? []
        : !isStated
            ? [`no policy states a ceiling, so nothing limits these powers; \`${command} init\` writes a policy`]
            : [
                ...(refused.length > 0
                    ? [`${refused.length} not allowed (${refusalsOf(refused).join(", ")})${adviceFor(refused, command)}`]
                    : []),
                ...baselineWords(baselined, command),
            ];
    const lines = (text) => (0,colors/* wrap */.L)(text, columns, sanitize_text/* widthOf */.qz).map((line) => `${line}\n`);
    return [
        ...lines(legend).map((line) => dim(line)),
        ...lines(`${(0,counted/* counted */.h)(subjects.length, "profile")}: ${counts}${each}`).map((line) => bold(line)),
        ...advice.flatMap((text) => (0,commands/* wrapAround */.e)(text, [`${command} grant PATH`, `${command} init`, command], columns, (line) => `${line}\n`)),
    ].join("");
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

/***/ 97544:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $f: () => (/* binding */ isSecret),
/* harmony export */   Iv: () => (/* binding */ masked),
/* harmony export */   K1: () => (/* binding */ vendorForms),
/* harmony export */   V2: () => (/* binding */ pair),
/* harmony export */   Wq: () => (/* binding */ weakForms),
/* harmony export */   cT: () => (/* binding */ withoutSecrets),
/* harmony export */   dV: () => (/* binding */ mayHoldSecret),
/* harmony export */   h6: () => (/* binding */ addressForm),
/* harmony export */   pc: () => (/* binding */ redacted)
/* harmony export */ });
const secretKey = /(?:^|[_.-])(?:api_?keys?|auth(?:orization)?|credentials?|passphrase|passw(?:or)?d|private_?key|secrets?|(?:access_?|auth_?|bearer_?|refresh_?)?tokens?)$/;
const partOfSecretKey = /key|auth|credential|passphrase|passw|secret|token/iu;
function redacted(text, key = "") {
    return String(withoutSecrets(text, () => "…", key)).replaceAll("sha256:…", "(a secret)");
}
const pair = /(?<![\w.-])(?<key>[\w.-]+)["']?\s*[:=]\s*(?:"(?<double>(?:[^"\\]|\\.)*)"|'(?<single>[^']*)'|(?<plain>[^\s"'{}[\],][^,}\]\n]*))/g;
function masked(line) {
    if (!mayHoldSecret(line))
        return line;
    const stars = (text) => "*".repeat(text.length);
    const inPairs = line.replace(pair, (whole, ...rest) => {
        const { key, double, single, plain } = rest.at(-1);
        const value = double ?? single ?? plain ?? "";
        const end = whole.length - (plain === undefined ? 1 : 0);
        return isSecret(key ?? "", value) && !/^[\d.]+$/.test(value)
            ? whole.slice(0, end - value.length) + stars(value) + whole.slice(end)
            : whole;
    });
    return shapes.reduce((text, shape) => text.replace(shape, stars), inPairs);
}
const vendorForms = [
    /\b(?:gh[opusr]_|github_pat_|glpat-|xox[abeoprs]-|sk-|sk_live_|rk_live_|npm_|pypi-|hf_|AIza|ya29\.)[A-Za-z0-9_.-]{16,}/g,
    /\bxai-[A-Za-z0-9]{40,}\b/g,
    /\b(?:AKIA|ASIA)[A-Z0-9]{16}\b/g,
    /\beyJ[A-Za-z0-9_-]{10,}\.[A-Za-z0-9_-]{10,}(?:\.[A-Za-z0-9_-]+)?/g,
    /-----BEGIN [A-Z ]*PRIVATE KEY-----[\s\S]*?(?:-----END [A-Z ]*PRIVATE KEY-----|$)/g,
];
const addressForm = /(?<=:\/\/[^/\s:@]*:)[^/\s:@]+(?=@)/g;
const weakForms = [
    /(?<=\b(?:bearer|basic|token) )[A-Za-z0-9+/_.=-]{16,}/gi,
    /(?<=(?:api[_-]?key|token|secret|password)["']?[=:] ?["']?)[^\s"'&$<{]{8,}/gi,
];
const shapes = [...vendorForms, weakForms[0], addressForm, weakForms[1]].filter((form) => form !== undefined);
const suspect = /gh[opusr]_|github_pat_|glpat-|xox|[sr]k[-_]|xai-|npm_|pypi-|hf_|AIza|ya29|A[KS]IA|eyJ|-----BEGIN|bearer|basic|token|:\/\/|api[_-]?key|secret|password/i;
const suspectOrKey = new RegExp(`${suspect.source}|auth|passw|passphrase|credential|private`, "i");
function mayHoldSecret(text) {
    return suspectOrKey.test(text);
}
function withoutSecrets(value, hash, key = "") {
    if (typeof value === "string") {
        if (isSecret(key, value))
            return `sha256:${hash(value)}`;
        return suspect.test(value)
            ? shapes.reduce((text, shape) => text.replace(shape, (secret) => `sha256:${hash(secret)}`), value)
            : value;
    }
    if (value === null || typeof value !== "object")
        return value;
    if (Array.isArray(value))
        return value.map((item) => withoutSecrets(item, hash, key));
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, withoutSecrets(inner, hash, name)]));
}
const switching = /^(?:true|false|null|none|read|write)$/;
function isSecret(key, value) {
    if (!partOfSecretKey.test(key) || switching.test(value))
        return false;
    const snake = key
        .replace(/([a-z0-9])([A-Z])/g, "$1_$2")
        .replaceAll("-", "_")
        .toLowerCase();
    return secretKey.test(snake) && value.length > 0 && !/^(?:\$\{?[\w:.-]+\}?|\$\{\{.*\}\}|env:\w+)$/.test(value);
}


/***/ })

};
;