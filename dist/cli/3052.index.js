"use strict";
exports.id = 3052;
exports.ids = [3052];
exports.modules = {

/***/ 13052:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  calledScripts: () => (/* binding */ calledScripts)
});

// EXTERNAL MODULE: ./build/bundle/src/repo/path.js
var repo_path = __webpack_require__(76311);
// EXTERNAL MODULE: ./build/bundle/src/repo/many.js
var many = __webpack_require__(46447);
// EXTERNAL MODULE: ./build/bundle/src/repo/text.js
var repo_text = __webpack_require__(64951);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/loading/collect.js
var collect = __webpack_require__(77012);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/ci/shell.js + 1 modules
var shell = __webpack_require__(85083);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/ci/programs.js + 2 modules
var programs = __webpack_require__(80152);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/ci/pipelines/index.js + 4 modules
var pipelines = __webpack_require__(16034);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/ci/pipelines/steps.js
var steps = __webpack_require__(29837);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/ci/names.js
var ci_names = __webpack_require__(62890);
// EXTERNAL MODULE: ./build/bundle/src/repo/started/runners/joined-lines.js
var joined_lines = __webpack_require__(58065);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/ci/expressions.js
var expressions = __webpack_require__(33901);
;// CONCATENATED MODULE: ./build/bundle/src/hosts/_kit/ci/tasks/task.js
const everyTask = ["\0"];
function isOpenWord(word) {
    return word.includes("\0");
}
function withNamed(names, namedBy) {
    const counted = new Set();
    const open = [...names];
    for (let name = open.pop(); name !== undefined; name = open.pop()) {
        const named = counted.has(name) ? undefined : namedBy(name);
        if (named === undefined)
            continue;
        counted.add(name);
        for (const one of named)
            open.push(one);
    }
    return counted;
}

;// CONCATENATED MODULE: ./build/bundle/src/hosts/_kit/ci/tasks/just.js



const longestShown = 40;
const header = /^@?([A-Za-z_][\w-]*)[^:]*:(?!=)(.*)$/;
const inQuotes = /"[^"]*"|'[^']*'/g;
const variable = /^(?:export\s+)?([A-Za-z_][\w-]*)\s*:=\s*(?:"([^"\\]*)"|'([^']*)')\s*$/;
const alias = /^alias\s+([\w-]+)\s*:=\s*([\w-]+)/;
const justTasks = async ({ text }) => {
    const { recipes, always, aliases } = partsOf(text);
    const isOpen = /^(?:import|mod)\b/m.test(text);
    const commandsFor = (words) => {
        const names = words.filter((word) => !word.startsWith("-")).flatMap((word) => word.split("::"));
        const [first = ""] = recipes.keys();
        const requested = names.length > 0 ? names : [first];
        const isAll = isOpen || words.some(isOpenWord);
        const counted = isAll
            ? new Set(recipes.keys())
            : withNamed(requested.map((name) => aliases.get(name) ?? name), (name) => wordsOf(recipes.get(name)));
        return [...always, ...[...counted].flatMap((name) => recipes.get(name)?.body ?? [])];
    };
    return { isOpen, commandsFor };
};
function wordsOf(recipe) {
    return (recipe &&
        [recipe.needs, ...recipe.body.map(({ text }) => text)]
            .join("\n")
            .match(/[\w-]+/g)
            ?.map(String));
}
function partsOf(text) {
    const lines = (0,joined_lines/* joinedLines */.H)(text);
    const values = valuesIn(lines);
    const parts = { recipes: new Map(), always: [], aliases: aliasesIn(lines) };
    let current;
    for (const { text: line, start } of lines) {
        const span = { start, end: start + line.length };
        const command = (written) => ({ text: filled(written, values), span, variables: new Map() });
        if (/^\s/.test(line))
            addLine(current, command(line));
        else if (line !== "") {
            current = recipeIn(line, parts);
            for (const [, evaluated = ""] of line.matchAll(/`([^`]+)`/g))
                parts.always.push(command(evaluated));
        }
    }
    return parts;
}
function valuesIn(lines) {
    const values = new Map();
    for (const { text } of lines) {
        const [, name, double, single] = variable.exec(text) ?? [];
        if (name !== undefined)
            values.set(name, values.has(name) ? "\0" : (double ?? single ?? ""));
    }
    return values;
}
function aliasesIn(lines) {
    return new Map(lines.flatMap(({ text }) => {
        const [, name, meant] = alias.exec(text) ?? [];
        return name === undefined || meant === undefined ? [] : [[name, meant]];
    }));
}
function recipeIn(line, { recipes }) {
    const [, name, needs = ""] = header.exec(line.replace(inQuotes, "_")) ?? [];
    if (name === undefined)
        return undefined;
    const recipe = { body: [], needs };
    recipes.set(name, recipe);
    return recipe;
}
function addLine(recipe, command) {
    if (!recipe)
        return;
    const { body } = recipe;
    const [first] = body;
    if (!first?.text.startsWith("#!"))
        body.push({ ...command, text: command.text.replace(/^\s+(?:[@-]+(?=[^-]))?/, "") });
    else {
        const span = { start: first.span.start, end: command.span.end };
        body[0] = { ...first, text: `${first.text}\n${command.text}`, span };
    }
}
function filled(text, values) {
    return text.replace(/\{\{\{\{|\{\{([^{}]*)\}\}/g, (_, inner) => {
        if (inner === undefined)
            return "{{";
        const value = values.get(inner.trim());
        return value === undefined || isOpenWord(value) ? (0,expressions/* asExpression */.RL)(inner.trim().slice(0, longestShown)) : value;
    });
}

// EXTERNAL MODULE: ./build/bundle/src/repo/started/runners/make-targets.js
var make_targets = __webpack_require__(2063);
// EXTERNAL MODULE: ./build/bundle/src/repo/started/runners/make-variables.js
var make_variables = __webpack_require__(76439);
;// CONCATENATED MODULE: ./build/bundle/src/hosts/_kit/ci/tasks/make.js






const limits = { depth: 8, value: 4_000 };
const make_longestShown = 40;
const makeTasks = async (source, isFile) => {
    const text = withoutMissing(source.text, (name) => isFile((0,repo_path/* join */.fj)((0,repo_path/* directoryOf */.jt)(source.path), (0,repo_path/* plain */.pj)(name) ?? name)));
    const rules = make_targets/* MakeRules */.Oh.of(text);
    const prefix = /^\.RECIPEPREFIX[ \t]*[:?]{0,3}=[ \t]*(\S)/m.exec(text)?.[1];
    const lines = (0,joined_lines/* joinedLines */.H)(source.text);
    const values = new make_variables/* MakeVariables */.U(source.text.split("\n"));
    const work = new make_targets/* Work */.Qj();
    const commandsFor = (words) => {
        const kept = rules && linesFor(rules, text, words, work);
        const variables = new Variables(values, words);
        return lines
            .filter(({ numbers }) => !kept || numbers.some((number) => kept.has(number)))
            .flatMap((line) => commandsIn(line, { variables, prefix, isAnyLine: rules === undefined }));
    };
    return { isOpen: /^ *[-s]?include\b/m.test(text), commandsFor };
};
function withoutMissing(text, isFile) {
    return text.replace(/^ *[-s]?include[ \t]+([\w./ \t-]+)$/gm, (line, names) => names.split(/[ \t]+/).some((name) => name !== "" && isFile(name)) ? line : "");
}
function linesFor(rules, text, words, work) {
    if (words.some(isOpenWord))
        return undefined;
    const named = words.filter((word) => !/^-|=/.test(word)).map((word) => word.replace(/^(?:\.\/)+/, ""));
    const goals = named.length > 0 ? [...new Set(named)].sort() : defaultGoalsOf(text);
    const kept = rules.textFor(goals, work);
    return kept === undefined
        ? undefined
        : new Set(kept.split("\n").flatMap((line, number) => (line === "" ? [] : [number])));
}
function defaultGoalsOf(text) {
    const [, set] = /^\.DEFAULT_GOAL[ \t]*[:?]{0,3}=[ \t]*(\S+)/m.exec(text) ?? [];
    const found = set === undefined ? [] : [set];
    for (const [, first = "", needs = ""] of text.matchAll(/^([\w/+@-][\w./+@-]*)(?: +[\w./+@-]+)* *:(?!=|:=)([^\n]*)/gm)) {
        found.push(first);
        if (!needs.includes("="))
            break;
    }
    return [...new Set(found)].sort();
}
function commandsIn({ text, start }, { variables, prefix, isAnyLine }) {
    const command = (from) => {
        const expanded = variables.expanded(text.slice(from)).replace(/^[\s@+-]+/, "");
        const span = { start: start + from, end: start + text.length };
        return expanded === "" ? [] : [{ text: expanded, span, variables: new Map() }];
    };
    if (text.startsWith("\t") || (prefix !== undefined && text.startsWith(prefix)))
        return command(1);
    if (/^[ ]*#/.test(text))
        return [];
    const assigned = /^[^:=#\t]*!=/.exec(text);
    if (assigned)
        return command(assigned[0].length);
    const behindRule = /^[^:=#;]*:(?!:?=)[^;#]*;/.exec(text);
    if (behindRule)
        return command(behindRule[0].length);
    return isAnyLine || /\$[({]shell\s/.test(text) ? command(0) : [];
}
class Variables {
    #values;
    #given;
    constructor(values, words) {
        this.#values = values;
        this.#given = new Map(words.flatMap((word) => {
            const [, name, value] = /^([\w.-]+)[:?+]?=(.*)$/s.exec(word) ?? [];
            return name === undefined || value === undefined || isOpenWord(value) ? [] : [[name, value]];
        }));
    }
    expanded(text, depth = 0) {
        const parts = [];
        let from = 0;
        for (let at = text.indexOf("$"); at >= 0; at = text.indexOf("$", from)) {
            const { length, value } = this.#expansionAt(text, at, depth);
            parts.push(text.slice(from, at), value);
            from = at + length;
        }
        return parts.join("") + text.slice(from);
    }
    #expansionAt(text, at, depth) {
        const next = text[at + 1] ?? "";
        if (next === "$")
            return { length: 2, value: "$" };
        if (next !== "(" && next !== "{")
            return { length: 2, value: this.#valueOf(next, depth) };
        const end = closingAt(text, at + 1);
        if (end === undefined)
            return { length: 2, value: (0,expressions/* asExpression */.RL)("$") };
        return { length: end + 1 - at, value: this.#valueOf(text.slice(at + 2, end), depth) };
    }
    #valueOf(name, depth) {
        const [, command] = /^shell\s+(.*)$/s.exec(name) ?? [];
        const open = (0,expressions/* asExpression */.RL)(`$(${name.replace(/[^\w .,@<*^?+|%-].*/s, "…").slice(0, make_longestShown)})`);
        if (depth > limits.depth)
            return open;
        if (command !== undefined)
            return `$(${this.expanded(command, depth + 1)})`;
        if (name === "MAKE")
            return "make";
        const [value, ...others] = this.#given.has(name)
            ? [this.#given.get(name)]
            : (this.#values.valuesOf(name) ?? [undefined]);
        if (value === undefined || others.length > 0)
            return open;
        const expanded = this.expanded(value, depth + 1);
        return expanded.length > limits.value ? open : expanded;
    }
}
function closingAt(text, at) {
    const [opening, closing] = text[at] === "(" ? ["(", ")"] : ["{", "}"];
    let depth = 0;
    for (let i = at; i < text.length && i < at + limits.value; i++) {
        if (text[i] === opening)
            depth++;
        if (text[i] === closing && --depth === 0)
            return i;
    }
    return undefined;
}

// EXTERNAL MODULE: ./build/bundle/src/parsers/node.js
var parsers_node = __webpack_require__(70536);
// EXTERNAL MODULE: ./build/bundle/src/repo/started/runners/tasks.js
var tasks = __webpack_require__(49514);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/ci/pipelines/documents.js
var documents = __webpack_require__(7144);
;// CONCATENATED MODULE: ./build/bundle/src/hosts/_kit/ci/tasks/structured.js







const readers = { ".json": documents/* jsoncIn */.Zp, ".jsonc": documents/* jsoncIn */.Zp, ".toml": documents/* tomlIn */.mn, ".yml": documents/* documentsIn */.aV, ".yaml": documents/* documentsIn */.aV };
const describing = /^(?:desc|description|summary|help|dir|cwd|sources|generates|inputs|outputs|aliases|label|prompt)$/;
const unnamed = "default";
const structured_longestShown = 40;
function tasksBelow(...keys) {
    return async (source) => {
        const [, extension = ""] = /(\.\w+)$/.exec((0,repo_path/* nameOf */.Vb)(source.path)) ?? [];
        const read = Object.hasOwn(readers, extension) ? readers[extension] : undefined;
        const { documents: [root] = [] } = (await read?.(source)) ?? {};
        if (!root)
            return undefined;
        const found = new Map();
        const shared = (0,steps/* variablesIn */.DF)(root, new Map());
        const values = structured_valuesIn(root, new Map());
        for (const key of keys) {
            const tasks = key.split(".").reduce((node, part) => (0,parsers_node/* valueOf */.RP)(node, part), root);
            for (const { name, value } of (0,parsers_node/* tableEntries */.zH)(tasks))
                if (name !== undefined)
                    found.set(name, commandsBelow(value, (0,steps/* variablesIn */.DF)(value, shared), structured_valuesIn(value, values)));
        }
        const commandsFor = (words) => {
            if (words.some(isOpenWord))
                return [...found.values()].flat();
            const requested = words.filter((word) => !word.startsWith("-"));
            const names = requested.flatMap((word) => [word, word.slice(word.lastIndexOf(":") + 1)]);
            const counted = withNamed((0,tasks/* requestedTasks */.fw)(names.length > 0 ? names : ["install", unnamed], found), (name) => found.get(name)?.flatMap(({ text }) => [text, text.slice(text.lastIndexOf(":") + 1)]));
            return [...counted].flatMap((name) => found.get(name) ?? []);
        };
        return { isOpen: (0,parsers_node/* valueOf */.RP)(root, "includes") !== undefined, commandsFor };
    };
}
function commandsBelow(node, variables, values) {
    if (node.kind === "scalar")
        return [{ text: structured_filled(node.text, values), span: node.span, variables }];
    if (node.kind === "list")
        return node.items.flatMap((item) => commandsBelow(item, variables, values));
    return node.entries.flatMap(({ name = "", value }) => describing.test(name) ? [] : commandsBelow(value, variables, values));
}
function structured_valuesIn(node, around) {
    const own = (0,parsers_node/* tableEntries */.zH)((0,parsers_node/* valueOf */.RP)(node, "vars")).flatMap(({ name, value }) => {
        const text = (0,parsers_node/* textOf */.b6)(value);
        return name === undefined || text === undefined ? [] : [[name, text]];
    });
    return own.length === 0 ? around : new Map([...around, ...own]);
}
function structured_filled(text, values) {
    return text.replace(/(?<!\$)\{\{([^{}]*)\}\}/g, (_, inner) => {
        const [, name = ""] = /^\s*\.(\w+)\s*$/.exec(inner) ?? [];
        return values.get(name) ?? (0,expressions/* asExpression */.RL)(inner.trim().slice(0, structured_longestShown));
    });
}

;// CONCATENATED MODULE: ./build/bundle/src/hosts/_kit/ci/tasks/index.js




const named = (names) => new Set(names.split(" "));
const taskKinds = [
    {
        programs: named("npm pnpm yarn bun nr run-s run-p npm-run-all npm-run-all2 concurrently"),
        files: ["package.json"],
        parse: tasksBelow("scripts"),
    },
    {
        programs: named("make gmake"),
        files: ["GNUmakefile", "makefile", "Makefile"],
        others: /\.mk$|^(?:GNU)?[Mm]akefile\.[\w.-]+$/,
        parse: makeTasks,
    },
    {
        programs: named("just"),
        files: ["justfile", "Justfile", "JUSTFILE", ".justfile"],
        others: /\.just$/,
        parse: justTasks,
    },
    {
        programs: named("task go-task"),
        files: ["Taskfile", "taskfile"].flatMap((stem) => ["", ".dist"].flatMap((more) => [`${stem}${more}.yml`, `${stem}${more}.yaml`])),
        others: /^[Tt]askfile[\w.-]*\.ya?ml$/,
        parse: tasksBelow("tasks"),
    },
    {
        programs: named("mise rtx"),
        files: ["mise.toml", ".mise.toml", ".config/mise.toml", ".config/mise/config.toml", "mise/config.toml"],
        parse: tasksBelow("tasks"),
    },
    {
        programs: named("deno"),
        files: ["deno.json", "deno.jsonc", "package.json"],
        parse: tasksBelow("tasks", "scripts"),
    },
    { programs: named("composer"), files: ["composer.json"], parse: tasksBelow("scripts") },
    {
        programs: named("poe pdm pixi"),
        files: ["pyproject.toml", "pixi.toml"],
        parse: tasksBelow("tool.poe.tasks", "tool.pdm.scripts", "tool.pixi.tasks", "tasks"),
    },
];
function isOfKind(path, { files, others }) {
    return files.some((name) => `/${path}`.endsWith(`/${name}`)) || others?.test((0,repo_path/* nameOf */.Vb)(path)) === true;
}
function taskKindOf(program, words) {
    const name = program === "node" && words.includes("--run") ? "npm" : program;
    return taskKinds.find(({ programs }) => programs.has(name));
}
const programWord = new RegExp(`(?<![\\w-])(?:${taskKinds.flatMap(({ programs }) => [...programs]).join("|")}|node)(?![\\w-])`, "g");
const longestName = 400;
function taskFilesFor(path, text, repo) {
    const programs = new Set(text.match(programWord));
    const used = taskKinds.filter((kind) => isOfKind(path, kind) || [...programs].some((name) => kind === taskKindOf(name, ["--run"])));
    if (used.length === 0)
        return [];
    const found = new Set();
    const add = (path) => {
        if (repo.entries.get(path) !== undefined)
            found.add(path);
    };
    for (const place of placesIn(text, (0,repo_path/* directoryOf */.jt)(path), repo))
        for (const { files, others } of used) {
            for (const name of files)
                add((0,repo_path/* join */.fj)(place, name));
            if (others?.test((0,repo_path/* nameOf */.Vb)(place)))
                add(place);
        }
    return [...found];
}
function placesIn(text, directory, repo) {
    const found = new Set(["", directory]);
    const words = new Set(text.match(/[\w@%+./-]+/g));
    for (const word of words) {
        if (word.length > longestName)
            continue;
        const parts = word
            .replace(/^-C/, "")
            .split("/")
            .filter((part) => part !== "" && part !== ".");
        for (let from = 0; from < parts.length; from++) {
            const path = parts.slice(from).join("/");
            for (const place of new Set([path, (0,repo_path/* join */.fj)(directory, path)]))
                if (repo.entries.has(place))
                    found.add(place);
        }
    }
    return found;
}

;// CONCATENATED MODULE: ./build/bundle/src/hosts/_kit/ci/tasks/called.js





const mostCharacters = 2_000_000;
class CalledTasks {
    #files;
    #isFile;
    #parsed = new Map();
    #known = new Set();
    #left = mostCharacters;
    constructor(files, isFile) {
        this.#files = files.map((file) => ({ file, steps: new Map(), excess: undefined }));
        this.#isFile = isFile;
    }
    found() {
        return this.#files
            .filter(({ steps, excess }) => steps.size > 0 || excess)
            .map(({ file, steps, excess }) => ({
            ...file,
            read: async () => ({
                steps: [...steps.values()],
                problem: excess && { message: "has more commands that are called than are checked; call fewer", at: excess },
            }),
        }));
    }
    async textsFor([program, ...others]) {
        const words = others.filter(({ isRedirection }) => !isRedirection).map(({ text }) => text);
        const kind = taskKindOf((0,repo_path/* nameOf */.Vb)(program?.text ?? ""), words);
        if (!kind)
            return [];
        const key = JSON.stringify([[...kind.programs], words]);
        if (this.#known.has(key))
            return [];
        this.#known.add(key);
        const files = this.#files.filter(({ file }) => isOfKind(file.path, kind));
        const tasks = await Promise.all(files.map(({ file }) => this.#tasksOf(file, kind)));
        const requested = tasks.some((each) => each?.isOpen) ? everyTask : words;
        const texts = [];
        for (const [i, called] of files.entries())
            (0,many/* append */.BC)(texts, this.#added(called, tasks[i]?.commandsFor(requested) ?? []));
        return texts;
    }
    #added(called, commands) {
        const { source } = called.file;
        const texts = [];
        for (const { text, span, variables } of source ? commands : []) {
            const key = `${span.start} ${text}`;
            if (!source || called.steps.has(key))
                continue;
            this.#left -= text.length + 1;
            if (this.#left < 0) {
                called.excess ??= { source, span };
                break;
            }
            called.steps.set(key, (0,steps/* scriptStep */.GS)({}, source, span, text, variables));
            texts.push(text);
        }
        return texts;
    }
    #tasksOf(file, kind) {
        const ofFile = this.#parsed.get(file) ?? new Map();
        this.#parsed.set(file, ofFile);
        const known = ofFile.get(kind);
        if (known)
            return known;
        const parsed = file.source ? kind.parse(file.source, this.#isFile) : Promise.resolve(undefined);
        ofFile.set(kind, parsed);
        return parsed;
    }
}

// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/ci/workflows.js + 1 modules
var workflows = __webpack_require__(36937);
;// CONCATENATED MODULE: ./build/bundle/src/hosts/_kit/ci/called-scripts.js












const most = 1_000;
const interpreters = /^(?:bash|sh|zsh|dash|ash|ksh|pwsh|powershell|source|\.)$/;
const shellEnding = /\.(?:sh|bash|zsh|ksh|ps1)$/i;
const programEnding = /\.[A-Za-z]\w*$/;
const called_scripts_longestName = 400;
async function calledScripts(repo, names) {
    const likely = await repo.once(likelyScripts);
    const left = likely.beyond === undefined ? [] : [beyondLimit(likely.beyond)];
    const mayConcern = (script) => script.unread !== undefined || (0,ci_names.mayRun)(script, names);
    if (!likely.scripts.some(mayConcern))
        return left;
    return [...(await repo.once(allCalled)).filter(mayConcern), ...left];
}
function beyondLimit(path) {
    const message = `is called after ${most} other scripts, and what is called after them is not checked; call fewer`;
    return (0,workflows/* unreadable */.O$)(path, path, { message, at: (0,repo_text/* placeOfPath */.Es)(path) });
}
async function likelyScripts(repo) {
    let beyond;
    const found = new Map();
    const tasks = new Set();
    const pending = [...(await (0,workflows/* workflowsIn */.co)(repo)), ...(await (0,pipelines/* pipelinesIn */.L)(repo))];
    for (const { path: caller, source } of pending) {
        const text = source?.text ?? "";
        const ofTasks = taskFilesFor(caller, text, repo).filter((path) => mayBeScript(path, repo));
        for (const path of ofTasks)
            tasks.add(path);
        const names = [...namesIn(text), ...oddNamesIn(text)];
        for (const path of [...names.flatMap((name) => likelyAt(name, repo)), ...ofTasks]) {
            if (found.has(path))
                continue;
            if (found.size >= most) {
                beyond ??= path;
                continue;
            }
            const file = await scriptAt(repo, path);
            found.set(path, file);
            pending.push(file);
        }
    }
    return { scripts: [...found.values()], tasks, beyond };
}
function namesIn(text) {
    const found = new Set();
    for (const { 0: word, index } of text.matchAll(/[\w@%+./-]+/g))
        if (word.length <= called_scripts_longestName &&
            (word.includes("/") ||
                shellEnding.test(word) ||
                /(?:sh|source|\.)\s+$/.test(text.slice(Math.max(0, index - 12), index))))
            found.add(word);
    return found;
}
async function allCalled(repo) {
    const { scripts: likely, tasks } = await repo.once(likelyScripts);
    const files = likely.filter(({ path }) => tasks.has(path));
    const calls = new Calls(repo, new CalledTasks(files, (path) => (0,collect/* mayBeFile */.r9)(repo, path)));
    for (const file of [...(await (0,workflows/* workflowsIn */.co)(repo)), ...(await (0,pipelines/* pipelinesIn */.L)(repo))])
        for (const { scripts, env } of (await file.read()).steps)
            for (const { text } of scripts)
                await calls.follow(text, env);
    await calls.followScripts();
    return calls.found();
}
class Calls {
    #repo;
    #files = new Map();
    #tasks;
    #pending = [];
    constructor(repo, tasks) {
        this.#repo = repo;
        this.#tasks = tasks;
    }
    found() {
        return [...this.#files.values(), ...this.#tasks.found()];
    }
    async followScripts() {
        for (const text of this.#pending)
            await this.follow(text, new Map());
    }
    async follow(script, variables, depth = 0) {
        if (depth > programs/* maxDepth */.Mw)
            return;
        for (const inner of (0,programs/* scriptsBeside */.X3)(script))
            await this.follow(inner, variables, depth + 1);
        for (const words of (0,shell/* commandsIn */.G)(script, variables)) {
            for (const inner of (0,programs/* innerScripts */.ZC)(words))
                await this.follow(inner, variables, depth + 1);
            for (const start of (0,programs/* startsIn */.n2)(words)) {
                for (const path of calledBy(start, this.#repo))
                    await this.#file(path);
                (0,many/* append */.BC)(this.#pending, await this.#tasks.textsFor(start));
            }
        }
    }
    async #file(path) {
        if (this.#files.has(path) || this.#files.size >= most)
            return;
        const file = await scriptAt(this.#repo, path);
        this.#files.set(path, file);
        if (file.source)
            this.#pending.push(file.source.text);
    }
}
function calledBy([program, ...others], repo) {
    if (!program)
        return [];
    if (!interpreters.test((0,repo_path/* nameOf */.Vb)(program.text)))
        return program.text.includes("/") ? scriptsAt(program.text, repo) : [];
    const first = others.find(({ text }) => !text.startsWith("-"));
    return first ? scriptsAt(first.text, repo) : [];
}
function scriptsAt(name, repo) {
    const written = name.slice(name.lastIndexOf("\0") + 1).replace(/^\/+/, "");
    const path = (0,repo_path/* plain */.pj)(written) ?? written.replace(/^(?:\.\.?\/)+/, "");
    if (isOfOtherLanguage(path))
        return [];
    const found = mayBeScript(path, repo) ? path : inContainer(name, repo);
    if (found !== undefined)
        return [found];
    if (!shellEnding.test(path) && !/^\.{1,2}\/|\0/.test(name))
        return [];
    return filesCalled((0,repo_path/* nameOf */.Vb)(path), repo).filter((one) => `/${one}`.endsWith(`/${path}`));
}
function inContainer(name, repo) {
    if (!name.startsWith("/") || name.length > called_scripts_longestName)
        return undefined;
    const parts = name.split("/");
    for (let from = 2; from < parts.length - 1; from++) {
        const path = parts.slice(from).join("/");
        if (mayBeScript(path, repo))
            return path;
    }
    return undefined;
}
const oddParts = [/[^"\n]+/g, /[^'\n]+/g, /:\s[^\n]*/g, /(?<![^\s"'])(?:[^\s"'\\]|\\+.)+/g, /\S+/g];
function oddNamesIn(text) {
    const found = new Set();
    for (const pattern of oddParts)
        for (const [part] of text.matchAll(pattern)) {
            if (part.length > called_scripts_longestName)
                continue;
            const name = part.replace(/^:\s+|[\\"']/g, "").replace(/^[;&|(]+|[;&|)]+$/g, "");
            if (shellEnding.test(name) && /[^\w@%+./-]/.test(name))
                found.add(name);
        }
    return [...found];
}
function likelyAt(word, repo) {
    const name = (0,repo_path/* nameOf */.Vb)(word);
    if (isOfOtherLanguage(name))
        return [];
    if (shellEnding.test(name) || /^\.{0,2}\//.test(word))
        return filesCalled(name, repo);
    const parts = word.split("/");
    return parts.map((_, from) => parts.slice(from).join("/")).filter((path) => mayBeScript(path, repo));
}
function isOfOtherLanguage(path) {
    return path === "" || (programEnding.test((0,repo_path/* nameOf */.Vb)(path)) && !shellEnding.test(path));
}
function filesCalled(name, repo) {
    return repo.entries
        .holding(name)
        .map((directory) => (0,repo_path/* join */.fj)(directory, name))
        .filter((path) => mayBeScript(path, repo));
}
function mayBeScript(path, repo) {
    const { kind } = repo.resolve(path);
    return kind === "unjudged" ? repo.entries.get(path)?.unjudged !== undefined : (0,collect/* mayBeFile */.r9)(repo, path);
}
function scriptAt(repo, path) {
    return (0,workflows/* workflowAt */.V0)(repo, path, path, async (source) => {
        const span = { start: 0, end: source.text.length };
        return { steps: [(0,steps/* scriptStep */.GS)({}, source, span, source.text, new Map())], problem: undefined };
    });
}


/***/ }),

/***/ 58065:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ joinedLines)
/* harmony export */ });
function joinedLines(text) {
    const joined = [];
    const lines = text.split("\n");
    let [start, at] = [0, 0];
    let numbers = [];
    for (const [number, line] of lines.entries()) {
        numbers.push(number);
        at += line.length + 1;
        if (number < lines.length - 1 && /(?<!\\)(?:\\\\)*\\\r?$/.test(line))
            continue;
        joined.push({ text: text.slice(start, at - 1), start, numbers });
        start = at;
        numbers = [];
    }
    return joined;
}


/***/ }),

/***/ 2063:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Oh: () => (/* binding */ MakeRules),
/* harmony export */   Qj: () => (/* binding */ Work),
/* harmony export */   R8: () => (/* binding */ isMakefile)
/* harmony export */ });
/* harmony import */ var _joined_lines_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(58065);
/* harmony import */ var _make_variables_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76439);
/* harmony import */ var _many_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(46447);



const notPlain = /^[ \t]*(?:override[ \t]+)?(?:define|[-.]?include|sinclude|load|vpath)\b|^\.(?:RECIPEPREFIX|SECONDEXPANSION|ONESHELL)\b|\$[({](?:eval|call|file|guile)\b|--eval|\b(?:GNUMAKEFLAGS|MAKEFILES|VPATH)\b|\r/m;
const otherFlags = /\bMAKEFLAGS\b(?![ \t]*[+:?]?=(?:[ \t]+(?:--(?:no-print-directory|silent|warn-undefined-variables|no-builtin-rules|no-builtin-variables)|-[srRk]|-j\d*))*[ \t]*$)/m;
const taking = /^-(?:[A-Za-z]*[CfoWIl]|-(?:directory|file|makefile|old-file|assume-old|what-if|new-file|assume-new|include-dir|load-average))$/;
function isMakefile(name) {
    return /^(?:(?:GNU)?M|m)akefile$/.test(name);
}
class MakeRules {
    #lines;
    #parts;
    #targets;
    #texts = new Map();
    constructor(lines) {
        this.#lines = lines;
        this.#parts = partsOf(lines);
        this.#targets = new Set(this.#parts.flatMap((part) => part.targets ?? []));
    }
    static of(text) {
        return notPlain.test(text) || otherFlags.test(text) ? undefined : new MakeRules(text.split("\n"));
    }
    goals(words) {
        if (words.includes("-E"))
            return [];
        const goals = words.map(bare).filter((word, i) => this.#targets.has(word) && !taking.test(words[i - 1] ?? ""));
        return [...new Set(goals)].sort();
    }
    textFor(goals, work) {
        const key = goals.join(" ");
        if (!this.#texts.has(key))
            this.#texts.set(key, work.hasRoomFor(this.#lines.length) ? this.#textFor(goals) : undefined);
        return this.#texts.get(key);
    }
    #textFor(goals) {
        const counted = countedFrom(goals, this.#parts);
        if ([...counted].some(({ isOpen }) => isOpen))
            return undefined;
        const kept = new Set([...counted].flatMap((part) => part.lines));
        return this.#lines.map((line, i) => (kept.has(i) ? line : "")).join("\n");
    }
}
class Work {
    #left = 1_000_000;
    hasRoomFor(lines) {
        this.#left -= lines;
        return this.#left >= 0;
    }
}
const own = ["Makefile", "makefile", "GNUmakefile"];
function countedFrom(targets, parts) {
    const byStem = new Map();
    for (const part of parts)
        for (const target of part.targets ?? [])
            for (const stem of new Set([target, stemOf(target)]))
                (0,_many_js__WEBPACK_IMPORTED_MODULE_1__/* .addTo */ .DN)(byStem, stem, part);
    const counted = new Set(parts.filter((part) => part.targets === null));
    const seen = new Set();
    const open = [...targets, ...own, ...[...counted].flatMap((part) => [...part.named])];
    for (let name = open.pop(); name !== undefined; name = open.pop())
        for (const stem of [name, stemOf(name)]) {
            if (seen.has(stem))
                continue;
            seen.add(stem);
            for (const part of byStem.get(stem) ?? []) {
                if (counted.has(part))
                    continue;
                counted.add(part);
                for (const one of part.named)
                    open.push(one);
            }
        }
    return counted;
}
function stemOf(target) {
    return target.replace(/(?<=[^/.])\.[^/.]*$/, "");
}
function bare(word) {
    return word.replace(/^(?:\.\/)+/, "");
}
const conditional = /^ *(?:ifn?eq|ifn?def|else|endif)\b/;
const assignment = /^ *(?:(?:export|unexport|override|private|undefine)\b|[^:=#\t]*(?::{1,3}|[?+!])?=)/;
const plainNames = /^[\w./+@-]+(?: +[\w./+@-]+)* *$/;
function partsOf(lines) {
    const always = partOf(null);
    const parts = [always];
    const variables = new _make_variables_js__WEBPACK_IMPORTED_MODULE_0__/* .MakeVariables */ .U(lines);
    let current = always;
    let isMakeNamed = false;
    for (const { numbers, text } of (0,_joined_lines_js__WEBPACK_IMPORTED_MODULE_2__/* .joinedLines */ .H)(lines.join("\n"))) {
        const kind = kindOf(text);
        if (kind === "comment")
            continue;
        const targets = kind === "other" ? targetsIn(text) : "";
        if (targets !== "")
            parts.push((current = ruleOf(targets)));
        else if (kind === "other")
            current = always;
        const part = kind === "condition" ? always : current;
        for (const number of numbers)
            part.lines.push(number);
        if (/^\.PHONY[ \t]*$/.test(targets))
            continue;
        take(part, text, { kind, targets }, variables);
        isMakeNamed ||= part === always && kind === "other" && makeWord.test(text);
    }
    for (const part of parts)
        if (part.callsMake || isMakeNamed)
            takeWords(part.named, part.recipe.join("\n"));
    return parts;
}
function kindOf(text) {
    if (/^ *(?:#|$)/.test(text))
        return "comment";
    if (text.startsWith("\t"))
        return "recipe";
    return conditional.test(text) ? "condition" : "other";
}
function take(part, text, { kind, targets }, variables) {
    if (kind === "recipe") {
        part.recipe.push(text);
        part.callsMake ||= makeWord.test(text);
    }
    else
        takeWords(part.named, restOf(text, targets));
    for (const given of givenIn(text, targets))
        takeGiven(part, given, variables);
}
function targetsIn(line) {
    return assignment.test(line) ? "" : (/^[^:]*(?=:)/.exec(line)?.[0] ?? "");
}
function ruleOf(targets) {
    const isPlain = plainNames.test(targets) && !targets.startsWith(".");
    return partOf(isPlain ? targets.split(/ +/).filter(Boolean).map(bare) : null);
}
function partOf(targets) {
    return { targets, lines: [], named: new Set(), recipe: [], callsMake: false, isOpen: false };
}
const makeWord = /make\b|MAKE/;
const callsOfMake = /(?:\$[({]MAKE[)}]|\bg?make\b)([^\n;|&]{0,2000})/g;
function givenIn(text, targets) {
    if (targets !== "")
        return [restOf(text, targets)];
    return text.startsWith("\t") ? [...text.matchAll(callsOfMake)].map(([, given = ""]) => given) : [];
}
function restOf(text, targets) {
    const rest = text.slice(targets.length);
    return targets === "" || rest.includes(";") ? rest : rest.replace(/(?<!\\)#.*/s, "");
}
function takeWords(named, text) {
    for (const [word] of text.matchAll(/[\w./+@-]+/g))
        named.add(bare(word));
}
function takeGiven(part, given, variables) {
    const expanded = variables.expanded(given.replace(/^([^"']*)["'] *$/, "$1"));
    if (expanded === undefined || /[%*?[\]~"'`]|\\(?!\n)/.test(expanded))
        part.isOpen = true;
    takeWords(part.named, expanded ?? "");
}


/***/ }),

/***/ 76439:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ MakeVariables)
/* harmony export */ });
const limits = { depth: 8, value: 4_000, all: 400_000 };
const assigned = /^ *(?:[^:=#\t]*:(?!=|:) *)?(?:(?:export|override|private) +)*([\w.-]{1,100}) *(:{0,3}|[?+!])= *(.*)$/;
class MakeVariables {
    #values = new Map();
    #expanded = new Map();
    #left = limits.all;
    constructor(lines) {
        for (const [i, line] of lines.entries()) {
            const [, name, operator, value = ""] = line.startsWith("\t") ? [] : (assigned.exec(line) ?? []);
            if (name === undefined)
                continue;
            const known = this.#values.has(name) ? this.#values.get(name) : [];
            const isKnown = operator !== "!" && !value.endsWith("\\") && !(lines[i - 1] ?? "").endsWith("\\");
            this.#values.set(name, isKnown && known ? [...known, value] : undefined);
        }
    }
    valuesOf(name) {
        return this.#values.get(name);
    }
    expanded(text, depth = 0) {
        if (depth > limits.depth || this.#left < 0)
            return undefined;
        let isKnown = true;
        const own = text.replace(/(?<=^|\s)\$@(?=\s|$)/g, "");
        const found = own.replace(/(\S?)\$(?:[({]([\w.-]{1,100})[)}])?(?=(\S?))/g, (_, before = "", name = "", after = "") => {
            const values = this.#values.get(name);
            const value = this.#valueOf(name, depth);
            if (value === undefined || (values && values.length > 1 && before + after !== ""))
                isKnown = false;
            return before + (value ?? "");
        });
        this.#left -= found.length;
        return isKnown && found.length <= limits.value + text.length ? found : undefined;
    }
    #valueOf(name, depth) {
        if (!this.#expanded.has(name)) {
            const values = this.#values.get(name);
            this.#expanded.set(name, undefined);
            const value = values && this.expanded(values.join(" "), depth + 1);
            this.#expanded.set(name, value === undefined || value.length > limits.value ? undefined : value);
        }
        return this.#expanded.get(name);
    }
}


/***/ }),

/***/ 49514:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Kp: () => (/* binding */ testWords),
/* harmony export */   Rt: () => (/* binding */ decidingWords),
/* harmony export */   Yh: () => (/* binding */ isManifest),
/* harmony export */   a4: () => (/* binding */ tasksOf),
/* harmony export */   fw: () => (/* binding */ requestedTasks),
/* harmony export */   zo: () => (/* binding */ namesGivenIn)
/* harmony export */ });
/* harmony import */ var _path_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76311);
/* harmony import */ var _untyped_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7706);


const followed = [
    /^(?:package\.json|composer\.json|deno\.jsonc?|devbox\.json|nodemon\.json|\.lintstagedrc(?:\.json|\.ya?ml)?)$/,
    /^(?:(?:GNU)?[Mm]akefile|\.?[Jj]ustfile|JUSTFILE|[^/]+\.just|[Tt]askfile(?:\.dist)?\.ya?ml|\.?mise(?:\.local)?\.toml)$/,
    /^(?:pyproject\.toml|hatch\.toml|pixi\.toml|Pipfile|tox\.(?:ini|toml)|invoke\.(?:ya?ml|json)|noxfile\.py|Gemfile|[Rr]akefile(?:\.rb)?|Thorfile|Procfile)$/,
    /^(?:(?:docker-)?compose(?:\.[\w-]+)?\.ya?ml|(?:.+\.)?Dockerfile(?:\..+)?|process-compose\.ya?ml|pom\.xml|bb\.edn)$/,
    /^(?:\.pre-commit-config\.yaml|\.?lefthook(?:-local)?\.(?:ya?ml|toml|json)|\.yarnrc(?:\.yml)?|\.npmrc|bunfig\.toml)$/,
    /^(?:BUILD(?:\.bazel)?|fabfile\.py|dodo\.py|SConstruct|build\.xml|CMakeLists\.txt|meson\.build|build\.ninja|Earthfile|Vagrantfile)$/,
];
function isManifest(path) {
    if (/(?:^|\/)mise\/config\.toml$/.test(path))
        return true;
    return followed.some((pattern) => pattern.test((0,_path_js__WEBPACK_IMPORTED_MODULE_0__/* .nameOf */ .Vb)(path)));
}
const installing = ["preinstall", "install", "postinstall", "prepare"];
const composing = ["pre-install-cmd", "post-install-cmd", "post-update-cmd", "pre-autoload-dump", "post-autoload-dump"];
const lifecycles = {
    t: ["test"],
    tst: ["test"],
    ...Object.fromEntries(["i", "ci", "install"].map((name) => [name, [...installing, ...composing]])),
    pack: ["prepack", "prepare", "postpack"],
    publish: ["prepublishOnly", "prepack", "prepare", "postpack"],
};
function tasksOf(path, text) {
    if (!/^(?:package|composer|deno)\.jsonc?$/.test((0,_path_js__WEBPACK_IMPORTED_MODULE_0__/* .nameOf */ .Vb)(path)))
        return undefined;
    const manifest = (0,_untyped_json_js__WEBPACK_IMPORTED_MODULE_1__/* .parsedJsonFile */ .Ur)(text);
    if (manifest === undefined)
        return undefined;
    const { scripts, tasks, main, module, bin } = (0,_untyped_json_js__WEBPACK_IMPORTED_MODULE_1__/* .fieldsOf */ .Pf)(manifest);
    const named = [...Object.entries((0,_untyped_json_js__WEBPACK_IMPORTED_MODULE_1__/* .fieldsOf */ .Pf)(scripts)), ...Object.entries((0,_untyped_json_js__WEBPACK_IMPORTED_MODULE_1__/* .fieldsOf */ .Pf)(tasks))];
    const found = new Map(named.map(([name, task]) => [name, textsIn(task).map(commandOf).join("\n")]));
    if ((0,_path_js__WEBPACK_IMPORTED_MODULE_0__/* .nameOf */ .Vb)(path) === "package.json" && !found.has("start"))
        found.set("start", "node server.js");
    return found.set("", textsIn([main, module, ...textsIn(bin)])
        .map((entry) => `node ./${entry}`)
        .join("\n"));
}
function requestedTasks(words, tasks) {
    if (words.some((word) => wildcard.test(word)))
        return [...tasks.keys()];
    return [
        ...new Set(words.flatMap((word) => [word, ...(Object.hasOwn(lifecycles, word) ? (lifecycles[word] ?? []) : [])])),
    ]
        .flatMap((name) => [`pre${name}`, name, `post${name}`])
        .filter((name) => name !== "" && tasks.has(name));
}
const wildcard = /[^/.]\*/;
function decidingWords(words, tasks) {
    if (words.length === 0)
        return words;
    if (words.some((word) => wildcard.test(word)))
        return ["all:*"];
    const deciding = new Set(words.filter((word) => requestedTasks([word], tasks).length > 0));
    return deciding.size > 0 ? [...deciding].sort() : ["-"];
}
function testWords(path, words) {
    return isManifest(path) && words.some((word) => /test|check|spec|verify|^(?:ci|all)$/i.test(word)) ? ["test"] : [];
}
function namesGivenIn(text) {
    return new Set(text.split("\n").flatMap((line) => {
        const end = line.search(/:(?=\s|$|:)|=/);
        return end < 0 ? [] : line.slice(0, end).split(/[\s"'[\].@]+/);
    }));
}
function commandOf(text) {
    return text.replace(/^@(?!php\b|composer\b|putenv\b)(?=[\w:-]+(?:\s|$))/, "composer run ");
}
function textsIn(task) {
    const parts = typeof task === "object" && task !== null ? Object.values(task) : [task];
    return parts.flatMap((part) => (Array.isArray(part) ? part : [part])).filter((part) => typeof part === "string");
}


/***/ }),

/***/ 7706:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Pf: () => (/* binding */ fieldsOf),
/* harmony export */   U4: () => (/* binding */ parsedJson),
/* harmony export */   Ur: () => (/* binding */ parsedJsonFile)
/* harmony export */ });
function parsedJson(text) {
    try {
        return JSON.parse(text);
    }
    catch {
        return undefined;
    }
}
function parsedJsonFile(text) {
    return parsedJson(text.replace(/^\uFEFF/, ""));
}
function fieldsOf(value) {
    return typeof value === "object" && value !== null && !Array.isArray(value) ? { ...value } : {};
}


/***/ })

};
;