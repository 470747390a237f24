"use strict";
exports.id = 8998;
exports.ids = [8998];
exports.modules = {

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





function crossHostAccessIn({ loads, subjects }) {
    const offered = subjects.filter(({ item }) => item.profile !== undefined && (0,_model_load_js__WEBPACK_IMPORTED_MODULE_3__/* .isOffered */ .k)(item));
    const homes = homesOf(loads, offered);
    const groups = new Map();
    for (const subject of offered) {
        const { title, item } = subject;
        const [path = ""] = item.files;
        const home = homes.get(path);
        const more = home ? capabilitiesBeyond(home, subject) : [];
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
    return `${listed(rest > 0 ? [...names, `${rest} more`] : names)} may also ${listed(more.map((capability) => _model_capability_js__WEBPACK_IMPORTED_MODULE_0__/* .phrases */ .HJ[capability]))} in ${listed(hosts)}${where}, beyond what ${subject} may in ${home}`;
}
function listed(words) {
    return words.length < 2 ? words.join("") : `${words.slice(0, -1).join(", ")} and ${words.at(-1)}`;
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

/***/ 1376:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ crossHostBlock)
/* harmony export */ });
/* harmony import */ var _inspect_cross_host_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4237);
/* harmony import */ var _sanitize_colors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6605);
/* harmony import */ var _sanitize_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2426);



function crossHostBlock(inspection, columns, { bold }) {
    const lines = (0,_inspect_cross_host_js__WEBPACK_IMPORTED_MODULE_0__/* .crossHostAccessIn */ .g)(inspection).flatMap((group) => (0,_sanitize_colors_js__WEBPACK_IMPORTED_MODULE_1__/* .wrap */ .L)((0,_inspect_cross_host_js__WEBPACK_IMPORTED_MODULE_0__/* .crossHostSentence */ .I)(group, (name) => `\`${(0,_sanitize_text_js__WEBPACK_IMPORTED_MODULE_2__/* .visible */ .RK)(name)}\``), Math.max(30, columns - 4), _sanitize_text_js__WEBPACK_IMPORTED_MODULE_2__/* .widthOf */ .qz).map((line, i) => `${i === 0 ? "  " : "    "}${line}`));
    return lines.length === 0 ? "" : `${bold("more than in their own host")}\n${lines.join("\n")}\n\n`;
}


/***/ }),

/***/ 8998:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  listPretty: () => (/* binding */ listPretty)
});

// EXTERNAL MODULE: ./build/bundle/src/model/capability.js
var capability = __webpack_require__(5885);
// EXTERNAL MODULE: ./build/bundle/src/model/fact.js
var fact = __webpack_require__(7277);
// EXTERNAL MODULE: ./build/bundle/src/sanitize/colors.js
var colors = __webpack_require__(6605);
// EXTERNAL MODULE: ./build/bundle/src/sanitize/text.js
var sanitize_text = __webpack_require__(2426);
;// CONCATENATED MODULE: ./build/bundle/src/reports/list/hosts-in-use.js


function usesOf(loads, strangers, columns, { dim }) {
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

// EXTERNAL MODULE: ./build/bundle/src/reports/cross-host.js
var cross_host = __webpack_require__(1376);
// EXTERNAL MODULE: ./build/bundle/src/repo/path.js
var repo_path = __webpack_require__(6311);
// EXTERNAL MODULE: ./build/bundle/src/model/profile.js
var model_profile = __webpack_require__(4682);
// EXTERNAL MODULE: ./build/bundle/src/repo/text.js
var repo_text = __webpack_require__(4951);
;// CONCATENATED MODULE: ./build/bundle/src/reports/list/pretty.js









function listPretty({ inspection: { loads, subjects, unknownHosts: strangers } }, { color, columns }) {
    const styles = (0,colors/* stylesFor */.K)(color);
    const blocks = loads.flatMap((load) => {
        const failure = load.load.problem ? [`${failed(load, load.load.problem, columns, styles)}\n\n`] : [];
        return [
            ...failure,
            ...load.load.layers.map((layer) => block(load, layer, subjects.filter(({ item }) => item.layer === layer), columns, styles)),
        ];
    });
    const kinds = new Map();
    for (const { item } of subjects)
        kinds.set(item.verdict.kind, (kinds.get(item.verdict.kind) ?? 0) + 1);
    const counts = [...kinds].map(([kind, count]) => `${count} ${kind}`).join(", ");
    const legend = columns < wide && blocks.length > 0
        ? styles.dim(`${[...letters].map(([capability, letter]) => `${letter} ${capability}`).join(", ")}\n`)
        : "";
    const total = subjects.length === 0 ? "no profiles" : `${subjects.length} profile${subjects.length === 1 ? "" : "s"}: ${counts}`;
    return `${blocks.join("")}${(0,cross_host/* crossHostBlock */.g)({ loads, subjects }, columns, styles)}${legend}${styles.bold(total)}\n${usesOf(loads, strangers, columns, styles)}`;
}
function failed({ title, edition }, problem, columns, styles) {
    const lead = `${title} ${edition} fails`;
    return `${styles.red(lead)}: ${(0,colors/* wrap */.L)(shown(problem), columns - 4, sanitize_text/* widthOf */.qz, lead.length - 2).join("\n    ")}`;
}
function block({ title, edition }, layer, subjects, columns, styles) {
    const settings = layer.authority.map((authority) => settingLine(authority, columns, styles));
    const problem = layer.problem
        ? [
            `  ${styles.red(layer.status)} ${(0,colors/* wrap */.L)(shown(layer.problem), columns - 5, sanitize_text/* widthOf */.qz, layer.status.length).join("\n    ")}\n`,
        ]
        : [];
    if (subjects.length + settings.length + problem.length === 0)
        return "";
    const heading = styles.bold(`${title} ${edition} · ${layer.name} ${(0,sanitize_text/* visible */.RK)(layer.root)}`.trimEnd());
    const rows = subjects.map((subject) => rowOf(subject, columns));
    const widths = {
        verdict: widest(rows.map(({ verdict }) => verdict), 8),
        name: widest(rows.map(({ name }) => name), Math.max(12, Math.floor(columns * 0.45))),
        powers: widest(rows.map(({ powers }) => powers), columns),
    };
    return `${heading}\n${[...problem, ...settings].join("")}${rows.map((row) => lines(row, widths, columns, styles)).join("")}\n`;
}
function settingLine({ setting, value, effect, at }, columns, { yellow, dim }) {
    const place = (0,sanitize_text/* visible */.RK)(`${at.source.path}:${(0,repo_text/* positionAt */.t$)(at.source, at.span.start).line}`);
    const room = Math.max(20, columns - 4 - effect.length - (0,sanitize_text/* widthOf */.qz)(place));
    return `  ${yellow(effect)} ${cut(`${(0,sanitize_text/* visible */.RK)(setting)} = ${(0,sanitize_text/* visible */.RK)(value)}`, room)} ${dim(place)}\n`;
}
const wide = 120;
const letters = new Map([
    ["read", "r"],
    ["write", "w"],
    ["execute", "x"],
    ["network", "n"],
    ["delegate", "d"],
    ["external", "e"],
]);
function powersOf(powers, columns) {
    if (columns < wide)
        return [...letters].map(([capability, letter]) => (powers.includes(capability) ? letter : "-")).join("");
    return powers.length === capability/* capabilities */.R7.length ? "everything" : powers.join(" ") || "nothing";
}
function rowOf(subject, columns) {
    const { files, verdict, profile } = subject.item;
    const path = files[0] ?? "";
    const name = (profile && (0,fact/* known */.eO)(profile.name)) ?? "";
    const powers = profile ? (0,model_profile/* capabilitiesOf */.SF)(profile) : [];
    const mode = profile && (0,fact/* known */.eO)(profile.permissionMode);
    const model = profile && (0,fact/* known */.eO)(profile.model);
    const rest = [
        ...(name === (0,repo_path/* stemOf */.Vc)(path) ? [] : [(0,repo_path/* nameOf */.Vb)(path)]),
        ...(mode === undefined ? [] : [`mode ${mode}`]),
        ...(model === undefined ? [] : [`model ${model}`]),
    ];
    return {
        subject,
        verdict: verdict.kind,
        name: (0,sanitize_text/* visible */.RK)(name) || "-",
        powers: profile ? powersOf(powers, columns) : "?",
        rest: rest.map((part) => (0,sanitize_text/* visible */.RK)(part)).join(", "),
    };
}
function lines({ subject, verdict, name, powers, rest }, widths, columns, styles) {
    const { item } = subject;
    const paint = item.verdict.kind === "loaded" ? styles.green : item.verdict.kind === "shadowed" ? styles.dim : styles.red;
    const start = `  ${paint(pad(verdict, widths.verdict))}  ${pad(name, widths.name)}  ${pad(powers, widths.powers)}`;
    const room = columns - (widths.verdict + widths.name + widths.powers + 8);
    const below = [
        ...("problem" in item.verdict ? (0,colors/* wrap */.L)(shown(item.verdict.problem), columns - 5, sanitize_text/* widthOf */.qz) : []),
        ...(item.verdict.kind === "shadowed" ? [`by ${(0,sanitize_text/* visible */.RK)(item.verdict.by.files[0] ?? "a built-in")}`] : []),
        ...(item.profile?.skills ?? []).flatMap((skill) => (0,colors/* wrap */.L)(skillText(skill, columns), columns - 5, sanitize_text/* widthOf */.qz)),
    ];
    return `${`${start}  ${styles.dim(cut(rest, room))}`.trimEnd()}\n${below.map((line) => `    ${line}\n`).join("")}`;
}
function skillText({ name, may, asks, because, refuses }, columns) {
    const power = refuses ? "does not start" : powersOf(may, columns);
    return `${power}  through the skill ${(0,sanitize_text/* visible */.RK)(name)}${asks ? ", after a question" : ""}: ${(0,sanitize_text/* visible */.RK)(because)}`;
}
function shown({ message, at }) {
    const { line, column } = (0,repo_text/* positionAt */.t$)(at.source, at.span.start);
    return `${(0,sanitize_text/* visible */.RK)(at.source.path)}:${line}:${column} ${(0,sanitize_text/* visible */.RK)(message)}`;
}
function widest(texts, limit) {
    return Math.min(limit, Math.max(0, ...texts.map(sanitize_text/* widthOf */.qz)));
}
function pad(text, width) {
    const short = cut(text, width);
    return short + " ".repeat(Math.max(0, width - (0,sanitize_text/* widthOf */.qz)(short)));
}
function cut(text, width) {
    if ((0,sanitize_text/* widthOf */.qz)(text) <= width)
        return text;
    let short = "";
    for (const character of text) {
        if ((0,sanitize_text/* widthOf */.qz)(short + character) >= width)
            break;
        short += character;
    }
    return `${short}…`;
}


/***/ }),

/***/ 6605:
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