"use strict";
exports.id = 4750;
exports.ids = [4750];
exports.modules = {

/***/ 50565:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ promptChange)
/* harmony export */ });
/* harmony import */ var _sanitize_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(32426);

const maxPairs = 1 << 18;
function promptChange(before, after) {
    if (before === after)
        return null;
    const [was, is] = [linesOf(before), linesOf(after)];
    let start = 0;
    while (start < was.length && start < is.length && was[start] === is[start])
        start++;
    let [wasEnd, isEnd] = [was.length, is.length];
    while (wasEnd > start && isEnd > start && was[wasEnd - 1] === is[isEnd - 1])
        [wasEnd, isEnd] = [wasEnd - 1, isEnd - 1];
    const [gone, added] = [was.slice(start, wasEnd), is.slice(start, isEnd)];
    const kept = gone.length * added.length > maxPairs ? sharedAnywhere(gone, added) : sharedInOrder(gone, added);
    return { added: added.length - kept, removed: gone.length - kept, hidden: newHidden(before, after) };
}
function linesOf(text) {
    const lines = text.split("\n");
    return lines.at(-1) === "" ? lines.slice(0, -1) : lines;
}
function sharedInOrder(before, after) {
    const numbers = new Map();
    for (const line of after)
        if (!numbers.has(line))
            numbers.set(line, numbers.size);
    const rows = before.flatMap((line) => numbers.get(line) ?? []);
    const shared = new Set(rows);
    const columns = after.flatMap((line) => numbers.get(line) ?? []).filter((number) => shared.has(number));
    const lengths = new Uint32Array(columns.length + 1);
    for (const row of rows) {
        let diagonal = 0;
        for (let i = 0; i < columns.length; i++) {
            const above = lengths[i + 1] ?? 0;
            lengths[i + 1] = row === columns[i] ? diagonal + 1 : Math.max(above, lengths[i] ?? 0);
            diagonal = above;
        }
    }
    return lengths[columns.length] ?? 0;
}
function sharedAnywhere(before, after) {
    const counts = new Map();
    for (const line of before)
        counts.set(line, (counts.get(line) ?? 0) + 1);
    let shared = 0;
    for (const line of after) {
        const left = counts.get(line) ?? 0;
        if (left === 0)
            continue;
        counts.set(line, left - 1);
        shared++;
    }
    return shared;
}
function newHidden(before, after) {
    const known = (0,_sanitize_text_js__WEBPACK_IMPORTED_MODULE_0__/* .hiddenIn */ .k_)(before);
    let more = 0;
    for (const [character, count] of (0,_sanitize_text_js__WEBPACK_IMPORTED_MODULE_0__/* .hiddenIn */ .k_)(after))
        more += Math.max(0, count - (known.get(character) ?? 0));
    return more;
}


/***/ }),

/***/ 94750:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  compareInstructions: () => (/* binding */ compareInstructions)
});

// EXTERNAL MODULE: ./build/bundle/src/repo/path.js
var repo_path = __webpack_require__(76311);
// EXTERNAL MODULE: ./build/bundle/src/repo/patterns.js
var repo_patterns = __webpack_require__(13987);
;// CONCATENATED MODULE: ./build/bundle/src/compare/instructions/imported.js

const importing = new Set(["claude", "gemini", "qwen"]);
const deepest = 5;
const mostFollowed = 200;
async function importedBy(repo, files) {
    const found = new Set();
    let open = files.slice(0, mostFollowed);
    for (let depth = 0; depth < deepest && open.length > 0; depth++) {
        const texts = await Promise.all(open.map(async (path) => [path, await repo.read(path)]));
        const next = texts.flatMap(([path, content]) => content.kind === "text" ? importsIn(content.source.text, path, repo).flatMap(({ file }) => file ?? []) : []);
        open = [...new Set(next)].filter((path) => !found.has(path)).slice(0, Math.max(0, mostFollowed - found.size));
        for (const path of open)
            found.add(path);
    }
    return found;
}
function outsideImports(text, path, repo) {
    return [...new Set(importsIn(text, path, repo).flatMap(({ outside }) => outside ?? []))];
}
function importsIn(text, path, repo) {
    return [...withoutCode(text).matchAll(/(?<!\S)@((?:\\ |[^\s\\])+)/g)].flatMap(([, written = ""]) => {
        const spec = written.replaceAll("\\ ", " ");
        if (/^(?:~\/|\/[^/])/.test(spec))
            return [{ outside: spec }];
        const target = (0,repo_path/* plain */.pj)((0,repo_path/* join */.fj)((0,repo_path/* directoryOf */.jt)(path), spec));
        if (target === undefined)
            return [{ outside: spec }];
        const { kind } = repo.resolve(target);
        if (kind === "outside")
            return [{ outside: spec }];
        return kind === "file" ? [{ file: target }] : [];
    });
}
function withoutCode(text) {
    let fence;
    const lines = text.split("\n").filter((line) => {
        const [, mark] = /^[ \t]*(`{3,}|~{3,})/.exec(line) ?? [];
        const isInside = fence !== undefined;
        if (mark !== undefined && (fence === undefined || mark.startsWith(fence)))
            fence = isInside ? undefined : mark;
        return !isInside && mark === undefined;
    });
    return lines.join("\n").replace(/`+[^`\n]*`+/g, "");
}

;// CONCATENATED MODULE: ./build/bundle/src/compare/instructions/files.js
const instructionFiles = [
    { hosts: "any", patterns: ["**/AGENTS.md"], source: "https://agents.md" },
    { hosts: "any", patterns: ["**/WARP.md"], source: "https://docs.warp.dev/agents/capabilities/rules" },
    {
        hosts: "any",
        patterns: [".windsurfrules", "**/.windsurf/rules/**/*.md"],
        source: "https://docs.windsurf.com/windsurf/cascade/memories",
    },
    {
        hosts: "any",
        patterns: [".clinerules", ".clinerules/**/*.md", ".clinerules/**/*.txt"],
        source: "https://docs.cline.bot/features/cline-rules",
    },
    {
        hosts: ["claude"],
        patterns: ["**/CLAUDE.md", "**/CLAUDE.local.md", "**/.claude/rules/**/*.md"],
        source: "https://code.claude.com/docs/en/memory",
    },
    {
        hosts: ["codex"],
        patterns: ["**/AGENTS.override.md"],
        source: "https://developers.openai.com/codex/guides/agents-md",
    },
    {
        hosts: ["copilot"],
        patterns: [
            ".github/copilot-instructions.md",
            ".github/instructions/**/*.instructions.md",
            "CLAUDE.md",
            "GEMINI.md",
        ],
        source: "https://docs.github.com/en/copilot/how-tos/configure-custom-instructions/add-repository-instructions",
    },
    {
        hosts: ["antigravity"],
        patterns: ["**/GEMINI.md", "**/.agents/rules/**/*.md", "**/.agent/rules/**/*.md"],
        source: "https://antigravity.google/docs/rules-workflows",
    },
    { hosts: ["gemini"], patterns: ["**/GEMINI.md"], source: "https://geminicli.com/docs/cli/gemini-md" },
    {
        hosts: ["qwen"],
        patterns: ["**/QWEN.md"],
        source: "https://qwenlm.github.io/qwen-code-docs/en/users/configuration/settings",
    },
    { hosts: ["opencode"], patterns: ["**/CLAUDE.md", "**/CONTEXT.md"], source: "https://opencode.ai/docs/rules" },
    {
        hosts: ["cursor"],
        patterns: ["**/.cursor/rules/**/*.mdc", "**/.cursor/rules/**/*.md", ".cursorrules", "CLAUDE.md"],
        source: "https://cursor.com/docs/context/rules",
    },
    {
        hosts: ["augment"],
        patterns: ["**/CLAUDE.md", ".augment-guidelines", ".augment/guidelines.md", "**/.augment/rules/**/*.md"],
        source: "https://docs.augmentcode.com/cli/rules",
    },
    {
        hosts: ["junie"],
        patterns: [".junie/guidelines.md"],
        source: "https://www.jetbrains.com/help/junie/customize-guidelines.html",
    },
    {
        hosts: ["openhands"],
        patterns: ["**/.openhands/microagents/**/*.md", "**/.openhands/memory/MEMORY.md"],
        source: "https://docs.openhands.dev/overview/skills",
    },
    {
        hosts: ["codebuddy"],
        patterns: [
            "**/CODEBUDDY.md",
            "**/CODEBUDDY.local.md",
            "**/.codebuddy/rules/**/*.md",
            "**/.codebuddy/rules/**/*.mdc",
        ],
        source: "https://cloud.tencent.com/document/product/1831/137011",
    },
    {
        hosts: ["goose"],
        patterns: ["**/.goosehints"],
        source: "https://goose-docs.ai/docs/guides/context-engineering/using-goosehints",
    },
    { hosts: ["kiro"], patterns: ["**/.kiro/steering/**/*.md"], source: "https://kiro.dev/docs/steering" },
    {
        hosts: ["amazonq"],
        patterns: ["AmazonQ.md", ".amazonq/rules/**/*.md"],
        source: "https://github.com/aws/amazon-q-developer-cli/blob/main/docs/default-agent-behavior.md",
    },
    {
        hosts: ["cline"],
        patterns: ["**/.cline/rules/**/*.md", "**/.cline/rules/**/*.txt"],
        source: "https://docs.cline.bot/features/cline-rules",
    },
    {
        hosts: ["roo"],
        patterns: [".roo/rules/**", ".roo/rules-*/**", ".roorules", ".roorules-*", "AGENT.md", "AGENTS.local.md"],
        source: "https://docs.roocode.com/features/custom-instructions",
    },
];

// EXTERNAL MODULE: ./build/bundle/src/compare/fields/prompt.js
var fields_prompt = __webpack_require__(50565);
;// CONCATENATED MODULE: ./build/bundle/src/compare/instructions/index.js





const mostRead = 200;
async function compareInstructions(before, after) {
    const patterns = patternsOf([before.inspection, after.inspection]);
    if (patterns.length === 0)
        return [];
    const importers = patternsOf([before.inspection, after.inspection], importing);
    const [old, now] = await Promise.all([
        foundIn(before.repo, patterns, importers),
        foundIn(after.repo, patterns, importers),
    ]);
    const [was, is] = [old.files, now.files];
    const mayImport = (path) => old.importers.has(path) || now.importers.has(path);
    const paths = [...new Set([...was.keys(), ...is.keys()])].map((path) => {
        const [old, now] = [was.get(path), is.get(path)];
        return old !== undefined && now !== undefined && old !== now ? path : (now ?? old ?? path);
    });
    const differing = [...new Set(paths)].sort(repo_path/* byBytes */.bg).filter((path) => !isSameObject(before.repo, after.repo, path));
    const changes = await Promise.all(differing.map((path, at) => changeAt(path, before.repo, after.repo, { isRead: at < mostRead, mayImport: mayImport(path) })));
    return changes.flatMap((change) => change ?? []);
}
async function foundIn(repo, patterns, importers) {
    const files = new Map(filesIn(repo, patterns));
    const roots = [...files.keys()].filter((path) => importers.some((pattern) => (0,repo_patterns/* matches */.cK)(path, pattern)));
    const imported = await importedBy(repo, roots);
    for (const path of imported)
        files.set(path, realPathOf(repo, path));
    return { files, importers: new Set([...roots, ...imported]) };
}
function realPathOf(repo, path) {
    const real = repo.resolve(path);
    return real.kind === "file" ? real.path : path;
}
function patternsOf(inspections, only) {
    const used = new Set(inspections.flatMap(({ loads }) => loads.flatMap(({ host, use }) => (use.kind === "none" || only?.has(host) === false ? [] : [host]))));
    if (used.size === 0)
        return [];
    return instructionFiles.flatMap(({ hosts, patterns }) => (hosts === "any" ? !only : hosts.some((host) => used.has(host))) ? patterns : []);
}
function filesIn(repo, patterns) {
    const names = new Set(patterns.map(repo_path/* nameOf */.Vb));
    const found = new Map();
    for (const { path, kind } of repo.entries.having((part) => names.has(part) || /(?:^|\/)\./.test(part))) {
        if (kind !== "file" && kind !== "link")
            continue;
        if (repo.isUsers(path) || !patterns.some((pattern) => (0,repo_patterns/* matches */.cK)(path, pattern)))
            continue;
        const real = repo.resolve(path);
        if (real.kind === "file")
            found.set(path, real.path);
    }
    return found;
}
function isSameObject(before, after, path) {
    const [was, is] = [before, after].map((repo) => repo.entries.get(path));
    return was?.id !== undefined && was.id === is?.id && was.kind === is.kind;
}
async function changeAt(path, before, after, { isRead, mayImport }) {
    const [had, has] = [before, after].map((repo) => repo.resolve(path).kind === "file");
    const kind = had === has ? "changed" : has ? "added" : "removed";
    const unread = { path, kind, added: null, removed: null, hidden: 0 };
    if (!isRead)
        return unread;
    const [was, is] = await Promise.all([textAt(before, path), textAt(after, path)]);
    if (was === undefined || is === undefined) {
        const ids = await Promise.all([before.identityOf(path), after.identityOf(path)]);
        return ids[0] !== undefined && ids[0] === ids[1] ? undefined : unread;
    }
    const change = (0,fields_prompt/* promptChange */.b)(was, is);
    if (!change)
        return kind === "changed" ? undefined : { ...unread, added: 0, removed: 0 };
    const known = new Set(mayImport ? outsideImports(was, path, before) : []);
    const outside = mayImport ? outsideImports(is, path, after).filter((one) => !known.has(one)) : [];
    return { path, kind, ...change, ...(outside.length > 0 ? { outside } : {}) };
}
async function textAt(repo, path) {
    const content = await repo.read(path);
    if (content.kind === "absent")
        return "";
    return content.kind === "text" ? content.source.text : undefined;
}


/***/ })

};
;