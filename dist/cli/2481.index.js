"use strict";
exports.id = 2481;
exports.ids = [2481];
exports.modules = {

/***/ 98026:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Qe: () => (/* binding */ jsonOfPair),
/* harmony export */   Z9: () => (/* binding */ wordsOf),
/* harmony export */   fl: () => (/* binding */ jsonOfKey),
/* harmony export */   lR: () => (/* binding */ readArguments),
/* harmony export */   ry: () => (/* binding */ splitList)
/* harmony export */ });
/* harmony import */ var _launch_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(88187);
/* harmony import */ var _shell_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(85083);
/* harmony import */ var _parsers_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(45433);
/* harmony import */ var _parsers_node_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(70536);
/* harmony import */ var _repo_many_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(46447);





function readArguments(all, { program, flags, commands }) {
    const words = all.filter(({ isRedirection }) => !isRedirection);
    const shapes = (0,_launch_js__WEBPACK_IMPORTED_MODULE_2__/* .flagShapes */ .RO)(flags);
    const found = [];
    const problems = [];
    let isStarted = false;
    let subcommand;
    for (let i = 0; i < words.length; i++) {
        const word = words[i];
        if (!word || word.text === "--")
            break;
        const named = word.text.startsWith("-") ? flagOf(word, shapes) : undefined;
        if (named) {
            const taken = valuesAfter(words, i, named, shapes);
            (0,_repo_many_js__WEBPACK_IMPORTED_MODULE_3__/* .append */ .BC)(found, valuesOf(named, taken).map((flag) => ({ ...flag, start: word.start })));
            i += taken.length - (named.inline === undefined ? 0 : taken.length);
        }
        else if (word.maySplit)
            problems.push({ message: openMessage(program, word) });
        else if (/^--?[A-Za-z]/.test(word.text))
            problems.push({
                kind: "unknown-key",
                message: `\`${program} ${withoutOpenParts(word.text)}\` has an unknown flag, whose effect is not checked`,
            });
        else if (!isStarted) {
            const command = Object.hasOwn(commands, word.text) ? commands[word.text] : undefined;
            if (command === "harmless" && problems.length === 0)
                return { flags: [], problems: [] };
            if (typeof command === "object")
                return { flags: [{ name: word.text, use: [command], value: "on", unknown: undefined }], problems: [] };
            isStarted = true;
            if (command === "start")
                subcommand = word.text;
        }
    }
    return { flags: found, problems, session: { command: subcommand } };
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
    const texts = shape.isList ? splitList(values.map(({ text }) => text).join(" ")) : values.map(({ text }) => text);
    return texts.map((value) => ({ name, use, value: withoutOpenParts(value), unknown }));
}
function splitList(text) {
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
function withoutOpenParts(text) {
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
function jsonOfPair(pair) {
    const [key = "", ...value] = pair.split("=");
    return jsonOfKey(key, value.join("=").replace(/^(["'])(.*)\1$/s, "$2"));
}
function wordsOf(text, env) {
    const root = /^\s*\[/.test(text) ? (0,_parsers_json_js__WEBPACK_IMPORTED_MODULE_1__.parseJsonc)(text) : undefined;
    if (root?.kind === "list")
        return root.items.map((item) => ({ text: (0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_4__/* .textOf */ .b6)(item) ?? "", unknown: undefined, maySplit: false }));
    return (0,_shell_js__WEBPACK_IMPORTED_MODULE_0__/* .commandsIn */ .G)(text, env, true)[0] ?? [];
}


/***/ }),

/***/ 88187:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CW: () => (/* binding */ powerFlagsOf),
/* harmony export */   RO: () => (/* binding */ flagShapes),
/* harmony export */   xK: () => (/* binding */ harmlessFlags)
/* harmony export */ });
function sameUse(use, names) {
    return Object.fromEntries(names.map((name) => [name, use]));
}
function harmlessFlags(names) {
    return sameUse("harmless", names
        .split(/[\n;]/)
        .map((name) => name.trim())
        .filter((name) => name !== ""));
}
function takenBy(argument) {
    if (argument === "")
        return "nothing";
    if (argument.endsWith("..."))
        return "values";
    return argument.startsWith("[") ? "optional" : "value";
}
function flagShapes(flags) {
    return new Map(Object.entries(flags).flatMap(([written, use]) => {
        const words = written.split(" ");
        const argument = words.find((word) => !word.startsWith("-")) ?? "";
        const shape = { use, takes: takenBy(argument), isList: argument.startsWith("LIST") };
        return words.filter((word) => word.startsWith("-")).map((name) => [name, shape]);
    }));
}
function powerFlagsOf(flags) {
    return [...flagShapes(flags)].flatMap(([name, { use }]) => use === "harmless" || !name.startsWith("--") ? [] : [name]);
}


/***/ }),

/***/ 98445:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  launchesIn: () => (/* binding */ launchesIn),
  mayStartHost: () => (/* binding */ mayStartHost),
  namesIn: () => (/* binding */ namesIn)
});

// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/ci/launch.js
var ci_launch = __webpack_require__(88187);
// EXTERNAL MODULE: ./build/bundle/src/parsers/json.js + 2 modules
var json = __webpack_require__(45433);
// EXTERNAL MODULE: ./build/bundle/src/parsers/node.js
var node = __webpack_require__(70536);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/settings/authority.js
var authority = __webpack_require__(91806);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/loading/collect.js
var collect = __webpack_require__(77012);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/ci/arguments.js
var ci_arguments = __webpack_require__(98026);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/ci/effects.js
var effects = __webpack_require__(81036);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/ci/environment.js
var environment = __webpack_require__(58691);
// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/ci/expressions.js
var expressions = __webpack_require__(33901);
;// CONCATENATED MODULE: ./build/bundle/src/hosts/_kit/ci/runner-values.js
const somethingPlain = "…";
const ofRepository = ["repository", "repository_id", "repository_owner", "repository_owner_id"];
const ofRun = ["sha", "run_id", "run_number", "run_attempt", "server_url", "api_url", "graphql_url"];
const ofRunner = ["os", "arch"];
const outside = ["temp", "tool_cache"];
const values = new Map([
    ...[...ofRepository, ...ofRun].flatMap((name) => bothNames("github", name)),
    ...ofRunner.flatMap((name) => bothNames("runner", name)),
    ...outside.flatMap((name) => bothNames("runner", name, `/${somethingPlain}`)),
]);
const always = /\$\{\{\s*((?:github|runner)\.\w+)\s*\}\}/gi;
const ofEvent = /\$\{\{\s*github\.event\.(?:(?:number|before|after)|(?:pull_request|issue|comment|review|discussion|release|workflow_run|check_run|check_suite)\.(?:number|id)|pull_request\.(?:head|base)\.sha|workflow_run\.head_sha)\s*\}\}/gi;
const within = new RegExp(`(?<=[^\\s}])${ofEvent.source}|${ofEvent.source}(?=[^\\s$])`, "gi");
function withRunnerValues(step, path) {
    const { scripts, inputs, env } = step;
    const known = new Map([...values, ...foldersOf(path)]);
    const fill = (text) => filled(text, known);
    const within = ({ text, values: each, ...place }) => ({
        ...place,
        text: fill(text),
        ...(each ? { values: each.map(fill) } : {}),
    });
    return {
        ...step,
        scripts: scripts.map(within),
        inputs: new Map([...inputs].map(([name, text]) => [name, within(text)])),
        env: new Map([...known, ...[...env].map(([name, value]) => [name, fill(value)])]),
    };
}
function isOpenPath(path) {
    return path.includes(somethingPlain) && !path.startsWith("/");
}
function foldersOf(path) {
    const folder = path.includes("/") ? path.slice(0, path.lastIndexOf("/")) : ".";
    return [
        ...bothNames("github", "workspace", "."),
        ...(/(?:^|\/)action\.ya?ml$/.test(path) ? bothNames("github", "action_path", folder) : []),
    ];
}
function bothNames(context, name, value = somethingPlain) {
    return [
        [`${context}.${name}`, value],
        [`${context}_${name}`.toUpperCase(), value],
    ];
}
function filled(text, known) {
    if (!text.includes("${{"))
        return text;
    return text
        .replace(within, somethingPlain)
        .replace(always, (whole, name) => known.get(name.toLowerCase()) ?? whole);
}

;// CONCATENATED MODULE: ./build/bundle/src/hosts/_kit/ci/script-results.js
class ScriptResults {
    #make;
    #known = new WeakMap();
    constructor(make) {
        this.#make = make;
    }
    of(script, variables) {
        let results = this.#known.get(variables);
        if (!results)
            this.#known.set(variables, (results = new Map()));
        const known = results.get(script);
        if (known !== undefined)
            return known;
        const result = this.#make(script, variables);
        results.set(script, result);
        return result;
    }
}

;// CONCATENATED MODULE: ./build/bundle/src/hosts/_kit/ci/unprompted.js

function unpromptedBy({ flags, session }, launch, around, settings) {
    if (!session || launch.unprompted === undefined || flags.some(({ name }) => onlyShows(name, launch)))
        return undefined;
    if (flags.some(({ use, value }) => typeof use === "object" && bypasses(use, value)))
        return undefined;
    const set = [...around.env, ...(0,environment/* variablesSet */.Kd)(around.script, around.env)];
    if (set.some(([name, value]) => bypasses((0,environment/* effectsOfVariable */.wl)(name, launch), value)))
        return undefined;
    for (const start of launch.unprompted) {
        const word = start.by.find((one) => one === (session.command ?? "") || flags.some(({ name }) => name === one));
        if (word === undefined)
            continue;
        const isSet = start.unlessSettings && settings.some((line) => start.unlessSettings?.test(line));
        return isSet || isLimited(start, flags, around) ? undefined : { start, word };
    }
    return undefined;
}
function onlyShows(name, { flags }) {
    return Object.keys(flags).some((written) => {
        const names = written.split(" ");
        return names.includes(name) && (names.includes("--help") || names.includes("--version"));
    });
}
function bypasses(effects, value) {
    return effects.some(({ effect, when }) => effect === "bypasses" && (when === undefined || when.test(value)));
}
function isLimited({ unless = {}, unlessOnly = {} }, flags, around) {
    const valuesOf = (name) => flags.flatMap((flag) => (flag.name === name ? [flag.value] : []));
    return (Object.entries(unless).some(([name, values]) => name.startsWith("-")
        ? valuesOf(name).some((value) => values.test(value))
        : values.test(certainValue(name, around) ?? "\0")) ||
        Object.entries(unlessOnly).some(([name, tools]) => {
            const given = valuesOf(name);
            return given.length > 0 && given.every((tool) => tools.test(tool));
        }));
}
const leaves = /^(?:sudo|doas|docker|podman|kubectl|ssh|su|gosu|runuser|chroot|wsl|systemd-run|-i|--ignore-environment)$/;
function certainValue(name, { env, script, before }) {
    const own = before.findLast((word) => word.startsWith(`${name}=`));
    if (own !== undefined)
        return own.slice(name.length + 1);
    if (before.some((word) => leaves.test(word)))
        return undefined;
    const mentioned = script.split(name).length - 1;
    if (mentioned === 0)
        return env.get(name);
    const begin = `export ${name}=`;
    const exported = script
        .split("\n")
        .filter((line) => line.startsWith(begin))
        .map((line) => line
        .slice(begin.length)
        .trimEnd()
        .replace(/^(["'])(.*)\1$/, "$2"));
    return exported.length === mentioned && new Set(exported).size === 1 ? exported[0] : undefined;
}

// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/ci/workflows.js + 1 modules
var ci_workflows = __webpack_require__(36937);
;// CONCATENATED MODULE: ./build/bundle/src/hosts/_kit/ci/launch-reader.js












class LaunchReader {
    authority = [];
    unjudged = [];
    #reported = new Set();
    #repo;
    #launch;
    #rootSettings;
    #set = new ScriptResults((script, known) => (0,environment/* variablesSet */.Kd)(script, known));
    #command;
    constructor(repo, launch, settings) {
        this.#repo = repo;
        this.#launch = launch;
        this.#rootSettings = settings;
    }
    async add(step, run, starts) {
        const { program, actions } = this.#launch;
        let isStarted = false;
        for (const { text, at } of run.scripts)
            for (const start of eachOnce(starts.of(text, run.env))) {
                const { words, isOpen } = start;
                this.#command = words.map((word) => word.text).join(" ");
                if (isOpen)
                    await this.#openStart(words, start.program, at, text);
                else {
                    await this.#arguments(words, program, at, text);
                    this.#unprompted(start, run, at, text);
                }
                isStarted ||= !isOpen;
            }
        const action = actions.find(({ uses }) => step.uses !== undefined && uses.includes(step.uses));
        this.#command = action && JSON.stringify([...step.inputs].map(([name, input]) => [name, input.text]));
        if (action)
            await this.#action(run, action);
        if (action || isStarted)
            this.#variables(step);
    }
    async #action(step, action) {
        const { name, inputs, always = [] } = action;
        for (const effect of always)
            this.#effects([effect], name, "used", step.at);
        this.#unpromptedAction(step, action);
        for (const [input, text] of step.inputs) {
            const use = Object.hasOwn(inputs, input) ? inputs[input] : undefined;
            if (use === undefined)
                this.#leave({
                    kind: "unknown-key",
                    message: `\`${name}\` has the unknown input \`${input}\`, whose effect is not checked`,
                    at: text.at,
                });
            else
                for (const value of text.values ?? [text.text])
                    await this.#input(`${name} ${input}`, use, { text: value, at: text.at }, step);
        }
    }
    async #input(setting, use, { text, at }, { env }) {
        if (use === "harmless" || text.trim() === "")
            return;
        if (use === "arguments")
            return this.#arguments((0,ci_arguments/* wordsOf */.Z9)(text, env), this.#launch.program, at);
        const open = (0,expressions/* expressionIn */.M7)(text);
        const name = open === text.trim() ? (0,expressions/* variableOf */.Qn)(open) : undefined;
        const known = name === undefined ? undefined : env.get(name);
        if (open !== undefined && (known === undefined || (0,expressions/* expressionIn */.M7)(known) !== undefined))
            return this.#open(setting, open, use, text, at);
        const values = typeof use === "string" && use.startsWith("key: ") ? (0,ci_arguments/* splitList */.ry)(known ?? text) : [known ?? text];
        for (const value of values)
            await this.#use(setting, use, value, at);
    }
    async #open(setting, open, use, text, at) {
        const message = `\`${setting}\` takes \`${open}\`, ${(0,expressions/* adviceOn */.ik)(open)}`;
        const written = ["…", '"…"'].map((instead) => (0,expressions/* withoutExpressions */.U0)(text, instead));
        const structure = written.find((one) => /^\s*\{/.test(one) && (0,json.parseJsonc)(one).kind !== "problem");
        if ((use === "settings" || use === "servers") && structure !== undefined) {
            this.#leave({ kind: "unknown-key", message, at });
            return this.#use(setting, use, structure, at);
        }
        if (typeof use === "object" && use.every(({ when }) => when === undefined))
            return this.#use(setting, use, written[0] ?? "", at);
        this.#leave({ message, at, scope: "part" });
    }
    async #arguments(words, program, at, script = "") {
        const { flags, problems } = (0,ci_arguments/* readArguments */.lR)(words, this.#launch);
        for (const problem of problems)
            this.#leave({ ...problem, at, scope: "part" });
        for (const { name, use, value, unknown, start } of flags) {
            const place = (0,ci_workflows/* placeWithin */.xF)(at, name, timesBefore(script, name, start));
            const setting = `${program} ${name}`;
            if (unknown !== undefined && use !== "harmless")
                await this.#open(setting, unknown, use, value, place);
            else
                await this.#use(setting, use, value, place);
        }
    }
    #unprompted({ words, before, program }, step, at, script) {
        const around = { env: step.env, script, before };
        const found = unpromptedBy((0,ci_arguments/* readArguments */.lR)(words, this.#launch), this.#launch, around, this.#rootSettings);
        if (!found)
            return;
        const shown = found.word || program;
        const { start: begins } = words.find(({ text }) => text === found.word) ?? {};
        const place = (0,ci_workflows/* placeWithin */.xF)(at, shown, timesBefore(script, shown, begins));
        this.#tellUnprompted(`${this.#launch.program} ${found.word}`.trimEnd(), found.start, place);
    }
    #unpromptedAction(step, { name, inputs, startsWith: word }) {
        if (word === undefined)
            return;
        const isFlag = word.startsWith("-");
        const given = [...step.inputs].flatMap(([input, { text }]) => inputs[input] === "arguments" ? (0,ci_arguments/* readArguments */.lR)((0,ci_arguments/* wordsOf */.Z9)(text, step.env), this.#launch).flags : []);
        const own = isFlag ? [{ name: word, use: "harmless", value: "on", unknown: undefined }] : [];
        const read = { flags: [...own, ...given], problems: [], session: { command: isFlag ? undefined : word } };
        const around = { env: step.env, script: "", before: [] };
        const found = unpromptedBy(read, this.#launch, around, this.#rootSettings);
        if (found)
            this.#tellUnprompted(name, found.start, step.at);
    }
    #tellUnprompted(setting, { effect, because, instead, certainty }, at) {
        this.#tell({ setting, value: "started", effect, because, instead, certainty, at });
    }
    async #openStart(words, program, at, script) {
        for (const { name, use, value, start } of (0,ci_arguments/* readArguments */.lR)(words, this.#launch).flags) {
            const bypassing = typeof use === "object" ? use.filter(({ effect }) => effect === "bypasses") : [];
            const place = (0,ci_workflows/* placeWithin */.xF)(at, name, timesBefore(script, name, start));
            const assumed = bypassing.map((effect) => ({ ...effect, certainty: "assumed" }));
            this.#effects(assumed, `${program} ${name}`, value, place);
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
            return this.#settings(setting, (0,ci_arguments/* jsonOfKey */.fl)(use.slice("key: ".length), value), at);
        this.#effects(use, setting, value, at);
    }
    async #pair(setting, pair, at) {
        if (!pair.includes("="))
            return this.#effects((0,effects/* startsCode */.bR)("is a file of settings, which may start servers and hooks"), setting, pair, at);
        const root = await this.#launch.pair?.(pair);
        if (root === undefined || root.kind === "problem")
            return this.#settings(setting, (0,ci_arguments/* jsonOfPair */.Qe)(pair), at);
        this.#tellAll(setting, root, at);
    }
    #effects(effects, setting, value, at) {
        for (const { when, effect, because, may, loads, instead, certainty } of effects)
            if (when === undefined || when.test(value))
                this.#tell({
                    setting,
                    value: value.replace(/\s+/g, " ").trim().slice(0, 120),
                    effect,
                    because,
                    content: value,
                    at,
                    ...(may ? { may } : {}),
                    ...(may?.includes("execute") || loads ? { names: [value], searches: "everything" } : {}),
                    ...(instead === undefined ? {} : { instead }),
                    ...(certainty ? { certainty } : {}),
                });
    }
    async #structure(setting, use, value, at) {
        const text = value.trim();
        if (text.startsWith("{"))
            return this.#json(setting, use, text, at);
        if (isOpenPath(text)) {
            const message = `\`${setting}\` takes \`${text}\`, whose file depends on what GitHub's runner writes; write its path here`;
            return this.#leave({ message, at, scope: "part" });
        }
        const source = await (0,collect/* readOne */.JF)(this.#repo, text.replace(/^@/, "").replace(/^\.\//, ""));
        if (source !== undefined && !("message" in source))
            return this.#json(setting, use, source.text, at, source);
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
    #json(setting, use, text, at, file) {
        const root = (0,json.parseJsonc)(text);
        if (root.kind === "problem")
            this.#leave({ message: `\`${setting}\` cannot be read as JSON: ${root.message}`, at, scope: "part" });
        else if (use === "settings")
            this.#tellAll(setting, root, at, file);
        else {
            const whole = file ? root : (0,node/* placedAt */.Bc)(root, at.span);
            const servers = (0,node/* lastOf */.g1)(whole, this.#launch.serversKey ?? "mcpServers") ?? whole;
            for (const found of (0,authority/* serverAuthority */.Z)(servers, file ?? at.source, "agents"))
                this.#tell({ ...found, setting: `${setting}: ${found.setting}`, at, ...relatedTo(found, file) });
        }
    }
    #settings(setting, text, at) {
        const root = (0,json.parseJsonc)(text);
        if (root.kind !== "problem")
            this.#tellAll(setting, root, at);
    }
    #tellAll(setting, root, at, file) {
        const placed = file ? root : (0,node/* placedAt */.Bc)(root, at.span);
        for (const found of this.#launch.settings?.(placed, file ?? at.source) ?? [])
            this.#tell({ ...found, setting: `${setting}: ${found.setting}`, at, ...relatedTo(found, file) });
    }
    #variables(step) {
        for (const [name, value] of this.#variablesOf(step))
            this.#effects((0,environment/* effectsOfVariable */.wl)(name, this.#launch), `env.${name}`, value, step.at);
    }
    #variablesOf({ env, handedOn, scripts }) {
        return new Map([...handedOn, ...env, ...scripts.flatMap(({ text }) => [...this.#set.of(text, env)])]);
    }
    #leave(problem) {
        const key = JSON.stringify([problem.message, problem.at.source.path, problem.at.span.start]);
        if (this.#reported.has(key))
            return;
        this.#reported.add(key);
        this.unjudged.push(problem);
    }
    #tell(authority) {
        const { setting, value, effect, at, content = "" } = authority;
        const command = effect === "bypasses" && this.#command !== undefined ? `${at.source.path}: ${this.#command}` : undefined;
        const key = JSON.stringify([setting, value, effect, at.source.path, at.span.start, content, command]);
        if (this.#reported.has(key))
            return;
        this.#reported.add(key);
        this.authority.push({
            certainty: "documented",
            ...authority,
            ...(command === undefined ? {} : { command }),
            ofStart: true,
        });
    }
}
function eachOnce(starts) {
    const keyOf = (words) => JSON.stringify(words.map(({ text, unknown }) => [text, unknown]));
    const isPlaced = (words) => words.some(({ start }) => start !== undefined);
    const placed = new Set(starts.flatMap(({ words }) => (isPlaced(words) ? [keyOf(words)] : [])));
    return starts.filter(({ words }) => isPlaced(words) || !placed.has(keyOf(words)));
}
function timesBefore(script, flag, start) {
    if (start === undefined || !script.slice(start, start + flag.length + 1).includes(flag))
        return 0;
    return script.slice(0, start).split(flag).length - 1;
}
function relatedTo({ at }, file) {
    return file ? { related: [{ message: "set there", at }] } : {};
}

// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/ci/names.js
var ci_names = __webpack_require__(62890);
// EXTERNAL MODULE: ./build/bundle/src/repo/many.js
var many = __webpack_require__(46447);
// EXTERNAL MODULE: ./build/bundle/src/repo/path.js
var path = __webpack_require__(76311);
;// CONCATENATED MODULE: ./build/bundle/src/hosts/_kit/ci/calls.js




const input = /\$\{\{\s*inputs\.([\w-]+)\s*\}\}/gi;
const mostSteps = 2_000;
async function withCalls(workflow, all) {
    const { steps, calls } = await workflow.read();
    const isAction = /(?:^|\/)action\.ya?ml$/.test(workflow.path);
    if (!isAction && !(0,ci_names/* mayName */.vx)(workflow, ["workflow_call"]))
        return steps;
    const callers = await callersOf(isAction ? (0,path/* directoryOf */.jt)(workflow.path) : workflow.path, all);
    if (!callers || callers.length === 0)
        return steps;
    const known = calls === undefined ? steps : steps.map((step) => withValuesOf(step, calls, callers));
    const isOnlyCalled = calls !== undefined;
    const found = [];
    for (const step of known) {
        const called = callers.flatMap((caller) => stepFor(step, caller, calls, isAction) ?? []);
        (0,many/* append */.BC)(found, called.length > 0 && isOnlyCalled ? called : [step, ...called]);
        if (found.length > mostSteps)
            return known;
    }
    return found;
}
async function callersOf(path, all) {
    const name = `./${path}`.replace(/\/$/, "").toLowerCase();
    const callers = [];
    for (const other of all) {
        const read = await other.read();
        if (read.problem)
            return undefined;
        (0,many/* append */.BC)(callers, read.steps.filter(({ uses }) => uses === name));
    }
    return callers;
}
function stepFor(step, caller, calls, isAction) {
    const filled = (text) => text.replace(input, (whole, name) => {
        const key = name.toLowerCase();
        return caller.inputs.get(key)?.text ?? calls?.get(key) ?? whole;
    });
    const around = isAction ? new Map([...caller.handedOn, ...caller.env]) : new Map();
    const own = [...step.env].map(([name, value]) => [name, filled(value)]);
    const scripts = step.scripts.map((script) => ({ ...script, text: filled(script.text) }));
    const env = new Map([...around, ...own]);
    const isSame = scripts.every(({ text }, i) => text === step.scripts[i]?.text) &&
        env.size === step.env.size &&
        own.every(([name, value]) => step.env.get(name) === value);
    return isSame ? undefined : { ...step, scripts, env };
}
function withValuesOf(step, calls, callers) {
    return { ...step, inputs: new Map([...step.inputs].map(([name, text]) => [name, withValues(text, calls, callers)])) };
}
function withValues(text, calls, callers) {
    const values = callers.map(({ inputs }) => text.text.replace(input, (whole, name) => {
        const key = name.toLowerCase();
        return calls.has(key) ? (inputs.get(key)?.text ?? calls.get(key) ?? "") : whole;
    }));
    return values.some((value) => (0,expressions/* expressionIn */.M7)(value) !== undefined) || values.every((value) => value === text.text)
        ? text
        : { ...text, values: [...new Set(values)] };
}

// EXTERNAL MODULE: ./build/bundle/src/hosts/_kit/ci/programs.js + 2 modules
var programs = __webpack_require__(80152);
;// CONCATENATED MODULE: ./build/bundle/src/hosts/_kit/ci/reader.js








async function mayStartHost(workflow, names, starts = startsBy(names)) {
    const { uses } = names;
    const { steps, problem } = await workflow.read();
    if (problem && (0,ci_names/* mayName */.vx)(workflow, (0,ci_names/* marksOf */.Ok)(names)))
        return true;
    return steps.some((step) => (step.uses !== undefined && uses.includes(step.uses)) ||
        step.scripts.some(({ text }) => starts.of(text, step.env).length > 0));
}
async function launchesIn(workflows, repo, launch, settings) {
    const reader = new LaunchReader(repo, launch, settings);
    const named = { ...launch, powerFlags: (0,ci_launch/* powerFlagsOf */.CW)(launch.flags) };
    for (const workflow of workflows) {
        const names = namesIn(workflow, named);
        const starts = startsBy(names);
        if (!(await mayStartHost(workflow, names, starts)))
            continue;
        const { problem } = await workflow.read();
        if (problem)
            reader.unjudged.push(problem);
        const isGitHubs = workflow.layer === ci_workflows/* workflowsFolder */.rB;
        for (const step of await withCalls(workflow, await (0,ci_workflows/* workflowsIn */.co)(repo)))
            await reader.add(step, isGitHubs ? withRunnerValues(step, workflow.path) : step, starts);
    }
    return { authority: reader.authority, unjudged: reader.unjudged };
}
function namesIn({ path }, names) {
    return path.endsWith(".lock.yml") ? { ...names, powerFlags: [], ownFlags: [] } : names;
}
function startsBy(names) {
    return new ScriptResults((script, variables) => (0,programs/* startsOf */.jb)(script, variables, names));
}


/***/ }),

/***/ 91806:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ serverAuthority),
/* harmony export */   j: () => (/* binding */ hookAuthority)
/* harmony export */ });
/* harmony import */ var _model_capability_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(95885);
/* harmony import */ var _parsers_node_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(70536);
/* harmony import */ var _hooks_and_servers_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(24754);
/* harmony import */ var _model_hook_events_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(79308);
/* harmony import */ var _index_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9009);






const hookPowers = [
    ...["command", "exec", "bash", "powershell", "windows", "linux", "osx"].map((key) => [key, "execute"]),
    ["url", "network"],
    ["tool", "external"],
];
function powersOf(hook) {
    const isCommand = (0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_4__/* .textOf */ .b6)((0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_4__/* .valueOf */ .RP)(hook, "type")) === "command";
    return (0,_model_capability_js__WEBPACK_IMPORTED_MODULE_0__/* .inOrder */ .al)([
        ...(isCommand ? ["execute"] : []),
        ...hookPowers.flatMap(([key, power]) => ((0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_4__/* .valueOf */ .RP)(hook, key) ? [power] : [])),
    ]);
}
function hookAuthority(hooks, source, because, host) {
    return (0,_hooks_and_servers_js__WEBPACK_IMPORTED_MODULE_1__/* .hookTables */ .xf)(hooks, source).map(({ hook: { name, value, isLine, content = value, at }, table }) => {
        const may = powersOf(table);
        return {
            setting: name === "" ? "hooks" : `hooks.${name}`,
            value,
            effect: "widens",
            because,
            content,
            isGuard: (0,_model_hook_events_js__WEBPACK_IMPORTED_MODULE_2__/* .mayRefuse */ .q)(name, host),
            ...(may.length > 0 ? { may } : {}),
            ...(may.includes("execute") ? { names: (0,_index_js__WEBPACK_IMPORTED_MODULE_3__/* .commandTexts */ .Ot)(table) } : {}),
            ...(isLine ? { line: { event: name, text: value } } : {}),
            at,
        };
    });
}
function serverAuthority(servers, source, whose) {
    return (0,_parsers_node_js__WEBPACK_IMPORTED_MODULE_4__/* .tableEntries */ .zH)(servers).flatMap(({ name = "", value: config }) => (0,_hooks_and_servers_js__WEBPACK_IMPORTED_MODULE_1__/* .serverOf */ .FN)(name, config, source).map((server) => {
        const { kind, at } = server;
        const starts = kind === "command";
        return {
            setting: "server",
            value: name,
            effect: "widens",
            because: starts
                ? `starts a command whose tools ${whose} may call`
                : `connects to an address whose tools ${whose} may call`,
            content: (0,_index_js__WEBPACK_IMPORTED_MODULE_3__/* .contentOf */ .$E)(config, source),
            ...(kind === "reference" ? {} : { server }),
            may: [starts ? "execute" : "network", "external"],
            ...(starts ? { names: (0,_index_js__WEBPACK_IMPORTED_MODULE_3__/* .commandTexts */ .Ot)(config) } : {}),
            at,
        };
    }));
}


/***/ }),

/***/ 50717:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ wordsOf),
/* harmony export */   c: () => (/* binding */ lineOf)
/* harmony export */ });
function lineOf(words) {
    return words.map(quoted).join(" ");
}
function wordsOf(line) {
    return [...line.matchAll(/"((?:[^"\\]|\\[^])*)"|'([^']*)'|(\S+)/g)].map(([, a, b, c]) => a?.replace(/\\(["\\])/g, "$1") ?? b ?? c ?? "");
}
function quoted(word) {
    if (word !== "" && !/[\s"']/.test(word))
        return word;
    return word.includes("'") ? `"${word.replace(/["\\]/g, "\\$&")}"` : `'${word}'`;
}


/***/ })

};
;