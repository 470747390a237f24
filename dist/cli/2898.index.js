"use strict";
exports.id = 2898;
exports.ids = [2898];
exports.modules = {

/***/ 45171:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ serverAuthority),
/* harmony export */   j: () => (/* binding */ hookAuthority)
/* harmony export */ });
/* harmony import */ var _model_capability_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(95885);
/* harmony import */ var _parsers_node_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(70536);
/* harmony import */ var _fields_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(18012);
/* harmony import */ var _hooks_and_servers_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(80300);
/* harmony import */ var _settings_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(84876);





const hookPowers = [
    ...["command", "exec", "bash", "powershell", "windows", "linux", "osx"].map((key) => [key, "execute"]),
    ["url", "network"],
    ["tool", "external"],
];
function powersOf(hook) {
    const isCommand = (0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_3__/* .textOf */ .b6)((0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_3__/* .valueOf */ .RP)(hook, "type")) === "command";
    return (0,_model_capability_js__WEBPACK_IMPORTED_MODULE_0__/* .inOrder */ .al)([
        ...(isCommand ? ["execute"] : []),
        ...hookPowers.flatMap(([key, power]) => ((0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_3__/* .valueOf */ .RP)(hook, key) ? [power] : [])),
    ]);
}
function hookAuthority(hooks, source, because) {
    const contents = new Map();
    const contentOfEvent = (event, hook) => {
        const known = contents.get(event) ?? (0,_settings_js__WEBPACK_IMPORTED_MODULE_2__/* .contentOf */ .$E)((0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_3__/* .lastOf */ .g1)(hooks, event) ?? hook, source);
        contents.set(event, known);
        return known;
    };
    return (0,_hooks_and_servers_js__WEBPACK_IMPORTED_MODULE_1__/* .hookTables */ .xf)(hooks, source).map(({ hook: { name, value, at }, table }) => {
        const may = powersOf(table);
        return {
            setting: name === "" ? "hooks" : `hooks.${name}`,
            value,
            effect: "widens",
            because,
            content: `${value} ${contentOfEvent(name, table)}`,
            isGuard: (0,_settings_js__WEBPACK_IMPORTED_MODULE_2__/* .isBefore */ .Y8)(name),
            ...(may.length > 0 ? { may } : {}),
            ...(may.includes("execute") ? { names: (0,_settings_js__WEBPACK_IMPORTED_MODULE_2__/* .commandTexts */ .Ot)(table) } : {}),
            at,
        };
    });
}
function serverAuthority(servers, source, whose) {
    return (0,_fields_js__WEBPACK_IMPORTED_MODULE_4__/* .tableEntries */ .zH)(servers).flatMap(({ name = "", value: config }) => (0,_hooks_and_servers_js__WEBPACK_IMPORTED_MODULE_1__/* .serverOf */ .FN)(name, config, source).map((server) => {
        const { kind, at } = server;
        const starts = kind === "command";
        return {
            setting: "server",
            value: name,
            effect: "widens",
            because: starts
                ? `starts a command whose tools ${whose} may call`
                : `connects to an address whose tools ${whose} may call`,
            content: (0,_settings_js__WEBPACK_IMPORTED_MODULE_2__/* .contentOf */ .$E)(config, source),
            ...(kind === "reference" ? {} : { server }),
            may: [starts ? "execute" : "network", "external"],
            ...(starts ? { names: (0,_settings_js__WEBPACK_IMPORTED_MODULE_2__/* .commandTexts */ .Ot)(config) } : {}),
            at,
        };
    }));
}


/***/ }),

/***/ 98026:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   KE: () => (/* binding */ listed),
/* harmony export */   fl: () => (/* binding */ jsonOfKey),
/* harmony export */   lR: () => (/* binding */ readArguments)
/* harmony export */ });
/* harmony import */ var _launch_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(88187);

function readArguments(words, { program, flags, commands }) {
    const shapes = (0,_launch_js__WEBPACK_IMPORTED_MODULE_0__/* .flagShapes */ .R)(flags);
    const found = [];
    const problems = [];
    let isStarted = false;
    for (let i = 0; i < words.length; i++) {
        const word = words[i];
        if (!word || word.text === "--")
            break;
        const named = word.text.startsWith("-") ? flagOf(word, shapes) : undefined;
        if (named) {
            const taken = valuesAfter(words, i, named, shapes);
            found.push(...valuesOf(named, taken));
            i += taken.length - (named.inline === undefined ? 0 : taken.length);
        }
        else if (word.maySplit && !isStarted)
            problems.push({ message: openMessage(program, word) });
        else if (/^--?[A-Za-z]/.test(word.text))
            problems.push({
                kind: "unknown-key",
                message: `\`${program} ${clean(word.text)}\` has an unknown flag, whose effect is not checked`,
            });
        else if (!isStarted) {
            const command = Object.hasOwn(commands, word.text) ? commands[word.text] : undefined;
            if (command === "harmless")
                return { flags: [], problems: [] };
            if (typeof command === "object")
                return { flags: [{ name: word.text, use: [command], value: "on", unknown: undefined }], problems: [] };
        }
    }
    return { flags: found, problems };
}
function flagOf(word, shapes) {
    const [, name = word.text, value] = /^(--?[^=\0]+)=(.*)$/s.exec(word.text) ?? [];
    const shape = shapes.get(name);
    if (shape)
        return { name, shape, inline: value === undefined ? undefined : { ...word, text: value } };
    const short = shapes.get(word.text.slice(0, 2));
    if (!/^-\w./.test(word.text) || !short || short.takes === "nothing")
        return undefined;
    return { name: word.text.slice(0, 2), shape: short, inline: { ...word, text: word.text.slice(2) } };
}
function valuesAfter(words, at, { shape, inline }, shapes) {
    if (inline)
        return [inline];
    const isValue = (word) => word !== undefined && word.text !== "--" && !(word.text.startsWith("-") && flagOf(word, shapes) !== undefined);
    const next = words[at + 1];
    if (shape.takes === "nothing")
        return [];
    if (shape.takes === "value")
        return next ? [next] : [];
    if (shape.takes === "optional")
        return isValue(next) && !next.text.startsWith("-") ? [next] : [];
    const values = [];
    for (let i = at + 1; isValue(words[i]); i++)
        values.push(words[i]);
    return values;
}
function valuesOf({ name, shape }, values) {
    const { use } = shape;
    const unknown = values.find((word) => word.unknown !== undefined)?.unknown;
    if (values.length === 0)
        return [{ name, use, value: "on", unknown: undefined }];
    const texts = shape.isList ? listed(values.map(({ text }) => text).join(" ")) : values.map(({ text }) => text);
    return texts.map((value) => ({ name, use, value: clean(value), unknown }));
}
function listed(text) {
    const entries = [""];
    let depth = 0;
    for (const char of text) {
        if (char === "(")
            depth++;
        if (char === ")")
            depth = Math.max(0, depth - 1);
        if (depth === 0 && /[\s,]/.test(char))
            entries.push("");
        else
            entries[entries.length - 1] += char;
    }
    return entries.filter((entry) => entry !== "");
}
function clean(text) {
    return text.replaceAll("\0", "…");
}
function openMessage(program, { unknown }) {
    return `\`${program}\` takes \`${unknown}\`, whose value is not in this file and may contain flags`;
}
function jsonOfKey(key, value) {
    const names = key.split(".").map((name) => JSON.stringify(name));
    const isPlain = /^(?:true|false|-?\d+(?:\.\d+)?)$/.test(value);
    return `${names.map((name) => `{${name}:`).join("")}${isPlain ? value : JSON.stringify(value)}${"}".repeat(names.length)}`;
}


/***/ }),

/***/ 33901:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M7: () => (/* binding */ expressionIn),
/* harmony export */   Qn: () => (/* binding */ variableOf),
/* harmony export */   U0: () => (/* binding */ withoutExpressions)
/* harmony export */ });
function expressionAt(text, from) {
    const start = text.indexOf("${{", from);
    const end = start < 0 ? -1 : text.indexOf("}}", start);
    return end < 0 ? undefined : { start, end: end + 2 };
}
function expressionIn(text) {
    const found = expressionAt(text, 0);
    return found && text.slice(found.start, found.end);
}
function variableOf(expression) {
    return /^\$\{\{\s*env\.(\w+)\s*\}\}$/.exec(expression)?.[1];
}
function withoutExpressions(text, instead) {
    const parts = [];
    let from = 0;
    for (let found = expressionAt(text, 0); found; found = expressionAt(text, from)) {
        parts.push(text.slice(from, found.start), instead);
        from = found.end;
    }
    return [...parts, text.slice(from)].join("");
}


/***/ }),

/***/ 2898:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AA: () => (/* binding */ withLaunches),
/* harmony export */   SH: () => (/* binding */ mayStart),
/* harmony export */   aU: () => (/* binding */ launchedIn)
/* harmony export */ });
/* harmony import */ var _parsers_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5930);
/* harmony import */ var _parsers_node_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(70536);
/* harmony import */ var _beside_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(45171);
/* harmony import */ var _collect_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(91307);
/* harmony import */ var _arguments_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(98026);
/* harmony import */ var _expressions_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(33901);
/* harmony import */ var _programs_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(16957);
/* harmony import */ var _shell_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(62932);
/* harmony import */ var _workflows_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(19064);









function mayStart(text, { programs, uses }) {
    return (0,_workflows_js__WEBPACK_IMPORTED_MODULE_5__/* .mayName */ .vx)({ plain: (0,_workflows_js__WEBPACK_IMPORTED_MODULE_5__/* .plainOf */ .oi)(text) }, [...programs, ...uses]);
}
async function launchedIn(repo, names) {
    for (const workflow of await (0,_workflows_js__WEBPACK_IMPORTED_MODULE_5__/* .workflowsIn */ .co)(repo))
        if (names.files?.includes(workflow.path) || (await concerns(workflow, names)))
            return workflow.path;
    return undefined;
}
async function concerns(workflow, names) {
    const { programs, uses } = names;
    if (!(0,_workflows_js__WEBPACK_IMPORTED_MODULE_5__/* .mayName */ .vx)(workflow, [...programs, ...uses]))
        return false;
    const { steps, problem } = await workflow.read();
    if (problem)
        return [...programs, ...uses].some((name) => workflow.plain.includes(name));
    return steps.some((step) => (step.uses !== undefined && uses.includes(step.uses)) ||
        (step.run !== undefined && (0,_programs_js__WEBPACK_IMPORTED_MODULE_3__/* .startsOf */ .j)(step.run.text, step.env, names).length > 0));
}
function withLaunches(launch, load) {
    return async (repo, where, edition) => {
        const loaded = await load(repo, where, edition);
        const { authority, unjudged } = await launchesIn(repo, launch);
        if (authority.length + unjudged.length === 0)
            return loaded;
        return {
            ...loaded,
            status: loaded.status === "absent" ? "loaded" : loaded.status,
            layers: [...loaded.layers, { name: "project", root: _workflows_js__WEBPACK_IMPORTED_MODULE_5__/* .workflowsFolder */ .rB, status: "loaded", authority, governs: "" }],
            unjudged: [...loaded.unjudged, ...unjudged],
        };
    };
}
async function launchesIn(repo, launch) {
    const reader = new LaunchReader(repo, launch);
    for (const workflow of await (0,_workflows_js__WEBPACK_IMPORTED_MODULE_5__/* .workflowsIn */ .co)(repo)) {
        if (!(await concerns(workflow, launch)))
            continue;
        const { steps, problem } = await workflow.read();
        if (problem)
            reader.unjudged.push(problem);
        for (const step of steps)
            await reader.add(step);
    }
    return { authority: reader.authority, unjudged: reader.unjudged };
}
class LaunchReader {
    authority = [];
    unjudged = [];
    #repo;
    #launch;
    constructor(repo, launch) {
        this.#repo = repo;
        this.#launch = launch;
    }
    async add(step) {
        const { program, actions } = this.#launch;
        const starts = step.run ? (0,_programs_js__WEBPACK_IMPORTED_MODULE_3__/* .startsOf */ .j)(step.run.text, step.env, this.#launch) : [];
        for (const { words } of starts)
            if (step.run)
                await this.#arguments(words, program, step.run.at);
        const action = actions.find(({ uses }) => step.uses !== undefined && uses.includes(step.uses));
        if (action)
            await this.#action(step, action);
        if (action || starts.length > 0)
            this.#variables(step);
    }
    async #action(step, { name, inputs, always = [] }) {
        for (const effect of always)
            this.#effects([effect], name, "used", step.at);
        for (const [input, text] of step.inputs) {
            const use = Object.hasOwn(inputs, input) ? inputs[input] : undefined;
            if (use === undefined)
                this.unjudged.push({
                    kind: "unknown-key",
                    message: `\`${name}\` has the unknown input \`${input}\`, whose effect is not checked`,
                    at: text.at,
                });
            else
                await this.#input(`${name} ${input}`, use, text, step);
        }
    }
    async #input(setting, use, { text, at }, { env }) {
        if (use === "harmless" || text.trim() === "")
            return;
        if (use === "arguments")
            return this.#arguments(wordsOf(text, env), this.#launch.program, at);
        const open = (0,_expressions_js__WEBPACK_IMPORTED_MODULE_6__/* .expressionIn */ .M7)(text);
        const name = open === text.trim() ? (0,_expressions_js__WEBPACK_IMPORTED_MODULE_6__/* .variableOf */ .Qn)(open) : undefined;
        const known = name === undefined ? undefined : env.get(name);
        if (open !== undefined && (known === undefined || (0,_expressions_js__WEBPACK_IMPORTED_MODULE_6__/* .expressionIn */ .M7)(known) !== undefined))
            return this.#open(setting, open, use, text, at);
        const values = typeof use === "string" && use.startsWith("key: ") ? (0,_arguments_js__WEBPACK_IMPORTED_MODULE_7__/* .listed */ .KE)(known ?? text) : [known ?? text];
        for (const value of values)
            await this.#use(setting, use, value, at);
    }
    async #open(setting, open, use, text, at) {
        const message = `\`${setting}\` takes \`${open}\`, whose value is not in this file`;
        const written = ["…", '"…"'].map((instead) => (0,_expressions_js__WEBPACK_IMPORTED_MODULE_6__/* .withoutExpressions */ .U0)(text, instead));
        const structure = written.find((one) => /^\s*\{/.test(one) && (0,_parsers_json_js__WEBPACK_IMPORTED_MODULE_0__/* .parseJsonc */ .pX)(one).kind !== "problem");
        if ((use === "settings" || use === "servers") && structure !== undefined) {
            this.unjudged.push({ kind: "unknown-key", message, at });
            return this.#use(setting, use, structure, at);
        }
        if (typeof use === "object" && use.every(({ when }) => when === undefined))
            return this.#use(setting, use, written[0] ?? "", at);
        this.unjudged.push({ message, at });
    }
    async #arguments(words, program, at) {
        const { flags, problems } = (0,_arguments_js__WEBPACK_IMPORTED_MODULE_7__/* .readArguments */ .lR)(words, this.#launch);
        for (const problem of problems)
            this.unjudged.push({ ...problem, at });
        for (const { name, use, value, unknown } of flags) {
            const place = (0,_workflows_js__WEBPACK_IMPORTED_MODULE_5__/* .placeWithin */ .xF)(at, name);
            const setting = `${program} ${name}`;
            if (unknown !== undefined && use !== "harmless")
                await this.#open(setting, unknown, use, value, place);
            else
                await this.#use(setting, use, value, place);
        }
    }
    async #use(setting, use, value, at) {
        if (use === "harmless" || use === "arguments")
            return;
        if (use === "settings" || use === "servers")
            return this.#structure(setting, use, value, at);
        if (use === "pair")
            return this.#pair(setting, value, at);
        if (typeof use === "string")
            return this.#settings(setting, (0,_arguments_js__WEBPACK_IMPORTED_MODULE_7__/* .jsonOfKey */ .fl)(use.slice("key: ".length), value), at);
        this.#effects(use, setting, value, at);
    }
    async #pair(setting, pair, at) {
        const root = await this.#launch.pair?.(pair);
        if (root === undefined || root.kind === "problem")
            return this.#settings(setting, jsonOfPair(pair), at);
        this.#tellAll(setting, root, { path: at.source.path, text: pair }, at);
    }
    #effects(effects, setting, value, at) {
        for (const { when, effect, because, may } of effects)
            if (when === undefined || when.test(value))
                this.#tell({
                    setting,
                    value: value.replace(/\s+/g, " ").trim().slice(0, 120),
                    effect,
                    because,
                    content: value,
                    at,
                    ...(may ? { may } : {}),
                    ...(may?.includes("execute") ? { names: [value] } : {}),
                });
    }
    async #structure(setting, use, value, at) {
        const text = value.trim();
        if (text.startsWith("{"))
            return this.#json(setting, use, text, at);
        const source = await (0,_collect_js__WEBPACK_IMPORTED_MODULE_2__/* .readOne */ .JF)(this.#repo, text.replace(/^@/, "").replace(/^\.\//, ""));
        if (source !== undefined && !("message" in source))
            return this.#json(setting, use, source.text, at);
        this.#tell({
            setting,
            value: text.slice(0, 120),
            effect: "widens",
            because: `names a file of ${use} that is not committed to the repository`,
            may: ["execute", "external"],
            names: [text],
            at,
        });
    }
    #json(setting, use, text, at) {
        const root = (0,_parsers_json_js__WEBPACK_IMPORTED_MODULE_0__/* .parseJsonc */ .pX)(text);
        if (root.kind === "problem")
            this.unjudged.push({ message: `\`${setting}\` cannot be read as JSON: ${root.message}`, at });
        else if (use === "settings")
            this.#settings(setting, text, at);
        else {
            const servers = (0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_8__/* .lastOf */ .g1)(root, this.#launch.serversKey ?? "mcpServers") ?? root;
            for (const found of (0,_beside_js__WEBPACK_IMPORTED_MODULE_1__/* .serverAuthority */ .Z)(servers, { path: at.source.path, text }, "agents"))
                this.#tell({ ...found, setting: `${setting}: ${found.setting}`, at });
        }
    }
    #settings(setting, text, at) {
        const root = (0,_parsers_json_js__WEBPACK_IMPORTED_MODULE_0__/* .parseJsonc */ .pX)(text);
        if (root.kind !== "problem")
            this.#tellAll(setting, root, { path: at.source.path, text }, at);
    }
    #tellAll(setting, root, source, at) {
        for (const found of this.#launch.settings?.(root, source) ?? [])
            this.#tell({ ...found, setting: `${setting}: ${found.setting}`, at });
    }
    #variables({ env, at }) {
        for (const [name, effects] of Object.entries(this.#launch.variables ?? {})) {
            const value = env.get(name);
            if (value !== undefined)
                this.#effects(effects, `env.${name}`, value, at);
        }
    }
    #tell(authority) {
        this.authority.push({ certainty: "documented", ...authority });
    }
}
function wordsOf(text, env) {
    const root = /^\s*\[/.test(text) ? (0,_parsers_json_js__WEBPACK_IMPORTED_MODULE_0__/* .parseJsonc */ .pX)(text) : undefined;
    if (root?.kind === "list")
        return root.items.map((item) => ({ text: (0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_8__/* .textOf */ .b6)(item) ?? "", unknown: undefined, maySplit: false }));
    return (0,_shell_js__WEBPACK_IMPORTED_MODULE_4__/* .commandsIn */ .G)(text, env, true)[0] ?? [];
}
function jsonOfPair(pair) {
    const [key = "", ...value] = pair.split("=");
    return (0,_arguments_js__WEBPACK_IMPORTED_MODULE_7__/* .jsonOfKey */ .fl)(key, value.join("=").replace(/^(["'])(.*)\1$/s, "$2"));
}


/***/ }),

/***/ 88187:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ harmless),
/* harmony export */   R: () => (/* binding */ flagShapes)
/* harmony export */ });
function each(use, names) {
    return Object.fromEntries(names.map((name) => [name, use]));
}
function harmless(names) {
    return each("harmless", names
        .split(/[\n;]/)
        .map((name) => name.trim())
        .filter((name) => name !== ""));
}
function flagShapes(flags) {
    return new Map(Object.entries(flags).flatMap(([written, use]) => {
        const words = written.split(" ");
        const argument = words.find((word) => !word.startsWith("-")) ?? "";
        const takes = argument.endsWith("...")
            ? "values"
            : argument.startsWith("[")
                ? "optional"
                : argument === ""
                    ? "nothing"
                    : "value";
        const shape = { use, takes, isList: argument.startsWith("LIST") };
        return words.filter((word) => word.startsWith("-")).map((name) => [name, shape]);
    }));
}


/***/ }),

/***/ 16957:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   j: () => (/* binding */ startsOf)
/* harmony export */ });
/* harmony import */ var _shell_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(62932);

const starters = new Set(("env sudo doas timeout gtimeout nohup time exec command nice stdbuf xargs npx bunx pnpx uvx unbuffer script ssh docker " +
    "podman gosu su firejail bwrap setsid retry eval if while until then else elif do ! {").split(" "));
const runners = new Set([
    "gh copilot",
    "pnpm dlx",
    "pnpm exec",
    "yarn dlx",
    "yarn exec",
    "bun x",
    "npm exec",
    "npm x",
]);
const shells = new Set(["bash", "sh", "zsh", "dash", "ash", "pwsh", "powershell"]);
const maxDepth = 4;
function startsOf(script, variables, names, depth = 0) {
    return (0,_shell_js__WEBPACK_IMPORTED_MODULE_0__/* .commandsIn */ .G)(script, variables).flatMap((words) => {
        const inner = depth < maxDepth ? innerScripts(words) : [];
        const at = programAt(words, names.programs);
        return [
            ...(at < 0 || names.otherwise?.includes(words[at + 1]?.text ?? "")
                ? []
                : [{ program: nameOf(words[at]), words: words.slice(at + 1) }]),
            ...inner.flatMap((text) => startsOf(text, variables, names, depth + 1)),
        ];
    });
}
function programAt(words, programs) {
    const first = words.findIndex(({ text }) => !/^[A-Za-z_]\w*=/.test(text));
    if (first < 0)
        return -1;
    if (programs.includes(nameOf(words[first])))
        return first;
    const [start, second] = [nameOf(words[first]), words[first + 1]?.text ?? ""];
    if (!starters.has(start) && !runners.has(`${start} ${second}`))
        return -1;
    return words.findIndex((word, i) => i > first && programs.includes(nameOf(word)));
}
function nameOf(word) {
    const text = word?.text ?? "";
    const scoped = /^(@[\w.-]+\/[\w.-]+)(?:@.*)?$/.exec(text)?.[1];
    return scoped ?? text.replace(/^.*[/\\]/, "").replace(/(?<=.)@.*$|\.(?:exe|cmd|ps1|js)$/, "");
}
function innerScripts(words) {
    return words.flatMap((word, i) => {
        if (!shells.has(nameOf(word)))
            return [];
        const flag = words.findIndex(({ text }, at) => at > i && /^-\w*c$|^-[Cc]ommand$/.test(text));
        const script = flag < 0 ? undefined : words[flag + 1]?.text;
        return script === undefined ? [] : [script];
    });
}


/***/ }),

/***/ 62932:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ commandsIn)
/* harmony export */ });
/* harmony import */ var _expressions_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(33901);
var _a;

const variable = /^\$(?:\{([A-Za-z_]\w*)\}|([A-Za-z_]\w*))/;
const list = /^\$(?:\{[A-Za-z_]\w*\[[@*]\]\}|[@*])/;
const maxDepth = 8;
function commandsIn(script, variables, isArguments = false) {
    return new Splitter(script, new Map(variables), isArguments, 0).commands();
}
class Splitter {
    #text;
    #variables;
    #isArguments;
    #depth;
    #commands = [[]];
    #inner = [];
    #at = 0;
    #piece;
    constructor(text, variables, isArguments, depth) {
        this.#text = text.replace(/(?:\\|`)\r?\n/g, " ");
        this.#variables = variables;
        this.#isArguments = isArguments;
        this.#depth = depth;
    }
    commands() {
        while (this.#at < this.#text.length)
            this.#step();
        this.#endWord();
        this.#endCommand();
        return [...this.#inner, ...this.#commands.filter((words) => words.length > 0)];
    }
    #step() {
        const rest = this.#text.slice(this.#at, this.#at + 2);
        const [char = ""] = rest;
        if (this.#piece === undefined && char === "#")
            this.#at = endOf(this.#text, "\n", this.#at);
        else if (char === "'")
            this.#quoted(endOf(this.#text, "'", this.#at + 1));
        else if (char === '"')
            this.#double();
        else if (char === "\\")
            this.#add(this.#text[this.#at + 1] ?? "", 2);
        else if (char === "$" || char === "`")
            this.#expand(false);
        else if (/\s/.test(char))
            this.#space(char);
        else if (!this.#isArguments && rest === "<<")
            this.#skipDocument();
        else if (!this.#isArguments && /[;&|(){}<>]/.test(char))
            this.#operator(char);
        else
            this.#add(char, 1);
    }
    #space(char) {
        this.#endWord();
        if (char === "\n" && !this.#isArguments)
            this.#endCommand();
        this.#at++;
    }
    #operator(char) {
        if ((char === "{" || char === "}") && this.#piece !== undefined)
            return this.#add(char, 1);
        this.#endWord();
        if (char !== "<" && char !== ">")
            this.#endCommand();
        this.#at++;
    }
    #quoted(end) {
        this.#current().text += this.#text.slice(this.#at + 1, end);
        this.#current().isQuoted = true;
        this.#at = end + 1;
    }
    #double() {
        this.#at++;
        this.#current().isQuoted = true;
        while (this.#at < this.#text.length && this.#text[this.#at] !== '"') {
            const char = this.#text[this.#at] ?? "";
            if (char === "$" || (char === "`" && !this.#isArguments))
                this.#expand(true);
            else if (char === "\\")
                this.#add(this.#text[this.#at + 1] ?? "", 2);
            else
                this.#add(char, 1);
        }
        this.#at++;
    }
    #expand(isQuoted) {
        const rest = this.#text.slice(this.#at, this.#at + 2_000);
        const written = rest.startsWith("${{") ? (0,_expressions_js__WEBPACK_IMPORTED_MODULE_0__/* .expressionIn */ .M7)(rest) : undefined;
        if (written !== undefined)
            return this.#known(written, (0,_expressions_js__WEBPACK_IMPORTED_MODULE_0__/* .variableOf */ .Qn)(written), isQuoted);
        const [all] = list.exec(rest) ?? [];
        if (all !== undefined)
            return this.#known(all, /\w+/.exec(all)?.[0], false);
        const [plain, braced, bare] = variable.exec(rest) ?? [];
        if (plain !== undefined)
            return this.#known(plain, braced ?? bare, isQuoted);
        if (rest.startsWith("$(") || rest.startsWith("`"))
            return this.#substitute(isQuoted);
        if (rest.startsWith("${"))
            return this.#known(rest.slice(0, rest.indexOf("}") + 1 || 2), undefined, isQuoted);
        this.#add("$", 1);
    }
    #known(written, name, isQuoted) {
        this.#at += written.length;
        const value = name === undefined ? undefined : this.#variables.get(name);
        if (value === undefined || this.#depth >= maxDepth)
            return this.#leaveOpen(written, isQuoted);
        const words = isQuoted
            ? [{ text: value, unknown: (0,_expressions_js__WEBPACK_IMPORTED_MODULE_0__/* .expressionIn */ .M7)(value), maySplit: false }]
            : (new _a(value, this.#variables, true, this.#depth + 1).commands()[0] ?? []);
        for (const [i, word] of words.entries()) {
            if (i > 0)
                this.#endWord();
            const piece = this.#current();
            piece.text += word.text;
            piece.unknown ??= word.unknown;
            piece.maySplit ||= word.maySplit;
        }
    }
    #substitute(isQuoted) {
        const start = this.#at + (this.#text[this.#at] === "`" ? 1 : 2);
        const end = this.#text[this.#at] === "`" ? endOf(this.#text, "`", start) : closing(this.#text, start);
        if (this.#depth < maxDepth)
            this.#inner.push(...new _a(this.#text.slice(start, end), this.#variables, false, this.#depth + 1).commands());
        const written = this.#text.slice(this.#at, end + 1);
        this.#at = end + 1;
        this.#leaveOpen(written, isQuoted);
    }
    #leaveOpen(written, isQuoted) {
        const piece = this.#current();
        piece.unknown ??= written;
        piece.maySplit ||= !isQuoted;
        piece.text += "\0";
    }
    #current() {
        return (this.#piece ??= { text: "", unknown: undefined, maySplit: false, isQuoted: false });
    }
    #add(text, length) {
        this.#current().text += text;
        this.#at += length;
    }
    #endWord() {
        const piece = this.#piece;
        this.#piece = undefined;
        if (piece)
            this.#commands.at(-1)?.push({ text: piece.text, unknown: piece.unknown, maySplit: piece.maySplit });
    }
    #endCommand() {
        const words = this.#commands.at(-1) ?? [];
        const values = words.filter(({ text }) => text !== "export").map(({ text }) => /^([A-Za-z_]\w*)=(.*)$/s.exec(text));
        if (values.every((value) => value !== null))
            for (const [i, value] of values.entries())
                if (value?.[1] !== undefined && words[i]?.unknown === undefined)
                    this.#variables.set(value[1], value[2] ?? "");
        if (words.length > 0)
            this.#commands.push([]);
    }
    #skipDocument() {
        const [written = "<<", , mark = ""] = /^<<-?\s*(["']?)([\w.]+)\1/.exec(this.#text.slice(this.#at, this.#at + 200)) ?? [];
        this.#endWord();
        this.#at += written.length;
        if (mark === "")
            return;
        const line = endOf(this.#text, "\n", this.#at);
        const end = new RegExp(`\\n[ \\t]*${mark.replace(/\W/g, "\\$&")}[ \\t]*(?=\\n|$)`).exec(this.#text.slice(line));
        const after = end ? line + end.index + end[0].length : this.#text.length;
        const tail = new _a(this.#text.slice(this.#at, line), this.#variables, true, this.#depth + 1).commands()[0];
        this.#commands.at(-1)?.push(...(tail ?? []));
        this.#at = after;
    }
}
_a = Splitter;
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


/***/ }),

/***/ 19064:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   co: () => (/* binding */ workflowsIn),
/* harmony export */   oi: () => (/* binding */ plainOf),
/* harmony export */   rB: () => (/* binding */ workflowsFolder),
/* harmony export */   vx: () => (/* binding */ mayName),
/* harmony export */   xF: () => (/* binding */ placeWithin)
/* harmony export */ });
/* harmony import */ var _parsers_node_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(70536);
/* harmony import */ var _collect_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(91307);
/* harmony import */ var _memoize_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(53797);



const workflowsFolder = ".github/workflows";
const workflowsIn = (0,_memoize_js__WEBPACK_IMPORTED_MODULE_1__/* .memoize */ .B)(listAll);
async function listAll(repo) {
    const workflows = (0,_collect_js__WEBPACK_IMPORTED_MODULE_0__/* .collectFiles */ .C0)(repo, workflowsFolder, { isIncluded: (name) => /\.ya?ml$/.test(name), deep: false });
    const actions = [...repo.entries.values()].filter(({ path, kind }) => kind === "file" && /(?:^|\/)action\.ya?ml$/.test(path) && !repo.isUsers(path));
    const paths = [...workflows.files, ...actions.map(({ path }) => path)];
    return [
        ...workflows.unjudged.map((problem) => unreadable(problem.at.source.path, problem)),
        ...(await Promise.all(paths.map((path) => workflowAt(repo, path)))),
    ];
}
function unreadable(path, problem) {
    return { path, source: undefined, plain: "", read: async () => ({ steps: [], problem }) };
}
async function workflowAt(repo, path) {
    const source = await (0,_collect_js__WEBPACK_IMPORTED_MODULE_0__/* .readOne */ .JF)(repo, path);
    if (source === undefined || "message" in source)
        return unreadable(path, source);
    let parsed;
    return {
        path,
        source,
        plain: plainOf(source.text),
        read: () => (parsed ??= parse(source)),
    };
}
function plainOf(text) {
    return text.replace(/["'`]|\\\r?\n[ \t]*|\\(?![xuU])/g, "").toLowerCase();
}
function mayName({ plain }, names) {
    return names.some((name) => plain.includes(name)) || /\\[xu]/.test(plain);
}
async function parse(source) {
    const { parseYaml } = await __webpack_require__.e(/* import() */ 9844).then(__webpack_require__.bind(__webpack_require__, 97463));
    const { node, problems } = await parseYaml(source.text, 0);
    const [problem] = problems;
    if (problem)
        return {
            steps: [],
            problem: { message: `cannot be read as YAML: ${problem.message}`, at: { source, span: problem.span } },
        };
    const shared = envOf(node, new Map());
    const jobs = tableEntries((0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_2__/* .valueOf */ .RP)(node, "jobs")).flatMap(({ value }) => {
        const env = envOf(value, shared);
        return [...((0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_2__/* .valueOf */ .RP)(value, "uses") ? [stepOf(value, env, source)] : []), ...stepsOf(value, env, source)];
    });
    return { steps: [...jobs, ...stepsOf((0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_2__/* .valueOf */ .RP)(node, "runs"), shared, source)], problem: undefined };
}
function stepsOf(holder, env, source) {
    const steps = (0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_2__/* .valueOf */ .RP)(holder, "steps");
    return steps?.kind === "list" ? steps.items.map((step) => stepOf(step, envOf(step, env), source)) : [];
}
function stepOf(step, env, source) {
    const run = (0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_2__/* .valueOf */ .RP)(step, "run");
    const uses = (0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_2__/* .textOf */ .b6)((0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_2__/* .valueOf */ .RP)(step, "uses"))?.trim().split("@")[0]?.replace(/\/+$/, "").toLowerCase();
    const inputs = tableEntries((0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_2__/* .valueOf */ .RP)(step, "with")).map(({ name = "", value }) => [name.toLowerCase(), textAt(value, source)]);
    return {
        uses,
        inputs: new Map(inputs),
        run: run && textAt(run, source),
        env,
        at: { source, span: ((0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_2__/* .valueOf */ .RP)(step, "uses") ?? run ?? step).span },
    };
}
function textAt(node, source) {
    return { text: (0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_2__/* .textOf */ .b6)(node) ?? source.text.slice(node.span.start, node.span.end), at: { source, span: node.span } };
}
function envOf(holder, around) {
    const own = tableEntries((0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_2__/* .valueOf */ .RP)(holder, "env")).map(({ name = "", value }) => [name, (0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_2__/* .textOf */ .b6)(value) ?? ""]);
    return own.length === 0 ? around : new Map([...around, ...own]);
}
function tableEntries(node) {
    return node?.kind === "table" ? node.entries : [];
}
function placeWithin({ source, span }, text) {
    const at = text === "" ? -1 : source.text.slice(span.start, span.end).indexOf(text);
    const found = at < 0 ? span : { start: span.start + at, end: span.start + at + text.length };
    return { source, span: found };
}


/***/ }),

/***/ 53797:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ memoize)
/* harmony export */ });
function memoize(make) {
    const results = new WeakMap();
    return (key) => {
        let result = results.get(key);
        if (!result)
            results.set(key, (result = { value: make(key) }));
        return result.value;
    };
}


/***/ })

};
;