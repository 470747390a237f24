"use strict";
exports.id = 641;
exports.ids = [641,8382];
exports.modules = {

/***/ 2210:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ codeownersPaths),
/* harmony export */   q: () => (/* binding */ ownersIn)
/* harmony export */ });
/* harmony import */ var _repo_git_wildmatch_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(228);

const codeownersPaths = [".github/CODEOWNERS", "CODEOWNERS", "docs/CODEOWNERS"];
function ownersIn(text) {
    const lines = text
        .replace(/^\ufeff/, "")
        .split("\n")
        .flatMap((line) => {
        const [pattern, ...owners] = wordsOf(line);
        return pattern === undefined || /^[#!]|\[/.test(pattern) ? [] : [{ matches: matcherOf(pattern), owners }];
    });
    return (path) => lines.findLast(({ matches }) => matches(path))?.owners ?? [];
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
    const way = isAnchored ? body : `**/${body}`;
    const last = body.slice(body.lastIndexOf("/") + 1);
    const ways = [...(isDirectory ? [] : [way]), ...(isDirectory || !last.includes("*") ? [`${way}/**`] : [])].map(_repo_git_wildmatch_js__WEBPACK_IMPORTED_MODULE_0__/* .wildmatch */ .c);
    return (path) => ways.some((matches) => matches(path, false));
}


/***/ }),

/***/ 8382:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   filesOf: () => (/* binding */ filesOf),
/* harmony export */   ownersFrom: () => (/* binding */ ownersFrom),
/* harmony export */   reviewContext: () => (/* binding */ reviewContext)
/* harmony export */ });
/* harmony import */ var _repo_git_attributes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8104);
/* harmony import */ var _code_owners_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2210);
/* harmony import */ var _repo_path_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6311);



async function reviewContext(changes, head, base, decisions) {
    const paths = [...new Set(changes.flatMap(filesOf))];
    const [ownersOf, ...sides] = await Promise.all([
        ownersFrom(base),
        attributesAbove(paths, head),
        attributesAbove(paths, base),
    ]);
    const isFolded = async (path) => {
        const texts = path.endsWith(".yml") ? await Promise.all([head, base].map((repo) => repo.read(path))) : [];
        return sides.some((attributes, at) => {
            const content = texts[at];
            return (0,_repo_git_attributes_js__WEBPACK_IMPORTED_MODULE_0__/* .isFoldedBy */ .eL)(attributes, path, content?.kind === "text" ? content.source.text : "");
        });
    };
    const owned = paths.map((path) => [path, ownersOf(path)]);
    const subjects = changes.flatMap(({ after }) => (after ? [after] : []));
    return {
        folded: new Set((await Promise.all(paths.map(async (path) => ((await isFolded(path)) ? [path] : [])))).flat()),
        owners: new Map(owned.filter(([, owners]) => owners.length > 0)),
        allowances: new Map(subjects.map((subject) => [subject, decisions.allowance(subject.host, subject.item)])),
        approvals: decisions.views.flatMap(({ approvals }) => approvals.widening ?? []),
    };
}
function filesOf({ before, after, widenings, differences }) {
    const sides = [before, after].flatMap((side) => (side ? [side.item] : []));
    const places = [
        ...sides.flatMap(({ profile }) => (profile ? [profile.name.at] : [])),
        ...[...widenings, ...differences].map(({ at }) => at),
    ];
    return [...new Set([...sides.flatMap(({ files }) => files), ...places.map(({ source }) => source.path)])];
}
async function ownersFrom(base) {
    for (const path of _code_owners_js__WEBPACK_IMPORTED_MODULE_1__/* .codeownersPaths */ .o) {
        const content = await base.read(path);
        if (content.kind !== "absent")
            return (0,_code_owners_js__WEBPACK_IMPORTED_MODULE_1__/* .ownersIn */ .q)(content.kind === "text" ? content.source.text : "");
    }
    return () => [];
}
async function attributesAbove(paths, repo) {
    const directories = new Set([""]);
    for (const path of paths)
        for (let directory = (0,_repo_path_js__WEBPACK_IMPORTED_MODULE_2__/* .directoryOf */ .jt)(path); !directories.has(directory); directory = (0,_repo_path_js__WEBPACK_IMPORTED_MODULE_2__/* .directoryOf */ .jt)(directory))
            directories.add(directory);
    const found = [...directories].map(async (directory) => {
        const content = await repo.read((0,_repo_path_js__WEBPACK_IMPORTED_MODULE_2__/* .join */ .fj)(directory, ".gitattributes"));
        return content.kind === "text" ? [(0,_repo_git_attributes_js__WEBPACK_IMPORTED_MODULE_0__/* .parseAttributes */ .vB)(directory, content.source.text)] : [];
    });
    return (await Promise.all(found)).flat();
}


/***/ }),

/***/ 1207:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ delegationOf),
/* harmony export */   s: () => (/* binding */ delegationPathsIn)
/* harmony export */ });
/* harmony import */ var _model_delegation_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(221);

function delegationPathsIn({ loads, subjects }) {
    const told = new Map(subjects.map((subject) => [subject.item, subject]));
    const hosts = new Map();
    return ({ host, item }) => {
        const load = loads.find((one) => one.host === host);
        if (!load)
            return new Map();
        const reached = hosts.get(host) ?? (0,_model_delegation_js__WEBPACK_IMPORTED_MODULE_0__/* .reachableIn */ .Z)(load.load);
        hosts.set(host, reached);
        return new Map([...reached(item)].map(([capability, holder]) => {
            const subject = told.get(holder) ?? { host, title: load.title, edition: load.edition, item: holder };
            told.set(holder, subject);
            return [capability, [subject]];
        }));
    };
}
function delegationOf(changes) {
    const edges = new Map();
    const nodes = new Set();
    for (const { after, widenings } of changes) {
        for (const { way } of widenings) {
            let from = after;
            for (const to of from ? way : []) {
                if (!from)
                    break;
                nodes.add(from).add(to);
                edges.set(from, (edges.get(from) ?? new Set()).add(to));
                from = to;
            }
        }
    }
    return {
        nodes: [...nodes],
        edges: [...edges].flatMap(([from, targets]) => [...targets].map((to) => ({ from, to }))),
    };
}


/***/ }),

/***/ 1968:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   z: () => (/* binding */ reasonsOf)
/* harmony export */ });
/* harmony import */ var _model_capability_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5885);

function reasonsOf(widenings, placeOf) {
    const groups = new Map();
    for (const { capability, message, at } of widenings) {
        const deed = capability === null ? "" : _model_capability_js__WEBPACK_IMPORTED_MODULE_0__/* .phrases */ .HJ[capability];
        const from = deed === "" ? -1 : message.indexOf(deed);
        const [start, end] = from < 0 ? [message, ""] : [message.slice(0, from), message.slice(from + deed.length)];
        const key = JSON.stringify([start, end, from < 0, placeOf(at)]);
        const group = groups.get(key);
        if (group && from >= 0)
            group.done.push(deed);
        else
            groups.set(key, { start, done: from < 0 ? [] : [deed], end, at });
    }
    return [...groups.values()].map(({ start, done, end, at }) => ({
        message: `${start}${done.length > 1 ? `${done.slice(0, -1).join(", ")} and ${done.at(-1)}` : done.join("")}${end}`,
        at,
    }));
}


/***/ }),

/***/ 4237:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ crossHostSentence),
/* harmony export */   g: () => (/* binding */ crossHostAccessIn)
/* harmony export */ });
/* harmony import */ var _model_capability_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5885);
/* harmony import */ var _model_fact_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7277);
/* harmony import */ var _model_load_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6407);
/* harmony import */ var _repo_patterns_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3987);
/* harmony import */ var _model_profile_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4682);





function crossHostAccessIn({ loads, subjects, }) {
    const places = new Map(loads.map(({ host, own: patterns }) => [host, patterns.map(_repo_patterns_js__WEBPACK_IMPORTED_MODULE_1__/* .parsePattern */ .EY)]));
    const offered = subjects.filter(({ item }) => item.profile !== undefined && (0,_model_load_js__WEBPACK_IMPORTED_MODULE_3__/* .isOffered */ .k)(item));
    const own = new Map();
    for (const { host, title, item: { files, profile }, } of offered) {
        const [path = ""] = files;
        if (profile && isOwn(places.get(host) ?? [], path))
            own.set(path, { title, may: [...(own.get(path)?.may ?? []), ...(0,_model_profile_js__WEBPACK_IMPORTED_MODULE_2__/* .capabilitiesOf */ .SF)(profile)] });
    }
    const groups = new Map();
    for (const { title, item: { files, profile, verdict }, } of offered) {
        const [path = ""] = files;
        const home = own.get(path);
        if (!profile || !home || home.title === title)
            continue;
        const may = (0,_model_profile_js__WEBPACK_IMPORTED_MODULE_2__/* .capabilitiesOf */ .SF)(profile);
        const more = _model_capability_js__WEBPACK_IMPORTED_MODULE_0__/* .capabilities */ .R7.filter((capability) => may.includes(capability) && !home.may.includes(capability));
        if (more.length === 0)
            continue;
        const isLoaded = verdict.kind === "loaded";
        const key = [home.title, title, isLoaded, ...more].join("\n");
        const found = groups.get(key) ?? {
            group: { home: home.title, hosts: [title], more, isLoaded },
            names: new Map(),
        };
        groups.set(key, found);
        found.names.set(path, (0,_model_fact_js__WEBPACK_IMPORTED_MODULE_4__/* .known */ .eO)(profile.name) ?? path);
    }
    return together([...groups.values()].map(({ group, names }) => ({
        ...group,
        profiles: [...names].map(([path, name]) => ({ name, path })),
    })));
}
function together(groups) {
    const joined = new Map();
    for (const group of groups) {
        const key = JSON.stringify([group.home, group.more, group.isLoaded, group.profiles]);
        const other = joined.get(key);
        joined.set(key, other ? { ...other, hosts: [...other.hosts, ...group.hosts] } : group);
    }
    return [...joined.values()].sort((one, other) => Number(other.isLoaded) - Number(one.isLoaded));
}
const most = 8;
function crossHostSentence({ home, hosts: others, more, isLoaded, profiles }, quote) {
    const names = profiles.slice(0, most).map(({ name }) => quote(name));
    const rest = profiles.length - names.length;
    const they = profiles.length > 1 ? ["them", "they"] : ["it", "it"];
    const where = isLoaded ? "" : ` (which ${others.length > 1 ? "do" : "does"} not offer ${they[0]} now)`;
    return `${listed(rest > 0 ? [...names, `${rest} more`] : names)} may also ${listed(more.map((capability) => _model_capability_js__WEBPACK_IMPORTED_MODULE_0__/* .phrases */ .HJ[capability]))} in ${listed(others)}${where}, beyond what ${they[1]} may in ${home}`;
}
function listed(words) {
    return words.length < 2 ? words.join("") : `${words.slice(0, -1).join(", ")} and ${words.at(-1)}`;
}
function isOwn(places, path) {
    return places.some(({ anchor, fixed }) => {
        if (fixed === "")
            return false;
        return anchor === "every" ? `/${path}`.includes(`/${fixed}/`) : anchor === "root" && path.startsWith(`${fixed}/`);
    });
}


/***/ }),

/***/ 221:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ displayName),
/* harmony export */   Z: () => (/* binding */ reachableIn)
/* harmony export */ });
/* harmony import */ var _capability_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5885);
/* harmony import */ var _fact_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7277);
/* harmony import */ var _repo_path_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6311);
/* harmony import */ var _profile_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4682);




const nothing = new Map();
function reachableIn({ items }) {
    let offered;
    let anybody;
    return ({ verdict, profile }) => {
        if (!profile || verdict.kind !== "loaded")
            return nothing;
        const own = (0,_profile_js__WEBPACK_IMPORTED_MODULE_1__/* .capabilitiesOf */ .SF)(profile);
        if (!own.includes("delegate") || own.length === _capability_js__WEBPACK_IMPORTED_MODULE_0__/* .capabilities */ .R7.length)
            return nothing;
        const all = (offered ??= offeredIn(items));
        const { mayStart } = profile;
        const holders = mayStart
            ? holdersIn(all.filter(({ identity }) => mayStart(identity)))
            : (anybody ??= holdersIn(all));
        return new Map([...holders].filter(([capability]) => !own.includes(capability)));
    };
}
function offeredIn(items) {
    const offered = items.flatMap((item) => item.verdict.kind === "loaded" && item.profile
        ? [{ item, identity: item.profile.identity ?? "", may: (0,_profile_js__WEBPACK_IMPORTED_MODULE_1__/* .capabilitiesOf */ .SF)(item.profile) }]
        : []);
    return offered.sort((one, other) => Number(other.item.files.length > 0) - Number(one.item.files.length > 0) ||
        other.may.length - one.may.length ||
        (0,_repo_path_js__WEBPACK_IMPORTED_MODULE_2__/* .byBytes */ .bg)(one.item.files[0] ?? "", other.item.files[0] ?? ""));
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

/***/ 8104:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M8: () => (/* binding */ checkedOut),
/* harmony export */   eL: () => (/* binding */ isFoldedBy),
/* harmony export */   o5: () => (/* binding */ checkoutOf),
/* harmony export */   vB: () => (/* binding */ parseAttributes)
/* harmony export */ });
/* harmony import */ var _path_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6311);
/* harmony import */ var _wildmatch_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(228);


const lineBytes = 2048;
function parseAttributes(directory, text) {
    const lines = [];
    const macros = new Map();
    for (const line of text.replace(/^\ufeff/, "").split("\n")) {
        const [, quoted, bare, rest = ""] = /^[ \t\r]*(?:"((?:[^"\\]|\\.)*)"|([^ \t\r]+))(.*)$/s.exec(line) ?? [];
        const pattern = quoted === undefined ? bare : unquote(quoted);
        if (pattern === undefined || pattern.startsWith("#") || line.length > lineBytes)
            continue;
        const settings = rest
            .split(/[ \t\r]+/)
            .filter(Boolean)
            .map(settingOf);
        if (quoted === undefined && pattern.startsWith("[attr]")) {
            if (directory === "")
                macros.set(pattern.slice(6), settings);
        }
        else if (!pattern.startsWith("!"))
            lines.push({ matches: matcherOf(pattern, directory), settings });
    }
    return { directory, lines, macros };
}
function checkoutOf(files, path) {
    const exact = judge(valuesOf(files, path, false));
    return exact.kind === "same" ? judge(valuesOf(files, path, true)) : exact;
}
const generatedPath = /(?:^|\/)\.idea\/|(?:^|\/)Pods\/|(?:^|\/)Carthage\/Build\/|__generated__\/|node_modules\/|Godeps\/|vendor\/(?:[-\w]+\.)+[a-z]{2,3}|\.lock\b|npm-shrinkwrap\.json|package-lock\.json|pnpm-lock\.yaml|Package\.resolved|(?:^|\/)\.pnp\./;
function isFoldedBy(files, path, text = "") {
    const values = valuesOf(files, path, false);
    const generated = values.get("linguist-generated");
    if (generated === true || generated === "true" || values.get("diff") === false)
        return true;
    return generated === undefined && (generatedPath.test(path) || (path.endsWith(".yml") && isCassette(text)));
}
function isCassette(text) {
    return text.split("\n").at(-2)?.includes("recorded_with: VCR") === true;
}
function valuesOf(files, path, foldCase) {
    const macros = files.find(({ directory }) => directory === "")?.macros;
    const values = new Map();
    const fill = (settings) => {
        for (const [attribute, value] of settings.toReversed()) {
            if (values.has(attribute))
                continue;
            values.set(attribute, value);
            if (value === true)
                fill(macros?.get(attribute) ??
                    (attribute === "binary"
                        ? [
                            ["diff", false],
                            ["text", false],
                        ]
                        : []));
        }
    };
    for (const { directory, lines } of files.toSorted((one, other) => other.directory.length - one.directory.length)) {
        if (!(0,_path_js__WEBPACK_IMPORTED_MODULE_1__/* .isWithin */ .UO)((0,_path_js__WEBPACK_IMPORTED_MODULE_1__/* .directoryOf */ .jt)(path), directory))
            continue;
        for (const line of lines.toReversed())
            if (line.matches(path, foldCase))
                fill(line.settings);
    }
    return values;
}
function judge(values) {
    const filter = values.get("filter");
    if (isText(filter))
        return { kind: "changed", by: `filter=${filter}` };
    const encoding = values.get("working-tree-encoding");
    if (encoding === true || encoding === false)
        return { kind: "changed", by: "working-tree-encoding without a value" };
    if (isText(encoding) && !/^utf-?8$/i.test(encoding))
        return { kind: "changed", by: `working-tree-encoding=${encoding}` };
    if (values.get("ident") === true)
        return { kind: "ident" };
    const text = [values.get("text"), values.get("crlf")].find((value) => value === true || value === false || value === "auto" || value === "input");
    if (text === false || values.get("eol") !== "crlf")
        return { kind: "same" };
    return { kind: "crlf", auto: text === "auto" };
}
function isText(value) {
    return typeof value === "string" && value !== "!unspecified" && value !== "";
}
function checkedOut(bytes, checkout) {
    switch (checkout.kind) {
        case "same":
            return bytes;
        case "crlf":
            return checkout.auto && (bytes.includes(13) || looksBinary(bytes)) ? bytes : withCarriageReturns(bytes);
        case "ident":
            return bytes.some((byte, i) => byte === 36 && bytes[i + 1] === 73 && bytes[i + 2] === 100 && (bytes[i + 3] === 36 || bytes[i + 3] === 58))
                ? undefined
                : bytes;
        case "changed":
            return undefined;
    }
}
function withCarriageReturns(bytes) {
    const written = [];
    bytes.forEach((byte, i) => {
        if (byte === 10 && bytes[i - 1] !== 13)
            written.push(13);
        written.push(byte);
    });
    return Uint8Array.from(written);
}
function looksBinary(bytes) {
    let [printable, unprintable] = [0, bytes.at(-1) === 26 ? -1 : 0];
    for (const byte of bytes) {
        if (byte === 0)
            return true;
        if (byte === 10)
            continue;
        if (byte === 127 || (byte < 32 && ![8, 9, 12, 27].includes(byte)))
            unprintable++;
        else
            printable++;
    }
    return printable >> 7 < unprintable;
}
function settingOf(word) {
    if (word.startsWith("-"))
        return [word.slice(1), false];
    if (word.startsWith("!"))
        return [word.slice(1), "!unspecified"];
    const equals = word.indexOf("=");
    return equals < 0 ? [word, true] : [word.slice(0, equals), word.slice(equals + 1)];
}
function unquote(quoted) {
    const escapes = {
        a: "\x07",
        b: "\b",
        f: "\f",
        n: "\n",
        r: "\r",
        t: "\t",
        v: "\v",
    };
    return quoted.replace(/\\([0-3][0-7]{2}|.)/gs, (_, what) => what.length === 3 ? String.fromCharCode(parseInt(what, 8)) : (escapes[what] ?? what));
}
function matcherOf(pattern, directory) {
    if (pattern.endsWith("/"))
        return () => false;
    const match = (0,_wildmatch_js__WEBPACK_IMPORTED_MODULE_0__/* .wildmatch */ .c)(pattern.replace(/^\//, ""));
    if (!pattern.includes("/"))
        return (path, foldCase) => match((0,_path_js__WEBPACK_IMPORTED_MODULE_1__/* .nameOf */ .Vb)(path), foldCase);
    return (path, foldCase) => match(path.slice((0,_path_js__WEBPACK_IMPORTED_MODULE_1__/* .join */ .fj)(directory, "x").length - 1), foldCase);
}


/***/ }),

/***/ 228:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ wildmatch)
/* harmony export */ });
function wildmatch(pattern) {
    const segments = segmentsOf(bytesOf(pattern));
    if (!segments)
        return () => false;
    return (path, foldCase) => matchAll(segments, bytesOf(path).split("/"), "**", (tokens, name) => tokens !== "**" && matchName(tokens, name, foldCase));
}
function bytesOf(text) {
    return /^[\0-\x7f]*$/.test(text)
        ? text
        : Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte)).join("");
}
function matchName(tokens, name, foldCase) {
    return matchAll(tokens, name, "*", (token, character) => token !== "*" && token(character.charCodeAt(0), foldCase));
}
function matchAll(pattern, items, star, fits) {
    let [at, item, retry, retryItem] = [0, 0, -1, 0];
    while (item < items.length) {
        const one = pattern[at];
        const thing = items[item];
        if (one === star) {
            retry = at++;
            retryItem = item;
        }
        else if (one !== undefined && thing !== undefined && fits(one, thing)) {
            at++;
            item++;
        }
        else if (retry >= 0) {
            at = retry + 1;
            item = ++retryItem;
        }
        else
            return false;
    }
    const rest = pattern.slice(at);
    return star === "*" ? rest.every((one) => one === star) : rest.length === 0;
}
function segmentsOf(pattern) {
    const segments = [];
    let tokens = [];
    const end = () => {
        segments.push(tokens.length > 1 && tokens.every((token) => token === "*") ? "**" : tokens);
        tokens = [];
    };
    for (let at = 0; at < pattern.length; at++) {
        const character = pattern[at] ?? "";
        const escaped = character === "\\" ? pattern[at + 1] : undefined;
        if (character === "\\" && escaped === undefined)
            return undefined;
        if (character === "/" || escaped === "/")
            end();
        else if (escaped !== undefined)
            tokens.push(byteOf(escaped));
        else if (character === "*")
            tokens.push("*");
        else if (character === "?")
            tokens.push(() => true);
        else if (character === "[") {
            const set = setOf(pattern, at + 1);
            if (!set)
                return undefined;
            tokens.push(set.has);
            at = set.end;
            continue;
        }
        else
            tokens.push(byteOf(character));
        if (escaped !== undefined)
            at++;
    }
    end();
    return segments;
}
function byteOf(character) {
    const wanted = character.charCodeAt(0);
    return (byte, foldCase) => byte === wanted || (foldCase && lower(byte) === lower(wanted));
}
function lower(byte) {
    return byte >= 65 && byte <= 90 ? byte + 32 : byte;
}
const classes = new Map([
    ["alnum", /[A-Za-z0-9]/],
    ["alpha", /[A-Za-z]/],
    ["blank", /[ \t]/],
    ["cntrl", /[\0-\x1f\x7f]/],
    ["digit", /[0-9]/],
    ["graph", /[!-~]/],
    ["lower", /[a-z]/],
    ["print", /[ -~]/],
    ["punct", /[!-/:-@[-`{-~]/],
    ["space", /[\t-\r ]/],
    ["upper", /[A-Z]/],
    ["xdigit", /[0-9A-Fa-f]/],
]);
function setOf(pattern, start) {
    const negated = pattern[start] === "!" || pattern[start] === "^";
    const members = [];
    let before;
    let at = negated ? start + 1 : start;
    do {
        let code = pattern.charCodeAt(at);
        if (at >= pattern.length)
            return undefined;
        const named = pattern.startsWith("[:", at)
            ? pattern.slice(at + 2, pattern.indexOf("]", at + 2) + 1 || at)
            : undefined;
        if (pattern[at] === "-" && before !== undefined && at + 1 < pattern.length && pattern[at + 1] !== "]") {
            at += pattern[at + 1] === "\\" ? 2 : 1;
            if (at >= pattern.length)
                return undefined;
            const [from, to] = [before, pattern.charCodeAt(at)];
            members.push((byte) => byte >= from && byte <= to);
            code = undefined;
        }
        else if (named === "")
            return undefined;
        else if (named?.endsWith(":]")) {
            const group = classes.get(named.slice(0, -2));
            if (!group)
                return undefined;
            members.push((byte) => group.test(String.fromCharCode(byte)));
            at += named.length + 1;
            code = undefined;
        }
        else {
            if (pattern[at] === "\\")
                code = pattern.charCodeAt(++at);
            if (at >= pattern.length)
                return undefined;
            const wanted = code;
            members.push((byte) => byte === wanted);
        }
        before = code;
        at++;
    } while (pattern[at] !== "]");
    const has = (byte) => members.some((member) => member(byte));
    return {
        end: at,
        has: (byte, foldCase) => (has(byte) || (foldCase && (has(lower(byte)) || has(lower(byte) - 32)))) !== negated,
    };
}


/***/ }),

/***/ 5028:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  kG: () => (/* binding */ groupFindings),
  $c: () => (/* binding */ subjectsIn),
  md: () => (/* binding */ worstFirst)
});

// EXTERNAL MODULE: ./build/bundle/src/model/finding.js
var finding = __webpack_require__(290);
;// CONCATENATED MODULE: ./build/bundle/src/generated/titles.js
const titles = new Map([
    ["a3s", "A3S Code"],
    ["augment", "Augment"],
    ["claude", "Claude Code"],
    ["codebuddy", "CodeBuddy"],
    ["codex", "Codex"],
    ["copilot", "GitHub Copilot"],
    ["cursor", "Cursor"],
    ["defect", "defect"],
    ["factory", "Factory"],
    ["gemini", "Gemini CLI"],
    ["goose", "goose"],
    ["junie", "Junie"],
    ["kiro", "Kiro"],
    ["opencode", "opencode or Kilo"],
    ["openheim", "openheim"],
    ["qwen", "Qwen Code"],
    ["roo", "Roo Code"],
    ["vtcode", "VT Code"],
]);

;// CONCATENATED MODULE: ./build/bundle/src/reports/group.js


function groupFindings(judged) {
    return grouped(grouped(judged.map(alone), samePlace), sameHabit);
}
function subjectsIn({ inspection: { loads, subjects }, }) {
    const names = new Map(loads.map(({ host, title }) => [host, title]));
    const readers = new Map();
    for (const { host, item } of subjects)
        for (const path of item.files)
            readers.set(path, (readers.get(path) ?? new Set()).add(host));
    return ({ hosts, message, paths }) => {
        const saying = hosts.map((host) => names.get(host) ?? host);
        const isAlone = saying.length < 2 && paths.every((path) => (readers.get(path)?.size ?? 0) < 2);
        return isAlone || saying.every((name) => message.includes(name)) ? "" : ` (${saying.join(", ")})`;
    };
}
const foremost = 3;
function worstFirst(remarks) {
    const counts = new Map();
    const ranked = remarks.map((remark) => {
        const { rule, kind = "" } = remark.first.finding;
        const sort = `${remark.severity} ${rule} ${kind}`;
        const count = (counts.get(sort) ?? 0) + 1;
        counts.set(sort, count);
        return { remark, severity: finding/* severities */.g.indexOf(remark.severity), isLater: count > foremost };
    });
    return ranked
        .sort((one, other) => other.severity - one.severity || Number(one.isLater) - Number(other.isLater))
        .map(({ remark }) => remark);
}
function alone(judged) {
    const { finding, state } = judged;
    return {
        first: judged,
        message: finding.message,
        severity: finding.severity,
        state,
        hosts: finding.host === null ? [] : [finding.host],
        paths: [finding.at.source.path],
        all: [judged],
    };
}
function samePlace({ first: { finding, waiver }, state }) {
    const { rule, kind = "", severity, at, value, message } = finding;
    const { path } = at.source;
    return `${rule} ${kind} ${severity} ${state} ${path.length} ${path} ${at.span.start} ${excuseOf(waiver)} ${value ?? message}`;
}
function sameHabit({ first: { finding, waiver }, state, hosts }) {
    const { rule, kind = "", severity, layer, groupKey: habit } = finding;
    return habit === undefined || !layer
        ? undefined
        : `${rule} ${kind} ${severity} ${state} ${hosts.join(",")} ${layer.name} ${layer.root.length} ${layer.root} ${excuseOf(waiver)} ${habit}`;
}
function excuseOf(waiver) {
    return waiver ? `${waiver.at.source.path.length} ${waiver.at.source.path} ${waiver.at.span.start}` : "";
}
function grouped(remarks, key) {
    const groups = new Map();
    for (const remark of remarks) {
        const name = key(remark) ?? remark;
        const group = groups.get(name);
        if (group)
            group.push(remark);
        else
            groups.set(name, [remark]);
    }
    return [...groups.values()].flatMap((group) => (group[0] ? [merged(group[0], group)] : []));
}
function merged(first, group) {
    if (group.length === 1)
        return first;
    const paths = [...new Set(group.flatMap((remark) => remark.paths))];
    const hosts = [...new Set(group.flatMap((remark) => remark.hosts))];
    const { message, groupKey: habit = message } = first.first.finding;
    const said = paths.length > 1 ? habit : message;
    return {
        ...first,
        message: saysAlike(group.flatMap(({ all }) => all)) ? ofAll(said, hosts) : said,
        hosts,
        paths,
        all: group.flatMap(({ all }) => all),
    };
}
function saysAlike(all) {
    const said = new Map();
    return all.every(({ finding: { host, at, message } }) => {
        const place = `${at.source.path}:${at.span.start}`;
        const neutral = message.replaceAll(titleOf(host), "\0");
        const other = said.get(place) ?? neutral;
        said.set(place, neutral);
        return other === neutral;
    });
}
function ofAll(said, [first = "", ...others]) {
    const title = titleOf(first);
    const names = [title, ...others.map(titleOf)];
    return others.length === 0 ? said : said.replace(title, () => `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`);
}
function titleOf(host) {
    return titles.get(host ?? "") ?? host ?? "\0";
}


/***/ }),

/***/ 641:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  comparison: () => (/* binding */ comparison),
  markdown: () => (/* binding */ markdown)
});

// UNUSED EXPORTS: allWell, commentOf, reportModelOf, reportOf, undecided

// EXTERNAL MODULE: ./build/bundle/src/inspect/cross-host.js
var cross_host = __webpack_require__(4237);
// EXTERNAL MODULE: ./build/bundle/src/sanitize/text.js
var sanitize_text = __webpack_require__(2426);
;// CONCATENATED MODULE: ./build/bundle/src/reports/markdown/escape.js

const gap = "\u200b";
const longest = 300;
function code(text, { full = false } = {}) {
    const shown = cut((0,sanitize_text/* visible */.RK)(text), full ? Infinity : longest).replaceAll("@", `@${gap}`);
    if (shown.trim() === "")
        return shown === "" ? "(empty)" : "(blank)";
    const fence = "`".repeat(Math.max(0, ...[...shown.matchAll(/`+/g)].map(([run]) => run.length)) + 1);
    const padding = /^[` ]|[` ]$/.test(shown) ? " " : "";
    return `${fence}${padding}${shown}${padding}${fence}`;
}
function escape_prose(text) {
    return cut((0,sanitize_text/* visible */.RK)(text), 4 * longest)
        .split("`")
        .map((part, at) => (part === "" ? "" : at % 2 === 1 ? code(part) : plain(part)))
        .join("");
}
const acting = /@|:\/\/|www\.|#\d|GH-\d|[0-9a-f]{7}|:[a-z0-9_+-]+:|\$/i;
function plain(text) {
    return text
        .split(/( +)/)
        .map((word) => (acting.test(word) ? code(word) : word.replace(/[!-/:-@[-`{-~]/g, escaped)))
        .join("");
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

;// CONCATENATED MODULE: ./build/bundle/src/reports/markdown/cross-host.js


function crossHostBlock({ telling: { abroad, changes }, isWhole }) {
    const changed = new Set(changes?.flatMap(({ path, after }) => (after ? [path] : [])));
    const some = isWhole ? abroad : abroad.flatMap((group) => within(group, changed));
    return {
        head: ["### More than in their own host", ""],
        lines: some.map((group) => `- ⚠️ ${(0,cross_host/* crossHostSentence */.I)(group, code)}`),
        more: (left) => `…and ${left} more of such lines.`,
    };
}
function within(group, paths) {
    const profiles = group.profiles.filter(({ path }) => paths.has(path));
    return profiles.length > 0 ? [{ ...group, profiles }] : [];
}

;// CONCATENATED MODULE: ./build/bundle/src/reports/markdown/budget.js
const encoder = new TextEncoder();
function bytesOf(text) {
    return encoder.encode(text).length;
}
function budget_page(opening, blocks, closing, limit, elsewhere = "") {
    const filled = blocks.filter(({ lines }) => lines.length > 0);
    const rest = ({ more, weights, lines }, shown) => `${more(weights ? weights.slice(shown).reduce((sum, weight) => sum + weight, 0) : lines.length - shown)}${elsewhere}`;
    const notes = filled.map((block) => bytesOf(rest(block, 0)) + 3);
    let room = limit - bytesOf([...opening, ...closing, ""].join("\n")) - notes.reduce((sum, note) => sum + note, 0);
    const body = filled.flatMap((block) => {
        const { head, lines, foot = [], share = 1 } = block;
        const frame = bytesOf(["", ...head, ...foot, ""].join("\n"));
        const start = Math.min(room, limit * share) - frame;
        let left = start;
        let shown = 0;
        while (shown < lines.length && left > bytesOf(lines[shown] ?? ""))
            left -= bytesOf(lines[shown++] ?? "") + 1;
        if (shown === 0)
            return [rest(block, 0), ""];
        room -= start - left + frame;
        return [...head, ...lines.slice(0, shown), ...(shown < lines.length ? ["", rest(block, shown)] : []), ...foot, ""];
    });
    return [...opening, ...body, ...closing, ""].join("\n");
}

// EXTERNAL MODULE: ./build/bundle/src/policy/model.js
var model = __webpack_require__(3861);
// EXTERNAL MODULE: ./build/bundle/src/compare/reasons.js
var reasons = __webpack_require__(1968);
// EXTERNAL MODULE: ./build/bundle/src/evaluate/result.js
var evaluate_result = __webpack_require__(7916);
;// CONCATENATED MODULE: ./build/bundle/src/reports/markdown/links.js


function fitting(say, setting) {
    const most = setting.isWhole ? 200_000 : 12_000;
    const full = say(setting);
    if (full.length <= most)
        return full;
    const { links: _, ...unlinked } = setting;
    const plain = say({ ...unlinked, links: undefined });
    return plain.length <= most ? plain : say({ ...unlinked, links: undefined, isShort: true });
}
function spotLink(spot, setting) {
    return linked(pathWords(spot.path, setting, spot.line), spot, setting);
}
function pathWords(path, { isShort = false }, line = null) {
    const end = line === null ? "" : `:${line}`;
    return isShort && path.length > 200 ? `${code(path.slice(0, 200))}…${end}` : code(`${path}${end}`, { full: true });
}
function linked(words, { path, line, isOfBase = false }, { telling: { repository, commit, base }, links }) {
    const anchor = line === null ? "" : `?plain=1#L${line}`;
    const elsewhere = links && foreignAddress(path, links);
    if (elsewhere !== undefined && links?.isOwnOnly)
        return words;
    if (elsewhere !== undefined)
        return `[${words}](${elsewhere}${anchor})`;
    const at = isOfBase ? base : commit;
    if (!links || links.without === path || repository === null || at === null || path.startsWith("~/"))
        return words;
    return `[${words}](${links.server}/${repository}/blob/${at}/${encoded(path)}${anchor})`;
}
function foreignAddress(path, { server }) {
    const [, repository, file = "", ref = ""] = /^([\w.-]+\/[\w.-]+)\/\/([^@]+)@(.+)$/.exec(path) ?? [];
    return repository === undefined ? undefined : `${server}/${repository}/blob/${encoded(ref)}/${encoded(file)}`;
}
function ruleLink({ rule, kind }, { telling: { tool } }) {
    return `[${code(kind === null ? rule : `${rule}/${kind}`)}](${(0,evaluate_result/* helpOf */.ZL)(tool, rule)})`;
}
function encoded(path) {
    return path.split("/").map(encodeSegment).join("/");
}
function encodeSegment(segment) {
    return encodeURIComponent(segment.replace(/\p{Cs}/gu, "\ufffd")).replace(/[!'()*]/g, (character) => `%${character.charCodeAt(0).toString(16)}`);
}

;// CONCATENATED MODULE: ./build/bundle/src/reports/markdown/omitted.js
function omittedDifferences({ widenings, differences, previousPath }) {
    const isTold = ({ field, before, at }) => widenings.some((widening) => widening.kind === field || (before === null && widening.at.path === at.path && widening.at.line === at.line));
    return differences.filter((difference) => !["tools", "prompt", "verdict", ...(previousPath === null ? [] : ["path"])].includes(difference.field) &&
        !isTold(difference));
}
function unnamed({ gained, widenings }) {
    return gained.filter((tool) => !widenings.some(({ message }) => message.includes(tool === "*" ? "every tool" : `\`${tool}\``)));
}

;// CONCATENATED MODULE: ./build/bundle/src/reports/markdown/phrases.js

function plural(count, noun) {
    return `${count} ${noun}${count === 1 ? "" : "s"}`;
}
function listed(parts, last = "and") {
    return parts.length > 1 ? `${parts.slice(0, -1).join(", ")} ${last} ${parts.at(-1)}` : parts.join("");
}
function countsOf({ errors, warnings, notes }, which = "") {
    const parts = [
        [errors, "error"],
        [warnings, "warning"],
        [notes, "note"],
    ];
    return listed(parts.filter(([count]) => count > 0).map(([count, noun]) => plural(count, `${which}${noun}`)));
}
function nameWords(name) {
    return name === null ? "(no name)" : code(name);
}
function fieldWords(field) {
    return /^(?![0-9a-f]+$)[a-z][a-z-]*$/i.test(field) ? field : code(field);
}
function powersOf({ capabilities }, had) {
    if (capabilities === null)
        return "unknown";
    if (capabilities.length === 0)
        return "nothing";
    return capabilities.map((power) => (had === undefined || had.includes(power) ? power : `**${power}**`)).join(", ");
}
function shownOf({ isWhole }) {
    return isWhole ? 500 : 50;
}
function slices(list, size) {
    return Array.from({ length: Math.ceil(list.length / size) }, (_, at) => list.slice(at * size, (at + 1) * size));
}
function some(parts, most) {
    return parts.length > most
        ? `${parts.slice(0, most - 1).join(", ")} and ${parts.length - most + 1} more`
        : parts.join(", ");
}

;// CONCATENATED MODULE: ./build/bundle/src/reports/markdown/change-cells.js





const most = 8;
function change_cells_reasons(change, setting) {
    const why = (0,reasons/* reasonsOf */.z)(change.widenings, ({ path, line }) => JSON.stringify([path, line])).map(({ message, at }) => `${escape_prose(message)} (${placeOf(at, change, setting)})`);
    return why.length > most ? [...why.slice(0, most), `…and ${plural(why.length - most, "more reason")}`] : why;
}
function placeOf(at, { path }, setting) {
    return at.path === path && at.line !== null ? linked(`line ${at.line}`, at, setting) : spotLink(at, setting);
}
function mayDo({ before, after }) {
    if (!after)
        return `${powersOf(before ?? { capabilities: null })} → nothing`;
    if (!before)
        return powersOf(after, ["read"]);
    const [was, is] = [powersOf(before), powersOf(after)];
    return was === is ? is : `${was} → ${powersOf(after, before.capabilities ?? [])}`;
}
function differences(change, setting) {
    const { before, after, lost, fields, prompt, isWidened } = change;
    if (!before || !after)
        return after ? oneSided(change, after) : ["the file is gone"];
    const gained = unnamed(change);
    const tools = [
        ...(gained.length > 0 ? [`gains ${toolsOf(gained)}`] : []),
        ...(lost.length > 0 ? [`loses ${toolsOf(lost)}`] : []),
    ].join("; ");
    const shown = omittedDifferences(change);
    const told = [
        "tools",
        "prompt",
        "verdict",
        "reach",
        "bypass",
        "path",
        ...change.differences.map(({ field }) => field),
    ];
    const others = [...new Set(fields)].filter((field) => !told.includes(field));
    return [
        ...(tools === "" ? [] : [tools]),
        ...shown.slice(0, most).map((difference) => differenceLine(difference, setting)),
        ...(shown.length > most ? [`…and ${plural(shown.length - most, "more difference")}`] : []),
        ...(prompt ? [promptLine(prompt)] : fields.includes("prompt") ? ["prompt: changed"] : []),
        ...(others.length > 0
            ? [`${isWidened || shown.length > 0 ? "also: " : ""}${some(others.map(fieldWords), most)}`]
            : []),
    ];
}
function oneSided(change, { mode, model }) {
    const tools = unnamed(change);
    const isTold = change.widenings.some(({ kind }) => kind === "bypass");
    return [
        ...(tools.length > 0 ? [`by ${toolsOf(tools)}`] : []),
        ...(isTold ? [] : change_cells_valueOf("mode", mode)),
        ...change_cells_valueOf("model", model),
    ];
}
function change_cells_valueOf(field, value) {
    return value === null ? [] : [`${field}: ${code(value)}`];
}
function differenceLine({ field, before, after, at }, setting) {
    const [was, is] = [before, after].map((value) => (value === null ? "none" : code(value)));
    return `${linked(fieldWords(field), at, setting)}: ${was} → ${is}`;
}
function promptLine({ added, removed, hidden }) {
    const lines = added + removed === 0 ? "changed" : `+${added} −${removed} ${added + removed === 1 ? "line" : "lines"}`;
    return `prompt: ${lines}${hidden > 0 ? `, **${plural(hidden, "hidden character")}**` : ""}`;
}
function toolsOf(tools) {
    return some(tools.map((tool) => (tool === "*" ? "every tool" : code(tool))), 6);
}
function allowed({ objections, allowance }, setting) {
    const counting = objections.filter(({ state }) => state !== "waived");
    const answers = { error: "❌ **no**", warning: "⚠️ **warned**", note: "ℹ️ noted" };
    const worst = counting[0]?.severity;
    if (worst !== undefined)
        return `${answers[worst]}: ${rulesOf(counting.filter(({ severity }) => severity === worst), setting)}`;
    if (objections.length > 0)
        return `⚠️ waived: ${rulesOf(objections, setting)}`;
    if (allowance && allowance.grants.length > 0)
        return `✅ yes, by ${allowance.grants.length === 1 ? "a grant" : "grants"}: ${some(allowance.grants.map((at) => spotLink(at, setting)), 3)}`;
    if (allowance === null)
        return "no finding stands on it";
    return allowance.isEnough ? "✅ yes, within the ceiling" : "✅ yes: no finding stands on it";
}
function rulesOf(objections, setting) {
    const rules = new Map(objections.map((one) => [
        `${one.rule}/${one.kind ?? ""}/${one.state}`,
        `${ruleLink(one, setting)}${one.state === "existing" ? " (not new)" : ""}`,
    ]));
    return some([...rules.values()], 4);
}

;// CONCATENATED MODULE: ./build/bundle/src/reports/markdown/changes.js





const unfolded = 5;
function changesBlocks(setting) {
    const changes = setting.telling.changes ?? [];
    return [
        widenedBlock(changes.filter(({ isWidened }) => isWidened), setting),
        othersBlock(changes.filter(({ isWidened }) => !isWidened), setting),
    ];
}
function widenedBlock(changes, setting) {
    const asked = setting.telling.approvals.flatMap(({ by, count }) => [
        `The policy asks for ${plural(count, "approval")} by ${listed(by.map((name) => (name === model/* codeOwners */.eY ? "code owners" : code(name))), "or")}.`,
        "",
    ]);
    const cells = (change, where) => [
        [mayDo(change), allowed(change, where), ...ownersOf(change)].join("<br>"),
        [...change_cells_reasons(change, where), ...differences(change, where)].join("<br>"),
    ];
    return {
        head: [
            "### May do more than before",
            "",
            ...asked,
            row(["Subagent", "May do; is that allowed?", "Why it is more"]),
            row(["---", "---", "---"]),
        ],
        ...rowsOf(worstFirst(changes), cells, setting),
        share: 0.5,
        more: (left) => `…and ${left} more ${left === 1 ? "subagent that may" : "subagents that may"} do more than before.`,
    };
}
function othersBlock(changes, setting) {
    const title = `${setting.telling.changes?.some(({ isWidened }) => isWidened) ? "Other changed" : "Changed"} subagents`;
    const isFolded = changes.length > unfolded;
    return {
        head: [
            isFolded ? `<details><summary><b>${changes.length} ${title.toLowerCase()}</b></summary>` : `### ${title}`,
            "",
            row(["Subagent", "May do", "What changed"]),
            row(["---", "---", "---"]),
        ],
        ...rowsOf(changes, (change, where) => [mayDo(change), differences(change, where).join("<br>") || "nothing but that"], setting),
        ...(isFolded ? { foot: ["", "</details>"] } : {}),
        share: 0.3,
        more: (left) => `…and ${left} more changed ${left === 1 ? "subagent" : "subagents"}.`,
    };
}
function ownersOf({ owners }) {
    return owners.length === 0
        ? []
        : [
            `${owners.length === 1 ? "owner" : "owners"}: ${some(owners.map((owner) => code(owner)), 4)}`,
        ];
}
function worstFirst(changes) {
    const severities = ["error", "warning", "note"];
    const rank = ({ objections, widenings }) => {
        const counting = objections.filter(({ state }) => state !== "waived");
        const worst = Math.min(...counting.map(({ severity }) => severities.indexOf(severity)), severities.length);
        const isNew = counting.some(({ severity, state }) => severities.indexOf(severity) === worst && state === "new");
        return 4 * worst + (isNew ? 0 : 2) + (widenings.some(({ kind }) => kind === "bypass") ? 0 : 1);
    };
    return changes
        .map((change) => ({ change, rank: rank(change) }))
        .sort((one, other) => one.rank - other.rank)
        .map(({ change }) => change);
}
function rowsOf(changes, cells, setting) {
    const groups = new Map();
    for (const change of changes) {
        const key = JSON.stringify([
            change.host,
            standingOf(change),
            change.isFolded,
            cells(change, { ...setting, links: undefined }),
        ]);
        const group = groups.get(key);
        if (group)
            group.push(change);
        else
            groups.set(key, [change]);
    }
    const chunks = [...groups.values()].flatMap((group) => (setting.isWhole ? slices(group, shownOf(setting)) : [group]));
    const rowOf = (first, chunk) => (where) => row([subjectCell(first, chunk, where), ...cells(first, chunk.length === 1 ? where : withoutLinesOf(first, where))]);
    const lines = chunks.flatMap((chunk) => (chunk[0] ? [fitting(rowOf(chunk[0], chunk), setting)] : []));
    return { lines, weights: chunks.map(({ length }) => length) };
}
function withoutLinesOf({ path }, { links, ...setting }) {
    return { ...setting, links: links && { ...links, without: path } };
}
function subjectCell(change, chunk, setting) {
    const { host, isFolded } = change;
    const folded = isFolded
        ? [`⚠️ **GitHub folds ${chunk.length === 1 ? "this change" : "these changes"} in the review**`]
        : [];
    if (chunk.length === 1)
        return [`**${nameWords(change.name)}** (${host})`, wayOf(change, setting), standingOf(change), ...folded].join("<br>");
    const shown = chunk
        .slice(0, shownOf(setting))
        .map((one) => (isNamedByFile(one) ? wayOf(one, setting) : `${nameWords(one.name)} ${wayOf(one, setting)}`));
    const names = [...shown, ...(shown.length < chunk.length ? [`and ${chunk.length - shown.length} more`] : [])].join("<br>");
    const title = [`**${chunk.length} subagents** (${host})`, standingOf(change), ...folded].join("<br>");
    return chunk.length > unfolded
        ? `${title}<details><summary>Which ones</summary>${names}</details>`
        : `${title}<br>${names}`;
}
function isNamedByFile({ name, path }) {
    return name !== null && path.slice(path.lastIndexOf("/") + 1).replace(/\.[^.]*$/, "") === name;
}
function wayOf({ path, previousPath, after, widenings, differences: different }, setting) {
    const line = [...widenings, ...different].find(({ at }) => at.path === path && at.isOfBase !== true)?.at.line ?? null;
    const previous = previousPath === null ? [] : [spotLink({ path: previousPath, line: null, isOfBase: true }, setting)];
    const here = path === ""
        ? "built into its host"
        : linked(pathWords(path, setting), { path, line: after ? line : null, isOfBase: after === null }, setting);
    return [...previous, here].join(" → ");
}
function standingOf({ kind, before, after }) {
    const [was, is] = [before?.verdict ?? null, after?.verdict ?? null];
    const verdict = is === null || was === is || (was === null && is === "loaded")
        ? []
        : [was === null ? `**${is}**` : `${was} → **${is}**`];
    return [kind === "added" ? "new" : kind, ...verdict].join(", ");
}

;// CONCATENATED MODULE: ./build/bundle/src/reports/markdown/delegation.js

const delegation_most = 30;
const delegation_longest = 40;
function delegationBlock({ delegation }) {
    const graph = delegation ? [graphOf(delegation)] : [];
    return {
        head: ["<details><summary><b>Who may start whom</b></summary>", ""],
        lines: graph,
        foot: ["", "</details>"],
        more: () => "A graph of who may start whom has no room here.",
    };
}
function graphOf({ nodes, edges }) {
    const shown = nodes.slice(0, delegation_most);
    const arrows = edges.filter(({ from, to }) => from < shown.length && to < shown.length);
    const boxes = shown.map(({ name, host, capabilities, isChanged }, i) => `  n${i}["${[label(name?.trim() || "(no name)"), label(host), capabilities === null ? "unknown" : capabilities.join(", ") || "nothing"].join("<br/>")}"]${isChanged ? ":::changed" : ""}`);
    const left = nodes.length - shown.length;
    return [
        "```mermaid",
        "flowchart LR",
        ...boxes,
        ...arrows.map(({ from, to }) => `  n${from} --> n${to}`),
        "  classDef changed stroke-width:3px",
        "```",
        "",
        `A thick frame marks what this change touches; an arrow, what may be started.${left > 0 ? ` ${left} more are not drawn.` : ""}`,
    ].join("\n");
}
function label(words) {
    const text = [...(0,sanitize_text/* visible */.RK)(words)];
    const cut = text.length > delegation_longest ? [...text.slice(0, delegation_longest - 1), "…"] : text;
    const plain = cut
        .map((character) => (/[\p{L}\p{N} .,_()/+-]/u.test(character) ? character : wide(character)))
        .join("");
    return plain.replace(/^(\s*\d+)\.|^(\s*)[+-]/, (_, digits, space = "") => digits === undefined ? `${space}–` : `${digits}．`);
}
function wide(character) {
    const point = character.codePointAt(0) ?? 0;
    return point > 0x20 && point < 0x7f ? String.fromCodePoint(point + 0xfee0) : point < 0x80 ? " " : character;
}

;// CONCATENATED MODULE: ./build/bundle/src/reports/markdown/findings.js



const findings_unfolded = 10;
const marks = { error: "❌ **error**", warning: "⚠️ **warning**", note: "ℹ️ note" };
function findingsBlocks(setting) {
    const { findings: { fresh, touched, elsewhere, waived }, base, } = setting.telling;
    const stands = (remarks) => (findings_countOf(remarks) === 1 ? "stands" : "stand");
    const isCompared = base !== null || touched.length + elsewhere.length > 0;
    return [
        { ...blockOf(fresh, setting), head: [isCompared ? "### New findings" : "### Findings", ""] },
        folded(`on changed subagents, which ${base === null ? "may stand" : `already ${stands(touched)} at the base`}`, touched, setting),
        ...(setting.isWhole
            ? [
                folded(base === null ? "that may stand" : `elsewhere, which already ${stands(elsewhere)} at the base`, elsewhere, setting),
            ]
            : []),
        folded("that the policy waives", waived, setting),
    ];
}
function findings_countOf(remarks) {
    return remarks.reduce((sum, { count }) => sum + count, 0);
}
function folded(which, remarks, setting) {
    const count = findings_countOf(remarks);
    return {
        ...blockOf(remarks, setting),
        head: [`<details><summary>${count} ${count === 1 ? "finding" : "findings"} ${which}</summary>`, ""],
        foot: ["", "</details>"],
    };
}
function blockOf(remarks, setting) {
    const parts = setting.isWhole ? remarks.flatMap((remark) => partsOf(remark, shownOf(setting))) : remarks;
    return {
        head: [],
        lines: parts.map((remark) => fitting((where) => lineOf(remark, where), setting)),
        weights: parts.map(({ count }) => count),
        more: (left) => `…and ${left} more ${left === 1 ? "finding" : "findings"}.`,
    };
}
function partsOf(remark, size) {
    const pieces = slices(remark.places, size);
    return pieces.map((places, at) => ({
        ...remark,
        places: places,
        count: at < pieces.length - 1 ? places.length : remark.count - at * size,
    }));
}
function lineOf(remark, setting) {
    const { severity, places: [first, ...others], message, name, hosts, waiver, related, } = remark;
    const waived = waiver
        ? [
            `  <br>Waived until ${waiver.until}: ${escape_prose(waiver.reason)} (${code(waiver.owner)}, ${spotLink(waiver.at, setting)})`,
        ]
        : [];
    const places = related
        .slice(0, 5)
        .map(({ message: words, at: place }) => `  <br>${spotLink({ ...place, line: null }, setting)}: ${escape_prose(words)}`);
    const whose = `${name === null ? "" : ` ${nameWords(name)}`}${hosts.length > 0 ? ` (${hosts.join(", ")})` : ""}`;
    return [
        `- ${marks[severity]} ${spotLink(first, setting)}${whose}<br>${escape_prose(message)} (${ruleLink(remark, setting)})${also(others, setting)}`,
        ...waived,
        ...places,
    ].join("\n");
}
function also(others, setting) {
    if (others.length === 0)
        return "";
    const title = `The same in ${others.length} more ${others.length === 1 ? "file" : "files"}`;
    const shown = others.slice(0, shownOf(setting)).map((place) => spotLink(place, setting));
    const files = `${shown.join(", ")}${shown.length < others.length ? ` and ${others.length - shown.length} more` : ""}`;
    return others.length > findings_unfolded ? `<details><summary>${title}</summary>${files}</details>` : `<br>${title}: ${files}`;
}

;// CONCATENATED MODULE: ./build/bundle/src/reports/markdown/inventory.js



function inventoryBlock(setting) {
    const profiles = setting.telling.profiles ?? [];
    return {
        head: [
            `<details><summary>${profiles.length === 1 ? "1 profile: what its host makes of it, and what it may do" : `${profiles.length} profiles: what their hosts make of them, and what they may do`}</summary>`,
            "",
            row(["Subagent", "Host's verdict", "May do", "Mode, model"]),
            row(["---", "---", "---", "---"]),
        ],
        lines: profiles.map((profile) => profileRow(profile, setting)),
        foot: ["", "</details>"],
        more: (left) => `…and ${left} more ${left === 1 ? "profile" : "profiles"}.`,
    };
}
function profileRow({ name, path, host, side }, setting) {
    const shown = side.verdict === "loaded" ? "loaded" : `**${side.verdict ?? "unknown"}**`;
    const kept = [side.mode, side.model].filter((value) => value !== null).map((value) => code(value));
    return row([
        `${nameWords(name)}<br>${spotLink({ path, line: null }, setting)}`,
        `${host}: ${shown}`,
        powersOf(side),
        kept.join(", ") || "–",
    ]);
}

;// CONCATENATED MODULE: ./build/bundle/src/reports/markdown/policy.js


function policyBlocks(setting) {
    const { policy } = setting.telling;
    if (!policy)
        return [];
    const problem = ({ at, message }) => `- ${spotLink(at, setting)}: ${escape_prose(message)}`;
    const finding = (remark) => `- ${spotLink(remark.places[0], setting)} ${remark.severity}: ${escape_prose(remark.message)} (${ruleLink(remark, setting)})`;
    const parts = [
        ["Becomes looser:", policy.looser.map(problem)],
        ["Becomes tighter:", policy.tighter.map(problem)],
        ["The new policy would find:", policy.found.map(finding)],
        ["The new policy would no longer find:", policy.gone.map(finding)],
    ];
    const told = parts.filter(([, lines]) => lines.length > 0);
    return told.map(([title, lines], i) => ({
        head: [
            ...(i === 0
                ? [
                    "### Policy changes",
                    "",
                    "This change is judged by the policy as it stands; what it brings counts once it is merged.",
                    "",
                ]
                : []),
            `**${title}**`,
            "",
        ],
        lines,
        share: 0.15,
        more: (left) => `…and ${left} more.`,
    }));
}
function upcomingBlock({ upcoming }) {
    return {
        head: ["### What the rollout brings", ""],
        lines: upcoming.map(stepLine),
        more: (left) => `…and ${left} more ${left === 1 ? "day" : "days"}.`,
    };
}
function stepLine({ day, stage, findings, rules }) {
    const by = rules.map(([rule, count]) => `${code(rule)} ${count}`).join(", ");
    const [one, many] = stage === "enforce" ? ["becomes an error", "become errors"] : ["becomes a warning", "become warnings"];
    return `- From **${day}** ${findings === 1 ? `1 finding of today ${one}` : `${findings} findings of today ${many}`}: ${by}`;
}

// EXTERNAL MODULE: ./build/bundle/src/reports/group.js + 1 modules
var group = __webpack_require__(5028);
;// CONCATENATED MODULE: ./build/bundle/src/reports/markdown/merge-groups.js
function together(remarks) {
    const groups = new Map();
    for (const remark of remarks) {
        const { rule, kind, severity, message, hosts, waiver, related } = remark;
        const key = related.length > 0 ? remark : JSON.stringify([rule, kind, severity, message, hosts, waiver]);
        const group = groups.get(key);
        if (group)
            group.push(remark);
        else
            groups.set(key, [remark]);
    }
    return [...groups.values()].flatMap(([first, ...others]) => first ? [others.length === 0 ? first : joined(first, others)] : []);
}
function joined(first, others) {
    return {
        ...first,
        name: null,
        places: [...first.places, ...others.flatMap(({ places }) => places)],
        count: others.reduce((sum, { count }) => sum + count, first.count),
    };
}

// EXTERNAL MODULE: ./build/bundle/src/model/finding.js
var finding = __webpack_require__(290);
// EXTERNAL MODULE: ./build/bundle/src/model/profile.js
var model_profile = __webpack_require__(4682);
// EXTERNAL MODULE: ./build/bundle/src/approvals/index.js
var approvals = __webpack_require__(8382);
// EXTERNAL MODULE: ./build/bundle/src/compare/delegation.js
var delegation = __webpack_require__(1207);
// EXTERNAL MODULE: ./build/bundle/src/sanitize/secrets.js
var secrets = __webpack_require__(7544);
// EXTERNAL MODULE: ./build/bundle/src/model/fact.js
var fact = __webpack_require__(7277);
// EXTERNAL MODULE: ./build/bundle/src/repo/text.js
var repo_text = __webpack_require__(4951);
;// CONCATENATED MODULE: ./build/bundle/src/reports/markdown/model/subject.js



function spotAt({ source, span }) {
    return { path: source.path, line: (0,repo_text/* positionAt */.t$)(source, span.start).line };
}
function policySpot(at, { sources, base }) {
    return {
        ...spotAt(at),
        isOfBase: base !== null && sources.some(({ ref, commit }) => ref === at.source.path && commit === base),
    };
}
function sideOf({ item: { verdict, profile } }) {
    return {
        capabilities: profile ? (0,model_profile/* capabilitiesOf */.SF)(profile) : null,
        verdict: verdict.kind,
        mode: (profile && (0,fact/* known */.eO)(profile.permissionMode)) ?? null,
        model: (profile && (0,fact/* known */.eO)(profile.model)) ?? null,
    };
}
function nameOf({ item: { profile } }) {
    return (profile && (0,fact/* known */.eO)(profile.name)) ?? null;
}

;// CONCATENATED MODULE: ./build/bundle/src/reports/markdown/model/change.js






function changesIn(result) {
    const { changes, findings: judged, reviewContext: review } = result;
    if (!changes)
        return null;
    const standing = byItem(judged);
    const beside = judged.filter(({ finding: { item, host } }) => item === null && host !== null);
    return changes.map((change) => {
        const { kind, before, after, gained, lost, widened, widenings, differences, fields, prompt } = change;
        const subject = after ?? before;
        const path = subject?.item.files[0] ?? "";
        const previous = before?.item.files[0];
        return {
            kind,
            host: subject?.title ?? "",
            name: subject ? nameOf(subject) : null,
            path,
            previousPath: previous === undefined || previous === path ? null : previous,
            before: before && sideOf(before),
            after: after && sideOf(after),
            gained: change_toolsOf(gained),
            lost: change_toolsOf(lost),
            isWidened: widened,
            widenings: widenings.map(({ kind: why, capability, message, at }) => ({
                kind: why,
                capability,
                message,
                at: { ...spotAt(at), isOfBase: after === null },
            })),
            differences: differences.map(({ field, before: was, after: is, at }) => ({
                field,
                before: was,
                after: is,
                at: { ...spotAt(at), isOfBase: is === null },
            })),
            fields,
            prompt,
            objections: after
                ? objectionsIn([...(standing.get(after.item) ?? []), ...beside.filter((one) => isAbout(one, change))])
                : [],
            allowance: allowanceOf(after, result),
            owners: review?.owners.get(path) ?? [],
            isFolded: review !== undefined && (0,approvals.filesOf)(change).some((file) => review.folded.has(file)),
        };
    });
}
function byItem(judged) {
    const found = new Map();
    for (const one of judged) {
        const { item } = one.finding;
        if (item)
            found.set(item, [...(found.get(item) ?? []), one]);
    }
    return found;
}
function isAbout({ finding }, { after, widenings }) {
    return (finding.host === after?.host &&
        widenings.some(({ at }) => at.source === finding.at.source && at.span.start === finding.at.span.start));
}
function objectionsIn(judged) {
    const told = judged.map(({ finding: { rule, kind = null, severity }, state }) => ({ rule, kind, severity, state }));
    return told.sort((one, other) => rankOf(other.severity) - rankOf(one.severity));
}
function rankOf(severity) {
    return finding/* severities */.g.indexOf(severity);
}
function change_toolsOf(grants) {
    return [...new Set(grants.map(({ tool }) => (0,secrets/* redacted */.p)(tool)))];
}
function allowanceOf(after, result) {
    const allowance = after && result.reviewContext?.allowances.get(after);
    if (!allowance)
        return null;
    const held = after.item.profile ? (0,model_profile/* capabilitiesOf */.SF)(after.item.profile) : [];
    return {
        isEnough: held.every((capability) => allowance.may.includes(capability)),
        grants: allowance.grants.map((at) => policySpot(at, result)),
    };
}
function delegationIn({ changes = [] }) {
    const { nodes, edges } = (0,delegation/* delegationOf */.S)(changes);
    if (edges.length === 0)
        return null;
    const places = new Map(nodes.map((subject, i) => [subject, i]));
    const changed = new Set(changes.map(({ after }) => after));
    return {
        nodes: nodes.map((subject) => ({
            name: nameOf(subject),
            host: subject.title,
            capabilities: sideOf(subject).capabilities,
            isChanged: changed.has(subject),
        })),
        edges: edges.map(({ from, to }) => ({ from: places.get(from) ?? -1, to: places.get(to) ?? -1 })),
    };
}

;// CONCATENATED MODULE: ./build/bundle/src/reports/markdown/model/index.js






function reportModelOf(result) {
    const { tool, repository, commit, base, sources, notes, reviewContext: review, policyChanges, upcoming, inspection, } = result;
    const remark = remarkOf(result);
    return {
        tool,
        repository,
        commit,
        base,
        sources: sources.map((source) => ({ ref: source.ref, commit: source.commit })),
        verdict: verdictOf(result),
        notes,
        changes: changesIn(result),
        delegation: delegationIn(result),
        approvals: (review?.approvals ?? []).map(({ by, count }) => ({ by, count })),
        findings: findingsIn(result, remark),
        policy: policyChanges ? policyOf(policyChanges) : null,
        upcoming: upcoming.map(({ rules, ...step }) => ({ ...step, rules: [...rules] })),
        profiles: inspection.subjects.map(profileOf),
        abroad: (0,cross_host/* crossHostAccessIn */.g)(inspection),
    };
}
function verdictOf(result) {
    const { findings: judged, gate, inspection } = result;
    const { profiles, existing, waived } = (0,evaluate_result/* summaryOf */.YG)(result);
    const counted = (wanted) => {
        const { errors, warnings, notes } = (0,evaluate_result/* summaryOf */.YG)({ inspection, findings: judged.filter(wanted) });
        return { errors, warnings, notes };
    };
    return {
        conclusion: (0,evaluate_result/* conclusionOf */.vu)(result),
        profiles,
        failing: counted((one) => (0,evaluate_result/* fails */.c6)(one, result)),
        passing: counted((one) => one.state !== "waived" && !(0,evaluate_result/* fails */.c6)(one, result)),
        existing,
        waived,
        ignored: inspection.ignored,
        gate,
    };
}
function findingsIn({ findings: judged, changes = [] }, remark) {
    const touched = new Set(changes.flatMap(({ after }) => (after ? [after.item] : [])));
    const isTouched = ({ finding: { item } }) => item !== null && touched.has(item);
    const told = (wanted) => together((0,group/* worstFirst */.md)((0,group/* groupFindings */.kG)(judged.filter(wanted))).map(remark));
    return {
        fresh: told(({ state }) => state === "new"),
        touched: told((one) => one.state === "existing" && isTouched(one)),
        elsewhere: told((one) => one.state === "existing" && !isTouched(one)),
        waived: told(({ state }) => state === "waived"),
    };
}
function remarkOf(result) {
    const { loads, subjects } = result.inspection;
    const titles = new Map(loads.map(({ host, title }) => [host, title]));
    const named = new Map(subjects.map((subject) => [subject.item, subject]));
    return ({ first, message, severity, hosts, paths, all }) => {
        const { finding, waiver } = first;
        const subject = paths.length === 1 ? named.get(finding.item) : undefined;
        const others = new Map(all.map(({ finding: { at } }) => [at.source.path, at]));
        others.delete(finding.at.source.path);
        return {
            ...saidOf(finding),
            severity,
            message,
            name: subject ? nameOf(subject) : null,
            hosts: hosts.map((host) => titles.get(host) ?? host),
            places: [spotAt(finding.at), ...[...others.values()].map(spotAt)],
            count: all.length,
            waiver: waiver && {
                owner: waiver.owner,
                reason: waiver.reason,
                until: waiver.until,
                at: policySpot(waiver.at, result),
            },
        };
    };
}
function saidOf({ rule, kind, severity, message, at, related = [] }) {
    return {
        rule,
        kind: kind ?? null,
        severity,
        message,
        places: [spotAt(at)],
        name: null,
        hosts: [],
        count: 1,
        waiver: null,
        related: related.map(problemOf),
    };
}
function policyOf({ looser, tighter, found, gone }) {
    return {
        looser: looser.map(problemOf),
        tighter: tighter.map(problemOf),
        found: found.map(saidOf),
        gone: gone.map(saidOf),
    };
}
function problemOf({ message, at }) {
    return { message, at: spotAt(at) };
}
function profileOf(subject) {
    return { name: nameOf(subject), path: subject.item.files[0] ?? "", host: subject.title, side: sideOf(subject) };
}

;// CONCATENATED MODULE: ./build/bundle/src/reports/markdown/headline.js


function headline_opening(telling) {
    return [`## ${headline_verdictLine(telling)}`, "", ...asideOf(telling).flatMap((line) => [line, ""]), ...notesOf(telling)];
}
function comparing(telling) {
    const changes = telling.changes ?? [];
    return [`## ${changedLine(changes)}`, "", ...unseen(changes).flatMap((line) => [line, ""]), ...notesOf(telling)];
}
function notesOf({ notes }) {
    return notes.flatMap((note) => [`> Note: ${escape_prose(note)}`, ""]);
}
function headline_verdictLine({ verdict, findings }) {
    const { conclusion, failing, gate } = verdict;
    const profiles = plural(verdict.profiles, "agent profile");
    if (conclusion === "findings") {
        const counts = failing ? countsOf(failing, gate === "new" ? "new " : "") : "";
        return counts === "" ? `❌ Failed, with ${profiles}` : `❌ Failed: ${counts} in ${profiles}`;
    }
    const isSilent = Object.values(findings).every((remarks) => remarks.length === 0);
    if (verdict.profiles === 0 && isSilent)
        return "✅ Passed: there are no agent profiles";
    return isSilent
        ? `✅ Passed: nothing to say about ${profiles}`
        : `✅ Passed: nothing that fails the check in ${profiles}`;
}
function changedLine(changes) {
    if (changes.length === 0)
        return "No subagent changed";
    const widened = changes.filter(({ isWidened }) => isWidened).length;
    const changed = `${plural(changes.length, "subagent")} changed`;
    if (widened === 0)
        return `${changed}; none may do more than before`;
    return `${changed}; **${widened === changes.length ? (widened === 1 ? "it" : "all") : widened} may do more than before**`;
}
function asideOf({ changes, verdict: { passing, existing, waived, ignored, gate } }) {
    const isOne = passing.errors + passing.warnings + passing.notes === 1;
    const aside = [
        ...(countsOf(passing) === ""
            ? []
            : [
                `${countsOf(passing)} ${isOne ? "does" : "do"} not fail the check${existing > 0 && gate === "new" ? ` (${existing} at the base already)` : ""}`,
            ]),
        ...(waived > 0 ? [`${waived} waived by the policy`] : []),
        ...(ignored > 0 ? [`${ignored} ignored by the policy`] : []),
    ];
    return [
        ...(changes ? [`${changedLine(changes)}.`, ...unseen(changes)] : []),
        ...(aside.length === 0 ? [] : [`${aside.join("; ")}.`]),
    ];
}
function unseen(changes) {
    const folded = changes.filter(({ isFolded }) => isFolded).length;
    const hidden = changes.filter(({ prompt }) => (prompt?.hidden ?? 0) > 0).length;
    const parts = [
        ...(folded > 0 ? [`**${plural(folded, "changed profile")}** that GitHub folds`] : []),
        ...(hidden > 0 ? [`**${plural(hidden, "prompt")}** with new hidden characters`] : []),
    ];
    return parts.length === 0 ? [] : [`⚠️ Not to be seen in the review: ${listed(parts)}.`];
}

;// CONCATENATED MODULE: ./build/bundle/src/reports/markdown/index.js











const summaryBytes = 900_000;
const commentBytes = 60_000;
function markdown(result, links) {
    return reportOf(reportModelOf(result), links);
}
function reportOf(telling, links) {
    const setting = { telling, links, isWhole: true };
    return budget_page(headline_opening(telling), [...sections(setting), inventoryBlock(setting)], closing(setting), summaryBytes);
}
function commentOf(telling, links, marker) {
    const setting = { telling, links, isWhole: false };
    const elsewhere = links.run === undefined ? "" : ` The [summary of the run](${links.run}) has the rest.`;
    return page([marker, ...opening(telling)], sections(setting), [...elsewhereLines(setting), ...closing(setting), ...source(links)], commentBytes, elsewhere);
}
function allWell(telling, links, marker) {
    return [marker, `${verdictLine(telling)}; no subagent differs from the base. ${source(links).join("")}`, ""].join("\n");
}
function comparison(result, links) {
    const setting = { telling: reportModelOf(result), links, isWhole: true };
    return budget_page(comparing(setting.telling), sections(setting), closing(setting), summaryBytes);
}
function undecided(message, places = []) {
    const lines = [`> Why: ${prose(message)}`, ...places.map((place) => `>\n> At ${prose(place)}`)];
    return page(["## ⚠️ Nothing was decided", "", ...lines, ""], [], ["The check failed because the tool could not judge, not because of a finding."], commentBytes);
}
function sections(setting) {
    return [
        ...changesBlocks(setting),
        delegationBlock(setting.telling),
        crossHostBlock(setting),
        ...findingsBlocks(setting),
        ...policyBlocks(setting),
        upcomingBlock(setting.telling),
    ];
}
function elsewhereLines({ telling: { findings: { elsewhere }, }, }) {
    const count = countOf(elsewhere);
    return count === 0
        ? []
        : [
            `${count} more ${count === 1 ? "finding stands" : "findings stand"} on subagents that this request does not change.`,
            "",
        ];
}
function source(links) {
    const run = links.run === undefined ? "its run" : `[its run](${links.run})`;
    return [`<sub>The check decides; this comment only tells what ${run} found.</sub>`];
}
function closing({ telling: { sources, base, tool } }) {
    const policy = sources.map(({ ref, commit }) => commit === null ? code(ref) : `${code(ref)} of ${code(commit.slice(0, 12))}`);
    const [, home] = /^(https:\/\/github\.com\/[^/]+\/[^/]+)/.exec(tool.homepage) ?? [];
    const command = `npx ${home ? `github:${home.slice("https://github.com/".length)}` : tool.name}`;
    const from = base?.slice(0, 12);
    const commands = from === undefined
        ? code(`${command} check`)
        : `${code(`${command} diff ${from}`)}, and for the verdict ${code(`${command} check --base ${from}`)}`;
    return [`<sub>Judged by ${policy.join(", ")}. The same on your machine: ${commands}.</sub>`, ""];
}


/***/ }),

/***/ 7544:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ withoutSecrets),
/* harmony export */   p: () => (/* binding */ redacted)
/* harmony export */ });
const secretKey = /(?:^|[_.-])(?:api_?keys?|auth(?:orization)?|credentials?|passphrase|passw(?:or)?d|private_?key|secrets?|(?:access_?|auth_?|bearer_?|refresh_?)?tokens?)$/;
function redacted(text, key = "") {
    return String(withoutSecrets(text, () => "…", key)).replaceAll("sha256:…", "(a secret)");
}
const shapes = [
    /\b(?:gh[opusr]_|github_pat_|glpat-|xox[abeoprs]-|sk-|sk_live_|rk_live_|npm_|pypi-|hf_|AIza|ya29\.)[A-Za-z0-9_.-]{16,}/g,
    /\b(?:AKIA|ASIA)[A-Z0-9]{16}\b/g,
    /\beyJ[A-Za-z0-9_-]{10,}\.[A-Za-z0-9_-]{10,}(?:\.[A-Za-z0-9_-]+)?/g,
    /-----BEGIN [A-Z ]*PRIVATE KEY-----[\s\S]*?(?:-----END [A-Z ]*PRIVATE KEY-----|$)/g,
    /(?<=\b(?:bearer|basic|token) )[A-Za-z0-9+/_.=-]{16,}/gi,
    /(?<=:\/\/[^/\s:@]*:)[^/\s:@]+(?=@)/g,
    /(?<=(?:api[_-]?key|token|secret|password)["']?[=:] ?["']?)[^\s"'&$<{]{8,}/gi,
];
const suspect = /gh[opusr]_|github_pat_|glpat-|xox|[sr]k[-_]|npm_|pypi-|hf_|AIza|ya29|A[KS]IA|eyJ|-----BEGIN|bearer|basic|token|:\/\/|api[_-]?key|secret|password/i;
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
function isSecret(key, value) {
    const snake = key.replace(/([a-z0-9])([A-Z])/g, "$1_$2").toLowerCase();
    return secretKey.test(snake) && value.length > 0 && !/^(?:\$\{?[\w:.-]+\}?|\$\{\{.*\}\}|env:\w+)$/.test(value);
}


/***/ })

};
;