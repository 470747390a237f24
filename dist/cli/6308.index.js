"use strict";
exports.id = 6308;
exports.ids = [6308];
exports.modules = {

/***/ 9690:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ frameOf)
/* harmony export */ });
/* harmony import */ var _plain_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6951);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(80);


const reach = 400;
function frameOf({ source, span }, { columns, margin, caret }) {
    if (source.text === "")
        return [];
    const { line, column } = (0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .positionAt */ .t$)(source, span.start);
    const text = (0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .lineAt */ .mh)(source, line).replace(/\r$/, "");
    const start = Math.min(column - 1, text.length);
    const end = Math.min(Math.max(start + span.end - span.start, start), text.length);
    const number = String(line);
    const room = Math.max(20, columns - number.length - 3);
    const isPlain = text.length <= room && /^[\x20-\x7e]*$/.test(text) && !text.includes("##[");
    const { shown, before, width } = isPlain ? { shown: text, before: start, width: end - start } : windowOf(cellsOf(text, start, end), room, start > reach, end + reach < text.length);
    const blank = " ".repeat(number.length);
    return [`${margin(`${number} |`)} ${shown}`.trimEnd(), `${margin(`${blank} |`)} ${" ".repeat(before)}${caret("^".repeat(Math.max(1, width)))}`];
}
function cellsOf(text, start, end) {
    const cells = (from, to, meant) => {
        let before = text.slice(0, from);
        return (0,_plain_js__WEBPACK_IMPORTED_MODULE_0__/* .graphemesOf */ .wF)(text.slice(from, to)).map((grapheme) => {
            const command = grapheme === "[" && before.endsWith("##");
            before = (before + grapheme).slice(-2);
            const shown = grapheme === "\t" ? "  " : command ? (0,_plain_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .RK)("##[").slice(2) : (0,_plain_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .RK)(grapheme);
            return { text: shown, width: (0,_plain_js__WEBPACK_IMPORTED_MODULE_0__/* .widthOf */ .qz)(shown), meant };
        });
    };
    return [...cells(Math.max(0, start - reach), start, false), ...cells(start, Math.min(end, start + reach), true), ...cells(end, end + reach, false)];
}
function windowOf(cells, room, cutBefore, cutAfter) {
    const first = cells.findIndex(({ meant }) => meant);
    const caret = first < 0 ? cells.length : first;
    const total = sum(cells);
    let from = 0;
    let to = cells.length;
    if (total > room || cutBefore || cutAfter) {
        const spare = Math.max(0, room - 2 - Math.min(sum(cells.filter(({ meant }) => meant)), room >> 1));
        from = caret;
        for (let left = spare >> 1; from > 0 && left >= (cells[from - 1]?.width ?? 0);)
            left -= cells[--from]?.width ?? 0;
        to = caret;
        for (let left = room - 2 - sum(cells.slice(from, caret)); to < cells.length && left >= (cells[to]?.width ?? 0);)
            left -= cells[to++]?.width ?? 0;
    }
    const leads = from > 0 || cutBefore ? "…" : "";
    const trails = to < cells.length || cutAfter ? "…" : "";
    const text = cells.slice(from, to).map((cell) => cell.text).join("");
    return {
        shown: `${leads}${text}${trails}`,
        before: leads.length + sum(cells.slice(from, caret)),
        width: sum(cells.slice(caret, to).filter(({ meant }) => meant)),
    };
}
function sum(cells) {
    return cells.reduce((width, cell) => width + cell.width, 0);
}


/***/ }),

/***/ 7455:
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

/***/ 799:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ worstFirst),
/* harmony export */   r: () => (/* binding */ remarksOf)
/* harmony export */ });
/* harmony import */ var _finding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9994);

function remarksOf(judged) {
    return grouped(grouped(judged.map(alone), samePlace), sameHabit);
}
function worstFirst(remarks) {
    return [...remarks].sort((one, other) => _finding_js__WEBPACK_IMPORTED_MODULE_0__/* .severities */ .g.indexOf(other.severity) - _finding_js__WEBPACK_IMPORTED_MODULE_0__/* .severities */ .g.indexOf(one.severity));
}
function alone(judged) {
    const { finding, state } = judged;
    return { first: judged, message: finding.message, severity: finding.severity, state, hosts: finding.host === null ? [] : [finding.host], paths: [finding.at.source.path], all: [judged] };
}
function samePlace({ first: { finding, waiver }, state }) {
    const { rule, kind = "", severity, at, value, message } = finding;
    const { path } = at.source;
    return `${rule} ${kind} ${severity} ${state} ${path.length} ${path} ${at.span.start} ${excuseOf(waiver)} ${value ?? message}`;
}
function sameHabit({ first: { finding, waiver }, state, hosts }) {
    const { rule, kind = "", severity, layer, habit } = finding;
    return habit === undefined || !layer ? undefined : `${rule} ${kind} ${severity} ${state} ${hosts.join(",")} ${layer.name} ${layer.root.length} ${layer.root} ${excuseOf(waiver)} ${habit}`;
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
    const { message, habit = message } = first.first.finding;
    return {
        ...first,
        message: paths.length > 1 ? habit : message,
        hosts: [...new Set(group.flatMap(({ hosts }) => hosts))],
        paths,
        all: group.flatMap(({ all }) => all),
    };
}


/***/ }),

/***/ 6308:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  pretty: () => (/* binding */ pretty)
});

// EXTERNAL MODULE: ./build/bundle/src/frame.js
var src_frame = __webpack_require__(9690);
// EXTERNAL MODULE: ./build/bundle/src/paint.js
var src_paint = __webpack_require__(7455);
// EXTERNAL MODULE: ./build/bundle/src/plain.js
var plain = __webpack_require__(6951);
// EXTERNAL MODULE: ./build/bundle/src/remark.js
var remark = __webpack_require__(799);
// EXTERNAL MODULE: ./build/bundle/src/result.js
var src_result = __webpack_require__(3278);
// EXTERNAL MODULE: ./build/bundle/src/text.js
var src_text = __webpack_require__(80);
;// CONCATENATED MODULE: ./build/bundle/src/reports/pretty/aside.js




function waivedBlock({ judged }, columns, { dim }) {
    const remarks = (0,remark/* remarksOf */.r)(judged.filter(({ state }) => state === "waived"));
    if (remarks.length === 0)
        return "";
    const lines = remarks.flatMap(({ first: { finding, waiver }, message, paths }) => {
        const more = paths.length > 1 ? ` and ${paths.length - 1} more` : "";
        const said = [`${whereOf(finding.at)}${more} ${(0,plain/* visible */.RK)(message)}  ${nameOf(finding)}`, ...(waiver ? [`waived by ${(0,plain/* visible */.RK)(waiver.owner)} until ${waiver.until}: ${(0,plain/* visible */.RK)(waiver.reason)}`] : [])];
        return said.flatMap((text, i) => indented(text, i === 0 ? 2 : 4, columns));
    });
    return `${[dim("waived by the policy"), ...lines.map((line) => dim(line))].join("\n")}\n\n`;
}
function policyBlock({ policyChanges: changes }, columns, { bold }) {
    if (!changes)
        return "";
    const problem = (what) => ({ at, message }) => `${what} ${whereOf(at)} ${(0,plain/* visible */.RK)(message)}`;
    const finding = (what) => (one) => `${what} ${whereOf(one.at)} ${one.severity} ${(0,plain/* visible */.RK)(one.message)}  ${nameOf(one)}`;
    const lines = [...changes.looser.map(problem("looser:")), ...changes.tighter.map(problem("tighter:")), ...changes.found.map(finding("will find:")), ...changes.gone.map(finding("will not find:"))];
    return lines.length === 0 ? "" : `${bold("policy changes")}\n${lines.flatMap((line) => indented(line, 2, columns)).join("\n")}\n\n`;
}
function upcomingLines({ upcoming }, columns, { yellow }) {
    return upcoming
        .flatMap(({ day, stage, findings, rules }) => {
        const many = findings !== 1;
        const what = stage === "enforce" ? (many ? "become errors" : "becomes an error") : many ? "become warnings" : "becomes a warning";
        const by = [...rules].map(([rule, count]) => `${rule} ${count}`).join(", ");
        return indented(`from ${day}: ${many ? `${findings} findings` : "1 finding"} of today ${what} (${by})`, 0, columns);
    })
        .map((line) => `${yellow(line)}\n`)
        .join("");
}
function indented(text, indent, columns) {
    return (0,src_paint/* wrap */.L)(text, Math.max(30, columns - indent - 2), plain/* widthOf */.qz).map((line, i) => `${" ".repeat(i === 0 ? indent : indent + 2)}${line}`);
}
function whereOf({ source, span }) {
    const { line, column } = (0,src_text/* positionAt */.t$)(source, span.start);
    return `${(0,plain/* visible */.RK)(source.path)}:${line}:${column}`;
}
function nameOf({ rule, kind }) {
    return kind === undefined ? rule : `${rule}/${kind}`;
}

;// CONCATENATED MODULE: ./build/bundle/src/reports/pretty.js







function pretty(result, screen) {
    const paints = (0,src_paint/* paintsFor */.n)(screen.color);
    const shown = result.judged.filter(({ state }) => state === "new" || (state === "existing" && result.gate === "all"));
    const remarks = (0,remark/* remarksOf */.r)(shown);
    const groups = new Map();
    for (const remark of remarks) {
        const heading = headingOf(remark);
        const group = groups.get(heading);
        if (group)
            group.push(remark);
        else
            groups.set(heading, [remark]);
    }
    const blocks = [...groups].map(([heading, group]) => `${paints.bold(heading)}\n${group.map((remark) => paragraph(remark, screen, paints)).join("")}\n`);
    const aside = `${waivedBlock(result, screen.columns, paints)}${policyBlock(result, screen.columns, paints)}`;
    return `${blocks.join("")}${aside}${total(result, shown.length, paints)}${upcomingLines(result, screen.columns, paints)}${hint(remarks, paints)}`;
}
function headingOf({ first, paths }) {
    if (paths.length === 1)
        return (0,plain/* visible */.RK)(first.finding.at.source.path) || ".";
    const root = first.finding.layer?.root ?? "";
    return `${(0,plain/* visible */.RK)(root) || "."} (${paths.length} profiles)`;
}
const paintOf = (severity, { red, yellow, cyan }) => ({ error: red, warning: yellow, note: cyan })[severity];
function paragraph({ first, message, severity, state, hosts, paths, all }, { columns }, paints) {
    const { at, rule, kind, related = [] } = first.finding;
    const paint = paintOf(severity, paints);
    const many = paths.length > 1;
    const { line, column } = (0,src_text/* positionAt */.t$)(at.source, at.span.start);
    const lead = many ? "  " : `  ${line}:${column} `;
    const name = kind === undefined ? rule : `${rule}/${kind}`;
    const also = hosts.length > 1 ? ` (${hosts.join(", ")})` : "";
    const tail = `${name}${state === "existing" ? ", existing" : ""}`;
    const start = lead.length + severity.length + 1;
    const lines = (0,src_paint/* wrap */.L)(`${(0,plain/* visible */.RK)(message)}${also}`, Math.max(30, columns - 4), plain/* widthOf */.qz, start - 4);
    const text = lines.map((part, i) => (i === 0 ? `${paints.dim(lead)}${paint(severity)} ${part}` : `    ${part}`)).join("\n");
    const last = lines.at(-1) ?? "";
    const fits = (lines.length === 1 ? start : 4) + (0,plain/* widthOf */.qz)(last) + 2 + (0,plain/* widthOf */.qz)(tail) <= columns;
    const body = many ? [wholePaths(paths, all.length, columns)] : (0,src_frame/* frameOf */.D)(at, { columns: columns - 4, margin: paints.dim, caret: paint });
    const places = related.map(({ message: said, at: there }) => {
        const position = (0,src_text/* positionAt */.t$)(there.source, there.span.start);
        return `${(0,plain/* visible */.RK)(there.source.path)}:${position.line}:${position.column} ${(0,plain/* visible */.RK)(said)}`;
    });
    return `${text}${fits ? "  " : "\n    "}${paints.dim(tail)}\n${[...body, ...places].map((part) => `    ${part}\n`).join("")}`;
}
function wholePaths(paths, findings, columns) {
    const names = paths.map((path) => (0,plain/* visible */.RK)(path));
    const root = names.map((name) => name.slice(0, name.lastIndexOf("/") + 1)).reduce(sharedStart);
    const short = names.map((name) => (0,plain/* visible */.RK)(name.slice(root.length)));
    let shown = 0;
    for (let width = 0; shown < short.length && width < 2 * (columns - 14); shown++)
        width += (0,plain/* widthOf */.qz)(short[shown] ?? "") + 2;
    const rest = short.length - shown;
    const list = `${short.slice(0, shown).join(", ")}${rest > 0 ? ` and ${rest} more` : ""}`;
    return (0,src_paint/* wrap */.L)(findings > paths.length ? `${list} (${findings} findings)` : list, columns - 6, plain/* widthOf */.qz).join("\n    ");
}
function sharedStart(one, other) {
    let end = 0;
    for (let at = one.indexOf("/") + 1; at > 0 && one.slice(0, at) === other.slice(0, at); at = one.indexOf("/", at) + 1)
        end = at;
    return one.slice(0, end);
}
function total(result, shown, { bold, green }) {
    const { profiles, errors, warnings, notes, waived } = (0,src_result/* summaryOf */.YG)({ ...result, judged: result.gate === "new" ? result.judged.filter(({ state }) => state !== "existing") : result.judged });
    const baselined = result.judged.filter(({ isBaselined, state }) => isBaselined && state !== "waived").length;
    const standing = (0,src_result/* summaryOf */.YG)(result).existing - baselined;
    const aside = [
        ...(baselined > 0 ? [`${baselined} in the baseline`] : []),
        ...(standing > 0 ? [result.gate === "new" ? `${standing} existing not shown` : `${standing} existing`] : []),
        ...(waived > 0 ? [`${waived} waived`] : []),
        ...(result.inspection.ignored > 0 ? [`${result.inspection.ignored} ignored by the policy`] : []),
    ];
    const counts = [plural(errors, "error"), plural(warnings, "warning"), plural(notes, "note")].filter((part) => !part.startsWith("0 "));
    const tail = aside.length === 0 ? "" : ` (${aside.join(", ")})`;
    const where = profiles === 0 ? "no profiles" : plural(profiles, "profile");
    return shown === 0 ? `${green(`${where}: nothing to report`)}${tail}\n` : `${bold(`${where}: ${counts.join(", ")}`)}${tail}\n`;
}
function hint(remarks, { dim }) {
    const rule = remarks[0]?.first.finding.rule;
    return rule === undefined ? "" : dim(`why, and what to do: agent-profile-check explain ${rule}`) + "\n";
}
function plural(count, noun) {
    return `${count} ${noun}${count === 1 ? "" : "s"}`;
}


/***/ })

};
;