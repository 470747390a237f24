"use strict";
exports.id = 6258;
exports.ids = [6258,2890,3890,115];
exports.modules = {

/***/ 45130:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  isCommitElsewhere: () => (/* binding */ isCommitElsewhere)
});

// EXTERNAL MODULE: ./build/bundle/src/inspect/unchanged/elsewhere.js
var elsewhere = __webpack_require__(32852);
// EXTERNAL MODULE: ./build/bundle/src/platform/git/bare.js
var bare = __webpack_require__(27704);
// EXTERNAL MODULE: ./build/bundle/src/platform/git/command.js + 1 modules
var command = __webpack_require__(21156);
// EXTERNAL MODULE: ./build/bundle/src/platform/git/staged/file.js
var file = __webpack_require__(31355);
// EXTERNAL MODULE: ./build/bundle/src/platform/git/objects/object-files.js + 3 modules
var object_files = __webpack_require__(35671);
// EXTERNAL MODULE: ./build/bundle/src/platform/git/staged/index.js
var git_staged = __webpack_require__(87129);
// EXTERNAL MODULE: ./build/bundle/src/platform/git/staged/objects.js + 1 modules
var objects = __webpack_require__(78207);
;// CONCATENATED MODULE: ./build/bundle/src/platform/git/staged/search.js

function stagedFilesHave(fits, paths, source, { entries, texts }) {
    const read = paths.flatMap((path) => texts.get(path) ?? []);
    if (read.some(fits))
        return true;
    if (read.length === paths.length)
        return false;
    const unread = new Set(paths.filter((path) => !texts.has(path)));
    const records = entries((path) => unread.has(path));
    return [...(0,objects/* stagedObjects */.t)(source, [], records).texts.values()].some(fits);
}

;// CONCATENATED MODULE: ./build/bundle/src/cli/quick/staged.js







const own = /agent-profile-check/i;
async function isCommitElsewhere(directory, { environment, today, takeCompiledCode }) {
    const place = (0,bare/* placeOf */.$)(directory);
    if (!place || place.isBare || environment["GIT_DIR"] !== undefined)
        return false;
    const source = { git: (0,command/* gitAt */.c8)(place.top, environment), files: object_files/* ObjectFiles */.P.in(place) };
    const index = (0,file/* indexFileOf */.c)(place, environment);
    const indexed = (0,git_staged/* stagedIn */.UV)({ ...source, gitDirectory: place.gitDirectory, shared: place.shared, index });
    if (indexed.likely.some((folder) => folder !== "" && (0,elsewhere/* mayBeLookedFor */.gn)(folder)))
        return false;
    let notable = [];
    const staged = await indexed.read((all) => {
        notable = all.filter(elsewhere/* isNotable */._r);
        return notable.filter(elsewhere/* isLeading */.Vk);
    });
    const { files, paths, odd, links, entries } = staged;
    const isElsewhere = await (0,elsewhere/* areElsewhere */.ZX)(files, {
        odd,
        paths,
        notable,
        targets: async () => (0,git_staged/* targetsOf */.QR)(source, links),
        holds: async (fits, some) => stagedFilesHave(fits, some, source, staged),
    });
    if (!isElsewhere || !paths.some((path) => own.test(path)))
        return isElsewhere;
    const changed = files.map(({ path }) => path);
    await takeCompiledCode();
    const { isPolicyElsewhere } = await Promise.all(/* import() */[__webpack_require__.e(7722), __webpack_require__.e(2845), __webpack_require__.e(9739)]).then(__webpack_require__.bind(__webpack_require__, 55544));
    return isPolicyElsewhere({ place, entries, files: source.files }, changed, environment, today());
}


/***/ }),

/***/ 62890:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ agentFlags),
/* harmony export */   Ok: () => (/* binding */ marksOf),
/* harmony export */   du: () => (/* binding */ isCallable),
/* harmony export */   mayCall: () => (/* binding */ mayCall),
/* harmony export */   mayRun: () => (/* binding */ mayRun),
/* harmony export */   plainOf: () => (/* binding */ plainOf),
/* harmony export */   vx: () => (/* binding */ mayName)
/* harmony export */ });
/* harmony import */ var _repo_many_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(46447);
/* harmony import */ var _shell_words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(63424);


const agentFlags = [
    "--allow-all-tools",
    "--dangerously-bypass-approvals-and-sandbox",
    "--dangerously-skip-permissions",
    "--skip-permissions-unsafe",
    "--trust-all-tools",
    "--yolo",
];
const agentFlag = /--(?:allow-all-tools|dangerously-(?:bypass-approvals-and-sandbox|skip-permissions)|skip-permissions-unsafe|trust-all-tools|yolo)(?![\w-])/;
const agentMark = "\0";
function plainOf(text) {
    const unescapedText = text.includes("$'")
        ? text.replace(_shell_words_js__WEBPACK_IMPORTED_MODULE_0__/* .escapedText */ .T7, (_, escaped) => (0,_shell_words_js__WEBPACK_IMPORTED_MODULE_0__/* .unescaped */ .tv)(escaped))
        : text;
    const all = [unescapedText, ...bracedWords(unescapedText), ...withoutExpansions(unescapedText)];
    const plain = all.map(bare).join("\n");
    return agentFlag.test(plain) ? `${agentMark}${plain}` : plain;
}
function bare(text) {
    return text.replace(/["'`]|\\\r?\n[ \t]*|\\(?![xuU])/g, "").toLowerCase();
}
const longestName = 40;
function bracedWords(text) {
    const found = [];
    for (let at = text.indexOf("{"); at >= 0; at = text.indexOf("{", at)) {
        const { length, words, isCut } = (0,_shell_words_js__WEBPACK_IMPORTED_MODULE_0__/* .bracedAt */ .Nk)(text, at, false);
        const [start = ""] = /[^\s;&|()<>]*$/.exec(text.slice(Math.max(0, at - longestName), at)) ?? [];
        (0,_repo_many_js__WEBPACK_IMPORTED_MODULE_1__/* .append */ .BC)(found, words.map((word) => start + word));
        if (isCut)
            found.push(String.raw `\x`);
        at += length;
    }
    return found;
}
const expansion = /\$\{\{[^}]*\}\}|\$\{[^{}]*\}|\$\([^()]*\)|\$\w+|\$[@*#?!-]|`[^`\n]*`/g;
const withinWord = new RegExp(`[\\w"'\\\\/@.-](?:${expansion.source})+["'\\\\]*[\\w/@.-]`);
const deepest = 4;
function withoutExpansions(text) {
    let left = text;
    for (let depth = 0; depth < deepest; depth++) {
        const next = withinWord.test(left) ? left.replace(expansion, "") : left;
        if (next === left)
            break;
        left = next;
    }
    return left === text ? [] : [left];
}
function mayName({ plain }, names) {
    return names.some((name) => plain.includes(name)) || /\\[xu]/.test(plain);
}
function marksOf({ programs, marks = programs, uses }) {
    return [...marks, ...uses];
}
function mayRun(file, names) {
    return mayName(file, names) || file.plain.includes(agentMark);
}
const callsScript = /\.(?:sh|bash|zsh|ksh|ps1)\b|(?:^|[\s"'=(])\.{1,2}\/|\b(?:bash|sh|source)\b|\}\//m;
const callsTask = /\b(?:npm|pnpm|yarn|bun|nr|run-[sp]|npm-run-all2?|concurrently|node|g?make|just|task|mise|rtx|deno|composer|poe|pdm|pixi)\b/;
function mayCall(text) {
    return callsScript.test(text) || callsTask.test(text);
}
const scriptName = /(?:^|\/)(?:[^/]+\.(?:sh|bash|zsh|ksh|ps1|mk|just)|[^/.]+)$/i;
const taskFile = /(?:^|\/)(?:(?:package|composer)\.json|deno\.jsonc?|(?:pyproject|pixi|\.?mise)\.toml|mise\/config\.toml|\.justfile|(?:gnu)?makefile\.[^/]+|taskfile[^/]*\.ya?ml)$/i;
function isCallable(path) {
    return scriptName.test(path) || taskFile.test(path);
}


/***/ }),

/***/ 73231:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ET: () => (/* binding */ closing),
/* harmony export */   KL: () => (/* binding */ isEscape),
/* harmony export */   LQ: () => (/* binding */ hereDocumentAt),
/* harmony export */   jr: () => (/* binding */ substitutionAt),
/* harmony export */   pJ: () => (/* binding */ endOf)
/* harmony export */ });
function endOf(text, end, from) {
    const at = text.indexOf(end, from);
    return at < 0 ? text.length : at;
}
function closing(text, from) {
    let depth = 1;
    for (let at = from; at < text.length; at++) {
        if (text[at] === "(")
            depth++;
        else if (text[at] === ")" && --depth === 0)
            return at;
    }
    return text.length;
}
function substitutionAt(text, at) {
    if (text[at] === "`")
        return [at + 1, endOf(text, "`", at + 1)];
    return [at + 2, closing(text, at + 2)];
}
function isEscape(text, at, end) {
    const line = endOf(text, "\n", at);
    return text[at] === "`" && /\w/.test(text[at + 1] ?? "") && (end > line || end === text.length);
}
function hereDocumentAt(text, at) {
    const [written = "<<", , mark = ""] = /^<<-?\s*(["']?)([\w.]+)\1/.exec(text.slice(at, at + 200)) ?? [];
    const operatorEnd = at + written.length;
    if (mark === "")
        return { operatorEnd, lineEnd: operatorEnd, stop: operatorEnd, after: operatorEnd };
    const lineEnd = endOf(text, "\n", operatorEnd);
    const end = new RegExp(`\\n[ \\t]*${mark.replace(/\W/g, "\\$&")}[ \\t]*(?=\\n|$)`).exec(text.slice(lineEnd));
    const stop = end ? lineEnd + end.index : text.length;
    return { operatorEnd, lineEnd, stop, after: end ? stop + end[0].length : text.length };
}


/***/ }),

/***/ 63424:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Nk: () => (/* binding */ bracedAt),
/* harmony export */   T7: () => (/* binding */ escapedText),
/* harmony export */   oL: () => (/* binding */ quotedAt),
/* harmony export */   tv: () => (/* binding */ unescaped)
/* harmony export */ });
/* harmony import */ var _shell_ends_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73231);

const named = {
    a: "\x07",
    b: "\b",
    e: "\x1b",
    E: "\x1b",
    f: "\f",
    n: "\n",
    r: "\r",
    t: "\t",
    v: "\v",
};
const escapedText = /\$'((?:[^'\\]|\\[^])*)(?:'|$)/g;
function quotedAt(text, at) {
    if (text[at] === "'") {
        const end = (0,_shell_ends_js__WEBPACK_IMPORTED_MODULE_0__/* .endOf */ .pJ)(text, "'", at + 1);
        return { text: text.slice(at + 1, end), length: end + 1 - at };
    }
    escapedText.lastIndex = at;
    const [whole = "$'", written = ""] = escapedText.exec(text) ?? [];
    return { text: unescaped(written), length: whole.length };
}
function unescaped(written) {
    return written.replace(/\\(?:x([\da-fA-F]{1,2})|u([\da-fA-F]{1,4})|U([\da-fA-F]{1,8})|([0-7]{1,3})|c([^])|([^]))/g, (_, hex, short, long, octal, control, other = "") => {
        const digits = hex ?? short ?? long;
        if (digits !== undefined)
            return characterOf(Number.parseInt(digits, 16));
        if (octal !== undefined)
            return characterOf(Number.parseInt(octal, 8) & 0xff);
        if (control !== undefined)
            return characterOf(control.charCodeAt(0) & 0x1f);
        return Object.hasOwn(named, other) ? (named[other] ?? "") : other;
    });
}
function characterOf(code) {
    return code > 0x10_ff_ff ? "" : String.fromCodePoint(code);
}
const most = { words: 64, characters: 20_000 };
const longestWord = 4_000;
function bracedAt(text, at, isFirst) {
    const { length, marked } = markedAt(text, at, at + longestWord);
    if (length >= longestWord)
        return { length, words: [], isCut: true };
    const expander = new BraceExpander();
    const words = marked.includes("}") && /,|\.\./.test(marked) ? expander.expand(marked) : [marked];
    if (words.length === 1 && words[0] === marked && !expander.isCut)
        return { length, words: [], isCut: false };
    const kept = isFirst ? words.filter((word) => word !== "") : words;
    return { length, words: kept.map(unmarked), isCut: expander.isCut };
}
const groupCharacters = "{},.";
const marks = "\ue000\ue001\ue002\ue003";
const emptyMark = "\ue004";
function unmarked(text) {
    return text.replace(/[\ue000-\ue004]/g, (mark) => groupCharacters[marks.indexOf(mark)] ?? "");
}
const part = /([^\s"'`$;&|()<>\\])|\$?"([^"$`\\]*)"|\$'((?:[^'\\]|\\[^])*)'|'([^']*)'|\\([^\n])/y;
function markedAt(text, at, end) {
    let [marked, next] = ["", at];
    while (next < end) {
        part.lastIndex = next;
        const [whole, plain, double, escaped, single, character] = part.exec(text) ?? [];
        if (whole === undefined)
            break;
        const quoted = double ?? (escaped === undefined ? (single ?? character ?? "") : unescaped(escaped));
        marked += plain ?? (quoted.replace(/[{},.]/g, (one) => marks[groupCharacters.indexOf(one)] ?? "") || emptyMark);
        next += whole.length;
    }
    return { length: next - at, marked };
}
class BraceExpander {
    isCut = false;
    #left = most.characters;
    expand(text) {
        const found = groupIn(text);
        if (!found)
            return this.#within([text]);
        const { start, commas, end } = found;
        const parts = commas.length > 0 ? partsOf(text, found) : sequenceOf(text.slice(start + 1, end));
        const after = this.expand(text.slice(end + 1));
        const before = text.slice(0, start);
        return this.#within(parts.flatMap((one) => this.expand(one)).flatMap((one) => after.map((rest) => before + one + rest)));
    }
    #within(words) {
        const kept = words.slice(0, most.words).filter(({ length }) => (this.#left -= length) >= 0);
        this.isCut ||= kept.length < words.length;
        return kept;
    }
}
function partsOf(text, { start, commas, end }) {
    return [...commas, end].map((stop, i) => text.slice((commas[i - 1] ?? start) + 1, stop));
}
function groupIn(text) {
    const open = [];
    let first;
    for (let at = 0; at < text.length; at++) {
        const character = text[at];
        if (character === "{")
            open.push({ start: at, commas: [] });
        else if (character === ",")
            open.at(-1)?.commas.push(at);
        else if (character === "}") {
            const closed = open.pop();
            const isGroup = closed && (closed.commas.length > 0 || sequence.test(text.slice(closed.start + 1, at)));
            if (isGroup && closed.start < (first?.start ?? text.length))
                first = { ...closed, end: at };
            if (first && open.length === 0)
                return first;
        }
    }
    return first;
}
const sequence = /^(?:([A-Za-z])\.\.([A-Za-z])|(-?\d{1,9})\.\.(-?\d{1,9}))$/;
function sequenceOf(written) {
    const [, first, last, from = first?.charCodeAt(0), to = last?.charCodeAt(0)] = sequence.exec(written) ?? [];
    const [start, end] = [Number(from), Number(to)];
    const length = Math.min(Math.abs(end - start), most.words) + 1;
    return Array.from({ length }, (_, i) => {
        const value = start + (end < start ? -i : i);
        return first === undefined ? `${value}` : String.fromCharCode(value);
    });
}


/***/ }),

/***/ 91135:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ absent)
/* harmony export */ });
const absent = "000000";


/***/ }),

/***/ 32852:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S9: () => (/* binding */ isProfile),
/* harmony export */   SY: () => (/* binding */ leadingTo),
/* harmony export */   Vk: () => (/* binding */ isLeading),
/* harmony export */   ZX: () => (/* binding */ areElsewhere),
/* harmony export */   _r: () => (/* binding */ isNotable),
/* harmony export */   fL: () => (/* binding */ isOddPlace),
/* harmony export */   gn: () => (/* binding */ mayBeLookedFor),
/* harmony export */   qD: () => (/* binding */ isPlugin)
/* harmony export */ });
/* unused harmony export lineMatcher */
/* harmony import */ var _generated_places_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(43935);
/* harmony import */ var _repo_path_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(76311);
/* harmony import */ var _changed_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(91135);
/* harmony import */ var _unread_profile_look_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(66321);
/* harmony import */ var _starting_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(29302);





const plain = /^[A-Za-z0-9_-]+(?:\.[A-Za-z0-9_-]+)*$/;
const plainProgram = /^[A-Za-z0-9_[\]()@+$=,-](?:[A-Za-z0-9_[\]()@+$=,.-]*[A-Za-z0-9_[\]()@+$=,-])?$/;
const ofOthers = /^\.(?:changeset|dockerignore|editorconfig|env\.example|eslintignore|eslintrc(?:\.[a-z]+)?|gitignore|gitkeep|golangci\.ya?ml|idea|node-version|npmignore|npmrc|nvmrc|prettierignore|prettierrc(?:\.[a-z]+)?|python-version|ruff\.toml|storybook|tool-versions|yarn)$/;
const likelyFolder = /^(?:sub-?agents?|agents?|droids?|(?:chat)?modes?|recipes|skills|plugins|prompts|hooks|rules)$/;
const programs = /\.(?:[cm]?[jt]sx?|py|pyi|go|rs|java|kt|kts|scala|swift|rb|php|cs|csproj|fs|sln|c|cc|cpp|cmake|h|hpp|m|mm|ml|razor|resx|xaml|bzl|feature|erb|haml|tex|vim|wasm|webm|dart|lua|pl|ex|exs|erl|hs|clj|jl|nix|sol|zig|sql|prisma|graphql|proto|vue|svelte|astro|css|scss|sass|less|html?|hbs|ejs|j2|svg|png|jpe?g|gif|webp|avif|ico|woff2?|ttf|otf|pdf|mp[34]|zip|gz|map|po|pot|snap)$/i;
const data = /(?:\.(?:mdx|rst|adoc|txt|json[5cl]?|ya?ml|lock|sum|mod|csv|tsv|xml|ini|cfg|properties|gradle|tf|tfvars|tpl|tmpl|ipynb|patch|sh|bash|zsh|ps1|bat|plist|example)|(?:^|\/)(?:Dockerfile|Makefile|LICENSE|NOTICE|VERSION|Procfile|Gemfile|Rakefile|Pipfile|Podfile|Jenkinsfile|gradlew|\.[a-z][a-z-]+))$/i;
const documents = /\.(?:md|markdown|toml)$/i;
const most = { changed: 400, odd: 100, searched: 2_000 };
async function areElsewhere(changed, around) {
    const { odd, paths, notable } = around;
    if (changed.length === 0)
        return true;
    if (changed.length > most.changed || odd.length > most.odd || odd.some(isOddPlace))
        return false;
    if (!changed.every(isOfNoHost) || notable.some(isPlugin))
        return false;
    if (changed.some(({ path }) => mayBeUnread(path)) && !paths.some(isProfile))
        return false;
    const targets = odd.length > 0 ? await around.targets() : new Map();
    const searches = searchesFor(changed, around, targets);
    const links = leadingTo(changed.map(({ path }) => path), targets);
    const starting = (0,_starting_js__WEBPACK_IMPORTED_MODULE_1__/* .startingAmong */ .lV)(paths, notable);
    const files = [...searches.flatMap(([, each]) => each), ...starting];
    if (files.length > most.searched || files.some((path) => /[^ -~]/.test(path)))
        return false;
    const found = await Promise.all([
        ...searches.map(([lines, each]) => each.length > 0 && around.holds(lineMatcher(lines), each)),
        (0,_starting_js__WEBPACK_IMPORTED_MODULE_1__/* .namesFiles */ .E_)(starting, around.holds),
        mayBeIncluded([...changed.map(({ path }) => path), ...links], notable, around),
        starting.length > 0 && (0,_starting_js__WEBPACK_IMPORTED_MODULE_1__/* .mayStartByScripts */ .B0)(changed, starting, around.holds),
    ]);
    return !found.includes(true);
}
function lineMatcher(lines) {
    const pattern = new RegExp(lines.map((line) => line.replaceAll("[^", "[^\\n")).join("|"), "im");
    return (text) => pattern.test(text);
}
function searchesFor(changed, { paths: all, notable }, targets) {
    const paths = changed.map(({ path }) => path);
    const links = leadingTo(paths, targets);
    const gone = changed.flatMap(({ path, after }) => (after === _changed_file_js__WEBPACK_IMPORTED_MODULE_2__/* .absent */ .G ? [path] : []));
    const folders = foldersOf(changed, all);
    const settings = notable.filter(isSettingsFile);
    const byName = linesWith([...[...paths, ...links].map(_repo_path_js__WEBPACK_IMPORTED_MODULE_3__/* .nameOf */ .Vb), ...folders.map(_repo_path_js__WEBPACK_IMPORTED_MODULE_3__/* .nameOf */ .Vb)]);
    const byFolder = linesWith([...paths, ...links].flatMap((path) => path.split("/")));
    return [
        [
            [...byFolder, marketplaces, ...(links.length > 0 || !paths.every((path) => programs.test(path)) ? [dots] : [])],
            settings.filter((path) => !namesFilesOnly(path)),
        ],
        [
            [...byName, marketplaces],
            [...settings.filter(namesFilesOnly), ...notable.filter((path) => _generated_places_js__WEBPACK_IMPORTED_MODULE_0__/* .naming */ .b7.test(path))],
        ],
        [["imports|[@#]import|@include"], notable.filter((path) => workflow.test(path))],
        [["locations|plugins"], settings.filter((path) => editor.test(path))],
        ...(gone.length > 0 ? [[byName, all.filter(mayBeLookedFor)]] : []),
    ];
}
function foldersOf(changed, paths) {
    const moved = new Set(changed.flatMap(({ path, before, after }) => (before === _changed_file_js__WEBPACK_IMPORTED_MODULE_2__/* .absent */ .G || after === _changed_file_js__WEBPACK_IMPORTED_MODULE_2__/* .absent */ .G ? [path] : [])));
    if (moved.size === 0)
        return [];
    const kept = new Set();
    let last = "/";
    for (const path of paths) {
        if (moved.has(path) || (path.startsWith(last) && !path.includes("/", last.length)))
            continue;
        kept.add((0,_repo_path_js__WEBPACK_IMPORTED_MODULE_3__/* .directoryOf */ .jt)(path));
        last = `${(0,_repo_path_js__WEBPACK_IMPORTED_MODULE_3__/* .directoryOf */ .jt)(path)}/`;
    }
    const all = new Set([...kept].flatMap(_repo_path_js__WEBPACK_IMPORTED_MODULE_3__/* .withAncestors */ .f$));
    return [...new Set([...moved].map(_repo_path_js__WEBPACK_IMPORTED_MODULE_3__/* .directoryOf */ .jt).flatMap(_repo_path_js__WEBPACK_IMPORTED_MODULE_3__/* .withAncestors */ .f$))].filter((folder) => !all.has(folder));
}
function leadingTo(paths, targets) {
    return [...targets].flatMap(([link, target]) => {
        const isPlainTarget = !target.startsWith("/") && !/[^./][^/]*\/+\.\.(?:\/|$)/.test(target);
        const real = isPlainTarget ? (0,_repo_path_js__WEBPACK_IMPORTED_MODULE_3__/* .plain */ .pj)((0,_repo_path_js__WEBPACK_IMPORTED_MODULE_3__/* .join */ .fj)((0,_repo_path_js__WEBPACK_IMPORTED_MODULE_3__/* .directoryOf */ .jt)(link), target)) : undefined;
        const isElsewhere = real !== undefined &&
            !paths.some((path) => (0,_repo_path_js__WEBPACK_IMPORTED_MODULE_3__/* .isWithin */ .UO)(path, real)) &&
            ![...targets.keys()].some((other) => (0,_repo_path_js__WEBPACK_IMPORTED_MODULE_3__/* .isWithin */ .UO)(real, other));
        return isElsewhere ? [] : [link];
    });
}
async function mayBeIncluded(paths, notable, { holds }) {
    const files = notable.filter(_starting_js__WEBPACK_IMPORTED_MODULE_1__/* .isGitlab */ .I6);
    return files.length > 0 && paths.some((path) => /\.ya?ml$/i.test(path)) && holds(_starting_js__WEBPACK_IMPORTED_MODULE_1__/* .mayInclude */ .SH, files);
}
function isOfNoHost({ path, isNameable, before, after }) {
    const isFile = (mode) => mode === _changed_file_js__WEBPACK_IMPORTED_MODULE_2__/* .absent */ .G || mode === "100644" || mode === "100755";
    if (!isNameable || !isFile(after) || !isFile(before))
        return false;
    if (programs.test(path))
        return path.split("/").every((part) => plainProgram.test(part) || ofOthers.test(part));
    return ((data.test(path) || documents.test(path)) &&
        !mayBeLookedFor(path) &&
        !isSettings(path) &&
        !_unread_profile_look_js__WEBPACK_IMPORTED_MODULE_4__/* .tellingEnding */ .tg.test(path) &&
        !_unread_profile_look_js__WEBPACK_IMPORTED_MODULE_4__/* .extensionManifest */ .Lk.test(path));
}
function isPlain(part) {
    return plain.test(part) || ofOthers.test(part);
}
function mayBeUnread(path) {
    return documents.test(path) && path.includes("/") && !(0,_unread_profile_look_js__WEBPACK_IMPORTED_MODULE_4__/* .isDocument */ .wz)(path);
}
function isProfile(path) {
    return _generated_places_js__WEBPACK_IMPORTED_MODULE_0__/* .profilePaths */ .IU.test(path) && !(0,_unread_profile_look_js__WEBPACK_IMPORTED_MODULE_4__/* .isDocument */ .wz)(path);
}
function mayBeLookedFor(path) {
    return (_generated_places_js__WEBPACK_IMPORTED_MODULE_0__/* .pipelinePaths */ .x8.test(path) ||
        path.split("/").some((part) => {
            const folded = part.toLowerCase();
            return !isPlain(part) || _generated_places_js__WEBPACK_IMPORTED_MODULE_0__/* .names */ .Dy.has(folded) || likelyFolder.test(folded);
        }));
}
function isOddPlace(path) {
    return mayBeLookedFor(path) || workspace.test(path);
}
function isSettings(path) {
    return _generated_places_js__WEBPACK_IMPORTED_MODULE_0__/* .settingNames */ .H$.has((0,_repo_path_js__WEBPACK_IMPORTED_MODULE_3__/* .nameOf */ .Vb)(path).toLowerCase());
}
function isPlugin(path) {
    return /(?:^|\/)\.[^/]+-plugin\/|(?:^|(?:^|\/)\.[^/]+\/(?:.*\/)?)(?:plugin|marketplace)\.json$/i.test(path);
}
const commands = /(?:^|\/)(?:(?:\.?mcp|lsp|hooks|environment|worktrees|permissions|sandbox|cli|launch|tool-policy|models)\.json|\.(?:roo|kilocode)modes|\.(?:claude|codebuddy|factory|qoder)\/settings(?:\.local)?\.json)$/i;
const marketplaces = "marketplaces";
const editor = /(?:^|\/)(?:\.vscode\/settings|\.?devcontainer)\.json$|\.code-workspace$/i;
const workspace = /\.code-workspace$/i;
function namesFilesOnly(path) {
    return commands.test(path) || editor.test(path);
}
const workflow = /(?:^|\/)\.github\/workflows\/[^/]*\.md$/i;
function isSettingsFile(path) {
    return (isSettings(path) && _generated_places_js__WEBPACK_IMPORTED_MODULE_0__/* .settingPaths */ .FK.test(path)) || workspace.test(path);
}
function isNotable(path) {
    return isLeading(path) || isPlugin(path);
}
function isLeading(path) {
    return isSettingsFile(path) || _generated_places_js__WEBPACK_IMPORTED_MODULE_0__/* .naming */ .b7.test(path) || workflow.test(path) || (0,_starting_js__WEBPACK_IMPORTED_MODULE_1__/* .isStarting */ .zd)(path);
}
const spellings = ["\\\\[uUx]|\\\\\r?$", "(file|skill):[^ \"']*%"];
const escapedBrackets = "\\\\([[]|]|[()$+@,=])";
const dots = "(^|[\"'=:,( {[])[./]+([\"',) }]|]|\r?$)";
function linesWith(found) {
    const isName = (text) => `(^|[^A-Za-z0-9_-])${text.replace(/[[\]()+$.]/g, "\\$&")}([^A-Za-z0-9_-]|$)`;
    const hasBrackets = found.some((text) => /[^\w.-]/.test(text));
    return [...new Set([...found.map(isName), ...spellings, ...(hasBrackets ? [escapedBrackets] : [])])];
}


/***/ }),

/***/ 29302:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B0: () => (/* binding */ mayStartByScripts),
/* harmony export */   E_: () => (/* binding */ namesFiles),
/* harmony export */   I6: () => (/* binding */ isGitlab),
/* harmony export */   SH: () => (/* binding */ mayInclude),
/* harmony export */   lV: () => (/* binding */ startingAmong),
/* harmony export */   zd: () => (/* binding */ isStarting)
/* harmony export */ });
/* harmony import */ var _changed_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(91135);
/* harmony import */ var _generated_places_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(43935);
/* harmony import */ var _hosts_kit_ci_names_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(62890);



const workflowOrAction = /(?:^|\/)\.github\/workflows\/[^/]+\.ya?ml$|(?:^|\/)action\.ya?ml$/;
function isStarting(path) {
    return workflowOrAction.test(path) || _generated_places_js__WEBPACK_IMPORTED_MODULE_0__/* .pipelinePaths */ .x8.test(path);
}
function isGitlab(path) {
    return /^\.gitlab-ci\.ya?ml$/.test(path);
}
function startingAmong(paths, notable) {
    const starting = notable.filter(isStarting);
    if (starting.length === 0)
        return starting;
    const mayInclude = starting.some(isGitlab);
    const others = paths.filter((path) => (0,_hosts_kit_ci_names_js__WEBPACK_IMPORTED_MODULE_1__/* .isCallable */ .du)(path) || (mayInclude && /\.ya?ml$/.test(path)));
    return [...starting, ...others.filter((path) => !isStarting(path))];
}
const openFlag = /\\[xu]|--?[\w-]*\$|\$\{\w+\}[\w-]|\}\}[\w-]/i;
async function namesFiles(starting, holds) {
    if (starting.length === 0 || !(await holds((text) => (0,_hosts_kit_ci_names_js__WEBPACK_IMPORTED_MODULE_1__/* .mayName */ .vx)({ plain: (0,_hosts_kit_ci_names_js__WEBPACK_IMPORTED_MODULE_1__.plainOf)(text) }, _generated_places_js__WEBPACK_IMPORTED_MODULE_0__/* .startNames */ .$d), starting)))
        return false;
    return holds((text) => _generated_places_js__WEBPACK_IMPORTED_MODULE_0__/* .fileFlags */ .oy.test((0,_hosts_kit_ci_names_js__WEBPACK_IMPORTED_MODULE_1__.plainOf)(text)) || openFlag.test(text), starting);
}
function mayInclude(text) {
    return (0,_hosts_kit_ci_names_js__WEBPACK_IMPORTED_MODULE_1__/* .mayName */ .vx)({ plain: (0,_hosts_kit_ci_names_js__WEBPACK_IMPORTED_MODULE_1__.plainOf)(text) }, ["include"]);
}
async function mayStartByScripts(changed, starting, holds) {
    const scripts = changed.filter(({ path }) => (0,_hosts_kit_ci_names_js__WEBPACK_IMPORTED_MODULE_1__/* .isCallable */ .du)(path));
    const present = scripts.flatMap(({ path, after }) => (after === _changed_file_js__WEBPACK_IMPORTED_MODULE_2__/* .absent */ .G ? [] : [path]));
    const namesHost = (text) => (0,_hosts_kit_ci_names_js__WEBPACK_IMPORTED_MODULE_1__.mayRun)({ plain: (0,_hosts_kit_ci_names_js__WEBPACK_IMPORTED_MODULE_1__.plainOf)(text) }, _generated_places_js__WEBPACK_IMPORTED_MODULE_0__/* .startNames */ .$d);
    if (present.length > 0 && (await holds(namesHost, present)))
        return true;
    const isMoved = scripts.some(({ before, after }) => before === _changed_file_js__WEBPACK_IMPORTED_MODULE_2__/* .absent */ .G || after === _changed_file_js__WEBPACK_IMPORTED_MODULE_2__/* .absent */ .G);
    if (!isMoved && (present.length === 0 || !(await holds(_hosts_kit_ci_names_js__WEBPACK_IMPORTED_MODULE_1__.mayCall, present))))
        return false;
    return holds(namesHost, starting.filter(_hosts_kit_ci_names_js__WEBPACK_IMPORTED_MODULE_1__/* .isCallable */ .du));
}


/***/ }),

/***/ 21156:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  $P: () => (/* binding */ errorOutputOf),
  g5: () => (/* binding */ failureOf),
  c8: () => (/* binding */ gitAt),
  qn: () => (/* binding */ lackOfPartial),
  EO: () => (/* binding */ runGit),
  bJ: () => (/* binding */ runGitSync),
  BE: () => (/* binding */ startGit)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/bundle/src/platform/native-path.js
var native_path = __webpack_require__(9144);
;// CONCATENATED MODULE: ./build/bundle/src/platform/git/known-commands.js
const commands = new Map([
    ["cat-file", [{ needs: ["--batch"], takes: ["--buffer"], names: 0 }]],
    [
        "config",
        [
            { needs: ["--get"], takes: ["--local"], names: 1 },
            { needs: ["--get-regexp"], takes: ["-z"], names: 1 },
        ],
    ],
    [
        "diff-index",
        [
            {
                needs: ["--cached", "--raw"],
                takes: ["-z", "--no-renames", "--ita-visible-in-index", "--ignore-submodules=none"],
            },
        ],
    ],
    [
        "fetch",
        [
            {
                needs: ["--no-recurse-submodules", "--no-auto-maintenance", "--upload-pack=git-upload-pack"],
                takes: ["--quiet", "--no-tags", "--no-write-fetch-head", "--depth=1"],
            },
        ],
    ],
    ["for-each-ref", [{ takes: ["--count=", "--format=", "--contains="] }]],
    ["hash-object", [{ needs: ["--no-filters", "--stdin"], takes: ["-w"], names: 0 }]],
    ["ls-files", [{ takes: ["-s", "-t", "-z", "--cached", "--exclude-standard", "--others", "--stage"] }]],
    ["ls-remote", [{ needs: ["--upload-pack=git-upload-pack"], takes: ["--quiet"] }]],
    ["ls-tree", [{ takes: ["-r", "-z", "--full-tree"] }]],
    ["merge-base", [{ takes: ["--is-ancestor"] }]],
    [
        "rev-list",
        [{ needs: ["--missing=print"], takes: ["--filter=blob:none", "--no-object-names", "--no-walk", "--objects"] }],
    ],
    ["rev-parse", [{ needs: ["--verify"], takes: ["--quiet"], names: 1 }]],
    ["status", [{ needs: ["--ignore-submodules"], takes: ["--porcelain", "--untracked-files=no"], names: 0 }]],
    ["symbolic-ref", [{ takes: ["--quiet"], names: 1 }]],
    ["update-index", [{ needs: ["--index-info"], takes: ["-z"], names: 0 }]],
]);
function isKnownCommand([name = "", ...words]) {
    const end = words.findIndex((word) => word === "--" || word === "--end-of-options");
    const before = end < 0 ? words : words.slice(0, end);
    const options = before.filter((word) => word.startsWith("-"));
    const others = words.length - options.length;
    return (commands.get(name) ?? []).some(({ needs = [], takes = [], names = Number.POSITIVE_INFINITY }) => needs.every((option) => options.includes(option)) &&
        options.every((option) => [...needs, ...takes].some((one) => isOption(option, one))) &&
        others <= names);
}
function isOption(written, known) {
    return known.endsWith("=") ? written.startsWith(known) : written === known;
}

// EXTERNAL MODULE: ./build/bundle/src/repo/tree.js
var tree = __webpack_require__(72456);
;// CONCATENATED MODULE: ./build/bundle/src/platform/git/command.js





const settings = [
    "core.fsmonitor=false",
    "core.hooksPath=/dev/null",
    "core.untrackedCache=false",
    "core.useReplaceRefs=false",
    "core.alternateRefsCommand=",
    "safe.bareRepository=explicit",
    "protocol.ext.allow=never",
    "fetch.recurseSubmodules=false",
    "gc.auto=0",
    "maintenance.auto=false",
];
const options = [
    "--no-pager",
    "--no-optional-locks",
    "--no-replace-objects",
    "--literal-pathspecs",
    ...settings.flatMap((setting) => ["-c", setting]),
];
function argumentsOf({ isBare }, command) {
    if (!isKnownCommand(command))
        throw new Error(`git ${command.slice(0, 3).join(" ")} is not one of the commands that are run`);
    const trust = isBare ? ["-c", "safe.bareRepository=all"] : [];
    return [...options, ...trust, ...command];
}
function gitAt(top, environment, { isBare = false } = {}) {
    const scrubbed = Object.entries(environment).filter(([name]) => !/^(GIT_|SSH_ASKPASS$|LC_|LANG)/i.test(name));
    return {
        executable: findGit(top, environment),
        top,
        isBare,
        environment: {
            ...Object.fromEntries(scrubbed),
            LC_ALL: "C",
            GIT_ALLOW_PROTOCOL: "",
            GIT_CEILING_DIRECTORIES: (0,external_node_path_.dirname)(top),
            GIT_GRAFT_FILE: "/dev/null",
            GIT_NO_LAZY_FETCH: "1",
            GIT_NO_REPLACE_OBJECTS: "1",
            GIT_OPTIONAL_LOCKS: "0",
            GIT_TERMINAL_PROMPT: "0",
        },
    };
}
function findGit(top, environment) {
    const windows = process.platform === "win32";
    const path = Object.entries(environment).find(([name]) => (windows ? name.toUpperCase() === "PATH" : name === "PATH"))?.[1] ??
        "";
    let isOnlyInside = false;
    for (const directory of path.split(external_node_path_.delimiter)) {
        if (!(0,external_node_path_.isAbsolute)(directory))
            continue;
        const candidate = (0,external_node_path_.join)(directory, windows ? "git.exe" : "git");
        try {
            if (!(0,external_node_fs_.statSync)(candidate).isFile())
                continue;
            (0,external_node_fs_.accessSync)(candidate, external_node_fs_.constants.X_OK);
            if (!(0,native_path/* isInside */.FK)(candidate, top) && !(0,native_path/* isInside */.FK)((0,external_node_fs_.realpathSync)(candidate), top))
                return candidate;
            isOnlyInside = true;
        }
        catch {
            continue;
        }
    }
    throw new tree/* UserError */.yo(`git is required and was not found in \`PATH\`${isOnlyInside ? ", except inside the repository, where it is not trusted" : ""}; install it`);
}
const mostAtOnce = 64 << 20;
function runGitSync(git, command, input) {
    const { executable, top, environment } = git;
    const { status, stdout } = process
        .getBuiltinModule("node:child_process")
        .spawnSync(executable, argumentsOf(git, command), {
        cwd: top,
        env: environment,
        input,
        maxBuffer: mostAtOnce,
        stdio: ["pipe", "pipe", "ignore"],
        windowsHide: true,
    });
    if (status !== 0)
        throw new tree/* RunFailure */.ae(`git ${command[0] ?? ""} failed`);
    return stdout;
}
function startGit(git, command, { more = {}, input = false, milliseconds, } = {}) {
    const { executable, top, environment } = git;
    return process.getBuiltinModule("node:child_process").spawn(executable, argumentsOf(git, command), {
        cwd: top,
        env: { ...environment, ...more },
        stdio: [input ? "pipe" : "ignore", "pipe", "pipe"],
        windowsHide: true,
        timeout: milliseconds,
    });
}
function runGit(git, command, { environment = {}, answers = [0], milliseconds, take, started } = {}) {
    return new Promise((resolve, reject) => {
        const child = startGit(git, command, { more: environment, milliseconds });
        const output = [];
        const errorOutput = errorOutputOf(child);
        const end = (reason) => {
            reject(reason);
            child.kill();
        };
        started?.(end);
        child.stdout?.on("data", (chunk) => {
            try {
                if (take)
                    take(chunk);
                else
                    output.push(chunk);
            }
            catch (error) {
                end(error);
            }
        });
        child.on("error", (error) => reject(new tree/* RunFailure */.ae(`git could not be started: ${error.message}`)));
        child.on("close", (status, signal) => {
            if (status !== null && answers.includes(status))
                resolve({ status, output: Buffer.concat(output) });
            else
                reject(failureOf(command[0] ?? "", status, signal, errorOutput()));
        });
    });
}
function errorOutputOf(child) {
    let text = "";
    child.stderr?.on("data", (chunk) => (text.length < 4096 ? (text += chunk.toString()) : undefined));
    return () => text
        .replace(/^hint:.*\n?/gm, "")
        .trim()
        .replace(/\/\/[^/@\s]*@/g, "//");
}
const lackOfPartial = "this clone is partial and lacks objects that are needed; fetch them, or clone without a filter";
function failureOf(command, status, signal, errorOutput) {
    const owner = /detected dubious ownership in repository at '(.*)'/.exec(errorOutput)?.[1];
    if (owner !== undefined)
        return new tree/* UserError */.yo(`git does not trust ${owner}, which belongs to another user; to trust it: git config --global --add safe.directory ${owner}`);
    if (/could not fetch [0-9a-f]+ from promisor remote/.test(errorOutput))
        return new tree/* UserError */.yo(lackOfPartial);
    const [, unresolved] = /^fatal: (no upstream configured.*|HEAD does not point to a branch|no such branch.*|upstream branch .*|branch '.*' has no .*|push .*|cannot resolve .*|log for .*)/m.exec(errorOutput) ?? [];
    if (unresolved !== undefined)
        return new tree/* UserError */.yo(`git cannot resolve this revision: ${unresolved}; name a commit or a branch`);
    const [, broken] = /^fatal: (bad (?:\w+ )?config .*)/m.exec(errorOutput) ?? [];
    if (broken !== undefined)
        return new tree/* UserError */.yo(`git cannot read its configuration: ${broken}; repair the file, or clone the repository again`);
    const isForeign = /hash mismatch|SHA1 COLLISION/.test(errorOutput);
    return new (isForeign ? tree/* ForeignObject */.U3 : tree/* RunFailure */.ae)(`git ${command} ${signal === null ? `failed with status ${status}` : `was ended by ${signal}`}${errorOutput === "" ? "" : `: ${errorOutput}`}`);
}


/***/ }),

/***/ 81979:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Am: () => (/* binding */ originOfPlain),
/* harmony export */   _3: () => (/* binding */ idBytesOfPlain)
/* harmony export */ });
/* unused harmony exports originIn, idBytesIn */
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_1__);


function idBytesOfPlain({ top, gitDirectory, shared }) {
    const user = process.geteuid?.();
    if (user === undefined || gitDirectory !== (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(top, ".git") || shared !== gitDirectory)
        return undefined;
    const isOwn = [top, gitDirectory].every((path) => {
        const stats = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path);
        return stats.isDirectory() && stats.uid === user;
    });
    if (!isOwn)
        return undefined;
    for (const name of ["objects", "refs"])
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.accessSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(gitDirectory, name), node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.X_OK);
    if (!/^(?:ref: refs\/\S|[0-9a-f]{40})/.test(textOf((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(gitDirectory, "HEAD"))))
        return undefined;
    return idBytesIn(textOf((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(gitDirectory, "config")));
}
function originOfPlain(location) {
    return idBytesOfPlain(location) === undefined ? undefined : originIn(textOf((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(location.gitDirectory, "config")));
}
function originIn(config) {
    let isOrigin = false;
    let url;
    for (const line of config.split("\n")) {
        if (line.startsWith("["))
            isOrigin = line === '[remote "origin"]';
        const [, value] = (isOrigin && /^[\t ]+url = (.*)$/i.exec(line)) || [];
        if (value === undefined)
            continue;
        if (/[#;"\\]/.test(value))
            return undefined;
        url = value.trim();
    }
    return { url };
}
function textOf(path) {
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path).isFile() ? (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path, "latin1") : "";
}
const isSwitch = /^(?:true|false)$/;
const known = new Map([
    ["core.repositoryformatversion", /^[01]$/],
    ["core.bare", /^false$/],
    ["core.autocrlf", /^(?:true|false|input)$/],
    ["core.filemode", isSwitch],
    ["core.hookspath", /^[^~\s]/],
    ["core.ignorecase", isSwitch],
    ["core.logallrefupdates", isSwitch],
    ["core.precomposeunicode", isSwitch],
    ["core.sshcommand", /./],
    ["core.symlinks", isSwitch],
    ["extensions.objectformat", /^sha(?:1|256)$/],
    ["extensions.partialclone", /^[\w-]+$/],
    ["user.name", /./],
    ["user.email", /./],
]);
const read = /^(?:core|extensions|user)$/;
const unread = /^(?:(?:remote|submodule|gc|maintenance|fetch|pull|http|credential|lfs|gui)\.?|branch\.)$/;
function idBytesIn(config) {
    const settings = settingsIn(config);
    if (settings?.get("core.bare") !== "false" || !settings.has("core.repositoryformatversion"))
        return undefined;
    const hasExtensions = [...settings.keys()].some((key) => key.startsWith("extensions."));
    if (hasExtensions && settings.get("core.repositoryformatversion") !== "1")
        return undefined;
    return settings.get("extensions.objectformat") === "sha256" ? 32 : 20;
}
function settingsIn(config) {
    let section = "none";
    const settings = new Map();
    for (const line of config.split("\n")) {
        if (line === "")
            continue;
        const head = sectionIn(line);
        if (head !== undefined) {
            section = head;
            if (!read.test(section) && !unread.test(section))
                return undefined;
            continue;
        }
        const [, key, value = ""] = /^[\t ]+([A-Za-z][A-Za-z0-9-]*) = ([^"\\\0\r]*)$/.exec(line) ?? [];
        if (section === "none" || key === undefined)
            return undefined;
        if (!read.test(section))
            continue;
        const setting = `${section}.${key.toLowerCase()}`;
        if (known.get(setting)?.test(value) !== true)
            return undefined;
        settings.set(setting, value);
    }
    return settings;
}
function sectionIn(line) {
    const [, name, subsection] = /^\[([a-z]+)(?: "([^"\\\0]*)")?\]$/.exec(line) ?? [];
    return name === undefined || subsection === undefined ? name : `${name}.`;
}


/***/ }),

/***/ 86136:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Jd: () => (/* binding */ RecordReader),
/* harmony export */   M$: () => (/* binding */ recordsOf),
/* harmony export */   _f: () => (/* binding */ entryAt),
/* harmony export */   g$: () => (/* binding */ printable)
/* harmony export */ });
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4573);
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_buffer__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _repo_git_blobs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(12461);


function* recordsOf(output) {
    if ((0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(output)) {
        const text = output.toString();
        for (let at = 0, end = 0; at < text.length; at = end + 1) {
            end = endOf(text.indexOf("\0", at));
            yield { text: text.slice(at, end), isNameable: true };
        }
        return;
    }
    for (let at = 0, end = 0; at < output.length; at = end + 1) {
        end = endOf(output.indexOf(0, at));
        const bytes = output.subarray(at, end);
        const isNameable = (0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(bytes);
        yield { text: isNameable ? bytes.toString() : printable(bytes), isNameable };
    }
}
class RecordReader {
    #add;
    #rest = [];
    constructor(add) {
        this.#add = add;
    }
    push(chunk) {
        const end = chunk.lastIndexOf(0) + 1;
        if (end > 0) {
            for (const record of recordsOf(Buffer.concat([...this.#rest, chunk.subarray(0, end)])))
                this.#add(record);
            this.#rest = [];
        }
        if (end < chunk.length)
            this.#rest = [...this.#rest, chunk.subarray(end)];
    }
    end() {
        if (this.#rest.length > 0)
            endOf(-1);
    }
}
function endOf(found) {
    if (found < 0)
        throw new Error("a listing of git's ends too soon");
    return found;
}
function printable(bytes) {
    return bytes.toString("latin1").replace(/[\x80-\xff]/g, (byte) => `\\x${byte.charCodeAt(0).toString(16)}`);
}
function entryAt(path, mode, id) {
    if (!/[^\0-\x7f]/.test(path))
        return (0,_repo_git_blobs_js__WEBPACK_IMPORTED_MODULE_1__/* .entryOf */ .Ms)(mode, id, path);
    const bytes = Buffer.from(path, "latin1");
    if ((0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(bytes))
        return (0,_repo_git_blobs_js__WEBPACK_IMPORTED_MODULE_1__/* .entryOf */ .Ms)(mode, id, bytes.toString());
    return (0,_repo_git_blobs_js__WEBPACK_IMPORTED_MODULE_1__/* .entryOf */ .Ms)(mode, id, printable(bytes), { isNameable: false });
}


/***/ }),

/***/ 31355:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ indexFileOf)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var _repo_tree_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(72456);
/* harmony import */ var _native_path_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9144);




function indexFileOf({ top, gitDirectory }, environment) {
    const named = environment.GIT_INDEX_FILE;
    if (named === undefined || named === "")
        return undefined;
    const file = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(top, named);
    if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(file)) || !(0,_native_path_js__WEBPACK_IMPORTED_MODULE_3__/* .isInside */ .FK)((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(file)), (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(gitDirectory)))
        throw new _repo_tree_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .yo(`GIT_INDEX_FILE names ${named}, which is not a file of the repository's own directory ${gitDirectory}`);
    return file;
}


/***/ }),

/***/ 81957:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   blobId: () => (/* binding */ blobId),
/* harmony export */   digestOf: () => (/* binding */ digestOf),
/* harmony export */   fingerprint: () => (/* binding */ fingerprint),
/* harmony export */   objectHash: () => (/* binding */ objectHash),
/* harmony export */   objectId: () => (/* binding */ objectId),
/* harmony export */   restoreDigest: () => (/* binding */ restoreDigest),
/* harmony export */   secretHash: () => (/* binding */ secretHash),
/* harmony export */   sha1: () => (/* binding */ sha1),
/* harmony export */   sha256: () => (/* binding */ sha256),
/* harmony export */   treeId: () => (/* binding */ treeId)
/* harmony export */ });
let loaded;
const crypto = () => (loaded ??= process.getBuiltinModule("node:crypto"));
function sha256(content) {
    return crypto().hash("sha256", content);
}
function secretHash() {
    const key = crypto().randomBytes(32);
    return (text) => crypto().createHmac("sha256", key).update(text).digest("hex");
}
const digestForm = /^sha256:[0-9a-f]{64}$/;
const kept = new Set();
function restoreDigest(text) {
    if (digestForm.test(text))
        kept.add(text);
    return text;
}
function digestOf(text) {
    return kept.has(text) ? text : `sha256:${sha256(text)}`;
}
function blobId(content, algorithm = "sha1") {
    return crypto().createHash(algorithm).update(`blob ${content.length}\0`).update(content).digest("hex");
}
function sha1(content) {
    return crypto().hash("sha1", content);
}
function objectId(type, content) {
    return sha1(Buffer.concat([Buffer.from(`${type} ${content.length}\0`), content]));
}
function objectHash(type, size, id) {
    const hash = crypto().createHash(id.length === 64 ? "sha256" : "sha1");
    hash.update(`${type} ${size}\0`);
    return { add: (part) => void hash.update(part), id: () => hash.digest("hex") };
}
function treeId(entries, algorithm = "sha1") {
    const named = entries.map(({ mode, name, id }) => {
        const short = mode.replace(/^0+/, "");
        return {
            key: Buffer.from(short === "40000" ? `${name}/` : name),
            bytes: Buffer.concat([Buffer.from(`${short} ${name}\0`), Buffer.from(id, "hex")]),
        };
    });
    const content = Buffer.concat(named.sort((a, b) => Buffer.compare(a.key, b.key)).map(({ bytes }) => bytes));
    return crypto().createHash(algorithm).update(`tree ${content.length}\0`).update(content).digest("hex");
}
function fingerprint(parts) {
    return sha256(parts.map((part) => `${Buffer.byteLength(part)}:${part}`).join(""));
}


/***/ }),

/***/ 9144:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Br: () => (/* binding */ pathBelow),
/* harmony export */   FK: () => (/* binding */ isInside),
/* harmony export */   Hi: () => (/* binding */ absolutePath)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);

function absolutePath(directory, path) {
    return (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(directory, path);
}
function pathBelow(root, file) {
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)(root, file).split(node_path__WEBPACK_IMPORTED_MODULE_0__.sep).join("/");
    return path === ".." || path.startsWith("../") || (0,node_path__WEBPACK_IMPORTED_MODULE_0__.isAbsolute)(path) ? undefined : path;
}
function isInside(path, directory) {
    return pathBelow(directory, path) !== undefined;
}


/***/ }),

/***/ 12461:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ms: () => (/* binding */ entryOf),
/* harmony export */   QE: () => (/* binding */ batched),
/* harmony export */   gW: () => (/* binding */ chainObjects),
/* harmony export */   qB: () => (/* binding */ BlobTree)
/* harmony export */ });
/* harmony import */ var _attribute_file_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(28480);
/* harmony import */ var _attributes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(98104);
/* harmony import */ var _checkout_bytes_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(90587);
/* harmony import */ var _path_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(76311);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(64951);
/* harmony import */ var _tree_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(72456);






function chainObjects(...sources) {
    return {
        async get(id, limit) {
            for (const source of sources) {
                const result = await source.get(id, limit);
                if (result.kind !== "missing")
                    return result;
            }
            return { kind: "missing" };
        },
    };
}
const pause = 5;
function batched(limit, fetchAll) {
    const requested = new Map();
    let batch;
    const newBatch = () => {
        const ids = [];
        const values = new Promise((resolve) => setTimeout(resolve, pause)).then(() => {
            if (batch?.ids === ids)
                batch = undefined;
            return fetchAll(ids);
        });
        return { ids, values };
    };
    return (id) => {
        let value = requested.get(id);
        if (!value) {
            if (!batch || batch.ids.length >= limit)
                batch = newBatch();
            batch.ids.push(id);
            requested.set(id, (value = batch.values.then((values) => values.get(id))));
        }
        return value;
    };
}
async function allOf(promises) {
    await Promise.allSettled(promises);
    return Promise.all(promises);
}
const targetBytes = 4096;
class BlobTree {
    #objects;
    #prefix;
    #listing;
    #entries;
    #left = new _attribute_file_js__WEBPACK_IMPORTED_MODULE_0__/* .LinesLeft */ .TN();
    #attributes = new Map();
    #isExpected;
    constructor(objects, prefix, listing, isExpected = () => false) {
        this.#objects = objects;
        this.#prefix = prefix;
        this.#listing = listing;
        this.#isExpected = isExpected;
    }
    async list() {
        const entries = [...(await this.#known()).values()];
        if (this.#prefix === "")
            return entries;
        const below = this.#prefix.length + 1;
        return entries
            .filter(({ path }) => path.startsWith(`${this.#prefix}/`))
            .map((entry) => ({ ...entry, path: entry.path.slice(below) }));
    }
    async read(path) {
        const full = (0,_path_js__WEBPACK_IMPORTED_MODULE_4__/* .join */ .fj)(this.#prefix, path);
        const entry = (await this.#known()).get(full);
        if ((entry?.kind !== "file" && entry?.kind !== "unnameable") || entry.id === undefined)
            throw new _tree_js__WEBPACK_IMPORTED_MODULE_3__/* .UnreadableFile */ .ie("is not a file of this tree");
        const [bytes, attributes] = await allOf([this.#blob(entry.id, full), this.#attributesAbove(full)]);
        const checkout = (0,_attributes_js__WEBPACK_IMPORTED_MODULE_1__/* .checkoutOf */ .o5)(attributes, full);
        const written = (0,_checkout_bytes_js__WEBPACK_IMPORTED_MODULE_5__/* .checkedOut */ .M)(bytes, checkout);
        if (written)
            return written;
        throw new _tree_js__WEBPACK_IMPORTED_MODULE_3__/* .UnreadableFile */ .ie(`is checked out as something else by \`${checkout.kind === "changed" ? checkout.by : checkout.kind}\` of a .gitattributes file`);
    }
    async glimpse(paths, take) {
        const entries = await this.#known();
        const found = paths.flatMap((path) => {
            const entry = entries.get((0,_path_js__WEBPACK_IMPORTED_MODULE_4__/* .join */ .fj)(this.#prefix, path));
            return entry?.kind === "file" && entry.id !== undefined ? [{ path, id: entry.id }] : [];
        });
        const isPlain = ![...entries.keys()].some((path) => (0,_path_js__WEBPACK_IMPORTED_MODULE_4__/* .nameOf */ .Vb)(path) === ".gitattributes");
        if (!this.#objects.each || !isPlain)
            return false;
        await this.#objects.each(found.map(({ id }) => id), _tree_js__WEBPACK_IMPORTED_MODULE_3__/* .limits */ .Fy.fileBytes, (number, object) => {
            const path = found[number]?.path;
            if (path !== undefined && object.kind === "object" && object.content)
                take(path, object.content);
        });
        return true;
    }
    async identify(path) {
        const full = (0,_path_js__WEBPACK_IMPORTED_MODULE_4__/* .join */ .fj)(this.#prefix, path);
        const entry = (await this.#known()).get(full);
        if (entry?.id === undefined)
            return undefined;
        if (entry.kind !== "file")
            return { id: entry.id };
        const checkout = await this.#effectOn(full);
        return { id: entry.id, isExecutable: entry.isExecutable === true, ...(checkout ? { checkout } : {}) };
    }
    async #effectOn(path) {
        try {
            return (0,_attributes_js__WEBPACK_IMPORTED_MODULE_1__/* .effectBy */ .Tb)((0,_attributes_js__WEBPACK_IMPORTED_MODULE_1__/* .checkoutBy */ .u_)(await this.#attributesAbove(path), path));
        }
        catch (error) {
            if (error instanceof _tree_js__WEBPACK_IMPORTED_MODULE_3__/* .UnreadableFile */ .ie)
                return { how: error.message, by: [] };
            throw error;
        }
    }
    #known() {
        return (this.#entries ??= this.#listing().then(async (listed) => {
            for (const entry of listed) {
                if (entry.kind === "file" && entry.id !== undefined && this.#isExpected(entry))
                    void this.#objects.get(entry.id, _tree_js__WEBPACK_IMPORTED_MODULE_3__/* .limits */ .Fy.fileBytes).catch(() => undefined);
            }
            const entries = await Promise.all(listed.map((entry) => (entry.kind === "link" ? this.#withTarget(entry) : entry)));
            return new Map(entries.map((entry) => [entry.path, entry]));
        }));
    }
    async #withTarget(entry) {
        if (entry.id === undefined)
            return entry;
        const found = await this.#objectOf(entry.id, entry.path, targetBytes);
        if (found.kind === "missing")
            return { ...entry, unjudged: "is a link whose target this clone does not hold" };
        const target = found.content && (0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .decodeText */ .g7)(found.content);
        if (target === undefined)
            return {
                ...entry,
                unjudged: found.content
                    ? "is a link whose target is not UTF-8"
                    : `is a link whose target is longer than ${targetBytes} bytes`,
            };
        return { ...entry, target };
    }
    #objectOf(id, path, limit) {
        return this.#objects.get(id, limit).catch((error) => {
            throw error instanceof _tree_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .yo ? new _tree_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .yo(`\`${path}\` cannot be read: ${error.message}`) : error;
        });
    }
    async #blob(id, path) {
        const found = await this.#objectOf(id, path, _tree_js__WEBPACK_IMPORTED_MODULE_3__/* .limits */ .Fy.fileBytes);
        if (found.kind === "missing")
            throw new _tree_js__WEBPACK_IMPORTED_MODULE_3__/* .UnreadableFile */ .ie(`has content that this clone does not hold (object ${id})`);
        if (!found.content)
            throw new _tree_js__WEBPACK_IMPORTED_MODULE_3__/* .UnreadableFile */ .ie((0,_tree_js__WEBPACK_IMPORTED_MODULE_3__/* .tooLarge */ .g$)(found.size));
        return found.content;
    }
    async #attributesAbove(path) {
        const entries = await this.#known();
        const found = [];
        for (let directory = (0,_path_js__WEBPACK_IMPORTED_MODULE_4__/* .directoryOf */ .jt)(path);; directory = (0,_path_js__WEBPACK_IMPORTED_MODULE_4__/* .directoryOf */ .jt)(directory)) {
            const entry = entries.get((0,_path_js__WEBPACK_IMPORTED_MODULE_4__/* .join */ .fj)(directory, ".gitattributes"));
            if (entry?.kind === "file" || entry?.kind === "link")
                found.push(this.#attributesOf(directory, entry));
            if (directory === "")
                return allOf(found);
        }
    }
    #attributesOf(directory, { id, unjudged }) {
        let attributes = this.#attributes.get(directory);
        if (!attributes) {
            const read = async () => {
                if (id === undefined)
                    throw new _tree_js__WEBPACK_IMPORTED_MODULE_3__/* .UnreadableFile */ .ie(`is checked out by ${(0,_path_js__WEBPACK_IMPORTED_MODULE_4__/* .join */ .fj)(directory, ".gitattributes")}, which ${unjudged ?? "cannot be read"}`);
                return (0,_attribute_file_js__WEBPACK_IMPORTED_MODULE_0__/* .parseAttributes */ .vB)(directory, await this.#blob(id, (0,_path_js__WEBPACK_IMPORTED_MODULE_4__/* .join */ .fj)(directory, ".gitattributes")), this.#left);
            };
            this.#attributes.set(directory, (attributes = read()));
        }
        return attributes;
    }
}
function entryOf(mode, id, path, { isNameable = true } = {}) {
    const kind = mode === "120000" ? "link" : mode === "160000" ? "submodule" : "file";
    if (!isNameable)
        return { path, kind: "unnameable", ...(kind === "file" ? { id } : {}) };
    return { path, kind, id, ...(mode === "100755" ? { isExecutable: true } : {}) };
}


/***/ }),

/***/ 48132:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EZ: () => (/* binding */ kinds),
/* harmony export */   HE: () => (/* binding */ modeAt),
/* harmony export */   Jy: () => (/* binding */ stageMask),
/* harmony export */   PQ: () => (/* binding */ extensionHeadBytes),
/* harmony export */   Qc: () => (/* binding */ flagBytes),
/* harmony export */   RH: () => (/* binding */ headerBytes),
/* harmony export */   Tn: () => (/* binding */ lengthMask),
/* harmony export */   WJ: () => (/* binding */ isOptionalExtension),
/* harmony export */   aP: () => (/* binding */ extendedFlag),
/* harmony export */   by: () => (/* binding */ indexHeaderOf),
/* harmony export */   jZ: () => (/* binding */ flagsAt),
/* harmony export */   jj: () => (/* binding */ idAt),
/* harmony export */   oc: () => (/* binding */ paddedBytes),
/* harmony export */   zR: () => (/* binding */ modeText)
/* harmony export */ });
const headerBytes = 12;
function indexHeaderOf(bytes) {
    if (bytes.length < headerBytes || bytes.toString("latin1", 0, 4) !== "DIRC")
        return undefined;
    const version = bytes.readUInt32BE(4);
    return version < 2 || version > 4 ? undefined : { version, count: bytes.readUInt32BE(8) };
}
const modeAt = 26;
const idAt = 40;
const kinds = { directory: 0o4, file: 0o10, link: 0o12, submodule: 0o16 };
const extendedFlag = 0x4000;
const stageMask = 0x3000;
const lengthMask = 0x0fff;
function flagsAt(bytes, at) {
    return ((bytes[at] ?? 0) << 8) | (bytes[at + 1] ?? 0);
}
function flagBytes(flags) {
    return (flags & extendedFlag) === 0 ? 2 : 4;
}
function paddedBytes(entryBytes) {
    return (entryBytes + 8) & ~7;
}
const extensionHeadBytes = 8;
function isOptionalExtension(bytes, at) {
    const first = bytes[at] ?? 0;
    return first >= 0x41 && first <= 0x5a;
}
function modeText(mode) {
    return mode.toString(8).padStart(6, "0");
}


/***/ }),

/***/ 289:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ offsetVarint),
/* harmony export */   Z: () => (/* binding */ offsetVarintEnd)
/* harmony export */ });
function offsetVarint(bytes, at) {
    const first = bytes[at] ?? 0;
    return first < 128 ? first : longVarint(bytes, at);
}
function longVarint(bytes, at) {
    let byte = bytes[at] ?? 0;
    let value = byte & 127;
    for (let next = at + 1; byte & 128; next++) {
        byte = bytes[next] ?? 0;
        value = (value + 1) * 128 + (byte & 127);
    }
    return value;
}
function offsetVarintEnd(bytes, at) {
    let end = at;
    while ((bytes[end] ?? 0) & 128)
        end++;
    return end + 1;
}


/***/ }),

/***/ 46447:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $z: () => (/* binding */ groupBy),
/* harmony export */   BC: () => (/* binding */ append),
/* harmony export */   DN: () => (/* binding */ addTo),
/* harmony export */   mQ: () => (/* binding */ countsOf),
/* harmony export */   nQ: () => (/* binding */ largest),
/* harmony export */   o9: () => (/* binding */ smallest)
/* harmony export */ });
function append(list, more) {
    for (const one of more)
        list.push(one);
}
function largest(numbers, otherwise = Number.NEGATIVE_INFINITY) {
    let found = otherwise;
    for (const number of numbers)
        if (number > found)
            found = number;
    return found;
}
function smallest(numbers, otherwise = Number.POSITIVE_INFINITY) {
    let found = otherwise;
    for (const number of numbers)
        if (number < found)
            found = number;
    return found;
}
function countsOf(texts) {
    const counts = new Map();
    for (const text of texts)
        counts.set(text, (counts.get(text) ?? 0) + 1);
    return counts;
}
function addTo(lists, key, value) {
    const list = lists.get(key);
    if (list)
        list.push(value);
    else
        lists.set(key, [value]);
}
function groupBy(values, keyOf) {
    const groups = new Map();
    for (const value of values)
        addTo(groups, keyOf(value), value);
    return groups;
}


/***/ }),

/***/ 64951:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bq: () => (/* binding */ trim),
/* harmony export */   Dw: () => (/* binding */ trimStart),
/* harmony export */   Es: () => (/* binding */ placeOfPath),
/* harmony export */   GH: () => (/* binding */ startOf),
/* harmony export */   HO: () => (/* binding */ TextNotKept),
/* harmony export */   Vt: () => (/* binding */ outlined),
/* harmony export */   W4: () => (/* binding */ outlineOf),
/* harmony export */   g7: () => (/* binding */ decodeText),
/* harmony export */   mh: () => (/* binding */ lineAt),
/* harmony export */   s8: () => (/* binding */ trimEnd),
/* harmony export */   t$: () => (/* binding */ positionAt),
/* harmony export */   y2: () => (/* binding */ decodeLossily)
/* harmony export */ });
function startOf(source) {
    return { source, span: { start: 0, end: 0 } };
}
function placeOfPath(path) {
    return startOf({ path, text: "" });
}
const lasting = new WeakMap();
let [recent, former] = [new Map(), new Map()];
const [mostRecent, smallText] = [512, 1 << 16];
class TextNotKept extends Error {
    constructor(what) {
        super(`${what} was not kept`);
        this.name = "TextNotKept";
    }
}
function outlined(path, outline) {
    const source = {
        path,
        get text() {
            throw new TextNotKept(`the text of ${path}`);
        },
    };
    lasting.set(source, outline);
    return source;
}
function positionAt(source, offset) {
    const { starts, length } = outlineOf(source);
    let low = 0;
    for (let high = starts.length - 1; low < high;) {
        const middle = (low + high + 1) >> 1;
        if ((starts[middle] ?? 0) <= offset)
            low = middle;
        else
            high = middle - 1;
    }
    return { line: low + 1, column: Math.min(offset, length) - (starts[low] ?? 0) + 1 };
}
function lineAt(source, line) {
    const { starts } = outlineOf(source);
    return source.text.slice(starts[line - 1], starts[line] ?? source.text.length).replace(/\r?\n$/, "");
}
function outlineOf(source) {
    const known = recent.get(source) ?? lasting.get(source);
    if (known)
        return known;
    const outline = former.get(source) ?? outlineIn(source);
    if (outline.length > smallText)
        lasting.set(source, outline);
    else {
        if (recent.size >= mostRecent)
            [recent, former] = [new Map(), recent];
        recent.set(source, outline);
    }
    return outline;
}
function outlineIn({ text }) {
    const starts = [0];
    for (let at = text.indexOf("\n"); at >= 0; at = text.indexOf("\n", at + 1))
        starts.push(at + 1);
    return { starts, length: text.length };
}
const strict = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });
const lossy = new TextDecoder("utf-8", { ignoreBOM: true });
function decodeLossily(bytes) {
    return lossy.decode(bytes);
}
function decodeText(bytes) {
    try {
        return strict.decode(bytes);
    }
    catch {
        return undefined;
    }
}
function trim(text) {
    return trimStart(trimEnd(text));
}
function trimStart(text) {
    return isOrdinary(text.charCodeAt(0))
        ? text
        : text.replace(/^[\t-\r \u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]+/, "");
}
function isOrdinary(code) {
    return code > 0x20 && code < 0x7f;
}
function trimEnd(text) {
    let end = text.length;
    if (isOrdinary(text.charCodeAt(end - 1)))
        return text;
    while (end > 0 && /[\t-\r \u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]/.test(text[end - 1] ?? ""))
        end--;
    return text.slice(0, end);
}


/***/ })

};
;