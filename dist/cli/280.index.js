"use strict";
exports.id = 280;
exports.ids = [280];
exports.modules = {

/***/ 9387:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ capabilities),
/* harmony export */   a: () => (/* binding */ inOrder)
/* harmony export */ });
const capabilities = ["read", "write", "execute", "network", "delegate", "external"];
function inOrder(some) {
    const set = new Set(some);
    return capabilities.filter((capability) => set.has(capability));
}


/***/ }),

/***/ 6061:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ wrap),
/* harmony export */   n: () => (/* binding */ paintsFor)
/* harmony export */ });
const codes = { bold: [1, 22], dim: [2, 22], red: [31, 39], yellow: [33, 39], cyan: [36, 39], green: [32, 39] };
function paintsFor(color) {
    const paint = ([on, off]) => (text) => (color && text !== "" ? `\u001b[${on}m${text}\u001b[${off}m` : text);
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


/***/ }),

/***/ 2496:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ grantsOf),
/* harmony export */   S: () => (/* binding */ capabilitiesOf)
/* harmony export */ });
/* harmony import */ var _capability_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9387);
/* harmony import */ var _fact_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5259);


function grantsOf(profile) {
    return [...((0,_fact_js__WEBPACK_IMPORTED_MODULE_0__/* .known */ .eO)(profile.grants) ?? []), ...profile.extraGrants];
}
function capabilitiesOf(profile) {
    return (0,_capability_js__WEBPACK_IMPORTED_MODULE_1__/* .inOrder */ .a)(grantsOf(profile).map(({ capability }) => capability));
}


/***/ }),

/***/ 7280:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   listPretty: () => (/* binding */ listPretty)
/* harmony export */ });
/* harmony import */ var _capability_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9387);
/* harmony import */ var _fact_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5259);
/* harmony import */ var _paint_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6061);
/* harmony import */ var _path_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(1230);
/* harmony import */ var _plain_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7653);
/* harmony import */ var _profile_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2496);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8278);







function listPretty({ inspection: { loads, subjects } }, { color, columns }) {
    const paints = (0,_paint_js__WEBPACK_IMPORTED_MODULE_0__/* .paintsFor */ .n)(color);
    const blocks = loads.flatMap((load) => {
        const failure = load.load.problem ? [`${failed(load, load.load.problem, columns, paints)}\n\n`] : [];
        return [...failure, ...load.load.layers.map((layer) => block(load, layer, subjects.filter(({ item }) => item.layer === layer), columns, paints))];
    });
    const kinds = new Map();
    for (const { item } of subjects)
        kinds.set(item.verdict.kind, (kinds.get(item.verdict.kind) ?? 0) + 1);
    const counts = [...kinds].map(([kind, count]) => `${count} ${kind}`).join(", ");
    const legend = columns < wide && blocks.length > 0 ? paints.dim(`${[...letters].map(([capability, letter]) => `${letter} ${capability}`).join(", ")}\n`) : "";
    const total = subjects.length === 0 ? "no profiles" : `${subjects.length} profile${subjects.length === 1 ? "" : "s"}: ${counts}`;
    return `${blocks.join("")}${legend}${paints.bold(total)}\n`;
}
function failed({ title, edition }, problem, columns, paints) {
    const lead = `${title} ${edition} fails`;
    return `${paints.red(lead)}: ${(0,_paint_js__WEBPACK_IMPORTED_MODULE_0__/* .wrap */ .L)(told(problem), columns - 4, _plain_js__WEBPACK_IMPORTED_MODULE_1__/* .widthOf */ .qz, lead.length - 2).join("\n    ")}`;
}
function block({ title, edition }, layer, subjects, columns, paints) {
    const settings = layer.authority.map(({ setting, value, effect, at }) => `  ${paints.yellow(effect)} ${(0,_plain_js__WEBPACK_IMPORTED_MODULE_1__/* .visible */ .RK)(setting)} = ${(0,_plain_js__WEBPACK_IMPORTED_MODULE_1__/* .visible */ .RK)(value)} ${paints.dim((0,_plain_js__WEBPACK_IMPORTED_MODULE_1__/* .visible */ .RK)(`${at.source.path}:${(0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .positionAt */ .t$)(at.source, at.span.start).line}`))}\n`);
    const problem = layer.problem ? [`  ${paints.red(layer.status)} ${told(layer.problem)}\n`] : [];
    if (subjects.length + settings.length + problem.length === 0)
        return "";
    const heading = paints.bold(`${title} ${edition} · ${layer.name} ${(0,_plain_js__WEBPACK_IMPORTED_MODULE_1__/* .visible */ .RK)(layer.root)}`.trimEnd());
    const rows = subjects.map((subject) => rowOf(subject, columns));
    const widths = {
        verdict: widest(rows.map(({ verdict }) => verdict), 8),
        name: widest(rows.map(({ name }) => name), Math.max(12, Math.floor(columns * 0.45))),
        powers: widest(rows.map(({ powers }) => powers), columns),
    };
    return `${heading}\n${[...problem, ...settings].join("")}${rows.map((row) => lines(row, widths, columns, paints)).join("")}\n`;
}
const wide = 120;
const letters = new Map([["read", "r"], ["write", "w"], ["execute", "x"], ["network", "n"], ["delegate", "d"], ["external", "e"]]);
function powersOf(powers, columns) {
    if (columns < wide)
        return [...letters].map(([capability, letter]) => (powers.includes(capability) ? letter : "-")).join("");
    return powers.length === _capability_js__WEBPACK_IMPORTED_MODULE_3__/* .capabilities */ .R.length ? "everything" : powers.join(" ") || "nothing";
}
function rowOf(subject, columns) {
    const { files, verdict, profile } = subject.item;
    const path = files[0] ?? "";
    const name = (profile && (0,_fact_js__WEBPACK_IMPORTED_MODULE_4__/* .known */ .eO)(profile.name)) ?? "";
    const powers = profile ? (0,_profile_js__WEBPACK_IMPORTED_MODULE_5__/* .capabilitiesOf */ .S)(profile) : [];
    const mode = profile && (0,_fact_js__WEBPACK_IMPORTED_MODULE_4__/* .known */ .eO)(profile.permissionMode);
    const model = profile && (0,_fact_js__WEBPACK_IMPORTED_MODULE_4__/* .known */ .eO)(profile.model);
    const rest = [...(name === (0,_path_js__WEBPACK_IMPORTED_MODULE_6__/* .stemOf */ .Vc)(path) ? [] : [(0,_path_js__WEBPACK_IMPORTED_MODULE_6__/* .nameOf */ .Vb)(path)]), ...(mode === undefined ? [] : [`mode ${mode}`]), ...(model === undefined ? [] : [`model ${model}`])];
    return {
        subject,
        verdict: verdict.kind,
        name: (0,_plain_js__WEBPACK_IMPORTED_MODULE_1__/* .visible */ .RK)(name) || "-",
        powers: profile ? powersOf(powers, columns) : "?",
        rest: rest.map((part) => (0,_plain_js__WEBPACK_IMPORTED_MODULE_1__/* .visible */ .RK)(part)).join(", "),
    };
}
function lines({ subject, verdict, name, powers, rest }, widths, columns, paints) {
    const { item } = subject;
    const paint = item.verdict.kind === "loaded" ? paints.green : item.verdict.kind === "shadowed" ? paints.dim : paints.red;
    const start = `  ${paint(pad(verdict, widths.verdict))}  ${pad(name, widths.name)}  ${pad(powers, widths.powers)}`;
    const room = columns - (widths.verdict + widths.name + widths.powers + 8);
    const below = [
        ...("problem" in item.verdict ? (0,_paint_js__WEBPACK_IMPORTED_MODULE_0__/* .wrap */ .L)(told(item.verdict.problem), columns - 5, _plain_js__WEBPACK_IMPORTED_MODULE_1__/* .widthOf */ .qz) : []),
        ...(item.verdict.kind === "shadowed" ? [`by ${(0,_plain_js__WEBPACK_IMPORTED_MODULE_1__/* .visible */ .RK)(item.verdict.by.files[0] ?? "a built-in")}`] : []),
    ];
    return `${`${start}  ${paints.dim(cut(rest, room))}`.trimEnd()}\n${below.map((line) => `    ${line}\n`).join("")}`;
}
function told({ message, at }) {
    const { line, column } = (0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .positionAt */ .t$)(at.source, at.span.start);
    return `${(0,_plain_js__WEBPACK_IMPORTED_MODULE_1__/* .visible */ .RK)(at.source.path)}:${line}:${column} ${(0,_plain_js__WEBPACK_IMPORTED_MODULE_1__/* .visible */ .RK)(message)}`;
}
function widest(texts, most) {
    return Math.min(most, Math.max(0, ...texts.map(_plain_js__WEBPACK_IMPORTED_MODULE_1__/* .widthOf */ .qz)));
}
function pad(text, width) {
    const short = cut(text, width);
    return short + " ".repeat(Math.max(0, width - (0,_plain_js__WEBPACK_IMPORTED_MODULE_1__/* .widthOf */ .qz)(short)));
}
function cut(text, width) {
    if ((0,_plain_js__WEBPACK_IMPORTED_MODULE_1__/* .widthOf */ .qz)(text) <= width)
        return text;
    let short = "";
    for (const character of text) {
        if ((0,_plain_js__WEBPACK_IMPORTED_MODULE_1__/* .widthOf */ .qz)(short + character) >= width)
            break;
        short += character;
    }
    return `${short}…`;
}


/***/ })

};
;