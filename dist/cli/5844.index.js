"use strict";
exports.id = 5844;
exports.ids = [5844];
exports.modules = {

/***/ 95844:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  explain: () => (/* binding */ explain)
});

// EXTERNAL MODULE: ./build/bundle/src/generated/hosts.js
var hosts = __webpack_require__(39824);
// EXTERNAL MODULE: ./build/bundle/src/generated/pages.js
var pages = __webpack_require__(49695);
// EXTERNAL MODULE: ./build/bundle/src/generated/tool.js
var tool = __webpack_require__(45757);
// EXTERNAL MODULE: ./build/bundle/src/repo/spelling.js
var spelling = __webpack_require__(26782);
// EXTERNAL MODULE: ./build/bundle/src/sanitize/colors.js
var colors = __webpack_require__(86605);
// EXTERNAL MODULE: ./build/bundle/src/sanitize/text.js
var sanitize_text = __webpack_require__(32426);
// EXTERNAL MODULE: ./build/bundle/src/repo/many.js
var many = __webpack_require__(46447);
;// CONCATENATED MODULE: ./build/bundle/src/reports/page/table.js



const gap = 2;
function table(rows, width, cell, head) {
    const cells = rows.filter((row) => !/^\|[\s:|-]+$/.test(row)).map((row) => cellsOf(row).map((text) => cell(text)));
    const widths = fitted(cells, width);
    const broken = cells.map((texts) => texts.map((text, i) => (0,colors/* wrap */.L)(text, widths[i] ?? 0, sanitize_text/* widthOf */.qz)));
    const isLoose = broken.some((texts, i) => i > 0 && texts.some((lines) => lines.length > 1));
    const shown = broken.map((texts, i) => linesOf(texts, widths)
        .map((line) => (i === 0 ? head(line) : line))
        .join("\n"));
    return shown.join(isLoose ? "\n\n" : "\n");
}
function cellsOf(row) {
    return row
        .replace(/^\s*\||\|\s*$/g, "")
        .split(/(?<!\\)\|/)
        .map((text) => text.replaceAll("\\|", "|").trim());
}
function fitted(cells, width) {
    const columns = (0,many/* largest */.nQ)(cells.map((texts) => texts.length));
    const widest = (of) => Array.from({ length: columns }, (_, i) => (0,many/* largest */.nQ)(cells.map((texts) => of(texts[i] ?? ""))));
    const words = widest((text) => (0,many/* largest */.nQ)(text.split(" ").map((word) => (0,sanitize_text/* widthOf */.qz)(word))));
    const widths = widest(sanitize_text/* widthOf */.qz);
    let over = widths.reduce((sum, each) => sum + each, gap * (columns - 1)) - width;
    for (; over > 0; over--) {
        const spare = widths.map((each, i) => (each > (words[i] ?? 0) ? each : 0));
        const limit = (0,many/* largest */.nQ)(spare);
        if (limit === 0)
            break;
        widths[spare.indexOf(limit)] = limit - 1;
    }
    return widths;
}
function linesOf(texts, widths) {
    const height = (0,many/* largest */.nQ)(texts.map((lines) => lines.length));
    const padded = (text, width) => text + " ".repeat(Math.max(0, width - (0,sanitize_text/* widthOf */.qz)(text)) + gap);
    return Array.from({ length: height }, (_, at) => texts
        .map((lines, i) => padded(lines[at] ?? "", widths[i] ?? 0))
        .join("")
        .trimEnd());
}

;// CONCATENATED MODULE: ./build/bundle/src/reports/page/index.js



const readable = 100;
const wide = 160;
function page(markdown, { color, columns }) {
    const styles = (0,colors/* stylesFor */.K)(color);
    const blocks = markdown.replace(/\r/g, "").split(/^(`{3,}[^\n]*\n[\s\S]*?^`{3,}$)/m);
    const text = blocks
        .map((block) => (block.startsWith("```") ? fence(block, columns, styles) : prose(block, columns, styles)))
        .join("");
    return `${text.replace(/\n{3,}/g, "\n\n").trim()}\n`;
}
function fence(block, columns, { dim }) {
    const [open = "", ...lines] = block.split("\n").slice(0, -1);
    const [, language = "", path] = /^`+(\S*) ?(.*)$/.exec(open) ?? [];
    const title = path ? `  ${dim((0,sanitize_text/* visible */.RK)(path))}\n` : "";
    const isReport = language === "findings" || language === "verdicts";
    const shown = lines.flatMap((line) => isReport && !quoted.test(line)
        ? texts(line, columns - 4)
        : [
            line
                .split("\t")
                .map((part) => (0,sanitize_text/* visible */.RK)(part))
                .join("  "),
        ]);
    return `${title}${shown.map((line) => `    ${line}`.trimEnd()).join("\n")}\n`;
}
const quoted = /^ *\d* \| /;
function texts(line, width) {
    const [margin = ""] = /^ */.exec(line) ?? [];
    const [first = "", ...rest] = (0,colors/* wrap */.L)((0,sanitize_text/* visible */.RK)(line.trim()), width - margin.length - 4, sanitize_text/* widthOf */.qz, -4);
    return [margin + first, ...rest.map((more) => `${margin}    ${more}`)];
}
function prose(block, columns, styles) {
    const paragraphs = block.replace(/<!--[\s\S]*?-->\n?/g, "").split(/\n{2,}/);
    return paragraphs
        .map((paragraph) => `${chunks(paragraph)
        .map((chunk) => written(chunk, columns, styles))
        .join("\n")}\n`)
        .join("\n");
}
function chunks(paragraph) {
    const found = [];
    for (const line of paragraph.split("\n")) {
        const last = found.at(-1) ?? "";
        const starts = /^(?:#|\||\s*[-*] |\s*\d+\. )/.test(line) || /^#|^\|/.test(last);
        if (line.startsWith("|") && last.startsWith("|"))
            found.push(`${found.pop() ?? ""}\n${line}`);
        else if (starts || found.length === 0)
            found.push(line);
        else
            found.push(`${found.pop() ?? ""} ${line.trim()}`);
    }
    return found;
}
function written(chunk, columns, { bold }) {
    const [, heading] = /^#+ (.*)$/.exec(chunk) ?? [];
    if (heading !== undefined)
        return bold(inline(heading));
    if (chunk.startsWith("|"))
        return table(chunk.split("\n"), Math.min(columns, wide), inline, bold);
    const [, margin = "", mark = "", text = ""] = /^(\s*)((?:[-*]|\d+\.) )?(.*)$/s.exec(chunk) ?? [];
    const indent = margin + " ".repeat(mark.length);
    return (0,colors/* wrap */.L)(inline(text), Math.min(columns, readable) - indent.length, sanitize_text/* widthOf */.qz)
        .map((line, i) => `${i === 0 ? margin + mark : indent}${line}`)
        .join("\n");
}
function inline(text) {
    return (0,sanitize_text/* visible */.RK)(text
        .replace(/\[([^\]]*)\]\(([^)\s]+)\)/g, (_, words, address) => /^https?:/.test(address) && address !== words ? `${words} (${address})` : words)
        .replace(/\*\*([^*]+)\*\*/g, "$1"));
}

;// CONCATENATED MODULE: ./build/bundle/src/reports/page/first-screen.js




const room = { summary: 2, why: 5, section: 4, example: 6 };
const whyOfKind = 5;
const first_screen_readable = 100;
function firstScreen(markdown, { color, columns }, more, kind) {
    const styles = (0,colors/* stylesFor */.K)(color);
    const width = Math.max(40, Math.min(columns, first_screen_readable));
    const whole = markdown.replace(/\r/g, "");
    const parts = partsOf(whole);
    const { title, summary, intro, section, example } = kind === undefined ? parts : ofKind(parts, whole, kind);
    const blocks = [
        [styles.bold((0,sanitize_text/* visible */.RK)(title)), ...clipped(inline(summary), width, room.summary)],
        clipped(inline(intro), width, kind === undefined ? room.why : whyOfKind),
        sectionLines(section, width, styles),
        exampleLines(example, width, styles),
        more.map((line) => styles.dim((0,sanitize_text/* visible */.RK)(line))),
    ];
    return blocks
        .filter((lines) => lines.length > 0)
        .map((lines) => `${lines.join("\n")}\n`)
        .join("\n");
}
const levels = /<!-- levels -->\n([\s\S]*?)<!-- \/levels -->/;
function partsOf(markdown) {
    const [head = "", ...sections] = markdown.split(/^## /m);
    const [, table = ""] = levels.exec(head) ?? [];
    const paragraphs = head
        .replace(levels, "")
        .split(/\n{2,}/)
        .map((paragraph) => paragraph.trim().replaceAll("\n", " "));
    const named = (heading) => sections.find((text) => text.startsWith(`${heading}\n`));
    const [section] = [named("What to do"), named("Where it looks"), ...sections].flatMap((text) => {
        const [, heading, body] = /^(.+)\n([\s\S]*)$/.exec(text ?? "") ?? [];
        return heading === undefined || body === undefined ? [] : [{ heading, text: body }];
    });
    return {
        title: paragraphs[0]?.replace(/^# /, "") ?? "",
        summary: (table.split("\n\n")[0] ?? "").trim().replaceAll("\n", " "),
        intro: paragraphs.find((paragraph, i) => i > 0 && paragraph !== "" && !paragraph.startsWith("|")) ?? "",
        section,
        example: fences.exec(named("Examples") ?? "")?.[0],
    };
}
function ofKind(parts, markdown, kind) {
    const { title, summary, section } = parts;
    const [text = ""] = markdown.split(/^## Examples$/m);
    const { severities, intro } = kindIn(text, `${title}/${kind}`);
    const [, examples = ""] = markdown.split(/^## Examples$/m);
    const own = [...examples.matchAll(new RegExp(fences, "gm"))].flatMap(([block]) => exampleOf(block, title, kind));
    return {
        title: `${title}/${kind}`,
        summary: severities,
        intro: intro === "" ? summary : intro,
        section: section && { ...section, text: kindFirst(section.text, kind) },
        example: own[0],
    };
}
function kindIn(text, name) {
    const kind = name.slice(name.indexOf("/") + 1);
    const [, table = ""] = levels.exec(text) ?? [];
    const rows = table.split("\n");
    const at = rows.findIndex((line) => line.startsWith(`| \`${name}\` |`));
    const [, recommended = "", strict = ""] = first_screen_cellsOf(rows[at]);
    const [condition = "", unstated = ""] = first_screen_cellsOf(rows[at + 1]);
    const until = condition.startsWith("while ") ? ` (${unstated} ${condition})` : "";
    const [body = ""] = text.replace(levels, "").split(/^## /m);
    const naming = body
        .split(/\n{2,}/)
        .flatMap(chunks)
        .flatMap((chunk) => (chunk.startsWith("|") ? rowsOf(chunk) : [chunk.trim().replace(/^[-*] /, "")]))
        .filter((chunk) => chunk.includes(`\`${kind}\``));
    const defines = new RegExp(`\\bkinds?\\b[^.:]*\`${kind}\`|^\`${kind}\``, "i");
    const defining = naming.filter((chunk) => defines.test(chunk));
    return {
        severities: `Recommended: ${recommended}${until}; strict: ${strict}.`,
        intro: kindSoon((defining.length > 0 ? defining : naming).map(sentenceOf).join(" "), kind),
    };
}
function first_screen_cellsOf(row = "") {
    return row
        .split("|")
        .slice(1, -1)
        .map((cell) => cell.trim());
}
function kindSoon(text, kind) {
    const sentences = text.split(sentenceEnds);
    const at = sentences.findIndex((sentence) => sentence.includes(`\`${kind}\``));
    return at < 2 ? text : [...sentences.slice(at), ...sentences.slice(0, at)].join(" ");
}
function sentenceOf(item) {
    const text = item.replace(/[;,]$/, "");
    return `${text.charAt(0).toUpperCase()}${text.slice(1)}${/[.:!?]$/.test(text) ? "" : "."}`;
}
function exampleOf(block, rule, kind) {
    const [open = "", ...lines] = block.split("\n");
    const start = lines.findIndex((line) => line.includes(` ${rule}/${kind}: `));
    return start < 0 ? [] : [[open, ...lines.slice(start)].join("\n")];
}
function kindFirst(text, kind) {
    const items = text.split(/\n(?=- )|\n{2,}/);
    const names = new RegExp(`(?<![\\w-])${kind}s?(?![\\w-])`);
    const named = items.filter((item) => !item.startsWith("```") && names.test(item));
    return [...named, ...items.filter((item) => !named.includes(item))].join("\n\n");
}
const fences = /^(`{3,})(?:findings\n(?!\1)|verdicts\n(?=loaded))[\s\S]*?^\1$/m;
function sectionLines(section, width, { bold }) {
    if (!section)
        return [];
    const text = section.text.replace(/^(`{3,})[^\n]*\n[\s\S]*?^\1$/gm, "\n").replace(/<!--[\s\S]*?-->/g, "");
    const items = text
        .split(/\n{2,}/)
        .filter((paragraph) => paragraph.trim() !== "")
        .flatMap((paragraph) => chunks(paragraph.replace(/^\n+|\n+$/g, "")))
        .flatMap((chunk) => (chunk.startsWith("|") ? rowsOf(chunk) : [chunk.trim()]));
    const lines = [];
    for (const item of items) {
        const left = room.section - lines.length;
        if (left <= 0)
            break;
        const body = item.replace(/^[-*] /, "");
        const short = clipped(inline(body).replace(/:$/, "."), width - 4, left);
        (0,many/* append */.BC)(lines, short.map((line, i) => `${i === 0 ? "  - " : "    "}${line}`));
    }
    return lines.length === 0 ? [] : [bold(section.heading), ...lines];
}
function rowsOf(table) {
    return table
        .split("\n")
        .slice(2)
        .map((row) => {
        const [first = "", ...rest] = row.split(/(?<!\\)\|/).flatMap((cell) => (cell.trim() === "" ? [] : [cell.trim()]));
        return rest.length === 0 ? first : `${first}: ${rest[0] ?? ""}`;
    });
}
function exampleLines(example, width, { bold, ...styles }) {
    if (example === undefined)
        return [];
    const [open = "", first = "", ...rest] = example.split("\n");
    const end = rest.findIndex((line) => !line.startsWith(" "));
    const one = [open, first, ...rest.slice(0, end), rest.at(-1)].join("\n");
    const lines = fence(one, width, { bold, ...styles })
        .trimEnd()
        .split("\n");
    return [bold("Example"), ...lines.slice(0, room.example).map((line) => cut(line, width))];
}
function cut(line, width) {
    return (0,sanitize_text/* widthOf */.qz)(line) <= width ? line : `${line.slice(0, width - 1)}…`;
}
const sentenceEnds = /(?<=[.!?]["')`*]?) (?=[A-Z`"*(])/;
function clipped(text, width, lines) {
    if (text === "")
        return [];
    const sentences = text.split(sentenceEnds);
    let shown;
    for (let count = 1; count <= sentences.length; count++) {
        const wrapped = (0,colors/* wrap */.L)(sentences.slice(0, count).join(" "), width, sanitize_text/* widthOf */.qz);
        if (wrapped.length > lines)
            break;
        shown = wrapped;
    }
    if (shown)
        return shown;
    const cut = (0,colors/* wrap */.L)(text, width - 2, sanitize_text/* widthOf */.qz).slice(0, lines);
    return cut.map((line, i) => (i === cut.length - 1 ? `${line} …` : line));
}

// EXTERNAL MODULE: ./build/bundle/src/repo/tree.js
var tree = __webpack_require__(72456);
;// CONCATENATED MODULE: ./build/bundle/src/cli/explain.js







function explain(name, full, screen) {
    const id = name.replace(/\/.*$/s, "");
    const text = Object.hasOwn(pages/* pages */.B, id) ? pages/* pages */.B[id] : undefined;
    if (text === undefined)
        throw new tree/* UserError */.yo(`there is no rule or host \`${name}\`${(0,spelling/* suggestion */.h)(id, Object.keys(pages/* pages */.B))} (\`${screen.command} explain\` lists them)`);
    if (name !== id && !kindsOn(text, id).includes(name))
        throw new tree/* UserError */.yo(`\`${id}\` has no kind \`${name.slice(id.length + 1)}\`${(0,spelling/* suggestion */.h)(name, kindsOn(text, id))} (\`${screen.command} explain ${id}\` lists them)`);
    if (full)
        return page(text, screen);
    const folder = Object.hasOwn(hosts/* hosts */.S, id) ? `src/hosts/${id}` : "src/rules";
    const more = [`the whole page: ${screen.command} explain ${id} --full`, `  ${tool/* tool */.z.homepage}/${folder}/${id}.md`];
    return firstScreen(text, screen, more, name === id ? undefined : name.slice(id.length + 1));
}
function kindsOn(text, rule) {
    return [...text.matchAll(/^\| `([\w-]+\/[\w-]+)` \|/gm)].flatMap(([, kind = ""]) => kind.startsWith(`${rule}/`) ? [kind] : []);
}


/***/ })

};
;