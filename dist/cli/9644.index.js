"use strict";
exports.id = 9644;
exports.ids = [9644];
exports.modules = {

/***/ 69644:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  "default": () => (/* binding */ letta)
});

// EXTERNAL MODULE: ./build/bundle/src/model/host.js
var host = __webpack_require__(3641);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/ci/index.js
var ci = __webpack_require__(2898);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/loading/single-folder.js
var single_folder = __webpack_require__(36653);
// EXTERNAL MODULE: ./build/bundle/src/model/fact.js
var fact = __webpack_require__(7277);
// EXTERNAL MODULE: ./build/bundle/src/parsers/node.js
var parsers_node = __webpack_require__(70536);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/profiles/fields.js
var fields = __webpack_require__(22583);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/memoize.js
var memoize = __webpack_require__(53797);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/profiles/only-tools.js
var only_tools = __webpack_require__(53582);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/profiles/profile.js
var profile = __webpack_require__(66189);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/profiles/unknown-keys.js
var unknown_keys = __webpack_require__(60875);
;// CONCATENATED MODULE: ./build/bundle/src/hosts/letta/document.js

function readDocument(text) {
    const lines = linesOf(text, text.startsWith("\ufeff") ? 1 : 0);
    if (lines[0]?.text !== "---")
        return undefined;
    const last = lines.findIndex((line, i) => i > 1 && line.text === "---");
    const [first, closing] = [lines[1], lines[last]];
    if (last < 0 || !first || !closing)
        return undefined;
    const { entries, indented } = new LineReader(lines.slice(1, last)).read();
    const span = { start: first.start, end: lines[last - 1]?.end ?? closing.start };
    const body = { start: lines[last + 1]?.start ?? text.length, end: text.length };
    return { table: { kind: "table", span, entries }, body, indented };
}
function linesOf(text, from) {
    const lines = [];
    let start = from;
    for (const { index, 0: mark } of text.slice(from).matchAll(/\r\n?|\n/g)) {
        const end = from + index;
        lines.push({ text: text.slice(start, end), start, end });
        start = end + mark.length;
    }
    lines.push({ text: text.slice(start), start, end: text.length });
    return lines;
}
class LineReader {
    #lines;
    #entries = new Map();
    #indented = [];
    #open;
    constructor(lines) {
        this.#lines = lines;
    }
    read() {
        for (let i = 0; i < this.#lines.length;)
            i = this.#readLine(i);
        this.#close();
        return { entries: [...this.#entries.values()], indented: this.#indented };
    }
    #readLine(i) {
        const { text, start } = this.#lines[i];
        const indentation = text.length - text.trimStart().length;
        if (indentation > 0) {
            this.#readIndented(text, start, indentation);
            return i + 1;
        }
        this.#close();
        const colon = text.indexOf(":");
        if (colon <= 0)
            return i + 1;
        const key = trimmed(text.slice(0, colon), start);
        const value = trimmed(text.slice(colon + 1), start + colon + 1);
        const [, style, chomping = ""] = /^([|>])([+-]?)$/.exec(value.text) ?? [];
        if (style !== undefined)
            return this.#readBlock(i, key, value, style, chomping);
        if (value.text !== "")
            this.#set({ key, name: key.text, value });
        else {
            const items = [];
            const list = { kind: "list", span: value.span, items };
            this.#open = { entry: { key, name: key.text, value: list }, items };
        }
        return i + 1;
    }
    #readIndented(text, start, indentation) {
        const content = text.trim();
        if (this.#open && indentation <= 2 && content.startsWith("-")) {
            this.#open.items.push(trimmed(content.slice(1), start + indentation + 1));
            return;
        }
        const colon = content.indexOf(":");
        if (colon > 0 && !this.#open)
            this.#indented.push(trimmed(content.slice(0, colon), start + indentation));
    }
    #readBlock(i, key, { span }, style, chomping) {
        let next = i + 1;
        while (next < this.#lines.length && isInBlock(this.#lines[next]))
            next += 1;
        const lines = this.#lines.slice(i + 1, next);
        const text = blockText(lines.map((line) => line.text), style, chomping);
        const end = lines.at(-1)?.end ?? span.end;
        this.#set({
            key,
            name: key.text,
            value: { ...(0,parsers_node/* plainScalar */.dn)(text, { start: span.start, end }), style: style === "|" ? "literal" : "folded" },
        });
        return next;
    }
    #close() {
        if (!this.#open)
            return;
        const { entry, items } = this.#open;
        const { span } = entry.value;
        const list = { kind: "list", span: { start: span.start, end: items.at(-1)?.span.end ?? span.end }, items };
        this.#set({ ...entry, value: list });
        this.#open = undefined;
    }
    #set(entry) {
        const name = entry.name ?? "";
        if (name === "__proto__")
            return;
        this.#entries.delete(name);
        this.#entries.set(name, entry);
    }
}
function isInBlock({ text }) {
    return text.trim() === "" || text !== text.trimStart();
}
function trimmed(text, start) {
    const content = text.trim();
    const at = start + text.length - text.trimStart().length;
    return (0,parsers_node/* plainScalar */.dn)(content, content === "" ? { start, end: start } : { start: at, end: at + content.length });
}
function blockText(lines, style, chomping) {
    const depths = lines.filter((line) => line.trim() !== "").map((line) => line.length - line.trimStart().length);
    const depth = depths.reduce((least, one) => Math.min(least, one), depths[0] ?? 0);
    const plain = lines.map((line) => (line.trim() === "" ? "" : line.slice(depth)));
    const text = style === "|" ? plain.join("\n") : folded(plain);
    if (chomping === "+")
        return `${text}\n`;
    const end = text.replace(/\n+$/, "");
    return chomping === "-" ? end : `${end}\n`;
}
function folded(lines) {
    let breaks = 0;
    let text = "";
    for (const line of lines) {
        if (line === "") {
            breaks += 1;
            continue;
        }
        const between = text === "" || breaks > 0 ? "\n".repeat(breaks) : " ";
        text += between + line;
        breaks = 0;
    }
    return text + "\n".repeat(breaks);
}
function textIn(node) {
    return node?.kind === "scalar" ? node : undefined;
}

// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/profiles/tools.js
var tools = __webpack_require__(37655);
// EXTERNAL MODULE: ./build/bundle/src/model/capability.js
var capability = __webpack_require__(95885);
;// CONCATENATED MODULE: ./build/bundle/src/hosts/letta/tools.js


const own = (0,tools/* toolTable */.T9)({
    read: `Read ReadFile read_file ReadLSP Glob Grep GrepFiles grep_files LS ListDir list_dir ViewImage
    read_artifact_file`,
    write: "Write Edit MultiEdit ApplyPatch write_artifact_file EnterWorktree ExitWorktree",
    execute: "Bash Monitor Shell ShellCommand shell shell_command exec_command write_stdin Workflow",
    delegate: "Agent Task SendAgentMessage Workflow",
    state: `AskUserQuestion KillBash SetWorkingDirectory Skill TaskCreate TaskGet TaskList TaskStop TaskUpdate TodoWrite
    UpdatePlan memory memory_apply_patch`,
});
const toolNames = own.names;
function grantedBy(name) {
    return own.lookup(name);
}
const everything = capability/* capabilities */.R7;
const cloudTools = "web_search, fetch_webpage";
const withoutCloudTools = new Set(["reflection", "memory", "history-analyzer", "init"]);
const meantBy = (0,tools/* ownToolNames */.tj)({
    Read: "read view readfiles notebookread cat",
    Grep: "grep search grepsearch searchfilecontent codebase",
    Glob: "glob findfiles fileglob",
    LS: "ls list listdirectory listfiles",
    Write: "write create createfile writefile writetofile",
    Edit: "edit editfile strreplacefile strreplace replace notebookedit replaceinfile",
    MultiEdit: "multiedit",
    Bash: "bash shell execute terminal runshellcommand runcommand runcommands powershell executecommand",
    Agent: "agent task spawnagent subagent",
    Skill: "skill skills useskill",
    AskUserQuestion: "askuserquestion askuser askquestion askfollowupquestion",
    TodoWrite: "todowrite todo",
});
const builtins = [
    ["fork", everything],
    ["general-purpose", ["read", "write", "execute", "network"]],
    ["history-analyzer", ["read", "write", "execute"]],
    ["init", ["read", "write", "execute"]],
    ["memory", ["read", "write", "execute"]],
    ["recall", ["read", "execute", "network"]],
    ["reflection", ["write", "execute"]],
];
const unpromptedNames = new Map([
    ["reflection", "is the name of a subagent that Letta Code starts by itself after some turns, without a question"],
    ["recall", "is the name of a subagent that starts without a question, also in sessions that ask"],
    ["history-analyzer", "is the name of a subagent that starts without a question, also in sessions that ask"],
]);

;// CONCATENATED MODULE: ./build/bundle/src/hosts/letta/grants.js






function partsOf({ text, span, style }, source) {
    const written = source.text.slice(span.start, span.end);
    let from = 0;
    return text.split(",").flatMap((part) => {
        const name = part.trim();
        if (name === "")
            return [];
        const at = style !== "plain" && /\s/.test(name) ? -1 : written.indexOf(name, from);
        if (at < 0)
            return [{ text: name, span }];
        from = at + name.length;
        return [{ text: name, span: { start: span.start + at, end: span.start + from } }];
    });
}
function readTools(table, source, home, name) {
    const entry = (0,parsers_node/* entryOf */.Ms)(table, "tools");
    const extraGrants = withoutCloudTools.has(name) ? [] : (0,tools/* grantEach */.Ud)(home, ["network"], cloudTools);
    const every = (at, because, ineffective = []) => ({
        grants: (0,fact/* implied */.TU)((0,tools/* grantEach */.Ud)(at, everything), at, because),
        denied: [],
        ineffective,
        extraGrants: [],
    });
    if (!entry)
        return every(home, "without `tools` it has every tool");
    const { key, value } = entry;
    const at = { source, span: value.span.end > value.span.start ? value.span : key.span };
    const text = textIn(value);
    if (!text)
        return listAsTools(entry.value, at, every, { source, span: key.span });
    if (text.text.trim().toLowerCase() === "all")
        return every(at, "`tools: all` means every tool");
    const words = partsOf(text, source);
    if (words.length === 0)
        return every(at, "`tools` names no tool, which means every tool", [
            { kind: "limit", what: "tools", because: "it names no tool, so it limits nothing", at },
        ]);
    if (isNoArgument(words)) {
        const because = "it begins with a hyphen or has a null character, so Letta Code cannot start this subagent";
        return {
            grants: (0,fact/* stated */.Eo)([], at),
            denied: [],
            ineffective: [{ kind: "value", what: "tools", because, at }],
            extraGrants,
        };
    }
    return {
        grants: (0,fact/* stated */.Eo)(words.flatMap((word) => (0,tools/* grantEach */.Ud)({ source, span: word.span }, grantedBy(word.text) ?? [], word.text)), at),
        denied: [],
        ineffective: words.flatMap((word) => ineffectiveOf(word, source)),
        extraGrants,
    };
}
function isNoArgument(words) {
    return words[0]?.text.startsWith("-") === true || words.some(({ text }) => text.includes("\0"));
}
function listAsTools({ items }, at, every, key) {
    const names = items.flatMap((item) => (item.kind === "scalar" && item.text !== "" ? [item.text] : []));
    const reason = "Letta Code reads only text with commas in the line of the key";
    if (names.length === 0)
        return every(at, "`tools` has no value, which means every tool", [
            { kind: "limit", what: "tools", because: `it has no value: ${reason}, so it limits nothing`, at: key },
        ]);
    const because = `it is a list: ${reason}, so it limits nothing and every tool is given`;
    return every(at, "`tools` is a list, which means every tool", [
        { kind: "limit", what: "tools", because, at: key, fixes: fixesFor(names, at, key) },
    ]);
}
function fixesFor(names, { source, span }, key) {
    if (!names.every((name) => grantedBy(name) !== undefined))
        return [];
    const text = `tools: ${names.join(", ")}`;
    const edit = { at: { source, span: { start: key.span.start, end: span.end } }, text };
    const lines = source.text.slice(key.span.start, span.end).split(/\r\n?|\n/);
    const isPlain = lines.slice(1).every((line) => /^\s{1,2}-\s*[\w-]+\s*$/.test(line));
    return isPlain ? [{ title: text, safe: true, edits: [edit] }] : [];
}
function ineffectiveOf({ text, span }, source) {
    const at = { source, span };
    if (grantedBy(text) !== undefined)
        return [];
    const what = text.slice(0, 60);
    if (text.toLowerCase() === "all")
        return [{ kind: "unknown-tool", what, because: "it means every tool only alone, so it gives nothing here", at }];
    if (/^\w+\(|\)$/.test(text))
        return [{ kind: "unknown-tool", what, because: "Letta Code has no scopes in `tools`, so it gives nothing", at }];
    const bare = text.replace(/^[["']+|[\]"']+$/g, "");
    if (bare !== text) {
        const because = "quotes and brackets are part of the name, so it gives nothing; write names and commas alone";
        return [{ kind: "unknown-tool", what, because, at, ...(grantedBy(bare) === undefined ? {} : { meant: bare }) }];
    }
    if (text.includes("#")) {
        const because = "Letta Code has no comments, so this is part of the name, which gives nothing";
        return [{ kind: "unknown-tool", what, because, at }];
    }
    const meant = meantBy(text);
    const near = meant === undefined ? (0,tools/* nearName */.cR)(text, toolNames) : { meant };
    return [
        { kind: "unknown-tool", what, because: "Letta Code has no tool of this name, so it gives nothing", at, ...near },
    ];
}
function hiddenKeysIn({ table, indented }, source) {
    return indented.flatMap((key) => {
        const name = key.text.replace(/^["']|["']$/g, "");
        if ((0,unknown_keys/* limitKindOf */.Fj)(name) === undefined || (0,parsers_node/* entryOf */.Ms)(table, "tools"))
            return [];
        const because = "its line begins with white space, so Letta Code does not read it, and it limits nothing";
        return [{ kind: "limit", what: name, because, at: { source, span: key.span } }];
    });
}
const lineKeys = ["description", "model", "skills", "fork", "launchProfile"];
function listsIn(table, source) {
    return lineKeys.flatMap((key) => {
        const entry = (0,parsers_node/* entryOf */.Ms)(table, key);
        if (!entry)
            return [];
        const text = textIn(entry.value)?.text;
        const isList = entry.value.kind === "list" && entry.value.items.length > 0;
        if (!isList && !/^[[{]/.test(text ?? ""))
            return [];
        const because = isList
            ? "Letta Code reads only the text in the line of the key, so this list is nothing"
            : "Letta Code has no lists, so the brackets are part of the text";
        return [{ kind: "value", what: key, because, cause: key, at: { source, span: entry.key.span } }];
    });
}

// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/profiles/no-fence.js
var no_fence = __webpack_require__(80069);
;// CONCATENATED MODULE: ./build/bundle/src/hosts/letta/agent.js











const knownKeys = {
    keys: new Set(["name", "description", "tools", "model", "skills", "fork", "launchProfile"]),
    own: { tools: "tools" },
    ignores: true,
};
const toolLine = {
    key: "tools",
    value: (tools) => tools.join(", "),
    readers: ["Read", "Glob", "Grep"],
    powersOf: grantedBy,
};
const overlays = new WeakMap();
function overlayOf(profile) {
    return profile && overlays.get(profile);
}
const agentOf = (0,memoize/* memoize */.Bj)(readAgent);
function readAgent(source) {
    const document = readDocument(source.text);
    if (!document)
        return withoutFrontmatter(source);
    const profile = readProfile(document, source);
    const isOverlay = profile.prompt.source === "none";
    const problem = faultIn(document, source, isOverlay);
    if (problem)
        return { verdict: { kind: "rejected", problem }, profile: { ...profile, native: undefined } };
    if (isOverlay)
        overlays.set(profile, { hasTools: (0,parsers_node/* valueOf */.RP)(document.table, "tools") !== undefined });
    return { verdict: { kind: "loaded" }, profile };
}
const meant = /^[ \t]*["']?(?:name|description|tools)["']?[ \t]*:/m;
const searched = 2_000;
function withoutFrontmatter(source) {
    const at = { source, span: { start: 0, end: 0 } };
    const looks = meant.test(source.text.slice(0, searched)) && /^\s*---/.test(source.text);
    const message = looks
        ? (0,no_fence/* fenceFault */.eh)(source.text.replace(/^\ufeff/, ""), "the first line and a later one must be exactly `---`")
        : "it has no frontmatter, so it counts as a document";
    return { verdict: { kind: "rejected", problem: { message, at, ...(looks ? {} : { kind: "document" }) } } };
}
function faultIn({ table }, source, isOverlay) {
    const home = (0,fields/* startOfTable */.Eo)(table, source);
    const name = (0,parsers_node/* valueOf */.RP)(table, "name");
    const text = textIn(name)?.text ?? "";
    if (!name || text === "")
        return { message: "it has no `name`, which is required", at: placeOf(name, source, home) };
    if (!/^[a-z][a-z0-9-]*$/.test(text))
        return {
            message: `\`name\` is \`${text.slice(0, 60)}\`, and a name has only lower-case letters, digits and hyphens, with a letter in front, and no quotes`,
            at: placeOf(name, source, home),
            cause: "name",
        };
    const description = (0,parsers_node/* valueOf */.RP)(table, "description");
    if (isOverlay || (textIn(description)?.text ?? "") !== "")
        return undefined;
    const message = description
        ? "`description` is no text in the same line, and it is required"
        : "it has no `description`, which is required";
    return { message, at: placeOf(description, source, home), ...(description ? { cause: "description" } : {}) };
}
function placeOf(node, source, home) {
    return node ? { source, span: node.span } : home;
}
function readProfile(document, source) {
    const { table, body } = document;
    const home = (0,fields/* startOfTable */.Eo)(table, source);
    const text = (key) => {
        const found = textIn((0,parsers_node/* valueOf */.RP)(table, key));
        return found ? (0,fact/* stated */.Eo)(found.text, { source, span: found.span }) : (0,fact/* missing */.LO)(home);
    };
    const name = text("name");
    const tools = readTools(table, source, home, name.state === "stated" ? name.value : "");
    return (0,profile/* profileFrom */.A)({
        home,
        name,
        description: text("description"),
        model: modelIn(text("model")),
        grants: tools.grants,
        extraGrants: tools.extraGrants,
        onlyTools: (0,only_tools/* onlyToolsIn */.F)(table, source, toolLine),
        bypasses: [...unpromptedStarts(name), ...(0,unknown_keys/* unhonouredModesIn */.dI)(table, source, knownKeys)],
        ineffective: [
            ...(0,unknown_keys/* unknownKeysIn */.QU)(table, source, knownKeys),
            ...hiddenKeysIn(document, source),
            ...listsIn(table, source),
            ...tools.ineffective,
        ],
        powerSettings: powerSettingsIn(table, source),
        preloads: skillsIn(table, source),
        references: skillFilesOf(table, source),
        prompt: (0,fields/* bodyPrompt */.$c)(source, body),
        native: () => (0,fields/* knownValues */.s2)(table, knownKeys.keys),
    });
}
function modelIn(model) {
    return model.state === "missing" ? (0,fact/* implied */.TU)("inherit", model.at, "without `model` it has the session's") : model;
}
function unpromptedStarts(name) {
    const because = name.state === "stated" ? unpromptedNames.get(name.value) : undefined;
    if (name.state !== "stated" || because === undefined)
        return [];
    const fixes = [{ title: "give it another name", safe: false, edits: [] }];
    return [{ setting: "name", value: name.value, effect: "auto-approve", because, at: name.at, fixes }];
}
function skillsIn(table, source) {
    const node = textIn((0,parsers_node/* entryOf */.Ms)(table, "skills")?.value);
    return node ? partsOf(node, source).map(({ text, span }) => ({ name: text, at: { source, span } })) : [];
}
function skillFilesOf(table, source) {
    if (skillsIn(table, source).length === 0)
        return [];
    const [, start = ""] = /^(.*\/|)\.letta\/agents\/[^/]*$/s.exec(source.path) ?? [];
    return [".agents/skills", ".skills"].map((folder) => `${start}${folder}/**/SKILL.md`);
}
function powerSettingsIn(table, source) {
    return ["skills", "fork", "launchProfile"].flatMap((key) => {
        const node = textIn((0,parsers_node/* valueOf */.RP)(table, key));
        if (!node)
            return [];
        const values = key === "skills" ? partsOf(node, source).map(({ text }) => text) : [node.text.toLowerCase()];
        return [{ setting: key, values, at: { source, span: node.span } }];
    });
}

// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/loading/own-files.js
var own_files = __webpack_require__(39948);
;// CONCATENATED MODULE: ./build/bundle/src/hosts/letta/folders.js

const folders = [
    {
        root: "**/.letta",
        judged: ["agents/**", "settings.json", "settings.local.json"],
        harmless: [
            ...own_files/* ordinaryFiles */.i,
            ...(0,own_files/* harmlessFiles */.X)("runs only if a setting names it, and is compared then", "hooks/** scripts/**"),
            ...(0,own_files/* harmlessFiles */.X)("counts only in the user's own folder", "mods/** extensions/** skills/** commands/** channels/** memory/** crons.json mcp.json hooks.json"),
            ...(0,own_files/* harmlessFiles */.X)("is written by sessions", "worktrees/** skills-hash.json mod-learning-runs/** logs/** plans/** transcripts/**"),
            ...(0,own_files/* harmlessFiles */.X)("hides files from a list of files", ".lettaignore"),
        ],
    },
];

// EXTERNAL MODULE: ./build/bundle/src/hosts/letta/launch.js
var launch = __webpack_require__(88205);
// EXTERNAL MODULE: ./build/bundle/src/model/profile.js
var model_profile = __webpack_require__(64682);
// EXTERNAL MODULE: ./build/bundle/src/repo/many.js
var many = __webpack_require__(46447);
;// CONCATENATED MODULE: ./build/bundle/src/hosts/letta/overlays.js




function withOverlays(load, isWhole) {
    if (!load.items.some(({ profile }) => overlayOf(profile) !== undefined))
        return load;
    const basesOf = basesIn(load);
    const changed = new Map();
    for (const item of load.items) {
        const name = item.profile?.identity;
        const isOverlay = isThere(item) && overlayOf(item.profile) !== undefined;
        changed.set(item, isOverlay && name !== undefined ? asChanged(item, basesOf(item.layer, name), isWhole) : item);
    }
    const withWinner = (item) => item.verdict.kind === "shadowed"
        ? { ...item, verdict: { ...item.verdict, by: changed.get(item.verdict.by) ?? item.verdict.by } }
        : item;
    return { ...load, items: load.items.map((item) => withWinner(changed.get(item) ?? item)) };
}
function basesIn(load) {
    const byName = (0,many/* groupBy */.$z)(load.items.filter(isThere), (item) => item.profile?.identity);
    const found = new Map();
    return (layer, name) => {
        const ofLayer = found.get(layer) ?? new Map();
        found.set(layer, ofLayer);
        const known = ofLayer.get(name);
        if (known)
            return known;
        const below = (byName.get(name) ?? []).filter((item) => isBelow(item.layer, layer));
        const profiles = below.flatMap(({ profile }) => profile && overlayOf(profile)?.hasTools !== false ? [profile] : []);
        const bases = {
            first: profiles.find((profile) => overlayOf(profile) === undefined),
            grants: profiles.flatMap(model_profile/* grantsOf */.Rr),
        };
        ofLayer.set(name, bases);
        return bases;
    };
}
function isThere({ verdict: { kind } }) {
    return kind === "loaded" || kind === "shadowed";
}
function isBelow(base, layer) {
    return base === layer || base.name === "builtin" || (base.name === "user" && layer.name === "project");
}
const inherited = "constructor";
function asChanged(item, { first, grants }, isWhole) {
    const { profile } = item;
    if (!profile)
        return item;
    if (!first && isWhole && profile.identity !== inherited) {
        const message = "it has no prompt below the frontmatter, and no other subagent has its name for it to change";
        return { ...item, verdict: { kind: "rejected", problem: { message, at: profile.prompt.at } } };
    }
    const made = changedProfile(profile, first, grants);
    return first ? { ...item, profile: made } : { ...item, profile: withoutBase(made), certainty: "assumed" };
}
function changedProfile(own, base, grants) {
    const because = base
        ? "it has no `tools`, so those of the subagent that it changes stay"
        : "it changes a subagent of the user, if there is one, and not its tools";
    return {
        ...own,
        description: own.description.state === "missing" && base ? base.description : own.description,
        needsNoDescription: true,
        ...(overlayOf(own)?.hasTools ? {} : { grants: (0,fact/* implied */.TU)(grants, own.name.at, because), extraGrants: [] }),
        prompt: base && base.prompt.source !== "none" ? base.prompt : own.prompt,
        hasDefaultPrompt: true,
        model: own.model.state === "implied" && base ? base.model : own.model,
    };
}
function withoutBase(profile) {
    const { at } = profile.prompt;
    const because = "it is empty, so Letta Code leaves this file out, unless the user has a subagent of its name to change";
    return { ...profile, ineffective: [...profile.ineffective, { kind: "value", what: "the prompt", because, at }] };
}

// EXTERNAL MODULE: ./build/bundle/src/parsers/json.js + 2 modules
var json = __webpack_require__(45433);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/settings/unknown-settings.js
var unknown_settings = __webpack_require__(62199);
;// CONCATENATED MODULE: ./build/bundle/src/hosts/letta/settings.js



const anyCommand = /^(?:Bash|shell|Shell|shell_command|ShellCommand|exec_command|write_stdin)(?:\(\s*:?\*?\s*\))?$/;
const notAnyCommand = new RegExp(`^(?!${anyCommand.source.slice(1, -1)}$)`);
const sooner = /^(?:1?\d|2[0-4])(?:\.\d+)?$/;
const reflects = "decides when the subagent `reflection` starts by itself, without a question";
const settingRules = [
    {
        path: "permissions.mode",
        when: /^(?:unrestricted|bypassPermissions|fullAccess)$/,
        effect: "bypasses",
        because: "runs every tool without asking, also where the user's own settings ask",
    },
    {
        path: "permissions.mode",
        when: /^acceptEdits$/,
        effect: "auto-approves",
        because: "edits files without asking",
    },
    {
        path: "permissions.mode",
        when: /^(?:standard|default|strict)$/,
        effect: "narrows",
        because: "asks before tools of the main agent run; subagents run theirs without asking",
    },
    {
        path: "permissions.allow",
        when: anyCommand,
        effect: "auto-approves",
        because: "runs every command without asking",
    },
    { path: "permissions.allow", when: notAnyCommand, effect: "widens", because: "is a call that runs without asking" },
    { path: "permissions.deny", effect: "narrows", because: "is a call that is refused, also in subagents" },
    { path: "permissions.ask", effect: "narrows", because: "is a call of the main agent that asks" },
    {
        path: "permissions.alwaysAsk",
        effect: "narrows",
        because: "is a call that always asks, and that a subagent cannot make",
    },
    {
        path: "permissions.additionalDirectories",
        effect: "widens",
        because: "is a directory in which reading does not ask",
    },
    {
        path: "hooks.disabled",
        when: /^true$/,
        effect: "widens",
        because: "turns off hooks, also the user's, unless the user's own settings say `false`",
        endsGuards: true,
    },
    { path: "reflectionTrigger", when: /^(?!off$)/, effect: "widens", because: reflects },
    { path: "reflectionStepCount", when: sooner, effect: "widens", because: reflects },
    { path: "memoryReminderInterval", when: sooner, effect: "widens", because: reflects },
];
const settingsReading = {
    dialect: { ...json/* jsonDialects */._s.javaScript },
    otherwise: "Letta Code ignores the whole file, with the hooks and rules that guard; write strict JSON",
};
const knownSettings = {
    title: "Letta Code",
    harmless: [
        ...(0,unknown_settings/* harmlessKeys */.OF)("$schema windowTitle", "changes what a terminal shows"),
        ...(0,unknown_settings/* harmlessKeys */.OF)("mcpServers env statusLine model agents version description project agent_settings", "is not read in a project"),
        ...(0,unknown_settings/* harmlessKeys */.OF)("localSharedBlockIds reflectionBehavior enableSleeptime", "is a key of former versions"),
        ...(0,unknown_settings/* harmlessKeys */.OF)("worktree.symlinkDirectories worktree.copyLocalSettings worktree.linkHooks worktree.include", "decides which ignored files a new worktree gets"),
        ...(0,unknown_settings/* harmlessKeys */.OF)("lastAgent lastSession sessionsByServer pinnedAgents pinnedAgentsByServer pinnedConversationsByServer listenerEnvName profiles", "says which agent of the user a session opens"),
        ...(0,unknown_settings/* harmlessKeys */.OF)("reflectionMerge reflectionMergeInstructions reflectionSettingsByAgent", "decides how memories are kept"),
    ],
};
const lists = ["allow", "deny", "ask", "alwaysAsk"];
const modes = /^(?:unrestricted|standard|acceptEdits|strict|default|bypassPermissions|fullAccess)$/;
function faultsIn(root, source) {
    const permissions = (0,parsers_node/* lastOf */.g1)(root, "permissions");
    if (permissions?.kind !== "table")
        return [];
    const mode = (0,parsers_node/* lastOf */.g1)(permissions, "mode");
    const fault = (what, { span }) => ({
        message: `has ${what}`,
        at: { source, span },
        scope: "part",
    });
    return [
        ...(mode && !modes.test((0,parsers_node/* textOf */.b6)(mode) ?? "")
            ? [fault("a `permissions.mode` that Letta Code does not have, so that it does nothing", mode)]
            : []),
        ...lists.flatMap((key) => {
            const value = (0,parsers_node/* lastOf */.g1)(permissions, key);
            const wrong = value && wrongIn(value);
            if (!value || !wrong)
                return [];
            const what = (0,parsers_node/* isText */.KH)(value)
                ? `\`permissions.${key}\` as text, of which Letta Code takes each letter for a rule; write a list`
                : `a value in \`permissions.${key}\` that is no text, so that Letta Code may apply none of the rules after it; write text`;
            return [fault(what, wrong)];
        }),
    ];
}
function wrongIn(value) {
    if (value.kind === "list")
        return value.items.find((item) => !(0,parsers_node/* isText */.KH)(item));
    const isEmpty = value.kind === "scalar" && (value.value === null || value.value === "" || value.value === false);
    return isEmpty ? undefined : value;
}

;// CONCATENATED MODULE: ./build/bundle/src/hosts/letta/index.js









const settings = ["settings.json", "settings.local.json"];
/* harmony default export */ const letta = ((0,host/* defineHost */.YB)({
    title: "Letta Code",
    url: "https://docs.letta.com/letta-code/subagents",
    editions: ["0.32"],
    certainty: "measured",
    patterns: [
        "**/.letta/agents/*.md",
        ...settings.map((name) => `**/.letta/${name}`),
        "~/.letta/agents/*.md",
        "~/.letta/settings.json",
    ],
    ownPatterns: ["**/.letta/**", "~/.letta/**"],
    folders: folders,
    launch: launch.launch,
    load: (0,ci/* withLaunches */.AA)(launch.launch, async (repo, where) => withOverlays(withoutMemories(await (0,single_folder/* loadSingleFolder */.T)(repo, where, {
        own: ".letta",
        folder: "agents",
        settings,
        settingsReading: settingsReading,
        settingRules: settingRules,
        knownSettings: knownSettings,
        faultsIn: faultsIn,
        read: async (source) => [agentOf(source)],
        followsLinks: false,
        builtins: builtins,
    })), where.user !== undefined)),
}));
function withoutMemories(load) {
    const isMemory = ({ layer, files: [path = ""], verdict }) => verdict.kind === "dropped" && path.startsWith(`${layer.root}/agent-`);
    const items = load.items.map((item) => isMemory(item) ? { layer: item.layer, files: item.files, verdict: { kind: "passed-over" } } : item);
    return { ...load, items };
}


/***/ }),

/***/ 88205:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   launch: () => (/* binding */ launch)
/* harmony export */ });
/* harmony import */ var _kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81036);
/* harmony import */ var _kit_ci_launch_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(88187);


const asksNothing = "runs every tool of every agent without asking";
const flags = {
    "--yolo": (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .bypasses */ .RC)(asksNothing),
    "--permission-mode VALUE": [
        ...(0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .bypasses */ .RC)(asksNothing, /^(?:unrestricted|bypassPermissions|fullAccess)$/),
        ...(0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .autoApproves */ .ED)("edits files without asking", /^acceptEdits$/),
        ...(0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .narrows */ .zC)("refuses tools of the main agent that would ask", /^(?:standard|default|strict)$/),
    ],
    "--allowedTools VALUE": (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .widens */ .vR)("names calls that run without asking"),
    "--disallowedTools VALUE": (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .narrows */ .zC)("names calls that are refused"),
    "--tools VALUE": (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .narrows */ .zC)("names the only tools of the session"),
    "--disable-memory-guard": (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .widens */ .vR)("lets the session work in the memory of other agents"),
    "--computer --environment --env VALUE": (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .opensNetwork */ .w9)("runs the session on that computer"),
    ...(0,_kit_ci_launch_js__WEBPACK_IMPORTED_MODULE_1__/* .harmlessFlags */ .xK)(`--help -h; --version -v; --info; --resume -r; --conversation --conv -C VALUE; --new-agent; --new
    --base-tools VALUE; --agent -a VALUE; --name -n VALUE; --model -m VALUE; --embedding VALUE; --system -s VALUE
    --system-custom VALUE; --personality VALUE; --toolset VALUE; --prompt -p; --run; --dev-backend VALUE
    --backend VALUE; --output-format VALUE; --client-message-id VALUE; --no-wait; --input-format VALUE
    --include-partial-messages; --from-agent VALUE; --skills VALUE; --skill-sources VALUE; --pre-load-skills VALUE
    --tags VALUE; --memfs; --no-memfs; --ephemeral; --stateless; --memfs-startup VALUE; --no-skills
    --no-bundled-skills; --no-system-info-reminder; --no-mods; --reflection-trigger VALUE
    --reflection-step-count VALUE; --max-turns VALUE`),
};
const inputs = {
    letta_args: "arguments",
    letta_base_url: (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .opensNetwork */ .w9)("is the server that has the session"),
    path_to_letta_executable: (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .startsCode */ .bR)("is started in place of Letta Code"),
    path_to_bun_executable: (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .startsCode */ .bR)("runs the action"),
    allowed_bots: (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .widens */ .vR)("lets bots start the agent"),
    allowed_non_write_users: (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .widens */ .vR)("lets people without write access start the agent"),
    ...(0,_kit_ci_launch_js__WEBPACK_IMPORTED_MODULE_1__/* .harmlessFlags */ .xK)(`trigger_phrase; assignee_trigger; label_trigger; base_branch; branch_prefix; prompt; letta_api_key
    github_token; additional_permissions; use_sticky_comment; use_commit_signing; bot_id; bot_name; track_progress
    show_full_output; model; agent_id`),
};
const launch = {
    program: "letta",
    programs: ["letta", "@letta-ai/letta-code"],
    prefixes: ["LETTA"],
    uses: ["letta-ai/letta-code-action"],
    flags,
    commands: {
        mods: _kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .installsPlugin */ .gM,
        install: _kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .installsPlugin */ .gM,
        mcp: _kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .connectsServer */ .DL,
        server: "start",
        ...Object.fromEntries("update upgrade memory agents model usage computers environments envs teleport messages sandbox connect backend setup skills steps cron channels local-backend"
            .split(" ")
            .map((name) => [name, "harmless"])),
    },
    unprompted: [
        {
            by: ["-p", "--prompt", "--run", ""],
            unless: {
                "--info": /./,
                "--permission-mode": /^(?!(?:unrestricted|bypassPermissions|fullAccess)$)[\w-]+$/,
                "--tools": /^(?:(?:Read|Glob|Grep|LS|TodoWrite|Skill)(?:,\s*|$))*$/,
                "--disallowedTools": /^(?=.*\bBash\b(?!\())(?=.*\bWrite\b(?!\())(?=.*\bEdit\b(?!\())/,
            },
            unlessSettings: /^permissions\.mode = (?:standard|default|strict|acceptEdits)$/,
            effect: "bypasses",
            because: `${asksNothing} where no mode says anything else`,
            instead: "add `--permission-mode standard`, and allow what it needs by name",
            certainty: "measured",
        },
    ],
    variables: {
        LETTA_MODS_DIR: (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .startsCode */ .bR)("runs the mods of that directory"),
        LETTA_EXTENSIONS_DIR: (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .startsCode */ .bR)("runs the mods of that directory"),
        LETTA_BASE_URL: (0,_kit_ci_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .opensNetwork */ .w9)("sends the session to that server"),
    },
    actions: [
        {
            name: "letta-code-action",
            uses: ["letta-ai/letta-code-action"],
            inputs,
            startsWith: "-p",
        },
    ],
};


/***/ })

};
;