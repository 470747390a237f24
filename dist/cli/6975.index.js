"use strict";
exports.id = 6975;
exports.ids = [6975,1090,7463,5433];
exports.modules = {

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

/***/ 69663:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   resultPlaceRefusal: () => (/* binding */ resultPlaceRefusal)
/* harmony export */ });
/* harmony import */ var _policy_gate_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(86649);
/* harmony import */ var _policy_model_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(53861);
/* harmony import */ var _unchanged_elsewhere_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(32852);



function fold(name) {
    return name.toLowerCase().replace(/[. ]+$/, "");
}
function resultPlaceRefusal(path) {
    const segments = path.split("/").map(fold);
    if (segments.includes(".git"))
        return "lies in a `.git` directory, which belongs to Git; name another file";
    const folded = `/${segments.join("/")}`;
    const parts = [path.split("/"), segments].flatMap((names) => names.map((_, from) => names.slice(from).join("/")));
    if ([..._policy_model_js__WEBPACK_IMPORTED_MODULE_1__/* .policyPaths */ .ff, _policy_model_js__WEBPACK_IMPORTED_MODULE_1__/* .baselinePath */ .XB].some((own) => folded.endsWith(`/${fold(own)}`)) ||
        /\/\.github\/(?:workflows|actions)\/|\/(?:codeowners|\.git(?:attributes|ignore|modules))$/.test(folded) ||
        parts.some(_policy_gate_index_js__WEBPACK_IMPORTED_MODULE_0__/* .isGate */ .cE))
        return "would replace what decides about this check; name another file";
    if (parts.some(_unchanged_elsewhere_js__WEBPACK_IMPORTED_MODULE_2__/* .isProfile */ .S9) || folded.endsWith("/skill.md"))
        return "would replace an agent profile; name another file";
    return parts.some(_unchanged_elsewhere_js__WEBPACK_IMPORTED_MODULE_2__/* .isNotable */ ._r) ? "would replace settings that a host reads; name another file" : undefined;
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

/***/ 45433:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  _s: () => (/* reexport */ jsonDialects),
  C_: () => (/* binding */ parseAnyJson),
  qF: () => (/* binding */ parseJson),
  WT: () => (/* binding */ parseJsonAs),
  parseJsonc: () => (/* binding */ parseJsonc),
  pV: () => (/* binding */ withLastValues)
});

;// CONCATENATED MODULE: ./build/bundle/src/parsers/json-faults.js
function explained(text, { message, span }) {
    const at = span.start;
    const problem = (words, start = at, length = 1) => ({
        kind: "problem",
        message: words,
        span: { start, end: start + length },
    });
    if (text.trim() === "")
        return { kind: "problem", message: "the text is empty", span: { start: 0, end: 0 } };
    if (at === 0 && text.startsWith("\ufeff"))
        return problem("a byte-order mark");
    if (/^\/[/*]/.test(text.slice(at, at + 2)))
        return problem("a comment", at, 2);
    const before = Math.max(0, at - 200);
    const comma = /^[}\]]/.test(text.slice(at, at + 1)) ? /,\s*$/.exec(text.slice(before, at)) : null;
    if (comma)
        return problem("a trailing comma", before + comma.index);
    if (message === "key must be a string" || message === "expected value") {
        if (text[at] === "'")
            return problem("single quotes, where JSON has double ones");
        const [word = ""] = /^[A-Za-z_$][\w$.-]*/.exec(text.slice(at, at + 200)) ?? [];
        if (word !== "")
            return problem(`\`${word}\` without quotes`, at, word.length);
    }
    return { kind: "problem", message: words[message] ?? message, span };
}
const words = {
    "key must be a string": "a key is missing",
    "expected value": "a value is missing",
    "EOF while parsing a value": "it ends where a value is missing",
    "EOF while parsing a string": "a text has no closing quote",
    "trailing characters": "text after its end",
    "recursion limit exceeded": "it is nested too deeply",
    "control character (\\u0000-\\u001F) found while parsing a string": "a line break or a tab inside a text",
};

;// CONCATENATED MODULE: ./build/bundle/src/parsers/json-dialects.js
const comment = /\/\/[^\r\n]*|\/\*[^]*?\*\//y;
const jsonDialects = {
    serde: {},
    javaScript: { loneSurrogates: true },
    editors: { comment, mark: true, loneSurrogates: true, trailingComma: true, controls: /\t/ },
    commented: { comment, loneSurrogates: true },
    commentedWithCommas: { comment, loneSurrogates: true, trailingComma: true },
    stripped: { comment: /\/\/[^\n]*|\/\*[^]*?(?:\*\/|$)/y, loneSurrogates: true },
    any: {
        comment: /\/\/[^\r\n]*|\/\*[^]*?(?:\*\/|$)/y,
        mark: true,
        loneSurrogates: true,
        trailingComma: true,
        controls: /[^]/,
        json5: true,
    },
};
const otherNumber = /[-+]?(?:0[xX][\dA-Fa-f]+|(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?|NaN\b|Infinity\b)/y;
const bareKey = /[$_\p{L}][$\w\p{L}\p{Mn}\p{Mc}\p{Nd}]*/uy;

;// CONCATENATED MODULE: ./build/bundle/src/parsers/json.js


const deepest = 128;
class Stop {
    problem;
    constructor(message, at) {
        this.problem = { kind: "problem", message, span: { start: at, end: at } };
    }
}
function parseJson(text) {
    return parseJsonAs(jsonDialects.serde, text);
}
function parseJsonc(text) {
    return parseJsonAs(jsonDialects.editors, text);
}

function parseJsonAs(dialect, text) {
    return read(text, dialect);
}
function parseAnyJson(text) {
    const node = parseJsonAs(jsonDialects.any, text);
    if (node.kind !== "problem")
        return node;
    const other = parseJsonAs({ ...jsonDialects.any, comment: jsonDialects.stripped.comment }, text);
    return other.kind === "problem" ? node : other;
}
function withLastValues(node) {
    if (node.kind === "scalar")
        return node;
    if (node.kind === "list")
        return { ...node, items: node.items.map(withLastValues) };
    const last = new Map(node.entries.map((entry) => [entry.name ?? entry, { ...entry, value: withLastValues(entry.value) }]));
    return { ...node, entries: [...last.values()] };
}
function read(text, dialect) {
    try {
        return new Reader(text, dialect).whole();
    }
    catch (error) {
        if (error instanceof Stop)
            return explained(text, error.problem);
        throw error;
    }
}
const escapes = {
    '"': '"',
    "\\": "\\",
    "/": "/",
    b: "\b",
    f: "\f",
    n: "\n",
    r: "\r",
    t: "\t",
};
const number = /-?(0|[1-9]\d*)((?:\.\d+)?(?:[eE][-+]?\d+)?)/y;
class Reader {
    #text;
    #dialect;
    #at = 0;
    constructor(text, dialect) {
        this.#text = text;
        this.#dialect = dialect;
        if (dialect.mark && text.startsWith("\ufeff"))
            this.#at = 1;
    }
    whole() {
        const node = this.#value(0);
        this.#skipSpace();
        if (this.#at < this.#text.length)
            throw new Stop("trailing characters", this.#at);
        return node;
    }
    #skipSpace() {
        const { comment } = this.#dialect;
        for (;;) {
            while (" \n\t\r".includes(this.#text[this.#at] ?? "x"))
                this.#at++;
            if (!comment || this.#text[this.#at] !== "/")
                return;
            comment.lastIndex = this.#at;
            const [found] = comment.exec(this.#text) ?? [];
            if (found === undefined)
                return;
            this.#at += found.length;
        }
    }
    #takes(character) {
        this.#skipSpace();
        if (this.#text[this.#at] !== character)
            return false;
        this.#at++;
        return true;
    }
    #ends(character) {
        this.#skipSpace();
        return this.#dialect.trailingComma === true && this.#text[this.#at] === character;
    }
    #value(depth) {
        this.#skipSpace();
        const start = this.#at;
        const first = this.#text[start];
        if ((first === "{" || first === "[") && depth + 1 >= deepest)
            throw new Stop("recursion limit exceeded", start);
        if (first === undefined)
            throw new Stop("EOF while parsing a value", start);
        if (first === "{")
            return this.#object(start, depth);
        if (first === "[")
            return this.#array(start, depth);
        if (this.#isQuote(first)) {
            const value = this.#string();
            return { kind: "scalar", span: this.#since(start), value, text: value, style: "quoted" };
        }
        for (const [word, value] of [
            ["null", null],
            ["true", true],
            ["false", false],
        ]) {
            if (!this.#text.startsWith(word, start))
                continue;
            this.#at += word.length;
            return { kind: "scalar", span: this.#since(start), value, text: word, style: "plain" };
        }
        return this.#otherNumber(start) ?? this.#number(start);
    }
    #isQuote(character) {
        return character === '"' || (this.#dialect.json5 === true && character === "'");
    }
    #since(start) {
        return { start, end: this.#at };
    }
    #otherNumber(start) {
        if (!this.#dialect.json5)
            return undefined;
        number.lastIndex = start;
        otherNumber.lastIndex = start;
        const [usual = ""] = number.exec(this.#text) ?? [];
        const [text = ""] = otherNumber.exec(this.#text) ?? [];
        if (text.length <= usual.length)
            return undefined;
        this.#at = start + text.length;
        return { kind: "scalar", span: this.#since(start), value: Number(text), text, style: "plain", number: "float" };
    }
    #number(start) {
        number.lastIndex = start;
        const [text, , fraction] = number.exec(this.#text) ?? [];
        if (text === undefined)
            throw new Stop("expected value", start);
        this.#at = start + text.length;
        if (/[\d.eE]/.test(this.#text[this.#at] ?? ""))
            throw new Stop("invalid number", this.#at);
        const value = Number(text);
        if (!Number.isFinite(value))
            throw new Stop("number out of range", start);
        const float = fraction !== "" || text === "-0";
        if (!float) {
            const integer = BigInt(text);
            const safe = integer >= Number.MIN_SAFE_INTEGER && integer <= Number.MAX_SAFE_INTEGER;
            return {
                kind: "scalar",
                span: this.#since(start),
                value: safe ? value : integer,
                text,
                style: "plain",
                number: "integer",
            };
        }
        return { kind: "scalar", span: this.#since(start), value, text, style: "plain", number: "float" };
    }
    #string() {
        const quote = this.#text.charCodeAt(this.#at);
        let value = "";
        for (let from = ++this.#at;; this.#at++) {
            const unit = this.#text.charCodeAt(this.#at);
            if (Number.isNaN(unit))
                throw new Stop("EOF while parsing a string", this.#at);
            if (unit < 0x20 && this.#dialect.controls?.test(String.fromCharCode(unit)) !== true)
                throw new Stop("control character (\\u0000-\\u001F) found while parsing a string", this.#at);
            if (unit !== quote && unit !== 0x5c)
                continue;
            value += this.#text.slice(from, this.#at);
            if (unit === quote) {
                this.#at++;
                return value;
            }
            value += this.#escape();
            from = this.#at + 1;
        }
    }
    #escape() {
        const letter = this.#text[++this.#at] ?? "";
        if (letter !== "u") {
            const plain = Object.hasOwn(escapes, letter) ? escapes[letter] : undefined;
            if (plain === undefined && !this.#dialect.json5)
                throw new Stop("invalid escape", this.#at);
            return plain ?? this.#escapeOfJson5(letter);
        }
        const high = this.#hexadecimal();
        if (this.#dialect.loneSurrogates)
            return String.fromCharCode(high);
        if (high >= 0xdc00 && high < 0xe000)
            throw new Stop("lone leading surrogate in hex escape", this.#at);
        if (high < 0xd800 || high >= 0xdc00)
            return String.fromCharCode(high);
        if (this.#text.slice(this.#at + 1, this.#at + 3) !== "\\u")
            throw new Stop("unexpected end of hex escape", this.#at);
        this.#at += 2;
        const low = this.#hexadecimal();
        if (low < 0xdc00 || low >= 0xe000)
            throw new Stop("lone leading surrogate in hex escape", this.#at);
        return String.fromCharCode(high, low);
    }
    #escapeOfJson5(letter) {
        if (letter === "x")
            return String.fromCharCode(this.#hexadecimal(2));
        if (letter === "\r" && this.#text[this.#at + 1] === "\n")
            this.#at++;
        const found = /[\r\n\u2028\u2029]/.test(letter) ? "" : letter;
        return { v: "\v", 0: "\0" }[found] ?? found;
    }
    #hexadecimal(length = 4) {
        const digits = this.#text.slice(this.#at + 1, this.#at + 1 + length);
        if (digits.length < length || !/^[0-9A-Fa-f]+$/.test(digits))
            throw new Stop("invalid escape", this.#at);
        this.#at += length;
        return parseInt(digits, 16);
    }
    #key() {
        this.#skipSpace();
        const at = this.#at;
        bareKey.lastIndex = at;
        const [bare] = this.#dialect.json5 ? (bareKey.exec(this.#text) ?? []) : [];
        if (bare !== undefined) {
            this.#at += bare.length;
            return { kind: "scalar", span: this.#since(at), value: bare, text: bare, style: "plain" };
        }
        if (!this.#isQuote(this.#text[at]))
            throw new Stop("key must be a string", at);
        const name = this.#string();
        return { kind: "scalar", span: this.#since(at), value: name, text: name, style: "quoted" };
    }
    #array(start, depth) {
        const items = [];
        this.#at++;
        if (!this.#takes("]")) {
            do
                items.push(this.#value(depth + 1));
            while (this.#takes(",") && !this.#ends("]"));
            if (!this.#takes("]"))
                throw new Stop("expected `,` or `]`", this.#at);
        }
        return { kind: "list", span: this.#since(start), items };
    }
    #object(start, depth) {
        const entries = [];
        this.#at++;
        if (!this.#takes("}")) {
            do {
                const key = this.#key();
                if (!this.#takes(":"))
                    throw new Stop("expected `:`", this.#at);
                entries.push({ key, name: key.text, value: this.#value(depth + 1) });
            } while (this.#takes(",") && !this.#ends("}"));
            if (!this.#takes("}"))
                throw new Stop("expected `,` or `}`", this.#at);
        }
        return { kind: "table", span: this.#since(start), entries };
    }
}


/***/ }),

/***/ 70536:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $e: () => (/* binding */ maxValues),
/* harmony export */   Bc: () => (/* binding */ placedAt),
/* harmony export */   Dw: () => (/* binding */ listItems),
/* harmony export */   Hn: () => (/* binding */ isTrue),
/* harmony export */   KH: () => (/* binding */ isText),
/* harmony export */   Ms: () => (/* binding */ entryOf),
/* harmony export */   P5: () => (/* binding */ setOwn),
/* harmony export */   Po: () => (/* binding */ isEmptyValue),
/* harmony export */   RP: () => (/* binding */ valueOf),
/* harmony export */   Wu: () => (/* binding */ isFalse),
/* harmony export */   b6: () => (/* binding */ textOf),
/* harmony export */   dn: () => (/* binding */ plainScalar),
/* harmony export */   g1: () => (/* binding */ lastOf),
/* harmony export */   jc: () => (/* binding */ textOfData),
/* harmony export */   kW: () => (/* binding */ plainScalarAt),
/* harmony export */   kZ: () => (/* binding */ isNull),
/* harmony export */   o_: () => (/* binding */ jsonOf),
/* harmony export */   zH: () => (/* binding */ tableEntries)
/* harmony export */ });
function entryOf(table, name) {
    const { entries } = table;
    for (let i = 0; i < entries.length; i++)
        if (entries[i]?.name === name)
            return entries[i];
    return undefined;
}
function valueOf(node, name) {
    return node?.kind === "table" ? entryOf(node, name)?.value : undefined;
}
function lastOf(node, name) {
    if (node?.kind !== "table")
        return undefined;
    const { entries } = node;
    for (let i = entries.length - 1; i >= 0; i--)
        if (entries[i]?.name === name)
            return entries[i]?.value;
    return undefined;
}
function placedAt(node, span) {
    if (node.kind === "list")
        return { ...node, span, items: node.items.map((item) => placedAt(item, span)) };
    if (node.kind === "scalar")
        return { ...node, span };
    const entries = node.entries.map(({ key, name, value }) => ({
        key: placedAt(key, span),
        name,
        value: placedAt(value, span),
    }));
    return { ...node, span, entries };
}
function listItems(node) {
    return node?.kind === "list" ? node.items : [];
}
function tableEntries(node) {
    return node?.kind === "table" ? node.entries : [];
}
function textOf(node) {
    return node?.kind === "scalar" ? node.text : undefined;
}
function isText(node) {
    return node?.kind === "scalar" && typeof node.value === "string";
}
function isNull(node) {
    return node?.kind === "scalar" && node.value === null;
}
function isTrue(node) {
    return node?.kind === "scalar" && node.value === true;
}
function isFalse(node) {
    return node?.kind === "scalar" && node.value === false;
}
function plainScalar(text, span) {
    return { kind: "scalar", span, value: text, text, style: "plain" };
}
function plainScalarAt(text, start) {
    return plainScalar(text, { start, end: start + text.length });
}
function isEmptyValue(node) {
    return node.kind === "scalar" && (node.value === null || node.text.trim() === "");
}
const maxValues = 2_000;
function jsonOf(node, budget = { left: maxValues }, depth = 0) {
    if (--budget.left < 0 || depth > 40)
        return null;
    if (node.kind === "scalar")
        return typeof node.value === "object" && node.value !== null ? node.text : node.value;
    if (node.kind === "table")
        return recordOf(node.entries, budget, depth);
    const items = [];
    for (const item of node.items) {
        if (items.length >= maxValues)
            break;
        items.push(jsonOf(item, budget, depth + 1));
    }
    return items;
}
function textOfData(value) {
    return JSON.stringify(value, (_, inner) => typeof inner === "bigint" || (typeof inner === "number" && !Number.isFinite(inner)) ? String(inner) : inner);
}
function recordOf(entries, budget, depth) {
    const record = {};
    const count = Math.min(entries.length, maxValues);
    for (let i = 0; i < count; i++) {
        const { name, value } = entries[i];
        if (name !== undefined)
            setOwn(record, name, jsonOf(value, budget, depth + 1));
    }
    return record;
}
function setOwn(record, name, value) {
    if (name === "__proto__")
        Object.defineProperty(record, name, { value, writable: true, enumerable: true, configurable: true });
    else
        record[name] = value;
}


/***/ }),

/***/ 19121:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $c: () => (/* binding */ withMergeKeys),
/* harmony export */   EM: () => (/* binding */ resolverOf),
/* harmony export */   Lw: () => (/* binding */ overlay),
/* harmony export */   Qv: () => (/* binding */ inheritanceIn)
/* harmony export */ });
/* harmony import */ var _node_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(70536);

const maxDepth = 10;
const maxParents = 12;
const maxNodes = 10_000;
function inheritanceIn(file, elsewhere = () => undefined) {
    const known = new Map();
    const read = (job, depth = 0) => {
        const done = known.get(job);
        if (done)
            return done;
        const own = withMergeKeys(job);
        if (depth > maxParents)
            return own;
        known.set(job, own);
        const parents = namesIn((0,_node_js__WEBPACK_IMPORTED_MODULE_0__/* .entryOf */ .Ms)(own, "extends")?.value).flatMap(({ name, span }) => {
            const parent = jobOf(file, name, span, elsewhere);
            return parent?.kind === "table" ? [read(parent, depth + 1)] : [];
        });
        const table = [...parents, own].reduce(overlay);
        known.set(job, table);
        return table;
    };
    return (job) => read(job);
}
function resolverOf(file, elsewhere = () => undefined) {
    let left = maxNodes;
    const known = new Map();
    const resolve = (node, depth) => {
        if (node.kind === "scalar")
            return node;
        const done = known.get(node);
        if (done)
            return done;
        const found = resolved(node, depth);
        known.set(node, found);
        return found;
    };
    const resolved = (node, depth) => {
        if (depth > 0 && --left < 0)
            return node;
        if (node.kind === "table")
            return { ...node, entries: node.entries.map((entry) => ({ ...entry, value: resolve(entry.value, depth) })) };
        if (node.tag !== "!reference" || depth > maxDepth)
            return { ...node, items: node.items.map((item) => resolve(item, depth)) };
        const [job, ...keys] = namesIn(node);
        const target = keys.reduce((from, { name }) => (from?.kind === "table" ? (0,_node_js__WEBPACK_IMPORTED_MODULE_0__/* .entryOf */ .Ms)(withMergeKeys(from), name)?.value : undefined), job && jobOf(file, job.name, node.span, elsewhere));
        return target ? resolve(target, depth + 1) : node;
    };
    return Object.assign((node) => resolve(node, 0), { isCut: () => left < 0 });
}
function withMergeKeys(table) {
    if (!table.entries.some(({ name }) => name === "<<"))
        return table;
    const entries = table.entries.flatMap((entry) => {
        if (entry.name !== "<<")
            return [entry];
        const tables = entry.value.kind === "list" ? entry.value.items.toReversed() : [entry.value];
        return tables.flatMap((item) => (item.kind === "table" ? withMergeKeys(item).entries : []));
    });
    return { ...table, entries: [...new Map(entries.map((entry) => [entry.name ?? entry, entry])).values()] };
}
function overlay(below, above) {
    const entries = new Map(below.entries.map((entry) => [entry.name ?? entry, entry]));
    for (const entry of above.entries) {
        const old = entries.get(entry.name ?? entry)?.value;
        const value = old?.kind === "table" && entry.value.kind === "table"
            ? overlay(withMergeKeys(old), withMergeKeys(entry.value))
            : entry.value;
        entries.set(entry.name ?? entry, { ...entry, value });
    }
    return { ...below, entries: [...entries.values()] };
}
function jobOf(file, name, at, elsewhere) {
    const own = file.kind === "table" ? (0,_node_js__WEBPACK_IMPORTED_MODULE_0__/* .entryOf */ .Ms)(withMergeKeys(file), name)?.value : undefined;
    const other = elsewhere(name, at);
    return own?.kind === "table" && other?.kind === "table" ? overlay(other, own) : (own ?? other);
}
function namesIn(node) {
    const nodes = node?.kind === "list" ? (0,_node_js__WEBPACK_IMPORTED_MODULE_0__/* .listItems */ .Dw)(node) : node ? [node] : [];
    return nodes.map((each) => ({ name: (0,_node_js__WEBPACK_IMPORTED_MODULE_0__/* .textOf */ .b6)(each)?.trim() ?? "", span: each.span }));
}


/***/ }),

/***/ 97463:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ forgetReadings),
/* harmony export */   parseYaml: () => (/* binding */ parseYaml)
/* harmony export */ });
function parseYaml(text, base) {
    const known = recent.get(text);
    if (known?.base === base)
        return known.reading;
    const reading = __webpack_require__.e(/* import() */ 8549).then(__webpack_require__.bind(__webpack_require__, 8549)).then(({ parsed }) => parsed(text, base));
    if (!known)
        recentLength += text.length;
    recent.set(text, { base, reading });
    for (const [oldest] of recent) {
        if (recentLength <= mostRecent)
            break;
        recent.delete(oldest);
        recentLength -= oldest.length;
    }
    return reading;
}
function forgetReadings() {
    recent.clear();
    recentLength = 0;
}
const recent = new Map();
let recentLength = 0;
const mostRecent = 1 << 20;


/***/ }),

/***/ 53861:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ presetPolicy),
/* harmony export */   X4: () => (/* binding */ nearPolicyNames),
/* harmony export */   XB: () => (/* binding */ baselinePath),
/* harmony export */   eY: () => (/* binding */ codeOwners),
/* harmony export */   ff: () => (/* binding */ policyPaths),
/* harmony export */   jq: () => (/* binding */ isForeign),
/* harmony export */   zp: () => (/* binding */ presetPlace)
/* harmony export */ });
/* harmony import */ var _repo_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(64951);

const codeOwners = "codeowners";
const baselinePath = ".github/agent-profile-check.baseline.json";
const policyPaths = [
    ".github/agent-profile-check.yml",
    ".github/agent-profile-check.yaml",
    ".agent-profile-check.yml",
];
const nearPolicyNames = [
    "agent-profile-check",
    "agent-profiles-check",
    "agent-profile-checks",
    "agent_profile_check",
].flatMap((stem) => ["yml", "yaml", "json"].flatMap((ending) => ["", "."].map((dot) => `${dot}${stem}.${ending}`)));
function presetPolicy(preset) {
    return {
        preset,
        presetAt: undefined,
        hosts: {},
        ceiling: undefined,
        grants: [],
        servers: undefined,
        models: undefined,
        ignore: [],
        rules: {},
        overrides: [],
        waivers: [],
        grantable: undefined,
        waivable: undefined,
        baseline: undefined,
        rollout: undefined,
        approvals: { widening: undefined, policy: undefined },
        organisation: undefined,
        sources: [{ ref: `preset:${preset}`, text: `preset:${preset}` }],
    };
}
function isForeign({ source: { path } }) {
    return path.includes("//") || /^(?:\/|\.\.(?:\/|$)|[A-Za-z]:)/.test(path);
}
function presetPlace(preset) {
    return (0,_repo_text_js__WEBPACK_IMPORTED_MODULE_0__/* .placeOfPath */ .Es)(`preset:${preset}`);
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