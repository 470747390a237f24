"use strict";
exports.id = 9787;
exports.ids = [9787];
exports.modules = {

/***/ 39948:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ harmlessFiles),
/* harmony export */   i: () => (/* binding */ ordinaryFiles)
/* harmony export */ });
function harmlessFiles(because, patterns) {
    return patterns
        .trim()
        .split(/\s+/)
        .map((pattern) => ({ pattern, because }));
}
function withExtensions(extensions) {
    return extensions
        .split(" ")
        .map((extension) => `**/*.${extension}`)
        .join(" ");
}
const ordinaryFiles = [
    ...harmlessFiles("is text for people or for a prompt", `${withExtensions("md mdx markdown mdc txt rst adoc csv log")} **/LICENSE **/NOTICE **/README **/CODEOWNERS`),
    ...harmlessFiles("is a picture or a font", withExtensions("png jpg jpeg gif svg webp ico pdf woff woff2 ttf")),
    ...harmlessFiles("is for Git", "**/.gitignore **/.gitkeep **/.gitattributes **/.keep"),
    ...harmlessFiles("runs only if a setting names it, and is compared then", withExtensions("sh bash zsh fish ps1 psm1 bat cmd py js mjs cjs ts mts cts jsx tsx rb pl go rs lua php java kt swift c cc cpp h css html sql")),
    ...harmlessFiles("is a template, which runs only if a setting names it", withExtensions("tmpl tpl hbs j2 jinja template example sample")),
];


/***/ }),

/***/ 89707:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   l: () => (/* binding */ readWholeFiles)
/* harmony export */ });
/* harmony import */ var _collect_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77012);
/* harmony import */ var _repo_path_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76311);
/* harmony import */ var _repo_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(64951);



function readWholeFiles(repo, directory, files) {
    if (files.length === 0)
        return { authority: [], unjudged: [] };
    const found = (0,_collect_js__WEBPACK_IMPORTED_MODULE_0__/* .collectFiles */ .C0)(repo, directory, {
        isIncluded: (name) => files.some((file) => file.name.test(name)),
        deep: false,
    });
    return {
        authority: found.files.flatMap((path) => files
            .filter(({ name }) => name.test((0,_repo_path_js__WEBPACK_IMPORTED_MODULE_2__/* .nameOf */ .Vb)(path)))
            .map(({ because, may, certainty }) => ({
            setting: (0,_repo_path_js__WEBPACK_IMPORTED_MODULE_2__/* .nameOf */ .Vb)(path),
            value: (0,_repo_path_js__WEBPACK_IMPORTED_MODULE_2__/* .join */ .fj)(directory, (0,_repo_path_js__WEBPACK_IMPORTED_MODULE_2__/* .nameOf */ .Vb)(path)),
            effect: "widens",
            because,
            ...(may ? { may } : {}),
            ...(certainty ? { certainty } : {}),
            names: [path],
            at: (0,_repo_text_js__WEBPACK_IMPORTED_MODULE_1__/* .placeOfPath */ .Es)(path),
        }))),
        unjudged: found.unjudged,
    };
}


/***/ }),

/***/ 29810:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ hiddenLineBreaks)
/* harmony export */ });
const maxBreaks = 5;
function hiddenLineBreaks(source, front) {
    const yaml = source.text.slice(front.start, front.end);
    if (!yaml.includes("\r") || !source.text.includes("\n"))
        return [];
    return [...yaml.matchAll(/\r(?!\n)([^\r\n]*\S[^\r\n]*)/g)].slice(0, maxBreaks).map(({ 1: rest = "", index }) => ({
        kind: "cut",
        what: rest.trim().slice(0, 60),
        because: "is a separate line, because a carriage return before it ends a line that editors and reviews do not show; use a line feed",
        at: { source, span: { start: front.start + index, end: front.start + index + 1 + rest.length } },
    }));
}


/***/ }),

/***/ 64154:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ modeLimits)
/* harmony export */ });
function modeLimits(setting, value, node, source, values) {
    const meaning = node && values.get(value);
    return meaning
        ? [{ setting, value, strictness: meaning[0], because: meaning[1], at: { source, span: node.span } }]
        : [];
}


/***/ }),

/***/ 80069:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   OH: () => (/* binding */ noClosingFence),
/* harmony export */   eh: () => (/* binding */ fenceFault),
/* harmony export */   sm: () => (/* binding */ noFenceAt)
/* harmony export */ });
const meant = /^\s*\ufeff\s*---|^---[ \t]*\r?\n(?:[^\n]*\n){0,20}?(?:name|description)[ \t]*:/m;
const noClosingFence = "the frontmatter has no closing `---`; write one on a line of its own below the last key";
function fenceFault(text, otherwise) {
    if (text.startsWith("\ufeff"))
        return "a byte-order mark comes before the opening `---`; remove it";
    if (!text.startsWith("---"))
        return "something comes before the opening `---`; remove it";
    return /\n[ \t]*---/.test(text) ? otherwise : noClosingFence;
}
const searched = 8192;
function noFenceAt(text, start) {
    const because = (message) => ({ message, isOpen: false, isDocument: false });
    if (text.startsWith("---", start))
        return {
            ...because(noClosingFence),
            isOpen: true,
        };
    const looks = meant.test(text.slice(0, searched));
    if (text.startsWith("\ufeff", start))
        return {
            ...because("a byte-order mark precedes the `---` of the frontmatter; remove it"),
            isDocument: !looks,
        };
    if (looks)
        return because("text precedes the `---` of the frontmatter; remove it");
    return { ...because("it has no `---` frontmatter"), isDocument: true };
}


/***/ }),

/***/ 53582:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ onlyToolsIn),
/* harmony export */   L: () => (/* binding */ flowList)
/* harmony export */ });
/* harmony import */ var _parsers_node_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(70536);

function onlyToolsIn(table, source, { key, value, readers, powersOf }) {
    const spot = spotIn(table, key);
    return (tools) => {
        const idle = namesIn(spot, source).filter((name) => powersOf(name)?.length === 0);
        const line = `${key}: ${value([...new Set([...(tools.length > 0 ? tools : readers), ...idle])])}`;
        return { title: line, safe: false, edits: spot ? editsFor(spot, source, line) : [] };
    };
}
function spotIn(table, key) {
    const named = table.entries.filter(({ name }) => name === key);
    if (table.entries.length === 0 || named.length > 1)
        return undefined;
    const entry = (0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_0__/* .entryOf */ .Ms)(table, key);
    return { start: table.span.start, ...(entry ? { entry: { key: entry.key.span, value: entry.value.span } } : {}) };
}
function namesIn(spot, { text }) {
    if (!spot?.entry)
        return [];
    const written = text.slice(spot.entry.value.start, spot.entry.value.end);
    return written.replace(/\([^)\n]*\)?|(?:^|\s)#.*/g, " ").match(/[\w./-]*\w/g) ?? [];
}
function editsFor({ start, entry }, source, text) {
    const isBlock = (start === 0 || source.text[start - 1] === "\n") && source.text[start] !== "{";
    if (!isBlock)
        return [];
    if (!entry)
        return [{ at: { source, span: { start, end: start } }, text: `${text}\n` }];
    const from = entry.key.start;
    const to = from + source.text.slice(from, entry.value.end).trimEnd().length;
    const written = source.text.slice(entry.key.end, to);
    if (entry.value.start < entry.key.end || /^["']?\s*:\s*[&*!]|[-,[]\s*[&*]\w/.test(written))
        return [];
    return [{ at: { source, span: { start: from, end: to } }, text }];
}
function flowList(tools) {
    return `[${tools.map((tool) => (/^[\w./-]+$/.test(tool) ? tool : JSON.stringify(tool))).join(", ")}]`;
}


/***/ }),

/***/ 53806:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ serverRules)
/* harmony export */ });
function serverRules(whose) {
    return [
        {
            path: "mcpServers.*.command",
            effect: "widens",
            because: `starts a command whose tools ${whose} can call`,
            shown: "a command",
            may: ["execute", "external"],
        },
        {
            path: "mcpServers.*.url",
            effect: "widens",
            because: `connects to an address whose tools ${whose} can call`,
            shown: "an address",
            may: ["network", "external"],
        },
    ];
}


/***/ }),

/***/ 45414:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DR: () => (/* binding */ filesBelow),
/* harmony export */   _p: () => (/* binding */ pluginFilesBelow),
/* harmony export */   s2: () => (/* binding */ isOthers)
/* harmony export */ });
/* harmony import */ var _kit_loading_collect_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77012);
/* harmony import */ var _repo_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(64951);


const others = new Set("a3s agents codex codebuddy cursor defect factory gemini git github goose kilocode kiro openheim opencode qwen roo vscode vtcode windsurf"
    .split(" ")
    .map((name) => `.${name}`));
function isOthers(path, root) {
    const segments = path.slice(root === "" ? 0 : root.length + 1).split("/");
    const name = segments.at(-1) ?? "";
    return (others.has(name) || name === "SKILL.md") && ![...root.split("/"), ...segments].includes("agents");
}
function filesBelow(repo, directory, seen, isOut) {
    return (0,_kit_loading_collect_js__WEBPACK_IMPORTED_MODULE_0__/* .collectProfiles */ .tr)(repo, directory, {
        isIncluded: (name) => /\.(?:md|markdown)$/i.test(name),
        deep: true,
        seen,
        ...(isOut ? { isExcluded: isOut } : {}),
    });
}
function pluginFilesBelow(repo, directory, seen) {
    const links = [];
    const isLink = (path) => {
        const isOne = /\.md$/i.test(path) &&
            repo.resolve(path).kind === "file" &&
            repo.resolve(path, { follow: false }).kind === "missing";
        if (isOne)
            links.push({
                message: "it is a link, and Claude Code does not follow links to files in a plugin",
                at: (0,_repo_text_js__WEBPACK_IMPORTED_MODULE_1__/* .placeOfPath */ .Es)(path),
            });
        return isOne;
    };
    return { ...filesBelow(repo, directory, seen, isLink), links };
}


/***/ }),

/***/ 76273:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BP: () => (/* binding */ newest),
/* harmony export */   SH: () => (/* binding */ editions),
/* harmony export */   tW: () => (/* binding */ isOlder)
/* harmony export */ });
const editions = ["2.1.267", "2.1"];
const newest = editions[0];
function isOlder(edition) {
    return edition === "2.1";
}


/***/ }),

/***/ 15503:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  O: () => (/* binding */ brokenItems),
  U: () => (/* binding */ readFiles)
});

// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/loading/collect.js
var collect = __webpack_require__(77012);
// EXTERNAL MODULE: ./build/bundle/src/repo/path.js
var repo_path = __webpack_require__(76311);
// EXTERNAL MODULE: ./build/bundle/src/repo/text.js
var repo_text = __webpack_require__(64951);
// EXTERNAL MODULE: ./build/bundle/src/parsers/node.js
var parsers_node = __webpack_require__(70536);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/memoize.js
var memoize = __webpack_require__(53797);
// EXTERNAL MODULE: ./build/bundle/src/parsers/yaml/index.js + 7 modules
var yaml = __webpack_require__(8065);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/profiles/hidden-line-breaks.js
var hidden_line_breaks = __webpack_require__(29810);
// EXTERNAL MODULE: ./build/bundle/src/hosts/claude/subagent/keys.js
var keys = __webpack_require__(47504);
;// CONCATENATED MODULE: ./build/bundle/src/hosts/claude/cuts.js


function cutsIn(source, parts) {
    return [...hiddenEnd(source, parts), ...(0,hidden_line_breaks/* hiddenLineBreaks */.F)(source, parts.front)];
}
function hiddenEnd(source, { front, fence, body }) {
    const { text } = source;
    const start = Math.max(front.start, text.lastIndexOf("\n", fence.start - 1) + 1);
    const newline = text.indexOf("\n", fence.end);
    const line = text.slice(start, newline < 0 ? text.length : newline);
    const behind = text.slice(newline < 0 ? text.length : newline);
    const rest = text.slice(body.start);
    const isAlone = /^-{3,}\s*$/.test(line) || (/^\s*-{3,}\s*$/.test(line) && !/^---/m.test(behind));
    if (isAlone && (line.startsWith("-") || !beginsWithKey(behind)))
        return [];
    const key = /^(\S[^:\s]*):(?:\s|$)/gm;
    const [closing = rest] = rest.split(/^---/m);
    const lost = [...closing.matchAll(key)].flatMap(([, name = ""]) => (keys/* knownKeys */.e.keys.has(name) ? [name] : []));
    const what = [...new Set(lost)].join(", ");
    const because = what === ""
        ? "ends the frontmatter: Claude Code takes the first `---` for the closing fence, wherever it is; remove these dashes"
        : "is part of the prompt: Claude Code takes the first `---`, in the middle of a line, for the closing fence; remove these dashes";
    return [{ kind: "cut", what: what === "" ? line.trim().slice(0, 80) : what, because, at: { source, span: fence } }];
}
function beginsWithKey(text) {
    const [line = ""] = text.trimStart().split(/[\r\n]/, 1);
    const [, name = ""] = /^([^:\s]+):(?:\s|$)/.exec(line) ?? [];
    return keys/* knownKeys */.e.keys.has(name);
}

// EXTERNAL MODULE: ./build/bundle/src/hosts/claude/editions.js
var editions = __webpack_require__(76273);
// EXTERNAL MODULE: ./build/bundle/src/hosts/claude/subagent/frontmatter.js
var frontmatter = __webpack_require__(54000);
// EXTERNAL MODULE: ./build/bundle/src/hosts/claude/hooks/lost-guards.js
var lost_guards = __webpack_require__(45732);
// EXTERNAL MODULE: ./build/bundle/src/hosts/claude/subagent/profile.js + 6 modules
var subagent_profile = __webpack_require__(56533);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/profiles/no-fence.js
var no_fence = __webpack_require__(80069);
;// CONCATENATED MODULE: ./build/bundle/src/hosts/claude/subagent/document.js









const readers = new Map([editions/* newest */.BP, "2.1"].map((edition) => [edition, (0,memoize/* memoize */.Bj)((source) => readAgent(source, { edition }))]));
function agentOf(source, reader) {
    const memoized = reader.stem === undefined ? readers.get(reader.edition) : undefined;
    return memoized ? memoized(source) : readAgent(source, reader);
}
const loaded = { kind: "loaded" };
const isDocument = "it has no frontmatter, so it counts as a document";
const document_top = { start: 0, end: 3 };
async function readAgent(source, reader) {
    const parts = (0,frontmatter/* partsOf */.C)(source.text);
    if (parts)
        return readParts(source, parts, reader);
    return reader.stem === undefined ? withoutFrontmatter(source, reader) : { verdict: loaded, profile: allOf(source) };
}
function allOf(source) {
    return (0,subagent_profile/* readProfile */.e)(nothingRead, source, { start: 0, end: source.text.length }, { edition: editions/* newest */.BP, loads: true });
}
const nothingRead = { tables: [{ kind: "table", span: { start: 0, end: 0 }, entries: [] }] };
async function withoutFrontmatter(source, { edition }) {
    const { text } = source;
    const dropped = (span, message, kind) => ({
        kind: "dropped",
        problem: { message, at: { source, span }, ...(kind === undefined ? {} : { kind }) },
    });
    const markdown = (0,yaml/* splitMarkdown */.EI)(text);
    const nothing = { start: 0, end: 0 };
    if (markdown.kind === "none" || markdown.kind === "fenced")
        return { verdict: dropped(nothing, text.trim() === "" ? "it is empty" : isDocument, "document") };
    const readings = await (0,frontmatter/* readingsOf */.R)(text, markdown.front, edition);
    if (markdown.kind === "unclosed" && !isMeant(readings))
        return { verdict: dropped(nothing, isDocument, "document") };
    const body = { start: markdown.front.end, end: text.length };
    return {
        verdict: markdown.kind === "unclosed"
            ? dropped(document_top, no_fence/* noClosingFence */.OH)
            : dropped(markdown.at, `the frontmatter ${markdown.because}`),
        profile: (0,subagent_profile/* readProfile */.e)(readings, source, body, { edition, loads: false }),
    };
}
async function readParts(source, parts, { edition, stem }) {
    const readings = await (0,frontmatter/* readingsOf */.R)(source.text, parts.front, edition);
    const inPlugin = stem !== undefined;
    const refused = reasonToDrop(readings, edition, inPlugin);
    const problem = (reason) => ({
        message: reason.message,
        at: { source, span: reason.span },
        ...(reason.kind ? { kind: reason.kind } : {}),
        ...(reason.as ? { as: reason.as } : {}),
    });
    if (refused?.kind === "document")
        return { verdict: { kind: "dropped", problem: problem(refused) } };
    const lost = inPlugin && readings.fault !== undefined;
    const read = (0,subagent_profile/* readProfile */.e)(lost ? nothingRead : readings, source, parts.body, {
        edition,
        loads: refused === undefined,
        inPlugin,
    });
    const further = [...cutsIn(source, parts), ...(lost ? lostLimits(readings.tables[0], source) : [])];
    const profile = further.length === 0 ? read : { ...read, ineffective: [...further, ...read.ineffective] };
    if (refused)
        return { verdict: { kind: "dropped", problem: problem(refused) }, profile };
    const lenient = leniencyOf(readings, source, parts, lost);
    return {
        verdict: loaded,
        profile,
        ...(lenient ? { leniency: { ...problem(lenient), kind: "strict-readers" } } : {}),
    };
}
function reasonToDrop(readings, edition, inPlugin) {
    if (inPlugin)
        return undefined;
    const { fault, tables } = readings;
    if (fault)
        return { span: fault.span, message: `the frontmatter is not valid YAML: ${fault.message}` };
    const reasons = tables.map((table) => reasonIn(table, readings, edition));
    return reasons.every((reason) => reason !== undefined) ? reasons[0] : undefined;
}
function reasonIn(table, readings, edition) {
    const reason = missingName(table, readings) ?? missingDescription(table);
    if (reason || (0,editions/* isOlder */.tW)(edition))
        return reason;
    return forbiddenName(table) ?? (0,lost_guards/* lostGuardIn */.N)(table, "profile");
}
function missingName(table, readings) {
    const name = (0,parsers_node/* valueOf */.RP)(table, "name");
    if (isFilledText(name))
        return undefined;
    if (!isMeant(readings))
        return { span: document_top, message: "it has no `name`, so it counts as a document", kind: "document" };
    const message = isMissing(name) ? "it has no `name`" : "`name` is not text; put it in quotes";
    return { span: name?.span ?? document_top, message };
}
function missingDescription(table) {
    const description = (0,parsers_node/* valueOf */.RP)(table, "description");
    if (isFilledText(description))
        return undefined;
    const message = isMissing(description) ? "it has no `description`" : "`description` is not text; put it in quotes";
    return { span: description?.span ?? (0,parsers_node/* valueOf */.RP)(table, "name")?.span ?? document_top, message };
}
const longestName = 256;
function forbiddenName(table) {
    const name = (0,parsers_node/* valueOf */.RP)(table, "name");
    if (!isFilledText(name))
        return undefined;
    const { text, span } = name;
    if (text.startsWith("-"))
        return { span, message: "`name` begins with `-`" };
    const colon = /[:\ufe13\ufe55\uff1a]/.exec(text)?.[0];
    if (colon)
        return { span, message: `\`name\` contains \`${colon}\`` };
    return text.length > longestName ? { span, message: `\`name\` is longer than ${longestName} characters` } : undefined;
}
function isFilledText(node) {
    return (0,parsers_node/* isText */.KH)(node) && node.value !== "";
}
function isMissing(node) {
    return !node || (node.kind === "scalar" && (node.value === null || node.value === ""));
}
function leniencyOf({ leniency, fault }, { text }, { fence }, lost) {
    if (lost && fault)
        return {
            span: fault.span,
            message: `the frontmatter is not valid YAML: ${fault.message}`,
            as: "without its frontmatter, so with every tool",
        };
    if (leniency)
        return { span: leniency.span, message: `the frontmatter is not valid YAML: ${leniency.message}` };
    const longer = /-*/y;
    longer.lastIndex = fence.end;
    const more = longer.exec(text)?.[0].length ?? 0;
    return more > 0
        ? { span: { start: fence.start, end: fence.end + more }, message: "the closing fence is longer than `---`" }
        : undefined;
}
function lostLimits(table, source) {
    return table.entries.flatMap(({ name = "", value: { span } }) => name === "tools" || name === "disallowedTools"
        ? [
            {
                kind: "limit",
                what: name,
                because: "the frontmatter is not valid YAML, so Claude Code loads the subagent without it",
                at: { source, span },
                cause: "frontmatter",
            },
        ]
        : []);
}
function isMeant({ tables }) {
    const keys = ["description", "tools", "disallowedTools", "allowed-tools", "permissionMode", "mcpServers", "hooks"];
    return tables.some((table) => keys.some((key) => (0,parsers_node/* valueOf */.RP)(table, key) !== undefined));
}

;// CONCATENATED MODULE: ./build/bundle/src/hosts/claude/files.js




async function readFiles(repo, layer, files, reader) {
    const { results, unjudged } = await (0,collect/* readEach */.e2)(repo, files, (source, path) => files_readAgent(layer, source, path, reader));
    return { items: results, unjudged };
}
async function files_readAgent(layer, source, path, { edition, inPlugin = false }) {
    const agent = await agentOf(source, inPlugin ? { edition, stem: (0,repo_path/* stemOf */.Vc)(path) } : { edition });
    const item = { layer, files: [source.path], ...agent };
    if (path.endsWith(".md") || (inPlugin && /\.md$/i.test(path)))
        return item;
    if (agent.verdict.kind === "dropped")
        return { ...item, verdict: { kind: "passed-over" } };
    return {
        ...item,
        verdict: {
            kind: "dropped",
            problem: {
                message: `only files that end in \`.md\` are read, and this one ends in \`.${(0,repo_path/* extensionOf */.je)(path) ?? ""}\``,
                at: (0,repo_text/* startOf */.GH)(source),
            },
        },
    };
}
function brokenItems(layer, broken) {
    return broken.map((problem) => ({ layer, files: [problem.at.source.path], verdict: { kind: "dropped", problem } }));
}


/***/ }),

/***/ 21447:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AZ: () => (/* binding */ events),
/* harmony export */   DK: () => (/* binding */ guards),
/* harmony export */   Rn: () => (/* binding */ wrongEvents),
/* harmony export */   e6: () => (/* binding */ faultInHooks),
/* harmony export */   hP: () => (/* binding */ eventsOfAnyVersion),
/* harmony export */   im: () => (/* binding */ guardsOfAnyVersion),
/* harmony export */   jE: () => (/* binding */ keepsHooks),
/* harmony export */   oL: () => (/* binding */ ignoredEvents)
/* harmony export */ });
/* harmony import */ var _parsers_node_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(70536);

const events = new Set("PreToolUse PostToolUse PostToolUseFailure PostToolBatch Notification UserPromptSubmit UserPromptExpansion SessionStart SessionEnd Stop StopFailure SubagentStart SubagentStop PreCompact PostCompact PreModelSwitch PostModelSwitch PermissionRequest PermissionDenied Setup TeammateIdle TaskCreated TaskCompleted Elicitation ElicitationResult ConfigChange WorktreeCreate WorktreeRemove InstructionsLoaded CwdChanged FileChanged DirectoryAdded MessageDisplay".split(" "));
const laterGuard = "PreSkillShellCommand";
const eventsOfAnyVersion = new Set([...events, laterGuard]);
const guards = ["PreToolUse", "PermissionRequest"];
const guardsOfAnyVersion = [...guards, laterGuard];
function faultInHooks(hooks, of = guards) {
    if (isFalsy(hooks))
        return undefined;
    if (hooks.kind !== "table")
        return { at: hooks, because: "is not a mapping of events" };
    for (const event of of) {
        const matchers = (0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_0__/* .valueOf */ .RP)(hooks, event);
        const at = matchers && !(0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_0__/* .isNull */ .kZ)(matchers) ? wrongIn(matchers, isMatcher) : undefined;
        if (at)
            return {
                at,
                because: `is invalid under \`${event}\` (${whyWrong(at)})`,
            };
    }
    return undefined;
}
function wrongEvents(hooks) {
    const entries = hooks?.kind === "table" ? hooks.entries : [];
    return entries.flatMap(({ name, key, value }) => {
        if (name === undefined || (0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_0__/* .isNull */ .kZ)(value) || eventsOfAnyVersion.has(name))
            return [];
        const meant = [...eventsOfAnyVersion].find((one) => one.toLowerCase() === name.toLowerCase());
        const what = `hooks.${name}`;
        if (meant !== undefined) {
            const because = `event names are case-sensitive, so these hooks do not run; write \`${meant}\``;
            return [{ what, at: key, isGuard: guardsOfAnyVersion.includes(meant), because, meant }];
        }
        const because = "Claude Code has no such event, so these hooks do not run; write one that it has, such as `Stop`";
        return [{ what, at: key, isGuard: false, because, varies: name }];
    });
}
const unread = ["SessionStart", "SubagentStart"];
function ignoredEvents(hooks, drops) {
    const entries = hooks?.kind === "table" ? hooks.entries : [];
    const wrong = new Map(wrongEvents(hooks).map((one) => [one.at, one]));
    return entries.flatMap(({ name, key, value }) => {
        const known = wrong.get(key);
        if (known)
            return [known];
        if (name === undefined || (0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_0__/* .isNull */ .kZ)(value))
            return [];
        const isGuard = guardsOfAnyVersion.includes(name);
        const at = wrongIn(value, isMatcher);
        if (at) {
            if (guards.includes(name) && drops)
                return [];
            const because = `Claude Code does not run the hooks of \`${name}\`, because ${whyWrong(at)}`;
            return [{ what: "hooks", at, isGuard, because }];
        }
        if (!unread.includes(name))
            return [];
        const because = `profiles cannot have hooks for this event; move them to \`.claude/settings.json\``;
        return [{ what: `hooks.${name}`, at: key, isGuard, because }];
    });
}
function keepsHooks(hooks, isOlder) {
    const entries = hooks?.kind === "table" ? hooks.entries : [];
    const isValid = entries.every(({ name = "", value }) => events.has(name) && wrongIn(value, isMatcher) === undefined);
    return entries.some(({ name = "", value }) => events.has(name) && value.kind === "list") && (isValid || !isOlder);
}
function whyWrong(matcher) {
    if (matcher.kind !== "table")
        return "this is not a list of matchers";
    return (0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_0__/* .valueOf */ .RP)(matcher, "hooks")
        ? "a hook here is invalid"
        : "a matcher needs a list `hooks`: `hooks: [{ type: command, command: … }]`";
}
function isFalsy(node) {
    return node.kind === "scalar" && (!node.value || Number.isNaN(node.value));
}
function wrongIn(node, check) {
    return node.kind === "list" ? node.items.find((item) => !check(item)) : node;
}
const isFlag = (node) => node.kind === "scalar" && typeof node.value === "boolean";
const isDuration = (node) => node.kind === "scalar" && typeof node.value === "number" && node.value > 0;
const isTextList = (node) => wrongIn(node, _parsers_node_js__WEBPACK_IMPORTED_MODULE_0__/* .isText */ .KH) === undefined;
const isTable = (node) => node.kind === "table";
const isTextTable = (node) => node.kind === "table" && node.entries.every(({ value }) => (0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_0__/* .isText */ .KH)(value));
const isShell = (node) => /^(?:bash|powershell)$/.test((0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_0__/* .textOf */ .b6)(node) ?? "");
const isUrl = (node) => (0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_0__/* .isText */ .KH)(node) && URL.canParse((0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_0__/* .textOf */ .b6)(node) ?? "");
const common = { if: _parsers_node_js__WEBPACK_IMPORTED_MODULE_0__/* .isText */ .KH, timeout: isDuration, statusMessage: _parsers_node_js__WEBPACK_IMPORTED_MODULE_0__/* .isText */ .KH, once: isFlag };
const shapes = new Map([
    [
        "command",
        {
            required: { command: _parsers_node_js__WEBPACK_IMPORTED_MODULE_0__/* .isText */ .KH },
            optional: { ...common, shell: isShell, async: isFlag, asyncRewake: isFlag, args: isTextList },
        },
    ],
    ["prompt", { required: { prompt: _parsers_node_js__WEBPACK_IMPORTED_MODULE_0__/* .isText */ .KH }, optional: { ...common, model: _parsers_node_js__WEBPACK_IMPORTED_MODULE_0__/* .isText */ .KH } }],
    ["agent", { required: { prompt: _parsers_node_js__WEBPACK_IMPORTED_MODULE_0__/* .isText */ .KH }, optional: { ...common, model: _parsers_node_js__WEBPACK_IMPORTED_MODULE_0__/* .isText */ .KH } }],
    ["http", { required: { url: isUrl }, optional: { ...common, headers: isTextTable, allowedEnvVars: isTextList } }],
    ["mcp_tool", { required: { server: _parsers_node_js__WEBPACK_IMPORTED_MODULE_0__/* .isText */ .KH, tool: _parsers_node_js__WEBPACK_IMPORTED_MODULE_0__/* .isText */ .KH }, optional: { ...common, input: isTable } }],
]);
function isMatcher(node) {
    const hooks = (0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_0__/* .valueOf */ .RP)(node, "hooks");
    return (node.kind === "table" &&
        isOptional(node, "matcher", _parsers_node_js__WEBPACK_IMPORTED_MODULE_0__/* .isText */ .KH) &&
        hooks !== undefined &&
        wrongIn(hooks, isHook) === undefined);
}
function isHook(node) {
    const type = (0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_0__/* .valueOf */ .RP)(node, "type");
    const shape = type && (0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_0__/* .isText */ .KH)(type) ? shapes.get((0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_0__/* .textOf */ .b6)(type) ?? "") : undefined;
    return (node.kind === "table" &&
        shape !== undefined &&
        Object.entries(shape.required).every(([key, check]) => (0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_0__/* .entryOf */ .Ms)(node, key) && isOptional(node, key, check)) &&
        Object.entries(shape.optional).every(([key, check]) => isOptional(node, key, check)));
}
function isOptional(table, key, check) {
    const value = (0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_0__/* .valueOf */ .RP)(table, key);
    return value === undefined || check(value);
}


/***/ }),

/***/ 45732:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ lostGuardIn),
/* harmony export */   a: () => (/* binding */ wrongGuardIn)
/* harmony export */ });
/* harmony import */ var _parsers_node_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(70536);
/* harmony import */ var _index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(21447);


const unsearched = {
    profile: new Set(["metadata", "mcpServers", "lspServers"]),
    manifest: new Set(["metadata", "mcpServers"]),
    hooks: new Set(),
    settings: new Set("mcpServers lspServers env extraKnownMarketplaces additionalMarketplaces pluginConfigs".split(" ")),
};
function lostGuardIn(root, kind, of = _index_js__WEBPACK_IMPORTED_MODULE_0__/* .guards */ .DK) {
    const wrong = wrongGuardIn(root, kind, of);
    if (wrong)
        return wrong;
    for (const hooks of mappingsOf(root, kind)) {
        const inner = hooksOfOthers(hooks, of);
        if (inner)
            return { span: inner.span, message: `\`${inner.key}\` is inside the hooks of another event` };
    }
    const outer = hooksOutside(root, unsearched[kind], of);
    return outer && { span: outer.span, message: whyOutside(outer.key) };
}
function mappingsOf(root, kind) {
    const hooks = (0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_1__/* .valueOf */ .RP)(root, "hooks");
    const nodes = kind === "manifest" && hooks?.kind === "list" ? hooks.items : hooks ? [hooks] : [];
    return nodes.flatMap((node) => (node.kind === "table" ? [node] : []));
}
function whyOutside(key) {
    return key === "hooks"
        ? "a list `hooks` inside another key looks like hooks that do not run; rename it"
        : `\`${key}\` is outside \`hooks\`, where its hooks do not run`;
}
function wrongGuardIn(root, kind, of = _index_js__WEBPACK_IMPORTED_MODULE_0__/* .guards */ .DK) {
    const hooks = (0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_1__/* .valueOf */ .RP)(root, "hooks");
    if (hooks && hooks.kind !== "table" && kind === "hooks" && !(0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_1__/* .isNull */ .kZ)(hooks))
        return { span: hooks.span, message: "`hooks` is not a mapping of events" };
    const nodes = hooks && kind === "profile" ? [hooks] : mappingsOf(root, kind);
    for (const node of nodes) {
        const wrong = (0,_index_js__WEBPACK_IMPORTED_MODULE_0__/* .faultInHooks */ .e6)(node, of);
        if (wrong)
            return { span: wrong.at.span, message: `\`hooks\` ${wrong.because}` };
    }
    return undefined;
}
const deepest = 4;
function hooksOutside(root, without, of) {
    const searches = searchesOf(without, of);
    const entries = lastOf(root).filter(({ name }) => name !== "hooks");
    return findIn(entries, 0, searches.outside, searches);
}
function hooksOfOthers(hooks, of) {
    const searches = searchesOf(new Set(), of);
    const entries = lastOf(hooks);
    const list = looseList(entries);
    if (list)
        return list;
    for (const { name = "", value } of entries) {
        const isMatchers = _index_js__WEBPACK_IMPORTED_MODULE_0__/* .events */ .AZ.has(name) || value.kind === "list";
        const found = find(value, 1, isMatchers ? searches.inside : searches.outside, searches);
        if (found)
            return found;
    }
    return undefined;
}
function searchesOf(without, of) {
    return {
        outside: { of, without, inEvent: false, seen: new Map() },
        inside: { of, without, inEvent: true, seen: new Map() },
    };
}
function find(node, depth, search, searches) {
    if (node.kind === "scalar" || depth > deepest || (search.seen.get(node) ?? Infinity) <= depth)
        return undefined;
    search.seen.set(node, depth);
    if (node.kind === "table")
        return findIn(lastOf(node), depth, search, searches);
    for (const item of node.items) {
        const found = find(item, depth + 1, search, searches);
        if (found)
            return found;
    }
    return undefined;
}
function findIn(entries, depth, search, searches) {
    const list = depth === 0 || search.inEvent ? undefined : looseList(entries);
    if (list)
        return list;
    for (const { name = "", key, value } of entries) {
        if (search.of.includes(name) && holdsHooks(value))
            return { span: key.span, key: name };
        if (search.without.has(name))
            continue;
        const found = find(value, depth + 1, _index_js__WEBPACK_IMPORTED_MODULE_0__/* .events */ .AZ.has(name) ? searches.inside : search, searches);
        if (found)
            return found;
    }
    return undefined;
}
function looseList(entries) {
    const hooks = entries.find(({ name }) => name === "hooks");
    const isLoose = hooks?.value.kind === "list" && hooks.value.items.length > 0;
    return isLoose && !entries.some(({ name = "" }) => _index_js__WEBPACK_IMPORTED_MODULE_0__/* .events */ .AZ.has(name))
        ? { span: hooks.key.span, key: "hooks" }
        : undefined;
}
function holdsHooks(node) {
    return node.kind === "list" ? node.items.length > 0 : node.kind === "table" || node.value !== null;
}
function lastOf({ entries }) {
    const last = new Map(entries.map((entry) => [entry.name, entry]));
    return entries.filter((entry) => last.get(entry.name) === entry);
}


/***/ }),

/***/ 19787:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  "default": () => (/* binding */ claude)
});

// EXTERNAL MODULE: ./build/bundle/src/model/host.js
var host = __webpack_require__(3641);
// EXTERNAL MODULE: ./build/bundle/src/repo/path.js
var repo_path = __webpack_require__(76311);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/loading/sessions.js
var loading_sessions = __webpack_require__(59325);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/loading/builtins.js
var builtins = __webpack_require__(35912);
// EXTERNAL MODULE: ./build/bundle/src/model/capability.js
var capability = __webpack_require__(95885);
;// CONCATENATED MODULE: ./build/bundle/src/hosts/claude/builtins.js


const builtin = { name: "builtin", root: "", status: "loaded", authority: [] };
const agents = [
    ["Explore", ["read", "execute", "network", "external"]],
    ["Plan", ["read", "execute", "network", "external"]],
    ["general-purpose", capability/* capabilities */.R7],
    ["claude", capability/* capabilities */.R7],
    ["statusline-setup", ["read", "write"]],
    ["claude-code-guide", ["read", "execute", "network"]],
];
function builtins_builtins() {
    return (0,builtins/* builtinsOf */.K)(builtin, agents);
}

// EXTERNAL MODULE: ./build/bundle/src/hosts/claude/editions.js
var editions = __webpack_require__(76273);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/loading/own-files.js
var own_files = __webpack_require__(39948);
;// CONCATENATED MODULE: ./build/bundle/src/hosts/claude/folders.js

const folders = [
    {
        root: "**/.claude",
        judged: [
            "settings.json",
            "settings.local.json",
            "launch.json",
            "agents/**",
            "skills/**",
            "commands/**",
            "workflows/*.js",
        ],
        harmless: [
            ...own_files/* ordinaryFiles */.i,
            ...(0,own_files/* harmlessFiles */.X)("is text for a prompt, or a plan", "agent-memory/** agent-memory-local/** output-styles/** rules/** plans/** memory/** docs/** specs/** templates/** prompts/** context/** tasks/** workflows/**/*.md"),
            ...(0,own_files/* harmlessFiles */.X)("is not committed by Claude Code and not read from a repository", "worktrees/** .credentials.json statsig/** todos/** projects/** shell-snapshots/** cache/** logs/** tmp/** debug/** backups/**"),
            ...(0,own_files/* harmlessFiles */.X)("runs only if a setting names it, and is compared then", "hooks/** scripts/** bin/** helpers/** statusline/** lib/** tests/** tools/**"),
            ...(0,own_files/* harmlessFiles */.X)("was read for servers by early versions only", "mcp.json"),
        ],
    },
];

// EXTERNAL MODULE: ./build/bundle/src/hosts/claude/layers.js
var claude_layers = __webpack_require__(78308);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/settings/external.js
var external = __webpack_require__(86460);
// EXTERNAL MODULE: ./build/bundle/src/hosts/claude/plugins/enabled.js
var enabled = __webpack_require__(25902);
// EXTERNAL MODULE: ./build/bundle/src/hosts/claude/plugins/places.js
var places = __webpack_require__(34339);
// EXTERNAL MODULE: ./build/bundle/src/hosts/claude/settings/index.js + 1 modules
var settings = __webpack_require__(61966);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/ci/index.js
var ci = __webpack_require__(2898);
// EXTERNAL MODULE: ./build/bundle/src/hosts/claude/workflows.js
var workflows = __webpack_require__(34074);
// EXTERNAL MODULE: ./build/bundle/src/hosts/claude/launch.js
var launch = __webpack_require__(70401);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/loading/collect.js
var collect = __webpack_require__(77012);
// EXTERNAL MODULE: ./build/bundle/src/parsers/node.js
var parsers_node = __webpack_require__(70536);
// EXTERNAL MODULE: ./build/bundle/src/repo/text.js
var repo_text = __webpack_require__(64951);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/settings/hooks-and-servers.js
var hooks_and_servers = __webpack_require__(24754);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/memoize.js
var memoize = __webpack_require__(53797);
// EXTERNAL MODULE: ./build/bundle/src/hosts/claude/subagent/frontmatter.js
var frontmatter = __webpack_require__(54000);
// EXTERNAL MODULE: ./build/bundle/src/hosts/claude/hooks/index.js
var hooks = __webpack_require__(21447);
// EXTERNAL MODULE: ./build/bundle/src/hosts/claude/hooks/lost-guards.js
var lost_guards = __webpack_require__(45732);
// EXTERNAL MODULE: ./build/bundle/src/hosts/claude/subagent/tools.js
var tools = __webpack_require__(99245);
;// CONCATENATED MODULE: ./build/bundle/src/hosts/claude/skills/body.js
const command = /(?<!\S)!`([^`]+)`|```!([^]*?)```/g;
const path = /(?<!\S)@(?:"([^"\n]+)"|([^\s"`'<>()[\]{},;]+))/g;
function commandsIn(source, start) {
    return found(source, start, command);
}
function filesNamedIn(source, start) {
    return found(source, start, path).map(({ text, at }) => ({ text: text.replace(/[.:!?]+$/, ""), at }));
}
function found(source, start, pattern) {
    return [...source.text.slice(start).matchAll(pattern)].flatMap(({ 0: whole, 1: first, 2: second, index }) => {
        const text = (first ?? second ?? "").trim();
        const span = { start: start + index, end: start + index + whole.length };
        return text === "" ? [] : [{ text, at: { source, span } }];
    });
}

;// CONCATENATED MODULE: ./build/bundle/src/hosts/claude/skills/document.js









const readers = new Map([editions/* newest */.BP, "2.1"].map((edition) => [edition, (0,memoize/* memoize */.Bj)((source) => readText(source, edition))]));
function skillText(source, edition) {
    return (readers.get(edition) ?? readText)(source, edition);
}
async function readText(source, edition) {
    const parts = (0,frontmatter/* partsOf */.C)(source.text);
    const readings = parts && (await (0,frontmatter/* readingsOf */.R)(source.text, parts.front, edition));
    const tables = readings?.tables ?? [];
    const all = (holds) => tables.length > 0 && readings?.fault === undefined && tables.every(holds);
    const start = parts?.body.start ?? 0;
    const heard = (0,editions/* isOlder */.tW)(edition) ? tables : tables.filter((table) => !(0,lost_guards/* lostGuardIn */.N)(table, "profile"));
    return {
        source,
        name: tables.map((table) => (0,parsers_node/* textOf */.b6)((0,parsers_node/* valueOf */.RP)(table, "name"))?.trim()).find((name) => name !== undefined),
        allowed: heard.flatMap((table) => (0,tools/* toolListOf */._B)((0,parsers_node/* valueOf */.RP)(table, "allowed-tools"), source)),
        asks: all((table) => asksFor(table, source, (0,editions/* isOlder */.tW)(edition))),
        hooks: heard.flatMap((table) => (0,hooks_and_servers/* hooksOf */.uj)((0,parsers_node/* valueOf */.RP)(table, "hooks"), source)),
        fork: tables.map((table) => forkOf(table, source)).find((fork) => fork !== undefined),
        isManual: all((table) => isTrue((0,parsers_node/* valueOf */.RP)(table, "disable-model-invocation"))),
        isLimited: all((table) => limitsPaths((0,parsers_node/* valueOf */.RP)(table, "paths"))),
        commands: commandsIn(source, start),
        files: filesNamedIn(source, start),
    };
}
function asksFor(table, source, older) {
    const isListed = (key) => (0,tools/* toolListOf */._B)((0,parsers_node/* valueOf */.RP)(table, key), source).length > 0;
    if (isListed("disallowed-tools"))
        return true;
    const isLost = !older && (0,lost_guards/* lostGuardIn */.N)(table, "profile", hooks/* guardsOfAnyVersion */.im) !== undefined;
    return !isLost && (isListed("allowed-tools") || (0,hooks/* keepsHooks */.jE)((0,parsers_node/* valueOf */.RP)(table, "hooks"), older));
}
function forkOf(table, source) {
    const context = (0,parsers_node/* valueOf */.RP)(table, "context");
    if (!context || (0,parsers_node/* textOf */.b6)(context) !== "fork")
        return undefined;
    const agent = (0,parsers_node/* valueOf */.RP)(table, "agent");
    const name = (0,parsers_node/* textOf */.b6)(agent)?.trim() ?? "";
    return { agent: name === "" ? "general-purpose" : name, at: { source, span: (agent ?? context).span } };
}
function isTrue(node) {
    return /^(?:true|yes|on|1)$/i.test((0,parsers_node/* textOf */.b6)(node) ?? "");
}
function limitsPaths(node) {
    if (!node || (0,parsers_node/* isEmptyValue */.Po)(node))
        return false;
    const patterns = node.kind === "list" ? node.items : [node];
    return patterns.length > 0 && !patterns.some((pattern) => /^[*./\s]*$/.test((0,parsers_node/* textOf */.b6)(pattern) ?? ""));
}

;// CONCATENATED MODULE: ./build/bundle/src/hosts/claude/skills/find.js






async function findSkills(repo, directories, plugins, edition) {
    const places = [
        ...directories.map((home) => ({
            home,
            skills: [(0,repo_path/* join */.fj)(home, ".claude/skills")],
            single: [],
            commands: [(0,repo_path/* join */.fj)(home, ".claude/commands")],
        })),
        ...plugins.map(placeOfPlugin),
    ];
    const found = await Promise.all(places.map((place) => skillsOf(repo, place, edition)));
    return { skills: found.flatMap(({ skills }) => skills), unjudged: found.flatMap(({ unjudged }) => unjudged) };
}
function haveSkills(skills, reads) {
    return skills.length > 0 || reads.some(({ items }) => items.some(({ profile }) => profile?.preloads?.length));
}
function placeOfPlugin({ root, name, described }) {
    const named = (key) => described.flatMap(({ node }) => pathsIn((0,parsers_node/* lastOf */.g1)(node, key))).map((path) => (0,repo_path/* tidied */.GE)((0,repo_path/* join */.fj)(root, (0,repo_path/* tidied */.GE)(path))));
    const skills = named("skills");
    return {
        home: root,
        plugin: name,
        skills: [(0,repo_path/* join */.fj)(root, "skills"), ...skills],
        single: [root, ...skills],
        commands: [(0,repo_path/* join */.fj)(root, "commands"), ...named("commands")],
    };
}
function pathsIn(node) {
    const nodes = [node, ...(0,parsers_node/* listItems */.Dw)(node), ...(0,parsers_node/* tableEntries */.zH)(node).map(({ value }) => (0,parsers_node/* lastOf */.g1)(value, "source"))];
    return nodes.flatMap((item) => (0,parsers_node/* textOf */.b6)(item) ?? []);
}
async function skillsOf(repo, place, edition) {
    const folders = [
        ...place.skills.flatMap((folder) => repo.names(folder).map((name) => (0,repo_path/* join */.fj)(folder, name))),
        ...place.single,
    ];
    const ofSkills = collected(folders.map((folder) => (0,collect/* collectFiles */.C0)(repo, (0,repo_path/* join */.fj)(folder, "SKILL.md"), { isIncluded: () => true, deep: false })));
    const ofCommands = place.commands.map((root) => ({
        root,
        ...(0,collect/* collectFiles */.C0)(repo, root, { isIncluded: (name) => /\.md$/i.test(name), deep: true }),
    }));
    const prefix = place.plugin === undefined ? "" : `${place.plugin}:`;
    const skillOf = (text, names) => {
        const [first = ""] = names;
        const all = [...names, ...(text.name === undefined ? [] : [text.name])];
        return {
            text,
            name: `${prefix}${first}`,
            names: new Set(prefix === "" ? all : [...all, ...all.map((name) => `${prefix}${name}`)]),
            home: place.home,
            inPlugin: place.plugin !== undefined,
        };
    };
    const skills = await (0,collect/* readEach */.e2)(repo, ofSkills.files, async (source, path) => skillOf(await skillText(source, edition), [(0,repo_path/* nameOf */.Vb)((0,repo_path/* directoryOf */.jt)(path))]));
    const commands = await Promise.all(ofCommands.map(({ root, files }) => (0,collect/* readEach */.e2)(repo, files, async (source, path) => skillOf(await skillText(source, edition), commandNames(path, root)))));
    return {
        skills: [skills, ...commands].flatMap(({ results }) => results),
        unjudged: [
            ...(await loweredIn(repo, folders, edition)),
            ...place.skills.flatMap((root) => (0,collect/* unreadFolder */.II)(repo, root)),
            ...ofSkills.unjudged,
            ...ofCommands.flatMap(({ unjudged }) => unjudged),
            ...[skills, ...commands].flatMap(({ unjudged }) => unjudged),
        ],
    };
}
async function loweredIn(repo, folders, edition) {
    const paths = folders.flatMap((folder) => {
        const path = (0,repo_path/* join */.fj)(folder, "skill.md");
        return repo.resolve(path).kind === "file" && !(0,collect/* mayBeFile */.r9)(repo, (0,repo_path/* join */.fj)(folder, "SKILL.md")) ? [path] : [];
    });
    const { results } = await (0,collect/* readEach */.e2)(repo, paths, async (source) => {
        const { allowed, hooks, fork, commands, files } = await skillText(source, edition);
        const message = "is a skill of Claude Code on file systems that ignore case, and what it runs or allows is not checked; name it `SKILL.md`";
        const isPlain = fork === undefined && [allowed, hooks, commands, files].every((list) => list.length === 0);
        return isPlain ? [] : [{ message, at: (0,repo_text/* startOf */.GH)(source) }];
    });
    return results.flat();
}
function collected(parts) {
    return { files: parts.flatMap(({ files }) => files), unjudged: parts.flatMap(({ unjudged }) => unjudged) };
}
function commandNames(path, root) {
    const below = path === root ? (0,repo_path/* nameOf */.Vb)(path) : path.slice(root.length + 1);
    const segments = below.replace(/(?:\/SKILL)?\.md$/i, "").split("/");
    return segments.map((_, i) => segments.slice(i).join(":"));
}

;// CONCATENATED MODULE: ./build/bundle/src/hosts/claude/skills/missing.js

const nothingMissing = (item) => item;
function missingIn(repo, { skills }, homes) {
    const names = new Set(skills.flatMap((skill) => [...skill.names]));
    let folders;
    const isThere = (name) => {
        if (names.has(name))
            return true;
        folders ??= new Set([
            ...repo.holding("SKILL.md").map(repo_path/* nameOf */.Vb),
            ...homes.flatMap((home) => repo.names((0,repo_path/* join */.fj)(home, ".claude/skills"))),
        ]);
        return folders.has((0,repo_path/* nameOf */.Vb)(name));
    };
    return (item) => {
        const { profile, layer } = item;
        if (!profile?.preloads || layer.name !== "project" || !isOwnFolder(layer.root))
            return item;
        const missing = profile.preloads.filter(({ name }) => /^[\w./-]+$/.test(name) && !name.startsWith("/") && !isThere(name));
        if (missing.length === 0)
            return item;
        return {
            ...item,
            profile: { ...profile, missing: missing.map(({ name, at }) => ({ key: "skills", value: name, advice, at })) },
        };
    };
}
const advice = "unless the user or a plugin has it, Claude Code starts the subagent without it and says nothing; add the skill, or remove the name";
function isOwnFolder(root) {
    return (0,repo_path/* nameOf */.Vb)(root) === "agents" && (0,repo_path/* nameOf */.Vb)((0,repo_path/* directoryOf */.jt)(root)) === ".claude";
}

// EXTERNAL MODULE: ./build/bundle/src/repo/many.js
var many = __webpack_require__(46447);
;// CONCATENATED MODULE: ./build/bundle/src/hosts/claude/index.js

















const managed = "etc/claude-code";
const own = [
    `**/${claude_layers/* folder */.TV}/**/*.md`,
    ...settings/* settingsFiles */.pb.map((name) => `**/.claude/${name}`),
    "**/.claude/launch.json",
    ...places/* manifests */.LN,
    "**/.mcp.json",
    "**/.claude/skills/*/SKILL.md",
    "**/.claude/commands/**/*.md",
    `**/${workflows/* workflowFiles */.B}`,
    `~/${claude_layers/* folder */.TV}/**/*.md`,
    "~/.claude/skills/*/SKILL.md",
    "~/.claude/commands/**/*.md",
    "~/.claude/settings.json",
    `/${managed}/${claude_layers/* folder */.TV}/**/*.md`,
    `/${managed}/managed-settings.json`,
];
/* harmony default export */ const claude = ((0,host/* defineHost */.YB)({
    title: "Claude Code",
    url: "https://code.claude.com/docs/en/sub-agents",
    editions: editions/* editions */.SH,
    certainty: "measured",
    patterns: own,
    naming: ["**/.claude/skills/*/SKILL.md", "**/.claude/commands/**/*.md"],
    folders: folders,
    launch: launch.launch,
    load: (0,ci/* withLaunches */.AA)(launch.launch, async (repo, where, edition) => {
        const seen = new Set();
        const { home, system: machine } = where.user ?? {};
        const system = machine === undefined ? [] : await (0,claude_layers/* readLayer */.w6)(repo, "system", (0,repo_path/* join */.fj)(machine, managed), seen, edition);
        const starts = startsOf(repo, where);
        const projects = new Map();
        for (const directory of (0,loading_sessions/* lineages */.DS)(starts, where))
            projects.set(directory, await (0,claude_layers/* readLayer */.w6)(repo, "project", directory, seen, edition));
        const user = home === undefined ? [] : await (0,claude_layers/* readLayer */.w6)(repo, "user", home, seen, edition);
        const settings = [...projects].map(([directory, layers]) => ({ directory, paths: appliedIn(directory, layers) }));
        const enabling = await (0,enabled/* enablingIn */.e)(repo, settings);
        const plugins = await pluginsIn(repo, seen, edition, enabling);
        const remotes = await (0,external/* externalPluginsIn */.FK)(repo, settings.flatMap(({ paths }) => paths), plugins.markets, places/* reservedMarkets */.oI);
        const named = [];
        for (const dir of where.dirs)
            (0,many/* append */.BC)(named, await (0,claude_layers/* readNamed */.Mk)(repo, dir, seen, edition));
        const read = {
            system,
            projects: [...projects.values()].flat(),
            user,
            plugins: plugins.layers,
            external: [...plugins.remotes, ...remotes].map(external/* externalLayer */.vG),
            named,
        };
        const homes = [...projects.keys(), ...(home === undefined ? [] : [home])];
        const foundSkills = await findSkills(repo, homes, plugins.plugins, edition);
        const { skills, unjudged } = foundSkills;
        const reads = Object.values(read).flat();
        const isWhole = unjudged.length === 0 && read.external.length === 0;
        const missingTo = isWhole ? missingIn(repo, foundSkills, homes) : nothingMissing;
        const given = haveSkills(skills, reads) ? await __webpack_require__.e(/* import() */ 6693).then(__webpack_require__.bind(__webpack_require__, 26693)) : undefined;
        const replaced = given?.withSkills(repo, reads, { skills, missingTo }, edition);
        const now = (before) => before.map((one) => replaced?.get(one) ?? one);
        const found = [...now(reads), ...(given?.skillLayers(skills, reads) ?? [])];
        if (found.length + unjudged.length === 0)
            return host/* absentLoad */._e;
        const base = { layer: builtin, items: builtins_builtins(), unjudged: [] };
        const sessions = starts.map((start) => [
            ...now([...system, ...nearestFirst(start, where, projects), ...user]),
            base,
        ]);
        const withVerdict = (0,loading_sessions/* winnersOf */.AY)([...sessions, ...now(named).map((one) => [one, base])]);
        return {
            status: "loaded",
            layers: [...found.map(({ layer }) => layer), builtin],
            items: [...found, base].flatMap(({ items }) => items).map((item) => withVerdict(item)),
            unjudged: [...found.flatMap(({ unjudged }) => unjudged), ...unjudged],
        };
    }),
}));
async function pluginsIn(repo, seen, edition, enabling) {
    if (enabling.markets.length + repo.holding(places/* pluginFolder */.S$).length === 0)
        return places/* noPlugins */.M4;
    return (await __webpack_require__.e(/* import() */ 4932).then(__webpack_require__.bind(__webpack_require__, 24932))).readPlugins(repo, seen, edition, enabling);
}
function startsOf(repo, { starts }) {
    const isPlugin = (start) => /(?:^|\/)\.claude\/skills\/[^/]+$/.test(start) && !repo.names(start).includes(".claude");
    return starts.length < 2 ? starts : starts.filter((start) => !isPlugin(start));
}
function nearestFirst(start, where, projects) {
    return (0,loading_sessions/* lineage */.OZ)(start, where).flatMap((directory) => projects.get(directory) ?? []);
}
function appliedIn(directory, layers) {
    return (0,claude_layers/* settingsIn */.RV)("project", directory).filter((path) => !layers.some(({ layer }) => layer.root === path && layer.authority.length === 0));
}


/***/ }),

/***/ 78308:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Mk: () => (/* binding */ readNamed),
/* harmony export */   RV: () => (/* binding */ settingsIn),
/* harmony export */   TV: () => (/* binding */ folder),
/* harmony export */   w6: () => (/* binding */ readLayer)
/* harmony export */ });
/* harmony import */ var _repo_path_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(76311);
/* harmony import */ var _discovery_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45414);
/* harmony import */ var _files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(15503);
/* harmony import */ var _settings_index_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(61966);
/* harmony import */ var _workflows_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(34074);
/* harmony import */ var _settings_files_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(80462);
/* harmony import */ var _repo_many_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(46447);







const folder = ".claude/agents";
async function readLayer(repo, name, directory, seen, edition) {
    const root = (0,_repo_path_js__WEBPACK_IMPORTED_MODULE_5__/* .join */ .fj)(directory, folder);
    const { files, broken, unjudged } = (0,_discovery_js__WEBPACK_IMPORTED_MODULE_0__/* .filesBelow */ .DR)(repo, root, seen);
    const settings = await (0,_settings_files_js__WEBPACK_IMPORTED_MODULE_4__/* .readSettingsFiles */ .Dm)(repo, settingsIn(name, directory), name, edition);
    const started = name === "project"
        ? [
            await (0,_settings_files_js__WEBPACK_IMPORTED_MODULE_4__/* .readServerFile */ .mq)(repo, (0,_repo_path_js__WEBPACK_IMPORTED_MODULE_5__/* .join */ .fj)(directory, ".mcp.json")),
            await (0,_settings_files_js__WEBPACK_IMPORTED_MODULE_4__/* .readLaunchFile */ .QP)(repo, (0,_repo_path_js__WEBPACK_IMPORTED_MODULE_5__/* .join */ .fj)(directory, ".claude/launch.json")),
            (0,_workflows_js__WEBPACK_IMPORTED_MODULE_3__/* .readWorkflows */ .L)(repo, directory),
        ]
        : [];
    const decided = [settings, ...started];
    const authority = decided.flatMap((read) => read.authority);
    const unread = decided.flatMap((read) => read.unjudged);
    const skipped = decided.flatMap((read) => read.skipped).map((file) => skippedLayer(name, file));
    const present = repo.resolve(root).kind === "directory" || unjudged.length > 0;
    const { ineffective = [] } = settings;
    if (!present && authority.length + unread.length + ineffective.length === 0)
        return skipped;
    const layer = {
        name,
        root,
        status: present ? "loaded" : "absent",
        authority,
        ...(ineffective.length > 0 ? { ineffective } : {}),
        ...(name === "project" ? { governs: directory } : {}),
    };
    const read = await (0,_files_js__WEBPACK_IMPORTED_MODULE_1__/* .readFiles */ .U)(repo, layer, files, { edition });
    return [
        {
            layer,
            items: [...read.items, ...(0,_files_js__WEBPACK_IMPORTED_MODULE_1__/* .brokenItems */ .O)(layer, broken)],
            unjudged: [...unread, ...unjudged, ...read.unjudged],
        },
        ...skipped,
    ];
}
function skippedLayer(name, { path, problem, authority }) {
    return { layer: { name, root: path, status: "failed", problem, authority }, items: [], unjudged: [] };
}
function settingsIn(name, directory) {
    if (name === "system")
        return [(0,_repo_path_js__WEBPACK_IMPORTED_MODULE_5__/* .join */ .fj)(directory, "managed-settings.json")];
    return _settings_index_js__WEBPACK_IMPORTED_MODULE_2__/* .settingsFiles */ .pb.map((file) => (0,_repo_path_js__WEBPACK_IMPORTED_MODULE_5__/* .join */ .fj)(directory, `.claude/${file}`));
}
async function readNamed(repo, named, seen, edition) {
    const root = (0,_repo_path_js__WEBPACK_IMPORTED_MODULE_5__/* .tidied */ .GE)(named);
    if (root.endsWith(".json") && repo.resolve(root).kind !== "directory")
        return (await __webpack_require__.e(/* import() */ 1173).then(__webpack_require__.bind(__webpack_require__, 71173))).readCli(repo, root, edition);
    const { files, broken, unjudged } = (0,_discovery_js__WEBPACK_IMPORTED_MODULE_0__/* .filesBelow */ .DR)(repo, root, seen, (path) => (0,_discovery_js__WEBPACK_IMPORTED_MODULE_0__/* .isOthers */ .s2)(path, root));
    const groups = new Map([[root, []]]);
    for (const path of files) {
        const plugin = pluginOf(repo, (0,_repo_path_js__WEBPACK_IMPORTED_MODULE_5__/* .directoryOf */ .jt)(path), root);
        (0,_repo_many_js__WEBPACK_IMPORTED_MODULE_6__/* .addTo */ .DN)(groups, plugin, path);
    }
    const layers = [];
    for (const [directory, own] of groups) {
        const isRoot = directory === root;
        if (own.length === 0 && !(isRoot && broken.length + unjudged.length > 0))
            continue;
        const layer = { name: "project", root: directory, status: "loaded", authority: [] };
        const read = await (0,_files_js__WEBPACK_IMPORTED_MODULE_1__/* .readFiles */ .U)(repo, layer, own, { edition });
        layers.push(isRoot
            ? { layer, items: [...read.items, ...(0,_files_js__WEBPACK_IMPORTED_MODULE_1__/* .brokenItems */ .O)(layer, broken)], unjudged: [...unjudged, ...read.unjudged] }
            : { layer, ...read });
    }
    return layers;
}
function pluginOf(repo, directory, root) {
    for (let at = directory; (0,_repo_path_js__WEBPACK_IMPORTED_MODULE_5__/* .isWithin */ .UO)(at, root) && at !== root; at = (0,_repo_path_js__WEBPACK_IMPORTED_MODULE_5__/* .directoryOf */ .jt)(at)) {
        if (repo.resolve((0,_repo_path_js__WEBPACK_IMPORTED_MODULE_5__/* .join */ .fj)(at, ".claude-plugin/plugin.json")).kind === "file")
            return at;
    }
    return root;
}


/***/ }),

/***/ 25902:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ enabledParts),
/* harmony export */   e: () => (/* binding */ enablingIn)
/* harmony export */ });
/* harmony import */ var _kit_settings_external_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(86460);
/* harmony import */ var _parsers_node_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(70536);
/* harmony import */ var _repo_path_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(76311);
/* harmony import */ var _repo_many_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(46447);




async function enablingIn(repo, settings) {
    const directories = new Map();
    const markets = [];
    for (const { directory, paths } of settings) {
        const { enabled, marketplaces } = await (0,_kit_settings_external_js__WEBPACK_IMPORTED_MODULE_0__/* .readPluginSettings */ .Bt)(repo, paths);
        for (const { name } of enabled) {
            const plugin = name.slice(0, name.includes("@") ? name.lastIndexOf("@") : name.length);
            (0,_repo_many_js__WEBPACK_IMPORTED_MODULE_1__/* .addTo */ .DN)(directories, plugin, directory);
        }
        for (const source of marketplaces.values())
            if ((0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_2__/* .textOf */ .b6)((0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_2__/* .lastOf */ .g1)(source, "source")) === "file")
                markets.push((0,_repo_path_js__WEBPACK_IMPORTED_MODULE_3__/* .tidied */ .GE)((0,_repo_path_js__WEBPACK_IMPORTED_MODULE_3__/* .join */ .fj)(directory, (0,_repo_path_js__WEBPACK_IMPORTED_MODULE_3__/* .tidied */ .GE)((0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_2__/* .textOf */ .b6)((0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_2__/* .lastOf */ .g1)(source, "path")) ?? ""))));
    }
    return { directories, markets };
}
function enabledParts(reads, plugin, enabling) {
    const governs = governedBy(plugin, enabling);
    return governs === undefined ? reads : reads.flatMap((read) => splitOne(read, plugin.root, governs));
}
function governedBy({ name, described }, { directories }) {
    const names = new Set([name, ...described.map(({ node }) => (0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_2__/* .textOf */ .b6)((0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_2__/* .lastOf */ .g1)(node, "name")) ?? "")]);
    const [first, ...others] = [...names].flatMap((one) => directories.get(one) ?? []);
    return first === undefined ? undefined : others.reduce(commonOf, first);
}
function commonOf(one, other) {
    let common = one;
    while (!(0,_repo_path_js__WEBPACK_IMPORTED_MODULE_3__/* .isWithin */ .UO)(other, common))
        common = (0,_repo_path_js__WEBPACK_IMPORTED_MODULE_3__/* .directoryOf */ .jt)(common);
    return common;
}
function splitOne(read, root, governs) {
    const { layer, items, unjudged } = read;
    if (layer.name !== "plugin" || layer.authority.length === 0)
        return [read];
    const parts = { name: "project", root, status: "loaded", authority: layer.authority, governs };
    const agents = { ...layer, authority: [] };
    return [
        { layer: parts, items: [], unjudged: [] },
        { layer: agents, items: items.map((item) => ({ ...item, layer: agents })), unjudged },
    ];
}


/***/ }),

/***/ 34339:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LN: () => (/* binding */ manifests),
/* harmony export */   M4: () => (/* binding */ noPlugins),
/* harmony export */   S$: () => (/* binding */ pluginFolder),
/* harmony export */   oI: () => (/* binding */ reservedMarkets)
/* harmony export */ });
const pluginFolder = ".claude-plugin";
const manifests = [`**/${pluginFolder}/plugin.json`, `**/${pluginFolder}/marketplace.json`];
const reservedMarkets = {
    vendor: "Anthropic",
    names: new Set("claude-plugins-official claude-community claude-plugins-community claude-code-plugins claude-code-marketplace anthropic-marketplace anthropic-plugins anthropic-agent-skills agent-skills knowledge-work-plugins life-sciences".split(" ")),
};
const noPlugins = { layers: [], plugins: [], remotes: [], markets: new Set() };


/***/ }),

/***/ 80462:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  QP: () => (/* binding */ readLaunchFile),
  mq: () => (/* binding */ readServerFile),
  Dm: () => (/* binding */ readSettingsFiles),
  Hc: () => (/* binding */ strictFaultIn)
});

// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/settings/hooks-off.js
var hooks_off = __webpack_require__(68415);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/loading/collect.js
var collect = __webpack_require__(77012);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/settings/index.js + 1 modules
var settings = __webpack_require__(9009);
// EXTERNAL MODULE: ./build/bundle/src/parsers/json.js + 2 modules
var json = __webpack_require__(45433);
// EXTERNAL MODULE: ./build/bundle/src/parsers/node.js
var parsers_node = __webpack_require__(70536);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/settings/unknown-settings.js
var unknown_settings = __webpack_require__(62199);
;// CONCATENATED MODULE: ./build/bundle/src/hosts/claude/settings/known.js

const knownServers = {
    title: "Claude Code",
    harmless: [...(0,unknown_settings/* serverKeys */.yl)("mcpServers.*"), ...(0,unknown_settings/* harmlessKeys */.OF)("$schema inputs", "is read by editors")],
};
const knownSettings = {
    title: "Claude Code",
    harmless: [
        ...(0,unknown_settings/* harmlessKeys */.OF)("$schema companyAnnouncements footerLinksRegexes prUrlTemplate pluginTrustMessage pluginSuggestionMarketplaces spinnerTipsEnabled spinnerTipsOverride spinnerVerbs theme tui verbose viewMode defaultView language timeFormat timeZone syntaxHighlightingDisabled terminalTitleFromRename terminalProgressBarEnabled showTurnDuration showMessageTimestamps showThinkingSummaries showClearContextOnPlanAccept prefersReducedMotion axScreenReader autoScrollEnabled wheelScrollAccelerationEnabled statusLine.type statusLine.padding statusLine.refreshInterval statusLine.hideVimModeIndicator subagentStatusLine.type fileSuggestion.type externalEditorContext diffTool spellcheck emojiCompletionEnabled promptSuggestionEnabled permissionExplainerEnabled", "changes what a terminal shows"),
        ...(0,unknown_settings/* harmlessKeys */.OF)("editorMode keybindingFlavor vimInsertModeRemaps voice voiceEnabled askUserQuestionTimeout dialogExpiry inputNeededNotifEnabled agentPushNotifEnabled preferredNotifChannel awaySummaryEnabled teammateMode feedbackSurveyRate feedbackDrafts disableReplyCheck todoFeatureEnabled bashEditDiffEnabled respectGitignore respondToBashCommands defaultShell autoConnectIde autoInstallIdeExtension", "changes how a person works with a session"),
        ...(0,unknown_settings/* harmlessKeys */.OF)("model availableModels enforceAvailableModels fallbackModel advisorModel teammateDefaultModel switchModelsOnFlag effortLevel ultracode fastMode fastModePerSessionOptIn alwaysThinkingEnabled outputStyle autoCompactEnabled autoCompactWindow precomputeCompactionEnabled idleCompaction autoContinueAtUsageLimit", "changes which model the session asks, and how"),
        ...(0,unknown_settings/* harmlessKeys */.OF)("attribution attributionProject includeCoAuthoredBy includeGitInstructions claudeMd claudeMdExcludes plansDirectory autoMemoryEnabled autoDreamEnabled skillListingBudgetFraction skillListingMaxDescChars skillOverrides fileCheckpointingEnabled cleanupPeriodDays desktopSessionCleanupPeriodDays", "changes texts, and what is kept of a session"),
        ...(0,unknown_settings/* harmlessKeys */.OF)("autoUpdatesChannel minimumVersion requiredMinimumVersion requiredMaximumVersion forceLoginMethod forceLoginOrgUUID remote daemonColdStart autoUploadSessions forceRemoteSettingsRefresh parentSettingsBehavior managedSourcesBehavior wslInheritsWindowsSettings policyHelper.timeoutMs policyHelper.refreshIntervalMs", "decides which version and which account a session has"),
        ...(0,unknown_settings/* harmlessKeys */.OF)("disableAgentView disableArtifact disableBundledSkills disableClaudeAiConnectors disableCommandPluginSources disableDeepLinkRegistration disableDirectMcpSkills disableRemoteControl disableSideloadFlags disableWindowsBashCommandSplit disableWorkflows disableBrowserExternalNavigation disableMobileSimulatorTools isolatePeerMachines strictPluginOnlyCustomization sshHostAllowlist allowedChannelPlugins crossSessionInbound", "only restricts, or can only restrict in a repository"),
        ...(0,unknown_settings/* harmlessKeys */.OF)("enableWorkflows workflowKeywordTriggerEnabled workflowSizeGuideline useAutoModeDuringPlan syncClaudeAiSkills syncClaudeAiPlugins allowAllClaudeAiMcps allowClaudeInChromeWithManagedMcp allowNestedModelAccessUnderForceLogin browserExternalPageTools worktree.baseRef worktree.sparsePaths sandbox.ripgrep.args sandbox.network.allowManagedDomainsOnly sandbox.filesystem.allowManagedReadPathsOnly sandbox.credentials.awsPairs sandbox.credentials.sigv4", "starts nothing and allows no tool"),
        { path: "mcpServers", because: "is no setting of Claude Code, which reads servers from `.mcp.json`" },
    ],
};

// EXTERNAL MODULE: ./build/bundle/src/hosts/claude/editions.js
var editions = __webpack_require__(76273);
// EXTERNAL MODULE: ./build/bundle/src/hosts/claude/hooks/index.js
var claude_hooks = __webpack_require__(21447);
// EXTERNAL MODULE: ./build/bundle/src/hosts/claude/hooks/lost-guards.js
var lost_guards = __webpack_require__(45732);
// EXTERNAL MODULE: ./build/bundle/src/hosts/claude/settings/json-types.js
var json_types = __webpack_require__(46728);
;// CONCATENATED MODULE: ./build/bundle/src/hosts/claude/settings/types.js


const types = [
    [
        json_types/* flag */.Jt,
        "respectGitignore wslInheritsWindowsSettings includeCoAuthoredBy includeGitInstructions disableAllHooks disableReplyCheck workflowKeywordTriggerEnabled bashEditDiffEnabled respondToBashCommands allowAllClaudeAiMcps allowClaudeInChromeWithManagedMcp allowNestedModelAccessUnderForceLogin forceRemoteSettingsRefresh spinnerTipsEnabled syntaxHighlightingDisabled terminalTitleFromRename alwaysThinkingEnabled fastMode promptSuggestionEnabled emojiCompletionEnabled showClearContextOnPlanAccept prefersReducedMotion autoMemoryEnabled autoDreamEnabled showThinkingSummaries verbose autoCompactEnabled precomputeCompactionEnabled idleCompaction switchModelsOnFlag autoScrollEnabled wheelScrollAccelerationEnabled fileCheckpointingEnabled showTurnDuration showMessageTimestamps terminalProgressBarEnabled todoFeatureEnabled inputNeededNotifEnabled agentPushNotifEnabled voiceEnabled axScreenReader permissions.blockReadsOutsideWorkingDirectories permissions.blockWritesOutsideWorkingDirectories permissions.denyInsteadOfPrompting sandbox.enabled sandbox.failIfUnavailable sandbox.autoAllowBashIfSandboxed sandbox.allowUnsandboxedCommands sandbox.enableWeakerNestedSandbox sandbox.allowNestedUserNamespaces sandbox.enableWeakerNetworkIsolation sandbox.allowAppleEvents sandbox.network.strictAllowlist sandbox.network.allowManagedDomainsOnly sandbox.network.allowAllUnixSockets sandbox.network.allowLocalBinding sandbox.filesystem.allowManagedReadPathsOnly sandbox.filesystem.disabled sandbox.credentials.allowPlaintextInject attribution.sessionUrl statusLine.hideVimModeIndicator voice.enabled voice.autoSubmit autoMode.classifyAllShell",
    ],
    [
        json_types/* flagOrNull */.T,
        "syncClaudeAiSkills syncClaudeAiPlugins enforceAvailableModels enableAllProjectMcpServers disableClaudeAiConnectors disableBundledSkills disableDirectMcpSkills disableAgentView disableRemoteControl disableWorkflows disableArtifact enableArtifact enableWorkflows disableSkillShellExecution disableWindowsBashCommandSplit allowManagedHooksOnly allowManagedPermissionRulesOnly allowManagedMcpServersOnly disableCommandPluginSources disableSideloadFlags skipWebFetchPreflight fastModePerSessionOptIn channelsEnabled skipDangerousModePermissionPrompt autoContinueAtUsageLimit remoteControlAtStartup isolatePeerMachines autoUploadSessions skipAutoPermissionPrompt useAutoModeDuringPlan",
    ],
    [
        json_types/* text */.Qq,
        "$schema apiKeyHelper proxyAuthHelper awsCredentialExport awsAuthRefresh gcpAuthRefresh processWrapper attributionProject model prUrlTemplate otelHeadersHelper outputStyle language advisorModel agent minimumVersion requiredMinimumVersion requiredMaximumVersion plansDirectory timeFormat timeZone autoMemoryDirectory claudeMd pluginTrustMessage attribution.commit attribution.pr remote.defaultEnvironmentId modelOverrides.* statusLine.command fileSuggestion.command sandbox.ripgrep.command",
    ],
    [
        json_types/* texts */.Te,
        "fallbackModel availableModels allowedHttpHookUrls httpHookAllowedEnvVars pluginSuggestionMarketplaces companyAnnouncements claudeMdExcludes permissions.additionalDirectories sandbox.excludedCommands sandbox.network.allowedDomains sandbox.network.deniedDomains sandbox.network.allowUnixSockets sandbox.network.allowMachLookup sandbox.filesystem.allowWrite sandbox.filesystem.denyWrite sandbox.filesystem.denyRead sandbox.filesystem.allowRead sandbox.ignoreViolations.* sandbox.ripgrep.args worktree.symlinkDirectories worktree.sparsePaths spinnerVerbs.verbs autoMode.allow autoMode.soft_deny autoMode.hard_deny autoMode.environment",
    ],
    [json_types/* filledOrTexts */.yA, "enabledMcpjsonServers disabledMcpjsonServers"],
    [json_types/* textOrTexts */.tc, "forceLoginOrgUUID"],
    [json_types/* list */.p_, "permissions.allow permissions.deny permissions.ask sandbox.credentials.envVars"],
    [json_types/* objectsOrNull */.T_, "strictKnownMarketplaces blockedMarketplaces"],
    [json_types/* objects */.JD, "allowedChannelPlugins sshConfigs sandbox.credentials.files"],
    [
        json_types/* object */.Ik,
        "permissions env worktree sandbox sandbox.network sandbox.network.tlsTerminate sandbox.filesystem sandbox.credentials sandbox.ignoreViolations sandbox.ripgrep remote voice autoMode statusLine fileSuggestion spinnerVerbs skillOverrides enabledPlugins pluginConfigs pluginConfigs.* modelOverrides",
    ],
    [json_types/* flagOrObject */.rX, "attribution"],
    [json_types/* anyNumber */.iG, "sandbox.network.httpProxyPort sandbox.network.socksProxyPort statusLine.padding"],
    [(0,json_types/* integerFrom */.bn)(1), "cleanupPeriodDays skillListingMaxDescChars"],
    [(0,json_types/* integerFrom */.bn)(0), "desktopSessionCleanupPeriodDays"],
    [json_types/* shareAboveZero */.bY, "skillListingBudgetFraction"],
    [json_types/* share */.uM, "feedbackSurveyRate"],
    [
        (0,json_types/* words */.aL)("acceptEdits", "auto", "bypassPermissions", "default", "dontAsk", "plan", "manual"),
        "permissions.defaultMode",
    ],
    [(0,json_types/* words */.aL)("disable"), "permissions.disableBypassPermissionsMode permissions.disableAutoMode"],
    [(0,json_types/* wordOrNull */.nv)("disable"), "disableAutoMode disableDeepLinkRegistration"],
    [(0,json_types/* wordOrNull */.nv)("notify", "quiet", "off"), "feedbackDrafts"],
    [(0,json_types/* words */.aL)("unrestricted", "small", "medium", "large"), "workflowSizeGuideline"],
    [(0,json_types/* words */.aL)("bash", "powershell"), "defaultShell"],
    [(0,json_types/* words */.aL)("command"), "statusLine.type fileSuggestion.type"],
    [(0,json_types/* words */.aL)("first-wins", "merge"), "parentSettingsBehavior managedSourcesBehavior"],
    [(0,json_types/* words */.aL)("append", "replace"), "spinnerVerbs.mode"],
    [(0,json_types/* words */.aL)("latest", "stable", "rc"), "autoUpdatesChannel"],
    [(0,json_types/* words */.aL)("default", "fullscreen"), "tui"],
    [(0,json_types/* words */.aL)("transient", "ask"), "daemonColdStart"],
    [(0,json_types/* words */.aL)("chat", "transcript"), "defaultView"],
    [(0,json_types/* words */.aL)("fresh", "head"), "worktree.baseRef"],
    [(0,json_types/* words */.aL)("hold", "tap"), "voice.mode"],
    [(0,json_types/* words */.aL)("on", "name-only", "user-invocable-only", "off"), "skillOverrides.*"],
    [
        {
            says: "`true`, `false` or an array of strings",
            faultOf: (node) => ((0,json_types/* isFlag */.RV)(node) ? undefined : json_types/* texts */.Te.faultOf(node)),
        },
        "enabledPlugins.*",
    ],
];
const required = [
    ["statusLine", ["type", "command"]],
    ["fileSuggestion", ["type", "command"]],
    ["spinnerVerbs", ["mode", "verbs"]],
    ["sandbox.ripgrep", ["command"]],
];
const typed = types.flatMap(([type, keys]) => keys.split(" ").map((key) => ({ type, path: key.split(".") })));
const newer = new Set("attributionProject disableDirectMcpSkills disableReplyCheck disableWindowsBashCommandSplit bashEditDiffEnabled allowClaudeInChromeWithManagedMcp allowNestedModelAccessUnderForceLogin idleCompaction permissions.blockWritesOutsideWorkingDirectories permissions.denyInsteadOfPrompting sandbox.allowNestedUserNamespaces".split(" "));
function typeFaultIn(root) {
    if (root.kind !== "table")
        return { message: "it must be an object", span: root.span, isLasting: true };
    const faults = [
        ...typed.flatMap(({ type, path }) => nodesAt(root, path).flatMap(({ key, node }) => {
            const fault = type.faultOf(node);
            return fault
                ? [{ message: `\`${key}\` must be ${type.says}`, span: fault.span, isLasting: !newer.has(key) }]
                : [];
        })),
        ...required.flatMap(([key, names]) => nodesAt(root, key.split(".")).flatMap(({ node }) => names.flatMap((name) => node.kind === "table" && !(0,parsers_node/* lastOf */.g1)(node, name)
            ? [{ message: `\`${key}\` has no \`${name}\``, span: node.span, isLasting: true }]
            : []))),
    ];
    return faults.reduce((first, fault) => (first && rankOf(first) <= rankOf(fault) ? first : fault), undefined);
}
function rankOf({ isLasting, span }) {
    return span.start + (isLasting ? 0 : Number.MAX_SAFE_INTEGER / 2);
}
function nodesAt(from, [name, ...rest], above = "") {
    if (name === undefined)
        return [{ key: above, node: from }];
    if (from.kind !== "table")
        return [];
    const found = name === "*" ? lastValues(from) : [[name, (0,parsers_node/* lastOf */.g1)(from, name)]];
    return found.flatMap(([key, node]) => (node ? nodesAt(node, rest, above === "" ? key : `${above}.${key}`) : []));
}
function lastValues({ entries }) {
    return [...new Map(entries.map(({ name = "", value }) => [name, value]))];
}

// EXTERNAL MODULE: ./build/bundle/src/hosts/claude/settings/servers.js
var servers = __webpack_require__(90440);
// EXTERNAL MODULE: ./build/bundle/src/hosts/claude/settings/index.js + 1 modules
var claude_settings = __webpack_require__(61966);
// EXTERNAL MODULE: ./build/bundle/src/repo/many.js
var many = __webpack_require__(46447);
;// CONCATENATED MODULE: ./build/bundle/src/hosts/claude/settings/files.js














async function readSettingsFiles(repo, paths, layer, edition) {
    const authority = [];
    const unjudged = [];
    const skipped = [];
    const ineffective = [];
    for (const path of paths) {
        const source = await (0,collect/* readOne */.JF)(repo, path);
        if (source === undefined)
            continue;
        const read = "message" in source ? { unjudged: source } : settingsIn(source, layer, edition);
        if (read.unjudged)
            unjudged.push(read.unjudged);
        if (read.root && !("message" in source))
            (0,many/* append */.BC)(unjudged, (0,unknown_settings/* unknownIn */.e3)(settingsTable, read.root, source));
        const found = read.root && !("message" in source) ? authorityIn(read.root, source, (0,claude_settings/* rulesFor */.NP)(layer, edition)) : [];
        if (read.problem)
            skipped.push({ path, problem: read.problem, authority: found.filter(({ effect }) => effect !== "narrows") });
        else {
            (0,many/* append */.BC)(authority, found);
            if (read.root && !("message" in source))
                (0,many/* append */.BC)(ineffective, idleHooksIn(read.root, source));
        }
    }
    return { authority: (0,hooks_off/* withHooksOff */.g)(authority), unjudged, skipped, ineffective };
}
function authorityIn(root, source, rules) {
    const never = new Set((0,claude_hooks/* wrongEvents */.Rn)((0,parsers_node/* lastOf */.g1)(root, "hooks")).flatMap(({ what, meant }) => (meant ? [what] : [])));
    const hooks = (0,settings/* hooksIn */.aS)(root, source).filter(({ setting }) => !never.has(setting));
    return [...(0,settings/* authorityFrom */.W5)(rules, root, source), ...hooks];
}
function idleHooksIn(root, source) {
    return (0,claude_hooks/* wrongEvents */.Rn)((0,parsers_node/* lastOf */.g1)(root, "hooks")).map(({ what, because, at, isGuard, varies }) => ({
        kind: isGuard ? "limit" : "value",
        what,
        because,
        cause: "hooks",
        at: { source, span: at.span },
        ...(varies === undefined ? {} : { varies }),
    }));
}
const settingsTable = { settingRules: (0,claude_settings/* rulesFor */.NP)("project", ""), knownSettings: knownSettings };
function settingsIn(source, layer, edition) {
    if (source.text.trim() === "")
        return {};
    const problemAt = (message, span) => ({ message, at: { source, span } });
    const fault = strictFaultIn(source.text);
    if (fault)
        return { problem: problemAt(`it is not strict JSON (${fault.message}), so ${nothingApplies}`, fault.span) };
    const root = (0,json.parseJsonc)(source.text);
    if (root.kind === "problem")
        return { unjudged: problemAt(`cannot be read as JSON: ${root.message}`, root.span) };
    const wrong = layer === "system" ? undefined : (typeFaultIn(root) ?? guardFaultIn(root, edition));
    if (!wrong)
        return { root };
    const problem = problemAt(`${wrong.message}, and because of it ${nothingApplies}`, wrong.span);
    return wrong.isLasting && edition !== "2.1" ? { problem } : { problem, root };
}
function guardFaultIn(root, edition) {
    if (root.kind !== "table")
        return undefined;
    const lost = (0,editions/* isOlder */.tW)(edition) ? (0,lost_guards/* wrongGuardIn */.a)(root, "settings") : (0,lost_guards/* lostGuardIn */.N)(root, "settings");
    return lost && { ...lost, isLasting: true };
}
const nothingApplies = "nothing in this file applies, not even `permissions.deny`";
function strictFaultIn(text) {
    const strict = text.replace(/^\ufeff/, " ");
    try {
        JSON.parse(strict);
        return undefined;
    }
    catch {
        const read = (0,json/* parseJson */.qF)(strict);
        return read.kind === "problem" ? read : { kind: "problem", message: "no JSON", span: { start: 0, end: 0 } };
    }
}
async function readLaunchFile(repo, path) {
    return { ...(await (0,settings/* readSettings */.sb)(repo, [path], servers/* launches */.g)), skipped: [] };
}
async function readServerFile(repo, path) {
    const nobody = { authority: [], unjudged: [], skipped: [] };
    const source = await (0,collect/* readOne */.JF)(repo, path);
    if (source === undefined)
        return nobody;
    if ("message" in source)
        return { ...nobody, unjudged: [source] };
    if (source.text.trim() === "")
        return nobody;
    const problemAt = (message, span) => ({ message, at: { source, span } });
    const fault = strictFaultIn(source.text);
    if (fault) {
        const problem = problemAt(`it is not strict JSON (${fault.message}), so none of its servers starts`, fault.span);
        return { ...nobody, skipped: [{ path, problem, authority: [] }] };
    }
    const root = (0,json.parseJsonc)(source.text);
    return root.kind === "problem"
        ? { ...nobody, unjudged: [problemAt(`cannot be read as JSON: ${root.message}`, root.span)] }
        : {
            ...nobody,
            authority: (0,settings/* authorityFrom */.W5)(servers/* servers */.b, root, source),
            unjudged: (0,unknown_settings/* unknownIn */.e3)({ settingRules: servers/* servers */.b, knownSettings: knownServers }, root, source),
        };
}


/***/ }),

/***/ 46728:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ik: () => (/* binding */ object),
/* harmony export */   JD: () => (/* binding */ objects),
/* harmony export */   Jt: () => (/* binding */ flag),
/* harmony export */   QP: () => (/* binding */ typeOf),
/* harmony export */   Qq: () => (/* binding */ text),
/* harmony export */   RV: () => (/* binding */ isFlag),
/* harmony export */   T: () => (/* binding */ flagOrNull),
/* harmony export */   T_: () => (/* binding */ objectsOrNull),
/* harmony export */   Te: () => (/* binding */ texts),
/* harmony export */   aL: () => (/* binding */ words),
/* harmony export */   bY: () => (/* binding */ shareAboveZero),
/* harmony export */   bn: () => (/* binding */ integerFrom),
/* harmony export */   iG: () => (/* binding */ anyNumber),
/* harmony export */   nv: () => (/* binding */ wordOrNull),
/* harmony export */   p_: () => (/* binding */ list),
/* harmony export */   rX: () => (/* binding */ flagOrObject),
/* harmony export */   rl: () => (/* binding */ numberOf),
/* harmony export */   tc: () => (/* binding */ textOrTexts),
/* harmony export */   uM: () => (/* binding */ share),
/* harmony export */   yA: () => (/* binding */ filledOrTexts)
/* harmony export */ });
/* harmony import */ var _parsers_node_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(70536);

const typeOf = (says, holds) => ({
    says,
    faultOf: (node) => (holds(node) ? undefined : node),
});
const isFlag = (node) => node.kind === "scalar" && typeof node.value === "boolean";
const numberOf = (node) => node.kind === "scalar" && node.number ? Number(node.text) : Number.NaN;
const flag = typeOf("`true` or `false`", isFlag);
const flagOrNull = typeOf("`true` or `false`", (node) => isFlag(node) || (0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_0__/* .isNull */ .kZ)(node));
const text = typeOf("a string", _parsers_node_js__WEBPACK_IMPORTED_MODULE_0__/* .isText */ .KH);
const object = typeOf("an object", ({ kind }) => kind === "table");
const anyNumber = typeOf("a number", (node) => !Number.isNaN(numberOf(node)));
const list = typeOf("an array", ({ kind }) => kind === "list");
const arrayOfObjects = "an array of objects";
const objects = {
    says: arrayOfObjects,
    faultOf: (node) => (node.kind === "list" ? node.items.find(({ kind }) => kind !== "table") : node),
};
const objectsOrNull = {
    says: arrayOfObjects,
    faultOf: (node) => ((0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_0__/* .isNull */ .kZ)(node) ? undefined : objects.faultOf(node)),
};
const flagOrObject = typeOf("`true`, `false` or an object", (node) => isFlag(node) || node.kind === "table");
const texts = {
    says: "an array of strings",
    faultOf: (node) => (node.kind === "list" ? node.items.find((item) => !(0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_0__/* .isText */ .KH)(item)) : node),
};
const textOrTexts = {
    says: "an array of strings",
    faultOf: (node) => ((0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_0__/* .isText */ .KH)(node) ? undefined : texts.faultOf(node)),
};
const filledOrTexts = {
    says: "an array of strings",
    faultOf: (node) => ((0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_0__/* .isText */ .KH)(node) && (0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_0__/* .textOf */ .b6)(node) !== "" ? undefined : texts.faultOf(node)),
};
const integerFrom = (least) => typeOf(`a whole number from ${least}`, (node) => Number.isInteger(numberOf(node)) && numberOf(node) >= least);
const share = typeOf("a number up to 1", (node) => numberOf(node) >= 0 && numberOf(node) <= 1);
const shareAboveZero = typeOf("a number up to 1", (node) => numberOf(node) > 0 && numberOf(node) <= 1);
const oneOf = (allowed) => `${allowed.length > 1 ? "one of " : ""}${allowed.map((word) => `\`${word}\``).join(", ")}`;
const words = (...allowed) => typeOf(oneOf(allowed), (node) => (0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_0__/* .isText */ .KH)(node) && allowed.includes((0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_0__/* .textOf */ .b6)(node) ?? ""));
const wordOrNull = (...allowed) => {
    const word = words(...allowed);
    return { says: word.says, faultOf: (node) => ((0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_0__/* .isNull */ .kZ)(node) ? undefined : word.faultOf(node)) };
};


/***/ }),

/***/ 90440:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ servers),
/* harmony export */   g: () => (/* binding */ launches)
/* harmony export */ });
/* harmony import */ var _kit_settings_server_rules_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(53806);

const servers = [
    ...(0,_kit_settings_server_rules_js__WEBPACK_IMPORTED_MODULE_0__/* .serverRules */ .F)("subagents"),
    {
        path: "mcpServers.*.headersHelper",
        effect: "widens",
        because: "is a command that the session starts",
        shown: "a command",
        may: ["execute"],
    },
];
const launches = [
    {
        path: "configurations",
        effect: "widens",
        because: "is a server that the desktop app starts to look at the project",
        shown: "a command",
        may: ["execute"],
    },
];


/***/ }),

/***/ 54000:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ partsOf),
/* harmony export */   R: () => (/* binding */ readingsOf)
/* harmony export */ });
/* harmony import */ var _parsers_yaml_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8065);
/* harmony import */ var _editions_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76273);


const opening = /\ufeff?---\s*\n/y;
function partsOf(text) {
    opening.lastIndex = 0;
    if (!opening.test(text))
        return undefined;
    const start = opening.lastIndex;
    const end = text.indexOf("---", start);
    if (end < 0)
        return undefined;
    return { front: { start, end }, fence: { start: end, end: end + 3 }, body: { start: end + 3, end: text.length } };
}
async function readingsOf(text, front, edition) {
    const yaml = text.slice(front.start, front.end);
    const { fault, node, leniency, repeated } = await readingBy(byBun, yaml, front.start);
    const older = (0,_editions_js__WEBPACK_IMPORTED_MODULE_1__/* .isOlder */ .tW)(edition) ? await readingBy(byPackage, yaml, front.start) : undefined;
    const accepted = [...(fault ? [] : [node]), ...(older && !older.fault ? [older.node] : [])];
    const [first, ...others] = accepted.map((root) => (0,_parsers_yaml_index_js__WEBPACK_IMPORTED_MODULE_0__/* .tableOf */ .c_)(root, front));
    if (!first) {
        const why = fault ? { fault: (0,_parsers_yaml_index_js__WEBPACK_IMPORTED_MODULE_0__/* .diagnosisOf */ .jo)(text, front, fault) } : {};
        return { tables: await (0,_parsers_yaml_index_js__WEBPACK_IMPORTED_MODULE_0__/* .readKeysAlone */ .Mv)(yaml, front, node), ...why };
    }
    const differing = others.filter((table) => !isSame(table, first));
    const strict = leniency ?? fault;
    const problem = strict ? (0,_parsers_yaml_index_js__WEBPACK_IMPORTED_MODULE_0__/* .diagnosisOf */ .jo)(text, front, strict) : repeated;
    return { tables: [first, ...differing], ...(problem ? { leniency: problem } : {}) };
}
function isSame(a, b) {
    const values = (node) => JSON.stringify(node, (key, value) => key === "span" || key === "style" ? undefined : typeof value === "bigint" ? `${value}n` : value);
    return a === b || values(a) === values(b);
}
const byBun = {
    isCareful: true,
    async parse(yaml, base) {
        const { problem, ...read } = await (0,_parsers_yaml_index_js__WEBPACK_IMPORTED_MODULE_0__/* .readBunYaml */ .Ju)(yaml, base);
        return problem ? { ...read, fault: problem } : read;
    },
};
const byPackage = {
    isCareful: false,
    async parse(yaml, base) {
        const { node, problems, excessive, unresolved } = await (0,_parsers_yaml_index_js__WEBPACK_IMPORTED_MODULE_0__/* .parseQuickly */ .E5)(yaml, base);
        const alias = unresolved && { kind: "problem", message: "an alias has no anchor", span: unresolved };
        const fault = problems[0] ?? alias ?? (0,_parsers_yaml_index_js__WEBPACK_IMPORTED_MODULE_0__/* .repeatedIn */ .E$)(node);
        return { node, ...(fault ? { fault } : {}), ...(excessive ? { excessive } : {}) };
    },
};
async function readingBy(parser, yaml, base) {
    const first = await parser.parse(yaml, base);
    if (!first.fault || first.excessive)
        return first;
    const values = await quotableValues(parser, yaml, base);
    const quotes = values.map(({ colon, value: { span } }) => ({
        start: colon,
        end: span.end,
        text: `: ${placeholder(span.end - span.start)}`,
    }));
    const { text, at } = edited(yaml, base, parser.isCareful ? [...tabsIn(yaml, base), ...quotes] : quotes);
    const again = await parser.parse(text, base);
    if (again.fault)
        return first;
    const byStart = new Map(values.map(({ colon, value }) => [colon, value]));
    return { node: withValues(moved(again.node, at), byStart), leniency: first.fault };
}
function placeholder(length) {
    return `"${"x".repeat(Math.max(0, length - 2))}"`;
}
function tabsIn(yaml, base) {
    return [...yaml.matchAll(/(?<![^\n])\t+/g)].map(({ 0: tabs, index }) => ({
        start: base + index,
        end: base + index + tabs.length,
        text: "  ".repeat(tabs.length),
    }));
}
function edited(yaml, base, edits) {
    const sorted = [...edits].sort((a, b) => a.start - b.start);
    const kept = [{ to: base, from: base }];
    let text = "";
    let from = 0;
    for (const edit of sorted) {
        text += yaml.slice(from, edit.start - base) + edit.text;
        from = edit.end - base;
        kept.push({ to: base + text.length, from: edit.end });
    }
    text += yaml.slice(from);
    const at = (offset) => {
        const i = lastAtOrBefore(kept, offset);
        const part = kept[i] ?? { to: base, from: base };
        return Math.min(part.from + offset - part.to, sorted[i]?.start ?? base + yaml.length);
    };
    return { text, at };
}
function lastAtOrBefore(parts, offset) {
    let [low, high] = [0, parts.length];
    while (high - low > 1) {
        const middle = (low + high) >> 1;
        if ((parts[middle]?.to ?? 0) <= offset)
            low = middle;
        else
            high = middle;
    }
    return low;
}
function moved(node, at) {
    const span = { start: at(node.span.start), end: at(node.span.end) };
    if (node.kind === "scalar")
        return { ...node, span };
    if (node.kind === "list")
        return { ...node, span, items: node.items.map((item) => moved(item, at)) };
    const entries = node.entries.map(({ key, name, value }) => ({ key: moved(key, at), name, value: moved(value, at) }));
    return { ...node, span, entries };
}
const pair = /^([A-Za-z_-]+):\s+(.+)$/;
const sign = /[[\]{}*&#!|>%@`]|: /;
async function quotableValues(parser, yaml, base) {
    const values = [];
    let at = base;
    for (const line of yaml.split("\n")) {
        const [, key = "", text = ""] = pair.exec(line) ?? [];
        const start = at + line.length - text.length;
        const span = { start, end: start + text.length };
        if (sign.test(text) && !isQuoted(text) && !(parser.isCareful && (await isFlowList(parser, text))))
            values.push({ colon: at + key.length, value: { kind: "scalar", span, value: text, text, style: "quoted" } });
        at += line.length + 1;
    }
    return values;
}
function isQuoted(text) {
    return (text.startsWith('"') && text.endsWith('"')) || (text.startsWith("'") && text.endsWith("'"));
}
async function isFlowList(parser, text) {
    if (!text.startsWith("[") || !text.endsWith("]"))
        return false;
    const { node, fault } = await parser.parse(text, 0);
    return !fault && node.kind === "list";
}
function withValues(node, values) {
    if (node.kind !== "table")
        return node;
    const entries = node.entries.map((entry) => ({ ...entry, value: values.get(entry.value.span.start) ?? entry.value }));
    return { ...node, entries };
}


/***/ }),

/***/ 47504:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ knownKeys)
/* harmony export */ });
/* harmony import */ var _parsers_node_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(70536);
/* harmony import */ var _kit_profiles_unknown_keys_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(60875);


const servers = {
    takes: (value) => value.kind === "list" && value.items.every((item) => (0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_1__/* .valueOf */ .RP)(item, "name") === undefined),
    called: "a list of names and of `- NAME: {…}`",
};
const knownKeys = {
    keys: new Set(`name description tools disallowedTools model permissionMode maxTurns skills mcpServers hooks memory background effort
    isolation color initialPrompt autoCompactWindow omitClaudeMd observer observerMessage observeToolResults
    observeSubagents experimental`.split(/\s+/)),
    own: { tools: "tools", denied: "disallowedTools", mode: "permissionMode", turns: "maxTurns", isolation: "isolation" },
    ignores: true,
    forms: { permissionMode: _kit_profiles_unknown_keys_js__WEBPACK_IMPORTED_MODULE_0__/* .oneWord */ .ZH, mcpServers: servers },
};


/***/ }),

/***/ 56533:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  H: () => (/* binding */ oneReading),
  e: () => (/* binding */ readProfile)
});

// EXTERNAL MODULE: ./build/bundle/src/model/fact.js
var fact = __webpack_require__(7277);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/profiles/fields.js
var fields = __webpack_require__(22583);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/profiles/profile.js
var profile = __webpack_require__(66189);
// EXTERNAL MODULE: ./build/bundle/src/parsers/node.js
var parsers_node = __webpack_require__(70536);
// EXTERNAL MODULE: ./build/bundle/src/model/union.js
var union = __webpack_require__(36216);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/profiles/only-tools.js
var only_tools = __webpack_require__(53582);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/profiles/unknown-keys.js
var unknown_keys = __webpack_require__(60875);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/profiles/tools.js
var tools = __webpack_require__(37655);
// EXTERNAL MODULE: ./build/bundle/src/hosts/claude/editions.js
var editions = __webpack_require__(76273);
// EXTERNAL MODULE: ./build/bundle/src/hosts/claude/subagent/tools.js
var subagent_tools = __webpack_require__(99245);
// EXTERNAL MODULE: ./build/bundle/src/repo/many.js
var many = __webpack_require__(46447);
;// CONCATENATED MODULE: ./build/bundle/src/hosts/claude/subagent/grants.js






function isForMainSession(table) {
    return ((0,parsers_node/* textOf */.b6)((0,parsers_node/* valueOf */.RP)(table, "initialPrompt")) ?? "").trim() !== "";
}
function readTools(table, source, home, edition) {
    const node = (0,parsers_node/* valueOf */.RP)(table, "disallowedTools");
    const entries = (0,subagent_tools/* toolListOf */._B)(node, source);
    const isDenied = (0,subagent_tools/* denialBy */.Nl)(entries, (0,editions/* isOlder */.tW)(edition));
    const isMain = isForMainSession(table);
    const listed = readListed(table, { source, home, isDenied, isMain }, entries.length > 0);
    return {
        grants: listed.grants,
        denied: entries.filter(({ name }) => isDeniable(name)).map(({ written }) => written),
        ineffective: [
            ...(node ? namesNothing("disallowedTools", node, entries, source, "removes no tool") : []),
            ...entries.flatMap((entry) => faultOfDenial(entry) ?? []),
            ...listed.ineffective,
        ],
    };
}
function isDeniable(name) {
    const tool = (0,subagent_tools/* toolNamed */.uA)(name);
    return name === "mcp__*" || (0,subagent_tools/* isServerTool */.y6)(name) || (tool !== undefined && tool.fate === "given");
}
function readListed(table, { source, home, isDenied, isMain }, denies) {
    const everyTool = (at) => everything(at, denies ? isDenied : undefined);
    const node = (0,parsers_node/* valueOf */.RP)(table, "tools");
    if (!node) {
        const because = `no \`tools\` key means every tool${denies ? " that is not denied" : ""}`;
        return { grants: (0,fact/* implied */.TU)(everyTool(home), home, because), ineffective: [] };
    }
    const entries = (0,subagent_tools/* toolListOf */._B)(node, source);
    const grants = [];
    const ineffective = [...namesNothing("tools", node, entries, source, "grants no tool")];
    for (const entry of entries) {
        (0,many/* append */.BC)(grants, grantsOfEntry(entry, isDenied, everyTool, isMain));
        const fault = faultOfGrant(entry, isMain);
        if (fault)
            ineffective.push(fault);
    }
    return { grants: (0,fact/* stated */.Eo)(grants, { source, span: node.span }), ineffective };
}
function namesNothing(key, node, entries, source, effect) {
    const kind = key === "tools" ? "value" : "limit";
    const fault = (because, { span }) => ({ kind, what: key, because, at: { source, span } });
    if (node.kind === "list") {
        const items = node.items.filter((item) => !(0,parsers_node/* isText */.KH)(item) && !(0,parsers_node/* isNull */.kZ)(item));
        return items.map((item) => fault(`this item is not text, so it ${effect}; put it in quotes`, item));
    }
    return entries.length > 0 || (0,parsers_node/* isText */.KH)(node) || (0,parsers_node/* isNull */.kZ)(node)
        ? []
        : [fault(`it is not a list of names, so it ${effect}; separate the names with commas`, node)];
}
function everything(at, isDenied) {
    if (!isDenied)
        return (0,tools/* grantEach */.Ud)(at);
    const kept = subagent_tools/* given */.gI.flatMap(({ name, capability }) => capability && !isDenied(name) ? [{ tool: name, capability, scope: null, at }] : []);
    return isDenied("mcp__*") ? kept : [...kept, { tool: "mcp__*", capability: "external", scope: null, at }];
}
function grantsOfEntry({ written, name, scope, at }, isDenied, everyTool, isMain) {
    if (name === "*" && scope === null)
        return everyTool(at);
    if (isDenied(name))
        return [];
    const tool = (0,subagent_tools/* toolNamed */.uA)(name);
    if (!tool)
        return (0,subagent_tools/* isServerTool */.y6)(name) ? [{ tool: written, capability: "external", scope: null, at }] : [];
    return tool.capability && (tool.fate === "given" || (isMain && tool.fate === "withheld"))
        ? [{ tool: written, capability: tool.capability, scope: null, at }]
        : [];
}
const everyWord = /^(?:\*+|all|any|everything|inherit)$/i;
function faultOfGrant(entry, isMain) {
    const { written, name, scope, at } = entry;
    if (name === "*" && scope === null)
        return undefined;
    const fault = knownFault(name, scope, isMain) ?? (isKnown(name) ? undefined : unknownName(entry, "it grants nothing"));
    return fault && { ...fault, what: written, at };
}
function knownFault(name, scope, isMain) {
    const tool = (0,subagent_tools/* toolNamed */.uA)(name);
    if (isMain && (tool?.fate === "withheld" || tool?.name === "Agent"))
        return undefined;
    if (tool?.fate === "gone")
        return { kind: "removed-tool", because: "this tool was removed, so it grants nothing" };
    if (tool?.fate === "withheld")
        return { kind: "value", because: "no subagent gets this tool" };
    if (scope === null)
        return undefined;
    const bounds = !/^\s*\**\s*$/.test(scope) && isKnown(name);
    if (!bounds)
        return undefined;
    const fix = tool?.name === "Agent"
        ? "the subagent can start every agent"
        : `remove \`${name}\`, or write it without parentheses and put rules in \`permissions\` of the settings`;
    return { kind: "scope", because: `the text in parentheses is ignored and the whole tool is granted; ${fix}` };
}
function isKnown(name) {
    return (0,subagent_tools/* toolNamed */.uA)(name) !== undefined || (0,subagent_tools/* isServerTool */.y6)(name);
}
function faultOfDenial(entry) {
    const { written, name, at } = entry;
    if (isDeniable(name) || (0,subagent_tools/* toolNamed */.uA)(name)?.fate === "withheld")
        return undefined;
    const gone = (0,subagent_tools/* toolNamed */.uA)(name)?.fate === "gone";
    const fault = gone
        ? { kind: "removed-tool", because: "this tool was removed, so it denies nothing" }
        : /^\*+$/.test(name)
            ? {
                kind: "limit",
                because: "`disallowedTools` has no wildcard for every tool, so it denies nothing; write `tools: []`",
            }
            : unknownName(entry, "it denies nothing");
    return { ...fault, what: written, at };
}
function unknownName({ written, name }, effect) {
    const unknown = (because) => ({ kind: "unknown-tool", because });
    const like = (0,subagent_tools/* toolLike */.Yh)(name) ?? (0,subagent_tools/* toolLike */.Yh)(name.replace(/^\W+|\W+$/g, ""));
    if (written.includes("(") && !written.endsWith(")"))
        return unknown(`a parenthesis is not closed or text follows it, so this is one unknown name and ${effect}`);
    if (like)
        return {
            ...unknown(`unknown tool, so ${effect}; did you mean \`${like.name}\`?`),
            meant: like.name,
        };
    if (everyWord.test(name) && effect === "it grants nothing")
        return unknown("unknown tool, so it grants nothing; remove `tools` to grant every tool");
    if (name.includes("*"))
        return unknown(`unknown pattern, so ${effect}; the only one is \`mcp__server__*\``);
    const meant = (0,subagent_tools/* typingErrorOf */.DH)(name);
    return meant === undefined
        ? unknown(`unknown tool, so ${effect}`)
        : { ...unknown(`unknown tool, so ${effect}; did you mean \`${meant}\`?`), meant };
}

;// CONCATENATED MODULE: ./build/bundle/src/hosts/claude/plugins/ignored.js

const keys = ["permissionMode", "hooks", "mcpServers", "observer", "observerMessage", "observeSubagents"];
function withoutIgnored(table) {
    return { ...table, entries: table.entries.filter(({ name }) => name === undefined || !keys.includes(name)) };
}
function ignoredIn(table, source, bypasses) {
    const ineffective = table.entries.flatMap(({ name = "", value }) => {
        if (!keys.includes(name) || (0,parsers_node/* isEmptyValue */.Po)(value))
            return [];
        const at = { source, span: value.span };
        if (name !== "permissionMode")
            return [{ kind: "value", what: name, because: "it is ignored in a plugin's subagent", at }];
        const mode = (0,parsers_node/* textOf */.b6)(value) ?? "…";
        if (/^(?:plan|dontAsk)$/.test(mode))
            return [
                {
                    kind: "limit",
                    what: `permissionMode: ${mode}`,
                    because: "it is ignored in a plugin's subagent, so it limits nothing",
                    at,
                },
            ];
        return bypasses.some(({ at: { span } }) => span.start === value.span.start)
            ? []
            : [{ kind: "value", what: `permissionMode: ${mode}`, because: "it is ignored in a plugin's subagent", at }];
    });
    return {
        ineffective,
        bypasses: bypasses.map((bypass) => ({
            ...bypass,
            effect: "unhonoured",
            because: "does nothing in a plugin, but would take effect in a project",
        })),
    };
}

// EXTERNAL MODULE: ./build/bundle/src/hosts/claude/subagent/keys.js
var subagent_keys = __webpack_require__(47504);
;// CONCATENATED MODULE: ./build/bundle/src/hosts/claude/subagent/models.js
const aliases = /^(?:sonnet|opus|haiku|fable)$/i;
function unknownModelIn(written) {
    const id = (written ?? "").trim().replace(/\[1m\]$/i, "");
    const noId = whyNoId(id);
    if (noId !== undefined)
        return { because: noId, isNoId: true, ...aliasIn(id) };
    if (!/^[\w.-]+$/.test(id) || !/\d/.test(id) || /anthropic\./i.test(id))
        return undefined;
    if (!/claude/i.test(id))
        return { because: "full ids begin with `claude-`, and the aliases are `sonnet`, `opus`, `haiku` and `fable`" };
    if (!/^claude-[a-z\d-]*\d\.\d/i.test(id))
        return undefined;
    const fixed = id.replace(/(?<=\d)\.(?=\d)/g, "-");
    return {
        because: `versions in its ids have hyphens, as in \`${fixed}\``,
        fixes: [{ title: `model: ${fixed}`, safe: false, edits: [] }],
    };
}
function whyNoId(text) {
    if (/[{}<>]|^__/.test(text))
        return "it is a placeholder";
    if (/[|,]/.test(text))
        return "it is several models, which are passed on as one id";
    return /\s/.test(text) ? "an id has no blanks" : undefined;
}
function aliasIn(text) {
    const alias = /^\w+/.exec(text)?.[0].toLowerCase() ?? "";
    return aliases.test(alias) ? { fixes: [{ title: `model: ${alias}`, safe: false, edits: [] }] } : {};
}

;// CONCATENATED MODULE: ./build/bundle/src/hosts/claude/subagent/native.js



function nativeOf(table, source) {
    const budget = { left: parsers_node/* maxValues */.$e };
    const native = {};
    for (const key of subagent_keys/* knownKeys */.e.keys) {
        const node = (0,parsers_node/* valueOf */.RP)(table, key);
        if (!node)
            continue;
        const isList = (key === "tools" || key === "disallowedTools") && (node.kind === "list" || (0,parsers_node/* isText */.KH)(node));
        native[key] = isList ? (0,subagent_tools/* toolListOf */._B)(node, source).map(({ written }) => written) : (0,parsers_node/* jsonOf */.o_)(node, budget);
    }
    return native;
}

// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/settings/hooks-and-servers.js
var hooks_and_servers = __webpack_require__(24754);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/profiles/limits.js
var limits = __webpack_require__(64154);
// EXTERNAL MODULE: ./build/bundle/src/repo/spelling.js
var spelling = __webpack_require__(26782);
// EXTERNAL MODULE: ./build/bundle/src/hosts/claude/hooks/index.js
var hooks = __webpack_require__(21447);
;// CONCATENATED MODULE: ./build/bundle/src/hosts/claude/subagent/powers.js









function powersOf(table, source, edition) {
    const servers = (0,hooks_and_servers/* serversOf */.U2)(startedServers((0,parsers_node/* valueOf */.RP)(table, "mcpServers")), source);
    const memory = memoryIn(table, source, edition);
    const hooks = (0,hooks_and_servers/* hooksOf */.uj)((0,parsers_node/* valueOf */.RP)(table, "hooks"), source);
    const place = (node) => ({ source, span: node.span });
    const mode = modeOf(table, place, edition);
    return {
        grants: [
            ...memory.grants,
            ...observerGrants(table, source),
            ...(0,hooks_and_servers/* hookGrants */.ZW)(hooks, "hooks"),
            ...(0,hooks_and_servers/* serverGrants */.bN)(servers.filter(({ kind }) => kind !== "reference"), "mcpServers"),
        ],
        hooks,
        servers,
        bypasses: mode.bypasses,
        limits: limitsIn(table, source),
        ineffective: [
            ...memory.ineffective,
            ...ignoredHooks(table, place, edition),
            ...ignoredServers(table, place),
            ...wrongIsolation(table, place),
            ...mode.ineffective,
        ],
    };
}
function memoryIn(table, source, edition) {
    const memory = (0,parsers_node/* valueOf */.RP)(table, "memory");
    if (!memory || (0,parsers_node/* isEmptyValue */.Po)(memory))
        return { grants: [], ineffective: [] };
    const at = { source, span: memory.span };
    const value = (0,parsers_node/* textOf */.b6)(memory);
    if (!(0,parsers_node/* isText */.KH)(memory) || !memories.includes(value ?? "")) {
        const because = "it is not `user`, `project` or `local`";
        return { grants: [], ineffective: [{ kind: "value", what: `memory: ${value ?? "…"}`, because, at }] };
    }
    const isDenied = (0,subagent_tools/* denialBy */.Nl)((0,subagent_tools/* toolListOf */._B)((0,parsers_node/* valueOf */.RP)(table, "disallowedTools"), source), (0,editions/* isOlder */.tW)(edition));
    const given = [
        ["Read", "read"],
        ["Write", "write"],
        ["Edit", "write"],
    ];
    const granted = new Set(given.flatMap(([name, capability]) => (isDenied(name) ? [] : [capability])));
    return {
        grants: [...granted].map((capability) => ({ tool: "memory", capability, scope: null, at })),
        ineffective: [],
    };
}
function observersOf(table) {
    const observer = (0,parsers_node/* valueOf */.RP)(table, "observer");
    if (!(0,parsers_node/* isText */.KH)(observer))
        return [];
    return ((0,parsers_node/* textOf */.b6)(observer) ?? "").split(",").flatMap((name) => name.trim() || []);
}
function observerGrants(table, source) {
    const observer = (0,parsers_node/* valueOf */.RP)(table, "observer");
    return observer && observersOf(table).length > 0
        ? [
            {
                tool: "observer",
                capability: "delegate",
                scope: (0,parsers_node/* textOf */.b6)(observer) ?? null,
                at: { source, span: observer.span },
            },
        ]
        : [];
}
function ignoredServers(table, place) {
    const node = (0,parsers_node/* valueOf */.RP)(table, "mcpServers");
    if (!node || node.kind === "list" || (0,parsers_node/* isEmptyValue */.Po)(node))
        return [];
    const because = "it is not a list, so it is ignored; write `- name: {…}` for each server";
    return [{ kind: "value", what: "mcpServers", because, at: place(node) }];
}
function ignoredHooks(table, place, edition) {
    return (0,hooks/* ignoredEvents */.oL)((0,parsers_node/* valueOf */.RP)(table, "hooks"), !(0,editions/* isOlder */.tW)(edition)).map(({ what, isGuard, at, because, varies }) => ({
        kind: isGuard ? "limit" : "value",
        what,
        because,
        cause: "hooks",
        at: place(at),
        ...(varies === undefined ? {} : { varies }),
    }));
}
function startedServers(node) {
    if (node?.kind !== "list")
        return undefined;
    const items = node.items.flatMap((item) => {
        if (item.kind !== "table")
            return (0,parsers_node/* isText */.KH)(item) ? [item] : [];
        const entries = item.entries.filter(({ value }) => isServer(value));
        return entries.length > 0 ? [{ ...item, entries }] : [];
    });
    return { ...node, items };
}
function isServer(config) {
    const [command, url] = [(0,parsers_node/* valueOf */.RP)(config, "command"), (0,parsers_node/* valueOf */.RP)(config, "url")];
    return config.kind === "table" && ![command, url].some((node) => node && !(0,parsers_node/* isText */.KH)(node));
}
function wrongIsolation(table, place) {
    const isolation = (0,parsers_node/* valueOf */.RP)(table, "isolation");
    if (!isolation || (0,parsers_node/* isEmptyValue */.Po)(isolation))
        return [];
    const value = (0,parsers_node/* textOf */.b6)(isolation) ?? "…";
    if ((0,parsers_node/* isText */.KH)(isolation) && isolations.includes(value))
        return [];
    const because = "it is not `worktree` or `remote`, so it isolates nothing";
    return [{ kind: "limit", what: `isolation: ${value}`, because, at: place(isolation) }];
}
const memories = ["user", "project", "local"];
const isolations = ["worktree", "remote"];
const strict = new Map([
    ["plan", [2, "denies edits and server tools, and asks about commands that no rule allows"]],
    ["dontAsk", [2, "denies everything that would need a prompt"]],
    ["default", [1, "asks about what no rule allows"]],
]);
const isolated = new Map([
    ["worktree", [1, "keeps its edits in a worktree of their own"]],
    ["remote", [1, "keeps its work on another machine"]],
]);
function limitsIn(table, source) {
    const [mode, isolation] = [(0,parsers_node/* valueOf */.RP)(table, "permissionMode"), (0,parsers_node/* valueOf */.RP)(table, "isolation")];
    const wordOf = (node) => ((0,parsers_node/* isText */.KH)(node) ? ((0,parsers_node/* textOf */.b6)(node) ?? "") : "");
    return [
        ...(0,limits/* modeLimits */.e)("permissionMode", wordOf(mode) === "manual" ? "default" : wordOf(mode), mode, source, strict),
        ...(0,limits/* modeLimits */.e)("isolation", wordOf(isolation), isolation, source, isolated),
    ];
}
const modes = ["default", "manual", "acceptEdits", "auto", "dontAsk", "bypassPermissions", "plan"];
const carefulModes = ["default", "dontAsk", "plan"];
const fast = new Map([
    [
        "bypassPermissions",
        {
            effect: "bypass",
            because: "runs every tool call without asking where the session already does so, and in every session before 2.1.267",
        },
    ],
    ["acceptEdits", { effect: "auto-approve", because: "edits files without asking" }],
    ["auto", { effect: "auto-approve", because: "lets a classifier approve tool calls instead of a person" }],
]);
const olderBypass = { effect: "bypass", because: "runs every tool call without asking" };
const bypassing = /^(?:bypass(?:permissions?)?|dangerously\w*|skippermissions|yolo|never|none|off|ignore|unrestricted|fullaccess|danger\w*|accept\w*|auto\w*)$/;
const modeKeys = new Set("permissionmode permissionsmode permission permissions mode defaultmode approvalmode approvalpolicy".split(" "));
const ownKeys = new Set([...subagent_keys/* knownKeys */.e.keys].filter((key) => !modeKeys.has(plainOf(key)) && !isSwitch(plainOf(key))));
function modeOf(table, place, edition) {
    const bypasses = [];
    const ineffective = [];
    for (const { name: setting = "", value: node, key } of table.entries) {
        if (setting === "permissionMode") {
            const texts = (0,unknown_keys/* textsIn */.Ej)(node);
            const value = texts.join(", ");
            const meaning = meaningOf(node, value, texts, edition);
            if (meaning)
                bypasses.push({ setting, value, ...meaning, at: place(node) });
            else if (!(0,parsers_node/* isEmptyValue */.Po)(node) && !modes.includes(value)) {
                const because = `unknown mode, so the session's mode applies${(0,spelling/* suggestion */.h)(value, modes)}`;
                const instead = (0,spelling/* choiceOf */.FH)(carefulModes);
                ineffective.push({ kind: "value", what: `permissionMode: ${value}`, because, instead, at: place(node) });
            }
        }
        else if (!ownKeys.has(setting) && isForeignBypass(plainOf(setting), node)) {
            const value = (0,unknown_keys/* textsIn */.Ej)(node).join(", ");
            const because = "does nothing: unknown key";
            bypasses.push({ setting, value, effect: "unhonoured", because, at: place(key) });
        }
    }
    return { bypasses, ineffective };
}
function meaningOf(node, value, texts, edition) {
    const exact = (0,parsers_node/* isText */.KH)(node) ? fast.get(value) : undefined;
    if (exact?.effect === "bypass" && (0,editions/* isOlder */.tW)(edition))
        return olderBypass;
    if (exact)
        return exact;
    return texts.some(isBypassing)
        ? { effect: "unhonoured", because: "is an unknown mode, so the session's mode applies" }
        : undefined;
}
function isForeignBypass(key, node) {
    if (isSwitch(key))
        return (0,unknown_keys/* textsIn */.Ej)(node).join(", ") === "true";
    return modeKeys.has(key) && (0,unknown_keys/* textsIn */.Ej)(node).some(isBypassing);
}
function isSwitch(key) {
    return /^(?:dangerously|skippermissions)/.test(key);
}
function isBypassing(word) {
    return bypassing.test(plainOf(word));
}
function plainOf(word) {
    return word.toLowerCase().replace(/[-_\s]/g, "");
}

// EXTERNAL MODULE: ./build/bundle/src/repo/path.js
var repo_path = __webpack_require__(76311);
;// CONCATENATED MODULE: ./build/bundle/src/hosts/claude/subagent/references.js



function homeOf(path) {
    const at = `/${path}`.lastIndexOf("/.claude/");
    return at <= 0 ? "" : path.slice(0, at - 1);
}
function referencesOf(table, path) {
    const folder = homeOf(path);
    const [name, memory] = [(0,parsers_node/* textOf */.b6)((0,parsers_node/* valueOf */.RP)(table, "name")), (0,parsers_node/* textOf */.b6)((0,parsers_node/* valueOf */.RP)(table, "memory"))];
    const notes = memory === "project" ? "agent-memory" : memory === "local" ? "agent-memory-local" : undefined;
    const listed = (0,parsers_node/* valueOf */.RP)(table, "skills");
    const skills = (listed?.kind === "list" ? (0,parsers_node/* listItems */.Dw)(listed) : listed ? [listed] : []).flatMap((item) => ((0,parsers_node/* textOf */.b6)(item) ?? "").split(/[\s,]+/).filter((word) => word !== ""));
    const below = (rest) => (0,repo_path/* join */.fj)(folder, `.claude/${rest}`);
    return [
        ...(notes === undefined || !name ? [] : [below(`${notes}/${name}/**`)]),
        ...skills.flatMap((skill) => [below(`skills/${skill}/**`), below(`commands/${skill.replaceAll(":", "/")}.md`)]),
    ];
}

;// CONCATENATED MODULE: ./build/bundle/src/hosts/claude/subagent/profile.js















const toolLine = {
    key: "tools",
    value: (tools) => tools.join(", "),
    readers: ["Read", "Grep", "Glob"],
    powersOf: (name) => {
        const tool = (0,subagent_tools/* toolNamed */.uA)(name);
        if (tool?.fate !== "given")
            return undefined;
        return tool.capability === undefined ? [] : [tool.capability];
    },
};
function readProfile({ tables: [first, ...others] }, source, body, as) {
    let profile = oneReading(first, source, body, as);
    for (const table of others)
        profile = (0,union/* union */.K)(profile, powerOf(table, source, as));
    return profile;
}
function powerOf(table, source, as) {
    const { grants, denied } = readTools(table, source, profile_homeOf(table, source), as.edition);
    const powers = powersAs(table, source, as);
    return {
        grants,
        denied,
        preloads: preloadsOf(table, source),
        extraGrants: powers.grants,
        hooks: powers.hooks,
        servers: powers.servers,
        bypasses: powers.bypasses,
        limits: powers.limits,
    };
}
function profile_homeOf(table, source) {
    const named = (0,parsers_node/* valueOf */.RP)(table, "name");
    return { source, span: named ? named.span : { start: table.span.start, end: table.span.start } };
}
function powersAs(table, source, { edition, inPlugin }) {
    const written = powersOf(table, source, edition);
    if (!inPlugin)
        return written;
    const { bypasses, ineffective } = ignoredIn(table, source, written.bypasses);
    const kept = powersOf(withoutIgnored(table), source, edition);
    return { ...kept, bypasses, ineffective: [...kept.ineffective, ...ineffective] };
}
function oneReading(table, source, body, as) {
    const home = profile_homeOf(table, source);
    const text = (key) => (0,fields/* textFact */.yM)((0,parsers_node/* valueOf */.RP)(table, key), source, home);
    const { grants, denied, ineffective } = readTools(table, source, home, as.edition);
    const powers = powersAs(table, source, as);
    const model = modelOf(table, source, home);
    const unknownModel = unknownModelIn((0,fact/* known */.eO)(model));
    const mayStart = onlyObserversOf(table, grants, powers);
    return (0,profile/* profileFrom */.A)({
        home,
        name: text("name"),
        description: descriptionOf(text("description")),
        model,
        ...(unknownModel ? { unknownModel } : {}),
        ...(mayStart ? { mayStart } : {}),
        permissionMode: text("permissionMode"),
        grants,
        denied,
        onlyTools: (0,only_tools/* onlyToolsIn */.F)(table, source, toolLine),
        extraGrants: powers.grants,
        hooks: powers.hooks,
        servers: powers.servers,
        bypasses: powers.bypasses,
        limits: powers.limits,
        ineffective: [
            ...(0,unknown_keys/* unknownKeysIn */.QU)(table, source, subagent_keys/* knownKeys */.e),
            ...ineffective,
            ...powers.ineffective,
            ...oddTurnsOf(table, source),
        ],
        prompt: (0,fields/* bodyPrompt */.$c)(source, body),
        references: referencesOf(table, source.path),
        preloads: preloadsOf(table, source),
        native: as.loads ? () => nativeOf(table, source) : undefined,
    });
}
function onlyObserversOf(table, grants, powers) {
    const delegates = ({ capability }) => capability === "delegate";
    if (!powers.grants.some(delegates) || ((0,fact/* known */.eO)(grants) ?? []).some(delegates))
        return undefined;
    if (powers.grants.some((grant) => delegates(grant) && grant.tool !== "observer"))
        return undefined;
    const names = new Set(observersOf(table));
    return (identity) => names.has(identity);
}
function preloadsOf(table, source) {
    const first = (0,parsers_node/* valueOf */.RP)(table, "initialPrompt");
    const [prompted] = /^\s*\/\S+/.exec((0,parsers_node/* textOf */.b6)(first) ?? "") ?? [];
    return [
        ...(0,subagent_tools/* toolListOf */._B)((0,parsers_node/* valueOf */.RP)(table, "skills"), source).flatMap(({ written, at }) => written.startsWith("/") ? [] : [{ name: written, at }]),
        ...(first && prompted !== undefined ? [{ name: prompted.trim(), at: { source, span: first.span } }] : []),
    ];
}
function descriptionOf(written) {
    return written.state === "stated" ? { ...written, value: written.value.replaceAll("\\n", "\n") } : written;
}
function modelOf(table, source, home) {
    const model = (0,parsers_node/* valueOf */.RP)(table, "model");
    const isText = model?.kind === "scalar" && typeof model.value === "string";
    return model && !isText ? (0,fact/* missing */.LO)({ source, span: model.span }) : (0,fields/* textFact */.yM)(model, source, home);
}
function oddTurnsOf(table, source) {
    const turns = (0,parsers_node/* valueOf */.RP)(table, "maxTurns");
    if (!turns || (0,parsers_node/* isEmptyValue */.Po)(turns) || isCount(turns))
        return [];
    const because = "it is not a whole number above zero, so it is ignored";
    return [{ kind: "limit", what: `maxTurns: ${(0,parsers_node/* textOf */.b6)(turns) ?? "…"}`, because, at: { source, span: turns.span } }];
}
function isCount(node) {
    if (node.kind === "list")
        return node.items.length === 1 && node.items.every(isCount);
    const count = node.kind === "scalar" && typeof node.value !== "boolean" ? Number(node.text) : 0;
    return Number.isInteger(count) && count > 0;
}


/***/ }),

/***/ 99245:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DH: () => (/* binding */ typingErrorOf),
/* harmony export */   Nl: () => (/* binding */ denialBy),
/* harmony export */   Yh: () => (/* binding */ toolLike),
/* harmony export */   _B: () => (/* binding */ toolListOf),
/* harmony export */   gI: () => (/* binding */ given),
/* harmony export */   uA: () => (/* binding */ toolNamed),
/* harmony export */   y6: () => (/* binding */ isServerTool)
/* harmony export */ });
/* unused harmony export splitTools */
/* harmony import */ var _parsers_node_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(70536);
/* harmony import */ var _repo_spelling_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26782);


const names = {
    given: {
        read: "Read Grep Glob LSP ToolSearch ListMcpResourcesTool ReadMcpResourceTool TaskGet TaskList CronList ListAgents",
        write: "Edit Write NotebookEdit",
        execute: "Bash PowerShell Monitor",
        network: "WebFetch WebSearch Artifact RemoteTrigger PushNotification SendUserFile ShareOnboardingGuide SendFeedback",
        delegate: "Agent SendMessage Skill CronCreate CronDelete EnterWorktree ExitWorktree TeamCreate TeamDelete",
        state: "TodoWrite TaskCreate TaskUpdate TaskStop KillShell KillBash ReportFindings SubagentHandback StructuredOutput",
    },
    withheld: {
        delegate: "Workflow",
        state: "AskUserQuestion EndConversation EnterPlanMode ExitPlanMode ScheduleWakeup TaskOutput WaitForMcpServers",
    },
    gone: {
        read: "LS NotebookRead",
        write: "MultiEdit",
        delegate: "SlashCommand",
        state: "TodoRead BashOutput AgentOutputTool",
    },
};
const tools = new Map(["given", "withheld", "gone"].flatMap((fate) => Object.entries(names[fate]).flatMap(([capability, list]) => list
    .split(" ")
    .map((name) => [
    name,
    { name, fate, capability: capability === "state" ? undefined : capability },
]))));
const folded = new Map([...tools.values()].map((tool) => [tool.name.toLowerCase(), tool]));
const given = [...tools.values()].filter(({ fate }) => fate === "given");
function toolNamed(name) {
    return tools.get(name === "Task" ? "Agent" : name);
}
function toolLike(name) {
    const plain = name
        .normalize("NFKC")
        .toLowerCase()
        .replace(/[-_\p{Cf}\p{Mn}]/gu, "");
    return folded.get(plain === "task" ? "agent" : plain);
}
function typingErrorOf(name) {
    const meant = name.length < 4
        ? undefined
        : (0,_repo_spelling_js__WEBPACK_IMPORTED_MODULE_0__/* .nearest */ .pA)(name, given.map((tool) => tool.name));
    const most = name.length < 8 ? 1 : 2;
    return meant !== undefined && (0,_repo_spelling_js__WEBPACK_IMPORTED_MODULE_0__/* .editsBetween */ .yx)(name.toLowerCase(), meant.toLowerCase()) <= most ? meant : undefined;
}
function toolListOf(node, source) {
    const entries = [];
    for (const item of node?.kind === "list" ? node.items : node ? [node] : [])
        if ((0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_1__/* .isText */ .KH)(item))
            addEntries(entries, item, source);
    return entries;
}
function addEntries(entries, scalar, source) {
    const { text, span } = scalar;
    const offset = source.text.startsWith(text, span.start)
        ? span.start
        : source.text.startsWith(text, span.start + 1)
            ? span.start + 1
            : undefined;
    for (const { start, end } of splitTools(text)) {
        const written = text.slice(start, end);
        const open = written.endsWith(")") ? written.indexOf("(") : -1;
        entries.push({
            written,
            name: open > 0 ? written.slice(0, open).trim() : written,
            scope: open > 0 ? written.slice(open + 1, -1) : null,
            at: { source, span: offset === undefined ? span : { start: offset + start, end: offset + end } },
        });
    }
}
function splitTools(text) {
    const ranges = [];
    let isProtected = false;
    let from = 0;
    for (let at = 0; at <= text.length; at++) {
        const unit = text[at];
        if (unit === "(")
            isProtected = true;
        if (unit === ")")
            isProtected = false;
        if (at < text.length && (isProtected || (unit !== "," && unit !== " ")))
            continue;
        const range = trimmed(text, from, at);
        if (range.start < range.end)
            ranges.push(range);
        from = at + 1;
    }
    return ranges;
}
function trimmed(text, from, to) {
    let [start, end] = [from, to];
    while (start < end && isSpace(text, start))
        start++;
    while (end > start && isSpace(text, end - 1))
        end--;
    return { start, end };
}
function isSpace(text, at) {
    const code = text.charCodeAt(at);
    return (code <= 0x20 || code > 0x7f) && /\s/.test(text[at] ?? "");
}
function isServerTool(name) {
    return name.startsWith("mcp__") && /^mcp__(?!_)[^*]*[^*_](?:__\*)?$/.test(name);
}
function denialBy(denied, isOlder) {
    if (denied.length === 0)
        return () => false;
    const names = new Set(denied.map(({ name }) => canonical(name)));
    if (names.has("Bash") && !isOlder)
        names.add("Monitor");
    const servers = isOlder
        ? []
        : [...names].filter((name) => isServerTool(name)).map((name) => name.replace(/__\*$/, ""));
    const starts = servers.filter((name) => !name.slice("mcp__".length).includes("__")).map((name) => `${name}__`);
    const everyServer = names.has("mcp__*") && !isOlder;
    return (name) => names.has(canonical(name)) ||
        (name.startsWith("mcp__") && (everyServer || starts.some((start) => `${name}__`.startsWith(start))));
}
function canonical(name) {
    return toolNamed(name)?.name ?? name;
}


/***/ }),

/***/ 34074:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ workflowFiles),
/* harmony export */   L: () => (/* binding */ readWorkflows)
/* harmony export */ });
/* harmony import */ var _kit_loading_whole_files_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(89707);
/* harmony import */ var _repo_path_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76311);


const workflowFiles = ".claude/workflows/*.js";
const scripts = [
    {
        name: /^[^.].*\.js$/,
        because: "starts subagents with the prompts that it holds, once somebody runs it",
        may: ["delegate"],
        certainty: "documented",
    },
];
function readWorkflows(repo, directory) {
    return { ...(0,_kit_loading_whole_files_js__WEBPACK_IMPORTED_MODULE_0__/* .readWholeFiles */ .l)(repo, (0,_repo_path_js__WEBPACK_IMPORTED_MODULE_1__/* .join */ .fj)(directory, ".claude/workflows"), scripts), skipped: [] };
}


/***/ })

};
;