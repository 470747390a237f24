"use strict";
exports.id = 6649;
exports.ids = [6649];
exports.modules = {

/***/ 91277:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   l: () => (/* binding */ documentOf),
/* harmony export */   o: () => (/* binding */ refusalProperties)
/* harmony export */ });
/* harmony import */ var _parsers_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45433);
/* harmony import */ var _parsers_toml_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(63823);
/* harmony import */ var _parsers_yaml_lenient_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(97463);



const repeatedKeys = {
    github: { counts: "first", ignoresCase: true, refusedBy: "GitHub" },
    "pre-commit": { counts: "last" },
    lefthook: { counts: "first", refusedBy: "lefthook" },
    "lefthook's JSON": { counts: "last" },
    gitlab: { counts: "last" },
};
async function documentOf(source, program) {
    const isJson = /\.jsonc?$/.test(source.path);
    const read = await nodeOf(source);
    if (read.kind === "problem")
        return read;
    const { refusedBy, ...rule } = repeatedKeys[program === "lefthook" && isJson ? "lefthook's JSON" : program];
    const repeats = [];
    const node = withUniqueKeys(read.node, rule, repeats);
    const [first] = repeats;
    const top = new Set(read.node.kind === "table" ? read.node.entries : []);
    const repeated = repeats.filter((entry) => top.has(entry));
    if (refusedBy === undefined)
        return { node, repeated };
    if (first) {
        const message = `${refusedBy} refuses the file, because the key \`${first.name}\` is written twice`;
        return { node, repeated, refusal: { message, span: first.key.span } };
    }
    if (!read.unresolved)
        return { node, repeated };
    const message = `${refusedBy} refuses the file, because an alias has no anchor`;
    return { node, repeated, refusal: { message, span: read.unresolved } };
}
async function nodeOf({ path, text, }) {
    if (/\.(?:toml|jsonc?)$/.test(path)) {
        const node = path.endsWith(".toml")
            ? await (0,_parsers_toml_index_js__WEBPACK_IMPORTED_MODULE_1__.parseToml)(text, 0, "0.9")
            : path.endsWith("c")
                ? (0,_parsers_json_js__WEBPACK_IMPORTED_MODULE_0__.parseJsonc)(text)
                : (0,_parsers_json_js__WEBPACK_IMPORTED_MODULE_0__/* .parseJson */ .qF)(text);
        return node.kind === "problem" ? node : { kind: "read", node };
    }
    const { node, problems, unresolved } = await (0,_parsers_yaml_lenient_js__WEBPACK_IMPORTED_MODULE_2__.parseYaml)(text, 0);
    return problems[0] ?? { kind: "read", node, ...(unresolved ? { unresolved } : {}) };
}
function withUniqueKeys(root, { counts, ignoresCase }, repeats) {
    const done = new Map();
    const read = (node) => {
        const known = done.get(node);
        if (known || node.kind === "scalar")
            return known ?? node;
        if (node.kind === "list") {
            const list = { ...node, items: node.items.map(read) };
            done.set(node, list);
            return list;
        }
        const kept = new Map();
        for (const entry of node.entries) {
            const key = (ignoresCase ? entry.name?.toLowerCase() : entry.name) ?? entry;
            const isRepeat = kept.has(key);
            if (isRepeat)
                repeats.push(entry);
            if (!isRepeat || counts === "last")
                kept.set(key, { ...entry, value: read(entry.value) });
        }
        const table = { ...node, entries: [...kept.values()] };
        done.set(node, table);
        return table;
    };
    return read(root);
}
function refusalProperties(refusal, at) {
    return refusal ? [["refused", { text: refusal.message, at: at(refusal) }]] : [];
}


/***/ }),

/***/ 86649:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Re: () => (/* binding */ isChecking),
  cE: () => (/* reexport */ usage/* isGate */.cE),
  MZ: () => (/* binding */ usesOf),
  hY: () => (/* binding */ weakenedGates)
});

// EXTERNAL MODULE: ./build/bundle/src/repo/text.js
var repo_text = __webpack_require__(64951);
// EXTERNAL MODULE: ./build/bundle/src/parsers/node.js
var parsers_node = __webpack_require__(70536);
;// CONCATENATED MODULE: ./build/bundle/src/policy/gate/arguments.js
const commandFlags = new Map([
    ...["root", "policy", "host", "edition", "format", "at", "base", "from", "fail-on", "gate", "today", "color"].map((name) => [name, true]),
    ...["all", "dry-run", "staged", "user", "offline", "quiet", "help", "version", "fix"].map((name) => [name, false]),
]);
function argumentsOf(words, expands, at) {
    const { flags, plain, open } = readArguments(words, expands);
    const [subcommand = "check", ...more] = plain;
    return [
        ["subcommand", { text: subcommand, at }],
        ...(more.length > 0 ? [["arguments", { text: more.join(" "), at }]] : []),
        ...(open.length > 0 ? [["expansion", { text: open.join(" "), at }]] : []),
        ...[...flags].map(([flag, values]) => [`--${flag}`, { text: values.join(", "), at }]),
    ];
}
function readArguments(words, expands) {
    const flags = new Map();
    const plain = [];
    const open = [];
    for (let i = 0; i < words.length; i++) {
        const word = words[i] ?? "";
        const [, name, inline] = /^--?([\w-]+)(?:=([^]*))?$/.exec(word) ?? [];
        if (expands[i] && inline === undefined)
            open.push(word);
        else if (name === undefined)
            plain.push(word);
        else {
            const flag = name === "h" ? "help" : name;
            const takesNext = inline === undefined && commandFlags.get(flag);
            flags.set(flag, [...(flags.get(flag) ?? []), takesNext ? (words[++i] ?? "") : (inline ?? "")]);
        }
    }
    return { flags, plain, open };
}

;// CONCATENATED MODULE: ./build/bundle/src/policy/gate/shell.js
const shellKeywords = new Set("if then else elif fi while until for do done case esac select function { } ! [[ coproc".split(" "));
function parseShell(script) {
    const text = script.replace(/\r\n/g, "\n").replace(/\\\n/g, " ");
    const commands = [];
    let construct;
    let pending = [];
    let before = "";
    for (const token of [...tokensOf(text), { kind: "joint", joint: "" }]) {
        if (token.kind === "construct")
            construct ??= token.text;
        else if (token.kind !== "joint")
            pending.push(token);
        else if (pending.length > 0) {
            const command = commandOf(pending, text, before, token.joint);
            if (command.isConstruct)
                construct ??= command.words[0];
            commands.push(command);
            before = token.joint;
            pending = [];
        }
        else if (token.joint !== ";" && token.joint !== "")
            construct ??= token.joint;
    }
    return { commands, construct };
}
function commandOf(tokens, text, before, after) {
    const words = tokens.flatMap((token) => (token.kind === "word" ? [token.word] : []));
    const spans = tokens.flatMap((token) => ("from" in token ? [token] : []));
    const [first] = words;
    return {
        words: words.map((word) => word.text),
        expands: words.map((word) => word.expands),
        files: tokens.flatMap((token) => (token.kind === "file" ? [token.name] : [])),
        text: text.slice(spans[0]?.from, spans.at(-1)?.to).replace(/\s+/g, " ").trim(),
        before,
        after,
        isConstruct: first !== undefined && !first.isQuoted && shellKeywords.has(first.text),
    };
}
const joints = [
    ["&&", "&&"],
    ["||", "||"],
    ["|&", "|"],
    ["|", "|"],
    ["&", "&"],
    [";", ";"],
    ["\n", ";"],
];
function* tokensOf(text) {
    for (let at = 0; at < text.length;) {
        const rest = text.slice(at, at + 64);
        const joint = joints.find(([sign]) => rest.startsWith(sign));
        const redirect = /^(?:\d*|&)(?:>>|>\||<>|[<>])&?[ \t]*/.exec(rest)?.[0];
        if (/^[ \t]/.test(rest))
            at++;
        else if (rest.startsWith("#"))
            at = lineEnd(text, at);
        else if (/^(?:;;|<<|<\(|>\(|[()])/.test(rest)) {
            yield { kind: "construct", text: rest.startsWith("<<") ? "<<" : rest.slice(0, 1) };
            at++;
        }
        else if (redirect !== undefined) {
            const [word, to] = readWord(text, at + redirect.length);
            yield { kind: "file", name: word.text, from: at, to };
            at = to;
        }
        else if (joint) {
            yield { kind: "joint", joint: joint[1] };
            at += joint[0].length;
        }
        else {
            const [word, to] = readWord(text, at);
            yield { kind: "word", word, from: at, to };
            at = to;
        }
    }
}
function lineEnd(text, at) {
    const end = text.indexOf("\n", at);
    return end < 0 ? text.length : end;
}
function readWord(text, from) {
    let at = from;
    let value = "";
    let isQuoted = false;
    let expands = false;
    while (at < text.length) {
        const character = text[at] ?? "";
        if (/[\s;&|<>()]/.test(character))
            break;
        if (character === "'" || character === '"') {
            const close = closingQuote(text, at);
            const inner = text.slice(at + 1, close);
            isQuoted = true;
            expands ||= character === '"' && /[$`]/.test(inner);
            value += character === '"' ? inner.replace(/\\(["\\$`])/g, "$1") : inner;
            at = close + 1;
        }
        else if (character === "\\") {
            isQuoted = true;
            value += text[at + 1] ?? "";
            at += 2;
        }
        else if (character === "$" || character === "`") {
            const close = expansionEnd(text, at);
            expands = true;
            value += text.slice(at, close);
            at = close;
        }
        else {
            expands ||= /[*?~[{]/.test(character);
            value += character;
            at++;
        }
    }
    return [{ text: value, isQuoted, expands }, Math.max(at, from + 1)];
}
function closingQuote(text, at) {
    const quote = text[at];
    for (let i = at + 1; i < text.length; i++) {
        if (text[i] === "\\" && quote === '"')
            i++;
        else if (text[i] === quote)
            return i;
    }
    return text.length;
}
const brackets = { "(": ")", "{": "}" };
function expansionEnd(text, at) {
    if (text[at] === "`") {
        const close = text.indexOf("`", at + 1);
        return close < 0 ? text.length : close + 1;
    }
    const open = text[at + 1] ?? "";
    const close = brackets[open];
    if (close === undefined)
        return at + (/^\$[\w@*#?$!-]?\w*/.exec(text.slice(at, at + 200))?.[0].length ?? 1);
    let depth = 0;
    for (let i = at + 1; i < text.length; i++) {
        if (text[i] === open)
            depth++;
        else if (text[i] === close && --depth === 0)
            return i + 1;
    }
    return text.length;
}

;// CONCATENATED MODULE: ./build/bundle/src/policy/gate/command.js


const tool = "agent-profile-check";
function commandsIn(script, at) {
    if (!script.includes(tool))
        return [];
    const parsed = parseShell(script);
    const found = parsed.commands.flatMap((command, index) => {
        const started = startOfTool(command);
        return started ? [{ properties: propertiesOf(started, parsed, index, at) }] : [];
    });
    if (found.length > 0)
        return found;
    const [unknown] = parsed.commands.filter((command) => command.text.includes(tool) && !isWordsOnly(command));
    if (!unknown)
        return [];
    const text = script.replace(/\s+/g, " ").trim();
    return [{ properties: [["program", { text, at }]] }];
}
function isWordsOnly({ words }) {
    return /^(?:echo|printf|grep|cat|ls|rm|mkdir|test|\[|git|cd|true|false|:|#.*)$/.test(programOf(words)[0] ?? "");
}
const assignment = /^[A-Za-z_]\w*=/;
function programOf(words) {
    const at = words.findIndex((word) => !assignment.test(word));
    const [first, ...rest] = at < 0 ? [] : words.slice(at);
    if (first !== undefined && shellKeywords.has(first))
        return programOf(rest);
    if (first === "command" || first === "exec" || first === "time" || first === "env")
        return programOf(rest);
    if (first === "timeout")
        return programOf(rest.slice(1));
    return first === undefined ? [] : [first, ...rest];
}
function startOfTool(command) {
    const words = programOf(command.words);
    const skipped = command.words.length - words.length;
    const [first = "", second = ""] = words;
    const runner = { npx: 1, bunx: 1, pnpx: 1 }[first] ??
        (/^(?:npm (?:exec|x)|pnpm (?:dlx|exec)|yarn (?:dlx|exec)|bun x)$/.test(`${first} ${second}`) ? 2 : undefined);
    const start = (program, version, at) => ({
        program,
        version,
        isPrefixed: version !== undefined && words.slice(0, at).includes("--prefix=/"),
        words: words.slice(at),
        expands: command.expands.slice(skipped + at),
        variables: command.words.slice(0, skipped).filter((word) => assignment.test(word)),
    });
    if (runner !== undefined)
        return startOfPackage(words, runner, start);
    const name = first.slice(first.lastIndexOf("/") + 1);
    if (name === tool || name === `${tool}.cmd`)
        return start(first, undefined, 1);
    const isScript = first === "node" && second.includes(tool) && /(?:\/index\.js|\.mjs|\.cjs|\/agent-profile-check)$/.test(second);
    return isScript ? start(`node ${second}`, undefined, 2) : undefined;
}
const runnerFlags = /^(?:--prefix=\/|-y|--yes|--no|--no-install|--prefer-offline|--offline|-q|--quiet|--silent|--)$/;
function startOfPackage(words, from, start) {
    let at = from;
    let named;
    for (; at < words.length; at++) {
        const word = words[at] ?? "";
        const [, inline] = /^--package=(.+)$/.exec(word) ?? [];
        if (inline !== undefined)
            named = inline;
        else if (word === "-p" || word === "--package")
            named = words[++at];
        else if (!runnerFlags.test(word))
            break;
    }
    const spec = words[at] ?? "";
    const version = versionIn(named ?? spec);
    if (version === undefined || (named !== undefined && spec !== tool))
        return undefined;
    const next = words[at + 1] === "--" ? at + 2 : at + 1;
    return start("package", version, next);
}
function versionIn(spec) {
    const [, name = "", version = ""] = /^(.*?)(?:(?:(?<!^)@|#)([^@#/]*))?$/.exec(spec) ?? [];
    return name
        .replace(/\.git$/, "")
        .split(/[/:]/)
        .at(-1) === tool
        ? `${name.replace("@", "")}@${version}`
        : undefined;
}
function propertiesOf({ program, version, isPrefixed, words, expands, variables }, script, index, at) {
    const simple = (text) => ({ text, at });
    const masks = script.construct === undefined ? masksOf(script.commands, index) : [];
    const earlier = script.commands
        .slice(0, index)
        .filter((command) => !masks.includes(command.text) && !startOfTool(command) && !isHarmless(command));
    return [
        ["program", simple(program)],
        ...(version === undefined
            ? []
            : [["version", simple(version)], ["prefix", simple(isPrefixed ? "--prefix=/" : "")]]),
        ...argumentsOf(words, expands, at),
        ...(words.includes("--staged") ? stagingOf(script.commands.slice(0, index), at) : []),
        ...variables.map((word) => [`env ${word.slice(0, word.indexOf("="))}`, simple(word.slice(word.indexOf("=") + 1))]),
        ...(masks.length > 0 ? [["mask", simple(masks.join("\n"))]] : []),
        ...(script.construct === undefined
            ? earlier.map(({ text }) => [`runs first ${text}`, simple(text)])
            : [["script", simple(textOfScript(script))]]),
    ];
}
function stagingOf(earlier, at) {
    const commands = earlier
        .filter((command) => programOf(command.words)[0] === "git")
        .filter((command) => !isHarmless(command) || command.text.startsWith("git fetch "))
        .map(({ text }) => text);
    if (commands.length === 0)
        return [];
    const text = commands.join("; ");
    const was = (before, now) => `\`--staged\` checks what ${now} leaves in the index (was \`${before}\`), so other files or another base are checked`;
    const worse = (base) => (base ? was(base.text, `\`${text}\``) : undefined);
    return [["staging", { text, at, worse, gone: was(text, "no command of Git") }]];
}
function textOfScript({ commands }) {
    return commands
        .map(({ text, after }) => `${text} ${after}`)
        .join(" ")
        .trim();
}
function masksOf(commands, index) {
    const command = commands[index];
    if (!command)
        return [];
    const next = commands[index + 1]?.text ?? "";
    const isFailing = command.after === "||" && /^exit [1-9]/.test(next);
    const before = commands
        .slice(0, index)
        .filter(({ words }) => isSwitch(words) || /^(?:exit|return|exec)$/.test(words[0] ?? ""));
    const after = commands
        .slice(command.after === "||" ? index + 2 : index + 1)
        .filter(({ words }) => /^(?:exit|return|true|:)$/.test(words[0] ?? ""));
    return [
        ...(/^(?:\||&|\|\|)$/.test(command.after) && !isFailing ? [`${command.after} ${next}`.trim()] : []),
        ...(command.before === "||" ? [`${commands[index - 1]?.text ?? ""} ||`] : []),
        ...before.map(({ text }) => text),
        ...after.map(({ text }) => text),
        ...brokenList(commands, index),
    ];
}
function brokenList(commands, index) {
    const isListed = commands[index]?.before === "&&" || commands[index]?.after === "&&";
    const rest = commands[endOfList(commands, index) + 1];
    return isListed && rest ? [`&& … ${rest.text}`] : [];
}
function endOfList(commands, from) {
    let at = from;
    while (commands[at]?.after === "&&" || commands[at]?.after === "||")
        at++;
    return at;
}
function isSwitch(words) {
    return ((words[0] === "set" && words.some((word) => word.startsWith("+"))) || words[0] === "trap" || words[0] === "shopt");
}
const harmless = [
    /^(?:echo|printf|cat|ls|pwd|date|whoami|mkdir|true|:|test|\[|sleep)(?: |$)/,
    /^set -/,
    /^(?:npm (?:ci|install|i)|pnpm (?:install|i)|yarn(?: install)?|bun install)(?: --?[\w-]+)*$/,
    /^git (?:fetch|log|status|diff|show|rev-parse)(?: |$)/,
    /^(?:node|npm|pnpm|yarn|git) (?:--version|-v)$/,
    /^corepack enable$/,
];
function isHarmless({ text, words, files }) {
    const isGlobal = words.some((word) => /^(?:-g|--global|--prefix.*|--location.*)$/.test(word));
    return (!isGlobal &&
        files.every((file) => /^(?:\d|\/dev\/null)$/.test(file)) &&
        harmless.some((pattern) => pattern.test(text)));
}

// EXTERNAL MODULE: ./build/bundle/src/policy/gate/document.js
var gate_document = __webpack_require__(91277);
// EXTERNAL MODULE: ./build/bundle/src/policy/gate/usage.js
var usage = __webpack_require__(85809);
;// CONCATENATED MODULE: ./build/bundle/src/policy/gate/hooks.js






async function hooksIn(source) {
    const at = ({ span }) => ({ source, span });
    const document = await (0,gate_document/* documentOf */.l)(source, "pre-commit");
    if ("kind" in document)
        return { source, uses: [], problem: at(document), placeWithout: () => (0,repo_text/* startOf */.GH)(source) };
    const { node } = document;
    const key = node.kind === "table" ? (0,parsers_node/* entryOf */.Ms)(node, "repos")?.key : undefined;
    const uses = (0,parsers_node/* listItems */.Dw)((0,parsers_node/* valueOf */.RP)(node, "repos")).flatMap((repo) => (0,parsers_node/* listItems */.Dw)((0,parsers_node/* valueOf */.RP)(repo, "hooks")).flatMap((hook) => useOf(hook, repo, node, at)));
    return { source, uses, placeWithout: () => (key ? at(key) : (0,repo_text/* startOf */.GH)(source)) };
}
function useOf(hook, repo, file, at) {
    const id = (0,parsers_node/* valueOf */.RP)(hook, "id");
    if (hook.kind !== "table" || !id)
        return [];
    if (!/^agent-profile-check(?:-script)?$/.test((0,usage/* inlineText */.ln)(id)))
        return commandUses(hook, (0,usage/* inlineText */.ln)(id), file, at);
    const name = (0,usage/* inlineText */.ln)(id);
    const args = (0,parsers_node/* valueOf */.RP)(hook, "args");
    const words = (0,usage/* wordsIn */.Hn)(args);
    const [url, rev] = [(0,parsers_node/* valueOf */.RP)(repo, "repo"), (0,parsers_node/* valueOf */.RP)(repo, "rev")];
    const stages = (0,parsers_node/* valueOf */.RP)(hook, "stages") ?? (0,parsers_node/* valueOf */.RP)(file, "default_stages");
    const skip = (0,parsers_node/* valueOf */.RP)((0,parsers_node/* valueOf */.RP)(file, "ci"), "skip");
    const properties = new Map([
        ...argumentsOf(words, words.map(() => false), at(args ?? id)),
        ...(0,usage/* propertiesOf */.P1)(hook, ["always_run", "entry", "language", "additional_dependencies", "pass_filenames"], "", at),
        ...(0,usage/* propertiesOf */.P1)(file, ["default_install_hook_types"], "", at),
        ...(0,usage/* unknownKeys */.vX)(hook, "hook", at),
        ...(0,usage/* unknownKeys */.vX)(repo, "repo", at),
        ...(0,usage/* unknownKeys */.vX)(file, "hooks file", at),
        ...(url
            ? [["version", { text: `${(0,usage/* inlineText */.ln)(url)}@${rev ? (0,usage/* inlineText */.ln)(rev) : ""}`, at: at(rev ?? url) }]]
            : []),
        ...(stages ? [["stages", { text: (0,usage/* inlineText */.ln)(stages), at: at(stages) }]] : []),
        ...(skip ? [["ci skip", { text: (0,usage/* inlineText */.ln)(skip), at: at(skip) }]] : []),
    ]);
    return [{ kind: "hook", name: `the hook \`${name}\``, home: name, at: at(id), properties }];
}
const harmlessInCommand = /^(?:id|name|alias|description|entry|args|always_run|pass_filenames|verbose|require_serial|log_file|minimum_pre_commit_version)$/;
const around = /^(?:default_stages|default_install_hook_types|default_language_version|files|exclude|ci)$/;
function commandUses(hook, id, file, at) {
    const entry = (0,parsers_node/* valueOf */.RP)(hook, "entry");
    if (entry?.kind !== "scalar")
        return [];
    const settings = [
        ...hook.entries.filter(({ name = "?" }) => !harmlessInCommand.test(name)),
        ...(file.kind === "table" ? file.entries.filter(({ name = "?" }) => around.test(name)) : []),
    ].map(({ name = "?", key, value }) => [`setting ${name}`, { text: (0,usage/* inlineText */.ln)(value), at: at(key) }]);
    const line = [entry.text, ...(0,usage/* wordsIn */.Hn)((0,parsers_node/* valueOf */.RP)(hook, "args"))].join(" ");
    return commandsIn(line, at(entry)).map(({ properties }) => ({
        kind: "command",
        name: `the command of the hook \`${id}\``,
        home: id,
        at: at(entry),
        properties: new Map([
            ...settings,
            ...alwaysRun((0,parsers_node/* valueOf */.RP)(hook, "always_run"), at),
            ...properties,
            (0,usage/* gitHook */.sh)("pre-commit", at(entry)),
        ]),
    }));
}
function alwaysRun(value, at) {
    if (!value || (0,usage/* inlineText */.ln)(value) !== "true")
        return [];
    return [
        ["always run", { text: "true", at: at(value), gone: "`always_run` is gone, so the hook runs only for some files" }],
    ];
}

// EXTERNAL MODULE: ./build/bundle/src/repo/many.js
var many = __webpack_require__(46447);
;// CONCATENATED MODULE: ./build/bundle/src/policy/gate/lefthook.js






const harmlessInHook = /^(?:name|run|jobs|commands|group|fail_text|priority|follow|parallel|stage_fixed)$/;
const settings = /^(?:\$schema|assert_lefthook_installed|colors|extends|glob_matcher|install_non_git_hooks|lefthook|min_version|no_auto_install|no_tty|output|rc|remotes?|skip_lfs|skip_output|source_dir|source_dir_local|templates)$/;
const harmlessSettings = /^(?:\$schema|assert_lefthook_installed|colors|install_non_git_hooks|min_version|no_auto_install|no_tty|output|skip_lfs|skip_output|source_dir|source_dir_local)$/;
async function lefthookUses(files) {
    const [first] = files;
    const origins = new Map();
    let merged;
    const refusals = [];
    for (const source of files) {
        const document = await (0,gate_document/* documentOf */.l)(source, "lefthook");
        const placeWithout = () => (0,repo_text/* startOf */.GH)(source);
        if ("kind" in document)
            return { source: first, uses: [], problem: { source, span: document.span }, placeWithout };
        (0,many/* append */.BC)(refusals, (0,gate_document/* refusalProperties */.o)(document.refusal, ({ span }) => ({ source, span })));
        if (source !== first)
            rememberOrigin(document.node, source, origins);
        merged = merged ? mergedOver(merged, document.node, origins) : document.node;
    }
    const at = (node) => ({ source: origins.get(node) ?? first, span: node.span });
    const around = [...refusals, ...settingsOf((0,parsers_node/* tableEntries */.zH)(merged), at)];
    const uses = (0,parsers_node/* tableEntries */.zH)(merged).flatMap(({ name: hook = "?", value }) => value.kind === "table" && !settings.test(hook) ? jobsOf(value, hook, [...around, ...keysOf(value, at)], at) : []);
    return { source: first, uses, placeWithout: () => (0,repo_text/* startOf */.GH)(first) };
}
function rememberOrigin(node, source, origins) {
    if (origins.has(node))
        return;
    origins.set(node, source);
    if (node.kind === "list")
        for (const item of node.items)
            rememberOrigin(item, source, origins);
    if (node.kind === "table")
        for (const { key, value } of node.entries) {
            rememberOrigin(key, source, origins);
            rememberOrigin(value, source, origins);
        }
}
function mergedOver(below, above, origins) {
    if (below.kind !== "table" || above.kind !== "table")
        return above;
    const entries = new Map(below.entries.map((entry) => [entry.name ?? entry, entry]));
    for (const entry of above.entries) {
        const old = entries.get(entry.name ?? entry)?.value;
        entries.set(entry.name ?? entry, old ? { ...entry, value: mergedValue(entry.name, old, entry.value, origins) } : entry);
    }
    return { ...below, entries: [...entries.values()] };
}
function mergedValue(name, below, above, origins) {
    if (name === "jobs" && below.kind === "list" && above.kind === "list")
        return mergedJobs(below, above, origins);
    if (name !== "run" || below.kind !== "scalar" || above.kind !== "scalar")
        return mergedOver(below, above, origins);
    const run = { ...above, text: above.text.replaceAll("{cmd}", () => below.text) };
    const source = origins.get(above);
    if (source)
        origins.set(run, source);
    return run;
}
function mergedJobs(below, above, origins) {
    const items = [...below.items];
    for (const job of above.items) {
        const name = jobName(job);
        const index = name === "" ? -1 : items.findIndex((other) => jobName(other) === name);
        const other = items[index];
        if (other)
            items[index] = mergedOver(other, job, origins);
        else
            items.push(job);
    }
    return { ...below, items };
}
function jobName(job) {
    const name = job.kind === "table" ? (0,parsers_node/* entryOf */.Ms)(job, "name")?.value : undefined;
    return name ? (0,usage/* inlineText */.ln)(name) : "";
}
function settingsOf(entries, at) {
    return entries.flatMap(({ name = "?", key, value }) => (value.kind === "table" && !settings.test(name)) || harmlessSettings.test(name)
        ? []
        : [[`setting ${name}`, { text: (0,usage/* inlineText */.ln)(value), at: at(key) }]]);
}
function jobsOf(table, hook, around, at) {
    const jobs = (0,parsers_node/* entryOf */.Ms)(table, "jobs")?.value;
    const commands = (0,parsers_node/* entryOf */.Ms)(table, "commands")?.value;
    const items = [...(jobs?.kind === "list" ? jobs.items : []), ...(0,parsers_node/* tableEntries */.zH)(commands).map(({ value }) => value)];
    return items.flatMap((job) => {
        if (job.kind !== "table")
            return [];
        const inherited = [...around, ...keysOf(job, at)];
        const group = (0,parsers_node/* entryOf */.Ms)(job, "group")?.value;
        const nested = group?.kind === "table" ? jobsOf(group, hook, [...inherited, ...keysOf(group, at)], at) : [];
        const run = (0,parsers_node/* entryOf */.Ms)(job, "run")?.value;
        if (run?.kind !== "scalar")
            return nested;
        const place = at(run);
        const uses = commandsIn(run.text, place).map(({ properties }) => ({
            kind: "command",
            name: `the command of the hook \`${hook}\``,
            home: hook,
            at: place,
            properties: new Map([...inherited, ...properties, (0,usage/* gitHook */.sh)(hook, place)]),
        }));
        return [...nested, ...uses];
    });
}
function keysOf(table, at) {
    return table.entries.flatMap(({ name = "?", key, value }) => harmlessInHook.test(name) ? [] : [[`setting ${name}`, { text: (0,usage/* inlineText */.ln)(value), at: at(key) }]]);
}

;// CONCATENATED MODULE: ./build/bundle/src/policy/gate/wildcards.js
function concatPatterns(...patterns) {
    return patterns.reduce((left, right) => [
        ...left.slice(0, -1),
        `${left.at(-1) ?? ""}${right[0] ?? ""}`,
        ...right.slice(1),
    ]);
}
function canBeEqual(a, b) {
    if (a.length === 1 && b.length === 1)
        return a[0]?.toLowerCase() === b[0]?.toLowerCase();
    if (stepsOf(a, b) > maxSteps)
        return true;
    const [left, right] = [symbolsOf(a), symbolsOf(b)];
    let row = [true];
    for (const symbol of right)
        row.push(row.at(-1) === true && symbol === any);
    for (const symbol of left) {
        const next = [row[0] === true && symbol === any];
        for (const [j, other] of right.entries())
            next.push(symbol === any || other === any ? row[j + 1] === true || next[j] === true : row[j] === true && symbol === other);
        row = next;
    }
    return row.at(-1) === true;
}
function stepsOf(a, b) {
    return lengthOf(a) * lengthOf(b);
}
function lengthOf(pattern) {
    return pattern.reduce((length, part) => length + part.length + 1, 0);
}
const maxSteps = 100_000;
const any = null;
function symbolsOf(pattern) {
    return pattern.flatMap((part, index) => [...(index > 0 ? [any] : []), ...part.toLowerCase()]);
}

;// CONCATENATED MODULE: ./build/bundle/src/policy/gate/checks.js




const maxDepth = 10;
const maxWork = 1 << 18;
const workOfName = 16;
const maxNames = 64;
const maxNameLength = 1_000;
const anyName = ["", ""];
async function checksIn(sources) {
    const workflows = new Map();
    for (const source of sources) {
        const document = await (0,gate_document/* documentOf */.l)(source, "github");
        if ("kind" in document)
            continue;
        const on = (0,parsers_node/* valueOf */.RP)(document.node, "on") ?? (0,parsers_node/* valueOf */.RP)(document.node, "true");
        const events = (0,usage/* wordsIn */.Hn)(on);
        const isStarted = events.length === 0 || events.some((event) => event !== "workflow_call");
        workflows.set(source.path, { source, isStarted, jobs: (0,parsers_node/* tableEntries */.zH)((0,parsers_node/* valueOf */.RP)(document.node, "jobs")) });
    }
    const checks = [];
    let left = maxWork;
    const read = (workflow, before) => {
        for (const { name: id = "?", key, value } of workflow.jobs) {
            if (before && left <= 0) {
                checks.push(withAnyJob(before));
                return;
            }
            const written = (0,parsers_node/* entryOf */.Ms)(value.kind === "table" ? value : emptyTable, "name")?.value;
            const job = { path: workflow.source.path, id, at: { source: workflow.source, span: (written ?? key).span } };
            const check = checkOf(job, written && (0,usage/* inlineText */.ln)(written) !== "" ? (0,usage/* inlineText */.ln)(written) : id, value, before);
            left -= check.shown.length + workOfName * (check.names.length + check.skippedNames.length);
            const uses = (0,parsers_node/* valueOf */.RP)(value, "uses");
            const called = uses && workflows.get((0,usage/* inlineText */.ln)(uses).replace(/^\.\//, ""));
            if (!uses)
                checks.push(check);
            else if (called && check.jobs.length <= maxDepth)
                read(called, check);
            else
                checks.push(withAnyJob(check));
        }
    };
    for (const workflow of workflows.values())
        if (workflow.isStarted)
            read(workflow, undefined);
    return checks;
}
function withAnyJob(check) {
    return {
        ...check,
        shown: `${check.shown} / *`,
        names: check.names.map((name) => concatPatterns(name, [" / ", ""])),
    };
}
const emptyTable = { kind: "table", span: { start: 0, end: 0 }, entries: [] };
function checkOf(job, written, value, before) {
    const own = written.length > maxNameLength ? anyName : written.split(/\$\{\{.*?\}\}/s);
    const strategy = (0,parsers_node/* valueOf */.RP)(value, "strategy");
    const hasMatrix = strategy?.kind === "scalar" || (0,parsers_node/* valueOf */.RP)(strategy, "matrix") !== undefined;
    const forms = hasMatrix ? [concatPatterns(own, [" (", ")"]), ...(own.length > 1 ? [own] : [])] : [own];
    const shown = `${written}${hasMatrix ? " (*)" : ""}`;
    if (!before)
        return { jobs: [job], shown, names: forms, skippedNames: [own] };
    const within = (form) => before.names.map((name) => concatPatterns(name, [" / "], form));
    return {
        jobs: [...before.jobs, job],
        shown: `${before.shown} / ${shown}`,
        names: withinNameLimit(forms.flatMap(within)),
        skippedNames: withinNameLimit([...before.skippedNames, ...within(own)]),
    };
}
function withinNameLimit(names) {
    return names.length > maxNames ? [anyName] : names;
}

// EXTERNAL MODULE: ./build/bundle/src/model/load.js
var load = __webpack_require__(6407);
;// CONCATENATED MODULE: ./build/bundle/src/policy/gate/job-names.js




async function jobsOfSameName(base, head, before, after, strict) {
    if (before.every(({ kind }) => kind === "hook"))
        return [];
    const [workflows, headWorkflows] = [base.filter(isWorkflow), head.filter(isWorkflow)];
    const texts = new Map(workflows.map(({ path, text }) => [path, text]));
    if (headWorkflows.every(({ path, text }) => texts.get(path) === text))
        return [];
    const [old, fresh] = await Promise.all([checksIn(workflows), checksIn(headWorkflows)]);
    const [usesBefore, usesAfter] = [usesByJob(before), usesByJob(after)];
    const required = old.filter(({ jobs }) => usesBefore(lastOf(jobs)).length > 0);
    const requiredChecks = new Set(required);
    const others = new Set(old.filter((check) => !requiredChecks.has(check)).map(identityOf));
    const oldJobs = new Set(old.flatMap(({ jobs }) => jobs.map(keyOf)));
    const requiredJobs = new Set(required.map(({ jobs }) => keyOf(lastOf(jobs))));
    const gateWithNameOf = comparedWith(required);
    return fresh.flatMap((check) => {
        if (others.has(identityOf(check)) || isAsStrict(check, usesAfter, strict))
            return [];
        if (usesAfter(lastOf(check.jobs)).length === 0 && requiredJobs.has(keyOf(lastOf(check.jobs))))
            return [];
        const gate = gateWithNameOf(check);
        if (!gate)
            return [];
        const job = check.jobs.find((one) => !oldJobs.has(keyOf(one))) ?? lastOf(check.jobs);
        return [
            {
                topic: "weakened-gate",
                message: `the job \`${job.id}\` can have the name \`${gate.shown}\` of the required check, so a ruleset may take either of them as passed; rename the new job`,
                at: job.at,
                related: [(0,load/* atBase */.rX)(lastOf(gate.jobs).at)],
            },
        ];
    });
}
function isWorkflow({ path }) {
    return path.startsWith(".github/workflows/");
}
function lastOf(jobs) {
    return jobs.at(-1) ?? jobs[0];
}
function keyOf({ path, id }) {
    return `${path} ${id}`;
}
function identityOf({ jobs, shown }) {
    return `${jobs.map(({ path }) => path).join(" ")} ${shown}`;
}
function usesByJob(uses) {
    const found = (0,many/* groupBy */.$z)(uses, (use) => keyOf({ path: use.at.source.path, id: use.home }));
    return (job) => found.get(keyOf(job)) ?? [];
}
function isAsStrict({ jobs }, usesOf, strict) {
    const inJobs = jobs.map(usesOf);
    return (inJobs.at(-1)?.length !== 0 && inJobs.every((uses) => uses.length === 0 || uses.some((use) => strict.has(use))));
}
const job_names_maxSteps = 1 << 24;
function comparedWith(required) {
    const exact = new Map();
    const patterns = [];
    for (const gate of required)
        for (const pattern of gate.names) {
            const name = exactName(pattern);
            if (name !== undefined && !exact.has(name))
                exact.set(name, gate);
            patterns.push({ gate, pattern });
        }
    const inexact = patterns.filter(({ pattern }) => pattern.length > 1);
    let left = job_names_maxSteps;
    const gateFor = (name) => {
        const text = exactName(name);
        const same = text === undefined ? undefined : exact.get(text);
        return (same ??
            (text === undefined ? patterns : inexact).find(({ pattern }) => (left -= stepsOf(name, pattern)) < 0 || canBeEqual(name, pattern))?.gate);
    };
    return ({ names, skippedNames }) => {
        for (const name of new Set([...names, ...skippedNames])) {
            const gate = gateFor(name);
            if (gate)
                return gate;
        }
        return undefined;
    };
}
function exactName(pattern) {
    return pattern.length === 1 ? pattern[0]?.toLowerCase() : undefined;
}

// EXTERNAL MODULE: ./build/bundle/src/policy/gate/npmrc.js
var gate_npmrc = __webpack_require__(11888);
// EXTERNAL MODULE: ./build/bundle/src/policy/gate/precedence.js
var precedence = __webpack_require__(27404);
// EXTERNAL MODULE: ./build/bundle/src/policy/gate/properties.js
var properties = __webpack_require__(22217);
// EXTERNAL MODULE: ./build/bundle/src/repo/path.js
var repo_path = __webpack_require__(76311);
// EXTERNAL MODULE: ./build/bundle/src/parsers/yaml/gitlab.js
var gitlab = __webpack_require__(19121);
;// CONCATENATED MODULE: ./build/bundle/src/policy/gate/gitlab.js





const deciding = /^(?:rules|only|except|when|allow_failure|extends|inherit|before_script|variables|image|hooks|run|trigger|parallel|start_in|dependencies|needs)$/;
const reachingAll = /^(?:default|workflow|include|before_script|variables|image)$/;
function gitlabUses({ node: file, repeated }, source) {
    const place = ({ span }) => ({ source, span });
    const [resolve, inherited] = [(0,gitlab/* resolverOf */.EM)(file), (0,gitlab/* inheritanceIn */.Qv)(file)];
    const settings = (entries, names) => entries.flatMap(({ name = "", key, value }) => {
        const text = names.test(name) ? (0,usage/* inlineText */.ln)(resolve(value)) : "";
        return names.test(name) && !(name === "needs" && text === "")
            ? [[`setting ${name}`, { text, at: place(key) }]]
            : [];
    });
    const around = settings((0,parsers_node/* tableEntries */.zH)(file), reachingAll);
    return (0,parsers_node/* tableEntries */.zH)(file).flatMap(({ name: job = ".", value }) => {
        if (value.kind !== "table" || job.startsWith("."))
            return [];
        const table = inherited(value);
        const script = (0,parsers_node/* entryOf */.Ms)(table, "script")?.value;
        if (!script)
            return [];
        const second = repeated.find(({ name }) => name === job);
        const own = [
            ...settings(table.entries, deciding),
            ["gitlab file", { text: (0,repo_path/* nameOf */.Vb)(source.path), at: place(script) }],
            ...(second
                ? [
                    [
                        "refused",
                        { text: `the job \`${job}\` is written twice, and GitLab runs only one of them`, at: place(second.key) },
                    ],
                ]
                : []),
        ];
        return commandsIn(linesOf(resolve(script)).join("\n"), place(script)).map(({ properties }) => ({
            kind: "command",
            name: `the script of job \`${job}\``,
            home: job,
            at: place(script),
            properties: new Map([...around, ...own, ...properties]),
        }));
    });
}
function linesOf(script) {
    return script.kind === "list"
        ? script.items.flatMap(linesOf)
        : [script.kind === "scalar" ? script.text : (0,usage/* inlineText */.ln)(script)];
}

;// CONCATENATED MODULE: ./build/bundle/src/policy/gate/scripts.js






async function commandUsesIn(source) {
    const placeWithout = () => (0,repo_text/* startOf */.GH)(source);
    if (usage/* commandFiles */.nt.husky.test(source.path))
        return { source, uses: huskyUses(source), placeWithout };
    const document = await (0,gate_document/* documentOf */.l)(source, "gitlab");
    return "kind" in document
        ? { source, uses: [], problem: { source, span: document.span }, placeWithout }
        : { source, uses: gitlabUses(document, source), placeWithout };
}
function huskyUses(source) {
    const { path, text } = source;
    const hook = (0,repo_path/* nameOf */.Vb)(path);
    const start = text.indexOf("agent-profile-check");
    const at = start < 0 ? (0,repo_text/* startOf */.GH)(source) : { source, span: { start, end: start + "agent-profile-check".length } };
    return commandsIn(text, at).map(({ properties }) => ({
        kind: "command",
        name: `the command of the hook \`${hook}\``,
        home: hook,
        at,
        properties: new Map([...properties, (0,usage/* gitHook */.sh)(hook, at)]),
    }));
}

;// CONCATENATED MODULE: ./build/bundle/src/policy/gate/earlier-steps.js



function earlierProperties(steps, isCommand, at) {
    const scripts = steps.flatMap((step) => {
        const run = (0,parsers_node/* valueOf */.RP)(step, "run");
        return run ? [run] : [];
    });
    const commands = scripts.flatMap((run) => (run.kind === "scalar" ? parseShell(run.text).commands : []).flatMap((command) => steersRunner(command) || (isCommand && changesTools(command))
        ? [[`earlier ${command.text}`, { text: command.text, at: at(run) }]]
        : []));
    return [...commands, ...(isCommand ? checkoutOf(steps, at) : [])];
}
function steersRunner({ words, files }) {
    return [...words, ...files].some((word) => /GITHUB_(?:ENV|PATH)|BASH_ENV/.test(word));
}
const programs = /(?:^|\/)(?:npx|npm|node|git|pnpm|pnpx|yarn|bunx?|bash|sh|agent-profile-check[\w.-]*)(?:\.\w+)?$/;
const writers = /^(?:cp|mv|ln|install|chmod|tee|curl|wget|rm|sed|dd|rsync|truncate|touch|alias)$/;
function changesTools({ words, files }) {
    const [first = "", second = "", ...rest] = words;
    if (files.some((file) => programs.test(file)))
        return true;
    if (writers.test(first))
        return words.slice(1).some((word) => programs.test(word.replace(/=.*/, "")));
    if (first === "git")
        return /^(?:checkout|switch|reset|restore|replace|update-ref|symbolic-ref|rm|stash|clean|merge|rebase|cherry-pick|revert|am|apply|pull|update-index)$/.test(second);
    if (/^(?:npm|pnpm|yarn)$/.test(first))
        return (/^(?:link|config|set|global)$/.test(second) || rest.some((word) => /^(?:-g|--global|--location.*)$/.test(word)));
    return false;
}
const checkoutInputs = ["ref", "repository", "sparse-checkout", "sparse-checkout-cone-mode", "github-server-url"];
function checkoutOf(steps, at) {
    const checkout = steps.findLast((step) => {
        const uses = (0,parsers_node/* valueOf */.RP)(step, "uses");
        const path = (0,parsers_node/* valueOf */.RP)((0,parsers_node/* valueOf */.RP)(step, "with"), "path");
        return uses && /^actions\/checkout@/i.test((0,usage/* inlineText */.ln)(uses)) && (!path || /^(?:\.\/?)?$/.test((0,usage/* inlineText */.ln)(path)));
    });
    const uses = (0,parsers_node/* valueOf */.RP)(checkout, "uses");
    return uses
        ? [
            ["checkout", { text: "actions/checkout", at: at(uses) }],
            ...(0,usage/* propertiesOf */.P1)((0,parsers_node/* valueOf */.RP)(checkout, "with"), checkoutInputs, "checkout ", at),
        ]
        : [];
}

// EXTERNAL MODULE: ./build/bundle/src/policy/gate/workflow-keys.js
var workflow_keys = __webpack_require__(22010);
;// CONCATENATED MODULE: ./build/bundle/src/policy/gate/refusal.js




function workflowRefusal(workflow) {
    const jobs = (0,parsers_node/* tableEntries */.zH)((0,parsers_node/* valueOf */.RP)(workflow, "jobs"));
    const ids = new Set(jobs.map(({ name = "" }) => name.toLowerCase()));
    for (const { name = "", key, value } of jobs) {
        const reason = reasonOf(name, value, ids);
        if (reason !== undefined)
            return { message: `GitHub refuses the file, because ${reason}`, span: key.span };
    }
    const circle = circleIn(jobs);
    return (circle && {
        message: `GitHub refuses the file, because the job \`${circle.name}\` needs itself`,
        span: circle.key.span,
    });
}
function reasonOf(id, job, ids) {
    if (!/^[A-Za-z_][\w-]*$/.test(id))
        return `\`${id}\` is not a valid job id`;
    if (job.kind !== "table")
        return `the job \`${id}\` is not a mapping`;
    const [uses, runner, steps] = ["uses", "runs-on", "steps"].map((name) => (0,parsers_node/* valueOf */.RP)(job, name));
    if (uses && (runner || steps))
        return `the job \`${id}\` has both \`uses\` and \`${runner ? "runs-on" : "steps"}\``;
    if (!uses && !runner && hasKnownKeys(job, "job"))
        return `the job \`${id}\` has neither \`runs-on\` nor \`uses\``;
    const missing = needsOf(job).find((name) => !ids.has(name));
    if (missing !== undefined)
        return `the job \`${id}\` needs the job \`${missing}\`, which is not there`;
    return reasonOfSteps(id, steps);
}
function reasonOfSteps(id, steps) {
    if (!steps)
        return undefined;
    if (steps.kind !== "list")
        return `the steps of the job \`${id}\` are not a list`;
    const known = new Set();
    for (const step of steps.items) {
        if (step.kind !== "table")
            return `a step of the job \`${id}\` is not a mapping`;
        const [uses, run, name] = ["uses", "run", "id"].map((key) => (0,parsers_node/* valueOf */.RP)(step, key));
        if (uses && run)
            return `a step of the job \`${id}\` has both \`uses\` and \`run\``;
        if (!uses && !run && hasKnownKeys(step, "step"))
            return `a step of the job \`${id}\` has neither \`uses\` nor \`run\``;
        const text = name ? (0,usage/* inlineText */.ln)(name).toLowerCase() : "";
        if (text !== "" && known.has(text))
            return `two steps of the job \`${id}\` have the id \`${text}\``;
        known.add(text);
    }
    return undefined;
}
function hasKnownKeys(table, level) {
    return (0,parsers_node/* tableEntries */.zH)(table).every(({ name }) => name !== undefined && (0,workflow_keys/* isKnownKey */.h3)(level, name));
}
function needsOf(job) {
    return (0,usage/* wordsIn */.Hn)((0,parsers_node/* valueOf */.RP)(job, "needs")).flatMap((name) => (name === "" ? [] : [name.toLowerCase()]));
}
function circleIn(jobs) {
    const waiting = new Map(jobs.map((job) => [job.name?.toLowerCase() ?? "", job]));
    const needs = new Map([...waiting].map(([name, { value }]) => [name, new Set(needsOf(value).filter((need) => waiting.has(need)))]));
    const followers = new Map();
    for (const [name, missing] of needs)
        for (const need of missing)
            (0,many/* addTo */.DN)(followers, need, name);
    const ready = [...needs].flatMap(([name, missing]) => (missing.size === 0 ? [name] : []));
    for (const name of ready) {
        waiting.delete(name);
        for (const follower of followers.get(name) ?? []) {
            const missing = needs.get(follower);
            if (missing?.delete(name) && missing.size === 0)
                ready.push(follower);
        }
    }
    return [...waiting.values()][0];
}

// EXTERNAL MODULE: ./build/bundle/src/policy/gate/settings.js
var gate_settings = __webpack_require__(12869);
// EXTERNAL MODULE: ./build/bundle/src/policy/gate/triggers.js
var triggers = __webpack_require__(98345);
;// CONCATENATED MODULE: ./build/bundle/src/policy/gate/workflow.js










async function stepsIn(source, targets) {
    const document = await (0,gate_document/* documentOf */.l)(source, "github");
    const at = ({ span }) => ({ source, span });
    if ("kind" in document)
        return { source, uses: [], problem: at(document), placeWithout: () => (0,repo_text/* startOf */.GH)(source) };
    const { node, refusal } = document;
    const jobs = (0,parsers_node/* valueOf */.RP)(node, "jobs");
    const runs = (0,parsers_node/* valueOf */.RP)(node, "runs");
    const around = new Map([
        ...(0,gate_document/* refusalProperties */.o)(refusal ?? workflowRefusal(node), at),
        ...(0,triggers/* triggersOf */.X)(node, at),
        ...environmentOf(node, at, workflow_keys/* steeringVariables */.Jt),
        ...defaultsOf(node, at),
        ...(0,usage/* unknownKeys */.vX)(node, jobs ? "workflow" : "action", at),
    ]);
    const uses = [
        ...(0,parsers_node/* tableEntries */.zH)(jobs).flatMap(({ name = "?", value }) => {
            const inJob = new Map([...around, ...jobProperties(value, at)]);
            return [
                ...callOf(value, name, inJob, targets, at),
                ...workflow_stepsOf(value, name, { properties: inJob, tables: [node, value] }, targets, at),
            ];
        }),
        ...workflow_stepsOf(runs, "", { properties: new Map([...around, ...(0,usage/* propertiesOf */.P1)(runs, ["using"], "runs ", at)]), tables: [] }, targets, at),
    ];
    const placeWithout = ({ home }) => {
        const job = jobs?.kind === "table" ? (0,parsers_node/* entryOf */.Ms)(jobs, home) : undefined;
        const steps = job?.value.kind === "table" ? (0,parsers_node/* entryOf */.Ms)(job.value, "steps") : undefined;
        const key = steps?.key ?? job?.key ?? (node.kind === "table" ? (0,parsers_node/* entryOf */.Ms)(node, "jobs")?.key : undefined);
        return key ? at(key) : (0,repo_text/* startOf */.GH)(source);
    };
    return { source, uses, placeWithout };
}
function jobProperties(job, at) {
    return [
        ...(0,usage/* propertiesOf */.P1)(job, ["if", "continue-on-error", "needs", "container", "strategy", "runs-on", "secrets"], "job ", at),
        ...environmentOf(job, at, workflow_keys/* steeringVariables */.Jt),
        ...defaultsOf(job, at),
        ...(0,usage/* unknownKeys */.vX)(job, "job", at),
    ];
}
function shellOfRunner(around) {
    const runner = around.get("job runs-on");
    return !around.has("shell") && runner && /windows/i.test(runner.text)
        ? [["shell", { text: "pwsh", at: runner.at }]]
        : [];
}
function defaultsOf(table, at) {
    const defaults = (0,parsers_node/* valueOf */.RP)(table, "defaults");
    const run = (0,parsers_node/* valueOf */.RP)(defaults, "run");
    const unknown = [
        ...(0,parsers_node/* tableEntries */.zH)(defaults).filter(({ name }) => name !== "run"),
        ...(0,parsers_node/* tableEntries */.zH)(run).filter(({ name = "" }) => !["shell", "working-directory"].includes(name)),
    ];
    return [
        ...(0,usage/* propertiesOf */.P1)(run, ["shell", "working-directory"], "", at),
        ...unknown.map(({ name = "?", key, value }) => [`unknown defaults ${name}`, { text: (0,usage/* inlineText */.ln)(value), at: at(key) }]),
    ];
}
const actionInputs = ["fail-on", "gate", "root", "policy", "policy-fallback", "policy-token", "workflow"];
function inputsOf(table, at) {
    const inputs = (0,parsers_node/* valueOf */.RP)(table, "with");
    const isKnown = (name) => actionInputs.includes(name) || Object.hasOwn(gate_settings/* harmlessSettings */.L, name);
    return [
        ...(0,usage/* propertiesOf */.P1)(inputs, actionInputs, "", at),
        ...(0,parsers_node/* tableEntries */.zH)(inputs).flatMap(({ name = "?", key, value }) => isKnown(name.toLowerCase()) ? [] : [[`unknown input ${name}`, { text: (0,usage/* inlineText */.ln)(value), at: at(key) }]]),
    ];
}
function callOf(job, home, around, targets, at) {
    const uses = (0,parsers_node/* valueOf */.RP)(job, "uses");
    const target = uses ? (0,usage/* inlineText */.ln)(uses) : "";
    if (!uses || !(targets.has(target) || (!target.startsWith("./") && /agent-profile/i.test(target))))
        return [];
    const version = target.startsWith("./")
        ? []
        : [["version", { text: target, at: at(uses) }]];
    const properties = new Map([...around, ...inputsOf(job, at), ...version]);
    return [{ kind: "step", name: `the job \`${home}\``, home, at: at(uses), properties }];
}
function workflow_stepsOf(job, home, around, targets, at) {
    const steps = (0,parsers_node/* valueOf */.RP)(job, "steps");
    const items = steps?.kind === "list" ? steps.items : [];
    const name = home === "" ? "the step" : `the step of job \`${home}\``;
    return items.flatMap((step, index) => {
        if (step.kind !== "table")
            return [];
        const action = actionIn(step, targets, at);
        const uses = action ? [action] : commandsOf(step, at);
        return uses.map(({ kind, at: place, properties: used }) => {
            const own = [
                ...(0,usage/* propertiesOf */.P1)(step, ["if", "continue-on-error", "shell", "working-directory"], "", at),
                ...environmentOf(step, at, /^/),
                ...(0,usage/* unknownKeys */.vX)(step, "step", at),
                ...earlierProperties(items.slice(0, index), kind === "command", at),
            ];
            const named = around.tables.flatMap((table) => environmentOf(table, at, namedIn((0,usage/* inlineText */.ln)(step))));
            const properties = new Map([...named, ...around.properties, ...own, ...used]);
            return { kind, name, home, at: place, properties: new Map([...properties, ...shellOfRunner(properties)]) };
        });
    });
}
function actionIn(step, targets, at) {
    const uses = (0,parsers_node/* entryOf */.Ms)(step, "uses")?.value;
    if (!uses)
        return undefined;
    if (targets.has((0,usage/* inlineText */.ln)(uses).replace(/\/+$/, "")))
        return { kind: "step", at: at(uses), properties: inputsOf(step, at) };
    const [, action, ref = ""] = /^([^@]*\/agent-profile-check(?:\/[^@]*)?)(?:@(.+))?$/i.exec((0,usage/* inlineText */.ln)(uses).split(" ")[0] ?? "") ?? [];
    if (action === undefined || /\/comment$/i.test(action))
        return undefined;
    const version = ["version", { text: `${action}@${ref}`, at: at(uses) }];
    return { kind: "step", at: at(uses), properties: [...inputsOf(step, at), version] };
}
function commandsOf(step, at) {
    const run = (0,parsers_node/* entryOf */.Ms)(step, "run")?.value;
    if (run?.kind !== "scalar")
        return [];
    return commandsIn(run.text, at(run)).map(({ properties }) => ({ kind: "command", at: at(run), properties }));
}
function environmentOf(table, at, reported) {
    const env = (0,parsers_node/* valueOf */.RP)(table, "env");
    if (env?.kind === "scalar" && (0,usage/* inlineText */.ln)(env) !== "")
        return [["environment", { text: (0,usage/* inlineText */.ln)(env), at: at(env) }]];
    return (0,parsers_node/* tableEntries */.zH)(env).flatMap(({ name = "", value }) => !reported.test(name) || workflow_keys/* harmlessVariables */.lp.test(name) || isToken(name, (0,usage/* inlineText */.ln)(value))
        ? []
        : [[`env ${name}`, { text: (0,usage/* inlineText */.ln)(value), at: at(value) }]]);
}
function namedIn(text) {
    const names = [...text.matchAll(/[$.{%]\{?(\w+)/g)].map(([, name = ""]) => name);
    return new RegExp(`^(?:${names.join("|")})$`);
}
function isToken(name, text) {
    return /^(?:GITHUB_TOKEN|GH_TOKEN)$/.test(name) && /^\$\{\{\s*(?:github\.token|secrets\.\w+)\s*\}\}$/.test(text);
}

;// CONCATENATED MODULE: ./build/bundle/src/policy/gate/index.js












async function weakenedGates(base, head, isCompared = () => true) {
    const before = await usesOf(base, new Set());
    if (before.every(({ uses }) => uses.length === 0))
        return [];
    const after = await usesOf(head, new Set(before.map(({ source }) => source.path)));
    const limited = (use) => withProperties(use, isCompared);
    const old = before.flatMap(({ uses }) => uses.map(limited)).filter(isChecking);
    const fresh = after.flatMap(({ uses }) => uses.map(limited));
    const pairs = pairUses(old, fresh);
    const [wasRead, isRead] = [(0,precedence/* filesRead */.E)(base), (0,precedence/* filesRead */.E)(head)];
    const problems = old.flatMap((use) => {
        const current = pairs.get(use);
        const unread = unreadByPreCommit(use, isRead);
        if (unread)
            return [unread];
        const forPrek = problemsForPrek(use, wasRead, isRead, fresh);
        return current ? [...compareUses(use, current), ...(forPrek ?? [])] : (forPrek ?? [removedUse(use, after, isRead)]);
    });
    const paired = new Set(pairs.values());
    const strict = new Set(fresh.filter((use) => paired.has(use) || old.some((other) => compareUses(other, use).length === 0)));
    const npmrc = (0,gate_npmrc/* npmrcProblems */.z)(base, head, [...paired]);
    return withoutRepeats([...problems, ...npmrc, ...(await jobsOfSameName(base, head, old, fresh, strict))]);
}
function isChecking({ kind, properties }) {
    return kind !== "command" || (properties.get("subcommand")?.text ?? "check") === "check";
}
function withProperties(use, isCompared) {
    return { ...use, properties: new Map([...use.properties].filter(([name]) => isCompared(name))) };
}
function pairUses(old, fresh) {
    const unpaired = new Set(fresh);
    const pairs = new Map();
    for (const isLike of likenesses) {
        for (const use of old) {
            const match = pairs.has(use) ? undefined : [...unpaired].find((candidate) => isLike(use, candidate));
            if (!match)
                continue;
            pairs.set(use, match);
            unpaired.delete(match);
        }
    }
    return pairs;
}
const likenesses = [
    (a, b) => isSameFile(a, b) && a.home === b.home && hasSameProperties(a, b),
    (a, b) => isSameFile(a, b) && a.home === b.home && compareUses(a, b).length === 0,
    (a, b) => isSameFile(a, b) && compareUses(a, b).length === 0,
    (a, b) => isSameFile(a, b) && a.home === b.home && isChecking(b),
    (a, b) => isSameFile(a, b) && a.home === b.home,
    isSameFile,
    (a, b) => a.kind === b.kind && compareUses(a, b).length === 0,
    (a, b) => a.kind === b.kind,
];
function hasSameProperties({ properties: a }, { properties: b }) {
    return a.size === b.size && [...a].every(([name, { text }]) => b.get(name)?.text === text);
}
function isSameFile(a, b) {
    return a.kind === b.kind && a.at.source.path === b.at.source.path;
}
function problemsForPrek(use, { prek: was }, { prek: is }, fresh) {
    if (!is || use.at.source.path !== was?.path || is.path === was.path)
        return undefined;
    const there = fresh.filter(({ at }) => at.source.path === is.path);
    const current = there.find((other) => compareUses(use, other).length === 0) ?? there[0];
    if (current)
        return compareUses(use, current);
    const message = `prek reads \`${is.path}\` instead of \`${was.path}\`, and ${use.name} is not in it`;
    return [{ topic: "weakened-gate", message, at: (0,repo_text/* startOf */.GH)(is), related: [(0,load/* atBase */.rX)(use.at)] }];
}
function unreadByPreCommit({ name, at }, { prek }) {
    if (at.source.path !== ".pre-commit-config.yaml" || prek?.path !== ".pre-commit-config.yml")
        return undefined;
    const message = `pre-commit does not read \`${prek.path}\`, so ${name} is removed; name the file \`${at.source.path}\``;
    return { topic: "weakened-gate", message, at: (0,repo_text/* startOf */.GH)(prek), related: [(0,load/* atBase */.rX)(at)] };
}
function removedUse(use, after, { instead }) {
    const { path } = use.at.source;
    const file = after.find(({ source }) => source.path === path);
    const other = instead.get(path);
    if (other)
        return {
            topic: "weakened-gate",
            message: `\`${other.path}\` is read instead of \`${path}\`, and ${use.name} is not in it`,
            at: (0,repo_text/* startOf */.GH)(other),
            related: [(0,load/* atBase */.rX)(use.at)],
        };
    return {
        topic: "weakened-gate",
        message: file?.problem
            ? `the file cannot be read, so ${use.name} is no longer found in it`
            : `${use.name} is removed`,
        at: file ? (file.problem ?? file.placeWithout(use)) : (0,repo_text/* placeOfPath */.Es)(path),
        related: [(0,load/* atBase */.rX)(use.at)],
    };
}
function withoutRepeats(problems) {
    const seen = new Set();
    return problems.filter(({ message, at }) => {
        const key = `${at.source.path} ${at.span.start} ${message}`;
        const isNew = !seen.has(key);
        seen.add(key);
        return isNew;
    });
}
const gate_maxDepth = 10;
async function usesOf(sources, paths) {
    const units = unitsOf((0,precedence/* filesRead */.E)(sources.filter(({ path }) => (0,usage/* isGate */.cE)(path) && path !== usage/* npmrcPath */.sI)));
    const targets = new Set();
    for (let round = 0;; round++) {
        const isCandidate = ({ path, text }) => paths.has(path) || /agent-profile/i.test(text) || [...targets].some((target) => text.includes(target));
        const candidates = units.filter((files) => files.some(isCandidate));
        const found = await Promise.all(candidates.map((files) => readUses(files, targets)));
        const { size } = targets;
        for (const { source, uses } of found)
            if (uses.length > 0)
                targets.add(callTarget(source.path));
        if (targets.size === size || round === gate_maxDepth)
            return found;
    }
}
function unitsOf({ sources, lefthook }) {
    const others = sources.filter((source) => !lefthook.includes(source)).map((source) => [source]);
    return lefthook.length > 0 ? [...others, lefthook] : others;
}
async function readUses(files, targets) {
    const [source] = files;
    if (usage/* commandFiles */.nt.lefthook.test(source.path))
        return lefthookUses(files);
    if ((0,usage/* isCommandFile */.Y$)(source.path))
        return commandUsesIn(source);
    return (0,usage/* isHooksFile */.vx)(source.path) ? hooksIn(source) : stepsIn(source, targets);
}
function callTarget(path) {
    return /^action\.ya?ml$/.test(path) ? "." : `./${path.replace(/\/action\.ya?ml$/, "")}`;
}
function compareUses(base, head) {
    return [...new Set([...base.properties.keys(), ...head.properties.keys()])].flatMap((name) => {
        const [before, after] = [base.properties.get(name), head.properties.get(name)];
        const message = (0,properties/* worseFor */.S)(name, before, after, head.kind);
        if (message === undefined)
            return [];
        const at = after?.at ?? (name.startsWith("on ") ? head.properties.get("on")?.at : undefined) ?? head.at;
        return [{ topic: "weakened-gate", message, at, related: [(0,load/* atBase */.rX)(before?.at ?? base.at)] }];
    });
}


/***/ }),

/***/ 11888:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ unreadNpmrc),
/* harmony export */   z: () => (/* binding */ npmrcProblems)
/* harmony export */ });
/* harmony import */ var _model_load_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6407);
/* harmony import */ var _repo_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(64951);
/* harmony import */ var _usage_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(85809);



const harmless = /^(?:access|audit(?:-level)?|auto-install-peers|color|dedupe-.*|depth|description|editor|engine-strict|fund|git-tag-version|heading|.*hoist.*|ignore-workspace-root-check|init[-.].*|legacy-peer-deps|link-workspace-packages|loglevel|logs-max|message|node-linker|omit-lockfile-registry-resolved|package-lock|peer-.*|progress|provenance|resolution-mode|save|save-.*|side-effects-cache|sign-git-.*|strict-peer-dep.*|tag-version-prefix|timing|unicode|update-notifier|\/\/.*:(?:_authToken|_auth|_password|username|email|always-auth))(?:\[\])?$/;
const unreadNpmrc = "\0";
const longestShown = 60;
function npmrcProblems(base, head, uses) {
    const use = uses.find(obeysNpmrc);
    if (!use)
        return [];
    const [before, after] = [base, head].map((sources) => sources.find(({ path }) => path === _usage_js__WEBPACK_IMPORTED_MODULE_1__/* .npmrcPath */ .sI));
    const [old, fresh] = [settingsIn(before), settingsIn(after)];
    if (old.map(({ text }) => text).join("\n") === fresh.map(({ text }) => text).join("\n"))
        return [];
    const known = new Set(old.map(({ text }) => text));
    const added = after ? fresh.filter(({ text }) => !known.has(text)) : [];
    const effect = `${use.name} obeys it, so another program may run in place of the check; start npx with \`--prefix=/\``;
    const related = [{ message: "starts npx here", at: use.at }];
    if (after?.text === unreadNpmrc)
        return [{ topic: "weakened-gate", message: `cannot be read, and ${effect}`, at: (0,_repo_text_js__WEBPACK_IMPORTED_MODULE_0__/* .placeOfPath */ .Es)(_usage_js__WEBPACK_IMPORTED_MODULE_1__/* .npmrcPath */ .sI), related }];
    if (!after || added.length === 0) {
        const message = `\`${_usage_js__WEBPACK_IMPORTED_MODULE_1__/* .npmrcPath */ .sI}\` no longer says what it did, and ${effect}`;
        const at = after ? (0,_repo_text_js__WEBPACK_IMPORTED_MODULE_0__/* .startOf */ .GH)(after) : (0,_repo_text_js__WEBPACK_IMPORTED_MODULE_0__/* .placeOfPath */ .Es)(_usage_js__WEBPACK_IMPORTED_MODULE_1__/* .npmrcPath */ .sI);
        return [{ topic: "weakened-gate", message, at, related: before ? [(0,_model_load_js__WEBPACK_IMPORTED_MODULE_2__/* .atBase */ .rX)((0,_repo_text_js__WEBPACK_IMPORTED_MODULE_0__/* .startOf */ .GH)(before)), ...related] : related }];
    }
    return added.map(({ key, text, start }) => ({
        topic: "weakened-gate",
        message: `\`${key.slice(0, longestShown)}\` is set, and ${effect}`,
        at: { source: after, span: { start, end: start + text.length } },
        related,
    }));
}
function obeysNpmrc({ properties }) {
    return properties.get("program")?.text === "package" && properties.get("prefix")?.text === "";
}
function settingsIn(source) {
    const found = [];
    let start = 0;
    for (const line of source?.text.split("\n") ?? []) {
        const text = line.trim();
        const key = (text.split("=", 1)[0] ?? "").trim().replace(/^(["'])(.*)\1$/, "$2");
        if (text !== "" && !/^[#;]/.test(text) && !harmless.test(key))
            found.push({ key, text, start: start + line.indexOf(text) });
        start += line.length + 1;
    }
    return found;
}


/***/ }),

/***/ 27404:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ filesRead),
/* harmony export */   W: () => (/* binding */ lefthookFiles)
/* harmony export */ });
const lefthookFiles = lefthookPaths("lefthook");
const lefthookLocal = lefthookPaths("lefthook-local");
const prekFiles = ["prek.toml", ".pre-commit-config.yaml", ".pre-commit-config.yml"];
function lefthookPaths(name) {
    return ["yml", "yaml", "json", "jsonc", "toml"].flatMap((extension) => ["", ".", ".config/"].map((folder) => `${folder}${name}.${extension}`));
}
function filesRead(sources) {
    const byPath = new Map(sources.map((source) => [source.path, source]));
    const instead = new Map();
    const firstOf = (paths) => {
        const found = paths.flatMap((path) => byPath.get(path) ?? []);
        const [first] = found;
        if (first)
            for (const { path } of found.slice(1))
                instead.set(path, first);
        return first;
    };
    const [main, local, prek] = [lefthookFiles, lefthookLocal, prekFiles].map(firstOf);
    instead.delete(".pre-commit-config.yaml");
    for (const { path } of sources)
        if (/(?:^|\/)action\.yaml$/.test(path)) {
            const first = byPath.get(path.replace(/yaml$/, "yml"));
            if (first)
                instead.set(path, first);
        }
    return {
        sources: sources.filter(({ path }) => !instead.has(path)),
        lefthook: [main, local].flatMap((source) => source ?? []),
        prek,
        instead,
    };
}


/***/ }),

/***/ 22217:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ worseFor)
/* harmony export */ });
/* harmony import */ var _settings_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(12869);

function worseFor(name, base, head, kind) {
    if (base?.text === head?.text || Object.hasOwn(_settings_js__WEBPACK_IMPORTED_MODULE_0__/* .harmlessSettings */ .L, name))
        return undefined;
    if (kind === "command" && name === "version" && (!base || !head))
        return undefined;
    if (kind !== "command" && commandOnly.test(name))
        return undefined;
    const comparison = comparisons.get(name) ?? families.find(([prefix]) => name.startsWith(prefix))?.[1];
    return (comparison ?? ownComparison)(head, base, name);
}
const commandOnly = /^(?:shell$|working-directory$|checkout)/;
const comparisons = new Map([
    ..._settings_js__WEBPACK_IMPORTED_MODULE_0__/* .compareSettings */ .Z,
    ["version", worseVersion],
    ["prefix", worsePrefix],
    ["refused", whereNew((text) => text)],
    ["program", (head, base) => `\`${textOf(head)}\` runs (was \`${textOf(base)}\`)`],
    ["subcommand", worseSubcommand],
    ["arguments", whereNew((text) => `the command gets the unknown argument \`${text}\``)],
    ["expansion", whereNew((text) => `\`${text}\` expands to arguments that are not visible here`)],
    [
        "script",
        whereNew((text) => `it runs in a script with branches, groups or functions, which this tool does not follow: \`${text}\``),
    ],
    ["mask", worseMask],
    ["git hook", (head, base) => `it runs in the hook ${quoted(head, "nothing")} (was ${quoted(base, "nothing")})`],
    [
        "gitlab file",
        (head, base) => `its job is in ${quoted(head, "no file of GitLab")} (was ${quoted(base, "none")}), and GitLab reads \`.gitlab-ci.yml\` unless the project's settings name another file`,
    ],
    ["if", worseCondition],
    ["job if", worseCondition],
    ["continue-on-error", toleratedFailure("a failed step")],
    ["job continue-on-error", toleratedFailure("a failed job")],
    ["job needs", worseNeeds],
    ["job runs-on", worseRunner],
    ["job container", whereNew((text) => `it runs in the container \`${text}\`, which can contain another program`)],
    ["job strategy", whereNew((text) => `its \`strategy\` may skip it: \`${text}\``)],
    [
        "job secrets",
        (head, base) => base && `the called workflow gets ${quoted(head, "no secrets")} (was \`${base.text}\`)`,
    ],
    ["shell", worseShell],
    ["working-directory", whereNew((text) => `it runs in the directory \`${text}\``)],
    ["runs using", (head, base) => `the action runs using ${quoted(head, "nothing")} (was ${quoted(base, "nothing")})`],
    [
        "checkout",
        (head) => (head ? undefined : "no earlier step checks out this repository, so there is nothing to check"),
    ],
    ["always_run", (head) => unlessHarmless(head, /^true$/, () => "the hook runs only for some files")],
    ["entry", whereNew((text) => `the hook runs \`${text}\` instead`)],
    ["language", whereNew((text) => `the hook runs as \`${text}\` instead`)],
    ["additional_dependencies", whereNew((text) => `the hook installs \`${text}\`, which can replace its program`)],
    ["pass_filenames", (head) => unlessHarmless(head, /^false$/, () => "the hook gets file names as arguments")],
    ["stages", worseStages],
    ["default_install_hook_types", worseStages],
    [
        "ci skip",
        (head, base) => addedWords(head, base, (words) => `pre-commit.ci skips ${words}`, /^agent-profile-check/),
    ],
]);
const families = [
    ["unknown ", (head, base, name) => unknownKey(head ?? base, name.slice("unknown ".length))],
    [
        "env ",
        whereNew((_, name) => `the environment variable \`${name.slice(4)}\` can make it run another program or contact another server`),
    ],
    [
        "setting ",
        whereNew((text, name) => `\`${name.slice(8)}\` is \`${text}\`, which can keep it from running or hide its failure`),
    ],
    ["environment", whereNew((text) => `its environment comes from \`${text}\`, which can set any variable`)],
    ["runs first ", whereNew((text) => `\`${text}\` runs before it in the same script and can affect the check`)],
    ["earlier ", whereNew((text) => `\`${text}\` in an earlier step can change what this step runs or checks`)],
    [
        "checkout ",
        whereNew((text, name) => `actions/checkout has \`${name.slice(9)}: ${text}\`, so another tree is checked`),
    ],
    ["--", (_, __, name) => `unknown flag \`${name}\`, which can affect the check`],
];
function worsePrefix(head, base) {
    if (!head || !base || base.text === "")
        return undefined;
    return `\`${base.text}\` is gone, without which npx obeys the \`.npmrc\` of the change, which can name a program to run`;
}
function ownComparison(head, base) {
    return head === undefined ? base?.gone : head.worse?.(base);
}
function whereNew(sentence) {
    return (head, _, name) => head && sentence(head.text, name);
}
function unknownKey(side, name) {
    const [, level = "", key = ""] = /^(hooks file|\w+) ([^]*)$/.exec(name) ?? [];
    const value = side && side.text !== "" ? ` (\`${side.text}\`)` : "";
    return `unknown ${level} key \`${key}\`${value}, which can affect the check`;
}
function textOf(side) {
    return side?.text ?? "nothing";
}
function quoted(side, absent) {
    return side ? `\`${side.text}\`` : absent;
}
function unlessHarmless(head, harmless, sentence) {
    return head && !harmless.test(head.text) ? sentence(head.text) : undefined;
}
function worseMask(head, base) {
    const known = base?.text.split("\n") ?? [];
    const added = (head?.text.split("\n") ?? []).filter((mask) => !known.includes(mask));
    return added.length > 0
        ? `${added.map((mask) => `\`${mask}\``).join(", ")} hides a failure of the command or keeps it from running`
        : undefined;
}
function worseSubcommand(head, base) {
    if (head === undefined || head.text === "check")
        return undefined;
    return `the command is \`${head.text}\`${base ? ` (was \`${base.text}\`)` : ""}, which never fails for findings`;
}
function worseShell(head) {
    return unlessHarmless(head, /^(?:bash|sh)$/, (text) => `it runs in \`${text}\`, which may continue after a failure`);
}
function worseRunner(head) {
    return unlessHarmless(head, /^(?:ubuntu|macos|windows)-[\w.-]+$/, (text) => `it runs on \`${text}\`, which is not a GitHub-hosted runner`);
}
function worseVersion(head, base) {
    const [[name, ref], [baseName, baseRef]] = [versionOf(head), versionOf(base)];
    const local = "a file of this repository";
    if (name !== baseName)
        return `${quoted(head, local)} runs (was ${quoted(base, local)})`;
    if (isPinned(ref))
        return `another commit runs: \`${ref}\` (was \`${baseRef || "the latest version"}\`); check that the commit is on a branch of the project itself, because commits of forks resolve under the same name`;
    if (isPinned(baseRef))
        return `\`${ref || "the latest version"}\` can move (was a commit); pin it to a commit`;
    return isUpgrade(baseRef, ref)
        ? undefined
        : `\`${ref || "the latest version"}\` runs (was \`${baseRef || "the latest version"}\`), which may be an older version`;
}
function versionOf(side) {
    const [name = "", ref = ""] = (side?.text ?? "").split("@");
    return [name.toLowerCase(), ref];
}
function isPinned(ref) {
    return /^[0-9a-f]{40,64}$/.test(ref);
}
function isUpgrade(before, after) {
    const [old, fresh] = [numbersOf(before), numbersOf(after)];
    if (!old || !fresh)
        return false;
    for (let i = 0; i < 3; i++) {
        const [a, b] = [old[i] ?? Number.POSITIVE_INFINITY, fresh[i] ?? Number.POSITIVE_INFINITY];
        if (a !== b)
            return b > a;
    }
    return true;
}
function numbersOf(ref) {
    if (ref === "" || ref === "latest")
        return [];
    return /^v?\d+(?:\.\d+){0,2}$/.test(ref) ? ref.replace("v", "").split(".").map(Number) : undefined;
}
const alwaysTrue = /^(?:\$\{\{)?\s*(?:always\(\)|!\s*cancelled\(\)|success\(\)|true)\s*(?:\}\})?$/;
function worseCondition(head) {
    return unlessHarmless(head, alwaysTrue, (text) => `it runs only if \`${text}\``);
}
function toleratedFailure(failure) {
    return (head) => unlessHarmless(head, /^false$/, () => `\`continue-on-error\` lets ${failure} pass`);
}
function worseNeeds(head, base) {
    return addedWords(head, base, (jobs) => `it is skipped if the job ${jobs} fails or is skipped, and a skipped job lets the pull request pass`);
}
function addedWords(head, base, sentence, only = /^/) {
    const known = wordsOf(base);
    const added = wordsOf(head).filter((word) => !known.includes(word) && only.test(word));
    return added.length > 0 ? sentence(added.map((word) => `\`${word}\``).join(", ")) : undefined;
}
function wordsOf(side) {
    return side?.text.split(", ") ?? [];
}
function worseStages(head) {
    return head === undefined || wordsOf(head).some((stage) => stage === "pre-commit" || stage === "commit")
        ? undefined
        : "the hook no longer runs before a commit";
}


/***/ }),

/***/ 12869:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ harmlessSettings),
/* harmony export */   Z: () => (/* binding */ compareSettings)
/* harmony export */ });
const compareSettings = [
    ...inputAndFlag("fail-on", worseFailOn),
    ...inputAndFlag("gate", worseGate),
    ...inputAndFlag("root", worseRoot),
    ...inputAndFlag("policy", worsePolicy),
    ["policy-fallback", worseFallback],
    [
        "policy-token",
        (head, base) => base &&
            `\`policy-token\` is ${quoted(head, "not set")}, so teams and the organisation's policy may be unreadable`,
    ],
    ["workflow", otherWorkflow],
    ["--host", worseHost],
    [
        "--base",
        (head, base) => `the command compares with ${quoted(head, "nothing")} (was ${quoted(base, "nothing")}), so other findings count as existing`,
    ],
    [
        "--at",
        (head, base) => `the command checks ${quoted(head, "the working tree")} (was ${quoted(base, "the working tree")})`,
    ],
    ["--staged", (head) => `the command checks ${head ? "the index" : "the working tree"} instead`],
    [
        "--today",
        (head) => head && `the command uses \`${head.text}\` as today's date, so expired waivers and grants may apply`,
    ],
    [
        "--edition",
        (head, base) => `${quoted(head, "the default edition")} is checked (was ${quoted(base, "the default edition")})`,
    ],
    ["--user", (head) => (head ? undefined : "the user's own layers are no longer checked")],
    ["--help", (head) => head && "the command only shows its help"],
    ["--version", (head) => head && "the command only shows its version"],
    ["--fix", (head) => head && "the command fixes files before it checks them, so it fails for fewer findings"],
    ["--from", (head) => head && `the command checks only what a session in \`${head.text}\` is offered`],
];
const harmlessSettings = {
    "--format": "changes how findings are shown, not whether they fail",
    "--color": "changes how findings are shown, not whether they fail",
    "--quiet": "hides notes on the terminal, not the exit code",
    "--all": "shows more findings",
    "--offline": "a policy that is neither local nor cached is an error, never a pass",
    comment: "decides whether the pull request gets a comment",
    json: "writes a file",
    sarif: "writes a file",
    token: "a token with fewer rights causes an error or a missing approval, never a pass",
};
function inputAndFlag(name, comparison) {
    return [
        [name, comparison],
        [`--${name}`, comparison],
    ];
}
function quoted(side, absent) {
    return side ? `\`${side.text}\`` : absent;
}
function changedValue(name, absent, head, base) {
    return `\`${name}\` is ${quoted(head, absent)} (was ${quoted(base, absent)})`;
}
const failOnValues = ["never", "error", "warning", "note"];
const classes = ["power", "integrity", "correctness", "hygiene"];
function worseFailOn(head, base) {
    const isWorse = classes.some((name) => {
        const [after, before] = [strictness(head, name), strictness(base, name)];
        return after < before || after < 0;
    });
    return isWorse ? changedValue("fail-on", "`error`", head, base) : undefined;
}
function strictness(side, name) {
    const parts = (side?.text ?? "error").split(/[\s,]+/).filter((part) => part !== "");
    if (parts.some((part) => !/^(?:\w+=)?(?:never|error|warning|note)$/.test(part)))
        return -1;
    const value = parts.findLast((part) => part.startsWith(`${name}=`)) ?? parts.findLast((part) => !part.includes("="));
    return failOnValues.indexOf((value ?? "error").replace(/^\w+=/, ""));
}
const gateValues = ["new", undefined, "all"];
function worseGate(head, base) {
    return gateValues.indexOf(head?.text) < gateValues.indexOf(base?.text)
        ? changedValue("gate", "not set", head, base)
        : undefined;
}
function worseRoot(head, base) {
    const [after, before] = [directoryIn(head), directoryIn(base)];
    const isCovering = after === before || after === "" || before.startsWith(`${after}/`);
    return isCovering ? undefined : `\`root\` limits the report to \`${after}\``;
}
function directoryIn(side) {
    return (side?.text ?? "").replace(/^(?:\.\/)+|^\.$/, "").replace(/\/+$/, "");
}
function worsePolicy(head, base) {
    return base === undefined && head?.text.includes("//") ? undefined : changedValue("policy", "not set", head, base);
}
function worseFallback(head, base) {
    if (!head)
        return undefined;
    if (head.text !== "preset:strict")
        return `\`policy-fallback\` is \`${head.text}\`${base ? ` (was \`${base.text}\`)` : ""}`;
    return base ? undefined : "with `policy-fallback`, a preset applies if the organisation's policy cannot be fetched";
}
function otherWorkflow(head, base) {
    const file = (side) => quoted(side, "the default file");
    return `a review re-runs the check in ${file(head)} (was ${file(base)})`;
}
function worseHost(head, base) {
    if (head === undefined)
        return undefined;
    const hosts = head.text.split(", ");
    const isCovering = base?.text.split(", ").every((host) => hosts.includes(host)) ?? false;
    return isCovering ? undefined : `only \`${head.text}\` is checked`;
}


/***/ }),

/***/ 98345:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ triggersOf),
/* harmony export */   y: () => (/* binding */ gatingEvents)
/* harmony export */ });
/* harmony import */ var _parsers_node_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(70536);
/* harmony import */ var _usage_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(85809);


const gatingEvents = [
    "pull_request",
    "pull_request_target",
    "pull_request_review",
    "merge_group",
    "push",
    "schedule",
];
const filters = ["paths", "paths-ignore", "branches", "branches-ignore", "tags", "tags-ignore", "types"];
const impliedTypes = ["opened", "synchronize", "reopened"];
function triggersOf(node, at) {
    const on = node.kind === "table" ? ((0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_1__/* .entryOf */ .Ms)(node, "on") ?? (0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_1__/* .entryOf */ .Ms)(node, "true")) : undefined;
    if (!on)
        return new Map();
    return new Map([
        ...(0,_usage_js__WEBPACK_IMPORTED_MODULE_0__/* .wordsIn */ .Hn)(on.value).flatMap((event) => triggerOf(event, on.value, at)),
        ["on", { text: "", at: at(on.key) }],
    ]);
}
function triggerOf(event, on, at) {
    const entry = on.kind === "table" ? (0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_1__/* .entryOf */ .Ms)(on, event) : undefined;
    const isGating = gatingEvents.includes(event);
    const gone = isGating ? { gone: `the workflow no longer starts on \`${event}\`` } : {};
    return [
        [`on ${event}`, { text: "", at: at(entry?.key ?? on), ...gone }],
        ...(0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_1__/* .tableEntries */ .zH)(entry?.value).flatMap((filter) => {
            const { name = "" } = filter;
            if (filters.includes(name))
                return [[`on ${event} ${name}`, filterProperty(event, name, filter, at)]];
            return isGating
                ? [[`unknown event ${name}`, { text: (0,_usage_js__WEBPACK_IMPORTED_MODULE_0__/* .wordsIn */ .Hn)(filter.value).join(", "), at: at(filter.key) }]]
                : [];
        }),
    ];
}
function filterProperty(event, name, { key, value }, at) {
    const words = (0,_usage_js__WEBPACK_IMPORTED_MODULE_0__/* .wordsIn */ .Hn)(value);
    const implied = name === "types" && /^pull_request(?:_target)?$/.test(event) ? impliedTypes : undefined;
    return {
        text: words.join(", "),
        at: at(key),
        worse(base) {
            const before = base ? base.text.split(", ") : implied;
            return before && coversFilter(words, before, name.endsWith("-ignore"))
                ? undefined
                : `on \`${event}\`, \`${name}\` keeps the workflow from starting for some changes`;
        },
    };
}
function coversFilter(words, before, isIgnoring) {
    if (words.some((word) => word.startsWith("!")))
        return words.join("\n") === before.join("\n");
    const included = before.filter((word) => !word.startsWith("!"));
    const [narrow, wide] = isIgnoring ? [words, before] : [included, words];
    return narrow.every((word) => wide.includes(word));
}


/***/ }),

/***/ 85809:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Hn: () => (/* binding */ wordsIn),
/* harmony export */   P1: () => (/* binding */ propertiesOf),
/* harmony export */   Y$: () => (/* binding */ isCommandFile),
/* harmony export */   cE: () => (/* binding */ isGate),
/* harmony export */   ln: () => (/* binding */ inlineText),
/* harmony export */   nt: () => (/* binding */ commandFiles),
/* harmony export */   sI: () => (/* binding */ npmrcPath),
/* harmony export */   sh: () => (/* binding */ gitHook),
/* harmony export */   vX: () => (/* binding */ unknownKeys),
/* harmony export */   vx: () => (/* binding */ isHooksFile)
/* harmony export */ });
/* harmony import */ var _parsers_node_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(70536);
/* harmony import */ var _workflow_keys_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22010);


const commandFiles = {
    husky: /^\.husky\/[^/.]+$/,
    lefthook: /^(?:\.?|\.config\/)lefthook(?:-local)?\.(?:ya?ml|toml|jsonc?)$/,
    gitlab: /^\.gitlab-ci\.ya?ml$/,
};
function isHooksFile(path) {
    return /^\.pre-commit-config\.ya?ml$|^prek\.toml$/.test(path);
}
const npmrcPath = ".npmrc";
function isGate(path) {
    return (/^\.github\/workflows\/[^/]+\.ya?ml$|(?:^|\/)action\.ya?ml$/.test(path) ||
        isHooksFile(path) ||
        isCommandFile(path) ||
        path === npmrcPath);
}
function isCommandFile(path) {
    return Object.values(commandFiles).some((pattern) => pattern.test(path));
}
function inlineText(node) {
    if (node.kind === "scalar")
        return node.text.replace(/\s+/g, " ").trim();
    return node.kind === "list"
        ? node.items.map(inlineText).join(", ")
        : node.entries.map(({ name = "?", value }) => `${name}: ${inlineText(value)}`).join(", ");
}
function wordsIn(node) {
    if (node === undefined)
        return [];
    return node.kind === "list"
        ? node.items.map(inlineText)
        : node.kind === "table"
            ? node.entries.map(({ name = "?" }) => name)
            : [inlineText(node)];
}
function gitHook(name, at) {
    return ["git hook", { text: name, at }];
}
function propertiesOf(table, names, prefix, at) {
    return (0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_1__/* .tableEntries */ .zH)(table).flatMap(({ name: written, value }) => {
        const name = written?.toLowerCase();
        return name !== undefined && names.includes(name) && inlineText(value) !== ""
            ? [[`${prefix}${name}`, { text: inlineText(value), at: at(value) }]]
            : [];
    });
}
function unknownKeys(table, level, at) {
    return (0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_1__/* .tableEntries */ .zH)(table).flatMap(({ name, key, value }) => name === undefined || (0,_workflow_keys_js__WEBPACK_IMPORTED_MODULE_0__/* .isKnownKey */ .h3)(level, name)
        ? []
        : [[`unknown ${level} ${name}`, { text: inlineText(value), at: at(key) }]]);
}


/***/ }),

/***/ 22010:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Jt: () => (/* binding */ steeringVariables),
/* harmony export */   h3: () => (/* binding */ isKnownKey),
/* harmony export */   lp: () => (/* binding */ harmlessVariables)
/* harmony export */ });
/* unused harmony export workflowKeys */
const display = "is only shown";
const cancelled = "a run that is cancelled or waits is not green";
const workflowKeys = {
    workflow: {
        compared: ["on", "true", "env", "defaults", "jobs"],
        harmless: {
            name: display,
            "run-name": display,
            concurrency: cancelled,
            permissions: "a token with fewer rights causes an error or a missing approval, never a pass",
        },
    },
    job: {
        compared: [
            "if",
            "continue-on-error",
            "needs",
            "container",
            "strategy",
            "runs-on",
            "env",
            "defaults",
            "steps",
            "uses",
            "with",
            "secrets",
        ],
        harmless: {
            name: "a required check that is not reported is not green; a second job of that name is reported",
            "timeout-minutes": "a job that runs out of time fails",
            permissions: "a token with fewer rights causes an error or a missing approval, never a pass",
            concurrency: cancelled,
            environment: cancelled,
            outputs: "are read after the job",
            services: "run next to the job, and the check does not use them",
        },
    },
    step: {
        compared: ["if", "continue-on-error", "shell", "working-directory", "env", "uses", "run", "with"],
        harmless: { name: display, id: "is only a name", "timeout-minutes": "a step that runs out of time fails" },
    },
    action: {
        compared: ["runs"],
        harmless: {
            name: display,
            description: display,
            author: display,
            branding: display,
            inputs: "are compared where a step uses them",
            outputs: "are read after the action",
        },
    },
    hook: {
        compared: ["id", "args", "always_run", "entry", "language", "stages", "additional_dependencies", "pass_filenames"],
        harmless: {
            name: display,
            description: display,
            alias: "is only a name",
            verbose: display,
            log_file: "writes a file",
            require_serial: "decides how many processes run",
            fail_fast: "stops after a failure, which fails the commit",
            language_version: "the tool refuses a Node.js that is too old",
            minimum_pre_commit_version: "an older pre-commit fails",
            files: "the hook always runs",
            exclude: "the hook always runs",
            types: "the hook always runs",
            types_or: "the hook always runs",
            exclude_types: "the hook always runs",
        },
    },
    "hooks file": {
        compared: ["repos", "default_stages", "default_install_hook_types", "ci"],
        harmless: {
            default_language_version: "the tool refuses a Node.js that is too old",
            files: "the hook always runs",
            exclude: "the hook always runs",
            fail_fast: "stops after a failure, which fails the commit",
            minimum_pre_commit_version: "an older pre-commit fails",
            minimum_prek_version: "an older prek fails",
        },
    },
    repo: { compared: ["repo", "rev", "hooks"], harmless: {} },
};
function isKnownKey(level, name) {
    return workflowKeys[level].compared.includes(name) || Object.hasOwn(workflowKeys[level].harmless, name);
}
const harmlessVariables = /^(?:NO_COLOR|FORCE_COLOR|CLICOLOR|CLICOLOR_FORCE|COLUMNS|TERM|CI|TZ|LANG|LANGUAGE|LC_\w+)$/;
const steeringVariables = /^(?:NODE_.*|NPM_.*|YARN_.*|PNPM_.*|BUN_.*|COREPACK_.*|LD_.*|DYLD_.*|GLIBC_TUNABLES|MALLOC_.*|OPENSSL_.*|SSL_.*|PATH|PATHEXT|HOME|USERPROFILE|APPDATA|LOCALAPPDATA|XDG_.*|TMPDIR|TEMP|TMP|BASH_.*|BASHOPTS|SHELLOPTS|SHELL|COMSPEC|ENV|IFS|CDPATH|PS4|PROMPT_COMMAND|.*_PROXY|SKIP|PRE_COMMIT.*|PREK_.*|GIT_.*|GH_HOST|INPUT_.*|GITHUB_.*|RUNNER_.*|ACTIONS_.*)$/i;


/***/ })

};
;